//! Elementwise ops.

use stablehlo::{BinaryOp, Classes, ElementType, Scalar, TensorType, UnaryOp};

use super::{F64, Row, floats, row};

pub fn rows() -> Vec<Row> {
    let float = |classes: Classes| classes.contain(F64);
    let unary = UnaryOp::ALL.iter().filter(|op| float(op.accepts()));
    let mut rows: Vec<Row> = unary
        .map(|op| {
            let row = row(
                op.name(),
                |n| [floats([n])],
                move |f, [x], _| {
                    let y = f.unary(*op, x);
                    vec![f.convert(y, F64)]
                },
            );
            match op {
                UnaryOp::Sqrt | UnaryOp::Rsqrt | UnaryOp::Cbrt | UnaryOp::Log => {
                    row.within(0.5, 2.0)
                }
                UnaryOp::Log1p => row.within(-0.5, 2.0),
                UnaryOp::Tan => row.within(-1.0, 1.0),
                _ => row,
            }
        })
        .collect();
    let binary = BinaryOp::ALL.iter().filter(|op| float(op.accepts()));
    rows.extend(binary.map(|op| {
        let row = row(
            op.name(),
            |n| [floats([n]), floats([n])],
            move |f, [x, y], _| vec![f.binary(*op, x, y)],
        );
        match op {
            BinaryOp::Divide | BinaryOp::Power => row.within(0.5, 2.0),
            // Not where it jumps.
            BinaryOp::Remainder => row.within(1.1, 1.9),
            _ => row,
        }
    }));
    rows.push(
        row(
            "divide by one number",
            |n| [floats([n]), floats([])],
            |f, [x, y], _| {
                let shape = f.shape(x).to_vec();
                let y = f.broadcast_in_dim(y, &shape, &[]);
                vec![f.binary(BinaryOp::Divide, x, y)]
            },
        )
        .within(0.5, 2.0),
    );
    rows.push(row(
        "clamp",
        |n| [floats([n]), floats([n]), floats([n])],
        |f, [low, x, high], _| vec![f.clamp(low, x, high)],
    ));
    rows.push(row(
        "clamp between numbers",
        |n| [floats([]), floats([n]), floats([])],
        |f, [low, x, high], _| vec![f.clamp(low, x, high)],
    ));
    rows.push(row(
        "select",
        |n| {
            let pred = TensorType::new(ElementType::Pred, [n]);
            [pred, floats([n]), floats([n])]
        },
        |f, [pred, x, y], _| vec![f.select(pred, x, y)],
    ));
    rows.push(row(
        "select one of two",
        |n| [floats([n]), floats([n])],
        |f, [x, y], _| {
            let pred = f.scalar(ElementType::Pred, Scalar::Int(1));
            vec![f.select(pred, x, y)]
        },
    ));
    rows.push(row(
        "convert",
        |n| [floats([n])],
        |f, [x], _| {
            let whole = f.convert(x, ElementType::I64);
            let back = f.convert(whole, F64);
            vec![f.binary(BinaryOp::Multiply, back, x)]
        },
    ));
    rows.push(row(
        "compare",
        |n| [floats([n]), floats([n])],
        |f, [x, y], _| {
            let less = f.compare(stablehlo::Direction::Lt, x, y);
            let less = f.convert(less, F64);
            vec![f.binary(BinaryOp::Multiply, less, x)]
        },
    ));
    rows
}
