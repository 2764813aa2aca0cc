//! Normalization of counted loops: from 0, with increment 1, to a constant bound.

use super::conditions::Conjunction;
use super::linear::Linear;
use super::raise::Raiser;
use super::write::Operands;
use crate::kernel_ir::{
    AffineExpr, Bound, IntPredicate, KernelArg, Loc, Op, OpKind, Region, Ty, ValueId,
};
use crate::scf::Emit;
use std::collections::HashSet;

/// The greatest number of masked iterations of a loop, beyond the number that it executes.
const IN_VAIN: i128 = 16;
/// A loop whose trip count depends on an integer of the launch, or is known only approximately, and
/// may be at least this, stays a loop that runs as long as a thread needs it.
const MOST_TURNS: i128 = 4096;

impl Raiser {
    /// Returns the trip count, if it is affine in the values that affine maps may use, and bounded:
    /// by a small limit if it depends on integers of the launch.
    pub(super) fn turns(&mut self, lowest: &Linear, highest: &Linear, by: i128) -> Option<Linear> {
        let distance = highest.minus(lowest).offset(by - 1);
        let turns = self.analysis.facts.floor_div(&distance, by);
        let affine = self.analysis.is_affine(&turns) && self.analysis.is_affine(lowest);
        let (_, most) = self.analysis.facts.range(&turns);
        let limit = match self.depends_on_integers(&turns) {
            true => MOST_TURNS,
            false => 1 << 62,
        };
        (affine && most < limit).then_some(turns)
    }

    /// Returns whether `linear` contains an integer argument of the kernel.
    fn depends_on_integers(&self, linear: &Linear) -> bool {
        let is_integer = |of: ValueId| {
            let mut args = self.kernel.args.iter();
            args.any(|arg| matches!(arg, KernelArg::Scalar { value, .. } if *value == of))
        };
        let mut depends = false;
        linear.walk_values(&mut |value| depends |= is_integer(value));
        depends
    }

    /// Returns the greatest trip count of a loop from 0 with increment one, if it is not affine,
    /// but small and known to within a factor of two: in a branch that no thread enters the facts
    /// are contradictory, and any bound may follow from them.
    pub(super) fn bounded_turns(
        &mut self,
        (lowest, highest): &(Option<Linear>, Option<Linear>),
        by: Option<i128>,
    ) -> Option<i64> {
        let from_zero = lowest.as_ref()?.as_constant() == Some(0) && by == Some(1);
        let (least, most) = self.analysis.facts.range(highest.as_ref()?);
        let (least, most) = (least.max(0), most.max(0));
        let is_known = most < MOST_TURNS && most <= least.saturating_mul(2) + IN_VAIN;
        (from_zero && is_known).then_some(most as i64)
    }

    /// Rewrites a loop from 0 with increment one to `upper`, which is at most `most`: an
    /// `affine.for` to `most`, whose body is skipped once `upper` is reached.
    pub(super) fn at_most(
        &mut self,
        most: i64,
        (old, upper): (ValueId, ValueId),
        init: Vec<ValueId>,
        mut body: Region,
        loc: Loc,
    ) -> OpKind {
        let ty = self.kernel.ty(old);
        let iv = self.kernel.new_value(Ty::Index);
        let cond = self.kernel.new_value(Ty::I1);
        let mut ops = Vec::new();
        let mut emit = Emit {
            kernel: &mut self.kernel,
            ops: &mut ops,
            loc,
        };
        let again = emit.int_of(iv, ty);
        self.alias.insert(old, again);
        let kind = OpKind::Cmpi(IntPredicate::Slt, again, upper);
        ops.push(Op {
            kind,
            results: vec![cond],
            loc,
        });
        body.args[0] = iv;
        let mut body = self.unless_done(body, loc, |then_region, else_region| OpKind::If {
            cond,
            then_region,
            else_region,
        });
        ops.append(&mut body.ops);
        body.ops = ops;
        let (lower, upper) = (Bound::constant(0), Bound::constant(most));
        OpKind::AffineFor {
            lower,
            upper,
            step: 1,
            init,
            body,
        }
    }

