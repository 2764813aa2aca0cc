//! Every kernel of `examples/kernels`, in each of its forms (nvcc's PTX of several dialects,
//! clang's PTX and LLVM IR), is raised, run and compared with the thread-by-thread interpreter, on
//! the sizes of its job, which no block divides. A new folder there is a new test here.
//!
//! A form that is not raised yet is listed in `NOT_YET` with the reason, and must end with exit
//! code 3 and a location in its text.
//!
//! The same for `raise/tests/kernels`, where the first lines of a kernel list its forms, the
//! unsupported forms, and whether it must be rejected; one form of each is re-entered at the MLIR
//! stages.
//!
//! In the full tier every form runs on the CPU plugin. In the everyday tier the first form of each
//! kernel does, and the others run in the interpreter of tensor programs: forms of a kernel differ
//! in how they are raised, and XLA compiles nearly the same program for each. Commands run in the
//! trial's process; rejected kernels, and one kernel of each construct, use the binary.

mod backwards;
mod between;
mod checks;
mod commands;
mod coverage;
mod optimized;
mod parts;
mod snapshots;
mod trees;

use std::collections::BTreeSet;

use libtest_mimic::{Arguments, Trial};
use testkit::Tier;
use testkit::files::{file_name, root, sorted};

use checks::{check, not_yet, on_mesh, refused, stages};
use commands::ProcessKind;

/// Unsupported forms, and a word of the error message.
const NOT_YET: &[(&str, &str)] = &[];

/// Kernels that access an array as another type, which is the type of the array in the MLIR stages:
/// a job would have to declare it so.
const PUNNED: &[&str] = &[
    "atomic_byte_sums",
    "atomic_word_pair",
    "memory_block_copies",
    "memory_bytes_of_ints",
    "memory_particles",
    "memory_square_fill",
    "memory_texture_fetch",
];

/// Kernels with a launch that is split into several, which are separate functions in the MLIR
/// stages.
const SPLIT: &[&str] = &[
    "atomic_last_block",
    "atomic_last_block_condition",
    "atomic_last_block_thread",
];

/// The meshes for partitioned programs; in the everyday tier the first two.
const MESHES: &[&[&str]] = &[
    &["--mesh", "2x2", "--target", "cpu"],
    &["--mesh", "3x5", "--target", "cpu"],
    &["--mesh", "2x4", "--target", "cpu"],
];

/// Kernels with a sequential loop over a dimension that is partitioned: their inputs are
/// redistributed.
const ALONG: &[(&str, &[&str])] = &[
    ("loop_prefix_sum", &["a=-,a", "out=-,a", "x=-,a", "y=-,a"]),
    ("loop_column_integrals", &["b=a,-,-", "p=a,-,-", "w=a,-,-"]),
    (
        "loop_thomas",
        &["kappa=a,-", "rhs=a,-", "x=a,-", "work=a,-"],
    ),
    ("suite_adi", &["u=a,-", "v=-,a"]),
];

/// One kernel in this many is compiled for each mesh; with REACTANT_MESHES all are. All are run in
/// interpreters anyway: see `parts`.
const SAMPLE: usize = 12;

/// Kernels that are compiled for every mesh: XLA's all_reduce by a maximum need not preserve NaNs.
const ALWAYS: &[&str] = &["loop_max_nan"];

fn main() {
    if let Some(which) = std::env::var_os("REACTANT_COVERAGE") {
        return coverage::write(which == "lacking");
    }
    let arguments = Arguments::from_args();
    let mut trials = examples();
    trials.extend(kernels());
    trials.extend(along());
    trials.extend(between::trials());
    trials.extend(trees::trials());
    trials.extend(parts::trials());
    trials.extend(optimized::trials());
    trials.extend(backwards::trials());
    trials.push(Trial::test("coverage_is_current", coverage::is_current));
    libtest_mimic::run(&arguments, trials).exit();
}

/// The target of a form: the plugin for the `first` form of a kernel.
fn target(first: bool) -> &'static str {
    match (testkit::tier(), first) {
        (Tier::Full, _) | (Tier::Everyday, true) => "cpu",
        (Tier::Everyday, false) => "interpreter",
    }
}

/// The target on which a run from a stage is compared with a run from the source.
fn target_of_stages() -> &'static str {
    target(false)
}

