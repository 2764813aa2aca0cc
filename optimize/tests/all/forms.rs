//! For each form, results have the same bits, and no rotate remains.

use optimize::{Target, choose_forms, inline, simplify, simplify_by};
use proptest::prelude::*;
use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Literal, Op, Scalar, TensorType, UnaryOp,
    Value, eval,
};
use testkit::generate::{self, Choices};

use crate::awkward;
use crate::stencil_programs;

const TARGETS: [Target; 3] = [Target::Cpu, Target::Cuda, Target::Tpu];

fn has_own(func: &Func) -> bool {
    func.values().any(|v| match func.op(v) {
        op if op.name().starts_with("reactant.") => true,
        Op::While { cond, body, .. } => has_own(cond) || has_own(body),
        Op::Case { branches, .. } => branches.iter().any(has_own),
        Op::Call { callee, .. } => has_own(callee),
        _ => false,
    })
}

fn inputs(func: &Func, seed: i64) -> Vec<Literal> {
    let params = func.params().iter().map(|p| &p.ty).enumerate();
    let input = |(nth, ty): (usize, &TensorType)| {
        let element = |k: usize| ((k as i64 + 3 * nth as i64 + seed) * 7919) % 101 - 50;
        let elements = (0..ty.count()).map(|k| match ty.element.is_float() {
            true => Scalar::Float(element(k) as f64 / 7.0),
            false => Scalar::Int(element(k)),
        });
        Literal::from_scalars(ty.element, ty.shape.clone(), elements)
    };
    params.map(input).collect()
}

/// The same, inlined, without duplicates and dead code.
fn tidy(func: &Func) -> Func {
    simplify_by(&inline(func), []).0
}

/// Checks all targets, and returns the CPU's form.
fn check(func: &Func) -> Func {
    let inputs = inputs(func, 5);
    let expected = eval(func, &inputs).unwrap();
    for target in TARGETS {
        let after = choose_forms(func, target);
        assert_eq!(after.verify(), Ok(()), "{target:?}\n{after}");
        assert!(!has_own(&after), "{target:?}\n{after}");
        assert_eq!(
            eval(&after, &inputs).unwrap(),
            expected,
            "{target:?}\n{func}\n{after}"
        );
        assert_eq!(choose_forms(func, target), after, "the same twice");
    }
    choose_forms(func, Target::Cpu)
}

/// Counts the ops of that name, those of callees once for each call.
fn count(func: &Func, name: &str) -> usize {
    let of = |v: Value| match func.op(v) {
        Op::Call { callee, .. } => count(callee, name),
        op => usize::from(op.name() == format!("stablehlo.{name}")),
    };
    func.values().map(of).sum()
}

fn at(func: &mut Func, x: Value, offsets: &[i64]) -> Value {
    let axes = offsets.iter().enumerate();
    axes.fold(x, |x, (axis, by)| func.rotate(x, axis, *by))
}

fn five_points(element: ElementType, shape: &[usize]) -> Func {
    let mut f = Func::new("main");
    let ty = TensorType::new(element, shape);
    let x = f.parameter(ty.clone());
    let around = [[-1, 0], [1, 0], [0, -1], [0, 1]].map(|by| at(&mut f, x, &by));
    let sum = around
        .into_iter()
        .reduce(|a, b| f.binary(BinaryOp::Add, a, b))
        .unwrap();
    let weight = f.splat(ty, Scalar::Float(0.25));
    f.results = vec![f.binary(BinaryOp::Multiply, weight, sum)];
    f
}

#[test]
fn five_points_are_one_box_and_four_strips() {
    let after = tidy(&check(&five_points(ElementType::F32, &[64, 48])));
    insta::assert_snapshot!(after);
}

#[test]
fn a_plane_is_flattened_behind_its_arithmetic() {
    let shape = [12, 16];
    let mut f = Func::new("main");
    let u = f.parameter(TensorType::new(ElementType::F32, shape));
    let data = f.parameter(TensorType::new(ElementType::F32, [12 * 16]));
    let scale = f.parameter(TensorType::scalar(ElementType::F32));
    let [east, south] = [[0, 1], [1, 0]].map(|by| at(&mut f, u, &by));
    let [here, east, south] = [u, east, south].map(|x| f.reshape(x, &[12 * 16]));
    let product = f.binary(BinaryOp::Multiply, east, south);
    let wide = f.broadcast_in_dim(scale, &[12 * 16], &[]);
    let scaled = f.binary(BinaryOp::Divide, product, wide);
    let sum = f.binary(BinaryOp::Add, scaled, here);
    let off = f.binary(BinaryOp::Subtract, sum, data);
    let again = f.reshape(off, &shape);
    let zero = f.scalar(ElementType::F32, Scalar::Int(0));
    let total = f.reduce(off, zero, &[0], Combiner::Max);
    f.results = vec![again, total];
    let after = check(&f).to_string();
    let flat = after
        .lines()
        .filter(|line| line.contains("multiply") || line.contains("divide"));
    assert!(
        flat.clone().count() > 0 && flat.into_iter().all(|l| !l.contains("192xf32")),
        "{after}"
    );
}

