//! What a text says, before it is known what the ops are.

use super::attribute::Entry;
use crate::TensorType;

/// `func.func @name(%x: tensor<4xf32>) { … }`.
pub(super) struct FuncNode {
    pub(super) name: String,
    pub(super) is_private: bool,
    /// The attributes of each parameter.
    pub(super) param_attributes: Vec<Vec<Entry>>,
    /// What it says it returns, if it does.
    pub(super) results: Option<Vec<TensorType>>,
    /// The attributes of each result; those behind the last that has any may be left out.
    pub(super) result_attributes: Vec<Vec<Entry>>,
    /// Its parameters are the region's arguments.
    pub(super) body: RegionNode,
    pub(super) at: usize,
}

/// `{ ^bb0(%x: tensor<4xf32>): … }`, the terminator among the ops.
#[derive(Default)]
pub(super) struct RegionNode {
    pub(super) args: Vec<(String, TensorType)>,
    pub(super) ops: Vec<OpNode>,
    pub(super) end: usize,
}

/// `%3:2 = "name"(%1, %2#1) <{…}> ({…}) {…} : (types) -> types`, or what the pretty form of an op
/// says of the same.
#[derive(Default)]
pub(super) struct OpNode {
    /// The names of its results, and how many of them each name stands for.
    pub(super) results: Vec<(String, usize)>,
    pub(super) name: String,
    /// Names, and which one of several.
    pub(super) operands: Vec<Operand>,
    pub(super) attributes: Vec<Entry>,
    pub(super) regions: Vec<RegionNode>,
    pub(super) operand_types: Vec<TensorType>,
    pub(super) result_types: Vec<TensorType>,
    pub(super) at: usize,
}

/// `%3` or `%3#1`.
#[derive(Clone)]
pub(super) struct Operand {
    pub(super) name: String,
    pub(super) index: Option<usize>,
    pub(super) at: usize,
}
