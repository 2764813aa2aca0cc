//! Rerolls straight-line code that is several iterations of one loop body with stores.
//!
//! Input: `x[22] -= w[22] * x[23]; x[21] -= w[21] * x[22]; …`, a loop that a compiler unrolled
//! completely. Output: one loop over these iterations. The copies are the same code, but for
//! integers and indices that change by the same amount from copy to copy, and for values that the
//! copy before computes, which become carried values.
//!
//! Copies that do not depend on each other are kept: these are several elements of a thread, which
//! count together with the threads; unless there are many, and they access memory that threads do
//! not count with. Where other code, or another sequence of copies, uses an intermediate value of a
//! copy, it is loaded again from an [element that holds it](super::homes). Code is kept if there is
//! none, or if accesses that may conflict would change their order.

use super::copies::Graph;
use super::forms::{Form, Forms};
use super::homes;
use super::matching::commutes;
use super::memory::{MemoryOp, keeps_order, may_conflict};
use super::write::integer;
use crate::kernel_ir::{
    AffineExpr, AffineMap, Bound, Kernel, KernelArg, Op, OpKind, Region, Space, Ty, ValueId,
};
use crate::scf::Emit;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The least number of copies.
pub(super) const MIN_COPIES: usize = 4;
/// The least number of copies that do not depend on each other.
const MANY_COPIES: usize = 16;
/// The greatest number of stores in one copy.
const MAX_STORES: usize = 4;
/// The greatest number of times that values are stored or loaded again.
const MAX_ROUNDS: usize = 8;
/// The greatest number of ops of all copies.
const MAX_OPS: usize = 1000;
/// The greatest number of sequences that are compared in one region.
const MAX_TRIED: usize = 256;

/// Rerolls the first sequence of at least `least` copies in `region`; returns whether there was
/// one.
pub(super) fn roll(kernel: &mut Kernel, forms: &Forms, least: usize, region: &mut Region) -> bool {
    let rolls = |kernel: &mut Kernel, region: &mut Region| {
        let found = first_that(kernel, forms, least, region, |kernel, _, steps| {
            write(kernel, forms, region, &steps)
        });
        found.map(|rolled| *region = rolled).is_some()
    };
    if rolls(kernel, region) {
        return true;
    }
    if region.ops.len() > MAX_OPS
        || stores_in_a_row(forms, region)
            .iter()
            .all(|row| row.len() < 2 * least)
    {
        return false;
    }
    let mut loading = homes::with_early_stores(kernel, forms, region);
    for _ in 0..MAX_ROUNDS {
        let found = first_that(kernel, forms, least, &loading, |kernel, roots, steps| {
            steps.loads_of_others(kernel, forms, &loading, roots)
        });
        match found {
            Some(with_loads) => loading = with_loads,
            None => break,
        }
    }
    let is_rolled = rolls(kernel, &mut loading);
    if is_rolled {
        *region = loading;
    }
    is_rolled
}

/// Returns what `f` returns for the first sequence of copies for which it returns something; `f` is
/// given the stores of each copy.
fn first_that<T>(
    kernel: &mut Kernel,
    forms: &Forms,
    least: usize,
    region: &Region,
    mut f: impl FnMut(&mut Kernel, &[&[usize]], Steps) -> Option<T>,
) -> Option<T> {
    let stores = stores_in_a_row(forms, region);
    if stores.iter().all(|row| row.len() < least) {
        return None;
    }
    let graph = Graph::of(forms, region);
    let mut tried = 0;
    for row in stores {
        for first in 0..row.len() {
            for each in 1..=MAX_STORES {
                let count = regular(&row[first..], each);
                if count < least {
                    continue;
                }
                tried += 1;
                if tried > MAX_TRIED {
                    return None;
                }
                let roots: Vec<usize> = row[first..first + count * each]
                    .iter()
                    .map(|store| store.at)
                    .collect();
                let roots: Vec<&[usize]> = roots.chunks(each).collect();
                let found = Steps::find(kernel, forms, &graph, region, &roots)
                    .filter(|steps| steps.is.len() + 1 >= least)
                    .and_then(|steps| f(kernel, &roots, steps));
                if found.is_some() {
                    return found;
                }
            }
        }
    }
    None
}

