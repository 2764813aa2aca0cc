//! The ways to write a stencil with StableHLO's ops.
//!
//! The input is a valid stencil; the output is its value, or `None` if a form cannot express it.
//! Each form also writes the boundary conditions. The [exact](StencilForm::is_exact) forms add in
//! the stencil's own order.

mod matrix;
mod strips;
mod taps;
mod views;
mod windows;

use stablehlo::{Func, Op, Scalar, Stencil, TensorType, Value};

/// A way to write a stencil.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StencilForm {
    /// The array extended beyond its ends once, then a slice for each tap.
    Continued,
    /// For each tap a concatenation of slices: the interior, and the elements beyond the ends.
    Concatenated,
    /// For each tap padded slices, and selects between them by position.
    Masked,
    /// The box in which no tap reaches beyond an end, from plain slices; then strips around it,
    /// written into it.
    Strips,
    /// For each tap a gather at computed indices.
    Gathered,
    /// Window sums, if the coefficients are equal and the taps fill a box.
    Windows,
    /// A convolution with one channel, if the coefficients are constants.
    Convolution,
    /// The product with a banded matrix, if the offsets differ in one dimension only and the
    /// coefficients are constants.
    Matrix,
}

impl StencilForm {
    /// All forms.
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

    /// Returns whether the results have the bits of [`Op::Stencil`].
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

    /// Writes the stencil of `operand` in this form; `None` if the form cannot express it.
    ///
    /// The stencil must be valid, as [`Op::Stencil`] demands. The result may contain [`Op::Wrap`]
    /// and [`Op::Extend`].
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

/// Sums the products of coefficients and taps, given one view of the array for each tap.
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
