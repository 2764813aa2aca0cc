//! Comparison of derivatives with difference quotients of programs that run; each derivative is
//! also computed in two ways.

use stablehlo::{ElementType, TensorType};

use crate::arrays::{HostArray, initial};
use crate::device::Any;
use crate::execute::Ran;
use crate::fault::{Fault, Origin, Result};
use crate::gradient::call::{Callable, Values, first_value};
use crate::gradient::quotients::{
    self, Row, STEPS, Tolerance, converted, direction, dot, moved, relative, size,
};
use crate::gradient::{Built, Parameter};
use crate::job::{Array, Init, Job, Law, Located};

/// The comparison for one input.
pub(super) struct InputComparison {
    /// The input, and the order of the derivative.
    pub by: String,
    pub order: Order,
    /// The same derivative, computed in two ways.
    pub one_way: f64,
    pub other_way: f64,
    /// A derivative below this changes no digit of the differentiated value, however far the input
    /// is moved.
    pub least: f64,
    pub rows: Vec<Row>,
}

/// The order of a derivative.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Order {
    /// The gradient times a direction, in reverse mode and in forward mode.
    First,
    /// The gradient's derivative along one direction times another direction, and with the two
    /// exchanged.
    Second,
}

/// The result of comparing a derivative with difference quotients.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Verdict {
    Agrees,
    /// They agree to this relative difference, as far as the objective's digits allow.
    AgreesWithin(f64),
    /// Undecided: the objective has too few digits for the change that the input causes.
    Undecided,
    Differs,
}

/// Quotients whose relative error may exceed this decide nothing.
const DECIDES: f64 = 1e-3;

impl InputComparison {
    fn counted(&self) -> impl Iterator<Item = &Row> {
        let rows = self.rows.iter();
        rows.filter(|row| !row.error.is_nan() && row.steps.is_none())
    }

    pub fn best(&self) -> Option<&Row> {
        self.counted().min_by(|a, b| a.error.total_cmp(&b.error))
    }

    pub fn dot_error(&self) -> f64 {
        match self.is_nothing() {
            true => 0.0,
            false => relative(self.one_way, self.other_way),
        }
    }

    fn is_nothing(&self) -> bool {
        self.one_way.abs().max(self.other_way.abs()) <= self.least
    }

    pub fn verdict(&self, tolerance: Tolerance) -> Verdict {
        let agrees = |row: &Row| row.error <= tolerance.quotient;
        if self.best().is_some_and(agrees) {
            return Verdict::Agrees;
        }
        if !tolerance.noise {
            return Verdict::Differs;
        }
        let decides = || self.counted().filter(|row| row.noise <= DECIDES);
        if self.counted().next().is_some() && decides().next().is_none() {
            return Verdict::Undecided;
        }
        match decides().find(|row| row.error <= row.noise) {
            Some(row) => Verdict::AgreesWithin(row.noise),
            None => Verdict::Differs,
        }
    }

    pub fn passes(&self, tolerance: Tolerance) -> bool {
        let quotient = self.verdict(tolerance) != Verdict::Differs;
        quotient && self.dot_error() <= tolerance.dot
    }
}

/// Programs of the same objective, and its inputs.
pub(super) struct Programs {
    pub value: Built,
    pub reverse: Built,
    pub forward: Built,
    /// The gradient's derivative along a direction, if the job asks for it.
    pub second: Option<Built>,
    /// The inputs by which the objective is differentiated.
    pub inputs: Vec<(String, TensorType)>,
    /// Whether all floats were promoted to `f64`.
    pub is_promoted: bool,
}

