//! Finds the values of a function that are results of libdevice functions, and their arguments.
//!
//! Candidate arguments are the values that precede a known constant by at most as many steps as in
//! the signature plus [`SLACK`]. Everything that can be computed from a candidate is compared at
//! once: the first few results of each value are looked up in the table; each function found there
//! must agree on all samples.

use std::collections::{BTreeMap, BTreeSet};

use llvm::Value;
use llvm::loops::{Dominators, reverse_postorder};

use super::code::Code;
use super::constants;
use super::domain::Domain;
use super::equivalence_test::Trial;
use super::explore::Stuck;
use super::graph::{Graph, Id, Kind};
use super::machine::Machine;
use super::reach::Reach;
use super::samples::{QUICK, code, samples};
use super::table::{Row, Table, Variant, table};

/// The number of steps by which an argument may precede the constant further than in the signature.
const SLACK: usize = 2;
/// The most pairs of values tried as two arguments.
const PAIRS: usize = 6_000;

/// The most ranges of inputs that are explored for one function of the program; candidates with a
/// constant argument have separate budgets.
const RANGES: usize = 500;

/// A recognised body.
#[derive(Clone, Debug)]
pub struct BodyMatch {
    /// The function's name, without `__nv_`.
    pub name: String,
    /// The arguments, and how each is passed.
    pub inputs: Vec<(Input, Variant)>,
    /// The node that holds the result.
    pub node: Id,
    /// Whether the result is the product inside of that node, which is an `fma`.
    pub is_product: bool,
    /// Whether the result is negated.
    pub negate: bool,
    /// The predecessors from which a phi gets the result; empty if every value of the node is the
    /// result.
    pub edges: Vec<usize>,
}

/// An argument of a recognised function.
#[derive(Clone, Copy, Debug)]
pub enum Input {
    /// The value of a node.
    Node(Id),
    /// A constant.
    Constant(f64),
}

/// The part of a node that is the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NodePart {
    /// Its value.
    Whole,
    /// The product inside of an `fma`.
    Product,
    /// The values of a phi from some of its predecessors.
    Ways,
}

/// A value whose results are compared.
pub type TracedValue = (Id, NodePart);

/// Returns all bodies in `function`.
pub fn search(graph: &Graph, function: Value) -> Vec<BodyMatch> {
    let table = table();
    let uses = uses_of_constants(graph, table);
    if uses.is_empty() {
        return Vec::new();
    }
    let mut names: BTreeMap<u32, BTreeSet<String>> = BTreeMap::new();
    let two = |row: &Row| row.variants.len() == 2;
    for (_, row, _) in uses.iter().filter(|(_, row, _)| two(&table.rows[*row])) {
        let row = &table.rows[*row];
        names.entry(row.bits).or_default().insert(row.name.clone());
    }
    let of_two = uses
        .iter()
        .filter(|(_, row, _)| two(&table.rows[*row]))
        .map(|(node, ..)| *node);
    let mut search = Search {
        depends: constants::dependents(graph, of_two),
        graph,
        table,
        machine: Machine::new(graph),
        dominators: Dominators::new(&reverse_postorder(function)),
        anchored: uses
            .iter()
            .map(|(node, ..)| graph.nodes[*node].block)
            .collect(),
        budget: RANGES,
        stuck: Stuck::new(),
        found: BTreeMap::new(),
    };
    let mut alone: BTreeMap<u32, BTreeSet<Id>> = BTreeMap::new();
    let mut sides: BTreeMap<u32, [BTreeSet<Id>; 2]> = BTreeMap::new();
    for (node, row, argument) in uses {
        let row = &table.rows[row];
        let before = before(graph, node, row.anchors[argument].1 + SLACK, row.bits);
        match row.variants.len() {
            1 => alone.entry(row.bits).or_default().extend(before),
            _ => sides.entry(row.bits).or_default()[argument].extend(before),
        }
    }
    for (bits, inputs) in &alone {
        for input in inputs {
            search.compare(&[*input], *bits);
        }
    }
    for (bits, [first, second]) in &sides {
        let pairs = first
            .iter()
            .flat_map(|a| second.iter().map(move |b| (*a, *b)));
        for (a, b) in pairs.take(PAIRS) {
            if search.are_in_line(a, b) {
                search.compare(&[a, b], *bits);
            }
        }
        let either = first.union(second).copied().collect();
        constants::search(&mut search, &either, &names[bits], *bits);
    }
    let mut found = search.found;
    let wholes: BTreeSet<Id> = found
        .keys()
        .filter(|(_, part)| *part == NodePart::Whole)
        .map(|(id, _)| *id)
        .collect();
    found.retain(|(id, part), _| *part != NodePart::Ways || !wholes.contains(id));
    found.into_values().map(|(_, found)| found).collect()
}

