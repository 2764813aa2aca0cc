//! Calls of functions in the file, and of libdevice's.

use super::body::Body;
use super::instruction::{Done, Form};
use super::memory::bits_of;
use super::{held, int_type, passed, quoted, whole};
use crate::error::Error;
use ptx::tree::{Operand, ScalarType, Spanned};

impl Body<'_> {
    /// Emits `call (result), name, (arguments)`.
    pub fn call(&mut self, form: &Form<'_>) -> Done {
        form.take("uni");
        form.done()?;
        let operands = &form.instruction.operands;
        let has_result = matches!(
            operands.first().map(|operand| &operand.node),
            Some(Operand::List(_))
        );
        let (results, rest) = operands.split_at(usize::from(has_result));
        let Some((Operand::Symbol(name), span)) =
            rest.first().map(|operand| (&operand.node, operand.span))
        else {
            return self.call_through_pointer(form, results, rest);
        };
        let list = |operand: Option<&Spanned<Operand>>| match operand.map(|operand| &operand.node) {
            Some(Operand::List(list)) => list.clone(),
            _ => Vec::new(),
        };
        let (results, arguments) = (list(results.first()), list(rest.get(1)));
        if rest.len() > 2 || results.len() > 1 {
            return Err(form.unsupported()); // through a pointer, or with several results
        }
        if self.spoken(form, name, &results, &arguments)? {
            return Ok(());
        }
        if self.cpu.is_some() && self.sine_cosine_on_cpu(name, &arguments)? {
            return Ok(());
        }
        let callee = self
            .tree
            .function(name)
            .filter(|function| !function.declaration_only);
        let (result, params): (String, Vec<String>) = match (callee, libdevice::signature(name)) {
            (Some(callee), _) => {
                self.called.insert(name.clone());
                let result = callee.returns.first().map_or("void", held);
                (
                    result.to_string(),
                    callee
                        .params
                        .iter()
                        .map(|param| passed(param).to_string())
                        .collect(),
                )
            }
            (None, Some(signature)) => {
                let declaration = format!(
                    "declare {} @{}({})",
                    signature.0,
                    quoted(name),
                    signature.1.join(", ")
                );
                self.declared.insert(name.clone(), declaration);
                signature
            }
            (None, None) => {
                let message = format!(
                    "function `{name}` is not supported yet, and this file does not define it"
                );
                return Err(Error::unsupported("ptx-call", message)
                    .at(span, "called here")
                    .into());
            }
        };
        if params.len() != arguments.len() {
            let message = format!(
                "`{name}` takes {} arguments, and {} are given",
                params.len(),
                arguments.len()
            );
            return Err(Error::user("ptx-call", message)
                .at(span, "called here")
                .into());
        }
        let mut values = self.call_arguments(form, &arguments, &params)?;
        if self.cpu.is_some() && callee.is_none() {
            if interpreter::library::evaluate(name, &vec![0; values.len()]).is_none() {
                return Err(form.unsupported());
            }
            let value = self.library_on_cpu(name, &result, &values);
            return self.write_result(&results, &value, &result);
        }
        if let Some(thread) = self.thread_argument() {
            values.insert(0, thread);
        }
        let call = format!("call {result} @{}({})", quoted(name), values.join(", "));
        if results.is_empty() || result == "void" {
            self.effect(call);
            return Ok(());
        }
        let value = self.value(call);
        self.write_result(&results, &value, &result)
    }

    /// Returns the arguments of a call with their LLVM types.
    pub(super) fn call_arguments(
        &mut self,
        form: &Form<'_>,
        arguments: &[Spanned<Operand>],
        params: &[String],
    ) -> Result<Vec<String>, Box<Error>> {
        let mut values = Vec::new();
        for (argument, ty) in arguments.iter().zip(params) {
            if ty == "ptr" {
                let Operand::Symbol(variable) = &argument.node else {
                    return Err(form.unsupported());
                };
                let Some(slot) = self.aggregate(variable) else {
                    return Err(form.unsupported());
                };
                values.push(format!("ptr {slot}"));
                continue;
            }
            if let Operand::Symbol(variable) = &argument.node
                && self.function.variable(variable).is_some()
                && self.variable_type(variable) == ty
            {
                let slot = self.slot(variable, self.variable_type(variable));
                let value = self.value(format_args!("load {ty}, ptr {slot}"));
                values.push(format!("{ty} {value}"));
                continue;
            }
            let (value, held) = self.argument(argument, bits_of(ty))?;
            let value = self.as_held(&value, held, ty);
            values.push(format!("{ty} {value}"));
        }
        Ok(values)
    }

    /// Writes the result of a call, of LLVM type `result`.
    pub(super) fn write_result(
        &mut self,
        results: &[Spanned<Operand>],
        value: &str,
        result: &str,
    ) -> Done {
        let Some(target) = results.first() else {
            return Ok(());
        };
        if let Operand::Symbol(variable) = &target.node
            && self.function.variable(variable).is_some()
            && self.variable_type(variable) == result
        {
            let slot = self.slot(variable, self.variable_type(variable));
            self.effect(format_args!("store {result} {value}, ptr {slot}"));
            return Ok(());
        }
        let bits = bits_of(result);
        let mut value = value.to_owned();
        if result != int_type(bits) {
            value = self.value(format_args!(
                "bitcast {result} {value} to {}",
                int_type(bits)
            ));
        }
        match &target.node {
            Operand::Symbol(variable) if self.function.variable(variable).is_some() => {
                let held = self.variable_type(variable);
                let value = self.resize(&value, bits, bits_of(held));
                let slot = self.slot(variable, held);
                self.effect(format_args!("store {held} {value}, ptr {slot}"));
                Ok(())
            }
            _ => self.write_operand(target, &value, super::operands::bits_type(bits)),
        }
    }

    /// Returns an argument, at least `bits` wide, and its type.
    pub fn argument(
        &mut self,
        argument: &Spanned<Operand>,
        bits: u32,
    ) -> Result<(String, ScalarType), Box<Error>> {
        match &argument.node {
            Operand::Symbol(variable) if self.function.variable(variable).is_some() => {
                let held = self.variable_type(variable);
                let bytes = self
                    .function
                    .variable(variable)
                    .map_or(0, |variable| variable.bytes());
                if bytes > 16 {
                    let message = format!(
                        "structures of more than 16 bytes passed by value are not supported yet: `{variable}`"
                    );
                    return Err(Error::unsupported("struct-parameter", message)
                        .at(argument.span, "passed here")
                        .into());
                }
                let slot = self.slot(variable, held);
                let value = self.value(format_args!("load {held}, ptr {slot}"));
                Ok((value, super::operands::bits_type(bits_of(held))))
            }
            _ => {
                let ty = super::operands::bits_type(bits);
                Ok((self.read_operand(argument, ty)?, ty))
            }
        }
    }

    /// Returns the type in which a `.param` variable of the body is stored.
    pub fn variable_type(&self, name: &str) -> &'static str {
        let bytes = self
            .function
            .variable(name)
            .map_or(0, |variable| variable.bytes());
        whole(bytes).unwrap_or("i128")
    }
}
