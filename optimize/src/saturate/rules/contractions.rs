//! Contractions: the order of a chain of products, and operations that commute with them.

use stablehlo::{BinaryOp, ElementType, Func, Op, TensorType, Value};

use super::Rule;
use crate::Semantics::{BitExact, FastMath};
use crate::saturate::graph::Graph;
use crate::saturate::labels::{Dot, Named, product};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "dot-of-dot", reason: "in a chain of products the small ones come first",
           semantics: FastMath, apply: of_dot, example: chain },
    Rule { name: "dot-either-way", reason: "the transpose of a product is the product the other way round, and may be there already",
           semantics: BitExact, apply: either_way, example: both_ways },
    Rule { name: "dot-then-transpose", reason: "the product of what lies otherwise can be transposed instead, if it is smaller",
           semantics: BitExact, apply: of_transpose, example: turned },
    Rule { name: "sum-of-dots", reason: "of two products with the same array the sum is one product",
           semantics: FastMath, apply: sum_of_dots, example: two_products },
    Rule { name: "dot-of-slice", reason: "a part of a product that is there as a whole can be read from it",
           semantics: BitExact, apply: of_slice, example: part_and_whole },
];

pub(super) fn is_float(g: &Graph, value: Value) -> bool {
    g.tensor(value).element.is_float()
}

fn of_dot(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Some(outer) = Dot::of(g, op, 0) else {
        return found;
    };
    let labels = outer.labels();
    for (nth, side) in outer.sides.iter().enumerate() {
        if !is_float(g, side.value) {
            return found;
        }
        let third = &outer.sides[1 - nth];
        for inner in g.ops(side.value) {
            let Some(mut inner) = Dot::of(g, &inner, 1000) else {
                continue;
            };
            // Rename the dimensions of the inner result to the labels they have outside.
            let made = inner.labels();
            let rename = |label: &mut usize| {
                if let Some(at) = made.iter().position(|l| l == label) {
                    *label = side.labels[at];
                }
            };
            inner
                .sides
                .iter_mut()
                .for_each(|s| s.labels.iter_mut().for_each(rename));
            inner.batch.iter_mut().for_each(rename);
            let [x, y] = &inner.sides;
            for (first, last) in [(x, y), (y, x)] {
                // The first product must contract a dimension; it would be an outer product
                // otherwise.
                let now = outer
                    .contract
                    .iter()
                    .filter(|l| first.has(l) && !last.has(l));
                let now: Vec<usize> = now.copied().collect();
                if now.is_empty() {
                    continue;
                }
                let summed: Vec<usize> = [&inner.contract[..], &outer.contract].concat();
                let later: Vec<usize> = summed.into_iter().filter(|l| !now.contains(l)).collect();
                let pair = match nth {
                    0 => product(g, first, third, &now),
                    _ => product(g, third, first, &now),
                };
                let Some(pair) = pair else { continue };
                let all = product(g, last, &pair, &later);
                found.extend(all.map(|all| all.arranged(g, &labels)));
            }
        }
    }
    found
}

fn either_way(g: &mut Graph, op: &Op) -> Vec<Value> {
    let Some(dot) = Dot::of(g, op, 0) else {
        return Vec::new();
    };
    let labels = dot.labels();
    let [x, y] = dot.sides.clone();
    let other = Dot {
        sides: [y, x],
        ..dot
    };
    let turned = other.add(g);
    vec![turned.arranged(g, &labels)]
}

fn of_transpose(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Some(dot) = Dot::of(g, op, 0) else {
        return found;
    };
    for nth in 0..2 {
        for inner in g.ops(dot.sides[nth].value) {
            let Op::Transpose {
                operand,
                permutation,
            } = inner
            else {
                continue;
            };
            let mut plain = dot.clone();
            let side = &mut plain.sides[nth];
            side.value = operand;
            for (to, from) in permutation.iter().enumerate() {
                side.labels[*from] = dot.sides[nth].labels[to];
            }
            let plain = plain.add(g);
            found.push(plain.arranged(g, &dot.labels()));
        }
    }
    found
}

fn sum_of_dots(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Op::Binary(sign @ (BinaryOp::Add | BinaryOp::Subtract), x, y) = op else {
        return found;
    };
    if !is_float(g, *x) {
        return found;
    }
    for one in g.ops(*x) {
        let Some(one) = Dot::of(g, &one, 0) else {
            continue;
        };
        for other in g.ops(*y) {
            let Some(other) = Dot::of(g, &other, 0) else {
                continue;
            };
            let labels = |dot: &Dot| dot.sides.clone().map(|side| side.labels);
            if labels(&one) != labels(&other)
                || (&one.batch, &one.contract) != (&other.batch, &other.contract)
            {
                continue;
            }
            for nth in 0..2 {
                let of = |dot: &Dot, nth: usize| g.find(dot.sides[nth].value);
                let (a, b) = (of(&one, 1 - nth), of(&other, 1 - nth));
                if of(&one, nth) == of(&other, nth) && g.shape(a) == g.shape(b) {
                    let mut both = one.clone();
                    both.sides[1 - nth].value = g.binary(*sign, a, b);
                    found.push(both.add(g).value);
                }
            }
        }
    }
    found
}

