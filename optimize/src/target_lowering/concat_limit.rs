//! Limits the number of pads in one fused loop.
//!
//! Each array that is padded inside a fused loop is a branch at each element on XLA:CPU (see
//! [`super::split_expensive`]). LLVM vectorizes a loop with a few of them, by masks; with many it
//! does not, and each costs more the more there are (sums of pads in 21×66×66 `f32`: 54 µs for 4,
//! 150 for 8, 401 for 16, 2000 for 48). Adjoints are such sums: a pad for each offset at which an
//! array was read.

use std::cmp::Reverse;

use stablehlo::{Func, Op, Type, Value};

use super::split_expensive::is_boundary;
use crate::fusion_cut::{cone, unshaped};

/// A loop with at most this many pads is left as it is.
const MANY: usize = 8;
/// Other loops are split into loops with at most this many pads.
const FEW: usize = 4;
/// Smaller arrays are not worth a call.
const SMALL: usize = 256;
/// A part that is this factor smaller than its array is an edge, and split off first.
const EDGE: usize = 8;

/// Marks parts of `whole` as loops of their own, so that each loop pads few arrays.
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

/// Returns the operand of `value` to split off: an edge if there is one, otherwise the array whose
/// computation has the most pads.
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

/// Returns the array below pads and reshapes.
fn unpadded(func: &Func, value: Value) -> Value {
    match func.op(unshaped(func, value)) {
        Op::Pad { operand, .. } => unpadded(func, *operand),
        _ => unshaped(func, value),
    }
}

/// Counts the pads in the loop that computes `value`. Concatenates do not count: the lines of a
/// wrapped array are concatenated from shared values, which would be recomputed.
fn padded(func: &Func, value: Value, apart: &[bool]) -> usize {
    let inside = cone(func, value, &|v| is_boundary(func, v) || apart[v.index()]);
    let pads = |v: &&Value| matches!(func.op(**v), Op::Pad { .. });
    inside.iter().filter(pads).count()
}
