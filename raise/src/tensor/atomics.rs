//! Lowering of atomics, for all threads at once, to a read, a combination and a write.
//!
//! Where each thread has its own element, the read and the write are slices. Dimensions that the
//! address does not depend on are reduced first (or scanned, if the kernel uses the old value: each
//! thread then sees the value left by the threads with smaller numbers). A data-dependent address
//! becomes a scatter with the op's combiner. All other cases (conflicting exchanges and
//! compare-and-swaps, used results of atomics at a data-dependent address) run thread by thread in
//! one `while`.
//!
//! Any order of the threads is valid; the lowering uses the order of their numbers. Of several
//! atomics in a kernel all threads execute the first before any executes the second.

use super::access::ElementUse;
use super::floats::number_min_max;
use super::index::{Dim, Index};
use super::lane_values::{DimTensor, LaneValue, element, union_dims};
use super::lower::{Lower, LowerResult, Restart};
use super::memory::sliceable;
use super::memory_model::MemoryModel;
use super::races::own_along;
use super::scan::{exclusive, inclusive_scan};
use super::view::{View, delinearize};
use crate::error::Error;
use crate::kernel_ir::{AtomicOp, Ty, ValueId};
use stablehlo::{
    BinaryOp as Hlo, Combiner, Direction, ElementType, Func, Literal, Scalar, ScatterDims,
    TensorType, Value,
};

/// One atomic of all active threads.
pub(super) struct Atomic {
    pub op: AtomicOp,
    pub array: usize,
    /// The element type in which the op computes.
    pub number: ElementType,
    /// The operand, of type `number`.
    pub value: DimTensor,
    /// The comparand of `cas`, of type `number`.
    pub compare: Option<DimTensor>,
    /// Whether the kernel uses the old value.
    pub used: bool,
}

