//! What a `scf.while` counts, if it counts.

use std::collections::{HashMap, HashSet};

use crate::kernel_ir::{
    BinaryOp, CastOp, IntPredicate, Kernel, Loc, Op, OpKind, Region, Ty, ValueId,
};
use crate::scf::loops::Seen;
use crate::scf::speculate::is_speculatable;
use crate::scf::trip_count::{self, Test};

/// A loop whose turns can be counted.
pub(super) struct Loop {
    pub(super) loc: Loc,
    /// First values of what is carried.
    pub(super) init: Vec<ValueId>,
    /// What is carried, at the start of a turn.
    pub(super) args: Vec<ValueId>,
    /// Runs before the test.
    pub(super) head: Vec<Op>,
    /// Runs after the test.
    pub(super) tail: Vec<Op>,
    /// What is carried on to the next turn.
    pub(super) next: Vec<ValueId>,
    /// The loop's results, as they are when the test fails.
    pub(super) forwarded: Vec<ValueId>,
    /// Does `head` count as a turn when the test after it fails? If not, `head` is pure.
    pub(super) runs_first: bool,
    /// How much each carried value grows a turn, if that is invariant.
    pub(super) steps: Vec<Option<AffineForm>>,
    /// How each result follows from a carried value that grows evenly.
    pub(super) results: Vec<Option<(usize, AffineForm)>>,
    pub(super) turns: TripCount,
}

/// A sum of invariant values, each added or subtracted, and a constant.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct AffineForm {
    pub(super) constant: i128,
    pub(super) terms: Vec<(bool, ValueId)>,
}

/// Carried value number `carried` times a constant, and something invariant.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ScaledInduction {
    pub(super) carried: usize,
    pub(super) factor: i128,
    pub(super) offset: AffineForm,
}

/// How often the test holds.
pub(super) enum TripCount {
    /// So often.
    Known(i128),
    /// Once where this value is as said, else never.
    Once { cond: ValueId, truth: bool },
    /// As often as it follows from the first tested value and the bound.
    Computed {
        test: Test,
        first: ScaledInduction,
        bound: ValueId,
    },
}

impl Loop {
    /// Recognises `op`, a `scf.while`, if its turns can be counted.
    pub(super) fn recognise(op: &Op, kernel: &Kernel, seen: &Seen) -> Option<Loop> {
        let OpKind::While {
            init,
            before,
            after,
        } = &op.kind
        else {
            return None;
        };
        let (cond, forwarded) = before.yields.split_first()?;
        let mut after = after.clone();
        let names: HashMap<ValueId, ValueId> = after
            .args
            .iter()
            .copied()
            .zip(forwarded.iter().copied())
            .collect();
        after.walk_uses_mut(&mut |value| *value = names.get(value).copied().unwrap_or(*value));
        let Region {
            ops: tail,
            yields: next,
            ..
        } = after;
        let linear = Linear::new(&before.args, &before.ops, &tail, seen);
        // What may run once more than it did can move before the test. That is no use where the test comes first anyway.
        let movable = tail
            .iter()
            .all(|op| is_speculatable(&op.kind, &|value| seen.int(value)));
        let tests_first = !tail.is_empty()
            && !before.has_effect()
            && forwarded
                .iter()
                .all(|value| linear.is_invariant(*value) || linear.of(*value).is_some());
        let runs_first = movable && !tests_first;
        if !runs_first && before.has_effect() {
            return None;
        }
        let goes_on_once = linear.goes_on_once(*cond, init, &next);
        let steps: Vec<Option<AffineForm>> = (0..next.len())
            .map(|k| match linear.of(next[k]).filter(|(of, _)| *of == k) {
                Some((_, step)) => Some(step),
                // What is one constant at first and then another has grown by what is between.
                None if goes_on_once => {
                    let (first, then) = (seen.int(init[k])?, seen.int(next[k])?);
                    Some(AffineForm {
                        constant: then - first,
                        terms: Vec::new(),
                    })
                }
                None => None,
            })
            .collect();
        let results = forwarded
            .iter()
            .map(|value| linear.of(*value).filter(|(of, _)| steps[*of].is_some()))
            .collect();
        let once = linear.goes_on_once_where(*cond, init, &next);
        let turns = match linear.definitions.get(cond) {
            _ if goes_on_once => TripCount::Known(1),
            _ if let Some((cond, truth)) = once => TripCount::Once { cond, truth },
            Some(OpKind::Cmpi(predicate, a, b)) => {
                turns(&linear, &steps, init, kernel, (*predicate, *a, *b)).or_else(|| {
                    turns(&linear, &steps, init, kernel, (predicate.swapped(), *b, *a))
                })?
            }
            _ => return None,
        };
        Some(Loop {
            loc: op.loc,
            init: init.clone(),
            args: before.args.clone(),
            head: before.ops.clone(),
            tail,
            next,
            forwarded: forwarded.to_vec(),
            runs_first,
            steps,
            results,
            turns,
        })
    }

