//! Flattens loops of varying length into one time loop: a solver that iterates until a residual is
//! small, in each of several time steps.
//!
//! Each step of the job contains all operations of the loops, in the order of the program's text,
//! and a series selects the steps in which each of them runs. A step of the job ends where the
//! program returns to an operation that precedes the last one.
//!
//! Where lengths vary at several levels, the loops that are found are parts of iterations, and most
//! operations stand in the text several times. The operations are then taken without the loops:
//! each stands in the text once, in the order in which the program first does it.

use std::collections::HashMap;

use super::super::loops::{Binding, Leaf, Node, Value, renamed, visit_nodes};
use super::super::recording::Operation;
use super::items::too_many;
use super::terms::{block_of, constant};
use super::{
    Action, Builder, Group, GroupOptions, HostRead, Item, MOST_ITEMS, NotWritable, Series, Term,
    When, has_swaps, names_at_end,
};

/// The largest number of operations of the loops, because the values of each are stored.
const MOST_EXECUTIONS: u64 = 1 << 20;

/// The largest number of values in all series.
const MOST_NUMBERS: usize = 1 << 24;

/// The largest number of bytes that one operation of the host writes in all steps.
const MOST_WRITTEN: u64 = 1 << 28;

/// An operation of the loops with its pointers, or the exchange at the end of an iteration.
struct Execution<'n> {
    node: &'n Node,
    /// The steps in which it runs, in order.
    steps: Vec<u64>,
    /// The values of each slot in these steps.
    values: Vec<Vec<Value>>,
}

/// The operations of some loops in the order of the program's text.
struct Executions<'n> {
    /// The operations; those of one node with different pointers are consecutive.
    all: Vec<Execution<'n>>,
    steps: u64,
    /// The allocation of each name at the end.
    names: Binding,
}

impl<'n> Executions<'n> {
    /// Lists the operations. With `has_names`, pointers are names, and exchanges change their
    /// allocations; otherwise they are the allocations.
    fn of(nodes: &'n [Node], has_names: bool) -> Executions<'n> {
        let mut order = Vec::new();
        list(nodes, &mut order);
        let numbers: HashMap<*const Node, usize> = order
            .iter()
            .enumerate()
            .map(|(at, node)| (std::ptr::from_ref(*node), at))
            .collect();
        let mut all: Vec<Vec<(Vec<Value>, Execution)>> = order.iter().map(|_| Vec::new()).collect();
        let mut step = 0;
        let mut next = 0;
        let names = visit_nodes(nodes, has_names, &mut |node, values| {
            let at = numbers[&std::ptr::from_ref(node)];
            if at < next {
                step += 1;
            }
            next = at + 1;
            let pointers = values.iter().filter(|value| block_of(**value).is_some());
            let pointers: Vec<Value> = pointers.copied().collect();
            let places = &mut all[at];
            let known = places.iter().position(|(known, _)| *known == pointers);
            let known = known.unwrap_or_else(|| {
                let place = Execution {
                    node,
                    steps: Vec::new(),
                    values: vec![Vec::new(); values.len()],
                };
                places.push((pointers, place));
                places.len() - 1
            });
            let place = &mut places[known].1;
            place.steps.push(step);
            for (all, value) in place.values.iter_mut().zip(values) {
                all.push(*value);
            }
        });
        Executions {
            all: all.into_iter().flatten().map(|(_, place)| place).collect(),
            steps: step + 1,
            names,
        }
    }
}

impl<'n> Executions<'n> {
    /// Lists the operations without their loops: each with different pointers once, in the order of
    /// its first execution. Pointers are allocations.
    fn without_loops(nodes: &'n [Node]) -> Executions<'n> {
        let mut numbers: HashMap<(u64, Vec<Value>), usize> = HashMap::new();
        let mut all: Vec<Execution> = Vec::new();
        let (mut step, mut next) = (0, 0);
        let names = visit_nodes(nodes, false, &mut |node, values| {
            let Node::Event(leaf) = node else { return };
            let pointers = values.iter().filter(|value| block_of(**value).is_some());
            let place = (leaf.key, pointers.copied().collect());
            let at = *numbers.entry(place).or_insert(all.len());
            if at == all.len() {
                all.push(Execution {
                    node,
                    steps: Vec::new(),
                    values: vec![Vec::new(); values.len()],
                });
            }
            if at < next {
                step += 1;
            }
            next = at + 1;
            all[at].steps.push(step);
            for (all, value) in all[at].values.iter_mut().zip(values) {
                all.push(*value);
            }
        });
        Executions {
            all,
            steps: step + 1,
            names,
        }
    }
}

/// Adds nodes in the order of the program's text; a loop follows its body.
fn list<'n>(nodes: &'n [Node], all: &mut Vec<&'n Node>) {
    for node in nodes {
        if let Node::Loop(inner) = node {
            list(&inner.body, all);
        }
        all.push(node);
    }
}

/// Returns the number of operations that nodes represent.
pub(super) fn executions(nodes: &[Node]) -> u64 {
    let of = |node: &Node| match node {
        Node::Event(leaf) => leaf.executions,
        Node::Loop(inner) => executions(&inner.body),
    };
    nodes.iter().map(of).sum()
}

impl Builder<'_> {
    /// Builds one time loop of all loops with launches and the nodes between them.
    pub(super) fn build_flattened(&mut self, nodes: &[Node]) -> Result<(), NotWritable> {
        match self.flattened(nodes, true) {
            // Exchanges in loops some of whose iterations contain nothing else.
            Err(NotWritable::Depends) => {
                self.clear();
                self.flattened(nodes, false)
            }
            result => result,
        }
    }

