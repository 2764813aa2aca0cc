//! Kernels for the host's processor: the text of a module in which threads, blocks and memory are
//! those of a caller that runs it natively.
//!
//! Input: a checked PTX tree and the name of a kernel. Output: [`CpuKernel`], whose module defines
//! [`RUN_THREAD`], one thread of the kernel, and [`RUN_BLOCK`], all threads of a block one after
//! the other. Addresses are the machine's own: arrays, variables, shared memory (below 4 GiB,
//! because PTX may store such an address in 32 bits) and the stack. Each function takes a pointer
//! to a [`Thread`] or to a [`Block`]; an operation that a thread cannot perform alone is a call of
//! a function that the caller provides, whose names are constants of this module.

mod barrier_epochs;
mod calls;
mod entry;
mod interface;

use super::indirect::initial_address;
use super::{Writer, passed_params, variables};
use crate::error::Error;
pub(super) use entry::definition;
use entry::{METADATA, entry, param_layout, prelude};
pub use interface::{
    ALLOCATE, AT_BARRIER, BARRIER, Block, CHECK, CallKind, CallSite, CpuKernel, CpuVariable, ENDED,
    EXCHANGE, EXIT, Exchange, FREE, InitialAddress, LIBRARY, MEETING_THREADS, Meetings, NEXT_PHASE,
    PRINT, RUN_BLOCK, RUN_THREAD, SURFACE, SURFACE_CLAMPS, SURFACE_TRAPS, SURFACE_ZERO, TEXEL,
    TEXTURE, TRAP, Thread, Vote, WAITS, YIELD,
};
use interpreter::matrix::Multiply;
use libdevice::helpers;
use ptx::tree::{Initializer, Space, Variable};
use std::collections::BTreeMap;

/// Returns a variable of a module in global or constant memory, followed by those whose addresses
/// its initial value holds.
///
/// - errors: there is no such variable; an initial value that is not supported
pub fn variable_values(tree: &ptx::Module, name: &str) -> Result<Vec<CpuVariable>, Error> {
    let found = tree
        .variable(name)
        .filter(|variable| matches!(variable.space, Space::Global | Space::Const));
    let Some(variable) = found else {
        let message = format!("the module has no variable `{name}` in global or constant memory");
        return Err(Error::user("ptx-no-variable", message));
    };
    let mut parts = Parts::default();
    parts
        .variable(tree, variable, name)
        .map_err(|error| *error)?;
    Ok(parts.variables)
}

/// The additional parts of a module, collected while functions are emitted.
#[derive(Debug, Default)]
pub(super) struct Parts {
    shared: Vec<(String, usize)>,
    shared_bytes: usize,
    has_dynamic_shared: bool,
    variables: Vec<CpuVariable>,
    sites: Vec<CallSite>,
    products: Vec<Multiply>,
    waits: bool,
    meets: bool,
    /// The part of a meeting that is emitted.
    meeting: Meeting,
    has_atomics: bool,
    is_cooperative: bool,
    local_bytes: usize,
    /// Whether accesses are checked.
    checked: bool,
    /// Whether the kernel's function runs all threads of a block.
    pub(super) runs_blocks: bool,
}

/// A part of an instruction at which a thread waits for others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Meeting {
    /// All of it, for a fiber.
    #[default]
    Whole,
    /// The arrival, at the end of a phase. What follows it is not used.
    Arrival,
    /// The results, at the start of a phase. What precedes them is not used.
    Results,
}

/// The metadata of accesses by which threads of a block are independent, because nothing orders
/// threads that do not wait. Accesses of arrays on the stack are excluded: all threads that run in
/// a loop have those at the same addresses.
pub(super) const INDEPENDENT: &str = ", !llvm.access.group !2";

/// The name of the pointer to the [`Thread`] in every function.
const THREAD: &str = "%\"(thread)\"";

/// The greatest number of threads of a block.
const MOST_THREADS: usize = 1024;

/// The array of each register that is saved between epochs: its address, its element type, and the
/// register's type.
type KeptArrays = BTreeMap<String, (String, &'static str, &'static str)>;

/// The address at which dynamic shared memory begins.
const DYNAMIC: &str = "cpu.dynamic.shared";

