//! Common factors and divisors of the terms of a sum.

use stablehlo::{BinaryOp, ElementType, Func, Op, TensorType, Value};

use super::Rule;
use crate::Semantics::{BitExact, FastMath};
use crate::saturate::graph::Graph;

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "common-factor", reason: "what both terms are multiplied with, or divided by, is so once",
           semantics: FastMath, apply: |g, op| common(g, op, true), example: |n| factored(n, ElementType::F32) },
    Rule { name: "integer-common-factor", reason: "what both terms are multiplied with is so once; integers wrap around alike",
           semantics: BitExact, apply: |g, op| common(g, op, false), example: |n| factored(n, ElementType::I32) },
    Rule { name: "common-factor-further", reason: "what two terms of three are multiplied with is so once",
           semantics: FastMath, apply: further, example: three_terms },
    Rule { name: "factors-together", reason: "two factors that repeat are multiplied before they do",
           semantics: FastMath, apply: together, example: scaled_twice },
];

/// Returns the sum or difference of two products with a common factor as a product.
fn factor(g: &mut Graph, sign: BinaryOp, x: Value, y: Value) -> Vec<Value> {
    let mut found = Vec::new();
    for one in g.ops(x) {
        let Op::Binary(op @ (BinaryOp::Multiply | BinaryOp::Divide), a, b) = one else {
            continue;
        };
        for other in g.ops(y) {
            let Op::Binary(other, c, d) = other else {
                continue;
            };
            if other != op {
                continue;
            }
            let [a, b, c, d] = [a, b, c, d].map(|v| g.find(v));
            let same = match op {
                BinaryOp::Multiply => vec![(a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)],
                _ => vec![(b, a, d, c)],
            };
            let same = same.into_iter().find(|(factor, _, same, _)| factor == same);
            if let Some((factor, p, _, q)) = same {
                let sum = g.binary(sign, p, q);
                found.push(match op {
                    BinaryOp::Multiply => g.binary(op, factor, sum),
                    _ => g.binary(op, sum, factor),
                });
            }
        }
    }
    found
}

fn common(g: &mut Graph, op: &Op, floats: bool) -> Vec<Value> {
    let Op::Binary(sign @ (BinaryOp::Add | BinaryOp::Subtract), x, y) = op else {
        return Vec::new();
    };
    let element = g.tensor(*x).element;
    let is_quotient = |op: &Op| matches!(op, Op::Binary(BinaryOp::Divide, ..));
    match floats {
        true if element.is_float() => factor(g, *sign, *x, *y),
        // Integer quotients are rounded.
        false if element.is_integer() && !g.ops(*x).iter().any(is_quotient) => {
            factor(g, *sign, *x, *y)
        }
        _ => Vec::new(),
    }
}

fn further(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Op::Binary(BinaryOp::Add, x, y) = op else {
        return found;
    };
    if !g.tensor(*x).element.is_float() {
        return found;
    }
    for (term, rest) in [(*x, *y), (*y, *x)] {
        for inner in g.ops(rest) {
            let Op::Binary(BinaryOp::Add, p, q) = inner else {
                continue;
            };
            for (p, q) in [(p, q), (q, p)] {
                for both in factor(g, BinaryOp::Add, term, p) {
                    found.push(g.binary(BinaryOp::Add, both, q));
                }
            }
        }
    }
    found
}

fn together(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Op::Binary(BinaryOp::Multiply, x, y) = op else {
        return found;
    };
    if !g.tensor(*x).element.is_float() {
        return found;
    }
    for (scaled, last) in [(*x, *y), (*y, *x)] {
        for inner in g.ops(scaled) {
            let Op::Binary(BinaryOp::Multiply, p, q) = inner else {
                continue;
            };
            for (array, first) in [(p, q), (q, p)] {
                if !g.broadcasts(first).is_empty() && !g.broadcasts(last).is_empty() {
                    let factors = g.binary(BinaryOp::Multiply, first, last);
                    found.push(g.binary(BinaryOp::Multiply, array, factors));
                }
            }
        }
    }
    found
}

fn example<const N: usize>(
    element: ElementType,
    shapes: [&[usize]; N],
    write: impl FnOnce(&mut Func, [Value; N]) -> Value,
) -> Func {
    let mut func = Func::new("example");
    let parameters = shapes.map(|shape| func.parameter(TensorType::new(element, shape)));
    func.results = vec![write(&mut func, parameters)];
    func
}

fn factored(n: usize, element: ElementType) -> Func {
    example(element, [&[n], &[n], &[n]], |func, [a, b, c]| {
        let (x, y) = (
            func.binary(BinaryOp::Multiply, a, b),
            func.binary(BinaryOp::Multiply, c, a),
        );
        func.binary(BinaryOp::Subtract, x, y)
    })
}

fn three_terms(n: usize) -> Func {
    example(ElementType::F32, [&[n], &[n], &[n]], |func, [a, b, c]| {
        let (x, y) = (
            func.binary(BinaryOp::Divide, b, a),
            func.binary(BinaryOp::Divide, c, a),
        );
        let sum = func.binary(BinaryOp::Add, x, c);
        func.binary(BinaryOp::Add, sum, y)
    })
}

fn scaled_twice(n: usize) -> Func {
    example(
        ElementType::F32,
        [&[n, 3], &[n], &[n]],
        |func, [a, u, v]| {
            let u = func.broadcast_in_dim(u, &[n, 3], &[0]);
            let v = func.broadcast_in_dim(v, &[n, 3], &[0]);
            let scaled = func.binary(BinaryOp::Multiply, a, u);
            func.binary(BinaryOp::Multiply, scaled, v)
        },
    )
}
