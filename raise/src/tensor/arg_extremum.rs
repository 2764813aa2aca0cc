//! Recognition of argmin and argmax reductions: loop-carried values of which one is the least (or
//! greatest) so far and the others are selected with it (the *payload*), as in `if (x[k] < best) {
//! best = x[k]; at = k; }`.
//!
//! Input: the body of a loop, and which of the values it carries depend on one another. Output: the
//! [`ArgExtremum`]s among them, as candidates in program order: an iteration may have several (an
//! unrolled loop), and an inner loop may be one. A payload without a leader, `if (test(k)) at = k`,
//! is the last value for which the test holds.
//!
//! Bails out, so that the loop runs in order, where a comparison holds for NaN (`!(x >= best)`:
//! after a NaN anything is better), where other code uses the best so far, and where the payload is
//! not updated exactly when the best is.

use super::folds::{Fold, LoopCarried, classify_carried};
use crate::kernel_ir::{BinaryOp, FloatPredicate, IntPredicate, Op, OpKind, Region, ValueId};
use std::collections::{BTreeMap, BTreeSet};

/// The order that decides which of two values is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ExtremumOrder {
    pub greatest: bool,
    /// Whether integers are compared as unsigned.
    pub unsigned: bool,
    pub float: bool,
    /// Whether the last of equal values is the best; otherwise the first is.
    pub last: bool,
}

impl ExtremumOrder {
    /// Returns the fold that computes the best value.
    pub fn fold(self) -> Fold {
        Fold(match (self.float, self.greatest, self.unsigned) {
            (true, false, _) => BinaryOp::MinimumF,
            (true, true, _) => BinaryOp::MaximumF,
            (false, false, false) => BinaryOp::MinSi,
            (false, true, false) => BinaryOp::MaxSi,
            (false, false, true) => BinaryOp::MinUi,
            (false, true, true) => BinaryOp::MaxUi,
        })
    }
}

/// One candidate of an iteration.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Candidate {
    /// The value that is compared; `None` without a leader.
    pub value: Option<ValueId>,
    /// The conditions, each with the required truth value, under which the candidate counts.
    pub guards: Vec<(ValueId, bool)>,
    /// The candidate's payload, in the order of [`ArgExtremum::payload`].
    pub payload: Vec<ValueId>,
}

/// Carried values that form one argmin or argmax reduction.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ArgExtremum {
    /// The index of the best among the carried values, and its order; without it, the last
    /// candidate is the best.
    pub leader: Option<(usize, ExtremumOrder)>,
    /// The indices of the payload among the carried values.
    pub payload: Vec<usize>,
    /// The candidates of an iteration, in order.
    pub candidates: Vec<Candidate>,
    /// Ops that only compare and select, by first result: they are not executed.
    pub folding: BTreeSet<ValueId>,
    /// Branches among them that load payload, by first result: whether the first region does.
    pub branches: BTreeMap<ValueId, bool>,
    /// Results of inner loops that start from the identity.
    pub identity_initialised: BTreeSet<ValueId>,
}

impl ArgExtremum {
    /// Returns the indices of all its carried values.
    pub fn places(&self) -> impl Iterator<Item = usize> {
        let leader = self.leader.map(|(place, _)| place);
        leader.into_iter().chain(self.payload.iter().copied())
    }
}

/// An iteration's candidate while it is being recognised.
struct Link {
    value: ValueId,
    guards: Vec<(ValueId, bool)>,
    /// Conditions with truth values, any of which means that the candidate is better.
    takes: Vec<(ValueId, bool)>,
    /// If the candidate is the result of an inner loop, the loop's first result and the indices of
    /// its results in the reduction.
    inner: Option<(ValueId, Vec<usize>)>,
    payload: Vec<ValueId>,
}

struct Walk<'a> {
    body: &'a Region,
    uses: &'a [u32],
    guarded: &'a [bool],
    better: Option<ExtremumOrder>,
    /// The candidates, last one first.
    candidates: Vec<Link>,
    /// The first results of the traversed ops.
    through: BTreeSet<ValueId>,
    branches: BTreeMap<ValueId, bool>,
}

