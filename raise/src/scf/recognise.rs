//! Recognition of the trip count of an `scf.while`.

use std::collections::{HashMap, HashSet};

use crate::kernel_ir::{
    BinaryOp, CastOp, IntPredicate, Kernel, Loc, Op, OpKind, Region, Ty, ValueId,
};
use crate::scf::loops::Seen;
use crate::scf::speculate::is_speculatable;
use crate::scf::trip_count::{self, Test};

/// A loop with a recognised trip count.
pub(super) struct Loop {
    pub(super) loc: Loc,
    /// Initial values of the carried values.
    pub(super) init: Vec<ValueId>,
    /// The carried values at the start of an iteration.
    pub(super) args: Vec<ValueId>,
    /// The ops before the test.
    pub(super) head: Vec<Op>,
    /// The ops after the test.
    pub(super) tail: Vec<Op>,
    /// The next values of the carried values.
    pub(super) next: Vec<ValueId>,
    /// The values that become the loop's results when the test fails.
    pub(super) forwarded: Vec<ValueId>,
    /// Whether `head` counts as an iteration when the test after it fails. If not, `head` is pure.
    pub(super) runs_first: bool,
    /// The increment of each carried value per iteration, if it is invariant.
    pub(super) steps: Vec<Option<AffineForm>>,
    /// For each result that is an induction variable plus an invariant offset, the carried value's
    /// index and the offset.
    pub(super) results: Vec<Option<(usize, AffineForm)>>,
    pub(super) turns: TripCount,
}

/// A sum of invariant values, each added (false) or subtracted (true), and a constant.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct AffineForm {
    pub(super) constant: i128,
    pub(super) terms: Vec<(bool, ValueId)>,
}

/// The carried value with index `carried` times a constant, plus an invariant offset.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ScaledInduction {
    pub(super) carried: usize,
    pub(super) factor: i128,
    pub(super) offset: AffineForm,
}

/// The number of times that the test holds.
pub(super) enum TripCount {
    /// This number.
    Known(i128),
    /// Once if `cond` equals `truth`, otherwise never.
    Once { cond: ValueId, truth: bool },
    /// A number to be computed from the first tested value and the bound.
    Computed {
        test: Test,
        first: ScaledInduction,
        bound: ValueId,
    },
}

impl Loop {
    /// Recognises `op`, an `scf.while`, if its trip count can be computed.
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
        // Ops that may be executed one extra time can move before the test. That is not needed if
        // the test comes first anyway.
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
                // A value that is one constant in the first iteration and another afterwards has
                // the difference as its increment.
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

    /// Returns whether `value` is the same in every iteration.
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
            // Only the difference matters, so that a common term may be removed.
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

/// Analysis of values that are affine in one carried value with invariant terms.
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

    /// Returns whether the test holds exactly once: it holds for the initial carried values, but
    /// not for the values of every later iteration. LLVM uses this form for loops of two
    /// iterations.
    fn goes_on_once(&self, cond: ValueId, init: &[ValueId], next: &[ValueId]) -> bool {
        let with = |carried: &[ValueId]| {
            let known = |k: usize| carried.get(k).and_then(|value| self.seen.int(*value));
            self.truth(cond, &known)
        };
        with(init) == Some(true) && with(next) == Some(false)
    }

    /// Returns the initial value, and its truth value, that determine whether the test holds once,
    /// if it fails for the values of every later iteration.
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

    /// Evaluates a boolean that is computed from carried ones by `not`.
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

    /// Like [`Linear::scaled`], for a value that may be a truncation of such a value.
    fn tested(&self, value: ValueId) -> Option<ScaledInduction> {
        match self.definitions.get(&value) {
            Some(OpKind::Cast(CastOp::Trunci, wide)) => self
                .scaled(*wide)
                .filter(|scaled| scaled.offset.terms.is_empty()),
            _ => self.scaled(value),
        }
    }

    /// Returns the index of the carried value, and the offset added to it.
    fn of(&self, value: ValueId) -> Option<(usize, AffineForm)> {
        let scaled = self.scaled(value)?;
        (scaled.factor == 1).then_some((scaled.carried, scaled.offset))
    }

    /// Returns `value` as a constant multiple of a carried value plus an invariant offset.
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
    /// Emits the sum as a value of type `ty`; `None` if it is zero.
    pub(super) fn emit(&self, emit: &mut crate::scf::Emit, ty: Ty) -> Option<ValueId> {
        let constant = match self.constant {
            0 => 0, // 0 needs no value, so that `ty` may be a float here
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
