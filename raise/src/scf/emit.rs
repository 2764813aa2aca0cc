//! A builder that appends ops to a list.

use std::collections::HashMap;

use crate::kernel_ir::{
    BinaryOp, CastOp, Const, IntPredicate, Kernel, Loc, Op, OpKind, Region, Ty, ValueId,
};

/// The list to which ops are appended, and their location.
pub(crate) struct Emit<'a> {
    pub(crate) kernel: &'a mut Kernel,
    pub(crate) ops: &'a mut Vec<Op>,
    pub(crate) loc: Loc,
}

impl Emit<'_> {
    /// Appends an op with one result.
    pub(crate) fn op(&mut self, kind: OpKind, ty: Ty) -> ValueId {
        let result = self.kernel.new_value(ty);
        self.ops.push(Op {
            kind,
            results: vec![result],
            loc: self.loc,
        });
        result
    }

    pub(crate) fn int(&mut self, value: i128, ty: Ty) -> ValueId {
        self.op(
            OpKind::Constant(Const::Int(crate::kernel_ir::wrap(value, ty))),
            ty,
        )
    }

    pub(crate) fn binary(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let ty = self.kernel.ty(a);
        self.op(OpKind::Binary(op, a, b), ty)
    }

    pub(crate) fn compare(&mut self, predicate: IntPredicate, a: ValueId, b: ValueId) -> ValueId {
        self.op(OpKind::Cmpi(predicate, a, b), Ty::I1)
    }

    pub(crate) fn select(&mut self, cond: ValueId, a: ValueId, b: ValueId) -> ValueId {
        let ty = self.kernel.ty(a);
        self.op(OpKind::Select(cond, a, b), ty)
    }

    /// Converts an integer, read as unsigned, to `index`.
    pub(crate) fn index_of(&mut self, value: ValueId) -> ValueId {
        match self.kernel.ty(value) {
            Ty::Index => value,
            _ => self.op(OpKind::Cast(CastOp::IndexCastUi, value), Ty::Index),
        }
    }

    /// Converts an `index` to integer type `ty`, modulo its width.
    pub(crate) fn int_of(&mut self, value: ValueId, ty: Ty) -> ValueId {
        match ty {
            Ty::Index => value,
            _ => self.op(OpKind::Cast(CastOp::IndexCast, value), ty),
        }
    }

    /// Copies ops with fresh values for their results. `names` maps values that the ops use to
    /// replacements; returns it with the fresh values added.
    pub(super) fn copy(
        &mut self,
        ops: &[Op],
        mut names: HashMap<ValueId, ValueId>,
    ) -> HashMap<ValueId, ValueId> {
        let mut copies = Region {
            ops: ops.to_vec(),
            ..Region::default()
        };
        copies.walk_definitions(&mut |value| {
            let ty = self.kernel.ty(value);
            names.insert(value, self.kernel.new_value(ty));
        });
        copies.rename(&|value| names.get(&value).copied().unwrap_or(value));
        self.ops.append(&mut copies.ops);
        names
    }

    /// Copies a region with arguments `given`; returns the yields of the copy.
    pub(crate) fn copy_region(&mut self, region: &Region, given: &[ValueId]) -> Vec<ValueId> {
        let args = region.args.iter().copied();
        let names = self.copy(&region.ops, args.zip(given.iter().copied()).collect());
        let name = |value: &ValueId| names.get(value).copied().unwrap_or(*value);
        region.yields.iter().map(name).collect()
    }
}
