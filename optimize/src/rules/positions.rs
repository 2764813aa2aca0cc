//! What integers and masks are known to be without running the program: functions of the position.
//!
//! An integer array is known as a constant and one function per dimension, the sum of which it is ([`Sum`]); a mask as the
//! box in which it holds, or does not ([`Mask`]). Comparisons of counts with bounds, wraps by remainder or choice, clamps
//! and reversed counts are all of this kind. Nothing is said of empty arrays, and of what could wrap around in its type.

use stablehlo::{BinaryOp, Direction, ElementType, Op, UnaryOp, Value};

use super::runs::{Run, Runs};
use crate::rewrite::Rewriter;

/// `constant + sum over d of along[d](i_d)`; what does not depend on a position is in `constant`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) constant: i128,
    pub(super) along: Vec<Option<Runs>>,
}

/// Where a mask holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mask {
    /// Everywhere, or nowhere.
    All(bool),
    /// Where each position is in one of the intervals of its dimension, if that has some; the other way round if `but`.
    Where {
        along: Vec<Option<Vec<Interval>>>,
        but: bool,
    },
}

/// From, up to without.
pub(super) type Interval = (usize, usize);

/// How many ops are looked at.
const FUEL: u32 = 128;

/// Looks at the ops behind a value, not at more than a number of them.
struct Look<'r, 'a> {
    r: &'r Rewriter<'a>,
    fuel: u32,
}

/// What an integer array is.
pub(super) fn sum(r: &Rewriter, value: Value) -> Option<Sum> {
    Look { r, fuel: FUEL }.sum(value)
}

/// Where a mask holds.
pub(super) fn mask(r: &Rewriter, value: Value) -> Option<Mask> {
    Look { r, fuel: FUEL }.mask(value)
}

/// The least and the greatest number of an integer type.
pub(super) fn limits(element: ElementType) -> (i128, i128) {
    let bits = 8 * element.bytes() as u32;
    match element {
        ElementType::Pred => (0, 1),
        _ if element.is_signed() => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        _ => (0, (1 << bits) - 1),
    }
}

impl Sum {
    fn constant(rank: usize, constant: i128) -> Sum {
        Sum {
            constant,
            along: vec![None; rank],
        }
    }

    /// With what is constant where it belongs.
    fn tidy(mut self) -> Sum {
        for along in &mut self.along {
            if let Some(constant) = along.as_ref().and_then(Runs::constant) {
                self.constant += constant;
                *along = None;
            }
        }
        self
    }

    pub(super) fn range(&self) -> (i128, i128) {
        let ranges = self.along.iter().flatten().map(Runs::range);
        ranges.fold(
            (self.constant, self.constant),
            |(low, high), (least, greatest)| (low + least, high + greatest),
        )
    }

    fn fits(self, element: ElementType) -> Option<Sum> {
        let ((least, greatest), (low, high)) = (self.range(), limits(element));
        (least >= low && greatest <= high).then_some(self)
    }

    /// The only dimension it depends on, the first one if it depends on none, and the function; with the constant in it.
    pub(super) fn alone(&self, shape: &[usize]) -> Option<(usize, Runs)> {
        let dims: Vec<usize> = (0..shape.len())
            .filter(|d| self.along[*d].is_some())
            .collect();
        let d = match dims.as_slice() {
            [] if shape.is_empty() => return Some((0, Runs::affine(1, self.constant, 0))),
            [] => 0,
            [d] => *d,
            _ => return None,
        };
        let runs = match &self.along[d] {
            None => Runs::affine(shape[d], self.constant, 0),
            Some(runs) => runs.map(|run| {
                Some(Run {
                    first: run.first + self.constant,
                    ..run
                })
            })?,
        };
        Some((d, runs))
    }

