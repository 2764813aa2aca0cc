//! Guards on remainders, such as `(i + j) % 2 == colour`, which select every second thread, every
//! third, and so on.
//!
//! Input: the set of an `affine.if`. Output: remainders of functions of the dimensions that hold
//! for every thread inside, by which two accesses may be distinguished. A constraint that is not a
//! remainder of one affine function is ignored.

use super::index::{Dim, Index};
use super::lane_values::LaneValue;
use super::lower::Lower;
use crate::kernel_ir::{AffineExpr, Constraint, IntegerSet, ValueId};

/// The greatest modulus whose remainders are listed.
const MOST: i64 = 64;

/// `of` modulo `modulus` is one of `left`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Remainders {
    of: Index,
    modulus: i128,
    left: Vec<i128>,
}

impl Lower<'_> {
    /// Returns the remainders that the set implies.
    pub(super) fn remainders(&self, set: &IntegerSet, operands: &[ValueId]) -> Vec<Remainders> {
        let constraints = set.constraints.iter();
        constraints
            .filter_map(|constraint| self.remainders_of(constraint, operands))
            .collect()
    }

    fn remainders_of(&self, constraint: &Constraint, operands: &[ValueId]) -> Option<Remainders> {
        let (inner, modulus, factor, constant) = one_remainder(&constraint.expr)?;
        if modulus > MOST {
            return None;
        }
        let holds = |remainder: &i64| match factor * remainder + constant {
            value if constraint.equality => value == 0,
            value => value >= 0,
        };
        Some(Remainders {
            of: self.affine_index(inner, operands)?,
            modulus: modulus.into(),
            left: (0..modulus).filter(holds).map(i128::from).collect(),
        })
    }

    /// Returns `expr` as a function of the dimensions, if it contains no division.
    fn affine_index(&self, expr: &AffineExpr, operands: &[ValueId]) -> Option<Index> {
        match expr {
            AffineExpr::Dim(number) => match &self.values[operands[*number].index()] {
                Some(LaneValue::Index(index)) => Some(index.restrict(&self.threads.domain)),
                _ => None,
            },
            AffineExpr::Const(value) => Some(Index::constant((*value).into())),
            AffineExpr::Add(a, b) => self
                .affine_index(a, operands)?
                .add(&self.affine_index(b, operands)?),
            AffineExpr::Mul(a, factor) => {
                Some(self.affine_index(a, operands)?.scale((*factor).into()))
            }
            AffineExpr::Mod(..) | AffineExpr::FloorDiv(..) | AffineExpr::CeilDiv(..) => None,
        }
    }
}

/// Returns `expr` as a remainder times a factor plus a constant: dividend, modulus, factor,
/// constant.
fn one_remainder(expr: &AffineExpr) -> Option<(&AffineExpr, i64, i64, i64)> {
    match expr {
        AffineExpr::Mod(inner, modulus) => Some((inner, *modulus, 1, 0)),
        AffineExpr::Add(a, b) => match (&**a, &**b) {
            (a, AffineExpr::Const(more)) | (AffineExpr::Const(more), a) => {
                let (inner, modulus, factor, constant) = one_remainder(a)?;
                Some((inner, modulus, factor, constant.checked_add(*more)?))
            }
            _ => None,
        },
        AffineExpr::Mul(a, by) => {
            let (inner, modulus, factor, constant) = one_remainder(a)?;
            let (factor, constant) = (factor.checked_mul(*by)?, constant.checked_mul(*by)?);
            Some((inner, modulus, factor, constant))
        }
        AffineExpr::Dim(_)
        | AffineExpr::Const(_)
        | AffineExpr::FloorDiv(..)
        | AffineExpr::CeilDiv(..) => None,
    }
}

/// Returns whether a thread for which `a` holds and one for which `b` holds cannot access the same
/// element, where `distance` gives their distance in a dimension if they did.
pub(super) fn exclude(
    a: &Remainders,
    b: &Remainders,
    distance: &dyn Fn(Dim) -> Option<i128>,
) -> bool {
    let (x, y) = (&a.of, &b.of);
    if a.modulus != b.modulus || !x.terms.keys().eq(y.terms.keys()) {
        return false;
    }
    let mut shift = y.constant - x.constant;
    for (dim, p) in &x.terms {
        let ([p], [q], Some(far)) = (&p.0[..], &y.terms[dim].0[..], distance(*dim)) else {
            return false;
        };
        if p.slope != q.slope {
            return false;
        }
        shift += p.slope * far + q.offset - p.offset;
    }
    let meets = |left: &i128| b.left.contains(&(left + shift).rem_euclid(a.modulus));
    !a.left.iter().any(meets)
}
