//! Assembly of many launches and a time loop into one tensor program.
//!
//! The whole loop is one `while` whose state is the arrays. If a step exchanges arrays (`swap`),
//! the loop body is unrolled until every array is in its original position again, so that nothing
//! is copied.

use crate::error::{Error, Result};
use crate::fallback::Fallback;
use crate::kernel_ir::{Kernel, KernelArg, Loc, OpKind};
use crate::launch::Launch;
use crate::reduction_trees;
use crate::tensor::{self, ArrayValue, Asked, Check, FAULT};
use crate::until::Until;
use crate::variables;
use crate::views::{self, ArrayView};
use diagnostics::activity;
use stablehlo::{BinaryOp, Direction, ElementType, Func, Scalar, TensorType, Value};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

mod frame;
pub mod schedule;
mod time_loop;

use self::schedule::Schedule;
use frame::Frame;

/// The input of raising: the arrays, the launches of a step, and what happens between steps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProgramSpec {
    /// All arrays, in the order in which the interpreter receives them.
    pub arrays: Vec<ArraySpec>,
    /// Run-time scalars: name and type.
    pub floats: Vec<(String, ElementType)>,
    /// The launches, in order.
    pub launches: Vec<LaunchSpec>,
    /// The schedule of the launches, unless all of them run once in each step.
    pub schedule: Option<Schedule>,
    /// Cyclic exchanges after each step: the first array of a list receives the second's data, …,
    /// the last the first's.
    pub swap: Vec<Vec<String>>,
    /// Whether the program takes a number of steps; otherwise it runs one step.
    pub looped: bool,
    /// The condition that ends a loop before it has run that number of steps.
    pub until: Option<Until>,
    /// The scalars that vary from step to step, and the step counter, if a loop needs one.
    pub step_values: Option<StepValues>,
    /// Arrays that keep the contents that others have after the first step: the other array, and
    /// the array that keeps it. They require `step_values`.
    pub remembered: Vec<(String, String)>,
}

/// The scalars of a program that vary from step to step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepValues {
    /// The array of rank 0, an `i64`, that holds the number of completed steps: each step adds 1.
    pub counter: String,
    /// The scalars.
    pub scalars: Vec<StepScalar>,
}

/// A scalar that varies from step to step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepScalar {
    /// Its name.
    pub name: String,
    /// Its type: `i64`, or a float's.
    pub element: ElementType,
    /// Its value.
    pub source: StepSource,
}

/// The value of a scalar at each step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepSource {
    /// A multiple of the number of completed steps, plus a constant.
    Line {
        /// The factor.
        factor: i64,
        /// The constant.
        offset: i64,
    },
    /// The element of this `f64` array whose index is the number of completed steps.
    Table(String),
}

impl StepValues {
    /// Returns the scalar with this name.
    pub fn scalar(&self, name: &str) -> Option<&StepScalar> {
        self.scalars.iter().find(|scalar| scalar.name == name)
    }

    /// Returns the arrays from which the scalars with these names are computed.
    fn arrays_of<'a>(&'a self, names: &BTreeSet<&str>) -> BTreeSet<&'a str> {
        let used = self
            .scalars
            .iter()
            .filter(|scalar| names.contains(scalar.name.as_str()));
        let mut arrays = BTreeSet::new();
        for scalar in used {
            arrays.insert(self.counter.as_str());
            if let StepSource::Table(table) = &scalar.source {
                arrays.insert(table);
            }
        }
        arrays
    }
}

impl ProgramSpec {
    /// Returns the schedule of the launches.
    pub fn schedule(&self) -> Cow<'_, Schedule> {
        match &self.schedule {
            Some(schedule) => Cow::Borrowed(schedule),
            None => Cow::Owned(Schedule::in_order(self.launches.len())),
        }
    }

    /// Returns all exchanges, those after a step first.
    fn swaps(&self) -> impl Iterator<Item = &Vec<String>> {
        let of_groups = self.schedule.iter().flat_map(schedule::swaps);
        self.swap.iter().chain(of_groups)
    }
}

