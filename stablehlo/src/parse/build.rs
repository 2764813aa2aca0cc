//! The tree as a function.

use std::collections::HashMap;
use std::sync::Arc;

use super::asked::Attributes;
use super::attribute::Attribute;
use super::cursor::{DEEPEST, Problem};
use super::ops;
use super::scope::{BuildFailure, Scope, captures, check_types, named, resolve_all};
use super::tree::{FuncNode, OpNode, Operand, RegionNode};
use crate::print::is_argument_name;
use crate::types::comma_separated;
use crate::{ElementType, Func, Op, TensorType, Value};

/// `main`, and those of `nodes` that are called.
pub(super) fn build(nodes: &[FuncNode], main: &FuncNode) -> Result<Func, Vec<Problem>> {
    let mut builder = Builder {
        problems: Vec::new(),
        nodes: HashMap::new(),
        callees: HashMap::new(),
        depth: 0,
    };
    for node in nodes {
        if builder.nodes.insert(&node.name, node).is_some() {
            let message = format!("`@{}` is there already", node.name);
            builder.problems.push(Problem::new(node.at, message));
        }
    }
    builder.callees.insert(&main.name, Callee::Begun);
    let func = builder.func(main);
    if builder.problems.is_empty() {
        Ok(func)
    } else {
        Err(builder.problems)
    }
}

struct Builder<'n> {
    problems: Vec<Problem>,
    /// All functions, by name.
    nodes: HashMap<&'n str, &'n FuncNode>,
    /// Those that were called so far.
    callees: HashMap<&'n str, Callee>,
    /// How many functions and regions are begun and not finished.
    depth: usize,
}

enum Callee {
    /// It is on the way here.
    Begun,
    Built(Arc<Func>),
    /// It had errors, which were reported.
    Wrong,
}

impl<'n> Builder<'n> {
    fn func(&mut self, node: &'n FuncNode) -> Func {
        let before = self.problems.len();
        let mut func = Func::new(node.name.as_str());
        let mut scope = Scope::new();
        for (index, (name, ty)) in node.body.args.iter().enumerate() {
            let value = func.parameter(ty.clone());
            self.define(&mut scope, name, value, node.at);
            if !is_argument_name(name) && !name.starts_with(|c: char| c.is_ascii_digit()) {
                func.set_parameter_name(index, name.as_str());
            }
            for entry in node.param_attributes.get(index).into_iter().flatten() {
                let key = entry.name.as_str();
                match &entry.value {
                    Attribute::String(name) if key == "reactant.name" => {
                        func.set_parameter_name(index, name.as_str());
                    }
                    _ => func.add_parameter_attribute(index, key, entry.text.as_str()),
                }
            }
        }
        self.body(&mut func, scope, &node.body, "func.return");
        if self.problems.len() == before
            && let Some(declared) = &node.results
            && let found = func.result_types()
            && found != *declared
        {
            let (found, declared) = (comma_separated(found), comma_separated(declared));
            let message =
                format!("the function says it returns ({declared}), but returns ({found})");
            self.problems.push(Problem::new(node.at, message));
        }
        func
    }

    /// The function that `symbol`, which stands at `at`, names.
    fn callee(&mut self, symbol: &str, at: usize) -> Result<Arc<Func>, BuildFailure> {
        let wrong = |message: String| Err(Problem::new(at, message).into());
        let Some(node) = self.nodes.get(symbol).copied() else {
            return wrong(format!("there is no function `@{symbol}`"));
        };
        match self.callees.get(symbol) {
            Some(Callee::Built(func)) => return Ok(func.clone()),
            Some(Callee::Wrong) => return Err(BuildFailure::Silently),
            Some(Callee::Begun) => return wrong(format!("`@{symbol}` would call itself")),
            None if self.depth == DEEPEST => {
                return wrong(format!("calls and regions are more than {DEEPEST} deep"));
            }
            None => {}
        }
        self.callees.insert(&node.name, Callee::Begun);
        let before = self.problems.len();
        let func = Arc::new(self.func(node));
        let is_right = self.problems.len() == before;
        let built = match is_right {
            true => Callee::Built(func.clone()),
            false => Callee::Wrong,
        };
        self.callees.insert(&node.name, built);
        if is_right {
            Ok(func)
        } else {
            Err(BuildFailure::Silently)
        }
    }

