//! Rows for Fourier transforms, with NumPy's results.

use stablehlo::ElementType::*;
use stablehlo::{FftKind, Literal};

use super::{Row, floats, row};

pub fn rows() -> Vec<Row> {
    let transform =
        |name: &str, given: Literal, kind, lengths: &'static [usize], found: Literal| {
            row(
                format!("fft {name}"),
                &[given],
                |f, p| vec![f.fft(p[0], kind, lengths)],
                &[found],
            )
        };
    let pairs = |values: &[f64]| floats(F64, [2, 4, 2], values);
    let given = [
        3.0, -4.0, -4.0, -4.0, -3.0, -2.0, -2.0, -1.0, -3.0, 1.0, 3.0, 0.0, 3.0, -2.0, 1.0, -3.0,
    ];
    let along_lines = [
        -6.0, -11.0, 3.0, 0.0, 6.0, -1.0, 9.0, -4.0, 4.0, -4.0, -3.0, 1.0, -4.0, 2.0, -9.0, 5.0,
    ];
    let along_both = [
        -2.0, -15.0, 0.0, 1.0, 2.0, 1.0, 0.0, 1.0, -10.0, -7.0, 6.0, -1.0, 10.0, -3.0, 18.0, -9.0,
    ];
    let real = floats(F64, [2, 4], &[2.0, 2.0, -4.0, -3.0, 0.0, -1.0, 3.0, 0.0]);
    let half = |values: &[f64]| floats(F64, [2, 3, 2], values);
    let spectrum = [
        -8.0, 16.0, -8.0, 32.0, 8.0, 24.0, 8.0, -16.0, -24.0, -16.0, 16.0, 8.0,
    ];
    vec![
        transform(
            "of lines",
            pairs(&given),
            FftKind::Forward,
            &[4],
            pairs(&along_lines),
        ),
        transform(
            "of planes",
            pairs(&given),
            FftKind::Forward,
            &[2, 4],
            pairs(&along_both),
        ),
        transform(
            "back",
            pairs(&along_lines),
            FftKind::Inverse,
            &[4],
            pairs(&given),
        ),
        transform(
            "of planes back",
            pairs(&along_both),
            FftKind::Inverse,
            &[2, 4],
            pairs(&given),
        ),
        transform(
            "of real lines",
            real.clone(),
            FftKind::RealForward,
            &[4],
            half(&[
                -3.0, 0.0, 6.0, -5.0, -1.0, 0.0, 2.0, 0.0, -3.0, 1.0, 4.0, 0.0,
            ]),
        ),
        transform(
            "of real planes",
            real,
            FftKind::RealForward,
            &[2, 4],
            half(&[
                -1.0, 0.0, 3.0, -4.0, 3.0, 0.0, -5.0, 0.0, 9.0, -6.0, -5.0, 0.0,
            ]),
        ),
        transform(
            "back to real lines",
            half(&spectrum),
            FftKind::RealInverse,
            &[4],
            floats(
                F64,
                [2, 4],
                &[-4.0, -20.0, 4.0, 12.0, -6.0, 6.0, 18.0, -10.0],
            ),
        ),
        transform(
            "back to real planes",
            half(&spectrum),
            FftKind::RealInverse,
            &[2, 4],
            floats(
                F64,
                [2, 4],
                &[-5.0, -7.0, 11.0, 1.0, 1.0, -13.0, -7.0, 11.0],
            ),
        ),
    ]
}
