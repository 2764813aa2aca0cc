//! Schedules of programs whose host reads while they run.
//!
//! A program that reads in some of its iterations, `if (i % 100 == 0)`, consists of loops between
//! these reads, and of single iterations. Without the reads it is one loop, after some of whose
//! steps the host reads.

use std::collections::{BTreeMap, BTreeSet};

use super::super::loops::{Binding, Detector, Event, Node, visit_events};
use super::super::recording::{Operation, Recording};
use super::super::runs;
use super::flattened::executions;
use super::terms::block_of;
use super::{Beginning, HostRead, Item, Schedule, built};

/// The largest number of operations of a program, because all are visited.
const MOST_OPERATIONS: u64 = 1 << 20;

/// A read of the host.
struct Read {
    allocation: u32,
    /// The number of other operations before it, from the first launch on.
    done: u64,
}

/// A schedule without reads between launches.
pub(super) struct WithoutReads {
    schedule: Schedule,
    reads: Vec<Read>,
    /// The number of operations other than reads from the first launch on.
    operations: u64,
}

impl WithoutReads {
    /// Builds the schedule of a recorded program; `None` if the host reads after all launches only.
    pub fn build(recording: &Recording, nodes: &[Node]) -> Option<WithoutReads> {
        if executions(nodes) > MOST_OPERATIONS {
            return None;
        }
        let operation = |key: u64| &recording.operations[key as usize];
        let (mut number, mut last) = (0, None);
        visit_events(nodes, &mut |key, _| {
            if let Operation::Launch { .. } = operation(key) {
                last = Some(number);
            }
            number += 1;
        });
        let last = last?;
        let (mut number, mut done, mut has_launched) = (0, 0, false);
        let (mut reads, mut is_between) = (Vec::new(), false);
        let mut events = Detector::new();
        visit_events(nodes, &mut |key, slots| {
            let operation = operation(key);
            let is_read = matches!(operation, Operation::Read(_));
            if is_read {
                let allocation = block_of(slots[0]);
                reads.extend(allocation.map(|allocation| Read { allocation, done }));
                is_between |= has_launched && number < last;
            } else {
                let is_launch = matches!(operation, Operation::Launch { .. });
                let block = |slot: usize| block_of(slots[slot]);
                let is_dropped = recording.fills_table(operation, block);
                has_launched |= is_launch && !is_dropped;
                done += u64::from(has_launched && !is_dropped);
                let slots = slots.to_vec();
                events.push(Event { key, slots });
            }
            number += 1;
        });
        if !is_between {
            return None;
        }
        let nodes = runs::join(events.finish());
        Some(WithoutReads {
            schedule: built(recording, &nodes, Beginning::Values).ok()?,
            reads,
            operations: done,
        })
    }

    /// Returns the schedule, to which the reads are not added yet.
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// Returns the schedule with all reads at the end.
    pub fn at_end(self) -> Schedule {
        let mut schedule = self.schedule;
        for read in self.reads {
            let block = schedule.names.name(read.allocation);
            schedule.reads.insert(HostRead::at_end(block));
        }
        schedule
    }

    /// Returns the schedule with the reads after the steps that precede them; `None` if these do
    /// not follow each other at equal intervals.
    pub fn after_steps(&self) -> Option<Schedule> {
        let of = &self.schedule;
        let steps = of.steps?;
        let (each, after) = (count(&of.items.step)?, count(&of.items.after)?);
        if each == 0 || of.items.before.iter().any(exchanges) {
            return None;
        }
        let before = self.operations.checked_sub(each * steps + after)?;
        let mut found: BTreeMap<u32, BTreeSet<u64>> = BTreeMap::new();
        let mut schedule = of.clone();
        schedule.reads.clear();
        for read in &self.reads {
            // What runs after the loop is after the last step.
            let step = match read.done.checked_sub(before) {
                None => None,
                Some(done) if done / each >= steps => Some(steps),
                Some(done) if done % each == 0 => Some(done / each),
                Some(_) => return None,
            };
            let Some(step) = step.filter(|step| *step < steps) else {
                let name = of.names.name(read.allocation);
                found.entry(name).or_default().extend(step);
                continue;
            };
            let mut binding = Binding::default();
            binding.exchange(&of.swap, step);
            let name = binding.name(read.allocation);
            found.entry(name).or_default().insert(step);
        }
        for (block, at) in found {
            schedule.reads.extend(at_intervals(block, at, steps)?);
        }
        Some(schedule)
    }
}

/// Returns the reads of a block after these steps; `None` if they do not follow each other at equal
/// intervals.
fn at_intervals(block: u32, at: BTreeSet<u64>, steps: u64) -> Option<Vec<HostRead>> {
    let mut at: Vec<u64> = at.into_iter().collect();
    let interval = match at.as_slice() {
        [first, second, ..] => second - first,
        _ => return Some(vec![HostRead::at_end(block)]),
    };
    let is_regular = |at: &[u64]| at.windows(2).all(|pair| pair[1] - pair[0] == interval);
    let mut reads = Vec::new();
    if !is_regular(&at) && at.last() == Some(&steps) {
        // The last state too, whatever the interval.
        reads.push(HostRead::at_end(block));
        at.pop();
    }
    if !is_regular(&at) || at[at.len() - 1] + interval <= steps {
        return None;
    }
    reads.push(HostRead {
        block,
        every: Some(interval),
        first: Some(at[0]).filter(|first| ![0, interval].contains(first)),
    });
    Some(reads)
}

/// Returns how many operations run; `None` if some do not run in each step.
fn count(items: &[Item]) -> Option<u64> {
    let of = |item: &Item| match item {
        Item::Leaf(_) => Some(1),
        Item::Group(group) if group.options.when.is_some() => None,
        Item::Group(group) => Some(group.repeat * count(&group.items)?),
    };
    items.iter().map(of).sum()
}

/// Returns whether names change in an item.
fn exchanges(item: &Item) -> bool {
    match item {
        Item::Leaf(_) => false,
        Item::Group(group) => {
            !group.options.swap.cycles.is_empty() || group.items.iter().any(exchanges)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_at_equal_intervals() {
        let reads = |at: &[u64]| at_intervals(7, at.iter().copied().collect(), 20);
        let every = |every: u64, first: Option<u64>| HostRead {
            block: 7,
            every: Some(every),
            first,
        };
        let end = HostRead::at_end(7);
        assert_eq!(reads(&[1, 7, 13, 19]), Some(vec![every(6, Some(1))]));
        assert_eq!(reads(&[6, 12, 18]), Some(vec![every(6, None)]));
        assert_eq!(reads(&[0, 10, 20]), Some(vec![every(10, None)]));
        assert_eq!(reads(&[8, 16, 20]), Some(vec![end.clone(), every(8, None)]));
        // A single read, whenever it is, and irregular ones.
        assert_eq!(reads(&[3]), Some(vec![end.clone()]));
        assert_eq!(reads(&[1, 20]), Some(vec![every(19, Some(1))]));
        assert_eq!(reads(&[1, 4, 8, 20]), None);
        // There is none after step 15.
        assert_eq!(reads(&[5, 10]), None);
    }
}
