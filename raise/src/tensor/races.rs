//! Rejection of race conditions.
//!
//! A certain race is an error that names both locations. What cannot be decided is checked while
//! the program runs (see [`race_checks`](super::race_checks)), or is an error, or the user vouches
//! for it. Threads that store the same value do not race.

use super::access::{Access, ElementUse, digits, gcd, may_meet, one_to_one};
use super::conflicts_enumerated::{ConflictResult, meeting};
use super::conflicts_traced::{Conflict, Witness};
use super::index::{Dim, Domain, Index};
use super::lower::{Lower, LowerResult, Restart};
use super::memory_model::Instances;
use super::thread_domain::ThreadDomain;
use super::view::{View, delinearize};
use crate::error::Error;
use crate::kernel_ir::{OpKind, PtxOp};
use crate::launch::Races;
use std::collections::BTreeSet;

/// The help text where a race cannot be decided.
const PROMISE: &str = "if you know that no two threads meet there, say so: `--races assume`, or `races = \"assume\"` in the job's `[[launch]]`; with `check` in its place the program finds out while it runs";

/// The help text for kernels without barriers of warps.
const LOCKSTEP: &str = "if the kernel was written for hardware on which the 32 lanes of a warp run in lockstep, say so: `--assume-warp-synchronous`, or `assume_warp_synchronous = true` in the job's `[[launch]]`";

