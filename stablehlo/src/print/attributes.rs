//! Prints the attributes of ops.

use std::fmt::Display;

use super::elements;
use crate::types::comma_separated;
use crate::{
    Coefficient, ConvolutionDims, Direction, ElementType, Func, Literal, Op, Scalar, Stencil,
    Window,
};

/// Returns the attributes of `op`, an op of `func`, without the brackets around them.
pub(super) fn of(func: &Func, op: &Op) -> String {
    match op {
        Op::Parameter { .. }
        | Op::Unary(..)
        | Op::Binary(..)
        | Op::Select { .. }
        | Op::Clamp { .. }
        | Op::Convert { .. }
        | Op::BitcastConvert { .. }
        | Op::Reshape { .. }
        | Op::DynamicUpdateSlice { .. }
        | Op::While { .. }
        | Op::Case { .. }
        | Op::Call { .. } // its symbol is the printer's to say
        | Op::Result { .. }
        | Op::DeviceNumber(_)
        | Op::OptimizationBarrier { .. } => String::new(),
        Op::Collective {
            collective,
            channel,
            ..
        } => collective.attributes(*channel),
        Op::CustomCall { call, .. } => call.attributes(),
        Op::Constant(literal) => format!("value = {}", elements::dense(literal)),
        Op::Iota { dimension, .. } => format!("iota_dimension = {dimension} : i64"),
        Op::Compare { direction, lhs, .. } => {
            comparison(*direction, func.tensor(*lhs).element, false)
        }
        Op::BroadcastInDim { dimensions, .. } => {
            format!("broadcast_dimensions = {}", array(dimensions))
        }
        Op::Transpose { permutation, .. } => format!("permutation = {}", array(permutation)),
        Op::Reverse { dimensions, .. } | Op::Reduce { dimensions, .. } => {
            format!("dimensions = {}", array(dimensions))
        }
        Op::Slice {
            start,
            limit,
            stride,
            ..
        } => format!(
            "start_indices = {}, limit_indices = {}, strides = {}",
            array(start),
            array(limit),
            array(stride)
        ),
        Op::Sort {
            dimension,
            is_stable,
            ..
        } => format!("dimension = {dimension} : i64, is_stable = {is_stable}"),
        Op::Pad {
            low,
            high,
            interior,
            ..
        } => format!(
            "edge_padding_low = {}, edge_padding_high = {}, interior_padding = {}",
            array(low),
            array(high),
            array(interior)
        ),
        Op::Fft { kind, lengths, .. } => format!(
            "fft_type = #stablehlo<fft_type {}>, fft_length = {}",
            kind.name(),
            array(lengths)
        ),
        Op::Concatenate { dimension, .. } => format!("dimension = {dimension} : i64"),
        Op::DynamicSlice { sizes, .. } => format!("slice_sizes = {}", array(sizes)),
        Op::Gather {
            dims,
            slice_sizes,
            indices_are_sorted,
            ..
        } => {
            let numbers = dimension_numbers(
                "gather",
                &[
                    ("offset_dims", &dims.offset_dims),
                    ("collapsed_slice_dims", &dims.collapsed_slice_dims),
                    ("start_index_map", &dims.start_index_map),
                ],
                Some(dims.index_vector_dim),
            );
            format!(
                "dimension_numbers = {numbers}, indices_are_sorted = {indices_are_sorted}, slice_sizes = {}",
                array(slice_sizes)
            )
        }
        Op::Scatter {
            dims,
            indices_are_sorted,
            unique_indices,
            ..
        } => {
            let numbers = dimension_numbers(
                "scatter",
                &[
                    ("update_window_dims", &dims.update_window_dims),
                    ("inserted_window_dims", &dims.inserted_window_dims),
                    (
                        "scatter_dims_to_operand_dims",
                        &dims.scatter_dims_to_operand_dims,
                    ),
                ],
                Some(dims.index_vector_dim),
            );
            format!(
                "indices_are_sorted = {indices_are_sorted}, scatter_dimension_numbers = {numbers}, unique_indices = {unique_indices}"
            )
        }
        Op::DotGeneral {
            lhs_batch,
            rhs_batch,
            lhs_contract,
            rhs_contract,
            ..
        } => {
            let numbers = dimension_numbers(
                "dot",
                &[
                    ("lhs_batching_dimensions", lhs_batch),
                    ("rhs_batching_dimensions", rhs_batch),
                    ("lhs_contracting_dimensions", lhs_contract),
                    ("rhs_contracting_dimensions", rhs_contract),
                ],
                None,
            );
            format!("dot_dimension_numbers = {numbers}, {HIGHEST}")
        }
        Op::ReduceWindow {
            window_dimensions,
            window,
            ..
        } => format!(
            "base_dilations = {}, padding = {}, window_dilations = {}, window_dimensions = {}, window_strides = {}",
            array(&window.base_dilations),
            padding(window),
            array(&window.window_dilations),
            array(window_dimensions),
            array(&window.strides)
        ),
        Op::Convolution {
            window,
            reversed,
            dims,
            feature_groups,
            batch_groups,
            ..
        } => format!(
            "batch_group_count = {batch_groups} : i64, dimension_numbers = {}, feature_group_count = {feature_groups} : i64, \
             lhs_dilation = {}, padding = {}, {HIGHEST}, rhs_dilation = {}, window_reversal = {}, window_strides = {}",
            convolution(dims),
            array(&window.base_dilations),
            padding(window),
            array(&window.window_dilations),
            array_of("i1", reversed),
            array(&window.strides)
        ),
        Op::Rotate {
            dimension, amount, ..
        } => format!("amount = {amount} : i64, dimension = {dimension} : i64"),
        Op::Wrap {
            dimension,
            low,
            high,
            ..
        }
        | Op::Extend {
            dimension,
            low,
            high,
            ..
        } => format!("dimension = {dimension} : i64, high = {high} : i64, low = {low} : i64"),
        Op::Scan {
            dimension,
            reverse,
            exclusive,
            ..
        } => format!("dimension = {dimension} : i64, exclusive = {exclusive}, reverse = {reverse}"),
        Op::Stencil { stencil, .. } => self::stencil(stencil),
    }
}

