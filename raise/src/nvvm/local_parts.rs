//! Splits private memory in which tables of pointers lie beside numbers.
//!
//! nvcc puts all local arrays of a function into one `.local` variable. Where a pointer is loaded
//! from it with a variable index, and doubles are stored into it with a variable index, a pointer
//! could be one of the doubles. As in [`divide`](super::addresses::divide) of shared memory, the
//! constants in the addresses tell the arrays apart: `table[k]` is assumed to stay between `table`
//! and the next array. If it does not, it is out of bounds, which the program checks at run time.
//!
//! Two tables of pointers one after the other are distinguished only if their pointers are to more
//! arrays than an access may be of. Of the second, all indices may be constants.

use std::collections::BTreeSet;

use llvm::{Builder, ModuleRef, Opcode, Value};

use super::addresses::{Arrays, MOST, is_ignored};
use super::pointer_tables::is_address;
use crate::launch::Launch;

/// Splits each `alloca` of `function` whose accesses with a variable index are of pointers in some
/// parts and of numbers in others.
pub fn divide(unit: ModuleRef, function: Value, launch: &Launch) {
    let Ok(arrays) = Arrays::find(unit, function, launch) else {
        return; // reported where the addresses become indices
    };
    let builder = Builder::new(unit);
    for room in function.instructions() {
        if !room.is(Opcode::LLVMAlloca) {
            continue;
        }
        let Some(accesses) = accesses(unit, &arrays, room) else {
            continue;
        };
        let size = unit.size_of(room.allocated()) * room.operand(0).const_uint().unwrap_or(1);
        if let Some(starts) = parts(&accesses, size as i64) {
            write(unit, &builder, room, &accesses, &starts, size as i64);
        }
    }
}

/// A load or store.
struct Access {
    instruction: Value,
    /// The address: the `alloca`, or a `getelementptr` of it.
    address: Value,
    /// The constant in its offset.
    constant: i64,
    is_variable: bool,
    bytes: i64,
    is_pointer: bool,
    /// The array to which the stored pointer belongs.
    stored: Option<usize>,
}

/// Returns the accesses of `room`; `None` if it is used in another way, or if the constant part of
/// an offset is not known.
fn accesses(unit: ModuleRef, arrays: &Arrays, room: Value) -> Option<Vec<Access>> {
    let mut found = Vec::new();
    let mut addresses = vec![room];
    for user in room.users() {
        match user.opcode()? {
            Opcode::LLVMGetElementPtr if user.operand(0) == room => addresses.push(user),
            Opcode::LLVMLoad | Opcode::LLVMStore => {}
            Opcode::LLVMCall if is_ignored(user) => {}
            _ => return None,
        }
    }
    for address in addresses {
        let (constant, is_variable) = match address == room {
            true => (0, false),
            false => offset(unit, address)?,
        };
        for user in address.users() {
            let (ty, is_pointer, stored) = match user.opcode()? {
                Opcode::LLVMLoad => (user.ty(), is_address(user, &mut Default::default()), None),
                Opcode::LLVMStore if user.operand(1) == address => {
                    let value = user.operand(0);
                    let array = arrays.base(value).map(|(array, _)| array);
                    (value.ty(), arrays.is_address(value), array)
                }
                Opcode::LLVMGetElementPtr if address == room => continue,
                Opcode::LLVMCall if is_ignored(user) => continue,
                _ => return None,
            };
            found.push(Access {
                instruction: user,
                address,
                constant,
                is_variable,
                bytes: unit.size_of(ty) as i64,
                is_pointer,
                stored,
            });
        }
    }
    Some(found)
}

/// Returns the constant in the offset of a `getelementptr`, and whether there is a variable term.
fn offset(unit: ModuleRef, address: Value) -> Option<(i64, bool)> {
    let (mut constant, terms) = unit.gep_offset(address)?;
    let mut is_variable = false;
    for (index, bytes) in terms {
        is_variable |= index.const_int().is_none();
        constant += bytes as i64 * constant_part(index, &mut Vec::new())??;
    }
    Some((constant, is_variable))
}

