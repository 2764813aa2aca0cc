//! The first half of optimization: alternates the canonical rules and the passes over whole
//! programs until a fixpoint.

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

/// The maximum number of alternations of rules and passes; no program needs this many.
const MOST_TURNS: usize = 32;

/// The rewrites that are allowed beyond the bit-exact ones, and restrictions on those.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Allow {
    /// The kernels, by function name, for which [`Semantics::FastMath`] rules hold: reassociation,
    /// and no care for NaNs, infinities and signed zeros. If all kernels are named, the rules hold
    /// across kernels too.
    pub fast_math: BTreeSet<String>,
    /// Whether loops stay where they are: none is moved into the branches of a loop-invariant
    /// conditional.
    pub keep_loops: bool,
    /// The limit on the [`passes`](crate::passes) that may run.
    pub passes: PassLimit,
}

impl Allow {
    /// Returns the permission of `fast_math` for all kernels of `func`.
    pub fn fast_math_everywhere(func: &Func) -> Allow {
        Allow {
            fast_math: kernels(func),
            ..Allow::default()
        }
    }

    /// Returns the semantics for `func` as a whole: fast math only if all its kernels allow it.
    pub fn meaning_of(&self, func: &Func) -> Semantics {
        match kernels(func).is_subset(&self.fast_math) {
            true => Semantics::FastMath,
            false => Semantics::BitExact,
        }
    }
}

/// Returns an equivalent, bit-exact function with fewer and cheaper ops. Loop bodies are simplified
/// too, and kernels are inlined.
pub fn simplify(func: &Func) -> Func {
    simplify_with(func, &Allow::default()).0
}

/// Returns a simplified function under the permissions of `allow`, and a report.
pub fn simplify_with(func: &Func, allow: &Allow) -> (Func, Report) {
    simplify_keeping(func, allow, &BTreeSet::new())
}

/// Like [`simplify_with`], but does not inline calls of functions named in `kept`, for which the
/// caller has custom derivatives.
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

/// Simplifies with all rules, and combines stencils.
fn relaxed(simplifier: &mut Simplifier, func: &Func, allow: &Allow) -> Func {
    let simple = in_turns(simplifier, func, Semantics::FastMath, allow);
    if !allow.passes.combines() {
        return simple;
    }
    let combined = combine(&simple, &mut simplifier.report);
    simplifier.run(&combined)
}

/// Simplifies a kernel that allows fast math in a program whose other kernels do not. Inlining
/// merges the kernel with the others, so an alternative is chosen here if it is better on every
/// target.
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

/// Alternates rules and passes until neither finds anything to do.
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

/// Returns the names of the called functions, in loops too; a function without calls is a kernel
/// itself.
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

/// Returns the function with its callees replaced by `to`.
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

/// Applies only the given [`rules`](crate::rules), and returns the function and a report.
pub fn simplify_by<'a>(func: &Func, rules: impl IntoIterator<Item = &'a Rule>) -> (Func, Report) {
    let mut simplifier = Simplifier::new(rules);
    let simple = simplifier.run(func);
    (simple, simplifier.report)
}