/// The state of a search.
pub struct Search<'g> {
    /// The function.
    pub graph: &'g Graph,
    /// The signatures.
    pub table: &'static Table,
    /// Executes the function.
    pub machine: Machine<'g>,
    dominators: Dominators,
    /// Nodes that depend on a constant of a function of two arguments.
    pub depends: Vec<bool>,
    /// Blocks that use a constant of the table.
    anchored: BTreeSet<usize>,
    /// The number of ranges of inputs that may still be explored.
    pub budget: usize,
    /// Explorations that failed.
    pub stuck: Stuck,
    /// For each traced value the best match, with its rank (the lower, the plainer its arguments).
    pub found: BTreeMap<TracedValue, (usize, BodyMatch)>,
}

/// Returns the uses of constants of the table: node, row, argument.
fn uses_of_constants(graph: &Graph, table: &Table) -> Vec<(Id, usize, usize)> {
    let mut uses = Vec::new();
    for id in 0..graph.nodes.len() {
        let Some(constant) = anchor(graph, id) else {
            continue;
        };
        let Some(rows) = table.by_constant.get(&constant) else {
            continue;
        };
        for user in &graph.users[id] {
            uses.extend(rows.iter().map(|(row, argument)| (*user, *row, *argument)));
        }
    }
    uses
}

/// Returns the bits of a constant without the sign, if the constant is distinctive.
pub fn anchor(graph: &Graph, id: Id) -> Option<u64> {
    let node = &graph.nodes[id];
    let Kind::Constant(bits) = node.kind else {
        return None;
    };
    if !matches!(node.bits, 32 | 64)
        || node.value.opcode().is_some()
        || node.value.ty().is_pointer()
    {
        return None;
    }
    let size = (bits & !(1 << (node.bits - 1))) as u64;
    // Constants that occur in any kernel are not distinctive: small ones, masks, simple fractions.
    let (exponent, fraction) = match node.bits {
        32 => ((size >> 23) as i64 - 127, size << 9 << 32),
        _ => ((size >> 52) as i64 - 1023, size << 12),
    };
    let small = size < 4096 || size.count_ones() < 4 || size.count_zeros() - (64 - node.bits) < 4;
    let simple = fraction << 4 == 0 && exponent.abs() < 12;
    let special = exponent > if node.bits == 32 { 127 } else { 1023 };
    (!small && !simple && !special).then_some(size)
}

/// Returns the values of `bits` bits at most `steps` steps before `node`.
fn before(graph: &Graph, node: Id, steps: usize, bits: u32) -> BTreeSet<Id> {
    let mut found = BTreeSet::new();
    let mut seen = BTreeSet::from([node]);
    let mut level = vec![node];
    for _ in 0..=steps {
        let mut next = Vec::new();
        for id in level {
            let id = graph.behind_casts(id);
            let at = &graph.nodes[id];
            if matches!(at.kind, Kind::Constant(_)) {
                continue;
            }
            if at.bits == bits && !graph.private[id] && !at.value.ty().is_pointer() {
                found.insert(id);
            }
            next.extend(
                at.operands
                    .iter()
                    .copied()
                    .filter(|operand| seen.insert(*operand)),
            );
        }
        level = next;
    }
    found.remove(&node);
    found
}

