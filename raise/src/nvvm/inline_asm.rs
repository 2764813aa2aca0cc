//! Inline assembly in NVVM IR: parses the PTX in its braces and replaces it by a function. The same
//! holds for NVPTX intrinsics of one instruction.
//!
//! Input: a module with calls of inline assembly, of which CUDA's own headers are full
//! (`cuda_fp16.h` writes all its arithmetic so). Output: calls of equivalent functions, which are
//! inlined. Operands are registers by their constraint: `h`, `r`, `l` of 16, 32 and 64 bits, `f`,
//! `d`; `n` is an immediate. It is an error for assembly that is not supported PTX, and for several
//! results of assembly with effects.

mod intrinsics;

use std::collections::HashMap;
use std::fmt::Write;

use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::Module;
use llvm::{Builder, FUNCTION, ModuleRef, Opcode, Type, Value};

use super::from_ptx;
use super::place;
use crate::error::Error;

/// Replaces every call of inline assembly.
pub fn link(module: &Module<'_>) -> Result<(), Vec<Error>> {
    let unit = ModuleRef(module.as_mut_ptr());
    let mut linker = Linker {
        unit,
        builder: Builder::new(unit),
        known: HashMap::new(),
    };
    let mut errors = Vec::new();
    for call in unit.functions().into_iter().flat_map(Value::instructions) {
        let assembly = call.inline_assembly().or_else(|| {
            let name = call.callee_name()?;
            intrinsics::instruction(name.strip_prefix("llvm.nvvm.")?)
        });
        if let Some((assembly, constraints)) = assembly
            && let Err(error) = linker.replace(module, call, &assembly, &constraints)
        {
            errors.push(place(*error, call));
        }
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors)
    }
}

struct Linker {
    unit: ModuleRef,
    builder: Builder,
    /// Functions, by their text.
    known: HashMap<String, Value>,
}

/// One operand of the assembly.
enum Operand {
    Result(Register),
    Argument(Register),
    /// An argument that shares the register of a result.
    Tied(usize),
    Number,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Register {
    letter: char,
    ty: &'static str,
}

impl Register {
    fn of(letter: char) -> Option<Register> {
        let ty = match letter {
            'h' => "b16",
            'r' => "b32",
            'l' => "b64",
            'f' => "f32",
            'd' => "f64",
            _ => return None,
        };
        Some(Register { letter, ty })
    }

    fn llvm(self, unit: ModuleRef) -> Type {
        match self.letter {
            'h' => unit.int(16),
            'r' => unit.int(32),
            'l' => unit.int(64),
            'f' => unit.float("float"),
            _ => unit.float("double"),
        }
    }
}

impl Linker {
    fn replace(
        &mut self,
        module: &Module<'_>,
        call: Value,
        assembly: &str,
        constraints: &str,
    ) -> Result<(), Box<Error>> {
        let lacking = |why: &str| {
            Box::new(Error::unsupported(
                "inline-assembly",
                format!("inline assembly `{}`: {why}", assembly.trim()),
            ))
        };
        let operands = operands(constraints)
            .ok_or_else(|| lacking("operands of this kind are not supported yet"))?;
        let args = call.call_args();
        let results: Vec<_> = operands
            .iter()
            .filter_map(|operand| match operand {
                Operand::Result(register) => Some(*register),
                _ => None,
            })
            .collect();
        let has_effects = ["st.", "atom", "red.", "bar", "shfl", "vote", "trap", "exit"]
            .iter()
            .any(|word| assembly.contains(word));
        if results.len() > 1 && has_effects {
            return Err(lacking(
                "several results of what has effects are not supported yet",
            ));
        }
        let builder = Builder::new(self.unit);
        let mut parts = Vec::new();
        for result in 0..results.len().max(1) {
            let text = function_text(assembly, &operands, &args, result)
                .ok_or_else(|| lacking("this is not supported yet"))?;
            let function = match self.known.get(&text) {
                Some(function) => *function,
                None => {
                    let function = self.define(module, &text).map_err(|why| lacking(&why))?;
                    self.known.insert(text, function);
                    function
                }
            };
            let mut values = Vec::new();
            let registers = operands.iter().filter_map(|operand| match operand {
                Operand::Argument(register) => Some(Some(*register)),
                Operand::Tied(result) => Some(Some(results[*result])),
                Operand::Number => Some(None),
                Operand::Result(_) => None,
            });
            for (arg, register) in args.iter().zip(registers) {
                if let Some(register) = register {
                    let ty = register.llvm(self.unit);
                    let builder = builder.before(call);
                    values.push(match arg.ty().is_pointer() {
                        true => builder.cast(Opcode::LLVMPtrToInt, *arg, ty),
                        false => builder.bitcast(*arg, ty),
                    });
                }
            }
            parts.push(self.builder.before(call).call(function, &values));
        }
        let builder = self.builder.before(call);
        match call.ty().fields() {
            _ if results.is_empty() => {}
            Some(fields) => {
                let mut whole = call.ty().poison();
                for (index, (part, ty)) in parts.into_iter().zip(fields).enumerate() {
                    whole = builder.insert_value(whole, builder.bitcast(part, ty), index as u32);
                }
                call.replace_uses(whole);
            }
            None => call.replace_uses(builder.bitcast(parts[0], call.ty())),
        }
        call.erase();
        Ok(())
    }

