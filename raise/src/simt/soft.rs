//! Floats of any format, rounded any way, exactly: the arithmetic that the host's own floats lack.
//!
//! A finite float is an integer times a power of two. Sums, products, quotients and roots are formed with more bits
//! than any format keeps, what lies below is remembered in the last bit, and [`round`] cuts the result to size once.

/// How to round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// `.rn`: to nearest, ties to even.
    NearestEven,
    /// `.rna`: to nearest, ties away from zero.
    NearestAway,
    /// `.rz`: towards zero.
    Zero,
    /// `.rm`: towards −∞.
    Down,
    /// `.rp`: towards +∞.
    Up,
}

impl Rounding {
    /// `rn`, `rz`, `rm`, `rp`, `rna`, and the same with an `i` behind.
    pub fn from_name(name: &str) -> Option<Rounding> {
        Some(match name {
            "rn" | "rni" => Rounding::NearestEven,
            "rna" => Rounding::NearestAway,
            "rz" | "rzi" => Rounding::Zero,
            "rm" | "rmi" => Rounding::Down,
            "rp" | "rpi" => Rounding::Up,
            _ => return None,
        })
    }
}

/// An IEEE format by its field widths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Bits stored of the significand.
    pub mantissa: u32,
    /// Bits of the exponent.
    pub exponent: u32,
    /// The NaN that instructions produce.
    pub nan: u64,
}

/// `.f16`
pub const F16: Format = Format {
    mantissa: 10,
    exponent: 5,
    nan: 0x7FFF,
};
/// `.bf16`
pub const BF16: Format = Format {
    mantissa: 7,
    exponent: 8,
    nan: 0x7FFF,
};
/// `.f32`
pub const F32: Format = Format {
    mantissa: 23,
    exponent: 8,
    nan: 0x7FFF_FFFF,
};
/// `.f64`
pub const F64: Format = Format {
    mantissa: 52,
    exponent: 11,
    nan: 0x7FF8_0000_0000_0000,
};
/// `.tf32`, kept in the upper bits of 32: 13 zeros follow.
pub const TF32: Format = Format {
    mantissa: 10,
    exponent: 8,
    nan: 0x7FFF_FFFF >> 13,
};

impl Format {
    fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.mantissa
    }

    fn sign(self, negative: bool) -> u64 {
        u64::from(negative) << (self.mantissa + self.exponent)
    }
}

/// A float taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Not a number.
    Nan,
    /// ±∞
    Infinity {
        /// −∞
        negative: bool,
    },
    /// Zero included.
    Finite(Exact),
}

/// ± mantissa · 2^exponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exact {
    /// The sign, also of zero.
    pub negative: bool,
    /// At most 126 bits.
    pub mantissa: u128,
    /// Power of two.
    pub exponent: i32,
}

/// Takes the bits of a float apart.
pub fn unpack(format: Format, bits: u64) -> Value {
    let negative = bits >> (format.mantissa + format.exponent) & 1 == 1;
    let fraction = bits & ((1 << format.mantissa) - 1);
    let biased = (bits >> format.mantissa & ((1 << format.exponent) - 1)) as i32;
    let smallest = 1 - format.bias() - format.mantissa as i32;
    if biased == (1 << format.exponent) - 1 {
        return if fraction == 0 {
            Value::Infinity { negative }
        } else {
            Value::Nan
        };
    }
    Value::Finite(match biased {
        0 => Exact {
            negative,
            mantissa: fraction.into(),
            exponent: smallest,
        },
        _ => Exact {
            negative,
            mantissa: (fraction | 1 << format.mantissa).into(),
            exponent: smallest + biased - 1,
        },
    })
}

/// Whether to go up one step, given what is cut off.
fn away(rounding: Rounding, negative: bool, odd: bool, rest: u128, half: u128) -> bool {
    match rounding {
        Rounding::NearestEven => rest > half || (rest == half && odd),
        Rounding::NearestAway => rest >= half,
        Rounding::Zero => false,
        Rounding::Down => negative && rest > 0,
        Rounding::Up => !negative && rest > 0,
    }
}

/// Drops `shift` low bits of a mantissa, rounding.
fn drop_bits(mantissa: u128, shift: u32, rounding: Rounding, negative: bool) -> u128 {
    match shift {
        0 => mantissa,
        // All bits go, and the half is above them: a quarter stands for any of them.
        128.. => away(rounding, negative, false, u128::from(mantissa > 0), 2).into(),
        _ => {
            let kept = mantissa >> shift;
            let rest = mantissa & ((1 << shift) - 1);
            kept + u128::from(away(
                rounding,
                negative,
                kept & 1 == 1,
                rest,
                1 << (shift - 1),
            ))
        }
    }
}

