//! Lowering of stores: slice updates where the elements form a box, scatters elsewhere.
//!
//! A scatter requires that no two threads write different values to one element. That is known if
//! the index was obtained from an atomic counter, or if the known ranges of the data distinguish
//! the threads; otherwise the program checks it at run time, or the user vouches for it.

use super::access::{ElementUse, StoredValue, gcd};
use super::index::{Dim, Domain, Index};
use super::lane_values::{DimTensor, LaneValue};
use super::lower::{Lower, LowerResult};
use super::races::own_along;
use super::thread_domain::ThreadDomain;
use super::view::delinearize;
use crate::kernel_ir::{AffineExpr, AtomicOp, BinaryOp, CastOp, Op, OpKind, PtxOp, ValueId};
use stablehlo::{Combiner, ElementType, Scalar, UnaryOp};
use std::collections::BTreeSet;

impl Lower<'_> {
    /// Lowers a store by all active threads. `id` is the value of the index, if it is a single
    /// value.
    pub(super) fn store(
        &mut self,
        array: ValueId,
        index: &LaneValue,
        value: ValueId,
        id: Option<ValueId>,
    ) -> LowerResult<()> {
        let number = self.array_index(array);
        if let LaneValue::Select(condition, yes, no) = index {
            self.taking_part(condition, |this| {
                this.store(array, &LaneValue::Index(yes.clone()), value, None)
            })?;
            let opposite = self.import(condition.value, condition.frame);
            let opposite = self.f().unary(UnaryOp::Not, opposite);
            let opposite = self.tensor(opposite, condition.dims.clone());
            return self.taking_part(&opposite, |this| {
                this.store(array, &LaneValue::Index(no.clone()), value, None)
            });
        }
        let bits = self.constant_bits(value)?;
        let t = self.data(value)?;
        let scalar = (t.frame == 0 && t.dims.is_empty()).then_some(StoredValue::Scalar(t.value));
        let constant = bits.map(StoredValue::Bits).or(scalar);
        let LaneValue::Index(index) = index else {
            let mut access = self.access(number, ElementUse::Write, None, None);
            (access.constant, access.value) = (constant, Some(value));
            access.same_along = self.threads.same_along(index, &t);
            if constant.is_none() && !id.is_some_and(|id| self.counted_out(id)) {
                self.store_once(&access)?;
            }
            let alike = !access.same_along.is_empty();
            self.note_access(access)?;
            self.check_inside(number, index);
            let at = self.of_instance(number, index)?;
            let checked = self.before_store(number, &at, &t, alike);
            self.scatter_store(number, &at, &t)?;
            self.after_store(checked);
            return Ok(());
        };
        let index = index.restrict(&self.threads.domain);
        let (lo, hi) = index.range();
        let shape = self.memory.arrays[number].shape.clone();
        let len = self.memory.arrays[number].len() as i128;
        let inside = 0 <= lo && hi < len;
        let proved = inside || self.threads.proved_inside(&index, len);
        if !proved && self.threads.mask.is_none() {
            return Err(self.outside(number, &index, "store"));
        }
        if !proved {
            self.check_inside(number, &LaneValue::Index(index.clone()));
        }
        let LaneValue::Index(index) = self.of_instance(number, &LaneValue::Index(index))? else {
            unreachable!("it is known as a function of the dimensions")
        };
        let own = self.memory.arrays[number].instances.is_some();
        let a_box = inside || !own && proved && lo >= 0 && hi < 2 * len;
        let view = match a_box {
            true => delinearize(&index, &shape, &self.threads.counter_dims()),
            false => None,
        };
        let mut access = self.access(number, ElementUse::Write, Some(&index), view.as_ref());
        (access.constant, access.value) = (constant, Some(value));
        access.same_along = self
            .threads
            .same_along(&LaneValue::Index(index.clone()), &t);
        // In these dimensions threads do not have separate elements.
        let mut shared: Vec<Dim> = self.threads.running();
        shared.retain(|dim| view.as_ref().is_none_or(|view| !own_along(view, *dim)));
        let varies = |t: &DimTensor| t.dims.iter().any(|d| shared.contains(&d.0));
        let same = !varies(&t);
        let moves = shared.iter().any(|dim| index.terms.contains_key(dim));
        if !shared.is_empty() && constant.is_none() && (moves || !same) {
            self.store_once(&access)?;
        }
        let alike = !access.same_along.is_empty();
        self.note_access(access)?;
        let checked = self.before_store(number, &LaneValue::Index(index.clone()), &t, alike);
        if view.is_none() || (!shared.is_empty() && (moves || !same)) {
            self.scatter_store(number, &LaneValue::Index(index), &t)?;
            self.after_store(checked);
            return Ok(());
        }
        // For threads that store the same value to the same element, the store happens if any of
        // them is active.
        let before = self.threads.mask.clone();
        if let Some(mask) = &before
            && mask.dims.iter().any(|d| shared.contains(&d.0))
        {
            let mask = self.restrict(mask);
            let axes = (0..mask.dims.len()).filter(|k| shared.contains(&mask.dims[*k].0));
            let no = self.f().scalar(ElementType::Pred, Scalar::Int(0));
            let any = self
                .f()
                .reduce(mask.value, no, &axes.collect::<Vec<_>>(), Combiner::Or);
            let kept = mask.dims.into_iter().filter(|d| !shared.contains(&d.0));
            self.threads.mask = Some(self.tensor(any, kept.collect()));
        }
        let result = self.store_pieces(number, &index, &shape, &t);
        self.threads.mask = before;
        if result.is_ok() {
            self.after_store(checked);
        }
        result
    }

    fn scatter_store(
        &mut self,
        array: usize,
        at: &LaneValue,
        value: &DimTensor,
    ) -> LowerResult<()> {
        let at = self.materialize(at, ElementType::I64);
        let at = self.restrict(&at);
        let wide = self.f().convert(at.value, ElementType::I64);
        let at = DimTensor { value: wide, ..at };
        let element = self.memory.arrays[array].element;
        let value = self.restrict(value);
        if self.f().tensor(value.value).element.bits() != element.bits() {
            return Err(self.unsupported(
                "scatter-width",
                "a store at an index that is data, of a width other than the array's elements",
            ));
        }
        let bits = self.f().bitcast_convert(value.value, element);
        let value = DimTensor {
            value: bits,
            ..value
        };
        let contents = self.flat_numbers(array, element);
        let mask = self.threads.mask.clone();
        let new = self.scatter(Combiner::Set, contents, &at, &value, mask.as_ref());
        self.set_flat_numbers(array, new);
        Ok(())
    }

    /// Returns the bits of a constant value.
    fn constant_bits(&mut self, id: ValueId) -> LowerResult<Option<u64>> {
        Ok(match self.val(id)? {
            LaneValue::Index(index) => index.as_constant().map(|c| c as u64),
            LaneValue::Condition(c) => c.as_constant().map(u64::from),
            LaneValue::Tensor(t) => match self.builder.frames[t.frame].func.op(t.value) {
                stablehlo::Op::Constant(literal) => {
                    literal.splat_value().map(|value| match value {
                        Scalar::Int(value) => value as u64,
                        Scalar::Float(value) => value.to_bits(),
                        Scalar::F32Bits(bits) => bits.into(),
                        Scalar::F64Bits(bits) => bits,
                    })
                }
                _ => None,
            },
            LaneValue::AffineMask(..) | LaneValue::Select(..) => None,
        })
    }

    pub(super) fn definition(&self, id: ValueId) -> Option<Op> {
        let mut found = None;
        self.kernel.body.walk(&mut |op| {
            if op.results.contains(&id) {
                found = Some(op.clone());
            }
        });
        found
    }

    /// Returns whether `id` is the old value of an atomic counter, and so distinct for each thread.
    fn counted_out(&mut self, id: ValueId) -> bool {
        let Some(op) = self.definition(id) else {
            return false;
        };
        match op.kind {
            OpKind::Cast(
                CastOp::ExtSi | CastOp::ExtUi | CastOp::IndexCast | CastOp::IndexCastUi,
                a,
            ) => self.counted_out(a),
            OpKind::Binary(BinaryOp::AddI, a, b) => {
                self.uniform(a) && self.counted_out(b) || self.uniform(b) && self.counted_out(a)
            }
            OpKind::Ptx(PtxOp::Atomic(AtomicOp::AddI), operands) => {
                let by = self.values[operands[2].index()].clone();
                let steps = matches!(by, Some(LaneValue::Index(by)) if by.as_constant().is_some_and(|c| c != 0));
                steps && self.uniform(operands[1])
            }
            _ => false,
        }
    }

    /// Returns whether `id` is the same for all threads.
    fn uniform(&self, id: ValueId) -> bool {
        let running = self.threads.running();
        match &self.values[id.index()] {
            Some(LaneValue::Index(index)) => !index.terms.keys().any(|d| running.contains(d)),
            Some(LaneValue::Tensor(t)) => !t.dims.iter().any(|d| running.contains(&d.0)),
            Some(LaneValue::Condition(_) | LaneValue::AffineMask(..) | LaneValue::Select(..))
            | None => false,
        }
    }

    /// Records the facts about a data-dependent index for the next access.
    pub(super) fn trace(&mut self, id: ValueId, index: &LaneValue) {
        self.memory.residue_facts = match index {
            LaneValue::Index(_) => None,
            _ => self.residue(id, 0).and_then(whole),
        };
        self.memory.key = self.element_key(None, &[id]);
        self.memory.bounded_facts = match (index, &self.memory.residue_facts) {
            (LaneValue::Tensor(_), None) => tells_apart(self.bounded(id)),
            _ => None,
        };
    }

    /// Like [`Self::trace`], for an affine index.
    pub(super) fn trace_affine(
        &mut self,
        expr: &AffineExpr,
        operands: &[ValueId],
        index: &LaneValue,
    ) {
        self.memory.residue_facts = match index {
            LaneValue::Index(_) => None,
            _ => self.residue_affine(expr, operands).and_then(whole),
        };
        self.memory.key = self.element_key(Some(expr), operands);
        self.memory.bounded_facts = match (index, &self.memory.residue_facts) {
            (LaneValue::Tensor(_), None) => tells_apart(self.bounded_affine(expr, operands)),
            _ => None,
        };
    }

    /// Returns `id` as a function of the dimensions modulo an integer (0: exactly). Overflow is
    /// ignored: if threads conflict because an index wrapped around, the program has a race and no
    /// defined result.
    fn residue(&self, id: ValueId, depth: usize) -> Option<(Index, i128)> {
        if let Some(LaneValue::Index(index)) = &self.values[id.index()] {
            return Some((index.restrict(&self.threads.domain), 0));
        }
        let any = || Some((Index::constant(0), 1));
        if depth > 12 {
            return any();
        }
        let Some(op) = self.definition(id) else {
            return any();
        };
        let of = |id: ValueId| self.residue(id, depth + 1);
        let constant = |id: ValueId| match &self.values[id.index()] {
            Some(LaneValue::Index(index)) => index.as_constant(),
            _ => None,
        };
        match op.kind {
            OpKind::Cast(
                CastOp::ExtSi | CastOp::ExtUi | CastOp::IndexCast | CastOp::IndexCastUi,
                a,
            ) => of(a),
            OpKind::Binary(BinaryOp::AddI, a, b) => sum(of(a)?, of(b)?, 1),
            OpKind::Binary(BinaryOp::SubI, a, b) => sum(of(a)?, of(b)?, -1),
            OpKind::Binary(BinaryOp::MulI, a, b) => match (constant(a), constant(b)) {
                (_, Some(c)) => of(a).map(|x| times(x, c)),
                (Some(c), _) => of(b).map(|x| times(x, c)),
                (None, None) => any(),
            },
            OpKind::Binary(BinaryOp::ShlI, a, b) => match constant(b) {
                Some(c) if (0..62).contains(&c) => of(a).map(|x| times(x, 1 << c)),
                _ => any(),
            },
            OpKind::AffineApply { map, operands } => {
                self.residue_affine(&map.results[0], &operands)
            }
            _ => any(),
        }
    }

    fn residue_affine(&self, expr: &AffineExpr, operands: &[ValueId]) -> Option<(Index, i128)> {
        match expr {
            AffineExpr::Dim(number) => self.residue(operands[*number], 0),
            AffineExpr::Const(value) => Some((Index::constant((*value).into()), 0)),
            AffineExpr::Add(a, b) => sum(
                self.residue_affine(a, operands)?,
                self.residue_affine(b, operands)?,
                1,
            ),
            AffineExpr::Mul(a, by) => Some(times(self.residue_affine(a, operands)?, (*by).into())),
            AffineExpr::Mod(..) | AffineExpr::FloorDiv(..) | AffineExpr::CeilDiv(..) => {
                Some((Index::constant(0), 1))
            }
        }
    }
}

