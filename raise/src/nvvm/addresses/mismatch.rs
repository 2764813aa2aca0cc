//! Detection of arrays whose element type differs from the one that the kernel was written for.
//!
//! PTX's pointers have no element type, so an array of `f64` passed as a `float *` would be read in
//! halves, and so would one of `i64` passed as an `int *`. The accesses of an array show the
//! mismatch:
//!
//! - An array of floats is refused if all accesses are of floats of another width.
//! - An array of integers is refused if all accesses are narrower than an element and their indices
//!   step by less than an element. If indices step by whole elements, the compiler loads only the
//!   part of each element that the kernel needs.
//!
//! Byte accesses decide nothing, nor do wider accesses, which are vectors. Types of the same width
//! are accepted for each other: compilers store a float where the source stores its bits as an
//! integer.

use std::collections::{HashMap, HashSet};

use llvm::{ModuleRef, Opcode, Value};
use stablehlo::ElementType;

use super::arrays::{Array, Kind, element_type};
use super::index::gcd;
use super::origin::{Origins, accessed};
use super::units::accessed_type;
use crate::error::Error;
use crate::nvvm::place;

/// A function's accesses of one array of the job.
struct Accesses<'a> {
    array: &'a Array,
    declared: ElementType,
    /// Each access, with the width of its scalar in bytes and whether that is a float.
    all: Vec<(Value, u64, bool)>,
}

/// Checks that arrays of floats are not accessed as floats of another width. The accesses must have
/// the types of the source.
///
/// - errors: one for each mismatched array, at the first access that shows it
pub fn check_floats(
    unit: ModuleRef,
    function: Value,
    arrays: &[Array],
    origins: &Origins,
) -> Result<(), Vec<Error>> {
    let accesses = accesses(unit, function, arrays, origins);
    errors(&accesses, |accesses| accesses.as_float(unit))
}

/// Returns the arrays of the job with an access that is at least as wide as an element. The
/// accesses must have the types of the source.
pub fn accessed_whole(
    unit: ModuleRef,
    function: Value,
    arrays: &[Array],
    origins: &Origins,
) -> HashSet<String> {
    let accesses = accesses(unit, function, arrays, origins);
    let whole = accesses.iter().filter(|accesses| accesses.are_whole(unit));
    whole.map(|accesses| accesses.array.name.clone()).collect()
}

/// Checks that arrays of integers are not accessed in parts. Addresses must be indices into arrays.
///
/// - `whole`: the arrays that are known to have accesses of whole elements, see [`accessed_whole`]
/// - errors: one for each mismatched array, at the first access that shows it
pub fn check_parts(
    unit: ModuleRef,
    function: Value,
    arrays: &[Array],
    origins: &Origins,
    whole: &HashSet<String>,
) -> Result<(), Vec<Error>> {
    let mut accesses = accesses(unit, function, arrays, origins);
    accesses.retain(|accesses| !whole.contains(&accesses.array.name));
    errors(&accesses, |accesses| accesses.as_parts(unit))
}

/// An access that shows a mismatch, and the type that the accesses have.
type Mismatch = (Value, String);

fn errors(
    accesses: &[Accesses],
    mismatch: impl Fn(&Accesses) -> Option<Mismatch>,
) -> Result<(), Vec<Error>> {
    let errors: Vec<Error> = accesses
        .iter()
        .filter_map(|accesses| Some(accesses.error(mismatch(accesses)?)))
        .collect();
    match errors.is_empty() {
        true => Ok(()),
        false => Err(errors),
    }
}

fn accesses<'a>(
    unit: ModuleRef,
    function: Value,
    arrays: &'a [Array],
    origins: &Origins,
) -> Vec<Accesses<'a>> {
    let mut of_array: HashMap<&str, usize> = HashMap::new();
    let mut found: Vec<Accesses> = Vec::new();
    for access in function.instructions() {
        let Some(number) = accessed(access).and_then(|address| origins.array(address)) else {
            continue;
        };
        let array = &arrays[number];
        let Kind::Job { declared, .. } = &array.kind else {
            continue;
        };
        let place = *of_array.entry(&array.name).or_insert_with(|| {
            found.push(Accesses {
                array,
                declared: *declared,
                all: Vec::new(),
            });
            found.len() - 1
        });
        let ty = accessed_type(access);
        let scalar = ty.vector().map_or(ty, |(scalar, _)| scalar);
        let scalar = (access, unit.size_of(scalar), scalar.is_float());
        found[place].all.push(scalar);
    }
    found
}