    /// This and another one, dimension by dimension.
    fn plus(&self, other: &Sum, sign: i128) -> Option<Sum> {
        let times = |runs: &Runs| {
            runs.map(|run| {
                Some(Run {
                    first: sign * run.first,
                    step: sign * run.step,
                    ..run
                })
            })
        };
        let along = self.along.iter().zip(&other.along).map(|pair| match pair {
            (x, None) => Some(x.clone()),
            (None, Some(y)) => times(y).map(Some),
            (Some(x), Some(y)) => {
                let y = times(y)?;
                let sums = x.zip(&y).into_iter().map(|(x, y)| Run {
                    len: x.len,
                    first: x.first + y.first,
                    step: x.step + y.step,
                });
                Runs::joined(sums).map(Some)
            }
        });
        let along: Option<Vec<_>> = along.collect();
        Some(
            Sum {
                constant: self.constant + sign * other.constant,
                along: along?,
            }
            .tidy(),
        )
    }

    fn times(&self, by: i128) -> Option<Sum> {
        let along = self.along.iter().map(|along| match along {
            None => Some(None),
            Some(runs) => runs
                .map(|run| {
                    Some(Run {
                        first: run.first.checked_mul(by)?,
                        step: run.step.checked_mul(by)?,
                        ..run
                    })
                })
                .map(Some),
        });
        let along: Option<Vec<_>> = along.collect();
        Some(
            Sum {
                constant: self.constant.checked_mul(by)?,
                along: along?,
            }
            .tidy(),
        )
    }

    fn from_alone(rank: usize, d: usize, runs: Runs) -> Sum {
        let mut sum = Sum::constant(rank, 0);
        match runs.constant() {
            Some(constant) => sum.constant = constant,
            None => sum.along[d] = Some(runs),
        }
        sum
    }
}

impl Mask {
    /// In its simplest form.
    fn tidy(self, shape: &[usize]) -> Mask {
        let Mask::Where { mut along, mut but } = self else {
            return self;
        };
        for (d, along) in along.iter_mut().enumerate() {
            match along.as_deref() {
                Some([]) => return Mask::All(but),
                Some([(0, to)]) if *to == shape[d] => *along = None,
                _ => {}
            }
        }
        let dims: Vec<usize> = (0..along.len()).filter(|d| along[*d].is_some()).collect();
        match dims.as_slice() {
            [] => return Mask::All(!but),
            [d] if but => {
                along[*d] = along[*d].as_ref().map(|inside| outside(inside, shape[*d]));
                but = false;
            }
            _ => {}
        }
        Mask::Where { along, but }
    }

    pub(super) fn not(self, shape: &[usize]) -> Mask {
        match self {
            Mask::All(all) => Mask::All(!all),
            Mask::Where { along, but } => Mask::Where { along, but: !but }.tidy(shape),
        }
    }

    fn and(self, other: Mask, shape: &[usize]) -> Option<Mask> {
        match (self, other) {
            (Mask::All(true), mask) | (mask, Mask::All(true)) => Some(mask),
            (Mask::All(false), _) | (_, Mask::All(false)) => Some(Mask::All(false)),
            (
                Mask::Where {
                    along: x,
                    but: false,
                },
                Mask::Where {
                    along: y,
                    but: false,
                },
            ) => {
                let both = x.into_iter().zip(y).map(|pair| match pair {
                    (None, other) | (other, None) => other,
                    (Some(x), Some(y)) => Some(intersection(&x, &y)),
                });
                Some(
                    Mask::Where {
                        along: both.collect(),
                        but: false,
                    }
                    .tidy(shape),
                )
            }
            (x, y) => (x == y).then_some(x),
        }
    }

