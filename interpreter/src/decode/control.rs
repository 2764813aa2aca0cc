//! Decodes jumps, calls and returns.

use super::function::{Decoder, places};
use super::{Decoded, lacks};
use crate::library;
use crate::program::*;
use ptx::error::Error;
use ptx::tree::*;

impl<'m> Decoder<'m> {
    /// Returns the target label of a `bra`.
    pub(super) fn label(&self, instruction: &'m Instruction) -> Decoded<&'m str> {
        match instruction.operands.first().map(|operand| &operand.node) {
            Some(Operand::Symbol(name)) => Ok(name),
            _ => Err(lacks(instruction, "a label is missing")),
        }
    }

    pub(super) fn control(&mut self, instruction: &'m Instruction) -> Decoded<()> {
        match instruction.opcode.as_str() {
            "bra" => {
                let label = self.label(instruction)?;
                self.emit_jump(Op::Jump { target: 0 }, label);
            }
            "brx" => {
                let index = self.source(instruction, 0, ScalarType::U32)?;
                let Some(Operand::Symbol(wanted)) =
                    instruction.operands.get(1).map(|operand| &operand.node)
                else {
                    return Err(lacks(instruction, "a list of labels is missing"));
                };
                let function = self.function;
                let targets =
                    function.body.iter().find_map(|statement| match statement {
                        Statement::Directive(Directive::BranchTargets {
                            name, targets, ..
                        }) if name == wanted => Some(targets),
                        Statement::Directive(_)
                        | Statement::Label(..)
                        | Statement::Instruction(_) => None,
                    });
                let table = self.jump_table(
                    targets.ok_or_else(|| lacks(instruction, "a list of labels is missing"))?,
                );
                self.emit(Op::Indexed { index, table });
            }
            "call" => return self.call(instruction),
            "ret" => self.emit(Op::Return),
            "exit" => self.emit(Op::Exit),
            _ => self.emit(Op::Trap),
        }
        Ok(())
    }

    fn call(&mut self, instruction: &'m Instruction) -> Decoded<()> {
        let Some(name) = ptx::callee(instruction) else {
            return Err(lacks(instruction, "calls through pointers"));
        };
        let list = |position: usize| match instruction
            .operands
            .get(position)
            .map(|operand| &operand.node)
        {
            Some(Operand::List(items)) => &items[..],
            _ => &[],
        };
        let returns = matches!(
            instruction.operands.first().map(|operand| &operand.node),
            Some(Operand::List(_))
        );
        let results = if returns { list(0) } else { &[] };
        let args = list(if returns { 2 } else { 1 });
        let declared = self.module.function(name);
        let defined = declared.filter(|function| !function.declaration_only);
        let number = defined.and_then(|function| {
            self.functions
                .iter()
                .position(|known| known.name == function.name)
        });
        let call = match (number, declared) {
            (Some(number), Some(function)) => {
                let (params, next) = places(&function.params, 0);
                let (given, _) = places(&function.returns, next);
                Call {
                    callee: Callee::Function(number as u32),
                    args: self.pass(instruction, args, &params)?,
                    results: self.pass(instruction, results, &given)?,
                }
            }
            _ => self.library_call(instruction, name, args, results)?,
        };
        self.code.calls.push(call);
        let call = (self.code.calls.len() - 1) as u32;
        self.emit(Op::Call { call });
        Ok(())
    }

    fn library_call(
        &mut self,
        instruction: &Instruction,
        name: &str,
        args: &[Spanned<Operand>],
        results: &[Spanned<Operand>],
    ) -> Decoded<Call> {
        let Some(found) = library::find(name) else {
            let error = Error::unsupported(
                "simt-not-yet",
                format!("the interpreter does not know the function `{name}` yet"),
            );
            let error = error.at(
                instruction.span,
                "the file declares it, but does not define it",
            );
            return Err(Box::new(error.help(
                "link the library that defines it, then compile to PTX again",
            )));
        };
        if found.arity().is_some_and(|arity| arity != args.len()) {
            let wanted = found.arity().unwrap_or(0);
            let message = format!("`{name}` takes {wanted} arguments, {} given", args.len());
            return Err(Box::new(
                Error::user("ptx-operand-count", message).at(instruction.span, "called here"),
            ));
        }
        let whole = |bytes: u32| (0, bytes);
        let size = |decoder: &Self, item: &Spanned<Operand>| match &item.node {
            Operand::Symbol(name) => decoder.frame.get(name).map_or(8, |(_, bytes)| *bytes),
            other => decoder.width(other) / 8,
        };
        let arg_places: Vec<_> = args.iter().map(|arg| whole(size(self, arg))).collect();
        let result_places: Vec<_> = results
            .iter()
            .map(|result| whole(size(self, result)))
            .collect();
        Ok(Call {
            callee: Callee::Library(found),
            args: self.pass(instruction, args, &arg_places)?,
            results: self.pass(instruction, results, &result_places)?,
        })
    }

    /// Pairs the caller's operands with offsets in the callee's frame.
    fn pass(
        &mut self,
        instruction: &Instruction,
        items: &[Spanned<Operand>],
        places: &[(u32, u32)],
    ) -> Decoded<Vec<Passed>> {
        let mut passed = Vec::new();
        for (item, &(there, bytes)) in items.iter().zip(places) {
            let here = match &item.node {
                Operand::Symbol(name) if self.frame.contains_key(name) => {
                    let (offset, size) = self.frame[name];
                    passed.push(Passed {
                        here: Passage::Stack(offset),
                        there,
                        bytes: bytes.min(size),
                    });
                    continue;
                }
                Operand::Register(name) => Passage::Register(self.register(name)),
                other => Passage::Register(self.value(instruction, other, ScalarType::B64)?),
            };
            passed.push(Passed {
                here,
                there,
                bytes: bytes.min(8),
            });
        }
        Ok(passed)
    }
}
