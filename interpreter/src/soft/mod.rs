//! Software floating point: any format and rounding mode, for the arithmetic that the host's floats
//! lack.
//!
//! A finite float is an integer times a power of two. Sums, products, quotients and roots are
//! computed with more bits than any format keeps, with a sticky lowest bit for what is below, and
//! [`round`] rounds the result once.

mod arithmetic;
mod convert;
#[cfg(test)]
mod tests;

pub use arithmetic::{add, divide, fma, multiply, sqrt};
pub use convert::{convert, from_integer, to_integer, to_integral};

/// A rounding mode.
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
    /// Returns the mode for `rn`, `rz`, `rm`, `rp`, `rna`, and for the same with `i` appended.
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
    /// The stored bits of the significand.
    pub mantissa: u32,
    /// The bits of the exponent.
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
/// `.tf32`, stored in the upper bits of 32: 13 zeros follow.
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

/// A decomposed float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Not a number.
    Nan,
    /// ±∞
    Infinity {
        /// −∞
        negative: bool,
    },
    /// A finite value, including zero.
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

/// Decomposes the bits of a float.
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

/// Returns whether to round away from zero, given the bits that are cut off.
fn away(rounding: Rounding, negative: bool, odd: bool, rest: u128, half: u128) -> bool {
    match rounding {
        Rounding::NearestEven => rest > half || (rest == half && odd),
        Rounding::NearestAway => rest >= half,
        Rounding::Zero => false,
        Rounding::Down => negative && rest > 0,
        Rounding::Up => !negative && rest > 0,
    }
}

/// Drops `shift` low bits of a mantissa, with rounding.
fn drop_bits(mantissa: u128, shift: u32, rounding: Rounding, negative: bool) -> u128 {
    match shift {
        0 => mantissa,
        // All bits are dropped, and half a unit is above them: a quarter represents any of them.
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

/// Rounds `exact` to a float, as bits.
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

/// Returns any value as bits of `format`.
pub fn pack(format: Format, rounding: Rounding, value: Value) -> u64 {
    match value {
        Value::Nan => format.nan,
        Value::Infinity { negative } => format.sign(negative) | format.infinity(),
        Value::Finite(exact) => round(format, rounding, exact),
    }
}
