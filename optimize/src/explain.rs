//! What optimizing was good for: for each part of a program, and for the whole, ops, bytes, flops and an estimated time, before and
//! after; and the rules that fired, with their reasons.
//!
//! In go the program as it was raised, one call per launch, and the program that runs. Out come their parts: kernels before, stages after,
//! in the order in which they run, per step of the time loop. Nothing is executed: the numbers are counts, and the times those of a
//! target's [table of prices](crate::costs), good for comparing rather than for believing.

mod count;
mod parts;

use std::collections::BTreeSet;

use stablehlo::Func;

pub use self::count::Cost;
use crate::costs::Table;
use crate::report::{Decision, Report, Saturation};
use crate::{Semantics, Target, program, rules, saturate, stencil};

/// What is neither called nor stands alone.
const REST: &str = "the rest";

/// A part of a program: a kernel, a stage, or an op that stands alone.
#[derive(Clone, Debug, PartialEq)]
pub struct CostItem {
    /// What it is called in the program.
    pub name: String,
    /// The kernels that its arithmetic comes from, as far as its lines tell.
    pub kernels: BTreeSet<String>,
    /// How often it runs in a step of the time loop; in all if it is outside of it.
    pub runs: f64,
    /// What all these runs cost.
    pub cost: Cost,
}

/// A program, taken apart.
#[derive(Clone, Debug, PartialEq)]
pub struct CostBreakdown {
    /// What is done in each step, in order; all that is done if there is no time loop.
    pub step: Vec<CostItem>,
    /// What is done once, before or after the time loop; without what is done for the steps that its body does not divide.
    pub once: Vec<CostItem>,
    /// How many steps the body of the time loop holds; none if there is no loop.
    pub unrolled: Option<u64>,
    /// Whether all steps are done for one strip of columns, then for the next: what a strip reads and writes is the same for any number
    /// of them, and each has its part.
    pub in_strips: bool,
}

/// A rule that was used.
#[derive(Clone, Debug, PartialEq)]
pub struct Fired {
    /// Its name.
    pub rule: &'static str,
    /// How often it was used, also where something else undid it later.
    pub times: usize,
    /// Whether it kept the bits.
    pub semantics: Semantics,
    /// Why what it writes is better.
    pub reason: &'static str,
}

/// What optimizing did to a program.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// As it was raised.
    pub before: CostBreakdown,
    /// As it runs.
    pub after: CostBreakdown,
    /// The rules that were used, the busiest first.
    pub fired: Vec<Fired>,
    /// What was decided for the target.
    pub decided: Vec<Decision>,
    /// The regions in which there was a choice, and what was found there.
    pub saturated: Vec<Saturation>,
    /// What the times were estimated with.
    pub table: &'static Table,
}

/// Takes both programs apart. `kernel` is what to call the program as it was raised if it is a single kernel, which is no call then;
/// `steps` is how many the time loop makes, if there is one.
///
/// # Panics
/// If a rule fired that is in none of the tables of rules and passes.
pub fn explain(
    before: &Func,
    after: &Func,
    report: &Report,
    kernel: &str,
    target: Target,
    steps: u64,
) -> Explanation {
    let table = Table::of(target);
    let lines = parts::lines(before, kernel);
    let rest = match parts::calls_something(before) {
        true => REST,
        false => kernel,
    };
    let mut fired: Vec<Fired> = report
        .fired
        .iter()
        .map(|(rule, times)| fired(rule, *times))
        .collect();
    fired.sort_by_key(|fired| (std::cmp::Reverse(fired.times), fired.rule));
    let before = parts::parts(before, &lines, rest, table, None);
    let steps = before.unrolled.map(|_| steps);
    Explanation {
        after: parts::parts(after, &lines, REST, table, steps),
        before,
        fired,
        decided: report.decided.clone(),
        saturated: report.saturated.clone(),
        table,
    }
}

impl CostBreakdown {
    /// All that is done in a step.
    pub fn whole(&self) -> Cost {
        self.step.iter().map(|part| part.cost).sum()
    }
}

/// What is known of a rule, or a pass, of this name.
fn fired(rule: &'static str, times: usize) -> Fired {
    let rules = rules::all().map(|rule| (rule.name, rule.semantics, rule.reason));
    let passes = program::all().map(|pass| (pass.name, pass.semantics, pass.reason));
    let choices = saturate::rules::all().map(|rule| (rule.name, rule.semantics, rule.reason));
    // These need leave.
    let combined = stencil::combinations().map(|row| (row.name, Semantics::FastMath, row.reason));
    let known = rules
        .chain(choices)
        .chain(passes)
        .chain(combined)
        .find(|(name, ..)| *name == rule);
    let (_, semantics, reason) = known.expect("what fires has a row");
    Fired {
        rule,
        times,
        semantics,
        reason,
    }
}
