//! Dataflow analysis of the array from which an address starts.

use std::collections::HashMap;

use llvm::{IntPredicate, ModuleRef, Opcode, Value};

use super::{Array, units};
use crate::error::Error;
use crate::nvvm::{place, threads};

/// The origin of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The array with this index.
    Array(usize),
    /// An origin that is not a known array.
    Other(Other),
    /// Several different origins.
    Several,
}

/// An origin that is not a known array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Other {
    Memory,
    Call,
}

/// The origin of every address of a function.
pub struct Origins {
    of: HashMap<Value, Origin>,
    names: Vec<String>,
    /// For each array the first one with the same elements: an array of the job may be passed
    /// twice.
    firsts: Vec<usize>,
}

impl Origins {
    /// Propagates origins from the arrays to a fixed point.
    pub fn find(function: Value, arrays: &[Array]) -> Origins {
        let mut origins = Origins {
            of: HashMap::new(),
            names: arrays.iter().map(|array| array.name.clone()).collect(),
            firsts: (0..arrays.len())
                .map(|number| units::first_of_name(arrays, number))
                .collect(),
        };
        for (index, array) in arrays.iter().enumerate() {
            origins.of.insert(array.value, Origin::Array(index));
        }
        let instructions = function.instructions();
        let mut changed = true;
        while changed {
            changed = false;
            for &value in &instructions {
                if let Some(origin) = origins.transfer(value)
                    && origins.of.insert(value, origin) != Some(origin)
                {
                    changed = true;
                }
            }
        }
        origins
    }

    /// Returns the origin of `value`; `None` for a plain integer.
    pub fn get(&self, value: Value) -> Option<Origin> {
        if let Some(origin) = self.of.get(&value) {
            return Some(*origin);
        }
        // An address inside a variable is a constant expression.
        let opcode = value.constant_opcode()?;
        let first = self.get(value.operand(0));
        match opcode {
            Opcode::LLVMAdd | Opcode::LLVMSub => self.join(first, self.get(value.operand(1))),
            _ => first,
        }
    }

    /// Returns the array into which `value` points.
    pub fn array(&self, value: Value) -> Option<usize> {
        match self.get(value) {
            Some(Origin::Array(index)) => Some(index),
            Some(Origin::Other(_) | Origin::Several) | None => None,
        }
    }

    /// Returns whether two addresses belong to the same array, if each belongs to a single array.
    pub fn is_same_array(&self, a: Value, b: Value) -> Option<bool> {
        Some(self.firsts[self.array(a)?] == self.firsts[self.array(b)?])
    }

    fn join(&self, a: Option<Origin>, b: Option<Origin>) -> Option<Origin> {
        match (a, b) {
            (None, other) | (other, None) => other,
            (Some(a), Some(b)) if a == b => Some(a),
            (Some(Origin::Array(a)), Some(Origin::Array(b)))
                if self.firsts[a] == self.firsts[b] =>
            {
                Some(Origin::Array(self.firsts[a]))
            }
            _ => Some(Origin::Several),
        }
    }

    fn transfer(&self, value: Value) -> Option<Origin> {
        use Opcode::*;
        match value.opcode()? {
            LLVMGetElementPtr | LLVMBitCast | LLVMAddrSpaceCast | LLVMFreeze | LLVMPtrToInt
            | LLVMPtrToAddr | LLVMIntToPtr => self.get(value.operand(0)),
            // Addresses of shared memory, the stack and constants fit in 32 bits.
            LLVMTrunc if value.ty().bits() == 32 => self.get(value.operand(0)),
            LLVMZExt | LLVMSExt if value.ty().bits() == 64 => self.get(value.operand(0)),
            LLVMPHI => value
                .incoming()
                .into_iter()
                .fold(None, |all, (from, _)| self.join(all, self.get(from))),
            LLVMSelect => self.join(self.get(value.operand(1)), self.get(value.operand(2))),
            LLVMAdd => self.join(self.get(value.operand(0)), self.get(value.operand(1))),
            LLVMOr if value.disjoint() => {
                self.join(self.get(value.operand(0)), self.get(value.operand(1)))
            }
            LLVMSub => match (self.get(value.operand(0)), self.get(value.operand(1))) {
                (from, None) => from,
                (Some(a), Some(b)) if a == b => None,
                _ if self.is_same_array(value.operand(0), value.operand(1)) == Some(true) => None,
                _ => Some(Origin::Several),
            },
            // Rounding an address down keeps it an address; extracting its low bits does not.
            LLVMAnd if value.operand(1).const_int().is_some_and(|mask| mask < 0) => {
                self.get(value.operand(0))
            }
            LLVMAlloca => self.of.get(&value).copied(),
            LLVMLoad if value.ty().is_pointer() => Some(Origin::Other(Other::Memory)),
            LLVMCall if is_extremum(value) => {
                self.join(self.get(value.operand(0)), self.get(value.operand(1)))
            }
            LLVMCall if value.ty().is_pointer() => Some(Origin::Other(Other::Call)),
            _ => None,
        }
    }

