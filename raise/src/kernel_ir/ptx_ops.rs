//! Ops of PTX that MLIR's dialects lack: atomics and collective operations of a warp or block.
//!
//! In text they are ops of an unregistered dialect `ptx`: `"ptx.atom"(%a, %i, %v) {op = "add"} :
//! …`.

use super::names::rows;

/// An op of PTX. Each variant lists operands → results; `mask` is PTX's `membermask`, an `i32`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PtxOp {
    /// `atom`, `red`: array, element index, value (`cas`: array, index, comparand, value) → old
    /// value.
    Atomic(AtomicOp),
    /// `shfl.sync`: value, lane (`b`), clamp and segment mask (`c`), mask → value, whether the
    /// source lane is in range.
    Shuffle(ShuffleMode),
    /// `vote.sync`: predicate, mask → `i1`, or the `i32` of a ballot.
    Vote(VoteOp),
    /// `match.sync`: value, mask → `i32` mask of the lanes that agree; `all` also returns whether
    /// all do.
    Match(MatchOp),
    /// `activemask`: → `i32`.
    ActiveMask,
    /// `redux.sync`: value, mask → value.
    Redux(AtomicOp),
    /// `barrier.red`: predicate → `i32` of a count, or `i1`.
    BarrierReduce(BarrierReduce),
    /// A barrier of all threads of all blocks.
    GridBarrier,
    /// `bar.warp.sync`: mask. Earlier accesses of the lanes of the mask are complete when they
    /// continue.
    WarpBarrier,
    /// Follows an access by lanes in lock step: earlier accesses of the active lanes of a warp are
    /// complete when they continue.
    Lockstep,
    /// `trap`, or a failed `assert`: any thread that executes it fails the run with this message.
    Trap(String),
}

rows! {
    /// The operation of an atomic on the old value.
    AtomicOp:
    AddI "add",
    AddF "fadd",
    MinSi "smin",
    MinUi "umin",
    MaxSi "smax",
    MaxUi "umax",
    MinF "fmin",
    MaxF "fmax",
    AndI "and",
    OrI "or",
    XorI "xor",
    Exch "exch",
    Cas "cas",
    Inc "inc",
    Dec "dec",
}

rows! {
    /// The rule by which a shuffle selects the source lane.
    ShuffleMode:
    Idx "idx",
    Up "up",
    Down "down",
    Bfly "bfly",
}

rows! {
    /// The kind of vote.
    VoteOp:
    All "all",
    Any "any",
    Uni "uni",
    Ballot "ballot",
}

rows! {
    /// The lanes that a match compares.
    MatchOp:
    All "all",
    Any "any",
}

rows! {
    /// The reduction that a barrier applies to the predicates of the block's threads.
    BarrierReduce:
    Popc "popc",
    And "and",
    Or "or",
}

impl PtxOp {
    /// Returns its name in text.
    pub fn name(&self) -> &'static str {
        match self {
            PtxOp::Atomic(_) => "ptx.atom",
            PtxOp::Shuffle(_) => "ptx.shfl",
            PtxOp::Vote(_) => "ptx.vote",
            PtxOp::Match(_) => "ptx.match",
            PtxOp::ActiveMask => "ptx.activemask",
            PtxOp::Redux(_) => "ptx.redux",
            PtxOp::BarrierReduce(_) => "ptx.barrier_red",
            PtxOp::GridBarrier => "ptx.grid_barrier",
            PtxOp::WarpBarrier => "ptx.warp_barrier",
            PtxOp::Lockstep => "ptx.lockstep",
            PtxOp::Trap(_) => "ptx.trap",
        }
    }

    /// Returns its attribute `op` in text.
    pub fn attribute(&self) -> Option<&str> {
        match self {
            PtxOp::Atomic(op) | PtxOp::Redux(op) => Some(op.name()),
            PtxOp::Shuffle(mode) => Some(mode.name()),
            PtxOp::Vote(op) => Some(op.name()),
            PtxOp::Match(op) => Some(op.name()),
            PtxOp::BarrierReduce(op) => Some(op.name()),
            PtxOp::Trap(message) => Some(message),
            PtxOp::ActiveMask | PtxOp::GridBarrier | PtxOp::WarpBarrier | PtxOp::Lockstep => None,
        }
    }

    /// Returns the op with this name and attribute.
    pub fn from_text(name: &str, attribute: Option<&str>) -> Option<PtxOp> {
        let op = attribute.unwrap_or_default();
        Some(match name {
            "ptx.atom" => PtxOp::Atomic(AtomicOp::from_name(op)?),
            "ptx.shfl" => PtxOp::Shuffle(ShuffleMode::from_name(op)?),
            "ptx.vote" => PtxOp::Vote(VoteOp::from_name(op)?),
            "ptx.match" => PtxOp::Match(MatchOp::from_name(op)?),
            "ptx.activemask" => PtxOp::ActiveMask,
            "ptx.redux" => PtxOp::Redux(AtomicOp::from_name(op)?),
            "ptx.barrier_red" => PtxOp::BarrierReduce(BarrierReduce::from_name(op)?),
            "ptx.grid_barrier" => PtxOp::GridBarrier,
            "ptx.warp_barrier" => PtxOp::WarpBarrier,
            "ptx.lockstep" => PtxOp::Lockstep,
            "ptx.trap" => PtxOp::Trap(op.to_owned()),
            _ => return None,
        })
    }
}
