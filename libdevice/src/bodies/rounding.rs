//! Functions of libdevice whose names end in a rounding mode.

use crate::helpers::{ADD, DIRECTED, to_int};

/// Result, parameters and body of a function.
pub type Parts = (String, String, String);

/// Returns arithmetic with a rounding mode in its name: `fadd_rz`, `fmaf_ieee_ru`; in f64 only
/// sums, the rest is in [`super::compiled`].
pub fn arithmetic(short: &str) -> Option<Parts> {
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
    let direction = direction(rounding)?;
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
        "maf" | "maf_ieee" => {
            let body = format!(
                "%r = call float @{DIRECTED}.fma.{direction}.f32(float %x, float %y, float %z)"
            );
            Some((ty.into(), "float %x, float %y, float %z".into(), body))
        }
        _ => None,
    }
}

/// Returns a conversion; these have regular names: `float2int_rz`, `ull2double_rn`.
pub fn conversion(short: &str) -> Option<Parts> {
    let (from, rest) = short.split_once('2')?;
    let (to, rounding) = rest.rsplit_once('_')?;
    match (float(from), int(from), float(to), int(to)) {
        (Some((ty, suffix)), _, _, Some((result, sign))) => {
            let round = match rounding {
                "rn" => "roundeven",
                "rz" => "trunc",
                "rd" => "floor",
                "ru" => "ceil",
                _ => return None,
            };
            let bits = if result == "i64" { 64 } else { 32 };
            let name = to_int(sign == 's', bits, suffix);
            let body = format!(
                "%i = call {ty} @llvm.{round}.{suffix}({ty} %x)\n        \
                 %r = call {result} @{name}({ty} %i)"
            );
            Some((result.into(), format!("{ty} %x"), body))
        }
        (_, Some((ty, sign)), Some((result, suffix)), _) => {
            let is_exact = ty == "i32" && result == "double";
            let body = if rounding == "rn" || is_exact {
                format!("%r = {sign}itofp {ty} %x to {result}")
            } else {
                directed(result, suffix, ty, &format!("{sign}{ty}"), rounding)?
            };
            Some((result.into(), format!("{ty} %x"), body))
        }
        (Some(("double", _)), _, Some(("float", _)), _) => {
            let body = directed("float", "f32", "double", "f64", rounding)?;
            Some(("float".into(), "double %x".into(), body))
        }
        _ => None,
    }
}

/// Returns a call of the helper that converts a `ty`, named `from`, to the float type `result`.
fn directed(result: &str, suffix: &str, ty: &str, from: &str, rounding: &str) -> Option<String> {
    let direction = direction(rounding)?;
    Some(format!(
        "%r = call {result} @{DIRECTED}.cvt_{from}.{direction}.{suffix}({ty} %x)"
    ))
}

fn float(name: &str) -> Option<(&'static str, &'static str)> {
    match name {
        "float" => Some(("float", "f32")),
        "double" => Some(("double", "f64")),
        _ => None,
    }
}

/// Returns the type, and the letter for its sign in LLVM's conversions.
fn int(name: &str) -> Option<(&'static str, char)> {
    match name {
        "int" => Some(("i32", 's')),
        "uint" => Some(("i32", 'u')),
        "ll" => Some(("i64", 's')),
        "ull" => Some(("i64", 'u')),
        _ => None,
    }
}

/// Returns PTX's name of a directed rounding mode.
fn direction(rounding: &str) -> Option<&'static str> {
    match rounding {
        "rz" => Some("rz"),
        "rd" => Some("rm"),
        "ru" => Some("rp"),
        _ => None,
    }
}
