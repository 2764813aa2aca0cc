//! Reductions of gathered windows that overlap are done without the gather: as a `reduce_window`,
//! or as a stencil.

use stablehlo::{
    BinaryOp, Combiner, ElementType, Func, GatherDims, Literal, Op, TensorType, Value, Window,
};

use super::index_functions::Sum;
use super::indices::{Indices, places};
use super::masks::slice;
use super::reductions::reduced;
use super::shorthand::splat;
use super::stencils::{MOST_PLACES, is_dense, stencil_of};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "reduce-of-gathered-windows", reason: "windows of an array are reduced where they lie, not gathered first",
           semantics: BitExact, apply: of_windows, example: windows },
    Rule { name: "sum-of-weighted-windows", reason: "gathered windows times numbers are a stencil, which has faster forms",
           semantics: BitExact, apply: of_weighted, example: weighted },
];

/// The positions of windows in one dimension of an array.
#[derive(Default)]
struct WindowLayout {
    /// The index of the first element of the first window.
    start: i128,
    /// The dimension that enumerates windows, their number, and their distance.
    nth: Option<(usize, usize, usize)>,
    /// The dimension that enumerates the elements of a window, their number, and their distance.
    place: Option<(usize, usize, usize)>,
}

impl WindowLayout {
    /// The `reduced` dimensions enumerate elements of windows; those may have negative steps if
    /// `any_order`.
    fn of(sum: &Sum, reduced: &[usize], any_order: bool) -> Option<WindowLayout> {
        let mut along = WindowLayout {
            start: sum.constant,
            ..WindowLayout::default()
        };
        for (d, runs) in sum.along.iter().enumerate() {
            let Some(runs) = runs else { continue };
            let [run] = runs.0.as_slice() else {
                return None;
            };
            let is_place = reduced.contains(&d);
            if run.step == 0 || run.step < 0 && !(is_place && any_order) {
                return None;
            }
            along.start += run.first.min(run.last());
            let step = usize::try_from(run.step.unsigned_abs()).ok()?;
            let of = match is_place {
                true => &mut along.place,
                false => &mut along.nth,
            };
            if of.replace((d, run.len, step)).is_some() {
                return None;
            }
        }
        Some(along)
    }

    /// Returns the distance from the first element of the first window to the last one of the last,
    /// plus one.
    fn extent(&self) -> Option<usize> {
        let reach = |of: Option<(usize, usize, usize)>| match of {
            Some((_, len, step)) => (len - 1).checked_mul(step),
            None => Some(0),
        };
        reach(self.nth)?
            .checked_add(reach(self.place)?)?
            .checked_add(1)
    }
}

/// Gathered windows, described by their positions in the array.
struct Gathered {
    /// The part of the array that the windows cover.
    part: Value,
    along: Vec<WindowLayout>,
    window: Window,
    window_dimensions: Vec<usize>,
    /// The dimensions of the gather's result that are not reduced.
    left: Vec<usize>,
}

impl Gathered {
    /// Matches a gather of overlapping windows that are reduced over `dimensions`, in order unless
    /// `any_order`.
    fn of(
        r: &mut Rewriter,
        gathered: Value,
        dimensions: &[usize],
        any_order: bool,
    ) -> Option<Gathered> {
        let Op::Gather {
            operand,
            indices,
            dims,
            slice_sizes: _,
            indices_are_sorted: _,
        } = r.op(gathered)
        else {
            return None;
        };
        let (operand, shape) = (*operand, r.shape(gathered).to_vec());
        let from = r.shape(operand).to_vec();
        if shape.contains(&0) || from.contains(&0) || !r.is_only_use(gathered) {
            return None;
        }
        let kept = (0..from.len()).filter(|d| !dims.collapsed_slice_dims.contains(d));
        let slices: Vec<(usize, usize)> = dims.offset_dims.iter().copied().zip(kept).collect();
        let indices = Indices {
            array: *indices,
            vector_dim: dims.index_vector_dim,
            map: &dims.start_index_map,
        };
        let places = places(r, &indices, &shape, &slices, from.len(), |_, sum| Some(sum))?;
        let along = places
            .iter()
            .map(|sum| WindowLayout::of(sum, dimensions, any_order));
        let along: Vec<WindowLayout> = along.collect::<Option<_>>()?;
        // Each dimension must determine at most one array dimension; reduced ones exactly one, in
        // the same order.
        let counted = |d: usize| {
            let counts =
                |along: &&WindowLayout| [along.nth, along.place].iter().flatten().any(|n| n.0 == d);
            along.iter().filter(counts).count()
        };
        let all_counted = dimensions.iter().all(|d| counted(*d) == 1);
        let in_order = along
            .iter()
            .filter_map(|along| Some(along.place?.0))
            .is_sorted();
        let lie_over = along
            .iter()
            .any(|along| along.nth.is_some() && along.place.is_some());
        let once = (0..shape.len()).all(|d| counted(d) <= 1);
        if !all_counted || !once || !any_order && !in_order || !lie_over {
            return None;
        }
        let (mut start, mut limit) = (Vec::new(), Vec::new());
        for (along, size) in along.iter().zip(&from) {
            let first = usize::try_from(along.start).ok()?;
            let end = first.checked_add(along.extent()?)?;
            if end > *size {
                return None; // out-of-bounds slices would have been clamped
            }
            start.push(first);
            limit.push(end);
        }
        let mut window = Window::plain(from.len());
        let mut window_dimensions = vec![1; from.len()];
        for (d, along) in along.iter().enumerate() {
            if let Some((_, _, step)) = along.nth {
                window.strides[d] = step;
            }
            if let Some((_, len, step)) = along.place {
                (window_dimensions[d], window.window_dilations[d]) = (len, step);
            }
        }
        let left = (0..shape.len()).filter(|d| !dimensions.contains(d));
        Some(Gathered {
            part: slice(r, operand, &start, &limit),
            along,
            window,
            window_dimensions,
            left: left.collect(),
        })
    }

