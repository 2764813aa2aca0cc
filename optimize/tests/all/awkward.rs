//! Inputs with special values, and the comparison of results.

use optimize::Semantics;
use stablehlo::{ElementType, Func, Literal, Scalar, TensorType, eval};
use testkit::Random;

#[derive(Clone, Copy, PartialEq)]
pub enum Floats {
    /// NaNs, infinities, zeros of both signs, subnormals, and ordinary values.
    Awkward,
    /// Values between a half and two, of both signs.
    Tame,
}

const AWKWARD: [f64; 14] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.1,
    -2.5,
    3.0,
    f64::NAN,
    f64::INFINITY,
    f64::NEG_INFINITY,
    1e-310,
    1e-40,
    3e38,
    -7.25,
];

/// Returns one input per parameter, depending on the seed.
pub fn inputs(func: &Func, seed: u64, floats: Floats) -> Vec<Literal> {
    let mut random = Random::new(seed);
    let params = func.params().iter().map(|param| param.ty.clone());
    params.map(|ty| input(&ty, &mut random, floats)).collect()
}

fn input(ty: &TensorType, random: &mut Random, floats: Floats) -> Literal {
    let elements: Vec<Scalar> = (0..ty.count())
        .map(|_| match (ty.element, floats) {
            (ElementType::Pred, _) => Scalar::Int(random.below(2) as i64),
            (element, _) if element.is_integer() => match random.below(4) {
                0 => Scalar::Int(random.bits() as i64),
                _ => Scalar::Int(random.below(9) as i64 - 2),
            },
            (_, Floats::Awkward) => Scalar::Float(random.pick(&AWKWARD)),
            (_, Floats::Tame) => {
                let magnitude = 0.5 + 1.5 * random.unit();
                Scalar::Float(if random.one_in(2) {
                    magnitude
                } else {
                    -magnitude
                })
            }
        })
        .collect();
    Literal::from_scalars(ty.element, ty.shape.clone(), elements)
}

/// Compares `after` with `before` for a few inputs, by bits or within `tolerance`, and returns the
/// first difference.
pub fn agree(
    semantics: Semantics,
    before: &Func,
    after: &Func,
    tolerance: f64,
) -> Result<(), String> {
    after.verify().map_err(|error| error.to_string())?;
    for seed in 0..8 {
        let inputs = match semantics {
            Semantics::BitExact => inputs(before, seed, Floats::Awkward),
            Semantics::FastMath => inputs(before, seed, Floats::Tame),
        };
        let (expected, got) = (
            eval(before, &inputs).unwrap(),
            eval(after, &inputs).unwrap(),
        );
        match semantics {
            Semantics::BitExact => same(&expected, &got)?,
            Semantics::FastMath => close(&expected, &got, tolerance)?,
        }
    }
    Ok(())
}

/// Compares bits; all NaNs are equal.
pub fn same(expected: &[Literal], got: &[Literal]) -> Result<(), String> {
    compare(expected, got, |x, y| x.to_bits() == y.to_bits())
}

/// Compares floats within `tolerance`, relative to the larger of their magnitude and 1.
pub fn close(expected: &[Literal], got: &[Literal], tolerance: f64) -> Result<(), String> {
    compare(expected, got, |x, y| {
        x == y || (x - y).abs() <= tolerance * x.abs().max(1.0)
    })
}

fn compare(
    expected: &[Literal],
    got: &[Literal],
    equal: impl Fn(f64, f64) -> bool,
) -> Result<(), String> {
    for (nth, (expected, got)) in expected.iter().zip(got).enumerate() {
        if expected.ty() != got.ty() {
            return Err(format!(
                "result {nth}: {} became {}",
                expected.ty(),
                got.ty()
            ));
        }
        for k in 0..expected.count() {
            let (x, y) = (expected.get(k), got.get(k));
            let element = expected.element();
            let good = match element.is_float() {
                true => {
                    let (x, y) = (x.as_f64(element), y.as_f64(element));
                    x.is_nan() && y.is_nan() || equal(x, y)
                }
                false => x == y,
            };
            if !good {
                return Err(format!("result {nth}, element {k}: {x:?} became {y:?}"));
            }
        }
    }
    Ok(())
}
