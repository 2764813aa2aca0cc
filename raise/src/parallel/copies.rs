//! What a thread does for several elements, written out, becomes what several threads do for one.
//!
//! In: one parallel loop, whose points run copies of the same code, each for an element of its own, as a compiler unrolls them: copy `k` of
//! `m` does at `d` what the code does at the element `m d + k`. Out: one parallel loop in which the dimension `d` has `m` times as many
//! values, and which runs the code once.
//!
//! The copies are compared value by value: their indices have to be the same functions of `m d + k`, where each copy may have left out
//! what its guard says (a guard that always holds, a remainder that is the number itself). The guard of all is the loosest of the
//! copies' guards in each direction, and has to say in each copy just what the copy's own guard does.
//!
//! A kernel stays as it is where anything is different, where something other than a store has an effect, and where two points of the
//! new domain may access one element that one of them stores to.

use super::independent::{commutes_with_itself, points_are_independent};
use super::{domain_of, join, narrowed, parallel, roles_of};
use crate::affine::{Atom, Facts, Linear, Operands};
use crate::error::Result;
use crate::kernel_ir::{
    AffineMap, Bound, Constraint, IntegerSet, Kernel, Loc, Op, OpKind, PtxOp, Region, Role, ValueId,
};
use crate::scf::drop_dead;
use crate::shared_memory_forwarding::context::{
    AffineConstraint, conditions, decided, linear, note, values,
};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// Copies of a code, at most.
const MAX_COPIES: usize = 32;
/// Stores in a kernel, at most.
const MAX_STORES: usize = 256;
/// Ops that all stores together need, at most.
const MAX_OPS: usize = 20_000;

/// Makes one code of copies along a dimension.
pub(super) fn join_copies(kernel: Kernel) -> Result<Kernel> {
    let Some(apart) = separated(&kernel) else {
        return Ok(kernel);
    };
    let apart = crate::affine::raise_affine(drop_dead(apart))?;
    let (Some(body), Some(original)) = (free_body(&apart), free_body(&kernel)) else {
        return Ok(kernel);
    };
    let Some(stores) = stores_of(&apart, &body) else {
        return Ok(kernel);
    };
    for copies in (2..=stores.len().min(MAX_COPIES)).rev() {
        if !stores.len().is_multiple_of(copies)
            || !are_alike(&stores, copies)
            || !loads_come_first(&kernel, &original, stores.len() / copies)
        {
            continue;
        }
        for (number, dim) in body.region.args.iter().enumerate() {
            let plan = Plan {
                body: &body,
                stores: &stores,
                copies,
                dim: *dim,
            };
            for template in 0..copies {
                let Some(region) = plan.joined(template) else {
                    continue;
                };
                let joined = with_body(apart.clone(), number, copies, region);
                let joined = narrowed(crate::affine::raise_affine(drop_dead(joined))?)?;
                let joined = narrowed(join::join(joined)?)?;
                if points_are_independent(&joined) {
                    return Ok(joined);
                }
            }
        }
    }
    Ok(kernel)
}

/// The kernel in which each store has what it needs for itself, under its own guard: what the guard says may simplify that.
fn separated(kernel: &Kernel) -> Option<Kernel> {
    let body = free_body(kernel)?;
    let stores = stores_of(kernel, &body)?;
    let mut out = kernel.clone();
    let mut region = Region {
        args: body.region.args.clone(),
        ..Region::default()
    };
    let mut total = 0;
    for store in &stores {
        let mut cloner = Cloner {
            body: &body,
            kernel: &mut out,
            names: HashMap::new(),
            ops: Vec::new(),
            total: &mut total,
        };
        let needed = cloner.needed(store.op);
        for value in needed {
            cloner.value(value)?;
        }
        let copy = cloner.copy(store.op);
        let mut ops = cloner.ops;
        ops.push(copy);
        match store.guards.is_empty() {
            true => region.ops.append(&mut ops),
            false => region.ops.push(guard_op(ops, &store.guards, store.op.loc)?),
        }
    }
    if let Some(op) = parallel(&mut out)
        && let OpKind::Parallel { body, .. } = &mut op.kind
    {
        *body = region;
    }
    Some(out)
}

