//! Passes over a whole program: over loops with their carried values, and over stores across former
//! kernel boundaries. They alternate with the [`rules`](crate::rules) until neither finds anything
//! to do.
//!
//! A pass is a table row, like a rule: name, reason, semantics, function, and an example program on
//! which it must fire. A loop may have a trip count of zero, and passes must preserve that. Loops
//! whose condition is not understood get only the rewrites that are valid for any loop.

mod batch;
mod carried;
mod demand;
mod disjoint_read;
mod donate;
mod halo_peel;
mod hoist;
mod induction;
mod interface;
mod invariant;
mod last_store;
pub(crate) mod looped;
mod rotate_loop;
mod shaped_state;
mod stored_state;
mod unroll_by_two;
mod unswitch;
mod vectorise_loop;

use std::collections::HashMap;

use stablehlo::{Func, Op, Value};

pub(crate) use self::donate::{donate, is_given_away};
pub(crate) use self::interface::ALIAS;
pub use self::interface::{Trimmed, trim};
use self::looped::{Loop, LoopResult};
pub(crate) use self::rotate_loop::ahead;
pub(crate) use self::unroll_by_two::twice;
use crate::inline::copied;
use crate::report::Report;
use crate::rewrite::{Semantics, uses, without_dead};

/// A rewrite of loops.
pub struct Pass {
    /// Its kebab-case name in `--explain` and in the report.
    pub name: &'static str,
    /// Why the result is better, in one line.
    pub reason: &'static str,
    /// Whether the results are bit exact.
    pub semantics: Semantics,
    /// The rewrite.
    pub(crate) apply: Apply,
    /// A program whose arrays have about this many elements in each dimension; with five the pass
    /// fires.
    pub example: fn(usize) -> Func,
}

/// The unit that a pass rewrites. The function returns how many rewrites it made.
pub(crate) enum Apply {
    /// A loop, changed in place; ops that must precede it are appended to the function around it.
    Loop(fn(&mut Func, &mut Loop) -> usize),
}

/// Returns every pass, in the order in which they are tried.
pub fn all() -> impl Iterator<Item = &'static Pass> {
    [
        invariant::PASSES,
        last_store::PASSES,
        halo_peel::PASSES,
        carried::PASSES,
        shaped_state::PASSES,
        induction::PASSES,
        vectorise_loop::PASSES,
        hoist::PASSES,
        unswitch::PASSES,
        disjoint_read::PASSES,
        stored_state::PASSES,
    ]
    .into_iter()
    .flatten()
}

/// Returns whether a pass moves loops into the branches of a conditional.
pub(crate) fn moves_loops(pass: &Pass) -> bool {
    unswitch::PASSES.iter().any(|row| row.name == pass.name)
}

/// Applies each pass once, to inner loops first; returns `None` if there was nothing to do.
pub fn apply<'a>(
    func: &Func,
    passes: impl IntoIterator<Item = &'a Pass>,
    report: &mut Report,
) -> Option<Func> {
    let passes: Vec<&Pass> = passes.into_iter().collect();
    let mut round = Round {
        passes: &passes,
        report,
        fired: 0,
    };
    let after = round.body(func);
    (round.fired > 0).then(|| without_dead(&after))
}

struct Round<'a> {
    passes: &'a [&'a Pass],
    report: &'a mut Report,
    fired: usize,
}

impl Round<'_> {
    fn body(&mut self, func: &Func) -> Func {
        let uses = uses(func);
        let mut out = Func::with_signature_of(func);
        let mut new: Vec<Option<Value>> = vec![None; func.len()];
        // The indices of the results that are read, by loop.
        let mut reads: HashMap<Value, Vec<usize>> = HashMap::new();
        for user in func.values().filter(|v| uses[v.index()] > 0) {
            if let Op::Result { of, index } = func.op(user) {
                reads.entry(*of).or_default().push(*index);
            }
        }
        // The new values of the results of loops.
        let mut finals: HashMap<Value, Vec<Option<Value>>> = HashMap::new();
        for value in func.values().filter(|v| uses[v.index()] > 0) {
            out.set_loc(func.loc(value));
            let at = |v: Value| new[v.index()].expect("operands come before their op");
            new[value.index()] = match func.op(value) {
                Op::While { inits, cond, body } => {
                    let inits: Vec<Value> = inits.iter().map(|v| at(*v)).collect();
                    let mut read = vec![false; inits.len()];
                    for index in reads.remove(&value).unwrap_or_default() {
                        read[index] = true;
                    }
                    let looped = Loop::new(inits, self.body(cond), self.body(body), &read);
                    let after = self.looped(&mut out, looped);
                    finals.insert(value, after);
                    None
                }
                Op::Result { of, index } if finals.contains_key(of) => finals[of][*index],
                op => {
                    let op = op.map_bodies(&mut |body| self.body(body)).map_operands(at);
                    Some(out.push(op).expect("it fitted before"))
                }
            };
        }
        let result = |v: &Value| new[v.index()].expect("results are live");
        out.results = func.results.iter().map(result).collect();
        out
    }

    /// Applies the passes to a loop and writes it. Returns the values of its results that are read.
    fn looped(&mut self, out: &mut Func, mut looped: Loop) -> Vec<Option<Value>> {
        for pass in self.passes {
            let Apply::Loop(apply) = pass.apply;
            let fired = apply(out, &mut looped);
            if fired > 0 {
                *self.report.fired.entry(pass.name).or_default() += fired;
                self.fired += fired;
            }
        }
        let Loop {
            inits,
            cond,
            body,
            finals,
        } = looped;
        let results = match finals.iter().any(LoopResult::is_carried) {
            true => out.while_loop(&inits, cond, body),
            false => Vec::new(),
        };
        finals.iter().map(|f| at(out, f, &results)).collect()
    }
}

/// Writes a result of a loop, or returns `None` if it is not read; `results` are the carried
/// values.
fn at(out: &mut Func, of: &LoopResult, results: &[Value]) -> Option<Value> {
    match of {
        LoopResult::Unread => None,
        LoopResult::Carried(place) => Some(results[*place]),
        LoopResult::Known(value) => Some(*value),
        LoopResult::Joined(frame, parts) => {
            let parts: Option<Vec<Value>> = parts.iter().map(|p| at(out, p, results)).collect();
            Some(frame.join(out, &parts?))
        }
        LoopResult::Computed(func, parts) => {
            let parts: Option<Vec<Value>> = parts.iter().map(|p| at(out, p, results)).collect();
            Some(copied(func, &parts?, out)[0])
        }
    }
}
