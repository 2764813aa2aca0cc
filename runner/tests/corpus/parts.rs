//! Every kernel on meshes of interpreters: its program gives the results of one device, bit for
//! bit, except for floats that devices sum together, which agree to rounding.
//!
//! Everything runs in this process: no program is compiled. Programs with floats narrower than
//! `f64` are tested in `f64` too, where that is the same mathematics. In the everyday tier each
//! kernel is tested on two of the meshes. In the full tier it is tested on all but the largest, of
//! 1024 devices, which tests one kernel in `SAMPLE`; with REACTANT_MESHES it tests all, and each
//! kernel prints its result. `REACTANT_MESHES="2x4 8x128"` selects those two alone.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::Instant;

use libtest_mimic::{Failed, Trial};
use optimize::Allow;
use runner::arrays::initial::initial;
use runner::compile::{Bound, TensorProgram};
use runner::fault::Faults;
use runner::gradient::promote::promoted;
use runner::job::read::read_file;
use runner::program::Input;
use runner::raise_backend::raiser;
use runner::raiser::Fallback;
use shard::{ExchangeKind, Mesh, Sharded, join, shard, split};
use stablehlo::{Collective, Combiner, ElementType, Func, Literal, Op, Scalar, eval, eval_devices};
use testkit::Tier;
use testkit::corpus as kernel;
use testkit::files::{file_name, root, sorted};

use crate::checks::with_kernels;

/// The meshes of the tests.
const MESHES: [&str; 5] = ["1", "3", "2x2", "2x4", "3x5"];
/// The mesh that tests only a sample, or more with the environment variable.
const LARGEST: &str = "8x128";
const MESHES_ASKED: &str = "REACTANT_MESHES";

/// One kernel in this many runs on the largest mesh; not a multiple of `TRIALS`, so that no trial
/// gets all of them.
const SAMPLE: usize = 25;

/// The number of trials, which run concurrently, to which the kernels are distributed.
pub const TRIALS: usize = 4;

/// The maximum number of kernels that gather an array on four devices.
const GATHERING: usize = 116;

/// Steps of time loops: an iteration of two, and one left over.
const STEPS: i64 = 3;

pub fn trials() -> Vec<Trial> {
    let tried = dealt("parts", in_parts, |tried, split: Vec<bool>| {
        let split = split.into_iter().filter(|is| *is).count();
        // Arrays of a few elements are not partitioned.
        let few = tried < 60 || 2 * split < tried;
        few.then(|| format!("{split} of {tried} kernels are split"))
    });
    let gathers = Trial::test("parts::gathers", few_gather);
    tried.into_iter().chain([gathers]).collect()
}

/// Trials that run `attempt` on every kernel, with the kernel's number. `lacks` gets the number of
/// attempts and the results of the successful ones, and returns a complaint, if any.
pub fn dealt<T: 'static>(
    name: &'static str,
    attempt: fn(usize, &Path, &Path) -> Result<T, Failed>,
    lacks: fn(usize, Vec<T>) -> Option<String>,
) -> Vec<Trial> {
    let trial = |nth: usize| {
        Trial::test(format!("{name}::{} of {TRIALS}", nth + 1), move || {
            let kernels = kernels().into_iter().enumerate();
            let own = kernels.filter(|(number, _)| number % TRIALS == nth);
            let (mut wrong, mut tried, mut good) = (Vec::new(), 0, Vec::new());
            for (number, (job, file)) in own {
                tried += 1;
                let began = Instant::now();
                let fault = match catch_unwind(AssertUnwindSafe(|| attempt(number, &job, &file))) {
                    Ok(Ok(gave)) => {
                        good.push(gave);
                        None
                    }
                    Ok(Err(fault)) => Some(format!("{fault:?}")),
                    Err(_) => Some("a panic".to_owned()),
                };
                if std::env::var_os(MESHES_ASKED).is_some() {
                    let how = fault.as_deref().unwrap_or("ok");
                    eprintln!(
                        "{:.1} s: {name} of {}: {how}",
                        began.elapsed().as_secs_f64(),
                        file_name(&file)
                    );
                }
                let Some(fault) = fault else { continue };
                wrong.push(format!("{}: {fault}", file_name(&file)));
            }
            wrong.extend(lacks(tried, good));
            match wrong.is_empty() {
                true => Ok(()),
                false => Err(wrong.join("\n").into()),
            }
        })
    };
    (0..TRIALS).map(trial).collect()
}

