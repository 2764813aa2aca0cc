//! Enumerates the elements of an accumulator that the threads of a block set and read.

use super::Accumulator;
use crate::kernel_ir::{
    AffineExpr, Bound, IdKind, IntPredicate, IntegerSet, OpKind, Region, ValueId,
};
use std::collections::HashMap;

/// The greatest number of ops that are executed.
const MOST_OPS: usize = 1 << 20;

/// The accesses of all threads of a block.
pub(super) struct Block<'a, 'k> {
    accumulator: &'a Accumulator<'k>,
    /// For each element, whether it is set to the identity whatever the data.
    pub set: Vec<bool>,
    /// For each element, how often the other array is updated with it.
    pub flushed: Vec<u32>,
    /// Whether skipped updates have no effect only if no element is negative.
    pub needs_bound: bool,
    /// Known indices of the running thread.
    known: HashMap<ValueId, i64>,
    /// The elements that the running thread has read.
    read: HashMap<ValueId, usize>,
    ops: usize,
}

impl<'a, 'k> Block<'a, 'k> {
    /// Runs the threads of a block; `None` if accesses depend on data, other than in guards that
    /// skip updates without an effect, or on the number of the block.
    pub fn run(accumulator: &'a Accumulator<'k>) -> Option<Block<'a, 'k>> {
        let kernel = accumulator.kernel;
        let len = kernel.array_len(accumulator.array);
        let mut block = Block {
            accumulator,
            set: vec![false; len],
            flushed: vec![0; len],
            needs_bound: false,
            known: HashMap::new(),
            read: HashMap::new(),
            ops: 0,
        };
        let [x, y, z] = kernel.block.map(i64::from);
        for thread in 0..x.checked_mul(y)?.checked_mul(z)? {
            block.known.clear();
            block.read.clear();
            let ids = [thread % x, thread / x % y, thread / (x * y)];
            block.region(&kernel.body, &ids, None)?;
        }
        Some(block)
    }

    /// Runs a region, where an enclosing guard skips updates with the element `guarded`.
    fn region(&mut self, region: &Region, ids: &[i64; 3], guarded: Option<usize>) -> Option<()> {
        self.ops += region.ops.len();
        if self.ops > MOST_OPS {
            return None;
        }
        for op in &region.ops {
            match &op.kind {
                OpKind::Id { kind, axis, extent } => {
                    let axis = usize::from(*axis);
                    let (blocks, threads) = (
                        u64::from(self.accumulator.kernel.grid[axis]),
                        u64::from(self.accumulator.kernel.block[axis]),
                    );
                    let is_of_thread = match kind {
                        IdKind::Thread => true,
                        IdKind::Global => blocks == 1,
                        IdKind::Block => false,
                    };
                    if is_of_thread && *extent != threads {
                        return None;
                    }
                    if is_of_thread {
                        self.known.insert(op.results[0], ids[axis]);
                    }
                }
                OpKind::AffineApply { map, operands } => {
                    match self.value(&map.results[0], operands) {
                        Some(value) => self.known.insert(op.results[0], value),
                        None => self.known.remove(&op.results[0]),
                    };
                }
                OpKind::AffineLoad {
                    array,
                    map,
                    operands,
                } if *array == self.accumulator.array => {
                    let element = self.element(&map.results[0], operands)?;
                    self.read.insert(op.results[0], element);
                }
                OpKind::AffineStore {
                    array,
                    map,
                    operands,
                    ..
                } if *array == self.accumulator.array => {
                    let element = self.element(&map.results[0], operands)?;
                    self.set[element] |= guarded.is_none();
                }
                kind @ OpKind::Ptx(_, operands) if self.accumulator.is_flush(kind) => {
                    let element = *self.read.get(&operands[2])?;
                    if guarded.is_some_and(|guarded| guarded != element) {
                        return None;
                    }
                    self.flushed[element] += 1;
                }
                kind => self.nested(kind, ids, guarded)?,
            }
        }
        Some(())
    }

