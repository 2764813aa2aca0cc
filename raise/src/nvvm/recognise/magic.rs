//! Rounding by a large constant: `(x + 1.5·2⁵²) − 1.5·2⁵²`.
//!
//! libdevice finds the nearest whole number so, and reads it from the low bits of the sum. XLA adds the two constants first, which leaves nothing of it; said as `roundeven`
//! it stays, and both the number and the bits come from the same rounding.

use crate::nvvm::ir::{Builder, Opcode, Unit, Value};

/// Says such roundings as what they are. Sums that are far larger than a whole number can be keep their value only up to rounding, and bodies do not use them.
pub fn round(unit: Unit, builder: &Builder, function: Value) {
    for value in function.instructions() {
        if value.is(Opcode::LLVMFAdd) {
            rounding(unit, builder, value);
        }
    }
}

fn rounding(unit: Unit, builder: &Builder, back: Value) -> Option<()> {
    let (sum, down) = with_constant(back)?;
    let unit_in_last_place = match back.ty().text().as_str() {
        "float" => 8_388_608.0,
        "double" => 4_503_599_627_370_496.0,
        _ => return None,
    };
    let is_fused = sum
        .callee_name()
        .is_some_and(|name| name.starts_with("llvm.fma."));
    let (x, up) = if is_fused {
        (None, sum.operand(2).const_float()?)
    } else {
        let (x, up) = with_constant(sum)?;
        (Some(x), up)
    };
    let rest = up + down;
    if !(unit_in_last_place..2.0 * unit_in_last_place).contains(&up)
        || rest.fract() != 0.0
        || rest.abs() > 1e6
    {
        return None;
    }
    let builder = builder.before(sum);
    let x = x.unwrap_or_else(|| builder.binary(Opcode::LLVMFMul, sum.operand(0), sum.operand(1)));
    let ty = back.ty();
    let whole = builder.call(unit.intrinsic("llvm.roundeven", &[ty]), &[x]);
    let bits = builder.binary(Opcode::LLVMFAdd, whole, unit.float_constant(ty, up));
    let number = match rest == 0.0 {
        true => whole,
        false => builder.binary(Opcode::LLVMFAdd, whole, unit.float_constant(ty, rest)),
    };
    back.replace_uses(number);
    sum.replace_uses(bits);
    Some(())
}

/// The other operand and the constant of a sum or difference with a constant.
fn with_constant(value: Value) -> Option<(Value, f64)> {
    if value.is(Opcode::LLVMFSub) {
        return Some((value.operand(0), -value.operand(1).const_float()?));
    }
    if !value.is(Opcode::LLVMFAdd) {
        return None;
    }
    let (a, b) = (value.operand(0), value.operand(1));
    match (a.const_float(), b.const_float()) {
        (_, Some(constant)) => Some((a, constant)),
        (Some(constant), None) => Some((b, constant)),
        (None, None) => None,
    }
}
