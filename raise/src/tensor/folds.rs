//! Classification of loop-carried values: unchanged, an induction variable, a fold such as a sum,
//! an argmin, or a dependence that requires the loop's order.

use super::arg_extremum::{ArgExtremum, best_of, last_of};
use crate::kernel_ir::{BinaryOp, Op, OpKind, Region, ValueId};
use std::collections::{BTreeMap, BTreeSet};

/// An associative and commutative op with which a loop folds values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fold(pub BinaryOp);

/// The term that one iteration adds to a fold.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Link {
    Term {
        value: ValueId,
        negated: bool,
    },
    /// A product of two values, which a contraction sums without materializing it.
    Product {
        a: ValueId,
        b: ValueId,
        negated: bool,
    },
}

/// The way a loop carries one of its values.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum LoopCarried {
    /// It never changes.
    Same,
    /// It increases by the value of this id (a constant) times the factor in each iteration.
    Induction { step: ValueId, factor: i128 },
    /// No iteration reads it: the result is the value of the last iteration.
    Last,
    /// It is only ever folded into.
    Fold { fold: Fold, links: Vec<Link> },
    /// It belongs to the argmin with this index in [`CarriedValues::bests`].
    Best(usize),
    /// Iterations depend on one another.
    Dependence,
}

/// The classification of a loop body: how each argument is carried, the ops that only fold (they
/// are not executed), and the results of inner loops that start from the identity.
#[derive(Debug, Default)]
pub(super) struct CarriedValues {
    pub carried: Vec<LoopCarried>,
    pub folding: BTreeSet<ValueId>,
    pub identity_initialised: BTreeSet<ValueId>,
    /// Values that branches fold into: the branches see the identity, and their results are folded
    /// afterwards.
    pub nothing: BTreeMap<ValueId, Fold>,
    pub bests: Vec<ArgExtremum>,
}

/// Returns whether the fold is PTX's `min` or `max`. They ignore NaN: of no values the result is
/// NaN, so that there is no identity.
fn drops_nan(fold: Fold) -> bool {
    matches!(fold.0, BinaryOp::MinNumF | BinaryOp::MaxNumF)
}

fn fold_of(op: BinaryOp) -> Option<Fold> {
    use BinaryOp::*;
    match op {
        AddF | MulF | MinNumF | MaxNumF | MinimumF | MaximumF | AddI | MulI | AndI | OrI | XorI
        | MinSi | MaxSi | MinUi | MaxUi => Some(Fold(op)),
        SubF => Some(Fold(AddF)),
        SubI => Some(Fold(AddI)),
        DivSi | DivUi | RemSi | RemUi | FloorDivSi | CeilDivSi | CeilDivUi | ShlI | ShrSi
        | ShrUi | DivF | RemF | PowF | Atan2 | CopySign => None,
    }
}

struct Walk<'a> {
    body: &'a Region,
    uses: &'a [u32],
    fold: Option<Fold>,
    links: Vec<Link>,
    folding: BTreeSet<ValueId>,
    identity_initialised: BTreeSet<ValueId>,
    /// Values that a branch may use twice: once in each of its regions.
    branched: BTreeSet<ValueId>,
    /// For each value whether its rounding is preserved: sums and products of such floats keep
    /// their order.
    guarded: &'a [bool],
}

