//! Import of `affine.parallel` and `scf.parallel`.
//!
//! A parallel loop directly in the function becomes the threads of a kernel. One that is nested in
//! another op, has data-dependent bounds, or reduces becomes sequential loops, which is one of the
//! permitted orders of its iterations.

use melior::ir::attribute::ArrayAttribute;
use melior::ir::block::BlockLike;
use melior::ir::operation::OperationLike;
use melior::ir::{BlockRef, OperationRef, ValueLike};

use super::strings::string;
use crate::error::{Error, Result};
use crate::kernel_ir::{
    AffineExpr, AffineMap, BinaryOp, Bound, Const, Loc, Op, OpKind, Region, Role, Ty, ValueId,
};
use crate::mlir::attributes::{groups, map_of, no_bounds, reduction_kinds, steps, unread};
use crate::mlir::import::{Importer, Level};
use crate::mlir::walk::{block_of, ops_in};

/// One dimension of a parallel loop.
struct Axis {
    lower: Bound,
    upper: Bound,
    step: i64,
}

/// Imports the innermost body of a loop nest: takes the carried values and returns the next ones.
type Body<'b, I> = dyn FnMut(&mut I, &[ValueId], &mut Vec<Op>) -> Result<Vec<ValueId>> + 'b;

/// Combines the carried values with those that an iteration yields into the next carried values.
type Combine<'b, I> =
    dyn FnMut(&mut I, &[ValueId], Vec<ValueId>, &mut Vec<Op>) -> Result<Vec<ValueId>> + 'b;

/// The reduction of the results of iterations.
struct Reduction {
    op: BinaryOp,
    ty: Ty,
    identity: Const,
}

