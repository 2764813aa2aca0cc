//! The first half of optimizing: the canonical rules and the passes over whole programs, in turns, to a fixpoint.

use std::collections::BTreeSet;
use std::sync::Arc;

use stablehlo::{Func, Op};

use crate::inline::inline_except;
use crate::passes::PassLimit;
use crate::report::Report;
use crate::rewrite::{Rule, Semantics, Simplifier};
use crate::saturate::saturate;
use crate::stencil::{Chooser, combine};
use crate::{Target, program};

/// More turns of rules and passes than any program needs.
const MOST_TURNS: usize = 32;

/// What may be done to a program besides keeping its bits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Allow {
    /// The kernels, by the names of their functions, for which [`Semantics::FastMath`] rules hold: reassociation, and no
    /// care for NaNs, infinities and signs of zero. Where all are named, the rules hold across kernels too.
    pub fast_math: BTreeSet<String>,
    /// Loops stay where they are: none becomes part of a choice that is the same at each of its steps.
    pub keep_loops: bool,
    /// How many of the [`passes`](crate::passes) may run.
    pub passes: PassLimit,
}

impl Allow {
    /// `fast_math` for all kernels of `func`.
    pub fn fast_math_everywhere(func: &Func) -> Allow {
        Allow {
            fast_math: kernels(func),
            ..Allow::default()
        }
    }

    /// What may be done to `func` as a whole: anything if all its kernels allow it.
    pub fn meaning_of(&self, func: &Func) -> Semantics {
        match kernels(func).is_subset(&self.fast_math) {
            true => Semantics::FastMath,
            false => Semantics::BitExact,
        }
    }
}

/// The same function with fewer and cheaper ops, bit for bit. Loop bodies too; kernels are inlined.
pub fn simplify(func: &Func) -> Func {
    simplify_with(func, &Allow::default()).0
}

/// The same function with fewer and cheaper ops, and what was done.
pub fn simplify_with(func: &Func, allow: &Allow) -> (Func, Report) {
    simplify_keeping(func, allow, &BTreeSet::new())
}

/// [`simplify_with`], but calls of the names `kept` stay calls: for who differentiates them by rules of their own.
pub fn simplify_keeping(func: &Func, allow: &Allow, kept: &BTreeSet<String>) -> (Func, Report) {
    let all = || allow.passes.rules();
    let exact = || all().filter(|rule| rule.semantics == Semantics::BitExact);
    let kernels = kernels(func);
    if kernels.is_subset(&allow.fast_math) {
        let mut simplifier = Simplifier::new(all());
        let simple = relaxed(&mut simplifier, &inline_except(func, kept), allow);
        return (simple, simplifier.report);
    }
    if kernels.is_disjoint(&allow.fast_math) {
        let mut simplifier = Simplifier::new(exact());
        let simple = in_turns(
            &mut simplifier,
            &inline_except(func, kept),
            Semantics::BitExact,
            allow,
        );
        return (simple, simplifier.report);
    }
    let mut simplifier = Simplifier::new(all());
    let func = map_kernels(
        func,
        &mut |kernel| match allow.fast_math.contains(&kernel.name) {
            true => Arc::new(apart(&mut simplifier, kernel, allow)),
            false => kernel.clone(),
        },
    );
    let mut exactly = Simplifier::new(exact());
    let simple = in_turns(
        &mut exactly,
        &inline_except(&func, kept),
        Semantics::BitExact,
        allow,
    );
    let mut report = exactly.report;
    report.add(simplifier.report);
    (simple, report)
}

/// By all rules, stencils put together as well.
fn relaxed(simplifier: &mut Simplifier, func: &Func, allow: &Allow) -> Func {
    let simple = in_turns(simplifier, func, Semantics::FastMath, allow);
    if !allow.passes.combines() {
        return simple;
    }
    let combined = combine(&simple, &mut simplifier.report);
    simplifier.run(&combined)
}

/// One kernel of several, which is never seen by itself again: what competes is chosen now, if it is better on every target.
fn apart(simplifier: &mut Simplifier, kernel: &Func, allow: &Allow) -> Func {
    let simple = relaxed(simplifier, kernel, allow);
    let targets = [Target::Cpu, Target::Cuda, Target::Tpu];
    let mut choosers = targets.map(|target| Chooser::new(target, Semantics::FastMath));
    let report = &mut simplifier.report;
    let alternatives: Vec<_> = allow.passes.alternatives().collect();
    let chosen = saturate(
        &simple,
        &alternatives,
        &mut choosers,
        Semantics::FastMath,
        report,
    );
    simplifier.run(&chosen)
}

/// By rules and passes in turns, until neither finds anything to do.
fn in_turns(simplifier: &mut Simplifier, func: &Func, semantics: Semantics, allow: &Allow) -> Func {
    let mut simple = simplifier.run(func);
    for _ in 0..MOST_TURNS {
        let may =
            |pass: &&program::Pass| semantics == Semantics::FastMath || pass.semantics == semantics;
        let is_allowed = |pass: &&program::Pass| !(allow.keep_loops && program::moves_loops(pass));
        let passes = allow.passes.program().filter(may).filter(is_allowed);
        let Some(after) = program::apply(&simple, passes, &mut simplifier.report) else {
            return simple;
        };
        simple = simplifier.run(&after);
    }
    simplifier.report.gave_up.push(func.name.clone());
    simple
}

/// The names of what is called, in loops too; what calls nothing is a kernel itself.
fn kernels(func: &Func) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    map_kernels(func, &mut |kernel| {
        names.insert(kernel.name.clone());
        kernel.clone()
    });
    if names.is_empty() {
        names.insert(func.name.clone());
    }
    names
}

/// The function with other callees.
fn map_kernels(func: &Func, to: &mut impl FnMut(&Arc<Func>) -> Arc<Func>) -> Func {
    func.rewritten(|out, _, op| {
        let op = match op {
            Op::Call {
                callee,
                operands,
                compiled,
            } => Op::Call {
                callee: to(&callee),
                operands,
                compiled,
            },
            op => op.map_bodies(&mut |body| map_kernels(body, to)),
        };
        out.push(op).expect("a callee keeps its type")
    })
}

/// The same function after some of the [`rules`](crate::rules) only, and what they did.
pub fn simplify_by<'a>(func: &Func, rules: impl IntoIterator<Item = &'a Rule>) -> (Func, Report) {
    let mut simplifier = Simplifier::new(rules);
    let simple = simplifier.run(func);
    (simple, simplifier.report)
}
