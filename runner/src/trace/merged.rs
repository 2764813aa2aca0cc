//! Arrays of a job that are not exactly one allocation of the program.
//!
//! - **Rows.** Kernels read addresses at computed indices from a table, `rows[i][j]`, that lists
//!   more allocations than an access can choose from. Allocations of one size in such a table
//!   become one array, one behind the other in the order of the table.
//! - **Shifted pointers.** A launch is given a pointer to bytes in front of an allocation, as that
//!   of an array that counts from 1, or behind its end. The array extends to these bytes; their
//!   values are 0, and no kernel accesses them.
//!
//! Input: the operations of a recording. Output: the same operations with pointers into these
//! arrays, and their loops; [`Recording::merged`] tells which allocations they consist of.

use std::collections::{BTreeMap, BTreeSet};

use super::fields;
use super::loops::{Detector, Event, Node, Value, visit_events};
use super::recording::{Block, Operation, Param, PointerPosition, Recording};
use super::runs;
use raise::nvvm::MOST_ARRAYS;

/// The number of bytes in front of an allocation, and behind its end, to which pointers point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shift {
    /// The greatest number of bytes in front.
    pub front: u64,
    /// The greatest number of bytes behind the end.
    pub behind: u64,
}

impl Shift {
    /// Extends it by another one.
    pub fn extend(&mut self, other: Shift) {
        self.front = self.front.max(other.front);
        self.behind = self.behind.max(other.behind);
    }
}

/// An allocation in an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MergedBlock {
    /// The number of the allocation.
    pub block: u32,
    /// The offset of its first byte in the array.
    pub offset: u64,
}

impl MergedBlock {
    /// Returns the bytes of the allocation, of which there are `bytes`, in those of the array.
    pub fn within<'a>(&self, array: &'a mut [u8], bytes: u64) -> &'a mut [u8] {
        &mut array[self.offset as usize..(self.offset + bytes) as usize]
    }
}

/// Returns the bytes of an array of `bytes` bytes; `contents` returns those of an allocation. Where
/// there are none, they are 0.
pub fn gather<B: AsRef<[u8]>>(
    parts: &[MergedBlock],
    bytes: usize,
    contents: impl Fn(u32) -> Option<B>,
) -> Vec<u8> {
    let mut all = vec![0; bytes];
    for part in parts {
        if let Some(own) = contents(part.block) {
            let own = own.as_ref();
            part.within(&mut all, own.len() as u64).copy_from_slice(own);
        }
    }
    all
}

/// The arrays that are not exactly one allocation.
#[derive(Clone, Debug, Default)]
pub struct Merged {
    /// The arrays, by the number of their first allocation.
    arrays: BTreeMap<u32, Array>,
    /// For each allocation the array, and its offset there.
    places: BTreeMap<u32, (u32, u64)>,
}

/// An array that is not exactly one allocation.
#[derive(Clone, Debug)]
struct Array {
    block: Block,
    parts: Vec<MergedBlock>,
    note: String,
}

impl Merged {
    /// Returns an array as a block of memory.
    pub fn block(&self, array: u32) -> Option<&Block> {
        self.arrays.get(&array).map(|array| &array.block)
    }

    /// Returns a remark on an array for the text of a job.
    pub fn note(&self, array: u32) -> Option<&str> {
        self.arrays.get(&array).map(|array| array.note.as_str())
    }

    /// Returns the allocations in an array.
    pub fn parts(&self, array: u32) -> Vec<MergedBlock> {
        match self.arrays.get(&array) {
            Some(array) => array.parts.clone(),
            None => vec![MergedBlock {
                block: array,
                offset: 0,
            }],
        }
    }

    /// Returns the array of an allocation, and the offset there of one in the allocation.
    pub fn place(&self, block: u32, offset: i64) -> (u32, i64) {
        match self.places.get(&block) {
            Some((array, start)) => (*array, *start as i64 + offset),
            None => (block, offset),
        }
    }

