//! Calls through function pointers.
//!
//! The address of a function is an integer assigned to it. A call compares the pointer with the
//! integers of all functions of the same type whose address the file takes.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::body::Body;
use super::cpu::{self, CallKind};
use super::instruction::{Done, Form};
use super::{held, passed, quoted};
use ptx::tree::{Directive, Function, Initializer, Operand, Param, ScalarType, Spanned, Statement};

/// No memory address is this large, and function addresses are exact in double precision, as
/// formulas of jobs require.
const FIRST: u64 = 1 << 52;

const NO_FUNCTION: &str = "a call through a pointer that is no function of this type";

/// Returns the integer that is the address of a function.
pub(super) fn function_address(tree: &ptx::Module, name: &str) -> Option<u64> {
    let function = tree.function(name)?;
    if function.entry || function.declaration_only {
        return None;
    }
    let mut functions = tree.functions.iter();
    let index = functions.position(|other| other.name == function.name)?;
    Some(FIRST + 16 * index as u64)
}

/// Returns the part of an initial value that is the address of a function plus `offset` bytes, or
/// those of its bits that `mask` selects.
pub(super) fn initial_address(
    tree: &ptx::Module,
    name: &str,
    offset: i64,
    mask: Option<u64>,
) -> Option<u64> {
    let whole = function_address(tree, name)?.wrapping_add(offset as u64);
    Some(match mask {
        Some(mask) => (whole & mask).unbounded_shr(mask.trailing_zeros()),
        None => whole,
    })
}

/// Returns the functions whose address is in a variable or in a register.
fn address_taken(tree: &ptx::Module) -> Vec<&Function> {
    let mut names: BTreeSet<&str> = BTreeSet::new();
    for value in tree.variables.iter().flat_map(|variable| &variable.init) {
        if let Initializer::Address { symbol, .. } = value {
            names.insert(symbol);
        }
    }
    let instructions = tree.functions.iter().flat_map(Function::instructions);
    for instruction in instructions.filter(|instruction| instruction.opcode != "call") {
        for operand in &instruction.operands {
            if let Operand::Symbol(name) = &operand.node {
                names.insert(name);
            }
        }
    }
    for (alias, function) in &tree.aliases {
        if names.contains(alias.as_str()) {
            names.insert(function);
        }
    }
    let is_taken = |function: &&Function| {
        !function.entry && !function.declaration_only && names.contains(function.name.as_str())
    };
    tree.functions.iter().filter(is_taken).collect()
}

/// Returns the types of the result and of the parameters.
fn signature(returns: &[Param], params: &[Param]) -> (String, Vec<String>) {
    let result = returns.first().map_or("void", held).to_string();
    let params = params.iter().map(|param| passed(param).to_string());
    (result, params.collect())
}

impl Body<'_> {
    /// Emits `call (result), pointer, (arguments), prototype`; `rest` begins with the pointer.
    pub(super) fn call_through_pointer(
        &mut self,
        form: &Form<'_>,
        results: &[Spanned<Operand>],
        rest: &[Spanned<Operand>],
    ) -> Done {
        let (Some(pointer), Some(last)) = (rest.first(), rest.last()) else {
            return Err(form.unsupported());
        };
        let list = |operand: Option<&Spanned<Operand>>| match operand.map(|operand| &operand.node) {
            Some(Operand::List(list)) => list.clone(),
            _ => Vec::new(),
        };
        let (results, arguments) = (list(results.first()), list(rest.get(1)));
        let Operand::Symbol(prototype) = &last.node else {
            return Err(form.unsupported());
        };
        let found = self
            .function
            .body
            .iter()
            .find_map(|statement| match statement {
                Statement::Directive(Directive::CallPrototype {
                    name,
                    returns,
                    params,
                    ..
                }) if name == prototype => Some((returns, params)),
                _ => None,
            });
        let Some((returns, params)) = found.filter(|(returns, _)| returns.len() <= 1) else {
            return Err(form.unsupported());
        };
        let (result, params) = signature(returns, params);
        if params.len() != arguments.len() {
            return Err(form.unsupported());
        }
        let address = self.read_operand(pointer, ScalarType::B64)?;
        let values = self.call_arguments(form, &arguments, &params)?;
        let mut given: Vec<String> = self.thread_argument().into_iter().collect();
        given.push(format!("i64 {address}"));
        let trap = match self.cpu {
            Some(_) => {
                let site = self.site(CallKind::Trap(Some(format!("{NO_FUNCTION}: `trap`"))));
                given.push(format!("i32 {site}"));
                format!("void @{}(ptr %t, i32 %site)", cpu::TRAP)
            }
            None => format!("void @{}()", self.declare_trap(NO_FUNCTION)),
        };
        let name = format!("\"call {result} {}\"", params.join(" "));
        let definition = self.dispatch(&name, &result, &params, &trap);
        self.declared.insert(name.clone(), definition);
        given.extend(values);
        let call = format!("call {result} @{name}({})", given.join(", "));
        if results.is_empty() || result == "void" {
            self.effect(call);
            return Ok(());
        }
        let value = self.value(call);
        self.write_result(&results, &value, &result)
    }

    /// Emits a function that calls the function with a given address, or ends with the call `trap`.
    fn dispatch(&mut self, name: &str, result: &str, params: &[String], trap: &str) -> String {
        let all = address_taken(self.tree).into_iter();
        let fitting = all.filter(|function| {
            let (other_result, other_params) = signature(&function.returns, &function.params);
            other_result == result && other_params == params
        });
        let own: Vec<String> = params
            .iter()
            .enumerate()
            .map(|(number, ty)| format!("{ty} %a{number}"))
            .collect();
        let on_cpu = self.cpu.is_some();
        let passed = |hidden: &[&str]| {
            let hidden = hidden.iter().map(|param| (*param).to_owned());
            let all = hidden.chain(own.iter().cloned());
            all.collect::<Vec<String>>().join(", ")
        };
        let (declared, given, attributes) = match on_cpu {
            true => (
                passed(&["ptr %t", "i64 %f", "i32 %site"]),
                passed(&["ptr %t"]),
                "noinline",
            ),
            false => (passed(&["i64 %f"]), passed(&[]), "alwaysinline"),
        };
        let (mut cases, mut calls) = (String::new(), String::new());
        for (number, function) in fitting.enumerate() {
            let Some(address) = function_address(self.tree, &function.name) else {
                continue;
            };
            self.called.insert(function.name.clone());
            let callee = quoted(&function.name);
            // Writing to a string cannot fail.
            let _ = write!(cases, " i64 {address}, label %c{number}");
            let _ = match result {
                "void" => write!(
                    calls,
                    "c{number}:\n  call void @{callee}({given})\n  ret void\n"
                ),
                _ => write!(
                    calls,
                    "c{number}:\n  %r{number} = call {result} @{callee}({given})\n  ret {result} %r{number}\n"
                ),
            };
        }
        format!(
            "define internal {result} @{name}({declared}) {attributes} {{\n  switch i64 %f, label %none [{cases} ]\n{calls}none:\n  call {trap}\n  unreachable\n}}"
        )
    }
}
