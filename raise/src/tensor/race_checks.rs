//! Run-time checks of races that depend on data.
//!
//! Input: accesses that may conflict, as [`races`](super::races) finds them. Output: checks, each
//! of which fails if two threads access an element in one epoch and one of them stores to it. A
//! kernel is lowered once to find those accesses ([`Watched`]), and once more with their checks.
//!
//! A store is checked in one or both of two ways:
//!
//! - *By value*: after the store, the check reads the elements back and fails if a thread finds
//!   another value than it stored. Equal values are harmless. This check alone suffices for a store
//!   outside of loops that can conflict only with itself in another thread.
//! - *By owners*: a shadow tensor of the array's length holds the number of the thread that
//!   accessed each element ([`Marks`]), or the least and the greatest number if several threads may
//!   access it. A thread that finds another number than its own conflicts with that thread.
//!   Barriers clear the shadow.
//!
//! A load is checked against the owners of the elements, and stores against earlier loads; so are
//! atomics that may conflict with a load, which own elements jointly. A load needs no check if the
//! same threads later store to the same elements in the same epoch: the check of that store fails
//! if another thread stores there.

use super::Check;
use super::access::{Access, ElementUse};
use super::builder::Builder;
use super::index::{Dim, Index};
use super::lane_values::{DimTensor, LaneValue};
use super::lower::Lower;
use super::memory_model::Array;
use super::memory_model::MemoryModel;
use super::thread_domain::ThreadDomain;
use crate::kernel_ir::{AffineExpr, Loc, OpKind, ValueId};
use stablehlo::{
    BinaryOp as Hlo, Combiner, Direction, ElementType, GatherDims, Literal, Op, Scalar, TensorType,
    UnaryOp, Value,
};
use std::collections::{BTreeMap, BTreeSet};

/// The accesses that may conflict, depending on data, by array.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Watched(BTreeMap<usize, WatchedArray>);

#[derive(Clone, Debug, Default, PartialEq)]
struct WatchedArray {
    /// The stores that may conflict with a store of another thread.
    stores: BTreeSet<Loc>,
    /// The stores and the atomics that may conflict with a load.
    loaded: BTreeSet<Loc>,
    /// The loads that may conflict with a store or an atomic.
    loads: BTreeSet<Loc>,
    /// Whether owners are needed: a store is in a loop, or may conflict with another store or a
    /// load.
    owners: bool,
    /// Whether stores of equal values conflict too, because a thread may have loaded the element
    /// before.
    strict: bool,
    /// Whether loads are marked too, for the checks of later stores, because a load is in a loop.
    readers: bool,
}

impl Watched {
    /// Adds `other`; returns whether anything changed.
    pub fn extend(&mut self, other: &Watched) -> bool {
        let before = self.clone();
        for (array, more) in &other.0 {
            let known = self.0.entry(*array).or_default();
            known.stores.extend(&more.stores);
            known.loaded.extend(&more.loaded);
            known.loads.extend(&more.loads);
            known.owners |= more.owners;
            known.strict |= more.strict;
            known.readers |= more.readers;
        }
        *self != before
    }
}

/// Shadow tensors that record which threads accessed each element of an array: `greatest` holds the
/// greatest thread number, `least` the least one, counted down from the greatest number plus 1, so
/// that both are combined by maximum. 0 means no thread.
#[derive(Clone, Debug)]
struct Marks {
    greatest: usize,
    least: Option<usize>,
}

/// Records which threads, since the last barrier, or which blocks stored to an array and loaded
/// from it.
#[derive(Clone, Debug)]
pub(super) struct Shadow {
    of_blocks: bool,
    owners: Marks,
    readers: Option<Marks>,
}

impl Marks {
    fn arrays(&self) -> impl Iterator<Item = usize> {
        [self.greatest].into_iter().chain(self.least)
    }
}

impl Shadow {
    fn arrays(&self) -> impl Iterator<Item = usize> {
        let readers = self.readers.iter().flat_map(Marks::arrays);
        self.owners.arrays().chain(readers)
    }
}

/// A load that may conflict with later stores.
#[derive(Clone, Debug)]
pub(super) struct PendingLoad {
    array: usize,
    at: DimTensor,
    mask: Option<DimTensor>,
    domain: super::index::Domain,
    /// The threads of `mask` that have passed no barrier since the load.
    open: Option<DimTensor>,
    /// The serial number of the frame in which a barrier followed; the outermost frame's if the
    /// barrier is passed in any case.
    closed_in: Option<usize>,
}

