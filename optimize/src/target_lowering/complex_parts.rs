//! Arithmetic on complex numbers, by real and imaginary parts.
//!
//! A program with Fourier transforms is written with complex numbers where transforms, loops and
//! functions pass them on ([`Func::to_stablehlo`]); any other op of them needs pairs along a last
//! dimension, which XLA would have to interleave first. So ops that treat both parts alike are
//! taken of each part, and the parts joined again: the real and imaginary parts are arrays, and
//! what is computed of them is fused with what joins them.
//!
//! In comes a function, out goes the same, bit for bit; one without transforms is left alone.

use std::collections::HashMap;

use stablehlo::{Callees, Func, Literal, Op, TensorType, Value};

use crate::inline::push;
use crate::rewrite::without_dead;

/// The same function with its complex arithmetic by parts; in loops, branches and callees too.
pub(super) fn in_parts(func: &Func) -> Func {
    match func.has_fft() {
        true => without_dead(&written(func, &mut Callees::default())),
        false => func.clone(),
    }
}

fn written(func: &Func, callees: &mut Callees) -> Func {
    let complex = complex_values(func);
    let mut writer = Writer {
        parts: HashMap::new(),
    };
    func.rewritten(|out, value, op| match complex[value.index()] {
        true if acts_by_parts(func, value) => {
            let parts = [0, 1].map(|number| writer.op_of_parts(out, &op, number));
            let joined = join(out, parts);
            for (number, part) in parts.into_iter().enumerate() {
                writer.parts.insert((joined, number), part);
            }
            joined
        }
        _ => {
            let op = op.map_functions(callees, &mut |func, callees| written(func, callees));
            push(out, op)
        }
    })
}

/// By value, whether it is an array of complex numbers: what a transform takes or gives, what is
/// joined of two parts, and what ops by parts make of those and make those of.
fn complex_values(func: &Func) -> Vec<bool> {
    let mut complex = vec![false; func.len()];
    for value in func.values() {
        let operands = || func.op(value).operands().into_iter();
        complex[value.index()] |= match func.op(value) {
            Op::Fft { operand, kind, .. } => {
                complex[operand.index()] |= kind.takes_pairs();
                kind.gives_pairs()
            }
            _ if func.joined_parts(value).is_some() => true,
            _ => acts_by_parts(func, value) && operands().any(|v| complex[v.index()]),
        };
    }
    for value in func.values().rev() {
        if complex[value.index()] && acts_by_parts(func, value) {
            for operand in func.op(value).operands() {
                complex[operand.index()] |= func.may_be_pairs(operand);
            }
        }
    }
    complex
}

/// Whether `value` may be an array of complex numbers each part of which is computed from the same
/// parts of the operands by the same op.
fn acts_by_parts(func: &Func, value: Value) -> bool {
    if !func.may_be_pairs(value) {
        return false;
    }
    let last = func.shape(value).len() - 1;
    let has_pairs = |v: &Value| func.shape(*v).last() == Some(&2);
    match func.op(value) {
        Op::Unary(..) | Op::Binary(..) | Op::Select { .. } | Op::Clamp { .. } => true,
        Op::Convert { operand, .. } => func.may_be_pairs(*operand),
        Op::Transpose { permutation, .. } => permutation[last] == last,
        Op::Reverse { dimensions, .. } => !dimensions.contains(&last),
        Op::Slice { operand, .. } => has_pairs(operand),
        Op::Pad { operand, .. } => has_pairs(operand) && !pads_parts(func.op(value)),
        Op::Concatenate { dimension, .. }
        | Op::Rotate { dimension, .. }
        | Op::Wrap { dimension, .. }
        | Op::Extend { dimension, .. } => *dimension != last,
        Op::BroadcastInDim {
            operand,
            dimensions,
            ..
        } => has_pairs(operand) && dimensions.last() == Some(&last),
        _ => false, // of other ops, or one that mixes parts
    }
}

/// Whether something is padded along the last dimension.
fn pads_parts(op: &Op) -> bool {
    let Op::Pad {
        low,
        high,
        interior,
        ..
    } = op
    else {
        return false;
    };
    let last = low.len() - 1;
    (low[last], high[last], interior[last]) != (0, 0, 0)
}

struct Writer {
    /// The parts of values of the new function, without their last dimension.
    parts: HashMap<(Value, usize), Value>,
}

impl Writer {
    /// `op`, which acts by parts, of one part of its operands.
    fn op_of_parts(&mut self, out: &mut Func, op: &Op, number: usize) -> Value {
        let mut op = op.map_operands(|v| match out.shape(v) {
            [] => v,
            _ => self.part(out, v, number),
        });
        match &mut op {
            Op::Transpose { permutation, .. } => {
                permutation.pop();
            }
            Op::Slice {
                start,
                limit,
                stride,
                ..
            } => {
                [start, limit, stride].into_iter().for_each(drop_last);
            }
            Op::Pad {
                low,
                high,
                interior,
                ..
            } => {
                [low, high].into_iter().for_each(drop_last);
                interior.pop();
            }
            Op::BroadcastInDim {
                shape, dimensions, ..
            } => {
                [shape, dimensions].into_iter().for_each(drop_last);
            }
            _ => {}
        }
        push(out, op)
    }

    /// One part of a value, without its last dimension.
    fn part(&mut self, out: &mut Func, value: Value, number: usize) -> Value {
        if let Some(part) = self.parts.get(&(value, number)) {
            return *part;
        }
        let shape = out.shape(value).to_vec();
        let last = shape.len() - 1;
        let ty = TensorType::new(out.tensor(value).element, &shape[..last]);
        let part = match out.op(value).clone() {
            Op::Constant(literal) if let Some(scalar) = literal.splat_value() => {
                out.constant(Literal::splat(ty, scalar))
            }
            Op::BroadcastInDim {
                operand,
                dimensions,
                ..
            } if !dimensions.contains(&last) => {
                out.broadcast_in_dim(operand, &ty.shape, &dimensions)
            }
            _ => {
                let one = match out.joined_parts(value) {
                    Some(parts) => parts[number],
                    None => {
                        let (mut start, mut limit) = (vec![0; last + 1], shape.clone());
                        (start[last], limit[last]) = (number, number + 1);
                        out.slice(value, &start, &limit, &vec![1; last + 1])
                    }
                };
                match *out.op(one) {
                    Op::Reshape { operand, .. } if out.tensor(operand) == &ty => operand,
                    _ => out.reshape(one, &ty.shape),
                }
            }
        };
        self.parts.insert((value, number), part);
        part
    }
}

fn drop_last<T>(items: &mut Vec<T>) {
    items.pop();
}

/// The complex numbers of these parts.
fn join(out: &mut Func, parts: [Value; 2]) -> Value {
    let shape = [out.shape(parts[0]), &[1]].concat();
    let both = parts.map(|part| out.reshape(part, &shape));
    out.concatenate(&both, shape.len() - 1)
}
