//! Vectorises loops whose iterations are independent, or depend on each other by running totals:
//! arrays that are filled block by block, and reductions, are computed for all iterations at once.
//!
//! A reduction of floats that rounds changes its order, and is vectorised only under fast math.
//! Running totals that round are not vectorised.

use stablehlo::{BinaryOp, Combiner, ElementType, Func, Op, Scalar, TensorType, Value};

use super::batch::{Batch, count_to, running_total};
use super::looped::Loop;
use super::{Apply, Pass};
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::uses;

#[rustfmt::skip] // tables stay aligned
pub(super) const PASSES: &[Pass] = &[
    Pass { name: "filled-at-once", reason: "an array of which each step writes its own part is written as a whole",
           semantics: BitExact, apply: Apply::Loop(fill), example: table },
    Pass { name: "summed-at-once", reason: "a sum, product, least or greatest over the steps of a loop is a reduction; not of floats that would be rounded",
           semantics: BitExact, apply: Apply::Loop(|outer, looped| reduce(outer, looped, false)), example: checksum },
    Pass { name: "float-summed-at-once", reason: "a sum, or a product, of floats over the steps of a loop is a reduction, in another order",
           semantics: FastMath, apply: Apply::Loop(|outer, looped| reduce(outer, looped, true)), example: dot },
];

/// How many times more elements than the result an intermediate array may have.
const MUCH_MORE: usize = 4;
/// The maximum number of elements that are reduced at once.
const MOST_SUMMED: usize = 1 << 24;

/// Returns whether `user` is the only reader of the carried value `place`, whose result is read
/// after the loop.
fn is_only_for(looped: &Loop, place: usize, user: Value) -> bool {
    let body = &looped.body;
    let parameter = body.parameters()[place];
    // The signature counts as one use.
    let once = uses(body)[parameter.index()] == 2 && uses(body)[user.index()] == 1;
    let reads = body.op(user).operands().contains(&parameter);
    let tested = uses_of_condition(looped, place) > 1;
    once && reads && !tested && looped.is_read(place) && !looped.is_invariant(place)
}

fn fill(outer: &mut Func, looped: &mut Loop) -> usize {
    let filled = (0..looped.len()).filter_map(|k| Some((k, filled(outer, looped, k)?)));
    let filled: Vec<(usize, Value)> = filled.collect();
    for (place, value) in &filled {
        looped.replace_result(*place, *value);
    }
    filled.len()
}

/// Returns the final value of the carried array `place`, if consecutive iterations write adjacent
/// blocks of it.
fn filled(outer: &mut Func, looped: &Loop, place: usize) -> Option<Value> {
    let body = &looped.body;
    let Op::DynamicUpdateSlice {
        operand,
        update,
        starts,
    } = body.op(body.results[place])
    else {
        return None;
    };
    let is_state = *operand == body.parameters()[place] && update != operand;
    if !is_state || !is_only_for(looped, place, body.results[place]) {
        return None;
    }
    let init = looped.inits[place];
    let (shape, sizes) = (outer.shape(init).to_vec(), body.shape(*update).to_vec());
    let mut batch = Batch::new(outer, looped, MUCH_MORE * shape.iter().product::<usize>())?;
    let places: Option<Vec<_>> = starts.iter().map(|start| batch.affine(*start)).collect();
    let places = places?;
    let (d, least, by) = batch.line(&places, &sizes, &shape)?;
    if by.unsigned_abs() as usize != sizes[d] {
        return None;
    }
    let (rows, trips) = (batch.each(*update)?, batch.trips);
    let outer = batch.outer();
    let rows = match by < 0 {
        true => outer.reverse(rows, &[0]),
        false => rows,
    };
    // Moves the iterations next to dimension `d` of the blocks, and merges the two.
    let order: Vec<usize> = (1..=d).chain([0]).chain(d + 1..=sizes.len()).collect();
    let rows = outer.transpose(rows, &order);
    let mut long = sizes;
    long[d] *= trips;
    let rows = outer.reshape(rows, &long);
    let mut at: Vec<i128> = places.iter().map(|(first, _)| *first).collect();
    at[d] = least as i128;
    let start = |at: i128| outer.scalar(ElementType::I64, Scalar::Int(at as i64));
    let starts: Vec<Value> = at.into_iter().map(start).collect();
    Some(outer.dynamic_update_slice(init, rows, &starts))
}

