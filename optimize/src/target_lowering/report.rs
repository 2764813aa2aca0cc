//! Reports the decisions for a target, counted in the programs before and after.

use std::collections::BTreeSet;

use stablehlo::{Compiled, Func, Op};

use super::passes;
use crate::program::is_given_away;
use crate::report::Report;
use crate::rewrite::uses;

/// The number of ops that decisions add and remove; a function that is called several times counts
/// once.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) stencils: usize,
    shifts: usize,
    products: usize,
    loops: usize,
    stages: usize,
    strips: usize,
}

/// Counts the parameters whose buffers are donated.
pub(super) fn given_away(func: &Func) -> usize {
    func.params().iter().filter(|p| is_given_away(p)).count()
}

impl Counts {
    pub(super) fn of(func: &Func) -> Counts {
        let mut counts = Counts::default();
        counts.add(func, &mut BTreeSet::new());
        counts
    }

    fn add(&mut self, func: &Func, seen: &mut BTreeSet<*const Func>) {
        let live = uses(func);
        for value in func.values().filter(|v| live[v.index()] > 0) {
            match func.op(value) {
                Op::Stencil { .. } => self.stencils += 1,
                Op::Rotate { .. } => self.shifts += 1,
                Op::DotGeneral { .. } => self.products += 1,
                Op::While { cond, body, .. } => {
                    self.loops += 1;
                    self.add(cond, seen);
                    self.add(body, seen);
                }
                Op::Case { branches, .. } => {
                    for branch in branches {
                        self.add(branch, seen);
                    }
                }
                Op::Call {
                    callee, compiled, ..
                } if seen.insert(std::sync::Arc::as_ptr(callee)) => {
                    match compiled {
                        Compiled::Inlined => {}
                        Compiled::Apart => self.stages += 1,
                        Compiled::OneKernel => self.strips += 1,
                    }
                    self.add(callee, seen);
                }
                _ => {} // no decision concerns it
            }
        }
    }
}

/// Reports the decisions: `stencils` is the number of stencils, `begun` that of additions moved
/// into the previous iteration; the counts are those of the program with its stencils written,
/// after the fusion cut, and after unrolling by two.
pub(super) fn report(
    stencils: usize,
    begun: usize,
    [written, staged, paired]: [Counts; 3],
    given_away: usize,
    report: &mut Report,
) {
    let by_pass = [
        ("form-of-stencil", stencils),
        ("columns-in-strips", written.strips),
        ("begun-before", begun),
        ("stage", staged.stages),
        ("two-steps", paired.loops.saturating_sub(staged.loops)),
        ("form-of-shift", paired.shifts),
        ("given-away", given_away),
    ];
    let reason = |name: &str| {
        let pass = passes::all().find(|pass| pass.name == name);
        pass.expect("a pass decides").reason
    };
    for (name, times) in by_pass {
        report.decide(name, times, reason(name));
        if name == "columns-in-strips" {
            report.decide(
                "product-in-blocks",
                written.products.saturating_sub(staged.products),
                "sums of a few products in a loop use all of the processor, which its library for f64 does not",
            );
        }
    }
}