impl Importer<'_> {
    /// Imports an `affine.parallel`.
    pub(super) fn affine_parallel(
        &mut self,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let axes = self.axes(operation, loc, ops)?;
        let reductions = reductions(operation)?;
        if reductions.is_empty()
            && let Some(known) = self.known_axes(&axes)
        {
            return self.threads(operation, &known, loc, ops);
        }
        let init: Vec<ValueId> = reductions
            .iter()
            .map(|one| self.push(ops, OpKind::Constant(one.identity), one.ty, loc))
            .collect();
        let combine =
            &mut |this: &mut Self, carried: &[ValueId], yields: Vec<_>, ops: &mut Vec<Op>| {
                let mut combined = Vec::new();
                for ((one, before), value) in reductions.iter().zip(carried).zip(yields) {
                    let kind = OpKind::Binary(one.op, *before, value);
                    combined.push(this.push(ops, kind, one.ty, loc));
                }
                Ok(combined)
            };
        self.sequential(operation, &axes, &init, loc, ops, combine)
    }

    /// Imports an `scf.parallel`.
    pub(super) fn scf_parallel(
        &mut self,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let block = body_of(operation)?;
        let rank = block.argument_count();
        let mut axes = Vec::new();
        for axis in 0..rank {
            let bound = |this: &Self, number: usize| -> Result<Bound> {
                let value = this.operand(operation, number)?;
                Ok(match this.known_int(value) {
                    Some(known) => Bound::constant(known),
                    None => Bound {
                        map: AffineMap {
                            dims: 1,
                            results: vec![AffineExpr::Dim(0)],
                        },
                        operands: vec![value],
                    },
                })
            };
            let step = self
                .known_operand(operation, 2 * rank + axis)
                .filter(|step| *step > 0);
            axes.push(Axis {
                lower: bound(self, axis)?,
                upper: bound(self, rank + axis)?,
                step: step.ok_or_else(|| super::memory::unknown_extent("the step of this loop"))?,
            });
        }
        let init = self.operands_from(operation, 3 * rank)?;
        if init.is_empty()
            && let Some(known) = self.known_axes(&axes)
        {
            return self.threads(operation, &known, loc, ops);
        }
        let reduce = ops_in(block).last();
        let combine =
            &mut |this: &mut Self, carried: &[ValueId], yields: Vec<_>, ops: &mut Vec<Op>| {
                let mut combined = Vec::new();
                for (number, (before, value)) in carried.iter().zip(yields).enumerate() {
                    let combine = reduce
                        .and_then(|reduce| block_of(reduce, number))
                        .ok_or_else(|| Error::user("mlir-op", "a reduction without a body"))?;
                    for (argument, meaning) in [*before, value].into_iter().enumerate() {
                        let argument = combine.argument(argument).map_err(unread)?;
                        this.alias(argument.into(), meaning);
                    }
                    combined.extend(this.block_scalars(combine, ops)?);
                }
                Ok(combined)
            };
        self.sequential(operation, &axes, &init, loc, ops, combine)
    }

    /// Imports the parallel loop `operation` as a loop nest that carries its reductions, starting
    /// from `init`.
    fn sequential(
        &mut self,
        operation: OperationRef,
        axes: &[Axis],
        init: &[ValueId],
        loc: Loc,
        ops: &mut Vec<Op>,
        combine: &mut Combine<'_, Self>,
    ) -> Result<()> {
        let block = body_of(operation)?;
        let ivs = self.induction_variables(block)?;
        let results = self.define_results(operation)?;
        let body = &mut |this: &mut Self, carried: &[ValueId], ops: &mut Vec<Op>| {
            let yields = this.block_scalars(block, ops)?;
            combine(this, carried, yields, ops)
        };
        let nest = self.nested(Level::Sequential, |this| {
            this.loop_nest(axes, &ivs, init, &results, loc, body)
        })?;
        ops.extend(nest);
        Ok(())
    }

    /// Builds a nest of loops, one for each axis, with `body` in the innermost.
    fn loop_nest(
        &mut self,
        axes: &[Axis],
        ivs: &[ValueId],
        init: &[ValueId],
        results: &[ValueId],
        loc: Loc,
        body: &mut Body<'_, Self>,
    ) -> Result<Vec<Op>> {
        let ([axis, axes @ ..], [iv, ivs @ ..]) = (axes, ivs) else {
            return Err(Error::user("mlir-op", "a parallel loop without dimensions"));
        };
        let mut fresh = || -> Vec<ValueId> {
            let values = init.iter();
            values
                .map(|value| self.kernel.new_value(self.kernel.ty(*value)))
                .collect()
        };
        let carried = fresh();
        let mut ops = Vec::new();
        let yields = if axes.is_empty() {
            body(self, &carried, &mut ops)?
        } else {
            let inner = fresh();
            ops = self.loop_nest(axes, ivs, &carried, &inner, loc, body)?;
            inner
        };
        let mut args = vec![*iv];
        args.extend(carried);
        Ok(vec![Op {
            kind: OpKind::AffineFor {
                lower: axis.lower.clone(),
                upper: axis.upper.clone(),
                step: axis.step,
                init: init.to_vec(),
                body: Region { args, ops, yields },
            },
            results: results.to_vec(),
            loc,
        }])
    }

    /// Imports the loop as threads: one dimension for each of `axes` (first value, one past the
    /// last, step).
    fn threads(
        &mut self,
        operation: OperationRef,
        axes: &[(i64, i64, i64)],
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let block = body_of(operation)?;
        let roles = roles(operation, axes.len())?;
        let ivs = self.induction_variables(block)?;
        let (mut lower, mut upper, mut args, mut body) = (vec![], vec![], vec![], vec![]);
        for ((from, to, step), iv) in axes.iter().zip(&ivs) {
            if *step == 1 {
                lower.push(*from);
                upper.push(*to);
                args.push(*iv);
                continue;
            }
            let dim = self.kernel.new_value(Ty::Index);
            let scaled = AffineExpr::Mul(Box::new(AffineExpr::Dim(0)), *step);
            let expr = AffineExpr::Add(Box::new(scaled), Box::new(AffineExpr::Const(*from)));
            let map = AffineMap {
                dims: 1,
                results: vec![expr],
            };
            body.push(Op {
                kind: OpKind::AffineApply {
                    map,
                    operands: vec![dim],
                },
                results: vec![*iv],
                loc,
            });
            let count = i128::from(*to) - i128::from(*from);
            let count = (count + i128::from(*step) - 1).div_euclid(i128::from(*step));
            lower.push(0);
            upper.push(count as i64);
            args.push(dim);
        }
        self.nested(Level::Thread, |this| this.block_scalars(block, &mut body))?;
        let body = Region {
            args,
            ops: body,
            yields: Vec::new(),
        };
        ops.push(Op {
            kind: OpKind::Parallel {
                lower,
                upper,
                roles,
                body,
            },
            results: Vec::new(),
            loc,
        });
        Ok(())
    }

    fn induction_variables(&mut self, block: BlockRef) -> Result<Vec<ValueId>> {
        (0..block.argument_count())
            .map(|number| self.define(block.argument(number).map_err(unread)?.into()))
            .collect()
    }

    /// Returns first value, one past the last, and step of each axis of a loop that can be the
    /// threads of a kernel: one directly in the function, whose bounds the launch determines.
    fn known_axes(&self, axes: &[Axis]) -> Option<Vec<(i64, i64, i64)>> {
        let all = |bound: &Bound| -> Option<Vec<i64>> {
            let results = bound.map.results.iter();
            results
                .map(|expr| self.known_expr(expr, &bound.operands))
                .collect()
        };
        let known = |axis: &Axis| {
            let lower = all(&axis.lower)?.into_iter().max()?;
            let upper = all(&axis.upper)?.into_iter().min()?;
            Some((lower, upper, axis.step))
        };
        (self.level == Level::Function)
            .then(|| axes.iter().map(known).collect())
            .flatten()
    }

    /// Returns the dimensions of an `affine.parallel`.
    fn axes(&mut self, operation: OperationRef, loc: Loc, ops: &mut Vec<Op>) -> Result<Vec<Axis>> {
        let steps = steps(operation)?;
        let (lower, upper) = (
            map_of(operation, "lowerBoundsMap")?,
            map_of(operation, "upperBoundsMap")?,
        );
        let mut operands = self.operands(operation)?;
        let of_upper = operands.split_off(lower.input_count());
        let lower = self.affine_map(lower, operands, loc, ops)?;
        let upper = self.affine_map(upper, of_upper, loc, ops)?;
        let bounds = |map, name: &str| -> Result<Vec<Bound>> {
            bounds(map, &groups(operation, name, steps.len())?).ok_or_else(no_bounds)
        };
        let lower = bounds(lower, "lowerBoundsGroups")?;
        let upper = bounds(upper, "upperBoundsGroups")?;
        let axes = lower.into_iter().zip(upper).zip(steps);
        Ok(axes
            .map(|((lower, upper), step)| Axis { lower, upper, step })
            .collect())
    }
}

