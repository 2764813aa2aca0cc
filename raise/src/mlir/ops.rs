//! One MLIR op → one of ours, or a few.

use melior::ir::attribute::{FloatAttribute, IntegerAttribute};
use melior::ir::operation::OperationLike;
use melior::ir::{Attribute, OperationRef, Type, ValueLike};

use super::strings::string;
use crate::error::{Error, Result};
use crate::kernel_ir::{
    BinaryOp, CastOp, Const, FloatPredicate, IdKind, IntPredicate, Loc, Op, OpKind, PtxOp, Ty,
    UnaryOp, ValueId, wrap,
};
use crate::mlir::import::Importer;
use crate::mlir::types;

impl Importer<'_> {
    /// Imports `operation` to the end of `ops`.
    pub(super) fn operation(&mut self, operation: OperationRef, ops: &mut Vec<Op>) -> Result<()> {
        let loc = self.loc(operation);
        let name = operation.name();
        let name = name.as_string_ref().as_str().unwrap_or_default();
        self.named(name, operation, loc, ops)
            .map_err(|error| error.at_line(loc.line, loc.column))
    }

    fn named(
        &mut self,
        name: &str,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let operand = |number| self.operand(operation, number);
        let kind = if let Some(op) = BinaryOp::from_name(name) {
            OpKind::Binary(op, operand(0)?, operand(1)?)
        } else if let Some(op) = UnaryOp::from_name(name) {
            OpKind::Unary(op, operand(0)?)
        } else if let Some(op) = CastOp::from_name(name) {
            OpKind::Cast(op, operand(0)?)
        } else {
            match name {
                "arith.constant" => OpKind::Constant(constant(operation)?),
                "arith.select" => OpKind::Select(operand(0)?, operand(1)?, operand(2)?),
                "math.fma" => OpKind::Fma(operand(0)?, operand(1)?, operand(2)?),
                "arith.cmpi" => {
                    let predicate = predicate(operation, IntPredicate::ALL)?;
                    OpKind::Cmpi(predicate, operand(0)?, operand(1)?)
                }
                "arith.cmpf" => {
                    let predicate = predicate(operation, FloatPredicate::ALL)?;
                    OpKind::Cmpf(predicate, operand(0)?, operand(1)?)
                }
                "arith.mulsi_extended" | "arith.mului_extended" => OpKind::MulExtended {
                    signed: name == "arith.mulsi_extended",
                    lhs: operand(0)?,
                    rhs: operand(1)?,
                },
                "ub.poison" => OpKind::Poison,
                "gpu.barrier" => OpKind::Barrier,
                "gpu.global_id" | "gpu.block_id" | "gpu.thread_id" => self.id(name, operation)?,
                "gpu.block_dim" | "gpu.grid_dim" => self.dimension(name, operation)?,
                "memref.load" => {
                    let array = operand(0)?;
                    let index = self.flat_index(operation, array, 1, loc, ops)?;
                    OpKind::Load { array, index }
                }
                "memref.store" => {
                    let (value, array) = (operand(0)?, operand(1)?);
                    let index = self.flat_index(operation, array, 2, loc, ops)?;
                    OpKind::Store {
                        array,
                        index,
                        value,
                    }
                }
                "arith.addui_extended" => return self.add_extended(operation, loc, ops),
                "scf.if" => OpKind::If {
                    cond: operand(0)?,
                    then_region: self.region(operation, 0)?,
                    else_region: self.region(operation, 1)?,
                },
                "scf.for" if operation.has_attribute("unsignedCmp") => {
                    return Err(Error::unsupported(
                        "mlir-op",
                        "unsigned `scf.for` cannot be raised yet",
                    ));
                }
                "scf.for" => OpKind::For {
                    lower: operand(0)?,
                    upper: operand(1)?,
                    step: operand(2)?,
                    init: self.operands(operation)?.split_off(3),
                    body: self.region(operation, 0)?,
                },
                "scf.while" => OpKind::While {
                    init: self.operands(operation)?,
                    before: self.region(operation, 0)?,
                    after: self.region(operation, 1)?,
                },
                "scf.index_switch" => return self.index_switch(operation, loc, ops),
                _ if name.starts_with("ptx.") => {
                    let attribute = operation.attribute("op").ok();
                    let text = attribute.and_then(string);
                    let op = PtxOp::from_text(name, text.as_deref());
                    OpKind::Ptx(op.ok_or_else(|| unknown(name))?, self.operands(operation)?)
                }
                _ if name.starts_with("affine.") => return self.affine(name, operation, loc, ops),
                _ => return Err(unknown(name)),
            }
        };
        let results = self.define_results(operation)?;
        ops.push(Op { kind, results, loc });
        Ok(())
    }

    fn id(&self, name: &str, operation: OperationRef) -> Result<OpKind> {
        let axis = axis(operation)?;
        let number = |name: &str| integer(operation.attribute(name).ok()?);
        let kind = match name {
            "gpu.global_id" => IdKind::Global,
            "gpu.block_id" => IdKind::Block,
            _ => IdKind::Thread,
        };
        let from_launch = self.launch.map(|launch| {
            let (blocks, threads) = (launch.grid[axis as usize], launch.block[axis as usize]);
            match kind {
                IdKind::Global => u64::from(blocks) * u64::from(threads),
                IdKind::Block => u64::from(blocks),
                IdKind::Thread => u64::from(threads),
            }
        });
        let extent = number("reactant.extent").or_else(|| number("upper_bound"));
        let extent = from_launch.or(extent.and_then(|extent| u64::try_from(extent).ok()));
        match extent {
            Some(extent) => Ok(OpKind::Id { kind, axis, extent }),
            None => Err(Error::user(
                "mlir-id-extent",
                format!("nothing says how many values `{name}` takes"),
            )
            .help("give a launch, or the attribute `reactant.extent`")),
        }
    }

    fn dimension(&self, name: &str, operation: OperationRef) -> Result<OpKind> {
        let axis = axis(operation)? as usize;
        let launch = self.launch.ok_or_else(|| {
            Error::user(
                "mlir-id-extent",
                format!("the value of `{name}` needs a launch"),
            )
        })?;
        let extent = if name == "gpu.block_dim" {
            launch.block[axis]
        } else {
            launch.grid[axis]
        };
        Ok(OpKind::Constant(Const::Int(i128::from(extent))))
    }

    /// The row-major index of operands `first..`, computed in `index`.
    fn flat_index(
        &mut self,
        operation: OperationRef,
        array: ValueId,
        first: usize,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<ValueId> {
        let extents = self.extents(array).to_vec();
        let mut flat = None;
        for (axis, extent) in extents.iter().enumerate() {
            let index = self.operand(operation, first + axis)?;
            flat = Some(match flat {
                None => index,
                Some(outer) => {
                    let extent = OpKind::Constant(Const::Int(*extent as i128));
                    let extent = self.push(ops, extent, Ty::Index, loc);
                    let scaled = OpKind::Binary(BinaryOp::MulI, outer, extent);
                    let scaled = self.push(ops, scaled, Ty::Index, loc);
                    self.push(
                        ops,
                        OpKind::Binary(BinaryOp::AddI, scaled, index),
                        Ty::Index,
                        loc,
                    )
                }
            });
        }
        Ok(match flat {
            Some(flat) => flat,
            None => self.push(ops, OpKind::Constant(Const::Int(0)), Ty::Index, loc),
        })
    }

    /// `arith.addui_extended`: the sum, and whether it wrapped around.
    fn add_extended(&mut self, operation: OperationRef, loc: Loc, ops: &mut Vec<Op>) -> Result<()> {
        let (lhs, rhs) = (self.operand(operation, 0)?, self.operand(operation, 1)?);
        let ty = self.kernel.ty(lhs);
        let sum = self.push(ops, OpKind::Binary(BinaryOp::AddI, lhs, rhs), ty, loc);
        let wrapped = self.push(ops, OpKind::Cmpi(IntPredicate::Ult, sum, lhs), Ty::I1, loc);
        for (result, value) in operation.results().zip([sum, wrapped]) {
            self.alias(result.into(), value);
        }
        Ok(())
    }

    /// `scf.index_switch` as a chain of ifs.
    fn index_switch(&mut self, operation: OperationRef, loc: Loc, ops: &mut Vec<Op>) -> Result<()> {
        let flag = self.operand(operation, 0)?;
        let cases = operation.attribute("cases").map_err(unread)?;
        let cases =
            melior::ir::attribute::DenseI64ArrayAttribute::try_from(cases).map_err(unread)?;
        let types = operation
            .results()
            .map(|result| scalar(result.r#type()))
            .collect::<Result<Vec<Ty>>>()?;
        let mut chain = self.region(operation, 0)?;
        for case in (0..cases.len()).rev() {
            let then_region = self.region(operation, case + 1)?;
            let mut outer = Vec::new();
            let number =
                OpKind::Constant(Const::Int(i128::from(cases.element(case).map_err(unread)?)));
            let number = self.push(&mut outer, number, Ty::Index, loc);
            let equal = OpKind::Cmpi(IntPredicate::Eq, flag, number);
            let cond = self.push(&mut outer, equal, Ty::I1, loc);
            let results: Vec<ValueId> = types.iter().map(|ty| self.kernel.new_value(*ty)).collect();
            outer.push(Op {
                kind: OpKind::If {
                    cond,
                    then_region,
                    else_region: chain,
                },
                results: results.clone(),
                loc,
            });
            chain = crate::kernel_ir::Region {
                args: Vec::new(),
                ops: outer,
                yields: results,
            };
        }
        ops.extend(chain.ops);
        for (result, value) in operation.results().zip(chain.yields) {
            self.alias(result.into(), value);
        }
        Ok(())
    }
}

/// MLIR's own complaint about reading an attribute that its verifier has already checked.
pub(super) fn unread(error: melior::Error) -> Error {
    Error::internal("mlir-attribute", error.to_string())
}

/// "Not yet" for an op we have no counterpart of.
pub(super) fn unknown(name: &str) -> Error {
    let error = Error::unsupported("mlir-op", format!("`{name}` cannot be raised yet"));
    match name {
        "memref.atomic_rmw" | "memref.generic_atomic_rmw" => {
            error.help("atomics are not supported yet")
        }
        "memref.alloc" | "memref.alloca" | "memref.get_global" => {
            error.help("memory other than the kernel's parameters is not supported yet")
        }
        "func.call" => error.help("calls must be inlined first"),
        _ => error,
    }
}

pub(super) fn scalar(ty: Type) -> Result<Ty> {
    types::scalar(ty).ok_or_else(|| {
        Error::unsupported(
            "mlir-type",
            format!("values of type `{ty}` cannot be raised yet"),
        )
    })
}

/// The value of an integer attribute.
pub(super) fn integer(attribute: Attribute) -> Option<i64> {
    IntegerAttribute::try_from(attribute)
        .ok()
        .map(|attribute| attribute.value())
}

fn constant(operation: OperationRef) -> Result<Const> {
    let attribute = operation.attribute("value").map_err(unread)?;
    let ty = scalar(operation.result(0).map_err(unread)?.r#type())?;
    if ty.is_int() {
        let value = integer(attribute).ok_or_else(|| unknown("arith.constant"))?;
        return Ok(Const::Int(wrap(i128::from(value), ty)));
    }
    let value = FloatAttribute::try_from(attribute).map_err(|_| unknown("arith.constant"))?;
    Ok(Const::Float(value.value()))
}

/// The predicate attribute, as a number among `all`.
fn predicate<P: Copy>(operation: OperationRef, all: &[P]) -> Result<P> {
    integer(operation.attribute("predicate").map_err(unread)?)
        .and_then(|number| all.get(usize::try_from(number).ok()?).copied())
        .ok_or_else(|| Error::internal("mlir-predicate", format!("what compares `{operation}`?")))
}

/// The axis of an id: 0 is x.
fn axis(operation: OperationRef) -> Result<u8> {
    let attribute = operation.attribute("dimension").map_err(unread)?;
    // `#gpu<dim x>` is an attribute of the gpu dialect's own, read from its text.
    let text = string(attribute).unwrap_or_else(|| attribute.to_string());
    ["x", "y", "z"]
        .iter()
        .position(|axis| text.trim_end_matches('>').ends_with(axis))
        .map(|axis| axis as u8)
        .ok_or_else(|| Error::internal("mlir-axis", format!("which axis is {text}?")))
}
