//! Loads that only decide whether an atomic is needed, or what it compares with first.
//!
//! `if (v > *p) atomicMax(p, v)` reads `*p` to save the atomic where it would leave `*p` as it
//! is. The atomic executed at the time of that test would have the same effect, so the test is
//! dropped. A load that must stay, because a compare-and-swap loop begins with it or because it
//! keeps a NaN that a maximum would replace, may meet the atomics of other threads.

use std::collections::HashMap;

use super::cas_loops::CasLoop;
use crate::kernel_ir::{
    AtomicOp, BinaryOp, CastOp, Const, FloatPredicate, IntPredicate, Kernel, Op, OpKind, PtxOp,
    Region, ValueId,
};

/// The definitions that decide what a load and a condition are.
pub(super) struct Facts {
    definitions: HashMap<ValueId, OpKind>,
    uses: Vec<u32>,
}

impl Facts {
    pub fn of(kernel: &Kernel) -> Facts {
        let mut definitions = HashMap::new();
        kernel.body.walk(&mut |op| {
            if let (
                [result],
                OpKind::Constant(_)
                | OpKind::Cast(..)
                | OpKind::Cmpi(..)
                | OpKind::Cmpf(..)
                | OpKind::Binary(BinaryOp::AndI | BinaryOp::OrI, ..)
                | OpKind::Load { .. }
                | OpKind::AffineLoad { .. }
                | OpKind::AffineApply { .. },
            ) = (&op.results[..], &op.kind)
            {
                definitions.insert(*result, op.kind.clone());
            }
        });
        Facts {
            definitions,
            uses: kernel.use_counts(),
        }
    }

    pub fn is_used(&self, value: ValueId) -> bool {
        self.uses[value.index()] > 0
    }

    /// Returns the value of an integer constant.
    pub fn int(&self, value: ValueId) -> Option<i128> {
        match self.definitions.get(&value) {
            Some(OpKind::Constant(Const::Int(value))) => Some(*value),
            _ => None,
        }
    }

    /// Returns the value of which `id` is a bitcast.
    fn bits_of(&self, mut id: ValueId) -> ValueId {
        while let Some(OpKind::Cast(CastOp::Bitcast, of)) = self.definitions.get(&id) {
            id = *of;
        }
        id
    }

    /// Returns whether `a` and `b` have the same bits.
    fn are_equal(&self, a: ValueId, b: ValueId) -> bool {
        let (a, b) = (self.bits_of(a), self.bits_of(b));
        let constant = |value| match self.definitions.get(value) {
            Some(OpKind::Constant(constant)) => Some(constant),
            _ => None,
        };
        a == b || constant(&a).is_some_and(|x| constant(&b) == Some(x))
    }

    /// Returns whether `value` is the content of the element `index` of `array`.
    pub fn reads(&self, value: ValueId, array: ValueId, index: ValueId) -> bool {
        match self.definitions.get(&self.bits_of(value)) {
            Some(OpKind::Load {
                array: of,
                index: at,
            }) => *of == array && self.are_equal(*at, index),
            Some(OpKind::AffineLoad {
                array: of,
                map,
                operands,
            }) => {
                let same = match self.definitions.get(&index) {
                    Some(OpKind::AffineApply {
                        map: other,
                        operands: of,
                    }) => map == other && operands == of,
                    Some(OpKind::Constant(Const::Int(at))) => {
                        map.as_constant().map(i128::from) == Some(*at)
                    }
                    _ => {
                        let on_one = map.results[0].on_one_dim();
                        on_one.is_some_and(|(dim, factor, offset)| {
                            (operands[dim], factor, offset) == (index, 1, 0)
                        })
                    }
                };
                *of == array && same
            }
            _ => false,
        }
    }