/// An array of the program.
#[derive(Clone, Debug, PartialEq)]
pub struct ArraySpec {
    /// Its name.
    pub name: String,
    /// Element type.
    pub element: ElementType,
    /// Extents, the slowest-varying first.
    pub shape: Vec<usize>,
}

/// A launch and the source of its kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct LaunchSpec {
    /// Index of the source.
    pub source: usize,
    /// The launch.
    pub launch: Launch,
    /// The name of its function, if it differs from the kernel's.
    pub called: Option<String>,
}

/// A tensor program and how to call it.
#[derive(Clone, Debug)]
pub struct Program {
    /// The function `main`.
    pub func: Func,
    /// Its parameters, in order.
    pub inputs: Vec<Input>,
    /// The arrays whose new contents are its results, in order.
    pub outputs: Vec<String>,
    /// The run-time checks of the program. If there are any, a further result, an `i32`, is 0 or
    /// the number (from 1) of the first failed check. A loop with [`ProgramSpec::until`] has two
    /// more results after that: the number of steps it ran, an `i64`, and whether the condition
    /// holds, an `i1`.
    pub checks: Vec<Check>,
    /// The approximations on which integers depend, in launches that are not `exact`: their last
    /// bits may select other integers than on CUDA.
    pub approximations: BTreeSet<Approximation>,
}

/// A function that each target approximates differently, and on which an integer depends.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Approximation {
    /// Index of the kernel's source.
    pub source: usize,
    /// Its location in the source.
    pub loc: Loc,
    /// The kernel.
    pub kernel: String,
    /// The function, by the name of its op.
    pub function: &'static str,
}

/// A parameter of a [`Program`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// The number of steps to run, an `i64`.
    Steps,
    /// Whether to run the launches before the first step, an `i64`: 1 or 0.
    Before,
    /// Whether to run the launches after the last step, likewise.
    After,
    /// A run-time scalar.
    Scalar {
        /// Its name.
        name: String,
        /// Its type.
        element: ElementType,
    },
    /// An array.
    Array {
        /// Its name.
        name: String,
        /// Whether its buffer is donated: the result reuses it.
        donated: bool,
    },
}

/// Assembles `kernels` (one per launch of `spec`, at the parallel stage) into a program.
///
/// Errors carry the index of the launch's source.
pub fn assemble(spec: &ProgramSpec, kernels: &[Kernel]) -> Result<Program> {
    let bodies: Vec<Body> = kernels.iter().map(Body::Raised).collect();
    assemble_bodies(spec, &bodies)
}

/// The implementation of a launch.
#[derive(Clone, Copy, Debug)]
pub enum Body<'a> {
    /// A raised kernel, at the parallel stage.
    Raised(&'a Kernel),
    /// A call of its original code.
    Own(&'a Fallback),
}

impl<'a> Body<'a> {
    /// Returns the names of its arrays and scalars.
    fn names(self) -> Vec<&'a str> {
        match self {
            Body::Raised(kernel) => kernel.args.iter().map(KernelArg::name).collect(),
            Body::Own(call) => {
                let names = call.arrays.iter().chain(&call.scalars);
                names.map(String::as_str).collect()
            }
        }
    }
}

