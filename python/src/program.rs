//! Tensor programs, and the programs that are derived from them.

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

/// What a raised program's parameters and results are.
#[derive(Clone, Default)]
pub struct Interface {
    /// For each parameter the array or scalar that it is.
    pub parameters: Vec<String>,
    /// The arrays that the first results are the new contents of.
    pub results: Vec<String>,
    /// What the program checks while it runs. If there is any, one more result, an `i32`, is 0 or
    /// the number (from 1) of the first that failed.
    pub checks: Vec<Check>,
    /// Integers of the run, each with the least and the greatest value that the program is for. They
    /// are checked, too; their numbers come after those of `checks`.
    pub ranges: Vec<(String, (i64, i64))>,
}

impl Interface {
    /// Of what was raised.
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

/// The function with some of its parameters constant.
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
    /// Before it was simplified, if it was raised or read rather than derived.
    raised: Option<Func>,
    interface: Interface,
    origins: Vec<Origin>,
    semantics: Semantics,
}

/// Element type and shape of a parameter or result.
pub type Type = (&'static str, Vec<usize>);

#[pymethods]
impl Program {
    /// Reads a StableHLO module, in MLIR's pretty or generic form; `name` is what errors call it.
    ///
    /// - errors: what cannot be read, with the line
    #[staticmethod]
    fn from_stablehlo(
        py: Python<'_>,
        name: &str,
        text: &str,
        fast_math: bool,
    ) -> PyResult<Program> {
        let read = py.detach(|| Module::parse(name, text.to_owned()));
        let module = read.map_err(|faults| {
            // The text is StableHLO that JAX wrote: what cannot be read is not supported.
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

    /// What simplifying and lowering for `target` does to the program, as tables.
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

    /// The names of the arrays that a raised program writes; what its checks found comes after
    /// them, an `int32`, if there are checks.
    #[getter]
    fn results(&self) -> Vec<String> {
        self.interface.results.clone()
    }

    /// How many accesses, traps and integers are checked while the program runs.
    #[getter]
    fn check_count(&self) -> usize {
        self.interface.checks.len() + self.interface.ranges.len()
    }

    /// Raises the error of the check of this number, counted from 1.
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

    /// Element type and shape of each parameter.
    #[getter]
    fn parameter_types(&self) -> Vec<Type> {
        self.func.params().iter().map(|p| shown(&p.ty)).collect()
    }

    /// Element type and shape of each result.
    #[getter]
    fn result_types(&self) -> Vec<Type> {
        self.func.result_types().iter().map(shown).collect()
    }

    /// How many ops it has.
    #[getter]
    fn op_count(&self) -> usize {
        self.func.len()
    }

    /// The program of the tangents of results `of` along tangents of parameters `wrt`, and which of
    /// this program's parameters it takes before those tangents. It is linear in them.
    ///
    /// - errors: what has no derivative, with the line
    fn jvp(
        &self,
        py: Python<'_>,
        of: Vec<usize>,
        wrt: Vec<usize>,
    ) -> PyResult<(Program, Vec<usize>)> {
        let derived = py.detach(|| {
            let func = differentiate::jvp(&self.func, &of, &wrt)?;
            Ok(self.derivative(func, wrt.len()))
        });
        derived.map_err(|error| self.exception(py, error))
    }

    /// The program of the cotangents of parameters `wrt` from cotangents of results `of`, and which
    /// of this program's parameters it takes before those cotangents. Loops keep at most `memory`
    /// bytes of their states.
    ///
    /// - errors: what has no derivative, with the line
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
            Ok(self.derivative(adjoint.func, of.len()))
        });
        derived.map_err(|error| self.exception(py, error))
    }

    /// The program of some of the results, and which of this program's parameters it takes.
    fn keep(&self, py: Python<'_>, results: Vec<usize>) -> (Program, Vec<usize>) {
        py.detach(|| {
            let wanted: Vec<bool> = (0..self.func.results.len())
                .map(|place| results.contains(&place))
                .collect();
            let next = vec![None; wanted.len()];
            let trimmed = optimize::program::trim(&self.func, &wanted, &next);
            (
                self.derived(trimmed.func, Interface::default()),
                trimmed.parameters,
            )
        })
    }

    /// The program of `size` at once: parameters `batched` and all results have a further dimension
    /// of that size in front.
    ///
    /// - errors: what cannot be batched, with the line
    fn vmap(&self, py: Python<'_>, batched: Vec<usize>, size: usize) -> PyResult<Program> {
        let many = py.detach(|| {
            let func = differentiate::vmap(&self.func, &batched, size)?;
            Ok(self.derived(self.simplified(&func), self.interface.clone()))
        });
        many.map_err(|error| self.exception(py, error))
    }

    /// The program of one device of a mesh, how its parameters and results are split, and what is
    /// sent, as text. `asked` says for each parameter how it is to be split, or nothing; `next` for
    /// each result the parameter that it becomes in the next call.
    ///
    /// - errors: what cannot be split so
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
    /// `tpu`): a module with one public function `main`. If it is to be `partitioned`, values have
    /// the shapes of the arrays that they are written to, which XLA's partitioner keeps sharded.
    fn stablehlo(&self, py: Python<'_>, target: &str, partitioned: bool) -> PyResult<String> {
        let target = match (self::target(target)?, partitioned) {
            (target, false) => target,
            // The CPU's and the GPU's forms flatten arrays.
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
    /// Simplifies what was raised of kernels in `origin`.
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

    /// Simplifies the program of a job, whose kernels have these meanings.
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

    /// `func`, of this program's results and then its derivatives, without the results, without the
    /// parameters that it does not need; of those, the last `seeds` stay.
    fn derivative(&self, func: Func, seeds: usize) -> (Program, Vec<usize>) {
        let own = self.func.params().len();
        let mut func = func;
        func.results.drain(..self.func.results.len());
        let func = self.simplified(&func);
        let wanted = vec![true; func.results.len()];
        let trimmed = optimize::program::trim(&func, &wanted, &vec![None; wanted.len()]);
        let mut out = Func::new("main");
        let mut taken: Vec<usize> = trimmed.parameters.clone();
        taken.retain(|place| *place < own);
        let places = taken.iter().copied().chain(own..own + seeds);
        let mut arguments = Vec::new();
        for place in places {
            let value = out.parameter(func.params()[place].ty.clone());
            if trimmed.parameters.contains(&place) {
                arguments.push(value);
            }
        }
        out.results = out.call(trimmed.func, &arguments);
        let func = optimize::inline(&out);
        (self.derived(func, Interface::default()), taken)
    }

    /// A problem of a transformation, at its line of the kernel.
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

/// What the optimizer may do to a function of these semantics.
fn allowed(semantics: Semantics, func: &Func) -> Allow {
    match semantics {
        Semantics::FastMath => Allow::fast_math_everywhere(func),
        Semantics::BitExact => Allow::default(),
    }
}

fn shown(ty: &TensorType) -> Type {
    (dtype(ty.element), ty.shape.clone())
}

/// The target of JAX's name for a platform.
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
