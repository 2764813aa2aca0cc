//! Every access becomes `array[element index]`.
//!
//! In: a function whose addresses are pointers, or the integers that PTX computes with. Out: each load, store and atomic goes through
//! `getelementptr T, ptr %array, i64 %index`, where the array is a parameter, a variable of the module or an `alloca`, and `T` its element type
//! (see [`arrays`]), so that LLVM's alias analysis sees which array is meant and later stages see an element index without a division by the element size.
//!
//! An address is followed by dataflow to the one array it starts from; what remains is its byte offset, an ordinary `i64` (`i32` where PTX counts so).
//! This gives up, with an error at the instruction, on addresses that may start from too many arrays (see [`several`]), that are loaded from memory,
//! or that are used as plain numbers.

mod access;
mod arrays;
mod index;
mod initial;
mod mismatch;
mod origin;
mod parts;
mod rewrite;
mod several;
mod units;

pub use arrays::{Array, Kind};
pub use origin::{accessed, base_and_offset, ignored};
pub use parts::divide;
pub use several::split;

use super::ir::{ModuleRef, Opcode, Value};
use crate::error::Error;
use crate::launch::Launch;

/// Rewrites all accesses of `function` to element indices into its arrays. Returns the array and
/// the line of every load.
pub fn index_arrays(
    unit: ModuleRef,
    function: Value,
    launch: &Launch,
) -> Result<Vec<(String, u32)>, Vec<Error>> {
    let arrays = arrays::find(unit, function, launch)?;
    let origins = origin::Origins::find(function, &arrays);
    mismatch::check_floats(unit, function, &arrays, &origins)?;
    let loads = rewrite(unit, function, arrays)?;
    let arrays = indexed_arrays(unit, function, launch)?;
    let origins = origin::Origins::find(function, &arrays);
    mismatch::check_parts(unit, function, &arrays, &origins)?;
    Ok(loads)
}

/// The same once more, for addresses that LLVM has split or merged since: where arguments point to is in the indices already.
pub fn index_again(unit: ModuleRef, function: Value, launch: &Launch) -> Result<(), Vec<Error>> {
    let mut arrays = arrays::find(unit, function, launch)?;
    for array in &mut arrays {
        array.start = 0;
    }
    rewrite(unit, function, arrays).map(drop)
}

fn rewrite(
    unit: ModuleRef,
    function: Value,
    mut arrays: Vec<Array>,
) -> Result<Vec<(String, u32)>, Vec<Error>> {
    let origins = origin::Origins::find(function, &arrays);
    origins.check(function)?;
    units::choose(unit, function, &mut arrays, &origins);
    let of_load = |value: Value| {
        let address = accessed(value).filter(|_| value.is(Opcode::LLVMLoad))?;
        let array = &arrays[origins.array(address)?];
        Some((array.name.clone(), value.line_column().0))
    };
    let mut loads: Vec<_> = function
        .instructions()
        .into_iter()
        .filter_map(of_load)
        .collect();
    loads.sort_unstable();
    loads.dedup();
    rewrite::Rewrite::new(unit, function, &arrays, &origins).run()?;
    Ok(loads)
}

/// The arrays of a function whose accesses are indexed already: those of the launch, then the others that it uses.
pub fn indexed_arrays(
    unit: ModuleRef,
    function: Value,
    launch: &Launch,
) -> Result<Vec<Array>, Vec<Error>> {
    let mut arrays = arrays::find(unit, function, launch)?;
    let origins = origin::Origins::find(function, &arrays);
    units::choose(unit, function, &mut arrays, &origins);
    Ok(arrays)
}
