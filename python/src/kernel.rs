//! Kernel files.

use std::collections::BTreeMap;

use ptx::ParamKind;
use pyo3::prelude::*;
use raise::launch::{Abi, Launch};
use raise::source::{Source, raise_program};
use runner::fault::{Origin, origin};
use runner::job::Races;
use runner::kernel_names;
use runner::raise_backend::{self, faults};
use stablehlo::{BinaryOp, Direction, ElementType, Func, Literal, Scalar, TensorType};

use crate::error::raised;
use crate::launch::{Integer, Names, symbols};
use crate::program::{Interface, Program, with_constants};

/// The name, kind and size in bits of a parameter.
type Parameter = (String, &'static str, u64);

/// A parsed kernel file: PTX, LLVM IR (text or bitcode), or MLIR.
#[pyclass(frozen, module = "reactant_rs._core")]
pub struct KernelFile {
    source: Source,
    origin: Origin,
}

#[pymethods]
impl KernelFile {
    /// Parses kernels from the bytes of a file; error messages use `name` as its name.
    ///
    /// - errors: contents that are not a kernel file, with the line
    #[new]
    fn new(py: Python<'_>, name: &str, contents: Vec<u8>) -> PyResult<KernelFile> {
        let read = py.detach(|| Source::parse(name, contents));
        let source =
            read.map_err(|(text, errors)| raised(py, &faults(errors, &[origin(name, text)])))?;
        let origin = origin(name, source.text.clone());
        Ok(KernelFile { source, origin })
    }

    /// The kernels: the name of each, and the name, kind (`pointer`, `int`, `float`, `unknown64` or
    /// `struct`) and size in bits of each parameter.
    fn kernels(&self, py: Python<'_>) -> PyResult<Vec<(String, Vec<Parameter>)>> {
        let kernels = self.source.kernels();
        let kernels = kernels.map_err(|errors| raised(py, &self.faults(errors)))?;
        let param = |param: ptx::ParamInfo| {
            let (kind, bits) = match param.kind {
                ParamKind::Pointer => ("pointer", 64),
                ParamKind::Int { bits } => ("int", bits.into()),
                ParamKind::Float { bits } => ("float", bits.into()),
                ParamKind::Unknown64 => ("unknown64", 64),
                ParamKind::Struct { bytes } => ("struct", 8 * bytes as u64),
            };
            (param.name, kind, bits)
        };
        let kernels = kernels.into_iter();
        Ok(kernels
            .map(|kernel| (kernel.name, kernel.params.into_iter().map(param).collect()))
            .collect())
    }

    /// The kernels that a name may denote, mangled or as in C++, each with its demangled name:
    /// exactly one, unless the name is unknown or ambiguous.
    fn named(&self, py: Python<'_>, name: &str) -> PyResult<Vec<(String, String)>> {
        let kernels = self.source.kernels();
        let kernels = kernels.map_err(|errors| raised(py, &self.faults(errors)))?;
        let names = kernels.iter().map(|kernel| kernel.name.as_str());
        let found = kernel_names::candidates(name, names);
        let with_full = |name: &str| (name.to_owned(), kernel_names::full(name));
        Ok(found.into_iter().map(with_full).collect())
    }

    /// Raises one launch to a tensor program. Its parameters are the runtime scalars and the arrays
    /// that the arguments name, except the arrays of `fills`, which are constants filled with one
    /// value; its results are the arrays that the kernel writes.
    ///
    /// - errors: a construct that cannot be raised, with the line of the kernel
    #[pyo3(signature = (kernel, grid, block, args, *, fills, shared_bytes, symbols, numba, exact,
                        races, assume_warp_synchronous, fast_math))]
    #[expect(clippy::too_many_arguments, reason = "what a launch consists of")]
    fn raise_launch(
        &self,
        py: Python<'_>,
        kernel: String,
        grid: [u32; 3],
        block: [u32; 3],
        args: Vec<Bound<'_, PyAny>>,
        fills: BTreeMap<String, f64>,
        shared_bytes: u32,
        symbols: BTreeMap<String, Bound<'_, PyAny>>,
        numba: bool,
        exact: bool,
        races: &str,
        assume_warp_synchronous: bool,
        fast_math: bool,
    ) -> PyResult<Program> {
        let mut names = Names::default();
        let args = args.iter().map(|arg| names.argument(arg));
        let args = args.collect::<PyResult<_>>()?;
        let symbols = self::symbols(&symbols, &mut names)?;
        let integers = std::mem::take(&mut names.integers);
        let spec = names.program(Launch {
            kernel: kernel.clone(),
            grid,
            block,
            args,
            shared_bytes,
            symbols,
            races: self::races(races)?,
            warp_synchronous: assume_warp_synchronous,
            exact,
            abi: match numba {
                true => Abi::Numba,
                false => Abi::Cuda,
            },
            ..Launch::default()
        });
        let sources = std::slice::from_ref(&self.source);
        let program = py.detach(|| {
            raise_program(sources, &spec).map(|program| {
                let mut interface = Interface::of(&program);
                let parameters = program.func.params().iter().zip(&interface.parameters);
                let constants: Vec<Option<Literal>> = parameters
                    .map(|(param, name)| {
                        let fill = fills.get(name)?;
                        let number = match param.ty.element.is_float() {
                            true => Scalar::Float(*fill),
                            false => Scalar::Int(*fill as i64),
                        };
                        Some(Literal::splat(param.ty.clone(), number))
                    })
                    .collect();
                let func = with_constants(&program.func, &constants);
                interface
                    .parameters
                    .retain(|name| !fills.contains_key(name));
                let func = with_integers(func, &mut interface, &integers);
                Program::new(func, interface, self.origin.clone(), fast_math)
            })
        });
        program.map_err(|errors| raised(py, &self.faults(errors)))
    }

    /// The text of the kernels (of bitcode: its disassembly).
    #[getter]
    fn text(&self) -> &str {
        &self.source.text
    }
}

