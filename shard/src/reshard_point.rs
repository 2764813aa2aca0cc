//! Separates ops that need the whole of a dimension which is split, so that they get their own
//! layout.
//!
//! Scans, sorts, and loops over the indices of a dimension treat other dimensions elementwise. Such
//! an op is put between two reshapes to the same shape (reshard points), across which
//! [`dim_classes`](crate::dim_classes) unites nothing. It can then be split in another dimension,
//! with an `all_to_all` for its operands and another one for its results; or be replicated, so that
//! the dimension is gathered once and not in each iteration.

use std::collections::{HashMap, HashSet};

use stablehlo::{Func, Op, Type, Value};

use crate::assign_axes::{Frame, obstacles};
use crate::classes::{Classes, Tree};
use crate::dim_classes::known_start;

/// The number of a function in a [`Tree`], and one of its ops.
type OpRef = (usize, Value);

/// Returns whether `value` is a reshard point.
pub(crate) fn is_reshard_point(func: &Func, value: Value) -> bool {
    match func.op(value) {
        Op::Reshape { operand, shape } => func.shape(*operand) == shape,
        _ => false,
    }
}

/// Returns the program with all ops separated that need a whole dimension which is split; `None` if
/// there are none.
pub(crate) fn set_apart(
    tree: &Tree,
    classes: &Classes,
    frames: &HashMap<usize, Frame>,
) -> Option<Func> {
    let found = found(tree, classes, frames);
    (!found.is_empty()).then(|| written(tree.funcs[0], &mut 0, &found))
}

fn found(tree: &Tree, classes: &Classes, frames: &HashMap<usize, Frame>) -> HashSet<OpRef> {
    let of_inner = tree.inside.iter();
    let owners: HashMap<usize, OpRef> = of_inner
        .flat_map(|(owner, inside)| inside.iter().map(|func| (*func, *owner)))
        .collect();
    let mut ops = HashSet::new();
    let mut loops = HashSet::new();
    for (number, func) in tree.funcs.iter().enumerate() {
        for value in func.values() {
            let op = func.op(value);
            let root = |of: Value, dim| classes.find(classes.node(number, of, dim)).root;
            let is_laid = |(operand, dim): (Value, usize)| {
                let is_mirrored =
                    matches!(op, Op::Reverse { .. }) && root(operand, dim) == root(value, dim);
                frames.contains_key(&root(operand, dim)) && !is_mirrored
            };
            if !needed_whole(func, op).into_iter().any(is_laid) {
                continue;
            }
            match op {
                Op::DynamicSlice { .. } | Op::DynamicUpdateSlice { .. } => {
                    loops.extend(owners.get(&number));
                }
                _ => {
                    ops.insert((number, value));
                }
            }
        }
    }
    loops.retain(|(number, value)| matches!(tree.funcs[*number].op(*value), Op::While { .. }));
    // Not inside a loop that is separated itself.
    let within = |(mut number, _): OpRef| {
        while let Some(owner) = owners.get(&number) {
            if loops.contains(owner) {
                return true;
            }
            number = owner.0;
        }
        false
    };
    let all = loops.iter().chain(&ops).copied();
    all.filter(|place| !within(*place)).collect()
}

/// Returns the operand dimensions that an op needs whole: of the same extent in its result, or
/// accessed at a computed index.
fn needed_whole(func: &Func, op: &Op) -> Vec<(Value, usize)> {
    match op {
        Op::Scan { .. } | Op::Sort { .. } | Op::Reverse { .. } | Op::DynamicSlice { .. } => {
            obstacles(func, op)
        }
        Op::DynamicUpdateSlice {
            operand,
            update,
            starts,
        } => {
            let (whole, part) = (func.shape(*operand), func.shape(*update));
            let open = (0..starts.len())
                .filter(|d| known_start(func, starts[*d], whole[*d] - part[*d]).is_none());
            open.map(|d| (*operand, d)).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns `func`, the next function of a tree, with the ops in `found` separated.
fn written(func: &Func, next: &mut usize, found: &HashSet<OpRef>) -> Func {
    let number = *next;
    *next += 1;
    func.rewritten(|out, value, op| {
        let op = op.map_bodies(&mut |body| written(body, next, found));
        let is_apart = found.contains(&(number, value));
        let op = match is_apart {
            true => op.map_operands(|operand| turned(out, operand)),
            false => op,
        };
        let result = out.push(op).expect("it fitted before");
        match func.op(value) {
            Op::Result { of, .. } if found.contains(&(number, *of)) => turned(out, result),
            _ if is_apart => turned(out, result),
            _ => result,
        }
    })
}

/// Writes a reshard point.
fn turned(out: &mut Func, value: Value) -> Value {
    match out.ty(value).clone() {
        Type::Tensor(ty) if ty.rank() > 0 => {
            let (operand, shape) = (value, ty.shape);
            out.push(Op::Reshape { operand, shape })
                .expect("the shape is its own")
        }
        Type::Tensor(_) | Type::Tuple(_) => value,
    }
}
