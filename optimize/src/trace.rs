//! Traces the elements of an array back to the arrays they were copied from: through slices,
//! updates and pads at constant positions, concatenates, broadcasts, rotates, and periodic or
//! clamped halos.
//!
//! The input is a box of an array; the output is a partition of it into boxes, each a copy from a
//! value that is not itself a copy. Returns `None` if more than [`FARTHEST`] ops would have to be
//! visited. Reversals and transposes count as computations.

use stablehlo::{Func, Op, Value};

use crate::index_box::IndexBox;
use crate::ops::{known_starts, same_but_for_ones};

/// A box of an array, and where its elements are copied from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) at: IndexBox,
    pub(crate) of: Value,
    /// The elements of `of` that are copied, one entry per dimension of `of`.
    pub(crate) from: Vec<Run>,
}

/// The indices along one dimension of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    /// The index that the first element of the piece copies.
    pub(crate) first: usize,
    /// The dimension of the array along which the source index increases by one, or `None` if the
    /// index is constant.
    pub(crate) along: Option<usize>,
}

/// The maximum number of ops that are visited.
const FARTHEST: usize = 1024;

/// Returns the pieces of the box `at` of `value`; the box is not empty.
pub(crate) fn pieces(func: &Func, value: Value, at: &IndexBox) -> Option<Vec<Piece>> {
    trace(func, value, at, &mut FARTHEST.clone())
}

fn trace(func: &Func, value: Value, at: &IndexBox, left: &mut usize) -> Option<Vec<Piece>> {
    *left = left.checked_sub(1)?;
    let shape = func.shape(value);
    match func.op(value) {
        Op::Slice {
            operand,
            start,
            stride,
            ..
        } if stride.iter().all(|stride| *stride == 1) => {
            let inner = trace(func, *operand, &at.moved_by(start), left)?;
            Some(moved(inner, |region| region.seen_from(start)))
        }
        Op::DynamicUpdateSlice {
            operand,
            update,
            starts,
        } => {
            let Some(place) = fixed(func, starts, func.shape(*update), shape) else {
                return Some(itself(value, at));
            };
            let mut all = Vec::new();
            if let Some(inside) = at.both(&place) {
                let inner = trace(func, *update, &inside.seen_from(&place.start), left)?;
                all = moved(inner, |region| region.moved_by(&place.start));
            }
            for rest in at.without(&place) {
                all.extend(trace(func, *operand, &rest, left)?);
            }
            Some(all)
        }
        Op::Concatenate {
            operands,
            dimension,
        } => {
            let (mut all, mut first) = (Vec::new(), 0);
            for operand in operands {
                let size = func.shape(*operand)[*dimension];
                all.extend(shifted(
                    func,
                    *operand,
                    at,
                    *dimension,
                    (first, 0, size),
                    left,
                )?);
                first += size;
            }
            Some(all)
        }
        Op::Pad {
            operand,
            value: fill,
            low,
            high,
            interior,
        } if low.iter().chain(high).all(|edge| *edge >= 0) && interior.iter().all(|i| *i == 0) => {
            let start: Vec<usize> = low.iter().map(|low| *low as usize).collect();
            let place = IndexBox::whole(func.shape(*operand)).moved_by(&start);
            let mut all = Vec::new();
            if let Some(inside) = at.both(&place) {
                let inner = trace(func, *operand, &inside.seen_from(&start), left)?;
                all = moved(inner, |region| region.moved_by(&start));
            }
            all.extend(at.without(&place).into_iter().map(|at| Piece {
                at,
                of: *fill,
                from: Vec::new(),
            }));
            Some(all)
        }
        Op::Rotate {
            operand,
            dimension,
            amount,
        } => {
            let size = shape[*dimension];
            let by = i128::from(*amount).rem_euclid(size as i128) as usize;
            let mut all = shifted(func, *operand, at, *dimension, (0, by, size - by), left)?;
            all.extend(shifted(
                func,
                *operand,
                at,
                *dimension,
                (size - by, 0, by),
                left,
            )?);
            Some(all)
        }
        Op::Wrap {
            operand,
            dimension,
            low,
            high,
        } => {
            let (d, size) = (*dimension, func.shape(*operand)[*dimension]);
            let mut all = shifted(func, *operand, at, d, (0, size - low, *low), left)?;
            all.extend(shifted(func, *operand, at, d, (*low, 0, size), left)?);
            all.extend(shifted(
                func,
                *operand,
                at,
                d,
                (low + size, 0, *high),
                left,
            )?);
            Some(all)
        }
        Op::Extend {
            operand,
            dimension,
            low,
            high,
        } => {
            let (d, size) = (*dimension, func.shape(*operand)[*dimension]);
            let mut all = shifted(func, *operand, at, d, (*low, 0, size), left)?;
            for (from, count, end) in [(0, *low, 0), (low + size, *high, size - 1)] {
                let Some(edge) = at.both(&IndexBox::whole(shape).with(d, from, from + count))
                else {
                    continue;
                };
                for mut piece in trace(func, *operand, &edge.with(d, end, end + 1), left)? {
                    piece.at = piece.at.with(d, edge.start[d], edge.limit[d]);
                    keep(&mut piece.from, |along| (along != d).then_some(along));
                    all.push(piece);
                }
            }
            Some(all)
        }
        Op::BroadcastInDim {
            operand,
            dimensions,
            ..
        } => {
            let size = func.shape(*operand);
            let goes = |k: usize| (size[k] != 1).then(|| dimensions[k]);
            let to: Vec<Option<usize>> = (0..size.len()).map(goes).collect();
            through(func, *operand, at, &to, left)
        }
        Op::Reshape { operand, .. } => match same_but_for_ones(shape, func.shape(*operand)) {
            Some(to) => through(func, *operand, at, &to, left),
            None => Some(itself(value, at)),
        },
        _ => Some(itself(value, at)), // computed, or a move that a piece cannot describe
    }
}

