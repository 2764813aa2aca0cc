//! Ops of dialects that MLIR does not have, by name: what raisers from C and C++ leave around affine loops.

use melior::ir::OperationRef;
use melior::ir::operation::OperationLike;

use super::ops::{unknown, unread};
use crate::error::Result;
use crate::kernel_ir::{Loc, Op, OpKind};
use crate::mlir::import::{Importer, Meaning};

/// Dialects whose ops are understood by name.
pub(super) const DIALECTS: [&str; 2] = ["enzymexla.", "polygeist."];

/// Is it an op of one of these dialects?
pub(super) fn is_foreign(name: &str) -> bool {
    DIALECTS.iter().any(|dialect| name.starts_with(dialect))
}

impl Importer<'_> {
    /// Imports an op of another project's dialect.
    pub(super) fn foreign(
        &mut self,
        name: &str,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let (_, short) = name.split_once('.').unwrap_or_default();
        match short {
            "pointer2memref" => {
                let memref = self.memref_of_pointer(operation)?;
                self.result(operation, Meaning::MemRef(memref))
            }
            "memref2pointer" => {
                let pointer = self.pointer_of_memref(operation)?;
                self.result(operation, Meaning::Pointer(pointer))
            }
            // What it runs on a GPU runs once; the result is an error code.
            "gpu_wrapper" => {
                self.inline_region(operation, 0, ops)?;
                match operation.result_count() {
                    0 => Ok(()),
                    _ => {
                        let code = self.index_constant(0, loc, ops);
                        self.result(operation, Meaning::Scalar(code))
                    }
                }
            }
            "alternatives" | "noop" | "barrier" => Err(unknown(name)),
            "math.fmuladd" => {
                let (a, b, c) = (
                    self.operand(operation, 0)?,
                    self.operand(operation, 1)?,
                    self.operand(operation, 2)?,
                );
                self.define_op(operation, OpKind::Fma(a, b, c), loc, ops)
            }
            "subindex" => {
                let memref = self.memref(operation, 0)?;
                let index = self.operand(operation, 1)?;
                let ty = {
                    use melior::ir::ValueLike;
                    operation.result(0).map_err(unread)?.r#type()
                };
                let view = self.subindex(&memref, index, ty)?;
                self.result(operation, Meaning::MemRef(view))
            }
            "typeSize" => Err(unknown(name)),
            _ => Err(unknown(name)),
        }
    }
}