/// Returns the [`ArgExtremum`] whose leader is carried value `best`, with those of `others` that
/// are its payload.
pub(super) fn best_of(
    body: &Region,
    best: usize,
    others: &[usize],
    uses: &[u32],
    guarded: &[bool],
) -> Option<ArgExtremum> {
    let mut walk = Walk::new(body, uses, guarded);
    walk.back(body.yields[best], body.args[best + 1])?;
    walk.candidates.reverse();
    let mut payload = Vec::new();
    for &other in others.iter().filter(|other| **other != best) {
        let (kept, through) = (walk.branches.clone(), walk.through.clone());
        match walk.match_payload(other) {
            Some(values) => {
                payload.push(other);
                for (link, value) in walk.candidates.iter_mut().zip(values) {
                    link.payload.push(value);
                }
            }
            None => (walk.branches, walk.through) = (kept, through),
        }
    }
    let better = walk.better?;
    let places: Vec<usize> = payload.iter().copied().chain([best]).collect();
    walk.is_closed(&places).then_some(())?;
    let inner = walk
        .candidates
        .iter()
        .filter_map(|link| link.inner.as_ref());
    let mut results = BTreeSet::new();
    for (first, places) in inner {
        // All payload of the inner loop must be payload here too: its initial value is otherwise
        // unknown.
        let op = walk.definition(*first)?;
        let wanted: BTreeSet<ValueId> = places.iter().map(|k| op.results[*k]).collect();
        let link = walk.candidates.iter().find(|l| wanted.contains(&l.value))?;
        let here: BTreeSet<ValueId> = link.payload.iter().copied().chain([link.value]).collect();
        if wanted != here || better.last {
            return None;
        }
        results.extend(wanted);
    }
    let loops: BTreeSet<ValueId> = (walk.candidates.iter())
        .filter_map(|link| Some(link.inner.as_ref()?.0))
        .collect();
    Some(ArgExtremum {
        leader: Some((best, better)),
        payload,
        folding: walk.through.difference(&loops).copied().collect(),
        branches: walk.branches,
        identity_initialised: results,
        candidates: walk
            .candidates
            .into_iter()
            .map(|link| Candidate {
                value: Some(link.value),
                guards: link.guards,
                payload: link.payload,
            })
            .collect(),
    })
}

/// Returns the [`ArgExtremum`] of carried value `place`, if it is the value at the last iteration
/// for which a test holds that does not depend on it.
pub(super) fn last_of(
    body: &Region,
    place: usize,
    uses: &[u32],
    guarded: &[bool],
) -> Option<ArgExtremum> {
    let mut walk = Walk::new(body, uses, guarded);
    let (arg, mut id) = (body.args[place + 1], body.yields[place]);
    let mut candidates = Vec::new();
    while id != arg {
        let op = walk.definition(id)?;
        let (c, yes, no) = Walk::sides(op, id)?;
        let sense = !walk.reaches_carried_arg(yes, arg);
        walk.pass(op, sense)?;
        let (value, before) = if sense { (yes, no) } else { (no, yes) };
        candidates.push(Candidate {
            value: None,
            guards: vec![(c, sense)],
            payload: vec![value],
        });
        id = before;
    }
    candidates.reverse();
    let closed = !candidates.is_empty() && walk.is_closed(&[place]);
    closed.then_some(ArgExtremum {
        leader: None,
        payload: vec![place],
        candidates,
        folding: walk.through,
        branches: walk.branches,
        identity_initialised: BTreeSet::new(),
    })
}

impl<'a> Walk<'a> {
    fn new(body: &'a Region, uses: &'a [u32], guarded: &'a [bool]) -> Walk<'a> {
        Walk {
            body,
            uses,
            guarded,
            better: None,
            candidates: Vec::new(),
            through: BTreeSet::new(),
            branches: BTreeMap::new(),
        }
    }

    fn definition(&self, id: ValueId) -> Option<&'a Op> {
        self.body.ops.iter().find(|op| op.results.contains(&id))
    }

    fn agree(&mut self, better: ExtremumOrder) -> Option<()> {
        (*self.better.get_or_insert(better) == better).then_some(())
    }

    /// Returns the condition of a select or branch, and the values of its result `id` where the
    /// condition holds and where it does not.
    fn sides(op: &Op, id: ValueId) -> Option<(ValueId, ValueId, ValueId)> {
        match &op.kind {
            OpKind::Select(c, yes, no) => Some((*c, *yes, *no)),
            OpKind::If {
                cond,
                then_region,
                else_region,
            } => {
                let k = op.results.iter().position(|r| *r == id)?;
                Some((*cond, then_region.yields[k], else_region.yields[k]))
            }
            _ => None,
        }
    }

