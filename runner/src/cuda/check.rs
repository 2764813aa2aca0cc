//! `exec --check`: what a launch leaves in memory, compared with what another engine makes of the
//! same memory.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, Mutex};

use diagnostics::activity;
use native::Regions;
use stablehlo::ElementType;
use tempfile::TempDir;

use super::arena::Arena;
use super::modules::Modules;
use crate::arrays::HostArray;
use crate::arrays::initial::initial;
use crate::arrays::summary::unflatten;
use crate::compare::{Moves, Tolerance, agreeing, compare, movements};
use crate::compile::Bound;
use crate::element;
use crate::fault::{Blame, Faults, Result};
use crate::job::{self, Job};
use crate::kernel_names::readable;
use crate::raise_backend::raiser;
use crate::raise_backend::shapes::flat;
use crate::report::{self, counted};
use crate::trace::recorder::{Launched, Recorder, Tables};
use crate::trace::recording::Recording;
use crate::trace::write::{Catalog, Purpose, batch};

/// Launches with differences that are told one by one.
const MOST_TOLD: u64 = 10;

/// How the launches of a process compared.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// Launches that agree.
    pub agree: u64,
    /// Launches that do not.
    pub differ: u64,
    /// The first of those, in words.
    pub first: Option<String>,
    /// Why launches were not compared, and how many.
    pub left_out: BTreeMap<String, u64>,
}

/// Compares launches.
pub struct Check {
    tolerance: Tolerance,
    folder: TempDir,
    /// Describes the launch under way.
    pub recorder: Recorder,
    /// The launch under way counts as one.
    launches: u64,
    /// How they compared.
    pub checked: Checked,
}

/// The contents of all blocks.
pub struct Snapshot {
    blocks: Vec<Saved>,
}

struct Saved {
    number: u32,
    address: u64,
    name: String,
    bytes: Vec<u8>,
}

impl Snapshot {
    /// Copies what is in memory.
    pub fn of(arena: &Arena) -> Snapshot {
        let saved = |block: &super::arena::Block| Saved {
            number: block.number,
            address: block.address,
            name: block.name.clone(),
            bytes: arena.bytes(block.address, block.bytes).to_vec(),
        };
        Snapshot {
            blocks: arena.blocks().map(saved).collect(),
        }
    }

    /// Writes it back.
    pub fn restore(&self, arena: &mut Arena) {
        for block in &self.blocks {
            arena.write(block.address, &block.bytes);
        }
    }

    fn bytes(&self, number: u32) -> Option<&Vec<u8>> {
        let block = self.blocks.iter().find(|block| block.number == number)?;
        Some(&block.bytes)
    }
}

/// The engines that are compared: the one whose results the program gets, and the other.
#[derive(Clone, Copy)]
struct Engines {
    /// Whose results the program gets.
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

/// What a launch leaves by two engines, and what it began with.
struct Pair<'a> {
    /// Before the launch.
    before: &'a Snapshot,
    /// By the engine whose results the program gets.
    own: &'a Snapshot,
    /// By the other one.
    other: &'a Snapshot,
}

/// A launch as a job: the types of the memory that it is given, and what the interpreter runs.
struct Referee {
    job: Job,
    bound: Bound,
    /// Name and number of the block.
    arrays: Vec<(String, u32)>,
    structs: Vec<(String, Vec<ElementType>)>,
}

/// What the first values of the job's arrays are, in its order.
fn first_values(referee: &Referee, before: &Snapshot) -> Result<Vec<HostArray>> {
    let arrays = referee.job.arrays.iter();
    arrays
        .map(|array| {
            let bytes = referee.block(&array.name.value);
            match bytes.and_then(|number| before.bytes(number)) {
                Some(bytes) => Ok(HostArray {
                    element: array.element,
                    shape: array.shape.clone(),
                    bytes: bytes.clone(),
                }),
                // Arrays that the job does not show begin as it says.
                None => initial(&referee.job, array),
            }
        })
        .collect()
}

impl Referee {
    /// The last launch of a kernel.
    ///
    /// - errors: a job cannot say it
    fn new(recording: &Recording, entry: u32, before: &Snapshot, folder: &Path) -> Result<Referee> {
        let nodes = recording.one_launch(entry).unwrap_or_default();
        let memory = |number: u32| before.bytes(number).cloned();
        // What kernels find in memory with addresses may differ from launch to launch.
        let mut catalog = Catalog::new(folder, raiser);
        let batch = batch(recording, &nodes, &mut catalog, &memory, Purpose::Compare)?;
        let mut job = job::read::read("launch", &batch.text, folder)?;
        let bound = Bound::resolved(&mut job, raiser())?;
        let arrays = batch.arrays.into_iter();
        Ok(Referee {
            job,
            bound,
            arrays: arrays.map(|(name, block, _)| (name, block)).collect(),
            structs: batch.structs,
        })
    }