    /// Returns the ops that compare `atomic`'s operand with its element and must hold, or must not
    /// if `when` is false, where `condition` is `when`. Each comes with its order of the operand
    /// and the element then, and, if it is one of two operands of `condition`, with the other.
    fn pretests(&self, condition: ValueId, when: bool, atomic: &Atomic) -> Vec<Pretest> {
        match (self.definitions.get(&condition), when) {
            (Some(OpKind::Binary(BinaryOp::AndI, a, b)), true)
            | (Some(OpKind::Binary(BinaryOp::OrI, a, b)), false) => {
                let of = |side: ValueId, rest: ValueId| {
                    let mut pretests = self.pretests(side, when, atomic);
                    for pretest in &mut pretests {
                        pretest.rest = if pretest.comparison == side {
                            Rest::Is(rest)
                        } else {
                            Rest::Deeper
                        };
                    }
                    pretests
                };
                [of(*a, *b), of(*b, *a)].concat()
            }
            (Some(kind), _) => {
                let Some((order, a, b)) = Order::of(kind) else {
                    return Vec::new();
                };
                let order = if when { order } else { order.negated() };
                let reads = |value| self.reads(value, atomic.array, atomic.index);
                let (order, value, element) = match (reads(a), reads(b)) {
                    (true, false) => (order.swapped(), b, a),
                    (false, true) => (order, a, b),
                    _ => return Vec::new(),
                };
                if !self.are_equal(value, atomic.value) {
                    return Vec::new();
                }
                vec![Pretest {
                    load: self.bits_of(element),
                    comparison: condition,
                    order,
                    rest: Rest::Nothing,
                }]
            }
            (None, _) => Vec::new(),
        }
    }
}

/// A comparison with the content of an element, which a condition implies.
#[derive(Clone)]
struct Pretest {
    load: ValueId,
    comparison: ValueId,
    /// How the atomic's operand compares with the element.
    order: Order,
    rest: Rest,
}

/// What a condition is without one of its comparisons.
#[derive(Clone, Copy)]
enum Rest {
    Nothing,
    Is(ValueId),
    /// It is no single value.
    Deeper,
}

/// An atomic whose result is unused, or a loop that is equivalent to one.
struct Atomic {
    array: ValueId,
    index: ValueId,
    value: ValueId,
    /// The op, of which a loop has none.
    op: Option<AtomicOp>,
    /// How the operand compares with the element where the element changes.
    changes: Order,
    /// Of a loop that replaces the element at first whatever it is: the value to compare with then.
    first: Option<ValueId>,
}

impl Atomic {
    /// Returns the only op of `body` that has an effect, if it is such an atomic. The other ops of
    /// `body` must be free to be executed where the body is not, unless `stays`.
    fn only_effect(body: &Region, stays: bool, facts: &Facts) -> Option<Atomic> {
        let mut effects = body.ops.iter().filter(|op| op.kind.has_effect());
        let (Some(op), None) = (effects.next(), effects.next()) else {
            return None;
        };
        let others = body.ops.iter().filter(|other| *other != op);
        let bound = |op: &Op| op.kind.reads_memory() || !op.kind.regions().is_empty();
        if op.results.iter().any(|result| facts.is_used(*result))
            || !stays && others.into_iter().any(bound)
        {
            return None;
        }
        if let OpKind::Ptx(PtxOp::Atomic(kind), operands) = &op.kind {
            let [array, index, value] = operands[..] else {
                return None;
            };
            return Some(Atomic {
                array,
                index,
                value,
                op: Some(*kind),
                changes: Order::that_changes(*kind)?,
                first: None,
            });
        }
        let found = CasLoop::recognise(op, facts)?;
        let (array, index) = found.element()?;
        let (changes, value) = found.compares()?;
        let first = match &op.kind {
            OpKind::While { init, .. } if found.repeats.is_some() => Some(init[0]),
            _ => None,
        };
        (!found.reads_memory()).then_some(Atomic {
            array,
            index,
            value,
            op: None,
            changes,
            first,
        })
    }
}

/// Drops every comparison with the element of an atomic that holds wherever the atomic changes the
/// element: at the time of the comparison the atomic would have left the element as it is.
pub(super) fn drop_pretests(mut kernel: Kernel) -> Kernel {
    let facts = Facts::of(&kernel);
    region(&mut kernel.body, &facts);
    kernel
}

