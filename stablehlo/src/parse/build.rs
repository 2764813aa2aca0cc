//! Builds a function from the syntax tree.

use std::collections::HashMap;
use std::sync::Arc;

use super::asked::Attributes;
use super::attribute::Attribute;
use super::cursor::{DEEPEST, Problem};
use super::lift::push;
use super::scope::{BuildFailure, Scope, check_types, resolve_all};
use super::tree::{FuncNode, OpNode, RegionNode};
use super::{indexed, ops};
use crate::print::is_argument_name;
use crate::types::comma_separated;
use crate::{Func, Loc, Op, Type, Value};

/// Builds `main`, and the functions of `nodes` that it calls. If `text` is given, the location of
/// each op is the line on which it begins, counted from 1.
pub(super) fn build(
    nodes: &[FuncNode],
    main: &FuncNode,
    text: Option<&str>,
) -> Result<Func, Vec<Problem>> {
    let starts = |text: &str| text.match_indices('\n').map(|(at, _)| at + 1).collect();
    let mut builder = Builder {
        line_starts: text.map(starts),
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

/// Builds a function and its callees.
pub(super) struct Builder<'n> {
    /// The byte positions at which the lines after the first begin, if ops get locations.
    line_starts: Option<Vec<usize>>,
    pub(super) problems: Vec<Problem>,
    /// All functions, by name.
    nodes: HashMap<&'n str, &'n FuncNode>,
    /// The functions that were called so far.
    callees: HashMap<&'n str, Callee>,
    /// The number of functions and regions that are being built.
    depth: usize,
}

enum Callee {
    /// It is being built: a call of it would be recursive, which is an error.
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
            let value = func.parameter(ty.tensor.clone());
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
                    _ if is_of_no_use(key) => {}
                    _ => func.add_parameter_attribute(index, key, entry.text.as_str()),
                }
            }
        }
        self.body(&mut func, scope, &node.body, "func.return");
        if self.problems.len() == before
            && let Some(declared) = &node.results
            && let found = func.result_types()
            && !found.iter().eq(declared.iter().map(|ty| &ty.tensor))
        {
            let (found, declared) = (comma_separated(found), comma_separated(declared));
            let message =
                format!("the function says it returns ({declared}), but returns ({found})");
            self.problems.push(Problem::new(node.at, message));
        }
        func
    }

    /// Returns the function that `symbol`, at the byte `at`, names; builds it at the first call.
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

    /// Returns the location of the byte `at` of the text.
    fn loc(&self, at: usize) -> Loc {
        self.line_starts.as_ref().map_or(Loc::default(), |starts| {
            let line = starts.partition_point(|start| *start <= at) + 1;
            Loc(u32::try_from(line).unwrap_or_default())
        })
    }

    /// Adds an argument of a region to `scope`.
    pub(super) fn define(&mut self, scope: &mut Scope, name: &str, value: Value, at: usize) {
        if scope.insert(name.to_owned(), Some(vec![value])).is_some() {
            self.problems
                .push(Problem::new(at, format!("`%{name}` is there already")));
        }
    }

    /// Builds the ops of `region`, whose arguments are in `scope`, and returns its results.
    pub(super) fn body(
        &mut self,
        func: &mut Func,
        scope: Scope,
        region: &'n RegionNode,
        terminator: &str,
    ) {
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
                func.set_loc(self.loc(node.at));
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
            let mut first = 0;
            for (name, count) in &node.results {
                let own = values.as_ref().map(|v| v[first..first + count].to_vec());
                first += count;
                if scope.insert(name.clone(), own).is_some() {
                    self.problems
                        .push(Problem::new(node.at, format!("`%{name}` is there already")));
                }
            }
        }
        if !returned {
            let message = format!("expected a `{terminator}` at the end");
            self.problems.push(Problem::new(region.end, message));
        }
    }

    /// Builds the op, or the ops, of `node`, and returns the results.
    fn op(
        &mut self,
        func: &mut Func,
        scope: &Scope,
        node: &'n OpNode,
    ) -> Result<Vec<Value>, BuildFailure> {
        let operands = resolve_all(scope, node)?;
        check_types("operands", &node.operand_types, func, &operands, node)?;
        let values = match self.expand(func, scope, node, &operands)? {
            Some(values) => values,
            None => {
                let op = self.one_op(func, scope, node, operands)?;
                let is_loop = matches!(op, Op::While { .. });
                let value = push(func, op, node.at)?;
                let mut values = match func.ty(value) {
                    Type::Tensor(_) => vec![value],
                    Type::Tuple(_) => func.results_of(value),
                };
                if is_loop {
                    values.truncate(node.operands.len()); // the others are captured values
                }
                values
            }
        };
        check_types("results", &node.result_types, func, &values, node)?;
        let named: usize = node.results.iter().map(|(_, count)| count).sum();
        match named == values.len() || node.results.is_empty() {
            true => Ok(values),
            false => {
                let message = format!("{named} results are named, but there are {}", values.len());
                Err(Problem::new(node.at, message).into())
            }
        }
    }

    /// Builds the op of `node`, which must not be one that expands to several ops.
    fn one_op(
        &mut self,
        func: &mut Func,
        scope: &Scope,
        node: &'n OpNode,
        operands: Vec<Value>,
    ) -> Result<Op, BuildFailure> {
        match node.name.as_str() {
            "stablehlo.while" => return self.while_op(func, scope, node, operands),
            "stablehlo.case" | "stablehlo.if" => return self.case_op(func, scope, node, operands),
            _ => {}
        }
        let has_combiner = matches!(
            node.name.as_str(),
            "stablehlo.reduce"
                | "stablehlo.reduce_window"
                | "stablehlo.scatter"
                | "stablehlo.sort"
                | "stablehlo.all_reduce"
                | "reactant.scan"
        );
        if !node.regions.is_empty() && !has_combiner {
            let message = format!("no region is known in {}", node.name);
            return Err(Problem::new(node.at, message).into());
        }
        match node.name.as_str() {
            "func.call" => self.call_op(node, operands, "callee"),
            "stablehlo.composite" => self.call_op(node, operands, "decomposition"),
            "stablehlo.gather" => Ok(indexed::gather(func, node, &operands)?),
            "stablehlo.scatter" => Ok(indexed::scatter(func, node, &operands)?),
            _ => Ok(ops::op(node, operands)?),
        }
    }

    /// Builds a call of the function that the attribute `which` names. A composite is a call of its
    /// decomposition; its other attributes are ignored.
    fn call_op(
        &mut self,
        node: &OpNode,
        operands: Vec<Value>,
        which: &str,
    ) -> Result<Op, BuildFailure> {
        let mut attributes = Attributes::new(&node.attributes, node.at);
        let (symbol, at) = attributes.symbol(which)?;
        let compiled = attributes.compiled();
        if node.name == "stablehlo.composite" {
            attributes.leave_out(&["name", "version", "composite_attributes"]);
        }
        attributes.finish()?;
        Ok(Op::Call {
            callee: self.callee(symbol, at)?,
            operands,
            compiled,
        })
    }
}

/// Returns whether an attribute of a parameter is ignored: the origin of its name in Python, and
/// shardings for other compilers.
fn is_of_no_use(key: &str) -> bool {
    key.starts_with("jax.") || key.starts_with("sdy.")
}