/// Returns the kernel `name` of `tree` for this machine.
///
/// If `checked`, accesses call [`CHECK`] unless they are within the bounds of their site. Lanes of
/// a warp that pass values through shared memory without a barrier come together as on hardware.
///
/// - errors: instructions that are not supported, all of them
pub fn cpu_kernel(tree: &ptx::Module, name: &str, checked: bool) -> Result<CpuKernel, Vec<Error>> {
    let kernel = ptx::find_kernel(tree, name).map_err(|error| vec![error])?;
    let together = ptx::lockstep::together(kernel);
    let kernel = together.as_ref().unwrap_or(kernel);
    let mut writer = Writer::new(tree, "", name);
    writer.cpu = Some(Parts {
        checked,
        ..Parts::default()
    });
    writer.function(kernel, passed_params(kernel), &[]);
    writer.write_wanted();
    if !writer.errors.is_empty() {
        return Err(writer.errors);
    }
    let parts = writer.cpu.take().unwrap_or_default();
    let (offsets, bytes) = param_layout(kernel);
    let mut module = prelude(&parts);
    module += &entry(kernel, &offsets, &parts);
    module += &writer.functions;
    for (name, declaration) in &writer.declared {
        module += &conversion(name).unwrap_or_else(|| declaration.clone());
        module.push('\n');
    }
    module += METADATA;
    Ok(CpuKernel {
        text: module,
        param_offsets: offsets,
        param_bytes: bytes,
        shared_bytes: parts.shared_bytes,
        has_dynamic_shared: parts.has_dynamic_shared,
        variables: parts.variables,
        sites: parts.sites,
        products: parts.products,
        waits: parts.waits,
        meets: parts.meets,
        has_atomics: parts.has_atomics,
        is_cooperative: parts.is_cooperative,
        local_bytes: parts.local_bytes,
    })
}

/// Returns the body of a `cvt` to an integer that is a call in raised code: NaN gives the integer
/// with only the highest bit set.
fn conversion(name: &str) -> Option<String> {
    let is_signed = helpers::is_signed_to_int(name)?;
    let (int, float) = name.rsplit_once('.')?;
    let bits: u32 = int.rsplit_once('.')?.1[1..].parse().ok()?;
    let ty = if float == "f64" { "double" } else { "float" };
    let sign = if is_signed { 's' } else { 'u' };
    Some(format!(
        "define internal i{bits} @{name}({ty} %x) alwaysinline {{
  %is.nan = fcmp uno {ty} %x, 0.0
  %v = call i{bits} @llvm.fpto{sign}i.sat.i{bits}.{float}({ty} %x)
  %result = select i1 %is.nan, i{bits} {nan}, i{bits} %v
  ret i{bits} %result
}}",
        nan = 1_u64 << (bits - 1)
    ))
}

impl Parts {
    /// Adds the size of an `alloca` of type `ty`, if it is an array of bytes.
    pub(super) fn count_alloca(&mut self, ty: &str) {
        let array = ty.strip_prefix('[').and_then(|ty| ty.split_once(' '));
        let bytes = array.and_then(|(bytes, _)| bytes.parse::<usize>().ok());
        self.local_bytes += bytes.unwrap_or(8);
    }

    /// Returns the index of a variable of the file, which is added if it is new.
    fn variable(
        &mut self,
        tree: &ptx::Module,
        variable: &Variable,
        name: &str,
    ) -> Result<usize, Box<Error>> {
        if let Some(known) = self.variables.iter().position(|known| known.name == name) {
            return Ok(known);
        }
        let number = self.variables.len();
        self.variables.push(CpuVariable {
            name: name.to_owned(),
            initial: vec![0; variable.bytes() as usize],
            addresses: Vec::new(),
        });
        let size = variable.ty.bytes();
        for (place, value) in variable.init.iter().enumerate() {
            let at = place * size;
            if at + size > variable.bytes() as usize {
                let message = format!("`{name}` has more values than room for them");
                return Err(Error::user("ptx-initializer", message)
                    .at(variable.span, "declared here")
                    .into());
            }
            match value {
                Initializer::Value(value) => {
                    let bits = variables::bits(*value, variable.ty).to_le_bytes();
                    let bytes = size.min(8);
                    self.variables[number].initial[at..at + bytes].copy_from_slice(&bits[..bytes]);
                }
                Initializer::Address {
                    symbol,
                    offset,
                    mask,
                    ..
                } => {
                    let other = tree
                        .variable(symbol)
                        .filter(|other| matches!(other.space, Space::Global | Space::Const));
                    let Some(other) = other else {
                        if let Some(bits) = initial_address(tree, symbol, *offset, *mask) {
                            let bytes = size.min(8);
                            self.variables[number].initial[at..at + bytes]
                                .copy_from_slice(&bits.to_le_bytes()[..bytes]);
                            continue;
                        }
                        let message = format!(
                            "the initial value of `{name}` holds the address of `{symbol}`, which is not supported yet"
                        );
                        return Err(Error::unsupported("address-in-initializer", message)
                            .at(variable.span, "this variable")
                            .into());
                    };
                    let address = InitialAddress {
                        at,
                        bytes: size.min(8),
                        variable: self.variable(tree, other, symbol)?,
                        offset: *offset,
                        mask: *mask,
                    };
                    self.variables[number].addresses.push(address);
                }
            }
        }
        Ok(number)
    }

    /// Returns the first byte of an array in shared memory, which is allocated if it is new.
    fn shared(&mut self, variable: &Variable, name: &str) -> usize {
        if let Some((_, start)) = self.shared.iter().find(|(known, _)| known == name) {
            return *start;
        }
        let align = (variable.align.max(1) as usize).max(variable.ty.bytes());
        let start = self.shared_bytes.next_multiple_of(align);
        // The memory that a launch adds begins at a multiple of 16.
        self.shared_bytes = (start + variable.bytes() as usize).next_multiple_of(16);
        self.shared.push((name.to_owned(), start));
        start
    }
}
