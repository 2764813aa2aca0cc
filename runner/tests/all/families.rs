//! Canonical forms: several formulations of one computation become programs of similar cost.
//!
//! A family is one computation: `runner/tests/families/NAME.cu` has its formulations as kernels,
//! and `NAME.toml` is a job without launches, with one launch per formulation in the table `ways`
//! (`form` names the compiled form of the kernel, `sm_80` by default). Every formulation is
//! compared with the thread-by-thread interpreter and with the first formulation. The ratios of ops
//! and estimated costs of the worst to the best formulation are bounded by `WORST`.
//! `INSTA_UPDATE=always` writes `docs/one-form.md`.
#![cfg(feature = "raise")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use optimize::Target;
use runner::arrays::initial::initial;
use runner::compile::Bound;
use runner::job::Job;
use runner::job::read::read_file;
use runner::program::Input;
use runner::raise_backend::raiser;
use runner::raiser::Fallback;
use stablehlo::{ElementType, Literal, Scalar, eval};
use toml::{Table, Value};

use crate::common::{ends, reactant};

/// The maximum ratio of the worst formulation to the best one for each family: ops and estimated
/// cost on the CPU, then on the TPU.
#[rustfmt::skip] // tables stay aligned
const WORST: &[(&str, [f64; 4])] = &[
    //              ops, CPU  cost, CPU  ops, TPU  cost, TPU
    ("butterfly",   [ 1.00,    1.00,      1.00,     1.00]),
    ("gather",      [ 1.09,    1.00,      1.10,     1.00]),
    ("histogram",   [ 1.63,    5.05,      1.72,     2.47]),
    ("matmul",      [ 1.00,    1.00,      1.00,     1.00]),
    ("nbody",       [ 1.14,    1.28,      1.10,     1.01]),
    ("reduction",   [ 1.00,    1.00,      1.00,     1.00]),
    ("scan",        [21.00,   10.40,     15.80,     8.77]),
    ("stencil_1d",  [ 1.00,    1.00,      1.00,     1.00]),
    ("stencil_2d",  [ 1.00,    1.00,      1.00,     1.00]),
    ("stencil_3d",  [ 1.00,    1.00,      1.00,     1.00]),
    ("transpose",   [ 1.00,    1.00,      1.00,     1.00]),
    ("tridiagonal", [ 5.58,    2.77,      4.22,     1.95]),
    ("upwind",      [ 1.00,    1.00,      1.00,     1.00]),
];

/// Formulations that become different programs, and the reason.
const APART: &[(&str, &str)] = &[
    (
        "histogram",
        "`by_bins` compares each element with each bin: another algorithm, of fewer ops and more work, which costs the CPU more and the TPU less.",
    ),
    (
        "scan",
        "`each` sums all elements before each one anew: another algorithm, of more work, in a loop whose trip count depends on the thread. Where elements are floats, \
         the steps of `staged`, `two_buffers`, `tree` and `warps` are kept: they add in another order than a loop, and lose fewer bits.",
    ),
    (
        "tridiagonal",
        "The columns of `staged` stay arrays of their own: they are copied to `w` and `x` in the end, some of them by loops that a compiler shifted. The first step of \
         `registers` multiplies by a reciprocal where the others divide.",
    ),
];

/// The tolerance of the ratios: cost tables are measured again from time to time.
const SLACK: f64 = 1.02;

/// The cost of one formulation.
struct Way {
    name: String,
    /// Ops and estimated seconds on the CPU, then on the TPU.
    costs: [f64; 4],
    /// The arrays that it writes, by name.
    results: BTreeMap<String, Literal>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/families")
}

/// Returns the jobs of a family: the name and the text of each formulation.
fn jobs(family: &str) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(folder().join(format!("{family}.toml"))).unwrap();
    let mut job: Table = text.parse().unwrap();
    let Some(Value::Table(ways)) = job.remove("ways") else {
        panic!("{family}.toml has no table `ways`");
    };
    let of_way = |(name, way): (String, Value)| {
        let Value::Table(mut launch) = way else {
            panic!("{family}: {name} is no table");
        };
        let form = launch.remove("form");
        let form = form.as_ref().and_then(Value::as_str).unwrap_or("sm_80");
        let file = folder().join(format!("{family}.{form}.ptx"));
        let mut job = job.clone();
        let kernels = vec![Value::from(testkit::files::path(&file))];
        job.insert("kernels".into(), Value::Array(kernels));
        job.insert("launch".into(), Value::Array(vec![Value::Table(launch)]));
        (name, toml::to_string(&job).unwrap())
    };
    ways.into_iter().map(of_way).collect()
}

