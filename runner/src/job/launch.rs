//! Launches: a kernel, its sizes, what its parameters are given, and what is vouched for.

use std::ops::Range;

use stablehlo::ElementType;

use super::Located;
use crate::number::Number;

/// One launch of one kernel.
#[derive(Clone, Debug)]
pub struct Launch {
    /// Name of the kernel.
    pub kernel: Located<String>,
    /// Blocks in x, y, z; the most of all steps, where the number varies.
    pub grid: [u32; 3],
    /// The expressions of the numbers of blocks that vary from step to step; see [`super::steps`].
    pub grid_of_step: [Option<Located<String>>; 3],
    /// Threads of a block in x, y, z.
    pub block: [u32; 3],
    /// One per kernel parameter (or per descriptor; see [`Abi`]).
    pub args: Vec<Located<Argument>>,
    /// Where the list of arguments stands.
    pub args_at: Range<usize>,
    /// Everything else.
    pub options: Options,
}

/// What a launch may say beyond sizes and arguments.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// Bytes of dynamic shared memory, the third of CUDA's launch parameters.
    pub shared_bytes: u32,
    /// Variables of the module (`.const`, `.global`) and the arrays that they stand for, or the
    /// structures that they hold.
    pub symbols: Vec<Symbol>,
    /// What happens where it cannot be decided whether threads race.
    pub races: Races,
    /// The job vouches that the kernel was written for hardware on which the lanes of a warp run in
    /// lockstep.
    pub warp_synchronous: bool,
    /// The bits that CUDA gives without `--use_fast_math`, or an error.
    pub exact: bool,
    /// The optimizer may reassociate, and ignore NaNs, infinities and signs of zero.
    pub fast_math: bool,
    /// How arguments become parameters.
    pub abi: Abi,
}

/// A variable of the module that stands for an array, or holds a structure with pointers to arrays.
#[derive(Clone, Debug, PartialEq)]
pub struct Symbol {
    /// Its name in the kernel file.
    pub name: Located<String>,
    /// The array or the structure.
    pub given: Located<Argument>,
}

/// What happens where it cannot be decided, before the program runs, whether threads race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Races {
    /// The program checks it while it runs.
    #[default]
    Check,
    /// The launch is refused.
    Refuse,
    /// The user vouches that they do not.
    Assume,
}

impl Races {
    /// Every one, and its name.
    pub const ALL: [(&'static str, Races); 3] = [
        ("check", Races::Check),
        ("refuse", Races::Refuse),
        ("assume", Races::Assume),
    ];

    /// The one of this name.
    pub fn parse(name: &str) -> Option<Races> {
        let found = Races::ALL.into_iter().find(|(known, _)| *known == name);
        found.map(|(_, races)| races)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        Races::ALL[self as usize].0
    }
}

/// How arguments become parameters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Abi {
    /// One parameter per argument, as CUDA C++ has it.
    #[default]
    Cuda,
    /// An array of rank r is a descriptor of 5 + 2r parameters (owner, parent, item count, item size, data, extents, strides).
    Numba,
}

impl Abi {
    /// Every one, and its name.
    pub const ALL: [(&'static str, Abi); 2] = [("cuda", Abi::Cuda), ("numba", Abi::Numba)];

    /// The one of this name.
    pub fn parse(name: &str) -> Option<Abi> {
        let found = Abi::ALL.into_iter().find(|(known, _)| *known == name);
        found.map(|(_, abi)| abi)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        Abi::ALL[self as usize].0
    }

    /// Parameters that an array of this rank takes.
    pub fn array_params(self, rank: usize) -> usize {
        match self {
            Abi::Cuda => 1,
            Abi::Numba => 5 + 2 * rank,
        }
    }
}

/// An array as a kernel sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Name of the array.
    pub array: String,
    /// Elements between the start of the array and where the pointer points.
    pub offset: usize,
    /// Extents in place of the array's own: of all its elements, or of a part that begins at `offset`.
    pub shape: Option<Vec<usize>>,
}

/// What a float that launch number `launch` is given at `position`, and that has no name in the job, is called in programs.
pub fn literal_name(launch: usize, position: usize) -> String {
    format!("launch_{launch}_arg_{position}")
}

/// What a structure is called in programs that launch number `launch` finds in a variable of the
/// module.
pub fn symbol_name(launch: usize, symbol: &str) -> String {
    format!("launch_{launch}_{symbol}")
}

/// What such a float is called that is field number `index` of a structure of this name.
pub fn field_name(structure: &str, index: usize) -> String {
    format!("{structure}_field_{index}")
}

impl View {
    /// All of the array, as it is.
    pub fn whole(array: impl Into<String>) -> View {
        View {
            array: array.into(),
            offset: 0,
            shape: None,
        }
    }

    /// Whether an array of `len` elements has what the view shows; else a sentence.
    pub fn check(&self, len: usize) -> Result<(), String> {
        let (name, offset) = (&self.array, self.offset);
        // A pointer to the end of an array is one that a kernel may compare with.
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

/// What a kernel parameter is given.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// An array of the job.
    Array(View),
    /// A scalar of the job.
    Scalar(String),
    /// A number, its type where it is said, and the expression of scalars that it comes from, if it does.
    Literal(Number, Option<ElementType>, Option<String>),
    /// An expression that varies from step to step, and its type where it is said; see
    /// [`super::steps`].
    OfStep(String, Option<ElementType>),
    /// An array from the element on that an expression gives, which varies from step to step.
    Moving {
        /// The array.
        array: String,
        /// The expression; see [`super::steps`].
        offset: String,
    },
    /// The null pointer.
    Null,
    /// A structure by value: its fields in order, laid out as C does.
    Struct(Vec<Located<Argument>>),
}
