//! Arithmetic on index functions, and their reshapes.

use stablehlo::BinaryOp;

use super::super::piecewise_affine::{Run, Runs};
use super::Sum;

/// Returns `op` of two index functions, if the result is one.
pub(super) fn computed(op: BinaryOp, x: Sum, y: Sum, shape: &[usize]) -> Option<Sum> {
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
            let (quotients, rests) = divided(x, by, shape)?;
            Some(if quotient { quotients } else { rests })
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
        _ => None, // not an index function
    }
}

/// Returns `x / by` and `x % by`; `None` if `x` is negative anywhere. Functions that take only
/// multiples of `by` are divided separately.
fn divided(x: Sum, by: i128, shape: &[usize]) -> Option<(Sum, Sum)> {
    if by <= 0 || x.range().0 < 0 {
        return None;
    }
    let (mut whole, mut rest) = (Sum::constant(shape.len(), 0), x);
    if rest.along.iter().flatten().count() > 1 {
        let part = |n: i128| (n % by == 0).then_some(n / by);
        for d in 0..shape.len() {
            let quotients = rest.along[d].as_ref().and_then(|runs| {
                runs.map(|run| {
                    Some(Run {
                        first: part(run.first)?,
                        step: part(run.step)?,
                        ..run
                    })
                })
            });
            if quotients.is_some() {
                (whole.along[d], rest.along[d]) = (quotients, None);
            }
        }
        let below = rest.range().0.div_euclid(by).min(0);
        whole.constant += below;
        rest.constant -= below * by;
    }
    let (d, runs) = rest.alone(shape)?;
    let (quotients, rests) = runs.divided(by)?;
    let [quotients, rests] = [quotients, rests].map(|runs| Sum::from_alone(shape.len(), d, runs));
    Some((whole.plus(&quotients, 1)?, rests))
}

/// Returns the index function of an array reshaped from `before` to `after`. Dimensions that are
/// merged or split must have affine functions.
pub(super) fn reshaped(from: &Sum, before: &[usize], after: &[usize]) -> Option<Sum> {
    let mut sum = Sum::constant(after.len(), from.constant);
    let (mut i, mut j) = (0, 0);
    while i < before.len() || j < after.len() {
        // The next groups of dimensions with equal numbers of elements.
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
        // The function must be affine in the row-major position within the group.
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