/// The element of an access and its active threads, identified by the values they are computed
/// from.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ElementKey {
    expr: Option<AffineExpr>,
    operands: Vec<KeyOperand>,
    mask: Option<DimTensor>,
    frame: usize,
}

#[derive(Clone, Debug, PartialEq)]
enum KeyOperand {
    Index(Index),
    Tensor(DimTensor),
}

/// A store that is being checked.
pub(super) struct CheckedStore {
    array: usize,
    at: DimTensor,
    /// The stored value, if threads may store equal values.
    value: Option<DimTensor>,
    /// Whether another thread stored to the element earlier, and stored another value.
    before: Option<DimTensor>,
    /// Whether another store may access its elements.
    among_stores: bool,
}

impl Lower<'_> {
    /// Returns the key of the next access, from the operands of its index.
    pub(super) fn element_key(
        &self,
        expr: Option<&AffineExpr>,
        operands: &[ValueId],
    ) -> Option<ElementKey> {
        let operands = operands.iter().map(|id| match &self.values[id.index()] {
            Some(LaneValue::Index(index)) => {
                Some(KeyOperand::Index(index.restrict(&self.threads.domain)))
            }
            Some(LaneValue::Tensor(t)) => Some(KeyOperand::Tensor(t.clone())),
            _ => None,
        });
        Some(ElementKey {
            expr: expr.cloned(),
            operands: operands.collect::<Option<_>>()?,
            mask: self.threads.mask.clone(),
            frame: self.builder.frames.last().map_or(0, |frame| frame.serial),
        })
    }

    /// Records that a store may conflict with itself in another thread.
    pub(super) fn watch_store(&self, access: &Access) {
        let in_loop = self.builder.depth() > 0;
        let mut watched = self.memory.undecided.borrow_mut();
        let array = watched.0.entry(access.array).or_default();
        array.stores.insert(access.loc);
        array.owners |= in_loop;
    }

    /// Allocates the shadow tensors of the watched arrays. Called when the launch's dimensions
    /// exist and no access has been lowered.
    pub(super) fn allocate_shadows(&mut self) {
        let number = |dims: &mut dyn Iterator<Item = &Dim>, this: &Self| {
            let (mut sum, mut stride) = (Index::constant(1), 1);
            for dim in dims {
                let (lo, hi) = this.threads.domain[dim];
                let one = Index::dim(*dim, &this.threads.domain).sub(&Index::constant(lo));
                let one = one.expect("a constant adds no pieces").scale(stride);
                sum = sum.add(&one).expect("dimensions are all different");
                stride *= hi - lo;
            }
            sum
        };
        self.threads.thread_number = number(&mut self.threads.thread_dims.iter(), self);
        self.threads.block_number = number(&mut self.threads.grid_dims.iter(), self);
        let has_barrier = self.kernel.body.any(&OpKind::is_block_barrier);
        let several_blocks = self.threads.block_number.as_constant().is_none();
        for (array, watched) in self.memory.watched.0.clone() {
            if !watched.owners {
                continue;
            }
            let own = self.memory.arrays[array].instances.is_some();
            let of_blocks = has_barrier && several_blocks && !own;
            for of_blocks in [false, true].into_iter().take(1 + usize::from(of_blocks)) {
                let owners = self.new_marks(array, !watched.strict);
                let readers = watched.readers.then(|| self.new_marks(array, true));
                self.memory.shadows.entry(array).or_default().push(Shadow {
                    of_blocks,
                    owners,
                    readers,
                });
            }
        }
    }

    fn new_marks(&mut self, array: usize, several: bool) -> Marks {
        let greatest = self.new_mark(array);
        let least = several.then(|| self.new_mark(array));
        Marks { greatest, least }
    }

    fn new_mark(&mut self, array: usize) -> usize {
        let len = self.memory.arrays[array].shape.iter().product();
        let value = self.builder.no_marks(len);
        self.memory.arrays.push(Array {
            name: format!("(threads at {})", self.memory.arrays[array].name),
            element: ElementType::I32,
            shape: vec![len],
            value,
            frame: self.builder.depth(),
            written: false,
            instances: None,
        });
        self.memory.arrays.len() - 1
    }

    /// Clears the shadows at a barrier of the block: threads of one block no longer conflict with
    /// earlier accesses. If a condition that is uniform in each block selects the blocks that reach
    /// the barrier, the marks of the other blocks are kept.
    pub(super) fn clear_shadows(&mut self) {
        match self.threads.mask.clone() {
            Some(passed) if self.threads.is_of_blocks(&passed) => self.clear_blocks(&passed),
            _ => self.clear(self.memory.thread_shadows()),
        }
    }

    /// Removes the marks of all threads in blocks that have `passed` a barrier.
    fn clear_blocks(&mut self, passed: &DimTensor) {
        if !self.threads.all_blocks_run() {
            return;
        }
        let shadows: Vec<Shadow> = self.memory.shadows.values().flatten().cloned().collect();
        let of_threads = shadows.iter().filter(|shadow| !shadow.of_blocks);
        for marks in
            of_threads.flat_map(|shadow| [&shadow.owners].into_iter().chain(&shadow.readers))
        {
            self.clear_marks(marks.greatest, false, passed);
            if let Some(least) = marks.least {
                self.clear_marks(least, true, passed);
            }
        }
    }

    /// Removes from one shadow tensor the marks of threads in blocks that have `passed`. An element
    /// that threads of several blocks accessed may lose the marks of other blocks too; the shadow
    /// of blocks still detects that conflict.
    fn clear_marks(&mut self, shadow: usize, from_above: bool, passed: &DimTensor) {
        let number = &self.threads.thread_number;
        let top = number.range().1 + 1;
        // For each dimension of the grid: its stride in the thread number, and its extent.
        let mut grid = Vec::new();
        for (dim, pieces) in &number.terms {
            if self.threads.grid_dims.contains(dim) {
                let piece = &pieces.0[0];
                grid.push((*dim, piece.slope, piece.hi - piece.lo));
            }
        }
        let dims: Vec<Dim> = grid.iter().map(|(dim, ..)| *dim).collect();
        let passed = self.squeeze(passed, &dims);
        let passed = self.fit(&passed, &dims);
        let blocks: usize = grid.iter().map(|(.., extent)| *extent as usize).product();
        let passed = self.f().reshape(passed, &[blocks]);
        let marks = self.array_value(shadow);
        let len = self.memory.arrays[shadow].shape[0];
        let splat = |this: &mut Self, value: i128| {
            let ty = TensorType::new(ElementType::I32, vec![len]);
            this.f().splat(ty, Scalar::Int(value as i64))
        };
        let thread = match from_above {
            true => {
                let last = splat(self, top - 1);
                self.f().binary(Hlo::Subtract, last, marks)
            }
            false => {
                let one = splat(self, 1);
                self.f().binary(Hlo::Subtract, marks, one)
            }
        };
        let mut block = splat(self, 0);
        for (_, step, extent) in grid {
            let (step, extent) = (splat(self, step), splat(self, extent));
            let at = self.f().binary(Hlo::Divide, thread, step);
            let at = self.f().binary(Hlo::Remainder, at, extent);
            let slower = self.f().binary(Hlo::Multiply, block, extent);
            block = self.f().binary(Hlo::Add, slower, at);
        }
        let block = self.f().reshape(block, &[len, 1]);
        let dims = GatherDims::of_elements(1, 1);
        let passed = self.f().gather(passed, block, dims, &[1]);
        let none = self.builder.no_marks(len);
        let left = self.f().select(passed, none, marks);
        self.set_flat_numbers(shadow, left);
    }

    /// Clears all shadows at a barrier of the grid: no thread conflicts with earlier accesses.
    pub(super) fn clear_all_shadows(&mut self) {
        self.clear(self.memory.all_shadows());
    }

    fn clear(&mut self, shadows: Vec<usize>) {
        let mask = self.threads.mask.clone();
        if !self.threads.all_blocks_run() || mask.as_ref().is_some_and(|mask| !mask.dims.is_empty())
        {
            return;
        }
        for shadow in shadows {
            let len = self.memory.arrays[shadow].shape[0];
            let mut value = self.builder.no_marks(len);
            if let Some(mask) = &mask {
                let passed = self.import(mask.value, mask.frame);
                let marks = self.array_value(shadow);
                value = self.f().select(passed, value, marks);
            }
            self.set_flat_numbers(shadow, value);
        }
        self.close_loads(mask.as_ref());
    }

    /// Closes the pending loads at a barrier that all threads pass, or all or none, as `mask`
    /// decides.
    fn close_loads(&mut self, mask: Option<&DimTensor>) {
        let frame = self.builder.frames[self.builder.depth()].serial;
        let mut loads = std::mem::take(&mut self.memory.pending_loads);
        for load in loads.iter_mut().filter(|load| load.closed_in != Some(0)) {
            match mask {
                Some(mask) if load.mask.as_ref() != Some(mask) => self.open_load(load, mask),
                _ if !self.builder.is_closed(load) => load.closed_in = Some(frame),
                _ => {}
            }
        }
        self.memory.pending_loads = loads;
    }

    /// Keeps the load open for threads that do not pass a barrier after it.
    fn open_load(&mut self, load: &mut PendingLoad, passed: &DimTensor) {
        if self.builder.depth() > 0 {
            return; // a value of an inner frame is not available after it
        }
        let value = self.f().unary(UnaryOp::Not, passed.value);
        let not_passed = DimTensor {
            value,
            ..passed.clone()
        };
        load.open = Some(match &load.open {
            Some(open) => self.hlo(Hlo::And, open, &not_passed),
            None => not_passed,
        });
    }

    /// Returns the number of each active thread (or block), from 1.
    fn number_of_thread(&mut self, of_blocks: bool) -> DimTensor {
        let number = self
            .threads
            .numbering(of_blocks)
            .restrict(&self.threads.domain);
        self.materialize(&LaneValue::Index(number), ElementType::I32)
    }

    /// Returns the number of each active thread (or block), counted down from the greatest plus 1.
    fn number_from_above(&mut self, of_blocks: bool) -> DimTensor {
        let number = self.threads.numbering(of_blocks);
        let top = Index::constant(number.range().1 + 1);
        let from_above = top.sub(&number.restrict(&self.threads.domain));
        let from_above = from_above.expect("a constant adds no pieces");
        self.materialize(&LaneValue::Index(from_above), ElementType::I32)
    }

    /// Marks the elements `at` as accessed by the active threads.
    fn mark(&mut self, marks: &Marks, at: &DimTensor, of_blocks: bool) {
        let greatest = self.number_of_thread(of_blocks);
        self.mark_with(marks.greatest, at, &greatest);
        if let Some(least) = marks.least {
            let from_above = self.number_from_above(of_blocks);
            self.mark_with(least, at, &from_above);
        }
    }

    fn mark_with(&mut self, shadow: usize, at: &DimTensor, number: &DimTensor) {
        let contents = self.array_value(shadow);
        let mask = self.threads.mask.clone();
        let new = self.scatter(Combiner::Max, contents, at, number, mask.as_ref());
        self.set_flat_numbers(shadow, new);
    }

    /// Returns whether another thread (or block) than the active one has marked the element `at`;
    /// `None` if no thread can have marked it.
    fn marked_by_others(
        &mut self,
        marks: &Marks,
        at: &DimTensor,
        of_blocks: bool,
    ) -> Option<DimTensor> {
        let Array { value, frame, .. } = &self.memory.arrays[marks.greatest];
        if let Op::Constant(literal) = self.builder.frames[*frame].func.op(*value)
            && literal.splat_value() == Some(Scalar::Int(0))
        {
            return None;
        }
        let found = self.elements_at(marks.greatest, at);
        let none = self.scalar(ElementType::I32, Scalar::Int(0));
        let own = self.number_of_thread(of_blocks);
        let mut other = self.compared(Direction::Ne, &found, &own);
        if let Some(least) = marks.least {
            let least = self.elements_at(least, at);
            let own = self.number_from_above(of_blocks);
            let another = self.compared(Direction::Ne, &least, &own);
            other = self.hlo(Hlo::Or, &other, &another);
        }
        let any = self.compared(Direction::Ne, &found, &none);
        Some(self.hlo(Hlo::And, &any, &other))
    }

    fn compared(&mut self, direction: Direction, a: &DimTensor, b: &DimTensor) -> DimTensor {
        let (values, dims) = self.unify(&[a, b]);
        let value = self.f().compare(direction, values[0], values[1]);
        self.over(value, &dims)
    }

    /// Returns the elements `at` of an array, as integers of the element's width. Out-of-bounds
    /// indices are clamped.
    fn elements_at(&mut self, array: usize, at: &DimTensor) -> DimTensor {
        let bits = as_bits(self.memory.arrays[array].element);
        let contents = self.flat_numbers(array, bits);
        let elements = self.gather_flat(contents, at);
        elements.expect("a gather of elements")
    }

    /// Returns the flat element indices of `index` as 64-bit integers.
    fn flat_at(&mut self, index: &LaneValue) -> DimTensor {
        let at = self.materialize(index, ElementType::I64);
        let at = self.restrict(&at);
        let wide = self.f().convert(at.value, ElementType::I64);
        DimTensor { value: wide, ..at }
    }

    fn race_check(&self, array: usize, what: &str) -> Check {
        Check {
            race: Some(what.to_owned()),
            ..self.check_of_array(array)
        }
    }

    /// Checks a load at `index`, an element index in the whole array, against earlier stores, and
    /// records it for the checks of later stores.
    pub(super) fn check_load(&mut self, array: usize, index: &LaneValue) {
        let watched = self.memory.watched.0.get(&array);
        if !watched.is_some_and(|watched| watched.loads.contains(&self.loc)) {
            return;
        }
        let at = self.flat_at(index);
        for shadow in self.memory.shadows_of(array) {
            let met = self.marked_by_others(&shadow.owners, &at, shadow.of_blocks);
            if let Some(met) = met {
                let check = self.race_check(array, "read and write");
                self.fail_where(check, Some(met));
            }
            if let (Some(readers), true) = (&shadow.readers, self.builder.depth() > 0) {
                self.mark(readers, &at, shadow.of_blocks);
            }
        }
        if self.builder.depth() == 0 {
            self.memory.pending_loads.push(PendingLoad {
                array,
                at,
                mask: self.threads.mask.clone(),
                open: self.threads.mask.clone(),
                domain: self.threads.domain.clone(),
                closed_in: None,
            });
        }
    }

    /// Prepares the check of the following store of `value` at `index`, an element index in the
    /// whole array. `alike`: some threads perform the same store.
    pub(super) fn before_store(
        &mut self,
        array: usize,
        index: &LaneValue,
        value: &DimTensor,
        alike: bool,
    ) -> Option<CheckedStore> {
        let watched = self.memory.watched.0.get(&array)?;
        let among_stores = watched.stores.contains(&self.loc);
        if !among_stores && !watched.loaded.contains(&self.loc) {
            return None;
        }
        let (strict, watched_alone) = (watched.strict, !watched.owners);
        let at = self.flat_at(index);
        let value = self.restrict(value);
        let element = self.memory.arrays[array].element;
        let same_width = self.f().tensor(value.value).element.bits() == element.bits();
        let value = same_width.then(|| {
            let bits = self.f().bitcast_convert(value.value, as_bits(element));
            DimTensor {
                value: bits,
                ..value
            }
        });
        let mut before = None;
        for shadow in self.memory.shadows_of(array) {
            if among_stores {
                let met = self.marked_by_others(&shadow.owners, &at, shadow.of_blocks);
                before = self.either_of(before, met);
            }
            if let Some(readers) = &shadow.readers
                && let Some(met) = self.marked_by_others(readers, &at, shadow.of_blocks)
            {
                let check = self.race_check(array, "read and write");
                self.fail_where(check, Some(met));
            }
        }
        if let (false, Some(met), Some(value)) = (strict, &before, &value) {
            let there = self.elements_at(array, &at);
            let differs = self.compared(Direction::Ne, &there, value);
            before = Some(self.hlo(Hlo::And, met, &differs));
        }
        let of_constants = !alike && watched_alone && self.is_of_constant_arrays(&at);
        Some(CheckedStore {
            array,
            value: value.filter(|_| !strict && !of_constants),
            at,
            before,
            among_stores,
        })
    }

    /// Checks an atomic at `index`, an element index in the whole array, that may conflict with
    /// loads of other threads.
    pub(super) fn check_atomic(&mut self, array: usize, index: &LaneValue) {
        let watched = self.memory.watched.0.get(&array);
        if !watched.is_some_and(|watched| watched.loaded.contains(&self.loc)) {
            return;
        }
        let at = self.flat_at(index);
        for shadow in self.memory.shadows_of(array) {
            if let Some(readers) = &shadow.readers
                && let Some(met) = self.marked_by_others(readers, &at, shadow.of_blocks)
            {
                let check = self.race_check(array, "read and write");
                self.fail_where(check, Some(met));
            }
            self.mark(&shadow.owners, &at, shadow.of_blocks);
        }
        self.check_pending_loads(array);
    }

    fn either_of(&mut self, a: Option<DimTensor>, b: Option<DimTensor>) -> Option<DimTensor> {
        match (a, b) {
            (Some(a), Some(b)) => Some(self.hlo(Hlo::Or, &a, &b)),
            (a, b) => a.or(b),
        }
    }

    /// Checks the store after it has been performed.
    pub(super) fn after_store(&mut self, store: Option<CheckedStore>) {
        let Some(store) = store else { return };
        let CheckedStore {
            array, at, before, ..
        } = &store;
        for shadow in self.memory.shadows_of(*array) {
            self.mark(&shadow.owners, at, shadow.of_blocks);
        }
        let met = match &store.value {
            _ if !store.among_stores => None,
            Some(value) => {
                let there = self.elements_at(*array, at);
                Some(self.compared(Direction::Ne, &there, value))
            }
            None => self.owned_by_others(&store),
        };
        let met = self.either_of(before.clone(), met);
        let check = self.race_check(*array, "both store to");
        if let Some(met) = met {
            self.fail_where(check, Some(met));
        }
        self.check_pending_loads(*array);
    }

    /// Returns whether another thread owns the element that a thread stores to.
    fn owned_by_others(&mut self, store: &CheckedStore) -> Option<DimTensor> {
        let shadows = self.memory.shadows_of(store.array);
        if let Some(shadow) = shadows.iter().find(|shadow| !shadow.of_blocks) {
            return self.marked_by_others(&shadow.owners, &store.at, false);
        }
        let marks = Marks {
            greatest: self.new_mark(store.array),
            least: None,
        };
        self.mark(&marks, &store.at, false);
        let met = self.marked_by_others(&marks, &store.at, false);
        self.memory.arrays.pop();
        met
    }

    /// Checks the pending loads of `array` against the owners of their elements, after a store or
    /// an atomic.
    fn check_pending_loads(&mut self, array: usize) {
        let loads = self.memory.pending_loads.clone();
        for load in loads.iter().filter(|load| load.array == array) {
            let (mask, domain) = (self.threads.mask.take(), self.threads.domain.clone());
            for (dim, range) in &load.domain {
                self.threads.domain.insert(*dim, *range);
            }
            for shadow in self.memory.shadows_of(array) {
                if self.builder.is_closed(load) && !shadow.of_blocks {
                    continue;
                }
                self.threads.mask = match shadow.of_blocks {
                    true => load.mask.clone(),
                    false => load.open.clone(),
                };
                let met = self.marked_by_others(&shadow.owners, &load.at, shadow.of_blocks);
                if let Some(met) = met {
                    let check = self.race_check(array, "read and write");
                    self.fail_where(check, Some(met));
                }
            }
            (self.threads.mask, self.threads.domain) = (mask, domain);
        }
    }

    /// Returns whether the element indices and the mask are computed only from arrays that no step
    /// of the time loop changes: then a check by owners can be hoisted out of the loop.
    fn is_of_constant_arrays(&self, at: &DimTensor) -> bool {
        let Some(changing) = self.memory.changing.clone() else {
            return false;
        };
        let mask = self.threads.mask.as_ref();
        let mut left: Vec<(usize, Value)> = vec![(at.frame, at.value)];
        left.extend(mask.map(|mask| (mask.frame, mask.value)));
        let mut seen = BTreeSet::new();
        while let Some((frame, value)) = left.pop() {
            if frame > 0 {
                return false;
            }
            if !seen.insert(value) {
                continue;
            }
            let func = &self.builder.frames[0].func;
            match func.op(value) {
                Op::Parameter { index } => match &func.params()[*index].name {
                    Some(name) if !changing.contains(name) => {}
                    _ => return false,
                },
                op => left.extend(op.operands().into_iter().map(|value| (0, value))),
            }
        }
        true
    }
}

