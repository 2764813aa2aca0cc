//! Implements `exec --check`: compares the memory after a launch with that of another engine that
//! started from the same memory.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, Mutex};

use diagnostics::activity;
use native::Regions;
use stablehlo::ElementType;
use tempfile::TempDir;

use super::arena::Arena;
use super::modules::Modules;
use crate::arrays::initial::initial;
use crate::arrays::summary::unflatten;
use crate::arrays::{HostArray, count};
use crate::compare::{Moves, Tolerance, agreeing, compare, movements};
use crate::compile::Bound;
use crate::element;
use crate::fault::{Blame, Faults, Result};
use crate::job::{self, Job};
use crate::kernel_names::readable;
use crate::raise_backend::raiser;
use crate::raise_backend::shapes::flat;
use crate::report::{self, counted};
use crate::trace::merged::{MergedBlock, gather};
use crate::trace::recorder::{Launched, Recorder};
use crate::trace::recording::Recording;
use crate::trace::write::{Catalog, Purpose, batch};

/// The largest number of differing launches that are reported individually.
const MOST_TOLD: u64 = 10;

/// The result of comparing the launches of a process.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// The number of launches that agree.
    pub agree: u64,
    /// The number of launches that differ.
    pub differ: u64,
    /// A description of the first difference.
    pub first: Option<String>,
    /// The reasons why launches were not compared, with the number of launches.
    pub left_out: BTreeMap<String, u64>,
}

/// Compares launches.
pub struct Check {
    tolerance: Tolerance,
    folder: TempDir,
    /// Records the current launch.
    pub recorder: Recorder,
    /// The number of launches, including the current one.
    launches: u64,
    /// The result so far.
    pub checked: Checked,
}

/// The contents of the memory that a launch may access.
pub struct Snapshot {
    blocks: Vec<Saved>,
}

#[derive(Clone)]
struct Saved {
    number: u32,
    address: u64,
    name: String,
    bytes: Vec<u8>,
}

impl Snapshot {
    /// Copies the contents of device memory, and of the host's memory that a launch is given: the
    /// host may write to its other memory while the launch runs.
    pub fn of(arena: &Arena, given: &BTreeSet<u32>) -> Snapshot {
        let saved = |block: &super::arena::Block| Saved {
            number: block.number,
            address: block.address,
            name: block.name.clone(),
            bytes: arena.bytes(block.address, block.bytes).to_vec(),
        };
        let blocks = arena.blocks();
        let blocks =
            blocks.filter(|block| !block.kind.is_on_host() || given.contains(&block.number));
        Snapshot {
            blocks: blocks.map(saved).collect(),
        }
    }

    /// Copies the present contents of the same blocks.
    pub fn again(&self, arena: &Arena) -> Snapshot {
        let saved = |block: &Saved| Saved {
            bytes: arena
                .bytes(block.address, block.bytes.len() as u64)
                .to_vec(),
            name: block.name.clone(),
            ..*block
        };
        Snapshot {
            blocks: self.blocks.iter().map(saved).collect(),
        }
    }

    /// Restores the contents of memory.
    pub fn restore(&self, arena: &mut Arena) {
        for block in &self.blocks {
            arena.write(block.address, &block.bytes);
        }
    }

    /// Returns the bytes of an array of `bytes` bytes.
    fn gather(&self, parts: &[MergedBlock], bytes: usize) -> Vec<u8> {
        gather(parts, bytes, |block| self.bytes(block))
    }

    fn bytes(&self, number: u32) -> Option<&Vec<u8>> {
        let block = self.blocks.iter().find(|block| block.number == number)?;
        Some(&block.bytes)
    }
}

/// The engines that are compared.
#[derive(Clone, Copy)]
struct Engines {
    /// The engine whose results the program receives.
    own: &'static str,
    /// The other one.
    other: &'static str,
}

/// Native code, compared with the interpreter of PTX.
const NATIVE: Engines = Engines {
    own: "native code",
    other: "interpreted",
};

/// A tensor program, compared with native code.
const TENSORS: Engines = Engines {
    own: "tensor program",
    other: "native code",
};

/// The memory before a launch, and after it by two engines.
struct Pair<'a> {
    /// The memory before the launch.
    before: &'a Snapshot,
    /// The memory after the launch by the engine whose results the program receives.
    own: &'a Snapshot,
    /// The memory after the launch by the other engine.
    other: &'a Snapshot,
}

