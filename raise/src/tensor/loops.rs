//! Lowering of loops inside a thread. A loop whose iterations are independent becomes a dimension,
//! and its folds become reductions or contractions (an argmin two reductions). Any other counted
//! loop runs in order, all threads in lock step, as one `while` over slices. Only loops of few,
//! small iterations are unrolled.

use super::builder::Builder;
use super::folds::{CarriedValues, Fold, LoopCarried, classify_carried};
use super::index::{Dim, Index};
use super::lane_values::{DimTensor, LaneValue, element};
use super::lower::{Lower, LowerResult, Restart};
use super::memory_model::MemoryModel;
use crate::kernel_ir::{BinaryOp, OpKind, Region, Ty, ValueId};
use stablehlo::ElementType;

/// A loop is unrolled if it has at most this many iterations ...
const UNROLL_STEPS: i128 = 8;
/// ... of at most this many ops altogether.
const UNROLL_OPS: usize = 160;
/// A loop that threads leave at different iterations may become a dimension if its trip count is at
/// most this, or the length of the longest array. A loop with a larger bound (one that counts `(n &
/// 3) - 1` without a sign, say) becomes a `while` that runs as long as any thread needs it.
const DIMENSION_STEPS: i128 = 4096;

/// The header of a counted loop: the value of the induction variable is `lower + step * k` for `k`
/// in `0..steps`.
#[derive(Clone)]
pub(super) struct Count {
    pub lower: Index,
    pub step: i128,
    /// The greatest trip count of any thread.
    pub steps: i128,
    /// If the trip count differs between threads: iteration `k` is executed where `behind + step *
    /// k` is negative.
    pub behind: Option<Index>,
    /// The trip count of each thread, if it depends on data.
    pub trips: Option<DimTensor>,
    /// Start and increment, if one of them depends on data; these replace `lower` and `step`.
    pub from: Option<(DimTensor, DimTensor)>,
}

impl Count {
    /// Returns whether the trip count differs between threads.
    pub fn varies(&self) -> bool {
        self.behind.is_some() || self.trips.is_some()
    }
}

