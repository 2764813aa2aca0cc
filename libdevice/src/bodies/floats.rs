//! Functions of libdevice that are LLVM intrinsics, or a few instructions on floats.
//!
//! The errors of inexact functions are those of the functions that they use: see
//! `docs/libdevice.md`.

/// Float functions that are one intrinsic: name without the `f` of single precision, intrinsic,
/// number of arguments.
#[rustfmt::skip]
pub const INTRINSICS: &[(&str, &str, usize)] = &[
    ("acos", "acos", 1), ("asin", "asin", 1), ("atan", "atan", 1), ("atan2", "atan2", 2), ("ceil", "ceil", 1),
    ("copysign", "copysign", 2), ("cos", "cos", 1), ("cosh", "cosh", 1), ("exp", "exp", 1), ("exp10", "exp10", 1),
    ("exp2", "exp2", 1), ("fabs", "fabs", 1), ("floor", "floor", 1), ("fma", "fma", 3), ("fmax", "maxnum", 2),
    ("fmin", "minnum", 2), ("log", "log", 1), ("log10", "log10", 1), ("log2", "log2", 1), ("nearbyint", "nearbyint", 1),
    ("pow", "pow", 2), ("rint", "rint", 1), ("round", "round", 1), ("sin", "sin", 1), ("sinh", "sinh", 1),
    ("sqrt", "sqrt", 1), ("tan", "tan", 1), ("tanh", "tanh", 1), ("trunc", "trunc", 1),
    // the approximations of `-use_fast_math`, single precision only
    ("fast_cos", "cos", 1), ("fast_exp", "exp", 1), ("fast_exp10", "exp10", 1), ("fast_log", "log", 1),
    ("fast_log10", "log10", 1), ("fast_log2", "log2", 1), ("fast_sin", "sin", 1), ("fast_tan", "tan", 1), ("fast_tanh", "tanh", 1),
];

