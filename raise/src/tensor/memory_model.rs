//! The memory that threads share: the contents of each array, the accesses that may conflict, and
//! the run-time checks.
//!
//! Arrays are values of the program under construction. An access is compared with those that no
//! barrier separates from it; what cannot be decided during raising becomes a check or an error,
//! depending on [`Races`].

use super::Check;
use super::access::Access;
use super::barrier_epochs::Phases;
use super::checks::MOST_DECIDED;
use super::conflicts_traced::Known;
use super::index::{Dim, Domain, Index};
use super::race_checks::{ElementKey, Watched};
use super::shadows::{PendingLoad, Shadow};
use crate::launch::Races;
use stablehlo::{ElementType, Value};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// An array of the program, to which several kernel arguments may refer.
#[derive(Clone, Debug)]
pub(super) struct Array {
    /// The program's name for it.
    pub name: String,
    /// The type of its elements.
    pub element: ElementType,
    /// The shape that the program declares.
    pub shape: Vec<usize>,
    /// Its contents at the op being lowered, of `shape`, in `frame`.
    pub value: Value,
    /// Index of the frame that `value` belongs to.
    pub frame: usize,
    /// Whether a store to it has been lowered.
    pub written: bool,
    /// The layout of shared or local memory; `shape` is then that of all instances together.
    pub instances: Option<Instances>,
}

/// The layout of consecutive arrays of the same length, one for each block or thread.
#[derive(Clone, Debug)]
pub(super) struct Instances {
    /// The number of elements of one instance.
    pub len: usize,
    /// The start of the active block's or thread's instance.
    pub base: Index,
    /// Dimensions in which no two threads share an instance.
    pub apart: BTreeSet<Dim>,
}

impl Array {
    /// Returns the number of elements that one thread sees.
    pub fn len(&self) -> usize {
        match &self.instances {
            Some(instances) => instances.len,
            None => self.shape.iter().product(),
        }
    }
}

/// The arrays, accesses and checks.
#[derive(Clone)]
pub(super) struct MemoryModel {
    /// The arrays of the program, then those of module variables, of shared and local memory and of
    /// shadows.
    pub arrays: Vec<Array>,
    /// The index into `arrays` of each kernel argument.
    pub storage: Vec<Option<usize>>,
    /// Contents of the arrays that are constant integers, by index into `arrays`.
    pub constant_arrays: BTreeMap<usize, Vec<i128>>,

    /// The action to take where the analysis cannot decide whether threads race.
    pub races: Races,
    /// The epochs between barriers, which determine the accesses that may conflict.
    pub phases: Phases,
    /// The accesses that later ones may conflict with.
    pub accesses: Vec<Access>,
    /// The conflicts found by tracing the kernel.
    pub encounters: Known,
    /// The remainder of the next data-dependent index, and its modulus, if known.
    pub residue_facts: Option<(Index, i128)>,
    /// The next data-dependent index as a function of the dimensions and of data-dependent parts,
    /// and the ranges of those, if it distinguishes threads.
    pub bounded_facts: Option<(Index, Domain)>,

    /// The accesses that are checked for races at run time.
    pub watched: Rc<Watched>,
    /// Accesses that have to be checked and are not in [`Self::watched`].
    pub undecided: RefCell<Watched>,
    /// The shadows of each watched array, by its index.
    pub shadows: BTreeMap<usize, Vec<Shadow>>,
    /// Loads against which later stores are checked.
    pub pending_loads: Vec<PendingLoad>,
    /// The arrays that change from step to step, if there are several steps.
    pub changing: Option<Rc<BTreeSet<String>>>,
    /// The key of the next access's index.
    pub key: Option<ElementKey>,

    /// The index in `arrays` of the number of the first failed check, 0 while none has failed.
    pub fault: Option<usize>,
    /// Whether a check was needed while `fault` was `None`.
    pub wants_fault: bool,
    /// The run-time checks of the program; number n + 1 is the n-th.
    pub checks: Vec<Check>,
    /// The number of elements that evaluating further checks during raising may still compute.
    pub left_to_decide: usize,
}

impl MemoryModel {
    /// Returns the model of `arrays` before any access; `storage` has an index into them for each
    /// kernel argument.
    pub fn new(arrays: Vec<Array>, storage: Vec<Option<usize>>) -> MemoryModel {
        MemoryModel {
            arrays,
            storage,
            constant_arrays: BTreeMap::new(),
            races: Races::default(),
            phases: Phases::default(),
            accesses: Vec::new(),
            encounters: Known::default(),
            residue_facts: None,
            bounded_facts: None,
            watched: Rc::default(),
            undecided: RefCell::default(),
            shadows: BTreeMap::new(),
            pending_loads: Vec::new(),
            changing: None,
            key: None,
            fault: None,
            wants_fault: false,
            checks: Vec::new(),
            left_to_decide: MOST_DECIDED,
        }
    }
}
