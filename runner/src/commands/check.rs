//! `reactant-rs check`: compares the raised program with the kernels themselves, run thread by
//! thread, or with the arrays that another program left.

mod recorded;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use diagnostics::activity;

use self::recorded::Disturbance;
use super::Context;
use super::load::{bind, load};
use super::target::execute_on;
use crate::arrays::summary::unflatten;
use crate::arrays::{HostArray, initial, npz, type_name};
use crate::cli::{self, Referee};
use crate::compare::{
    Difference, Moves, Tolerance, agreeing, compare, drift, fixed_point, movement, movements,
};
use crate::compile::Bound;
use crate::element;
use crate::execute::{Report, Task};
use crate::fault::{Blame, Fault, Faults, Result};
use crate::job::{Array, Job};
use crate::output::Outputs;
use crate::progress::Progress;
use crate::raiser::{Accesses, Fallback};
use crate::report::{self, counted};

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
    let referee = referee_of(args, job)?;
    let recorded = match referee {
        Referee::Recorded => Some(recorded::read(job)?),
        Referee::Interpreter | Referee::Native => None,
    };
    if let (Some(time), None, None) = (&mut job.time, args.job.steps, &recorded) {
        // Where launches vary, checks several steps.
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
        if recorded.is_some() || !faults.iter().any(is_by_kernels) {
            return faults;
        }
        match first_values(job)
            .and_then(|first| run_kernels(&bound, job, first, job.steps(), referee, &mut |_| {}))
        {
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
    let first = first_values(job)?;
    let wanted: Vec<Option<HostArray>> = match recorded {
        Some(recorded) => recorded,
        None => run_kernels(
            &bound,
            job,
            first.clone(),
            report.steps,
            referee,
            &mut |_| {},
        )?
        .into_iter()
        .map(Some)
        .collect(),
    };
    let tolerance = args.tolerance.tolerance();
    let agreed = agreed_structures(job, referee, &report, &first, &wanted, tolerance);
    let arrays = job.arrays.iter().zip(&first).zip(&wanted);
    let compared: Vec<Compared> = arrays
        .filter_map(|((array, first), wanted)| {
            Some(Compared {
                array,
                is_changed: changed(&report, array).is_some(),
                ours: agreed
                    .get(&array.name.value)
                    .or_else(|| changed(&report, array))
                    .unwrap_or(first),
                wanted: wanted.as_ref()?,
            })
        })
        .collect();
    if let Some(folder) = &args.keep {
        keep(folder, &compared, referee)?;
    }
    let is_exact = job.launches.iter().all(|launch| launch.options.exact);
    let has_no_moves = tolerance.abs.is_some() || is_exact;
    let rounds = rounds(job, report.steps);
    let is_near = |of: &Compared| of.difference(tolerance, Moves::Not).failures == 0;
    let is_integer = |of: &&Compared| !element::is_float(of.ours.element);
    let sums = match referee {
        Referee::Interpreter | Referee::Native
            if !has_no_moves && !compared.iter().filter(is_integer).all(is_near) =>
        {
            fixed_point(&bound.tensors(job, Fallback::None)?)
        }
        _ => BTreeSet::new(),
    };
    let may_move = |of: &Compared| !is_integer(&of) || sums.contains(&of.array.name.value);
    let movements = match referee {
        _ if has_no_moves || compared.iter().all(|of| !may_move(of) || is_near(of)) => None,
        Referee::Recorded => {
            let is_drift = |of: &Compared| {
                let drift = drift(of.wanted, largest(of.wanted), rounds, tolerance.ulp);
                of.difference(tolerance, Moves::All(drift)).failures == 0
            };
            let is_fine = |of: &Compared| !element::is_float(of.ours.element) || is_drift(of);
            match compared.iter().all(is_fine) {
                true => None,
                false => {
                    movements_of_recorded(&bound, job, &compared, &first, report.steps, tolerance)
                }
            }
        }
        Referee::Interpreter | Referee::Native => {
            let pairs = compared.iter().map(|of| (of.ours, of.wanted, may_move(of)));
            let pairs: Vec<_> = pairs.collect();
            Some(movements(
                &bound,
                job,
                &pairs,
                &first,
                report.steps,
                tolerance,
            ))
        }
    };
    let mut rows = Vec::new();
    for (number, of) in compared.iter().enumerate() {
        let largest = largest(of.wanted);
        let moves = match (&movements, referee) {
            _ if !may_move(of) => Moves::Not,
            (Some(all), _) => Moves::Each(&all[number]),
            (None, Referee::Recorded) if !has_no_moves => {
                let drift = drift(of.wanted, largest, rounds, tolerance.ulp);
                Moves::All(drift)
            }
            (None, _) => Moves::Not,
        };
        let difference = of.difference(tolerance, moves);
        let counts = of.is_changed || referee == Referee::Recorded || difference.failures > 0;
        if counts && !of.array.hidden {
            rows.push((of.array, difference, largest));
        }
    }
    report::out(&heading(job, referee, report.steps));
    report::out(&table(&rows, &device, referee));
    report::out(&allowed(&rows, tolerance, is_exact, referee, rounds));
    if referee == Referee::Recorded && movements.is_some() {
        let ulp = tolerance.ulp;
        report::out(&format!(
            "also allowed: {ulp} times how far native code moves where first values move by an ulp, in {DISTURBED_STARTS} runs, or, of small jobs, where each rounding does\n"
        ));
    }
    if referee == Referee::Recorded {
        report::out(&left_out(job, &wanted));
    }
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
    let differs_from = match referee {
        Referee::Interpreter | Referee::Native => "the kernels",
        Referee::Recorded => "what was recorded",
    };
    let message = format!(
        "the raised program differs from {differs_from} in {}",
        failed.join(", ")
    );
    Err(Fault::user("check-failed", message)
        .help("`check --help` says what may differ, and how to allow for more")
        .into())
}

/// Returns the program's arrays of structures in which floats within the tolerance of the recorded
/// ones are replaced by these, and prints the number of such floats.
fn agreed_structures(
    job: &Job,
    referee: Referee,
    report: &Report,
    first: &[HostArray],
    wanted: &[Option<HostArray>],
    tolerance: Tolerance,
) -> BTreeMap<String, HostArray> {
    let recorded = job.recorded.iter().filter(|_| referee == Referee::Recorded);
    let structs = recorded.flat_map(|recorded| &recorded.structs);
    let mut agreed = BTreeMap::new();
    for (name, fields) in structs {
        let place = job
            .arrays
            .iter()
            .position(|array| array.name.value == *name);
        let Some((place, Some(wanted))) = place.map(|place| (place, &wanted[place])) else {
            continue;
        };
        let ours = changed(report, &job.arrays[place]).unwrap_or(&first[place]);
        let (array, count) = agreeing(fields, ours, wanted, rounds(job, report.steps), tolerance);
        if count > 0 {
            report::out(&format!(
                "`{name}`: {} of its structures differ by no more than is allowed of floats\n",
                counted(count as u64, "float")
            ));
            agreed.insert(name.clone(), array);
        }
    }
    agreed
}

/// Returns an upper bound on the executions of a launch in all steps, over which roundings
/// accumulate.
fn rounds(job: &Job, steps: u64) -> u64 {
    let in_step = job.schedule().max_repetitions();
    steps.max(1).saturating_mul(in_step)
}

/// Returns the referee: that of the command line, or the recorded arrays if the job has them and
/// the command line does not set the number of steps.
///
/// - errors: `--against recorded` with a number of steps
fn referee_of(args: &cli::Check, job: &Job) -> Result<Referee> {
    match (args.against, args.job.steps) {
        (Some(Referee::Recorded), Some(_)) => {
            let message = "--against recorded: what was recorded is of all steps of the job";
            let help = "leave out `--steps`";
            Err(Fault::usage("steps-of-recorded", message).help(help).into())
        }
        (Some(referee), _) => Ok(referee),
        (None, None) if job.recorded.is_some() => Ok(Referee::Recorded),
        (None, _) => Ok(Referee::Interpreter),
    }
}

/// An array under comparison.
struct Compared<'a> {
    array: &'a Array,
    /// Whether the raised program changes it.
    is_changed: bool,
    /// Its contents after the raised program.
    ours: &'a HostArray,
    /// Its contents after the kernels, or as recorded.
    wanted: &'a HostArray,
}