impl Lower<'_> {
    /// Lowers an atomic with `operands` (array, element, comparand of `cas`, value).
    pub(super) fn atomic(
        &mut self,
        op: AtomicOp,
        operands: &[ValueId],
        result: Option<ValueId>,
    ) -> LowerResult<()> {
        let array = self.array_index(operands[0]);
        let value = operands[operands.len() - 1];
        let ty = self.kernel.ty(value);
        let number = number(op, ty);
        if self.memory.arrays[array].element.bits() != number.bits() {
            let name = self.array_name(operands[0]).to_owned();
            return Err(self.unsupported(
                "atomic-width",
                format!("an atomic on {} bits of `{name}`, whose elements are of another width, is not raised yet", number.bits()),
            ));
        }
        if matches!(op, AtomicOp::AddF | AtomicOp::MinF | AtomicOp::MaxF)
            && number == ElementType::I16
        {
            let name = self.array_name(operands[0]).to_owned();
            let message = format!(
                "an atomic on floats of 16 bits of `{name}`, which is declared as integers, is not raised yet"
            );
            return Err(self.unsupported("atomic-type", message));
        }
        if self.exact && op == AtomicOp::AddF {
            let message = "the order of atomic additions of floats is any, on a GPU too: `--exact` cannot give their bits";
            return Err(self.any_order(message));
        }
        let value = self.number(value, number)?;
        let compare = match op {
            AtomicOp::Cas => Some(self.number(operands[2], number)?),
            _ => None,
        };
        let used = result.is_some_and(|r| self.uses[r.index()] > 0);
        let atomic = Atomic {
            op,
            array,
            number,
            value,
            compare,
            used,
        };
        let index = self.val(operands[1])?;
        self.trace(operands[1], &index);
        let old = self.atomic_at(&atomic, &index)?;
        if let (Some(result), true) = (result, used) {
            let old = old.expect("asked for");
            let bits = self.f().bitcast_convert(old.value, element(ty));
            let old = DimTensor { value: bits, ..old };
            self.define(result, LaneValue::Tensor(old));
        }
        Ok(())
    }

    fn any_order(&self, message: &str) -> Restart {
        Error::user("exact-order", message)
            .at_line(self.loc.line, self.loc.column)
            .help("leave `exact` out for this launch, or let each thread compute what it gathers")
            .into()
    }

    /// With `exact`, rejects an atomic whose result depends on the order of the threads that access
    /// one element.
    fn refuse_any_order(&self, atomic: &Atomic, leaves_the_same: bool) -> LowerResult<()> {
        match self.exact && (atomic.used || !leaves_the_same) {
            true => Err(self.any_order(
                "what this atomic finds or leaves depends on the order of threads, which is any, on a GPU too: `--exact` cannot give its bits",
            )),
            false => Ok(()),
        }
    }

    /// Returns `id` as a tensor, its bits read as type `number`.
    fn number(&mut self, id: ValueId, number: ElementType) -> LowerResult<DimTensor> {
        let t = self.data(id)?;
        let t = self.restrict(&t);
        let value = self.f().bitcast_convert(t.value, number);
        Ok(DimTensor { value, ..t })
    }

    fn atomic_at(&mut self, atomic: &Atomic, index: &LaneValue) -> LowerResult<Option<DimTensor>> {
        let array = atomic.array;
        let len = self.memory.arrays[array].len() as i128;
        let touch = ElementUse::Atomic {
            op: atomic.op,
            ordered: atomic.used || combiner(atomic.op).is_none(),
        };
        let LaneValue::Index(known) = index else {
            self.note(array, touch, None, None)?;
            self.check_inside(array, index);
            let index = self.of_instance(array, index)?;
            self.check_atomic(array, &index);
            self.refuse_any_order(atomic, combiner(atomic.op).is_some())?;
            return self.atomic_anywhere(atomic, &index);
        };
        let known = known.restrict(&self.threads.domain);
        let (lo, hi) = known.range();
        let inside = 0 <= lo && hi < len;
        let proved = self.threads.proved_inside(&known, len);
        if !inside && !proved && self.threads.mask.is_none() {
            return Err(self.outside(array, &known, "atomic"));
        }
        if !proved {
            self.check_inside(array, &LaneValue::Index(known.clone()));
        }
        let LaneValue::Index(known) = self.of_instance(array, &LaneValue::Index(known))? else {
            unreachable!("it is known as a function of the dimensions")
        };
        let counters = self.threads.counter_dims();
        let view = match inside {
            true => delinearize(&known, &self.memory.arrays[array].shape.clone(), &counters),
            false => None,
        };
        self.note(array, touch, Some(&known), view.as_ref())?;
        self.check_atomic(array, &LaneValue::Index(known.clone()));
        let (own, shared): (Vec<Dim>, Vec<Dim>) = self
            .threads
            .running()
            .into_iter()
            .partition(|dim| known.terms.contains_key(dim));
        if let Some(view) = view
            && sliceable(&view, &counters)
            && own.iter().all(|dim| own_along(&view, *dim))
        {
            let counts = combiner(atomic.op).is_some() || self.counts_up(atomic, &shared);
            if shared.is_empty() {
                return self.atomic_own(atomic, &known, &view).map(Some);
            }
            if counts {
                self.refuse_any_order(atomic, true)?;
                return self.atomic_shared(atomic, &known, &view, &shared);
            }
        }
        self.refuse_any_order(atomic, combiner(atomic.op).is_some())?;
        self.atomic_anywhere(atomic, &LaneValue::Index(known))
    }

    /// Returns whether the op is an `inc` or `dec` with the same limit for all threads that share
    /// an element.
    fn counts_up(&self, atomic: &Atomic, shared: &[Dim]) -> bool {
        matches!(atomic.op, AtomicOp::Inc | AtomicOp::Dec)
            && !atomic.value.dims.iter().any(|d| shared.contains(&d.0))
    }

    /// Loads the elements at `view` as type `number`.
    fn numbers_at(&mut self, atomic: &Atomic, view: &View) -> DimTensor {
        let old = self.slices(atomic.array, view);
        let value = self.f().bitcast_convert(old.value, atomic.number);
        DimTensor { value, ..old }
    }

    /// Writes `new` at `index` for all threads, whether they are active or not.
    fn write_numbers(
        &mut self,
        atomic: &Atomic,
        index: &Index,
        new: &DimTensor,
    ) -> LowerResult<()> {
        let mask = self.threads.mask.take();
        let shape = self.memory.arrays[atomic.array].shape.clone();
        let result = self.store_pieces(atomic.array, index, &shape, new);
        self.threads.mask = mask;
        result
    }

    /// Lowers an atomic in which every thread has its own element. Returns the old values.
    fn atomic_own(
        &mut self,
        atomic: &Atomic,
        index: &Index,
        view: &View,
    ) -> LowerResult<DimTensor> {
        let old = self.numbers_at(atomic, view);
        let mut ts = vec![&old, &atomic.value];
        ts.extend(&atomic.compare);
        let mask = self.threads.mask.clone();
        ts.extend(&mask);
        let (values, dims) = self.unify(&ts);
        let compare = atomic.compare.as_ref().map(|_| values[2]);
        let mut new = apply(self.f(), atomic.op, values[0], values[1], compare);
        if mask.is_some() {
            let taken = values[values.len() - 1];
            new = self.f().select(taken, new, values[0]);
        }
        let new = self.over(new, &dims);
        self.write_numbers(atomic, index, &new)?;
        Ok(old)
    }

    /// Lowers an atomic in which threads that differ in `shared` access the same element.
    fn atomic_shared(
        &mut self,
        atomic: &Atomic,
        index: &Index,
        view: &View,
        shared: &[Dim],
    ) -> LowerResult<Option<DimTensor>> {
        let old = self.numbers_at(atomic, view);
        let counting = combiner(atomic.op).is_none();
        let op = if counting { AtomicOp::AddI } else { atomic.op };
        let term = if counting {
            // Each thread counts as one; the effect of n counts on the old value has a closed form.
            let one = self.scalar(atomic.number, Scalar::Int(1));
            self.taking_part_only(&one, op)
        } else {
            self.taking_part_only(&atomic.value, op)
        };
        let after = |this: &mut Self, of: &DimTensor| {
            let mut ts = vec![&old, of];
            ts.extend(counting.then_some(&atomic.value));
            let (values, dims) = this.unify(&ts);
            let f = this.f();
            let value = match counting {
                true => counted(f, atomic.op, values[0], values[1], values[2]),
                false => apply(f, op, values[0], values[1], None),
            };
            this.over(value, &dims)
        };
        if !atomic.used {
            let total = self.reduce_shared(op, &term, shared);
            let new = after(self, &total);
            let new = self.along(&new, &old);
            self.write_numbers(atomic, index, &new)?;
            return Ok(None);
        }
        // In thread order: the last axis of `lined_up` enumerates the threads that share an
        // element.
        let others: Vec<Dim> = union_dims(&[&term, &old])
            .into_iter()
            .filter(|d| !shared.contains(d))
            .collect();
        let dims: Vec<Dim> = others.iter().chain(shared).copied().collect();
        let value = self.fit(&term, &dims);
        let full = self.f().tensor(value).shape.clone();
        let mut shape = full[..others.len()].to_vec();
        let outer = shape.clone();
        let count: usize = full[others.len()..].iter().product();
        shape.push(count);
        let f = self.f();
        let lined_up = f.reshape(value, &shape);
        let nothing = identity(op, atomic.number);
        let scan = inclusive_scan(f, lined_up, nothing, |f, a, b| apply(f, op, a, b, None));
        let before = exclusive(f, scan, nothing);
        let before = f.reshape(before, &full);
        let (mut start, limit) = (vec![0; shape.len()], shape.clone());
        start[outer.len()] = count - 1;
        let total = f.slice(scan, &start, &limit, &vec![1; shape.len()]);
        let total = f.reshape(total, &outer);
        let (before, total) = (self.over(before, &dims), self.over(total, &others));
        let seen = after(self, &before);
        let new = after(self, &total);
        let new = self.along(&new, &old);
        self.write_numbers(atomic, index, &new)?;
        Ok(Some(seen))
    }

    /// Returns `new` over the dimensions of `old`; in any other dimension it has extent one.
    fn along(&mut self, new: &DimTensor, old: &DimTensor) -> DimTensor {
        let kept: Vec<Dim> = old.dims.iter().map(|d| d.0).collect();
        self.squeeze(new, &kept)
    }

    /// Returns `t`, with the identity of `op` in inactive threads.
    fn taking_part_only(&mut self, t: &DimTensor, op: AtomicOp) -> DimTensor {
        let Some(mask) = self.threads.mask.clone() else {
            return t.clone();
        };
        let element = self.builder.element_of(t);
        let nothing = self.scalar(element, identity(op, element));
        let (values, dims) = self.unify(&[&mask, t, &nothing]);
        let value = self.f().select(values[0], values[1], values[2]);
        self.over(value, &dims)
    }

    /// Reduces `t` in the dimensions `shared`.
    fn reduce_shared(&mut self, op: AtomicOp, t: &DimTensor, shared: &[Dim]) -> DimTensor {
        let mut dims: Vec<Dim> = t.dims.iter().map(|d| d.0).collect();
        let same: Vec<Dim> = shared
            .iter()
            .filter(|d| !dims.contains(d))
            .copied()
            .collect();
        let mut t = t.clone();
        if !same.is_empty() {
            let times: usize = same.iter().map(|d| self.threads.extent(*d)).product();
            match op {
                AtomicOp::AddI => {
                    let element = self.builder.element_of(&t);
                    let times = self.scalar(element, Scalar::Int(times as i64));
                    t = self.hlo(Hlo::Multiply, &t, &times);
                }
                AtomicOp::AddF | AtomicOp::XorI => dims.extend(&same),
                // These ops are idempotent.
                AtomicOp::MinSi
                | AtomicOp::MinUi
                | AtomicOp::MaxSi
                | AtomicOp::MaxUi
                | AtomicOp::MinF
                | AtomicOp::MaxF
                | AtomicOp::AndI
                | AtomicOp::OrI => {}
                AtomicOp::Exch | AtomicOp::Cas | AtomicOp::Inc | AtomicOp::Dec => {
                    unreachable!("these are not reduced")
                }
            }
        }
        let value = self.fit(&t, &dims);
        let axes: Vec<usize> = (0..dims.len())
            .filter(|k| shared.contains(&dims[*k]))
            .collect();
        let f = self.f();
        let value = reduce(f, op, value, &axes);
        dims.retain(|d| !shared.contains(d));
        self.over(value, &dims)
    }

    /// Lowers an atomic at a data-dependent index, or at one that forms no box.
    fn atomic_anywhere(
        &mut self,
        atomic: &Atomic,
        index: &LaneValue,
    ) -> LowerResult<Option<DimTensor>> {
        let at = self.materialize(index, ElementType::I64);
        let at = self.restrict(&at);
        let combiner = combiner(atomic.op);
        let (Some(combiner), false) = (combiner, atomic.used) else {
            return Ok(Some(self.atomic_in_turn(atomic, &at)));
        };
        // First reduce over the threads that surely share an element.
        let shared: Vec<Dim> = self
            .threads
            .running()
            .into_iter()
            .filter(|dim| !at.dims.iter().any(|d| d.0 == *dim))
            .collect();
        let mut value = atomic.value.clone();
        if !shared.is_empty() {
            value = self.taking_part_only(&value, atomic.op);
            value = self.reduce_shared(atomic.op, &value, &shared);
        }
        let mask = self.threads.mask.clone().filter(|mask| {
            let has = |dim: &Dim| mask.dims.iter().any(|d| d.0 == *dim);
            !shared.iter().any(has)
        });
        let contents = self.flat_numbers(atomic.array, atomic.number);
        let new = match atomic.op {
            AtomicOp::MinF | AtomicOp::MaxF => {
                self.scatter_numbers(combiner, contents, &at, &value, mask.as_ref())
            }
            _ => self.scatter(combiner, contents, &at, &value, mask.as_ref()),
        };
        self.set_flat_numbers(atomic.array, new);
        Ok(None)
    }

    /// Returns the contents as a flat array of type `number`, which has the same width.
    pub(super) fn flat_numbers(&mut self, array: usize, number: ElementType) -> Value {
        let len = self.memory.array_len(array);
        let value = self.array_value(array);
        let flat = self.f().reshape(value, &[len]);
        self.f().bitcast_convert(flat, number)
    }

    /// Sets the contents of the array.
    pub(super) fn set_flat_numbers(&mut self, array: usize, flat: Value) {
        let len = self.memory.array_len(array);
        let element = self.memory.arrays[array].element;
        let flat = self.f().bitcast_convert(flat, element);
        self.set_array(array, flat, &[len]);
    }

    /// Returns `contents` with each thread's value combined into the element at its index. Inactive
    /// threads and indices outside the array leave it unchanged.
    pub(super) fn scatter(
        &mut self,
        combiner: Combiner,
        contents: Value,
        at: &DimTensor,
        value: &DimTensor,
        mask: Option<&DimTensor>,
    ) -> Value {
        let mut ts = vec![at, value];
        ts.extend(mask);
        let (values, _) = self.unify(&ts);
        let len = self.f().tensor(contents).shape[0];
        let f = self.f();
        let mut places = values[0];
        if mask.is_some() {
            let ty = f.tensor(places).clone();
            let nowhere = f.constant(Literal::splat(ty, Scalar::Int(len as i64)));
            places = f.select(values[2], places, nowhere);
        }
        let count: usize = f.tensor(places).shape.iter().product();
        let places = f.reshape(places, &[count, 1]);
        let updates = f.reshape(values[1], &[count]);
        let dims = ScatterDims::of_elements(1, 1);
        f.scatter(contents, places, updates, dims, combiner)
    }

    /// Emits a scatter of PTX's `min` or `max`, which ignore NaN.
    fn scatter_numbers(
        &mut self,
        combiner: Combiner,
        contents: Value,
        at: &DimTensor,
        value: &DimTensor,
        mask: Option<&DimTensor>,
    ) -> Value {
        let ty = self.f().tensor(contents).clone();
        let nothing = combiner.identity(ty.element).expect("it has one");
        let number = |f: &mut Func, x: Value| {
            let ty = f.tensor(x).clone();
            let nan = f.compare(Direction::Ne, x, x);
            let nothing = f.constant(Literal::splat(ty, nothing));
            (nan, f.select(nan, nothing, x))
        };
        let value_here = self.restrict(value);
        let (no_number, number_value) = number(self.f(), value_here.value);
        let is_number = self.f().unary(stablehlo::UnaryOp::Not, no_number);
        let of = |value: Value| DimTensor {
            value,
            ..value_here.clone()
        };
        let counts = self.f().convert(is_number, ElementType::I32);
        let none = TensorType::new(ElementType::I32, ty.shape.clone());
        let none = self.f().constant(Literal::splat(none, Scalar::Int(0)));
        let touched = self.scatter(Combiner::Max, none, at, &of(counts), mask);
        let (was_nan, old) = number(self.f(), contents);
        let new = self.scatter(combiner, old, at, &of(number_value), mask);
        let f = self.f();
        let zero = f.constant(Literal::splat(f.tensor(touched).clone(), Scalar::Int(0)));
        let untouched = f.compare(Direction::Eq, touched, zero);
        let stays = f.binary(Hlo::And, was_nan, untouched);
        f.select(stays, contents, new)
    }

    /// Executes the atomic thread by thread. Returns the old value that each thread saw.
    fn atomic_in_turn(&mut self, atomic: &Atomic, at: &DimTensor) -> DimTensor {
        let mut ts = vec![at, &atomic.value];
        ts.extend(&atomic.compare);
        let mask = self.threads.mask.clone();
        ts.extend(&mask);
        let mut dims: Vec<Dim> = union_dims(&ts);
        for dim in self.threads.running() {
            if !dims.contains(&dim) {
                dims.push(dim);
            }
        }
        dims.sort_unstable();
        let shape: Vec<usize> = dims.iter().map(|d| self.threads.extent(*d)).collect();
        let count: usize = shape.iter().product();
        let mut columns = Vec::new();
        for t in ts {
            let value = self.fit(t, &dims);
            columns.push(self.f().reshape(value, &[count]));
        }
        let contents = self.flat_numbers(atomic.array, atomic.number);
        let f = self.f();
        let zero = f.scalar(ElementType::I64, Scalar::Int(0));
        let row = TensorType::new(atomic.number, vec![count]);
        let seen = f.constant(Literal::splat(row, Scalar::Int(0)));
        let mut inits = vec![zero, contents, seen];
        inits.extend(&columns);
        let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
        let mut carried = Vec::new();
        for init in &inits {
            let ty = f.tensor(*init).clone();
            cond.parameter(ty.clone());
            carried.push(body.parameter(ty));
        }
        let k = cond.values().next().expect("the counter");
        let end = cond.scalar(ElementType::I64, Scalar::Int(count as i64));
        cond.results = vec![cond.compare(Direction::Lt, k, end)];

        let (k, contents, seen) = (carried[0], carried[1], carried[2]);
        let mine: Vec<Value> = carried[3..]
            .iter()
            .map(|column| body.dynamic_slice(*column, &[k], &[1]))
            .collect();
        let place = body.reshape(mine[0], &[]);
        let old = body.dynamic_slice(contents, &[place], &[1]);
        let compare = atomic.compare.as_ref().map(|_| mine[2]);
        let mut new = apply(&mut body, atomic.op, old, mine[1], compare);
        if mask.is_some() {
            new = body.select(mine[mine.len() - 1], new, old);
        }
        let contents = body.dynamic_update_slice(contents, new, &[place]);
        let seen = body.dynamic_update_slice(seen, old, &[k]);
        let one = body.scalar(ElementType::I64, Scalar::Int(1));
        let next = body.binary(Hlo::Add, k, one);
        body.results = vec![next, contents, seen];
        body.results.extend(&carried[3..]);
        let out = f.while_loop(&inits, cond, body);
        let seen = f.reshape(out[2], &shape);
        self.set_flat_numbers(atomic.array, out[1]);
        self.over(seen, &dims)
    }
}

