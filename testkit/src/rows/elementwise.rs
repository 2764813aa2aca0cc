//! Rows for elementwise ops.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use stablehlo::ElementType::{self, *};
use stablehlo::{BinaryOp, Direction, UnaryOp};

use super::{Row, floats, ints, preds, row};

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;
const SIGNED: [ElementType; 4] = [I8, I16, I32, I64];
const UNSIGNED: [ElementType; 4] = [U8, U16, U32, U64];
const FLOATS: [ElementType; 4] = [F16, BF16, F32, F64];

type UnaryRow = (UnaryOp, &'static [f64], &'static [f64], f64);
type BinaryRow = (
    BinaryOp,
    &'static [f64],
    &'static [f64],
    &'static [f64],
    f64,
);

/// Unary float ops; the operands are exact in every type.
#[rustfmt::skip]
const FLOAT_UNARY: &[UnaryRow] = &[
    // op                       operand                               result                                ulps
    (UnaryOp::Abs,              &[-1.5, -0.0, NAN, -INF],             &[1.5, 0.0, NAN, INF],                0.0),
    (UnaryOp::Negate,           &[-1.5, 0.0, INF],                    &[1.5, -0.0, -INF],                   0.0),
    (UnaryOp::Sign,             &[-3.0, -0.0, 0.0, 2.0, NAN, -INF],   &[-1.0, -0.0, 0.0, 1.0, NAN, -1.0],   0.0),
    (UnaryOp::Sqrt,             &[0.0, 2.25, -1.0, INF],              &[0.0, 1.5, NAN, INF],                0.0),
    (UnaryOp::Rsqrt,            &[4.0, 0.25, INF, -1.0],              &[0.5, 2.0, 0.0, NAN],                2.0),
    (UnaryOp::Cbrt,             &[8.0, -27.0, 0.0],                   &[2.0, -3.0, 0.0],                    2.0),
    (UnaryOp::Exp,              &[0.0, 1.0, -INF, INF, NAN],          &[1.0, std::f64::consts::E, 0.0, INF, NAN], 2.0),
    (UnaryOp::Expm1,            &[0.0, 1.0, -INF],                    &[0.0, std::f64::consts::E - 1.0, -1.0],    2.0),
    (UnaryOp::Log,              &[1.0, 0.0, -1.0, 2.0],               &[0.0, -INF, NAN, std::f64::consts::LN_2],  2.0),
    (UnaryOp::Log1p,            &[0.0, 1.0, -1.0],                    &[0.0, std::f64::consts::LN_2, -INF],       2.0),
    (UnaryOp::Sine,             &[0.0, 0.5, 2.0],                     &[0.0, 0.479425538604203, 0.9092974268256817],   2.0),
    (UnaryOp::Cosine,           &[0.0, 0.5, 2.0],                     &[1.0, 0.8775825618903728, -0.4161468365471424], 2.0),
    (UnaryOp::Tan,              &[0.0, 0.5, 2.0],                     &[0.0, 0.5463024898437905, -2.185039863261519],  2.0),
    (UnaryOp::Tanh,             &[0.0, 0.5, INF, -INF],               &[0.0, 0.46211715726000975, 1.0, -1.0],     3.0),
    (UnaryOp::Logistic,         &[0.0, 1.0, INF, -INF],               &[0.5, 0.7310585786300049, 1.0, 0.0],       2.0),
    (UnaryOp::Floor,            &[-1.5, 1.5, -0.5, 2.0],              &[-2.0, 1.0, -1.0, 2.0],              0.0),
    (UnaryOp::Ceil,             &[-1.5, 1.5, 0.5, 2.0],               &[-1.0, 2.0, 1.0, 2.0],               0.0),
    (UnaryOp::RoundNearestEven, &[0.5, 1.5, 2.5, -2.5, 2.75],         &[0.0, 2.0, 2.0, -2.0, 3.0],          0.0),
    (UnaryOp::RoundNearestAfz,  &[0.5, 1.5, 2.5, -2.5, 2.25],         &[1.0, 2.0, 3.0, -3.0, 2.0],          0.0),
];

