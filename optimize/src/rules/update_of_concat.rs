//! Updates of concatenated arrays update the affected operand only, or replace it if they overwrite
//! it entirely. An array that copies overwrite entirely is the concatenation of the copies.

use stablehlo::{Func, Op, Scalar, TensorType, Value};

use super::motion::{Window, example};
use crate::index_box::IndexBox;
use crate::ops::known_starts;
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};
use crate::trace::{Piece, Run, fixed};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "update-of-concatenate", reason: "a part is updated by itself, or not put there at all",
           semantics: BitExact, apply: update, example: exchanged },
    Rule { name: "updates-of-everything", reason: "what is overwritten by parts of others is those parts, side by side",
           semantics: BitExact, apply: covered, example: cell_by_cell },
];

/// The maximum number of pieces that an array is assembled from.
pub(super) const MOST: usize = 16;

fn update(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::DynamicUpdateSlice {
        operand: old,
        update,
        starts,
    } = op
    else {
        return None;
    };
    let Op::Concatenate {
        operands,
        dimension: d,
    } = r.op(*old).clone()
    else {
        return None;
    };
    let (shape, size) = (r.shape(*old).to_vec(), r.shape(*update).to_vec());
    let start = known_starts(&r.out, starts, &shape, &size)?;
    if size.contains(&0) {
        return None;
    }
    let mut window = Window::all(&size);
    let (mut parts, mut first) = (Vec::new(), 0);
    for part in operands {
        let count = r.shape(part)[d];
        let (from, to) = (start[d].max(first), (start[d] + size[d]).min(first + count));
        if from < to {
            (window.start[d], window.size[d]) = (from - start[d], to - from);
            let is_replaced = window.size == r.shape(part);
            if !is_replaced && !r.is_only_use(*old) {
                return None;
            }
            let mut at = start.clone();
            at[d] = from - first;
            let new = window.take(r, *update);
            parts.push(match is_replaced {
                true => new,
                false => written(r, part, new, &at),
            });
        } else {
            parts.push(part);
        }
        first += count;
    }
    Some(r.emit(Op::Concatenate {
        operands: parts,
        dimension: d,
    }))
}

/// Emits an update at these starts.
pub(super) fn written(r: &mut Rewriter, operand: Value, update: Value, at: &[usize]) -> Value {
    let scalar = TensorType::scalar(stablehlo::ElementType::I64);
    let start = |at: &usize| {
        let at = stablehlo::Literal::splat(scalar.clone(), Scalar::Int(*at as i64));
        r.emit(Op::Constant(at))
    };
    let starts = at.iter().map(start).collect();
    r.emit(Op::DynamicUpdateSlice {
        operand,
        update,
        starts,
    })
}

fn covered(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let whole = IndexBox::whole(&r.out.type_of(op).ok()?.tensors()[0].shape);
    let mut left = vec![whole.clone()];
    let mut seen: Vec<Piece> = Vec::new();
    let mut op = op;
    while !left.is_empty() {
        let Op::DynamicUpdateSlice {
            operand,
            update,
            starts,
        } = op
        else {
            return None;
        };
        let place = fixed(&r.out, starts, r.shape(*update), &whole.limit)?;
        if !is_copied(r.op(*update)) || seen.len() > MOST {
            return None;
        }
        let mut rest = Vec::new();
        for region in left {
            seen.extend(region.both(&place).map(|at| Piece {
                of: *update,
                from: lies_at(&at.seen_from(&place.start)),
                at,
            }));
            rest.extend(region.without(&place));
        }
        left = rest;
        op = r.op(*operand);
    }
    let seen: Vec<&Piece> = seen.iter().collect();
    side_by_side(r, &whole, &seen)
}

fn is_copied(op: &Op) -> bool {
    matches!(
        op,
        Op::Slice { .. }
            | Op::BroadcastInDim { .. }
            | Op::Reshape { .. }
            | Op::Concatenate { .. }
            | Op::Wrap { .. }
            | Op::Extend { .. }
            | Op::Parameter { .. }
    )
}

