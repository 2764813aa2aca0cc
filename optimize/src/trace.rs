//! Traces the elements of an array back to the arrays they were copied from: through slices,
//! updates and pads at constant positions, concatenates, broadcasts, rotates, and periodic or
//! clamped halos.
//!
//! The input is a box of an array; the output is a partition of it into boxes, each a copy from a
//! value that is not itself a copy. Returns `None` if more than [`FARTHEST`] ops would have to be
//! visited. Reversals and transposes count as computations.

use stablehlo::{DimIndex, Func, Op, Value};

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
        Op::Reshape { operand, .. } => match same_but_for_ones(shape, func.shape(*operand)) {
            Some(to) => {
                let same = |d: &Option<usize>| d.map_or(DimIndex::First, DimIndex::same);
                let map: Vec<DimIndex> = to.iter().map(same).collect();
                mapped(func, *operand, &map, at, left)
            }
            None => Some(itself(value, at)),
        },
        op => match func.index_map(value) {
            Some(map) if is_forward(&map) => mapped(func, op.operands()[0], &map, at, left),
            Some(_) | None => Some(itself(value, at)), // computed, reversed or transposed
        },
    }
}

/// Returns whether an index map keeps the order of dimensions and, along each of them, steps by one
/// element.
fn is_forward(map: &[DimIndex]) -> bool {
    let dims: Vec<usize> = map.iter().filter_map(|index| index.dim()).collect();
    let steps = |index: &DimIndex| !matches!(index, DimIndex::Affine { scale, .. } if *scale != 1);
    dims.is_sorted_by(|a, b| a < b) && map.iter().all(steps)
}

/// Returns the pieces of the box `at` of an array whose elements are those of `operand` by `map`.
fn mapped(
    func: &Func,
    operand: Value,
    map: &[DimIndex],
    at: &IndexBox,
    left: &mut usize,
) -> Option<Vec<Piece>> {
    let mut all = Vec::new();
    for Segment { at, from } in segments(map, func.shape(operand), at) {
        let count = |d: usize| at.limit[d] - at.start[d];
        let limit = |run: &Run| run.first + run.along.map_or(1, count);
        let inner = IndexBox {
            start: from.iter().map(|run| run.first).collect(),
            limit: from.iter().map(limit).collect(),
        };
        for mut piece in trace(func, operand, &inner, left)? {
            let mut outer = at.clone();
            for (k, run) in from.iter().enumerate() {
                if let Some(d) = run.along {
                    let back = |index: usize| index - run.first + at.start[d];
                    outer = outer.with(d, back(piece.at.start[k]), back(piece.at.limit[k]));
                }
            }
            piece.at = outer;
            for run in &mut piece.from {
                run.along = run.along.and_then(|k| from[k].along);
            }
            all.push(piece);
        }
    }
    Some(all)
}

/// A box of a result whose elements form one run along each dimension of the operand.
struct Segment {
    at: IndexBox,
    from: Vec<Run>,
}

/// Splits `at` into segments, for a map into an operand of these sizes along which indices step by
/// one.
fn segments(map: &[DimIndex], sizes: &[usize], at: &IndexBox) -> Vec<Segment> {
    let mut all = vec![Segment {
        at: at.clone(),
        from: Vec::new(),
    }];
    for (index, size) in map.iter().zip(sizes) {
        let cut = |segment: Segment| segment.cut(*index, *size as i128);
        all = all.into_iter().flat_map(cut).collect();
    }
    all
}

impl Segment {
    /// Appends the run along the operand's next dimension, of `size` elements; splits the segment if
    /// that takes several runs.
    fn cut(&self, index: DimIndex, size: i128) -> Vec<Segment> {
        let Some(d) = index.dim() else {
            return vec![self.with(Run {
                first: 0,
                along: None,
            })];
        };
        let (start, limit) = (self.at.start[d] as i128, self.at.limit[d] as i128);
        // start and limit in the result, first index in the operand, whether the run advances
        let runs: Vec<(i128, i128, i128, bool)> = match index {
            DimIndex::First => Vec::new(),
            DimIndex::Affine { offset, .. } => {
                vec![(start, limit, start + i128::from(offset), true)]
            }
            DimIndex::Periodic { offset, .. } => {
                let offset = i128::from(offset);
                let turns =
                    (start + offset).div_euclid(size)..=(limit - 1 + offset).div_euclid(size);
                let run = |turn: i128| {
                    let zero = turn * size - offset;
                    let start = start.max(zero);
                    (start, limit.min(zero + size), start - zero, true)
                };
                turns.map(run).collect()
            }
            DimIndex::Clamped { offset, .. } => {
                let zero = -i128::from(offset);
                let (inside, end) = (start.max(zero), zero + size);
                vec![
                    (inside, limit.min(end), inside - zero, true),
                    (start, limit.min(zero), 0, false),
                    (start.max(end), limit, size - 1, false),
                ]
            }
        };
        let runs = runs.into_iter().filter(|(start, limit, ..)| start < limit);
        let segment = |(start, limit, first, goes): (i128, i128, i128, bool)| {
            let segment = self.with(Run {
                first: first as usize,
                along: goes.then_some(d),
            });
            Segment {
                at: segment.at.with(d, start as usize, limit as usize),
                ..segment
            }
        };
        runs.map(segment).collect()
    }

    fn with(&self, run: Run) -> Segment {
        let from = self.from.iter().copied().chain([run]).collect();
        Segment {
            at: self.at.clone(),
            from,
        }
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

/// The box that an update of `size` at `starts` replaces in `shape`, if that is known and it is not empty.
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
