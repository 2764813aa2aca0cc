//! A kernel's parameters, and their binding to the arguments of a launch.

use std::collections::HashSet;

use llvm::{Builder, FUNCTION, ModuleRef, Opcode, TypeKind, Value};
use ptx::ParamKind as Kind;

use super::varying;
use crate::error::{Error, Span};
use crate::launch::{Abi, Arg, Launch};

/// Returns the kind of an LLVM parameter.
pub fn kind(unit: ModuleRef, param: Value) -> Kind {
    if let Some(ty) = param.by_value_type() {
        let bytes = unit.size_of(ty) as usize;
        return Kind::Struct { bytes };
    }
    match param.ty().kind() {
        TypeKind::LLVMPointerTypeKind => Kind::Pointer,
        TypeKind::LLVMIntegerTypeKind
            if param.ty().bits() == 64 && becomes_address(param, &mut HashSet::new()) =>
        {
            Kind::Pointer
        }
        TypeKind::LLVMIntegerTypeKind => Kind::Int {
            bits: param.ty().bits(),
        },
        TypeKind::LLVMHalfTypeKind | TypeKind::LLVMBFloatTypeKind => Kind::Float { bits: 16 },
        TypeKind::LLVMFloatTypeKind => Kind::Float { bits: 32 },
        TypeKind::LLVMDoubleTypeKind => Kind::Float { bits: 64 },
        _ => Kind::Struct { bytes: 0 },
    }
}

/// Returns whether an integer is a texture handle or becomes a pointer, possibly through a variable
/// on the stack or a called function.
fn becomes_address(value: Value, seen: &mut HashSet<Value>) -> bool {
    if !seen.insert(value) {
        return false;
    }
    value.users().into_iter().any(|user| match user.opcode() {
        Some(Opcode::LLVMIntToPtr) => true,
        Some(Opcode::LLVMStore) if user.operand(0) == value => {
            let slot = user.operand(1);
            slot.is(Opcode::LLVMAlloca) && becomes_address(slot, seen)
        }
        Some(Opcode::LLVMLoad) => value.is(Opcode::LLVMAlloca) && becomes_address(user, seen),
        Some(Opcode::LLVMCall) => match (user.inline_assembly(), user.callee()) {
            (Some((text, _)), _) => text.trim_start().starts_with("tex."),
            (None, Some(callee)) if !callee.is_declaration() => {
                let mut given = user.call_args().into_iter().zip(callee.params());
                given.any(|(given, param)| given == value && becomes_address(param, seen))
            }
            _ => false,
        },
        _ => false,
    })
}

/// Returns the name of an LLVM parameter, or its number if it has none.
pub fn name(param: Value, index: usize) -> String {
    match param.name() {
        name if name.is_empty() => format!("%{index}"),
        name => name,
    }
}

/// Checks that `launch` fits parameters of these names and kinds; every mismatch is an error, at
/// the parameter's span if there is one.
pub fn check(launch: &Launch, params: &[(String, Kind)], spans: &[Span]) -> Result<(), Vec<Error>> {
    let kernel = &launch.kernel;
    if params.len() != launch.args.len() {
        let names: Vec<_> = params
            .iter()
            .map(|(name, kind)| format!("{name} ({kind})"))
            .collect();
        let (takes, given) = (params.len(), launch.args.len());
        let (plural, are) = (
            if takes == 1 { "" } else { "s" },
            if given == 1 { "is" } else { "are" },
        );
        let message =
            format!("kernel `{kernel}` takes {takes} argument{plural}, and {given} {are} given");
        let help = format!("it takes, in this order: {}", names.join(", "));
        return Err(vec![Error::user("argument-count", message).help(help)]);
    }
    let mut errors = Vec::new();
    for (index, ((name, kind), arg)) in params.iter().zip(&launch.args).enumerate() {
        // An integer added to an address is hard to distinguish from an address: the types of
        // descriptor parts are given by the launch.
        let kind = match (launch.abi, *kind, arg) {
            (Abi::Numba, Kind::Pointer, Arg::Int(_) | Arg::Varying(_)) => Kind::Unknown64,
            (_, kind, _) => kind,
        };
        if let Some(error) = misfit(kernel, index + 1, name, kind, arg) {
            errors.push(match spans.get(index) {
                Some(span) => error.at(*span, "this parameter"),
                None => error,
            });
        }
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors)
    }
}