/// Like [`assemble`], with launches that may not be raised.
pub fn assemble_bodies(spec: &ProgramSpec, bodies: &[Body]) -> Result<Program> {
    let mut kernels: Vec<Option<Kernel>> = bodies
        .iter()
        .map(|body| match body {
            Body::Raised(kernel) => Some((*kernel).clone()),
            Body::Own(_) => None,
        })
        .collect();
    let variables = variables::resolve_module_variables(spec, &mut kernels)?;
    let settled = kernels.iter().zip(bodies);
    let bodies = settled.map(|(kernel, body)| kernel.as_ref().map_or(*body, Body::Raised));
    let bodies = &bodies.collect::<Vec<Body>>();
    // Whether an access needs a run-time check is known only after the kernel has been lowered:
    // then it is lowered again, with the fault.
    let may_gather = |body: &Body| match body {
        Body::Raised(kernel) => may_gather(kernel),
        Body::Own(_) => false,
    };
    let mut has_fault: Vec<bool> = bodies.iter().map(may_gather).collect();
    let exact_arrays = exact_arrays(spec, bodies);
    let changing = changing_arrays(spec, bodies);
    loop {
        let mut checking = Checking {
            exact_arrays: exact_arrays.clone(),
            changing: changing.clone(),
            checks: Vec::new(),
            wants_fault: has_fault.clone(),
            has_fault,
        };
        let program = build(spec, bodies, &variables, &mut checking)?;
        if checking.wants_fault == checking.has_fault {
            return Ok(program);
        }
        has_fault = checking.wants_fault;
    }
}

/// Returns the arrays from whose elements some launch computes integers, in this step or a later
/// one.
fn exact_arrays(spec: &ProgramSpec, bodies: &[Body]) -> BTreeSet<String> {
    let mut arrays: BTreeSet<String> = BTreeSet::new();
    loop {
        let before = arrays.len();
        for (launch, body) in spec.launches.iter().zip(bodies) {
            let Body::Raised(kernel) = body else { continue };
            let parts = views::resolve(&launch.launch, &spec.arrays).1;
            let named = tensor::exact_arrays(kernel, &named_as(kernel, &parts, &arrays));
            let of_job = |name: &String| views::array_of(&parts, name).to_owned();
            arrays.extend(named.iter().map(of_job));
        }
        for cycle in spec.swaps() {
            if cycle.iter().any(|name| arrays.contains(name)) {
                arrays.extend(cycle.iter().cloned());
            }
        }
        if arrays.len() == before {
            return arrays;
        }
    }
}

/// Returns the arrays that are exchanged, or written by a launch that runs more than once, and the
/// scalars that vary.
fn changing_arrays(spec: &ProgramSpec, bodies: &[Body]) -> BTreeSet<String> {
    let mut arrays: BTreeSet<String> = spec.swaps().flatten().cloned().collect();
    let varying = spec.step_values.iter().flat_map(|values| &values.scalars);
    arrays.extend(varying.map(|scalar| scalar.name.clone()));
    let repeated = schedule::repeated(&spec.schedule(), spec.looped);
    let all = spec.launches.iter().zip(bodies).enumerate();
    for (_, (launch, body)) in all.filter(|(number, _)| repeated.contains(number)) {
        let parts = views::resolve(&launch.launch, &spec.arrays).1;
        let written = match body {
            Body::Own(call) => call.arrays.iter().map(String::as_str).collect(),
            Body::Raised(kernel) => kernel.written_arrays(),
        };
        let of_job = |name: &str| views::array_of(&parts, name).to_owned();
        arrays.extend(written.into_iter().map(of_job));
    }
    arrays
}

/// Returns the arguments of a kernel that are, or are views of, one of the job's `arrays`.
fn named_as(kernel: &Kernel, parts: &[ArrayView], arrays: &BTreeSet<String>) -> BTreeSet<String> {
    let names = kernel.args.iter().map(KernelArg::name);
    let named = names.filter(|name| arrays.contains(views::array_of(parts, name)));
    named.map(str::to_owned).collect()
}

/// The state of the run-time checks while a program is built.
struct Checking {
    exact_arrays: BTreeSet<String>,
    changing: BTreeSet<String>,
    checks: Vec<Check>,
    /// For each launch, whether it may set the fault.
    has_fault: Vec<bool>,
    /// For each launch, whether it needs the fault.
    wants_fault: Vec<bool>,
}

