//! Explanations of programs with known costs.

use optimize::explain::{Explanation, explain};
use optimize::{
    Allow, Decision, Report, Semantics, Target, choose_forms, choose_forms_with, simplify_with,
};
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

/// A loop over steps with `by` steps per iteration, which does not start an iteration beyond the
/// limit. `carried` begins with the number of steps done and the limit.
fn stepped(
    func: &mut Func,
    carried: &[Value],
    by: i64,
    step: impl Fn(&mut Func, &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
    for value in carried {
        cond.parameter(func.tensor(*value).clone());
        body.parameter(func.tensor(*value).clone());
    }
    let [done, limit, ..] = *cond.parameters() else {
        panic!()
    };
    let more = cond.scalar(ElementType::I64, Scalar::Int(by));
    let then = cond.binary(BinaryOp::Add, done, more);
    cond.results = vec![cond.compare(Direction::Le, then, limit)];
    let parameters = body.parameters().to_vec();
    let more = body.scalar(ElementType::I64, Scalar::Int(by));
    let next = body.binary(BinaryOp::Add, parameters[0], more);
    let mut state = parameters[2..].to_vec();
    for _ in 0..by {
        state = step(&mut body, &state);
    }
    body.results = [&[next, parameters[1]], &state[..]].concat();
    func.while_loop(carried, cond, body)
}

fn explained(func: &Func) -> Explanation {
    explained_for(func, 1)
}

/// The explanation for `steps` steps of the time loop.
fn explained_for(func: &Func, steps: u64) -> Explanation {
    let (simple, report) = simplify_with(func, &Allow::default());
    let mut report = report;
    let forms = choose_forms_with(&simple, Target::Cpu, Semantics::BitExact, &mut report);
    explain(func, &forms, &report, "kernel", Target::Cpu, steps)
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
    let step = |body: &mut Func, state: &[Value]| vec![twice_and_square(body, state[0])];
    func.results = vec![stepped(&mut func, &[zero, steps, x], 2, step)[2]];

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

    let before = explain(&func, &func, &Report::default(), "kernel", Target::Cuda, 1).before;
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
            assert_eq!(
                (fired.reason, fired.semantics),
                (pass.reason, pass.semantics)
            );
        }
    }
    let dead = explained(&(optimize::program::all()
        .next()
        .expect("there are some")
        .example)(5));
    let is_pass = |name: &str| optimize::program::all().any(|pass| pass.name == name);
    assert!(dead.fired.iter().any(|fired| is_pass(fired.rule)));
}

#[test]
fn a_periodic_stencil_reads_an_array_and_writes_one() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F32, [96, 160]));
    let mut sum = x;
    for (dimension, amount) in [(0, 1), (0, 95), (1, 1), (1, 159)] {
        let beside = func.rotate(x, dimension, amount);
        sum = func.binary(BinaryOp::Add, sum, beside);
    }
    func.results = vec![sum];
    let (simple, report) = simplify_with(&func, &Allow::default());
    let forms = choose_forms(&simple, Target::Cpu);
    // The interior is passed as flat lines, and edges are written into it.
    let [is_flat, is_put_together] = ["stablehlo.reshape\"(%arg0)", "dynamic_update_slice"]
        .map(|op| forms.to_string().contains(op));
    assert!(is_flat && is_put_together, "{forms}");
    let after = explain(&func, &forms, &report, "kernel", Target::Cpu, 1).after;
    let names: Vec<&str> = after.step.iter().map(|part| part.name.as_str()).collect();
    assert_eq!(names, ["stage_1"]);
    let bytes = (4 * 96 * 160) as f64;
    let whole = after.whole();
    assert_eq!((whole.bytes_read, whole.bytes_written), (bytes, bytes));
}

/// The bytes that are read and written.
fn moved(func: &Func) -> [f64; 2] {
    let after = explain(func, func, &Report::default(), "kernel", Target::Cpu, 1).after;
    [after.whole().bytes_read, after.whole().bytes_written]
}

