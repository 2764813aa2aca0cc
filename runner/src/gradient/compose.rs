//! Composes a job's program with its objective: the function that is differentiated.
//!
//! In: the raised program, and an objective. Out: a function of everything that the objective
//! depends on. Its number of steps is a constant, so that the trip counts of its loops are known.

use std::collections::BTreeMap;

use stablehlo::{BinaryOp, Direction, ElementType, Func, Op, Scalar, TensorType, Value};

use super::objective::Objective;
use crate::compile::TensorProgram;
use crate::fault::{Fault, Result};
use crate::job::gradient::When;
use crate::job::{Init, Job};
use crate::number::Number;
use crate::program::{Check, Input, Span};
use crate::until;

/// A function whose first result is the objective.
pub struct Composed {
    /// The function. If there are checks, its next result is that of [`TensorProgram::checks`]; if
    /// a condition ends its loop, the next two are those of [`TensorProgram::until`].
    pub func: Func,
    /// Its parameters: scalars and arrays, none donated.
    pub inputs: Vec<Input>,
    /// The checks that it makes while it runs.
    pub checks: Vec<Check>,
    /// Whether a condition ends its loop.
    pub until: bool,
}

/// The results of a run besides arrays.
#[derive(Clone, Copy, Default)]
pub(super) struct RunStatus {
    /// The result of its checks.
    pub fault: Option<Value>,
    /// The number of executed steps and whether the condition holds, if a condition ends the loop.
    pub ended: Option<[Value; 2]>,
}

/// Appends the objective to `raised`, run for the steps of the job, and evaluates it at the steps
/// of `when`. Arrays that start as zeros become constants instead of inputs, unless `asked` holds
/// for them: private scratch arrays of kernels are then known to be zero before their first use.
/// Arrays whose initial values the job computes from scalars with respect to which it is
/// differentiated are computed in the function.
pub fn compose(
    job: &Job,
    raised: &TensorProgram,
    objective: &Objective,
    when: &When,
    asked: &dyn Fn(&str) -> bool,
) -> Result<Composed> {
    let mut func = Func::new("main");
    let mut inputs: Vec<Input> = Vec::new();
    let mut given: BTreeMap<String, Value> = BTreeMap::new();
    let formulas = objective.formulas();
    let array = |name: &str| job.array(name).filter(|_| !asked(name));
    let is_computed = |name: &str| array(name).is_some_and(|a| formulas.is_array_computed(a));
    let mut firsts: Vec<&str> = Vec::new();
    for (input, param) in raised.inputs.iter().zip(raised.func.params()) {
        let input = match input {
            Input::Steps | Input::Before | Input::After => continue,
            Input::Scalar { .. } => input.clone(),
            Input::Array { name, .. } if starts_as_zeros(job, name) && !asked(name) => {
                let zeros = func.splat(param.ty.clone(), Scalar::Int(0));
                given.insert(name.clone(), zeros);
                continue;
            }
            Input::Array { name, .. } if is_computed(name) => {
                firsts.push(name);
                continue;
            }
            Input::Array { name, .. } => kept(name),
        };
        add(&mut func, &mut inputs, &mut given, input, param.ty.clone());
    }
    for scalar in formulas.scalars() {
        let name = scalar.name.value.as_str();
        if objective.scalars().contains(&name) && !given.contains_key(name) {
            let input = Input::Scalar {
                name: name.to_owned(),
                element: ElementType::F64,
                value: scalar.value.as_f64(),
            };
            let ty = TensorType::scalar(ElementType::F64);
            add(&mut func, &mut inputs, &mut given, input, ty);
        }
    }
    for name in objective.arrays() {
        if is_computed(name) && !firsts.contains(&name) {
            firsts.push(name);
            continue;
        }
        if let (Some(array), false) = (job.array(name), given.contains_key(name)) {
            let ty = TensorType::new(array.element, array.shape.clone());
            add(&mut func, &mut inputs, &mut given, kept(name), ty);
        }
    }
    // Arrays that the function does not read have a derivative too, which is zero.
    for array in &job.arrays {
        let name = array.name.value.as_str();
        if asked(name) && !given.contains_key(name) {
            let ty = TensorType::new(array.element, array.shape.clone());
            add(&mut func, &mut inputs, &mut given, kept(name), ty);
        }
    }
    for name in firsts {
        if let Some(array) = job.array(name) {
            let first = formulas.first(&mut func, &given, array);
            given.insert(name.to_owned(), first);
        }
    }
    let is_loop = raised.inputs.contains(&Input::Steps);
    until::check_when(job, when)?;
    let (value, found) = match when {
        When::Every(every) if is_loop || every.value > job.steps() => {
            let times = job.steps() / every.value;
            if times == 0 {
                let message = "the objective is never evaluated";
                let label = format!("the run has {} steps", job.steps());
                return Err(job
                    .fault("objective-when", &every.at, message, label)
                    .into());
            }
            let every = (every.value, times);
            let first = match raised.inputs.contains(&Input::Before) {
                true => run(&mut func, raised, &mut given, Span::BEFORE).fault,
                false => None,
            };
            let (value, fault) = summed(&mut func, raised, objective, &given, every, first)?;
            let ended = None;
            (value, RunStatus { fault, ended })
        }
        When::End | When::Every(_) => {
            let found = run(&mut func, raised, &mut given, Span::whole(job.steps()));
            (objective.append(&mut func, &given)?, found)
        }
        When::At(at) => {
            if at.value > job.steps() {
                let message = "the objective is of a step that is not run";
                let label = format!("the run has {} steps", job.steps());
                return Err(job.fault("objective-when", &at.at, message, label).into());
            }
            let found = match (is_loop, at.value) {
                (false, 0) => RunStatus::default(),
                _ => {
                    let span = Span {
                        after: false,
                        ..Span::whole(at.value)
                    };
                    run(&mut func, raised, &mut given, span)
                }
            };
            (objective.append(&mut func, &given)?, found)
        }
    };
    func.results = [Some(value), found.fault].into_iter().flatten().collect();
    func.results.extend(found.ended.into_iter().flatten());
    let checks = match found.fault {
        None => Vec::new(),
        Some(_) => raised.checks.clone(),
    };
    Ok(Composed {
        func,
        inputs,
        checks,
        until: found.ended.is_some(),
    })
}