fn measured(name: String, job: &Path) -> Way {
    let mut job = read_file(job).unwrap();
    let bound = Bound::resolved(&mut job, raiser()).unwrap();
    let mut costs = Vec::new();
    for target in [Target::Cpu, Target::Tpu] {
        let explained = bound.explanation(&job, Fallback::None, target).unwrap();
        let whole = explained.after.whole();
        costs.extend([whole.ops as f64, whole.seconds]);
    }
    let raised = bound.tensors(&job, Fallback::None).unwrap();
    let inputs = raised.inputs.iter().map(|input| first_value(&job, input));
    let inputs: Vec<Literal> = inputs.collect();
    Way {
        name,
        costs: costs.try_into().unwrap(),
        // The checks of the formulation follow them.
        results: raised
            .outputs
            .iter()
            .cloned()
            .zip(eval(&raised.func, &inputs).unwrap())
            .collect(),
    }
}

fn first_value(job: &Job, input: &Input) -> Literal {
    match input {
        Input::Steps | Input::Before | Input::After => {
            Literal::scalar(ElementType::I64, Scalar::Int(1))
        }
        Input::Scalar { element, value, .. } => Literal::scalar(*element, Scalar::Float(*value)),
        Input::Array { name, .. } => {
            let mut arrays = job.arrays.iter();
            let array = arrays.find(|array| array.name.value == *name).unwrap();
            let first = initial(job, array).unwrap();
            Literal::from_bytes(first.element, first.shape, first.bytes)
        }
    }
}

/// Returns whether two formulations have the same results up to the order of additions.
fn agree(a: &BTreeMap<String, Literal>, b: &BTreeMap<String, Literal>) -> bool {
    let near = |(a, b): (&Literal, &Literal)| {
        let element = a.element();
        a.shape() == b.shape()
            && (0..a.count()).all(|at| {
                let (x, y) = (a.get(at).as_f64(element), b.get(at).as_f64(element));
                (x - y).abs() <= 1e-4 * x.abs().max(1.0)
            })
    };
    a.keys().eq(b.keys()) && a.values().zip(b.values()).all(near)
}

/// Returns all formulations of a family, each compared with the interpreter and with the first one.
fn compared(family: &str) -> Vec<Way> {
    let folder = tempfile::tempdir().unwrap();
    let mut ways: Vec<Way> = Vec::new();
    for (name, text) in jobs(family) {
        let job = folder.path().join(format!("{name}.toml"));
        std::fs::write(&job, text).unwrap();
        let words = [
            "check",
            testkit::files::path(&job),
            "--target",
            "interpreter",
        ];
        ends(reactant().args(words), 0);
        let way = measured(name, &job);
        if let Some(first) = ways.first() {
            let (ours, theirs) = (&way.name, &first.name);
            assert!(
                agree(&first.results, &way.results),
                "{family}: {ours} and {theirs} differ"
            );
        }
        ways.push(way);
    }
    ways
}

/// Returns the ops and costs of each formulation divided by the least of all.
fn ratios(ways: &[Way]) -> Vec<[f64; 4]> {
    let least = |number: usize| {
        let costs = ways.iter().map(|way| way.costs[number]);
        costs.fold(f64::INFINITY, f64::min)
    };
    let least = [0, 1, 2, 3].map(least);
    let over = |way: &Way| [0, 1, 2, 3].map(|number| way.costs[number] / least[number]);
    ways.iter().map(over).collect()
}

fn worst(ways: &[Way]) -> [f64; 4] {
    let all = ratios(ways);
    [0, 1, 2, 3].map(|number| all.iter().map(|of_way| of_way[number]).fold(1.0, f64::max))
}

