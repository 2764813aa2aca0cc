//! Launches of kernels.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use interpreter::{Arg, Arguments, Options, Texture, Variables};
use ptx::error::{Error, Result};
use raise::nvvm::cpu::CpuVariable;

use crate::block::{BlockState, Shape, Worker};
use crate::compile::{Accesses, Kernel};
use crate::fault::{Explained, Fault};
use crate::memory::{Arrays, Range};
use crate::print::Printed;
use crate::runtime::PlacedTexture;

/// A launch: grid, block, arguments and options.
#[derive(Clone, Copy, Debug)]
pub struct Launch<'a> {
    /// `gridDim`.
    pub grid: [u32; 3],
    /// `blockDim`.
    pub block: [u32; 3],
    /// One for each parameter.
    pub args: &'a [Arg],
    /// Dynamic shared memory, and variables that are bound to arrays or hold structures.
    pub options: &'a Options,
}

/// A launch whose arrays are in the caller's memory, at their addresses.
#[derive(Clone, Copy, Debug)]
pub struct AddressedLaunch<'a> {
    /// `gridDim`.
    pub grid: [u32; 3],
    /// `blockDim`.
    pub block: [u32; 3],
    /// The bytes of dynamic shared memory.
    pub shared_bytes: u32,
    /// The bytes of the parameters, in the kernel's layout.
    pub params: &'a [u8],
    /// The address of each of [`Kernel::variables`].
    pub variables: &'a [u64],
    /// All memory that the kernel may access, including variables.
    pub memory: &'a Regions,
    /// Receives what the kernel prints.
    pub printed: &'a Printed,
}

/// The number of threads from which on blocks run in parallel: fewer take less time than starting
/// workers.
const PARALLEL_THREADS: u64 = 1 << 14;

/// The words of memory that the blocks of a cooperative launch synchronise at.
const WORKSPACE_WORDS: usize = 8;

/// Returns which arrays a launch uses.
fn used(launch: &Launch<'_>, arrays: usize) -> Vec<bool> {
    fn visit(arg: &Arg, used: &mut [bool]) {
        match arg {
            Arg::Array(number) | Arg::Inside(number, _) => {
                if let Some(used) = used.get_mut(*number) {
                    *used = true;
                }
            }
            Arg::Struct(fields) => fields.iter().for_each(|(_, field)| visit(field, used)),
            Arg::Int(_) | Arg::Float(_) => {}
        }
    }
    let mut used = vec![false; arrays];
    let structures = launch.options.structures.iter().map(|(_, given)| given);
    for arg in launch.args.iter().chain(structures) {
        visit(arg, &mut used);
    }
    for (_, number) in &launch.options.symbols {
        used[*number] = true;
    }
    used
}

/// Returns the textures of a launch, with their addresses.
fn textures(launch: &Launch<'_>, placed: &Placed) -> Vec<PlacedTexture> {
    let of = |texture: &Texture| PlacedTexture {
        handle: placed.arrays[texture.array].low + texture.start as u64,
        array: placed.arrays[texture.array],
        texture: texture.clone(),
    };
    launch.options.textures.iter().map(of).collect()
}

/// The addresses of a launch's arrays and variables.
struct Placed {
    /// Copies with gaps between them, if accesses are checked.
    copies: Option<Arrays>,
    arrays: Vec<Range>,
    variables: Vec<Range>,
}

impl Kernel {
    /// Runs all threads. On an error the arrays contain what was written before it.
    ///
    /// - errors: arguments that do not fit the parameters; an access outside of an array, a trap,
    ///   or a deadlock, located in the PTX
    pub fn launch(
        &self,
        launch: &Launch<'_>,
        arrays: &mut [Vec<u8>],
        variables: &mut Variables,
    ) -> Result<()> {
        let mut arrays: Vec<&mut [u8]> = arrays.iter_mut().map(Vec::as_mut_slice).collect();
        self.launch_in_place(launch, &mut arrays, variables)
    }

