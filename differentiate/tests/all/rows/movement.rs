//! Ops that move elements.

use stablehlo::{BinaryOp, ElementType, Literal};

use super::{F64, Row, floats, ints, not_empty, row};

pub fn rows() -> Vec<Row> {
    vec![
        row(
            "broadcast_in_dim",
            |n| [floats([n, 1])],
            |f, [x], n| vec![f.broadcast_in_dim(x, &[3, 2, n], &[2, 1])],
        ),
        row(
            "reshape",
            |n| [floats([n, 2])],
            |f, [x], n| vec![f.reshape(x, &[2 * n])],
        ),
        row(
            "transpose",
            |n| [floats([n, 2, 3])],
            |f, [x], _| vec![f.transpose(x, &[2, 0, 1])],
        ),
        row(
            "reverse",
            |n| [floats([n, 2])],
            |f, [x], _| vec![f.reverse(x, &[0, 1])],
        ),
        row(
            "rotate",
            |n| [floats([n, 2])],
            |f, [x], _| vec![f.rotate(x, 0, 2)],
        ),
        row(
            "slice",
            |n| [floats([n + 2, 3])],
            |f, [x], n| vec![f.slice(x, &[1, 0], &[n + 2, 3], &[2, 2])],
        ),
        row(
            "pad",
            |n| [floats([n, 3]), floats([])],
            |f, [x, value], _| vec![f.pad(x, value, &[1, -1], &[-1, 2], &[2, 1])],
        ),
        row(
            "concatenate",
            |n| [floats([2, n]), floats([2, 1]), floats([2, n])],
            |f, [x, y, z], _| vec![f.concatenate(&[x, y, z, x], 1)],
        ),
        row(
            "dynamic_slice",
            |n| [floats([n + 1, 3]), ints([])],
            |f, [x, at], n| vec![f.dynamic_slice(x, &[at, at], &[n, 2])],
        ),
        row(
            "dynamic_update_slice",
            |n| [floats([n + 1, 3]), floats([n, 2]), ints([])],
            |f, [x, part, at], _| vec![f.dynamic_update_slice(x, part, &[at, at])],
        ),
        row(
            "wrap",
            |n| [floats([n, 2])],
            |f, [x], n| vec![f.wrap(x, 0, n.min(2), n)],
        ),
        not_empty(row(
            "extend",
            |n| [floats([2, n])],
            |f, [x], _| vec![f.extend(x, 1, 3, 2)],
        )),
        row(
            "extend nothing",
            |n| [floats([n, 2])],
            |f, [x], _| vec![f.extend(x, 1, 0, 2)],
        ),
        row(
            "iota",
            |n| [floats([n])],
            |f, [x], n| {
                let count = f.iota(F64, &[n], 0);
                vec![f.binary(BinaryOp::Multiply, x, count)]
            },
        ),
        row(
            "constant",
            |n| [floats([n])],
            |f, [x], n| {
                let values: Vec<f64> = (0..n).map(|k| k as f64).collect();
                let constant = f.constant(Literal::from_f64s(F64, [n], &values));
                vec![f.binary(BinaryOp::Multiply, x, constant)]
            },
        ),
        row(
            "optimization_barrier",
            |n| [floats([n]), floats([n]), ints([])],
            |f, [x, y, i], _| {
                let all = f.optimization_barrier(&[x, i, y]);
                vec![all[0], f.binary(BinaryOp::Multiply, all[0], all[2])]
            },
        ),
        row(
            "bitcast_convert",
            |n| [floats([n])],
            |f, [x], _| {
                let bits = f.bitcast_convert(x, ElementType::U64);
                let bits = f.rotate(bits, 0, 1);
                let moved = f.bitcast_convert(bits, F64);
                vec![f.binary(BinaryOp::Multiply, x, moved)]
            },
        ),
    ]
}
