//! Floats of four formats as exact numbers, and the rounding of numbers to them by searching for
//! the neighbours.

use super::Out;
use std::cmp::Ordering;

/// A float format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// IEEE binary16.
    F16,
    /// bfloat16.
    BF16,
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
}

/// All formats, the narrowest first.
pub const FORMATS: [Format; 4] = [Format::F16, Format::BF16, Format::F32, Format::F64];

/// A rounding modifier, without the `i` of integer rounding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// To the nearest number, ties to even.
    Nearest,
    /// Toward zero.
    Zero,
    /// Toward minus infinity.
    Down,
    /// Toward plus infinity.
    Up,
}

/// All rounding modes, each with its PTX modifier.
pub const MODES: [(Mode, &str); 4] = [
    (Mode::Nearest, "rn"),
    (Mode::Zero, "rz"),
    (Mode::Down, "rm"),
    (Mode::Up, "rp"),
];

impl Format {
    /// Returns the bits of a number.
    pub fn bits(self) -> u32 {
        match self {
            Format::F16 | Format::BF16 => 16,
            Format::F32 => 32,
            Format::F64 => 64,
        }
    }

    /// Returns the name of the type in PTX, without the dot.
    pub fn name(self) -> &'static str {
        match self {
            Format::F16 => "f16",
            Format::BF16 => "bf16",
            Format::F32 => "f32",
            Format::F64 => "f64",
        }
    }

    fn mantissa(self) -> u32 {
        match self {
            Format::F16 => 10,
            Format::BF16 => 7,
            Format::F32 => 23,
            Format::F64 => 52,
        }
    }

    /// Returns the sign bit, which is -0.
    pub fn sign_bit(self) -> u64 {
        1 << (self.bits() - 1)
    }

    /// Returns the bits of plus infinity.
    pub fn infinity(self) -> u64 {
        self.sign_bit() - (1 << self.mantissa())
    }

    /// Returns the bits of the least positive normal number.
    pub fn least_normal(self) -> u64 {
        1 << self.mantissa()
    }

    /// Returns the bits of 1.
    pub fn one(self) -> u64 {
        ((1 << (self.bits() - 2 - self.mantissa())) - 1) << self.mantissa()
    }

    /// Returns whether the bits are a NaN.
    pub fn is_nan(self, bits: u64) -> bool {
        bits & (self.sign_bit() - 1) > self.infinity()
    }

    /// Returns whether the sign bit is set.
    pub fn is_negative(self, bits: u64) -> bool {
        bits & self.sign_bit() != 0
    }

    /// Returns whether the bits are a subnormal number; zeros are not.
    pub fn is_subnormal(self, bits: u64) -> bool {
        let magnitude = bits & (self.sign_bit() - 1);
        magnitude > 0 && magnitude < self.least_normal()
    }

    /// Returns the value of the bits, which a double represents exactly.
    pub fn value(self, bits: u64) -> f64 {
        match self {
            Format::F64 => return f64::from_bits(bits),
            Format::F32 => return f32::from_bits(bits as u32).into(),
            Format::F16 | Format::BF16 => {}
        }
        let magnitude = bits & (self.sign_bit() - 1);
        let (fraction, exponent) = (
            magnitude & (self.least_normal() - 1),
            (magnitude >> self.mantissa()) as i32,
        );
        let bias = (self.one() >> self.mantissa()) as i32;
        let value = match magnitude.cmp(&self.infinity()) {
            Ordering::Greater => f64::NAN,
            Ordering::Equal => f64::INFINITY,
            Ordering::Less if exponent == 0 => {
                fraction as f64 * 2f64.powi(1 - bias - self.mantissa() as i32)
            }
            Ordering::Less => {
                (fraction | self.least_normal()) as f64
                    * 2f64.powi(exponent - bias - self.mantissa() as i32)
            }
        };
        if self.is_negative(bits) {
            -value
        } else {
            value
        }
    }

    /// Applies `.ftz`: a subnormal becomes a zero of its sign.
    pub fn flushed(self, bits: u64) -> u64 {
        match self.is_subnormal(bits) {
            true => bits & self.sign_bit(),
            false => bits,
        }
    }
}

/// A number to be rounded.
#[derive(Clone, Copy, Debug)]
pub enum Number {
    /// An integer.
    Int(i128),
    /// A number that a double represents.
    Real(f64),
}

