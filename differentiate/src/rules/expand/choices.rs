//! Expansions of ops that select one of several elements.

use stablehlo::{BinaryOp, Combiner, Direction, Func, Op, Scalar, Value};

use super::{everywhere, range};
use crate::rules::places::{counter, taken_along};

/// Writes `minimum(maximum(x, low), high)`: where `x` equals a bound, `x` is selected; if
/// `low > high`, the upper bound is.
pub(super) fn clamp(out: &mut Func, (low, x, high): (Value, Value, Value)) -> Value {
    let shape = out.shape(x).to_vec();
    let wide = |out: &mut Func, bound: Value| match out.tensor(bound).rank() == shape.len() {
        true => bound,
        false => everywhere(out, bound, &shape),
    };
    let (low, high) = (wide(out, low), wide(out, high));
    let above = out.compare(Direction::Gt, x, high);
    let below = out.compare(Direction::Lt, x, low);
    let crossed = out.compare(Direction::Gt, low, high);
    let raised_above = out.binary(BinaryOp::And, below, crossed);
    let is_high = out.binary(BinaryOp::Or, above, raised_above);
    let raised = out.select(below, low, x);
    out.select(is_high, high, raised)
}

/// Selects the first element that equals the extremum `best`.
pub(super) fn reduce(out: &mut Func, op: &Op, best: Value) -> Value {
    let Op::Reduce {
        operand,
        init,
        dimensions,
        ..
    } = op
    else {
        unreachable!("not a reduction");
    };
    let ty = out.tensor(*operand).clone();
    let left: Vec<usize> = (0..ty.rank()).filter(|d| !dimensions.contains(d)).collect();
    let sizes: Vec<usize> = (0..ty.rank())
        .filter(|d| dimensions.contains(d))
        .map(|d| ty.shape[d])
        .collect();
    let along: Vec<usize> = (0..ty.rank()).filter(|d| dimensions.contains(d)).collect();
    let count: usize = sizes.iter().product();
    let element = counter(count);
    let places = out.iota(element, &[count], 0);
    let places = out.reshape(places, &sizes);
    let places = out.broadcast_in_dim(places, &ty.shape, &along);
    let none = out.scalar(element, Scalar::Int(count as i64));
    let nowhere = everywhere(out, none, &ty.shape);
    let wide = out.broadcast_in_dim(best, &ty.shape, &left);
    let is_best = out.compare(Direction::Eq, *operand, wide);
    let places_of_best = out.select(is_best, places, nowhere);
    let first = out.reduce(places_of_best, none, dimensions, Combiner::Min);
    let first = out.broadcast_in_dim(first, &ty.shape, &left);
    let is_it = out.compare(Direction::Eq, places, first);
    let zeros = out.splat(ty.clone(), Scalar::Int(0));
    let zero = out.scalar(ty.element, Scalar::Int(0));
    let only = out.select(is_it, *operand, zeros);
    let found = out.reduce(only, zero, dimensions, Combiner::Add);
    let shape = out.shape(best).to_vec();
    let init = everywhere(out, *init, &shape);
    let is_init = out.compare(Direction::Eq, init, best);
    out.select(is_init, init, found)
}

/// Selects, among the elements of each prefix, the first one that equals the extremum `best`.
pub(super) fn scan(out: &mut Func, op: &Op, best: Value) -> Value {
    let Op::Scan {
        operand,
        init,
        dimension,
        combiner,
        reverse,
        exclusive,
    } = op
    else {
        unreachable!("not a scan");
    };
    let ty = out.tensor(*operand).clone();
    if ty.count() == 0 {
        return *operand;
    }
    let size = ty.shape[*dimension];
    // Computed forwards.
    let turned = |out: &mut Func, x: Value| match reverse {
        true => out.reverse(x, &[*dimension]),
        false => x,
    };
    let (x, best) = (turned(out, *operand), turned(out, best));
    let mut slab = ty.shape.clone();
    slab[*dimension] = 1;
    let init = everywhere(out, *init, &slab);
    let before = match exclusive {
        true => best,
        false => {
            let all_but_last = range(out, best, *dimension, 0, size - 1);
            out.concatenate(&[init, all_but_last], *dimension)
        }
    };
    let direction = match combiner {
        Combiner::Max => Direction::Gt,
        _ => Direction::Lt,
    };
    let is_better = out.compare(direction, x, before);
    // Index 0 is `init`, and the elements follow.
    let element = counter(size + 1);
    let places = out.iota(element, &ty.shape, *dimension);
    let of_places = ty.with_element(element);
    let one = out.splat(of_places.clone(), Scalar::Int(1));
    let places = out.binary(BinaryOp::Add, places, one);
    let zeros = out.splat(of_places, Scalar::Int(0));
    let changes = out.select(is_better, places, zeros);
    let zero = out.scalar(element, Scalar::Int(0));
    let last = Op::Scan {
        operand: changes,
        init: zero,
        dimension: *dimension,
        combiner: Combiner::Max,
        reverse: false,
        exclusive: *exclusive,
    };
    let last = out.push(last).expect("a scan as the one before");
    let all = out.concatenate(&[init, x], *dimension);
    let found = taken_along(out, all, last, *dimension);
    turned(out, found)
}

/// Gathers the elements by the permutation, which is obtained by sorting their indices along with
/// them.
pub(super) fn sort(out: &mut Func, op: &Op, results: &[Value]) -> Vec<Value> {
    let Op::Sort {
        operands,
        dimension,
        order,
        is_stable,
    } = op
    else {
        unreachable!("not a sort");
    };
    let shape = out.shape(operands[0]).to_vec();
    let places = out.iota(counter(shape[*dimension]), &shape, *dimension);
    let sort = Op::Sort {
        operands: [operands.as_slice(), &[places]].concat(),
        dimension: *dimension,
        order: *order,
        is_stable: *is_stable,
    };
    let sort = out.push(sort).expect("one more of the same shape");
    let sorted = out.results_of(sort);
    let from = sorted[operands.len()];
    let pairs = operands.iter().zip(results);
    let found = pairs.map(
        |(operand, result)| match out.tensor(*operand).element.is_float() {
            true => taken_along(out, *operand, from, *dimension),
            false => *result,
        },
    );
    found.collect()
}
