//! `reactant-rs check-gradient`: derivatives against difference quotients, and backwards against forwards.

use stablehlo::ElementType;

use super::load::{bind, load};
use super::until::tell_end;
use super::{Context, target};
use crate::arrays::{HostArray, initial};
use crate::cli;
use crate::device::{Any, Device};
use crate::execute::Ran;
use crate::fault::{Fault, Origin, Result};
use crate::gradient::call::{Callable, Values, first_value};
use crate::gradient::quotients::{
    self, Row, STEPS, Tolerance, converted, direction, dot, moved, relative, size,
};
use crate::gradient::{Built, Parameter, Primal, Request};
use crate::job::{Array, Init, Job, Law, Located};
use crate::progress::Progress;
use crate::report;

/// What was found for one input.
struct Found {
    name: String,
    /// The gradient times the direction, and the derivative forwards.
    backwards: f64,
    forwards: f64,
    /// A derivative below this moves no digit of the objective, however far the input is moved.
    least: f64,
    rows: Vec<Row>,
}

/// What difference quotients say of a derivative.
#[derive(Clone, Copy, PartialEq)]
enum Verdict {
    Agrees,
    /// As far as the objective's digits go.
    AgreesWithin(f64),
    /// Nothing: the objective has too few digits for what the input changes of it.
    Undecided,
    Differs,
}

/// Quotients that may be off by more than this part of the derivative decide nothing.
const DECIDES: f64 = 1e-3;

impl Found {
    fn counted(&self) -> impl Iterator<Item = &Row> {
        let rows = self.rows.iter();
        rows.filter(|row| !row.error.is_nan() && row.steps.is_none())
    }

    fn best(&self) -> Option<&Row> {
        self.counted().min_by(|a, b| a.error.total_cmp(&b.error))
    }

    fn dot_error(&self) -> f64 {
        match self.is_nothing() {
            true => 0.0,
            false => relative(self.backwards, self.forwards),
        }
    }

    fn is_nothing(&self) -> bool {
        self.backwards.abs().max(self.forwards.abs()) <= self.least
    }

