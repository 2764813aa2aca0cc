//! All that optimizing does to a program, as one numbered list: rules and passes of the target-less
//! half, then alternatives and passes of target lowering. A [`PassLimit`] leaves out those behind a
//! number, so that a wrong or slow program can be traced to the pass that makes it so, by bisection.

use crate::rewrite::Rule;
use crate::target_lowering::passes as target_passes;
use crate::{program, rules, saturate, stencil};

/// Which half of optimizing a pass belongs to, and how it works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassKind {
    /// A canonical rule: it rewrites an op.
    Rule,
    /// A pass over loops of a whole program.
    Program,
    /// A combination of stencils, of `fast_math` only.
    Stencils,
    /// Another way to compute something, from which the cheapest is chosen for a target.
    Alternative,
    /// A pass of target lowering.
    Target,
}

impl PassKind {
    /// What lists call it.
    pub const fn name(self) -> &'static str {
        match self {
            PassKind::Rule => "rule",
            PassKind::Program => "program",
            PassKind::Stencils => "stencils",
            PassKind::Alternative => "alternative",
            PassKind::Target => "target",
        }
    }
}

/// A pass in the list of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassRow {
    /// Its number, from 1.
    pub number: usize,
    /// How it works.
    pub kind: PassKind,
    /// Kebab-case, as `--explain` and the report call it.
    pub name: &'static str,
    /// Why the result is better, in one line.
    pub reason: &'static str,
    /// Whether it runs whatever the limit is.
    pub is_required: bool,
}

/// Every rule and pass in the order of the limits that leave them out.
///
/// ```
/// let passes = optimize::passes();
/// assert_eq!(passes[0].number, 1);
/// assert!(passes.iter().any(|pass| pass.name == "two-steps"));
/// ```
pub fn passes() -> Vec<PassRow> {
    let rules = rules::all().map(|row| (PassKind::Rule, row.name, row.reason, false));
    let program = program::all().map(|row| (PassKind::Program, row.name, row.reason, false));
    let stencils =
        stencil::combinations().map(|row| (PassKind::Stencils, row.name, row.reason, false));
    let alternatives =
        saturate::rules::all().map(|row| (PassKind::Alternative, row.name, row.reason, false));
    let target =
        target_passes::all().map(|row| (PassKind::Target, row.name, row.reason, row.is_required));
    rules
        .chain(program)
        .chain(stencils)
        .chain(alternatives)
        .chain(target)
        .enumerate()
        .map(|(at, (kind, name, reason, is_required))| PassRow {
            number: at + 1,
            kind,
            name,
            reason,
            is_required,
        })
        .collect()
}

/// How many of the [`passes`] may run, besides those that always do: all of them by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PassLimit(Option<usize>);

impl PassLimit {
    /// The passes of numbers 1 to `number`; with 0 only those that always run.
    pub const fn until(number: usize) -> PassLimit {
        PassLimit(Some(number))
    }

    /// How many passes of `kind` may run; those of one kind have consecutive numbers.
    fn of(self, kind: PassKind) -> usize {
        let Some(until) = self.0 else {
            return usize::MAX;
        };
        passes()
            .iter()
            .filter(|row| row.kind == kind && row.number <= until)
            .count()
    }

    pub(crate) fn rules(self) -> impl Iterator<Item = &'static Rule> {
        rules::all().take(self.of(PassKind::Rule))
    }

    pub(crate) fn program(self) -> impl Iterator<Item = &'static program::Pass> {
        program::all().take(self.of(PassKind::Program))
    }

    /// Whether stencils may be combined: all ways at once.
    pub(crate) fn combines(self) -> bool {
        self.of(PassKind::Stencils) >= stencil::combinations().count()
    }

    pub(crate) fn alternatives(self) -> impl Iterator<Item = &'static saturate::rules::Rule> {
        saturate::rules::all().take(self.of(PassKind::Alternative))
    }

    /// The names of the passes of target lowering that may run.
    pub(crate) fn target(self) -> impl Iterator<Item = &'static str> {
        target_passes::all()
            .take(self.of(PassKind::Target))
            .map(|pass| pass.name)
    }
}
