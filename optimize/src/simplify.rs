//! The first half of optimizing: the canonical rules, to a fixpoint.

use stablehlo::Func;

use crate::inline::inline;
use crate::report::Report;
use crate::rewrite::{Meaning, Rule, Simplifier};
use crate::rules;
use crate::stencil::combine;

/// What may be done to a program besides keeping its bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allow {
    /// Reassociate, distribute, and ignore NaNs, infinities and signs of zero: [`Meaning::Relaxed`].
    pub fast_math: bool,
}

/// The same function with fewer and cheaper ops, bit for bit. Loop bodies and callees too.
pub fn simplify(func: &Func) -> Func {
    simplify_with(func, Allow::default()).0
}

/// The same function with fewer and cheaper ops, and what was done.
pub fn simplify_with(func: &Func, allow: Allow) -> (Func, Report) {
    let may = |rule: &&Rule| rule.meaning == Meaning::Exact || allow.fast_math;
    let mut simplifier = Simplifier::new(rules::all().filter(may));
    let mut simple = simplifier.run(&inline(func));
    if allow.fast_math {
        simple = combine(&simple, &mut simplifier.report);
        simple = simplifier.run(&simple);
    }
    (simple, simplifier.report)
}

/// The same function after some of the [`rules`](crate::rules) only, and what they did.
pub fn simplify_by<'a>(func: &Func, rules: impl IntoIterator<Item = &'a Rule>) -> (Func, Report) {
    let mut simplifier = Simplifier::new(rules);
    let simple = simplifier.run(func);
    (simple, simplifier.report)
}
