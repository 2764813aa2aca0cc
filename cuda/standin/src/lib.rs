//! CUDA's public runtime and driver API without a GPU.
//!
//! In: calls of `cuda*` and `cu*` functions by a program that was compiled for NVIDIA's libraries.
//! Out: requests to the server that [`protocol::SOCKET`] names, which executes them. This crate
//! keeps only what belongs to the process: which function of the program is which kernel, streams,
//! events, errors, and the mapping of device memory.
//!
//! The functions of cuBLAS, cuFFT and cuRAND launch kernels of this project's own on the same device.
//!
//! Device memory is a range of addresses that the process reserves and cannot access, but for
//! pinned and managed allocations; copies go through a second mapping of the same memory.
//!
//! It depends on no other crate: the build script of `cuda` compiles it with `rustc` alone.

// These are the functions of an interface of C, whose names and safety its documentation tells.
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
mod faults;
mod fft;
mod functions;
mod graph_calls;
mod graphs;
mod kernels;
mod launch;
mod libraries;
mod memory;
mod random;
mod registered;
mod registration;
mod runtime;
mod sparse;
mod streams;
mod sys;
mod textures;
mod unsupported;
