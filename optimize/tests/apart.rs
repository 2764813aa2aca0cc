//! What is dear and put together is a loop of its own, on the CPU.

use optimize::{Target, choose_forms};
use stablehlo::{
    BinaryOp, ElementType, Func, Literal, Op, Scalar, TensorType, UnaryOp, Value, eval,
};

const F64: ElementType = ElementType::F64;

fn same_results(before: &Func, after: &Func) {
    assert_eq!(after.verify(), Ok(()));
    let input = |(nth, param): (usize, &stablehlo::Param)| {
        let element = |k: usize| ((k + 5 * nth) * 7919 % 101) as f64 / 70.0 - 0.5;
        let elements: Vec<f64> = (0..param.ty.count()).map(element).collect();
        Literal::from_f64s(param.ty.element, param.ty.shape.clone(), &elements)
    };
    let inputs: Vec<Literal> = before.params().iter().enumerate().map(input).collect();
    assert_eq!(eval(after, &inputs), eval(before, &inputs));
}

/// `turns` exponentials one in the other, of differences.
fn exponentials(func: &mut Func, x: Value, turns: usize) -> Value {
    (0..turns).fold(x, |y, _| {
        let difference = func.binary(BinaryOp::Subtract, x, y);
        func.unary(UnaryOp::Exp, difference)
    })
}

/// Every function that is called, with what it calls.
fn callees(func: &Func) -> Vec<&Func> {
    let mut all = Vec::new();
    for value in func.values() {
        if let Op::Call { callee, .. } = func.op(value) {
            all.push(&**callee);
            all.extend(callees(callee));
        }
    }
    all
}

/// Whether one of the functions has both what is dear and what puts together, and whether one has the dear.
fn beside(func: &Func) -> (bool, bool) {
    let has = |func: &Func, is: &dyn Fn(&Op) -> bool| func.values().any(|v| is(func.op(v)));
    let dear = |op: &Op| matches!(op, Op::Unary(UnaryOp::Exp, _));
    let joins = |op: &Op| matches!(op, Op::Pad { .. } | Op::Concatenate { .. });
    let all = callees(func);
    let both = all.iter().any(|f| has(f, &dear) && has(f, &joins));
    (both, all.iter().any(|f| has(f, &dear)))
}

/// A difference of `y` and what is computed of `x`, padded.
fn padded(size: [usize; 2], turns: usize) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, size));
    let y = func.parameter(TensorType::new(F64, [size[0] + 3, size[1] + 1]));
    let twice = func.binary(BinaryOp::Add, x, x);
    let inside = exponentials(&mut func, twice, turns);
    let edge = func.scalar(F64, Scalar::Float(0.5));
    let whole = func.pad(inside, edge, &[1, 0], &[2, 1], &[0, 0]);
    func.results = vec![func.binary(BinaryOp::Subtract, y, whole)];
    func
}

#[test]
fn what_is_padded_is_computed_before() {
    for size in [[33, 37], [1, 1025], [1025, 1]] {
        let func = padded(size, 24);
        let after = choose_forms(&func, Target::Cpu);
        assert_eq!(beside(&after), (false, true), "{after}");
        same_results(&func, &after);
        for target in [Target::Tpu, Target::Cuda] {
            assert!(callees(&choose_forms(&func, target)).is_empty());
        }
    }
}

#[test]
fn what_is_cheap_or_small_stays() {
    for (size, turns) in [([33, 37], 0), ([3, 5], 24), ([0, 5], 24)] {
        let func = padded(size, turns);
        let after = choose_forms(&func, Target::Cpu);
        assert!(callees(&after).len() <= 1, "{after}");
        same_results(&func, &after);
    }
}

#[test]
fn parts_side_by_side_are_computed_before_each_once() {
    let mut func = Func::new("main");
    let [x, y] = [0, 1].map(|_| func.parameter(TensorType::new(F64, [31, 41])));
    let parts = [x, y].map(|x| exponentials(&mut func, x, 24));
    let whole = func.concatenate(&[parts[0], parts[1], parts[0]], 1);
    let flat = func.reshape(whole, &[31 * 123]);
    func.results = vec![func.binary(BinaryOp::Multiply, flat, flat)];
    let after = choose_forms(&func, Target::Cpu);
    assert_eq!(beside(&after), (false, true), "{after}");
    same_results(&func, &after);
}

#[test]
fn what_much_is_computed_of_is_put_together_before() {
    for (rows, is_apart) in [(65, true), (3, false)] {
        let mut func = Func::new("main");
        let [x, y] = [0, 1].map(|_| func.parameter(TensorType::new(F64, [rows, 131])));
        let twice = func.binary(BinaryOp::Add, x, x);
        let whole = func.concatenate(&[twice, y], 0);
        func.results = vec![exponentials(&mut func, whole, 24)];
        let after = choose_forms(&func, Target::Cpu);
        assert_eq!(beside(&after), (!is_apart, true), "{after}");
        same_results(&func, &after);
    }
}

#[test]
fn the_inside_of_what_wraps_is_computed_before() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, [37, 41]));
    let mut sum = exponentials(&mut func, x, 1);
    for (axis, by) in [(0, 1), (1, -1), (0, -2), (1, 2)] {
        let there = func.rotate(x, axis, by);
        let difference = func.binary(BinaryOp::Subtract, sum, there);
        sum = exponentials(&mut func, difference, 8);
    }
    func.results = vec![sum];
    let after = choose_forms(&func, Target::Cpu);
    assert!(callees(&after).len() > 1, "{after}");
    same_results(&func, &after);
}
