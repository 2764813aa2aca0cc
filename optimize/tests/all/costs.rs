//! The cost tables rank the measured programs as their times do.

use optimize::Target;
use optimize::costs::{Measured, Quantity, Table, Work, fit, programs, work};
use stablehlo::{Combiner, ElementType, Func, Scalar, TensorType};

/// The least rank correlation of times and estimates, for fitted and for held-out programs.
const LEAST: f64 = 0.9;
/// The least number of programs.
const PROGRAMS: usize = 40;

fn measured(target: Target) -> Measured {
    let text = match target {
        Target::Cpu => include_str!("../../costs/measured/cpu.toml"),
        Target::Tpu => include_str!("../../costs/measured/tpu.toml"),
        Target::Cuda => panic!("no programs were measured on a GPU"),
    };
    Measured::parse(text).unwrap()
}

fn ranks(target: Target) {
    let (measured, table) = (measured(target), Table::of(target));
    let samples = fit::samples(&measured);
    assert!(samples.len() >= PROGRAMS, "{}", samples.len());
    let took: Vec<f64> = samples.iter().map(|sample| sample.took).collect();
    let costs: Vec<f64> = samples
        .iter()
        .map(|sample| table.units(&sample.work))
        .collect();
    let known = fit::rank_correlation(&took, &costs);
    let held_out = fit::rank_correlation(&took, &fit::held_out(&samples, fit::FOLDS));
    println!(
        "{target:?}: {} programs, rank correlation {known:.3}, of programs held out {held_out:.3}",
        samples.len()
    );
    assert!(
        known >= LEAST && held_out >= LEAST,
        "{known:.3}, held out {held_out:.3}"
    );
}

#[test]
fn estimates_rank_as_times_on_the_cpu() {
    ranks(Target::Cpu);
}

#[test]
fn estimates_rank_as_cycles_on_a_tpu() {
    ranks(Target::Tpu);
}

#[test]
fn a_table_is_what_was_measured() {
    for target in [Target::Cpu, Target::Tpu] {
        let (measured, table) = (measured(target), Table::of(target));
        assert_eq!((&measured.date, &measured.unit), (&table.date, &table.unit));
        for price in &table.prices {
            let named = price.from.split(" (").next().unwrap_or_default();
            let is_measured = measured
                .programs
                .iter()
                .any(|program| program.name == named);
            assert!(is_measured, "{target:?}: {} is from `{named}`", price.of);
        }
    }
}

#[test]
fn programs_have_names_of_their_own() {
    let mut names: Vec<String> = programs().into_iter().map(|program| program.name).collect();
    let all = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), all);
}

#[test]
fn a_vector_is_summed_at_the_price_of_its_line() {
    let sum = |shape: &[usize], dimensions: &[usize]| {
        let mut func = Func::new("main");
        let x = func.parameter(TensorType::new(ElementType::F32, shape));
        let zero = func.scalar(ElementType::F32, Scalar::Int(0));
        func.results = vec![func.reduce(x, zero, dimensions, Combiner::Add)];
        work(&func, Target::Cpu)
    };
    let prices = |work: &Work| [Quantity::ReducedMinor, Quantity::ReducedAll].map(|q| work.get(q));
    assert_eq!(prices(&sum(&[1003], &[0])), [1003.0, 0.0]);
    assert_eq!(prices(&sum(&[1, 1003], &[0, 1])), [1003.0, 0.0]);
    assert_eq!(prices(&sum(&[17, 59], &[1])), [1003.0, 0.0]);
    assert_eq!(prices(&sum(&[17, 59], &[0, 1])), [0.0, 1003.0]);
}
