//! Compares a body with a function on all samples.
//!
//! The input is a traced value and the function that its first results point to. Where both are
//! known they must be bit-identical; where they differ, or the body's value is unknown, the program
//! must not use it ([`Live`]). A phi is compared edge by edge: the compiler may merge the results
//! of a body and of the code beside it in one phi.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::branch_coverage::Cover;
use super::domain::Domain;
use super::explore::Exploration;
use super::graph::{Id, Kind};
use super::liveness::Live;
use super::samples::{Digest, code, samples};
use super::search::{BodyMatch, Input, NodePart, Search, TracedValue};
use super::slice::Slice;
use super::table::{Row, Variant};
use super::threshold_inputs::{is_near, probes};

/// The number of samples that must agree.
const ENOUGH: usize = 24;
/// The number of ranges of inputs to explore for one outcome.
const BUDGET: usize = 300;

/// The state of the comparison: for a whole value, or for each edge of a phi.
#[derive(Clone, Debug)]
pub struct Ways(Vec<Way>);

#[derive(Clone, Debug)]
struct Way {
    /// The predecessor.
    from: Option<usize>,
    agrees: bool,
    /// The number of samples that agree.
    matches: usize,
    /// The number of these where the program executes it, and the result is a normal float: zeros,
    /// infinities, NaNs and small integers are weak evidence. A constant that a phi gets is none:
    /// many functions reach it.
    numbers: usize,
}

impl Ways {
    /// Returns whether it can still be the function.
    pub fn is_alive(&self) -> bool {
        self.0.iter().any(|way| way.agrees)
    }

    /// Returns the predecessors from which a phi may get the function's result, if it is compared
    /// edge by edge.
    pub fn blocks(&self) -> impl Iterator<Item = usize> {
        self.0
            .iter()
            .filter(|way| way.agrees)
            .filter_map(|way| way.from)
    }

    /// Returns, if it is the function, the predecessors from which a phi gets the result; empty if
    /// the whole value is the result. An edge that no sample takes is not included.
    pub fn verdict(&self) -> Option<Vec<usize>> {
        let good = || self.0.iter().filter(|way| way.agrees && way.matches > 0);
        (good().map(|way| way.numbers).sum::<usize>() >= ENOUGH)
            .then(|| good().filter_map(|way| way.from).collect())
    }
}

/// One comparison.
pub struct Trial {
    /// The traced value.
    pub place: TracedValue,
    /// The row of the table.
    pub row: usize,
    /// Whether the results are negated.
    pub negated: bool,
    ways: Ways,
    digest: Option<Digest>,
    /// Whether it agreed on all samples.
    is_whole: bool,
}

impl Trial {
    /// Creates a comparison that has not begun.
    pub fn new(place: TracedValue, row: usize, negated: bool, ways: Ways) -> Trial {
        Trial {
            place,
            row,
            negated,
            ways,
            digest: Some(Digest::default()),
            is_whole: false,
        }
    }
}

