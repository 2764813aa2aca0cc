//! Derivatives of jobs, on programs built in the test, so that LLVM is not needed: against
//! difference quotients, forward against reverse mode, in segments against in one program, and the
//! messages for invalid requests.

use std::cell::Cell;
use std::path::Path;

use runner::arrays::HostArray;
use runner::compile::TensorProgram;
use runner::device::{Device, Interpreter};
use runner::fault::{Faults, Result};
use runner::gradient::call::{Callable, Values, first_value};
use runner::gradient::quotients::{dot, moved};
use runner::gradient::segmented::{Ended, SegmentContext, SegmentPlan};
use runner::gradient::{Built, Parameter, Primal, Request};
use runner::interrupt::Interrupt;
use runner::job::gradient::Steps;
use runner::job::{Init, Job, read};
use runner::program::Input;
use runner::progress::Progress;
use runner::report::render;
use stablehlo::{BinaryOp, Direction, ElementType, Func, Literal, Scalar, TensorType, Value};

use crate::common;

const TARGET: optimize::Target = optimize::Target::Cpu;

/// A stirred tracer: its step is built in [`raised`].
const JOB: &str = r#"
kernels = ["stir.ptx"]
[scalars]
rate = { value = 0.3, type = "TYPE" }
left = 2.5
count = 7
[coordinates.x]
from = 0.5
spacing = 0.25
[arrays.T]
dtype = "TYPE"
shape = [6, 9]
dims = ["y", "x"]
halo = [1, 0]
init = { random = "uniform", seed = 3, low = 0.5, high = 1.5 }
units = "K"
[arrays.new]
dtype = "TYPE"
shape = [6, 9]
dims = ["y", "x"]
[arrays.bottom]
dtype = "TYPE"
shape = [6, 9]
dims = ["y", "x"]
init = { random = "uniform", seed = 4 }
[arrays.seen]
dtype = "TYPE"
shape = [4, 9]
dims = ["y", "x"]
init = { random = "normal", seed = 5 }
[arrays.total]
dtype = "TYPE"
shape = [1]
init = { random = "uniform", seed = 6 }
[arrays.index]
dtype = "i32"
shape = [1]
[[launch]]
kernel = "stir"
grid = 1
block = 32
args = []
[loop]
steps = STEPS
swap = [["T", "new"]]
[objective.J]
expr = "EXPR"
WHEN
units = "K2"
[gradient]
of = "J"
wrt = ["T", "rate", "bottom"]
seeds = { T = "ones", bottom = { expr = "x" }, rate = 2.0 }
"#;

fn job(ty: &str, steps: u64, expr: &str, more: &str) -> Job {
    let text = JOB.replace("TYPE", ty).replace("STEPS", &steps.to_string());
    let text = text.replace("EXPR", expr).replace("WHEN", more);
    read::read("job.toml", &text, Path::new(""))
        .unwrap_or_else(|faults| panic!("{}", shown(&faults)))
}

fn shown(faults: &Faults) -> String {
    render(faults, false, 100)
}

/// One step: the new array, and the sum of the old one.
fn step(body: &mut Func, [rate, t, bottom, total]: [Value; 4]) -> (Value, Value) {
    let shape = body.shape(t).to_vec();
    let north = body.rotate(t, 0, 1);
    let east = body.rotate(t, 1, 2);
    let both = body.binary(BinaryOp::Multiply, north, east);
    let stirred = body.binary(BinaryOp::Subtract, both, bottom);
    let rates = body.broadcast_in_dim(rate, &shape, &[]);
    let part = body.binary(BinaryOp::Multiply, rates, stirred);
    let more = body.unary(stablehlo::UnaryOp::Tanh, part);
    let next = body.binary(BinaryOp::Add, t, more);
    let zero = body.scalar(body.tensor(t).element, Scalar::Int(0));
    let sum = body.reduce(more, zero, &[0, 1], stablehlo::Combiner::Add);
    let sum = body.reshape(sum, &[1]);
    (next, body.binary(BinaryOp::Add, total, sum))
}

