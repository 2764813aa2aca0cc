//! Rewrites compare-and-swap loops to one atomic.
//!
//! `do { assumed = old; old = atomicCAS(p, assumed, f(assumed)); } while (assumed != old);`
//! atomically replaces `*p` by `f(*p)`. If `f` is a sum, minimum, maximum, and, or, or exclusive or
//! with a loop-invariant value, it becomes the corresponding atomic, and the loop's result is the
//! old value. So does a loop that leaves early where an integer need not be replaced:
//! `while (v > old) { … atomicCAS(p, old, v) … }`. Any other loop stays as it is.

use std::collections::HashSet;

use super::paths::{Path, Truth};
use super::pretests::{Facts, Order};
use crate::kernel_ir::{
    AtomicOp, BinaryOp, CastOp, Const, Kernel, Op, OpKind, PtxOp, Region, Ty, UnaryOp, ValueId,
};

/// Rewrites every such loop.
pub(super) fn raise_swaps(mut kernel: Kernel) -> Kernel {
    let facts = Facts::of(&kernel);
    let mut body = std::mem::take(&mut kernel.body);
    region(&mut kernel, &mut body, &facts);
    kernel.body = body;
    kernel
}

fn region(kernel: &mut Kernel, within: &mut Region, facts: &Facts) {
    for mut op in std::mem::take(&mut within.ops) {
        for inner in op.kind.regions_mut() {
            region(kernel, inner, facts);
        }
        match Swap::recognise(&op, kernel, facts) {
            Some(swap) => swap.write(&op, kernel, &mut within.ops),
            None => within.ops.push(op),
        }
    }
}

/// A loop around one compare-and-swap. It ends when the element held the value compared with, or
/// where guards, computed from the value to compare with, say to leave the element as it is; or
/// else when what the element held is not to be replaced.
pub(super) struct CasLoop<'k> {
    /// The value compared with, the argument of the loop.
    old: ValueId,
    /// The compare-and-swap, which is the only op with an effect.
    swap: &'k Op,
    /// The conditions under which an iteration executes the compare-and-swap, each inside the one
    /// before it, with their values then.
    pub guards: Vec<(ValueId, bool)>,
    /// If the loop continues where another value compares in this order with what the element held:
    /// the order, and the value.
    pub repeats: Option<(Order, ValueId)>,
    /// The values that change from iteration to iteration.
    turning: HashSet<ValueId>,
    /// The ops of an iteration that executes the compare-and-swap.
    ops: Vec<&'k Op>,
    /// The path of such an iteration.
    path: Path<'k>,
}