fn body_of<'c, 'a>(operation: OperationRef<'c, 'a>) -> Result<BlockRef<'c, 'a>> {
    block_of(operation, 0).ok_or_else(|| Error::user("mlir-op", "a parallel loop without a body"))
}

/// Splits the results of a map into groups, one bound each.
fn bounds((map, operands): (AffineMap, Vec<ValueId>), groups: &[usize]) -> Option<Vec<Bound>> {
    let mut results = map.results.into_iter();
    let bounds = groups.iter().map(|size| {
        let results: Vec<AffineExpr> = results.by_ref().take(*size).collect();
        (results.len() == *size).then(|| Bound {
            map: AffineMap {
                dims: map.dims,
                results,
            },
            operands: operands.clone(),
        })
    });
    bounds.collect()
}

/// Returns the roles of the dimensions in the launch.
fn roles(operation: OperationRef, count: usize) -> Result<Vec<Role>> {
    let mut roles = vec![Role::Free; count];
    let Ok(names) = operation.attribute("reactant.roles") else {
        return Ok(roles);
    };
    let names = ArrayAttribute::try_from(names).map_err(unread)?;
    for (role, number) in roles.iter_mut().zip(0..names.len()) {
        let name = names.element(number).map_err(unread)?;
        let name = string(name).unwrap_or_else(|| name.to_string());
        *role = Role::from_name(&name).ok_or_else(|| {
            Error::user("mlir-role", format!("`{name}` is no dimension of a launch"))
                .help("there are free, block.x to block.z and thread.x to thread.z")
        })?;
    }
    Ok(roles)
}

/// Returns the reductions of an `affine.parallel`, one for each result.
fn reductions(operation: OperationRef) -> Result<Vec<Reduction>> {
    let kinds = reduction_kinds(operation)?;
    operation
        .results()
        .zip(kinds)
        .map(|(result, kind)| {
            let ty = super::ops::scalar(result.r#type())?;
            let op = reduction(kind).ok_or_else(|| {
                Error::unsupported(
                    "mlir-op",
                    format!("a reduction by `{kind}` cannot be raised yet"),
                )
            })?;
            let identity = identity(op, ty);
            Ok(Reduction { op, ty, identity })
        })
        .collect()
}

/// Returns the op of a kind of reduction.
fn reduction(kind: &str) -> Option<BinaryOp> {
    Some(match kind {
        "addf" => BinaryOp::AddF,
        "addi" => BinaryOp::AddI,
        "andi" => BinaryOp::AndI,
        "maximumf" => BinaryOp::MaximumF,
        "maxnumf" => BinaryOp::MaxNumF,
        "maxs" => BinaryOp::MaxSi,
        "maxu" => BinaryOp::MaxUi,
        "minimumf" => BinaryOp::MinimumF,
        "minnumf" => BinaryOp::MinNumF,
        "mins" => BinaryOp::MinSi,
        "minu" => BinaryOp::MinUi,
        "mulf" => BinaryOp::MulF,
        "muli" => BinaryOp::MulI,
        "ori" => BinaryOp::OrI,
        "xori" => BinaryOp::XorI,
        _ => return None,
    })
}

/// Returns the initial value of a reduction.
fn identity(op: BinaryOp, ty: Ty) -> Const {
    let range = || ty.int_range();
    let ones = || crate::kernel_ir::wrap(-1, ty);
    match op {
        BinaryOp::AddF => Const::Float(0.0),
        BinaryOp::MulF => Const::Float(1.0),
        BinaryOp::MaximumF | BinaryOp::MaxNumF => Const::Float(f64::NEG_INFINITY),
        BinaryOp::MinimumF | BinaryOp::MinNumF => Const::Float(f64::INFINITY),
        BinaryOp::MulI => Const::Int(1),
        BinaryOp::AndI | BinaryOp::MinUi => Const::Int(ones()),
        BinaryOp::MaxSi => Const::Int(if ty == Ty::I1 { 1 } else { range().0 }),
        BinaryOp::MinSi => Const::Int(if ty == Ty::I1 { 0 } else { range().1 }),
        _ => Const::Int(0),
    }
}
