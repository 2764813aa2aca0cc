//! Arithmetic, cheap and expensive, once and repeated, on few elements and many.

use stablehlo::ElementType::{F32, F64, I32, I64};
use stablehlo::{BinaryOp, Direction, Func, Scalar, TensorType, UnaryOp, Value};

use super::Programs;

/// Somewhat larger than the caches of a core.
const LARGE: [usize; 2] = [1024, 1024];

/// Expensive ops are measured on fewer elements: long runs are disturbed by other load on the
/// machine.
const SOME: [usize; 2] = [384, 256];
const FEW: [usize; 2] = [128, 128];

const DEAR: &[UnaryOp] = &[
    UnaryOp::Sqrt,
    UnaryOp::Rsqrt,
    UnaryOp::Exp,
    UnaryOp::Expm1,
    UnaryOp::Logistic,
    UnaryOp::Tanh,
    UnaryOp::Log,
    UnaryOp::Log1p,
    UnaryOp::Sine,
    UnaryOp::Cosine,
    UnaryOp::Tan,
    UnaryOp::Cbrt,
];

pub(super) fn add(all: &mut Programs) {
    for element in [F32, F64] {
        for shape in [[32, 32], [256, 256], LARGE, [2048, 1024]] {
            all.add("add", &shape, element, |f, x| {
                let y = f.parameter(f.tensor(x).clone());
                f.binary(BinaryOp::Add, x, y)
            });
        }
        all.add("scale", &LARGE, element, |f, x| {
            f.binary(BinaryOp::Multiply, x, x)
        });
        for times in [8, 32] {
            all.add(
                &format!("polynomial of {times}"),
                &LARGE,
                element,
                |f, x| chain(f, x, times),
            );
        }
        for op in DEAR {
            all.add(op.name(), &SOME, element, |f, x| f.unary(*op, x));
        }
        for shape in [FEW, SOME] {
            for op in [
                BinaryOp::Divide,
                BinaryOp::Power,
                BinaryOp::Atan2,
                BinaryOp::Maximum,
            ] {
                all.add(op.name(), &shape, element, |f, x| {
                    let y = f.parameter(f.tensor(x).clone());
                    f.binary(op, x, y)
                });
            }
        }
        all.add("exponential", &LARGE, element, |f, x| {
            f.unary(UnaryOp::Exp, x)
        });
        all.add("divide", &LARGE, element, |f, x| {
            let y = f.parameter(f.tensor(x).clone());
            f.binary(BinaryOp::Divide, x, y)
        });
        all.add("exponential of exponential", &SOME, element, |f, x| {
            let exp = f.unary(UnaryOp::Exp, x);
            let less = f.unary(UnaryOp::Negate, exp);
            f.unary(UnaryOp::Exp, less)
        });
        all.add("divisions", &LARGE, element, |f, x| {
            let y = f.parameter(f.tensor(x).clone());
            let a = f.binary(BinaryOp::Divide, x, y);
            let b = f.binary(BinaryOp::Add, a, x);
            let c = f.binary(BinaryOp::Divide, y, b);
            let d = f.binary(BinaryOp::Add, c, y);
            f.binary(BinaryOp::Divide, x, d)
        });
        all.add("select", &LARGE, element, |f, x| {
            let y = f.parameter(f.tensor(x).clone());
            let less = f.compare(Direction::Lt, x, y);
            let sum = f.binary(BinaryOp::Add, x, y);
            f.select(less, sum, x)
        });
        all.add("add row and column", &LARGE, element, |f, x| {
            let line = TensorType::new(element, [LARGE[0]]);
            let (row, column) = (f.parameter(line.clone()), f.parameter(line));
            let row = f.broadcast_in_dim(row, &LARGE, &[1]);
            let column = f.broadcast_in_dim(column, &LARGE, &[0]);
            let sum = f.binary(BinaryOp::Add, x, row);
            f.binary(BinaryOp::Multiply, sum, column)
        });
        all.add("broadcast", &[LARGE[0]], element, |f, x| {
            f.broadcast_in_dim(x, &LARGE, &[1])
        });
        all.add("masked by position", &LARGE, element, |f, x| {
            let at = f.iota(I32, &LARGE, 1);
            let bound = f.splat(TensorType::new(I32, LARGE), Scalar::Int(7));
            let inside = f.compare(Direction::Ge, at, bound);
            let zero = f.splat(TensorType::new(element, LARGE), Scalar::Int(0));
            f.select(inside, x, zero)
        });
    }
    all.add("remainder", &LARGE, I32, |f, x| {
        let by = f.splat(TensorType::new(I32, LARGE), Scalar::Int(37));
        f.binary(BinaryOp::Remainder, x, by)
    });
    all.add("add", &LARGE, I64, |f, x| f.binary(BinaryOp::Add, x, x));
    all.add("convert", &LARGE, F32, |f, x| f.convert(x, F64));
}

/// `times` additions and as many products.
fn chain(f: &mut Func, x: Value, times: usize) -> Value {
    let mut sum = x;
    for _ in 0..times {
        let product = f.binary(BinaryOp::Multiply, sum, x);
        sum = f.binary(BinaryOp::Add, product, x);
    }
    sum
}
