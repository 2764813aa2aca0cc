//! Fourier transforms, in double precision, by the crate `rustfft`.

use rustfft::num_complex::Complex;
use rustfft::{FftDirection, FftPlanner};

use super::data::{Array, Data};
use crate::{ElementType, FftKind, TensorType};

/// Returns the transform of `x`, with the type `ty`.
pub(super) fn transform(x: &Array, kind: FftKind, lengths: &[usize], ty: &TensorType) -> Data {
    let numbers = doubles(&x.data);
    let found = match kind {
        FftKind::Forward => pairs(&along_all(
            &complex(&numbers),
            lengths,
            FftDirection::Forward,
        )),
        FftKind::Inverse => pairs(&inverse(&complex(&numbers), lengths)),
        FftKind::RealForward => {
            let real = numbers
                .iter()
                .map(|re| Complex::new(*re, 0.0))
                .collect::<Vec<_>>();
            let whole = along_all(&real, lengths, FftDirection::Forward);
            let n = lengths[lengths.len() - 1];
            let kept = whole.chunks(n).flat_map(|line| &line[..n / 2 + 1]);
            pairs(&kept.copied().collect::<Vec<_>>())
        }
        FftKind::RealInverse => real_inverse(&complex(&numbers), lengths),
    };
    match ty.element {
        ElementType::F32 => Data::F32(found.iter().map(|value| *value as f32).collect()),
        _ => Data::F64(found),
    }
}

/// Returns the inverse transform of a half spectrum: first over all dimensions but the last, then
/// over the last one, whose missing elements are conjugates of the given ones.
fn real_inverse(given: &[Complex<f64>], lengths: &[usize]) -> Vec<f64> {
    let (n, outer) = (lengths[lengths.len() - 1], &lengths[..lengths.len() - 1]);
    let kept = n / 2 + 1;
    let mut half = given.to_vec();
    let (mut stride, mut size) = (kept, 1);
    for length in outer.iter().rev() {
        along(&mut half, *length, stride, FftDirection::Inverse);
        stride *= length;
        size *= length;
    }
    let lines = half.chunks(kept).flat_map(|line| {
        (0..n).map(|k| match k {
            0 => Complex::new(line[0].re, 0.0),
            k if 2 * k == n => Complex::new(line[k].re, 0.0),
            k if k < kept => line[k],
            k => line[n - k].conj(),
        })
    });
    let mut whole: Vec<Complex<f64>> = lines.collect();
    along(&mut whole, n, 1, FftDirection::Inverse);
    let scale = (size * n) as f64;
    whole.iter().map(|value| value.re / scale).collect()
}

fn inverse(given: &[Complex<f64>], lengths: &[usize]) -> Vec<Complex<f64>> {
    let scale = lengths.iter().product::<usize>() as f64;
    let whole = along_all(given, lengths, FftDirection::Inverse);
    whole.iter().map(|value| value / scale).collect()
}

fn along_all(
    given: &[Complex<f64>],
    lengths: &[usize],
    direction: FftDirection,
) -> Vec<Complex<f64>> {
    let mut values = given.to_vec();
    let mut stride = 1;
    for length in lengths.iter().rev() {
        along(&mut values, *length, stride, direction);
        stride *= length;
    }
    values
}

/// Transforms each line of `length` elements, whose distance is `stride`.
fn along(values: &mut [Complex<f64>], length: usize, stride: usize, direction: FftDirection) {
    let fft = FftPlanner::new().plan_fft(length, direction);
    let mut line = vec![Complex::default(); length];
    for block in values.chunks_mut(length * stride) {
        for first in 0..stride {
            for (k, value) in line.iter_mut().enumerate() {
                *value = block[first + k * stride];
            }
            fft.process(&mut line);
            for (k, value) in line.iter().enumerate() {
                block[first + k * stride] = *value;
            }
        }
    }
}

fn doubles(data: &Data) -> Vec<f64> {
    match data {
        Data::F32(values) => values.iter().map(|value| f64::from(*value)).collect(),
        Data::F64(values) => values.clone(),
        _ => unreachable!("transforms are of f32 and f64"),
    }
}

fn complex(pairs: &[f64]) -> Vec<Complex<f64>> {
    let pairs = pairs.chunks(2).map(|pair| Complex::new(pair[0], pair[1]));
    pairs.collect()
}

fn pairs(values: &[Complex<f64>]) -> Vec<f64> {
    values
        .iter()
        .flat_map(|value| [value.re, value.im])
        .collect()
}