/// A store to an element that is a sum of multiples of values.
struct Store {
    at: usize,
    array: ValueId,
    element: Form,
}

/// Returns the stores of `region`, in rows without another effect in between.
fn stores_in_a_row(forms: &Forms, region: &Region) -> Vec<Vec<Store>> {
    let mut rows = vec![Vec::new()];
    for (at, op) in region.ops.iter().enumerate() {
        let store = match &op.kind {
            OpKind::AffineStore {
                array,
                map,
                operands,
                ..
            } => forms.map(&map.results[0], operands).map(|element| Store {
                at,
                array: *array,
                element,
            }),
            kind if !kind.has_effect() => continue,
            _ => None,
        };
        match store {
            Some(store) => rows.last_mut().expect("never empty").push(store),
            None => rows.push(Vec::new()),
        }
    }
    rows
}

/// Returns how often `each` stores are repeated from the start of `row`, with elements that change
/// by the same amount each time.
fn regular(row: &[Store], each: usize) -> usize {
    let step = |at: usize| {
        let (a, b) = (row.get(at)?, row.get(at + each)?);
        let moved = b.element.clone().plus(&a.element, -1);
        moved.as_constant().filter(|_| a.array == b.array)
    };
    let goes_on = |at: usize| {
        let first = step(at % each);
        first.is_some() && step(at) == first
    };
    let alike = (0..row.len()).take_while(|at| goes_on(*at)).count();
    1 + alike / each
}

/// A use of a value or of an index in the template: the position of its op in the region, and the
/// number of the operand (`INDEX` for an index).
type UseSite = (usize, usize);

const INDEX: usize = usize::MAX;

/// Copies of the same code; the first is the template.
struct Steps {
    /// The ops of the template, by position in the region.
    ops: BTreeSet<usize>,
    /// The ops of all copies.
    members: BTreeSet<usize>,
    /// By how much integers of the template change from copy to copy.
    moves: BTreeMap<UseSite, i128>,
    /// Values that the copies do not compute themselves: one for each copy.
    outer: BTreeMap<UseSite, Vec<ValueId>>,
    /// For each copy but the first, the values that correspond to those of the template.
    is: Vec<HashMap<ValueId, ValueId>>,
    /// For each copy but the first, the ops that correspond to those of the template.
    there: Vec<BTreeMap<usize, usize>>,
}

/// The comparison of the template with another copy.
#[derive(Default)]
struct Copy {
    /// Its number; that of the template is 0.
    number: usize,
    ops: BTreeMap<usize, usize>,
    moves: BTreeMap<UseSite, i128>,
    outer: BTreeMap<UseSite, ValueId>,
    is: HashMap<ValueId, ValueId>,
    /// The entries of these maps in the order in which they were added.
    added: Vec<Added>,
}

/// The key of an entry of a map of [`Copy`].
enum Added {
    Op(usize),
    Move(UseSite),
    Outer(UseSite),
    Is(ValueId),
}

impl Copy {
    fn set_op(&mut self, a: usize, b: usize) {
        self.ops.insert(a, b);
        self.added.push(Added::Op(a));
    }

    /// Records by how much an integer changes; returns whether it is the same everywhere.
    fn set_move(&mut self, site: UseSite, by: i128) -> bool {
        if let Some(known) = self.moves.get(&site) {
            return *known == by;
        }
        self.moves.insert(site, by);
        self.added.push(Added::Move(site));
        true
    }

    fn set_outer(&mut self, site: UseSite, value: ValueId) {
        self.outer.insert(site, value);
        self.added.push(Added::Outer(site));
    }

