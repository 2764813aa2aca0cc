//! Raising of the indices of accesses.

use super::linear::Linear;
use super::raise::Raiser;
use crate::kernel_ir::{
    AccessKind, AffineMap, BinaryOp, Bound, CastOp, IntPredicate, Loc, Op, OpKind, Region, Ty,
    ValueId,
};
use crate::scf::Emit;

/// The greatest depth of nested selects that are followed before an index is left unraised.
const CHOICES: usize = 4;

impl Raiser {
    /// Returns the index of an access as an affine map, or the original value if it is not affine.
    pub(super) fn index(&mut self, index: ValueId) -> Result<(AffineMap, Vec<ValueId>), ValueId> {
        let form = self.index_form(index);
        form.and_then(|form| self.analysis.map(&form)).ok_or(index)
    }

    /// Returns the form of an index, given that it is inside the array.
    pub(super) fn index_form(&mut self, index: ValueId) -> Option<Linear> {
        let exact = self.analysis.exact(index);
        match exact {
            Some(form) if self.analysis.is_affine(&form) => Some(form),
            exact => self.element_of_bytes(index).or(exact),
        }
    }

    /// Returns the form of an index that is a byte offset divided by the element size, as unsigned.
    /// If the offset were negative, the access would be far outside any array, and so would the
    /// quotient of the negative value: it need not be proved nonnegative.
    fn element_of_bytes(&mut self, index: ValueId) -> Option<Linear> {
        let definition =
            |value: ValueId| self.analysis.definitions.get(&value).map(|(kind, _)| kind);
        let element = match definition(index)? {
            OpKind::Cast(CastOp::IndexCast | CastOp::IndexCastUi, of) => *of,
            _ => index,
        };
        let (op, bytes, by) = match definition(element)? {
            OpKind::Binary(op @ (BinaryOp::DivUi | BinaryOp::ShrUi), bytes, by) => {
                (*op, *bytes, *by)
            }
            _ => return None,
        };
        if self.kernel.ty(bytes).bits() != 64 {
            return None;
        }
        let by = self.analysis.form(by).as_constant()?;
        let size = match op {
            BinaryOp::ShrUi if (0..8).contains(&by) => 1 << by,
            BinaryOp::DivUi if (1..256).contains(&by) => by,
            _ => return None,
        };
        let bytes = self.analysis.exact(bytes)?;
        Some(self.analysis.facts.floor_div(&bytes, size))
    }

    /// Rewrites an index that is not affine as arithmetic on `index`, if its value is known
    /// exactly.
    pub(super) fn rewrite(&mut self, index: ValueId, loc: Loc, out: &mut Vec<Op>) -> ValueId {
        let Some(form) = self.index_form(index) else {
            return index;
        };
        let mut emit = Emit {
            kernel: &mut self.kernel,
            ops: out,
            loc,
        };
        let written = self.analysis.write(&form, &mut emit).unwrap_or(index);
        self.learn_types();
        written
    }

    /// Simplifies a map with the facts that hold here.
    pub(super) fn remap(
        &mut self,
        map: AffineMap,
        operands: Vec<ValueId>,
    ) -> (AffineMap, Vec<ValueId>) {
        let form = self.apply(&map, &operands);
        form.and_then(|form| self.analysis.map(&form))
            .unwrap_or((map, operands))
    }

    /// Returns the single result of a map.
    pub(super) fn apply(&mut self, map: &AffineMap, operands: &[ValueId]) -> Option<Linear> {
        let dims: Vec<Linear> = operands
            .iter()
            .map(|operand| self.analysis.signed(*operand))
            .collect();
        match map.results.as_slice() {
            [only] => Some(self.analysis.apply(only, &dims)),
            _ => None,
        }
    }

    /// Returns the form of a bound with one result.
    pub(super) fn bound(&mut self, bound: &Bound) -> Option<Linear> {
        self.apply(&bound.map, &bound.operands)
    }

