//! Complex arrays as the tensor IR has them: pairs of real and imaginary parts along a last
//! dimension of 2.

use crate::{ElementType, Func, Op, Type, Value};

impl Func {
    /// Whether the function, or one in its loops, branches and callees, has a Fourier transform.
    pub fn has_fft(&self) -> bool {
        self.values().any(|value| match self.op(value) {
            Op::Fft { .. } => true,
            Op::While { cond, body, .. } => cond.has_fft() || body.has_fft(),
            Op::Case { branches, .. } => branches.iter().any(Func::has_fft),
            Op::Call { callee, .. } => callee.has_fft(),
            _ => false, // has no function
        })
    }

    /// Whether a complex array can have these elements: `f32` or `f64`, and a last dimension of 2.
    pub fn may_be_pairs(&self, value: Value) -> bool {
        match self.ty(value) {
            Type::Tensor(ty) => ty.may_be_pairs(),
            Type::Tuple(_) => false,
        }
    }

    /// The real and the imaginary parts that `value` joins to pairs, each with a last dimension of
    /// 1; `None` if it is not such a [`Op::Concatenate`].
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

    /// The pairs of which `value` is a box of real parts, or, if the number is 1, of imaginary ones,
    /// with a last dimension of 1; `None` if it is not such a [`Op::Slice`].
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
    /// Whether a complex array can have these elements: `f32` or `f64`, and a last dimension of 2.
    pub(crate) fn may_be_pairs(&self) -> bool {
        let is_real = matches!(self.element, ElementType::F32 | ElementType::F64);
        is_real && self.shape.last() == Some(&2)
    }
}
