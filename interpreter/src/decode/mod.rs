//! Decodes a syntax tree to a program: names become indices, instructions become [`Op`]s.

mod arithmetic;
mod comparison;
mod control;
mod extent;
mod function;
mod layout;
mod loops;
mod matrices;
mod memory;
mod synchronise;

use super::program::*;
use layout::Layout;
use ptx::Module;
use ptx::error::{Error, Result};
use ptx::tree::*;

/// A result whose error explains why an instruction cannot be run.
type Decoded<T> = std::result::Result<T, Box<Error>>;

/// Decodes a kernel and the functions that it calls. With `lockstep`, lanes wait for one another
/// before each memory access through which they may exchange values.
pub(super) fn decode(module: &Module, kernel: &str, lockstep: bool) -> Result<Program, Vec<Error>> {
    let entry = ptx::find_kernel(module, kernel).map_err(|error| vec![error])?;
    let errors = ptx::check_kernel(module, kernel);
    if !errors.is_empty() {
        return Err(errors);
    }
    let functions = ptx::reachable(module, entry);
    let variables = extent::needed(module, &functions);
    let errors = extent::too_large(&variables, &functions);
    if !errors.is_empty() {
        return Err(errors);
    }
    let layout = Layout::new(&variables, &functions).map_err(|error| vec![*error])?;
    let mut codes = Vec::new();
    let mut errors = Vec::new();
    for function in &functions {
        match function::decode(module, &functions, function, &layout, lockstep) {
            Ok(code) => codes.push(code),
            Err(more) => errors.extend(more),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let waits = codes
        .iter()
        .any(|code| !code.barriers.is_empty() || !code.exchanges.is_empty());
    let is_workspace =
        |special: &Special| matches!(special, Special::WorkspaceLow | Special::WorkspaceHigh);
    let cooperative = codes
        .iter()
        .flat_map(|code| &code.specials)
        .any(|(_, special)| is_workspace(special));
    Ok(Program {
        codes,
        constants: layout.constants,
        constant_places: layout.constant_places,
        globals: layout.globals,
        shared_bytes: layout.shared_bytes,
        waits,
        lockstep,
        cooperative,
    })
}

/// Returns the error for an unsupported instruction.
fn lacks(instruction: &Instruction, why: &str) -> Box<Error> {
    let error = Error::unsupported(
        "simt-not-yet",
        format!("the interpreter cannot run `{}` yet", instruction.name()),
    );
    Box::new(error.at(instruction.opcode_span, why))
}

/// Returns the bits of an immediate as a value of type `ty`.
fn immediate(value: Immediate, ty: ScalarType) -> u64 {
    let mask = u64::MAX >> (64 - ty.bits().clamp(1, 64));
    match (value, ty) {
        (Immediate::Int(value), _) => value as u64 & mask,
        (Immediate::F32(bits), ScalarType::F64) => f64::from(f32::from_bits(bits)).to_bits(),
        (Immediate::F32(bits), ScalarType::F16) => {
            half::f16::from_f32(f32::from_bits(bits)).to_bits().into()
        }
        (Immediate::F32(bits), ScalarType::BF16) => {
            half::bf16::from_f32(f32::from_bits(bits)).to_bits().into()
        }
        (Immediate::F32(bits), _) => bits.into(),
        (Immediate::F64(bits), ScalarType::F32 | ScalarType::B32) => {
            (f64::from_bits(bits) as f32).to_bits().into()
        }
        (Immediate::F64(bits), ScalarType::F16) => {
            half::f16::from_f64(f64::from_bits(bits)).to_bits().into()
        }
        (Immediate::F64(bits), ScalarType::BF16) => {
            half::bf16::from_f64(f64::from_bits(bits)).to_bits().into()
        }
        (Immediate::F64(bits), _) => bits,
    }
}
