//! Pointers in private memory with a variable index: `float *p[3]`, `p[k][i]`.
//!
//! Such memory cannot be promoted to values. A stored pointer is represented by the index of its
//! array, in a second memory of the same size, and by its byte offset from the array's start; a
//! loaded pointer becomes a select among the arrays by that index. Memory that is used other than
//! by loads and stores is skipped.

use std::collections::{BTreeSet, HashMap, HashSet};

use llvm::{Builder, IntPredicate, ModuleRef, Opcode, Value};

use super::addresses::{Arrays, accessed, is_ignored};
use crate::launch::Launch;

/// Rewrites the loads and stores of pointers; returns whether there were any.
pub fn as_numbers(unit: ModuleRef, function: Value, launch: &Launch) -> bool {
    let Ok(arrays) = Arrays::find(unit, function, launch) else {
        return false; // reported where the addresses become indices
    };
    let instructions = function.instructions();
    let rooms = instructions
        .into_iter()
        .filter(|value| value.is(Opcode::LLVMAlloca));
    let tables: Vec<Table> = rooms
        .filter_map(|room| Table::of(unit, &arrays, room))
        .collect();
    let builder = Builder::new(unit);
    for table in &tables {
        table.rewrite(unit, &builder);
    }
    !tables.is_empty()
}

/// Memory that holds pointers.
struct Table {
    room: Value,
    /// Each store of a pointer, with its array's index and base.
    stores: Vec<(Value, usize, Value)>,
    /// The loads of pointers.
    loads: Vec<Value>,
}

impl Table {
    fn of(unit: ModuleRef, arrays: &Arrays, room: Value) -> Option<Table> {
        // The indices at which pointers, and integers of the same width, are stored; `None` for a
        // variable index.
        let (mut of_pointers, mut of_numbers) = (HashSet::new(), HashSet::new());
        let mut loads = Vec::new();
        let mut table = Table {
            room,
            stores: Vec::new(),
            loads: Vec::new(),
        };
        let mut waiting = vec![(room, Some(0i64))];
        while let Some((address, offset)) = waiting.pop() {
            for user in address.users() {
                match user.opcode()? {
                    Opcode::LLVMGetElementPtr if user.operand(0) == address => {
                        let more = unit.constant_gep_offset(user);
                        waiting.push((user, offset.zip(more).map(|(offset, more)| offset + more)));
                    }
                    Opcode::LLVMLoad if user.ty().is_pointer() || user.ty().bits() == 64 => {
                        loads.push((user, offset));
                    }
                    Opcode::LLVMLoad => {}
                    Opcode::LLVMStore if user.operand(1) == address => {
                        let value = user.operand(0);
                        match arrays.base(value) {
                            Some((array, base)) => {
                                table.stores.push((user, array, base));
                                of_pointers.insert(offset);
                            }
                            None if value.ty().is_pointer() || arrays.is_address(value) => {
                                return None;
                            }
                            None if value.ty().bits() < 64 => {}
                            None => {
                                of_numbers.insert(offset);
                            }
                        }
                    }
                    Opcode::LLVMCall if is_ignored(user) => {}
                    _ => return None,
                }
            }
        }
        for (load, offset) in loads {
            let may_be = |stored: &HashSet<Option<i64>>| match offset {
                Some(_) => stored.contains(&offset) || stored.contains(&None),
                None => !stored.is_empty(),
            };
            let is_read = is_address(load, &mut HashSet::new());
            match (may_be(&of_pointers), may_be(&of_numbers)) {
                (true, false) => table.loads.push(load),
                (true, true) if load.ty().is_pointer() => table.loads.push(load),
                (true, true) if is_read => return None, // it is unknown which of the two is loaded
                _ => {}
            }
        }
        (!table.stores.is_empty() && !table.loads.is_empty()).then_some(table)
    }

    fn rewrite(&self, unit: ModuleRef, builder: &Builder) {
        let i64 = unit.int(64);
        // Most pointers point to the start of their array.
        let mut stores = self.stores.iter();
        let are_starts = stores.all(|(store, _, base)| start_of(store.operand(0)) == *base);
        let numbers = builder.before(self.room).room(self.room.allocated(), 16);
        let mut twins = HashMap::from([(self.room, numbers)]);
        let mut twin = |address: Value| twin(builder, address, &mut twins);
        let as_int = |at: Value, value: Value| match value.ty().is_pointer() {
            true => builder.before(at).cast(Opcode::LLVMPtrToInt, value, i64),
            false => value,
        };
        for (store, array, base) in &self.stores {
            let number = i64.int(*array as i128);
            let at = twin(store.operand(1));
            builder.before(*store).store(number, at);
            if are_starts {
                continue;
            }
            let value = as_int(*store, store.operand(0));
            let base = as_int(*store, *base);
            let offset = builder.before(*store).sub(value, base);
            builder.store(offset, store.operand(1));
        }
        let bases: BTreeSet<usize> = self.stores.iter().map(|(_, array, _)| *array).collect();
        for load in &self.loads {
            let at = twin(load.operand(0));
            let builder = builder.before(*load);
            let number = builder.load(i64, at);
            let offset = match are_starts {
                true => i64.zero(),
                false => builder.load(i64, load.operand(0)),
            };
            let mut result: Option<Value> = None;
            for array in &bases {
                let known = self.stores.iter().find(|(_, known, _)| known == array);
                let (_, _, base) = known.expect("one of them");
                let address = match are_starts {
                    true => builder.generic(*base),
                    false => builder.element_address(unit.int(8), *base, offset),
                };
                result = Some(match result {
                    None => address,
                    Some(other) => {
                        let wanted = i64.int(*array as i128);
                        let is_it = builder.icmp(IntPredicate::LLVMIntEQ, number, wanted);
                        builder.select(is_it, address, other)
                    }
                });
            }
            let result = result.expect("a pointer is stored");
            let result = match load.ty().is_pointer() {
                true => result,
                false => builder.cast(Opcode::LLVMPtrToInt, result, i64),
            };
            load.replace_uses(result);
            load.erase();
        }
        for (store, ..) in &self.stores {
            store.erase();
        }
    }
}

/// Returns the pointer of an address, without conversions.
fn start_of(address: Value) -> Value {
    match address.opcode() {
        Some(Opcode::LLVMPtrToInt | Opcode::LLVMIntToPtr | Opcode::LLVMAddrSpaceCast) => {
            start_of(address.operand(0))
        }
        _ => address,
    }
}

/// Returns the corresponding address in the second memory.
fn twin(builder: &Builder, address: Value, twins: &mut HashMap<Value, Value>) -> Value {
    if let Some(known) = twins.get(&address) {
        return *known;
    }
    let base = twin(builder, address.operand(0), twins);
    let copy = builder.before(address).copy_with(address, 0, base);
    twins.insert(address, copy);
    copy
}

/// Returns whether memory is accessed through an integer, or a sum with it.
pub fn is_address(value: Value, seen: &mut HashSet<Value>) -> bool {
    use Opcode::*;
    seen.insert(value)
        && value.users().into_iter().any(|user| match user.opcode() {
            Some(LLVMIntToPtr | LLVMAdd | LLVMPHI | LLVMSelect | LLVMFreeze) => {
                is_address(user, seen)
            }
            Some(LLVMGetElementPtr) => user.operand(0) == value && is_address(user, seen),
            _ => accessed(user) == Some(value),
        })
}
