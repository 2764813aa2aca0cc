//! What optimizing has done, for `--explain` and the curious.

use std::collections::BTreeMap;

/// What fired, and why it stopped.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// How often each rule was used, by name.
    pub fired: BTreeMap<&'static str, usize>,
    /// Functions at which the rules did not come to rest: a bug of ours, though not a wrong result.
    pub gave_up: Vec<String>,
    /// The regions in which there was a choice.
    pub saturated: Vec<Saturation>,
    /// What was decided for a target, in the order in which it was.
    pub decided: Vec<Decision>,
}

/// How something is written on a target, or where the program is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Kebab-case, as `--explain` calls it.
    pub name: &'static str,
    /// At how many places; a function that is called several times counts once.
    pub times: usize,
    /// Why that is better, in one line.
    pub reason: &'static str,
}

/// What was found where there was a choice between ways to compute the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Saturation {
    /// The function it is part of.
    pub function: String,
    /// How many ops it has.
    pub ops: usize,
    /// How many ways of computing something there were in the end.
    pub nodes: usize,
    /// How often the rules were applied.
    pub rounds: usize,
    /// Why they were not applied once more.
    pub stopped: StopReason,
    /// The seconds it was and is estimated to take; none if nothing better was found.
    pub seconds: Option<[f64; 2]>,
}

/// Why rules were not applied once more. No clock is among the reasons: the same program gives the same result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// They had nothing new to say.
    Saturated,
    /// There were too many ways to compute something.
    Nodes,
    /// They had been applied often enough.
    Rounds,
    /// They were not applied at all, after all that was done for other parts of the program.
    Budget,
}

impl Report {
    /// What another run did, as well.
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

    /// Adds what was decided, if it was anywhere.
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