fn region(within: &mut Region, facts: &Facts) {
    for mut op in std::mem::take(&mut within.ops) {
        for inner in op.kind.regions_mut() {
            region(inner, facts);
        }
        let rest = needless(&op, facts);
        match (&mut op.kind, rest) {
            (OpKind::If { cond, .. }, Some(Rest::Is(rest))) => *cond = rest,
            (
                OpKind::If {
                    then_region,
                    else_region,
                    ..
                },
                Some(Rest::Nothing),
            ) => {
                let body = if then_region.has_effect() {
                    then_region
                } else {
                    else_region
                };
                within.ops.append(&mut body.ops);
                continue;
            }
            _ => {}
        }
        within.ops.push(op);
    }
}

/// Returns what remains of the condition of `op` without a comparison that need not be made.
fn needless(op: &Op, facts: &Facts) -> Option<Rest> {
    let (cond, body, when) = guarded(op)?;
    let atomic = Atomic::only_effect(body, false, facts).filter(|it| it.first.is_none())?;
    let pretests = facts.pretests(cond, when, &atomic);
    let mut needless = pretests
        .iter()
        .filter(|pretest| atomic.changes.implies(pretest.order));
    needless.next().map(|pretest| pretest.rest)
}

/// Returns the condition of an `scf.if` without results, its only side with an effect, and the
/// value of the condition there.
fn guarded(op: &Op) -> Option<(ValueId, &Region, bool)> {
    let OpKind::If {
        cond,
        then_region,
        else_region,
    } = &op.kind
    else {
        return None;
    };
    let body = match (then_region.has_effect(), else_region.has_effect()) {
        (true, false) => (*cond, then_region, true),
        (false, true) => (*cond, else_region, false),
        _ => return None,
    };
    op.results.is_empty().then_some(body)
}

/// Returns the loads that may meet atomics of other threads: atomics of one kind, or of any kind if
/// `None`.
///
/// Such a load is of one of two kinds. The first is used by compare-and-swap loops only, as the
/// value to compare with first. A loop that ends only when it has replaced the value that it
/// compared with leaves and returns what does not depend on its initial value. A loop that also
/// leaves where a function of the value says so does as one atomic at the time of the load would.
///
/// The second decides by an ordered comparison whether floats are to be replaced: `if (v > *p)`
/// before a maximum, or before a compare-and-swap loop that continues while `v > *p`. It keeps a
/// NaN that the maximum would replace, so it stays; and as all atomics of this kind in the kernel
/// are so guarded, what they leave does not depend on their order.
pub(crate) fn loads_for_atomics(kernel: &Kernel) -> HashMap<ValueId, Option<AtomicOp>> {
    let facts = Facts::of(kernel);
    let mut uses = LookUses {
        definitions: kernel.body.definitions(),
        counts: HashMap::new(),
        found: HashMap::new(),
        facts: &facts,
    };
    let (mut guarded_ops, mut of_kind) = (Vec::new(), HashMap::<AtomicOp, usize>::new());
    kernel.body.walk(&mut |op| match &op.kind {
        OpKind::While { init, .. } => uses.initial(op, init[..].first()),
        OpKind::Ptx(PtxOp::Atomic(kind), _) => *of_kind.entry(*kind).or_default() += 1,
        OpKind::If { .. } => guarded_ops.extend(ordered_pretest(op, &facts)),
        _ => {}
    });
    for kind in [AtomicOp::MaxF, AtomicOp::MinF, AtomicOp::Cas] {
        let pretests = guarded_ops.iter().filter(|(of, ..)| *of == kind);
        if Some(pretests.clone().count()) == of_kind.get(&kind).copied() {
            pretests.for_each(|(_, pretest, first)| uses.compared(pretest, *first, kind));
        }
    }
    let used_so_only = |load: &ValueId| uses.counts[load] == facts.uses[load.index()];
    let found = uses.found.iter().filter(|(load, _)| used_so_only(load));
    found.map(|(load, kind)| (*load, *kind)).collect()
}

