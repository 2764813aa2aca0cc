//! Lowering of data-dependent loops: all threads run in lock step, as one `while` that continues as
//! long as any thread does.
//!
//! The loop carries a mask of the live threads, the kernel's loop-carried values (each over the
//! dimensions it turns out to need), the arrays that the loop stores to, and the fault. An
//! iteration runs `before` for the live threads, removes those whose condition fails, and runs
//! `after` for the rest. A thread's results are the values it had when it left.
//!
//! A loop whose conditions are all known during raising, and that has few iterations, is unrolled
//! instead.

use super::data_ranges::ValueRange;
use super::index::Dim;
use super::lane_values::{DimTensor, LaneValue, element};
use super::loops::count_ops;
use super::lower::{Lower, LowerResult};
use super::while_builder::add_dims;
use crate::error::Error;
use crate::kernel_ir::{AtomicOp, Const, OpKind, PtxOp, Region, ValueId};
use stablehlo::{BinaryOp as Hlo, Combiner, Direction, ElementType, Scalar};

/// A loop with known conditions is unrolled if it has at most this many iterations ...
const UNROLL_TURNS: usize = 12;
/// ... of at most this many ops altogether.
const UNROLL_OPS: usize = 600;

/// The way a value of the loop is carried from iteration to iteration.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Slot {
    /// The argument of `before` with this number; its value is irrelevant for threads that have
    /// left.
    Free(usize),
    /// That argument, which is also a result: it changes only for threads that continue.
    Argument(usize),
    /// The value that `before` yields at index `place`, which is the argument of the next iteration
    /// and also a result.
    Given { argument: usize, place: usize },
    /// The value that `before` yields at index `place`, for threads that leave.
    Left { place: usize },
}

/// One `scf.while`.
struct Loop<'a> {
    before: &'a Region,
    after: &'a Region,
    results: &'a [ValueId],
    first: Vec<LaneValue>,
    slots: Vec<Slot>,
    /// Whether each argument of `before` never changes.
    same: Vec<bool>,
    stored: Vec<usize>,
}

/// The dimensions of the mask and of each slot.
#[derive(Clone, PartialEq)]
struct Shapes {
    live: Vec<Dim>,
    slots: Vec<Vec<Dim>>,
}