/// The kernels of `raise/tests/kernels`, as declared in their sources.
fn kernels() -> Vec<Trial> {
    let mut trials = Vec::new();
    let every = match std::env::var_os("REACTANT_MESHES") {
        Some(_) => 1,
        None => SAMPLE,
    };
    let meshes = match testkit::tier() {
        Tier::Everyday => &MESHES[..2],
        Tier::Full => MESHES,
    };
    let mut constructs = BTreeSet::new();
    for (number, kernel) in testkit::corpus::all().iter().enumerate() {
        let mut first = true;
        for form in &kernel.builds {
            let (job, file) = (kernel.job(), kernel.form(form));
            let name = file_name(&file);
            match (&kernel.refused, kernel.lacks(form)) {
                (Some(word), _) => {
                    let word = word.clone();
                    trials.push(Trial::test(format!("refused::{name}"), move || {
                        refused(&job, &file, &word)
                    }));
                }
                (None, Some(word)) => {
                    let word = word.to_owned();
                    trials.push(Trial::test(format!("not_yet::{name}"), move || {
                        not_yet(&job, &file, &word)
                    }));
                }
                (None, None) => {
                    let target = target(first);
                    let mut place = ProcessKind::Here;
                    if std::mem::take(&mut first) {
                        if constructs.insert(kernel.construct.0.clone()) {
                            place = ProcessKind::Binary;
                        }
                        let always = ALWAYS.contains(&kernel.name.as_str());
                        for (m, mesh) in meshes.iter().enumerate() {
                            if !always && (number + m) % every != 0 {
                                continue;
                            }
                            let (job, file) = (job.clone(), file.clone());
                            let title = format!("mesh::{name} on {} of {}", mesh[1], mesh[3]);
                            trials.push(Trial::test(title, move || on_mesh(&job, &file, mesh)));
                        }
                        let (job, file, of) = (job.clone(), file.clone(), kernel.name.clone());
                        trials.push(Trial::test(format!("stages::{name}"), move || {
                            let is_whole = [PUNNED, SPLIT]
                                .iter()
                                .all(|list| !list.contains(&of.as_str()));
                            let rerun: &[&str] = match is_whole {
                                true => &["scf", "parallel"],
                                false => &[],
                            };
                            stages(&job, &file, rerun, target_of_stages(), Some(&of))
                        }));
                    }
                    trials.push(Trial::test(format!("check::{name}"), move || {
                        check(place, target, &job, &file)
                    }));
                }
            }
        }
    }
    trials
}

/// The kernels of `ALONG`, on devices of the CPU plugin.
fn along() -> Vec<Trial> {
    let kernels = testkit::corpus::all().iter().filter_map(|kernel| {
        let (_, asked) = ALONG.iter().find(|(name, _)| *name == kernel.name)?;
        let (job, file) = (kernel.job(), kernel.form(&kernel.builds[0]));
        let title = format!("mesh::{} along devices", kernel.name);
        Some(Trial::test(title, move || {
            let mut flags = vec!["--mesh", "4", "--target", "cpu"];
            flags.extend(asked.iter().flat_map(|ask| ["--shard", ask]));
            on_mesh(&job, &file, &flags)
        }))
    });
    let trials: Vec<Trial> = kernels.collect();
    assert_eq!(trials.len(), ALONG.len(), "not all of them are there");
    trials
}

/// The kernels of `examples`, in each of their forms.
fn examples() -> Vec<Trial> {
    let mut trials = Vec::new();
    for folder in sorted(&root().join("examples/kernels")) {
        let name = file_name(&folder);
        let job = folder.join(format!("{name}.toml"));
        let mut first = true;
        for file in sorted(&folder) {
            let form = file_name(&file);
            if !form.ends_with(".ptx") && !form.ends_with(".ll") {
                continue;
            }
            let (of_check, of_mlir) = (job.clone(), job.clone());
            match NOT_YET.iter().find(|(known, _)| *known == form) {
                Some((_, word)) => {
                    trials.push(Trial::test(format!("not_yet::{form}"), move || {
                        not_yet(&of_check, &file, word)
                    }));
                }
                None => {
                    let other = file.clone();
                    let target = target(std::mem::take(&mut first));
                    trials.push(Trial::test(format!("check::{form}"), move || {
                        check(ProcessKind::Here, target, &of_check, &file)
                    }));
                    trials.push(Trial::test(format!("stages::{form}"), move || {
                        let all = &["cf", "scf", "affine", "parallel"];
                        stages(&of_mlir, &other, all, target_of_stages(), None)
                    }));
                }
            }
        }
    }
    let shallow_water = root().join("examples/shallow_water/job.toml");
    let mut first = true;
    for file in sorted(&root().join("examples/shallow_water")) {
        let form = file_name(&file);
        if form.ends_with(".ptx") || form.ends_with(".ll") {
            let job = shallow_water.clone();
            let target = target(std::mem::take(&mut first));
            trials.push(Trial::test(format!("check::{form}"), move || {
                check(ProcessKind::Here, target, &job, &file)
            }));
        }
    }
    assert!(
        trials.len() > 100,
        "the kernels are not where they were: {} found",
        trials.len()
    );
    trials
}
