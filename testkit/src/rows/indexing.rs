//! Rows for ops with computed indices.

use stablehlo::ElementType::*;
use stablehlo::{Combiner, GatherDims, Literal, Op, ScatterDims};

use super::{Row, at, counted, floats, ints, preds, row};

pub fn rows() -> Vec<Row> {
    let mut rows = vec![
        row(
            "dynamic_slice",
            &[counted(0, [3, 4]), at(1), at(2)],
            |f, p| vec![f.dynamic_slice(p[0], &[p[1], p[2]], &[2, 2])],
            &[ints(I32, [2, 2], &[6, 7, 10, 11])],
        ),
        row(
            "dynamic_slice moves its starts",
            &[counted(0, [3, 4]), at(-5), at(100)],
            |f, p| vec![f.dynamic_slice(p[0], &[p[1], p[2]], &[2, 2])],
            &[ints(I32, [2, 2], &[2, 3, 6, 7])],
        ),
        row(
            "dynamic_slice by u8",
            &[counted(0, [300]), ints(U8, [], &[200])],
            |f, p| vec![f.dynamic_slice(p[0], &[p[1]], &[1])],
            &[ints(I32, [1], &[200])],
        ),
        row(
            "dynamic_update_slice",
            &[counted(0, [2, 3]), ints(I32, [1, 2], &[7, 8]), at(1), at(0)],
            |f, p| vec![f.dynamic_update_slice(p[0], p[1], &[p[2], p[3]])],
            &[ints(I32, [2, 3], &[0, 1, 2, 7, 8, 5])],
        ),
        row(
            "dynamic_update_slice moves its starts",
            &[
                counted(0, [2, 3]),
                ints(I32, [1, 2], &[7, 8]),
                at(-1),
                at(9),
            ],
            |f, p| vec![f.dynamic_update_slice(p[0], p[1], &[p[2], p[3]])],
            &[ints(I32, [2, 3], &[0, 7, 8, 3, 4, 5])],
        ),
    ];
    rows.extend(gathers());
    rows.extend(scatters());
    rows
}

fn gathers() -> Vec<Row> {
    let elements = |index_vector_dim| GatherDims {
        offset_dims: vec![],
        collapsed_slice_dims: vec![0],
        start_index_map: vec![0],
        index_vector_dim,
    };
    vec![
        row(
            "gather of elements, of which two are moved",
            &[counted(10, [4]), ints(I64, [2, 2], &[3, 0, -1, 9])],
            |f, p| vec![f.gather(p[0], p[1], elements(2), &[1])],
            &[ints(I32, [2, 2], &[13, 10, 10, 13])],
        ),
        row(
            "gather of rows",
            &[counted(0, [3, 2]), ints(I32, [2, 1], &[2, 0])],
            |f, p| {
                let dims = GatherDims {
                    offset_dims: vec![1],
                    ..elements(1)
                };
                vec![f.gather(p[0], p[1], dims, &[1, 2])]
            },
            &[ints(I32, [2, 2], &[4, 5, 0, 1])],
        ),
        row(
            "gather of windows, the components of an index first and in another order",
            &[counted(0, [3, 4]), ints(I32, [2, 3], &[0, 3, 1, 0, 1, 9])],
            |f, p| {
                let dims = GatherDims {
                    offset_dims: vec![0, 2],
                    collapsed_slice_dims: vec![],
                    start_index_map: vec![1, 0],
                    index_vector_dim: 0,
                };
                vec![f.gather(p[0], p[1], dims, &[2, 2])]
            },
            // (column, row) 0,0; 3,1 clamped to 2,1; 1,9 clamped to 1,1.
            &[ints(
                I32,
                [2, 3, 2],
                &[0, 1, 6, 7, 5, 6, 4, 5, 10, 11, 9, 10],
            )],
        ),
        row(
            "gather of sorted indices",
            &[floats(F64, [3], &[0.5, 1.5, 2.5]), ints(U8, [2], &[1, 2])],
            |f, p| {
                let op = Op::Gather {
                    operand: p[0],
                    indices: p[1],
                    dims: elements(1),
                    slice_sizes: vec![1],
                    indices_are_sorted: true,
                };
                vec![f.push(op).unwrap()]
            },
            &[floats(F64, [2], &[1.5, 2.5])],
        ),
    ]
}