/// Builds the program; it lacks checks where `checking` records that a launch needs the fault and
/// does not have it.
fn build(
    spec: &ProgramSpec,
    bodies: &[Body],
    variables: &[variables::Variable],
    checking: &mut Checking,
) -> Result<Program> {
    let parts: Vec<Vec<ArrayView>> = spec
        .launches
        .iter()
        .map(|launch| views::resolve(&launch.launch, &spec.arrays).1)
        .collect();
    let conditions = spec.schedule.iter().flat_map(schedule::conditions);
    let conditions = conditions.flat_map(|condition| condition.holds.names());
    let remembered = spec.remembered.iter();
    let remembered = remembered.flat_map(|(of, kept)| [of.as_str(), kept.as_str()]);
    let ending = spec.until.iter().flat_map(Until::names);
    let ending = ending.chain(conditions).chain(remembered);
    let used: BTreeSet<&str> = bodies
        .iter()
        .zip(&parts)
        .flat_map(|(body, parts)| {
            let names = body.names().into_iter();
            names.map(|name| views::array_of(parts, name))
        })
        .chain(ending)
        .collect();
    let varying = spec
        .step_values
        .iter()
        .flat_map(|values| values.arrays_of(&used));
    let varying: Vec<&str> = varying.collect();
    let used: BTreeSet<&str> = used.into_iter().chain(varying).collect();
    let mut swapped: BTreeSet<&str> = BTreeSet::new();
    if spec.looped {
        swapped.extend(spec.swap.iter().flatten().map(String::as_str));
    }
    let schedule = spec.schedule();
    let of_groups = schedule::swaps(&schedule);
    swapped.extend(of_groups.flatten().map(String::as_str));
    let takes_part = |name: &str| used.contains(name) || swapped.contains(name);
    let arrays: Vec<&ArraySpec> = spec.arrays.iter().filter(|a| takes_part(&a.name)).collect();
    let floats: Vec<&(String, ElementType)> = spec
        .floats
        .iter()
        .filter(|f| used.contains(f.0.as_str()))
        .collect();

    let mut func = Func::new("main");
    let mut inputs = Vec::new();
    let i64_scalar = TensorType::scalar(ElementType::I64);
    let steps = spec.looped.then(|| {
        inputs.push(Input::Steps);
        func.parameter(i64_scalar.clone())
    });
    let mut whether = |input: Input, items: &[schedule::Item]| {
        let is_asked = spec.looped && !items.is_empty();
        is_asked.then(|| {
            inputs.push(input);
            func.parameter(i64_scalar.clone())
        })
    };
    let before = whether(Input::Before, &schedule.before);
    let after = whether(Input::After, &schedule.after);
    let mut scalars = BTreeMap::new();
    for (name, element) in &floats {
        inputs.push(Input::Scalar {
            name: name.clone(),
            element: *element,
        });
        scalars.insert(name.clone(), func.parameter(TensorType::scalar(*element)));
    }
    let first_array = inputs.len();
    let mut state = Vec::new();
    for a in &arrays {
        inputs.push(Input::Array {
            name: a.name.clone(),
            donated: false,
        });
        let value = func.parameter(TensorType::new(a.element, a.shape.clone()));
        state.push(ArrayValue {
            name: a.name.clone(),
            element: a.element,
            shape: a.shape.clone(),
            value,
            written: swapped.contains(a.name.as_str()),
        });
    }
    let visible = state.len();
    for variable in variables {
        state.push(ArrayValue {
            name: variable.name.clone(),
            element: variable.initial.element(),
            shape: variable.initial.shape().to_vec(),
            value: func.constant(variable.initial.clone()),
            written: false,
        });
    }
    for (index, input) in inputs.iter().enumerate() {
        let name = match input {
            Input::Steps => "steps",
            Input::Before => "before the first step",
            Input::After => "after the last step",
            Input::Scalar { name, .. } | Input::Array { name, .. } => name,
        };
        func.set_parameter_name(index, name);
    }

    if checking.has_fault.contains(&true) {
        state.push(ArrayValue {
            name: FAULT.to_owned(),
            element: ElementType::I32,
            shape: vec![],
            value: func.scalar(ElementType::I32, Scalar::Int(0)),
            written: false,
        });
    }
    let mut frame = Frame {
        func,
        state,
        scalars,
    };
    let mut appender = Appender {
        spec,
        bodies,
        checking,
    };
    appender.at_edge(before, &schedule.before, &mut frame)?;
    let ended = match steps {
        None => {
            appender.step(&mut frame)?;
            None
        }
        Some(steps) => appender.time_loop(steps, &mut frame)?,
    };
    appender.at_edge(after, &schedule.after, &mut frame)?;
    let Frame {
        mut func,
        mut state,
        ..
    } = frame;

    let mut outputs = Vec::new();
    let fault = state.pop_if(|a| a.name == FAULT);
    state.truncate(visible);
    for (place, array) in state.iter().enumerate() {
        if array.written {
            let alias = format!("{} : i32", outputs.len());
            func.add_parameter_attribute(first_array + place, "tf.aliasing_output", &alias);
            if let Input::Array { donated, .. } = &mut inputs[first_array + place] {
                *donated = true;
            }
            outputs.push(array.name.clone());
            func.results.push(array.value);
        }
    }
    if let (Some(fault), false) = (fault, checking.checks.is_empty()) {
        func.results.push(fault.value);
    }
    func.results.extend(ended.into_iter().flatten());
    Ok(Program {
        func: match spec.launches.iter().any(|launch| launch.launch.exact) {
            true => func, // reduction trees keep their order
            false => reduction_trees::reduced(&func),
        },
        inputs,
        outputs,
        checks: std::mem::take(&mut checking.checks),
        approximations: approximations(spec, bodies, &checking.exact_arrays),
    })
}

