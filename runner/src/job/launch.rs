//! Launches: a kernel, its sizes, the arguments of its parameters, and assumptions.

use std::ops::Range;

use stablehlo::ElementType;

use super::Located;
use crate::number::Number;

/// One launch of one kernel.
#[derive(Clone, Debug)]
pub struct Launch {
    /// Name of the kernel.
    pub kernel: Located<String>,
    /// Blocks in x, y, z; where the number varies, the maximum of all steps.
    pub grid: [u32; 3],
    /// The expressions of the numbers of blocks, where they vary from step to step; see
    /// [`super::steps`].
    pub grid_of_step: [Option<Located<String>>; 3],
    /// Threads of a block in x, y, z.
    pub block: [u32; 3],
    /// One per kernel parameter (or per descriptor; see [`Abi`]).
    pub args: Vec<Located<Argument>>,
    /// The location of the list of arguments.
    pub args_at: Range<usize>,
    /// All other properties.
    pub options: Options,
}

/// The properties of a launch besides sizes and arguments.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// Bytes of dynamic shared memory, the third of CUDA's launch parameters.
    pub shared_bytes: u32,
    /// Variables of the module (`.const`, `.global`), with the arrays or structures that they hold.
    pub symbols: Vec<Symbol>,
    /// The treatment of launches for which it cannot be decided whether threads race.
    pub races: Races,
    /// The job asserts that the kernel was written for hardware on which the lanes of a warp run in
    /// lockstep.
    pub warp_synchronous: bool,
    /// Requires the bits of CUDA without `--use_fast_math`; without a guarantee it is an error.
    pub exact: bool,
    /// The optimizer may reassociate, and ignore NaNs, infinities and signs of zero.
    pub fast_math: bool,
    /// The kernel runs as its own code inside the program, where the program may hold such code.
    pub own_code: bool,
    /// How arguments are passed as parameters.
    pub abi: Abi,
}

/// A variable of the module that holds an array, or a structure with pointers to arrays.
#[derive(Clone, Debug, PartialEq)]
pub struct Symbol {
    /// Its name in the kernel file.
    pub name: Located<String>,
    /// The array or the structure.
    pub given: Located<Argument>,
}

/// The treatment of launches for which it cannot be decided, before the program runs, whether
/// threads race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Races {
    /// The program checks for races while it runs.
    #[default]
    Check,
    /// The launch is refused.
    Refuse,
    /// The user asserts that they do not race.
    Assume,
}

impl Races {
    /// Every variant and its name.
    pub const ALL: [(&'static str, Races); 3] = [
        ("check", Races::Check),
        ("refuse", Races::Refuse),
        ("assume", Races::Assume),
    ];

    /// Returns the variant of this name.
    pub fn parse(name: &str) -> Option<Races> {
        let found = Races::ALL.into_iter().find(|(known, _)| *known == name);
        found.map(|(_, races)| races)
    }

    /// Returns its name.
    pub fn name(self) -> &'static str {
        Races::ALL[self as usize].0
    }
}

/// How arguments are passed as parameters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Abi {
    /// One parameter per argument, as in CUDA C++.
    #[default]
    Cuda,
    /// An array of rank r is a descriptor of 5 + 2r parameters (owner, parent, item count, item
    /// size, data, extents, strides).
    Numba,
}

impl Abi {
    /// Every variant and its name.
    pub const ALL: [(&'static str, Abi); 2] = [("cuda", Abi::Cuda), ("numba", Abi::Numba)];

    /// Returns the variant of this name.
    pub fn parse(name: &str) -> Option<Abi> {
        let found = Abi::ALL.into_iter().find(|(known, _)| *known == name);
        found.map(|(_, abi)| abi)
    }

    /// Returns its name.
    pub fn name(self) -> &'static str {
        Abi::ALL[self as usize].0
    }

    /// Returns the number of parameters that an array of this rank takes.
    pub fn array_params(self, rank: usize) -> usize {
        match self {
            Abi::Cuda => 1,
            Abi::Numba => 5 + 2 * rank,
        }
    }
}

/// The part and shape of an array that is passed to a kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Name of the array.
    pub array: String,
    /// Elements between the start of the array and the pointer.
    pub offset: usize,
    /// Extents that replace the array's own: of all its elements, or of a part that begins at
    /// `offset`.
    pub shape: Option<Vec<usize>>,
}

/// Returns the name in programs of a float literal that launch number `launch` passes at
/// `position`.
pub fn literal_name(launch: usize, position: usize) -> String {
    format!("launch_{launch}_arg_{position}")
}

/// Returns the name in programs of a structure in a variable of the module, for launch number
/// `launch`.
pub fn symbol_name(launch: usize, symbol: &str) -> String {
    format!("launch_{launch}_{symbol}")
}

/// Returns the name in programs of a float literal that is field number `index` of a structure of
/// this name.
pub fn field_name(structure: &str, index: usize) -> String {
    format!("{structure}_field_{index}")
}

impl View {
    /// Returns the view of all of the array.
    pub fn whole(array: impl Into<String>) -> View {
        View {
            array: array.into(),
            offset: 0,
            shape: None,
        }
    }

    /// Checks that an array of `len` elements contains the view; the error is a sentence.
    pub fn check(&self, len: usize) -> Result<(), String> {
        let (name, offset) = (&self.array, self.offset);
        // A pointer to the end of an array is valid: a kernel may compare with it.
        let most = if self.shape.is_none() {
            len
        } else {
            len.saturating_sub(1)
        };
        if offset > most {
            return Err(format!(
                "`{name}` has {len} elements, so an offset of {offset} is outside"
            ));
        }
        let Some(shape) = &self.shape else {
            return Ok(());
        };
        let product = |product: usize, extent: &usize| product.checked_mul(*extent);
        let seen = shape.iter().try_fold(1, product).unwrap_or(usize::MAX);
        if seen == len || seen.checked_add(offset).is_some_and(|end| end <= len) {
            return Ok(());
        }
        let after = match offset {
            0 => String::new(),
            _ => format!(" after the first {offset}"),
        };
        Err(format!(
            "`{name}` has {len} elements; {seen}{after} are more than it has"
        ))
    }
}

/// The argument of a kernel parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// An array of the job.
    Array(View),
    /// A scalar of the job.
    Scalar(String),
    /// A literal, its type if the job sets it, and the expression of scalars by which it is
    /// defined, if any.
    Literal(Number, Option<ElementType>, Option<String>),
    /// An expression that varies from step to step, and its type if the job sets it; see
    /// [`super::steps`].
    OfStep(String, Option<ElementType>),
    /// An array from an offset on that varies from step to step.
    Moving {
        /// The array.
        array: String,
        /// The expression of the offset; see [`super::steps`].
        offset: String,
    },
    /// The null pointer.
    Null,
    /// A structure by value: its fields in order, with the layout of C.
    Struct(Vec<Located<Argument>>),
    /// Bytes of a structure that the kernel does not read; only fields of structures are this.
    Unused(u32),
}
