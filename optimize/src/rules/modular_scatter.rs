//! Scatters with periodic indices, such as `i % m` and `i / m`: updates are arranged in rows of one
//! period, so that each column, or each row, has a single index and can be reduced before the
//! scatter.

use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Op, Scalar, ScatterDims, TensorType, Value,
};

use super::index_functions::{self, Sum, limits};
use super::indexed::{DEEPEST, is_elementwise};
use super::piecewise_affine::{Run, Runs};
use super::reductions::splat;
use super::scatters::Together;
use super::shorthand::{integer, written_sum};
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "scatter-in-turns", reason: "updates at places that come around, or stay for a while, are rows of which each, or each column, has one",
           semantics: BitExact, apply: |r, op| in_turns(r, op, false), example: remainders },
    Rule { name: "float-scatter-in-turns", reason: "the same of sums, which are taken in another order then",
           semantics: FastMath, apply: |r, op| in_turns(r, op, true), example: sums },
];

/// The maximum number of periods that are tried.
const MOST_TRIED: usize = 8;

fn in_turns(r: &mut Rewriter, op: &Op, rounds: bool) -> Option<Value> {
    let scatter = Together::of(r, op, rounds)?;
    if r.shape(scatter.operand).len() != 1 {
        return None;
    }
    let (array, count) = (
        scatter.indexed.array,
        r.tensor(scatter.indexed.values).count(),
    );
    let (rows, indices) = turns(r, array, count).into_iter().find_map(|turn| {
        let rows = [count.div_ceil(turn), turn];
        let indices = continued(r, array, rows, DEEPEST)?;
        let sum = index_functions::sum(r, indices)?;
        let is_same = |d: usize| rows[d] > 1 && sum.along[d].is_none();
        (is_same(0) || is_same(1)).then_some((rows, indices))
    })?;
    let element = r.tensor(scatter.operand).element;
    let line = r.emit(Op::Reshape {
        operand: scatter.indexed.values,
        shape: vec![count],
    });
    let value = splat(r, element, &[], scatter.identity);
    let whole = r.emit(Op::Pad {
        operand: line,
        value,
        low: vec![0],
        high: vec![(rows[0] * rows[1] - count) as i64],
        interior: vec![0],
    });
    let updates = r.emit(Op::Reshape {
        operand: whole,
        shape: rows.to_vec(),
    });
    Some(r.emit(Op::Scatter {
        operand: scatter.operand,
        indices,
        updates,
        dims: ScatterDims::of_elements(1, 2),
        combiner: scatter.combiner,
        indices_are_sorted: false,
        unique_indices: false,
    }))
}

/// Returns the periods that an index of `count` elements may have, in ascending order; each is less
/// than `count`.
fn turns(r: &Rewriter, index: Value, count: usize) -> Vec<usize> {
    let mut found = Vec::new();
    look_for_turns(r, index, DEEPEST, &mut found);
    let pairs = found
        .iter()
        .flat_map(|x| found.iter().map(move |y| x.checked_mul(*y)));
    let all = found.iter().copied().chain(pairs.flatten());
    let mut all: Vec<usize> = all.filter(|turn| (2..count).contains(turn)).collect();
    all.sort_unstable();
    all.dedup();
    all.truncate(MOST_TRIED);
    all
}

fn look_for_turns(r: &Rewriter, index: Value, depth: u32, found: &mut Vec<usize>) {
    if let Op::Binary(op, _, by) = r.op(index)
        && let Some(by) = integer(r, *by)
    {
        let turn = match op {
            BinaryOp::Remainder | BinaryOp::Divide => Some(by),
            BinaryOp::And if by > 0 && by & (by + 1) == 0 => Some(by + 1),
            BinaryOp::ShiftRightLogical | BinaryOp::ShiftRightArithmetic => {
                (0..63).contains(&by).then(|| 1 << by)
            }
            _ => None, // not periodic
        };
        found.extend(turn.and_then(|turn| usize::try_from(turn).ok()));
    }
    if depth > 0 && is_elementwise(r, index) {
        for operand in r.op(index).operands() {
            look_for_turns(r, operand, depth - 1, found);
        }
    } else if let Some(Runs(runs)) = line(r, index)
        && runs.len() > 1
    {
        found.push(runs[0].len);
    }
}

