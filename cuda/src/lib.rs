//! Stand-ins for CUDA's runtime and driver libraries, for cuBLAS, cuBLASLt, cuFFT, cuRAND and
//! cuSPARSE.
//!
//! In: nothing. Out: [`LIBRARIES`], shared libraries that a program loads in place of NVIDIA's.
//! They implement the public API (`cuda*` and `cu*` functions) without a GPU: each call becomes a
//! [`protocol::Request`] to the server at the socket given by the environment variable
//! [`protocol::SOCKET`]. The libraries depend on neither the execution of kernels nor LLVM or XLA.
//!
//! The functions themselves are in the crate `cuda-standin`, which the build script of this crate
//! compiles and links.

pub mod errors;
pub mod protocol;
pub mod texture;

macro_rules! libraries {
    ($($name:literal)*) => {
        /// The libraries: the name of each file, and its contents. They must be in one folder.
        pub const LIBRARIES: &[(&str, &[u8])] = &[
            $(($name, include_bytes!(concat!(env!("OUT_DIR"), "/", $name)))),*
        ];
    };
}

libraries! {
    "libreactant_cuda.so"
    "libcudart.so.11.0"
    "libcudart.so.12"
    "libcudart.so.13"
    "libcuda.so.1"
    "libcublas.so.11"
    "libcublas.so.12"
    "libcublas.so.13"
    "libcublasLt.so.11"
    "libcublasLt.so.12"
    "libcublasLt.so.13"
    "libcufft.so.10"
    "libcufft.so.11"
    "libcufft.so.12"
    "libcurand.so.10"
    "libcusparse.so.11"
    "libcusparse.so.12"
}

/// The library that contains all functions; the others depend on it.
pub const STANDIN: &str = "libreactant_cuda.so";

/// Names of NVIDIA's libraries without a version, by which programs may load them; each stands for
/// [`STANDIN`].
pub const UNVERSIONED: [&str; 8] = [
    "libcuda.so",
    "libcudart.so",
    "libnvrtc.so",
    "libcublas.so",
    "libcublasLt.so",
    "libcufft.so",
    "libcurand.so",
    "libcusparse.so",
];
