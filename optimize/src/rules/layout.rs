//! Transposes, reshapes and reversals: they cancel, and move up, past arithmetic and past what only moves data along one
//! dimension.

use stablehlo::{BinaryOp, ElementType, Func, Op, Value};

use super::motion::{
    constant, counts_up_to, example, example_of, groups, kept_dimensions, view_of_elementwise,
    with_first,
};
use crate::rewrite::Meaning::Exact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "transpose-of-transpose", reason: "one transpose says it, or none",
           meaning: Exact, apply: transpose_of_transpose, example: transposes },
    Rule { name: "transpose-of-ones", reason: "where only dimensions of size 1 move, a reshape says it, and moves nothing",
           meaning: Exact, apply: transpose_of_ones, example: turned_row },
    Rule { name: "transpose-of-elementwise", reason: "transposes meet, and are read as they are",
           meaning: Exact, apply: transpose_of_elementwise, example: turned_sum },
    Rule { name: "transpose-of-broadcast", reason: "the broadcast writes the order that is wanted",
           meaning: Exact, apply: transpose_of_broadcast, example: turned_rows },
    Rule { name: "transpose-of-iota", reason: "it counts along the other dimension",
           meaning: Exact, apply: transpose_of_iota, example: turned_count },
    Rule { name: "transpose-of-dot", reason: "a product of the operands the other way round",
           meaning: Exact, apply: transpose_of_dot, example: turned_product },
    Rule { name: "transpose-of-shift", reason: "rotates, reversals, pads and edges can do without it",
           meaning: Exact, apply: transpose_of_shift, example: turned_shift },
    Rule { name: "transpose-of-concatenate", reason: "the operands are read as they are",
           meaning: Exact, apply: transpose_of_concatenate, example: turned_pair },
    Rule { name: "reshape-of-elementwise", reason: "reshapes meet, and are read as they are",
           meaning: Exact, apply: reshape_of_elementwise, example: flat_sum },
    Rule { name: "reshape-of-broadcast", reason: "the smaller array is reshaped",
           meaning: Exact, apply: reshape_of_broadcast, example: flat_rows },
    Rule { name: "reshape-of-iota", reason: "where only dimensions of size 1 come and go, it is counted in the other shape",
           meaning: Exact, apply: reshape_of_iota, example: flat_count },
    Rule { name: "reshape-of-shift", reason: "rotates, reversals, pads and edges can do without it",
           meaning: Exact, apply: reshape_of_shift, example: flat_shift },
    Rule { name: "reshape-of-concatenate", reason: "the operands are read as they are",
           meaning: Exact, apply: reshape_of_concatenate, example: flat_pair },
    Rule { name: "reverse-of-reverse", reason: "one reversal says it, or none",
           meaning: Exact, apply: reverse_of_reverse, example: reversals },
    Rule { name: "reverse-of-elementwise", reason: "reversals meet, and are read as they are",
           meaning: Exact, apply: reverse_of_elementwise, example: backward_sum },
    Rule { name: "reverse-of-broadcast", reason: "the smaller array is reversed, and what repeats is not",
           meaning: Exact, apply: reverse_of_broadcast, example: backward_rows },
    Rule { name: "reverse-of-iota", reason: "counting down is a subtraction",
           meaning: Exact, apply: reverse_of_iota, example: backward_count },
    Rule { name: "reverse-of-shift", reason: "rotates, pads and edges can do without it, the other way round",
           meaning: Exact, apply: reverse_of_shift, example: backward_shift },
    Rule { name: "reverse-of-concatenate", reason: "the operands are read as they are",
           meaning: Exact, apply: reverse_of_concatenate, example: backward_pair },
];

/// What a transpose is taken of, and its permutation.
fn transpose(op: &Op) -> Option<(Value, &[usize])> {
    match op {
        Op::Transpose {
            operand,
            permutation,
        } => Some((*operand, permutation)),
        _ => None,
    }
}

/// Where the dimension `d` of its operand goes.
fn goes(permutation: &[usize], d: usize) -> usize {
    let found = permutation.iter().position(|from| *from == d);
    found.expect("each dimension is in a permutation")
}

fn transpose_of_transpose(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, outer) = transpose(op)?;
    let (operand, inner) = transpose(r.op(operand))?;
    let permutation: Vec<usize> = outer.iter().map(|d| inner[*d]).collect();
    if permutation.iter().copied().eq(0..outer.len()) {
        return Some(operand);
    }
    Some(r.emit(Op::Transpose {
        operand,
        permutation,
    }))
}

