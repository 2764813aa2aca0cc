//! Rejects arrays whose element type is not the one that the kernel was written for.
//!
//! PTX's pointers have no element type, so a kernel with a `float *` would read an array of `f64`
//! as halves of its elements; likewise an array of `i64` for an `int *`. The accesses decide:
//!
//! - An array of floats is rejected if all accesses are of floats of another width.
//! - An array of integers whose original accesses are all narrower is rejected if indices step by
//!   less than an element. If they step by whole elements, the compiler loads only the part of an
//!   element that the kernel needs.
//!
//! Accesses of bytes decide nothing, nor do wider accesses, which are vectors. Types of one width
//! are interchangeable: compilers store a float where the source stores its bits as an integer.

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
    /// Each access, the size of its scalar in bytes, and whether that is a float.
    all: Vec<(Value, u64, bool)>,
}

/// Checks that arrays are not accessed as floats of another type. Accesses must be as in the
/// source.
///
/// - errors: one for each array of another type, at the first access that shows it
pub fn check_floats(
    unit: ModuleRef,
    function: Value,
    arrays: &[Array],
    origins: &Origins,
) -> Result<(), Vec<Error>> {
    let accesses = accesses(unit, function, arrays, origins);
    errors(&accesses, |accesses| accesses.as_float(unit))
}

/// Returns the names of the job's arrays with an access at least as wide as an element. Accesses
/// must be as in the source.
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

/// Checks that arrays of integers are not accessed in parts. Addresses are indices into arrays.
///
/// - `whole`: the arrays that are accessed by whole elements, from [`accessed_whole`]
/// - errors: one for each array of another type, at the first access that shows it
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

/// An access of another type than the array's, and the name of that type.
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

    /// Returns the mismatch of an array of floats that is accessed only as floats of another width.
    fn as_float(&self, unit: ModuleRef) -> Option<Mismatch> {
        let bytes = unit.size_of(element_type(unit, self.declared));
        let mut all = self.all.iter();
        let are_other = all.all(|(_, taken, is_float)| *is_float && *taken != bytes);
        let (access, taken, _) = self.all.first()?;
        let is_mismatch = are_other && self.declared.is_float();
        is_mismatch.then(|| (*access, format!("f{}", 8 * taken)))
    }

    /// Returns the mismatch of an array of integers with only narrower accesses, one of which steps
    /// by less than an element.
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

/// Returns the index of an access to an element of an array.
fn offset(access: Value) -> Option<Value> {
    let address = accessed(access)?;
    let is_index = address.is(Opcode::LLVMGetElementPtr) && address.operand_count() == 2;
    is_index.then(|| address.operand(1))
}

/// Returns the greatest known divisor of the differences between values of an index; 0 if it is
/// constant.
fn step(index: Value, seen: &mut HashSet<Value>) -> u64 {
    if index.const_int().is_some() {
        return 0;
    }
    if !seen.insert(index) {
        return 0; // the other values of the cycle determine the divisor
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
        // A quotient is of a byte offset whose divisor is unknown.
        Some(Opcode::LLVMLShr | Opcode::LLVMAShr | Opcode::LLVMUDiv | Opcode::LLVMSDiv) => 0,
        _ => 1,
    }
}

/// Returns the operand that `value` adds to `induction`, if it is such an addition.
fn increment(value: Value, induction: Value) -> Option<Value> {
    let sum = Some(value).filter(|value| value.is(Opcode::LLVMAdd))?;
    match (sum.operand(0) == induction, sum.operand(1) == induction) {
        (true, false) => Some(sum.operand(1)),
        (false, true) => Some(sum.operand(0)),
        _ => None,
    }
}

/// Returns the difference of two constants; 0, which does not change a divisor, for other values.
fn difference(left: Value, right: Value) -> u64 {
    match (left.const_int(), right.const_int()) {
        (Some(left), Some(right)) => left.abs_diff(right),
        _ => 0,
    }
}
