//! Parses the attributes of ops on windows of an array.

use super::asked::Attributes;
use super::cursor::{Parsed, Problem};
use super::ops::combiner;
use super::tree::OpNode;
use crate::{ConvolutionDims, Op, Value, Window};

pub(super) fn reduce_window(node: &OpNode, x: &[Value], attributes: &mut Attributes) -> Parsed<Op> {
    let window_dimensions: Vec<usize> = attributes.numbers("window_dimensions")?;
    Ok(Op::ReduceWindow {
        operand: x[0],
        init: x[1],
        window: Box::new(window(attributes, window_dimensions.len())?),
        window_dimensions,
        combiner: combiner(node)?,
    })
}

/// Reads the strides, dilations and padding of windows of `rank` dimensions.
pub(super) fn window(attributes: &mut Attributes, rank: usize) -> Parsed<Window> {
    let ones = || vec![1; rank];
    let (low, high) = attributes.pairs_or("padding", rank)?;
    Ok(Window {
        strides: attributes.numbers_or("window_strides", ones())?,
        low,
        high,
        base_dilations: attributes.numbers_or("base_dilations", ones())?,
        window_dilations: attributes.numbers_or("window_dilations", ones())?,
    })
}

pub(super) fn convolution(x: &[Value], attributes: &mut Attributes) -> Parsed<Op> {
    let dims = attributes.convolution("dimension_numbers")?;
    let rank = dims.lhs_spatial.len();
    let ones = || vec![1; rank];
    let (low, high) = attributes.pairs_or("padding", rank)?;
    let reversed: Vec<i64> = attributes.numbers_or("window_reversal", vec![0; rank])?;
    Ok(Op::Convolution {
        lhs: x[0],
        rhs: x[1],
        window: Box::new(Window {
            strides: attributes.numbers_or("window_strides", ones())?,
            low,
            high,
            base_dilations: attributes.numbers_or("lhs_dilation", ones())?,
            window_dilations: attributes.numbers_or("rhs_dilation", ones())?,
        }),
        reversed: reversed.into_iter().map(|flag| flag != 0).collect(),
        dims: dims.into(),
        feature_groups: attributes.number("feature_group_count")?,
        batch_groups: attributes.number("batch_group_count")?,
    })
}

/// Reads `[b, f, 0]x[o, i, 0]->[b, f, 0]`, the text between the angle brackets.
pub(super) fn convolution_dims(text: &str, at: usize) -> Parsed<ConvolutionDims> {
    let dims = || {
        let (operands, out) = text.split_once("->")?;
        let (lhs, rhs) = operands.split_once('x')?;
        let ([lhs_batch, lhs_feature], lhs_spatial) = side(lhs, ["b", "f"])?;
        let ([rhs_input_feature, rhs_output_feature], rhs_spatial) = side(rhs, ["i", "o"])?;
        let ([out_batch, out_feature], out_spatial) = side(out, ["b", "f"])?;
        Some(ConvolutionDims {
            lhs_batch,
            lhs_feature,
            lhs_spatial,
            rhs_input_feature,
            rhs_output_feature,
            rhs_spatial,
            out_batch,
            out_feature,
            out_spatial,
        })
    };
    let message = "expected dimensions such as `[b, f, 0]x[o, i, 0]->[b, f, 0]`";
    dims().ok_or_else(|| Problem::new(at, message))
}

/// Returns the positions of the `letters` in `[b, f, 0, 1]`, and those of the numbers, in their
/// order.
fn side(text: &str, letters: [&str; 2]) -> Option<([usize; 2], Vec<usize>)> {
    let inside = text.trim().strip_prefix('[')?.strip_suffix(']')?;
    let names: Vec<&str> = inside.split(',').map(str::trim).collect();
    let place = |of: &str| names.iter().position(|name| *name == of);
    let [first, second] = letters;
    let numbers = (0..names.len().checked_sub(2)?).map(|nth| place(&nth.to_string()));
    Some((
        [place(first)?, place(second)?],
        numbers.collect::<Option<_>>()?,
    ))
}
