//! Replaces carried values that are a part of a carried array by reads of that array.
//!
//! A recurrence along the levels of an array may keep the last level as a value of its own, and
//! also store it: `last = f(last, i); x[i] = last`. The array holds it, so the next iteration reads
//! `x[i - 1]`, which is one array less to carry and to write.
//!
//! Positions are affine functions of a loop counter with a constant trip count. Bails out if the
//! initial value is not the part of the initial array before the first one written, or if a
//! position may be out of range and therefore clamped.

use std::collections::HashMap;

use stablehlo::{BinaryOp, ElementType, Func, Scalar, TensorType, Value};

use super::disjoint_read::{AffineIndex, Counter, counters, place};
use super::induction::{step, trips};
use super::looped::{Loop, LoopResult, with_known};
use super::{Apply, Pass};
use crate::index_box::IndexBox;
use crate::ops::{as_update, origin};
use crate::rewrite::Semantics::BitExact;
use crate::trace::{Piece, pieces};

#[rustfmt::skip] // tables stay aligned
pub(super) const PASSES: &[Pass] = &[
    Pass { name: "stored-state", reason: "what a loop carries and also stores is read from where it was stored",
           semantics: BitExact, apply: Apply::Loop(stored_state), example: levels },
];

/// A carried value that the iteration before stored to a part of a carried array.
struct Stored {
    /// The carried value.
    value: usize,
    /// The carried array.
    array: usize,
    /// Where the part starts that the iteration before stored.
    starts: Vec<AffineIndex>,
    /// The type of each start.
    elements: Vec<ElementType>,
    sizes: Vec<usize>,
}

fn stored_state(outer: &mut Func, looped: &mut Loop) -> usize {
    let Some(trips) = trips(outer, looped).filter(|trips| *trips > 0) else {
        return 0;
    };
    let counters = counters(outer, looped, trips);
    let mut found = 0;
    for value in 0..looped.len() {
        let arrays = 0..looped.len();
        let stored = |array| stored(outer, looped, &counters, value, array);
        if let Some(stored) = arrays.into_iter().find_map(stored) {
            replace(looped, &counters, &stored);
            found += 1;
        }
    }
    found
}

/// Returns how `value` is stored to `array`, if each iteration stores it there.
fn stored(
    outer: &Func,
    looped: &Loop,
    counters: &[Option<Counter>],
    value: usize,
    array: usize,
) -> Option<Stored> {
    let body = &looped.body;
    let [next, written] = [value, array].map(|k| body.results[k]);
    // A scalar is cheap to carry.
    if value == array || looped.is_invariant(value) || body.tensor(next).count() < 2 {
        return None;
    }
    // Nothing in the loop reads a value that is replaced already.
    let parameter = body.parameters()[value];
    let is_read = |v: Value| body.op(v).operands().contains(&parameter);
    if !body.values().any(is_read) && !looped.is_read(value) {
        return None;
    }
    let (_, update, at) = as_update(body.op(written))?;
    if origin(body, update) != origin(body, next)
        || body.tensor(update).element != body.tensor(next).element
    {
        return None;
    }
    let (shape, sizes) = (body.shape(written), body.shape(update).to_vec());
    let (mut starts, mut elements) = (Vec::new(), Vec::new());
    let (mut first, mut limit) = (Vec::new(), Vec::new());
    for (d, start) in at.iter().enumerate() {
        let index = place(body, *start, counters, 0)?;
        let back = match index.counter {
            Some(counter) => index.times.checked_mul(step(looped, counter)?)?,
            None => 0,
        };
        let before = AffineIndex {
            plus: index.plus.checked_sub(back)?,
            ..index
        };
        let room = (shape[d] - sizes[d]) as i128;
        for index in [index, before] {
            let (least, most) = index.ends(counters)?;
            if least < 0 || most > room {
                return None;
            }
        }
        let begin = match index.counter {
            Some(counter) => counters[counter]?.first * before.times + before.plus,
            None => before.plus,
        };
        let begin = usize::try_from(begin).ok()?;
        first.push(begin);
        limit.push(begin + sizes[d]);
        starts.push(before);
        elements.push(body.tensor(*start).element);
    }
    let region = IndexBox {
        start: first,
        limit,
    };
    begins_there(outer, looped.inits[value], looped.inits[array], &region).then_some(Stored {
        value,
        array,
        starts,
        elements,
        sizes,
    })
}

