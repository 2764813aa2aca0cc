//! What PTX has and MLIR's dialects lack: atomics, and what the threads of a warp or block do together.
//!
//! In text they are ops of a dialect `ptx` that MLIR does not know: `"ptx.atom"(%a, %i, %v) {op = "add"} : …`.

use super::names::rows;

/// One of them. Operands and results stand beside each; `mask` is PTX's `membermask`, an `i32`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PtxOp {
    /// `atom`, `red`: array, element index, value (`cas`: array, index, what is compared with, value) → what was there before.
    Atomic(AtomicOp),
    /// `shfl.sync`: value, lane (`b`), clamp and segment mask (`c`), mask → value, whether the source lane is in range.
    Shuffle(ShuffleMode),
    /// `vote.sync`: predicate, mask → `i1`, or the `i32` of a ballot.
    Vote(VoteOp),
    /// `match.sync`: value, mask → `i32` of the lanes that agree; `all` gives whether all do as well.
    Match(MatchOp),
    /// `activemask`: → `i32`.
    ActiveMask,
    /// `redux.sync`: value, mask → value.
    Redux(AtomicOp),
    /// `barrier.red`: predicate → `i32` of a count, or `i1`.
    BarrierReduce(BarrierReduce),
    /// All threads of all blocks wait for one another.
    GridBarrier,
    /// `bar.warp.sync`: mask. What the lanes of the mask did before is over when they go on.
    WarpBarrier,
    /// After an access by lanes in lockstep: what the lanes of a warp that run did before is over
    /// when they go on.
    Lockstep,
    /// `trap`, and a failed `assert`: any thread that gets here fails the run with this message.
    Trap(String),
}

rows! {
    /// What an atomic does to what is there.
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
    /// From which lane a shuffle reads.
    ShuffleMode:
    Idx "idx",
    Up "up",
    Down "down",
    Bfly "bfly",
}

rows! {
    /// What a vote asks.
    VoteOp:
    All "all",
    Any "any",
    Uni "uni",
    Ballot "ballot",
}

rows! {
    /// Which lanes a match compares.
    MatchOp:
    All "all",
    Any "any",
}

rows! {
    /// What a barrier does with the predicates of the block's threads.
    BarrierReduce:
    Popc "popc",
    And "and",
    Or "or",
}

impl PtxOp {
    /// Its name in text.
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

    /// Its attribute `op` in text.
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

    /// The op of that name and attribute.
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
