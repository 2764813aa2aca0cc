//! Scans: only elements that are read are computed, and a scan that goes on from the row before it
//! begins with that row.

use stablehlo::{BinaryOp, Combiner, ElementType, Func, Literal, Op, Scalar, Value};

use super::motion::{Window, example, example_of, with_first};
use super::shorthand::splat;
use super::update_of_concat::written as update;
use crate::ops::{as_broadcast, as_concatenate, as_update, known_starts_of_update};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "slice-of-scan", reason: "elements after the last one that is read are not scanned",
           semantics: BitExact, apply: of_slice, example: first_rows },
    Rule { name: "scan-from-row", reason: "a scan that goes on from the row before begins with that row",
           semantics: BitExact, apply: from_row, example: row_and_rest },
    Rule { name: "scan-from-written-row", reason: "a scan that goes on from the row before is written with that row",
           semantics: BitExact, apply: from_written_row, example: row_and_rest_of },
];

fn of_slice(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (result, window) = Window::of(r, op)?;
    let inner = r.op(result).clone();
    let Op::Scan {
        operand,
        dimension,
        reverse,
        ..
    } = inner
    else {
        return None;
    };
    let size = r.shape(operand)[dimension];
    let (from, to) = match reverse {
        true => (window.start[dimension], size),
        false => (0, window.end(dimension)),
    };
    if to - from == size || !r.is_only_use(result) {
        return None;
    }
    let mut part = Window::all(r.shape(operand));
    (part.start[dimension], part.size[dimension]) = (from, to - from);
    let operand = part.take(r, operand);
    let scan = r.emit(with_first(&inner, operand));
    let mut left = window;
    left.start[dimension] -= from;
    Some(left.take(r, scan))
}

fn first_rows(n: usize) -> Func {
    example([&[n + 3, 2], &[]], |f, [x, zero]| {
        let sums = f.scan(x, zero, 0, Combiner::Add);
        f.slice(sums, &[1, 0], &[n + 2, 1], &[2, 1])
    })
}

/// `concatenate(row, row + scan(rest))` is `scan(concatenate(row, rest))`, where the order of the
/// combinations does not matter.
fn from_row(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operands, d) = as_concatenate(op)?;
    let operands = operands.to_vec();
    let at =
        (1..operands.len()).find(|at| goes_on(r, operands[at - 1], operands[*at], d).is_some())?;
    let row = operands[at - 1];
    let (scan, rest) = goes_on(r, row, operands[at], d)?;
    let all = r.emit(Op::Concatenate {
        operands: vec![row, rest],
        dimension: d,
    });
    let all = r.emit(with_first(&scan, all));
    let mut parts = operands;
    parts.splice(at - 1..=at, [all]);
    Some(match parts[..] {
        [one] => one,
        _ => r.emit(Op::Concatenate {
            operands: parts,
            dimension: d,
        }),
    })
}

/// The same for a row and a scan that are written one beside the other.
fn from_written_row(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (written, next, starts) = as_update(op)?;
    let (base, row, row_starts) = as_update(r.op(written))?;
    let at = known_starts_of_update(&r.out, written, next, starts)?;
    let row_at = known_starts_of_update(&r.out, base, row, row_starts)?;
    let (size, row_size) = (r.shape(next), r.shape(row));
    let d = (0..at.len()).find(|d| at[*d] != row_at[*d])?;
    let is_beside = at[d] == row_at[d] + 1 && row_size[d] == 1;
    let is_alike = |k: usize| k == d || (at[k] == row_at[k] && size[k] == row_size[k]);
    if !is_beside || !(0..at.len()).all(is_alike) {
        return None;
    }
    let (scan, rest) = goes_on(r, row, next, d)?;
    let all = r.emit(Op::Concatenate {
        operands: vec![row, rest],
        dimension: d,
    });
    let all = r.emit(with_first(&scan, all));
    Some(update(r, base, all, &row_at))
}

fn row_and_rest_of(n: usize) -> Func {
    example_of(ElementType::I32, [&[3, n + 2]], |f, [x]| {
        let zero = f.scalar(ElementType::I32, Scalar::Int(0));
        let row = f.slice(x, &[0, 1], &[2, 2], &[1, 1]);
        let rest = f.slice(x, &[0, 2], &[2, n + 2], &[1, 1]);
        let sums = f.scan(rest, zero, 1, Combiner::Add);
        let first = f.broadcast_in_dim(row, &[2, n], &[0, 1]);
        let sums = f.binary(BinaryOp::Add, first, sums);
        let [at, next] = [0, 1].map(|at| f.scalar(ElementType::I64, Scalar::Int(at)));
        let written = f.dynamic_update_slice(x, row, &[at, at]);
        f.dynamic_update_slice(written, sums, &[at, next])
    })
}

/// Returns the scan in `next`, and its operand, if `next` combines it with `row`, repeated in
/// dimension `d`.
fn goes_on(r: &Rewriter, row: Value, next: Value, d: usize) -> Option<(Op, Value)> {
    let Op::Binary(op, x, y) = *r.op(next) else {
        return None;
    };
    if r.shape(row)[d] != 1 {
        return None;
    }
    let of = |first: Value, scan: Value| {
        let inner = r.op(scan);
        let Op::Scan {
            operand,
            init,
            dimension,
            combiner,
            reverse: false,
            exclusive: false,
        } = *inner
        else {
            return None;
        };
        let element = r.tensor(scan).element;
        let is_same = dimension == d && combiner.binary() == Some(op);
        let fits = is_same && !combiner.rounds(element) && is_identity(r, init, combiner);
        (fits && repeats(r, first, row, d)).then(|| (inner.clone(), operand))
    };
    of(x, y).or_else(|| of(y, x))
}

fn is_identity(r: &Rewriter, init: Value, combiner: Combiner) -> bool {
    let element = r.tensor(init).element;
    let literal = |scalar: Scalar| Literal::scalar(element, scalar);
    let identity = combiner.identity(element).map(literal);
    identity.is_some() && splat(r, init).map(literal) == identity
}

/// Returns whether `value` is `row`, repeated in dimension `d`.
fn repeats(r: &Rewriter, value: Value, row: Value, d: usize) -> bool {
    if value == row {
        return true; // of one row
    }
    let Some((operand, shape, dimensions)) = as_broadcast(r.op(value)) else {
        return false;
    };
    let others: Vec<usize> = (0..shape.len()).filter(|k| *k != d).collect();
    let lines = match r.op(row) {
        Op::Reshape { operand, .. } => *operand,
        _ => row,
    };
    let all: Vec<usize> = (0..shape.len()).collect();
    match dimensions {
        dimensions if *dimensions == all => operand == row,
        dimensions if *dimensions == others => {
            let is_row = |v: Value| v == row || v == lines;
            let of = match r.op(operand) {
                Op::Reshape { operand, .. } => *operand,
                _ => operand,
            };
            is_row(operand) || is_row(of)
        }
        _ => false,
    }
}

fn row_and_rest(n: usize) -> Func {
    example_of(ElementType::I32, [&[1, 2], &[n, 2]], |f, [row, rest]| {
        let zero = f.scalar(ElementType::I32, Scalar::Int(0));
        let sums = f.scan(rest, zero, 0, Combiner::Add);
        let flat = f.reshape(row, &[2]);
        let first = f.broadcast_in_dim(flat, &[n, 2], &[1]);
        let sums = f.binary(BinaryOp::Add, first, sums);
        f.concatenate(&[row, sums], 0)
    })
}
