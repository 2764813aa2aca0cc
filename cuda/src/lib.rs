//! Stand-ins for CUDA's runtime and driver libraries.
//!
//! In: nothing. Out: [`LIBRARIES`], shared libraries that a program loads in place of NVIDIA's.
//! They implement the public API (`cuda*` and `cu*` functions) without a GPU: each call becomes a
//! [`protocol::Request`] to the server whose socket the environment variable
//! [`protocol::SOCKET`] names. The libraries know neither how kernels are executed nor LLVM or XLA.
//!
//! The functions themselves are in the crate `cuda-standin`, which the build script of this crate
//! compiles and links.

pub mod errors;
pub mod protocol;

/// The libraries: the name of each file, and its contents. They find one another in one folder.
pub const LIBRARIES: &[(&str, &[u8])] = &[
    (
        STANDIN,
        include_bytes!(concat!(env!("OUT_DIR"), "/libreactant_cuda.so")),
    ),
    (
        "libcudart.so.11.0",
        include_bytes!(concat!(env!("OUT_DIR"), "/libcudart.so.11.0")),
    ),
    (
        "libcudart.so.12",
        include_bytes!(concat!(env!("OUT_DIR"), "/libcudart.so.12")),
    ),
    (
        "libcudart.so.13",
        include_bytes!(concat!(env!("OUT_DIR"), "/libcudart.so.13")),
    ),
    (
        "libcuda.so.1",
        include_bytes!(concat!(env!("OUT_DIR"), "/libcuda.so.1")),
    ),
];

/// The library that has all functions; the others only name it.
pub const STANDIN: &str = "libreactant_cuda.so";
