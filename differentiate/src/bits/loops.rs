//! Rewrites loops that carry floats as integers to carry floats.

use stablehlo::{ElementType, Func, Op, TensorType, Value};

use super::exponent::scaled;
use super::lift::lifted;
use crate::extract::written;

/// For each carried value, the float type that it is a bitcast of, if it is.
pub(super) type Slots = Vec<Option<ElementType>>;

/// Returns the slots, and the condition and body of a loop that carries floats in them, for all
/// values that each iteration only moves as floats; `None` if there are none. `known` are the float
/// types whose bits the initial values are.
pub(super) fn of_floats(
    cond: &Func,
    body: &Func,
    known: &[Option<ElementType>],
) -> Option<(Slots, Func, Func)> {
    let each = body.results.iter().zip(known);
    let mut slots: Slots = each
        .map(|(result, known)| {
            let is_integer = body.tensor(*result).element.is_integer();
            known.or_else(|| seen(body, *result)).filter(|_| is_integer)
        })
        .collect();
    // A value may be moved as a float only if the others are: iterate until none drops out.
    while slots.iter().any(Option::is_some) {
        let floats = lifted(&with_floats(body, &slots, true));
        let is_changed = |k: usize| match floats.op(floats.results[k]) {
            Op::BitcastConvert { operand, .. } => {
                !floats.tensor(*operand).element.is_float()
                    && scaled(&floats, floats.results[k]).is_none()
            }
            _ => false, // it was a float before
        };
        let changed: Vec<usize> = (0..slots.len())
            .filter(|k| slots[*k].is_some() && is_changed(*k))
            .collect();
        if changed.is_empty() {
            let cond = lifted(&with_floats(cond, &slots, false));
            return Some((slots, cond, floats));
        }
        changed.into_iter().for_each(|k| slots[k] = None);
    }
    None
}

/// Returns the type of floats of the same width that are bitcast on the way to `value`.
fn seen(func: &Func, value: Value) -> Option<ElementType> {
    let width = func.tensor(value).element.bits();
    let (mut left, mut known) = (vec![value], vec![false; func.len()]);
    while let Some(next) = left.pop() {
        if std::mem::replace(&mut known[next.index()], true) {
            continue;
        }
        if let Op::BitcastConvert { operand, .. } = func.op(next) {
            let from = func.tensor(*operand).element;
            if from.is_float() && from.bits() == width {
                return Some(from);
            }
        }
        left.extend(func.op(next).operands());
    }
    None
}

/// Returns `func` with float parameters in `slots`, and float results there too if `gives`.
fn with_floats(func: &Func, slots: &Slots, gives: bool) -> Func {
    let mut out = Func::new(&func.name);
    let params = func.params().iter().zip(slots);
    let mut arguments: Vec<Value> = params
        .map(|(param, slot)| {
            let element = slot.unwrap_or(param.ty.element);
            out.parameter(TensorType::new(element, param.ty.shape.clone()))
        })
        .collect();
    for (argument, param) in arguments.iter_mut().zip(func.params()) {
        *argument = match out.tensor(*argument).element == param.ty.element {
            true => *argument,
            false => out.bitcast_convert(*argument, param.ty.element),
        };
    }
    out.results = written(func, &mut out, &arguments);
    if gives {
        for (place, slot) in slots.iter().enumerate() {
            if let Some(element) = slot {
                out.results[place] = out.bitcast_convert(out.results[place], *element);
            }
        }
    }
    out
}