/// The float nearest to `exact` in the given direction, as bits.
pub fn round(format: Format, rounding: Rounding, exact: Exact) -> u64 {
    let sign = format.sign(exact.negative);
    if exact.mantissa == 0 {
        return sign;
    }
    let top = exact.exponent + 127 - exact.mantissa.leading_zeros() as i32;
    let least = 1 - format.bias();
    let mut quantum = top.max(least) - format.mantissa as i32;
    let mut mantissa = match quantum - exact.exponent {
        shift @ 1.. => drop_bits(exact.mantissa, shift as u32, rounding, exact.negative),
        shift => exact.mantissa << -shift,
    } as u64;
    if mantissa >> (format.mantissa + 1) > 0 {
        mantissa >>= 1;
        quantum += 1;
    }
    if mantissa >> format.mantissa == 0 {
        return sign | mantissa;
    }
    let biased = quantum + format.mantissa as i32 + format.bias();
    if biased >= (1 << format.exponent) - 1 {
        let infinite = match rounding {
            Rounding::NearestEven | Rounding::NearestAway => true,
            Rounding::Zero => false,
            Rounding::Down => exact.negative,
            Rounding::Up => !exact.negative,
        };
        return sign | (format.infinity() - u64::from(!infinite));
    }
    sign | (biased as u64) << format.mantissa | (mantissa & ((1 << format.mantissa) - 1))
}

/// Any value as bits of `format`.
pub fn pack(format: Format, rounding: Rounding, value: Value) -> u64 {
    match value {
        Value::Nan => format.nan,
        Value::Infinity { negative } => format.sign(negative) | format.infinity(),
        Value::Finite(exact) => round(format, rounding, exact),
    }
}

/// Moves the highest bit to place 125, so that two can be added.
fn normal(exact: Exact) -> Exact {
    let shift = exact.mantissa.leading_zeros() as i32 - 2;
    Exact {
        mantissa: exact.mantissa << shift,
        exponent: exact.exponent - shift,
        ..exact
    }
}

fn add_exact(rounding: Rounding, a: Exact, b: Exact) -> Exact {
    let zero = Exact {
        negative: rounding == Rounding::Down,
        mantissa: 0,
        exponent: 0,
    };
    match (a.mantissa, b.mantissa) {
        (0, 0) if a.negative == b.negative => return a,
        (0, 0) => return zero,
        (0, _) => return b,
        (_, 0) => return a,
        _ => {}
    }
    let (a, b) = (normal(a), normal(b));
    let (high, low) = if a.exponent >= b.exponent {
        (a, b)
    } else {
        (b, a)
    };
    let distance = (high.exponent - low.exponent) as u32;
    // What is shifted out leaves its trace in the last bit.
    let low_mantissa = match distance {
        0 => low.mantissa,
        127.. => 1,
        _ => low.mantissa >> distance | u128::from(low.mantissa & ((1 << distance) - 1) > 0),
    };
    if high.negative == low.negative {
        return Exact {
            mantissa: high.mantissa + low_mantissa,
            ..high
        };
    }
    match high.mantissa.cmp(&low_mantissa) {
        std::cmp::Ordering::Equal => zero,
        std::cmp::Ordering::Greater => Exact {
            mantissa: high.mantissa - low_mantissa,
            ..high
        },
        std::cmp::Ordering::Less => Exact {
            negative: low.negative,
            mantissa: low_mantissa - high.mantissa,
            ..high
        },
    }
}

fn add_values(rounding: Rounding, a: Value, b: Value) -> Value {
    match (a, b) {
        (Value::Nan, _) | (_, Value::Nan) => Value::Nan,
        (Value::Infinity { negative: a }, Value::Infinity { negative: b }) if a != b => Value::Nan,
        (Value::Infinity { .. }, _) => a,
        (_, Value::Infinity { .. }) => b,
        (Value::Finite(a), Value::Finite(b)) => Value::Finite(add_exact(rounding, a, b)),
    }
}

fn multiply_values(a: Value, b: Value) -> Value {
    match (a, b) {
        (Value::Nan, _) | (_, Value::Nan) => Value::Nan,
        (Value::Infinity { negative: a }, Value::Infinity { negative: b }) => {
            Value::Infinity { negative: a != b }
        }
        (Value::Infinity { negative }, Value::Finite(finite))
        | (Value::Finite(finite), Value::Infinity { negative }) => {
            if finite.mantissa == 0 {
                Value::Nan
            } else {
                Value::Infinity {
                    negative: negative != finite.negative,
                }
            }
        }
        (Value::Finite(a), Value::Finite(b)) => Value::Finite(Exact {
            negative: a.negative != b.negative,
            mantissa: a.mantissa * b.mantissa,
            exponent: a.exponent + b.exponent,
        }),
    }
}

/// a + b
pub fn add(format: Format, rounding: Rounding, a: u64, b: u64) -> u64 {
    pack(
        format,
        rounding,
        add_values(rounding, unpack(format, a), unpack(format, b)),
    )
}

/// a · b
pub fn multiply(format: Format, rounding: Rounding, a: u64, b: u64) -> u64 {
    pack(
        format,
        rounding,
        multiply_values(unpack(format, a), unpack(format, b)),
    )
}

