//! Expands ops that the tensor IR lacks to several ops that it has.

mod reduce;
mod select_and_scatter;
mod sort;
mod windows;

use super::asked::Attributes;
use super::build::Builder;
use super::cursor::{Parsed, Problem};
use super::lift::{lift, push};
use super::ops::{self, combiner_of};
use super::scope::{BuildFailure, Scope};
use super::tree::{OpNode, RegionNode};
use super::{chlo, complex};
use crate::{BinaryOp, Direction, ElementType, Func, Literal, Op, Scalar, TensorType, Value};

impl<'n> Builder<'n> {
    /// Expands `node` for the operands `x`, and returns its results; `None` if it is one op of the
    /// tensor IR.
    pub(super) fn expand(
        &mut self,
        func: &mut Func,
        scope: &Scope,
        node: &'n OpNode,
        x: &[Value],
    ) -> Result<Option<Vec<Value>>, BuildFailure> {
        if complex::is_in(node)
            && let Some(values) = complex::results(func, node, x)?
        {
            return Ok(Some(values));
        }
        if node.name.starts_with("chlo.") {
            return Ok(Some(chlo::results(func, node, x)?));
        }
        let values = match node.name.as_str() {
            "stablehlo.compare" if is_total_order(node) => total_compare(func, node, x)?,
            "stablehlo.dot_general" | "stablehlo.dot" | "stablehlo.convolution" => {
                match widened(func, node, x) {
                    Some(wide) => vec![push(func, ops::op(node, wide)?, node.at)?],
                    None => return Ok(None),
                }
            }
            "stablehlo.map" => self.map(func, scope, node, x)?,
            "stablehlo.reduce" if combiner_of_node(node).is_none() => {
                self.general_reduce(func, scope, node, x)?
            }
            "stablehlo.reduce_window" if combiner_of_node(node).is_none() => {
                self.general_reduce_window(func, scope, node, x)?
            }
            "stablehlo.select_and_scatter" => self.select_and_scatter(func, scope, node, x)?,
            "stablehlo.sort" if ops::sort_order(node).is_err() => {
                self.general_sort(func, scope, node, x)?
            }
            _ => return Ok(None),
        };
        Ok(Some(values))
    }

    /// Builds a region of `node` as a function of scalars: one for each of `elements`, then the
    /// values that it captures, which are returned too.
    fn scalar_region(
        &mut self,
        func: &Func,
        scope: &Scope,
        node: &'n OpNode,
        region: &'n RegionNode,
        elements: &[ElementType],
    ) -> Result<(Func, Vec<Value>), BuildFailure> {
        let expected: Vec<TensorType> = elements.iter().copied().map(TensorType::scalar).collect();
        if !region.args.iter().map(|(_, ty)| &ty.tensor).eq(&expected) {
            let expected = crate::types::comma_separated(expected);
            let message = format!("{}: the region must take ({expected})", node.name);
            return Err(Problem::new(node.at, message).into());
        }
        let captured = self.captured(func, scope, &[region])?;
        if let Some(array) = captured.values.iter().find(|v| !func.shape(**v).is_empty()) {
            let message = format!(
                "{}: the region uses a {} from around it: it must be a scalar",
                node.name,
                func.tensor(*array)
            );
            return Err(Problem::new(node.at, message).into());
        }
        let scalar = self.part("region", region, &captured, node.at)?;
        Ok((scalar, captured.values))
    }

    /// Applies the region's function to each element of the operands.
    fn map(
        &mut self,
        func: &mut Func,
        scope: &Scope,
        node: &'n OpNode,
        x: &[Value],
    ) -> Result<Vec<Value>, BuildFailure> {
        let mut attributes = Attributes::new(&node.attributes, node.at);
        let _: Vec<usize> = attributes.numbers("dimensions")?; // all of them, in order
        attributes.finish()?;
        let (region, shape) = only_region(func, node, x, "a map has operands and one region")?;
        let elements: Vec<ElementType> = x.iter().map(|v| func.tensor(*v).element).collect();
        let (scalar, captured) = self.scalar_region(func, scope, node, region, &elements)?;
        let args = [x, &captured].concat();
        Ok(lift(
            func,
            &scalar,
            &args,
            &shape,
            &scalar.results,
            node.at,
        )?)
    }
}

