//! Index functions of integer arrays, by the op that computes them.

use stablehlo::{BinaryOp, ElementType, Literal, Op, UnaryOp, Value};

use super::super::piecewise_affine::{Run, Runs};
use super::super::shorthand::number;
use super::arithmetic::{computed, reshaped};
use super::{Interval, LONGEST, Mask, PositionAnalysis, Sum};
use crate::ops::same_but_for_ones;

impl PositionAnalysis<'_, '_> {
    pub(super) fn sum(&mut self, value: Value) -> Option<Sum> {
        self.consume_fuel(value)?;
        let r = self.r;
        let ty = r.tensor(value);
        let (element, shape) = (ty.element, ty.shape.as_slice());
        if element == ElementType::Pred {
            return self.sum_of_mask(value, shape);
        }
        if !element.is_integer() {
            return None;
        }
        match r.op(value) {
            Op::Constant(literal) => constant(literal, shape),
            Op::Iota { dimension, .. } => {
                let counts = Runs::affine(shape[*dimension], 0, 1);
                Sum::from_alone(shape.len(), *dimension, counts).fits(element)
            }
            Op::Convert { operand, .. } => self.sum(*operand)?.fits(element),
            Op::Unary(UnaryOp::Negate, x) => self.sum(*x)?.times(-1)?.fits(element),
            Op::Binary(op, x, y) => {
                let (x, y) = (self.sum(*x)?, self.sum(*y)?);
                computed(*op, x, y, shape)?.fits(element)
            }
            Op::Clamp { min, operand, max } => {
                let rank = shape.len();
                let mut bound = |v: Value| -> Option<Sum> {
                    let found = self.sum(v)?;
                    match found.along.len() == rank {
                        true => Some(found),
                        false => Some(Sum::constant(rank, found.constant)),
                    }
                };
                let (min, x, max) = (bound(*min)?, bound(*operand)?, bound(*max)?);
                let low = computed(BinaryOp::Maximum, x, min, shape)?;
                computed(BinaryOp::Minimum, low, max, shape)
            }
            Op::Select {
                pred,
                on_true,
                on_false,
            } => self.chosen(*pred, *on_true, *on_false, shape),
            Op::BroadcastInDim {
                operand,
                dimensions,
                ..
            } => Some(self.sum(*operand)?.broadcast(shape.len(), dimensions)),
            Op::Reshape { operand, .. } => {
                let from = self.sum(*operand)?;
                let before = r.shape(*operand);
                if let Some(map) = same_but_for_ones(before, shape) {
                    let mut sum = Sum::constant(shape.len(), from.constant);
                    for (to, of) in map.iter().enumerate() {
                        sum.along[to] = of.and_then(|of| from.along[of].clone());
                    }
                    return Some(sum);
                }
                reshaped(&from, before, shape)
            }
            Op::Transpose {
                operand,
                permutation,
            } => Some(self.sum(*operand)?.transposed(permutation)),
            Op::Reverse {
                operand,
                dimensions,
            } => {
                let mut sum = self.sum(*operand)?;
                for d in dimensions {
                    sum.along[*d] = sum.along[*d].as_ref().map(Runs::reversed);
                }
                Some(sum)
            }
            Op::Slice {
                operand,
                start,
                stride,
                ..
            } => {
                let mut sum = self.sum(*operand)?;
                for d in 0..shape.len() {
                    if let Some(runs) = &sum.along[d] {
                        sum.along[d] = Some(runs.slice(start[d], shape[d], stride[d])?);
                    }
                }
                Some(sum.tidy())
            }
            Op::Pad {
                operand,
                value: fill,
                low,
                high,
                interior,
            } => self.padded(*operand, *fill, [low, high], interior),
            Op::Concatenate {
                operands,
                dimension,
            } => self.side_by_side(operands, *dimension),
            _ => None, // data, or not worth analysing
        }
    }

    /// Returns a mask as zeros and ones.
    fn sum_of_mask(&mut self, value: Value, shape: &[usize]) -> Option<Sum> {
        let runs = |d: usize, inside: &[Interval]| {
            let mut runs = Vec::new();
            for (from, to) in inside {
                let before: usize = runs.iter().map(|run: &Run| run.len).sum();
                runs.push(Run {
                    len: from - before,
                    first: 0,
                    step: 0,
                });
                runs.push(Run {
                    len: to - from,
                    first: 1,
                    step: 0,
                });
            }
            let before: usize = runs.iter().map(|run| run.len).sum();
            runs.push(Run {
                len: shape[d] - before,
                first: 0,
                step: 0,
            });
            Runs::joined(runs)
        };
        match self.mask(value)? {
            Mask::All(all) => Some(Sum::constant(shape.len(), all.into())),
            Mask::Where { along, but: false } => {
                let dims: Vec<usize> = (0..along.len()).filter(|d| along[*d].is_some()).collect();
                let [d] = dims.as_slice() else {
                    return None;
                };
                Some(Sum::from_alone(
                    shape.len(),
                    *d,
                    runs(*d, along[*d].as_ref()?)?,
                ))
            }
            Mask::Where { .. } => None,
        }
    }