    fn set_is(&mut self, a: ValueId, b: ValueId) {
        self.is.insert(a, b);
        self.added.push(Added::Is(a));
    }

    /// Removes all entries but the first `count`.
    fn keep(&mut self, count: usize) {
        for added in self.added.drain(count..) {
            match added {
                Added::Op(a) => drop(self.ops.remove(&a)),
                Added::Move(site) => drop(self.moves.remove(&site)),
                Added::Outer(site) => drop(self.outer.remove(&site)),
                Added::Is(a) => drop(self.is.remove(&a)),
            }
        }
    }
}

struct Comparison<'a> {
    kernel: &'a Kernel,
    forms: &'a Forms,
    region: &'a Region,
    graph: &'a Graph,
    /// The first copy that needs each op of the region.
    owner: Vec<Option<usize>>,
}

impl Steps {
    /// Returns the copies that end in these stores.
    fn find(
        kernel: &Kernel,
        forms: &Forms,
        graph: &Graph,
        region: &Region,
        roots: &[&[usize]],
    ) -> Option<Steps> {
        let owner = graph.first_needs(region, roots);
        let comparison = Comparison {
            kernel,
            forms,
            region,
            graph,
            owner,
        };
        let mut copies: Vec<Copy> = Vec::new();
        for (number, stores) in roots.iter().enumerate().skip(1) {
            let mut copy = Copy {
                number,
                ..Copy::default()
            };
            let all = roots[0]
                .iter()
                .zip(*stores)
                .all(|(a, b)| comparison.op(&mut copy, *a, *b));
            let is_like_the_first = copies.first().is_none_or(|first| {
                first.ops.keys().eq(copy.ops.keys())
                    && first.outer.keys().eq(copy.outer.keys())
                    && first.moves == copy.moves
            });
            if !all || !is_like_the_first {
                break;
            }
            copies.push(copy);
        }
        let first = copies.first().filter(|_| copies.len() + 1 >= MIN_COPIES)?;
        let ops: BTreeSet<usize> = first.ops.keys().copied().collect();
        let mut members = ops.clone();
        let touch = |at: usize, order: (usize, usize)| {
            MemoryOp::of(kernel, forms, &region.ops[at], at, order)
        };
        let mut touched: Vec<MemoryOp> = Vec::new();
        for (n, at) in ops.iter().enumerate() {
            touched.extend(touch(*at, (0, n)));
        }
        for copy in &copies {
            for (n, there) in copy.ops.values().enumerate() {
                // An op that two copies need would be executed twice.
                if !members.insert(*there) {
                    return None;
                }
                touched.extend(touch(*there, (copy.number, n)));
            }
        }
        if members.len() > MAX_OPS {
            return None;
        }
        let outer = first.outer.keys().map(|site| {
            let own = comparison.used(*site);
            let others = copies.iter().map(|copy| copy.outer[site]);
            (*site, [own].into_iter().chain(others).collect())
        });
        let steps = Steps {
            outer: outer.collect(),
            moves: first.moves.clone(),
            ops,
            members,
            there: copies.iter().map(|copy| copy.ops.clone()).collect(),
            is: copies.into_iter().map(|copy| copy.is).collect(),
        };
        let carries = steps.outer.values().any(|values| !is_fixed(values));
        let depend = carries || may_conflict(&touched);
        let counts =
            depend || steps.is.len() + 1 >= MANY_COPIES && steps.is_private(kernel, region);
        let may_move = counts && keeps_order(&touched) && steps.may_move(kernel, region);
        may_move.then_some(steps)
    }

    /// Returns whether a copy accesses memory of a block or of a thread.
    fn is_private(&self, kernel: &Kernel, region: &Region) -> bool {
        self.ops.iter().any(|at| match &region.ops[*at].kind {
            OpKind::AffineLoad { array, .. } | OpKind::AffineStore { array, .. } => !matches!(
                kernel.array(*array),
                KernelArg::Array {
                    space: Space::Global | Space::Module { .. },
                    ..
                }
            ),
            _ => false,
        })
    }

