//! Import of MLIR's affine maps and integer sets.
//!
//! Symbols become further dimensions. A product or quotient is affine if one operand is a constant;
//! otherwise it is computed, and its value becomes a further dimension.

use melior::ir::{AffineExpr as Expr, AffineMap as Map, OperationRef};

use crate::error::{Error, Result};
use crate::kernel_ir::{
    AffineExpr, AffineMap, BinaryOp, Constraint, IntegerSet, Loc, Op, OpKind, Ty, ValueId,
};
use crate::mlir::attributes::{set_of, unread};
use crate::mlir::import::Importer;

/// The conversion of an affine map or set; it may add operands.
pub(super) struct Converter<'i, 'l, 'o> {
    pub importer: &'i mut Importer<'l>,
    pub ops: &'o mut Vec<Op>,
    pub loc: Loc,
    /// The number of inputs that are dimensions; symbols follow.
    dims: usize,
    pub operands: Vec<ValueId>,
}

impl Importer<'_> {
    /// Returns `map` applied to `operands` as a map of ours, with its operands.
    pub(super) fn affine_map(
        &mut self,
        map: Map,
        operands: Vec<ValueId>,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<(AffineMap, Vec<ValueId>)> {
        let mut converter = Converter {
            importer: self,
            ops,
            loc,
            dims: map.dim_count(),
            operands,
        };
        let results = (0..map.result_count())
            .map(|result| converter.expr(map.result(result).map_err(unread)?))
            .collect::<Result<_>>()?;
        let operands = converter.operands;
        let dims = operands.len();
        Ok((AffineMap { dims, results }, operands))
    }

    /// Returns the integer set of an `affine.if`, with its operands.
    pub(super) fn affine_set(
        &mut self,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<(IntegerSet, Vec<ValueId>)> {
        let operands = self.operands(operation)?;
        let set = set_of(operation)?;
        let mut converter = Converter {
            importer: self,
            ops,
            loc,
            dims: set.dims,
            operands,
        };
        let constraint = |(expr, equality)| {
            let expr = converter.expr(expr)?;
            Ok(Constraint { expr, equality })
        };
        let constraints = set.constraints.into_iter().map(constraint);
        let constraints = constraints.collect::<Result<_>>()?;
        let operands = converter.operands;
        let dims = operands.len();
        Ok((IntegerSet { dims, constraints }, operands))
    }
}

impl Converter<'_, '_, '_> {
    fn expr(&mut self, of: Expr) -> Result<AffineExpr> {
        if of.is_dim() {
            return Ok(AffineExpr::Dim(of.dim_position()));
        }
        if of.is_symbol() {
            return Ok(AffineExpr::Dim(self.dims + of.symbol_position()));
        }
        if of.is_constant() {
            return Ok(AffineExpr::Const(of.constant_value()));
        }
        let lhs = self.expr(of.lhs())?;
        let rhs = self.expr(of.rhs())?;
        if of.is_add() {
            return Ok(AffineExpr::Add(Box::new(lhs), Box::new(rhs)));
        }
        if of.is_mul() {
            return Ok(match (self.constant(&lhs), self.constant(&rhs)) {
                (_, Some(factor)) => AffineExpr::Mul(Box::new(lhs), factor),
                (Some(factor), None) => AffineExpr::Mul(Box::new(rhs), factor),
                (None, None) => self.computed(BinaryOp::MulI, lhs, rhs),
            });
        }
        let lhs = Box::new(lhs);
        match self.constant(&rhs) {
            Some(divisor) if divisor <= 0 => Err(Error::unsupported(
                "mlir-affine",
                format!("a division by {divisor} in an affine map is not raised"),
            )),
            Some(divisor) if of.is_mod() => Ok(AffineExpr::Mod(lhs, divisor)),
            Some(divisor) if of.is_floor_div() => Ok(AffineExpr::FloorDiv(lhs, divisor)),
            Some(divisor) => Ok(AffineExpr::CeilDiv(lhs, divisor)),
            None if of.is_mod() => {
                let quotient = self.computed(BinaryOp::FloorDivSi, (*lhs).clone(), rhs.clone());
                let whole = self.computed(BinaryOp::MulI, quotient, rhs);
                let negative = AffineExpr::Mul(Box::new(whole), -1);
                Ok(AffineExpr::Add(lhs, Box::new(negative)))
            }
            None if of.is_floor_div() => Ok(self.computed(BinaryOp::FloorDivSi, *lhs, rhs)),
            None => Ok(self.computed(BinaryOp::CeilDivSi, *lhs, rhs)),
        }
    }

    /// Returns the value of an expression whose operands are all known.
    fn constant(&self, expr: &AffineExpr) -> Option<i64> {
        self.importer.known_expr(expr, &self.operands)
    }

    /// Emits `op` of two expressions; the result is a new dimension.
    fn computed(&mut self, op: BinaryOp, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        let [lhs, rhs] = [lhs, rhs].map(|expr| self.value(expr));
        let (kind, loc) = (OpKind::Binary(op, lhs, rhs), self.loc);
        let value = self.importer.push(self.ops, kind, Ty::Index, loc);
        self.operands.push(value);
        AffineExpr::Dim(self.operands.len() - 1)
    }

    fn value(&mut self, expr: AffineExpr) -> ValueId {
        if let AffineExpr::Dim(dim) = expr {
            return self.operands[dim];
        }
        let map = AffineMap {
            dims: self.operands.len(),
            results: vec![expr],
        };
        let operands = self.operands.clone();
        let kind = OpKind::AffineApply { map, operands };
        self.importer.push(self.ops, kind, Ty::Index, self.loc)
    }
}