/// One step that searches the array for a large value, up to three rows further, and returns how
/// far that value is above the bottom. The initial value of the loop, 0, is not an operand of its
/// additions.
fn search(body: &mut Func, [rate, t, bottom, total]: [Value; 4]) -> (Value, Value) {
    let (array, element) = (body.tensor(t).clone(), body.tensor(t).element);
    let (mut cond, mut turn) = (Func::new("not_yet"), Func::new("next_row"));
    for func in [&mut cond, &mut turn] {
        func.parameter(TensorType::scalar(ElementType::I64));
        func.parameter(array.clone());
        func.parameter(array.clone());
    }
    let [row, found, _] = [0, 1, 2].map(|at| cond.parameters()[at]);
    let none = cond.scalar(element, Scalar::Float(-9.0));
    let most = cond.reduce(found, none, &[0, 1], stablehlo::Combiner::Max);
    let [enough, last] = [
        cond.scalar(element, Scalar::Float(1.3)),
        cond.scalar(ElementType::I64, Scalar::Int(3)),
    ];
    let less = cond.compare(Direction::Lt, most, enough);
    let more = cond.compare(Direction::Lt, row, last);
    cond.results = vec![cond.binary(BinaryOp::And, less, more)];
    let [row, _, given] = [0, 1, 2].map(|at| turn.parameters()[at]);
    let one = turn.scalar(ElementType::I64, Scalar::Int(1));
    let next = turn.rotate(given, 0, 1);
    turn.results = vec![turn.binary(BinaryOp::Add, row, one), next, next];
    let (start, zeros) = (
        body.scalar(ElementType::I64, Scalar::Int(0)),
        body.splat(array.clone(), Scalar::Int(0)),
    );
    let found = body.while_loop(&[start, zeros, t], cond, turn)[1];
    let rates = body.broadcast_in_dim(rate, &array.shape, &[]);
    let depth = body.binary(BinaryOp::Multiply, rates, bottom);
    (body.binary(BinaryOp::Subtract, found, depth), total)
}

type Step = fn(&mut Func, [Value; 4]) -> (Value, Value);

fn raised(element: ElementType) -> TensorProgram {
    raised_of(element, step)
}

/// Builds the program as raising would: a loop over the remaining steps, two per iteration since
/// arrays are swapped.
fn raised_of(element: ElementType, step: Step) -> TensorProgram {
    let mut func = Func::new("main");
    let array = TensorType::new(element, [6, 9]);
    let types = [
        TensorType::scalar(ElementType::I64),
        TensorType::scalar(element),
        array.clone(),
        array.clone(),
        array,
        TensorType::new(element, [1]),
    ];
    let parameters = types.clone().map(|ty| func.parameter(ty));
    let [steps, rate, t, new, bottom, total] = parameters;
    let mut state = vec![
        func.scalar(ElementType::I64, Scalar::Int(0)),
        steps,
        rate,
        t,
        new,
        bottom,
        total,
    ];
    for at_once in [2, 1] {
        let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
        for value in &state {
            cond.parameter(func.tensor(*value).clone());
            body.parameter(func.tensor(*value).clone());
        }
        let ahead = cond.scalar(ElementType::I64, Scalar::Int(at_once));
        let then = cond.binary(BinaryOp::Add, cond.parameters()[0], ahead);
        cond.results = vec![cond.compare(Direction::Le, then, cond.parameters()[1])];
        let p = body.parameters().to_vec();
        let (mut t, mut new, mut total) = (p[3], p[4], p[6]);
        for _ in 0..at_once {
            let (next, sum) = step(&mut body, [p[2], t, p[5], total]);
            (new, t, total) = (t, next, sum);
        }
        let ahead = body.scalar(ElementType::I64, Scalar::Int(at_once));
        let next = body.binary(BinaryOp::Add, p[0], ahead);
        body.results = vec![next, p[1], p[2], t, new, p[5], total];
        state = func.while_loop(&state, cond, body);
    }
    func.results = vec![state[3], state[4], state[6]];
    let array = |name: &str| Input::Array {
        name: name.to_owned(),
        donated: false,
    };
    let rate = Input::Scalar {
        name: "rate".into(),
        element,
        value: 0.3,
    };
    TensorProgram {
        func,
        inputs: vec![
            Input::Steps,
            rate,
            array("T"),
            array("new"),
            array("bottom"),
            array("total"),
        ],
        outputs: ["T", "new", "total"].map(String::from).to_vec(),
        checks: Vec::new(),
        until: false,
        fell_back: Vec::new(),
        allow: optimize::Allow::default(),
        own: Default::default(),
    }
}

/// Runs a future that only waits for an interpreter.
fn now<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    runtime.block_on(future)
}

