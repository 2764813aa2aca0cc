//! Launches of kernels.

use super::arguments::{Arguments, check_shape};
use super::block::{Launched, Stats};
use super::decode;
use super::fault::Context;
use super::machine::Shape;
use super::memory::{Memory, address_of};
use super::program::Program;
use super::race::Races;
use super::texture::Texture;
use ptx::error::{Error, Result, Span};
use ptx::tree::{Module, Param};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// The address of an array, by its index; an array may be passed several times.
    Array(usize),
    /// An address inside of an array: its index, and an offset in bytes.
    Inside(usize, usize),
    /// A structure by value: byte offset and contents of each field, in order. An integer extends
    /// to the next field.
    Struct(Vec<(usize, Arg)>),
    /// An integer.
    Int(i128),
    /// A float.
    Float(f64),
}

/// The options of a launch, besides grid, block and arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// The bytes of dynamic shared memory.
    pub shared_bytes: usize,
    /// Whether to check for data races.
    pub races: bool,
    /// The maximum number of steps of all threads together.
    pub limit_steps: u64,
    /// The names of the arrays, for messages; for a missing name, that of the parameter is used.
    pub names: Vec<String>,
    /// Variables that are bound to arrays: the name, and the index of the array.
    pub symbols: Vec<(String, usize)>,
    /// Variables that hold structures: the name and the contents, an [`Arg::Struct`].
    pub structures: Vec<(String, Arg)>,
    /// The textures that the kernel reads through addresses of arrays.
    pub textures: Vec<Texture>,
}

/// The contents of a file's variables, kept between launches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variables(BTreeMap<String, Vec<u8>>);

impl Variables {
    /// Returns the contents of a variable.
    pub fn get(&self, name: &str) -> Option<&[u8]> {
        self.0.get(name).map(Vec::as_slice)
    }

    /// Sets the contents of a variable.
    pub fn insert(&mut self, name: String, bytes: Vec<u8>) {
        self.0.insert(name, bytes);
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            shared_bytes: 0,
            races: false,
            limit_steps: 1 << 40,
            names: Vec::new(),
            symbols: Vec::new(),
            structures: Vec::new(),
            textures: Vec::new(),
        }
    }
}

/// The bytes that the blocks of a cooperative launch synchronise at.
const WORKSPACE_BYTES: usize = 64;

/// Runs a kernel once. See [`Kernel`] for several launches.
pub fn run(
    module: &Module,
    kernel: &str,
    grid: [u32; 3],
    block: [u32; 3],
    args: &[Arg],
    arrays: &mut [Vec<u8>],
) -> Result<Stats> {
    let kernel = Kernel::new(module, kernel).map_err(|mut errors| errors.remove(0))?;
    kernel.launch(grid, block, args, arrays, &Options::default())
}

/// A decoded kernel, ready to be launched.
///
/// ```
/// let ptx = "
/// .version 8.0
/// .target sm_80
/// .address_size 64
/// .visible .entry double(.param .u64 x)
/// {
///     .reg .f32 %f<2>;
///     .reg .b32 %r<2>;
///     .reg .b64 %rd<4>;
///     ld.param.u64 %rd0, [x];
///     mov.u32 %r0, %tid.x;
///     mul.wide.u32 %rd1, %r0, 4;
///     add.s64 %rd2, %rd0, %rd1;
///     ld.global.f32 %f0, [%rd2];
///     add.f32 %f1, %f0, %f0;
///     st.global.f32 [%rd2], %f1;
///     ret;
/// }";
/// let (module, errors) = ptx::parse(ptx);
/// assert!(errors.is_empty());
/// let mut arrays = vec![[1.5_f32.to_le_bytes(), 2.0_f32.to_le_bytes()].concat()];
/// let args = [interpreter::Arg::Array(0)];
/// interpreter::run(&module, "double", [1, 1, 1], [2, 1, 1], &args, &mut arrays).unwrap();
/// assert_eq!(arrays[0], [3.0_f32.to_le_bytes(), 4.0_f32.to_le_bytes()].concat());
/// ```
pub struct Kernel {
    program: Program,
    params: Vec<Param>,
    name_span: Span,
    dynamic_shared: bool,
}

impl Kernel {
    /// Decodes a kernel and the functions that it calls, or returns all reasons why it cannot be
    /// run.
    pub fn new(module: &Module, kernel: &str) -> Result<Kernel, Vec<Error>> {
        Kernel::decoded(module, kernel, false)
    }

    /// Decodes a kernel for hardware on which the lanes of a warp run in lockstep: an atomic,
    /// `volatile` or shared access of all lanes is complete before the next one begins. After a
    /// divergent branch, lanes run one side after the other, and then reconverge.
    pub fn in_lockstep(module: &Module, kernel: &str) -> Result<Kernel, Vec<Error>> {
        Kernel::decoded(module, kernel, true)
    }

    fn decoded(module: &Module, kernel: &str, lockstep: bool) -> Result<Kernel, Vec<Error>> {
        let entry = ptx::find_kernel(module, kernel).map_err(|error| vec![error])?;
        let program = decode::decode(module, kernel, lockstep)?;
        Ok(Kernel {
            program,
            params: entry.params.clone(),
            name_span: entry.name_span,
            dynamic_shared: ptx::inspect_kernel(module, entry).dynamic_shared,
        })
    }

    /// Runs all threads. On an error the arrays are left as they were at that point.
    pub fn launch(
        &self,
        grid: [u32; 3],
        block: [u32; 3],
        args: &[Arg],
        arrays: &mut [Vec<u8>],
        options: &Options,
    ) -> Result<Stats> {
        let mut variables = Variables::default();
        self.launch_keeping(grid, block, args, arrays, options, &mut variables)
    }

