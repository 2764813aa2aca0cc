//! What was decided, as data.

use std::fmt;

use stablehlo::Loc;

/// What a communication does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExchangeKind {
    /// Neighbours along a mesh axis send one another what is at their edges; or what has moved.
    Permute,
    /// Elements put together over devices.
    AllReduce,
    /// An array that every device gets whole.
    AllGather,
    /// An array that is cut along one dimension and grows along another.
    AllToAll,
}

/// A value that is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentValue {
    /// The parameter of the program that it is, or that it is carried by a loop as.
    pub parameter: Option<usize>,
    /// What it is called: the op that computed it, unless somebody knows better.
    pub op: String,
    /// Where that comes from.
    pub loc: Loc,
}

/// A collective of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// What it does.
    pub kind: ExchangeKind,
    /// The names of the mesh axes it goes along.
    pub axes: Vec<String>,
    /// How many arrays take part.
    pub arrays: usize,
    /// The values that they are parts of, each once, where that is known.
    pub values: Vec<SentValue>,
    /// Bytes that each device that sends, sends.
    pub bytes: usize,
    /// How many devices send to others.
    pub messages: usize,
    /// How many devices do it together; 2 that send to one another.
    pub group: usize,
    /// How many loops it is in: more than 0, and it is done again and again.
    pub depth: usize,
}

impl Exchange {
    /// Bytes that a device gets from others; where they are put together, in as few as it takes.
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

/// An array that could not stay in parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replicated {
    /// The op that reads it whole.
    pub op: String,
    /// Where that comes from.
    pub loc: Loc,
    /// Bytes of the whole array, which every device gets.
    pub bytes: usize,
    /// Why.
    pub why: String,
    /// How many loops it is in.
    pub depth: usize,
}

/// What was decided.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShardingPlan {
    /// The collectives, in the order of the program.
    pub exchanges: Vec<Exchange>,
    /// What is replicated although its dimensions could be split.
    pub replicated: Vec<Replicated>,
}

impl ShardingPlan {
    /// How many collectives of a kind are in so many loops.
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
