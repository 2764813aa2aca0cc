//! The checks of one form of a kernel: it agrees with the interpreter and each MLIR stage gives the
//! same bits, or it ends with the expected error.

use libtest_mimic::Failed;
use runner::compile::{Bound, TensorProgram};
use runner::fault::Faults;
use runner::job::read::read_file;
use runner::raise_backend::raiser;
use runner::raiser::Fallback;
use stablehlo::{Func, Op, Value};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use testkit::files::{file_name, path, sorted};

use crate::commands::{Ended, ProcessKind, binary, reactant};
use crate::snapshots;

/// The result of a form.
#[derive(Debug)]
pub enum Outcome {
    /// The raised program agrees with the interpreter.
    Agrees,
    /// It was not raised.
    Refused {
        /// 1: invalid input; 3: an unsupported feature.
        code: i32,
        /// The first error.
        message: String,
        /// The line of the kernel's file that it names.
        line: Option<usize>,
    },
    /// Any other end, with its output.
    Failed {
        /// The exit status and both streams.
        output: String,
    },
}

/// Raises a form, runs it and compares.
pub fn outcome(job: &Path, kernels: &Path) -> Result<Outcome, Failed> {
    let folder = tempfile::tempdir()?;
    let job = with_kernels(job, kernels, folder.path())?;
    let arguments = check_arguments(&job, &[])?;
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let output = binary(&arguments)?;
    let errors = String::from_utf8_lossy(&output.stderr);
    Ok(match output.status.code() {
        Some(0) => Outcome::Agrees,
        Some(code @ (1 | 3)) if !errors.contains("check-failed") => {
            let (_, rest) = errors.split_once('×').unwrap_or(("", &errors));
            let message = rest.split(['╭', '·']).next().unwrap_or_default();
            let message = message.split("\n\n").next().unwrap_or_default();
            let message = message.split("help:").next().unwrap_or_default();
            let folder = kernels.parent().map_or("", path);
            let message = message.replace(&format!("{folder}/"), "");
            let words: Vec<&str> = message
                .split_whitespace()
                .filter(|word| !matches!(*word, "│" | "├─▶" | "╰─▶"))
                .collect();
            let place = format!("{}:", file_name(kernels));
            let line = errors.split_once(&place).and_then(|(_, rest)| {
                let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
                digits.parse().ok()
            });
            Outcome::Refused {
                code,
                message: words.join(" "),
                line,
            }
        }
        _ => Outcome::Failed {
            output: format!("{}\n{errors}", String::from_utf8_lossy(&output.stdout)),
        },
    })
}

/// Returns the tensor program of a job, before optimization.
pub fn tensors_of(job: &Path) -> Result<TensorProgram, Failed> {
    let words = |faults: Faults| Failed::from(format!("{faults:?}"));
    let job = read_file(job).map_err(words)?;
    let bound = Bound::new(&job, raiser()).map_err(words)?;
    bound.tensors(&job, Fallback::None).map_err(words)
}

/// Checks that the raised program, run on `target`, agrees with the interpreter of threads; three
/// steps of a time loop cover both its unrolled part and its remainder.
pub fn check(place: ProcessKind, target: &str, job: &Path, kernels: &Path) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let job = with_kernels(job, kernels, folder.path())?;
    run_check(place, &job, &["--target", target])?.expect(0)
}

/// The same for the program of each device of a mesh, with uneven blocks if the mesh does not
/// divide the arrays; arrays of a few elements need not be partitioned.
pub fn on_mesh(job: &Path, kernels: &Path, flags: &[&str]) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let job = with_kernels(job, kernels, folder.path())?;
    let ended = run_check(ProcessKind::Here, &job, flags)?;
    match ended.code {
        Some(1) if ended.errors.contains("no array can be split") => Ok(()),
        _ => ended.expect(0),
    }
}

fn run_check(place: ProcessKind, job: &Path, flags: &[&str]) -> Result<Ended, Failed> {
    let arguments = check_arguments(job, flags)?;
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    reactant(place, &arguments)
}

fn check_arguments(job: &Path, flags: &[&str]) -> Result<Vec<String>, Failed> {
    let text = std::fs::read_to_string(job)?;
    let mut arguments = vec!["check".to_owned(), path(job).to_owned()];
    arguments.extend(tolerance(&text)?);
    arguments.extend(flags.iter().map(|flag| (*flag).to_owned()));
    if text.contains("[loop]") {
        arguments.extend(["--steps".to_owned(), "3".to_owned()]);
    }
    Ok(arguments)
}

