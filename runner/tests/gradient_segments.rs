//! Gradients in segments have the bits of gradients in one program: for every kernel of
//! `raise/tests/kernels` with floats, launched five times in a time loop, with respect to all its
//! floats, in the interpreter. One kernel is also tested with arrays large enough for blocked sums,
//! and with few stored states: the order of sums does not depend on segments.
#![cfg(feature = "raise")]

use std::path::Path;

use libtest_mimic::{Arguments, Failed, Trial};
use runner::compile::{Bound, TensorProgram};
use runner::device::Interpreter;
use runner::fault::{Faults, Result};
use runner::gradient::call::{Callable, Values, first_value};
use runner::gradient::segmented::{Ended, SegmentContext, SegmentPlan};
use runner::gradient::{Built, Primal, Request};
use runner::interrupt::Interrupt;
use runner::job::gradient::Steps;
use runner::job::{Job, Located, read};
use runner::progress::Progress;
use runner::raiser::Fallback;
use runner::report::render;
use testkit::{Tier, corpus};

const TARGET: optimize::Target = optimize::Target::Cpu;

/// The step at which the objective is evaluated, and the segment lengths, with and without a
/// remainder at the end.
type Case = (Option<i64>, &'static [u64]);

/// The everyday tier uses one of them for each kernel.
const CASES: &[Case] = &[(None, &[1, 2, 3]), (Some(2), &[1, 4])];

/// Returns the cases of a kernel in this tier; all for a kernel that is rejected, since some are
/// rejected with one objective only.
fn cases(kernel: &str) -> Vec<Case> {
    let is_refused = REFUSED.iter().any(|(name, _)| kernel.starts_with(name));
    match testkit::tier() {
        Tier::Everyday if !is_refused => vec![CASES[testkit::part(kernel, CASES.len())]],
        Tier::Everyday | Tier::Full => CASES.to_vec(),
    }
}

/// A kernel with periodic stencils, whose adjoint has sums, and extents that make the sums blocked.
const LARGE: (&str, &[(&str, i64)]) = ("gradient_stencil", &[("nx", 256), ("ny", 192)]);
/// The stored states, instead of all.
const KEPT: &[Steps] = &[Steps::Slots(1), Steps::Slots(2), Steps::Every(2)];

/// Kernels whose steps must be divided: many others repeat the same step, and no loop is left. The
/// second one branches on a loop-invariant condition, which could otherwise be evaluated once, with
/// the loop in the branches.
const CUT: &[&str] = &["gradient_stencil", "loop_substeps"];

/// Kernels that are rejected, and a word of the reason.
#[rustfmt::skip] // tables stay aligned
const REFUSED: &[(&str, &str)] = &[
    ("atomic_bits_of_floats",  "changed as an integer"),
    ("atomic_compaction",      "outside of array"),
    ("atomic_word_pair",       "changed as an integer"),
    ("loop_switch",            "influence"),
    ("math_constant_dividend", "changed as an integer"),
    ("math_trig_branches_f32", "changed as an integer"),
    ("memory_module_counter",  "is not raised yet"),
    ("memory_nested_rows",     "changed as an integer"),
    ("memory_texture_fetch",   "changed as an integer"),
    ("shared_batches",         "influence"),
    ("shared_pairs",           "changed as an integer"),
    ("shared_sections",        "changed as an integer"),
    ("shared_unions",          "changed as an integer"),
    ("warp_redux_floats",      "changed as an integer"),
    ("type_copysign",          "changed as an integer"),
    ("type_directed",          "changed as an integer"),
    ("type_directed_f64",      "changed as an integer"),
    ("type_rounding",          "changed as an integer"),
];

fn main() {
    let mut trials = Vec::new();
    for kernel in corpus::all().iter().filter(|k| k.refused.is_none()) {
        let mut builds = kernel.builds.iter();
        let Some(form) = builds.find(|form| kernel.lacks(form).is_none()) else {
            continue;
        };
        let (toml, file) = (kernel.job(), kernel.form(form));
        if kernel.name == LARGE.0 {
            let (toml, file) = (toml.clone(), file.clone());
            trials.push(Trial::test(format!("{}, large", kernel.name), move || {
                let found = same(&toml, &file, LARGE.1, KEPT);
                let said = |faults: Faults| render(&faults, false, 120).into();
                found
                    .map_err(said)
                    .and_then(|same| same.map_err(Failed::from))
            }));
        }
        let refused = REFUSED.iter().find(|(name, _)| *name == kernel.name);
        trials.push(Trial::test(kernel.name.clone(), move || {
            let found = same(&toml, &file, &[], &[]);
            let said = found
                .as_ref()
                .err()
                .map(|faults| render(faults, false, 120));
            match (said, refused) {
                (None, None) => found.unwrap_or(Ok(())).map_err(Failed::from),
                (Some(said), Some((_, word))) if said.contains(word) => Ok(()),
                (said, _) => Err(format!("{said:?}, not `{refused:?}`").into()),
            }
        }));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// Returns the derivatives that differ, or that none does, with other values of `scalars`; with
/// some of the states `kept` too.
fn same(
    toml: &Path,
    file: &Path,
    scalars: &[(&str, i64)],
    kept: &[Steps],
) -> Result<std::result::Result<(), String>> {
    let stem = file.file_name().map(|name| name.to_string_lossy());
    let stem = stem.unwrap_or_default();
    let is_cut = CUT.iter().any(|name| stem.starts_with(name));
    for (every, segments) in cases(&stem) {
        let Some(text) = text(toml, file, scalars, every) else {
            return Ok(Ok(())); // all of it is integers
        };
        let folder = toml.parent().unwrap_or(Path::new(""));
        let job = read::read("job.toml", &text, folder)?;
        let raised = raised(&job)?;
        let mut request = Request::new(&job, "")?;
        let whole = whole(&job, &raised, &request)?;
        for steps in kept {
            request.checkpoint.steps = *steps;
            let built = Primal::new(&job, &raised, &request)?.reverse(&[], TARGET)?;
            if !built.text.contains("optimization_barrier") {
                return Ok(Err("no sum is taken in several goes".to_owned()));
            }
            if called(&job, &built)? != whole {
                return Ok(Err(format!(
                    "{steps:?}, every {every:?}: something differs"
                )));
            }
        }
        request.checkpoint.steps = Steps::Auto;
        for segment in segments {
            request.checkpoint.segment = Some(Located::new(*segment, 0..0));
            let (count, parts) = parts(&job, &raised, &request)?;
            if is_cut && count == 0 {
                return Ok(Err(format!("no segments of {segment}, every {every:?}")));
            }
            let names = ["J"].into_iter();
            let names = names.chain(request.wrt.iter().map(|name| name.value.as_str()));
            let all = names.zip(parts.iter().zip(&whole));
            let other: Vec<&str> = all.filter(|(_, (x, y))| x != y).map(|(n, _)| n).collect();
            if !other.is_empty() || parts.len() != whole.len() {
                let message = format!("segments of {segment}, every {every:?}: {other:?} differ");
                return Ok(Err(message));
            }
        }
    }
    Ok(Ok(()))
}

/// Returns the job with an objective of all arrays of floats, with respect to those and all scalars
/// that are floats; `None` if there are none.
fn text(toml: &Path, file: &Path, scalars: &[(&str, i64)], every: Option<i64>) -> Option<String> {
    let text = std::fs::read_to_string(toml).expect("a kernel has a job");
    let mut table: toml::Table = text.parse().expect("which is TOML");
    for key in ["output", "gradient", "minimize"] {
        table.remove(key);
    }
    table.insert("kernels".into(), vec![testkit::files::path(file)].into());
    for (name, value) in scalars {
        table["scalars"][*name] = (*value).into();
    }
    let looped = table.entry("loop").or_insert(toml::Table::new().into());
    let looped = looped.as_table_mut()?;
    looped.insert("steps".into(), 5.into());
    let is_float = |value: &toml::Value| {
        let ty = value.get("dtype").or(value.get("type"));
        let is_name = |name: &str| ["f32", "f64"].contains(&name);
        value.is_float() || ty.and_then(|ty| ty.as_str()).is_some_and(is_name)
    };
    let floats = |key: &str| -> Vec<String> {
        let all = table.get(key).and_then(|all| all.as_table());
        let all = all.into_iter().flatten().filter(|(_, v)| is_float(v));
        all.map(|(name, _)| name.clone()).collect()
    };
    let (arrays, scalars) = (floats("arrays"), floats("scalars"));
    let terms: Vec<String> = arrays.iter().map(|a| format!("mean({a}^2)")).collect();
    let mut objective = toml::Table::new();
    objective.insert("expr".into(), terms.join(" + ").into());
    if let Some(every) = every {
        objective.insert("every".into(), every.into());
    }
    let objectives = toml::Table::from_iter([("sum_of_all".to_owned(), objective.into())]);
    table.insert("objective".into(), objectives.into());
    let mut gradient = toml::Table::new();
    gradient.insert("of".into(), "sum_of_all".into());
    let wrt: Vec<String> = arrays.iter().cloned().chain(scalars).collect();
    gradient.insert("wrt".into(), wrt.into());
    table.insert("gradient".into(), gradient.into());
    (!arrays.is_empty()).then(|| toml::to_string(&table).expect("it was TOML"))
}

fn raised(job: &Job) -> Result<TensorProgram> {
    Bound::new(job, runner::raise_backend::raiser())?.tensors(job, Fallback::None)
}

fn whole(job: &Job, raised: &TensorProgram, request: &Request) -> Result<Vec<Vec<u8>>> {
    called(
        job,
        &Primal::new(job, raised, request)?.reverse(&[], TARGET)?,
    )
}

fn called(job: &Job, built: &Built) -> Result<Vec<Vec<u8>>> {
    let callable = Callable::compile(&Interpreter, built, &[])?;
    let values = now(callable.call(&|parameter| first_value(job, parameter)))?;
    Ok(bits(&values))
}

/// Returns the number of segments, and the resulting bits.
fn parts(job: &Job, raised: &TensorProgram, request: &Request) -> Result<(usize, Vec<Vec<u8>>)> {
    let plan = SegmentPlan::new(&Primal::new(job, raised, request)?, &[], TARGET)?;
    let around = SegmentContext {
        interrupt: &Interrupt::default(),
        progress: &Progress::new(1, false),
        sources: &[],
        resume: false,
    };
    match now(plan.run(&Interpreter, job, &around))? {
        Ended::Done { values, .. } => Ok((plan.count(), bits(&values))),
        Ended::Interrupted { .. } => panic!("nobody stopped it"),
    }
}

/// Returns the bits of the objective and of all derivatives.
fn bits(values: &Values) -> Vec<Vec<u8>> {
    let all = [&values.objective].into_iter().chain(&values.derivatives);
    all.map(|array| array.bytes.clone()).collect()
}

/// Runs a future that only waits for an interpreter.
fn now<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    runtime.expect("there are threads").block_on(future)
}
