//! Range analysis of integers that depend on data: a function of the dimensions plus data-dependent
//! parts with known ranges.
//!
//! `4 * t + (d & 3)` is such a value: whatever `d` is, its part is in 0 to 3. A part is a separate
//! dimension ([`Dim::is_data`]) that any thread may have anywhere in its range, so that the rules
//! which distinguish threads by the digits of an index apply unchanged.
//!
//! Input: a value of the kernel, and the facts that enclosing branches imply. Output: an [`Index`],
//! exact over the integers. Sums and products are followed modulo a power of two, as the machine
//! computes them; a value that may leave the range of its type becomes a part with that range.
//! Nothing is assumed about overflow.

use super::index::{Dim, Domain, Index};
use super::lane_values::LaneValue;
use super::lower::Lower;
use crate::kernel_ir::{
    AffineExpr, BinaryOp, CastOp, IntPredicate, IntegerSet, Op, OpKind, Ty, UnaryOp, ValueId,
};
use std::collections::HashMap;

/// The greatest number of operations that one query visits.
const MOST_OPERATIONS: usize = 1000;

/// `value` is at least `lo` and at most `hi` for every thread that takes part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ValueRange {
    pub value: ValueId,
    pub lo: i128,
    pub hi: i128,
}

/// The state of one query: the values analysed so far, and the data-dependent parts.
struct Ranges<'a, 'k> {
    lower: &'a Lower<'k>,
    known: HashMap<ValueId, Index>,
    parts: Vec<(i128, i128)>,
    /// The number of operations visited.
    looked_at: usize,
}

impl<'k> Lower<'k> {
    /// Returns `id` as a function of the dimensions and of data-dependent parts, with the ranges of
    /// those parts.
    pub(super) fn bounded(&self, id: ValueId) -> (Index, Domain) {
        let mut ranges = Ranges::new(self);
        let index = ranges.of(id);
        ranges.with_domain(index)
    }

    /// Like [`Self::bounded`], for an affine function of `operands`.
    pub(super) fn bounded_affine(
        &self,
        expr: &AffineExpr,
        operands: &[ValueId],
    ) -> (Index, Domain) {
        let mut ranges = Ranges::new(self);
        let index = ranges.affine(expr, operands);
        ranges.with_domain(index)
    }

    /// Returns the ranges of values implied by the boolean `id` being `truth`.
    pub(super) fn ranges_if(&self, id: ValueId, truth: bool) -> Vec<ValueRange> {
        let mut found = Vec::new();
        Ranges::new(self).implied(id, truth, 6, &mut found);
        found
    }

    /// Returns the ranges of values implied by `operands` being in `set`.
    pub(super) fn ranges_in(&self, set: &IntegerSet, operands: &[ValueId]) -> Vec<ValueRange> {
        let mut ranges = Ranges::new(self);
        let mut found = Vec::new();
        for constraint in &set.constraints {
            // factor * operand + constant is 0, or at least 0.
            let Some((number, factor, constant)) = constraint.expr.on_one_dim() else {
                continue;
            };
            let (factor, constant) = (i128::from(factor), i128::from(constant));
            let bounds = match constraint.equality {
                true if factor == 1 => (Some(-constant), Some(-constant)),
                true if factor == -1 => (Some(constant), Some(constant)),
                false if factor > 0 => (Some((-constant + factor - 1).div_euclid(factor)), None),
                false if factor < 0 => (None, Some(constant.div_euclid(-factor))),
                _ => continue,
            };
            let (least, greatest) = ranges.ty(operands[number]).int_range();
            let (lo, hi) = (bounds.0.unwrap_or(least), bounds.1.unwrap_or(greatest));
            ranges.narrow(operands[number], lo, hi, 4, &mut found);
        }
        found
    }
}

impl<'a, 'k> Ranges<'a, 'k> {
    fn new(lower: &'a Lower<'k>) -> Ranges<'a, 'k> {
        Ranges {
            lower,
            known: HashMap::new(),
            parts: Vec::new(),
            looked_at: 0,
        }
    }