/// Copies what a store needs.
struct Cloner<'a> {
    body: &'a Body<'a>,
    kernel: &'a mut Kernel,
    names: HashMap<ValueId, ValueId>,
    ops: Vec<Op>,
    total: &'a mut usize,
}

impl Cloner<'_> {
    /// The values that an op uses and does not define.
    fn needed(&self, op: &Op) -> Vec<ValueId> {
        let mut inside = HashSet::new();
        let mut needed = op.kind.operands();
        for region in op.kind.regions() {
            region.walk_definitions(&mut |value| {
                inside.insert(value);
            });
            inside.extend(region.args.iter().copied());
            region.walk_uses(&mut |value| needed.push(value));
        }
        needed.retain(|value| !inside.contains(value));
        needed
    }

    /// Copies what computes `value`; `None` where that is too much.
    fn value(&mut self, value: ValueId) -> Option<()> {
        if !self.body.computed.contains(&value) || self.names.contains_key(&value) {
            return Some(());
        }
        let op = *self.body.definitions.get(&value)?;
        for value in self.needed(op) {
            self.value(value)?;
        }
        let copy = self.copy(op);
        self.ops.push(copy);
        *self.total += 1;
        (*self.total <= MAX_OPS).then_some(())
    }

    /// The op with new results, over what was copied.
    fn copy(&mut self, op: &Op) -> Op {
        let mut region = Region {
            ops: vec![op.clone()],
            ..Region::default()
        };
        let mut defined = Vec::new();
        region.walk_definitions(&mut |value| defined.push(value));
        for value in defined {
            let new = self.kernel.new_value(self.kernel.ty(value));
            self.names.insert(value, new);
            *self.total += 1;
        }
        region.rename(&|value| *self.names.get(&value).unwrap_or(&value));
        region.ops.swap_remove(0)
    }
}

/// The body of a kernel's parallel loop, and what is known in it.
struct Body<'a> {
    region: &'a Region,
    facts: Facts,
    definitions: HashMap<ValueId, &'a Op>,
    /// What ops of the body compute.
    computed: HashSet<ValueId>,
    /// Arrays that are stored to, or have atomics.
    written: BTreeSet<String>,
    /// Loads from these.
    loads_of_written: usize,
}

/// The parallel loop's body, if its threads meet nowhere and all that has an effect is an affine store.
fn free_body(kernel: &Kernel) -> Option<Body<'_>> {
    let op = kernel
        .body
        .ops
        .iter()
        .find(|op| matches!(op.kind, OpKind::Parallel { .. }))?;
    if roles_of(op).iter().any(|role| *role != Role::Free) {
        return None;
    }
    let OpKind::Parallel { body, .. } = &op.kind else {
        return None;
    };
    let mut facts = Facts::new();
    facts.types = kernel.values.iter().map(|value| value.ty).collect();
    for (dim, (lower, upper)) in body.args.iter().zip(domain_of(op)) {
        facts.note(Atom::Value(*dim), (lower.into(), i128::from(upper) - 1));
    }
    body.walk(&mut |op| {
        if let OpKind::AffineFor {
            lower, upper, body, ..
        } = &op.kind
            && let (Some(lower), Some(upper)) = (lower.as_constant(), upper.as_constant())
        {
            facts.note(
                Atom::Value(body.args[0]),
                (lower.into(), i128::from(upper) - 1),
            );
        }
    });
    let mut definitions = kernel.body.definitions();
    let mut computed = HashSet::new();
    body.walk(&mut |op| {
        for result in &op.results {
            computed.insert(*result);
            definitions.insert(*result, op);
        }
    });
    let written: BTreeSet<String> = kernel
        .written_arrays()
        .into_iter()
        .map(str::to_owned)
        .collect();
    let mut loads_of_written = 0;
    body.walk(&mut |op| {
        if let OpKind::AffineLoad { array, .. } | OpKind::Load { array, .. } = &op.kind {
            loads_of_written += usize::from(written.contains(kernel.array(*array).name()));
        }
    });
    Some(Body {
        region: body,
        facts,
        definitions,
        computed,
        written,
        loads_of_written,
    })
}

/// A store, or an atomic that commutes with itself, with the conditions around it.
struct GuardedStore<'a> {
    op: &'a Op,
    guards: Vec<AffineConstraint>,
}

