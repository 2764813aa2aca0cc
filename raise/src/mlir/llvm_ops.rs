//! Import of the `llvm` and `index` dialects: arithmetic that `arith` has too, and memory accessed
//! through pointers.

use melior::ir::attribute::{DenseI32ArrayAttribute, TypeAttribute};
use melior::ir::operation::OperationLike;
use melior::ir::{OperationRef, Type};

use super::angles::ATAN2;
use super::ops::{scalar, unknown};
use crate::error::{Error, Result};
use crate::kernel_ir::{CastOp, Const, Loc, Op, OpKind, Ty, UnaryOp};
use crate::mlir::attributes::{result_type, unread};
use crate::mlir::import::{ImportedValue, Importer};
use crate::mlir::memory::{Pointer, bytes};
use crate::mlir::types;

/// Returns the equivalent op of `arith`, with the same operands.
pub(super) fn other_name(name: &str) -> Option<&'static str> {
    NAMES
        .iter()
        .find(|(other, _)| *other == name)
        .map(|(_, ours)| *ours)
}

#[rustfmt::skip] // a table
const NAMES: &[(&str, &str)] = &[
    ("llvm.add", "arith.addi"), ("llvm.sub", "arith.subi"), ("llvm.mul", "arith.muli"),
    ("llvm.sdiv", "arith.divsi"), ("llvm.udiv", "arith.divui"), ("llvm.srem", "arith.remsi"), ("llvm.urem", "arith.remui"),
    ("llvm.and", "arith.andi"), ("llvm.or", "arith.ori"), ("llvm.xor", "arith.xori"),
    ("llvm.shl", "arith.shli"), ("llvm.lshr", "arith.shrui"), ("llvm.ashr", "arith.shrsi"),
    ("llvm.fadd", "arith.addf"), ("llvm.fsub", "arith.subf"), ("llvm.fmul", "arith.mulf"), ("llvm.fdiv", "arith.divf"),
    ("llvm.frem", "arith.remf"), ("llvm.fneg", "arith.negf"), ("llvm.select", "arith.select"),
    ("llvm.zext", "arith.extui"), ("llvm.sext", "arith.extsi"), ("llvm.trunc", "arith.trunci"),
    ("llvm.fpext", "arith.extf"), ("llvm.fptrunc", "arith.truncf"), ("llvm.sitofp", "arith.sitofp"),
    ("llvm.uitofp", "arith.uitofp"), ("llvm.fptosi", "arith.fptosi"), ("llvm.fptoui", "arith.fptoui"),
    ("llvm.icmp", "arith.cmpi"), ("llvm.fcmp", "arith.cmpf"),
    ("index.add", "arith.addi"), ("index.sub", "arith.subi"), ("index.mul", "arith.muli"),
    ("index.divs", "arith.divsi"), ("index.divu", "arith.divui"), ("index.rems", "arith.remsi"), ("index.remu", "arith.remui"),
    ("index.floordivs", "arith.floordivsi"), ("index.ceildivs", "arith.ceildivsi"), ("index.ceildivu", "arith.ceildivui"),
    ("index.and", "arith.andi"), ("index.or", "arith.ori"), ("index.xor", "arith.xori"),
    ("index.shl", "arith.shli"), ("index.shrs", "arith.shrsi"), ("index.shru", "arith.shrui"),
    ("index.maxs", "arith.maxsi"), ("index.maxu", "arith.maxui"), ("index.mins", "arith.minsi"), ("index.minu", "arith.minui"),
    ("index.casts", "arith.index_cast"), ("index.castu", "arith.index_castui"),
    (ATAN2, "math.atan2"),
];

