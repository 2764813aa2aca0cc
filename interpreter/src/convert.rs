//! `cvt`: all conversions of PTX between integers and floats.

use super::float::{F1, F2};
use super::real::Real;
use super::soft::{self, BF16, F16, F32, F64, Format, Rounding, TF32};
use ptx::tree::{Instruction, ScalarType};

/// A decoded `cvt`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Conversion {
    to: ScalarType,
    from: ScalarType,
    rounding: Rounding,
    /// `.rni` and its variants on floats of one type.
    integral: bool,
    ftz: bool,
    saturate: bool,
    relu: bool,
    /// The width of the destination register: a narrower result is extended to it.
    width: u32,
}

/// The implementation of a conversion.
pub(super) enum ConversionImpl {
    /// A function, for frequent conversions.
    Function(F1),
    /// Any conversion.
    General(Conversion),
}

/// Decodes a `cvt` with one source; `width` is that of the destination register.
pub(super) fn plan(instruction: &Instruction, width: u32) -> Option<ConversionImpl> {
    let mut types = instruction.types();
    let (to, from) = (types.next()?, types.next()?);
    let named = instruction
        .modifiers
        .iter()
        .find_map(|modifier| Rounding::from_name(modifier));
    let integral = instruction
        .modifiers
        .iter()
        .any(|modifier| matches!(modifier.as_str(), "rni" | "rzi" | "rmi" | "rpi"));
    let conversion = Conversion {
        to,
        from,
        rounding: named.unwrap_or(Rounding::NearestEven),
        integral,
        ftz: instruction.has("ftz"),
        saturate: instruction.has("sat"),
        relu: instruction.has("relu"),
        width,
    };
    let known = |ty: ScalarType| ty.is_integer() && ty.bits() <= 64 || format(ty).is_some();
    if !known(to) || !known(from) || instruction.has("satfinite") {
        return None;
    }
    Some(fast(conversion).map_or(
        ConversionImpl::General(conversion),
        ConversionImpl::Function,
    ))
}

fn format(ty: ScalarType) -> Option<Format> {
    Some(match ty {
        ScalarType::F16 => F16,
        ScalarType::BF16 => BF16,
        ScalarType::F32 => F32,
        ScalarType::F64 => F64,
        ScalarType::TF32 => TF32,
        _ => return None,
    })
}

/// Returns a function for frequent conversions.
fn fast(conversion: Conversion) -> Option<F1> {
    use ScalarType::*;
    let Conversion {
        to,
        from,
        rounding,
        integral,
        ftz,
        saturate,
        relu,
        width,
    } = conversion;
    if ftz || saturate || relu || width != to.bits().max(width.min(32)) {
        return None;
    }
    Some(match (to, from, rounding) {
        (S64, S32, _) => |a| a as i32 as i64 as u64,
        (U64, U32, _) => |a| a & 0xFFFF_FFFF,
        (U32 | S32, U64 | S64, _) => |a| a & 0xFFFF_FFFF,
        (F32, S32, Rounding::NearestEven) => |a| (a as i32 as f32).bits(),
        (F32, U32, Rounding::NearestEven) => |a| (a as u32 as f32).bits(),
        (F64, S32, _) => |a| f64::from(a as i32).bits(),
        (F64, U32, _) => |a| f64::from(a as u32).bits(),
        (F64, F32, _) if !integral => |a| f64::from(f32::of(a)).bits(),
        (F32, F64, Rounding::NearestEven) if !integral => |a| {
            let value = f64::of(a) as f32;
            if value.is_nan() {
                soft::F32.nan
            } else {
                value.bits()
            }
        },
        // Rust's `as` saturates and converts NaN to 0, as PTX does from `.f32` to 32 bits.
        (S32, F32, Rounding::Zero) if width == 32 => |a| u64::from(f32::of(a) as i32 as u32),
        (U32, F32, Rounding::Zero) if width == 32 => |a| u64::from(f32::of(a) as u32),
        (S32, F64, Rounding::Zero) if width == 32 => |a| {
            let value = f64::of(a);
            let value = if value.is_nan() {
                i32::MIN
            } else {
                value as i32
            };
            u64::from(value as u32)
        },
        (F32, F32, Rounding::NearestEven) if integral => |a| f32::of(a).round_ties_even().bits(),
        (F32, F32, Rounding::Down) if integral => |a| f32::of(a).floor().bits(),
        (F32, F32, Rounding::Up) if integral => |a| f32::of(a).ceil().bits(),
        (F32, F32, Rounding::Zero) if integral => |a| f32::of(a).trunc().bits(),
        (F64, F64, Rounding::NearestEven) if integral => |a| f64::of(a).round_ties_even().bits(),
        (F64, F64, Rounding::Down) if integral => |a| f64::of(a).floor().bits(),
        (F64, F64, Rounding::Up) if integral => |a| f64::of(a).ceil().bits(),
        (F64, F64, Rounding::Zero) if integral => |a| f64::of(a).trunc().bits(),
        _ => return None,
    })
}