/// Returns an integer array as a function of the row-major position.
fn line(r: &Rewriter, value: Value) -> Option<Runs> {
    if !r.is_integer(value) {
        return None;
    }
    index_functions::sum(r, value)?.in_line(r.shape(value))
}

/// Recomputes `index` in the shape `rows`, continued to the end of the last row; `None` if its
/// continuation is unknown.
fn continued(r: &mut Rewriter, index: Value, rows: [usize; 2], depth: u32) -> Option<Value> {
    let element = r.tensor(index).element;
    if let Some(runs) = line(r, index)
        && let Some(sum) = in_rows(&runs, rows)
    {
        let ((least, greatest), (low, high)) = (sum.range(), limits(element));
        let fits = low <= least && greatest <= high;
        return fits.then(|| written_sum(r, element, &rows, &sum));
    }
    if depth == 0 || !is_elementwise(r, index) {
        return None;
    }
    let op = r.op(index).clone();
    let operands = op.operands().into_iter();
    let operands = operands.map(|operand| continued(r, operand, rows, depth - 1));
    let mut operands = operands.collect::<Option<Vec<Value>>>()?.into_iter();
    let op = op.map_operands(|_| operands.next().expect("one for each"));
    Some(r.emit(op))
}

/// Returns the function on rows of `turn` elements, if it is affine in both the row and the column:
/// it has one piece, or one per row.
fn in_rows(Runs(runs): &Runs, [rows, turn]: [usize; 2]) -> Option<Sum> {
    let first = runs.first()?;
    let (step, by) = match runs.as_slice() {
        [one] => (one.step, one.step.checked_mul(turn as i128)?),
        [one, two, ..] => (one.step, two.first - one.first),
        [] => return None,
    };
    let is_row = |(nth, run): (usize, &Run)| {
        let is_last = nth + 1 == runs.len();
        let is_full = run.len == turn || is_last && run.len < turn;
        is_full && run.first == first.first + by * nth as i128 && (run.step == step || run.len == 1)
    };
    let is_one = runs.len() == 1;
    (is_one || runs.len() == rows && runs.iter().enumerate().all(is_row))
        .then(|| Sum::affine(first.first, &[(rows, by), (turn, step)]))
}

/// Updates in rows of three, the last one incomplete: the maximum over equal `i % 3`, and the sum
/// over equal `i / 3`.
fn remainders(n: usize) -> Func {
    scattered(
        n,
        &[
            (BinaryOp::Remainder, ElementType::F32, Combiner::Max),
            (BinaryOp::Divide, ElementType::I32, Combiner::Add),
        ],
    )
}

fn sums(n: usize) -> Func {
    scattered(n, &[(BinaryOp::Remainder, ElementType::F32, Combiner::Add)])
}

/// Scatters `3 n - 1` updates to indices computed by an op from their position and 3; the first
/// index is out of bounds.
fn scattered(n: usize, all: &[(BinaryOp, ElementType, Combiner)]) -> Func {
    let mut func = Func::new("turns");
    let count = (3 * n).saturating_sub(1);
    let ty = TensorType::new(ElementType::I32, [count]);
    let mut results = Vec::new();
    for (op, element, combiner) in all {
        let x = func.parameter(TensorType::new(*element, [n + 1]));
        let updates = func.parameter(TensorType::new(*element, [count]));
        let nth = func.iota(ElementType::I32, &[count], 0);
        let [three, beyond, zero] =
            [3, n as i64 + 1, 0].map(|all| func.splat(ty.clone(), Scalar::Int(all)));
        let place = func.binary(*op, nth, three);
        let is_later = func.compare(Direction::Gt, nth, zero);
        let at = func.select(is_later, place, beyond);
        let at = func.reshape(at, &[count, 1]);
        results.push(func.scatter(x, at, updates, ScatterDims::of_elements(1, 1), *combiner));
    }
    func.results = results;
    func
}
