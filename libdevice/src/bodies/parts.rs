//! Functions of libdevice that decompose floats or find neighbours: exponents, fractions,
//! remainders.

/// Name, result, parameters, body, like [`super::floats::FLOATS`]; in addition, `{I}` is the
/// integer type of the float's width, `{M}` its mantissa's width, `{B}` the exponent's bias, `{W}`
/// the width less one.
#[rustfmt::skip] // a table
pub const FLOATS: &[(&str, &str, &str, &str)] = &[
    // A subnormal is scaled up by 2^64 first.
    ("logb",      "{T}", "{T} %x", "%a = call {T} @llvm.fabs.{S}({T} %x)
        %n = call i32 @__nv_ilogb{F}({T} %x)
        %f = sitofp i32 %n to {T}
        %z = fcmp oeq {T} %a, 0.0
        %i = fcmp oeq {T} %a, 0x7FF0000000000000
        %u = fcmp uno {T} %x, %x
        %b = select i1 %z, {T} 0xFFF0000000000000, {T} %f
        %c = select i1 %i, {T} 0x7FF0000000000000, {T} %b
        %r = select i1 %u, {T} %x, {T} %c"),
    ("ilogb",     "i32", "{T} %x", "%a = call {T} @llvm.fabs.{S}({T} %x)
        %s = fcmp olt {T} %a, {TINY}
        %m = fmul {T} %a, 0x43F0000000000000
        %v = select i1 %s, {T} %m, {T} %a
        %b = bitcast {T} %v to {I}
        %e = lshr {I} %b, {M}
        %w = {TO32} %e {END32}
        %k = select i1 %s, i32 {BIASLOW}, i32 {BIAS}
        %n = sub i32 %w, %k
        %z = fcmp oeq {T} %a, 0.0
        %i = fcmp oeq {T} %a, 0x7FF0000000000000
        %u = fcmp uno {T} %x, %x
        %c = select i1 %i, i32 2147483647, i32 %n
        %y = or i1 %z, %u
        %r = select i1 %y, i32 -2147483648, i32 %c"),
    // Three factors that are powers of two reach every float, including subnormals; only the last
    // product rounds.
    ("ldexp",     "{T}", "{T} %x, i32 %n", "%a = call i32 @llvm.smin.i32(i32 %n, i32 {STEP3})
        %b = call i32 @llvm.smax.i32(i32 %a, i32 -{STEP3})
        %c = call i32 @llvm.smin.i32(i32 %b, i32 {STEP})
        %d = call i32 @llvm.smax.i32(i32 %c, i32 -{LESS})
        %e = sub i32 %b, %d
        %f = call i32 @llvm.smin.i32(i32 %e, i32 {STEP})
        %g = call i32 @llvm.smax.i32(i32 %f, i32 -{LESS})
        %h0 = sub i32 %e, %g
        %h = call i32 @llvm.smax.i32(i32 %h0, i32 -{LESS})
        %i1 = add i32 %d, {BIAS}
        %i2 = add i32 %g, {BIAS}
        %i3 = add i32 %h, {BIAS}
        %j1 = {FROM32} %i1 {ENDI}
        %j2 = {FROM32} %i2 {ENDI}
        %j3 = {FROM32} %i3 {ENDI}
        %k1 = shl {I} %j1, {M}
        %k2 = shl {I} %j2, {M}
        %k3 = shl {I} %j3, {M}
        %l1 = bitcast {I} %k1 to {T}
        %l2 = bitcast {I} %k2 to {T}
        %l3 = bitcast {I} %k3 to {T}
        %o = fmul {T} %x, %l1
        %p = fmul {T} %o, %l2
        %r = fmul {T} %p, %l3"),
    ("scalbn",    "{T}", "{T} %x, i32 %n", "%r = call {T} @__nv_ldexp{F}({T} %x, i32 %n)"),
    ("frexp",     "{T}", "{T} %x, ptr %e", "%n = call i32 @__nv_ilogb{F}({T} %x)
        %a = call {T} @llvm.fabs.{S}({T} %x)
        %f = fcmp olt {T} %a, 0x7FF0000000000000
        %g = fcmp ogt {T} %a, 0.0
        %h = and i1 %f, %g
        %p = add i32 %n, 1
        %q = select i1 %h, i32 %p, i32 0
        store i32 %q, ptr %e
        %m = sub i32 0, %q
        %r = call {T} @__nv_ldexp{F}({T} %x, i32 %m)"),
    ("modf",      "{T}", "{T} %x, ptr %w", "%t = call {T} @llvm.trunc.{S}({T} %x)
        store {T} %t, ptr %w
        %f = fsub {T} %x, %t
        %a = call {T} @llvm.fabs.{S}({T} %x)
        %i = fcmp oeq {T} %a, 0x7FF0000000000000
        %z = select i1 %i, {T} 0.0, {T} %f
        %r = call {T} @llvm.copysign.{S}({T} %z, {T} %x)"),
    ("llrint",    "i64", "{T} %x", "%t = call {T} @llvm.roundeven.{S}({T} %x)
        %r = call i64 @reactant.cvt.s64.{S}({T} %t)"),
    ("llround",   "i64", "{T} %x", "%t = call {T} @llvm.round.{S}({T} %x)
        %r = call i64 @reactant.cvt.s64.{S}({T} %t)"),
    ("nextafter", "{T}", "{T} %x, {T} %y", "%b = bitcast {T} %x to {I}
        %up = fcmp olt {T} %x, %y
        %pos = fcmp ogt {T} %x, 0.0
        %away = xor i1 %up, %pos
        %more = add {I} %b, 1
        %less = sub {I} %b, 1
        %step = select i1 %away, {I} %less, {I} %more
        %z = fcmp oeq {T} %x, 0.0
        %one = bitcast {I} 1 to {T}
        %tiny = call {T} @llvm.copysign.{S}({T} %one, {T} %y)
        %next = bitcast {I} %step to {T}
        %n = select i1 %z, {T} %tiny, {T} %next
        %same = fcmp oeq {T} %x, %y
        %v = select i1 %same, {T} %y, {T} %n
        %nan = fcmp uno {T} %x, %y
        %sum = fadd {T} %x, %y
        %r = select i1 %nan, {T} %sum, {T} %v"),
    // |x| modulo 2|y| is reduced to -|y|/2 .. |y|/2; halves are compared, so nothing overflows.
    ("remainder", "{T}", "{T} %x, {T} %y", "%a = call {T} @llvm.fabs.{S}({T} %x)
        %b = call {T} @llvm.fabs.{S}({T} %y)
        %m = frem {T} %a, %b
        %left = fsub {T} %b, %m
        %far = fcmp ogt {T} %m, %left
        %tie = fcmp oeq {T} %m, %left
        %b2 = fadd {T} %b, %b
        %m2 = frem {T} %a, %b2
        %odd = fcmp oge {T} %m2, %b
        %both = and i1 %tie, %odd
        %over = or i1 %far, %both
        %down = fsub {T} %m, %b
        %n = select i1 %over, {T} %down, {T} %m
        %whole = fcmp oeq {T} %b, 0x7FF0000000000000
        %fin = fcmp olt {T} %a, 0x7FF0000000000000
        %keep = and i1 %whole, %fin
        %v = select i1 %keep, {T} %a, {T} %n
        %i = bitcast {T} %v to {I}
        %xb = bitcast {T} %x to {I}
        %sign = lshr {I} %xb, {W}
        %top = shl {I} %sign, {W}
        %bits = xor {I} %i, %top
        %r = bitcast {I} %bits to {T}"),
];

/// Functions in one precision.
#[rustfmt::skip] // a table
pub const OTHERS: &[(&str, &str, &str, &str)] = &[
    ("isnanf",    "i32", "float %x", "%c = fcmp uno float %x, %x
        %r = zext i1 %c to i32"),
    ("isnand",    "i32", "double %x", "%c = fcmp uno double %x, %x
        %r = zext i1 %c to i32"),
    ("isinff",    "i32", "float %x", "%a = call float @llvm.fabs.f32(float %x)
        %c = fcmp oeq float %a, 0x7FF0000000000000
        %r = zext i1 %c to i32"),
    ("isinfd",    "i32", "double %x", "%a = call double @llvm.fabs.f64(double %x)
        %c = fcmp oeq double %a, 0x7FF0000000000000
        %r = zext i1 %c to i32"),
    ("finitef",   "i32", "float %x", "%a = call float @llvm.fabs.f32(float %x)
        %c = fcmp olt float %a, 0x7FF0000000000000
        %r = zext i1 %c to i32"),
    ("isfinited", "i32", "double %x", "%a = call double @llvm.fabs.f64(double %x)
        %c = fcmp olt double %a, 0x7FF0000000000000
        %r = zext i1 %c to i32"),
    ("signbitf",  "i32", "float %x", "%b = bitcast float %x to i32
        %r = lshr i32 %b, 31"),
    ("signbitd",  "i32", "double %x", "%b = bitcast double %x to i64
        %s = lshr i64 %b, 63
        %r = trunc i64 %s to i32"),
    ("float_as_int",  "i32", "float %x", "%r = bitcast float %x to i32"),
    ("float_as_uint", "i32", "float %x", "%r = bitcast float %x to i32"),
    ("int_as_float",  "float", "i32 %x", "%r = bitcast i32 %x to float"),
    ("uint_as_float", "float", "i32 %x", "%r = bitcast i32 %x to float"),
    ("double_as_longlong", "i64", "double %x", "%r = bitcast double %x to i64"),
    ("longlong_as_double", "double", "i64 %x", "%r = bitcast i64 %x to double"),
    ("double2hiint", "i32", "double %x", "%b = bitcast double %x to i64
        %h = lshr i64 %b, 32
        %r = trunc i64 %h to i32"),
    ("double2loint", "i32", "double %x", "%b = bitcast double %x to i64
        %r = trunc i64 %b to i32"),
    ("hiloint2double", "double", "i32 %h, i32 %l", "%a = zext i32 %h to i64
        %b = zext i32 %l to i64
        %c = shl i64 %a, 32
        %d = or i64 %c, %b
        %r = bitcast i64 %d to double"),
    ("half2float", "float", "i16 %x", "%h = bitcast i16 %x to half
        %r = fpext half %h to float"),
    ("float2half_rn", "i16", "float %x", "%h = fptrunc float %x to half
        %r = bitcast half %h to i16"),
    ("rcp64h",    "double", "double %x", "%b = bitcast double %x to i64
        %c = and i64 %b, -4294967296
        %d = bitcast i64 %c to double
        %e = fdiv double 1.0, %d
        %f = bitcast double %e to i64
        %g = and i64 %f, -4294967296
        %r = bitcast i64 %g to double"),
];
