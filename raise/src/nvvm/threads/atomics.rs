//! Rewriting of `atomicrmw`, `cmpxchg` and NVPTX's scoped atomics.
//!
//! Memory orders and scopes are dropped: a launch sees all of an earlier launch's memory, and
//! threads run in lock step. A function is named after its operation and type:
//! `reactant.atom.smax.i32`.

use llvm::{AtomicBinOp, IntPredicate, Opcode, Value};

use super::{Memory, Speller, lacking, type_name};
use crate::error::Error;

impl Speller<'_> {
    /// Rewrites `atomicrmw op ptr, value`.
    pub(super) fn read_modify_write(&self, value: Value) -> Result<(), Box<Error>> {
        use AtomicBinOp::*;
        let (address, mut operand) = (value.operand(0), value.operand(1));
        let name = match value.atomic_operation() {
            LLVMAtomicRMWBinOpXchg => "exch",
            LLVMAtomicRMWBinOpAdd | LLVMAtomicRMWBinOpSub => "add",
            LLVMAtomicRMWBinOpAnd => "and",
            LLVMAtomicRMWBinOpOr => "or",
            LLVMAtomicRMWBinOpXor => "xor",
            LLVMAtomicRMWBinOpMax => "smax",
            LLVMAtomicRMWBinOpMin => "smin",
            LLVMAtomicRMWBinOpUMax => "umax",
            LLVMAtomicRMWBinOpUMin => "umin",
            LLVMAtomicRMWBinOpFAdd | LLVMAtomicRMWBinOpFSub => "fadd",
            LLVMAtomicRMWBinOpFMax => "fmax",
            LLVMAtomicRMWBinOpFMin => "fmin",
            LLVMAtomicRMWBinOpUIncWrap => "inc",
            LLVMAtomicRMWBinOpUDecWrap => "dec",
            _ => return Err(lacking(value)),
        };
        let builder = self.builder.before(value);
        match value.atomic_operation() {
            LLVMAtomicRMWBinOpSub => operand = builder.sub(operand.ty().zero(), operand),
            LLVMAtomicRMWBinOpFSub => operand = builder.negate(operand),
            _ => {}
        }
        let before = self.atomic(value, name, address, &[operand])?;
        value.replace_uses(before);
        value.erase();
        Ok(())
    }

    /// Rewrites `cmpxchg ptr, expected, new`: a pair of the old value and whether it was as
    /// expected, of which only the parts may be used.
    pub(super) fn compare_and_swap(&self, value: Value) -> Result<(), Box<Error>> {
        let (expected, new) = (value.operand(1), value.operand(2));
        let users = value.users();
        if !users.iter().all(|user| user.is(Opcode::LLVMExtractValue)) {
            return Err(lacking(value));
        }
        let before = self.atomic(value, "cas", value.operand(0), &[expected, new])?;
        for user in users {
            let part = if user.ty() == before.ty() {
                before
            } else {
                self.builder
                    .before(user)
                    .icmp(IntPredicate::LLVMIntEQ, before, expected)
            };
            user.replace_uses(part);
            user.erase();
        }
        value.erase();
        Ok(())
    }

    /// Rewrites `llvm.nvvm.atomic.max.gen.i.cta.i32.p0` and similar intrinsics; also `inc` and
    /// `dec` of older compilers.
    pub(super) fn scoped_atomic(&self, value: Value, name: &str) -> Result<(), Box<Error>> {
        let words: Vec<_> = name.split('.').collect();
        let is_float = words.get(2) == Some(&"f");
        let name = match words.as_slice() {
            ["load", "inc", "32", ..] | ["inc", "gen", ..] => "inc",
            ["load", "dec", "32", ..] | ["dec", "gen", ..] => "dec",
            ["add", "gen", ..] if is_float => "fadd",
            ["max", "gen", ..] => "smax",
            ["min", "gen", ..] => "smin",
            [
                name @ ("add" | "and" | "or" | "xor" | "exch" | "cas"),
                "gen",
                ..,
            ] => name,
            _ => return Err(lacking(value)),
        };
        let args = value.call_args();
        let before = self.atomic(value, name, args[0], &args[1..])?;
        value.replace_uses(before);
        value.erase();
        Ok(())
    }

    fn atomic(
        &self,
        value: Value,
        name: &str,
        address: Value,
        operands: &[Value],
    ) -> Result<Value, Box<Error>> {
        let ty = operands[0].ty();
        let type_name = type_name(ty).ok_or_else(|| lacking(value))?;
        let builder = self.builder.before(value);
        let pointer = self.unit.pointer();
        let address = match address.ty() == pointer {
            true => address,
            false => builder.cast(Opcode::LLVMAddrSpaceCast, address, pointer),
        };
        let mut arguments = vec![address];
        arguments.extend(operands);
        let name = format!("atom.{name}.{type_name}");
        Ok(self.add(value, &name, &arguments, ty, Memory::Argument))
    }
}
