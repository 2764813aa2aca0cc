//! Rows for windowed ops.

use stablehlo::ElementType::{self, *};
use stablehlo::{Combiner, ConvolutionDims, Literal, Op, Window};

use super::{Row, counted, floats, ints, preds, row};

pub fn rows() -> Vec<Row> {
    let mut rows = reductions();
    rows.extend(convolutions());
    rows.extend(groups());
    rows
}

fn reductions() -> Vec<Row> {
    let reduce = |name: &str,
                  combiner: Combiner,
                  operand: Literal,
                  sizes: &[usize],
                  window: Window,
                  expected: Literal| {
        let element = operand.element();
        let identity = Literal::scalar(element, combiner.identity(element).unwrap());
        row(
            format!("reduce_window {} {name}", combiner.name()),
            &[operand, identity],
            |f, p| vec![f.reduce_window(p[0], p[1], sizes, window, combiner)],
            &[expected],
        )
    };
    let seven = || ints(I32, [7], &[1, 2, 3, 4, 5, 6, 7]);
    let mut padded = Window::plain(1);
    (padded.low, padded.high) = (vec![1], vec![2]);
    let mut cut = Window::plain(1);
    (cut.low, cut.high, cut.strides) = (vec![-1], vec![-2], vec![2]);
    let mut dilated = Window::plain(1);
    (dilated.base_dilations, dilated.window_dilations) = (vec![2], vec![3]);
    (dilated.low, dilated.high) = (vec![1], vec![0]);
    let mut both = Window::plain(2);
    (both.low, both.high, both.strides) = (vec![1, 0], vec![0, 1], vec![1, 2]);
    let mut rows = vec![
        reduce(
            "plain",
            Combiner::Add,
            seven(),
            &[3],
            Window::plain(1),
            ints(I32, [5], &[6, 9, 12, 15, 18]),
        ),
        reduce(
            "padded",
            Combiner::Max,
            seven(),
            &[3],
            padded.clone(),
            ints(I32, [8], &[2, 3, 4, 5, 6, 7, 7, 7]),
        ),
        reduce(
            "cut off, every second",
            Combiner::Add,
            seven(),
            &[2],
            cut,
            ints(I32, [2], &[5, 9]),
        ),
        // . 1 . 2 . 3: windows at 0 and 3, 1 and 4, 2 and 5
        reduce(
            "dilated",
            Combiner::Add,
            ints(I32, [3], &[1, 2, 3]),
            &[2],
            dilated,
            ints(I32, [3], &[2, 1, 3]),
        ),
        // 0 0 0 0 / 1 2 3 0 / 4 5 6 0, in windows of 2 x 2
        reduce(
            "in two dimensions",
            Combiner::Add,
            counted(1, [2, 3]),
            &[2, 2],
            both,
            ints(I32, [2, 2], &[3, 3, 12, 9]),
        ),
        reduce(
            "of NaN",
            Combiner::Min,
            floats(F32, [4], &[3.0, 1.0, f64::NAN, 2.0]),
            &[2],
            Window::plain(1),
            floats(F32, [3], &[1.0, f64::NAN, f64::NAN]),
        ),
        reduce(
            "wider than all",
            Combiner::Mul,
            ints(I32, [2], &[1, 2]),
            &[3],
            Window::plain(1),
            ints(I32, [0], &[]),
        ),
        reduce(
            "of nothing, padded",
            Combiner::Mul,
            ints(I32, [0], &[]),
            &[2],
            padded,
            ints(I32, [2], &[1, 1]),
        ),
        reduce(
            "of rank 0",
            Combiner::Add,
            floats(F64, [], &[2.5]),
            &[],
            Window::plain(0),
            floats(F64, [], &[2.5]),
        ),
        reduce(
            "of i1",
            Combiner::Or,
            preds(&[0, 0, 1, 0]),
            &[2],
            Window::plain(1),
            preds(&[0, 1, 1]),
        ),
    ];
    for (combiner, expected) in [
        (Combiner::And, [0, 2, 0]),
        (Combiner::Or, [3, 3, 7]),
        (Combiner::Xor, [3, 1, 7]),
    ] {
        rows.push(reduce(
            "of bits",
            combiner,
            ints(I32, [4], &[1, 2, 3, 4]),
            &[2],
            Window::plain(1),
            ints(I32, [3], &expected),
        ));
    }
    rows
}

