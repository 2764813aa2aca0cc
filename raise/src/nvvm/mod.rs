//! Kernels as LLVM IR: parsed from PTX or from `.ll`, specialised for a launch, simplified by
//! LLVM's passes, and emitted as MLIR's `cf`.
//!
//! Input: a PTX tree, or the text of an NVVM module, and a [`Launch`](crate::launch::Launch).
//! Output: the text of an MLIR module with one `func.func` over `cf`, `arith`, `math`, `memref` and
//! `gpu`. Unsupported constructs are errors with the line of the source; all errors of a kernel are
//! reported at once.
//!
//! ```text
//! PTX tree ─ from_ptx ─┐
//! .ll text ─ load ─────┴─► module ─ prepare ─► module ─ emit_cf ─► MLIR text
//! ```

mod addresses;
mod debug_loc;
mod divisions;
mod fields;
mod float_phis;
mod from_ptx;
mod half_range;
mod ids;
mod inductions;
mod inline_asm;
mod inspect;
mod int_widths;
mod libdevice_signatures;
mod load;
mod local_parts;
mod memory_calls;
mod null_tests;
mod params;
mod passes;
mod pointer_rows;
mod pointer_tables;
mod stack_addresses;
mod struct_phis;
mod structs;
mod symbol_structs;
mod textures;
mod threads;
mod to_cf;
mod to_ptx;
mod varying;
mod xor_compare;

pub use addresses::MOST as MOST_ARRAYS;
pub use from_ptx::{cpu, module_from_ptx};
pub use inkwell::context::Context;
pub use inkwell::module::Module;
pub use libdevice::{DATA_LAYOUT, TRIPLE};
pub use libdevice_signatures::signatures;
pub use load::{disassemble, kernels, module_from_ll, variable_sizes};
pub use passes::prepare;

pub use to_cf::emit_cf;
pub use to_ptx::to_ptx;

use llvm::Value;

use crate::error::Error;

/// Links bodies for the functions of libdevice that `module` calls.
fn link_libdevice(module: &Module<'_>) -> Result<(), Vec<Error>> {
    libdevice::link(module).map_err(|message| {
        let message = format!("our own libdevice does not link: {message}");
        vec![Error::internal("libdevice", message)]
    })
}

/// Sets the location of an error to that of `value`.
fn place(error: Error, value: Value) -> Error {
    let (line, column) = value.line_column();
    error.at_line(line, column)
}

#[cfg(test)]
mod tests;
