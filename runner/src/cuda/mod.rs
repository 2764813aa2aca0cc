//! The server that executes the CUDA calls of a program.
//!
//! In: a command line. Out: the program's exit code. The program runs as a separate process with
//! the stand-in libraries of the crate `cuda` in place of NVIDIA's. Each process that calls CUDA
//! has a `session`, which holds its memory and its modules, and executes its launches natively.

mod arena;
mod budget;
mod call_site;
mod check;
mod image;
mod link;
mod modules;
mod program;
mod server;
mod session;
mod tensors;

pub use arena::{Arena, Block};
pub use check::Checked;
pub use modules::Modules;
pub use server::{Ending, Server, Settings};
pub use tensors::{TensorDevice, Told};