    fn verdict(&self, tolerance: Tolerance) -> Verdict {
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

    fn passes(&self, tolerance: Tolerance) -> bool {
        let quotient = self.verdict(tolerance) != Verdict::Differs;
        quotient && self.dot_error() <= tolerance.dot
    }
}

/// Three programs of the same objective, and its type.
struct Programs {
    value: Built,
    reverse: Built,
    forward: Built,
    inputs: Vec<(String, stablehlo::TensorType)>,
    /// Whether all floats are `f64` in place of what they were.
    is_promoted: bool,
}

pub(super) fn check_gradient(args: &cli::CheckGradient, context: &Context) -> Result<()> {
    let loaded = load(&args.job, context)?;
    if loaded.artifact.is_some() {
        let message =
            "an artifact holds no program to differentiate; check the job it was made from";
        return Err(Fault::usage("check-artifact", message).into());
    }
    let job = &loaded.job;
    let request = Request::new(job, args.gradient.gradient.as_deref().unwrap_or_default())?;
    let bound = bind(job, context)?;
    let raised = bound.tensors(job)?;
    let sources: Vec<Origin> = bound.sources.into_iter().map(|s| s.origin).collect();
    let wanted = super::mesh::wanted_here(&args.mesh, job, args.target.target)?;
    let own = Primal::new(job, &raised, &request)?.over(wanted.as_ref());
    let promoted = match args.own_precision {
        true => None,
        false => own.promoted(),
    };
    let primal = promoted.as_ref().unwrap_or(&own);
    let forms = args.target.target.forms();
    let programs = Programs {
        value: primal.value(forms)?,
        reverse: primal.reverse(&sources, forms)?,
        forward: primal.forward(&sources, forms)?,
        inputs: primal.inputs_asked_for(),
        is_promoted: promoted.is_some(),
    };
    for (name, reason) in &programs.reverse.without_influence {
        eprintln!(
            "warning: `{name}` cannot influence `{}`: {reason}",
            programs.reverse.objective
        );
    }
    let progress = Progress::new(1, !context.quiet);
    let devices = programs.value.devices();
    let found = target::on(&args.target, devices, None, async |device, _| {
        progress.say("checking");
        let found = compare(&device, job, &programs, &sources).await?;
        Ok((found, device.describe()))
    });
    progress.finish();
    let ((found, ended), device) = found?;
    if let Some(ran) = ended {
        tell_end(job, ran, context);
    }
    let element = programs.inputs.iter().map(|(_, ty)| ty.element);
    let narrowest = element
        .min_by_key(|element| element.bits())
        .unwrap_or(ElementType::F64);
    let mut tolerance = Tolerance::of(narrowest);
    if let Some(quotient) = args.tolerance {
        (tolerance.quotient, tolerance.noise) = (quotient, false);
    }
    let precision = match (promoted.is_some(), narrowest) {
        (true, _) => "in f64, to which the program was promoted".to_owned(),
        (false, ElementType::F64) => "in f64".to_owned(),
        (false, narrow) => format!(
            "in {}, the job's own precision",
            crate::element::name(narrow)
        ),
    };
    let of = &programs.reverse.objective;
    report::out(&format!("derivatives of {of}, {precision}, on {device}\n"));
    for found in &found {
        report::out(&shown(found, tolerance));
    }
    let all_differ = found
        .iter()
        .any(|found| found.rows.iter().all(|row| row.steps.is_some()));
    let failed: Vec<&str> = found
        .iter()
        .filter(|f| !f.passes(tolerance))
        .map(|f| f.name.as_str())
        .collect();
    if failed.is_empty() {
        return Ok(());
    }
    let message = format!(
        "the derivative by {} is not what difference quotients say",
        failed.join(", ")
    );
    if all_differ {
        let help = "whatever is changed, the loop ends after another number of steps, where the objective jumps: quotients say nothing then; leave out `until`, with `--steps` of as many steps as it takes";
        return Err(Fault::yours("check-gradient-failed", message)
            .help(help)
            .into());
    }
    Err(Fault::yours("check-gradient-failed", message)
        .help("where the objective jumps or has a kink nearby, no derivative agrees with its quotients; fewer --steps, or another first state, tell that apart")
        .into())
}

/// Of each input that is asked for.
async fn compare(
    device: &Any,
    job: &Job,
    programs: &Programs,
    sources: &[Origin],
) -> Result<(Vec<Found>, Option<Ran>)> {
    let value = Callable::compile(device, &programs.value, sources)?;
    let reverse = Callable::compile(device, &programs.reverse, sources)?;
    let forward = Callable::compile(device, &programs.forward, sources)?;
    let first = |parameter: &Parameter| -> Result<HostArray> {
        let array = first_value(job, parameter)?;
        Ok(match programs.is_promoted {
            true => converted(&array, ElementType::F64),
            false => array,
        })
    };
    let gradient = reverse.call(&first).await?;
    let count = |values: &Values| values.ended.map_or(0, |ran| ran.steps);
    let objective = gradient.objective.get(0);
    if !objective.is_finite() {
        let message = format!(
            "`{}` is {objective}: no derivative can be checked where it is no number",
            programs.reverse.objective
        );
        let help = "fewer --steps, or another first state";
        return Err(Fault::yours("check-gradient-infinite", message)
            .help(help)
            .into());
    }
    let mut all = Vec::new();
    for (asked, ty) in &programs.inputs {
        let place = programs
            .reverse
            .derivatives
            .iter()
            .position(|by| by.as_ref() == Some(asked));
        let Some(place) = place else { continue };
        let derivative = &gradient.derivatives[place];
        let along = direction(&random(job, asked, ty)?, derivative);
        let seeded = |parameter: &Parameter| match parameter {
            Parameter::Seed(input) if input.name() == asked => Ok(along.clone()),
            Parameter::Seed(input) => {
                let (_, ty) = programs
                    .inputs
                    .iter()
                    .find(|(n, _)| n == input.name())
                    .expect("seeds are asked for");
                Ok(HostArray::zeros(ty.element, &ty.shape))
            }
            Parameter::Input(_) => first(parameter),
        };
        let forwards = forward.call(&seeded).await?.derivatives[0].get(0);
        let backwards = dot(derivative, &along);
        let mut scale = 1.0;
        let mut rows = Vec::new();
        for step in STEPS {
            let (mut ends, mut counts) = ([0.0; 2], [0; 2]);
            for ((end, steps), sign) in ends.iter_mut().zip(&mut counts).zip([1.0, -1.0]) {
                let sized = std::cell::Cell::new(scale);
                let changed = |parameter: &Parameter| {
                    let array = first(parameter)?;
                    if parameter.name() != asked {
                        return Ok(array);
                    }
                    let large = size(&array);
                    if large > 0.0 {
                        sized.set(large);
                    }
                    Ok(moved(&array, sign * step * sized.get(), &along))
                };
                let values = value.call(&changed).await?;
                (*end, *steps) = (values.objective.get(0), count(&values));
                scale = sized.get();
            }
            let quotient = (ends[0] - ends[1]) / (2.0 * step * scale);
            let largest = ends[0].abs().max(ends[1].abs());
            let noise = quotients::noise(largest, ty.element, 2.0 * step * scale);
            rows.push(Row {
                step,
                quotient,
                error: relative(quotient, backwards),
                noise: noise / quotient.abs().max(backwards.abs()),
                steps: (counts != [count(&gradient); 2]).then_some(counts),
            });
        }
        all.push(Found {
            name: asked.clone(),
            backwards,
            forwards,
            least: quotients::noise(objective, ty.element, scale),
            rows,
        });
    }
    Ok((all, gradient.ended))
}

/// Normally distributed numbers; 1 for a scalar.
fn random(job: &Job, name: &str, ty: &stablehlo::TensorType) -> Result<HostArray> {
    let Some(array) = job.array(name) else {
        let one = HostArray::scalar(ElementType::F64, 1f64.to_le_bytes().to_vec());
        return Ok(converted(&one, ty.element));
    };
    let law = Law::Normal {
        mean: 0.0,
        deviation: 1.0,
    };
    let array = Array {
        init: Located::new(Init::Random { law, seed: 1 }, array.init.at.clone()),
        ..array.clone()
    };
    Ok(converted(&initial::initial(job, &array)?, ty.element))
}

fn shown(found: &Found, tolerance: Tolerance) -> String {
    let head = [
        "step",
        "difference quotient",
        "gradient . direction",
        "relative error",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for row in &found.rows {
        rows.push(vec![
            format!("{:e}", row.step),
            format!("{:.12e}", row.quotient),
            format!("{:.12e}", found.backwards),
            match row.steps {
                None => format!("{:.2e}", row.error),
                Some([up, down]) => {
                    format!("{:.2e}, not counted: {up} and {down} steps", row.error)
                }
            },
        ]);
    }
    let best = found.best().map_or(f64::NAN, |row| row.error);
    let verdict = |error: f64, tolerance: f64| match error <= tolerance {
        true => format!("ok (at most {tolerance:e})"),
        false => format!("FAILED (more than {tolerance:e})"),
    };
    let of_quotients = match found.verdict(tolerance) {
        Verdict::Agrees | Verdict::Differs => verdict(best, tolerance.quotient),
        Verdict::AgreesWithin(noise) => {
            format!("ok: within the {noise:.0e} that the objective's last digits leave open")
        }
        Verdict::Undecided => {
            "not decided: the objective has too few digits for what this changes of it".to_owned()
        }
    };
    format!(
        "\nby {}\n{}best quotient: relative error {best:.2e}, {}\nforwards {:.15e}: relative error {:.2e}, {}\n",
        found.name,
        report::table(&rows),
        of_quotients,
        found.forwards,
        found.dot_error(),
        verdict(found.dot_error(), tolerance.dot),
    )
}
