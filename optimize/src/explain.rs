//! Explains an optimization: ops, bytes, flops and estimated time of each part of a program and of
//! the whole, before and after, and the rules that fired, with their reasons.
//!
//! The inputs are the program as raised, with one call per launch, and the program that runs. The
//! output lists their parts (kernels before, stages after) in execution order, per step of the time
//! loop. Nothing is executed: ops, bytes and flops are counted, and times come from the target's
//! [table of prices](crate::costs). They are meant for comparison, not as predictions.

mod count;
mod parts;

use std::collections::BTreeSet;

use stablehlo::Func;

pub use self::count::Cost;
use crate::costs::Table;
use crate::report::{Decision, Report, Saturation};
use crate::{Semantics, Target, program, rules, saturate, stencil};

/// The name of the ops that are neither called nor separate items.
const REST: &str = "the rest";

/// A part of a program: a kernel, a stage, or an op that runs on its own.
#[derive(Clone, Debug, PartialEq)]
pub struct CostItem {
    /// Its name in the program.
    pub name: String,
    /// The kernels that its arithmetic comes from, as far as source lines show.
    pub kernels: BTreeSet<String>,
    /// How often it runs in a step of the time loop, or in total if it is outside the loop.
    pub runs: f64,
    /// The cost of all these runs.
    pub cost: Cost,
}

/// The costs of a program by part.
#[derive(Clone, Debug, PartialEq)]
pub struct CostBreakdown {
    /// The work of each step, in order; all work if there is no time loop.
    pub step: Vec<CostItem>,
    /// The work done once, before or after the time loop, except for the remainder loop that
    /// executes the steps left over when the body holds several.
    pub once: Vec<CostItem>,
    /// The number of steps in the body of the time loop, or `None` if there is no loop.
    pub unrolled: Option<u64>,
    /// Whether all steps run for one strip of columns before the next strip. The bytes that a strip
    /// reads and writes do not depend on the number of steps; each step is charged its share.
    pub in_strips: bool,
}

/// A rule that fired.
#[derive(Clone, Debug, PartialEq)]
pub struct Fired {
    /// Its name.
    pub rule: &'static str,
    /// How often it fired, including rewrites that a later one replaced.
    pub times: usize,
    /// Whether it is bit exact.
    pub semantics: Semantics,
    /// Why its result is better.
    pub reason: &'static str,
}

/// The effect of optimization on a program.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The program as raised.
    pub before: CostBreakdown,
    /// The program that runs.
    pub after: CostBreakdown,
    /// The rules that fired, the most frequent first.
    pub fired: Vec<Fired>,
    /// The decisions made for the target.
    pub decided: Vec<Decision>,
    /// The regions that had alternatives, and the outcome of saturation there.
    pub saturated: Vec<Saturation>,
    /// The prices that the times were estimated with.
    pub table: &'static Table,
}

/// Compares both programs. `kernel` is the name to use for a raised program that is a single kernel
/// and therefore has no call; `steps` is the number of steps of the time loop, if there is one.
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
    /// Returns the total cost of a step.
    pub fn whole(&self) -> Cost {
        self.step.iter().map(|part| part.cost).sum()
    }
}

/// Looks up the table entry of the rule or pass of this name.
fn fired(rule: &'static str, times: usize) -> Fired {
    let rules = rules::all().map(|rule| (rule.name, rule.semantics, rule.reason));
    let passes = program::all().map(|pass| (pass.name, pass.semantics, pass.reason));
    let choices = saturate::rules::all().map(|rule| (rule.name, rule.semantics, rule.reason));
    // Combinations reassociate: they need fast math.
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
