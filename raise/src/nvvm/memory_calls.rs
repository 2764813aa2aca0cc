//! Expands calls of `llvm.memset`, `llvm.memcpy` and `llvm.memmove` to loads and stores of
//! elements.
//!
//! The unit of a copy is the widest integer that divides its size and both addresses, and is no
//! wider than the other accesses of the arrays, so that a copy does not force byte elements on an
//! array. A few units are unrolled; more, or an unknown number, become a loop.

use std::collections::HashSet;

use llvm::{Builder, IntPredicate, ModuleRef, Opcode, Type, Value};

use super::addresses::Arrays;
use crate::error::Error;
use crate::launch::Launch;

/// The greatest number of unrolled units; more are copied by a loop.
const WRITTEN_OUT: u64 = 64;
/// log2 of the size of the widest unit in bytes.
const WIDEST: u32 = 3;
/// The greatest number of values examined for the low bits of one.
const STEPS: u32 = 1000;

/// Expands the calls; returns whether it created a function to be inlined.
pub fn expand(unit: ModuleRef, function: Value, launch: &Launch) -> Result<bool, Vec<Error>> {
    let calls: Vec<Value> = function
        .instructions()
        .into_iter()
        .filter(|value| Operation::of(*value).is_some())
        .collect();
    if calls.is_empty() {
        return Ok(false);
    }
    let arrays = Arrays::find(unit, function, launch)?;
    let builder = Builder::new(unit);
    let mut any = false;
    for call in calls {
        any |= Copy::new(unit, &builder, &arrays, call).write();
        call.erase();
    }
    Ok(any)
}

/// Returns whether a call copies from `address` to a different address.
pub fn copies_from(call: Value, address: Value) -> bool {
    Operation::of(call) == Some(Operation::Copy)
        && call.operand(1) == address
        && call.operand(0) != address
}

/// The operation of a call.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operation {
    /// Stores one byte everywhere.
    Fill,
    /// Copies between ranges that do not overlap.
    Copy,
    /// Copies between ranges that may overlap.
    Move,
}

impl Operation {
    fn of(value: Value) -> Option<Operation> {
        let name = value.callee_name()?;
        let is = |prefix: &str| name.starts_with(prefix);
        if is("llvm.memset.") {
            Some(Operation::Fill)
        } else if is("llvm.memcpy.") {
            Some(Operation::Copy)
        } else if is("llvm.memmove.") {
            Some(Operation::Move)
        } else {
            None
        }
    }
}

/// One call that is expanded.
struct Copy<'a> {
    unit: ModuleRef,
    builder: &'a Builder,
    call: Value,
    operation: Operation,
    to: Value,
    /// The source address, or the byte of a fill.
    from: Value,
    bytes: Value,
    /// log2 of the size of a unit in bytes.
    width: u32,
    may_overlap: bool,
}

