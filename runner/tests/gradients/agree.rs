//! Correctness of derivatives: forward mode, reverse mode, differences and the device agree.

use differentiate::{Options, jvp, vjp};
use stablehlo::{Literal, eval};
use testkit::Random;

use crate::program::Program;

/// The tolerances, relative to the compared values.
struct Tolerance {
    differences: f64,
    transposing: f64,
    device: f64,
    epsilon: f64,
}

/// For programs in f64.
const WIDE: Tolerance = Tolerance {
    differences: 1e-7,
    transposing: 1e-12,
    device: 1e-9,
    epsilon: f64::EPSILON,
};

/// For programs in f32, because they read the bits of floats.
const NARROW: Tolerance = Tolerance {
    differences: 2e-2,
    transposing: 1e-4,
    device: 1e-3,
    epsilon: f32::EPSILON as f64,
};

/// The point of differentiation: the float results and inputs, the directions and the weights.
pub struct Point<'a> {
    pub program: &'a Program,
    pub of: Vec<usize>,
    pub wrt: Vec<usize>,
    pub directions: Vec<Literal>,
    pub weights: Vec<Literal>,
    values: Vec<Literal>,
}

impl<'a> Point<'a> {
    /// The point of the program's own inputs.
    pub fn of(program: &'a Program) -> Result<Point<'a>, String> {
        let values = eval(&program.func, &program.inputs).map_err(|error| error.to_string())?;
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
        let mut numbers = Random::new(7);
        let beside = |k: &usize| beside(&mut numbers, &program.inputs[*k]);
        let directions: Vec<Literal> = wrt.iter().map(beside).collect();
        let weights = of.iter().map(|k| numbers.array(values[*k].ty())).collect();
        Ok(Point {
            program,
            of,
            wrt,
            directions,
            weights,
            values,
        })
    }

    /// Returns the inputs moved by `step` times the directions.
    pub fn moved(&self, step: f64) -> Vec<Literal> {
        let mut inputs = self.program.inputs.clone();
        for (place, direction) in self.wrt.iter().zip(&self.directions) {
            inputs[*place] = moved(&inputs[*place], direction, step);
        }
        inputs
    }

    /// Returns the inputs followed by the other inputs of a derivative.
    pub fn with(&self, more: &[Literal]) -> Vec<Literal> {
        [self.program.inputs.as_slice(), more].concat()
    }
}

/// The (negative) exponents of the steps of differences, in order of preference.
pub const EXPONENTS: [i32; 10] = [3, 4, 2, 5, 6, 7, 8, 9, 10, 11];

/// Returns the derivatives of functions at 0, from their values at multiples of `h`, by a
/// fourth-order formula.
pub fn differences(
    h: f64,
    at: impl Fn(f64) -> Result<Vec<f64>, String>,
) -> Result<Vec<f64>, String> {
    let ends = [at(h)?, at(-h)?, at(2.0 * h)?, at(-2.0 * h)?];
    let [near, before, far, far_before] = ends;
    let each = (0..near.len())
        .map(|k| (8.0 * (near[k] - before[k]) - (far[k] - far_before[k])) / (12.0 * h));
    Ok(each.collect())
}

/// Checks that forward mode, reverse mode and differences agree, and the device on request.
pub fn agree(point: &Point, on_device: bool) -> Result<(), String> {
    let Program { func, narrow, .. } = point.program;
    let (of, wrt, values) = (&point.of, &point.wrt, &point.values);
    let tolerance = if *narrow { NARROW } else { WIDE };
    let (by_differences, epsilon) = (tolerance.differences, tolerance.epsilon);
    let forward = jvp(func, of, wrt).map_err(|error| error.to_string())?;
    let given = point.with(&point.directions);
    let tangents = eval(&forward, &given).map_err(|error| error.to_string())?;
    let tangents = &tangents[func.results.len()..];

    // Per result: the derivative, the magnitude of its terms, and the least error of differences so
    // far with their value.
    let found = tangents.iter().zip(&point.weights);
    let mut rows: Vec<(f64, f64, f64, f64)> = found
        .map(|(t, w)| (dot(w, t), size(w, t), f64::INFINITY, 0.0))
        .collect();
    let value = |step: f64| -> Result<Vec<f64>, String> {
        let results = eval(func, &point.moved(step)).map_err(|error| error.to_string())?;
        let each = point.weights.iter().zip(of);
        Ok(each.map(|(w, k)| dot(w, &results[*k])).collect())
    };
    for exponent in EXPONENTS {
        let h = 10f64.powi(-exponent);
        for (k, expected) in differences(h, value)?.into_iter().enumerate() {
            let (found, size, best, by_best) = &mut rows[k];
            // For tiny changes, differences measure only rounding. The rounding noise is taken at
            // the largest step, so that a lost derivative is not accepted as rounding.
            let rounding = 4.0 * epsilon * self::size(&point.weights[k], &values[of[k]]);
            let noise = rounding / h.max(1e-2) / by_differences;
            let scale = size.max(expected.abs()).max(noise).max(1e-300);
            let error = match expected == *found {
                true => 0.0,
                false => (expected - *found).abs() / scale,
            };
            if error < *best {
                (*best, *by_best) = (error, expected);
            }
        }
        if rows.iter().all(|(_, _, best, _)| *best <= by_differences) {
            break;
        }
    }
    for (k, (found, size, best, by_best)) in rows.into_iter().enumerate() {
        if best > by_differences || !found.is_finite() {
            return Err(format!(
                "result {}: forward {found:e}, differences {by_best:e} (of {size:e})",
                of[k]
            ));
        }
    }

    let reverse = vjp(func, of, wrt, &Options::default()).map_err(|error| error.to_string())?;
    let given = point.with(&point.weights);
    let back = eval(&reverse.func, &given).map_err(|error| error.to_string())?;
    let adjoints = &back[func.results.len()..];
    let sums = |x: &[Literal], y: &[Literal], of: fn(&Literal, &Literal) -> f64| -> f64 {
        x.iter().zip(y).map(|(x, y)| of(x, y)).sum()
    };
    let ahead = sums(&point.weights, tangents, dot);
    let behind = sums(adjoints, &point.directions, dot);
    let all = sums(&point.weights, tangents, size);
    let also = sums(adjoints, &point.directions, size);
    let off = (ahead - behind).abs() / all.max(also).max(1e-300);
    if !(off <= tolerance.transposing || ahead == behind) {
        return Err(format!("<w, J v> = {ahead:e}, but <J' w, v> = {behind:e}"));
    }
    match on_device {
        true => crate::device::same(&reverse.func, &given, &back, tolerance.device),
        false => Ok(()),
    }
}

pub fn dot(x: &Literal, y: &Literal) -> f64 {
    x.to_f64s()
        .into_iter()
        .zip(y.to_f64s())
        .map(|(x, y)| x * y)
        .sum()
}

pub fn size(x: &Literal, y: &Literal) -> f64 {
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

/// A direction that changes small values little, so that positive values stay positive.
pub fn beside(random: &mut Random, literal: &Literal) -> Literal {
    let numbers = literal.to_f64s();
    let most = size_of(&numbers);
    let sizes = numbers.iter().map(|x| x.abs().max(1e-3 * most));
    let all: Vec<f64> = sizes.map(|size| size * random.signed()).collect();
    Literal::from_f64s(literal.element(), literal.shape().to_vec(), &all)
}

/// Returns the largest magnitude of some values, 1 if there is none.
pub fn size_of(numbers: &[f64]) -> f64 {
    let finite = numbers.iter().filter(|x| x.is_finite());
    match finite.fold(0.0, |size: f64, x| size.max(x.abs())) {
        0.0 => 1.0,
        size => size,
    }
}
