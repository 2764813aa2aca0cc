//! Sums that are accumulated in a loop are reduced over devices once after the loop; those that the
//! loop reads, in each iteration.

use shard::{ExchangeKind, Mesh, ShardingPlan, shard};
use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Literal, Scalar, TensorType, Value,
};

use crate::agree::{MESHES, agrees_on, fault_for, inputs};

const SHAPE: [usize; 2] = [13, 22];

/// The body of a loop: the next field and total, given the present ones.
type LoopBody<'a> = &'a dyn Fn(&mut Func, Value, Value) -> (Value, Value);

/// Returns a loop of `turns` iterations over a field and a total of `element`s, which begins as the
/// second parameter.
fn total(element: ElementType, turns: i64, turn: LoopBody) -> Func {
    let mut func = Func::new("main");
    let (field, number) = (TensorType::new(element, SHAPE), TensorType::scalar(element));
    let x = func.parameter(field.clone());
    let first = func.parameter(number.clone());
    let results = looped(&mut func, x, first, turns, turn);
    func.results = results;
    func
}

fn looped(func: &mut Func, x: Value, first: Value, turns: i64, turn: LoopBody) -> Vec<Value> {
    let signature = |name: &str| {
        let mut inner = Func::new(name);
        let count = inner.parameter(TensorType::scalar(ElementType::I64));
        let x = inner.parameter(func.tensor(x).clone());
        let total = inner.parameter(func.tensor(first).clone());
        (inner, count, x, total)
    };
    let (mut cond, count, _, _) = signature("cond");
    let end = cond.scalar(ElementType::I64, Scalar::Int(turns));
    cond.results = vec![cond.compare(Direction::Lt, count, end)];
    let (mut body, count, own, sum) = signature("body");
    let one = body.scalar(ElementType::I64, Scalar::Int(1));
    let count = body.binary(BinaryOp::Add, count, one);
    let (own, sum) = turn(&mut body, own, sum);
    body.results = vec![count, own, sum];
    let zero = func.scalar(ElementType::I64, Scalar::Int(0));
    func.while_loop(&[zero, x, first], cond, body)[1..].to_vec()
}

/// Returns the sum of all elements of `x`.
fn sum(func: &mut Func, x: Value) -> Value {
    let element = func.tensor(x).element;
    let zero = func.scalar(element, Scalar::Int(0));
    func.reduce(x, zero, &[0, 1], Combiner::Add)
}

fn moved(func: &mut Func, x: Value) -> Value {
    let half = func.splat(func.tensor(x).clone(), Scalar::Float(0.5));
    let turned = func.rotate(x, 1, 1);
    func.binary(BinaryOp::Multiply, turned, half)
}

fn plus(func: &mut Func, x: Value, y: Value) -> Value {
    func.binary(BinaryOp::Add, x, y)
}

fn plan(func: &Func) -> ShardingPlan {
    let mesh = Mesh::parse("2x4").unwrap();
    let asked = vec![None; func.params().len()];
    let next = vec![None; func.results.len()];
    shard(func, &mesh, &asked, &next).unwrap().plan
}

/// Checks the number of all_reduces outside of loops, and within them.
#[track_caller]
fn reduces(func: &Func, outside: usize, within: usize) {
    agrees_on(func, &MESHES, true);
    let plan = plan(func);
    let all = plan.exchanges.iter();
    let depths: Vec<usize> = all
        .filter(|e| e.kind == ExchangeKind::AllReduce)
        .map(|e| e.depth)
        .collect();
    let found = depths.iter().filter(|depth| **depth == 0).count();
    assert_eq!(
        (found, depths.len() - found),
        (outside, within),
        "{plan}\n{func}"
    );
}

#[test]
fn sums_of_steps_are_put_together_once() {
    for element in [ElementType::F32, ElementType::F64] {
        for turns in [0, 1, 5] {
            let func = total(element, turns, &|f, x, total| {
                let next = moved(f, x);
                let squares = f.binary(BinaryOp::Multiply, next, x);
                let more = sum(f, squares);
                (next, plus(f, total, more))
            });
            reduces(&func, 1, 0);
        }
    }
}

#[test]
fn what_is_linear_stays_apart() {
    let turns: [LoopBody; 5] = [
        &|f, x, total| {
            let (next, less) = (moved(f, x), sum(f, x));
            (next, f.binary(BinaryOp::Subtract, total, less))
        },
        &|f, x, total| {
            let (next, more) = (moved(f, x), sum(f, x));
            let more = f.unary(stablehlo::UnaryOp::Negate, more);
            let third = f.scalar(ElementType::F32, Scalar::Float(0.3));
            let more = f.binary(BinaryOp::Multiply, third, more);
            (next, plus(f, more, total))
        },
        // Each iteration adds a replicated value.
        &|f, x, total| {
            let (next, more) = (moved(f, x), sum(f, x));
            let known = f.scalar(ElementType::F32, Scalar::Float(0.7));
            let more = plus(f, known, more);
            (next, plus(f, total, more))
        },
        &|f, x, total| {
            let (next, more) = (moved(f, x), sum(f, x));
            let half = f.scalar(ElementType::F32, Scalar::Float(0.5));
            let less = f.binary(BinaryOp::Multiply, total, half);
            (next, plus(f, less, more))
        },
        // Two sums per iteration.
        &|f, x, total| {
            let next = moved(f, x);
            let (one, other) = (sum(f, x), sum(f, next));
            let both = plus(f, one, other);
            (next, plus(f, total, both))
        },
    ];
    for turn in turns {
        reduces(&total(ElementType::F32, 4, turn), 1, 0);
    }
}

