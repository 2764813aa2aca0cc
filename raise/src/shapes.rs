//! Shapes of flat arrays, inferred from how all kernels access them.
//!
//! A program allocates bytes and indexes them as `i + nx * (j + ny * k)`. Two separate functions:
//!
//! - [`accesses`] returns the elements that a launch accesses through each of its pointers. Each
//!   access is an [`IndexFunction`]: a first element and strides.
//! - [`infer`] returns the element type and row-major shape of an allocation, given all its uses.
//!   The strides on which all uses agree are those of its dimensions.
//!
//! A shape does not affect results: the elements are the same in any row-major shape. It determines
//! the form in which the program runs, the layouts possible on a mesh, and the presentation of
//! outputs. So what cannot be decided stays flat, with a note that gives the reason.

mod infer;
#[cfg(test)]
mod tests;

pub use infer::{Inferred, InferredArray, Use, infer};

use crate::affine::{ObservedAccess, index_functions};
use crate::error::Error;
use crate::kernel_ir::{AccessKind, KernelArg, Space};
use crate::launch::{Arg, Launch};
use crate::source::{Source, raise_kernels};
use crate::tensor;
use stablehlo::ElementType;

/// The accesses of a launch through one of its pointers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParameterAccess {
    /// The kernel.
    pub kernel: String,
    /// The index of the pointer among the launch's arguments; the variables of [`Launch::symbols`]
    /// are numbered after the arguments.
    pub argument: usize,
    /// Byte offset of the pointer in the argument; 0 unless it is in a structure.
    pub field: usize,
    /// The launch's name for the array.
    pub array: String,
    /// Byte offset from the start of the array to which the pointer points, as the launch specifies
    /// it.
    pub start: u64,
    /// The narrowest element type of the accesses; `None` if there is no access.
    pub element: Option<ElementType>,
    /// Whether elements are read.
    pub read: bool,
    /// Whether elements are written; atomics read and write.
    pub written: bool,
    /// The distinct index functions of the accesses.
    pub functions: Vec<IndexFunction>,
    /// The accesses whose elements are not known before the program runs.
    pub unknown: Vec<UnknownIndex>,
    /// The integers given by the launch, in ascending order: extents are among them, or products of
    /// them.
    pub integers: Vec<u64>,
}

/// The elements of an access: [`IndexFunction::first`] plus any multiples of the terms' strides
/// within their spans.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IndexFunction {
    /// The least element, counted from the start of the array. A term with unknown span counts as
    /// 0.
    pub first: i64,
    /// Sorted by ascending stride. Indices in the same dimension (blocks and their threads, a point
    /// and its neighbours) are one term.
    pub terms: Vec<Term>,
}

/// One dimension of an access.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term {
    /// The stride, in elements.
    pub stride: u64,
    /// The difference of the last and the first element, as far as guards bound it; `None` if it
    /// depends on data.
    pub span: Option<u64>,
    /// Whether the index differs between threads; otherwise it comes from a loop or from data.
    pub of_threads: bool,
}

/// An access whose index is not a sum of known multiples.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnknownIndex {
    /// Source line.
    pub line: u32,
    /// The reason, as a sentence without its full stop.
    pub reason: String,
}

impl IndexFunction {
    /// Returns the least and the greatest element, if known.
    pub fn range(&self) -> Option<(i64, i64)> {
        let mut last = self.first;
        for term in &self.terms {
            last = last.checked_add_unsigned(term.span?)?;
        }
        Some((self.first, last))
    }
}

/// Returns the accesses of `launch` through each of its pointers, in the order of the arguments.
///
/// Arrays with unknown element type are given as bytes, [`ElementType::U8`], with the whole
/// allocation as their shape and the pointer's offset in bytes; the offset for [`infer`] is then 0.
/// If launches differ in the offset only, it is given there instead. Integers, pointers and grids
/// that vary from step to step count with their whole range.
///
/// - errors: those of raising the kernel to the parallel stage
pub fn accesses(source: &Source, launch: &Launch) -> Result<Vec<ParameterAccess>, Vec<Error>> {
    let separate = accesses_of(source, launch, Naming::Pointer);
    // Pointers of a structure that is read at a computed index cannot be told apart.
    separate.or_else(|errors| accesses_of(source, launch, Naming::Array).map_err(|_| errors))
}

/// What gets an element type of its own while a kernel is raised.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Naming {
    /// Each pointer.
    Pointer,
    /// Each array that an argument points to: all pointers of a structure into one array have one
    /// element type, and count as the first of them.
    Array,
}