/// On a mesh of four devices, few kernels need whole arrays on each device.
fn few_gather() -> Result<(), Failed> {
    let mesh = Mesh::parse("4")?;
    let mut gathering = Vec::new();
    for (job, file) in kernels() {
        let case = case(&job, &file)?;
        let asked = vec![None; case.inputs.len()];
        let plan = shard(&case.func, &mesh, &asked, &case.next)?.plan;
        let is_gather = |e: &shard::Exchange| e.kind == ExchangeKind::AllGather;
        if plan.exchanges.iter().any(is_gather) {
            gathering.push(file_name(&file));
        }
    }
    match gathering.len() <= GATHERING {
        true => Ok(()),
        false => Err(format!(
            "{} kernels gather: {}",
            gathering.len(),
            gathering.join(", ")
        )
        .into()),
    }
}

/// Returns the job and one form of every kernel that is raised.
pub fn kernels() -> Vec<(PathBuf, PathBuf)> {
    let of_corpus = kernel::all().iter().filter_map(|kernel| {
        let mut raised = kernel
            .builds
            .iter()
            .filter(|form| kernel.lacks(form).is_none());
        let form = raised.next().filter(|_| kernel.refused.is_none())?;
        Some((kernel.job(), kernel.form(form)))
    });
    let folders = sorted(&root().join("examples/kernels"));
    let of_examples = folders.into_iter().filter_map(|folder| {
        let job = folder.join(format!("{}.toml", file_name(&folder)));
        let is_kernel = |file: &PathBuf| file.extension().is_some_and(|e| e == "ptx" || e == "ll");
        Some((job, sorted(&folder).into_iter().find(is_kernel)?))
    });
    of_corpus.chain(of_examples).collect()
}

/// A raised and simplified program, its inputs, and for each result the parameter that it becomes
/// in the next call.
pub struct Case {
    pub raised: Func,
    pub allow: Allow,
    pub func: Func,
    pub inputs: Vec<Literal>,
    pub next: Vec<Option<usize>>,
    /// The parameter with the number of steps.
    pub steps: Option<usize>,
}

/// Returns whether the kernel has partitioned arrays.
fn in_parts(number: usize, job: &Path, kernels: &Path) -> Result<bool, Failed> {
    let case = case(job, kernels).map_err(|error| format!("{error:?}"))?;
    let meshes = meshes(number);
    let is_split = agrees(&case, &meshes)?;
    if let Some(wide) = case.in_f64() {
        agrees(&wide, &meshes).map_err(|fault| format!("in f64 {fault:?}"))?;
    }
    Ok(is_split)
}

/// Returns the meshes for the kernel with this number, by the tier; with REACTANT_MESHES those that
/// it names, otherwise all.
pub fn meshes(number: usize) -> Vec<&'static str> {
    let all = MESHES.into_iter().chain([LARGEST]);
    let Ok(asked) = std::env::var(MESHES_ASKED) else {
        return match testkit::tier() {
            // All but that of one device, alternating.
            Tier::Everyday => vec![MESHES[1 + number % 4], MESHES[1 + (number + 2) % 4]],
            Tier::Full if number.is_multiple_of(SAMPLE) => all.collect(),
            Tier::Full => MESHES.to_vec(),
        };
    };
    let is_named = |mesh: &&str| asked.split_whitespace().any(|name| name == *mesh);
    let named: Vec<&'static str> = all.clone().filter(is_named).collect();
    match named.is_empty() {
        true => all.collect(),
        false => named,
    }
}

/// Returns whether arrays are partitioned on one of the meshes, all of which must give the results
/// of one device.
fn agrees(case: &Case, meshes: &[&str]) -> Result<bool, Failed> {
    let expected = eval(&case.func, &case.inputs)?;
    let mut is_split = false;
    for text in meshes {
        let mesh = Mesh::parse(text)?;
        let asked = vec![None; case.inputs.len()];
        let mut sharded = shard(&case.func, &mesh, &asked, &case.next)?;
        sharded.func = optimize::simplify(&sharded.func);
        is_split |= sharded
            .parameters
            .iter()
            .any(|layout| layout.local_shape() != layout.shape());
        let near = sums_together(&sharded.func);
        let got = run(&sharded, &mesh, &case.inputs)?;
        for (nth, (expected, got)) in expected.iter().zip(&got).enumerate() {
            if let Some(element) = (0..expected.count()).find(|k| !same(expected, got, *k, near)) {
                let (was, is) = (expected.get(element), got.get(element));
                let message = format!(
                    "on {text}: element {element} of result {nth}, {}, is {is:?} and not {was:?}\n{}",
                    expected.ty(),
                    sharded.plan
                );
                return Err(message.into());
            }
        }
    }
    Ok(is_split)
}