    /// Launches on arrays in the caller's memory, as [`Kernel::launch`] does.
    ///
    /// - errors: those of `launch`
    pub fn launch_in_place(
        &self,
        launch: &Launch<'_>,
        arrays: &mut [&mut [u8]],
        variables: &mut Variables,
    ) -> Result<()> {
        interpreter::check_shape(launch.grid, launch.block)?;
        self.check_options(launch)?;
        let mut own = self.initial(launch, arrays, variables)?;
        let placed = self.place(&used(launch, arrays.len()), arrays, &mut own)?;
        let addresses: Vec<u64> = placed.arrays.iter().map(|range| range.low).collect();
        let arguments = Arguments {
            params: &self.params,
            places: &self.places,
            name_span: self.name_span,
            addresses: &addresses,
        };
        let params = arguments.marshal(launch.args)?;
        self.fill(launch, &arguments, &placed, &mut own);
        let symbol = |name: &str| {
            launch
                .options
                .symbols
                .iter()
                .find(|(known, _)| known == name)
        };
        let places: Vec<Range> = self
            .code
            .variables
            .iter()
            .zip(&placed.variables)
            .map(|(variable, range)| match symbol(&variable.name) {
                Some((_, number)) => placed.arrays[*number],
                None => *range,
            })
            .collect();
        let variable_addresses: Vec<u64> = places.iter().map(|range| range.low).collect();
        let shape = Shape {
            grid: launch.grid,
            block: launch.block,
            dynamic_shared: launch.options.shared_bytes as u32,
            params: &params,
            variables: &variable_addresses,
            memory: &Regions::new(self.regions(launch, &placed, &places)),
            textures: &textures(launch, &placed),
            workspace: Range { low: 0, high: 0 },
            printed: None,
        };
        let result = self.run_blocks(&shape);
        self.take_back(&placed, arrays, &mut own);
        for (variable, bytes) in self.code.variables.iter().zip(own) {
            let kept = match symbol(&variable.name) {
                Some((_, number)) => arrays[*number].to_vec(),
                None => bytes,
            };
            variables.insert(variable.name.clone(), kept);
        }
        result
    }

    /// Returns the variables of the module that the kernel uses.
    pub fn variables(&self) -> &[CpuVariable] {
        &self.code.variables
    }

    /// Runs all threads on the caller's memory.
    ///
    /// # Safety
    /// The regions, the variables, and everything that the kernel accesses if it is not checked,
    /// must be readable and writable memory that nothing else accesses during the launch.
    ///
    /// - errors: those of [`Kernel::launch`]
    pub unsafe fn launch_at(&self, launch: &AddressedLaunch<'_>) -> Result<()> {
        interpreter::check_shape(launch.grid, launch.block)?;
        let needed = self
            .places
            .iter()
            .map(|(offset, bytes)| (offset + bytes) as usize);
        if launch.params.len() < needed.max().unwrap_or(0)
            || launch.variables.len() != self.code.variables.len()
        {
            let message = "the launch has fewer parameters or variables than the kernel";
            return Err(Error::internal("native-launch", message).at(self.name_span, "this kernel"));
        }
        let shape = Shape {
            grid: launch.grid,
            block: launch.block,
            dynamic_shared: launch.shared_bytes,
            params: launch.params,
            variables: launch.variables,
            memory: launch.memory,
            textures: &[],
            workspace: Range { low: 0, high: 0 },
            printed: Some(launch.printed),
        };
        self.run_blocks(&shape)
    }

    fn check_options(&self, launch: &Launch<'_>) -> Result<()> {
        if self.code.has_dynamic_shared && launch.options.shared_bytes == 0 {
            let message = "the kernel uses shared memory whose size the launch decides, and this launch does not";
            return Err(Error::user("simt-shared", message)
                .at(self.name_span, "this kernel")
                .help("give the launch `shared_bytes`"));
        }
        Ok(())
    }

