//! Forms that view the array once for each tap.

use stablehlo::{
    BinaryOp, Direction, Edge, ElementType, Func, GatherDims, Scalar, Stencil, TensorType, Value,
};

use super::taps::{sum, zero};

/// The view of a tap in one dimension: `size` positions from `start` on, which may be beyond the
/// ends.
#[derive(Clone, Copy)]
pub(super) struct TapView {
    dimension: usize,
    start: i64,
    size: usize,
    edge: Edge,
}

impl TapView {
    /// Returns the range of the view that is inside an array of `size` elements; it may be empty.
    fn inside(self, size: usize) -> (usize, usize) {
        let to_place = |end: i64| (end - self.start).clamp(0, self.size as i64) as usize;
        let (low, high) = (to_place(0), to_place(size as i64));
        (low, high.max(low))
    }
}

pub(super) fn continued(
    func: &mut Func,
    operand: Value,
    coefficients: &[Value],
    stencil: &Stencil,
) -> Value {
    let (mut all, mut before) = (operand, Vec::new());
    for (d, edge) in stencil.edges.iter().enumerate() {
        let (low, high) = stencil.reach(d, func.shape(operand)[d]);
        all = match edge {
            Edge::Valid => all,
            Edge::Zero => pad_along(func, all, d, low as i64, high as i64),
            Edge::Periodic => func.wrap(all, d, low, high),
            Edge::Extend => func.extend(all, d, low, high),
        };
        before.push(low as i64);
    }
    sum(func, coefficients, stencil, |func, tap| {
        let begin = |d: usize| (before[d] + stencil.start[d] + tap.offsets[d]) as usize;
        let start: Vec<usize> = (0..before.len()).map(begin).collect();
        let limit: Vec<usize> = start
            .iter()
            .zip(&stencil.shape)
            .map(|(s, n)| s + n)
            .collect();
        func.slice(all, &start, &limit, &vec![1; start.len()])
    })
}

/// Writes each tap separately: `view` is applied in one dimension after the other.
pub(super) fn by_views(
    func: &mut Func,
    operand: Value,
    coefficients: &[Value],
    stencil: &Stencil,
    view: fn(&mut Func, Value, TapView) -> Value,
) -> Value {
    sum(func, coefficients, stencil, |func, tap| {
        (0..stencil.shape.len()).fold(operand, |all, dimension| {
            let along = TapView {
                dimension,
                start: stencil.start[dimension] + tap.offsets[dimension],
                size: stencil.shape[dimension],
                edge: stencil.edges[dimension],
            };
            let size = func.shape(all)[dimension];
            match along.start == 0 && along.size == size {
                true => all,
                false => match along.inside(size) == (0, along.size) {
                    true => range(func, all, dimension, along.start as usize, along.size),
                    false => view(func, all, along),
                },
            }
        })
    })
}

/// Writes the view as a concatenation of slices.
pub(super) fn concatenated(func: &mut Func, all: Value, along: TapView) -> Value {
    let TapView {
        dimension,
        start,
        size,
        edge,
    } = along;
    let n = func.shape(all)[dimension];
    let (low, high) = along.inside(n);
    let mut shape = func.shape(all).to_vec();
    let mut parts = Vec::new();
    for (from, to) in [(0, low), (low, high), (high, size)] {
        if from == to {
            continue;
        }
        shape[dimension] = to - from;
        let place = start + from as i64;
        let is_inside = (from, to) == (low, high);
        parts.push(match edge {
            _ if is_inside => range(func, all, dimension, place as usize, to - from),
            Edge::Zero | Edge::Valid => {
                let ty = TensorType::new(func.tensor(all).element, shape.as_slice());
                func.splat(ty, Scalar::Int(0))
            }
            Edge::Periodic => {
                let place = place.rem_euclid(n as i64) as usize;
                range(func, all, dimension, place, to - from)
            }
            Edge::Extend => {
                let end = if place < 0 { 0 } else { n - 1 };
                repeat(func, all, dimension, end, to - from)
            }
        });
    }
    func.concatenate(&parts, dimension)
}

