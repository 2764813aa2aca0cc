//! Boxes with signed positions, and the parts of old values in them, computed without the rest.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Edge, Func, Op, Scalar, TensorType, UnaryOp, Value};

use super::terms::{invariant, is_sum, is_view, updated};

/// The positions from `start` to `limit`, exclusive, in each dimension.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct SignedBox {
    pub(super) start: Vec<i64>,
    pub(super) limit: Vec<i64>,
}

impl SignedBox {
    pub(super) fn whole(shape: &[usize]) -> SignedBox {
        SignedBox {
            start: vec![0; shape.len()],
            limit: shape.iter().map(|n| *n as i64).collect(),
        }
    }

    pub(super) fn moved(&self, by: &[i64]) -> SignedBox {
        let moved = |ends: &[i64]| ends.iter().zip(by).map(|(end, by)| end + by).collect();
        SignedBox {
            start: moved(&self.start),
            limit: moved(&self.limit),
        }
    }

    pub(super) fn with(&self, dimension: usize, start: i64, limit: i64) -> SignedBox {
        let mut region = self.clone();
        (region.start[dimension], region.limit[dimension]) = (start, limit);
        region
    }

    pub(super) fn shape(&self) -> Vec<usize> {
        let ends = self.start.iter().zip(&self.limit);
        ends.map(|(start, limit)| (limit - start).max(0) as usize)
            .collect()
    }

    pub(super) fn volume(&self) -> usize {
        self.shape().iter().product()
    }

    /// Returns the strips around the box in an array of `shape`: slabs in the first dimension as
    /// wide as the array, then in the second dimension as wide as the rest, and so on.
    pub(super) fn strips_around(&self, shape: &[usize]) -> Vec<SignedBox> {
        let (mut left, mut strips) = (SignedBox::whole(shape), Vec::new());
        for (d, size) in shape.iter().enumerate() {
            let (start, limit) = (self.start[d], self.limit[d]);
            for (from, to) in [(0, start), (limit, *size as i64)] {
                if from < to {
                    strips.push(left.with(d, from, to));
                }
            }
            left = left.with(d, start, limit);
        }
        strips
    }
}

/// The state of rewriting a function, with parts of values that it does not compute as a whole.
pub(super) struct Parts<'a> {
    pub(super) func: &'a Func,
    pub(super) out: Func,
    /// The new value of each old value, as far as it is written.
    pub(super) new: Vec<Option<Value>>,
    /// Whether a value is computed as a whole and not recomputed in parts.
    is_array: &'a dyn Fn(Value) -> bool,
    /// The value whose parts are being computed.
    root: Option<Value>,
    known: HashMap<(Value, SignedBox), Value>,
}