/// The stores of a kernel, in order, if nothing else has an effect and there are several.
fn stores_of<'a>(kernel: &Kernel, body: &Body<'a>) -> Option<Vec<GuardedStore<'a>>> {
    let uses = kernel.use_counts();
    let mut stores = Vec::new();
    find_stores(
        body.region,
        &uses,
        &mut Vec::new(),
        &body.facts,
        &mut stores,
    )?;
    (2..=MAX_STORES).contains(&stores.len()).then_some(stores)
}

/// The stores of `region`, in order; `None` if something else has an effect, or where a store is in a loop.
fn find_stores<'a>(
    region: &'a Region,
    uses: &[u32],
    guards: &mut Vec<AffineConstraint>,
    facts: &Facts,
    found: &mut Vec<GuardedStore<'a>>,
) -> Option<()> {
    for op in &region.ops {
        match &op.kind {
            OpKind::AffineStore { .. } => found.push(GuardedStore {
                op,
                guards: guards.clone(),
            }),
            OpKind::Ptx(PtxOp::Atomic(atomic), _)
                if commutes_with_itself(*atomic)
                    && op.results.iter().all(|result| uses[result.index()] == 0) =>
            {
                found.push(GuardedStore {
                    op,
                    guards: guards.clone(),
                });
            }
            kind if !kind.has_effect() => {}
            OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            } if op.results.is_empty() && !else_region.has_effect() => {
                let before = guards.len();
                guards.extend(conditions(set, operands, facts));
                find_stores(then_region, uses, guards, facts, found)?;
                guards.truncate(before);
            }
            _ => return None,
        }
    }
    Some(())
}

/// Whether each copy stores to the same arrays in the same order.
fn are_alike(stores: &[GuardedStore], copies: usize) -> bool {
    let array = |store: &GuardedStore| match &store.op.kind {
        OpKind::AffineStore { array, .. } => Some(*array),
        OpKind::Ptx(_, operands) => operands.first().copied(),
        _ => None,
    };
    let each = stores.len() / copies;
    (each..stores.len()).all(|at| array(&stores[at]) == array(&stores[at - each]))
}

/// Where an index stands: the result of the op that has it (of a store, its number), and which of the op's indices it is.
type IndexPlace = (IndexedOp, usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum IndexedOp {
    Result(ValueId),
    Store(usize),
}

/// Copies along a dimension, to be compared.
struct Plan<'a> {
    body: &'a Body<'a>,
    stores: &'a [GuardedStore<'a>],
    copies: usize,
    dim: ValueId,
}