impl Compared<'_> {
    fn difference(&self, tolerance: Tolerance, moves: Moves) -> Difference {
        compare(self.ours, self.wanted, tolerance, moves)
    }
}

/// Writes the arrays after the run; recorded arrays are in a file already.
fn keep(folder: &Path, compared: &[Compared], referee: Referee) -> Result<()> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Fault::file("make the folder", folder, &error))?;
    let named = |of: for<'c> fn(&'c Compared) -> &'c HostArray| {
        let compared = compared.iter();
        compared.map(move |one| (one.array.name.value.as_str(), of(one)))
    };
    npz::write_file(&folder.join("program.npz"), named(|of| of.ours))?;
    match referee {
        Referee::Recorded => Ok(()),
        Referee::Interpreter | Referee::Native => {
            npz::write_file(&folder.join("threads.npz"), named(|of| of.wanted))
        }
    }
}

/// Returns the initial values of the arrays of the job.
fn first_values(job: &Job) -> Result<Vec<HostArray>> {
    let arrays = job.arrays.iter();
    arrays.map(|array| initial::initial(job, array)).collect()
}

/// Runs the original kernels for `steps` steps and returns the arrays of the job. Native code calls
/// `after_launch`.
fn run_kernels(
    bound: &Bound,
    job: &Job,
    first: Vec<HostArray>,
    steps: u64,
    referee: Referee,
    after_launch: &mut dyn FnMut(&mut [Vec<u8>]),
) -> Result<Vec<HostArray>> {
    let mut arrays: Vec<Vec<u8>> = first.iter().map(|array| array.bytes.clone()).collect();
    let (raiser, plan) = (&bound.raiser, &bound.plan);
    match referee {
        Referee::Recorded => unreachable!("what was recorded needs no run"),
        Referee::Interpreter => {
            let _interpreting = activity::enter("running the kernels thread by thread");
            raiser.interpret(job, plan, &mut arrays, steps)?;
        }
        Referee::Native => {
            let _running = activity::enter("running the kernels as native code");
            raiser.run_natively(
                job,
                plan,
                &mut arrays,
                steps,
                Accesses::Checked,
                after_launch,
            )?;
        }
    }
    let after = first.into_iter().zip(arrays);
    Ok(after
        .map(|(first, bytes)| HostArray { bytes, ..first })
        .collect())
}

