//! Random programs compute the same bits after simplifying and after choosing forms, and
//! simplifying reaches a fixpoint.
//!
//! `cargo test --release -p optimize --test all random::` tries others if it is run with
//! `REACTANT_TEST_SEED=7 REACTANT_TEST_CASES=20000`. A failing program is reduced to the first
//! wrong value, computed from as few others as possible.

use optimize::{
    Allow, Report, Rule, Semantics, Target, aligned, choose_forms, choose_forms_with, rules,
    simplify_by, simplify_with,
};
use stablehlo::{BinaryOp, ElementType, Func, Literal, Op, Scalar, TensorType, UnaryOp, eval};
use testkit::cut_down::{cut_down, numbers};
use testkit::generate::{self, Choices};
use testkit::programs::{self, Arithmetic};

use crate::awkward::{self, Floats, inputs, same};
use crate::stencil_programs;

fn program(seed: u64) -> Func {
    let numbers = numbers(seed);
    let mut choices = Choices(&numbers);
    match seed % 8 {
        0 | 1 => generate::func(&mut choices, 40),
        2 => stencil_programs::func(&mut choices, 30),
        _ => programs::func(&mut choices, 40, Arithmetic::Any),
    }
}

/// Returns whether a program depends on the bits of a NaN, which are not determined.
fn sees_nans(func: &Func) -> bool {
    func.values().any(|v| match func.op(v) {
        Op::BitcastConvert { operand, .. } => func.tensor(*operand).element.is_float(),
        Op::Sort { order, .. } => order.total,
        Op::While { cond, body, .. } => sees_nans(cond) || sees_nans(body),
        Op::Case { branches, .. } => branches.iter().any(sees_nans),
        Op::Call { callee, .. } => sees_nans(callee),
        _ => false,
    })
}

/// Returns what is wrong with the program, if anything.
fn fault(func: &Func, inputs: &[Literal], forms: bool) -> Option<String> {
    let after = match rest(func, &Allow::default()) {
        Ok(after) => after,
        Err(why) => return Some(why),
    };
    let expected = eval(func, inputs).ok()?;
    let differs = |after: &Func| {
        let got = eval(after, inputs).map_err(|error| error.to_string());
        got.and_then(|got| same(&expected, &got)).err()
    };
    if let Some(why) = differs(&after) {
        return Some(format!("{why}\n{after}"));
    }
    if !forms {
        return None;
    }
    let on = |target| choose_forms(&after, target);
    let written = [
        ("CPU", on(Target::Cpu)),
        ("CUDA", on(Target::Cuda)),
        ("TPU", on(Target::Tpu)),
        ("aligned", aligned(&on(Target::Tpu))),
    ];
    written.iter().find_map(|(name, written)| {
        let broken = written.verify().err().map(|error| error.to_string());
        let why = broken.or_else(|| differs(written))?;
        Some(format!("{name}: {why}\n{written}"))
    })
}

/// Simplifies the program; an error if that reaches no fixpoint, or not the same one each time.
fn rest(func: &Func, allow: &Allow) -> Result<Func, String> {
    let (after, report) = simplify_with(func, allow);
    if !report.gave_up.is_empty() {
        return Err(format!("it does not come to rest: {:?}", report.fired));
    }
    after.verify().map_err(|error| error.to_string())?;
    if simplify_with(func, allow).0 != after {
        return Err("it is not the same twice".into());
    }
    let fast_math = !allow.fast_math.is_empty();
    // Stencils are combined once, between two runs of the rules.
    let may = |rule: &&Rule| rule.semantics == Semantics::BitExact || fast_math;
    let (again, report) = simplify_by(&after, rules::all().filter(may));
    match again == after {
        true => Ok(after),
        false => Err(format!(
            "it is not simple yet\n{after}\n{:?}\n{again}",
            report.fired
        )),
    }
}