fn call(built: &Built, given: &dyn Fn(&Parameter) -> Result<HostArray>) -> Values {
    let callable = Callable::compile(&Interpreter, built, &[]).unwrap();
    now(callable.call(given)).unwrap_or_else(|faults| panic!("{}", shown(&faults)))
}

/// Returns the objective with the inputs `names` moved by `by` in the direction of the job's seeds.
fn value_at(job: &Job, primal: &Primal, names: &[&str], by: f64) -> f64 {
    let given = |parameter: &Parameter| {
        let first = first_value(job, parameter)?;
        if !names.contains(&parameter.name()) {
            return Ok(first);
        }
        let Parameter::Input(of) = parameter else {
            panic!("only values are asked for")
        };
        Ok(moved(
            &first,
            by,
            &first_value(job, &Parameter::Seed(of.clone()))?,
        ))
    };
    call(&primal.value(TARGET).unwrap(), &given)
        .objective
        .get(0)
}

fn seed(job: &Job, name: &str) -> HostArray {
    let input = match job.array(name) {
        Some(_) => Input::Array {
            name: name.to_owned(),
            donated: false,
        },
        None => Input::Scalar {
            name: name.to_owned(),
            element: ElementType::F64,
            value: 0.0,
        },
    };
    first_value(job, &Parameter::Seed(input)).unwrap()
}

/// Objectives, and the steps at which they are evaluated.
const OBJECTIVES: &[(&str, &str)] = &[
    ("mean(T^2)", ""),
    ("sum((T - seen)^2 * if(x > 1.2, 1, 0.5)) / left", ""),
    ("T[2, 3] + sum(T[-1, 0:count])", "at = 3"),
    ("T[0, 0] * rate + hypot(T[1, 1], T[1, 2])", "at = 4"),
    ("mean(exp(-T) * x)", "every = 2"),
    (
        "sum(sin(T[1:3, :])^3 + log(2 + abs(T[1:3, :])))",
        "every = 3",
    ),
    ("min(T * 1.5) - max(new)", ""),
    ("total + sum(T * bottom[1:5, :])", ""),
    (
        "sqrt(mean(atan2(T, seen)^2)) + sinh(mean(T)) * acos(0.1 * T[0, 0])",
        "at = 0",
    ),
];

#[test]
fn objectives_agree_with_difference_quotients() {
    let searches = [("sum(T^2)", ""), ("mean((T - seen)^2)", "at = 1")];
    let all = OBJECTIVES.iter().map(|row| (step as Step, row));
    for (step, (expr, when)) in all.chain(searches.iter().map(|row| (search as Step, row))) {
        let job = job("f64", 5, expr, when);
        let request = Request::new(&job, "").unwrap();
        let raised = raised_of(ElementType::F64, step);
        let primal = Primal::new(&job, &raised, &request)
            .unwrap_or_else(|f| panic!("{expr}: {}", shown(&f)));
        let reverse = primal
            .reverse(&[], TARGET)
            .unwrap_or_else(|f| panic!("{expr}: {}", shown(&f)));
        let first = |parameter: &Parameter| first_value(&job, parameter);
        let gradient = call(&reverse, &first);
        assert_eq!(
            gradient.objective.get(0),
            value_at(&job, &primal, &[], 0.0),
            "{expr}"
        );
        let names: Vec<&str> = reverse
            .derivatives
            .iter()
            .flatten()
            .map(String::as_str)
            .collect();
        let along = |(name, derivative): (&&str, &HostArray)| dot(derivative, &seed(&job, name));
        let backwards: f64 = names.iter().zip(&gradient.derivatives).map(along).sum();
        let forwards = call(&primal.forward(&[], TARGET).unwrap(), &first).derivatives[0].get(0);
        assert!(
            (backwards - forwards).abs() <= 1e-12 * forwards.abs().max(1.0),
            "{expr}: {backwards} {forwards}"
        );
        let h = 1e-6;
        let ends = [h, -h].map(|by| value_at(&job, &primal, &names, by));
        let quotient = (ends[0] - ends[1]) / (2.0 * h);
        assert!(
            (backwards - quotient).abs() <= 1e-7 * quotient.abs().max(1.0),
            "{expr}: {backwards} {quotient}"
        );
    }
}

