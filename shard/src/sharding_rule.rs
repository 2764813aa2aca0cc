//! Sharding rules: how each dimension of an op's operands relates to those of its result, and which
//! of them can be split.

use stablehlo::{Combiner, DimIndex, ElementType, Func, Op, Value};

use crate::dim_classes::known_start;
use crate::ranges::Split;
use crate::reshape::alongside;

/// What is read of a dimension of an operand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum DimMap {
    /// All of it.
    Whole,
    /// The elements that correspond to dimension `out` of the result: index `i` of the result
    /// corresponds to `i - delta` of the operand.
    Along {
        out: usize,
        delta: i64,
        how: AccessPattern,
    },
    /// What each device owns, with the layout of dimension `dim` of operand `slot`, which may be
    /// this operand or the other one.
    Own { slot: usize, dim: usize },
}

/// The operand's indices that are read for an index of the result, relative to the corresponding
/// one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum AccessPattern {
    /// The corresponding index.
    Same,
    /// The corresponding index, with the operand continued periodically.
    Periodic,
    /// The index further by this distance, with the operand continued periodically.
    Rotate(i64),
    /// The corresponding index, clamped to the operand.
    Clamp,
    /// The corresponding index and this many after it.
    Widen(i64),
    /// `wide` indices from `by` times the result's index on.
    Strided { by: i64, wide: i64 },
    /// Result indices `by*k .. by*(k+1)` all read operand index `k`.
    Blocked(i64),
}

/// How an op can be partitioned.
#[derive(Clone, Debug)]
pub(crate) struct ShardingRule {
    /// For each operand and each of its dimensions.
    pub(crate) slots: Vec<Vec<DimMap>>,
    /// For each dimension of the result, whether it can be computed in parts.
    pub(crate) direct: Vec<bool>,
}

impl ShardingRule {
    /// Returns the rule of an op that cannot be partitioned.
    fn whole(func: &Func, value: Value) -> ShardingRule {
        let operands = func.op(value).operands().into_iter();
        let rank = match func.ty(value) {
            stablehlo::Type::Tensor(ty) => ty.rank(),
            stablehlo::Type::Tuple(_) => 0,
        };
        ShardingRule {
            slots: operands
                .map(|v| match func.ty(v) {
                    stablehlo::Type::Tensor(ty) => vec![DimMap::Whole; ty.rank()],
                    stablehlo::Type::Tuple(_) => Vec::new(),
                })
                .collect(),
            direct: vec![false; rank],
        }
    }

    fn along(&mut self, slot: usize, dim: usize, out: usize, delta: i64, how: AccessPattern) {
        self.slots[slot][dim] = DimMap::Along { out, delta, how };
        self.direct[out] = true;
    }
}

