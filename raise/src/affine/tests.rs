//! Tests of sums against direct evaluation, at every point of a box.

use proptest::prelude::*;

use super::conditions::{Condition, Conjunction};
use super::forms::Analysis;
use super::linear::{Atom, Linear};
use crate::kernel_ir::{Ty, ValueId};

const X: ValueId = ValueId(0);
const Y: ValueId = ValueId(1);

/// The description of a sum.
#[derive(Clone, Debug)]
enum Build {
    Constant(i128),
    X,
    Y,
    Add(Box<Build>, Box<Build>, i128),
    Mod(Box<Build>, i128),
    FloorDiv(Box<Build>, i128),
}

fn builds() -> impl Strategy<Value = Build> {
    let leaf = prop_oneof![
        1 => (-40i128..40).prop_map(Build::Constant),
        2 => Just(Build::X),
        2 => Just(Build::Y),
    ];
    leaf.prop_recursive(5, 16, 2, |inner| {
        let divisor = prop_oneof![1i128..8, Just(16), Just(15), Just(64)];
        let factor = prop_oneof![-8i128..9, Just(16), Just(19), Just(-64), Just(43)];
        prop_oneof![
            3 => (inner.clone(), inner.clone(), factor)
                .prop_map(|(a, b, by)| Build::Add(Box::new(a), Box::new(b), by)),
            1 => (inner.clone(), divisor.clone()).prop_map(|(a, by)| Build::Mod(Box::new(a), by)),
            1 => (inner, divisor).prop_map(|(a, by)| Build::FloorDiv(Box::new(a), by)),
        ]
    })
}

fn build(of: &Build, analysis: &Analysis) -> Linear {
    match of {
        Build::Constant(value) => Linear::constant(*value),
        Build::X => Linear::value(X),
        Build::Y => Linear::value(Y),
        Build::Add(a, b, by) => build(a, analysis).plus_times(&build(b, analysis), *by),
        Build::Mod(a, by) => analysis.facts.modulo(&build(a, analysis), *by),
        Build::FloorDiv(a, by) => analysis.facts.floor_div(&build(a, analysis), *by),
    }
}

fn eval(of: &Build, x: i128, y: i128) -> i128 {
    match of {
        Build::Constant(value) => *value,
        Build::X => x,
        Build::Y => y,
        Build::Add(a, b, by) => eval(a, x, y) + by * eval(b, x, y),
        Build::Mod(a, by) => eval(a, x, y).rem_euclid(*by),
        Build::FloorDiv(a, by) => eval(a, x, y).div_euclid(*by),
    }
}

fn at(sum: &Linear, x: i128, y: i128) -> i128 {
    sum.eval(&|value| if value == X { x } else { y })
}

fn analysis(ranges: [(i128, i128); 2]) -> Analysis {
    let mut analysis = Analysis::new();
    analysis.facts.types = vec![Ty::I64; 2];
    for (value, (first, length)) in [X, Y].into_iter().zip(ranges) {
        analysis.dims.insert(value);
        analysis
            .facts
            .note(Atom::Value(value), (first, first + length));
    }
    analysis
}

fn points(ranges: [(i128, i128); 2]) -> impl Iterator<Item = (i128, i128)> {
    let [(x, width), (y, height)] = ranges;
    (x..=x + width).flat_map(move |x| (y..=y + height).map(move |y| (x, y)))
}

fn holds(condition: &Condition, x: i128, y: i128) -> bool {
    let value = at(&condition.sum, x, y);
    if condition.equality {
        value == 0
    } else {
        value >= 0
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..testkit::proptest(400) })]

    #[test]
    fn sums_are_what_they_are_built_from(
        of in builds(),
        ranges in [(-20i128..20, 0i128..24), (-20i128..20, 0i128..24)],
    ) {
        let analysis = analysis(ranges);
        let sum = build(&of, &analysis);
        let (least, greatest) = analysis.facts.range(&sum);
        for (x, y) in points(ranges) {
            let value = eval(&of, x, y);
            prop_assert_eq!(at(&sum, x, y), value, "{:?} at {} {}", sum, x, y);
            prop_assert!((least..=greatest).contains(&value), "{} in {}..={}", value, least, greatest);
        }
    }

    #[test]
    fn conditions_hold_where_they_should(
        parts in prop::collection::vec((builds(), any::<bool>()), 1..4),
        ranges in [(-20i128..20, 0i128..24), (-20i128..20, 0i128..24)],
    ) {
        let mut analysis = analysis(ranges);
        let mut conjunction = Conjunction::default();
        analysis.facts.open();
        let mut sums = Vec::new();
        for (part, equality) in &parts {
            let sum = build(part, &analysis);
            analysis.require(sum.clone(), *equality, &mut conjunction);
            sums.push(sum);
        }
        for (x, y) in points(ranges) {
            let expected = parts.iter().all(|(part, equality)| {
                let value = eval(part, x, y);
                if *equality { value == 0 } else { value >= 0 }
            });
            let found = !conjunction.impossible
                && conjunction.conditions.iter().all(|condition| holds(condition, x, y));
            prop_assert_eq!(found, expected, "{:?} at {} {}", conjunction, x, y);
            // Where the conditions hold, the recorded facts are true.
            if expected {
                for sum in &sums {
                    let (least, greatest) = analysis.facts.range(sum);
                    prop_assert!((least..=greatest).contains(&at(sum, x, y)));
                }
            }
        }
    }

    /// Division by multiplication, in compilers' form.
    #[test]
    fn magic_numbers_are_found(divisor in 3i128..2000, greatest in 1i128..100_000) {
        let analysis = analysis([(0, greatest), (0, 0)]);
        let power = 1i128 << 36;
        let magic = (power + divisor - 1) / divisor;
        let quotient = analysis.facts.floor_div(&Linear::value(X).times(magic), power);
        for x in [0, 1, divisor - 1, divisor, divisor * 7 - 1, divisor * 7, greatest] {
            if x <= greatest {
                prop_assert_eq!(at(&quotient, x, 0), x / divisor);
            }
        }
        let plain = analysis.facts.floor_div(&Linear::value(X), divisor);
        prop_assert_eq!(quotient, plain);
    }
}

/// `2 x - x mod 16` is `32 (x floordiv 16) + x mod 16`.
#[test]
fn a_number_and_its_remainder_are_not_independent() {
    let analysis = analysis([(0, 63), (0, 0)]);
    let twice = Linear::value(X).times(2);
    let sum = twice.minus(&analysis.facts.modulo(&Linear::value(X), 16));
    assert_eq!(analysis.facts.range(&sum), (0, 111));
}
