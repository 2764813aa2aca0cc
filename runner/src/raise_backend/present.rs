//! Implements the [`Raiser`] interface with the `raise` crate: converts jobs and bound launches to
//! its specifications, and its errors to faults that refer to the kernel files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Mutex;

use optimize::Allow;
use ptx::{KernelInfo, ParamKind as Kind};
use raise::error::Error;
use raise::launch::{Arg, Launch, Varying};
use raise::program::schedule::{Condition, GroupOptions, Schedule};
use raise::program::{
    Approximation, ArraySpec, Input as RaisedInput, LaunchSpec, Program as RaisedProgram,
    ProgramSpec, StepScalar, StepSource, StepValues,
};
use raise::source::{FellBack, OwnCode, raise_program_or_fall_back};
use raise::until::Until;
use stablehlo::{Func, Op};

use crate::bind::{BoundJob, BoundLaunch, PlannedArg};
use crate::compile::TensorProgram;
use crate::cuda_compiler;
use crate::cuda_lines::cuda_line;
use crate::fault::{Fault, Faults, Origin, Result, line_span, origin};
use crate::job::{self, Abi, COUNTER, Job, Races, View};
use crate::kernel_names;
use crate::program::{Check, Input, place};
use crate::raiser::{Accesses, Fallback, Kernel, Param, ParamKind, Raiser, Source, Stage};
use crate::until;

/// Raises with LLVM and MLIR.
#[derive(Default)]
pub struct Present {
    sources: Vec<raise::source::Source>,
    origins: Vec<Origin>,
    warned: Mutex<BTreeSet<Approximation>>,
    /// Native code, with and without checks of accesses.
    engines: Mutex<Vec<native::Engine>>,
}

impl Present {
    fn faults(&self, errors: Vec<Error>) -> Faults {
        faults(errors, &self.origins)
    }

    /// Warns about integers that depend on approximations, once for each.
    fn warn(&self, raised: &RaisedProgram) {
        let mut warned = self.warned.lock().expect("no thread panics with it");
        for approximation in &raised.approximations {
            if !warned.insert(approximation.clone()) {
                continue;
            }
            let Approximation {
                source,
                loc,
                kernel,
                function,
            } = approximation;
            let origin = &self.origins[*source];
            let start = line_span(origin.inner(), loc.line, 1).start;
            let place = match cuda_line(origin.inner(), start) {
                Some((file, line)) => format!("{}:{} ({file}:{line})", origin.name(), loc.line),
                None => format!("{}:{}", origin.name(), loc.line),
            };
            let kernel = kernel_names::short(kernel);
            eprintln!(
                "warning: {place}: an integer or an index of `{kernel}` depends on `{function}`, whose last bits are not CUDA's on every target and may round to another integer; `--exact` gives CUDA's bits or refuses"
            );
        }
    }

    fn spec(&self, job: &Job, plan: &BoundJob) -> ProgramSpec {
        let array = |array: &crate::job::Array| ArraySpec {
            name: array.name.value.clone(),
            element: array.element,
            shape: array.shape.clone(),
        };
        let launch = |launch: &BoundLaunch| LaunchSpec {
            source: launch.source,
            launch: raise_launch(job, &plan.floats, launch),
            called: None,
        };
        let names = |cycle: &Vec<crate::job::Located<String>>| {
            cycle.iter().map(|name| name.value.clone()).collect()
        };
        ProgramSpec {
            arrays: job.arrays.iter().map(array).collect(),
            floats: plan
                .floats
                .iter()
                .map(|float| (float.name.clone(), float.element))
                .collect(),
            launches: plan.launches.iter().map(launch).collect(),
            schedule: job.schedule.as_ref().map(|of| schedule(of, plan)),
            remembered: job.remembered(),
            swap: job
                .time
                .iter()
                .flat_map(|time| time.swap.iter().map(names))
                .collect(),
            looped: job.time.is_some(),
            until: plan.until.clone().map(|func| Until { func }),
            step_values: step_values(job, plan),
        }
    }
}

