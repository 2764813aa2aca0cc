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

use std::path::PathBuf;

use pyo3::prelude::*;

/// Compiles a file of CUDA C++ by the compiler that is here: nvcc, NVRTC or clang. Returns PTX or LLVM
/// IR.
///
/// - errors: those of the compiler; no compiler that can
#[pyfunction]
fn compile_cuda(py: Python<'_>, path: PathBuf, options: Vec<String>) -> PyResult<Vec<u8>> {
    let compiled = py.detach(|| runner::cuda_compiler::compile(&path, &options));
    let compiled = compiled.map_err(|faults| error::raised(py, &faults))?;
    Ok(compiled.text)
}

/// The native part of `reactant_rs`.
#[pymodule]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<job::JobFile>()?;
    module.add_class::<kernel::KernelFile>()?;
    module.add_class::<program::Program>()?;
    module.add_function(wrap_pyfunction!(compile_cuda, module)?)?;
    error::add_to(module)
}
