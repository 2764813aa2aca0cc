//! Fits prices to measured times.
//!
//! The model is linear: the time of a program is the sum of its work times nonnegative prices. Each
//! iteration multiplies all prices at once by factors: the mean logarithm of measured over modelled
//! time, weighted by the price's share in each program. This reduces the squared logarithms of
//! these ratios. The ratios are clamped, so that programs that the model does not explain have no
//! more influence than others.

use super::table::{Price, Table};
use super::work::{Quantity, Work};
use super::{Measured, programs};

const STEPS: usize = 3_000;
/// Limit on the logarithm of a ratio.
const FARTHEST: f64 = 1.0;
/// A price whose share is smaller in every program becomes 0.
const LEAST: f64 = 1e-3;
/// The number of folds of the cross-validation; each is held out once.
pub const FOLDS: usize = 5;
/// The number of programs that a price names.
const NAMED: usize = 3;

/// The work and the measured time of a program.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The name of the program.
    pub name: String,
    /// Its work on the target.
    pub work: Work,
    /// Its time, in the unit of the measurement.
    pub took: f64,
}

/// Returns the measured programs with their work on that machine.
pub fn samples(measured: &Measured) -> Vec<Sample> {
    let all = programs().into_iter().filter_map(|program| {
        let timed = measured
            .programs
            .iter()
            .find(|timed| timed.name == program.name)?;
        Some(Sample {
            work: super::kernels::work(&program.func, measured.cache, measured.tile),
            name: program.name,
            took: timed.took,
        })
    });
    all.collect()
}

/// Fits the prices to the samples. Quantities that occur in no sample get none.
pub fn fit(samples: &[Sample]) -> Vec<(Quantity, f64)> {
    let mut prices: Vec<(Quantity, f64)> = Vec::new();
    for quantity in Quantity::ALL {
        let most = (samples.iter().filter(|s| s.work.get(quantity) > 0.0))
            .map(|s| s.took / s.work.get(quantity))
            .min_by(f64::total_cmp);
        prices.extend(most.map(|most| (quantity, most)));
    }
    for _ in 0..STEPS {
        let mut pull = vec![(0.0, 0.0); prices.len()];
        for sample in samples {
            let cost = cost(&prices, &sample.work);
            let ratio = (sample.took / cost).ln().clamp(-FARTHEST, FARTHEST);
            for ((quantity, price), pull) in prices.iter().zip(&mut pull) {
                let share = sample.work.get(*quantity) * price / cost;
                pull.0 += share * ratio;
                pull.1 += share;
            }
        }
        for ((_, price), (ratio, share)) in prices.iter_mut().zip(pull) {
            if share > 0.0 {
                *price *= (ratio / share).exp();
            }
        }
    }
    for (quantity, price) in &mut prices {
        let share = |s: &Sample| s.work.get(*quantity) * *price;
        if samples.iter().all(|s| share(s) < LEAST * s.took) {
            *price = 0.0;
        }
    }
    prices
}

/// Returns the cost of work at the given prices.
pub fn cost(prices: &[(Quantity, f64)], work: &Work) -> f64 {
    prices.iter().map(|(q, price)| work.get(*q) * price).sum()
}

/// Returns the cost of each sample at prices fitted without its fold, which holds every `folds`-th
/// sample.
pub fn held_out(samples: &[Sample], folds: usize) -> Vec<f64> {
    let mut costs = vec![0.0; samples.len()];
    for fold in 0..folds {
        let is_out = |nth: &usize| nth % folds == fold;
        let known = (0..samples.len()).filter(|nth| !is_out(nth));
        let known: Vec<Sample> = known.map(|nth| samples[nth].clone()).collect();
        let prices = fit(&known);
        for nth in (0..samples.len()).filter(is_out) {
            costs[nth] = cost(&prices, &samples[nth].work);
        }
    }
    costs
}

/// Returns Spearman's rank correlation of two lists: 1 if they have the same order.
pub fn rank_correlation(a: &[f64], b: &[f64]) -> f64 {
    let (a, b) = (ranks(a), ranks(b));
    let mean = (a.len() as f64 - 1.0) / 2.0;
    let product = |a: &[f64], b: &[f64]| -> f64 {
        let both = a.iter().zip(b);
        both.map(|(a, b)| (a - mean) * (b - mean)).sum()
    };
    product(&a, &b) / (product(&a, &a) * product(&b, &b)).sqrt()
}

/// Returns the rank of each value; equal values share their mean rank.
fn ranks(numbers: &[f64]) -> Vec<f64> {
    let place = |x: &f64| {
        let (mut below, mut same) = (0.0, 0.0);
        for y in numbers {
            below += f64::from(y < x);
            same += f64::from(y == x);
        }
        below + (same - 1.0) / 2.0
    };
    numbers.iter().map(place).collect()
}

/// Returns `table` with the fitted prices. The forms are kept, since they were measured on whole
/// programs.
pub fn table(table: &Table, measured: &Measured, samples: &[Sample]) -> Table {
    let prices = fit(samples);
    let rows = prices.iter().map(|(quantity, price)| {
        let mut shares: Vec<(f64, &str)> = (samples.iter())
            .map(|s| {
                let share = s.work.get(*quantity) * price / cost(&prices, &s.work);
                (share, s.name.as_str())
            })
            .filter(|(share, _)| *share > 0.0 || *price == 0.0)
            .collect();
        // The sort is stable, so that equal shares give the same text.
        shares.sort_by(|a, b| b.0.total_cmp(&a.0));
        let named = shares.iter().take(NAMED);
        let named = named.map(|(share, name)| format!("{name} ({:.0} %)", share * 100.0));
        Price {
            of: quantity.name().to_owned(),
            costs: *price,
            from: named.collect::<Vec<_>>().join(", "),
        }
    });
    let mut new = table.clone();
    new.machine.clone_from(&measured.machine);
    new.compiler.clone_from(&measured.compiler);
    new.date.clone_from(&measured.date);
    new.timed.clone_from(&measured.timed);
    new.unit.clone_from(&measured.unit);
    new.seconds = measured.seconds;
    new.cache = measured.cache;
    new.tile = measured.tile;
    new.set_prices(rows.collect());
    new
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_compared_and_not_numbers() {
        let a = [1.0, 2.0, 3.0, 4.0];
        assert_eq!(rank_correlation(&a, &[10.0, 100.0, 1e3, 1e9]), 1.0);
        assert_eq!(rank_correlation(&a, &[4.0, 3.0, 2.0, 1.0]), -1.0);
        assert!(rank_correlation(&a, &[1.0, 1.0, 2.0, 2.0]) > 0.8);
    }

    #[test]
    fn prices_that_made_the_times_are_found() {
        let amounts = [(1.0, 5.0), (100.0, 1.0), (7.0, 7.0), (1.0, 900.0)];
        let samples = amounts.map(|(kernels, bytes)| {
            let mut work = Work::default();
            work.add(Quantity::Kernel, kernels);
            work.add(Quantity::Read, bytes);
            Sample {
                name: String::new(),
                work,
                took: 50.0 * kernels + 0.25 * bytes,
            }
        });
        let prices = fit(&samples);
        assert!(
            (prices[0].1 - 50.0).abs() < 0.01 && (prices[1].1 - 0.25).abs() < 0.01,
            "{prices:?}"
        );
    }
}
