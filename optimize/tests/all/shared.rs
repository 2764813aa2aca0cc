//! Shifted copies of an expression are computed once, on the CPU.

use optimize::{Target, choose_forms, simplify};
use stablehlo::{BinaryOp, Direction, ElementType, Func, Scalar, TensorType, UnaryOp, Value};

use crate::same::same_results;

const F64: ElementType = ElementType::F64;

/// Counts an op in the text of all functions.
fn written(func: &Func, op: &str) -> usize {
    let name = format!("\"stablehlo.{op}\"");
    func.to_string().matches(&name).count()
}

fn part(func: &mut Func, x: Value, start: &[usize], size: &[usize]) -> Value {
    let limit: Vec<usize> = start.iter().zip(size).map(|(s, n)| s + n).collect();
    func.slice(x, start, &limit, &vec![1; start.len()])
}

/// A flux between each cell and the previous one in dimension `axis`, with a factor for each row;
/// for cells from `start` on.
fn flux(
    func: &mut Func,
    [x, y]: [Value; 2],
    axis: usize,
    start: [usize; 2],
    size: [usize; 2],
) -> Value {
    let mut before = start;
    before[axis] -= 1;
    let here = part(func, x, &start, &size);
    let there = part(func, x, &before, &size);
    let rows = part(func, y, &start[..1], &size[..1]);
    let rows = func.broadcast_in_dim(rows, &size, &[0]);
    let zero = func.splat(TensorType::new(F64, size), Scalar::Float(0.0));
    let is_on = func.compare(Direction::Gt, rows, zero);
    let from = func.select(is_on, there, here);
    let difference = func.binary(BinaryOp::Subtract, here, there);
    let slope = func.unary(UnaryOp::Exp, difference);
    let product = func.binary(BinaryOp::Multiply, slope, from);
    func.binary(BinaryOp::Multiply, product, rows)
}

fn divergence(shape: [usize; 2], axis: usize, by: usize) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, shape));
    let y = func.parameter(TensorType::new(F64, [shape[0]]));
    let (mut size, mut next) = (shape, [1, 1]);
    size[0] -= 1;
    size[1] -= 1;
    size[axis] -= by;
    let here = flux(&mut func, [x, y], axis, [1, 1], size);
    next[axis] += by;
    let there = flux(&mut func, [x, y], axis, next, size);
    func.results = vec![func.binary(BinaryOp::Subtract, there, here)];
    func
}

#[test]
fn a_flux_is_computed_once_for_both_cells() {
    for shape in [[11, 13], [12, 64], [17, 9]] {
        for axis in [0, 1] {
            let func = divergence(shape, axis, 1);
            let after = choose_forms(&func, Target::Cpu);
            assert_eq!(written(&after, "exponential"), 1, "{after}");
            same_results(&func, &after);
            for target in [Target::Tpu, Target::Cuda] {
                let after = choose_forms(&func, target);
                assert_eq!(written(&after, "exponential"), 2, "{target:?}");
            }
        }
    }
}

/// `x` with the first and last three columns filled with the three columns inside of them,
/// mirrored.
fn mirrored(func: &mut Func, x: Value) -> Value {
    let [rows, columns] = [0, 1].map(|axis| func.shape(x)[axis]);
    let mut filled = x;
    for k in 0..3 {
        for (from, to) in [(3 + k, 2 - k), (columns - 4 - k, columns - 3 + k)] {
            let cells = part(func, x, &[0, from], &[rows, 1]);
            let at = [0, to].map(|at| func.scalar(ElementType::I64, Scalar::Int(at as i64)));
            filled = func.dynamic_update_slice(filled, cells, &at);
        }
    }
    filled
}

#[test]
fn a_flux_is_computed_once_up_to_the_edges_of_a_filled_halo() {
    for [rows, cells] in [[9, 14], [12, 64], [17, 11]] {
        let mut func = Func::new("main");
        let x = func.parameter(TensorType::new(F64, [rows, cells + 6]));
        let filled = mirrored(&mut func, x);
        let [here, there] = [3, 4].map(|first| {
            let [a, b, c, d] = [2, 1, 0, -1].map(|by| {
                part(
                    &mut func,
                    filled,
                    &[0, (first - by) as usize],
                    &[rows, cells],
                )
            });
            let difference = func.binary(BinaryOp::Subtract, b, c);
            let slope = func.unary(UnaryOp::Exp, difference);
            let sum = func.binary(BinaryOp::Add, a, d);
            func.binary(BinaryOp::Multiply, slope, sum)
        });
        let difference = func.binary(BinaryOp::Subtract, there, here);
        // The halo before it was filled.
        let before = part(&mut func, x, &[0, 0], &[rows, cells]);
        func.results = vec![difference, filled, before];
        let simple = simplify(&func);
        assert!(simple.to_string().contains("reactant.extend"), "{simple}");
        let after = choose_forms(&simple, Target::Cpu);
        assert_eq!(written(&after, "exponential"), 1, "{after}");
        same_results(&func, &after);
    }
}

