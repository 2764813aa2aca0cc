//! Reductions, matrix products, windows, convolutions.

use stablehlo::ElementType::{F32, F64};
use stablehlo::{
    BinaryOp, Combiner, ConvolutionDims, ElementType, Func, Scalar, TensorType, Value, Window,
};

use super::Programs;

const LARGE: [usize; 2] = [1024, 1024];
const BOX: [usize; 3] = [64, 128, 128];

pub(super) fn add(all: &mut Programs) {
    for element in [F32, F64] {
        for dimensions in [&[0][..], &[1], &[0, 1]] {
            let form = format!("sum over {dimensions:?}");
            all.add(&form, &LARGE, element, |f, x| sum(f, x, dimensions));
        }
        for size in [128, 256, 384] {
            all.add("product of matrices", &[size, size], element, |f, x| {
                product(f, x, &[size, size], (&[1], &[0]))
            });
        }
        all.add("matrix by vector", &LARGE, element, |f, x| {
            product(f, x, &[LARGE[1]], (&[1], &[0]))
        });
        all.add("windows of 3x3", &[512, 512], element, |f, x| {
            windows(f, x, &[3, 3])
        });
    }
    for dimension in 0..3 {
        let form = format!("sum over [{dimension}]");
        all.add(&form, &BOX, F32, |f, x| sum(f, x, &[dimension]));
    }
    all.add("sum of squares", &LARGE, F32, |f, x| {
        let squares = f.binary(BinaryOp::Multiply, x, x);
        sum(f, squares, &[0, 1])
    });
    for (dimensions, combiner) in [
        (&[1][..], Combiner::Max),
        (&[0], Combiner::Max),
        (&[0, 1], Combiner::Min),
    ] {
        let form = format!("{} over {dimensions:?}", combiner.name());
        all.add(&form, &LARGE, F32, |f, x| {
            let end = match combiner {
                Combiner::Max => f64::NEG_INFINITY,
                _ => f64::INFINITY, // the identity of min
            };
            let none = f.scalar(F32, Scalar::Float(end));
            f.reduce(x, none, dimensions, combiner)
        });
    }
    all.add("sum over [0]", &[4096, 64], F32, |f, x| sum(f, x, &[0]));
    all.add("sum over [1]", &[4096, 64], F32, |f, x| sum(f, x, &[1]));
    all.add("product of transposed", &[512, 512], F32, |f, x| {
        product(f, x, &[512, 512], (&[0], &[1]))
    });
    all.add("vector by matrix", &LARGE, F32, |f, x| {
        product(f, x, &[LARGE[0]], (&[0], &[0]))
    });
    all.add("narrow product", &[1024, 16], F32, |f, x| {
        product(f, x, &[16, 1024], (&[1], &[0]))
    });
    all.add("products of small matrices", &[64, 64, 64], F32, |f, x| {
        let y = f.parameter(f.tensor(x).clone());
        f.dot_general(x, y, (&[0], &[0]), (&[2], &[1]))
    });
    all.add("windows of 9", &[1 << 18], F32, |f, x| windows(f, x, &[9]));
    all.add("windows of 7x7", &[256, 256], F32, |f, x| {
        windows(f, x, &[7, 7])
    });
    for (channels, size) in [(1, 256), (16, 64), (64, 32)] {
        for window in [3, 7] {
            let form = format!("convolution of {window}x{window}");
            let shape = [1, size, size, channels];
            all.add(&form, &shape, F32, |f, x| {
                convolution(f, x, window, channels, F32)
            });
        }
    }
    for channels in [1, 8] {
        let shape = [1, 64, 64, channels];
        all.add("convolution of 3x3", &shape, F64, |f, x| {
            convolution(f, x, 3, channels, F64)
        });
    }
    all.add("convolution of 3x3", &[1, 256, 256, 1], F64, |f, x| {
        convolution(f, x, 3, 1, F64)
    });
}

fn sum(f: &mut Func, x: Value, dimensions: &[usize]) -> Value {
    let zero = f.scalar(f.tensor(x).element, Scalar::Int(0));
    f.reduce(x, zero, dimensions, Combiner::Add)
}

fn product(f: &mut Func, x: Value, other: &[usize], contract: (&[usize], &[usize])) -> Value {
    let y = f.parameter(TensorType::new(f.tensor(x).element, other));
    f.dot_general(x, y, (&[], &[]), contract)
}

fn windows(f: &mut Func, x: Value, sizes: &[usize]) -> Value {
    let zero = f.scalar(f.tensor(x).element, Scalar::Int(0));
    f.reduce_window(x, zero, sizes, Window::plain(sizes.len()), Combiner::Add)
}

/// A convolution with as many features out as in, features last.
fn convolution(
    f: &mut Func,
    x: Value,
    window: usize,
    channels: usize,
    element: ElementType,
) -> Value {
    let kernel = f.parameter(TensorType::new(
        element,
        [window, window, channels, channels],
    ));
    let dims = ConvolutionDims {
        lhs_batch: 0,
        lhs_feature: 3,
        lhs_spatial: vec![1, 2],
        rhs_input_feature: 2,
        rhs_output_feature: 3,
        rhs_spatial: vec![0, 1],
        out_batch: 0,
        out_feature: 3,
        out_spatial: vec![1, 2],
    };
    f.convolution(x, kernel, Window::plain(2), dims)
}
