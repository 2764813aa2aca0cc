//! Replaces accumulators that a block has in shared memory by the array to which they are added in
//! the end.
//!
//! Input: a kernel in which the threads of a block set an array to the identity of an operation,
//! update it by atomics, and in the end update an array of all blocks with each of its elements, by
//! one atomic of the same operation: a histogram with counters for each block. Output: the same
//! kernel, whose first atomics update the array of all blocks. The shared array is unused.
//!
//! The operations are sums, minima, maxima and bitwise operations of integers, for which neither
//! order nor grouping matters. Sums of floats are left unchanged: other groups round differently.
//!
//! An array is left unchanged, silently, unless all of this is proved:
//!
//! - each block sets an element to the identity before its first update, and reads it after the
//!   last one, with barriers of the block in between
//! - a read element only updates the other array, and not twice where that makes a difference; an
//!   update that is skipped would have had no effect
//! - no other op accesses the other array
//! - an index outside the shared array is outside the other array too, so that it is reported

mod block;

use super::context::{self, linear, values};
use super::tidy::drop_barriers;
use crate::affine::{Facts, Linear, Operands, raise_affine};
use crate::error::Result;
use crate::kernel_ir::{
    AffineMap, AtomicOp, BinaryOp, CastOp, Const, IdKind, Kernel, KernelArg, Op, OpKind, PtxOp,
    Region, Space, Ty, ValueId,
};
use crate::scf::simplify;
use block::Block;
use std::collections::HashMap;

/// Replaces the accumulators of blocks by the arrays to which they are added.
pub fn remove_accumulators(mut kernel: Kernel) -> Result<Kernel> {
    let mut any = false;
    while let Some(without) = without_one(&kernel) {
        kernel = raise_affine(without)?;
        any = true;
    }
    match any {
        true => raise_affine(drop_barriers(kernel)),
        false => Ok(kernel),
    }
}

/// Returns the kernel without one of its accumulators.
fn without_one(kernel: &Kernel) -> Option<Kernel> {
    let mut without = kernel.args.iter().filter_map(|arg| match arg {
        KernelArg::Array {
            space: Space::Shared,
            value,
            ..
        } => Accumulator::of(kernel, *value)?.replaced(),
        KernelArg::Array { .. } | KernelArg::Scalar { .. } => None,
    });
    without.next()
}

/// A shared array, and the array that is updated with its elements.
struct Accumulator<'k> {
    kernel: &'k Kernel,
    definitions: HashMap<ValueId, &'k Op>,
    array: ValueId,
    op: AtomicOp,
    total: ValueId,
    /// The indices of the atomics that update `total`, and the elements that these add: results of
    /// loads.
    flushes: Vec<(ValueId, ValueId)>,
    /// An index of `total` minus that of the element of `array`; the same for all threads of a
    /// block.
    offset: Linear,
}

