//! The communication of a partitioned program, as data.

use std::fmt;

use stablehlo::Loc;

/// The kind of a communication.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExchangeKind {
    /// Neighbours on a mesh axis exchange edges, or blocks move.
    Permute,
    /// A reduction over devices.
    AllReduce,
    /// Every device receives the whole array.
    AllGather,
    /// An array is split in one dimension and becomes whole in another.
    AllToAll,
}

/// A value that is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentValue {
    /// The parameter of the program that it is, or that a loop carries as this value.
    pub parameter: Option<usize>,
    /// The name: that of the op that computes it, unless the caller knows a better one.
    pub op: String,
    /// The location of the op.
    pub loc: Loc,
}

/// A collective of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// The kind.
    pub kind: ExchangeKind,
    /// The names of the mesh axes that it uses.
    pub axes: Vec<String>,
    /// The number of arrays that are sent.
    pub arrays: usize,
    /// The values that these arrays are parts of, without duplicates, where they are known.
    pub values: Vec<SentValue>,
    /// The bytes that each sending device sends.
    pub bytes: usize,
    /// The number of devices that send to others.
    pub messages: usize,
    /// The number of devices in a group; 2 for those that exchange pairwise.
    pub group: usize,
    /// The number of loops around it: if it is not 0, the collective is repeated.
    pub depth: usize,
}

impl Exchange {
    /// Returns the bytes that a device receives from others, with the optimal algorithm for
    /// reductions and gathers.
    pub fn received(&self) -> usize {
        let others = self.group.saturating_sub(1);
        match self.kind {
            ExchangeKind::Permute => self.bytes,
            ExchangeKind::AllReduce => 2 * self.bytes * others / self.group.max(1),
            ExchangeKind::AllGather => self.bytes * others,
            ExchangeKind::AllToAll => self.bytes * others / self.group.max(1),
        }
    }
}

/// An array that is replicated although its dimensions could be split.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replicated {
    /// The op that reads the whole array.
    pub op: String,
    /// The location of the op.
    pub loc: Loc,
    /// The bytes of the whole array, which every device receives.
    pub bytes: usize,
    /// The reason.
    pub why: String,
    /// The number of loops around the op.
    pub depth: usize,
}

/// The communication of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShardingPlan {
    /// The collectives, in program order.
    pub exchanges: Vec<Exchange>,
    /// The arrays that are replicated although their dimensions could be split.
    pub replicated: Vec<Replicated>,
}

impl ShardingPlan {
    /// Returns the number of collectives of a kind that are inside of `depth` loops.
    pub fn count(&self, kind: ExchangeKind, depth: usize) -> usize {
        let of = |e: &&Exchange| e.kind == kind && e.depth == depth;
        self.exchanges.iter().filter(of).count()
    }
}

impl fmt::Display for ShardingPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for e in &self.exchanges {
            let kind = match e.kind {
                ExchangeKind::Permute => "collective_permute",
                ExchangeKind::AllReduce => "all_reduce",
                ExchangeKind::AllGather => "all_gather",
                ExchangeKind::AllToAll => "all_to_all",
            };
            let values: Vec<&str> = e.values.iter().map(|value| value.op.as_str()).collect();
            let of = match values.is_empty() {
                true => String::new(),
                false => format!(": {}", values.join(", ")),
            };
            writeln!(
                f,
                "{:indent$}{kind} along {}: {} arrays, {} bytes a device, {} messages{of}",
                "",
                e.axes.join("+"),
                e.arrays,
                e.bytes,
                e.messages,
                indent = 2 * e.depth
            )?;
        }
        for r in &self.replicated {
            writeln!(
                f,
                "{:indent$}{} reads {} bytes whole: {}",
                "",
                r.op,
                r.bytes,
                r.why,
                indent = 2 * r.depth
            )?;
        }
        Ok(())
    }
}
