//! Roots of unity and the tables of Bluestein's algorithm, in double precision.

use std::f64::consts::TAU;

/// A complex number.
pub type Number = [f64; 2];

fn product(a: Number, b: Number) -> Number {
    [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]]
}

/// Returns exp(2 pi i k / n), computed from an angle of at most an eighth of a circle.
pub fn root(k: u64, n: u64) -> Number {
    let (k, n) = (u128::from(k % n), u128::from(n));
    // The octant, and the angle from its nearer axis in units of a circle / (8 n).
    let octant = 8 * k / n;
    let rest = 8 * k - octant * n;
    let angle = |eighths: u128| TAU * (eighths as f64) / (8.0 * n as f64);
    let (sine, cosine) = angle(if octant % 2 == 0 { rest } else { n - rest }).sin_cos();
    match octant {
        0 => [cosine, sine],
        1 => [sine, cosine],
        2 => [-sine, cosine],
        3 => [-cosine, sine],
        4 => [-cosine, -sine],
        5 => [-sine, -cosine],
        6 => [sine, -cosine],
        _ => [cosine, -sine],
    }
}

/// Returns exp(2 pi i k / n) for each k below n.
pub fn roots(n: u64) -> Vec<Number> {
    (0..n).map(|k| root(k, n)).collect()
}

/// Returns exp(-pi i k^2 / n) for each k below n.
pub fn chirp(n: u64) -> Vec<Number> {
    let square = |k: u64| (u128::from(k) * u128::from(k) % u128::from(2 * n)) as u64;
    (0..n)
        .map(|k| {
            let [x, y] = root(square(k), 2 * n);
            [x, -y]
        })
        .collect()
}

/// Returns the transform of the conjugate chirp, periodic in `size`, divided by `size`.
pub fn chirp_transform(chirp: &[Number], size: usize) -> Vec<Number> {
    let mut values = vec![[0.0; 2]; size];
    for (k, [x, y]) in chirp.iter().enumerate() {
        values[k] = [*x, -y];
        values[(size - k) % size] = [*x, -y];
    }
    let mut values = transform(&values);
    for value in &mut values {
        *value = value.map(|part| part / size as f64);
    }
    values
}

/// Computes the forward transform of an array whose length is a power of two.
fn transform(values: &[Number]) -> Vec<Number> {
    let n = values.len();
    if n == 1 {
        return values.to_vec();
    }
    let part = |first: usize| -> Vec<Number> {
        transform(
            &values
                .iter()
                .skip(first)
                .step_by(2)
                .copied()
                .collect::<Vec<Number>>(),
        )
    };
    let (even, odd) = (part(0), part(1));
    let mut out = vec![[0.0; 2]; n];
    for k in 0..n / 2 {
        let [x, y] = root(k as u64, n as u64);
        let turned = product([x, -y], odd[k]);
        out[k] = [even[k][0] + turned[0], even[k][1] + turned[1]];
        out[k + n / 2] = [even[k][0] - turned[0], even[k][1] - turned[1]];
    }
    out
}