impl Importer<'_> {
    /// Imports an `llvm.*` op, appending to `ops`.
    pub(super) fn llvm(
        &mut self,
        name: &str,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        match name {
            "llvm.mlir.zero" => {
                let ty = scalar(result_type(operation)?)?;
                let zero = match ty.is_float() {
                    true => Const::Float(0.0),
                    false => Const::Int(0),
                };
                self.define_op(operation, OpKind::Constant(zero), loc, ops)
            }
            "llvm.mlir.undef" | "llvm.mlir.poison" => {
                self.define_op(operation, OpKind::Poison, loc, ops)
            }
            "llvm.freeze" | "llvm.addrspacecast" => {
                let meaning = self.meaning(operation, 0)?;
                self.result(operation, meaning)
            }
            "llvm.bitcast" => match self.meaning(operation, 0)? {
                ImportedValue::Scalar(value) => {
                    let kind = OpKind::Cast(CastOp::Bitcast, value);
                    self.define_op(operation, kind, loc, ops)
                }
                pointer => self.result(operation, pointer),
            },
            "llvm.call" => self.call(operation, loc, ops),
            "llvm.load" => {
                let pointer = self.pointer(operation, 0)?;
                let ty = scalar(result_type(operation)?)?;
                let memref = self.behind(&pointer, ty)?;
                self.load(operation, &memref, &[], loc, ops)
            }
            "llvm.store" => {
                let value = self.operand(operation, 0)?;
                let pointer = self.pointer(operation, 1)?;
                let memref = self.behind(&pointer, self.kernel.ty(value))?;
                self.store(&memref, &[], value, loc, ops)
            }
            "llvm.getelementptr" => {
                let pointer = self.element_pointer(operation, loc, ops)?;
                self.result(operation, ImportedValue::Pointer(pointer))
            }
            "llvm.intr.assume"
            | "llvm.intr.lifetime.start"
            | "llvm.intr.lifetime.end"
            | "llvm.intr.dbg.value"
            | "llvm.intr.dbg.declare"
            | "llvm.intr.experimental.noalias.scope.decl" => Ok(()),
            "llvm.intr.abs" => {
                let kind = OpKind::Unary(UnaryOp::AbsI, self.operand(operation, 0)?);
                self.define_op(operation, kind, loc, ops)
            }
            "llvm.intr.is.fpclass" | "llvm.inline_asm" => Err(unknown(name)),
            _ => {
                let intrinsic = name
                    .strip_prefix("llvm.intr.")
                    .map(|rest| format!("llvm.{rest}"));
                let op = intrinsic.and_then(|name| libdevice::math_ops::math_op_of(&name));
                let op = op.ok_or_else(|| unknown(name))?;
                let args = self.operands(operation)?;
                let ty = scalar(result_type(operation)?)?;
                // `ctlz` and `cttz` have a flag after their operand.
                let args: Vec<_> = match op {
                    "math.ctlz" | "math.cttz" => args[..1].to_vec(),
                    _ => args,
                };
                let value = self.math(op, &args, ty, loc, ops);
                let value = value.ok_or_else(|| unknown(name))?;
                self.result(operation, ImportedValue::Scalar(value))
            }
        }
    }

    fn element_pointer(
        &mut self,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<Pointer> {
        let base = self.pointer(operation, 0)?;
        let (steps, constant) = steps(operation)?;
        let mut offset = base.offset;
        offset.constant += constant;
        for (operand, size) in steps {
            let value = self.operand(operation, operand)?;
            let index = match self.kernel.ty(value) {
                Ty::Index => value,
                _ => self.push(ops, OpKind::Cast(CastOp::IndexCast, value), Ty::Index, loc),
            };
            offset = offset.plus(&self.multiple(index, size));
        }
        Ok(Pointer {
            array: base.array,
            offset,
        })
    }
}

/// Returns the offset of an `llvm.getelementptr`: operands with the bytes by which each is scaled,
/// and a constant in bytes.
pub(super) fn steps(operation: OperationRef) -> Result<(Vec<(usize, i64)>, i64)> {
    let element = operation.attribute("elem_type").map_err(unread)?;
    let mut ty = TypeAttribute::try_from(element).map_err(unread)?.value();
    let indices = operation.attribute("rawConstantIndices").map_err(unread)?;
    let indices = DenseI32ArrayAttribute::try_from(indices).map_err(unread)?;
    let (mut steps, mut constant, mut next) = (Vec::new(), 0, 1);
    for place in 0..indices.len() {
        let index = match indices.element(place).map_err(unread)? {
            i32::MIN => None,
            index => Some(i64::from(index)),
        };
        let step = if place == 0 {
            Step::Elements(size_of(ty)?)
        } else {
            let (step, inner) = inside(ty, index)?;
            ty = inner;
            step
        };
        match (step, index) {
            (Step::Field(at), _) => constant += at,
            (Step::Elements(size), Some(index)) => constant += index * size,
            (Step::Elements(size), None) => {
                steps.push((next, size));
                next += 1;
            }
        }
    }
    Ok((steps, constant))
}

