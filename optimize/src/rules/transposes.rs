//! Cancels transposes, and moves them towards the operands: past arithmetic, and past ops that move
//! data along dimensions.

use stablehlo::{BinaryOp, ElementType, Func, Op, Value};

use super::motion::{
    example, example_of, renamed, shifted, view_of_elementwise, views_of_parts, with_first,
};
use crate::ops::{as_broadcast, as_iota, as_transpose, same_but_for_ones};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "transpose-of-transpose", reason: "one transpose says it, or none",
           semantics: BitExact, apply: transpose_of_transpose, example: transposes },
    Rule { name: "transpose-of-ones", reason: "where only dimensions of size 1 move, a reshape says it, and moves nothing",
           semantics: BitExact, apply: transpose_of_ones, example: turned_row },
    Rule { name: "transpose-of-reshaped-transpose", reason: "where dimensions of size 1 come or go between two transposes, one says it",
           semantics: BitExact, apply: transpose_of_reshaped, example: turned_twice },
    Rule { name: "transpose-of-elementwise", reason: "transposes meet, and are read as they are",
           semantics: BitExact, apply: transpose_of_elementwise, example: turned_sum },
    Rule { name: "transpose-of-broadcast", reason: "the broadcast writes the order that is wanted",
           semantics: BitExact, apply: transpose_of_broadcast, example: turned_rows },
    Rule { name: "transpose-of-iota", reason: "it counts along the other dimension",
           semantics: BitExact, apply: transpose_of_iota, example: turned_count },
    Rule { name: "transpose-of-dot", reason: "a product of the operands the other way round",
           semantics: BitExact, apply: transpose_of_dot, example: turned_product },
    Rule { name: "transpose-of-shift", reason: "rotates, reversals, pads and edges can do without it",
           semantics: BitExact, apply: transpose_of_shift, example: turned_shift },
    Rule { name: "transpose-of-concatenate", reason: "the operands are read as they are",
           semantics: BitExact, apply: transpose_of_concatenate, example: turned_pair },
];

/// Returns the result dimension that dimension `d` of the operand becomes.
fn goes(permutation: &[usize], d: usize) -> usize {
    let found = permutation.iter().position(|from| *from == d);
    found.expect("each dimension is in a permutation")
}

fn transpose_of_transpose(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, outer) = as_transpose(op)?;
    let (operand, inner) = as_transpose(r.op(operand))?;
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
    let (operand, permutation) = as_transpose(op)?;
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

fn transpose_of_reshaped(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (reshaped, outer) = as_transpose(op)?;
    let Op::Reshape {
        operand: turned,
        shape,
    } = r.op(reshaped)
    else {
        return None;
    };
    let (operand, inner) = as_transpose(r.op(*turned))?;
    let from = same_but_for_ones(r.shape(*turned), shape)?;
    let shape = outer.iter().map(|d| shape[*d]).collect();
    let ones = (0..inner.len()).filter(|d| r.shape(operand)[*d] == 1);
    let long = outer.iter().filter_map(|d| from[*d]).map(|d| inner[d]);
    let permutation: Vec<usize> = long.chain(ones).collect();
    let operand = r.emit(Op::Transpose {
        operand,
        permutation,
    });
    Some(r.emit(Op::Reshape { operand, shape }))
}

fn turned_twice(n: usize) -> Func {
    example([&[n, 1, 2, 3]], |f, [x]| {
        let once = f.transpose(x, &[3, 0, 1, 2]);
        let long = f.reshape(once, &[3, 1, n, 2, 1]);
        f.transpose(long, &[4, 3, 0, 1, 2])
    })
}

fn transpose_of_elementwise(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, _) = as_transpose(op)?;
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
    let (operand, permutation) = as_transpose(op)?;
    let (operand, shape, dimensions) = as_broadcast(r.op(operand))?;
    let turned = Op::BroadcastInDim {
        operand,
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
    let (operand, permutation) = as_transpose(op)?;
    let (element, shape, dimension) = as_iota(r.op(operand))?;
    let turned = Op::Iota {
        element,
        shape: permutation.iter().map(|d| shape[*d]).collect(),
        dimension: goes(permutation, dimension),
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
    let (product, permutation) = as_transpose(op)?;
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

fn transpose_of_shift(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (result, permutation) = as_transpose(op)?;
    let inner = r.op(result).clone();
    let operand = shifted(&inner)?;
    if matches!(inner, Op::Scan { .. }) && !r.is_only_use(result) {
        return None;
    }
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
    let (all, permutation) = as_transpose(op)?;
    let (operands, dimension) = views_of_parts(r, op, all)?;
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
