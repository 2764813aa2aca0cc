//! Calls of functions that every CUDA program may call on the GPU: a failed `assert`, which becomes
//! a trap with its message, `printf`, which is dropped in a raised kernel, and `malloc` and `free`,
//! which native code supports.

use super::body::Body;
use super::instruction::{Done, Form};
use super::memory::bits_of;
use super::operands::bits_type;
use super::quoted;
use crate::error::Error;
use crate::nvvm::threads;
use ptx::tree::{AddressBase, Immediate, Initializer, Instruction, Operand, Spanned, Statement};

impl Body<'_> {
    /// Emits the call of `name` if it is one of these.
    pub fn spoken(
        &mut self,
        form: &Form<'_>,
        name: &str,
        results: &[Spanned<Operand>],
        arguments: &[Spanned<Operand>],
    ) -> Result<bool, Box<Error>> {
        match name {
            "__assertfail" | "__assert_fail" => {
                let text = |at: usize| {
                    let stored = self.stored(form.instruction, arguments.get(at)?)?;
                    self.text_at(stored)
                };
                let line = || {
                    let stored = self.stored(form.instruction, arguments.get(2)?)?;
                    match stored.node {
                        Operand::Immediate(Immediate::Int(line)) => Some(line as i64),
                        _ => None,
                    }
                };
                let message = threads::assertion(text(0), text(1), line());
                match self.cpu {
                    None => self.trap(&message),
                    Some(_) => self.trap_on_cpu(Some(message)),
                }
                Ok(true)
            }
            "vprintf" if self.cpu.is_some() => {
                let [format, given] = arguments else {
                    return Err(form.unsupported());
                };
                let (format, _) = self.argument(format, 64)?;
                let (given, _) = self.argument(given, 64)?;
                let written = self.print_on_cpu(&format, &given);
                for result in results {
                    self.write_bits(result, &written, 32)?;
                }
                Ok(true)
            }
            "vprintf" => {
                self.warn("`printf` is dropped: a raised program prints nothing");
                for result in results {
                    self.write_bits(result, "0", 32)?;
                }
                Ok(true)
            }
            "malloc" if self.cpu.is_some() => {
                let ([bytes], [result]) = (arguments, results) else {
                    return Err(form.unsupported());
                };
                let (bytes, _) = self.argument(bytes, 64)?;
                let address = self.allocate_on_cpu(&bytes);
                self.write_bits(result, &address, 64)?;
                Ok(true)
            }
            "free" if self.cpu.is_some() => {
                let [address] = arguments else {
                    return Err(form.unsupported());
                };
                let (address, _) = self.argument(address, 64)?;
                self.free_on_cpu(&address);
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Emits a trap, which ends the thread and the run.
    fn trap(&mut self, message: &str) {
        let name = self.declare_trap(message);
        self.effect(format_args!("call void @{name}()"));
        self.terminate("unreachable");
    }

    /// Declares the function that traps with a message; returns its name.
    pub(super) fn declare_trap(&mut self, message: &str) -> String {
        let name = quoted(&threads::trap_name(message));
        let declaration = format!(
            "declare void @{name}() convergent nounwind memory(inaccessiblemem: readwrite)"
        );
        self.declared.insert(name.clone(), declaration);
        name
    }

    /// Writes the result of `printf`, an `i32`.
    fn write_bits(&mut self, result: &Spanned<Operand>, value: &str, bits: u32) -> Done {
        match &result.node {
            Operand::Symbol(variable) if self.function.variable(variable).is_some() => {
                let held = self.variable_type(variable);
                let slot = self.slot(variable, held);
                let value = self.resize(value, bits, bits_of(held));
                self.effect(format_args!("store {held} {value}, ptr {slot}"));
                Ok(())
            }
            _ => self.write_operand(result, value, bits_type(bits)),
        }
    }

    /// Returns the value last stored to the `.param` variable that is the argument of a call.
    fn stored(&self, call: &Instruction, argument: &Spanned<Operand>) -> Option<&Spanned<Operand>> {
        let Operand::Symbol(variable) = &argument.node else {
            return None;
        };
        self.instructions_before(call)
            .filter(|instruction| instruction.opcode == "st" && instruction.has("param"))
            .filter(|instruction| {
                matches!(
                    instruction.operands.first().map(|operand| &operand.node),
                    Some(Operand::Address { base: AddressBase::Symbol(name), offset: 0 }) if name == variable
                )
            })
            .last()?
            .operands
            .get(1)
    }

    fn instructions_before(&self, call: &Instruction) -> impl Iterator<Item = &Instruction> {
        let end = call.span.start;
        self.function
            .body
            .iter()
            .filter_map(move |statement| match statement {
                Statement::Instruction(instruction) if instruction.span.start < end => {
                    Some(instruction)
                }
                _ => None,
            })
    }

    /// Returns the string at an address: moved from a variable, possibly converted to generic.
    fn text_at(&self, address: &Spanned<Operand>) -> Option<String> {
        let mut operand = &address.node;
        for _ in 0..4 {
            match operand {
                Operand::Symbol(name) => return self.text(name),
                Operand::Register(register) => {
                    let source = self.function.body.iter().find_map(|statement| {
                        let Statement::Instruction(instruction) = statement else {
                            return None;
                        };
                        let [to, from] = instruction.operands.as_slice() else {
                            return None;
                        };
                        let moves = matches!(instruction.opcode.as_str(), "mov" | "cvta");
                        (moves && to.node == Operand::Register(register.clone())).then_some(from)
                    });
                    operand = &source?.node;
                }
                _ => return None,
            }
        }
        None
    }

    /// Returns the string at the start of a variable of the module.
    pub fn text(&self, variable: &str) -> Option<String> {
        let variable = self.tree.variable(variable)?;
        if variable.ty.bits() != 8 || variable.init.is_empty() {
            return None;
        }
        let bytes = variable.init.iter().map_while(|value| match value {
            Initializer::Value(Immediate::Int(byte)) if *byte as u8 != 0 => Some(*byte as u8),
            _ => None,
        });
        String::from_utf8(bytes.collect()).ok()
    }
}