impl<'a> Copy<'a> {
    fn new(unit: ModuleRef, builder: &'a Builder, arrays: &Arrays, call: Value) -> Copy<'a> {
        let operation = Operation::of(call).expect("one of the three");
        let arguments = call.call_args();
        let (to, from, bytes) = (arguments[0], arguments[1], arguments[2]);
        let addresses = match operation {
            Operation::Fill => &arguments[..1],
            Operation::Copy | Operation::Move => &arguments[..2],
        };
        let mut width = WIDEST.min(zero_bits(unit, bytes));
        for (number, &address) in addresses.iter().enumerate() {
            let shown = zero_bits(unit, address).min(arrays.start_bits(address));
            let said = call.argument_alignment(number as u32).trailing_zeros();
            width = width.min(shown.max(said));
            if let Some(narrowest) = arrays.narrowest(address) {
                width = width.min(narrowest.trailing_zeros());
            }
        }
        Copy {
            unit,
            builder,
            call,
            operation,
            to,
            from,
            bytes,
            width,
            may_overlap: operation == Operation::Move && arrays.may_alias(to, from),
        }
    }

    /// Returns the integer type of a unit.
    fn ty(&self) -> Type {
        self.unit.int(8 << self.width)
    }

    /// Emits loads and stores in place of the call; returns whether they are a loop in a function.
    fn write(&self) -> bool {
        match self.bytes.const_uint().map(|bytes| bytes >> self.width) {
            Some(count) if count <= WRITTEN_OUT => {
                self.write_out(count);
                false
            }
            _ => {
                self.write_loop();
                true
            }
        }
    }

    /// Emits all loads before the first store, as a move requires.
    fn write_out(&self, count: u64) {
        let builder = self.builder.before(self.call);
        let (ty, index) = (self.ty(), self.unit.int(64));
        let at = |base: Value, number: u64| match number {
            0 => base,
            _ => builder.element_address(ty, base, index.int(number.into())),
        };
        let values: Vec<Value> = match self.operation {
            Operation::Fill => vec![self.pattern(); count as usize],
            Operation::Copy | Operation::Move => (0..count)
                .map(|number| builder.load(ty, at(self.from, number)))
                .collect(),
        };
        for (number, value) in (0..count).zip(values) {
            builder.store(value, at(self.to, number));
        }
    }

    fn write_loop(&self) {
        let builder = self.builder.before(self.call);
        let i64 = self.unit.int(64);
        let bytes = match self.bytes.ty().bits() {
            64 => self.bytes,
            _ => builder.cast(Opcode::LLVMZExt, self.bytes, i64),
        };
        let shift = i64.int(self.width.into());
        let count = builder.binary(Opcode::LLVMLShr, bytes, shift);
        count.set_exact();
        let from = match self.operation {
            Operation::Fill => self.pattern(),
            Operation::Copy | Operation::Move => self.from,
        };
        let run = |is_forward: bool, count: Value| {
            let function = self
                .unit
                .copy_loop(self.ty(), self.to.ty(), from.ty(), is_forward);
            builder.call(function, &[self.to, from, count]);
        };
        if !self.may_overlap {
            return run(true, count);
        }
        let is_down = builder.icmp(IntPredicate::LLVMIntULE, self.to, self.from);
        run(true, builder.select(is_down, count, i64.zero()));
        run(false, builder.select(is_down, i64.zero(), count));
    }

    /// Returns the byte of a fill repeated in every byte of a unit.
    fn pattern(&self) -> Value {
        let ty = self.ty();
        let ones = u64::from_le_bytes([1; 8]);
        if let Some(byte) = self.from.const_uint() {
            return ty.int((ones * byte).into());
        }
        if self.width == 0 {
            return self.from;
        }
        let builder = self.builder.before(self.call);
        let byte = builder.cast(Opcode::LLVMZExt, self.from, ty);
        builder.binary(Opcode::LLVMMul, byte, ty.int(ones.into()))
    }
}

/// Returns the number of low bits of an integer, or of an address's offset from the start of its
/// array, that are known to be 0; at most [`WIDEST`].
fn zero_bits(unit: ModuleRef, value: Value) -> u32 {
    zero_bits_of(unit, value, &mut HashSet::new(), &mut STEPS.clone())
}

/// Returns [`zero_bits`] of a value on which those of `path` depend, within `steps` further values.
fn zero_bits_of(unit: ModuleRef, value: Value, path: &mut HashSet<Value>, steps: &mut u32) -> u32 {
    if let Some(number) = value.const_uint() {
        return number.trailing_zeros().min(WIDEST);
    }
    let Some(left) = steps.checked_sub(1) else {
        return 0;
    };
    *steps = left;
    if !path.insert(value) {
        return WIDEST; // a cycle adds only its other operands
    }
    let mut of = |of: Value| zero_bits_of(unit, of, path, steps);
    let bits = zero_bits_from(unit, value, &mut of);
    path.remove(&value);
    bits.min(WIDEST)
}

/// Returns [`zero_bits`] of a value, given a function that computes them for its operands.
fn zero_bits_from(unit: ModuleRef, value: Value, zero_bits: &mut dyn FnMut(Value) -> u32) -> u32 {
    use Opcode::*;
    let Some(opcode) = value.opcode().or(value.constant_opcode()) else {
        return if value.ty().is_pointer() { WIDEST } else { 0 };
    };
    let mut of = |index: usize| zero_bits(value.operand(index));
    match opcode {
        LLVMAlloca => WIDEST,
        LLVMAdd | LLVMSub | LLVMOr | LLVMXor => of(0).min(of(1)),
        LLVMAnd => of(0).max(of(1)),
        LLVMMul => of(0) + of(1),
        LLVMShl => {
            of(0)
                + value
                    .operand(1)
                    .const_uint()
                    .map_or(0, |by| by.min(8) as u32)
        }
        LLVMSelect => of(1).min(of(2)),
        LLVMPHI => {
            let parts = value.incoming().into_iter();
            let bits = parts.map(|(from, _)| zero_bits(from));
            bits.min().unwrap_or(0)
        }
        LLVMGetElementPtr => {
            let Some((constant, terms)) = unit.gep_offset(value) else {
                return 0;
            };
            let base = of(0).min(constant.trailing_zeros());
            let bits = terms
                .into_iter()
                .map(|(index, bytes)| bytes.trailing_zeros() + zero_bits(index));
            bits.fold(base, u32::min)
        }
        LLVMTrunc | LLVMZExt | LLVMSExt | LLVMFreeze | LLVMPtrToInt | LLVMPtrToAddr
        | LLVMIntToPtr | LLVMBitCast | LLVMAddrSpaceCast => of(0),
        _ => 0,
    }
}
