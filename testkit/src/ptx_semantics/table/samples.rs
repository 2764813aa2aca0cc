//! Samples: special values of each type, and their neighbours.

use super::Kind;
use super::real::{Format, Mode, Number, rounded};

/// Returns floats: zeros, subnormals, half-integers, limits of integer types and their neighbours,
/// infinities, NaNs.
pub fn floats(format: Format) -> Vec<u64> {
    let mut all = few_floats(format);
    for power in [7, 8, 15, 16, 23, 24, 31, 32, 52, 53, 62, 63, 64] {
        let limit = 2f64.powi(power);
        for value in [limit, limit - 0.5, limit - 1.0, limit + 1.0, limit - 1.5] {
            let bits = rounded(format, Mode::Nearest, Number::Real(value));
            all.extend([bits, bits.saturating_sub(1), bits + 1]);
        }
    }
    for value in [
        0.25, 0.75, 2.5, 3.5, 4.5, 127.5, 128.5, 254.5, 255.5, 1e4, 4097.5, 65519.0, 65520.0,
    ] {
        all.push(rounded(format, Mode::Nearest, Number::Real(value)));
    }
    // Ties of narrower formats, and their neighbours.
    for (ulp, tail) in [(8, 30), (11, 40), (24, 50), (8, 12), (11, 16)] {
        for value in [1.0, 1.0 + 2f64.powi(1 - ulp)] {
            let tie = value + 2f64.powi(-ulp);
            for value in [tie, tie + 2f64.powi(-tail), tie - 2f64.powi(-tail)] {
                all.push(rounded(format, Mode::Nearest, Number::Real(value)));
            }
        }
    }
    // Subnormals of narrower formats.
    for power in [-14, -24, -25, -26, -126, -133, -134, -149, -150, -151] {
        for factor in [1.0, 1.5, 0.9990234375] {
            let value = 2f64.powi(power) * factor;
            all.push(rounded(format, Mode::Nearest, Number::Real(value)));
        }
    }
    with_signs(format, all)
}

/// Returns a few floats, for instructions of two and three operands.
pub fn few_floats(format: Format) -> Vec<u64> {
    let mut all = vec![
        0,
        1,
        format.least_normal() - 1,
        format.least_normal(),
        format.one(),
        format.one() + 1,
        format.infinity() - 1,
        format.infinity(),
        format.infinity() + 1,
        format.sign_bit() - 1,
        format.infinity() + (format.least_normal() >> 1),
    ];
    for value in [0.5, 0.75, 1.5, 2.0, 3.0, 1e-3] {
        all.push(rounded(format, Mode::Nearest, Number::Real(value)));
    }
    with_signs(format, all)
}

fn with_signs(format: Format, mut all: Vec<u64>) -> Vec<u64> {
    all.retain(|bits| *bits < format.sign_bit());
    all.sort_unstable();
    all.dedup();
    let negative: Vec<_> = all.iter().map(|bits| bits | format.sign_bit()).collect();
    all.extend(negative);
    all
}

/// Returns integers: the extremes, powers of two and their neighbours, ties of floats; the
/// register's bits above the type are not zero.
pub fn integers(kind: Kind) -> Vec<u64> {
    let mut all: Vec<u64> = vec![0, 1, 2, 3, 7, 100];
    for power in [7, 8, 11, 12, 15, 16, 24, 25, 30, 31, 32, 53, 54, 62, 63] {
        if power < kind.bits() {
            let limit = 1u64 << power;
            all.extend([
                limit - 1,
                limit,
                limit + 1,
                limit | limit >> 1,
                limit | limit >> 8,
            ]);
            all.extend([
                limit | limit >> 8 | 1,
                limit | limit >> 24,
                limit | limit >> 24 | 1,
            ]);
            all.extend([
                limit | limit >> 11 | 1,
                limit | limit >> 53,
                limit | limit >> 7 | limit >> 8,
            ]);
        }
    }
    let negative: Vec<_> = all.iter().map(|value| value.wrapping_neg()).collect();
    all.extend(negative);
    all.extend([
        u64::MAX,
        u64::MAX - 1,
        0x0123_4567_89ab_cdef,
        0xfedc_ba98_7654_3210,
    ]);
    let mask = u64::MAX >> (64 - kind.register());
    let mut all: Vec<_> = all.into_iter().map(|value| value & mask).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Returns a few integers, for instructions of two and more operands.
pub fn few_integers(bits: u32) -> Vec<u64> {
    let mask = u64::MAX >> (64 - bits);
    let top = 1 << (bits - 1);
    let mut all: Vec<u64> = vec![
        0, 1, 2, 3, 7, 15, 16, 31, 32, 33, 63, 64, 65, 127, 255, 256, 0x1234,
    ];
    all.extend([
        top,
        top - 1,
        top + 1,
        mask,
        mask - 1,
        mask - 6,
        top | top >> 1,
    ]);
    all.extend([
        0x0123_4567_89ab_cdef & mask,
        0xfedc_ba98_7654_3210 & mask,
        0x80_80_80_80 & mask,
    ]);
    all.sort_unstable();
    all.dedup();
    all.retain(|value| *value <= mask);
    all
}

/// Returns samples of one operand.
pub fn alone(values: &[u64]) -> Vec<Vec<u64>> {
    values.iter().map(|value| vec![*value]).collect()
}

/// Returns all pairs.
pub fn pairs(a: &[u64], b: &[u64]) -> Vec<Vec<u64>> {
    a.iter()
        .flat_map(|a| b.iter().map(|b| vec![*a, *b]))
        .collect()
}

/// Returns all pairs with a third operand that cycles through its values.
pub fn triples(a: &[u64], b: &[u64], c: &[u64]) -> Vec<Vec<u64>> {
    let mut third = c.iter().cycle();
    let mut all = Vec::new();
    for _ in 0..3 {
        for pair in pairs(a, b) {
            let c = *third.next().expect("a cycle");
            all.push(vec![pair[0], pair[1], c]);
        }
        third.next(); // other combinations in the next pass
    }
    all
}
