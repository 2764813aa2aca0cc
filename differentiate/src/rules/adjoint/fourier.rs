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
        // The half of the spectrum that is omitted has no adjoint, and the operand has no imaginary
        // part.
        FftKind::RealForward => {
            let shape = out.shape(cotangent).to_vec();
            let rank = shape.len();
            let (none, mut high) = (vec![0; rank], vec![0; rank]);
            high[rank - 2] = (last - shape[rank - 2]) as i64;
            let zero = out.scalar(out.tensor(cotangent).element, Scalar::Int(0));
            let whole = out.pad(cotangent, zero, &none, &high, &vec![0; rank]);
            let back = out.fft(whole, FftKind::Inverse, lengths);
            let mut limit = out.shape(back).to_vec();
            limit[rank - 1] = 1;
            let real = out.slice(back, &vec![0; rank], &limit, &vec![1; rank]);
            let real = out.reshape(real, &limit[..rank - 1]);
            scaled(out, real, size as f64)
        }
        // Each element with an imaginary part also represents its conjugate.
        FftKind::RealInverse => {
            let back = out.fft(cotangent, FftKind::RealForward, lengths);
            let ty = out.tensor(back).clone();
            let weights: Vec<f64> = (0..last / 2 + 1)
                .map(|k| match k == 0 || 2 * k == last {
                    true => 1.0 / size as f64,
                    false => 2.0 / size as f64,
                })
                .collect();
            let weights = Literal::from_f64s(ty.element, [weights.len()], &weights);
            let weights = out.constant(weights);
            let weights = out.broadcast_in_dim(weights, &ty.shape, &[ty.rank() - 2]);
            out.binary(BinaryOp::Multiply, back, weights)
        }
    };
    sweep.add(out, operand, back);
}

fn scaled(out: &mut Func, value: Value, factor: f64) -> Value {
    let ty = out.tensor(value).clone();
    let factor = out.splat(ty, Scalar::Float(factor));
    out.binary(BinaryOp::Multiply, value, factor)
}
