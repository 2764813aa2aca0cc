//! Splits off the work of the last block to finish, as a separate kernel that runs after all
//! blocks.
//!
//! Input: a kernel in which one thread of each block increments a counter by one atomic, and the
//! block that finds all others counted continues:
//! `if (atomicInc(&counter, gridDim.x) == gridDim.x - 1) …`; the thread may inform the others by a
//! flag in shared memory. Output: the kernel without the work of the last block, and a kernel of
//! one block that performs it. That block has number `gridDim - 1`: executing blocks in the order
//! of their numbers is one of the orders that CUDA allows.
//!
//! The second kernel recomputes what the last block had in registers and in shared memory, and
//! checks by the counter that exactly the expected number of blocks was counted, starting from
//! zero. A counter that is a variable of the module, starts at zero and is zero again in the end is
//! not incremented at all: the second kernel checks that it is zero.
//!
//! The kernel is left unchanged, and the conflict of its blocks is rejected later, unless it is
//! proved that one thread of each block counts once, each block has stored everything that the last
//! one accesses, and the work of the last block does not depend on a block index.

use std::collections::{BTreeSet, HashMap};

use crate::kernel_ir::{
    AtomicOp, BinaryOp, Const, IdKind, IntPredicate, Kernel, KernelArg, Loc, Op, OpKind, PtxOp,
    Region, Space, Ty, ValueId, int_result,
};

/// The greatest number of ops through which a value is followed.
const MOST_STEPS: usize = 16;

/// Returns the kernels that run one after another: the unchanged kernel, or one of all blocks and
/// one of the last block.
pub fn split(kernel: Kernel) -> Vec<Kernel> {
    let pattern = Pattern::of(&kernel);
    match pattern {
        Some(pattern) => vec![pattern.all_blocks(&kernel), pattern.last_block(&kernel)],
        None => vec![kernel],
    }
}

/// The parts of such a kernel.
struct Pattern {
    /// The result of the atomic: the number of blocks counted before.
    ticket: ValueId,
    /// The array of the counter, and its index.
    counter: (ValueId, ValueId),
    /// The value of the counter when all blocks have been counted.
    counted: i128,
    /// The comparisons of the ticket, and their results in the last block.
    comparisons: HashMap<ValueId, bool>,
    /// Whether the counter need not be incremented: it is a variable that is zero before and after.
    is_unchanged: bool,
    /// The shared arrays that inform the threads of a block, and the stored value of each load from
    /// them.
    flags: BTreeSet<String>,
    loads: HashMap<ValueId, ValueId>,
}

impl Pattern {
    fn of(kernel: &Kernel) -> Option<Pattern> {
        let blocks: i128 = kernel
            .grid
            .iter()
            .map(|extent| i128::from(*extent))
            .product();
        if blocks < 2 {
            return None;
        }
        let mut atomics = Vec::new();
        kernel.body.walk(&mut |op| {
            if let OpKind::Ptx(PtxOp::Atomic(AtomicOp::Inc | AtomicOp::AddI), operands) = &op.kind
                && !op.results.is_empty()
                && kernel.is_visible_to_all(operands[0])
            {
                atomics.push(op);
            }
        });
        let definitions = kernel.body.definitions();
        let mut found = atomics.into_iter().filter_map(|op| {
            let mut pattern = Pattern::by(kernel, &definitions, op, blocks)?;
            let parts = pattern.parts(kernel, &definitions)?;
            let proved = pattern.is_proved(kernel, &parts);
            pattern.is_unchanged = pattern.leaves_zero(kernel, &definitions, &parts);
            proved.then_some(pattern)
        });
        let pattern = found.next()?;
        found.next().is_none().then_some(pattern)
    }

