//! Import of the memref dialect: loads, stores, and views of a kernel's arrays.

use melior::ir::OperationRef;
use melior::ir::attribute::FlatSymbolRefAttribute;
use melior::ir::operation::OperationLike;

use super::ops::unknown;
use crate::error::{Error, Result};
use crate::kernel_ir::{
    AffineExpr, AffineMap, AtomicOp, Bound, Loc, Op, OpKind, PtxOp, Region, Space, Ty, ValueId,
};
use crate::mlir::arguments;
use crate::mlir::attributes::{result_type, rmw_kind, unread};
use crate::mlir::import::{ImportedValue, Importer, Level};
use crate::mlir::memory::{
    MemRef, dense_bytes, layout, row_major, row_major_layout, unknown_extent,
};
use crate::mlir::walk::{is_one_of, ops_in};

impl Importer<'_> {
    /// Imports a `memref.*` op, appending to `ops`.
    pub(super) fn memref_op(
        &mut self,
        name: &str,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        match name {
            "memref.load" => {
                let memref = self.memref(operation, 0)?;
                let indices = self.operands_from(operation, 1)?;
                self.load(operation, &memref, &indices, loc, ops)
            }
            "memref.store" => {
                let value = self.operand(operation, 0)?;
                let memref = self.memref(operation, 1)?;
                let indices = self.operands_from(operation, 2)?;
                self.store(&memref, &indices, value, loc, ops)
            }
            "memref.alloc" | "memref.alloca" => {
                let memref = self.alloc(operation, loc)?;
                self.result(operation, ImportedValue::MemRef(memref))
            }
            "memref.dealloc" | "memref.prefetch" => Ok(()),
            "memref.assume_alignment" | "memref.memory_space_cast" => {
                let memref = self.memref(operation, 0)?;
                match operation.result_count() {
                    0 => Ok(()),
                    _ => self.result(operation, ImportedValue::MemRef(memref)),
                }
            }
            "memref.dim" => self.dim(operation, loc, ops),
            "memref.rank" => {
                let rank = self.memref(operation, 0)?.sizes.len();
                let rank = self.index_constant(rank as i64, loc, ops);
                self.result(operation, ImportedValue::Scalar(rank))
            }
            "memref.cast" => {
                let memref = self.memref(operation, 0)?;
                let ty = result_type(operation)?;
                let (_, asked) = layout(ty)?;
                let fits = asked.len() == memref.sizes.len()
                    && asked
                        .iter()
                        .zip(&memref.sizes)
                        .all(|(asked, size)| asked.is_none_or(|asked| asked == *size));
                if !fits {
                    return Err(Error::user(
                        "mlir-cast",
                        format!("a memref of extents {:?} is cast to `{ty}`", memref.sizes),
                    ));
                }
                self.result(operation, ImportedValue::MemRef(memref))
            }
            "memref.subview" | "memref.reinterpret_cast" => {
                let view = self.strided(name, operation)?;
                self.result(operation, ImportedValue::MemRef(view))
            }
            "memref.collapse_shape" | "memref.expand_shape" => {
                let memref = self.memref(operation, 0)?;
                let view = reshaped(&memref, operation)?;
                self.result(operation, ImportedValue::MemRef(view))
            }
            "memref.get_global" => {
                let global = self.global(operation, loc)?;
                self.result(operation, ImportedValue::MemRef(global))
            }
            "memref.copy" => {
                let (from, to) = (self.memref(operation, 0)?, self.memref(operation, 1)?);
                self.copy(&from, &to, loc, ops)
            }
            "memref.atomic_rmw" => {
                let value = self.operand(operation, 0)?;
                let memref = self.memref(operation, 1)?;
                let indices = self.operands_from(operation, 2)?;
                let index = self.flat_index(&memref, &indices, loc, ops);
                let kind = operation.attribute("kind").ok().and_then(rmw_kind);
                let kind = kind.unwrap_or("an unknown kind");
                let op = atomic(kind).ok_or_else(|| {
                    let message = format!("`{name} {kind}` cannot be raised yet");
                    Error::unsupported("mlir-op", message)
                })?;
                if self.kernel.element(memref.array) != memref.element {
                    return Err(unknown("memref.atomic_rmw"));
                }
                let kind = OpKind::Ptx(PtxOp::Atomic(op), vec![memref.array, index, value]);
                self.define_op(operation, kind, loc, ops)
            }
            _ => Err(unknown(name)),
        }
    }

    /// Defines the result of `operation`: the element of `memref` at `indices`.
    pub(super) fn load(
        &mut self,
        operation: OperationRef,
        memref: &MemRef,
        indices: &[ValueId],
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let index = self.flat_index(memref, indices, loc, ops);
        let array = memref.array;
        let value = self.define(operation.result(0).map_err(unread)?.into())?;
        self.loaded(memref, OpKind::Load { array, index }, value, loc, ops)
    }

    /// Stores `value` to the element of `memref` at `indices`.
    pub(super) fn store(
        &mut self,
        memref: &MemRef,
        indices: &[ValueId],
        value: ValueId,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let index = self.flat_index(memref, indices, loc, ops);
        let value = self.as_stored(memref, value, loc, ops)?;
        ops.push(Op {
            kind: OpKind::Store {
                array: memref.array,
                index,
                value,
            },
            results: Vec::new(),
            loc,
        });
        Ok(())
    }

    fn dim(&mut self, operation: OperationRef, loc: Loc, ops: &mut Vec<Op>) -> Result<()> {
        let memref = self.memref(operation, 0)?;
        let axis = self.known_operand(operation, 1);
        let axis = axis.ok_or_else(|| unknown_extent("the dimension that is asked for"))?;
        let size = usize::try_from(axis)
            .ok()
            .and_then(|axis| memref.sizes.get(axis));
        let size = *size.ok_or_else(|| {
            let rank = memref.sizes.len();
            Error::user(
                "mlir-dim",
                format!("dimension {axis} of a memref that has {rank}"),
            )
        })?;
        let size = self.index_constant(size, loc, ops);
        self.result(operation, ImportedValue::Scalar(size))
    }

    /// Returns the variable of the module that a `memref.get_global` names.
    fn global(&mut self, operation: OperationRef, loc: Loc) -> Result<MemRef> {
        let name = operation.attribute("name").map_err(unread)?;
        let name = FlatSymbolRefAttribute::try_from(name).map_err(unread)?;
        let name = name.value().to_owned();
        let ty = result_type(operation)?;
        let (element, extents) = row_major_layout(ty)?;
        let sizes: Option<Vec<i64>> = extents.into_iter().collect();
        let sizes = sizes.ok_or_else(|| unknown_extent("the size of this variable"))?;
        if let Some(known) = self.kernel.args.iter().find(|arg| arg.name() == name) {
            return Ok(MemRef::whole(known.value(), element, sizes));
        }
        let global = ops_in(self.module.body())
            .filter(|operation| is_one_of(*operation, &["memref.global"]))
            .find(|operation| arguments::name(*operation) == name)
            .ok_or_else(|| {
                Error::unsupported(
                    "mlir-global",
                    format!("the variable `{name}` is not in this module"),
                )
            })?;
        let count = sizes.iter().product::<i64>().max(0) as usize;
        let initial = match global.attribute("initial_value") {
            Ok(value) => match dense_bytes(&value, element, count) {
                Some(bytes) => bytes,
                None if value.to_string() == "unit" => Vec::new(),
                None => {
                    let message = format!("the initial value of `{name}` cannot be raised yet");
                    return Err(
                        Error::unsupported("mlir-global", message).at_line(loc.line, loc.column)
                    );
                }
            },
            Err(_) => {
                let message = format!("the variable `{name}` is defined elsewhere");
                return Err(Error::unsupported("mlir-global", message));
            }
        };
        let constant = global.has_attribute("constant");
        self.new_array(name, element, sizes, Space::Module { initial, constant })
    }

    /// Stores every element of `from` to `to` at the same indices.
    pub(super) fn copy(
        &mut self,
        from: &MemRef,
        to: &MemRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        if from.sizes != to.sizes {
            return Err(Error::user(
                "mlir-copy",
                format!(
                    "extents {:?} are copied to extents {:?}",
                    from.sizes, to.sizes
                ),
            ));
        }
        let ivs: Vec<ValueId> = from
            .sizes
            .iter()
            .map(|_| self.kernel.new_value(Ty::Index))
            .collect();
        let indices = || (0..ivs.len()).map(AffineExpr::Dim).collect::<Vec<_>>();
        let mut inner = Vec::new();
        let mut operands = ivs.clone();
        let map = self.flat_expr(from, indices(), &mut operands);
        let value = self.kernel.new_value(from.element);
        let array = from.array;
        let load = OpKind::AffineLoad {
            array,
            map,
            operands,
        };
        self.loaded(from, load, value, loc, &mut inner)?;
        let mut operands = ivs.clone();
        let map = self.flat_expr(to, indices(), &mut operands);
        let value = self.as_stored(to, value, loc, &mut inner)?;
        let op = |kind| Op {
            kind,
            results: Vec::new(),
            loc,
        };
        inner.push(op(OpKind::AffineStore {
            array: to.array,
            map,
            operands,
            value,
        }));
        if self.level == Level::Function && !ivs.is_empty() {
            ops.push(op(OpKind::Parallel {
                lower: vec![0; ivs.len()],
                upper: from.sizes.clone(),
                roles: vec![Default::default(); ivs.len()],
                body: Region {
                    args: ivs,
                    ops: inner,
                    yields: Vec::new(),
                },
            }));
            return Ok(());
        }
        for (iv, size) in ivs.iter().zip(&from.sizes).rev() {
            let body = Region {
                args: vec![*iv],
                ops: inner,
                yields: Vec::new(),
            };
            inner = vec![op(OpKind::AffineFor {
                lower: Bound::constant(0),
                upper: Bound {
                    map: AffineMap::constant(*size),
                    operands: Vec::new(),
                },
                step: 1,
                init: Vec::new(),
                body,
            })];
        }
        ops.extend(inner);
        Ok(())
    }
}

