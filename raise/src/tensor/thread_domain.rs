//! The active threads: the dimensions that enumerate them, which of them are active, and facts that
//! hold for the active ones.
//!
//! Guards narrow the domain, a mask, or the lists of facts; leaving the guard restores them.
//! Nothing here adds ops to the program: a mask is an existing tensor.

use super::barrier_epochs::Divergence;
use super::data_ranges::ValueRange;
use super::index::{Dim, Domain, Index};
use super::lane_values::{DimTensor, LaneValue};
use super::remainders::Remainders;
use std::collections::{BTreeMap, BTreeSet};

/// The splits of thread dimensions: for each axis of the launch, the moduli from coarse to fine.
pub(super) type Splits = BTreeMap<usize, Vec<i128>>;

/// The part of an axis of the launch that a dimension represents.
#[derive(Clone, Copy, Debug)]
pub(super) struct Axis {
    /// The index of the axis in the `affine.parallel`.
    pub axis: usize,
    /// The distance in the axis of two adjacent points of the dimension.
    pub grain: i128,
    /// The extent of the dimension.
    pub extent: i128,
}

/// The active threads, and the iterations of vectorized loops.
#[derive(Clone)]
pub(super) struct ThreadDomain {
    /// The existing dimensions, and the range of active threads (and iterations) in each.
    pub domain: Domain,
    /// Dimensions that are run-time scalars: counters of loops that run in order.
    pub counters: BTreeMap<Dim, DimTensor>,
    /// The `counters` that are integers of the launch, the same for all threads.
    pub integers: BTreeSet<Dim>,
    /// Dimensions of threads or of iterations of a vectorized loop: their points are unordered.
    pub unordered: BTreeSet<Dim>,
    /// The `unordered` dimensions that enumerate threads.
    pub thread_dims: BTreeSet<Dim>,
    /// The `thread_dims` that the kernel does not use: threads that differ only in them do the
    /// same.
    pub unused: BTreeSet<Dim>,
    /// Dimensions that represent (part of) an axis of the launch that starts at 0.
    pub axis_of: BTreeMap<Dim, Axis>,
    /// The dimensions of the grid, the slowest-varying first, if threads cooperate.
    pub grid_dims: Vec<Dim>,
    /// The dimensions of a block, likewise.
    pub block_dims: Vec<Dim>,
    /// The number of each thread in the launch, from 1.
    pub thread_number: Index,
    /// The number of each thread's warp, from 1, if barriers of warps order accesses that are
    /// checked.
    pub warp_number: Option<Index>,
    /// The number of each thread's block, from 1.
    pub block_number: Index,
    /// Where threads of a block diverged, if they have to reconverge.
    pub divergence_point: Divergence,
    /// The mask of the active threads of the domain, if they are not all of it.
    pub mask: Option<DimTensor>,
    /// The mask that is equivalent to all of `assumed` being negative, if there is one.
    pub assumption_mask: Option<DimTensor>,
    /// Functions that are negative for every active thread.
    pub assumed: Vec<Index>,
    /// Functions that are negative for every thread that enters the regions being lowered. Only
    /// proofs that an access is inside its array use them: in [`Self::assumed`] they would add
    /// dimensions to every race query.
    pub implied_here: Vec<Index>,
    /// Remainders known for every active thread.
    pub remainders: Vec<Remainders>,
    /// Ranges of values that hold in the regions being lowered.
    pub value_ranges: Vec<ValueRange>,
    /// The number of enclosing loops that are being vectorized.
    pub vectorizing: usize,
    /// The number of the next new dimension.
    next_dim: u32,
}

impl ThreadDomain {
    /// Returns the domain of one thread, without dimensions.
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
            warp_number: None,
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

    /// Adds a new dimension.
    pub fn new_dim(&mut self, lo: i128, hi: i128) -> Dim {
        let dim = Dim(self.next_dim);
        self.next_dim += 1;
        self.domain.insert(dim, (lo, hi));
        dim
    }

    /// Represents an integer of the program, an `i64` in this range, as a dimension of which one
    /// point is active.
    pub fn integer(&mut self, tensor: DimTensor, (least, greatest): (i64, i64)) -> LaneValue {
        let dim = self.new_dim(least.into(), i128::from(greatest) + 1);
        self.counters.insert(dim, tensor);
        self.integers.insert(dim);
        LaneValue::Index(Index::dim(dim, &self.domain))
    }

    /// Returns the number of active points of `dim`.
    pub fn extent(&self, dim: Dim) -> usize {
        let (lo, hi) = self.domain[&dim];
        (hi - lo) as usize
    }
}
