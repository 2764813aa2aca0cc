//! The memory that threads share: what each array holds, which accesses may conflict, and what is
//! checked while the program runs.
//!
//! Arrays are values of the program under construction. An access is decided against those that no
//! barrier separates from it; what cannot be decided while raising becomes a check or an error,
//! as [`Races`] says.

use super::Check;
use super::access::Access;
use super::barrier_epochs::Phases;
use super::checks::MOST_DECIDED;
use super::conflicts_traced::Known;
use super::index::{Dim, Domain, Index};
use super::race_checks::{ElementKey, PendingLoad, Shadow, Watched};
use crate::launch::Races;
use stablehlo::{ElementType, Value};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// An array of the program: several kernel arguments may name it.
#[derive(Clone, Debug)]
pub(super) struct Array {
    /// The program's name for it.
    pub name: String,
    /// The type of its elements.
    pub element: ElementType,
    /// As the program declares it.
    pub shape: Vec<usize>,
    /// Its contents at the op being lowered, of `shape`, in `frame`.
    pub value: Value,
    /// Index of the frame that `value` belongs to.
    pub frame: usize,
    /// Whether a store to it was lowered.
    pub written: bool,
    /// The layout of shared or local memory; `shape` is then that of all instances together.
    pub instances: Option<Instances>,
}

/// Many arrays of the same length, one after the other.
#[derive(Clone, Debug)]
pub(super) struct Instances {
    /// Elements of one.
    pub len: usize,
    /// Where the running block's or thread's own begins.
    pub base: Index,
    /// Dimensions along which no two threads share an instance.
    pub apart: BTreeSet<Dim>,
}

impl Array {
    /// Elements that one thread sees.
    pub fn len(&self) -> usize {
        match &self.instances {
            Some(instances) => instances.len,
            None => self.shape.iter().product(),
        }
    }
}

/// Arrays, accesses and checks.
#[derive(Clone)]
pub(super) struct MemoryModel {
    /// The arrays of the program, then those of module variables, of scratch memory and of shadows.
    pub arrays: Vec<Array>,
    /// Index into `arrays` per kernel argument.
    pub storage: Vec<Option<usize>>,
    /// Contents of the arrays that are constant integers, by index into `arrays`.
    pub constant_arrays: BTreeMap<usize, Vec<i128>>,

    /// What happens where it cannot be decided whether threads race.
    pub races: Races,
    /// Which accesses no barrier separates.
    pub phases: Phases,
    /// The accesses that later ones may conflict with.
    pub accesses: Vec<Access>,
    /// Conflicts that were searched for by tracing the kernel.
    pub encounters: Known,
    /// What is known of the index that is data: the remainder that it leaves, and of which number.
    pub residue_facts: Option<(Index, i128)>,
    /// The index that is data as a function of the dimensions and of parts that data decides, and
    /// the ranges of those, where that tells threads apart.
    pub bounded_facts: Option<(Index, Domain)>,

    /// Which accesses are checked for races while the program runs.
    pub watched: Rc<Watched>,
    /// Accesses that have to be checked and are not among [`Self::watched`].
    pub undecided: RefCell<Watched>,
    /// Who accessed the elements of each array that is watched, by its index.
    pub shadows: BTreeMap<usize, Vec<Shadow>>,
    /// Loads that stores which follow are checked against.
    pub pending_loads: Vec<PendingLoad>,
    /// The arrays that change from step to step, if there are several.
    pub changing: Option<Rc<BTreeSet<String>>>,
    /// What the index of the next access is made of.
    pub key: Option<ElementKey>,

    /// Which of `arrays` holds the number of the first check that failed, 0 while none has.
    pub fault: Option<usize>,
    /// Whether something had to be checked and `fault` was none.
    pub wants_fault: bool,
    /// What is checked while the program runs; number n + 1 is the n-th.
    pub checks: Vec<Check>,
    /// Elements that deciding more of them while raising may compute.
    pub left_to_decide: usize,
}

impl MemoryModel {
    /// `arrays` before any access; `storage` has an index into them per kernel argument.
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
