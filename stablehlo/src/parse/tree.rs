//! The syntax tree of a text, before ops are interpreted.

use std::fmt;
use std::ops::Deref;

use super::attribute::Entry;
use crate::TensorType;

/// A type in the text. Complex numbers become pairs: `tensor<4xcomplex<f32>>` is an array of shape
/// `[4, 2]`, with the real and the imaginary part of each element along its last dimension.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TextType {
    pub(super) tensor: TensorType,
    pub(super) is_complex: bool,
}

impl TextType {
    /// Returns the type of the real or the imaginary part; a type that is not complex is returned
    /// unchanged.
    pub(super) fn of_parts(&self) -> TextType {
        let mut tensor = self.tensor.clone();
        if self.is_complex {
            tensor.shape.pop();
        }
        tensor.into()
    }
}

impl From<TensorType> for TextType {
    fn from(tensor: TensorType) -> TextType {
        let is_complex = false;
        TextType { tensor, is_complex }
    }
}

impl Deref for TextType {
    type Target = TensorType;

    fn deref(&self) -> &TensorType {
        &self.tensor
    }
}

impl fmt::Display for TextType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_complex {
            return self.tensor.fmt(f);
        }
        f.write_str(&crate::print::complex(&self.of_parts()))
    }
}

/// A function: `func.func @name(%x: tensor<4xf32>) { … }`.
pub(super) struct FuncNode {
    pub(super) name: String,
    pub(super) is_private: bool,
    /// The attributes of each parameter.
    pub(super) param_attributes: Vec<Vec<Entry>>,
    /// The declared result types, if the text has them.
    pub(super) results: Option<Vec<TextType>>,
    /// The attributes of each result; trailing results without attributes may be missing.
    pub(super) result_attributes: Vec<Vec<Entry>>,
    /// Its parameters are the region's arguments.
    pub(super) body: RegionNode,
    pub(super) at: usize,
}

/// A region: `{ ^bb0(%x: tensor<4xf32>): … }`. The terminator is the last of its ops.
#[derive(Clone, Default)]
pub(super) struct RegionNode {
    pub(super) args: Vec<(String, TextType)>,
    pub(super) ops: Vec<OpNode>,
    pub(super) end: usize,
}

/// An op: `%3:2 = "name"(%1, %2#1) <{…}> ({…}) {…} : (types) -> types`, or the equivalent in pretty
/// form.
#[derive(Clone, Default)]
pub(super) struct OpNode {
    /// The names of its results, and the number of results of each name.
    pub(super) results: Vec<(String, usize)>,
    pub(super) name: String,
    /// The operands: a name, and an index if the name has several values.
    pub(super) operands: Vec<Operand>,
    pub(super) attributes: Vec<Entry>,
    pub(super) regions: Vec<RegionNode>,
    pub(super) operand_types: Vec<TextType>,
    pub(super) result_types: Vec<TextType>,
    pub(super) at: usize,
}

/// An operand: `%3` or `%3#1`.
#[derive(Clone)]
pub(super) struct Operand {
    pub(super) name: String,
    pub(super) index: Option<usize>,
    pub(super) at: usize,
}
