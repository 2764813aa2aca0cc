//! Construction of a rerolled loop: the first copy of the step, with a variable that counts single
//! steps instead of unrolled iterations.

use super::copies::Copies;
use super::forms::{Form, Forms, linear};
use super::matching::stands_for;
use crate::kernel_ir::{
    AffineExpr, AffineMap, BinaryOp, Bound, CastOp, Kernel, Loc, Op, OpKind, Region, Ty, ValueId,
};
use crate::scf::Emit;
use std::collections::HashSet;

/// Returns the loop over single steps, preceded by the ops it needs.
pub(super) fn rolled(
    kernel: &mut Kernel,
    forms: &Forms,
    op: &Op,
    copies: &Copies,
    parts: i128,
) -> Option<Vec<Op>> {
    let (OpKind::AffineFor { body, .. } | OpKind::For { body, .. }) = &op.kind else {
        return None;
    };
    let variable = body.args[0];
    let ty = kernel.ty(variable);
    let mut inside = HashSet::new();
    body.walk_definitions(&mut |value| {
        inside.insert(value);
    });
    let mut writer = Writer {
        variable,
        steps: kernel.new_value(ty),
        kernel,
        forms,
        parts,
        inside,
    };
    let mut args = body.args.clone();
    args[0] = writer.steps;
    let first: Vec<&Op> = copies.ops.iter().map(|at| &body.ops[*at]).collect();
    let ops = writer.ops(&first)?;
    let body = Region {
        args,
        ops,
        yields: copies.yields.clone(),
    };
    let mut new = Vec::new();
    let kind = match op.kind.clone() {
        OpKind::AffineFor {
            lower,
            mut upper,
            step,
            init,
            ..
        } => {
            for result in &mut upper.map.results {
                let more = match &*result {
                    AffineExpr::Const(most) => AffineExpr::Const(most.checked_mul(parts as i64)?),
                    other => AffineExpr::Mul(Box::new(other.clone()), parts as i64),
                };
                *result = more;
            }
            OpKind::AffineFor {
                lower,
                upper,
                step,
                init,
                body,
            }
        }
        OpKind::For {
            lower,
            upper,
            step,
            init,
            ..
        } => {
            let mut emit = Emit {
                kernel,
                ops: &mut new,
                loc: op.loc,
            };
            let by = emit.int(parts, ty);
            let upper = emit.binary(BinaryOp::MulI, upper, by);
            OpKind::For {
                lower,
                upper,
                step,
                init,
                body,
            }
        }
        _ => return None,
    };
    new.push(Op {
        kind,
        results: op.results.clone(),
        loc: op.loc,
    });
    Some(new)
}

struct Writer<'a> {
    kernel: &'a mut Kernel,
    forms: &'a Forms,
    /// The variable that counted unrolled iterations.
    variable: ValueId,
    /// The variable that counts steps.
    steps: ValueId,
    /// The unroll factor.
    parts: i128,
    /// All values that the old body defines.
    inside: HashSet<ValueId>,
}