impl Plan<'_> {
    fn each(&self) -> usize {
        self.stores.len() / self.copies
    }

    /// A sum of copy `copy` as a function of the element that it is about, whose number takes the place of the dimension.
    fn of_element(&self, sum: &Linear, copy: usize) -> Option<Linear> {
        let copies = self.copies as i128;
        let mut out = Linear::constant(sum.constant);
        for (atom, factor) in &sum.terms {
            match atom {
                Atom::Value(value) if *value == self.dim => {
                    if factor % copies != 0 {
                        return None;
                    }
                    let by = factor / copies;
                    let element = Linear::value(self.dim).offset(-(copy as i128));
                    out = out.plus_times(&element, by);
                }
                Atom::Value(_) => out = out.plus_times(&Linear::atom(atom.clone()), *factor),
                // Nothing is known of the range of the element here.
                Atom::Mod(of, modulus) => {
                    let of = Box::new(self.of_element(of, copy)?);
                    out = out.plus_times(&Linear::atom(Atom::Mod(of, *modulus)), *factor);
                }
                Atom::FloorDiv(of, by) => {
                    let of = self.of_element(of, copy)?;
                    let quotient = match of.as_constant() {
                        Some(of) => Linear::constant(of.div_euclid(*by)),
                        None => Linear::atom(Atom::FloorDiv(Box::new(of), *by)),
                    };
                    out = out.plus_times(&quotient, *factor);
                }
            }
        }
        Some(out)
    }

    /// What a function of the element is in copy `copy`, where `facts` hold.
    fn in_copy(&self, sum: &Linear, copy: usize, facts: &Facts) -> Linear {
        let mut out = Linear::constant(sum.constant);
        for (atom, factor) in &sum.terms {
            let part = match atom {
                Atom::Value(value) if *value == self.dim => Linear::value(self.dim)
                    .times(self.copies as i128)
                    .offset(copy as i128),
                Atom::Value(_) => Linear::atom(atom.clone()),
                Atom::Mod(of, modulus) => facts.modulo(&self.in_copy(of, copy, facts), *modulus),
                Atom::FloorDiv(of, by) => facts.floor_div(&self.in_copy(of, copy, facts), *by),
            };
            out = out.plus_times(&part, *factor);
        }
        out
    }

    /// The code once, as a function of the element, as copy number `template` has it.
    fn joined(&self, template: usize) -> Option<Region> {
        let each = self.each();
        let mut guards = Vec::new();
        for number in 0..each {
            guards.push(self.guard(number)?);
        }
        // What is said of each index, by copy.
        let mut sites: BTreeMap<IndexPlace, Vec<(usize, Linear)>> = BTreeMap::new();
        for copy in 0..self.copies {
            let mut comparison = Comparison {
                plan: self,
                same: HashSet::new(),
                loops: HashMap::new(),
                sites: BTreeMap::new(),
            };
            for number in 0..each {
                let ours = self.stores[template * each + number].op;
                let theirs = self.stores[copy * each + number].op;
                comparison.stores(number, ours, theirs)?;
            }
            for (site, sum) in comparison.sites {
                sites.entry(site).or_default().push((copy, sum));
            }
        }
        let mut indices = HashMap::new();
        for (site, said) in &sites {
            indices.insert(*site, self.common(said)?);
        }
        self.write(template, &guards, &indices)
    }

    /// The facts where copy `copy` stores: those of its first store, whose guards are all that is used.
    fn facts_of(&self, copy: usize) -> Facts {
        let mut facts = self.body.facts.clone();
        let each = self.each();
        let stores = &self.stores[copy * each..(copy + 1) * each];
        for holds in &stores[0].guards {
            let everywhere = |store: &GuardedStore| {
                let is_it = |other: &AffineConstraint| {
                    other.sum == holds.sum && other.equality == holds.equality
                };
                store.guards.iter().any(is_it)
            };
            if stores.iter().all(everywhere) {
                note(&mut facts, holds);
            }
        }
        facts.note_again();
        facts
    }

    /// The function of the element that all copies have said, each where it stores.
    fn common(&self, said: &[(usize, Linear)]) -> Option<Linear> {
        let candidates = said
            .iter()
            .filter_map(|(copy, sum)| self.of_element(sum, *copy));
        let mut candidates: Vec<Linear> = candidates.collect();
        candidates.dedup();
        candidates.into_iter().find(|candidate| {
            said.iter().all(|(copy, sum)| {
                let facts = self.facts_of(*copy);
                let difference = self.in_copy(candidate, *copy, &facts).minus(sum);
                is_zero(&difference, &facts)
            })
        })
    }

    /// The guard of store number `number` of all copies, as conditions on the element.
    fn guard(&self, number: usize) -> Option<Vec<AffineConstraint>> {
        let each = self.each();
        let of_copy = |copy: usize| &self.stores[copy * each + number].guards;
        // The ends of the dimension are conditions, too.
        let (least, greatest) = self.body.facts.atom(&Atom::Value(self.dim));
        let ends = [
            Linear::value(self.dim).offset(-least),
            Linear::value(self.dim).times(-1).offset(greatest),
        ];
        // Of each copy the tightest condition in each direction; of all of them the loosest.
        let mut loosest: BTreeMap<BTreeMap<Atom, i128>, i128> = BTreeMap::new();
        for copy in 0..self.copies {
            if of_copy(copy).iter().any(|holds| holds.equality) {
                return None;
            }
            let mut tightest: BTreeMap<BTreeMap<Atom, i128>, i128> = BTreeMap::new();
            let guards = of_copy(copy).iter().map(|holds| &holds.sum);
            for sum in guards.chain(&ends) {
                let (direction, constant) = self.condition(sum, copy)?;
                let known = tightest.entry(direction).or_insert(constant);
                *known = constant.min(*known);
            }
            for (direction, constant) in tightest {
                let known = loosest.entry(direction).or_insert(constant);
                *known = constant.max(*known);
            }
        }
        let all: Vec<AffineConstraint> = loosest
            .into_iter()
            .map(|(terms, constant)| AffineConstraint {
                sum: Linear { terms, constant },
                equality: false,
            })
            .collect();
        let agrees = |copy: usize| {
            let mut ours = self.body.facts.clone();
            let at = |holds: &AffineConstraint, facts: &Facts| AffineConstraint {
                sum: self.in_copy(&holds.sum, copy, facts),
                equality: false,
            };
            let said: Vec<AffineConstraint> = all.iter().map(|holds| at(holds, &ours)).collect();
            said.iter().for_each(|holds| note(&mut ours, holds));
            ours.note_again();
            let mut theirs = self.body.facts.clone();
            of_copy(copy)
                .iter()
                .for_each(|holds| note(&mut theirs, holds));
            theirs.note_again();
            of_copy(copy).iter().all(|holds| follows(&ours, holds))
                && said.iter().all(|holds| follows(&theirs, holds))
        };
        (0..self.copies).all(agrees).then_some(all)
    }

    /// The condition that a sum of copy `copy` is not negative, on the element: its direction and its constant.
    fn condition(&self, sum: &Linear, copy: usize) -> Option<(BTreeMap<Atom, i128>, i128)> {
        if !self.is_plain(sum) {
            return None;
        }
        let scaled = self.of_element(&sum.times(self.copies as i128), copy)?;
        let content = scaled.terms.values().fold(0, |all, of| gcd(all, *of));
        if content == 0 {
            return None;
        }
        let divided = |(atom, factor): (&Atom, &i128)| (atom.clone(), factor / content);
        let direction = scaled.terms.iter().map(divided).collect();
        Some((direction, scaled.constant.div_euclid(content)))
    }

    /// Whether a sum is over dimensions, loop variables and arguments only: nothing that is computed.
    fn is_plain(&self, sum: &Linear) -> bool {
        sum.is_over(&|value| !self.body.computed.contains(&value))
    }

    /// The code of copy `template` with the indices given as functions of the element.
    fn write(
        &self,
        template: usize,
        guards: &[Vec<AffineConstraint>],
        indices: &HashMap<IndexPlace, Linear>,
    ) -> Option<Region> {
        let each = self.each();
        let stores = &self.stores[template * each..(template + 1) * each];
        let same_guards = guards.iter().all(|guard| is_same(guard, &guards[0]));
        let mut out = Region {
            args: self.body.region.args.clone(),
            ..Region::default()
        };
        let mut writer = Writer {
            plan: self,
            template,
            indices,
            written: HashSet::new(),
        };
        let mut guarded = Vec::new();
        let mut stored = Vec::new();
        for (number, store) in stores.iter().enumerate() {
            for value in store.op.kind.operands() {
                writer.value(value, &mut guarded)?;
            }
            let mut op = store.op.clone();
            writer.rewrite(&mut op, IndexedOp::Store(number))?;
            stored.push(op);
            if !same_guards {
                guarded.append(&mut stored);
                let ops = std::mem::take(&mut guarded);
                out.ops.push(guard_op(ops, &guards[number], store.op.loc)?);
            }
        }
        if same_guards {
            // All loads come before all stores, as they do in each copy.
            guarded.append(&mut stored);
            out.ops
                .push(guard_op(guarded, &guards[0], stores[0].op.loc)?);
        }
        // A load under a guard of its own may come behind a store.
        (same_guards || self.body.loads_of_written == 0).then_some(out)
    }
}