impl<'k> Accumulator<'k> {
    fn of(kernel: &'k Kernel, array: ValueId) -> Option<Accumulator<'k>> {
        let name = kernel.array(array).name();
        let with_name = kernel.args.iter().filter(|arg| arg.name() == name);
        if with_name.count() != 1 || !kernel.element(array).is_int() {
            return None;
        }
        let mut accumulator = Accumulator::with_total(kernel, array)?;
        let mut facts = context::of_kernel(kernel);
        accumulator.offset = accumulator.common_offset(&mut facts)?;
        let is_proved = accumulator.is_used_alone() && accumulator.is_in_order();
        (is_proved && accumulator.is_whole(facts)?).then_some(accumulator)
    }

    /// Finds the array that is updated with the elements of `array`.
    fn with_total(kernel: &'k Kernel, array: ValueId) -> Option<Accumulator<'k>> {
        let definitions = kernel.body.definitions();
        let is_element = |value: ValueId| {
            let op = definitions.get(&value).map(|op| &op.kind);
            matches!(op, Some(OpKind::AffineLoad { array: of, .. }) if *of == array)
        };
        let mut found = Vec::new();
        kernel.body.walk(&mut |op| {
            if let OpKind::Ptx(PtxOp::Atomic(atomic), operands) = &op.kind
                && let [total, index, value] = operands[..]
                && is_element(value)
            {
                found.push((*atomic, total, index, value));
            }
        });
        let (op, total, ..) = *found.first()?;
        let is_same = |other: &(AtomicOp, ValueId, _, _)| (other.0, other.1) == (op, total);
        let KernelArg::Array { space, .. } = kernel.array(total) else {
            return None;
        };
        let is_proved = found.iter().all(is_same)
            && kernel.element(total) == kernel.element(array)
            && !matches!(space, Space::Shared | Space::Local);
        let flushes = found.into_iter().map(|(.., index, value)| (index, value));
        is_proved.then_some(Accumulator {
            kernel,
            definitions,
            array,
            op,
            total,
            flushes: flushes.collect(),
            offset: Linear::default(),
        })
    }

    /// Returns the difference of the indices in the two arrays, if it is the same for all elements
    /// of a block.
    fn common_offset(&self, facts: &mut Facts) -> Option<Linear> {
        let is_of_block = |value: ValueId| match self.definitions.get(&value).map(|op| &op.kind) {
            Some(OpKind::Id { kind, axis, .. }) => match kind {
                IdKind::Block => true,
                IdKind::Global => self.kernel.block[usize::from(*axis)] == 1,
                IdKind::Thread => false,
            },
            Some(_) => false,
            None => self.kernel.args.iter().any(|arg| arg.value() == value),
        };
        let mut common: Option<Linear> = None;
        let is_flush = |kind: &OpKind| self.is_flush(kind);
        let is_common = self.each(
            &self.kernel.body,
            &is_flush,
            facts,
            &mut |operands, facts| {
                let OpKind::AffineLoad {
                    map, operands: of, ..
                } = &self.definitions[&operands[2]].kind
                else {
                    return false;
                };
                let from = linear(&map.results[0], &values(of), facts);
                let offset = self.index(operands[1], facts).minus(&from);
                *common.get_or_insert_with(|| offset.clone()) == offset
            },
        );
        common.filter(|offset| is_common && offset.is_over(&is_of_block))
    }

    /// Returns an integer as a sum; the value itself if the sum may wrap around.
    fn index(&self, value: ValueId, facts: &Facts) -> Linear {
        let own = Linear::value(value);
        let Some(op) = self.definitions.get(&value) else {
            return own;
        };
        let is_number = |value: ValueId| {
            let ty = self.kernel.ty(value);
            ty.is_int() && ty != Ty::I1
        };
        let sum = match &op.kind {
            OpKind::Constant(Const::Int(constant)) => Linear::constant(*constant),
            OpKind::AffineApply { map, operands } => {
                linear(&map.results[0], &values(operands), facts)
            }
            OpKind::Cast(CastOp::IndexCast | CastOp::ExtSi | CastOp::Trunci, of)
                if is_number(*of) =>
            {
                self.index(*of, facts)
            }
            OpKind::Binary(BinaryOp::AddI, a, b) => {
                self.index(*a, facts).plus(&self.index(*b, facts))
            }
            OpKind::Binary(BinaryOp::MulI, a, b) => match (self.constant(*a), self.constant(*b)) {
                (_, Some(factor)) => self.index(*a, facts).times(factor),
                (Some(factor), _) => self.index(*b, facts).times(factor),
                (None, None) => return own,
            },
            _ => return own,
        };
        let (least, greatest) = facts.range(&sum);
        let (low, high) = match is_number(value) {
            true => self.kernel.ty(value).int_range(),
            false => return own,
        };
        match low <= least && greatest <= high {
            true => sum,
            false => own,
        }
    }

    fn constant(&self, value: ValueId) -> Option<i128> {
        match self.definitions.get(&value)?.kind {
            OpKind::Constant(Const::Int(constant)) => Some(constant),
            _ => None,
        }
    }

    /// Returns the value that does not change another one, if the operation has one and is
    /// associative and commutative.
    fn identity(&self) -> Option<i128> {
        let (least, greatest) = self.kernel.element(self.array).int_range();
        match self.op {
            AtomicOp::AddI | AtomicOp::OrI | AtomicOp::XorI | AtomicOp::MaxUi => Some(0),
            AtomicOp::AndI | AtomicOp::MinUi => Some(-1),
            AtomicOp::MinSi => Some(greatest),
            AtomicOp::MaxSi => Some(least),
            AtomicOp::AddF
            | AtomicOp::MinF
            | AtomicOp::MaxF
            | AtomicOp::Exch
            | AtomicOp::Cas
            | AtomicOp::Inc
            | AtomicOp::Dec => None,
        }
    }

    /// Returns whether all stores to the accumulator are of the identity, all atomics on both
    /// arrays are of the one operation and have no result, and the other array has no other
    /// accesses.
    fn is_used_alone(&self) -> bool {
        let uses = self.kernel.use_counts();
        let identity = self.identity();
        let total = self.kernel.array(self.total).name();
        let mut is_proved = identity.is_some();
        self.kernel.body.walk(&mut |op| {
            let Some((array, access)) = accessed(&op.kind) else {
                return;
            };
            let is_total = self.kernel.array(array).name() == total;
            let is_flush = self.is_flush(&op.kind);
            is_proved &= match access {
                Access::Store(value) if array == self.array => self.constant(value) == identity,
                Access::Atomic(atomic) if array == self.array || is_flush => {
                    let is_unused = op.results.iter().all(|result| uses[result.index()] == 0);
                    atomic == self.op && is_unused
                }
                Access::Store(_) | Access::Load | Access::Atomic(_) => !is_total,
            };
        });
        is_proved
    }

    /// Returns whether an op updates the other array with an element.
    fn is_flush(&self, kind: &OpKind) -> bool {
        let OpKind::Ptx(PtxOp::Atomic(_), operands) = kind else {
            return false;
        };
        let mut flushes = self.flushes.iter();
        flushes.any(|(index, value)| operands[..] == [self.total, *index, *value])
    }

    /// Returns whether barriers separate the stores from the atomics, and those from the loads.
    fn is_in_order(&self) -> bool {
        let rank = |access| match access {
            Access::Store(_) => 0,
            Access::Atomic(_) => 1,
            Access::Load => 2,
        };
        let mut reached = 0;
        let mut phases = self.kernel.body.ops.split(|op| op.kind.is_block_barrier());
        phases.all(|phase| {
            let mut ranks = Vec::new();
            for op in phase {
                let mut look = |op: &Op| match accessed(&op.kind) {
                    Some((array, access)) if array == self.array => ranks.push(rank(access)),
                    Some(_) | None => {}
                };
                look(op);
                for region in op.kind.regions() {
                    region.walk(&mut look);
                }
            }
            let in_order = ranks
                .iter()
                .all(|rank| *rank == ranks[0] && *rank >= reached);
            reached = ranks.first().copied().unwrap_or(reached);
            in_order
        })
    }

    /// Returns whether each element with updates is set to the identity before, and updates the
    /// other array once.
    fn is_whole(&self, mut facts: Facts) -> Option<bool> {
        let block = Block::run(self)?;
        let adds_up = matches!(self.op, AtomicOp::AddI | AtomicOp::XorI);
        let is_once = |count: &u32| *count == 1 || *count == 0 || !adds_up;
        let is_set = |(count, set): (&u32, &bool)| *count == 0 || *set;
        let is_proved = block.flushed.iter().all(is_once)
            && block.flushed.iter().zip(&block.set).all(is_set)
            && (!block.needs_bound || self.is_bounded(&mut facts));
        let is_same_extent = self.offset == Linear::default()
            && block.flushed.len() == self.kernel.array_len(self.total)
            && block.flushed.iter().all(|count| *count > 0);
        let flushed = |(least, greatest): (i128, i128)| {
            let mut range = least..=greatest;
            let inside = least >= 0 && greatest < block.flushed.len() as i128;
            inside && range.all(|element| block.flushed[element as usize] > 0)
        };
        let all = |facts: &mut Facts| {
            let is_update = |kind: &OpKind| self.is_update(kind);
            self.each(
                &self.kernel.body,
                &is_update,
                facts,
                &mut |operands, facts| flushed(self.range(operands[1], facts)),
            )
        };
        Some(is_proved && (is_same_extent || all(&mut facts)))
    }

    /// Returns whether `holds` does for the operands of each atomic of which `is` holds.
    fn each(
        &self,
        region: &Region,
        is: &dyn Fn(&OpKind) -> bool,
        facts: &mut Facts,
        holds: &mut dyn FnMut(&[ValueId], &Facts) -> bool,
    ) -> bool {
        region.ops.iter().all(|op| match &op.kind {
            kind @ OpKind::Ptx(_, operands) if is(kind) => holds(operands, facts),
            kind => {
                let mut regions = kind.regions().into_iter().enumerate();
                regions.all(|(number, inner)| {
                    context::enter(facts, kind, number);
                    let all = self.each(inner, is, facts, holds);
                    facts.close();
                    all
                })
            }
        })
    }

    /// Returns the least and the greatest value of an integer.
    fn range(&self, value: ValueId, facts: &Facts) -> (i128, i128) {
        let (least, greatest) = facts.range(&self.index(value, facts));
        let bits = |value: ValueId| self.kernel.ty(value).bits();
        let (low, high) = match self.definitions.get(&value).map(|op| &op.kind) {
            Some(OpKind::Cast(CastOp::ExtUi | CastOp::IndexCastUi, of))
                if bits(*of) < bits(value) =>
            {
                match self.range(*of, facts) {
                    of if of.0 >= 0 => of,
                    _ => (0, (1 << bits(*of)) - 1),
                }
            }
            Some(OpKind::Cast(CastOp::ExtSi | CastOp::IndexCast, of))
                if (2..=bits(value)).contains(&bits(*of)) =>
            {
                self.range(*of, facts)
            }
            Some(OpKind::Binary(BinaryOp::AndI, a, b)) => {
                let masks = [a, b].into_iter().filter_map(|mask| self.constant(*mask));
                let mask = masks.filter(|mask| *mask >= 0).min();
                mask.map_or((least, greatest), |mask| (0, mask))
            }
            _ => (least, greatest),
        };
        (least.max(low), greatest.min(high))
    }

    /// Returns whether no element becomes negative: its updates are additions of constants that are
    /// not, and too few for a sum to wrap around.
    fn is_bounded(&self, facts: &mut Facts) -> bool {
        let threads = self.kernel.block.iter().map(|extent| i128::from(*extent));
        let sum = match self.op {
            AtomicOp::AddI => self.greatest_sum(&self.kernel.body, threads.product(), facts),
            _ => None,
        };
        let (_, greatest) = self.kernel.element(self.array).int_range();
        sum.is_some_and(|sum| sum <= greatest)
    }

    /// Returns a bound of the sum of all updates in a region that is executed at most `times`.
    fn greatest_sum(&self, region: &Region, times: i128, facts: &mut Facts) -> Option<i128> {
        let mut sum = 0_i128;
        for op in &region.ops {
            let part = match &op.kind {
                kind @ OpKind::Ptx(_, operands) if self.is_update(kind) => {
                    let by = self.constant(operands[2]).filter(|by| *by >= 0)?;
                    times.checked_mul(by)?
                }
                kind => {
                    let mut part = 0_i128;
                    for (number, inner) in kind.regions().into_iter().enumerate() {
                        if !inner.any(&|kind| self.is_update(kind)) {
                            continue;
                        }
                        let times = times.checked_mul(greatest_trips(kind, facts)?)?;
                        context::enter(facts, kind, number);
                        let inside = self.greatest_sum(inner, times, facts);
                        facts.close();
                        part = part.checked_add(inside?)?;
                    }
                    part
                }
            };
            sum = sum.checked_add(part)?;
        }
        Some(sum)
    }

    /// Returns whether an op updates the accumulator.
    fn is_update(&self, kind: &OpKind) -> bool {
        matches!(accessed(kind), Some((array, Access::Atomic(_))) if array == self.array)
    }

    /// Returns whether an op sets or reads an element of the accumulator, or updates the other
    /// array.
    fn is_own_access(&self, kind: &OpKind) -> bool {
        let array = accessed(kind).map(|(array, _)| array);
        array == Some(self.total) || array == Some(self.array) && !self.is_update(kind)
    }

    /// Returns the kernel whose atomics update the other array; `None` if the accumulator is still
    /// used.
    fn replaced(&self) -> Option<Kernel> {
        let mut kernel = self.kernel.clone();
        let mut body = std::mem::take(&mut kernel.body);
        self.replace(&mut body, &mut kernel)?;
        kernel.body = body;
        let kernel = simplify(kernel);
        let name = self.kernel.array(self.array).name();
        let is_used = kernel
            .body
            .any(&|kind| accessed(kind).is_some_and(|(of, _)| kernel.array(of).name() == name));
        (!is_used).then_some(kernel)
    }

    fn replace(&self, region: &mut Region, kernel: &mut Kernel) -> Option<()> {
        for mut op in std::mem::take(&mut region.ops) {
            for inner in op.kind.regions_mut() {
                self.replace(inner, kernel)?;
            }
            match &mut op.kind {
                OpKind::Store { array, .. } | OpKind::AffineStore { array, .. }
                    if *array == self.array =>
                {
                    continue;
                }
                OpKind::Ptx(PtxOp::Atomic(_), operands) if operands[0] == self.array => {
                    operands[0] = self.total;
                    if self.offset != Linear::default() {
                        let index = Linear::value(operands[1]).plus(&self.offset);
                        let mut dims = Operands::default();
                        let expr = dims.expr(&index)?;
                        let Operands(of) = dims;
                        let map = AffineMap {
                            dims: of.len(),
                            results: vec![expr],
                        };
                        operands[1] = kernel.new_value(Ty::Index);
                        region.ops.push(Op {
                            kind: OpKind::AffineApply { map, operands: of },
                            results: vec![operands[1]],
                            loc: op.loc,
                        });
                    }
                }
                _ => {}
            }
            if !self.is_flush(&op.kind) {
                region.ops.push(op);
            }
        }
        Some(())
    }
}

/// An access to an array: a store with its value, a load, or an atomic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    Store(ValueId),
    Load,
    Atomic(AtomicOp),
}

/// Returns the array that an op accesses.
fn accessed(kind: &OpKind) -> Option<(ValueId, Access)> {
    match kind {
        OpKind::Store { array, value, .. } | OpKind::AffineStore { array, value, .. } => {
            Some((*array, Access::Store(*value)))
        }
        OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => {
            Some((*array, Access::Load))
        }
        OpKind::Ptx(PtxOp::Atomic(op), operands) => Some((operands[0], Access::Atomic(*op))),
        _ => None, // no access to memory of its own
    }
}

/// Returns how often the regions of an op are executed at most, if that is known.
fn greatest_trips(kind: &OpKind, facts: &Facts) -> Option<i128> {
    match kind {
        OpKind::If { .. } | OpKind::AffineIf { .. } => Some(1),
        OpKind::AffineFor {
            lower, upper, step, ..
        } => {
            let first = lower.map.results.iter().map(|result| {
                let sum = linear(result, &values(&lower.operands), facts);
                facts.range(&sum).0
            });
            let end = upper.map.results.iter().map(|result| {
                let sum = linear(result, &values(&upper.operands), facts);
                facts.range(&sum).1
            });
            let length = end.min()?.checked_sub(first.max()?)?.max(0);
            Some((length + i128::from(*step) - 1) / i128::from(*step))
        }
        _ => None, // it depends on data
    }
}
