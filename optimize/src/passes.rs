//! The numbered list of all rewrites: target-independent rules and passes first, then the
//! alternatives and passes of target lowering. A [`PassLimit`] disables those with a number above a
//! bound, so that a miscompiling or pessimizing pass can be found by bisection.

use crate::rewrite::Rule;
use crate::target_lowering::passes as target_passes;
use crate::{program, rules, saturate, stencil};

/// The phase that a pass belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassKind {
    /// A canonical rule, which rewrites one op.
    Rule,
    /// A pass over the loops of a whole program.
    Program,
    /// A combination of stencils; only under `fast_math`.
    Stencils,
    /// An equivalent form, from which the cheapest is chosen for a target.
    Alternative,
    /// A pass of target lowering.
    Target,
}

impl PassKind {
    /// Returns the name of the kind in lists.
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

/// An entry of the list of all passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassRow {
    /// Its number, from 1.
    pub number: usize,
    /// The phase it belongs to.
    pub kind: PassKind,
    /// Its kebab-case name in `--explain` and in the report.
    pub name: &'static str,
    /// Why the result is better, in one line.
    pub reason: &'static str,
    /// Whether it runs regardless of the limit.
    pub is_required: bool,
}

/// Returns every rule and pass in the order in which a [`PassLimit`] counts them.
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

/// An upper bound on the numbers of the [`passes`] that may run; by default all may. Required
/// passes always run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PassLimit(Option<usize>);

impl PassLimit {
    /// Allows the passes with numbers 1 to `number`; with 0 only the required ones run.
    pub const fn until(number: usize) -> PassLimit {
        PassLimit(Some(number))
    }

    /// Returns how many passes of `kind` may run; those of one kind have consecutive numbers.
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

    /// Returns whether stencils may be combined: only if all their combinations are allowed.
    pub(crate) fn combines(self) -> bool {
        self.of(PassKind::Stencils) >= stencil::combinations().count()
    }

    pub(crate) fn alternatives(self) -> impl Iterator<Item = &'static saturate::rules::Rule> {
        saturate::rules::all().take(self.of(PassKind::Alternative))
    }

    /// Returns the names of the target lowering passes that may run.
    pub(crate) fn target(self) -> impl Iterator<Item = &'static str> {
        target_passes::all()
            .take(self.of(PassKind::Target))
            .map(|pass| pass.name)
    }
}