/// Compares the derivatives by each requested input, and returns how the time loop ended.
pub(super) async fn compare(
    device: &Any,
    job: &Job,
    programs: &Programs,
    sources: &[Origin],
) -> Result<(Vec<InputComparison>, Option<Ran>)> {
    let compiled = |built| Callable::compile(device, built, sources);
    let running = Running {
        job,
        programs,
        value: compiled(&programs.value)?,
        reverse: compiled(&programs.reverse)?,
        forward: compiled(&programs.forward)?,
        second: programs.second.as_ref().map(compiled).transpose()?,
    };
    let gradient = running
        .reverse
        .call(&|parameter| running.first(parameter))
        .await?;
    let objective = gradient.objective.get(0);
    if !objective.is_finite() {
        let message = format!(
            "`{}` is {objective}: no derivative can be checked where it is no number",
            programs.reverse.objective
        );
        let help = "fewer --steps, or another first state";
        return Err(Fault::user("check-gradient-infinite", message)
            .help(help)
            .into());
    }
    let mut all = Vec::new();
    for (asked, ty) in &programs.inputs {
        if let Some(derivative) = running.of(&gradient, asked) {
            let random = random(job, (asked, ty), 1)?;
            let along = direction(&random, derivative);
            let input = Moved { asked, ty, along };
            all.push(running.first_order(&gradient, &input).await?);
            if running.second.is_some() {
                all.push(running.second_order(&gradient, &input).await?);
            }
        }
    }
    Ok((all, gradient.ended))
}

/// The programs, compiled for a device.
struct Running<'a> {
    job: &'a Job,
    programs: &'a Programs,
    value: Callable<'a, Any>,
    reverse: Callable<'a, Any>,
    forward: Callable<'a, Any>,
    second: Option<Callable<'a, Any>>,
}

/// An input, and the direction in which it is perturbed.
struct Moved<'a> {
    asked: &'a str,
    ty: &'a TensorType,
    along: HostArray,
}

/// Returns the value of a parameter.
type Given<'a> = &'a dyn Fn(&Parameter) -> Result<HostArray>;

