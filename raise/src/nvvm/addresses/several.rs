//! Addresses that may start from one of several arrays: `p = c ? a : b`, pointers that a loop exchanges.
//!
//! A load becomes one load of each array, all but one of them of its first element, and a choice of what was loaded; a store becomes one guarded store for
//! each. This leaves addresses alone that come from more than [`MOST`] arrays or from anything but selects, phis and offsets.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::arrays::{self, Array};
use super::origin::{Origin, Origins, accessed};
use crate::error::Error;
use crate::launch::Launch;
use crate::nvvm::ir::{Builder, ModuleRef, Opcode, Type, Value};

/// Accesses to more arrays than this are refused, not written out.
const MOST: usize = 4;

/// Takes every access apart that may be of several arrays; whether there was any.
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
        let plain = matches!(value.opcode(), Some(Opcode::LLVMLoad | Opcode::LLVMStore));
        if let Some(address) = accessed(value).filter(|_| plain)
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
    /// An address, if it is one of that array; else something that is not used.
    addresses: HashMap<(Value, usize), Value>,
    /// Whether an address is one of that array.
    tests: HashMap<(Value, usize), Value>,
}

impl Splitter<'_> {
    /// The arrays that `value` may start from; false if something else is among them.
    fn sources(&self, value: Value, from: &mut BTreeSet<usize>, seen: &mut HashSet<Value>) -> bool {
        match self.origins.get(value) {
            Some(Origin::Array(array)) => {
                from.insert(array);
                self.arrays[array].value.opcode().is_none()
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

    /// The addresses that `value` is one of, or is an offset from.
    fn parts(&self, value: Value) -> Option<Vec<Value>> {
        use Opcode::*;
        match value.opcode()? {
            LLVMPHI => Some(value.incoming().into_iter().map(|(from, _)| from).collect()),
            LLVMSelect => Some(vec![value.operand(1), value.operand(2)]),
            LLVMAdd => Some(vec![value.operand(self.address_operand(value)?)]),
            LLVMGetElementPtr | LLVMBitCast | LLVMFreeze | LLVMPtrToInt | LLVMIntToPtr
            | LLVMAddrSpaceCast => Some(vec![value.operand(0)]),
            _ => None,
        }
    }

    /// Which operand of a sum is the address; none if both are.
    fn address_operand(&self, sum: Value) -> Option<usize> {
        let is_address = |index: usize| self.origins.get(sum.operand(index)).is_some();
        match (is_address(0), is_address(1)) {
            (true, false) => Some(0),
            (false, true) => Some(1),
            _ => None,
        }
    }

    fn split(&mut self, access: Value, address: Value, from: &BTreeSet<usize>) {
        let mut loaded: Option<Value> = None;
        for &array in from {
            let test = self.test(address, array);
            let inside = self.address(address, array);
            let start = self.start(array, inside.ty());
            let builder = self.builder.before(access);
            if access.is(Opcode::LLVMLoad) {
                let at = builder.select(test, inside, start);
                let value = builder.load(access.ty(), at);
                loaded = Some(match loaded {
                    None => value,
                    Some(other) => builder.select(test, value, other),
                });
            } else {
                let value = access.operand(0);
                let function = self.unit.guarded_store(value.ty(), inside.ty());
                self.builder
                    .before(access)
                    .call(function, &[test, inside, value]);
            }
        }
        if let Some(loaded) = loaded {
            access.replace_uses(loaded);
        }
        access.erase();
    }

    /// The start of an array as an address of type `ty`.
    fn start(&mut self, array: usize, ty: Type) -> Value {
        let base = self.arrays[array].value;
        let builder = self.builder.before(self.entry);
        *self.starts.entry((array, ty)).or_insert_with(|| {
            if ty.is_int() {
                builder.cast(Opcode::LLVMPtrToInt, base, ty)
            } else if base.ty() == ty {
                base
            } else {
                builder.cast(Opcode::LLVMAddrSpaceCast, base, ty)
            }
        })
    }

    /// `value` as an address of `array`.
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
                let index = match value.is(LLVMAdd) {
                    true => self.address_operand(value).unwrap_or(0),
                    false => 0,
                };
                let base = self.address(value.operand(index), array);
                self.builder.before(value).copy_with(value, index, base)
            }
        };
        self.addresses.insert((value, array), result);
        result
    }

    /// Whether `value` is an address of `array`: an `i1`.
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
            Some(LLVMAdd) => {
                let index = self.address_operand(value).unwrap_or(0);
                self.test(value.operand(index), array)
            }
            _ => self.test(value.operand(0), array),
        };
        self.tests.insert((value, array), result);
        result
    }
}
