//! Callees are simplified, too.

use std::sync::Arc;

use stablehlo::{BinaryOp, ElementType, Func, Op, TensorType};

#[test]
fn callees_are_simplified_and_equal_calls_are_one() {
    let ty = TensorType::new(ElementType::F32, [2]);
    let mut kernel = Func::new("kernel");
    let x = kernel.parameter(ty.clone());
    let twice = [(); 2].map(|()| kernel.binary(BinaryOp::Add, x, x));
    kernel.results = vec![kernel.binary(BinaryOp::Multiply, twice[0], twice[1])];
    let kernel = Arc::new(kernel);

    let mut func = Func::new("main");
    let x = func.parameter(ty);
    let first = func.call(kernel.clone(), &[x]);
    let second = func.call(kernel.clone(), &[x]);
    let other = func.call(kernel, &first);
    func.results = [first, second, other].concat();

    let (simple, _) = optimize::simplify_by(&func, optimize::rules::all());
    simple.verify().unwrap();
    let callees: Vec<&Arc<Func>> = simple
        .values()
        .filter_map(|v| match simple.op(v) {
            Op::Call { callee, .. } => Some(callee),
            _ => None,
        })
        .collect();
    assert_eq!(callees.len(), 2);
    assert!(Arc::ptr_eq(callees[0], callees[1]), "simplified once");
    assert_eq!(callees[0].len(), 3);
}

#[test]
fn kernels_are_inlined() {
    let ty = TensorType::new(ElementType::F32, [2]);
    let mut kernel = Func::new("kernel");
    let x = kernel.parameter(ty.clone());
    kernel.results = vec![x, kernel.binary(BinaryOp::Add, x, x)];
    let kernel = Arc::new(kernel);
    let mut func = Func::new("main");
    let x = func.parameter(ty);
    let first = func.call(kernel.clone(), &[x]);
    let second = func.call(kernel, &first[1..]);
    func.results = vec![second[0], second[1]];
    let simple = optimize::simplify(&func);
    simple.verify().unwrap();
    assert_eq!(simple.len(), 3, "a parameter and two sums\n{simple}");
    assert_eq!(simple, optimize::inline(&func));
}

#[test]
fn calls_that_are_to_be_kept_are() {
    let ty = TensorType::new(ElementType::F32, [2]);
    let kernel = |name: &str| {
        let mut kernel = Func::new(name);
        let x = kernel.parameter(ty.clone());
        kernel.results = vec![kernel.binary(BinaryOp::Multiply, x, x)];
        kernel
    };
    let mut func = Func::new("main");
    let x = func.parameter(ty.clone());
    let first = func.call(kernel("kept"), &[x]);
    func.results = func.call(kernel("other"), &first);
    let kept = ["kept".to_owned()].into();
    let (simple, _) = optimize::simplify_keeping(&func, &optimize::Allow::default(), &kept);
    simple.verify().unwrap();
    let called: Vec<&str> = simple
        .values()
        .filter_map(|v| match simple.op(v) {
            Op::Call { callee, .. } => Some(callee.name.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(called, ["kept"]);
}
