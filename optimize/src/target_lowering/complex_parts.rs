//! Splits arithmetic on complex arrays into arithmetic on their real and imaginary parts.
//!
//! The tensor IR stores a complex array as pairs along a last dimension of 2. In a program with
//! Fourier transforms, or with loops that carry complex numbers, [`Func::to_stablehlo`] prints the
//! operands and results of transforms, loops and calls as complex numbers. Other ops take pairs,
//! which XLA would have to interleave first. This pass therefore replaces each op that applies
//! equally to both parts by one op for each part and a concatenation of the results, which XLA
//! fuses with the ops that compute the parts.
//!
//! Input and output are a function; the results are bit exact. A function that is printed without
//! complex numbers is returned unchanged.

use std::collections::HashMap;

use stablehlo::{Callees, Func, Literal, Op, TensorType, Value};

use crate::inline::push;
use crate::rewrite::without_dead;

/// Returns `func` with its complex arithmetic split into parts, also in loops, branches and
/// callees.
pub(super) fn in_parts(func: &Func) -> Func {
    let parts = written(func, false, &mut Callees::default());
    match parts.is_written_complex() {
        true => without_dead(&parts),
        false => func.clone(),
    }
}

/// Rewrites `func`. `is_body`: `func` is a loop body, whose results are the next iteration's
/// parameters.
fn written(func: &Func, is_body: bool, callees: &mut Callees) -> Func {
    let complex = complex_values(func, is_body);
    let mut writer = Writer {
        parts: HashMap::new(),
    };
    func.rewritten(|out, value, op| match op {
        op if complex[value.index()] && acts_by_parts(func, value) => {
            let parts = [0, 1].map(|number| writer.op_of_parts(out, &op, number));
            let joined = join(out, parts);
            for (number, part) in parts.into_iter().enumerate() {
                writer.parts.insert((joined, number), part);
            }
            joined
        }
        Op::While { inits, cond, body } => {
            let cond = Box::new(written(&cond, false, callees));
            let body = Box::new(written(&body, true, callees));
            push(out, Op::While { inits, cond, body })
        }
        op => {
            let mut inner = |func: &Func, callees: &mut Callees| written(func, false, callees);
            push(out, op.map_functions(callees, &mut inner))
        }
    })
}

/// Returns for each value whether it holds complex numbers: operands and results of transforms,
/// arrays concatenated from two parts or sliced into them, operands and results of ops on complex
/// values that act by parts, and the other end of a loop-carried complex value.
fn complex_values(func: &Func, is_body: bool) -> Vec<bool> {
    let mut complex = vec![false; func.len()];
    for value in func.values() {
        match func.op(value) {
            Op::Fft { operand, kind, .. } => {
                complex[operand.index()] |= kind.takes_pairs();
                complex[value.index()] = kind.gives_pairs();
            }
            _ => complex[value.index()] = func.joined_parts(value).is_some(),
        }
        if let Some((pairs, _)) = func.part_of_pairs(value) {
            complex[pairs.index()] = true;
        }
    }
    loop {
        let before = complex.clone();
        for value in func.values().filter(|v| acts_by_parts(func, *v)) {
            let mut operands = func.op(value).operands().into_iter();
            complex[value.index()] |= operands.any(|v| complex[v.index()]);
        }
        for value in func.values().rev().filter(|v| acts_by_parts(func, *v)) {
            for operand in func.op(value).operands() {
                complex[operand.index()] |= complex[value.index()] && func.may_be_pairs(operand);
            }
        }
        if is_body {
            for (parameter, result) in func.parameters().iter().zip(&func.results) {
                let is_one = complex[parameter.index()] || complex[result.index()];
                complex[parameter.index()] = is_one;
                complex[result.index()] = is_one;
            }
        }
        if complex == before {
            return complex;
        }
    }
}

/// Returns whether `value` has the shape of pairs and each of its parts is computed by its op from
/// the same parts of the operands.
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
        Op::Pad { operand, .. } => {
            has_pairs(operand) && !pads_parts(func.op(value))
                || padded_part(func, func.op(value)).is_some()
        }
        Op::Concatenate { dimension, .. }
        | Op::Rotate { dimension, .. }
        | Op::Wrap { dimension, .. }
        | Op::Extend { dimension, .. } => *dimension != last,
        Op::BroadcastInDim {
            operand,
            dimensions,
            ..
        } => has_pairs(operand) && dimensions.last() == Some(&last),
        _ => false, // mixes parts, or is not split
    }
}

/// Returns whether `op` pads the last dimension.
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

/// Returns the part, 0 or 1, that `op` copies from its operand if it pads a last dimension of 1 to
/// pairs, so that the other part is padding.
fn padded_part(func: &Func, op: &Op) -> Option<usize> {
    let Op::Pad {
        operand, low, high, ..
    } = op
    else {
        return None;
    };
    match (func.shape(*operand).last(), low.last(), high.last()) {
        (Some(1), Some(1), Some(0)) => Some(1),
        (Some(1), Some(0), Some(1)) => Some(0),
        _ => None, // no part, or both
    }
}

struct Writer {
    /// The known parts of values of the new function, without their last dimension.
    parts: HashMap<(Value, usize), Value>,
}

impl Writer {
    /// Emits `op`, which acts by parts, for part `number` of its operands.
    fn op_of_parts(&mut self, out: &mut Func, op: &Op, number: usize) -> Value {
        let only = padded_part(out, op);
        if let (Op::Pad { value, .. }, Some(only)) = (op, only)
            && number != only
        {
            let ty = out.type_of(op).expect("it fitted before");
            let shape = &ty.tensors()[0].shape;
            return out.broadcast_in_dim(*value, &shape[..shape.len() - 1], &[]);
        }
        let mut op = op.map_operands(|v| match out.shape(v) {
            [] => v,
            shape if only.is_some() => {
                let shape = shape[..shape.len() - 1].to_vec();
                out.reshape(v, &shape)
            }
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
                operand,
                value,
                low,
                high,
                interior,
            } => {
                [&mut *low, &mut *high].into_iter().for_each(drop_last);
                interior.pop();
                return out.pad(*operand, *value, low, high, interior);
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

    /// Returns part `number` of a value, without its last dimension.
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

/// Concatenates two parts to pairs along a new last dimension.
fn join(out: &mut Func, parts: [Value; 2]) -> Value {
    let shape = [out.shape(parts[0]), &[1]].concat();
    let both = parts.map(|part| out.reshape(part, &shape));
    out.concatenate(&both, shape.len() - 1)
}