/// Vectorises reductions: those that round, or those that do not.
fn reduce(outer: &mut Func, looped: &mut Loop, rounds: bool) -> usize {
    let summed = (0..looped.len()).filter_map(|k| Some((k, summed(outer, looped, k, rounds)?)));
    let summed: Vec<(usize, Value)> = summed.collect();
    for (place, value) in &summed {
        looped.replace_result(*place, *value);
    }
    summed.len()
}

/// Returns the final value of the carried value `place`, if each iteration combines it with a term
/// that does not depend on it.
fn summed(outer: &mut Func, looped: &Loop, place: usize, rounds: bool) -> Option<Value> {
    let body = &looped.body;
    let (op, combiner, more) = running_total(body, place)?;
    let element = outer.tensor(looped.inits[place]).element;
    if combiner.rounds(element) != rounds || !is_only_total(looped, place) {
        return None;
    }
    let identity = combiner.identity(element)?;
    let init = looped.inits[place];
    let mut batch = Batch::new(outer, looped, MOST_SUMMED)?;
    let all = batch.each(more)?;
    let outer = batch.outer();
    let identity = outer.scalar(element, identity);
    let sum = outer.reduce(all, identity, &[0], combiner);
    let (shape, own) = (outer.shape(sum).to_vec(), outer.shape(init).to_vec());
    let first = outer.reshape(init, &shape);
    let sum = outer.binary(op, first, sum);
    Some(outer.reshape(sum, &own))
}

/// Returns whether the carried value `place`, a running total, is only read to add to it.
fn is_only_total(looped: &Loop, place: usize) -> bool {
    let body = &looped.body;
    let uses = uses(body);
    let is_read_once = |value: Value| uses[value.index()] == 1;
    let mut value = body.results[place];
    // The total is added to, and carried, in any shape.
    while let Op::Reshape { operand, .. } = body.op(value) {
        if !is_read_once(value) {
            return false;
        }
        value = *operand;
    }
    let Op::Binary(_, x, y) = *body.op(value) else {
        return false;
    };
    let parameter = body.parameters()[place];
    let reaches = |mut operand: Value| loop {
        match body.op(operand) {
            _ if operand == parameter => return true,
            Op::Reshape { operand: of, .. } if is_read_once(operand) => operand = *of,
            _ => return false,
        }
    };
    // The signature counts as one use.
    let once = uses[parameter.index()] == 2 && is_read_once(value) && (reaches(x) || reaches(y));
    let tested = uses_of_condition(looped, place) > 1;
    once && !tested && looped.is_read(place)
}

fn uses_of_condition(looped: &Loop, place: usize) -> u32 {
    uses(&looped.cond)[looped.cond.parameters()[place].index()]
}

/// Pairs of columns of a table, each the product of the iteration number and a row of `x`; the last
/// pair is filled first.
fn table(n: usize) -> Func {
    let mut func = Func::new("table");
    let float = |shape: &[usize]| TensorType::new(ElementType::F32, shape);
    let x = func.parameter(float(&[n + 2, 3]));
    let all = func.parameter(float(&[4, 2 * n + 2]));
    func.results = count_to(&mut func, n, &[x, all], |body, i, state| {
        let zero = body.scalar(ElementType::I32, Scalar::Int(0));
        let two = body.scalar(ElementType::I32, Scalar::Int(2));
        let row = body.binary(BinaryOp::Add, i, two);
        let row = body.dynamic_slice(state[0], &[row, zero], &[1, 3]);
        let count = body.convert(i, ElementType::F32);
        let count = body.broadcast_in_dim(count, &[3, 2], &[]);
        let row = body.reshape(row, &[3]);
        let row = body.broadcast_in_dim(row, &[3, 2], &[0]);
        let part = body.binary(BinaryOp::Multiply, row, count);
        let last = body.scalar(ElementType::I32, Scalar::Int(2 * n as i64 - 1));
        let back = body.binary(BinaryOp::Multiply, i, two);
        let at = body.binary(BinaryOp::Subtract, last, back);
        let one = body.scalar(ElementType::I32, Scalar::Int(1));
        let next = body.dynamic_update_slice(state[1], part, &[one, at]);
        vec![state[0], next]
    })[1..]
        .to_vec();
    func
}