impl Running<'_> {
    /// Returns the value that the job gives a parameter.
    fn first(&self, parameter: &Parameter) -> Result<HostArray> {
        let array = first_value(self.job, parameter)?;
        Ok(match self.programs.is_promoted {
            true => converted(&array, ElementType::F64),
            false => array,
        })
    }

    /// Returns the derivative by an input, if the input influences the objective.
    fn of<'v>(&self, values: &'v Values, asked: &str) -> Option<&'v HostArray> {
        let mut by = self.programs.reverse.derivatives.iter();
        let place = by.position(|by| by.as_deref() == Some(asked))?;
        Some(&values.derivatives[place])
    }

    /// Returns the value that the job gives an input, or for a seed its direction, zero for inputs
    /// without one.
    fn seeded(&self, parameter: &Parameter, along: &[(&str, &HostArray)]) -> Result<HostArray> {
        let Some((input, _)) = parameter.seed() else {
            return self.first(parameter);
        };
        let name = input.name();
        if let Some((_, along)) = along.iter().find(|(of, _)| *of == name) {
            return Ok((*along).clone());
        }
        let mut inputs = self.programs.inputs.iter();
        let (_, ty) = inputs
            .find(|(of, _)| of == name)
            .expect("seeds are asked for");
        Ok(HostArray::zeros(ty.element, &ty.shape))
    }

    /// Compares the gradient times the direction with the forward derivative and with quotients of
    /// the objective.
    async fn first_order(&self, gradient: &Values, input: &Moved<'_>) -> Result<InputComparison> {
        let along = [(input.asked, &input.along)];
        let forward = self.forward.call(&|p| self.seeded(p, &along)).await?;
        let derivative = self.of(gradient, input.asked).expect("it has influence");
        let objective = |values: &Values| values.objective.get(0);
        let of_steps = async |given: Given<'_>| -> Result<(f64, u64)> {
            let values = self.value.call(given).await?;
            Ok((objective(&values), steps(&values)))
        };
        let backwards = dot(derivative, &input.along);
        let here = (objective(gradient), steps(gradient));
        let (rows, least) = self.quotients(input, here, backwards, of_steps).await?;
        Ok(InputComparison {
            by: input.asked.to_owned(),
            order: Order::First,
            one_way: backwards,
            other_way: forward.derivatives[0].get(0),
            least,
            rows,
        })
    }

    /// Compares the gradient's derivative along the direction, times another direction of all
    /// inputs, with the same after exchanging the directions, and with quotients of the gradient
    /// times the other direction.
    async fn second_order(&self, gradient: &Values, input: &Moved<'_>) -> Result<InputComparison> {
        let second = self.second.as_ref().expect("it is asked for");
        let along = [(input.asked, &input.along)];
        let product = second.call(&|p| self.seeded(p, &along)).await?;
        let mut others = Vec::new();
        for (name, ty) in &self.programs.inputs {
            if let Some(of_this) = self.of(&product, name) {
                let random = random(self.job, (name, ty), 2)?;
                others.push((name.as_str(), direction(&random, of_this)));
            }
        }
        let others: Vec<(&str, &HostArray)> = others.iter().map(|(n, d)| (*n, d)).collect();
        let times_others = |values: &Values| -> f64 {
            let each = others.iter();
            each.map(|(name, other)| {
                self.of(values, name)
                    .map_or(0.0, |of_this| dot(of_this, other))
            })
            .sum()
        };
        let of_steps = async |given: Given<'_>| -> Result<(f64, u64)> {
            let values = self.reverse.call(given).await?;
            Ok((times_others(&values), steps(&values)))
        };
        let one_way = times_others(&product);
        let here = (times_others(gradient), steps(gradient));
        let (rows, least) = self.quotients(input, here, one_way, of_steps).await?;
        let product = second.call(&|p| self.seeded(p, &others)).await?;
        let other_way = self.of(&product, input.asked);
        Ok(InputComparison {
            by: input.asked.to_owned(),
            order: Order::Second,
            one_way,
            other_way: other_way.map_or(0.0, |of_this| dot(of_this, &input.along)),
            least,
            rows,
        })
    }

    /// Returns difference quotients of `measured`, whose value at the unmoved input is given, next
    /// to its `derivative`; and the largest derivative that changes no digit of it.
    async fn quotients(
        &self,
        input: &Moved<'_>,
        (here, steps): (f64, u64),
        derivative: f64,
        measured: impl AsyncFn(Given<'_>) -> Result<(f64, u64)>,
    ) -> Result<(Vec<Row>, f64)> {
        let (mut scale, mut rows) = (1.0, Vec::new());
        for step in STEPS {
            let (mut ends, mut counts) = ([0.0; 2], [0; 2]);
            for ((end, count), sign) in ends.iter_mut().zip(&mut counts).zip([1.0, -1.0]) {
                let sized = std::cell::Cell::new(scale);
                let changed = |parameter: &Parameter| {
                    let array = self.first(parameter)?;
                    if parameter.name() != input.asked {
                        return Ok(array);
                    }
                    let large = size(&array);
                    if large > 0.0 {
                        sized.set(large);
                    }
                    Ok(moved(&array, sign * step * sized.get(), &input.along))
                };
                (*end, *count) = measured(&changed).await?;
                scale = sized.get();
            }
            let quotient = (ends[0] - ends[1]) / (2.0 * step * scale);
            let largest = ends[0].abs().max(ends[1].abs());
            let noise = quotients::noise(largest, input.ty.element, 2.0 * step * scale);
            rows.push(Row {
                step,
                quotient,
                error: relative(quotient, derivative),
                noise: noise / quotient.abs().max(derivative.abs()),
                steps: (counts != [steps; 2]).then_some(counts),
            });
        }
        Ok((rows, quotients::noise(here, input.ty.element, scale)))
    }
}

/// Returns the number of steps of a time loop that a condition ends.
fn steps(values: &Values) -> u64 {
    values.ended.map_or(0, |ran| ran.steps)
}

/// Returns normally distributed values; 1 for a scalar.
fn random(job: &Job, (name, ty): (&str, &TensorType), seed: u64) -> Result<HostArray> {
    let Some(array) = job.array(name) else {
        let one = HostArray::scalar(ElementType::F64, 1f64.to_le_bytes().to_vec());
        return Ok(converted(&one, ty.element));
    };
    let law = Law::Normal {
        mean: 0.0,
        deviation: 1.0,
    };
    let array = Array {
        init: Located::new(Init::Random { law, seed }, array.init.at.clone()),
        ..array.clone()
    };
    Ok(converted(&initial::initial(job, &array)?, ty.element))
}