#[rustfmt::skip]
const FLOAT_BINARY: &[BinaryRow] = &[
    // op                  left                      right                     result                        ulps
    (BinaryOp::Add,        &[1.5, INF, 1.0],         &[2.0, -INF, NAN],        &[3.5, NAN, NAN],             0.0),
    (BinaryOp::Subtract,   &[1.5, INF, 0.0],         &[2.0, INF, 0.0],         &[-0.5, NAN, 0.0],            0.0),
    (BinaryOp::Multiply,   &[1.5, 0.0, -1.0],        &[2.0, INF, 0.0],         &[3.0, NAN, -0.0],            0.0),
    (BinaryOp::Divide,     &[1.5, 1.0, -1.0, 0.0],   &[2.0, 0.0, 0.0, 0.0],    &[0.75, INF, -INF, NAN],      0.0),
    (BinaryOp::Remainder,  &[5.5, -5.5, 5.5, 1.0],   &[2.0, 2.0, -2.0, 0.0],   &[1.5, -1.5, 1.5, NAN],       0.0),
    (BinaryOp::Maximum,    &[1.0, NAN, 1.0, -INF],   &[2.0, 1.0, NAN, 0.5],    &[2.0, NAN, NAN, 0.5],        0.0),
    (BinaryOp::Minimum,    &[1.0, NAN, 1.0, -INF],   &[2.0, 1.0, NAN, 0.5],    &[1.0, NAN, NAN, -INF],       0.0),
    (BinaryOp::Power,      &[2.0, 2.0, 0.0, -2.0, 9.0], &[3.0, -1.0, 0.0, 3.0, 0.5], &[8.0, 0.5, 1.0, -8.0, 3.0], 2.0),
    (BinaryOp::Atan2,      &[1.0, 1.0, 0.0, 0.0],    &[1.0, 0.0, -1.0, 1.0],   &[FRAC_PI_4, FRAC_PI_2, PI, 0.0], 2.0),
];

/// Returns the least value of a signed type.
fn lowest(element: ElementType) -> i64 {
    -1i64 << (element.bits() - 1)
}