/// A launch as a job: the types of its memory, and the program for the interpreter.
struct Referee {
    job: Job,
    bound: Bound,
    /// The name of each array and its blocks.
    arrays: Vec<(String, Vec<MergedBlock>)>,
    structs: Vec<(String, Vec<ElementType>)>,
}

/// Returns the first values of the job's arrays, in order.
fn first_values(referee: &Referee, before: &Snapshot) -> Result<Vec<HostArray>> {
    let arrays = referee.job.arrays.iter();
    arrays
        .map(|array| {
            match referee.parts(&array.name.value) {
                // Arrays that are not blocks start as the job specifies.
                [] => initial(&referee.job, array),
                parts => Ok(HostArray {
                    element: array.element,
                    shape: array.shape.clone(),
                    bytes: before
                        .gather(parts, element::bytes(array.element) * count(&array.shape)),
                }),
            }
        })
        .collect()
}

impl Referee {
    /// Returns the last launch of a kernel as a job.
    ///
    /// - errors: a launch that a job cannot express
    fn new(
        recording: &mut Recording,
        entry: u32,
        before: &Snapshot,
        folder: &Path,
    ) -> Result<Referee> {
        let nodes = recording.one_launch(entry).unwrap_or_default();
        let memory = |number: u32| before.bytes(number).cloned();
        // The addresses that kernels read from memory may differ between launches.
        let mut catalog = Catalog::new(folder, raiser);
        let batch = batch(recording, nodes, &mut catalog, &memory, Purpose::Compare)?;
        let mut job = job::read::read("launch", &batch.text, folder)?;
        let bound = Bound::resolved(&mut job, raiser())?;
        let arrays = batch.arrays.into_iter();
        Ok(Referee {
            job,
            bound,
            arrays: arrays.map(|array| (array.name, array.first)).collect(),
            structs: batch.structs,
        })
    }

    /// Returns the blocks of an array.
    fn parts(&self, name: &str) -> &[MergedBlock] {
        let known = self.arrays.iter().find(|(known, _)| known == name);
        known.map_or(&[], |(_, parts)| parts)
    }

    /// Returns the types by which the kernel accesses those arrays that it accesses by one type;
    /// parameters do not determine the type where addresses are in structures.
    fn elements(&self) -> BTreeMap<String, ElementType> {
        let Ok(found) = flat(&self.job, &self.bound) else {
            return BTreeMap::new();
        };
        let mut elements = BTreeMap::new();
        for (array, parts) in self.job.arrays.iter().zip(found.inferred) {
            let bytes = element::bytes(array.element) * crate::arrays::count(&array.shape);
            let Some(first) = parts.first() else {
                continue;
            };
            let size = element::bytes(first.element);
            let is_one = parts.iter().all(|part| part.element == first.element);
            if is_one && bytes.is_multiple_of(size) {
                elements.insert(array.name.value.clone(), first.element);
            }
        }
        elements
    }

    /// Returns the memory after the launch by the interpreter.
    fn interpret(&self, before: &Snapshot) -> Result<Snapshot> {
        let first = first_values(self, before)?.into_iter();
        let mut arrays: Vec<Vec<u8>> = first.map(|array| array.bytes).collect();
        let plan = &self.bound.plan;
        self.bound
            .raiser
            .interpret(&self.job, plan, &mut arrays, self.job.steps())?;
        let mut after = Snapshot {
            blocks: before.blocks.clone(),
        };
        for (array, mut bytes) in self.job.arrays.iter().zip(arrays) {
            for part in self.parts(&array.name.value) {
                let mut blocks = after.blocks.iter_mut();
                if let Some(block) = blocks.find(|block| block.number == part.block) {
                    let size = block.bytes.len() as u64;
                    block.bytes.copy_from_slice(part.within(&mut bytes, size));
                }
            }
        }
        Ok(after)
    }
}

impl Check {
    /// Returns a comparison without results.
    ///
    /// - errors: a temporary folder that cannot be created
    pub fn new(tolerance: Tolerance) -> std::io::Result<Check> {
        let recording = Arc::new(Mutex::new(Recording::new("the program", 0)));
        Ok(Check {
            tolerance,
            folder: tempfile::tempdir()?,
            recorder: Recorder::new(recording, false),
            launches: 0,
            checked: Checked::default(),
        })
    }

    /// Records a launch before it runs natively.
    pub fn begin(
        &mut self,
        modules: &Modules,
        arena: &Arena,
        launched: &Launched<'_>,
        variables: &[u64],
    ) {
        self.launches += 1;
        self.recorder.launching(modules, arena, launched, variables);
        self.recorder.recording().restart();
    }

