//! Memrefs and pointers as views of a kernel's arrays: each is an array, an offset, and strides.

use melior::ir::r#type::MemRefType;
use melior::ir::{Attribute, AttributeLike, OperationRef, ShapedTypeLike, Type};

use super::ops::scalar;
use crate::error::{Error, Result};
use crate::kernel_ir::{
    AffineExpr, AffineMap, BinaryOp, CastOp, Const, Loc, Op, OpKind, Space, Ty, ValueId,
};
use crate::mlir::attributes::{integers, result_type};
use crate::mlir::import::{Importer, Level};
use crate::mlir::types;

/// A constant plus multiples of indices.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Offset {
    pub constant: i64,
    pub terms: Vec<(ValueId, i64)>,
}

impl Offset {
    /// Returns a constant offset.
    fn of(constant: i64) -> Offset {
        Offset {
            constant,
            terms: Vec::new(),
        }
    }

    fn is_zero(&self) -> bool {
        self.known() == Some(0)
    }

    /// Returns the value, if it contains no indices.
    pub(super) fn known(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// Returns the sum.
    pub(super) fn plus(&self, other: &Offset) -> Offset {
        let mut sum = self.clone();
        sum.constant += other.constant;
        sum.terms.extend(&other.terms);
        sum
    }

    /// Returns the offset multiplied by `factor`.
    pub(super) fn times(&self, factor: i64) -> Offset {
        Offset {
            constant: self.constant * factor,
            terms: self.terms.iter().map(|(v, by)| (*v, by * factor)).collect(),
        }
    }

    /// Returns the offset divided by `divisor`, if there is no remainder.
    fn over(&self, divisor: i64) -> Option<Offset> {
        let divides = |value: i64| value % divisor == 0;
        let exact = divides(self.constant) && self.terms.iter().all(|(_, by)| divides(*by));
        exact.then(|| Offset {
            constant: self.constant / divisor,
            terms: self
                .terms
                .iter()
                .map(|(v, by)| (*v, by / divisor))
                .collect(),
        })
    }
}

/// A memref: elements of `array`, interpreted as `element`.
#[derive(Clone, Debug)]
pub(super) struct MemRef {
    pub array: ValueId,
    pub element: Ty,
    pub sizes: Vec<i64>,
    /// In elements.
    pub strides: Vec<i64>,
    /// In elements.
    pub offset: Offset,
}

/// A pointer into `array`.
#[derive(Clone, Debug)]
pub(super) struct Pointer {
    pub array: ValueId,
    /// In bytes.
    pub offset: Offset,
}

impl MemRef {
    /// Returns a memref of a whole array, row-major.
    pub(super) fn whole(array: ValueId, element: Ty, sizes: Vec<i64>) -> MemRef {
        MemRef {
            array,
            element,
            strides: row_major(&sizes),
            sizes,
            offset: Offset::default(),
        }
    }