impl Search<'_> {
    /// Searches for functions of `inputs`, each `bits` wide.
    fn compare(&mut self, inputs: &[Id], bits: u32) {
        let known: Vec<[Domain; 3]> = inputs
            .iter()
            .map(|input| Domain::of(self.graph, *input))
            .collect();
        let mut domains: Vec<Vec<Domain>> = (0..3)
            .map(|level| known.iter().map(|domain| domain[level]).collect())
            .collect();
        domains.dedup();
        for domain in domains {
            for opaque in self.rounds(inputs) {
                let trials = self.quick(inputs, bits, &opaque, &domain);
                if !trials.is_empty() {
                    self.full(inputs, bits, &opaque, &domain, trials);
                }
            }
        }
    }

    /// Executes a sample, if it is in the domain of each input.
    pub fn run(
        &mut self,
        inputs: &[Id],
        bits: u32,
        sample: &[u128],
        opaque: &[usize],
        domain: &[Domain],
    ) -> bool {
        let samples = inputs.iter().zip(sample).zip(domain);
        let given = samples.map(|((id, value), domain)| Some((*id, domain.given(*value, bits)?)));
        let Some(given) = given.collect::<Option<Vec<_>>>() else {
            return false;
        };
        self.machine.run(&given, opaque);
        true
    }

    /// Returns the sets of loops to treat as opaque: none, or a loop that contains a body but none
    /// of the inputs, with those around it.
    pub fn rounds(&self, inputs: &[Id]) -> Vec<Vec<usize>> {
        let of = |id: &Id| &self.graph.blocks[self.graph.nodes[*id].block].loops;
        let mut all = vec![Vec::new()];
        for block in &self.anchored {
            let loops = &self.graph.blocks[*block].loops;
            for at in 0..loops.len() {
                let opaque: Vec<usize> = loops[at..]
                    .iter()
                    .copied()
                    .filter(|header| !inputs.iter().any(|input| of(input).contains(header)))
                    .collect();
                if !opaque.is_empty() && !all.contains(&opaque) {
                    all.push(opaque);
                }
            }
        }
        all
    }

    /// Returns the values that may be functions of `inputs`: all loops around them must contain an
    /// input or be opaque, and the innermost opaque one must be among them.
    pub fn places(&self, inputs: &[Id], opaque: &[usize]) -> Vec<TracedValue> {
        let around = |id: &Id| &self.graph.blocks[self.graph.nodes[*id].block].loops;
        let fits: Vec<bool> = self
            .graph
            .blocks
            .iter()
            .map(|block| {
                block.loops.iter().all(|header| {
                    opaque.contains(header)
                        || inputs.iter().any(|input| around(input).contains(header))
                }) && opaque
                    .first()
                    .is_none_or(|header| block.loops.contains(header))
            })
            .collect();
        let mut places = Vec::new();
        for (block, fits) in fits.into_iter().enumerate() {
            for &id in &self.graph.blocks[block].nodes {
                let node = &self.graph.nodes[id];
                if !fits || !matches!(node.bits, 32 | 64) || inputs.contains(&id) {
                    continue;
                }
                match node.kind {
                    Kind::Code(Code::Same) => {}
                    Kind::Code(Code::Fma) => {
                        places.extend([(id, NodePart::Whole), (id, NodePart::Product)]);
                    }
                    Kind::Phi(_) if !self.graph.is_header(block) => {
                        places.extend([(id, NodePart::Whole), (id, NodePart::Ways)]);
                    }
                    Kind::Code(_) | Kind::Phi(_) => places.push((id, NodePart::Whole)),
                    _ => {}
                }
            }
        }
        places
    }

    /// Returns the bits of a traced value after a run.
    pub fn at(&self, (id, part): TracedValue) -> Option<u128> {
        if part != NodePart::Product {
            return self.machine.values[id];
        }
        let node = &self.graph.nodes[id];
        let a = self.machine.values[node.operands[0]]?;
        let b = self.machine.values[node.operands[1]]?;
        Code::FMul.run(node.bits, node.bits, &[a, b])
    }

    /// Returns the candidates that the first few results point to: at least two of them must match,
    /// since the program may use only some. Candidates without a match among the first results,
    /// fewer for two arguments, are abandoned early.
    fn quick(
        &mut self,
        inputs: &[Id],
        bits: u32,
        opaque: &[usize],
        domain: &[Domain],
    ) -> Vec<Trial> {
        let mut places = self.places(inputs, opaque);
        let reach = Reach::new(self.graph, &self.machine, inputs, opaque);
        places.retain(|place| reach.may_know(self.graph, *place));
        if places.is_empty() {
            return Vec::new();
        }
        let mut hits: BTreeMap<(usize, usize, bool), usize> = BTreeMap::new();
        // A value that is the same for all inputs, such as 1, matches many functions.
        let mut first: Vec<Option<u128>> = vec![None; places.len()];
        let mut varies = vec![false; places.len()];
        for (round, sample) in samples(bits, inputs.len()).iter().take(QUICK).enumerate() {
            if round == QUICK / (2 * inputs.len()) && hits.keys().all(|(at, ..)| !varies[*at]) {
                return Vec::new();
            }
            if !self.run(inputs, bits, sample, opaque, domain) {
                continue;
            }
            for (at, place) in places.iter().enumerate() {
                let width = self.graph.nodes[place.0].bits;
                let (one, several);
                let values = match place.1 {
                    NodePart::Ways => {
                        several = self.results(*place);
                        several.as_slice()
                    }
                    NodePart::Whole | NodePart::Product => {
                        one = self.at(*place);
                        one.as_slice()
                    }
                };
                let sum = values
                    .iter()
                    .fold(0, |sum, value| sum ^ value.rotate_left(1));
                varies[at] |= *first[at].get_or_insert(sum) != sum;
                for &value in values {
                    for (is_float, negated) in [(true, false), (true, true), (false, false)] {
                        let code = code(value, width, is_float, negated);
                        if self.table.known[code as usize] >> round & 1 == 0 {
                            continue;
                        }
                        let key = (round, code, bits, inputs.len(), width, is_float);
                        for row in self.table.by_result.get(&key).into_iter().flatten() {
                            *hits.entry((at, *row, negated)).or_default() += 1;
                        }
                    }
                }
            }
        }
        hits.into_iter()
            .filter(|(_, count)| *count > 1)
            .filter_map(|((at, row, negated), _)| {
                let ways = self.ways(inputs, places[at])?;
                Some(Trial::new(places[at], row, negated, ways))
            })
            .collect()
    }

    /// Returns whether the inputs dominate `node`.
    pub fn dominated(&self, inputs: &[Id], node: Id) -> bool {
        inputs.iter().all(|input| {
            let (x, v) = (&self.graph.nodes[*input], &self.graph.nodes[node]);
            if x.value.opcode().is_none() {
                return true; // a parameter
            }
            if x.block != v.block {
                return self.dominators.dominates(x.value.block(), v.value.block());
            }
            x.place < v.place && !matches!(v.kind, Kind::Phi(_))
        })
    }

    /// Returns whether one of two values dominates the other, so that a value can depend on both.
    fn are_in_line(&self, a: Id, b: Id) -> bool {
        let block = |id: Id| {
            let node = &self.graph.nodes[id];
            node.value.opcode().map(|_| node.value.block())
        };
        match (block(a), block(b)) {
            (Some(x), Some(y)) => {
                a != b && (self.dominators.dominates(x, y) || self.dominators.dominates(y, x))
            }
            _ => a != b,
        }
    }

    /// Returns whether the inputs dominate the end of `block`.
    pub fn is_behind(&self, inputs: &[Id], block: usize) -> bool {
        let graph = self.graph;
        let Some(terminator) = graph.blocks.get(block).and_then(|at| at.nodes.last()) else {
            return false;
        };
        let below = graph.nodes[*terminator].value.block();
        inputs.iter().all(|id| {
            let value = graph.nodes[*id].value;
            value.opcode().is_none() || self.dominators.dominates(value.block(), below)
        })
    }

    /// Records the plainest match of each traced value.
    pub fn keep(&mut self, place: TracedValue, plain: usize, found: BodyMatch) {
        if self
            .found
            .get(&place)
            .is_none_or(|(known, _)| plain < *known)
        {
            self.found.insert(place, (plain, found));
        }
    }
}
