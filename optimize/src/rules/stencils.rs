//! Recognises stencils in window sums and convolutions, and slices stencils. Their forms are chosen
//! during target lowering.

use stablehlo::{
    BinaryOp, Coefficient, Combiner, ConvolutionDims, Edge, ElementType, Func, Literal, Op, Scalar,
    Stencil, Tap, Value, Window as Windows,
};

use super::motion::{ComputedWindow, Window, constant, example};
use super::shorthand::splat;
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "slice-of-stencil", reason: "what is not read is not summed up",
           semantics: BitExact, apply: of_stencil, example: part_of_stencil },
    Rule { name: "sums-of-windows", reason: "small windows are a stencil, which has faster forms",
           semantics: BitExact, apply: sums_of_windows, example: windows },
    Rule { name: "convolution-of-one-channel", reason: "with a small known kernel it is a stencil, which has faster forms",
           semantics: BitExact, apply: one_channel, example: convolution },
];

/// The maximum number of elements of a window that becomes a stencil; larger ones keep their op.
pub(super) const MOST_PLACES: usize = 64;
/// The maximum number of elements of a convolution kernel that becomes a stencil. It is larger
/// because a convolution with one channel is slow on all targets.
const LARGEST_KERNEL: usize = 128;

fn of_stencil(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (all, window) = Window::of(r, op)?;
    let Op::Stencil {
        operand,
        coefficients,
        mut stencil,
    } = r.op(all).clone()
    else {
        return None;
    };
    if window.stride.iter().any(|s| *s != 1) {
        return None;
    }
    let part = ComputedWindow::of(r, all, window)?;
    let window = &part.computed;
    for d in 0..stencil.start.len() {
        stencil.start[d] += window.start[d] as i64;
    }
    stencil.shape.clone_from(&window.size);
    let coefficients = coefficients.into_iter();
    let coefficients = coefficients.map(|c| match r.shape(c).is_empty() {
        true => c,
        false => window.take(r, c),
    });
    let coefficients = coefficients.collect();
    let sums = r.emit(Op::Stencil {
        operand,
        coefficients,
        stencil,
    });
    Some(part.read(r, sums))
}

fn part_of_stencil(n: usize) -> Func {
    example([&[n, 4], &[n, 4], &[]], |f, [x, field, scalar]| {
        let tap = |offset: i64, nth| Tap {
            offsets: vec![offset * n.min(1) as i64, 1], // no offset if the dimension is empty
            coefficient: Coefficient::Operand(nth),
        };
        let stencil = Stencil {
            start: vec![0, -1],
            shape: vec![n, 4],
            edges: vec![Edge::Periodic, Edge::Zero],
            taps: vec![tap(-1, 0), tap(1, 1)],
        };
        let sums = f.stencil(x, &[field, scalar], stencil);
        f.slice(sums, &[n / 2, 1], &[n, 4], &[1, 1])
    })
}

/// Returns whether there is a window at each position, and the operand is not dilated.
pub(super) fn is_dense(window: &Windows) -> bool {
    let ones = |steps: &[usize]| steps.iter().all(|step| *step == 1);
    ones(&window.strides) && ones(&window.base_dilations)
}

/// Writes windows of shape `places` as a stencil with one coefficient per window element, in
/// row-major order. Adds 0, because a sum from 0 is never -0.
pub(super) fn stencil_of(
    r: &mut Rewriter,
    operand: Value,
    shape: &[usize],
    window: &Windows,
    places: &[usize],
    coefficients: &[f64],
) -> Value {
    let rank = shape.len();
    let taps = coefficients.iter().enumerate().map(|(nth, coefficient)| {
        let (mut left, mut offsets) = (nth, vec![0; rank]);
        for d in (0..rank).rev() {
            let place = left % places[d];
            left /= places[d];
            offsets[d] = (place * window.window_dilations[d]) as i64 - window.low[d];
        }
        Tap {
            offsets,
            coefficient: Coefficient::constant(*coefficient),
        }
    });
    let mut stencil = Stencil {
        start: vec![0; rank],
        shape: shape.to_vec(),
        edges: vec![Edge::Zero; rank],
        taps: taps.collect(),
    };
    for d in 0..rank {
        if stencil.reach(d, r.shape(operand)[d]) == (0, 0) {
            stencil.edges[d] = Edge::Valid;
        }
    }
    let element = r.tensor(operand).element;
    let sums = r.emit(Op::Stencil {
        operand,
        coefficients: Vec::new(),
        stencil: stencil.into(),
    });
    let zero = constant(r, element, shape, 0);
    r.emit(Op::Binary(BinaryOp::Add, sums, zero))
}

