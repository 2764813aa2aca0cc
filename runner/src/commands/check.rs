//! `reactant-rs check`: the raised program against the kernels themselves, run thread by thread.

use diagnostics::activity;

use super::Context;
use super::load::{bind, load};
use super::target::execute_on;
use crate::arrays::summary::unflatten;
use crate::arrays::{HostArray, initial, npz, type_name};
use crate::cli;
use crate::compare::{Difference, Tolerance, compare, movement};
use crate::compile::Bound;
use crate::element;
use crate::execute::{Report, Task};
use crate::fault::{Blame, Fault, Faults, Result};
use crate::job::{Array, Job};
use crate::output::Outputs;
use crate::progress::Progress;
use crate::raiser::Accesses;
use crate::report;

pub(super) fn check(args: &cli::Check, context: &Context) -> Result<()> {
    let mut loaded = load(&args.job, context)?;
    if loaded.artifact.is_some() {
        return Err(Fault::usage(
            "check-artifact",
            "an artifact has no kernels to compare with; check the job it was made from",
        )
        .into());
    }
    let job = &mut loaded.job;
    job.outputs.clear();
    if let (Some(time), None) = (&mut job.time, args.job.steps) {
        // Where launches vary, more than the first of them.
        time.steps = match job.arrays.iter().any(|array| array.hidden) {
            true => time.steps.min(VARYING_STEPS),
            false => 1,
        };
        job.settle_steps();
    }
    let bound = bind(job, context)?;
    let (target, fallback) = (args.target.target, cli::FallbackArgs::default());
    bound.explain_first(job, target, fallback, args.explain)?;
    let wanted = super::mesh::wanted_here(&args.mesh, job, args.target.target)?;
    let program = bound.program_on(job, target, fallback, wanted.as_ref())?;
    let origins: Vec<_> = bound
        .sources
        .iter()
        .map(|source| source.origin.clone())
        .collect();
    let progress = Progress::new(job.steps(), !context.quiet);
    let task = Task {
        job,
        program: &program,
        sources: &origins,
        with_values: true,
        restarts: None,
        warm_up: 0,
        fail_on_nan: false,
    };
    let executed = execute_on(
        &args.target,
        None,
        task,
        &mut Outputs::plan(job, None, "")?,
        &progress,
    );
    let (report, device) = executed.map_err(|faults| {
        let is_by_kernels = |fault: &Fault| CHECKED_BY_THREADS.contains(&fault.code.as_str());
        if !faults.iter().any(is_by_kernels) {
            return faults;
        }
        match run_kernels(&bound, job, job.steps(), args.against) {
            Err(faults) => faults,
            Ok(_) => unfounded(faults),
        }
    })?;

    if report.interrupted {
        return Err(Fault::new(
            Blame::Interrupted,
            "interrupted",
            "stopped; nothing was compared",
        )
        .into());
    }
    let (first, referee) = run_kernels(&bound, job, report.steps, args.against)?;
    let tolerance = Tolerance {
        ulp: args.tolerance_ulp,
        abs: args.tolerance_abs,
        any_zero_sign: args.any_zero_sign,
    };
    let ours: Vec<&HostArray> = job
        .arrays
        .iter()
        .zip(&first)
        .map(|(array, first)| changed(&report, array).unwrap_or(first))
        .collect();
    if let Some(folder) = &args.keep {
        let names = || job.arrays.iter().map(|array| array.name.value.as_str());
        std::fs::create_dir_all(folder)
            .map_err(|error| Fault::file("make the folder", folder, &error))?;
        npz::write_file(
            &folder.join("program.npz"),
            names().zip(ours.iter().copied()),
        )?;
        npz::write_file(&folder.join("threads.npz"), names().zip(&referee))?;
    }
    let fails = |ours: &HostArray, referee: &HostArray| {
        element::is_float(ours.element) && compare(ours, referee, tolerance, None).failures > 0
    };
    let all_near = !ours.iter().zip(&referee).any(|(a, b)| fails(a, b));
    let is_exact = job.launches.iter().all(|launch| launch.options.exact);
    let movements = match tolerance.abs.is_some() || all_near || is_exact {
        true => None,
        false => {
            let explains = |movements: &[Vec<f64>]| {
                let arrays = ours.iter().zip(&referee).zip(movements);
                let failures = |((ours, referee), movement): ((&&HostArray, _), &Vec<f64>)| {
                    compare(ours, referee, tolerance, Some(movement)).failures
                };
                arrays.map(failures).all(|failures| failures == 0)
            };
            Some(movements(
                &bound,
                job,
                &first,
                &referee,
                report.steps,
                &explains,
            ))
        }
    };
    let mut rows = Vec::new();
    for (number, array) in job.arrays.iter().enumerate() {
        let movement = movements.as_ref().map(|all| all[number].as_slice());
        let difference = compare(ours[number], &referee[number], tolerance, movement);
        let counts = changed(&report, array).is_some() || difference.failures > 0;
        if counts && !array.hidden {
            rows.push((array, difference, largest(&referee[number])));
        }
    }
    report::out(&table(job, &rows, &device, args.against, report.steps));
    report::out(&allowed(&rows, tolerance, is_exact));
    for array in report
        .arrays
        .iter()
        .filter(|array| element::is_float(array.element))
    {
        if let Some(unfit) = array.summary.unfit(&array.shape) {
            let name = &array.name;
            eprintln!(
                "warning: array `{name}` has {unfit}; where the kernels make the same of it, that it agrees says little"
            );
        }
    }
    let failed: Vec<&str> = rows
        .iter()
        .filter(|(_, found, _)| found.failures > 0)
        .map(|(array, ..)| array.name.value.as_str())
        .collect();
    if failed.is_empty() {
        return Ok(());
    }
    let message = format!(
        "the raised program differs from the kernels in {}",
        failed.join(", ")
    );
    Err(Fault::user("check-failed", message)
        .help("`check --help` says what may differ, and how to allow for more")
        .into())
}