impl Writer<'_> {
    fn ops(&mut self, ops: &[&Op]) -> Option<Vec<Op>> {
        let mut out = Vec::new();
        for op in ops {
            if stands_for(self.forms, op) {
                continue; // emitted where it is used
            }
            let mut new = (*op).clone();
            self.maps(&mut new.kind)?;
            let mut operands = new.kind.operands();
            for operand in &mut operands {
                *operand = self.operand(*operand, op.loc, &mut out)?;
            }
            let mut next = operands.into_iter();
            new.kind
                .visit_operands_mut(&mut |value| *value = next.next().expect("as many as before"));
            for region in new.kind.regions_mut() {
                let inner: Vec<&Op> = region.ops.iter().collect();
                let mut written = self.ops(&inner)?;
                for value in &mut region.yields {
                    *value = self.operand(*value, op.loc, &mut written)?;
                }
                region.ops = written;
            }
            out.push(new);
        }
        Some(out)
    }

    /// Divides the slopes of affine maps in the variable, which becomes the new one, by the unroll
    /// factor.
    fn maps(&self, kind: &mut OpKind) -> Option<()> {
        match kind {
            OpKind::AffineLoad { map, operands, .. }
            | OpKind::AffineStore { map, operands, .. }
            | OpKind::AffineApply { map, operands } => self.map(map, operands),
            OpKind::AffineFor { lower, upper, .. } => {
                for Bound { map, operands } in [lower, upper] {
                    self.map(map, operands)?;
                }
                Some(())
            }
            OpKind::AffineIf { set, operands, .. } => {
                for constraint in &mut set.constraints {
                    constraint.expr = self.expr(&constraint.expr, operands)?;
                }
                self.rename(operands);
                Some(())
            }
            _ => Some(()),
        }
    }

    fn map(&self, map: &mut AffineMap, operands: &mut [ValueId]) -> Option<()> {
        for result in &mut map.results {
            *result = self.expr(result, operands)?;
        }
        self.rename(operands);
        Some(())
    }

    fn rename(&self, operands: &mut [ValueId]) {
        for operand in operands {
            if *operand == self.variable {
                *operand = self.steps;
            }
        }
    }

    fn expr(&self, expr: &AffineExpr, operands: &[ValueId]) -> Option<AffineExpr> {
        if !operands.contains(&self.variable) {
            return Some(expr.clone());
        }
        let mut moves = false;
        expr.walk_dims(&mut |n| moves |= operands[n] == self.variable);
        if !moves {
            return Some(expr.clone());
        }
        let (slopes, constant) = linear(expr, operands.len())?;
        let mut sum: Option<AffineExpr> = None;
        let parts = self.parts as i64;
        let mut add = |term: AffineExpr| {
            sum = Some(match sum.take() {
                None => term,
                Some(sum) => AffineExpr::Add(Box::new(sum), Box::new(term)),
            });
        };
        for (n, mut slope) in slopes.into_iter().enumerate() {
            if operands[n] == self.variable {
                if slope % parts != 0 {
                    return None;
                }
                slope /= parts;
            }
            match slope {
                0 => {}
                1 => add(AffineExpr::Dim(n)),
                slope => add(AffineExpr::Mul(Box::new(AffineExpr::Dim(n)), slope)),
            }
        }
        if constant != 0 {
            add(AffineExpr::Const(constant));
        }
        Some(sum.unwrap_or(AffineExpr::Const(0)))
    }

    /// Returns `value` in the new body: values with forms that the old body computed are
    /// recomputed.
    fn operand(&mut self, value: ValueId, loc: Loc, out: &mut Vec<Op>) -> Option<ValueId> {
        if value == self.steps || !self.inside.contains(&value) {
            return Some(value);
        }
        let Some(form) = self.forms.get(value) else {
            return Some(value);
        };
        if form.slope(value) != 0 && value != self.variable {
            return Some(value);
        }
        let ty = self.kernel.ty(value);
        let mut form = form.clone();
        let slope = form.terms.remove(&self.variable).unwrap_or(0);
        if slope % self.parts != 0 {
            return None;
        }
        if slope != 0 {
            form = form.plus(&Form::value(self.steps), slope / self.parts);
        }
        let mut emit = Emit {
            kernel: self.kernel,
            ops: out,
            loc,
        };
        Some(integer(&mut emit, &form, ty))
    }
}

/// Emits a form, modulo the width of `ty`.
pub(super) fn integer(emit: &mut Emit, form: &Form, ty: Ty) -> ValueId {
    let mut sum: Option<ValueId> = None;
    for (term, slope) in &form.terms {
        let mut value = narrow(emit, *term, ty);
        if *slope != 1 {
            let by = emit.int(*slope, ty);
            value = emit.binary(BinaryOp::MulI, value, by);
        }
        sum = Some(match sum {
            None => value,
            Some(sum) => emit.binary(BinaryOp::AddI, sum, value),
        });
    }
    match sum {
        None => emit.int(form.constant, ty),
        Some(sum) if form.constant == 0 => sum,
        Some(sum) => {
            let by = emit.int(form.constant, ty);
            emit.binary(BinaryOp::AddI, sum, by)
        }
    }
}

/// Returns `value` modulo the width of `ty`, which is not greater.
fn narrow(emit: &mut Emit, value: ValueId, ty: Ty) -> ValueId {
    let from = emit.kernel.ty(value);
    let cast = match (from, ty) {
        (from, ty) if from == ty => return value,
        (Ty::Index, _) | (_, Ty::Index) => CastOp::IndexCast,
        _ => CastOp::Trunci,
    };
    emit.op(OpKind::Cast(cast, value), ty)
}
