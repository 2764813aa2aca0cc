//! Ops on windows of an array: reductions of windows and convolutions.

use super::contract::sum_products;
use super::data::{Array, Data, each};
use super::element::Element;
use super::indexing::combine;
use super::movement::{Places, positions};
use crate::types::strides;
use crate::{Combiner, ConvolutionDims, TensorType, Window};

pub(super) fn reduce_window(
    operand: &Array,
    init: &Array,
    sizes: &[usize],
    window: &Window,
    combiner: Combiner,
    ty: &TensorType,
) -> Data {
    let strides = strides(&operand.shape);
    each!(&operand.data, x => {
        let combine = combine(combiner);
        let mut result = Vec::with_capacity(ty.count());
        for at in positions(&ty.shape) {
            let places = Places::new(sizes, |d, place| {
                let under = window.under(d, at[d], place, operand.shape[d]);
                under.map(|i| i * strides[d])
            });
            let mut all = Element::of(&init.data)[0];
            places.visit(|place| {
                if let Some(place) = place {
                    all = combine(all, x[place]);
                }
            });
            result.push(all);
        }
        Element::wrap(result)
    })
}

/// Computes a convolution. `groups`: the numbers of feature groups and of batch groups.
pub(super) fn convolution(
    [lhs, rhs]: [&Array; 2],
    window: &Window,
    reversed: &[bool],
    dims: &ConvolutionDims,
    groups: [usize; 2],
    ty: &TensorType,
) -> Data {
    let (lhs_strides, rhs_strides) = (strides(&lhs.shape), strides(&rhs.shape));
    let spatial = dims.lhs_spatial.len();
    // The dimensions that are summed over: the window, then the input features.
    let mut summed: Vec<usize> = dims.rhs_spatial.iter().map(|d| rhs.shape[*d]).collect();
    let input = rhs.shape[dims.rhs_input_feature];
    summed.push(input);
    let output = rhs.shape[dims.rhs_output_feature];
    let batch = lhs.shape[dims.lhs_batch] / groups[1];
    let elements = positions(&ty.shape).into_iter().map(|at| {
        let feature = at[dims.out_feature];
        let [feature_group, batch_group] = groups.map(|groups| feature / (output / groups));
        let lhs_begin = (batch_group * batch + at[dims.out_batch]) * lhs_strides[dims.lhs_batch];
        let lhs_places = Places::new(&summed, |d, i| {
            if d == spatial {
                return Some((feature_group * input + i) * lhs_strides[dims.lhs_feature]);
            }
            let along = dims.lhs_spatial[d];
            let under = window.under(d, at[dims.out_spatial[d]], i, lhs.shape[along]);
            under.map(|i| i * lhs_strides[along])
        });
        let rhs_begin = feature * rhs_strides[dims.rhs_output_feature];
        let rhs_places = Places::new(&summed, |d, i| {
            if d == spatial {
                return Some(i * rhs_strides[dims.rhs_input_feature]);
            }
            let i = if reversed[d] { summed[d] - 1 - i } else { i };
            Some(i * rhs_strides[dims.rhs_spatial[d]])
        });
        let mut right = rhs_places.sums().into_iter();
        let mut pairs = Vec::new();
        lhs_places.visit(|left| {
            let right = right.next().expect("as many places on both sides");
            pairs.extend(left.map(|left| (lhs_begin + left, rhs_begin + right)));
        });
        pairs
    });
    each!(&lhs.data, x => {
        let y = Element::of(&rhs.data);
        Element::wrap(elements.map(|pairs| sum_products(x, y, pairs.into_iter())).collect())
    })
}
