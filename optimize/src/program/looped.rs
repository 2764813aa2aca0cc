//! A loop and its carried values, detached from the function around it so that passes can change
//! it.

use std::collections::HashMap;

use stablehlo::{Counted, Func, Op, Value};

use super::halo_peel::Frame;
use crate::rewrite::{uses, without_dead};

/// A loop under rewriting.
pub(crate) struct Loop {
    /// The initial values, in the function around the loop: one per parameter of `cond` and `body`.
    pub(crate) inits: Vec<Value>,
    pub(crate) cond: Func,
    pub(crate) body: Func,
    /// How each result of the original loop is obtained.
    pub(crate) finals: Vec<LoopResult>,
}

/// How a result of the original loop is obtained from the rewritten one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LoopResult {
    /// It is not read.
    Unread,
    /// The carried value with this index.
    Carried(usize),
    /// A value of the function around the loop.
    Known(Value),
    /// The concatenation of the strips around a box and of the box, in the order of [`Frame`].
    Joined(Frame, Vec<LoopResult>),
    /// The result of this function, which has one, applied to these arguments.
    Computed(Func, Vec<LoopResult>),
}

impl LoopResult {
    /// Returns whether it depends on the carried value `place`.
    fn needs(&self, place: usize) -> bool {
        match self {
            LoopResult::Unread | LoopResult::Known(_) => false,
            LoopResult::Carried(at) => *at == place,
            LoopResult::Joined(_, parts) | LoopResult::Computed(_, parts) => {
                parts.iter().any(|part| part.needs(place))
            }
        }
    }

    /// Returns whether it depends on any carried value.
    pub(crate) fn is_carried(&self) -> bool {
        match self {
            LoopResult::Unread | LoopResult::Known(_) => false,
            LoopResult::Carried(_) => true,
            LoopResult::Joined(_, parts) | LoopResult::Computed(_, parts) => {
                parts.iter().any(LoopResult::is_carried)
            }
        }
    }

    /// Substitutes each carried value.
    pub(crate) fn map(&self, to: &mut impl FnMut(usize) -> LoopResult) -> LoopResult {
        match self {
            LoopResult::Unread | LoopResult::Known(_) => self.clone(),
            LoopResult::Carried(place) => to(*place),
            LoopResult::Joined(frame, parts) => {
                let parts = parts.iter().map(|part| part.map(to)).collect();
                LoopResult::Joined(frame.clone(), parts)
            }
            LoopResult::Computed(func, parts) => {
                let parts = parts.iter().map(|part| part.map(to)).collect();
                LoopResult::Computed(func.clone(), parts)
            }
        }
    }
}

/// What happens to a carried value in [`Loop::rewrite_carried`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CarryAction {
    Keep,
    /// It equals another carried value, which is kept.
    Alias(usize),
    /// It never changes; condition and body recompute it with the ops that compute this value of
    /// the function around the loop.
    Rematerialise(Value),
    /// It never changes, and is this view of a smaller value, which is carried instead.
    View(Op, Value),
    /// Nothing reads it.
    Drop,
}

impl Loop {
    pub(crate) fn new(inits: Vec<Value>, cond: Func, body: Func, read: &[bool]) -> Loop {
        let of = |(place, read): (usize, &bool)| match read {
            true => LoopResult::Carried(place),
            false => LoopResult::Unread,
        };
        Loop {
            inits,
            cond,
            body,
            finals: read.iter().enumerate().map(of).collect(),
        }
    }

    /// Returns the number of carried values.
    pub(crate) fn len(&self) -> usize {
        self.inits.len()
    }

    /// Returns whether the body returns the carried value `place` unchanged.
    pub(crate) fn is_invariant(&self, place: usize) -> bool {
        self.body.gives_back(place)
    }

    /// Returns a view of the loop for trip count analysis; `outer` is the function around it.
    pub(crate) fn counted<'a>(&'a self, outer: &'a Func) -> Counted<'a> {
        Counted {
            outer,
            inits: &self.inits,
            cond: &self.cond,
            body: &self.body,
        }
    }