impl ThreadDomain {
    /// Returns the thread dimensions in which all threads store the same value to the same element.
    fn same_along(&self, index: &LaneValue, value: &DimTensor) -> BTreeSet<Dim> {
        let of_index = |dim: &Dim| match index {
            LaneValue::Index(index) => index.terms.contains_key(dim),
            LaneValue::Tensor(t) => t.dims.iter().any(|d| d.0 == *dim),
            LaneValue::Condition(_) | LaneValue::AffineMask(..) | LaneValue::Select(..) => true,
        };
        let differs = |dim: &Dim| of_index(dim) || value.dims.iter().any(|d| d.0 == *dim);
        let mut same: BTreeSet<Dim> = self.running().into_iter().collect();
        same.retain(|dim| self.thread_dims.contains(dim) && !differs(dim));
        same
    }
}

/// Returns an index with data-dependent parts, if it depends on the thread at all.
fn tells_apart((index, domain): (Index, Domain)) -> Option<(Index, Domain)> {
    index
        .terms
        .keys()
        .any(|dim| !dim.is_data())
        .then_some((index, domain))
}

fn sum(a: (Index, i128), b: (Index, i128), sign: i128) -> Option<(Index, i128)> {
    Some((a.0.add(&b.0.scale(sign))?, gcd(a.1, b.1)))
}

fn times((index, modulus): (Index, i128), by: i128) -> (Index, i128) {
    (index.scale(by), (modulus * by).abs())
}

/// Returns the part shifted so that it equals the remainder, if its range fits in one period.
fn whole((mut part, modulus): (Index, i128)) -> Option<(Index, i128)> {
    if modulus < 2 {
        return None;
    }
    part.constant = part.constant.rem_euclid(modulus);
    let (mut lo, mut hi) = part.range();
    if lo < 0 {
        part.constant += modulus;
        (lo, hi) = (lo + modulus, hi + modulus);
    }
    (lo >= 0 && hi < modulus).then_some((part, modulus))
}
