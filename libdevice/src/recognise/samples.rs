//! The inputs on which a body and a function are compared, and the digest of the results.
//!
//! They contain special values of every kind, all exponents, and the ranges where functions change
//! their method. A signature is the digest of the results for all of them, bit by bit.

use std::sync::OnceLock;

/// The number of samples in the first, quick comparison.
pub const QUICK: usize = 8;

/// Returns the inputs of functions of one or two floats of `bits` bits.
pub fn samples(bits: u32, arity: usize) -> &'static [Vec<u128>] {
    static ALL: [OnceLock<Vec<Vec<u128>>>; 4] = [const { OnceLock::new() }; 4];
    ALL[usize::from(bits == 64) * 2 + usize::from(arity == 2)].get_or_init(|| make(bits, arity))
}

fn make(bits: u32, arity: usize) -> Vec<Vec<u128>> {
    let encode = |value: f64| match bits {
        32 => u128::from((value as f32).to_bits()),
        _ => u128::from(value.to_bits()),
    };
    if arity == 2 {
        let quick = [
            (2.5, 1.25),
            (0.3, -0.45),
            (-0.45, 2.0),
            (17.25, 3.0),
            (1e-3, 0.5),
            (30.5, -2.25),
            (0.75, 7.0),
            (-5.5, -3.75),
        ];
        let special = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
            2.0,
            -2.0,
            3.0,
            -3.0,
            0.5,
            -2.5,
            1e-40,
            1e30,
        ];
        let mut pairs: Vec<(f64, f64)> = quick.to_vec();
        pairs.extend(
            special
                .iter()
                .flat_map(|x| special.iter().map(|y| (*x, *y))),
        );
        let mut random = Random(1);
        for _ in 0..64 {
            pairs.push((random.exponents(bits), random.uniform(10.0)));
            pairs.push((random.uniform(20.0), random.uniform(20.0)));
            pairs.push((random.uniform(2.0).abs(), random.uniform(100.0)));
        }
        return pairs
            .iter()
            .map(|(x, y)| vec![encode(*x), encode(*y)])
            .collect();
    }
    let mut values = vec![0.3, -0.45, 2.5, 17.25, 1e-3, -2.25, 0.75, -30.5];
    values.extend([
        0.0,
        -0.0,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        1e-40,
        -1e-40,
        1e-310,
        -1e-310,
        0.5,
        -0.5,
        1.0,
        -1.0,
        1.5,
        -1.5,
        2.0,
        -2.5,
        3.5,
    ]);
    values.extend([
        87.5, -87.5, 89.0, -103.5, -105.0, 128.5, -126.5, -150.5, 38.4, 38.6, -38.0, -45.5, 709.5,
        -709.5, 710.5, -745.0, -746.0, 1023.5, 1024.5, -1075.5,
    ]);
    values.extend([
        105_000.0,
        106_000.0,
        -2e9,
        2.2e9,
        1e15,
        -3e22,
        1e30,
        1e300,
        -1e300,
        0.54,
        0.56,
        9.2,
        4.0,
        5.5,
        6.5,
        0.9999,
        1.0001,
        8_388_609.0,
    ]);
    let mut random = Random(2);
    for _ in 0..64 {
        values.push(random.exponents(bits));
        values.push(random.uniform(10.0));
        values.push(random.uniform(1.0));
        values.push(random.uniform(100.0));
    }
    values.extend((0..32).map(|_| random.uniform(1e6)));
    values
        .into_iter()
        .map(|value| vec![encode(value)])
        .collect()
}

/// A linear congruential generator: deterministic on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 11
    }

    /// Returns a value between `-limit` and `limit`.
    fn uniform(&mut self, limit: f64) -> f64 {
        (self.next() as f64 / (1u64 << 52) as f64 - 1.0) * limit
    }

    /// Returns a value of any exponent and sign.
    fn exponents(&mut self, bits: u32) -> f64 {
        let (least, range) = if bits == 32 {
            (-140, 267)
        } else {
            (-1060, 2080)
        };
        let exponent = least + (self.next() % range) as i32;
        let sign = if self.next() & 1 == 0 { 1.0 } else { -1.0 };
        sign * (1.0 + self.next() as f64 / (1u64 << 53) as f64) * libm::exp2(exponent.into())
    }
}

/// The representative of all NaNs.
const NAN: u64 = u64::MAX;

/// Returns the bits of a result, with all NaNs equal.
fn plain(value: u128, bits: u32, is_float: bool) -> u64 {
    let value = value as u64;
    let is_nan = is_float
        && match bits {
            32 => f32::from_bits(value as u32).is_nan(),
            _ => f64::from_bits(value).is_nan(),
        };
    if is_nan { NAN } else { value }
}

/// Returns a hash of [`CODE`] bits of one result of `bits` bits; with `negated`, of the negated
/// result.
pub fn code(value: u128, bits: u32, is_float: bool, negated: bool) -> u32 {
    let mut value = plain(value, bits, is_float);
    if negated && value != NAN {
        value ^= 1 << (bits - 1);
    }
    let mixed = (value ^ value >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed ^ mixed >> 32).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> (64 - CODE)) as u32
}

/// The width of the hash of a single result.
pub const CODE: u32 = 18;

/// A digest in progress; the sign of the first result that is not NaN is normalised, so that a
/// function and its negative have the same digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Digest {
    hash: u64,
    negative: Option<bool>,
}

impl Default for Digest {
    fn default() -> Digest {
        Digest {
            hash: 0xcbf2_9ce4_8422_2325,
            negative: None,
        }
    }
}

impl Digest {
    /// Adds a result of `bits` bits, a float if `is_float`.
    pub fn push(&mut self, value: u128, bits: u32, is_float: bool) {
        let mut value = plain(value, bits, is_float);
        if is_float && value != NAN {
            let sign = value >> (bits - 1) & 1 == 1;
            if *self.negative.get_or_insert(sign) {
                value ^= 1 << (bits - 1);
            }
        }
        for byte in value.to_le_bytes() {
            self.hash = (self.hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        self.hash ^= self.hash >> 29;
    }

    /// Returns the digest so far.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Returns whether the first result that is not NaN was negative.
    pub fn negative(&self) -> bool {
        self.negative == Some(true)
    }
}