/// The step of an index into a type.
enum Step {
    /// To elements of this size in bytes.
    Elements(i64),
    /// To the field of a structure at this byte offset.
    Field(i64),
}

/// A compound LLVM type.
enum Compound<'c> {
    Array(i64, Type<'c>),
    Struct { packed: bool, fields: Vec<Type<'c>> },
}

fn compound(ty: Type<'_>) -> Option<Compound<'_>> {
    use melior::ir::TypeLike;
    let raw = ty.to_raw();
    // SAFETY: the type is alive, its kind is checked first, and field indices are in bounds.
    unsafe {
        if let Some(inside) = ty.to_string().strip_prefix("!llvm.array<") {
            let (count, _) = inside.split_once(" x ")?;
            let inner = Type::from_raw(mlir_sys::mlirLLVMArrayTypeGetElementType(raw));
            return Some(Compound::Array(count.parse().ok()?, inner));
        }
        if !mlir_sys::mlirTypeIsALLVMStructType(raw) || mlir_sys::mlirLLVMStructTypeIsOpaque(raw) {
            return None;
        }
        let count = mlir_sys::mlirLLVMStructTypeGetNumElementTypes(raw);
        let field =
            |number| Type::from_raw(mlir_sys::mlirLLVMStructTypeGetElementType(raw, number));
        Some(Compound::Struct {
            packed: mlir_sys::mlirLLVMStructTypeIsPacked(raw),
            fields: (0..count).map(field).collect(),
        })
    }
}

/// Returns the step of an index into `ty`, and the resulting type.
fn inside(ty: Type<'_>, index: Option<i64>) -> Result<(Step, Type<'_>)> {
    match compound(ty) {
        Some(Compound::Array(_, inner)) => Ok((Step::Elements(size_of(inner)?), inner)),
        Some(Compound::Struct { packed, fields }) => {
            let index = index.and_then(|index| usize::try_from(index).ok());
            let places = places(packed, &fields)?;
            let found = index.and_then(|index| Some((places.get(index)?, fields.get(index)?)));
            let (at, field) = found.ok_or_else(|| unsupported_type(ty))?;
            Ok((Step::Field(*at), *field))
        }
        None => Err(unsupported_type(ty)),
    }
}

/// Returns the offset of each field of a structure, and the end of the last.
fn places(packed: bool, fields: &[Type]) -> Result<Vec<i64>> {
    let mut places = Vec::new();
    let mut end: i64 = 0;
    for field in fields {
        if !packed {
            end = rounded_up(end, align_of(*field)?);
        }
        places.push(end);
        end += size_of(*field)?;
    }
    places.push(end);
    Ok(places)
}

fn unsupported_type(ty: Type) -> Error {
    Error::unsupported(
        "mlir-type",
        format!("addresses inside of `{ty}` cannot be raised yet"),
    )
}

fn rounded_up(place: i64, align: i64) -> i64 {
    (place + align - 1) / align * align
}

/// Returns the distance in bytes between consecutive elements of `ty`.
fn size_of(ty: Type) -> Result<i64> {
    if let Some(ty) = types::scalar(ty) {
        return Ok(bytes(ty));
    }
    if types::is_pointer(ty) {
        return Ok(8);
    }
    match compound(ty) {
        Some(Compound::Array(count, inner)) => Ok(count * size_of(inner)?),
        Some(Compound::Struct { packed, fields }) => {
            let end = places(packed, &fields)?.last().copied().unwrap_or(0);
            Ok(rounded_up(end, align_of(ty)?))
        }
        None => Err(unsupported_type(ty)),
    }
}

/// Returns the alignment of `ty` in bytes.
fn align_of(ty: Type) -> Result<i64> {
    match compound(ty) {
        Some(Compound::Array(_, inner)) => align_of(inner),
        Some(Compound::Struct { packed: true, .. }) => Ok(1),
        Some(Compound::Struct { fields, .. }) => {
            let all = fields.into_iter().map(align_of);
            Ok(all
                .collect::<Result<Vec<_>>>()?
                .into_iter()
                .max()
                .unwrap_or(1))
        }
        None => size_of(ty),
    }
}
