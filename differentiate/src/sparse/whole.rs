//! Transfer functions of array ops on dependence sets.

use stablehlo::{ElementType, Func, GatherDims, Literal, Op, TensorType, UnaryOp, Value, Window};

use super::pattern::{Known, add_at, alone, at, none, of_all};
use super::sets::{Set, Sets, union_of, unions};

/// Returns the sets of the results of an op, at least one of whose operands has sets.
pub(super) fn through(func: &Func, op: &Op, value: Value, x: &[Known]) -> Vec<Option<Sets>> {
    let operands = op.operands();
    let tensors = func.ty(value).tensors();
    let shapes: Vec<TensorType> = operands.iter().map(|v| func.tensor(*v).clone()).collect();
    let count = tensors[0].count();
    let sets = |k: usize| x[k].sets.clone().unwrap_or_else(|| none(shapes[k].count()));
    let one = match op {
        Op::Parameter { .. }
        | Op::Result { .. }
        | Op::Constant(_)
        | Op::Iota { .. }
        | Op::While { .. }
        | Op::Case { .. }
        | Op::Call { .. }
        | Op::OptimizationBarrier { .. }
        | Op::DeviceNumber(_)
        | Op::Collective { .. } => unreachable!("{} is gone, or not of sets", op.name()),
        op if op.is_extension() => unreachable!("{} is gone", op.name()),
        // No derivative passes through these, see `rules::kind`.
        Op::Compare { .. } | Op::BitcastConvert { .. } => return vec![None],
        Op::Unary(
            UnaryOp::Sign
            | UnaryOp::Floor
            | UnaryOp::Ceil
            | UnaryOp::RoundNearestEven
            | UnaryOp::RoundNearestAfz,
            _,
        ) => return vec![None],
        Op::Unary(..) | Op::Convert { .. } => sets(0),
        Op::Binary(..) => unions(&sets(0), &sets(1)),
        Op::Select { .. } => selected(&x[0], sets(1), sets(2)),
        Op::Clamp { .. } => {
            let bound = |k: usize| match shapes[k].rank() {
                0 => vec![sets(k)[0].clone(); count],
                _ => sets(k),
            };
            unions(&unions(&bound(0), &sets(1)), &bound(2))
        }
        Op::DynamicUpdateSlice { .. } => match is_known(&x[2..]) {
            true => moved(op, x, &shapes, 2),
            false => {
                let any = of_all(&x[1..2]);
                unions(&sets(0), &vec![any; count])
            }
        },
        Op::Scatter { dims, .. } => {
            let places = GatherDims {
                offset_dims: dims.update_window_dims.clone(),
                collapsed_slice_dims: dims.inserted_window_dims.clone(),
                start_index_map: dims.scatter_dims_to_operand_dims.clone(),
                index_vector_dim: dims.index_vector_dim,
            };
            scattered(places, x, &shapes, sets(0), sets(2))
        }
        Op::Reduce { dimensions, .. } => {
            let kept: Vec<usize> = (0..shapes[0].rank())
                .filter(|d| !dimensions.contains(d))
                .collect();
            let mut all = vec![sets(1)[0].clone(); count];
            let places = broadcast_numbers(&tensors[0].shape, &shapes[0].shape, &kept);
            add_at(&mut all, &places, &sets(0));
            all
        }
        Op::ReduceWindow {
            window_dimensions,
            window,
            ..
        } => {
            let init = vec![sets(1)[0].clone(); count];
            windowed(
                &x[0],
                &shapes[0],
                window_dimensions,
                window,
                &tensors[0].shape,
                init,
            )
        }
        Op::DotGeneral {
            lhs_batch,
            rhs_batch,
            lhs_contract,
            rhs_contract,
            ..
        } => {
            let result = &tensors[0].shape;
            let lhs_free = shapes[0].rank() - lhs_batch.len() - lhs_contract.len();
            let first: Vec<usize> = (0..lhs_batch.len() + lhs_free).collect();
            let second: Vec<usize> = (0..lhs_batch.len())
                .chain(first.len()..result.len())
                .collect();
            let l = lines(
                sets(0),
                &shapes[0].shape,
                lhs_batch,
                lhs_contract,
                (result, &first),
            );
            let r = lines(
                sets(1),
                &shapes[1].shape,
                rhs_batch,
                rhs_contract,
                (result, &second),
            );
            unions(&l, &r)
        }
        Op::CustomCall { .. } => {
            let any = of_all(x);
            let each = tensors
                .iter()
                .map(|tensor| Some(vec![any.clone(); tensor.count()]));
            return each.collect();
        }
        Op::Sort { dimension, .. } => {
            let shape = &shapes[0].shape;
            let kept: Vec<usize> = (0..shape.len()).filter(|d| d != dimension).collect();
            let short: Vec<usize> = kept.iter().map(|d| shape[*d]).collect();
            let places = broadcast_numbers(&short, shape, &kept);
            let each = (0..x.len()).map(|k| {
                x[k].sets.as_ref()?;
                let mut lines = none(short.iter().product());
                add_at(&mut lines, &places, &sets(k));
                let line = |k: usize| lines[places.get(k).as_i64() as usize].clone();
                Some((0..shapes[0].count()).map(line).collect())
            });
            return each.collect();
        }
        op => match op.moved_operands() {
            Some(operands) => moved(op, x, &shapes, operands.end),
            // Every element may depend on everything.
            None => vec![of_all(x); count],
        },
    };
    vec![Some(one)]
}