    /// Records that `op` was traversed; a branch may only load in the region of `sense`, and must
    /// do nothing in the other.
    fn pass(&mut self, op: &Op, sense: bool) -> Option<()> {
        let first = *op.results.first()?;
        if let OpKind::If {
            then_region,
            else_region,
            ..
        } = &op.kind
        {
            let (some, none) = match sense {
                true => (then_region, else_region),
                false => (else_region, then_region),
            };
            let fine = none.ops.is_empty() && some.ops.iter().all(loads_or_computes);
            let known = *self.branches.entry(first).or_insert(sense);
            (fine && known == sense).then_some(())?;
        }
        self.through.insert(first);
        Some(())
    }

    /// Returns whether `arg` is reached from `id` through updates of the best only.
    fn reaches_carried_arg(&self, id: ValueId, arg: ValueId) -> bool {
        if id == arg {
            return true;
        }
        let Some(op) = self.definition(id) else {
            return false;
        };
        if let Some((_, yes, no)) = Self::sides(op, id) {
            return self.reaches_carried_arg(yes, arg) || self.reaches_carried_arg(no, arg);
        }
        match &op.kind {
            OpKind::Binary(kind, a, b) if extremum(*kind).is_some() => {
                self.reaches_carried_arg(*a, arg) || self.reaches_carried_arg(*b, arg)
            }
            OpKind::AffineFor { init, .. } | OpKind::For { init, .. } => {
                let k = op.results.iter().position(|r| *r == id);
                k.and_then(|k| init.get(k))
                    .is_some_and(|first| self.reaches_carried_arg(*first, arg))
            }
            _ => false,
        }
    }

    /// Follows the best so far from `id` back to `arg`.
    fn back(&mut self, id: ValueId, arg: ValueId) -> Option<()> {
        if id == arg {
            return Some(());
        }
        let op = self.definition(id)?;
        if let Some((c, yes, no)) = Self::sides(op, id) {
            let sense = !self.reaches_carried_arg(yes, arg);
            let (value, before) = if sense { (yes, no) } else { (no, yes) };
            let mut tests = Vec::new();
            self.tests(c, sense, &mut tests);
            let compared: Vec<(usize, ExtremumOrder)> = (tests.iter().enumerate())
                .filter_map(|(n, (test, as_is))| {
                    Some((n, self.compares(*test, value, before, *as_is)?))
                })
                .collect();
            let &[(n, better)] = compared.as_slice() else {
                return None;
            };
            self.agree(better)?;
            let (compare, _) = tests.remove(n);
            self.through.insert(compare);
            self.pass(op, sense)?;
            self.candidates.push(Link {
                value,
                guards: tests,
                takes: vec![(c, sense)],
                inner: None,
                payload: Vec::new(),
            });
            return self.back(before, arg);
        }
        match &op.kind {
            OpKind::Binary(kind, a, b) => {
                let greatest = extremum(*kind)?;
                let (value, before) = if self.reaches_carried_arg(*b, arg) {
                    (*a, *b)
                } else {
                    (*b, *a)
                };
                let mut takes = Vec::new();
                for op in &self.body.ops {
                    let Some(&test) = op.results.first() else {
                        continue;
                    };
                    for as_is in [true, false] {
                        if let Some(better) = self.compares(test, value, before, as_is)
                            && better.greatest == greatest
                            && better.fold().0 == *kind
                        {
                            self.agree(better)?;
                            self.through.insert(test);
                            takes.push((test, as_is));
                        }
                    }
                }
                if takes.is_empty() {
                    return None;
                }
                self.pass(op, true)?;
                self.candidates.push(Link {
                    value,
                    guards: Vec::new(),
                    takes,
                    inner: None,
                    payload: Vec::new(),
                });
                self.back(before, arg)
            }
            OpKind::AffineFor { init, body, .. } | OpKind::For { init, body, .. } => {
                let k = op.results.iter().position(|r| *r == id)?;
                let inside = classify_carried(body, self.uses, self.guarded);
                let LoopCarried::Best(number) = inside.carried.get(k)? else {
                    return None;
                };
                let best = &inside.bests[*number];
                let (place, better) = best.leader?;
                if place != k {
                    return None;
                }
                self.agree(better)?;
                self.through.insert(*op.results.first()?);
                let mut places = best.payload.clone();
                places.push(k);
                self.candidates.push(Link {
                    value: id,
                    guards: Vec::new(),
                    takes: Vec::new(),
                    inner: Some((op.results[0], places)),
                    payload: Vec::new(),
                });
                self.back(init[k], arg)
            }
            _ => None,
        }
    }