    /// Returns whether the result `place` is read after the loop.
    pub(crate) fn is_read(&self, place: usize) -> bool {
        self.finals.iter().any(|of| of.needs(place))
    }

    /// Replaces the result `place` by a value of the function around the loop. Returns whether the
    /// result was read.
    pub(crate) fn replace_result(&mut self, place: usize, value: Value) -> bool {
        let read = self.is_read(place);
        for of in &mut self.finals {
            *of = of.map(&mut |at| match at == place {
                true => LoopResult::Known(value),
                false => LoopResult::Carried(at),
            });
        }
        read
    }

    /// Adds a carried value that the body does not change, and returns its index.
    pub(crate) fn carry(&mut self, outer: &Func, init: Value) -> usize {
        let ty = outer.tensor(init).clone();
        self.cond.parameter(ty.clone());
        let parameter = self.body.parameter(ty);
        self.inits.push(init);
        self.body.results.push(parameter);
        self.inits.len() - 1
    }

    /// Rewrites the carried values; `carry` has one action for each.
    pub(crate) fn rewrite_carried(&mut self, outer: &Func, carry: &[CarryAction]) {
        let is_kept = |c: &CarryAction| matches!(c, CarryAction::Keep | CarryAction::View(..));
        let mut places = vec![None; carry.len()];
        for (place, old) in (0..carry.len()).filter(|k| is_kept(&carry[*k])).enumerate() {
            places[old] = Some(place);
        }
        let place = |old: usize| match carry[old] {
            CarryAction::Alias(other) => places[other],
            _ => places[old],
        };
        for of in &mut self.finals {
            *of = of.map(&mut |old| {
                place(old).map_or(LoopResult::Known(self.inits[old]), LoopResult::Carried)
            });
        }
        let results = self.body.results.iter().zip(carry);
        let results = results.filter(|(_, carry)| is_kept(carry));
        let results = results.map(|(v, _)| *v).collect();
        self.cond = rewritten(&self.cond, outer, carry, self.cond.results.clone());
        self.body = rewritten(&self.body, outer, carry, results);
        let init = |(init, carry): (&Value, &CarryAction)| match carry {
            CarryAction::Keep => Some(*init),
            CarryAction::View(_, of) => Some(*of),
            CarryAction::Alias(_) | CarryAction::Rematerialise(_) | CarryAction::Drop => None,
        };
        self.inits = self.inits.iter().zip(carry).filter_map(init).collect();
        // The body returns the carried operand of a view unchanged.
        for (kept, carry) in carry.iter().filter(|c| is_kept(c)).enumerate() {
            if let CarryAction::View(..) = carry {
                self.body.results[kept] = self.body.parameters()[kept];
            }
        }
    }
}

/// Returns the function with its parameters rewritten according to `carry`.
fn rewritten(func: &Func, outer: &Func, carry: &[CarryAction], results: Vec<Value>) -> Func {
    let mut out = Func::new(func.name.clone());
    let mut new: Vec<Option<Value>> = vec![None; func.len()];
    let parameters = func.parameters();
    for (place, carry) in carry.iter().enumerate() {
        let ty = match carry {
            CarryAction::Keep => func.tensor(parameters[place]).clone(),
            CarryAction::View(_, of) => outer.tensor(*of).clone(),
            CarryAction::Alias(_) | CarryAction::Rematerialise(_) | CarryAction::Drop => continue,
        };
        new[parameters[place].index()] = Some(out.parameter(ty));
    }
    let mut live = func.clone();
    live.results.clone_from(&results);
    let uses = uses(&live);
    // The signature counts as one use of a parameter.
    let is_used = |place: usize| uses[parameters[place].index()] > 1;
    for (place, carry) in carry.iter().enumerate() {
        let at = parameters[place].index();
        match carry {
            CarryAction::Keep | CarryAction::Drop => {}
            CarryAction::Alias(other) => new[at] = new[parameters[*other].index()],
            CarryAction::View(op, _) if is_used(place) => {
                let op = op.map_operands(|_| new[at].expect("it has a parameter"));
                new[at] = Some(out.push(op).expect("it fitted outside"));
            }
            CarryAction::Rematerialise(value) if is_used(place) => {
                new[at] = Some(copy_of(outer, *value, &mut out));
            }
            CarryAction::View(..) | CarryAction::Rematerialise(_) => {}
        }
    }
    for value in func.values().filter(|v| uses[v.index()] > 0) {
        if matches!(func.op(value), Op::Parameter { .. }) {
            continue;
        }
        out.set_loc(func.loc(value));
        let at = |v: Value| new[v.index()].expect("what is not carried is not needed");
        new[value.index()] = Some(
            out.push(func.op(value).map_operands(at))
                .expect("it fitted before"),
        );
    }
    let result = |v: &Value| new[v.index()];
    out.results = results.iter().filter_map(result).collect();
    debug_assert_eq!(out.results.len(), results.len());
    out
}

