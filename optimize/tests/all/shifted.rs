//! Ways to write an array shifted by an element in a dimension, and sums of three of them.

use ElementType::{F64, I32};
use stablehlo::{
    BinaryOp, Combiner, ConvolutionDims, Direction, ElementType, Func, GatherDims, Literal, Scalar,
    TensorType, Value, Window,
};

/// `x[p + by]` in dimension `d`; without boundary condition, the result is shorter by the taps
/// beside the centre.
pub type View = fn(&mut Func, Value, usize, i64) -> Value;

/// `x[p - 1] - 2 x[p] + x[p + 1]` in dimension `d`.
pub type Sum = fn(&mut Func, Value, usize) -> Value;

#[rustfmt::skip] // tables stay aligned
pub const VIEWS: &[(&str, View)] = &[
    ("around: rotate",            rotate),
    ("around: wrap and slice",    wrap),
    ("around: concatenate",       parts_that_go_around),
    ("around: gather, remainder", gather_remainder),
    ("around: gather, select",    gather_around),
    ("repeated: extend",          extend),
    ("repeated: concatenate",     repeated_ends),
    ("repeated: gather, clamp",   gather_clamped),
    ("zero: pad and slice",       pad_and_slice),
    ("zero: pad",                 pad),
    ("zero: concatenate",         with_zeros),
    ("zero: masked rotate",       masked_rotate),
    ("zero: masked gather",       masked_gather),
    ("inside: slice",             slice),
    ("inside: dynamic_slice",     dynamic_slice),
    ("inside: gather",            gather_inside),
    ("one-sided: slice",          one_sided),
];

#[rustfmt::skip] // tables stay aligned
pub const SUMS: &[(&str, Sum)] = &[
    ("zero: reduce_window",       windows),
    ("zero: convolution",         convolution),
    ("inside: reduce_window",     windows_inside),
    ("inside: gather, reduce",    gathered_windows),
];

fn size(f: &Func, x: Value, d: usize) -> usize {
    f.shape(x)[d]
}

fn cut(f: &mut Func, x: Value, d: usize, start: usize, limit: usize) -> Value {
    let shape = f.shape(x).to_vec();
    let (mut starts, mut limits) = (vec![0; shape.len()], shape.clone());
    (starts[d], limits[d]) = (start, limit);
    f.slice(x, &starts, &limits, &vec![1; shape.len()])
}

fn rotate(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    f.rotate(x, d, by)
}

fn wrap(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let (all, n) = (f.wrap(x, d, 1, 1), size(f, x, d));
    cut(f, all, d, (1 + by) as usize, (1 + by) as usize + n)
}

fn parts_that_go_around(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let n = size(f, x, d);
    if by == 0 {
        return x;
    }
    let at = by.rem_euclid(n as i64) as usize;
    let parts = [cut(f, x, d, at, n), cut(f, x, d, 0, at)];
    f.concatenate(&parts, d)
}

/// The positions in a dimension of `n` elements, each shifted by `by`.
fn positions(f: &mut Func, n: usize, by: i64) -> Value {
    let at = f.iota(I32, &[n], 0);
    let by = f.splat(TensorType::new(I32, [n]), Scalar::Int(by));
    f.binary(BinaryOp::Add, at, by)
}

/// The elements of `x` at these positions in dimension `d`.
fn take(f: &mut Func, x: Value, d: usize, at: Value) -> Value {
    let (mut shape, n) = (f.shape(x).to_vec(), size(f, at, 0));
    let at = f.reshape(at, &[n, 1]);
    let others = (0..shape.len()).filter(|k| *k != d);
    let dims = GatherDims {
        offset_dims: others.collect(),
        collapsed_slice_dims: vec![d],
        start_index_map: vec![d],
        index_vector_dim: 1,
    };
    shape[d] = 1;
    f.gather(x, at, dims, &shape)
}

fn everywhere_like(f: &mut Func, like: Value, number: i64) -> Value {
    f.splat(f.tensor(like).clone(), Scalar::Int(number))
}