    fn of(recording: &Recording, groups: &[Vec<u32>]) -> Merged {
        let mut merged = Merged::default();
        for group in groups {
            merged.add(recording, group, &recording.shifts);
        }
        // Allocations of one size may be exchanged, and have the same extension.
        let mut shifts: BTreeMap<u64, Shift> = BTreeMap::new();
        let alone = recording.shifts.iter();
        let alone = alone.filter(|(block, _)| !merged.places.contains_key(block));
        let alone: Vec<(u32, u64, Shift)> = alone
            .filter_map(|(block, shift)| Some((*block, recording.blocks.get(block)?.bytes, *shift)))
            .collect();
        for (_, bytes, shift) in &alone {
            shifts.entry(*bytes).or_default().extend(*shift);
        }
        for (block, bytes, _) in &alone {
            let own = BTreeMap::from([(*block, shifts[bytes])]);
            merged.add(recording, &[*block], &own);
        }
        merged
    }

    fn add(&mut self, recording: &Recording, group: &[u32], shifts: &BTreeMap<u32, Shift>) {
        let known: Vec<&Block> = group
            .iter()
            .filter_map(|block| recording.blocks.get(block))
            .collect();
        let (Some(number), Some(first)) = (group.first(), known.first()) else {
            return;
        };
        if known.len() < group.len() {
            return;
        }
        let mut shift = Shift::default();
        for block in group {
            shift.extend(shifts.get(block).copied().unwrap_or_default());
        }
        let is_even = known.iter().all(|block| block.bytes == first.bytes);
        let mut end = shift.front;
        let mut parts = Vec::new();
        for (block, known) in group.iter().zip(&known) {
            // Elements of every type begin at a multiple of their size.
            let offset = if is_even {
                end
            } else {
                end.next_multiple_of(16)
            };
            self.places.insert(*block, (*number, offset));
            parts.push(MergedBlock {
                block: *block,
                offset,
            });
            end = offset + known.bytes;
        }
        let mut notes = Vec::new();
        if let [_, _, ..] = group {
            let size = match is_even {
                true => format!(" of {} bytes", first.bytes),
                false => String::new(),
            };
            let count = group.len();
            notes.push(format!(
                "{count} allocations{size} one behind the other, in the order of a table that lists their addresses"
            ));
        }
        let sides = [(shift.front, "in front"), (shift.behind, "behind")];
        let sides = sides.into_iter().filter(|(bytes, _)| *bytes > 0);
        let sides: Vec<String> = sides
            .map(|(bytes, side)| format!("{bytes} bytes {side}"))
            .collect();
        if !sides.is_empty() {
            notes.push(format!(
                "an allocation with {}, to which launches are given pointers",
                sides.join(" and ")
            ));
        }
        let block = Block {
            bytes: end + shift.behind,
            ..(*first).clone()
        };
        let array = Array {
            block,
            parts,
            note: notes.join("; "),
        };
        self.arrays.insert(*number, array);
    }
}

/// Returns the operations with pointers into the arrays of a job, which it determines.
pub fn merge(recording: &mut Recording, nodes: Vec<Node>) -> Vec<Node> {
    recording.merged = Merged::of(recording, &rows(recording, &nodes));
    let merged = &recording.merged;
    if merged.places.is_empty() {
        return nodes;
    }
    let mut events = Detector::new();
    visit_events(&nodes, &mut |key, slots| {
        let place = |value: &Value| match *value {
            Value::Pointer { allocation, offset } => {
                let (allocation, offset) = merged.place(allocation, offset);
                Value::Pointer { allocation, offset }
            }
            number => number,
        };
        events.push(Event {
            key,
            slots: slots.iter().map(place).collect(),
        });
    });
    runs::join(events.finish())
}

/// Returns the groups of allocations that become one array.
fn rows(recording: &Recording, nodes: &[Node]) -> Vec<Vec<u32>> {
    let operations = recording.operations.iter();
    let tables: Vec<Vec<Vec<usize>>> = operations
        .map(|operation| indexed_tables(recording, operation))
        .collect();
    let mut groups = Groups::default();
    if tables.iter().all(Vec::is_empty) {
        return groups.all;
    }
    visit_events(nodes, &mut |key, slots| {
        for table in &tables[key as usize] {
            groups.add(recording, table.iter().map(|slot| slots[*slot]));
        }
    });
    groups.all
}