    /// Transposes and broadcasts the per-window results to the `shape` and order of the reduction's
    /// result.
    fn arranged(&self, r: &mut Rewriter, each: Value, shape: Vec<usize>) -> Value {
        let counts: Vec<(usize, usize)> = (self.along.iter())
            .filter_map(|along| along.nth.map(|(d, len, _)| (d, len)))
            .collect();
        let short = r.emit(Op::Reshape {
            operand: each,
            shape: counts.iter().map(|(_, len)| *len).collect(),
        });
        let mut permutation: Vec<usize> = (0..counts.len()).collect();
        permutation.sort_by_key(|nth| counts[*nth].0);
        let to = permutation.iter().map(|nth| counts[*nth].0);
        let dimensions = to
            .filter_map(|d| self.left.iter().position(|l| *l == d))
            .collect();
        let ordered = r.emit(Op::Transpose {
            operand: short,
            permutation,
        });
        r.emit(Op::BroadcastInDim {
            operand: ordered,
            shape,
            dimensions,
        })
    }
}

fn of_windows(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Reduce {
        operand,
        init,
        dimensions,
        combiner,
    } = op
    else {
        return None;
    };
    let rounds = combiner.rounds(r.tensor(*operand).element);
    let gathered = Gathered::of(r, *operand, dimensions, !rounds)?;
    let result = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    let reduced = r.emit(Op::ReduceWindow {
        operand: gathered.part,
        init: *init,
        window_dimensions: gathered.window_dimensions.clone(),
        window: gathered.window.clone().into(),
        combiner: *combiner,
    });
    Some(gathered.arranged(r, reduced, result))
}

/// The weights are a constant with one value per element of a window, the same for all windows.
fn of_weighted(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Reduce {
        operand,
        init,
        dimensions,
        combiner: Combiner::Add,
    } = op
    else {
        return None;
    };
    let Op::Binary(BinaryOp::Multiply, x, y) = *r.op(*operand) else {
        return None;
    };
    let (windows, weights) = match (r.op(x), r.op(y)) {
        (Op::Gather { .. }, _) => (x, y),
        (_, Op::Gather { .. }) => (y, x),
        _ => return None,
    };
    let (weights, of) = match r.op(weights).clone() {
        Op::BroadcastInDim {
            operand,
            dimensions,
            ..
        } => (operand, dimensions),
        _ => return None,
    };
    let Op::Constant(weights) = r.op(weights).clone() else {
        return None;
    };
    let element = weights.element();
    let from_zero = splat(r, *init)?.as_f64(element).to_bits() == 0;
    if !from_zero || !r.is_only_use(*operand) || of.iter().any(|d| !dimensions.contains(d)) {
        return None;
    }
    let gathered = Gathered::of(r, windows, dimensions, false)?;
    let places = &gathered.window_dimensions;
    let count = places.iter().product::<usize>();
    if count > MOST_PLACES || !is_dense(&gathered.window) {
        return None;
    }
    // The array dimension of each dimension of the weights.
    let lies_along = |d: &usize| {
        let is_it = |along: &WindowLayout| along.place.is_some_and(|(place, ..)| place == *d);
        gathered.along.iter().position(is_it)
    };
    let axes = of.iter().map(lies_along).collect::<Option<Vec<usize>>>()?;
    let weight = |nth: usize| {
        let mut left = nth;
        let mut at = vec![0; places.len()];
        for d in (0..places.len()).rev() {
            (at[d], left) = (left % places[d], left / places[d]);
        }
        let place = axes.iter().zip(weights.shape());
        let place = place.fold(0, |before, (axis, size)| before * size + at[*axis]);
        let number = weights.get(place).as_f64(element);
        let is_held = element.is_float() || number.abs() < (1u64 << 53) as f64;
        (number.is_finite() && is_held).then_some(number)
    };
    let coefficients: Vec<f64> = (0..count).map(weight).collect::<Option<_>>()?;
    let part = r.shape(gathered.part).iter().zip(places);
    let reach = gathered.window.window_dilations.iter();
    let shape = part
        .zip(reach)
        .map(|((size, places), step)| size - (places - 1) * step);
    let shape: Vec<usize> = shape.collect();
    let (window, part) = (&gathered.window, gathered.part);
    let sums = stencil_of(r, part, &shape, window, places, &coefficients);
    let result = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    Some(gathered.arranged(r, sums, result))
}

