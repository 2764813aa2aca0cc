//! Rows for ops that move elements.

use stablehlo::ElementType::*;
use stablehlo::{Op, Scalar};

use super::{Row, counted, floats, ints, preds, row};

pub fn rows() -> Vec<Row> {
    let six = || counted(1, [2, 3]);
    vec![
        row(
            "broadcast_in_dim",
            &[ints(I32, [2], &[1, 2])],
            |f, p| {
                vec![
                    f.broadcast_in_dim(p[0], &[2, 3], &[0]),
                    f.broadcast_in_dim(p[0], &[3, 2], &[1]),
                ]
            },
            &[
                ints(I32, [2, 3], &[1, 1, 1, 2, 2, 2]),
                ints(I32, [3, 2], &[1, 2, 1, 2, 1, 2]),
            ],
        ),
        row(
            "broadcast_in_dim of one, and in another order",
            &[ints(I32, [1, 2], &[1, 2]), floats(F32, [], &[0.5])],
            |f, p| {
                vec![
                    f.broadcast_in_dim(p[0], &[2, 2], &[1, 0]),
                    f.broadcast_in_dim(p[1], &[2], &[]),
                ]
            },
            &[
                ints(I32, [2, 2], &[1, 1, 2, 2]),
                floats(F32, [2], &[0.5, 0.5]),
            ],
        ),
        row(
            "reshape",
            &[six()],
            |f, p| vec![f.reshape(p[0], &[3, 2])],
            &[counted(1, [3, 2])],
        ),
        row(
            "transpose",
            &[six(), counted(0, [2, 1, 3])],
            |f, p| vec![f.transpose(p[0], &[1, 0]), f.transpose(p[1], &[2, 0, 1])],
            &[
                ints(I32, [3, 2], &[1, 4, 2, 5, 3, 6]),
                ints(I32, [3, 2, 1], &[0, 3, 1, 4, 2, 5]),
            ],
        ),
        row(
            "reverse",
            &[six()],
            |f, p| vec![f.reverse(p[0], &[1]), f.reverse(p[0], &[0, 1])],
            &[
                ints(I32, [2, 3], &[3, 2, 1, 6, 5, 4]),
                ints(I32, [2, 3], &[6, 5, 4, 3, 2, 1]),
            ],
        ),
        row(
            "slice",
            &[counted(0, [3, 4])],
            |f, p| {
                vec![
                    f.slice(p[0], &[1, 0], &[3, 4], &[1, 3]),
                    f.slice(p[0], &[1, 1], &[1, 2], &[1, 1]),
                ]
            },
            &[ints(I32, [2, 2], &[4, 7, 8, 11]), ints(I32, [0, 1], &[])],
        ),
        row(
            "pad",
            &[ints(I32, [3], &[1, 2, 3]), ints(I32, [], &[9])],
            |f, p| {
                vec![
                    f.pad(p[0], p[1], &[1], &[2], &[0]),
                    f.pad(p[0], p[1], &[0], &[0], &[1]),
                    f.pad(p[0], p[1], &[-1], &[1], &[0]),
                    f.pad(p[0], p[1], &[-1], &[-2], &[2]),
                ]
            },
            &[
                ints(I32, [6], &[9, 1, 2, 3, 9, 9]),
                ints(I32, [5], &[1, 9, 2, 9, 3]),
                ints(I32, [3], &[2, 3, 9]),
                ints(I32, [4], &[9, 9, 2, 9]),
            ],
        ),
        row(
            "pad in two dimensions",
            &[preds(&[1, 0]), ints(Pred, [], &[1])],
            |f, p| {
                let x = f.reshape(p[0], &[1, 2]);
                vec![f.pad(x, p[1], &[1, 0], &[0, 1], &[0, 0])]
            },
            &[ints(Pred, [2, 3], &[1, 1, 1, 1, 0, 1])],
        ),
        row(
            "concatenate",
            &[
                six(),
                ints(I32, [2, 1], &[7, 8]),
                ints(I32, [1, 3], &[9, 9, 9]),
            ],
            |f, p| {
                vec![
                    f.concatenate(&[p[0], p[1]], 1),
                    f.concatenate(&[p[2], p[0]], 0),
                ]
            },
            &[
                ints(I32, [2, 4], &[1, 2, 3, 7, 4, 5, 6, 8]),
                ints(I32, [3, 3], &[9, 9, 9, 1, 2, 3, 4, 5, 6]),
            ],
        ),
        row(
            "rotate",
            &[six()],
            |f, p| {
                vec![
                    f.rotate(p[0], 1, 1),
                    f.rotate(p[0], 1, -1),
                    f.rotate(p[0], 0, 7),
                    f.rotate(p[0], 1, 6),
                ]
            },
            &[
                ints(I32, [2, 3], &[2, 3, 1, 5, 6, 4]),
                ints(I32, [2, 3], &[3, 1, 2, 6, 4, 5]),
                ints(I32, [2, 3], &[4, 5, 6, 1, 2, 3]),
                six(),
            ],
        ),
        row(
            "wrap",
            &[six(), ints(I32, [1], &[7])],
            |f, p| {
                vec![
                    f.wrap(p[0], 1, 2, 1),
                    f.wrap(p[0], 0, 0, 2),
                    f.wrap(p[0], 1, 3, 0),
                    f.wrap(p[1], 0, 1, 1),
                ]
            },
            &[
                ints(I32, [2, 6], &[2, 3, 1, 2, 3, 1, 5, 6, 4, 5, 6, 4]),
                ints(I32, [4, 3], &[1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]),
                ints(I32, [2, 6], &[1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6]),
                ints(I32, [3], &[7, 7, 7]),
            ],
        ),
        row(
            "wrap and extend nothing, where there is nothing",
            &[ints(I32, [2, 0], &[])],
            |f, p| {
                let op = Op::Wrap {
                    operand: p[0],
                    dimension: 1,
                    low: 0,
                    high: 0,
                };
                let wrapped = f.push(op).unwrap();
                vec![wrapped, f.wrap(p[0], 0, 2, 1), f.extend(p[0], 0, 2, 1)]
            },
            &[
                ints(I32, [2, 0], &[]),
                ints(I32, [5, 0], &[]),
                ints(I32, [5, 0], &[]),
            ],
        ),
        row(
            "extend",
            &[six(), preds(&[1, 0])],
            |f, p| {
                vec![
                    f.extend(p[0], 1, 1, 2),
                    f.extend(p[0], 0, 3, 0),
                    f.extend(p[1], 0, 0, 1),
                ]
            },
            &[
                ints(I32, [2, 6], &[1, 1, 2, 3, 3, 3, 4, 4, 5, 6, 6, 6]),
                ints(I32, [5, 3], &[1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 4, 5, 6]),
                preds(&[1, 0, 0]),
            ],
        ),
        row(
            "what moves nothing",
            &[six()],
            |f, p| {
                let count = f.len();
                let mut x = f.reshape(p[0], &[2, 3]);
                x = f.transpose(x, &[0, 1]);
                x = f.reverse(x, &[]);
                x = f.slice(x, &[0, 0], &[2, 3], &[1, 1]);
                x = f.broadcast_in_dim(x, &[2, 3], &[0, 1]);
                x = f.convert(x, I32);
                x = f.bitcast_convert(x, I32);
                x = f.concatenate(&[x], 0);
                x = f.rotate(x, 0, 0);
                x = f.wrap(x, 0, 0, 0);
                x = f.extend(x, 0, 0, 0);
                assert_eq!((x, f.len()), (p[0], count));
                let zero = f.scalar(I32, Scalar::Int(0));
                assert_eq!(f.pad(x, zero, &[0, 0], &[0, 0], &[0, 0]), p[0]);
                vec![x]
            },
            &[six()],
        ),
    ]
}
