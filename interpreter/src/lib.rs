//! An interpreter of PTX: runs kernels thread by thread, as the ISA specifies. It is the reference
//! that raised programs are compared with, and is independent of raising.
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
//!         cvta.to.global.u64 %rd1, %rd1;
//!         mov.u32 %r1, %tid.x;
//!         mul.wide.u32 %rd2, %r1, 4;
//!         add.s64 %rd3, %rd1, %rd2;
//!         st.global.u32 [%rd3], %r1;
//!         ret;
//!     }";
//! let (module, errors) = ptx::parse(text);
//! assert!(errors.is_empty());
//! let mut arrays = [vec![0; 8]];
//! let args = [interpreter::Arg::Array(0)];
//! interpreter::run(&module, "number", [1; 3], [2, 1, 1], &args, &mut arrays)?;
//! assert_eq!(arrays[0], [0, 0, 0, 0, 1, 0, 0, 0]);
//! # Ok::<(), ptx::error::Error>(())
//! ```
//!
//! The inputs are a parsed module, a kernel's name, a launch and arrays; the arrays are left as a
//! GPU would leave them. Every access is checked: an access outside of an array, a misaligned one,
//! or (optionally) a data race with another thread is an error that names the instruction, the
//! thread, the array and the index. Blocks run one after another, except for those that wait for
//! others; the threads of a block run one after another from barrier to barrier. A run is
//! deterministic.
//!
//! Floats are IEEE with PTX's rounding modes; approximate instructions and library functions are
//! computed as precisely as the host can, which is better than the hardware. Textures other than
//! those in linear memory that are read by index, calls through pointers, and clusters are rejected
//! as unsupported.

mod arguments;
mod bad_access;
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
pub mod library;
mod machine;
pub mod matrix;
mod mbarrier;
mod memory;
mod noise;
mod program;
mod race;
mod real;
pub mod soft;
mod texture;
mod video;
mod warp;

pub use arguments::{Arguments, check_shape};
pub use bad_access::{BadAccess, thread_name, triple};
pub use block::Stats;
pub use launch::{Arg, Kernel, Options, Variables, run};
pub use noise::Noise;
pub use texture::{Channel, Texture};