/// The sum of the neighbours; beyond the ends are the last elements again, or zeros.
fn five_points_inside(shape: [usize; 2], zeros: bool) -> Func {
    let mut f = Func::new("main");
    let ty = TensorType::new(ElementType::F32, shape);
    let x = f.parameter(ty);
    let mut sum = x;
    for axis in 0..2 {
        let (mut start, mut limit) = ([0; 2], shape);
        let mut cut = |f: &mut Func, from: usize, to: usize| {
            (start[axis], limit[axis]) = (from, to);
            f.slice(x, &start, &limit, &[1, 1])
        };
        let n = shape[axis];
        let (mut first, mut last) = (cut(&mut f, 0, 1), cut(&mut f, n - 1, n));
        let (front, back) = (cut(&mut f, 0, n - 1), cut(&mut f, 1, n));
        if zeros {
            let ty = f.tensor(first).clone();
            first = f.splat(ty, Scalar::Int(0));
            last = first;
        }
        for row in [[first, front], [back, last]] {
            let view = f.concatenate(&row, axis);
            sum = f.binary(BinaryOp::Add, sum, view);
        }
    }
    let root = f.unary(UnaryOp::Tanh, sum);
    f.results = vec![root];
    f
}

#[test]
fn edges_are_strips_too() {
    for zeros in [false, true] {
        for shape in [[1, 1], [2, 3], [7, 4], [8, 9], [40, 30]] {
            let before = five_points_inside(shape, zeros);
            check(&before);
            check(&simplify(&before));
        }
        let after = check(&five_points_inside([40, 30], zeros));
        let strips = if zeros { 0 } else { 4 }; // XLA pads with zeros
        assert_eq!(count(&after, "dynamic_update_slice"), strips, "{after}");
        if zeros {
            continue;
        }
        let callee = after.values().find_map(|v| match after.op(v) {
            Op::Call { callee, .. } => Some(callee.clone()),
            _ => None,
        });
        let callee = callee.expect("a stage");
        let joined = callee.values().filter(|v| {
            matches!(callee.op(*v), Op::Concatenate { .. }) && callee.tensor(*v).count() > 40
        });
        assert_eq!(joined.count(), 0, "{callee}");
    }
}

#[test]
fn any_size_and_type() {
    use ElementType::*;
    for element in [F32, F64, I32, BF16, U8] {
        for rows in [0, 1, 2, 3, 4, 7] {
            for columns in [1, 2, 3, 5, 16] {
                check(&five_points(element, &[rows, columns]));
            }
        }
    }
}

#[test]
fn corners_are_read_by_strips_too() {
    let mut f = Func::new("main");
    let x = f.parameter(TensorType::new(ElementType::F64, [9, 11]));
    let mut sum = x;
    for row in -1..=1 {
        for column in -1..=1 {
            let view = at(&mut f, x, &[row, column]);
            let view = f.unary(UnaryOp::Sine, view);
            sum = f.binary(BinaryOp::Subtract, sum, view);
        }
    }
    f.results = vec![sum];
    let after = check(&f);
    assert_eq!(count(&after, "dynamic_update_slice"), 4);
}

#[test]
fn outputs_that_share_work_have_the_same_boxes() {
    let mut f = Func::new("main");
    let x = f.parameter(TensorType::new(ElementType::F32, [20, 20]));
    let [east, west] = [[0, 1], [0, -1]].map(|by| at(&mut f, x, &by));
    let flux = f.binary(BinaryOp::Subtract, east, x);
    let other = f.binary(BinaryOp::Multiply, flux, west);
    let twice = f.binary(BinaryOp::Add, flux, flux);
    f.results = vec![other, twice];
    let after = check(&f);
    assert_eq!(
        count(&after, "subtract"),
        5,
        "the interior, of whole lines but the first and last, and four strips, once each"
    );
}

