//! Rows for stencils.

use stablehlo::ElementType::{self, *};
use stablehlo::{Coefficient, Edge, Literal, Stencil, Tap};

use super::{Row, counted, floats, ints, row};

/// Returns taps in one dimension.
fn line(taps: &[(i64, f64)]) -> Vec<Tap> {
    let tap = |(offset, value): &(i64, f64)| Tap {
        offsets: vec![*offset],
        coefficient: Coefficient::constant(*value),
    };
    taps.iter().map(tap).collect()
}

pub fn rows() -> Vec<Row> {
    let mut rows = edges();
    rows.extend(element_types());
    rows.extend(coefficients());
    rows.extend(orders());
    rows
}

fn edges() -> Vec<Row> {
    let one = |name: &str, operand: Literal, start: i64, size: usize, edge, taps, expected| {
        row(
            format!("stencil {name}"),
            &[operand],
            |f, p| {
                let stencil = Stencil {
                    start: vec![start],
                    shape: vec![size],
                    edges: vec![edge],
                    taps: line(taps),
                };
                vec![f.stencil(p[0], &[], stencil)]
            },
            &[expected],
        )
    };
    let five = || ints(I32, [5], &[1, 10, 100, 1000, 10000]);
    let second: &[(i64, f64)] = &[(-1, 1.0), (0, -2.0), (1, 1.0)];
    vec![
        one(
            "valid",
            five(),
            1,
            3,
            Edge::Valid,
            second,
            ints(I32, [3], &[81, 810, 8100]),
        ),
        one(
            "zero",
            five(),
            0,
            5,
            Edge::Zero,
            second,
            ints(I32, [5], &[8, 81, 810, 8100, -19000]),
        ),
        one(
            "periodic",
            five(),
            0,
            5,
            Edge::Periodic,
            second,
            ints(I32, [5], &[10008, 81, 810, 8100, -18999]),
        ),
        one(
            "extend",
            five(),
            0,
            5,
            Edge::Extend,
            second,
            ints(I32, [5], &[9, 81, 810, 8100, -9000]),
        ),
        one(
            "of a box beyond the ends",
            five(),
            -2,
            9,
            Edge::Extend,
            &[(-1, -1.0), (0, 1.0)],
            ints(I32, [9], &[0, 0, 0, 9, 90, 900, 9000, 0, 0]),
        ),
        one(
            "of far zeros",
            ints(I32, [2], &[3, 4]),
            5,
            2,
            Edge::Zero,
            &[(0, 1.0), (-5, 1.0)],
            ints(I32, [2], &[3, 4]),
        ),
        one(
            "of one, periodic",
            ints(I32, [1], &[3]),
            0,
            1,
            Edge::Periodic,
            second,
            ints(I32, [1], &[0]),
        ),
        one(
            "of nothing",
            ints(I32, [0], &[]),
            0,
            0,
            Edge::Periodic,
            second,
            ints(I32, [0], &[]),
        ),
        one(
            "of zeros only",
            ints(I32, [0], &[]),
            0,
            2,
            Edge::Zero,
            second,
            ints(I32, [2], &[0, 0]),
        ),
        one(
            "of no place",
            five(),
            0,
            0,
            Edge::Valid,
            second,
            ints(I32, [0], &[]),
        ),
        row(
            "stencil in two dimensions, with two kinds of edges",
            &[counted(1, [3, 3])],
            |f, p| {
                let taps = [[0, 0], [-1, 0], [1, 0], [0, -1], [0, 1], [1, 1]];
                let taps = taps.map(|offsets| Tap {
                    offsets: offsets.into(),
                    coefficient: Coefficient::constant(if offsets == [0, 0] { -4.0 } else { 1.0 }),
                });
                let stencil = Stencil {
                    start: vec![0, 0],
                    shape: vec![3, 3],
                    edges: vec![Edge::Periodic, Edge::Zero],
                    taps: taps.into(),
                };
                vec![f.stencil(p[0], &[], stencil)]
            },
            // 7 + 4 + 2 + 5 - 4, 8 + 5 + 1 + 3 + 6 - 8, ...
            &[ints(I32, [3, 3], &[14, 15, 5, 5, 9, -7, -13, -6, -19])],
        ),
        row(
            "stencil of rank 0",
            &[floats(F64, [], &[1.5])],
            |f, p| {
                let tap = |value| Tap {
                    offsets: vec![],
                    coefficient: Coefficient::constant(value),
                };
                let stencil = Stencil {
                    start: vec![],
                    shape: vec![],
                    edges: vec![],
                    taps: vec![tap(2.0), tap(0.5)],
                };
                vec![f.stencil(p[0], &[], stencil)]
            },
            &[floats(F64, [], &[3.75])],
        ),
    ]
}

fn element_types() -> Vec<Row> {
    let all: [ElementType; 7] = [I8, U16, I64, F16, BF16, F32, F64];
    let mean = all.map(|element| {
        row(
            format!("stencil {element}"),
            &[ints(element, [4], &[1, 2, 4, 8])],
            |f, p| {
                let stencil = Stencil {
                    start: vec![1],
                    shape: vec![2],
                    edges: vec![Edge::Valid],
                    taps: line(&[(-1, 1.0), (0, 2.0), (1, 3.0)]),
                };
                vec![f.stencil(p[0], &[], stencil)]
            },
            &[ints(element, [2], &[17, 34])],
        )
    });
    mean.into()
}

fn coefficients() -> Vec<Row> {
    vec![row(
        "stencil with coefficients that are computed",
        &[
            floats(F32, [3], &[1.0, 2.0, 4.0]),
            floats(F32, [], &[10.0]),
            floats(F32, [3], &[1.0, 2.0, 3.0]),
        ],
        |f, p| {
            let mut taps = line(&[(-1, 0.5), (0, 0.0), (1, 0.0), (2, 0.0)]);
            taps[1].coefficient = Coefficient::Operand(1);
            taps[2].coefficient = Coefficient::Operand(0);
            taps[3].coefficient = Coefficient::Operand(0);
            let stencil = Stencil {
                start: vec![0],
                shape: vec![3],
                edges: vec![Edge::Periodic],
                taps,
            };
            vec![f.stencil(p[0], &p[1..], stencil)]
        },
        // 4/2 + 1*1 + 20 + 40, 1/2 + 2*2 + 40 + 10, 2/2 + 3*4 + 10 + 20
        &[floats(F32, [3], &[63.0, 54.5, 43.0])],
    )]
}

fn orders() -> Vec<Row> {
    let sum = |name: &str, taps: &[(i64, f64)], expected: [f64; 1]| {
        row(
            format!("stencil {name}"),
            &[floats(F32, [3], &[1e8, 1.0, -1e8])],
            |f, p| {
                let stencil = Stencil {
                    start: vec![1],
                    shape: vec![1],
                    edges: vec![Edge::Valid],
                    taps: line(taps),
                };
                vec![f.stencil(p[0], &[], stencil)]
            },
            &[floats(F32, [1], &expected)],
        )
    };
    vec![
        sum(
            "from left to right",
            &[(-1, 1.0), (0, 1.0), (1, 1.0)],
            [0.0],
        ),
        sum("from the ends", &[(-1, 1.0), (1, 1.0), (0, 1.0)], [1.0]),
        sum("that keeps the sign of a zero", &[(0, -0.0)], [-0.0]),
        sum(
            "of what is not finite",
            &[(0, f64::INFINITY), (1, 0.1)],
            [f64::INFINITY],
        ),
        sum("of a NaN", &[(0, f64::NAN), (1, 0.1)], [f64::NAN]),
    ]
}
