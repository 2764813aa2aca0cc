//! Complex arrays in the tensor IR: pairs of a real and an imaginary part along a last dimension
//! of 2.

use crate::{ElementType, Func, Op, Type, Value};

impl Func {
    /// Returns whether the function, or a function of its loops, branches and calls, has a Fourier
    /// transform.
    pub fn has_fft(&self) -> bool {
        self.values().any(|value| match self.op(value) {
            Op::Fft { .. } => true,
            Op::While { cond, body, .. } => cond.has_fft() || body.has_fft(),
            Op::Case { branches, .. } => branches.iter().any(Func::has_fft),
            Op::Call { callee, .. } => callee.has_fft(),
            _ => false, // has no function
        })
    }

    /// Returns whether a value may hold pairs: `f32` or `f64` with a last dimension of 2.
    pub fn may_be_pairs(&self, value: Value) -> bool {
        match self.ty(value) {
            Type::Tensor(ty) => ty.may_be_pairs(),
            Type::Tuple(_) => false,
        }
    }

    /// Returns the real and the imaginary part, each with a last dimension of 1, if `value` is the
    /// [`Op::Concatenate`] that combines them to pairs.
    pub fn joined_parts(&self, value: Value) -> Option<[Value; 2]> {
        let Op::Concatenate {
            operands,
            dimension,
        } = self.op(value)
        else {
            return None;
        };
        let is_last = *dimension + 1 == self.shape(value).len();
        let parts = <[Value; 2]>::try_from(operands.as_slice()).ok()?;
        let are_single = parts.iter().all(|part| self.shape(*part)[*dimension] == 1);
        (is_last && are_single && self.may_be_pairs(value)).then_some(parts)
    }

    /// Returns the pairs and the part, 0 for real and 1 for imaginary, if `value` is an
    /// [`Op::Slice`] that reads only this part of them. Its last dimension is 1.
    pub fn part_of_pairs(&self, value: Value) -> Option<(Value, usize)> {
        let Op::Slice { operand, start, .. } = self.op(value) else {
            return None;
        };
        let is_single = self.shape(value).last() == Some(&1);
        let number = *start.last()?;
        (is_single && self.may_be_pairs(*operand)).then_some((*operand, number))
    }
}

impl crate::TensorType {
    /// Returns whether the type may hold pairs: `f32` or `f64` with a last dimension of 2.
    pub(crate) fn may_be_pairs(&self) -> bool {
        let is_real = matches!(self.element, ElementType::F32 | ElementType::F64);
        is_real && self.shape.last() == Some(&2)
    }
}