impl Lower<'_> {
    /// Records an access; an error if it may race with an earlier one.
    pub(super) fn note(
        &mut self,
        array: usize,
        touch: ElementUse,
        index: Option<&Index>,
        view: Option<&View>,
    ) -> LowerResult<()> {
        let access = self.access(array, touch, index, view);
        self.note_access(access)
    }

    /// Returns the access of the active threads.
    pub(super) fn access(
        &self,
        array: usize,
        touch: ElementUse,
        index: Option<&Index>,
        view: Option<&View>,
    ) -> Access {
        let (mut index, mut view, mut modulus) = (index.cloned(), view.cloned(), 0);
        if let (None, Some((part, by))) = (&index, &self.memory.residue_facts) {
            let part = part.restrict(&self.threads.domain);
            view = delinearize(&part, &[*by as usize], &self.threads.counter_dims());
            (index, modulus) = (Some(part), *by);
        }
        let mut domain = self.threads.some_of_unused();
        let mut by_data = false;
        if index.is_none()
            && let Some((bounded, parts)) = self.bounded_index(array)
        {
            view = self.view_or_digits(array, &bounded);
            index = Some(bounded);
            domain.extend(parts);
            by_data = true;
        }
        Access {
            array,
            touch,
            by_data: by_data || modulus > 0 || index.is_none(),
            index,
            modulus,
            view,
            constant: None,
            value: None,
            masked: by_data || !self.threads.knows_who(),
            assumed: self.threads.assumed.clone(),
            remainders: self.threads.remainders.clone(),
            unordered: self.threads.unordered.clone(),
            same_along: BTreeSet::new(),
            domain,
            phase: self.memory.phases.now,
            open: self.memory.phases.open.clone(),
            loc: self.loc,
            key: self.memory.key.clone(),
            order: self.memory.accesses.len(),
            in_loop: self.builder.depth() > 0,
        }
    }

    /// Returns a data-dependent index, in the whole array, as a function of the dimensions and of
    /// data-dependent parts, with the ranges of those parts.
    fn bounded_index(&self, array: usize) -> Option<(Index, Domain)> {
        let (index, parts) = self.memory.bounded_facts.as_ref()?;
        let index = match &self.memory.arrays[array].instances {
            Some(Instances { base, .. }) => index.add(&base.restrict(&self.threads.domain))?,
            None => index.clone(),
        };
        Some((index, parts.clone()))
    }

    /// Returns the subscripts of an index. If no strides separate its parts into subscripts, it is
    /// one subscript whose digits distinguish the threads.
    pub(super) fn view_or_digits(&self, array: usize, index: &Index) -> Option<View> {
        if index.range().0 < 0 {
            return None;
        }
        let shape = &self.memory.arrays[array].shape;
        let flat = || {
            let subscripts = vec![index.clone()];
            let shape = vec![shape.iter().product()];
            digits(index, index).then_some(View { shape, subscripts })
        };
        delinearize(index, shape, &self.threads.counter_dims()).or_else(flat)
    }

    /// Records `access`; an error if it may race with an earlier one.
    pub(super) fn note_access(&mut self, access: Access) -> LowerResult<()> {
        for other in &self.memory.accesses {
            self.may_race(&access, other)?;
        }
        self.memory.accesses.push(access);
        Ok(())
    }

    /// Rejects a store by which two threads may write different values to one element.
    pub(super) fn store_once(&self, access: &Access) -> LowerResult<()> {
        let access = &without_same(&self.without_integers(access, access).0);
        let mut along = self.threads.running();
        along.retain(|dim| access.unordered.contains(dim));
        if let Some(view) = &access.view {
            along.retain(|dim| !own_along(view, *dim));
        }
        if let Some(Instances { apart, .. }) = &self.memory.arrays[access.array].instances {
            along.retain(|dim| !apart.contains(dim));
        }
        if along.is_empty() {
            return Ok(());
        }
        let met = meeting(
            access,
            access,
            &self.threads.thread_dims,
            &self.threads.integers,
        );
        if met == ConflictResult::Never {
            return Ok(());
        }
        if self.threads.vectorizing > 0
            && along
                .iter()
                .any(|dim| !self.threads.thread_dims.contains(dim))
        {
            return Err(Restart::NotParallel);
        }
        let (met, witness) = self.look_closer(access, access, met, &along, &access.same_along);
        if met == ConflictResult::Never {
            return Ok(());
        }
        let name = &self.memory.arrays[access.array].name;
        let (line, column) = (access.loc.line, access.loc.column);
        let met_at = witness.as_ref().map(|w| w.element);
        let who = witness.map_or("two threads".to_owned(), |w| {
            let [a, b] = w.threads.map(|thread| self.thread_name(thread));
            format!("{a} and {b}")
        });
        let element = match (met_at, self.memory.arrays[access.array].instances.is_some()) {
            (Some(element), false) => format!("element {element}"),
            (Some(element), true) => format!("element {element} of the block's"),
            (None, _) => "one address".to_owned(),
        };
        match met {
            _ if self.threads.vectorizing > 0 && met == ConflictResult::Surely => Err(Restart::NotParallel),
            ConflictResult::Surely => Err(Error::user(
                "race",
                format!("several threads store to the same element of `{name}`"),
            )
            .line(line, column, format!("{who} both store here, to {element}"))
            .help(match self.threads.are_unused(&along) {
                true => self.help_with_unused(),
                false => "guard the store so that one thread does it, or use an atomic".to_owned(),
            })
            .into()),
            _ if self.memory.races == Races::Assume => Ok(()),
            _ if self.memory.races == Races::Check => {
                self.watch_store(access);
                Ok(())
            }
            _ if self.threads.vectorizing > 0 => Err(Restart::NotParallel),
            _ if met_at.is_some() => Err(Error::user(
                "race",
                format!("threads store to the same element of `{name}`, unless data keeps one of them from it, which cannot be decided here"),
            )
            .line(line, column, format!("{who} both store here, to {element}, if the data lets them"))
            .help(PROMISE)
            .into()),
            _ => {
                let reason = match access.by_data {
                    true => "which element it is depends on data",
                    false => "there are too many threads to compare them one by one",
                };
                Err(Error::user(
                    "race",
                    format!("whether two threads store to the same element of `{name}` cannot be decided here: {reason}"),
                )
                .at_line(line, column)
                .help(PROMISE)
                .into())
            }
        }
    }

    /// Rejects `access` if it may race with `other`, which came before it.
    pub(super) fn may_race(&self, access: &Access, other: &Access) -> LowerResult<()> {
        let touch = access.touch;
        if other.array != access.array {
            return Ok(());
        }
        if self.threads.out_of_order(access, other) {
            return Err(Restart::NotParallel);
        }
        let same = access.constant.is_some() && access.constant == other.constant;
        if touch.agrees_with(other.touch) || same {
            return Ok(());
        }
        let instances = &self.memory.arrays[access.array].instances;
        if let Some(Instances { apart, .. }) = instances {
            let mut both = access.unordered.intersection(&other.unordered);
            if both.all(|dim| apart.contains(dim)) {
                return Ok(()); // for example memory private to the thread
            }
        }
        if self.threads.are_apart_over_integers(access, other) {
            return Ok(());
        }
        let (access, other) = &self.without_integers(access, other);
        if !access.open.grid.contains(&other.phase) {
            return Ok(());
        }
        // After a barrier only threads of different blocks are unordered.
        let closed = !access.open.block.contains(&other.phase);
        let own = instances.is_some();
        if closed && own {
            return Ok(());
        }
        // After a barrier of the warp only threads of different warps are.
        let closed_in_warp = !closed && !access.open.warp.contains(&other.phase);
        let reads = [access.touch, other.touch].contains(&ElementUse::Read);
        if own && closed_in_warp && reads && self.memory.lanes_are_in_step() {
            return Ok(()); // warps exchange values only across a barrier of the block
        }
        let among = match (closed, closed_in_warp) {
            (true, _) => Some(self.threads.grid_dims.clone()),
            (false, true) => Some(self.threads.between_warps(access, other)),
            (false, false) => None,
        };
        let by = self.threads.common_modulus(access, other);
        let (a, b) = (
            self.threads.modulo(access, by),
            self.threads.modulo(other, by),
        );
        let mut along = may_meet(&a, &b, among.as_ref());
        if let Some(Instances { apart, .. }) = instances {
            along.retain(|dim| !apart.contains(dim));
        }
        if along.is_empty() || reads_own_copy(access, other, &along) {
            return Ok(());
        }
        // Threads that a barrier orders do not count.
        let counts: BTreeSet<Dim> = match among {
            Some(among) => among.into_iter().collect(),
            None => self.threads.thread_dims.clone(),
        };
        let met = meeting(access, other, &counts, &self.threads.integers);
        if met == ConflictResult::Never {
            return Ok(());
        }
        let surely = met == ConflictResult::Surely && access.open.block.len() == 1;
        let met = if surely { met } else { ConflictResult::Unknown };
        let refused = self.refuse(access, other, met, &along, &BTreeSet::new());
        match self.threads.warp_split() {
            Some(split) if refused.is_err() && closed_in_warp => Err(split),
            _ => refused,
        }
    }

    /// Rejects a store to one element by different threads in different iterations of a loop
    /// without barriers.
    pub(super) fn store_once_in_all_turns(&self, access: &Access) -> LowerResult<()> {
        let turns = |subscript: &Index| {
            let mut dims = subscript.terms.keys();
            let of_thread = |dim: &Dim| access.unordered.contains(dim);
            subscript.terms.len() > 1 && dims.any(of_thread)
        };
        let mut subscripts = access.view.iter().flat_map(|view| &view.subscripts);
        if access.touch != ElementUse::Write || access.constant.is_some() || !subscripts.any(turns)
        {
            return Ok(());
        }
        let access = &without_same(&self.without_integers(access, access).0);
        let mut along = may_meet(access, access, None);
        if let Some(Instances { apart, .. }) = &self.memory.arrays[access.array].instances {
            along.retain(|dim| !apart.contains(dim));
        }
        if along.is_empty()
            || meeting(
                access,
                access,
                &self.threads.thread_dims,
                &self.threads.integers,
            ) == ConflictResult::Never
        {
            return Ok(());
        }
        // A barrier of an enclosing loop may order the apparent conflict.
        self.refuse(
            access,
            access,
            ConflictResult::Unknown,
            &along,
            &access.same_along,
        )
    }

    /// Rejects two accesses that the dimensions `along` do not separate, unless a comparison of the
    /// threads shows that they do not conflict.
    fn refuse(
        &self,
        access: &Access,
        other: &Access,
        met: ConflictResult,
        along: &[Dim],
        same: &BTreeSet<Dim>,
    ) -> LowerResult<()> {
        let (met, witness) = self.look_closer(access, other, met, along, same);
        if met == ConflictResult::Never {
            return Ok(());
        }
        if self.threads.vectorizing > 0 {
            let of_threads = along
                .iter()
                .all(|dim| self.threads.thread_dims.contains(dim));
            if !of_threads || self.memory.races == Races::Refuse {
                return Err(Restart::NotParallel);
            }
        }
        // A read of an element that others change atomically may only decide whether an atomic is
        // needed, as before a compare-and-swap loop.
        let is_look = matches!(
            (access.touch, other.touch),
            (ElementUse::Read, ElementUse::Atomic { .. })
                | (ElementUse::Atomic { .. }, ElementUse::Read)
        );
        let proved = met == ConflictResult::Surely && !is_look;
        // A value that a thread stores twice, as `a[i][j] = a[j][i] = v`, may equal another
        // thread's.
        let same_value = access.value.is_some() && access.value == other.value;
        let may_be_same = same_value && access.loc != other.loc;
        match self.memory.races {
            Races::Assume if !proved || may_be_same => return Ok(()),
            Races::Check
                if (met != ConflictResult::Surely || may_be_same)
                    && self.memory.watch_pair(access, other) =>
            {
                return Ok(());
            }
            Races::Check | Races::Refuse | Races::Assume => {}
        }
        Err(self.race(access, other, proved, witness, along).into())
    }

    /// Compares the threads of two accesses that the dimensions `along` do not separate. Threads
    /// that differ only in `same` do not count.
    fn look_closer(
        &self,
        access: &Access,
        other: &Access,
        met: ConflictResult,
        along: &[Dim],
        same: &BTreeSet<Dim>,
    ) -> (ConflictResult, Option<Witness>) {
        // Loop iterations may conflict where threads do not; and what the user vouches for need not
        // be proved.
        let of_threads = along
            .iter()
            .all(|dim| self.threads.thread_dims.contains(dim));
        let vouched = self.memory.races == Races::Assume;
        let asked = of_threads && (met == ConflictResult::Surely || !vouched);
        // The conflict table counts all threads that do the same as another, or none of them.
        if !asked || !same.is_subset(&self.threads.unused) {
            return (met, None);
        }
        let copies = same.is_empty() || *same != self.threads.several_unused();
        match (self.encounter(access, other, copies), met) {
            (Conflict::Surely(witness), _) => (ConflictResult::Surely, Some(witness)),
            (Conflict::Never, _) => (ConflictResult::Never, None),
            (Conflict::Unknown(witness), met) => (met, witness),
        }
    }

    /// Returns the help text for threads that exchange values through shared memory in no fixed
    /// order.
    fn help_with_barriers(&self) -> String {
        let barriers = "put a barrier between the two: `__syncthreads()`, or `__syncwarp()` for threads of one warp";
        let in_step = |kind: &OpKind| matches!(kind, OpKind::Ptx(PtxOp::Lockstep, _));
        match self.kernel.body.any(&in_step) {
            true => barriers.to_owned(),
            false => format!("{barriers}; {LOCKSTEP}"),
        }
    }

    /// Returns the help text for threads that differ only in an index that the kernel does not use.
    fn help_with_unused(&self) -> String {
        let [grid, block] =
            [self.kernel.grid, self.kernel.block].map(|[x, y, z]| format!("{x}x{y}x{z}"));
        format!(
            "threads of this launch (grid {grid}, block {block}) that differ only in an index that the kernel does not use all do this: launch one thread for each index it uses, or let one of them do it, as `if (threadIdx.y == 0)` does"
        )
    }

    /// Rejects conflicting stores to arrays that the source loads from after the same thread
    /// stored. Such a load was forwarded from the store, which is invalid if another thread stores
    /// in between.
    pub(super) fn refuse_forwarded(&self) -> LowerResult<()> {
        if self.memory.races == Races::Assume {
            return Ok(());
        }
        for (name, line) in &self.kernel.loads {
            let is_it = |access: &&Access| self.memory.arrays[access.array].name == *name;
            let of_array = || self.memory.accesses.iter().filter(is_it);
            let is_there =
                |access: &Access| access.touch != ElementUse::Write && access.loc.line == *line;
            if of_array().any(is_there) {
                continue;
            }
            for store in of_array().filter(|access| access.touch == ElementUse::Write) {
                self.refuse_forwarded_from(store, *line)?;
            }
        }
        Ok(())
    }

    /// Rejects `store` if threads conflict there; `line` loads the value that the same thread
    /// stored.
    fn refuse_forwarded_from(&self, store: &Access, line: u32) -> LowerResult<()> {
        let store = &self.without_integers(store, store).0;
        let mut along = may_meet(store, store, None);
        along.retain(|dim| self.threads.thread_dims.contains(dim));
        if let Some(view) = &store.view {
            along.retain(|dim| !own_along(view, *dim));
        }
        if let Some(Instances { apart, .. }) = &self.memory.arrays[store.array].instances {
            along.retain(|dim| !apart.contains(dim));
        }
        if along.is_empty() {
            return Ok(());
        }
        let (met, witness) = match meeting(
            store,
            store,
            &self.threads.thread_dims,
            &self.threads.integers,
        ) {
            ConflictResult::Never => return Ok(()),
            met => self.look_closer(store, store, met, &along, &BTreeSet::new()),
        };
        if met == ConflictResult::Never {
            return Ok(());
        }
        if met == ConflictResult::Unknown && self.memory.races == Races::Check {
            self.memory.watch_forwarded(store);
            return Ok(());
        }
        let name = &self.memory.arrays[store.array].name;
        let message = format!(
            "threads may read and write the same element of `{name}`, in no fixed order: a thread loads what it stored, and another may have stored there in between"
        );
        let who = witness.map_or("two threads".to_owned(), |w| {
            let [a, b] = w.threads.map(|thread| self.thread_name(thread));
            format!("{a} and {b}")
        });
        let help = format!(
            "let one thread do it, as `if (threadIdx.y == 0)` does, or launch no more threads than the kernel tells apart; {PROMISE}"
        );
        let error = Error::user("race", message)
            .line(
                store.loc.line,
                store.loc.column,
                format!("{who} store to one element here"),
            )
            .help(help);
        Err(error.line(line, 0, "it is loaded here".to_owned()).into())
    }

    /// Returns the error that `access` and the earlier `other` race, or may race.
    fn race(
        &self,
        access: &Access,
        other: &Access,
        proved: bool,
        witness: Option<Witness>,
        along: &[Dim],
    ) -> Error {
        let array = &self.memory.arrays[access.array];
        let name = &array.name;
        let says = |touch: ElementUse| match touch {
            ElementUse::Read | ElementUse::Pretest(_) => "reads",
            ElementUse::Write => "writes",
            ElementUse::Atomic { .. } => "changes, atomically,",
        };
        let what = match (access.touch, other.touch) {
            (ElementUse::Write, ElementUse::Write) => "both store to",
            (ElementUse::Read | ElementUse::Pretest(_), _)
            | (_, ElementUse::Read | ElementUse::Pretest(_)) => "read and write",
            (
                ElementUse::Write | ElementUse::Atomic { .. },
                ElementUse::Write | ElementUse::Atomic { .. },
            ) => "store to and atomically change",
        };
        let message = match proved {
            true => format!("two threads {what} the same element of `{name}`, in no fixed order"),
            false => format!(
                "two threads may {what} the same element of `{name}`, in no fixed order; whether they do cannot be decided here: {}",
                match (access.by_data || other.by_data, witness.is_some()) {
                    (true, _) => "which element it is depends on data",
                    (false, true) => "whether both get there depends on data",
                    (false, false) => "neither data nor the threads' numbers tell",
                }
            ),
        };
        let help = match (array.instances.is_some(), proved) {
            (_, true) if self.threads.are_unused(along) => self.help_with_unused(),
            (true, _) => self.help_with_barriers(),
            (false, true) => format!(
                "write to a second array and exchange the two after the step (`swap` in the job), or split the kernel where `{name}` has to be complete"
            ),
            (false, false) => PROMISE.to_owned(),
        };
        let error = Error::user("race", message).help(help);
        let (one, element, another) = match witness {
            None => (
                "one thread".to_owned(),
                "it".to_owned(),
                "another".to_owned(),
            ),
            Some(witness) => {
                let [one, another] = witness.threads.map(|thread| self.thread_name(thread));
                (one, format!("element {}", witness.element), another)
            }
        };
        let one = format!("{one} {} {element} here", says(access.touch));
        let error = error.line(access.loc.line, access.loc.column, one);
        if access.loc == other.loc {
            return error;
        }
        let another = format!("{another} {} it here", says(other.touch));
        error.line(other.loc.line, other.loc.column, another)
    }
}

