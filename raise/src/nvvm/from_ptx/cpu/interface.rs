//! The interface between a compiled kernel and the caller that runs it: names of functions, layouts
//! of structures, and numbers of operations.

use crate::error::Span;
use interpreter::matrix::Multiply;

/// `void (ptr thread)`: runs the kernel for one thread. Present if threads are fibers.
pub const RUN_THREAD: &str = "reactant_run_thread";

/// `void (ptr block)`: runs the kernel for the threads of a block in their order. Present unless
/// threads are fibers.
pub const RUN_BLOCK: &str = "reactant_run_block";

/// `{ i64, i64 } (ptr thread, i32 site, i32 kind, i32 mask, i64 value, i64 second, i64 third)`: a
/// warp instruction; `kind` is one of [`Exchange`].
pub const EXCHANGE: &str = "reactant_exchange";

/// `i32 (ptr thread, i32 site, i32 kind, i32 barrier, i32 threads, i32 vote)`: waits at a barrier
/// of the block; `kind` is one of [`Vote`], `threads` is 0 for all threads of the block.
pub const BARRIER: &str = "reactant_barrier";

/// `i32 (ptr block)`: the least phase that a thread can execute, or [`ENDED`]. Lets threads leave
/// meetings that are complete if no thread can execute anything before. Does not return if all
/// threads wait.
pub const NEXT_PHASE: &str = "reactant_next_phase";

/// The phase of a thread that has ended.
pub const ENDED: u32 = u32::MAX;

/// The bit of the phases of threads that are at a meeting.
pub const WAITS: u32 = 1 << 31;

/// What [`Meetings::kind`] is at a barrier, less its [`Vote`].
pub const AT_BARRIER: u32 = 64;

/// More than the greatest number of threads of a block, so that the arrays of [`Meetings`] do not
/// compete for the same lines of a cache.
pub const MEETING_THREADS: usize = 1024 + 16;

/// The threads of a block at instructions where they wait for one another, with an element for each
/// thread in each array.
#[repr(C)]
pub struct Meetings {
    /// The phase with which the thread continues, plus [`WAITS`] if it is at a meeting, or
    /// [`ENDED`].
    pub phase: [u32; MEETING_THREADS],
    /// The site of the meeting.
    pub site: [u32; MEETING_THREADS],
    /// An [`Exchange`], or [`AT_BARRIER`] and a [`Vote`].
    pub kind: [u32; MEETING_THREADS],
    /// The mask of a warp instruction, or the number of a barrier.
    pub mask: [u32; MEETING_THREADS],
    /// The operands of a warp instruction; of a barrier its number of threads, or 0 for all, and
    /// the predicate.
    pub values: [[u64; MEETING_THREADS]; 3],
    /// The results.
    pub results: [[u64; MEETING_THREADS]; 2],
}

/// `void (ptr block, i32 x, i32 y, i32 z, i64 address, i32 site)`: an access outside the bounds of
/// its site. Returns if the access is permitted.
pub const CHECK: &str = "reactant_check";

/// `void (ptr thread, i32 site)`: a trap or a failed assertion. Does not return.
pub const TRAP: &str = "reactant_trap";

/// `void (ptr thread)`: precedes a load or atomic that may wait for another thread; other threads
/// of the block, and other blocks, may run.
pub const YIELD: &str = "reactant_yield";

/// `void (ptr thread)`: the end of a thread, in a called function. Does not return.
pub const EXIT: &str = "reactant_exit";

/// `i64 (ptr name, ptr arguments, i64 count)`: a function of libdevice, with the bits of its
/// arguments and of its result. The name is zero-terminated.
pub const LIBRARY: &str = "reactant_library";

/// `{ i64, i64 } (ptr thread, i64 handle, i32 index, i32 site)`: the four channels of a texel, 32
/// bits each.
pub const TEXEL: &str = "reactant_texel";

/// `{ i64, i64 } (ptr thread, i64 handle, i32 dims, float x, float y, float z, i32 layer, i32
/// site)`: the four channels of a sample of a texture object, 32 bits each. Layer -1 means none.
pub const TEXTURE: &str = "reactant_texture";

/// `i64 (ptr thread, i64 handle, i32 bytes, i32 x, i32 y, i32 z, i32 mode, i32 site)`: the address
/// of an element of a surface object; `x` is in bytes. 0 for an element outside, if the mode is
/// [`SURFACE_ZERO`].
pub const SURFACE: &str = "reactant_surface";

/// Elements outside a surface are an error.
pub const SURFACE_TRAPS: u32 = 0;

/// Coordinates outside a surface are clamped to its edge.
pub const SURFACE_CLAMPS: u32 = 1;

/// Elements outside a surface read as zero, and are not written.
pub const SURFACE_ZERO: u32 = 2;

/// `i32 (ptr thread, i64 format, i64 arguments)`: `vprintf`.
pub const PRINT: &str = "reactant_print";

/// `i64 (ptr thread, i64 bytes)`: `malloc`.
pub const ALLOCATE: &str = "reactant_allocate";

/// `void (ptr thread, i64 address)`: `free`.
pub const FREE: &str = "reactant_free";