    /// Returns the pattern in which `op` is the counting atomic.
    fn by(
        kernel: &Kernel,
        definitions: &HashMap<ValueId, &Op>,
        op: &Op,
        blocks: i128,
    ) -> Option<Pattern> {
        let OpKind::Ptx(PtxOp::Atomic(atomic), operands) = &op.kind else {
            return None;
        };
        let ticket = op.results[0];
        let int = |value: ValueId| constant(kernel, definitions, value, MOST_STEPS);
        let operand = int(operands[2])?;
        let counted = match atomic {
            AtomicOp::AddI if operand == 1 => blocks,
            AtomicOp::Inc if operand == blocks - 1 => 0,
            AtomicOp::Inc if operand >= blocks || operand < 0 => blocks,
            _ => return None,
        };
        int(operands[1])?;
        let mut comparisons = HashMap::new();
        let mut uses = 0;
        kernel.body.walk(&mut |op| {
            if let OpKind::Cmpi(predicate @ (IntPredicate::Eq | IntPredicate::Ne), a, b) = op.kind {
                let other = if a == ticket { b } else { a };
                if (a == ticket) != (b == ticket) && int(other) == Some(blocks - 1) {
                    comparisons.insert(op.results[0], predicate == IntPredicate::Eq);
                }
            }
        });
        kernel
            .body
            .walk_uses(&mut |value| uses += usize::from(value == ticket));
        if uses != comparisons.len() || uses == 0 {
            return None;
        }
        let mut pattern = Pattern {
            ticket,
            counter: (operands[0], operands[1]),
            counted,
            comparisons,
            is_unchanged: false,
            flags: BTreeSet::new(),
            loads: HashMap::new(),
        };
        pattern.find_flags(kernel, definitions);
        Some(pattern)
    }

    /// Finds the shared arrays with one store, of the result of a comparison, and their loads.
    fn find_flags(&mut self, kernel: &Kernel, definitions: &HashMap<ValueId, &Op>) {
        // By name: the stored values, with their indices; and the loads.
        type Accesses<'a> = (Vec<(ValueId, ValueId)>, Vec<(ValueId, ValueId)>);
        let mut all: HashMap<&str, Accesses> = HashMap::new();
        kernel.body.walk(&mut |op| match &op.kind {
            OpKind::Store {
                array,
                index,
                value,
            } if kernel.is_shared(*array) => {
                let (stores, _) = all.entry(kernel.array(*array).name()).or_default();
                stores.push((*index, *value));
            }
            OpKind::Load { array, index } if kernel.is_shared(*array) => {
                let (_, loads) = all.entry(kernel.array(*array).name()).or_default();
                loads.push((*index, op.results[0]));
            }
            _ => {}
        });
        for (name, (stores, loads)) in all {
            let [(to, value)] = stores.as_slice() else {
                continue;
            };
            let int = |value: ValueId| constant(kernel, definitions, value, MOST_STEPS);
            let place = int(*to);
            let same = place.is_some() && loads.iter().all(|(from, _)| int(*from) == place);
            let sides =
                [false, true].map(|last| self.known(kernel, definitions, *value, last, MOST_STEPS));
            if same && sides[0].is_some() && sides[1].is_some() && sides[0] != sides[1] {
                self.flags.insert(name.to_owned());
                self.loads
                    .extend(loads.iter().map(|(_, result)| (*result, *value)));
            }
        }
    }

    /// Returns the integer value in the last block, or in the others, if that determines it.
    fn known(
        &self,
        kernel: &Kernel,
        definitions: &HashMap<ValueId, &Op>,
        value: ValueId,
        last: bool,
        steps: usize,
    ) -> Option<i128> {
        if let Some(given) = self.comparisons.get(&value) {
            return Some((*given == last).into());
        }
        let steps = steps.checked_sub(1)?;
        let of = |value: ValueId| self.known(kernel, definitions, value, last, steps);
        if let Some(stored) = self.loads.get(&value) {
            let ty = kernel.ty(value);
            return of(*stored).filter(|_| ty.is_int());
        }
        let op = definitions.get(&value)?;
        match &op.kind {
            OpKind::Select(cond, a, b) => match of(*cond)? {
                0 => of(*b),
                _ => of(*a),
            },
            // A test of the thread index combined with that of the flag.
            OpKind::Binary(op @ (BinaryOp::AndI | BinaryOp::OrI), a, b)
                if kernel.ty(value) == Ty::I1 =>
            {
                let decides = i128::from(*op == BinaryOp::OrI);
                match (of(*a), of(*b)) {
                    (Some(a), Some(b)) if decides == 1 => Some(a | b),
                    (Some(a), Some(b)) => Some(a & b),
                    (Some(one), None) | (None, Some(one)) => {
                        Some(one).filter(|one| *one == decides)
                    }
                    (None, None) => None,
                }
            }
            kind => int_result(kind, kernel.ty(value), kernel, of),
        }
    }