#[test]
fn hessian_times_vector_agrees_with_the_gradient_s_difference_quotients() {
    let job = job("f64", 4, "mean(T^3)", "");
    let raised = raised(ElementType::F64);
    let request = Request::new(&job, "J:T,rate").unwrap();
    let primal = Primal::new(&job, &raised, &request).unwrap();
    let reverse = primal.reverse(&[], TARGET).unwrap();
    let at = |by: f64| {
        let given = |parameter: &Parameter| {
            let first = first_value(&job, parameter)?;
            match parameter {
                Parameter::Input(of) if ["T", "rate"].contains(&of.name()) => Ok(moved(
                    &first,
                    by,
                    &first_value(&job, &Parameter::Seed(of.clone()))?,
                )),
                _ => Ok(first),
            }
        };
        call(&reverse, &given).derivatives
    };
    let h = 1e-5;
    let (after, before) = (at(h), at(-h));
    let second = call(&primal.hessian_vector(&[], TARGET).unwrap(), &|p| {
        first_value(&job, p)
    });
    assert_eq!(second.derivatives.len(), 2);
    for ((after, before), second) in after.iter().zip(&before).zip(&second.derivatives) {
        for ((after, before), second) in after.values().zip(before.values()).zip(second.values()) {
            let quotient = (after - before) / (2.0 * h);
            assert!(
                (quotient - second).abs() < 1e-6 * second.abs().max(1.0),
                "{quotient} {second}"
            );
        }
    }
}

/// An interpreter that requests a stop after a number of calls.
struct Stopping {
    left: Cell<usize>,
    interrupt: Interrupt,
}

impl Device for Stopping {
    type Buffer = Literal;
    type Executable = Func;

    fn describe(&self) -> String {
        Interpreter.describe()
    }

    fn compile(&self, text: &str) -> Result<Func> {
        Interpreter.compile(text)
    }

    fn upload(&self, array: &HostArray) -> Result<Literal> {
        Interpreter.upload(array)
    }

    async fn execute(&self, program: &Func, inputs: &[&Literal]) -> Result<Vec<Literal>> {
        if self.left.get() == 0 {
            self.interrupt.ask();
        }
        self.left.set(self.left.get().saturating_sub(1));
        Interpreter.execute(program, inputs).await
    }

    fn count(&self) -> usize {
        1
    }

    fn upload_blocks(&self, block: &mut dyn FnMut(usize) -> Result<HostArray>) -> Result<Literal> {
        Interpreter.upload_blocks(block)
    }

    async fn download_block(&self, buffer: &Literal, device: usize) -> Result<HostArray> {
        Interpreter.download_block(buffer, device).await
    }
}

/// Runs in segments, stopped and resumed after every `calls` calls.
fn in_segments(primal: &Primal, job: &Job, calls: usize) -> (Values, usize) {
    let plan = SegmentPlan::new(primal, &[], TARGET).unwrap_or_else(|f| panic!("{}", shown(&f)));
    let progress = Progress::new(1, false);
    let mut resume = false;
    for times in 0.. {
        let interrupt = Interrupt::default();
        let device = Stopping {
            left: Cell::new(calls),
            interrupt: interrupt.clone(),
        };
        let around = SegmentContext {
            interrupt: &interrupt,
            progress: &progress,
            sources: &[],
            resume,
        };
        match now(plan.run(&device, job, &around)).unwrap_or_else(|f| panic!("{}", shown(&f))) {
            Ended::Done { values, .. } => return (values, times),
            Ended::Interrupted { .. } => resume = true,
        }
    }
    unreachable!()
}

/// Returns the bits of the objective and of all derivatives.
fn bits(values: &Values) -> Vec<Vec<u8>> {
    let all = [&values.objective].into_iter().chain(&values.derivatives);
    all.map(|array| array.bytes.clone()).collect()
}

/// Objectives and their times: at the end, in the middle, of a scalar too, of an accumulated sum,
/// and at several steps.
const IN_SEGMENTS: &[(&str, &str)] = &[
    ("mean(T^2)", ""),
    ("mean(T^2) * rate + sum(bottom * T[0, 0])", "at = 11"),
    ("total + 0 * T[0, 0]", ""),
    ("mean(T^2) * rate", "every = 4"),
    ("mean(T^2) * rate", "every = 3"),
    (
        "sum(T^3) * rate + sum(T[0, 0:count] * T[1, 0:count])",
        "every = 4",
    ),
];