fn approximations(
    spec: &ProgramSpec,
    bodies: &[Body],
    exact_arrays: &BTreeSet<String>,
) -> BTreeSet<Approximation> {
    let mut all = BTreeSet::new();
    for (launch, body) in spec.launches.iter().zip(bodies) {
        let (Body::Raised(kernel), false) = (body, launch.launch.exact) else {
            continue;
        };
        let parts = views::resolve(&launch.launch, &spec.arrays).1;
        let arrays = named_as(kernel, &parts, exact_arrays);
        for (loc, function) in tensor::approximations(kernel, &arrays) {
            all.insert(Approximation {
                source: launch.source,
                loc,
                kernel: kernel.name.clone(),
                function,
            });
        }
    }
    all
}

/// Returns whether it is a name of the job.
fn spec_name(name: &str) -> bool {
    name != FAULT && !name.contains(' ')
}

/// Returns whether the kernel accesses anything at an index that is not affine.
fn may_gather(kernel: &Kernel) -> bool {
    let mut any = false;
    kernel.body.walk(&mut |op| {
        any |= matches!(
            op.kind,
            OpKind::Load { .. }
                | OpKind::Store { .. }
                | OpKind::Ptx(..)
                | OpKind::While { .. }
                | OpKind::For { .. }
        )
    });
    any
}

/// The state of appending launches to the functions of a program.
struct Appender<'a> {
    spec: &'a ProgramSpec,
    bodies: &'a [Body<'a>],
    checking: &'a mut Checking,
}

