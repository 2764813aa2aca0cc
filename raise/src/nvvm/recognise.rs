//! Functions that nvcc wrote out, found again by their constants and the shape around them.
//!
//! nvcc has no calls of libdevice: `expf` arrives as `2^(x·log2 e)`, split into an integer part, found by a multiplication that rounds down, and a rest. Only bodies
//! that cannot be raised as they stand are looked for here; the others are arithmetic like any other.

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

/// The name under which `fma.rm.f32` waits to be recognised.
pub const FMA_DOWN: &str = "reactant.fma.rm.f32";
/// The name under which `ex2.approx.ftz.f32` waits.
pub const EXP2: &str = "reactant.ex2.ftz.f32";

/// Replaces what is recognised; what is left of it is dead.
pub fn recognise(unit: Unit, function: Value) {
    let builder = Builder::new(unit);
    for value in function.instructions() {
        if value.callee_name().as_deref() != Some(EXP2) {
            continue;
        }
        for user in value.users() {
            // The power of two's rest times its integer part, perhaps fused with an addition.
            let factors = match (user.opcode(), user.callee_name().as_deref()) {
                (Some(Opcode::LLVMFMul), _) => [user.operand(0), user.operand(1)],
                (_, Some("llvm.fma.f32")) => [user.operand(0), user.operand(1)],
                _ => continue,
            };
            let scale = if factors[0] == value {
                factors[1]
            } else {
                factors[0]
            };
            let Some((base, x)) = exponential(value, scale) else {
                continue;
            };
            let builder = builder.before(user);
            let power = builder.call(unit.intrinsic(base.intrinsic, &[x.ty()]), &[x]);
            let result = match user.opcode() {
                Some(Opcode::LLVMFMul) => power,
                _ => builder.binary(Opcode::LLVMFAdd, power, user.operand(2)),
            };
            user.replace_uses(result);
        }
    }
}

/// `x` and the base, where `rest * scale` is nvcc's body of `base^x`.
fn exponential(rest: Value, scale: Value) -> Option<(&'static Exponential, Value)> {
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
    let base = EXPONENTIALS.iter().find(|base| {
        bits(low) == Some(base.low)
            && bits(high) == Some(base.high)
            && bits(scaled) == Some(base.scaled)
    })?;
    (is_n && is_magic && x == same && x == again).then_some((base, x))
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