    /// Reports every use of an address other than: offsetting it, accessing memory through it,
    /// comparing or subtracting within one array.
    ///
    /// With `has_null`, an integer may be an address based on a null pointer, which the rewriting
    /// of accesses reports.
    pub fn check(&self, function: Value, has_null: bool) -> Result<(), Vec<Error>> {
        let mut errors = Vec::new();
        for value in function.instructions() {
            for (index, operand) in value.operands().into_iter().enumerate() {
                if let Some(origin) = self.get(operand)
                    && let Some(error) = self.problem(value, index, origin)
                {
                    errors.push(place(error, value));
                    break;
                }
            }
            if self.may_be_number(value) {
                errors.push(place(
                    untraced("may be a number that is the address of nothing we know"),
                    value,
                ));
            }
            if let Some(address) = accessed(value)
                && self.get(address).is_none()
                && !has_null
            {
                errors.push(place(
                    untraced("is a number, not an address of an array").help(
                        "pass every array as a kernel argument of its own, also the rows that a table of pointers leads to",
                    ),
                    value,
                ));
            }
        }
        if errors.is_empty() {
            Ok(())
        } else {
            Err(errors)
        }
    }

    /// Returns whether a phi or select chooses between an address and a computed value that is not
    /// one.
    fn may_be_number(&self, value: Value) -> bool {
        let parts = match value.opcode() {
            Some(Opcode::LLVMPHI) => value.incoming().into_iter().map(|(from, _)| from).collect(),
            Some(Opcode::LLVMSelect) => vec![value.operand(1), value.operand(2)],
            _ => return false,
        };
        let is_number = |part: &Value| {
            self.get(*part).is_none()
                && !part.is_undef()
                && part.const_int().is_none()
                && !part.is_null()
        };
        self.get(value).is_some() && parts.iter().any(is_number)
    }

    fn problem(&self, user: Value, index: usize, origin: Origin) -> Option<Error> {
        use Opcode::*;
        let is_access =
            accessed(user) == Some(user.operand(index)) && !(user.is(LLVMStore) && index == 0);
        if is_access {
            return match origin {
                Origin::Array(_) => None,
                Origin::Several => Some(
                    untraced("may point into more than one array")
                        .help("select between the loaded values instead of between the addresses"),
                ),
                Origin::Other(Other::Memory) => Some(
                    untraced("was loaded from memory")
                        .help("pass every array as a kernel argument of its own"),
                ),
                Origin::Other(Other::Call) => Some(untraced("came from a call")),
            };
        }
        if !matches!(origin, Origin::Array(_)) {
            return None; // reported where memory is accessed through it
        }
        if self.get(user).is_some() {
            return None;
        }
        match user.opcode()? {
            LLVMSub => None,
            LLVMICmp => self.comparison(user, index, origin),
            LLVMAnd
                if user
                    .operand(1)
                    .const_int()
                    .is_some_and(|mask| (0..256).contains(&mask)) =>
            {
                None
            }
            LLVMShl if takes_low_bits(user) => None,
            LLVMCall if is_ignored(user) => None,
            LLVMStore if user.operand(0).ty().bits() != 32 => {
                Some(untraced("is itself stored to memory"))
            }
            LLVMCall => None, // reported as a call
            _ => {
                let name = match origin {
                    Origin::Array(array) => &self.names[array],
                    Origin::Other(_) | Origin::Several => return None,
                };
                Some(Error::unsupported(
                    "address-as-number",
                    format!("the address of `{name}` is used as a number"),
                ))
            }
        }
    }

