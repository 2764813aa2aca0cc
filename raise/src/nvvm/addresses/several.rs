//! Addresses that may start from one of several arrays: `p = c ? a : b`, pointers that a loop
//! exchanges.
//!
//! An access becomes one access of each array, guarded by a test whether the address belongs to
//! that array; loaded values are selected. Addresses that start from more than [`MOST`] arrays, or
//! from anything other than selects, phis and offsets, are left unchanged.

use std::collections::{BTreeSet, HashMap, HashSet};

use llvm::{Builder, ModuleRef, Opcode, Type, Value};

use super::arrays::{self, Array};
use super::origin::{Origin, Origins, accessed};
use crate::error::Error;
use crate::launch::Launch;
use crate::nvvm::threads;

/// The greatest number of arrays of one access; more are an error.
pub const MOST: usize = 4;

/// Splits every access that may be of several arrays; returns whether there was any.
pub fn split(unit: ModuleRef, function: Value, launch: &Launch) -> Result<bool, Vec<Error>> {
    let arrays = arrays::find(unit, function, launch)?;
    let origins = Origins::find(function, &arrays);
    let mut splitter = Splitter {
        unit,
        entry: function.blocks()[0].first_non_phi(),
        arrays: &arrays,
        origins: &origins,
        builder: Builder::new(unit),
        starts: HashMap::new(),
        addresses: HashMap::new(),
        tests: HashMap::new(),
    };
    let mut found = Vec::new();
    for value in function.instructions() {
        if let Some(address) = accessed(value)
            && origins.get(address) == Some(Origin::Several)
        {
            let mut from = BTreeSet::new();
            let known = splitter.sources(address, &mut from, &mut HashSet::new());
            if known && from.len() <= MOST {
                found.push((value, address, from));
            }
        }
    }
    let any = !found.is_empty();
    for (value, address, from) in found {
        splitter.split(value, address, &from);
    }
    Ok(any)
}

struct Splitter<'a> {
    unit: ModuleRef,
    entry: Value,
    arrays: &'a [Array],
    origins: &'a Origins,
    builder: Builder,
    /// Starts of arrays, by the type of the address.
    starts: HashMap<(usize, Type), Value>,
    /// An address as one of that array, if it belongs to it; otherwise an unused value.
    addresses: HashMap<(Value, usize), Value>,
    /// Whether an address belongs to that array.
    tests: HashMap<(Value, usize), Value>,
}

