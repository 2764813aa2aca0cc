//! The condition that ends a time loop, `until = "max(abs(T - T_old)) < 1e-6"` in `[loop]`, and the
//! conditions of groups of launches, `when`.
//!
//! In: an expression, as for objectives, over the arrays after a step (and its exchanges), or
//! before the first step. Out: a function that returns `true` if the expression is neither 0 nor
//! NaN. Comparisons with NaN are 0, except for `!=`.

use std::collections::BTreeMap;

use stablehlo::{BinaryOp, Direction, ElementType, Func, Scalar, TensorType, Value};

use crate::bind::Float;
use crate::execute::Ran;
use crate::fault::{Fault, Result};
use crate::gradient::formulas::Formulas;
use crate::gradient::objective::Objective;
use crate::job::gradient::When;
use crate::job::schedule;
use crate::job::steps::table_of;
use crate::job::{COUNTER, Job, Located};
use crate::number::Number;
use crate::report::counted;

/// Reads the condition of a job, if it has one: a function whose parameters are named after the
/// arrays and runtime scalars. Floats in the expression become runtime scalars, so that changes of
/// their values take effect.
///
/// - errors: a text that is not a scalar expression of the job's arrays and scalars
pub fn read(job: &Job, floats: &mut BTreeMap<String, Float>) -> Result<Option<Func>> {
    let Some(text) = job.until() else {
        return Ok(None);
    };
    let formulas = Formulas::new(job, &[], &[]);
    let end = Objective::end(job, text, &formulas)?;
    condition(job, end, !job.remembered().is_empty(), floats).map(Some)
}

/// Reads the conditions of the groups of a job, as [`read`]; the keys are their texts.
///
/// - errors: those of [`read`]
pub fn conditions(
    job: &Job,
    floats: &mut BTreeMap<String, Float>,
) -> Result<BTreeMap<String, Func>> {
    let mut all = BTreeMap::new();
    let schedule = job.schedule();
    for text in schedule::conditions(&schedule) {
        let formulas = Formulas::new(job, &[], &[]);
        let of_group = Objective::of_group(job, text, &formulas)?;
        all.insert(text.value.clone(), condition(job, of_group, false, floats)?);
    }
    Ok(all)
}

/// Returns the function that is true in every step that is a multiple of `steps`, including the
/// first.
pub fn every(steps: u64) -> Func {
    let mut func = Func::new("every");
    let counter = func.parameter(TensorType::scalar(ElementType::I64));
    func.set_parameter_name(0, COUNTER);
    let steps = func.scalar(ElementType::I64, Scalar::Int(steps as i64));
    let left = func.binary(BinaryOp::Remainder, counter, steps);
    let zero = func.scalar(ElementType::I64, Scalar::Int(0));
    func.results = vec![func.compare(Direction::Eq, left, zero)];
    func
}

/// Returns the function of a condition; with `after_first`, it is false before the first step.
fn condition(
    job: &Job,
    condition: Objective,
    after_first: bool,
    floats: &mut BTreeMap<String, Float>,
) -> Result<Func> {
    let mut func = Func::new("until");
    let mut given = BTreeMap::new();
    let mut add = |func: &mut Func, name: &str, ty: TensorType| {
        let value = func.parameter(ty);
        func.set_parameter_name(given.len(), name);
        given.insert(name.to_owned(), value);
    };
    let tables = condition.series().into_iter().map(table_of);
    let arrays = condition.arrays().into_iter().map(str::to_owned);
    for array in arrays.chain(tables).filter_map(|name| job.array(&name)) {
        let ty = TensorType::new(array.element, array.shape.clone());
        add(&mut func, &array.name.value, ty);
    }
    for scalar in condition
        .scalars()
        .into_iter()
        .filter_map(|name| job.scalar(name))
    {
        let name = &scalar.name.value;
        let Number::Float(value) = scalar.value else {
            continue; // it is a constant in the expression
        };
        let float = floats.entry(name.clone()).or_insert_with(|| Float {
            name: name.clone(),
            element: scalar.element.unwrap_or(ElementType::F64),
            value,
        });
        add(&mut func, name, TensorType::scalar(float.element));
    }
    let counts = job.array(COUNTER).is_some();
    if counts && (after_first || condition.is_of_step()) {
        add(&mut func, COUNTER, TensorType::scalar(ElementType::I64));
    }
    let value = condition.append(&mut func, &given)?;
    let mut holds = holds(&mut func, value);
    if let (Some(counter), true) = (given.get(COUNTER), after_first) {
        let zero = func.scalar(ElementType::I64, Scalar::Int(0));
        let is_after = func.compare(Direction::Gt, *counter, zero);
        holds = func.binary(BinaryOp::And, holds, is_after);
    }
    func.results = vec![holds];
    Ok(func)
}

/// Returns whether `value` is neither 0 nor NaN.
fn holds(func: &mut Func, value: Value) -> Value {
    let zero = func.scalar(func.tensor(value).element, Scalar::Int(0));
    let differs = func.compare(Direction::Ne, value, zero);
    let is_number = func.compare(Direction::Eq, value, value);
    func.binary(BinaryOp::And, differs, is_number)
}

/// Returns a message on how the loop ended; an error is a warning that the condition never held, or
/// held before the first step.
pub fn told(job: &Job, ran: Ran) -> std::result::Result<String, String> {
    let text = job.until().map_or("", |until| until.value.as_str());
    let (steps, most) = (counted(ran.steps, "step"), job.steps());
    match ran.held {
        Some(false) => Err(format!(
            "`until` never held in {steps}, which is all that `[loop]` allows: `{text}`; what it gives is of the state after them \
             (more `steps`, or `--steps`, let it go on; a condition on NaN never holds)"
        )),
        Some(true) if ran.steps == 0 => Err(format!(
            "the loop ended after 0 steps, before the first: `{text}` holds of what arrays start from; let one that it names start \
             otherwise, such as with `init = 1e30`, if it is of what a step leaves"
        )),
        Some(true) | None => Ok(format!(
            "the loop ended after {steps} of at most {most}: `{text}` holds"
        )),
    }
}

/// Checks the time at which an objective is evaluated: if a condition ends the loop, only the end
/// is certain to be reached.
///
/// - errors: an objective with `at` or `every`
pub fn check_when(job: &Job, when: &When) -> Result<()> {
    let (at, key): (&Located<u64>, &str) = match (job.until(), when) {
        (None, _) | (_, When::End) => return Ok(()),
        (Some(_), When::At(at)) => (at, "at"),
        (Some(_), When::Every(every)) => (every, "every"),
    };
    let message = format!("`{key}` of an objective, of a loop that `until` may end before");
    let help = "leave it out: the objective is then of the state that the loop ends with; or leave out `until`";
    let fault = Fault::unsupported("until-objective", message);
    Err(fault
        .at(&job.origin, at.at.clone(), "here")
        .help(help)
        .into())
}
