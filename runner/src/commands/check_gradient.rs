//! `reactant-rs check-gradient`: compares derivatives with difference quotients, and reverse mode
//! with forward mode.

mod compare;

use stablehlo::ElementType;

use self::compare::{InputComparison, Order, Programs, Verdict, compare};
use super::load::{bind, load};
use super::until::tell_end;
use super::{Context, target};
use crate::cli;
use crate::device::Device;
use crate::fault::{Fault, Origin, Result};
use crate::gradient::quotients::Tolerance;
use crate::gradient::{Primal, Request};
use crate::job::gradient::{Mode, Seeds};
use crate::progress::Progress;
use crate::report;

pub(super) fn check_gradient(args: &cli::CheckGradient, context: &Context) -> Result<()> {
    let loaded = load(&args.job, context)?;
    if loaded.artifact.is_some() {
        let message =
            "an artifact holds no program to differentiate; check the job it was made from";
        return Err(Fault::usage("check-artifact", message).into());
    }
    let job = &loaded.job;
    // The directions are chosen here, not by the job.
    let request = Request {
        seeds: Seeds::default(),
        ..Request::new(job, args.gradient.gradient.as_deref().unwrap_or_default())?
    };
    let bound = bind(job, context)?;
    let raised = bound.tensors_to_differentiate(job)?;
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
        second: match request.mode {
            Mode::HessianVector => Some(primal.hessian_vector(&sources, forms)?),
            Mode::Reverse | Mode::Forward => None,
        },
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
    let failed_of = |order: Order| -> Vec<&str> {
        let failed = found
            .iter()
            .filter(|f| f.order == order && !f.passes(tolerance));
        failed.map(|f| f.by.as_str()).collect()
    };
    let message = match (failed_of(Order::First), failed_of(Order::Second)) {
        (first, second) if first.is_empty() && second.is_empty() => return Ok(()),
        (first, second) if first.is_empty() => format!(
            "the gradient's derivative along {} is not what difference quotients of the gradient say",
            second.join(", ")
        ),
        (first, _) => format!(
            "the derivative by {} is not what difference quotients say",
            first.join(", ")
        ),
    };
    if all_differ {
        let help = "whatever is changed, the loop ends after another number of steps, where the objective jumps: quotients say nothing then; leave out `until`, with `--steps` of as many steps as it takes";
        return Err(Fault::user("check-gradient-failed", message)
            .help(help)
            .into());
    }
    let none = found
        .iter()
        .find(|f| f.one_way.is_nan() || f.other_way.is_nan());
    if let Some(none) = none {
        let help = format!(
            "that by {} is no number: `run --gradient` says where, and what may help (`guard = \"all\"` where kernels divide by what is 0 on land)",
            none.by
        );
        return Err(Fault::user("check-gradient-failed", message)
            .help(help)
            .into());
    }
    Err(Fault::user("check-gradient-failed", message)
        .help("where the objective jumps or has a kink nearby, no derivative agrees with its quotients; fewer --steps, or another first state, tell that apart")
        .into())
}

fn shown(found: &InputComparison, tolerance: Tolerance) -> String {
    let (title, derivative, other) = match found.order {
        Order::First => ("", "gradient . direction", "forwards"),
        Order::Second => (
            ", the gradient's derivative along a direction of it",
            "product . other direction",
            "the other way around",
        ),
    };
    let head = ["step", "difference quotient", derivative, "relative error"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for row in &found.rows {
        rows.push(vec![
            format!("{:e}", row.step),
            format!("{:.12e}", row.quotient),
            format!("{:.12e}", found.one_way),
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
        "\nby {}{title}\n{}best quotient: relative error {best:.2e}, {}\n{other} {:.15e}: relative error {:.2e}, {}\n",
        found.by,
        report::table(&rows),
        of_quotients,
        found.other_way,
        found.dot_error(),
        verdict(found.dot_error(), tolerance.dot),
    )
}
