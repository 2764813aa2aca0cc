//! Builder methods for windowed ops.

use crate::{Combiner, ConvolutionDims, Func, Op, Stencil, Value, Window};

impl Func {
    /// Reduces the elements in each window of `sizes` by `combiner`, from `init`.
    #[track_caller]
    pub fn reduce_window(
        &mut self,
        operand: Value,
        init: Value,
        sizes: &[usize],
        window: Window,
        combiner: Combiner,
    ) -> Value {
        self.must(Op::ReduceWindow {
            operand,
            init,
            window_dimensions: sizes.to_vec(),
            window: window.into(),
            combiner,
        })
    }

    /// Sums of the products of `rhs` with each window of `lhs`; no dimension is reversed, and there
    /// is one group.
    #[track_caller]
    pub fn convolution(
        &mut self,
        lhs: Value,
        rhs: Value,
        window: Window,
        dims: ConvolutionDims,
    ) -> Value {
        self.must(Op::Convolution {
            lhs,
            rhs,
            window: window.into(),
            reversed: vec![false; dims.lhs_spatial.len()],
            dims: dims.into(),
            feature_groups: 1,
            batch_groups: 1,
        })
    }

    /// Weighted sums of the neighbours of each element.
    #[track_caller]
    pub fn stencil(&mut self, operand: Value, coefficients: &[Value], stencil: Stencil) -> Value {
        self.must(Op::Stencil {
            operand,
            coefficients: coefficients.to_vec(),
            stencil: stencil.into(),
        })
    }
}
