//! Tests against the host's arithmetic, and against known values for the other rounding modes.

use testkit::Random;

use super::*;

const INTERESTING: &[f32] = &[
    0.0,
    -0.0,
    1.0,
    -1.0,
    1.5,
    0.1,
    1e-40,
    -1e-45,
    3.4e38,
    f32::MAX,
    f32::MIN_POSITIVE,
    16777217.0,
    1e20,
    -7.25,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
    0.33333334,
    1.0000001,
    8388607.5,
];

/// Returns a deterministic stream of random bits.
fn noise(count: usize) -> impl Iterator<Item = u64> {
    let mut random = Random::new(1);
    (0..count).map(move |_| random.bits())
}

fn same32(soft: u64, hard: f32) -> bool {
    soft as u32 == hard.to_bits() || f32::from_bits(soft as u32).is_nan() && hard.is_nan()
}

fn same64(soft: u64, hard: f64) -> bool {
    soft == hard.to_bits() || f64::from_bits(soft).is_nan() && hard.is_nan()
}

#[test]
fn agrees_with_the_host_in_single_precision() {
    let rn = Rounding::NearestEven;
    let mut values: Vec<f32> = INTERESTING.to_vec();
    values.extend(noise(120).map(|bits| f32::from_bits(bits as u32)));
    for &a in &values {
        let x = u64::from(a.to_bits());
        assert!(same32(sqrt(F32, rn, x), a.sqrt()), "√{a}");
        assert!(same64(convert(F32, F64, rn, x), a.into()), "{a} to f64");
        for &b in &values {
            let y = u64::from(b.to_bits());
            assert!(same32(add(F32, rn, x, y), a + b), "{a} + {b}");
            assert!(same32(multiply(F32, rn, x, y), a * b), "{a} * {b}");
            assert!(same32(divide(F32, rn, x, y), a / b), "{a} / {b}");
            for &c in &values[..20] {
                let z = u64::from(c.to_bits());
                assert!(
                    same32(fma(F32, rn, x, y, z), a.mul_add(b, c)),
                    "{a} * {b} + {c}"
                );
            }
        }
    }
}

#[test]
fn agrees_with_the_host_in_double_precision() {
    let rn = Rounding::NearestEven;
    let mut bits: Vec<u64> = INTERESTING
        .iter()
        .map(|value| f64::from(*value).to_bits())
        .collect();
    bits.extend(noise(100));
    // Similar exponents, so that sums cancel.
    bits.extend(noise(60).map(|bits| bits & 0x800F_FFFF_FFFF_FFFF | (0x3FF - (bits >> 60)) << 52));
    for &x in &bits {
        let a = f64::from_bits(x);
        assert!(same64(sqrt(F64, rn, x), a.sqrt()), "√{a}");
        assert!(same32(convert(F64, F32, rn, x), a as f32), "{a} to f32");
        for &y in &bits {
            let b = f64::from_bits(y);
            assert!(same64(add(F64, rn, x, y), a + b), "{a} + {b}");
            assert!(same64(multiply(F64, rn, x, y), a * b), "{a} * {b}");
            assert!(same64(divide(F64, rn, x, y), a / b), "{a} / {b}");
            for &z in bits.iter().step_by(7) {
                let c = f64::from_bits(z);
                assert!(
                    same64(fma(F64, rn, x, y, z), a.mul_add(b, c)),
                    "{a} * {b} + {c}"
                );
            }
        }
    }
}

#[test]
fn directed_rounding_brackets_the_exact_value() {
    for (x, y) in noise(4000).zip(noise(8000).skip(4000)) {
        let (a, b) = (f32::from_bits(x as u32), f32::from_bits(y as u32));
        if !a.is_finite() || !b.is_finite() || a == 0.0 || b == 0.0 {
            continue;
        }
        let exact = f64::from(a) * f64::from(b);
        let (x, y) = (u64::from(a.to_bits()), u64::from(b.to_bits()));
        let value = |rounding| f64::from(f32::from_bits(multiply(F32, rounding, x, y) as u32));
        assert!(value(Rounding::Down) <= exact && exact <= value(Rounding::Up));
        assert!(value(Rounding::Zero).abs() <= exact.abs());
        let steps = (multiply(F32, Rounding::Up, x, y) as i64
            - multiply(F32, Rounding::Down, x, y) as i64)
            .abs();
        assert!(steps <= 1, "{a} * {b}");
    }
}

#[test]
fn directed_rounding_by_hand() {
    let bits = |value: f32| u64::from(value.to_bits());
    let tiny = bits(f32::from_bits(1));
    // 1 + 2^-149: up is the next float, down is 1.
    assert_eq!(add(F32, Rounding::Up, bits(1.0), tiny), bits(1.0) + 1);
    assert_eq!(add(F32, Rounding::Down, bits(1.0), tiny), bits(1.0));
    assert_eq!(add(F32, Rounding::Zero, bits(-1.0), tiny), bits(-1.0) - 1);
    // x - x is -0 only when rounding down.
    assert_eq!(add(F32, Rounding::Down, bits(1.0), bits(-1.0)), bits(-0.0));
    assert_eq!(add(F32, Rounding::Zero, bits(1.0), bits(-1.0)), bits(0.0));
    // Overflow stops at the largest float unless rounding goes outwards.
    assert_eq!(
        multiply(F32, Rounding::Zero, bits(f32::MAX), bits(2.0)),
        bits(f32::MAX)
    );
    assert_eq!(
        multiply(F32, Rounding::Up, bits(f32::MAX), bits(2.0)),
        bits(f32::INFINITY)
    );
    // 1/3 = 0x3EAAAAAA.AAA…
    assert_eq!(
        divide(F32, Rounding::Down, bits(1.0), bits(3.0)),
        0x3EAA_AAAA
    );
    assert_eq!(divide(F32, Rounding::Up, bits(1.0), bits(3.0)), 0x3EAA_AAAB);
    // √2 = 0x3FB504F3.33…
    assert_eq!(sqrt(F32, Rounding::Down, bits(2.0)), 0x3FB5_04F3);
    assert_eq!(sqrt(F32, Rounding::Up, bits(2.0)), 0x3FB5_04F4);
    assert_eq!(
        to_integer(F32, Rounding::NearestEven, bits(2.5), -100, 100),
        2
    );
    assert_eq!(to_integer(F32, Rounding::Up, bits(2.1), -100, 100), 3);
    assert_eq!(
        to_integer(F32, Rounding::Zero, bits(-1e30), -100, 100),
        -100
    );
    assert_eq!(
        to_integral(F32, Rounding::NearestEven, bits(-0.25)),
        bits(-0.0)
    );
    assert_eq!(
        from_integer(F32, Rounding::Zero, (1 << 24) + 1),
        bits(16777216.0)
    );
    assert_eq!(
        from_integer(F32, Rounding::Up, (1 << 24) + 1),
        bits(16777218.0)
    );
    assert_eq!(
        convert(F32, F16, Rounding::NearestEven, bits(65520.0)),
        0x7C00
    );
    assert_eq!(convert(F32, F16, Rounding::Zero, bits(65520.0)), 0x7BFF);
}
