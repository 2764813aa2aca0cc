//! What names stand for inside a function, and whether that is what the text says.

use std::collections::HashMap;

use super::cursor::{Parsed, Problem};
use super::tree::{OpNode, Operand, RegionNode};
use crate::types::comma_separated;
use crate::{Func, TensorType, Value};

/// What names stand for; nothing where the op had an error, which was reported.
pub(super) type Scope = HashMap<String, Option<Vec<Value>>>;

/// Why an op is not built.
pub(super) enum BuildFailure {
    Because(Problem),
    /// An operand was not built.
    Silently,
}

impl From<Problem> for BuildFailure {
    fn from(problem: Problem) -> BuildFailure {
        BuildFailure::Because(problem)
    }
}

/// The names used in `region` that are not defined in it, nor in `around`, the names between it and the loop.
pub(super) fn captures(region: &RegionNode, around: &mut Vec<String>, captured: &mut Vec<Operand>) {
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