/// Checks that each MLIR stage is accepted by MLIR, and that a run from it on `target` ends with
/// the same bits. A kernel of the optimized program gets each array once. The kernel's snapshot is
/// as reviewed, if it is given the `name` of one.
///
/// Only the stages in `rerun` are run, and not if the tensor program would be the same.
pub fn stages(
    job: &Path,
    kernels: &Path,
    rerun: &[&str],
    target: &str,
    name: Option<&str>,
) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let job = with_kernels(job, kernels, folder.path())?;
    let emitted = emit(&job, "cf,scf,affine,parallel,optimized")?;
    let tensors = tensors_of(&job)?;
    let from_source = tensors.as_raised().text;
    if let Some(name) = name {
        let title = file_name(kernels);
        snapshots::is_as_reviewed(
            name,
            &title,
            &emitted_as_one(&job, "parallel")?,
            &from_source,
            &tensors.checks,
        );
    }
    let several = std::fs::read_to_string(&job)?.matches("[[launch]]").count() > 1;
    for file in sorted(emitted.path()) {
        let text = std::fs::read_to_string(&file)?;
        let name = file_name(&file);
        let stage = name.rsplit('.').nth(1).unwrap_or_default();
        match stage {
            "optimized" => {
                each_array_once(&text)?;
                continue;
            }
            _ => raise::mlir::verify(&text)
                .map_err(|error| format!("MLIR refuses the {stage} stage: {error}\n{text}"))?,
        }
        if several || !rerun.contains(&stage) {
            continue;
        }
        let Some(again) = without_integers(&with_kernels(&job, &file, folder.path())?)? else {
            continue;
        };
        if tensors_of(&again)?.as_raised().text != from_source
            && results(&again, folder.path(), stage, target)?
                != results(&job, folder.path(), "source", target)?
        {
            return Err(format!("a run from the {stage} stage gives other numbers\n{text}").into());
        }
    }
    Ok(())
}

/// Writes these stages of a job to a new folder.
fn emit(job: &Path, stages: &str) -> Result<TempDir, Failed> {
    let folder = tempfile::tempdir()?;
    let out = path(folder.path());
    let arguments = ["raise", path(job), "--emit", stages, "--out", out];
    reactant(ProcessKind::Here, &arguments)?.expect(0)?;
    Ok(folder)
}

/// Returns a stage of a job, with all kernels in one text, as `raise` prints it.
pub fn emitted_as_one(job: &Path, stage: &str) -> Result<String, Failed> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("stage.txt");
    let arguments = ["raise", path(job), "--emit", stage, "--out", path(&file)];
    reactant(ProcessKind::Here, &arguments)?.expect(0)?;
    Ok(std::fs::read_to_string(file)?)
}

/// Checks that no function that is not fused across is passed one array twice, in whatever shapes.
fn each_array_once(text: &str) -> Result<(), Failed> {
    let program = stablehlo::parse(text).map_err(|errors| format!("{errors:?}\n{text}"))?;
    let mut left = vec![program];
    while let Some(func) = left.pop() {
        for op in func.values().map(|value| func.op(value)) {
            op.map_bodies(&mut |body| {
                left.push(body.clone());
                body.clone()
            });
            let Op::Call {
                callee, operands, ..
            } = op
            else {
                continue;
            };
            left.push(Func::clone(callee));
            let array = |operand: &Value| {
                let mut value = *operand;
                while let Op::Reshape { operand, .. } = func.op(value) {
                    value = *operand;
                }
                value
            };
            let arrays: BTreeSet<Value> = operands.iter().map(array).collect();
            if arrays.len() < operands.len() {
                return Err(format!("`{}` is given an array twice\n{text}", callee.name).into());
            }
        }
    }
    Ok(())
}

/// Returns the arrays after a run on `target`, as the bytes of their files.
fn results(
    job: &Path,
    folder: &Path,
    name: &str,
    target: &str,
) -> Result<Vec<(String, Vec<u8>)>, Failed> {
    let out = folder.join(format!("out_{name}"));
    let mut text = std::fs::read_to_string(job)?;
    let table: toml::Table = text.parse()?;
    if let Some(output) = text.find("[[output]]") {
        text.truncate(output);
    }
    let arrays: Vec<String> = table["arrays"]
        .as_table()
        .expect("arrays")
        .keys()
        .cloned()
        .collect();
    for array in &arrays {
        text += &format!("[[output]]\nfile = \"{array}.npy\"\narrays = [\"{array}\"]\n");
    }
    let job = folder.join(format!("run_{name}.toml"));
    std::fs::write(&job, text)?;
    let (job, to) = (path(&job), path(&out));
    let arguments = ["run", job, "--output-dir", to, "--target", target];
    reactant(ProcessKind::Here, &arguments)?.expect(0)?;
    arrays
        .into_iter()
        .map(|array| Ok((array.clone(), std::fs::read(out.join(array + ".npy"))?)))
        .collect()
}