#[test]
fn what_lies_far_apart_is_computed_apart() {
    // Nine of 25 columns each: computing a box around both would be more work.
    let func = divergence([11, 26], 1, 16);
    let after = choose_forms(&func, Target::Cpu);
    assert_eq!(written(&after, "exponential"), 2, "{after}");
    same_results(&func, &after);
}

#[test]
fn parts_that_touch_are_one_box_and_what_is_cheap_is_computed_again() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, [12, 20]));
    let y = func.parameter(TensorType::new(F64, [12]));
    // All rows but the last, and the last one, each at two offsets.
    let mut results = Vec::new();
    for (from, rows) in [(1, 9), (10, 1)] {
        let here = flux(&mut func, [x, y], 1, [from, 1], [rows, 18]);
        let there = flux(&mut func, [x, y], 1, [from, 2], [rows, 18]);
        results.push(func.binary(BinaryOp::Subtract, there, here));
    }
    let more = func.binary(BinaryOp::Add, results[1], results[1]);
    results[1] = more;
    func.results = results;
    let after = choose_forms(&func, Target::Cpu);
    assert_eq!(written(&after, "exponential"), 1, "{after}");
    same_results(&func, &after);

    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, [12, 20]));
    let [here, there] = [1, 2].map(|start| {
        let before = part(&mut func, x, &[0, start - 1], &[12, 18]);
        let here = part(&mut func, x, &[0, start], &[12, 18]);
        func.binary(BinaryOp::Subtract, here, before)
    });
    func.results = vec![func.binary(BinaryOp::Subtract, there, here)];
    let after = choose_forms(&func, Target::Cpu);
    assert_eq!(written(&after, "subtract"), 3, "{after}");
    same_results(&func, &after);
}

#[test]
fn positions_are_seen_from_where_a_box_begins() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, [14, 12]));
    let mut rows = |first: usize| {
        let size = [9, 12];
        let counts = func.iota(ElementType::I32, &size, 0);
        let by = func.splat(
            TensorType::new(ElementType::I32, size),
            Scalar::Int(first as i64),
        );
        let counts = func.binary(BinaryOp::Add, counts, by);
        let counts = func.convert(counts, F64);
        let here = part(&mut func, x, &[first, 0], &size);
        let sum = func.binary(BinaryOp::Add, here, counts);
        let root = func.unary(UnaryOp::Exp, sum);
        func.binary(BinaryOp::Multiply, root, counts)
    };
    let [low, high] = [2, 4].map(&mut rows);
    func.results = vec![func.binary(BinaryOp::Subtract, low, high)];
    let after = choose_forms(&func, Target::Cpu);
    assert_eq!(written(&after, "exponential"), 1, "{after}");
    same_results(&func, &after);
}

#[test]
fn a_plane_that_several_levels_see_is_one_field() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, [7, 6, 20]));
    let plane = func.parameter(TensorType::new(F64, [6, 21]));
    let mut at = |level: usize, column: usize| {
        let here = part(&mut func, x, &[level, 0, column], &[1, 6, 18]);
        let own = part(&mut func, plane, &[0, column + 1], &[6, 18]);
        let own = func.reshape(own, &[1, 6, 18]);
        let sum = func.binary(BinaryOp::Add, here, own);
        func.unary(UnaryOp::Exp, sum)
    };
    // The second level at two offsets, and the last one.
    let [here, there, other] = [(1, 0), (1, 2), (6, 1)].map(|(level, column)| at(level, column));
    let sum = func.binary(BinaryOp::Multiply, here, there);
    func.results = vec![func.binary(BinaryOp::Subtract, sum, other)];
    let after = choose_forms(&func, Target::Cpu);
    assert_eq!(written(&after, "exponential"), 2, "{after}");
    same_results(&func, &after);
}

#[test]
fn nothing_is_nothing() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, [0, 3]));
    let y = func.unary(UnaryOp::Exp, x);
    let [low, high] = [0, 1].map(|start| part(&mut func, y, &[0, start], &[0, 2]));
    func.results = vec![func.binary(BinaryOp::Subtract, low, high)];
    same_results(&func, &choose_forms(&func, Target::Cpu));
}