impl MemoryModel {
    fn array_len(&self, array: usize) -> usize {
        self.arrays[array].shape.iter().product()
    }
}

/// Returns the type in which `op` on values of type `ty` computes.
fn number(op: AtomicOp, ty: Ty) -> ElementType {
    let plain = element(ty);
    // Integer ops work on bits, whatever the array's declared type.
    let bits = match plain {
        ElementType::F32 => ElementType::I32,
        ElementType::F64 => ElementType::I64,
        ElementType::F16 | ElementType::BF16 => ElementType::I16,
        other => other,
    };
    match op {
        AtomicOp::MinUi | AtomicOp::MaxUi | AtomicOp::Inc | AtomicOp::Dec => bits.unsigned(),
        AtomicOp::Exch
        | AtomicOp::Cas
        | AtomicOp::AddI
        | AtomicOp::MinSi
        | AtomicOp::MaxSi
        | AtomicOp::AndI
        | AtomicOp::OrI
        | AtomicOp::XorI => bits,
        // The array may be declared as integers of the float's width.
        AtomicOp::AddF | AtomicOp::MinF | AtomicOp::MaxF => match plain {
            ElementType::I32 => ElementType::F32,
            ElementType::I64 => ElementType::F64,
            other => other,
        },
    }
}

/// Returns the combiner of an op that is independent of order, `None` for the others.
fn combiner(op: AtomicOp) -> Option<Combiner> {
    Some(match op {
        AtomicOp::AddI | AtomicOp::AddF => Combiner::Add,
        AtomicOp::MinSi | AtomicOp::MinUi | AtomicOp::MinF => Combiner::Min,
        AtomicOp::MaxSi | AtomicOp::MaxUi | AtomicOp::MaxF => Combiner::Max,
        AtomicOp::AndI => Combiner::And,
        AtomicOp::OrI => Combiner::Or,
        AtomicOp::XorI => Combiner::Xor,
        AtomicOp::Exch | AtomicOp::Cas | AtomicOp::Inc | AtomicOp::Dec => return None,
    })
}

