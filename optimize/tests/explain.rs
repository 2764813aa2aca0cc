//! What is said of programs whose costs are plain to see.

use optimize::explain::{Explanation, explain};
use optimize::{Allow, Meaning, Report, Target, choose_forms, simplify_with};
use stablehlo::{BinaryOp, Direction, ElementType, Func, Loc, Scalar, TensorType, Value};

const N: usize = 1000;

/// `x + x` in line 7, and its square in line 9, called one after the other.
fn twice_and_square(outer: &mut Func, x: Value) -> Value {
    let ty = outer.tensor(x).clone();
    let mut result = x;
    for (name, line, op) in [
        ("twice", 7, BinaryOp::Add),
        ("square", 9, BinaryOp::Multiply),
    ] {
        let mut kernel = Func::new(name);
        let y = kernel.parameter(ty.clone());
        kernel.set_loc(Loc(line));
        kernel.results = vec![kernel.binary(op, y, y)];
        result = outer.call(kernel, &[result])[0];
    }
    result
}

fn explained(func: &Func) -> Explanation {
    let (simple, report) = simplify_with(func, &Allow::default());
    let forms = choose_forms(&simple, Target::Cpu);
    explain(func, &forms, &report, "kernel", Target::Cpu)
}

#[test]
fn what_passes_between_kernels_is_not_stored_afterwards() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F32, [N]));
    func.results = vec![twice_and_square(&mut func, x)];
    let Explanation { before, after, .. } = explained(&func);

    let names: Vec<&str> = before.step.iter().map(|part| part.name.as_str()).collect();
    assert_eq!(names, ["twice", "square"]);
    let bytes = (4 * N) as f64;
    let (was, is) = (before.whole(), after.whole());
    assert_eq!(
        (was.bytes_read, was.bytes_written),
        (2.0 * bytes, 2.0 * bytes)
    );
    assert_eq!((is.bytes_read, is.bytes_written), (bytes, bytes));
    assert_eq!((was.flops, is.flops), ((2 * N) as f64, (2 * N) as f64));
    assert!(is.seconds < was.seconds);

    let stage = &after.step[0];
    let of: Vec<&str> = stage.kernels.iter().map(String::as_str).collect();
    assert_eq!(of, ["square", "twice"]);
}

#[test]
fn a_step_is_one_even_if_the_loop_does_two_at_once() {
    let mut func = Func::new("main");
    let steps = func.parameter(TensorType::scalar(ElementType::I64));
    let x = func.parameter(TensorType::new(ElementType::F32, [N]));
    let zero = func.scalar(ElementType::I64, Scalar::Int(0));
    let inits = [zero, steps, x];
    let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
    for init in inits {
        cond.parameter(func.tensor(init).clone());
        body.parameter(func.tensor(init).clone());
    }
    let [done, limit, _] = *cond.parameters() else {
        panic!()
    };
    let two = cond.scalar(ElementType::I64, Scalar::Int(2));
    let then = cond.binary(BinaryOp::Add, done, two);
    cond.results = vec![cond.compare(Direction::Le, then, limit)];
    let [done, limit, mut state] = *body.parameters() else {
        panic!()
    };
    let two = body.scalar(ElementType::I64, Scalar::Int(2));
    let next = body.binary(BinaryOp::Add, done, two);
    for _ in 0..2 {
        state = twice_and_square(&mut body, state);
    }
    body.results = vec![next, limit, state];
    func.results = vec![func.while_loop(&inits, cond, body)[2]];

    let Explanation { before, after, .. } = explained(&func);
    assert_eq!((before.unrolled, after.unrolled), (Some(2), Some(2)));
    let runs: Vec<f64> = before.step.iter().map(|part| part.runs).collect();
    assert_eq!(runs, [1.0, 1.0]);
    assert_eq!(before.whole().flops, (2 * N) as f64);
    assert!(before.once.is_empty() && after.once.is_empty());
    assert_eq!(after.whole().flops, (2 * N) as f64);
    assert!(after.whole().seconds < before.whole().seconds);
}

#[test]
fn loops_that_count_to_a_constant_cost_their_turns() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F64, [N]));
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let (mut cond, mut body) = (Func::new("more"), Func::new("turn"));
    for init in [zero, x] {
        cond.parameter(func.tensor(init).clone());
        body.parameter(func.tensor(init).clone());
    }
    let end = cond.scalar(ElementType::I32, Scalar::Int(10));
    let at = cond.parameters()[0];
    cond.results = vec![cond.compare(Direction::Lt, at, end)];
    let [at, state] = *body.parameters() else {
        panic!()
    };
    let one = body.scalar(ElementType::I32, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, at, one);
    let state = body.binary(BinaryOp::Multiply, state, state);
    body.results = vec![next, state];
    func.results = vec![func.while_loop(&[zero, x], cond, body)[1]];

    let before = explain(&func, &func, &Report::default(), "kernel", Target::Cuda).before;
    assert_eq!(before.unrolled, None);
    assert_eq!(before.whole().flops, (10 * N) as f64);
    assert_eq!(before.step[0].kernels.len(), 0);
}

#[test]
fn rules_are_listed_with_their_reasons() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F32, [N]));
    let minus = func.unary(stablehlo::UnaryOp::Negate, x);
    func.results = vec![func.unary(stablehlo::UnaryOp::Negate, minus)];
    let fired = explained(&func).fired;
    assert!(!fired.is_empty());
    assert!(
        fired
            .iter()
            .all(|rule| !rule.reason.is_empty() && rule.times > 0)
    );
}

#[test]
fn passes_are_listed_with_their_own_reasons() {
    for pass in optimize::program::all() {
        let explained = explained(&(pass.example)(5));
        let fired = explained.fired.iter().find(|fired| fired.rule == pass.name);
        if let Some(fired) = fired {
            assert_eq!((fired.reason, fired.meaning), (pass.reason, Meaning::Exact));
        }
    }
    let dead = explained(&(optimize::program::all()
        .next()
        .expect("there are some")
        .example)(5));
    let is_pass = |name: &str| optimize::program::all().any(|pass| pass.name == name);
    assert!(dead.fired.iter().any(|fired| is_pass(fired.rule)));
}