    /// Returns whether each block counts separately, what the last block accesses was stored
    /// before, and its work does not depend on a block index.
    fn is_proved(&self, kernel: &Kernel, parts: &Parts<'_>) -> bool {
        let counter = kernel.array(self.counter.0).name();
        let before = || parts.done.iter().chain(&parts.open).copied();
        let counts_alone = [false, true]
            .iter()
            .all(|writes| !accessed(kernel, before(), *writes).contains(counter));
        counts_alone
            && !parts.last.is_empty()
            && !parts.reads_again(kernel)
            && parts.are_in_order(kernel)
            && !self.depends_on_block(kernel, parts)
    }

    /// Returns whether the counter is a variable that starts at zero, and is zero after the last
    /// block.
    fn leaves_zero(
        &self,
        kernel: &Kernel,
        definitions: &HashMap<ValueId, &Op>,
        parts: &Parts<'_>,
    ) -> bool {
        let KernelArg::Array { name, space, .. } = kernel.array(self.counter.0) else {
            return false;
        };
        let begins = match space {
            Space::Module { initial, .. } => initial.iter().all(|byte| *byte == 0),
            Space::Global | Space::Shared | Space::Local => false,
        };
        let mut accesses = 0;
        for op in &parts.last {
            let mut look = |op: &Op| {
                let array = match &op.kind {
                    OpKind::Store { array, .. } | OpKind::Load { array, .. } => *array,
                    OpKind::Ptx(PtxOp::Atomic(_), operands) => operands[0],
                    _ => return,
                };
                accesses += usize::from(kernel.array(array).name() == name);
            };
            op.kind
                .regions()
                .into_iter()
                .for_each(|region| region.walk(&mut look));
        }
        let resets = || {
            let sides = parts.last.iter().flat_map(|op| op.kind.regions());
            sides
                .map(|side| self.resets(kernel, definitions, side, &mut Vec::new()))
                .filter(|resets| *resets)
                .count()
        };
        begins && (accesses == 0 && self.counted == 0 || accesses == 1 && resets() == 1)
    }

    /// Returns whether some thread of each block that runs `region` stores zero to the counter.
    fn resets(
        &self,
        kernel: &Kernel,
        definitions: &HashMap<ValueId, &Op>,
        region: &Region,
        guards: &mut Vec<(ValueId, bool)>,
    ) -> bool {
        let int = |value: ValueId| constant(kernel, definitions, value, MOST_STEPS);
        region.ops.iter().any(|op| match &op.kind {
            OpKind::Store {
                array,
                index,
                value,
            } => {
                kernel.array(*array).name() == kernel.array(self.counter.0).name()
                    && int(*index) == int(self.counter.1)
                    && int(*value) == Some(0)
                    && running(kernel, definitions, guards).is_some_and(|count| count > 0)
            }
            OpKind::If {
                cond,
                then_region,
                else_region,
            } => [(then_region, true), (else_region, false)]
                .into_iter()
                .any(|(side, truth)| {
                    guards.push((*cond, truth));
                    let resets = self.resets(kernel, definitions, side, guards);
                    guards.pop();
                    resets
                }),
            _ => false,
        })
    }