    /// Returns the initial contents of the kernel's variables, without addresses.
    fn initial(
        &self,
        launch: &Launch<'_>,
        arrays: &[&mut [u8]],
        variables: &Variables,
    ) -> Result<Vec<Vec<u8>>> {
        let initial = |variable: &CpuVariable| {
            let bytes = variable.initial.len();
            let symbols = &launch.options.symbols;
            if let Some((name, number)) = symbols.iter().find(|(name, _)| *name == variable.name) {
                let given = arrays[*number].len();
                if given != bytes {
                    let message =
                        format!("variable `{name}` has {bytes} bytes, and its array has {given}");
                    return Err(
                        Error::user("symbol-size", message).at(self.name_span, "in this kernel")
                    );
                }
            }
            let kept = variables.get(&variable.name);
            Ok(kept.map_or_else(|| variable.initial.clone(), <[u8]>::to_vec))
        };
        self.code.variables.iter().map(initial).collect()
    }

    /// Assigns addresses to arrays and variables.
    fn place(
        &self,
        used: &[bool],
        arrays: &mut [&mut [u8]],
        own: &mut [Vec<u8>],
    ) -> Result<Placed> {
        let range = |bytes: &mut [u8]| Range {
            low: bytes.as_mut_ptr() as u64,
            high: bytes.as_mut_ptr() as u64 + bytes.len() as u64,
        };
        if self.accesses == Accesses::Unchecked {
            return Ok(Placed {
                copies: None,
                arrays: arrays.iter_mut().map(|array| range(array)).collect(),
                variables: own.iter_mut().map(|bytes| range(bytes)).collect(),
            });
        }
        let used = used.iter().zip(arrays.iter());
        let arrays_placed = used.map(|(used, array)| used.then_some(&**array));
        let own_placed = own.iter().map(|bytes| Some(bytes.as_slice()));
        let all: Vec<Option<&[u8]>> = arrays_placed.chain(own_placed).collect();
        let copies = Arrays::new(&all).map_err(|error| self.no_memory(&error))?;
        Ok(Placed {
            arrays: (0..arrays.len()).map(|n| copies.range(n)).collect(),
            variables: (arrays.len()..all.len()).map(|n| copies.range(n)).collect(),
            copies: Some(copies),
        })
    }

    fn no_memory(&self, error: &std::io::Error) -> Error {
        let message = format!("no memory to run the kernel: {error}");
        Error::user("native-memory", message).at(self.name_span, "this kernel")
    }

    /// Writes the launch's values into variables: addresses in initial values, and structures.
    fn fill(
        &self,
        launch: &Launch<'_>,
        arguments: &Arguments<'_>,
        placed: &Placed,
        own: &mut [Vec<u8>],
    ) {
        for (number, variable) in self.code.variables.iter().enumerate() {
            for address in &variable.addresses {
                let of = placed.variables[address.variable].low;
                let whole = of.wrapping_add(address.offset as u64);
                let bits = match address.mask {
                    Some(mask) => (whole & mask).unbounded_shr(mask.trailing_zeros()),
                    None => whole,
                };
                let to = &mut own[number][address.at..address.at + address.bytes];
                to.copy_from_slice(&bits.to_le_bytes()[..address.bytes]);
            }
            let structures = launch.options.structures.iter();
            for (name, structure) in structures {
                if let (true, Arg::Struct(fields)) = (*name == variable.name, structure) {
                    let size = variable.initial.len();
                    own[number].copy_from_slice(&arguments.structure(fields, size)[..size]);
                }
            }
            if let Some(copies) = &placed.copies {
                copies.write(placed.arrays.len() + number, &own[number]);
            }
        }
    }

