//! Rewrites compare-and-swap loops to one atomic.
//!
//! `do { assumed = old; old = atomicCAS(p, assumed, f(assumed)); } while (assumed != old);`
//! atomically replaces `*p` by `f(*p)`. If `f` is a sum, minimum, maximum, and, or, or exclusive or
//! with a loop-invariant value, it becomes the corresponding atomic, and the loop's result is the
//! old value. Any other `f` keeps its loop.

use std::collections::{HashMap, HashSet};

use crate::kernel_ir::{
    AtomicOp, BinaryOp, CastOp, Const, IntPredicate, Kernel, Op, OpKind, PtxOp, Region, Ty,
    UnaryOp, ValueId,
};

/// Rewrites every such loop.
pub(super) fn raise_swaps(mut kernel: Kernel) -> Kernel {
    let mut body = std::mem::take(&mut kernel.body);
    region(&mut kernel, &mut body);
    kernel.body = body;
    kernel
}

fn region(kernel: &mut Kernel, within: &mut Region) {
    for mut op in std::mem::take(&mut within.ops) {
        for inner in op.kind.regions_mut() {
            region(kernel, inner);
        }
        match Swap::recognise(&op, kernel) {
            Some(swap) => swap.write(&op, kernel, &mut within.ops),
            None => within.ops.push(op),
        }
    }
}

/// Returns the loads of which only such loops use the value, as the value to compare with first,
/// whatever `f` is.
///
/// Such a loop ends only when it has replaced the value that it compared with. What it leaves and
/// returns does therefore not depend on its initial value, and the load may meet atomics of other
/// threads.
pub(crate) fn initial_guesses(kernel: &Kernel) -> HashSet<ValueId> {
    let (uses, definitions) = (kernel.use_counts(), kernel.body.definitions());
    let mut as_guess = HashMap::<ValueId, u32>::new();
    let mut guesses = HashSet::new();
    kernel.body.walk(&mut |op| {
        let OpKind::While { init, .. } = &op.kind else {
            return;
        };
        if CasLoop::recognise(op).is_none() {
            return;
        }
        let mut left = init.clone();
        while let Some(value) = left.pop() {
            // A value with other uses is not only a guess.
            let count = as_guess.entry(value).or_default();
            *count += 1;
            if *count < uses[value.index()] {
                continue;
            }
            let Some(op) = definitions.get(&value) else {
                continue;
            };
            match &op.kind {
                OpKind::Load { .. } | OpKind::AffineLoad { .. } => {
                    guesses.insert(value);
                }
                OpKind::Cast(CastOp::Bitcast, of) => left.push(*of),
                OpKind::Select(_, yes, no) => left.extend([*yes, *no]),
                OpKind::If { .. } | OpKind::AffineIf { .. } => {
                    let place = op.results.iter().position(|result| *result == value);
                    let place = place.expect("the op defines the value");
                    left.extend(op.kind.regions().iter().map(|region| region.yields[place]));
                }
                _ => {}
            }
        }
    });
    guesses
}

/// A loop around one compare-and-swap that ends when the element held the value compared with.
struct CasLoop<'k> {
    /// The value compared with, the argument of the loop.
    old: ValueId,
    /// The compare-and-swap, which is the only op with an effect.
    swap: &'k Op,
    /// The values that change from iteration to iteration.
    turning: HashSet<ValueId>,
    definitions: HashMap<ValueId, &'k OpKind>,
}

impl<'k> CasLoop<'k> {
    fn recognise(op: &'k Op) -> Option<CasLoop<'k>> {
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
        if before.ops.iter().any(|op| !op.kind.regions().is_empty()) {
            return None;
        }
        let mut swaps = before.ops.iter().filter(|op| op.kind.has_effect());
        let (Some(swap), None) = (swaps.next(), swaps.next()) else {
            return None;
        };
        let OpKind::Ptx(PtxOp::Atomic(AtomicOp::Cas), operands) = &swap.kind else {
            return None;
        };
        let [_, index, compared, _] = operands[..] else {
            return None;
        };
        let seen = swap.results[0];
        let mut turning: HashSet<ValueId> = [*old, seen].into();
        for op in &before.ops {
            if op.kind.operands().iter().any(|id| turning.contains(id)) {
                turning.extend(&op.results);
            }
        }
        let definitions = before
            .ops
            .iter()
            .filter_map(|op| Some((*op.results.first()?, &op.kind)))
            .collect();
        let found = CasLoop {
            old: *old,
            swap,
            turning,
            definitions,
        };
        let OpKind::Cmpi(IntPredicate::Ne, a, b) = found.definitions.get(cond)? else {
            return None;
        };
        let again = [found.bits_of(*a), found.bits_of(*b)];
        let ends_when_swapped = found.bits_of(compared) == *old
            && found.bits_of(*next) == seen
            && (again == [*old, seen] || again == [seen, *old]);
        (ends_when_swapped && !found.turning.contains(&index)).then_some(found)
    }

    /// Returns the value in the loop of which `id` is a bitcast.
    fn bits_of(&self, mut id: ValueId) -> ValueId {
        while let Some(OpKind::Cast(CastOp::Bitcast, of)) = self.definitions.get(&id) {
            id = *of;
        }
        id
    }
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
    fn recognise(op: &Op, kernel: &Kernel) -> Option<Swap> {
        let found = CasLoop::recognise(op)?;
        let (OpKind::While { before, .. }, OpKind::Ptx(_, operands)) = (&op.kind, &found.swap.kind)
        else {
            return None;
        };
        let [array, index, _, new] = operands[..] else {
            return None;
        };
        let reads = |op: &Op| op.kind.reads_memory() && op.kind != found.swap.kind;
        if before.ops.iter().any(reads) {
            return None;
        }
        let turns = |id: &ValueId| found.turning.contains(id);
        let invariant = before
            .ops
            .iter()
            .filter(|op| !op.results.iter().any(turns))
            .cloned()
            .collect();
        let OpKind::Binary(kind, a, b) = found.definitions.get(&found.bits_of(new))? else {
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