/// Converts a launch of a job to the `raise` crate's type.
pub fn raise_launch(job: &Job, plan_floats: &[crate::bind::Float], launch: &BoundLaunch) -> Launch {
    let options = &launch.options;
    Launch {
        kernel: launch.kernel.clone(),
        grid: launch.grid,
        varying_grid: launch
            .varying_grid
            .each_ref()
            .map(|blocks| blocks.as_ref().map(varying)),
        block: launch.block,
        args: launch
            .args
            .iter()
            .map(|given| arg(job, plan_floats, given))
            .collect(),
        moving: moving(&launch.args),
        shared_bytes: options.shared_bytes,
        symbols: launch
            .symbols
            .iter()
            .map(|(name, given)| (name.clone(), arg(job, plan_floats, given)))
            .collect(),
        races: races(options.races),
        warp_synchronous: options.warp_synchronous,
        exact: options.exact,
        own_code: options.own_code,
        abi: match options.abi {
            Abi::Cuda => raise::launch::Abi::Cuda,
            Abi::Numba => raise::launch::Abi::Numba,
        },
    }
}

/// Converts the schedule of launches to the raiser's type.
fn schedule(of: &job::Schedule, plan: &BoundJob) -> Schedule {
    let names =
        |cycle: &Vec<job::Located<String>>| cycle.iter().map(|name| name.value.clone()).collect();
    let options = |group: &job::schedule::GroupOptions| GroupOptions {
        swap: group.swap.iter().map(names).collect(),
        when: conditions(group, plan),
    };
    of.flat_map(|number| vec![*number], options)
}

/// Returns the conditions under which a group runs.
fn conditions(group: &job::schedule::GroupOptions, plan: &BoundJob) -> Vec<Condition> {
    let every = group.every.as_ref().map(|every| until::every(every.value));
    let when = group
        .when
        .as_ref()
        .map(|when| plan.conditions[&when.value].clone());
    let scalars = plan.floats.iter();
    let scalars: BTreeMap<String, f64> = scalars.map(|f| (f.name.clone(), f.value)).collect();
    let condition = |func: Func| Condition {
        holds: Until { func },
        scalars: scalars.clone(),
    };
    every.into_iter().chain(when).map(condition).collect()
}

/// Returns the scalars that vary from step to step, if the job counts steps.
fn step_values(job: &Job, plan: &BoundJob) -> Option<StepValues> {
    let scalar = |scalar: &crate::bind::StepScalar| StepScalar {
        name: scalar.name.clone(),
        element: scalar.element,
        source: match scalar.line {
            Some((factor, offset)) => StepSource::Line { factor, offset },
            None => StepSource::Table(scalar.table.clone()),
        },
    };
    job.array(COUNTER).map(|_| StepValues {
        counter: COUNTER.to_owned(),
        scalars: plan.step_scalars.iter().map(scalar).collect(),
    })
}

/// Returns the pointers that vary from step to step, with the indices of the arguments.
fn moving(args: &[PlannedArg]) -> Vec<(usize, Varying)> {
    let moving = args
        .iter()
        .enumerate()
        .filter_map(|(place, arg)| match arg {
            PlannedArg::Moving(_, offset) => Some((place, varying(offset))),
            _ => None,
        });
    moving.collect()
}

fn varying(of: &crate::bind::Varying) -> Varying {
    Varying {
        name: of.scalar.clone(),
        range: of.range,
        factor: of.factor,
        offset: of.offset,
    }
}

fn input(input: &RaisedInput, plan: &BoundJob) -> Input {
    match input {
        RaisedInput::Steps => Input::Steps,
        RaisedInput::Before => Input::Before,
        RaisedInput::After => Input::After,
        RaisedInput::Scalar { name, element } => {
            let float = plan.floats.iter().find(|float| float.name == *name);
            Input::Scalar {
                name: name.clone(),
                element: *element,
                value: float.expect("the program's scalars are the plan's").value,
            }
        }
        RaisedInput::Array { name, donated } => Input::Array {
            name: name.clone(),
            donated: *donated,
        },
    }
}

/// Returns the checks that a raised program makes while it runs.
pub fn checks(raised: &RaisedProgram) -> Vec<Check> {
    raised.checks.iter().map(check).collect()
}

/// Converts a launch's treatment of races to the raiser's type.
pub fn races(races: Races) -> raise::launch::Races {
    match races {
        Races::Check => raise::launch::Races::Check,
        Races::Refuse => raise::launch::Races::Refuse,
        Races::Assume => raise::launch::Races::Assume,
    }
}