fn scatters() -> Vec<Row> {
    let elements = || ScatterDims::of_elements(1, 1);
    let indices = || ints(I32, [5], &[1, 3, 1, -1, 4]); // two equal indices, two out of bounds
    let combine = |combiner: Combiner, operand: Literal, updates: Literal, expected: Literal| {
        row(
            format!("scatter {}", combiner.name()),
            &[operand, indices(), updates],
            |f, p| vec![f.scatter(p[0], p[1], p[2], elements(), combiner)],
            &[expected],
        )
    };
    let four = |values: &[i64]| ints(I32, [4], values);
    let five = || ints(I32, [5], &[5, 6, 9, 100, 100]);
    vec![
        combine(
            Combiner::Add,
            four(&[1, 2, 3, 4]),
            five(),
            four(&[1, 16, 3, 10]),
        ),
        combine(
            Combiner::Mul,
            four(&[1, 2, 3, 4]),
            five(),
            four(&[1, 90, 3, 24]),
        ),
        combine(
            Combiner::Min,
            four(&[1, 7, 3, 4]),
            five(),
            four(&[1, 5, 3, 4]),
        ),
        combine(
            Combiner::Max,
            four(&[1, 7, 3, 4]),
            five(),
            four(&[1, 9, 3, 6]),
        ),
        combine(
            Combiner::And,
            four(&[-1, -1, -1, -1]),
            five(),
            four(&[-1, 1, -1, 6]),
        ),
        combine(
            Combiner::Or,
            four(&[0, 0, 0, 1]),
            five(),
            four(&[0, 13, 0, 7]),
        ),
        combine(
            Combiner::Xor,
            four(&[0, 0, 0, 1]),
            five(),
            four(&[0, 12, 0, 7]),
        ),
        combine(
            Combiner::Set,
            preds(&[1, 1, 1, 1]),
            preds(&[0, 1, 0, 0, 0]),
            preds(&[1, 0, 1, 1]),
        ),
        row(
            "scatter of rows, of unique sorted indices",
            &[
                counted(0, [3, 2]),
                ints(I32, [2, 1], &[0, 2]),
                ints(I32, [2, 2], &[7, 8, 9, 10]),
            ],
            |f, p| {
                let op = Op::Scatter {
                    operand: p[0],
                    indices: p[1],
                    updates: p[2],
                    dims: ScatterDims {
                        update_window_dims: vec![1],
                        ..elements()
                    },
                    combiner: Combiner::Set,
                    indices_are_sorted: true,
                    unique_indices: true,
                };
                vec![f.push(op).unwrap()]
            },
            &[ints(I32, [3, 2], &[7, 8, 2, 3, 9, 10])],
        ),
        row(
            "scatter leaves out windows that do not fit",
            &[
                ints(I32, [4], &[0, 0, 0, 0]),
                ints(I32, [3, 1], &[0, 3, -1]),
                ints(I32, [3, 2], &[1, 2, 3, 4, 5, 6]),
            ],
            |f, p| {
                let dims = ScatterDims {
                    update_window_dims: vec![1],
                    inserted_window_dims: vec![],
                    ..elements()
                };
                vec![f.scatter(p[0], p[1], p[2], dims, Combiner::Add)]
            },
            &[ints(I32, [4], &[1, 2, 0, 0])],
        ),
        row(
            "scatter into nothing, along no dimension",
            &[
                ints(I32, [0], &[]),
                ints(I32, [1, 0], &[]),
                ints(I32, [1], &[7]),
            ],
            |f, p| {
                let dims = ScatterDims {
                    scatter_dims_to_operand_dims: vec![],
                    ..elements()
                };
                vec![f.scatter(p[0], p[1], p[2], dims, Combiner::Set)]
            },
            &[ints(I32, [0], &[])],
        ),
        row(
            "scatter in two dimensions, the components of an index first and in another order",
            &[
                ints(I32, [2, 3], &[0; 6]),
                ints(I32, [2, 2], &[2, 0, 0, 1]),
                ints(I32, [2], &[5, 6]),
            ],
            |f, p| {
                let dims = ScatterDims {
                    update_window_dims: vec![],
                    inserted_window_dims: vec![0, 1],
                    scatter_dims_to_operand_dims: vec![1, 0],
                    index_vector_dim: 0,
                };
                vec![f.scatter(p[0], p[1], p[2], dims, Combiner::Set)]
            },
            &[ints(I32, [2, 3], &[0, 0, 5, 6, 0, 0])],
        ),
    ]
}