    /// The box in which it holds, or does not: start, limit, whether it holds there; none if it is no box.
    pub(super) fn as_box(&self, shape: &[usize]) -> Option<(Vec<usize>, Vec<usize>, bool)> {
        let Mask::Where { along, but } = self else {
            return None;
        };
        let one = |along: &[Option<Vec<Interval>>]| -> Option<(Vec<usize>, Vec<usize>)> {
            let ends = along
                .iter()
                .zip(shape)
                .map(|(along, size)| match along.as_deref() {
                    None => Some((0, *size)),
                    Some([interval]) => Some(*interval),
                    Some(_) => None,
                });
            ends.collect::<Option<Vec<_>>>()
                .map(|ends| ends.into_iter().unzip())
        };
        if let Some((start, limit)) = one(along) {
            return Some((start, limit, !but));
        }
        // Two ends of one dimension: a box in between.
        let turned = Mask::Where {
            along: along.clone(),
            but: *but,
        };
        let dims: Vec<usize> = (0..along.len()).filter(|d| along[*d].is_some()).collect();
        let [d] = dims.as_slice() else {
            return None;
        };
        let Mask::Where {
            along: mut turned, ..
        } = turned
        else {
            return None;
        };
        turned[*d] = turned[*d].as_ref().map(|inside| outside(inside, shape[*d]));
        one(&turned).map(|(start, limit)| (start, limit, *but))
    }
}

fn outside(inside: &[Interval], size: usize) -> Vec<Interval> {
    let begins = std::iter::once(0).chain(inside.iter().map(|interval| interval.1));
    let ends = inside.iter().map(|interval| interval.0).chain([size]);
    begins.zip(ends).filter(|(from, to)| from < to).collect()
}

fn intersection(x: &[Interval], y: &[Interval]) -> Vec<Interval> {
    let pairs = x
        .iter()
        .flat_map(|x| y.iter().map(move |y| (x.0.max(y.0), x.1.min(y.1))));
    let mut both: Vec<Interval> = pairs.filter(|(from, to)| from < to).collect();
    both.sort_unstable();
    both
}

/// For each dimension of `to` the one of `from` it is, where a reshape but adds and drops dimensions of size 1.
pub(super) fn same_but_for_ones(from: &[usize], to: &[usize]) -> Option<Vec<Option<usize>>> {
    let mut long = (0..from.len()).filter(|d| from[*d] != 1);
    let mut map = Vec::with_capacity(to.len());
    for size in to {
        map.push(match size {
            1 => None,
            size => Some(long.next().filter(|d| from[*d] == *size)?),
        });
    }
    long.next().is_none().then_some(map)
}

impl Look<'_, '_> {
    fn burn(&mut self, value: Value) -> Option<()> {
        self.fuel = self.fuel.checked_sub(1)?;
        (!self.r.shape(value).contains(&0)).then_some(())
    }

