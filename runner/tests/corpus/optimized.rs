//! Optimization of every kernel: for each target, its program in the interpreter gives the results
//! of the unoptimized one. Bit for bit, unless its job requests fast math; where floats are summed,
//! the form for a target may change the order of a sum.

use std::path::Path;

use libtest_mimic::{Failed, Trial};
use optimize::{Report, Semantics, Target, choose_forms_with};
use stablehlo::{Func, Literal, Op, eval};

use crate::parts::{case, dealt, same};

pub fn trials() -> Vec<Trial> {
    dealt(
        "optimized",
        means_the_same,
        |tried, compared: Vec<usize>| {
            let compared: usize = compared.into_iter().sum();
            let few = tried < 60 || compared < 2 * tried;
            few.then(|| format!("{compared} of {tried} kernels' forms, bit for bit"))
        },
    )
}

/// Returns how many of its programs are compared bit for bit.
fn means_the_same(_: usize, job: &Path, kernels: &Path) -> Result<usize, Failed> {
    let case = case(job, kernels)?;
    let exact = case.allow.fast_math.is_empty();
    let expected = eval(&case.raised, &case.inputs).map_err(|error| error.to_string())?;
    let meaning = match exact {
        true => Semantics::BitExact,
        false => Semantics::FastMath,
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

/// Returns whether an op combines floats in a device-specific order.
fn sums(func: &Func) -> bool {
    let is_float = |value| func.tensor(value).element.is_float();
    func.values().any(|value| match func.op(value) {
        Op::Reduce { combiner, .. } => combiner.rounds(func.tensor(value).element),
        Op::DotGeneral { .. } | Op::Convolution { .. } => is_float(value),
        Op::While { cond, body, .. } => sums(cond) || sums(body),
        Op::Case { branches, .. } => branches.iter().any(sums),
        Op::Call { callee, .. } => sums(callee),
        _ => false,
    })
}
