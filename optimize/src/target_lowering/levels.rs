//! Unrolls loops over levels.
//!
//! A loop whose iterations each compute a level of an array from the previous level takes several
//! launches per iteration on a GPU: the level, its update in place, the counter. Unrolled, its
//! levels are values, which the compiler fuses into as many kernels as it likes, and each array is
//! assembled once: the levels are concatenated, and written into the array as one box.
//!
//! The transformation is bit exact. Bails out for loops with an unknown or large trip count, loops
//! that contain loops or calls, loops that write anything but adjacent levels at positions known at
//! compile time, and loops that read parts of what they have written.

use std::collections::{BTreeSet, HashMap};

use stablehlo::{Counted, ElementType, Func, Op, Scalar, Value};

use crate::inline::{copied, push};
use crate::ops::{as_concatenate, as_update, known_starts_of_update, origin};
use crate::rewrite::{Semantics, Simplifier, uses, without_dead};
use crate::rules;

/// Loops with a larger trip count stay loops.
const MOST_TURNS: u64 = 64;
/// Loops that would be unrolled to more ops stay loops.
const MOST_OPS: usize = 4096;

/// Unrolls loops over levels, in loop bodies too.
pub(super) fn written_out(func: &Func) -> Func {
    // The results of each unrolled loop.
    let mut results: HashMap<Value, Vec<Value>> = HashMap::new();
    let after = func.rewritten(|out, value, op| {
        if let Op::Result { of, index } = func.op(value)
            && let Some(results) = results.get(of)
        {
            return results[*index];
        }
        let op = op.map_bodies(&mut |body| written_out(body));
        let Op::While { inits, cond, body } = &op else {
            return push(out, op);
        };
        let Some(levels) = levels(out, inits, cond, body) else {
            return push(out, op);
        };
        let levels = copied(&levels, inits, out);
        let first = levels[0]; // the loop itself has no reader
        results.insert(value, levels);
        first
    });
    without_dead(&after)
}

/// Returns a function that computes the results of the loop from its initial values without a loop.
fn levels(outer: &Func, inits: &[Value], cond: &Func, body: &Func) -> Option<Func> {
    let counted = Counted {
        outer,
        inits,
        cond,
        body,
    };
    let turns = counted.exactly().filter(|turns| *turns <= MOST_TURNS)?;
    let live = uses(body);
    let ops = || body.values().filter(|v| live[v.index()] > 0);
    let is_nested = |v: Value| {
        matches!(
            body.op(v),
            Op::While { .. } | Op::Case { .. } | Op::Call { .. }
        )
    };
    let writes = |v: Value| as_update(body.op(v)).is_some();
    if ops().count() * turns as usize > MOST_OPS || ops().any(is_nested) || !ops().any(writes) {
        return None;
    }
    let mut all = Func::new("levels");
    let mut state = Vec::with_capacity(inits.len());
    for init in inits {
        let parameter = all.parameter(outer.tensor(*init).clone());
        state.push(match outer.op(*init) {
            Op::Constant(literal) if outer.shape(*init).is_empty() => all.constant(literal.clone()),
            _ => parameter,
        });
    }
    for _ in 0..turns {
        state = copied(body, &state, &mut all);
    }
    all.results = state;
    let mut exact =
        Simplifier::new(rules::all().filter(|rule| rule.semantics == Semantics::BitExact));
    put_together(&exact.run(&all))
}

/// Adjacent levels that are written into an array.
struct Store {
    /// The last update or the concatenation of all levels, which is a result.
    last: Value,
    /// The array before the updates, unless all of it is overwritten.
    array: Option<Value>,
    /// The levels in the order of their positions.
    levels: Vec<Value>,
    /// The position of the first level.
    starts: Vec<usize>,
    /// The dimension in which the levels are adjacent.
    along: usize,
}

impl Store {
    /// Returns the levels that the updates ending with `last` write; `None` if they are not
    /// adjacent.
    fn of(func: &Func, last: Value) -> Option<Store> {
        if let Some((levels, along)) = as_concatenate(func.op(last)) {
            return Some(Store {
                last,
                array: None,
                levels: levels.to_vec(),
                starts: vec![0; func.shape(last).len()],
                along,
            });
        }
        let mut array = last;
        let mut levels = Vec::new();
        while let Some((whole, update, starts)) = as_update(func.op(array)) {
            let start = known_starts_of_update(func, whole, update, starts)?;
            levels.push((start, update));
            array = whole;
        }
        levels.sort_by(|(a, _), (b, _)| a.cmp(b));
        let (first, level) = levels.first()?;
        let shape = func.shape(*level);
        let along = match levels.get(1) {
            Some((second, _)) => (0..shape.len()).find(|d| first[*d] != second[*d])?,
            None => 0,
        };
        let mut at = first.clone();
        for (start, level) in &levels {
            let size = func.shape(*level);
            let is_alike = |d: usize| d == along || size[d] == shape[d];
            if *start != at || !(0..shape.len()).all(is_alike) {
                return None;
            }
            at[along] += size[along];
        }
        Some(Store {
            last,
            array: Some(array),
            starts: first.clone(),
            levels: levels.into_iter().map(|(_, level)| level).collect(),
            along,
        })
    }
}

