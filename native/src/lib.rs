//! Native execution of CUDA kernels on the host's processor: PTX compiled by LLVM, with blocks in
//! parallel.
//!
//! The inputs are a parsed PTX module, a kernel's name, a launch and arrays, as for the
//! interpreter; the arrays are left as a GPU would leave them. Integers, and floats of instructions
//! that are not `.approx`, are bit-identical to the interpreter's.
//!
//! ```
//! let text = "
//!     .version 8.0
//!     .target sm_80
//!     .address_size 64
//!     .visible .entry number(.param .u64 x) {
//!         .reg .b32 %r<2>;
//!         .reg .b64 %rd<4>;
//!         ld.param.u64 %rd1, [x];
//!         mov.u32 %r1, %tid.x;
//!         mul.wide.u32 %rd2, %r1, 4;
//!         add.s64 %rd3, %rd1, %rd2;
//!         st.global.u32 [%rd3], %r1;
//!         ret;
//!     }";
//! let (module, errors) = ptx::parse(text);
//! assert!(errors.is_empty());
//! let kernel = native::Kernel::compile(&module, "number", native::Accesses::Checked)
//!     .map_err(|mut errors| errors.remove(0))?;
//! let mut arrays = [vec![0; 8]];
//! let launch = native::Launch {
//!     grid: [1; 3],
//!     block: [2, 1, 1],
//!     args: &[interpreter::Arg::Array(0)],
//!     options: &interpreter::Options::default(),
//! };
//! kernel.launch(&launch, &mut arrays, &mut interpreter::Variables::default())?;
//! assert_eq!(arrays[0], [0, 0, 0, 0, 1, 0, 0, 0]);
//! # Ok::<(), ptx::error::Error>(())
//! ```
//!
//! The threads of a block that never synchronise are a loop, which LLVM may vectorize; those that
//! wait only at barriers that all of them reach are a loop for each phase between barriers. If
//! lanes of a warp exchange values, or only some threads reach a barrier, the loop of a phase runs
//! those threads that have come to it. Threads of kernels with arrays on the stack, with calls of
//! functions, or with matrix instructions besides are fibers: each runs until it waits. So are
//! those of kernels in which a thread waits for a store of another one, by ordered loads
//! (`volatile`, `.acquire`, `.relaxed`) or by atomics: it yields to others, including those of
//! other blocks. Blocks run in parallel, unless the kernel has atomics: then they run in order, so
//! that the result is deterministic.
//!
//! Accesses are checked on request: an access outside of an array, or a misaligned one, is an error
//! that names the instruction, the thread, the array and the element. Without checks such an access
//! behaves as in C; an access to unmapped memory becomes an error through [`catch_faults`].
//!
//! Not supported: cube maps and mipmaps, lanes that run in lockstep without synchronization, race
//! detection, and processors other than x86-64.

mod block;
pub mod calls;
mod compile;
mod conversions;
mod engine;
mod fault;
mod fiber;
mod heap;
mod launch;
mod memory;
mod nan_bits;
mod pointers;
mod print;
mod runtime;
mod sampler;
mod signals;
mod team;
mod warp;

pub use compile::{Accesses, Kernel};
pub use engine::{Engine, Watched};
pub use launch::{AddressedLaunch, Launch, Regions};
pub use memory::Range;
pub use print::Printed;
pub use raise::nvvm::cpu::CpuVariable;
pub use signals::catch_faults;