/// The largest number of threads, of all launches together, that are interpreted to find how far
/// roundings move the recorded arrays.
const MOST_INTERPRETED: u64 = 1 << 18;

/// The largest number of launches in which roundings inside of a launch may explain differences:
/// over more of them, errors average out.
const FEW_LAUNCHES: u64 = 16;

/// Returns [`disturbed_start`]; where that does not explain all differences and the job is small,
/// the farther of it and of how far elements move if each rounding is disturbed.
fn movements_of_recorded(
    bound: &Bound,
    job: &Job,
    compared: &[Compared],
    first: &[HostArray],
    steps: u64,
    tolerance: Tolerance,
) -> Option<Vec<Vec<f64>>> {
    let mut moved = disturbed_start(bound, job, compared, first, steps, tolerance)?;
    let is_explained = |(of, moved): (&Compared, &Vec<f64>)| {
        of.difference(tolerance, Moves::Each(moved)).failures == 0
    };
    let threads = bound.plan.launches.iter().map(|launch| {
        let sizes = launch.grid.iter().chain(&launch.block);
        sizes.map(|size| u64::from(*size)).product::<u64>()
    });
    let rounds = rounds(job, steps);
    let all = threads.max().unwrap_or(0).saturating_mul(rounds);
    let is_small = all <= MOST_INTERPRETED && rounds <= FEW_LAUNCHES;
    if !is_small || compared.iter().zip(&moved).all(is_explained) {
        return Some(moved);
    }
    let of_array = |array: &Array| {
        let mut all = compared.iter();
        all.position(|of| std::ptr::eq(of.array, array))
    };
    let places: Vec<Option<usize>> = job.arrays.iter().map(of_array).collect();
    let pairs: Vec<_> = places
        .iter()
        .zip(first)
        .map(|(place, first)| match place.map(|place| &compared[place]) {
            Some(of) => (of.ours, of.wanted, element::is_float(of.ours.element)),
            None => (first, first, false),
        })
        .collect();
    let by_roundings = movements(bound, job, &pairs, first, steps, tolerance);
    for (place, by_roundings) in places.into_iter().zip(by_roundings) {
        let Some(place) = place else { continue };
        for (moved, by_roundings) in moved[place].iter_mut().zip(by_roundings) {
            *moved = moved.max(by_roundings);
        }
    }
    Some(moved)
}