impl Lower<'_> {
    /// Lowers a loop from `lower` over `span` with increment `step`.
    pub(super) fn counted_loop(
        &mut self,
        lower: &Index,
        span: &Index,
        step: i128,
        init: &[ValueId],
        body: &Region,
        results: &[ValueId],
    ) -> LowerResult<()> {
        let steps = (span.range().1.max(0) + step - 1) / step;
        let behind = if span.as_constant().is_some() {
            None
        } else {
            Some(span.scale(-1))
        };
        if behind.is_some()
            && steps > self.memory.longest_array().max(DIMENSION_STEPS)
            && let Some(upper) = lower.add(span)
        {
            let bounds = [lower.clone(), upper, Index::constant(step)].map(LaneValue::Index);
            return self.data_loop(bounds, init, body, results);
        }
        let count = &Count {
            lower: lower.clone(),
            step,
            steps,
            behind,
            trips: None,
            from: None,
        };
        let first = self.first_values(init, results)?;
        let how = classify_carried(body, &self.uses, &self.guarded);
        let ops = count_ops(body);
        let few = steps <= UNROLL_STEPS && ops * steps as usize <= UNROLL_OPS;
        if steps == 0 || (count.behind.is_none() && (steps == 1 || few)) {
            return self.unrolled(count, first, body, results, &how);
        }
        if how.carried.iter().all(|c| *c != LoopCarried::Dependence)
            && !self.builder.multiplies(&first, &how)
        {
            let before = self.clone();
            self.threads.vectorizing += 1;
            match self.as_dimension(count, &first, body, results, &how) {
                Ok(true) => {
                    self.threads.vectorizing -= 1;
                    return Ok(());
                }
                Ok(false) | Err(Restart::NotParallel) => *self = before,
                // In order, the payload of an argmin is loaded only when it is selected.
                Err(Restart::Error(_)) if !how.bests.is_empty() => *self = before,
                Err(stop) => return Err(stop),
            }
        }
        self.in_order(count, first, body, results, &how)
    }

    /// Returns the initial values of the carried values; `None` where a fold starts from the
    /// identity.
    pub(super) fn first_values(
        &mut self,
        init: &[ValueId],
        results: &[ValueId],
    ) -> LowerResult<Vec<Option<LaneValue>>> {
        let mut first = Vec::new();
        for (id, result) in init.iter().zip(results) {
            first.push(match self.identity_initialised.contains(result) {
                true => None,
                false => Some(self.val(*id)?),
            });
        }
        Ok(first)
    }

    pub(super) fn firsts(
        &mut self,
        first: Vec<Option<LaneValue>>,
        how: &CarriedValues,
        results: &[ValueId],
    ) -> Vec<LaneValue> {
        let mut vals = Vec::new();
        for ((val, carried), result) in first.into_iter().zip(&how.carried).zip(results) {
            vals.push(match (val, carried) {
                (Some(val), _) => val,
                (None, LoopCarried::Fold { fold, .. }) => {
                    self.builder.identity(*fold, self.kernel.ty(*result))
                }
                (None, LoopCarried::Best(number)) => {
                    let (best, ty) = (&how.bests[*number], self.kernel.ty(*result));
                    match best.leader {
                        Some((n, better)) if results[n] == *result => {
                            self.builder.identity(better.fold(), ty)
                        }
                        Some(_) | None => self.builder.zero(ty),
                    }
                }
                (None, other) => unreachable!("only folds start from nothing, not {other:?}"),
            });
        }
        vals
    }

    fn unrolled(
        &mut self,
        count: &Count,
        first: Vec<Option<LaneValue>>,
        body: &Region,
        results: &[ValueId],
        how: &CarriedValues,
    ) -> LowerResult<()> {
        let mut carried = self.firsts(first, how, results);
        for k in 0..count.steps {
            let iv = count
                .lower
                .add(&Index::constant(count.step * k))
                .expect("a constant adds no pieces");
            self.define(body.args[0], LaneValue::Index(iv));
            for (arg, val) in body.args[1..].iter().zip(carried) {
                self.define(*arg, val);
            }
            self.region(body)?;
            carried = body
                .yields
                .iter()
                .map(|id| self.val(*id))
                .collect::<LowerResult<_>>()?;
        }
        for (result, val) in results.iter().zip(carried) {
            self.define(*result, val);
        }
        Ok(())
    }

    /// Returns an induction variable at iteration `k` and after the last iteration, if its
    /// increment is constant and neither overflows.
    #[allow(clippy::too_many_arguments)] // an induction variable, and where it is used
    pub(super) fn line(
        &mut self,
        first: &LaneValue,
        step: ValueId,
        factor: i128,
        body: &Region,
        k: &Index,
        count: &Count,
        ty: Ty,
    ) -> Option<(Index, Index)> {
        let constant = body
            .ops
            .iter()
            .find(|op| op.results.contains(&step))
            .map(|op| &op.kind);
        let by = match constant {
            Some(OpKind::Constant(crate::kernel_ir::Const::Int(value))) => *value,
            Some(_) => return None,
            None => match self.val(step).ok()? {
                LaneValue::Index(index) => index.as_constant()?,
                LaneValue::Condition(_)
                | LaneValue::AffineMask(..)
                | LaneValue::Select(..)
                | LaneValue::Tensor(_) => {
                    return None;
                }
            },
        };
        let LaneValue::Index(first) = first else {
            return None;
        };
        let now = first.add(&k.scale(by * factor))?;
        let end = first.add(&Index::constant(by * factor * count.steps))?;
        let (least, greatest) = ty.int_range();
        let fits = |x: &Index| least <= x.range().0 && x.range().1 <= greatest;
        (fits(&now) && fits(&end)).then_some((now, end))
    }

    /// Lowers the loop as a dimension; returns false if the way in which a value is carried does
    /// not permit it.
    fn as_dimension(
        &mut self,
        count: &Count,
        first: &[Option<LaneValue>],
        body: &Region,
        results: &[ValueId],
        how: &CarriedValues,
    ) -> LowerResult<bool> {
        let dim = self.threads.new_dim(0, count.steps);
        self.threads.unordered.insert(dim);
        let k = Index::dim(dim, &self.threads.domain);
        let iv = k
            .scale(count.step)
            .add(&count.lower)
            .expect("a new dimension adds no pieces");
        self.define(body.args[0], LaneValue::Index(iv));
        let mut after: Vec<Option<LaneValue>> = vec![None; results.len()];
        for (n, carried) in how.carried.iter().enumerate() {
            let arg = body.args[n + 1];
            match (carried, &first[n]) {
                (LoopCarried::Same, Some(val)) => {
                    self.define(arg, val.clone());
                    after[n] = Some(val.clone());
                }
                (LoopCarried::Induction { step, factor }, Some(val)) => {
                    let ty = self.kernel.ty(arg);
                    let Some((now, end)) = self.line(val, *step, *factor, body, &k, count, ty)
                    else {
                        return Ok(false);
                    };
                    if count.behind.is_some() && self.uses[results[n].index()] > 0 {
                        return Ok(false);
                    }
                    self.define(arg, LaneValue::Index(now));
                    after[n] = Some(LaneValue::Index(end));
                }
                (LoopCarried::Fold { .. } | LoopCarried::Best(_), _) => {}
                (LoopCarried::Last, Some(_)) if count.behind.is_none() => {}
                (LoopCarried::Last, _) => return Ok(false),
                (LoopCarried::Dependence, _) | (_, None) => return Ok(false),
            }
        }
        let outer = std::mem::replace(
            &mut self.identity_initialised,
            how.identity_initialised.clone(),
        );
        for (id, fold) in &how.nothing {
            let nothing = self.builder.identity(*fold, self.kernel.ty(*id));
            self.define(*id, nothing);
        }
        // The values that ops add to a fold where a later branch folds into their result again.
        let mut added = Vec::new();
        let taken = self.step_taken(count, &k);
        self.while_taken(&taken, |this| {
            for op in &body.ops {
                let first = op.results.first();
                if !first.is_some_and(|r| how.folding.contains(r)) {
                    this.op(op)?;
                    for result in &op.results {
                        if let Some(fold) = how.nothing.get(result) {
                            added.push((*result, this.val(*result)?));
                            let nothing = this.builder.identity(*fold, this.kernel.ty(*result));
                            this.define(*result, nothing);
                        }
                    }
                }
                // The payload of an argmin may be loaded in a branch.
                let loading = how.bests.iter().find_map(|best| best.branches.get(first?));
                if let (
                    Some(sense),
                    OpKind::If {
                        then_region,
                        else_region,
                        ..
                    },
                ) = (loading, &op.kind)
                {
                    let region = if *sense { then_region } else { else_region };
                    for op in &region.ops {
                        this.op(op)?;
                    }
                }
            }
            Ok(())
        })?;
        for (id, val) in added {
            self.define(id, val);
        }
        let taken = taken.map(|(t, _)| t);
        self.identity_initialised = outer;
        for (n, carried) in how.carried.iter().enumerate() {
            if *carried == LoopCarried::Last {
                // The value of the last iteration, without the dimension.
                self.threads
                    .domain
                    .insert(dim, (count.steps - 1, count.steps));
                after[n] = Some(match self.val(body.yields[n])? {
                    LaneValue::Tensor(t) => {
                        let kept: Vec<Dim> =
                            t.dims.iter().map(|d| d.0).filter(|d| *d != dim).collect();
                        LaneValue::Tensor(self.squeeze(&t, &kept))
                    }
                    LaneValue::Index(index) => LaneValue::Index(index),
                    other => {
                        let t = self.materialize(&other, element(self.kernel.ty(results[n])));
                        let kept: Vec<Dim> =
                            t.dims.iter().map(|d| d.0).filter(|d| *d != dim).collect();
                        LaneValue::Tensor(self.squeeze(&t, &kept))
                    }
                });
                self.threads.domain.insert(dim, (0, count.steps));
            }
            if let LoopCarried::Fold { fold, links } = carried {
                let ty = self.kernel.ty(results[n]);
                let sum = self.fold_over(dim, *fold, links, ty, taken.as_ref())?;
                after[n] = Some(match &first[n] {
                    None => LaneValue::Tensor(sum),
                    Some(val) => {
                        let val = self.materialize(val, element(ty));
                        self.fold_two(*fold, &val, &sum)?
                    }
                });
            }
        }
        for best in &how.bests {
            let along = (dim, &k, count.steps);
            for (n, val) in self.best_over(along, best, first, results, taken.as_ref())? {
                after[n] = Some(val);
            }
        }
        self.threads.unordered.remove(&dim);
        self.threads.domain.remove(&dim);
        for (result, val) in results.iter().zip(after) {
            self.define(*result, val.expect("every carried value has an end"));
        }
        Ok(true)
    }

    /// Returns the mask of the threads that execute iteration `k`, and the function that is
    /// negative for them; `None` if all do.
    pub(super) fn step_taken(&mut self, count: &Count, k: &Index) -> Option<(DimTensor, Index)> {
        let behind = count
            .behind
            .as_ref()?
            .add(&k.scale(count.step))
            .expect("a new dimension adds no pieces");
        let behind = behind.restrict(&self.threads.domain);
        let val = self.threads.negative(&behind);
        Some((self.materialize(&val, ElementType::Pred), behind))
    }

    pub(super) fn while_taken(
        &mut self,
        taken: &Option<(DimTensor, Index)>,
        run: impl FnOnce(&mut Self) -> LowerResult<()>,
    ) -> LowerResult<()> {
        let Some((mask, behind)) = taken else {
            return run(self);
        };
        self.threads.assumed.push(behind.clone());
        self.taking_part(mask, run)?;
        self.threads.assumed.pop();
        Ok(())
    }
}

