//! A body and a function compared on all samples.
//!
//! In: a place and the function that its first results point to. Where both are known they must be equal, bit by bit; where they differ, or the body's value is unknown, the
//! program must not use it ([`Live`]). A phi is compared way by way: the compiler lets the ends of a body and what stands beside it meet in one.

use std::cell::OnceCell;

use super::graph::{Id, Kind};
use super::live::Live;
use super::probe::{is_near, probes};
use super::samples::{Digest, code, samples};
use super::search::{Found, Input, Part, Place, Search};
use super::slice::Slice;
use super::table::{Row, Variant};

/// How many samples must agree for a function to be believed.
const ENOUGH: usize = 24;

/// How a place has stood the comparison so far: as a whole, or per way into a phi.
#[derive(Clone, Debug)]
pub struct Ways(Vec<Way>);

#[derive(Clone, Debug)]
struct Way {
    /// The block that it comes from.
    from: Option<usize>,
    agrees: bool,
    /// On how many samples.
    matches: usize,
    /// It may have been gone without our seeing it.
    unsure: bool,
}

impl Ways {
    /// Whether it can still be the function.
    pub fn is_alive(&self) -> bool {
        self.0.iter().any(|way| way.agrees)
    }

    /// If it is the function: the blocks from which a phi gets it, none if all it holds is. A way that no sample leads along goes with the others.
    pub fn verdict(&self) -> Option<Vec<usize>> {
        let is_good = |way: &&Way| way.agrees && (way.matches > 0 || !way.unsure);
        let good = || self.0.iter().filter(is_good);
        (good().map(|way| way.matches).sum::<usize>() >= ENOUGH)
            .then(|| good().filter_map(|way| way.from).collect())
    }
}

/// One comparison.
pub struct Trial {
    /// Of what.
    pub place: Place,
    /// With which row of the table.
    pub row: usize,
    /// With the sign of the results changed.
    pub negated: bool,
    ways: Ways,
    digest: Option<Digest>,
    /// It agreed on all samples.
    is_whole: bool,
}

impl Trial {
    /// A comparison that has not begun.
    pub fn new(place: Place, row: usize, negated: bool, ways: Ways) -> Trial {
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
    /// The ways to compare at a place; `None` if `inputs` do not stand before it.
    pub fn ways(&self, inputs: &[Id], (id, part): Place) -> Option<Ways> {
        let way = |from| Way {
            from,
            agrees: true,
            matches: 0,
            unsure: false,
        };
        let ways: Vec<Way> = match (part, &self.graph.nodes[id].kind) {
            (Part::Ways, Kind::Phi(from)) => from
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

    /// The known bits at a place after a run.
    pub fn results(&self, (id, part): Place) -> Vec<u128> {
        let node = &self.graph.nodes[id];
        match (part, &node.kind) {
            (Part::Ways, Kind::Phi(from)) => from
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
        place: Place,
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
                Some(from) if !self.machine.has_arrived(from, node.block) => {
                    way.unsure |= way.matches == 0 && live().is_edge_used(from, id);
                    continue;
                }
                Some(_) => self.machine.values[node.operands[at]],
                None => self.at(place),
            };
            if value.is_some_and(&is_right) {
                way.matches += 1;
            } else {
                way.agrees = match way.from {
                    Some(from) => !live().is_edge_used(from, id),
                    None => !live().is_used(id),
                };
            }
        }
    }

    /// Keeps what agrees on all samples.
    pub fn full(
        &mut self,
        inputs: &[Id],
        bits: u32,
        opaque: &[usize],
        domain: &[bool],
        mut trials: Vec<Trial>,
    ) {
        let wanted: Vec<Id> = trials.iter().map(|trial| trial.place.0).collect();
        self.machine.slice = Some(Slice::new(self.graph, inputs, &wanted));
        for (index, sample) in samples(bits, inputs.len()).iter().enumerate() {
            self.run(inputs, bits, sample, opaque, domain);
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
        if !trials.is_empty() {
            self.probe(inputs, bits, opaque, domain, &mut trials);
        }
        self.machine.slice = None;
        for trial in trials {
            let row: &Row = &self.table.rows[trial.row];
            let Some(edges) = trial.ways.verdict() else {
                continue;
            };
            // Known on all samples: then all bits must be those of the function, not only what stands for them.
            if trial.digest.is_some_and(|digest| digest.hash() != row.full) && trial.is_whole {
                continue;
            }
            let plain = row
                .variants
                .iter()
                .filter(|variant| **variant != Variant::Plain)
                .count();
            let found = Found {
                name: row.name.clone(),
                inputs: inputs
                    .iter()
                    .zip(&row.variants)
                    .map(|(id, variant)| (Input::Node(*id), *variant))
                    .collect(),
                node: trial.place.0,
                is_product: trial.place.1 == Part::Product,
                negate: trial.negated,
                edges,
            };
            self.keep(trial.place, plain, found);
        }
    }

    /// Compares with the functions themselves at the program's constants.
    fn probe(
        &mut self,
        inputs: &[Id],
        bits: u32,
        opaque: &[usize],
        domain: &[bool],
        trials: &mut [Trial],
    ) {
        for sample in probes(self.graph, bits, inputs.len()) {
            self.run(inputs, bits, &sample, opaque, domain);
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
    }
}
