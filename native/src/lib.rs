//! CUDA kernels executed on this machine's processor: PTX compiled by LLVM, blocks in parallel.
//!
//! In: a parsed PTX module, a kernel's name, a launch and arrays, as the interpreter takes them.
//! Out: the arrays as a GPU would leave them. Integers, and floats of instructions that are not
//! `.approx`, have the interpreter's bits.
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
//! Threads of a block that never wait for one another are a loop, which LLVM may vectorize; those
//! that wait only at barriers to which all of them come are a loop for each phase between barriers.
//! Others are fibers: each runs until it waits at a barrier, or for other lanes of its warp. A
//! thread that waits for what another one stores, by loads in an order (`volatile`, `.acquire`,
//! `.relaxed`) or by atomics, lets others run, those of other blocks too. Blocks run in parallel,
//! unless the kernel has atomics: then they run in order, so that the result is always the same.
//!
//! Accesses are checked on request: outside of an array, or misaligned, is an error that names the
//! instruction, the thread, the array and the element. Without checks such an access does what it
//! does in C; where there is no memory, [`catch_faults`] makes an error of it.
//!
//! What this crate does not have: cube maps and mipmaps, lanes that run in lockstep without
//! synchronization, a search for races, and processors other than x86-64.

mod block;
pub mod calls;
mod compile;
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
mod warp;

pub use compile::{Accesses, Kernel};
pub use engine::Engine;
pub use launch::{AddressedLaunch, Launch, Regions};
pub use memory::Range;
pub use raise::nvvm::cpu::CpuVariable;
pub use signals::catch_faults;
