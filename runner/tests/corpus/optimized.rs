//! Every kernel optimized: its program gives in the interpreter what it gave before, for each target. Bit for bit, if its job asks for no
//! fast math; where floats are summed, the form of a target may sum them in another order.

use std::panic::{AssertUnwindSafe, catch_unwind};

use libtest_mimic::Trial;
use optimize::{Meaning, Report, Target, choose_forms_with};
use stablehlo::{Combiner, Func, Literal, Op, eval};

use crate::files::file_name;
use crate::parts::{Case, case, kernels, same};

/// The kernels are dealt to so many trials, which run at once.
const TRIALS: usize = 4;

pub fn trials() -> Vec<Trial> {
    let trial = |nth: usize| {
        Trial::test(format!("optimized::{} of {TRIALS}", nth + 1), move || {
            let mut wrong = Vec::new();
            let (mut tried, mut compared) = (0, 0);
            for (job, file) in kernels().into_iter().skip(nth).step_by(TRIALS) {
                tried += 1;
                let both = || -> Result<usize, String> {
                    means_the_same(&case(&job, &file).map_err(|error| format!("{error:?}"))?)
                };
                match catch_unwind(AssertUnwindSafe(both)) {
                    Ok(Ok(bits)) => compared += bits,
                    Ok(Err(fault)) => wrong.push(format!("{}: {fault}", file_name(&file))),
                    Err(_) => wrong.push(format!("{}: a panic", file_name(&file))),
                }
            }
            if tried < 60 || compared < 2 * tried {
                wrong.push(format!("{compared} of {tried} kernels' forms, bit for bit"));
            }
            match wrong.is_empty() {
                true => Ok(()),
                false => Err(wrong.join("\n").into()),
            }
        })
    };
    (0..TRIALS).map(trial).collect()
}

/// How many of its programs were compared bit for bit.
fn means_the_same(case: &Case) -> Result<usize, String> {
    let exact = case.allow.fast_math.is_empty();
    let expected = eval(&case.raised, &case.inputs).map_err(|error| error.to_string())?;
    let meaning = match exact {
        true => Meaning::Exact,
        false => Meaning::Relaxed,
    };
    let form = |target| choose_forms_with(&case.func, target, meaning, &mut Report::default());
    let targets = [Target::Cpu, Target::Cuda, Target::Tpu];
    let forms = targets.map(|target| (format!("for {target:?}"), form(target)));
    let mut compared = 0;
    for (name, func) in [("simplified".to_owned(), case.func.clone())]
        .into_iter()
        .chain(forms)
    {
        func.verify().map_err(|error| format!("{name}: {error}"))?;
        let near = !exact || name != "simplified" && sums(&func);
        let got = eval(&func, &case.inputs).map_err(|error| format!("{name}: {error}"))?;
        compare(&expected, &got, near).map_err(|fault| format!("{name}: {fault}\n{func}"))?;
        compared += usize::from(!near);
    }
    Ok(compared)
}

fn compare(expected: &[Literal], got: &[Literal], near: bool) -> Result<(), String> {
    for (nth, (expected, got)) in expected.iter().zip(got).enumerate() {
        if let Some(at) = (0..expected.count()).find(|at| !same(expected, got, *at, near)) {
            let (was, is) = (expected.get(at), got.get(at));
            return Err(format!(
                "element {at} of result {nth} is {is:?} and not {was:?}"
            ));
        }
    }
    Ok(())
}

/// Whether floats are put together by an op, whose order is the device's.
fn sums(func: &Func) -> bool {
    let is_float = |value| func.tensor(value).element.is_float();
    func.values().any(|value| match func.op(value) {
        Op::Reduce { combiner, .. } => {
            matches!(combiner, Combiner::Add | Combiner::Mul) && is_float(value)
        }
        Op::DotGeneral { .. } | Op::Convolution { .. } => is_float(value),
        Op::While { cond, body, .. } => sums(cond) || sums(body),
        Op::Case { branches, .. } => branches.iter().any(sums),
        Op::Call { callee, .. } => sums(callee),
        _ => false,
    })
}