    fn regions(
        &self,
        launch: &Launch<'_>,
        placed: &Placed,
        variables: &[Range],
    ) -> Vec<(String, Range)> {
        let array = |(number, range): (usize, &Range)| {
            let given = launch.args.iter();
            let mut given = given
                .zip(&self.params)
                .filter_map(|(arg, param)| match arg {
                    Arg::Array(known) | Arg::Inside(known, _) if *known == number => {
                        Some(&param.name)
                    }
                    _ => None,
                });
            let name = launch.options.names.get(number).or(given.next());
            let name = name.cloned().unwrap_or_else(|| format!("array {number}"));
            (name, *range)
        };
        let arrays = placed.arrays.iter().enumerate().map(array);
        let names = self
            .code
            .variables
            .iter()
            .map(|variable| variable.name.clone());
        arrays.chain(names.zip(variables.iter().copied())).collect()
    }

    fn take_back(&self, placed: &Placed, arrays: &mut [&mut [u8]], own: &mut [Vec<u8>]) {
        if let Some(copies) = &placed.copies {
            let own = own.iter_mut().map(Vec::as_mut_slice);
            let arrays = arrays.iter_mut().map(|array| &mut **array);
            for (number, bytes) in arrays.chain(own).enumerate() {
                copies.copy_to(number, bytes);
            }
        }
    }

    /// Runs the blocks: in parallel, or in order where the order affects the result.
    fn run_blocks(&self, shape: &Shape<'_>) -> Result<()> {
        let mut workspace = [0_u64; WORKSPACE_WORDS];
        let low = workspace.as_mut_ptr() as u64;
        let shape = &Shape {
            workspace: Range {
                low,
                high: low + 8 * WORKSPACE_WORDS as u64,
            },
            ..*shape
        };
        let [width, height, depth] = shape.grid.map(u64::from);
        let blocks = width * height * depth;
        let threads = blocks * shape.block.iter().map(|n| u64::from(*n)).product::<u64>();
        let workers = match self.code.has_atomics || threads < PARALLEL_THREADS {
            true => 1,
            false => rayon::current_num_threads(),
        };
        let next = AtomicU64::new(0);
        let stopped: Mutex<Option<Stopped>> = Mutex::new(None);
        let has_failed = AtomicBool::new(false);
        let work = || {
            let Err(stop) = self.run_next_blocks(shape, &next, blocks, &has_failed) else {
                return;
            };
            has_failed.store(true, Ordering::Relaxed);
            next.store(blocks, Ordering::Relaxed);
            let mut first = stopped.lock().unwrap_or_else(PoisonError::into_inner);
            if first.as_ref().is_none_or(|first| stop.block < first.block) {
                *first = Some(stop);
            }
        };
        match workers.min(blocks as usize) {
            0 | 1 => work(),
            workers => rayon::scope(|scope| {
                for _ in 0..workers {
                    scope.spawn(|_| work());
                }
            }),
        }
        let stopped = stopped.into_inner().unwrap_or_else(PoisonError::into_inner);
        match stopped.map(|stopped| stopped.reason) {
            None => Ok(()),
            Some(Reason::System(error)) => Err(self.no_memory(&error)),
            Some(Reason::Kernel { fault, shared }) => {
                let explained = Explained {
                    sites: &self.code.sites,
                    regions: &shape.memory.named,
                    shared,
                    grid: shape.grid,
                    block: shape.block,
                };
                Err(explained.error(&fault))
            }
        }
    }

    /// Runs the remaining blocks, one after another, except for those that wait for others.
    fn run_next_blocks(
        &self,
        shape: &Shape<'_>,
        next: &AtomicU64,
        blocks: u64,
        has_failed: &AtomicBool,
    ) -> std::result::Result<(), Stopped> {
        let [width, height, _] = shape.grid.map(u64::from);
        let mut spare: Vec<Worker<'_>> = Vec::new();
        let mut waiting: Vec<Worker<'_>> = Vec::new();
        loop {
            let block = next.fetch_add(1, Ordering::Relaxed);
            if block >= blocks {
                break;
            }
            let system = |error| Stopped {
                block,
                reason: Reason::System(error),
            };
            let mut worker = match spare.pop() {
                Some(worker) => worker,
                None => Worker::new(self, shape).map_err(system)?,
            };
            let index = [
                block % width,
                block / width % height,
                block / width / height,
            ];
            let started = worker.start(index.map(|number| number as u32));
            started.map_err(system)?;
            match run(&mut worker, shape)? {
                BlockState::Ended => spare.push(worker),
                BlockState::Waits => {
                    waiting.push(worker);
                    // Rarely enough that retrying the first blocks costs little.
                    if waiting.len().is_power_of_two() {
                        run_waiting(&mut waiting, &mut spare, shape)?;
                    }
                }
            }
        }
        while !waiting.is_empty() && !has_failed.load(Ordering::Relaxed) {
            if !run_waiting(&mut waiting, &mut spare, shape)? {
                std::thread::yield_now();
            }
        }
        Ok(())
    }
}

