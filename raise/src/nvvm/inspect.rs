//! Parameters and requirements of a kernel of an NVVM module, derived from its instructions.

use std::collections::{BTreeSet, HashMap, HashSet};

use inkwell::module::Module;
use llvm::{ModuleRef, Opcode, Value};
use ptx::{KernelInfo, ParamInfo};

use super::params;
use crate::error::Span;

/// Returns the facts about `kernel`, whose module was parsed from `text`.
pub fn inspect(module: &Module<'_>, kernel: Value, text: &str) -> KernelInfo {
    let unit = ModuleRef(module.as_mut_ptr());
    let name = kernel.name();
    let in_source = debug_names(text, &name);
    let named = |(index, param)| {
        let name = in_source.get(&(index + 1)).cloned();
        let name = name.unwrap_or_else(|| params::name(param, index));
        let mut elements = BTreeSet::new();
        accessed(param, &mut elements, &mut HashSet::new());
        ParamInfo {
            element: Some(elements)
                .filter(|elements| elements.len() == 1)
                .and_then(|elements| elements.into_iter().next()),
            ..ParamInfo::new(name, params::kind(unit, param))
        }
    };
    let span = text
        .find(&format!("@{name}("))
        .map_or_else(Span::default, |at| Span::new(at + 1, at + 1 + name.len()));
    let mut info = KernelInfo {
        params: kernel.params().into_iter().enumerate().map(named).collect(),
        name,
        shared_bytes: 0,
        dynamic_shared: false,
        barriers: 0,
        atomics: 0,
        loops: 0,
        instructions: 0,
        library_calls: Vec::new(),
        needs: Vec::new(),
        span,
    };
    let mut library = BTreeSet::new();
    let mut needs = BTreeSet::new();
    let mut shared = HashSet::new();
    for function in reachable(kernel) {
        info.loops += backward_branches(function);
        for value in function.instructions() {
            info.instructions += 1;
            match value.opcode() {
                Some(Opcode::LLVMAtomicRMW | Opcode::LLVMAtomicCmpXchg) => {
                    info.atomics += 1;
                    needs.insert("atomics");
                }
                Some(Opcode::LLVMAlloca) => {
                    needs.insert("arrays local to a thread");
                }
                _ => {}
            }
            if let Some(callee) = value.callee_name() {
                if callee.starts_with("llvm.nvvm.barrier") {
                    info.barriers += 1;
                    needs.insert("barriers");
                } else if callee.starts_with("llvm.nvvm.shfl")
                    || callee.starts_with("llvm.nvvm.vote")
                {
                    needs.insert("warp operations");
                } else if !callee.starts_with("llvm.")
                    && value.callee().is_some_and(Value::is_declaration)
                {
                    library.insert(callee);
                }
            }
            shared.extend(
                value
                    .operands()
                    .into_iter()
                    .filter(|operand| operand.is_shared_variable()),
            );
        }
    }
    for variable in shared {
        let bytes = unit.size_of(variable.function_type());
        info.shared_bytes += bytes;
        info.dynamic_shared |= bytes == 0;
        needs.insert("shared memory");
    }
    if info.loops > 0 {
        needs.insert("loops");
    }
    info.library_calls = library.into_iter().collect();
    info.needs = needs.into_iter().map(str::to_string).collect();
    info
}

/// Returns the names of a function's parameters in debug information, by their numbers from 1.
fn debug_names(text: &str, function: &str) -> HashMap<usize, String> {
    let is_definition =
        |line: &&str| line.starts_with("define ") && line.contains(&format!("@{function}("));
    let definition = text.lines().find(is_definition);
    let scope = definition.and_then(|line| line.split("!dbg ").nth(1));
    let Some(scope) = scope.and_then(|rest| rest.split([' ', ',']).next()) else {
        return HashMap::new();
    };
    let variables = text
        .lines()
        .filter_map(|line| line.split_once("!DILocalVariable("));
    let named = |(_, fields): (&str, &str)| {
        let field = |key: &str| {
            let (_, value) = fields.split_once(&format!("{key}: "))?;
            value.split([',', ')']).next()
        };
        let name = field("name")?.trim_matches('"').to_owned();
        (field("scope")? == scope).then_some((field("arg")?.parse().ok()?, name))
    };
    variables.filter_map(named).collect()
}

/// Adds the types of the elements that are loaded and stored at addresses computed from a pointer.
fn accessed(pointer: Value, elements: &mut BTreeSet<&'static str>, seen: &mut HashSet<Value>) {
    if !seen.insert(pointer) {
        return;
    }
    for user in pointer.users() {
        let ty = match user.opcode() {
            Some(
                Opcode::LLVMGetElementPtr
                | Opcode::LLVMAddrSpaceCast
                | Opcode::LLVMBitCast
                | Opcode::LLVMIntToPtr
                | Opcode::LLVMPtrToInt
                | Opcode::LLVMAdd
                | Opcode::LLVMPHI
                | Opcode::LLVMSelect,
            ) => {
                accessed(user, elements, seen);
                continue;
            }
            Some(Opcode::LLVMLoad) => user.ty(),
            Some(Opcode::LLVMStore) if user.operand(1) == pointer => user.operand(0).ty(),
            Some(Opcode::LLVMAtomicRMW) if user.operand(0) == pointer => user.operand(1).ty(),
            _ => continue,
        };
        let scalar = ty.vector().map_or(ty, |(lane, _)| lane);
        elements.extend(match scalar.text().as_str() {
            "half" => Some("f16"),
            "bfloat" => Some("bf16"),
            "float" => Some("f32"),
            "double" => Some("f64"),
            "i8" => Some("u8"),
            "i16" => Some("i16"),
            "i32" => Some("i32"),
            "i64" => Some("i64"),
            _ => None,
        });
    }
}

/// Returns `kernel` and the functions with a body that it calls, directly or not.
fn reachable(kernel: Value) -> Vec<Value> {
    let mut found = vec![kernel];
    let mut next = 0;
    while let Some(function) = found.get(next).copied() {
        for callee in function
            .instructions()
            .into_iter()
            .filter_map(Value::callee)
        {
            if !callee.is_declaration() && !found.contains(&callee) {
                found.push(callee);
            }
        }
        next += 1;
    }
    found
}

/// Returns the number of blocks that are targets of backward branches: the loops, in compilers'
/// block order.
fn backward_branches(function: Value) -> usize {
    let blocks = function.blocks();
    let mut heads = BTreeSet::new();
    for (at, block) in blocks.iter().enumerate() {
        for next in block.terminator().successors() {
            heads.extend(blocks[..=at].iter().position(|earlier| *earlier == next));
        }
    }
    heads.len()
}