    /// An argument of a region.
    fn define(&mut self, scope: &mut Scope, name: &str, value: Value, at: usize) {
        if scope.insert(name.to_owned(), Some(vec![value])).is_some() {
            self.problems
                .push(Problem::new(at, format!("`%{name}` is there already")));
        }
    }

    /// The ops of `region`, whose arguments are in `scope`, and the results.
    fn body(&mut self, func: &mut Func, scope: Scope, region: &'n RegionNode, terminator: &str) {
        self.depth += 1;
        self.ops(func, scope, region, terminator);
        self.depth -= 1;
    }

    fn ops(&mut self, func: &mut Func, mut scope: Scope, region: &'n RegionNode, terminator: &str) {
        let mut returned = false;
        for node in &region.ops {
            if returned {
                self.problems
                    .push(Problem::new(node.at, "nothing can come behind the return"));
                return;
            }
            let built = if node.name == terminator {
                returned = true;
                resolve_all(&scope, node).and_then(|results| {
                    check_types("operands", &node.operand_types, func, &results, node)?;
                    func.results = results;
                    Ok(Vec::new())
                })
            } else {
                self.op(func, &scope, node)
            };
            let values = match built {
                Ok(values) => Some(values),
                Err(BuildFailure::Silently) => None,
                Err(BuildFailure::Because(problem)) => {
                    self.problems.push(problem);
                    None
                }
            };
            if let Some((name, _)) = &node.results
                && scope.insert(name.clone(), values).is_some()
            {
                self.problems
                    .push(Problem::new(node.at, format!("`%{name}` is there already")));
            }
        }
        if !returned {
            let message = format!("expected a `{terminator}` at the end");
            self.problems.push(Problem::new(region.end, message));
        }
    }

    /// Push the op of `node`: its results.
    fn op(
        &mut self,
        func: &mut Func,
        scope: &Scope,
        node: &'n OpNode,
    ) -> Result<Vec<Value>, BuildFailure> {
        let operands = resolve_all(scope, node)?;
        check_types("operands", &node.operand_types, func, &operands, node)?;
        let is_combiner = matches!(
            node.name.as_str(),
            "stablehlo.reduce"
                | "stablehlo.reduce_window"
                | "stablehlo.scatter"
                | "stablehlo.sort"
                | "stablehlo.all_reduce"
                | "reactant.scan"
        );
        let op = if node.name == "stablehlo.while" {
            self.while_op(func, scope, node, operands)?
        } else if matches!(node.name.as_str(), "stablehlo.case" | "stablehlo.if") {
            self.case_op(func, scope, node, operands)?
        } else if !node.regions.is_empty() && !is_combiner {
            return Err(
                Problem::new(node.at, format!("no region is known in {}", node.name)).into(),
            );
        } else if node.name == "func.call" {
            self.call_op(node, operands)?
        } else {
            ops::op(node, operands)?
        };
        let is_loop = matches!(op, Op::While { .. });
        let is_tuple = is_loop
            || matches!(
                op,
                Op::Sort { .. }
                    | Op::Case { .. }
                    | Op::Call { .. }
                    | Op::CustomCall { .. }
                    | Op::OptimizationBarrier { .. }
            );
        let value = func
            .push(op)
            .map_err(|error| Problem::new(node.at, error.to_string()))?;
        let mut values = if is_tuple {
            func.results_of(value)
        } else {
            vec![value]
        };
        if is_loop {
            values.truncate(node.operands.len()); // the rest was carried along
        }
        check_types("results", &node.result_types, func, &values, node)?;
        match &node.results {
            Some((_, named)) if *named != values.len() => {
                let message = format!("{named} results are named, but there are {}", values.len());
                Err(Problem::new(node.at, message).into())
            }
            _ => Ok(values),
        }
    }

