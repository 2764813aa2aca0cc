//! Convolutions and reductions over windows.

use stablehlo::{Combiner, ConvolutionDims, Op, Window};

use super::{Row, floats, row};

fn windows() -> Vec<(&'static str, Window)> {
    let plain = Window::plain(1);
    let mut padded = plain.clone();
    (padded.low, padded.high, padded.strides) = (vec![2], vec![1], vec![2]);
    let mut cut = plain.clone();
    (cut.low, cut.high) = (vec![-1], vec![0]);
    let mut dilated = plain.clone();
    (dilated.low, dilated.high) = (vec![1], vec![3]);
    (dilated.base_dilations, dilated.window_dilations) = (vec![3], vec![2]);
    let mut all = dilated.clone();
    all.strides = vec![2];
    vec![
        ("plain", plain),
        ("padded", padded),
        ("cut", cut),
        ("dilated", dilated),
        ("all", all),
    ]
}

pub fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for (name, window) in windows() {
        for combiner in [Combiner::Add, Combiner::Mul, Combiner::Min, Combiner::Max] {
            for places in [1, 2, 3, 17] {
                let mut window = window.clone();
                if places == 17 {
                    window.low = vec![16];
                }
                let two = Window {
                    strides: vec![1, window.strides[0]],
                    low: vec![0, window.low[0]],
                    high: vec![0, window.high[0]],
                    base_dilations: vec![1, window.base_dilations[0]],
                    window_dilations: vec![1, window.window_dilations[0]],
                };
                rows.push(row(
                    format!("reduce_window {} {name} {places}", combiner.name()),
                    |n| [floats([3, n]), floats([])],
                    move |f, [x, init], _| {
                        vec![f.reduce_window(x, init, &[2, places], two.clone(), combiner)]
                    },
                ));
            }
        }
        for (features, batches) in [(1, 1), (2, 1), (1, 2)] {
            for backwards in [true, false] {
                let window = window.clone();
                rows.push(row(
                    format!("convolution {name}, groups {features} {batches} {backwards}"),
                    // batch, feature, spatial; and spatial, input, output
                    move |n| {
                        let batch = floats([2 * batches, n, 2 * features]);
                        [batch, floats([2, 4, 2])]
                    },
                    move |f, [x, kernel], _| {
                        let op = Op::Convolution {
                            lhs: x,
                            rhs: kernel,
                            window: window.clone().into(),
                            reversed: vec![backwards],
                            dims: Box::new(ConvolutionDims {
                                lhs_batch: 0,
                                lhs_feature: 2,
                                lhs_spatial: vec![1],
                                rhs_input_feature: 2,
                                rhs_output_feature: 1,
                                rhs_spatial: vec![0],
                                out_batch: 2,
                                out_feature: 1,
                                out_spatial: vec![0],
                            }),
                            feature_groups: features,
                            batch_groups: batches,
                        };
                        vec![f.push(op).unwrap()]
                    },
                ));
            }
        }
    }
    rows
}