    /// Rewrites a loop that runs `turns` times from `start.0` with increment `start.1`: an
    /// `affine.for` from 0 with increment 1 and constant bounds. If the trip count varies between
    /// threads, the bound is its maximum, and an `affine.if` skips the excess iterations.
    #[allow(clippy::too_many_arguments)] // the parts of one loop
    pub(super) fn counted(
        &mut self,
        turns: Linear,
        start: (Linear, i128),
        init: Vec<ValueId>,
        mut body: Region,
        results: Vec<ValueId>,
        loc: Loc,
        out: &mut Vec<Op>,
    ) {
        let (_, most) = self.analysis.facts.range(&turns);
        let most = most.max(0);
        let old = body.args[0];
        let iv = self.kernel.new_value(Ty::Index);
        body.args[0] = iv;
        self.analysis.facts.open();
        self.loop_ivs.insert(iv);
        self.dim(iv, (0, most - 1));
        let mut holds = Conjunction::default();
        let within = turns.minus(&Linear::value(iv)).offset(-1);
        self.analysis.require(within, false, &mut holds);

        // The original induction variable, at the start of the body.
        let mut ops = Vec::new();
        let mut emit = Emit {
            kernel: &mut self.kernel,
            ops: &mut ops,
            loc,
        };
        let form = start.0.plus_times(&Linear::value(iv), start.1);
        let value = self
            .analysis
            .write(&form, &mut emit)
            .expect("its parts are affine");
        let ty = emit.kernel.ty(old);
        let value = emit.int_of(value, ty);
        self.alias.insert(old, value);
        ops.append(&mut body.ops);
        body.ops = ops;
        let mut body = self.region(body);
        let last_yields = self.last_yields(&body);
        self.analysis.facts.close();

        let always = holds.conditions.is_empty();
        if !always {
            let (set, operands) = self
                .analysis
                .set(&holds.conditions)
                .expect("the count is affine");
            body = self.unless_done(body, loc, |then_region, else_region| OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            });
        }
        let kind = OpKind::AffineFor {
            lower: Bound::constant(0),
            upper: Bound::constant(most as i64),
            step: 1,
            init,
            body,
        };
        if always && most > 0 {
            let last = Linear::constant(most - 1);
            let mut after = Vec::new();
            for (k, expr, operands) in last_yields {
                let dim = |id: &ValueId| match *id == iv {
                    true => last.clone(),
                    false => Linear::value(*id),
                };
                let dims: Vec<Linear> = operands.iter().map(dim).collect();
                let form = self.analysis.apply(&expr, &dims);
                let mut emit = Emit {
                    kernel: &mut self.kernel,
                    ops: &mut after,
                    loc,
                };
                if let Some(value) = self.analysis.write(&form, &mut emit) {
                    let ty = emit.kernel.ty(results[k]);
                    let value = emit.int_of(value, ty);
                    self.alias.insert(results[k], value);
                }
            }
            after.into_iter().for_each(|op| self.op(op, out));
        }
        out.push(Op { kind, results, loc });
    }

    /// Returns the affine integers that an iteration yields and no iteration uses, by index: after
    /// the loop they have the value of the last iteration.
    fn last_yields(&mut self, body: &Region) -> Vec<(usize, AffineExpr, Vec<ValueId>)> {
        let mut used = HashSet::new();
        for op in &body.ops {
            op.kind.visit_operands(&mut |value| {
                used.insert(*value);
            });
            for region in op.kind.regions() {
                region.walk_uses(&mut |value| {
                    used.insert(value);
                });
            }
        }
        used.extend(&body.yields);
        let mut found = Vec::new();
        for (k, value) in body.yields.iter().enumerate() {
            if used.contains(&body.args[1 + k]) || !self.kernel.ty(*value).is_int() {
                continue;
            }
            let mut operands = Operands::default();
            if let Some(form) = self.analysis.exact(*value)
                && self.analysis.is_affine(&form)
                && let Some(expr) = operands.expr(&form)
            {
                found.push((k, expr, operands.0));
            }
        }
        found
    }

    /// Wraps a loop body in an if whose other side passes the carried values on unchanged.
    fn unless_done(
        &mut self,
        body: Region,
        loc: Loc,
        wrap: impl FnOnce(Region, Region) -> OpKind,
    ) -> Region {
        let args = body.args.clone();
        let carried = args[1..].to_vec();
        let mut fresh = |value: &ValueId| {
            let ty = self.kernel.ty(*value);
            self.kernel.new_value(ty)
        };
        let yields: Vec<ValueId> = carried.iter().map(&mut fresh).collect();
        self.learn_types();
        let then_region = Region {
            args: Vec::new(),
            ..body
        };
        let else_region = Region {
            yields: carried,
            ..Region::default()
        };
        let op = Op {
            kind: wrap(then_region, else_region),
            results: yields.clone(),
            loc,
        };
        Region {
            args,
            ops: vec![op],
            yields,
        }
    }

    /// Raises the body of a loop whose variable is in `lowest..highest`.
    pub(super) fn loop_body(
        &mut self,
        body: Region,
        lowest: Option<Linear>,
        highest: Option<Linear>,
    ) -> Region {
        let iv = body.args[0];
        self.analysis.facts.open();
        let mut conjunction = Conjunction::default();
        if let Some(lowest) = lowest {
            let sum = Linear::value(iv).minus(&lowest);
            self.analysis.require(sum, false, &mut conjunction);
        }
        if let Some(highest) = highest {
            let sum = highest.minus(&Linear::value(iv)).offset(-1);
            self.analysis.require(sum, false, &mut conjunction);
        }
        let body = self.region(body);
        self.analysis.facts.close();
        body
    }
}
