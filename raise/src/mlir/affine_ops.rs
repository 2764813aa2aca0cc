//! Ops of the affine dialect → ours. Accesses of several dimensions become flat ones.

use melior::ir::OperationRef;
use melior::ir::attribute::{ArrayAttribute, DenseI32ArrayAttribute};
use melior::ir::operation::OperationLike;

use super::strings::string;
use crate::error::{Error, Result};
use crate::kernel_ir::{
    AffineExpr, AffineMap, BinaryOp, Bound, Loc, Op, OpKind, Role, Ty, ValueId,
};
use crate::mlir::affine;
use crate::mlir::import::Importer;
use crate::mlir::ops::{integer, unknown, unread};

impl Importer<'_> {
    /// Imports an `affine.*` op to the end of `ops`.
    pub(super) fn affine(
        &mut self,
        name: &str,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let kind = match name {
            "affine.load" => {
                let mut operands = self.operands(operation)?;
                let array = operands.remove(0);
                OpKind::AffineLoad {
                    array,
                    map: self.flat_map(operation, array)?,
                    operands,
                }
            }
            "affine.store" => {
                let mut operands = self.operands(operation)?;
                let value = operands.remove(0);
                let array = operands.remove(0);
                OpKind::AffineStore {
                    array,
                    map: self.flat_map(operation, array)?,
                    operands,
                    value,
                }
            }
            "affine.apply" => OpKind::AffineApply {
                map: map(operation, "map")?,
                operands: self.operands(operation)?,
            },
            "affine.min" | "affine.max" => return self.affine_extremum(name, operation, loc, ops),
            "affine.if" => {
                let set = affine::set(operation).ok_or_else(not_affine)?;
                OpKind::AffineIf {
                    set,
                    operands: self.operands(operation)?,
                    then_region: self.region(operation, 0)?,
                    else_region: self.region(operation, 1)?,
                }
            }
            "affine.for" => self.affine_for(operation)?,
            "affine.parallel" => self.affine_parallel(operation)?,
            _ => return Err(unknown(name)),
        };
        let results = self.define_results(operation)?;
        ops.push(Op { kind, results, loc });
        Ok(())
    }

    /// The access map of `operation`, made flat by the extents of the memref that `array` was.
    fn flat_map(&self, operation: OperationRef, array: ValueId) -> Result<AffineMap> {
        let map = map(operation, "map")?;
        let extents = self.extents(array);
        let mut flat: Option<AffineExpr> = None;
        for (index, extent) in map.results.into_iter().zip(extents) {
            flat = Some(match flat {
                None => index,
                Some(outer) => {
                    let scaled = AffineExpr::Mul(Box::new(outer), *extent as i64);
                    AffineExpr::Add(Box::new(scaled), Box::new(index))
                }
            });
        }
        Ok(AffineMap {
            dims: map.dims,
            results: vec![flat.unwrap_or(AffineExpr::Const(0))],
        })
    }

    /// `affine.min` and `affine.max`: each result by itself, then the least or greatest.
    fn affine_extremum(
        &mut self,
        name: &str,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let op = if name == "affine.min" {
            BinaryOp::MinSi
        } else {
            BinaryOp::MaxSi
        };
        let AffineMap { dims, results } = map(operation, "map")?;
        let operands = self.operands(operation)?;
        let mut extremum = None;
        for result in results {
            let map = AffineMap {
                dims,
                results: vec![result],
            };
            let apply = OpKind::AffineApply {
                map,
                operands: operands.clone(),
            };
            let value = self.push(ops, apply, Ty::Index, loc);
            extremum = Some(match extremum {
                None => value,
                Some(other) => self.push(ops, OpKind::Binary(op, other, value), Ty::Index, loc),
            });
        }
        let extremum = extremum.ok_or_else(not_affine)?;
        self.alias(operation.result(0).map_err(unread)?.into(), extremum);
        Ok(())
    }

    fn affine_for(&mut self, operation: OperationRef) -> Result<OpKind> {
        let lower_map = map(operation, "lowerBoundMap")?;
        let upper_map = map(operation, "upperBoundMap")?;
        let step = integer(operation.attribute("step").map_err(unread)?).ok_or_else(not_affine)?;
        let mut operands = self.operands(operation)?;
        let init = operands.split_off(lower_map.dims + upper_map.dims);
        let upper = operands.split_off(lower_map.dims);
        Ok(OpKind::AffineFor {
            lower: Bound {
                map: lower_map,
                operands,
            },
            upper: Bound {
                map: upper_map,
                operands: upper,
            },
            step,
            init,
            body: self.region(operation, 0)?,
        })
    }

    fn affine_parallel(&mut self, operation: OperationRef) -> Result<OpKind> {
        if operation.result_count() > 0 {
            return Err(Error::unsupported(
                "mlir-op",
                "`affine.parallel` that reduces cannot be raised yet",
            ));
        }
        let steps = ArrayAttribute::try_from(operation.attribute("steps").map_err(unread)?)
            .map_err(unread)?;
        for axis in 0..steps.len() {
            if integer(steps.element(axis).map_err(unread)?) != Some(1) {
                return Err(Error::unsupported(
                    "mlir-op",
                    "`affine.parallel` with steps cannot be raised yet",
                ));
            }
        }
        let bounds = |maps: &str, groups: &str| -> Result<Vec<i64>> {
            let groups = operation.attribute(groups).map_err(unread)?;
            let one_each = groups.to_string();
            let dense =
                DenseI32ArrayAttribute::try_from(groups).is_ok() || one_each.starts_with("dense<");
            let map = map(operation, maps)?;
            let constants = map.results.iter().map(|result| match result {
                AffineExpr::Const(value) => Some(*value),
                _ => None,
            });
            let constants: Option<Vec<i64>> = constants.collect();
            let constants = constants.filter(|constants| dense && constants.len() == steps.len());
            constants.ok_or_else(|| {
                Error::unsupported(
                    "mlir-op",
                    "`affine.parallel` with bounds that vary cannot be raised yet",
                )
            })
        };
        let mut roles = vec![Role::Free; steps.len()];
        if let Ok(names) = operation.attribute("reactant.roles") {
            let names = ArrayAttribute::try_from(names).map_err(unread)?;
            for (role, number) in roles.iter_mut().zip(0..names.len()) {
                let name = names.element(number).map_err(unread)?;
                let name = string(name).unwrap_or_else(|| name.to_string());
                *role = Role::from_name(&name).ok_or_else(|| {
                    Error::user("mlir-role", format!("`{name}` is no dimension of a launch"))
                        .help("there are free, block.x to block.z and thread.x to thread.z")
                })?;
            }
        }
        Ok(OpKind::Parallel {
            lower: bounds("lowerBoundsMap", "lowerBoundsGroups")?,
            upper: bounds("upperBoundsMap", "upperBoundsGroups")?,
            roles,
            body: self.region(operation, 0)?,
        })
    }
}

fn map(operation: OperationRef, name: &str) -> Result<AffineMap> {
    affine::map(operation, name).ok_or_else(not_affine)
}

fn not_affine() -> Error {
    Error::unsupported(
        "mlir-affine",
        "maps that multiply or divide by symbols cannot be raised yet",
    )
}
