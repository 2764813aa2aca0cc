//! The classes of dimensions that are aligned, and their relative offsets.
//!
//! Dimensions that an op accesses at the same index, or at a constant distance, are in one class,
//! and each has an offset in it: index `i` has the coordinate `i + offset`. Where an op would unite
//! two dimensions of one array, or align one dimension at two offsets, it moves its operand
//! instead. Dimensions where one index corresponds to several of the other (`[n]` as
//! `[rows, columns]`, a stride of two, interior padding) are united too, with a scale.

use stablehlo::{DimIndex, Func, Op, Value};

use crate::classes::{Classes, Tree};
use crate::reshape::alongside;
use crate::reshard_point::is_reshard_point;

/// Returns the classes of all dimensions in `tree`.
///
/// - same:  results and parameters that have the same layout
/// - steps: the least extent of a dimension that joins another with a scale; `None` if none does
pub(crate) fn classes(tree: &Tree, same: &[(Value, Value)], steps: Option<usize>) -> Classes {
    let mut classes = Classes::new(tree.funcs.len());
    // A carried value has the same nodes before, in and after the loop.
    let mut given: Vec<Vec<usize>> = vec![Vec::new(); tree.funcs.len()];
    for (number, func) in tree.funcs.iter().enumerate() {
        for value in func.values() {
            let base = match func.op(value) {
                Op::Parameter { index } if number > 0 => given[number][*index],
                Op::Result { of, index } => classes.tuples[&(number, *of)].1[*index],
                Op::Sort { operands, .. } => {
                    let first = classes.base[number][operands[0].index()];
                    let all = vec![first; operands.len()];
                    classes.tuples.insert((number, value), (all.clone(), all));
                    0
                }
                _ => match func.ty(value) {
                    stablehlo::Type::Tensor(ty) => classes.allocate(&ty.shape),
                    stablehlo::Type::Tuple(_) => 0,
                },
            };
            classes.base[number].push(base);
            if let Some(inside) = tree.inside.get(&(number, value)) {
                let params = tree.funcs[inside[0]].params().iter();
                let takes: Vec<usize> = params.map(|p| classes.allocate(&p.ty.shape)).collect();
                for inner in inside {
                    given[*inner] = takes.clone();
                }
                let gives = match func.op(value) {
                    Op::While { .. } => takes.clone(),
                    _ => {
                        let tensors = func.ty(value).tensors().iter();
                        tensors.map(|ty| classes.allocate(&ty.shape)).collect()
                    }
                };
                classes.tuples.insert((number, value), (takes, gives));
            }
        }
    }
    for (result, parameter) in same {
        for d in 0..tree.funcs[0].tensor(*result).rank() {
            let (x, y) = (classes.node(0, *parameter, d), classes.node(0, *result, d));
            classes.unite(x, y, 0);
        }
    }
    // Ops that determine layouts best come first: broadcasts and reductions, which fan out, come
    // last.
    for loosely in [false, true] {
        for (number, func) in tree.funcs.iter().enumerate() {
            for value in func.values() {
                let loose = matches!(
                    func.op(value),
                    Op::BroadcastInDim { .. } | Op::Reduce { .. } | Op::DotGeneral { .. }
                );
                if loose == loosely {
                    relate(tree, &mut classes, number, value);
                }
            }
        }
    }
    if let Some(least) = steps {
        for (number, func) in tree.funcs.iter().enumerate() {
            for value in func.values() {
                relate_in_steps(func, &mut classes, number, value, least);
            }
        }
    }
    classes
}

/// Unites the dimensions that `value` accesses with a scale, if they have at least `least`
/// elements.
fn relate_in_steps(func: &Func, classes: &mut Classes, number: usize, value: Value, least: usize) {
    // Index `j` of `y` is aligned with `by * j + first` of `x`.
    let mut unite = |(x, dx): (Value, usize), (y, dy): (Value, usize), by: i64, first: i64| {
        if by > 1 && func.shape(y)[dy] >= least {
            let (x, y) = (classes.node(number, x, dx), classes.node(number, y, dy));
            classes.unite_every(x, y, by, first);
        }
    };
    match func.op(value) {
        Op::Reshape { operand, .. } => {
            for beside in alongside(func.shape(*operand), func.shape(value)) {
                let (from, to) = ((*operand, beside.from), (value, beside.to));
                unite(from, to, beside.per_to, 0);
                unite(to, from, beside.per_from, 0);
            }
        }
        Op::Slice {
            operand,
            start,
            stride,
            ..
        } => {
            for d in 0..start.len() {
                unite((*operand, d), (value, d), stride[d] as i64, start[d] as i64);
            }
        }
        Op::Pad {
            operand,
            low,
            interior,
            ..
        } => {
            for d in 0..low.len() {
                unite((value, d), (*operand, d), interior[d] as i64 + 1, low[d]);
            }
        }
        _ => {} // elementwise, or not at all
    }
}

