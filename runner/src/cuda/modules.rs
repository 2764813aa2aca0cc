//! The modules of a program: their PTX, their variables in device memory, and their kernels.

use std::collections::BTreeMap;
use std::sync::Arc;

use cuda::errors::{
    INVALID_FUNCTION, INVALID_PTX, NO_BINARY, NOT_FOUND, NOT_SUPPORTED, OUT_OF_MEMORY,
};
use cuda::protocol::{Function, Memory};
use native::{Accesses, Kernel};
use ptx::tree::{Directive, Space, Variable};
use raise::nvvm::cpu;

use super::arena::Arena;
use super::image::{self, NoPtx};
use super::link::{self, LinkError};
use crate::fault::{Fault, Faults, Origin, origin};
use crate::kernel_names::readable;
use crate::raise_backend;
use crate::report;

/// A module whose PTX has been parsed.
pub struct Module {
    /// The name of its text in errors.
    pub origin: Origin,
    tree: Arc<ptx::Module>,
    /// The addresses of its variables that have been allocated.
    variables: BTreeMap<String, Placed>,
}

/// An allocated variable.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// Its address.
    pub address: u64,
    /// The size in bytes.
    pub bytes: u64,
    /// The number of its block.
    pub number: u32,
}

/// A kernel that the program may launch.
pub struct Entry {
    /// The number of the module.
    pub module: usize,
    /// Its mangled name.
    pub name: String,
    /// The description of the kernel for the process.
    pub function: Function,
    compiled: Option<Compiled>,
}

/// A kernel that has been launched.
struct Compiled {
    kernel: Arc<Kernel>,
    variables: Vec<u64>,
}

/// A CUDA error, with the diagnostics for the user.
#[derive(Debug)]
pub struct Failure {
    /// The code that the program receives.
    pub error: u32,
    /// The diagnostics for the user; none where the program asks for what may be missing.
    pub faults: Option<Faults>,
}

impl Failure {
    /// Returns a failure with one diagnostic.
    pub fn new(error: u32, fault: Fault) -> Failure {
        Failure {
            error,
            faults: Some(fault.into()),
        }
    }

    /// Prints the diagnostics.
    pub fn print(&self) {
        if let Some(faults) = &self.faults {
            report::print(faults);
        }
    }
}

/// All modules of a process.
pub struct Modules {
    /// The modules, by number.
    pub modules: Vec<Module>,
    /// The kernels, by number.
    pub entries: Vec<Entry>,
    /// The architecture of the device: 80 is `sm_80`.
    architecture: u32,
    accesses: Accesses,
    /// The number of the next block of memory.
    pub next_block: u32,
}

impl Modules {
    /// Returns an empty set of modules.
    pub fn new(architecture: u32, accesses: Accesses) -> Modules {
        Modules {
            modules: Vec::new(),
            entries: Vec::new(),
            architecture,
            accesses,
            next_block: 0,
        }
    }

    /// Loads an image. Returns the number of the module.
    ///
    /// - errors: an image without PTX, or with PTX that cannot be parsed
    pub fn load(&mut self, image: &[u8]) -> Result<usize, Failure> {
        let units = image::units(image, self.architecture).map_err(|reason| match reason {
            NoPtx::MachineCode(architectures) => {
                let of = architectures.iter().map(|number| format!("sm_{number}"));
                let of = of.collect::<Vec<String>>().join(", ");
                let of = if of.is_empty() { of } else { format!(" for {of}") };
                let message = format!("a module of the program has machine code only{of}, and no PTX");
                let help = "compile with `-arch=sm_80` (which embeds PTX too) or `-gencode arch=compute_80,code=compute_80`; with CMake `CMAKE_CUDA_ARCHITECTURES=80`, not `80-real`. What nvcc links with `-rdc=true` has no PTX either: compile its device code as one file";
                Failure::new(NO_BINARY, Fault::user("cuda-no-ptx", message).help(help))
            }
            NoPtx::Unreadable(reason) => {
                let message = format!("a module of the program cannot be read: {reason}");
                Failure::new(INVALID_PTX, Fault::user("cuda-module", message))
            }
        })?;
        let number = self.modules.len();
        let name = format!("module_{number}.ptx");
        let text = linked(units, &name)?;
        let origin = origin(&name, text.clone());
        let (tree, mut errors) = ptx::parse(&text);
        if errors.is_empty() {
            errors = ptx::check(&tree);
            // Unsupported code matters only in kernels that are launched.
            errors.retain(|error| error.blame != diagnostics::Blame::Unsupported);
        }
        if !errors.is_empty() {
            let faults = raise_backend::faults(errors, std::slice::from_ref(&origin));
            return Err(Failure {
                error: INVALID_PTX,
                faults: Some(faults),
            });
        }
        self.modules.push(Module {
            origin,
            tree: Arc::new(tree),
            variables: BTreeMap::new(),
        });
        Ok(number)
    }