fn transposes(n: usize) -> Func {
    example([&[n, 2, 3]], |f, [x]| {
        let once = f.transpose(x, &[2, 0, 1]);
        let back = f.transpose(once, &[1, 2, 0]);
        let sum = f.binary(BinaryOp::Add, back, x);
        let once = f.transpose(sum, &[1, 0, 2]);
        f.transpose(once, &[1, 2, 0])
    })
}

fn transpose_of_ones(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, permutation) = transpose(op)?;
    let from = r.shape(operand);
    let long: Vec<usize> = permutation
        .iter()
        .copied()
        .filter(|d| from[*d] != 1)
        .collect();
    let shape = permutation.iter().map(|d| from[*d]).collect();
    long.is_sorted()
        .then(|| r.emit(Op::Reshape { operand, shape }))
}

fn turned_row(n: usize) -> Func {
    example([&[1, n, 1, 3]], |f, [x]| f.transpose(x, &[1, 2, 3, 0]))
}

fn transpose_of_elementwise(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, _) = transpose(op)?;
    view_of_elementwise(r, op, operand)
}

fn turned_sum(n: usize) -> Func {
    example([&[n, 4]], |f, [x]| {
        let flat = f.reshape(x, &[n, 2, 2]);
        let wide = f.convert(flat, ElementType::F64);
        f.transpose(wide, &[2, 0, 1])
    })
}

fn transpose_of_broadcast(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, permutation) = transpose(op)?;
    let Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    } = r.op(operand)
    else {
        return None;
    };
    let turned = Op::BroadcastInDim {
        operand: *operand,
        shape: permutation.iter().map(|d| shape[*d]).collect(),
        dimensions: dimensions.iter().map(|d| goes(permutation, *d)).collect(),
    };
    Some(r.emit(turned))
}

fn turned_rows(n: usize) -> Func {
    example([&[n, 2]], |f, [x]| {
        let rows = f.broadcast_in_dim(x, &[2, 3, n], &[2, 0]);
        f.transpose(rows, &[1, 0, 2])
    })
}

fn transpose_of_iota(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, permutation) = transpose(op)?;
    let Op::Iota {
        element,
        shape,
        dimension,
    } = r.op(operand)
    else {
        return None;
    };
    let turned = Op::Iota {
        element: *element,
        shape: permutation.iter().map(|d| shape[*d]).collect(),
        dimension: goes(permutation, *dimension),
    };
    Some(r.emit(turned))
}

fn turned_count(n: usize) -> Func {
    example_of(ElementType::I32, [], |f, []| {
        let count = f.iota(ElementType::I32, &[n, 3], 0);
        f.transpose(count, &[1, 0])
    })
}

fn transpose_of_dot(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (product, permutation) = transpose(op)?;
    let Op::DotGeneral {
        lhs,
        rhs,
        lhs_batch,
        rhs_batch,
        lhs_contract,
        rhs_contract,
    } = r.op(product).clone()
    else {
        return None;
    };
    let (batch, free) = (lhs_batch.len(), |rank: usize, contract: usize| {
        rank - lhs_batch.len() - contract
    });
    let left = batch + free(r.shape(lhs).len(), lhs_contract.len());
    let swapped = (0..batch).chain(left..permutation.len()).chain(batch..left);
    if !swapped.eq(permutation.iter().copied()) || !r.is_only_use(product) {
        return None;
    }
    Some(r.emit(Op::DotGeneral {
        lhs: rhs,
        rhs: lhs,
        lhs_batch: rhs_batch,
        rhs_batch: lhs_batch,
        lhs_contract: rhs_contract,
        rhs_contract: lhs_contract,
    }))
}

fn turned_product(n: usize) -> Func {
    example([&[2, n, 3], &[3, 4, 2]], |f, [x, y]| {
        let product = f.dot_general(x, y, (&[0], &[2]), (&[2], &[0]));
        f.transpose(product, &[0, 2, 1])
    })
}

