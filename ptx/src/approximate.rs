//! Rejects instructions whose results are not specified bit by bit.

use super::tree::{Function, Module, Statement};
use crate::error::Error;

/// Returns an error if a kernel, or a function of its file, has an approximate instruction: the PTX
/// ISA does not define its result, only the hardware does.
///
/// - errors: one for each such instruction
pub fn refuse(module: &Module, kernel: &str) -> Result<(), Vec<Error>> {
    let called = |function: &&Function| function.name == kernel || !function.entry;
    let errors = module.functions.iter().filter(called).flat_map(in_function);
    let errors: Vec<Error> = errors.collect();
    match errors.is_empty() {
        true => Ok(()),
        false => Err(errors),
    }
}

fn in_function(function: &Function) -> Vec<Error> {
    let instructions = function
        .body
        .iter()
        .filter_map(|statement| match statement {
            Statement::Instruction(instruction) => Some(instruction),
            Statement::Label(..) | Statement::Directive(_) => None,
        });
    let approximates = |name: &str| ["approx", "full"].contains(&name);
    let errors = instructions
        .filter(|instruction| instruction.modifiers.iter().any(|name| approximates(name)))
        .map(|instruction| {
            let name = format!("{}.{}", instruction.opcode, instruction.modifiers.join("."));
            let message = format!(
                "`{name}` is an approximation, the bits of which are the GPU's own: `--exact` cannot give them"
            );
            Error::user("exact-approximation", message)
                .at(instruction.opcode_span, "")
                .help(help(&instruction.opcode))
        });
    errors.collect()
}

fn help(opcode: &str) -> &'static str {
    match opcode {
        "div" | "rcp" | "sqrt" => {
            "compile without --use_fast_math (-prec-div=true -prec-sqrt=true), or leave `exact` out for this launch"
        }
        _ => {
            "leave `exact` out for this launch, or compute the function of products, sums, quotients and square roots"
        }
    }
}
