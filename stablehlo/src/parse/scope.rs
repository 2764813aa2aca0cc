//! The values that names refer to inside a function, and checks of their types against the text.

use std::collections::{HashMap, HashSet};

use super::cursor::{Parsed, Problem};
use super::tree::{OpNode, Operand, RegionNode, TextType};
use crate::types::comma_separated;
use crate::{Func, TensorType, Value};

/// The values of each name; `None` if their op had an error, which was reported.
pub(super) type Scope = HashMap<String, Option<Vec<Value>>>;

/// The reason why an op is not built.
pub(super) enum BuildFailure {
    Because(Problem),
    /// An operand was not built, which was reported.
    Silently,
}

impl From<Problem> for BuildFailure {
    fn from(problem: Problem) -> BuildFailure {
        BuildFailure::Because(problem)
    }
}

/// The names that regions use from the enclosing scope.
#[derive(Default)]
pub(super) struct Captures<'n> {
    /// The names defined in the regions that enclose the op being visited.
    inside: HashSet<&'n str>,
    found: HashSet<&'n str>,
    /// The first operand of each name that is used and not defined, in the order of the text.
    pub(super) operands: Vec<Operand>,
}

impl<'n> Captures<'n> {
    /// Adds the names that `region` uses from the enclosing scope.
    pub(super) fn add(&mut self, region: &'n RegionNode) {
        let mut defined = Vec::new();
        let args = region.args.iter().map(|(name, _)| name.as_str());
        defined.extend(args.filter(|name| self.inside.insert(name)));
        for op in &region.ops {
            for operand in &op.operands {
                let name = operand.name.as_str();
                if !self.inside.contains(name) && self.found.insert(name) {
                    self.operands.push(operand.clone());
                }
            }
            for inner in &op.regions {
                self.add(inner);
            }
            let results = op.results.iter().map(|(name, _)| name.as_str());
            defined.extend(results.filter(|name| self.inside.insert(name)));
        }
        for name in defined {
            self.inside.remove(name);
        }
    }
}

/// Returns all values of an operand's name.
pub(super) fn named<'s>(scope: &'s Scope, operand: &Operand) -> Result<&'s [Value], BuildFailure> {
    match scope.get(&operand.name) {
        Some(Some(values)) => Ok(values),
        Some(None) => Err(BuildFailure::Silently),
        None => {
            Err(Problem::new(operand.at, format!("`%{}` is not known here", operand.name)).into())
        }
    }
}

fn resolve(scope: &Scope, operand: &Operand) -> Result<Value, BuildFailure> {
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

pub(super) fn resolve_all(scope: &Scope, node: &OpNode) -> Result<Vec<Value>, BuildFailure> {
    node.operands
        .iter()
        .map(|operand| resolve(scope, operand))
        .collect()
}

pub(super) fn check_types(
    what: &str,
    declared: &[TextType],
    func: &Func,
    values: &[Value],
    node: &OpNode,
) -> Parsed<()> {
    let found: Vec<TensorType> = values.iter().map(|v| func.tensor(*v).clone()).collect();
    if found.iter().eq(declared.iter().map(|ty| &ty.tensor)) {
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