    fn block(&self, name: &str) -> Option<u32> {
        let (_, block) = self.arrays.iter().find(|(known, _)| known == name)?;
        Some(*block)
    }

    /// The types by which the kernel accesses arrays, of those that it accesses by one: parameters
    /// do not tell the type where addresses are in structures.
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

    /// What the launch leaves by the interpreter.
    fn interpret(&self, before: &Snapshot) -> Result<Snapshot> {
        let first = first_values(self, before)?.into_iter();
        let mut arrays: Vec<Vec<u8>> = first.map(|array| array.bytes).collect();
        let plan = &self.bound.plan;
        self.bound
            .raiser
            .interpret(&self.job, plan, &mut arrays, self.job.steps())?;
        let mut after = Snapshot {
            blocks: before.blocks.iter().map(Saved::copy).collect(),
        };
        for (array, bytes) in self.job.arrays.iter().zip(arrays) {
            let number = self.block(&array.name.value);
            let mut blocks = after.blocks.iter_mut();
            if let Some(block) = blocks.find(|block| Some(block.number) == number) {
                block.bytes = bytes;
            }
        }
        Ok(after)
    }
}

impl Saved {
    fn copy(&self) -> Saved {
        Saved {
            number: self.number,
            address: self.address,
            name: self.name.clone(),
            bytes: self.bytes.clone(),
        }
    }
}

impl Check {
    /// Nothing is compared yet.
    ///
    /// - errors: no temporary folder
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

    /// A launch that the program asks for is about to run natively.
    pub fn begin(
        &mut self,
        modules: &Modules,
        arena: &Arena,
        launched: &Launched<'_>,
        variables: &[u64],
    ) {
        self.launches += 1;
        self.recorder
            .launching(modules, arena, launched, variables, Tables::Read);
        self.recorder.recording().restart();
    }

    /// A launch of a kernel that native code does not support.
    pub fn not_compiled(&mut self, kernel: &str) {
        self.launches += 1;
        let reason = format!("`{}`: native code does not support it", readable(kernel));
        *self.checked.left_out.entry(reason).or_default() += 1;
    }

    /// It has run. Returns why the interpreter cannot run it, if that shows.
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

    /// The name of the kernel of a launch.
    fn kernel(&self, launched: &Launched<'_>) -> String {
        let recording = self.recorder.recording();
        recording.kernel_name(launched.entry as u32)
    }

    /// The launch under way cannot be compared.
    pub fn leave_out(&mut self, launched: &Launched<'_>, reason: &str) {
        let kernel = self.kernel(launched);
        let reason = match reason.contains(&kernel) {
            true => reason.to_owned(),
            false => format!("`{kernel}`: {reason}"),
        };
        *self.checked.left_out.entry(reason).or_default() += 1;
    }

    /// Compares the launch under way, which ran natively, with the interpreter.
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

    /// Compares the launch under way, which ran as a tensor program, with native code.
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
        let recording = self.recorder.recording();
        Referee::new(
            &recording,
            launched.entry as u32,
            before,
            self.folder.path(),
        )
    }

    /// Compares what two engines leave. Types are looked at where bytes differ.
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

    /// The launch under way differs by another engine.
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

/// What differs by more than is allowed, a line for each allocation.
fn differences(
    referee: &Referee,
    engines: Engines,
    pair: &Pair<'_>,
    differing: &BTreeSet<u32>,
    tolerance: Tolerance,
) -> Result<Vec<String>> {
    let first = first_values(referee, pair.before)?;
    let elements = referee.elements();
    let of = |snapshot: &Snapshot, first: &HostArray, name: &str| HostArray {
        bytes: referee
            .block(name)
            .and_then(|number| snapshot.bytes(number))
            .unwrap_or(&first.bytes)
            .clone(),
        ..first.clone()
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
            let pairs: Vec<_> = both.iter().map(|(own, other)| (own, other)).collect();
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
    let mut told = Vec::new();
    for saved in pair
        .own
        .blocks
        .iter()
        .filter(|saved| differing.contains(&saved.number))
    {
        let place = referee.job.arrays.iter().position(|array| {
            let number = referee.block(&array.name.value);
            number == Some(saved.number)
        });
        let (Some(place), Some(other)) = (place, pair.other.bytes(saved.number)) else {
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
        let (own, wanted) = &both[place];
        let moves = match &moves {
            Some(all) => Moves::Each(&all[place]),
            None => Moves::Not,
        };
        let found = compare(own, wanted, tolerance, moves);
        debug_assert_eq!(own.bytes.len(), other.len(), "arrays are whole blocks");
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

/// The bytes of an array as elements of another type.
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

/// The first fault in words.
fn message(faults: &Faults) -> String {
    let first = faults.iter().next();
    first.map(|fault| fault.message.clone()).unwrap_or_default()
}