    /// Runs all threads, with variables that earlier launches may have written.
    pub fn launch_keeping(
        &self,
        grid: [u32; 3],
        block: [u32; 3],
        args: &[Arg],
        arrays: &mut [Vec<u8>],
        options: &Options,
        variables: &mut Variables,
    ) -> Result<Stats> {
        check_shape(grid, block)?;
        let extents = grid.into_iter().chain(block).map(u64::from);
        let threads = extents.fold(1, u64::saturating_mul);
        if threads > u64::from(u32::MAX) {
            let message = format!("{threads} threads are too many for the interpreter yet");
            return Err(Error::unsupported("simt-launch", message));
        }
        let first = self.program.globals.len();
        let addresses: Vec<u64> = (0..arrays.len()).map(|n| address_of(first + n)).collect();
        let arguments = Arguments {
            params: &self.params,
            places: &self.program.codes[0].params,
            name_span: self.name_span,
            addresses: &addresses,
        };
        let params = arguments.marshal(args)?;
        if self.dynamic_shared && options.shared_bytes == 0 {
            let message = "the kernel uses shared memory whose size the launch decides, and this launch does not";
            return Err(Error::user("simt-shared", message)
                .at(self.name_span, "this kernel")
                .help("give the launch `shared_bytes`"));
        }
        let globals = &self.program.globals;
        let mut names: Vec<String> = globals.iter().map(|(name, _)| name.clone()).collect();
        names.extend((0..arrays.len()).map(|number| self.array_name(number, args, options)));
        for (symbol, number) in &options.symbols {
            self.check_symbol(symbol, arrays[*number].len())?;
            variables.0.insert(symbol.clone(), arrays[*number].clone());
        }
        for (symbol, structure) in &options.structures {
            let size = self.symbol_bytes(symbol);
            if let (Arg::Struct(fields), Some(size)) = (structure, size) {
                let bytes = arguments.structure(fields, size);
                variables.0.insert(symbol.clone(), bytes);
            }
        }
        let kept = |name: &String, bytes: &[u8]| match variables.0.get(name) {
            Some(kept) => kept.clone(),
            None => bytes.to_vec(),
        };
        let mut allocations: Vec<Vec<u8>> = globals
            .iter()
            .map(|(name, bytes)| kept(name, bytes))
            .collect();
        let mut constants = self.program.constants.clone();
        for (name, start, len) in &self.program.constant_places {
            if let Some(kept) = variables.0.get(name) {
                constants[*start..start + len].copy_from_slice(kept);
            }
        }
        allocations.extend(arrays.iter_mut().map(std::mem::take));
        let workspace = allocations.len();
        if self.program.cooperative {
            allocations.push(vec![0; WORKSPACE_BYTES]);
            names.push("the workspace of a cooperative launch".to_owned());
        }
        let total_shared = self.program.shared_bytes + options.shared_bytes;
        let shape = Shape {
            grid,
            block,
            dynamic_shared: options.shared_bytes as u32,
            total_shared: total_shared as u32,
            workspace: match self.program.cooperative {
                true => address_of(workspace),
                false => 0,
            },
        };
        let mut memory = Memory {
            allocations,
            constants,
            shared: vec![0; total_shared],
            textures: options.textures.clone(),
            first_array: globals.len(),
            workspace: self.program.cooperative.then_some(workspace),
            races: options.races.then(|| Races::new(shape.threads_per_block())),
        };
        let mut launched = Launched {
            program: &self.program,
            shape,
            params,
            budget: options.limit_steps,
            stats: Stats::default(),
            spare: RefCell::default(),
        };
        let result = launched.run_blocks(&mut memory);
        for (array, bytes) in arrays
            .iter_mut()
            .zip(memory.allocations.drain(globals.len()..))
        {
            *array = bytes;
        }
        for ((name, _), bytes) in globals.iter().zip(memory.allocations) {
            if let Some((_, number)) = options.symbols.iter().find(|(symbol, _)| symbol == name) {
                arrays[*number].clone_from(&bytes);
            }
            variables.0.insert(name.clone(), bytes);
        }
        let stats = launched.stats;
        let context = Context {
            program: &self.program,
            names,
            grid,
            block,
        };
        result.map(|()| stats).map_err(|stop| context.explain(stop))
    }

    fn array_name(&self, number: usize, args: &[Arg], options: &Options) -> String {
        if let Some(name) = options.names.get(number) {
            return name.clone();
        }
        match args.iter().position(|arg| *arg == Arg::Array(number)) {
            Some(position) => self.params[position].name.clone(),
            None => format!("array {number}"),
        }
    }

    /// Checks that variable `symbol` has `bytes` bytes, if the kernel uses it.
    fn check_symbol(&self, symbol: &str, bytes: usize) -> Result<()> {
        match self.symbol_bytes(symbol) {
            Some(len) if len == bytes => Ok(()),
            Some(len) => {
                let message =
                    format!("variable `{symbol}` has {len} bytes, and its array has {bytes}");
                Err(Error::user("symbol-size", message).at(self.name_span, "in this kernel"))
            }
            None => Ok(()), // this kernel does not use it
        }
    }

    /// Returns the size of variable `symbol`; `None` if the kernel does not use it.
    fn symbol_bytes(&self, symbol: &str) -> Option<usize> {
        let globals = self.program.globals.iter();
        let globals = globals.map(|(name, bytes)| (name, bytes.len()));
        let constants = self.program.constant_places.iter();
        let mut all = globals.chain(constants.map(|(name, _, len)| (name, *len)));
        all.find(|(name, _)| *name == symbol).map(|(_, len)| len)
    }
}