/// Returns the flags for a job's line `# tolerance: ulp=4 abs=1e-9 (the reason)`.
fn tolerance(job: &str) -> Result<Vec<String>, Failed> {
    let line = job
        .lines()
        .find_map(|line| line.strip_prefix("# tolerance:"));
    let words = line.into_iter().flat_map(str::split_whitespace);
    words
        .take_while(|word| !word.starts_with('('))
        .map(|word| match word.split_once('=') {
            Some((kind @ ("ulp" | "abs"), value)) => Ok(format!("--tolerance-{kind}={value}")),
            _ => Err(format!("`# tolerance: {word}` is none of ulp=N, abs=X").into()),
        })
        .collect()
}

/// Checks that a form is unsupported: exit code 3, and a message with the word and a line of the
/// file.
pub fn not_yet(job: &Path, kernels: &Path, word: &str) -> Result<(), Failed> {
    ends(job, kernels, &[3], word)
}

/// Checks that a form is rejected, by either exit code.
pub fn refused(job: &Path, kernels: &Path, word: &str) -> Result<(), Failed> {
    ends(job, kernels, &[1, 3], word)
}

fn ends(job: &Path, kernels: &Path, codes: &[i32], word: &str) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let job = with_kernels(job, kernels, folder.path())?;
    let ended = run_check(ProcessKind::Binary, &job, &[])?;
    let message = ended.errors;
    if !ended.code.is_some_and(|code| codes.contains(&code)) {
        return Err(format!("{:?}, not exit code {codes:?}\n{message}", ended.code).into());
    }
    let place = format!("{}:", file_name(kernels));
    match message.contains(word) && message.contains(&place) {
        true => Ok(()),
        false => Err(format!(
            "the message names neither `{word}` nor a line of the file:\n{message}"
        )
        .into()),
    }
}

/// Writes the job with its kernels from another file.
pub fn with_kernels(job: &Path, kernels: &Path, folder: &Path) -> Result<PathBuf, Failed> {
    let text = std::fs::read_to_string(job)?;
    let line = text
        .lines()
        .find(|line| line.starts_with("kernels"))
        .ok_or("the job names no kernels")?;
    let text = text.replacen(line, &format!("kernels = [{:?}]", kernels), 1);
    let file = folder.join(format!("{}.toml", file_name(kernels)));
    std::fs::write(&file, text)?;
    Ok(file)
}

/// Writes the job in the form of the MLIR stages, where integers, null pointers and descriptors are
/// constants, and variables bound to arrays are parameters.
///
/// Returns `None` if a launch passes structures or parts of arrays, which are other parameters
/// there.
fn without_integers(job: &Path) -> Result<Option<PathBuf>, Failed> {
    let mut table: toml::Table = std::fs::read_to_string(job)?.parse()?;
    let scalars = table.get("scalars").cloned();
    let integer = |name: &str| {
        name.parse::<i64>().is_ok()
            || scalars
                .as_ref()
                .and_then(|scalars| scalars.get(name))
                .is_some_and(|value| match value.get("value") {
                    Some(value) => value.is_integer() && !value.is_float(),
                    None => value.is_integer(),
                })
    };
    for launch in table["launch"].as_array_mut().expect("launches") {
        let launch = launch.as_table_mut().expect("a launch");
        launch.remove("abi");
        let symbols = launch.remove("symbols");
        let bound: Vec<toml::Value> = match symbols {
            Some(toml::Value::Table(bound)) => bound.into_iter().map(|(_, given)| given).collect(),
            _ => Vec::new(),
        };
        let args = launch["args"].as_array_mut().expect("args");
        let is_other = |arg: &toml::Value| arg.get("value").is_none() && arg.is_table();
        if args.iter().chain(&bound).any(is_other) {
            return Ok(None);
        }
        args.retain(|arg| match arg {
            toml::Value::String(name) => name != "null" && !integer(name),
            toml::Value::Integer(_) => false,
            toml::Value::Table(table) => !table.get("value").is_some_and(toml::Value::is_integer),
            _ => true,
        });
        args.extend(bound);
    }
    let text = table.to_string();
    let file = job.with_extension("floats.toml");
    std::fs::write(&file, text)?;
    Ok(Some(file))
}
