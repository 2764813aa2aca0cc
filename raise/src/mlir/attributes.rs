//! Accessors for attributes and types of ops, shared by the import and the referee; they do not
//! interpret them.

use melior::ir::attribute::{ArrayAttribute, DenseI64ArrayAttribute, IntegerAttribute};
use melior::ir::operation::OperationLike;
use melior::ir::{
    AffineExpr as Expr, AffineMap as Map, Attribute, AttributeLike, OperationRef, Type, ValueLike,
};

use super::strings::string;
use crate::error::{Error, Result};

/// Returns an internal error for an attribute that cannot be read although MLIR's verifier has
/// checked it.
pub(super) fn unread(error: melior::Error) -> Error {
    Error::internal("mlir-attribute", error.to_string())
}

/// Returns the type of the first result of `operation`.
pub(super) fn result_type<'c>(operation: OperationRef<'c, '_>) -> Result<Type<'c>> {
    Ok(operation.result(0).map_err(unread)?.r#type())
}

/// Returns the value of an integer attribute.
pub(super) fn integer(attribute: Attribute) -> Option<i64> {
    IntegerAttribute::try_from(attribute)
        .ok()
        .map(|attribute| attribute.value())
}

/// Returns the integers of an attribute `array<i64: …>`; `i64::MIN` stands for an operand.
pub(super) fn integers(operation: OperationRef, name: &str) -> Result<Vec<i64>> {
    let attribute = operation.attribute(name).map_err(unread)?;
    let array = DenseI64ArrayAttribute::try_from(attribute).map_err(unread)?;
    (0..array.len())
        .map(|at| array.element(at).map_err(unread))
        .collect()
}

/// Returns the predicate of a comparison, an index into `all`.
pub(super) fn predicate<P: Copy>(operation: OperationRef, all: &[P]) -> Result<P> {
    integer(operation.attribute("predicate").map_err(unread)?)
        .and_then(|number| all.get(usize::try_from(number).ok()?).copied())
        .ok_or_else(|| Error::internal("mlir-predicate", format!("what compares `{operation}`?")))
}

/// Returns the axis of an id: 0 is x.
pub(super) fn axis(operation: OperationRef) -> Result<u8> {
    let attribute = operation.attribute("dimension").map_err(unread)?;
    // `#gpu<dim x>` is a dialect-specific attribute, read from its text.
    let text = string(attribute).unwrap_or_else(|| attribute.to_string());
    ["x", "y", "z"]
        .iter()
        .position(|axis| text.trim_end_matches('>').ends_with(axis))
        .map(|axis| axis as u8)
        .ok_or_else(|| Error::internal("mlir-axis", format!("which axis is {text}?")))
}

/// Returns the affine map in attribute `name` of `operation`.
pub(super) fn map_of<'c>(operation: OperationRef<'c, '_>, name: &str) -> Result<Map<'c>> {
    let raw = operation
        .attribute(name)
        .map(|attribute| attribute.to_raw());
    // SAFETY: the attribute is alive; its kind is checked before it is read as a map.
    let map = raw.ok().and_then(|raw| unsafe {
        mlir_sys::mlirAttributeIsAAffineMap(raw)
            .then(|| Map::from_raw(mlir_sys::mlirAffineMapAttrGetValue(raw)))
    });
    map.ok_or_else(|| Error::internal("mlir-attribute", format!("`{name}` is no affine map")))
}

/// The integer set of an `affine.if`.
pub(super) struct Set<'c> {
    /// The number of inputs that are dimensions; symbols follow.
    pub dims: usize,
    /// Expressions that are zero (`true`) or nonnegative (`false`).
    pub constraints: Vec<(Expr<'c>, bool)>,
}

/// Returns the integer set that is the condition of an `affine.if`.
pub(super) fn set_of<'c>(operation: OperationRef<'c, '_>) -> Result<Set<'c>> {
    let raw = operation.attribute("condition").map_err(unread)?.to_raw();
    // SAFETY: the attribute is alive, its kind is checked first, and constraint indices are in
    // bounds.
    unsafe {
        if !mlir_sys::mlirAttributeIsAIntegerSet(raw) {
            return Err(Error::internal("mlir-attribute", "the condition is no set"));
        }
        let set = mlir_sys::mlirIntegerSetAttrGetValue(raw);
        let constraint = |number| {
            (
                Expr::from_raw(mlir_sys::mlirIntegerSetGetConstraint(set, number)),
                mlir_sys::mlirIntegerSetIsConstraintEq(set, number),
            )
        };
        Ok(Set {
            dims: mlir_sys::mlirIntegerSetGetNumDims(set) as usize,
            constraints: (0..mlir_sys::mlirIntegerSetGetNumConstraints(set))
                .map(constraint)
                .collect(),
        })
    }
}

/// Returns the error for bounds of an `affine.parallel` that cannot be read although MLIR has
/// verified them.
pub(super) fn no_bounds() -> Error {
    Error::internal(
        "mlir-attribute",
        "the bounds of an `affine.parallel` are not understood",
    )
}

/// Returns the steps of the dimensions of an `affine.parallel`.
pub(super) fn steps(operation: OperationRef) -> Result<Vec<i64>> {
    let steps = operation.attribute("steps").map_err(unread)?;
    let steps = ArrayAttribute::try_from(steps).map_err(unread)?;
    (0..steps.len())
        .map(|axis| integer(steps.element(axis).map_err(unread)?).ok_or_else(no_bounds))
        .collect()
}

/// Returns for each of the `count` dimensions of an `affine.parallel` the number of map results
/// that bound it.
pub(super) fn groups(operation: OperationRef, name: &str, count: usize) -> Result<Vec<usize>> {
    let raw = operation.attribute(name).map_err(unread)?.to_raw();
    // SAFETY: the attribute is alive, its kind is checked first, and element indices are in bounds.
    unsafe {
        if !mlir_sys::mlirAttributeIsADenseIntElements(raw)
            || mlir_sys::mlirElementsAttrGetNumElements(raw) != count as i64
        {
            return Err(no_bounds());
        }
        let at = |place: usize| mlir_sys::mlirDenseElementsAttrGetInt32Value(raw, place as isize);
        (0..count)
            .map(|place| usize::try_from(at(place)).map_err(|_| no_bounds()))
            .collect()
    }
}

/// The kinds of atomics and reductions, in `arith`'s numbering.
const RMW_KINDS: [&str; 16] = [
    "addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf", "minnumf",
    "mins", "minu", "mulf", "muli", "ori", "xori",
];

/// Returns the name of the kind of an atomic or reduction.
pub(super) fn rmw_kind(attribute: Attribute) -> Option<&'static str> {
    let number = usize::try_from(integer(attribute)?).ok()?;
    RMW_KINDS.get(number).copied()
}

/// Returns the names of the kinds of the reductions of an `affine.parallel`, one for each result.
pub(super) fn reduction_kinds(operation: OperationRef) -> Result<Vec<&'static str>> {
    if operation.result_count() == 0 {
        return Ok(Vec::new());
    }
    let by_name = operation.attribute("reactant.reductions");
    let is_named = by_name.is_ok();
    let kinds = by_name.or_else(|_| operation.attribute("reductions"));
    let kinds = ArrayAttribute::try_from(kinds.map_err(unread)?).map_err(unread)?;
    (0..kinds.len())
        .map(|at| {
            let kind = kinds.element(at).map_err(unread)?;
            let kind = match is_named {
                true => string(kind).and_then(|kind| RMW_KINDS.into_iter().find(|k| *k == kind)),
                false => rmw_kind(kind),
            };
            kind.ok_or_else(no_bounds)
        })
        .collect()
}
