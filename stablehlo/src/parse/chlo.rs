//! CHLO's functions, made of ops that StableHLO has.

use super::cursor::{Parsed, Problem};
use super::refused;
use super::tree::OpNode;
use crate::special::{self, splat};
use crate::{BinaryOp, Direction, ElementType, Func, Op, SortOrder, TensorType, UnaryOp, Value};

/// Computes a function of each element of a float array.
type Elementwise = fn(&mut Func, Value) -> Value;

/// The functions of one float, and whether they have formulas for `f64`.
#[rustfmt::skip]
const ELEMENTWISE: &[(&str, Elementwise, bool)] = &[
    ("chlo.acos",       special::acos,    true),
    ("chlo.acosh",      acosh,            true),
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

/// Whether the op `name` is one that [`results`] computes.
pub(super) fn is_known(name: &str) -> bool {
    ["chlo.square", "chlo.top_k"].contains(&name)
        || ELEMENTWISE.iter().any(|(known, _, _)| *known == name)
}

/// The results of the op `node` of CHLO for the operands `x`; `largest` is the `k` of `top_k`.
pub(super) fn results(
    func: &mut Func,
    node: &OpNode,
    x: &[Value],
    largest: Option<usize>,
) -> Parsed<Vec<Value>> {
    let wrong = |message: String| Problem::new(node.at, message);
    if !is_known(&node.name) {
        return Err(wrong(refused::why(&node.name)));
    }
    let [x] = *x else {
        return Err(wrong(format!(
            "{} takes 1 operands, not {}",
            node.name,
            x.len()
        )));
    };
    if let Some(count) = largest {
        return top_k(func, node, x, count);
    }
    if node.name == "chlo.square" {
        let square = func.push(Op::Binary(BinaryOp::Multiply, x, x));
        return Ok(vec![square.map_err(|error| wrong(error.to_string()))?]);
    }
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
    let is_narrow = ty.element.bytes() < 4;
    if !is_narrow {
        return Ok(vec![function(func, x)]);
    }
    let wide = func.convert(x, ElementType::F32);
    let wide = function(func, wide);
    let result = match func.tensor(wide).element {
        ElementType::Pred => wide,
        _ => func.convert(wide, ty.element),
    };
    Ok(vec![result])
}

/// The `count` largest elements along the last dimension, and where they were; those that are equal in
/// their order. Floats are compared by their total order.
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
    let sort = func.push(Op::Sort {
        operands: vec![x, places],
        dimension,
        order,
        is_stable: true,
    });
    let sort = sort.map_err(|error| Problem::new(node.at, error.to_string()))?;
    let mut limit = shape.clone();
    limit[dimension] = count;
    let (start, stride) = (vec![0; shape.len()], vec![1; shape.len()]);
    let sorted = func.results_of(sort).into_iter();
    Ok(sorted
        .map(|all| func.slice(all, &start, &limit, &stride))
        .collect())
}

/// acosh(x), NaN below 1.
fn acosh(f: &mut Func, x: Value) -> Value {
    let value = special::acosh(f, x);
    let (one, nan) = (splat(f, x, 1.0), splat(f, x, f64::NAN));
    let is_below = f.compare(Direction::Lt, x, one);
    f.select(is_below, nan, value)
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