    fn with_domain(self, index: Index) -> (Index, Domain) {
        let parts = self.parts.iter().enumerate();
        let domain = parts.map(|(number, (lo, hi))| (Dim::data(number), (*lo, *hi + 1)));
        (index, domain.collect())
    }

    fn ty(&self, id: ValueId) -> Ty {
        self.lower.kernel.ty(id)
    }

    /// Returns the operation that defines `id`.
    fn definition(&self, id: ValueId) -> Option<&'k Op> {
        self.lower.definitions.get(&id).copied()
    }

    /// Adds a data-dependent part with values from `lo` to `hi`.
    fn part(&mut self, lo: i128, hi: i128) -> Index {
        if lo == hi {
            return Index::constant(lo);
        }
        let dim = Dim::data(self.parts.len());
        self.parts.push((lo, hi));
        Index::dim(dim, &[(dim, (lo, hi + 1))].into())
    }

    /// Returns a part with the full range of the type of `id`.
    fn any(&mut self, id: ValueId) -> Index {
        match self.ty(id) {
            ty if ty.is_int() => {
                let (lo, hi) = ty.int_range();
                self.part(lo, hi)
            }
            _ => self.part(i64::MIN.into(), i64::MAX.into()),
        }
    }

    /// Returns a part that may be any multiple of `step` from `lo` to `hi`; `step` divides `lo`.
    fn multiples(&mut self, lo: i128, hi: i128, step: i128) -> Index {
        let (first, last) = (lo.div_euclid(step), hi.div_euclid(step));
        self.part(first, last).scale(step)
    }

    /// Returns `id` as a signed integer.
    fn of(&mut self, id: ValueId) -> Index {
        if let Some(known) = self.known.get(&id) {
            return known.clone();
        }
        let index = match self.of_threads(id) {
            Some(index) => index,
            None => self.of_data(id),
        };
        self.known.insert(id, index.clone());
        index
    }

    /// Returns `id` if it depends on the dimensions only.
    fn of_threads(&self, id: ValueId) -> Option<Index> {
        match &self.lower.values[id.index()] {
            Some(LaneValue::Index(index)) => Some(index.restrict(&self.lower.threads.domain)),
            _ => None,
        }
    }

    /// Returns the data-dependent value `id`, within the range of its type and the facts of
    /// branches.
    fn of_data(&mut self, id: ValueId) -> Index {
        let ty = self.ty(id);
        if !ty.is_int() {
            return self.any(id);
        }
        let (least, greatest) = ty.int_range();
        let index = match self.congruent(id, ty.bits()) {
            None => self.part(least, greatest),
            Some(index) => {
                let (lo, hi) = index.range();
                match least <= lo && hi <= greatest {
                    true => index,
                    false => self.multiples(least, greatest, power_of_two(&index, ty.bits())),
                }
            }
        };
        self.within(index, id, &self.lower.threads.value_ranges)
    }

    /// Narrows `index`, the value of `id`, to the ranges of `id` in `facts`.
    fn within(&mut self, index: Index, id: ValueId, facts: &[ValueRange]) -> Index {
        let (mut lo, mut hi) = index.range();
        for fact in facts.iter().filter(|fact| fact.value == id) {
            (lo, hi) = (lo.max(fact.lo), hi.min(fact.hi));
        }
        let of_data = index.terms.keys().all(|dim| dim.is_data());
        match of_data && lo <= hi && (lo, hi) != index.range() {
            true => self.part(lo, hi),
            false => index,
        }
    }

    /// Returns an integer congruent to `id` modulo 2 to the power of `bits`.
    fn congruent(&mut self, id: ValueId, bits: u32) -> Option<Index> {
        if let Some(index) = self.of_threads(id) {
            return Some(index);
        }
        self.looked_at += 1;
        if self.looked_at > MOST_OPERATIONS {
            return None;
        }
        let op = self.definition(id)?;
        if let Some((lo, hi)) = self.remainder(op, bits) {
            return Some(self.part(lo, hi));
        }
        let OpKind::Binary(kind, a, b) = op.kind else {
            return match bits == self.ty(id).bits() {
                true => self.defined(op, id),
                false => Some(self.of(id)),
            };
        };
        match kind {
            BinaryOp::AddI | BinaryOp::SubI => {
                let (x, y) = (self.part_of_sum(a, bits), self.part_of_sum(b, bits));
                match kind == BinaryOp::AddI {
                    true => x.add(&y),
                    false => x.sub(&y),
                }
            }
            BinaryOp::MulI => {
                let constant = |this: &Self, id| this.of_threads(id).and_then(|i| i.as_constant());
                let (value, by) = match (constant(self, a), constant(self, b)) {
                    (_, Some(by)) => (a, by),
                    (Some(by), _) => (b, by),
                    (None, None) => return self.of(a).mul(&self.of(b)),
                };
                let zeros = by.trailing_zeros().min(bits);
                Some(self.part_of_sum(value, bits - zeros).scale(by))
            }
            BinaryOp::ShlI => {
                let by = self.of(b).as_constant()?;
                let by = u32::try_from(by).ok().filter(|by| *by < bits)?;
                Some(self.part_of_sum(a, bits - by).scale(1 << by))
            }
            _ if bits == self.ty(id).bits() => self.binary(kind, a, b),
            _ => Some(self.of(id)),
        }
    }

    /// Returns an operand of a sum of which only the remainder modulo 2 to the power of `bits`
    /// matters: the value itself, unless it may have wrapped around.
    fn part_of_sum(&mut self, id: ValueId, bits: u32) -> Index {
        let ty = self.ty(id);
        if bits == 0 {
            return Index::constant(0);
        }
        if !ty.is_int() {
            return self.any(id);
        }
        let exact = self.of(id);
        let (least, greatest) = ty.int_range();
        let is_any = exact.terms.len() == 1 && exact.range() == (least, greatest);
        match is_any {
            true => self.congruent(id, bits).unwrap_or(exact),
            false => exact,
        }
    }

    /// Returns the range of a value that is the remainder of a division, `x - x / c * c`, modulo 2
    /// to the power of `bits`.
    fn remainder(&mut self, op: &Op, bits: u32) -> Option<(i128, i128)> {
        let OpKind::Binary(kind @ (BinaryOp::AddI | BinaryOp::SubI), a, b) = op.kind else {
            return None;
        };
        let sides: &[(ValueId, ValueId)] = match kind {
            BinaryOp::AddI => &[(a, b), (b, a)],
            _ => &[(a, b)],
        };
        for (x, product) in sides {
            let Some(OpKind::Binary(BinaryOp::MulI, p, q)) =
                self.definition(*product).map(|op| &op.kind)
            else {
                continue;
            };
            for (quotient, factor) in [(*p, *q), (*q, *p)] {
                let Some(factor) = self
                    .of_threads(factor)
                    .and_then(|index| index.as_constant())
                else {
                    continue;
                };
                let taken = if kind == BinaryOp::AddI {
                    -factor
                } else {
                    factor
                };
                let Some((divided, by, lowest)) = self.quotient(quotient) else {
                    continue;
                };
                let is_it = (taken - by).rem_euclid(1 << bits) == 0;
                if divided == *x && is_it {
                    return Some((lowest, by - 1));
                }
            }
        }
        None
    }

    /// Returns the dividend, the constant divisor and the least remainder, if `id` is a quotient.
    fn quotient(&mut self, id: ValueId) -> Option<(ValueId, i128, i128)> {
        match self.definition(id)?.kind {
            OpKind::Binary(
                kind @ (BinaryOp::DivSi | BinaryOp::DivUi | BinaryOp::FloorDivSi),
                x,
                by,
            ) => {
                let by = self.of(by).as_constant().filter(|by| *by > 0)?;
                let towards_zero = kind == BinaryOp::DivSi && self.of(x).range().0 < 0;
                Some((x, by, if towards_zero { 1 - by } else { 0 }))
            }
            OpKind::Cast(CastOp::Trunci, wide) => {
                // x * m >> s equals x / c for every 32-bit x.
                let OpKind::Binary(BinaryOp::ShrUi, product, shift) = self.definition(wide)?.kind
                else {
                    return None;
                };
                let OpKind::Binary(BinaryOp::MulI, x, m) = self.definition(product)?.kind else {
                    return None;
                };
                let OpKind::Cast(CastOp::ExtUi, x) = self.definition(x)?.kind else {
                    return None;
                };
                let (m, shift) = (self.of(m).as_constant()?, self.of(shift).as_constant()?);
                let by = divisor(m, shift)?;
                (self.ty(x) == Ty::I32).then_some((x, by, 0))
            }
            _ => None,
        }
    }

    fn defined(&mut self, op: &Op, id: ValueId) -> Option<Index> {
        match &op.kind {
            OpKind::Unary(kind, a) => self.unary(*kind, *a),
            OpKind::Binary(kind, a, b) if self.ty(*a).is_int() => self.binary(*kind, *a, *b),
            OpKind::Cast(kind, a) => self.cast(*kind, *a),
            OpKind::Select(condition, a, b) => {
                let yes = self.chosen(*condition, true, *a);
                let no = self.chosen(*condition, false, *b);
                Some(self.either(&yes, &no))
            }
            OpKind::AffineApply { map, operands } => Some(self.affine(&map.results[0], operands)),
            OpKind::If {
                then_region,
                else_region,
                ..
            }
            | OpKind::AffineIf {
                then_region,
                else_region,
                ..
            } => {
                let place = op.results.iter().position(|result| *result == id)?;
                let yes = self.of(*then_region.yields.get(place)?);
                let no = self.of(*else_region.yields.get(place)?);
                Some(self.either(&yes, &no))
            }
            _ => None,
        }
    }

    /// Returns `id` under the condition that the boolean `condition` equals `truth`.
    fn chosen(&mut self, condition: ValueId, truth: bool, id: ValueId) -> Index {
        let index = self.of(id);
        let mut found = Vec::new();
        self.implied(condition, truth, 4, &mut found);
        self.within(index, id, &found)
    }

    /// Returns the union of two values: the terms that both have, and a part for the rest.
    fn either(&mut self, a: &Index, b: &Index) -> Index {
        let split = |index: &Index| {
            let (mut of_threads, mut rest) = (index.clone(), index.clone());
            of_threads.constant = 0;
            of_threads.terms.retain(|dim, _| !dim.is_data());
            rest.terms.retain(|dim, _| dim.is_data());
            (of_threads, rest.range())
        };
        let ((a_threads, a_rest), (b_threads, b_rest)) = (split(a), split(b));
        let same = a_threads == b_threads;
        let (x, y) = match same {
            true => (a_rest, b_rest),
            false => (a.range(), b.range()),
        };
        let part = self.part(x.0.min(y.0), x.1.max(y.1));
        match same {
            true => part.add(&a_threads).unwrap_or(part),
            false => part,
        }
    }

    fn unary(&mut self, kind: UnaryOp, a: ValueId) -> Option<Index> {
        match kind {
            UnaryOp::CtPop | UnaryOp::CtLz | UnaryOp::CtTz => {
                let bits = self.ty(a).bits();
                Some(self.part(0, bits.into()))
            }
            UnaryOp::AbsI => {
                let (lo, hi) = self.of(a).range();
                let least = if lo > 0 { lo } else { (-hi).max(0) };
                Some(self.part(least, hi.max(-lo)))
            }
            _ => None,
        }
    }

    fn cast(&mut self, kind: CastOp, a: ValueId) -> Option<Index> {
        let from = self.ty(a);
        match kind {
            CastOp::ExtSi | CastOp::IndexCast if from == Ty::I1 => {
                let (lo, hi) = self.of(a).range();
                Some(self.part(-hi, -lo))
            }
            CastOp::ExtUi | CastOp::IndexCastUi => {
                let index = self.of(a);
                if index.range().0 >= 0 {
                    return Some(index);
                }
                let greatest = (1 << from.bits()) - 1;
                let wrapped = self.congruent(a, from.bits());
                let fits = |index: &Index| index.range().0 >= 0 && index.range().1 <= greatest;
                let step = power_of_two(&index, from.bits());
                let unsigned = wrapped.filter(fits);
                Some(unsigned.unwrap_or_else(|| self.multiples(0, greatest, step)))
            }
            // If the value does not fit, the caller falls back to the range of the result's type.
            CastOp::ExtSi | CastOp::IndexCast | CastOp::Trunci => Some(self.of(a)),
            CastOp::ExtF
            | CastOp::TruncF
            | CastOp::SiToFp
            | CastOp::UiToFp
            | CastOp::FpToSi
            | CastOp::FpToUi
            | CastOp::Bitcast => None,
        }
    }

    fn binary(&mut self, kind: BinaryOp, a: ValueId, b: ValueId) -> Option<Index> {
        let bits = self.ty(a).bits();
        let (x, y) = (self.of(a), self.of(b));
        let ((a_lo, a_hi), (b_lo, b_hi)) = (x.range(), y.range());
        let constant = y.as_constant();
        match kind {
            BinaryOp::AndI => {
                let low_bits = constant.filter(|mask| *mask >= 0 && mask & (mask + 1) == 0);
                if let Some(mask) = low_bits
                    && let Some((_, rest)) = divided(&x, mask + 1)
                {
                    return Some(rest);
                }
                if let Some(mask) = constant.filter(|mask| *mask != 0) {
                    let step = 1 << mask.trailing_zeros();
                    return Some(match (mask >= 0, a_lo >= 0) {
                        (true, true) => self.multiples(0, mask.min(a_hi), step),
                        (true, false) => self.multiples(0, mask, step),
                        (false, true) => self.multiples(0, a_hi, step),
                        (false, false) => self.multiples(-(1 << (bits - 1)), a_hi, step),
                    });
                }
                let above = [(a_lo, a_hi), (b_lo, b_hi)].into_iter();
                let hi = above.filter(|side| side.0 >= 0).map(|side| side.1).min()?;
                Some(self.part(0, hi))
            }
            BinaryOp::OrI | BinaryOp::XorI if a_lo >= 0 && b_lo >= 0 => {
                let sum = super::integers::disjoint_or(&x, &y);
                let all = (a_hi.max(b_hi) as u128 + 1).next_power_of_two() as i128 - 1;
                Some(sum.unwrap_or_else(|| self.part(0, all)))
            }
            BinaryOp::RemUi | BinaryOp::RemSi if a_lo >= 0 && b_lo > 0 => {
                if let Some((_, rest)) = constant.and_then(|by| divided(&x, by)) {
                    return Some(rest);
                }
                Some(self.part(0, a_hi.min(b_hi - 1)))
            }
            BinaryOp::RemUi if b_lo > 0 => Some(self.part(0, b_hi - 1)),
            BinaryOp::RemSi if b_lo > 0 => Some(self.part(1 - b_hi, b_hi - 1)),
            BinaryOp::DivUi | BinaryOp::DivSi if a_lo >= 0 && b_lo > 0 => {
                if let Some((quotient, _)) = constant.and_then(|by| divided(&x, by)) {
                    return Some(quotient);
                }
                Some(self.part(a_lo / b_hi, a_hi / b_lo))
            }
            BinaryOp::DivUi if b_lo > 0 => Some(self.part(0, ((1 << bits) - 1) / b_lo)),
            BinaryOp::ShrUi | BinaryOp::ShrSi => {
                let by = constant.filter(|by| (0..i128::from(bits)).contains(by))?;
                match kind == BinaryOp::ShrUi && a_lo < 0 {
                    true => Some(self.part(0, ((1 << bits) - 1) >> by)),
                    false => Some(self.part(a_lo >> by, a_hi >> by)),
                }
            }
            BinaryOp::MinSi => Some(self.part(a_lo.min(b_lo), a_hi.min(b_hi))),
            BinaryOp::MaxSi => Some(self.part(a_lo.max(b_lo), a_hi.max(b_hi))),
            BinaryOp::MinUi => match (a_lo >= 0, b_lo >= 0) {
                (true, true) => Some(self.part(a_lo.min(b_lo), a_hi.min(b_hi))),
                (true, false) => Some(self.part(0, a_hi)),
                (false, true) => Some(self.part(0, b_hi)),
                (false, false) => None,
            },
            BinaryOp::MaxUi if a_lo >= 0 && b_lo >= 0 => {
                Some(self.part(a_lo.max(b_lo), a_hi.max(b_hi)))
            }
            _ => None,
        }
    }

    fn affine(&mut self, expr: &AffineExpr, operands: &[ValueId]) -> Index {
        let index = match expr {
            AffineExpr::Dim(number) => Some(self.of(operands[*number])),
            AffineExpr::Const(value) => Some(Index::constant((*value).into())),
            AffineExpr::Add(a, b) => {
                let (a, b) = (self.affine(a, operands), self.affine(b, operands));
                a.add(&b)
            }
            AffineExpr::Mul(a, by) => Some(self.affine(a, operands).scale((*by).into())),
            AffineExpr::Mod(a, by) => {
                let a = self.affine(a, operands);
                let rest = divided(&a, (*by).into()).map(|(_, rest)| rest);
                Some(rest.unwrap_or_else(|| self.part(0, i128::from(*by) - 1)))
            }
            AffineExpr::FloorDiv(a, by) => {
                let a = self.affine(a, operands);
                let quotient = divided(&a, (*by).into()).map(|(quotient, _)| quotient);
                let (lo, hi) = a.range();
                let by = i128::from(*by);
                Some(quotient.unwrap_or_else(|| self.part(lo.div_euclid(by), hi.div_euclid(by))))
            }
            AffineExpr::CeilDiv(..) => None,
        };
        let whole = (i128::from(i64::MIN), i128::from(i64::MAX));
        let fits = |index: &Index| {
            let (lo, hi) = index.range();
            whole.0 <= lo && hi <= whole.1
        };
        match index.filter(fits) {
            Some(index) => index,
            None => self.part(whole.0, whole.1),
        }
    }

    /// Adds the facts implied by the boolean `id` being `truth` to `found`.
    fn implied(&mut self, id: ValueId, truth: bool, depth: usize, found: &mut Vec<ValueRange>) {
        let Some(op) = self.definition(id) else {
            return;
        };
        if depth == 0 {
            return;
        }
        match op.kind {
            OpKind::Cmpi(predicate, a, b) if self.ty(a) != Ty::I1 => {
                let predicate = match truth {
                    true => predicate,
                    false => predicate.negated(),
                };
                self.compared(predicate, a, b, found);
                self.compared(predicate.swapped(), b, a, found);
            }
            OpKind::Binary(BinaryOp::AndI, a, b) if truth => {
                self.implied(a, true, depth - 1, found);
                self.implied(b, true, depth - 1, found);
            }
            OpKind::Binary(BinaryOp::OrI, a, b) if !truth => {
                self.implied(a, false, depth - 1, found);
                self.implied(b, false, depth - 1, found);
            }
            OpKind::Binary(BinaryOp::XorI, a, b) if self.is(b, true) => {
                self.implied(a, !truth, depth - 1, found);
            }
            // `a && b` and `a || b` in LLVM's form.
            OpKind::Select(a, b, otherwise) if truth && self.is(otherwise, false) => {
                self.implied(a, true, depth - 1, found);
                self.implied(b, true, depth - 1, found);
            }
            OpKind::Select(a, yes, b) if !truth && self.is(yes, true) => {
                self.implied(a, false, depth - 1, found);
                self.implied(b, false, depth - 1, found);
            }
            _ => {}
        }
    }

    /// Returns whether `id` is the constant boolean `wanted`.
    fn is(&self, id: ValueId, wanted: bool) -> bool {
        match &self.lower.values[id.index()] {
            Some(LaneValue::Condition(condition)) => condition.as_constant() == Some(wanted),
            _ => false,
        }
    }

    /// Adds the range of `a` implied by `a predicate b`.
    fn compared(
        &mut self,
        predicate: IntPredicate,
        a: ValueId,
        b: ValueId,
        found: &mut Vec<ValueRange>,
    ) {
        use IntPredicate::*;
        let (least, greatest) = self.ty(a).int_range();
        let (b_lo, b_hi) = self.of(b).range();
        let (lo, hi) = match predicate {
            Eq => (b_lo, b_hi),
            Slt => (least, b_hi - 1),
            Sle => (least, b_hi),
            Sgt => (b_lo + 1, greatest),
            Sge => (b_lo, greatest),
            // An unsigned value below a nonnegative bound is nonnegative.
            Ult if b_lo >= 0 => (0, b_hi - 1),
            Ule if b_lo >= 0 => (0, b_hi),
            Ugt | Uge | Ult | Ule | Ne => return,
        };
        self.narrow(a, lo, hi, 4, found);
    }

    /// Adds that `id` is from `lo` to `hi`, and the implied ranges of the values it is computed
    /// from.
    fn narrow(
        &mut self,
        id: ValueId,
        lo: i128,
        hi: i128,
        depth: usize,
        found: &mut Vec<ValueRange>,
    ) {
        found.push(ValueRange { value: id, lo, hi });
        let Some(op) = self.definition(id) else {
            return;
        };
        if depth == 0 {
            return;
        }
        match op.kind {
            // A cast to a narrower type keeps the low bits only.
            OpKind::Cast(CastOp::IndexCast | CastOp::IndexCastUi, a)
                if !is_within(self.ty(a).int_range(), self.ty(id).int_range()) => {}
            OpKind::Cast(CastOp::ExtSi | CastOp::IndexCast, a) if self.ty(a) != Ty::I1 => {
                self.narrow(a, lo, hi, depth - 1, found);
            }
            OpKind::Cast(CastOp::ExtUi | CastOp::IndexCastUi, a)
                if self.ty(a) != Ty::I1 && lo >= 0 && hi <= self.ty(a).int_range().1 =>
            {
                self.narrow(a, lo, hi, depth - 1, found);
            }
            // Adding a constant may wrap around, but it is a bijection.
            OpKind::Binary(kind @ (BinaryOp::AddI | BinaryOp::SubI), a, b) => {
                let Some(by) = self.of(b).as_constant() else {
                    return;
                };
                let by = if kind == BinaryOp::AddI { by } else { -by };
                let (least, greatest) = self.ty(a).int_range();
                let (lo, hi) = (lo - by, hi - by);
                if least <= lo && hi <= greatest {
                    self.narrow(a, lo, hi, depth - 1, found);
                }
            }
            _ => {}
        }
    }
}