#[test]
fn a_reshape_moves_nothing() {
    let mut stage = Func::new("stage");
    let flat = stage.parameter(TensorType::new(ElementType::F32, [N * N]));
    let square = stage.reshape(flat, &[N, N]);
    let part = stage.slice(square, &[0, 0], &[7, N], &[1, 1]);
    let part = stage.unary(stablehlo::UnaryOp::Negate, part);
    stage.results = vec![stage.reshape(part, &[7 * N])];
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F32, [N, N]));
    let flat = func.reshape(x, &[N * N]);
    let part = func.call(stage, &[flat])[0];
    func.results = vec![func.reshape(part, &[7, N])];
    assert_eq!(moved(&func), [(4 * 7 * N) as f64; 2]);

    let kept = func.optimization_barrier(&[x, part]);
    let part = func.reshape(kept[1], &[7, N]);
    func.results = vec![part, kept[0]];
    assert_eq!(moved(&func), [(4 * 7 * N) as f64; 2]);
}

#[test]
fn an_update_writes_its_part_where_the_array_is_stored() {
    let ty = TensorType::new(ElementType::F32, [N]);
    // Two updates, of 30 and of 40 elements, of an array that `base` makes from a parameter.
    let updated = |base: fn(&mut Func, Value) -> Value| {
        let mut func = Func::new("main");
        let x = func.parameter(ty.clone());
        let parts = [30, 40].map(|n| func.parameter(TensorType::new(ElementType::F32, [n])));
        let zero = func.scalar(ElementType::I64, Scalar::Int(0));
        let mut whole = base(&mut func, x);
        for part in parts {
            whole = func.dynamic_update_slice(whole, part, &[zero]);
        }
        func.results = vec![whole];
        moved(&func)
    };
    let all = (4 * N) as f64;
    assert_eq!(updated(|_, x| x), [280.0, 280.0]);
    let computed = updated(|func, x| func.binary(BinaryOp::Add, x, x));
    assert_eq!(computed, [all + 280.0, all]);
    let constant = |func: &mut Func, x: Value| {
        let ty = func.tensor(x).clone();
        func.splat(ty, Scalar::Float(0.0))
    };
    assert_eq!(updated(constant), [280.0, all]);
}

const LEVELS: usize = 50;
const COLUMNS: usize = 100_000;

/// A recurrence down each column of `y`: the value above times `x`, plus `y`.
fn solve(outer: &mut Func, x: Value, y: Value) -> Value {
    let mut kernel = Func::new("solve");
    let [x_in, y_in] = [x, y].map(|v| kernel.parameter(outer.tensor(v).clone()));
    let (mut cond, mut level) = (Func::new("more"), Func::new("level"));
    let zero = kernel.scalar(ElementType::I64, Scalar::Int(0));
    let row = TensorType::new(ElementType::F32, [COLUMNS]);
    let ones = kernel.splat(row, Scalar::Float(1.0));
    let inits = [zero, ones, x_in, y_in];
    for init in inits {
        cond.parameter(kernel.tensor(init).clone());
        level.parameter(kernel.tensor(init).clone());
    }
    let end = cond.scalar(ElementType::I64, Scalar::Int(LEVELS as i64));
    let k = cond.parameters()[0];
    cond.results = vec![cond.compare(Direction::Lt, k, end)];
    let [k, above, xs, ys] = *level.parameters() else {
        panic!()
    };
    let zero = level.scalar(ElementType::I64, Scalar::Int(0));
    let one = level.scalar(ElementType::I64, Scalar::Int(1));
    let [of_x, of_y] = [xs, ys].map(|v| {
        let at = level.dynamic_slice(v, &[k, zero], &[1, COLUMNS]);
        level.reshape(at, &[COLUMNS])
    });
    let next = level.binary(BinaryOp::Multiply, above, of_x);
    let next = level.binary(BinaryOp::Add, next, of_y);
    let update = level.reshape(next, &[1, COLUMNS]);
    let ys = level.dynamic_update_slice(ys, update, &[k, zero]);
    let k = level.binary(BinaryOp::Add, k, one);
    level.results = vec![k, next, xs, ys];
    kernel.results = vec![kernel.while_loop(&inits, cond, level)[3]];
    outer.call(kernel, &[x, y])[0]
}