/// Returns the function with some values replaced. `know` is called on the new function while it
/// has only the parameters, which are the same; it may add ops, and returns the replacements by old
/// value.
pub(crate) fn with_known(
    func: &Func,
    know: impl FnOnce(&mut Func) -> HashMap<Value, Value>,
) -> Func {
    let mut out = Func::new(func.name.clone());
    let mut new: Vec<Option<Value>> = vec![None; func.len()];
    // In `func`, parameters that were added later may follow other ops; here they come first.
    for (param, parameter) in func.params().iter().zip(func.parameters()) {
        new[parameter.index()] = Some(out.parameter(param.ty.clone()));
    }
    for (value, known) in know(&mut out) {
        new[value.index()] = Some(known);
    }
    for value in func.values() {
        if new[value.index()].is_none() {
            out.set_loc(func.loc(value));
            let at = |v: Value| new[v.index()].expect("operands come before their op");
            let op = func.op(value).map_operands(at);
            new[value.index()] = Some(out.push(op).expect("it fitted before"));
        }
    }
    let result = |v: &Value| new[v.index()].expect("every value has become one");
    out.results = func.results.iter().map(result).collect();
    without_dead(&out)
}

/// Copies `value`, which depends on no parameter, from `from` to `to`, with the ops that compute
/// it.
pub(crate) fn copy_of(from: &Func, value: Value, to: &mut Func) -> Value {
    let operands = from.op(value).operands();
    let mut copies = operands.into_iter().map(|v| copy_of(from, v, to));
    let copies: Vec<Value> = copies.by_ref().collect();
    let mut copies = copies.into_iter();
    let op = from
        .op(value)
        .map_operands(|_| copies.next().expect("one each"));
    to.push(op).expect("it fitted there")
}

/// The maximum number of ops to rematerialise rather than to carry a value.
const AGAIN: usize = 12;
/// The maximum number of elements of a constant, other than a splat, that is copied into a loop.
const FEW: usize = 1024;

/// Returns whether `value` depends only on constants and iotas, and is cheap enough to be
/// recomputed in each iteration: masks, splats, ranges.
pub(crate) fn is_rematerialisable(func: &Func, value: Value) -> bool {
    let mut left = vec![value];
    let mut ops = 0;
    while let Some(next) = left.pop() {
        ops += 1;
        let op = func.op(next);
        let cheap = match op {
            Op::Constant(literal) => literal.count() <= FEW || literal.splat_value().is_some(),
            Op::Iota { .. }
            | Op::BroadcastInDim { .. }
            | Op::Reshape { .. }
            | Op::Transpose { .. }
            | Op::Slice { .. }
            | Op::Pad { .. }
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Clamp { .. }
            | Op::Convert { .. } => true,
            Op::Unary(_, x) | Op::Binary(_, x, _) => !func.tensor(*x).element.is_float(),
            _ => false, // not cheap
        };
        if !cheap || ops > AGAIN {
            return false;
        }
        left.extend(op.operands());
    }
    true
}