/// The sum of the rows of `x`, each times its index, and the maximum of `y`.
fn checksum(n: usize) -> Func {
    let mut func = Func::new("checksum");
    let x = func.parameter(TensorType::new(ElementType::I32, [n + 1, 2]));
    let y = func.parameter(TensorType::new(ElementType::F64, [2, n + 1]));
    let sum = func.parameter(TensorType::new(ElementType::I32, [2]));
    let most = func.parameter(TensorType::scalar(ElementType::F64));
    func.results = count_to(&mut func, n, &[x, y, sum, most], |body, i, state| {
        let zero = body.scalar(ElementType::I32, Scalar::Int(0));
        let row = body.dynamic_slice(state[0], &[i, zero], &[1, 2]);
        let row = body.reshape(row, &[2]);
        let number = body.broadcast_in_dim(i, &[2], &[]);
        let product = body.binary(BinaryOp::Multiply, row, number);
        let sum = body.binary(BinaryOp::Add, product, state[2]);
        let column = body.dynamic_slice(state[1], &[zero, i], &[2, 1]);
        let lowest = body.scalar(ElementType::F64, Scalar::Float(f64::NEG_INFINITY));
        let top = body.reduce(column, lowest, &[0, 1], Combiner::Max);
        let most = body.binary(BinaryOp::Maximum, state[3], top);
        vec![state[0], state[1], sum, most]
    })[2..]
        .to_vec();
    func
}

/// The dot product of two rows, subtracted from one scalar and added to another, term by term.
fn dot(n: usize) -> Func {
    let mut func = Func::new("dot");
    let row = TensorType::new(ElementType::F32, [n + 1]);
    let (x, y) = (func.parameter(row.clone()), func.parameter(row));
    let [less, more] = [(); 2].map(|()| func.parameter(TensorType::scalar(ElementType::F32)));
    func.results = count_to(&mut func, n, &[x, y, less, more], |body, i, state| {
        let [x, y] = [state[0], state[1]].map(|row| {
            let one = body.dynamic_slice(row, &[i], &[1]);
            body.reshape(one, &[])
        });
        let product = body.binary(BinaryOp::Multiply, x, y);
        let less = body.binary(BinaryOp::Subtract, state[2], product);
        let more = body.binary(BinaryOp::Add, product, state[3]);
        vec![state[0], state[1], less, more]
    })[2..]
        .to_vec();
    func
}

#[cfg(test)]
mod tests {
    use stablehlo::{Literal, eval};

    use super::*;
    use crate::program::{all, apply};
    use crate::report::Report;

    /// Rows of running totals before and after the term of the row, of terms that depend on the
    /// iteration, and the total of the totals.
    fn totals(element: ElementType) -> Func {
        let mut func = Func::new("main");
        let x = func.parameter(TensorType::new(element, [7, 3]));
        let before = func.parameter(TensorType::new(element, [7, 3]));
        let after = func.parameter(TensorType::new(element, [7, 3]));
        let total = func.parameter(TensorType::new(element, [3]));
        let whole = func.parameter(TensorType::new(element, [3]));
        func.results = count_to(
            &mut func,
            7,
            &[x, before, after, total, whole],
            |body, i, state| {
                let zero = body.scalar(ElementType::I32, Scalar::Int(0));
                let row = body.dynamic_slice(state[0], &[i, zero], &[1, 3]);
                let row = body.reshape(row, &[3]);
                let total = body.binary(BinaryOp::Subtract, state[3], row);
                let write = |body: &mut Func, array: Value, row: Value| {
                    let row = body.reshape(row, &[1, 3]);
                    body.dynamic_update_slice(array, row, &[i, zero])
                };
                let before = write(body, state[1], state[3]);
                let after = write(body, state[2], total);
                let whole = body.binary(BinaryOp::Add, state[4], total);
                vec![state[0], before, after, total, whole]
            },
        )[1..]
            .to_vec();
        func
    }

    #[test]
    fn running_totals_are_scans_unless_they_round() {
        for element in [ElementType::I32, ElementType::F32] {
            let before = totals(element);
            let mut after = before.clone();
            for _ in 0..3 {
                after = apply(&after, all(), &mut Report::default()).unwrap_or(after);
            }
            let has_loop = after
                .values()
                .any(|v| matches!(after.op(v), Op::While { .. }));
            assert_eq!(has_loop, element.is_float(), "{after}");
            let inputs = before.params().iter().map(|param| {
                let numbers = (0..param.ty.count()).map(|k| (k * 37 % 101) as f64 - 50.0);
                let numbers: Vec<f64> = numbers.collect();
                Literal::from_f64s(element, param.ty.shape.clone(), &numbers)
            });
            let inputs: Vec<Literal> = inputs.collect();
            assert_eq!(eval(&before, &inputs), eval(&after, &inputs), "{after}");
        }
    }
}