/// One thread, in the layout that the module reads.
#[repr(C)]
pub struct Thread {
    /// `threadIdx`.
    pub index: [u32; 3],
    /// Its index in the block; `x` varies fastest.
    pub linear: u32,
    /// Its block.
    pub block: *mut Block,
    /// Reserved for the caller.
    pub own: *mut std::ffi::c_void,
}

/// One block, in the layout that the module reads.
#[repr(C)]
pub struct Block {
    /// `blockIdx`.
    pub index: [u32; 3],
    /// `gridDim`.
    pub grid: [u32; 3],
    /// `blockDim`.
    pub size: [u32; 3],
    /// Bytes of dynamic shared memory of the launch.
    pub dynamic_shared: u32,
    /// The address of its shared memory, below 4 GiB.
    pub shared: u64,
    /// The bytes of the kernel's parameters.
    pub params: *const u8,
    /// The addresses of the module's variables, in the order of [`CpuKernel::variables`].
    pub variables: *const u64,
    /// The address at which the blocks of a cooperative launch synchronise.
    pub workspace: u64,
    /// For each site the first address it may access, and one past the last.
    pub bounds: *mut [u64; 2],
    /// Its threads, if [`CpuKernel::meets`].
    pub threads: *const Thread,
    /// The state of its threads at meetings, if [`CpuKernel::meets`].
    pub meetings: *mut Meetings,
    /// Reserved for the caller.
    pub own: *mut std::ffi::c_void,
}

/// A collective operation of the lanes of a warp.
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
    /// A product of matrices: the addresses of a lane's registers and of its results, and the index
    /// of the product in [`CpuKernel::products`].
    Multiply,
}

/// The LLVM functions of the exchanges, without the type suffixes.
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
    /// Returns the exchange with this number.
    pub fn of(number: i32) -> Option<Exchange> {
        let all = EXCHANGES.iter().map(|(_, exchange)| *exchange);
        all.into_iter().find(|exchange| *exchange as i32 == number)
    }
}

/// The result of a barrier for each thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Vote {
    /// None.
    Nothing,
    /// The number of threads with a true predicate.
    Count,
    /// Whether all predicates are true.
    And,
    /// Whether any predicate is true.
    Or,
}

impl Vote {
    /// Returns the kind with this number.
    pub fn of(number: i32) -> Option<Vote> {
        let all = [Vote::Nothing, Vote::Count, Vote::And, Vote::Or];
        all.into_iter().find(|vote| *vote as i32 == number)
    }
}

/// A location in the PTX that may wait or fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallSite {
    /// The instruction.
    pub span: Span,
    /// The kind of operation.
    pub kind: CallKind,
}

/// The operation of an instruction in which the caller takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallKind {
    /// A memory access.
    Access {
        /// "reads", "writes" or "updates".
        verb: &'static str,
        /// Bytes of one access, a power of two and the required alignment of its address.
        bytes: u32,
    },
    /// A wait for other threads.
    Wait {
        /// Whether all threads of a warp must wait at this instruction.
        is_aligned: bool,
    },
    /// A `trap`, or an assertion with this message.
    Trap(Option<String>),
}

/// A variable of the file in global or constant memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CpuVariable {
    /// Its name.
    pub name: String,
    /// Its initial contents.
    pub initial: Vec<u8>,
    /// The addresses in its initial contents.
    pub addresses: Vec<InitialAddress>,
}

/// An address of a variable in the initial value of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InitialAddress {
    /// The position of its first byte.
    pub at: usize,
    /// The number of bytes that hold it.
    pub bytes: usize,
    /// The index of the variable.
    pub variable: usize,
    /// The offset added to its address.
    pub offset: i64,
    /// The bits of the address that are kept, shifted down to the lowest one of the mask.
    pub mask: Option<u64>,
}

/// A kernel as LLVM text, with the requirements for running it.
#[derive(Clone, Debug)]
pub struct CpuKernel {
    /// The module.
    pub text: String,
    /// The offset of each parameter in the parameters' bytes.
    pub param_offsets: Vec<usize>,
    /// The size of all parameters in bytes.
    pub param_bytes: usize,
    /// Bytes of shared memory that the file declares. The launch's dynamic memory follows them.
    pub shared_bytes: usize,
    /// Whether it has shared memory whose size the launch determines.
    pub has_dynamic_shared: bool,
    /// The variables that it uses.
    pub variables: Vec<CpuVariable>,
    /// The sites that calls refer to by index.
    pub sites: Vec<CallSite>,
    /// The products of matrices, which exchanges refer to by index.
    pub products: Vec<Multiply>,
    /// Whether threads are fibers: they wait for one another, or end inside functions.
    pub waits: bool,
    /// Whether threads come to meetings in [`RUN_BLOCK`].
    pub meets: bool,
    /// Whether it has atomics.
    pub has_atomics: bool,
    /// Whether it uses the address at which the blocks of a cooperative launch synchronise.
    pub is_cooperative: bool,
    /// Bytes of stack that a thread needs for local arrays.
    pub local_bytes: usize,
}