    /// Returns the tree of a module.
    pub fn tree(&self, module: usize) -> &Arc<ptx::Module> {
        &self.modules[module].tree
    }

    /// Returns the text of a module.
    pub fn text(&self, module: usize) -> &str {
        self.modules[module].origin.inner()
    }

    fn module(&self, module: u32) -> Result<&Module, Failure> {
        let unknown = || {
            Failure::new(
                INVALID_FUNCTION,
                Fault::internal("cuda-module", "a module of that number is not loaded"),
            )
        };
        self.modules.get(module as usize).ok_or_else(unknown)
    }

    /// Returns the mangled names of the kernels of a module.
    ///
    /// - errors: an unknown module
    pub fn kernel_names(&self, module: u32) -> Result<Vec<String>, Failure> {
        let kernels = self.module(module)?.tree.kernels();
        Ok(kernels.map(|kernel| kernel.name.clone()).collect())
    }

    /// Finds a kernel of a module.
    ///
    /// - errors: an unknown kernel
    pub fn function(&mut self, module: u32, name: &str) -> Result<Function, Failure> {
        let known = self
            .entries
            .iter()
            .find(|entry| entry.module == module as usize && entry.name == name);
        if let Some(entry) = known {
            return Ok(entry.function.clone());
        }
        let tree = &self.module(module)?.tree;
        let Ok(kernel) = ptx::find_kernel(tree, name) else {
            let message = format!("the program's PTX has no kernel `{}`", readable(name));
            return Err(Failure::new(
                NOT_FOUND,
                Fault::user("cuda-no-kernel", message),
            ));
        };
        let mut end = 0;
        let mut params = Vec::new();
        for param in &kernel.params {
            let offset = u32::next_multiple_of(end, param.align.max(1));
            end = offset + param.bytes() as u32;
            params.push([offset, param.bytes() as u32]);
        }
        let limit = |directive: &Directive| match directive {
            Directive::Performance { name, values, .. } if name == "maxntid" => {
                Some(values.iter().product::<u64>() as u32)
            }
            _ => None,
        };
        let most_threads = kernel.directives.iter().find_map(limit).unwrap_or(0);
        let info = ptx::inspect(tree)
            .into_iter()
            .find(|info| info.name == name);
        let bytes = |variables: &[Variable], space: Space| {
            let those = variables.iter().filter(|variable| variable.space == space);
            those.map(|variable| variable.bytes() as u32).sum()
        };
        let function = Function {
            number: self.entries.len() as u32,
            params,
            shared: info.map_or(0, |info| info.shared_bytes as u32),
            local: bytes(&kernel.variables, Space::Local),
            constant: bytes(&tree.variables, Space::Const),
            most_threads,
        };
        self.entries.push(Entry {
            module: module as usize,
            name: name.to_owned(),
            function: function.clone(),
            compiled: None,
        });
        Ok(function)
    }