/// Whether each copy, of `each` stores, loads from arrays that it stores to before it stores anything.
fn loads_come_first(kernel: &Kernel, body: &Body, each: usize) -> bool {
    let mut stores = 0;
    let mut come_first = true;
    body.region.walk(&mut |op| match &op.kind {
        OpKind::AffineStore { .. } | OpKind::Ptx(..) => stores += 1,
        OpKind::AffineLoad { array, .. } | OpKind::Load { array, .. } => {
            let is_written = body.written.contains(kernel.array(*array).name());
            come_first &= !is_written || stores % each == 0;
        }
        _ => {}
    });
    come_first
}

fn is_same(a: &[AffineConstraint], b: &[AffineConstraint]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.sum == b.sum)
}

/// Whether a condition holds wherever the facts do.
fn follows(facts: &Facts, holds: &AffineConstraint) -> bool {
    facts.contradict() || decided(facts, holds) == Some(true)
}

fn is_zero(difference: &Linear, facts: &Facts) -> bool {
    facts.contradict() || facts.range(difference) == (0, 0)
}

fn gcd(a: i128, b: i128) -> i128 {
    match b {
        0 => a.abs(),
        _ => gcd(b, a % b),
    }
}

fn guard_op(ops: Vec<Op>, guard: &[AffineConstraint], loc: Loc) -> Option<Op> {
    let mut operands = Operands::default();
    let constraints = guard.iter().map(|holds| {
        Some(Constraint {
            expr: operands.expr(&holds.sum)?,
            equality: holds.equality,
        })
    });
    let constraints = constraints.collect::<Option<Vec<_>>>()?;
    let Operands(operands) = operands;
    Some(Op {
        kind: OpKind::AffineIf {
            set: IntegerSet {
                dims: operands.len(),
                constraints,
            },
            operands,
            then_region: Region {
                ops,
                ..Region::default()
            },
            else_region: Region::default(),
        },
        results: Vec::new(),
        loc,
    })
}