/// Concatenates the levels that are written into each array before writing them; `None` if a write
/// or a read at an unknown position remains.
fn put_together(func: &Func) -> Option<Func> {
    let is_update =
        |v: &Value| as_update(func.op(*v)).is_some() || as_concatenate(func.op(*v)).is_some();
    let written: BTreeSet<Value> = func.results.iter().copied().filter(is_update).collect();
    let stores = written.iter().map(|last| Store::of(func, *last));
    let stores: Vec<Store> = stores.collect::<Option<_>>()?;
    if stores.is_empty() {
        return None;
    }
    let mut out = func.clone();
    let boxes = stores
        .iter()
        .map(|store| out.concatenate(&store.levels, store.along));
    let boxes: Vec<Value> = boxes.collect();
    // Later readers of the levels read the stored ones and do not recompute them.
    let boxes = out.optimization_barrier(&boxes);
    let mut stored = HashMap::new();
    for (store, all) in stores.iter().zip(&boxes) {
        let Some(array) = store.array else {
            stored.insert(store.last, *all);
            continue;
        };
        let starts = store.starts.iter();
        let starts = starts.map(|at| out.scalar(ElementType::I64, Scalar::Int(*at as i64)));
        let starts: Vec<Value> = starts.collect();
        let whole = out.dynamic_update_slice(array, *all, &starts);
        stored.insert(store.last, whole);
    }
    let mut results = Vec::with_capacity(func.results.len());
    for result in &func.results {
        results.push(match stored.get(result) {
            Some(whole) => *whole,
            None => read(&mut out, *result, &stores, &boxes),
        });
    }
    out.results = results;
    let out = without_dead(&out);
    // Any remaining update is read again, and a dynamic slice has an unknown position.
    let live = uses(&out);
    let mut ops = out.values().filter(|v| live[v.index()] > 0);
    let is_left = |v: Value| as_update(out.op(v)).is_some() && !out.results.contains(&v);
    let is_unknown = |v: Value| matches!(out.op(v), Op::DynamicSlice { .. });
    let is_done = !ops.any(|v| is_left(v) || is_unknown(v));
    is_done.then_some(out)
}