impl Appender<'_> {
    /// Appends the launches before or after the steps; in a loop they run `times` times, an `i64`.
    fn at_edge(
        &mut self,
        times: Option<Value>,
        items: &[schedule::Item],
        frame: &mut Frame,
    ) -> Result<()> {
        match times {
            Some(times) => {
                let body = &mut |frame: &mut Frame| self.run(items, frame);
                schedule::counted(times, "once", frame, body)
            }
            None => self.run(items, frame),
        }
    }

    /// Appends one step: every launch of it, in order, each as a call of a separate function.
    fn step(&mut self, frame: &mut Frame) -> Result<()> {
        let spec = self.spec;
        let of_step = scalars_of_step(spec, frame);
        let of_loop = std::mem::replace(&mut frame.scalars, of_step);
        self.run(&spec.schedule().step, frame)?;
        frame.scalars = of_loop;
        count_step(spec, frame);
        Ok(())
    }

    /// Appends the launch with this number.
    fn launch(&mut self, number: usize, frame: &mut Frame) -> Result<()> {
        let Appender {
            spec,
            bodies,
            checking,
        } = self;
        let Frame {
            func,
            state,
            scalars,
        } = frame;
        let launch = &spec.launches[number];
        let parts = views::resolve(&launch.launch, &spec.arrays).1;
        let before = checking.checks.len();
        let kernel = match bodies[number] {
            Body::Raised(kernel) => kernel,
            Body::Own(call) => return call.call(func, state, scalars),
        };
        let arrays = named_as(kernel, &parts, &checking.exact_arrays);
        let repeats = spec.looped || spec.schedule.is_some();
        let asked = Asked {
            races: launch.launch.races,
            changing: repeats.then_some(&checking.changing),
            exact: launch.launch.exact,
            exact_arrays: &arrays,
        };
        let checks = &mut checking.checks;
        let missing = if spec.launches.len() == 1 && !repeats {
            // A single launch needs no function of its own.
            lower(kernel, &parts, func, state, scalars, checks, asked)
        } else {
            let has_fault = checking.has_fault[number];
            let called = launch.called.as_ref().unwrap_or(&kernel.name);
            call(
                kernel, &parts, func, state, scalars, checks, called, asked, has_fault,
            )
        }
        .map_err(|mut error| {
            error.place.source = launch.source;
            error
        })?;
        checking.wants_fault[number] |= missing;
        for check in &mut checking.checks[before..] {
            check.source = launch.source;
        }
        Ok(())
    }
}

/// Returns the scalars of this step: those that vary, computed from their arrays, and the others.
fn scalars_of_step(spec: &ProgramSpec, frame: &mut Frame) -> BTreeMap<String, Value> {
    let mut all = frame.scalars.clone();
    let Some(values) = &spec.step_values else {
        return all;
    };
    let (func, state) = (&mut frame.func, &frame.state);
    let of = |name: &str| {
        let array = state.iter().find(|array| array.name == name);
        array.map(|array| array.value)
    };
    let Some(counter) = of(&values.counter) else {
        return all; // no launch uses any
    };
    for scalar in &values.scalars {
        let value = match &scalar.source {
            StepSource::Line { factor, offset } => {
                let factor = func.scalar(ElementType::I64, Scalar::Int(*factor));
                let product = func.binary(BinaryOp::Multiply, counter, factor);
                let offset = func.scalar(ElementType::I64, Scalar::Int(*offset));
                func.binary(BinaryOp::Add, product, offset)
            }
            StepSource::Table(table) => {
                let Some(table) = of(table) else { continue };
                let element = func.dynamic_slice(table, &[counter], &[1]);
                func.reshape(element, &[])
            }
        };
        all.insert(scalar.name.clone(), func.convert(value, scalar.element));
    }
    all
}

/// Returns the index of the step counter among the arrays, if the program has one.
fn counter(spec: &ProgramSpec, state: &[ArrayValue]) -> Option<usize> {
    let values = spec.step_values.as_ref()?;
    state.iter().position(|array| array.name == values.counter)
}

/// Adds 1 to the number of completed steps, if the program has a counter.
fn count_step(spec: &ProgramSpec, frame: &mut Frame) {
    if let Some(counter) = counter(spec, &frame.state) {
        let (func, counter) = (&mut frame.func, &mut frame.state[counter]);
        let one = func.scalar(ElementType::I64, Scalar::Int(1));
        counter.value = func.binary(BinaryOp::Add, counter.value, one);
        counter.written = true;
    }
}