    fn call_op(&mut self, node: &OpNode, operands: Vec<Value>) -> Result<Op, BuildFailure> {
        let mut attributes = Attributes::new(&node.attributes, node.at);
        let (symbol, at) = attributes.symbol("callee")?;
        let compiled = attributes.compiled();
        attributes.finish()?;
        Ok(Op::Call {
            callee: self.callee(symbol, at)?,
            operands,
            compiled,
        })
    }

    /// A choice; what its branches use from around them becomes their operands. An `if` chooses between its branches
    /// backwards, as false is 0.
    fn case_op(
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
        let mut captured: Vec<Operand> = Vec::new();
        for region in &node.regions {
            captures(region, &mut Vec::new(), &mut captured);
        }
        let mut given: Vec<(String, Vec<TensorType>)> = Vec::new();
        let mut operands = Vec::new();
        for operand in captured {
            let values = named(scope, &operand)?;
            let types = values.iter().map(|v| func.tensor(*v).clone());
            given.push((operand.name.clone(), types.collect()));
            operands.extend(values);
        }
        let mut branches = Vec::new();
        let before = self.problems.len();
        for region in &node.regions {
            let mut branch = Func::new("branch");
            let mut inner = Scope::new();
            for (name, types) in &given {
                let params = types.iter().map(|ty| branch.parameter(ty.clone()));
                inner.insert(name.clone(), Some(params.collect()));
            }
            if !region.args.is_empty() {
                let message = "a branch has no arguments: it uses what is around it";
                return Err(Problem::new(node.at, message).into());
            }
            self.body(&mut branch, inner, region, "stablehlo.return");
            branches.push(branch);
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
            operands,
        })
    }

    /// A loop. Values that it uses from around it are carried along, unchanged, behind the others.
    fn while_op(
        &mut self,
        func: &Func,
        scope: &Scope,
        node: &'n OpNode,
        mut inits: Vec<Value>,
    ) -> Result<Op, BuildFailure> {
        let [cond_region, body_region] = node.regions.as_slice() else {
            return Err(Problem::new(node.at, "a loop has a condition and a body").into());
        };
        let mut captured: Vec<Operand> = Vec::new();
        for region in [cond_region, body_region] {
            captures(region, &mut Vec::new(), &mut captured);
        }
        let mut carried: Vec<(String, Vec<TensorType>)> = Vec::new();
        for operand in captured {
            let values = named(scope, &operand)?;
            let types = values.iter().map(|v| func.tensor(*v).clone());
            carried.push((operand.name.clone(), types.collect()));
            inits.extend(values);
        }
        let mut part = |name: &str, region: &'n RegionNode, returns_carried: bool| {
            let problems = self.problems.len();
            let mut part = Func::new(name);
            let mut inner = Scope::new();
            for (name, ty) in &region.args {
                let value = part.parameter(ty.clone());
                self.define(&mut inner, name, value, node.at);
            }
            let own = region.args.len();
            for (name, types) in &carried {
                let params = types.iter().map(|ty| part.parameter(ty.clone())).collect();
                inner.insert(name.clone(), Some(params));
            }
            self.body(&mut part, inner, region, "stablehlo.return");
            if returns_carried {
                let carried = part.parameters()[own..].to_vec();
                part.results.extend(carried);
            }
            if self.problems.len() > problems {
                Err(BuildFailure::Silently)
            } else {
                Ok(Box::new(part))
            }
        };
        let cond = part("cond", cond_region, false);
        let body = part("body", body_region, true);
        Ok(Op::While {
            inits,
            cond: cond?,
            body: body?,
        })
    }
}