fn check(check: &raise::tensor::Check) -> Check {
    Check {
        kernel: check.kernel.clone(),
        array: check.array.clone(),
        len: check.len,
        trap: check.trap.clone(),
        race: check.race.clone(),
        source: check.source,
        line: check.line,
        column: check.column,
    }
}

/// Returns a note for each kernel that was not raised.
fn notes(fell_back: Vec<FellBack>, plan: &BoundJob, fallback: Fallback) -> Vec<String> {
    let note = |fell_back: FellBack| {
        let kernel = &plan.launches[fell_back.launch].kernel;
        let code = match fallback {
            Fallback::Native => "native code",
            Fallback::Ptx | Fallback::None => "its own PTX",
        };
        let why = match fell_back.reason {
            Some(reason) => format!(": {}", reason.message),
            None => ", as the launch asks".to_owned(),
        };
        kernel_names::readable(&format!("`{kernel}` runs as {code}{why}")).into_owned()
    };
    let mut lines: Vec<String> = fell_back.into_iter().map(note).collect();
    lines.dedup();
    lines
}

/// Sets the kernel file in the locations of a program: `source`, or that of the called kernel.
fn placed(func: &Func, files: &BTreeMap<String, usize>, source: Option<usize>) -> Func {
    func.rewritten(|out, value, op| {
        out.set_loc(place(source.unwrap_or(0), func.loc(value).0));
        let op = match op {
            Op::Call {
                callee,
                operands,
                compiled,
            } => {
                let source = files.get(&callee.name).copied().or(source);
                Op::Call {
                    callee: placed(&callee, files, source).into(),
                    operands,
                    compiled,
                }
            }
            op => op.map_bodies(&mut |body| placed(body, files, source)),
        };
        out.push(op).expect("it fitted before")
    })
}

/// Converts the argument of a parameter, or of a field.
fn arg(job: &Job, plan_floats: &[crate::bind::Float], given: &PlannedArg) -> Arg {
    match given {
        PlannedArg::Array(view) => array(job, view),
        PlannedArg::Moving(name, _) => array(job, &View::whole(name.clone())),
        PlannedArg::Null => Arg::Null,
        PlannedArg::Int(value) => Arg::Int(*value),
        PlannedArg::Varying(of) => Arg::Varying(varying(of)),
        PlannedArg::Float(name, element) => {
            let known = plan_floats.iter().find(|float| float.name == *name);
            let known = known.map(|float| float.value);
            let value = known.or_else(|| job.scalar(name).map(|scalar| scalar.value.as_f64()));
            Arg::Float {
                name: name.clone(),
                element: *element,
                value: value.unwrap_or(0.0),
            }
        }
        PlannedArg::Struct(fields) => Arg::Struct(
            fields
                .iter()
                .map(|(offset, field)| (*offset, arg(job, plan_floats, field)))
                .collect(),
        ),
    }
}

/// Returns a pointer to an array of the job.
fn array(job: &Job, view: &View) -> Arg {
    let array = job
        .array(&view.array)
        .expect("plans name arrays of their job");
    Arg::Array {
        name: view.array.clone(),
        element: array.element,
        shape: view.shape.as_ref().unwrap_or(&array.shape).clone(),
        offset: view.offset,
    }
}

/// A file in the types of the `raise` crate and of the commands.
type ReadFile = (raise::source::Source, Source);

/// A cache of the last files that were read, by their names and contents: a command reads the
/// kernel files for the names in them, and again to bind the launches.
static READ: Mutex<Vec<(String, Vec<u8>, ReadFile)>> = Mutex::new(Vec::new());
/// The number of files in the cache.
const MOST_READ: usize = 8;

