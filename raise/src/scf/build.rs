//! Construction of the `scf.for` for a recognised loop.

use std::collections::HashMap;

use crate::kernel_ir::{BinaryOp, CastOp, IntPredicate, Kernel, Op, OpKind, Region, Ty, ValueId};
use crate::scf::Emit;
use crate::scf::loops::Seen;
use crate::scf::recognise::{Loop, ScaledInduction, TripCount};

/// Appends the loop to `out` and returns its new results; unused results may be any value.
pub(super) fn build(
    found: Loop,
    wanted: &[bool],
    kernel: &mut Kernel,
    seen: &Seen,
    out: &mut Vec<Op>,
) -> Vec<ValueId> {
    let loc = found.loc;
    let mut emit = Emit {
        kernel,
        ops: out,
        loc,
    };
    let holds = count(&found, seen, &mut emit);
    let turns = if found.runs_first {
        let one = emit.int(1, Ty::Index);
        emit.binary(BinaryOp::AddI, holds, one)
    } else {
        holds
    };
    let steps: Vec<Option<Option<ValueId>>> = (0..found.args.len())
        .map(|k| {
            let ty = emit.kernel.ty(found.args[k]);
            found.steps[k].as_ref().map(|step| step.emit(&mut emit, ty))
        })
        .collect();
    let even = Even {
        found: &found,
        steps: &steps,
    };

    // The body: induction variables are computed from the iteration number, the others stay
    // carried.
    let turn = emit.kernel.new_value(Ty::Index);
    let mut ops = Vec::new();
    let mut inner = Emit {
        kernel: emit.kernel,
        ops: &mut ops,
        loc,
    };
    let mut names: HashMap<ValueId, ValueId> = HashMap::new();
    let mut carried: Vec<usize> = Vec::new();
    for (k, arg) in found.args.iter().enumerate() {
        match even.at(k, turn, &mut inner) {
            Some(value) => {
                names.insert(*arg, value);
            }
            None => carried.push(k),
        }
    }
    ops.extend(found.head.iter().chain(&found.tail).cloned());
    let mut args = vec![turn];
    args.extend(carried.iter().map(|k| found.args[*k]));
    let mut init: Vec<ValueId> = carried.iter().map(|k| found.init[*k]).collect();
    let mut yields: Vec<ValueId> = carried.iter().map(|k| found.next[*k]).collect();
    let mut emit = Emit {
        kernel,
        ops: out,
        loc,
    };

    // Results that are neither induction variables nor carried become further carried values, or
    // are recomputed after the loop.
    let at_exit = if found.runs_first {
        &found.next
    } else {
        &found.args
    };
    let mut results: Vec<Leaves> = Vec::new();
    for (j, value) in found.forwarded.iter().enumerate() {
        results.push(if !wanted[j] || found.is_invariant(*value) {
            Leaves::As(*value)
        } else if let Some((k, _)) = &found.results[j] {
            Leaves::Even(*k)
        } else if let Some(place) = carried.iter().position(|k| at_exit[*k] == *value) {
            Leaves::Carried(place)
        } else if found.runs_first {
            let ty = emit.kernel.ty(*value);
            init.push(emit.op(OpKind::Poison, ty)); // the body runs at least once
            args.push(emit.kernel.new_value(ty));
            yields.push(*value);
            Leaves::Carried(yields.len() - 1)
        } else {
            Leaves::Again
        });
    }
    let mut body = Region { args, ops, yields };
    body.walk_uses_mut(&mut |value| *value = names.get(value).copied().unwrap_or(*value));
    let zero = emit.int(0, Ty::Index);
    let one = emit.int(1, Ty::Index);
    let finals: Vec<ValueId> = init
        .iter()
        .map(|value| emit.kernel.ty(*value))
        .collect::<Vec<_>>()
        .into_iter()
        .map(|ty| emit.kernel.new_value(ty))
        .collect();
    emit.ops.push(Op {
        kind: OpKind::For {
            lower: zero,
            upper: turns,
            step: one,
            init,
            body,
        },
        results: finals.clone(),
        loc,
    });

    let last = if found.runs_first { holds } else { turns };
    let mut again: Option<HashMap<ValueId, ValueId>> = None;
    results
        .into_iter()
        .enumerate()
        .map(|(j, leaves)| match leaves {
            Leaves::As(value) => value,
            Leaves::Carried(place) => finals[place],
            Leaves::Even(k) => {
                let value = even.at(k, last, &mut emit).expect("it grows evenly");
                let ty = emit.kernel.ty(value);
                let (_, offset) = found.results[j].as_ref().expect("it is even");
                match offset.emit(&mut emit, ty) {
                    Some(offset) => emit.binary(BinaryOp::AddI, value, offset),
                    None => value,
                }
            }
            Leaves::Again => {
                let names = again.get_or_insert_with(|| {
                    let mut names = HashMap::new();
                    for (k, arg) in found.args.iter().enumerate() {
                        let place = carried.iter().position(|carried| *carried == k);
                        let value = place.map(|place| finals[place]);
                        let value = value.or_else(|| even.at(k, last, &mut emit));
                        names.insert(*arg, value.expect("even or carried"));
                    }
                    emit.copy(&found.head, names)
                });
                names[&found.forwarded[j]]
            }
        })
        .collect()
}