/// An op that moves data along some dimensions of its first operand, or adds to them, with those dimensions renamed:
/// `d` becomes `to[d]`, of `rank`.
fn renamed(op: &Op, to: &[usize], rank: usize) -> Option<Op> {
    let mut op = op.clone();
    match &mut op {
        Op::Rotate { dimension, .. }
        | Op::Wrap { dimension, .. }
        | Op::Extend { dimension, .. } => {
            *dimension = to[*dimension];
        }
        Op::Reverse { dimensions, .. } => {
            for d in dimensions.iter_mut() {
                *d = to[*d];
            }
            dimensions.sort_unstable();
        }
        Op::Pad {
            low,
            high,
            interior,
            ..
        } => {
            let (old_low, old_high, old_interior) = (low.clone(), high.clone(), interior.clone());
            (*low, *high, *interior) = (vec![0; rank], vec![0; rank], vec![0; rank]);
            for (d, to) in to.iter().enumerate().filter(|(_, to)| **to < rank) {
                low[*to] = old_low[d];
                high[*to] = old_high[d];
                interior[*to] = old_interior[d];
            }
        }
        _ => return None,
    }
    Some(op)
}

/// The operand along whose dimensions [`renamed`] ops move data.
fn shifted(op: &Op) -> Option<Value> {
    match op {
        Op::Rotate { operand, .. }
        | Op::Wrap { operand, .. }
        | Op::Extend { operand, .. }
        | Op::Reverse { operand, .. }
        | Op::Pad { operand, .. } => Some(*operand),
        _ => None,
    }
}

fn transpose_of_shift(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, permutation) = transpose(op)?;
    let inner = r.op(operand).clone();
    let operand = shifted(&inner)?;
    let to: Vec<usize> = (0..permutation.len())
        .map(|d| goes(permutation, d))
        .collect();
    let moved = renamed(&inner, &to, to.len())?;
    let turned = r.emit(op.map_operands(|_| operand));
    Some(r.emit(with_first(&moved, turned)))
}

fn turned_shift(n: usize) -> Func {
    example([&[n, 2, 3], &[]], |f, [x, zero]| {
        let east = f.rotate(x, 0, 1);
        let back = f.reverse(east, &[0, 2]);
        let padded = f.pad(back, zero, &[1, 0, -1], &[0, 2, 0], &[0, 1, 0]);
        f.transpose(padded, &[2, 0, 1])
    })
}

fn transpose_of_concatenate(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (all, permutation) = transpose(op)?;
    let Op::Concatenate {
        operands,
        dimension,
    } = r.op(all).clone()
    else {
        return None;
    };
    if !r.is_only_use(all) {
        return None;
    }
    let turned = |v: &Value| r.emit(op.map_operands(|_| *v));
    let operands = operands.iter().map(turned).collect();
    Some(r.emit(Op::Concatenate {
        operands,
        dimension: goes(permutation, dimension),
    }))
}

fn turned_pair(n: usize) -> Func {
    example([&[n, 3], &[2, 3]], |f, [x, y]| {
        let both = f.concatenate(&[x, y], 0);
        f.transpose(both, &[1, 0])
    })
}

fn reshape_of_elementwise(r: &mut Rewriter, op: &Op) -> Option<Value> {
    match op {
        Op::Reshape { operand, .. } => view_of_elementwise(r, op, *operand),
        _ => None,
    }
}

fn flat_sum(n: usize) -> Func {
    example([&[n, 4], &[n, 4]], |f, [x, y]| {
        let sum = f.binary(BinaryOp::Add, x, y);
        f.reshape(sum, &[4 * n])
    })
}

fn reshape_of_broadcast(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Reshape { operand, shape } = op else {
        return None;
    };
    let Op::BroadcastInDim {
        operand,
        shape: from,
        dimensions,
    } = r.op(*operand).clone()
    else {
        return None;
    };
    // The dimensions along which elements differ.
    let sizes = r.shape(operand);
    let real = |k: usize| sizes[k] != 1;
    let kept: Vec<usize> = (0..sizes.len())
        .filter(|k| real(*k))
        .map(|k| dimensions[k])
        .collect();
    if !kept.is_sorted() {
        return None;
    }
    let mut to = Vec::new();
    for (a, b) in groups(&from, shape)? {
        let mut long = a.filter(|d| from[*d] != 1);
        let (differ, repeat): (Vec<usize>, Vec<usize>) =
            long.by_ref().partition(|d| kept.contains(d));
        match (&differ[..], &repeat[..]) {
            ([], _) => {}
            (_, []) => to.extend(b.filter(|d| shape[*d] != 1)),
            _ => return None,
        }
    }
    let small: Vec<usize> = to.iter().map(|d| shape[*d]).collect();
    let operand = match r.shape(operand) == small {
        true => operand,
        false => r.emit(Op::Reshape {
            operand,
            shape: small,
        }),
    };
    Some(r.emit(Op::BroadcastInDim {
        operand,
        shape: shape.clone(),
        dimensions: to,
    }))
}

