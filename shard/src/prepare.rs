//! Prepares a program for partitioning: inlines calls, removes barriers, expands stencils, rewrites
//! boundary selects as concatenations (`boundary_select`), and duplicates constants for each use.

use std::collections::HashMap;

use stablehlo::{Func, Op, Value};

use crate::boundary_select::in_pieces;

/// Returns the prepared function, whose only regions are those of loops and `case`s. Values that
/// are cheap to recompute are computed for each use, so that each use can have its own layout.
pub(crate) fn prepare(func: &Func) -> Func {
    let stencils = func.legalize_where(&|op| matches!(op, Op::Stencil { .. }));
    duplicate_leaves(&in_pieces(&flat(&stencils)))
}

/// Inlines calls, and removes barriers.
fn flat(func: &Func) -> Func {
    let mut out = Func::with_signature_of(func);
    let arguments = out.parameters().to_vec();
    out.results = flat_into(func, &mut out, &arguments);
    out
}

fn flat_into(func: &Func, out: &mut Func, arguments: &[Value]) -> Vec<Value> {
    let mut new: Vec<Value> = Vec::with_capacity(func.len());
    let mut several: HashMap<Value, Vec<Value>> = HashMap::new();
    for value in func.values() {
        out.set_loc(func.loc(value));
        let op = func.op(value).map_operands(|v| new[v.index()]);
        let written = match op {
            Op::Parameter { index } => arguments[index],
            Op::Call {
                callee, operands, ..
            } => {
                several.insert(value, flat_into(&callee, out, &operands));
                first(arguments, out)
            }
            Op::OptimizationBarrier { operands } => {
                several.insert(value, operands);
                first(arguments, out)
            }
            Op::Result { of, index } => match func.op(value) {
                Op::Result { of: old, .. } if several.contains_key(old) => several[old][index],
                _ => push(out, Op::Result { of, index }),
            },
            Op::Reshape { operand, shape } if out.shape(operand) == shape => operand,
            op => push(out, op.map_bodies(&mut flat)),
        };
        new.push(written);
    }
    func.results.iter().map(|v| new[v.index()]).collect()
}

/// Returns a placeholder for a tuple, which has no readers.
fn first(arguments: &[Value], out: &mut Func) -> Value {
    match arguments.first() {
        Some(argument) => *argument,
        None => out.scalar(stablehlo::ElementType::I32, stablehlo::Scalar::Int(0)),
    }
}

fn push(out: &mut Func, op: Op) -> Value {
    out.push(op).expect("it fitted before")
}

/// Duplicates constants, iotas and broadcasts of scalars for each use.
fn duplicate_leaves(func: &Func) -> Func {
    let mut out = Func::with_signature_of(func);
    let mut new: Vec<Value> = Vec::with_capacity(func.len());
    let is_leaf = |v: Value| match func.op(v) {
        Op::Constant(_) | Op::Iota { .. } => true,
        Op::BroadcastInDim { operand, .. } => func.tensor(*operand).rank() == 0,
        _ => false,
    };
    for value in func.values() {
        out.set_loc(func.loc(value));
        let op = func.op(value);
        if is_leaf(value) && func.tensor(value).rank() > 0 {
            new.push(Value::from_index(0)); // written where it is used
            continue;
        }
        let op = op.map_operands(|v| used(func, &mut out, &new, v, &is_leaf));
        new.push(match op {
            Op::Parameter { index } => out.parameters()[index],
            op => push(&mut out, op.map_bodies(&mut duplicate_leaves)),
        });
    }
    let results = func.results.iter();
    let results = results.map(|v| used(func, &mut out, &new, *v, &is_leaf));
    out.results = results.collect();
    out
}

fn used(
    func: &Func,
    out: &mut Func,
    new: &[Value],
    value: Value,
    is_leaf: &dyn Fn(Value) -> bool,
) -> Value {
    if !is_leaf(value) || func.tensor(value).rank() == 0 {
        return new[value.index()];
    }
    let op = func.op(value).map_operands(|v| new[v.index()]);
    push(out, op)
}
