//! A kernel's parameters and what a launch gives them.

use super::ir::{Opcode, TypeKind, Unit, Value};
use crate::error::Error;
use crate::launch::{Arg, Launch};

/// What a parameter takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An array.
    Pointer,
    /// An integer of so many bits.
    Int(u32),
    /// 64 bits that may be an integer or a pointer.
    Unknown64,
    /// A float of so many bits.
    Float(u32),
    /// A structure of so many bytes (0: unknown).
    Struct(u64),
}

impl std::fmt::Display for Kind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Kind::Pointer => write!(f, "a pointer"),
            Kind::Int(bits) => write!(f, "a {bits}-bit integer"),
            Kind::Unknown64 => write!(f, "a 64-bit integer or a pointer"),
            Kind::Float(bits) => write!(f, "a {bits}-bit float"),
            Kind::Struct(_) => write!(f, "a structure"),
        }
    }
}

/// What an LLVM parameter takes.
pub fn kind(param: Value) -> Kind {
    match param.ty().kind() {
        TypeKind::LLVMPointerTypeKind if param.is_by_value() => Kind::Struct(0),
        TypeKind::LLVMPointerTypeKind => Kind::Pointer,
        TypeKind::LLVMIntegerTypeKind => Kind::Int(param.ty().bits()),
        TypeKind::LLVMHalfTypeKind | TypeKind::LLVMBFloatTypeKind => Kind::Float(16),
        TypeKind::LLVMFloatTypeKind => Kind::Float(32),
        TypeKind::LLVMDoubleTypeKind => Kind::Float(64),
        _ => Kind::Struct(0),
    }
}

/// The name of an LLVM parameter, or its number where it has none.
pub fn name(param: Value, index: usize) -> String {
    match param.name() {
        name if name.is_empty() => format!("%{index}"),
        name => name,
    }
}

/// Whether `launch` fits parameters of these names and kinds; every misfit is an error.
pub fn check(launch: &Launch, params: &[(String, Kind)]) -> Result<(), Vec<Error>> {
    let kernel = &launch.kernel;
    if params.len() != launch.args.len() {
        let names: Vec<_> = params
            .iter()
            .map(|(name, kind)| format!("{name} ({kind})"))
            .collect();
        let (takes, given) = (params.len(), launch.args.len());
        let error = Error::yours(
            "argument-count",
            format!(
                "kernel `{kernel}` takes {takes} argument{}, and {given} {} given",
                plural(takes),
                if given == 1 { "is" } else { "are" }
            ),
        );
        return Err(vec![
            error.help(format!("it takes, in this order: {}", names.join(", "))),
        ]);
    }
    let mut errors = Vec::new();
    for (index, ((name, kind), arg)) in params.iter().zip(&launch.args).enumerate() {
        let nth = index + 1;
        let fits = match (kind, arg) {
            (Kind::Pointer | Kind::Unknown64, Arg::Array { .. })
            | (Kind::Float(_), Arg::Float { .. }) => true,
            (Kind::Int(bits), Arg::Int(value)) => {
                if !fits_in(*value, *bits) {
                    errors.push(Error::yours(
                        "argument-range",
                        format!("argument {nth} of `{kernel}`: {value} does not fit in {bits} bits (parameter `{name}`)"),
                    ));
                }
                true
            }
            (Kind::Unknown64, Arg::Int(value)) => {
                if !fits_in(*value, 64) {
                    errors.push(Error::yours(
                        "argument-range",
                        format!("argument {nth} of `{kernel}`: {value} does not fit in 64 bits (parameter `{name}`)"),
                    ));
                }
                true
            }
            (Kind::Struct(_), _) => {
                errors.push(Error::not_yet(
                    "struct-parameter",
                    format!("parameter {nth} (`{name}`) of `{kernel}` is a structure passed by value, which is not supported yet"),
                ).help("pass its fields as separate parameters"));
                true
            }
            _ => false,
        };
        if !fits {
            let given = match arg {
                Arg::Array { name, .. } => format!("array `{name}`"),
                Arg::Int(value) => format!("the integer {value}"),
                Arg::Float { name, .. } => format!("float `{name}`"),
            };
            errors.push(Error::yours(
                "argument-kind",
                format!("argument {nth} of `{kernel}`: parameter `{name}` is {kind}, and is given {given}"),
            ));
        }
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors)
    }
}

fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// Whether `value` is an integer of `bits` bits, read as signed or as unsigned.
fn fits_in(value: i128, bits: u32) -> bool {
    (-(1i128 << (bits - 1))..1i128 << bits).contains(&value)
}

/// Puts constants for integer parameters, and says of arrays that they do not overlap.
pub fn specialise(unit: Unit, kernel: Value, launch: &Launch) -> Result<(), Vec<Error>> {
    let params = kernel.params();
    let kinds: Vec<_> = params
        .iter()
        .enumerate()
        .map(|(index, param)| (name(*param, index), kind(*param)))
        .collect();
    check(launch, &kinds)?;
    for (index, (param, arg)) in params.into_iter().zip(&launch.args).enumerate() {
        match arg {
            Arg::Int(value) => param.replace_uses(param.ty().int(*value)),
            Arg::Array { name, .. } => {
                let is_alone = launch
                    .args
                    .iter()
                    .filter(
                        |other| matches!(other, Arg::Array { name: other, .. } if other == name),
                    )
                    .count()
                    == 1;
                if is_alone {
                    kernel.add_attribute(unit, index as u32 + 1, "noalias", 0);
                }
            }
            Arg::Float { .. } => {}
        }
    }
    debug_assert!(
        kernel
            .instructions()
            .iter()
            .all(|value| value.opcode() != Some(Opcode::LLVMInvoke))
    );
    Ok(())
}

/// The error for a kernel that is not there; names the nearest one that is.
pub fn no_such_kernel(wanted: &str, known: &[String]) -> Error {
    let error = Error::yours(
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