pub fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for element in FLOATS {
        for (op, x, expected, ulps) in FLOAT_UNARY {
            let count = x.len();
            rows.push(
                row(
                    format!("{} {element}", op.name()),
                    &[floats(element, [count], x)],
                    |f, p| vec![f.unary(*op, p[0])],
                    &[floats(element, [count], expected)],
                )
                .within(*ulps),
            );
        }
        for (op, x, y, expected, ulps) in FLOAT_BINARY {
            let count = x.len();
            rows.push(
                row(
                    format!("{} {element}", op.name()),
                    &[floats(element, [count], x), floats(element, [count], y)],
                    |f, p| vec![f.binary(*op, p[0], p[1])],
                    &[floats(element, [count], expected)],
                )
                .within(*ulps),
            );
        }
        rows.push(row(
            format!("is_finite {element}"),
            &[floats(element, [4], &[1.0, INF, -INF, NAN])],
            |f, p| vec![f.unary(UnaryOp::IsFinite, p[0])],
            &[preds(&[1, 0, 0, 0])],
        ));
        for (direction, expected) in [
            (Direction::Eq, [0, 1, 0, 0]),
            (Direction::Ne, [1, 0, 1, 1]),
            (Direction::Lt, [1, 0, 0, 0]),
            (Direction::Le, [1, 1, 0, 0]),
            (Direction::Gt, [0, 0, 1, 0]),
            (Direction::Ge, [0, 1, 1, 0]),
        ] {
            rows.push(row(
                format!("compare {} {element}", direction.name()),
                &[
                    floats(element, [4], &[1.0, 0.0, INF, NAN]),
                    floats(element, [4], &[2.0, -0.0, 1.0, NAN]),
                ],
                |f, p| vec![f.compare(direction, p[0], p[1])],
                &[preds(&expected)],
            ));
        }
    }
    for element in SIGNED {
        let min = lowest(element);
        let unary =
            |op: UnaryOp, x: &[i64], expected: &[i64]| integer_unary(element, op, x, expected);
        rows.push(unary(UnaryOp::Abs, &[-3, 3, min], &[3, 3, min]));
        rows.push(unary(UnaryOp::Negate, &[-3, 3, min], &[3, -3, min]));
        rows.push(unary(UnaryOp::Sign, &[-3, 0, 7, min], &[-1, 0, 1, -1]));
        rows.push(unary(UnaryOp::Not, &[0, 5, -1], &[-1, -6, 0]));
        let bits = element.bits() as i64;
        rows.push(unary(
            UnaryOp::PopulationCount,
            &[0, 7, -1, min],
            &[0, 3, bits, 1],
        ));
        rows.push(unary(
            UnaryOp::CountLeadingZeros,
            &[0, 1, -1, 4],
            &[bits, bits - 1, 0, bits - 3],
        ));
        let binary = |op: BinaryOp, x: &[i64], y: &[i64], expected: &[i64]| {
            integer_binary(element, op, x, y, expected)
        };
        let max = !min;
        rows.push(binary(
            BinaryOp::Add,
            &[1, max, min],
            &[2, 1, -1],
            &[3, min, max],
        ));
        rows.push(binary(BinaryOp::Subtract, &[1, min], &[2, 1], &[-1, max]));
        rows.push(binary(
            BinaryOp::Multiply,
            &[-3, max, min],
            &[4, 2, -1],
            &[-12, -2, min],
        ));
        rows.push(binary(
            BinaryOp::Divide,
            &[7, -7, 7, 5, min],
            &[2, 2, -2, 0, -1],
            &[3, -3, -3, -1, min],
        ));
        rows.push(binary(
            BinaryOp::Remainder,
            &[7, -7, 7, 5, min],
            &[2, 2, -2, 0, -1],
            &[1, -1, 1, 5, 0],
        ));
        rows.push(binary(
            BinaryOp::Maximum,
            &[-1, 3, min],
            &[1, 2, max],
            &[1, 3, max],
        ));
        rows.push(binary(
            BinaryOp::Minimum,
            &[-1, 3, min],
            &[1, 2, max],
            &[-1, 2, min],
        ));
        rows.push(binary(
            BinaryOp::Power,
            &[3, -2, 0, 2, -1, 1, 5],
            &[4, 3, 0, -1, -3, -2, 0],
            &[81, -8, 1, 0, -1, 1, 1],
        ));
        rows.push(binary(
            BinaryOp::ShiftLeft,
            &[1, 3, 1, 1],
            &[2, bits - 1, bits, -1],
            &[4, min, 0, 0],
        ));
        rows.push(binary(
            BinaryOp::ShiftRightLogical,
            &[-1, 8, -1, -1],
            &[bits - 1, 2, bits, -1],
            &[1, 2, 0, 0],
        ));
        rows.push(binary(
            BinaryOp::ShiftRightArithmetic,
            &[-8, 8, -1, min, 7],
            &[1, 2, bits, -1, bits],
            &[-4, 2, -1, -1, 0],
        ));
    }
    for element in UNSIGNED {
        let bits = element.bits() as i64;
        let unary =
            |op: UnaryOp, x: &[i64], expected: &[i64]| integer_unary(element, op, x, expected);
        rows.push(unary(UnaryOp::Negate, &[1, 0], &[-1, 0]));
        rows.push(unary(UnaryOp::Not, &[0, 5], &[-1, -6]));
        rows.push(unary(UnaryOp::PopulationCount, &[0, 7, -1], &[0, 3, bits]));
        rows.push(unary(
            UnaryOp::CountLeadingZeros,
            &[0, 1, -1],
            &[bits, bits - 1, 0],
        ));
        let binary = |op: BinaryOp, x: &[i64], y: &[i64], expected: &[i64]| {
            integer_binary(element, op, x, y, expected)
        };
        rows.push(binary(BinaryOp::Add, &[1, -1], &[2, 1], &[3, 0]));
        rows.push(binary(BinaryOp::Subtract, &[1, 0], &[2, 1], &[-1, -1]));
        rows.push(binary(BinaryOp::Multiply, &[3, -1], &[4, 2], &[12, -2]));
        let half = !lowest(element);
        rows.push(binary(
            BinaryOp::Divide,
            &[7, -1, 5],
            &[2, 2, 0],
            &[3, half, -1],
        ));
        rows.push(binary(
            BinaryOp::Remainder,
            &[7, -1, 5],
            &[2, 2, 0],
            &[1, 1, 5],
        ));
        rows.push(binary(BinaryOp::Maximum, &[-1, 3], &[1, 2], &[-1, 3]));
        rows.push(binary(BinaryOp::Minimum, &[-1, 3], &[1, 2], &[1, 2]));
        rows.push(binary(
            BinaryOp::Power,
            &[3, 2, 0],
            &[4, bits, 0],
            &[81, 0, 1],
        ));
        rows.push(binary(BinaryOp::ShiftLeft, &[1, 1], &[2, bits], &[4, 0]));
        rows.push(binary(
            BinaryOp::ShiftRightLogical,
            &[-1, 8, 8],
            &[bits - 1, 2, bits],
            &[1, 2, 0],
        ));
        rows.push(binary(
            BinaryOp::ShiftRightArithmetic,
            &[-1, 8, -1, 8],
            &[1, 2, bits, bits],
            &[-1, 2, -1, 0],
        ));
    }
    for element in SIGNED.into_iter().chain(UNSIGNED) {
        let below = i64::from(element.is_signed()); // -1 is less than 1, unless it is the largest unsigned value
        for (direction, expected) in [
            (Direction::Eq, [0, 1, 0]),
            (Direction::Ne, [1, 0, 1]),
            (Direction::Lt, [below, 0, 1]),
            (Direction::Le, [below, 1, 1]),
            (Direction::Gt, [1 - below, 0, 0]),
            (Direction::Ge, [1 - below, 1, 0]),
        ] {
            rows.push(row(
                format!("compare {} {element}", direction.name()),
                &[
                    ints(element, [3], &[-1, 4, 2]),
                    ints(element, [3], &[1, 4, 3]),
                ],
                |f, p| vec![f.compare(direction, p[0], p[1])],
                &[preds(&expected)],
            ));
        }
        for op in [BinaryOp::And, BinaryOp::Or, BinaryOp::Xor] {
            let expected = match op {
                BinaryOp::And => [8, 3],
                BinaryOp::Or => [14, -1],
                _ => [6, -4],
            };
            rows.push(integer_binary(element, op, &[12, -1], &[10, 3], &expected));
        }
    }
    for (op, expected) in [
        (BinaryOp::Add, [0, 1, 1, 1]),
        (BinaryOp::Multiply, [0, 0, 0, 1]),
        (BinaryOp::Maximum, [0, 1, 1, 1]),
        (BinaryOp::Minimum, [0, 0, 0, 1]),
        (BinaryOp::And, [0, 0, 0, 1]),
        (BinaryOp::Or, [0, 1, 1, 1]),
        (BinaryOp::Xor, [0, 1, 1, 0]),
    ] {
        rows.push(integer_binary(
            Pred,
            op,
            &[0, 0, 1, 1],
            &[0, 1, 0, 1],
            &expected,
        ));
    }
    rows.push(integer_unary(Pred, UnaryOp::Not, &[0, 1], &[1, 0]));
    rows.push(row(
        "compare LT i1",
        &[preds(&[0, 0, 1, 1]), preds(&[0, 1, 0, 1])],
        |f, p| vec![f.compare(Direction::Lt, p[0], p[1])],
        &[preds(&[0, 1, 0, 0])],
    ));
    rows
}

fn integer_unary(element: ElementType, op: UnaryOp, x: &[i64], expected: &[i64]) -> Row {
    row(
        format!("{} {element}", op.name()),
        &[ints(element, [x.len()], x)],
        |f, p| vec![f.unary(op, p[0])],
        &[ints(element, [x.len()], expected)],
    )
}

fn integer_binary(
    element: ElementType,
    op: BinaryOp,
    x: &[i64],
    y: &[i64],
    expected: &[i64],
) -> Row {
    row(
        format!("{} {element}", op.name()),
        &[ints(element, [x.len()], x), ints(element, [x.len()], y)],
        |f, p| vec![f.binary(op, p[0], p[1])],
        &[ints(element, [x.len()], expected)],
    )
}