impl Builder {
    /// Returns whether a float product is continued from an initial value other than 1. The product
    /// of the iterations alone may overflow where the whole product does not, and 0 times infinity
    /// is NaN.
    fn multiplies(&self, first: &[Option<LaneValue>], how: &CarriedValues) -> bool {
        let one = |val: &LaneValue| match val {
            LaneValue::Tensor(t) => match self.frames[t.frame].func.op(t.value) {
                stablehlo::Op::Constant(literal) => literal
                    .splat_value()
                    .is_some_and(|value| value.as_f64(literal.element()) == 1.0),
                _ => false,
            },
            LaneValue::Index(_)
            | LaneValue::Condition(_)
            | LaneValue::AffineMask(..)
            | LaneValue::Select(..) => false,
        };
        let products = first.iter().zip(&how.carried).filter(|(_, carried)| {
            let product = Fold(BinaryOp::MulF);
            matches!(carried, LoopCarried::Fold { fold, .. } if *fold == product)
        });
        let mut products = products.filter_map(|(first, _)| first.as_ref());
        products.any(|first| !one(first))
    }
}

impl MemoryModel {
    /// Returns the number of elements of the longest array.
    fn longest_array(&self) -> i128 {
        let lengths = self.arrays.iter().map(|array| array.len() as i128);
        lengths.max().unwrap_or(0)
    }
}

pub(super) fn count_ops(region: &Region) -> usize {
    let mut count = 0;
    region.walk(&mut |op| {
        count += match &op.kind {
            OpKind::Constant(_) => 0,
            _ => 1,
        }
    });
    count
}
