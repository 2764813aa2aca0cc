//! Prices of elements in additions, by which local decisions compare recomputing, storing and
//! moving.

use stablehlo::{ElementType, Func, TensorType, Value};

use super::table::Table;
use super::work::Quantity;
use super::{op, table};
use crate::Target;

/// Returns the cost of an element of `value` given its operands, in additions of its type: at least
/// one.
pub(crate) fn additions(func: &Func, value: Value, target: Target) -> f64 {
    let op = func.op(value);
    let operands = op.operands();
    let types = operands
        .iter()
        .filter_map(|v| func.ty(*v).tensors().first());
    let types: Vec<&TensorType> = types.collect();
    let Some(ty) = func.ty(value).tensors().first() else {
        return 1.0;
    };
    let table = Table::of(target);
    let work = op::work(op, &types, func.ty(value), 1.0);
    (table.units(&work) / addition(ty.element, table)).max(1.0)
}

/// Returns the maximum of [`additions`] over all targets.
pub(crate) fn additions_at_most(func: &Func, value: Value) -> f64 {
    let all = table::TARGETS.map(|target| additions(func, value, target));
    all.into_iter().fold(1.0, f64::max)
}

/// Returns the cost of storing an element and loading it again, in additions: the value found by
/// experiment if there is one, otherwise that of the prices.
pub(crate) fn storing(element: ElementType, target: Target) -> f64 {
    let table = Table::of(target);
    if let Some(tried) = &table.storing {
        return tried.additions;
    }
    let price = |quantity| table.price(quantity).unwrap_or(0.0);
    let both = price(Quantity::Read) + price(Quantity::Written);
    both * element.bytes() as f64 / addition(element, table)
}

fn addition(element: ElementType, table: &Table) -> f64 {
    let simple = Quantity::Simple32.of(Quantity::Simple64, element);
    let known = [simple, Quantity::Simple32].map(|quantity| table.price(quantity));
    let known = known.into_iter().flatten().find(|price| *price > 0.0);
    known.unwrap_or(f64::MIN_POSITIVE)
}