/// Runs a block as far as possible.
fn run(worker: &mut Worker<'_>, shape: &Shape<'_>) -> std::result::Result<BlockState, Stopped> {
    worker.run().map_err(|fault| {
        let [x, y, z] = worker.index().map(u64::from);
        let [width, height, _] = shape.grid.map(u64::from);
        Stopped {
            block: x + width * (y + height * z),
            reason: Reason::Kernel {
                fault,
                shared: worker.shared_range(),
            },
        }
    })
}

/// Runs each of these blocks as far as possible. Returns whether any has ended.
fn run_waiting<'a>(
    waiting: &mut Vec<Worker<'a>>,
    spare: &mut Vec<Worker<'a>>,
    shape: &Shape<'_>,
) -> std::result::Result<bool, Stopped> {
    let before = waiting.len();
    for mut worker in std::mem::take(waiting) {
        match run(&mut worker, shape)? {
            BlockState::Ended => spare.push(worker),
            BlockState::Waits => waiting.push(worker),
        }
    }
    Ok(waiting.len() < before)
}

/// Named, disjoint ranges of memory.
#[derive(Debug, Default)]
pub struct Regions {
    pub(crate) named: Vec<(String, Range)>,
    /// The nonempty ranges by address, with their index in `named`.
    sorted: Vec<(Range, usize)>,
    /// Which of `named` a kernel has accessed.
    accessed: Vec<AtomicBool>,
}

impl Regions {
    /// Builds the regions from named ranges.
    pub fn new(named: Vec<(String, Range)>) -> Regions {
        let numbered = named.iter().enumerate();
        let numbered = numbered.map(|(number, (_, range))| (*range, number));
        let mut sorted: Vec<(Range, usize)> = numbered
            .filter(|(range, _)| range.low < range.high)
            .collect();
        sorted.sort_unstable_by_key(|(range, number)| (range.low, *number));
        let accessed = named.iter().map(|_| AtomicBool::new(false)).collect();
        Regions {
            named,
            sorted,
            accessed,
        }
    }

    /// Returns the region that contains these bytes, and records the access.
    pub(crate) fn access(&self, address: u64, bytes: u64) -> Option<Range> {
        let behind = self
            .sorted
            .partition_point(|(range, _)| range.low <= address);
        let (range, number) = self.sorted[..behind].last()?;
        if !range.holds(address, bytes) {
            return None;
        }
        self.accessed[*number].store(true, Ordering::Relaxed);
        Some(*range)
    }

    /// Returns the indices of the regions that kernels with checked accesses have accessed since
    /// the last call.
    pub fn take_accessed(&self) -> Vec<usize> {
        let flags = self.accessed.iter().enumerate();
        flags
            .filter(|(_, accessed)| accessed.swap(false, Ordering::Relaxed))
            .map(|(number, _)| number)
            .collect()
    }
}

/// A block that could not continue.
struct Stopped {
    block: u64,
    reason: Reason,
}

/// The reason why a block could not continue.
enum Reason {
    /// A fault of the kernel, with the addresses of the block's shared memory.
    Kernel { fault: Fault, shared: Range },
    /// The system has no memory.
    System(std::io::Error),
}
