//! Updates of two boxes side by side, by the same elementwise function of boxes that lie side by
//! side in the same arrays, are one update.
//!
//! A compiler that unrolls a loop over rows leaves some rows over, which a kernel computes after
//! the loop. It may subtract a product in the loop where it adds the product with the negated
//! constant after it; the two have the same bits.

use std::collections::HashMap;

use stablehlo::{BinaryOp, ElementType, Func, Literal, Op, Scalar, TensorType, Value};

use super::shorthand::{float, program};
use super::update_of_concat::written;
use crate::ops::{commutes, known_starts};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "neighbouring-updates", reason: "rows that are computed alike and lie side by side are computed and put there at once",
           semantics: BitExact, apply: updates, example: rows_left_over },
];

/// The maximum number of ops that are compared.
const MOST: usize = 64;

fn updates(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::DynamicUpdateSlice {
        operand: below,
        update: b,
        starts,
    } = op
    else {
        return None;
    };
    let Op::DynamicUpdateSlice {
        operand,
        update: a,
        starts: below_starts,
    } = r.op(*below).clone()
    else {
        return None;
    };
    let (shape, [size_a, size_b]) = (r.shape(*below), [a, *b].map(|v| r.shape(v)));
    let at_a = known_starts(&r.out, &below_starts, shape, size_a)?;
    let at_b = known_starts(&r.out, starts, shape, size_b)?;
    let differs = |d: &usize| at_a[*d] != at_b[*d] || size_a[*d] != size_b[*d];
    let mut dims = (0..shape.len()).filter(differs);
    let (axis, None) = (dims.next()?, dims.next()) else {
        return None;
    };
    let is_after = at_a[axis] + size_a[axis] == at_b[axis];
    let is_before = at_b[axis] + size_b[axis] == at_a[axis];
    if !is_after && !is_before || ![*below, a, *b].into_iter().all(|v| r.is_only_use(v)) {
        return None;
    }
    // The form of the larger part is kept.
    let is_larger = size_a[axis] >= size_b[axis];
    let (form, other) = if is_larger { (a, *b) } else { (*b, a) };
    let mut joining = Joining {
        r,
        axis,
        is_after: is_after == is_larger,
        known: HashMap::new(),
        nodes: Vec::new(),
    };
    let whole = joining.join(form, other)?;
    let nodes = joining.nodes;
    let update = write(r, &nodes, whole);
    let at = if is_after { at_a } else { at_b };
    Some(written(r, operand, update, &at))
}

/// A value for both boxes.
enum Node {
    /// An op that reads no array, or reads one itself.
    Leaf(Op),
    /// An elementwise op of other nodes, by number.
    Computed(Op, Vec<usize>),
}

/// The comparison of the two functions.
struct Joining<'a, 'b> {
    r: &'a Rewriter<'b>,
    /// The dimension along which the boxes are neighbours.
    axis: usize,
    /// Whether the other box follows the one whose form is kept.
    is_after: bool,
    known: HashMap<(Value, Value), usize>,
    nodes: Vec<Node>,
}

impl Joining<'_, '_> {
    /// Returns the number of the node for `a` in one box and `b` in the other.
    fn join(&mut self, a: Value, b: Value) -> Option<usize> {
        if let Some(known) = self.known.get(&(a, b)) {
            return Some(*known);
        }
        if self.nodes.len() >= MOST {
            return None;
        }
        let node = match self.leaf(a, b) {
            Some(op) => Node::Leaf(op),
            None => self.computed(a, b)?,
        };
        self.nodes.push(node);
        self.known.insert((a, b), self.nodes.len() - 1);
        Some(self.nodes.len() - 1)
    }

    fn leaf(&self, a: Value, b: Value) -> Option<Op> {
        let (axis, r) = (self.axis, self.r);
        let count = |v: Value| r.shape(v).get(axis).copied();
        let size = count(a)? + count(b)?;
        match (r.op(a), r.op(b)) {
            (Op::Constant(x), Op::Constant(y)) => {
                let element = x.element();
                let [one, two] = [x, y].map(|all| all.splat_value());
                let bits = |all| Literal::scalar(element, all);
                let is_same = y.element() == element && bits(one?) == bits(two?);
                let mut shape = r.shape(a).to_vec();
                shape[axis] = size;
                let ty = TensorType::new(element, shape);
                is_same.then_some(Op::Constant(Literal::splat(ty, one?)))
            }
            (
                Op::BroadcastInDim {
                    operand,
                    shape,
                    dimensions,
                },
                Op::BroadcastInDim {
                    operand: other,
                    dimensions: to,
                    ..
                },
            ) if operand == other && dimensions == to && !dimensions.contains(&axis) => {
                let mut shape = shape.clone();
                shape[axis] = size;
                Some(Op::BroadcastInDim {
                    operand: *operand,
                    shape,
                    dimensions: dimensions.clone(),
                })
            }
            (
                Op::Slice {
                    operand,
                    start,
                    limit,
                    stride,
                },
                Op::Slice {
                    operand: other,
                    start: from,
                    limit: to,
                    stride: by,
                },
            ) if operand == other && stride == by && stride.iter().all(|by| *by == 1) => {
                let beside = (0..start.len()).all(|d| match d == axis {
                    true if self.is_after => limit[d] == from[d],
                    true => to[d] == start[d],
                    false => start[d] == from[d] && limit[d] == to[d],
                });
                let (mut start, mut limit) = (start.clone(), limit.clone());
                start[axis] = start[axis].min(from[axis]);
                limit[axis] = limit[axis].max(to[axis]);
                beside.then_some(Op::Slice {
                    operand: *operand,
                    start,
                    limit,
                    stride: stride.clone(),
                })
            }
            _ => None,
        }
    }

