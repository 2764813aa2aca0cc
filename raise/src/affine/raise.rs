//! The pass that raises a kernel op by op, with the facts that hold at each.

use std::collections::{HashMap, HashSet};

use super::facts::Range;
use super::forms::Analysis;
use super::index_functions::Observer;
use super::linear::Atom;
use crate::error::Result;
use crate::kernel_ir::{Const, Kernel, Op, OpKind, Region, Ty, ValueId};
use crate::scf::simplify;

/// Raises loads, stores, loops and ifs of `kernel` to affine ones where that can be proved, and
/// simplifies the kernel.
///
/// Ops that are already affine are simplified as far as the facts allow; the pass is idempotent.
pub fn raise_affine(kernel: Kernel) -> Result<Kernel> {
    Ok(simplify(raise(kernel, None).kernel))
}

/// Like [`raise_affine`], but returns the observer of the accesses instead of the kernel.
pub(super) fn raise_observed(kernel: Kernel, observer: Observer) -> Result<Observer> {
    let raised = raise(kernel, Some(observer));
    Ok(raised.observer.expect("it was given"))
}

fn raise(kernel: Kernel, observer: Option<Observer>) -> Raiser {
    let mut kernel = simplify(hoist_ids(kernel));
    let body = std::mem::take(&mut kernel.body);
    let mut raiser = Raiser {
        kernel,
        analysis: Analysis::new(),
        alias: HashMap::new(),
        loop_ivs: HashSet::new(),
        observer,
    };
    for (value, range) in raiser.kernel.integers() {
        raiser.dim(value, range);
    }
    raiser.kernel.body = raiser.region(body);
    raiser
}

/// Hoists ids to the top of the kernel, where affine maps may use them.
fn hoist_ids(mut kernel: Kernel) -> Kernel {
    fn take(region: &mut Region, ids: &mut Vec<Op>) {
        let is_id = |op: &mut Op| matches!(op.kind, OpKind::Id { .. });
        ids.extend(region.ops.extract_if(.., is_id));
        for op in &mut region.ops {
            op.kind
                .regions_mut()
                .into_iter()
                .for_each(|region| take(region, ids));
        }
    }
    let mut ids = Vec::new();
    take(&mut kernel.body, &mut ids);
    ids.append(&mut kernel.body.ops);
    kernel.body.ops = ids;
    kernel
}

pub(super) struct Raiser {
    pub(super) kernel: Kernel,
    pub(super) analysis: Analysis,
    /// Replacements for removed values.
    pub(super) alias: HashMap<ValueId, ValueId>,
    /// The loop induction variables among the dimensions of affine maps.
    pub(super) loop_ivs: HashSet<ValueId>,
    /// The recorder of index functions, if they are requested.
    pub(super) observer: Option<Observer>,
}

impl Raiser {
    pub(super) fn region(&mut self, mut region: Region) -> Region {
        let mut out = Vec::with_capacity(region.ops.len());
        for op in std::mem::take(&mut region.ops) {
            self.op(op, &mut out);
        }
        region
            .yields
            .iter_mut()
            .for_each(|value| *value = self.resolve(*value));
        region.ops = out;
        region
    }

    pub(super) fn resolve(&self, mut value: ValueId) -> ValueId {
        while let Some(other) = self.alias.get(&value) {
            value = *other;
        }
        value
    }

    /// Records the types of values created since the last call.
    pub(super) fn learn_types(&mut self) {
        let known = self.analysis.facts.types.len();
        let new = self.kernel.values[known..].iter().map(|info| info.ty);
        self.analysis.facts.types.extend(new);
    }

    /// Registers a value with a known range that affine maps may use.
    pub(super) fn dim(&mut self, value: ValueId, range: Range) {
        self.learn_types();
        self.analysis.dims.insert(value);
        self.analysis.facts.note(Atom::Value(value), range);
    }

