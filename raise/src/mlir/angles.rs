//! Keeps MLIR from folding arctangents of constants.
//!
//! MLIR's canonicalizer folds `math.atan2` of two zeros to NaN, where C, CUDA and IEEE 754 give 0
//! or pi with the signs of the zeros. Before its passes run, an op that MLIR does not know takes
//! the place of an arctangent whose operands are computed from constants alone.

use melior::ir::block::BlockLike;
use melior::ir::operation::{OperationBuilder, OperationLike, OperationResult};
use melior::ir::{BlockRef, Module, OperationRef, Value, ValueLike};

use super::arguments;
use super::walk::{blocks_in, is_one_of, ops_in};
use crate::error::{Error, Result};

/// The op that stands for `math.atan2`.
pub(super) const ATAN2: &str = "reactant.atan2";

/// The greatest number of ops between a constant and an arctangent.
const DEPTH: usize = 16;

/// Replaces the arctangents of constants in all functions of a module.
pub(super) fn hide(module: &Module) -> Result<()> {
    let mut found = Vec::new();
    for function in arguments::functions_in(module) {
        collect(function, &mut found);
    }
    for angle in found {
        replace(angle).map_err(|error| Error::internal("mlir-angle", error.to_string()))?;
    }
    Ok(())
}

/// Collects the arctangents of constants in the regions of `operation`.
fn collect<'c, 'a>(operation: OperationRef<'c, 'a>, found: &mut Vec<OperationRef<'c, 'a>>) {
    for region in operation.regions() {
        for block in blocks_in(region) {
            for op in ops_in(block) {
                if is_one_of(op, &["math.atan2"]) && op.operands().all(|of| is_constant(of, DEPTH))
                {
                    found.push(op);
                }
                collect(op, found);
            }
        }
    }
}

/// Returns whether a value is computed from constants alone.
fn is_constant(value: Value, depth: usize) -> bool {
    let Ok(result) = OperationResult::try_from(value) else {
        return false; // an argument of a block
    };
    let owner = result.owner();
    let name = owner.name();
    let name = name.as_string_ref().as_str().unwrap_or_default();
    let computes = name.starts_with("arith.") || name.starts_with("math.") || name == ATAN2;
    computes && depth > 0 && owner.operands().all(|of| is_constant(of, depth - 1))
}

fn replace(angle: OperationRef) -> std::result::Result<(), melior::Error> {
    let (y, x, result) = (angle.operand(0)?, angle.operand(1)?, angle.result(0)?);
    let block: BlockRef = angle.block().expect("an op of a function is in a block");
    let op = OperationBuilder::new(ATAN2, angle.location())
        .add_operands(&[y, x])
        .add_results(&[result.r#type()])
        .build()?;
    let new = block.insert_operation_before(angle, op).result(0)?;
    // SAFETY: both are live values of one type; the arctangent, which is unused then, is removed
    // by MLIR's passes.
    unsafe { mlir_sys::mlirValueReplaceAllUsesOfWith(result.to_raw(), new.to_raw()) };
    Ok(())
}