impl Builder {
    fn no_marks(&mut self, len: usize) -> Value {
        let ty = TensorType::new(ElementType::I32, vec![len]);
        self.f().constant(Literal::splat(ty, Scalar::Int(0)))
    }

    /// Returns whether a barrier that every thread at this point has passed followed the load.
    fn is_closed(&self, load: &PendingLoad) -> bool {
        let in_frame = |serial| self.frames.iter().any(|frame| frame.serial == serial);
        load.closed_in.is_some_and(in_frame)
    }
}

impl ThreadDomain {
    /// Returns whether the domain contains all blocks of the grid.
    fn all_blocks_run(&self) -> bool {
        self.block_number.restrict(&self.domain) == self.block_number
    }

    /// Returns whether a value varies between blocks, but not between the threads of one block.
    fn is_of_blocks(&self, value: &DimTensor) -> bool {
        let mut dims = value.dims.iter().map(|(dim, ..)| dim);
        !value.dims.is_empty() && dims.all(|dim| self.grid_dims.contains(dim))
    }

    fn numbering(&self, of_blocks: bool) -> &Index {
        match of_blocks {
            true => &self.block_number,
            false => &self.thread_number,
        }
    }
}

impl MemoryModel {
    /// Records that a store may conflict with itself after a load of the stored value was removed.
    pub(super) fn watch_forwarded(&self, store: &Access) {
        let mut watched = self.undecided.borrow_mut();
        let array = watched.0.entry(store.array).or_default();
        array.stores.insert(store.loc);
        (array.owners, array.strict) = (true, true);
    }

