//! Building ops that look at an array through windows.

use crate::{Combiner, ConvolutionDims, Func, Op, Stencil, Value, Window};

impl Func {
    /// The elements in each window of `sizes`, and `init`, put together.
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

    /// Sums of the products of `rhs` with each window of `lhs`; nothing is reversed, and there is one group.
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

    /// Sums of products with the neighbours of each place.
    #[track_caller]
    pub fn stencil(&mut self, operand: Value, coefficients: &[Value], stencil: Stencil) -> Value {
        self.must(Op::Stencil {
            operand,
            coefficients: coefficients.to_vec(),
            stencil: stencil.into(),
        })
    }
}
