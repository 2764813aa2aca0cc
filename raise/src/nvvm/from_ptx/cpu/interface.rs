//! What a compiled kernel and the caller that runs it agree on: names of functions, layouts of
//! structures, and numbers of operations.

use crate::error::Span;
use interpreter::matrix::Multiply;

/// `void (ptr thread)`: runs the kernel for one thread. It is there if threads wait for one another.
pub const RUN_THREAD: &str = "reactant_run_thread";

/// `void (ptr block)`: runs the kernel for the threads of a block in their order. It is there if no
/// thread waits for another.
pub const RUN_BLOCK: &str = "reactant_run_block";

/// `{ i64, i64 } (ptr thread, i32 site, i32 kind, i32 mask, i64 value, i64 second, i64 third)`: an
/// instruction of a warp; `kind` is one of [`Exchange`].
pub const EXCHANGE: &str = "reactant_exchange";

/// `i32 (ptr thread, i32 site, i32 kind, i32 barrier, i32 threads, i32 vote)`: waits at a barrier of
/// the block; `kind` is one of [`Vote`], `threads` is 0 for all of the block.
pub const BARRIER: &str = "reactant_barrier";

/// `void (ptr block, i32 x, i32 y, i32 z, i64 address, i32 site)`: an access that is not within the
/// bounds which its site knows. It returns if the access may be made.
pub const CHECK: &str = "reactant_check";

/// `void (ptr thread, i32 site)`: a trap or an assertion that failed. It does not return.
pub const TRAP: &str = "reactant_trap";

/// `void (ptr thread)`: a load or an atomic that may wait for what another thread does; others of
/// the block, and other blocks, may run.
pub const YIELD: &str = "reactant_yield";

/// `void (ptr thread)`: the end of a thread, in a function that was called. It does not return.
pub const EXIT: &str = "reactant_exit";

/// `i64 (ptr name, ptr arguments, i64 count)`: a function of libdevice, with the bits of its
/// arguments and of its result. The name ends with a zero byte.
pub const LIBRARY: &str = "reactant_library";

/// `{ i64, i64 } (ptr thread, i64 handle, i32 index, i32 site)`: the four channels of a texel, 32 bits
/// each.
pub const TEXEL: &str = "reactant_texel";

/// `{ i64, i64 } (ptr thread, i64 handle, i32 dims, float x, float y, float z, i32 layer, i32 site)`:
/// the four channels of what a texture object gives, 32 bits each. No layer is -1.
pub const TEXTURE: &str = "reactant_texture";

/// `i64 (ptr thread, i64 handle, i32 bytes, i32 x, i32 y, i32 z, i32 mode, i32 site)`: the address of
/// an element of a surface object; `x` counts bytes. 0 for one outside, where the mode is
/// [`SURFACE_ZERO`].
pub const SURFACE: &str = "reactant_surface";

/// Elements outside of a surface are an error.
pub const SURFACE_TRAPS: u32 = 0;

/// Those at its edge stand for them.
pub const SURFACE_CLAMPS: u32 = 1;

/// They read as zero, and are not written.
pub const SURFACE_ZERO: u32 = 2;

/// `i32 (ptr thread, i64 format, i64 arguments)`: `vprintf`.
pub const PRINT: &str = "reactant_print";

/// `i64 (ptr thread, i64 bytes)`: `malloc`.
pub const ALLOCATE: &str = "reactant_allocate";

/// `void (ptr thread, i64 address)`: `free`.
pub const FREE: &str = "reactant_free";

/// One thread, as the module reads it.
#[repr(C)]
pub struct Thread {
    /// `threadIdx`.
    pub index: [u32; 3],
    /// Its number in the block; `x` counts fastest.
    pub linear: u32,
    /// Its block.
    pub block: *mut Block,
    /// For the caller's own use.
    pub own: *mut std::ffi::c_void,
}

/// One block, as the module reads it.
#[repr(C)]
pub struct Block {
    /// `blockIdx`.
    pub index: [u32; 3],
    /// `gridDim`.
    pub grid: [u32; 3],
    /// `blockDim`.
    pub size: [u32; 3],
    /// Bytes of shared memory that the launch adds.
    pub dynamic_shared: u32,
    /// The address of its shared memory, below 4 GiB.
    pub shared: u64,
    /// The bytes of the kernel's parameters.
    pub params: *const u8,
    /// The addresses of the module's variables, in the order of [`CpuKernel::variables`].
    pub variables: *const u64,
    /// The address by which the blocks of a cooperative launch meet.
    pub workspace: u64,
    /// The first address that each site may access, and the one behind the last.
    pub bounds: *mut [u64; 2],
    /// For the caller's own use.
    pub own: *mut std::ffi::c_void,
}