    /// Returns what each copy computes for the next, and the last value of it, if `values` are
    /// those that the copies take from the copy before.
    fn carried(&self, values: &[ValueId]) -> Option<(ValueId, ValueId)> {
        let next = values[1];
        let last = *self.is.last()?.get(&next)?;
        let mut given = values[2..].iter().zip(&self.is);
        given
            .all(|(value, is)| is.get(&next) == Some(value))
            .then_some((next, last))
    }

    /// Returns the region in which the copies load values that are neither their own nor of the
    /// copy before; `None` if there are none, or a value cannot be loaded.
    fn loads_of_others(
        &self,
        kernel: &mut Kernel,
        forms: &Forms,
        region: &Region,
        roots: &[&[usize]],
    ) -> Option<Region> {
        let (mut uses, mut stores) = (Vec::new(), Vec::new());
        for (site, values) in &self.outer {
            if is_fixed(values) || self.carried(values).is_some() {
                continue;
            }
            for (copy, value) in values.iter().enumerate() {
                let at = match copy.checked_sub(1) {
                    None => site.0,
                    Some(copy) => self.there[copy][&site.0],
                };
                uses.push((at, *value));
                stores.push(*roots[copy].first()?);
            }
        }
        if uses.is_empty() || roots[0].len() > 1 {
            return None;
        }
        homes::loaded_again(kernel, forms, region, &uses, &stores)
    }

    /// Returns whether the copies may be executed where the last one ends.
    fn may_move(&self, kernel: &Kernel, region: &Region) -> bool {
        let (Some(from), Some(to)) = (self.members.first(), self.members.last()) else {
            return false;
        };
        let arrays = |kinds: &dyn Fn(&OpKind) -> Option<ValueId>| -> BTreeSet<&str> {
            let ops = self.members.iter().map(|at| &region.ops[*at].kind);
            ops.filter_map(kinds)
                .map(|array| kernel.array(array).name())
                .collect()
        };
        let stored = arrays(&|kind| match kind {
            OpKind::AffineStore { array, .. } => Some(*array),
            _ => None,
        });
        (*from..*to)
            .filter(|at| !self.members.contains(at))
            .all(|at| {
                let op = &region.ops[at];
                let mut apart = !op.kind.has_effect();
                let mut look = |op: &Op| match &op.kind {
                    OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => {
                        apart &= !stored.contains(kernel.array(*array).name());
                    }
                    OpKind::Ptx(..) => apart = false,
                    _ => {}
                };
                look(op);
                op.kind.regions().iter().for_each(|r| r.walk(&mut look));
                apart
            })
    }
}

fn is_fixed(values: &[ValueId]) -> bool {
    values.iter().all(|value| *value == values[0])
}