impl Case {
    /// Returns the same case in `f64`; `None` if it has no narrower floats, or if that is another
    /// program.
    pub fn in_f64(&self) -> Option<Case> {
        let func = promoted(&self.func)?;
        let types = func.params().iter().map(|param| param.ty.element);
        let is_as_it_was = self.func.params().iter().map(|param| param.ty.element);
        if types.clone().eq(is_as_it_was) {
            return None;
        }
        let wide = |(input, element): (&Literal, ElementType)| {
            if input.element() == element {
                return input.clone();
            }
            let numbers = (0..input.count()).map(|k| input.get(k).as_f64(input.element()));
            let numbers = numbers.map(Scalar::Float).collect::<Vec<Scalar>>();
            Literal::from_scalars(element, input.shape().to_vec(), numbers)
        };
        Some(Case {
            raised: self.raised.clone(),
            allow: self.allow.clone(),
            inputs: self.inputs.iter().zip(types).map(wide).collect(),
            next: self.next.clone(),
            steps: self.steps,
            func,
        })
    }
}

pub fn case(job: &Path, kernels: &Path) -> Result<Case, Failed> {
    let folder = tempfile::tempdir()?;
    let words = |faults: Faults| Failed::from(format!("{faults:?}"));
    let mut job = read_file(&with_kernels(job, kernels, folder.path())?).map_err(words)?;
    job.outputs.clear();
    let bound = Bound::new(&job, raiser()).map_err(words)?;
    let raised = bound.tensors(&job, Fallback::None).map_err(words)?;
    let input = |input: &Input| match input {
        Input::Steps => Ok(Literal::scalar(ElementType::I64, Scalar::Int(STEPS))),
        Input::Before | Input::After => Ok(Literal::scalar(ElementType::I64, Scalar::Int(1))),
        Input::Scalar { element, value, .. } => {
            Ok(Literal::scalar(*element, Scalar::Float(*value)))
        }
        Input::Array { name, .. } => {
            let array = job.arrays.iter().find(|array| array.name.value == *name);
            let first = initial(&job, array.ok_or("an array that is not there")?).map_err(words)?;
            Ok(Literal::from_bytes(first.element, first.shape, first.bytes))
        }
    };
    let inputs: Result<Vec<Literal>, Failed> = raised.inputs.iter().map(input).collect();
    let mut of_all = raised.inputs.iter();
    Ok(Case {
        steps: of_all.position(|input| matches!(input, Input::Steps)),
        next: (0..raised.func.results.len())
            .map(|nth| next(&raised, nth))
            .collect(),
        func: optimize::simplify_with(&raised.func, &raised.allow).0,
        inputs: inputs?,
        raised: raised.func,
        allow: raised.allow,
    })
}

fn next(raised: &TensorProgram, result: usize) -> Option<usize> {
    let array = raised.outputs.get(result)?;
    let is_it = |input: &Input| matches!(input, Input::Array { name, .. } if name == array);
    raised.inputs.iter().position(is_it)
}

/// Returns the combined results of the devices.
pub fn run(sharded: &Sharded, mesh: &Mesh, inputs: &[Literal]) -> Result<Vec<Literal>, Failed> {
    let given = |device: usize| -> Vec<Literal> {
        let layouts = sharded.parameters.iter().zip(inputs);
        layouts
            .map(|(layout, whole)| split(whole, layout, mesh, device))
            .collect()
    };
    let given: Vec<Vec<Literal>> = (0..mesh.devices()).map(given).collect();
    let results = eval_devices(&sharded.func, &given)?;
    let whole = |(nth, layout): (usize, &shard::Layout)| {
        let locals: Vec<Literal> = results.iter().map(|all| all[nth].clone()).collect();
        join(layout, mesh, &locals)
    };
    Ok(sharded.results.iter().enumerate().map(whole).collect())
}

/// Returns whether devices combine floats in an order of their own.
pub fn sums_together(func: &Func) -> bool {
    func.values().any(|value| match func.op(value) {
        Op::Collective { collective, .. } => {
            let rounds = |combiner: &Combiner| combiner.rounds(func.tensor(value).element);
            matches!(&**collective, Collective::AllReduce { combiner, .. } if rounds(combiner))
        }
        Op::While { cond, body, .. } => sums_together(cond) || sums_together(body),
        Op::Case { branches, .. } => branches.iter().any(sums_together),
        Op::Call { callee, .. } => sums_together(callee),
        _ => false,
    })
}

/// Compares elements; all NaNs are equal. If `near`, a relative or absolute difference of 1e-4 is
/// allowed, for reordered `f32` sums.
pub fn same(expected: &Literal, got: &Literal, at: usize, near: bool) -> bool {
    let element = expected.element();
    let (x, y) = (expected.get(at), got.get(at));
    if !element.is_float() {
        return x == y;
    }
    let (x, y) = (x.as_f64(element), y.as_f64(element));
    let close = near && (x - y).abs() <= 1e-4 * x.abs().max(1.0);
    x.is_nan() && y.is_nan() || x.to_bits() == y.to_bits() || close
}
