//! Data movement: transposes, pads, slices, concatenates, gathers, scatters, updates.

use stablehlo::ElementType::{F32, F64, I32, I64};
use stablehlo::{
    BinaryOp, Combiner, ElementType, Func, GatherDims, Scalar, ScatterDims, SortOrder, TensorType,
    Value,
};

use super::{INDICES, Programs};

const LARGE: [usize; 2] = [1024, 1024];
const BOX: [usize; 3] = [64, 128, 128];

pub(super) fn add(all: &mut Programs) {
    for element in [F32, F64] {
        all.add("transpose", &LARGE, element, |f, x| f.transpose(x, &[1, 0]));
        for permutation in [[0, 2, 1], [1, 0, 2], [2, 1, 0]] {
            let form = format!("transpose to {permutation:?}");
            all.add(&form, &BOX, element, |f, x| f.transpose(x, &permutation));
        }
        all.add("pad", &LARGE, element, |f, x| {
            let zero = f.scalar(element, Scalar::Int(0));
            f.pad(x, zero, &[1, 1], &[1, 1], &[0, 0])
        });
        all.add("gather elements", &LARGE, element, gathered);
        all.add("scatter-add elements", &LARGE, element, scattered);
        all.add("update a strip", &LARGE, element, |f, x| strip(f, x, 0));
    }
    all.add("transpose", &[1000, 1000], F32, |f, x| {
        f.transpose(x, &[1, 0])
    });
    all.add("transpose", &[100, 120], F32, |f, x| {
        f.transpose(x, &[1, 0])
    });
    all.add("add transposed", &LARGE, F32, |f, x| {
        let y = f.parameter(f.tensor(x).clone());
        let y = f.transpose(y, &[1, 0]);
        f.binary(BinaryOp::Add, x, y)
    });
    for dimension in [0, 1] {
        let along = |form: &str| format!("{form} along {dimension}");
        all.add(&along("reverse"), &LARGE, F32, |f, x| {
            f.reverse(x, &[dimension])
        });
        all.add(&along("concatenate"), &LARGE, F32, |f, x| {
            let y = f.parameter(f.tensor(x).clone());
            f.concatenate(&[x, y], dimension)
        });
        all.add(&along("roll"), &LARGE, F32, |f, x| {
            f.rotate(x, dimension, 1)
        });
        all.add(&along("add rolled"), &LARGE, F32, |f, x| {
            let rolled = f.rotate(x, dimension, 1);
            f.binary(BinaryOp::Subtract, rolled, x)
        });
        all.add(&along("wrap"), &LARGE, F32, |f, x| {
            f.wrap(x, dimension, 1, 1)
        });
        all.add(&along("difference"), &LARGE, F32, |f, x| {
            let (mut start, mut limit) = ([0, 0], LARGE);
            let low = (start[dimension], limit[dimension]);
            limit[dimension] -= 1;
            let before = f.slice(x, &start, &limit, &[1, 1]);
            (start[dimension], limit[dimension]) = (low.0 + 1, low.1);
            let behind = f.slice(x, &start, &limit, &[1, 1]);
            f.binary(BinaryOp::Subtract, behind, before)
        });
        all.add(&along("every other"), &[2048, 2048], F32, |f, x| {
            let mut stride = [1, 1];
            stride[dimension] = 2;
            f.slice(x, &[0, 0], &[2048, 2048], &stride)
        });
    }
    all.add("reshape to lines of 1000", &[1000, 1024], F32, |f, x| {
        f.reshape(x, &[1024, 1000])
    });
    all.add("transpose and reshape", &LARGE, F32, |f, x| {
        let x = f.transpose(x, &[1, 0]);
        f.reshape(x, &[512, 2048])
    });
    all.add("dynamic slice", &[2048, 2048], F32, |f, x| {
        let starts = starts(f, 17);
        f.dynamic_slice(x, &starts, &LARGE)
    });
    all.add("scatter rows", &[4096, 64], F32, scattered_rows);
    all.add("update a column", &LARGE, F32, |f, x| strip(f, x, 1));
    all.add("gather rows", &LARGE, F32, gathered_rows);
    all.add("scatter rows", &LARGE, F32, scattered_rows);
    all.add("gather few elements", &[1 << 20], F32, |f, x| {
        few(f, x, 1 << 14)
    });
    for (dimension, shape) in [(1, [64, 1024]), (0, [1024, 64]), (1, [256, 100])] {
        let form = format!("sort along {dimension}");
        all.add(&form, &shape, F32, |f, x| {
            let order = SortOrder {
                descending: false,
                total: false,
            };
            f.sort(&[x], dimension, order)[0]
        });
    }
    all.add("reshape of a sum", &LARGE, F32, |f, x| {
        let sum = f.binary(BinaryOp::Add, x, x);
        let lines = f.reshape(sum, &[512, 2048]);
        let behind = f.slice(lines, &[0, 1], &[512, 2048], &[1, 1]);
        let before = f.slice(lines, &[0, 0], &[512, 2047], &[1, 1]);
        f.binary(BinaryOp::Subtract, behind, before)
    });
    for shape in [LARGE, [300, 256]] {
        let [rows, columns] = shape;
        all.add("reshape of a difference", &shape, F32, |f, x| {
            let behind = f.slice(x, &[0, 1], &shape, &[1, 1]);
            let before = f.slice(x, &[0, 0], &[rows, columns - 1], &[1, 1]);
            let step = f.binary(BinaryOp::Subtract, behind, before);
            let lines = f.reshape(step, &[columns - 1, rows]);
            f.binary(BinaryOp::Multiply, lines, lines)
        });
    }
}