    /// Is `value` the same in every turn?
    pub(super) fn is_invariant(&self, value: ValueId) -> bool {
        !self.args.contains(&value)
            && !self
                .head
                .iter()
                .chain(&self.tail)
                .any(|op| op.results.contains(&value))
    }
}

fn turns(
    linear: &Linear,
    steps: &[Option<AffineForm>],
    init: &[ValueId],
    kernel: &Kernel,
    (predicate, tested, bound): (IntPredicate, ValueId, ValueId),
) -> Option<TripCount> {
    let seen = linear.seen;
    let first = linear.tested(tested)?;
    let step = steps[first.carried].as_ref()?;
    if !step.terms.is_empty() || !linear.is_invariant(bound) {
        return None;
    }
    let ty = kernel.ty(tested);
    let step = crate::kernel_ir::wrap(step.constant.checked_mul(first.factor)?, ty);
    if step == 0 {
        return None;
    }
    let test = Test {
        predicate,
        step,
        ty,
    };
    let start = init[first.carried];
    if first.offset.terms.is_empty() {
        let offset = first.offset.constant;
        if let (Some(start), Some(bound)) = (seen.int(start), seen.int(bound)) {
            let start = start.checked_mul(first.factor)?;
            return trip_count::count(test, start + offset, bound).map(TripCount::Known);
        }
        if first.factor == 1 && matches!(predicate, IntPredicate::Eq | IntPredicate::Ne) {
            // Only the distance matters, so a common part may be left out.
            let ((base, start), (other, end)) = (seen.peel(start), seen.peel(bound));
            if base == other {
                return trip_count::count(test, start + offset, end).map(TripCount::Known);
            }
        }
    }
    let by_one = step.abs() == 1;
    let computable = match predicate {
        IntPredicate::Eq => false,
        IntPredicate::Ne => by_one,
        IntPredicate::Slt | IntPredicate::Sle | IntPredicate::Ult | IntPredicate::Ule => {
            step == 1
                || seen
                    .int(bound)
                    .is_some_and(|bound| trip_count::steps_over(test, bound))
        }
        IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Ugt | IntPredicate::Uge => {
            step == -1
                || seen
                    .int(bound)
                    .is_some_and(|bound| trip_count::steps_over(test, bound))
        }
    };
    computable.then_some(TripCount::Computed { test, first, bound })
}

/// Values that follow from a carried value and something invariant.
struct Linear<'a> {
    args: &'a [ValueId],
    definitions: HashMap<ValueId, &'a OpKind>,
    inside: HashSet<ValueId>,
    seen: &'a Seen,
}

