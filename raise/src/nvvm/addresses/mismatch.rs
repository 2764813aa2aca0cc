//! Arrays of floats whose elements a kernel accesses as floats of another width.
//!
//! PTX's pointers have no element type, so an array of `f64` given for a `float *` would be read
//! half by half. Integers of another width are taken as bytes of the array: compilers load the half
//! of an element that they need, and programs move floats as integers.

use std::collections::HashSet;

use super::arrays::{Array, Kind, element_type};
use super::origin::{Origins, accessed};
use super::units::accessed_type;
use crate::error::Error;
use crate::nvvm::ir::{ModuleRef, Value};
use crate::nvvm::place;

/// Checks that accesses of floats have the width of the array that they are of.
///
/// - errors: one for each array, at the first access of another width
pub fn check(
    unit: ModuleRef,
    function: Value,
    arrays: &[Array],
    origins: &Origins,
) -> Result<(), Vec<Error>> {
    let mut refused = HashSet::new();
    let mut errors = Vec::new();
    for access in function.instructions() {
        let Some(number) = accessed(access).and_then(|address| origins.array(address)) else {
            continue;
        };
        let array = &arrays[number];
        let Kind::Job { declared, .. } = &array.kind else {
            continue;
        };
        let ty = accessed_type(access);
        let scalar = ty.vector().map_or(ty, |(scalar, _)| scalar);
        if !scalar.is_float() || !declared.is_float() {
            continue;
        }
        let (held, taken) = (element_type(unit, *declared), unit.size_of(scalar));
        if unit.size_of(held) == taken || !refused.insert(array.name.as_str()) {
            continue;
        }
        let (name, held) = (&array.name, declared);
        let taken = format!("f{}", 8 * taken);
        let message =
            format!("`{name}` is an array of {held}, and the kernel accesses it as {taken}");
        let help = format!("give an array of {taken}");
        errors.push(place(Error::user("array-type", message), access).help(help));
    }
    match errors.is_empty() {
        true => Ok(()),
        false => Err(errors),
    }
}
