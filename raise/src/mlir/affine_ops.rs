//! Import of the affine dialect. Accesses in several dimensions become flat ones.

use melior::ir::OperationRef;
use melior::ir::operation::OperationLike;

use crate::error::{Error, Result};
use crate::kernel_ir::{AffineExpr, AffineMap, BinaryOp, Bound, Loc, Op, OpKind, Ty, ValueId};
use crate::mlir::attributes::{integer, integers, map_of, unread};
use crate::mlir::import::{ImportedValue, Importer};
use crate::mlir::memory::{Offset, unknown_extent};
use crate::mlir::ops::unknown;

impl Importer<'_> {
    /// Imports an `affine.*` op, appending to `ops`.
    pub(super) fn affine(
        &mut self,
        name: &str,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let kind = match name {
            "affine.load" => return self.affine_load(operation, loc, ops),
            "affine.store" => return self.affine_store(operation, loc, ops),
            "affine.apply" => {
                let operands = self.operands(operation)?;
                let map = map_of(operation, "map")?;
                let (map, operands) = self.affine_map(map, operands, loc, ops)?;
                OpKind::AffineApply { map, operands }
            }
            "affine.min" | "affine.max" => return self.affine_extremum(name, operation, loc, ops),
            "affine.if" => {
                let (set, operands) = self.affine_set(operation, loc, ops)?;
                OpKind::AffineIf {
                    set,
                    operands,
                    then_region: self.region(operation, 0)?,
                    else_region: self.region(operation, 1)?,
                }
            }
            "affine.for" => self.affine_for(operation, loc, ops)?,
            "affine.parallel" => return self.affine_parallel(operation, loc, ops),
            "affine.delinearize_index" => return self.delinearize(operation, loc, ops),
            "affine.linearize_index" => return self.linearize(operation, loc, ops),
            "affine.prefetch" => return Ok(()),
            _ => return Err(unknown(name)),
        };
        self.define_op(operation, kind, loc, ops)
    }

    fn affine_load(&mut self, operation: OperationRef, loc: Loc, ops: &mut Vec<Op>) -> Result<()> {
        let memref = self.memref(operation, 0)?;
        let operands = self.operands_from(operation, 1)?;
        let map = map_of(operation, "map")?;
        let (map, mut operands) = self.affine_map(map, operands, loc, ops)?;
        let map = self.flat_expr(&memref, map.results, &mut operands);
        let kind = OpKind::AffineLoad {
            array: memref.array,
            map,
            operands,
        };
        let value = self.define(operation.result(0).map_err(unread)?.into())?;
        self.loaded(&memref, kind, value, loc, ops)
    }

    fn affine_store(&mut self, operation: OperationRef, loc: Loc, ops: &mut Vec<Op>) -> Result<()> {
        let value = self.operand(operation, 0)?;
        let memref = self.memref(operation, 1)?;
        let operands = self.operands_from(operation, 2)?;
        let map = map_of(operation, "map")?;
        let (map, mut operands) = self.affine_map(map, operands, loc, ops)?;
        let map = self.flat_expr(&memref, map.results, &mut operands);
        let value = self.as_stored(&memref, value, loc, ops)?;
        ops.push(Op {
            kind: OpKind::AffineStore {
                array: memref.array,
                map,
                operands,
                value,
            },
            results: Vec::new(),
            loc,
        });
        Ok(())
    }

    /// Imports `affine.min` or `affine.max`: each result separately, then the least or greatest.
    fn affine_extremum(
        &mut self,
        name: &str,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let op = if name == "affine.min" {
            BinaryOp::MinSi
        } else {
            BinaryOp::MaxSi
        };
        let operands = self.operands(operation)?;
        let map = map_of(operation, "map")?;
        let (AffineMap { dims, results }, operands) = self.affine_map(map, operands, loc, ops)?;
        let mut extremum = None;
        for result in results {
            let map = AffineMap {
                dims,
                results: vec![result],
            };
            let apply = OpKind::AffineApply {
                map,
                operands: operands.clone(),
            };
            let value = self.push(ops, apply, Ty::Index, loc);
            extremum = Some(match extremum {
                None => value,
                Some(other) => self.push(ops, OpKind::Binary(op, other, value), Ty::Index, loc),
            });
        }
        let extremum = extremum
            .ok_or_else(|| Error::user("mlir-affine", format!("`{name}` of an empty map")))?;
        self.result(operation, ImportedValue::Scalar(extremum))
    }

    fn affine_for(
        &mut self,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<OpKind> {
        let lower_map = map_of(operation, "lowerBoundMap")?;
        let upper_map = map_of(operation, "upperBoundMap")?;
        let step = integer(operation.attribute("step").map_err(unread)?)
            .ok_or_else(|| Error::internal("mlir-attribute", "a step that is no integer"))?;
        let mut operands = self.operands(operation)?;
        let init = operands.split_off(lower_map.input_count() + upper_map.input_count());
        let upper = operands.split_off(lower_map.input_count());
        let (map, operands) = self.affine_map(lower_map, operands, loc, ops)?;
        let lower = Bound { map, operands };
        let (map, operands) = self.affine_map(upper_map, upper, loc, ops)?;
        let upper = Bound { map, operands };
        Ok(OpKind::AffineFor {
            lower,
            upper,
            step,
            init,
            body: self.region(operation, 0)?,
        })
    }

    /// Imports `affine.delinearize_index`: the digits of an integer in a mixed-radix basis.
    fn delinearize(&mut self, operation: OperationRef, loc: Loc, ops: &mut Vec<Op>) -> Result<()> {
        let index = self.operand(operation, 0)?;
        let mut basis = self.basis(operation, 1)?;
        let results: Vec<_> = operation.results().collect();
        if basis.len() == results.len() && !basis.is_empty() {
            basis.remove(0); // the outermost basis element is only a bound
        }
        for (place, result) in results.into_iter().enumerate() {
            let inner: i64 = basis[place..].iter().product();
            let mut expr = AffineExpr::FloorDiv(Box::new(AffineExpr::Dim(0)), inner);
            if place > 0 {
                expr = AffineExpr::Mod(Box::new(expr), basis[place - 1]);
            }
            let value = self.apply(expr, vec![index], loc, ops);
            self.alias(result.into(), value);
        }
        Ok(())
    }

    /// Imports `affine.linearize_index`: the integer with these digits.
    fn linearize(&mut self, operation: OperationRef, loc: Loc, ops: &mut Vec<Op>) -> Result<()> {
        let statics = integers(operation, "static_basis")?;
        let dynamic = statics.iter().filter(|value| **value == i64::MIN).count();
        let digits = operation.operand_count().saturating_sub(dynamic);
        let mut basis = self.basis(operation, digits)?;
        if basis.len() == digits && !basis.is_empty() {
            basis.remove(0);
        }
        let mut sum = AffineExpr::Const(0);
        for digit in 0..digits {
            let by = basis[digit.min(basis.len())..].iter().product();
            let term = AffineExpr::Mul(Box::new(AffineExpr::Dim(digit)), by);
            sum = AffineExpr::Add(Box::new(sum), Box::new(term));
        }
        let operands = (0..digits)
            .map(|number| self.operand(operation, number))
            .collect::<Result<Vec<_>>>()?;
        let value = self.apply(sum, operands, loc, ops);
        self.result(operation, ImportedValue::Scalar(value))
    }

    /// Returns the basis; elements that are not static are operands `first..`.
    fn basis(&self, operation: OperationRef, first: usize) -> Result<Vec<i64>> {
        let numbers = self.numbers(operation, "static_basis", &mut { first })?;
        let known = |number: Offset| {
            let known = number.known().filter(|value| *value > 0);
            known.ok_or_else(|| unknown_extent("this basis"))
        };
        numbers.into_iter().map(known).collect()
    }

    /// Emits the value of `expr` over `operands`.
    pub(super) fn apply(
        &mut self,
        expr: AffineExpr,
        operands: Vec<ValueId>,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> ValueId {
        let map = AffineMap {
            dims: operands.len(),
            results: vec![expr],
        };
        self.push(ops, OpKind::AffineApply { map, operands }, Ty::Index, loc)
    }
}