    fn chosen(
        &mut self,
        pred: Value,
        on_true: Value,
        on_false: Value,
        shape: &[usize],
    ) -> Option<Sum> {
        let pred = self.mask(pred)?;
        if let Mask::All(all) = pred {
            return self.sum(if all { on_true } else { on_false });
        }
        let Mask::Where {
            along: inside,
            but: false,
        } = pred
        else {
            return None;
        };
        let dims: Vec<usize> = (0..inside.len()).filter(|d| inside[*d].is_some()).collect();
        let [d] = dims.as_slice() else {
            return None;
        };
        let (x, y) = (self.sum(on_true)?, self.sum(on_false)?);
        let whole = |sum: &Sum| match &sum.along[*d] {
            None => Some(Runs::affine(shape[*d], sum.constant, 0)),
            Some(runs) => runs.map(|run| {
                Some(Run {
                    first: run.first + sum.constant,
                    ..run
                })
            }),
        };
        let others = |sum: &Sum| {
            let mut along = sum.along.clone();
            along[*d] = None;
            along
        };
        if others(&x) != others(&y) {
            return None;
        }
        let (on_true, on_false) = (whole(&x)?, whole(&y)?);
        let inside = inside[*d].as_ref()?;
        let mut pieces: Vec<Run> = Vec::new();
        let mut at = 0;
        for (from, to) in inside {
            pieces.extend(on_false.slice(at, from - at, 1)?.0);
            pieces.extend(on_true.slice(*from, to - from, 1)?.0);
            at = *to;
        }
        pieces.extend(on_false.slice(at, shape[*d] - at, 1)?.0);
        let mut along = others(&x);
        along[*d] = Some(Runs::joined(pieces)?);
        Some(Sum { constant: 0, along }.tidy())
    }

    fn padded(
        &mut self,
        operand: Value,
        fill: Value,
        [low, high]: [&[i64]; 2],
        interior: &[usize],
    ) -> Option<Sum> {
        let moved = |d: &usize| low[*d] != 0 || high[*d] != 0 || interior[*d] != 0;
        let padded: Vec<usize> = (0..interior.len()).filter(moved).collect();
        let [d] = padded.as_slice() else {
            return None;
        };
        if interior[*d] != 0 || low[*d] < 0 || high[*d] < 0 {
            return None;
        }
        let (of, runs) = self.sum(operand)?.alone(self.r.shape(operand))?;
        let fill = self.sum(fill)?.constant;
        let runs = match runs.constant() {
            Some(all) => Runs::affine(self.r.shape(operand)[*d], all, 0),
            None if of == *d => runs,
            None => return None,
        };
        let around = |len: i64| Run {
            len: len as usize,
            first: fill,
            step: 0,
        };
        let pieces = [around(low[*d])]
            .into_iter()
            .chain(runs.0)
            .chain([around(high[*d])]);
        Some(Sum::from_alone(interior.len(), *d, Runs::joined(pieces)?))
    }

    fn side_by_side(&mut self, operands: &[Value], dimension: usize) -> Option<Sum> {
        let mut pieces = Vec::new();
        let mut along: Option<Vec<Option<Runs>>> = None;
        for operand in operands {
            if self.r.shape(*operand)[dimension] == 0 {
                continue;
            }
            let mut sum = self.sum(*operand)?;
            let size = self.r.shape(*operand)[dimension];
            let here = sum.along[dimension]
                .take()
                .unwrap_or(Runs::affine(size, 0, 0));
            let constant = sum.constant;
            pieces.extend(here.0.into_iter().map(|run| Run {
                first: run.first + constant,
                ..run
            }));
            if along.get_or_insert_with(|| sum.along.clone()) != &sum.along {
                return None;
            }
        }
        let mut along = along?;
        along[dimension] = Some(Runs::joined(pieces)?);
        Some(Sum { constant: 0, along }.tidy())
    }
}

/// Returns a constant as an index function, if it is a splat or a short 1-D array.
fn constant(literal: &Literal, shape: &[usize]) -> Option<Sum> {
    let number = |scalar| number(literal.element(), scalar);
    if let Some(all) = literal.splat_value() {
        return Some(Sum::constant(shape.len(), number(all)));
    }
    let long: Vec<usize> = (0..shape.len()).filter(|d| shape[*d] != 1).collect();
    let [d] = long.as_slice() else {
        return None;
    };
    if shape[*d] > LONGEST {
        return None; // not worth the time
    }
    let elements = (0..shape[*d]).map(|i| Run {
        len: 1,
        first: number(literal.get(i)),
        step: 0,
    });
    Some(Sum::from_alone(shape.len(), *d, Runs::joined(elements)?))
}