/// Returns how `value` can be partitioned. `split(v, d)` is how dimension `d` of `v` is split, if
/// it is.
pub(crate) fn recipe<'a>(
    func: &Func,
    value: Value,
    split: &dyn Fn(Value, usize) -> Option<&'a Split>,
) -> ShardingRule {
    let axes = |v: Value, d: usize| split(v, d).map_or(Vec::new(), |s| s.frame.axes.clone());
    let divides = |d: usize, by: i64| split(value, d).is_none_or(|s| s.frame.block % by == 0);
    let mut recipe = ShardingRule::whole(func, value);
    let op = func.op(value);
    let shape = |v: Value| func.shape(v);
    // Partial results can be reduced over axes that do not split the result, each of them once.
    let mut taken: Vec<usize> = match func.ty(value) {
        stablehlo::Type::Tensor(ty) => (0..ty.rank()).flat_map(|d| axes(value, d)).collect(),
        stablehlo::Type::Tuple(_) => Vec::new(),
    };
    let mut together = |v: Value, d: usize| {
        let along = axes(v, d);
        let free = !along.is_empty() && along.iter().all(|axis| !taken.contains(axis));
        if free {
            taken.extend(along);
        }
        free
    };
    match op {
        Op::Constant(literal) => {
            let all = literal.splat_value().is_some();
            recipe.direct.iter_mut().for_each(|direct| *direct = all);
        }
        Op::Iota { .. } => recipe.direct.iter_mut().for_each(|direct| *direct = true),
        op if op.keeps_indices() => {
            for (slot, operand) in op.operands().into_iter().enumerate() {
                for d in 0..shape(value).len() {
                    if shape(operand).get(d) == Some(&shape(value)[d]) {
                        recipe.along(slot, d, d, 0, AccessPattern::Same);
                    }
                }
            }
        }
        Op::BroadcastInDim {
            operand,
            dimensions,
            ..
        } => {
            recipe.direct.iter_mut().for_each(|direct| *direct = true);
            for (d, to) in dimensions.iter().enumerate() {
                if shape(*operand)[d] == shape(value)[*to] {
                    recipe.along(0, d, *to, 0, AccessPattern::Same);
                }
            }
        }
        Op::Reshape { operand, .. } => {
            for beside in alongside(shape(*operand), shape(value)) {
                let how = match (beside.per_from, beside.per_to) {
                    (1, 1) => AccessPattern::Same,
                    (1, by) => AccessPattern::Strided { by, wide: by },
                    (by, _) => AccessPattern::Blocked(by),
                };
                if divides(beside.to, beside.per_from) {
                    recipe.along(0, beside.from, beside.to, 0, how);
                }
            }
        }
        Op::Reverse {
            operand,
            dimensions,
        } => {
            for d in 0..shape(value).len() {
                if !dimensions.contains(&d) {
                    recipe.along(0, d, d, 0, AccessPattern::Same);
                } else if let (Some(from), Some(to)) = (split(*operand, d), split(value, d))
                    && from.frame.is_like(&to.frame)
                {
                    // Opposite parts swap their blocks.
                    recipe.slots[0][d] = DimMap::Own { slot: 0, dim: d };
                    recipe.direct[d] = true;
                }
            }
        }
        Op::Pad { low, interior, .. } => {
            for d in 0..low.len() {
                let by = interior[d] as i64 + 1;
                let how = match by {
                    1 => AccessPattern::Same,
                    by => AccessPattern::Blocked(by),
                };
                if divides(d, by) {
                    recipe.along(0, d, d, low[d], how);
                }
            }
        }
        Op::Concatenate {
            operands,
            dimension,
        } => {
            let mut start = 0;
            for (slot, operand) in operands.iter().enumerate() {
                for d in 0..shape(value).len() {
                    let at = if d == *dimension { start } else { 0 };
                    recipe.along(slot, d, d, at, AccessPattern::Same);
                }
                start += shape(*operand)[*dimension] as i64;
            }
        }
        Op::DynamicSlice {
            operand,
            starts,
            sizes,
        } => {
            for d in 0..sizes.len() {
                if let Some(start) = known_start(func, starts[d], shape(*operand)[d] - sizes[d]) {
                    recipe.along(0, d, d, -start, AccessPattern::Same);
                }
            }
        }
        Op::DynamicUpdateSlice { update, starts, .. } => {
            for (d, start) in starts.iter().enumerate() {
                recipe.along(0, d, d, 0, AccessPattern::Same);
                let room = shape(value)[d] - shape(*update)[d];
                if let Some(start) = known_start(func, *start, room) {
                    recipe.along(1, d, d, start, AccessPattern::Same);
                }
            }
        }
        Op::Rotate {
            dimension, amount, ..
        } => {
            for d in 0..shape(value).len() {
                let size = shape(value)[d].max(1) as i64;
                let by = amount.rem_euclid(size);
                let by = if 2 * by > size { by - size } else { by };
                let turned = d == *dimension && by != 0;
                let how = if turned {
                    AccessPattern::Rotate(by)
                } else {
                    AccessPattern::Same
                };
                recipe.along(0, d, d, 0, how);
            }
        }
        Op::Scan {
            dimension,
            combiner,
            ..
        } => {
            let element = func.tensor(value).element;
            let in_parts = is_order_independent_scan(element, *combiner)
                && !axes(value, *dimension).is_empty();
            for d in (0..shape(value).len()).filter(|d| d != dimension || in_parts) {
                recipe.along(0, d, d, 0, AccessPattern::Same);
            }
        }
        Op::Fft {
            operand,
            kind,
            lengths,
        } => {
            for d in 0..kind.batch_rank(shape(*operand).len(), lengths.len()) {
                recipe.along(0, d, d, 0, AccessPattern::Same);
            }
        }
        Op::Sort {
            operands,
            dimension,
            ..
        } => {
            // A tuple: all results have the layout of the first operand.
            for slot in 0..operands.len() {
                for d in (0..shape(operands[0]).len()).filter(|d| d != dimension) {
                    recipe.slots[slot][d] = DimMap::Own { slot: 0, dim: d };
                }
            }
        }
        Op::Reduce {
            operand,
            dimensions,
            ..
        } => {
            let rank = shape(*operand).len();
            let kept = (0..rank).filter(|d| !dimensions.contains(d));
            for (to, from) in kept.enumerate() {
                recipe.along(0, from, to, 0, AccessPattern::Same);
            }
            for d in dimensions.iter().filter(|d| together(*operand, **d)) {
                recipe.slots[0][*d] = DimMap::Own { slot: 0, dim: *d };
            }
        }
        Op::ReduceWindow {
            window_dimensions,
            window,
            ..
        } => {
            for (d, size) in window_dimensions.iter().enumerate() {
                if window.is_dense(d) {
                    let wide = AccessPattern::Widen(*size as i64 - 1);
                    let padded = window.low[d] != 0 || window.high[d] != 0;
                    let alone = *size == 1 && !padded;
                    let how = if alone { AccessPattern::Same } else { wide };
                    recipe.along(0, d, d, window.low[d], how);
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
            for (to, (l, r)) in lhs_batch.iter().zip(rhs_batch).enumerate() {
                recipe.along(0, *l, to, 0, AccessPattern::Same);
                recipe.along(1, *r, to, 0, AccessPattern::Same);
            }
            let mut to = lhs_batch.len();
            let sides = [
                (0, lhs, lhs_batch, lhs_contract),
                (1, rhs, rhs_batch, rhs_contract),
            ];
            for (slot, side, batch, contract) in sides {
                for d in 0..shape(*side).len() {
                    if !batch.contains(&d) && !contract.contains(&d) {
                        recipe.along(slot, d, to, 0, AccessPattern::Same);
                        to += 1;
                    }
                }
            }
            for (l, r) in lhs_contract.iter().zip(rhs_contract) {
                if !axes(*rhs, *r).is_empty() && together(*lhs, *l) {
                    recipe.slots[0][*l] = DimMap::Own { slot: 0, dim: *l };
                    recipe.slots[1][*r] = DimMap::Own { slot: 0, dim: *l };
                }
            }
        }
        Op::Gather { .. } => {
            for slot in 0..2 {
                for (from, to) in gathered(func, value, slot) {
                    recipe.along(slot, from, to, 0, AccessPattern::Same);
                }
            }
        }
        Op::Scatter {
            operand,
            updates,
            dims,
            ..
        } => {
            let windows =
                (0..shape(*operand).len()).filter(|d| !dims.inserted_window_dims.contains(d));
            for (d, from) in windows.zip(&dims.update_window_dims) {
                let all = shape(*updates)[*from] == shape(*operand)[d];
                if all && !dims.scatter_dims_to_operand_dims.contains(&d) {
                    recipe.along(0, d, d, 0, AccessPattern::Same);
                    recipe.along(2, *from, d, 0, AccessPattern::Same);
                }
            }
        }
        Op::Parameter { .. } | Op::Result { .. } => {
            recipe.direct.iter_mut().for_each(|direct| *direct = true);
        }
        _ => {
            for (d, index) in func.index_map(value).into_iter().flatten().enumerate() {
                let (to, offset, how) = match index {
                    DimIndex::Affine {
                        dim,
                        scale: 1,
                        offset,
                    } => (dim, offset, AccessPattern::Same),
                    DimIndex::Affine {
                        dim,
                        scale: by @ 2..,
                        offset,
                    } => (dim, offset, AccessPattern::Strided { by, wide: 1 }),
                    DimIndex::Periodic { dim, offset } => (dim, offset, AccessPattern::Periodic),
                    DimIndex::Clamped { dim, offset } => (dim, offset, AccessPattern::Clamp),
                    DimIndex::First | DimIndex::Affine { .. } => continue,
                };
                recipe.along(0, d, to, -offset, how);
            }
        }
    }
    recipe
}

/// Returns whether a scan may run block by block, and then be combined with the total of the blocks
/// before: if the order of combination does not matter.
pub(crate) fn is_order_independent_scan(element: ElementType, combiner: Combiner) -> bool {
    !element.is_float() || matches!(combiner, Combiner::Min | Combiner::Max)
}

/// Returns the dimensions of operand `slot` of a gather that are dimensions of its result: from,
/// to.
pub(crate) fn gathered(func: &Func, value: Value, slot: usize) -> Vec<(usize, usize)> {
    let Op::Gather {
        operand,
        indices,
        dims,
        slice_sizes,
        ..
    } = func.op(value)
    else {
        return Vec::new();
    };
    let rank = func.tensor(value).rank();
    if slot == 1 {
        let batch = (0..rank).filter(|d| !dims.offset_dims.contains(d));
        let from = (0..func.tensor(*indices).rank()).filter(|d| *d != dims.index_vector_dim);
        return from.zip(batch).collect();
    }
    let operand = func.shape(*operand);
    let windows = (0..operand.len()).filter(|d| !dims.collapsed_slice_dims.contains(d));
    let pairs = windows.zip(&dims.offset_dims);
    pairs
        .filter(|(d, _)| slice_sizes[*d] == operand[*d])
        .map(|(d, to)| (d, *to))
        .collect()
}
