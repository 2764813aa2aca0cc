//! Folding rules for single ops.

use std::collections::{HashMap, HashSet};

use crate::kernel_ir::{
    AffineExpr, BinaryOp, CastOp, Const, IntPredicate, Kernel, OpKind, Ty, ValueId, cast_int,
    compare_ints, int_binary,
};

/// The result of folding an op.
pub(super) enum Folded {
    /// A constant.
    Const(Const),
    /// An existing value.
    Value(ValueId),
    /// A simpler op.
    Op(OpKind),
}

/// Definitions that the rules inspect.
#[derive(Default)]
pub(super) struct Known {
    constants: HashMap<ValueId, i128>,
    poison: HashSet<ValueId>,
    casts: HashMap<ValueId, (CastOp, ValueId)>,
    compares: HashMap<ValueId, (IntPredicate, ValueId, ValueId)>,
}

impl Known {
    /// Records that `kind` defines `result`.
    pub(super) fn define(&mut self, result: ValueId, kind: &OpKind) {
        match kind {
            OpKind::Constant(Const::Int(value)) => {
                self.constants.insert(result, *value);
            }
            OpKind::Poison => {
                self.poison.insert(result);
            }
            OpKind::Cast(op, a) => {
                self.casts.insert(result, (*op, *a));
            }
            OpKind::Cmpi(predicate, a, b) => {
                self.compares.insert(result, (*predicate, *a, *b));
            }
            _ => {}
        }
    }

    /// Returns the value of an integer constant.
    pub(super) fn int(&self, value: ValueId) -> Option<i128> {
        self.constants.get(&value).copied()
    }

    pub(super) fn is_poison(&self, value: ValueId) -> bool {
        self.poison.contains(&value)
    }
}

/// Returns a key for which equal keys imply that two pure ops compute the same, apart from the
/// result's type.
pub(super) fn key(kind: &OpKind) -> Option<String> {
    match kind {
        OpKind::Unary(..)
        | OpKind::Binary(..)
        | OpKind::Fma(..)
        | OpKind::Cmpi(..)
        | OpKind::Cmpf(..)
        | OpKind::Select(..)
        | OpKind::Cast(..)
        | OpKind::Poison
        | OpKind::Id { .. }
        | OpKind::AffineApply { .. } => Some(format!("{kind:?}")),
        _ => None,
    }
}

/// Folds an op with one result, of type `ty`.
pub(super) fn fold(kind: &OpKind, ty: Ty, known: &Known, kernel: &Kernel) -> Option<Folded> {
    let int = |value: &ValueId| known.int(*value);
    match kind {
        OpKind::Binary(op, a, b) if ty.is_int() => match (int(a), int(b)) {
            (Some(x), Some(y)) => {
                int_binary(*op, x, y, ty).map(|value| Folded::Const(Const::Int(value)))
            }
            (x, y) => identity(*op, (*a, x), (*b, y), ty, known),
        },
        OpKind::Cmpi(predicate, a, b) => {
            let of = kernel.ty(*a);
            let truth = match (int(a), int(b)) {
                (Some(x), Some(y)) => compare_ints(*predicate, x, y, of),
                _ if a == b => compare_ints(*predicate, 0, 0, of),
                (Some(_), None) => {
                    return Some(Folded::Op(OpKind::Cmpi(predicate.swapped(), *b, *a)));
                }
                _ => return None,
            };
            Some(Folded::Const(Const::Int(truth.into())))
        }
        OpKind::Select(cond, a, b) => match int(cond) {
            Some(0) => Some(Folded::Value(*b)),
            Some(_) => Some(Folded::Value(*a)),
            None if a == b || known.is_poison(*b) => Some(Folded::Value(*a)),
            None if known.is_poison(*a) => Some(Folded::Value(*b)),
            None if ty == Ty::I1 && (int(a), int(b)) == (Some(1), Some(0)) => {
                Some(Folded::Value(*cond))
            }
            None => None,
        },
        OpKind::Cast(op, a) => {
            if let Some(value) = int(a) {
                let value = cast_int(*op, value, kernel.ty(*a), ty)?;
                return Some(Folded::Const(Const::Int(value)));
            }
            let (inner, source) = known.casts.get(a)?;
            let widens = matches!(inner, CastOp::ExtSi | CastOp::ExtUi);
            let undone = match op {
                CastOp::Trunci => widens,
                CastOp::Bitcast => *inner == CastOp::Bitcast,
                _ => false,
            };
            (undone && kernel.ty(*source) == ty).then_some(Folded::Value(*source))
        }
        OpKind::AffineApply { map, operands } => match map.results.as_slice() {
            [AffineExpr::Const(value)] => Some(Folded::Const(Const::Int((*value).into()))),
            [AffineExpr::Dim(number)] => Some(Folded::Value(operands[*number])),
            _ => None,
        },
        _ => None,
    }
}

/// Applies identities with one known operand, or with equal operands.
fn identity(
    op: BinaryOp,
    (a, x): (ValueId, Option<i128>),
    (b, y): (ValueId, Option<i128>),
    ty: Ty,
    known: &Known,
) -> Option<Folded> {
    let zero = || Some(Folded::Const(Const::Int(0)));
    let ones = if ty == Ty::I1 { 1 } else { -1 };
    match (op, x, y) {
        (BinaryOp::AddI | BinaryOp::OrI | BinaryOp::XorI, Some(0), _) => Some(Folded::Value(b)),
        (
            BinaryOp::AddI
            | BinaryOp::SubI
            | BinaryOp::OrI
            | BinaryOp::XorI
            | BinaryOp::ShlI
            | BinaryOp::ShrSi
            | BinaryOp::ShrUi,
            _,
            Some(0),
        ) => Some(Folded::Value(a)),
        (BinaryOp::MulI, Some(1), _) => Some(Folded::Value(b)),
        (BinaryOp::MulI | BinaryOp::DivSi | BinaryOp::DivUi, _, Some(1)) if ty != Ty::I1 => {
            Some(Folded::Value(a))
        }
        (BinaryOp::MulI | BinaryOp::AndI, Some(0), _) => zero(),
        (BinaryOp::MulI | BinaryOp::AndI, _, Some(0)) => zero(),
        (BinaryOp::AndI, Some(all), _) if all == ones => Some(Folded::Value(b)),
        (BinaryOp::AndI, _, Some(all)) if all == ones => Some(Folded::Value(a)),
        (BinaryOp::OrI, Some(all), _) | (BinaryOp::OrI, _, Some(all)) if all == ones => {
            Some(Folded::Const(Const::Int(ones)))
        }
        (BinaryOp::SubI | BinaryOp::XorI, _, _) if a == b => zero(),
        (BinaryOp::AndI | BinaryOp::OrI, _, _) if a == b => Some(Folded::Value(a)),
        // The negation of a comparison is the opposite comparison.
        (BinaryOp::XorI, _, Some(1)) if ty == Ty::I1 => {
            let (predicate, a, b) = known.compares.get(&a)?;
            Some(Folded::Op(OpKind::Cmpi(predicate.negated(), *a, *b)))
        }
        _ => None,
    }
}
