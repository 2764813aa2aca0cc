//! Gathers whose indices are positions become views; those of one slice become a slice.

use stablehlo::{BinaryOp, ElementType, Func, GatherDims, Literal, Op, Scalar, TensorType, Value};

use super::masks::slice;
use super::positions::{self, Sum, limits};
use super::runs::{Run, Runs};
use crate::rewrite::Meaning::Exact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "gather-of-one", reason: "one slice at a computed place is a dynamic_slice",
           meaning: Exact, apply: of_one, example: one_element },
    Rule { name: "gather-of-positions", reason: "indices that are functions of the position move whole ranges",
           meaning: Exact, apply: of_positions, example: shifted },
    Rule { name: "gather-of-bounded", reason: "a gather moves its indices into the array by itself",
           meaning: Exact, apply: of_bounded, example: bounded },
];

fn of_one(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Gather {
        operand,
        indices,
        dims,
        slice_sizes,
        ..
    } = op
    else {
        return None;
    };
    let of = r.shape(*indices);
    let along = |d: &usize| of.get(*d).copied().unwrap_or(1);
    let batch = (0..of.len()).filter(|d| *d != dims.index_vector_dim);
    if batch.map(|d| of[d]).any(|size| size != 1) || r.shape(*operand).is_empty() {
        return None;
    }
    let components = along(&dims.index_vector_dim);
    let result = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    let element = r.tensor(*indices).element;
    let zero = r.emit(Op::Constant(Literal::scalar(element, Scalar::Int(0))));
    let mut starts = vec![zero; r.shape(*operand).len()];
    let flat = r.emit(Op::Reshape {
        operand: *indices,
        shape: vec![components],
    });
    for (component, d) in dims.start_index_map.iter().enumerate() {
        let one = slice(r, flat, &[component], &[component + 1]);
        starts[*d] = r.emit(Op::Reshape {
            operand: one,
            shape: vec![],
        });
    }
    let sizes = slice_sizes.clone();
    let part = r.emit(Op::DynamicSlice {
        operand: *operand,
        starts,
        sizes,
    });
    Some(r.emit(Op::Reshape {
        operand: part,
        shape: result,
    }))
}

fn one_element(n: usize) -> Func {
    let mut func = Func::new("one_element");
    let x = func.parameter(TensorType::new(ElementType::F32, [n + 1, 3, 2]));
    let at = func.parameter(TensorType::new(ElementType::I32, [1, 2]));
    let dims = GatherDims {
        offset_dims: vec![1, 2],
        collapsed_slice_dims: vec![0],
        start_index_map: vec![2, 0],
        index_vector_dim: 1,
    };
    func.results = vec![func.gather(x, at, dims, &[1, 3, 1])];
    func
}

/// For each dimension of a gather's operand, or a scatter's: where it is read, as a function of the position in an array
/// of `shape`; `windows` says which of that array's dimensions runs along which of the operand's.
pub(super) fn places(
    r: &Rewriter,
    indices: Value,
    index_vector_dim: usize,
    map: &[usize],
    shape: &[usize],
    windows: &[(usize, usize)],
    rank: usize,
    bound: impl Fn(usize, Sum) -> Option<Sum>,
) -> Option<Vec<Sum>> {
    let of = r.shape(indices);
    let batch: Vec<usize> = (0..shape.len())
        .filter(|d| windows.iter().all(|(w, _)| w != d))
        .collect();
    let none = Sum {
        constant: 0,
        along: vec![None; shape.len()],
    };
    let mut places = vec![none; rank];
    for (component, d) in map.iter().enumerate() {
        let found = component_of(r, indices, index_vector_dim, component, of)?;
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
            // The index is the same for a whole slice, so that nothing was there.
            places[*to].along[*from] = Some(Runs::affine(shape[*from], 0, 1));
        }
    }
    Some(places)
}

