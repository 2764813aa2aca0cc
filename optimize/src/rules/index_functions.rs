//! What integers and masks are known to be without running the program: functions of the position.
//!
//! An integer array is known as a constant and one function per dimension, the sum of which it is ([`Sum`]); a mask as the
//! box in which it holds, or does not ([`Mask`]). Comparisons of counts with bounds, wraps by remainder or choice, clamps
//! and reversed counts are all of this kind. Nothing is said of empty arrays, and of what could wrap around in its type.

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

/// How many ops are looked at.
const FUEL: u32 = 128;
/// Longer lists of constants are not worth the time.
const LONGEST: usize = 4096;

/// Looks at the ops behind a value, not at more than a number of them.
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

/// What an integer array is.
pub(super) fn sum(r: &Rewriter, value: Value) -> Option<Sum> {
    PositionAnalysis { r, fuel: FUEL }.sum(value)
}

/// Where a mask holds.
pub(super) fn mask(r: &Rewriter, value: Value) -> Option<Mask> {
    PositionAnalysis { r, fuel: FUEL }.mask(value)
}

/// Where a mask holds that is not written yet.
pub(super) fn mask_of(r: &Rewriter, op: &Op) -> Option<Mask> {
    PositionAnalysis { r, fuel: FUEL }.mask_of(op)
}

/// Between which numbers the elements of an integer array, or a mask, lie: data too.
pub(super) fn range(r: &Rewriter, value: Value) -> (i128, i128) {
    PositionAnalysis { r, fuel: FUEL }.range(value)
}

/// Whether a comparison of integers holds everywhere, or nowhere: of positions, or of what is bounded.
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
        _ => None, // some may, some may not
    }
}

/// Whether a mask holds where the two indices of a matrix are equal, and nowhere else.
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

/// The least and the greatest number of an integer type.
pub(super) fn limits(element: ElementType) -> (i128, i128) {
    let bits = 8 * element.bytes() as u32;
    match element {
        ElementType::Pred => (0, 1),
        _ if element.is_signed() => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        _ => (0, (1 << bits) - 1),
    }
}