/// Returns the comparison that guards an atomic, or a loop of compare-and-swaps, and does not hold
/// for NaN, with the kind of the atomic and the value that the loop compares with first.
fn ordered_pretest(op: &Op, facts: &Facts) -> Option<(AtomicOp, Pretest, Option<ValueId>)> {
    let (cond, body, when) = guarded(op)?;
    let atomic = Atomic::only_effect(body, true, facts)?;
    let wanted = atomic.changes.ordered();
    let found = facts
        .pretests(cond, when, &atomic)
        .into_iter()
        .find(|pretest| {
            let is_first = |first| facts.bits_of(first) == pretest.load;
            let begins = atomic
                .first
                .is_none_or(|first| is_first(first) && pretest.order.implies(atomic.changes));
            wanted.implies(pretest.order) && pretest.order == pretest.order.ordered() && begins
        })?;
    let mut once = [cond, found.comparison].into_iter();
    let is_once = once.all(|value| facts.uses[value.index()] == 1);
    let kind = atomic.op.unwrap_or(AtomicOp::Cas);
    (is_once && !matches!(found.rest, Rest::Deeper)).then_some((kind, found, atomic.first))
}

/// Counts the uses of loads as pretests.
struct LookUses<'k> {
    definitions: HashMap<ValueId, &'k Op>,
    counts: HashMap<ValueId, u32>,
    found: HashMap<ValueId, Option<AtomicOp>>,
    facts: &'k Facts,
}

impl LookUses<'_> {
    /// Counts a use of `value` and returns whether it has no other uses.
    fn count(&mut self, value: ValueId) -> bool {
        let count = self.counts.entry(value).or_default();
        *count += 1;
        *count == self.facts.uses[value.index()]
    }

    /// Counts a comparison before an atomic of a `kind`, and the use of the same load as the value
    /// `first` that a loop compares with first.
    fn compared(&mut self, pretest: &Pretest, first: Option<ValueId>, kind: AtomicOp) {
        self.count(pretest.load);
        self.found.insert(pretest.load, Some(kind));
        let mut first = first;
        while let Some(value) = first {
            let is_last = self.count(value);
            first = match self.definitions.get(&value).map(|op| &op.kind) {
                Some(OpKind::Cast(CastOp::Bitcast, of)) if is_last => Some(*of),
                _ => None,
            };
        }
    }

    /// Counts the loads that `init` may be, if `op` is a compare-and-swap loop that begins with it.
    fn initial(&mut self, op: &Op, init: Option<&ValueId>) {
        let (Some(found), Some(init)) = (CasLoop::recognise(op, self.facts), init) else {
            return;
        };
        let (array, index) = found.element().expect("it has one");
        let is_element = self.facts.reads(*init, array, index);
        let leaves_early = !found.guards.is_empty();
        if found.repeats.is_some()
            || leaves_early && (!is_element || self.facts.is_used(op.results[0]))
        {
            return;
        }
        let mut left = vec![*init];
        while let Some(value) = left.pop() {
            // A value with other uses is not only a guess.
            let last = self.count(value);
            let Some(op) = self.definitions.get(&value) else {
                continue;
            };
            match &op.kind {
                OpKind::Load { .. } | OpKind::AffineLoad { .. } => {
                    self.found.entry(value).or_default();
                }
                _ if !last => {}
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
    }
}

/// Which of less, equal, greater and unordered a comparison accepts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Order {
    numbers: Numbers,
    accepts: u8,
}

/// What the operands of a comparison are read as.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbers {
    Signed,
    Unsigned,
    Floats,
    /// Integers, signed or not.
    Bits,
}

const LESS: u8 = 1;
const EQUAL: u8 = 2;
const GREATER: u8 = 4;
const UNORDERED: u8 = 8;

