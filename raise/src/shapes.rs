//! Shapes of flat arrays, inferred from how all kernels access them.
//!
//! A program allocates bytes and indexes them as `i + nx * (j + ny * k)`. Two questions are
//! answered here, each for itself:
//!
//! - [`accesses`]: which elements does a launch access through each of its pointers? Each access is
//!   an [`IndexFunction`]: a first element, and distances that are walked along.
//! - [`infer`]: which element type and row-major shape has an allocation, given all its uses? The
//!   distances that all uses agree on are the strides of its dimensions.
//!
//! A shape changes no result: the elements are the same in any row-major shape. It decides in which
//! form the program runs, how it can be laid out on a mesh, and how outputs look. So what cannot be
//! decided stays flat, with a note that says why.

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

/// What a launch does through one of its pointers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParameterAccess {
    /// The kernel.
    pub kernel: String,
    /// The place of the pointer among the launch's arguments; the variables of
    /// [`Launch::symbols`] are counted after the arguments.
    pub argument: usize,
    /// Bytes between the start of the argument and the pointer; 0 unless it is in a structure.
    pub field: usize,
    /// The launch's name for the array.
    pub array: String,
    /// Bytes between the start of the array and where the pointer points, as the launch says.
    pub start: u64,
    /// The type that the accesses have in common: the narrowest one. None if there is no access.
    pub element: Option<ElementType>,
    /// Whether elements are read.
    pub read: bool,
    /// Whether elements are written; atomics read and write.
    pub written: bool,
    /// The accesses, each different one once.
    pub functions: Vec<IndexFunction>,
    /// The accesses whose elements are not known before the program runs.
    pub unknown: Vec<UnknownIndex>,
    /// The integers that the launch gives, in ascending order: extents are among them, or products
    /// of them.
    pub integers: Vec<u64>,
}

/// Which elements an access touches: [`IndexFunction::first`], and from there any number of steps
/// along each term.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IndexFunction {
    /// The least element, counted from the start of the array. Where a span is not known, its term
    /// counts as 0.
    pub first: i64,
    /// By ascending stride. Indices that walk along one dimension (blocks and their threads, a
    /// point and its neighbours) are one term.
    pub terms: Vec<Term>,
}

/// One dimension along which an access walks.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term {
    /// Elements of a step.
    pub stride: u64,
    /// Elements between the first and the last place, as far as guards tell; none where data
    /// decides.
    pub span: Option<u64>,
    /// Whether threads differ in their place on it; if not, it is a loop or data that walks.
    pub of_threads: bool,
}

/// An access whose index is no sum of known multiples.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnknownIndex {
    /// Line of the source.
    pub line: u32,
    /// Why, as a sentence without its full stop.
    pub reason: String,
}

impl IndexFunction {
    /// The least and the greatest element, if that is known.
    pub fn range(&self) -> Option<(i64, i64)> {
        let mut last = self.first;
        for term in &self.terms {
            last = last.checked_add_unsigned(term.span?)?;
        }
        Some((self.first, last))
    }
}

/// The accesses of `launch` through each of its pointers, in the order of the arguments.
///
/// Arrays whose element type is not known are given as bytes, [`ElementType::U8`], with the whole
/// allocation as their shape and the offset of the pointer in bytes: then [`infer`] can be given 0
/// as the offset. Where only the offset differs between launches, it is given there instead.
/// Integers, pointers and grids that vary from step to step count with their whole range.
///
/// - errors: those of raising the kernel to the parallel stage
pub fn accesses(source: &Source, launch: &Launch) -> Result<Vec<ParameterAccess>, Vec<Error>> {
    let mut launch = launch.clone();
    let mut integers: Vec<u64> = Vec::new();
    let mut pointers: Vec<Pointer> = Vec::new();
    let symbols = launch.symbols.iter_mut().map(|(_, arg)| arg);
    for (argument, arg) in launch.args.iter_mut().chain(symbols).enumerate() {
        take_apart(arg, argument, 0, &mut pointers, &mut integers);
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
    /// Its name while the kernel is raised. No two pointers have the same, so that each has an
    /// element type of its own.
    own_name: String,
}

/// Collects the pointers and the integers of an argument, and gives each pointer its own name.
fn take_apart(
    arg: &mut Arg,
    argument: usize,
    field: usize,
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
                take_apart(arg, argument, field + *offset, pointers, integers);
            }
        }
        Arg::Int(value) => integers.extend(u64::try_from(*value).ok().filter(|value| *value > 1)),
        Arg::Null | Arg::Varying(_) | Arg::Float { .. } => {}
    }
}

/// As `kernel: name f32 read written 65 + 64*63 + 1*61`: the first element, then stride times
/// steps.
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
