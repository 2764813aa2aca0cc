//! Static analysis of integer arrays and masks as functions of the index.
//!
//! An integer array is described as a constant plus one function per dimension ([`Sum`]), a mask as
//! a box or the complement of a box ([`Mask`]). That covers comparisons of iotas with bounds,
//! wrap-around by remainder or select, clamps and reversals. Nothing is known about empty arrays,
//! and about arithmetic that could overflow its type.

mod arithmetic;
mod counts;
mod mask;
mod range;
mod sum;
mod whereabouts;

use stablehlo::{Direction, ElementType, Op, Value};

pub(super) use self::mask::{Interval, Mask};
pub(super) use self::sum::Sum;
use super::piecewise_affine::Runs;
use crate::rewrite::Rewriter;

/// The maximum number of ops that are visited.
const FUEL: u32 = 128;
/// The maximum length of a constant that is analysed.
const LONGEST: usize = 4096;

/// An analysis with a bounded number of ops to visit.
struct PositionAnalysis<'r, 'a> {
    r: &'r Rewriter<'a>,
    fuel: u32,
}

impl PositionAnalysis<'_, '_> {
    fn consume_fuel(&mut self, value: Value) -> Option<()> {
        self.fuel = self.fuel.checked_sub(1)?;
        (!self.r.shape(value).contains(&0)).then_some(())
    }
}

/// Returns the index function of an integer array.
pub(super) fn sum(r: &Rewriter, value: Value) -> Option<Sum> {
    PositionAnalysis { r, fuel: FUEL }.sum(value)
}

/// Returns the box in which a mask holds, or does not.
pub(super) fn mask(r: &Rewriter, value: Value) -> Option<Mask> {
    PositionAnalysis { r, fuel: FUEL }.mask(value)
}

/// Like [`mask()`], for an op that has not been emitted.
pub(super) fn mask_of(r: &Rewriter, op: &Op) -> Option<Mask> {
    PositionAnalysis { r, fuel: FUEL }.mask_of(op)
}

/// Returns the range of the elements of an integer array or a mask; it also bounds values that are
/// not index functions.
pub(super) fn range(r: &Rewriter, value: Value) -> (i128, i128) {
    PositionAnalysis { r, fuel: FUEL }.range(value)
}

/// Returns whether a comparison of integers holds everywhere (`true`) or nowhere (`false`), by
/// index functions or by ranges.
pub(super) fn compared(r: &Rewriter, direction: Direction, lhs: Value, rhs: Value) -> Option<bool> {
    let op = Op::Compare {
        direction,
        lhs,
        rhs,
    };
    if let Some(Mask::All(all)) = mask_of(r, &op) {
        return Some(all);
    }
    let ((low, high), (least, greatest)) = (range(r, lhs), range(r, rhs));
    match direction {
        Direction::Lt if high < least => Some(true),
        Direction::Lt if low >= greatest => Some(false),
        Direction::Le if high <= least => Some(true),
        Direction::Le if low > greatest => Some(false),
        Direction::Gt if low > greatest => Some(true),
        Direction::Gt if high <= least => Some(false),
        Direction::Ge if low >= greatest => Some(true),
        Direction::Ge if high < least => Some(false),
        Direction::Eq if high < least || low > greatest => Some(false),
        Direction::Ne if high < least || low > greatest => Some(true),
        _ => None, // undecided
    }
}

/// Returns whether a mask holds exactly where the two indices of a matrix are equal.
pub(super) fn is_diagonal(r: &Rewriter, mask: Value) -> bool {
    let Op::Compare {
        direction: Direction::Eq,
        lhs,
        rhs,
    } = r.op(mask)
    else {
        return false;
    };
    let difference = || sum(r, *lhs)?.plus(&sum(r, *rhs)?, -1);
    let Some(Sum { constant: 0, along }) = difference() else {
        return false;
    };
    let step = |runs: &Option<Runs>| match runs {
        Some(Runs(runs)) if runs.len() == 1 && runs[0].first == 0 => Some(runs[0].step),
        _ => None,
    };
    match along.as_slice() {
        [x, y] => step(x).is_some_and(|x| x != 0 && step(y) == Some(-x)),
        _ => false,
    }
}

/// Returns the least and the greatest value of an integer type.
pub(super) fn limits(element: ElementType) -> (i128, i128) {
    let bits = 8 * element.bytes() as u32;
    match element {
        ElementType::Pred => (0, 1),
        _ if element.is_signed() => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        _ => (0, (1 << bits) - 1),
    }
}