fn itself(value: Value, at: &IndexBox) -> Vec<Piece> {
    let run = |(along, first): (usize, &usize)| Run {
        first: *first,
        along: Some(along),
    };
    vec![Piece {
        at: at.clone(),
        of: value,
        from: at.start.iter().enumerate().map(run).collect(),
    }]
}

fn moved(mut pieces: Vec<Piece>, to: impl Fn(&IndexBox) -> IndexBox) -> Vec<Piece> {
    for piece in &mut pieces {
        piece.at = to(&piece.at);
    }
    pieces
}

/// Returns the pieces of the part of `at` that overlaps elements `first..first + size` in dimension
/// `d`, which are copies of `operand` from index `from` on.
fn shifted(
    func: &Func,
    operand: Value,
    at: &IndexBox,
    d: usize,
    (first, from, size): (usize, usize, usize),
    left: &mut usize,
) -> Option<Vec<Piece>> {
    let (start, limit) = (at.start[d].max(first), at.limit[d].min(first + size));
    if start >= limit {
        return Some(Vec::new());
    }
    let inner = at.with(d, start - first + from, limit - first + from);
    let inner = trace(func, operand, &inner, left)?;
    let back = |region: &IndexBox| {
        let (start, limit) = (region.start[d], region.limit[d]);
        region.with(d, start - from + first, limit - from + first)
    };
    Some(moved(inner, back))
}

/// Returns the pieces of an array in which dimension `to[k]` is dimension `k` of `operand`; the
/// other dimensions have one element or repeat it.
fn through(
    func: &Func,
    operand: Value,
    at: &IndexBox,
    to: &[Option<usize>],
    left: &mut usize,
) -> Option<Vec<Piece>> {
    let end = |ends: &[usize], one: usize| -> Vec<usize> {
        to.iter().map(|d| d.map_or(one, |d| ends[d])).collect()
    };
    let inner = IndexBox {
        start: end(&at.start, 0),
        limit: end(&at.limit, 1),
    };
    let mut pieces = trace(func, operand, &inner, left)?;
    for piece in &mut pieces {
        let mut outer = at.clone();
        for (k, d) in to.iter().enumerate() {
            if let Some(d) = d {
                outer = outer.with(*d, piece.at.start[k], piece.at.limit[k]);
            }
        }
        piece.at = outer;
        keep(&mut piece.from, |along| to[along]);
    }
    Some(pieces)
}

fn keep(runs: &mut [Run], to: impl Fn(usize) -> Option<usize>) {
    for run in runs {
        run.along = run.along.and_then(&to);
    }
}

/// Returns the box that an update of `size` at `starts` overwrites in an array of `shape`, if it is
/// constant and not empty.
pub(crate) fn fixed(
    func: &Func,
    starts: &[Value],
    size: &[usize],
    shape: &[usize],
) -> Option<IndexBox> {
    let start = known_starts(func, starts, shape, size)?;
    let limit = start.iter().zip(size).map(|(start, size)| start + size);
    let limit = limit.collect();
    let region = IndexBox { start, limit };
    (region.volume() > 0).then_some(region)
}