/// Saves the contents of arrays after the first step and its exchanges.
fn remember(spec: &ProgramSpec, frame: &mut Frame) {
    let (func, state) = (&mut frame.func, &mut frame.state);
    let Some(counter) = counter(spec, state) else {
        return;
    };
    let place = |name: &String| state.iter().position(|array| array.name == *name);
    let places: Vec<(usize, usize)> = (spec.remembered.iter())
        .filter_map(|(of, kept)| Some((place(of)?, place(kept)?)))
        .collect();
    for (of, kept) in places {
        let one = func.scalar(ElementType::I64, Scalar::Int(1));
        let is_first = func.compare(Direction::Eq, state[counter].value, one);
        state[kept].value = func.select(is_first, state[of].value, state[kept].value);
        state[kept].written = true;
    }
}

/// Adds the kernel as a function of the values it uses, and a call of it. Returns whether a check
/// is missing.
#[expect(
    clippy::too_many_arguments,
    reason = "those of `lower`, and whether it has the fault"
)]
fn call(
    kernel: &Kernel,
    parts: &[ArrayView],
    func: &mut Func,
    state: &mut [ArrayValue],
    scalars: &BTreeMap<String, Value>,
    checks: &mut Vec<Check>,
    called: &str,
    asked: Asked,
    has_fault: bool,
) -> Result<bool> {
    let names: BTreeSet<&str> = kernel
        .args
        .iter()
        .map(|arg| views::array_of(parts, arg.name()))
        .collect();
    let mut callee = Func::new(called);
    let mut operands = Vec::new();
    let mut inner_scalars = BTreeMap::new();
    for (name, value) in scalars.iter().filter(|s| names.contains(s.0.as_str())) {
        operands.push(*value);
        let parameter = callee.parameter(func.tensor(*value).clone());
        callee.set_parameter_name(operands.len() - 1, name);
        inner_scalars.insert(name.clone(), parameter);
    }
    let places: Vec<usize> = (0..state.len())
        .filter(|k| {
            names.contains(state[*k].name.as_str()) || (has_fault && state[*k].name == FAULT)
        })
        .collect();
    let mut inner = Vec::new();
    for place in &places {
        let array = &state[*place];
        operands.push(array.value);
        let value = callee.parameter(func.tensor(array.value).clone());
        if spec_name(&array.name) {
            callee.set_parameter_name(operands.len() - 1, &array.name);
        }
        inner.push(ArrayValue {
            value,
            written: false,
            ..array.clone()
        });
    }
    let missing = lower(
        kernel,
        parts,
        &mut callee,
        &mut inner,
        &inner_scalars,
        checks,
        asked,
    )?;
    let written: Vec<usize> = (0..places.len()).filter(|k| inner[*k].written).collect();
    callee.results = written.iter().map(|k| inner[*k].value).collect();
    if written.is_empty() {
        return Ok(missing);
    }
    let results = func.call(callee, &operands);
    for (k, value) in written.into_iter().zip(results) {
        let array = &mut state[places[k]];
        (array.value, array.written) = (value, true);
    }
    Ok(missing)
}

/// Appends the kernel to `func`, on its views of the arrays, with each scalar converted to the type
/// the kernel takes. Returns whether a check is missing.
fn lower(
    kernel: &Kernel,
    parts: &[ArrayView],
    func: &mut Func,
    state: &mut [ArrayValue],
    scalars: &BTreeMap<String, Value>,
    checks: &mut Vec<Check>,
    asked: Asked,
) -> Result<bool> {
    let _lowering = activity::enter(format!("kernel `{}` becomes tensors", kernel.name));
    let mut typed = BTreeMap::new();
    for arg in &kernel.args {
        if let KernelArg::Scalar { name, ty, .. } = arg {
            let value = scalars.get(name).ok_or_else(|| {
                Error::internal(
                    "program-scalar",
                    format!("the program has no scalar `{name}`"),
                )
            })?;
            let element = match ty {
                ty if ty.is_int() => ElementType::I64,
                ty => crate::tensor::element(*ty),
            };
            typed.insert(name.clone(), func.convert(*value, element));
        }
    }
    views::lower_on_views(kernel, parts, func, state, &typed, checks, asked)
}
