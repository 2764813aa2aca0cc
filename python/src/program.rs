//! Tensor programs, and the programs derived from them.

use differentiate::Options;
use optimize::{Allow, PassLimit, Report, Semantics, Target};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use raise::program::Input;
use runner::commands::explain;
use runner::compile::Module;
use runner::execute;
use runner::fault::{Blame, Fault, Origin, line_span};
use runner::program::{Check, file_and_line};
use runner::raise_backend::checks;
use stablehlo::{Func, Literal, TensorType};

use crate::error::raised;
use crate::launch::dtype;
use crate::sharding::{self, Spec};

/// The meaning of the parameters and results of a raised program.
#[derive(Clone, Default)]
pub struct Interface {
    /// For each parameter, the name of its array or scalar.
    pub parameters: Vec<String>,
    /// For the first results, the name of the array whose new contents they are.
    pub results: Vec<String>,
    /// The runtime checks of the program. If there are any, there is one more result, an `i32`: 0,
    /// or the number (from 1) of the first failed check.
    pub checks: Vec<Check>,
    /// The runtime integers with a limited range, each with the least and the greatest valid value.
    /// They are checked too; their numbers follow those of `checks`.
    pub ranges: Vec<(String, (i64, i64))>,
}

impl Interface {
    /// Returns the interface of a raised program.
    pub fn of(program: &raise::program::Program) -> Interface {
        let name = |input: &Input| match input {
            Input::Steps => "steps".to_owned(),
            Input::Before => "before the first step".to_owned(),
            Input::After => "after the last step".to_owned(),
            Input::Scalar { name, .. } | Input::Array { name, .. } => name.clone(),
        };
        Interface {
            parameters: program.inputs.iter().map(name).collect(),
            results: program.outputs.clone(),
            checks: checks(program),
            ranges: Vec::new(),
        }
    }
}

/// Returns the function with some of its parameters replaced by constants.
pub fn with_constants(func: &Func, constants: &[Option<Literal>]) -> Func {
    let mut out = Func::new("main");
    let parameters = func.params().iter().zip(constants);
    let arguments: Vec<_> = parameters
        .map(|(param, constant)| match constant {
            Some(literal) => out.constant(literal.clone()),
            None => out.parameter(param.ty.clone()),
        })
        .collect();
    if !func.results.is_empty() {
        out.results = out.call(func.clone(), &arguments);
    }
    out
}

/// A simplified tensor program.
#[pyclass(frozen, module = "reactant_rs._core")]
pub struct Program {
    func: Func,
    /// The program before simplification, if it was raised or parsed rather than derived.
    raised: Option<Func>,
    interface: Interface,
    origins: Vec<Origin>,
    semantics: Semantics,
}

/// A program with residuals, its tangents, its adjoints, and the indices of the program's
/// parameters that both derivatives take.
type Linearized = (Program, Program, Program, Vec<usize>);

