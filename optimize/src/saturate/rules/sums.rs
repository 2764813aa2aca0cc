//! Sums of broadcast or scaled arrays, and of sums and products: factors that do not vary are taken
//! out.

use stablehlo::{BinaryOp, Combiner, ElementType, Func, Op, Scalar, TensorType, Value};

use super::Rule;
use crate::Semantics::{BitExact, FastMath};
use crate::saturate::graph::Graph;
use crate::saturate::labels::{Dot, Named};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "reduce-then-broadcast", reason: "what is repeated is reduced once",
           semantics: BitExact, apply: reduce_then_broadcast, example: repeated },
    Rule { name: "reduce-then-transpose", reason: "what is reduced is smaller to transpose",
           semantics: BitExact, apply: reduce_then_transpose, example: turned },
    Rule { name: "sum-of-the-same", reason: "a sum of n of the same is n times one",
           semantics: FastMath, apply: of_the_same, example: the_same },
    Rule { name: "sum-of-scaled", reason: "what all of a sum are multiplied with is multiplied once",
           semantics: FastMath, apply: of_scaled, example: scaled },
    Rule { name: "sum-of-sum", reason: "the part of a sum that repeats is summed by itself",
           semantics: FastMath, apply: of_sum, example: outer_sum },
    Rule { name: "sum-of-dot", reason: "rows of a matrix are summed before they are multiplied with all the others",
           semantics: FastMath, apply: of_dot, example: summed_product },
];

/// A reduction from the identity of its combiner; the labels are the operand's dimensions.
struct Reduction {
    of: Named,
    along: Vec<usize>,
    init: Value,
    combiner: Combiner,
}

impl Reduction {
    fn of(g: &Graph, op: &Op) -> Option<Reduction> {
        let Op::Reduce {
            operand,
            init,
            dimensions,
            combiner,
        } = op
        else {
            return None;
        };
        let ty = g.tensor(*operand);
        let identity = combiner.identity(ty.element)?;
        let same = |scalar| stablehlo::Literal::scalar(ty.element, scalar);
        let is_identity = g
            .splat(*init)
            .is_some_and(|init| same(init) == same(identity));
        is_identity.then(|| Reduction {
            of: Named {
                value: *operand,
                labels: (0..ty.rank()).collect(),
            },
            along: dimensions.clone(),
            init: *init,
            combiner: *combiner,
        })
    }

    /// Returns the op as a sum of floats.
    fn sum(g: &Graph, op: &Op) -> Option<Reduction> {
        let is_float = |r: &Reduction| g.tensor(r.of.value).element.is_float();
        Reduction::of(g, op).filter(|r| r.combiner == Combiner::Add && is_float(r))
    }

    /// Returns the labels and sizes of the remaining dimensions.
    fn left(&self, g: &Graph) -> (Vec<usize>, Vec<usize>) {
        let shape = g.shape(self.of.value);
        let left = (0..shape.len()).filter(|d| !self.along.contains(d));
        left.map(|d| (d, shape[d])).unzip()
    }

    /// Applies the reduction to another array, over those of `along` that it has.
    fn apply(&self, g: &mut Graph, of: &Named, along: &[usize]) -> Named {
        let dimensions: Vec<usize> = (0..of.labels.len())
            .filter(|d| along.contains(&of.labels[*d]))
            .collect();
        let kept = of.labels.iter().filter(|label| !along.contains(label));
        let labels = kept.copied().collect();
        let value = g.add(Op::Reduce {
            operand: of.value,
            init: self.init,
            dimensions,
            combiner: self.combiner,
        });
        Named { value, labels }
    }
}

fn reduce_then_broadcast(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Some(reduction) = Reduction::of(g, op) else {
        return found;
    };
    let (labels, shape) = reduction.left(g);
    for (value, labels_of) in g.broadcasts(reduction.of.value) {
        let small = Named {
            value,
            labels: labels_of,
        };
        // The elements are reduced in the same order, and each as often as before.
        let all = reduction.along.iter().all(|d| small.has(d)) && small.labels.is_sorted();
        if all
            && !g.shape(value).is_empty()
            && small.labels.len() < g.shape(reduction.of.value).len()
        {
            let reduced = reduction.apply(g, &small, &reduction.along);
            found.push(reduced.broadcast(g, &labels, &shape));
        }
    }
    found
}

fn reduce_then_transpose(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Some(reduction) = Reduction::of(g, op) else {
        return found;
    };
    let (labels, _) = reduction.left(g);
    for inner in g.ops(reduction.of.value) {
        let Op::Transpose {
            operand,
            permutation,
        } = inner
        else {
            continue;
        };
        let mut plain = Named {
            value: operand,
            labels: vec![0; permutation.len()],
        };
        for (to, from) in permutation.iter().enumerate() {
            plain.labels[*from] = to;
        }
        let along = plain.labels.iter().filter(|l| reduction.along.contains(l));
        if along.is_sorted() {
            let reduced = reduction.apply(g, &plain, &reduction.along);
            found.push(reduced.arranged(g, &labels));
        }
    }
    found
}

fn of_the_same(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Some(sum) = Reduction::sum(g, op) else {
        return found;
    };
    let (labels, shape) = sum.left(g);
    let sizes = g.shape(sum.of.value).to_vec();
    for (value, labels_of) in g.broadcasts(sum.of.value) {
        let small = Named {
            value,
            labels: labels_of,
        };
        let times = sum.along.iter().filter(|d| !small.has(d));
        let times: usize = times.map(|d| sizes[*d]).product();
        if sum.along.iter().all(|d| small.has(d)) {
            continue;
        }
        let once = small.sum(g, &sum.along);
        let once = once.broadcast(g, &labels, &shape);
        let element = g.tensor(value).element;
        let times = g.number(element, &shape, Scalar::Float(times as f64));
        found.push(g.binary(BinaryOp::Multiply, once, times));
    }
    found
}

