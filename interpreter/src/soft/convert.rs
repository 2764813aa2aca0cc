//! Conversions between formats, and from and to integers.

use super::{Exact, F64, Format, Rounding, Value, drop_bits, pack, round, unpack};

/// Converts from one format to another.
pub fn convert(from: Format, to: Format, rounding: Rounding, bits: u64) -> u64 {
    pack(to, rounding, unpack(from, bits))
}

/// Converts an integer to a float.
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

/// Converts a float to the integer it rounds to, clamped to `least..=most`, the limits of an
/// integer type.
///
/// NaN gives 0, or, from `.f64` and to 64 bits, the integer with only the highest bit set (PTX ISA
/// 9.0, 9.7.9.21 `cvt`, Integer Notes).
pub fn to_integer(format: Format, rounding: Rounding, bits: u64, least: i128, most: i128) -> i128 {
    let is_wide = format == F64 || most - least > u32::MAX.into();
    match unpack(format, bits) {
        Value::Nan if is_wide && least < 0 => least,
        Value::Nan if is_wide => (most >> 1) + 1,
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

/// Rounds a float to an integral value; the sign of zero is preserved.
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