/// Returns the combiner of a reduction of one operand, if its region is a known combiner.
fn combiner_of_node(node: &OpNode) -> Option<crate::Combiner> {
    match (node.regions.as_slice(), node.operands.len()) {
        ([region], 2) => combiner_of(region),
        _ => None,
    }
}

/// Returns the only region of an op, and the common shape of its operands; `message` is the error
/// if the region or the operands are missing.
fn only_region<'n>(
    func: &Func,
    node: &'n OpNode,
    x: &[Value],
    message: &str,
) -> Parsed<(&'n RegionNode, Vec<usize>)> {
    let ([region], [first, ..]) = (node.regions.as_slice(), x) else {
        return Err(Problem::new(node.at, message));
    };
    check_same_shape(func, node, x)?;
    Ok((region, func.shape(*first).to_vec()))
}

fn check_same_shape(func: &Func, node: &OpNode, x: &[Value]) -> Parsed<()> {
    let mut shapes = x.iter().map(|v| func.shape(*v));
    let first = shapes.next();
    match shapes.all(|shape| Some(shape) == first) {
        true => Ok(()),
        false => {
            let message = format!("{}: the operands differ in shape", node.name);
            Err(Problem::new(node.at, message))
        }
    }
}

/// Returns whether `node` compares by the total order of floats.
fn is_total_order(node: &OpNode) -> bool {
    let mut attributes = Attributes::new(&node.attributes, node.at);
    let kind = attributes.keyword("compare_type", "comparison_type");
    matches!(kind, Ok(Some("TOTALORDER")))
}

/// Emits a comparison by the total order of floats as one of integers; integers are compared as
/// they are.
fn total_compare(func: &mut Func, node: &OpNode, x: &[Value]) -> Parsed<Vec<Value>> {
    ops::exactly(2, node, x)?;
    let direction = ops::direction(&mut Attributes::new(&node.attributes, node.at), node)?;
    let [lhs, rhs] = [x[0], x[1]].map(|operand| total_order_key(func, operand));
    let compare = Op::Compare {
        direction,
        lhs,
        rhs,
    };
    Ok(vec![push(func, compare, node.at)?])
}

/// Returns integers in the total order of the floats `x`: their bits, with those of the magnitude
/// inverted if the sign is set. Other elements are returned unchanged.
fn total_order_key(func: &mut Func, x: Value) -> Value {
    let ty = func.tensor(x).clone();
    let (element, magnitude) = match ty.element {
        ElementType::F16 | ElementType::BF16 => (ElementType::I16, i16::MAX.into()),
        ElementType::F32 => (ElementType::I32, i32::MAX.into()),
        ElementType::F64 => (ElementType::I64, i64::MAX),
        _ => return x,
    };
    let bits = func.bitcast_convert(x, element);
    let ty = ty.with_element(element);
    let magnitude = func.constant(Literal::splat(ty.clone(), Scalar::Int(magnitude)));
    let zero = func.constant(Literal::splat(ty, Scalar::Int(0)));
    let inverted = func.binary(BinaryOp::Xor, bits, magnitude);
    let is_negative = func.compare(Direction::Lt, bits, zero);
    func.select(is_negative, inverted, bits)
}

/// Returns the operands of a product converted to the element type of its result in the text, if
/// that is a different type which represents all their elements.
fn widened(func: &mut Func, node: &OpNode, x: &[Value]) -> Option<Vec<Value>> {
    let wide = node.result_types.first()?.element;
    let holds = |narrow: ElementType| match (narrow.is_float(), wide.is_float()) {
        (true, true) => narrow == wide || narrow.bytes() < wide.bytes(),
        (false, false) => {
            narrow == wide
                || (narrow.is_integer() && wide.is_signed() && narrow.bytes() < wide.bytes())
        }
        (true, false) | (false, true) => false,
    };
    let narrow: Vec<ElementType> = x.iter().map(|v| func.tensor(*v).element).collect();
    let changes = narrow.iter().any(|narrow| *narrow != wide) && narrow.iter().all(|n| holds(*n));
    let convert = |operand: &Value| match func.tensor(*operand).element == wide {
        true => *operand,
        false => func.convert(*operand, wide),
    };
    changes.then(|| x.iter().map(convert).collect())
}