/// Writes the view as padded slices with selects between them by position.
pub(super) fn masked(func: &mut Func, all: Value, along: TapView) -> Value {
    let TapView {
        dimension,
        start,
        size,
        edge,
    } = along;
    let n = func.shape(all)[dimension];
    let (low, high) = along.inside(n);
    // Places the array at `-start` of the result, and zeros elsewhere.
    let placed = |func: &mut Func, start: i64| {
        let behind = start + size as i64 - n as i64;
        pad_along(func, all, dimension, -start, behind)
    };
    let ends = match edge {
        Edge::Zero | Edge::Valid => None,
        Edge::Periodic => Some([
            (low > 0).then_some(start + n as i64),
            (high < size).then_some(start - n as i64),
        ]),
        Edge::Extend => Some([(low > 0).then_some(0), (high < size).then_some(0)]),
    };
    if low == high && ends.is_none() {
        let ty = func.tensor(all).clone();
        let mut shape = ty.shape;
        shape[dimension] = size;
        return func.splat(TensorType::new(ty.element, shape), Scalar::Int(0));
    }
    let mut result = (low < high).then(|| placed(func, start));
    let ends = ends.into_iter().flatten().zip([0, 1]);
    for (elsewhere, end) in ends.filter_map(|(start, end)| Some((start?, end))) {
        let beyond = match edge {
            Edge::Extend => {
                let at = if end == 0 { 0 } else { n - 1 };
                repeat(func, all, dimension, at, size)
            }
            Edge::Periodic | Edge::Zero | Edge::Valid => placed(func, elsewhere),
        };
        result = Some(match result {
            None => beyond,
            Some(result) => {
                let shape = func.shape(result).to_vec();
                let counts = func.iota(counting(size), &shape, dimension);
                let limit = if end == 0 { low } else { high };
                let limit = func.splat(
                    TensorType::new(counting(size), shape),
                    Scalar::Int(limit as i64),
                );
                let direction = if end == 0 {
                    Direction::Lt
                } else {
                    Direction::Ge
                };
                let is_beyond = func.compare(direction, counts, limit);
                func.select(is_beyond, beyond, result)
            }
        });
    }
    result.expect("there are places inside, or beyond an end")
}

/// Writes the view as a gather at computed indices.
pub(super) fn gathered(func: &mut Func, all: Value, along: TapView) -> Value {
    let TapView {
        dimension,
        start,
        size,
        edge,
    } = along;
    let shape = func.shape(all).to_vec();
    let n = shape[dimension] as i64;
    if n == 0 {
        return masked(func, all, along); // there is nothing to gather from
    }
    let ty = TensorType::new(ElementType::I64, [size]);
    let constant = |func: &mut Func, value: i64| func.splat(ty.clone(), Scalar::Int(value));
    let counts = func.iota(ElementType::I64, &[size], 0);
    let begin = constant(func, start);
    let places = func.binary(BinaryOp::Add, counts, begin);
    let indices = match edge {
        Edge::Periodic => {
            // The view wraps at most once: the remainder of a non-negative index.
            let (around, size) = (constant(func, n), constant(func, n));
            let places = func.binary(BinaryOp::Add, places, around);
            func.binary(BinaryOp::Remainder, places, size)
        }
        Edge::Zero | Edge::Valid | Edge::Extend => {
            let ends = [0, n - 1].map(|end| func.scalar(ElementType::I64, Scalar::Int(end)));
            func.clamp(ends[0], places, ends[1])
        }
    };
    let mut slice_sizes = shape.clone();
    slice_sizes[dimension] = 1;
    let dims = GatherDims {
        offset_dims: (0..shape.len()).filter(|d| *d != dimension).collect(),
        collapsed_slice_dims: vec![dimension],
        start_index_map: vec![dimension],
        index_vector_dim: 1,
    };
    let found = func.gather(all, indices, dims, &slice_sizes);
    if edge != Edge::Zero {
        return found;
    }
    let ends = [(Direction::Ge, 0), (Direction::Lt, n)].map(|(direction, end)| {
        let end = constant(func, end);
        func.compare(direction, places, end)
    });
    let is_inside = func.binary(BinaryOp::And, ends[0], ends[1]);
    let result = func.tensor(found).clone();
    let is_inside = func.broadcast_in_dim(is_inside, &result.shape, &[dimension]);
    let zeros = func.splat(result, Scalar::Int(0));
    func.select(is_inside, found, zeros)
}

/// Pads `all` with zeros in one dimension; negative amounts crop it.
pub(super) fn pad_along(
    func: &mut Func,
    all: Value,
    dimension: usize,
    low: i64,
    high: i64,
) -> Value {
    let only = |size: i64| {
        let mut sizes = vec![0; func.shape(all).len()];
        sizes[dimension] = size;
        sizes
    };
    let (low, high) = (only(low), only(high));
    let zero = zero(func, all);
    func.pad(all, zero, &low, &high, &vec![0; low.len()])
}

/// Slices `size` elements of `all` in one dimension.
pub(super) fn range(
    func: &mut Func,
    all: Value,
    dimension: usize,
    start: usize,
    size: usize,
) -> Value {
    let shape = func.shape(all).to_vec();
    let (mut starts, mut limits) = (vec![0; shape.len()], shape.clone());
    (starts[dimension], limits[dimension]) = (start, start + size);
    func.slice(all, &starts, &limits, &vec![1; shape.len()])
}

/// Repeats the element at position `place` of one dimension `times` times.
fn repeat(func: &mut Func, all: Value, dimension: usize, place: usize, times: usize) -> Value {
    let one = range(func, all, dimension, place, 1);
    let mut shape = func.shape(one).to_vec();
    shape[dimension] = times;
    let dimensions: Vec<usize> = (0..shape.len()).collect();
    func.broadcast_in_dim(one, &shape, &dimensions)
}

/// Returns the integer type for `size` positions.
fn counting(size: usize) -> ElementType {
    match i32::try_from(size) {
        Ok(_) => ElementType::I32,
        Err(_) => ElementType::I64,
    }
}
