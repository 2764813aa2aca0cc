//! The referee: runs PTX thread by thread, as the ISA says, and knows nothing of how we raise.
//!
//! In come a parsed module, a kernel's name, a launch and arrays; the arrays come out as a GPU would leave them. Every
//! access is checked: outside of an array, misaligned, or (if asked) in a race with another thread is an error that
//! names the instruction, the thread, the array and the index. Blocks run one after the other, the threads of a block
//! in turns from barrier to barrier, so a run is deterministic.
//!
//! Floats are IEEE with PTX's rounding; approximate instructions and library functions are computed as precisely as
//! the host can, which is better than the hardware. Textures, tensor cores, asynchronous copies and structs as
//! parameters are refused as "not yet".

mod bits;
mod block;
mod call;
mod carry;
mod compare;
mod convert;
mod decode;
mod fault;
mod float;
mod half_floats;
mod integer;
mod launch;
pub(crate) mod library;
mod machine;
mod memory;
mod noise;
mod program;
mod race;
mod real;
pub(crate) mod soft;
mod video;
mod warp;

pub use block::Stats;
pub use launch::{Arg, Kernel, Options, Variables, run};
pub use noise::Noise;