/// One component of indices, as a function of the position among them.
fn component_of(
    r: &Rewriter,
    indices: Value,
    vector_dim: usize,
    component: usize,
    shape: &[usize],
) -> Option<Sum> {
    if vector_dim == shape.len() {
        return positions::sum(r, indices);
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
        // All of them are constants, but one component is simple.
        Op::Constant(literal) if literal.splat_value().is_none() && shape.len() == 1 => {
            return Some(Sum {
                constant: i128::from(literal.get(component).as_i64()),
                along: vec![],
            });
        }
        _ => positions::sum(r, indices)?,
    };
    if let Some(runs) = sum.along.remove(vector_dim) {
        sum.constant += runs.slice(component, 1, 1)?.0.first()?.first;
    }
    Some(sum)
}

fn of_positions(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Gather {
        operand,
        indices,
        dims,
        slice_sizes,
        ..
    } = op
    else {
        return None;
    };
    let result = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    let from = r.shape(*operand).to_vec();
    if result.contains(&0) || from.contains(&0) {
        return None;
    }
    let kept = (0..from.len()).filter(|d| !dims.collapsed_slice_dims.contains(d));
    let windows: Vec<(usize, usize)> = dims.offset_dims.iter().copied().zip(kept).collect();
    let room = |d: usize| (from[d] - slice_sizes[d]) as i128;
    // Moved so that the slice fits.
    let bound = |d: usize, sum: Sum| {
        let (least, greatest) = sum.range();
        if least >= 0 && greatest <= room(d) {
            return Some(sum);
        }
        let (along, runs) = sum.alone(&result)?;
        let runs = clamped(&runs, room(d))?;
        let mut all = vec![None; result.len()];
        let constant = runs.constant();
        if constant.is_none() && !result.is_empty() {
            all[along] = Some(runs);
        }
        Some(Sum {
            constant: constant.unwrap_or(0),
            along: all,
        })
    };
    let rank = from.len();
    let places = places(
        r,
        *indices,
        dims.index_vector_dim,
        &dims.start_index_map,
        &result,
        &windows,
        rank,
        bound,
    )?;
    let (operand, from, places) = unflattened(r, *operand, from, places, &result)?;
    view(r, operand, &from, &places, &result)
}

