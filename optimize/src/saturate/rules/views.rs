//! Positions of transposes, reshapes and broadcasts: before or after arithmetic, and composed with
//! one another.

use stablehlo::{BinaryOp, ElementType, Func, Op, TensorType, UnaryOp, Value};

use super::Rule;
use crate::Semantics::BitExact;
use crate::saturate::graph::Graph;

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "op-then-view", reason: "several arrays that lie otherwise are put together first, and turned or repeated once",
           semantics: BitExact, apply: op_then_view, example: three_turned },
    Rule { name: "view-then-op", reason: "what is turned or repeated only to meet what is turned back need not be",
           semantics: BitExact, apply: view_then_op, example: turned_result },
    Rule { name: "view-of-view", reason: "one view says it, or none",
           semantics: BitExact, apply: view_of_view, example: there_and_back },
    Rule { name: "either-order", reason: "what is the same but for the order of its operands is there already",
           semantics: BitExact, apply: either_order, example: both_orders },
];

/// An op that moves elements, without its operand.
#[derive(Clone, PartialEq)]
pub(super) enum View {
    Transpose(Vec<usize>),
    /// From one shape to another.
    Reshape(Vec<usize>, Vec<usize>),
    /// From one shape to another, and the result dimension of each operand dimension.
    Broadcast(Vec<usize>, Vec<usize>, Vec<usize>),
}

impl View {
    pub(super) fn of(g: &Graph, op: &Op) -> Option<(View, Value)> {
        match op {
            Op::Transpose {
                operand,
                permutation,
            } => Some((View::Transpose(permutation.clone()), *operand)),
            Op::Reshape { operand, shape } => {
                let from = g.shape(*operand).to_vec();
                Some((View::Reshape(from, shape.clone()), *operand))
            }
            Op::BroadcastInDim {
                operand,
                shape,
                dimensions,
            } => {
                let from = g.shape(*operand).to_vec();
                let view = View::Broadcast(from, shape.clone(), dimensions.clone());
                Some((view, *operand))
            }
            _ => None, // computes something, or reads only a part
        }
    }

    /// Adds the view of `operand`.
    pub(super) fn add(&self, g: &mut Graph, operand: Value) -> Value {
        match self {
            View::Transpose(permutation) => g.transpose(operand, permutation.clone()),
            View::Reshape(_, shape) => g.add(Op::Reshape {
                operand,
                shape: shape.clone(),
            }),
            View::Broadcast(_, shape, at) => g.broadcast(operand, shape, at.clone()),
        }
    }

    /// Returns a class whose view is `class`; for a uniform value, that value in the operand's
    /// shape.
    fn under(&self, g: &mut Graph, class: Value) -> Option<Value> {
        let seen = g.ops(class).into_iter().find_map(|op| {
            let (view, operand) = View::of(g, &op)?;
            (view == *self).then_some(operand)
        });
        if seen.is_some() {
            return seen;
        }
        let shape = match self {
            View::Transpose(permutation) => {
                let mut shape = g.shape(class).to_vec();
                for (to, from) in permutation.iter().enumerate() {
                    shape[*from] = g.shape(class)[to];
                }
                shape
            }
            View::Reshape(from, _) | View::Broadcast(from, _, _) => from.clone(),
        };
        let (all, _) =
            (g.broadcasts(class).into_iter()).find(|(all, _)| g.shape(*all).is_empty())?;
        Some(g.broadcast(all, &shape, Vec::new()))
    }

    /// Adds the view of `class`; for a uniform value, that value in `shape`.
    fn over(&self, g: &mut Graph, class: Value, shape: &[usize]) -> Value {
        let mut all = g.broadcasts(class).into_iter();
        match all.find(|(all, _)| g.shape(*all).is_empty()) {
            Some((all, _)) => g.broadcast(all, shape, Vec::new()),
            None => self.add(g, class),
        }
    }
}

/// Returns the operands of an elementwise op that have its shape.
fn of_full_rank(g: &Graph, op: &Op) -> Vec<Value> {
    let mut operands = op.operands();
    match op {
        Op::Select { pred, on_true, .. } if g.shape(*pred) != g.shape(*on_true) => {
            operands.remove(0);
        }
        Op::Clamp { min, operand, .. } if g.shape(*min) != g.shape(*operand) => {
            operands = vec![*operand];
        }
        _ => {} // all of them
    }
    operands
}

fn op_then_view(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    if !op.is_elementwise() {
        return found;
    }
    let full = of_full_rank(g, op);
    let mut views: Vec<View> = Vec::new();
    for operand in &full {
        for seen in g.ops(*operand) {
            match View::of(g, &seen) {
                // A uniform value is a view of any kind.
                Some((View::Broadcast(from, _, _), _)) if from.is_empty() => {}
                Some((view, _)) if !views.contains(&view) => views.push(view),
                _ => {}
            }
        }
    }
    for view in views {
        let under: Option<Vec<Value>> = full.iter().map(|v| view.under(g, *v)).collect();
        let Some(under) = under else {
            continue;
        };
        let inner = op.map_operands(|v| match full.iter().position(|f| *f == v) {
            Some(nth) => under[nth],
            None => v,
        });
        let inner = g.add(inner);
        found.push(view.add(g, inner));
    }
    found
}

