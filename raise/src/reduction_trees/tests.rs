//! Trees as a warp, a block or a butterfly makes them, before and after.

use stablehlo::{BinaryOp, ElementType, Func, Literal, Op, Scalar, TensorType, Value, eval};

use super::reduced;

/// A parameter of a shape.
fn array(func: &mut Func, element: ElementType, shape: &[usize]) -> Value {
    func.parameter(TensorType::new(element, shape))
}

fn part(func: &mut Func, value: Value, from: usize, to: usize) -> Value {
    let rows = func.shape(value)[0];
    func.slice(value, &[0, from], &[rows, to], &[1, 1])
}

/// How many ops are needed, and how many of them are reductions and pairs put together.
fn counts(func: &Func) -> (usize, usize) {
    let mut live = vec![false; func.len()];
    for result in &func.results {
        live[result.index()] = true;
    }
    let (mut reductions, mut pairs) = (0, 0);
    for value in func
        .values()
        .rev()
        .filter(|v| !func.op(*v).operands().is_empty())
    {
        if !live[value.index()] {
            continue;
        }
        for operand in func.op(value).operands() {
            live[operand.index()] = true;
        }
        reductions += usize::from(matches!(func.op(value), Op::Reduce { .. }));
        pairs += usize::from(super::pair(func, value).is_some());
    }
    (reductions, pairs)
}

/// It has so many reductions and pairs afterwards, and computes what it did, of integers.
fn check(func: &Func, expected: (usize, usize)) {
    let after = reduced(func);
    assert_eq!(counts(&after), expected, "{after}");
    let inputs: Vec<Literal> = func
        .params()
        .iter()
        .map(|param| {
            let numbers = (0..param.ty.count() as i64).map(|k| Scalar::Int(k * 37 % 101 - 50));
            Literal::from_scalars(param.ty.element, param.ty.shape.clone(), numbers)
        })
        .collect();
    assert_eq!(
        eval(func, &inputs).expect("it is a program"),
        eval(&after, &inputs).expect("it is a program")
    );
}

/// By halves, in place; the first element of each row, and what is left in the array.
fn halves(func: &mut Func, mut value: Value, op: BinaryOp) -> (Value, Value) {
    let mut half = func.shape(value)[1] / 2;
    let zero = func.scalar(ElementType::I64, Scalar::Int(0));
    while half > 0 {
        let (low, high) = (
            part(func, value, 0, half),
            part(func, value, half, 2 * half),
        );
        let both = func.binary(op, low, high);
        value = func.dynamic_update_slice(value, both, &[zero, zero]);
        half /= 2;
    }
    (part(func, value, 0, 1), value)
}

#[test]
fn halves_in_shared_memory_are_one_reduction() {
    for op in [
        BinaryOp::Add,
        BinaryOp::Multiply,
        BinaryOp::Minimum,
        BinaryOp::Maximum,
        BinaryOp::And,
        BinaryOp::Or,
        BinaryOp::Xor,
    ] {
        for element in [ElementType::I32, ElementType::U32, ElementType::I64] {
            let mut func = Func::new("main");
            let x = array(&mut func, element, &[3, 64]);
            func.results = vec![halves(&mut func, x, op).0];
            check(&func, (1, 0));
        }
    }
}

#[test]
fn what_is_still_needed_is_not_computed_twice() {
    // The array that the halves were put into is a result as well.
    let mut func = Func::new("main");
    let x = array(&mut func, ElementType::I32, &[3, 16]);
    let (sum, left) = halves(&mut func, x, BinaryOp::Add);
    func.results = vec![sum, left];
    check(&func, (0, 4));
}

#[test]
fn an_element_that_is_taken_twice_is_not_summed_once() {
    // Lanes beyond the last keep their own value, so that lane 1 has some more than once; but of the first sums it has 16, once each.
    for (lane, op, expected) in [
        (0, BinaryOp::Add, (1, 0)),
        (1, BinaryOp::Add, (1, 1)),
        (1, BinaryOp::Maximum, (1, 0)),
    ] {
        let mut func = Func::new("main");
        let mut x = array(&mut func, ElementType::I32, &[2, 32]);
        for by in [16, 8, 4, 2, 1] {
            let (moved, own) = (part(&mut func, x, by, 32), part(&mut func, x, 32 - by, 32));
            let other = func.concatenate(&[moved, own], 1);
            x = func.binary(op, x, other);
        }
        func.results = vec![part(&mut func, x, lane, lane + 1)];
        check(&func, expected);
    }
}

#[test]
fn all_lanes_of_a_butterfly_are_one_reduction() {
    let mut func = Func::new("main");
    let mut x = array(&mut func, ElementType::I32, &[3, 96]);
    for by in [16, 8, 4, 2, 1] {
        let pairs = func.reshape(x, &[3, 48 / by, 2, by]);
        let other = func.reverse(pairs, &[2]);
        let other = func.reshape(other, &[3, 96]);
        x = func.binary(BinaryOp::Add, x, other);
    }
    func.results = vec![x];
    check(&func, (1, 0));
}

#[test]
fn a_scan_stays_a_scan() {
    let mut func = Func::new("main");
    let mut x = array(&mut func, ElementType::I32, &[2, 32]);
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    for by in [1, 2, 4, 8, 16] {
        let before = part(&mut func, x, 0, 32 - by);
        let before = func.pad(before, zero, &[0, by as i64], &[0, 0], &[0, 0]);
        x = func.binary(BinaryOp::Add, x, before);
    }
    let total = part(&mut func, x, 31, 32);
    func.results = vec![x, total];
    check(&func, (0, 5));
    func.results = vec![total];
    check(&func, (1, 0));
}

#[test]
fn minima_of_numbers_pass_over_nan() {
    let number = |func: &mut Func, a: Value, b: Value| {
        let either = func.binary(BinaryOp::Maximum, a, b);
        let is_nan = |func: &mut Func, x| func.compare(stablehlo::Direction::Ne, x, x);
        let (a_nan, b_nan) = (is_nan(func, a), is_nan(func, b));
        let not_b = func.select(b_nan, a, either);
        func.select(a_nan, b, not_b)
    };
    // With the identity of the maximum among them, there is always a number.
    for padded in [false, true] {
        let mut func = Func::new("main");
        let mut x = array(&mut func, ElementType::F32, &[3, 13]);
        let nothing = if padded { f64::NEG_INFINITY } else { f64::NAN };
        let nothing = func.scalar(ElementType::F32, Scalar::Float(nothing));
        x = func.pad(x, nothing, &[0, 0], &[0, 3], &[0, 0]);
        for half in [8, 4, 2, 1] {
            let (low, high) = (
                part(&mut func, x, 0, half),
                part(&mut func, x, half, 2 * half),
            );
            x = number(&mut func, low, high);
        }
        func.results = vec![x];
        let after = reduced(&func);
        assert_eq!(counts(&after), (if padded { 1 } else { 2 }, 0), "{after}");
        let numbers = (0..39).map(|k| match k {
            0..13 => f64::NAN,
            13..26 => f64::from(k),
            _ => [f64::NAN, -1.0, f64::NEG_INFINITY][k as usize % 3],
        });
        let numbers: Vec<f64> = numbers.collect();
        let input = [Literal::from_f64s(ElementType::F32, [3, 13], &numbers)];
        assert_eq!(
            eval(&func, &input).expect("it is a program"),
            eval(&after, &input).expect("it is a program")
        );
    }
}
