//! Computation of the trip count from a loop's test.
//!
//! The tested value is `first + m * step` at the m-th test (from 0), in wrap-around arithmetic of
//! its type. The count is the least m for which the test against `bound` fails.

use crate::kernel_ir::{IntPredicate, Ty, wrap};

/// The test of a loop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Test {
    /// The loop continues while this holds between the tested value and the bound.
    pub(super) predicate: IntPredicate,
    /// The increment between tests, read as signed; not 0.
    pub(super) step: i128,
    /// Type of the tested value.
    pub(super) ty: Ty,
}

/// Returns the count for constant operands; `None` if the loop does not end, or ends only after
/// wrapping around.
pub(super) fn count(test: Test, first: i128, bound: i128) -> Option<i128> {
    let Test {
        predicate,
        step,
        ty,
    } = test;
    let modulus = 1i128 << ty.bits();
    match predicate {
        IntPredicate::Eq => return Some((first == bound).into()),
        IntPredicate::Ne => {
            let distance = (bound - first).rem_euclid(modulus);
            let common = 1i128 << step.trailing_zeros().min(ty.bits());
            if distance % common != 0 {
                return None;
            }
            let turns = modulus / common;
            return Some(
                (distance / common)
                    .wrapping_mul(inverse(step / common, turns))
                    .rem_euclid(turns),
            );
        }
        _ => {}
    }
    let read = |value: i128| {
        if is_unsigned(predicate) {
            value.rem_euclid(modulus)
        } else {
            wrap(value, ty)
        }
    };
    let (least, greatest) = if is_unsigned(predicate) {
        (0, modulus - 1)
    } else {
        ty.int_range()
    };
    let (first, bound) = (read(first), read(bound));
    // Over the integers: continue while `first + m * step < end` (or `> end`, counting down).
    let (up, end) = match predicate {
        IntPredicate::Slt | IntPredicate::Ult => (true, bound),
        IntPredicate::Sle | IntPredicate::Ule => (true, bound + 1),
        IntPredicate::Sgt | IntPredicate::Ugt => (false, bound),
        _ => (false, bound - 1),
    };
    let (distance, step) = if up {
        (end - first, step)
    } else {
        (first - end, -step)
    };
    if distance <= 0 {
        return Some(0);
    }
    if step <= 0 {
        return None;
    }
    let count = (distance + step - 1) / step;
    let last = if up {
        first + count * step
    } else {
        first - count * step
    };
    (least..=greatest).contains(&last).then_some(count)
}

/// Returns whether a value of type `ty` passes `bound` without wrapping around, whatever its start.
pub(super) fn steps_over(test: Test, bound: i128) -> bool {
    let Test {
        predicate,
        step,
        ty,
    } = test;
    let modulus = 1i128 << ty.bits();
    let (least, greatest) = if is_unsigned(predicate) {
        (0, modulus - 1)
    } else {
        ty.int_range()
    };
    let bound = if is_unsigned(predicate) {
        bound.rem_euclid(modulus)
    } else {
        bound
    };
    match predicate {
        IntPredicate::Slt | IntPredicate::Ult => step > 0 && bound - 1 + step <= greatest,
        IntPredicate::Sle | IntPredicate::Ule => step > 0 && bound + step <= greatest,
        IntPredicate::Sgt | IntPredicate::Ugt => step < 0 && bound + 1 + step >= least,
        IntPredicate::Sge | IntPredicate::Uge => step < 0 && bound + step >= least,
        IntPredicate::Eq | IntPredicate::Ne => false,
    }
}

/// Returns whether the predicate reads its operands as unsigned.
pub(super) fn is_unsigned(predicate: IntPredicate) -> bool {
    matches!(
        predicate,
        IntPredicate::Ult | IntPredicate::Ule | IntPredicate::Ugt | IntPredicate::Uge
    )
}

/// Returns the inverse of odd `value` modulo `modulus`, a power of two (each Newton iteration
/// doubles the number of correct bits).
fn inverse(value: i128, modulus: i128) -> i128 {
    let mask = |x: i128| -> i128 { x.rem_euclid(modulus) };
    let mut guess = 1i128;
    for _ in 0..7 {
        guess = mask(guess.wrapping_mul(mask(2 - mask(value.wrapping_mul(guess)))));
    }
    guess
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::kernel_ir::compare_ints;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..testkit::proptest(256) })]

        /// Compares with counting, in 8 bits.
        #[test]
        fn count_is_what_counting_gives(
            first in -128i128..128, bound in -128i128..128, step in -128i128..128, which in 0usize..10,
        ) {
            prop_assume!(step != 0);
            let predicate = IntPredicate::ALL[which];
            let holds = |m: i128| compare_ints(predicate, wrap(first + m * step, Ty::I8), bound, Ty::I8);
            let counted = (0..=256).find(|m| !holds(*m));
            match count(Test { predicate, step, ty: Ty::I8 }, first, bound) {
                Some(count) => prop_assert_eq!(Some(count), counted),
                None => {
                    // It returns `None` only where the value wraps around before the end, or there
                    // is no end.
                    let unsigned = is_unsigned(predicate);
                    let wraps = |m: i128| match unsigned {
                        true => !(0..256).contains(&(first.rem_euclid(256) + m * step)),
                        false => !(-128..128).contains(&(first + m * step)),
                    };
                    prop_assert!(counted.is_none_or(|end| (0..=end).any(wraps)));
                }
            }
        }

        /// If `steps_over` holds, no start leads past the range of the type.
        #[test]
        fn stepping_over_never_wraps(
            first in -128i128..128, bound in -128i128..128, step in -128i128..128, which in 2usize..10,
        ) {
            prop_assume!(step != 0);
            let predicate = IntPredicate::ALL[which];
            let test = Test { predicate, step, ty: Ty::I8 };
            prop_assume!(steps_over(test, bound));
            prop_assert!(count(test, first, bound).is_some());
        }
    }
}