/// Returns whether the closed range `range` is inside `all`.
fn is_within(range: (i128, i128), all: (i128, i128)) -> bool {
    all.0 <= range.0 && range.1 <= all.1
}

/// Returns the greatest power of two that divides every value of `index`, at most 2 to the power of
/// `bits` - 1.
fn power_of_two(index: &Index, bits: u32) -> i128 {
    let slopes = index.terms.values().flat_map(|pieces| &pieces.0);
    let all = slopes.flat_map(|piece| [piece.slope, piece.offset]);
    let zeros = all.chain([index.constant]).map(i128::trailing_zeros);
    1 << zeros.min().unwrap_or(0).min(bits - 1)
}

/// Returns the integer `c` for which `x * m >> shift` equals `x / c`, rounded down, for every
/// unsigned 32-bit `x`.
fn divisor(m: i128, shift: i128) -> Option<i128> {
    // The product has 64 bits.
    if !(1..1 << 32).contains(&m) || !(32..64).contains(&shift) {
        return None;
    }
    let power = 1i128 << shift;
    let by = (power + m / 2) / m;
    let excess = m * by - power;
    (by > 1 && (0..=power >> 32).contains(&excess)).then_some(by)
}

/// Returns quotient and remainder of `index` by `by`, if both are functions of the dimensions and
/// parts.
fn divided(index: &Index, by: i128) -> Option<(Index, Index)> {
    (by > 0).then(|| index.div_rem(by)).flatten()
}

#[cfg(test)]
mod tests {
    use super::divisor;

    #[test]
    fn factors_whose_products_fit_64_bits_are_divisors() {
        assert_eq!(divisor(0xAAAA_AAAB, 33), Some(3));
        assert_eq!(divisor(0xCCCC_CCCD, 34), Some(5));
        assert_eq!(divisor(3_074_457_345_618_258_603, 63), None); // 2^63 / 3, rounded up
        assert_eq!(divisor(0xAAAA_AAAA, 33), None); // rounded down
    }
}
