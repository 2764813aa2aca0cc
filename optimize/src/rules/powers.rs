//! Replaces powers, roots, exponentials and quotients by cheaper ops.

use stablehlo::{BinaryOp, ElementType, Func, Literal, Op, Scalar, TensorType, UnaryOp, Value};

use super::shorthand::{float, integer, is, like, program};
use crate::ops::as_broadcast;
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

use BinaryOp::{Add, Divide, Multiply, Power};
use UnaryOp::{Abs, Exp, Log, Rsqrt, Sqrt};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "integer-power", reason: "x * x for the square of an integer, up to the fourth power",
           semantics: BitExact, apply: integer_power,
           example: |n| program(ElementType::I32, &[n], |f, [x]| { let three = like(f, x, 3.0); f.binary(Power, x, three) }) },
    Rule { name: "float-power", reason: "products and roots for powers by small numbers",
           semantics: FastMath, apply: float_power,
           example: |n| program(ElementType::F32, &[n], |f, [x]| { let two = like(f, x, -2.0); f.binary(Power, x, two) }) },
    Rule { name: "square-of-magnitude", reason: "|x| * |x| is x * x",
           semantics: BitExact, apply: square_of_magnitude,
           example: |n| program(ElementType::F32, &[n], |f, [x]| { let x = f.unary(Abs, x); f.binary(Multiply, x, x) }) },
    Rule { name: "root-and-square", reason: "a root squared is what it was taken of, a square's root its magnitude",
           semantics: FastMath, apply: root_and_square,
           example: |n| program(ElementType::F64, &[n], |f, [x]| { let square = f.binary(Multiply, x, x); f.unary(Sqrt, square) }) },
    Rule { name: "exponential-and-logarithm", reason: "each undoes the other, and a product of exponentials is one of a sum",
           semantics: FastMath, apply: exponential,
           example: |n| program(ElementType::F64, &[n], |f, [x, y]| {
               let [x, y] = [x, y].map(|x| f.unary(Exp, x));
               let product = f.binary(Multiply, x, y);
               f.unary(Log, product)
           }) },
    Rule { name: "reciprocal-root", reason: "x / sqrt(y) is x * rsqrt(y): one op does both",
           semantics: FastMath, apply: reciprocal_root,
           example: |n| program(ElementType::F32, &[n], |f, [x, y]| { let y = f.unary(Abs, y); let root = f.unary(Sqrt, y); f.binary(Divide, x, root) }) },
    Rule { name: "division-by-power-of-two", reason: "x / 4 is x * 0.25, to the bit, and takes a fraction of the time",
           semantics: BitExact, apply: |r, op| reciprocal(r, op, false),
           example: |n| program(ElementType::F32, &[n], |f, [x]| { let four = like(f, x, 4.0); f.binary(Divide, x, four) }) },
    Rule { name: "division-by-constant", reason: "x / c is x * (1 / c), but for rounding",
           semantics: FastMath, apply: |r, op| reciprocal(r, op, true),
           example: |n| program(ElementType::F32, &[n], |f, [x]| { let three = like(f, x, 3.0); f.binary(Divide, x, three) }) },
    Rule { name: "division-by-broadcast", reason: "x / c is x * (1 / c), where c is divided by fewer times than x has elements",
           semantics: FastMath, apply: by_broadcast,
           example: |n| {
               let mut f = Func::new("main");
               let x = f.parameter(TensorType::new(ElementType::F64, [3, n]));
               let c = f.parameter(TensorType::new(ElementType::F64, [n]));
               let c = f.broadcast_in_dim(c, &[3, n], &[1]);
               f.results = vec![f.binary(Divide, x, c)];
               f
           } },
    Rule { name: "quotient-of-quotient", reason: "(x / y) / z is x / (y * z), and x / (y / z) is (x * z) / y: one division less",
           semantics: FastMath, apply: quotient_of_quotient,
           example: |n| program(ElementType::F64, &[n], |f, [x, y]| { let first = f.binary(Divide, x, y); f.binary(Divide, y, first) }) },
];

/// Emits `x` to the power of 2, 3 or 4.
fn product(r: &mut Rewriter, x: Value, power: u32) -> Value {
    let square = r.binary(Multiply, x, x);
    match power {
        2 => square,
        3 => r.binary(Multiply, square, x),
        _ => r.binary(Multiply, square, square),
    }
}

fn integer_power(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(Power, x, y) = *op else {
        return None;
    };
    let power = integer(r, y).filter(|power| (2..=4).contains(power))?;
    Some(product(r, x, power as u32))
}

