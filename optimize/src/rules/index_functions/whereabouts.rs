//! The sets of positions where masks hold, by the op that computes the mask.

use stablehlo::{BinaryOp, Direction, Op, UnaryOp, Value};

use super::arithmetic::reshaped;
use super::mask::intersection;
use super::{Interval, LONGEST, Mask, PositionAnalysis, Sum};
use crate::ops::same_but_for_ones;

impl PositionAnalysis<'_, '_> {
    pub(super) fn mask(&mut self, value: Value) -> Option<Mask> {
        self.consume_fuel(value)?;
        let r = self.r;
        self.mask_with(r.op(value), r.shape(value))
    }

    pub(super) fn mask_of(&mut self, op: &Op) -> Option<Mask> {
        let ty = self.r.out.type_of(op).ok()?;
        let shape = &ty.tensors()[0].shape;
        (!shape.contains(&0)).then_some(())?;
        self.mask_with(op, shape)
    }

    fn mask_with(&mut self, op: &Op, shape: &[usize]) -> Option<Mask> {
        let r = self.r;
        match op {
            Op::Constant(literal) => match literal.splat_value() {
                Some(all) => Some(Mask::All(all.as_i64() != 0)),
                None => {
                    let long: Vec<usize> = (0..shape.len()).filter(|d| shape[*d] != 1).collect();
                    let [d] = long.as_slice() else {
                        return None;
                    };
                    if shape[*d] > LONGEST {
                        return None; // not worth the time
                    }
                    let mut inside: Vec<Interval> = Vec::new();
                    for i in (0..shape[*d]).filter(|i| literal.get(*i).as_i64() != 0) {
                        match inside.last_mut() {
                            Some(before) if before.1 == i => before.1 = i + 1,
                            _ => inside.push((i, i + 1)),
                        }
                    }
                    let mut along = vec![None; shape.len()];
                    along[*d] = (inside.len() <= 8).then_some(inside);
                    along[*d]
                        .is_some()
                        .then(|| Mask::Where { along, but: false }.tidy(shape))
                }
            },
            Op::Compare {
                direction,
                lhs,
                rhs,
            } => {
                if !r.tensor(*lhs).element.is_integer() {
                    return None;
                }
                let difference = self.sum(*lhs)?.plus(&self.sum(*rhs)?, -1)?;
                holds_where(*direction, &difference, shape)
            }
            Op::Unary(UnaryOp::Not, x) => Some(self.mask(*x)?.not(shape)),
            Op::Binary(BinaryOp::And | BinaryOp::Multiply | BinaryOp::Minimum, x, y) => {
                self.mask(*x)?.and(self.mask(*y)?, shape)
            }
            Op::Binary(BinaryOp::Or | BinaryOp::Add | BinaryOp::Maximum, x, y) => {
                let (x, y) = (self.mask(*x)?.not(shape), self.mask(*y)?.not(shape));
                Some(x.and(y, shape)?.not(shape))
            }
            Op::BroadcastInDim {
                operand,
                dimensions,
                ..
            } => Some(match self.mask(*operand)? {
                Mask::All(all) => Mask::All(all),
                Mask::Where { along: from, but } => {
                    let mut along = vec![None; shape.len()];
                    for (of, to) in from.into_iter().zip(dimensions) {
                        along[*to] = of;
                    }
                    Mask::Where { along, but }
                }
            }),
            Op::Reshape { operand, .. } => {
                let before = r.shape(*operand);
                let fuel = self.fuel;
                match (self.mask(*operand), same_but_for_ones(before, shape)) {
                    (Some(Mask::All(all)), _) => Some(Mask::All(all)),
                    (Some(Mask::Where { along: from, but }), Some(map)) => {
                        let along = map.iter();
                        let along = along.map(|of| of.and_then(|of| from[of].clone()));
                        Some(Mask::Where {
                            along: along.collect(),
                            but,
                        })
                    }
                    (_, None) => {
                        self.fuel = fuel.saturating_sub(1);
                        self.mask_as(*operand, shape, &|sum| reshaped(sum, before, shape))
                    }
                    (None, Some(_)) => None,
                }
            }
            Op::Transpose {
                operand,
                permutation,
            } => Some(match self.mask(*operand)? {
                Mask::All(all) => Mask::All(all),
                Mask::Where { along, but } => {
                    let along = permutation.iter().map(|d| along[*d].clone()).collect();
                    Mask::Where { along, but }
                }
            }),
            Op::Slice {
                operand,
                start,
                limit,
                stride,
            } if stride.iter().all(|s| *s == 1) => Some(match self.mask(*operand)? {
                Mask::All(all) => Mask::All(all),
                Mask::Where { along, but } => {
                    let cut = |d: usize, inside: &Vec<Interval>| {
                        let part = intersection(inside, &[(start[d], limit[d])]);
                        part.into_iter()
                            .map(|(from, to)| (from - start[d], to - start[d]))
                            .collect::<Vec<_>>()
                    };
                    let along = along.iter().enumerate();
                    let along = along
                        .map(|(d, inside)| inside.as_ref().map(|inside| cut(d, inside)))
                        .collect();
                    Mask::Where { along, but }.tidy(shape)
                }
            }),
            Op::Pad {
                operand,
                value: fill,
                low,
                interior,
                ..
            } if interior.iter().all(|i| *i == 0) => {
                let (Mask::All(inner), Mask::All(outer)) =
                    (self.mask(*operand)?, self.mask(*fill)?)
                else {
                    return None;
                };
                if inner == outer {
                    return Some(Mask::All(inner));
                }
                let ends = |d: usize| {
                    let to = |at: i64| at.clamp(0, shape[d] as i64) as usize;
                    let (from, to) = (to(low[d]), to(low[d] + r.shape(*operand)[d] as i64));
                    if from < to { vec![(from, to)] } else { vec![] }
                };
                let along = (0..shape.len()).map(|d| Some(ends(d))).collect();
                Some(Mask::Where { along, but: outer }.tidy(shape))
            }
            _ => None, // data
        }
    }

