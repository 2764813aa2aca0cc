//! Expands a tree of loops to the events that it represents.

use std::collections::HashMap;

use super::{Event, FormulaSequence, Loop, Node, Sequence, Swap, Value};

/// The allocation of each name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Binding {
    /// The allocations of names that differ from their own.
    allocations: HashMap<u32, u32>,
    /// The names of these allocations.
    names: HashMap<u32, u32>,
}

impl Binding {
    /// Returns the allocation of a name.
    pub fn allocation(&self, name: u32) -> u32 {
        self.allocations.get(&name).copied().unwrap_or(name)
    }

    /// Returns the name of an allocation.
    pub fn name(&self, allocation: u32) -> u32 {
        self.names.get(&allocation).copied().unwrap_or(allocation)
    }

    /// Applies a swap `times` times.
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

/// Returns the events that a tree represents.
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

/// Calls `visit` with the key and the slots of each event that a tree represents, in order.
///
/// Returns the allocation of each name at the end.
pub fn visit_events(nodes: &[Node], visit: &mut dyn FnMut(u64, &[Value])) -> Binding {
    let mut visit = |node: &Node, slots: &[Value]| {
        if let Node::Event(leaf) = node {
            visit(leaf.key, slots);
        }
    };
    let mut expansion = Expansion::new(&mut visit);
    expansion.nodes(nodes);
    expansion.binding
}

/// Calls `visit` with the node and the slots of each event that a tree represents, in order, and
/// with each loop after each of its iterations.
///
/// With `has_names`, pointers are the names in the tree, which the swaps of loops do not change.
/// Otherwise they are the allocations of the names.
///
/// Returns the allocation of each name at the end.
pub fn visit_nodes<'a>(
    nodes: &'a [Node],
    has_names: bool,
    visit: &mut dyn FnMut(&'a Node, &[Value]),
) -> Binding {
    let mut expansion = Expansion::new(visit);
    expansion.has_names = has_names;
    expansion.nodes(nodes);
    expansion.binding
}

/// Returns nodes in which each name is replaced by its allocation before them.
pub fn renamed(nodes: &[Node], binding: &Binding) -> Vec<Node> {
    let value = |value: &mut Value| {
        if let Value::Pointer { allocation, .. } = value {
            *allocation = binding.allocation(*allocation);
        }
    };
    let mut nodes = nodes.to_vec();
    for node in &mut nodes {
        match node {
            Node::Event(leaf) => {
                for slot in &mut leaf.slots {
                    match slot {
                        Sequence::Constant(first) | Sequence::Affine { first, .. } => value(first),
                        Sequence::Formula(_) | Sequence::Table(_) => {}
                    }
                }
            }
            Node::Loop(inner) => {
                for name in inner.swap.cycles.iter_mut().flatten() {
                    *name = binding.allocation(*name);
                }
                inner.body = renamed(&inner.body, binding);
            }
        }
    }
    nodes
}

struct Expansion<'a, 'v> {
    /// The indices of the enclosing loops, from the outermost to the innermost.
    indices: Vec<i64>,
    /// The number of executions or entries of each node, by address.
    executions: HashMap<*const Node, u64>,
    /// The current position in the values of each formula, by address.
    sums: HashMap<*const Sequence, Box<dyn Iterator<Item = Value> + 'a>>,
    binding: Binding,
    /// Whether slots keep the names of the tree.
    has_names: bool,
    slots: Vec<Value>,
    visit: &'v mut dyn FnMut(&'a Node, &[Value]),
}

impl<'a, 'v> Expansion<'a, 'v> {
    fn new(visit: &'v mut dyn FnMut(&'a Node, &[Value])) -> Self {
        Expansion {
            indices: Vec::new(),
            executions: HashMap::new(),
            sums: HashMap::new(),
            binding: Binding::default(),
            has_names: false,
            slots: Vec::new(),
            visit,
        }
    }

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
                    (self.visit)(node, &self.slots);
                }
                Node::Loop(inner) => self.iterate(node, inner, execution),
            }
        }
    }

    fn iterate(&mut self, node: &'a Node, inner: &'a Loop, entry: u64) {
        let Value::Int(count) = inner.count.value(&self.indices, entry) else {
            unreachable!("counts are integers");
        };
        for index in 0..count {
            self.indices.push(index);
            self.nodes(&inner.body);
            self.indices.pop();
            (self.visit)(node, &[]);
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
            Value::Pointer { allocation, offset } if !self.has_names => Value::Pointer {
                allocation: self.binding.allocation(allocation),
                offset,
            },
            value => value,
        }
    }
}
