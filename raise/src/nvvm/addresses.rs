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
pub use origin::{accessed, base_and_offset, ignored, is_ignored};
pub use parts::divide;
pub use several::split;

use llvm::{ModuleRef, Opcode, Value};
use stablehlo::ElementType;

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
    let whole = mismatch::accessed_whole(unit, function, &arrays, &origins);
    let loads = rewrite(unit, function, arrays, launch.has_null())?;
    let arrays = indexed_arrays(unit, function, launch)?;
    let origins = origin::Origins::find(function, &arrays);
    mismatch::check_parts(unit, function, &arrays, &origins, &whole)?;
    Ok(loads)
}

/// The same once more, for addresses that LLVM has split or merged since: where arguments point to is in the indices already.
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

/// Whether a function stores an address into memory of a thread's own.
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

/// An array of the job as the memory of a texture.
pub struct Texels<'a> {
    /// The parameter or variable that points to it.
    pub base: Value,
    /// What errors call it.
    pub name: &'a str,
    /// The type of its elements.
    pub declared: ElementType,
    /// Its extents.
    pub shape: &'a [usize],
    /// Its size.
    pub bytes: u64,
    /// The byte at which the texture begins.
    pub start: u64,
}

/// The arrays of a function whose addresses are still pointers, and which one each address is of.
pub struct Arrays {
    arrays: Vec<Array>,
    origins: origin::Origins,
    narrowest: Vec<Option<u64>>,
}

impl Arrays {
    /// Follows the addresses of `function`.
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

    /// Bytes of the narrowest scalar that loads, stores and atomics access the array of `address`
    /// by; of an array of the job that they do not access, the bytes of its elements.
    pub fn narrowest(&self, address: Value) -> Option<u64> {
        self.narrowest[self.origins.array(address)?]
    }

    /// The array of the job that an address is of, as the memory of a texture.
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

    /// The number of the array that an address is of, and the parameter or variable that points to
    /// it; nothing for memory of a thread's own.
    pub fn base(&self, address: Value) -> Option<(usize, Value)> {
        let number = self.origins.array(address)?;
        let base = self.arrays[number].value;
        base.opcode().is_none().then_some((number, base))
    }

    /// The `alloca` that an address is of.
    pub fn room(&self, address: Value) -> Option<Value> {
        let room = self.arrays[self.origins.array(address)?].value;
        Some(room).filter(|room| room.is(Opcode::LLVMAlloca))
    }

    /// Whether a value is an address, or computed from one.
    pub fn is_address(&self, value: Value) -> bool {
        self.origins.get(value).is_some()
    }

    /// How many low bits are 0 of the byte of the array at which its address points.
    pub fn start_bits(&self, address: Value) -> u32 {
        let array = self.origins.array(address);
        array.map_or(u32::MAX, |array| self.arrays[array].start.trailing_zeros())
    }

    /// Whether two addresses may be of one array.
    pub fn may_alias(&self, a: Value, b: Value) -> bool {
        match (self.origins.array(a), self.origins.array(b)) {
            (Some(a), Some(b)) => {
                units::first_of_name(&self.arrays, a) == units::first_of_name(&self.arrays, b)
            }
            _ => true,
        }
    }
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