    /// Records that `access` and the earlier `other` may conflict. Returns whether that can be
    /// checked.
    pub(super) fn watch_pair(&self, access: &Access, other: &Access) -> bool {
        let mut watched = self.undecided.borrow_mut();
        let array = watched.0.entry(access.array).or_default();
        let (store, load) = match (access.touch, other.touch) {
            (ElementUse::Write, ElementUse::Write) => {
                array.stores.extend([access.loc, other.loc]);
                array.owners = true;
                return true;
            }
            (ElementUse::Write, ElementUse::Read | ElementUse::Guess)
            | (ElementUse::Atomic { .. }, ElementUse::Read) => (access, other),
            (ElementUse::Read | ElementUse::Guess, ElementUse::Write)
            | (ElementUse::Read, ElementUse::Atomic { .. }) => (other, access),
            _ => return false,
        };
        array.owners = true;
        let is_covered = store.touch == ElementUse::Write
            && load.key.is_some()
            && load.key == store.key
            && load.domain == store.domain
            && load.phase == store.phase
            && load.order < store.order;
        match is_covered {
            true => {
                array.stores.insert(store.loc);
                array.strict = true;
            }
            false => {
                array.loaded.insert(store.loc);
                array.loads.insert(load.loc);
                array.readers |= load.in_loop;
            }
        }
        true
    }