/// Returns a row-major memref with dimensions collapsed or expanded to the result's type.
fn reshaped(memref: &MemRef, operation: OperationRef) -> Result<MemRef> {
    let ty = result_type(operation)?;
    let (_, extents) = layout(ty)?;
    let total: i64 = memref.sizes.iter().product();
    let known: i64 = extents.iter().flatten().product();
    let dynamic = extents.iter().filter(|size| size.is_none()).count();
    let row_major = row_major(&memref.sizes) == memref.strides;
    if !row_major || dynamic > 1 || known == 0 {
        return Err(unknown_extent("the layout of this view"));
    }
    let sizes: Vec<i64> = extents
        .into_iter()
        .map(|size| size.unwrap_or(total / known))
        .collect();
    if sizes.iter().product::<i64>() != total {
        return Err(unknown_extent("the layout of this view"));
    }
    Ok(MemRef {
        strides: self::row_major(&sizes),
        sizes,
        ..memref.clone()
    })
}

/// Returns the atomic for a kind of `memref.atomic_rmw`.
pub(super) fn atomic(kind: &str) -> Option<AtomicOp> {
    Some(match kind {
        "addf" => AtomicOp::AddF,
        "addi" => AtomicOp::AddI,
        "andi" => AtomicOp::AndI,
        "assign" => AtomicOp::Exch,
        "maxnumf" => AtomicOp::MaxF,
        "minnumf" => AtomicOp::MinF,
        "maxs" => AtomicOp::MaxSi,
        "maxu" => AtomicOp::MaxUi,
        "mins" => AtomicOp::MinSi,
        "minu" => AtomicOp::MinUi,
        "ori" => AtomicOp::OrI,
        "xori" => AtomicOp::XorI,
        _ => return None,
    })
}
