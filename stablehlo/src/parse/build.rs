//! The tree as a function.

use std::collections::HashMap;

use super::attribute::Attribute;
use super::cursor::{Parsed, Problem};
use super::ops;
use super::tree::{FuncNode, OpNode, Operand, RegionNode};
use crate::print::is_argument_name;
use crate::types::comma_separated;
use crate::{Func, Op, TensorType, Value};

pub(super) fn build(node: FuncNode) -> Result<Func, Vec<Problem>> {
    let mut builder = Builder {
        problems: Vec::new(),
    };
    let mut func = Func::new(node.name.as_str());
    let mut scope = Scope::new();
    for (index, (name, ty)) in node.body.args.iter().enumerate() {
        let value = func.parameter(ty.clone());
        builder.define(&mut scope, name, value, node.at);
        if !is_argument_name(name) && !name.starts_with(|c: char| c.is_ascii_digit()) {
            func.set_parameter_name(index, name.as_str());
        }
        for entry in node.param_attributes.get(index).into_iter().flatten() {
            match &entry.value {
                Attribute::String(name) if entry.name == "reactant.name" => {
                    func.set_parameter_name(index, name.as_str());
                }
                _ => func.add_parameter_attribute(index, entry.name.as_str(), entry.text.as_str()),
            }
        }
    }
    builder.body(&mut func, scope, &node.body, "func.return");
    if builder.problems.is_empty()
        && let Some(declared) = &node.results
        && let found = func.result_types()
        && found != *declared
    {
        let (found, declared) = (comma_separated(found), comma_separated(declared));
        let message = format!("the function says it returns ({declared}), but returns ({found})");
        builder.problems.push(Problem::new(node.at, message));
    }
    if builder.problems.is_empty() {
        Ok(func)
    } else {
        Err(builder.problems)
    }
}

/// What names stand for; nothing where the op had an error, which was reported.
type Scope = HashMap<String, Option<Vec<Value>>>;

struct Builder {
    problems: Vec<Problem>,
}

/// Why an op is not built.
enum Stop {
    Because(Problem),
    /// An operand was not built.
    Silently,
}

impl From<Problem> for Stop {
    fn from(problem: Problem) -> Stop {
        Stop::Because(problem)
    }
}

impl Builder {
    /// An argument of a region.
    fn define(&mut self, scope: &mut Scope, name: &str, value: Value, at: usize) {
        if scope.insert(name.to_owned(), Some(vec![value])).is_some() {
            self.problems
                .push(Problem::new(at, format!("`%{name}` is there already")));
        }
    }

    /// The ops of `region`, whose arguments are in `scope`, and the results.
    fn body(&mut self, func: &mut Func, mut scope: Scope, region: &RegionNode, terminator: &str) {
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
                Err(Stop::Silently) => None,
                Err(Stop::Because(problem)) => {
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
    fn op(&mut self, func: &mut Func, scope: &Scope, node: &OpNode) -> Result<Vec<Value>, Stop> {
        let operands = resolve_all(scope, node)?;
        check_types("operands", &node.operand_types, func, &operands, node)?;
        let is_combiner = matches!(node.name.as_str(), "stablehlo.reduce" | "stablehlo.scatter");
        let op = if node.name == "stablehlo.while" {
            self.while_op(func, scope, node, operands)?
        } else if !node.regions.is_empty() && !is_combiner {
            return Err(
                Problem::new(node.at, format!("no region is known in {}", node.name)).into(),
            );
        } else {
            ops::op(node, operands)?
        };
        let is_tuple = matches!(op, Op::While { .. } | Op::OptimizationBarrier { .. });
        let value = func
            .push(op)
            .map_err(|error| Problem::new(node.at, error.to_string()))?;
        let mut values = if is_tuple {
            func.results_of(value)
        } else {
            vec![value]
        };
        if is_tuple {
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

    /// A loop. Values that it uses from around it are carried along, unchanged, behind the others.
    fn while_op(
        &mut self,
        func: &Func,
        scope: &Scope,
        node: &OpNode,
        mut inits: Vec<Value>,
    ) -> Result<Op, Stop> {
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
        let mut part = |name: &str, region: &RegionNode, returns_carried: bool| {
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
                Err(Stop::Silently)
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

/// The names used in `region` that are not defined in it, nor in `around`, the names between it and the loop.
fn captures(region: &RegionNode, around: &mut Vec<String>, captured: &mut Vec<Operand>) {
    let outside = around.len();
    around.extend(region.args.iter().map(|(name, _)| name.clone()));
    for op in &region.ops {
        for operand in &op.operands {
            let is_known = around.contains(&operand.name)
                || captured.iter().any(|known| known.name == operand.name);
            if !is_known {
                captured.push(operand.clone());
            }
        }
        for inner in &op.regions {
            captures(inner, around, captured);
        }
        around.extend(op.results.iter().map(|(name, _)| name.clone()));
    }
    around.truncate(outside);
}

/// All values that an operand's name stands for.
fn named<'s>(scope: &'s Scope, operand: &Operand) -> Result<&'s [Value], Stop> {
    match scope.get(&operand.name) {
        Some(Some(values)) => Ok(values),
        Some(None) => Err(Stop::Silently),
        None => {
            Err(Problem::new(operand.at, format!("`%{}` is not known here", operand.name)).into())
        }
    }
}

fn resolve(scope: &Scope, operand: &Operand) -> Result<Value, Stop> {
    let values = named(scope, operand)?;
    let (name, count) = (&operand.name, values.len());
    let message = match operand.index {
        None if count == 1 => return Ok(values[0]),
        None => format!("`%{name}` has {count} results: say which, as in `%{name}#0`"),
        Some(index) if index < count => return Ok(values[index]),
        Some(index) => {
            format!("`%{name}` has {count} results, counted from 0: there is no `#{index}`")
        }
    };
    Err(Problem::new(operand.at, message).into())
}

fn resolve_all(scope: &Scope, node: &OpNode) -> Result<Vec<Value>, Stop> {
    node.operands
        .iter()
        .map(|operand| resolve(scope, operand))
        .collect()
}

fn check_types(
    what: &str,
    declared: &[TensorType],
    func: &Func,
    values: &[Value],
    node: &OpNode,
) -> Parsed<()> {
    let found: Vec<TensorType> = values.iter().map(|v| func.tensor(*v).clone()).collect();
    if found == declared {
        return Ok(());
    }
    let (name, found, declared) = (
        &node.name,
        comma_separated(found),
        comma_separated(declared),
    );
    Err(Problem::new(
        node.at,
        format!("{name}: the {what} are ({found}), but the text says ({declared})"),
    ))
}
