//! Whether the derivatives of a program are what they mean.

use differentiate::{Options, jvp, vjp};
use stablehlo::{Literal, TensorType, eval};

use crate::program::Program;

/// What may be off by how much, relative to what is compared.
struct Tolerance {
    differences: f64,
    transposing: f64,
    device: f64,
    epsilon: f64,
}

/// In f64.
const WIDE: Tolerance = Tolerance {
    differences: 1e-7,
    transposing: 1e-12,
    device: 1e-9,
    epsilon: f64::EPSILON,
};

/// In f32, where the bits of its numbers are looked at.
const NARROW: Tolerance = Tolerance {
    differences: 2e-2,
    transposing: 1e-4,
    device: 1e-3,
    epsilon: f32::EPSILON as f64,
};

/// Forward, reverse and differences agree.
pub fn agree(program: &Program) -> Result<(), String> {
    let Program {
        func,
        inputs,
        narrow,
    } = program;
    let tolerance = if *narrow { NARROW } else { WIDE };
    let (by_differences, epsilon) = (tolerance.differences, tolerance.epsilon);
    let values = eval(func, inputs).map_err(|error| error.to_string())?;
    let is_finite = |k: &usize| values[*k].to_f64s().iter().all(|x| x.is_finite());
    let of: Vec<usize> = program
        .float_results()
        .into_iter()
        .filter(is_finite)
        .collect();
    let wrt = program.float_inputs();
    if of.is_empty() {
        return Err("no result is finite".into());
    }
    let mut numbers = Numbers::new(7);
    let directions: Vec<Literal> = wrt.iter().map(|k| numbers.beside(&inputs[*k])).collect();
    let weights: Vec<Literal> = of.iter().map(|k| numbers.like(values[*k].ty())).collect();

    let forward = jvp(func, &of, &wrt).map_err(|error| error.to_string())?;
    let given = [inputs.as_slice(), &directions].concat();
    let tangents = eval(&forward, &given).map_err(|error| error.to_string())?;
    let tangents = &tangents[func.results.len()..];

    for (k, tangent) in tangents.iter().enumerate() {
        let weights = &weights[k];
        let found = dot(weights, tangent);
        let size = size(weights, tangent);
        // At the largest step: a derivative that is lost must not pass for rounding.
        let noise_at_most =
            4.0 * epsilon * self::size(weights, &values[of[k]]) / 1e-2 / by_differences;
        let value = |step: f64| -> Result<f64, String> {
            let mut inputs = inputs.clone();
            for (place, direction) in wrt.iter().zip(&directions) {
                inputs[*place] = moved(&inputs[*place], direction, step);
            }
            let results = eval(func, &inputs).map_err(|error| error.to_string())?;
            Ok(dot(weights, &results[of[k]]))
        };
        let mut best = (f64::INFINITY, 0.0);
        for exponent in 2..12 {
            let h = 10f64.powi(-exponent);
            let (near, far) = (value(h)? - value(-h)?, value(2.0 * h)? - value(-2.0 * h)?);
            let expected = (8.0 * near - far) / (12.0 * h);
            // Where next to nothing changes, rounding is all that differences see.
            let noise = 4.0 * epsilon * self::size(weights, &values[of[k]]) / h / by_differences;
            let scale = size
                .max(expected.abs())
                .max(noise.min(noise_at_most))
                .max(1e-300);
            let error = match expected == found {
                true => 0.0,
                false => (expected - found).abs() / scale,
            };
            if error < best.0 {
                best = (error, expected);
            }
        }
        if best.0 > by_differences || !found.is_finite() {
            return Err(format!(
                "result {}: forward {found:e}, differences {:e} (of {size:e})",
                of[k], best.1
            ));
        }
    }

    let reverse = vjp(func, &of, &wrt, &Options::default()).map_err(|error| error.to_string())?;
    let given = [inputs.as_slice(), &weights].concat();
    let back = eval(&reverse.func, &given).map_err(|error| error.to_string())?;
    let adjoints = &back[func.results.len()..];
    let ahead: f64 = weights.iter().zip(tangents).map(|(w, t)| dot(w, t)).sum();
    let behind: f64 = adjoints
        .iter()
        .zip(&directions)
        .map(|(a, d)| dot(a, d))
        .sum();
    let all: f64 = weights.iter().zip(tangents).map(|(w, t)| size(w, t)).sum();
    let also: f64 = adjoints
        .iter()
        .zip(&directions)
        .map(|(a, d)| size(a, d))
        .sum();
    let off = (ahead - behind).abs() / all.max(also).max(1e-300);
    if !(off <= tolerance.transposing || ahead == behind) {
        return Err(format!("<w, J v> = {ahead:e}, but <J' w, v> = {behind:e}"));
    }
    crate::device::same(&reverse.func, &given, &back, tolerance.device)
}

fn dot(x: &Literal, y: &Literal) -> f64 {
    x.to_f64s()
        .into_iter()
        .zip(y.to_f64s())
        .map(|(x, y)| x * y)
        .sum()
}

fn size(x: &Literal, y: &Literal) -> f64 {
    x.to_f64s()
        .into_iter()
        .zip(y.to_f64s())
        .map(|(x, y)| (x * y).abs())
        .sum()
}

fn moved(input: &Literal, by: &Literal, step: f64) -> Literal {
    let sums = input.to_f64s().into_iter().zip(by.to_f64s());
    let sums: Vec<f64> = sums.map(|(x, d)| x + step * d).collect();
    Literal::from_f64s(input.element(), input.shape().to_vec(), &sums)
}

/// Numbers that look like any, the same each time.
pub struct Numbers(u64);

impl Numbers {
    pub fn new(seed: u64) -> Numbers {
        Numbers(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// Between -1 and 1.
    pub fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }

    fn like(&mut self, ty: &TensorType) -> Literal {
        let numbers: Vec<f64> = (0..ty.count()).map(|_| self.next()).collect();
        Literal::from_f64s(ty.element, ty.shape.clone(), &numbers)
    }

    /// A direction in which small numbers change little, so that what must be positive stays so.
    fn beside(&mut self, literal: &Literal) -> Literal {
        let numbers = literal.to_f64s();
        let most = size_of(&numbers);
        let sizes = numbers.iter().map(|x| x.abs().max(1e-3 * most));
        let all: Vec<f64> = sizes.map(|size| size * self.next()).collect();
        Literal::from_f64s(literal.element(), literal.shape().to_vec(), &all)
    }
}

/// The largest of some numbers, 1 if there is none.
pub fn size_of(numbers: &[f64]) -> f64 {
    let finite = numbers.iter().filter(|x| x.is_finite());
    match finite.fold(0.0, |size: f64, x| size.max(x.abs())) {
        0.0 => 1.0,
        size => size,
    }
}
