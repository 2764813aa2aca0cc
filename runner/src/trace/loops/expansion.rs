//! Turns a tree of loops back into the events that it stands for.

use std::collections::HashMap;

use super::{Event, FormulaSequence, Loop, Node, Sequence, Swap, Value};

/// What each name stands for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Binding {
    /// The allocations of the names that do not stand for their own.
    allocations: HashMap<u32, u32>,
    /// The names of these allocations.
    names: HashMap<u32, u32>,
}

impl Binding {
    /// Returns the allocation that a name stands for.
    pub fn allocation(&self, name: u32) -> u32 {
        self.allocations.get(&name).copied().unwrap_or(name)
    }

    /// Returns the name that stands for an allocation.
    pub fn name(&self, allocation: u32) -> u32 {
        self.names.get(&allocation).copied().unwrap_or(allocation)
    }

    /// Performs a swap several times.
    pub fn exchange(&mut self, swap: &Swap, times: u64) {
        for cycle in &swap.cycles {
            let old: Vec<u32> = cycle.iter().map(|name| self.allocation(*name)).collect();
            let shift = (times % cycle.len() as u64) as usize;
            for (at, name) in cycle.iter().enumerate() {
                self.bind(*name, old[(at + shift) % old.len()]);
            }
        }
    }

    fn bind(&mut self, name: u32, allocation: u32) {
        if name == allocation {
            self.allocations.remove(&name);
            self.names.remove(&allocation);
        } else {
            self.allocations.insert(name, allocation);
            self.names.insert(allocation, name);
        }
    }
}

/// Returns the events that a tree stands for.
pub fn expand(nodes: &[Node]) -> Vec<Event> {
    let mut events = Vec::new();
    visit_events(nodes, &mut |key, slots| {
        events.push(Event {
            key,
            slots: slots.to_vec(),
        });
    });
    events
}

/// Calls `visit` with the key and the slots of each event that a tree stands for, in order.
///
/// Returns what each name stands for at the end.
pub fn visit_events(nodes: &[Node], visit: &mut dyn FnMut(u64, &[Value])) -> Binding {
    let mut expansion = Expansion {
        indices: Vec::new(),
        executions: HashMap::new(),
        sums: HashMap::new(),
        binding: Binding::default(),
        slots: Vec::new(),
        visit,
    };
    expansion.nodes(nodes);
    expansion.binding
}

struct Expansion<'a> {
    /// Indices of the loops around, from the outermost to the innermost.
    indices: Vec<i64>,
    /// How often each node has been executed or entered, by address.
    executions: HashMap<*const Node, u64>,
    /// The formulas that are being listed, by address.
    sums: HashMap<*const Sequence, Box<dyn Iterator<Item = Value> + 'a>>,
    binding: Binding,
    slots: Vec<Value>,
    visit: &'a mut dyn FnMut(u64, &[Value]),
}

impl<'a> Expansion<'a> {
    fn nodes(&mut self, nodes: &'a [Node]) {
        for node in nodes {
            let count = self.executions.entry(std::ptr::from_ref(node)).or_default();
            let execution = *count;
            *count += 1;
            match node {
                Node::Event(leaf) => {
                    self.slots.clear();
                    for slot in &leaf.slots {
                        let value = self.value(slot, execution);
                        self.slots.push(value);
                    }
                    (self.visit)(leaf.key, &self.slots);
                }
                Node::Loop(inner) => self.iterate(inner, execution),
            }
        }
    }

    fn iterate(&mut self, inner: &'a Loop, entry: u64) {
        let Value::Int(count) = inner.count.value(&self.indices, entry) else {
            unreachable!("counts are integers");
        };
        for index in 0..count {
            self.indices.push(index);
            self.nodes(&inner.body);
            self.indices.pop();
            self.binding.exchange(&inner.swap, 1);
        }
    }

    fn value(&mut self, slot: &'a Sequence, execution: u64) -> Value {
        if let Sequence::Formula(formula) = slot {
            let values = self.sums.entry(std::ptr::from_ref(slot));
            let values = values.or_insert_with(|| Box::new(FormulaSequence::values(formula)));
            return values.next().expect("the values of a formula do not end");
        }
        match slot.value(&self.indices, execution) {
            Value::Pointer { allocation, offset } => Value::Pointer {
                allocation: self.binding.allocation(allocation),
                offset,
            },
            value @ (Value::Int(_) | Value::Float(_)) => value,
        }
    }
}
