//! The ways to write a stencil with StableHLO's ops.
//!
//! In comes a stencil that fits, out goes its value, or nothing where a form cannot say it. Edges are part of what each form
//! writes. Those that are [exact](StencilForm::is_exact) sum up in the stencil's own order.

mod matrix;
mod strips;
mod taps;
mod views;
mod windows;

use stablehlo::{Func, Op, Scalar, Stencil, TensorType, Value};

/// A way to write a stencil.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StencilForm {
    /// The array continued beyond its ends once, then a slice for each tap.
    Continued,
    /// For each tap slices behind one another: those inside, and what is beyond the ends.
    Concatenated,
    /// For each tap padded slices, and choices between them by position.
    Masked,
    /// The box in which no tap gets beyond an end, from plain slices; then strips around it, written into it.
    Strips,
    /// For each tap a gather at computed positions.
    Gathered,
    /// Sums of windows, where the coefficients are equal and the taps fill a box.
    Windows,
    /// A convolution of one channel, where the coefficients are constants.
    Convolution,
    /// The product with a banded matrix, where the taps lie along one dimension and the coefficients are constants.
    Matrix,
}

impl StencilForm {
    /// All of them.
    pub const ALL: [StencilForm; 8] = [
        StencilForm::Continued,
        StencilForm::Concatenated,
        StencilForm::Masked,
        StencilForm::Strips,
        StencilForm::Gathered,
        StencilForm::Windows,
        StencilForm::Convolution,
        StencilForm::Matrix,
    ];

    /// Whether the results have the bits that [`Op::Stencil`] gives.
    pub const fn is_exact(self) -> bool {
        match self {
            StencilForm::Continued
            | StencilForm::Concatenated
            | StencilForm::Masked
            | StencilForm::Strips
            | StencilForm::Gathered => true,
            StencilForm::Windows | StencilForm::Convolution | StencilForm::Matrix => false,
        }
    }

    /// The stencil of `operand`, written so; nothing if this form cannot say it.
    ///
    /// The stencil must fit, as [`Op::Stencil`] demands. [`Op::Wrap`] and [`Op::Extend`] are among what is written.
    pub fn write(
        self,
        func: &mut Func,
        operand: Value,
        coefficients: &[Value],
        stencil: &Stencil,
    ) -> Option<Value> {
        let op = Op::Stencil {
            operand,
            coefficients: coefficients.to_vec(),
            stencil: Box::new(stencil.clone()),
        };
        debug_assert!(func.type_of(&op).is_ok(), "{:?}", func.type_of(&op));
        let result = TensorType::new(func.tensor(operand).element, stencil.shape.as_slice());
        if result.count() == 0 {
            return Some(func.splat(result, Scalar::Int(0)));
        }
        match self {
            StencilForm::Continued => Some(views::continued(func, operand, coefficients, stencil)),
            StencilForm::Concatenated => {
                let view = views::concatenated;
                Some(views::by_views(func, operand, coefficients, stencil, view))
            }
            StencilForm::Masked => {
                let view = views::masked;
                Some(views::by_views(func, operand, coefficients, stencil, view))
            }
            StencilForm::Gathered => {
                let view = views::gathered;
                Some(views::by_views(func, operand, coefficients, stencil, view))
            }
            StencilForm::Strips => strips::strips(func, operand, coefficients, stencil),
            StencilForm::Windows => windows::windows(func, operand, stencil),
            StencilForm::Convolution => windows::convolution(func, operand, stencil),
            StencilForm::Matrix => matrix::matrix(func, operand, stencil),
        }
    }
}

/// The products of what the taps see, one value each, summed up.
pub(super) fn sum_of_views(
    func: &mut Func,
    coefficients: &[Value],
    stencil: &Stencil,
    views: &[Value],
) -> Value {
    let mut views = views.iter();
    taps::sum(func, coefficients, stencil, |_, _| {
        *views.next().expect("one for each tap")
    })
}