/// Returns the slots of the addresses in each table of a launch that the kernel may read at
/// computed indices.
fn indexed_tables(recording: &Recording, operation: &Operation) -> Vec<Vec<usize>> {
    let Operation::Launch {
        kernel,
        params,
        structures,
        ..
    } = operation
    else {
        return Vec::new();
    };
    let known = &recording.kernels[kernel];
    let module = &recording.modules[&known.module].tree;
    let is_indexed = |place: PointerPosition, param: &Param| match param {
        Param::Table { .. } => fields::read_pointee(module, &known.name, place).is_indexed,
        _ => false,
    };
    let is_variable_indexed = |block: &u32| {
        let variable = recording
            .blocks
            .get(block)
            .and_then(|block| block.variable.as_ref());
        variable
            .is_some_and(|(_, name)| fields::read_variable(module, &known.name, name).is_indexed)
    };
    let (mut tables, mut slot) = (Vec::new(), 3);
    let mut add = |param: &Param, is_indexed: &dyn Fn() -> bool| {
        let mut pointers = Vec::new();
        slot = slots_of_pointers(param, slot, &mut pointers);
        if pointers.len() > MOST_ARRAYS && lists_addresses(param) && is_indexed() {
            tables.push(pointers);
        }
    };
    for (parameter, param) in params.iter().enumerate() {
        match param {
            Param::Struct { fields, .. } => {
                for (offset, field) in fields {
                    let offset = *offset;
                    add(field, &|| {
                        is_indexed(PointerPosition { parameter, offset }, field)
                    });
                }
            }
            _ => add(param, &|| {
                is_indexed(
                    PointerPosition {
                        parameter,
                        offset: 0,
                    },
                    param,
                )
            }),
        }
    }
    for (block, structure) in structures {
        add(structure, &|| is_variable_indexed(block));
    }
    tables
}

/// Returns whether memory contains nothing but addresses: what has other fields is a structure,
/// whose pointers are to be arrays of their own.
fn lists_addresses(param: &Param) -> bool {
    let Param::Table { fields, .. } = param else {
        return false;
    };
    let mut fields = fields.iter();
    fields.all(|(_, field)| matches!(field, Param::Pointer | Param::Null))
}

/// Adds the slots of the pointers in a parameter whose values begin at `slot`; returns the slot
/// after them.
fn slots_of_pointers(param: &Param, slot: usize, pointers: &mut Vec<usize>) -> usize {
    match param {
        Param::Pointer => pointers.push(slot),
        Param::Struct { fields, .. } | Param::Table { fields, .. } => {
            let fields = fields.iter();
            return fields.fold(slot, |slot, (_, field)| {
                slots_of_pointers(field, slot, pointers)
            });
        }
        Param::Null | Param::Int(_) | Param::Float(_) | Param::Unused(_) => {}
    }
    slot + param.values()
}

/// Disjoint groups of allocations.
#[derive(Default)]
struct Groups {
    all: Vec<Vec<u32>>,
    of: BTreeMap<u32, usize>,
}

impl Groups {
    /// Adds the allocations of a table. One with allocations of several groups changes nothing.
    fn add(&mut self, recording: &Recording, table: impl Iterator<Item = Value>) {
        let listed = table.filter_map(|value| match value {
            Value::Pointer { allocation, .. } => Some(allocation),
            Value::Int(_) | Value::Float(_) => None,
        });
        let mut seen = BTreeSet::new();
        let listed: Vec<u32> = listed.filter(|block| seen.insert(*block)).collect();
        let is_row = |block: &u32| {
            !recording.tables.contains(block)
                && recording
                    .blocks
                    .get(block)
                    .is_some_and(|block| block.variable.is_none())
        };
        if listed.len() <= MOST_ARRAYS || !listed.iter().all(is_row) {
            return;
        }
        let mut by_size: BTreeMap<u64, Vec<u32>> = BTreeMap::new();
        for block in &listed {
            let bytes = recording.blocks[block].bytes;
            by_size.entry(bytes).or_default().push(*block);
        }
        let groups = match by_size.len() <= MOST_ARRAYS {
            true => by_size.into_values().collect(),
            false => vec![listed],
        };
        for group in groups {
            self.join(&group);
        }
    }

    fn join(&mut self, group: &[u32]) {
        let known: BTreeSet<usize> = group
            .iter()
            .filter_map(|block| self.of.get(block))
            .copied()
            .collect();
        let mut known = known.into_iter();
        let number = match (known.next(), known.next()) {
            (None, _) => {
                self.all.push(Vec::new());
                self.all.len() - 1
            }
            (Some(number), None) => number,
            (Some(_), Some(_)) => return,
        };
        for block in group {
            if self.of.insert(*block, number).is_none() {
                self.all[number].push(*block);
            }
        }
    }
}
