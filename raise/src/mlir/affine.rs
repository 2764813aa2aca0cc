//! MLIR's affine maps and integer sets → ours; symbols become further dimensions.

use melior::ir::operation::OperationLike;
use melior::ir::{AffineExpr as Expr, AffineMap as Map, Attribute, AttributeLike, OperationRef};

use crate::kernel_ir::{AffineExpr, AffineMap, Constraint, IntegerSet};

/// The affine map that attribute `name` holds.
pub(super) fn map(operation: OperationRef, name: &str) -> Option<AffineMap> {
    let attribute = operation.attribute(name).ok()?;
    attribute_map(&attribute)
}

/// The affine map in `attribute`; `None` if it is none, or not affine in dimensions alone.
pub(super) fn attribute_map(attribute: &Attribute) -> Option<AffineMap> {
    let raw = attribute.to_raw();
    // SAFETY: the attribute is alive; that it holds a map is checked before it is read as one.
    let map = unsafe {
        if !mlir_sys::mlirAttributeIsAAffineMap(raw) {
            return None;
        }
        Map::from_raw(mlir_sys::mlirAffineMapAttrGetValue(raw))
    };
    let results = (0..map.result_count())
        .map(|result| expr(map.result(result).ok()?, map.dim_count()))
        .collect::<Option<_>>()?;
    Some(AffineMap {
        dims: map.input_count(),
        results,
    })
}

/// The integer set that attribute `condition` holds.
pub(super) fn set(operation: OperationRef) -> Option<IntegerSet> {
    let raw = operation.attribute("condition").ok()?.to_raw();
    // SAFETY: the attribute is alive, that it holds a set is checked first, and constraints are read within their number.
    unsafe {
        if !mlir_sys::mlirAttributeIsAIntegerSet(raw) {
            return None;
        }
        let set = mlir_sys::mlirIntegerSetAttrGetValue(raw);
        let dims = mlir_sys::mlirIntegerSetGetNumDims(set) as usize;
        let constraints = (0..mlir_sys::mlirIntegerSetGetNumConstraints(set))
            .map(|number| {
                let raw = mlir_sys::mlirIntegerSetGetConstraint(set, number);
                let expr = expr(Expr::from_raw(raw), dims)?;
                let equality = mlir_sys::mlirIntegerSetIsConstraintEq(set, number);
                Some(Constraint { expr, equality })
            })
            .collect::<Option<_>>()?;
        let inputs = mlir_sys::mlirIntegerSetGetNumInputs(set) as usize;
        Some(IntegerSet {
            dims: inputs,
            constraints,
        })
    }
}

fn expr(of: Expr, dims: usize) -> Option<AffineExpr> {
    if of.is_dim() {
        return Some(AffineExpr::Dim(of.dim_position()));
    }
    if of.is_symbol() {
        return Some(AffineExpr::Dim(dims + of.symbol_position()));
    }
    if of.is_constant() {
        return Some(AffineExpr::Const(of.constant_value()));
    }
    let lhs = Box::new(expr(of.lhs(), dims)?);
    let rhs = expr(of.rhs(), dims)?;
    if of.is_add() {
        return Some(AffineExpr::Add(lhs, Box::new(rhs)));
    }
    let AffineExpr::Const(number) = rhs else {
        return None;
    };
    if of.is_mul() {
        return Some(AffineExpr::Mul(lhs, number));
    }
    if number <= 0 {
        return None;
    }
    if of.is_mod() {
        return Some(AffineExpr::Mod(lhs, number));
    }
    if of.is_floor_div() {
        return Some(AffineExpr::FloorDiv(lhs, number));
    }
    of.is_ceil_div().then_some(AffineExpr::CeilDiv(lhs, number))
}
