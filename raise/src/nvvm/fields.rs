//! Fields of structures in a launch: their offsets, sizes and LLVM types, and memory that holds
//! them.
//!
//! A float has its type. An integer field is as wide as the kernel reads it. An integer that the
//! kernel does not read is an `int` if its value fits, so that it does not extend over a following
//! field that the launch omits; other fields take all available bytes.

use llvm::{Builder, ModuleRef, Value};
use stablehlo::ElementType;

use super::from_ptx::int_type;
use crate::launch::Arg;

/// The help text for bytes that are read and belong to no field.
pub const HELP: &str = "list the structure's fields in their order, with their types where these are not `int` or pointers; bytes of padding that the kernel copies are `i8` zeros";

/// A field given by the launch.
pub struct Field {
    /// Byte offset in the structure.
    pub offset: u64,
    /// Its contents.
    pub arg: Arg,
    /// Bytes to the next field, or to the end of the structure.
    pub room: u64,
    /// The size of the narrowest scalar that is read at its offset and fits there.
    pub read: Option<u64>,
}

impl Field {
    /// Returns its size in bytes.
    pub fn bytes(&self) -> u64 {
        match self.arg {
            Arg::Array { .. } | Arg::Null => 8,
            Arg::Float { element, .. } => element.bytes() as u64,
            Arg::Int(_) | Arg::Varying(_) | Arg::Struct(_) => {
                let widest = || [8, 4, 2, 1].into_iter().find(|bytes| *bytes <= self.most());
                self.read.or_else(widest).unwrap_or(1)
            }
        }
    }

    /// Returns the greatest size that it may have if the kernel does not read it.
    fn most(&self) -> u64 {
        let fits = |value: &i128| (i32::MIN.into()..=u32::MAX.into()).contains(value);
        match &self.arg {
            Arg::Int(value) if fits(value) => self.room.min(4),
            Arg::Varying(varying) => {
                let (least, greatest) = varying.extremes();
                match fits(&least) && fits(&greatest) {
                    true => self.room.min(4),
                    false => self.room,
                }
            }
            _ => self.room,
        }
    }

    /// Returns the name of its LLVM type.
    pub fn ty(&self) -> &'static str {
        match (&self.arg, self.bytes()) {
            (Arg::Array { .. } | Arg::Null, _) => "ptr",
            (Arg::Float { element, .. }, _) => float_type(*element),
            (Arg::Int(_) | Arg::Varying(_) | Arg::Struct(_), bytes) => int_type(8 * bytes as u32),
        }
    }
}

/// Returns the name of the LLVM type of a float.
pub fn float_type(element: ElementType) -> &'static str {
    match element {
        ElementType::F16 => "half",
        ElementType::BF16 => "bfloat",
        ElementType::F64 => "double",
        _ => "float",
    }
}

/// Returns the fields of a structure and of nested structures, with their byte offsets.
pub fn flatten(given: &[(usize, Arg)]) -> Vec<(usize, Arg)> {
    fn collect(base: usize, given: &[(usize, Arg)], flat: &mut Vec<(usize, Arg)>) {
        for (offset, arg) in given {
            match arg {
                Arg::Struct(inner) => collect(base + offset, inner, flat),
                Arg::Array { .. }
                | Arg::Null
                | Arg::Int(_)
                | Arg::Varying(_)
                | Arg::Float { .. } => {
                    flat.push((base + offset, arg.clone()));
                }
            }
        }
    }
    let mut flat = Vec::new();
    collect(0, given, &mut flat);
    flat
}

/// Returns the layout of the flattened fields of a structure of `size` bytes. `reads` are the
/// offset and size of each scalar that the kernel reads from it.
pub fn layout(flat: Vec<(usize, Arg)>, size: u64, reads: &[(i64, u64)]) -> Vec<Field> {
    let starts: Vec<u64> = flat.iter().map(|(offset, _)| *offset as u64).collect();
    let ends = starts.into_iter().skip(1).chain([size]);
    let field = |((offset, arg), end): ((usize, Arg), u64)| {
        let room = end.saturating_sub(offset as u64);
        let here = reads
            .iter()
            .filter(|(at, bytes)| *at == offset as i64 && *bytes <= room);
        Field {
            offset: offset as u64,
            arg,
            room,
            read: here.map(|(_, bytes)| *bytes).min(),
        }
    };
    flat.into_iter().zip(ends).map(field).collect()
}

/// Allocates `bytes` bytes at the position of `builder`, and stores the next of `params` at each of
/// `offsets`.
pub fn assemble(
    unit: ModuleRef,
    builder: &Builder,
    name: &str,
    bytes: u64,
    offsets: impl Iterator<Item = u64>,
    params: &mut impl Iterator<Item = Value>,
) -> Value {
    let room = builder.room(unit.int(8).array(bytes.max(1)), 16);
    room.set_name(name);
    for offset in offsets {
        let field = params.next().expect("one per field");
        field.set_name(&format!("{name}+{offset}"));
        let at = builder.element_address(unit.int(8), room, unit.int(64).int(offset.into()));
        builder.store(field, at);
    }
    room
}
