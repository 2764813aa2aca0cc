//! Emission of calls of our functions for interactions of threads, as ops of the dialect `ptx`.

use llvm::Value;

use super::{Emitter, mlir_type, quoted};
use crate::kernel_ir::PtxOp;
use crate::nvvm::addresses;

impl Emitter<'_> {
    /// Emits the call `value` as `op`.
    pub fn ptx_op(&mut self, value: Value, op: &PtxOp) {
        if let PtxOp::Atomic(_) = op {
            return self.atomic(value, op);
        }
        let mut operands = Vec::new();
        let mut types = Vec::new();
        for argument in value.call_args() {
            types.push(self.ty(argument.ty(), value));
            operands.push(self.name(argument));
        }
        let types = format!("({})", types.join(", "));
        let operands = operands.join(", ");
        match value.ty().fields() {
            Some(fields) => {
                let results: Vec<_> = fields.iter().map(|ty| self.ty(*ty, value)).collect();
                let names = [self.fresh(), self.fresh()];
                let text = ptx_text(op, &operands, &types, &format!("({})", results.join(", ")));
                self.effect(format_args!("{} = {text}", names.join(", ")));
                self.parts.insert(value, names);
            }
            None if mlir_type(value.ty()).is_some() => {
                let result = self.ty(value.ty(), value);
                self.define(value, ptx_text(op, &operands, &types, result));
            }
            None => self.effect(ptx_text(op, &operands, &types, "()")),
        }
    }

    /// Emits an atomic. Operands and result have the element type of the array: the op determines
    /// how their bits are interpreted.
    fn atomic(&mut self, value: Value, op: &PtxOp) {
        let Some(at) = addresses::accessed(value).and_then(|address| self.element_at(address))
        else {
            return self.unsupported(value);
        };
        if at.element == "i1" {
            return self.unsupported(value);
        }
        let element = at.element;
        let mut operands = vec![at.array, at.index];
        let mut types = vec![at.memref.as_str(), "index"];
        let ty = self.ty(value.ty(), value);
        for argument in &value.call_args()[1..] {
            let mut operand = self.name(*argument);
            if ty != element {
                operand = self.op(format_args!("arith.bitcast {operand} : {ty} to {element}"));
            }
            operands.push(operand);
            types.push(element);
        }
        let text = ptx_text(
            op,
            &operands.join(", "),
            &format!("({})", types.join(", ")),
            element,
        );
        if ty == element {
            return self.define(value, text);
        }
        let before = self.op(text);
        self.define(
            value,
            format_args!("arith.bitcast {before} : {element} to {ty}"),
        );
    }
}

/// Returns `"ptx.redux"(%1, %2) {op = "add"} : (i32, i32) -> i32`.
fn ptx_text(op: &PtxOp, operands: &str, types: &str, results: &str) -> String {
    let attribute = op
        .attribute()
        .map_or(String::new(), |text| format!(" {{op = {}}}", quoted(text)));
    format!(
        "\"{}\"({operands}){attribute} : {types} -> {results}",
        op.name()
    )
}
