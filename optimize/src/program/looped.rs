//! A loop taken out of its function, with what it carries.

use std::collections::HashMap;

use stablehlo::{Counted, Func, Op, Value};

use super::halo_peel::Frame;
use crate::rewrite::{uses, without_dead};

/// A loop, while passes change it.
pub(crate) struct Loop {
    /// What it begins with, in the function around it: a value per parameter of `cond` and `body`.
    pub(crate) inits: Vec<Value>,
    pub(crate) cond: Func,
    pub(crate) body: Func,
    /// What the results are that it had when it was met.
    pub(crate) finals: Vec<LoopResult>,
}

/// What a result of a loop has become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LoopResult {
    /// Nobody asks.
    Unread,
    /// What is carried at this place.
    Carried(usize),
    /// A value of the function around the loop.
    Known(Value),
    /// Its parts: what lies around a box, and that box, as [`Frame`] orders them.
    Joined(Frame, Vec<LoopResult>),
    /// What the function gives, which has one result, for these arguments.
    Computed(Func, Vec<LoopResult>),
}

impl LoopResult {
    /// Whether it needs what is carried at `place`.
    fn needs(&self, place: usize) -> bool {
        match self {
            LoopResult::Unread | LoopResult::Known(_) => false,
            LoopResult::Carried(at) => *at == place,
            LoopResult::Joined(_, parts) | LoopResult::Computed(_, parts) => {
                parts.iter().any(|part| part.needs(place))
            }
        }
    }

    /// Whether it needs anything that is carried.
    pub(crate) fn is_carried(&self) -> bool {
        match self {
            LoopResult::Unread | LoopResult::Known(_) => false,
            LoopResult::Carried(_) => true,
            LoopResult::Joined(_, parts) | LoopResult::Computed(_, parts) => {
                parts.iter().any(LoopResult::is_carried)
            }
        }
    }

    /// The same with each carried value replaced.
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

/// What becomes of a carried value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CarryAction {
    Keep,
    /// It is what is carried at another place, which is kept.
    Alias(usize),
    /// It never changes, and is computed inside again, from what the function around computes it from.
    Rematerialise(Value),
    /// It never changes, and is a view that this op takes of a smaller value, which is carried instead.
    View(Op, Value),
    /// Nothing needs it.
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

    /// How many values are carried.
    pub(crate) fn len(&self) -> usize {
        self.inits.len()
    }

    /// Whether the body gives back what it got at `place`.
    pub(crate) fn is_invariant(&self, place: usize) -> bool {
        self.body.gives_back(place)
    }

    /// The loop as it stands in `outer`.
    pub(crate) fn counted<'a>(&'a self, outer: &'a Func) -> Counted<'a> {
        Counted {
            outer,
            inits: &self.inits,
            cond: &self.cond,
            body: &self.body,
        }
    }

    /// Whether the result at `place` is read after the loop.
    pub(crate) fn is_read(&self, place: usize) -> bool {
        self.finals.iter().any(|of| of.needs(place))
    }

    /// Says that results at `place` are a value that is known without the loop; whether any was read.
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

    /// Carries one value more, that the body gives back as it is; its place.
    pub(crate) fn carry(&mut self, outer: &Func, init: Value) -> usize {
        let ty = outer.tensor(init).clone();
        self.cond.parameter(ty.clone());
        let parameter = self.body.parameter(ty);
        self.inits.push(init);
        self.body.results.push(parameter);
        self.inits.len() - 1
    }

    /// Carries less: `carry` says, for each value, how it is brought in from now on.
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
        // A view gives back what it is taken of.
        for (kept, carry) in carry.iter().filter(|c| is_kept(c)).enumerate() {
            if let CarryAction::View(..) = carry {
                self.body.results[kept] = self.body.parameters()[kept];
            }
        }
    }
}

/// The function with its parameters brought in as `carry` says.
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
    // The use of a parameter that is its signature's does not count.
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

/// The function written anew, some of its values being known from the start: `replace_result` may add ops to what has only the
/// parameters, which are the same, and says for each of those values what it is.
pub(crate) fn with_known(
    func: &Func,
    know: impl FnOnce(&mut Func) -> HashMap<Value, Value>,
) -> Func {
    let mut out = Func::new(func.name.clone());
    let mut new: Vec<Option<Value>> = vec![None; func.len()];
    // Added one by one, parameters may stand behind other ops; here they come first.
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

/// `value` of `from`, which depends on no parameter, computed in `to`.
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

/// How many ops it takes at most to compute a value again rather than to carry it.
const AGAIN: usize = 12;
/// How many elements a constant may have to be written into a loop, if they are not all one.
const FEW: usize = 1024;

/// Whether `value` is made of constants and counting alone, and cheap enough to be computed inside of a loop again and
/// again: masks, splats, ranges.
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
            _ => false, // costs more than an element or two
        };
        if !cheap || ops > AGAIN {
            return false;
        }
        left.extend(op.operands());
    }
    true
}
