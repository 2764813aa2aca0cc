//! The table of the pretty forms that consist of operands, keywords and named attributes.

use super::super::chlo;
use crate::{BinaryOp, UnaryOp};

/// The pretty form of an op: `name %0, %1, WORD, field = value {…} : types`.
pub(super) struct Format {
    /// The op, with its dialect.
    name: &'static str,
    /// The attributes that are keywords without a name, and the kinds of the keywords, in order.
    pub(super) words: &'static [(&'static str, &'static str)],
    /// The names of attributes in the pretty form and in the generic form.
    pub(super) fields: &'static [(&'static str, &'static str)],
    /// The names of pairs of attributes in the pretty form, as in `name = [0] x [1]`, and the two
    /// names in the structure.
    pub(super) pairs: &'static [(&'static str, [&'static str; 2])],
    /// The structured attribute that contains the pairs, and its kind.
    pub(super) structure: Option<(&'static str, &'static str)>,
    pub(super) types: Types,
}

/// The meaning of the types after `:` if there is no arrow.
#[derive(Clone, Copy)]
pub(super) enum Types {
    /// `tensor<4xf32>`: the type of each operand and of the result.
    Same,
    /// `tensor<4xcomplex<f32>>`: the type of the result; the operands are its parts.
    Parts,
    /// `tensor<4xf32>`: the type of the result; there are no operands.
    Result,
    /// `tensor<4xf32>, tensor<i32>`: the types of the operands, which the results have too.
    Each,
    /// `tensor<4xi1>, tensor<4xf32>`: the types of the predicate, and of the branches and the
    /// result.
    Select,
    /// None: the arrow is required.
    Function,
}

const PLAIN: Format = Format {
    name: "",
    words: &[],
    fields: &[],
    pairs: &[],
    structure: None,
    types: Types::Function,
};

const fn plain(name: &'static str, types: Types) -> Format {
    Format {
        name,
        types,
        ..PLAIN
    }
}

const fn named(
    name: &'static str,
    fields: &'static [(&'static str, &'static str)],
    types: Types,
) -> Format {
    Format {
        name,
        fields,
        types,
        ..PLAIN
    }
}

#[rustfmt::skip]
const FORMATS: &[Format] = &[
    plain("stablehlo.select",               Types::Select),
    plain("stablehlo.clamp",                Types::Same),
    plain("stablehlo.complex",              Types::Parts),
    plain("stablehlo.real",                 Types::Same),
    plain("stablehlo.imag",                 Types::Same),
    plain("stablehlo.convert",              Types::Same),
    plain("stablehlo.bitcast_convert",      Types::Function),
    plain("stablehlo.reshape",              Types::Function),
    plain("stablehlo.dynamic_update_slice", Types::Function),
    plain("stablehlo.optimization_barrier", Types::Each),
    plain("stablehlo.partition_id",         Types::Result),
    plain("stablehlo.replica_id",           Types::Result),
    named("stablehlo.broadcast",         &[("sizes", "broadcast_sizes")],           Types::Function),
    named("stablehlo.broadcast_in_dim",  &[("dims", "broadcast_dimensions")],       Types::Function),
    named("stablehlo.transpose",         &[("dims", "permutation")],                Types::Function),
    named("stablehlo.reverse",           &[("dims", "dimensions")],                 Types::Same),
    named("stablehlo.dynamic_slice",     &[("sizes", "slice_sizes")],               Types::Function),
    named("stablehlo.concatenate",       &[("dim", "dimension")],                   Types::Function),
    named("stablehlo.iota",              &[("dim", "iota_dimension")],              Types::Result),
    named("stablehlo.dot",               &[("precision", "precision_config")],      Types::Function),
    named("stablehlo.pad",
          &[("low", "edge_padding_low"), ("high", "edge_padding_high"),
            ("interior", "interior_padding")],
          Types::Function),
    Format {
        name: "stablehlo.compare",
        words: &[
            ("comparison_direction", "comparison_direction"),
            ("compare_type", "comparison_type"),
        ],
        ..PLAIN
    },
    Format {
        name: "stablehlo.dot_general",
        fields: &[("precision", "precision_config")],
        pairs: &[
            ("batching_dims", ["lhs_batching_dimensions", "rhs_batching_dimensions"]),
            ("contracting_dims", ["lhs_contracting_dimensions", "rhs_contracting_dimensions"]),
        ],
        structure: Some(("dot_dimension_numbers", "dot")),
        ..PLAIN
    },
];

/// Returns the pretty form of the op `name`, if the table has it.
pub(super) fn of(name: &str) -> Option<Format> {
    if let Some(format) = FORMATS.iter().find(|format| format.name == name) {
        return Some(Format { ..*format });
    }
    if chlo::is_known(name) {
        return Some(plain("", Types::Same));
    }
    let elementwise = name.strip_prefix("stablehlo.")?;
    let is_known =
        UnaryOp::from_name(elementwise).is_some() || BinaryOp::from_name(elementwise).is_some();
    is_known.then(|| plain("", Types::Same))
}
