//! Rewrites `before + loop(0)` to `loop(before)` if the loop only adds to the carried value.
//!
//! This saves an addition, and the order of the additions does not depend on whether the steps are
//! in one loop or in several. A loop that uses the carried value in any other way (overwrites it,
//! scales it, or tests it in its condition) still starts from zero ([`added_to`]).

mod added;

use stablehlo::{BinaryOp, Func, Op, UnaryOp, Value};

use added::added_to;

/// An addition that can become the initial value of a loop.
struct Sum {
    /// The addition, and its operand that is not the loop's result.
    add: Value,
    before: Value,
    /// Whether the loop's result is subtracted from that operand.
    negated: bool,
    /// The loop's result, the loop, and the index of the carried value.
    result: Value,
    looped: Value,
    place: usize,
}

/// Returns the function with all such additions moved into the loops' initial values, in loop
/// bodies too.
pub(super) fn carried_on(func: &Func) -> Func {
    let sums = sums(func);
    let mut out = Func::with_signature_of(func);
    let mut new: Vec<Option<Value>> = vec![None; func.len()];
    // The initial value may be defined after the loop, so values are emitted on demand.
    let mut waiting: Vec<Value> = func.values().rev().collect();
    while let Some(value) = waiting.last().copied() {
        let missing = needs(func, &sums, value);
        let missing = missing.into_iter().find(|v| new[v.index()].is_none());
        if let (None, Some(missing)) = (new[value.index()], missing) {
            waiting.push(missing);
            continue;
        }
        waiting.pop();
        if new[value.index()].is_some() {
            continue;
        }
        let at = |v: Value| new[v.index()].expect("what it needs was written first");
        out.set_loc(func.loc(value));
        if let Some(sum) = sums.iter().find(|sum| sum.add == value) {
            new[value.index()] = Some(at(sum.result));
            continue;
        }
        let op = func.op(value).map_operands(at);
        let mut op = op.map_bodies(&mut carried_on);
        if let Op::While { inits, .. } = &mut op {
            for sum in sums.iter().filter(|sum| sum.looped == value) {
                inits[sum.place] = match sum.negated {
                    true => out.unary(UnaryOp::Negate, at(sum.before)),
                    false => at(sum.before),
                };
            }
        }
        new[value.index()] = Some(out.push(op).expect("it fitted before"));
    }
    let results = func.results.iter();
    out.results = results
        .map(|v| new[v.index()].expect("all are written"))
        .collect();
    out
}

/// As [`carried_on`], but in loop bodies only and not around the outermost loops, so that the sum
/// of a loop does not depend on whether the loop is split.
pub(super) fn carried_on_inside(func: &Func) -> Func {
    func.rewritten(|out, _, op| {
        let op = op.map_bodies(&mut carried_on);
        out.push(op).expect("it fitted before")
    })
}

/// Returns the values that must be emitted before `value`.
fn needs(func: &Func, sums: &[Sum], value: Value) -> Vec<Value> {
    let mut all = func.op(value).operands();
    let befores = sums.iter().filter(|sum| sum.looped == value);
    all.extend(befores.map(|sum| sum.before));
    all
}

/// Returns whether `value` depends on `of`, once `sums` are the initial values of their loops.
fn is_computed_from(func: &Func, sums: &[Sum], value: Value, of: Value) -> bool {
    let (mut seen, mut left) = (vec![false; func.len()], vec![value]);
    while let Some(value) = left.pop() {
        if value == of {
            return true;
        }
        if !std::mem::replace(&mut seen[value.index()], true) {
            left.extend(needs(func, sums, value));
        }
    }
    false
}

fn sums(func: &Func) -> Vec<Sum> {
    let mut reads = vec![0; func.len()];
    for value in func.values() {
        for operand in func.op(value).operands() {
            reads[operand.index()] += 1;
        }
    }
    for result in &func.results {
        reads[result.index()] += 1;
    }
    let mut found: Vec<Sum> = Vec::new();
    for add in func.values() {
        let (orders, negated) = match func.op(add) {
            Op::Binary(BinaryOp::Add, x, y) => (vec![(*x, *y), (*y, *x)], false),
            Op::Binary(BinaryOp::Subtract, result, before) => (vec![(*before, *result)], true),
            _ => continue,
        };
        let of_loop = orders.into_iter().find_map(|(before, result)| {
            let Op::Result { of, index } = func.op(result) else {
                return None;
            };
            let Op::While { inits, cond, body } = func.op(*of) else {
                return None;
            };
            let is_other = |value: &Value| *value != result && matches!(func.op(*value), Op::Result { of: o, index: i } if o == of && i == index);
            let alone = reads[result.index()] == 1
                && !func.values().any(|v| is_other(&v) && reads[v.index()] > 0)
                && !found.iter().any(|sum| sum.looped == *of && sum.place == *index);
            let from_zero = func.is_zero(inits[*index]) && func.tensor(inits[*index]).element.is_float();
            let fits = alone
                && from_zero
                && added_to(cond, body, *index)
                && !is_computed_from(func, &found, before, *of);
            fits.then_some(Sum {
                add,
                before,
                negated,
                result,
                looped: *of,
                place: *index,
            })
        });
        found.extend(of_loop);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use stablehlo::{Direction, ElementType, Literal, Scalar, TensorType};

    /// x + (0 + y + y + y)
    fn example(keeps: bool) -> Func {
        let mut func = Func::new("main");
        let scalar = TensorType::scalar(ElementType::F64);
        let (x, y) = (
            func.parameter(scalar.clone()),
            func.parameter(scalar.clone()),
        );
        let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
        for func in [&mut cond, &mut body] {
            func.parameter(TensorType::scalar(ElementType::I32));
            func.parameter(scalar.clone());
            func.parameter(scalar.clone());
        }
        let three = cond.scalar(ElementType::I32, Scalar::Int(3));
        cond.results = vec![cond.compare(Direction::Lt, cond.parameters()[0], three)];
        let p = body.parameters().to_vec();
        let one = body.scalar(ElementType::I32, Scalar::Int(1));
        let next = body.binary(BinaryOp::Add, p[0], one);
        let sum = body.binary(BinaryOp::Add, p[2], p[1]);
        body.results = vec![next, p[1], sum];
        let count = func.scalar(ElementType::I32, Scalar::Int(0));
        let zero = func.scalar(ElementType::F64, Scalar::Int(0));
        let results = func.while_loop(&[count, y, zero], cond, body);
        func.results = vec![func.binary(BinaryOp::Add, x, results[2])];
        if keeps {
            func.results.push(results[2]);
        }
        func
    }

    #[test]
    fn a_sum_goes_on_in_its_loop_if_nobody_else_reads_it() {
        let number = |x: f64| Literal::from_f64s(ElementType::F64, [], &[x]);
        let inputs = [number(1.0), number(0.25)];
        for keeps in [false, true] {
            let (before, after) = (example(keeps), carried_on(&example(keeps)));
            assert_eq!(
                stablehlo::eval(&before, &inputs),
                stablehlo::eval(&after, &inputs)
            );
            let outside = |func: &Func| {
                let is_add = |v: &Value| matches!(func.op(*v), Op::Binary(BinaryOp::Add, ..));
                func.values().filter(is_add).count()
            };
            assert_eq!(outside(&before), 1);
            assert_eq!(outside(&optimize::simplify(&after)), usize::from(keeps));
        }
    }
}
