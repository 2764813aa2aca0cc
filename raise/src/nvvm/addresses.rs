//! Every access becomes `array[element index]`.
//!
//! In: a function whose addresses are pointers, or the integers that PTX computes with. Out: each load and store goes through
//! `getelementptr T, ptr %parameter, i64 %index`, where `T` is the element type that the launch declares, so that LLVM's alias analysis sees
//! which array is meant and later stages see an element index without a division by the element size.
//!
//! An address is followed by dataflow to the one array it starts from; what remains is its byte offset, an ordinary `i64`.
//! This gives up, with an error at the instruction, on addresses that may start from several arrays, that are loaded from memory,
//! or that are used as plain numbers.

mod access;
mod index;
mod origin;
mod rewrite;

pub use origin::{accessed, ignored};

use super::ir::{Type, Unit, Value};
use crate::error::Error;
use crate::launch::{Arg, Launch};
use stablehlo::ElementType;

/// Rewrites all accesses of `function` to element indices into its array parameters.
pub fn index_arrays(unit: Unit, function: Value, launch: &Launch) -> Result<(), Vec<Error>> {
    let arrays = launch.args.iter().map(|arg| match arg {
        Arg::Array { element, name, .. } => Some(Array {
            name: name.clone(),
            element: element_type(unit, *element),
        }),
        Arg::Int(_) | Arg::Float { .. } | Arg::Struct(_) => None,
    });
    let arrays: Vec<_> = arrays.collect();
    let origins = origin::Origins::find(function, &arrays);
    origins.check(function)?;
    rewrite::Rewrite::new(unit, function, &arrays, &origins).run()
}

/// What the launch says about an array parameter.
struct Array {
    name: String,
    element: Type,
}

/// The LLVM type that an element has in memory.
pub fn element_type(unit: Unit, element: ElementType) -> Type {
    use ElementType::*;
    match element {
        Pred | I8 | U8 => unit.int(8),
        I16 | U16 => unit.int(16),
        I32 | U32 => unit.int(32),
        I64 | U64 => unit.int(64),
        F16 => unit.float("half"),
        BF16 => unit.float("bfloat"),
        F32 => unit.float("float"),
        F64 => unit.float("double"),
    }
}