/// What lanes of a warp do together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
#[expect(missing_docs, reason = "these are the names of PTX's instructions")]
pub enum Exchange {
    ShuffleUp,
    ShuffleDown,
    ShuffleButterfly,
    ShuffleIndex,
    VoteAll,
    VoteAny,
    VoteUniform,
    Ballot,
    MatchAny,
    MatchAll,
    ActiveMask,
    Sync,
    ReduceAdd,
    ReduceMin,
    ReduceMax,
    ReduceUnsignedMin,
    ReduceUnsignedMax,
    ReduceAnd,
    ReduceOr,
    ReduceXor,
    /// A product of matrices: the addresses of a lane's registers and of its results, and the
    /// number of the product among [`CpuKernel::products`].
    Multiply,
}

/// The functions of LLVM's that stand for them, without what tells their types.
pub(super) const EXCHANGES: &[(&str, Exchange)] = &[
    ("shfl.sync.up", Exchange::ShuffleUp),
    ("shfl.sync.down", Exchange::ShuffleDown),
    ("shfl.sync.bfly", Exchange::ShuffleButterfly),
    ("shfl.sync.idx", Exchange::ShuffleIndex),
    ("vote.all.sync", Exchange::VoteAll),
    ("vote.any.sync", Exchange::VoteAny),
    ("vote.uni.sync", Exchange::VoteUniform),
    ("vote.ballot.sync", Exchange::Ballot),
    ("match.any.sync", Exchange::MatchAny),
    ("match.all.sync", Exchange::MatchAll),
    ("activemask", Exchange::ActiveMask),
    ("bar.warp.sync", Exchange::Sync),
    ("redux.sync.add", Exchange::ReduceAdd),
    ("redux.sync.min", Exchange::ReduceMin),
    ("redux.sync.max", Exchange::ReduceMax),
    ("redux.sync.umin", Exchange::ReduceUnsignedMin),
    ("redux.sync.umax", Exchange::ReduceUnsignedMax),
    ("redux.sync.and", Exchange::ReduceAnd),
    ("redux.sync.or", Exchange::ReduceOr),
    ("redux.sync.xor", Exchange::ReduceXor),
    ("(product)", Exchange::Multiply),
];

impl Exchange {
    /// The exchange of that number.
    pub fn of(number: i32) -> Option<Exchange> {
        let all = EXCHANGES.iter().map(|(_, exchange)| *exchange);
        all.into_iter().find(|exchange| *exchange as i32 == number)
    }
}

/// What a barrier gives each thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Vote {
    /// Nothing.
    Nothing,
    /// How many threads bring a true predicate.
    Count,
    /// Whether all do.
    And,
    /// Whether any does.
    Or,
}

impl Vote {
    /// The kind of that number.
    pub fn of(number: i32) -> Option<Vote> {
        let all = [Vote::Nothing, Vote::Count, Vote::And, Vote::Or];
        all.into_iter().find(|vote| *vote as i32 == number)
    }
}

/// A place in the PTX that may wait or fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallSite {
    /// The instruction.
    pub span: Span,
    /// What it does.
    pub kind: CallKind,
}

/// What an instruction does that the caller has a part in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallKind {
    /// It accesses memory.
    Access {
        /// "reads", "writes" or "updates".
        verb: &'static str,
        /// Bytes of one access, a power of two; its address must be a multiple of it.
        bytes: u32,
    },
    /// It waits for other threads.
    Wait,
    /// It is a `trap`, or an assertion with this message.
    Trap(Option<String>),
}

/// A variable of the file in global or constant memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CpuVariable {
    /// Its name.
    pub name: String,
    /// What it holds at first.
    pub initial: Vec<u8>,
    /// Where it holds addresses at first.
    pub addresses: Vec<InitialAddress>,
}

/// An address of a variable in the initial value of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InitialAddress {
    /// The first byte of it.
    pub at: usize,
    /// The bytes that hold it.
    pub bytes: usize,
    /// The number of the variable.
    pub variable: usize,
    /// What is added to its address.
    pub offset: i64,
    /// Of the address, the bits that are kept, from the lowest that is one.
    pub mask: Option<u64>,
}

/// A kernel as text of LLVM's, and what running it takes.
#[derive(Clone, Debug)]
pub struct CpuKernel {
    /// The module.
    pub text: String,
    /// The first byte of each parameter among the bytes of all.
    pub param_offsets: Vec<usize>,
    /// The bytes of all parameters.
    pub param_bytes: usize,
    /// Bytes of shared memory that the file declares. What a launch adds begins behind them.
    pub shared_bytes: usize,
    /// Whether it has shared memory whose size the launch decides.
    pub has_dynamic_shared: bool,
    /// The variables that it uses.
    pub variables: Vec<CpuVariable>,
    /// The places that calls name by number.
    pub sites: Vec<CallSite>,
    /// The products of matrices, which exchanges name by number.
    pub products: Vec<Multiply>,
    /// Whether threads wait for one another, or end inside of functions.
    pub waits: bool,
    /// Whether it has atomics.
    pub has_atomics: bool,
    /// Whether it reads the address by which the blocks of a cooperative launch meet.
    pub is_cooperative: bool,
    /// Bytes that a thread needs on its stack for arrays of its own.
    pub local_bytes: usize,
}