/// Reads a file of this name and contents, unless it is in the cache.
fn read_once(name: &str, bytes: Vec<u8>) -> Result<ReadFile> {
    let known =
        |(known, contents, _): &&(String, Vec<u8>, ReadFile)| known == name && *contents == bytes;
    let lock = || READ.lock().expect("no thread panics with it");
    if let Some((_, _, file)) = lock().iter().find(known) {
        return Ok(file.clone());
    }
    let source = raise::source::Source::parse(name, bytes.clone())
        .map_err(|(text, errors)| faults(errors, &[origin(name, text)]))?;
    let origin = origin(name, source.text.clone());
    let kernels = source.kernels();
    let kernels = kernels.map_err(|errors| faults(errors, std::slice::from_ref(&origin)))?;
    let described = Source {
        origin,
        kernels: kernels.into_iter().map(kernel).collect(),
        variables: source.variables(),
    };
    let file = (source, described);
    let mut read = lock();
    if read.len() == MOST_READ {
        read.remove(0);
    }
    read.push((name.to_owned(), bytes, file.clone()));
    Ok(file)
}

impl Raiser for Present {
    fn read(&mut self, path: &Path, cuda_flags: &[String]) -> Result<Source> {
        let name = path.display().to_string();
        let (name, bytes) = match cuda_compiler::is_cuda(path) {
            true => {
                let code = cuda_compiler::compile(path, cuda_flags)?;
                (format!("{name} ({})", code.kind), code.text)
            }
            false => {
                let bytes = std::fs::read(path)
                    .map_err(|error| Fault::file("read the kernel file", path, &error))?;
                (name, bytes)
            }
        };
        let (source, described) = read_once(&name, bytes)?;
        self.sources.push(source);
        self.origins.push(described.origin.clone());
        Ok(described)
    }

    fn tensors(&self, job: &Job, plan: &BoundJob, fallback: Fallback) -> Result<TensorProgram> {
        let mut spec = self.spec(job, plan);
        for (place, launch) in spec.launches.iter_mut().enumerate() {
            launch.called = Some(job.callee(place)).filter(|name| *name != launch.launch.kernel);
        }
        let raised = match fallback {
            Fallback::None => {
                raise::source::raise_program(&self.sources, &spec).map(|raised| (raised, vec![]))
            }
            Fallback::Ptx => raise_program_or_fall_back(&self.sources, &spec, OwnCode::Ptx),
            Fallback::Native => raise_program_or_fall_back(&self.sources, &spec, OwnCode::Native),
        };
        let (raised, mut fell_back) = raised.map_err(|errors| self.faults(errors))?;
        for call in fell_back
            .iter_mut()
            .filter_map(|fell_back| fell_back.native.take())
        {
            native::calls::register(call).map_err(|errors| self.faults(errors))?;
        }
        self.warn(&raised);
        let fast = fast_math(job);
        let mut files = BTreeMap::new();
        let mut allow = Allow {
            passes: job.passes,
            ..Allow::default()
        };
        for (place, launch) in plan.launches.iter().enumerate() {
            files.insert(job.callee(place), launch.source);
            if fast.contains(&launch.kernel) {
                allow.fast_math.insert(job.callee(place));
            }
        }
        let first = plan.launches.first().map(|launch| launch.source);
        Ok(TensorProgram {
            func: placed(&raised.func, &files, first),
            inputs: raised.inputs.iter().map(|i| input(i, plan)).collect(),
            checks: checks(&raised),
            outputs: raised.outputs,
            until: plan.until.is_some(),
            fell_back: notes(fell_back, plan, fallback),
            allow,
            own: BTreeMap::new(),
        })
    }

    fn emit(&self, job: &Job, launch: &BoundLaunch, stages: &[Stage]) -> Result<Vec<String>> {
        use raise::source::Stage as To;
        let to = |stage: &Stage| match stage {
            Stage::Ptx => To::Ptx,
            Stage::Nvvm => To::Nvvm,
            Stage::Cf => To::Cf,
            Stage::Scf => To::Scf,
            Stage::Affine => To::Affine,
            Stage::Parallel => To::Parallel,
            Stage::StableHlo | Stage::Optimized => To::Stablehlo,
        };
        let source = &self.sources[launch.source];
        let to: Vec<To> = stages.iter().map(to).collect();
        let texts = raise::source::emit_stages(source, &raise_launch(job, &[], launch), &to);
        texts.map_err(|mut errors| {
            errors
                .iter_mut()
                .for_each(|error| error.place.source = launch.source);
            self.faults(errors)
        })
    }

    fn has_warned(&self) -> bool {
        let warned = self.warned.lock().expect("no thread panics with it");
        !warned.is_empty()
    }