impl Comparison<'_> {
    /// Returns the value that is used at `site`.
    fn used(&self, site: UseSite) -> ValueId {
        self.region.ops[site.0].kind.operands()[site.1]
    }

    /// Returns whether the op at `b` of a copy corresponds to the template's op at `a`; records
    /// the correspondence.
    fn op(&self, copy: &mut Copy, a: usize, b: usize) -> bool {
        if let Some(there) = copy.ops.get(&a) {
            return *there == b;
        }
        let (x, y) = (&self.region.ops[a], &self.region.ops[b]);
        if !x.kind.regions().is_empty() || x.results.len() != y.results.len() {
            return false;
        }
        let types = x.results.iter().zip(&y.results);
        if types
            .into_iter()
            .any(|(x, y)| self.kernel.ty(*x) != self.kernel.ty(*y))
        {
            return false;
        }
        let known = copy.added.len();
        let same = match (&x.kind, &y.kind) {
            (
                OpKind::AffineLoad {
                    array: m,
                    map: f,
                    operands: p,
                },
                OpKind::AffineLoad {
                    array: n,
                    map: g,
                    operands: q,
                },
            ) => m == n && self.index(copy, a, (f, p), (g, q)),
            (
                OpKind::AffineStore {
                    array: m,
                    map: f,
                    operands: p,
                    value: v,
                },
                OpKind::AffineStore {
                    array: n,
                    map: g,
                    operands: q,
                    value: w,
                },
            ) => {
                let number = x.kind.operands().len() - 1;
                m == n
                    && self.index(copy, a, (f, p), (g, q))
                    && self.value(copy, (a, number), *v, *w)
            }
            (OpKind::Binary(m, ..), OpKind::Binary(n, ..)) if commutes(*m) => {
                m == n && self.operands(copy, a, b, &[&[0, 1], &[1, 0]])
            }
            (OpKind::Fma(..), OpKind::Fma(..)) => {
                self.operands(copy, a, b, &[&[0, 1, 2], &[1, 0, 2]])
            }
            (
                OpKind::Unary(..)
                | OpKind::Binary(..)
                | OpKind::Cmpi(..)
                | OpKind::Cmpf(..)
                | OpKind::Select(..)
                | OpKind::Cast(..)
                | OpKind::Constant(_),
                other,
            ) => {
                let blank = |kind: &OpKind| {
                    let mut kind = kind.clone();
                    kind.visit_operands_mut(&mut |value| *value = ValueId(0));
                    kind
                };
                blank(&x.kind) == blank(other) && self.operands(copy, a, b, &[&[0, 1, 2]])
            }
            _ => false,
        };
        match same {
            true => {
                copy.set_op(a, b);
                for (x, y) in x.results.iter().zip(&y.results) {
                    copy.set_is(*x, *y);
                }
            }
            false => copy.keep(known),
        }
        same
    }

    /// Compares the operands of two ops in one of these orders.
    fn operands(&self, copy: &mut Copy, a: usize, b: usize, orders: &[&[usize]]) -> bool {
        let ours = self.region.ops[a].kind.operands();
        let theirs = self.region.ops[b].kind.operands();
        orders.iter().any(|order| {
            let known = copy.added.len();
            let same = (0..ours.len()).all(|n| self.value(copy, (a, n), ours[n], theirs[order[n]]));
            if !same {
                copy.keep(known);
            }
            same
        })
    }

    /// Compares a value of the template with one of a copy.
    fn value(&self, copy: &mut Copy, site: UseSite, a: ValueId, b: ValueId) -> bool {
        if self.kernel.ty(a) != self.kernel.ty(b) {
            return false;
        }
        match (self.forms.get(a), self.forms.get(b)) {
            (Some(f), Some(g)) => return moved(copy, site, f, g),
            (None, None) => {}
            _ => return false,
        }
        let own = |value: &ValueId| self.graph.definition.get(value).copied();
        match (own(&a), own(&b)) {
            (a, Some(b)) if self.owner[b] == Some(copy.number) => {
                a.is_some_and(|a| self.op(copy, a, b))
            }
            _ => {
                copy.set_outer(site, b);
                true
            }
        }
    }

    /// Compares the indices of two accesses.
    fn index(
        &self,
        copy: &mut Copy,
        a: usize,
        ours: (&AffineMap, &[ValueId]),
        theirs: (&AffineMap, &[ValueId]),
    ) -> bool {
        let of =
            |(map, operands): (&AffineMap, &[ValueId])| self.forms.map(&map.results[0], operands);
        match (of(ours), of(theirs)) {
            (Some(f), Some(g)) => moved(copy, (a, INDEX), &f, &g),
            _ => false,
        }
    }
}

