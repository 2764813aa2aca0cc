//! The stores to a shared array, with their epochs between barriers and the threads that perform
//! them.

use super::context::{self, AffineConstraint, conditions, decided, linear, values};
use super::parts::all_parts;
use crate::affine::{Facts, Linear};
use crate::kernel_ir::{Op, OpKind, PtxOp, Region, ValueId};

/// The greatest number of cases of the branches around a store.
const MAX_CASES: usize = 8;

/// One store to the array, in one case of the branches around it.
pub(super) struct Stored {
    /// Index among the ops of the region.
    pub(super) at: usize,
    pub(super) phase: usize,
    pub(super) guards: Vec<AffineConstraint>,
    pub(super) index: Linear,
    pub(super) value: ValueId,
}

/// The accesses to the array, in the innermost region that contains all of them.
pub(super) struct StagingPattern {
    pub(super) stores: Vec<Stored>,
    /// Indices of the barriers, and of loops that end with one.
    pub(super) barriers: Vec<usize>,
    /// Epochs of loops that use the array for separate data.
    pub(super) others: Vec<usize>,
    /// Conditions around the region that differ between threads.
    pub(super) guards: Vec<AffineConstraint>,
    pub(super) in_loop: bool,
}

pub(super) fn touches(op: &Op, array: ValueId) -> bool {
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

/// Returns whether the op is a loop that ends with a barrier, after all its accesses to the array.
pub(super) fn ends_with_barrier(op: &Op, array: ValueId) -> bool {
    let OpKind::AffineFor { body, .. } = &op.kind else {
        return false;
    };
    let last = |is: &dyn Fn(&Op) -> bool| body.ops.iter().rposition(is);
    last(&|op| matches!(op.kind, OpKind::Barrier)) > last(&|op| touches(op, array))
}

pub(super) fn plan(
    region: &Region,
    array: ValueId,
    (touching, own): (&[usize], &[usize]),
    guards: Vec<AffineConstraint>,
    in_loop: bool,
    facts: &mut Facts,
) -> Option<StagingPattern> {
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
    // The loads of an iteration must be complete before the stores of the next.
    if in_loop
        && !barriers
            .iter()
            .any(|barrier| *barrier > last_load || *barrier < first_store)
    {
        return None;
    }
    Some(StagingPattern {
        stores,
        barriers,
        others,
        guards,
        in_loop,
    })
}

type GuardedStore = (Vec<AffineConstraint>, Linear, ValueId);

/// The conditions that the branches around a store imply.
#[derive(Default)]
struct Guards {
    /// All of these hold.
    all: Vec<AffineConstraint>,
    /// Of each of these lists, at least one fails.
    not_all: Vec<Vec<AffineConstraint>>,
}

impl Guards {
    /// Returns the conditions under which the store is executed, as mutually exclusive lists;
    /// `None` if there are too many cases.
    fn conditions(&self, facts: &mut Facts) -> Option<Vec<Vec<AffineConstraint>>> {
        facts.open();
        let found = match all_parts(&self.all, facts) {
            Some(all) => self.cases(&self.not_all, all, facts),
            None => Some(Vec::new()),
        };
        facts.close();
        found
    }

    /// Returns `found`, whose conditions are recorded, combined with one failing condition of each
    /// of `not_all`. `None` if there are too many cases.
    fn cases(
        &self,
        not_all: &[Vec<AffineConstraint>],
        found: Vec<AffineConstraint>,
        facts: &mut Facts,
    ) -> Option<Vec<Vec<AffineConstraint>>> {
        let Some((several, rest)) = not_all.split_first() else {
            return Some(vec![found]);
        };
        if several.iter().any(|of| decided(facts, of) == Some(false)) {
            return self.cases(rest, found, facts);
        }
        let open = several.iter().filter(|of| decided(facts, of).is_none());
        let open: Vec<AffineConstraint> = open.cloned().collect();
        let mut all = Vec::new();
        let cases = match context::opposite(&open, facts) {
            Some(holds) => vec![vec![holds]],
            None => context::not_all(&open),
        };
        for case in cases {
            facts.open();
            if let Some(parts) = all_parts(&case, facts) {
                let found = found.iter().cloned().chain(parts).collect();
                all.extend(self.cases(rest, found, facts)?);
            }
            facts.close();
            if all.len() > MAX_CASES {
                return None;
            }
        }
        Some(all)
    }
}

/// Collects the stores in `op`, with the guards around them; returns whether there are loads.
/// `None` if a store is nested in anything other than guards.
fn collect(
    op: &Op,
    array: ValueId,
    guards: &mut Guards,
    stores: &mut Vec<GuardedStore>,
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
            for conditions in guards.conditions(facts)? {
                stores.push((conditions, index.clone(), *value));
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
