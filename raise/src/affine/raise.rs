//! The pass: loads, stores, loops and ifs, one after the other, with the facts around them.

use std::collections::HashMap;

use super::conditions::{Condition, Conjunction};
use super::forms::Analysis;
use super::linear::{Atom, Linear};
use crate::error::Result;
use crate::scf::{Emit, simplify};
use crate::tree::{
    AffineMap, BinaryOp, Bound, CastOp, Const, IntegerSet, Kernel, Op, OpKind, Region, Ty, ValueId,
};

/// Raises loads, stores, loops and ifs of `kernel` to affine ones where that can be proved, and tidies up.
pub fn raise_affine(kernel: Kernel) -> Result<Kernel> {
    let mut kernel = simplify(hoist_ids(kernel));
    let body = std::mem::take(&mut kernel.body);
    let mut raiser = Raiser {
        kernel,
        analysis: Analysis::new(),
        alias: HashMap::new(),
    };
    raiser.kernel.body = raiser.region(body);
    Ok(simplify(raiser.kernel))
}

/// Ids go to the top of the kernel, where affine maps may use them.
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

struct Raiser {
    kernel: Kernel,
    analysis: Analysis,
    /// What results of ifs that are gone are to be replaced by.
    alias: HashMap<ValueId, ValueId>,
}

