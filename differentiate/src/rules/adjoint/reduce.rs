//! Adjoints of reductions.

use stablehlo::{Func, Op};

use super::summed;
use crate::reverse_pass::Sweep;

/// Adds to each element the adjoint of the sum that contains it.
pub(super) fn add(sweep: &mut Sweep, out: &mut Func, op: &Op, cotangent: stablehlo::Value) {
    let Op::Reduce {
        operand,
        init,
        dimensions,
        ..
    } = op
    else {
        unreachable!("not a reduction");
    };
    if sweep.is_active(*operand) {
        let shape = sweep.func().shape(*operand);
        let left: Vec<usize> = (0..shape.len())
            .filter(|d| !dimensions.contains(d))
            .collect();
        let back = out.broadcast_in_dim(cotangent, shape, &left);
        sweep.add(out, *operand, back);
    }
    if sweep.is_active(*init) {
        let all: Vec<usize> = (0..out.tensor(cotangent).rank()).collect();
        let back = summed(out, cotangent, &all);
        sweep.add(out, *init, back);
    }
}