#[test]
fn segments_change_no_bit() {
    for (expr, when) in IN_SEGMENTS {
        for ty in ["f32", "f64"] {
            let job = job(ty, 13, expr, when);
            let raised = raised(runner::element::parse(ty).unwrap());
            let mut request = Request::new(&job, "").unwrap();
            let primal = Primal::new(&job, &raised, &request).unwrap();
            let whole = call(&primal.reverse(&[], TARGET).unwrap(), &|p| {
                first_value(&job, p)
            });
            drop(primal);
            for segment in [1, 2, 5, 6, 40] {
                let folder = tempfile::tempdir().unwrap();
                request.checkpoint.segment = Some(runner::job::Located::new(segment, 0..0));
                for stopped in [None, Some(3)] {
                    request.checkpoint.folder = stopped.map(|_| folder.path().to_path_buf());
                    let primal = Primal::new(&job, &raised, &request).unwrap();
                    let (parts, times) = in_segments(&primal, &job, stopped.unwrap_or(usize::MAX));
                    let name = format!(
                        "{expr}, {when}, {ty}, segments of {segment}, stopped {times} times"
                    );
                    assert!(stopped.is_none() || segment > 3 || times > 0, "{name}");
                    assert_eq!(bits(&parts), bits(&whole), "{name}");
                }
            }
        }
    }
}

#[test]
fn no_number_of_steps_and_checkpoints_changes_a_bit() {
    for steps in 1..=12 {
        let job = job("f64", steps, "mean(T^2) * rate", "");
        let raised = raised(ElementType::F64);
        let mut request = Request::new(&job, "").unwrap();
        let whole = {
            request.checkpoint.steps = Steps::All;
            let primal = Primal::new(&job, &raised, &request).unwrap();
            bits(&call(&primal.reverse(&[], TARGET).unwrap(), &|p| {
                first_value(&job, p)
            }))
        };
        for count in 1..=6 {
            for steps in [Steps::Slots(count), Steps::Every(count)] {
                request.checkpoint.steps = steps;
                let primal = Primal::new(&job, &raised, &request).unwrap();
                let found = call(&primal.reverse(&[], TARGET).unwrap(), &|p| {
                    first_value(&job, p)
                });
                assert_eq!(bits(&found), whole, "{steps:?}");
            }
            request.checkpoint.steps = Steps::Slots(count);
            request.checkpoint.segment = Some(runner::job::Located::new(count, 0..0));
            let primal = Primal::new(&job, &raised, &request).unwrap();
            let (found, _) = in_segments(&primal, &job, usize::MAX);
            assert_eq!(bits(&found), whole, "segments of {count}");
            request.checkpoint.segment = None;
        }
    }
}

/// An array that starts as zeros, and is not a differentiated input, is a constant of derivative
/// programs rather than an input.
#[test]
fn what_starts_as_zeros_is_no_input() {
    let known = job("f64", 3, "mean(T^2) - sum(new)", "at = 0");
    let mut computed = known.clone();
    let new = computed.arrays.iter_mut().find(|a| a.name.value == "new");
    new.unwrap().init.value = Init::Expression("0 * x".into());
    let raised = raised(ElementType::F64);
    let mut found = Vec::new();
    for (job, flag, is_input) in [
        (&known, "", false),
        (&computed, "", true),
        (&known, "J:T,rate,bottom,new", true),
    ] {
        let request = Request::new(job, flag).unwrap();
        let primal = Primal::new(job, &raised, &request).unwrap();
        let built = primal.reverse(&[], TARGET).unwrap();
        let inputs: Vec<&str> = built.parameters.iter().map(Parameter::name).collect();
        assert_eq!(inputs.contains(&"new"), is_input, "{inputs:?}");
        let mut values = call(&built, &|parameter| first_value(job, parameter));
        values.derivatives.truncate(3);
        found.push(bits(&values));
    }
    assert_eq!(found[0], found[1]);
    assert_eq!(found[0], found[2]);
}

