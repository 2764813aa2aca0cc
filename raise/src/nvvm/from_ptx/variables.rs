//! Variables in shared, local, constant and global memory: their addresses, and their declarations
//! in the module.
//!
//! All become arrays of bytes. Shared arrays whose size the launch determines are one array: they
//! all begin at the same byte.

use super::body::Body;
use super::indirect::{function_address, initial_address};
use super::quoted;
use crate::error::{Error, Span};
use ptx::tree::{Immediate, Initializer, ScalarType, Space, Variable};

/// The name of the shared array whose size the launch determines, if a file has several of them.
const DYNAMIC: &str = "(dynamic)";

impl Body<'_> {
    /// Returns the address of variable `name`, plus `offset` bytes: an `i64`.
    pub fn address_of(
        &mut self,
        name: &str,
        offset: i64,
        span: Span,
    ) -> Result<String, Box<Error>> {
        if let Some(slot) = self.aggregate(name) {
            let at = self.byte(&slot, offset);
            return Ok(self.value(format_args!("ptrtoint ptr {at} to i64")));
        }
        let own = self.function.variable(name);
        let Some(variable) = own.or_else(|| self.tree.variable(name)) else {
            if let Some(address) = function_address(self.tree, name) {
                return Ok(address.to_string());
            }
            let message = match ptx::find_kernel(self.tree, name) {
                Ok(_) => format!(
                    "kernels that launch kernels (dynamic parallelism) are not supported: this one takes the address of kernel `{name}`"
                ),
                Err(_) => {
                    format!("addresses of functions and labels are not supported yet: `{name}`")
                }
            };
            return Err(Error::unsupported("ptx-variable", message)
                .at(span, "used here")
                .into());
        };
        let base = match variable.space {
            Space::Local => {
                let (bytes, align) = (variable.bytes().max(1), variable.align.max(1));
                let slot = self.array_slot(name, &format!("[{bytes} x i8], align {align}"));
                self.value(format_args!("ptrtoint ptr {slot} to i64"))
            }
            Space::Shared | Space::Const | Space::Global => {
                let is_dynamic = variable.space == Space::Shared && variable.dims.contains(&None);
                let mut global = match own {
                    Some(_) if !self.function.entry => format!("{}.{name}", self.function.name),
                    _ => name.to_owned(),
                };
                if is_dynamic {
                    let is_open = |other: &&Variable| {
                        other.space == Space::Shared && other.dims.contains(&None)
                    };
                    let several = self.tree.variables.iter().filter(is_open).count() != 1;
                    global = if several { DYNAMIC.to_owned() } else { global };
                }
                if self.messages.contains(name) {
                    return Ok("0".to_owned());
                }
                if self.cpu.is_some() {
                    let base = self.variable_on_cpu(variable, &global, is_dynamic)?;
                    return Ok(self.plus(base, offset));
                }
                let declaration = declaration(self.tree, variable, &global)?;
                let space = space_number(variable.space);
                self.declared.insert(format!("@{global}"), declaration);
                self.value(format_args!(
                    "ptrtoint ptr addrspace({space}) @{} to i64",
                    quoted(&global)
                ))
            }
            Space::Param | Space::Generic => {
                let message = format!("the address of parameter `{name}` is not supported yet");
                return Err(Error::unsupported("struct-parameter", message)
                    .at(span, "used here")
                    .into());
            }
        };
        Ok(self.plus(base, offset))
    }

    fn plus(&mut self, base: String, offset: i64) -> String {
        match offset {
            0 => base,
            _ => self.value(format_args!("add i64 {base}, {offset}")),
        }
    }
}

/// Returns the LLVM declaration of a variable.
fn declaration(tree: &ptx::Module, variable: &Variable, name: &str) -> Result<String, Box<Error>> {
    let (bytes, align) = (variable.bytes(), variable.align.max(1));
    let (space, name) = (space_number(variable.space), quoted(name));
    let kind = match variable.space {
        Space::Const => "constant",
        // Tables of libdevice, which are only read.
        Space::Global if variable.name.starts_with("__cudart_") => "constant",
        _ => "global",
    };
    if variable.space == Space::Shared {
        let initial = if bytes == 0 { "" } else { " undef" };
        let external = if bytes == 0 { "external " } else { "" };
        return Ok(format!(
            "@{name} = {external}addrspace({space}) {kind} [{bytes} x i8]{initial}, align {align}"
        ));
    }
    let mut text = String::new();
    let initial = initial_bytes(tree, variable)?;
    for byte in &initial {
        text.push_str(&format!("\\{byte:02X}"));
    }
    let initial = match initial.iter().all(|byte| *byte == 0) {
        true => "zeroinitializer".to_owned(),
        false => format!("c\"{text}\""),
    };
    Ok(format!(
        "@{name} = addrspace({space}) {kind} [{bytes} x i8] {initial}, align {align}"
    ))
}

/// Returns all bytes of a variable's initial value.
fn initial_bytes(tree: &ptx::Module, variable: &Variable) -> Result<Vec<u8>, Box<Error>> {
    let size = variable.ty.bytes();
    let mut bytes = Vec::new();
    for value in &variable.init {
        match value {
            Initializer::Value(value) => {
                bytes.extend_from_slice(&bits(*value, variable.ty).to_le_bytes()[..size.min(8)]);
            }
            Initializer::Address {
                symbol,
                offset,
                mask,
                ..
            } => {
                if let Some(bits) = initial_address(tree, symbol, *offset, *mask) {
                    bytes.extend_from_slice(&bits.to_le_bytes()[..size.min(8)]);
                    continue;
                }
                let message = format!(
                    "the initial value of `{}` holds the address of `{symbol}`, which is not supported yet",
                    variable.name
                );
                return Err(Error::unsupported("address-in-initializer", message)
                    .at(variable.span, "this variable")
                    .help("pass the data as a kernel argument")
                    .into());
            }
        }
    }
    bytes.resize(variable.bytes() as usize, 0);
    Ok(bytes)
}

/// Returns an immediate as the bits of a value of `ty`.
pub(super) fn bits(value: Immediate, ty: ScalarType) -> u64 {
    let float = |value: f64| match ty {
        ScalarType::F16 => half::f16::from_f64(value).to_bits().into(),
        ScalarType::BF16 => half::bf16::from_f64(value).to_bits().into(),
        ScalarType::F32 => (value as f32).to_bits().into(),
        _ => value.to_bits(),
    };
    match value {
        Immediate::Int(value) if ty.is_float() => float(value as f64),
        Immediate::Int(value) => value as u64,
        Immediate::F32(bits) if ty.is_float() => float(f32::from_bits(bits).into()),
        Immediate::F32(bits) => bits.into(),
        Immediate::F64(bits) if ty.is_float() => float(f64::from_bits(bits)),
        Immediate::F64(bits) => bits,
    }
}

/// Returns LLVM's number of an address space.
fn space_number(space: Space) -> u32 {
    match space {
        Space::Global => 1,
        Space::Shared => 3,
        Space::Const => 4,
        Space::Local => 5,
        Space::Param | Space::Generic => 0,
    }
}
