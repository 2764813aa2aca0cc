//! Loads from one shared array become what was stored.

use super::agree::{Agree, CASES, Of, Stored as Stores};
use super::clone::{Cloner, Values};
use super::context::{self, Holds, conditions, decided, enter, linear, values};
use super::invert::{Inverted, ThreadId, invert};
use super::parts::all_parts;
use crate::affine::{Facts, Linear, Operands};
use crate::tree::{
    AffineMap, Const, Constraint, IdKind, IntegerSet, Kernel, Loc, Op, OpKind, PtxOp, Region, Ty,
    ValueId,
};
use std::collections::{BTreeMap, HashMap, HashSet};

/// One store to the array.
struct Stored {
    /// Place among the ops of the region.
    at: usize,
    phase: usize,
    guards: Vec<Holds>,
    index: Linear,
    value: ValueId,
}

/// What happens to the array, in the innermost region that has all of it.
struct Plan {
    stores: Vec<Stored>,
    /// Places of the barriers, and of loops that end with one.
    barriers: Vec<usize>,
    /// Phases of loops that stage things of their own in the array.
    others: Vec<usize>,
    /// Conditions around the region that differ between threads.
    guards: Vec<Holds>,
    in_loop: bool,
}

/// The kernel with no load from `array` left, if all of them can be said otherwise.
pub(super) fn forward(kernel: &Kernel, array: ValueId) -> Option<Kernel> {
    let mut kernel = kernel.clone();
    let values = Values::of(&kernel);
    let mut facts = context::of_kernel(&kernel);
    let mut ids = Vec::new();
    for op in &kernel.body.ops {
        if let OpKind::Id { kind, extent, .. } = op.kind
            && kind == IdKind::Thread
        {
            ids.push(ThreadId {
                value: op.results[0],
                range: (0, i128::from(extent) - 1),
            });
        }
    }
    // Threads that differ in ids that the kernel does not look at store the same elements.
    let named: i128 = ids.iter().map(|id| id.range.1 + 1).product();
    if named != kernel.block.iter().map(|n| i128::from(*n)).product() {
        return None;
    }
    let mut scope: HashSet<ValueId> = kernel.args.iter().map(|arg| arg.value()).collect();
    let mut body = std::mem::take(&mut kernel.body);
    let mut alias = HashMap::new();
    let done = descend(
        &mut body,
        &mut kernel,
        array,
        &values,
        &ids,
        &mut facts,
        &mut scope,
        Vec::new(),
        false,
        &mut alias,
    );
    // Stores of what was loaded are copied with what it is now.
    body.walk_uses_mut(&mut |value| {
        while let Some(known) = alias.get(value) {
            *value = *known;
        }
    });
    kernel.body = body;
    done.map(|()| kernel)
}

fn touches(op: &Op, array: ValueId) -> bool {
    let mut found = false;
    let mut look = |kind: &OpKind| match kind {
        OpKind::Load { array: of, .. }
        | OpKind::Store { array: of, .. }
        | OpKind::AffineLoad { array: of, .. }
        | OpKind::AffineStore { array: of, .. } => found |= *of == array,
        OpKind::Ptx(PtxOp::Atomic(_), operands) => found |= operands[0] == array,
        _ => {}
    };
    look(&op.kind);
    for region in op.kind.regions() {
        region.walk(&mut |op| look(&op.kind));
    }
    found
}

