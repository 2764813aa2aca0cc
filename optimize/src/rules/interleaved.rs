//! Arrays whose elements are all written by strided updates, one for each offset within the stride,
//! are the interleaved concatenation of the updates.
//!
//! Arrays of structures are written so, one member at a time. Each update alone rewrites the whole
//! array and keeps the elements in between. Combined, they keep nothing, so the old array is not
//! needed, nor is its adjoint.

use stablehlo::{BinaryOp, ElementType, Func, Literal, Op, Scalar, TensorType, Value};

use super::motion::{Window, example};
use super::pads::{self, Pad};
use super::shorthand::is;
use super::update_of_concat::MOST;
use crate::ops::{as_update, known_starts_of_update};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "updates-in-turns", reason: "what is written to every so many elements, until all are, lies side by side",
           semantics: BitExact, apply: in_turns, example: members },
];

/// The elements of an array with index `first + k * step` in `dimension`.
struct Every {
    dimension: usize,
    step: usize,
    first: usize,
    /// Their values.
    members: Value,
}

impl Every {
    /// Matches an interior pad in an array of `shape`, if it provides all elements at its offset.
    fn of(r: &Rewriter, pad: &Pad, shape: &[usize]) -> Option<Every> {
        let mut padded = (0..shape.len()).filter(|d| pad.interior[*d] > 0);
        let (Some(d), None) = (padded.next(), padded.next()) else {
            return None;
        };
        let (step, count) = (pad.interior[d] + 1, r.shape(pad.operand));
        let is_all = |k: usize| (pad.low[k], pad.high[k], count[k]) == (0, 0, shape[k]);
        let first = usize::try_from(pad.low[d]).ok()?;
        let fits = first < step && count[d] > 0 && count[d] * step == shape[d];
        (fits && (0..shape.len()).all(|k| k == d || is_all(k))).then_some(Every {
            dimension: d,
            step,
            first,
            members: pad.operand,
        })
    }

    /// Matches a strided update; returns it and the array that is updated.
    fn written(r: &Rewriter, op: &Op) -> Option<(Every, Value)> {
        let (old, update, starts) = as_update(op)?;
        let Op::Select {
            pred,
            on_true,
            on_false,
        } = r.op(update)
        else {
            return None;
        };
        let (mask, mut new) = (Pad::of(r.op(*pred))?, Pad::of(r.op(*on_true))?);
        let is_mask = is(r, mask.operand, Scalar::Int(1)) && is(r, mask.value, Scalar::Int(0));
        let is_beside = new.low.iter().chain(&new.high).any(|edge| *edge != 0);
        if !is_mask || !mask.lies_as(&new) || is_beside {
            return None;
        }
        let at = known_starts_of_update(&r.out, old, update, starts)?;
        let mut here = Window::all(r.shape(update));
        here.start.clone_from(&at);
        if Window::of(r, r.op(*on_false))? != (old, here) {
            return None;
        }
        let shape = r.shape(old);
        for d in 0..shape.len() {
            new.low[d] = at[d] as i64;
            new.high[d] = (shape[d] - at[d] - r.shape(update)[d]) as i64;
        }
        Some((Every::of(r, &new, shape)?, old))
    }
}

fn in_turns(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (last, mut old) = Every::written(r, op)?;
    let (d, step) = (last.dimension, last.step);
    if step > MOST {
        return None;
    }
    let mut members: Vec<Option<Value>> = vec![None; step];
    members[last.first] = Some(last.members);
    let shape = r.shape(old).to_vec();
    let mut beside = None;
    while members.contains(&None) {
        let (every, older) = match Pad::of(r.op(old)) {
            Some(pad) => {
                beside = Some(pad.value);
                (Every::of(r, &pad, &shape)?, None)
            }
            None => {
                let (every, older) = Every::written(r, r.op(old))?;
                (every, Some(older))
            }
        };
        if (every.dimension, every.step) != (d, step) {
            return None;
        }
        // A later update takes precedence.
        members[every.first].get_or_insert(every.members);
        match older {
            Some(older) => old = older,
            None => break,
        }
    }
    let mut one = shape.clone();
    one[d] /= step;
    one.insert(d + 1, 1);
    let mut operands = Vec::new();
    for member in members {
        operands.push(match (member, beside) {
            (Some(operand), _) => r.emit(Op::Reshape {
                operand,
                shape: one.clone(),
            }),
            (None, beside) => {
                let beside = beside?;
                let ty = TensorType::new(r.tensor(beside).element, one.clone());
                pads::broadcast(r, beside, ty)
            }
        });
    }
    let operand = r.emit(Op::Concatenate {
        operands,
        dimension: d + 1,
    });
    Some(r.emit(Op::Reshape { operand, shape }))
}

/// The three members of structures, one of them written twice; and two members, where the third is
/// constant.
fn members(n: usize) -> Func {
    let shapes: [&[usize]; 4] = [&[2, 3 * n], &[2, n], &[2, n], &[]];
    example(shapes, |f, [x, a, b, beside]| {
        let ends = |first: i64| ([0, first], [0, if n == 0 { -first } else { 2 - first }]);
        let (low, high) = ends(1);
        let filled = f.pad(b, beside, &low, &high, &[0, 2]);
        let three = [(a, 1), (b, 0), (a, 2), (b, 1)];
        let all = three.iter().fold(x, |x, (new, at)| member(f, x, *new, *at));
        let two = member(f, filled, a, 2);
        f.binary(BinaryOp::Add, all, two)
    })
}

/// Writes `new` to every third element of `x`, from offset `at` on, in the form that raising
/// produces.
fn member(f: &mut Func, x: Value, new: Value, at: usize) -> Value {
    let ty = TensorType::new(ElementType::Pred, f.shape(new));
    let yes = f.constant(Literal::splat(ty, Scalar::Int(1)));
    let [no, zero] = [ElementType::Pred, ElementType::F32].map(|e| f.scalar(e, Scalar::Int(0)));
    let [mask, new] =
        [(yes, no), (new, zero)].map(|(v, beside)| f.pad(v, beside, &[0, 0], &[0, 0], &[0, 2]));
    let size = f.shape(new).to_vec();
    let at = at.min(f.shape(x)[1] - size[1]);
    let old = f.slice(x, &[0, at], &[size[0], at + size[1]], &[1, 1]);
    let update = f.select(mask, new, old);
    let starts = [0, at as i64].map(|at| f.scalar(ElementType::I64, Scalar::Int(at)));
    f.dynamic_update_slice(x, update, &starts)
}