    /// Builds one time loop of all launches and the nodes between them, without their loops.
    pub(super) fn build_without_loops(&mut self, nodes: &[Node]) -> Result<(), NotWritable> {
        let is_launch = |node: &Node| self.launches(std::slice::from_ref(node)) > 0;
        let (first, last) = ends(nodes, is_launch)?;
        self.one_loop(nodes, first, last, false, Executions::without_loops)
    }

    fn flattened(&mut self, nodes: &[Node], has_names: bool) -> Result<(), NotWritable> {
        let is_loop = |node: &Node| {
            matches!(node, Node::Loop(_)) && self.launches(std::slice::from_ref(node)) > 0
        };
        let (first, last) = ends(nodes, is_loop)?;
        let executions = |own| Executions::of(own, has_names);
        self.one_loop(nodes, first, last, has_names, executions)
    }

    /// Builds one time loop of the nodes `first` to `last`, whose operations `list` returns.
    fn one_loop<'n>(
        &mut self,
        nodes: &'n [Node],
        first: usize,
        last: usize,
        has_names: bool,
        list: impl FnOnce(&'n [Node]) -> Executions<'n>,
    ) -> Result<(), NotWritable> {
        let own = &nodes[first..=last];
        if executions(own) > MOST_EXECUTIONS {
            return Err(NotWritable::Long(format!(
                "loops whose lengths vary do more than {MOST_EXECUTIONS} things on the device"
            )));
        }
        if !has_names && has_swaps(&nodes[..first]) {
            return Err(NotWritable::Depends);
        }
        self.schedule.items.before = self.outside(&nodes[..first])?;
        let places = list(own);
        self.items += places.all.len();
        if places.all.len() > MOST_ITEMS {
            return Err(NotWritable::Long(too_many()));
        }
        for place in &places.all {
            let blocks = place.values.iter().filter_map(|values| block_of(values[0]));
            self.touched.extend(blocks);
        }
        self.schedule.steps = Some(places.steps);
        self.schedule.items.step = self.places(&places, has_names)?;
        let after = &nodes[last + 1..];
        if has_names {
            self.schedule.items.after = self.outside(after)?;
        } else {
            let after = renamed(after, &places.names);
            self.schedule.items.after = self.outside(&after)?;
            self.schedule.names = names_at_end(&after);
        }
        Ok(())
    }