/// The way in which a result of the loop is obtained after it.
enum Leaves {
    /// From that value.
    As(ValueId),
    /// As a carried value of the new loop.
    Carried(usize),
    /// From an induction variable.
    Even(usize),
    /// By executing the head once more.
    Again,
}

/// The induction variables of a loop.
struct Even<'l> {
    found: &'l Loop,
    /// The increment of each carried value, if it is an induction variable; `Some(None)` is zero.
    steps: &'l [Option<Option<ValueId>>],
}

impl Even<'_> {
    /// Returns carried value `k` in iteration `turn`.
    fn at(&self, k: usize, turn: ValueId, emit: &mut Emit) -> Option<ValueId> {
        let first = self.found.init[k];
        let Some(step) = self.steps[k]? else {
            return Some(first);
        };
        let ty = emit.kernel.ty(first);
        let turn = emit.int_of(turn, ty);
        let grown = emit.binary(BinaryOp::MulI, turn, step);
        Some(emit.binary(BinaryOp::AddI, first, grown))
    }
}

/// Emits the number of times that the test holds, as an `index`.
fn count(found: &Loop, seen: &Seen, emit: &mut Emit) -> ValueId {
    let (test, tested, bound) = match &found.turns {
        TripCount::Known(count) => return emit.int(*count, Ty::Index),
        TripCount::Once { cond, truth } => {
            let (zero, one) = (emit.int(0, Ty::Index), emit.int(1, Ty::Index));
            let (yes, no) = if *truth { (one, zero) } else { (zero, one) };
            return emit.select(*cond, yes, no);
        }
        TripCount::Computed { test, first, bound } => (*test, first, *bound),
    };
    let first = first(tested, found.init[tested.carried], test.ty, seen, emit);
    let (from, to) = if test.step > 0 {
        (first, bound)
    } else {
        (bound, first)
    };
    // In unsigned arithmetic of the type's width this is exact whenever the test holds initially.
    let distance = emit.binary(BinaryOp::SubI, to, from);
    let distance = emit.index_of(distance);
    let zero = emit.int(0, Ty::Index);
    let one = emit.int(1, Ty::Index);
    let step = test.step.abs();
    let divided = |emit: &mut Emit, value: ValueId| match step {
        1 => value,
        _ => {
            let step = emit.int(step, Ty::Index);
            emit.binary(BinaryOp::DivUi, value, step)
        }
    };
    let count = match test.predicate {
        IntPredicate::Ne | IntPredicate::Eq => return distance, // the increment is one
        IntPredicate::Slt | IntPredicate::Sgt | IntPredicate::Ult | IntPredicate::Ugt
            if step == 1 =>
        {
            distance
        }
        IntPredicate::Slt | IntPredicate::Sgt | IntPredicate::Ult | IntPredicate::Ugt => {
            let before = emit.binary(BinaryOp::SubI, distance, one);
            let whole = divided(emit, before);
            emit.binary(BinaryOp::AddI, whole, one)
        }
        IntPredicate::Sle | IntPredicate::Sge | IntPredicate::Ule | IntPredicate::Uge => {
            let whole = divided(emit, distance);
            emit.binary(BinaryOp::AddI, whole, one)
        }
    };
    let holds = emit.compare(test.predicate, first, bound);
    emit.select(holds, count, zero)
}

/// Returns the first tested value, for the initial carried value `init`.
fn first(tested: &ScaledInduction, init: ValueId, ty: Ty, seen: &Seen, emit: &mut Emit) -> ValueId {
    let mut offset = tested.offset.clone();
    let known = seen
        .int(init)
        .and_then(|init| init.checked_mul(tested.factor));
    let start = match (known, tested.factor) {
        (Some(known), _) => {
            offset.constant += known;
            None
        }
        (None, factor) => {
            let init = match emit.kernel.ty(init) == ty {
                true => init,
                false => emit.op(OpKind::Cast(CastOp::Trunci, init), ty),
            };
            Some(match factor {
                1 => init,
                factor => {
                    let factor = emit.int(factor, ty);
                    emit.binary(BinaryOp::MulI, init, factor)
                }
            })
        }
    };
    match (start, offset.emit(emit, ty)) {
        (Some(start), Some(offset)) => emit.binary(BinaryOp::AddI, start, offset),
        (Some(value), None) | (None, Some(value)) => value,
        (None, None) => emit.int(0, ty),
    }
}
