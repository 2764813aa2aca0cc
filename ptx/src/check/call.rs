//! Checks calls against the declarations of their callees.

use super::operands::Checker;
use super::rules::plural;
use crate::error::Error;
use crate::tree::*;

impl Checker<'_, '_> {
    pub(super) fn call(&mut self, instruction: &Instruction) {
        let what = "function or parameter";
        for operand in &instruction.operands {
            self.declared(operand, what);
        }
        let Some(name) = super::callee(instruction) else {
            return;
        };
        let Some(function) = self.names.function(name) else {
            if !self.names.variables.contains(name) {
                return;
            }
            return self.wrong(
                instruction.span,
                format!("`{name}` is not a function"),
                "called here".into(),
            );
        };
        let list = |position: usize| match instruction
            .operands
            .get(position)
            .map(|operand| &operand.node)
        {
            Some(Operand::List(items)) => Some(items.len()),
            _ => None,
        };
        let returns = list(0);
        let arguments = list(if returns.is_some() { 2 } else { 1 }).unwrap_or(0);
        let variadic = function
            .params
            .last()
            .is_some_and(|param| param.array_bytes == Some(0));
        if arguments != function.params.len() && !variadic {
            let wanted = function.params.len();
            let message = format!(
                "`{name}` takes {wanted} argument{}, {arguments} given",
                plural(wanted)
            );
            let error =
                Error::user("ptx-operand-count", message).at(instruction.span, "called here");
            self.errors
                .push(error.at(function.name_span, "declared here"));
        }
        let returned = returns.unwrap_or(0);
        if returned > function.returns.len() {
            let message = format!(
                "`{name}` returns {} value{}, {returned} wanted",
                function.returns.len(),
                plural(function.returns.len())
            );
            let error =
                Error::user("ptx-operand-count", message).at(instruction.span, "called here");
            self.errors
                .push(error.at(function.name_span, "declared here"));
        }
    }
}
