//! libdevice's functions, as clang calls them with `-nocudalib`: bodies over LLVM's intrinsics, one row each.
//!
//! Only those that a module calls are written as text, parsed, and linked in; inlining then makes them vanish. Functions that have no LLVM intrinsic but an op
//! in MLIR's `math` stay calls (see `to_cf::intrinsics`). What is in neither list is reported where it is called.

mod more;

use std::collections::BTreeSet;

use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::Module;

use super::from_ptx::helpers;
use super::ir::{Unit, Value};
use super::to_cf::is_kept;
use crate::error::Error;

/// Float functions that are one intrinsic: name without the `f` of single precision, intrinsic, arguments.
#[rustfmt::skip]
const INTRINSICS: &[(&str, &str, usize)] = &[
    ("acos", "acos", 1), ("asin", "asin", 1), ("atan", "atan", 1), ("atan2", "atan2", 2), ("ceil", "ceil", 1),
    ("copysign", "copysign", 2), ("cos", "cos", 1), ("cosh", "cosh", 1), ("exp", "exp", 1), ("exp10", "exp10", 1),
    ("exp2", "exp2", 1), ("fabs", "fabs", 1), ("floor", "floor", 1), ("fma", "fma", 3), ("fmax", "maxnum", 2),
    ("fmin", "minnum", 2), ("log", "log", 1), ("log10", "log10", 1), ("log2", "log2", 1), ("nearbyint", "nearbyint", 1),
    ("pow", "pow", 2), ("rint", "rint", 1), ("round", "round", 1), ("sin", "sin", 1), ("sinh", "sinh", 1),
    ("sqrt", "sqrt", 1), ("tan", "tan", 1), ("tanh", "tanh", 1), ("trunc", "trunc", 1),
    // the approximations of `-use_fast_math`, single precision only
    ("fast_cos", "cos", 1), ("fast_exp", "exp", 1), ("fast_exp10", "exp10", 1), ("fast_log", "log", 1),
    ("fast_log10", "log10", 1), ("fast_log2", "log2", 1), ("fast_pow", "pow", 2), ("fast_sin", "sin", 1), ("fast_tan", "tan", 1), ("fast_tanh", "tanh", 1),
];

/// Float functions spelled out: name, result, parameters, body. `{T}` is the float type, `{S}` its suffix in intrinsics.
#[rustfmt::skip]
const FLOATS: &[(&str, &str, &str, &str)] = &[
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
        %e = or i1 %z, %i
        %k = fcmp uno {T} %x, %y
        %v = fadd {T} %x, %y
        %w = select i1 %k, {T} %v, {T} %p
        %r = select i1 %e, {T} %m, {T} %w"),
];

