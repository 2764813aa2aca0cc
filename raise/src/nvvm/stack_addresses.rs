//! Converts addresses of private memory that are computed as integers to pointers.
//!
//! PTX computes `base + offset` in integers, which LLVM's passes do not follow: a pointer that is
//! stored on the stack (by `nvcc -G`, or as a field of a structure) stays there, and its target is
//! unknown. With `getelementptr`s of the `alloca` the accesses can be promoted to values.

use std::collections::HashMap;

use llvm::loops::{Dominators, reverse_postorder};
use llvm::{Builder, ModuleRef, Opcode, Value};

use super::addresses::{self, Arrays};
use crate::launch::Launch;

/// Rewrites the addresses of `function` if it stores an address in memory; returns whether it does.
pub fn as_pointers(unit: ModuleRef, function: Value, launch: &Launch) -> bool {
    if !addresses::keeps_addresses(unit, function, launch) {
        return false;
    }
    join_halves(function);
    forward_own(unit, function);
    let Ok(arrays) = Arrays::find(unit, function, launch) else {
        return false; // reported where the addresses become indices
    };
    let builder = Builder::new(unit);
    let mut offsets: HashMap<Value, Offsets> = HashMap::new();
    for value in function.instructions() {
        if !value.is(Opcode::LLVMIntToPtr) {
            continue;
        }
        let Some(room) = arrays.room(value).filter(|room| room.ty() == value.ty()) else {
            continue;
        };
        let offsets = offsets.entry(room).or_insert_with(|| Offsets {
            unit,
            builder: &builder,
            arrays: &arrays,
            room,
            known: HashMap::new(),
        });
        if let Some(offset) = offsets.of(value.operand(0)) {
            let builder = builder.before(value);
            let pointer = match offset.is_null() {
                true => room,
                false => builder.element_address(unit.int(8), room, offset),
            };
            value.replace_uses(pointer);
            value.erase();
        }
    }
    true
}

/// Offsets of addresses from the start of an `alloca`, as 64-bit integers.
struct Offsets<'a> {
    unit: ModuleRef,
    builder: &'a Builder,
    arrays: &'a Arrays,
    room: Value,
    known: HashMap<Value, Value>,
}

impl Offsets<'_> {
    /// Returns the offset of an address in the memory; `None` if it is computed in another way.
    fn of(&mut self, value: Value) -> Option<Value> {
        use Opcode::*;
        let i64 = self.unit.int(64);
        if value == self.room {
            return Some(i64.zero());
        }
        if let Some(known) = self.known.get(&value) {
            return Some(*known);
        }
        let offset = match value.opcode()? {
            LLVMPtrToInt | LLVMIntToPtr | LLVMAddrSpaceCast | LLVMBitCast | LLVMFreeze
            | LLVMZExt => return self.of(value.operand(0)),
            LLVMGetElementPtr => {
                let (constant, terms) = self.unit.gep_offset(value)?;
                let mut offset = self.of(value.operand(0))?;
                let builder = self.builder.before(value);
                for (index, bytes) in terms {
                    let index = builder.resize_signed(index, i64);
                    offset = builder.add(offset, builder.mul(index, bytes as i64));
                }
                builder.add(offset, i64.int(constant.into()))
            }
            LLVMAdd => {
                let at = usize::from(!self.arrays.is_address(value.operand(0)));
                let base = self.of(value.operand(at))?;
                let builder = self.builder.before(value);
                let more = builder.resize_signed(value.operand(1 - at), i64);
                builder.add(base, more)
            }
            LLVMSelect => {
                let (yes, no) = (self.of(value.operand(1))?, self.of(value.operand(2))?);
                let condition = value.operand(0);
                self.builder.before(value).select(condition, yes, no)
            }
            LLVMPHI => {
                let phi = self.builder.before(value).phi(i64);
                self.known.insert(value, phi);
                let offsets: Option<Vec<_>> = value
                    .incoming()
                    .into_iter()
                    .map(|(from, block)| Some((self.of(from)?, block)))
                    .collect();
                let Some(offsets) = offsets else {
                    phi.replace_uses(i64.poison());
                    phi.erase();
                    self.known.clear();
                    return None;
                };
                for (offset, block) in offsets {
                    phi.add_incoming(offset, block);
                }
                phi
            }
            _ => return None,
        };
        self.known.insert(value, offset);
        Some(offset)
    }
}

/// Replaces recombined halves of an integer by the integer, as in a structure that is copied in
/// units of 32 bits.
pub fn join_halves(function: Value) {
    for value in function.instructions() {
        if !value.is(Opcode::LLVMOr) || value.ty().bits() != 64 {
            continue;
        }
        if let (Half::Of(low, false), Half::Of(high, true)) =
            (half(value, false), half(value, true))
            && low == high
            && low != value
        {
            value.replace_uses(low);
        }
    }
}

/// The contents of 32 bits of an integer.
enum Half {
    /// Zeros, or undefined.
    Nothing,
    /// The low or the high half of another integer.
    Of(Value, bool),
    Other,
}

