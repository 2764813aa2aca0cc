//! Rewrites addresses to byte offsets, and accesses to elements.

use std::collections::HashMap;

use llvm::{Builder, IntPredicate, ModuleRef, Opcode, Type, Value};

use super::access::Access;
use super::arrays::{Array, Kind};
use super::index::Quotients;
use super::origin::{Origins, accessed, base_and_offset, is_ignored, takes_low_bits};
use super::units::accessed_type;
use crate::error::Error;
use crate::nvvm::{place, threads};

/// The rewriting of one function.
pub struct Rewrite<'a> {
    unit: ModuleRef,
    function: Value,
    arrays: &'a [Array],
    origins: &'a Origins,
    builder: Builder,
    offsets: HashMap<Value, Value>,
    quotients: Quotients,
    i64: Type,
}

impl<'a> Rewrite<'a> {
    /// Returns the rewriting of `function`.
    pub fn new(
        unit: ModuleRef,
        function: Value,
        arrays: &'a [Array],
        origins: &'a Origins,
    ) -> Rewrite<'a> {
        Rewrite {
            unit,
            function,
            arrays,
            origins,
            builder: Builder::new(unit),
            offsets: HashMap::new(),
            quotients: Quotients::default(),
            i64: unit.int(64),
        }
    }

    /// Rewrites every access, comparison and difference of addresses; the address computations
    /// become dead.
    pub fn run(mut self) -> Result<(), Vec<Error>> {
        for value in self.function.instructions() {
            match value.opcode() {
                Some(Opcode::LLVMICmp) => self.compare(value),
                Some(Opcode::LLVMSub) => self.difference(value),
                Some(Opcode::LLVMAnd) => self.low_bits(value),
                Some(Opcode::LLVMShl) if takes_low_bits(value) => self.low_bits(value),
                Some(Opcode::LLVMCall) => self.call(value),
                _ => {}
            }
        }
        // All addresses are rewritten before the first access is removed: an index may be a loaded
        // value.
        let mut errors = Vec::new();
        let mut accesses = Vec::new();
        let mut outside = Vec::new();
        let entry = self.function.blocks().first().copied();
        for value in self.function.instructions() {
            if let Some(address) = accessed(value) {
                let through_null = self.origins.get(address).is_none();
                if let Some(message) = match through_null {
                    true => Some("an access through a null pointer".to_owned()),
                    false => self.constant_outside(value, address),
                } {
                    // Library code often handles values that never occur: only a thread that
                    // executes the access is in error.
                    match Some(value.block()) == entry {
                        true if through_null => errors.push(place(
                            Error::user("null-access", message).help(
                                "give an array in place of `null`, or test the pointer before the access",
                            ),
                            value,
                        )),
                        true => errors.push(place(
                            Error::user("out-of-bounds", message)
                                .help("make the array larger, or keep the index inside it"),
                            value,
                        )),
                        false => outside.push((value, message)),
                    }
                    continue;
                }
                match self.access(value, address) {
                    Ok(access) => accesses.push(access),
                    Err(error) => errors.push(place(error, value)),
                }
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        for access in accesses {
            access.replace(self.unit, &self.builder);
        }
        for (value, message) in outside {
            threads::trap_before(self.unit, &self.builder, value, &message);
            if !value.ty().is_void() {
                value.replace_uses(value.ty().zero());
            }
            value.erase();
        }
        Ok(())
    }

    /// Removes hints about addresses, and evaluates tests of their state space.
    fn call(&self, call: Value) {
        let args = call.call_args();
        if is_ignored(call) && args.iter().any(|arg| self.origins.get(*arg).is_some()) {
            return call.erase();
        }
        let name = call.callee_name().unwrap_or_default();
        let Some(space) = name.strip_prefix("llvm.nvvm.isspacep.") else {
            return;
        };
        // For an address that does not belong to one array this remains a call, which is reported.
        let Some(array) = args.first().and_then(|arg| self.origins.array(*arg)) else {
            return;
        };
        let of_array = match self.arrays[array].kind {
            Kind::Job { .. } | Kind::Module { .. } => "global",
            Kind::Shared => "shared",
            Kind::Local => "local",
        };
        let is_constant = matches!(self.arrays[array].kind, Kind::Module { constant: true, .. });
        // A variable that is never written may be in constant or in global memory.
        if !is_constant || !matches!(space, "global" | "const") {
            call.replace_uses(call.ty().int((space == of_array).into()));
            call.erase();
        }
    }

    /// Returns the byte offset of an address in its array, with the address's integer width.
    fn offset(&mut self, value: Value) -> Value {
        use Opcode::*;
        if let Some(&offset) = self.offsets.get(&value) {
            return offset;
        }
        let width = if value.ty().is_int() {
            value.ty()
        } else {
            self.i64
        };
        let Some(array) = self.origins.array(value) else {
            // An integer added to an address, or the null or undefined operand of a phi: never
            // dereferenced.
            return if value.ty().is_int() {
                value
            } else {
                width.zero()
            };
        };
        if let Some((_, bytes)) = base_and_offset(self.unit, value) {
            let start = self.arrays[array].start;
            return width.int(i128::from(bytes) + i128::from(start));
        }
        let offset = match value.opcode() {
            None | Some(LLVMAlloca) => self.i64.int(self.arrays[array].start.into()),
            Some(LLVMPHI) => {
                let phi = self.builder.before(value).phi(width);
                self.offsets.insert(value, phi);
                for (from, block) in value.incoming() {
                    let offset = self.offset(from);
                    phi.add_incoming(offset, block);
                }
                phi
            }
            Some(LLVMSelect) => {
                let on_true = self.offset(value.operand(1));
                let on_false = self.offset(value.operand(2));
                self.builder
                    .before(value)
                    .select(value.operand(0), on_true, on_false)
            }
            Some(LLVMCall) => {
                let (lhs, rhs) = (self.offset(value.operand(0)), self.offset(value.operand(1)));
                // An array does not wrap around the end of memory.
                let name = match value.callee_name().as_deref() {
                    Some("llvm.umax.i64") => "llvm.smax",
                    _ => "llvm.smin",
                };
                let function = self.unit.intrinsic(name, &[self.i64]);
                self.builder.before(value).call(function, &[lhs, rhs])
            }
            Some(LLVMGetElementPtr) => {
                let base = self.offset(value.operand(0));
                let steps = self.gep_offset(value);
                self.builder.before(value).add(base, steps)
            }
            Some(opcode @ (LLVMAdd | LLVMSub | LLVMAnd | LLVMOr)) => {
                let lhs = self.offset(value.operand(0));
                let rhs = self.offset(value.operand(1));
                let builder = self.builder.before(value);
                match opcode {
                    // The alignment of arrays exceeds the bits that such an `or` sets.
                    LLVMAdd | LLVMOr => builder.add(lhs, rhs),
                    LLVMSub => builder.sub(lhs, rhs),
                    _ => builder.binary(opcode, lhs, rhs),
                }
            }
            Some(_) => {
                let offset = self.offset(value.operand(0));
                self.resize(value, offset, width)
            }
        };
        self.offsets.insert(value, offset);
        offset
    }

    /// Converts `offset` to the type `width`. A 32-bit offset is into memory smaller than 4 GiB, so
    /// that it may be divided before it is widened.
    fn resize(&mut self, at: Value, offset: Value, width: Type) -> Value {
        let resized = self.builder.before(at).resize_signed(offset, width);
        if resized.is(Opcode::LLVMSExt) && resized != offset {
            self.quotients.widened(resized);
        }
        resized
    }

    /// Returns the byte offset that a `getelementptr` adds.
    fn gep_offset(&mut self, gep: Value) -> Value {
        let (constant, terms) = self.unit.gep_offset(gep).expect("one address");
        let mut sum = self.i64.zero();
        let builder = self.builder.before(gep);
        for (index, bytes) in terms {
            let wide = builder.resize_signed(index, self.i64);
            sum = builder.add(sum, builder.mul(wide, bytes as i64));
        }
        builder.add(sum, self.i64.int(constant.into()))
    }

    /// Returns the address of the element at byte `offset + more` of the array of `address`.
    fn element(&mut self, at: Value, address: Value, more: i64) -> Value {
        let array = &self.arrays[self.origins.array(address).expect("checked")];
        let (element, base) = (array.element, array.value);
        let size = self.unit.size_of(element) as i64;
        let offset = self.offset(address);
        let offset = self.resize(at, offset, self.i64);
        let quotient = match self.quotients.divide(&self.builder, offset, size) {
            Some(quotient) => quotient,
            None => {
                let shift = self.i64.int(size.trailing_zeros().into());
                let quotient = self
                    .builder
                    .before(at)
                    .binary(Opcode::LLVMLShr, offset, shift);
                quotient.set_exact();
                quotient
            }
        };
        let builder = self.builder.before(at);
        let quotient = builder.add(quotient, self.i64.int((more / size).into()));
        builder.element_address(element, base, quotient)
    }

    /// Returns the elements that an access covers.
    fn access(&mut self, at: Value, address: Value) -> Result<Access, Error> {
        let array = &self.arrays[self.origins.array(address).expect("checked")];
        let element = array.element;
        let ty = accessed_type(at);
        let (scalar, lanes) = ty.vector().unwrap_or((ty, 1));
        let size = self.unit.size_of(element);
        let scalar_size = self.unit.size_of(scalar);
        let is_atomic = at.is(Opcode::LLVMCall);
        let known = scalar.is_float() || [8, 16, 32, 64, 128].contains(&scalar.bits());
        if !known
            || !scalar_size.is_multiple_of(size)
            || is_atomic && (scalar_size != size || lanes != 1)
        {
            let message = format!(
                "`{}` has elements of {size} bytes here, and this accesses them as {}",
                array.name,
                ty.text()
            );
            let help = match array.bytes.is_multiple_of(scalar_size) {
                true => "access the array by one width, or declare it with the type that the kernel uses".to_owned(),
                false => format!("give the array a multiple of {scalar_size} bytes: it has {}, and its last word would reach beyond them", array.bytes),
            };
            return Err(Error::unsupported("access-width", message).help(help));
        }
        let array = &self.arrays[self.origins.array(address).expect("checked")];
        let element = array.element;
        let parts = scalar_size / size;
        let addresses = (0..parts * u64::from(lanes))
            .map(|part| self.element(at, address, (part * size) as i64))
            .collect();
        Ok(Access {
            at,
            addresses,
            element,
            parts: parts as usize,
        })
    }

    /// Returns a message if the access `at` to a constant address is outside a private or constant
    /// array: LLVM's passes remove such accesses.
    fn constant_outside(&mut self, at: Value, address: Value) -> Option<String> {
        let array = &self.arrays[self.origins.array(address)?];
        let is_known_to_llvm = match array.kind {
            Kind::Local | Kind::Module { constant: true, .. } => true,
            Kind::Job { .. } | Kind::Shared | Kind::Module { .. } => false,
        };
        let (name, len) = (array.name.clone(), array.bytes);
        if !is_known_to_llvm {
            return None;
        }
        let ty = accessed_type(at);
        let (scalar, lanes) = ty.vector().unwrap_or((ty, 1));
        let bytes = self.unit.size_of(scalar) * u64::from(lanes);
        let first = self.offset(address).const_int()?;
        let inside = first >= 0 && first as u64 + bytes <= len;
        (!inside).then(|| {
            format!("an access of {bytes} bytes at byte {first} of `{name}`, which has {len} bytes")
        })
    }

    /// Rewrites a comparison: addresses of one array compare like their offsets (an array does not
    /// wrap around the end of memory); none is null.
    fn compare(&mut self, value: Value) {
        use IntPredicate::*;
        let (lhs, rhs) = (value.operand(0), value.operand(1));
        if self.origins.is_same_array(lhs, rhs) == Some(false) {
            let differs = value.int_predicate() == LLVMIntNE;
            value.replace_uses(self.unit.int(1).int(differs.into()));
            return value.erase();
        }
        if self.origins.array(lhs).is_none() && self.origins.array(rhs).is_none() {
            return;
        }
        let predicate = value.int_predicate();
        let result = if lhs.is_null() || rhs.is_null() {
            // An array is above null, so `null < p` and `p > null` hold like `p != null`.
            let above = match predicate {
                LLVMIntEQ => false,
                LLVMIntNE => true,
                LLVMIntUGT | LLVMIntUGE | LLVMIntSGT | LLVMIntSGE => rhs.is_null(),
                LLVMIntULT | LLVMIntULE | LLVMIntSLT | LLVMIntSLE => lhs.is_null(),
            };
            self.unit.int(1).int(above.into())
        } else {
            let signed = match predicate {
                LLVMIntULT => LLVMIntSLT,
                LLVMIntULE => LLVMIntSLE,
                LLVMIntUGT => LLVMIntSGT,
                LLVMIntUGE => LLVMIntSGE,
                other => other,
            };
            let (lhs, rhs) = (self.offset(lhs), self.offset(rhs));
            self.builder.before(value).icmp(signed, lhs, rhs)
        };
        value.replace_uses(result);
        value.erase();
    }

    /// Rewrites `p - q` within one array to the difference of the offsets.
    fn difference(&mut self, value: Value) {
        if self.origins.get(value).is_none() && self.origins.array(value.operand(0)).is_some() {
            let (lhs, rhs) = (self.offset(value.operand(0)), self.offset(value.operand(1)));
            let result = self.builder.before(value).sub(lhs, rhs);
            value.replace_uses(result);
        }
    }

    /// Rewrites a mask of the low bits of an address, or a shift of these, to one of its offset:
    /// arrays are aligned to 256 bytes.
    fn low_bits(&mut self, value: Value) {
        if self.origins.get(value).is_none() && self.origins.array(value.operand(0)).is_some() {
            let offset = self.offset(value.operand(0));
            let opcode = value.opcode().expect("a mask or a shift");
            let result = self
                .builder
                .before(value)
                .binary(opcode, offset, value.operand(1));
            value.replace_uses(result);
        }
    }
}