/// a · b + c, rounded once
pub fn fma(format: Format, rounding: Rounding, a: u64, b: u64, c: u64) -> u64 {
    let product = multiply_values(unpack(format, a), unpack(format, b));
    pack(
        format,
        rounding,
        add_values(rounding, product, unpack(format, c)),
    )
}

/// a / b
pub fn divide(format: Format, rounding: Rounding, a: u64, b: u64) -> u64 {
    let value = match (unpack(format, a), unpack(format, b)) {
        (Value::Nan, _) | (_, Value::Nan) | (Value::Infinity { .. }, Value::Infinity { .. }) => {
            Value::Nan
        }
        (Value::Infinity { negative }, Value::Finite(b)) => Value::Infinity {
            negative: negative != b.negative,
        },
        (Value::Finite(a), Value::Infinity { negative }) => Value::Finite(Exact {
            negative: a.negative != negative,
            mantissa: 0,
            exponent: 0,
        }),
        (Value::Finite(a), Value::Finite(b)) => match (a.mantissa, b.mantissa) {
            (0, 0) => Value::Nan,
            (_, 0) => Value::Infinity {
                negative: a.negative != b.negative,
            },
            (0, _) => Value::Finite(Exact {
                negative: a.negative != b.negative,
                ..a
            }),
            _ => {
                let a = normal(a);
                let quotient =
                    a.mantissa / b.mantissa << 1 | u128::from(a.mantissa % b.mantissa > 0);
                let exponent = a.exponent - b.exponent - 1;
                Value::Finite(Exact {
                    negative: a.negative != b.negative,
                    mantissa: quotient,
                    exponent,
                })
            }
        },
    };
    pack(format, rounding, value)
}

/// √a
pub fn sqrt(format: Format, rounding: Rounding, a: u64) -> u64 {
    let value = match unpack(format, a) {
        Value::Finite(a) if a.mantissa == 0 => Value::Finite(a),
        Value::Nan
        | Value::Infinity { negative: true }
        | Value::Finite(Exact { negative: true, .. }) => Value::Nan,
        Value::Infinity { negative: false } => Value::Infinity { negative: false },
        Value::Finite(a) => {
            let mut a = normal(a);
            if a.exponent % 2 != 0 {
                a = Exact {
                    mantissa: a.mantissa >> 1,
                    exponent: a.exponent + 1,
                    ..a
                };
            }
            let root = a.mantissa.isqrt();
            let mantissa = root << 1 | u128::from(root * root != a.mantissa);
            Value::Finite(Exact {
                negative: false,
                mantissa,
                exponent: a.exponent / 2 - 1,
            })
        }
    };
    pack(format, rounding, value)
}

/// From one format to another.
pub fn convert(from: Format, to: Format, rounding: Rounding, bits: u64) -> u64 {
    pack(to, rounding, unpack(from, bits))
}

/// An integer as a float.
pub fn from_integer(format: Format, rounding: Rounding, value: i128) -> u64 {
    round(
        format,
        rounding,
        Exact {
            negative: value < 0,
            mantissa: value.unsigned_abs(),
            exponent: 0,
        },
    )
}

/// A float as the integer it rounds to, held within `least..=most`; NaN becomes 0.
pub fn to_integer(format: Format, rounding: Rounding, bits: u64, least: i128, most: i128) -> i128 {
    match unpack(format, bits) {
        Value::Nan => 0,
        Value::Infinity { negative } => {
            if negative {
                least
            } else {
                most
            }
        }
        Value::Finite(exact) => {
            let magnitude = match exact.exponent {
                exponent @ ..=-1 => drop_bits(
                    exact.mantissa,
                    exponent.unsigned_abs(),
                    rounding,
                    exact.negative,
                ),
                exponent @ 0..=70 => exact.mantissa << exponent,
                _ => {
                    if exact.mantissa == 0 {
                        0
                    } else {
                        1 << 126
                    }
                }
            };
            let magnitude = magnitude as i128;
            (if exact.negative {
                -magnitude
            } else {
                magnitude
            })
            .clamp(least, most)
        }
    }
}

/// A float rounded to an integral value; the sign of zero stays.
pub fn to_integral(format: Format, rounding: Rounding, bits: u64) -> u64 {
    match unpack(format, bits) {
        Value::Finite(exact) if exact.exponent < 0 => {
            let mantissa = drop_bits(
                exact.mantissa,
                exact.exponent.unsigned_abs(),
                rounding,
                exact.negative,
            );
            round(
                format,
                rounding,
                Exact {
                    mantissa,
                    exponent: 0,
                    ..exact
                },
            )
        }
        Value::Nan => format.nan,
        Value::Finite(_) | Value::Infinity { .. } => bits,
    }
}

#[cfg(test)]
mod tests {
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

    /// A stream of bits that is the same each time.
    fn noise(count: usize) -> impl Iterator<Item = u64> {
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        (0..count).map(move |_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        })
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
        // Neighbours in exponent, so that sums cancel.
        bits.extend(
            noise(60).map(|bits| bits & 0x800F_FFFF_FFFF_FFFF | (0x3FF - (bits >> 60)) << 52),
        );
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
}