/// Returns the constant that is added to other terms; of a value that a loop increments, that of
/// the initial value. `None` if it differs between values that are chosen from, `Some(None)` for
/// an increment of one of the phis in `seen`.
fn constant_part(value: Value, seen: &mut Vec<Value>) -> Option<Option<i64>> {
    if let Some(constant) = value.const_int() {
        return Some(Some(constant));
    }
    let among = match value.opcode() {
        Some(Opcode::LLVMAdd) => {
            let first = constant_part(value.operand(0), seen)?;
            let second = constant_part(value.operand(1), seen)?;
            return Some(first.zip(second).map(|(first, second)| first + second));
        }
        Some(Opcode::LLVMPHI) if seen.contains(&value) => return Some(None),
        Some(Opcode::LLVMPHI) => {
            seen.push(value);
            value.incoming().into_iter().map(|(from, _)| from).collect()
        }
        Some(Opcode::LLVMSelect) => vec![value.operand(1), value.operand(2)],
        _ => return Some(Some(0)),
    };
    let mut known = None;
    for one in among {
        let Some(constant) = constant_part(one, seen)? else {
            continue;
        };
        if known.is_some_and(|known| known != constant) {
            return None;
        }
        known = Some(constant);
    }
    Some(known)
}

/// The size of a pointer.
const POINTER_BYTES: i64 = 8;

/// Returns the first bytes of the parts of a memory of `size` bytes; `None` if there is only one,
/// or if an access at a constant offset would cross a border.
fn parts(accesses: &[Access], size: i64) -> Option<Vec<i64>> {
    let mut variable: Vec<(i64, bool)> = accesses
        .iter()
        .filter(|access| access.is_variable)
        .map(|access| (access.constant, access.is_pointer))
        .collect();
    variable.sort_unstable();
    variable.dedup();
    if variable.windows(2).any(|pair| pair[0].0 == pair[1].0) {
        return None; // pointers and numbers in one array
    }
    let targets: BTreeSet<usize> = accesses.iter().filter_map(|access| access.stored).collect();
    // Behind the last table, pointers that are loaded at constant offsets are of another.
    if let Some((last, true)) = variable.last().copied()
        && targets.len() > MOST
    {
        let loads = accesses.iter().filter(|access| {
            access.is_pointer && !access.is_variable && access.instruction.is(Opcode::LLVMLoad)
        });
        let behind = loads.map(|access| access.constant);
        let next = behind
            .filter(|constant| *constant > last + POINTER_BYTES)
            .min();
        variable.extend(next.map(|next| (next, true)));
    }
    let mut starts = vec![0];
    for pair in variable.windows(2) {
        let [(last, was_pointer), (next, is_pointer)] = [pair[0], pair[1]];
        // Neighbouring constants are of one table: `table[k + 1]`.
        let is_next_table = is_pointer && next - last > POINTER_BYTES && targets.len() > MOST;
        if was_pointer != is_pointer || is_next_table {
            starts.push(next);
        }
    }
    let is_inside = |access: &Access| {
        let (from, to) = (access.constant, access.constant + access.bytes);
        let crosses = starts.iter().any(|start| from < *start && *start < to);
        from >= 0 && to <= size && !crosses
    };
    (starts.len() > 1 && accesses.iter().all(is_inside)).then_some(starts)
}

/// Redirects each access to an `alloca` of its part.
fn write(
    unit: ModuleRef,
    builder: &Builder,
    room: Value,
    accesses: &[Access],
    starts: &[i64],
    size: i64,
) {
    let rooms: Vec<Value> = starts
        .iter()
        .enumerate()
        .map(|(number, start)| {
            let end = starts.get(number + 1).copied().unwrap_or(size);
            let bytes = unit.int(8).array((end - start) as u64);
            let part = builder.before(room).room(bytes, 16);
            part.set_name(&format!("{}+{start}", room.name()));
            part
        })
        .collect();
    let long = unit.int(64);
    for access in accesses {
        let number = starts.partition_point(|start| *start <= access.constant) - 1;
        let builder = builder.before(access.instruction);
        let mut index = long.int((access.constant - starts[number]).into());
        if access.is_variable {
            let (constant, terms) = unit.gep_offset(access.address).expect("one address");
            index = long.int((constant - starts[number]).into());
            for (term, bytes) in terms {
                let term = builder.resize_signed(term, long);
                index = builder.add(index, builder.mul(term, bytes as i64));
            }
        }
        let address = builder.element_address(unit.int(8), rooms[number], index);
        let operand = usize::from(access.instruction.is(Opcode::LLVMStore));
        access.instruction.set_operand(operand, address);
    }
}
