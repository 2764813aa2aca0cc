//! Import, by name, of ops of dialects that MLIR lacks: those that C and C++ frontends leave around
//! affine loops.

use melior::ir::OperationRef;
use melior::ir::operation::OperationLike;

use super::ops::unknown;
use super::strings::string;
use crate::error::Result;
use crate::kernel_ir::{Loc, Op, OpKind, PtxOp, ValueId};
use crate::mlir::attributes::{map_of, result_type};
use crate::mlir::import::{ImportedValue, Importer};
use crate::mlir::memref_ops::atomic;

/// The dialects whose ops are known by name.
pub(super) const DIALECTS: [&str; 3] = ["enzymexla.", "polygeist.", "enzyme."];

/// Returns whether it is an op of one of these dialects.
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
                self.result(operation, ImportedValue::MemRef(memref))
            }
            "memref2pointer" => {
                let pointer = self.pointer_of_memref(operation)?;
                self.result(operation, ImportedValue::Pointer(pointer))
            }
            // The op's region, which runs on a GPU, is executed once; the result is an error code.
            "gpu_wrapper" => {
                self.inline_region(operation, 0, ops)?;
                match operation.result_count() {
                    0 => Ok(()),
                    _ => {
                        let code = self.index_constant(0, loc, ops);
                        self.result(operation, ImportedValue::Scalar(code))
                    }
                }
            }
            "math.fmuladd" => {
                let (a, b, c) = (
                    self.operand(operation, 0)?,
                    self.operand(operation, 1)?,
                    self.operand(operation, 2)?,
                );
                self.define_op(operation, OpKind::Fma(a, b, c), loc, ops)
            }
            "affine_atomic_rmw" => self.affine_atomic(operation, loc, ops),
            "subindex" => {
                let memref = self.memref(operation, 0)?;
                let index = self.operand(operation, 1)?;
                let view = self.subindex(&memref, index, result_type(operation)?)?;
                self.result(operation, ImportedValue::MemRef(view))
            }
            _ => Err(unknown(name)),
        }
    }

    fn affine_atomic(
        &mut self,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let name = "enzyme.affine_atomic_rmw";
        let kind = operation.attribute("kind").ok().and_then(string);
        let op = kind
            .as_deref()
            .and_then(atomic)
            .ok_or_else(|| unknown(name))?;
        let value = self.operand(operation, 0)?;
        let memref = self.memref(operation, 1)?;
        let operands = self.operands_from(operation, 2)?;
        let map = map_of(operation, "map")?;
        let (map, operands) = self.affine_map(map, operands, loc, ops)?;
        let indices: Vec<ValueId> = map
            .results
            .into_iter()
            .map(|expr| self.apply(expr, operands.clone(), loc, ops))
            .collect();
        if self.kernel.element(memref.array) != memref.element {
            return Err(unknown(name));
        }
        let index = self.flat_index(&memref, &indices, loc, ops);
        let kind = OpKind::Ptx(PtxOp::Atomic(op), vec![memref.array, index, value]);
        self.define_op(operation, kind, loc, ops)
    }
}
