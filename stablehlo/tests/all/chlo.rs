//! Tests of the values of CHLO's functions, to a few ulp.

use stablehlo::{ElementType, Literal, eval, parse};

/// A CHLO function: its name, a double-precision reference, the tested interval, and the tolerance
/// in ulp of `f32`.
type Row = (&'static str, fn(f64) -> f64, [f64; 2], f64);

#[rustfmt::skip]
const ROWS: &[Row] = &[
    ("acos",   f64::acos,   [-1.0, 1.0],  4.0),
    ("acosh",  f64::acosh,  [1.0, 50.0],  4.0),
    ("asin",   f64::asin,   [-1.0, 1.0],  4.0),
    ("asinh",  f64::asinh,  [-50.0, 50.0], 4.0),
    ("atan",   f64::atan,   [-50.0, 50.0], 4.0),
    ("atanh",  f64::atanh,  [-0.999, 0.999], 4.0),
    ("cosh",   f64::cosh,   [-20.0, 20.0], 4.0),
    ("erf",    erf,         [-2.5, 2.5],  4.0),
    ("erf_inv", erf_inv,    [-0.99, 0.99], 4.0),
    ("erfc",   |x| 1.0 - erf(x), [-2.0, 2.0], 4.0),
    ("sinh",   f64::sinh,   [-20.0, 20.0], 4.0),
    ("square", |x| x * x,   [-20.0, 20.0], 0.5),
    ("tan",    f64::tan,    [-1.5, 1.5],  4.0),
];

/// Returns the error function by its series, for arguments that are not large.
fn erf(x: f64) -> f64 {
    let (mut term, mut sum) = (x, x);
    for n in 1..100 {
        let n = f64::from(n);
        term *= -x * x / n;
        sum += term / (2.0 * n + 1.0);
    }
    sum * std::f64::consts::FRAC_2_SQRT_PI
}

/// Returns the inverse of [`erf`], by Newton's method.
fn erf_inv(y: f64) -> f64 {
    (0..60).fold(0.0, |x: f64, _| {
        let slope = std::f64::consts::FRAC_2_SQRT_PI * (-x * x).exp();
        x - ((erf(x) - y) / slope).clamp(-0.2, 0.2)
    })
}

/// Returns the values of `chlo.name` at `points`.
fn values(name: &str, element: ElementType, points: &[f64]) -> (Literal, Literal) {
    let ty = format!("tensor<{}x{element}>", points.len());
    let text = format!(
        "func.func @main(%x: {ty}) -> {ty} {{\n\
         %0 = chlo.{name} %x : {ty} -> {ty}\n\
         return %0 : {ty}\n}}"
    );
    let func = parse(&text).unwrap_or_else(|errors| panic!("{name}: {}", errors[0]));
    let points = Literal::from_f64s(element, [points.len()], points);
    let results = eval(&func, std::slice::from_ref(&points)).expect("results");
    (points, results[0].clone())
}

#[test]
fn values_are_right_to_a_few_units_in_the_last_place() {
    for (name, function, [low, high], ulps) in ROWS {
        let step = (high - low) / 1000.0;
        let points: Vec<f64> = (0..=1000).map(|nth| low + f64::from(nth) * step).collect();
        let (points, found) = values(name, ElementType::F32, &points);
        for (x, found) in points.to_f64s().into_iter().zip(found.to_f64s()) {
            let expected = function(x);
            let size = expected.abs() as f32;
            let unit = f64::from(f32::from_bits(size.to_bits() + 1)) - f64::from(size);
            let off = (found - expected).abs() / unit;
            assert!(
                off <= *ulps,
                "{name}({x}) is {found}, {off} units from {expected}"
            );
        }
    }
}

/// Values at and beyond the ends of the domains.
#[rustfmt::skip]
const EDGES: &[(&str, &[f64], &[f64])] = &[
    ("acos",    &[1.5, f64::NAN],                              &[f64::NAN, f64::NAN]),
    ("acosh",   &[0.5, -1e5, 1.0, f64::INFINITY],              &[f64::NAN, f64::NAN, 0.0, f64::INFINITY]),
    ("asinh",   &[-0.0, f64::NEG_INFINITY],                    &[-0.0, f64::NEG_INFINITY]),
    ("atanh",   &[1.0, -1.0, 2.0],                             &[f64::INFINITY, f64::NEG_INFINITY, f64::NAN]),
    ("cosh",    &[f64::NEG_INFINITY, 0.0],                     &[f64::INFINITY, 1.0]),
    ("erf",     &[f64::INFINITY, -9.0, -0.0, f64::NAN],        &[1.0, -1.0, -0.0, f64::NAN]),
    ("erf_inv", &[1.0, -1.0, 0.0, 1.5],                        &[f64::INFINITY, f64::NEG_INFINITY, 0.0, f64::NAN]),
    ("erfc",    &[f64::NEG_INFINITY, 30.0],                    &[2.0, 0.0]),
    ("sinh",    &[-2000.0, -0.0],                               &[f64::NEG_INFINITY, -0.0]),
];

#[test]
fn values_at_the_edges() {
    for (name, points, expected) in EDGES {
        for element in [
            ElementType::F16,
            ElementType::BF16,
            ElementType::F32,
            ElementType::F64,
        ] {
            if *name == "erf_inv" && element == ElementType::F64 {
                continue; // refused
            }
            let (_, found) = values(name, element, points);
            let bits = |value: &f64| value.to_bits();
            for (found, expected) in found.to_f64s().iter().zip(*expected) {
                let is_same = bits(found) == bits(expected) || found.is_nan() && expected.is_nan();
                assert!(is_same, "{name} of {element}: {found}, not {expected}");
            }
        }
    }
}

/// Hyperbolic functions whose results are finite although exp of the argument is not.
#[test]
fn hyperbolic_functions_overflow_only_where_they_must() {
    for (element, point, tolerance) in [
        (ElementType::F16, 11.5, 1e-3),
        (ElementType::F32, 89.25, 1e-6),
        (ElementType::F64, 710.25, 1e-15),
    ] {
        for (name, sign) in [("cosh", 1.0), ("sinh", -1.0)] {
            let (_, found) = values(name, element, &[-point]);
            let (found, expected) = (found.to_f64s()[0], sign * f64::cosh(point));
            let error = (found / expected - 1.0).abs();
            assert!(
                error < tolerance,
                "{name} of {element}: {found}, not {expected}"
            );
        }
    }
}

#[test]
fn infinities_are_told_apart() {
    let points = [f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 1.0];
    for (name, expected) in [
        ("is_inf", [1, 1, 0, 0]),
        ("is_pos_inf", [1, 0, 0, 0]),
        ("is_neg_inf", [0, 1, 0, 0]),
    ] {
        let text = format!(
            "func.func @main(%x: tensor<4xf32>) -> tensor<4xi1> {{\n\
             %0 = chlo.{name} %x : tensor<4xf32> -> tensor<4xi1>\n\
             return %0 : tensor<4xi1>\n}}"
        );
        let func = parse(&text).unwrap_or_else(|errors| panic!("{name}: {}", errors[0]));
        let input = Literal::from_f64s(ElementType::F32, [4], &points);
        assert_eq!(
            eval(&func, &[input]).unwrap()[0].to_i64s(),
            expected,
            "{name}"
        );
    }
}
