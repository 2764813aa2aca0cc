//! Second derivatives: reverse over forward and forward over reverse mode agree with each other and
//! with differences of the gradient.

use differentiate::{Options, jvp, vjp};
use stablehlo::{Func, Literal, eval};
use testkit::Random;

use crate::agree::{Point, beside, differences, dot, size};

/// The tolerances, relative to the compared values: rounding of reordered sums, and the error of
/// fourth-order differences at the best step; and the unit of rounding.
struct Tolerance {
    same: f64,
    differences: f64,
    epsilon: f64,
}

/// For programs in f64.
const WIDE: Tolerance = Tolerance {
    same: 1e-9,
    differences: 1e-6,
    epsilon: f64::EPSILON,
};

/// For programs in f32, because they read the bits of floats.
const NARROW: Tolerance = Tolerance {
    same: 1e-3,
    differences: 1e-1,
    epsilon: f32::EPSILON as f64,
};

/// Compares the product of the direction with the Hessian of the weighted sum of results, by both
/// modes and by differences.
pub fn twice(point: &Point) -> Result<(), String> {
    let func = &point.program.func;
    let Tolerance {
        same,
        differences: by_differences,
        epsilon,
    } = if point.program.narrow { NARROW } else { WIDE };
    let text = |error: differentiate::Error| error.to_string();
    let options = Options::default();
    let first = func.results.len();
    let reverse = vjp(func, &point.of, &point.wrt, &options)
        .map_err(text)?
        .func;
    let gradient: Vec<usize> = (first..reverse.results.len()).collect();
    // Forward over reverse: in the direction, with constant weights.
    let over_reverse = jvp(&reverse, &gradient, &point.wrt).map_err(text)?;
    let given = [point.with(&point.weights), point.directions.clone()].concat();
    let ahead = last(&over_reverse, &given, point.wrt.len())?;
    // Reverse over forward: the weighted tangents, with respect to the inputs.
    let forward = jvp(func, &point.of, &point.wrt).map_err(text)?;
    let tangents: Vec<usize> = (first..forward.results.len()).collect();
    let over_forward = vjp(&forward, &tangents, &point.wrt, &options)
        .map_err(text)?
        .func;
    let given = [point.with(&point.directions), point.weights.clone()].concat();
    let behind = last(&over_forward, &given, point.wrt.len())?;

    let mut numbers = Random::new(13);
    let beside = |k: &usize| beside(&mut numbers, &point.program.inputs[*k]);
    let along: Vec<Literal> = point.wrt.iter().map(beside).collect();
    let gradient = last(&reverse, &point.with(&point.weights), point.wrt.len())?;
    let sum = |x: &[Literal], of: fn(&Literal, &Literal) -> f64| -> f64 {
        x.iter().zip(&along).map(|(x, y)| of(x, y)).sum()
    };
    let (ahead, behind, large) = (
        sum(&ahead, dot),
        sum(&behind, dot),
        sum(&ahead, size).max(sum(&behind, size)),
    );
    // The rounding errors of the gradient carry over to its derivatives.
    let rounding = epsilon * sum(&gradient, size);
    let scale = large.max(rounding / same).max(1e-300);
    let agree = (ahead - behind).abs() <= same * scale; // false if either is NaN
    if !agree {
        return Err(format!(
            "twice: forward over reverse {ahead:e}, reverse over forward {behind:e} (of {large:e})"
        ));
    }
    let value = |step: f64| -> Result<Vec<f64>, String> {
        let given = [point.moved(step), point.weights.clone()].concat();
        let gradient = last(&reverse, &given, point.wrt.len())?;
        Ok(vec![sum(&gradient, dot)])
    };
    let mut best = (f64::INFINITY, 0.0);
    for exponent in [3, 4, 2, 5, 6, 7, 8, 9] {
        let h = 10f64.powi(-exponent);
        let expected = differences(h, value)?[0];
        let noise = 8.0 * rounding / h.max(1e-3) / by_differences;
        let scale = large.max(expected.abs()).max(noise).max(1e-300);
        let error = (expected - ahead).abs() / scale;
        if error < best.0 {
            best = (error, expected);
        }
        if best.0 <= by_differences {
            return Ok(());
        }
    }
    Err(format!(
        "twice: {ahead:e}, differences of the gradient {:e} (of {large:e})",
        best.1
    ))
}

/// Returns the last `count` results.
fn last(func: &Func, given: &[Literal], count: usize) -> Result<Vec<Literal>, String> {
    let mut results = eval(func, given).map_err(|error| error.to_string())?;
    Ok(results.split_off(results.len() - count))
}
