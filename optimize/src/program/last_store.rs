//! Sinks stores out of a loop if each iteration overwrites them before anything reads them: only
//! the last store counts, and it is done after the loop.
//!
//! An example is a diagnostic of the state that is only read at the end. Its inputs must be
//! available after the loop: carried for other reasons, or invariant. All iterations must write the
//! same elements; the others keep their values from before the loop. If the trip count is zero, a
//! `select` keeps the initial array.
//!
//! Bails out if the stored value depends on the state at the beginning of the last iteration and
//! that is not carried as well, or on values that the loop computes anyway and that are not cheap.

use std::collections::BTreeMap;

use stablehlo::{BinaryOp, ElementType, Func, Op, Scalar, UnaryOp, Value};

use super::carried::reads;
use super::hoist::invariant;
use super::invariant::{field, steps};
use super::looped::{Loop, LoopResult};
use super::{Apply, Pass};
use crate::fusion_cut::is_view;
use crate::inline::{copied, push};
use crate::ops::is_elementwise;
use crate::rewrite::Semantics::BitExact;

#[rustfmt::skip] // tables stay aligned
pub(super) const PASSES: &[Pass] = &[
    Pass { name: "last-store", reason: "what each step overwrites and none reads is computed once, after the loop, from what the last step left",
           semantics: BitExact, apply: Apply::Loop(last_stores), example: speed },
];

/// The maximum length of a condition that is evaluated once more to find out whether the loop runs.
const LONGEST_TEST: usize = 32;

fn last_stores(outer: &mut Func, looped: &mut Loop) -> usize {
    if !is_short(&looped.cond) {
        return 0;
    }
    let mut found = Search::new(looped);
    found.settle();
    let places: Vec<usize> = (0..looped.len()).filter(|k| found.last[*k]).collect();
    if places.is_empty() {
        return 0;
    }
    let ran = copied(&looped.cond, &looped.inits, outer)[0];
    let stores: Vec<LoopResult> = places.iter().map(|k| found.store(outer, *k, ran)).collect();
    let stores: BTreeMap<usize, LoopResult> = places.iter().copied().zip(stores).collect();
    for of in &mut looped.finals {
        *of = of.map(&mut |place| {
            stores
                .get(&place)
                .cloned()
                .unwrap_or(LoopResult::Carried(place))
        });
    }
    places.len()
}

/// Returns whether a loop condition may be evaluated once more: it is short, and all its ops are
/// total.
pub(super) fn is_short(cond: &Func) -> bool {
    let mut tests = cond.values().map(|v| cond.op(v));
    cond.len() <= LONGEST_TEST && tests.all(is_total)
}

/// Returns whether the op terminates for all operands and has no side effects.
fn is_total(op: &Op) -> bool {
    match op {
        Op::While { .. }
        | Op::CustomCall { .. }
        | Op::Collective { .. }
        | Op::OptimizationBarrier { .. } => false,
        op => {
            let mut total = true;
            op.map_bodies(&mut |body| {
                total &= body.values().all(|v| is_total(body.op(v)));
                body.clone()
            });
            total
        }
    }
}

/// Finds the carried values whose computation can be sunk below the loop.
struct Search<'a> {
    looped: &'a Loop,
    /// Whether each value of the body is loop-invariant.
    invariant: Vec<bool>,
    /// The carried values that are candidates: overwritten, and read by no other value.
    last: Vec<bool>,
    /// The carried values that must stay in the loop.
    needed: Vec<bool>,
    /// For each value of the body, where it is available after the last iteration.
    there: Vec<Option<LoopResult>>,
}

