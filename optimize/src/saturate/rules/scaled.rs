//! Products of broadcast or scaled operands: repeated elements are multiplied once.

use stablehlo::{BinaryOp, Func, Op, Value};

use super::Rule;
use super::contractions::{example, is_float};
use crate::Semantics::{BitExact, FastMath};
use crate::saturate::graph::Graph;
use crate::saturate::labels::{Dot, Named};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "dot-then-broadcast", reason: "what is repeated is multiplied once",
           semantics: BitExact, apply: |g, op| of_broadcast(g, op, false), example: repeated },
    Rule { name: "dot-of-repeated", reason: "the sum of products with the same is a product with the sum",
           semantics: FastMath, apply: |g, op| of_broadcast(g, op, true), example: repeated_along },
    Rule { name: "dot-of-scaled", reason: "rows can be scaled before or after, where there are fewer elements",
           semantics: FastMath, apply: of_scaled, example: scaled },
    Rule { name: "scaled-dot", reason: "a product is scaled by scaling the smaller one of its operands",
           semantics: FastMath, apply: scaled_dot, example: scaled_after },
];

fn of_broadcast(g: &mut Graph, op: &Op, summed: bool) -> Vec<Value> {
    let mut found = Vec::new();
    let Some(dot) = Dot::of(g, op, 0) else {
        return found;
    };
    let labels = dot.labels();
    let shape = shape_of(g, &dot.sides, &labels);
    for nth in 0..2 {
        let (side, other) = (&dot.sides[nth], &dot.sides[1 - nth]);
        for small in broadcasts(g, side) {
            let missing = side.labels.iter().filter(|l| !small.has(l));
            let missing: Vec<usize> = missing.copied().collect();
            let sums = missing.iter().any(|l| dot.contract.contains(l));
            if missing.is_empty() || sums != summed || summed && !is_float(g, side.value) {
                continue;
            }
            let along: Vec<usize> = (dot.contract.iter().copied())
                .filter(|l| missing.contains(l))
                .collect();
            let other = other.sum(g, &along);
            let left = |of: &[usize]| of.iter().copied().filter(|l| small.has(l)).collect();
            let contract: Vec<usize> = left(&dot.contract);
            if summed && contract.is_empty() {
                // No sum remains.
                let (x, y) = (
                    small.broadcast(g, &labels, &shape),
                    other.broadcast(g, &labels, &shape),
                );
                found.push(g.binary(BinaryOp::Multiply, x, y));
                continue;
            }
            let mut sides = [small, other];
            let batch = dot
                .batch
                .iter()
                .copied()
                .filter(|l| sides[0].has(l))
                .collect();
            if nth == 1 {
                sides.reverse();
            }
            let dot = Dot {
                sides,
                batch,
                contract,
            };
            let dot = dot.add(g);
            found.push(dot.broadcast(g, &labels, &shape));
        }
    }
    found
}

/// Returns the sizes of labelled dimensions.
fn shape_of(g: &Graph, sides: &[Named], labels: &[usize]) -> Vec<usize> {
    let size = |label: &usize| {
        sides.iter().find_map(|side| {
            let at = side.labels.iter().position(|l| l == label)?;
            Some(g.shape(side.value)[at])
        })
    };
    labels.iter().filter_map(size).collect()
}

/// Returns the arrays that an array is a broadcast of, with their labels.
fn broadcasts(g: &mut Graph, of: &Named) -> Vec<Named> {
    let all = g.broadcasts(of.value).into_iter();
    let named = all.map(|(value, dimensions)| Named {
        value,
        labels: dimensions.iter().map(|d| of.labels[*d]).collect(),
    });
    named.collect()
}

/// Returns the factorisations of an array: one factor of full rank, and one that is broadcast.
fn scales(g: &mut Graph, of: &Named) -> Vec<(Named, Named)> {
    let mut found = Vec::new();
    for op in g.ops(of.value) {
        let Op::Binary(BinaryOp::Multiply, x, y) = op else {
            continue;
        };
        for (array, factor) in [(x, y), (y, x)] {
            let named = |value| Named {
                value,
                labels: of.labels.clone(),
            };
            let factors = broadcasts(g, &named(factor)).into_iter();
            found.extend(factors.map(|factor| (named(array), factor)));
        }
    }
    found
}

