//! Extended edges are computed from a halo of a stored array instead, on the CPU.

use stablehlo::{BinaryOp, ElementType, Func, Op, Scalar, TensorType, UnaryOp, Value};

use crate::same;

const INSIDE: usize = 40;
const HALO: usize = 2;

fn staged(func: &Func) -> Func {
    same::staged(func, |x| x / 70.0 + 0.5)
}

/// Returns the number of pads, concatenates and updates.
fn put_together(func: &Func) -> usize {
    let here = |v: Value| match func.op(v) {
        Op::Concatenate { .. } | Op::Pad { .. } | Op::DynamicUpdateSlice { .. } => 1,
        Op::Call { callee, .. } => put_together(callee),
        _ => 0, // other ops
    };
    func.values().map(here).sum()
}

fn slice(func: &mut Func, x: Value, start: [usize; 2], size: [usize; 2]) -> Value {
    let limit = [0, 1].map(|d| start[d] + size[d]);
    func.slice(x, &start, &limit, &[1, 1])
}

fn update(func: &mut Func, x: Value, part: Value, at: [usize; 2]) -> Value {
    let at = at.map(|k| func.scalar(ElementType::I64, Scalar::Int(k as i64)));
    func.dynamic_update_slice(x, part, &at)
}

/// An array whose halo repeats its outermost cells.
fn filled(func: &mut Func, x: Value, inside: usize) -> Value {
    let ends = |k: usize| [(HALO - 1 - k, HALO), (HALO + inside + k, HALO + inside - 1)];
    filled_from(func, x, inside, ends)
}

/// An array with a periodic halo.
fn filled_around(func: &mut Func, x: Value, inside: usize) -> Value {
    let ends = |k: usize| [(k, inside + k), (HALO + inside + k, HALO + k)];
    filled_from(func, x, inside, ends)
}

/// An array whose halo cells are copies of its lines, given the target and source lines at each
/// distance.
fn filled_from(
    func: &mut Func,
    x: Value,
    inside: usize,
    ends: impl Fn(usize) -> [(usize, usize); 2],
) -> Value {
    let all = inside + 2 * HALO;
    let mut x = x;
    for (to, from) in (0..HALO).flat_map(&ends) {
        let row = slice(func, x, [from, 0], [1, all]);
        x = update(func, x, row, [to, 0]);
    }
    for (to, from) in (0..HALO).flat_map(&ends) {
        let column = slice(func, x, [0, from], [all, 1]);
        x = update(func, x, column, [0, to]);
    }
    x
}

/// A quotient computed in the interior of `inside`² cells, extended by `edge`, and the sum of two
/// shifted slices of it; and the array with its halo.
fn edges(inside: usize, edge: [usize; 2], fill: impl Fn(&mut Func, Value) -> Value) -> Func {
    let mut func = Func::new("main");
    let all = inside + 2 * HALO;
    let x = func.parameter(TensorType::new(ElementType::F64, [all, all]));
    let x = fill(&mut func, x);
    let middle = slice(&mut func, x, [HALO, HALO], [inside, inside]);
    let root = func.unary(UnaryOp::Tanh, middle);
    let quotient = func.binary(BinaryOp::Divide, middle, root);
    let rows = func.extend(quotient, 0, edge[0], edge[1]);
    let grown = func.extend(rows, 1, edge[0], edge[1]);
    let size = inside + edge[0] + edge[1];
    let first = slice(&mut func, grown, [0, 0], [size - 1, size]);
    let second = slice(&mut func, grown, [1, 0], [size - 1, size]);
    let sum = func.binary(BinaryOp::Add, first, second);
    func.results = vec![sum, x];
    func
}

#[test]
fn edges_are_computed_from_a_halo() {
    let fill = |func: &mut Func, x| filled(func, x, INSIDE);
    let updates = 4 * HALO;
    for edge in [[1, 1], [0, 1], [1, 0]] {
        let staged = staged(&edges(INSIDE, edge, fill));
        assert_eq!(put_together(&staged), updates, "{edge:?}: {staged}");
    }
}