/// The number of native runs with disturbed initial values.
const DISTURBED_STARTS: u64 = 3;

/// Returns how far each element of the recorded arrays moves if each initial float is moved by an
/// ulp at random; of arrays of zeros, each float after the first launch that leaves others. The
/// runs use native code, which is fast enough for all steps. An element counts as moving at least
/// as far as the root mean square of its array, and as the accumulated errors of all steps. `None`
/// if native code cannot run the kernels.
fn disturbed_start(
    bound: &Bound,
    job: &Job,
    compared: &[Compared],
    first: &[HostArray],
    steps: u64,
    tolerance: Tolerance,
) -> Option<Vec<Vec<f64>>> {
    let run = |after_launch: &mut dyn FnMut(&mut [Vec<u8>]), first: Vec<HostArray>| {
        run_kernels(bound, job, first, steps, Referee::Native, after_launch).ok()
    };
    let plain = run(&mut |_| {}, first.to_vec())?;
    let mut runs = Vec::new();
    for seed in 0..DISTURBED_STARTS {
        let mut disturbance = Disturbance::new(first, seed);
        let mut moved = first.to_vec();
        disturbance.move_floats(moved.iter_mut().map(|array| &mut array.bytes));
        let mut after_launch = |arrays: &mut [Vec<u8>]| disturbance.move_floats(arrays.iter_mut());
        runs.extend(run(&mut after_launch, moved));
    }
    let movement_of = |of: &Compared| {
        let number = job
            .arrays
            .iter()
            .position(|array| std::ptr::eq(array, of.array))?;
        let runs: Vec<HostArray> = runs.iter().map(|run| run[number].clone()).collect();
        let mut moved = movement(&plain[number], &runs);
        let squares: f64 = moved.iter().map(|moved| moved * moved).sum();
        let mean = (squares / moved.len().max(1) as f64).sqrt();
        let drift = drift(
            of.wanted,
            largest(of.wanted),
            rounds(job, steps),
            tolerance.ulp,
        );
        for moved in &mut moved {
            *moved = moved.max(mean).max(drift);
        }
        Some(moved)
    };
    compared.iter().map(movement_of).collect()
}

/// Errors of a raised program that also show when the kernels run thread by thread, with the thread
/// and the element.
const CHECKED_BY_THREADS: [&str; 2] = ["out-of-bounds", "trap"];

/// Returns `faults` of the raised program as a failed check: the kernels, run thread by thread, do
/// not have them.
fn unfounded(faults: Faults) -> Faults {
    let differs = Fault::user(
        "check-failed",
        "the raised program ends with the following fault, the kernels run thread by thread do not",
    );
    let all = std::iter::once(differs).chain(faults.iter().cloned());
    all.collect::<Vec<_>>().into()
}

/// The number of steps that are checked where launches vary from step to step.
const VARYING_STEPS: u64 = 3;

/// Returns the contents of an array on the device after the run, if the program changes it.
fn changed<'a>(report: &'a Report, array: &Array) -> Option<&'a HostArray> {
    let mut found = report.arrays.iter();
    let found = found.find(|found| found.name == array.name.value)?;
    found.value.as_ref()
}

