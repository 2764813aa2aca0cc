//! Computes on flattened arrays in their original dimensions.
//!
//! A kernel that enumerates a plane with one index yields arithmetic on the flattened plane. Where
//! that is combined with reads of neighbours in the plane, each element would find its row and
//! column by a division. So the arithmetic is done in the plane's dimensions and flattened at the
//! end; operands that are flat themselves are reshaped into rows. Arrays that are only flattened
//! stay flat.

use std::collections::HashMap;

use stablehlo::{Func, Op, Value};

use crate::inline::push;
use crate::ops::is_elementwise;

/// Rewrites a function, in loop bodies too, but not in callees.
pub(super) fn unflattened(func: &Func) -> Func {
    let mut out = Func::with_signature_of(func);
    let mut writer = Writer {
        new: vec![None; func.len()],
        deep: HashMap::new(),
    };
    for value in func.values() {
        out.set_loc(func.loc(value));
        writer.write(func, value, &mut out);
    }
    let results = func.results.iter();
    out.results = results.map(|r| writer.flat(func, *r, &mut out)).collect();
    out
}

struct Writer {
    /// The new value of each value of the function.
    new: Vec<Option<Value>>,
    /// Maps values that are reshapes to their operands in the new function.
    deep: HashMap<Value, Value>,
}

impl Writer {
    fn write(&mut self, func: &Func, value: Value, out: &mut Func) {
        let op = func.op(value);
        let written = match op {
            Op::Parameter { index } => out.parameters()[*index],
            Op::Reshape { operand, shape } => {
                if let Some(deep) = self.deep.get(operand)
                    && out.shape(*deep) == shape
                {
                    self.new[value.index()] = Some(*deep);
                    return;
                }
                if let Some(deep) = self.again(func, *operand, shape, out) {
                    self.new[value.index()] = Some(deep);
                    return;
                }
                let from = self.flat(func, *operand, out);
                if is_flattened(func, *operand, shape) {
                    self.deep.insert(value, from);
                    return;
                }
                push(out, op.map_operands(|_| from))
            }
            _ if is_elementwise(op) && self.meets(func, value) => {
                let deep = self.in_dimensions(func, value, out);
                self.deep.insert(value, deep);
                return;
            }
            _ => {
                let op = op.map_operands(|v| self.flat(func, v, out));
                push(out, op.map_bodies(&mut unflattened))
            }
        };
        self.new[value.index()] = Some(written);
    }

    /// Writes an elementwise op in dimensions `shape` if it depends only on flattened arrays of
    /// that shape and on scalars.
    fn again(
        &mut self,
        func: &Func,
        value: Value,
        shape: &[usize],
        out: &mut Func,
    ) -> Option<Value> {
        let op = func.op(value);
        let mut meets = false;
        let fits = |v: &Value| match func.op(*v) {
            Op::Reshape { operand, .. } => {
                meets |= func.shape(*operand) == shape;
                func.shape(*operand) == shape
            }
            Op::Constant(literal) => literal.splat_value().is_some(),
            Op::BroadcastInDim { operand, .. } => func.shape(*operand).is_empty(),
            _ => false, // available in this shape only
        };
        let is_long = shape.iter().filter(|size| **size != 1).count() > 1;
        if !is_elementwise(op) || !is_long || !op.operands().iter().all(fits) || !meets {
            return None;
        }
        let op = op.map_operands(|v| match func.op(v) {
            Op::Reshape { operand, .. } => self.flat(func, *operand, out),
            Op::BroadcastInDim { operand, .. } => {
                let one = self.flat(func, *operand, out);
                out.broadcast_in_dim(one, shape, &[])
            }
            Op::Constant(literal) => {
                let ty = stablehlo::TensorType::new(literal.element(), shape);
                let number = literal.splat_value().expect("it is one number");
                out.splat(ty, number)
            }
            _ => unreachable!("it does not fit"),
        });
        Some(push(out, op))
    }

    /// Returns `value` in its own shape in the new function.
    fn flat(&mut self, func: &Func, value: Value, out: &mut Func) -> Value {
        if let Some(known) = self.new[value.index()] {
            return known;
        }
        let operand = self.deep[&value];
        let flat = out.reshape(operand, func.shape(value));
        self.new[value.index()] = Some(flat);
        flat
    }

    /// Returns whether one of the operands is known in more dimensions.
    fn meets(&self, func: &Func, value: Value) -> bool {
        let operands = func.op(value).operands();
        operands.iter().any(|v| self.deep.contains_key(v))
    }

    /// Writes an elementwise op in the dimensions of the first operand that has more.
    fn in_dimensions(&mut self, func: &Func, value: Value, out: &mut Func) -> Value {
        let op = func.op(value);
        let operands = op.operands();
        let first = operands.iter().find_map(|v| self.deep.get(v));
        let shape = out.shape(*first.expect("they meet")).to_vec();
        let op = op.map_operands(|v| {
            if func.shape(v) != func.shape(value) {
                return self.flat(func, v, out); // a scalar operand
            }
            if let Some(deep) = self.deep.get(&v)
                && out.shape(*deep) == shape
            {
                return *deep;
            }
            match func.op(v) {
                Op::Constant(literal) if literal.splat_value().is_some() => {
                    let ty = stablehlo::TensorType::new(literal.element(), shape.clone());
                    out.splat(ty, literal.splat_value().expect("it is one"))
                }
                Op::BroadcastInDim { operand, .. } if func.shape(*operand).is_empty() => {
                    let one = self.flat(func, *operand, out);
                    out.broadcast_in_dim(one, &shape, &[])
                }
                Op::Reshape { operand, .. } if func.shape(*operand) == shape => {
                    self.flat(func, *operand, out)
                }
                _ => {
                    let flat = self.flat(func, v, out);
                    out.reshape(flat, &shape)
                }
            }
        });
        push(out, op)
    }
}

/// Returns whether a reshape to `shape` removes dimensions, not of size 1, of a computed value.
fn is_flattened(func: &Func, operand: Value, shape: &[usize]) -> bool {
    let real = |shape: &[usize]| shape.iter().filter(|size| **size != 1).count();
    let is_stored = matches!(
        func.op(operand),
        Op::Parameter { .. } | Op::Result { .. } | Op::Constant(_)
    );
    !is_stored && real(func.shape(operand)) > real(shape)
}