impl Search<'_> {
    /// Returns the edges to compare of a value; `None` if `inputs` do not dominate it.
    pub fn ways(&self, inputs: &[Id], (id, part): TracedValue) -> Option<Ways> {
        let way = |from| Way {
            from,
            agrees: true,
            matches: 0,
            numbers: 0,
        };
        let ways: Vec<Way> = match (part, &self.graph.nodes[id].kind) {
            (NodePart::Ways, Kind::Phi(from)) => from
                .iter()
                .copied()
                .map(|from| Way {
                    agrees: self.is_behind(inputs, from),
                    ..way(Some(from))
                })
                .collect(),
            _ if self.dominated(inputs, id) => vec![way(None)],
            _ => Vec::new(),
        };
        Some(Ways(ways)).filter(Ways::is_alive)
    }

    /// Returns the known bits of a value after a run.
    pub fn results(&self, (id, part): TracedValue) -> Vec<u128> {
        let node = &self.graph.nodes[id];
        match (part, &node.kind) {
            (NodePart::Ways, Kind::Phi(from)) => from
                .iter()
                .zip(&node.operands)
                .filter(|(from, _)| self.machine.has_arrived(**from, node.block))
                .filter_map(|(_, operand)| self.machine.values[*operand])
                .collect(),
            _ => self.at((id, part)).into_iter().collect(),
        }
    }

    /// Compares after a run.
    pub fn judge<'a, 'g>(
        &'a self,
        place: TracedValue,
        ways: &mut Ways,
        live: &OnceCell<Live<'a, 'g>>,
        is_right: impl Fn(u128) -> bool,
    ) where
        Self: 'a,
        'a: 'g,
    {
        let (id, _) = place;
        let node = &self.graph.nodes[id];
        let live = || live.get_or_init(|| Live::new(self.graph, &self.machine));
        for (at, way) in ways.0.iter_mut().enumerate() {
            if !way.agrees {
                continue;
            }
            let value = match way.from {
                Some(from) if !self.machine.has_arrived(from, node.block) => continue,
                Some(_) => self.machine.values[node.operands[at]],
                None => self.at(place),
            };
            if let Some(value) = value.filter(|value| is_right(*value)) {
                way.matches += 1;
                let is_run = match way.from {
                    Some(from) => self.machine.has_gone(from, node.block),
                    None => self.machine.is_executed(node.block),
                };
                let is_constant = way.from.is_some_and(|_| {
                    matches!(self.graph.nodes[node.operands[at]].kind, Kind::Constant(_))
                });
                way.numbers += usize::from(is_run && !is_constant && is_number(value, node.bits));
            } else {
                way.agrees = match way.from {
                    Some(from) => !live().is_edge_used(from, id),
                    None => !live().is_used(id),
                };
            }
        }
    }

    /// Compares on all samples, and keeps the trials that agree.
    pub fn full(
        &mut self,
        inputs: &[Id],
        bits: u32,
        opaque: &[usize],
        domain: &[Domain],
        mut trials: Vec<Trial>,
    ) {
        let wanted: Vec<Id> = trials.iter().map(|trial| trial.place.0).collect();
        let slice = Slice::new(self.graph, inputs, &wanted);
        self.machine.restrict(Some(slice));
        for (index, sample) in samples(bits, inputs.len()).iter().enumerate() {
            if !self.run(inputs, bits, sample, opaque, domain) {
                continue;
            }
            let live = OnceCell::new();
            for trial in &mut trials {
                let row: &Row = &self.table.rows[trial.row];
                let (negated, place) = (trial.negated, trial.place);
                let is_right =
                    |value| code(value, row.result_bits, row.is_float, negated) == row.each[index];
                self.judge(place, &mut trial.ways, &live, is_right);
                trial.digest = match (trial.digest, self.at(place)) {
                    (Some(mut digest), Some(value)) => {
                        digest.push(value, row.result_bits, row.is_float);
                        Some(digest)
                    }
                    _ => None,
                };
            }
            drop(live);
            trials.retain(|trial| trial.ways.is_alive());
            if trials.is_empty() {
                break;
            }
        }
        for trial in &mut trials {
            let all = samples(bits, inputs.len()).len();
            trial.is_whole = trial.ways.0[0].matches == all;
        }
        trials.retain(|trial| trial.ways.verdict().is_some());
        self.probe(inputs, bits, opaque, domain, &mut trials);
        self.machine.restrict(None);
        for trial in trials {
            let row: &Row = &self.table.rows[trial.row];
            let Some(edges) = trial.ways.verdict() else {
                continue;
            };
            // If known on all samples, all bits must agree, not only the codes.
            if trial.digest.is_some_and(|digest| digest.hash() != row.full) && trial.is_whole {
                continue;
            }
            let plain = row
                .variants
                .iter()
                .filter(|variant| **variant != Variant::Plain)
                .count();
            let found = BodyMatch {
                name: row.name.clone(),
                inputs: inputs
                    .iter()
                    .zip(&row.variants)
                    .map(|(id, variant)| (Input::Node(*id), *variant))
                    .collect(),
                node: trial.place.0,
                is_product: trial.place.1 == NodePart::Product,
                negate: trial.negated,
                edges,
            };
            self.keep(trial.place, plain, found);
        }
    }

    /// Compares with the functions themselves near the program's constants, and keeps trials
    /// without open outcomes.
    fn probe(
        &mut self,
        inputs: &[Id],
        bits: u32,
        opaque: &[usize],
        domain: &[Domain],
        trials: &mut Vec<Trial>,
    ) {
        if trials.is_empty() {
            return;
        }
        let covers = self.covers(
            inputs,
            trials.iter().map(|trial| (trial.place, &trial.ways)),
        );
        let probes = probes(self.graph, &covers, bits, inputs.len());
        for sample in &probes {
            if !self.run(inputs, bits, sample, opaque, domain) {
                continue;
            }
            let given: Vec<u128> = inputs
                .iter()
                .map(|id| self.machine.values[*id].unwrap_or(0))
                .collect();
            let live = OnceCell::new();
            for trial in &mut *trials {
                let (row, negated) = (&self.table.rows[trial.row], trial.negated);
                self.judge(trial.place, &mut trial.ways, &live, |value| {
                    is_near(row, negated, &given, value)
                });
            }
        }
        trials.retain(|trial| trial.ways.verdict().is_some());
        let mut covers = self.covers(
            inputs,
            trials.iter().map(|trial| (trial.place, &trial.ways)),
        );
        let samples = samples(bits, inputs.len());
        for at in 0..samples.len() + probes.len() {
            if at % 64 == 0 && at > 0 && self.are_tried(trials, &covers) {
                break;
            }
            let sample = samples
                .get(at)
                .unwrap_or_else(|| &probes[at - samples.len()]);
            let mut last: Option<Rc<Vec<bool>>> = None;
            for (trial, cover) in trials.iter().zip(&mut covers) {
                // Runs for places with the same branches are the same.
                if last.as_ref() != Some(&cover.inner) {
                    self.machine.inner = Some(cover.inner.clone());
                    if !self.run(inputs, bits, sample, opaque, domain) {
                        break;
                    }
                    last = Some(cover.inner.clone());
                }
                let given: Vec<u128> = inputs
                    .iter()
                    .map(|id| self.machine.values[*id].unwrap_or(0))
                    .collect();
                let (row, negated) = (&self.table.rows[trial.row], trial.negated);
                let is_right = |value| match row.each.get(at) {
                    Some(each) => code(value, row.result_bits, row.is_float, negated) == *each,
                    None => is_near(row, negated, &given, value),
                };
                if self.is_right(trial.place, &trial.ways, is_right) {
                    cover.observe(self.graph, &self.machine);
                }
            }
        }
        self.machine.inner = None;
        let mut agree = vec![true; trials.len()];
        if let &[input] = inputs {
            for ((trial, cover), agrees) in trials.iter_mut().zip(&mut covers).zip(&mut agree) {
                let (row, negated) = (&self.table.rows[trial.row], trial.negated);
                if self.is_tried(cover, &row.name) {
                    continue;
                }
                let region = Exploration {
                    name: &row.name,
                    input,
                    bits,
                    opaque,
                    domain: domain[0],
                    place: trial.place,
                    budget: BUDGET,
                };
                *agrees = self.explore(&region, &mut trial.ways, cover, |x, value| {
                    is_near(row, negated, &[x], value)
                });
            }
        }
        let mut covers = covers.iter().zip(agree);
        trials.retain(|trial| {
            let name = &self.table.rows[trial.row].name;
            covers
                .next()
                .is_some_and(|(cover, agrees)| agrees && self.is_tried(cover, name))
        });
    }

    fn are_tried(&self, trials: &[Trial], covers: &[Cover]) -> bool {
        let mut pairs = trials.iter().zip(covers);
        pairs.all(|(trial, cover)| self.is_tried(cover, &self.table.rows[trial.row].name))
    }

    /// Returns whether all outcomes of a body were observed, or all but those that libdevice's own
    /// body has as well.
    pub fn is_tried(&self, cover: &Cover, name: &str) -> bool {
        self.may_stay(&cover.gaps(self.graph), name)
    }

    /// Returns whether libdevice's own body leaves these conditions open as well.
    pub fn may_stay(&self, gaps: &BTreeMap<Id, u64>, name: &str) -> bool {
        if gaps.is_empty() {
            return true;
        }
        let mut left = self.table.gaps.get(name).cloned().unwrap_or_default();
        gaps.values().all(|key| match left.get_mut(key) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        })
    }

    /// Returns whether a value is right after a run, on each of the remaining edges.
    pub fn is_right(
        &self,
        place: TracedValue,
        ways: &Ways,
        is_right: impl Fn(u128) -> bool,
    ) -> bool {
        let node = &self.graph.nodes[place.0];
        let mut values = Vec::new();
        for (at, way) in ways.0.iter().enumerate().filter(|(_, way)| way.agrees) {
            match way.from {
                Some(from) if !self.machine.has_arrived(from, node.block) => {}
                Some(_) => values.push(self.machine.values[node.operands[at]]),
                None => values.push(self.at(place)),
            }
        }
        !values.is_empty() && values.into_iter().all(|value| value.is_some_and(&is_right))
    }

    /// Creates the coverage of values that agree so far.
    pub fn covers<'w>(
        &self,
        inputs: &[Id],
        places: impl Iterator<Item = (TracedValue, &'w Ways)>,
    ) -> Vec<Cover> {
        places
            .map(|(place, ways)| {
                let edges = ways.verdict().unwrap_or_default();
                Cover::new(self.graph, inputs, place, &edges)
            })
            .collect()
    }
}

/// Returns whether bits are those of a normal float; those of a small integer are subnormal as a
/// float.
fn is_number(value: u128, bits: u32) -> bool {
    match bits {
        32 => f32::from_bits(value as u32).is_normal(),
        _ => f64::from_bits(value as u64).is_normal(),
    }
}
