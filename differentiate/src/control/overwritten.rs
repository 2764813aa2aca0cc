//! Carried arrays that each iteration overwrites before it reads them.
//!
//! A kernel's working arrays are carried from one time step to the next, and each step writes them
//! row by row before it reads what it wrote, as in a solve down the columns. Their contents before
//! the step need not be stored or recomputed. The rows that still hold old contents (stale rows)
//! are followed through `dynamic_update_slice`, and through loops with a known trip count, one
//! iteration after another. Any other reader of an array with stale rows makes the analysis fail:
//! the array is then stored.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Counted, Func, Op, Value};

/// The most rows, and the most iterations of a loop, that are followed.
const MANY: u64 = 1 << 12;

/// For each row, whether it may still hold its old contents.
type StaleRows = Vec<bool>;

/// The integers that are known, by value.
type Known = HashMap<Value, i128>;

/// Returns whether the old contents of the array at index `place` of the parameters are never read:
/// in every iteration each row is written before it is read, or neither written nor read, and the
/// array is returned at the same index.
pub(super) fn is_overwritten_before_read(func: &Func, place: usize) -> bool {
    let parameter = func.parameters()[place];
    let rows = func.shape(parameter).first().copied().unwrap_or(0);
    let whole = 1..MANY as usize;
    whole.contains(&rows)
        && follow(func, parameter, vec![true; rows], &Known::new())
            .is_some_and(|ends| ends.iter().all(|(end, _)| *end == place))
}

/// Returns the results that hold stale rows, if `value` has the stale rows `old`, each with its
/// stale rows; `None` if a stale row may be read.
fn follow(
    func: &Func,
    value: Value,
    old: StaleRows,
    known: &Known,
) -> Option<Vec<(usize, StaleRows)>> {
    let mut ends = Vec::new();
    let mut left = vec![(value, old)];
    while let Some((value, old)) = left.pop() {
        if !old.contains(&true) {
            continue;
        }
        let results = func.results.iter().enumerate();
        ends.extend(
            results
                .filter(|(_, result)| **result == value)
                .map(|(place, _)| (place, old.clone())),
        );
        for reader in func.values() {
            let op = func.op(reader);
            if !op.operands().contains(&value) {
                continue;
            }
            match op {
                Op::DynamicUpdateSlice {
                    operand,
                    update,
                    starts,
                } if *operand == value && *update != value && !starts.contains(&value) => {
                    if func.shape(*update)[1..] != func.shape(value)[1..] {
                        return None;
                    }
                    // With an unknown start, another iteration might write another row.
                    let start = number(func, starts[0], known)?;
                    let rows = func.shape(*update)[0];
                    let mut after = old.clone();
                    after[place_of(start, rows, old.len())].fill(false);
                    left.push((reader, after));
                }
                Op::DynamicSlice { starts, sizes, .. } if !starts.contains(&value) => {
                    let start = number(func, starts[0], known)?;
                    if old[place_of(start, sizes[0], old.len())].contains(&true) {
                        return None;
                    }
                }
                Op::Slice { start, limit, .. } => {
                    if old[start[0]..limit[0]].contains(&true) {
                        return None;
                    }
                }
                Op::While { inits, .. } => {
                    let counted = Counted::of(func, op)?;
                    for place in (0..inits.len()).filter(|place| inits[*place] == value) {
                        let after = behind(counted, place, old.clone(), known)?;
                        let result = |v: &Value| matches!(func.op(*v), Op::Result { of, index } if *of == reader && *index == place);
                        let results = func.values().filter(result);
                        left.extend(results.map(|result| (result, after.clone())));
                    }
                }
                _ => return None,
            }
        }
    }
    Some(ends)
}

/// Returns the rows that are stale after a loop; `None` if one may be read in it.
fn behind(counted: Counted, place: usize, mut old: StaleRows, known: &Known) -> Option<StaleRows> {
    let Counted {
        outer,
        inits,
        cond,
        body,
    } = counted;
    let reads = |func: &Func| {
        let parameter = func.parameters()[place];
        func.values()
            .any(|v| func.op(v).operands().contains(&parameter))
    };
    if reads(cond) || cond.results.contains(&cond.parameters()[place]) {
        return None;
    }
    if !reads(body)
        && body.gives_back(place)
        && body
            .results
            .iter()
            .filter(|r| **r == body.parameters()[place])
            .count()
            == 1
    {
        return Some(old);
    }
    let trips = counted.exactly().filter(|trips| *trips <= MANY)?;
    let counters: Vec<(Value, i128, i128)> = (0..inits.len())
        .filter_map(|k| {
            let first = number(outer, inits[k], known)?;
            Some((body.parameters()[k], first, body.counts_by(k)?))
        })
        .collect();
    for trip in 0..i128::from(trips) {
        let now = counters
            .iter()
            .map(|(v, first, by)| (*v, first + trip * by));
        let ends = follow(body, body.parameters()[place], old.clone(), &now.collect())?;
        old.fill(false);
        for (end, still) in ends {
            if end != place {
                return None;
            }
            old = still;
        }
    }
    Some(old)
}

/// Returns the integer that `value` is known to be.
fn number(func: &Func, value: Value, known: &Known) -> Option<i128> {
    let numbers = func.tensor(value).element.numbers()?;
    if let Some(number) = known.get(&value) {
        return Some(*number);
    }
    let number = match func.op(value) {
        Op::Constant(_) => func.known_integer(value),
        Op::Binary(op, x, y) => {
            let (x, y) = (number(func, *x, known)?, number(func, *y, known)?);
            match op {
                BinaryOp::Add => Some(x + y),
                BinaryOp::Subtract => Some(x - y),
                BinaryOp::Multiply => x.checked_mul(y),
                _ => None,
            }
        }
        Op::Convert { operand, .. } => number(func, *operand, known),
        Op::Result { of, index } => {
            let counted = Counted::of(func, func.op(*of))?;
            let first = number(func, counted.inits[*index], known)?;
            let trips = i128::from(counted.exactly()?);
            Some(first + trips * counted.body.counts_by(*index)?)
        }
        _ => None,
    };
    number.filter(|number| numbers.contains(number))
}

/// Returns the range of `count` rows from `start` on, clamped to `rows` as `dynamic_slice` clamps.
fn place_of(start: i128, count: usize, rows: usize) -> std::ops::Range<usize> {
    let start = start.clamp(0, (rows - count) as i128) as usize;
    start..start + count
}