    pub(super) fn op(&mut self, mut op: Op, out: &mut Vec<Op>) {
        op.kind
            .visit_operands_mut(&mut |value| *value = self.resolve(*value));
        self.learn_types();
        if op.kind.regions().is_empty() {
            for (number, result) in op.results.iter().enumerate() {
                self.analysis
                    .definitions
                    .insert(*result, (op.kind.clone(), number));
            }
        }
        let (loc, results) = (op.loc, op.results);
        let kind = match op.kind {
            OpKind::Id { extent, .. } => {
                self.dim(results[0], (0, i128::from(extent) - 1));
                op.kind
            }
            OpKind::Load { array, index } => match self.index(index) {
                Ok((map, operands)) => OpKind::AffineLoad {
                    array,
                    map,
                    operands,
                },
                Err(index) => return self.load(array, index, results[0], loc, out),
            },
            OpKind::Store {
                array,
                index,
                value,
            } => match self.index(index) {
                Ok((map, operands)) => OpKind::AffineStore {
                    array,
                    map,
                    operands,
                    value,
                },
                Err(index) => return self.store(array, index, value, loc, out),
            },
            OpKind::AffineLoad {
                array,
                map,
                operands,
            } => {
                let (map, operands) = self.remap(map, operands);
                OpKind::AffineLoad {
                    array,
                    map,
                    operands,
                }
            }
            OpKind::AffineStore {
                array,
                map,
                operands,
                value,
            } => {
                let (map, operands) = self.remap(map, operands);
                OpKind::AffineStore {
                    array,
                    map,
                    operands,
                    value,
                }
            }
            OpKind::AffineApply { map, operands } => {
                let (map, operands) = self.remap(map, operands);
                OpKind::AffineApply { map, operands }
            }
            OpKind::If {
                cond,
                then_region,
                else_region,
            } => {
                return self.branches(cond, then_region, else_region, results, loc, out);
            }
            OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            } => {
                return self.affine_branches(
                    (set, operands),
                    then_region,
                    else_region,
                    results,
                    loc,
                    out,
                );
            }
            OpKind::For {
                lower,
                upper,
                step,
                init,
                body,
            } => {
                let bounds = (self.analysis.exact(lower), self.analysis.exact(upper));
                let by = self.analysis.exact(step).and_then(|by| by.as_constant());
                if let ((Some(lowest), Some(highest)), Some(by)) = (&bounds, by)
                    && by > 0
                    && let Some(turns) = self.turns(lowest, highest, by)
                {
                    return self.counted(
                        turns,
                        (lowest.clone(), by),
                        init,
                        body,
                        results,
                        loc,
                        out,
                    );
                }
                if let Some(turns) = self.bounded_turns(&bounds, by) {
                    let iv_and_turns = (body.args[0], upper);
                    let kind = self.at_most(turns, iv_and_turns, init, body, loc);
                    return self.op(Op { kind, results, loc }, out);
                }
                let body = self.loop_body(body, bounds.0, bounds.1);
                OpKind::For {
                    lower,
                    upper,
                    step,
                    init,
                    body,
                }
            }
            OpKind::AffineFor {
                lower,
                upper,
                step,
                init,
                body,
            } => {
                let bounds = (self.bound(&lower), self.bound(&upper));
                if let (Some(lowest), Some(highest)) = &bounds
                    && let Some(turns) = self.turns(lowest, highest, step.into())
                {
                    let start = (lowest.clone(), step.into());
                    return self.counted(turns, start, init, body, results, loc, out);
                }
                self.analysis.dims.insert(body.args[0]);
                self.loop_ivs.insert(body.args[0]);
                let body = self.loop_body(body, bounds.0, bounds.1);
                OpKind::AffineFor {
                    lower,
                    upper,
                    step,
                    init,
                    body,
                }
            }
            OpKind::Parallel {
                lower,
                upper,
                roles,
                body,
            } => {
                self.analysis.facts.open();
                for (k, iv) in body.args.iter().enumerate() {
                    self.dim(*iv, (lower[k].into(), i128::from(upper[k]) - 1));
                }
                self.observe_dims(&body.args, &roles);
                let body = self.region(body);
                self.analysis.facts.close();
                OpKind::Parallel {
                    lower,
                    upper,
                    roles,
                    body,
                }
            }
            OpKind::While {
                init,
                before,
                after,
            } => {
                self.analysis.facts.open();
                let before = self.region(before);
                let after = self.region(after);
                self.analysis.facts.close();
                OpKind::While {
                    init,
                    before,
                    after,
                }
            }
            OpKind::Cmpi(..) => self.truth(op.kind, results[0]),
            OpKind::Binary(..) if self.kernel.ty(results[0]) == Ty::I1 => {
                self.truth(op.kind, results[0])
            }
            OpKind::Select(cond, a, b) => match self.analysis.decide(cond) {
                Some(truth) => {
                    self.alias.insert(results[0], if truth { a } else { b });
                    return;
                }
                None => op.kind,
            },
            OpKind::Constant(_)
            | OpKind::Poison
            | OpKind::Unary(..)
            | OpKind::Binary(..)
            | OpKind::Fma(..)
            | OpKind::Cmpf(..)
            | OpKind::Cast(..)
            | OpKind::MulExtended { .. }
            | OpKind::Barrier
            | OpKind::Ptx(..) => op.kind,
        };
        self.observe(&kind, loc);
        out.push(Op { kind, results, loc });
    }

    /// Returns a constant in place of `kind` if the boolean is known here.
    fn truth(&mut self, kind: OpKind, result: ValueId) -> OpKind {
        match self.analysis.decide(result) {
            Some(truth) => OpKind::Constant(Const::Int(truth.into())),
            None => kind,
        }
    }
}