impl<'a> Walk<'a> {
    fn new(body: &'a Region, uses: &'a [u32], guarded: &'a [bool]) -> Walk<'a> {
        Walk {
            body,
            uses,
            guarded,
            fold: None,
            links: Vec::new(),
            folding: BTreeSet::new(),
            identity_initialised: BTreeSet::new(),
            branched: BTreeSet::new(),
        }
    }

    fn definition(&self, id: ValueId) -> Option<&Op> {
        self.body.ops.iter().find(|op| op.results.contains(&id))
    }

    /// Returns whether `id`, which `fold` computes, belongs to the same fold as the other ops.
    fn agree(&mut self, fold: Fold, id: ValueId) -> bool {
        if self.guarded[id.index()] && matches!(fold.0, BinaryOp::AddF | BinaryOp::MulF) {
            return false;
        }
        *self.fold.get_or_insert(fold) == fold
    }

    /// Follows `id` back to `arg` through folding ops; false if it does not reach `arg`.
    fn back(&mut self, id: ValueId, arg: ValueId) -> bool {
        if id == arg {
            return true;
        }
        if !self.used_once(id) {
            return false;
        }
        let Some(op) = self.definition(id).cloned() else {
            return false;
        };
        match &op.kind {
            OpKind::Binary(kind, a, b) => {
                let Some(fold) = fold_of(*kind) else {
                    return false;
                };
                let subtraction = matches!(kind, BinaryOp::SubF | BinaryOp::SubI);
                let sides = [(*a, *b), (*b, *a)];
                for (chain, term) in sides.into_iter().take(if subtraction { 1 } else { 2 }) {
                    if !self.leads(chain, arg) {
                        continue;
                    }
                    if !self.agree(fold, id) || !self.back(chain, arg) {
                        return false;
                    }
                    self.folding.insert(id);
                    let link = self.term(term, subtraction);
                    self.links.push(link);
                    return true;
                }
                false
            }
            OpKind::Fma(a, b, c) => {
                if !self.agree(Fold(BinaryOp::AddF), id) || !self.back(*c, arg) {
                    return false;
                }
                self.folding.insert(id);
                self.links.push(Link::Product {
                    a: *a,
                    b: *b,
                    negated: false,
                });
                true
            }
            OpKind::AffineFor { init, body, .. } | OpKind::For { init, body, .. } => {
                let k = op
                    .results
                    .iter()
                    .position(|r| *r == id)
                    .expect("it defines id");
                let inner = carries_one(body, k, self.uses, self.guarded);
                let LoopCarried::Fold { fold, .. } = inner else {
                    return false;
                };
                if !self.agree(fold, id) || drops_nan(fold) || !self.back(init[k], arg) {
                    return false;
                }
                self.identity_initialised.insert(id);
                self.links.push(Link::Term {
                    value: id,
                    negated: false,
                });
                true
            }
            OpKind::If {
                then_region,
                else_region,
                ..
            }
            | OpKind::AffineIf {
                then_region,
                else_region,
                ..
            } => {
                let k = op
                    .results
                    .iter()
                    .position(|r| *r == id)
                    .expect("it defines id");
                let regions = [then_region, else_region];
                // One region yields the previous value, the other folds into it.
                let inside = |region: &Region, id: ValueId| {
                    region.ops.iter().any(|op| op.results.contains(&id))
                };
                let outside = regions.into_iter().find(|r| !inside(r, r.yields[k]));
                let Some(before) = outside.map(|r| r.yields[k]) else {
                    return false;
                };
                if self.uses[before.index()] != 2 {
                    return false;
                }
                for region in regions {
                    let mut walk = Walk::new(region, self.uses, self.guarded);
                    walk.branched.insert(before);
                    if !walk.back(region.yields[k], before) {
                        return false;
                    }
                    if let Some(fold) = walk.fold
                        && !self.agree(fold, id)
                    {
                        return false;
                    }
                }
                self.branched.insert(before);
                if self.fold.is_none_or(drops_nan) || !self.back(before, arg) {
                    return false;
                }
                self.links.push(Link::Term {
                    value: id,
                    negated: false,
                });
                true
            }
            _ => false,
        }
    }

    fn used_once(&self, id: ValueId) -> bool {
        self.uses[id.index()] == if self.branched.contains(&id) { 2 } else { 1 }
    }

    /// Returns whether `arg` is reached from `id` through ops that a fold may pass.
    fn leads(&self, id: ValueId, arg: ValueId) -> bool {
        if id == arg {
            return true;
        }
        let Some(op) = self.definition(id) else {
            return false;
        };
        match &op.kind {
            OpKind::Binary(_, a, b) => self.leads(*a, arg) || self.leads(*b, arg),
            OpKind::Fma(_, _, c) => self.leads(*c, arg),
            OpKind::AffineFor { init, .. } | OpKind::For { init, .. } => {
                let k = op
                    .results
                    .iter()
                    .position(|r| *r == id)
                    .expect("it defines id");
                init.get(k).is_some_and(|i| self.leads(*i, arg))
            }
            OpKind::If {
                then_region,
                else_region,
                ..
            }
            | OpKind::AffineIf {
                then_region,
                else_region,
                ..
            } => {
                let k = op
                    .results
                    .iter()
                    .position(|r| *r == id)
                    .expect("it defines id");
                [then_region, else_region]
                    .into_iter()
                    .any(|region| self.leads(region.yields[k], arg))
            }
            _ => false,
        }
    }

    fn term(&mut self, value: ValueId, negated: bool) -> Link {
        if self.fold == Some(Fold(BinaryOp::AddF)) && self.uses[value.index()] == 1 {
            let product = self.definition(value).and_then(|op| match op.kind {
                OpKind::Binary(BinaryOp::MulF, a, b) => Some((a, b)),
                _ => None,
            });
            if let Some((a, b)) = product {
                self.folding.insert(value);
                return Link::Product { a, b, negated };
            }
        }
        Link::Term { value, negated }
    }
}

fn is_constant(body: &Region, id: ValueId) -> bool {
    let inside = body.ops.iter().find(|op| op.results.contains(&id));
    inside.is_none_or(|op| matches!(op.kind, OpKind::Constant(_)))
}

/// Returns how value `k` is carried, and the walk that classified it.
fn walk_one<'a>(
    body: &'a Region,
    k: usize,
    uses: &'a [u32],
    guarded: &'a [bool],
) -> (LoopCarried, Walk<'a>) {
    let (arg, yielded) = (body.args[k + 1], body.yields[k]);
    let none = || Walk::new(body, uses, guarded);
    if arg == yielded {
        return (LoopCarried::Same, none());
    }
    let definition = body.ops.iter().find(|op| op.results.contains(&yielded));
    let line = definition.and_then(|op| match op.kind {
        OpKind::Binary(BinaryOp::AddI, a, b) if a == arg && is_constant(body, b) => Some((b, 1)),
        OpKind::Binary(BinaryOp::AddI, a, b) if b == arg && is_constant(body, a) => Some((a, 1)),
        OpKind::Binary(BinaryOp::SubI, a, b) if a == arg && is_constant(body, b) => Some((b, -1)),
        _ => None,
    });
    if let Some((step, factor)) = line {
        return (LoopCarried::Induction { step, factor }, none());
    }
    if uses[arg.index()] == 0 {
        return (LoopCarried::Last, none());
    }
    let mut walk = Walk::new(body, uses, guarded);
    if walk.back(yielded, arg)
        && walk.used_once(arg)
        && let Some(fold) = walk.fold
    {
        let links = std::mem::take(&mut walk.links);
        return (LoopCarried::Fold { fold, links }, walk);
    }
    (LoopCarried::Dependence, none())
}