    /// Returns the work before the count, and the work of the last block.
    fn parts<'k>(
        &self,
        kernel: &'k Kernel,
        definitions: &HashMap<ValueId, &Op>,
    ) -> Option<Parts<'k>> {
        let mut parts = Parts::default();
        let counts = |op: &Op| op.results.contains(&self.ticket);
        let mut after_atomic = false;
        let mut barrier_after = false;
        for op in &kernel.body.ops {
            if self.is_last_part(kernel, definitions, op) {
                // The flag is set by a thread of the same block.
                if !after_atomic || !barrier_after {
                    return None;
                }
                parts.last.push(op);
                continue;
            }
            let holds = counts(op) || regions_any(op, &counts);
            if holds {
                after_atomic = true;
                let mut guards = Vec::new();
                self.guarded(kernel, definitions, op, &mut guards, &mut parts)?;
                if running(kernel, definitions, &guards) != Some(1) {
                    return None;
                }
                continue;
            }
            let is_barrier = matches!(op.kind, OpKind::Barrier);
            let reads_flag = |op: &Op| {
                op.results
                    .iter()
                    .any(|value| self.loads.contains_key(value))
            };
            if !barrier_after && (reads_flag(op) || regions_any(op, &reads_flag)) {
                return None;
            }
            if after_atomic {
                barrier_after |= is_barrier;
                if !is_barrier && op.kind.has_effect() {
                    return None;
                }
            } else if is_barrier {
                parts.done.append(&mut parts.open);
            } else {
                parts.open.push(op);
            }
        }
        Some(parts)
    }

    /// Follows the branches to the atomic; ops before it in them belong to the same thread, and
    /// after it there is the flag, or the work of the last block.
    fn guarded<'k>(
        &self,
        kernel: &'k Kernel,
        definitions: &HashMap<ValueId, &Op>,
        op: &'k Op,
        guards: &mut Vec<(ValueId, bool)>,
        parts: &mut Parts<'k>,
    ) -> Option<()> {
        let counts = |op: &Op| op.results.contains(&self.ticket);
        if counts(op) {
            return Some(());
        }
        let OpKind::If {
            cond,
            then_region,
            else_region,
        } = &op.kind
        else {
            return None;
        };
        let in_then = then_region
            .ops
            .iter()
            .any(|op| counts(op) || regions_any(op, &counts));
        let (side, other) = match in_then {
            true => (then_region, else_region),
            false => (else_region, then_region),
        };
        if other.has_effect() || !op.results.is_empty() {
            return None;
        }
        guards.push((*cond, in_then));
        let mut is_after = false;
        for op in &side.ops {
            if self.is_last_part(kernel, definitions, op) {
                is_after.then_some(())?;
                parts.last.push(op);
            } else if counts(op) || regions_any(op, &counts) {
                is_after = true;
                self.guarded(kernel, definitions, op, guards, parts)?;
            } else if !is_after {
                parts.done.push(op);
            } else if op.kind.has_effect() && !self.is_flag(kernel, op) {
                return None;
            }
        }
        Some(())
    }

    fn is_flag(&self, kernel: &Kernel, op: &Op) -> bool {
        match &op.kind {
            OpKind::Store { array, .. } => self.flags.contains(kernel.array(*array).name()),
            _ => false,
        }
    }

    /// Returns whether `op` is a branch that threads of the last block take, all or some, and the
    /// others do not.
    fn is_last_part(&self, kernel: &Kernel, definitions: &HashMap<ValueId, &Op>, op: &Op) -> bool {
        let OpKind::If {
            cond,
            then_region,
            else_region,
        } = &op.kind
        else {
            return false;
        };
        let known = |last| self.known(kernel, definitions, *cond, last, MOST_STEPS);
        let Some(others) = known(false) else {
            return false;
        };
        let is_taken = known(true).is_none_or(|last| (others == 0) != (last == 0));
        let side = if others == 0 {
            else_region
        } else {
            then_region
        };
        is_taken && !side.has_effect() && op.results.is_empty()
    }

    /// Returns whether the work of the last block uses a block index, or a value computed from one.
    fn depends_on_block(&self, kernel: &Kernel, parts: &Parts<'_>) -> bool {
        let mut of_block: BTreeSet<ValueId> = BTreeSet::new();
        let flags = self.loads.keys().chain(self.comparisons.keys());
        mark(
            kernel,
            &kernel.body,
            &flags.copied().collect(),
            &mut of_block,
        );
        let uses = |op: &&Op| {
            let mut found = false;
            op.kind
                .visit_operands(&mut |value| found |= of_block.contains(value));
            let mut own = BTreeSet::new();
            for region in op.kind.regions() {
                region.walk_definitions(&mut |value| {
                    own.insert(value);
                });
            }
            let mut look = |value: ValueId| {
                found |= of_block.contains(&value) && !own.contains(&value);
            };
            op.kind
                .regions()
                .iter()
                .for_each(|region| region.walk_uses(&mut look));
            found
        };
        let is_id = |kind: &OpKind| is_block_id(kind);
        parts.last.iter().any(uses)
            || parts
                .last
                .iter()
                .any(|op| op.kind.regions().iter().any(|region| region.any(&is_id)))
    }

    /// Returns the kernel without the work of the last block.
    fn all_blocks(&self, kernel: &Kernel) -> Kernel {
        let mut all = self.resolved(kernel, false);
        if self.is_unchanged {
            drop_where(&mut all.body, &|op| op.results.contains(&self.ticket));
        }
        all
    }

    /// Returns the kernel with the work of the last block.
    fn last_block(&self, kernel: &Kernel) -> Kernel {
        let definitions = kernel.body.definitions();
        let mut last = self.resolved(kernel, true);
        let is_last = |op: &Op| self.is_last_part(kernel, &definitions, op);
        let mut body = std::mem::take(&mut last.body);
        drop_effects(&mut body, &last, &is_last, self.ticket);
        let counter = kernel.array(self.counter.0).name();
        if self.is_unchanged {
            drop_where(&mut body, &|op| is_store_to(kernel, op, counter));
        }
        let checked = Checked {
            ticket: self.ticket,
            counter: self.counter,
            counted: if self.is_unchanged { 0 } else { self.counted },
        };
        checked.region(&mut body, &mut last);
        number_last(&mut body, &mut last);
        last.body = body;
        last.grid = [1; 3];
        last.name.push_str(".2");
        last
    }

    /// Returns the kernel as the last block, or the others, run it: the values that distinguish
    /// them are constants.
    fn resolved(&self, kernel: &Kernel, last: bool) -> Kernel {
        let definitions = kernel.body.definitions();
        let mut resolved = kernel.clone();
        resolved.body.walk_mut(&mut |op| {
            let Some(result) = op.results.first().copied() else {
                return;
            };
            if self.comparisons.contains_key(&result) || self.loads.contains_key(&result) {
                let value = self.known(kernel, &definitions, result, last, MOST_STEPS + 1);
                let value = value.expect("it was known when the pattern was found");
                op.kind = OpKind::Constant(Const::Int(value));
            }
        });
        drop_where(&mut resolved.body, &|op| self.is_flag(kernel, op));
        resolved
    }
}

