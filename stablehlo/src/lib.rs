//! The tensor IR.

/// Element types of tensors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ElementType { Pred, I8, I16, I32, I64, U8, U16, U32, U64, F16, BF16, F32, F64 }