/// States in files are Zarr arrays that other programs can read.
#[test]
fn checkpoints_are_zarr() {
    let Some(python) = common::python("zarr") else {
        return;
    };
    let job = job("f64", 9, "mean(T^2)", "");
    let raised = raised(ElementType::F64);
    let mut request = Request::new(&job, "").unwrap();
    let folder = tempfile::tempdir().unwrap();
    request.checkpoint.segment = Some(runner::job::Located::new(2, 0..0));
    request.checkpoint.folder = Some(folder.path().to_path_buf());
    let primal = Primal::new(&job, &raised, &request).unwrap();
    let plan = SegmentPlan::new(&primal, &[], TARGET).unwrap();
    // The initial state, all segments forward, the steps after them, and two segments backward.
    let interrupt = Interrupt::default();
    let device = Stopping {
        left: Cell::new(7),
        interrupt: interrupt.clone(),
    };
    let around = SegmentContext {
        interrupt: &interrupt,
        progress: &Progress::new(1, false),
        sources: &[],
        resume: false,
    };
    let ended = now(plan.run(&device, &job, &around)).unwrap_or_else(|f| panic!("{}", shown(&f)));
    assert!(matches!(ended, Ended::Interrupted { of: 4, back: 2, .. }));
    let said = common::run_python(
        &python,
        folder.path(),
        "import zarr, numpy\n\
         states, adjoints = zarr.open_group('states', mode='r'), zarr.open_group('adjoints', mode='r')\n\
         print(sorted(states.array_keys()), sorted(adjoints.array_keys()), len(states.attrs['run']))\n\
         T = states['T']\n\
         print(T.shape, T.dtype, T.chunks)\n\
         numpy.save('T.npy', T[0]); numpy.save('adjoint.npy', adjoints['T'][adjoints.attrs['state']])\n",
    );
    assert_eq!(
        said,
        "['T'] ['T', 'bottom', 'rate'] 64\n(5, 6, 9) float64 (1, 6, 9)\n"
    );
    let read = |name: &str| {
        let path = folder.path().join(name);
        runner::arrays::npy::read_file(&path, ElementType::F64, &[6, 9])
            .unwrap_or_else(|error| panic!("{}", error.message))
    };
    let first = runner::arrays::initial::initial(&job, job.array("T").unwrap()).unwrap();
    assert_eq!(read("T.npy"), first);
    assert!(read("adjoint.npy").values().any(|value| value != 0.0));
}

