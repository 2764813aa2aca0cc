//! Reductions, scans, sorts and dot products.

use stablehlo::{Combiner, Op, SortOrder};

use super::{Row, floats, ints, row};

pub fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for combiner in [Combiner::Add, Combiner::Mul, Combiner::Min, Combiner::Max] {
        for dimensions in [vec![1], vec![0, 2], vec![0, 1, 2], vec![]] {
            rows.push(row(
                format!("reduce {} along {dimensions:?}", combiner.name()),
                |n| [floats([2, n, 3]), floats([])],
                move |f, [x, init], _| vec![f.reduce(x, init, &dimensions, combiner)],
            ));
        }
        for (reverse, exclusive) in [(false, false), (false, true), (true, false), (true, true)] {
            rows.push(row(
                format!("scan {} {reverse} {exclusive}", combiner.name()),
                |n| [floats([2, n]), floats([])],
                move |f, [x, init], _| {
                    let scan = Op::Scan {
                        operand: x,
                        init,
                        dimension: 1,
                        combiner,
                        reverse,
                        exclusive,
                    };
                    vec![f.push(scan).unwrap()]
                },
            ));
        }
    }
    for descending in [true, false] {
        rows.push(row(
            format!("sort {descending}"),
            |n| [floats([n, 2]), floats([n, 2]), ints([n, 2])],
            move |f, [x, y, z], _| {
                let order = SortOrder {
                    descending,
                    total: false,
                };
                f.sort(&[x, y, z], 0, order)
            },
        ));
    }
    rows.push(row(
        "sort by integers",
        |n| [floats([2, n]), ints([2, n])],
        |f, [x, keys], _| {
            let order = SortOrder {
                descending: false,
                total: false,
            };
            f.sort(&[keys, x], 1, order)
        },
    ));
    rows.push(row(
        "dot_general",
        |n| [floats([2, n, 3, 2]), floats([3, 2, n, 4])],
        |f, [x, y], _| vec![f.dot_general(x, y, (&[3], &[1]), (&[1, 2], &[2, 0]))],
    ));
    rows
}