/// The arrays of the job before and after `steps` steps of the kernels as they are.
fn run_kernels(
    bound: &Bound,
    job: &Job,
    steps: u64,
    referee: cli::Referee,
) -> Result<(Vec<HostArray>, Vec<HostArray>)> {
    let first: Vec<HostArray> = job
        .arrays
        .iter()
        .map(|array| initial::initial(job, array))
        .collect::<Result<_>>()?;
    let mut arrays: Vec<Vec<u8>> = first.iter().map(|array| array.bytes.clone()).collect();
    let (raiser, plan) = (&bound.raiser, &bound.plan);
    match referee {
        cli::Referee::Interpreter => {
            let _interpreting = activity::enter("running the kernels thread by thread");
            raiser.interpret(job, plan, &mut arrays, steps)?;
        }
        cli::Referee::Native => {
            let _running = activity::enter("running the kernels as native code");
            raiser.run_natively(job, plan, &mut arrays, steps, Accesses::Checked)?;
        }
    }
    let after = first.iter().zip(arrays).map(|(first, bytes)| HostArray {
        bytes,
        ..first.clone()
    });
    let after = after.collect();
    Ok((first, after))
}

/// Faults of a raised program that running the kernels thread by thread shows as well, with the
/// thread and the element.
const CHECKED_BY_THREADS: [&str; 2] = ["out-of-bounds", "trap"];

/// `faults` of the raised program where the kernels, run thread by thread, have none.
fn unfounded(faults: Faults) -> Faults {
    let differs = Fault::user(
        "check-failed",
        "the raised program ends with the following fault, the kernels run thread by thread do not",
    );
    let all = std::iter::once(differs).chain(faults.iter().cloned());
    all.collect::<Vec<_>>().into()
}

/// The steps that are checked where launches vary from step to step.
const VARYING_STEPS: u64 = 3;

/// How often the kernels run with their roundings disturbed.
const DISTURBED_RUNS: u64 = 3;
/// How often they do where differences are not explained: of very many elements, some hardly move
/// in a few runs.
const MOST_DISTURBED_RUNS: u64 = 8;

/// What an array became on the device, if the program changes it.
fn changed<'a>(report: &'a Report, array: &Array) -> Option<&'a HostArray> {
    let mut found = report.arrays.iter();
    let found = found.find(|found| found.name == array.name.value)?;
    found.value.as_ref()
}