#[test]
fn shifts_of_shifts_add_up() {
    let mut f = Func::new("main");
    let x = f.parameter(TensorType::new(ElementType::I32, [17, 5]));
    let there = at(&mut f, x, &[3, 1]);
    let back = at(&mut f, there, &[-3, -1]);
    let far = at(&mut f, there, &[1, 1]);
    let sum = f.binary(BinaryOp::Add, back, far);
    f.results = vec![sum];
    check(&f);
}

#[test]
fn a_stencil_of_a_stencil_reads_the_first_one_whole() {
    let mut f = Func::new("main");
    let x = f.parameter(TensorType::new(ElementType::F32, [32, 32]));
    let mut y = x;
    for _ in 0..2 {
        let around = [[-1, 0], [1, 0], [0, -1], [0, 1]].map(|by| at(&mut f, y, &by));
        y = around
            .into_iter()
            .reduce(|a, b| f.binary(BinaryOp::Add, a, b))
            .unwrap();
    }
    f.results = vec![y];
    let after = check(&f);
    assert_eq!(count(&after, "pad"), 2);
    assert_eq!(count(&after, "add"), 2 * 5 * 3);
}

#[test]
fn any_amount_wraps() {
    for size in [1, 2, 3, 5, 8, 13] {
        for amount in [
            -29,
            -13,
            -8,
            -4,
            -1,
            0,
            1,
            2,
            4,
            6,
            13,
            31,
            i64::MAX,
            i64::MIN,
        ] {
            let mut f = Func::new("main");
            let x = f.parameter(TensorType::new(ElementType::F32, [2, size]));
            let y = f.rotate(x, 1, amount);
            let z = f.rotate(y, 1, 2);
            let sum = f.binary(BinaryOp::Subtract, x, y);
            f.results = vec![sum, z];
            check(&f);
        }
    }
}

#[test]
fn a_guarded_stencil_is_chosen_by_mask() {
    let mut f = Func::new("main");
    let ty = TensorType::new(ElementType::F32, [12, 12]);
    let (x, old) = (f.parameter(ty.clone()), f.parameter(ty));
    let ones = [1, 1];
    let [west, east, here] =
        [(0, 10), (2, 12), (1, 11)].map(|(from, to)| f.slice(x, &[1, from], &[11, to], &ones));
    let before = f.slice(old, &[1, 1], &[11, 11], &ones);
    let sum = [east, here, before]
        .into_iter()
        .fold(west, |a, b| f.binary(BinaryOp::Add, a, b));
    let one = f.scalar(ElementType::I32, Scalar::Int(1));
    f.results = vec![f.dynamic_update_slice(old, sum, &[one, one])];
    let after = check(&f);
    assert_eq!(count(&after, "dynamic_update_slice"), 0);
    insta::assert_snapshot!(tidy(&after));
}

#[test]
fn what_is_read_by_shifts_is_updated_in_place() {
    let mut f = Func::new("main");
    let x = f.parameter(TensorType::new(ElementType::F32, [12]));
    let [west, east] = [(0, 10), (2, 12)].map(|(from, to)| f.slice(x, &[from], &[to], &[1]));
    let sum = f.binary(BinaryOp::Add, west, east);
    let one = f.scalar(ElementType::I32, Scalar::Int(9));
    f.results = vec![f.dynamic_update_slice(x, sum, &[one])];
    assert_eq!(count(&check(&f), "dynamic_update_slice"), 1);
}

#[test]
fn bodies_of_loops_too() {
    let counter = TensorType::scalar(ElementType::I32);
    let ty = TensorType::new(ElementType::F32, [10, 10]);
    let mut cond = Func::new("cond");
    let i = cond.parameter(counter.clone());
    cond.parameter(ty.clone());
    let three = cond.scalar(ElementType::I32, Scalar::Int(3));
    cond.results = vec![cond.compare(Direction::Lt, i, three)];
    let mut body = Func::new("body");
    let (i, x) = (body.parameter(counter.clone()), body.parameter(ty.clone()));
    let one = body.scalar(ElementType::I32, Scalar::Int(1));
    let east = at(&mut body, x, &[1, 1]);
    let half = body.splat(ty.clone(), Scalar::Float(0.5));
    let scaled = body.binary(BinaryOp::Multiply, east, half);
    body.results = vec![
        body.binary(BinaryOp::Add, i, one),
        body.binary(BinaryOp::Add, scaled, x),
    ];
    let mut f = Func::new("main");
    let x = f.parameter(ty);
    let zero = f.scalar(ElementType::I32, Scalar::Int(0));
    let carried = f.while_loop(&[zero, x], cond, body);
    f.results = vec![at(&mut f, carried[1], &[0, -2])];
    check(&f);
}