    /// Returns whether it covers its whole array.
    pub(super) fn is_whole(&self) -> bool {
        self.offset.is_zero() && self.strides == row_major(&self.sizes)
    }
}

/// Returns the strides of a row-major array.
pub(super) fn row_major(sizes: &[i64]) -> Vec<i64> {
    let inner = |axis: usize| sizes[axis + 1..].iter().product();
    (0..sizes.len()).map(inner).collect()
}

/// Returns the size of an element in memory, in bytes.
pub(super) fn bytes(ty: Ty) -> i64 {
    i64::from(ty.bits().div_ceil(8))
}

impl Importer<'_> {
    /// Returns the flat index of the element of `memref` at `indices`, which are expressions over
    /// `operands`.
    pub(super) fn flat_expr(
        &self,
        memref: &MemRef,
        indices: Vec<AffineExpr>,
        operands: &mut Vec<ValueId>,
    ) -> AffineMap {
        let mut flat: Option<AffineExpr> = None;
        let add = |a: AffineExpr, b: AffineExpr| AffineExpr::Add(Box::new(a), Box::new(b));
        if memref.is_whole() {
            for (index, extent) in indices.into_iter().zip(&memref.sizes) {
                flat = Some(match flat {
                    None => index,
                    Some(outer) => add(AffineExpr::Mul(Box::new(outer), *extent), index),
                });
            }
        } else {
            let mut terms = Vec::new();
            for (index, stride) in indices.into_iter().zip(&memref.strides) {
                terms.push(AffineExpr::Mul(Box::new(index), *stride));
            }
            for (value, by) in &memref.offset.terms {
                operands.push(*value);
                let dim = AffineExpr::Dim(operands.len() - 1);
                terms.push(AffineExpr::Mul(Box::new(dim), *by));
            }
            terms.push(AffineExpr::Const(memref.offset.constant));
            flat = terms.into_iter().reduce(add);
        }
        AffineMap {
            dims: operands.len(),
            results: vec![flat.unwrap_or(AffineExpr::Const(0))],
        }
    }

