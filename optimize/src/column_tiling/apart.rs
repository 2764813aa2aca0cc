//! Splits accumulations of whole rows out of loops over levels: the rows are stored, and summed
//! after the loop.
//!
//! If such a scalar is the only value in which columns are combined, for instance the derivative
//! with respect to a common factor, the loop without it can be tiled into strips of columns. The
//! order of the additions is kept. Bails out for scalars that the loop itself reads, and for loops
//! with an unknown trip count.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Combiner, Direction, ElementType, Func, Op, Scalar, TensorType, Value};

use crate::inline::{copied, push};
use crate::rewrite::{uses, without_dead};

/// Moves such accumulations out of the loops of a function, after them.
pub(super) fn apart(func: &Func) -> Func {
    // The results of each loop that was rewritten.
    let mut known: HashMap<Value, Vec<Value>> = HashMap::new();
    let out = func.rewritten(|out, value, op| {
        if let Op::Result { of, index } = func.op(value)
            && let Some(results) = known.get(of)
        {
            return results[*index];
        }
        let Op::While { inits, cond, body } = &op else {
            return push(out, op);
        };
        let (sums, turns) = (Sum::all(cond, body), turns(out, inits, cond, body));
        match turns {
            Some(turns) if !sums.is_empty() && turns > 0 => {
                let results = written(out, (inits, cond.as_ref(), body.as_ref()), &sums, turns);
                let first = results[0]; // the loop itself has no reader
                known.insert(value, results);
                first
            }
            _ => push(out, op),
        }
    });
    without_dead(&out)
}

/// A carried scalar to which an iteration adds all elements of an array.
struct Sum {
    place: usize,
    /// The array, in the body.
    row: Value,
    /// Its sum there.
    sum: Value,
    /// Whether the scalar is the first operand of the addition.
    is_first: bool,
}

impl Sum {
    fn all(cond: &Func, body: &Func) -> Vec<Sum> {
        let (in_body, in_cond) = (uses(body), uses(cond));
        let of = |place: usize| {
            let (number, result) = (body.parameters()[place], body.results[place]);
            // The signature counts as one use of each parameter.
            let is_alone = in_body[number.index()] == 2 && in_body[result.index()] == 1;
            if !is_alone || in_cond[cond.parameters()[place].index()] != 1 {
                return None;
            }
            let Op::Binary(BinaryOp::Add, x, y) = *body.op(result) else {
                return None;
            };
            let is_first = x == number;
            let sum = if is_first { y } else { x };
            let Op::Reduce {
                operand,
                init,
                dimensions,
                combiner: Combiner::Add,
            } = body.op(sum)
            else {
                return None;
            };
            let is_all = dimensions.len() == body.tensor(*operand).rank();
            let is_known = matches!(body.op(*init), Op::Constant(_));
            let fits = is_all && is_known && (is_first || y == number);
            (fits && in_body[sum.index()] == 1).then_some(Sum {
                place,
                row: *operand,
                sum,
                is_first,
            })
        };
        (0..body.results.len()).filter_map(of).collect()
    }
}

/// Returns the trip count of a loop that counts up or down to a bound, if it is known.
fn turns(outer: &Func, inits: &[Value], cond: &Func, body: &Func) -> Option<usize> {
    let Op::Compare {
        direction,
        lhs,
        rhs,
    } = cond.op(*cond.results.first()?)
    else {
        return None;
    };
    let Op::Parameter { index } = *cond.op(*lhs) else {
        return None;
    };
    let (bound, first) = (integer(cond, *rhs)?, integer(outer, inits[index])?);
    let Op::Binary(BinaryOp::Add, counter, by) = *body.op(body.results[index]) else {
        return None;
    };
    let by = integer(body, by).filter(|_| counter == body.parameters()[index])?;
    let way = match direction {
        Direction::Lt if by > 0 => bound - first,
        Direction::Le if by > 0 => bound - first + 1,
        Direction::Gt if by < 0 => first - bound,
        Direction::Ge if by < 0 => first - bound + 1,
        _ => return None,
    };
    let most = i128::from(i32::MAX);
    let turns = (way.max(0) + by.abs() - 1) / by.abs();
    (turns < most).then(|| usize::try_from(turns).ok())?
}

fn integer(func: &Func, value: Value) -> Option<i128> {
    match func.op(value) {
        Op::Constant(literal) if literal.element().is_integer() && literal.count() == 1 => {
            Some(literal.get(0).as_i64().into())
        }
        _ => None,
    }
}