/// Weighted sums of three neighbours in 1-D, and of two by three in 2-D.
fn weighted(n: usize) -> Func {
    let mut func = Func::new("weighted_windows");
    let mut results = Vec::new();
    for (element, shape) in [
        (ElementType::F32, vec![n, 3]),
        (ElementType::I32, vec![n, 2, 3]),
    ] {
        let rank = shape.len() - 1;
        let line = vec![n + 2; rank];
        let x = func.parameter(TensorType::new(element, line));
        let nth = func.iota(ElementType::I32, &shape, 0);
        let last = func.iota(ElementType::I32, &shape, rank);
        let ahead = func.binary(BinaryOp::Add, nth, last);
        let mut places = shape.clone();
        places.push(1);
        let mut at = vec![func.reshape(ahead, &places)];
        if rank == 2 {
            let row = func.iota(ElementType::I32, &shape, 1);
            at.insert(0, func.reshape(row, &places));
        }
        let at = func.concatenate(&at, rank + 1);
        let dims = GatherDims::of_elements(rank, rank + 1);
        let windows = func.gather(x, at, dims, &vec![1; rank]);
        let weights = [0.5, -1.0, 3.0, 2.0, 0.0, 7.0].map(|w| 2.0 * w);
        let weights = Literal::from_f64s(
            element,
            &shape[1..],
            &weights[..shape[1..].iter().product()],
        );
        let weights = func.constant(weights);
        let behind: Vec<usize> = (1..=rank).collect();
        let weights = func.broadcast_in_dim(weights, &shape, &behind);
        let products = func.binary(BinaryOp::Multiply, windows, weights);
        results.push(reduced(&mut func, products, &behind, Combiner::Add));
    }
    func.results = results;
    func
}

/// Sums of three elements two apart, with a stride of two; and maxima of rows, taken backwards.
fn windows(n: usize) -> Func {
    let mut func = Func::new("gathered_windows");
    let x = func.parameter(TensorType::new(ElementType::F32, [2 * n + 4, 3]));
    let shape = [n, 3];
    let [i, k] = [0, 1].map(|d| func.iota(ElementType::I32, &shape, d));
    let [twice, places] = [i, k].map(|at| func.binary(BinaryOp::Add, at, at));
    let apart = func.binary(BinaryOp::Add, twice, places);
    let ahead = func.binary(BinaryOp::Add, i, twice);
    let back = func.binary(BinaryOp::Subtract, ahead, places);
    let four = func.splat(
        TensorType::new(ElementType::I32, shape),
        stablehlo::Scalar::Int(4),
    );
    let back = func.binary(BinaryOp::Add, back, four);
    let back = func.slice(back, &[0, 0], &[n / 2, 3], &[1, 1]);
    let mut rows = |at: Value| {
        let dims = GatherDims {
            offset_dims: vec![1],
            collapsed_slice_dims: vec![0],
            start_index_map: vec![0],
            index_vector_dim: 2,
        };
        func.gather(x, at, dims, &[1, 3])
    };
    let (apart, back) = (rows(apart), rows(back));
    let sums = reduced(&mut func, apart, &[2], Combiner::Add);
    let greatest = reduced(&mut func, back, &[2], Combiner::Max);
    func.results = vec![sums, greatest];
    func
}