impl KernelFile {
    fn faults(&self, errors: Vec<raise::error::Error>) -> runner::fault::Faults {
        faults(errors, std::slice::from_ref(&self.origin))
    }
}

/// Returns the function with the runtime integers as parameters of the types in which they are
/// passed. Each integer whose range is limited adds a range to `interface` and a check; the last
/// result is the number of the failed check.
fn with_integers(
    func: Func,
    interface: &mut Interface,
    integers: &BTreeMap<String, Integer>,
) -> Func {
    if integers.is_empty() || func.results.is_empty() {
        return func;
    }
    let mut out = Func::new("main");
    let mut arguments = Vec::new();
    let mut checked = Vec::new();
    for (param, name) in func.params().iter().zip(&interface.parameters) {
        let Some(integer) = integers.get(name) else {
            arguments.push(out.parameter(param.ty.clone()));
            continue;
        };
        let given = out.parameter(TensorType::scalar(integer.element));
        let wide = out.convert(given, ElementType::I64);
        arguments.push(wide);
        if !integer.is_any {
            checked.push((wide, name.clone(), integer.range));
        }
    }
    let failed = (!interface.checks.is_empty()).then(|| func.results.len() - 1);
    out.results = out.call(func, &arguments);
    for (value, name, range) in checked {
        interface.ranges.push((name, range));
        let place = failed.unwrap_or(interface.results.len());
        if place == out.results.len() {
            let none = out.scalar(ElementType::I32, Scalar::Int(0));
            out.results.push(none);
        }
        let number = (interface.checks.len() + interface.ranges.len()) as i64;
        let [least, greatest] =
            [range.0, range.1].map(|end| out.scalar(ElementType::I64, Scalar::Int(end)));
        let below = out.compare(Direction::Lt, value, least);
        let above = out.compare(Direction::Gt, value, greatest);
        let outside = out.binary(BinaryOp::Or, below, above);
        let number = out.scalar(ElementType::I32, Scalar::Int(number));
        out.results[place] = out.select(outside, number, out.results[place]);
    }
    out
}

/// Parses `races`.
fn races(name: &str) -> PyResult<raise::launch::Races> {
    let known = Races::parse(name).map(raise_backend::races);
    known.ok_or_else(|| {
        pyo3::exceptions::PyValueError::new_err(format!(
            "races is \"check\", \"refuse\" or \"assume\", not {name:?}"
        ))
    })
}