/// Returns the identity of `op`, correct for the sign of zeros too.
fn identity(op: AtomicOp, number: ElementType) -> Scalar {
    match op {
        AtomicOp::AddF => Scalar::Float(-0.0),
        // PTX's min and max ignore NaN.
        AtomicOp::MinF | AtomicOp::MaxF => Scalar::Float(f64::NAN),
        _ => combiner(op)
            .and_then(|c| c.identity(number))
            .unwrap_or(Scalar::Int(0)),
    }
}

/// Applies `op` to elements and values, elementwise.
fn apply(f: &mut Func, op: AtomicOp, old: Value, value: Value, compare: Option<Value>) -> Value {
    match op {
        AtomicOp::AddI | AtomicOp::AddF => f.binary(Hlo::Add, old, value),
        AtomicOp::MinSi | AtomicOp::MinUi => f.binary(Hlo::Minimum, old, value),
        AtomicOp::MaxSi | AtomicOp::MaxUi => f.binary(Hlo::Maximum, old, value),
        AtomicOp::MinF => number_min_max(f, Hlo::Minimum, old, value),
        AtomicOp::MaxF => number_min_max(f, Hlo::Maximum, old, value),
        AtomicOp::AndI => f.binary(Hlo::And, old, value),
        AtomicOp::OrI => f.binary(Hlo::Or, old, value),
        AtomicOp::XorI => f.binary(Hlo::Xor, old, value),
        AtomicOp::Exch => value,
        AtomicOp::Cas => {
            let compare = compare.expect("cas compares");
            let same = f.compare(Direction::Eq, old, compare);
            f.select(same, value, old)
        }
        AtomicOp::Inc => {
            let ty = f.tensor(old).clone();
            let one = f.splat(ty.clone(), Scalar::Int(1));
            let zero = f.splat(ty, Scalar::Int(0));
            let next = f.binary(Hlo::Add, old, one);
            let wraps = f.compare(Direction::Ge, old, value);
            f.select(wraps, zero, next)
        }
        AtomicOp::Dec => {
            let ty = f.tensor(old).clone();
            let one = f.splat(ty.clone(), Scalar::Int(1));
            let zero = f.splat(ty, Scalar::Int(0));
            let next = f.binary(Hlo::Subtract, old, one);
            let at_zero = f.compare(Direction::Eq, old, zero);
            let above = f.compare(Direction::Gt, old, value);
            let wraps = f.binary(Hlo::Or, at_zero, above);
            f.select(wraps, value, next)
        }
    }
}

