//! Handles operations before the time loop: the initial contents of blocks.

use super::super::loops::{Node, Sequence, Value, visit_events};
use super::super::recording::Operation;
use super::terms::{block_of, depth};
use super::{Beginning, Builder, HostRead, Item, NotWritable, Schedule, empty, rows};

impl Builder<'_> {
    pub(super) fn clear(&mut self) {
        let names = std::mem::take(&mut self.schedule.names);
        self.schedule = Schedule {
            names,
            ..empty(self.recording)
        };
        self.items = 0;
        self.touched.clear();
    }

    /// Returns the items of nodes outside of the time loop; writes of the host to a block before
    /// any launch uses it become its initial contents.
    pub(super) fn outside(&mut self, nodes: &[Node]) -> Result<Vec<Item>, NotWritable> {
        let mut items = Vec::new();
        for node in nodes {
            let is_first = self.beginning == Beginning::Values
                && self.launches(std::slice::from_ref(node)) == 0;
            if is_first && self.initialise(node) {
                continue;
            }
            self.touch(std::slice::from_ref(node));
            items.extend(self.items(std::slice::from_ref(node), &mut Vec::new())?);
        }
        Ok(items)
    }

    /// Applies a node to the initial contents, if it only affects blocks that no launch has used.
    fn initialise(&mut self, node: &Node) -> bool {
        let mut events = Vec::new();
        visit_events(std::slice::from_ref(node), &mut |key, values| {
            events.push((key, values.to_vec()))
        });
        let is_new = |value: &Value| match value {
            Value::Pointer { allocation, .. } => !self.touched.contains(allocation),
            Value::Int(_) | Value::Float(_) => true,
        };
        let writes =
            |(key, _): &&(u64, Vec<Value>)| !matches!(self.operation(*key), Operation::Read(_));
        if !events
            .iter()
            .filter(writes)
            .all(|(_, values)| values.iter().all(is_new))
        {
            return false;
        }
        for (key, values) in &events {
            let operation = self.operation(*key).clone();
            if self.apply(&operation, values).is_none() {
                return false;
            }
        }
        true
    }

    fn image(&mut self, block: u32) -> &mut Vec<u8> {
        let bytes = self.recording.block(block).map_or(0, |block| block.bytes);
        self.schedule
            .initial
            .entry(block)
            .or_insert_with(|| vec![0; bytes as usize])
    }

    fn apply(&mut self, operation: &Operation, values: &[Value]) -> Option<()> {
        match (operation, values) {
            (Operation::Read(_), [Value::Pointer { allocation, .. }]) => {
                let read = HostRead::at_end(*allocation);
                self.schedule.reads.insert(read);
            }
            (
                Operation::Write(shape),
                [Value::Pointer { allocation, offset }, Value::Int(contents)],
            ) => {
                let contents = self
                    .recording
                    .contents
                    .get(u32::try_from(*contents).ok()?)
                    .ok()?;
                let image = self.image(*allocation);
                let mut from = 0;
                for row in rows(shape, *offset) {
                    let width = shape.width as usize;
                    image
                        .get_mut(row..row + width)?
                        .copy_from_slice(contents.get(from..from + width)?);
                    from += width;
                }
            }
            (
                Operation::Fill { to, bytes },
                [Value::Pointer { allocation, offset }, Value::Int(value)],
            ) => {
                let pattern = value.to_le_bytes();
                let pattern = &pattern[..*bytes as usize];
                let image = self.image(*allocation);
                for row in rows(to, *offset) {
                    let row = image.get_mut(row..row + to.width as usize)?;
                    row.chunks_mut(pattern.len())
                        .for_each(|part| part.copy_from_slice(&pattern[..part.len()]));
                }
            }
            (
                Operation::Copy { from, to },
                [
                    Value::Pointer {
                        allocation: source,
                        offset: at,
                    },
                    Value::Pointer {
                        allocation: target,
                        offset,
                    },
                ],
            ) => {
                let read = self.image(*source).clone();
                let image = self.image(*target);
                for (from_row, to_row) in rows(from, *at).zip(rows(to, *offset)) {
                    let part = read.get(from_row..from_row + from.width as usize)?;
                    image
                        .get_mut(to_row..to_row + part.len())?
                        .copy_from_slice(part);
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// Records the blocks that these nodes use.
    pub(super) fn touch(&mut self, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Loop(inner) => self.touch(&inner.body),
                Node::Event(leaf) => {
                    let operation = &self.recording.operations[leaf.key as usize];
                    if let Operation::Read(_) = operation {
                        continue;
                    }
                    if let Operation::Launch { variables, .. } = operation {
                        self.touched.extend(variables);
                    }
                    for slot in &leaf.slots {
                        if let Sequence::Table(table) = slot {
                            self.touched.extend(table.values().filter_map(block_of));
                        }
                        let first = slot.value(&vec![0; depth(slot)], 0);
                        self.touched.extend(block_of(first));
                    }
                }
            }
        }
    }
}