/// Returns `value`, read from the concatenated levels if it is one of them.
fn read(out: &mut Func, value: Value, stores: &[Store], boxes: &[Value]) -> Value {
    if matches!(
        out.op(origin(out, value)),
        Op::Parameter { .. } | Op::Constant(_)
    ) {
        return value;
    }
    for (store, all) in stores.iter().zip(boxes) {
        let mut start = vec![0; store.starts.len()];
        for level in &store.levels {
            let size = out.shape(*level).to_vec();
            let is_it = origin(out, *level) == origin(out, value)
                && out.tensor(*level).element == out.tensor(value).element;
            if is_it {
                let limit: Vec<usize> = start.iter().zip(&size).map(|(at, n)| at + n).collect();
                let level = out.slice(*all, &start, &limit, &vec![1; size.len()]);
                let shape = out.shape(value).to_vec();
                return out.reshape(level, &shape);
            }
            start[store.along] += size[store.along];
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use stablehlo::{BinaryOp, Direction, Literal, TensorType, eval};

    use super::*;

    const LEVELS: usize = 6;
    const COLUMNS: usize = 5;

    /// Returns the level that an iteration writes and its position, given the counter, the array
    /// and the quotient.
    type LevelWrite = fn(&mut Func, Value, Value, Value) -> (Value, Value);

    /// A loop of `turns` iterations that carries an array and a level. An iteration divides level
    /// `k` of the array by the carried level and writes what `turn` returns.
    fn looped(turns: i64, turn: LevelWrite) -> Func {
        let number = TensorType::scalar(ElementType::I64);
        let array = TensorType::new(ElementType::F32, [LEVELS + 2, COLUMNS]);
        let row = TensorType::new(ElementType::F32, [1, COLUMNS]);
        let mut func = Func::new("main");
        let carried = [array.clone(), row.clone()].map(|ty| func.parameter(ty));
        let (mut cond, mut body) = (Func::new("more"), Func::new("turn"));
        for ty in [number, array, row] {
            cond.parameter(ty.clone());
            body.parameter(ty);
        }
        let end = cond.scalar(ElementType::I64, Scalar::Int(turns));
        cond.results = vec![cond.compare(Direction::Lt, cond.parameters()[0], end)];
        let [k, x, before] = body.parameters()[..] else {
            unreachable!("three are carried")
        };
        let zero = body.scalar(ElementType::I64, Scalar::Int(0));
        let one = body.scalar(ElementType::I64, Scalar::Int(1));
        let level = body.dynamic_slice(x, &[k, zero], &[1, COLUMNS]);
        let level = body.binary(BinaryOp::Divide, level, before);
        let (level, at) = turn(&mut body, k, x, level);
        let x = body.dynamic_update_slice(x, level, &[at, zero]);
        body.results = vec![body.binary(BinaryOp::Add, k, one), x, level];
        let zero = func.scalar(ElementType::I64, Scalar::Int(0));
        let inits = [&[zero][..], &carried].concat();
        func.results = func.while_loop(&inits, cond, body)[1..].to_vec();
        func
    }

    fn in_place(_: &mut Func, k: Value, _: Value, level: Value) -> (Value, Value) {
        (level, k)
    }

    /// Reads the level that the previous iteration wrote, from the last level down.
    fn downwards(body: &mut Func, k: Value, x: Value, level: Value) -> (Value, Value) {
        let zero = body.scalar(ElementType::I64, Scalar::Int(0));
        let [top, above] = [LEVELS, LEVELS + 1]
            .map(|at| body.scalar(ElementType::I64, Scalar::Int(at as i64)))
            .map(|at| body.binary(BinaryOp::Subtract, at, k));
        let last = body.dynamic_slice(x, &[above, zero], &[1, COLUMNS]);
        (body.binary(BinaryOp::Add, level, last), top)
    }

    /// The position of the write depends on the data.
    fn anywhere(body: &mut Func, _: Value, x: Value, level: Value) -> (Value, Value) {
        let first = body.slice(x, &[0, 0], &[1, 1], &[1, 1]);
        let first = body.reshape(first, &[]);
        (level, body.convert(first, ElementType::I64))
    }

    /// Leaves out every second level.
    fn apart(body: &mut Func, k: Value, _: Value, level: Value) -> (Value, Value) {
        let two = body.scalar(ElementType::I64, Scalar::Int(2));
        (level, body.binary(BinaryOp::Multiply, k, two))
    }

    /// Reads three levels, one of which is written.
    fn across(body: &mut Func, k: Value, x: Value, level: Value) -> (Value, Value) {
        let zero = body.scalar(ElementType::I64, Scalar::Int(0));
        let both = body.dynamic_slice(x, &[k, zero], &[3, COLUMNS]);
        let both = body.reverse(both, &[0, 1]);
        let both = body.slice(both, &[1, 0], &[2, COLUMNS], &[1, 1]);
        let one = body.scalar(ElementType::I64, Scalar::Int(1));
        let next = body.binary(BinaryOp::Add, k, one);
        (body.binary(BinaryOp::Add, level, both), next)
    }

    fn loops(func: &Func) -> usize {
        let is_loop = |v: &Value| matches!(func.op(*v), Op::While { .. });
        func.values().filter(is_loop).count()
    }

    fn assert_same(before: &Func, after: &Func) {
        let inputs: Vec<Literal> = (before.params().iter())
            .map(|param| {
                let all = (0..param.ty.count()).map(|k| (k * 7 % 11) as f64 / 4.0 + 0.5);
                let all: Vec<f64> = all.collect();
                Literal::from_f64s(param.ty.element, param.ty.shape.clone(), &all)
            })
            .collect();
        assert_eq!(eval(before, &inputs), eval(after, &inputs), "{after}");
    }

    #[test]
    fn levels_are_put_together_once() {
        for turn in [in_place as LevelWrite, downwards] {
            let before = looped(LEVELS as i64, turn);
            let after = written_out(&before);
            assert_eq!(after.verify(), Ok(()));
            assert_eq!(loops(&after), 0, "{after}");
            let text = after.to_string();
            for (op, count) in [
                ("dynamic_update_slice\"", 1),
                ("optimization_barrier\"", 1),
                ("concatenate\"", 1),
            ] {
                assert_eq!(text.matches(op).count(), count, "{text}");
            }
            assert_same(&before, &after);
        }
    }

    #[test]
    fn what_is_not_known_stays_a_loop() {
        for turn in [anywhere as LevelWrite, apart] {
            let before = looped(3, turn);
            let after = written_out(&before);
            assert_eq!(loops(&after), 1, "{after}");
            assert_same(&before, &after);
        }
        let long = looped(MOST_TURNS as i64 + 1, in_place);
        assert_eq!(loops(&written_out(&long)), 1);
    }

    #[test]
    fn reads_across_levels_are_the_same() {
        let before = looped(4, across);
        assert_same(&before, &written_out(&before));
    }
}
