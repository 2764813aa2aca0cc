//! The element types.

use crate::kernels::Arg;

/// A complex number with the layout of `cuComplex` and `cuDoubleComplex`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Complex<R> {
    pub re: R,
    pub im: R,
}

pub type C32 = Complex<f32>;
pub type C64 = Complex<f64>;

/// An element type.
pub trait Scalar: Copy + Default {
    /// The letter of the type in BLAS names.
    const LETTER: char;
    /// Whether it is complex.
    const IS_COMPLEX: bool;
    /// The type of its magnitude.
    type Real: Scalar;
    fn from_real(real: Self::Real) -> Self;
    fn one() -> Self;
    fn is_zero(self) -> bool;
    /// Returns the value as parameters of a kernel.
    fn args(self) -> Vec<Arg>;
}

macro_rules! scalars {
    ($($real:ident $letter:literal $complex_letter:literal)*) => {$(
        impl Scalar for $real {
            const LETTER: char = $letter;
            const IS_COMPLEX: bool = false;
            type Real = $real;
            fn from_real(real: $real) -> $real {
                real
            }
            fn one() -> $real {
                1.0
            }
            fn is_zero(self) -> bool {
                self == 0.0
            }
            fn args(self) -> Vec<Arg> {
                vec![Arg::from(self)]
            }
        }

        impl Scalar for Complex<$real> {
            const LETTER: char = $complex_letter;
            const IS_COMPLEX: bool = true;
            type Real = $real;
            fn from_real(real: $real) -> Self {
                Complex { re: real, im: 0.0 }
            }
            fn one() -> Self {
                Complex { re: 1.0, im: 0.0 }
            }
            fn is_zero(self) -> bool {
                self.re == 0.0 && self.im == 0.0
            }
            fn args(self) -> Vec<Arg> {
                vec![Arg::from(self.re), Arg::from(self.im)]
            }
        }
    )*};
}

scalars! {
    f32 's' 'c'
    f64 'd' 'z'
}

/// Returns whether operands are conjugated, as parameters of kernels; only complex kernels have
/// them.
pub fn conjugations<T: Scalar>(are_conjugated: &[bool]) -> Vec<Arg> {
    match T::IS_COMPLEX {
        true => are_conjugated
            .iter()
            .map(|is| Arg::from(i32::from(*is)))
            .collect(),
        false => Vec::new(),
    }
}
