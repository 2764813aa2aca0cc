//! The choice of each array's element type: as wide as its narrowest access.
//!
//! A wider access combines several elements; an element narrower than needed would split accesses
//! unnecessarily. An array of the job keeps its declared type if no access is narrower, unless it
//! is a byte type (`u8`, `i8`), which is assumed to say nothing about its contents, or an atomic
//! accesses several elements at once: a pair of floats as a word of 64 bits.

use std::collections::HashSet;

use llvm::{ModuleRef, Opcode, Type, Value};
use stablehlo::ElementType;

use super::arrays::{Array, Kind};
use super::origin::{Origins, accessed};
use crate::nvvm::threads;

/// A summary of the accesses of one array.
#[derive(Default)]
struct Seen {
    /// The size of the narrowest accessed scalar in bytes.
    narrowest: Option<u64>,
    /// Types of the narrowest scalars, in order of appearance, without copies.
    types: Vec<Type>,
    /// A type of the narrowest scalars, if only copies have it.
    copied: Option<Type>,
    /// Whether an atomic accesses one of the narrowest scalars.
    is_changed: bool,
}

/// Chooses the element type of every array. Arrays of the job with the same name get the same type.
pub fn choose(unit: ModuleRef, function: Value, arrays: &mut [Array], origins: &Origins) {
    let seen = seen(unit, function, arrays, origins);
    let chosen: Vec<Type> = (0..arrays.len())
        .map(|number| element(unit, &arrays[number], &seen[first_of_name(arrays, number)]))
        .collect();
    for (array, element) in arrays.iter_mut().zip(chosen) {
        array.element = element;
    }
}

/// Returns the size in bytes of the narrowest scalar by which each array is accessed; for an array
/// of the job without accesses, the size of its elements.
pub fn narrowest(
    unit: ModuleRef,
    function: Value,
    arrays: &[Array],
    origins: &Origins,
) -> Vec<Option<u64>> {
    let seen = seen(unit, function, arrays, origins);
    let declared = |array: &Array| match array.kind {
        Kind::Job { .. } => Some(unit.size_of(array.element)),
        Kind::Shared | Kind::Local | Kind::Module { .. } => None,
    };
    (0..arrays.len())
        .map(|number| {
            let accessed = seen[first_of_name(arrays, number)].narrowest;
            accessed.or_else(|| declared(&arrays[number]))
        })
        .collect()
}

/// Returns the summary of the accesses of each array, at the first array of its name.
fn seen(unit: ModuleRef, function: Value, arrays: &[Array], origins: &Origins) -> Vec<Seen> {
    let mut seen: Vec<Seen> = arrays.iter().map(|_| Seen::default()).collect();
    for value in function.instructions() {
        let Some(number) = accessed(value).and_then(|address| origins.array(address)) else {
            continue;
        };
        let ty = float_of_swap(value).unwrap_or_else(|| accessed_type(value));
        let scalar = ty.vector().map_or(ty, |(scalar, _)| scalar);
        let seen = &mut seen[first_of_name(arrays, number)];
        seen.add(unit, scalar, is_copy(value), threads::is_atomic(value));
    }
    seen
}

/// Returns the first array of the job with the same name, or the array itself.
pub fn first_of_name(arrays: &[Array], number: usize) -> usize {
    let same = |other: &Array| {
        matches!(
            (&other.kind, &arrays[number].kind),
            (Kind::Job { .. }, Kind::Job { .. })
        ) && other.name == arrays[number].name
    };
    arrays.iter().position(same).unwrap_or(number)
}

impl Seen {
    fn add(&mut self, unit: ModuleRef, scalar: Type, copied: bool, is_changed: bool) {
        let size = unit.size_of(scalar);
        if self.narrowest.is_some_and(|narrowest| narrowest < size) {
            return;
        }
        if self.narrowest != Some(size) {
            *self = Seen {
                narrowest: Some(size),
                ..Seen::default()
            };
        }
        self.is_changed |= is_changed;
        if copied {
            self.copied.get_or_insert(scalar);
        } else if !self.types.contains(&scalar) {
            self.types.push(scalar);
        }
    }
}