    /// Raises a load whose index is not affine. If a condition selects between affine indices, the
    /// load becomes a select of loads.
    pub(super) fn load(
        &mut self,
        array: ValueId,
        index: ValueId,
        result: ValueId,
        loc: Loc,
        out: &mut Vec<Op>,
    ) {
        let Some(cond) = self.choice(index, CHOICES, loc, out) else {
            self.observe_other(array, AccessKind::Read, index, loc);
            let index = self.rewrite(index, loc, out);
            let kind = OpKind::Load { array, index };
            return out.push(Op {
                kind,
                results: vec![result],
                loc,
            });
        };
        let ty = self.kernel.element(array);
        let mut side = || {
            let value = self.kernel.new_value(ty);
            let load = Op {
                kind: OpKind::Load { array, index },
                results: vec![value],
                loc,
            };
            Region {
                args: Vec::new(),
                ops: vec![load],
                yields: vec![value],
            }
        };
        let (then_region, else_region) = (side(), side());
        self.learn_types();
        self.branches(cond, then_region, else_region, vec![result], loc, out);
    }

    /// Raises a store whose index is not affine. If a condition selects between affine indices, the
    /// store becomes an if with two stores.
    pub(super) fn store(
        &mut self,
        array: ValueId,
        index: ValueId,
        value: ValueId,
        loc: Loc,
        out: &mut Vec<Op>,
    ) {
        let Some(cond) = self.choice(index, CHOICES, loc, out) else {
            self.observe_other(array, AccessKind::Write, index, loc);
            let index = self.rewrite(index, loc, out);
            let kind = OpKind::Store {
                array,
                index,
                value,
            };
            return out.push(Op {
                kind,
                results: Vec::new(),
                loc,
            });
        };
        let side = || {
            let kind = OpKind::Store {
                array,
                index,
                value,
            };
            Region {
                ops: vec![Op {
                    kind,
                    results: Vec::new(),
                    loc,
                }],
                ..Region::default()
            }
        };
        self.learn_types();
        self.branches(cond, side(), side(), Vec::new(), loc, out);
    }

    /// Returns a condition on both sides of which `index` is affine, or is selected by another
    /// condition.
    ///
    /// Clamps (`max(i - 1, 0)`) are selects too, if they depend on one dimension of the threads:
    /// then each side is a box.
    fn choice(
        &mut self,
        index: ValueId,
        depth: usize,
        loc: Loc,
        out: &mut Vec<Op>,
    ) -> Option<ValueId> {
        if depth == 0 || self.analysis.budget == 0 {
            return None;
        }
        let mut values = Vec::new();
        self.index_form(index)?
            .walk_values(&mut |value| values.push(value));
        let cond = values.into_iter().find_map(|value| {
            let (kind, _) = self.analysis.definitions.get(&value)?.clone();
            if let Some((_, a, b)) = self.analysis.clamp(value)
                && !self.is_about_one_thread_dim(&a.minus(&b))
            {
                return None;
            }
            match kind {
                OpKind::Select(cond, ..) => Some(cond),
                OpKind::Binary(BinaryOp::MinSi | BinaryOp::MaxSi, a, b) => {
                    Some(self.compare(IntPredicate::Sle, a, b, loc, out))
                }
                OpKind::Binary(BinaryOp::MinUi | BinaryOp::MaxUi, a, b) => {
                    Some(self.compare(IntPredicate::Ule, a, b, loc, out))
                }
                _ => None,
            }
        })?;
        if self.analysis.decide(cond).is_some() {
            return None; // too deeply nested to be followed
        }
        let both = [true, false].into_iter().all(|truth| {
            self.analysis.assume(cond, truth);
            let form = self.index_form(index);
            let fine = form.is_some_and(|form| self.analysis.is_affine(&form))
                || self.choice(index, depth - 1, loc, out).is_some();
            self.analysis.facts.close();
            fine
        });
        both.then_some(cond)
    }

    fn compare(
        &mut self,
        predicate: IntPredicate,
        a: ValueId,
        b: ValueId,
        loc: Loc,
        out: &mut Vec<Op>,
    ) -> ValueId {
        let result = self.kernel.new_value(Ty::I1);
        let kind = OpKind::Cmpi(predicate, a, b);
        self.op(
            Op {
                kind,
                results: vec![result],
                loc,
            },
            out,
        );
        result
    }

    fn is_about_one_thread_dim(&self, of: &Linear) -> bool {
        let mut values = Vec::new();
        of.walk_values(&mut |value| values.push(value));
        let dims =
            |value: &ValueId| self.analysis.dims.contains(value) && !self.loop_ivs.contains(value);
        values.len() == 1 && values.iter().all(dims)
    }
}