fn accesses_of(
    source: &Source,
    launch: &Launch,
    naming: Naming,
) -> Result<Vec<ParameterAccess>, Vec<Error>> {
    let mut launch = launch.clone();
    let mut integers: Vec<u64> = Vec::new();
    let mut pointers: Vec<Pointer> = Vec::new();
    let symbols = launch.symbols.iter_mut().map(|(_, arg)| arg);
    for (argument, arg) in launch.args.iter_mut().chain(symbols).enumerate() {
        let place = (argument, 0);
        take_apart(arg, place, naming, &mut pointers, &mut integers);
    }
    integers.sort_unstable();
    integers.dedup();
    let mut found: Vec<ParameterAccess> = pointers
        .iter()
        .map(|pointer| ParameterAccess {
            kernel: launch.kernel.clone(),
            argument: pointer.argument,
            field: pointer.field,
            array: pointer.array.clone(),
            start: pointer.start,
            element: None,
            read: false,
            written: false,
            functions: Vec::new(),
            unknown: Vec::new(),
            integers: integers.clone(),
        })
        .collect();
    for phase in raise_kernels(source, &launch)? {
        let kernel = phase.kernel;
        let observed = index_functions(&kernel, &integers).map_err(|error| vec![error])?;
        for access in observed {
            let KernelArg::Array {
                name,
                element,
                space: Space::Global,
                ..
            } = kernel.array(access.array)
            else {
                continue;
            };
            let Some(number) = pointers
                .iter()
                .position(|pointer| pointer.own_name == *name)
            else {
                continue;
            };
            found[number].element = Some(tensor::element(*element));
            found[number].add(access);
        }
    }
    for access in &mut found {
        access.functions.sort_unstable();
        access.functions.dedup();
        access.unknown.sort_unstable();
        access.unknown.dedup();
    }
    Ok(found)
}

impl ParameterAccess {
    fn add(&mut self, access: ObservedAccess) {
        self.read |= access.kind != AccessKind::Write;
        self.written |= access.kind != AccessKind::Read;
        match access.index {
            Ok(function) => self.functions.push(function),
            Err(reason) => self.unknown.push(UnknownIndex {
                line: access.loc.line,
                reason,
            }),
        }
    }
}

/// A pointer of a launch.
struct Pointer {
    argument: usize,
    field: usize,
    array: String,
    start: u64,
    /// Its name while the kernel is raised: unique, so that each pointer has a separate element
    /// type.
    own_name: String,
}

/// Collects the pointers and integers of an argument, or of a field at a byte offset in it, and
/// gives each pointer a name that `naming` makes unique.
fn take_apart(
    arg: &mut Arg,
    (argument, field): (usize, usize),
    naming: Naming,
    pointers: &mut Vec<Pointer>,
    integers: &mut Vec<u64>,
) {
    match arg {
        Arg::Array {
            name,
            element,
            offset,
            ..
        } => {
            let is_known = |known: &&Pointer| {
                naming == Naming::Array && known.argument == argument && known.array == *name
            };
            if let Some(known) = pointers.iter().find(is_known) {
                *name = known.own_name.clone();
                return;
            }
            let own_name = format!("{name}@{}", pointers.len());
            let array = std::mem::replace(name, own_name.clone());
            pointers.push(Pointer {
                argument,
                field,
                array,
                start: (*offset * element.bytes()) as u64,
                own_name,
            });
        }
        Arg::Struct(fields) => {
            for (offset, arg) in fields {
                let place = (argument, field + *offset);
                take_apart(arg, place, naming, pointers, integers);
            }
        }
        Arg::Int(value) => integers.extend(u64::try_from(*value).ok().filter(|value| *value > 1)),
        Arg::Null | Arg::Varying(_) | Arg::Float { .. } => {}
    }
}

/// Formats as `kernel: name f32 read written 65 + 64*63 + 1*61`: the first element, then for each
/// term the stride times the count.
impl std::fmt::Display for ParameterAccess {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let element = self.element.map_or("unused", |element| element.name());
        write!(f, "{}: {} {element}", self.kernel, self.array)?;
        for (is, word) in [(self.read, "read"), (self.written, "written")] {
            write!(
                f,
                "{}{}",
                if is { " " } else { "" },
                if is { word } else { "" }
            )?;
        }
        for function in &self.functions {
            write!(f, "\n  {function}")?;
        }
        for UnknownIndex { line, reason } in &self.unknown {
            write!(f, "\n  line {line}: {reason}")?;
        }
        Ok(())
    }
}

impl std::fmt::Display for IndexFunction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.first)?;
        for Term { stride, span, .. } in self.terms.iter().rev() {
            match span {
                Some(span) => write!(f, " + {stride}*{}", span / stride)?,
                None => write!(f, " + {stride}*?")?,
            }
        }
        Ok(())
    }
}