/// The element type and shape of a parameter or result.
pub type Type = (&'static str, Vec<usize>);

#[pymethods]
impl Program {
    /// Parses a StableHLO module, in MLIR's pretty or generic form; error messages use `name` as
    /// its name.
    ///
    /// - errors: unsupported text, with the line
    #[staticmethod]
    fn from_stablehlo(
        py: Python<'_>,
        name: &str,
        text: &str,
        fast_math: bool,
    ) -> PyResult<Program> {
        let read = py.detach(|| Module::parse(name, text.to_owned()));
        let module = read.map_err(|faults| {
            // The text is StableHLO that JAX printed: whatever cannot be parsed is unsupported.
            let mut faults: Vec<Fault> = faults.iter().cloned().collect();
            for fault in &mut faults {
                fault.blame = Blame::Unsupported;
            }
            raised(py, &faults.into())
        })?;
        Ok(py.detach(|| {
            let interface = Interface::default();
            Program::new(module.tensors.func, interface, module.origin, fast_math)
        }))
    }

    /// The effect of simplifying and lowering the program for `target`, as tables.
    fn explain(&self, py: Python<'_>, target: &str) -> PyResult<String> {
        let target = self::target(target)?;
        Ok(py.detach(|| {
            let raised = self.raised.as_ref().unwrap_or(&self.func);
            let (func, mut report) =
                optimize::simplify_with(raised, &allowed(self.semantics, raised));
            let passes = PassLimit::default();
            let lowered = optimize::lower_for(&func, target, self.semantics, passes, &mut report);
            let name = raised.name.as_str();
            let explanation =
                optimize::explain::explain(raised, &lowered, &report, name, target, 1);
            let input = match self.interface.parameters.is_empty() {
                true => explain::Input::StableHlo,
                false => explain::Input::Kernels,
            };
            explain::text(&explanation, input)
        }))
    }

    /// The names of the parameters of a raised program.
    #[getter]
    fn parameters(&self) -> Vec<String> {
        self.interface.parameters.clone()
    }

    /// The names of the arrays that a raised program writes. If there are checks, one more result
    /// follows, an `int32`: the number of the failed check.
    #[getter]
    fn results(&self) -> Vec<String> {
        self.interface.results.clone()
    }

    /// The number of accesses, traps and integers that are checked at run time.
    #[getter]
    fn check_count(&self) -> usize {
        self.interface.checks.len() + self.interface.ranges.len()
    }

    /// Raises the error of the check with this number, counted from 1.
    fn fail(&self, py: Python<'_>, number: usize) -> PyResult<()> {
        let checks = &self.interface.checks;
        let range = number.checked_sub(checks.len() + 1);
        if let Some((name, (least, greatest))) = range.and_then(|k| self.interface.ranges.get(k)) {
            let message = format!("the integer `{name}` is not in {least}..={greatest}");
            let fault = Fault::user("integer-range", message)
                .help("the program was raised for this range; say another one by `In(range=)`");
            return Err(raised(py, &fault.into()));
        }
        execute::check(checks, &self.origins, number).map_err(|faults| raised(py, &faults))
    }

    /// The element type and shape of each parameter.
    #[getter]
    fn parameter_types(&self) -> Vec<Type> {
        self.func.params().iter().map(|p| shown(&p.ty)).collect()
    }

    /// The element type and shape of each result.
    #[getter]
    fn result_types(&self) -> Vec<Type> {
        self.func.result_types().iter().map(shown).collect()
    }

    /// The number of ops.
    #[getter]
    fn op_count(&self) -> usize {
        self.func.len()
    }

    /// Forward-mode derivative: the program that computes the tangents of results `of` from
    /// tangents of parameters `wrt`, and the indices of this program's parameters that precede
    /// those tangents. It is linear in the tangents.
    ///
    /// - errors: an op without a derivative, with the line
    fn jvp(
        &self,
        py: Python<'_>,
        of: Vec<usize>,
        wrt: Vec<usize>,
    ) -> PyResult<(Program, Vec<usize>)> {
        let derived = py.detach(|| {
            let func = differentiate::jvp(&self.func, &of, &wrt)?;
            Ok(self.derivative(func))
        });
        derived.map_err(|error| self.exception(py, error))
    }

    /// Reverse-mode derivative: the program that computes the cotangents of parameters `wrt` from
    /// cotangents of results `of`, and the indices of this program's parameters that precede those
    /// cotangents. Loops store at most `memory` bytes of their states.
    ///
    /// - errors: an op without a derivative, with the line
    fn vjp(
        &self,
        py: Python<'_>,
        of: Vec<usize>,
        wrt: Vec<usize>,
        memory: u64,
    ) -> PyResult<(Program, Vec<usize>)> {
        let derived = py.detach(|| {
            let options = Options {
                memory,
                ..Options::default()
            };
            let adjoint = differentiate::vjp(&self.func, &of, &wrt, &options)?;
            Ok(self.derivative(adjoint.func))
        });
        derived.map_err(|error| self.exception(py, error))
    }

    /// Both derivatives of results `of` by parameters `wrt`, and this program with residuals:
    /// values that it computes and the reverse pass reads, which follow its results. Returns the
    /// program with residuals, the tangents, the adjoints, and the indices of this program's
    /// parameters that both derivatives take first; the residuals follow, then the tangents of
    /// `wrt` or the cotangents of `of`. `None` if the reverse pass would read no residuals, or more
    /// than `memory` bytes of them; loops store at most as many bytes of their states.
    ///
    /// - errors: an op without a derivative, with the line
    fn linearized(
        &self,
        py: Python<'_>,
        of: Vec<usize>,
        wrt: Vec<usize>,
        memory: u64,
    ) -> PyResult<Option<Linearized>> {
        let derived = py.detach(|| {
            if !differentiate::has_residuals(&self.func) {
                return Ok(None);
            }
            let options = Options {
                memory,
                ..Options::default()
            };
            let adjoint = differentiate::vjp(&self.func, &of, &wrt, &options)?;
            let joint = self.simplified(&adjoint.func);
            let results = self.func.results.len();
            let Some(split) = differentiate::split(&joint, results, of.len(), memory) else {
                return Ok(None);
            };
            let tangents = differentiate::jvp(&self.func, &of, &wrt)?;
            let own = self.func.params().len();
            let tangents = self.narrowed(with_unread(&tangents, own, &split.residuals), results);
            let adjoints = self.narrowed(split.reverse, 0);
            let taken: Vec<usize> = (0..own)
                .filter(|k| [&tangents, &adjoints].iter().any(|t| t.read.contains(k)))
                .collect();
            let forward = self.simplified(&split.forward);
            Ok(Some((
                self.derived(forward, Interface::default()),
                self.derived(tangents.taking(&taken, own), Interface::default()),
                self.derived(adjoints.taking(&taken, own), Interface::default()),
                taken,
            )))
        });
        derived.map_err(|error| self.exception(py, error))
    }

    /// The program restricted to some of the results, and the indices of this program's parameters
    /// that it takes: those that it reads, and `also`.
    fn keep(&self, py: Python<'_>, results: Vec<usize>, also: Vec<usize>) -> (Program, Vec<usize>) {
        py.detach(|| {
            let wanted: Vec<bool> = (0..self.func.results.len())
                .map(|place| results.contains(&place))
                .collect();
            let narrowed = Narrowed::of(&self.func, &wanted);
            let own = self.func.params().len();
            let is_taken = |place: &usize| narrowed.read.contains(place) || also.contains(place);
            let taken: Vec<usize> = (0..own).filter(is_taken).collect();
            let func = narrowed.taking(&taken, own);
            (self.derived(func, Interface::default()), taken)
        })
    }

    /// The program batched over `size` instances: parameters `batched` and all results have a new
    /// leading dimension of that size.
    ///
    /// - errors: an op that cannot be batched, with the line
    fn vmap(&self, py: Python<'_>, batched: Vec<usize>, size: usize) -> PyResult<Program> {
        let many = py.detach(|| {
            let func = differentiate::vmap(&self.func, &batched, size)?;
            Ok(self.derived(self.simplified(&func), self.interface.clone()))
        });
        many.map_err(|error| self.exception(py, error))
    }

    /// The program of one device of a mesh, the partitioning of its parameters and results, and the
    /// communication plan as text. `asked` has the requested partitioning of each parameter, if
    /// any; `next` has, for each result, the parameter that it becomes in the next call, if any.
    ///
    /// - errors: a partitioning that is not possible
    fn shard(
        &self,
        py: Python<'_>,
        axes: Vec<(String, usize)>,
        asked: Vec<Option<Spec>>,
        next: Vec<Option<usize>>,
        target: &str,
    ) -> PyResult<(Program, Vec<Spec>, Vec<Spec>, String)> {
        let target = self::target(target)?;
        let local = py.detach(|| sharding::split(&self.func, axes, &asked, &next, target));
        let local = local.map_err(|faults| raised(py, &faults))?;
        let program = py.detach(|| {
            let func = self.simplified(&local.func);
            self.derived(func, self.interface.clone())
        });
        Ok((program, local.parameters, local.results, local.plan))
    }

    /// StableHLO in MLIR's generic form, in the ops that are fast on `target` (`cpu`, `cuda` or
    /// `tpu`): a module with one public function `main`. If it is to be `partitioned`, values keep
    /// the shapes of the arrays that they are written to, so that XLA's partitioner keeps them
    /// sharded.
    fn stablehlo(&self, py: Python<'_>, target: &str, partitioned: bool) -> PyResult<String> {
        let target = match (self::target(target)?, partitioned) {
            (target, false) => target,
            // The forms for the CPU and the GPU flatten arrays.
            (_, true) => Target::Tpu,
        };
        Ok(py.detach(|| {
            let mut report = Report::default();
            let passes = PassLimit::default();
            let mut func =
                optimize::lower_for(&self.func, target, self.semantics, passes, &mut report);
            if partitioned {
                func = optimize::aligned(&func);
            }
            func.remove_parameter_attributes("tf.aliasing_output");
            func.to_stablehlo()
        }))
    }

    /// The tensor program as text.
    fn __str__(&self) -> String {
        self.func.to_string()
    }
}

impl Program {
    /// Simplifies a program raised from kernels in `origin`.
    pub fn new(func: Func, interface: Interface, origin: Origin, fast_math: bool) -> Program {
        let semantics = match fast_math {
            true => Semantics::FastMath,
            false => Semantics::BitExact,
        };
        Program {
            func: optimize::simplify_with(&func, &allowed(semantics, &func)).0,
            raised: Some(func),
            interface,
            origins: vec![origin],
            semantics,
        }
    }

    /// Simplifies the program of a job with these semantics of its kernels.
    pub fn of_job(
        func: Func,
        interface: Interface,
        origins: Vec<Origin>,
        allow: &Allow,
    ) -> Program {
        Program {
            semantics: allow.meaning_of(&func),
            func: optimize::simplify_with(&func, allow).0,
            raised: Some(func),
            interface,
            origins,
        }
    }

    fn derived(&self, func: Func, interface: Interface) -> Program {
        Program {
            raised: None,
            func,
            interface,
            origins: self.origins.clone(),
            semantics: self.semantics,
        }
    }

    fn simplified(&self, func: &Func) -> Func {
        optimize::simplify_with(func, &allowed(self.semantics, func)).0
    }

    /// Returns the derivative program from `func`, whose results are those of this program followed
    /// by the derivatives: it drops the former results and the unused parameters of this program,
    /// and returns the indices of the parameters that remain.
    fn derivative(&self, func: Func) -> (Program, Vec<usize>) {
        let own = self.func.params().len();
        let derivative = self.narrowed(func, self.func.results.len());
        let mut taken = derivative.read.clone();
        taken.retain(|place| *place < own);
        let func = derivative.taking(&taken, own);
        (self.derived(func, Interface::default()), taken)
    }

    /// Returns `func` without its first `dropped` results, and without parameters that the others
    /// do not read.
    fn narrowed(&self, mut func: Func, dropped: usize) -> Narrowed {
        func.results.drain(..dropped);
        let func = self.simplified(&func);
        Narrowed::of(&func, &vec![true; func.results.len()])
    }

    /// Returns the exception for a fault of a transformation, at its line of the kernel.
    fn exception(&self, py: Python<'_>, error: differentiate::Error) -> PyErr {
        let place = error.place.and_then(file_and_line);
        let mut fault = Fault::from(error);
        if let Some((origin, line)) =
            place.and_then(|(file, line)| Some((self.origins.get(file)?, line)))
        {
            let span = line_span(origin.inner(), line, 1);
            fault = fault.at_kernel(origin, span, "here");
        }
        raised(py, &fault.into())
    }
}

/// A function with only the parameters that it reads.
struct Narrowed {
    func: Func,
    /// The types of all parameters: those of a program, then those that a derivative adds to them.
    parameters: Vec<TensorType>,
    /// The indices of the parameters that `func` has.
    read: Vec<usize>,
}

impl Narrowed {
    fn of(func: &Func, wanted: &[bool]) -> Narrowed {
        let trimmed = optimize::program::trim(func, wanted, &vec![None; wanted.len()]);
        Narrowed {
            parameters: func.params().iter().map(|p| p.ty.clone()).collect(),
            func: trimmed.func,
            read: trimmed.parameters,
        }
    }

    /// Returns the function with the parameters `taken` of the program, which has `own` of them,
    /// and all added ones. It need not read them.
    fn taking(&self, taken: &[usize], own: usize) -> Func {
        let mut out = Func::new("main");
        let mut arguments = Vec::new();
        for place in taken.iter().copied().chain(own..self.parameters.len()) {
            let value = out.parameter(self.parameters[place].clone());
            if self.read.contains(&place) {
                arguments.push(value);
            }
        }
        out.results = out.call(self.func.clone(), &arguments);
        optimize::inline(&out)
    }
}

/// Returns the function with parameters of these types inserted before parameter `place`. It does
/// not read them.
fn with_unread(func: &Func, place: usize, types: &[TensorType]) -> Func {
    let mut out = Func::new("main");
    let mut arguments = Vec::new();
    let (before, after) = func.params().split_at(place);
    arguments.extend(before.iter().map(|p| out.parameter(p.ty.clone())));
    for ty in types {
        out.parameter(ty.clone());
    }
    arguments.extend(after.iter().map(|p| out.parameter(p.ty.clone())));
    out.results = out.call(func.clone(), &arguments);
    optimize::inline(&out)
}

/// Returns the licenses of the optimizer for a function with these semantics.
fn allowed(semantics: Semantics, func: &Func) -> Allow {
    match semantics {
        Semantics::FastMath => Allow::fast_math_everywhere(func),
        Semantics::BitExact => Allow::default(),
    }
}

fn shown(ty: &TensorType) -> Type {
    (dtype(ty.element), ty.shape.clone())
}

/// Returns the target for JAX's name of a platform.
fn target(name: &str) -> PyResult<Target> {
    match name {
        "cpu" => Ok(Target::Cpu),
        "cuda" | "gpu" | "rocm" => Ok(Target::Cuda),
        "tpu" => Ok(Target::Tpu),
        other => Err(PyValueError::new_err(format!(
            "there is no target `{other}`; the targets are cpu, cuda and tpu"
        ))),
    }
}
