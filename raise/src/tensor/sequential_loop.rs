//! Lowering of a counted loop with dependent iterations: one `while`, all threads in lock step,
//! with slices where accesses are affine.
//!
//! Trip counts may differ between threads, as a function of the dimensions or of data: a thread
//! that has finished keeps its values and becomes inactive.

use super::folds::{CarriedValues, LoopCarried};
use super::index::{Dim, Index};
use super::lane_values::{DimTensor, LaneValue, element};
use super::loops::Count;
use super::lower::{Lower, LowerResult};
use super::while_builder::add_dims;
use crate::kernel_ir::{BinaryOp, Region, ValueId};
use stablehlo::{BinaryOp as Hlo, Combiner, Direction, ElementType, Scalar};

/// The threads that execute an iteration.
enum Taken {
    All,
    /// The threads for which the function is negative.
    Known(DimTensor, Index),
    Data(DimTensor),
}

impl Lower<'_> {
    /// Lowers the loop as one `while` that carries a counter, the carried values, and the arrays it
    /// stores to.
    pub(super) fn in_order(
        &mut self,
        count: &Count,
        first: Vec<Option<LaneValue>>,
        body: &Region,
        results: &[ValueId],
        how: &CarriedValues,
    ) -> LowerResult<()> {
        let first = self.firsts(first, how, results);
        let stored = self.stored_arrays(&[body]);
        // The dimensions of the carried values: at first those of the initial values, then extended
        // until they suffice.
        let mut shapes: Vec<Vec<Dim>> = Vec::new();
        for (val, id) in first.iter().zip(results) {
            let t = self.materialize(val, element(self.kernel.ty(*id)));
            shapes.push(t.dims.iter().map(|d| d.0).collect());
        }
        loop {
            let before = self.clone();
            match self.in_order_with(count, &first, body, results, how, &stored, &shapes)? {
                None => return Ok(()),
                Some(larger) => {
                    *self = before;
                    shapes = larger;
                }
            }
        }
    }

    /// Lowers the loop with the dimensions `shapes`. Returns larger ones if the carried values need
    /// more dimensions.
    #[allow(clippy::too_many_arguments)] // the parameters of one loop
    fn in_order_with(
        &mut self,
        count: &Count,
        first: &[LaneValue],
        body: &Region,
        results: &[ValueId],
        how: &CarriedValues,
        stored: &[usize],
        shapes: &[Vec<Dim>],
    ) -> LowerResult<Option<Vec<Vec<Dim>>>> {
        let mut end = self.end(count);
        let mut steps = count.steps;
        if let Some(known) = end.and_then(|end| self.launch_constant(end)) {
            // At least one, so that the dimension is not empty.
            steps = steps.min(i128::from(known).max(1));
            end = None;
        }
        let dim = self.threads.new_dim(0, steps);
        let k = Index::dim(dim, &self.threads.domain);
        // Induction variables need not be carried.
        let mut lines: Vec<Option<(Index, Index)>> = Vec::new();
        for (n, carried) in how.carried.iter().enumerate() {
            lines.push(match carried {
                // If trip counts differ, the final value of an induction variable has to be
                // carried.
                LoopCarried::Induction { .. }
                    if count.varies() && self.uses[results[n].index()] > 0 =>
                {
                    None
                }
                LoopCarried::Induction { step, factor } => {
                    let ty = self.kernel.ty(body.args[n + 1]);
                    self.line(&first[n], *step, *factor, body, &k, count, ty)
                }
                LoopCarried::Same
                | LoopCarried::Last
                | LoopCarried::Fold { .. }
                | LoopCarried::Best(_)
                | LoopCarried::Dependence => None,
            });
        }
        let kept: Vec<usize> = (0..results.len())
            .filter(|n| lines[*n].is_none() && how.carried[*n] != LoopCarried::Same)
            .collect();
        let mut inits = vec![self.f().scalar(ElementType::I64, Scalar::Int(0))];
        inits.extend(end);
        for &n in &kept {
            let e = element(self.kernel.ty(results[n]));
            let t = self.materialize(&first[n], e);
            inits.push(self.fit(&t, &shapes[n]));
        }
        let (turning, params) = self.open_while(inits, stored);
        let counter = params[0];
        let at = 1 + usize::from(end.is_some());
        self.threads
            .counters
            .insert(dim, self.tensor(counter, Vec::new()));
        self.define_variable(count, &k, body.args[0])?;
        for (n, line) in lines.iter().enumerate() {
            match line {
                Some((now, _)) => self.define(body.args[n + 1], LaneValue::Index(now.clone())),
                None => self.define(body.args[n + 1], first[n].clone()),
            }
        }
        for (&n, &param) in kept.iter().zip(&params[at..]) {
            let t = self.over(param, &shapes[n]);
            self.define(body.args[n + 1], LaneValue::Tensor(t));
        }
        let taken = match (&count.trips, self.step_taken(count, &k)) {
            (Some(trips), _) => {
                let counter = self.materialize(&LaneValue::Index(k.clone()), ElementType::I64);
                let (values, dims) = self.unify(&[&counter, trips]);
                let value = self.f().compare(Direction::Lt, values[0], values[1]);
                Taken::Data(self.over(value, &dims))
            }
            (None, Some((mask, behind))) => Taken::Known(mask, behind),
            (None, None) => Taken::All,
        };
        let divergence_point = self.threads.divergence_point;
        let turns = self.begin_turns(match &taken {
            Taken::All => None,
            Taken::Known(mask, _) | Taken::Data(mask) => Some(mask),
        });
        match &taken {
            Taken::All => self.region(body)?,
            Taken::Known(mask, behind) => self
                .while_taken(&Some((mask.clone(), behind.clone())), |this| {
                    this.region(body)
                })?,
            Taken::Data(mask) => self.taking_part(mask, |this| this.region(body))?,
        }
        self.end_turns(turns, matches!(taken, Taken::All))?;
        self.threads.divergence_point = divergence_point;
        let mut nexts = Vec::new();
        let mut larger = shapes.to_vec();
        for &n in &kept {
            let mut t = self.data(body.yields[n])?;
            if let Taken::Known(taken, _) | Taken::Data(taken) = &taken {
                let before = self.val(body.args[n + 1])?;
                let ty = self.kernel.ty(results[n]);
                let chosen = self.choose(
                    ty,
                    &LaneValue::Tensor(taken.clone()),
                    &LaneValue::Tensor(t),
                    &before,
                )?;
                t = self.materialize(&chosen, element(ty));
            }
            add_dims(&mut larger[n], &t);
            nexts.push(t);
        }
        if larger != shapes {
            return Ok(Some(larger));
        }
        let one = self.f().scalar(ElementType::I64, Scalar::Int(1));
        let mut next_values = vec![self.f().binary(Hlo::Add, counter, one)];
        next_values.extend(end.map(|_| params[1]));
        for (&n, t) in kept.iter().zip(&nexts) {
            next_values.push(self.fit(t, &shapes[n]));
        }
        let steps = steps as i64;
        let out = self.close_while(turning, next_values, |cond, params| {
            let end = match end {
                Some(_) => params[1],
                None => cond.scalar(ElementType::I64, Scalar::Int(steps)),
            };
            cond.compare(Direction::Lt, params[0], end)
        });
        self.threads.counters.remove(&dim);
        self.threads.domain.remove(&dim);
        for (n, line) in lines.iter().enumerate() {
            let val = match line {
                Some((_, end)) => LaneValue::Index(end.clone()),
                None => first[n].clone(),
            };
            self.define(results[n], val);
        }
        for (place, &n) in kept.iter().enumerate() {
            let t = self.over(out[at + place], &shapes[n]);
            self.define(results[n], LaneValue::Tensor(t));
        }
        Ok(None)
    }

    /// Returns the greatest trip count of any active thread, if it depends on data.
    fn end(&mut self, count: &Count) -> Option<stablehlo::Value> {
        let trips = count.trips.as_ref()?;
        let mut most = trips.clone();
        if let Some(mask) = self.threads.mask.clone() {
            let none = self.scalar(ElementType::I64, Scalar::Int(0));
            let (values, dims) = self.unify(&[&mask, &most, &none]);
            let value = self.f().select(values[0], values[1], values[2]);
            most = self.over(value, &dims);
        }
        let most = self.restrict(&most);
        let axes: Vec<usize> = (0..most.dims.len()).collect();
        if axes.is_empty() {
            return Some(most.value);
        }
        let start = self.f().scalar(ElementType::I64, Scalar::Int(0));
        Some(self.f().reduce(most.value, start, &axes, Combiner::Max))
    }

    /// Defines the induction variable at iteration `k`.
    fn define_variable(&mut self, count: &Count, k: &Index, arg: ValueId) -> LowerResult<()> {
        let val = match &count.from {
            None => LaneValue::Index(
                k.scale(count.step)
                    .add(&count.lower)
                    .expect("a new dimension adds no pieces"),
            ),
            Some((from, step)) => {
                let k = self.materialize(&LaneValue::Index(k.clone()), ElementType::I64);
                let moved = self.hlo(Hlo::Multiply, &k, step);
                let moved = self.hlo(Hlo::Add, &moved, from);
                let to = element(self.kernel.ty(arg));
                let value = self.f().convert(moved.value, to);
                LaneValue::Tensor(self.tensor(value, moved.dims))
            }
        };
        self.define(arg, val);
        Ok(())
    }

    /// Lowers a loop over `from..to` with increment `by`, where some of them depend on data or on
    /// the thread in a way that an index cannot express.
    pub(super) fn data_loop(
        &mut self,
        bounds: [LaneValue; 3],
        init: &[ValueId],
        body: &Region,
        results: &[ValueId],
    ) -> LowerResult<()> {
        let ty = self.kernel.ty(body.args[0]);
        let [from, to, by] = &bounds;
        let [a, b, c] = [from, to, by].map(|val| {
            let t = self.materialize(val, element(ty));
            let value = self.import(t.value, t.frame);
            let value = self.f().convert(value, ElementType::I64);
            self.tensor(value, t.dims)
        });
        // (b - a - 1) / c + 1 where a < b; the difference then fits in an unsigned 64-bit integer.
        let more = {
            let (values, dims) = self.unify(&[&a, &b]);
            let value = self.f().compare(Direction::Lt, values[0], values[1]);
            self.over(value, &dims)
        };
        let one = self.scalar(ElementType::I64, Scalar::Int(1));
        let none = self.scalar(ElementType::I64, Scalar::Int(0));
        let mut trips = self.hlo(Hlo::Subtract, &b, &a);
        if !matches!(by, LaneValue::Index(by) if by.as_constant() == Some(1)) {
            let last = self.hlo(Hlo::Subtract, &trips, &one);
            let LaneValue::Tensor(whole) = self.integer_tensors(BinaryOp::DivUi, &last, &c)? else {
                unreachable!("tensors divide to tensors")
            };
            trips = self.hlo(Hlo::Add, &whole, &one);
        }
        let (values, dims) = self.unify(&[&more, &trips, &none]);
        let value = self.f().select(values[0], values[1], values[2]);
        let trips = self.over(value, &dims);
        let (lower, step, known) = match (from, by) {
            (LaneValue::Index(from), LaneValue::Index(by)) => {
                (from.clone(), by.as_constant(), true)
            }
            _ => (Index::constant(0), None, false),
        };
        let (least, greatest) = ty.int_range();
        let step = step.filter(|s| *s > 0);
        let most = (greatest - least) / step.unwrap_or(1);
        // The variable stays below `to`, which has its type.
        let steps = match (to, step) {
            (LaneValue::Index(to), Some(s)) => (to.range().1 - lower.range().0 + s - 1) / s,
            (_, Some(s)) => (greatest - lower.range().0 + s - 1) / s,
            (_, None) => most,
        };
        let count = Count {
            steps: steps.clamp(1, i64::MAX as i128),
            behind: None,
            trips: Some(trips),
            from: (!known || step.is_none()).then_some((a, c)),
            step: step.unwrap_or(1),
            lower,
        };
        let first = self.first_values(init, results)?;
        let how = super::folds::classify_carried(body, &self.uses, &self.guarded);
        self.in_order(&count, first, body, results, &how)
    }
}