#[test]
fn checkpoints_of_another_run_and_too_many_of_them_are_refused() {
    let job = job("f64", 8, "mean(T^2)", "");
    let raised = raised(ElementType::F64);
    let mut request = Request::new(&job, "").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let run = |request: &Request, resume: bool, stop: bool| {
        let primal = Primal::new(&job, &raised, request).unwrap();
        let plan = SegmentPlan::new(&primal, &[], TARGET)?;
        let (interrupt, progress) = (Interrupt::default(), Progress::new(1, false));
        if stop {
            interrupt.ask();
        }
        let around = SegmentContext {
            interrupt: &interrupt,
            progress: &progress,
            sources: &[],
            resume,
        };
        now(plan.run(&Interpreter, &job, &around))
    };
    request.checkpoint.segment = Some(runner::job::Located::new(2, 0..0));
    request.checkpoint.folder = Some(folder.path().to_path_buf());
    assert!(matches!(
        run(&request, false, true),
        Ok(Ended::Interrupted { there: 0, .. })
    ));
    request.checkpoint.segment = Some(runner::job::Located::new(4, 0..0));
    let other = run(&request, true, false).err().expect("another run");
    assert!(
        shown(&other).contains("of another run"),
        "{}",
        shown(&other)
    );
    request.checkpoint.folder = None;
    request.checkpoint.host_memory = Some(runner::job::Located::new(1000, 0..0));
    let many = run(&request, false, false).err().expect("too many");
    assert!(
        shown(&many).contains("3 checkpoints of"),
        "{}",
        shown(&many)
    );
    // States that do not fit in memory are in files.
    request.checkpoint.folder = Some(folder.path().to_path_buf());
    assert!(matches!(
        run(&request, false, false),
        Ok(Ended::Done { .. })
    ));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn checkpoints_that_are_damaged_are_seen() {
    let job = job("f64", 8, "mean(T^2)", "");
    let raised = raised(ElementType::F64);
    let mut request = Request::new(&job, "J:T").unwrap();
    let folder = tempfile::tempdir().unwrap();
    request.checkpoint.segment = Some(runner::job::Located::new(2, 0..0));
    request.checkpoint.folder = Some(folder.path().to_path_buf());
    let primal = Primal::new(&job, &raised, &request).unwrap();
    let plan = SegmentPlan::new(&primal, &[], TARGET).unwrap();
    let run = |calls: usize, resume: bool| {
        let interrupt = Interrupt::default();
        let device = Stopping {
            left: Cell::new(calls),
            interrupt: interrupt.clone(),
        };
        let around = SegmentContext {
            interrupt: &interrupt,
            progress: &Progress::new(1, false),
            sources: &[],
            resume,
        };
        now(plan.run(&device, &job, &around))
    };
    let Ok(Ended::Done { values: whole, .. }) = run(usize::MAX, false) else {
        panic!("it is not done")
    };
    // Stopped in the reverse pass: the state of segment 1 is still needed.
    let chunk = folder.path().join("states/T/c/1/0/0");
    type Damage = fn(&Path);
    let bit: Damage = |path| {
        let mut bytes = std::fs::read(path).unwrap();
        bytes[17] ^= 4;
        std::fs::write(path, bytes).unwrap();
    };
    let half: Damage = |path| {
        let bytes = std::fs::read(path).unwrap();
        std::fs::write(path, &bytes[..bytes.len() / 2]).unwrap();
    };
    let gone: Damage = |path| std::fs::remove_file(path).unwrap();
    for (damage, word) in [
        (bit, "is damaged"),
        (half, "is damaged"),
        (gone, "not there"),
    ] {
        assert!(matches!(run(6, false), Ok(Ended::Interrupted { .. })));
        damage(&chunk);
        let faults = run(usize::MAX, true)
            .err()
            .expect("it is not what was written");
        assert_eq!(faults.exit_code(), 1);
        assert!(shown(&faults).contains(word), "{}", shown(&faults));
        let again = run(usize::MAX, false);
        let Ok(Ended::Done { values: again, .. }) = again else {
            panic!("it is not done")
        };
        assert_eq!(bits(&again), bits(&whole));
    }
    // What the forward pass did not write is recomputed.
    assert!(matches!(
        run(3, false),
        Ok(Ended::Interrupted { there: 3, .. })
    ));
    std::fs::remove_file(folder.path().join("states/T/c/3/0/0")).unwrap();
    let Ok(Ended::Done { values: again, .. }) = run(usize::MAX, true) else {
        panic!("it is not done")
    };
    assert_eq!(bits(&again), bits(&whole));
}

/// Returns the message for an invalid request with the objective `expr`.
fn refused(expr: &str, when: &str, flag: &str) -> String {
    let job = job("f64", 5, expr, when);
    let raised = raised(ElementType::F64);
    let found = || -> Result<String> {
        let request = Request::new(&job, flag)?;
        let primal = Primal::new(&job, &raised, &request)?;
        let built = primal.derivatives(&[], TARGET)?;
        Ok(format!("fine, but {:?}\n", built.without_influence))
    };
    found().unwrap_or_else(|faults| shown(&faults))
}

#[test]
fn a_budget_below_one_state_is_refused() {
    let job = job("f64", 5, "mean(T^2)", "# memory = 100");
    let raised = raised(ElementType::F64);
    let mut request = Request::new(&job, "J:T").unwrap();
    let memory = job.origin.inner().find("memory = 100").unwrap() + 9;
    request.checkpoint.memory = Some(runner::job::Located::new(100, memory..memory + 3));
    let primal = Primal::new(&job, &raised, &request).unwrap();
    let whole = primal.derivatives(&[], TARGET).expect_err("as a whole");
    let parts = SegmentPlan::new(&primal, &[], TARGET)
        .err()
        .expect("in segments");
    assert_eq!((whole.exit_code(), parts.exit_code()), (1, 1));
    insta::assert_snapshot!(format!("{}{}", shown(&whole), shown(&parts)));
}

#[test]
fn what_cannot_be_differentiated_is_shown_in_the_kernel() {
    let job = job("f64", 5, "mean(T)", "");
    let mut raised = raised(ElementType::F64);
    raised.inputs.remove(0);
    raised.func = Func::new("main");
    let array = TensorType::new(ElementType::F64, [6, 9]);
    raised.func.parameter(TensorType::scalar(ElementType::F64));
    let [t, new, _] = [(); 3].map(|()| raised.func.parameter(array.clone()));
    let total = raised
        .func
        .parameter(TensorType::new(ElementType::F64, [1]));
    raised.func.set_loc(runner::program::place(1, 3));
    let call = stablehlo::CustomCall {
        target: "elsewhere".into(),
        config: Vec::new(),
        results: vec![array],
        aliases: Vec::new(),
    };
    let other = raised.func.custom_call(call, &[t])[0];
    raised.func.results = vec![other, new, total];
    let request = Request::new(&job, "J:T").unwrap();
    let primal = Primal::new(&job, &raised, &request).unwrap();
    // Nor is there a time loop to divide in segments.
    let mut segments = request.clone();
    segments.checkpoint.segment = Some(runner::job::Located::new(2, 0..0));
    let in_parts = Primal::new(&job, &raised, &segments).unwrap();
    let none = SegmentPlan::new(&in_parts, &[], TARGET)
        .err()
        .expect("no loop");
    assert!(
        shown(&none).contains("the job has none"),
        "{}",
        shown(&none)
    );
    let files = ["first.ptx", "second.ptx"]
        .map(|name| runner::fault::origin(name, "// one\n// two\nold.fashioned;\n"));
    let said = primal
        .derivatives(&files, TARGET)
        .map_or_else(|faults| shown(&faults), |_| "fine".to_owned());
    assert!(
        said.contains("second.ptx:3") && said.contains("old.fashioned"),
        "{said}"
    );
}

#[test]
fn wrong_requests() {
    #[rustfmt::skip]
    let rows = [
        ("T * 2", "", ""), ("T[1, 2:4]", "", ""), ("index + 1", "", ""), ("rate * 2", "", ""),
        ("sum(T * total * seen[0:2, :])", "", ""), ("T[4, 0]", "", ""), ("T[left, 0]", "", ""), ("T[1, 1, 1]", "", ""), ("sum(T[3:2, :])", "", ""),
        ("mean(T)", "at = 6", ""), ("mean(T)", "every = 6", ""),
        ("mean(T)", "", "J:TT"), ("mean(T)", "", "J:index"), ("mean(T)", "", "J:count"), ("mean(T)", "", "J:left"), ("mean(T)", "", "JJ:T"),
        ("mean(T)", "", "T:rate"), ("mean(T)", "", "index:T"), ("mean(T)", "", "J:T,T"),
        ("mean(T)", "", "J:seen"), ("mean(T)", "", "J:new"), ("mean(T)", "", "J:T,new"), ("mean(floor(T))", "", "J:T"), ("mean(T)", "", "total:rate"),
    ];
    let mut text = String::new();
    for (expr, when, flag) in rows {
        let said = refused(expr, when, flag);
        text.push_str(&format!("== {expr}; {when}; {flag}\n{said}\n"));
    }
    insta::assert_snapshot!(text);
}

/// `T` times a function of it, its square, by a kernel whose results are declared constant: they
/// are constant in the derivative of the gradient too.
#[test]
fn what_is_said_of_kernels_holds_in_second_derivatives() {
    let text = JOB.replace("TYPE", "f64").replace("STEPS", "1");
    let text = text
        .replace("EXPR", "sum(T^2)")
        .replace("WHEN", "")
        .replace("halo = [1, 0]", "");
    let said = "[[gradient.kernel]]\nname = \"stir\"\ninactive = true\n";
    let mut raised = raised(ElementType::F64);
    let array = TensorType::new(ElementType::F64, [6, 9]);
    let mut square = Func::new("stir");
    let x = square.parameter(array.clone());
    square.results = vec![square.binary(BinaryOp::Multiply, x, x)];
    raised.func = Func::new("main");
    let t = raised.func.parameter(array);
    let kernel = raised.func.call(square, &[t])[0];
    raised.func.results = vec![raised.func.binary(BinaryOp::Multiply, t, kernel)];
    raised.inputs = vec![Input::Array {
        name: "T".into(),
        donated: false,
    }];
    raised.outputs = vec!["T".into()];
    for (text, slope, second) in [(text.clone() + said, 2.0, 2.0), (text, 6.0, 30.0)] {
        let job = read::read("job.toml", &text, Path::new("")).unwrap();
        let request = Request::new(&job, "J:T").unwrap();
        let primal = Primal::new(&job, &raised, &request).unwrap();
        let first = |parameter: &Parameter| first_value(&job, parameter);
        let gradient = call(&primal.reverse(&[], TARGET).unwrap(), &first);
        let product = call(&primal.hessian_vector(&[], TARGET).unwrap(), &first);
        let t = first(&Parameter::Input(raised.inputs[0].clone())).unwrap();
        let found = gradient.derivatives[0]
            .values()
            .zip(product.derivatives[0].values());
        for (t, (a, b)) in t.values().zip(found) {
            let (wanted_a, wanted_b) = (slope * t.powi(5), second * t.powi(4));
            assert!(
                (a - wanted_a).abs() <= 1e-12 * wanted_a.abs(),
                "{a} {wanted_a}"
            );
            assert!(
                (b - wanted_b).abs() <= 1e-12 * wanted_b.abs(),
                "{b} {wanted_b}"
            );
        }
    }
}