    fn computed(&mut self, a: Value, b: Value) -> Option<Node> {
        let (x, y) = (self.r.op(a).clone(), self.r.op(b).clone());
        if let (Op::Binary(m, c, p), Op::Binary(n, d, q)) = (&x, &y)
            && let (BinaryOp::Subtract, BinaryOp::Add) | (BinaryOp::Add, BinaryOp::Subtract) =
                (m, n)
        {
            // The product comes second in a difference, and anywhere in a sum.
            let [c, p, d, q] = [*c, *p, *d, *q];
            let swapped = match m {
                BinaryOp::Add => (p, c, d, q),
                _ => (c, p, q, d),
            };
            let (c, p, d, q) = match self.negated(p, q) {
                Some(_) => (c, p, d, q),
                None => swapped,
            };
            let (product, rest) = (self.negated(p, q)?, self.join(c, d)?);
            let terms = match x.operands()[0] == c {
                true => vec![rest, product],
                false => vec![product, rest],
            };
            return Some(Node::Computed(x, terms));
        }
        let blank = |op: &Op| op.map_operands(|_| a);
        if !x.is_elementwise() || blank(&x) != blank(&y) {
            return None;
        }
        let (ours, theirs) = (x.operands(), y.operands());
        let is_commutative = matches!(x, Op::Binary(op, ..) if commutes(op));
        let straight = self.all(&ours, &theirs);
        let operands = match straight {
            None if is_commutative => self.all(&ours, &[theirs[1], theirs[0]]),
            found => found,
        };
        Some(Node::Computed(x, operands?))
    }

    fn all(&mut self, ours: &[Value], theirs: &[Value]) -> Option<Vec<usize>> {
        let pairs = ours.iter().zip(theirs);
        pairs.map(|(a, b)| self.join(*a, *b)).collect()
    }

    /// Joins the product `a` with the product `b`, by the negated constant.
    fn negated(&mut self, a: Value, b: Value) -> Option<usize> {
        let (x, y) = (self.r.op(a).clone(), self.r.op(b).clone());
        let (Op::Binary(BinaryOp::Multiply, p, c), Op::Binary(BinaryOp::Multiply, q, d)) = (&x, &y)
        else {
            return None;
        };
        let (one, two) = (float(self.r, *c)?, float(self.r, *d)?);
        if one.to_bits() != (-two).to_bits() {
            return None;
        }
        let factor = self.join(*p, *q)?;
        // The constant of the form that is kept.
        let constant = super::shorthand::splat(self.r, *c)?;
        let mut shape = self.r.shape(a).to_vec();
        shape[self.axis] += self.r.shape(b)[self.axis];
        let ty = TensorType::new(self.r.tensor(a).element, shape);
        self.nodes
            .push(Node::Leaf(Op::Constant(Literal::splat(ty, constant))));
        let constant = self.nodes.len() - 1;
        self.nodes.push(Node::Computed(x, vec![factor, constant]));
        Some(self.nodes.len() - 1)
    }
}

/// Emits the nodes, and returns the value of the one with this number.
fn write(r: &mut Rewriter, nodes: &[Node], whole: usize) -> Value {
    let mut needed = vec![false; nodes.len()];
    needed[whole] = true;
    for at in (0..nodes.len()).rev() {
        if let (true, Node::Computed(_, operands)) = (needed[at], &nodes[at]) {
            operands.iter().for_each(|operand| needed[*operand] = true);
        }
    }
    let mut values: HashMap<usize, Value> = HashMap::new();
    for (at, node) in nodes.iter().enumerate().filter(|(at, _)| needed[*at]) {
        let value = match node {
            Node::Leaf(op) => r.emit(op.clone()),
            Node::Computed(op, operands) => {
                let mut operands = operands.iter().map(|operand| values[operand]);
                let op = op.map_operands(|_| operands.next().expect("one each"));
                r.emit(op)
            }
        };
        values.insert(at, value);
    }
    values[&whole]
}

/// `y[1..n + 3] = x[0..n + 2] - 4 x[1..n + 3]`, of which the last row is computed apart.
fn rows_left_over(n: usize) -> Func {
    program(ElementType::F32, &[n + 4, 3], |func, [x, y]| {
        let zero = func.scalar(ElementType::I64, Scalar::Int(0));
        let rows = |func: &mut Func, y: Value, first: usize, limit: usize, by: f64| {
            let before = func.slice(x, &[first - 1, 0], &[limit - 1, 3], &[1, 1]);
            let here = func.slice(x, &[first, 0], &[limit, 3], &[1, 1]);
            let factor = func.splat(func.tensor(here).clone(), Scalar::Float(by));
            let product = func.binary(BinaryOp::Multiply, here, factor);
            let op = if by > 0.0 {
                BinaryOp::Subtract
            } else {
                BinaryOp::Add
            };
            let all = func.binary(op, before, product);
            let start = func.scalar(ElementType::I64, Scalar::Int(first as i64));
            func.dynamic_update_slice(y, all, &[start, zero])
        };
        let most = rows(func, y, 1, n + 2, 4.0);
        rows(func, most, n + 2, n + 3, -4.0)
    })
}