impl ThreadDomain {
    /// Returns the active threads, restricted to at most two in each dimension that the kernel does
    /// not use: all of these do the same.
    fn some_of_unused(&self) -> Domain {
        let mut domain = self.domain.clone();
        for dim in &self.unused {
            if let Some((lo, hi)) = domain.get_mut(dim) {
                *hi = (*hi).min(*lo + 2);
            }
        }
        domain
    }

    /// Returns whether the domain and the assumptions determine exactly the active threads.
    pub(super) fn knows_who(&self) -> bool {
        self.mask.is_none() || self.mask == self.assumption_mask
    }

    /// Returns whether the kernel uses none of these dimensions.
    fn are_unused(&self, dims: &[Dim]) -> bool {
        !dims.is_empty() && dims.iter().all(|dim| self.unused.contains(dim))
    }

    /// Returns the dimensions with several threads that the kernel does not use.
    fn several_unused(&self) -> BTreeSet<Dim> {
        let several = |dim: &Dim| self.domain.get(dim).is_some_and(|(lo, hi)| hi - lo > 1);
        self.unused.iter().copied().filter(several).collect()
    }

    /// Returns a modulus for which the remainders of both elements are known in every iteration of
    /// an enclosing loop; 0 if there is none to take.
    fn common_modulus(&self, a: &Access, b: &Access) -> i128 {
        let by = gcd(a.modulus, b.modulus);
        if by == 0 {
            return 0;
        }
        let indices = a.index.iter().chain(&b.index);
        let terms = indices.flat_map(|index| &index.terms);
        terms
            .filter(|(dim, _)| self.counters.contains_key(dim))
            .flat_map(|(_, pieces)| &pieces.0)
            .fold(by, |by, piece| gcd(by, piece.slope))
    }

