//! The threads that run: the dimensions that make them, which threads take part, and what is known
//! of those that do.
//!
//! Guards narrow the domain, a mask, or the lists of facts; leaving the guard restores them.
//! Nothing here adds ops to the program: a mask is a tensor that was built before.

use super::barrier_epochs::Divergence;
use super::data_ranges::ValueRange;
use super::index::{Dim, Domain, Index};
use super::lane_values::{DimTensor, LaneValue};
use super::remainders::Remainders;
use std::collections::{BTreeMap, BTreeSet};

/// How thread dimensions are split: per axis of the launch, the moduli from coarse to fine.
pub(super) type Splits = BTreeMap<usize, Vec<i128>>;

/// What a dimension is of an axis of the launch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Axis {
    /// Which axis of the `affine.parallel`.
    pub axis: usize,
    /// How far along the axis one step of the dimension goes.
    pub grain: i128,
    /// Steps of the dimension.
    pub extent: i128,
}

/// The threads that run, and the steps of the loops that became dimensions.
#[derive(Clone)]
pub(super) struct ThreadDomain {
    /// The dimensions that exist here, and the threads (and loop steps) that are running.
    pub domain: Domain,
    /// Dimensions that are runtime scalars: loops that run in order.
    pub counters: BTreeMap<Dim, DimTensor>,
    /// Those of `counters` that are integers of the launch: all threads have the same.
    pub integers: BTreeSet<Dim>,
    /// Dimensions that make threads, or steps of a loop that became a dimension: they run in no
    /// order.
    pub unordered: BTreeSet<Dim>,
    /// Those of `unordered` that make threads.
    pub thread_dims: BTreeSet<Dim>,
    /// Those of `thread_dims` that the kernel does not use: threads that differ only along them do
    /// the same.
    pub unused: BTreeSet<Dim>,
    /// Dimensions that stand for (part of) an axis of the launch that starts at 0.
    pub axis_of: BTreeMap<Dim, Axis>,
    /// The dimensions of the grid, the slowest-varying first, where threads do something together.
    pub grid_dims: Vec<Dim>,
    /// Those of a block.
    pub block_dims: Vec<Dim>,
    /// The number of each thread in the launch, from 1.
    pub thread_number: Index,
    /// That of its block.
    pub block_number: Index,
    /// Where threads of a block diverged, if they have to reconverge.
    pub divergence_point: Divergence,
    /// Which of the running threads take part, where that is not a box.
    pub mask: Option<DimTensor>,
    /// The mask that says just that all of `assumed` are negative, if there is one.
    pub assumption_mask: Option<DimTensor>,
    /// Functions that are negative for every thread that takes part.
    pub assumed: Vec<Index>,
    /// Functions that are negative for every thread that enters the regions being lowered. Only
    /// proofs that an access is inside its array use them: in [`Self::assumed`] they would add
    /// dimensions to every question about races.
    pub implied_here: Vec<Index>,
    /// Remainders that are known for every thread that takes part.
    pub remainders: Vec<Remainders>,
    /// Ranges of values that hold in the regions being lowered.
    pub value_ranges: Vec<ValueRange>,
    /// How many loops around are being made dimensions.
    pub vectorizing: usize,
    /// The number of the next new dimension.
    next_dim: u32,
}

impl ThreadDomain {
    /// One thread, before any dimension exists.
    pub fn new() -> ThreadDomain {
        ThreadDomain {
            domain: Domain::new(),
            counters: BTreeMap::new(),
            integers: BTreeSet::new(),
            unordered: BTreeSet::new(),
            thread_dims: BTreeSet::new(),
            unused: BTreeSet::new(),
            axis_of: BTreeMap::new(),
            grid_dims: Vec::new(),
            block_dims: Vec::new(),
            thread_number: Index::constant(1),
            block_number: Index::constant(1),
            divergence_point: Divergence::default(),
            mask: None,
            assumption_mask: None,
            assumed: Vec::new(),
            implied_here: Vec::new(),
            remainders: Vec::new(),
            value_ranges: Vec::new(),
            vectorizing: 0,
            next_dim: 0,
        }
    }

    /// A dimension that did not exist before.
    pub fn new_dim(&mut self, lo: i128, hi: i128) -> Dim {
        let dim = Dim(self.next_dim);
        self.next_dim += 1;
        self.domain.insert(dim, (lo, hi));
        dim
    }

    /// An integer of the program, an `i64` in this range, as a dimension of which one point runs.
    pub fn integer(&mut self, tensor: DimTensor, (least, greatest): (i64, i64)) -> LaneValue {
        let dim = self.new_dim(least.into(), i128::from(greatest) + 1);
        self.counters.insert(dim, tensor);
        self.integers.insert(dim);
        LaneValue::Index(Index::dim(dim, &self.domain))
    }

    /// Points of `dim` that run.
    pub fn extent(&self, dim: Dim) -> usize {
        let (lo, hi) = self.domain[&dim];
        (hi - lo) as usize
    }
}