fn no_worse(family: &str) {
    let row = WORST.iter().find(|(name, _)| *name == family);
    let (_, bounds) = row.unwrap_or_else(|| panic!("{family} is not in WORST"));
    let ways = compared(family);
    let found = worst(&ways);
    for (number, what) in ["ops, CPU", "cost, CPU", "ops, TPU", "cost, TPU"]
        .iter()
        .enumerate()
    {
        let (found, bound) = (found[number], bounds[number]);
        assert!(
            found <= bound * SLACK,
            "{family}: {what}: {found:.2} and not {bound}"
        );
    }
}

macro_rules! families {
    ($($name:ident)*) => {
        const FAMILIES: &[&str] = &[$(stringify!($name)),*];
        $(#[test] fn $name() { no_worse(stringify!($name)); })*
    };
}

families! {
    butterfly gather histogram matmul nbody reduction scan stencil_1d stencil_2d stencil_3d transpose tridiagonal upwind
}

#[test]
fn all_files_are_families() {
    let files = testkit::files::sorted(&folder());
    let jobs = files
        .iter()
        .filter(|file| file.extension().is_some_and(|of| of == "toml"));
    let names: Vec<String> = jobs
        .map(|job| job.file_stem().unwrap().to_string_lossy().into())
        .collect();
    assert_eq!(names, FAMILIES);
}

/// The page has all formulations; `INSTA_UPDATE=always` writes it.
#[test]
fn the_page_has_all_ways() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/one-form.md");
    if std::env::var("INSTA_UPDATE").as_deref() == Ok("always") {
        std::fs::write(&path, page()).unwrap();
    }
    let page = std::fs::read_to_string(path).unwrap();
    for family in FAMILIES {
        for (way, _) in jobs(family) {
            let row = format!("| `{way}` |");
            assert!(
                page.contains(&row),
                "docs/one-form.md lacks {family} {way}: INSTA_UPDATE=always writes it"
            );
        }
    }
}

fn page() -> String {
    let mut text = String::from(
        "# One meaning, one form\n\n\
         The same computation should become the same program, however its kernel is written: with a thread per element or a loop in each thread, \
         with global indices or quotients and remainders, through shared memory or not, with a function object or without.\n\n\
         [Thirteen computations](../runner/tests/families) are written in up to eleven ways each. Every way is compared with the thread-by-thread interpreter \
         and with the first way. The tables show the ops of the optimized program and its [estimated cost](costs.md), as multiples of the least of all ways of \
         that computation, on the CPU and on the TPU; [a test](../runner/tests/all/families.rs) fails where the worst multiple grows, and writes this page with \
         `INSTA_UPDATE=always`. Sizes are small and not multiples of the block.\n\n\
         ## The worst of each\n\n\
         | computation | ways | ops, CPU | cost, CPU | ops, TPU | cost, TPU |\n|---|---|---|---|---|---|\n",
    );
    let families: Vec<(&str, Vec<Way>)> = FAMILIES
        .iter()
        .map(|family| (*family, compared(family)))
        .collect();
    let cells = |ratios: [f64; 4]| ratios.map(|ratio| format!("{ratio:.2}")).join(" | ");
    for (family, ways) in &families {
        text += &format!(
            "| [{family}](#{family}) | {} | {} |\n",
            ways.len(),
            cells(worst(ways))
        );
    }
    text += "\n## Ways that stay apart\n\n| computation | why |\n|---|---|\n";
    for (family, why) in APART {
        text += &format!("| {family} | {why} |\n");
    }
    for (family, ways) in &families {
        text += &format!(
            "\n## {family}\n\n| way | ops, CPU | × least | cost, CPU | ops, TPU | × least | cost, TPU |\n|---|---|---|---|---|---|---|\n"
        );
        for (way, [ops_cpu, cost_cpu, ops_tpu, cost_tpu]) in ways.iter().zip(ratios(ways)) {
            text += &format!(
                "| `{}` | {} | {ops_cpu:.2} | {cost_cpu:.2} | {} | {ops_tpu:.2} | {cost_tpu:.2} |\n",
                way.name, way.costs[0], way.costs[2]
            );
        }
    }
    text
}
