//! Expresses a value as a sum of shifted arrays by walking down its operands.
//!
//! The input is a value and a box of it; the output is a [`Sum`] that holds there, or the position
//! at which the box must be cut so that a sum holds on each side. The walk goes through sums,
//! products with uniform values, and ops that move an array as a whole; all other values are
//! arrays. Periodic, zero and repeated edges become the sum's boundary conditions where they
//! coincide with an array's ends.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashMap};

use stablehlo::{BinaryOp, Coefficient, Edge, Func, Op, Value};

use super::coefficient::Polynomial;
use super::signed_box::SignedBox;
use super::sum::{Sum, nearest};
use super::terms::{invariant, is_sum, is_view, number, scalar, updated};

/// The reason why there is no sum.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum SumFailure {
    /// A sum may hold on each side of a position of the requested value.
    Cut { dimension: usize, at: i64 },
    /// No sum is known.
    No,
}

/// A walk over a function.
pub(super) struct Walk<'a> {
    pub(super) func: &'a Func,
    /// Whether the walk ends at a value, however that is computed.
    is_array: &'a dyn Fn(Value) -> bool,
    known: RefCell<HashMap<(Value, SignedBox), Result<Sum, SumFailure>>>,
    depth: Cell<usize>,
}

/// Limit on the taps of a sum.
const MOST_TAPS: usize = 128;
/// Limit on the depth of the walk.
const DEEPEST: usize = 128;