/// Goes down to the innermost region with all accesses to the array.
#[allow(clippy::too_many_arguments)] // a walk and where it stands
fn descend(
    region: &mut Region,
    kernel: &mut Kernel,
    array: ValueId,
    values: &Values,
    ids: &[ThreadId],
    facts: &mut Facts,
    scope: &mut HashSet<ValueId>,
    mut guards: Vec<Holds>,
    mut in_loop: bool,
    alias: &mut HashMap<ValueId, ValueId>,
) -> Option<()> {
    scope.extend(&region.args);
    let touching: Vec<usize> = (0..region.ops.len())
        .filter(|at| touches(&region.ops[*at], array))
        .collect();
    if let [only] = touching[..]
        && !matches!(
            region.ops[only].kind,
            OpKind::Load { .. }
                | OpKind::Store { .. }
                | OpKind::AffineLoad { .. }
                | OpKind::AffineStore { .. }
                | OpKind::Ptx(..)
        )
    {
        for op in &region.ops[..only] {
            scope.extend(&op.results);
        }
        let kind = region.ops[only].kind.clone();
        let inner = kind.regions();
        let with = (0..inner.len())
            .filter(|n| inner[*n].ops.iter().any(|op| touches(op, array)))
            .collect::<Vec<_>>();
        let [number] = with[..] else {
            return None;
        };
        match &kind {
            OpKind::AffineIf { set, operands, .. } => {
                let all = conditions(set, operands, facts);
                let holds = match number {
                    0 => all,
                    _ => vec![context::opposite(&all, facts)?],
                };
                guards.extend(
                    holds
                        .into_iter()
                        .filter(|h| !h.sum.is_over(&|v| !values.varies(v))),
                );
            }
            OpKind::AffineFor { body, .. } => {
                if values.varies(body.args[0]) {
                    return None;
                }
                in_loop = true;
            }
            OpKind::If { cond, .. } if !values.varies(*cond) => {}
            _ => return None,
        }
        enter(facts, &kind, number);
        let mut regions = region.ops[only].kind.regions_mut();
        let done = descend(
            regions[number],
            kernel,
            array,
            values,
            ids,
            facts,
            scope,
            guards,
            in_loop,
            alias,
        );
        facts.close();
        return done;
    }
    // Loops that stage for themselves, before or after what is staged here.
    let (own, touching): (Vec<usize>, Vec<usize>) = touching
        .into_iter()
        .partition(|at| stages_in_loop(&region.ops[*at], array));
    if in_loop && !own.is_empty() {
        return None;
    }
    let plan = plan(
        region,
        array,
        (&touching, &own),
        guards.clone(),
        in_loop,
        facts,
    )?;
    for &at in &own {
        let kind = region.ops[at].kind.clone();
        let OpKind::AffineFor { body, .. } = &mut region.ops[at].kind else {
            return None;
        };
        if values.varies(body.args[0]) {
            return None;
        }
        let mut body = std::mem::take(body);
        let mut scope = scope.clone();
        for op in &region.ops[..at] {
            scope.extend(&op.results);
        }
        enter(facts, &kind, 0);
        descend(
            &mut body,
            kernel,
            array,
            values,
            ids,
            facts,
            &mut scope,
            guards.clone(),
            true,
            alias,
        )?;
        facts.close();
        if let OpKind::AffineFor { body: now, .. } = &mut region.ops[at].kind {
            *now = body;
        }
    }
    let ops = std::mem::take(&mut region.ops);
    for (at, mut op) in ops.into_iter().enumerate() {
        let is_store = plan.stores.iter().any(|store| store.at == at);
        if !is_store && !own.contains(&at) && touches(&op, array) {
            let mut place = Place {
                kernel,
                array,
                values,
                ids,
                plan: &plan,
                at,
                alias,
            };
            if let OpKind::AffineLoad { .. } = op.kind {
                place.load(op, facts, scope, &mut region.ops)?;
                continue;
            }
            place.inside(&mut op, facts, scope)?;
        }
        scope.extend(&op.results);
        region.ops.push(op);
    }
    Some(())
}

/// Is it a loop that stores to the array?
fn stages_in_loop(op: &Op, array: ValueId) -> bool {
    let OpKind::AffineFor { body, .. } = &op.kind else {
        return false;
    };
    let mut stores = false;
    body.walk(&mut |op| match &op.kind {
        OpKind::Store { array: to, .. } | OpKind::AffineStore { array: to, .. } => {
            stores |= *to == array;
        }
        _ => {}
    });
    stores
}

/// Is it a loop that ends with a barrier, after all it does with the array?
fn ends_with_barrier(op: &Op, array: ValueId) -> bool {
    let OpKind::AffineFor { body, .. } = &op.kind else {
        return false;
    };
    let last = |is: &dyn Fn(&Op) -> bool| body.ops.iter().rposition(is);
    last(&|op| matches!(op.kind, OpKind::Barrier)) > last(&|op| touches(op, array))
}

