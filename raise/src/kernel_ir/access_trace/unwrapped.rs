//! The values that integers would have without overflow.
//!
//! Sums and products of 32 bits and more are followed. For values that are masked, shifted right or
//! narrower than that, the wrapped value is the intended one, provided that of their operands is:
//! random number generators and hashes wrap around on purpose, and their results never become an
//! index directly.

use super::super::interpret::signed;
use super::Run;
use crate::kernel_ir::{BinaryOp, CastOp, Op, OpKind, Ty, ValueId};

impl Run<'_> {
    /// Returns the intended value of the result `bits` of `op`; `None` if no search is active, or
    /// it is unknown.
    pub(super) fn unwrapped(&self, op: &Op, bits: u64) -> Option<i64> {
        self.search.as_ref()?;
        let ty = self.ty(op.results[0]);
        if !ty.is_int() {
            return None;
        }
        let as_it_is = i64::try_from(signed(bits, ty)).ok()?;
        if ty.bits() < 32 {
            return Some(as_it_is);
        }
        let of = |value: &ValueId| self.known(*value)?.unwrapped;
        let kept = || {
            let operands = op.kind.operands();
            operands
                .iter()
                .all(|value| self.is_as_meant(*value))
                .then_some(as_it_is)
        };
        match &op.kind {
            OpKind::Binary(BinaryOp::AddI, a, b) => of(a)?.checked_add(of(b)?),
            OpKind::Binary(BinaryOp::SubI, a, b) => of(a)?.checked_sub(of(b)?),
            OpKind::Binary(BinaryOp::MulI, a, b) => of(a)?.checked_mul(of(b)?),
            OpKind::Binary(BinaryOp::ShlI, a, by) => {
                let by = u32::try_from(of(by)?).ok().filter(|by| *by < 63)?;
                of(a)?.checked_mul(1 << by)
            }
            // Additions of operands without common bits are often written as `or`.
            OpKind::Binary(BinaryOp::OrI, a, b) if of(a)? >= 0 && of(b)? >= 0 => {
                Some(of(a)? | of(b)?)
            }
            OpKind::Binary(BinaryOp::DivSi | BinaryOp::DivUi | BinaryOp::FloorDivSi, a, b)
                if of(a)? >= 0 && of(b)? > 0 =>
            {
                Some(of(a)? / of(b)?)
            }
            OpKind::Binary(BinaryOp::RemSi | BinaryOp::RemUi, a, b)
                if of(a)? >= 0 && of(b)? > 0 =>
            {
                Some(of(a)? % of(b)?)
            }
            OpKind::Cast(CastOp::ExtUi | CastOp::IndexCastUi, a) if self.is_as_meant(*a) => {
                Some(as_it_is)
            }
            OpKind::Cast(
                CastOp::Trunci
                | CastOp::ExtSi
                | CastOp::ExtUi
                | CastOp::IndexCast
                | CastOp::IndexCastUi,
                a,
            ) if self.ty(*a) != Ty::I1 => of(a),
            OpKind::Select(cond, a, b) => match self.get(*cond) {
                Some(0) => of(b),
                Some(_) => of(a),
                None => Some(of(a)?).filter(|a| of(b) == Some(*a)),
            },
            OpKind::Load { .. } | OpKind::AffineLoad { .. } => Some(as_it_is),
            _ => kept(),
        }
    }

    fn is_as_meant(&self, value: ValueId) -> bool {
        let known = self.known(value);
        let as_it_is = |bits| i64::try_from(signed(bits, self.ty(value))).ok();
        known.is_some_and(|known| {
            known.unwrapped.is_some() && known.unwrapped == as_it_is(known.bits)
        })
    }
}