    /// Returns the variable of that name, allocating it if necessary.
    ///
    /// - errors: an unknown variable; out of memory
    pub fn variable(
        &mut self,
        module: u32,
        name: &str,
        arena: &mut Arena,
    ) -> Result<Placed, Failure> {
        if let Some(placed) = self.module(module)?.variables.get(name) {
            return Ok(*placed);
        }
        let found = self.module(module)?;
        let values = cpu::variable_values(&found.tree, name).map_err(|error| Failure {
            error: NOT_FOUND,
            faults: Some(raise_backend::faults(
                vec![error],
                std::slice::from_ref(&found.origin),
            )),
        })?;
        let is_managed = is_managed(&found.tree, name);
        let mut addresses = Vec::new();
        for (number, value) in values.iter().enumerate() {
            if number == 0 {
                let kind = if is_managed {
                    Memory::Managed
                } else {
                    Memory::Device
                };
                let block = self.next_block;
                self.next_block += 1;
                let bytes = value.initial.len() as u64;
                let told = readable(name).into_owned();
                let placed = arena
                    .allocate(bytes, kind, told, block)
                    .map_err(|_| no_memory())?;
                let placed = Placed {
                    address: placed,
                    bytes,
                    number: block,
                };
                self.modules[module as usize]
                    .variables
                    .insert(name.to_owned(), placed);
                addresses.push(placed.address);
            } else {
                addresses.push(self.variable(module, &value.name, arena)?.address);
            }
        }
        let mut initial = values[0].initial.clone();
        for address in &values[0].addresses {
            let whole = addresses[address.variable].wrapping_add(address.offset as u64);
            let bits = match address.mask {
                Some(mask) => (whole & mask).unbounded_shr(mask.trailing_zeros()),
                None => whole,
            };
            let to = &mut initial[address.at..address.at + address.bytes];
            to.copy_from_slice(&bits.to_le_bytes()[..address.bytes]);
        }
        arena.write(addresses[0], &initial);
        Ok(self.modules[module as usize].variables[name])
    }

    /// Returns the native code of a kernel, and the addresses of its variables.
    ///
    /// - errors: constructs that native code does not support
    pub fn compiled(
        &mut self,
        entry: usize,
        arena: &mut Arena,
    ) -> Result<(Arc<Kernel>, Vec<u64>), Failure> {
        if let Some(compiled) = &self.entries[entry].compiled {
            return Ok((compiled.kernel.clone(), compiled.variables.clone()));
        }
        let (module, name) = (self.entries[entry].module, self.entries[entry].name.clone());
        let of = &self.modules[module];
        let kernel = Kernel::compile(&of.tree, &name, self.accesses).map_err(|errors| Failure {
            error: NOT_SUPPORTED,
            faults: Some(raise_backend::faults(
                errors,
                std::slice::from_ref(&of.origin),
            )),
        })?;
        let mut variables = Vec::new();
        for variable in kernel.variables() {
            variables.push(self.variable(module as u32, &variable.name, arena)?.address);
        }
        let kernel = Arc::new(kernel);
        self.entries[entry].compiled = Some(Compiled {
            kernel: kernel.clone(),
            variables: variables.clone(),
        });
        Ok((kernel, variables))
    }

    /// Discards the addresses of variables, after a reset of the device.
    pub fn forget_variables(&mut self) {
        for module in &mut self.modules {
            module.variables.clear();
        }
        for entry in &mut self.entries {
            entry.compiled = None;
        }
    }
}

/// Links units into one text.
fn linked(units: Vec<image::Ptx>, name: &str) -> Result<String, Failure> {
    let mut texts: Vec<String> = units.into_iter().map(|unit| unit.text).collect();
    if texts.len() == 1 {
        return Ok(texts.remove(0));
    }
    link::link(&texts).map_err(|error| match error {
        LinkError::Syntax(unit, errors) => {
            let of = origin(name, texts.swap_remove(unit));
            Failure {
                error: INVALID_PTX,
                faults: Some(raise_backend::faults(errors, std::slice::from_ref(&of))),
            }
        }
        LinkError::DefinedTwice(symbol) => {
            let message = format!(
                "two of the modules that are linked define `{}`",
                readable(&symbol)
            );
            Failure::new(INVALID_PTX, Fault::user("cuda-link", message))
        }
    })
}

fn no_memory() -> Failure {
    Failure::new(
        OUT_OF_MEMORY,
        Fault::user("cuda-memory", "no memory for a variable of the program"),
    )
}

/// Returns whether a variable is `__managed__`.
fn is_managed(tree: &ptx::Module, name: &str) -> bool {
    tree.variable(name).is_some_and(|variable| variable.managed)
}