/// Functions of one precision: name, result, parameters, body.
#[rustfmt::skip]
const OTHERS: &[(&str, &str, &str, &str)] = &[
    ("abs",       "i32", "i32 %x", "%r = call i32 @llvm.abs.i32(i32 %x, i1 false)"),
    ("llabs",     "i64", "i64 %x", "%r = call i64 @llvm.abs.i64(i64 %x, i1 false)"),
    ("min",       "i32", "i32 %x, i32 %y", "%r = call i32 @llvm.smin.i32(i32 %x, i32 %y)"),
    ("max",       "i32", "i32 %x, i32 %y", "%r = call i32 @llvm.smax.i32(i32 %x, i32 %y)"),
    ("umin",      "i32", "i32 %x, i32 %y", "%r = call i32 @llvm.umin.i32(i32 %x, i32 %y)"),
    ("umax",      "i32", "i32 %x, i32 %y", "%r = call i32 @llvm.umax.i32(i32 %x, i32 %y)"),
    ("llmin",     "i64", "i64 %x, i64 %y", "%r = call i64 @llvm.smin.i64(i64 %x, i64 %y)"),
    ("llmax",     "i64", "i64 %x, i64 %y", "%r = call i64 @llvm.smax.i64(i64 %x, i64 %y)"),
    ("ullmin",    "i64", "i64 %x, i64 %y", "%r = call i64 @llvm.umin.i64(i64 %x, i64 %y)"),
    ("ullmax",    "i64", "i64 %x, i64 %y", "%r = call i64 @llvm.umax.i64(i64 %x, i64 %y)"),
    ("clz",       "i32", "i32 %x", "%r = call i32 @llvm.ctlz.i32(i32 %x, i1 false)"),
    ("clzll",     "i32", "i64 %x", "%w = call i64 @llvm.ctlz.i64(i64 %x, i1 false)
        %r = trunc i64 %w to i32"),
    ("popc",      "i32", "i32 %x", "%r = call i32 @llvm.ctpop.i32(i32 %x)"),
    ("popcll",    "i32", "i64 %x", "%w = call i64 @llvm.ctpop.i64(i64 %x)
        %r = trunc i64 %w to i32"),
    ("ffs",       "i32", "i32 %x", "%w = call i32 @llvm.cttz.i32(i32 %x, i1 false)
        %p = add i32 %w, 1
        %z = icmp eq i32 %x, 0
        %r = select i1 %z, i32 0, i32 %p"),
    ("brev",      "i32", "i32 %x", "%r = call i32 @llvm.bitreverse.i32(i32 %x)"),
    ("brevll",    "i64", "i64 %x", "%r = call i64 @llvm.bitreverse.i64(i64 %x)"),
    ("mul24",     "i32", "i32 %x, i32 %y", "%a = shl i32 %x, 8
        %b = ashr i32 %a, 8
        %c = shl i32 %y, 8
        %d = ashr i32 %c, 8
        %r = mul i32 %b, %d"),
    ("umul24",    "i32", "i32 %x, i32 %y", "%a = and i32 %x, 16777215
        %b = and i32 %y, 16777215
        %r = mul i32 %a, %b"),
    ("mulhi",     "i32", "i32 %x, i32 %y", "%a = sext i32 %x to i64
        %b = sext i32 %y to i64
        %p = mul i64 %a, %b
        %h = lshr i64 %p, 32
        %r = trunc i64 %h to i32"),
    ("umulhi",    "i32", "i32 %x, i32 %y", "%a = zext i32 %x to i64
        %b = zext i32 %y to i64
        %p = mul i64 %a, %b
        %h = lshr i64 %p, 32
        %r = trunc i64 %h to i32"),
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
];

/// Puts bodies for the functions of libdevice that `module` calls.
pub fn link(module: &Module<'_>) -> Result<(), Vec<Error>> {
    let unit = Unit(module.as_mut_ptr());
    let declared = unit
        .functions()
        .into_iter()
        .filter(|function| function.is_declaration());
    let text = bodies(declared.map(Value::name));
    if text.is_empty() {
        mark(unit);
        return Ok(());
    }
    let header = format!(
        "target datalayout = \"{}\"\ntarget triple = \"{}\"\n",
        super::DATA_LAYOUT,
        super::TRIPLE
    );
    let buffer =
        MemoryBuffer::create_from_memory_range_copy((header + &text).as_bytes(), "libdevice.ll");
    let bodies = module
        .get_context()
        .create_module_from_ir(buffer)
        .map_err(|error| vec![ours(&error.to_string())])?;
    module
        .link_in_module(bodies)
        .map_err(|error| vec![ours(&error.to_string())])?;
    mark(unit);
    Ok(())
}

/// Functions that stay calls only compute; those with a body are inlined.
fn mark(unit: Unit) {
    for function in unit.functions() {
        let name = function.name();
        if function.is_declaration() && is_kept(&name) {
            function.mark_pure(unit);
        } else if !function.is_declaration() && name.starts_with("__nv_") {
            function.add_attribute(unit, super::ir::FUNCTION, "alwaysinline", 0);
            function.make_private();
        }
    }
}

/// The text of all functions of libdevice among `names`, and of what they call.
fn bodies(names: impl Iterator<Item = String>) -> String {
    let mut wanted: Vec<String> = names
        .filter(|name| name.starts_with("__nv_") && !is_kept(name))
        .collect();
    let mut seen = BTreeSet::new();
    let mut text = String::new();
    while let Some(name) = wanted.pop() {
        if !seen.insert(name.clone()) {
            continue;
        }
        let body = match name.strip_prefix("__nv_") {
            Some(_) if is_kept(&name) => signature(&name).map(|(result, params)| {
                format!("declare {result} @{name}({})\n", params.join(", "))
            }),
            Some(short) => definition(short),
            None => Some(helpers::text(&name) + "\n"),
        };
        let Some(body) = body else { continue };
        for prefix in ["@__nv_", "@reactant."] {
            wanted.extend(
                body.match_indices(prefix)
                    .filter_map(|(at, _)| Some(body[at + 1..].split_once('(')?.0.to_owned())),
            );
        }
        text.push_str(&body);
    }
    text
}

/// Result and parameters of a function of libdevice that we know, as LLVM types.
pub fn signature(name: &str) -> Option<(String, Vec<String>)> {
    let short = name.strip_prefix("__nv_")?;
    if is_kept(name) {
        let ty = if short.ends_with('f') && short != "erf" {
            "float"
        } else {
            "double"
        };
        return Some((ty.to_string(), vec![ty.to_string()]));
    }
    let text = definition(short)?;
    let (head, rest) = text.strip_prefix("define ")?.split_once(" @")?;
    let params = &rest[rest.find('(')? + 1..rest.find(')')?];
    let types = params
        .split(", ")
        .filter_map(|param| param.split_once(" %"))
        .map(|(ty, _)| ty.to_string());
    Some((head.to_string(), types.collect()))
}

fn ours(message: &str) -> Error {
    Error::ours(
        "libdevice",
        format!("our own libdevice does not link: {message}"),
    )
}

/// The text of `__nv_{short}`, if a row has it.
fn definition(short: &str) -> Option<String> {
    for (ty, suffix, letter) in [("float", "f32", "f"), ("double", "f64", "")] {
        let is = |base: &str| short.strip_suffix(letter) == Some(base);
        if let Some((_, intrinsic, count)) = INTRINSICS.iter().find(|(base, ..)| is(base)) {
            let args: Vec<_> = ["%x", "%y", "%z"][..*count]
                .iter()
                .map(|arg| format!("{ty} {arg}"))
                .collect();
            let args = args.join(", ");
            let body = format!("%r = call {ty} @llvm.{intrinsic}.{suffix}({args})");
            return Some(function(short, ty, &args, &body));
        }
        if let Some((_, result, args, body)) = FLOATS
            .iter()
            .chain(more::FLOATS)
            .find(|(base, ..)| is(base))
        {
            let fill = |template: &str| more::fill(template, ty, suffix);
            return Some(function(short, &fill(result), &fill(args), &fill(body)));
        }
    }
    let others = OTHERS.iter().chain(more::OTHERS);
    if let Some((_, result, args, body)) = others.into_iter().find(|(name, ..)| *name == short) {
        return Some(function(short, result, args, body));
    }
    if let Some((result, args, body)) = more::rounded(short) {
        return Some(function(short, &result, &args, &body));
    }
    conversion(short)
}

fn function(short: &str, result: &str, args: &str, body: &str) -> String {
    let ret = if result == "void" {
        "ret void".to_string()
    } else {
        format!("ret {result} %r")
    };
    // Intrinsics need no declaration: the parser knows them.
    format!("define {result} @__nv_{short}({args}) {{\n        {body}\n        {ret}\n}}\n")
}

/// Conversions have regular names: `float2int_rz`, `ull2double_rn`.
fn conversion(short: &str) -> Option<String> {
    let (from, rest) = short.split_once('2')?;
    let (to, rounding) = rest.rsplit_once('_')?;
    let float = |name: &str| match name {
        "float" => Some(("float", "f32")),
        "double" => Some(("double", "f64")),
        _ => None,
    };
    let int = |name: &str| match name {
        "int" => Some(("i32", 's')),
        "uint" => Some(("i32", 'u')),
        "ll" => Some(("i64", 's')),
        "ull" => Some(("i64", 'u')),
        _ => None,
    };
    if let (Some((ty, suffix)), Some((result, sign))) = (float(from), int(to)) {
        let round = match rounding {
            "rn" => "roundeven",
            "rz" => "trunc",
            "rd" => "floor",
            "ru" => "ceil",
            _ => return None,
        };
        let body = format!(
            "%i = call {ty} @llvm.{round}.{suffix}({ty} %x)\n        \
             %r = call {result} @llvm.fpto{sign}i.sat.{result}.{suffix}({ty} %i)"
        );
        return Some(function(short, result, &format!("{ty} %x"), &body));
    }
    if let (Some((ty, sign)), Some((result, _))) = (int(from), float(to)) {
        let is_exact = ty == "i32" && result == "double";
        if rounding != "rn" && !is_exact {
            return None;
        }
        return Some(function(
            short,
            result,
            &format!("{ty} %x"),
            &format!("%r = {sign}itofp {ty} %x to {result}"),
        ));
    }
    None
}
