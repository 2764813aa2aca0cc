//! Raises GPU kernels to tensor programs.
//!
//! The input is a [`Source`](source::Source) (PTX, NVVM IR, or MLIR at one of the stages) and a
//! [`ProgramSpec`](program::ProgramSpec): arrays with their types and shapes, and launches with
//! grids, blocks and arguments. The output is a [`stablehlo::Func`] of whole arrays that computes
//! what the threads compute, or errors that name the line of the kernel, the construct and a way
//! out. The stages between are those of `docs/architecture.md`: `nvvm`, `scf`, `affine`,
//! `parallel`, `tensor`. [`interpret`](source::interpret) runs the same launches thread by thread.
//!
//! ```
//! use raise::launch::{Arg, Launch};
//! use raise::program::{ArraySpec, LaunchSpec, ProgramSpec};
//! use raise::source::{Source, raise_program};
//! use stablehlo::ElementType::F32;
//! use stablehlo::{Literal, eval};
//!
//! // x[i] += x[i] for 32 threads
//! let ptx = "
//! .version 8.0
//! .target sm_80
//! .address_size 64
//! .visible .entry double(.param .u64 x)
//! {
//!     .reg .b32 %r; .reg .f32 %f; .reg .b64 %rd<3>;
//!     ld.param.u64 %rd1, [x];
//!     cvta.to.global.u64 %rd1, %rd1;
//!     mov.u32 %r, %tid.x;
//!     mul.wide.u32 %rd2, %r, 4;
//!     add.s64 %rd2, %rd1, %rd2;
//!     ld.global.f32 %f, [%rd2];
//!     add.rn.f32 %f, %f, %f;
//!     st.global.f32 [%rd2], %f;
//!     ret;
//! }";
//! let source = Source::parse("double.ptx", ptx.into()).expect("a kernel");
//! let (name, element, shape) = ("x".to_owned(), F32, vec![32]);
//! let x = Arg::Array { name: name.clone(), element, shape: shape.clone(), offset: 0 };
//! let launch = Launch {
//!     kernel: "double".to_owned(),
//!     grid: [1, 1, 1],
//!     block: [32, 1, 1],
//!     args: vec![x],
//!     ..Launch::default()
//! };
//! let spec = ProgramSpec {
//!     arrays: vec![ArraySpec { name, element, shape }],
//!     launches: vec![LaunchSpec { source: 0, launch, called: None }],
//!     ..ProgramSpec::default()
//! };
//! let program = raise_program(&[source], &spec).expect("it can be raised");
//! let x = Literal::from_f64s(F32, [32], &[1.5; 32]);
//! let results = eval(&program.func, &[x]).expect("it runs");
//! assert_eq!(results[0].to_f64s(), [3.0; 32]);
//! ```

pub mod affine;
pub mod error;
pub mod fallback;
pub mod kernel_ir;
pub mod kernel_sequence;
mod last_block;
pub mod launch;
pub mod mlir;
pub mod nvvm;
pub mod parallel;
pub mod program;
mod reduction_trees;
pub mod reroll;
pub mod scf;
pub mod shapes;
pub mod shared_memory_forwarding;
pub mod source;
pub mod tensor;
pub mod until;
mod variables;
mod views;
pub mod warn;