/// The kernel with another body of its parallel loop, in which dimension `number` has `copies` times as many values.
fn with_body(mut kernel: Kernel, number: usize, copies: usize, region: Region) -> Kernel {
    if let Some(op) = parallel(&mut kernel)
        && let OpKind::Parallel {
            lower, upper, body, ..
        } = &mut op.kind
    {
        lower[number] *= copies as i64;
        upper[number] *= copies as i64;
        *body = region;
    }
    kernel
}

/// Compares a copy with the template, and notes what the copy has for each index of the template.
struct Comparison<'a> {
    plan: &'a Plan<'a>,
    /// Pairs of values that are the same, or are if all that is compared is.
    same: HashSet<(ValueId, ValueId)>,
    /// The values that a loop, or an argument of one, of the copy is in the template.
    loops: HashMap<ValueId, ValueId>,
    sites: BTreeMap<IndexPlace, Linear>,
}

impl Comparison<'_> {
    fn stores(&mut self, number: usize, ours: &Op, theirs: &Op) -> Option<()> {
        match (&ours.kind, &theirs.kind) {
            (
                OpKind::AffineStore { value, .. },
                OpKind::AffineStore {
                    map,
                    operands,
                    value: other,
                    ..
                },
            ) => {
                self.index((IndexedOp::Store(number), 0), map, operands)?;
                self.value(*value, *other)
            }
            (OpKind::Ptx(atomic, operands), OpKind::Ptx(other, others)) => {
                let mut pairs = operands.iter().zip(others);
                let is_same = atomic == other && operands.len() == others.len();
                (is_same && pairs.next().is_some_and(|(a, b)| a == b)).then_some(())?;
                pairs.try_for_each(|(a, b)| self.value(*a, *b))
            }
            _ => None,
        }
    }

    /// Notes what the copy has for an index of the template.
    fn index(&mut self, site: IndexPlace, map: &AffineMap, operands: &[ValueId]) -> Option<()> {
        let sum = linear(
            map.results.first()?,
            &values(operands),
            &self.plan.body.facts,
        );
        self.sum(site, &sum)
    }

    fn sum(&mut self, site: IndexPlace, sum: &Linear) -> Option<()> {
        let sum = self.renamed(sum);
        if !self.plan.is_plain(&sum) {
            return None;
        }
        match self.sites.get(&site) {
            Some(known) => (*known == sum).then_some(()),
            None => {
                self.sites.insert(site, sum);
                Some(())
            }
        }
    }

    /// `sum` with the loop variables of the template.
    fn renamed(&self, sum: &Linear) -> Linear {
        let mut out = Linear::constant(sum.constant);
        for (atom, factor) in &sum.terms {
            let atom = match atom {
                Atom::Value(value) => Atom::Value(*self.loops.get(value).unwrap_or(value)),
                Atom::Mod(of, modulus) => Atom::Mod(Box::new(self.renamed(of)), *modulus),
                Atom::FloorDiv(of, by) => Atom::FloorDiv(Box::new(self.renamed(of)), *by),
            };
            out = out.plus_times(&Linear::atom(atom), *factor);
        }
        out
    }

    /// Notes that `b` of the copy is `a` of the template; `None` if they are different code.
    fn value(&mut self, a: ValueId, b: ValueId) -> Option<()> {
        if !self.same.insert((a, b)) {
            return Some(());
        }
        if a == self.plan.dim || b == self.plan.dim {
            return None;
        }
        if let Some(of) = self.loops.get(&b) {
            return self.carried(*of, a, b);
        }
        let definitions = &self.plan.body.definitions;
        let (ours, theirs) = match (definitions.get(&a), definitions.get(&b)) {
            (Some(ours), Some(theirs)) => (*ours, *theirs),
            // An argument of the kernel, or another dimension.
            (None, None) => return (a == b).then_some(()),
            _ => return None,
        };
        let place = |op: &Op, value| op.results.iter().position(|result| *result == value);
        let (at, there) = (place(ours, a)?, place(theirs, b)?);
        let site = |part: usize| (IndexedOp::Result(ours.results[0]), part);
        match (&ours.kind, &theirs.kind) {
            (
                OpKind::AffineLoad { array, .. },
                OpKind::AffineLoad {
                    array: other,
                    map,
                    operands,
                },
            ) if array == other => self.index(site(0), map, operands),
            (OpKind::AffineApply { .. }, OpKind::AffineApply { map, operands }) => {
                self.index(site(0), map, operands)
            }
            (
                OpKind::AffineIf {
                    set,
                    then_region: yes,
                    else_region: no,
                    ..
                },
                OpKind::AffineIf {
                    set: other,
                    operands,
                    then_region: other_yes,
                    else_region: other_no,
                },
            ) => {
                let is_alike = set.constraints.len() == other.constraints.len()
                    && (set.constraints.iter().zip(&other.constraints))
                        .all(|(a, b)| a.equality == b.equality);
                if !is_alike {
                    return None;
                }
                let facts = &self.plan.body.facts;
                for (part, holds) in conditions(other, operands, facts).iter().enumerate() {
                    self.sum(site(part), &holds.sum)?;
                }
                self.value(yes.yields[at], other_yes.yields[there])?;
                self.value(no.yields[at], other_no.yields[there])
            }
            (
                OpKind::AffineFor {
                    lower,
                    upper,
                    step,
                    init,
                    body,
                },
                OpKind::AffineFor {
                    lower: other_lower,
                    upper: other_upper,
                    step: other_step,
                    init: other_init,
                    body: other_body,
                },
            ) => {
                let constant = |bound: &Bound| bound.as_constant();
                let bounds = [lower, upper].map(constant);
                if bounds.contains(&None)
                    || bounds != [other_lower, other_upper].map(constant)
                    || step != other_step
                {
                    return None;
                }
                self.enter(other_body.args[0], body.args[0])?;
                for arg in &other_body.args[1..] {
                    self.loops.entry(*arg).or_insert(ours.results[0]);
                }
                self.value(init[at], other_init[there])?;
                self.same
                    .insert((body.args[1 + at], other_body.args[1 + there]));
                self.value(body.yields[at], other_body.yields[there])
            }
            (ours, theirs) => {
                let (x, y) = (ours.operands(), theirs.operands());
                if !ours.regions().is_empty()
                    || ours.has_effect()
                    || x.len() != y.len()
                    || without_operands(ours) != without_operands(theirs)
                {
                    return None;
                }
                x.into_iter().zip(y).try_for_each(|(a, b)| self.value(a, b))
            }
        }
    }

    /// Notes that loop variable `theirs` is `ours`.
    fn enter(&mut self, theirs: ValueId, ours: ValueId) -> Option<()> {
        let known = *self.loops.entry(theirs).or_insert(ours);
        (known == ours).then_some(())
    }

    /// Compares what two loops carry, of which the template's has the result `of`, or two loop variables.
    fn carried(&mut self, of: ValueId, a: ValueId, b: ValueId) -> Option<()> {
        if of == a {
            return Some(());
        }
        let ours = *self.plan.body.definitions.get(&of)?;
        let theirs = self
            .plan
            .body
            .definitions
            .values()
            .find(|op| match &op.kind {
                OpKind::AffineFor { body, .. } => body.args.contains(&b),
                _ => false,
            })?;
        let (
            OpKind::AffineFor { init, body, .. },
            OpKind::AffineFor {
                init: other_init,
                body: other_body,
                ..
            },
        ) = (&ours.kind, &theirs.kind)
        else {
            return None;
        };
        let at = body.args.iter().position(|arg| *arg == a)?.checked_sub(1)?;
        let there = other_body
            .args
            .iter()
            .position(|arg| *arg == b)?
            .checked_sub(1)?;
        let (inits, yields) = (
            (init[at], other_init[there]),
            (body.yields[at], other_body.yields[there]),
        );
        self.value(inits.0, inits.1)?;
        self.value(yields.0, yields.1)
    }
}