    /// Returns where a mask holds after a reshape to `shape`. `to` maps the index functions that it
    /// compares to that shape, which works even if the mask before the reshape is not a product of
    /// intervals.
    fn mask_as(
        &mut self,
        value: Value,
        shape: &[usize],
        to: &dyn Fn(&Sum) -> Option<Sum>,
    ) -> Option<Mask> {
        self.consume_fuel(value)?;
        let r = self.r;
        match r.op(value) {
            Op::Constant(literal) => Some(Mask::All(literal.splat_value()?.as_i64() != 0)),
            Op::Compare {
                direction,
                lhs,
                rhs,
            } => {
                let difference = self.sum(*lhs)?.plus(&self.sum(*rhs)?, -1)?;
                holds_where(*direction, &to(&difference)?, shape)
            }
            Op::Unary(UnaryOp::Not, x) => Some(self.mask_as(*x, shape, to)?.not(shape)),
            Op::Binary(BinaryOp::And, x, y) => {
                let (x, y) = (self.mask_as(*x, shape, to)?, self.mask_as(*y, shape, to)?);
                x.and(y, shape)
            }
            Op::Binary(BinaryOp::Or, x, y) => {
                let (x, y) = (self.mask_as(*x, shape, to)?, self.mask_as(*y, shape, to)?);
                Some(x.not(shape).and(y.not(shape), shape)?.not(shape))
            }
            Op::BroadcastInDim {
                operand,
                dimensions,
                ..
            } => {
                let rank = r.shape(value).len();
                self.mask_as(*operand, shape, &|sum| to(&sum.broadcast(rank, dimensions)))
            }
            Op::Reshape { operand, .. } => {
                let (before, after) = (r.shape(*operand), r.shape(value));
                self.mask_as(*operand, shape, &|sum| to(&reshaped(sum, before, after)?))
            }
            Op::Transpose {
                operand,
                permutation,
            } => self.mask_as(*operand, shape, &|sum| to(&sum.transposed(permutation))),
            _ => None, // data, or rarely reshaped
        }
    }
}

/// Returns where the comparison of `difference` with 0 holds.
fn holds_where(direction: Direction, difference: &Sum, shape: &[usize]) -> Option<Mask> {
    let (least, greatest) = difference.range();
    let holds = |sign: std::cmp::Ordering| match direction {
        Direction::Eq => sign.is_eq(),
        Direction::Ne => sign.is_ne(),
        Direction::Lt => sign.is_lt(),
        Direction::Le => sign.is_le(),
        Direction::Gt => sign.is_gt(),
        Direction::Ge => sign.is_ge(),
    };
    let (low, high) = (least.cmp(&0), greatest.cmp(&0));
    if low == high {
        return Some(Mask::All(holds(low)));
    }
    match direction {
        Direction::Ge | Direction::Lt if low.is_ge() => {
            return Some(Mask::All(direction == Direction::Ge));
        }
        Direction::Le | Direction::Gt if high.is_le() => {
            return Some(Mask::All(direction == Direction::Le));
        }
        Direction::Eq | Direction::Ne if low.is_gt() || high.is_lt() => {
            return Some(Mask::All(direction == Direction::Ne));
        }
        _ => {}
    }
    let (d, runs) = difference.alone(shape)?;
    if shape.is_empty() {
        return None;
    }
    let mut along = vec![None; shape.len()];
    along[d] = Some(runs.whereabouts(holds));
    Some(Mask::Where { along, but: false }.tidy(shape))
}