impl Order {
    /// Returns the order that a comparison asks for, and its operands.
    pub fn of(kind: &OpKind) -> Option<(Order, ValueId, ValueId)> {
        let (numbers, accepts, a, b) = match kind {
            OpKind::Cmpi(predicate, a, b) => {
                use IntPredicate::*;
                let (numbers, accepts) = match predicate {
                    Eq => (Numbers::Bits, EQUAL),
                    Ne => (Numbers::Bits, LESS | GREATER),
                    Slt => (Numbers::Signed, LESS),
                    Sle => (Numbers::Signed, LESS | EQUAL),
                    Sgt => (Numbers::Signed, GREATER),
                    Sge => (Numbers::Signed, GREATER | EQUAL),
                    Ult => (Numbers::Unsigned, LESS),
                    Ule => (Numbers::Unsigned, LESS | EQUAL),
                    Ugt => (Numbers::Unsigned, GREATER),
                    Uge => (Numbers::Unsigned, GREATER | EQUAL),
                };
                (numbers, accepts, a, b)
            }
            OpKind::Cmpf(predicate, a, b) => {
                use FloatPredicate::*;
                let accepts = match predicate {
                    AlwaysFalse => 0,
                    Oeq => EQUAL,
                    Ogt => GREATER,
                    Oge => GREATER | EQUAL,
                    Olt => LESS,
                    Ole => LESS | EQUAL,
                    One => LESS | GREATER,
                    Ord => LESS | EQUAL | GREATER,
                    Ueq => EQUAL | UNORDERED,
                    Ugt => GREATER | UNORDERED,
                    Uge => GREATER | EQUAL | UNORDERED,
                    Ult => LESS | UNORDERED,
                    Ule => LESS | EQUAL | UNORDERED,
                    Une => LESS | GREATER | UNORDERED,
                    Uno => UNORDERED,
                    AlwaysTrue => LESS | EQUAL | GREATER | UNORDERED,
                };
                (Numbers::Floats, accepts, a, b)
            }
            _ => return None,
        };
        Some((Order { numbers, accepts }, *a, *b))
    }

    /// Returns the order of an atomic's operand and the element where the atomic changes the
    /// element.
    fn that_changes(op: AtomicOp) -> Option<Order> {
        let (numbers, accepts) = match op {
            AtomicOp::MaxSi => (Numbers::Signed, GREATER),
            AtomicOp::MinSi => (Numbers::Signed, LESS),
            AtomicOp::MaxUi => (Numbers::Unsigned, GREATER),
            AtomicOp::MinUi => (Numbers::Unsigned, LESS),
            // A NaN is replaced by a number.
            AtomicOp::MaxF => (Numbers::Floats, GREATER | UNORDERED),
            AtomicOp::MinF => (Numbers::Floats, LESS | UNORDERED),
            AtomicOp::AddI
            | AtomicOp::AddF
            | AtomicOp::AndI
            | AtomicOp::OrI
            | AtomicOp::XorI
            | AtomicOp::Exch
            | AtomicOp::Cas
            | AtomicOp::Inc
            | AtomicOp::Dec => return None,
        };
        Some(Order { numbers, accepts })
    }

    /// Returns whether it is that of integers that differ.
    pub fn is_unequal(self) -> bool {
        (self.numbers, self.accepts) == (Numbers::Bits, LESS | GREATER)
    }

    /// Returns the atomic that replaces an integer by the operand where they are in this order.
    pub fn extremum(self) -> Option<AtomicOp> {
        let greatest = match self.accepts & !EQUAL {
            GREATER => true,
            LESS => false,
            _ => return None,
        };
        match (self.numbers, greatest) {
            (Numbers::Signed, true) => Some(AtomicOp::MaxSi),
            (Numbers::Signed, false) => Some(AtomicOp::MinSi),
            (Numbers::Unsigned, true) => Some(AtomicOp::MaxUi),
            (Numbers::Unsigned, false) => Some(AtomicOp::MinUi),
            (Numbers::Floats | Numbers::Bits, _) => None,
        }
    }

    pub fn negated(self) -> Order {
        let all = match self.numbers {
            Numbers::Floats => LESS | EQUAL | GREATER | UNORDERED,
            Numbers::Signed | Numbers::Unsigned | Numbers::Bits => LESS | EQUAL | GREATER,
        };
        let accepts = all & !self.accepts;
        Order { accepts, ..self }
    }

    /// Returns the order of the operands exchanged.
    pub fn swapped(self) -> Order {
        let kept = self.accepts & (EQUAL | UNORDERED);
        let exchanged = [(LESS, GREATER), (GREATER, LESS)]
            .into_iter()
            .filter(|(from, _)| self.accepts & from != 0);
        let accepts = exchanged.fold(kept, |accepts, (_, to)| accepts | to);
        Order { accepts, ..self }
    }

    /// Returns the order without NaN.
    fn ordered(self) -> Order {
        let accepts = self.accepts & !UNORDERED;
        Order { accepts, ..self }
    }

    /// Returns whether `other` holds wherever this order does.
    fn implies(self, other: Order) -> bool {
        let comparable = self.numbers == other.numbers || other.numbers == Numbers::Bits;
        comparable && self.accepts & !other.accepts == 0
    }
}