#[test]
fn edges_that_are_much_of_an_array_stay() {
    let small = 6;
    let fill = |func: &mut Func, x| filled(func, x, small);
    let staged = staged(&edges(small, [1, 1], fill));
    assert!(put_together(&staged) > 4 * HALO, "{staged}");
}

#[test]
fn edges_stay_where_the_halo_is_another() {
    let with = |cell: [usize; 2]| {
        edges(INSIDE, [1, 1], |func, x| {
            let x = filled(func, x, INSIDE);
            let new = func.scalar(ElementType::F64, Scalar::Float(0.25));
            let new = func.broadcast_in_dim(new, &[1, 1], &[]);
            update(func, x, new, cell)
        })
    };
    let updates = 4 * HALO + 1;
    for cell in [[HALO - 1, 5], [5, HALO + INSIDE]] {
        let staged = staged(&with(cell));
        assert!(put_together(&staged) > updates, "{cell:?}: {staged}");
    }
    // Farther out than the cells that are read.
    let staged = staged(&with([0, 5]));
    assert_eq!(put_together(&staged), updates, "{staged}");
}

#[test]
fn edges_stay_where_there_is_no_halo() {
    let staged = staged(&edges(INSIDE, [1, 1], |_, x| x));
    assert!(put_together(&staged) > 0, "{staged}");
}

#[test]
fn what_goes_around_is_computed_from_a_halo() {
    for rows_around in [true, false] {
        let mut func = Func::new("main");
        let all = INSIDE + 2 * HALO;
        let x = func.parameter(TensorType::new(ElementType::F64, [all, all]));
        let x = filled_around(&mut func, x, INSIDE);
        let middle = slice(&mut func, x, [HALO, HALO], [INSIDE, INSIDE]);
        let root = func.unary(UnaryOp::Tanh, middle);
        let quotient = func.binary(BinaryOp::Divide, middle, root);
        let rows = match rows_around {
            true => func.wrap(quotient, 0, 1, 1),
            false => quotient,
        };
        let grown = func.wrap(rows, 1, 1, 1);
        let grown = func.unary(UnaryOp::Negate, grown);
        func.results = vec![grown, x];
        let staged = staged(&func);
        assert_eq!(put_together(&staged), 4 * HALO, "{staged}");
    }
}

#[test]
fn shifts_are_read_from_a_halo() {
    for amount in [-2, -1, 1, 2, 3] {
        let mut func = Func::new("main");
        let all = INSIDE + 2 * HALO;
        let x = func.parameter(TensorType::new(ElementType::F64, [all, all]));
        let x = filled_around(&mut func, x, INSIDE);
        let middle = slice(&mut func, x, [HALO, HALO], [INSIDE, INSIDE]);
        let shifted = func.rotate(middle, 1, amount);
        let shifted = func.rotate(shifted, 0, -1);
        let difference = func.binary(BinaryOp::Subtract, shifted, middle);
        func.results = vec![difference, x];
        let staged = staged(&func);
        // The halo is only this wide.
        let is_held = amount.unsigned_abs() as usize <= HALO;
        let parts = put_together(&staged);
        assert_eq!(parts == 4 * HALO, is_held, "{amount}: {staged}");
    }
}

#[test]
fn what_is_read_twice_is_read_from_what_is_there_first() {
    let mut func = Func::new("main");
    let all = INSIDE + 2 * HALO;
    let x = func.parameter(TensorType::new(ElementType::F64, [all, all]));
    let x = filled(&mut func, x, INSIDE);
    let middle = slice(&mut func, x, [HALO, HALO], [INSIDE, INSIDE]);
    let first = func.unary(UnaryOp::Tanh, middle);
    let first = func.extend(first, 0, 1, 1);
    // A later version has what the second reads, but is not available to the first.
    let new = func.scalar(ElementType::F64, Scalar::Float(0.25));
    let new = func.broadcast_in_dim(new, &[1, 1], &[]);
    let x = update(&mut func, x, new, [0, 5]);
    let other = slice(&mut func, x, [0, 0], [1, all]);
    let second = func.binary(BinaryOp::Divide, middle, middle);
    let second = func.extend(second, 0, 1, 1);
    func.results = vec![first, second, other];
    staged(&func);
}
