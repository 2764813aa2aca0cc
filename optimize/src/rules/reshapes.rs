//! Moves reshapes towards the operands: past arithmetic, and past ops that move data only along
//! dimensions that the reshape keeps.

use stablehlo::{BinaryOp, ElementType, Func, Op, Value};

use super::motion::{
    example, example_of, groups, kept_dimensions, renamed, shifted, view_of_elementwise, with_first,
};
use crate::ops::{as_concatenate, as_iota};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "reshape-of-elementwise", reason: "reshapes meet, and are read as they are",
           semantics: BitExact, apply: reshape_of_elementwise, example: flat_sum },
    Rule { name: "reshape-of-broadcast", reason: "the smaller array is reshaped",
           semantics: BitExact, apply: reshape_of_broadcast, example: flat_rows },
    Rule { name: "reshape-of-iota", reason: "where only dimensions of size 1 come and go, it is counted in the other shape",
           semantics: BitExact, apply: reshape_of_iota, example: flat_count },
    Rule { name: "reshape-of-shift", reason: "rotates, reversals, pads and edges can do without it",
           semantics: BitExact, apply: reshape_of_shift, example: flat_shift },
    Rule { name: "reshape-of-concatenate", reason: "the operands are read as they are",
           semantics: BitExact, apply: reshape_of_concatenate, example: flat_pair },
];

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
    // The dimensions in which elements differ.
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
    let (element, from, dimension) = as_iota(r.op(*operand))?;
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
        Op::Scan { dimension, .. } if r.is_only_use(*result) => vec![*dimension],
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
    // Dimensions along which nothing moves are dropped.
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
    let (operands, dimension) = as_concatenate(r.op(*all))?;
    let operands = operands.to_vec();
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