impl<'a> Search<'a> {
    fn new(looped: &'a Loop) -> Search<'a> {
        let (cond, body) = (&looped.cond, &looped.body);
        let mut search = Search {
            looped,
            invariant: invariant(looped),
            last: Vec::new(),
            needed: Vec::new(),
            there: Vec::new(),
        };
        // The number of results and conditions that read each carried value.
        let mut readers = vec![0; looped.len()];
        let all = body.results.iter().map(|result| reads(body, &[*result]));
        for read in all.chain([reads(cond, &cond.results)]).flatten() {
            readers[read] += 1;
        }
        let own = |k: usize| usize::from(reads(body, &[body.results[k]]).contains(&k));
        let is_read = |k: usize| looped.is_read(k) && !looped.is_invariant(k);
        let last = |k: usize| is_read(k) && readers[k] == own(k) && search.is_overwritten(k);
        search.last = (0..looped.len()).map(last).collect();
        search
    }

    /// Removes candidates that must stay in the loop, until a fixpoint.
    fn settle(&mut self) {
        while self.last.iter().any(|last| *last) {
            self.find_needed();
            self.find_there();
            let stays = |k: usize| self.last[k] && self.is_last(k);
            let last: Vec<bool> = (0..self.last.len()).map(stays).collect();
            if last == self.last {
                return;
            }
            self.last = last;
        }
    }

    /// Finds the carried values that the condition, the results that are read, and further
    /// iterations need.
    fn find_needed(&mut self) {
        let looped = self.looped;
        let own = |k: usize| looped.is_read(k) && !self.last[k];
        let mut needed: Vec<bool> = (0..looped.len()).map(own).collect();
        for place in reads(&looped.cond, &looped.cond.results) {
            needed[place] = true;
        }
        let mut left: Vec<usize> = (0..looped.len()).filter(|k| needed[*k]).collect();
        while let Some(place) = left.pop() {
            for read in reads(&looped.body, &[looped.body.results[place]]) {
                if !needed[read] {
                    needed[read] = true;
                    left.push(read);
                }
            }
        }
        self.needed = needed;
    }

    fn find_there(&mut self) {
        let looped = self.looped;
        let body = &looped.body;
        self.there = vec![None; body.len()];
        for (place, result) in body
            .results
            .iter()
            .enumerate()
            .filter(|(k, _)| self.needed[*k])
        {
            self.there[result.index()] = Some(LoopResult::Carried(place));
        }
        for (place, parameter) in body.parameters().iter().enumerate() {
            if looped.is_invariant(place) {
                self.there[parameter.index()] = Some(LoopResult::Known(looped.inits[place]));
            }
        }
    }

    /// Returns whether the store `place` can be sunk.
    fn is_last(&self, place: usize) -> bool {
        let body = &self.looped.body;
        let needs = self.computed(place);
        let shared = self.values_that_stay();
        needs.iter().all(|value| {
            let op = body.op(*value);
            let is_own = *value == body.parameters()[place];
            let cheap = is_elementwise(op) || is_view(op);
            let computes = !matches!(op, Op::Parameter { .. }) && is_total(op);
            is_own || computes && (cheap || !shared[value.index()])
        })
    }

    /// Returns whether each iteration overwrites the same elements, whatever they were before.
    fn is_overwritten(&self, place: usize) -> bool {
        let body = &self.looped.body;
        let old = body.parameters()[place];
        let reads_old = |value: &Value| reads(body, &[*value]).contains(&place);
        let mut value = body.results[place];
        while value != old && reads_old(&value) {
            value = match body.op(value) {
                Op::DynamicUpdateSlice {
                    operand,
                    update,
                    starts,
                } => {
                    let stays = starts.iter().all(|start| self.invariant[start.index()]);
                    if !stays || reads_old(update) {
                        return false;
                    }
                    *operand
                }
                Op::Select {
                    pred,
                    on_true,
                    on_false,
                } => {
                    if !self.invariant[pred.index()] {
                        return false;
                    }
                    match (reads_old(on_true), reads_old(on_false)) {
                        (true, false) => *on_true,
                        (false, true) => *on_false,
                        (true, true) | (false, false) => return false,
                    }
                }
                _ => return false, // depends on the previous elements
            };
        }
        true
    }

    /// Returns the values that the result `place` is computed from, up to those that are available
    /// after the loop.
    fn computed(&self, place: usize) -> Vec<Value> {
        let body = &self.looped.body;
        let mut seen = vec![false; body.len()];
        let mut left = vec![body.results[place]];
        while let Some(value) = left.pop() {
            let known = self.there[value.index()].is_some();
            if !known && !std::mem::replace(&mut seen[value.index()], true) {
                left.extend(body.op(value).operands());
            }
        }
        body.values().filter(|v| seen[v.index()]).collect()
    }

    /// Returns the values that the loop computes in any case.
    fn values_that_stay(&self) -> Vec<bool> {
        let body = &self.looped.body;
        let mut stays = vec![false; body.len()];
        let results = body.results.iter().zip(&self.needed);
        for (result, _) in results.filter(|(_, needed)| **needed) {
            stays[result.index()] = true;
        }
        for value in body.values().rev() {
            if stays[value.index()] {
                for operand in body.op(value).operands() {
                    stays[operand.index()] = true;
                }
            }
        }
        stays
    }

    /// Builds the code after the loop: the last store to `place`, selected if the loop `ran`.
    fn store(&self, outer: &Func, place: usize, ran: Value) -> LoopResult {
        let (looped, body) = (self.looped, &self.looped.body);
        let mut func = Func::new("last");
        let mut arguments = Vec::new();
        let mut new: Vec<Option<Value>> = vec![None; body.len()];
        let init = looped.inits[place];
        let mut take = |func: &mut Func, of: LoopResult, like: (&Func, Value)| {
            arguments.push(of);
            func.parameter(like.0.tensor(like.1).clone())
        };
        let pred = take(&mut func, LoopResult::Known(ran), (outer, ran));
        let before = take(&mut func, LoopResult::Known(init), (outer, init));
        new[body.parameters()[place].index()] = Some(before);
        let computed = self.computed(place);
        let mut operands: Vec<Value> = vec![body.results[place]];
        operands.extend(computed.iter().flat_map(|v| body.op(*v).operands()));
        for value in operands {
            if let (None, Some(of)) = (new[value.index()], &self.there[value.index()]) {
                new[value.index()] = Some(take(&mut func, of.clone(), (body, value)));
            }
        }
        for value in computed {
            if new[value.index()].is_none() {
                func.set_loc(body.loc(value));
                let at = |v: Value| new[v.index()].expect("it is computed, or there");
                let op = body.op(value).map_operands(at);
                new[value.index()] = Some(push(&mut func, op));
            }
        }
        let after = new[body.results[place].index()].expect("it was computed last");
        func.results = vec![func.select(pred, after, before)];
        LoopResult::Computed(func, arguments)
    }
}

/// A rotating flow and its speed, and the speed with a lower bound, stored in the inner range of an
/// array.
fn speed(n: usize) -> Func {
    let mut func = Func::new("speed");
    let [u, v, speed] = [0; 3].map(|_| field(&mut func, n));
    let fast = field(&mut func, n + 2);
    func.results = steps(&mut func, &[u, v, speed, fast], |body, _, state| {
        let [u, v, _, fast] = *state else {
            return state.to_vec();
        };
        let u = body.binary(BinaryOp::Add, u, v);
        let v = body.binary(BinaryOp::Subtract, v, u);
        let squares = [u, v].map(|x| body.binary(BinaryOp::Multiply, x, x));
        let sum = body.binary(BinaryOp::Add, squares[0], squares[1]);
        let speed = body.unary(UnaryOp::Sqrt, sum);
        let half = body.splat(body.tensor(speed).clone(), Scalar::Float(0.5));
        let most = body.binary(BinaryOp::Maximum, speed, half);
        let one = body.scalar(ElementType::I64, Scalar::Int(1));
        let fast = body.dynamic_update_slice(fast, most, &[one]);
        vec![u, v, speed, fast]
    });
    func
}
