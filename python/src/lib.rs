//! The extension module `reactant_rs._core`. In: CUDA kernels. Out: StableHLO text, derivatives and
//! batched programs.
//!
//! The module executes nothing: the Python package passes the StableHLO text to JAX, which owns the
//! devices. `kernel::KernelFile` parses a kernel file and raises one launch; `program::Program` is
//! the tensor program of that launch, from which further programs are derived; `job::JobFile` is a
//! whole job. Faults become the exceptions of `error`, which carry the rendered diagnostic.

mod error;
mod job;
mod kernel;
mod launch;
mod program;
mod sharding;

use std::path::PathBuf;

use pyo3::prelude::*;

/// Compiles a file of CUDA C++ with the installed compiler: nvcc, NVRTC or clang. Returns PTX or
/// LLVM IR.
///
/// - errors: those of the compiler; no suitable compiler
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