fn convolutions() -> Vec<Row> {
    let all: [ElementType; 8] = [I8, I32, I64, U32, F16, BF16, F32, F64];
    let kinds = all.map(|element| {
        row(
            format!("convolution {element}"),
            &[
                ints(element, [1, 1, 5], &[1, 2, 3, 4, 5]),
                ints(element, [1, 1, 3], &[1, 0, 2]),
            ],
            |f, p| {
                let dims = ConvolutionDims::channels_first(1);
                vec![f.convolution(p[0], p[1], Window::plain(1), dims)]
            },
            &[ints(element, [1, 1, 3], &[7, 10, 13])],
        )
    });
    let mut rows = Vec::from(kinds);
    rows.push(row(
        "convolution in two dimensions, padded, every second",
        &[
            floats(F32, [1, 1, 3, 3], &[1., 2., 3., 4., 5., 6., 7., 8., 9.]),
            floats(F32, [1, 1, 2, 2], &[1., 10., 100., 1000.]),
        ],
        |f, p| {
            let mut window = Window::plain(2);
            (window.low, window.high, window.strides) = (vec![1, 0], vec![0, 1], vec![2, 1]);
            vec![f.convolution(p[0], p[1], window, ConvolutionDims::channels_first(2))]
        },
        // 0 0 0 0 / 1 2 3 0 / 4 5 6 0 / 7 8 9 0
        &[floats(
            F32,
            [1, 1, 2, 3],
            &[2100., 3200., 300., 8754., 9865., 906.],
        )],
    ));
    rows.push(row(
        "convolution, dilated on both sides and reversed",
        &[
            floats(F64, [1, 1, 3], &[1., 2., 3.]),
            floats(F64, [1, 1, 2], &[1., 10.]),
        ],
        |f, p| {
            let mut window = Window::plain(1);
            (window.base_dilations, window.window_dilations) = (vec![2], vec![3]);
            (window.low, window.high) = (vec![1], vec![2]);
            let op = Op::Convolution {
                lhs: p[0],
                rhs: p[1],
                window: window.into(),
                reversed: vec![true],
                dims: ConvolutionDims::channels_first(1).into(),
                feature_groups: 1,
                batch_groups: 1,
            };
            vec![f.push(op).unwrap()]
        },
        // . 1 . 2 . 3 . .: elements k and k + 3, the first times ten
        &[floats(F64, [1, 1, 5], &[2., 10., 3., 20., 0.])],
    ));
    rows.push(row(
        "convolution of several features, last",
        // batch, position, feature
        &[
            ints(F32, [2, 3, 2], &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
            // position, input, output
            ints(F32, [2, 2, 3], &[1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1]),
        ],
        |f, p| {
            let dims = ConvolutionDims {
                lhs_batch: 0,
                lhs_feature: 2,
                lhs_spatial: vec![1],
                rhs_input_feature: 1,
                rhs_output_feature: 2,
                rhs_spatial: vec![0],
                out_batch: 1,
                out_feature: 0,
                out_spatial: vec![2],
            };
            vec![f.convolution(p[0], p[1], Window::plain(1), dims)]
        },
        // out[o, b, i]: x[i].0 + x[i+1].1, x[i].1, x[i+1].0 + x[i+1].1
        &[ints(
            F32,
            [3, 2, 2],
            &[5, 9, 17, 21, 2, 4, 8, 10, 7, 11, 19, 23],
        )],
    ));
    rows.push(row(
        "convolution without windows",
        &[counted(1, [2, 3]), counted(0, [2, 3])],
        |f, p| {
            let dims = ConvolutionDims::channels_first(0);
            vec![f.convolution(p[0], p[1], Window::plain(0), dims)]
        },
        &[ints(I32, [2, 2], &[8, 26, 17, 62])],
    ));
    rows.push(row(
        "convolution of nothing",
        &[
            floats(F32, [0, 1, 4], &[]),
            floats(F32, [1, 1, 2], &[1., 2.]),
        ],
        |f, p| {
            let dims = ConvolutionDims::channels_first(1);
            vec![f.convolution(p[0], p[1], Window::plain(1), dims)]
        },
        &[floats(F32, [0, 1, 3], &[])],
    ));
    rows
}

fn groups() -> Vec<Row> {
    let grouped = |name: &str, inputs: [Literal; 2], groups: [usize; 2], expected: Literal| {
        row(
            name,
            &inputs,
            |f, p| {
                let op = Op::Convolution {
                    lhs: p[0],
                    rhs: p[1],
                    window: Window::plain(1).into(),
                    reversed: vec![false],
                    dims: ConvolutionDims::channels_first(1).into(),
                    feature_groups: groups[0],
                    batch_groups: groups[1],
                };
                vec![f.push(op).unwrap()]
            },
            &[expected],
        )
    };
    vec![
        grouped(
            "convolution of groups of features",
            [
                ints(F32, [1, 2, 3], &[1, 2, 3, 4, 5, 6]),
                ints(F32, [4, 1, 2], &[1, 0, 0, 1, 1, 1, 1, -1]),
            ],
            [2, 1],
            ints(F32, [1, 4, 2], &[1, 2, 2, 3, 9, 11, -1, -1]),
        ),
        grouped(
            "convolution of groups of the batch",
            [
                ints(F32, [4, 1, 2], &[1, 2, 3, 4, 5, 6, 7, 8]),
                ints(F32, [2, 1, 2], &[1, 0, 0, 1]),
            ],
            [1, 2],
            ints(F32, [2, 2, 1], &[1, 6, 3, 8]),
        ),
    ]
}