impl<'k> CasLoop<'k> {
    pub fn recognise(op: &'k Op, facts: &Facts) -> Option<CasLoop<'k>> {
        let OpKind::While {
            init: _,
            before,
            after,
        } = &op.kind
        else {
            return None;
        };
        let ([old], [cond, next]) = (&before.args[..], &before.yields[..]) else {
            return None;
        };
        if !after.ops.is_empty() || after.yields != after.args {
            return None;
        }
        let mut found = CasLoop {
            old: *old,
            swap: op,
            guards: Vec::new(),
            repeats: None,
            turning: HashSet::new(),
            ops: before.ops.iter().collect(),
            path: Path::default(),
        };
        found.path.define(before);
        let (mut within, mut leaving) = (before, Vec::new());
        while let Some(branch) = branch_of(within)? {
            within = found.enter(branch, &mut leaving)?;
        }
        let ends = |path: &Path| path.truth(*cond, facts) == Truth::Known(false);
        if !leaving.iter().all(ends) {
            return None;
        }
        let mut swaps = found.ops.iter().filter(|op| op.kind.has_effect());
        let (Some(swap), None) = (swaps.next(), swaps.next()) else {
            return None;
        };
        found.swap = swap;
        let OpKind::Ptx(PtxOp::Atomic(AtomicOp::Cas), operands) = &swap.kind else {
            return None;
        };
        let [_, index, compared, _] = operands[..] else {
            return None;
        };
        let seen = swap.results[0];
        found.turning = [*old, seen].into();
        for op in &found.ops {
            if op
                .kind
                .operands()
                .iter()
                .any(|id| found.turning.contains(id))
            {
                found.turning.extend(&op.results);
            }
        }
        let (continues, when) = match found.path.truth(*cond, facts) {
            Truth::Is(condition) => (condition, true),
            Truth::Not(condition) => (condition, false),
            Truth::Known(_) => return None,
        };
        let (order, a, b) = Order::of(found.path.definition(continues)?)?;
        let order = if when { order } else { order.negated() };
        let again = [found.bits_of(a), found.bits_of(b)];
        let ends_when_swapped =
            order.is_unequal() && (again == [*old, seen] || again == [seen, *old]);
        if !ends_when_swapped {
            found.repeats = match again.map(|value| value == seen) {
                [true, false] => Some((order.swapped(), b)),
                [false, true] => Some((order, a)),
                _ => return None,
            };
        }
        let compares = found.bits_of(compared) == *old && found.bits_of(*next) == seen;
        let turns = |(_, value): (_, ValueId)| found.turning.contains(&value);
        if !compares
            || found
                .repeats
                .is_some_and(|it| turns(it) || !found.guards.is_empty())
        {
            return None;
        }
        let may_turn = |id: &ValueId| found.turning.contains(id) || found.path.is_result(*id);
        (!may_turn(&index)).then_some(found)
    }

    /// Takes the condition of `branch` for a guard: one of its sides executes the compare-and-swap,
    /// the other has no effect, and its path is added to `leaving`. Returns the first side.
    fn enter(&mut self, branch: &'k Op, leaving: &mut Vec<Path<'k>>) -> Option<&'k Region> {
        let OpKind::If {
            cond,
            then_region,
            else_region,
        } = &branch.kind
        else {
            return None;
        };
        let swaps_if = then_region.has_effect();
        let (swaps, leaves) = match swaps_if {
            true => (then_region, else_region),
            false => (else_region, then_region),
        };
        let nested = |op: &Op| !op.kind.regions().is_empty();
        if leaves.has_effect() || leaves.ops.iter().any(nested) {
            return None;
        }
        leaving.push(self.path.through(branch, leaves, *cond, !swaps_if));
        self.path = self.path.through(branch, swaps, *cond, swaps_if);
        self.guards.push((*cond, swaps_if));
        self.ops.retain(|op| !nested(op));
        self.ops.extend(&swaps.ops);
        Some(swaps)
    }

    /// Returns whether an iteration reads memory other than the element.
    pub fn reads_memory(&self) -> bool {
        let mut others = self.ops.iter().filter(|op| op.kind != self.swap.kind);
        others.any(|op| op.kind.reads_memory())
    }

    /// Returns the array and the index of the element.
    pub fn element(&self) -> Option<(ValueId, ValueId)> {
        match &self.swap.kind {
            OpKind::Ptx(_, operands) => Some((operands[0], operands[1])),
            _ => None,
        }
    }

    /// Returns the order of a value that the loop does not change and the element in which the loop
    /// replaces the element, and that value.
    pub fn compares(&self) -> Option<(Order, ValueId)> {
        let (cond, when) = match self.guards[..] {
            [] => return self.repeats,
            [guard] => guard,
            _ => return None,
        };
        let (order, a, b) = Order::of(self.path.definition(cond)?)?;
        let order = if when { order } else { order.negated() };
        let (order, value) = match (self.bits_of(a) == self.old, self.bits_of(b) == self.old) {
            (true, false) => (order.swapped(), b),
            (false, true) => (order, a),
            _ => return None,
        };
        let may_turn = self.turning.contains(&value) || self.path.is_result(value);
        (!may_turn).then_some((order, value))
    }

    /// Returns the value in the loop of which `id` is a bitcast.
    fn bits_of(&self, id: ValueId) -> ValueId {
        self.path.bits_of(id)
    }
}

/// Returns the only op of `within` that has regions, if there is one.
fn branch_of(within: &Region) -> Option<Option<&Op>> {
    let mut branches = within.ops.iter().filter(|op| !op.kind.regions().is_empty());
    let branch = branches.next();
    branches.next().is_none().then_some(branch)
}

/// A loop that is equivalent to one atomic.
struct Swap {
    array: ValueId,
    index: ValueId,
    op: AtomicOp,
    /// The operand, of the type in which the op computes.
    value: ValueId,
    /// Whether the operand is negated.
    negated: bool,
    /// The loop-invariant ops of the loop.
    invariant: Vec<Op>,
}

