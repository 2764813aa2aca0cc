//! Index analysis of gathers and scatters: their indices as functions of the position.

use stablehlo::{Op, Value};

use super::index_functions::{self, Sum};
use super::piecewise_affine::{Run, Runs};
use super::shorthand::number;
use crate::rewrite::Rewriter;

/// The indices of a gather or a scatter.
pub(super) struct Indices<'a> {
    pub(super) array: Value,
    /// The dimension of their components.
    pub(super) vector_dim: usize,
    /// The operand dimension that each component indexes.
    pub(super) map: &'a [usize],
}

/// Returns, for each dimension of the operand of a gather or scatter, the accessed index as a
/// function of the position in an array of `shape`. `windows` pairs dimensions of that array with
/// the operand dimensions that they run along; `bound` clamps or checks the start index of an
/// operand dimension.
pub(super) fn places(
    r: &Rewriter,
    indices: &Indices,
    shape: &[usize],
    windows: &[(usize, usize)],
    rank: usize,
    bound: impl Fn(usize, Sum) -> Option<Sum>,
) -> Option<Vec<Sum>> {
    let of = r.shape(indices.array);
    let batch: Vec<usize> = (0..shape.len())
        .filter(|d| windows.iter().all(|(w, _)| w != d))
        .collect();
    let none = Sum {
        constant: 0,
        along: vec![None; shape.len()],
    };
    let mut places = vec![none; rank];
    for (component, d) in indices.map.iter().enumerate() {
        let found = component_of(r, indices.array, indices.vector_dim, component, of)?;
        let mut along = vec![None; shape.len()];
        for (runs, to) in found.along.into_iter().zip(&batch) {
            along[*to] = runs;
        }
        places[*d] = bound(
            *d,
            Sum {
                constant: found.constant,
                along,
            },
        )?;
    }
    for (from, to) in windows {
        if shape[*from] > 1 {
            // All elements of a slice have the same start index, so the entry was empty.
            places[*to].along[*from] = Some(Runs::affine(shape[*from], 0, 1));
        }
    }
    Some(places)
}

/// Returns the only component of indices, as a function of the position.
pub(super) fn index_of(r: &Rewriter, indices: Value, vector_dim: usize) -> Option<Sum> {
    component_of(r, indices, vector_dim, 0, r.shape(indices))
}

/// Returns one component of indices, as a function of the position.
fn component_of(
    r: &Rewriter,
    indices: Value,
    vector_dim: usize,
    component: usize,
    shape: &[usize],
) -> Option<Sum> {
    if vector_dim == shape.len() {
        return index_functions::sum(r, indices);
    }
    if let Op::Concatenate {
        operands,
        dimension,
    } = r.op(indices)
        && *dimension == vector_dim
    {
        let mut first = 0;
        for operand in operands {
            let next = first + r.shape(*operand)[vector_dim];
            if (first..next).contains(&component) {
                return component_of(
                    r,
                    *operand,
                    vector_dim,
                    component - first,
                    r.shape(*operand),
                );
            }
            first = next;
        }
        return None;
    }
    let mut sum = match r.op(indices) {
        // The vector as a whole is no index function, but a single component is a constant.
        Op::Constant(literal) if literal.splat_value().is_none() && shape.len() == 1 => {
            return Some(Sum {
                constant: number(literal.element(), literal.get(component)),
                along: vec![],
            });
        }
        _ => index_functions::sum(r, indices)?,
    };
    if let Some(runs) = sum.along.remove(vector_dim) {
        sum.constant += runs.slice(component, 1, 1)?.0.first()?.first;
    }
    Some(sum)
}

/// Clamps the function to `0..=room`.
pub(super) fn clamped(runs: &Runs, room: i128) -> Option<Runs> {
    let mut pieces = Vec::new();
    for run in &runs.0 {
        let one = Runs(vec![*run]);
        let inside = |sign: std::cmp::Ordering| sign.is_lt();
        let below = one.whereabouts(inside);
        let shifted = Runs::affine(run.len, run.first - room, run.step);
        let above = shifted.whereabouts(|sign| sign.is_gt());
        let mut cuts: Vec<usize> = vec![0, run.len];
        cuts.extend(
            below
                .iter()
                .chain(&above)
                .flat_map(|(from, to)| [*from, *to]),
        );
        cuts.sort_unstable();
        cuts.dedup();
        for pair in cuts.windows(2) {
            let first = run.first + run.step * pair[0] as i128;
            let len = pair[1] - pair[0];
            pieces.push(match first.clamp(0, room) == first {
                true => Run {
                    len,
                    first,
                    step: run.step,
                },
                false => Run {
                    len,
                    first: first.clamp(0, room),
                    step: 0,
                },
            });
        }
    }
    Runs::joined(pieces)
}

/// Reshapes the operand so that each index depends on at most one result dimension: an index such
/// as `i * width + j` splits its operand dimension into rows and columns. Returns the operand, its
/// shape, and the index functions.
pub(super) fn unflattened(
    r: &mut Rewriter,
    operand: Value,
    from: Vec<usize>,
    places: Vec<Sum>,
    result: &[usize],
) -> Option<(Value, Vec<usize>, Vec<Sum>)> {
    let is_plain = |sum: &Sum| sum.along.iter().flatten().count() <= 1;
    if places.iter().all(is_plain) {
        return Some((operand, from, places));
    }
    let (mut shape, mut apart) = (Vec::new(), Vec::new());
    for (size, place) in from.iter().zip(places) {
        if is_plain(&place) {
            shape.push(*size);
            apart.push(place);
            continue;
        }
        let mut steps = Vec::new();
        for (d, runs) in place.along.iter().enumerate() {
            match runs {
                None => {}
                Some(Runs(runs)) if runs.len() == 1 && runs[0].step > 0 => {
                    steps.push((runs[0].step as usize, d, runs[0].first));
                }
                Some(_) => return None,
            }
        }
        steps.sort_unstable_by(|x, y| y.cmp(x));
        let constant = place.constant + steps.iter().map(|(_, _, first)| first).sum::<i128>();
        let mut rest = usize::try_from(constant).ok()?;
        let mut whole = *size;
        for (step, d, _) in &steps {
            if whole % step != 0 {
                return None;
            }
            let (radix, digit) = (whole / step, rest / step);
            if digit + result[*d] > radix {
                return None;
            }
            let mut along = vec![None; result.len()];
            along[*d] = Some(Runs::affine(result[*d], 0, 1));
            shape.push(radix);
            apart.push(Sum {
                constant: digit as i128,
                along,
            });
            (whole, rest) = (*step, rest % step);
        }
        if whole > 1 {
            shape.push(whole);
            apart.push(Sum {
                constant: rest as i128,
                along: vec![None; result.len()],
            });
        }
    }
    let operand = r.emit(Op::Reshape {
        operand,
        shape: shape.clone(),
    });
    Some((operand, shape, apart))
}
