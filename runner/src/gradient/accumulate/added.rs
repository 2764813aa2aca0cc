//! Decides whether a loop only adds to a value that it carries.

use stablehlo::{BinaryOp, Combiner, Func, Op, Value};

/// Returns whether each iteration returns carried value `index` plus a term, and neither the loop
/// condition nor any other carried value depends on it.
pub(super) fn added_to(cond: &Func, body: &Func, index: usize) -> bool {
    let mut given = vec![None; body.params().len()];
    given[index] = Some(index);
    is_kept(cond, body, &given)
}

/// Returns the same for all parameters with a number in `given`; each must be returned at its own
/// index.
fn is_kept(cond: &Func, body: &Func, given: &[Number]) -> bool {
    let asks = sums(cond, given);
    asks.is_some_and(|results| results.iter().all(Option::is_none))
        && sums(body, given).is_some_and(|results| results == given)
}

/// The parameter of which a value is a sum with other terms, if it is one.
type Number = Option<usize>;

/// How a value depends on the parameters in question.
#[derive(Clone, Copy, PartialEq)]
enum Made {
    /// It does not depend on them.
    Other,
    /// The parameter with this number, plus other terms.
    Sum(usize),
    /// A slice of this value from some index on, plus other terms, to be written back there.
    Part(Value),
}

/// Returns for each result the parameter of `given` of which it is a sum; nothing if any other use
/// depends on one.
fn sums(func: &Func, given: &[Number]) -> Option<Vec<Number>> {
    let mut made: Vec<Made> = Vec::with_capacity(func.len());
    for value in func.values() {
        let of = made_of(func, &made, given, value)?;
        made.push(of);
    }
    let results = func.results.iter().map(|r| match made[r.index()] {
        Made::Other => Some(None),
        Made::Sum(number) => Some(Some(number)),
        Made::Part(_) => None,
    });
    results.collect()
}

fn made_of(func: &Func, made: &[Made], given: &[Number], value: Value) -> Option<Made> {
    let of = |v: &Value| made[v.index()];
    let is_other = |values: &[Value]| values.iter().all(|v| of(v) == Made::Other);
    match func.op(value) {
        Op::Parameter { index } => Some(given[*index].map_or(Made::Other, Made::Sum)),
        op if !matches!(op, Op::Result { .. }) && is_other(&op.operands()) => Some(Made::Other),
        Op::Binary(BinaryOp::Add, x, y) => match (of(x), of(y)) {
            (sum, Made::Other) | (Made::Other, sum) => Some(sum),
            _ => None,
        },
        Op::Binary(BinaryOp::Subtract, x, y) => is_other(&[*y]).then(|| of(x)),
        Op::Select {
            pred,
            on_true,
            on_false,
        } => (is_other(&[*pred]) && of(on_true) == of(on_false)).then(|| of(on_true)),
        Op::Reshape { operand, .. } => Some(of(operand)),
        Op::Scatter {
            operand,
            indices,
            updates,
            combiner: Combiner::Add,
            ..
        } => is_other(&[*indices, *updates]).then(|| of(operand)),
        Op::DynamicSlice {
            operand, starts, ..
        } => (is_other(starts) && matches!(of(operand), Made::Sum(_))).then_some(Made::Part(value)),
        Op::DynamicUpdateSlice {
            operand,
            update,
            starts,
        } => {
            let Made::Part(part) = of(update) else {
                return None;
            };
            let Op::DynamicSlice {
                operand: from,
                starts: at,
                ..
            } = func.op(part)
            else {
                return None;
            };
            let fits = from == operand && at == starts && func.shape(part) == func.shape(*update);
            fits.then(|| of(operand))
        }
        Op::While { inits, cond, body } => {
            let given = numbers(made, inits)?;
            is_kept(cond, body, &given).then_some(Made::Other)
        }
        Op::Case {
            index,
            branches,
            operands,
        } => {
            let given = numbers(made, operands)?;
            let mut each = branches.iter().map(|branch| sums(branch, &given));
            let first = each.next()??;
            let alike = each.all(|results| results.as_ref() == Some(&first));
            (is_other(&[*index]) && alike).then_some(Made::Other)
        }
        Op::Call {
            callee, operands, ..
        } => sums(callee, &numbers(made, operands)?).map(|_| Made::Other),
        // The element of the tuple determines the parameter.
        Op::Result { of: tuple, index } => {
            let number = match func.op(*tuple) {
                Op::While { inits, .. } => numbers(made, inits)?[*index],
                Op::Case {
                    branches, operands, ..
                } => sums(branches.first()?, &numbers(made, operands)?)?[*index],
                Op::Call {
                    callee, operands, ..
                } => sums(callee, &numbers(made, operands)?)?[*index],
                op => return is_other(&op.operands()).then_some(Made::Other),
            };
            Some(number.map_or(Made::Other, Made::Sum))
        }
        _ => None,
    }
}