/// Returns whether `value` has the same elements as the box `region` of `array`.
fn begins_there(outer: &Func, value: Value, array: Value, region: &IndexBox) -> bool {
    let whole = IndexBox::whole(outer.shape(value));
    let [a, b] = [(value, &whole), (array, region)].map(|(v, at)| pieces(outer, v, at));
    // The elements of the source: where they begin, and how many there are.
    let from = |piece: &Piece| -> Vec<(usize, usize)> {
        let count = |d: usize| piece.at.limit[d] - piece.at.start[d];
        let run = |run: &crate::trace::Run| (run.first, run.along.map_or(1, count));
        piece.from.iter().map(run).collect()
    };
    match (a.as_deref(), b.as_deref()) {
        (Some([a]), Some([b])) => {
            let all =
                |piece: &Piece| piece.at.volume() == from(piece).iter().map(|r| r.1).product();
            a.of == b.of && from(a) == from(b) && all(a) && all(b)
        }
        _ => false,
    }
}

/// Reads the value from the array, in the body and after the loop.
fn replace(looped: &mut Loop, counters: &[Option<Counter>], stored: &Stored) {
    let Stored { value, array, .. } = *stored;
    let parameter = looped.body.parameters()[value];
    let shape = looped.body.shape(parameter).to_vec();
    let read = |out: &mut Func, from: Value, at: &mut dyn FnMut(&mut Func, usize) -> Value| {
        let starts: Vec<Value> = (0..stored.starts.len()).map(|d| at(out, d)).collect();
        let part = out.dynamic_slice(from, &starts, &stored.sizes);
        out.reshape(part, &shape)
    };
    looped.body = with_known(&looped.body, |out| {
        let parameters = out.parameters().to_vec();
        let part = read(out, parameters[array], &mut |out, d| {
            written(out, stored.starts[d], stored.elements[d])
        });
        HashMap::from([(parameter, part)])
    });
    if looped.is_read(value) {
        let mut last = Func::new("last");
        let ty = looped.body.tensor(looped.body.parameters()[array]).clone();
        let from = last.parameter(ty);
        let part = read(&mut last, from, &mut |out, d| {
            // One iteration after the last, the part that the last one stored.
            let index = stored.starts[d];
            let at = match index.counter.and_then(|counter| counters[counter]) {
                Some(counter) => index.times * counter.after() + index.plus,
                None => index.plus,
            };
            out.scalar(stored.elements[d], Scalar::Int(at as i64))
        });
        last.results = vec![part];
        let mut finals = std::mem::take(&mut looped.finals);
        for of in &mut finals {
            *of = of.map(&mut |at| match at == value {
                true => LoopResult::Computed(last.clone(), vec![LoopResult::Carried(array)]),
                false => LoopResult::Carried(at),
            });
        }
        looped.finals = finals;
    }
}

/// Writes an index with the ops of the body.
fn written(out: &mut Func, index: AffineIndex, element: ElementType) -> Value {
    let number = |out: &mut Func, n: i128| out.scalar(element, Scalar::Int(n as i64));
    let Some(counter) = index.counter else {
        return number(out, index.plus);
    };
    let counter = out.parameters()[counter];
    let counter = match out.tensor(counter).element == element {
        true => counter,
        false => out.convert(counter, element),
    };
    let times = number(out, index.times);
    let scaled = out.binary(BinaryOp::Multiply, counter, times);
    let plus = number(out, index.plus);
    out.binary(BinaryOp::Add, scaled, plus)
}

/// Running products of the rows of an array, from its first row on.
fn levels(n: usize) -> Func {
    let mut func = Func::new("levels");
    let rows = TensorType::new(ElementType::F64, [5, n]);
    let x = func.parameter(rows.clone());
    let begin = func.slice(x, &[0, 0], &[1, n], &[1, 1]);
    let begin = func.reshape(begin, &[n]);
    let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
    for func_of in [&mut cond, &mut body] {
        func_of.parameter(TensorType::scalar(ElementType::I64));
        func_of.parameter(TensorType::new(ElementType::F64, [n]));
        func_of.parameter(rows.clone());
    }
    let end = cond.scalar(ElementType::I64, Scalar::Int(5));
    cond.results = vec![cond.compare(stablehlo::Direction::Lt, cond.parameters()[0], end)];
    let [i, last, state] = [0, 1, 2].map(|k| body.parameters()[k]);
    let [zero, one] = [0, 1].map(|n| body.scalar(ElementType::I64, Scalar::Int(n)));
    let row = body.dynamic_slice(state, &[i, zero], &[1, n]);
    let row = body.reshape(row, &[n]);
    let product = body.binary(BinaryOp::Multiply, row, last);
    let line = body.reshape(product, &[1, n]);
    let written = body.dynamic_update_slice(state, line, &[i, zero]);
    let next = body.binary(BinaryOp::Add, i, one);
    body.results = vec![next, product, written];
    let first = func.scalar(ElementType::I64, Scalar::Int(1));
    func.results = func.while_loop(&[first, begin, x], cond, body)[1..].to_vec();
    func
}
