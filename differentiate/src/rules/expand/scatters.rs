//! Expansions of scatters that combine updates with the operand.

use stablehlo::{BinaryOp, Combiner, Direction, Func, Op, Scalar, TensorType, Value};

use crate::error::{Result, unsupported};
use crate::rules::places::{Written, counter};

/// Writes each product as a new value of the element.
///
/// - errors: if two updates may have the same position
pub(super) fn product(out: &mut Func, op: &Op, (func, value): (&Func, Value)) -> Result<Value> {
    let Op::Scatter {
        operand,
        indices,
        updates,
        dims,
        indices_are_sorted,
        unique_indices,
        ..
    } = op
    else {
        unreachable!("not a scatter");
    };
    if !unique_indices {
        let why = "several updates may be multiplied with one element";
        return Err(unsupported(func, value, why));
    }
    let written = Written::of(out, op, *indices);
    let before = written.read(out, *operand);
    let product = out.binary(BinaryOp::Multiply, before, *updates);
    let set = Op::Scatter {
        operand: *operand,
        indices: *indices,
        updates: product,
        dims: dims.clone(),
        combiner: Combiner::Set,
        indices_are_sorted: *indices_are_sorted,
        unique_indices: true,
    };
    Ok(out.push(set).expect("a scatter as the one before"))
}

/// Keeps the operand's element if it equals the extremum `best`; otherwise selects the first update
/// that does.
pub(super) fn best(out: &mut Func, op: &Op, best: Value) -> Value {
    let Op::Scatter {
        operand,
        indices,
        updates,
        dims,
        ..
    } = op
    else {
        unreachable!("not a scatter");
    };
    let written = Written::of(out, op, *indices);
    let ty = out.tensor(*operand).clone();
    let of_updates = out.tensor(*updates).clone();
    let stays = out.compare(Direction::Eq, *operand, best);
    // For each element, the first update in row-major order that equals the extremum.
    let count = of_updates.count();
    let counts = counter(count);
    let nth = out.iota(counts, &[count], 0);
    let nth = out.reshape(nth, &of_updates.shape);
    let none = out.splat(of_updates.with_element(counts), Scalar::Int(count as i64));
    let theirs = written.read(out, best);
    let is_best = out.compare(Direction::Eq, *updates, theirs);
    let candidates = out.select(is_best, nth, none);
    let nobody = TensorType::new(counts, ty.shape.as_slice());
    let nobody = out.splat(nobody, Scalar::Int(count as i64));
    let first = out.scatter(nobody, *indices, candidates, dims.clone(), Combiner::Min);
    let first = written.read(out, first);
    let is_it = out.compare(Direction::Eq, nth, first);
    let none = out.splat(of_updates, Scalar::Int(0));
    let only = out.select(is_it, *updates, none);
    let zeros = out.splat(ty, Scalar::Int(0));
    let found = out.scatter(zeros, *indices, only, dims.clone(), Combiner::Add);
    out.select(stays, *operand, found)
}