fn flat_rows(n: usize) -> Func {
    example([&[1, 6, n]], |f, [x]| {
        let rows = f.broadcast_in_dim(x, &[4, 6, n], &[0, 1, 2]);
        f.reshape(rows, &[2, 1, 2, 2, 3, n])
    })
}

fn reshape_of_iota(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Reshape { operand, shape } = op else {
        return None;
    };
    let Op::Iota {
        element,
        shape: ref from,
        dimension,
    } = *r.op(*operand)
    else {
        return None;
    };
    let dimension = kept_dimensions(from, shape)?[dimension]?;
    Some(r.emit(Op::Iota {
        element,
        shape: shape.clone(),
        dimension,
    }))
}

fn flat_count(n: usize) -> Func {
    example_of(ElementType::F32, [], |f, []| {
        let count = f.iota(ElementType::F32, &[2, 3, n], 2);
        f.reshape(count, &[6, n, 1])
    })
}

fn reshape_of_shift(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Reshape {
        operand: result,
        shape,
    } = op
    else {
        return None;
    };
    let inner = r.op(*result).clone();
    let operand = shifted(&inner)?;
    let (from, before) = (r.shape(*result), r.shape(operand));
    let kept = kept_dimensions(from, shape)?;
    let touched: Vec<usize> = match &inner {
        Op::Rotate { dimension, .. }
        | Op::Wrap { dimension, .. }
        | Op::Extend { dimension, .. } => {
            vec![*dimension]
        }
        Op::Reverse { dimensions, .. } => dimensions.clone(),
        Op::Pad {
            low,
            high,
            interior,
            ..
        } => (0..low.len())
            .filter(|d| low[*d] != 0 || high[*d] != 0 || interior[*d] != 0)
            .collect(),
        _ => return None,
    };
    let mut small = shape.clone();
    for d in &touched {
        small[kept[*d]?] = before[*d];
    }
    // Dimensions that nothing happens to need no name.
    let rank = shape.len();
    let name = |d: usize| match touched.contains(&d) {
        true => kept[d].unwrap_or(rank),
        false => rank,
    };
    let to: Vec<usize> = (0..from.len()).map(name).collect();
    let moved = renamed(&inner, &to, rank)?;
    let flat = r.emit(Op::Reshape {
        operand,
        shape: small,
    });
    Some(r.emit(with_first(&moved, flat)))
}

fn flat_shift(n: usize) -> Func {
    example([&[n, 2, 3], &[]], |f, [x, zero]| {
        let east = f.rotate(x, 0, 1);
        let back = f.reverse(east, &[0]);
        let padded = f.pad(back, zero, &[1, 0, 0], &[2, 0, 0], &[0, 0, 0]);
        f.reshape(padded, &[1, n + 3, 6])
    })
}

fn reshape_of_concatenate(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Reshape {
        operand: all,
        shape,
    } = op
    else {
        return None;
    };
    let Op::Concatenate {
        operands,
        dimension,
    } = r.op(*all).clone()
    else {
        return None;
    };
    let to = kept_dimensions(r.shape(*all), shape)?[dimension]?;
    if !r.is_only_use(*all) {
        return None;
    }
    let flat = |v: &Value| {
        let mut shape = shape.clone();
        shape[to] = r.shape(*v)[dimension];
        r.emit(Op::Reshape { operand: *v, shape })
    };
    let operands = operands.iter().map(flat).collect();
    Some(r.emit(Op::Concatenate {
        operands,
        dimension: to,
    }))
}

fn flat_pair(n: usize) -> Func {
    example([&[n, 3, 2], &[2, 3, 2]], |f, [x, y]| {
        let both = f.concatenate(&[x, y], 0);
        f.reshape(both, &[n + 2, 1, 6])
    })
}

/// What a reversal is taken of, and along which dimensions.
fn reverse(op: &Op) -> Option<(Value, &[usize])> {
    match op {
        Op::Reverse {
            operand,
            dimensions,
        } => Some((*operand, dimensions)),
        _ => None,
    }
}

fn reverse_of_reverse(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, outer) = reverse(op)?;
    let (operand, inner) = reverse(r.op(operand))?;
    let rank = r.shape(operand).len();
    let once = |d: &usize| outer.contains(d) != inner.contains(d);
    let dimensions: Vec<usize> = (0..rank).filter(once).collect();
    if dimensions.is_empty() {
        return Some(operand);
    }
    Some(r.emit(Op::Reverse {
        operand,
        dimensions,
    }))
}

