//! Merges rotates, and moves them towards the operands past arithmetic; removes halos (`wrap`,
//! `extend`) of nothing and moves them past broadcasts.

use stablehlo::{BinaryOp, ElementType, Func, Op, UnaryOp, Value};

use super::motion::{example, example_of, view_of_elementwise};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "rotate-by-least", reason: "all amounts that are the same modulo the size are one",
           semantics: BitExact, apply: by_least, example: far },
    Rule { name: "rotate-of-rotate", reason: "amounts add up, and the first dimension is rotated first",
           semantics: BitExact, apply: of_rotate, example: there_and_back },
    Rule { name: "rotate-of-elementwise", reason: "rotates meet, and are read as shifts",
           semantics: BitExact, apply: of_elementwise, example: turned_sum },
    Rule { name: "rotate-of-broadcast", reason: "the smaller array is rotated, and what repeats is not",
           semantics: BitExact, apply: of_broadcast, example: turned_rows },
    Rule { name: "rotate-of-iota", reason: "along the others, every count is the same",
           semantics: BitExact, apply: of_iota, example: turned_count },
    Rule { name: "edge-of-nothing", reason: "no edge is added",
           semantics: BitExact, apply: of_nothing, example: no_edge },
    Rule { name: "edge-of-broadcast", reason: "the smaller array gets the edges, and what repeats only repeats more",
           semantics: BitExact, apply: edge_of_broadcast, example: longer_rows },
];

/// Returns the operand, the dimension, its size and the amount of a rotate.
fn rotate(r: &Rewriter, op: &Op) -> Option<(Value, usize, usize, i64)> {
    match op {
        Op::Rotate {
            operand,
            dimension,
            amount,
        } => Some((*operand, *dimension, r.shape(*operand)[*dimension], *amount)),
        _ => None,
    }
}

fn by_least(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, dimension, size, amount) = rotate(r, op)?;
    let size = i64::try_from(size).ok()?;
    if size == 0 {
        return Some(operand);
    }
    let least = match amount.rem_euclid(size) {
        0 => return Some(operand),
        forth if forth > size / 2 => forth - size,
        forth => forth,
    };
    let rotate = Op::Rotate {
        operand,
        dimension,
        amount: least,
    };
    (least != amount).then(|| r.emit(rotate))
}

fn far(n: usize) -> Func {
    example([&[n, 3]], |f, [x]| {
        let east = f.rotate(x, 0, 4 * n as i64 - 1);
        f.rotate(east, 1, -6)
    })
}

fn of_rotate(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (once, outer, size, by) = rotate(r, op)?;
    let (operand, inner, _, first) = rotate(r, r.op(once))?;
    if outer > inner {
        return None;
    }
    if outer == inner {
        let size = i64::try_from(size).ok().filter(|size| *size > 0)?;
        let amount = by.rem_euclid(size) + first.rem_euclid(size);
        return Some(r.emit(Op::Rotate {
            operand,
            dimension: outer,
            amount,
        }));
    }
    let operand = r.emit(op.map_operands(|_| operand));
    Some(r.emit(Op::Rotate {
        operand,
        dimension: inner,
        amount: first,
    }))
}

fn there_and_back(n: usize) -> Func {
    example([&[n, 3]], |f, [x]| {
        let there = f.rotate(x, 0, 2);
        let corner = f.rotate(there, 1, 1);
        f.rotate(corner, 0, -1)
    })
}

fn of_elementwise(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, ..) = rotate(r, op)?;
    view_of_elementwise(r, op, operand)
}

fn turned_sum(n: usize) -> Func {
    example([&[n, 3], &[n, 3]], |f, [x, y]| {
        let sum = f.binary(BinaryOp::Add, x, y);
        f.rotate(sum, 0, 1)
    })
}

fn of_broadcast(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (rows, dimension, size, amount) = rotate(r, op)?;
    let Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    } = r.op(rows).clone()
    else {
        return None;
    };
    let own = dimensions.iter().position(|d| *d == dimension);
    let Some(own) = own.filter(|k| r.shape(operand)[*k] == size) else {
        return Some(rows);
    };
    let operand = r.emit(Op::Rotate {
        operand,
        dimension: own,
        amount,
    });
    Some(r.emit(Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    }))
}

fn turned_rows(n: usize) -> Func {
    example([&[n]], |f, [x]| {
        let rows = f.broadcast_in_dim(x, &[3, n], &[1]);
        let rows = f.rotate(rows, 0, 1);
        f.rotate(rows, 1, 1)
    })
}

fn of_iota(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, along, ..) = rotate(r, op)?;
    match r.op(operand) {
        Op::Iota { dimension, .. } if *dimension != along => Some(operand),
        _ => None,
    }
}

fn turned_count(n: usize) -> Func {
    example_of(ElementType::I32, [], |f, []| {
        let count = f.iota(ElementType::I32, &[n, 3], 0);
        f.rotate(count, 1, 1)
    })
}

fn of_nothing(_: &mut Rewriter, op: &Op) -> Option<Value> {
    match op {
        Op::Wrap {
            operand,
            low: 0,
            high: 0,
            ..
        }
        | Op::Extend {
            operand,
            low: 0,
            high: 0,
            ..
        } => Some(*operand),
        _ => None,
    }
}

fn no_edge(n: usize) -> Func {
    example([&[n]], |f, [x]| {
        let none = Op::Wrap {
            operand: x,
            dimension: 0,
            low: 0,
            high: 0,
        };
        let same = f.push(none).expect("the same shape");
        f.unary(UnaryOp::Negate, same)
    })
}

fn edge_of_broadcast(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (Op::Wrap {
        operand: rows,
        dimension,
        ..
    }
    | Op::Extend {
        operand: rows,
        dimension,
        ..
    }) = op
    else {
        return None;
    };
    let Op::BroadcastInDim {
        operand,
        dimensions,
        ..
    } = r.op(*rows).clone()
    else {
        return None;
    };
    let size = r.shape(*rows)[*dimension];
    let shape = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    let own = dimensions.iter().position(|d| d == dimension);
    let own = own.filter(|k| r.shape(operand)[*k] == size);
    let operand = match (own, op.clone()) {
        (None, _) => operand,
        (Some(own), Op::Wrap { low, high, .. }) => r.emit(Op::Wrap {
            operand,
            dimension: own,
            low,
            high,
        }),
        (Some(own), Op::Extend { low, high, .. }) => r.emit(Op::Extend {
            operand,
            dimension: own,
            low,
            high,
        }),
        _ => return None,
    };
    Some(r.emit(Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    }))
}

fn longer_rows(n: usize) -> Func {
    example([&[n + 1]], |f, [x]| {
        let rows = f.broadcast_in_dim(x, &[3, n + 1], &[1]);
        let rows = f.wrap(rows, 0, 1, 2);
        f.extend(rows, 1, 1, 2)
    })
}