    /// Collects the tests that all hold where `id` equals `sense`.
    fn tests(&mut self, id: ValueId, sense: bool, out: &mut Vec<(ValueId, bool)>) {
        let all = match sense {
            true => BinaryOp::AndI,
            false => BinaryOp::OrI,
        };
        match self.definition(id).map(|op| &op.kind) {
            Some(OpKind::Binary(kind, a, b)) if *kind == all => {
                self.through.insert(id);
                self.tests(*a, sense, out);
                self.tests(*b, sense, out);
            }
            _ => out.push((id, sense)),
        }
    }

    /// Returns the order that `test` being `as_is` implies between `value` and the best `before`,
    /// if it compares exactly these.
    fn compares(
        &self,
        test: ValueId,
        value: ValueId,
        before: ValueId,
        as_is: bool,
    ) -> Option<ExtremumOrder> {
        let op = self.definition(test)?;
        let (a, b) = match &op.kind {
            OpKind::Cmpf(_, a, b) | OpKind::Cmpi(_, a, b) => (*a, *b),
            _ => return None,
        };
        let swapped = match (a, b) {
            _ if (a, b) == (value, before) => false,
            _ if (b, a) == (value, before) => true,
            _ => return None,
        };
        match &op.kind {
            OpKind::Cmpi(predicate, ..) => {
                let predicate = if as_is {
                    *predicate
                } else {
                    predicate.negated()
                };
                better_integer(if swapped {
                    predicate.swapped()
                } else {
                    predicate
                })
            }
            OpKind::Cmpf(predicate, ..) => better_float(*predicate, as_is, swapped),
            _ => None,
        }
    }

    /// Returns the payload values of carried value `place`, one for each candidate; `None` if it is
    /// not updated exactly when the best is.
    fn match_payload(&mut self, place: usize) -> Option<Vec<ValueId>> {
        let arg = self.body.args[place + 1];
        let mut id = self.body.yields[place];
        let mut values = vec![None; self.candidates.len()];
        // Walks from the last update to the first; each update belongs to the candidates before
        // those of the later one.
        let mut end = self.candidates.len();
        while id != arg {
            let op = self.definition(id)?;
            let (value, before, which) = match &op.kind {
                OpKind::AffineFor { init, .. } | OpKind::For { init, .. } => {
                    let k = op.results.iter().position(|r| *r == id)?;
                    let which = self.candidates.iter().position(|link| {
                        let inner = link.inner.as_ref();
                        inner.is_some_and(|(r, places)| *r == op.results[0] && places.contains(&k))
                    })?;
                    (id, init[k], vec![which])
                }
                _ => {
                    let (c, yes, no) = Self::sides(op, id)?;
                    let sense = !self.reaches_carried_arg(yes, arg);
                    self.pass(op, sense)?;
                    let (value, before) = if sense { (yes, no) } else { (no, yes) };
                    let mut which = Vec::new();
                    self.which(c, sense, &mut which)?;
                    which.sort_unstable();
                    (value, before, which)
                }
            };
            if !which.iter().copied().eq(end - which.len().min(end)..end) {
                return None;
            }
            end -= which.len();
            for link in which {
                values[link] = Some(value);
            }
            id = before;
        }
        values.into_iter().collect()
    }

    /// Collects the candidates of which at least one is taken where `id` equals `sense`.
    fn which(&mut self, id: ValueId, sense: bool, out: &mut Vec<usize>) -> Option<()> {
        let known = |link: &Link| link.takes.contains(&(id, sense));
        if let Some(link) = self.candidates.iter().position(known) {
            out.push(link);
            return Some(());
        }
        let any = match sense {
            true => BinaryOp::OrI,
            false => BinaryOp::AndI,
        };
        match self.definition(id).map(|op| &op.kind) {
            Some(OpKind::Binary(kind, a, b)) if *kind == any => {
                self.through.insert(id);
                self.which(*a, sense, out)?;
                self.which(*b, sense, out)
            }
            _ => None,
        }
    }