fn without_operands(kind: &OpKind) -> OpKind {
    let mut kind = kind.clone();
    kind.visit_operands_mut(&mut |value| *value = ValueId(0));
    kind
}

/// Writes the ops that a value needs.
struct Writer<'a> {
    plan: &'a Plan<'a>,
    template: usize,
    indices: &'a HashMap<IndexPlace, Linear>,
    written: HashSet<ValueId>,
}

impl Writer<'_> {
    /// Appends what computes `value` to `out`, unless it is there.
    fn value(&mut self, value: ValueId, out: &mut Vec<Op>) -> Option<()> {
        let Some(op) = self.plan.body.definitions.get(&value) else {
            return Some(());
        };
        if !self.plan.body.computed.contains(&value) || !self.written.insert(op.results[0]) {
            return Some(());
        }
        let mut op = (*op).clone();
        let mut inside = HashSet::new();
        let mut needed = op.kind.operands();
        for region in op.kind.regions() {
            inside.extend(region.args.iter().copied());
            region.walk_definitions(&mut |value| {
                inside.insert(value);
            });
            region.walk_uses(&mut |value| needed.push(value));
        }
        for value in needed {
            if !inside.contains(&value) {
                self.value(value, out)?;
            }
        }
        self.rewrite_all(&mut op)?;
        out.push(op);
        Some(())
    }

    fn rewrite_all(&mut self, op: &mut Op) -> Option<()> {
        let site = IndexedOp::Result(*op.results.first()?);
        self.rewrite(op, site)?;
        for region in op.kind.regions_mut() {
            for op in &mut region.ops {
                self.rewrite_all(op)?;
            }
        }
        Some(())
    }

    /// Says the indices of an op as functions of the element.
    fn rewrite(&self, op: &mut Op, site: IndexedOp) -> Option<()> {
        let dim = self.plan.dim;
        let facts = &self.plan.body.facts;
        let of_site = |part: usize, sum: &Linear| match self.indices.get(&(site, part)) {
            Some(known) => Some(known.clone()),
            None if !self.plan.is_plain(sum) => None,
            None => self.plan.of_element(sum, self.template),
        };
        match &mut op.kind {
            OpKind::AffineLoad { map, operands, .. }
            | OpKind::AffineStore { map, operands, .. }
            | OpKind::AffineApply { map, operands } => {
                let sum = linear(&map.results[0], &values(operands), facts);
                let mut written = Operands::default();
                let expr = written.expr(&of_site(0, &sum)?)?;
                let Operands(now) = written;
                *map = AffineMap {
                    dims: now.len(),
                    results: vec![expr],
                };
                *operands = now;
                Some(())
            }
            OpKind::AffineIf { set, operands, .. } => {
                let mut written = Operands::default();
                let sums = conditions(set, operands, facts);
                let constraints = sums.iter().enumerate().map(|(part, holds)| {
                    Some(Constraint {
                        expr: written.expr(&of_site(part, &holds.sum)?)?,
                        equality: holds.equality,
                    })
                });
                let constraints = constraints.collect::<Option<Vec<_>>>()?;
                let Operands(now) = written;
                *set = IntegerSet {
                    dims: now.len(),
                    constraints,
                };
                *operands = now;
                Some(())
            }
            kind => (!kind.operands().contains(&dim)).then_some(()),
        }
    }
}
