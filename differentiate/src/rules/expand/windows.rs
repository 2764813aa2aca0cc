//! Expansions of minima, maxima and products over windows.

use stablehlo::{BinaryOp, Combiner, Func, GatherDims, Op, Scalar, Value};

use super::everywhere;
use crate::rules::places::counter;

/// Windows with more elements than this in a dimension are gathered instead of sliced one position
/// at a time.
const SLICES: usize = 16;

/// Reduces the windows one dimension at a time, as an additional dimension. The last dimension
/// comes first, so that of equal elements the first one in row-major order is selected.
pub(super) fn reduce_window(out: &mut Func, op: &Op, known: Value) -> Value {
    let Op::ReduceWindow {
        operand,
        init,
        window_dimensions,
        window,
        combiner,
    } = op
    else {
        unreachable!("there are no windows");
    };
    let element = out.tensor(*operand).element;
    let shape = out.shape(known).to_vec();
    let init = everywhere(out, *init, &shape);
    if shape.contains(&0) {
        return init;
    }
    let identity = combiner.identity(element).expect("it reduces floats");
    let identity = out.scalar(element, identity);
    let between: Vec<usize> = window.base_dilations.iter().map(|by| by - 1).collect();
    let mut x = out.pad(*operand, identity, &window.low, &window.high, &between);
    for d in (0..shape.len()).rev() {
        let along = WindowDim {
            dimension: d,
            count: shape[d],
            stride: window.strides[d],
            places: window_dimensions[d],
            dilation: window.window_dilations[d],
        };
        x = along.reduced(out, x, identity, *combiner);
    }
    let combine = combiner.binary().expect("it reduces");
    out.binary(combine, init, x)
}

/// The windows in one dimension.
struct WindowDim {
    dimension: usize,
    count: usize,
    stride: usize,
    places: usize,
    dilation: usize,
}

impl WindowDim {
    fn reduced(&self, out: &mut Func, x: Value, identity: Value, combiner: Combiner) -> Value {
        if self.places == 1 {
            return self.place(out, x, 0);
        }
        let windows = match self.places <= SLICES {
            true => {
                let mut shape = out.shape(x).to_vec();
                shape[self.dimension] = self.count;
                shape.insert(self.dimension + 1, 1);
                let slice = |nth: usize| {
                    let slice = self.place(out, x, nth);
                    out.reshape(slice, &shape)
                };
                let slices: Vec<Value> = (0..self.places).map(slice).collect();
                out.concatenate(&slices, self.dimension + 1)
            }
            false => self.gathered(out, x),
        };
        out.reduce(windows, identity, &[self.dimension + 1], combiner)
    }

    /// Returns element `nth` of each window.
    fn place(&self, out: &mut Func, x: Value, nth: usize) -> Value {
        let shape = out.shape(x).to_vec();
        let (mut start, mut limit, mut stride) =
            (vec![0; shape.len()], shape.clone(), vec![1; shape.len()]);
        start[self.dimension] = nth * self.dilation;
        limit[self.dimension] = start[self.dimension] + (self.count - 1) * self.stride + 1;
        stride[self.dimension] = self.stride;
        out.slice(x, &start, &limit, &stride)
    }

    /// Returns the windows, with an additional dimension for their elements.
    fn gathered(&self, out: &mut Func, x: Value) -> Value {
        let shape = out.shape(x).to_vec();
        let (d, sizes) = (self.dimension, [self.count, self.places]);
        let element = counter(shape[d]);
        let counted = |out: &mut Func, dimension: usize, by: usize| {
            let count = out.iota(element, &sizes, dimension);
            let ty = out.tensor(count).clone();
            let by = out.splat(ty, Scalar::Int(by as i64));
            out.binary(BinaryOp::Multiply, count, by)
        };
        let (windows, places) = (counted(out, 0, self.stride), counted(out, 1, self.dilation));
        let indices = out.binary(BinaryOp::Add, windows, places);
        let dims = GatherDims {
            offset_dims: (0..shape.len() + 1)
                .filter(|to| *to != d && *to != d + 1)
                .collect(),
            collapsed_slice_dims: vec![d],
            start_index_map: vec![d],
            index_vector_dim: 2,
        };
        let mut slice = shape;
        slice[d] = 1;
        out.gather(x, indices, dims, &slice)
    }
}
