//! Rows for scans and sorts.

use stablehlo::ElementType::*;
use stablehlo::{Combiner, Literal, Op, SortOrder};

use super::{Row, counted, floats, ints, preds, row};

pub fn rows() -> Vec<Row> {
    let mut rows = scans();
    rows.extend(sorts());
    rows
}

fn scans() -> Vec<Row> {
    let scan = |name: &str,
                combiner: Combiner,
                operand: Literal,
                init: Literal,
                dimension: usize,
                [reverse, exclusive]: [bool; 2],
                expected: Literal| {
        row(
            format!("scan {} {name}", combiner.name()),
            &[operand, init],
            |f, p| {
                let op = Op::Scan {
                    operand: p[0],
                    init: p[1],
                    dimension,
                    combiner,
                    reverse,
                    exclusive,
                };
                vec![f.push(op).unwrap()]
            },
            &[expected],
        )
    };
    let six = || counted(1, [2, 3]);
    let zero = || ints(I32, [], &[0]);
    let forwards = [false, false];
    let huge = || floats(F32, [4], &[1.0, 1e8, -1e8, 1.0]);
    vec![
        scan(
            "",
            Combiner::Add,
            six(),
            zero(),
            1,
            forwards,
            ints(I32, [2, 3], &[1, 3, 6, 4, 9, 15]),
        ),
        scan(
            "of columns",
            Combiner::Add,
            six(),
            zero(),
            0,
            forwards,
            ints(I32, [2, 3], &[1, 2, 3, 5, 7, 9]),
        ),
        scan(
            "backwards",
            Combiner::Add,
            six(),
            zero(),
            1,
            [true, false],
            ints(I32, [2, 3], &[6, 5, 3, 15, 11, 6]),
        ),
        scan(
            "of what is before",
            Combiner::Add,
            six(),
            zero(),
            1,
            [false, true],
            ints(I32, [2, 3], &[0, 1, 3, 0, 4, 9]),
        ),
        scan(
            "of what is behind",
            Combiner::Mul,
            six(),
            ints(I32, [], &[2]),
            1,
            [true, true],
            ints(I32, [2, 3], &[12, 6, 2, 60, 12, 2]),
        ),
        scan(
            "from another",
            Combiner::Min,
            ints(I32, [4], &[3, 5, 1, 2]),
            ints(I32, [], &[4]),
            0,
            forwards,
            ints(I32, [4], &[3, 3, 1, 1]),
        ),
        scan(
            "",
            Combiner::Max,
            ints(U8, [4], &[3, 5, 200, 2]),
            ints(U8, [], &[4]),
            0,
            forwards,
            ints(U8, [4], &[4, 5, 200, 200]),
        ),
        scan(
            "",
            Combiner::And,
            ints(I32, [3], &[7, 6, 3]),
            ints(I32, [], &[-1]),
            0,
            forwards,
            ints(I32, [3], &[7, 6, 2]),
        ),
        scan(
            "",
            Combiner::Or,
            preds(&[0, 1, 0]),
            ints(Pred, [], &[0]),
            0,
            forwards,
            preds(&[0, 1, 1]),
        ),
        scan(
            "",
            Combiner::Xor,
            ints(I32, [3], &[7, 6, 3]),
            zero(),
            0,
            forwards,
            ints(I32, [3], &[7, 1, 2]),
        ),
        scan(
            "in order",
            Combiner::Add,
            huge(),
            floats(F32, [], &[0.0]),
            0,
            forwards,
            floats(F32, [4], &[1.0, 1e8, 0.0, 1.0]),
        ),
        scan(
            "in reverse order",
            Combiner::Add,
            huge(),
            floats(F32, [], &[0.0]),
            0,
            [true, false],
            floats(F32, [4], &[1.0, 0.0, -1e8, 1.0]),
        ),
        scan(
            "of zeros with a sign",
            Combiner::Add,
            floats(F64, [2], &[-0.0, -0.0]),
            floats(F64, [], &[-0.0]),
            0,
            forwards,
            floats(F64, [2], &[-0.0, -0.0]),
        ),
        scan(
            "of bf16",
            Combiner::Add,
            floats(BF16, [3], &[1.0, 2.0, 0.5]),
            floats(BF16, [], &[0.0]),
            0,
            forwards,
            floats(BF16, [3], &[1.0, 3.0, 3.5]),
        ),
        scan(
            "of nothing",
            Combiner::Add,
            ints(I32, [0, 2], &[]),
            zero(),
            0,
            forwards,
            ints(I32, [0, 2], &[]),
        ),
        scan(
            "of empty lines",
            Combiner::Add,
            ints(I32, [0, 2], &[]),
            zero(),
            1,
            forwards,
            ints(I32, [0, 2], &[]),
        ),
        scan(
            "of one",
            Combiner::Add,
            ints(I32, [1], &[4]),
            ints(I32, [], &[3]),
            0,
            forwards,
            ints(I32, [1], &[7]),
        ),
    ]
}

fn sorts() -> Vec<Row> {
    let order = |descending, total| SortOrder { descending, total };
    let sort = |name: &str, operands: &[Literal], dimension, order, expected: &[Literal]| {
        row(
            format!("sort {name}"),
            operands,
            |f, p| f.sort(p, dimension, order),
            expected,
        )
    };
    let (nan, inf) = (f64::NAN, f64::INFINITY);
    vec![
        sort(
            "of rows",
            &[ints(I32, [2, 3], &[3, 1, 2, -1, 5, -7])],
            1,
            order(false, false),
            &[ints(I32, [2, 3], &[1, 2, 3, -7, -1, 5])],
        ),
        sort(
            "of columns, largest first",
            &[ints(U8, [3, 2], &[1, 200, 3, 4, 255, 6])],
            0,
            order(true, false),
            &[ints(U8, [3, 2], &[255, 200, 3, 6, 1, 4])],
        ),
        sort(
            "of several, that keeps equal ones in order",
            &[
                ints(I32, [5], &[2, 1, 2, 1, 0]),
                counted(0, [5]),
                floats(F64, [5], &[0.5, 1.5, 2.5, 3.5, 4.5]),
            ],
            0,
            order(false, false),
            &[
                ints(I32, [5], &[0, 1, 1, 2, 2]),
                ints(I32, [5], &[4, 1, 3, 0, 2]),
                floats(F64, [5], &[4.5, 1.5, 3.5, 0.5, 2.5]),
            ],
        ),
        sort(
            "of floats",
            &[floats(F32, [5], &[0.5, -inf, 0.0, inf, -3.0])],
            0,
            order(true, false),
            &[floats(F32, [5], &[inf, 0.5, 0.0, -3.0, -inf])],
        ),
        sort(
            "of floats, all of them",
            &[
                floats(F64, [6], &[nan, 0.0, -0.0, -inf, 1.0, inf]),
                counted(0, [6]),
            ],
            0,
            order(false, true),
            &[
                floats(F64, [6], &[-inf, -0.0, 0.0, 1.0, inf, nan]),
                ints(I32, [6], &[3, 2, 1, 4, 5, 0]),
            ],
        ),
        sort(
            "of nothing",
            &[ints(I32, [0, 2], &[])],
            0,
            order(false, false),
            &[ints(I32, [0, 2], &[])],
        ),
        sort(
            "of one",
            &[preds(&[1])],
            0,
            order(false, false),
            &[preds(&[1])],
        ),
        sort(
            "of i1",
            &[preds(&[1, 0, 1])],
            0,
            order(false, false),
            &[preds(&[0, 1, 1])],
        ),
    ]
}