fn carries_one(body: &Region, k: usize, uses: &[u32], guarded: &[bool]) -> LoopCarried {
    walk_one(body, k, uses, guarded).0
}

/// Classifies the carried values of a loop with this body (arguments: the induction variable, then
/// the carried values). Sums and products of `guarded` floats depend on the iteration order.
pub(super) fn classify_carried(body: &Region, uses: &[u32], guarded: &[bool]) -> CarriedValues {
    let mut out = CarriedValues::default();
    for k in 0..body.yields.len() {
        let (carried, walk) = walk_one(body, k, uses, guarded);
        if let LoopCarried::Fold { fold, .. } = &carried {
            out.nothing
                .extend(walk.branched.iter().map(|id| (*id, *fold)));
        }
        out.carried.push(carried);
        out.folding.extend(walk.folding);
        out.identity_initialised.extend(walk.identity_initialised);
    }
    // First assign payload to its leader; a value without a leader may form a reduction alone.
    for alone in [false, true] {
        for k in 0..out.carried.len() {
            let in_order = |n: &usize| out.carried[*n] == LoopCarried::Dependence;
            let open: Vec<usize> = (0..out.carried.len()).filter(in_order).collect();
            let best = match (open.contains(&k), alone) {
                (false, _) => None,
                (true, false) => best_of(body, k, &open, uses, guarded),
                (true, true) => last_of(body, k, uses, guarded),
            };
            if let Some(best) = best {
                for place in best.places() {
                    out.carried[place] = LoopCarried::Best(out.bests.len());
                }
                out.folding.extend(&best.folding);
                out.identity_initialised.extend(&best.identity_initialised);
                out.bests.push(best);
            }
        }
    }
    out
}
