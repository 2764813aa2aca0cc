//! Passes that see a whole program: loops with what they carry, and stores across what were kernels. They take turns with
//! the [`rules`](crate::rules) until neither finds anything more.
//!
//! A pass is a row as a rule is: a name, the reason, whether it keeps the bits of every result, what it does, and a program on which it
//! must do it. Loops may not run at all. Loops whose test is not understood are left as they are, but
//! for what is true of any loop.

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

/// A rewrite of loops, or of a body as a whole.
pub struct Pass {
    /// Kebab-case, as `--explain` and the report call it.
    pub name: &'static str,
    /// Why the result is better, in one line.
    pub reason: &'static str,
    /// Whether the results keep their bits.
    pub semantics: Semantics,
    /// What is done.
    pub(crate) apply: Apply,
    /// A program with arrays of about this many elements along each dimension; with five, the pass finds something to do.
    pub example: fn(usize) -> Func,
}

/// What a pass looks at. Both say how often they found something to do.
pub(crate) enum Apply {
    /// A loop, changed in place; what is to stand before it is added to the function around it.
    Loop(fn(&mut Func, &mut Loop) -> usize),
}

/// Every pass, in the order in which they are tried.
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
    ]
    .into_iter()
    .flatten()
}

/// Whether a pass makes loops part of something else.
pub(crate) fn moves_loops(pass: &Pass) -> bool {
    unswitch::PASSES.iter().any(|row| row.name == pass.name)
}

/// The same function after each of the passes was tried once, in loops first; `None` if there was nothing to do.
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
        // Which of their results are read, by tuples.
        let mut reads: HashMap<Value, Vec<usize>> = HashMap::new();
        for user in func.values().filter(|v| uses[v.index()] > 0) {
            if let Op::Result { of, index } = func.op(user) {
                reads.entry(*of).or_default().push(*index);
            }
        }
        // What the results of loops have become.
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

    /// Where the results of the loop are, those that are read.
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

/// Where a result of a loop is, if anybody reads it; `results` are what is carried.
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
