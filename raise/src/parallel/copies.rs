//! Merges copies of code within a thread (from unrolling or thread coarsening) into one copy that
//! more threads run.
//!
//! In: one parallel loop whose points run several copies of the same code, each for its own
//! element: at index `d` copy `k` of `m` does what the code does for element `m d + k`. Out: one
//! parallel loop in which dimension `d` has `m` times as many values, and which runs the code once.
//!
//! The copies are compared value by value: their indices must be the same functions of `m d + k`,
//! up to simplifications that a copy's guard permits (a guard that always holds, a remainder of a
//! value that is already reduced). The common guard has in each direction the loosest of the
//! copies' conditions, and must be equivalent to each copy's own guard within that copy.
//!
//! The kernel is returned unchanged if copies differ otherwise, if an op other than a store or a
//! commutative atomic has an effect, or if two points of the new domain may access one element that
//! one of them stores to.

mod comparison;
mod separated;
mod writer;

use comparison::Comparison;
use separated::separated;
use writer::Writer;

use super::independent::{commutes_with_itself, points_are_independent};
use super::{domain_of, join, narrowed, parallel, roles_of};
use crate::affine::{Atom, Facts, Linear, Operands};
use crate::error::Result;
use crate::kernel_ir::{
    Constraint, IntegerSet, Kernel, Loc, Op, OpKind, PtxOp, Region, Role, ValueId,
};
use crate::scf::drop_dead;
use crate::shared_memory_forwarding::context::{AffineConstraint, conditions, decided, note};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// Maximum number of copies.
const MAX_COPIES: usize = 32;
/// Maximum number of stores in a kernel.
const MAX_STORES: usize = 256;
/// Maximum number of ops that all stores together need.
const MAX_OPS: usize = 20_000;

/// Replaces copies along a dimension by one copy.
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
                let joined = narrowed(join::join(joined, &join::is_any)?)?;
                if points_are_independent(&joined) {
                    return Ok(joined);
                }
            }
        }
    }
    Ok(kernel)
}

/// The body of a kernel's parallel loop, with facts about its values.
struct Body<'a> {
    region: &'a Region,
    facts: Facts,
    definitions: HashMap<ValueId, &'a Op>,
    /// The results of ops of the body.
    computed: HashSet<ValueId>,
    /// Arrays that are stored to, or have atomics.
    written: BTreeSet<String>,
    /// The number of loads from these.
    loads_of_written: usize,
}

/// Returns the parallel loop's body; `None` if its threads may cooperate.
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

/// A store, or an atomic that commutes with itself, with the conditions that guard it.
struct GuardedStore<'a> {
    op: &'a Op,
    guards: Vec<AffineConstraint>,
}

/// Returns the stores of a kernel, in order, if nothing else has an effect and there are several.
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

/// Returns the stores of `region`, in order; `None` if something else has an effect, or a store is
/// in a loop.
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

/// Returns whether each copy stores to the same arrays in the same order.
fn are_alike(stores: &[GuardedStore], copies: usize) -> bool {
    let array = |store: &GuardedStore| match &store.op.kind {
        OpKind::AffineStore { array, .. } => Some(*array),
        OpKind::Ptx(_, operands) => operands.first().copied(),
        _ => None,
    };
    let each = stores.len() / copies;
    (each..stores.len()).all(|at| array(&stores[at]) == array(&stores[at - each]))
}

/// The position of an index: its op (identified by a result, or by the number of the store), and
/// which of the op's indices it is.
type IndexPlace = (IndexedOp, usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum IndexedOp {
    Result(ValueId),
    Store(usize),
}

/// A candidate: the copies along dimension `dim` that are compared.
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

    /// Rewrites an affine expression of copy `copy` as a function of the element, whose index
    /// replaces the dimension. `None` if a coefficient is not a multiple of the number of copies.
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
                // The range of the element is not known here, so that the modulo is not simplified.
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

    /// Rewrites a function of the element as an expression of copy `copy`, simplified under
    /// `facts`.
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

    /// Returns the code once, as a function of the element, based on copy number `template`.
    fn joined(&self, template: usize) -> Option<Region> {
        let each = self.each();
        let mut guards = Vec::new();
        for number in 0..each {
            guards.push(self.guard(number)?);
        }
        // The affine expression of each index, by copy.
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

    /// Returns the facts that hold where copy `copy` stores: those of the guards of its first
    /// store.
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

    /// Returns the function of the element that agrees with the expressions of all copies, each
    /// where it stores.
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

    /// Returns the common guard of store number `number` of all copies, as conditions on the
    /// element; `None` if it is not equivalent to each copy's guard.
    fn guard(&self, number: usize) -> Option<Vec<AffineConstraint>> {
        let each = self.each();
        let of_copy = |copy: usize| &self.stores[copy * each + number].guards;
        // The bounds of the dimension are conditions, too.
        let (least, greatest) = self.body.facts.atom(&Atom::Value(self.dim));
        let ends = [
            Linear::value(self.dim).offset(-least),
            Linear::value(self.dim).times(-1).offset(greatest),
        ];
        // For each direction, takes the tightest condition within each copy, and the loosest among
        // the copies.
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

    /// Returns the condition that an affine expression of copy `copy` is not negative, in terms of
    /// the element: its direction and its constant.
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

    /// Returns whether an affine expression has only dimensions, loop variables and arguments as
    /// terms, and no results of ops.
    fn is_plain(&self, sum: &Linear) -> bool {
        sum.is_over(&|value| !self.body.computed.contains(&value))
    }

    /// Returns the code of copy `template` with its indices replaced by functions of the element.
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
            // All loads precede all stores, as they do in each copy.
            guarded.append(&mut stored);
            out.ops
                .push(guard_op(guarded, &guards[0], stores[0].op.loc)?);
        }
        // A load under a guard of its own may follow a store, which is wrong if it reads a stored
        // array.
        (same_guards || self.body.loads_of_written == 0).then_some(out)
    }
}

/// Returns whether each copy, of `each` stores, loads from stored arrays only before its first
/// store.
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

/// Returns whether the facts imply a condition.
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

/// Replaces the body of the kernel's parallel loop; dimension `number` gets `copies` times as many
/// values.
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
