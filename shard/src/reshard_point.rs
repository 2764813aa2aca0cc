//! Ops that need all of a dimension which lies over devices, set apart from the rest.
//!
//! Scans, sorts, and loops that go along a dimension place by place leave other dimensions alone. Between two reshapes to
//! the shape that is there already, which [`dim_classes`](crate::align) puts nothing together across, they can be laid out on their own: over
//! another dimension, so that an `all_to_all` brings what they take and another one takes away what they give; or whole, so that
//! it is gathered once and not at each place.

use std::collections::{HashMap, HashSet};

use stablehlo::{Func, Op, Type, Value};

use crate::assign_axes::{Frame, obstacles};
use crate::classes::{Classes, Tree};
use crate::dim_classes::known_start;

/// A function by its number in a [`Tree`], and an op of it.
type OpRef = (usize, Value);

/// Whether `value` is where layouts may change.
pub(crate) fn is_reshard_point(func: &Func, value: Value) -> bool {
    match func.op(value) {
        Op::Reshape { operand, shape } => func.shape(*operand) == shape,
        _ => false,
    }
}

/// The program with those ops set apart that need all of a dimension which is laid over devices; none if there are none.
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
    // Not what is in one that is set apart itself.
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

/// Dimensions of its operands that an op needs all of and that it gives back as long as they were, or reads place by place.
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

/// `func`, the next of a tree, with what is `found` set apart.
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

/// A place where the layout of `value` may change.
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
