//! Rewrites convolutions in the layout that XLA:CPU computes by its library.
//!
//! XLA:CPU calls Eigen for convolutions whose dimensions are batch, spatial, features, and whose
//! kernels are spatial, input features, output features, without reversal. It transposes the
//! operands of others itself, but only in the entry computation: in stages and loops it falls back
//! to a loop nest. (Derivative by the kernel, 4×32×32×8 with 16 features, `f32`: 0.25 of the
//! time.)
//!
//! Bails out for grouped batches and for more than three spatial dimensions.

use stablehlo::{Callees, ConvolutionDims, Func, Op, Value};

use crate::inline::push;

/// Transposes operands and results of convolutions into the library's layout, in loops and callees
/// too.
pub(super) fn in_library_layout(func: &Func) -> Func {
    rewritten(func, &mut Callees::default())
}

fn rewritten(func: &Func, callees: &mut Callees) -> Func {
    func.rewritten(|out, _, op| match op {
        Op::Convolution {
            lhs,
            rhs,
            window,
            reversed,
            dims,
            feature_groups,
            batch_groups: 1,
        } if (1..=3).contains(&reversed.len())
            && (*dims != library_dims(reversed.len()) || reversed.contains(&true)) =>
        {
            let backwards: Vec<usize> = (dims.rhs_spatial.iter().zip(&reversed))
                .filter_map(|(dimension, is_reversed)| is_reversed.then_some(*dimension))
                .collect();
            let rhs = match backwards.is_empty() {
                true => rhs,
                false => out.reverse(rhs, &backwards),
            };
            let images = order(dims.lhs_batch, &dims.lhs_spatial, dims.lhs_feature);
            let mut kernels = dims.rhs_spatial.clone();
            kernels.extend([dims.rhs_input_feature, dims.rhs_output_feature]);
            let convolution = Op::Convolution {
                lhs: transposed(out, lhs, &images),
                rhs: transposed(out, rhs, &kernels),
                window,
                reversed: vec![false; reversed.len()],
                dims: library_dims(reversed.len()).into(),
                feature_groups,
                batch_groups: 1,
            };
            let result = push(out, convolution);
            let places = order(dims.out_batch, &dims.out_spatial, dims.out_feature);
            let mut back = vec![0; places.len()];
            for (from, to) in places.into_iter().enumerate() {
                back[to] = from;
            }
            transposed(out, result, &back)
        }
        op => push(out, op.map_functions(callees, &mut rewritten)),
    })
}

/// Returns the library's layout: batch, spatial dimensions, features; for kernels: spatial
/// dimensions, input features, output features.
fn library_dims(rank: usize) -> ConvolutionDims {
    let images: Vec<usize> = (1..=rank).collect();
    ConvolutionDims {
        lhs_batch: 0,
        lhs_feature: rank + 1,
        lhs_spatial: images.clone(),
        rhs_input_feature: rank,
        rhs_output_feature: rank + 1,
        rhs_spatial: (0..rank).collect(),
        out_batch: 0,
        out_feature: rank + 1,
        out_spatial: images,
    }
}

fn order(batch: usize, spatial: &[usize], feature: usize) -> Vec<usize> {
    let mut all = vec![batch];
    all.extend(spatial);
    all.push(feature);
    all
}

/// Transposes a value to this order of its dimensions.
fn transposed(out: &mut Func, value: Value, order: &[usize]) -> Value {
    match order.is_sorted() {
        true => value,
        false => out.transpose(value, order),
    }
}
