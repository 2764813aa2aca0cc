//! Replaces or shrinks loop-invariant carried values.

use stablehlo::{BinaryOp, Direction, ElementType, Func, Op, Scalar, TensorType, Value};

use super::looped::{CarryAction, Loop, is_rematerialisable};
use super::{Apply, Pass};
use crate::rewrite::Semantics::BitExact;

#[rustfmt::skip] // tables stay aligned
pub(super) const PASSES: &[Pass] = &[
    Pass { name: "invariant-result", reason: "what a loop gives back as it got it is what it began with",
           semantics: BitExact, apply: Apply::Loop(results), example: steps_of_a_saxpy },
    Pass { name: "constant-state", reason: "a constant, a mask or a range is computed inside, and not read from memory at each step",
           semantics: BitExact, apply: Apply::Loop(constants), example: masked },
    Pass { name: "broadcast-state", reason: "a broadcast is carried as what it repeats",
           semantics: BitExact, apply: Apply::Loop(broadcasts), example: broadcast },
];

fn results(_: &mut Func, looped: &mut Loop) -> usize {
    let invariant = (0..looped.len()).filter(|k| looped.is_invariant(*k));
    let invariant: Vec<usize> = invariant.collect();
    let know = |k: &&usize| looped.replace_result(**k, looped.inits[**k]);
    invariant.iter().filter(know).count()
}

fn constants(outer: &mut Func, looped: &mut Loop) -> usize {
    let carry =
        |k: usize| match looped.is_invariant(k) && is_rematerialisable(outer, looped.inits[k]) {
            true => CarryAction::Rematerialise(looped.inits[k]),
            false => CarryAction::Keep,
        };
    let carry: Vec<CarryAction> = (0..looped.len()).map(carry).collect();
    change(outer, looped, &carry)
}

fn broadcasts(outer: &mut Func, looped: &mut Loop) -> usize {
    let carry = |k: usize| {
        let op = outer.op(looped.inits[k]);
        match op {
            Op::BroadcastInDim { operand, shape, .. } if looped.is_invariant(k) => {
                let smaller = outer.tensor(*operand).count() < shape.iter().product();
                match smaller && !looped.is_read(k) {
                    true => CarryAction::View(op.clone(), *operand),
                    false => CarryAction::Keep,
                }
            }
            _ => CarryAction::Keep,
        }
    };
    let carry: Vec<CarryAction> = (0..looped.len()).map(carry).collect();
    change(outer, looped, &carry)
}

/// Applies `carry`, and returns the number of carried values that changed.
pub(super) fn change(outer: &Func, looped: &mut Loop, carry: &[CarryAction]) -> usize {
    let changes = carry.iter().filter(|c| **c != CarryAction::Keep).count();
    if changes > 0 {
        looped.rewrite_carried(outer, carry);
    }
    changes
}

/// Writes `while i < steps { state = body(i, state) }` and returns the final state. The trip count
/// is the low two bits of a new parameter. `write` is given the body, the counter and the state.
pub(super) fn steps(
    func: &mut Func,
    state: &[Value],
    write: impl FnOnce(&mut Func, Value, &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    let int = TensorType::scalar(ElementType::I32);
    let steps = func.parameter(int.clone());
    let three = func.scalar(ElementType::I32, Scalar::Int(3));
    let steps = func.binary(BinaryOp::And, steps, three);
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
    let inits: Vec<Value> = [zero, steps].iter().chain(state).copied().collect();
    for init in &inits {
        cond.parameter(func.tensor(*init).clone());
        body.parameter(func.tensor(*init).clone());
    }
    let (i, steps) = (cond.parameters()[0], cond.parameters()[1]);
    cond.results = vec![cond.compare(Direction::Lt, i, steps)];
    let parameters = body.parameters().to_vec();
    let one = body.scalar(ElementType::I32, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, parameters[0], one);
    let state = write(&mut body, parameters[0], &parameters[2..]);
    body.results = [next, parameters[1]].into_iter().chain(state).collect();
    func.while_loop(&inits, cond, body)[2..].to_vec()
}

pub(super) fn field(func: &mut Func, n: usize) -> Value {
    func.parameter(TensorType::new(ElementType::F64, [n]))
}

fn steps_of_a_saxpy(n: usize) -> Func {
    let mut func = Func::new("steps_of_a_saxpy");
    let (x, y) = (field(&mut func, n), field(&mut func, n));
    func.results = steps(&mut func, &[x, y], |body, _, state| {
        let sum = body.binary(BinaryOp::Add, state[1], state[0]);
        vec![state[0], sum]
    });
    func
}

fn masked(n: usize) -> Func {
    let mut func = Func::new("masked");
    let x = field(&mut func, n);
    let half = func.splat(func.tensor(x).clone(), Scalar::Float(0.5));
    let place = func.iota(ElementType::I32, &[n], 0);
    let three = func.splat(TensorType::new(ElementType::I32, [n]), Scalar::Int(3));
    let mask = func.compare(Direction::Lt, place, three);
    let results = steps(&mut func, &[x, half, mask], |body, _, state| {
        let less = body.binary(BinaryOp::Multiply, state[0], state[1]);
        let chosen = body.select(state[2], less, state[0]);
        vec![chosen, state[1], state[2]]
    });
    func.results = vec![results[0]];
    func
}

fn broadcast(n: usize) -> Func {
    let mut func = Func::new("broadcast");
    let x = field(&mut func, n);
    let factor = func.parameter(TensorType::scalar(ElementType::F64));
    let factors = func.broadcast_in_dim(factor, &[n], &[]);
    let results = steps(&mut func, &[x, factors], |body, _, state| {
        let product = body.binary(BinaryOp::Multiply, state[0], state[1]);
        vec![product, state[1]]
    });
    func.results = vec![results[0]];
    func
}