/// Writes the loop and the summing loops, and returns the results of the original loop.
fn written(
    out: &mut Func,
    (inits, cond, body): (&[Value], &Func, &Func),
    sums: &[Sum],
    turns: usize,
) -> Vec<Value> {
    let is_kept = |place: &usize| sums.iter().all(|sum| sum.place != *place);
    let kept: Vec<usize> = (0..inits.len()).filter(is_kept).collect();
    let mut all: Vec<Value> = kept.iter().map(|place| inits[*place]).collect();
    let nth = all.len();
    all.push(number(out, 0));
    for sum in sums {
        let row = body.tensor(sum.row);
        let shape = [&[turns], &row.shape[..]].concat();
        let ty = TensorType::new(row.element, shape);
        all.push(out.splat(ty, Scalar::Int(0)));
    }
    let mut test = with_parameters(out, "cond", &all);
    let arguments = arguments(&mut test, cond, &kept);
    test.results = copied(cond, &arguments, &mut test);
    let mut turn = with_parameters(out, "body", &all);
    let arguments = self::arguments(&mut turn, body, &kept);
    let mut wanted = body.clone();
    wanted.results = kept.iter().map(|place| body.results[*place]).collect();
    wanted.results.extend(sums.iter().map(|sum| sum.row));
    let mut results = copied(&wanted, &arguments, &mut turn);
    let rows = results.split_off(nth);
    let parameters = turn.parameters().to_vec();
    let one = number(&mut turn, 1);
    results.push(turn.binary(BinaryOp::Add, parameters[nth], one));
    for (stack, row) in parameters[nth + 1..].iter().zip(rows) {
        let shape = [&[1], turn.shape(row)].concat();
        let row = turn.reshape(row, &shape);
        let starts = starts(&mut turn, parameters[nth], shape.len());
        results.push(turn.dynamic_update_slice(*stack, row, &starts));
    }
    turn.results = results;
    let after = out.while_loop(&all, without_dead(&test), without_dead(&turn));
    let mut results = inits.to_vec();
    for (new, place) in kept.iter().enumerate() {
        results[*place] = after[new];
    }
    for (sum, stack) in sums.iter().zip(&after[nth + 1..]) {
        results[sum.place] = added(out, body, sum, [inits[sum.place], after[nth], *stack]);
    }
    results
}

/// Writes a loop that adds the sums of the first `count` rows to the initial value, in order.
fn added(out: &mut Func, body: &Func, of: &Sum, [first, count, rows]: [Value; 3]) -> Value {
    let zero = number(out, 0);
    let all = [zero, first, count, rows];
    let mut test = with_parameters(out, "cond", &all);
    let [k, _, end, _] = test.parameters()[..] else {
        unreachable!("there are four");
    };
    test.results = vec![test.compare(Direction::Lt, k, end)];
    let mut turn = with_parameters(out, "body", &all);
    let [k, before, end, rows] = turn.parameters()[..] else {
        unreachable!("there are four");
    };
    let mut shape = turn.shape(rows).to_vec();
    shape[0] = 1;
    let starts = starts(&mut turn, k, shape.len());
    let row = turn.dynamic_slice(rows, &starts, &shape);
    let row = turn.reshape(row, &shape[1..]);
    let Op::Reduce {
        init, dimensions, ..
    } = body.op(of.sum)
    else {
        unreachable!("it is a sum");
    };
    let init = push(&mut turn, body.op(*init).clone());
    let sum = turn.reduce(row, init, dimensions, Combiner::Add);
    let (x, y) = if of.is_first {
        (before, sum)
    } else {
        (sum, before)
    };
    let next = turn.binary(BinaryOp::Add, x, y);
    let one = number(&mut turn, 1);
    let k = turn.binary(BinaryOp::Add, k, one);
    turn.results = vec![k, next, end, rows];
    out.while_loop(&all, test, turn)[1]
}

fn number(out: &mut Func, number: i64) -> Value {
    out.scalar(ElementType::I64, Scalar::Int(number))
}

fn starts(out: &mut Func, at: Value, rank: usize) -> Vec<Value> {
    let mut starts = vec![number(out, 0); rank];
    starts[0] = at;
    starts
}

fn with_parameters(outer: &Func, name: &str, values: &[Value]) -> Func {
    let mut func = Func::new(name);
    for value in values {
        func.parameter(outer.tensor(*value).clone());
    }
    func
}

/// Returns the arguments for a function of the original loop in a loop that carries only the `kept`
/// values.
fn arguments(out: &mut Func, func: &Func, kept: &[usize]) -> Vec<Value> {
    let mut given: Vec<Option<Value>> = vec![None; func.params().len()];
    for (new, place) in kept.iter().enumerate() {
        given[*place] = Some(out.parameters()[new]);
    }
    let types = func.params().iter().map(|param| param.ty.clone());
    let all = given.into_iter().zip(types);
    // Values that are not carried have no readers.
    let all = all.map(|(given, ty)| given.unwrap_or_else(|| out.splat(ty, Scalar::Int(0))));
    all.collect()
}
