//! Bodies of the libdevice functions that clang calls with `-nocudalib`, in terms of LLVM
//! intrinsics.
//!
//! Short bodies are rows of tables, long ones are written in C and compiled ahead of time
//! ([`compiled`]). Only those that a module calls are generated, parsed and linked; they are then
//! inlined. Functions that have no LLVM intrinsic but an op in MLIR's `math` remain calls (see
//! [`crate::math_ops`]). A function that is in neither list is reported where it is called. in
//! MLIR's `math` stay calls (see [`crate::math_ops`]). What is in neither list is reported where it
//! is called.

mod compiled;
pub(crate) mod floats;
mod integers;
mod parts;
mod rounding;

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::Module;
use llvm::{ModuleRef, Value};

use crate::helpers;
use crate::math_ops::is_kept;
use crate::{DATA_LAYOUT, TRIPLE};

/// Links bodies for the functions of libdevice that `module` calls, or returns LLVM's error.
pub fn link(module: &Module<'_>) -> Result<(), String> {
    let unit = ModuleRef(module.as_mut_ptr());
    let declared = unit
        .functions()
        .into_iter()
        .filter(|function| function.is_declaration());
    let text = bodies(declared.map(Value::name));
    if text.is_empty() {
        mark(unit);
        return Ok(());
    }
    let header = format!("target datalayout = \"{DATA_LAYOUT}\"\ntarget triple = \"{TRIPLE}\"\n");
    let buffer =
        MemoryBuffer::create_from_memory_range_copy((header + &text).as_bytes(), "libdevice.ll");
    let bodies = module
        .get_context()
        .create_module_from_ir(buffer)
        .map_err(|error| error.to_string())?;
    module
        .link_in_module(bodies)
        .map_err(|error| error.to_string())?;
    mark(unit);
    Ok(())
}

/// Marks functions that remain calls as pure, and those with a body as `alwaysinline`.
fn mark(unit: ModuleRef) {
    for function in unit.functions() {
        let name = function.name();
        if function.is_declaration() && is_kept(&name) {
            function.mark_pure(unit);
        } else if !function.is_declaration() && is_of_libdevice(&name) {
            function.add_attribute(unit, llvm::FUNCTION, "alwaysinline", 0);
            function.make_private();
        }
    }
}

/// Returns whether a name is one of libdevice. nvcc begins the names of `static` kernels and
/// functions of separately compiled files with `__nv_static_`.
fn is_of_libdevice(name: &str) -> bool {
    name.starts_with("__nv_") && !name.starts_with("__nv_static_")
}

/// Returns the IR of all functions of libdevice among `names`, and of the functions that they call.
fn bodies(names: impl Iterator<Item = String>) -> String {
    let mut wanted: Vec<String> = names
        .filter(|name| is_of_libdevice(name) && !is_kept(name))
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

/// Returns the result and parameter types of a known function of libdevice, in LLVM syntax.
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

/// Returns the IR of `__nv_{short}`, if it is defined.
fn definition(short: &str) -> Option<String> {
    if let Some(text) = compiled::definition(short) {
        return Some(text.to_owned());
    }
    for (ty, suffix, letter) in [("float", "f32", "f"), ("double", "f64", "")] {
        let is = |base: &str| short.strip_suffix(letter) == Some(base);
        if let Some((_, intrinsic, count)) = floats::INTRINSICS.iter().find(|(base, ..)| is(base)) {
            let args: Vec<_> = ["%x", "%y", "%z"][..*count]
                .iter()
                .map(|arg| format!("{ty} {arg}"))
                .collect();
            let args = args.join(", ");
            let body = format!("%r = call {ty} @llvm.{intrinsic}.{suffix}({args})");
            return Some(function(short, ty, &args, &body));
        }
        let mut rows = floats::FLOATS.iter().chain(parts::FLOATS);
        if let Some((_, result, args, body)) = rows.find(|(base, ..)| is(base)) {
            let fill = |template: &str| fill(template, ty, suffix);
            return Some(function(short, &fill(result), &fill(args), &fill(body)));
        }
    }
    let mut others = floats::OTHERS
        .iter()
        .chain(parts::OTHERS)
        .chain(integers::OTHERS);
    if let Some((_, result, args, body)) = others.find(|(name, ..)| *name == short) {
        return Some(function(short, result, args, body));
    }
    let (result, args, body) =
        rounding::arithmetic(short).or_else(|| rounding::conversion(short))?;
    Some(function(short, &result, &args, &body))
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

/// Replaces the placeholders of a template.
fn fill(template: &str, ty: &str, suffix: &str) -> String {
    let single = ty == "float";
    let pick = |one: &'static str, two: &'static str| if single { one } else { two };
    let rows = [
        ("{QUARTERS}", floats::QUARTERS),
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
    ];
    rows.iter().fold(template.to_owned(), |text, (from, to)| {
        text.replace(from, to)
    })
}
