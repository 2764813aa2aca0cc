//! Device functions and their calls.

use std::fmt::Write;

use super::super::program::*;
use super::{Writer, class, memory, name, ty_of};

/// Returns a parameter's type as untyped bits.
fn held(ty: Ty) -> String {
    format!(".b{}", 8 * ty.bytes())
}

pub fn definition(program: &Program, at: usize, function: &Function) -> String {
    let params: Vec<String> = (function.params.iter().enumerate())
        .map(|(param, ty)| format!(".param {} f{at}_param_{param}", held(*ty)))
        .collect();
    let mut writer = Writer::new(program, Some(at));
    for ty in TYPES {
        for number in 0..VARIABLES {
            let value = match ty {
                Ty::F16 | Ty::BF16 => "0x3C00".to_owned(),
                Ty::F32 => format!("0f{:08X}", (number as f32).to_bits()),
                Ty::F64 => format!("0d{:016X}", (number as f64).to_bits()),
                Ty::I32 | Ty::U32 | Ty::I64 => number.to_string(),
            };
            writer.line(format!(
                "mov.{} {}, {value}",
                super::bits(ty),
                name((ty, number))
            ));
        }
    }
    for (param, ty) in function.params.iter().enumerate() {
        let variable = name((*ty, param));
        writer.line(format!(
            "ld.param.{} {variable}, [f{at}_param_{param}]",
            memory(*ty)
        ));
    }
    writer.statements(&function.body);
    let value = writer.register(&function.result);
    writer.give(&value, ty_of(&function.result));
    let mut text = String::new();
    let result = held(ty_of(&function.result));
    let _ = writeln!(
        text,
        ".func (.param {result} f{at}_retval0) f{at}({})\n{{\n{}{}}}\n",
        params.join(", "),
        writer.declarations(),
        writer.text
    );
    text
}

impl Writer<'_> {
    /// Ends a device function, with its result.
    fn give(&mut self, value: &str, ty: Ty) {
        let Some(at) = self.function else { return };
        self.line(format!("st.param.{} [f{at}_retval0], {value}", memory(ty)));
        self.line("ret");
    }

    pub fn leave(&mut self, cond: &Cond, value: &Expr) {
        let Some(at) = self.function else { return };
        let result = ty_of(&self.program.functions[at].result);
        let (pred, stays) = (self.cond(cond), self.label());
        self.line(format!("@!{pred} bra {stays}"));
        let from = ty_of(value);
        let value = self.register(value);
        let value = self.convert(from, result, value);
        self.give(&value, result);
        self.place(&stays);
    }

    pub fn call(&mut self, function: usize, result: Ty, args: &[Expr]) -> String {
        let values: Vec<(Ty, String)> = args
            .iter()
            .map(|arg| (ty_of(arg), self.register(arg)))
            .collect();
        let value = self.fresh(class(result));
        self.text.push_str("\t{\n");
        for (param, (ty, value)) in values.iter().enumerate() {
            self.line(format!(".param {} param{param}", held(*ty)));
            self.line(format!("st.param.{} [param{param}], {value}", memory(*ty)));
        }
        self.line(format!(".param {} retval0", held(result)));
        let params: Vec<String> = (0..values.len())
            .map(|param| format!("param{param}"))
            .collect();
        self.line(format!(
            "call.uni (retval0), f{function}, ({})",
            params.join(", ")
        ));
        self.line(format!("ld.param.{} {value}, [retval0]", memory(result)));
        self.text.push_str("\t}\n");
        value
    }
}