/// Returns whether `op` stores to the array with that name.
fn is_store_to(kernel: &Kernel, op: &Op, name: &str) -> bool {
    matches!(op.kind, OpKind::Store { array, .. } if kernel.array(array).name() == name)
}

/// The work of a block before it is counted, split into what all its threads have done by then and
/// what may be unfinished; and the work of the last block.
#[derive(Default)]
struct Parts<'k> {
    done: Vec<&'k Op>,
    open: Vec<&'k Op>,
    last: Vec<&'k Op>,
}

impl<'k> Parts<'k> {
    /// Returns whether the work before the count reads arrays that it also writes: recomputing it
    /// would read the new contents.
    fn reads_again(&self, kernel: &Kernel) -> bool {
        let before = || self.done.iter().chain(&self.open).copied();
        let written = accessed(kernel, before(), true);
        let read = accessed(kernel, before(), false);
        !written.is_disjoint(&read)
    }

    /// Returns whether all threads of a block have stored what the last block accesses when the
    /// block is counted.
    fn are_in_order(&self, kernel: &Kernel) -> bool {
        let last = || self.last.iter().copied();
        let mut of_last = accessed(kernel, last(), true);
        of_last.extend(accessed(kernel, last(), false));
        let open = || self.open.iter().copied();
        accessed(kernel, open(), true).is_disjoint(&of_last)
            && accessed(kernel, open(), false).is_disjoint(&accessed(kernel, last(), true))
    }
}

/// Returns the names of the arrays, visible to all blocks, that ops write (or read), at any depth.
fn accessed<'k>(
    kernel: &Kernel,
    ops: impl Iterator<Item = &'k Op>,
    writes: bool,
) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut look = |op: &Op| {
        let (array, is_written) = match &op.kind {
            OpKind::Store { array, .. } | OpKind::AffineStore { array, .. } => (*array, true),
            OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => (*array, false),
            OpKind::Ptx(PtxOp::Atomic(_), operands) => (operands[0], true),
            _ => return,
        };
        if is_written == writes && kernel.is_visible_to_all(array) {
            names.insert(kernel.array(array).name().to_owned());
        }
    };
    for op in ops {
        look(op);
        op.kind
            .regions()
            .into_iter()
            .for_each(|region| region.walk(&mut look));
    }
    names
}

