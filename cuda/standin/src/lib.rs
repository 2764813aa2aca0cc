//! CUDA's public runtime and driver API without a GPU.
//!
//! In: calls of `cuda*` and `cu*` functions by a program that was compiled for NVIDIA's libraries.
//! Out: requests to the server at `protocol::SOCKET`, which executes them. This crate holds only
//! the state of the process: the mapping of the program's functions to kernels, streams, events,
//! errors, and the mapping of device memory.
//!
//! The functions of cuBLAS, cuBLASLt, cuFFT, cuRAND and cuSPARSE launch this project's kernels on
//! the same device. Those of NVRTC are passed on to NVIDIA's library.
//!
//! Device memory is a range of addresses that the process reserves but cannot access, except for
//! pinned and managed allocations; copies use a second mapping of the same memory.
//!
//! It depends on no other crate: the build script of `cuda` compiles it with `rustc` alone.

// These functions form a C interface, whose documentation defines names and safety.
#![allow(
    non_snake_case,
    non_camel_case_types,
    clippy::missing_safety_doc,
    clippy::too_many_arguments,
    clippy::not_unsafe_ptr_arg_deref
)]

#[allow(dead_code, reason = "the server uses the rest")]
#[path = "../../src/errors.rs"]
mod errors;
#[allow(dead_code, reason = "the server uses the rest")]
#[path = "../../src/protocol.rs"]
mod protocol;
#[path = "../../src/texture.rs"]
mod texture;

mod blas;
mod client;
mod copies;
mod device;
mod driver;
mod driver_textures;
mod faults;
mod fft;
mod functions;
mod graph_calls;
mod graphs;
mod kernels;
mod launch;
mod libraries;
mod memory;
mod nvjitlink;
mod nvrtc;
mod prepared;
mod random;
mod registered;
mod registration;
mod runtime;
mod sparse;
mod streams;
mod sys;
mod textures;
mod unsupported;