impl Splitter<'_> {
    /// Collects the arrays from which `value` may start; false if there are other origins.
    fn sources(&self, value: Value, from: &mut BTreeSet<usize>, seen: &mut HashSet<Value>) -> bool {
        match self.origins.get(value) {
            Some(Origin::Array(array)) => {
                from.insert(array);
                true
            }
            Some(Origin::Other(_)) => false,
            None => value.is_null() || value.is_undef(),
            Some(Origin::Several) if !seen.insert(value) => true,
            Some(Origin::Several) => match self.parts(value) {
                Some(parts) => parts.into_iter().all(|part| self.sources(part, from, seen)),
                None => false,
            },
        }
    }

    /// Returns the addresses among which `value` chooses, or to which it adds an offset.
    fn parts(&self, value: Value) -> Option<Vec<Value>> {
        use Opcode::*;
        match value.opcode()? {
            LLVMPHI => Some(value.incoming().into_iter().map(|(from, _)| from).collect()),
            LLVMSelect => Some(vec![value.operand(1), value.operand(2)]),
            LLVMAdd | LLVMSub => Some(vec![value.operand(self.address_operand(value)?)]),
            LLVMOr if value.disjoint() => Some(vec![value.operand(self.address_operand(value)?)]),
            LLVMTrunc | LLVMZExt | LLVMSExt | LLVMGetElementPtr | LLVMBitCast | LLVMFreeze
            | LLVMPtrToInt | LLVMPtrToAddr | LLVMIntToPtr | LLVMAddrSpaceCast => {
                Some(vec![value.operand(0)])
            }
            _ => None,
        }
    }

    /// Returns which operand of a sum or difference is the address; `None` if both are.
    fn address_operand(&self, sum: Value) -> Option<usize> {
        let is_address = |index: usize| self.origins.get(sum.operand(index)).is_some();
        match (is_address(0), is_address(1)) {
            (true, false) => Some(0),
            (false, true) => Some(1),
            _ => None,
        }
    }

    fn split(&mut self, access: Value, address: Value, from: &BTreeSet<usize>) {
        let mut result: Option<Value> = None;
        for &array in from {
            let test = self.test(address, array);
            let inside = self.address(address, array);
            let value = self.guarded(access, test, inside);
            result = match result {
                _ if value.ty().is_void() => None,
                None => Some(value),
                Some(other) => Some(self.builder.before(access).select(test, value, other)),
            };
        }
        if let Some(result) = result {
            access.replace_uses(result);
        }
        access.erase();
    }

    /// Emits `access` with its address replaced by `address`, guarded by `test`.
    fn guarded(&mut self, access: Value, test: Value, address: Value) -> Value {
        let mut arguments = vec![test, address];
        let function = match access.opcode() {
            Some(Opcode::LLVMLoad) => self.unit.guarded_load(access, address.ty()),
            Some(Opcode::LLVMStore) => {
                arguments.push(access.operand(0));
                self.unit
                    .guarded_store(access.operand(0).ty(), address.ty())
            }
            _ => {
                debug_assert!(threads::is_atomic(access));
                arguments.extend(&access.call_args()[1..]);
                let types: Vec<Type> = arguments[1..].iter().map(|value| value.ty()).collect();
                let atomic = access.callee().expect("an atomic is a call");
                self.unit.guarded_call(atomic, access.ty(), &types)
            }
        };
        self.builder.before(access).call(function, &arguments)
    }

    /// Returns the start of an array as an address of type `ty`.
    fn start(&mut self, array: usize, ty: Type) -> Value {
        let base = self.arrays[array].value;
        // An `alloca` may follow other instructions.
        let after = base.opcode().and_then(|_| base.next());
        let builder = self.builder.before(after.unwrap_or(self.entry));
        *self.starts.entry((array, ty)).or_insert_with(|| {
            if ty.is_int() {
                builder.cast(Opcode::LLVMPtrToInt, base, ty)
            } else {
                builder.in_space_of(base, ty)
            }
        })
    }

    /// Returns `value` as an address of `array`.
    fn address(&mut self, value: Value, array: usize) -> Value {
        use Opcode::*;
        match self.origins.get(value) {
            Some(Origin::Array(known)) if known == array => return value,
            Some(Origin::Several) => {}
            Some(Origin::Array(_) | Origin::Other(_)) | None => {
                return self.start(array, value.ty());
            }
        }
        if let Some(&known) = self.addresses.get(&(value, array)) {
            return known;
        }
        let result = match value.opcode() {
            Some(LLVMPHI) => {
                let phi = self.builder.before(value).phi(value.ty());
                self.addresses.insert((value, array), phi);
                for (from, block) in value.incoming() {
                    let from = self.address(from, array);
                    phi.add_incoming(from, block);
                }
                phi
            }
            Some(LLVMSelect) => {
                let on_true = self.address(value.operand(1), array);
                let on_false = self.address(value.operand(2), array);
                let builder = self.builder.before(value);
                builder.select(value.operand(0), on_true, on_false)
            }
            _ => {
                let index = match value.opcode() {
                    Some(LLVMAdd | LLVMSub | LLVMOr) => self.address_operand(value).unwrap_or(0),
                    _ => 0,
                };
                let base = self.address(value.operand(index), array);
                self.builder.before(value).copy_with(value, index, base)
            }
        };
        self.addresses.insert((value, array), result);
        result
    }

    /// Returns whether `value` is an address of `array`, as an `i1`.
    fn test(&mut self, value: Value, array: usize) -> Value {
        use Opcode::*;
        let truth = self.unit.int(1);
        match self.origins.get(value) {
            Some(Origin::Several) => {}
            Some(Origin::Array(known)) => return truth.int((known == array).into()),
            Some(Origin::Other(_)) | None => return truth.zero(),
        }
        if let Some(&known) = self.tests.get(&(value, array)) {
            return known;
        }
        let result = match value.opcode() {
            Some(LLVMPHI) => {
                let phi = self.builder.before(value).phi(truth);
                self.tests.insert((value, array), phi);
                for (from, block) in value.incoming() {
                    let from = self.test(from, array);
                    phi.add_incoming(from, block);
                }
                phi
            }
            Some(LLVMSelect) => {
                let on_true = self.test(value.operand(1), array);
                let on_false = self.test(value.operand(2), array);
                let builder = self.builder.before(value);
                builder.select(value.operand(0), on_true, on_false)
            }
            Some(LLVMAdd | LLVMSub | LLVMOr) => {
                let index = self.address_operand(value).unwrap_or(0);
                self.test(value.operand(index), array)
            }
            _ => self.test(value.operand(0), array),
        };
        self.tests.insert((value, array), result);
        result
    }
}