    fn sum(&mut self, value: Value) -> Option<Sum> {
        self.burn(value)?;
        let r = self.r;
        let ty = r.tensor(value);
        let (element, shape) = (ty.element, ty.shape.as_slice());
        if element == ElementType::Pred {
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
            return match self.mask(value)? {
                Mask::All(all) => Some(Sum::constant(shape.len(), all.into())),
                Mask::Where { along, but: false } => {
                    let dims: Vec<usize> =
                        (0..along.len()).filter(|d| along[*d].is_some()).collect();
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
            };
        }
        if !element.is_integer() {
            return None;
        }
        let number = |scalar: stablehlo::Scalar| match element {
            ElementType::U64 => i128::from(scalar.as_i64() as u64),
            _ => i128::from(scalar.as_i64()),
        };
        match r.op(value) {
            Op::Constant(literal) => {
                if let Some(all) = literal.splat_value() {
                    return Some(Sum::constant(shape.len(), number(all)));
                }
                let long: Vec<usize> = (0..shape.len()).filter(|d| shape[*d] != 1).collect();
                let [d] = long.as_slice() else {
                    return None;
                };
                if shape[*d] > 4096 {
                    return None; // not worth the time
                }
                let elements = (0..shape[*d]).map(|i| Run {
                    len: 1,
                    first: number(literal.get(i)),
                    step: 0,
                });
                Some(Sum::from_alone(shape.len(), *d, Runs::joined(elements)?))
            }
            Op::Iota { dimension, .. } => {
                let counts = Runs::affine(shape[*dimension], 0, 1);
                Sum::from_alone(shape.len(), *dimension, counts).fits(element)
            }
            Op::Convert { operand, .. } => self.sum(*operand)?.fits(element),
            Op::Unary(UnaryOp::Negate, x) => self.sum(*x)?.times(-1)?.fits(element),
            Op::Binary(op, x, y) => {
                let (x, y) = (self.sum(*x)?, self.sum(*y)?);
                self.binary(*op, x, y, shape)?.fits(element)
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
                let low = self.binary(BinaryOp::Maximum, x, min, shape)?;
                self.binary(BinaryOp::Minimum, low, max, shape)
            }
            Op::Select {
                pred,
                on_true,
                on_false,
            } => {
                let pred = self.mask(*pred)?;
                if let Mask::All(all) = pred {
                    return self.sum(if all { *on_true } else { *on_false });
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
                let (x, y) = (self.sum(*on_true)?, self.sum(*on_false)?);
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
            Op::BroadcastInDim {
                operand,
                dimensions,
                ..
            } => {
                let from = self.sum(*operand)?;
                let mut sum = Sum::constant(shape.len(), from.constant);
                for (of, to) in from.along.into_iter().zip(dimensions) {
                    sum.along[*to] = of;
                }
                Some(sum)
            }
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
            } => {
                let from = self.sum(*operand)?;
                let along = permutation.iter().map(|d| from.along[*d].clone()).collect();
                Some(Sum { along, ..from })
            }
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
            } => {
                let moved = |d: &usize| low[*d] != 0 || high[*d] != 0 || interior[*d] != 0;
                let padded: Vec<usize> = (0..shape.len()).filter(moved).collect();
                let [d] = padded.as_slice() else {
                    return None;
                };
                if interior[*d] != 0 || low[*d] < 0 || high[*d] < 0 {
                    return None;
                }
                let (of, runs) = self.sum(*operand)?.alone(r.shape(*operand))?;
                let fill = self.sum(*fill)?.constant;
                let runs = match runs.constant() {
                    Some(all) => Runs::affine(r.shape(*operand)[*d], all, 0),
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
                Some(Sum::from_alone(shape.len(), *d, Runs::joined(pieces)?))
            }
            Op::Concatenate {
                operands,
                dimension,
            } => {
                let mut pieces = Vec::new();
                let mut along: Option<Vec<Option<Runs>>> = None;
                for operand in operands {
                    if r.shape(*operand)[*dimension] == 0 {
                        continue;
                    }
                    let mut sum = self.sum(*operand)?;
                    let size = r.shape(*operand)[*dimension];
                    let here = sum.along[*dimension]
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
                along[*dimension] = Some(Runs::joined(pieces)?);
                Some(Sum { constant: 0, along }.tidy())
            }
            _ => None, // data, or what is not worth following
        }
    }

    fn binary(&mut self, op: BinaryOp, x: Sum, y: Sum, shape: &[usize]) -> Option<Sum> {
        let is_constant = |sum: &Sum| sum.along.iter().all(Option::is_none);
        match op {
            BinaryOp::Add => x.plus(&y, 1),
            BinaryOp::Subtract => x.plus(&y, -1),
            BinaryOp::Multiply if is_constant(&y) => x.times(y.constant),
            BinaryOp::Multiply if is_constant(&x) => y.times(x.constant),
            BinaryOp::ShiftLeft if is_constant(&y) && (0..63).contains(&y.constant) => {
                x.times(1 << y.constant)
            }
            BinaryOp::Divide
            | BinaryOp::Remainder
            | BinaryOp::And
            | BinaryOp::ShiftRightArithmetic
            | BinaryOp::ShiftRightLogical
                if is_constant(&y) =>
            {
                let (by, quotient) = match op {
                    BinaryOp::Divide => (y.constant, true),
                    BinaryOp::Remainder => (y.constant, false),
                    BinaryOp::And if y.constant >= 0 && (y.constant & (y.constant + 1)) == 0 => {
                        (y.constant + 1, false)
                    }
                    BinaryOp::ShiftRightArithmetic | BinaryOp::ShiftRightLogical
                        if (0..63).contains(&y.constant) =>
                    {
                        (1 << y.constant, true)
                    }
                    _ => return None,
                };
                let (d, runs) = x.alone(shape)?;
                let (quotients, rests) = runs.divided(by)?;
                Some(Sum::from_alone(
                    shape.len(),
                    d,
                    if quotient { quotients } else { rests },
                ))
            }
            BinaryOp::Maximum | BinaryOp::Minimum => {
                let difference = x.plus(&y, -1)?;
                let first = |sign: std::cmp::Ordering| {
                    (sign == std::cmp::Ordering::Greater) == (op == BinaryOp::Maximum)
                };
                let (least, greatest) = difference.range();
                if least >= 0 {
                    return Some(if op == BinaryOp::Maximum { x } else { y });
                }
                if greatest <= 0 {
                    return Some(if op == BinaryOp::Maximum { y } else { x });
                }
                let ((d, x), (e, y)) = (x.alone(shape)?, y.alone(shape)?);
                let d = match (x.constant(), y.constant()) {
                    (Some(_), _) => e,
                    (_, Some(_)) => d,
                    _ if d == e => d,
                    _ => return None,
                };
                let wide = |runs: Runs| match runs.constant() {
                    Some(constant) => Runs::affine(shape[d], constant, 0),
                    None => runs,
                };
                let (x, y) = (wide(x), wide(y));
                let difference = x.zip(&y).into_iter().map(|(x, y)| Run {
                    len: x.len,
                    first: x.first - y.first,
                    step: x.step - y.step,
                });
                let inside = Runs(difference.collect()).whereabouts(first);
                let mut pieces: Vec<Run> = Vec::new();
                let mut at = 0;
                for (from, to) in inside {
                    pieces.extend(y.slice(at, from - at, 1)?.0);
                    pieces.extend(x.slice(from, to - from, 1)?.0);
                    at = to;
                }
                pieces.extend(y.slice(at, shape[d] - at, 1)?.0);
                Some(Sum::from_alone(shape.len(), d, Runs::joined(pieces)?))
            }
            _ => None, // not a function of this kind
        }
    }

    fn mask(&mut self, value: Value) -> Option<Mask> {
        self.burn(value)?;
        let r = self.r;
        self.mask_with(r.op(value), r.shape(value))
    }

    fn mask_of(&mut self, op: &Op) -> Option<Mask> {
        let ty = self.r.out.type_of(op).ok()?;
        let shape = &ty.tensors()[0].shape;
        (!shape.contains(&0)).then_some(())?;
        self.mask_with(op, shape)
    }

    /// Elements are between these, whatever the data.
    fn range(&mut self, value: Value) -> (i128, i128) {
        let element = self.r.tensor(value).element;
        let (least, greatest) = limits(element);
        if self.burn(value).is_none() {
            return (least, greatest);
        }
        let fuel = self.fuel;
        if let Some(sum) = self.sum(value) {
            return sum.range();
        }
        self.fuel = fuel.saturating_sub(1);
        let r = self.r;
        let wide = (least, greatest);
        let (low, high) = match r.op(value) {
            Op::Convert { operand, .. } => {
                let of = r.tensor(*operand).element;
                match of.is_integer() || of == ElementType::Pred {
                    true => self.range(*operand),
                    false => wide,
                }
            }
            Op::BroadcastInDim { operand, .. }
            | Op::Reshape { operand, .. }
            | Op::Transpose { operand, .. }
            | Op::Reverse { operand, .. }
            | Op::Slice { operand, .. }
            | Op::Gather { operand, .. }
            | Op::DynamicSlice { operand, .. } => self.range(*operand),
            Op::Binary(BinaryOp::Add, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                (x.0 + y.0, x.1 + y.1)
            }
            Op::Binary(BinaryOp::Subtract, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                (x.0 - y.1, x.1 - y.0)
            }
            Op::Binary(BinaryOp::Multiply, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                let ends = [
                    x.0.checked_mul(y.0),
                    x.0.checked_mul(y.1),
                    x.1.checked_mul(y.0),
                    x.1.checked_mul(y.1),
                ];
                match ends.into_iter().collect::<Option<Vec<i128>>>() {
                    Some(ends) => (
                        *ends.iter().min().unwrap_or(&least),
                        *ends.iter().max().unwrap_or(&greatest),
                    ),
                    None => wide,
                }
            }
            Op::Binary(BinaryOp::Minimum, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                (x.0.min(y.0), x.1.min(y.1))
            }
            Op::Binary(BinaryOp::Maximum, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                (x.0.max(y.0), x.1.max(y.1))
            }
            Op::Binary(BinaryOp::And, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                match (x.0 >= 0, y.0 >= 0) {
                    (true, true) => (0, x.1.min(y.1)),
                    (true, false) => (0, x.1),
                    (false, true) => (0, y.1),
                    (false, false) => wide,
                }
            }
            Op::Binary(BinaryOp::Remainder, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                match x.0 >= 0 && y.0 > 0 {
                    true => (0, x.1.min(y.1 - 1)),
                    false => wide,
                }
            }
            Op::Binary(BinaryOp::Divide, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                match x.0 >= 0 && y.0 > 0 {
                    true => (x.0 / y.1, x.1 / y.0),
                    false => wide,
                }
            }
            Op::Select {
                on_true, on_false, ..
            } => {
                let (x, y) = (self.range(*on_true), self.range(*on_false));
                (x.0.min(y.0), x.1.max(y.1))
            }
            Op::Clamp { min, operand, max } => {
                let (min, x, max) = (self.range(*min), self.range(*operand), self.range(*max));
                (x.0.max(min.0).min(max.0), x.1.max(min.1).min(max.1))
            }
            _ => wide, // data
        };
        // What may have wrapped around is anywhere.
        match low >= least && high <= greatest {
            true => (low, high),
            false => wide,
        }
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
                    if shape[*d] > 4096 {
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
                        return Some(Mask::All(*direction == Direction::Ge));
                    }
                    Direction::Le | Direction::Gt if high.is_le() => {
                        return Some(Mask::All(*direction == Direction::Le));
                    }
                    Direction::Eq | Direction::Ne if low.is_gt() || high.is_lt() => {
                        return Some(Mask::All(*direction == Direction::Ne));
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
            Op::Reshape { operand, .. } => match self.mask(*operand)? {
                Mask::All(all) => Some(Mask::All(all)),
                Mask::Where { along: from, but } => {
                    let map = same_but_for_ones(r.shape(*operand), shape)?;
                    let along = map
                        .iter()
                        .map(|of| of.and_then(|of| from[of].clone()))
                        .collect();
                    Some(Mask::Where { along, but })
                }
            },
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
}

/// A sum whose functions are affine, in another shape; none where that is not one.
fn reshaped(from: &Sum, before: &[usize], after: &[usize]) -> Option<Sum> {
    let mut sum = Sum::constant(after.len(), from.constant);
    let (mut i, mut j) = (0, 0);
    while i < before.len() || j < after.len() {
        // The next groups of as many elements.
        let (first_i, first_j) = (i, j);
        let (mut x, mut y) = (1, 1);
        loop {
            match x.cmp(&y) {
                std::cmp::Ordering::Equal if i > first_i && j > first_j => break,
                std::cmp::Ordering::Equal if i == before.len() && j == after.len() => break,
                std::cmp::Ordering::Greater => {
                    y *= after.get(j)?;
                    j += 1;
                }
                std::cmp::Ordering::Less => {
                    x *= before.get(i)?;
                    i += 1;
                }
                std::cmp::Ordering::Equal if i < before.len() => {
                    x *= before[i];
                    i += 1;
                }
                std::cmp::Ordering::Equal => {
                    y *= after[j];
                    j += 1;
                }
            }
        }
        let group: Vec<usize> = (first_i..i).filter(|d| before[*d] != 1).collect();
        let into: Vec<usize> = (first_j..j).filter(|d| after[*d] != 1).collect();
        if group.iter().all(|d| from.along[*d].is_none()) {
            continue;
        }
        if let ([of], [to]) = (group.as_slice(), into.as_slice()) {
            sum.along[*to] = from.along[*of].clone();
            continue;
        }
        // Linear in the position within the group.
        let affine = |d: &usize| match &from.along[*d] {
            None => Some((0, 0)),
            Some(Runs(runs)) if runs.len() == 1 => Some((runs[0].first, runs[0].step)),
            Some(_) => None,
        };
        let steps: Option<Vec<(i128, i128)>> = group.iter().map(affine).collect();
        let steps = steps?;
        let unit = steps.last()?.1;
        let mut stride = unit;
        for ((_, step), d) in steps.iter().zip(&group).rev() {
            if *step != stride {
                return None;
            }
            stride *= before[*d] as i128;
        }
        sum.constant += steps.iter().map(|(first, _)| first).sum::<i128>();
        let mut stride = unit;
        for d in into.iter().rev() {
            sum.along[*d] = (stride != 0).then(|| Runs::affine(after[*d], 0, stride));
            stride *= after[*d] as i128;
        }
    }
    Some(sum)
}

/// Whether a comparison of integers holds everywhere, or nowhere: of positions, or of what is bounded.
pub(super) fn compared(r: &Rewriter, direction: Direction, lhs: Value, rhs: Value) -> Option<bool> {
    let op = Op::Compare {
        direction,
        lhs,
        rhs,
    };
    if let Some(Mask::All(all)) = mask_of(r, &op) {
        return Some(all);
    }
    let ((low, high), (least, greatest)) = (range(r, lhs), range(r, rhs));
    match direction {
        Direction::Lt if high < least => Some(true),
        Direction::Lt if low >= greatest => Some(false),
        Direction::Le if high <= least => Some(true),
        Direction::Le if low > greatest => Some(false),
        Direction::Gt if low > greatest => Some(true),
        Direction::Gt if high <= least => Some(false),
        Direction::Ge if low >= greatest => Some(true),
        Direction::Ge if high < least => Some(false),
        Direction::Eq if high < least || low > greatest => Some(false),
        Direction::Ne if high < least || low > greatest => Some(true),
        _ => None, // some may, some may not
    }
}

/// Where a mask holds that is not written yet.
pub(super) fn mask_of(r: &Rewriter, op: &Op) -> Option<Mask> {
    Look { r, fuel: FUEL }.mask_of(op)
}

/// Between which numbers the elements of an integer array, or a mask, lie: data too.
pub(super) fn range(r: &Rewriter, value: Value) -> (i128, i128) {
    Look { r, fuel: FUEL }.range(value)
}

/// Whether a mask holds where the two indices of a matrix are equal, and nowhere else.
pub(super) fn is_diagonal(r: &Rewriter, mask: Value) -> bool {
    let Op::Compare {
        direction: Direction::Eq,
        lhs,
        rhs,
    } = r.op(mask)
    else {
        return false;
    };
    let difference = || sum(r, *lhs)?.plus(&sum(r, *rhs)?, -1);
    let Some(Sum { constant: 0, along }) = difference() else {
        return false;
    };
    let step = |runs: &Option<Runs>| match runs {
        Some(Runs(runs)) if runs.len() == 1 && runs[0].first == 0 => Some(runs[0].step),
        _ => None,
    };
    match along.as_slice() {
        [x, y] => step(x).is_some_and(|x| x != 0 && step(y) == Some(-x)),
        _ => false,
    }
}