fn of_slice(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Some(dot) = Dot::of(g, op, 0) else {
        return found;
    };
    for nth in 0..2 {
        for inner in g.ops(dot.sides[nth].value) {
            let Op::Slice {
                operand,
                start,
                limit,
                stride,
            } = inner
            else {
                continue;
            };
            let side = &dot.sides[nth];
            let size = g.shape(operand).to_vec();
            let is_whole = |d: usize| start[d] == 0 && limit[d] == size[d] && stride[d] == 1;
            let free = |l: &usize| !dot.batch.contains(l) && !dot.contract.contains(l);
            if (0..size.len()).any(|d| !is_whole(d) && !free(&side.labels[d])) {
                continue;
            }
            let mut whole = dot.clone();
            whole.sides[nth].value = operand;
            let Some(all) = known(g, &whole) else {
                continue;
            };
            let sizes = g.shape(all).to_vec();
            let labels = dot.labels();
            let along = |label: &usize| side.labels.iter().position(|l| l == label);
            let of = |from: &[usize], otherwise: &[usize]| -> Vec<usize> {
                let each = labels.iter().zip(otherwise);
                each.map(|(label, otherwise)| match along(label) {
                    Some(d) => from[d],
                    None => *otherwise,
                })
                .collect()
            };
            let (zeros, ones) = (vec![0; labels.len()], vec![1; labels.len()]);
            found.push(g.add(Op::Slice {
                operand: all,
                start: of(&start, &zeros),
                limit: of(&limit, &sizes),
                stride: of(&stride, &ones),
            }));
        }
    }
    found
}

fn known(g: &mut Graph, dot: &Dot) -> Option<Value> {
    let places = |side: &Named, labels: &[usize]| -> Vec<usize> {
        let place = |label| side.labels.iter().position(|l| l == label);
        labels.iter().filter_map(place).collect()
    };
    let [left, right] = &dot.sides;
    g.known(&Op::DotGeneral {
        lhs: left.value,
        rhs: right.value,
        lhs_batch: places(left, &dot.batch),
        rhs_batch: places(right, &dot.batch),
        lhs_contract: places(left, &dot.contract),
        rhs_contract: places(right, &dot.contract),
    })
}

/// Builds an example: a function of `f32` arrays.
pub(super) fn example<const N: usize>(
    shapes: [&[usize]; N],
    write: impl FnOnce(&mut Func, [Value; N]) -> Vec<Value>,
) -> Func {
    let mut func = Func::new("example");
    let parameters = shapes.map(|shape| func.parameter(TensorType::new(ElementType::F32, shape)));
    func.results = write(&mut func, parameters);
    func
}

fn chain(n: usize) -> Func {
    example([&[2, n, 3], &[2, n, 4], &[4]], |func, [a, b, v]| {
        let ab = func.dot_general(a, b, (&[0], &[0]), (&[1], &[1]));
        vec![func.dot_general(ab, v, (&[], &[]), (&[2], &[0]))]
    })
}

fn both_ways(n: usize) -> Func {
    example([&[n, 3], &[3, n]], |func, [a, b]| {
        let ab = func.dot_general(a, b, (&[], &[]), (&[1], &[0]));
        let ba = func.dot_general(b, a, (&[], &[]), (&[0], &[1]));
        vec![ab, ba]
    })
}

fn turned(n: usize) -> Func {
    example([&[n, 3, 2], &[3, n]], |func, [a, b]| {
        let a = func.transpose(a, &[2, 1, 0]);
        vec![func.dot_general(a, b, (&[], &[]), (&[2], &[1]))]
    })
}

fn two_products(n: usize) -> Func {
    example([&[n, 3], &[n, 3], &[3, 4]], |func, [a, b, c]| {
        let dot = |func: &mut Func, x| func.dot_general(c, x, (&[], &[]), (&[0], &[1]));
        let (x, y) = (dot(func, a), dot(func, b));
        vec![func.binary(BinaryOp::Subtract, x, y)]
    })
}

fn part_and_whole(n: usize) -> Func {
    example([&[n, 3], &[3, 4]], |func, [a, b]| {
        let whole = func.dot_general(a, b, (&[], &[]), (&[1], &[0]));
        let part = func.slice(a, &[n / 2, 0], &[n, 3], &[1, 1]);
        let part = func.dot_general(part, b, (&[], &[]), (&[1], &[0]));
        vec![whole, part]
    })
}