impl<'a> Linear<'a> {
    fn new(args: &'a [ValueId], head: &'a [Op], tail: &'a [Op], seen: &'a Seen) -> Linear<'a> {
        let mut definitions = HashMap::new();
        let mut inside: HashSet<ValueId> = args.iter().copied().collect();
        for op in head.iter().chain(tail) {
            inside.extend(&op.results);
            if let [result] = op.results.as_slice() {
                definitions.insert(*result, &op.kind);
            }
        }
        Linear {
            args,
            definitions,
            inside,
            seen,
        }
    }

    fn is_invariant(&self, value: ValueId) -> bool {
        !self.inside.contains(&value)
    }

    /// Does the test hold just once: with what is carried at first, but not with what every later turn gets? LLVM says so of a loop of two turns.
    fn goes_on_once(&self, cond: ValueId, init: &[ValueId], next: &[ValueId]) -> bool {
        let with = |carried: &[ValueId]| {
            let known = |k: usize| carried.get(k).and_then(|value| self.seen.int(*value));
            self.truth(cond, &known)
        };
        with(init) == Some(true) && with(next) == Some(false)
    }

    /// The value given at first that says whether the test holds once: with what every later turn gets it does not.
    fn goes_on_once_where(
        &self,
        cond: ValueId,
        init: &[ValueId],
        next: &[ValueId],
    ) -> Option<(ValueId, bool)> {
        let later = |k: usize| next.get(k).and_then(|value| self.seen.int(*value));
        if self.truth(cond, &later) != Some(false) {
            return None;
        }
        let k = (0..init.len()).find(|k| {
            let only = |n: usize| (n == *k).then_some(1);
            self.truth(cond, &only).is_some()
        })?;
        let truth = self.truth(cond, &|_| Some(1))?;
        Some((init[k], truth))
    }

    /// A truth value that follows from carried ones by `not`.
    fn truth(&self, value: ValueId, carried: &dyn Fn(usize) -> Option<i128>) -> Option<bool> {
        if let Some(k) = self.args.iter().position(|arg| *arg == value) {
            return carried(k).map(|value| value != 0);
        }
        match self.definitions.get(&value) {
            Some(OpKind::Binary(BinaryOp::XorI, a, b)) => {
                let mask = self.seen.int(*b).map(|mask| mask != 0)?;
                Some(self.truth(*a, carried)? != mask)
            }
            _ => None,
        }
    }

    /// As [`Linear::scaled`], for a value that may be the low bits of such a number.
    fn tested(&self, value: ValueId) -> Option<ScaledInduction> {
        match self.definitions.get(&value) {
            Some(OpKind::Cast(CastOp::Trunci, wide)) => self
                .scaled(*wide)
                .filter(|scaled| scaled.offset.terms.is_empty()),
            _ => self.scaled(value),
        }
    }

    /// The carried value, by number, and what is added to it.
    fn of(&self, value: ValueId) -> Option<(usize, AffineForm)> {
        let scaled = self.scaled(value)?;
        (scaled.factor == 1).then_some((scaled.carried, scaled.offset))
    }

    /// The carried value that `value` is a constant multiple of, but for something invariant.
    fn scaled(&self, value: ValueId) -> Option<ScaledInduction> {
        if let Some(carried) = self.args.iter().position(|arg| *arg == value) {
            return Some(ScaledInduction {
                carried,
                factor: 1,
                offset: AffineForm::default(),
            });
        }
        let OpKind::Binary(kind, a, b) = self.definitions.get(&value)? else {
            return None;
        };
        let times = |factor: i128| {
            let scaled = self.scaled(*a)?;
            let offset = scaled.offset.terms.is_empty().then_some(AffineForm {
                constant: scaled.offset.constant.checked_mul(factor)?,
                terms: Vec::new(),
            })?;
            Some(ScaledInduction {
                factor: scaled.factor.checked_mul(factor)?,
                offset,
                ..scaled
            })
        };
        let (varying, invariant, minus) = match kind {
            BinaryOp::AddI if self.is_invariant(*b) => (*a, *b, false),
            BinaryOp::AddI if self.is_invariant(*a) => (*b, *a, false),
            BinaryOp::SubI if self.is_invariant(*b) => (*a, *b, true),
            BinaryOp::MulI => return times(self.seen.int(*b)?),
            BinaryOp::ShlI => {
                return times(1 << self.seen.int(*b).filter(|by| (0..63).contains(by))?);
            }
            _ => return None,
        };
        let mut scaled = self.scaled(varying)?;
        match self.seen.int(invariant) {
            Some(value) if minus => scaled.offset.constant -= value,
            Some(value) => scaled.offset.constant += value,
            None => scaled.offset.terms.push((minus, invariant)),
        }
        Some(scaled)
    }
}

impl AffineForm {
    /// The sum as a value of type `ty`, or `None` if it is zero.
    pub(super) fn emit(&self, emit: &mut crate::scf::Emit, ty: Ty) -> Option<ValueId> {
        let constant = match self.constant {
            0 => 0, // floats may stay as they are too
            constant => crate::kernel_ir::wrap(constant, ty),
        };
        let mut sum = (constant != 0).then(|| emit.int(constant, ty));
        for (minus, term) in &self.terms {
            sum = Some(match (sum, minus) {
                (None, false) => *term,
                (Some(sum), false) => emit.binary(BinaryOp::AddI, sum, *term),
                (sum, true) => {
                    let sum = sum.unwrap_or_else(|| emit.int(0, ty));
                    emit.binary(BinaryOp::SubI, sum, *term)
                }
            });
        }
        sum
    }
}