    fn places(&mut self, places: &Executions, has_names: bool) -> Result<Vec<Item>, NotWritable> {
        let mut groups: Vec<(&[u64], Group)> = Vec::new();
        for place in &places.all {
            match place.node {
                Node::Event(leaf) => {
                    let block = |slot: usize| block_of(*place.values.get(slot)?.first()?);
                    let operation = self.operation(leaf.key);
                    if let Operation::Read(_) = operation {
                        let read = block(0).map(HostRead::at_end);
                        self.schedule.reads.extend(read);
                        continue;
                    }
                    if self.recording.fills_table(operation, block) {
                        continue;
                    }
                    let item = Item::Leaf(self.varying(leaf, place, places.steps)?);
                    match groups.last_mut() {
                        Some((steps, group))
                            if *steps == place.steps && group.options.swap.cycles.is_empty() =>
                        {
                            group.items.push(item);
                        }
                        _ => groups.push((&place.steps, once(item))),
                    }
                }
                Node::Loop(inner) if inner.swap.cycles.is_empty() || !has_names => {}
                // Only exchanges after each step.
                Node::Loop(inner) => match groups.last_mut() {
                    Some((steps, group))
                        if *steps == place.steps && steps.len() as u64 == places.steps =>
                    {
                        group.options.swap = inner.swap.clone();
                    }
                    _ => return Err(NotWritable::Depends),
                },
            }
        }
        let is_exchange = |(_, group): &(&[u64], Group)| !group.options.swap.cycles.is_empty();
        if groups.iter().rev().skip(1).any(is_exchange) {
            return Err(NotWritable::Depends);
        }
        let mut items = Vec::new();
        for (steps, mut group) in groups {
            if steps.len() as u64 != places.steps {
                group.options.when = Some(self.only_in(steps, places.steps)?);
            }
            match group.options == GroupOptions::default() {
                true => items.extend(group.items),
                false => items.push(Item::Group(group)),
            }
        }
        // Exchanges after each step are not part of a group.
        if let Some(Item::Group(group)) = items.last_mut()
            && group.options.when.is_none()
        {
            self.schedule.swap = std::mem::take(&mut group.options.swap);
            let last = std::mem::take(&mut group.items);
            items.pop();
            items.extend(last);
        }
        Ok(items)
    }

    /// Returns an operation with a series for each value that varies.
    fn varying(
        &mut self,
        leaf: &Leaf,
        place: &Execution,
        steps: u64,
    ) -> Result<Action, NotWritable> {
        let mut terms = Vec::new();
        for (slot, values) in place.values.iter().enumerate() {
            let first = values[0];
            if values.iter().all(|value| *value == first) {
                terms.push(constant(first));
                continue;
            }
            if let Operation::Write(shape) = self.operation(leaf.key)
                && shape.width * shape.height * shape.depth * steps > MOST_WRITTEN
            {
                return Err(NotWritable::Long(
                    "the host writes other contents in each step of a loop whose length varies"
                        .to_owned(),
                ));
            }
            // In steps without the operation, the value is arbitrary.
            let mut all: Vec<Value> = Vec::with_capacity(steps as usize);
            for (at, value) in place.steps.iter().zip(values) {
                let before = all.last().copied().unwrap_or(*value);
                all.resize(*at as usize, before);
                all.push(*value);
            }
            let before = all[all.len() - 1];
            all.resize(steps as usize, before);
            terms.push(Term::Series(
                self.listed(all, Some((leaf.key as u32, slot)))?,
            ));
        }
        Ok(Action {
            operation: leaf.key as u32,
            terms,
        })
    }

    /// Returns the condition that holds in these steps only.
    fn only_in(&mut self, chosen: &[u64], steps: u64) -> Result<When, NotWritable> {
        let mut all = vec![Value::Int(0); steps as usize];
        for step in chosen {
            all[*step as usize] = Value::Int(1);
        }
        Ok(When::Series(self.listed(all, None)?))
    }

    /// Returns the index of the series with these values.
    fn listed(
        &mut self,
        values: Vec<Value>,
        of: Option<(u32, usize)>,
    ) -> Result<usize, NotWritable> {
        let all = &mut self.schedule.series;
        if let Some(known) = all
            .iter()
            .position(|series| series.values == values && series.of.is_some() == of.is_some())
        {
            return Ok(known);
        }
        if (all.len() + 1) * values.len() > MOST_NUMBERS {
            return Err(NotWritable::Long(format!(
                "loops whose lengths vary take more than {MOST_NUMBERS} numbers that follow no formula"
            )));
        }
        all.push(Series { values, of });
        Ok(all.len() - 1)
    }
}

/// Returns the places of the first and of the last wanted node.
fn ends(nodes: &[Node], is_wanted: impl Fn(&Node) -> bool) -> Result<(usize, usize), NotWritable> {
    let first = nodes.iter().position(&is_wanted);
    let last = nodes.iter().rposition(&is_wanted);
    first.zip(last).ok_or(NotWritable::Depends)
}

/// Returns a group that runs once.
fn once(item: Item) -> Group {
    Group {
        items: vec![item],
        repeat: 1,
        options: GroupOptions::default(),
    }
}