fn regions_any(op: &Op, is: &dyn Fn(&Op) -> bool) -> bool {
    let mut found = false;
    for region in op.kind.regions() {
        region.walk(&mut |op| found |= is(op));
    }
    found
}

fn is_block_id(kind: &OpKind) -> bool {
    matches!(
        kind,
        OpKind::Id {
            kind: IdKind::Block | IdKind::Global,
            ..
        }
    )
}

/// Marks the values that depend on a block index, on shared or local memory, or on an atomic or
/// collective op; those in `same` do not.
fn mark(
    kernel: &Kernel,
    region: &Region,
    same: &BTreeSet<ValueId>,
    of_block: &mut BTreeSet<ValueId>,
) {
    for op in &region.ops {
        let reads_own = match &op.kind {
            OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => {
                !kernel.is_visible_to_all(*array)
            }
            OpKind::Ptx(..) => true,
            _ => false,
        };
        let mut depends = is_block_id(&op.kind) || reads_own;
        op.kind
            .visit_operands(&mut |value| depends |= of_block.contains(value));
        for inner in op.kind.regions() {
            inner.walk_uses(&mut |value| depends |= of_block.contains(&value));
            if depends {
                of_block.extend(&inner.args);
            }
            mark(kernel, inner, same, of_block);
            inner
                .yields
                .iter()
                .for_each(|value| depends |= of_block.contains(value));
        }
        if depends {
            let others = op.results.iter().filter(|value| !same.contains(value));
            of_block.extend(others);
        }
    }
}

/// Returns the threads of a block.
fn threads([x, y, z]: [u32; 3]) -> impl Iterator<Item = [u32; 3]> {
    (0..x * y * z).map(move |thread| [thread % x, thread / x % y, thread / x / y])
}

/// Returns the number of threads of each block that pass these branches, if the thread indices
/// determine it.
fn running(
    kernel: &Kernel,
    definitions: &HashMap<ValueId, &Op>,
    guards: &[(ValueId, bool)],
) -> Option<usize> {
    let runs = |thread: [u32; 3]| {
        let mut guards = guards.iter().map(|(cond, truth)| {
            let value = of_thread(kernel, definitions, *cond, thread, MOST_STEPS)?;
            Some((value != 0) == *truth)
        });
        guards.try_fold(true, |all, holds| Some(all && holds?))
    };
    let all = threads(kernel.block)
        .map(runs)
        .collect::<Option<Vec<bool>>>()?;
    Some(all.into_iter().filter(|runs| *runs).count())
}

/// Returns the value of an integer constant.
fn constant(
    kernel: &Kernel,
    definitions: &HashMap<ValueId, &Op>,
    value: ValueId,
    steps: usize,
) -> Option<i128> {
    let steps = steps.checked_sub(1)?;
    let op = definitions.get(&value)?;
    let of = |value: ValueId| constant(kernel, definitions, value, steps);
    int_result(&op.kind, kernel.ty(value), kernel, of)
}

/// Returns the integer value for one thread of every block.
fn of_thread(
    kernel: &Kernel,
    definitions: &HashMap<ValueId, &Op>,
    value: ValueId,
    thread: [u32; 3],
    steps: usize,
) -> Option<i128> {
    let steps = steps.checked_sub(1)?;
    let op = definitions.get(&value)?;
    let of = |value: ValueId| of_thread(kernel, definitions, value, thread, steps);
    match &op.kind {
        OpKind::Id {
            kind: IdKind::Thread,
            axis,
            ..
        } => Some(thread[usize::from(*axis)].into()),
        kind => int_result(kind, kernel.ty(value), kernel, of),
    }
}

/// Removes ops, at any depth.
fn drop_where(region: &mut Region, is: &dyn Fn(&Op) -> bool) {
    region.ops.retain(|op| !is(op));
    for op in &mut region.ops {
        for inner in op.kind.regions_mut() {
            drop_where(inner, is);
        }
    }
}

