use super::*;

const LIMITS: Limits = Limits {
    iterations: 200,
    history: 10,
    tolerance: 1e-8,
};

/// Returns the final point, the reason for termination, and the record of each iteration.
fn run(
    f: impl Fn(&[f64]) -> (f64, Vec<f64>),
    start: &[f64],
    limits: Limits,
) -> (Point, TerminationReason, Vec<Row>) {
    let mut rows = Vec::new();
    let mut evaluations = 0;
    let mut evaluate = |x: &[f64]| {
        evaluations += 1;
        Ok(f(x))
    };
    let mut each = |row: &Row, point: &Point| {
        assert_eq!((row.cost, f(&point.at).0), (point.cost, point.cost));
        rows.push(*row);
        Ok(())
    };
    let (point, stop) = minimize(&mut evaluate, start.to_vec(), limits, &mut each).unwrap();
    assert!(rows.windows(2).all(|pair| pair[1].cost < pair[0].cost));
    assert!(rows.last().unwrap().evaluations <= evaluations);
    (point, stop, rows)
}

fn quadratic(x: &[f64]) -> (f64, Vec<f64>) {
    let weight = |i: usize| 10f64.powf(4.0 * i as f64 / (x.len() - 1) as f64);
    let terms = x.iter().enumerate();
    let cost = terms
        .map(|(i, x)| 0.5 * weight(i) * (x - 1.0).powi(2))
        .sum();
    let terms = x.iter().enumerate();
    (cost, terms.map(|(i, x)| weight(i) * (x - 1.0)).collect())
}

fn rosenbrock(x: &[f64]) -> (f64, Vec<f64>) {
    let (a, b) = (1.0 - x[0], x[1] - x[0] * x[0]);
    let gradient = vec![-2.0 * a - 400.0 * x[0] * b, 200.0 * b];
    (a * a + 100.0 * b * b, gradient)
}

#[test]
fn a_valley_is_followed_to_its_end() {
    let (point, stop, rows) = run(rosenbrock, &[-1.2, 1.0], LIMITS);
    assert_eq!(stop, TerminationReason::Converged);
    assert!(point.at.iter().all(|x| (x - 1.0).abs() < 1e-5), "{point:?}");
    // SciPy's L-BFGS-B takes about 36 iterations and 45 evaluations.
    let last = rows.last().unwrap();
    assert!(last.iteration < 60 && last.evaluations < 80, "{last:?}");
}

#[test]
fn scales_far_apart_are_learned() {
    for sizes in [1, 2, 7, 100] {
        let f = |x: &[f64]| match x.len() {
            1 => (x[0].powi(2), vec![2.0 * x[0]]),
            _ => quadratic(x),
        };
        let many = Limits {
            iterations: 1000,
            ..LIMITS
        };
        let (point, stop, rows) = run(f, &vec![3.0; sizes], many);
        assert_eq!(stop, TerminationReason::Converged, "{sizes}");
        assert!(point.cost < 1e-6, "{sizes} {point:?}");
        let last = rows.last().unwrap();
        assert!(
            last.evaluations < last.iteration * 5 / 4 + 10,
            "{sizes} {last:?}"
        );
    }
}

#[test]
fn the_units_of_cost_do_not_matter() {
    let evaluations = |factor: f64| {
        let f = |x: &[f64]| {
            let (cost, gradient) = quadratic(x);
            (factor * cost, gradient.iter().map(|d| factor * d).collect())
        };
        let (_, stop, rows) = run(f, &[3.0; 7], LIMITS);
        assert_eq!(stop, TerminationReason::Converged);
        rows.last().unwrap().evaluations
    };
    // Scaling by powers of two does not change rounding.
    assert_eq!(evaluations(1.0), evaluations(2f64.powi(-60)));
    assert_eq!(evaluations(1.0), evaluations(2f64.powi(60)));
}

#[test]
fn nothing_and_a_minimum_end_at_once() {
    let (point, stop, rows) = run(|_| (3.0, Vec::new()), &[], LIMITS);
    assert_eq!(
        (point.cost, stop, rows.len()),
        (3.0, TerminationReason::Converged, 1)
    );
    let (_, stop, rows) = run(quadratic, &[1.0, 1.0], LIMITS);
    assert_eq!((stop, rows.len()), (TerminationReason::Converged, 1));
    let none = Limits {
        iterations: 0,
        ..LIMITS
    };
    let (point, stop, _) = run(quadratic, &[0.0, 1.0], none);
    assert_eq!(
        (point.at, stop),
        (vec![0.0, 1.0], TerminationReason::Iterations)
    );
}

#[test]
fn steps_to_where_there_is_no_value_are_taken_shorter() {
    // A cliff beyond the minimum, as in a model that becomes unstable.
    for (cliff, part) in [(1.5, 1e-6), (1.05, 1e-6), (1.0 + 1e-6, 1e-2)] {
        let f = |x: &[f64]| match x.iter().all(|x| *x < cliff) {
            true => quadratic(x),
            false => (f64::NAN, vec![f64::NAN; x.len()]),
        };
        let (point, _, rows) = run(f, &[-40.0, 0.5, -3.0], LIMITS);
        assert!(point.cost < part * rows[0].cost, "{cliff} {point:?}");
    }
}

#[test]
fn a_gradient_that_is_none_is_told_from_a_minimum() {
    let wrong = |x: &[f64]| {
        let (cost, gradient) = quadratic(x);
        (cost, gradient.iter().map(|d| -d).collect())
    };
    let (_, stop, rows) = run(wrong, &[3.0; 4], LIMITS);
    assert!(
        matches!(stop, TerminationReason::NoLower(_)) && rows.len() == 1,
        "{stop:?}"
    );
}

#[test]
fn rounding_ends_the_search_near_the_minimum() {
    let rough = |x: &[f64]| {
        let (cost, gradient) = quadratic(x);
        let gradient = gradient.iter().map(|d| f64::from(*d as f32));
        (f64::from((1.0 + cost) as f32), gradient.collect())
    };
    let (point, stop, _) = run(rough, &[3.0; 7], LIMITS);
    assert!(point.cost - 1.0 < 1e-5, "{stop:?} {point:?}");
}

#[test]
fn what_has_no_minimum_goes_down_as_long_as_it_may() {
    let few = Limits {
        iterations: 3,
        ..LIMITS
    };
    let (_, stop, rows) = run(|x| (-x[0], vec![-1.0]), &[1.0], few);
    assert!(rows.last().unwrap().cost < -10.0, "{stop:?} {rows:?}");
}

#[test]
fn no_value_at_the_start_is_an_error() {
    for (cost, slope) in [(f64::NAN, 1.0), (f64::INFINITY, 1.0), (1.0, f64::NAN)] {
        let mut evaluate = |_: &[f64]| Ok((cost, vec![slope]));
        let faults = minimize(&mut evaluate, vec![0.0], LIMITS, &mut |_, _| Ok(()));
        let faults = faults.unwrap_err();
        assert!(faults.iter().all(|fault| fault.code == "minimize-start"));
    }
}

#[test]
fn errors_of_an_evaluation_come_through() {
    let mut left = 3;
    let mut evaluate = |x: &[f64]| {
        left -= 1;
        match left {
            0 => Err(Fault::device("gone", "the device is gone").into()),
            _ => Ok(quadratic(x)),
        }
    };
    let faults = minimize(&mut evaluate, vec![3.0; 4], LIMITS, &mut |_, _| Ok(())).unwrap_err();
    assert!(faults.iter().all(|fault| fault.code == "gone"));
}