#[test]
fn random_programs_keep_their_bits_and_come_to_rest() {
    let mut failures = Vec::new();
    let mut fired = std::collections::BTreeMap::<&str, usize>::new();
    for seed in testkit::seeds(2000) {
        let func = program(seed);
        if sees_nans(&func) {
            continue;
        }
        let inputs = inputs(&func, seed, Floats::Awkward);
        for (name, count) in simplify_with(&func, &Allow::default()).1.fired {
            *fired.entry(name).or_default() += count;
        }
        let forms = seed % 4 == 3;
        let exactly = |func: &Func, inputs: &[Literal]| fault(func, inputs, forms);
        let everywhere = Allow::fast_math_everywhere;
        let loosely = |func: &Func, _: &[Literal]| rest(func, &everywhere(func)).err();
        for fault in [
            &exactly as &dyn Fn(&Func, &[Literal]) -> Option<String>,
            &loosely,
        ] {
            if fault(&func, &inputs).is_some() {
                let (small, why) = cut_down(&func, &inputs, fault);
                failures.push(format!("seed {seed}\n{small}\n{why}"));
            }
        }
        if failures.len() > 4 {
            break;
        }
    }
    println!("{fired:#?}");
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

/// A tree of ops on positive values without cancellation.
fn tree(choices: &mut Choices) -> Func {
    use BinaryOp::{Add, Divide, Maximum, Multiply, Power};
    let ty = TensorType::new(ElementType::F64, [5]);
    let mut func = Func::new("main");
    let scalar = func.parameter(TensorType::scalar(ElementType::F64));
    let mut values = vec![func.parameter(ty.clone()), func.parameter(ty.clone())];
    values.push(func.broadcast_in_dim(scalar, &[5], &[]));
    for _ in 0..10 {
        let x = values[values.len() - 1 - choices.below(values.len().min(3))];
        let y = values[choices.below(values.len())];
        let constants = [2.0, 0.5, 3.0, 1.5, 1.0, 0.3, 4.0];
        let c = func.splat(ty.clone(), Scalar::Float(constants[choices.below(7)]));
        values.push(match choices.below(12) {
            0 => func.unary(UnaryOp::Sqrt, x),
            1 => func.unary(UnaryOp::Rsqrt, x),
            2 => func.unary(UnaryOp::Exp, x),
            3 => func.unary(UnaryOp::Log, x),
            4 => func.binary(Power, x, c),
            5 => func.binary(Add, x, y),
            6 => func.binary(Divide, x, y),
            7 => func.binary(Divide, x, c),
            8 => func.binary(Maximum, x, c),
            9 => func.binary(Multiply, x, c),
            10 => func.binary(Divide, c, x),
            _ => func.binary(Multiply, x, y),
        });
    }
    func.results = values[3..].to_vec();
    func
}

#[test]
fn relaxed_rules_change_no_more_than_rounding() {
    let mut compared = 0;
    let mut fired = std::collections::BTreeMap::<&str, usize>::new();
    for seed in testkit::seeds(2000) {
        let numbers = numbers(seed);
        let mut func = tree(&mut Choices(&numbers));
        let given = inputs(&func, seed, Floats::Tame);
        let positive = |x: &Literal| {
            let magnitudes: Vec<f64> = x.to_f64s().into_iter().map(f64::abs).collect();
            Literal::from_f64s(x.element(), x.shape(), &magnitudes)
        };
        let inputs: Vec<Literal> = given.iter().map(positive).collect();
        let all = eval(&func, &inputs).unwrap();
        // Very large or small values do not test rounding.
        let tame = |x: f64| (1e-3..1e3).contains(&x);
        if !all.iter().all(|x| x.to_f64s().into_iter().all(tame)) {
            continue;
        }
        // A single result, so that intermediate values may be rewritten.
        func.results.drain(..func.results.len() - 1);
        let (after, report) = simplify_with(&func, &Allow::fast_math_everywhere(&func));
        for (name, count) in report.fired {
            *fired.entry(name).or_default() += count;
        }
        let got = eval(&after, &inputs).unwrap();
        let checked = awkward::close(&all[all.len() - 1..], &got, 1e-9);
        assert_eq!(checked, Ok(()), "seed {seed}\n{func}\n{after}");
        let target = [Target::Cpu, Target::Cuda, Target::Tpu][seed as usize % 3];
        let forms = choose_forms_with(&after, target, Semantics::FastMath, &mut Report::default());
        let got = eval(&forms, &inputs).unwrap();
        let checked = awkward::close(&all[all.len() - 1..], &got, 1e-9);
        assert_eq!(checked, Ok(()), "seed {seed}\n{after}\n{forms}");
        compared += 1;
    }
    println!("{compared} programs: {fired:#?}");
    assert!(compared > 0);
}
