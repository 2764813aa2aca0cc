//! The extension module `reactant_rs._core`: CUDA kernels in, StableHLO text, derivatives and
//! batched programs out.
//!
//! It runs nothing: the Python package hands the StableHLO text to JAX, which owns the devices.
//! `kernel::KernelFile` reads a file of kernels and raises one launch; `program::Program` is
//! the tensor program of that launch, from which further programs are derived;
//! `job::JobFile` is that of a whole job. Problems become the
//! exceptions of `error`, which carry the rendered diagnostic.

mod error;
mod job;
mod kernel;
mod launch;
mod program;
mod sharding;

use pyo3::prelude::*;

/// The native part of `reactant_rs`.
#[pymodule]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<job::JobFile>()?;
    module.add_class::<kernel::KernelFile>()?;
    module.add_class::<program::Program>()?;
    error::add_to(module)
}
