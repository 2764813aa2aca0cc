//! The ops of MLIR's `arith` and `math` that correspond to functions, by name: LLVM intrinsics, and
//! functions of libdevice with an op.

use crate::bodies::floats;

/// Names and ops.
#[rustfmt::skip]
const MATH: &[(&str, &str)] = &[
    // LLVM, without the type suffix   MLIR
    ("llvm.fabs",         "math.absf"),
    ("llvm.sqrt",         "math.sqrt"),
    ("llvm.exp",          "math.exp"),
    ("llvm.exp2",         "math.exp2"),
    ("llvm.log",          "math.log"),
    ("llvm.log2",         "math.log2"),
    ("llvm.log10",        "math.log10"),
    ("llvm.sin",          "math.sin"),
    ("llvm.cos",          "math.cos"),
    ("llvm.tan",          "math.tan"),
    ("llvm.asin",         "math.asin"),
    ("llvm.acos",         "math.acos"),
    ("llvm.atan",         "math.atan"),
    ("llvm.atan2",        "math.atan2"),
    ("llvm.sinh",         "math.sinh"),
    ("llvm.cosh",         "math.cosh"),
    ("llvm.tanh",         "math.tanh"),
    ("llvm.pow",          "math.powf"),
    ("llvm.floor",        "math.floor"),
    ("llvm.ceil",         "math.ceil"),
    ("llvm.trunc",        "math.trunc"),
    ("llvm.round",        "math.round"),
    ("llvm.roundeven",    "math.roundeven"),
    ("llvm.rint",         "math.roundeven"),
    ("llvm.nearbyint",    "math.roundeven"),
    ("llvm.fma",          "math.fma"),
    ("llvm.fmuladd",      "math.fma"),
    ("llvm.copysign",     "math.copysign"),
    ("llvm.minnum",       "arith.minnumf"),
    ("llvm.maxnum",       "arith.maxnumf"),
    ("llvm.minimumnum",   "arith.minnumf"),
    ("llvm.maximumnum",   "arith.maxnumf"),
    ("llvm.minimum",      "arith.minimumf"),
    ("llvm.maximum",      "arith.maximumf"),
    ("llvm.smax",         "arith.maxsi"),
    ("llvm.smin",         "arith.minsi"),
    ("llvm.umax",         "arith.maxui"),
    ("llvm.umin",         "arith.minui"),
    ("llvm.ctpop",        "math.ctpop"),
    ("llvm.ctlz",         "math.ctlz"),
    ("llvm.cttz",         "math.cttz"),
    // libdevice, without the `f` of the single-precision variant
    ("__nv_cbrt",         "math.cbrt"),
    ("__nv_erf",          "math.erf"),
    ("__nv_erfc",         "math.erfc"),
    ("__nv_expm1",        "math.expm1"),
    ("__nv_log1p",        "math.log1p"),
    ("__nv_asinh",        "math.asinh"),
    ("__nv_acosh",        "math.acosh"),
    ("__nv_atanh",        "math.atanh"),
    ("__nv_rsqrt",        "math.rsqrt"),
];

/// Returns whether a function of libdevice becomes an op of MLIR by its name.
pub fn is_kept(name: &str) -> bool {
    math_op(name).is_some_and(|_| name.starts_with("__nv_"))
}

/// Returns the op for an LLVM intrinsic, or for a function with an op in `math`.
pub fn math_op(name: &str) -> Option<&'static str> {
    let base = match name.starts_with("llvm.") {
        true => base_name(name),
        false => name
            .strip_suffix('f')
            .filter(|base| MATH.iter().any(|(known, _)| known == base))
            .unwrap_or(name),
    };
    MATH.iter()
        .find(|(known, _)| *known == base)
        .map(|(_, op)| *op)
}

/// Strips type suffixes: `llvm.smax.i32` to `llvm.smax`, `llvm.fptosi.sat.i32.f32` to
/// `llvm.fptosi.sat`.
pub fn base_name(name: &str) -> &str {
    let mut base = name;
    while let Some((rest, last)) = base.rsplit_once('.') {
        let is_type = last.starts_with(['i', 'f', 'v', 'p', 'b'])
            && last.ends_with(|c: char| c.is_ascii_digit());
        if !is_type {
            break;
        }
        base = rest;
    }
    base
}

/// Returns the op of MLIR's `arith` or `math` for an LLVM intrinsic, or for a function of libdevice
/// or of the C library.
pub fn math_op_of(name: &str) -> Option<&'static str> {
    if let Some(op) = math_op(name) {
        return Some(op);
    }
    let short = name.strip_prefix("__nv_").unwrap_or(name);
    let is = |base: &str| short.strip_suffix('f').unwrap_or(short) == base || short == base;
    let (_, intrinsic, _) = floats::INTRINSICS.iter().find(|(base, ..)| is(base))?;
    math_op(&format!("llvm.{intrinsic}"))
}