/// Returns the attributes of a comparison of two elements, of floats by their total order if
/// `total`.
///
/// StableHLO takes signed integers as such also where `compare_type` is absent, but XLA's plugins
/// fold a comparison of constants without it as one of unsigned integers: 0 < -38 is true.
pub(super) fn comparison(direction: Direction, element: ElementType, total: bool) -> String {
    let kind = match (total, element.is_integer() && element.is_signed()) {
        (true, _) => "compare_type = #stablehlo<comparison_type TOTALORDER>, ",
        (false, true) => "compare_type = #stablehlo<comparison_type SIGNED>, ",
        (false, false) => "",
    };
    let direction = direction.name();
    format!("{kind}comparison_direction = #stablehlo<comparison_direction {direction}>")
}

/// Returns the attributes of a stencil. A tap's coefficient is the operand with the index in
/// `variable`, or a constant if that index is -1.
fn stencil(stencil: &Stencil) -> String {
    let taps = stencil.taps.iter();
    let constants = taps.clone().map(|tap| match tap.coefficient {
        Coefficient::Constant(bits) => Scalar::F64Bits(bits),
        Coefficient::Operand(_) => Scalar::Int(0),
    });
    let constants = Literal::from_scalars(ElementType::F64, [taps.len()], constants);
    let variable: Vec<i64> = (taps.clone())
        .map(|tap| match tap.coefficient {
            Coefficient::Constant(_) => -1,
            Coefficient::Operand(nth) => nth as i64,
        })
        .collect();
    let edges = stencil
        .edges
        .iter()
        .map(|edge| format!("\"{}\"", edge.name()));
    format!(
        "constants = {}, edges = [{}], offsets = [{}], start = {}, variable = {}",
        elements::dense(&constants),
        comma_separated(edges),
        comma_separated(taps.map(|tap| array(&tap.offsets))),
        array(&stencil.start),
        array(&variable)
    )
}

/// Requests full `f32` products, as in the kernels; the default lets a device use fewer bits.
const HIGHEST: &str =
    "precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]";

pub(super) fn array<T: Display>(items: &[T]) -> String {
    array_of("i64", items)
}

fn array_of<T: Display>(element: &str, items: &[T]) -> String {
    if items.is_empty() {
        return format!("array<{element}>");
    }
    format!("array<{element}: {}>", comma_separated(items))
}

/// Returns the padding before and after each dimension.
fn padding(window: &Window) -> String {
    let pairs = window.low.iter().zip(&window.high);
    let both: Vec<i64> = pairs.flat_map(|(low, high)| [*low, *high]).collect();
    let rank = window.low.len();
    elements::dense(&Literal::from_i64s(ElementType::I64, [rank, 2], &both))
}

/// Returns `#stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>`.
fn convolution(dims: &ConvolutionDims) -> String {
    let side = |letters: [(&str, usize); 2], spatial: &[usize]| {
        let mut names = vec![String::new(); spatial.len() + 2];
        for (nth, d) in spatial.iter().enumerate() {
            names[*d] = nth.to_string();
        }
        for (letter, d) in letters {
            names[d] = letter.into();
        }
        names.join(", ")
    };
    format!(
        "#stablehlo.conv<[{}]x[{}]->[{}]>",
        side(
            [("b", dims.lhs_batch), ("f", dims.lhs_feature)],
            &dims.lhs_spatial
        ),
        side(
            [
                ("i", dims.rhs_input_feature),
                ("o", dims.rhs_output_feature)
            ],
            &dims.rhs_spatial
        ),
        side(
            [("b", dims.out_batch), ("f", dims.out_feature)],
            &dims.out_spatial
        )
    )
}

/// Returns `#stablehlo.gather<offset_dims = [0], index_vector_dim = 1>`, without empty lists.
fn dimension_numbers(
    kind: &str,
    lists: &[(&str, &Vec<usize>)],
    index_vector_dim: Option<usize>,
) -> String {
    let some = lists.iter().filter(|(_, list)| !list.is_empty());
    let mut fields: Vec<String> = some
        .map(|(name, list)| format!("{name} = {list:?}"))
        .collect();
    fields.extend(index_vector_dim.map(|d| format!("index_vector_dim = {d}")));
    format!("#stablehlo.{kind}<{}>", fields.join(", "))
}