    fn nested(&mut self, kind: &OpKind, ids: &[i64; 3], guarded: Option<usize>) -> Option<()> {
        let regions = kind.regions();
        let is_access = |kind: &OpKind| self.accumulator.is_own_access(kind);
        if !is_access(kind) && !regions.iter().any(|region| region.any(&is_access)) {
            return Some(());
        }
        match kind {
            OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            } => match self.contains(set, operands)? {
                true => self.region(then_region, ids, guarded),
                false => self.region(else_region, ids, guarded),
            },
            OpKind::AffineFor {
                lower,
                upper,
                step,
                body,
                ..
            } => {
                let (first, end) = (self.bounds(lower)?.max()?, self.bounds(upper)?.min()?);
                let mut at = first;
                while at < end {
                    self.known.insert(body.args[0], at);
                    self.region(body, ids, guarded)?;
                    at = at.checked_add(*step)?;
                }
                Some(())
            }
            OpKind::If {
                cond,
                then_region,
                else_region,
            } => {
                let of_then = then_region.any(&is_access);
                let (body, other) = match of_then {
                    true => (then_region, else_region),
                    false => (else_region, then_region),
                };
                let element = self.guard(*cond, of_then)?;
                let is_alone = !other.any(&is_access);
                let is_same = guarded.is_none_or(|guarded| guarded == element);
                (is_alone && is_same).then_some(())?;
                self.region(body, ids, Some(element))
            }
            _ => None, // an index or a loop that depends on data
        }
    }

    /// Returns the element that is the identity where `cond` is not `taken`.
    fn guard(&mut self, cond: ValueId, taken: bool) -> Option<usize> {
        let OpKind::Cmpi(predicate, a, b) = self.accumulator.definitions.get(&cond)?.kind else {
            return None;
        };
        let (predicate, value, other) = match self.read.contains_key(&a) {
            true => (predicate, a, b),
            false => (predicate.swapped(), b, a),
        };
        let element = *self.read.get(&value)?;
        let skips = match taken {
            true => predicate.negated(),
            false => predicate,
        };
        let (limit, identity) = (
            self.accumulator.constant(other)?,
            self.accumulator.identity()?,
        );
        let (is_identity, needs_bound) = match skips {
            IntPredicate::Eq => (limit == identity, false),
            IntPredicate::Ult => (limit == 1 && identity == 0, false),
            IntPredicate::Ule => (limit == 0 && identity == 0, false),
            IntPredicate::Slt => (limit == 1 && identity == 0, true),
            IntPredicate::Sle => (limit == 0 && identity == 0, true),
            IntPredicate::Ne
            | IntPredicate::Sgt
            | IntPredicate::Sge
            | IntPredicate::Ugt
            | IntPredicate::Uge => (false, false),
        };
        self.needs_bound |= needs_bound;
        is_identity.then_some(element)
    }

    fn values(&self, operands: &[ValueId]) -> Option<Vec<i64>> {
        let known = operands.iter().map(|operand| self.known.get(operand));
        known.map(Option::<&i64>::copied).collect()
    }

    fn value(&self, expr: &AffineExpr, operands: &[ValueId]) -> Option<i64> {
        expr.eval_checked(&self.values(operands)?)
    }

    /// Returns an index of the accumulator, if it is inside.
    fn element(&self, expr: &AffineExpr, operands: &[ValueId]) -> Option<usize> {
        let element = usize::try_from(self.value(expr, operands)?).ok()?;
        (element < self.set.len()).then_some(element)
    }

    fn bounds(&self, bound: &Bound) -> Option<impl Iterator<Item = i64>> {
        let results = bound.map.results.iter();
        let values = results.map(|result| self.value(result, &bound.operands));
        Some(values.collect::<Option<Vec<i64>>>()?.into_iter())
    }

    fn contains(&self, set: &IntegerSet, operands: &[ValueId]) -> Option<bool> {
        let dims = self.values(operands)?;
        let holds = set.constraints.iter().map(|constraint| {
            let value = constraint.expr.eval_checked(&dims)?;
            Some(value == 0 || value > 0 && !constraint.equality)
        });
        let holds = holds.collect::<Option<Vec<bool>>>()?;
        Some(holds.into_iter().all(|holds| holds))
    }
}
