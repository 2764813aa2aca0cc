//! Detects the loops of a program in its sequence of operations.
//!
//! Input: the sequence of events, each a key and the values of its slots ([`Event`]). Output: a
//! tree of loops and events ([`Node`]) whose slots are functions of the loop indices
//! ([`Sequence`]); [`expand`] reproduces exactly the same events.
//!
//! [`Detector`] folds the tail of a stack of nodes while events arrive: a span that equals the body
//! of the loop below it becomes its next iteration, and three equal spans become a loop (nested
//! loop recognition; Ketterlin and Clauss, CGO 2008). Hashes find the spans, and each fold is
//! verified value by value.
//!
//! Exchanged pointers: the allocations of a tree are *names*. Initially each name denotes the
//! allocation of that number. After each iteration of a loop, including the last, its [`Swap`]
//! permutes the allocations of the names, and the effect persists after the loop, as for the
//! exchanges of a job.

mod chain;
mod detector;
mod expansion;
mod finish;
mod formula;
mod merge;
mod relate;
mod search;
mod sequence;
mod split;
#[cfg(test)]
mod tests;
mod unrolled;

pub use detector::Detector;
pub use expansion::{Binding, expand, renamed, visit_events, visit_nodes};
pub use formula::{Form, Formula, FormulaSequence, Precision};
pub use sequence::{Run, Sequence, Table};

/// One operation of the program.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// A hash of everything that is equal in each iteration of a loop: the kind of operation, the
    /// kernel, the kinds of the slots. Events of one key have slots of the same kinds in the same
    /// order.
    pub key: u64,
    /// The values that may differ from one iteration to the next.
    pub slots: Vec<Value>,
}

/// The value of one slot of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// An integer.
    Int(i64),
    /// The bits of an `f64`, or those of an `f32` extended by zeros.
    Float(u64),
    /// An address in a device allocation.
    Pointer {
        /// The number of the allocation; in a tree, its name.
        allocation: u32,
        /// The byte offset in the allocation.
        offset: i64,
    },
}

/// A part of a program with its loops.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// An event, which is executed once in each iteration of the loops around it.
    Event(Leaf),
    /// A loop.
    Loop(Loop),
}

/// An event in the loops around it.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaf {
    /// The key of the events.
    pub key: u64,
    /// Number of the first event that this one stands for, counted from 0.
    pub first: u64,
    /// Number of events that this one stands for.
    pub executions: u64,
    /// The values of each slot.
    pub slots: Vec<Sequence>,
}

/// A loop.
#[derive(Clone, Debug, PartialEq)]
pub struct Loop {
    /// Number of iterations each time that the loop is entered: integers, as functions of the
    /// indices of the loops around this one.
    pub count: Sequence,
    /// The number of times that the loop is entered.
    pub entries: u64,
    /// Exchanges of names after each iteration.
    pub swap: Swap,
    /// The nodes that an iteration executes; never empty.
    pub body: Vec<Node>,
}

impl Loop {
    /// Returns the number of iterations if it is the same each time that the loop is entered.
    pub fn constant_count(&self) -> Option<u64> {
        match self.count.constant()? {
            Value::Int(count) => u64::try_from(count).ok(),
            Value::Float(_) | Value::Pointer { .. } => None,
        }
    }
}

/// A permutation of names, as disjoint cycles of at least two names.
///
/// In each cycle the first name takes the allocation of the second one, …, the last one that of the
/// first. Each cycle begins with its smallest name, and the cycles are sorted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Swap {
    /// The cycles.
    pub cycles: Vec<Vec<u32>>,
}

/// Finds the loops in a sequence of events.
pub fn detect(events: impl IntoIterator<Item = Event>) -> Vec<Node> {
    let mut detector = Detector::new();
    for event in events {
        detector.push(event);
    }
    detector.finish()
}

/// Returns the size of a description: a measure of the lines and numbers in its text.
pub fn description_size(nodes: &[Node]) -> u64 {
    /// A loop costs as much as an event of four slots.
    const LOOP: u64 = 6;
    let size = |node: &Node| match node {
        Node::Event(leaf) => {
            2 + leaf
                .slots
                .iter()
                .map(Sequence::description_size)
                .sum::<u64>()
        }
        Node::Loop(inner) => {
            let names: usize = inner.swap.cycles.iter().map(Vec::len).sum();
            LOOP + names as u64 + inner.count.description_size() + description_size(&inner.body)
        }
    };
    nodes.iter().map(size).sum()
}
