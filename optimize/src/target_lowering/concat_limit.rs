//! What is put together of many padded arrays is put together of a few at a time.
//!
//! Each array that is padded inside of a fused loop is a branch at each element on XLA:CPU (see [`super::split_expensive`]). LLVM makes vectors
//! of a loop with a few of them, by masks; with many it makes none, and each of these costs more the more there are (sums of pads in 21×66×66 `f32`:
//! 54 µs of 4, 150 of 8, 401 of 16, 2000 of 48). Adjoints are such sums: a pad for each place from which an array was read.

use std::cmp::Reverse;

use stablehlo::{Func, Op, Type, Value};

use super::split_expensive::is_boundary;
use crate::fusion_cut::{cone, unshaped};

/// A loop in which no more are padded is left as it is.
const MANY: usize = 8;
/// Others become loops in which no more than so many are.
const FEW: usize = 4;
/// Smaller arrays are not worth a call.
const SMALL: usize = 256;
/// What is so many times smaller than the array that it is an edge of is a loop of its own first.
const EDGE: usize = 8;

/// Mark as loops of their own parts of `whole`, so that few arrays are padded in each.
pub(super) fn few_at_a_time(func: &Func, whole: Value, apart: &mut [bool]) {
    if padded(func, whole, apart) <= MANY {
        return;
    }
    for value in cone(func, whole, &|v| is_boundary(func, v) || apart[v.index()]) {
        while padded(func, value, apart) > FEW {
            let Some(part) = part(func, value, apart) else {
                break;
            };
            apart[part.index()] = true;
        }
    }
}

/// Of what `value` is computed from at once, the edge or else the array for which most is padded.
fn part(func: &Func, value: Value, apart: &[bool]) -> Option<Value> {
    let size = |v: Value| match func.ty(v) {
        Type::Tensor(ty) => ty.count(),
        _ => 0,
    };
    let parts = func.op(value).operands().into_iter().filter_map(|operand| {
        let part = unpadded(func, operand);
        let is_edge = size(part) * EDGE <= size(value);
        let is_there = is_boundary(func, part) || apart[part.index()];
        if is_there || size(part) < SMALL {
            return None;
        }
        let count = padded(func, part, apart);
        let least = if is_edge { 1 } else { 2 };
        (count >= least).then_some((is_edge, count, Reverse(part), part))
    });
    parts.max().map(|(_, _, _, part)| part)
}

/// The array before it was padded, or given another shape.
fn unpadded(func: &Func, value: Value) -> Value {
    match func.op(unshaped(func, value)) {
        Op::Pad { operand, .. } => unpadded(func, *operand),
        _ => unshaped(func, value),
    }
}

/// How many arrays are padded in the loop that computes `value`. Concatenates are not counted: what wraps has lines put together of values that are shared,
/// which would be computed again.
fn padded(func: &Func, value: Value, apart: &[bool]) -> usize {
    let inside = cone(func, value, &|v| is_boundary(func, v) || apart[v.index()]);
    let pads = |v: &&Value| matches!(func.op(**v), Op::Pad { .. });
    inside.iter().filter(pads).count()
}