/// How far each element of each array moves where roundings are disturbed, by as many runs as it
/// takes until that `explains` all differences. A run that fails, for an index that moved say, does
/// not count.
fn movements(
    bound: &Bound,
    job: &Job,
    first: &[HostArray],
    referee: &[HostArray],
    steps: u64,
    explains: &dyn Fn(&[Vec<f64>]) -> bool,
) -> Vec<Vec<f64>> {
    let mut found: Vec<Vec<f64>> = referee.iter().map(|array| vec![0.0; array.len()]).collect();
    for seed in 0..MOST_DISTURBED_RUNS {
        if seed >= DISTURBED_RUNS && explains(&found) {
            break;
        }
        let mut arrays: Vec<Vec<u8>> = first.iter().map(|array| array.bytes.clone()).collect();
        let ended = bound
            .raiser
            .interpret_disturbed(job, &bound.plan, &mut arrays, steps, seed);
        if ended.is_err() {
            continue;
        }
        for ((found, bytes), referee) in found.iter_mut().zip(arrays).zip(referee) {
            let run = HostArray {
                bytes,
                ..referee.clone()
            };
            let moved = movement(referee, &[run]);
            for (found, moved) in found.iter_mut().zip(moved) {
                *found = found.max(moved);
            }
        }
    }
    found
}

/// What was allowed, and which elements needed more than their own units in the last place.
fn allowed(rows: &[Row], tolerance: Tolerance, is_exact: bool) -> String {
    let ulp = tolerance.ulp;
    let mut bounds = vec![format!("{ulp} ulp of the element")];
    match tolerance.abs {
        Some(abs) => bounds.push(format!("{abs:e}")),
        None if is_exact => {}
        None => bounds.push(format!(
            "{ulp} times how far it moves when each rounding moves by an ulp and subnormals are 0"
        )),
    }
    let zeros = match tolerance.any_zero_sign {
        true => "-0.0 for 0.0",
        false => "no other sign of a zero",
    };
    let mut text = format!(
        "allowed: in floats {}, {zeros}, no NaN for a number; in integers nothing\n",
        bounds.join(" or ")
    );
    for (array, found, _) in rows.iter().filter(|(_, found, _)| found.by_movement > 0) {
        let (name, count) = (&array.name.value, found.by_movement);
        let most = found.max_by_movement;
        text += &format!(
            "`{name}`: {} by more than {ulp} ulp, at most {most:.3e}, which its movement explains\n",
            match count {
                1 => "1 element differs".to_owned(),
                count => format!("{count} elements differ"),
            }
        );
    }
    text
}

/// An array, how it differs, and its largest magnitude thread by thread.
type Row<'a> = (&'a Array, Difference, f64);

/// More units in the last place than this say only that a number is small beside those it was
/// computed from: the error relative to the array's largest number says more.
const MOST_ULPS: u64 = 1 << 20;

/// The largest magnitude of an array, of its finite numbers.
fn largest(array: &HostArray) -> f64 {
    let magnitudes = (0..array.len()).map(|index| array.get(index).abs());
    magnitudes
        .filter(|number| number.is_finite())
        .fold(0.0, f64::max)
}

fn table(job: &Job, rows: &[Row], device: &str, referee: cli::Referee, steps: u64) -> String {
    let raised = format!("raised, on {device}");
    let head = [
        "array",
        "type",
        "max abs error",
        "max ulp error",
        "of the largest",
        "at",
        &raised,
        referee.shown(),
        "",
    ];
    let mut cells = vec![head.map(str::to_owned).to_vec()];
    for (array, found, largest) in rows {
        let verdict = match found.failures {
            0 => "ok".to_owned(),
            failures => format!(
                "{failures} of {} differ",
                crate::arrays::count(&array.shape)
            ),
        };
        let ulp = match found.max_ulp {
            u64::MAX => "NaN".to_owned(),
            many if many > MOST_ULPS => "-".to_owned(),
            few => few.to_string(),
        };
        let relative = match found.max_abs / largest {
            number if number.is_finite() => format!("{number:.1e}"),
            _ => "-".to_owned(),
        };
        cells.push(vec![
            array.name.value.clone(),
            type_name(array.element, &array.shape),
            format!("{:.3e}", found.max_abs),
            ulp,
            relative,
            format!("{:?}", unflatten(found.worst, &array.shape)),
            format!("{:?}", found.values.0),
            format!("{:?}", found.values.1),
            verdict,
        ]);
    }
    let steps = job.time.as_ref().map_or_else(String::new, |_| {
        format!("after {}\n", report::counted(steps, "step"))
    });
    format!("{steps}{}", report::table(&cells))
}