/// Returns whether an integer differs by a multiple of the copy's number; records the amount for
/// one copy.
fn moved(copy: &mut Copy, site: UseSite, ours: &Form, theirs: &Form) -> bool {
    let number = copy.number as i128;
    let by = theirs.clone().plus(ours, -1);
    let by = by.as_constant().filter(|by| by % number == 0);
    by.is_some_and(|by| copy.set_move(site, by / number))
}

/// A value that each copy takes from the copy before.
struct Slot {
    /// One for each copy.
    values: Vec<ValueId>,
    arg: ValueId,
    /// What the template computes for the next copy.
    next: ValueId,
    /// What the last copy computes.
    last: ValueId,
}

/// Returns the region with the loop in place of the last op of the copies; `None` if a value that
/// the copies do not compute themselves is not carried, or if other code uses one of theirs that no
/// element holds.
fn write(kernel: &mut Kernel, forms: &Forms, region: &Region, steps: &Steps) -> Option<Region> {
    let mut slots: Vec<Slot> = Vec::new();
    let mut carried: HashMap<UseSite, ValueId> = HashMap::new();
    for (site, values) in &steps.outer {
        if is_fixed(values) {
            continue;
        }
        if let Some(slot) = slots.iter().find(|slot| slot.values == *values) {
            carried.insert(*site, slot.arg);
            continue;
        }
        let (next, last) = steps.carried(values)?;
        let arg = kernel.new_value(kernel.ty(next));
        carried.insert(*site, arg);
        slots.push(Slot {
            values: values.clone(),
            arg,
            next,
            last,
        });
    }
    let place = *steps.members.last()?;
    let uses = uses_of_intermediates(region, steps, &slots, place)?;
    let mut loads: BTreeMap<usize, Vec<(usize, ValueId)>> = BTreeMap::new();
    for (at, value) in uses {
        let home = homes::home(kernel, forms, region, value, at)?;
        loads.entry(at).or_default().push((home, value));
    }
    let looped = rolled(kernel, forms, region, steps, &slots, &carried)?;

    let mut out = Region {
        args: region.args.clone(),
        ops: Vec::new(),
        yields: region.yields.clone(),
    };
    let mut load_before = |kernel: &mut Kernel, out: &mut Region, at: usize| {
        let mut names = HashMap::new();
        for (home, value) in loads.remove(&at).unwrap_or_default() {
            let (op, now) = homes::load(kernel, &region.ops[home], value);
            out.ops.push(op);
            names.insert(value, now);
        }
        names
    };
    let rename = |names: &HashMap<ValueId, ValueId>, value: &mut ValueId| {
        if let Some(now) = names.get(value) {
            *value = *now;
        }
    };
    for (at, op) in region.ops.iter().enumerate() {
        if at == place {
            out.ops.push(looped.clone());
        }
        if steps.members.contains(&at) {
            continue;
        }
        let names = load_before(kernel, &mut out, at);
        let mut op = op.clone();
        op.kind
            .visit_operands_mut(&mut |value| rename(&names, value));
        for inner in op.kind.regions_mut() {
            inner.walk_uses_mut(&mut |value| rename(&names, value));
        }
        out.ops.push(op);
    }
    let names = load_before(kernel, &mut out, region.ops.len());
    out.yields
        .iter_mut()
        .for_each(|value| rename(&names, value));
    Some(out)
}