impl Swap {
    fn recognise(op: &Op, kernel: &Kernel, facts: &Facts) -> Option<Swap> {
        let found = CasLoop::recognise(op, facts)?;
        let (OpKind::While { init, .. }, OpKind::Ptx(_, operands)) = (&op.kind, &found.swap.kind)
        else {
            return None;
        };
        let [array, index, _, new] = operands[..] else {
            return None;
        };
        if found.reads_memory() || found.repeats.is_some() {
            return None;
        }
        let turns = |id: &ValueId| found.turning.contains(id);
        let still = found.ops.iter().filter(|op| !op.results.iter().any(turns));
        let invariant: Vec<Op> = still.map(|op| (*op).clone()).collect();
        if !found.guards.is_empty() {
            // A first value of the element itself that need not be replaced is what the atomic
            // would have found.
            let (order, value) = found.compares()?;
            let replaces = found.bits_of(new) == found.bits_of(value);
            if !replaces || !facts.reads(init[0], array, index) || facts.is_used(op.results[0]) {
                return None;
            }
            let op = order.extremum()?;
            let negated = false;
            return Some(Swap {
                array,
                index,
                op,
                value,
                negated,
                invariant,
            });
        }
        let OpKind::Binary(kind, a, b) = found.path.definition(found.bits_of(new))? else {
            return None;
        };
        let (op, negated) = atomic(*kind)?;
        let is_old = |id: ValueId| found.bits_of(id) == found.old;
        let value = match (is_old(*a), is_old(*b)) {
            (true, false) => *b,
            (false, true) if !negated => *a,
            _ => return None,
        };
        let usable = !turns(&value) && kernel.ty(value).bits() == kernel.element(array).bits();
        usable.then_some(Swap {
            array,
            index,
            op,
            value,
            negated,
            invariant,
        })
    }

    fn write(self, op: &Op, kernel: &mut Kernel, out: &mut Vec<Op>) {
        out.extend(self.invariant);
        let ty = kernel.ty(self.value);
        let mut push = |kernel: &mut Kernel, kind: OpKind, ty: Ty| {
            let result = kernel.new_value(ty);
            out.push(Op {
                kind,
                results: vec![result],
                loc: op.loc,
            });
            result
        };
        let mut value = self.value;
        if self.negated {
            let kind = match ty.is_float() {
                true => OpKind::Unary(UnaryOp::NegF, value),
                false => {
                    let zero = push(kernel, OpKind::Constant(Const::Int(0)), ty);
                    OpKind::Binary(BinaryOp::SubI, zero, value)
                }
            };
            value = push(kernel, kind, ty);
        }
        let operands = vec![self.array, self.index, value];
        let kind = OpKind::Ptx(PtxOp::Atomic(self.op), operands);
        let result = op.results[0];
        if kernel.ty(result) == ty {
            let (results, loc) = (vec![result], op.loc);
            out.push(Op { kind, results, loc });
            return;
        }
        let old = push(kernel, kind, ty);
        out.push(Op {
            kind: OpKind::Cast(CastOp::Bitcast, old),
            results: vec![result],
            loc: op.loc,
        });
    }
}

/// Returns the atomic for `kind`, and whether its operand is negated.
fn atomic(kind: BinaryOp) -> Option<(AtomicOp, bool)> {
    Some(match kind {
        BinaryOp::AddF => (AtomicOp::AddF, false),
        BinaryOp::SubF => (AtomicOp::AddF, true),
        BinaryOp::AddI => (AtomicOp::AddI, false),
        BinaryOp::SubI => (AtomicOp::AddI, true),
        BinaryOp::MinNumF => (AtomicOp::MinF, false),
        BinaryOp::MaxNumF => (AtomicOp::MaxF, false),
        BinaryOp::MinSi => (AtomicOp::MinSi, false),
        BinaryOp::MinUi => (AtomicOp::MinUi, false),
        BinaryOp::MaxSi => (AtomicOp::MaxSi, false),
        BinaryOp::MaxUi => (AtomicOp::MaxUi, false),
        BinaryOp::AndI => (AtomicOp::AndI, false),
        BinaryOp::OrI => (AtomicOp::OrI, false),
        BinaryOp::XorI => (AtomicOp::XorI, false),
        BinaryOp::MulI
        | BinaryOp::DivSi
        | BinaryOp::DivUi
        | BinaryOp::RemSi
        | BinaryOp::RemUi
        | BinaryOp::FloorDivSi
        | BinaryOp::CeilDivSi
        | BinaryOp::CeilDivUi
        | BinaryOp::ShlI
        | BinaryOp::ShrSi
        | BinaryOp::ShrUi
        | BinaryOp::MulF
        | BinaryOp::DivF
        | BinaryOp::RemF
        | BinaryOp::MinimumF
        | BinaryOp::MaximumF
        | BinaryOp::PowF
        | BinaryOp::Atan2
        | BinaryOp::CopySign => return None,
    })
}