/// Returns the error if `arg` cannot be parameter number `nth`.
fn misfit(kernel: &str, nth: usize, name: &str, kind: Kind, arg: &Arg) -> Option<Error> {
    let range = |value: i128, bits: u32| {
        let message = format!(
            "argument {nth} of `{kernel}`: {value} does not fit in {bits} bits (parameter `{name}`)"
        );
        (!fits_in(value, bits)).then(|| Error::user("argument-range", message))
    };
    let given = match (kind, arg) {
        (Kind::Struct { .. }, Arg::Struct(_)) => return None,
        (Kind::Pointer | Kind::Unknown64, Arg::Array { .. } | Arg::Null) => return None,
        (Kind::Float { bits }, Arg::Float { element, .. }) if element.bits() == bits as usize => {
            return None;
        }
        (Kind::Int { bits }, Arg::Int(value)) => return range(*value, bits),
        (Kind::Unknown64, Arg::Int(value)) => return range(*value, 64),
        (Kind::Int { .. } | Kind::Unknown64, Arg::Varying(varying)) => {
            let bits = match kind {
                Kind::Int { bits } => bits,
                _ => 64,
            };
            let (least, greatest) = varying.extremes();
            return range(least, bits).or_else(|| range(greatest, bits));
        }
        (_, Arg::Array { name, .. }) => format!("array `{name}`"),
        (_, Arg::Null) => "null".to_owned(),
        (_, Arg::Int(value)) => format!("the integer {value}"),
        (_, Arg::Varying(_)) => "an integer".to_owned(),
        (Kind::Float { .. }, Arg::Float { name, element, .. }) => {
            format!("float `{name}` of {} bits", element.bits())
        }
        (_, Arg::Float { name, .. }) => format!("float `{name}`"),
        (_, Arg::Struct(_)) => "a structure".to_string(),
    };
    let message = format!(
        "argument {nth} of `{kernel}`: parameter `{name}` is {}, and is given {given}",
        article(kind)
    );
    Some(Error::user("argument-kind", message))
}

/// Returns a kind as a noun phrase with its article.
fn article(kind: Kind) -> String {
    match kind {
        Kind::Int {
            bits: bits @ (8 | 64),
        } => format!("a{} {bits}-bit integer", if bits == 8 { "n" } else { "" }),
        Kind::Unknown64 => "a pointer or a 64-bit integer".to_string(),
        other => format!("a {other}"),
    }
}

/// Returns whether `value` is an integer of `bits` bits, read as signed or as unsigned.
fn fits_in(value: i128, bits: u32) -> bool {
    (-(1i128 << (bits - 1))..1i128 << bits).contains(&value)
}

/// Replaces integer parameters by constants, or by computations from varying scalars, and marks
/// arrays as not overlapping.
///
/// With barriers arrays are not marked: LLVM would forward a thread's stores across them, but other
/// threads write there too.
pub fn specialise(unit: ModuleRef, kernel: Value, launch: &Launch) {
    let waits = unit
        .functions()
        .iter()
        .any(|function| function.name().starts_with("llvm.nvvm.barrier"));
    for (symbol, _) in &launch.symbols {
        if let Some(variable) = unit.variable(symbol) {
            variable.make_writable(); // its initial value is not constant
        }
    }
    for (index, (param, arg)) in kernel.params().into_iter().zip(&launch.args).enumerate() {
        match arg {
            Arg::Int(value) => param.replace_uses(param.ty().int(*value)),
            Arg::Varying(varying) => {
                let builder = Builder::new(unit);
                let at = builder.at_start_of(kernel.blocks()[0]);
                param.replace_uses(varying::value(unit, at, varying, param.ty()));
            }
            Arg::Null => {
                param.replace_uses(param.ty().zero());
                // Otherwise LLVM removes accesses through it, and the code after them.
                kernel.add_attribute(unit, FUNCTION, "null_pointer_is_valid", 0);
            }
            Arg::Array { name, .. } => {
                if param.ty().is_pointer() {
                    // A null pointer that is only chosen where the array is null is never chosen.
                    kernel.add_attribute(unit, index as u32 + 1, "nonnull", 0);
                }
                let same =
                    |other: &&Arg| matches!(other, Arg::Array { name: other, .. } if other == name);
                let symbols = launch.symbols.iter().map(|(_, arg)| arg);
                if !waits && launch.args.iter().chain(symbols).filter(same).count() == 1 {
                    kernel.add_attribute(unit, index as u32 + 1, "noalias", 0);
                }
            }
            Arg::Float { .. } | Arg::Struct(_) => {}
        }
    }
    let params = kernel.params();
    for (place, offset) in &launch.moving {
        let (Some(param), Some(Arg::Array { element, .. })) =
            (params.get(*place), launch.args.get(*place))
        else {
            continue;
        };
        let builder = Builder::new(unit);
        let at = builder.at_start_of(kernel.blocks()[0]);
        let elements = varying::value(unit, at, offset, unit.int(64));
        let bytes = at.mul(elements, element.bytes() as i64);
        // A separate instruction, whose first operand then becomes the parameter.
        let start = unit.pointer().poison();
        let moved = at.element_address(unit.int(8), start, bytes);
        param.replace_uses(moved);
        moved.set_operand(0, *param);
    }
}

/// Returns the error for a missing kernel; names the most similar existing one.
pub fn no_such_kernel(wanted: &str, known: &[String]) -> Error {
    let error = Error::user(
        "no-such-kernel",
        format!("there is no kernel `{wanted}` in this file"),
    );
    let nearest = known
        .iter()
        .max_by(|a, b| strsim::jaro_winkler(wanted, a).total_cmp(&strsim::jaro_winkler(wanted, b)));
    match nearest {
        None => error.help("the file has no kernels at all"),
        Some(nearest) if strsim::jaro_winkler(wanted, nearest) > 0.7 => {
            error.help(format!("did you mean `{nearest}`?"))
        }
        Some(_) => error.help(format!("it has: {}", known.join(", "))),
    }
}