/// Float functions with a body: name, result, parameters, body. The placeholders are replaced by
/// [`super::fill`].
#[rustfmt::skip] // a table
pub const FLOATS: &[(&str, &str, &str, &str)] = &[
    ("fdim",      "{T}", "{T} %x, {T} %y", "%d = fsub {T} %x, %y
        %c = fcmp ole {T} %x, %y
        %r = select i1 %c, {T} 0.0, {T} %d"),
    ("fmod",      "{T}", "{T} %x, {T} %y", "%r = frem {T} %x, %y"),
    ("powi",      "{T}", "{T} %x, i32 %n", "%r = call {T} @llvm.powi.{S}.i32({T} %x, i32 %n)"),
    ("sincos",    "void", "{T} %x, ptr %s, ptr %c", "%a = call {T} @llvm.sin.{S}({T} %x)
        %b = call {T} @llvm.cos.{S}({T} %x)
        store {T} %a, ptr %s
        store {T} %b, ptr %c"),
    ("hypot",     "{T}", "{T} %x, {T} %y", "%a = call {T} @llvm.fabs.{S}({T} %x)
        %b = call {T} @llvm.fabs.{S}({T} %y)
        %m = call {T} @llvm.maxnum.{S}({T} %a, {T} %b)
        %n = call {T} @llvm.minnum.{S}({T} %a, {T} %b)
        %q = fdiv {T} %n, %m
        %s = fmul {T} %q, %q
        %t = fadd {T} %s, 1.0
        %u = call {T} @llvm.sqrt.{S}({T} %t)
        %p = fmul {T} %m, %u
        %z = fcmp oeq {T} %m, 0.0
        %i = fcmp oeq {T} %m, 0x7FF0000000000000
        %k = fcmp uno {T} %x, %y
        %o = xor i1 %k, true
        %y0 = and i1 %z, %o
        %e = or i1 %y0, %i
        %v = fadd {T} %x, %y
        %w = select i1 %k, {T} %v, {T} %p
        %r = select i1 %e, {T} %m, {T} %w"),
    ("rcbrt",     "{T}", "{T} %x", "%c = call {T} @__nv_cbrt{F}({T} %x)
        %r = fdiv {T} 1.0, %c"),
    ("rhypot",    "{T}", "{T} %x, {T} %y", "%h = call {T} @__nv_hypot{F}({T} %x, {T} %y)
        %r = fdiv {T} 1.0, %h"),
    ("norm3d",    "{T}", "{T} %x, {T} %y, {T} %z", "%h = call {T} @__nv_hypot{F}({T} %x, {T} %y)
        %r = call {T} @__nv_hypot{F}({T} %h, {T} %z)"),
    ("rnorm3d",   "{T}", "{T} %x, {T} %y, {T} %z", "%h = call {T} @__nv_norm3d{F}({T} %x, {T} %y, {T} %z)
        %r = fdiv {T} 1.0, %h"),
    ("norm4d",    "{T}", "{T} %x, {T} %y, {T} %z, {T} %w", "%h = call {T} @__nv_hypot{F}({T} %x, {T} %y)
        %i = call {T} @__nv_hypot{F}({T} %z, {T} %w)
        %r = call {T} @__nv_hypot{F}({T} %h, {T} %i)"),
    ("rnorm4d",   "{T}", "{T} %x, {T} %y, {T} %z, {T} %w", "%h = call {T} @__nv_norm4d{F}({T} %x, {T} %y, {T} %z, {T} %w)
        %r = fdiv {T} 1.0, %h"),
    ("sinpi",     "{T}", "{T} %x", "{QUARTERS}
        %low = or i1 %k2, %k3
        %v = select i1 %odd, {T} %c, {T} %s
        %m = fneg {T} %v
        %w = select i1 %low, {T} %m, {T} %v
        %z = fcmp oeq {T} %w, 0.0
        %e = call {T} @llvm.copysign.{S}({T} 0.0, {T} %x)
        %r = select i1 %z, {T} %e, {T} %w"),
    ("cospi",     "{T}", "{T} %x", "{QUARTERS}
        %low = or i1 %k1, %k2
        %v = select i1 %odd, {T} %s, {T} %c
        %m = fneg {T} %v
        %w = select i1 %low, {T} %m, {T} %v
        %r = fadd {T} %w, 0.0"),
    ("sincospi",  "void", "{T} %x, ptr %s, ptr %c", "%a = call {T} @__nv_sinpi{F}({T} %x)
        %b = call {T} @__nv_cospi{F}({T} %x)
        store {T} %a, ptr %s
        store {T} %b, ptr %c"),
];

/// With x = q/2 + d and |d| at most 1/4: the sine `%s` and cosine `%c` of πd, which are exchanged
/// where `%odd` and negated by quarters `%k1` to `%k3`.
pub const QUARTERS: &str = "%x2 = fmul {T} %x, 0.5
        %whole = call {T} @llvm.trunc.{S}({T} %x2)
        %turns = fmul {T} %whole, 2.0
        %y = fsub {T} %x, %turns
        %t = fmul {T} %y, 2.0
        %q = call {T} @llvm.roundeven.{S}({T} %t)
        %h = fmul {T} %q, 0.5
        %d = fsub {T} %y, %h
        %a = fmul {T} %d, {PI}
        %s = call {T} @llvm.sin.{S}({T} %a)
        %c = call {T} @llvm.cos.{S}({T} %a)
        %n = fmul {T} %q, 0.25
        %f = call {T} @llvm.floor.{S}({T} %n)
        %g = fmul {T} %f, 4.0
        %k = fsub {T} %q, %g
        %k1 = fcmp oeq {T} %k, 1.0
        %k2 = fcmp oeq {T} %k, 2.0
        %k3 = fcmp oeq {T} %k, 3.0
        %odd = or i1 %k1, %k3";

/// Functions in one precision.
#[rustfmt::skip] // a table
pub const OTHERS: &[(&str, &str, &str, &str)] = &[
    // CUDA's computes it by the logarithm of the base.
    ("fast_powf", "float", "float %x, float %y", "%p = call float @llvm.pow.f32(float %x, float %y)
        %c = fcmp ult float %x, 0.0
        %r = select i1 %c, float 0x7FF8000000000000, float %p"),
    ("saturatef", "float", "float %x", "%a = call float @llvm.maxnum.f32(float %x, float 0.0)
        %r = call float @llvm.minnum.f32(float %a, float 1.0)"),
    ("fast_fdividef", "float", "float %x, float %y", "%r = fdiv float %x, %y"),
    ("frcp_rn",   "float", "float %x", "%r = fdiv float 1.0, %x"),
    ("drcp_rn",   "double", "double %x", "%r = fdiv double 1.0, %x"),
    ("fsqrt_rn",  "float", "float %x", "%r = call float @llvm.sqrt.f32(float %x)"),
    ("dsqrt_rn",  "double", "double %x", "%r = call double @llvm.sqrt.f64(double %x)"),
    ("frsqrt_rn", "float", "float %x", "%s = call float @llvm.sqrt.f32(float %x)
        %r = fdiv float 1.0, %s"),
    ("fmaf_rn",   "float", "float %x, float %y, float %z", "%r = call float @llvm.fma.f32(float %x, float %y, float %z)"),
    ("fma_rn",    "double", "double %x, double %y, double %z", "%r = call double @llvm.fma.f64(double %x, double %y, double %z)"),
    ("fadd_rn",   "float", "float %x, float %y", "%r = fadd float %x, %y"),
    ("fsub_rn",   "float", "float %x, float %y", "%r = fsub float %x, %y"),
    ("fmul_rn",   "float", "float %x, float %y", "%r = fmul float %x, %y"),
    ("fdiv_rn",   "float", "float %x, float %y", "%r = fdiv float %x, %y"),
    ("dadd_rn",   "double", "double %x, double %y", "%r = fadd double %x, %y"),
    ("dsub_rn",   "double", "double %x, double %y", "%r = fsub double %x, %y"),
    ("dmul_rn",   "double", "double %x, double %y", "%r = fmul double %x, %y"),
    ("ddiv_rn",   "double", "double %x, double %y", "%r = fdiv double %x, %y"),
    ("double2float_rn", "float", "double %x", "%r = fptrunc double %x to float"),
    ("fast_sincosf", "void", "float %x, ptr %s, ptr %c", "call void @__nv_sincosf(float %x, ptr %s, ptr %c)"),
];
