//! Discrete Fourier transforms.

use crate::TensorType;

/// The kind of transform, with its name in StableHLO. A complex array is a real one with the real
/// and the imaginary part of each element in its last dimension, of size 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FftKind {
    /// `FFT`: pairs to pairs, `X[k] = sum over j of x[j] exp(-2πi jk / n)`.
    Forward,
    /// `IFFT`: pairs to pairs, the inverse of `FFT`:
    /// `x[j] = 1/n sum over k of X[k] exp(2πi jk / n)`.
    Inverse,
    /// `RFFT`: the first `n / 2 + 1` elements, in the last dimension, of the `FFT` of real values.
    RealForward,
    /// `IRFFT`: the inverse of `RFFT`, which ignores the imaginary parts that an `RFFT` has as
    /// zero.
    RealInverse,
}

impl FftKind {
    /// Every kind.
    pub const ALL: [FftKind; 4] = [
        FftKind::Forward,
        FftKind::Inverse,
        FftKind::RealForward,
        FftKind::RealInverse,
    ];

    /// The name in StableHLO's text.
    pub const fn name(self) -> &'static str {
        match self {
            FftKind::Forward => "FFT",
            FftKind::Inverse => "IFFT",
            FftKind::RealForward => "RFFT",
            FftKind::RealInverse => "IRFFT",
        }
    }

    /// Returns the kind with that name.
    pub fn from_name(name: &str) -> Option<FftKind> {
        FftKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Returns whether the operand has pairs in its last dimension.
    pub const fn takes_pairs(self) -> bool {
        !matches!(self, FftKind::RealForward)
    }

    /// Returns whether the result has pairs in its last dimension.
    pub const fn gives_pairs(self) -> bool {
        !matches!(self, FftKind::RealInverse)
    }

    /// Returns the number of batch dimensions of an operand of this rank: those before the `count`
    /// transformed dimensions.
    pub fn batch_rank(self, rank: usize, count: usize) -> usize {
        rank - count - usize::from(self.takes_pairs())
    }

    /// Returns the type of the transform over `lengths`, the last dimensions except that of the
    /// pairs; otherwise the reason why the operand does not fit.
    pub(crate) fn infer(
        self,
        operand: &TensorType,
        lengths: &[usize],
    ) -> Result<TensorType, String> {
        let mut shape = operand.shape.clone();
        if self.takes_pairs() && shape.pop() != Some(2) {
            return Err(format!(
                "the last dimension of {operand} is not one of pairs: its size must be 2"
            ));
        }
        if !(1..=3).contains(&lengths.len()) || lengths.len() > shape.len() {
            return Err(format!(
                "no transform over {} dimensions of {operand}",
                lengths.len()
            ));
        }
        let mut wanted = lengths.to_vec();
        let last = wanted.len() - 1;
        let kept = lengths[last] / 2 + 1;
        if self == FftKind::RealInverse {
            wanted[last] = kept;
        }
        let first = shape.len() - lengths.len();
        if shape[first..] != wanted || lengths.contains(&0) {
            return Err(format!(
                "a transform of lengths {lengths:?} does not fit {operand}"
            ));
        }
        let last = shape.len() - 1;
        match self {
            FftKind::RealForward => shape[last] = kept,
            FftKind::RealInverse => shape[last] = lengths[lengths.len() - 1],
            FftKind::Forward | FftKind::Inverse => {}
        }
        if self.gives_pairs() {
            shape.push(2);
        }
        Ok(TensorType::new(operand.element, shape))
    }
}