fn is_known(x: &[Known]) -> bool {
    x.iter().all(|x| x.value.is_some())
}

/// Returns consecutive numbers from `first` for the elements of an array.
fn numbers(shape: &[usize], first: usize) -> Literal {
    let count = shape.iter().product::<usize>();
    let numbers: Vec<i64> = (first..first + count).map(|k| k as i64).collect();
    Literal::from_i64s(ElementType::I64, shape.to_vec(), &numbers)
}

/// Moves the sets of the first `of` operands of an op to positions that the other operands
/// determine.
fn moved(op: &Op, x: &[Known], shapes: &[TensorType], of: usize) -> Sets {
    let counts: Vec<usize> = shapes[..of].iter().map(TensorType::count).collect();
    let mut first = 0;
    let mut operands = Vec::with_capacity(x.len());
    for ty in &shapes[..of] {
        operands.push(numbers(&ty.shape, first));
        first += ty.count();
    }
    let places: Option<Vec<Literal>> = x[of..].iter().map(|x| x.value.clone()).collect();
    let moved = match (op, places) {
        (op, Some(places)) => {
            operands.extend(places);
            alone(op, &operands)
        }
        (_, None) => None,
    };
    match moved {
        Some(moved) => at(&moved[0], x, &counts),
        None => {
            let count = match op {
                Op::DynamicSlice { sizes, .. } => sizes.iter().product(),
                Op::Gather {
                    dims, slice_sizes, ..
                } => gathered(dims, slice_sizes, &shapes[1].shape),
                op => unreachable!("{} moves to known places", op.name()),
            };
            vec![of_all(&x[..of]); count]
        }
    }
}

/// Returns the number of elements that a gather returns.
fn gathered(dims: &GatherDims, sizes: &[usize], indices: &[usize]) -> usize {
    let kept = |d: &usize| !dims.collapsed_slice_dims.contains(d);
    let slice: usize = (0..sizes.len()).filter(kept).map(|d| sizes[d]).product();
    let along = (0..indices.len()).filter(|d| *d != dims.index_vector_dim);
    slice * along.map(|d| indices[d]).product::<usize>()
}

fn selected(pred: &Known, on_true: Sets, on_false: Sets) -> Sets {
    let Some(pred) = &pred.value else {
        return unions(&on_true, &on_false);
    };
    let whole = pred.shape().is_empty();
    let both = on_true.into_iter().zip(on_false).enumerate();
    let chosen = both.map(|(k, (x, y))| {
        let k = if whole { 0 } else { k };
        if pred.get(k).as_i64() != 0 { x } else { y }
    });
    chosen.collect()
}