impl Accesses<'_> {
    fn error(&self, (access, taken): Mismatch) -> Error {
        let (name, held) = (&self.array.name, self.declared.name().replace("ui", "u"));
        let message =
            format!("`{name}` is an array of {held}, and the kernel accesses it as {taken}");
        let help = format!("give an array of {taken}, or the same bytes as one");
        place(Error::user("array-type", message), access).help(help)
    }

    /// Returns whether some access is at least as wide as an element.
    fn are_whole(&self, unit: ModuleRef) -> bool {
        let bytes = unit.size_of(element_type(unit, self.declared));
        self.all.iter().any(|(_, taken, _)| *taken >= bytes)
    }

    /// Returns a mismatch if all accesses are of floats whose width differs from the array's.
    fn as_float(&self, unit: ModuleRef) -> Option<Mismatch> {
        let bytes = unit.size_of(element_type(unit, self.declared));
        let mut all = self.all.iter();
        let are_other = all.all(|(_, taken, is_float)| *is_float && *taken != bytes);
        let (access, taken, _) = self.all.first()?;
        let is_mismatch = are_other && self.declared.is_float();
        is_mismatch.then(|| (*access, format!("f{}", 8 * taken)))
    }

    /// Returns a mismatch if narrower integer accesses do not each read a part of one element.
    fn as_parts(&self, unit: ModuleRef) -> Option<Mismatch> {
        let bytes = unit.size_of(element_type(unit, self.declared));
        let widest = self.all.iter().map(|(_, taken, _)| *taken).max()?;
        if self.declared.is_float() || self.are_whole(unit) || widest == 1 {
            return None;
        }
        let (access, taken, _) = self.all.iter().find(|(access, taken, _)| {
            let step = offset(*access).map_or(0, |offset| step(offset, &mut HashSet::new()));
            !(step * taken).is_multiple_of(bytes)
        })?;
        Some((*access, format!("i{}", 8 * taken)))
    }
}

/// Returns the index of an access whose address is an element of an array.
fn offset(access: Value) -> Option<Value> {
    let address = accessed(access)?;
    let is_index = address.is(Opcode::LLVMGetElementPtr) && address.operand_count() == 2;
    is_index.then(|| address.operand(1))
}

/// Returns the greatest integer that is known to divide the difference of any two values of an
/// index; 0 if it is a constant.
fn step(index: Value, seen: &mut HashSet<Value>) -> u64 {
    if index.const_int().is_some() {
        return 0;
    }
    if !seen.insert(index) {
        return 0; // in a cycle only the other operands matter
    }
    let factor = |value: Value| value.const_int().map(i64::unsigned_abs);
    match index.opcode() {
        Some(Opcode::LLVMAdd | Opcode::LLVMSub | Opcode::LLVMOr) => {
            gcd(step(index.operand(0), seen), step(index.operand(1), seen))
        }
        Some(Opcode::LLVMMul) => match factor(index.operand(1)) {
            Some(times) => times * step(index.operand(0), seen),
            None => 1,
        },
        Some(Opcode::LLVMShl) => match factor(index.operand(1)) {
            Some(bits @ 0..32) => step(index.operand(0), seen) << bits,
            Some(_) | None => 1,
        },
        Some(Opcode::LLVMAnd) => match factor(index.operand(1)) {
            Some(mask) => 1 << mask.trailing_zeros().min(31),
            None => 1,
        },
        Some(Opcode::LLVMSExt | Opcode::LLVMZExt | Opcode::LLVMFreeze) => {
            step(index.operand(0), seen)
        }
        Some(Opcode::LLVMSelect) => {
            let (left, right) = (index.operand(1), index.operand(2));
            gcd(
                difference(left, right),
                gcd(step(left, seen), step(right, seen)),
            )
        }
        Some(Opcode::LLVMPHI) => {
            let values: Vec<Value> = index.incoming().into_iter().map(|(from, _)| from).collect();
            let between = values.windows(2).map(|pair| difference(pair[0], pair[1]));
            let between = between.fold(0, gcd);
            let changes = values.iter().map(|value| match increment(*value, index) {
                Some(by) => by
                    .const_int()
                    .map_or_else(|| step(by, seen), i64::unsigned_abs),
                None => step(*value, seen),
            });
            changes.fold(between, gcd)
        }
        // A quotient is a byte offset whose divisor was not found, so that it decides nothing.
        Some(Opcode::LLVMLShr | Opcode::LLVMAShr | Opcode::LLVMUDiv | Opcode::LLVMSDiv) => 0,
        _ => 1,
    }
}

/// Returns the increment if a value is `induction` plus an increment.
fn increment(value: Value, induction: Value) -> Option<Value> {
    let sum = Some(value).filter(|value| value.is(Opcode::LLVMAdd))?;
    match (sum.operand(0) == induction, sum.operand(1) == induction) {
        (true, false) => Some(sum.operand(1)),
        (false, true) => Some(sum.operand(0)),
        _ => None,
    }
}

/// Returns the difference of two values if both are constants; otherwise 0, the neutral element of
/// `gcd`.
fn difference(left: Value, right: Value) -> u64 {
    match (left.const_int(), right.const_int()) {
        (Some(left), Some(right)) => left.abs_diff(right),
        _ => 0,
    }
}