    /// Returns the shadow tensors of `array`.
    pub(super) fn shadow_arrays(&self, array: usize) -> Vec<usize> {
        let shadows = self.shadows.get(&array).into_iter().flatten();
        shadows.flat_map(Shadow::arrays).collect()
    }

    /// Returns the shadow tensors that distinguish threads: a barrier changes them.
    pub(super) fn thread_shadows(&self) -> Vec<usize> {
        let shadows = self.shadows.values().flatten();
        let of_threads = shadows.filter(|shadow| !shadow.of_blocks);
        of_threads.flat_map(Shadow::arrays).collect()
    }

    /// Returns all shadow tensors, those that distinguish blocks included.
    pub(super) fn all_shadows(&self) -> Vec<usize> {
        let shadows = self.shadows.values().flatten();
        shadows.flat_map(Shadow::arrays).collect()
    }

    /// Returns the shadows of `array`, if it is watched.
    fn shadows_of(&self, array: usize) -> Vec<Shadow> {
        self.shadows.get(&array).cloned().unwrap_or_default()
    }
}

/// Returns the integer type as wide as `element`.
fn as_bits(element: ElementType) -> ElementType {
    match element {
        ElementType::F64 => ElementType::I64,
        ElementType::F32 => ElementType::I32,
        ElementType::F16 | ElementType::BF16 => ElementType::I16,
        other => other,
    }
}