#[test]
fn what_costs_little_and_is_shifted_once_is_computed_again() {
    let mut f = Func::new("main");
    let x = f.parameter(TensorType::new(ElementType::F32, [10, 12]));
    let west = at(&mut f, x, &[0, -1]);
    let sum = f.binary(BinaryOp::Add, x, west);
    let east = at(&mut f, sum, &[0, 1]);
    f.results = vec![f.binary(BinaryOp::Subtract, east, sum)];
    assert_eq!(count(&check(&f), "pad"), 1);
}

#[test]
fn a_callee_is_written_once() {
    let callee = std::sync::Arc::new(five_points(ElementType::F32, &[10, 10]));
    let mut f = Func::new("main");
    let x = f.parameter(callee.params()[0].ty.clone());
    let y = f.call(callee.clone(), &[x])[0];
    let z = f.call(callee, &[y])[0];
    f.results = vec![z];
    let after = check(&f);
    let callees: Vec<_> = (after.values())
        .filter_map(|v| match after.op(v) {
            Op::Call { callee, .. } => Some(callee.clone()),
            _ => None,
        })
        .collect();
    assert!(std::sync::Arc::ptr_eq(&callees[0], &callees[1]));
    assert_eq!(count(&callees[0], "dynamic_update_slice"), 4);
}

proptest! {
    #![proptest_config(testkit::proptest(256))]

    #[test]
    fn stencils_keep_their_bits(numbers in prop::collection::vec(any::<u32>(), 0..400)) {
        check(&stencil_programs::func(&mut Choices(&numbers), 30));
    }

    #[test]
    fn anything_keeps_its_bits(numbers in prop::collection::vec(any::<u32>(), 0..800)) {
        let mut choices = Choices(&numbers);
        let func = generate::func(&mut choices, 40);
        let inputs: Vec<Literal> = func.params().iter().map(|p| choices.literal(&p.ty)).collect();
        let expected = eval(&func, &inputs);
        for target in TARGETS {
            let after = choose_forms(&func, target);
            prop_assert_eq!(after.verify(), Ok(()));
            match (&expected, &eval(&after, &inputs)) {
                (Ok(expected), Ok(got)) => {
                    prop_assert_eq!(awkward::same(expected, got), Ok(()), "{}", after);
                }
                (expected, got) => prop_assert_eq!(got, expected, "{}", after),
            }
        }
    }
}

/// Steps of a program for a part of a mesh: each sums five slices of the result of the previous
/// step, which is wider.
fn narrowing(steps: usize) -> Func {
    let mut func = Func::new("main");
    let side = 2 * steps + 3;
    let mut x = func.parameter(TensorType::new(ElementType::F32, [side, side]));
    for step in 0..steps {
        let size = side - 2 * (step + 1);
        let mut sum = None;
        for at in [[1, 1], [0, 1], [2, 1], [1, 0], [1, 2]] {
            let limit = at.map(|start| start + size);
            let part = func.slice(x, &at, &limit, &[1, 1]);
            sum = Some(match sum {
                None => part,
                Some(sum) => func.binary(BinaryOp::Add, sum, part),
            });
        }
        x = sum.expect("five");
    }
    func.results = vec![x];
    func
}

#[test]
fn chains_that_read_what_was_computed_at_many_places_do_not_multiply() {
    for target in TARGETS {
        let ops = |steps| choose_forms(&simplify(&narrowing(steps)), target).len();
        // At most this many parts of each step, of ten ops each, and the whole.
        assert!(ops(12) <= 12 * 17 * 10, "{target:?}: {}", ops(12));
        assert!(ops(40) <= 40 * 17 * 10, "{target:?}: {}", ops(40));
    }
    let func = narrowing(6);
    let elements: Vec<f64> = (0..15 * 15).map(|k| f64::from(k * k % 23)).collect();
    let x = Literal::from_f64s(ElementType::F32, vec![15, 15], &elements);
    let expected = eval(&func, std::slice::from_ref(&x)).unwrap();
    for target in TARGETS {
        let written = choose_forms(&simplify(&func), target);
        assert_eq!(eval(&written, std::slice::from_ref(&x)).unwrap(), expected);
    }
}