impl Raiser {
    fn region(&mut self, mut region: Region) -> Region {
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

    fn resolve(&self, value: ValueId) -> ValueId {
        self.alias.get(&value).copied().unwrap_or(value)
    }

    /// Learns the types of values made since the last time.
    fn learn_types(&mut self) {
        let known = self.analysis.facts.types.len();
        let new = self.kernel.values[known..].iter().map(|info| info.ty);
        self.analysis.facts.types.extend(new);
    }

    /// Learns what `op` defines.
    fn define(&mut self, op: &Op) {
        self.learn_types();
        if op.kind.regions().is_empty() {
            for (number, result) in op.results.iter().enumerate() {
                self.analysis
                    .definitions
                    .insert(*result, (op.kind.clone(), number));
            }
        }
    }

    fn op(&mut self, mut op: Op, out: &mut Vec<Op>) {
        op.kind
            .visit_operands_mut(&mut |value| *value = self.resolve(*value));
        self.define(&op);
        let (loc, results) = (op.loc, op.results);
        let kind = match op.kind {
            OpKind::Id { extent, .. } => {
                self.analysis.dims.insert(results[0]);
                self.analysis
                    .facts
                    .note(Atom::Value(results[0]), (0, i128::from(extent) - 1));
                op.kind
            }
            OpKind::Load { array, index } => match self.index(index, loc, out) {
                Ok((map, operands)) => OpKind::AffineLoad {
                    array,
                    map,
                    operands,
                },
                Err(index) => OpKind::Load { array, index },
            },
            OpKind::Store {
                array,
                index,
                value,
            } => match self.index(index, loc, out) {
                Ok((map, operands)) => OpKind::AffineStore {
                    array,
                    map,
                    operands,
                    value,
                },
                Err(index) => OpKind::Store {
                    array,
                    index,
                    value,
                },
            },
            OpKind::If {
                cond,
                then_region,
                else_region,
            } => {
                return self.branches(
                    Op {
                        kind: OpKind::If {
                            cond,
                            then_region,
                            else_region,
                        },
                        results,
                        loc,
                    },
                    out,
                );
            }
            OpKind::For { .. } => {
                return self.counted(
                    Op {
                        kind: op.kind,
                        results,
                        loc,
                    },
                    out,
                );
            }
            OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            } => {
                self.assume_set(&set, &operands, true);
                let then_region = self.region(then_region);
                self.analysis.facts.close();
                self.assume_set(&set, &operands, false);
                let else_region = self.region(else_region);
                self.analysis.facts.close();
                OpKind::AffineIf {
                    set,
                    operands,
                    then_region,
                    else_region,
                }
            }
            OpKind::AffineFor {
                lower,
                upper,
                step,
                init,
                body,
            } => {
                let lowest = self.bound(&lower);
                let highest = self.bound(&upper);
                let body = self.loop_body(body, lowest, highest, true);
                OpKind::AffineFor {
                    lower,
                    upper,
                    step,
                    init,
                    body,
                }
            }
            OpKind::Parallel { lower, upper, body } => {
                self.analysis.facts.open();
                for (k, iv) in body.args.iter().enumerate() {
                    self.analysis.dims.insert(*iv);
                    let range = (i128::from(lower[k]), i128::from(upper[k]) - 1);
                    self.analysis.facts.note(Atom::Value(*iv), range);
                }
                let body = self.region(body);
                self.analysis.facts.close();
                OpKind::Parallel { lower, upper, body }
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
            OpKind::Cmpi(..)
            | OpKind::Binary(BinaryOp::AndI | BinaryOp::OrI | BinaryOp::XorI, ..)
                if self.kernel.ty(results[0]) == Ty::I1 =>
            {
                match self.analysis.decide(results[0]) {
                    Some(truth) => OpKind::Constant(Const::Int(truth.into())),
                    None => op.kind,
                }
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
            | OpKind::Cmpi(..)
            | OpKind::Cmpf(..)
            | OpKind::Cast(..)
            | OpKind::MulExtended { .. }
            | OpKind::AffineLoad { .. }
            | OpKind::AffineStore { .. }
            | OpKind::AffineApply { .. }
            | OpKind::Barrier => op.kind,
        };
        out.push(Op { kind, results, loc });
    }

    /// The index of an access as an affine map, or else as a value, written anew in `index` if it is known exactly.
    fn index(
        &mut self,
        index: ValueId,
        loc: crate::tree::Loc,
        out: &mut Vec<Op>,
    ) -> Result<(AffineMap, Vec<ValueId>), ValueId> {
        let exact = self.analysis.exact(index);
        let affine = exact.as_ref().and_then(|form| self.analysis.map(form));
        if let Some(affine) = affine {
            return Ok(affine);
        }
        let Some(form) = self.element_of_bytes(index).or(exact) else {
            return Err(index);
        };
        if let Some(affine) = self.analysis.map(&form) {
            return Ok(affine);
        }
        let mut emit = Emit {
            kernel: &mut self.kernel,
            ops: out,
            loc,
        };
        Err(self.analysis.write(&form, &mut emit).unwrap_or(index))
    }

    /// An index that is a byte offset divided by the element size, as unsigned. Were the offset negative, the access would be far
    /// outside any array, and so it is with the quotient of the negative number: it need not be proved.
    fn element_of_bytes(&mut self, index: ValueId) -> Option<Linear> {
        let definition =
            |value: ValueId| self.analysis.definitions.get(&value).map(|(kind, _)| kind);
        let element = match definition(index)? {
            OpKind::Cast(CastOp::IndexCast | CastOp::IndexCastUi, of) => *of,
            _ => index,
        };
        let (op, bytes, by) = match definition(element)? {
            OpKind::Binary(op @ (BinaryOp::DivUi | BinaryOp::ShrUi), bytes, by) => {
                (*op, *bytes, *by)
            }
            _ => return None,
        };
        if self.kernel.ty(bytes).bits() != 64 {
            return None;
        }
        let by = self.analysis.form(by).as_constant()?;
        let size = match op {
            BinaryOp::ShrUi if (0..8).contains(&by) => 1 << by,
            BinaryOp::DivUi if (1..256).contains(&by) => by,
            _ => return None,
        };
        let bytes = self.analysis.exact(bytes)?;
        Some(self.analysis.facts.floor_div(&bytes, size))
    }

    fn branches(&mut self, op: Op, out: &mut Vec<Op>) {
        let OpKind::If {
            cond,
            then_region,
            else_region,
        } = op.kind
        else {
            unreachable!("only ifs come here");
        };
        if let Some(truth) = self.analysis.decide(cond) {
            let region = if truth { then_region } else { else_region };
            region.ops.into_iter().for_each(|inner| self.op(inner, out));
            for (result, value) in op.results.into_iter().zip(region.yields) {
                let value = self.resolve(value);
                self.alias.insert(result, value);
            }
            return;
        }
        let holds = self.analysis.assume(cond, true);
        let then_region = self.region(then_region);
        self.analysis.facts.close();
        let fails = self.analysis.assume(cond, false);
        let else_region = self.region(else_region);
        self.analysis.facts.close();

        let whole = |conjunction: &Conjunction, analysis: &Analysis| match conjunction.partial {
            true => None,
            false => analysis.set(&conjunction.conditions),
        };
        let (results, loc) = (op.results, op.loc);
        if let Some((set, operands)) = whole(&holds, &self.analysis) {
            let kind = OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            };
            return out.push(Op { kind, results, loc });
        }
        if let Some((set, operands)) = whole(&fails, &self.analysis) {
            let kind = OpKind::AffineIf {
                set,
                operands,
                then_region: else_region,
                else_region: then_region,
            };
            return out.push(Op { kind, results, loc });
        }
        // Not all of it is affine. What is, goes around the rest, if nothing happens elsewhere.
        let necessary = if !results.is_empty() {
            None
        } else if else_region.ops.is_empty() {
            Some(holds)
        } else if then_region.ops.is_empty() {
            Some(fails)
        } else {
            None
        };
        let kind = OpKind::If {
            cond,
            then_region,
            else_region,
        };
        let inner = Op { kind, results, loc };
        let affine: Vec<Condition> = necessary
            .into_iter()
            .flat_map(|conjunction| conjunction.conditions)
            .filter(|condition| self.analysis.is_affine(&condition.sum))
            .collect();
        match self.analysis.set(&affine) {
            Some((set, operands)) if !affine.is_empty() => {
                let then_region = Region {
                    ops: vec![inner],
                    ..Region::default()
                };
                let else_region = Region::default();
                let kind = OpKind::AffineIf {
                    set,
                    operands,
                    then_region,
                    else_region,
                };
                out.push(Op {
                    kind,
                    results: Vec::new(),
                    loc,
                });
            }
            _ => out.push(inner),
        }
    }

    /// Opens a scope in which an affine condition holds, or fails.
    fn assume_set(&mut self, set: &IntegerSet, operands: &[ValueId], truth: bool) {
        let dims: Vec<Linear> = operands
            .iter()
            .map(|operand| self.analysis.signed(*operand))
            .collect();
        let sums: Vec<Linear> = set
            .constraints
            .iter()
            .map(|constraint| self.analysis.apply(&constraint.expr, &dims))
            .collect();
        self.analysis.facts.open();
        let mut conjunction = Conjunction::default();
        match (truth, set.constraints.as_slice()) {
            (true, constraints) => {
                for (constraint, sum) in constraints.iter().zip(sums) {
                    self.analysis
                        .require(sum, constraint.equality, &mut conjunction);
                }
            }
            (false, [only]) if !only.equality => {
                self.analysis
                    .require(sums[0].times(-1).offset(-1), false, &mut conjunction);
            }
            (false, _) => {}
        }
    }

    /// A bound with one result.
    fn bound(&mut self, bound: &Bound) -> Option<Linear> {
        let dims: Vec<Linear> = bound
            .operands
            .iter()
            .map(|operand| self.analysis.signed(*operand))
            .collect();
        match bound.map.results.as_slice() {
            [only] => Some(self.analysis.apply(only, &dims)),
            _ => None,
        }
    }

    /// The body of a loop whose variable is in `lowest..highest`.
    fn loop_body(
        &mut self,
        body: Region,
        lowest: Option<Linear>,
        highest: Option<Linear>,
        affine: bool,
    ) -> Region {
        let iv = body.args[0];
        if affine {
            self.analysis.dims.insert(iv);
        }
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

    /// `scf.for` → `affine.for` from 0 in steps of 1, if the bounds are affine and the step is a constant.
    fn counted(&mut self, op: Op, out: &mut Vec<Op>) {
        let OpKind::For {
            lower,
            upper,
            step,
            init,
            mut body,
        } = op.kind
        else {
            unreachable!("only counted loops come here");
        };
        let (lowest, highest) = (self.analysis.exact(lower), self.analysis.exact(upper));
        let by = self
            .analysis
            .exact(step)
            .and_then(|by| by.as_constant())
            .filter(|by| *by > 0);
        let affine = match (&lowest, &highest, by) {
            (Some(lowest), Some(highest), Some(by)) => {
                let distance = highest.minus(lowest).offset(by - 1);
                let turns = self.analysis.facts.floor_div(&distance, by);
                let map = self.analysis.map(&turns);
                let starts_affine = self.analysis.is_affine(lowest);
                map.filter(|_| starts_affine)
                    .map(|map| (turns, map, lowest.clone(), by))
            }
            _ => None,
        };
        let Some((turns, (map, operands), lowest, by)) = affine else {
            let body = self.loop_body(body, lowest, highest, false);
            let kind = OpKind::For {
                lower,
                upper,
                step,
                init,
                body,
            };
            return out.push(Op {
                kind,
                results: op.results,
                loc: op.loc,
            });
        };
        let old = body.args[0];
        let iv = self.kernel.new_value(Ty::Index);
        body.args[0] = iv;
        self.learn_types();
        self.analysis.dims.insert(iv);
        // What the variable was, at the start of the body.
        let mut start = Vec::new();
        let mut emit = Emit {
            kernel: &mut self.kernel,
            ops: &mut start,
            loc: op.loc,
        };
        let form = lowest.plus_times(&Linear::value(iv), by);
        let value = self
            .analysis
            .write(&form, &mut emit)
            .expect("the bounds were written too");
        let ty = emit.kernel.ty(old);
        let value = emit.int_of(value, ty);
        self.alias.insert(old, value);
        start.append(&mut body.ops);
        body.ops = start;
        let body = self.loop_body(body, Some(Linear::default()), Some(turns), true);
        let kind = OpKind::AffineFor {
            lower: Bound::constant(0),
            upper: Bound { map, operands },
            step: 1,
            init,
            body,
        };
        out.push(Op {
            kind,
            results: op.results,
            loc: op.loc,
        });
    }
}
