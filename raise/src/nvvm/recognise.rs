//! Functions that nvcc wrote out, found again by their constants and the shape around them.
//!
//! nvcc has no calls of libdevice: `expf` arrives as `2^(x·log2 e)`, split into an integer part, found by a multiplication that rounds down, and a rest. Only bodies
//! that cannot be raised as they stand are looked for here; the others are arithmetic like any other.

use super::from_ptx::helpers::{ADD, EXP2, FMA_DOWN};
use super::ir::{Builder, Opcode, Unit, Value};

/// `base^x` in single precision: `2^(x·log2 base)`.
struct Exponential {
    /// `log2(base) / 252`, which maps the exponents of a float onto 0 to 1.
    scaled: u32,
    /// `log2(base)`, high part.
    high: u32,
    /// `log2(base)`, low part.
    low: u32,
    /// What it is.
    intrinsic: &'static str,
}

#[rustfmt::skip]
const EXPONENTIALS: &[Exponential] = &[
    Exponential { scaled: 0x3bbb_989d, high: 0x3fb8_aa3b, low: 0x32a5_7060, intrinsic: "llvm.exp" },
    Exponential { scaled: 0x3c57_fa62, high: 0x4054_9a78, low: 0x3397_9a37, intrinsic: "llvm.exp10" },
];

/// Replaces what is recognised; what is left of it is dead.
pub fn recognise(unit: Unit, function: Value) {
    let builder = Builder::new(unit);
    for value in function.instructions() {
        match value.callee_name() {
            Some(name) if name == EXP2 => {
                for user in value.users() {
                    exponential_in(unit, &builder, value, user);
                }
            }
            Some(name) if name.starts_with("llvm.trunc.") => {
                if let Some(x) = rounded(value) {
                    let round = unit.intrinsic("llvm.round", &[x.ty()]);
                    value.replace_uses(builder.before(value).call(round, &[x]));
                }
            }
            _ => {}
        }
    }
}

/// `x`, where `value` is nvcc's body of `round(x)`: half is added away from zero, rounding toward zero, and the fraction dropped.
fn rounded(value: Value) -> Option<Value> {
    let sum = value.operand(0);
    let is_sum = sum.callee_name()?.starts_with(&format!("{ADD}.rz."));
    let (x, half) = (sum.operand(0), sum.operand(1));
    let is_half = half.callee_name()?.starts_with("llvm.copysign.")
        && half.operand(0).const_float() == Some(0.5);
    (is_sum && is_half && half.operand(1) == x).then_some(x)
}

/// Where `user` multiplies `rest`, the power of two of a fraction, by that of the whole number: the exponential function itself.
fn exponential_in(unit: Unit, builder: &Builder, rest: Value, user: Value) {
    let is_product = user.is(Opcode::LLVMFMul);
    let is_fused = user.callee_name().as_deref() == Some("llvm.fma.f32");
    if !is_product && !is_fused {
        return;
    }
    let (a, b) = (user.operand(0), user.operand(1));
    let scale = if a == rest { b } else { a };
    let Some((base, x, negated)) = exponential(rest, scale) else {
        return;
    };
    let builder = builder.before(user);
    let x = if negated { builder.negate(x) } else { x };
    let power = builder.call(unit.intrinsic(base.intrinsic, &[x.ty()]), &[x]);
    let result = match is_product {
        true => power,
        false => builder.binary(Opcode::LLVMFAdd, power, user.operand(2)),
    };
    user.replace_uses(result);
}

/// The base and `x`, where `rest * scale` is nvcc's body of `base^x`, or of `base^-x`.
fn exponential(rest: Value, scale: Value) -> Option<(&'static Exponential, Value, bool)> {
    // scale: the bits of `shifted` moved into the exponent
    let shift = cast(scale)?;
    let shifted = (shift.is(Opcode::LLVMShl) && shift.operand(1).const_int() == Some(23))
        .then(|| shift.operand(0))?;
    let shifted = cast(shifted)?;
    // rest: 2^(x·high - n + x·low)
    let [x, low, sum] = fma(rest.operand(0), "llvm.fma.f32")?;
    let [same, high, negated] = fma(sum, "llvm.fma.f32")?;
    let n = negated.is(Opcode::LLVMFNeg).then(|| negated.operand(0))?;
    let is_n = n.is(Opcode::LLVMFAdd)
        && n.operand(0) == shifted
        && bits(n.operand(1)) == Some(0xcb40_007f);
    // shifted: 12582913 + 252 times x in units of 252 octaves, clamped, rounded down
    let [clamped, octaves, magic] = fma(shifted, FMA_DOWN)?;
    let [again, scaled, half] = fma(saturated(clamped)?, "llvm.fma.f32")?;
    let is_magic = bits(octaves) == Some(0x437c_0000)
        && bits(magic) == Some(0x4b40_0001)
        && bits(half) == Some(0x3f00_0000);
    let constants = [bits(scaled)?, bits(high)?, bits(low)?];
    // A minus sign in front of `x` may have moved into all three constants.
    let negated = constants[0] >> 31 == 1;
    let constants = constants.map(|bits| if negated { bits ^ 1 << 31 } else { bits });
    let base = EXPONENTIALS
        .iter()
        .find(|base| constants == [base.scaled, base.high, base.low])?;
    (is_n && is_magic && x == same && x == again).then_some((base, x, negated))
}

/// The operands of a call of `name`, a constant factor second.
fn fma(value: Value, name: &str) -> Option<[Value; 3]> {
    if value.callee_name().as_deref() != Some(name) {
        return None;
    }
    let [a, b, c] = [value.operand(0), value.operand(1), value.operand(2)];
    Some(if a.is_constant() {
        [b, a, c]
    } else {
        [a, b, c]
    })
}

/// What `.sat` clamps.
fn saturated(value: Value) -> Option<Value> {
    let clamp = |value: Value, name: &str, limit: f64| {
        let fits = value.callee_name().as_deref() == Some(name)
            && value.operand(1).const_float() == Some(limit);
        fits.then(|| value.operand(0))
    };
    clamp(
        clamp(value, "llvm.minimumnum.f32", 1.0)?,
        "llvm.maximumnum.f32",
        0.0,
    )
}

/// The operand of a `bitcast`.
fn cast(value: Value) -> Option<Value> {
    value.is(Opcode::LLVMBitCast).then(|| value.operand(0))
}

/// The bits of a single-precision constant.
fn bits(value: Value) -> Option<u32> {
    value.const_float().map(|value| (value as f32).to_bits())
}
