//! Helper functions for PTX operations without an LLVM equivalent, in terms of LLVM instructions.
//!
//! They remain calls until `recognise` has found the inlined functions of nvcc, and are inlined
//! then.

/// `.ftz`: flushes a subnormal to a zero of the same sign.
pub const FLUSH: &str = "reactant.flush.f32";
/// `ex2.approx.ftz.f32`.
pub const EXP2: &str = "reactant.ex2.ftz.f32";
/// The prefix of operations with directed rounding, followed by operation, rounding and type:
/// `reactant.directed.mul.rz.f32`.
pub const DIRECTED: &str = "reactant.directed";
/// The prefix of `add.rz` and its variants, followed by rounding and type:
/// `reactant.directed.add.rz.f32`.
pub const ADD: &str = "reactant.directed.add";

/// The prefix of `cvt` from floats to integers where NaN converts to the integer with only the
/// highest bit set, followed by the integer and the float type: `reactant.cvt.s32.f64`. LLVM has no
/// such conversion; it remains a call.
const TO_INT: &str = "reactant.cvt";

mod directed;

/// Returns the name of the `cvt` to an integer of `bits` bits from the float type with that suffix.
///
/// It is LLVM's saturating conversion, which converts NaN to 0, unless the source is `f64` or the
/// result has 64 bits: PTX ISA 9.0, 9.7.9.21 `cvt`, Integer Notes.
pub fn to_int(signed: bool, bits: u32, suffix: &str) -> String {
    let sign = if signed { 's' } else { 'u' };
    match suffix == "f64" || bits == 64 {
        true => format!("{TO_INT}.{sign}{bits}.{suffix}"),
        false => format!("llvm.fpto{sign}i.sat.i{bits}.{suffix}"),
    }
}

/// Returns whether the result of the `cvt` of that name is signed; `None` for other names.
pub fn is_signed_to_int(name: &str) -> Option<bool> {
    let types = name.strip_prefix(TO_INT)?.strip_prefix('.')?;
    Some(types.starts_with('s'))
}

/// Returns the LLVM IR of function `name`.
pub fn text(name: &str) -> String {
    let text = match name {
        FLUSH => FLUSH_TEXT.to_string(),
        EXP2 => EXP2_TEXT.to_string(),
        _ if name.starts_with(ADD) => directed_sum(name),
        _ if is_signed_to_int(name).is_some() => to_int_declaration(name),
        _ => directed::text(name),
    };
    text.replace("PURE", "memory(none) nounwind willreturn")
}

/// Returns `declare i32 @reactant.cvt.s32.f64(double)` or the like.
fn to_int_declaration(name: &str) -> String {
    let (int, float) = name[TO_INT.len() + 1..].split_once('.').expect("two types");
    let float = if float == "f64" { "double" } else { "float" };
    format!("declare i{} @{name}({float}) speculatable PURE", &int[1..])
}

const FLUSH_TEXT: &str = "define internal float @reactant.flush.f32(float %x) PURE {
  %size = call float @llvm.fabs.f32(float %x)
  %tiny = fcmp olt float %size, 0x3810000000000000
  %zero = call float @llvm.copysign.f32(float 0.0, float %x)
  %result = select i1 %tiny, float %zero, float %x
  ret float %result
}";

const EXP2_TEXT: &str = "define internal float @reactant.ex2.ftz.f32(float %x) PURE {
  %flushed = call float @reactant.flush.f32(float %x)
  %power = call float @llvm.exp2.f32(float %flushed)
  %result = call float @reactant.flush.f32(float %power)
  ret float %result
}";

/// Returns `a + b` rounded toward zero, down or up: the sum to nearest, moved to the next float if
/// its exact error (Knuth's two-sum) has the wrong sign. Sums of finite operands do not round
/// inward to infinity; an exact zero of operands that differ is -0 when rounding down.
fn directed_sum(name: &str) -> String {
    let (rest, suffix) = name.rsplit_once('.').expect("a type");
    let (ty, int) = if suffix == "f32" {
        ("float", "i32")
    } else {
        ("double", "i64")
    };
    let infinity = "0x7FF0000000000000";
    // Whether the sign of the error is wrong, whether an infinity must be moved, whether to move
    // down, and the zero of `x - x`.
    let (wrong, from_infinity, down, zero) = match &rest[rest.len() - 2..] {
        "rz" => (
            "select i1 %positive, i1 %less, i1 %more",
            "true",
            "%positive",
            "0.0",
        ),
        "rm" => ("or i1 %less, false", "%positive", "true", "-0.0"),
        _ => ("or i1 %more, false", "%negative", "false", "0.0"),
    };
    format!(
        "define internal {ty} @{name}({ty} %a, {ty} %b) PURE {{
  %sum = fadd {ty} %a, %b
  %b.part = fsub {ty} %sum, %a
  %a.part = fsub {ty} %sum, %b.part
  %b.error = fsub {ty} %b, %b.part
  %a.error = fsub {ty} %a, %a.part
  %error = fadd {ty} %a.error, %b.error
  %less = fcmp olt {ty} %error, 0.0
  %more = fcmp ogt {ty} %error, 0.0
  %positive = fcmp ogt {ty} %sum, 0.0
  %negative = fcmp olt {ty} %sum, 0.0
  %inexact = {wrong}
  %a.size = call {ty} @llvm.fabs.{suffix}({ty} %a)
  %b.size = call {ty} @llvm.fabs.{suffix}({ty} %b)
  %size = call {ty} @llvm.fabs.{suffix}({ty} %sum)
  %a.finite = fcmp olt {ty} %a.size, {infinity}
  %b.finite = fcmp olt {ty} %b.size, {infinity}
  %infinite = fcmp oeq {ty} %size, {infinity}
  %finite = and i1 %a.finite, %b.finite
  %too.far = and i1 %finite, %infinite
  %back = and i1 %too.far, {from_infinity}
  %steps = select i1 %infinite, i1 %back, i1 %inexact
  %bits = bitcast {ty} %sum to {int}
  %inward = add {int} %bits, -1
  %outward = add {int} %bits, 1
  %down = select i1 %positive, {int} %inward, {int} %outward
  %up = select i1 %negative, {int} %inward, {int} %outward
  %step = select i1 {down}, {int} %down, {int} %up
  %stepped = select i1 %steps, {int} %step, {int} %bits
  %rounded = bitcast {int} %stepped to {ty}
  %a.bits = bitcast {ty} %a to {int}
  %b.bits = bitcast {ty} %b to {int}
  %signs = xor {int} %a.bits, %b.bits
  %differ = icmp slt {int} %signs, 0
  %none = fcmp oeq {ty} %sum, 0.0
  %cancelled = and i1 %none, %differ
  %result = select i1 %cancelled, {ty} {zero}, {ty} %rounded
  ret {ty} %result
}}"
    )
}
