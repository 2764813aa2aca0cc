//! Cancels reversals, and moves them towards the operands: past arithmetic, and past ops that move
//! data along dimensions.

use stablehlo::{BinaryOp, ElementType, Func, Op, Value};

use super::motion::{
    constant, counts_up_to, example, example_of, view_of_elementwise, views_of_parts, with_first,
};
use crate::ops::{as_broadcast, as_iota, as_reverse};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "reverse-of-reverse", reason: "one reversal says it, or none",
           semantics: BitExact, apply: reverse_of_reverse, example: reversals },
    Rule { name: "reverse-of-elementwise", reason: "reversals meet, and are read as they are",
           semantics: BitExact, apply: reverse_of_elementwise, example: backward_sum },
    Rule { name: "reverse-of-broadcast", reason: "the smaller array is reversed, and what repeats is not",
           semantics: BitExact, apply: reverse_of_broadcast, example: backward_rows },
    Rule { name: "reverse-of-iota", reason: "counting down is a subtraction",
           semantics: BitExact, apply: reverse_of_iota, example: backward_count },
    Rule { name: "reverse-of-shift", reason: "rotates, pads and edges can do without it, the other way round",
           semantics: BitExact, apply: reverse_of_shift, example: backward_shift },
    Rule { name: "reverse-of-concatenate", reason: "the operands are read as they are",
           semantics: BitExact, apply: reverse_of_concatenate, example: backward_pair },
];

fn reverse_of_reverse(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, outer) = as_reverse(op)?;
    let (operand, inner) = as_reverse(r.op(operand))?;
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
    let (operand, _) = as_reverse(op)?;
    view_of_elementwise(r, op, operand)
}

fn backward_sum(n: usize) -> Func {
    example([&[n, 4], &[n, 4]], |f, [x, y]| {
        let sum = f.binary(BinaryOp::Add, x, y);
        f.reverse(sum, &[0])
    })
}

fn reverse_of_broadcast(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, backward) = as_reverse(op)?;
    let broadcast = r.op(operand).clone();
    let (operand, _, dimensions) = as_broadcast(&broadcast)?;
    let own = |k: &usize| r.shape(operand)[*k] > 1 && backward.contains(&dimensions[*k]);
    let own: Vec<usize> = (0..dimensions.len()).filter(own).collect();
    let operand = match own.is_empty() {
        true => operand,
        false => r.emit(Op::Reverse {
            operand,
            dimensions: own,
        }),
    };
    Some(r.emit(with_first(&broadcast, operand)))
}

fn backward_rows(n: usize) -> Func {
    example([&[n, 1]], |f, [x]| {
        let rows = f.broadcast_in_dim(x, &[3, 4, n], &[2, 0]);
        f.reverse(rows, &[0, 1, 2])
    })
}

fn reverse_of_iota(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (count, backward) = as_reverse(op)?;
    let (element, shape, dimension) = as_iota(r.op(count))?;
    let shape = shape.to_vec();
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
    let (operand, backward) = as_reverse(op)?;
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
    let (all, backward) = as_reverse(op)?;
    let (mut operands, dimension) = views_of_parts(r, op, all)?;
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