fn plan(
    region: &Region,
    array: ValueId,
    (touching, own): (&[usize], &[usize]),
    guards: Vec<Holds>,
    in_loop: bool,
    facts: &mut Facts,
) -> Option<Plan> {
    let is_barrier = |at: &usize| match own.contains(at) {
        true => ends_with_barrier(&region.ops[*at], array),
        false => matches!(region.ops[*at].kind, OpKind::Barrier),
    };
    let barriers: Vec<usize> = (0..region.ops.len()).filter(is_barrier).collect();
    let phase = |at: usize| barriers.iter().filter(|barrier| **barrier < at).count();
    let mut stores = Vec::new();
    let (mut first_store, mut last_load) = (usize::MAX, 0);
    let others = own.iter().map(|at| phase(*at)).collect();
    for &at in touching {
        let mut of_op = Vec::new();
        let mut guards = Guards::default();
        let loads = collect(&region.ops[at], array, &mut guards, &mut of_op, facts)?;
        if loads && !of_op.is_empty() {
            return None;
        }
        match loads {
            true => last_load = at,
            false => first_store = first_store.min(at),
        }
        for (guards, index, value) in of_op {
            stores.push(Stored {
                at,
                phase: phase(at),
                guards,
                index,
                value,
            });
        }
    }
    // Before the next turn stores, the last one's loads must be over.
    if in_loop
        && !barriers
            .iter()
            .any(|barrier| *barrier > last_load || *barrier < first_store)
    {
        return None;
    }
    Some(Plan {
        stores,
        barriers,
        others,
        guards,
        in_loop,
    })
}

type Found = (Vec<Holds>, Linear, ValueId);

/// What is known of a store by the branches around it.
#[derive(Default)]
struct Guards {
    /// All of these hold.
    all: Vec<Holds>,
    /// Of each of these, one does not.
    not_all: Vec<Vec<Holds>>,
}

impl Guards {
    /// The conditions that hold there and nowhere else. `Some(None)` if there is no such place; `None` if conditions do not say it.
    fn conditions(&self, facts: &mut Facts) -> Option<Option<Vec<Holds>>> {
        facts.open();
        let Some(mut found) = all_parts(&self.all, facts) else {
            facts.close();
            return Some(None);
        };
        let mut said = Some(Some(()));
        for several in &self.not_all {
            if several.iter().any(|of| decided(facts, of) == Some(false)) {
                continue;
            }
            let open = several.iter().filter(|of| decided(facts, of).is_none());
            let open: Vec<Holds> = open.cloned().collect();
            match context::opposite(&open, facts) {
                Some(holds) => {
                    context::note(facts, &holds);
                    facts.note_again();
                    found.push(holds);
                }
                None if open.is_empty() => said = said.and(Some(None)),
                None => said = None,
            }
        }
        facts.close();
        said.map(|there| there.map(|()| found))
    }
}

/// The stores in `op`, with the guards around them; gives whether there are loads. `None` if a store is somewhere else than in guards.
fn collect(
    op: &Op,
    array: ValueId,
    guards: &mut Guards,
    stores: &mut Vec<Found>,
    facts: &mut Facts,
) -> Option<bool> {
    match &op.kind {
        OpKind::AffineStore {
            array: to,
            map,
            operands,
            value,
        } if *to == array => {
            let index = linear(&map.results[0], &values(operands), facts);
            if let Some(conditions) = guards.conditions(facts)? {
                stores.push((conditions, index, *value));
            }
            Some(false)
        }
        OpKind::AffineLoad { array: from, .. } if *from == array => Some(true),
        OpKind::Load { array: of, .. } | OpKind::Store { array: of, .. } if *of == array => None,
        OpKind::Ptx(PtxOp::Atomic(_), operands) if operands[0] == array => None,
        kind => {
            let mut loads = false;
            for (number, region) in kind.regions().into_iter().enumerate() {
                if !region.ops.iter().any(|op| touches(op, array)) {
                    continue;
                }
                let known = (guards.all.len(), guards.not_all.len());
                let guarded = match kind {
                    OpKind::AffineIf { set, operands, .. } => {
                        let all = conditions(set, operands, facts);
                        match (number, context::opposite(&all, facts)) {
                            (0, _) => guards.all.extend(all),
                            (_, Some(holds)) => guards.all.push(holds),
                            (_, None) => guards.not_all.push(all),
                        }
                        true
                    }
                    _ => false,
                };
                for op in &region.ops {
                    let before = stores.len();
                    loads |= collect(op, array, guards, stores, facts)?;
                    if stores.len() > before && !guarded {
                        return None;
                    }
                }
                guards.all.truncate(known.0);
                guards.not_all.truncate(known.1);
            }
            Some(loads)
        }
    }
}

/// Where loads are being replaced.
struct Place<'a> {
    kernel: &'a mut Kernel,
    array: ValueId,
    values: &'a Values,
    ids: &'a [ThreadId],
    plan: &'a Plan,
    /// Place among the ops of the plan's region.
    at: usize,
    /// What the loads' results are now.
    alias: &'a mut HashMap<ValueId, ValueId>,
}