/// Returns the operands of a binary op that is summed, with one of them, its index and what it is a
/// broadcast of, if that lacks a summed dimension.
fn parts(
    g: &mut Graph,
    sum: &Reduction,
    of: &[BinaryOp],
) -> Vec<(BinaryOp, [Value; 2], Named, usize)> {
    let mut found = Vec::new();
    for inner in g.ops(sum.of.value) {
        let Op::Binary(op, x, y) = inner else {
            continue;
        };
        if !of.contains(&op) {
            continue;
        }
        for (nth, part) in [x, y].into_iter().enumerate() {
            for (value, labels) in g.broadcasts(part) {
                let small = Named { value, labels };
                if sum.along.iter().any(|d| !small.has(d)) {
                    found.push((op, [x, y], small, nth));
                }
            }
        }
    }
    found
}

fn of_scaled(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Some(sum) = Reduction::sum(g, op) else {
        return found;
    };
    let (labels, shape) = sum.left(g);
    for (_, both, factor, nth) in parts(g, &sum, &[BinaryOp::Multiply]) {
        let array = Named {
            value: both[1 - nth],
            labels: sum.of.labels.clone(),
        };
        let first: Vec<usize> = (sum.along.iter().copied())
            .filter(|d| !factor.has(d))
            .collect();
        let array = array.sum(g, &first);
        let whole = g.shape(array.value).to_vec();
        let factor = factor.broadcast(g, &array.labels, &whole);
        let product = Named {
            value: g.binary(BinaryOp::Multiply, array.value, factor),
            labels: array.labels,
        };
        let rest = product.sum(g, &sum.along);
        found.push(rest.broadcast(g, &labels, &shape));
    }
    found
}

fn of_sum(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Some(sum) = Reduction::sum(g, op) else {
        return found;
    };
    for (sign, both, _, _) in parts(g, &sum, &[BinaryOp::Add, BinaryOp::Subtract]) {
        let [x, y] = both.map(|value| {
            let labels = sum.of.labels.clone();
            Named { value, labels }.sum(g, &sum.along).value
        });
        found.push(g.binary(sign, x, y));
    }
    found
}

fn of_dot(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Some(sum) = Reduction::sum(g, op) else {
        return found;
    };
    for inner in g.ops(sum.of.value) {
        let Some(mut dot) = Dot::of(g, &inner, 0) else {
            continue;
        };
        let made = dot.labels();
        let along: Vec<usize> = sum.along.iter().map(|d| made[*d]).collect();
        let kept: Vec<usize> = made.into_iter().filter(|l| !along.contains(l)).collect();
        dot.contract
            .extend(dot.batch.iter().filter(|l| along.contains(l)));
        dot.batch.retain(|l| !along.contains(l));
        let shared = dot.contract.clone();
        let only: Vec<usize> = along.into_iter().filter(|l| !shared.contains(l)).collect();
        let [x, y] = dot.sides.clone();
        dot.sides = [x.sum(g, &only), y.sum(g, &only)];
        let dot = dot.add(g);
        found.push(dot.arranged(g, &kept));
    }
    found
}

fn example<const N: usize>(
    shapes: [&[usize]; N],
    write: impl FnOnce(&mut Func, [Value; N]) -> Value,
) -> Func {
    let mut func = Func::new("example");
    let parameters = shapes.map(|shape| func.parameter(TensorType::new(ElementType::F32, shape)));
    func.results = vec![write(&mut func, parameters)];
    func
}

fn sum(func: &mut Func, of: Value, along: &[usize]) -> Value {
    let zero = func.scalar(ElementType::F32, Scalar::Float(0.0));
    func.reduce(of, zero, along, Combiner::Add)
}

fn repeated(n: usize) -> Func {
    example([&[3, n, 2]], |func, [a]| {
        let wide = func.broadcast_in_dim(a, &[3, 4, n, 2], &[0, 2, 3]);
        sum(func, wide, &[0, 2])
    })
}

fn turned(n: usize) -> Func {
    example([&[3, n, 2]], |func, [a]| {
        let turned = func.transpose(a, &[2, 0, 1]);
        sum(func, turned, &[1, 2])
    })
}

fn the_same(n: usize) -> Func {
    example([&[3]], |func, [a]| {
        let wide = func.broadcast_in_dim(a, &[2, 3, n], &[1]);
        sum(func, wide, &[1, 2])
    })
}

fn scaled(n: usize) -> Func {
    example([&[n, 3], &[n]], |func, [a, u]| {
        let u = func.broadcast_in_dim(u, &[n, 3], &[0]);
        let scaled = func.binary(BinaryOp::Multiply, a, u);
        sum(func, scaled, &[0, 1])
    })
}

fn outer_sum(n: usize) -> Func {
    example([&[n], &[3]], |func, [u, v]| {
        let u = func.broadcast_in_dim(u, &[n, 3], &[0]);
        let v = func.broadcast_in_dim(v, &[n, 3], &[1]);
        let all = func.binary(BinaryOp::Subtract, u, v);
        sum(func, all, &[0, 1])
    })
}

fn summed_product(n: usize) -> Func {
    example([&[2, n, 3], &[2, 3, 4]], |func, [a, b]| {
        let dot = func.dot_general(a, b, (&[0], &[0]), (&[2], &[1]));
        sum(func, dot, &[0, 1])
    })
}