fn indices(f: &mut Func, shape: &[usize]) -> Value {
    f.parameter(TensorType::new(I32, shape))
}

fn starts(f: &mut Func, at: i64) -> [Value; 2] {
    [at; 2].map(|at| f.scalar(I64, Scalar::Int(at)))
}

/// Gathers as many elements as the array has, at indices that are data.
fn gathered(f: &mut Func, x: Value) -> Value {
    let at = indices(f, &[LARGE[0] * LARGE[1], 2]);
    let dims = GatherDims::of_elements(2, 1);
    f.gather(x, at, dims, &[1, 1])
}

fn gathered_rows(f: &mut Func, x: Value) -> Value {
    let at = indices(f, &[INDICES]);
    let dims = GatherDims {
        offset_dims: vec![1],
        collapsed_slice_dims: vec![0],
        start_index_map: vec![0],
        index_vector_dim: 1,
    };
    f.gather(x, at, dims, &[1, LARGE[1]])
}

fn few(f: &mut Func, x: Value, count: usize) -> Value {
    let at = indices(f, &[count]);
    let dims = GatherDims::of_elements(1, 1);
    f.gather(x, at, dims, &[1])
}

fn scattered(f: &mut Func, x: Value) -> Value {
    let count = 1 << 16;
    let at = indices(f, &[count, 2]);
    let element: ElementType = f.tensor(x).element;
    let updates = f.parameter(TensorType::new(element, [count]));
    let dims = ScatterDims::of_elements(2, 1);
    f.scatter(x, at, updates, dims, Combiner::Add)
}

fn scattered_rows(f: &mut Func, x: Value) -> Value {
    let at = indices(f, &[256]);
    let line = f.shape(x)[1];
    let updates = f.parameter(TensorType::new(F32, [256, line]));
    let dims = ScatterDims {
        update_window_dims: vec![1],
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
    };
    f.scatter(x, at, updates, dims, Combiner::Add)
}

/// Writes a strip of 4 in one dimension into a copy of the array.
fn strip(f: &mut Func, x: Value, dimension: usize) -> Value {
    let mut shape = LARGE;
    shape[dimension] = 4;
    let update = f.parameter(TensorType::new(f.tensor(x).element, shape));
    let starts = starts(f, 0);
    f.dynamic_update_slice(x, update, &starts)
}