/// Returns the loop whose iterations are the copies.
fn rolled(
    kernel: &mut Kernel,
    forms: &Forms,
    region: &Region,
    steps: &Steps,
    slots: &[Slot],
    carried: &HashMap<UseSite, ValueId>,
) -> Option<Op> {
    let variable = kernel.new_value(Ty::Index);
    let loc = region.ops[*steps.ops.first()?].loc;
    let mut ops = Vec::new();
    let mut now: HashMap<ValueId, ValueId> = HashMap::new();
    for at in &steps.ops {
        let mut op = region.ops[*at].clone();
        let operands = op.kind.operands();
        let mut new = Vec::new();
        for (n, value) in operands.into_iter().enumerate() {
            let by = steps.moves.get(&(*at, n)).copied().unwrap_or(0);
            let value = match carried.get(&(*at, n)) {
                Some(arg) => *arg,
                None if by != 0 => {
                    let form = forms.get(value)?.clone();
                    let form = form.plus(&Form::value(variable), by);
                    let ty = kernel.ty(value);
                    let mut emit = Emit {
                        kernel,
                        ops: &mut ops,
                        loc: op.loc,
                    };
                    integer(&mut emit, &form, ty)
                }
                None if steps.outer.contains_key(&(*at, n)) => value,
                None => now.get(&value).copied().unwrap_or(value),
            };
            new.push(value);
        }
        let mut new = new.into_iter();
        op.kind
            .visit_operands_mut(&mut |value| *value = new.next().expect("as many as before"));
        let by = steps.moves.get(&(*at, INDEX)).copied().unwrap_or(0);
        if by != 0 {
            move_index(&mut op.kind, variable, i64::try_from(by).ok()?);
        }
        for result in &mut op.results {
            let fresh = kernel.new_value(kernel.ty(*result));
            now.insert(*result, fresh);
            *result = fresh;
        }
        ops.push(op);
    }
    let args = slots.iter().map(|slot| slot.arg);
    let yields = slots.iter().map(|slot| now.get(&slot.next).copied());
    let body = Region {
        args: [variable].into_iter().chain(args).collect(),
        ops,
        yields: yields.collect::<Option<_>>()?,
    };
    let count = i64::try_from(steps.is.len() + 1).ok()?;
    Some(Op {
        kind: OpKind::AffineFor {
            lower: Bound::constant(0),
            upper: Bound::constant(count),
            step: 1,
            init: slots.iter().map(|slot| slot.values[0]).collect(),
            body,
        },
        results: slots.iter().map(|slot| slot.last).collect(),
        loc,
    })
}

/// Returns where other code uses what the copies compute, but for what the last one computes for
/// the next; `None` if it uses it before `place`.
fn uses_of_intermediates(
    region: &Region,
    steps: &Steps,
    slots: &[Slot],
    place: usize,
) -> Option<BTreeSet<(usize, ValueId)>> {
    let mut computed: BTreeSet<ValueId> = BTreeSet::new();
    for at in &steps.members {
        computed.extend(&region.ops[*at].results);
    }
    if steps
        .outer
        .values()
        .any(|values| computed.contains(&values[0]))
    {
        return None;
    }
    let is_result = |value: ValueId| slots.iter().any(|slot| slot.last == value);
    let mut uses = BTreeSet::new();
    let mut is_early = false;
    for (at, op) in region.ops.iter().enumerate() {
        if steps.members.contains(&at) {
            continue;
        }
        let mut look = |value: ValueId| {
            if computed.contains(&value) {
                is_early |= at < place;
                if !is_result(value) {
                    uses.insert((at, value));
                }
            }
        };
        op.kind.visit_operands(&mut |value| look(*value));
        op.kind
            .regions()
            .into_iter()
            .for_each(|r| r.walk_uses(&mut look));
    }
    for value in &region.yields {
        if computed.contains(value) && !is_result(*value) {
            uses.insert((region.ops.len(), *value));
        }
    }
    (!is_early).then_some(uses)
}

/// Adds `by` times the variable to the element of an access.
fn move_index(kind: &mut OpKind, variable: ValueId, by: i64) {
    if let OpKind::AffineLoad { map, operands, .. } | OpKind::AffineStore { map, operands, .. } =
        kind
    {
        let moved = AffineExpr::Mul(Box::new(AffineExpr::Dim(operands.len())), by);
        let old = map.results[0].clone();
        *map = AffineMap {
            dims: map.dims + 1,
            results: vec![AffineExpr::Add(Box::new(moved), Box::new(old))],
        };
        operands.push(variable);
    }
}