fn sums_of_windows(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::ReduceWindow {
        operand,
        init,
        window_dimensions: places,
        window,
        combiner: Combiner::Add,
    } = op
    else {
        return None;
    };
    let element = r.tensor(*operand).element;
    let init = splat(r, *init)?.as_f64(element);
    let count = places.iter().product::<usize>();
    let is_number = element.is_float() || element.is_integer();
    if init.to_bits() != 0 || !is_dense(window) || count > MOST_PLACES || !is_number {
        return None;
    }
    let shape = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    Some(stencil_of(
        r,
        *operand,
        &shape,
        window,
        places,
        &vec![1.0; count],
    ))
}

fn windows(n: usize) -> Func {
    example([&[n, 6]], |f, [x]| {
        let zero = f.scalar(ElementType::F32, Scalar::Int(0));
        let mut window = Windows::plain(2);
        (window.low, window.high) = (vec![1, 0], vec![1, -1]);
        window.window_dilations = vec![1, 2];
        f.reduce_window(x, zero, &[3, 2], window, Combiner::Add)
    })
}

fn one_channel(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Convolution {
        lhs,
        rhs,
        window,
        reversed,
        dims,
        feature_groups: 1,
        batch_groups: 1,
    } = op
    else {
        return None;
    };
    let Op::Constant(kernel) = r.op(*rhs).clone() else {
        return None;
    };
    let image = r.shape(*lhs).to_vec();
    let one = image[dims.lhs_batch] == 1
        && image[dims.lhs_feature] == 1
        && kernel.shape()[dims.rhs_output_feature] == 1;
    let in_order = dims.lhs_spatial.is_sorted() && dims.out_spatial.is_sorted();
    let places: Vec<usize> = (dims.rhs_spatial.iter())
        .map(|d| kernel.shape()[*d])
        .collect();
    if !one || !in_order || !is_dense(window) || kernel.count() > LARGEST_KERNEL {
        return None;
    }
    let coefficients = coefficients(&kernel, dims, &places, reversed)?;
    let result = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    let spatial =
        |shape: &[usize], dims: &[usize]| dims.iter().map(|d| shape[*d]).collect::<Vec<_>>();
    let operand = r.emit(Op::Reshape {
        operand: *lhs,
        shape: spatial(&image, &dims.lhs_spatial),
    });
    let shape = spatial(&result, &dims.out_spatial);
    let sums = stencil_of(r, operand, &shape, window, &places, &coefficients);
    Some(r.emit(Op::Reshape {
        operand: sums,
        shape: result,
    }))
}

/// Returns the kernel's elements in row-major order of the window; `None` if one is not finite, or
/// an integer too large for `f64`.
fn coefficients(
    kernel: &Literal,
    dims: &ConvolutionDims,
    places: &[usize],
    reversed: &[bool],
) -> Option<Vec<f64>> {
    let mut strides = vec![1; kernel.shape().len()];
    for d in (1..strides.len()).rev() {
        strides[d - 1] = strides[d] * kernel.shape()[d];
    }
    let element = kernel.element();
    let number = |nth: usize| {
        let (mut left, mut at) = (nth, 0);
        for d in (0..places.len()).rev() {
            let place = left % places[d];
            left /= places[d];
            let place = if reversed[d] {
                places[d] - 1 - place
            } else {
                place
            };
            at += place * strides[dims.rhs_spatial[d]];
        }
        let number = kernel.get(at).as_f64(element);
        let held = element.is_float() || number.abs() < (1u64 << 53) as f64;
        (number.is_finite() && held).then_some(number)
    };
    (0..kernel.count()).map(number).collect()
}

fn convolution(n: usize) -> Func {
    example([&[1, n, 4, 1]], |f, [image]| {
        let kernel = [0.5, -1.0, 0.0, 1.0, 2.0, 0.25];
        let kernel = f.constant(Literal::from_f64s(ElementType::F32, [1, 3, 2, 1], &kernel));
        let mut window = Windows::plain(2);
        (window.low, window.high) = (vec![1, 1], vec![1, 0]);
        let dims = ConvolutionDims {
            lhs_batch: 0,
            lhs_feature: 3,
            lhs_spatial: vec![1, 2],
            rhs_input_feature: 0,
            rhs_output_feature: 3,
            rhs_spatial: vec![1, 2],
            out_batch: 0,
            out_feature: 1,
            out_spatial: vec![2, 3],
        };
        let op = Op::Convolution {
            lhs: image,
            rhs: kernel,
            window: window.into(),
            reversed: vec![false, true],
            dims: dims.into(),
            feature_groups: 1,
            batch_groups: 1,
        };
        f.push(op).expect("a convolution")
    })
}
