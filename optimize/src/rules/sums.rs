//! Moves repetition, scaling and negation from the operand of a reduction to its result.
//!
//! As in [`reductions`](super::reductions), the initial value must be the identity, and only fast
//! math changes the order of a float sum.

use stablehlo::{BinaryOp, Combiner, ElementType, Func, Op, Scalar, TensorType, UnaryOp, Value};

use super::reductions::{Reduction, reduced, splat};
use super::shorthand::{One, one_value};
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "sum-of-repeated", reason: "the sum of n equal elements is n times one",
           semantics: BitExact, apply: |r, op| of_broadcast(r, op, false), example: |n| repeated(n, ElementType::I32) },
    Rule { name: "float-sum-of-repeated", reason: "the sum of n equal elements is n times one, but for rounding",
           semantics: FastMath, apply: |r, op| of_broadcast(r, op, true), example: |n| repeated(n, ElementType::F32) },
    Rule { name: "sum-of-multiples", reason: "what all are multiplied with is multiplied once",
           semantics: BitExact, apply: |r, op| of_multiples(r, op, false), example: |n| multiples(n, ElementType::I32) },
    Rule { name: "float-sum-of-multiples", reason: "what all are multiplied with is multiplied once, but for rounding",
           semantics: FastMath, apply: |r, op| of_multiples(r, op, true), example: |n| multiples(n, ElementType::F64) },
    Rule { name: "reduce-of-negated", reason: "a sum of negated integers is negated once, and so is the least of negated floats",
           semantics: BitExact, apply: of_negated, example: negated },
];

fn of_broadcast(r: &mut Rewriter, op: &Op, rounds: bool) -> Option<Value> {
    let reduction = Reduction::of(r, op)?;
    let Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    } = r.op(reduction.operand)
    else {
        return None;
    };
    let (operand, shape, dimensions) = (*operand, shape.clone(), dimensions.clone());
    let from = r.shape(operand).to_vec();
    let varies = |d: usize| {
        dimensions
            .iter()
            .position(|to| *to == d)
            .is_some_and(|of| from[of] == shape[d])
    };
    let same: Vec<usize> = reduction
        .dimensions
        .iter()
        .copied()
        .filter(|d| !varies(*d))
        .collect();
    let count: usize = same.iter().map(|d| shape[*d]).product();
    let counts = reduction.combiner == Combiner::Add && reduction.element != ElementType::Pred;
    if same.is_empty() || !counts || (reduction.rounds() != rounds) {
        return None;
    }
    // Remove the dimensions that only repeat.
    let left: Vec<usize> = (0..shape.len()).filter(|d| !same.contains(d)).collect();
    let of: Vec<usize> = (0..from.len())
        .filter(|of| left.contains(&dimensions[*of]))
        .collect();
    let place = |d: usize| left.iter().position(|l| *l == d);
    let short = of.iter().map(|of| from[*of]).collect();
    let operand = r.emit(Op::Reshape {
        operand,
        shape: short,
    });
    let operand = r.emit(Op::BroadcastInDim {
        operand,
        shape: left.iter().map(|d| shape[*d]).collect(),
        dimensions: of.iter().filter_map(|of| place(dimensions[*of])).collect(),
    });
    let mut rest: Vec<usize> = reduction
        .dimensions
        .iter()
        .filter_map(|d| place(*d))
        .collect();
    rest.sort_unstable();
    let value = reduction.emit(r, operand, rest);
    if count == 1 {
        return Some(value);
    }
    let shape = r.shape(value).to_vec();
    let count = match reduction.element.is_float() {
        true => Scalar::Float(count as f64),
        false => Scalar::Int(count as i64),
    };
    let count = splat(r, reduction.element, &shape, count);
    Some(r.emit(Op::Binary(BinaryOp::Multiply, value, count)))
}

fn repeated(n: usize, element: ElementType) -> Func {
    let mut func = Func::new("repeated");
    let x = func.parameter(TensorType::new(element, [3, n]));
    let wide = func.broadcast_in_dim(x, &[n, 4, 3], &[2, 0]);
    let sum = reduced(&mut func, wide, &[0, 1], Combiner::Add);
    let max = reduced(&mut func, wide, &[1], Combiner::Max);
    func.results = vec![sum, max];
    func
}

fn of_multiples(r: &mut Rewriter, op: &Op, rounds: bool) -> Option<Value> {
    let reduction = Reduction::of(r, op)?;
    let Op::Binary(BinaryOp::Multiply, x, y) = *r.op(reduction.operand) else {
        return None;
    };
    let wanted = reduction.combiner == Combiner::Add && reduction.element != ElementType::Pred;
    if !wanted || reduction.rounds() != rounds || !r.is_only_use(reduction.operand) {
        return None;
    }
    let (x, factor) = match (one_value(r, y), one_value(r, x)) {
        (Some(factor), None) => (x, factor),
        (None, Some(factor)) => (y, factor),
        _ => return None,
    };
    let sum = reduction.emit(r, x, reduction.dimensions.clone());
    let shape = r.shape(sum).to_vec();
    let factor = match factor {
        One::Known(literal) => splat(r, reduction.element, &shape, literal.splat_value()?),
        One::Computed(operand) => r.emit(Op::BroadcastInDim {
            operand,
            shape,
            dimensions: vec![],
        }),
    };
    Some(r.emit(Op::Binary(BinaryOp::Multiply, sum, factor)))
}

fn multiples(n: usize, element: ElementType) -> Func {
    let mut func = Func::new("multiples");
    let x = func.parameter(TensorType::new(element, [n, 2]));
    let factor = func.parameter(TensorType::scalar(element));
    let wide = func.broadcast_in_dim(factor, &[n, 2], &[]);
    let product = func.binary(BinaryOp::Multiply, wide, x);
    func.results = vec![reduced(&mut func, product, &[0], Combiner::Add)];
    func
}

fn of_negated(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let reduction = Reduction::of(r, op)?;
    let Op::Unary(UnaryOp::Negate, x) = *r.op(reduction.operand) else {
        return None;
    };
    let float = reduction.element.is_float();
    let combiner = match reduction.combiner {
        Combiner::Add if !float => Combiner::Add,
        Combiner::Min if float => Combiner::Max,
        Combiner::Max if float => Combiner::Min,
        _ => return None, // -MIN is MIN, and a float sum may be -0
    };
    let identity = splat(
        r,
        reduction.element,
        &[],
        combiner.identity(reduction.element)?,
    );
    let reduction = Reduction {
        init: identity,
        combiner,
        ..reduction
    };
    let value = reduction.emit(r, x, reduction.dimensions.clone());
    Some(r.emit(Op::Unary(UnaryOp::Negate, value)))
}

fn negated(n: usize) -> Func {
    let mut func = Func::new("negated");
    let x = func.parameter(TensorType::new(ElementType::F32, [n, 2]));
    let negated = func.unary(UnaryOp::Negate, x);
    func.results = vec![reduced(&mut func, negated, &[0], Combiner::Min)];
    func
}