fn view_then_op(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Some((view, operand)) = View::of(g, op) else {
        return found;
    };
    for inner in g.ops(operand) {
        if !inner.is_elementwise() {
            continue;
        }
        let full = of_full_rank(g, &inner);
        let shape = match &view {
            View::Transpose(permutation) => {
                let of = g.shape(operand);
                permutation.iter().map(|d| of[*d]).collect()
            }
            View::Reshape(_, to) | View::Broadcast(_, to, _) => to.clone(),
        };
        let mut over = Vec::with_capacity(full.len());
        for value in &full {
            over.push(view.over(g, *value, &shape));
        }
        let outer = inner.map_operands(|v| match full.iter().position(|f| *f == v) {
            Some(nth) => over[nth],
            None => v,
        });
        found.push(g.add(outer));
    }
    found
}

fn view_of_view(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Some((view, operand)) = View::of(g, op) else {
        return found;
    };
    if let Some(all) = g.splat(operand) {
        let shape = match &view {
            View::Transpose(permutation) => {
                let of = g.shape(operand);
                permutation.iter().map(|d| of[*d]).collect()
            }
            View::Reshape(_, to) | View::Broadcast(_, to, _) => to.clone(),
        };
        found.push(g.number(g.tensor(operand).element, &shape, all));
        return found;
    }
    for inner in g.ops(operand) {
        let Some((inner, under)) = View::of(g, &inner) else {
            continue;
        };
        let through = |by: &[usize], at: &[usize]| at.iter().map(|d| by[*d]).collect::<Vec<_>>();
        let one = match (&view, &inner) {
            (View::Transpose(outer), View::Transpose(inner)) => {
                Some(View::Transpose(through(inner, outer)))
            }
            (View::Reshape(_, to), View::Reshape(from, _)) => {
                Some(View::Reshape(from.clone(), to.clone()))
            }
            (View::Broadcast(_, to, outer), View::Broadcast(from, _, inner)) => Some(
                View::Broadcast(from.clone(), to.clone(), through(outer, inner)),
            ),
            (View::Transpose(outer), View::Broadcast(from, shape, inner)) => {
                let place = |d: &usize| outer.iter().position(|o| o == d).unwrap_or(0);
                let at = inner.iter().map(place).collect();
                Some(View::Broadcast(from.clone(), through(shape, outer), at))
            }
            (View::Broadcast(_, to, outer), View::Transpose(inner)) => {
                let mut at = vec![0; inner.len()];
                for (d, from) in inner.iter().enumerate() {
                    at[*from] = outer[d];
                }
                Some(View::Broadcast(g.shape(under).to_vec(), to.clone(), at))
            }
            (View::Reshape(..), View::Transpose(..) | View::Broadcast(..))
            | (View::Transpose(..) | View::Broadcast(..), View::Reshape(..)) => None,
        };
        found.extend(one.map(|one| one.add(g, under)));
    }
    found
}

fn either_order(g: &mut Graph, op: &Op) -> Vec<Value> {
    match op {
        Op::Binary(op @ (BinaryOp::Add | BinaryOp::Multiply), x, y) => vec![g.binary(*op, *y, *x)],
        _ => Vec::new(), // does not commute
    }
}

fn example<const N: usize>(
    shape: &[usize],
    write: impl FnOnce(&mut Func, [Value; N]) -> Vec<Value>,
) -> Func {
    let mut func = Func::new("example");
    let parameters = [(); N].map(|()| func.parameter(TensorType::new(ElementType::F32, shape)));
    func.results = write(&mut func, parameters);
    func
}

fn three_turned(n: usize) -> Func {
    example(&[n, 3], |func, [a, b]| {
        let (a, b) = (func.transpose(a, &[1, 0]), func.transpose(b, &[1, 0]));
        let two = func.splat(func.tensor(a).clone(), stablehlo::Scalar::Float(2.0));
        let sum = func.binary(BinaryOp::Add, a, b);
        let less = func.compare(stablehlo::Direction::Lt, sum, two);
        vec![func.select(less, sum, two)]
    })
}

fn turned_result(n: usize) -> Func {
    example(&[n, 3], |func, [a, b]| {
        let turned = func.transpose(b, &[1, 0]);
        let back = func.unary(UnaryOp::Negate, turned);
        let back = func.transpose(back, &[1, 0]);
        let flat = func.binary(BinaryOp::Divide, a, back);
        vec![func.reshape(flat, &[3 * n])]
    })
}

fn there_and_back(n: usize) -> Func {
    example(&[n, 3], |func, [a]| {
        let wide = func.broadcast_in_dim(a, &[3, 2, n], &[2, 0]);
        let turned = func.transpose(wide, &[2, 0, 1]);
        let flat = func.reshape(turned, &[n, 6]);
        vec![func.reshape(flat, &[6 * n])]
    })
}

fn both_orders(n: usize) -> Func {
    example(&[n], |func, [a, b]| {
        let ab = func.binary(BinaryOp::Multiply, a, b);
        let ba = func.binary(BinaryOp::Multiply, b, a);
        vec![func.binary(BinaryOp::Add, ab, ba)]
    })
}
