//! Expands CHLO's ops to ops of the tensor IR.

use super::asked::Attributes;
use super::cursor::{Parsed, Problem};
use super::lift::push;
use super::ops::{direction, exactly, result_type};
use super::refused;
use super::tree::OpNode;
use crate::special::{self, Elementwise, splat};
use crate::{BinaryOp, Direction, ElementType, Func, Op, SortOrder, TensorType, UnaryOp, Value};

/// The functions of one float, and whether they support `f64`.
#[rustfmt::skip]
const ELEMENTWISE: &[(&str, Elementwise, bool)] = &[
    ("chlo.acos",       special::acos,    true),
    ("chlo.acosh",      special::acosh,   true),
    ("chlo.asin",       special::asin,    true),
    ("chlo.asinh",      special::asinh,   true),
    ("chlo.atan",       special::atan,    true),
    ("chlo.atanh",      special::atanh,   true),
    ("chlo.cosh",       special::cosh,    true),
    ("chlo.erf",        special::erf,     true),
    ("chlo.erf_inv",    special::erf_inv, false),
    ("chlo.erfc",       special::erfc,    true),
    ("chlo.is_inf",     is_inf,           true),
    ("chlo.is_neg_inf", is_neg_inf,       true),
    ("chlo.is_pos_inf", is_pos_inf,       true),
    ("chlo.sinh",       special::sinh,    true),
    ("chlo.tan",        tan,              true),
];

/// The prefix of the names of ops that broadcast their operands.
const BROADCAST: &str = "chlo.broadcast_";

/// Returns whether [`results`] supports the op `name`.
pub(super) fn is_known(name: &str) -> bool {
    if let Some(op) = name.strip_prefix(BROADCAST) {
        return ["compare", "select"].contains(&op) || BinaryOp::from_name(op).is_some();
    }
    ["chlo.constant", "chlo.square", "chlo.top_k"].contains(&name)
        || ELEMENTWISE.iter().any(|(known, _, _)| *known == name)
}

/// Emits the CHLO op `node` for the operands `x`, and returns its results.
pub(super) fn results(func: &mut Func, node: &OpNode, x: &[Value]) -> Parsed<Vec<Value>> {
    if !is_known(&node.name) {
        return Err(Problem::new(node.at, refused::why(&node.name)));
    }
    let mut attributes = Attributes::new(&node.attributes, node.at);
    if let Some(op) = node.name.strip_prefix(BROADCAST) {
        let result = broadcasting(func, node, op, x, &mut attributes)?;
        attributes.finish()?;
        return Ok(vec![result]);
    }
    if node.name == "chlo.constant" {
        exactly(0, node, x)?;
        let literal = attributes.dense("value")?;
        attributes.finish()?;
        return Ok(vec![func.constant(literal)]);
    }
    exactly(1, node, x)?;
    let results = match node.name.as_str() {
        "chlo.top_k" => top_k(func, node, x[0], attributes.number("k")?)?,
        "chlo.square" => vec![push(
            func,
            Op::Binary(BinaryOp::Multiply, x[0], x[0]),
            node.at,
        )?],
        _ => vec![elementwise(func, node, x[0])?],
    };
    attributes.finish()?;
    Ok(results)
}

/// Emits an elementwise function of the floats `x`; 16-bit floats are converted to `f32` for it.
fn elementwise(func: &mut Func, node: &OpNode, x: Value) -> Parsed<Value> {
    let wrong = |message: String| Problem::new(node.at, message);
    let row = ELEMENTWISE.iter().find(|(name, _, _)| *name == node.name);
    let (_, function, has_double) = row.ok_or_else(|| wrong(refused::why(&node.name)))?;
    let ty = func.tensor(x).clone();
    if !ty.element.is_float() {
        return Err(wrong(format!("{} works on floats, not on {ty}", node.name)));
    }
    if ty.element == ElementType::F64 && !has_double {
        let message = format!(
            "{} of f64 is not known here: convert to f32 before it",
            node.name
        );
        return Err(wrong(message));
    }
    Ok(special::at_least_single(func, x, *function))
}

/// Emits the elementwise op `name` on operands that are broadcast to the result's shape in the
/// text. An attribute maps the dimensions of an operand of lower rank, or they are the last ones;
/// dimensions of size 1 repeat.
fn broadcasting(
    func: &mut Func,
    node: &OpNode,
    name: &str,
    x: &[Value],
    attributes: &mut Attributes,
) -> Parsed<Value> {
    let shape = result_type(node)?.shape.clone();
    let rank = shape.len();
    let named: Vec<usize> = attributes.numbers_or_none("broadcast_dimensions")?;
    let mut whole = |operand: &Value| {
        let own = func.shape(*operand);
        if own == shape {
            return Ok(*operand);
        }
        let dimensions = match (own.len() < rank, named.is_empty()) {
            (true, false) if own.len() == named.len() => named.clone(),
            _ => (rank.saturating_sub(own.len())..rank).collect(),
        };
        let op = Op::BroadcastInDim {
            operand: *operand,
            shape: shape.clone(),
            dimensions,
        };
        push(func, op, node.at)
    };
    let x: Vec<Value> = x.iter().map(&mut whole).collect::<Parsed<_>>()?;
    exactly(if name == "select" { 3 } else { 2 }, node, &x)?;
    let op = match (name, BinaryOp::from_name(name)) {
        (_, Some(op)) => Op::Binary(op, x[0], x[1]),
        ("select", None) => Op::Select {
            pred: x[0],
            on_true: x[1],
            on_false: x[2],
        },
        _ => Op::Compare {
            direction: direction(attributes, node)?,
            lhs: x[0],
            rhs: x[1],
        },
    };
    push(func, op, node.at)
}

/// Emits the `count` largest elements along the last dimension, and their indices; equal elements
/// keep their order. Floats are compared by their total order.
fn top_k(func: &mut Func, node: &OpNode, x: Value, count: usize) -> Parsed<Vec<Value>> {
    let TensorType { element, shape } = func.tensor(x).clone();
    let (Some(last), Some(dimension)) = (shape.last(), shape.len().checked_sub(1)) else {
        return Err(Problem::new(node.at, "a scalar has no largest elements"));
    };
    if count > *last {
        let message = format!("the {count} largest of {last} elements");
        return Err(Problem::new(node.at, message));
    }
    let order = SortOrder {
        descending: true,
        total: element.is_float(),
    };
    let places = func.iota(ElementType::I32, &shape, dimension);
    let sort = Op::Sort {
        operands: vec![x, places],
        dimension,
        order,
        is_stable: true,
    };
    let sort = push(func, sort, node.at)?;
    let mut limit = shape.clone();
    limit[dimension] = count;
    let (start, stride) = (vec![0; shape.len()], vec![1; shape.len()]);
    let sorted = func.results_of(sort).into_iter();
    Ok(sorted
        .map(|all| func.slice(all, &start, &limit, &stride))
        .collect())
}

fn tan(f: &mut Func, x: Value) -> Value {
    f.unary(UnaryOp::Tan, x)
}

fn is_inf(f: &mut Func, x: Value) -> Value {
    let size = f.unary(UnaryOp::Abs, x);
    is_pos_inf(f, size)
}

fn is_pos_inf(f: &mut Func, x: Value) -> Value {
    let infinity = splat(f, x, f64::INFINITY);
    f.compare(Direction::Eq, x, infinity)
}

fn is_neg_inf(f: &mut Func, x: Value) -> Value {
    let infinity = splat(f, x, f64::NEG_INFINITY);
    f.compare(Direction::Eq, x, infinity)
}
