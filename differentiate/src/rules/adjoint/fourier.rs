//! Adjoints of Fourier transforms. The matrix of a transform is symmetric, so that its transpose,
//! as a matrix of real and imaginary parts, is its conjugate: the inverse transform without the
//! division.

use stablehlo::{BinaryOp, FftKind, Func, Literal, Scalar, Value};

use crate::reverse_pass::Sweep;

/// Adds the adjoint of `operand`, given the adjoint `cotangent` of its transform.
pub(super) fn adjoint(
    sweep: &mut Sweep,
    out: &mut Func,
    operand: Value,
    kind: FftKind,
    lengths: &[usize],
    cotangent: Value,
) {
    let size: usize = lengths.iter().product();
    let last = lengths[lengths.len() - 1];
    let back = match kind {
        FftKind::Forward => {
            let back = out.fft(cotangent, FftKind::Inverse, lengths);
            scaled(out, back, size as f64)
        }
        FftKind::Inverse => {
            let back = out.fft(cotangent, FftKind::Forward, lengths);
            scaled(out, back, 1.0 / size as f64)
        }
        // The inverse counts each element with an imaginary part twice: itself and its conjugate.
        FftKind::RealForward => {
            let size = size as f64;
            let weighted = weighted(out, cotangent, last, size, size / 2.0);
            out.fft(weighted, FftKind::RealInverse, lengths)
        }
        // Each element with an imaginary part also represents its conjugate.
        FftKind::RealInverse => {
            let back = out.fft(cotangent, FftKind::RealForward, lengths);
            weighted(out, back, last, 1.0 / size as f64, 2.0 / size as f64)
        }
    };
    sweep.add(out, operand, back);
}

fn scaled(out: &mut Func, value: Value, factor: f64) -> Value {
    let ty = out.tensor(value).clone();
    let factor = out.splat(ty, Scalar::Float(factor));
    out.binary(BinaryOp::Multiply, value, factor)
}

/// Scales the half spectrum of a real array whose last dimension has extent `last`: elements
/// without an imaginary part by `own`, and elements whose conjugate is in the other half by
/// `paired`.
fn weighted(out: &mut Func, value: Value, last: usize, own: f64, paired: f64) -> Value {
    let ty = out.tensor(value).clone();
    let weights: Vec<f64> = (0..last / 2 + 1)
        .map(|k| match k == 0 || 2 * k == last {
            true => own,
            false => paired,
        })
        .collect();
    let weights = Literal::from_f64s(ty.element, [weights.len()], &weights);
    let weights = out.constant(weights);
    let weights = out.broadcast_in_dim(weights, &ty.shape, &[ty.rank() - 2]);
    out.binary(BinaryOp::Multiply, value, weights)
}