    /// Records a launch of a kernel that native code does not support.
    pub fn not_compiled(&mut self, kernel: &str) {
        self.launches += 1;
        let reason = format!("`{}`: native code does not support it", readable(kernel));
        *self.checked.left_out.entry(reason).or_default() += 1;
    }

    /// Completes the record after the launch. Returns the reason why the interpreter cannot run it,
    /// if one is found.
    pub fn end(
        &mut self,
        modules: &Modules,
        arena: &Arena,
        launched: &Launched<'_>,
        memory: &Regions,
    ) -> Option<String> {
        self.recorder
            .launched(modules, arena, launched.entry, memory);
        let mut recording = self.recorder.recording();
        let obstacle = std::mem::take(&mut recording.obstacles).into_iter().next();
        drop(recording);
        obstacle.or_else(|| self.recorder.stray().map(str::to_owned))
    }

    /// Returns the name of the kernel of a launch.
    fn kernel(&self, launched: &Launched<'_>) -> String {
        let recording = self.recorder.recording();
        recording.kernel_name(launched.entry as u32)
    }

    /// Records that the current launch cannot be compared.
    pub fn leave_out(&mut self, launched: &Launched<'_>, reason: &str) {
        let kernel = self.kernel(launched);
        let reason = match reason.contains(&kernel) {
            true => reason.to_owned(),
            false => format!("`{kernel}`: {reason}"),
        };
        *self.checked.left_out.entry(reason).or_default() += 1;
    }

    /// Compares the current launch, which ran natively, with the interpreter.
    pub fn against_interpreter(
        &mut self,
        launched: &Launched<'_>,
        before: &Snapshot,
        own: &Snapshot,
    ) {
        let kernel = self.kernel(launched);
        let _running = activity::enter(format!("interpreting kernel `{kernel}`"));
        let referee = match self.referee(launched, before) {
            Ok(referee) => referee,
            Err(faults) => return self.leave_out(launched, &message(&faults)),
        };
        match referee.interpret(before) {
            Ok(other) => {
                let pair = Pair {
                    before,
                    own,
                    other: &other,
                };
                self.compare(launched, NATIVE, &pair, |_| Ok(referee));
            }
            Err(faults) if faults.iter().all(|fault| fault.blame == Blame::Unsupported) => {
                self.leave_out(launched, &message(&faults));
            }
            Err(faults) => {
                report::print(&faults);
                let told = "the interpreter ends with the error above, native code does not";
                self.differs(launched, told);
            }
        }
    }

    /// Compares the current launch, which ran as a tensor program, with native code.
    pub fn against_native(
        &mut self,
        launched: &Launched<'_>,
        before: &Snapshot,
        own: &Snapshot,
        other: &Snapshot,
    ) {
        let pair = Pair { before, own, other };
        self.compare(launched, TENSORS, &pair, |check| {
            check.referee(launched, before)
        });
    }

    fn referee(&self, launched: &Launched<'_>, before: &Snapshot) -> Result<Referee> {
        let mut recording = self.recorder.recording();
        Referee::new(
            &mut recording,
            launched.entry as u32,
            before,
            self.folder.path(),
        )
    }

    /// Compares the memory after two engines. The types of memory are determined only if bytes
    /// differ.
    fn compare(
        &mut self,
        launched: &Launched<'_>,
        engines: Engines,
        pair: &Pair<'_>,
        referee: impl FnOnce(&Check) -> Result<Referee>,
    ) {
        let blocks = pair.own.blocks.iter();
        let differing: BTreeSet<u32> = blocks
            .filter(|own| pair.other.bytes(own.number) != Some(&own.bytes))
            .map(|own| own.number)
            .collect();
        if differing.is_empty() {
            self.checked.agree += 1;
            return;
        }
        let compared = referee(self)
            .and_then(|referee| differences(&referee, engines, pair, &differing, self.tolerance));
        match compared {
            Ok(told) if told.is_empty() => self.checked.agree += 1,
            Ok(told) => self.differs(launched, &told.join("\n  ")),
            Err(faults) => {
                let reason = message(&faults);
                let told = format!("memory differs; by how much cannot be told: {reason}");
                self.differs(launched, &told);
            }
        }
    }