/// Returns the source indices of an unpermuted copy of the region.
fn lies_at(region: &IndexBox) -> Vec<Run> {
    let run = |(along, first): (usize, &usize)| Run {
        first: *first,
        along: Some(along),
    };
    region.start.iter().enumerate().map(run).collect()
}

/// Emits the elements of a piece as a slice or a broadcast of its source; `None` if it permutes
/// dimensions.
pub(super) fn copied(r: &mut Rewriter, piece: &Piece) -> Option<Value> {
    let shape = piece.at.shape();
    if r.shape(piece.of).is_empty() {
        return Some(r.emit(Op::BroadcastInDim {
            operand: piece.of,
            shape,
            dimensions: Vec::new(),
        }));
    }
    let goes = |d: usize| piece.from[d].along == Some(d) || shape[d] == 1;
    let own = |(d, run): (usize, &Run)| run.along.is_none_or(|along| along == d);
    if piece.from.len() != shape.len() || !piece.from.iter().enumerate().all(own) {
        return None;
    }
    let dimensions: Vec<usize> = (0..shape.len()).collect();
    let size = |d: &usize| if goes(*d) { shape[*d] } else { 1 };
    let window = Window {
        start: piece.from.iter().map(|run| run.first).collect(),
        size: dimensions.iter().map(size).collect(),
        stride: vec![1; shape.len()],
    };
    let operand = window.take(r, piece.of);
    match window.size == shape {
        true => Some(operand),
        false => Some(r.emit(Op::BroadcastInDim {
            operand,
            shape,
            dimensions,
        })),
    }
}

/// Concatenates the pieces, which cover `region`, if guillotine cuts separate them.
pub(super) fn side_by_side(r: &mut Rewriter, region: &IndexBox, parts: &[&Piece]) -> Option<Value> {
    if let [one] = parts {
        return copied(r, one);
    }
    for d in 0..region.start.len() {
        let mut cuts: Vec<usize> = parts.iter().map(|part| part.at.start[d]).collect();
        cuts.sort_unstable();
        cuts.dedup();
        cuts.retain(|cut| {
            let is_cut = |part: &&Piece| part.at.start[d] < *cut && *cut < part.at.limit[d];
            !parts.iter().any(is_cut)
        });
        if cuts.len() < 2 {
            continue;
        }
        let ends = cuts.iter().skip(1).chain([&region.limit[d]]);
        let mut operands = Vec::new();
        for (start, limit) in cuts.iter().zip(ends) {
            let region = region.with(d, *start, *limit);
            let inside = parts.iter().filter(|part| region.contains(&part.at));
            let inside: Vec<&Piece> = inside.copied().collect();
            operands.push(side_by_side(r, &region, &inside)?);
        }
        return Some(r.emit(Op::Concatenate {
            operands,
            dimension: d,
        }));
    }
    None
}

fn exchanged(n: usize) -> Func {
    example([&[2, n], &[n, n], &[3, n]], |f, [low, x, high]| {
        let all = f.concatenate(&[low, x, high], 0);
        let at = [1, 0].map(|at| f.scalar(stablehlo::ElementType::I32, Scalar::Int(at)));
        f.dynamic_update_slice(all, high, &at)
    })
}

fn cell_by_cell(n: usize) -> Func {
    let shapes: [&[usize]; 2] = [&[2, n], &[4, n + 1]];
    example(shapes, |f, [all, x]| {
        let (row, at) = ([1, n + 1], [0, 1, 2].map(Scalar::Int));
        let at = at.map(|at| f.scalar(stablehlo::ElementType::I64, at));
        let mut all = f.unary(stablehlo::UnaryOp::Negate, all);
        for (from, to) in [(3, 1), (1, 0)] {
            let cells = f.slice(x, &[from, row[0]], &[from + 1, row[1]], &[1, 1]);
            all = f.dynamic_update_slice(all, cells, &[at[to], at[0]]);
        }
        all
    })
}