impl Lower<'_> {
    /// Lowers an `scf.while`.
    pub(super) fn lock_step(
        &mut self,
        init: &[ValueId],
        before: &Region,
        after: &Region,
        results: &[ValueId],
    ) -> LowerResult<()> {
        let first: Vec<LaneValue> = init
            .iter()
            .map(|id| self.val(*id))
            .collect::<LowerResult<_>>()?;
        if self.written_out(&first, before, after, results)? {
            return Ok(());
        }
        let (same, slots) = self.slots(before, after, results);
        if same.iter().all(|same| *same) && self.only_waits(&[before, after]) {
            let message = "this loop waits for what another thread does behind its own, so that in step it would never end";
            let error = Error::unsupported("spin-wait", message)
                .help("`--fallback native` runs such kernels as their own code");
            let loc = self.loc;
            return Err(error.at_line(loc.line, loc.column).into());
        }
        let turn = Loop {
            before,
            after,
            results,
            first,
            slots,
            same,
            stored: self.stored_arrays(&[before, after]),
        };
        let mut shapes = Shapes {
            live: Vec::new(),
            slots: vec![Vec::new(); turn.slots.len()],
        };
        if let Some(mask) = &self.threads.mask {
            add_dims(&mut shapes.live, mask);
        }
        for (slot, dims) in turn.slots.iter().zip(&mut shapes.slots) {
            if let Some(n) = slot.argument() {
                let t = self.materialize(&turn.first[n], element(self.kernel.ty(before.args[n])));
                add_dims(dims, &t);
            }
        }
        loop {
            let start = self.clone();
            match self.lock_step_with(&turn, &shapes)? {
                None => return Ok(()),
                Some(larger) => {
                    *self = start;
                    shapes = larger;
                }
            }
        }
    }

    /// Returns whether an iteration leaves memory unchanged, as in a spin loop: it stores nothing,
    /// and its atomics add zero, or are exchanges and compare-and-swaps that acquire what an
    /// earlier iteration acquired or failed to.
    fn only_waits(&self, regions: &[&Region]) -> bool {
        let adds_zero = |value: &ValueId| {
            let constant = self.definition(*value).map(|op| op.kind);
            constant == Some(OpKind::Constant(Const::Int(0)))
        };
        let changes = |kind: &OpKind| match kind {
            OpKind::Store { .. } | OpKind::AffineStore { .. } => true,
            OpKind::Ptx(PtxOp::Atomic(AtomicOp::Cas | AtomicOp::Exch), _) => false,
            OpKind::Ptx(PtxOp::Atomic(AtomicOp::AddI | AtomicOp::OrI), operands) => {
                !operands.get(2).is_some_and(adds_zero)
            }
            OpKind::Ptx(PtxOp::Atomic(_), _) => true,
            _ => false,
        };
        let reads = |kind: &OpKind| kind.reads_memory();
        let has = |is: &dyn Fn(&OpKind) -> bool| regions.iter().any(|region| region.any(is));
        has(&reads) && !has(&changes)
    }

    /// Returns which arguments never change, and the slots of the others and of the results.
    fn slots(
        &self,
        before: &Region,
        after: &Region,
        results: &[ValueId],
    ) -> (Vec<bool>, Vec<Slot>) {
        // The index of the yield of `before` that `after` passes on unchanged as argument `n`, if
        // it does.
        let given = |n: usize| after.args.iter().position(|arg| *arg == after.yields[n]);
        let handed = |place: usize| {
            before
                .args
                .iter()
                .position(|a| *a == before.yields[1 + place])
        };
        let same: Vec<bool> = (0..before.args.len())
            .map(|n| given(n).is_some_and(|place| handed(place) == Some(n)))
            .collect();
        let mut slots: Vec<Slot> = (0..before.args.len())
            .filter(|n| !same[*n])
            .map(Slot::Free)
            .collect();
        for (place, result) in results.iter().enumerate() {
            if self.uses[result.index()] == 0 || handed(place).is_some_and(|n| same[n]) {
                continue;
            }
            let wanted = slots.iter_mut().find_map(|slot| {
                let n = slot.argument()?;
                let now = match (given(n) == Some(place), handed(place) == Some(n)) {
                    (_, true) => Slot::Argument(n),
                    (true, false) => Slot::Given { argument: n, place },
                    (false, false) => return None,
                };
                (*slot == Slot::Free(n) || *slot == now).then_some((slot, now))
            });
            match wanted {
                Some((slot, now)) => *slot = now,
                None => slots.push(Slot::Left { place }),
            }
        }
        (same, slots)
    }

    /// Unrolls the loop, if the condition is known in each iteration and they are few; otherwise
    /// leaves everything unchanged and returns false.
    fn written_out(
        &mut self,
        first: &[LaneValue],
        before: &Region,
        after: &Region,
        results: &[ValueId],
    ) -> LowerResult<bool> {
        let known = |val: &LaneValue| match val {
            LaneValue::Index(index) => index.as_constant().is_some(),
            LaneValue::Condition(condition) => condition.as_constant().is_some(),
            LaneValue::AffineMask(..) | LaneValue::Select(..) | LaneValue::Tensor(_) => false,
        };
        if !first.iter().any(known) {
            return Ok(false);
        }
        let budget = UNROLL_OPS / (count_ops(before) + count_ops(after)).max(1);
        let start = self.clone();
        let mut carried = first.to_vec();
        for _ in 0..=budget.min(UNROLL_TURNS) {
            for (arg, val) in before.args.iter().zip(carried) {
                self.define(*arg, val);
            }
            self.region(before)?;
            let go_on = match self.val(before.yields[0])? {
                LaneValue::Condition(condition) => condition.as_constant(),
                LaneValue::Index(_)
                | LaneValue::AffineMask(..)
                | LaneValue::Select(..)
                | LaneValue::Tensor(_) => None,
            };
            let given = before.yields[1..].iter().map(|id| self.val(*id));
            let given: Vec<LaneValue> = given.collect::<LowerResult<_>>()?;
            match go_on {
                None => break,
                Some(false) => {
                    for (result, val) in results.iter().zip(given) {
                        self.define(*result, val);
                    }
                    return Ok(true);
                }
                Some(true) => {}
            }
            for (arg, val) in after.args.iter().zip(given) {
                self.define(*arg, val);
            }
            self.region(after)?;
            let next = after.yields.iter().map(|id| self.val(*id));
            carried = next.collect::<LowerResult<_>>()?;
        }
        *self = start;
        Ok(false)
    }

    /// Lowers the loop with the dimensions `shapes`. Returns larger `shapes` if the mask or a slot
    /// needs more dimensions.
    fn lock_step_with(&mut self, turn: &Loop, shapes: &Shapes) -> LowerResult<Option<Shapes>> {
        let (before, after) = (turn.before, turn.after);
        let everyone = self.scalar(ElementType::Pred, Scalar::Int(1));
        let live = self.threads.mask.clone().unwrap_or(everyone);
        let mut inits = vec![self.fit(&live, &shapes.live)];
        for (slot, dims) in turn.slots.iter().zip(&shapes.slots) {
            let ty = self.kernel.ty(turn.value(*slot));
            let val = match slot.argument() {
                Some(n) => turn.first[n].clone(),
                // No thread leaves before it has run `before`.
                None => self.builder.zero(ty),
            };
            let t = self.materialize(&val, element(ty));
            inits.push(self.fit(&t, dims));
        }
        let (turning, params) = self.open_while(inits, &turn.stored);
        let outside = self.threads.mask.take();
        let live = self.over(params[0], &shapes.live);
        self.threads.mask = Some(live.clone());
        for (n, val) in turn.first.iter().enumerate().filter(|(n, _)| turn.same[*n]) {
            self.define(before.args[n], val.clone());
        }
        let mut held = Vec::new();
        for ((slot, dims), &param) in turn.slots.iter().zip(&shapes.slots).zip(&params[1..]) {
            let t = self.over(param, dims);
            if let Some(n) = slot.argument() {
                self.define(before.args[n], LaneValue::Tensor(t.clone()));
            }
            held.push(t);
        }
        let divergence_point = self.threads.divergence_point;
        let mut turns = self.begin_turns(None);
        self.region(before)?;
        let go_on = self.val(before.yields[0])?;
        for (arg, id) in after.args.iter().zip(&before.yields[1..]) {
            let val = self.val(*id)?;
            self.define(*arg, val);
        }
        self.leave_turns(&mut turns, before, &go_on)?;
        let going = self.materialize(&go_on, ElementType::Pred);
        let staying = self.hlo(Hlo::And, &live, &going);
        let known = self.threads.assumed.len();
        if let LaneValue::AffineMask(_, negative) = &go_on {
            self.threads.assumed.extend(negative.iter().cloned());
        }
        self.threads.mask = Some(staying.clone());
        let ranges = self.threads.value_ranges.len();
        self.ranges_of_going_on(before, after);
        self.region(after)?;
        self.threads.value_ranges.truncate(ranges);
        self.threads.assumed.truncate(known);
        self.end_turns(turns, false)?;
        self.threads.divergence_point = divergence_point;

        let mut larger = shapes.clone();
        add_dims(&mut larger.live, &staying);
        let mut nexts = Vec::new();
        for ((slot, old), dims) in turn.slots.iter().zip(&held).zip(&mut larger.slots) {
            let next = match *slot {
                Slot::Free(n) => self.data(after.yields[n])?,
                Slot::Argument(n) => {
                    let new = self.data(after.yields[n])?;
                    self.held(&staying, &new, old)
                }
                Slot::Given { place, .. } | Slot::Left { place } => {
                    let new = self.data(before.yields[1 + place])?;
                    self.held(&live, &new, old)
                }
            };
            add_dims(dims, &next);
            nexts.push(next);
        }
        if larger != *shapes {
            return Ok(Some(larger));
        }
        let mut next_values = vec![self.fit(&staying, &shapes.live)];
        for (next, dims) in nexts.iter().zip(&shapes.slots) {
            next_values.push(self.fit(next, dims));
        }
        let axes: Vec<usize> = (0..shapes.live.len()).collect();
        let fault = turn
            .stored
            .iter()
            .position(|a| Some(*a) == self.memory.fault);
        let fault = fault.map(|place| params.len() + place);
        let out = self.close_while(turning, next_values, |cond, params| {
            let no = cond.scalar(ElementType::Pred, Scalar::Int(0));
            let any = match axes.is_empty() {
                true => params[0],
                false => cond.reduce(params[0], no, &axes, Combiner::Or),
            };
            // After a fault the loop might not terminate.
            match fault {
                None => any,
                Some(place) => {
                    let none = cond.scalar(ElementType::I32, Scalar::Int(0));
                    let fine = cond.compare(Direction::Eq, params[place], none);
                    cond.binary(Hlo::And, any, fine)
                }
            }
        });
        self.threads.mask = outside;
        for (place, result) in turn.results.iter().enumerate() {
            if self.uses[result.index()] == 0 {
                let zero = self.builder.zero(self.kernel.ty(*result));
                self.define(*result, zero);
                continue;
            }
            let argument = before
                .args
                .iter()
                .position(|a| *a == before.yields[1 + place]);
            if let Some(n) = argument.filter(|n| turn.same[*n]) {
                self.define(*result, turn.first[n].clone());
                continue;
            }
            let at = turn.slots.iter().position(|slot| match *slot {
                Slot::Free(_) => false,
                Slot::Argument(n) => argument == Some(n),
                Slot::Given { place: p, .. } | Slot::Left { place: p } => p == place,
            });
            let at = at.expect("every result that is used has a slot");
            let t = self.over(out[1 + at], &shapes.slots[at]);
            self.define(*result, LaneValue::Tensor(t));
        }
        Ok(None)
    }

    /// Records the ranges that the loop condition implies for threads that continue.
    fn ranges_of_going_on(&mut self, before: &Region, after: &Region) {
        let ranges = self.ranges_if(before.yields[0], true);
        for range in ranges {
            self.threads.value_ranges.push(range);
            for (arg, given) in after.args.iter().zip(&before.yields[1..]) {
                if *given == range.value {
                    let value = *arg;
                    self.threads
                        .value_ranges
                        .push(ValueRange { value, ..range });
                }
            }
        }
    }

    /// Returns `new` for the threads in `mask`, `old` for the others.
    fn held(&mut self, mask: &DimTensor, new: &DimTensor, old: &DimTensor) -> DimTensor {
        let (values, dims) = self.unify(&[mask, new, old]);
        let value = self.f().select(values[0], values[1], values[2]);
        self.over(value, &dims)
    }
}

impl Slot {
    /// Returns the argument of `before` that is carried in this slot.
    fn argument(self) -> Option<usize> {
        match self {
            Slot::Free(n) | Slot::Argument(n) | Slot::Given { argument: n, .. } => Some(n),
            Slot::Left { .. } => None,
        }
    }
}

impl Loop<'_> {
    /// Returns a kernel value of the slot's type.
    fn value(&self, slot: Slot) -> ValueId {
        match slot {
            Slot::Free(n) | Slot::Argument(n) | Slot::Given { argument: n, .. } => {
                self.before.args[n]
            }
            Slot::Left { place } => self.results[place],
        }
    }
}