    /// Returns the access with only the remainder of its element modulo `by` retained.
    fn modulo(&self, access: &Access, by: i128) -> Access {
        let mut access = access.clone();
        if by > 1
            && let Some(mut index) = access.index.clone()
        {
            index
                .terms
                .retain(|dim, _| !self.counters.contains_key(dim));
            if let Some((_, rest)) = index.div_rem(by) {
                access.view = delinearize(&rest, &[by as usize], &self.counter_dims());
                (access.index, access.modulus) = (Some(rest), by);
            }
        }
        access
    }

    /// Returns whether both are order-dependent atomics in iterations of a loop that is being
    /// vectorized, which would reorder them.
    fn out_of_order(&self, a: &Access, b: &Access) -> bool {
        let (
            ElementUse::Atomic {
                op: x,
                ordered: x_ordered,
            },
            ElementUse::Atomic {
                op: y,
                ordered: y_ordered,
            },
        ) = (a.touch, b.touch)
        else {
            return false;
        };
        let mut steps = a.unordered.intersection(&b.unordered);
        let in_one_loop = steps.any(|dim| !self.thread_dims.contains(dim));
        in_one_loop && (x != y || x_ordered || y_ordered)
    }

    /// Returns the dimensions with several threads, or with several iterations of a vectorized
    /// loop.
    pub(super) fn running(&self) -> Vec<Dim> {
        let several = |dim: &Dim| self.extent(*dim) > 1;
        self.unordered.iter().copied().filter(several).collect()
    }
}

