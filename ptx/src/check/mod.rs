//! Checks the legality of a parsed module: opcodes, modifiers, operands and names, against the
//! opcode table.

mod call;
mod names;
mod operands;
mod rules;

use super::opcodes::{self, Mismatch, Row};
use super::registers::Registers;
use super::suggest;
use super::tree::*;
use crate::error::{Error, Span};
use names::Names;
use std::collections::HashSet;

/// Returns all errors of a module: unknown instructions, modifiers that do not exist or cannot be
/// combined, wrong operands, undeclared names.
///
/// Legal instructions that this compiler does not support are not errors here; [`check_kernel`]
/// reports them for a kernel.
pub fn check(module: &Module) -> Vec<Error> {
    let mut errors = names::duplicates(module);
    for function in module
        .functions
        .iter()
        .filter(|function| !function.declaration_only)
    {
        check_function(module, function, &mut errors);
    }
    errors
}

/// Returns everything that prevents a kernel and the functions it calls from being run: the errors
/// of [`check`], and instructions that no part of this compiler supports. A kernel that does not
/// exist is an error too.
pub fn check_kernel(module: &Module, kernel: &str) -> Vec<Error> {
    let entry = match super::find_kernel(module, kernel) {
        Ok(entry) => entry,
        Err(error) => return vec![error],
    };
    let mut errors = Vec::new();
    for function in reachable(module, entry) {
        check_function(module, function, &mut errors);
        let mut named = HashSet::new();
        for instruction in function.instructions() {
            let Ok(row) = opcodes::find(instruction) else {
                continue;
            };
            if row.later && named.insert(instruction.name()) {
                errors.push(unsupported(instruction, row));
            }
        }
    }
    errors
}

/// Returns the error for an unsupported instruction.
pub fn unsupported(instruction: &Instruction, row: &Row) -> Error {
    let name = instruction.name();
    let what = if row.needs.is_empty() {
        String::new()
    } else {
        format!(" ({})", row.needs)
    };
    Error::unsupported(
        "ptx-not-yet",
        format!("`{name}` is not supported yet{what}"),
    )
    .at(instruction.opcode_span, "used here")
}

/// Returns `entry` and the functions with a body that it calls, directly or indirectly.
pub fn reachable<'m>(module: &'m Module, entry: &'m Function) -> Vec<&'m Function> {
    let mut found = vec![entry];
    let mut next = 0;
    while let Some(function) = found.get(next).copied() {
        for callee in function
            .instructions()
            .filter_map(callee)
            .filter_map(|name| module.function(name))
        {
            if !callee.declaration_only && !found.iter().any(|known| known.name == callee.name) {
                found.push(callee);
            }
        }
        next += 1;
    }
    found
}

/// Returns the name of the callee of a direct `call`.
pub fn callee(instruction: &Instruction) -> Option<&str> {
    if instruction.opcode != "call" {
        return None;
    }
    let skip = usize::from(matches!(
        instruction.operands.first()?.node,
        Operand::List(_)
    ));
    match &instruction.operands.get(skip)?.node {
        Operand::Symbol(name) => Some(name),
        _ => None,
    }
}

fn check_function(module: &Module, function: &Function, errors: &mut Vec<Error>) {
    let registers = Registers::new(function);
    let names = Names::new(module, function);
    let mut checker = operands::Checker {
        registers: &registers,
        names: &names,
        errors,
    };
    for statement in &function.body {
        match statement {
            Statement::Instruction(instruction) => checker.instruction(instruction),
            Statement::Directive(Directive::BranchTargets { targets, span, .. }) => {
                for target in targets {
                    checker.label(target, *span);
                }
            }
            Statement::Label(..) | Statement::Directive(_) => {}
        }
    }
}

/// Returns the location of a modifier.
fn modifier_span(instruction: &Instruction, position: usize) -> Span {
    let span = instruction.opcode_span;
    if span.end - span.start != instruction.name().len() {
        return span;
    }
    let before: usize = instruction.modifiers[..position]
        .iter()
        .map(|modifier| modifier.len() + 1)
        .sum();
    let start = span.start + instruction.opcode.len() + before;
    Span::new(start, start + 1 + instruction.modifiers[position].len())
}

/// Returns the error for an instruction that matches no row of the table.
fn mismatch(instruction: &Instruction, mismatch: &Mismatch) -> Error {
    let opcode = &instruction.opcode;
    let name = instruction.name();
    match mismatch {
        Mismatch::Opcode => {
            let error = Error::user(
                "ptx-unknown-instruction",
                format!("unknown instruction `{opcode}`"),
            );
            let error = error.at(instruction.opcode_span, "PTX has no such instruction");
            match suggest::nearest(opcode, opcodes::opcodes()) {
                Some(near) => error.help(format!("did you mean `{near}`?")),
                None => error,
            }
        }
        Mismatch::Modifier(position) => {
            let modifier = &instruction.modifiers[*position];
            let error = Error::user(
                "ptx-unknown-modifier",
                format!("`{opcode}` has no modifier `.{modifier}`"),
            );
            let error = error.at(
                modifier_span(instruction, *position),
                "not a modifier or type of this instruction",
            );
            match suggest::nearest(modifier, opcodes::all_modifiers(opcode)) {
                Some(near) => error.help(format!("did you mean `.{near}`?")),
                None => error,
            }
        }
        Mismatch::Together(position) => {
            let modifier = &instruction.modifiers[*position];
            let message = format!("`{name}` is no form of `{opcode}`");
            let label = format!("`.{modifier}` does not go with the rest");
            Error::user("ptx-modifiers", message).at(modifier_span(instruction, *position), label)
        }
        Mismatch::Missing(choices) => {
            let list: Vec<String> = choices
                .iter()
                .map(|choice| format!("`.{choice}`"))
                .collect();
            let list = match list.as_slice() {
                [one] => one.clone(),
                [first @ .., last] => format!("one of {} or {last}", first.join(", ")),
                [] => String::new(),
            };
            let error = Error::user(
                "ptx-modifiers",
                format!("`{name}` is incomplete: it lacks {list}"),
            );
            error.at(instruction.opcode_span, "incomplete")
        }
    }
}
