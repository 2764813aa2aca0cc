//! Lowering of an [`ArgExtremum`] of a vectorized loop: one reduction computes the best value,
//! another the iteration that attains it, and the payload is its value at that iteration.
//!
//! Exact for equal values, zeros of both signs among them: the first or the last of them counts, as
//! in the loop. A NaN is never better; if the initial value is NaN, it stays the best. These are
//! plain reductions, not one of pairs, so that they can be partitioned, differentiated and
//! vectorized like any other.

use super::arg_extremum::{ArgExtremum, Candidate, ExtremumOrder};
use super::folds::Fold;
use super::index::{Dim, Index};
use super::lane_values::{DimTensor, LaneValue, element};
use super::lower::{Lower, LowerResult};
use crate::error::Error;
use crate::kernel_ir::{BinaryOp, Ty, ValueId};
use stablehlo::{BinaryOp as Hlo, Direction, Scalar, UnaryOp};

/// The best of some candidates.
struct Leader {
    /// The value; where no candidate counts, one that no other is worse than.
    value: Option<DimTensor>,
    /// Where any candidate counts; `None` means everywhere.
    counts: Option<DimTensor>,
    payload: Vec<LaneValue>,
}

impl Lower<'_> {
    /// Returns the loop's results for the values of `best`, with their indices among the carried
    /// values.
    ///
    /// - `dim`: the loop, whose iteration number is `k` of `steps`
    /// - `first`: the initial values, `None` for the identity
    /// - `taken`: the iterations that count
    pub(super) fn best_over(
        &mut self,
        (dim, k, steps): (Dim, &Index, i128),
        best: &ArgExtremum,
        first: &[Option<LaneValue>],
        results: &[ValueId],
        taken: Option<&DimTensor>,
    ) -> LowerResult<Vec<(usize, LaneValue)>> {
        let compared = best.leader.map(|(n, b)| (b, self.kernel.ty(results[n])));
        let tys: Vec<Ty> = (best.payload.iter())
            .map(|n| self.kernel.ty(results[*n]))
            .collect();
        let mut leader: Option<Leader> = None;
        for link in &best.candidates {
            let new = self.candidate(link, compared, taken)?;
            leader = Some(match leader {
                None => new,
                Some(old) => self.leader_of(compared, &tys, old, new)?,
            });
        }
        let leader =
            leader.ok_or_else(|| Error::internal("tensor-best", "the best of no candidates"))?;
        let mut winner = None;
        if let (Some((better, ty)), Some(value)) = (compared, &leader.value) {
            winner = Some(self.reduce(dim, better.fold(), value, ty)?);
        }
        let mut here = None;
        if let (Some(winner), Some(value)) = (&winner, &leader.value) {
            let (values, dims) = self.unify(&[value, winner]);
            let equal = self.f().compare(Direction::Eq, values[0], values[1]);
            here = Some(self.over(equal, &dims));
        }
        // Among the iterations that attain the best, find the first or the last.
        let count = match i32::try_from(steps) {
            Ok(_) => Ty::I32,
            Err(_) => Ty::I64,
        };
        let last = compared.is_none_or(|(better, _)| better.last);
        if last {
            here = match (here, &leader.counts) {
                (Some(here), counts) => Some(self.both(&here, counts.as_ref())),
                (None, counts) => counts.clone(),
            };
        }
        let here =
            here.ok_or_else(|| Error::internal("tensor-best", "the last of what no test finds"))?;
        let (fold, none) = match last {
            false => (BinaryOp::MinSi, steps),
            true => (BinaryOp::MaxSi, -1),
        };
        let (step, none) = (
            LaneValue::Index(k.clone()),
            LaneValue::Index(Index::constant(none)),
        );
        let candidates = self.choose(count, &LaneValue::Tensor(here), &step, &none)?;
        let candidates = self.materialize(&candidates, element(count));
        let at = self.reduce(dim, Fold(fold), &candidates, count)?;
        let mut wins = None;
        if let (Some((n, better)), Some(winner)) = (best.leader, &winner)
            && let Some(before) = &first[n]
        {
            let before = self.materialize(before, element(self.kernel.ty(results[n])));
            wins = Some(self.beats(better, winner, &before));
        }
        if last && leader.counts.is_some() && (wins.is_some() || best.leader.is_none()) {
            let zero = self.scalar(element(count), Scalar::Int(0));
            let (values, dims) = self.unify(&[&at, &zero]);
            let any = self.f().compare(Direction::Ge, values[0], values[1]);
            let any = self.over(any, &dims);
            wins = Some(self.both(&any, wins.as_ref()));
        }
        let wins = wins.map(LaneValue::Tensor);
        let mut out = Vec::new();
        if let (Some((n, better)), Some(winner), Some(value)) = (best.leader, winner, leader.value)
        {
            let ty = self.kernel.ty(results[n]);
            // Equal floats may differ in the sign of zero.
            let winner = match better.float {
                true => self.at_step((dim, k), &at, count, &LaneValue::Tensor(value), ty)?,
                false => LaneValue::Tensor(winner),
            };
            out.push((n, ty, winner));
        }
        for ((n, ty), val) in best.payload.iter().zip(tys).zip(&leader.payload) {
            let val = self.at_step((dim, k), &at, count, val, ty)?;
            out.push((*n, ty, val));
        }
        let mut after = Vec::new();
        for (n, ty, val) in out {
            after.push(match (&wins, &first[n]) {
                (Some(wins), Some(before)) => (n, self.choose(ty, wins, &val, before)?),
                _ => (n, val),
            });
        }
        Ok(after)
    }

    fn candidate(
        &mut self,
        link: &Candidate,
        compared: Option<(ExtremumOrder, Ty)>,
        taken: Option<&DimTensor>,
    ) -> LowerResult<Leader> {
        let mut value = match link.value {
            Some(id) => Some(self.data(id)?),
            None => None,
        };
        let mut counts = taken.cloned();
        if let (Some(value), Some((ExtremumOrder { float: true, .. }, _))) = (&value, compared) {
            let t = self.restrict(value);
            let number = self.f().compare(Direction::Eq, t.value, t.value);
            let number = self.tensor(number, t.dims);
            counts = Some(self.both(&number, counts.as_ref()));
        }
        for &(guard, sense) in &link.guards {
            let mut guard = self.data(guard)?;
            if !sense {
                guard = self.restrict(&guard);
                guard.value = self.f().unary(UnaryOp::Not, guard.value);
            }
            counts = Some(self.both(&guard, counts.as_ref()));
        }
        if let (Some(t), Some((better, ty)), Some(counts)) = (&value, compared, &counts) {
            let worst = self.builder.identity(better.fold(), ty);
            let counts = LaneValue::Tensor(counts.clone());
            let t = self.choose(ty, &counts, &LaneValue::Tensor(t.clone()), &worst)?;
            value = Some(self.materialize(&t, element(ty)));
        }
        let payload = link.payload.iter().map(|id| self.val(*id));
        Ok(Leader {
            value,
            counts,
            payload: payload.collect::<LowerResult<_>>()?,
        })
    }

    /// Returns the better of an earlier and a later candidate.
    fn leader_of(
        &mut self,
        compared: Option<(ExtremumOrder, Ty)>,
        tys: &[Ty],
        old: Leader,
        new: Leader,
    ) -> LowerResult<Leader> {
        let mut wins = None;
        if let (Some((better, _)), Some(new), Some(old)) = (compared, &new.value, &old.value) {
            wins = Some(self.beats(better, new, old));
        }
        if compared.is_none_or(|(better, _)| better.last)
            && let Some(counts) = &new.counts
        {
            wins = Some(self.both(counts, wins.as_ref()));
        }
        let counts = match (&old.counts, &new.counts) {
            (Some(old), Some(new)) => Some(self.hlo(Hlo::Or, old, new)),
            _ => None,
        };
        let Some(wins) = wins.map(LaneValue::Tensor) else {
            return Ok(new); // it always counts, and nothing is compared
        };
        let mut value = None;
        if let (Some((_, ty)), Some(new), Some(old)) = (compared, new.value, old.value) {
            let t = self.choose(ty, &wins, &LaneValue::Tensor(new), &LaneValue::Tensor(old))?;
            value = Some(self.materialize(&t, element(ty)));
        }
        let mut payload = Vec::new();
        for ((new, old), ty) in new.payload.iter().zip(&old.payload).zip(tys) {
            payload.push(self.choose(*ty, &wins, new, old)?);
        }
        Ok(Leader {
            value,
            counts,
            payload,
        })
    }

    fn both(&mut self, a: &DimTensor, b: Option<&DimTensor>) -> DimTensor {
        match b {
            None => a.clone(),
            Some(b) => self.hlo(Hlo::And, a, b),
        }
    }

    /// Returns whether `new` replaces `old`.
    fn beats(&mut self, better: ExtremumOrder, new: &DimTensor, old: &DimTensor) -> DimTensor {
        let (mut values, dims) = self.unify(&[new, old]);
        let f = self.f();
        if better.unsigned {
            let e = f.tensor(values[0]).element.unsigned();
            values = values.iter().map(|v| f.bitcast_convert(*v, e)).collect();
        }
        let direction = match (better.greatest, better.last) {
            (false, false) => Direction::Lt,
            (false, true) => Direction::Le,
            (true, false) => Direction::Gt,
            (true, true) => Direction::Ge,
        };
        let value = f.compare(direction, values[0], values[1]);
        self.over(value, &dims)
    }

    /// Returns the value of `val` at iteration `at` of the loop `dim`, whose iteration number is
    /// `k`.
    fn at_step(
        &mut self,
        (dim, k): (Dim, &Index),
        at: &DimTensor,
        count: Ty,
        val: &LaneValue,
        ty: Ty,
    ) -> LowerResult<LaneValue> {
        let e = element(ty);
        if let LaneValue::Index(index) = val {
            match index.terms.get(&dim).map(|pieces| pieces.0.as_slice()) {
                None => return Ok(val.clone()),
                Some(&[piece]) if ty.bits() >= 32 => {
                    let mut rest = index.clone();
                    rest.terms.remove(&dim);
                    rest.constant += piece.offset;
                    let at = self.restrict(at);
                    let converted = self.f().convert(at.value, e);
                    let mut t = self.tensor(converted, at.dims);
                    if piece.slope != 1 {
                        let slope = self.scalar(e, Scalar::Int(piece.slope as i64));
                        t = self.hlo(Hlo::Multiply, &t, &slope);
                    }
                    if rest.as_constant() != Some(0) {
                        let rest = self.materialize(&LaneValue::Index(rest), e);
                        t = self.hlo(Hlo::Add, &t, &rest);
                    }
                    return Ok(LaneValue::Tensor(t));
                }
                Some(_) => {}
            }
        }
        let t = self.materialize(val, e);
        if !t.dims.iter().any(|d| d.0 == dim) {
            return Ok(LaneValue::Tensor(t));
        }
        let step = self.materialize(&LaneValue::Index(k.clone()), element(count));
        let (values, dims) = self.unify(&[at, &step]);
        let here = self.f().compare(Direction::Eq, values[0], values[1]);
        let here = LaneValue::Tensor(self.over(here, &dims));
        let fold = Fold(match ty.is_float() {
            true => BinaryOp::MaximumF,
            false => BinaryOp::OrI,
        });
        let nothing = self.builder.identity(fold, ty);
        let only = self.choose(ty, &here, &LaneValue::Tensor(t), &nothing)?;
        let only = self.materialize(&only, e);
        Ok(LaneValue::Tensor(self.reduce(dim, fold, &only, ty)?))
    }
}
