//! Kernels as LLVM IR: from PTX or from `.ll`, specialised for a launch, cleaned up by LLVM's passes, and written as MLIR's `cf`.
//!
//! In: a PTX tree, or the text of an NVVM module, and a [`Launch`](crate::launch::Launch). Out: the text of an MLIR module with one `func.func` over `cf`, `arith`, `math`,
//! `memref` and `gpu`. Whatever cannot be expressed ends in errors that carry the line of the source; all of a kernel are reported at once.
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
mod ids;
mod inductions;
mod inline_asm;
mod inspect;
mod int_widths;
mod ir;
mod libdevice;
mod load;
mod loops;
mod memory_calls;
mod null_tests;
mod params;
mod passes;
mod pointer_tables;
mod recognise;
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

pub use from_ptx::{cpu, module_from_ptx};
pub use inkwell::context::Context;
pub use inkwell::module::Module;
pub(crate) use libdevice::math_op_of;
pub use load::{disassemble, kernels, module_from_ll, variable_sizes};
pub use passes::prepare;
pub use recognise::signatures;
pub use to_cf::emit_cf;
pub use to_ptx::to_ptx;

use crate::error::Error;
use ir::Value;

/// The target of every module here.
pub const TRIPLE: &str = "nvptx64-nvidia-cuda";
/// The data layout that clang 22 gives that target, but for `n16`: PTX has 16-bit arithmetic, and narrowing index arithmetic to it helps nobody here.
pub const DATA_LAYOUT: &str = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n32:64";

/// Places an error where `value` came from.
fn place(error: Error, value: Value) -> Error {
    let (line, column) = value.line_column();
    error.at_line(line, column)
}

#[cfg(test)]
mod tests;