    /// Returns the error that prevents the comparison of an address, operand `index` of `compare`.
    fn comparison(&self, compare: Value, index: usize, origin: Origin) -> Option<Error> {
        let (address, other) = (compare.operand(index), compare.operand(1 - index));
        if self.get(other) == Some(origin) || self.is_same_array(address, other) == Some(true) {
            return None;
        }
        if other.is_null() && !self.may_be_null(address, 8) {
            return None;
        }
        if self.is_same_array(address, other) == Some(false) {
            let may_be_null = self.may_be_null(address, 8) || self.may_be_null(other, 8);
            return match compare.int_predicate() {
                IntPredicate::LLVMIntEQ | IntPredicate::LLVMIntNE if !may_be_null => None,
                _ => Some(
                    untraced("is compared with one in another array")
                        .help("addresses of two arrays may only be tested for being equal: which array comes first in memory is not known"),
                ),
            };
        }
        Some(untraced(
            "is compared with something that is not in the same array",
        ))
    }

    fn may_be_null(&self, value: Value, depth: usize) -> bool {
        match value.opcode() {
            Some(Opcode::LLVMPHI) => {
                depth == 0
                    || value
                        .incoming()
                        .into_iter()
                        .any(|(from, _)| from != value && self.may_be_null(from, depth - 1))
            }
            Some(Opcode::LLVMSelect) => {
                depth == 0
                    || self.may_be_null(value.operand(1), depth - 1)
                    || self.may_be_null(value.operand(2), depth - 1)
            }
            _ => value.is_null(),
        }
    }
}

/// Returns whether `shift`, which shifts an address left, is only used for the address's low 8
/// bits: the position in a word of the byte that it points to.
pub fn takes_low_bits(shift: Value) -> bool {
    let is_masked = |by: u64| {
        let mut users = shift.users().into_iter();
        users.all(|user| {
            let mask = user.operands().get(1).and_then(|mask| mask.const_uint());
            user.is(Opcode::LLVMAnd) && mask.is_some_and(|mask| mask >> by < 256)
        })
    };
    let by = shift.operand(1).const_uint();
    by.is_some_and(|by| by < 24 && is_masked(by))
}

/// Returns whether `value` is the minimum or maximum of two addresses, as integers.
pub fn is_extremum(value: Value) -> bool {
    value
        .callee_name()
        .is_some_and(|name| matches!(name.as_str(), "llvm.umax.i64" | "llvm.umin.i64"))
}

/// Returns whether a call of this function, which takes an address, can be ignored.
pub fn ignored(name: &str) -> bool {
    [
        "llvm.assume",
        "llvm.lifetime.",
        "llvm.prefetch",
        "llvm.experimental.noalias.scope.decl",
        "llvm.dbg.",
    ]
    .iter()
    .any(|prefix| name.starts_with(prefix))
}

/// Returns whether a call can be ignored.
pub fn is_ignored(call: Value) -> bool {
    call.callee_name().is_some_and(|name| ignored(&name))
}

/// Returns the address that a load, store or atomic accesses.
pub fn accessed(value: Value) -> Option<Value> {
    match value.opcode()? {
        Opcode::LLVMCall if threads::is_atomic(value) => Some(value.operand(0)),
        Opcode::LLVMLoad => Some(value.operand(0)),
        Opcode::LLVMStore => Some(value.operand(1)),
        _ => None,
    }
}

/// Returns the variable on which a constant address is based, and the byte offset.
pub fn base_and_offset(unit: ModuleRef, address: Value) -> Option<(Value, i64)> {
    if address.is_global_variable() {
        return Some((address, 0));
    }
    let (base, bytes) = match address.constant_opcode()? {
        Opcode::LLVMAdd | Opcode::LLVMSub => {
            let sign = if address.constant_opcode() == Some(Opcode::LLVMSub) {
                -1
            } else {
                1
            };
            let (base, bytes) = base_and_offset(unit, address.operand(0))?;
            return Some((base, bytes + sign * address.operand(1).const_int()?));
        }
        Opcode::LLVMGetElementPtr => {
            let (base, bytes) = base_and_offset(unit, address.operand(0))?;
            (base, bytes + unit.constant_gep_offset(address)?)
        }
        _ => base_and_offset(unit, address.operand(0))?,
    };
    Some((base, bytes))
}

fn untraced(why: &str) -> Error {
    Error::unsupported(
        "untraced-address",
        format!("this address cannot be traced to one array: it {why}"),
    )
}
