//! Rewrites every access to `array[element index]`.
//!
//! Input: a function whose addresses are pointers, or the integers that PTX computes with. Output:
//! each load, store and atomic uses `getelementptr T, ptr %array, i64 %index`, where the array is a
//! parameter, a variable of the module or an `alloca`, and `T` its element type (see [`arrays`]),
//! so that LLVM's alias analysis can distinguish arrays, and later stages see an element index
//! without a division by the element size.
//!
//! A dataflow analysis determines the array from which an address starts; the remainder is its byte
//! offset, an ordinary `i64` (`i32` where PTX computes in 32 bits). It is an error, at the
//! instruction, if an address may start from too many arrays (see [`several`]), is loaded from
//! memory, or is used as a plain integer.

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
mod whole_words;

pub use arrays::{Array, Kind};
pub use origin::{accessed, base_and_offset, ignored, is_ignored};
pub use parts::divide;
pub use several::{MOST, split};

use llvm::{ModuleRef, Opcode, Value};
use stablehlo::ElementType;

use crate::error::Error;
use crate::launch::Launch;
use crate::nvvm::threads;

/// Rewrites vector accesses of arrays whose words an atomic accesses as accesses of words.
pub fn join_words(unit: ModuleRef, function: Value, launch: &Launch) -> Result<(), Vec<Error>> {
    if !function.instructions().into_iter().any(threads::is_atomic) {
        return Ok(());
    }
    let arrays = arrays::find(unit, function, launch)?;
    let origins = origin::Origins::find(function, &arrays);
    whole_words::join(unit, function, &arrays, &origins);
    Ok(())
}

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
    let whole = mismatch::accessed_whole(unit, function, &arrays, &origins);
    let loads = rewrite(unit, function, arrays, launch.has_null())?;
    let arrays = indexed_arrays(unit, function, launch)?;
    let origins = origin::Origins::find(function, &arrays);
    mismatch::check_parts(unit, function, &arrays, &origins, &whole)?;
    Ok(loads)
}

/// Rewrites addresses that LLVM has split or merged after [`index_arrays`]: the start offsets of
/// arguments are already in the indices.
pub fn index_again(unit: ModuleRef, function: Value, launch: &Launch) -> Result<(), Vec<Error>> {
    let mut arrays = arrays::find(unit, function, launch)?;
    for array in &mut arrays {
        array.start = 0;
    }
    rewrite(unit, function, arrays, launch.has_null()).map(drop)
}

fn rewrite(
    unit: ModuleRef,
    function: Value,
    mut arrays: Vec<Array>,
    has_null: bool,
) -> Result<Vec<(String, u32)>, Vec<Error>> {
    let origins = origin::Origins::find(function, &arrays);
    origins.check(function, has_null)?;
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

/// Returns whether a function stores an address into private memory.
pub fn keeps_addresses(unit: ModuleRef, function: Value, launch: &Launch) -> bool {
    let instructions = function.instructions();
    if !instructions
        .iter()
        .any(|value| value.is(Opcode::LLVMAlloca))
    {
        return false;
    }
    let Ok(arrays) = arrays::find(unit, function, launch) else {
        return false; // reported where the addresses become indices
    };
    let origins = origin::Origins::find(function, &arrays);
    let is_kept = |value: &Value| {
        value.is(Opcode::LLVMStore)
            && origins.get(value.operand(0)).is_some()
            && origins
                .array(value.operand(1))
                .is_some_and(|array| matches!(arrays[array].kind, Kind::Local))
    };
    instructions.iter().any(is_kept)
}

/// An array of the job used as a texture.
pub struct Texels<'a> {
    /// The parameter or variable that points to it.
    pub base: Value,
    /// Its name in errors.
    pub name: &'a str,
    /// The type of its elements.
    pub declared: ElementType,
    /// Its extents.
    pub shape: &'a [usize],
    /// Its size in bytes.
    pub bytes: u64,
    /// The byte at which the texture begins.
    pub start: u64,
}

/// The arrays of a function whose addresses are still pointers, and the array of each address.
pub struct Arrays {
    arrays: Vec<Array>,
    origins: origin::Origins,
    narrowest: Vec<Option<u64>>,
}

impl Arrays {
    /// Analyses the addresses of `function`.
    pub fn find(unit: ModuleRef, function: Value, launch: &Launch) -> Result<Arrays, Vec<Error>> {
        let arrays = arrays::find(unit, function, launch)?;
        let origins = origin::Origins::find(function, &arrays);
        let narrowest = units::narrowest(unit, function, &arrays, &origins);
        Ok(Arrays {
            arrays,
            origins,
            narrowest,
        })
    }

    /// Returns the size in bytes of the narrowest scalar by which loads, stores and atomics access
    /// the array of `address`; for an array of the job that they do not access, the size of its
    /// elements.
    pub fn narrowest(&self, address: Value) -> Option<u64> {
        self.narrowest[self.origins.array(address)?]
    }

    /// Returns the array of the job to which an address belongs, as a texture.
    pub fn texels(&self, address: Value) -> Option<Texels<'_>> {
        let array = &self.arrays[self.origins.array(address)?];
        match &array.kind {
            Kind::Job {
                declared, shape, ..
            } => Some(Texels {
                base: array.value,
                name: &array.name,
                declared: *declared,
                shape,
                bytes: array.bytes,
                start: array.start,
            }),
            Kind::Shared | Kind::Local | Kind::Module { .. } => None,
        }
    }

    /// Returns the index of the array to which an address belongs, and the parameter or variable
    /// that points to it; `None` for private memory.
    pub fn base(&self, address: Value) -> Option<(usize, Value)> {
        let number = self.origins.array(address)?;
        let base = self.arrays[number].value;
        base.opcode().is_none().then_some((number, base))
    }

    /// Returns the `alloca` to which an address belongs.
    pub fn room(&self, address: Value) -> Option<Value> {
        let room = self.arrays[self.origins.array(address)?].value;
        Some(room).filter(|room| room.is(Opcode::LLVMAlloca))
    }

    /// Returns whether a value is an address, or computed from one.
    pub fn is_address(&self, value: Value) -> bool {
        self.origins.get(value).is_some()
    }

    /// Returns the number of low zero bits of the byte offset at which the array's address points.
    pub fn start_bits(&self, address: Value) -> u32 {
        let array = self.origins.array(address);
        array.map_or(u32::MAX, |array| self.arrays[array].start.trailing_zeros())
    }

    /// Returns whether two addresses may belong to one array.
    pub fn may_alias(&self, a: Value, b: Value) -> bool {
        match (self.origins.array(a), self.origins.array(b)) {
            (Some(a), Some(b)) => {
                units::first_of_name(&self.arrays, a) == units::first_of_name(&self.arrays, b)
            }
            _ => true,
        }
    }
}

/// Returns the arrays of a function whose accesses are already indexed: those of the launch, then
/// the others that it uses.
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