fn gather_remainder(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let n = size(f, x, d) as i64;
    let at = positions(f, n as usize, by + n);
    let n = everywhere_like(f, at, n);
    let at = f.binary(BinaryOp::Remainder, at, n);
    take(f, x, d, at)
}

fn gather_around(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let n = size(f, x, d) as i64;
    let at = positions(f, n as usize, by);
    let (ends, to) = match by {
        -1 => (-1, n - 1),
        _ => (n, 0),
    };
    let [ends, to] = [ends, to].map(|number| everywhere_like(f, at, number));
    let is_end = f.compare(Direction::Eq, at, ends);
    let at = f.select(is_end, to, at);
    take(f, x, d, at)
}

fn extend(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let (all, n) = (f.extend(x, d, 1, 1), size(f, x, d));
    cut(f, all, d, (1 + by) as usize, (1 + by) as usize + n)
}

/// `x` shifted, with an end computed by `end` from the index of the last element.
fn moved(
    f: &mut Func,
    x: Value,
    d: usize,
    by: i64,
    end: impl FnOnce(&mut Func, usize) -> Value,
) -> Value {
    let n = size(f, x, d);
    let parts = match by {
        -1 => [end(f, 0), cut(f, x, d, 0, n - 1)],
        0 => return x,
        _ => [cut(f, x, d, 1, n), end(f, n - 1)],
    };
    f.concatenate(&parts, d)
}

fn repeated_ends(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    moved(f, x, d, by, |f, at| cut(f, x, d, at, at + 1))
}

fn clamped(f: &mut Func, n: usize, by: i64) -> Value {
    let at = positions(f, n, by);
    let [first, last] = [0, n as i64 - 1].map(|end| everywhere_like(f, at, end));
    f.clamp(first, at, last)
}

fn gather_clamped(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let at = clamped(f, size(f, x, d), by);
    take(f, x, d, at)
}

fn pad_by(f: &mut Func, x: Value, d: usize, low: i64, high: i64) -> Value {
    let zero = f.scalar(F64, Scalar::Int(0));
    let none = vec![0; f.shape(x).len()];
    let (mut lows, mut highs) = (vec![0; none.len()], vec![0; none.len()]);
    (lows[d], highs[d]) = (low, high);
    f.pad(x, zero, &lows, &highs, &none)
}

fn pad_and_slice(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let (all, n) = (pad_by(f, x, d, 1, 1), size(f, x, d));
    cut(f, all, d, (1 + by) as usize, (1 + by) as usize + n)
}

fn pad(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    pad_by(f, x, d, -by, by)
}

fn with_zeros(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    moved(f, x, d, by, |f, _| {
        let mut shape = f.shape(x).to_vec();
        shape[d] = 1;
        f.splat(TensorType::new(F64, shape), Scalar::Int(0))
    })
}

/// `x` where the element at offset `by` is inside, and 0 elsewhere.
fn masked(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let shape = f.shape(x).to_vec();
    let at = f.iota(I32, &shape, d);
    let (direction, end) = match by {
        -1 => (Direction::Gt, 0),
        0 => return x,
        _ => (Direction::Lt, shape[d] as i64 - 1),
    };
    let end = everywhere_like(f, at, end);
    let inside = f.compare(direction, at, end);
    let zero = everywhere_like(f, x, 0);
    f.select(inside, x, zero)
}

fn masked_rotate(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let view = f.rotate(x, d, by);
    masked(f, view, d, by)
}

fn masked_gather(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let view = gather_clamped(f, x, d, by);
    masked(f, view, d, by)
}

fn slice(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let n = size(f, x, d);
    cut(f, x, d, (1 + by) as usize, (n as i64 - 1 + by) as usize)
}