    fn interpret(
        &self,
        job: &Job,
        plan: &BoundJob,
        arrays: &mut [Vec<u8>],
        steps: u64,
    ) -> Result<()> {
        let spec = self.spec(job, plan);
        raise::source::interpret(&self.sources, &spec, arrays, steps)
            .map_err(|errors| self.faults(errors))
    }

    fn run_natively(
        &self,
        job: &Job,
        plan: &BoundJob,
        arrays: &mut [Vec<u8>],
        steps: u64,
        accesses: Accesses,
        after_launch: &mut dyn FnMut(&mut [Vec<u8>]),
    ) -> Result<()> {
        let spec = self.spec(job, plan);
        let accesses = match accesses {
            Accesses::Checked => native::Accesses::Checked,
            Accesses::Unchecked => native::Accesses::Unchecked,
        };
        let mut engines = self.engines.lock().expect("no thread panics with it");
        let known = engines
            .iter()
            .position(|engine| engine.accesses() == accesses);
        let number = known.unwrap_or_else(|| {
            engines.push(native::Engine::new(accesses));
            engines.len() - 1
        });
        let mut engine = native::Watched {
            engine: &mut engines[number],
            after_launch,
        };
        raise::source::run_on(&mut engine, &self.sources, &spec, arrays, steps)
            .map_err(|errors| self.faults(errors))
    }

    fn interpret_disturbed(
        &self,
        job: &Job,
        plan: &BoundJob,
        arrays: &mut [Vec<u8>],
        steps: u64,
        seed: u64,
    ) -> Result<()> {
        let spec = self.spec(job, plan);
        raise::source::interpret_disturbed(&self.sources, &spec, arrays, steps, seed)
            .map_err(|errors| self.faults(errors))
    }
}

/// Returns the kernels all of whose launches allow fast math.
fn fast_math(job: &Job) -> BTreeSet<String> {
    let of = |allowed: bool| {
        let launches = job.launches.iter();
        let some = launches.filter(move |launch| launch.options.fast_math == allowed);
        some.map(|launch| launch.kernel.value.clone())
    };
    let exact: BTreeSet<String> = of(false).collect();
    of(true).filter(|kernel| !exact.contains(kernel)).collect()
}

fn kernel(info: KernelInfo) -> Kernel {
    let param = |param: ptx::ParamInfo| Param {
        name: param.name,
        element: param.element.map(str::to_owned),
        extents: param.extents,
        kind: match param.kind {
            Kind::Pointer => ParamKind::Pointer,
            Kind::Int { bits } => ParamKind::Int { bits },
            Kind::Float { bits } => ParamKind::Float { bits },
            Kind::Unknown64 => ParamKind::Unknown64,
            Kind::Struct { bytes } => ParamKind::Struct {
                bytes: bytes as u64,
            },
        },
    };
    Kernel {
        name: info.name,
        params: info.params.into_iter().map(param).collect(),
        shared_bytes: info.shared_bytes,
        barriers: info.barriers,
        needs: info.needs,
    }
}

/// Converts errors of the `raise` crate to faults that refer to their sources.
pub fn faults(errors: Vec<Error>, origins: &[Origin]) -> Faults {
    let fault = |error: Error| fault(error, origins);
    errors.into_iter().map(fault).collect::<Vec<_>>().into()
}

/// Converts an error of the `raise` crate to a fault that refers to its source.
fn fault(error: Error, origins: &[Origin]) -> Fault {
    let place = error.place.clone();
    let mut fault = Fault::from(error);
    let Some(origin) = origins.get(place.source) else {
        return fault;
    };
    for label in place.labels {
        fault = fault.at_kernel(origin, label.span.start..label.span.end, label.text);
    }
    for (line, column, text) in place.lines {
        let span = line_span(origin.inner(), line, column);
        fault = fault.at_kernel(origin, span, text);
    }
    if let (Some((line, column)), false) = (place.line_column, fault.has_place()) {
        let span = line_span(origin.inner(), line, column);
        fault = fault.at_kernel(origin, span, "here");
    }
    if !fault.has_place() {
        // Nothing else in the message identifies the file.
        fault.message = format!("{}: {}", origin.name(), fault.message);
    }
    fault
}
