//! Import of single MLIR ops.

use melior::ir::attribute::FloatAttribute;
use melior::ir::operation::OperationLike;
use melior::ir::{OperationRef, Type, ValueLike};

use super::strings::string;
use crate::error::{Error, Result};
use crate::kernel_ir::{
    BinaryOp, CastOp, Const, FloatPredicate, IdKind, IntPredicate, Loc, Op, OpKind, PtxOp, Ty,
    UnaryOp, ValueId, wrap,
};
use crate::mlir::attributes::{axis, integer, integers, predicate, result_type, unread};
use crate::mlir::import::{ImportedValue, Importer, Level, only_block};
use crate::mlir::types;
use crate::mlir::walk::{any_inside, is_one_of};

impl Importer<'_> {
    /// Imports `operation`, appending to `ops`.
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
        if let Some(op) = super::llvm_ops::other_name(name) {
            return self.named(op, operation, loc, ops);
        }
        let operand = |number| self.operand(operation, number);
        let kind = if let Some(op) = BinaryOp::from_name(name) {
            OpKind::Binary(op, operand(0)?, operand(1)?)
        } else if let Some(op) = UnaryOp::from_name(name) {
            OpKind::Unary(op, operand(0)?)
        } else if let Some(op) = CastOp::from_name(name) {
            OpKind::Cast(op, operand(0)?)
        } else {
            match name {
                "arith.constant" | "index.constant" | "llvm.mlir.constant" => {
                    OpKind::Constant(constant(name, operation)?)
                }
                "arith.select" => OpKind::Select(operand(0)?, operand(1)?, operand(2)?),
                "math.fma" => OpKind::Fma(operand(0)?, operand(1)?, operand(2)?),
                "math.fpowi" | "llvm.intr.powi" => {
                    self.integer_power(operand(0)?, operand(1)?, loc, ops)
                }
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
                _ if name.starts_with("memref.") => {
                    return self.memref_op(name, operation, loc, ops);
                }
                _ if name.starts_with("llvm.") => return self.llvm(name, operation, loc, ops),
                "func.call" => return self.call(operation, loc, ops),
                "math.sincos" => {
                    let angle = operand(0)?;
                    let ty = self.kernel.ty(angle);
                    for (op, result) in [UnaryOp::Sin, UnaryOp::Cos]
                        .into_iter()
                        .zip(operation.results())
                    {
                        let value = self.push(ops, OpKind::Unary(op, angle), ty, loc);
                        self.alias(result.into(), value);
                    }
                    return Ok(());
                }
                "arith.addui_extended" => return self.add_extended(operation, loc, ops),
                "scf.if" if self.level == Level::Function && has_parallel(operation) => {
                    let Some(cond) = self.known_operand(operation, 0) else {
                        return self.branch(operation, loc, ops);
                    };
                    return self.inline_region(operation, usize::from(cond == 0), ops);
                }
                "scf.execute_region" | "memref.alloca_scope" => {
                    return self.inline_region(operation, 0, ops);
                }
                "scf.parallel" => return self.scf_parallel(operation, loc, ops),
                "scf.if" => return self.branch(operation, loc, ops),
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
                    OpKind::Ptx(
                        op.ok_or_else(|| unknown(name))?,
                        self.ptx_operands(operation)?,
                    )
                }
                _ if name.starts_with("affine.") => return self.affine(name, operation, loc, ops),
                _ if super::foreign_ops::is_foreign(name) => {
                    return self.foreign(name, operation, loc, ops);
                }
                _ => return Err(unknown(name)),
            }
        };
        self.define_op(operation, kind, loc, ops)
    }

    /// Appends an op that defines the results of `operation`.
    pub(super) fn define_op(
        &mut self,
        operation: OperationRef,
        kind: OpKind,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let results = self.define_results(operation)?;
        let op = Op { kind, results, loc };
        self.note(&op);
        ops.push(op);
        Ok(())
    }

    /// Returns the operands of a `ptx` op: scalars, and whole arrays.
    fn ptx_operands(&self, operation: OperationRef) -> Result<Vec<ValueId>> {
        (0..operation.operand_count())
            .map(|number| match self.meaning(operation, number)? {
                ImportedValue::MemRef(memref) if memref.is_whole() => Ok(memref.array),
                _ => self.operand(operation, number),
            })
            .collect()
    }

    fn branch(&mut self, operation: OperationRef, loc: Loc, ops: &mut Vec<Op>) -> Result<()> {
        let kind = OpKind::If {
            cond: self.operand(operation, 0)?,
            then_region: self.region(operation, 0)?,
            else_region: self.region(operation, 1)?,
        };
        self.define_op(operation, kind, loc, ops)
    }

    /// Inlines the ops of a region at the position of `operation`.
    pub(super) fn inline_region(
        &mut self,
        operation: OperationRef,
        number: usize,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let Some(block) = only_block(operation, number)? else {
            return Ok(());
        };
        let yields = self.block(block, ops)?;
        for (result, meaning) in operation.results().zip(yields) {
            self.mean(result.into(), meaning);
        }
        Ok(())
    }

    /// Emits a float to the power of an integer.
    pub(super) fn integer_power(
        &mut self,
        base: ValueId,
        exponent: ValueId,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> OpKind {
        let ty = self.kernel.ty(base);
        let exponent = self.push(ops, OpKind::Cast(CastOp::SiToFp, exponent), ty, loc);
        OpKind::Binary(BinaryOp::PowF, base, exponent)
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

    /// Imports `arith.addui_extended`: the sum, and whether it overflowed.
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

    /// Imports `scf.index_switch` as a chain of ifs.
    fn index_switch(&mut self, operation: OperationRef, loc: Loc, ops: &mut Vec<Op>) -> Result<()> {
        let flag = self.operand(operation, 0)?;
        let cases = integers(operation, "cases")?;
        let types = operation
            .results()
            .map(|result| scalar(result.r#type()))
            .collect::<Result<Vec<Ty>>>()?;
        let mut chain = self.region(operation, 0)?;
        for (place, case) in cases.into_iter().enumerate().rev() {
            let then_region = self.region(operation, place + 1)?;
            let mut outer = Vec::new();
            let number = self.index_constant(case, loc, &mut outer);
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

/// Returns the error for an op without a counterpart.
pub(super) fn unknown(name: &str) -> Error {
    Error::unsupported("mlir-op", format!("`{name}` cannot be raised yet"))
}

/// Returns whether the op contains a parallel loop.
fn has_parallel(operation: OperationRef) -> bool {
    any_inside(operation, &|inside| {
        is_one_of(inside, &["affine.parallel", "scf.parallel"])
    })
}

pub(super) fn scalar(ty: Type) -> Result<Ty> {
    types::scalar(ty).ok_or_else(|| {
        Error::unsupported(
            "mlir-type",
            format!("values of type `{ty}` cannot be raised yet"),
        )
    })
}

/// Returns the value of a constant op.
fn constant(name: &str, operation: OperationRef) -> Result<Const> {
    let attribute = operation.attribute("value").map_err(unread)?;
    let ty = scalar(result_type(operation)?)?;
    if ty.is_int() {
        let value = integer(attribute).ok_or_else(|| unknown(name))?;
        return Ok(Const::Int(wrap(i128::from(value), ty)));
    }
    let value = FloatAttribute::try_from(attribute).map_err(|_| unknown(name))?;
    Ok(Const::Float(value.value()))
}
