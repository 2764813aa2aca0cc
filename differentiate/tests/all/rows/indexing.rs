//! Ops with computed indices. The indices are 1, 0, 2, 0, 1, ...: some occur twice, some are out of
//! bounds, and are dropped or clamped.

use stablehlo::{Combiner, GatherDims, Op, ScatterDims};

use super::{Row, floats, ints, row};

pub fn rows() -> Vec<Row> {
    let mut rows = vec![
        row(
            "gather",
            |n| [floats([2, 3]), ints([n, 2])],
            |f, [x, at], _| {
                let dims = GatherDims {
                    offset_dims: vec![],
                    collapsed_slice_dims: vec![0, 1],
                    start_index_map: vec![1, 0],
                    index_vector_dim: 1,
                };
                vec![f.gather(x, at, dims, &[1, 1])]
            },
        ),
        row(
            "gather of slices",
            |n| [floats([n + 1, 3]), ints([4])],
            |f, [x, at], _| {
                let dims = GatherDims {
                    offset_dims: vec![1, 2],
                    collapsed_slice_dims: vec![],
                    start_index_map: vec![1],
                    index_vector_dim: 1,
                };
                vec![f.gather(x, at, dims, &[1, 2])]
            },
        ),
    ];
    for combiner in [
        Combiner::Add,
        Combiner::Set,
        Combiner::Mul,
        Combiner::Min,
        Combiner::Max,
    ] {
        for unique in [true, false] {
            if combiner == Combiner::Mul && !unique {
                continue; // an error
            }
            let how = if unique { "once" } else { "twice" };
            // 1, 0, 2: the first and the last update of rows of size `n`.
            let count = if unique { 3 } else { 7 };
            rows.push(row(
                format!("scatter {} {how}", combiner.name()),
                move |n| [floats([2, n + 1]), floats([count, n]), ints([count, 1])],
                move |f, [x, updates, at], _| {
                    let op = Op::Scatter {
                        operand: x,
                        indices: at,
                        updates,
                        dims: ScatterDims {
                            update_window_dims: vec![1],
                            inserted_window_dims: vec![0],
                            scatter_dims_to_operand_dims: vec![0],
                            index_vector_dim: 1,
                        },
                        combiner,
                        indices_are_sorted: false,
                        unique_indices: unique,
                    };
                    vec![f.push(op).unwrap()]
                },
            ));
            rows.push(row(
                format!("scatter {} of numbers {how}", combiner.name()),
                move |n| [floats([n]), floats([count]), ints([count])],
                move |f, [x, updates, at], _| {
                    let op = Op::Scatter {
                        operand: x,
                        indices: at,
                        updates,
                        dims: ScatterDims::of_elements(1, 1),
                        combiner,
                        indices_are_sorted: false,
                        unique_indices: unique,
                    };
                    vec![f.push(op).unwrap()]
                },
            ));
        }
    }
    rows
}