impl<'a> Parts<'a> {
    pub(super) fn new(func: &'a Func, is_array: &'a dyn Fn(Value) -> bool) -> Parts<'a> {
        Parts {
            func,
            out: Func::with_signature_of(func),
            new: vec![None; func.len()],
            is_array,
            root: None,
            known: HashMap::new(),
        }
    }

    pub(super) fn at(&self, value: Value) -> Value {
        self.new[value.index()].expect("operands come before their op")
    }

    /// Writes `region` of an old value without the rest of it.
    pub(super) fn part_of(&mut self, root: Value, region: &SignedBox) -> Value {
        self.root = Some(root);
        let part = self.part(root, region);
        self.root = None;
        part
    }

    fn part(&mut self, value: Value, region: &SignedBox) -> Value {
        let asked = (value, region.clone());
        if let Some(known) = self.known.get(&asked) {
            return *known;
        }
        let part = match self.cut(value, region) {
            Some((d, at)) => {
                let front = self.part(value, &region.with(d, region.start[d], at));
                let back = self.part(value, &region.with(d, at, region.limit[d]));
                self.out.concatenate(&[front, back], d)
            }
            None => self.one(value, region),
        };
        self.known.insert(asked, part);
        part
    }

    fn is_whole(&self, value: Value) -> bool {
        let func = self.func;
        let is_array = self.root != Some(value) && (self.is_array)(value);
        is_array || !is_sum(func, value) && !is_view(func, value)
    }

    fn size(&self, value: Value, d: usize) -> i64 {
        self.func.shape(value)[d] as i64
    }

    /// Returns a position at which the region must be cut for each side to depend on one part of an
    /// operand; `None` if it need not be cut.
    fn cut(&self, value: Value, region: &SignedBox) -> Option<(usize, i64)> {
        if self.is_whole(value) {
            return None;
        }
        let inside = |d: usize, at: i64| region.start[d] < at && at < region.limit[d];
        let ends: Vec<(usize, i64)> = match self.func.op(value) {
            Op::Rotate {
                operand,
                dimension,
                amount,
            } => {
                let size = self.size(*operand, *dimension);
                vec![(*dimension, size - amount.rem_euclid(size.max(1)))]
            }
            Op::Wrap {
                operand,
                dimension,
                low,
                ..
            }
            | Op::Extend {
                operand,
                dimension,
                low,
                ..
            } => {
                let low = *low as i64;
                let end = low + self.size(*operand, *dimension);
                vec![(*dimension, low), (*dimension, end)]
            }
            Op::Pad { operand, low, .. } => (low.iter().enumerate())
                .flat_map(|(d, low)| [(d, *low), (d, low + self.size(*operand, d))])
                .collect(),
            Op::Concatenate {
                operands,
                dimension,
            } => {
                let mut end = 0;
                let ends = operands.iter().map(|operand| {
                    end += self.size(*operand, *dimension);
                    (*dimension, end)
                });
                ends.collect()
            }
            Op::DynamicUpdateSlice { .. } => {
                let (_, new, at) = updated(self.func, value)?;
                let at = at.into_iter().enumerate();
                let ends: Vec<(usize, i64)> = at
                    .flat_map(|(d, at)| [(d, at as i64), (d, at as i64 + self.size(new, d))])
                    .collect();
                // A region beside the box in one dimension need not be cut in the others.
                let beside = ends.chunks_exact(2).any(|ends| {
                    let (d, start, end) = (ends[0].0, ends[0].1, ends[1].1);
                    region.limit[d] <= start || region.start[d] >= end
                });
                if beside { Vec::new() } else { ends }
            }
            _ => Vec::new(), // one part of each operand
        };
        ends.into_iter().find(|(d, at)| inside(*d, *at))
    }

    /// Writes a region that need not be cut.
    fn one(&mut self, value: Value, region: &SignedBox) -> Value {
        let shape = region.shape();
        if self.is_whole(value) {
            let whole = self.at(value);
            let ends = |ends: &[i64]| ends.iter().map(|end| *end as usize).collect::<Vec<_>>();
            let ones = vec![1; shape.len()];
            return (self.out).slice(whole, &ends(&region.start), &ends(&region.limit), &ones);
        }
        let rank = shape.len();
        let along = |d: usize, by: i64| {
            let mut all = vec![0; rank];
            all[d] = by;
            all
        };
        match self.func.op(value).clone() {
            Op::Unary(op, x) => {
                debug_assert_eq!(op, UnaryOp::Negate);
                let x = self.part(x, region);
                self.out.unary(op, x)
            }
            Op::Binary(op, x, y) => {
                let [x, y] = [x, y].map(|operand| self.factor(operand, op, region));
                self.out.binary(op, x, y)
            }
            Op::Stencil {
                operand,
                coefficients,
                mut stencil,
            } => {
                for d in 0..rank {
                    stencil.start[d] += region.start[d];
                }
                stencil.shape = shape;
                // The part of the operand that is read, clipped to the operand; all of it in a
                // periodic dimension that wraps.
                let offsets = |d: usize| stencil.taps.iter().map(move |tap| tap.offsets[d]);
                let ends = |d: usize| {
                    let low = stencil.start[d] + offsets(d).min().unwrap_or(0);
                    let high = offsets(d).max().unwrap_or(0) + stencil.start[d];
                    (low, high + stencil.shape[d] as i64)
                };
                let mut read = SignedBox::whole(self.func.shape(operand));
                let mut edges = stencil.edges.clone();
                for (d, edge) in edges.iter_mut().enumerate() {
                    let ((low, high), size) = (ends(d), self.size(operand, d));
                    let inside = low >= 0 && high <= size;
                    if inside {
                        *edge = Edge::Valid;
                    } else if *edge == Edge::Periodic {
                        continue;
                    }
                    read.start[d] = low.clamp(0, (size - 1).max(0));
                    read.limit[d] = high.clamp(size.min(1), size);
                }
                let start = stencil.start.iter().zip(&read.start);
                stencil.start = start.map(|(s, first)| s - first).collect();
                stencil.edges = edges;
                let operand = self.part(operand, &read);
                let coefficients: Vec<Value> = coefficients.iter().map(|c| self.at(*c)).collect();
                self.out.stencil(operand, &coefficients, *stencil)
            }
            Op::Slice { operand, start, .. } => {
                let by: Vec<i64> = start.iter().map(|s| *s as i64).collect();
                self.part(operand, &region.moved(&by))
            }
            Op::Rotate {
                operand,
                dimension: d,
                amount,
            } => {
                let size = self.size(operand, d).max(1);
                let by = amount.rem_euclid(size);
                let by = if region.start[d] + by >= size {
                    by - size
                } else {
                    by
                };
                self.part(operand, &region.moved(&along(d, by)))
            }
            Op::Wrap {
                operand,
                dimension: d,
                low,
                ..
            } => {
                let size = self.size(operand, d).max(1);
                let from = region.start[d] - low as i64;
                let by = from.rem_euclid(size) - region.start[d];
                self.part(operand, &region.moved(&along(d, by)))
            }
            Op::Extend {
                operand,
                dimension: d,
                low,
                ..
            } => {
                let size = self.size(operand, d);
                let from = region.start[d] - low as i64;
                if (0..size).contains(&from) {
                    return self.part(operand, &region.moved(&along(d, -(low as i64))));
                }
                let end = from.clamp(0, size - 1);
                let one = self.part(operand, &region.with(d, end, end + 1));
                let all: Vec<usize> = (0..rank).collect();
                self.out.broadcast_in_dim(one, &shape, &all)
            }
            Op::Pad { operand, low, .. } => {
                let by: Vec<i64> = low.iter().map(|low| -low).collect();
                let from = region.moved(&by);
                let outside =
                    |d: usize| from.start[d] < 0 || from.start[d] >= self.size(operand, d);
                if (0..rank).any(outside) {
                    let element = self.func.tensor(value).element;
                    let ty = TensorType::new(element, shape);
                    return self.out.splat(ty, Scalar::Int(0));
                }
                self.part(operand, &from)
            }
            Op::Concatenate {
                operands,
                dimension: d,
            } => {
                let mut first = 0;
                for operand in operands {
                    let next = first + self.size(operand, d);
                    if region.start[d] < next {
                        return self.part(operand, &region.moved(&along(d, -first)));
                    }
                    first = next;
                }
                unreachable!("a place lies in one of the operands")
            }
            Op::DynamicUpdateSlice { .. } => {
                let (old, new, at) = updated(self.func, value).expect("a view");
                let at: Vec<i64> = at.iter().map(|at| *at as i64).collect();
                let inside =
                    |d: usize| (at[d]..at[d] + self.size(new, d)).contains(&region.start[d]);
                if (0..rank).all(inside) {
                    let by: Vec<i64> = at.iter().map(|at| -at).collect();
                    return self.part(new, &region.moved(&by));
                }
                self.part(old, region)
            }
            op => unreachable!("{} is neither a sum nor a view", op.name()),
        }
    }

    /// Writes an operand of a sum or product: its part, or a uniform value in the shape of the
    /// part.
    fn factor(&mut self, operand: Value, op: BinaryOp, region: &SignedBox) -> Value {
        let is_product = matches!(op, BinaryOp::Multiply | BinaryOp::Divide);
        if !is_product || invariant(self.func, operand).is_none() {
            return self.part(operand, region);
        }
        let shape = region.shape();
        match self.func.op(operand) {
            Op::Constant(literal) => {
                let all = literal.splat_value().expect("the same everywhere");
                self.out
                    .splat(TensorType::new(literal.element(), shape), all)
            }
            Op::BroadcastInDim { operand, .. } => {
                let scalar = self.at(*operand);
                self.out.broadcast_in_dim(scalar, &shape, &[])
            }
            op => unreachable!("{} may differ between places", op.name()),
        }
    }
}