#[test]
fn a_step_is_one_also_where_columns_are_taken_in_strips() {
    let mut func = Func::new("main");
    let steps = func.parameter(TensorType::scalar(ElementType::I64));
    let ty = TensorType::new(ElementType::F32, [LEVELS, COLUMNS]);
    let [x, y] = [0, 1].map(|_| func.parameter(ty.clone()));
    let zero = func.scalar(ElementType::I64, Scalar::Int(0));
    let step = |body: &mut Func, state: &[Value]| {
        let [x, y] = *state else { panic!() };
        vec![x, solve(body, x, y)]
    };
    let pairs = stepped(&mut func, &[zero, steps, x, y], 2, step);
    func.results = vec![stepped(&mut func, &pairs, 1, step)[3]];

    let Explanation {
        before,
        after,
        decided,
        ..
    } = explained(&func);
    assert_eq!((before.unrolled, before.in_strips), (Some(2), false));
    assert_eq!((after.unrolled, after.in_strips), (Some(2), true));
    let flops = (2 * LEVELS * COLUMNS) as f64;
    assert_eq!(before.whole().flops, flops);
    assert_eq!(after.whole().flops, flops, "{after:?}");
    let once: f64 = after.once.iter().map(|part| part.cost.flops).sum();
    assert_eq!(once, 0.0);
    // Its arrays are read and written once for all iterations, of two steps each.
    let bytes = |steps: u64| {
        let whole = explained_for(&func, steps).after.whole();
        assert_eq!(whole.flops, flops);
        whole.bytes_read + whole.bytes_written
    };
    let each = bytes(2);
    for (steps, turns) in [(0, 1.0), (1, 1.0), (3, 2.0), (10, 5.0)] {
        assert!(
            (bytes(steps) * turns / each - 1.0).abs() < 1e-12,
            "{steps} steps"
        );
    }
    // For each of the two loops over steps, a loop over full strips and one call for the remaining
    // columns.
    assert_eq!(times(&decided, "columns-in-strips"), 4, "{decided:?}");
}

fn times(decided: &[Decision], name: &str) -> usize {
    let known = decided.iter().find(|decision| decision.name == name);
    known.map_or(0, |decision| decision.times)
}

#[test]
fn what_was_decided_for_a_target_is_said() {
    let mut func = Func::new("main");
    let steps = func.parameter(TensorType::scalar(ElementType::I64));
    let x = func.parameter(TensorType::new(ElementType::F32, [96, 160]));
    let zero = func.scalar(ElementType::I64, Scalar::Int(0));
    let step = |body: &mut Func, state: &[Value]| {
        let shifted = [(0, 1), (1, 1)].map(|(d, by)| body.rotate(state[0], d, by));
        vec![body.binary(BinaryOp::Multiply, shifted[0], shifted[1])]
    };
    func.results = vec![stepped(&mut func, &[zero, steps, x], 1, step)[2]];
    let decided = explained(&func).decided;
    let all = ["stage", "two-steps", "form-of-shift"].map(|name| times(&decided, name));
    assert_eq!(all, [1, 1, 2], "{decided:?}");
    assert_eq!(decided.len(), 3, "{decided:?}");

    let mut product = Func::new("main");
    let [a, b] = [0, 1].map(|_| product.parameter(TensorType::new(ElementType::F64, [256, 256])));
    product.results = vec![product.dot_general(a, b, (&[], &[]), (&[1], &[0]))];
    let decided = explained(&product).decided;
    assert_eq!(times(&decided, "product-in-blocks"), 1, "{decided:?}");
}