    /// Records that the current launch differs from another engine.
    pub fn differs(&mut self, launched: &Launched<'_>, told: &str) {
        let kernel = self.kernel(launched);
        let number = self.launches;
        let named = format!("launch {number}, `{kernel}`");
        self.checked.differ += 1;
        if self.checked.differ <= MOST_TOLD {
            let (grid, block) = (launched.grid, launched.block);
            eprintln!("{named}, grid {grid:?}, block {block:?}:\n  {told}");
        }
        if self.checked.differ == MOST_TOLD + 1 {
            eprintln!("more launches differ, which are counted only");
        }
        self.checked.first.get_or_insert(named);
    }
}

/// Describes the differences beyond the tolerance, a line for each allocation.
fn differences(
    referee: &Referee,
    engines: Engines,
    pair: &Pair<'_>,
    differing: &BTreeSet<u32>,
    tolerance: Tolerance,
) -> Result<Vec<String>> {
    let first = first_values(referee, pair.before)?;
    let elements = referee.elements();
    let of = |snapshot: &Snapshot, first: &HostArray, name: &str| match referee.parts(name) {
        [] => first.clone(),
        parts => HostArray {
            bytes: snapshot.gather(parts, first.bytes.len()),
            ..first.clone()
        },
    };
    let arrays = referee.job.arrays.iter().zip(&first);
    let both: Vec<(HostArray, HostArray)> = arrays
        .map(|(array, first)| {
            let name = &array.name.value;
            let (own, other) = (of(pair.own, first, name), of(pair.other, first, name));
            let fields = referee.structs.iter().find(|(known, _)| known == name);
            let own = match fields {
                Some((_, fields)) => agreeing(fields, &own, &other, 1, tolerance).0,
                None => own,
            };
            match elements.get(name) {
                Some(element) => (typed(own, *element), typed(other, *element)),
                None => (own, other),
            }
        })
        .collect();
    let is_near = |(own, other): &(HostArray, HostArray)| {
        !element::is_float(own.element) || compare(own, other, tolerance, Moves::Not).failures == 0
    };
    let moves = match tolerance.abs.is_some() || both.iter().all(is_near) {
        true => None,
        false => {
            let pairs = both.iter();
            let pairs: Vec<_> = pairs
                .map(|(own, other)| (own, other, element::is_float(own.element)))
                .collect();
            let steps = referee.job.steps();
            Some(movements(
                &referee.bound,
                &referee.job,
                &pairs,
                &first,
                steps,
                tolerance,
            ))
        }
    };
    let (mut told, mut compared) = (Vec::new(), BTreeSet::new());
    for saved in pair
        .own
        .blocks
        .iter()
        .filter(|saved| differing.contains(&saved.number))
    {
        let place = referee.job.arrays.iter().position(|array| {
            let mut parts = referee.parts(&array.name.value).iter();
            parts.any(|part| part.block == saved.number)
        });
        let Some(place) = place else {
            let at = saved
                .bytes
                .iter()
                .zip(pair.other.bytes(saved.number).into_iter().flatten());
            let at = at.take_while(|(own, other)| own == other).count();
            told.push(format!(
                "`{}`: byte {at} differs; the launch is not given this memory",
                saved.name
            ));
            continue;
        };
        // Its blocks are compared together.
        if !compared.insert(place) {
            continue;
        }
        let (own, wanted) = &both[place];
        let moves = match &moves {
            Some(all) => Moves::Each(&all[place]),
            None => Moves::Not,
        };
        let found = compare(own, wanted, tolerance, moves);
        if found.failures > 0 {
            let at = match own.shape.len() {
                1 => found.worst.to_string(),
                _ => format!("{:?}", unflatten(found.worst, &own.shape)),
            };
            told.push(format!(
                "`{}`: {} of {} of {}; element {at} is {} ({}) and {} ({}){}",
                saved.name,
                found.failures,
                counted(own.len() as u64, "element"),
                element::name(own.element),
                element::text(own.element, found.values.0),
                engines.own,
                element::text(own.element, found.values.1),
                engines.other,
                match found.max_ulp {
                    _ if !element::is_float(own.element) => String::new(),
                    u64::MAX => ", NaN for a number".to_owned(),
                    ulp => format!(", at most {ulp} ulp"),
                }
            ));
        }
    }
    Ok(told)
}

/// Reinterprets the bytes of an array as elements of another type.
fn typed(array: HostArray, element: ElementType) -> HostArray {
    let shape = match array.element == element {
        true => array.shape,
        false => vec![array.bytes.len() / element::bytes(element)],
    };
    HostArray {
        element,
        shape,
        bytes: array.bytes,
    }
}

/// Returns the message of the first fault.
fn message(faults: &Faults) -> String {
    let first = faults.iter().next();
    first.map(|fault| fault.message.clone()).unwrap_or_default()
}
