//! Calls of LLVM's intrinsics and libdevice's functions, one row each.

use libdevice::helpers;
use libdevice::math_ops::{base_name, is_kept, math_op};
use llvm::{Opcode, Value};

use super::Emitter;
use super::float_bits::OfNan;
use crate::error::Error;
use crate::nvvm::addresses::ignored;
use crate::nvvm::fields;
use crate::nvvm::from_ptx::NOT_GIVEN;
use crate::nvvm::ids::Id;
use crate::nvvm::varying;
use crate::nvvm::{place, threads};

/// Returns an error for each call of a function that is neither LLVM's, nor inlined, nor known to
/// MLIR.
pub fn unknown_calls(function: Value) -> Vec<Error> {
    let unknown = |value: &Value| match value.callee_name() {
        Some(name) => {
            !name.starts_with("llvm.")
                && Id::of_name(&name).is_none()
                && varying::scalar_of(&name).is_none()
                && !is_kept(&name)
                && threads::op_of(&name).is_none()
                && helpers::is_signed_to_int(&name).is_none()
                && name != threads::EXIT
                && !name.starts_with(NOT_GIVEN)
        }
        None => value.is(Opcode::LLVMCall),
    };
    function
        .instructions()
        .into_iter()
        .filter(unknown)
        .map(unknown_call)
        .collect()
}

fn unknown_call(call: Value) -> Error {
    let error = match call.callee_name() {
        Some(name) if threads::is_clock(&name) => Error::unsupported(
            "clock",
            "something depends on the time here, and a raised program knows no time",
        )
        .help("leave the measurement out of the kernel, or what it is kept in; clocks that nothing depends on are dropped"),
        // Functions defined here have been inlined, unless they are recursive.
        Some(name) if call.callee().is_some_and(|callee| !callee.is_declaration()) => Error::unsupported(
            "recursion",
            format!("function `{name}` calls itself, perhaps by way of others: recursion is not supported yet"),
        )
        .help("write it as a loop"),
        Some(name) => Error::unsupported(
            "llvm-call",
            format!("function `{name}` is not supported yet"),
        ),
        None => Error::unsupported(
            "llvm-call",
            "inline assembly and calls through pointers are not supported yet",
        ),
    };
    place(error, call)
}

/// Returns the arctangent of two zeros that are constants. MLIR's canonicalizer folds it to NaN;
/// CUDA's functions return 0 or pi with the signs of the zeros.
fn angle_of_zeros(args: &[Value]) -> Option<f64> {
    let [y, x] = [args.first()?.const_float()?, args.get(1)?.const_float()?];
    (y == 0.0 && x == 0.0).then(|| y.atan2(x))
}

impl Emitter<'_> {
    /// Emits a call.
    pub fn call(&mut self, value: Value) {
        let Some(name) = value.callee_name() else {
            return self.unsupported(value);
        };
        let at_top = Id::of_name(&name).is_some() || varying::scalar_of(&name).is_some();
        if at_top || ignored(&name) || name == threads::EXIT {
            return; // ids and scalars are emitted at the top, assumptions and lifetimes nowhere
        }
        if let Some(op) = threads::op_of(&name) {
            return self.ptx_op(value, &op);
        }
        if let Some(message) = name.strip_prefix(NOT_GIVEN) {
            let error = Error::user("struct-field", message).help(fields::HELP);
            self.errors.push(place(error, value));
            return;
        }
        if let Some(signed) = helpers::is_signed_to_int(&name) {
            return self.saturating_cast(value, signed, OfNan::HighestBit);
        }
        let base = base_name(&name);
        let args = value.call_args();
        if let Some(op) = math_op(&name) {
            let ty = self.ty(value.ty(), value);
            if let ("math.atan2", Some(angle)) = (op, angle_of_zeros(&args)) {
                let bits = match ty {
                    "f32" => format!("0x{:08X}", (angle as f32).to_bits()),
                    _ => format!("0x{:016X}", angle.to_bits()),
                };
                return self.define(value, format_args!("arith.constant {bits} : {ty}"));
            }
            // The second operand of `ctlz` and `cttz` is whether zero is undefined; MLIR's ops
            // return the width for zero.
            let operands: Vec<_> = args
                .iter()
                .filter(|arg| arg.ty() == value.ty())
                .map(|arg| self.name(*arg))
                .collect();
            return self.define(value, format_args!("{op} {} : {ty}", operands.join(", ")));
        }
        match base {
            "llvm.exp10" => {
                let ty = self.ty(value.ty(), value);
                let ten = self.constants.literal("10.0", ty);
                let exponent = self.name(args[0]);
                self.define(value, format_args!("math.powf {ten}, {exponent} : {ty}"));
            }
            "llvm.powi" => {
                let (ty, from) = (self.ty(value.ty(), value), self.ty(args[1].ty(), value));
                let (base, exponent) = (self.name(args[0]), self.name(args[1]));
                let exponent = self.op(format_args!("arith.sitofp {exponent} : {from} to {ty}"));
                self.define(value, format_args!("math.powf {base}, {exponent} : {ty}"));
            }
            "llvm.fptosi.sat" | "llvm.fptoui.sat" => {
                self.saturating_cast(value, base == "llvm.fptosi.sat", OfNan::Zero)
            }
            "llvm.is.fpclass" => self.float_class(value),
            "llvm.nvvm.barrier0"
            | "llvm.nvvm.barrier.cta.sync.aligned.all"
            | "llvm.nvvm.barrier.cta.sync.all" => self.effect("gpu.barrier"),
            // Threads run in lock step, and see each other's writes.
            "llvm.nvvm.membar.cta"
            | "llvm.nvvm.membar.gl"
            | "llvm.nvvm.membar.sys"
            | "llvm.nvvm.nanosleep" => {}
            _ => match self.integer_call(value, base, &args) {
                true => {}
                false => self.unsupported(value),
            },
        }
    }
}
