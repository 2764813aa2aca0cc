//! How a kernel is launched: the facts that decide shapes.

use stablehlo::ElementType;

/// One launch of one kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Launch {
    /// Name of the kernel (`.entry` in PTX).
    pub kernel: String,
    /// Blocks in x, y, z.
    pub grid: [u32; 3],
    /// Threads of a block in x, y, z.
    pub block: [u32; 3],
    /// One per kernel parameter, in the kernel's order.
    pub args: Vec<Arg>,
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
    },
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
