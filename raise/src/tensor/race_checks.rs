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
//! - *By owners*: a [shadow](super::shadows) tensor of the array's length holds the number of the
//!   thread that accessed each element, or the least and the greatest number if several threads may
//!   access it. A thread that finds another number than its own conflicts with that thread.
//!   Barriers clear the shadow.
//!
//! A load is checked against the owners of the elements, and stores against earlier loads; so are
//! atomics that may conflict with a load, which own elements jointly. A load needs no check if the
//! same threads later store to the same elements in the same epoch: the check of that store fails
//! if another thread stores there.

use super::Check;
use super::access::{Access, ElementUse};
use super::index::Index;
use super::lane_values::{DimTensor, LaneValue};
use super::lower::Lower;
use super::memory_model::MemoryModel;
use super::shadows::{Level, Marks, PendingLoad};
use crate::kernel_ir::{AffineExpr, Loc, ValueId};
use stablehlo::{BinaryOp as Hlo, Combiner, Direction, ElementType, Op, Scalar, Value};
use std::collections::{BTreeMap, BTreeSet};

/// The accesses that may conflict, depending on data, by array.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Watched(BTreeMap<usize, WatchedArray>);

/// The accesses of one array that may conflict.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct WatchedArray {
    /// The stores that may conflict with a store of another thread.
    stores: BTreeSet<Loc>,
    /// The stores and the atomics that may conflict with a load.
    loaded: BTreeSet<Loc>,
    /// The loads that may conflict with a store or an atomic.
    loads: BTreeSet<Loc>,
    /// Whether owners are needed: a store is in a loop, or may conflict with another store or a
    /// load.
    pub owners: bool,
    /// Whether stores of equal values conflict too, because a thread may have loaded the element
    /// before.
    pub strict: bool,
    /// Whether loads are marked too, for the checks of later stores, because a load is in a loop.
    pub readers: bool,
}

impl Watched {
    /// Returns the watched arrays, by their index.
    pub fn arrays(&self) -> Vec<(usize, WatchedArray)> {
        self.0.clone().into_iter().collect()
    }

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

    /// Returns the number of each active thread (or warp, or block), from 1.
    fn number_of_thread(&mut self, level: Level) -> DimTensor {
        let number = self.threads.numbering(level).restrict(&self.threads.domain);
        self.materialize(&LaneValue::Index(number), ElementType::I32)
    }

    /// Returns the number of each active thread (or warp, or block), counted down from the greatest
    /// plus 1.
    fn number_from_above(&mut self, level: Level) -> DimTensor {
        let number = self.threads.numbering(level);
        let top = Index::constant(number.range().1 + 1);
        let from_above = top.sub(&number.restrict(&self.threads.domain));
        let from_above = from_above.expect("a constant adds no pieces");
        self.materialize(&LaneValue::Index(from_above), ElementType::I32)
    }

    /// Marks the elements `at` as accessed by the active threads.
    fn mark(&mut self, marks: &Marks, at: &DimTensor, level: Level) {
        let greatest = self.number_of_thread(level);
        self.mark_with(marks.greatest, at, &greatest);
        if let Some(least) = marks.least {
            let from_above = self.number_from_above(level);
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
        level: Level,
    ) -> Option<DimTensor> {
        if self.has_no_marks(marks.greatest) {
            return None;
        }
        let found = self.elements_at(marks.greatest, at);
        let none = self.scalar(ElementType::I32, Scalar::Int(0));
        let own = self.number_of_thread(level);
        let mut other = self.compared(Direction::Ne, &found, &own);
        if let Some(least) = marks.least {
            let least = self.elements_at(least, at);
            let own = self.number_from_above(level);
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
            let met = self.marked_by_others(&shadow.owners, &at, shadow.level);
            if let Some(met) = met {
                let check = self.race_check(array, "read and write");
                self.fail_where(check, Some(met));
            }
            if let (Some(readers), true) = (&shadow.readers, self.builder.depth() > 0) {
                self.mark(readers, &at, shadow.level);
            }
        }
        if self.builder.depth() == 0 {
            let load = PendingLoad::new(array, at, &self.threads);
            self.memory.pending_loads.push(load);
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
                let met = self.marked_by_others(&shadow.owners, &at, shadow.level);
                before = self.either_of(before, met);
            }
            if let Some(readers) = &shadow.readers
                && let Some(met) = self.marked_by_others(readers, &at, shadow.level)
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
                && let Some(met) = self.marked_by_others(readers, &at, shadow.level)
            {
                let check = self.race_check(array, "read and write");
                self.fail_where(check, Some(met));
            }
            self.mark(&shadow.owners, &at, shadow.level);
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
            self.mark(&shadow.owners, at, shadow.level);
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
        if let Some(shadow) = shadows.iter().find(|shadow| shadow.level == Level::Thread) {
            return self.marked_by_others(&shadow.owners, &store.at, Level::Thread);
        }
        let marks = Marks {
            greatest: self.new_mark(store.array),
            least: None,
        };
        self.mark(&marks, &store.at, Level::Thread);
        let met = self.marked_by_others(&marks, &store.at, Level::Thread);
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
                if self.builder.is_closed(load, shadow.level) {
                    continue;
                }
                self.threads.mask = load.open(shadow.level);
                let met = self.marked_by_others(&shadow.owners, &load.at, shadow.level);
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
            (ElementUse::Write, ElementUse::Read | ElementUse::Pretest(_))
            | (ElementUse::Atomic { .. }, ElementUse::Read) => (access, other),
            (ElementUse::Read | ElementUse::Pretest(_), ElementUse::Write)
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