    /// Emits the flat index of the element of `memref` at `indices`.
    pub(super) fn flat_index(
        &mut self,
        memref: &MemRef,
        indices: &[ValueId],
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> ValueId {
        let mut flat = None;
        if memref.is_whole() {
            for (index, extent) in indices.iter().zip(&memref.sizes) {
                flat = Some(match flat {
                    None => *index,
                    Some(outer) => {
                        let scaled = self.scaled(outer, *extent, loc, ops);
                        self.sum(scaled, *index, loc, ops)
                    }
                });
            }
        } else {
            let axes = indices.iter().copied().zip(memref.strides.iter().copied());
            let terms: Vec<_> = axes.chain(memref.offset.terms.iter().copied()).collect();
            if memref.offset.constant != 0 {
                flat = Some(self.index_constant(memref.offset.constant, loc, ops));
            }
            for (value, by) in terms {
                let term = self.scaled(value, by, loc, ops);
                flat = Some(match flat {
                    None => term,
                    Some(rest) => self.sum(rest, term, loc, ops),
                });
            }
        }
        match flat {
            Some(flat) => flat,
            None => self.index_constant(0, loc, ops),
        }
    }

    pub(super) fn index_constant(&mut self, value: i64, loc: Loc, ops: &mut Vec<Op>) -> ValueId {
        let constant = OpKind::Constant(Const::Int(value.into()));
        self.push(ops, constant, Ty::Index, loc)
    }

    fn scaled(&mut self, value: ValueId, by: i64, loc: Loc, ops: &mut Vec<Op>) -> ValueId {
        let by = self.index_constant(by, loc, ops);
        let product = OpKind::Binary(BinaryOp::MulI, value, by);
        self.push(ops, product, Ty::Index, loc)
    }

    fn sum(&mut self, a: ValueId, b: ValueId, loc: Loc, ops: &mut Vec<Op>) -> ValueId {
        self.push(ops, OpKind::Binary(BinaryOp::AddI, a, b), Ty::Index, loc)
    }

    /// Checks that elements of the array can be interpreted as those of the memref.
    fn fits(&self, memref: &MemRef) -> Result<Ty> {
        let stored = self.kernel.element(memref.array);
        if stored == memref.element || stored.bits() == memref.element.bits() {
            return Ok(stored);
        }
        let name = self.kernel.array(memref.array).name();
        Err(Error::unsupported(
            "mlir-element",
            format!(
                "`{name}`, whose elements have {} bits, is accessed by {} bits here, which is not raised yet",
                stored.bits(),
                memref.element.bits()
            ),
        ))
    }

    /// Emits a load of `memref`, and defines `value`, of the memref's element type.
    pub(super) fn loaded(
        &mut self,
        memref: &MemRef,
        kind: OpKind,
        value: ValueId,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let stored = self.fits(memref)?;
        if stored == memref.element {
            ops.push(Op {
                kind,
                results: vec![value],
                loc,
            });
            return Ok(());
        }
        let loaded = self.push(ops, kind, stored, loc);
        let cast = cast_between(stored, memref.element);
        ops.push(Op {
            kind: OpKind::Cast(cast, loaded),
            results: vec![value],
            loc,
        });
        Ok(())
    }

    /// Converts `value` to the element type of the array of `memref`.
    pub(super) fn as_stored(
        &mut self,
        memref: &MemRef,
        value: ValueId,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<ValueId> {
        let stored = self.fits(memref)?;
        if stored == memref.element {
            return Ok(value);
        }
        let cast = cast_between(memref.element, stored);
        Ok(self.push(ops, OpKind::Cast(cast, value), stored, loc))
    }

    /// Adds an array to the kernel: shared or local memory, or a variable of the module.
    pub(super) fn new_array(
        &mut self,
        name: String,
        element: Ty,
        sizes: Vec<i64>,
        space: Space,
    ) -> Result<MemRef> {
        let mut shape = Vec::new();
        for size in &sizes {
            shape.push(
                usize::try_from(*size).map_err(|_| {
                    Error::user("mlir-size", format!("an array of {size} elements"))
                })?,
            );
        }
        if shape.is_empty() {
            shape.push(1);
        }
        let array = self.kernel.add_array(name, element, shape, space);
        Ok(MemRef::whole(array, element, sizes))
    }

    /// Imports `memref.alloc` and `memref.alloca`: private memory inside a parallel loop, memory of
    /// the function outside.
    pub(super) fn alloc(&mut self, operation: OperationRef, loc: Loc) -> Result<MemRef> {
        let ty = result_type(operation)?;
        let (element, extents) = row_major_layout(ty)?;
        let mut dynamic = 0;
        let mut sizes = Vec::new();
        for extent in extents {
            sizes.push(match extent {
                Some(extent) => extent,
                None => {
                    let extent = self.known_operand(operation, dynamic);
                    dynamic += 1;
                    extent.ok_or_else(|| unknown_extent("the size of this buffer"))?
                }
            });
        }
        let space = match self.level {
            Level::Thread => Space::Local,
            Level::Function | Level::Sequential => Space::Module {
                initial: Vec::new(),
                constant: false,
            },
        };
        // Launches of one file share its variables; the sizes may differ between launches.
        let shape: Vec<String> = sizes.iter().map(i64::to_string).collect();
        let (line, column, shape) = (loc.line, loc.column, shape.join("x"));
        let name = self.fresh_name(&format!("buffer at {line}:{column} of [{shape}]"));
        if space != Space::Local {
            self.buffers.push(self.kernel.args.len());
        }
        self.new_array(name, element, sizes, space)
    }

    fn fresh_name(&self, wanted: &str) -> String {
        let taken = |name: &str| self.kernel.args.iter().any(|arg| arg.name() == name);
        let numbered = (2..).map(|number| format!("{wanted} ({number})"));
        std::iter::once(wanted.to_owned())
            .chain(numbered)
            .find(|name| !taken(name))
            .expect("numbers do not end")
    }

    /// Returns `index` times `by`.
    pub(super) fn multiple(&self, index: ValueId, by: i64) -> Offset {
        match self.known_int(index) {
            Some(known) => Offset::of(known * by),
            None => Offset {
                constant: 0,
                terms: vec![(index, by)],
            },
        }
    }

    /// Returns the values of attribute `name`; those that are not static are the operands from
    /// `next` on.
    pub(super) fn numbers(
        &self,
        operation: OperationRef,
        name: &str,
        next: &mut usize,
    ) -> Result<Vec<Offset>> {
        let mut all = Vec::new();
        for value in integers(operation, name)? {
            all.push(match value {
                i64::MIN => {
                    *next += 1;
                    self.multiple(self.operand(operation, *next - 1)?, 1)
                }
                value => Offset::of(value),
            });
        }
        Ok(all)
    }

    /// Imports `memref.subview` and `memref.reinterpret_cast`: offsets, sizes and strides, some of
    /// them operands.
    pub(super) fn strided(&mut self, name: &str, operation: OperationRef) -> Result<MemRef> {
        let source = self.memref(operation, 0)?;
        let mut next = 1;
        let offsets = self.numbers(operation, "static_offsets", &mut next)?;
        let sizes = self.numbers(operation, "static_sizes", &mut next)?;
        let strides = self.numbers(operation, "static_strides", &mut next)?;
        let known = |all: Vec<Offset>, what: &str| -> Result<Vec<i64>> {
            let one = |value: Offset| value.known().ok_or_else(|| unknown_extent(what));
            all.into_iter().map(one).collect()
        };
        let sizes = known(sizes, "the size of this view")?;
        let mut strides = known(strides, "the stride of this view")?;
        let subview = name == "memref.subview";
        if !subview && !source.offset.is_zero() {
            return Err(unknown_extent("where the memory behind this view begins"));
        }
        let mut offset = match subview {
            true => source.offset.clone(),
            false => Offset::default(),
        };
        for (axis, by) in offsets.into_iter().enumerate() {
            let stride = match subview {
                true => source.strides[axis],
                false => 1,
            };
            offset = offset.plus(&by.times(stride));
        }
        let mut view = MemRef {
            offset,
            ..source.clone()
        };
        if subview {
            for (stride, of_source) in strides.iter_mut().zip(&source.strides) {
                *stride *= of_source;
            }
            // A result of lower rank drops dimensions of extent 1.
            let ty = result_type(operation)?;
            let rank = layout(ty)?.1.len();
            let mut drop = sizes.len().saturating_sub(rank);
            let mut kept = Vec::new();
            for (size, stride) in sizes.into_iter().zip(strides) {
                if drop > 0 && size == 1 {
                    drop -= 1;
                } else {
                    kept.push((size, stride));
                }
            }
            (view.sizes, view.strides) = kept.into_iter().unzip();
        } else {
            (view.sizes, view.strides) = (sizes, strides);
        }
        Ok(view)
    }

    /// Imports `pointer2memref`: the memory at a pointer, up to the end of its array.
    pub(super) fn memref_of_pointer(&mut self, operation: OperationRef) -> Result<MemRef> {
        let pointer = self.pointer(operation, 0)?;
        let ty = result_type(operation)?;
        let (element, extents) = row_major_layout(ty)?;
        let offset = pointer.offset.over(bytes(element)).ok_or_else(misaligned)?;
        let stored = self.kernel.element(pointer.array);
        let total = self.kernel.array_len(pointer.array) as i64 * bytes(stored) / bytes(element);
        let inner = extents
            .iter()
            .skip(1)
            .copied()
            .collect::<Option<Vec<i64>>>();
        let inner = inner.ok_or_else(|| unknown_extent("the shape behind this pointer"))?;
        let mut sizes = Vec::new();
        if let Some(first) = extents.first() {
            let rows = total / inner.iter().product::<i64>().max(1);
            sizes.push(first.unwrap_or(rows));
        }
        sizes.extend(inner);
        Ok(MemRef {
            array: pointer.array,
            element,
            strides: row_major(&sizes),
            sizes,
            offset,
        })
    }

    /// Imports `polygeist.subindex`: the memref from `index` on in its first dimension, or the
    /// element with that index.
    pub(super) fn subindex(&self, memref: &MemRef, index: ValueId, ty: Type) -> Result<MemRef> {
        let (_, asked) = layout(ty)?;
        let mut view = memref.clone();
        let stride = *memref.strides.first().ok_or_else(misaligned)?;
        view.offset = view.offset.plus(&self.multiple(index, stride));
        if asked.len() < memref.sizes.len() {
            view.sizes.remove(0);
            view.strides.remove(0);
        } else if let Some(known) = self.known_int(index) {
            view.sizes[0] -= known;
        }
        Ok(view)
    }

    /// Imports `memref2pointer`: the start of a memref.
    pub(super) fn pointer_of_memref(&mut self, operation: OperationRef) -> Result<Pointer> {
        let memref = self.memref(operation, 0)?;
        Ok(Pointer {
            array: memref.array,
            offset: memref.offset.times(bytes(memref.element)),
        })
    }

    /// Returns the element of type `element` at a pointer.
    pub(super) fn behind(&self, pointer: &Pointer, element: Ty) -> Result<MemRef> {
        Ok(MemRef {
            array: pointer.array,
            element,
            sizes: Vec::new(),
            strides: Vec::new(),
            offset: pointer.offset.over(bytes(element)).ok_or_else(misaligned)?,
        })
    }
}

fn cast_between(from: Ty, to: Ty) -> CastOp {
    match from == Ty::Index || to == Ty::Index {
        true => CastOp::IndexCast,
        false => CastOp::Bitcast,
    }
}

fn misaligned() -> Error {
    Error::unsupported(
        "mlir-pointer",
        "this address is not shown to be that of a whole element, which is not raised yet",
    )
}

/// Returns the error for an extent that the launch does not determine.
pub(super) fn unknown_extent(what: &str) -> Error {
    Error::unsupported(
        "mlir-dynamic-shape",
        format!("{what} is not known from the launch, which is not raised yet"),
    )
}

/// Returns element type and extents of a memref type; `None` for dynamic extents.
pub(super) fn layout(ty: Type) -> Result<(Ty, Vec<Option<i64>>)> {
    let memref = MemRefType::try_from(ty).map_err(|_| {
        Error::unsupported(
            "mlir-type",
            format!("values of type `{ty}` cannot be raised yet"),
        )
    })?;
    Ok((scalar(memref.element())?, types::extents(&memref)))
}

/// Returns element type and extents of a row-major memref type.
pub(super) fn row_major_layout(ty: Type) -> Result<(Ty, Vec<Option<i64>>)> {
    let plain = MemRefType::try_from(ty).is_ok_and(|memref| memref.affine_map().is_identity());
    match plain {
        true => layout(ty),
        false => Err(Error::unsupported(
            "mlir-type",
            format!(
                "memory of type `{ty}`, which is not laid out row by row, cannot be raised yet"
            ),
        )),
    }
}

/// Returns the bytes of a constant of a memref or tensor type.
pub(super) fn dense_bytes(attribute: &Attribute, element: Ty, count: usize) -> Option<Vec<u8>> {
    let raw = attribute.to_raw();
    // SAFETY: the attribute is alive; its kind is checked first, and elements are read in bounds
    // and as their type.
    unsafe {
        let fits = mlir_sys::mlirAttributeIsADenseElements(raw)
            && mlir_sys::mlirElementsAttrGetNumElements(raw) == count as i64
            && count > 0;
        if !fits {
            return None;
        }
        let splat = mlir_sys::mlirDenseElementsAttrIsSplat(raw);
        if element == Ty::I1 {
            let at = |place: usize| match splat {
                true => mlir_sys::mlirDenseElementsAttrGetBoolSplatValue(raw) != 0,
                false => mlir_sys::mlirDenseElementsAttrGetBoolValue(raw, place as isize),
            };
            return Some((0..count).map(|place| u8::from(at(place))).collect());
        }
        let size = bytes(element) as usize;
        let stored = if splat { 1 } else { count };
        let data = mlir_sys::mlirDenseElementsAttrGetRawData(raw).cast::<u8>();
        let data = std::slice::from_raw_parts(data, size * stored);
        Some(match splat {
            true => data.repeat(count),
            false => data.to_vec(),
        })
    }
}