fn of_scaled(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Some(dot) = Dot::of(g, op, 0) else {
        return found;
    };
    let labels = dot.labels();
    let shape = shape_of(g, &dot.sides, &labels);
    for nth in 0..2 {
        let other = &dot.sides[1 - nth];
        if !is_float(g, other.value) {
            return found;
        }
        for (array, factor) in scales(g, &dot.sides[nth]) {
            let mut plain = dot.clone();
            plain.sides[nth] = array;
            if !factor.labels.iter().any(|l| dot.contract.contains(l)) {
                let product = plain.add(g);
                let factor = factor.broadcast(g, &labels, &shape);
                found.push(g.binary(BinaryOp::Multiply, product.value, factor));
            } else if factor.labels.iter().all(|l| other.has(l)) {
                let whole = g.shape(other.value).to_vec();
                let factor = factor.broadcast(g, &other.labels, &whole);
                let scaled = g.binary(BinaryOp::Multiply, other.value, factor);
                plain.sides[1 - nth].value = scaled;
                found.push(plain.add(g).value);
            }
        }
    }
    found
}

fn scaled_dot(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Op::Binary(BinaryOp::Multiply, x, y) = op else {
        return found;
    };
    for (product, factor) in [(*x, *y), (*y, *x)] {
        if !is_float(g, product) {
            return found;
        }
        for dot in g.ops(product) {
            let Some(dot) = Dot::of(g, &dot, 0) else {
                continue;
            };
            let whole = Named {
                value: factor,
                labels: dot.labels(),
            };
            for factor in broadcasts(g, &whole) {
                for nth in 0..2 {
                    let side = &dot.sides[nth];
                    let is_smaller = g.tensor(side.value).count() < g.tensor(product).count();
                    if !is_smaller || !factor.labels.iter().all(|l| side.has(l)) {
                        continue;
                    }
                    let shape = g.shape(side.value).to_vec();
                    let factor = factor.broadcast(g, &side.labels, &shape);
                    let mut scaled = dot.clone();
                    scaled.sides[nth].value = g.binary(BinaryOp::Multiply, side.value, factor);
                    found.push(scaled.add(g).value);
                }
            }
        }
    }
    found
}

fn repeated(n: usize) -> Func {
    example([&[3, n], &[4, n, 3]], |func, [a, b]| {
        let a = func.broadcast_in_dim(a, &[n, 2, 3, 4], &[2, 0]);
        vec![func.dot_general(a, b, (&[3], &[0]), (&[2, 0], &[2, 1]))]
    })
}

fn repeated_along(n: usize) -> Func {
    example([&[3], &[n, 4]], |func, [a, b]| {
        let a = func.broadcast_in_dim(a, &[3, n], &[0]);
        vec![func.dot_general(a, b, (&[], &[]), (&[1], &[0]))]
    })
}

fn scaled(n: usize) -> Func {
    example([&[n, 3], &[n], &[3], &[3, 4]], |func, [a, u, v, b]| {
        let u = func.broadcast_in_dim(u, &[n, 3], &[0]);
        let v = func.broadcast_in_dim(v, &[n, 3], &[1]);
        let rows = func.binary(BinaryOp::Multiply, u, a);
        let columns = func.binary(BinaryOp::Multiply, a, v);
        let dot = |func: &mut Func, x| func.dot_general(x, b, (&[], &[]), (&[1], &[0]));
        vec![dot(func, rows), dot(func, columns)]
    })
}

fn scaled_after(n: usize) -> Func {
    example([&[n, 1], &[1, n], &[n]], |func, [a, b, u]| {
        let dot = func.dot_general(a, b, (&[], &[]), (&[1], &[0]));
        let u = func.broadcast_in_dim(u, &[n, n], &[1]);
        vec![func.binary(BinaryOp::Multiply, u, dot)]
    })
}
