//! The adjoint of a convolution by either operand, which is a convolution too.

use stablehlo::{ConvolutionDims, Func, Op, Value, Window};

use super::windows::{stretched, transposed};
use crate::reverse_pass::Sweep;

/// Adds the adjoints of both operands.
pub(super) fn adjoint(sweep: &mut Sweep, out: &mut Func, op: &Op, cotangent: Value) {
    let Op::Convolution {
        lhs,
        rhs,
        window,
        reversed,
        dims,
        feature_groups,
        batch_groups,
    } = op
    else {
        unreachable!("not a convolution");
    };
    let func = sweep.func();
    let (of_lhs, of_rhs) = (func.shape(*lhs).to_vec(), func.shape(*rhs).to_vec());
    let all = [of_lhs.as_slice(), &of_rhs, out.shape(cotangent)];
    if all.iter().any(|shape| shape.contains(&0)) {
        return; // nothing is multiplied
    }
    let sizes = |d: usize, out: &Func| {
        let (l, r, o) = (
            dims.lhs_spatial[d],
            dims.rhs_spatial[d],
            dims.out_spatial[d],
        );
        (of_lhs[l], of_rhs[r], out.shape(cotangent)[o])
    };
    let rank = dims.lhs_spatial.len();
    if sweep.is_active(*lhs) {
        // The reversed kernel over the result, with its input and output features exchanged.
        let mut back = Window::plain(rank);
        for d in 0..rank {
            transposed(window, d, sizes(d, out), &mut back);
        }
        let groups = feature_groups * batch_groups;
        let kernel = sweep.factor(out, *rhs);
        let (from, to) = (dims.rhs_output_feature, dims.rhs_input_feature);
        let kernel = moved(out, kernel, from, to, groups);
        let product = Op::Convolution {
            lhs: cotangent,
            rhs: kernel,
            window: back.into(),
            reversed: reversed.iter().map(|is| !is).collect(),
            dims: Box::new(ConvolutionDims {
                lhs_batch: dims.out_batch,
                lhs_feature: dims.out_feature,
                lhs_spatial: dims.out_spatial.clone(),
                rhs_input_feature: dims.rhs_output_feature,
                rhs_output_feature: dims.rhs_input_feature,
                rhs_spatial: dims.rhs_spatial.clone(),
                out_batch: dims.lhs_batch,
                out_feature: dims.lhs_feature,
                out_spatial: dims.lhs_spatial.clone(),
            }),
            feature_groups: groups,
            batch_groups: 1,
        };
        let product = out.push(product).expect("the transpose of a convolution");
        // The batch groups have become groups of features.
        let product = moved(
            out,
            product,
            dims.lhs_feature,
            dims.lhs_batch,
            *batch_groups,
        );
        sweep.add(out, *lhs, product);
    }
    if sweep.is_active(*rhs) {
        // The result as a kernel over the left operand; the batch dimension is contracted.
        let mut back = Window::plain(rank);
        for d in 0..rank {
            let (size, places, count) = sizes(d, out);
            back.strides[d] = window.window_dilations[d];
            back.window_dilations[d] = window.strides[d];
            back.base_dilations[d] = window.base_dilations[d];
            let reach = stretched(places, window.window_dilations[d]);
            let beyond =
                stretched(count, window.strides[d]) - stretched(size, window.base_dilations[d]);
            back.low[d] = window.low[d];
            back.high[d] = beyond + reach - window.low[d] - 1;
        }
        let lhs = sweep.factor(out, *lhs);
        let product = Op::Convolution {
            lhs,
            rhs: cotangent,
            window: back.into(),
            reversed: vec![false; rank],
            dims: Box::new(ConvolutionDims {
                lhs_batch: dims.lhs_feature,
                lhs_feature: dims.lhs_batch,
                lhs_spatial: dims.lhs_spatial.clone(),
                rhs_input_feature: dims.out_batch,
                rhs_output_feature: dims.out_feature,
                rhs_spatial: dims.out_spatial.clone(),
                out_batch: dims.rhs_input_feature,
                out_feature: dims.rhs_output_feature,
                out_spatial: dims.rhs_spatial.clone(),
            }),
            feature_groups: *batch_groups,
            batch_groups: *feature_groups,
        };
        let product = out.push(product).expect("the transpose of a convolution");
        let backwards = reversed.iter().zip(&dims.rhs_spatial);
        let backwards: Vec<usize> = backwards.filter_map(|(is, d)| is.then_some(*d)).collect();
        let product = out.reverse(product, &backwards);
        sweep.add(out, *rhs, product);
    }
}

/// Splits `groups` from dimension `from`, and merges them as the slower part into dimension `to`.
fn moved(out: &mut Func, x: Value, from: usize, to: usize, groups: usize) -> Value {
    if groups == 1 {
        return x;
    }
    let mut shape = out.shape(x).to_vec();
    let mut split = shape.clone();
    split[from] /= groups;
    split.insert(from, groups);
    let parts = out.reshape(x, &split);
    // The group dimension of `parts` moves in front of `to`.
    let mut order: Vec<usize> = (0..split.len()).filter(|d| *d != from).collect();
    let place = order.iter().position(|d| *d == to + usize::from(to > from));
    order.insert(place.expect("another dimension"), from);
    let parts = out.transpose(parts, &order);
    shape[from] /= groups;
    shape[to] *= groups;
    out.reshape(parts, &shape)
}