impl Number {
    fn is_negative(self) -> bool {
        match self {
            Number::Int(value) => value < 0,
            Number::Real(value) => value.is_sign_negative(),
        }
    }

    /// Compares its magnitude with a nonnegative number.
    fn compared(self, other: f64) -> Ordering {
        match self {
            Number::Real(value) => value.abs().partial_cmp(&other).expect("numbers"),
            Number::Int(value) => {
                let whole = (other.floor() as i128).cmp(&value.abs()).reverse();
                match other.fract() > 0.0 && whole == Ordering::Equal {
                    true => Ordering::Less,
                    false => whole,
                }
            }
        }
    }
}

/// Returns the bits of `number`, which is not NaN, rounded to a format.
pub fn rounded(format: Format, mode: Mode, number: Number) -> u64 {
    let negative = number.is_negative();
    let sign = if negative { format.sign_bit() } else { 0 };
    if let Number::Real(value) = number
        && value.is_infinite()
    {
        return sign | format.infinity();
    }
    // Finds the greatest finite magnitude that does not exceed the number's.
    let (mut low, mut high) = (0, format.infinity());
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        match number.compared(format.value(middle)) {
            Ordering::Less => high = middle,
            Ordering::Equal | Ordering::Greater => low = middle,
        }
    }
    if number.compared(format.value(low)) == Ordering::Equal {
        return sign | low;
    }
    let up = match mode {
        Mode::Zero => false,
        Mode::Down => negative,
        Mode::Up => !negative,
        Mode::Nearest => {
            let step = format.value(low) - format.value(low.saturating_sub(1));
            let next = match high == format.infinity() {
                true => format.value(low) + step,
                false => format.value(high),
            };
            let order = match number {
                // An integer that the format does not represent is large, and its neighbours are
                // integers whose sum may not be a double.
                Number::Int(value) => {
                    (2 * value.abs()).cmp(&(format.value(low) as i128 + next as i128))
                }
                // Halved first, because the sum of two doubles may overflow.
                Number::Real(_) => number.compared(format.value(low) / 2.0 + next / 2.0),
            };
            match order {
                Ordering::Less => false,
                Ordering::Equal => low & 1 == 1,
                Ordering::Greater => true,
            }
        }
    };
    sign | (low + u64::from(up))
}

/// Converts a float to another format; NaNs remain NaNs.
pub fn converted(from: Format, to: Format, mode: Mode, bits: u64) -> Out {
    match from.is_nan(bits) {
        true => Out::Nan,
        false => Out::Bits(rounded(to, mode, Number::Real(from.value(bits)))),
    }
}

/// Rounds a number to an integral one; zero keeps its sign.
pub fn integral(mode: Mode, value: f64) -> f64 {
    let (down, up) = (value.floor(), value.ceil());
    let whole = match mode {
        Mode::Down => down,
        Mode::Up => up,
        Mode::Zero if value < 0.0 => up,
        Mode::Zero => down,
        Mode::Nearest => match (value - down).partial_cmp(&(up - value)) {
            Some(Ordering::Less) => down,
            Some(Ordering::Greater) => up,
            _ if down == up || down / 2.0 == (down / 2.0).floor() => down,
            _ => up,
        },
    };
    whole.copysign(value)
}

/// Applies `.sat` of floats: clamps to 0 and 1; NaN becomes +0.
pub fn saturated(format: Format, out: Out) -> Out {
    match out {
        Out::Bits(bits) if format.is_nan(bits) || format.is_negative(bits) => Out::Bits(0),
        Out::Bits(bits) => Out::Bits(bits.min(format.one())),
        Out::Nan => Out::Bits(0),
        other => other,
    }
}

/// Applies `.relu`: negative values become 0; NaN becomes the canonical one.
pub fn rectified(format: Format, out: Out) -> Out {
    match out {
        Out::Bits(bits) if !format.is_nan(bits) && format.is_negative(bits) => Out::Bits(0),
        other => other,
    }
}

/// Applies `.ftz` to a result.
pub fn flushed(format: Format, out: Out) -> Out {
    match out {
        Out::Bits(bits) => Out::Bits(format.flushed(bits)),
        other => other,
    }
}
