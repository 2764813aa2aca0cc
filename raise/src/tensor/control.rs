//! Lowering of op sequences and branches. A condition that is a box narrows the set of active
//! threads; any other condition masks them.

use super::builder::Builder;
use super::index::{Condition, Dim, Index};
use super::lane_values::{DimTensor, LaneValue, element, union_dims};
use super::lower::{Lower, LowerResult};
use super::thread_domain::ThreadDomain;
use crate::error::Error;
use crate::kernel_ir::{
    BinaryOp, CastOp, Const, IntegerSet, Op, OpKind, PtxOp, Region, Ty, ValueId,
};
use stablehlo::{ElementType, Scalar};

/// The largest number of boxes that a condition may have; one with more becomes a mask.
const MAX_BOXES: usize = 9;

/// The range `lo..hi` of each narrowed dimension.
type Narrowed = Vec<(Dim, i128, i128)>;

/// Returns an address that identifies a region of a kernel.
fn address(region: &Region) -> usize {
    std::ptr::from_ref(region).addr()
}

impl Lower<'_> {
    pub(super) fn region(&mut self, region: &Region) -> LowerResult<()> {
        let effect = match self.threads.block_dims.is_empty() {
            true => None,
            false => region.ops.iter().rposition(|op| op.kind.has_effect()),
        };
        let (last, known) = (self.last, self.threads.implied_here.len());
        let ranges = self.threads.value_ranges.len();
        if let Some(implied) = self.implied.get(&address(region)) {
            self.threads.implied_here.extend(implied.iter().cloned());
        }
        if let Some(inside) = self.ranges_inside.get(&address(region)) {
            self.threads.value_ranges.extend(inside);
        }
        for (number, op) in region.ops.iter().enumerate() {
            self.last = last && effect.is_none_or(|effect| number >= effect);
            self.op(op)?;
        }
        self.last = last;
        self.threads.implied_here.truncate(known);
        self.threads.value_ranges.truncate(ranges);
        Ok(())
    }

    /// Returns functions that are negative wherever the boolean `id` equals `truth`, from those
    /// parts of its definition that do not depend on data.
    fn implied_by(&self, id: ValueId, truth: bool, depth: usize) -> Vec<Index> {
        match &self.values[id.index()] {
            Some(LaneValue::Condition(condition)) => self.threads.bounds_of(condition, truth),
            Some(LaneValue::AffineMask(condition, negative)) if truth => {
                let mut all = self.threads.bounds_of(condition, true);
                all.extend(negative.iter().cloned());
                all
            }
            Some(LaneValue::Tensor(_)) if depth > 0 => {
                let kind = self.definition(id).map(|op| op.kind);
                let is = |id: ValueId, wanted: bool| match &self.values[id.index()] {
                    Some(LaneValue::Condition(condition)) => {
                        condition.as_constant() == Some(wanted)
                    }
                    _ => false,
                };
                let of = |id: ValueId, truth: bool| self.implied_by(id, truth, depth - 1);
                match kind {
                    Some(OpKind::Binary(BinaryOp::AndI, a, b)) if truth => {
                        [of(a, true), of(b, true)].concat()
                    }
                    Some(OpKind::Binary(BinaryOp::OrI, a, b)) if !truth => {
                        [of(a, false), of(b, false)].concat()
                    }
                    Some(OpKind::Binary(BinaryOp::XorI, a, b)) if is(b, true) => of(a, !truth),
                    // `a && b` and `a || b` in LLVM's form.
                    Some(OpKind::Select(a, b, otherwise)) if truth && is(otherwise, false) => {
                        [of(a, true), of(b, true)].concat()
                    }
                    Some(OpKind::Select(a, yes, b)) if !truth && is(yes, true) => {
                        [of(a, false), of(b, false)].concat()
                    }
                    _ => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn define(&mut self, id: ValueId, val: LaneValue) {
        self.values[id.index()] = Some(val);
    }

    pub(super) fn op(&mut self, op: &Op) -> LowerResult<()> {
        let before = self.loc;
        if op.loc.line > 0 {
            self.loc = op.loc;
            let line = stablehlo::Loc(op.loc.line);
            self.f().set_loc(line);
        }
        // Inside a loop body the next iteration follows.
        let last = self.last;
        self.last &= !matches!(
            op.kind,
            OpKind::For { .. } | OpKind::AffineFor { .. } | OpKind::While { .. }
        );
        let is_guarded = |result: &ValueId| self.guarded[result.index()];
        self.guards = op.results.first().is_some_and(is_guarded);
        let result = match self.refuse_inexact(&op.kind) {
            Ok(()) => self.op_here(op),
            refused => refused,
        };
        self.last = last;
        if result.is_ok() {
            self.loc = before;
        }
        result
    }

    fn op_here(&mut self, op: &Op) -> LowerResult<()> {
        let ty = |this: &Self, id: ValueId| this.kernel.ty(id);
        let val = match &op.kind {
            OpKind::Constant(constant) => {
                let to = ty(self, op.results[0]);
                match *constant {
                    Const::Int(value) if to == Ty::I1 => LaneValue::Condition(match value & 1 {
                        1 => Condition::always(),
                        _ => Condition::always().not(),
                    }),
                    Const::Int(value) => LaneValue::Index(Index::constant(value)),
                    Const::Float(value) => {
                        LaneValue::Tensor(self.scalar(element(to), Scalar::Float(value)))
                    }
                }
            }
            // No result depends on it, so that zero is a valid choice.
            OpKind::Poison => self.builder.zero(ty(self, op.results[0])),
            OpKind::Id { .. } => {
                return Err(Error::internal(
                    "tensor-id",
                    "thread indices are gone at the parallel stage",
                )
                .into());
            }
            OpKind::Unary(kind, a) => self.unary(*kind, *a)?,
            OpKind::Binary(kind, a, b) if ty(self, *a).is_int() => {
                self.integer_binary(*kind, ty(self, *a), *a, *b)?
            }
            OpKind::Binary(kind, a, b) => self.float_binary(*kind, *a, *b)?,
            OpKind::Fma(a, b, c) => self.fma(*a, *b, *c)?,
            OpKind::Cmpi(predicate, a, b) => {
                self.compare_integers(*predicate, ty(self, *a), *a, *b)?
            }
            OpKind::Cmpf(predicate, a, b) => self.compare_floats(*predicate, *a, *b)?,
            OpKind::Select(condition, a, b) => self.select(ty(self, *a), *condition, *a, *b)?,
            OpKind::Cast(kind, a) => {
                let (from, to) = (ty(self, *a), ty(self, op.results[0]));
                match kind {
                    CastOp::ExtSi
                    | CastOp::ExtUi
                    | CastOp::Trunci
                    | CastOp::IndexCast
                    | CastOp::IndexCastUi => self.integer_cast(*kind, from, to, *a)?,
                    CastOp::ExtF
                    | CastOp::TruncF
                    | CastOp::SiToFp
                    | CastOp::UiToFp
                    | CastOp::FpToSi
                    | CastOp::FpToUi
                    | CastOp::Bitcast => self.float_cast(*kind, from, to, *a)?,
                }
            }
            OpKind::MulExtended { signed, lhs, rhs } => {
                let (low, high) = self.mul_extended(*signed, ty(self, *lhs), *lhs, *rhs)?;
                self.define(op.results[0], low);
                self.define(op.results[1], high);
                return Ok(());
            }
            OpKind::Load { array, index } => {
                let at = self.val(*index)?;
                self.trace(*index, &at);
                self.load(
                    *array,
                    &at,
                    ty(self, op.results[0]),
                    self.touch_of(op.results[0]),
                )?
            }
            OpKind::AffineLoad {
                array,
                map,
                operands,
            } => {
                let index = self.affine_result(&map.results[0], operands)?;
                self.trace_affine(&map.results[0], operands, &index);
                self.load(
                    *array,
                    &index,
                    ty(self, op.results[0]),
                    self.touch_of(op.results[0]),
                )?
            }
            OpKind::Store {
                array,
                index,
                value,
            } => {
                let at = self.val(*index)?;
                self.trace(*index, &at);
                return self.store(*array, &at, *value, Some(*index));
            }
            OpKind::AffineStore {
                array,
                map,
                operands,
                value,
            } => {
                let index = self.affine_result(&map.results[0], operands)?;
                self.trace_affine(&map.results[0], operands, &index);
                return self.store(*array, &index, *value, None);
            }
            OpKind::AffineApply { map, operands } => {
                self.affine_result(&map.results[0], operands)?
            }
            OpKind::If {
                cond,
                then_region,
                else_region,
            } => {
                let regions = [then_region, else_region].map(address);
                let implied = [true, false].map(|truth| self.implied_by(*cond, truth, 6));
                self.implied.extend(regions.into_iter().zip(implied));
                let ranges = [true, false].map(|truth| self.ranges_if(*cond, truth));
                self.ranges_inside.extend(regions.into_iter().zip(ranges));
                self.memory.phases.branch_on = Some(*cond);
                let cond = self.val(*cond)?;
                let done = self.branch(&cond, then_region, else_region, &op.results);
                for region in &regions {
                    self.implied.remove(region);
                    self.ranges_inside.remove(region);
                }
                return done;
            }
            OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            } => {
                let cond = self.integer_set(set, operands)?;
                let known = self.threads.remainders.len();
                if else_region.ops.is_empty() {
                    self.threads
                        .remainders
                        .extend(self.remainders(set, operands));
                }
                let ranges = self.ranges_in(set, operands);
                self.ranges_inside.insert(address(then_region), ranges);
                let done = self.branch(&cond, then_region, else_region, &op.results);
                self.ranges_inside.remove(&address(then_region));
                self.threads.remainders.truncate(known);
                return done;
            }
            OpKind::For {
                lower,
                upper,
                step,
                init,
                body,
            } => {
                let bounds = [self.val(*lower)?, self.val(*upper)?, self.val(*step)?];
                if let [
                    LaneValue::Index(lower),
                    LaneValue::Index(upper),
                    LaneValue::Index(step),
                ] = &bounds
                    && let Some(step) = step.as_constant().filter(|s| *s > 0)
                    && let Some(span) = upper.sub(lower)
                {
                    return self.counted_loop(lower, &span, step, init, body, &op.results);
                }
                return self.data_loop(bounds, init, body, &op.results);
            }
            OpKind::AffineFor {
                lower,
                upper,
                step,
                init,
                body,
            } => {
                let step = *step as i128;
                let lower = self.affine_bound(lower, true)?;
                let upper = self.affine_bound(upper, false)?;
                if let (LaneValue::Index(lower), LaneValue::Index(upper)) = (&lower, &upper)
                    && let Some(span) = upper.sub(lower)
                {
                    return self.counted_loop(lower, &span, step, init, body, &op.results);
                }
                let step = LaneValue::Index(Index::constant(step));
                return self.data_loop([lower, upper, step], init, body, &op.results);
            }
            OpKind::While {
                init,
                before,
                after,
            } => return self.lock_step(init, before, after, &op.results),
            OpKind::Parallel { .. } => {
                return Err(Error::internal(
                    "tensor-parallel",
                    "there is one `affine.parallel`, the outermost op",
                )
                .into());
            }
            OpKind::Barrier => return self.barrier(),
            OpKind::Ptx(PtxOp::Atomic(atomic), operands) => {
                return self.atomic(*atomic, operands, op.results.first().copied());
            }
            OpKind::Ptx(PtxOp::Trap(message), _) => {
                self.trap(message);
                return Ok(());
            }
            OpKind::Ptx(ptx, operands) => return self.ptx(ptx, operands, &op.results),
        };
        self.define(op.results[0], val);
        Ok(())
    }

    /// Returns the greatest (least) of a bound's results.
    fn affine_bound(
        &mut self,
        bound: &crate::kernel_ir::Bound,
        greatest: bool,
    ) -> LowerResult<LaneValue> {
        let mut best: Option<LaneValue> = None;
        for result in &bound.map.results {
            let next = self.affine_result(result, &bound.operands)?;
            best = Some(match best {
                None => next,
                Some(best) => self.greater(&best, &next, greatest)?,
            });
        }
        best.ok_or_else(|| Error::internal("loop-bounds", "a bound without results").into())
    }

    /// Returns the greater (lesser) of two indices.
    fn greater(&mut self, a: &LaneValue, b: &LaneValue, greatest: bool) -> LowerResult<LaneValue> {
        if let (LaneValue::Index(a), LaneValue::Index(b)) = (a, b) {
            let smaller = a.sub(b).and_then(|d| d.less_than(0, &self.threads.domain));
            let (first, second) = if greatest { (b, a) } else { (a, b) };
            let known =
                smaller.and_then(|c| Index::select(&c, first, second, &self.threads.domain));
            if let Some(index) = known {
                return Ok(LaneValue::Index(index));
            }
        }
        let op = if greatest {
            BinaryOp::MaxSi
        } else {
            BinaryOp::MinSi
        };
        let (a, b) = (
            self.materialize(a, ElementType::I64),
            self.materialize(b, ElementType::I64),
        );
        self.integer_tensors(op, &a, &b)
    }

    fn affine_result(
        &mut self,
        expr: &crate::kernel_ir::AffineExpr,
        operands: &[ValueId],
    ) -> LowerResult<LaneValue> {
        let mut vals = Vec::new();
        for operand in operands {
            vals.push(self.val(*operand)?);
        }
        let dims: Option<Vec<Index>> = vals
            .iter()
            .map(|val| match val {
                LaneValue::Index(index) => Some(index.clone()),
                LaneValue::Condition(_)
                | LaneValue::AffineMask(..)
                | LaneValue::Select(..)
                | LaneValue::Tensor(_) => None,
            })
            .collect();
        if let Some(dims) = dims
            && let Some(index) = self.threads.affine(expr, &dims)?
        {
            return Ok(LaneValue::Index(index));
        }
        let dims: Vec<_> = vals
            .iter()
            .map(|val| self.materialize(val, ElementType::I64))
            .collect();
        Ok(LaneValue::Tensor(self.affine_data(expr, &dims)))
    }

    fn integer_set(&mut self, set: &IntegerSet, operands: &[ValueId]) -> LowerResult<LaneValue> {
        let mut all = LaneValue::Condition(Condition::always());
        for constraint in &set.constraints {
            let value = match self.affine_result(&constraint.expr, operands)? {
                LaneValue::Index(value) => value,
                data => {
                    let direction = match constraint.equality {
                        true => stablehlo::Direction::Eq,
                        false => stablehlo::Direction::Ge,
                    };
                    let one = LaneValue::Tensor(self.against_zero(direction, &data));
                    all = self.logical(BinaryOp::AndI, &all, &one)?;
                    continue;
                }
            };
            let domain = &self.threads.domain;
            // Part of a block whose threads span several dimensions. A partial last block does not
            // qualify.
            let in_blocks = value
                .terms
                .keys()
                .all(|dim| !self.threads.grid_dims.contains(dim));
            let not_above = |least: Index| in_blocks.then(|| least.box_below(1, domain)).flatten();
            let known = match constraint.equality {
                true => value.equals(0, domain).or_else(|| {
                    let is_least = value.range().0 == 0;
                    is_least.then(|| not_above(value.clone())).flatten()
                }),
                false => {
                    let known = value.less_than(0, domain).map(|c| c.not());
                    known.or_else(|| not_above(value.scale(-1)))
                }
            };
            let one = match known {
                Some(condition) => LaneValue::Condition(condition),
                None if !constraint.equality => {
                    let opposite = Index::constant(-1).sub(&value);
                    let opposite = opposite.ok_or_else(|| {
                        self.unsupported("tensor-affine", "an affine set of too many pieces")
                    })?;
                    self.threads.negative(&opposite)
                }
                None => {
                    let value = LaneValue::Index(value);
                    LaneValue::Tensor(self.against_zero(stablehlo::Direction::Eq, &value))
                }
            };
            all = self.logical(BinaryOp::AndI, &all, &one)?;
        }
        Ok(all)
    }

    /// Compares `val` with zero.
    fn against_zero(&mut self, direction: stablehlo::Direction, val: &LaneValue) -> DimTensor {
        let t = self.materialize(val, ElementType::I64);
        let zero = self.scalar(ElementType::I64, Scalar::Int(0));
        let (values, dims) = self.unify(&[&t, &zero]);
        let value = self.f().compare(direction, values[0], values[1]);
        self.over(value, &dims)
    }

    /// Lowers `if cond { then } else { otherwise }` for all active threads.
    pub(super) fn branch(
        &mut self,
        cond: &LaneValue,
        then: &Region,
        otherwise: &Region,
        results: &[ValueId],
    ) -> LowerResult<()> {
        self.parting(cond, [then, otherwise], |this| {
            this.branch_here(cond, then, otherwise, results)
        })
    }

    fn branch_here(
        &mut self,
        cond: &LaneValue,
        then: &Region,
        otherwise: &Region,
        results: &[ValueId],
    ) -> LowerResult<()> {
        if let LaneValue::Condition(condition) = cond {
            if let Some(taken) = condition.as_constant() {
                let region = if taken { then } else { otherwise };
                self.side(region)?;
                for (result, id) in results.iter().zip(&region.yields) {
                    let val = self.val(*id)?;
                    self.define(*result, val);
                }
                return Ok(());
            }
            if condition.negated && condition.single(&self.threads.domain).is_none() {
                return self.branch(
                    &LaneValue::Condition(condition.not()),
                    otherwise,
                    then,
                    results,
                );
            }
            if let Some(boxes) = self.threads.boxes(condition) {
                return self.branch_on_boxes(condition, &boxes, then, otherwise, results);
            }
        }
        if let LaneValue::AffineMask(condition, negative) = cond
            && condition.as_constant().is_none()
            && otherwise.ops.is_empty()
            && results.is_empty()
            && let Some(boxes) = self.threads.boxes(condition)
        {
            // Branch on the boxes first, then on the affine mask.
            for narrowed in &boxes {
                let rest = LaneValue::AffineMask(Condition::always(), negative.clone());
                self.narrowed(narrowed, |this| {
                    let rest = this.threads.restrict_val(&rest);
                    this.branch(&rest, then, otherwise, results)
                })?;
            }
            return Ok(());
        }
        let taken = self.materialize(cond, ElementType::Pred);
        let known = self.threads.assumed.len();
        let mut exact = false;
        if let LaneValue::AffineMask(condition, negative) = cond {
            self.threads.assumed.extend(negative.iter().cloned());
            exact = condition.as_constant() == Some(true) && self.threads.knows_who();
        }
        self.taking_part(&taken, |this| {
            if exact {
                this.threads.assumption_mask = this.threads.mask.clone();
            }
            this.side(then)
        })?;
        let then_vals: Vec<LaneValue> = then
            .yields
            .iter()
            .map(|id| self.val(*id))
            .collect::<LowerResult<_>>()?;
        self.threads.assumed.truncate(known);
        let value = self.import(taken.value, taken.frame);
        let not = self.f().unary(stablehlo::UnaryOp::Not, value);
        let not_taken = self.tensor(not, taken.dims.clone());
        let else_vals = self.masked(&not_taken, otherwise)?;
        for ((result, a), b) in results.iter().zip(then_vals).zip(else_vals) {
            let val = self.choose(self.kernel.ty(*result), cond, &a, &b)?;
            self.define(*result, val);
        }
        Ok(())
    }

    /// Runs `region` with only those threads active for which `mask` holds; returns its yields.
    fn masked(&mut self, mask: &DimTensor, region: &Region) -> LowerResult<Vec<LaneValue>> {
        self.taking_part(mask, |this| this.side(region))?;
        region.yields.iter().map(|id| self.val(*id)).collect()
    }

    fn narrowed<X>(
        &mut self,
        narrowed: &Narrowed,
        run: impl FnOnce(&mut Self) -> LowerResult<X>,
    ) -> LowerResult<X> {
        let before = self.threads.domain.clone();
        for &(dim, lo, hi) in narrowed {
            self.threads.domain.insert(dim, (lo, hi));
        }
        let result = run(self)?;
        self.threads.domain = before;
        Ok(result)
    }

    /// Runs `region` in the box `narrowed`; returns its yields as tensors over all the narrowed
    /// dimensions.
    fn in_box(&mut self, narrowed: &Narrowed, region: &Region) -> LowerResult<Vec<LaneValue>> {
        self.narrowed(narrowed, |this| {
            this.side(region)?;
            region.yields.iter().map(|id| this.val(*id)).collect()
        })
    }

    fn branch_on_boxes(
        &mut self,
        condition: &Condition,
        boxes: &[Narrowed],
        then: &Region,
        otherwise: &Region,
        results: &[ValueId],
    ) -> LowerResult<()> {
        // The complement consists of boxes if the condition depends on one dimension; otherwise all
        // threads run masked.
        let single = condition.single(&self.threads.domain);
        let mut inside = Vec::new();
        for narrowed in boxes {
            inside.push(self.in_box(narrowed, then)?);
        }
        if otherwise.ops.is_empty() && results.is_empty() {
            return Ok(());
        }
        if let Some((dim, set)) = single {
            let (lo, hi) = self.threads.domain[&dim];
            let mut parts = Vec::new();
            let mut inside = inside.into_iter();
            for (taken, lo, hi) in set.cover(lo, hi) {
                let vals = match taken {
                    true => inside.next().expect("one box per interval"),
                    false => self.in_box(&vec![(dim, lo, hi)], otherwise)?,
                };
                parts.push((taken, lo, hi, vals));
            }
            for (k, result) in results.iter().enumerate() {
                let ty = self.kernel.ty(*result);
                if let Some(val) = self.threads.join_symbolic(dim, &parts, k) {
                    self.define(*result, val);
                    continue;
                }
                // For tensors, concatenates the parts in dimension `dim`.
                let mut values: Vec<(i128, i128, DimTensor)> = Vec::new();
                for (_, lo, hi, vals) in &parts {
                    let t = self.narrowed(&vec![(dim, *lo, *hi)], |this| {
                        let t = this.materialize(&vals[k], element(ty));
                        Ok(this.restrict(&t))
                    })?;
                    values.push((*lo, *hi, t));
                }
                let ts: Vec<&DimTensor> = values.iter().map(|v| &v.2).collect();
                let mut dims = union_dims(&ts);
                if !dims.contains(&dim) {
                    let at = dims.iter().position(|d| *d > dim).unwrap_or(dims.len());
                    dims.insert(at, dim);
                }
                let axis = dims.iter().position(|d| *d == dim).expect("just inserted");
                let mut pieces = Vec::new();
                for (lo, hi, t) in &values {
                    pieces.push(
                        self.narrowed(&vec![(dim, *lo, *hi)], |this| Ok(this.fit(t, &dims)))?,
                    );
                }
                let value = self.f().concatenate(&pieces, axis);
                let t = self.over(value, &dims);
                self.define(*result, LaneValue::Tensor(t));
            }
            return Ok(());
        }
        let mask = self
            .builder
            .materialize_condition(&self.threads, &condition.not());
        let else_vals = self.masked(&mask, otherwise)?;
        for (k, result) in results.iter().enumerate() {
            let e = element(self.kernel.ty(*result));
            let base = self.materialize(&else_vals[k], e);
            let mut ts = vec![base];
            for (narrowed, vals) in boxes.iter().zip(&inside) {
                ts.push(self.narrowed(narrowed, |this| {
                    let t = this.materialize(&vals[k], e);
                    Ok(this.restrict(&t))
                })?);
            }
            let mut dims = union_dims(&ts.iter().collect::<Vec<_>>());
            for dim in condition.sets.keys() {
                if !dims.contains(dim) {
                    let at = dims.iter().position(|d| d > dim).unwrap_or(dims.len());
                    dims.insert(at, *dim);
                }
            }
            let mut value = self.fit(&ts[0], &dims);
            for (narrowed, t) in boxes.iter().zip(&ts[1..]) {
                let update = self.narrowed(narrowed, |this| Ok(this.fit(t, &dims)))?;
                let mut starts = Vec::new();
                for dim in &dims {
                    let from = narrowed
                        .iter()
                        .find(|n| n.0 == *dim)
                        .map_or(0, |n| n.1 - self.threads.domain[dim].0);
                    starts.push(self.f().scalar(ElementType::I64, Scalar::Int(from as i64)));
                }
                value = self.f().dynamic_update_slice(value, update, &starts);
            }
            let t = self.over(value, &dims);
            self.define(*result, LaneValue::Tensor(t));
        }
        Ok(())
    }
}

impl Builder {
    /// Returns zero, or false.
    pub(super) fn zero(&mut self, ty: Ty) -> LaneValue {
        match ty {
            Ty::I1 => LaneValue::Condition(Condition::always().not()),
            ty if ty.is_int() => LaneValue::Index(Index::constant(0)),
            ty => LaneValue::Tensor(self.scalar(element(ty), Scalar::Float(0.0))),
        }
    }
}

impl ThreadDomain {
    /// Returns the bounds of each dimension where `condition` equals `truth`, as functions that are
    /// negative there.
    fn bounds_of(&self, condition: &Condition, truth: bool) -> Vec<Index> {
        let holds = match truth {
            true => condition.restrict(&self.domain),
            false => condition.restrict(&self.domain).not(),
        };
        let sets: Vec<(Dim, Vec<(i128, i128)>)> = match holds.negated {
            true => {
                let single = holds.single(&self.domain).into_iter();
                single.map(|(dim, set)| (dim, set.0)).collect()
            }
            false => {
                let sets = holds.sets.iter();
                sets.map(|(dim, set)| (*dim, set.0.clone())).collect()
            }
        };
        let mut bounds = Vec::new();
        for (dim, set) in sets {
            let (Some(lo), Some(hi)) =
                (set.iter().map(|s| s.0).min(), set.iter().map(|s| s.1).max())
            else {
                continue;
            };
            let at = Index::dim(dim, &self.domain);
            bounds.extend(at.sub(&Index::constant(hi)));
            bounds.extend(Index::constant(lo - 1).sub(&at));
        }
        bounds
    }

    /// Returns the boxes where a conjunction holds, if they are few and none of their dimensions is
    /// a run-time counter.
    fn boxes(&self, condition: &Condition) -> Option<Vec<Narrowed>> {
        if condition.negated {
            let (dim, set) = condition.single(&self.domain)?;
            let outside = (!self.counters.contains_key(&dim)).then_some(set)?;
            return Some(
                outside
                    .0
                    .iter()
                    .map(|&(lo, hi)| vec![(dim, lo, hi)])
                    .collect(),
            );
        }
        let mut boxes: Vec<Narrowed> = vec![Vec::new()];
        for (dim, set) in &condition.sets {
            if self.counters.contains_key(dim) {
                return None;
            }
            boxes = boxes
                .into_iter()
                .flat_map(|b| {
                    set.0.iter().map(move |&(lo, hi)| {
                        let mut b = b.clone();
                        b.push((*dim, lo, hi));
                        b
                    })
                })
                .collect();
            if boxes.len() > MAX_BOXES {
                return None;
            }
        }
        Some(boxes)
    }

    /// Restricts an affine mask to the current domain, where its functions may have become
    /// constant.
    fn restrict_val(&self, val: &LaneValue) -> LaneValue {
        let LaneValue::AffineMask(condition, negative) = val else {
            return val.clone();
        };
        let mut all = condition.restrict(&self.domain);
        let mut rest = Vec::new();
        for n in negative {
            let n = n.restrict(&self.domain);
            match n
                .less_than(0, &self.domain)
                .and_then(|c| all.and_in(&c, &self.domain))
            {
                Some(both) => all = both,
                None => rest.push(n),
            }
        }
        if rest.is_empty() {
            LaneValue::Condition(all)
        } else {
            LaneValue::AffineMask(all, rest)
        }
    }

    /// Returns result `k` as one symbolic function of the dimensions, if all the parts along `dim`
    /// are symbolic and combine into one.
    fn join_symbolic(
        &mut self,
        dim: Dim,
        parts: &[(bool, i128, i128, Vec<LaneValue>)],
        k: usize,
    ) -> Option<LaneValue> {
        let mut whole: Option<Index> = None;
        for (_, lo, hi, vals) in parts {
            let LaneValue::Index(part) = &vals[k] else {
                return None;
            };
            // Each part is defined on its own interval only.
            let part = part.widen(&self.domain);
            whole = Some(match whole {
                None => part,
                Some(before) => {
                    let here = Condition::within(dim, *lo, *hi, &self.domain);
                    Index::select(&here, &part, &before, &self.domain)?
                }
            });
        }
        whole.map(LaneValue::Index)
    }
}
