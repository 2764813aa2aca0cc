//! Loops: the cost of an iteration, and of carrying arrays.

use stablehlo::ElementType::{F32, F64, I32};
use stablehlo::{
    BinaryOp, Coefficient, Direction, Edge, Func, Scalar, Stencil, Tap, TensorType, Value,
};

use super::Programs;
use crate::StencilForm;

const PLANE: [usize; 2] = [1024, 1024];
const TURNS: i64 = 8;

pub(super) fn add(all: &mut Programs) {
    for element in [F32, F64] {
        all.add("loop of steps", &PLANE, element, |f, x| turns(f, x, step));
        all.add("loop of scales", &PLANE, element, |f, x| {
            turns(f, x, |f, x| {
                let half = f.splat(f.tensor(x).clone(), Scalar::Float(0.5));
                f.binary(BinaryOp::Multiply, x, half)
            })
        });
    }
    all.add("loop of steps", &[128, 128], F32, |f, x| turns(f, x, step));
    all.add("loop of two steps", &[256, 256], F32, |f, x| {
        turns(f, x, |f, x| {
            let once = step(f, x);
            step(f, once)
        })
    });
    all.add("loop of updates", &PLANE, F32, |f, x| {
        turns(f, x, |f, x| {
            let at = [8, 0].map(|at| f.scalar(I32, Scalar::Int(at)));
            let row = f.dynamic_slice(x, &at, &[1, PLANE[1]]);
            let at = [0, 0].map(|at| f.scalar(I32, Scalar::Int(at)));
            f.dynamic_update_slice(x, row, &at)
        })
    });
    for rows in [512, 256] {
        all.add(
            &format!("loop of updates of {rows} rows"),
            &PLANE,
            F32,
            |f, x| {
                turns(f, x, |f, x| {
                    let at = [512, 0].map(|at| f.scalar(I32, Scalar::Int(at)));
                    let part = f.dynamic_slice(x, &at, &[rows, PLANE[1]]);
                    let twice = f.binary(BinaryOp::Add, part, part);
                    let at = [0, 0].map(|at| f.scalar(I32, Scalar::Int(at)));
                    f.dynamic_update_slice(x, twice, &at)
                })
            },
        );
    }
    all.add("loop of small sums", &[64, 64], F32, |f, x| {
        turns(f, x, |f, x| f.binary(BinaryOp::Add, x, x))
    });
}

/// A loop of `TURNS` iterations of `body`.
fn turns(f: &mut Func, x: Value, body: impl FnOnce(&mut Func, Value) -> Value) -> Value {
    let (ty, index) = (f.tensor(x).clone(), TensorType::scalar(I32));
    let mut cond = Func::new("cond");
    let at = cond.parameter(index.clone());
    cond.parameter(ty.clone());
    let end = cond.scalar(I32, Scalar::Int(TURNS));
    cond.results = vec![cond.compare(Direction::Lt, at, end)];
    let mut turn = Func::new("body");
    let at = turn.parameter(index);
    let carried = turn.parameter(ty);
    let one = turn.scalar(I32, Scalar::Int(1));
    let next = turn.binary(BinaryOp::Add, at, one);
    let new = body(&mut turn, carried);
    turn.results = vec![next, new];
    let zero = f.scalar(I32, Scalar::Int(0));
    f.while_loop(&[zero, x], cond, turn)[1]
}

/// A five-point step with zero boundaries.
fn step(f: &mut Func, x: Value) -> Value {
    let offsets = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]];
    let taps = offsets.map(|offsets| Tap {
        offsets: offsets.to_vec(),
        coefficient: Coefficient::constant(0.2),
    });
    let stencil = Stencil {
        start: vec![0; 2],
        shape: f.shape(x).to_vec(),
        edges: vec![Edge::Zero; 2],
        taps: taps.to_vec(),
    };
    let form = StencilForm::Masked;
    form.write(f, x, &[], &stencil)
        .expect("any stencil can be masked")
}