fn numbers(made: &[Made], values: &[Value]) -> Option<Vec<Number>> {
    let each = values.iter().map(|v| match made[v.index()] {
        Made::Other => Some(None),
        Made::Sum(number) => Some(Some(number)),
        Made::Part(_) => None,
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use stablehlo::{Direction, ElementType, Scalar, TensorType};

    use super::*;

    const F64: ElementType = ElementType::F64;

    /// Builds the condition and the body of a loop that carries a counter, an array that is read,
    /// and an array that `build` recomputes, and runs the analysis on it.
    fn looped(
        build: impl FnOnce(&mut Func, [Value; 3]) -> Vec<Value>,
        ask: impl FnOnce(&mut Func, [Value; 3]) -> Value,
    ) -> bool {
        let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
        for func in [&mut cond, &mut body] {
            func.parameter(TensorType::scalar(ElementType::I32));
            func.parameter(TensorType::new(F64, [4]));
            func.parameter(TensorType::new(F64, [4]));
        }
        let params = |func: &Func| [0, 1, 2].map(|at| func.parameters()[at]);
        let of_cond = params(&cond);
        cond.results = vec![ask(&mut cond, of_cond)];
        let of_body = params(&body);
        body.results = build(&mut body, of_body);
        added_to(&cond, &body, 2)
    }

    fn counted(cond: &mut Func, [n, ..]: [Value; 3]) -> Value {
        let end = cond.scalar(ElementType::I32, Scalar::Int(3));
        cond.compare(Direction::Lt, n, end)
    }

    fn less(func: &mut Func, x: Value, y: Value) -> Value {
        func.compare(Direction::Lt, x, y)
    }

    type Build = fn(&mut Func, [Value; 3]) -> Vec<Value>;

    #[test]
    fn what_is_only_added_to_is_found() {
        let cases: [(&str, Build); 5] = [
            ("a sum", |f, [n, y, sum]| {
                let half = f.binary(BinaryOp::Multiply, y, y);
                let sum = f.binary(BinaryOp::Add, half, sum);
                vec![n, y, f.binary(BinaryOp::Subtract, sum, y)]
            }),
            ("where data says so", |f, [n, y, sum]| {
                let more = f.binary(BinaryOp::Add, sum, y);
                let zeros = f.splat(TensorType::new(F64, [4]), Scalar::Int(0));
                let pred = less(f, zeros, y);
                vec![n, y, f.select(pred, more, sum)]
            }),
            ("in a part", |f, [n, y, sum]| {
                let part = f.dynamic_slice(sum, &[n], &[2]);
                let one = f.splat(TensorType::new(F64, [2]), Scalar::Int(1));
                let part = f.binary(BinaryOp::Add, part, one);
                vec![n, y, f.dynamic_update_slice(sum, part, &[n])]
            }),
            ("as it was", |_, [n, y, sum]| vec![n, y, sum]),
            ("in another loop", |f, [n, y, sum]| {
                let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
                for func in [&mut cond, &mut body] {
                    func.parameter(TensorType::new(F64, [4]));
                    func.parameter(TensorType::scalar(ElementType::I32));
                }
                let end = cond.scalar(ElementType::I32, Scalar::Int(3));
                cond.results = vec![cond.compare(Direction::Lt, cond.parameters()[1], end)];
                let one = body.splat(TensorType::new(F64, [4]), Scalar::Int(1));
                let [inner, count] = [0, 1].map(|at| body.parameters()[at]);
                let inner = body.binary(BinaryOp::Add, inner, one);
                let step = body.scalar(ElementType::I32, Scalar::Int(1));
                body.results = vec![inner, body.binary(BinaryOp::Add, count, step)];
                let results = f.while_loop(&[sum, n], cond, body);
                vec![n, y, results[0]]
            }),
        ];
        for (name, build) in cases {
            assert!(looped(build, counted), "{name}");
        }
    }

    #[test]
    fn what_is_anything_else_is_not() {
        let cases: [(&str, Build); 7] = [
            ("put in its place", |_, [n, y, _]| vec![n, y, y]),
            ("put in its place where data says so", |f, [n, y, sum]| {
                let zeros = f.splat(TensorType::new(F64, [4]), Scalar::Int(0));
                let pred = less(f, zeros, y);
                vec![n, y, f.select(pred, y, sum)]
            }),
            ("scaled", |f, [n, y, sum]| {
                vec![n, y, f.binary(BinaryOp::Multiply, sum, y)]
            }),
            ("twice", |f, [n, y, sum]| {
                vec![n, y, f.binary(BinaryOp::Add, sum, sum)]
            }),
            ("taken from", |f, [n, y, sum]| {
                vec![n, y, f.binary(BinaryOp::Subtract, y, sum)]
            }),
            ("read by another one", |f, [n, y, sum]| {
                let y = f.binary(BinaryOp::Add, sum, y);
                vec![n, y, sum]
            }),
            ("asked", |f, [n, y, sum]| {
                let pred = less(f, sum, y);
                let more = f.binary(BinaryOp::Add, sum, y);
                vec![n, y, f.select(pred, more, sum)]
            }),
        ];
        for (name, build) in cases {
            assert!(!looped(build, counted), "{name}");
        }
    }

    #[test]
    fn a_loop_that_it_ends_is_not_either() {
        let build =
            |f: &mut Func, [n, y, sum]: [Value; 3]| vec![n, y, f.binary(BinaryOp::Add, sum, y)];
        let ask = |cond: &mut Func, [_, y, sum]: [Value; 3]| {
            let first = cond.slice(sum, &[0], &[1], &[1]);
            let other = cond.slice(y, &[0], &[1], &[1]);
            let less = cond.compare(Direction::Lt, first, other);
            cond.reshape(less, &[])
        };
        assert!(!looped(build, ask));
    }
}