fn reversals(n: usize) -> Func {
    example([&[n, 2, 3]], |f, [x]| {
        let once = f.reverse(x, &[2, 0]);
        f.reverse(once, &[0, 1])
    })
}

fn reverse_of_elementwise(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, _) = reverse(op)?;
    view_of_elementwise(r, op, operand)
}

fn backward_sum(n: usize) -> Func {
    example([&[n, 4], &[n, 4]], |f, [x, y]| {
        let sum = f.binary(BinaryOp::Add, x, y);
        f.reverse(sum, &[0])
    })
}

fn reverse_of_broadcast(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, backward) = reverse(op)?;
    let Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    } = r.op(operand).clone()
    else {
        return None;
    };
    let own = |k: &usize| r.shape(operand)[*k] > 1 && backward.contains(&dimensions[*k]);
    let own: Vec<usize> = (0..dimensions.len()).filter(own).collect();
    let operand = match own.is_empty() {
        true => operand,
        false => r.emit(Op::Reverse {
            operand,
            dimensions: own,
        }),
    };
    Some(r.emit(Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    }))
}

fn backward_rows(n: usize) -> Func {
    example([&[n, 1]], |f, [x]| {
        let rows = f.broadcast_in_dim(x, &[3, 4, n], &[2, 0]);
        f.reverse(rows, &[0, 1, 2])
    })
}

fn reverse_of_iota(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (count, backward) = reverse(op)?;
    let Op::Iota {
        element,
        shape,
        dimension,
    } = r.op(count).clone()
    else {
        return None;
    };
    if !backward.contains(&dimension) {
        return Some(count);
    }
    let size = shape[dimension];
    if size == 0 || element.is_float() && size > counts_up_to(element) {
        return None;
    }
    let last = constant(r, element, &shape, size as i64 - 1);
    Some(r.emit(Op::Binary(BinaryOp::Subtract, last, count)))
}

fn backward_count(n: usize) -> Func {
    example_of(ElementType::I32, [], |f, []| {
        let count = f.iota(ElementType::I8, &[n, 3], 0);
        f.reverse(count, &[0, 1])
    })
}

fn reverse_of_shift(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, backward) = reverse(op)?;
    let mut inner = r.op(operand).clone();
    let operand = match &mut inner {
        Op::Rotate {
            operand,
            dimension,
            amount,
        } => {
            if backward.contains(dimension) {
                *amount = amount.checked_neg()?;
            }
            *operand
        }
        Op::Wrap {
            operand,
            dimension,
            low,
            high,
        }
        | Op::Extend {
            operand,
            dimension,
            low,
            high,
        } => {
            if backward.contains(dimension) {
                std::mem::swap(low, high);
            }
            *operand
        }
        Op::Pad {
            operand, low, high, ..
        } => {
            for d in backward {
                std::mem::swap(&mut low[*d], &mut high[*d]);
            }
            *operand
        }
        _ => return None,
    };
    let turned = r.emit(op.map_operands(|_| operand));
    Some(r.emit(with_first(&inner, turned)))
}

fn backward_shift(n: usize) -> Func {
    example([&[n + 1, 3], &[]], |f, [x, zero]| {
        let east = f.rotate(x, 0, 1);
        let long = f.extend(east, 0, 2, 1);
        let wrapped = f.wrap(long, 1, 1, 0);
        let padded = f.pad(wrapped, zero, &[-1, 0], &[1, 2], &[1, 0]);
        f.reverse(padded, &[0, 1])
    })
}

fn reverse_of_concatenate(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (all, backward) = reverse(op)?;
    let Op::Concatenate {
        operands,
        dimension,
    } = r.op(all).clone()
    else {
        return None;
    };
    if !r.is_only_use(all) {
        return None;
    }
    let turned = |v: &Value| r.emit(op.map_operands(|_| *v));
    let mut operands: Vec<Value> = operands.iter().map(turned).collect();
    if backward.contains(&dimension) {
        operands.reverse();
    }
    Some(r.emit(Op::Concatenate {
        operands,
        dimension,
    }))
}

fn backward_pair(n: usize) -> Func {
    example([&[n, 3], &[2, 3]], |f, [x, y]| {
        let both = f.concatenate(&[x, y], 0);
        f.reverse(both, &[0, 1])
    })
}
