//! Moves what the host reads while the program runs to the end.
//!
//! A program that reads in some of its iterations, `if (i % 100 == 0 && i > 0)`, consists of loops
//! between these reads. Without them it may be one loop.

use std::collections::BTreeSet;

use super::super::loops::{Detector, Event, Node, visit_events};
use super::super::recording::{Operation, Recording};
use super::super::runs;
use super::flattened::executions;
use super::terms::block_of;
use super::{Beginning, HostRead, Schedule, built};

/// The largest number of operations of a program, because all are visited.
const MOST_OPERATIONS: u64 = 1 << 20;

/// Returns the schedule of a recorded program that reads what it reads at its end.
pub(super) fn schedule(recording: &Recording, nodes: &[Node]) -> Option<Schedule> {
    let operation = |key: u64| &recording.operations[key as usize];
    if executions(nodes) > MOST_OPERATIONS {
        return None;
    }
    let (mut number, mut last) = (0, None);
    visit_events(nodes, &mut |key, _| {
        if let Operation::Launch { .. } = operation(key) {
            last = Some(number);
        }
        number += 1;
    });
    let last = last?;
    let mut moved = BTreeSet::new();
    let mut events = Detector::new();
    let mut number = 0;
    visit_events(nodes, &mut |key, slots| {
        match operation(key) {
            Operation::Read(_) if number < last => moved.extend(block_of(slots[0])),
            _ => events.push(Event {
                key,
                slots: slots.to_vec(),
            }),
        }
        number += 1;
    });
    if moved.is_empty() {
        return None;
    }
    let nodes = runs::join(events.finish());
    let mut schedule = built(recording, &nodes, Beginning::Values).ok()?;
    for allocation in moved {
        let block = schedule.names.name(allocation);
        schedule.reads.insert(HostRead { block, every: None });
    }
    Some(schedule)
}
