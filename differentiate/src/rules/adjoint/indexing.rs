//! Adjoints of ops with computed indices: gathers become scatters, and the reverse.

use stablehlo::{Combiner, Direction, Func, Op, Scalar, ScatterDims, TensorType, Value};

use crate::reverse_pass::Sweep;
use crate::rules::places::{Starts, Written, counter};
use crate::rules::zeros_like;

/// Adds the adjoint of each gathered element to that of its source, in place.
pub(super) fn gather(sweep: &mut Sweep, out: &mut Func, op: &Op, cotangent: Value) {
    let Op::Gather {
        operand,
        indices,
        dims,
        slice_sizes,
        indices_are_sorted,
    } = op
    else {
        unreachable!("not a gather");
    };
    if !sweep.is_active(*operand) || out.tensor(cotangent).count() == 0 {
        return;
    }
    let starts = Starts::of(out, sweep.primal(*indices), dims.index_vector_dim);
    let shape = sweep.func().shape(*operand);
    let last = starts.last(&dims.start_index_map, shape, slice_sizes);
    let indices = starts.moved(out, &last);
    let scatter = Op::Scatter {
        operand: sweep.adjoint_so_far(out, *operand),
        indices,
        updates: cotangent,
        dims: ScatterDims {
            update_window_dims: dims.offset_dims.clone(),
            inserted_window_dims: dims.collapsed_slice_dims.clone(),
            scatter_dims_to_operand_dims: dims.start_index_map.clone(),
            index_vector_dim: dims.index_vector_dim,
        },
        combiner: Combiner::Add,
        // Clamping each component separately may break the order of index vectors.
        indices_are_sorted: *indices_are_sorted && last.len() < 2,
        unique_indices: false,
    };
    let sum = out.push(scatter).expect("the transpose of a gather");
    sweep.set(*operand, sum);
}

/// Adds to each update the adjoint of the element that it was added to.
pub(super) fn scatter_add(sweep: &mut Sweep, out: &mut Func, op: &Op, cotangent: Value) {
    let Op::Scatter {
        operand,
        indices,
        updates,
        ..
    } = op
    else {
        unreachable!("not a scatter");
    };
    sweep.add(out, *operand, cotangent);
    if sweep.is_active(*updates) {
        let written = Written::of(sweep.func(), op, sweep.primal(*indices));
        let back = written.read_or_zero(out, cotangent);
        sweep.add(out, *updates, back);
    }
}

/// Sets the adjoint of overwritten elements to 0. Of several updates of one element, the one gets
/// the adjoint whose number remains when the update numbers are scattered the same way: the last
/// one, where a device writes them in order.
pub(super) fn scatter_set(sweep: &mut Sweep, out: &mut Func, op: &Op, cotangent: Value) {
    let Op::Scatter {
        operand,
        indices,
        updates,
        dims,
        indices_are_sorted,
        unique_indices,
        ..
    } = op
    else {
        unreachable!("not a scatter");
    };
    let func = sweep.func();
    let at = sweep.primal(*indices);
    let set = |out: &mut Func, operand: Value, updates: Value| {
        let set = Op::Scatter {
            operand,
            indices: at,
            updates,
            dims: dims.clone(),
            combiner: Combiner::Set,
            indices_are_sorted: *indices_are_sorted,
            unique_indices: *unique_indices,
        };
        out.push(set).expect("a scatter as the one before")
    };
    if sweep.is_active(*operand) {
        let zeros = zeros_like(func, *updates, out);
        let rest = set(out, cotangent, zeros);
        sweep.add(out, *operand, rest);
    }
    if !sweep.is_active(*updates) {
        return;
    }
    let written = Written::of(func, op, at);
    if *unique_indices {
        let back = written.read_or_zero(out, cotangent);
        sweep.add(out, *updates, back);
        return;
    }
    let back = written.read(out, cotangent);
    let ty = func.tensor(*updates);
    let count = ty.count();
    let counts = counter(count);
    let nth = out.iota(counts, &[count], 0);
    let nth = out.reshape(nth, &ty.shape);
    let nobody = TensorType::new(counts, func.shape(*operand));
    let nobody = out.splat(nobody, Scalar::Int(-1));
    let last = set(out, nobody, nth);
    let last = written.read(out, last);
    let is_it = out.compare(Direction::Eq, nth, last);
    let zeros = zeros_like(func, *updates, out);
    let back = out.select(is_it, back, zeros);
    sweep.add(out, *updates, back);
}