    /// Returns whether nothing else uses the carried values or the results of the traversed ops.
    fn is_closed(&self, places: &[usize]) -> bool {
        let mut seen: BTreeMap<ValueId, u32> = BTreeMap::new();
        for &place in places {
            seen.insert(self.body.args[place + 1], 0);
        }
        let ops: Vec<&Op> = (self.body.ops.iter())
            .filter(|op| op.results.first().is_some_and(|r| self.through.contains(r)))
            .collect();
        for op in &ops {
            let inner = self.candidates.iter().find_map(|link| {
                let (first, places) = link.inner.as_ref()?;
                (*first == op.results[0]).then_some(places)
            });
            for (k, result) in op.results.iter().enumerate() {
                if inner.is_none_or(|places| places.contains(&k)) {
                    seen.insert(*result, 0);
                }
            }
        }
        let mut looked_at = |id: ValueId| {
            if let Some(count) = seen.get_mut(&id) {
                *count += 1;
            }
        };
        for op in ops {
            match &op.kind {
                OpKind::Select(a, b, c) => [a, b, c].into_iter().for_each(|id| looked_at(*id)),
                OpKind::Binary(_, a, b) | OpKind::Cmpi(_, a, b) | OpKind::Cmpf(_, a, b) => {
                    [a, b].into_iter().for_each(|id| looked_at(*id));
                }
                OpKind::If {
                    cond,
                    then_region,
                    else_region,
                } => {
                    looked_at(*cond);
                    let yields = then_region.yields.iter().chain(&else_region.yields);
                    yields.for_each(|id| looked_at(*id));
                }
                OpKind::AffineFor { init, .. } | OpKind::For { init, .. } => {
                    init.iter().for_each(|id| looked_at(*id));
                }
                _ => return false,
            }
        }
        for place in places {
            looked_at(self.body.yields[*place]);
        }
        seen.iter()
            .all(|(id, count)| self.uses[id.index()] == *count)
    }
}

/// Returns whether an op computes the greater of two integers (true) or the lesser (false).
fn extremum(op: BinaryOp) -> Option<bool> {
    match op {
        BinaryOp::MinSi | BinaryOp::MinUi => Some(false),
        BinaryOp::MaxSi | BinaryOp::MaxUi => Some(true),
        _ => None,
    }
}

/// Returns whether the op can be executed speculatively. Affine loads are proved to stay inside
/// their array.
fn loads_or_computes(op: &Op) -> bool {
    matches!(
        &op.kind,
        OpKind::Constant(_)
            | OpKind::Unary(..)
            | OpKind::Binary(..)
            | OpKind::Fma(..)
            | OpKind::Cmpi(..)
            | OpKind::Cmpf(..)
            | OpKind::Select(..)
            | OpKind::Cast(..)
            | OpKind::AffineApply { .. }
            | OpKind::AffineLoad { .. }
    )
}

fn better_integer(predicate: IntPredicate) -> Option<ExtremumOrder> {
    use IntPredicate::*;
    let (greatest, unsigned, last) = match predicate {
        Eq | Ne => return None,
        Slt => (false, false, false),
        Sle => (false, false, true),
        Sgt => (true, false, false),
        Sge => (true, false, true),
        Ult => (false, true, false),
        Ule => (false, true, true),
        Ugt => (true, true, false),
        Uge => (true, true, true),
    };
    Some(ExtremumOrder {
        greatest,
        unsigned,
        float: false,
        last,
    })
}

/// Accepts only comparisons that fail for NaN.
fn better_float(predicate: FloatPredicate, as_is: bool, swapped: bool) -> Option<ExtremumOrder> {
    use FloatPredicate::*;
    let (greatest, last) = match (predicate, as_is) {
        (Olt, true) | (Uge, false) => (false, false),
        (Ole, true) | (Ugt, false) => (false, true),
        (Ogt, true) | (Ule, false) => (true, false),
        (Oge, true) | (Ult, false) => (true, true),
        _ => return None,
    };
    Some(ExtremumOrder {
        greatest: greatest != swapped,
        unsigned: false,
        float: true,
        last,
    })
}
