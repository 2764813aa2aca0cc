//! Compilation of NVVM IR to PTX, so that the thread-by-thread interpreter can run `.ll` and `.bc`
//! input too.
//!
//! LLVM's own back end emits it, without contracting multiplications and additions: the interpreter
//! computes exactly what the IR specifies. Functions of libdevice remain calls of undefined
//! functions.

use inkwell::OptimizationLevel;
use inkwell::context::Context;
use inkwell::targets::FileType;
use llvm::{Builder, ModuleRef, Opcode, Value};

use super::{load, passes};
use crate::error::Error;

/// Returns the PTX of all kernels in the text of an NVVM module.
pub fn to_ptx(text: &str, name: &str) -> Result<String, Vec<Error>> {
    let context = Context::create();
    let module = load::parse(&context, text, name).map_err(|error| vec![error])?;
    module.strip_debug_info();
    let unit = ModuleRef(module.as_mut_ptr());
    for value in unit.functions().into_iter().flat_map(Value::instructions) {
        forbid_fusing(unit, value);
    }
    let buffer = passes::target_machine(OptimizationLevel::Default)
        .write_to_memory_buffer(&module, FileType::Assembly)
        .map_err(|error| {
            let message = format!(
                "LLVM cannot write this module as PTX: {}",
                error.to_string()
            );
            vec![Error::unsupported("llvm-to-ptx", message)]
        })?;
    let ptx = String::from_utf8_lossy(buffer.as_slice()).into_owned();
    Ok(ptx.trim_end_matches('\0').to_string())
}

/// Recreates a float operation without fast-math flags (LLVM's C interface can add them, but not
/// remove them).
fn forbid_fusing(unit: ModuleRef, value: Value) {
    use Opcode::*;
    if let Some(opcode @ (LLVMFAdd | LLVMFSub | LLVMFMul | LLVMFDiv | LLVMFRem)) = value.opcode() {
        let builder = Builder::new(unit);
        let plain = builder
            .before(value)
            .binary(opcode, value.operand(0), value.operand(1));
        value.replace_uses(plain);
        value.erase();
    }
}
