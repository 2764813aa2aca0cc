//! How a kernel is launched: the facts that decide shapes.

use stablehlo::ElementType;

/// One launch of one kernel.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Launch {
    /// Name of the kernel (`.entry` in PTX).
    pub kernel: String,
    /// Blocks in x, y, z.
    pub grid: [u32; 3],
    /// Threads of a block in x, y, z.
    pub block: [u32; 3],
    /// One per kernel parameter, in the kernel's order.
    pub args: Vec<Arg>,
    /// Bytes of dynamic shared memory, the third of CUDA's launch parameters.
    pub shared_bytes: u32,
    /// Variables of the module (`.const`, `.global`) that stand for arrays of the job: symbol and array.
    pub symbols: Vec<(String, Arg)>,
    /// The user vouches that threads do not race where that cannot be decided.
    pub assume_race_free: bool,
    /// Keep inlined library functions as the compiler wrote them.
    pub exact: bool,
    /// How arguments become parameters.
    pub abi: Abi,
}

/// How arguments become parameters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Abi {
    /// One parameter per argument, as CUDA C++ has it.
    #[default]
    Cuda,
    /// An array is a descriptor of several parameters, as Numba has it.
    Numba,
}

/// What a kernel parameter is given.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A pointer parameter: the start of a row-major array of known shape.
    Array {
        /// The job's name for it.
        name: String,
        /// Element type of the array.
        element: ElementType,
        /// Extents, the slowest-varying first.
        shape: Vec<usize>,
        /// Elements between the start of the array and where the pointer points.
        offset: usize,
    },
    /// A structure by value: byte offset and contents of each field; structures inside are flattened.
    Struct(Vec<(usize, Arg)>),
    /// An integer parameter: a constant of the raised program.
    Int(i128),
    /// A float parameter: a runtime scalar of the raised program.
    Float {
        /// The job's name for it.
        name: String,
        /// Its value, needed only by the interpreter.
        value: f64,
    },
}
