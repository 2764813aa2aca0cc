//! Reads a program after the plugin's optimizations, from XLA's `HloModuleProto`.
//!
//! PJRT reports the types of a program's results but not of its arguments, and the CPU plugin
//! compares only their sizes in bytes. The optimized program has the types, and shows XLA's
//! fusions, copies and collectives. Anything that does not match `xla/service/hlo.proto` is skipped
//! or `None`, never an error.

use std::collections::HashMap;
use std::fmt::Write;

use super::api::{self, call};
use super::compiled::ArrayType;
use super::element;
use super::error::Result;
use super::proto::{Fields, Value, bytes_of, varint};
use super::sys;

/// The program after the plugin's optimizations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptimizedProgram {
    /// `hlo`, `hlo_with_config` (both protocol buffers) or `mlir`.
    pub format: String,
    /// The program in that format.
    pub code: Vec<u8>,
}

impl OptimizedProgram {
    /// Queries the plugin for it.
    pub(super) fn of(
        api: &api::Api,
        described: *mut sys::PJRT_Executable,
    ) -> Result<OptimizedProgram> {
        let doing = "reading the optimized program";
        let mut program: sys::PJRT_Program = api::new();
        let mut args: sys::PJRT_Executable_OptimizedProgram_Args = api::new();
        args.executable = described;
        args.program = &mut program;
        // SAFETY: alive; the first call returns the size, the second fills a buffer of that size;
        // the format's name belongs to the plugin and is copied.
        unsafe {
            call!(api, PJRT_Executable_OptimizedProgram, &mut args, doing)?;
            let mut code = vec![0_u8; (*args.program).code_size];
            (*args.program).code = code.as_mut_ptr().cast();
            call!(api, PJRT_Executable_OptimizedProgram, &mut args, doing)?;
            code.truncate((*args.program).code_size);
            let format = api::text((*args.program).format, (*args.program).format_size);
            Ok(OptimizedProgram { format, code })
        }
    }

    /// Returns the types of the program's arguments on one device.
    pub fn parameters(&self) -> Option<Vec<ArrayType>> {
        let program_shape = bytes_of(self.module()?, 4)?; // HloModuleProto.host_program_shape
        let mut parameters = Vec::new();
        for field in Fields(program_shape) {
            if let (1, Value::Bytes(shape)) = field? {
                parameters.push(array_type(shape)?);
            }
        }
        Some(parameters)
    }

    /// Returns the program as text, one instruction a line, without attributes: `name = type
    /// opcode(operands)`.
    pub fn listing(&self) -> Option<String> {
        let mut text = String::new();
        for field in Fields(self.module()?) {
            if let (3, Value::Bytes(computation)) = field? {
                list_computation(computation, &mut text)?;
            }
        }
        Some(text)
    }

    pub(super) fn module(&self) -> Option<&[u8]> {
        match self.format.as_str() {
            "hlo" => Some(&self.code),
            "hlo_with_config" => bytes_of(&self.code, 1), // HloModuleProtoWithConfig.hlo_module
            _ => None,
        }
    }
}

/// Writes a `HloComputationProto`.
fn list_computation(computation: &[u8], text: &mut String) -> Option<()> {
    let name = bytes_of(computation, 1)?;
    writeln!(text, "{} {{", String::from_utf8_lossy(name)).ok()?;
    let mut names = HashMap::new();
    for field in Fields(computation) {
        let (2, Value::Bytes(instruction)) = field? else {
            continue;
        };
        let (mut id, mut operands) = (0, Vec::new());
        for field in Fields(instruction) {
            match field? {
                (35, Value::Int(number)) => id = number,
                (36, value) => integers(value, &mut operands)?,
                _ => {}
            }
        }
        let name = String::from_utf8_lossy(bytes_of(instruction, 1)?);
        let opcode = String::from_utf8_lossy(bytes_of(instruction, 2)?);
        let shape = shape_text(bytes_of(instruction, 3)?)?;
        let operands: Vec<&str> = operands
            .iter()
            .filter_map(|id| names.get(id))
            .map(String::as_str)
            .collect();
        let operands = operands.join(", ");
        writeln!(text, "  {name} = {shape} {opcode}({operands})").ok()?;
        names.insert(id, name.into_owned());
    }
    text.push_str("}\n");
    Some(())
}

/// Returns a `ShapeProto` as text: `F32[4, 4]`, or `(F32[], I32[])` for a tuple.
fn shape_text(shape: &[u8]) -> Option<String> {
    if let Some(array) = array_type(shape) {
        return Some(array.to_string());
    }
    let mut parts = Vec::new();
    for field in Fields(shape) {
        if let (4, Value::Bytes(part)) = field? {
            parts.push(shape_text(part)?);
        }
    }
    Some(format!("({})", parts.join(", ")))
}

/// Reads a `ShapeProto` that is an array of a known element type.
pub(super) fn array_type(shape: &[u8]) -> Option<ArrayType> {
    let mut element = None;
    let mut dims = Vec::new();
    for field in Fields(shape) {
        match field? {
            (2, Value::Int(number)) => element = element::from_xla(number),
            (3, value) => integers(value, &mut dims)?,
            _ => {}
        }
    }
    Some(ArrayType {
        element: element?,
        shape: dims.into_iter().map(|dim| dim as usize).collect(),
    })
}

/// Appends the values of a repeated integer field, packed or not.
pub(super) fn integers(value: Value, list: &mut Vec<u64>) -> Option<()> {
    match value {
        Value::Int(number) => list.push(number),
        Value::Bytes(mut packed) => {
            while !packed.is_empty() {
                list.push(varint(&mut packed)?);
            }
        }
        Value::Fixed => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use stablehlo::ElementType::{F32, I64};

    #[test]
    fn parameters_are_read_from_a_program_shape() {
        #[rustfmt::skip]
        let module = [
            0x0a, 1, b'm',                                      // name
            0x22, 14,                                           // host_program_shape
            0x0a, 6, 0x10, 11, 0x1a, 2, 0x90, 0x4e,             //   f32[10000]
            0x0a, 2, 0x10, 5,                                   //   s64[]
            0x12, 0,                                            //   result
        ];
        let expected = vec![
            ArrayType {
                element: F32,
                shape: vec![10000],
            },
            ArrayType {
                element: I64,
                shape: vec![],
            },
        ];
        let program = |format: &str| OptimizedProgram {
            format: format.into(),
            code: module.to_vec(),
        };
        assert_eq!(program("hlo").parameters(), Some(expected));
        assert_eq!(program("mlir").parameters(), None);
    }

    #[test]
    fn no_bytes_can_crash_the_reader() {
        let mut state = 1_u32;
        for length in 0..2000 {
            let next = |_| {
                state = state.wrapping_mul(1664525).wrapping_add(1013904223);
                (state >> 24) as u8 & if length % 2 == 0 { 0x2f } else { 0xff }
            };
            let noise: Vec<u8> = (0..length % 50).map(next).collect();
            let program = OptimizedProgram {
                format: "hlo".into(),
                code: noise,
            };
            program.parameters();
            program.listing();
        }
    }
}
