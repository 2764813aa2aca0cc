//! Functions of libdevice that LLVM has no intrinsic for, spelled out.
//!
//! Errors, where a function is not exact, are those of the functions it is made of: 2 ulp for `rcbrt`, `rhypot` and the norms, 2 ulp for `sinpi`, `cospi` and `normcdf`.

use crate::nvvm::from_ptx::helpers::{ADD, DIRECTED};

/// Like `FLOATS` of the module above; further, `{I}` is the integer type as wide as the float, `{M}` its mantissa's width, `{B}` the exponent's bias, `{W}` the width less one.
#[rustfmt::skip] // a table
pub const FLOATS: &[(&str, &str, &str, &str)] = &[
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
    // x = q/2 + d with |d| at most 1/4: the sine and cosine of πd, exchanged and negated by quarters.
    ("sinpi",     "{T}", "{T} %x", "%t = fmul {T} %x, 2.0
        %q = call {T} @llvm.roundeven.{S}({T} %t)
        %h = fmul {T} %q, 0.5
        %d = fsub {T} %x, %h
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
        %odd = or i1 %k1, %k3
        %low = or i1 %k2, %k3
        %v = select i1 %odd, {T} %c, {T} %s
        %m = fneg {T} %v
        %w = select i1 %low, {T} %m, {T} %v
        %z = fcmp oeq {T} %w, 0.0
        %e = call {T} @llvm.copysign.{S}({T} 0.0, {T} %x)
        %r = select i1 %z, {T} %e, {T} %w"),
    ("cospi",     "{T}", "{T} %x", "%t = fmul {T} %x, 2.0
        %q = call {T} @llvm.roundeven.{S}({T} %t)
        %h = fmul {T} %q, 0.5
        %d = fsub {T} %x, %h
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
        %odd = or i1 %k1, %k3
        %low = or i1 %k1, %k2
        %v = select i1 %odd, {T} %s, {T} %c
        %m = fneg {T} %v
        %w = select i1 %low, {T} %m, {T} %v
        %r = fadd {T} %w, 0.0"),
    ("sincospi",  "void", "{T} %x, ptr %s, ptr %c", "%a = call {T} @__nv_sinpi{F}({T} %x)
        %b = call {T} @__nv_cospi{F}({T} %x)
        store {T} %a, ptr %s
        store {T} %b, ptr %c"),
    ("normcdf",   "{T}", "{T} %x", "%w = fneg {T} %x
        %d = {EXTEND}
        %t = fmul double %d, 0x3FE6A09E667F3BCD
        %e = call double @__nv_erfc(double %t)
        %u = fneg double %t
        %l = call double @llvm.fma.f64(double %d, double 0x3FE6A09E667F3BCD, double %u)
        %v = fmul double %t, %u
        %g = call double @llvm.exp.f64(double %v)
        %p = fmul double %g, %l
        %o = call double @llvm.fma.f64(double %p, double 0xBFF20DD750429B6D, double %e)
        %i = call double @llvm.fabs.f64(double %d)
        %j = fcmp olt double %i, 40.0
        %n = select i1 %j, double %o, double %e
        %y = fmul double %n, 0.5
        %r = {NARROW}"),
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
    // Three factors that are powers of two reach every float, subnormals included; only the last product rounds.
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
        %r = call i64 @llvm.fptosi.sat.i64.{S}({T} %t)"),
    ("llround",   "i64", "{T} %x", "%t = call {T} @llvm.round.{S}({T} %x)
        %r = call i64 @llvm.fptosi.sat.i64.{S}({T} %t)"),
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
    // |x| modulo 2|y| is brought into -|y|/2 to |y|/2; halves are compared, so that nothing overflows.
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

/// Functions of one precision: name, result, parameters, body.
#[rustfmt::skip] // a table
pub const OTHERS: &[(&str, &str, &str, &str)] = &[
    ("fast_sincosf", "void", "float %x, ptr %s, ptr %c", "call void @__nv_sincosf(float %x, ptr %s, ptr %c)"),
    ("ffsll",     "i32", "i64 %x", "%c = call i64 @llvm.cttz.i64(i64 %x, i1 false)
        %w = trunc i64 %c to i32
        %p = add i32 %w, 1
        %z = icmp eq i64 %x, 0
        %r = select i1 %z, i32 0, i32 %p"),
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
    ("hadd",      "i32", "i32 %x, i32 %y", "%a = and i32 %x, %y
        %b = xor i32 %x, %y
        %c = ashr i32 %b, 1
        %r = add i32 %a, %c"),
    ("rhadd",     "i32", "i32 %x, i32 %y", "%a = or i32 %x, %y
        %b = xor i32 %x, %y
        %c = ashr i32 %b, 1
        %r = sub i32 %a, %c"),
    ("uhadd",     "i32", "i32 %x, i32 %y", "%a = and i32 %x, %y
        %b = xor i32 %x, %y
        %c = lshr i32 %b, 1
        %r = add i32 %a, %c"),
    ("urhadd",    "i32", "i32 %x, i32 %y", "%a = or i32 %x, %y
        %b = xor i32 %x, %y
        %c = lshr i32 %b, 1
        %r = sub i32 %a, %c"),
    ("sad",       "i32", "i32 %x, i32 %y, i32 %z", "%a = call i32 @llvm.smax.i32(i32 %x, i32 %y)
        %b = call i32 @llvm.smin.i32(i32 %x, i32 %y)
        %d = sub i32 %a, %b
        %r = add i32 %d, %z"),
    ("usad",      "i32", "i32 %x, i32 %y, i32 %z", "%a = call i32 @llvm.umax.i32(i32 %x, i32 %y)
        %b = call i32 @llvm.umin.i32(i32 %x, i32 %y)
        %d = sub i32 %a, %b
        %r = add i32 %d, %z"),
    // Products of halves: a·b = (ah·2^32 + al)(bh·2^32 + bl).
    ("umul64hi",  "i64", "i64 %x, i64 %y", "%al = and i64 %x, 4294967295
        %bl = and i64 %y, 4294967295
        %ah = lshr i64 %x, 32
        %bh = lshr i64 %y, 32
        %ll = mul i64 %al, %bl
        %lh = mul i64 %al, %bh
        %hl = mul i64 %ah, %bl
        %hh = mul i64 %ah, %bh
        %c = lshr i64 %ll, 32
        %m = add i64 %hl, %c
        %ml = and i64 %m, 4294967295
        %mh = lshr i64 %m, 32
        %n = add i64 %lh, %ml
        %nh = lshr i64 %n, 32
        %s = add i64 %hh, %mh
        %r = add i64 %s, %nh"),
    ("mul64hi",   "i64", "i64 %x, i64 %y", "%u = call i64 @__nv_umul64hi(i64 %x, i64 %y)
        %xs = ashr i64 %x, 63
        %ys = ashr i64 %y, 63
        %a = and i64 %xs, %y
        %b = and i64 %ys, %x
        %c = sub i64 %u, %a
        %r = sub i64 %c, %b"),
    ("rcp64h",    "double", "double %x", "%b = bitcast double %x to i64
        %c = and i64 %b, -4294967296
        %d = bitcast i64 %c to double
        %e = fdiv double 1.0, %d
        %f = bitcast double %e to i64
        %g = and i64 %f, -4294967296
        %r = bitcast i64 %g to double"),
    // Each selector is four bits: which of the eight bytes, and whether to spread its sign; only plain selectors are taken apart here.
    ("byte_perm", "i32", "i32 %x, i32 %y, i32 %s", "%a = zext i32 %x to i64
        %b = zext i32 %y to i64
        %c = shl i64 %b, 32
        %v = or i64 %c, %a
        %s0 = and i32 %s, 7
        %s1r = lshr i32 %s, 4
        %s1 = and i32 %s1r, 7
        %s2r = lshr i32 %s, 8
        %s2 = and i32 %s2r, 7
        %s3r = lshr i32 %s, 12
        %s3 = and i32 %s3r, 7
        %m0 = shl i32 %s0, 3
        %m1 = shl i32 %s1, 3
        %m2 = shl i32 %s2, 3
        %m3 = shl i32 %s3, 3
        %w0 = zext i32 %m0 to i64
        %w1 = zext i32 %m1 to i64
        %w2 = zext i32 %m2 to i64
        %w3 = zext i32 %m3 to i64
        %b0 = lshr i64 %v, %w0
        %b1 = lshr i64 %v, %w1
        %b2 = lshr i64 %v, %w2
        %b3 = lshr i64 %v, %w3
        %t0 = trunc i64 %b0 to i32
        %t1 = trunc i64 %b1 to i32
        %t2 = trunc i64 %b2 to i32
        %t3 = trunc i64 %b3 to i32
        %c0 = and i32 %t0, 255
        %c1 = and i32 %t1, 255
        %c2 = and i32 %t2, 255
        %d1 = shl i32 %c1, 8
        %d2 = shl i32 %c2, 16
        %d3 = shl i32 %t3, 24
        %e1 = or i32 %c0, %d1
        %e2 = or i32 %e1, %d2
        %r = or i32 %e2, %d3"),
];

/// What the braces of a body stand for.
pub fn fill(template: &str, ty: &str, suffix: &str) -> String {
    let single = ty == "float";
    let pick = |one: &'static str, two: &'static str| if single { one } else { two };
    let extend = if single {
        "fpext float %w to double"
    } else {
        "fadd double %w, -0.0"
    };
    let narrow = if single {
        "fptrunc double %y to float"
    } else {
        "fadd double %y, -0.0"
    };
    let rows = [
        ("{T}", ty),
        ("{S}", suffix),
        ("{F}", pick("f", "")),
        ("{I}", pick("i32", "i64")),
        ("{M}", pick("23", "52")),
        ("{W}", pick("31", "63")),
        ("{PI}", pick("0x400921FB60000000", "0x400921FB54442D18")),
        ("{TINY}", pick("0x3810000000000000", "0x0010000000000000")),
        ("{BIASLOW}", pick("191", "1087")),
        ("{BIAS}", pick("127", "1023")),
        ("{STEP3}", pick("378", "3066")),
        ("{STEP}", pick("127", "1023")),
        ("{LESS}", pick("126", "1022")),
        ("{TO32}", pick("add i32", "trunc i64")),
        ("{END32}", pick(", 0", "to i32")),
        ("{FROM32}", pick("add i32", "zext i32")),
        ("{ENDI}", pick(", 0", "to i64")),
        ("{EXTEND}", extend),
        ("{NARROW}", narrow),
    ];
    rows.iter().fold(template.to_owned(), |text, (from, to)| {
        text.replace(from, to)
    })
}

/// Arithmetic with a rounding in its name: `fadd_rz`, `fmaf_ieee_rn`; in f64, sums only.
pub fn rounded(short: &str) -> Option<(String, String, String)> {
    let (base, rounding) = short.rsplit_once('_')?;
    if !matches!(rounding, "rn" | "rz" | "rd" | "ru") {
        return None;
    }
    if base == "fmaf_ieee" && rounding == "rn" {
        let body = "%r = call float @llvm.fma.f32(float %x, float %y, float %z)";
        return Some((
            "float".into(),
            "float %x, float %y, float %z".into(),
            body.into(),
        ));
    }
    let (ty, suffix, op) = match base.split_at_checked(1)? {
        ("f", op) => ("float", "f32", op),
        ("d", op) => ("double", "f64", op),
        _ => return None,
    };
    let direction = match rounding {
        "rz" => "rz",
        "rd" => "rm",
        "ru" => "rp",
        _ => return None,
    };
    let args = format!("{ty} %x, {ty} %y");
    let name = format!("{ADD}.{direction}.{suffix}");
    match op {
        "add" => Some((
            ty.into(),
            args,
            format!("%r = call {ty} @{name}({ty} %x, {ty} %y)"),
        )),
        "sub" => Some((
            ty.into(),
            args,
            format!("%m = fneg {ty} %y\n        %r = call {ty} @{name}({ty} %x, {ty} %m)"),
        )),
        _ if ty == "double" => None,
        "mul" | "div" => Some((
            ty.into(),
            args,
            format!("%r = call {ty} @{DIRECTED}.{op}.{direction}.f32({ty} %x, {ty} %y)"),
        )),
        "rcp" => Some((
            ty.into(),
            "float %x".into(),
            format!("%r = call float @{DIRECTED}.div.{direction}.f32(float 1.0, float %x)"),
        )),
        "sqrt" => Some((
            ty.into(),
            "float %x".into(),
            format!("%r = call float @{DIRECTED}.sqrt.{direction}.f32(float %x)"),
        )),
        "maf" => {
            let body = format!(
                "%r = call float @{DIRECTED}.fma.{direction}.f32(float %x, float %y, float %z)"
            );
            Some((ty.into(), "float %x, float %y, float %z".into(), body))
        }
        _ => None,
    }
}