/// Returns, for each element of `shape`, the number of the element of an array of shape `short`
/// that it is broadcast from; `kept` are the dimensions of `short` in `shape`.
fn broadcast_numbers(short: &[usize], shape: &[usize], kept: &[usize]) -> Literal {
    let op = Op::BroadcastInDim {
        operand: Value::from_index(0),
        shape: shape.to_vec(),
        dimensions: kept.to_vec(),
    };
    let mut numbers = alone(&op, &[numbers(short, 0)]).expect("it fits");
    numbers.remove(0)
}

/// Adds the sets of updates where they are, or may be, scattered: an update out of bounds is
/// treated as if it were clamped.
fn scattered(
    dims: GatherDims,
    x: &[Known],
    shapes: &[TensorType],
    mut all: Sets,
    updates: Sets,
) -> Sets {
    let mut slice_sizes = vec![1; shapes[0].rank()];
    let windowed = (0..shapes[0].rank()).filter(|d| !dims.collapsed_slice_dims.contains(d));
    for (of_update, of_operand) in dims.offset_dims.iter().zip(windowed) {
        slice_sizes[of_operand] = shapes[2].shape[*of_update];
    }
    let op = Op::Gather {
        operand: Value::from_index(0),
        indices: Value::from_index(1),
        dims,
        slice_sizes,
        indices_are_sorted: false,
    };
    let places = x[1].value.clone().and_then(|indices| {
        let numbers = numbers(&shapes[0].shape, 0);
        alone(&op, &[numbers, indices])
    });
    match places {
        Some(places) => {
            add_at(&mut all, &places[0], &updates);
            all
        }
        None => {
            let any: Set = union_of(&updates);
            let count = all.len();
            unions(&all, &vec![any; count])
        }
    }
}

/// Returns, for each position in a window, the sets of the elements under it.
fn windowed(
    x: &Known,
    ty: &TensorType,
    sizes: &[usize],
    window: &Window,
    result: &[usize],
    mut all: Sets,
) -> Sets {
    if all.is_empty() {
        return all;
    }
    let rank = ty.rank();
    let count = ty.count();
    let places = sizes.iter().product::<usize>();
    let value = |k: usize| Value::from_index(k);
    let gaps = |by: &[usize]| -> Vec<usize> { by.iter().map(|by| by - 1).collect() };
    let pad = Op::Pad {
        operand: value(0),
        value: value(1),
        low: window.low.clone(),
        high: window.high.clone(),
        interior: gaps(&window.base_dilations),
    };
    // A number that no element has, for the padding.
    let nobody = Literal::from_i64s(ElementType::I64, [], &[count as i64]);
    let padded = alone(&pad, &[numbers(&ty.shape, 0), nobody]).expect("windows fit");
    for place in 0..places {
        let mut rest = place;
        let mut start = vec![0; rank];
        for d in (0..rank).rev() {
            start[d] = rest % sizes[d] * window.window_dilations[d];
            rest /= sizes[d];
        }
        let last = |d: usize| start[d] + (result[d] - 1) * window.strides[d] + 1;
        let slice = Op::Slice {
            operand: value(0),
            limit: (0..rank).map(last).collect(),
            stride: window.strides.clone(),
            start: start.clone(),
        };
        let under = alone(&slice, &padded).expect("windows fit");
        all = unions(&all, &at(&under[0], std::slice::from_ref(x), &[count]));
    }
    all
}

/// Returns the unions of a factor's sets over the contracted dimensions, broadcast to the
/// dimensions of the product.
fn lines(
    sets: Sets,
    shape: &[usize],
    batch: &[usize],
    contract: &[usize],
    (result, places): (&[usize], &[usize]),
) -> Sets {
    let is_free = |d: &usize| !batch.contains(d) && !contract.contains(d);
    let kept: Vec<usize> = batch
        .iter()
        .copied()
        .chain((0..shape.len()).filter(is_free))
        .collect();
    let short: Vec<usize> = kept.iter().map(|d| shape[*d]).collect();
    let mut lines = none(short.iter().product());
    add_at(&mut lines, &broadcast_numbers(&short, shape, &kept), &sets);
    let numbers = broadcast_numbers(&short, result, places);
    let line = |k: usize| lines[numbers.get(k).as_i64() as usize].clone();
    (0..numbers.count()).map(line).collect()
}
