//! Values of the kernel for all threads at once: tensors over the dimensions that they depend on,
//! or functions of those dimensions.

use super::index::{Condition, Dim, Index};
use crate::kernel_ir::Ty;
use stablehlo::{ElementType, Value};

/// A tensor over some dimensions of the iteration space.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct DimTensor {
    pub value: Value,
    /// Index of the frame (function) that `value` belongs to.
    pub frame: usize,
    /// For each axis of the tensor, the dimension and the range of it that the tensor covers.
    pub dims: Vec<(Dim, i128, i128)>,
}

/// A value of the kernel for all threads at once.
#[derive(Clone, Debug)]
pub(super) enum LaneValue {
    /// An integer known as a function of the dimensions.
    Index(Index),
    /// A boolean known as a function of the dimensions.
    Condition(Condition),
    /// True where the condition holds and every function is negative; not a box if a function has
    /// several dimensions.
    AffineMask(Condition, Vec<Index>),
    /// A data-dependent choice between two integers known as functions of the dimensions.
    Select(DimTensor, Index, Index),
    /// A tensor in the program.
    Tensor(DimTensor),
}

/// Returns the dimensions of all of `ts`, in the order of the tensor with most of them.
pub(super) fn union_dims(ts: &[&DimTensor]) -> Vec<Dim> {
    let most = ts.iter().rev().max_by_key(|t| t.dims.len());
    let mut dims: Vec<Dim> = most.map_or(Vec::new(), |t| t.dims.iter().map(|d| d.0).collect());
    for t in ts {
        for (dim, ..) in &t.dims {
            if !dims.contains(dim) {
                let at = dims.iter().position(|d| d > dim).unwrap_or(dims.len());
                dims.insert(at, *dim);
            }
        }
    }
    dims
}

/// Returns the tensor element type of a kernel's scalar type.
pub(crate) fn element(ty: Ty) -> ElementType {
    match ty {
        Ty::I1 => ElementType::Pred,
        Ty::I8 => ElementType::I8,
        Ty::I16 => ElementType::I16,
        Ty::I32 => ElementType::I32,
        Ty::I64 | Ty::Index => ElementType::I64,
        Ty::F16 => ElementType::F16,
        Ty::BF16 => ElementType::BF16,
        Ty::F32 => ElementType::F32,
        Ty::F64 => ElementType::F64,
        Ty::Array(_) => panic!("an array is not a scalar"),
    }
}