fn clamped(runs: &Runs, room: i128) -> Option<Runs> {
    let mut pieces = Vec::new();
    for (run, above) in runs.zip(&runs.clone()) {
        let _ = above;
        let one = Runs(vec![run]);
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

/// The same places in an operand one dimension of which is taken apart, where an index is a sum over several dimensions
/// of the result: `i * width + j` in an array of rows.
fn unflattened(
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

/// `operand` at `places`, one dimension after the other.
fn view(
    r: &mut Rewriter,
    operand: Value,
    from: &[usize],
    places: &[Sum],
    result: &[usize],
) -> Option<Value> {
    let mut of: Vec<Option<(usize, Runs)>> = Vec::new();
    for place in places {
        let dims: Vec<usize> = (0..result.len())
            .filter(|d| place.along[*d].is_some())
            .collect();
        of.push(match dims.as_slice() {
            [] => None,
            [d] => Some((*d, place.alone(result)?.1)),
            _ => return None,
        });
    }
    // Each dimension of the result runs along one of the operand's at most.
    let mut along: Vec<usize> = of.iter().flatten().map(|(d, _)| *d).collect();
    along.sort_unstable();
    if along.windows(2).any(|pair| pair[0] == pair[1]) {
        return None;
    }
    // Pieces that are not written as one op cost a copy each.
    if of.iter().flatten().any(|(_, runs)| runs.0.len() > 4) {
        return None;
    }
    let mut value = operand;
    for (d, of) in of.iter().enumerate() {
        value = match of {
            Some((_, runs)) => moved(r, value, d, runs)?,
            None => piece(
                r,
                value,
                d,
                &Run {
                    len: 1,
                    first: places[d].constant,
                    step: 0,
                },
            ),
        };
    }
    let kept: Vec<usize> = (0..from.len()).filter(|d| of[*d].is_some()).collect();
    let to: Vec<usize> = of.iter().flatten().map(|(d, _)| *d).collect();
    let shape = to.iter().map(|d| result[*d]).collect();
    value = r.emit(Op::Reshape {
        operand: value,
        shape,
    });
    let mut permutation: Vec<usize> = (0..kept.len()).collect();
    permutation.sort_by_key(|nth| to[*nth]);
    if !permutation.is_sorted() {
        value = r.emit(Op::Transpose {
            operand: value,
            permutation,
        });
    }
    let (shape, dimensions) = (result.to_vec(), along);
    Some(r.emit(Op::BroadcastInDim {
        operand: value,
        shape,
        dimensions,
    }))
}

/// `operand`, read along `d` where `runs` says.
fn moved(r: &mut Rewriter, operand: Value, d: usize, runs: &Runs) -> Option<Value> {
    let size = r.shape(operand)[d];
    let n = size as i128;
    let is_unit = |run: &Run| run.step == 1 || run.len == 1;
    if let [x, y] = runs.0.as_slice()
        && is_unit(x)
        && is_unit(y)
        && runs.len() == size
        && x.last() == n - 1
        && y.first == 0
    {
        let amount = i64::try_from(x.first).ok()?;
        return Some(r.emit(Op::Rotate {
            operand,
            dimension: d,
            amount,
        }));
    }
    // The whole, continued at its ends as it begins anew, or with its outermost elements.
    let whole = |run: &Run| run.first == 0 && run.last() == n - 1 && is_unit(run);
    if let Some(at) = runs.0.iter().position(whole)
        && size > 1
    {
        let before = &runs.0[..at];
        let behind = &runs.0[at + 1..];
        let len = |part: &[Run]| part.iter().map(|run| run.len).sum::<usize>();
        let (low, high) = (len(before), len(behind));
        let one = |part: &[Run], fits: &dyn Fn(&Run) -> bool| {
            part.is_empty() || part.len() == 1 && fits(&part[0])
        };
        let extends = one(before, &|run| run.first == 0 && run.step == 0)
            && one(behind, &|run| run.first == n - 1 && (run.step == 0));
        let wraps = low <= size
            && high <= size
            && one(before, &|run| is_unit(run) && run.last() == n - 1)
            && one(behind, &|run| is_unit(run) && run.first == 0);
        if low + high > 0 && wraps {
            return Some(r.emit(Op::Wrap {
                operand,
                dimension: d,
                low,
                high,
            }));
        }
        if low + high > 0 && extends {
            return Some(r.emit(Op::Extend {
                operand,
                dimension: d,
                low,
                high,
            }));
        }
    }
    let pieces: Vec<Value> = runs.0.iter().map(|run| piece(r, operand, d, run)).collect();
    Some(match pieces.as_slice() {
        [one] => *one,
        _ => r.emit(Op::Concatenate {
            operands: pieces,
            dimension: d,
        }),
    })
}

/// `operand`, read along `d` as one run says.
fn piece(r: &mut Rewriter, operand: Value, d: usize, run: &Run) -> Value {
    let shape = r.shape(operand).to_vec();
    let (first, last) = (
        run.first.min(run.last()) as usize,
        run.first.max(run.last()) as usize,
    );
    let (mut start, mut limit, mut stride) =
        (vec![0; shape.len()], shape.clone(), vec![1; shape.len()]);
    (start[d], limit[d]) = (first, last + 1);
    stride[d] = (run.step.unsigned_abs() as usize).max(1);
    let is_all = first == 0 && last + 1 == shape[d] && stride[d] == 1;
    let mut value = operand;
    if !is_all {
        value = r.emit(Op::Slice {
            operand,
            start,
            limit,
            stride,
        });
    }
    if run.step < 0 {
        value = r.emit(Op::Reverse {
            operand: value,
            dimensions: vec![d],
        });
    }
    if run.step == 0 && run.len > 1 {
        let mut wide = shape;
        wide[d] = run.len;
        let rank = wide.len();
        value = r.emit(Op::BroadcastInDim {
            operand: value,
            shape: wide,
            dimensions: (0..rank).collect(),
        });
    }
    value
}

/// A periodic neighbour, a clamped one, and a transposed box.
fn shifted(n: usize) -> Func {
    let mut func = Func::new("shifted");
    let x = func.parameter(TensorType::new(ElementType::F32, [n, n + 1]));
    let shape = [n + 1, n];
    let ty = TensorType::new(ElementType::I32, shape);
    let (i, j) = (
        func.iota(ElementType::I32, &shape, 0),
        func.iota(ElementType::I32, &shape, 1),
    );
    let two = func.splat(ty.clone(), Scalar::Int(2));
    let size = func.splat(ty, Scalar::Int(n as i64));
    let ahead = func.binary(BinaryOp::Add, j, two);
    let wrapped = func.binary(BinaryOp::Remainder, ahead, size);
    let behind = func.binary(BinaryOp::Subtract, i, two);
    let one = [n + 1, n, 1];
    let components = [func.reshape(wrapped, &one), func.reshape(behind, &one)];
    let indices = func.concatenate(&components, 2);
    let dims = GatherDims {
        offset_dims: vec![],
        collapsed_slice_dims: vec![0, 1],
        start_index_map: vec![0, 1],
        index_vector_dim: 2,
    };
    let size = usize::from(n > 0);
    func.results = vec![func.gather(x, indices, dims, &[size, 1])];
    func
}

fn of_bounded(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Gather {
        operand,
        indices,
        dims,
        slice_sizes,
        indices_are_sorted,
    } = op
    else {
        return None;
    };
    let rooms = dims
        .start_index_map
        .iter()
        .map(|d| r.shape(*operand)[*d] - slice_sizes[*d]);
    let (least, greatest) = (rooms.clone().min()?, rooms.max()?);
    if least != greatest {
        return None;
    }
    let room = greatest as i128;
    let element = r.tensor(*indices).element;
    let is_above = |bound: Value| positions::range(r, bound).0 >= room;
    let is_below = |bound: Value| positions::range(r, bound).1 <= 0;
    let (shape, inner) = match r.op(*indices) {
        Op::Reshape { operand, shape } => (Some(shape.clone()), *operand),
        _ => (None, *indices),
    };
    let indices = match r.op(inner) {
        Op::Clamp { min, operand, max } if is_below(*min) && is_above(*max) => *operand,
        Op::Binary(BinaryOp::Maximum, x, y) if is_below(*y) => *x,
        Op::Binary(BinaryOp::Maximum, x, y) if is_below(*x) => *y,
        Op::Binary(BinaryOp::Minimum, x, y) if is_above(*y) => *x,
        Op::Binary(BinaryOp::Minimum, x, y) if is_above(*x) => *y,
        // As wide as they are, the same numbers.
        Op::Convert { operand, .. } => {
            let of = r.tensor(*operand).element;
            let ((low, high), (least, greatest)) = (positions::range(r, *operand), limits(element));
            let narrower = of.is_integer() && of.bytes() <= element.bytes();
            (narrower && of != element && low >= least && high <= greatest && of.bytes() >= 4)
                .then_some(*operand)?
        }
        _ => return None,
    };
    let indices = match shape {
        Some(shape) => r.emit(Op::Reshape {
            operand: indices,
            shape,
        }),
        None => indices,
    };
    Some(r.emit(Op::Gather {
        operand: *operand,
        indices,
        dims: dims.clone(),
        slice_sizes: slice_sizes.clone(),
        indices_are_sorted: *indices_are_sorted,
    }))
}

fn bounded(n: usize) -> Func {
    let mut func = Func::new("bounded");
    let x = func.parameter(TensorType::new(ElementType::F32, [n + 1]));
    let at = func.parameter(TensorType::new(ElementType::I32, [4]));
    let low = func.scalar(ElementType::I32, Scalar::Int(0));
    let high = func.scalar(ElementType::I32, Scalar::Int(n as i64));
    let at = func.clamp(low, at, high);
    let dims = GatherDims {
        offset_dims: vec![],
        collapsed_slice_dims: vec![0],
        start_index_map: vec![0],
        index_vector_dim: 1,
    };
    func.results = vec![func.gather(x, at, dims, &[1])];
    func
}
