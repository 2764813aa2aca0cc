//! The record of what optimization did, for `--explain`.

use std::collections::BTreeMap;

/// The rules that fired, and the decisions that were made.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// How often each rule fired, by name.
    pub fired: BTreeMap<&'static str, usize>,
    /// The functions on which the rules did not reach a fixpoint: a defect of the rules, but not a
    /// wrong result.
    pub gave_up: Vec<String>,
    /// The regions that had alternatives.
    pub saturated: Vec<Saturation>,
    /// The decisions made for the target, in order.
    pub decided: Vec<Decision>,
}

/// A choice of a form for the target, or of where the program is cut into stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Its kebab-case name in `--explain`.
    pub name: &'static str,
    /// At how many positions it was made; a function that is called several times counts once.
    pub times: usize,
    /// Why that is better, in one line.
    pub reason: &'static str,
}

/// The outcome of equality saturation of a region.
#[derive(Clone, Debug, PartialEq)]
pub struct Saturation {
    /// The function that the region is part of.
    pub function: String,
    /// The number of its ops.
    pub ops: usize,
    /// The number of e-graph nodes at the end.
    pub nodes: usize,
    /// How many times the rules were applied to the whole graph.
    pub rounds: usize,
    /// Why saturation stopped.
    pub stopped: StopReason,
    /// The estimated seconds before and after; `None` if nothing better was found.
    pub seconds: Option<[f64; 2]>,
}

/// Why saturation stopped. No reason depends on elapsed time, so that the same program always gives
/// the same result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// The rules added nothing new.
    Saturated,
    /// The graph exceeded its maximum number of nodes.
    Nodes,
    /// The maximum number of applications was reached.
    Rounds,
    /// The rules were not applied, because other regions of the program used up the node budget.
    Budget,
}

impl Report {
    /// Adds the report of another run.
    pub fn add(&mut self, other: Report) {
        for (name, count) in other.fired {
            *self.fired.entry(name).or_default() += count;
        }
        self.gave_up.extend(other.gave_up);
        self.saturated.extend(other.saturated);
        for decision in other.decided {
            self.decide(decision.name, decision.times, decision.reason);
        }
    }

    /// Records a decision, unless `times` is zero.
    pub(crate) fn decide(&mut self, name: &'static str, times: usize, reason: &'static str) {
        let known = self.decided.iter_mut().find(|known| known.name == name);
        match known {
            _ if times == 0 => {}
            Some(known) => known.times += times,
            None => self.decided.push(Decision {
                name,
                times,
                reason,
            }),
        }
    }
}