/// Returns the access of one of the threads that store the same value to the same element.
fn without_same(access: &Access) -> Access {
    let mut access = access.clone();
    access
        .unordered
        .retain(|dim| !access.same_along.contains(dim));
    access
}

/// Returns whether every thread of `read` has executed the earlier `store` to the element that it
/// reads, and all threads that differ only in the dimensions `along` store the same value there.
/// Then the thread reads that value, whichever store is last.
fn reads_own_copy(read: &Access, store: &Access, along: &[Dim]) -> bool {
    let touches = [read.touch, store.touch] == [ElementUse::Read, ElementUse::Write];
    let knows_who = !store.masked
        && read.assumed.starts_with(&store.assumed)
        && read.remainders.starts_with(&store.remainders);
    let takes_part = |dim: &Dim| {
        let (Some(reads), Some(stores)) = (read.domain.get(dim), store.domain.get(dim)) else {
            return false;
        };
        store.same_along.contains(dim) && stores.0 <= reads.0 && reads.1 <= stores.1
    };
    // In another iteration of a loop the value may differ.
    touches
        && knows_who
        && !store.in_loop
        && store.order < read.order
        && along.iter().all(takes_part)
}

/// Returns whether exactly one subscript depends on `dim`, and distinguishes the threads in it.
pub(super) fn own_along(view: &View, dim: Dim) -> bool {
    let mut with = view
        .subscripts
        .iter()
        .filter(|s| s.terms.contains_key(&dim));
    match (with.next(), with.next()) {
        (Some(s), None) => one_to_one(&s.terms[&dim]),
        _ => false,
    }
}