/// Returns the tolerance as text, and the arrays whose elements need more than an error in their
/// own units in the last place.
fn allowed(
    rows: &[Row],
    tolerance: Tolerance,
    is_exact: bool,
    referee: Referee,
    rounds: u64,
) -> String {
    let ulp = tolerance.ulp;
    let mut bounds = vec![format!("{ulp} ulp of the element")];
    match tolerance.abs {
        Some(abs) => bounds.push(format!("{abs:e}")),
        None if is_exact => {}
        None if referee == Referee::Recorded => bounds.push(format!(
            "{ulp} ulp of the largest magnitude of its array times the square root of {}, at most a hundredth of that magnitude",
            report::counted(rounds, "launch")
        )),
        None => bounds.push(format!(
            "{ulp} times how far it moves when each rounding moves by an ulp and subnormals are 0"
        )),
    }
    let has_no_moves = tolerance.abs.is_some() || is_exact;
    let zeros = match (tolerance.any_zero_sign, referee) {
        (true, _) => "-0.0 for 0.0",
        (false, _) if has_no_moves => "no other sign of a zero",
        (false, Referee::Recorded) => "-0.0 for 0.0",
        (false, _) => "no other sign of a zero that does not move",
    };
    let mut text = format!(
        "allowed: in floats {}, {zeros}, no NaN for a number; in integers nothing{}\n",
        bounds.join(" or "),
        match rows.iter().any(is_moved_integer) {
            true => format!(", but {ulp} times how far large sums of rounded floats move"),
            false => String::new(),
        }
    );
    for (array, found, _) in rows.iter().filter(|(_, found, _)| found.by_movement > 0) {
        let (name, count) = (&array.name.value, found.by_movement);
        let most = found.max_by_movement;
        let more = match element::is_float(array.element) {
            true => format!(" by more than {ulp} ulp"),
            false => String::new(),
        };
        let by = match referee {
            Referee::Recorded => "as is allowed after so many launches",
            Referee::Interpreter | Referee::Native => "which its movement explains",
        };
        text += &format!(
            "`{name}`: {}{more}, at most {most:.3e}, {by}\n",
            match count {
                1 => "1 element differs".to_owned(),
                count => format!("{count} elements differ"),
            }
        );
    }
    text
}

/// Returns whether an array of integers agrees only because its elements move.
fn is_moved_integer((array, found, _): &Row) -> bool {
    found.by_movement > 0 && !element::is_float(array.element)
}

/// An array, its difference, and its largest magnitude in the referee's result.
type Row<'a> = (&'a Array, Difference, f64);

/// Above this error in units in the last place, a value is small compared with its operands, and
/// the error relative to the array's largest value is more informative.
const MOST_ULPS: u64 = 1 << 20;

/// Returns the largest magnitude among the finite values of an array.
fn largest(array: &HostArray) -> f64 {
    let magnitudes = (0..array.len()).map(|index| array.get(index).abs());
    magnitudes
        .filter(|number| number.is_finite())
        .fold(0.0, f64::max)
}

/// Returns the number of steps after which arrays are compared, and the source of the comparison
/// where no kernels ran.
fn heading(job: &Job, referee: Referee, steps: u64) -> String {
    let steps = match job.time {
        Some(_) => format!("after {}", report::counted(steps, "step")),
        None => String::new(),
    };
    match (referee, &job.recorded) {
        (Referee::Recorded, Some(file)) => {
            let words = ["with what the recorded program left", &steps];
            let words = words.join(" ");
            format!("{}, in `{}`\n", words.trim_end(), file.file.value.display())
        }
        _ if steps.is_empty() => steps,
        _ => format!("{steps}\n"),
    }
}

/// Returns the names of the arrays that were not recorded.
fn left_out(job: &Job, recorded: &[Option<HostArray>]) -> String {
    let arrays = job.arrays.iter().zip(recorded);
    let names = arrays.filter(|(array, found)| found.is_none() && !array.hidden);
    let names: Vec<&str> = names.map(|(array, _)| array.name.value.as_str()).collect();
    match names.is_empty() {
        true => String::new(),
        false => format!("not recorded, and not compared: {}\n", names.join(", ")),
    }
}

fn table(rows: &[Row], device: &str, referee: Referee) -> String {
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
            element::text(array.element, found.values.0),
            element::text(array.element, found.values.1),
            verdict,
        ]);
    }
    report::table(&cells)
}