fn dynamic_slice(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let mut sizes = f.shape(x).to_vec();
    sizes[d] -= 2;
    let starts = (0..sizes.len()).map(|k| if k == d { 1 + by } else { 0 });
    let starts = starts.map(|at| f.scalar(I32, Scalar::Int(at)));
    let starts: Vec<Value> = starts.collect();
    f.dynamic_slice(x, &starts, &sizes)
}

fn gather_inside(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let at = positions(f, size(f, x, d) - 2, by + 1);
    take(f, x, d, at)
}

fn one_sided(f: &mut Func, x: Value, d: usize, by: i64) -> Value {
    let n = size(f, x, d);
    cut(f, x, d, (1 - by) as usize, (n as i64 - 1 - by) as usize)
}

/// The sum of windows of three, minus three times the centre; as long as the array if there is a
/// `margin` around it.
fn less_the_middle(f: &mut Func, x: Value, d: usize, margin: i64) -> Value {
    let zero = f.scalar(F64, Scalar::Int(0));
    let rank = f.shape(x).len();
    let (mut places, mut window) = (vec![1; rank], Window::plain(rank));
    places[d] = 3;
    (window.low[d], window.high[d]) = (margin, margin);
    let sums = f.reduce_window(x, zero, &places, window, Combiner::Add);
    let off = 1 - margin as usize;
    without_the_middle(f, x, d, off, sums)
}

/// `sums`, minus three times `x` without `off` elements at both ends.
fn without_the_middle(f: &mut Func, x: Value, d: usize, off: usize, sums: Value) -> Value {
    let n = size(f, x, d);
    let here = cut(f, x, d, off, n - off);
    let three = everywhere_like(f, here, 3);
    let here = f.binary(BinaryOp::Multiply, here, three);
    f.binary(BinaryOp::Subtract, sums, here)
}

fn windows(f: &mut Func, x: Value, d: usize) -> Value {
    less_the_middle(f, x, d, 1)
}

fn windows_inside(f: &mut Func, x: Value, d: usize) -> Value {
    less_the_middle(f, x, d, 0)
}

/// As a loop over the positions of a window is raised.
fn gathered_windows(f: &mut Func, x: Value, d: usize) -> Value {
    let (mut slices, n) = (f.shape(x).to_vec(), size(f, x, d) - 2);
    let [first, place] = [0, 1].map(|along| f.iota(I32, &[n, 3], along));
    let at = f.binary(BinaryOp::Add, first, place);
    slices[d] = 1;
    let dims = GatherDims {
        offset_dims: (0..=slices.len())
            .filter(|k| *k != d && *k != d + 1)
            .collect(),
        collapsed_slice_dims: vec![d],
        start_index_map: vec![d],
        index_vector_dim: 2,
    };
    let all = f.gather(x, at, dims, &slices);
    let zero = f.scalar(F64, Scalar::Int(0));
    let sums = f.reduce(all, zero, &[d + 1], Combiner::Add);
    without_the_middle(f, x, d, 1, sums)
}

fn convolution(f: &mut Func, x: Value, d: usize) -> Value {
    let shape = f.shape(x).to_vec();
    let rank = shape.len();
    let spatial: Vec<usize> = (2..rank + 2).collect();
    let mut kernel = vec![1; rank + 2];
    kernel[d + 2] = 3;
    let kernel = Literal::from_f64s(F64, kernel, &[1.0, -2.0, 1.0]);
    let kernel = f.constant(kernel);
    let image: Vec<usize> = [1, 1].into_iter().chain(shape.clone()).collect();
    let image = f.reshape(x, &image);
    let mut window = Window::plain(rank);
    (window.low[d], window.high[d]) = (1, 1);
    let dims = ConvolutionDims {
        lhs_batch: 0,
        lhs_feature: 1,
        lhs_spatial: spatial.clone(),
        rhs_input_feature: 0,
        rhs_output_feature: 1,
        rhs_spatial: spatial.clone(),
        out_batch: 0,
        out_feature: 1,
        out_spatial: spatial,
    };
    let sum = f.convolution(image, kernel, window, dims);
    f.reshape(sum, &shape)
}