impl Place<'_> {
    /// Replaces the loads in the regions of `op`.
    fn inside(&mut self, op: &mut Op, facts: &mut Facts, scope: &HashSet<ValueId>) -> Option<()> {
        let kind = op.kind.clone();
        for (number, region) in op.kind.regions_mut().into_iter().enumerate() {
            let mut scope = scope.clone();
            scope.extend(&region.args);
            enter(facts, &kind, number);
            for mut op in std::mem::take(&mut region.ops) {
                match &op.kind {
                    OpKind::AffineLoad { array, .. } if *array == self.array => {
                        let results = op.results.clone();
                        self.load(op, facts, &scope, &mut region.ops)?;
                        scope.extend(results);
                    }
                    _ => {
                        if touches(&op, self.array) {
                            self.inside(&mut op, facts, &scope)?;
                        }
                        scope.extend(&op.results);
                        region.ops.push(op);
                    }
                }
            }
            facts.close();
        }
        Some(())
    }

    fn load(
        &mut self,
        op: Op,
        facts: &mut Facts,
        scope: &HashSet<ValueId>,
        out: &mut Vec<Op>,
    ) -> Option<()> {
        let OpKind::AffineLoad { map, operands, .. } = &op.kind else {
            return None;
        };
        facts.types = self.kernel.values.iter().map(|value| value.ty).collect();
        let phase = |at: usize| self.plan.barriers.iter().filter(|b| **b < at).count();
        let now = phase(self.at);
        let (stores, others) = (&self.plan.stores, &self.plan.others);
        if stores.iter().any(|store| store.phase == now) {
            return None;
        }
        let from = stores.iter().map(|s| s.phase).filter(|p| *p < now).max()?;
        if others.iter().any(|phase| (from..=now).contains(phase)) {
            return None;
        }
        let first = stores.iter().all(|store| store.phase >= from)
            && others.iter().all(|phase| *phase > now);
        let loaded = linear(&map.results[0], &values(operands), facts);
        let mut candidates: Vec<&Stored> = stores.iter().filter(|s| s.phase == from).collect();
        // Those of single threads last: they are the edges.
        candidates.sort_by_key(|store| store.guards.iter().filter(|g| g.equality).count());
        let zero_else = first && !self.plan.in_loop;
        let ty = self.kernel.ty(op.results[0]);
        let choice = Choice {
            loaded: &loaded,
            zero_else,
            ty,
            loc: op.loc,
            scope,
        };
        let value = match self.agreed(&candidates, &choice, facts, out) {
            Some(value) => value,
            None => self.choose(&candidates, &choice, facts, out)?,
        };
        self.alias.insert(op.results[0], value);
        Some(())
    }

    /// The first of the candidates' values that is stored at what is loaded.
    fn choose(
        &mut self,
        candidates: &[&Stored],
        choice: &Choice,
        facts: &mut Facts,
        out: &mut Vec<Op>,
    ) -> Option<ValueId> {
        let (loc, ty) = (choice.loc, choice.ty);
        let Some((stored, rest)) = candidates.split_first() else {
            // Nobody stored there: any value will do.
            let zero = match ty.is_float() {
                true => Const::Float(0.0),
                false => Const::Int(0),
            };
            let result = self.kernel.new_value(ty);
            out.push(Op {
                kind: OpKind::Constant(zero),
                results: vec![result],
                loc,
            });
            return choice.zero_else.then_some(result);
        };
        let source = match self.who(stored, choice, facts)? {
            Inverted::Nobody => return self.choose(rest, choice, facts, out),
            Inverted::By(source) => source,
        };
        let (value, mut ops) = self.said_of(stored.value, &source.threads, choice)?;
        if source.conditions.is_empty() {
            out.append(&mut ops);
            return Some(value);
        }
        facts.open();
        if let Some(holds) = context::opposite(&source.conditions, facts) {
            context::note(facts, &holds);
            facts.note_again();
        }
        let mut others = Vec::new();
        let otherwise = self.choose(rest, choice, facts, &mut others);
        facts.close();
        self.branch(
            &source.conditions,
            (value, ops),
            (otherwise?, others),
            choice,
            out,
        )
    }

    /// Who stored what is loaded.
    fn who(&self, stored: &Stored, choice: &Choice, facts: &mut Facts) -> Option<Inverted> {
        let guards = self.plan.guards.iter().chain(&stored.guards);
        let guards: Vec<Holds> = guards.cloned().collect();
        let uniform = |value: ValueId| !self.values.varies(value) || self.is_id(value);
        let in_scope = |sum: &Linear| sum.is_over(&|v| choice.scope.contains(&v) && uniform(v));
        if !guards.iter().all(|holds| in_scope(&holds.sum)) || !in_scope(&stored.index) {
            return None;
        }
        invert(&stored.index, &guards, choice.loaded, self.ids, facts)
    }

    fn is_id(&self, value: ValueId) -> bool {
        self.ids.iter().any(|id| id.value == value)
    }

    /// The value as the thread that stored it has it, and the ops that compute it.
    fn said_of(
        &mut self,
        value: ValueId,
        threads: &BTreeMap<ValueId, Linear>,
        choice: &Choice,
    ) -> Option<(ValueId, Vec<Op>)> {
        let loc = choice.loc;
        let mut ops = Vec::new();
        let mut known = HashMap::new();
        for (id, thread) in threads {
            let mut operands = Operands::default();
            let expr = operands.expr(thread)?;
            let Operands(operands) = operands;
            let map = AffineMap {
                dims: operands.len(),
                results: vec![expr],
            };
            let copy = self.kernel.new_value(Ty::Index);
            ops.push(Op {
                kind: OpKind::AffineApply { map, operands },
                results: vec![copy],
                loc,
            });
            known.insert(*id, copy);
        }
        let mut cloner = Cloner {
            values: self.values,
            kernel: self.kernel,
            in_scope: choice.scope,
            known,
            out: ops,
        };
        let value = cloner.value(value)?;
        Some((value, cloner.out))
    }

    /// What all of the candidates store, if it is the same wherever they store, and one of them surely did.
    fn agreed(
        &mut self,
        candidates: &[&Stored],
        choice: &Choice,
        facts: &mut Facts,
        out: &mut Vec<Op>,
    ) -> Option<ValueId> {
        let mut sources = Vec::new();
        for candidate in candidates {
            if let Inverted::By(source) = self.who(candidate, choice, facts)? {
                sources.push((candidate.value, source));
            }
        }
        let is_id = |value: ValueId| self.is_id(value);
        let mut agree = Agree {
            kernel: self.kernel,
            values: self.values,
            is_id: &is_id,
            cases: CASES,
        };
        let mut stored = Vec::new();
        for (value, source) in &sources {
            let (value, threads) = (*value, &source.threads);
            facts.open();
            let conditions = source.conditions.iter();
            conditions.for_each(|holds| context::note(facts, holds));
            let value = agree.guarded(Of { value, threads }, facts);
            facts.close();
            stored.push(Stores {
                value: value?,
                conditions: &source.conditions,
            });
        }
        let found = agree.all(&stored, facts)?;
        let (value, mut ops) = self.said_of(found.of.value, found.of.threads, choice)?;
        let Some(constant) = found.otherwise else {
            out.append(&mut ops);
            return Some(value);
        };
        let constant = self.said_of(constant, found.of.threads, choice)?;
        self.branch(&found.conditions, (value, ops), constant, choice, out)
    }

    /// One value where all conditions hold, another elsewhere.
    fn branch(
        &mut self,
        conditions: &[Holds],
        (value, ops): (ValueId, Vec<Op>),
        (otherwise, others): (ValueId, Vec<Op>),
        choice: &Choice,
        out: &mut Vec<Op>,
    ) -> Option<ValueId> {
        let mut operands = Operands::default();
        let constraints = conditions.iter().map(|holds| {
            Some(Constraint {
                expr: operands.expr(&holds.sum)?,
                equality: holds.equality,
            })
        });
        let constraints = constraints.collect::<Option<Vec<_>>>()?;
        let Operands(operands) = operands;
        let region = |value, ops| Region {
            args: Vec::new(),
            ops,
            yields: vec![value],
        };
        let kind = OpKind::AffineIf {
            set: IntegerSet {
                dims: operands.len(),
                constraints,
            },
            operands,
            then_region: region(value, ops),
            else_region: region(otherwise, others),
        };
        let result = self.kernel.new_value(choice.ty);
        out.push(Op {
            kind,
            results: vec![result],
            loc: choice.loc,
        });
        Some(result)
    }
}

/// What a load asks for.
struct Choice<'a> {
    loaded: &'a Linear,
    /// Whether elements that nobody stored may hold anything.
    zero_else: bool,
    ty: Ty,
    loc: Loc,
    scope: &'a HashSet<ValueId>,
}
