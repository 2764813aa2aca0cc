//! Conversion of MLIR types to [`Ty`].

use melior::ir::r#type::DimSize;
use melior::ir::r#type::{IntegerType, MemRefType};
use melior::ir::{ShapedTypeLike, Type, TypeLike};

use stablehlo::ElementType;

use crate::kernel_ir::Ty;

/// Returns the scalar type, if the kernel IR has it.
pub(super) fn scalar(ty: Type) -> Option<Ty> {
    if ty.is_index() {
        return Some(Ty::Index);
    }
    if ty.is_f32() {
        return Some(Ty::F32);
    }
    if ty.is_f64() {
        return Some(Ty::F64);
    }
    if ty.is_f16() {
        return Some(Ty::F16);
    }
    if ty.is_bf16() {
        return Some(Ty::BF16);
    }
    let integer = IntegerType::try_from(ty)
        .ok()
        .filter(IntegerType::is_signless)?;
    match integer.width() {
        1 => Some(Ty::I1),
        8 => Some(Ty::I8),
        16 => Some(Ty::I16),
        32 => Some(Ty::I32),
        64 => Some(Ty::I64),
        _ => None,
    }
}

/// Returns the extents of a memref; `None` for dynamic ones.
pub(super) fn extents(memref: &MemRefType) -> Vec<Option<i64>> {
    (0..memref.rank())
        .map(|axis| match memref.dim_size(axis) {
            Ok(DimSize::Static(extent)) => Some(extent as i64),
            Ok(DimSize::Dynamic) | Err(_) => None,
        })
        .collect()
}

/// Returns element type and extents (`None` if dynamic) of a row-major memref.
pub(super) fn memref(ty: Type) -> Option<(Ty, Vec<Option<usize>>)> {
    let memref = MemRefType::try_from(ty).ok()?;
    if !memref.affine_map().is_identity() {
        return None;
    }
    let extents = extents(&memref).into_iter();
    let extents = extents
        .map(|extent| extent.map(|extent| extent as usize))
        .collect();
    Some((scalar(memref.element())?, extents))
}

/// Returns whether it is an LLVM pointer, in any address space.
pub(super) fn is_pointer(ty: Type) -> bool {
    let text = ty.to_string();
    text == "!llvm.ptr" || text.starts_with("!llvm.ptr<")
}

/// Returns the scalar type of an array's elements.
pub(super) fn of_element(element: ElementType) -> Ty {
    match element {
        ElementType::Pred => Ty::I1,
        ElementType::I8 | ElementType::U8 => Ty::I8,
        ElementType::I16 | ElementType::U16 => Ty::I16,
        ElementType::I32 | ElementType::U32 => Ty::I32,
        ElementType::I64 | ElementType::U64 => Ty::I64,
        ElementType::F16 => Ty::F16,
        ElementType::BF16 => Ty::BF16,
        ElementType::F32 => Ty::F32,
        ElementType::F64 => Ty::F64,
    }
}