/// Returns the smallest and the largest value of an integer type.
fn limits(ty: ScalarType) -> (i128, i128) {
    let bits = ty.bits();
    if ty.is_signed() {
        (-(1_i128 << (bits - 1)), (1_i128 << (bits - 1)) - 1)
    } else {
        (0, (1_i128 << bits) - 1)
    }
}

fn read_integer(ty: ScalarType, bits: u64) -> i128 {
    let unused = 64 - ty.bits();
    if ty.is_signed() {
        i128::from((bits << unused) as i64 >> unused)
    } else {
        i128::from(bits << unused >> unused)
    }
}

impl Conversion {
    /// Converts the low bits of a register.
    pub(super) fn run(&self, bits: u64) -> u64 {
        match (format(self.from), format(self.to)) {
            (None, None) => self.write_integer(read_integer(self.from, bits)),
            (None, Some(to)) => {
                let value = soft::from_integer(to, self.rounding, read_integer(self.from, bits));
                self.finish_float(to, value)
            }
            (Some(from), None) => {
                let (least, most) = limits(self.to);
                self.write_integer(soft::to_integer(
                    from,
                    self.rounding,
                    self.flushed(from, bits),
                    least,
                    most,
                ))
            }
            (Some(from), Some(to)) => {
                let bits = self.flushed(from, bits);
                let bits = if self.integral {
                    soft::to_integral(from, self.rounding, bits)
                } else {
                    bits
                };
                let value = if from == to {
                    bits
                } else {
                    soft::convert(from, to, self.rounding, bits)
                };
                self.finish_float(to, value)
            }
        }
    }

    /// Flushes a subnormal if the conversion has `.ftz`, which applies to `f32` only.
    fn flushed(&self, format: Format, bits: u64) -> u64 {
        if self.ftz && format == F32 {
            f32::of(bits).flush().bits()
        } else {
            bits
        }
    }

    fn write_integer(&self, value: i128) -> u64 {
        let (least, most) = limits(self.to);
        let value = if self.saturate {
            value.clamp(least, most)
        } else {
            value
        };
        let value = read_integer(self.to, value as u64);
        value as u64 & (u64::MAX >> (64 - self.width.max(self.to.bits())))
    }

    fn finish_float(&self, format: Format, bits: u64) -> u64 {
        let sign = bits >> (format.mantissa + format.exponent) & 1 == 1;
        let magnitude = bits & ((1 << (format.mantissa + format.exponent)) - 1);
        let nan = magnitude > ((1 << format.exponent) - 1) << format.mantissa;
        let one = ((1 << (format.exponent - 1)) - 1) << format.mantissa;
        let bits = match (self.saturate, self.relu) {
            (true, _) if sign || nan => 0,
            (true, _) => bits.min(one),
            (false, true) if nan => format.nan,
            (false, true) if sign => 0,
            _ if nan && self.from != self.to => format.nan,
            _ => bits,
        };
        let bits = self.flushed(format, bits);
        // The low 13 bits of a `.tf32` register are zero.
        if self.to == ScalarType::TF32 {
            bits << 13
        } else {
            bits
        }
    }
}

/// Decodes `cvt.rn.f16x2.f32 d, a, b`: `a` becomes the upper half, `b` the lower one.
pub(super) fn pair(instruction: &Instruction) -> Option<F2> {
    fn pack(format: Format, rounding: Rounding, relu: bool, a: u64, b: u64) -> u64 {
        let one = |bits| {
            let value = soft::convert(F32, format, rounding, bits);
            if relu && value & 0x8000 != 0 {
                0
            } else {
                value
            }
        };
        one(a & 0xFFFF_FFFF) << 16 | one(b & 0xFFFF_FFFF)
    }
    let to = instruction.types().next()?;
    if instruction.has("satfinite") || instruction.has("rs") {
        return None;
    }
    Some(match (to, instruction.has("rz"), instruction.has("relu")) {
        (ScalarType::F16x2, false, false) => |a, b| pack(F16, Rounding::NearestEven, false, a, b),
        (ScalarType::F16x2, false, true) => |a, b| pack(F16, Rounding::NearestEven, true, a, b),
        (ScalarType::F16x2, true, false) => |a, b| pack(F16, Rounding::Zero, false, a, b),
        (ScalarType::F16x2, true, true) => |a, b| pack(F16, Rounding::Zero, true, a, b),
        (ScalarType::BF16x2, false, false) => |a, b| pack(BF16, Rounding::NearestEven, false, a, b),
        (ScalarType::BF16x2, false, true) => |a, b| pack(BF16, Rounding::NearestEven, true, a, b),
        (ScalarType::BF16x2, true, false) => |a, b| pack(BF16, Rounding::Zero, false, a, b),
        (ScalarType::BF16x2, true, true) => |a, b| pack(BF16, Rounding::Zero, true, a, b),
        _ => return None,
    })
}