fn float_power(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(Power, x, y) = *op else {
        return None;
    };
    let power = float(r, y)?;
    let result = match power.abs() {
        0.5 if power < 0.0 => return Some(r.unary(Rsqrt, x)),
        0.5 => return Some(r.unary(Sqrt, x)),
        1.0 => x,
        1.5 => {
            let root = r.unary(Sqrt, x);
            r.binary(Multiply, x, root)
        }
        2.0 | 3.0 | 4.0 => product(r, x, power.abs() as u32),
        _ => return None, // others are no cheaper
    };
    if power > 0.0 {
        return Some(result);
    }
    let one = r.splat_like(x, Scalar::Int(1));
    Some(r.binary(Divide, one, result))
}

fn square_of_magnitude(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(Multiply, x, y) = *op else {
        return None;
    };
    let (x, y) = (r.is_unary(x, Abs)?, r.is_unary(y, Abs)?);
    (x == y).then(|| r.binary(Multiply, x, x))
}

fn root_and_square(r: &mut Rewriter, op: &Op) -> Option<Value> {
    match *op {
        Op::Unary(Sqrt, square) => {
            let (x, y) = r.is_binary(square, Multiply)?;
            (x == y).then(|| r.unary(Abs, x))
        }
        Op::Binary(Multiply, x, y) => {
            let (x, y) = (r.is_unary(x, Sqrt)?, r.is_unary(y, Sqrt)?);
            (x == y).then_some(x)
        }
        _ => None,
    }
}

fn exponential(r: &mut Rewriter, op: &Op) -> Option<Value> {
    match *op {
        Op::Unary(Log, x) => {
            if let Some(x) = r.is_unary(x, Exp) {
                return Some(x);
            }
            let (x, y) = r.is_binary(x, Power)?;
            let log = r.unary(Log, x);
            Some(r.binary(Multiply, log, y))
        }
        Op::Unary(Exp, x) => r.is_unary(x, Log),
        Op::Binary(op @ (Multiply | Divide), x, y) if r.is_only_use(x) && r.is_only_use(y) => {
            let (x, y) = (r.is_unary(x, Exp)?, r.is_unary(y, Exp)?);
            let op = if op == Multiply {
                Add
            } else {
                BinaryOp::Subtract
            };
            let sum = r.binary(op, x, y);
            Some(r.unary(Exp, sum))
        }
        _ => None,
    }
}

fn reciprocal_root(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(Divide, x, y) = *op else {
        return None;
    };
    let other = |r: &Rewriter| match *r.op(y) {
        Op::Unary(Sqrt, of) => Some((Rsqrt, of)),
        Op::Unary(Rsqrt, of) => Some((Sqrt, of)),
        _ => None,
    };
    let (inverse, of) = other(r).filter(|_| r.is_only_use(y))?;
    let root = r.unary(inverse, of);
    match is(r, x, Scalar::Int(1)) {
        true => Some(root),
        false => Some(r.binary(Multiply, x, root)),
    }
}

fn reciprocal(r: &mut Rewriter, op: &Op, relaxed: bool) -> Option<Value> {
    let Op::Binary(Divide, x, y) = *op else {
        return None;
    };
    let c = float(r, y)?;
    let element = r.tensor(y).element;
    let least = match element {
        ElementType::F16 => 2f64.powi(-14),
        ElementType::F64 => f64::MIN_POSITIVE,
        _ => f64::from(f32::MIN_POSITIVE),
    };
    let by = 1.0 / c;
    let rounded = Literal::scalar(element, Scalar::Float(by))
        .get(0)
        .as_f64(element);
    let is_normal = |x: f64| x.is_finite() && x.abs() >= least;
    let is_exact = by == rounded && c * by == 1.0 && c.to_bits() & ((1 << 52) - 1) == 0;
    if is_exact == relaxed || !is_normal(c) || !is_normal(rounded) {
        return None;
    }
    let by = r.splat_like(y, Scalar::Float(by));
    Some(r.binary(Multiply, x, by))
}

fn by_broadcast(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(Divide, x, y) = *op else {
        return None;
    };
    let (few, shape, dimensions) = as_broadcast(r.op(y))?;
    let (shape, dimensions) = (shape.to_vec(), dimensions.to_vec());
    let fewer = 2 * r.tensor(few).count() <= r.tensor(y).count();
    if !r.is_float(x) || !fewer {
        return None;
    }
    let one = r.splat_like(few, Scalar::Int(1));
    let inverse = r.binary(Divide, one, few);
    let inverse = r.emit(Op::BroadcastInDim {
        operand: inverse,
        shape,
        dimensions,
    });
    Some(r.binary(Multiply, x, inverse))
}

fn quotient_of_quotient(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(Divide, x, y) = *op else {
        return None;
    };
    if !r.is_float(x) {
        return None;
    }
    if let Some((a, b)) = r.is_binary(x, Divide).filter(|_| r.is_only_use(x)) {
        let both = r.binary(Multiply, b, y);
        return Some(r.binary(Divide, a, both));
    }
    let (a, b) = r.is_binary(y, Divide).filter(|_| r.is_only_use(y))?;
    let above = r.binary(Multiply, x, b);
    Some(r.binary(Divide, above, a))
}