/// Removes effects outside the ops that `is_last` selects, except on memory of the block. The
/// atomic that defines `ticket` stays.
fn drop_effects(
    region: &mut Region,
    kernel: &Kernel,
    is_last: &dyn Fn(&Op) -> bool,
    ticket: ValueId,
) {
    region.ops.retain(|op| match &op.kind {
        OpKind::Store { array, .. } => !kernel.is_visible_to_all(*array),
        OpKind::Ptx(PtxOp::Atomic(_), operands) => {
            op.results.contains(&ticket) || !kernel.is_visible_to_all(operands[0])
        }
        OpKind::Ptx(PtxOp::Trap(_), _) => false,
        _ => true,
    });
    for op in &mut region.ops {
        if is_last(op) {
            continue;
        }
        for inner in op.kind.regions_mut() {
            drop_effects(inner, kernel, is_last, ticket);
        }
    }
}

/// The replacement of the atomic in the last block.
struct Checked {
    ticket: ValueId,
    counter: (ValueId, ValueId),
    counted: i128,
}

impl Checked {
    /// Replaces the atomic by a check of the counter.
    fn region(&self, region: &mut Region, kernel: &mut Kernel) {
        let ops = std::mem::take(&mut region.ops);
        for mut op in ops {
            if op.results.contains(&self.ticket) {
                self.check(&mut region.ops, op.loc, kernel);
                continue;
            }
            for inner in op.kind.regions_mut() {
                self.region(inner, kernel);
            }
            region.ops.push(op);
        }
    }

    fn check(&self, ops: &mut Vec<Op>, loc: Loc, kernel: &mut Kernel) {
        let (array, index) = self.counter;
        let name = kernel.array(array).name().to_owned();
        let message = format!(
            "`{name}`, by which blocks find out which of them is the last, was not 0 before the first block counted itself"
        );
        let ty = kernel.element(array);
        let mut emit = crate::scf::Emit { kernel, ops, loc };
        let value = emit.op(OpKind::Load { array, index }, ty);
        let counted = emit.int(self.counted, ty);
        let cond = emit.compare(IntPredicate::Ne, value, counted);
        let trap = Op {
            kind: OpKind::Ptx(PtxOp::Trap(message), Vec::new()),
            results: Vec::new(),
            loc,
        };
        ops.push(Op {
            kind: OpKind::If {
                cond,
                then_region: Region {
                    ops: vec![trap],
                    ..Region::default()
                },
                else_region: Region::default(),
            },
            results: Vec::new(),
            loc,
        });
    }
}

/// Sets the block index to that of the last block.
fn number_last(region: &mut Region, kernel: &mut Kernel) {
    let ops = std::mem::take(&mut region.ops);
    for mut op in ops {
        for inner in op.kind.regions_mut() {
            number_last(inner, kernel);
        }
        let OpKind::Id { kind, axis, .. } = op.kind else {
            region.ops.push(op);
            continue;
        };
        let (blocks, threads) = (
            kernel.grid[usize::from(axis)],
            kernel.block[usize::from(axis)],
        );
        let (block, threads) = (i128::from(blocks) - 1, i128::from(threads));
        let loc = op.loc;
        match kind {
            IdKind::Thread => {}
            IdKind::Block => op.kind = OpKind::Constant(Const::Int(block)),
            IdKind::Global => {
                let ops = &mut region.ops;
                let mut emit = crate::scf::Emit { kernel, ops, loc };
                let own = OpKind::Id {
                    kind: IdKind::Thread,
                    axis,
                    extent: threads as u64,
                };
                let own = emit.op(own, Ty::Index);
                let first = emit.int(block * threads, Ty::Index);
                op.kind = OpKind::Binary(BinaryOp::AddI, first, own);
            }
        }
        region.ops.push(op);
    }
}

impl Kernel {
    /// Returns whether an array is visible to all blocks.
    fn is_visible_to_all(&self, array: ValueId) -> bool {
        match self.array(array) {
            KernelArg::Array { space, .. } => matches!(space, Space::Global | Space::Module { .. }),
            KernelArg::Scalar { .. } => false,
        }
    }

    /// Returns whether each block has its own instance of an array.
    fn is_shared(&self, array: ValueId) -> bool {
        match self.array(array) {
            KernelArg::Array { space, .. } => *space == Space::Shared,
            KernelArg::Scalar { .. } => false,
        }
    }
}
