//! Rounding by a large constant (magic number): `(x + 1.5·2⁵²) − 1.5·2⁵²`.
//!
//! libdevice rounds to the nearest integer in this way, and reads it from the low bits of the sum.
//! Where the sum is so large that it is an integer, the difference is replaced by its `roundeven`,
//! which changes no bit, but makes the rounding explicit: its derivative is zero.

use llvm::{Builder, ModuleRef, Opcode, RealPredicate, Value};

/// Rewrites such differences as explicit roundings.
pub fn round(unit: ModuleRef, builder: &Builder, function: Value) {
    for back in function.instructions() {
        let Some((sum, least)) = rounding(back) else {
            continue;
        };
        let next = back.next().expect("a sum does not end a block");
        let (builder, ty) = (builder.before(next), back.ty());
        let whole = builder.call(unit.intrinsic("llvm.roundeven", &[ty]), &[back]);
        let least = unit.float_constant(ty, least);
        let is_whole = builder.fcmp(RealPredicate::LLVMRealOGE, sum, least);
        let number = builder.select(is_whole, whole, back);
        back.replace_uses(number);
        whole.set_operand(0, back);
        number.set_operand(2, back);
    }
}

/// Returns the sum that `back` subtracts a large constant from, and the magnitude from which on
/// such sums are integers.
fn rounding(back: Value) -> Option<(Value, f64)> {
    let (sum, down) = with_constant(back)?;
    let least = match back.ty().text().as_str() {
        "float" => 8_388_608.0,
        "double" => 4_503_599_627_370_496.0,
        _ => return None,
    };
    let is_fused = sum
        .callee_name()
        .is_some_and(|name| name.starts_with("llvm.fma."));
    let up = match is_fused {
        true => sum.operand(2).const_float()?,
        false => with_constant(sum)?.1,
    };
    let rest = up + down;
    let is_whole = rest.fract() == 0.0 && rest.abs() <= 1e6;
    ((least..2.0 * least).contains(&up) && is_whole).then_some((sum, least))
}

/// Returns the other operand and the constant of a sum or difference with a constant.
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
