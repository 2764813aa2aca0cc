//! The variables that a kernel needs, and whether they fit into memory.

use ptx::Module;
use ptx::error::Error;
use ptx::tree::*;
use std::collections::HashSet;

/// The capacity of each memory in the interpreter, in bytes. GPUs have less, except for global
/// memory.
const LIMITS: &[(Space, &str, u64)] = &[
    (Space::Shared, "shared memory", 1 << 20),
    (Space::Const, "constant memory", 1 << 20),
    (Space::Local, "local memory", 1 << 19),
    (Space::Param, "parameters", 1 << 16),
    (Space::Global, "global variables", 1 << 32),
];

/// Returns the variables at file scope that `functions`, or initialisers of such variables, refer
/// to.
pub(super) fn needed<'m>(module: &'m Module, functions: &[&Function]) -> Vec<&'m Variable> {
    let mut names: HashSet<&str> = HashSet::new();
    for function in functions {
        for instruction in function.instructions() {
            instruction
                .operands
                .iter()
                .for_each(|operand| collect(&operand.node, &mut names));
        }
    }
    loop {
        let before = names.len();
        for variable in module
            .variables
            .iter()
            .filter(|variable| names.contains(variable.name.as_str()))
            .collect::<Vec<_>>()
        {
            for value in &variable.init {
                if let Initializer::Address { symbol, .. } = value {
                    names.insert(symbol);
                }
            }
        }
        if names.len() == before {
            break;
        }
    }
    module
        .variables
        .iter()
        .filter(|variable| names.contains(variable.name.as_str()))
        .collect()
}

fn collect<'m>(operand: &'m Operand, names: &mut HashSet<&'m str>) {
    match operand {
        Operand::Symbol(name) | Operand::SymbolOffset(name, _) => {
            names.insert(name);
        }
        Operand::Address {
            base: AddressBase::Symbol(name),
            ..
        } => {
            names.insert(name);
        }
        Operand::Texture(items) | Operand::Vector(items) | Operand::List(items) => {
            items.iter().for_each(|item| collect(&item.node, names));
        }
        Operand::Address { .. }
        | Operand::Register(_)
        | Operand::Not(_)
        | Operand::Component { .. }
        | Operand::Immediate(_)
        | Operand::SpecialRegister(_)
        | Operand::Sink
        | Operand::PredicatePair(..) => {}
    }
}

/// Returns errors for memories that are too small for the declared variables.
pub(super) fn too_large(variables: &[&Variable], functions: &[&Function]) -> Vec<Error> {
    let mut errors = Vec::new();
    let inner = functions.iter().flat_map(|function| &function.variables);
    let all: Vec<&Variable> = variables.iter().copied().chain(inner).collect();
    for (space, what, limit) in LIMITS {
        let mut sum = 0_u64;
        for variable in all.iter().filter(|variable| variable.space == *space) {
            let before = sum;
            sum = sum
                .saturating_add(variable.bytes())
                .saturating_add(u64::from(variable.align));
            if before <= *limit && sum > *limit {
                let message = format!("more than {limit} bytes of {what}");
                let error = Error::user("simt-too-large", message);
                errors.push(error.at(
                    variable.span,
                    format!("with this one, {sum} bytes are needed"),
                ));
            }
        }
    }
    let limit = 1 << 16;
    for function in functions {
        let params = function.params.iter().chain(&function.returns);
        if params
            .map(|param| param.bytes() as u64 + u64::from(param.align))
            .sum::<u64>()
            > limit
        {
            let message = format!(
                "`{}` has parameters of more than {limit} bytes",
                function.name
            );
            errors.push(
                Error::user("simt-too-large", message).at(function.name_span, "this function"),
            );
        }
    }
    errors
}