/// Unites the dimensions that `value` accesses at the same index, or at a constant distance.
fn relate(tree: &Tree, classes: &mut Classes, number: usize, value: Value) {
    let func = tree.funcs[number];
    let op = func.op(value);
    let shape = |v: Value| func.shape(v).to_vec();
    let mut unite = |x: Value, dx: usize, y: Value, dy: usize, delta: i64| {
        let (x, y) = (classes.node(number, x, dx), classes.node(number, y, dy));
        classes.unite(x, y, delta);
    };
    match op {
        op if op.keeps_indices() => {
            for operand in op.operands() {
                for (d, size) in shape(value).into_iter().enumerate() {
                    if shape(operand).get(d) == Some(&size) {
                        unite(operand, d, value, d, 0);
                    }
                }
            }
        }
        Op::BroadcastInDim {
            operand,
            dimensions,
            ..
        } => {
            for (d, to) in dimensions.iter().enumerate() {
                if shape(*operand)[d] == shape(value)[*to] {
                    unite(*operand, d, value, *to, 0);
                }
            }
        }
        Op::Reshape { .. } if is_reshard_point(func, value) => {}
        Op::Reshape { operand, .. } => {
            for beside in alongside(&shape(*operand), &shape(value)) {
                if (beside.per_from, beside.per_to) == (1, 1) {
                    unite(*operand, beside.from, value, beside.to, 0);
                }
            }
        }
        Op::Pad {
            operand,
            low,
            interior,
            ..
        } => {
            for d in (0..low.len()).filter(|d| interior[*d] == 0) {
                unite(*operand, d, value, d, -low[d]);
            }
        }
        Op::Concatenate {
            operands,
            dimension,
        } => {
            let mut start = 0;
            let mut starts = Vec::new();
            for operand in operands {
                starts.push((start, *operand));
                start += shape(*operand)[*dimension] as i64;
            }
            // The longest operand determines the position of the result.
            starts.sort_by_key(|(_, operand)| std::cmp::Reverse(shape(*operand)[*dimension]));
            for (start, operand) in starts {
                for d in 0..shape(value).len() {
                    let at = if d == *dimension { start } else { 0 };
                    unite(operand, d, value, d, -at);
                }
            }
        }
        Op::DynamicSlice {
            operand,
            starts,
            sizes,
        } => {
            for d in 0..sizes.len() {
                if let Some(start) = known_start(func, starts[d], shape(*operand)[d] - sizes[d]) {
                    unite(*operand, d, value, d, start);
                }
            }
        }
        Op::DynamicUpdateSlice {
            operand,
            update,
            starts,
        } => {
            for (d, start) in starts.iter().enumerate() {
                unite(*operand, d, value, d, 0);
                let room = shape(value)[d] - shape(*update)[d];
                if let Some(start) = known_start(func, *start, room) {
                    unite(value, d, *update, d, start);
                }
            }
        }
        Op::Rotate { operand, .. } | Op::Reverse { operand, .. } => {
            for d in 0..shape(value).len() {
                unite(*operand, d, value, d, 0);
            }
        }
        Op::Scan { operand, .. } | Op::Scatter { operand, .. } => {
            for d in 0..shape(value).len() {
                unite(*operand, d, value, d, 0);
            }
        }
        Op::Reduce {
            operand,
            dimensions,
            ..
        } => {
            let kept = (0..shape(*operand).len()).filter(|d| !dimensions.contains(d));
            for (to, from) in kept.enumerate() {
                unite(*operand, from, value, to, 0);
            }
        }
        Op::ReduceWindow {
            operand,
            window_dimensions,
            window,
            ..
        } => {
            for (d, size) in window_dimensions.iter().enumerate() {
                if window.is_dense(d) {
                    let middle = (*size as i64 - 1) / 2;
                    unite(*operand, d, value, d, middle - window.low[d]);
                }
            }
        }
        Op::DotGeneral {
            lhs,
            rhs,
            lhs_batch,
            rhs_batch,
            lhs_contract,
            rhs_contract,
        } => {
            let mut to = 0;
            for (l, r) in lhs_batch.iter().zip(rhs_batch) {
                unite(*lhs, *l, value, to, 0);
                unite(*lhs, *l, *rhs, *r, 0);
                to += 1;
            }
            for (side, batch, contract) in [
                (lhs, lhs_batch, lhs_contract),
                (rhs, rhs_batch, rhs_contract),
            ] {
                for d in 0..shape(*side).len() {
                    if !batch.contains(&d) && !contract.contains(&d) {
                        unite(*side, d, value, to, 0);
                        to += 1;
                    }
                }
            }
            for (l, r) in lhs_contract.iter().zip(rhs_contract) {
                unite(*lhs, *l, *rhs, *r, 0);
            }
        }
        Op::Gather { .. } => {
            for (slot, operand) in op.operands().into_iter().enumerate() {
                for (from, to) in crate::sharding_rule::gathered(func, value, slot) {
                    unite(operand, from, value, to, 0);
                }
            }
        }
        Op::Fft {
            operand,
            kind,
            lengths,
        } => {
            for d in 0..kind.batch_rank(shape(*operand).len(), lengths.len()) {
                unite(*operand, d, value, d, 0);
            }
        }
        Op::Sort { operands, .. } => {
            for other in &operands[1..] {
                for d in 0..shape(*other).len() {
                    unite(operands[0], d, *other, d, 0);
                }
            }
        }
        Op::While { inits, .. } => {
            let body = tree.inside[&(number, value)][1];
            let inner = tree.funcs[body];
            for (nth, parameter) in inner.parameters().iter().enumerate() {
                for d in 0..inner.shape(*parameter).len() {
                    let carried = classes.node(body, *parameter, d);
                    let (init, last) = (
                        classes.node(number, inits[nth], d),
                        classes.node(body, inner.results[nth], d),
                    );
                    classes.unite(carried, init, 0);
                    classes.unite(carried, last, 0);
                }
            }
        }
        Op::Case { operands, .. } => {
            let branch = tree.inside[&(number, value)][0];
            for (nth, operand) in operands.iter().enumerate() {
                for d in 0..shape(*operand).len() {
                    let x = classes.node(branch, tree.funcs[branch].parameters()[nth], d);
                    let y = classes.node(number, *operand, d);
                    classes.unite(x, y, 0);
                }
            }
            let gives = classes.tuples[&(number, value)].1.clone();
            for inner in &tree.inside[&(number, value)] {
                for (first, result) in gives.iter().zip(&tree.funcs[*inner].results) {
                    for d in 0..tree.funcs[*inner].shape(*result).len() {
                        let x = classes.node(*inner, *result, d);
                        classes.unite(first + d, x, 0);
                    }
                }
            }
        }
        _ => {
            let map = func.index_map(value).into_iter().flatten();
            let beside = map.enumerate().filter_map(|(d, index)| match index {
                DimIndex::Affine {
                    dim,
                    scale: 1,
                    offset,
                }
                | DimIndex::Periodic { dim, offset }
                | DimIndex::Clamped { dim, offset } => Some((dim, d, offset)),
                DimIndex::First | DimIndex::Affine { .. } => None,
            });
            let mut beside: Vec<(usize, usize, i64)> = beside.collect();
            beside.sort_unstable();
            for (to, from, offset) in beside {
                unite(op.operands()[0], from, value, to, offset);
            }
        }
    }
}

/// Returns the start of a slice or an update that has `room` to move, if it is known; an
/// out-of-bounds start is clamped.
pub(crate) fn known_start(func: &Func, start: Value, room: usize) -> Option<i64> {
    if room == 0 {
        return Some(0);
    }
    let Op::Constant(literal) = func.op(start) else {
        return None;
    };
    let at = literal.splat_value()?.as_f64(literal.element());
    Some(at.clamp(0.0, room as f64) as i64)
}