/// Returns the result of applying `inc` or `dec` (of 32 bits) with one `limit` to `old` `times`
/// times, elementwise.
fn counted(f: &mut Func, op: AtomicOp, old: Value, times: Value, limit: Value) -> Value {
    let narrow = f.tensor(old).element;
    let [old, times, limit] = [old, times, limit].map(|x| f.convert(x, ElementType::U64));
    let ty = f.tensor(old).clone();
    let one = f.splat(ty.clone(), Scalar::Int(1));
    let zero = f.splat(ty, Scalar::Int(0));
    let period = f.binary(Hlo::Add, limit, one);
    let above = f.compare(Direction::Gt, old, limit);
    let within = |f: &mut Func, x: Value| f.binary(Hlo::Remainder, x, period);
    // The first count from above the limit goes to the start: 0, or the limit.
    let (from_inside, from_above) = if op == AtomicOp::Inc {
        let sum = f.binary(Hlo::Add, old, times);
        let more = f.binary(Hlo::Subtract, times, one);
        (within(f, sum), within(f, more))
    } else {
        let back = within(f, times);
        let sum = f.binary(Hlo::Add, old, period);
        let inside = f.binary(Hlo::Subtract, sum, back);
        let more = f.binary(Hlo::Subtract, times, one);
        let more = within(f, more);
        (within(f, inside), f.binary(Hlo::Subtract, limit, more))
    };
    let moved = f.select(above, from_above, from_inside);
    let never = f.compare(Direction::Eq, times, zero);
    let value = f.select(never, old, moved);
    f.convert(value, narrow)
}

/// Reduces `x` over `axes`.
fn reduce(f: &mut Func, op: AtomicOp, x: Value, axes: &[usize]) -> Value {
    if axes.is_empty() {
        return x;
    }
    let combiner = combiner(op).expect("these are reduced");
    let element = f.tensor(x).element;
    if !matches!(op, AtomicOp::MinF | AtomicOp::MaxF) {
        let nothing = f.scalar(element, identity(op, element));
        return f.reduce(x, nothing, axes, combiner);
    }
    // Reduce the non-NaN values; the result is NaN where there are none.
    let nothing = combiner.identity(element).expect("it has one");
    let nan = f.compare(Direction::Ne, x, x);
    let ty = f.tensor(x).clone();
    let nothings = f.splat(ty, nothing);
    let numbers = f.select(nan, nothings, x);
    let nothing = f.scalar(element, nothing);
    let value = f.reduce(numbers, nothing, axes, combiner);
    let truth = f.scalar(ElementType::Pred, Scalar::Int(1));
    let none = f.reduce(nan, truth, axes, Combiner::And);
    let ty = f.tensor(value).clone();
    let nans = f.splat(ty, Scalar::Float(f64::NAN));
    f.select(none, nans, value)
}