impl<'a> Walk<'a> {
    pub(super) fn new(func: &'a Func, is_array: &'a dyn Fn(Value) -> bool) -> Walk<'a> {
        Walk {
            func,
            is_array,
            known: RefCell::default(),
            depth: Cell::new(0),
        }
    }

    fn size(&self, value: Value, dimension: usize) -> i64 {
        self.func.shape(value)[dimension] as i64
    }

    /// Returns the sum that `value` equals in `region`, which is not empty.
    pub(super) fn sum(&self, value: Value, region: &SignedBox) -> Result<Sum, SumFailure> {
        let asked = (value, region.clone());
        if let Some(known) = self.known.borrow().get(&asked) {
            return known.clone();
        }
        self.depth.set(self.depth.get() + 1);
        let sum = match self.depth.get() <= DEEPEST {
            true => self.walk(value, region),
            false => Err(SumFailure::No),
        };
        self.depth.set(self.depth.get() - 1);
        let sum = match sum {
            Ok(sum) if sum.taps.len() > MOST_TAPS => Err(SumFailure::No),
            sum => sum,
        };
        self.known.borrow_mut().insert(asked, sum.clone());
        sum
    }

    fn walk(&self, value: Value, region: &SignedBox) -> Result<Sum, SumFailure> {
        let (func, rank) = (self.func, region.start.len());
        if (self.is_array)(value) || !is_sum(func, value) && !is_view(func, value) {
            return match number(func, value) {
                Some(0.0) => Ok(Sum::default()),
                _ => Ok(Sum::of(value, rank)),
            };
        }
        match func.op(value) {
            Op::Unary(_, x) => Ok(self.sum(*x, region)?.times(&Polynomial::constant(-1.0))),
            Op::Binary(op, x, y) => self.binary(*op, *x, *y, region),
            Op::Stencil {
                operand,
                coefficients,
                stencil,
            } => {
                let mut all = Sum::default();
                for tap in &stencil.taps {
                    let coefficient = match tap.coefficient {
                        Coefficient::Constant(bits) => Polynomial::constant(f64::from_bits(bits)),
                        Coefficient::Operand(nth) => match number(func, coefficients[nth]) {
                            Some(number) => Polynomial::constant(number),
                            None => scalar(self.func, coefficients[nth]),
                        },
                    };
                    let by = stencil.start.iter().zip(&tap.offsets);
                    let by: Vec<i64> = by.map(|(start, offset)| start + offset).collect();
                    let view = self.continued(*operand, region, &by, &stencil.edges)?;
                    let product = view.times(&coefficient);
                    all = all.plus(product).ok_or(SumFailure::No)?;
                }
                Ok(all)
            }
            Op::Slice { operand, start, .. } => {
                let by: Vec<i64> = start.iter().map(|s| *s as i64).collect();
                self.shifted(*operand, region, &by)
            }
            Op::Rotate {
                operand,
                dimension,
                amount,
            } => {
                let mut by = vec![0; rank];
                by[*dimension] = nearest(*amount, func.shape(*operand)[*dimension]);
                self.continued(
                    *operand,
                    region,
                    &by,
                    &only(*dimension, Edge::Periodic, rank),
                )
            }
            Op::Wrap {
                operand,
                dimension,
                low,
                ..
            } => {
                let mut by = vec![0; rank];
                by[*dimension] = -(*low as i64);
                self.continued(
                    *operand,
                    region,
                    &by,
                    &only(*dimension, Edge::Periodic, rank),
                )
            }
            Op::Extend {
                operand,
                dimension,
                low,
                ..
            } => {
                let mut by = vec![0; rank];
                by[*dimension] = -(*low as i64);
                self.continued(*operand, region, &by, &only(*dimension, Edge::Extend, rank))
            }
            Op::Pad { operand, low, .. } => {
                let by: Vec<i64> = low.iter().map(|low| -low).collect();
                self.continued(*operand, region, &by, &vec![Edge::Zero; rank])
            }
            Op::Concatenate {
                operands,
                dimension,
            } => {
                let (mut first, d) = (0, *dimension);
                for operand in operands {
                    let next = first + self.size(*operand, d);
                    if region.start[d] < next {
                        if region.limit[d] > next {
                            return Err(SumFailure::Cut {
                                dimension: d,
                                at: next,
                            });
                        }
                        let mut by = vec![0; rank];
                        by[d] = -first;
                        return self.shifted(*operand, region, &by);
                    }
                    first = next;
                }
                Err(SumFailure::No)
            }
            Op::DynamicUpdateSlice { .. } => {
                let (old, new, at) = updated(func, value).ok_or(SumFailure::No)?;
                // An update that is stored anyway is read as a whole, since a sum of it would be
                // cut at its ends.
                if (self.is_array)(new) && number(func, old).is_none() {
                    return Ok(Sum::of(value, rank));
                }
                let at: Vec<i64> = at.iter().map(|at| *at as i64).collect();
                let end = |d: usize| at[d] + self.size(new, d);
                let axes = 0..rank;
                if (axes.clone()).any(|d| region.limit[d] <= at[d] || region.start[d] >= end(d)) {
                    return self.sum(old, region);
                }
                for d in axes {
                    for at in [at[d], end(d)] {
                        if region.start[d] < at && at < region.limit[d] {
                            return Err(SumFailure::Cut { dimension: d, at });
                        }
                    }
                }
                let by: Vec<i64> = at.iter().map(|at| -at).collect();
                self.shifted(new, region, &by)
            }
            _ => unreachable!("neither a sum nor a view"),
        }
    }

    fn binary(
        &self,
        op: BinaryOp,
        x: Value,
        y: Value,
        region: &SignedBox,
    ) -> Result<Sum, SumFailure> {
        let func = self.func;
        match op {
            BinaryOp::Add => self
                .sum(x, region)?
                .plus(self.sum(y, region)?)
                .ok_or(SumFailure::No),
            BinaryOp::Subtract => {
                let minus = self.sum(y, region)?.times(&Polynomial::constant(-1.0));
                self.sum(x, region)?.plus(minus).ok_or(SumFailure::No)
            }
            BinaryOp::Multiply => match (invariant(func, x), invariant(func, y)) {
                (Some(factor), _) => Ok(self.sum(y, region)?.times(&factor)),
                (_, Some(factor)) => Ok(self.sum(x, region)?.times(&factor)),
                (None, None) => Err(SumFailure::No),
            },
            BinaryOp::Divide => {
                let by = number(func, y).ok_or(SumFailure::No)?;
                Ok(self.sum(x, region)?.times(&Polynomial::constant(1.0 / by)))
            }
            BinaryOp::Remainder
            | BinaryOp::Maximum
            | BinaryOp::Minimum
            | BinaryOp::Power
            | BinaryOp::Atan2
            | BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Xor
            | BinaryOp::ShiftLeft
            | BinaryOp::ShiftRightLogical
            | BinaryOp::ShiftRightArithmetic => Err(SumFailure::No),
        }
    }

    /// Returns the sum of `result[p] = of[p + by]`, where all positions are inside `of`.
    fn shifted(&self, of: Value, region: &SignedBox, by: &[i64]) -> Result<Sum, SumFailure> {
        match self.sum(of, &region.moved(by)) {
            Ok(sum) => Ok(sum.moved(by)),
            Err(stop) => Err(stop.moved(by)),
        }
    }

    /// Returns the sum of `result[p] = of[p + by]`, where `of` is extended beyond its ends by
    /// `edges`.
    fn continued(
        &self,
        of: Value,
        region: &SignedBox,
        by: &[i64],
        edges: &[Edge],
    ) -> Result<Sum, SumFailure> {
        let (mut by, mut asked) = (by.to_vec(), region.moved(by));
        let mut beyond = BTreeSet::new();
        for d in 0..by.len() {
            let size = self.size(of, d);
            if size == 0 {
                return Err(SumFailure::No);
            }
            let (start, limit) = (asked.start[d], asked.limit[d]);
            match edges[d] {
                Edge::Zero if limit <= 0 || start >= size => return Ok(Sum::default()),
                // A range within one period is not cut.
                Edge::Periodic if start.div_euclid(size) == (limit - 1).div_euclid(size) => {
                    let around = start.div_euclid(size) * size;
                    by[d] -= around;
                    (asked.start[d], asked.limit[d]) = (start - around, limit - around);
                }
                _ if start < 0 || limit > size => {
                    beyond.insert(d);
                }
                _ => {}
            }
        }
        // The box of the array itself: all of it in periodic dimensions, otherwise the part inside.
        let mut inside = asked.clone();
        for d in &beyond {
            let size = self.size(of, *d);
            let (start, limit) = match edges[*d] {
                Edge::Periodic => (0, size),
                Edge::Valid | Edge::Zero => (asked.start[*d].max(0), asked.limit[*d].min(size)),
                // The ends are repeated.
                Edge::Extend => (
                    asked.start[*d].clamp(0, size - 1),
                    asked.limit[*d].clamp(1, size),
                ),
            };
            (inside.start[*d], inside.limit[*d]) = (start, limit);
        }
        let mut sum = match self.sum(of, &inside) {
            Ok(sum) => sum,
            Err(SumFailure::Cut { dimension, at }) if !beyond.contains(&dimension) => {
                return Err(SumFailure::Cut { dimension, at }.moved(&by));
            }
            // The cut is inside the range, or a period away from it.
            Err(SumFailure::Cut { dimension, at }) => {
                let size = self.size(of, dimension);
                let (low, high) = (asked.start[dimension], asked.limit[dimension]);
                let at = match edges[dimension] {
                    Edge::Periodic if !(low < at && at < high) => [at - size, at + size]
                        .into_iter()
                        .find(|at| low < *at && *at < high),
                    _ => Some(at),
                };
                let at = at.ok_or(SumFailure::No)?;
                return Err(SumFailure::Cut { dimension, at }.moved(&by));
            }
            Err(SumFailure::No) => return Err(SumFailure::No),
        };
        for d in beyond {
            let size = self.size(of, d);
            let (below, above) = (asked.start[d] < 0, asked.limit[d] > size);
            for (array, offsets) in sum.taps.keys() {
                let array_size = self.size(*array, d);
                let known = sum.edges[array][d];
                let good = match edges[d] {
                    Edge::Periodic => {
                        array_size == size && (known == Edge::Periodic || offsets[d] == 0)
                    }
                    // The ends of the array must coincide with those of `of`.
                    edge => {
                        (known == Edge::Valid || known == edge)
                            && (!below || offsets[d] == 0)
                            && (!above || array_size - offsets[d] == size)
                    }
                };
                if !good {
                    let end = if below { 0 } else { size };
                    return Err(SumFailure::Cut {
                        dimension: d,
                        at: end,
                    }
                    .moved(&by));
                }
            }
            for own in sum.edges.values_mut() {
                own[d] = edges[d];
            }
        }
        Ok(sum.moved(&by))
    }
}

impl SumFailure {
    /// Translates a cut to the value that reads `by` elements further.
    fn moved(self, by: &[i64]) -> SumFailure {
        match self {
            SumFailure::Cut { dimension, at } => SumFailure::Cut {
                dimension,
                at: at - by[dimension],
            },
            SumFailure::No => SumFailure::No,
        }
    }
}

fn only(dimension: usize, edge: Edge, rank: usize) -> Vec<Edge> {
    let mut edges = vec![Edge::Valid; rank];
    edges[dimension] = edge;
    edges
}