fn element(unit: ModuleRef, array: &Array, seen: &Seen) -> Type {
    let Some(narrowest) = seen.narrowest else {
        return array.element; // never accessed
    };
    if let Kind::Job {
        declared: ElementType::Pred,
        ..
    } = &array.kind
    {
        return array.element; // opaque bytes
    }
    if let Kind::Job { declared, .. } = &array.kind {
        let declared = super::arrays::element_type(unit, *declared);
        let size = unit.size_of(declared);
        let fits = array.bytes.is_multiple_of(narrowest) && array.start.is_multiple_of(narrowest);
        let is_kept = !fits || size > 1 && !seen.is_changed;
        if size == narrowest || size < narrowest && is_kept {
            return declared;
        }
    }
    match (seen.types.as_slice(), seen.copied) {
        ([one], _) => whole(unit, *one),
        ([], Some(one)) => whole(unit, one),
        _ => unit.int(8 * narrowest as u32),
    }
}

/// Returns the type of `ty` in memory: booleans are bytes.
fn whole(unit: ModuleRef, ty: Type) -> Type {
    match ty.bits() {
        0 => ty,
        _ => unit.int(8 * unit.size_of(ty) as u32),
    }
}

/// Returns the type that a load, store or atomic accesses.
pub fn accessed_type(value: Value) -> Type {
    match value.opcode() {
        Some(Opcode::LLVMStore) => value.operand(0).ty(),
        Some(Opcode::LLVMCall) => value.operand(1).ty(), // an atomic
        _ => value.ty(),
    }
}

/// Returns the float whose bits a compare-and-swap stores: CUDA has no compare-and-swap for floats.
fn float_of_swap(access: Value) -> Option<Type> {
    let (Some(Opcode::LLVMCall), true) = (access.opcode(), threads::is_swap(access)) else {
        return None;
    };
    let stored = access.operand(2);
    match stored.opcode()? {
        Opcode::LLVMBitCast => Some(stored.operand(0).ty()).filter(|ty| ty.is_float()),
        _ => None,
    }
}

/// Returns whether `user` is part of a compare-and-swap of a float's bits, which compares an
/// integer with the one in memory.
fn compares_swapped(user: Value) -> bool {
    match user.opcode() {
        Some(Opcode::LLVMCall) => float_of_swap(user).is_some(),
        Some(Opcode::LLVMICmp) => (0..2).any(|side| float_of_swap(user.operand(side)).is_some()),
        _ => false,
    }
}

/// Returns whether an integer is only copied to or from memory: then its type carries no
/// information.
fn is_copy(access: Value) -> bool {
    let ty = accessed_type(access);
    if !ty.is_int() {
        return false;
    }
    match access.opcode() {
        Some(Opcode::LLVMLoad) => only_moved(access, &mut HashSet::new()),
        Some(Opcode::LLVMStore) => comes_moved(access.operand(0), &mut HashSet::new()),
        _ => false,
    }
}

fn only_moved(value: Value, seen: &mut HashSet<Value>) -> bool {
    !seen.insert(value)
        || value.users().into_iter().all(|user| match user.opcode() {
            Some(Opcode::LLVMBitCast) => user.ty().is_float(),
            Some(Opcode::LLVMStore) => user.operand(0) == value,
            Some(Opcode::LLVMPHI | Opcode::LLVMSelect | Opcode::LLVMFreeze) => {
                only_moved(user, seen)
            }
            _ => compares_swapped(user),
        })
}

fn comes_moved(value: Value, seen: &mut HashSet<Value>) -> bool {
    if !seen.insert(value) || value.is_undef() || value.is_null() {
        return true;
    }
    match value.opcode() {
        Some(Opcode::LLVMBitCast) => value.operand(0).ty().is_float(),
        Some(Opcode::LLVMLoad) => only_moved(value, &mut HashSet::new()),
        Some(Opcode::LLVMPHI) => value
            .incoming()
            .into_iter()
            .all(|(from, _)| comes_moved(from, seen)),
        Some(Opcode::LLVMSelect) => {
            comes_moved(value.operand(1), seen) && comes_moved(value.operand(2), seen)
        }
        Some(Opcode::LLVMFreeze) => comes_moved(value.operand(0), seen),
        _ => false,
    }
}