#[test]
fn what_is_read_in_the_loop_is_put_together_there() {
    let turns: [LoopBody; 4] = [
        // The field is scaled by the total.
        &|f, x, total| {
            let more = sum(f, x);
            let total = plus(f, total, more);
            let shape = f.shape(x).to_vec();
            let small = f.scalar(ElementType::F32, Scalar::Float(1e-3));
            let scale = f.binary(BinaryOp::Multiply, total, small);
            let scale = f.broadcast_in_dim(scale, &shape, &[]);
            (f.binary(BinaryOp::Multiply, x, scale), total)
        },
        // Not linear.
        &|f, x, total| {
            let more = sum(f, x);
            let square = f.binary(BinaryOp::Multiply, more, more);
            (moved(f, x), plus(f, total, square))
        },
        &|f, x, total| {
            let more = sum(f, x);
            (moved(f, x), f.binary(BinaryOp::Maximum, total, more))
        },
        // Read in the iteration that computes it, without accumulation.
        &|f, x, total| {
            let more = sum(f, x);
            let less = f.unary(stablehlo::UnaryOp::Abs, more);
            let _ = total;
            (moved(f, x), less)
        },
    ];
    for turn in turns {
        reduces(&total(ElementType::F32, 4, turn), 0, 1);
    }
}

#[test]
fn loops_in_loops() {
    let func = total(ElementType::F32, 3, &|f, x, total| {
        let inner = looped(f, x, total, 2, &|f, x, total| {
            let (next, more) = (moved(f, x), sum(f, x));
            (next, plus(f, total, more))
        });
        let more = sum(f, inner[0]);
        (inner[0], plus(f, inner[1], more))
    });
    reduces(&func, 1, 0);
    // The outer loop reads the result of the inner one.
    let func = total(ElementType::F32, 3, &|f, x, total| {
        let zero = f.scalar(ElementType::F32, Scalar::Float(0.0));
        let inner = looped(f, x, zero, 2, &|f, x, total| {
            let (next, more) = (moved(f, x), sum(f, x));
            (next, plus(f, total, more))
        });
        (inner[0], f.binary(BinaryOp::Maximum, total, inner[1]))
    });
    reduces(&func, 0, 1);
}

/// A total that the condition reads is reduced in each iteration: all devices must agree on when to
/// end.
#[test]
fn conditions() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F32, SHAPE));
    let zero = func.scalar(ElementType::F32, Scalar::Float(0.0));
    let signature = |name: &str| {
        let mut inner = Func::new(name);
        let x = inner.parameter(TensorType::new(ElementType::F32, SHAPE));
        let total = inner.parameter(TensorType::scalar(ElementType::F32));
        (inner, x, total)
    };
    let (mut cond, _, total) = signature("cond");
    let end = cond.scalar(ElementType::F32, Scalar::Float(500.0));
    cond.results = vec![cond.compare(Direction::Lt, total, end)];
    let (mut body, own, total) = signature("body");
    let squares = body.binary(BinaryOp::Multiply, own, own);
    let more = sum(&mut body, squares);
    body.results = vec![own, plus(&mut body, total, more)];
    func.results = func.while_loop(&[x, zero], cond, body);
    reduces(&func, 0, 1);
}

/// Integer sums do not depend on the order.
#[test]
fn whole_numbers_are_the_same_to_the_bit() {
    let func = total(ElementType::I32, 5, &|f, x, total| {
        let (next, more) = (f.rotate(x, 0, 2), sum(f, x));
        (next, plus(f, total, more))
    });
    for mesh in MESHES {
        let fault = fault_for(&func, mesh, &[None, None], &inputs(&func, 11), false);
        assert_eq!(fault, None);
    }
    assert_eq!(plan(&func).count(ExchangeKind::AllReduce, 1), 0);
}

/// The initial value of a total counts once, not once per device.
#[test]
fn beginnings_count_once() {
    let func = total(ElementType::F64, 0, &|f, x, total| {
        let more = sum(f, x);
        (x, plus(f, total, more))
    });
    let mut given = inputs(&func, 3);
    given[1] = Literal::scalar(ElementType::F64, Scalar::Float(0.1));
    for mesh in MESHES {
        assert_eq!(fault_for(&func, mesh, &[None, None], &given, false), None);
    }
}