/// Returns the contents of the high or the low half of a 64-bit integer.
fn half(value: Value, is_high: bool) -> Half {
    use Opcode::*;
    if value.is_undef() || value.is_null() {
        return Half::Nothing;
    }
    let mask_of = |mask: u64| match is_high {
        true => (mask >> 32) as u32,
        false => mask as u32,
    };
    match value.opcode() {
        Some(LLVMOr) => match (
            half(value.operand(0), is_high),
            half(value.operand(1), is_high),
        ) {
            (Half::Nothing, other) | (other, Half::Nothing) => other,
            _ => Half::Other,
        },
        Some(LLVMAnd) => match value.operand(1).const_uint().map(mask_of) {
            Some(0) => Half::Nothing,
            Some(u32::MAX) => half(value.operand(0), is_high),
            _ => Half::Other,
        },
        Some(LLVMShl) if value.operand(1).const_uint() == Some(32) => match is_high {
            true => half(value.operand(0), false),
            false => Half::Nothing,
        },
        Some(LLVMZExt) if value.operand(0).ty().bits() == 32 => match is_high {
            true => Half::Nothing,
            false => cut(value.operand(0)),
        },
        _ => Half::Of(value, is_high),
    }
}

/// Returns the half of a 64-bit integer that a 32-bit integer is.
fn cut(value: Value) -> Half {
    if !value.is(Opcode::LLVMTrunc) || value.operand(0).ty().bits() != 64 {
        return Half::Other;
    }
    let whole = value.operand(0);
    let is_high = whole.is(Opcode::LLVMLShr) && whole.operand(1).const_uint() == Some(32);
    match is_high {
        true => Half::Of(whole.operand(0), true),
        false => Half::Of(whole, false),
    }
}

/// Replaces loads of addresses that are stored in the memory they point to, each stored once:
/// `this` of an object on the stack.
fn forward_own(unit: ModuleRef, function: Value) {
    let dominators = Dominators::new(&reverse_postorder(function));
    let rooms = function.instructions();
    for room in rooms
        .into_iter()
        .filter(|value| value.is(Opcode::LLVMAlloca))
    {
        // Each iteration resolves loads of addresses, and with them further accesses.
        while forward_one(unit, &dominators, room) {}
    }
}

fn forward_one(unit: ModuleRef, dominators: &Dominators, room: Value) -> bool {
    let Some(uses) = Uses::of(unit, room) else {
        return false;
    };
    for &(store, at) in &uses.kept {
        let meets = |other: &(Value, i64, i64)| other.1 < at + 8 && at < other.1 + other.2;
        let is_same = |other: &(Value, i64, i64)| (other.1, other.2) == (at, 8);
        let stores = uses.stores.iter().filter(|other| meets(other));
        let loads: Vec<_> = uses.loads.iter().filter(|other| meets(other)).collect();
        let fits = stores.count() == 1
            && loads.iter().all(|load| is_same(load))
            && loads.iter().all(|load| precedes(dominators, store, load.0));
        if !fits {
            continue;
        }
        let builder = Builder::new(unit);
        let value = store.operand(0);
        for (load, ..) in loads {
            let value = match (value.ty().is_pointer(), load.ty().is_pointer()) {
                (true, false) => builder
                    .before(*load)
                    .cast(Opcode::LLVMPtrToInt, value, load.ty()),
                (false, true) => builder
                    .before(*load)
                    .cast(Opcode::LLVMIntToPtr, value, load.ty()),
                _ => value,
            };
            load.replace_uses(value);
            load.erase();
        }
        store.erase();
        return true;
    }
    false
}

/// The accesses of memory through addresses at known offsets: each with its offset and its size in
/// bytes.
struct Uses {
    loads: Vec<(Value, i64, i64)>,
    stores: Vec<(Value, i64, i64)>,
    /// The stores of an address of the memory itself.
    kept: Vec<(Value, i64)>,
}

impl Uses {
    /// Returns `None` if an offset is not known, or an address escapes.
    fn of(unit: ModuleRef, room: Value) -> Option<Uses> {
        use Opcode::*;
        let mut uses = Uses {
            loads: Vec::new(),
            stores: Vec::new(),
            kept: Vec::new(),
        };
        let mut offsets = HashMap::from([(room, 0i64)]);
        let mut waiting = vec![room];
        let mut kept = Vec::new();
        while let Some(address) = waiting.pop() {
            let offset = offsets[&address];
            for user in address.users() {
                let next = match user.opcode()? {
                    LLVMLoad => {
                        let bytes = unit.size_of(user.ty()) as i64;
                        uses.loads.push((user, offset, bytes));
                        continue;
                    }
                    LLVMStore => {
                        // An address may be stored to the memory it points to.
                        if user.operand(0) == address && !kept.contains(&user) {
                            kept.push(user);
                        }
                        if user.operand(1) == address {
                            let bytes = unit.size_of(user.operand(0).ty()) as i64;
                            let store = (user, offset, bytes);
                            if !uses.stores.contains(&store) {
                                uses.stores.push(store);
                            }
                        }
                        continue;
                    }
                    LLVMGetElementPtr => offset + unit.constant_gep_offset(user)?,
                    LLVMAdd => {
                        let other = usize::from(user.operand(0) == address);
                        offset + user.operand(other).const_int()?
                    }
                    LLVMPtrToInt | LLVMIntToPtr | LLVMAddrSpaceCast | LLVMBitCast | LLVMFreeze => {
                        offset
                    }
                    LLVMICmp => continue,
                    LLVMCall if addresses::is_ignored(user) => continue,
                    _ => return None,
                };
                if offsets.insert(user, next).is_none() {
                    waiting.push(user);
                }
            }
        }
        for store in kept {
            let at = *offsets.get(&store.operand(1))?; // otherwise it is stored elsewhere
            uses.kept.push((store, at));
        }
        Some(uses)
    }
}

/// Returns whether `earlier` dominates `later`.
fn precedes(dominators: &Dominators, earlier: Value, later: Value) -> bool {
    let (from, to) = (earlier.block(), later.block());
    if from != to {
        return dominators.dominates(from, to);
    }
    let place = |value: Value| from.instructions().iter().position(|other| *other == value);
    place(earlier) < place(later)
}
