//! Builds loops and branches, whose regions become functions.

use super::asked::Attributes;
use super::build::Builder;
use super::cursor::Problem;
use super::scope::{BuildFailure, Captures, Scope, named};
use super::tree::{OpNode, RegionNode};
use crate::{ElementType, Func, Op, TensorType, Value};

/// The values that regions use from the enclosing scope.
#[derive(Default)]
pub(super) struct Captured {
    /// The names, and the types of the values that each stands for.
    names: Vec<(String, Vec<TensorType>)>,
    /// The values, in the order of the names.
    pub(super) values: Vec<Value>,
}

impl<'n> Builder<'n> {
    /// Builds a `case` or an `if`. The values that branches capture become their operands. The
    /// branches of an `if` are exchanged, as false is index 0.
    pub(super) fn case_op(
        &mut self,
        func: &mut Func,
        scope: &Scope,
        node: &'n OpNode,
        operands: Vec<Value>,
    ) -> Result<Op, BuildFailure> {
        let [index] = operands[..] else {
            let message = format!("{} takes 1 operands, not {}", node.name, operands.len());
            return Err(Problem::new(node.at, message).into());
        };
        Attributes::new(&node.attributes, node.at).finish()?;
        let is_if = node.name == "stablehlo.if";
        let regions: Vec<&RegionNode> = node.regions.iter().collect();
        let captured = self.captured(func, scope, &regions)?;
        let mut branches = Vec::new();
        let before = self.problems.len();
        for region in &node.regions {
            if !region.args.is_empty() {
                let message = "a branch has no arguments: it uses what is around it";
                return Err(Problem::new(node.at, message).into());
            }
            branches.extend(self.part("branch", region, &captured, node.at).ok());
        }
        if self.problems.len() > before {
            return Err(BuildFailure::Silently);
        }
        let index = match is_if {
            false => index,
            true if branches.len() != 2
                || *func.tensor(index) != TensorType::scalar(ElementType::Pred) =>
            {
                let message = "an `if` has two branches, and a tensor<i1>";
                return Err(Problem::new(node.at, message).into());
            }
            true => {
                branches.reverse();
                func.convert(index, ElementType::I32)
            }
        };
        Ok(Op::Case {
            index,
            branches,
            operands: captured.values,
        })
    }

    /// Builds a loop. The values that it captures are loop-carried, unchanged, after the others.
    pub(super) fn while_op(
        &mut self,
        func: &Func,
        scope: &Scope,
        node: &'n OpNode,
        mut inits: Vec<Value>,
    ) -> Result<Op, BuildFailure> {
        let [cond_region, body_region] = node.regions.as_slice() else {
            return Err(Problem::new(node.at, "a loop has a condition and a body").into());
        };
        let captured = self.captured(func, scope, &[cond_region, body_region])?;
        inits.extend(&captured.values);
        let cond = self.part("cond", cond_region, &captured, node.at);
        let mut body = self.part("body", body_region, &captured, node.at)?;
        let carried = body.parameters()[body_region.args.len()..].to_vec();
        body.results.extend(carried);
        Ok(Op::While {
            inits,
            cond: cond?.into(),
            body: body.into(),
        })
    }

    /// Returns the values of `scope` that `regions` capture.
    pub(super) fn captured(
        &self,
        func: &Func,
        scope: &Scope,
        regions: &[&RegionNode],
    ) -> Result<Captured, BuildFailure> {
        let mut captures = Captures::default();
        for region in regions {
            captures.add(region);
        }
        let mut captured = Captured::default();
        for operand in captures.operands {
            let values = named(scope, &operand)?;
            let types = values.iter().map(|v| func.tensor(*v).clone());
            captured.names.push((operand.name.clone(), types.collect()));
            captured.values.extend(values);
        }
        Ok(captured)
    }

    /// Builds `region`, of an op at `at`, as a function of its arguments and its captured values.
    pub(super) fn part(
        &mut self,
        name: &str,
        region: &'n RegionNode,
        captured: &Captured,
        at: usize,
    ) -> Result<Func, BuildFailure> {
        let problems = self.problems.len();
        let mut part = Func::new(name);
        let mut inner = Scope::new();
        for (name, ty) in &region.args {
            let value = part.parameter(ty.tensor.clone());
            self.define(&mut inner, name, value, at);
        }
        for (name, types) in &captured.names {
            let params = types.iter().map(|ty| part.parameter(ty.clone())).collect();
            inner.insert(name.clone(), Some(params));
        }
        self.body(&mut part, inner, region, "stablehlo.return");
        match self.problems.len() > problems {
            true => Err(BuildFailure::Silently),
            false => Ok(part),
        }
    }
}