    /// Compiles a function from its PTX text, and links it into the module.
    fn define(&self, module: &Module<'_>, text: &str) -> Result<Value, String> {
        let name = format!("reactant.assembly.{}", self.known.len());
        let text = text.replace("ASSEMBLY", &name.replace('.', "_"));
        let name = name.replace('.', "_");
        let said = |errors: Vec<Error>| {
            let first = errors.into_iter().next();
            first.map_or(String::new(), |error| error.message)
        };
        let (tree, errors) = ptx::parse(&text);
        if !errors.is_empty() {
            return Err(said(errors));
        }
        let errors = ptx::check(&tree);
        if !errors.is_empty() {
            return Err(said(errors));
        }
        let llvm = from_ptx::functions(&tree, &text, "assembly").map_err(said)?;
        let buffer = MemoryBuffer::create_from_memory_range_copy(llvm.as_bytes(), "assembly.ll");
        let bodies = module
            .get_context()
            .create_module_from_ir(buffer)
            .map_err(|error| error.to_string())?;
        // Its instructions take the location of the call.
        bodies.strip_debug_info();
        module
            .link_in_module(bodies)
            .map_err(|error| error.to_string())?;
        let function = self.unit.function(&name).ok_or("it is gone")?;
        function.add_attribute(self.unit, FUNCTION, "alwaysinline", 0);
        function.make_private();
        Ok(function)
    }
}

/// Parses LLVM's list of constraints: `=h,f,~{memory}`.
fn operands(constraints: &str) -> Option<Vec<Operand>> {
    let mut operands = Vec::new();
    for constraint in constraints.split(',').filter(|text| !text.is_empty()) {
        if constraint.starts_with('~') {
            continue;
        }
        let is_result = constraint.starts_with('=');
        let letter = constraint.trim_start_matches(['=', '&']);
        operands.push(match letter.parse() {
            Ok(result) => Operand::Tied(result),
            Err(_) if letter == "n" || letter == "i" => Operand::Number,
            Err(_) => {
                let mut letters = letter.chars();
                let register = Register::of(letters.next()?)?;
                if letters.next().is_some() {
                    return None;
                }
                match is_result {
                    true => Operand::Result(register),
                    false => Operand::Argument(register),
                }
            }
        });
    }
    Some(operands)
}

/// Returns a PTX function that computes result `result` of the assembly.
fn function_text(
    assembly: &str,
    operands: &[Operand],
    args: &[Value],
    result: usize,
) -> Option<String> {
    let (mut params, mut head, mut names) = (Vec::new(), String::new(), Vec::new());
    let mut returned = String::new();
    let mut results = Vec::new();
    let mut args = args.iter();
    for (number, operand) in operands.iter().enumerate() {
        let name = format!("%operand{number}");
        match operand {
            Operand::Result(register) => {
                if results.len() == result {
                    returned = format!("(.reg .{} {name}) ", register.ty);
                } else {
                    let _ = writeln!(head, ".reg .{} {name};", register.ty);
                }
                results.push((name.clone(), *register));
                names.push(name);
            }
            Operand::Argument(register) => {
                args.next()?;
                params.push(format!(".reg .{} {name}", register.ty));
                names.push(name);
            }
            Operand::Tied(to) => {
                args.next()?;
                let (target, register) = results.get(*to)?.clone();
                params.push(format!(".reg .{} {name}", register.ty));
                let _ = writeln!(head, "mov.{} {target}, {name};", register.ty);
                names.push(target);
            }
            Operand::Number => names.push(args.next()?.const_int()?.to_string()),
        }
    }
    let mut body = String::new();
    let mut rest = assembly;
    while let Some(at) = rest.find('$') {
        body.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix('$') {
            body.push('$');
            rest = after;
            continue;
        }
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let number: usize = rest[..digits].parse().ok()?;
        body.push_str(names.get(number)?);
        rest = &rest[digits..];
    }
    body.push_str(rest);
    let body = body.trim().trim_end_matches('\0');
    let end = if body.is_empty() || body.ends_with([';', '}']) {
        ""
    } else {
        ";"
    };
    Some(format!(
        ".version 8.6\n.target sm_100\n.address_size 64\n.visible .func {returned}ASSEMBLY ({})\n{{\n{head}{body}{end}\nret;\n}}\n",
        params.join(", ")
    ))
}