/// Returns whether the job starts array `name` as zeros.
pub fn starts_as_zeros(job: &Job, name: &str) -> bool {
    let init = job.array(name).map(|array| &array.init.value);
    match init {
        Some(Init::Constant(Number::Int(number))) => *number == 0,
        Some(Init::Constant(Number::Float(number))) => number.to_bits() == 0,
        _ => false, // not known
    }
}

fn kept(name: &str) -> Input {
    Input::Array {
        name: name.to_owned(),
        donated: false,
    }
}

fn add(
    func: &mut Func,
    inputs: &mut Vec<Input>,
    given: &mut BTreeMap<String, Value>,
    input: Input,
    ty: TensorType,
) {
    let value = func.parameter(ty);
    let name = input.name().to_owned();
    func.set_parameter_name(inputs.len(), &name);
    given.insert(name, value);
    inputs.push(input);
}

/// Appends a span of the program; updates the arrays that it changes in `given`.
pub(super) fn run(
    func: &mut Func,
    raised: &TensorProgram,
    given: &mut BTreeMap<String, Value>,
    span: Span,
) -> RunStatus {
    let arguments: Vec<Value> = raised
        .inputs
        .iter()
        .map(|input| match span.of(input) {
            Some(count) => func.scalar(ElementType::I64, Scalar::Int(count as i64)),
            None => given[input.name()],
        })
        .collect();
    let results = copied(&raised.func, &arguments, func);
    for (name, value) in raised.outputs.iter().zip(&results) {
        given.insert(name.clone(), *value);
    }
    let mut others = results[raised.outputs.len()..].iter().copied();
    let fault = match raised.checks.is_empty() {
        true => None,
        false => others.next(),
    };
    let ended = match (raised.until, others.next(), others.next()) {
        (true, Some(steps), Some(held)) => Some([steps, held]),
        _ => None, // all steps run
    };
    RunStatus { fault, ended }
}

/// Appends the body of `from` to `func`; returns the results.
pub(super) fn copied(from: &Func, arguments: &[Value], func: &mut Func) -> Vec<Value> {
    from.rewritten_into(func, arguments, |out, _, op: Op| {
        out.push(op).expect("it fitted before")
    })
}

/// Appends the sum of the objective over `times` evaluations, one after every `every` steps, and
/// the first failure of the checks; `fault` is that of earlier steps.
fn summed(
    func: &mut Func,
    raised: &TensorProgram,
    objective: &Objective,
    given: &BTreeMap<String, Value>,
    (every, times): (u64, u64),
    fault: Option<Value>,
) -> Result<(Value, Option<Value>)> {
    let names: Vec<&String> = given.keys().collect();
    let has_checks = !raised.checks.is_empty();
    let count = func.scalar(ElementType::I64, Scalar::Int(0));
    let sum = func.scalar(objective.element(), Scalar::Int(0));
    let mut inits = vec![count, sum];
    inits.extend(names.iter().map(|name| given[*name]));
    if has_checks {
        let fault = fault.unwrap_or_else(|| func.scalar(ElementType::I32, Scalar::Int(0)));
        inits.push(fault);
    }
    let types: Vec<TensorType> = inits
        .iter()
        .map(|value| func.tensor(*value).clone())
        .collect();

    let mut cond = Func::new("cond");
    let counted: Vec<Value> = types.iter().map(|ty| cond.parameter(ty.clone())).collect();
    let most = cond.scalar(ElementType::I64, Scalar::Int(times as i64));
    cond.results = vec![cond.compare(Direction::Lt, counted[0], most)];

    let mut body = Func::new("body");
    let carried: Vec<Value> = types.iter().map(|ty| body.parameter(ty.clone())).collect();
    let one = body.scalar(ElementType::I64, Scalar::Int(1));
    let count = body.binary(BinaryOp::Add, carried[0], one);
    let values = carried[2..].iter().copied();
    let mut state: BTreeMap<String, Value> = names
        .iter()
        .map(|name| (*name).clone())
        .zip(values)
        .collect();
    let fault = run(&mut body, raised, &mut state, Span::steps(every)).fault;
    let term = objective.append(&mut body, &state)?;
    let sum = body.binary(BinaryOp::Add, carried[1], term);
    body.results = vec![count, sum];
    body.results.extend(names.iter().map(|name| state[*name]));
    if has_checks {
        let before = *carried.last().expect("the fault is carried");
        let found =
            fault.ok_or_else(|| Fault::internal("program-outputs", "no result for the checks"))?;
        let zero = body.scalar(ElementType::I32, Scalar::Int(0));
        let none = body.compare(Direction::Eq, before, zero);
        let first = body.select(none, found, before);
        body.results.push(first);
    }
    let results = func.while_loop(&inits, cond, body);
    let fault = has_checks.then(|| *results.last().expect("the fault is carried"));
    Ok((results[1], fault))
}
