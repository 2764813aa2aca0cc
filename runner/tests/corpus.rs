//! Every kernel of `examples/kernels`, in every form it is there in (nvcc's PTX of several dialects, clang's PTX and LLVM
//! IR), is raised, run on the CPU plugin and compared with the thread-by-thread interpreter, on the sizes of its job,
//! which no block divides. A new folder there is a new test here.
//!
//! A form that is not raised yet stands in `NOT_YET` with the reason, and must end with exit code 3 and a place in its text.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use libtest_mimic::{Arguments, Failed, Trial};

/// Forms that we lack, and a word of the message that says so.
const NOT_YET: &[(&str, &str)] = &[
    // nvcc inlines sin's slow path, with a table in local memory.
    ("libdevice.ptx", "local"),
    ("libdevice.sm_100.ptx", "local"),
    // nvcc calls its own functions for pow and sin, with tables in global memory.
    ("libdevice_f64.ptx", "global memory"),
];

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for folder in sorted(&root().join("examples/kernels")) {
        let name = file_name(&folder);
        let job = folder.join(format!("{name}.toml"));
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
                    trials.push(Trial::test(format!("check::{form}"), move || {
                        check(&of_check, &file)
                    }));
                    trials.push(Trial::test(format!("stages::{form}"), move || {
                        stages(&of_mlir, &other)
                    }));
                }
            }
        }
    }
    let shallow_water = root().join("examples/shallow_water/job.toml");
    for file in sorted(&root().join("examples/shallow_water")) {
        let form = file_name(&file);
        if form.ends_with(".ptx") || form.ends_with(".ll") {
            let job = shallow_water.clone();
            trials.push(Trial::test(format!("check::{form}"), move || {
                check(&job, &file)
            }));
        }
    }
    assert!(
        trials.len() > 100,
        "the kernels are not where they were: {} found",
        trials.len()
    );
    libtest_mimic::run(&arguments, trials).exit();
}

/// The raised program agrees with the interpreter; three steps of a time loop take both its unrolled part and its rest.
fn check(job: &Path, kernels: &Path) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let job = with_kernels(job, kernels, folder.path())?;
    let mut arguments = vec!["check", path(&job)];
    if std::fs::read_to_string(&job)?.contains("[loop]") {
        arguments.extend(["--steps", "3"]);
    }
    let output = reactant(&arguments)?;
    expect(&output, 0)
}

/// Each MLIR stage is MLIR: MLIR itself accepts it, and a run that starts from it ends with the same bits.
fn stages(job: &Path, kernels: &Path) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let job = with_kernels(job, kernels, folder.path())?;
    let text = std::fs::read_to_string(&job)?;
    let from_source = results(&job, folder.path(), "source")?;
    let several = text.matches("[[launch]]").count() > 1;
    for stage in ["cf", "scf", "affine", "parallel"] {
        let emitted = folder.path().join(format!("{stage}/"));
        std::fs::create_dir(&emitted)?;
        expect(
            &reactant(&[
                "raise",
                path(&job),
                "--emit",
                stage,
                "--out",
                path(&emitted),
            ])?,
            0,
        )?;
        for file in sorted(&emitted) {
            let text = std::fs::read_to_string(&file)?;
            raise::mlir::verify(&text)
                .map_err(|error| format!("MLIR refuses the {stage} stage: {error}\n{text}"))?;
            if several {
                continue;
            }
            let from_stage = without_integers(&with_kernels(&job, &file, folder.path())?)?;
            let from_stage = results(&from_stage, folder.path(), stage)?;
            if from_stage != from_source {
                return Err(
                    format!("a run from the {stage} stage gives other numbers\n{text}").into(),
                );
            }
        }
    }
    Ok(())
}

/// The arrays after a run, as the bytes of their files.
fn results(job: &Path, folder: &Path, name: &str) -> Result<Vec<(String, Vec<u8>)>, Failed> {
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
    expect(
        &reactant(&["run", path(&job), "--output-dir", path(&out)])?,
        0,
    )?;
    arrays
        .into_iter()
        .map(|array| Ok((array.clone(), std::fs::read(out.join(array + ".npy"))?)))
        .collect()
}

fn not_yet(job: &Path, kernels: &Path, word: &str) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let job = with_kernels(job, kernels, folder.path())?;
    let output = reactant(&["check", path(&job)])?;
    expect(&output, 3)?;
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    let place = format!("{}:", file_name(kernels));
    match message.contains(word) && message.contains(&place) {
        true => Ok(()),
        false => Err(format!(
            "the message names neither `{word}` nor a line of the file:\n{message}"
        )
        .into()),
    }
}

/// The job, with its kernels from another file.
fn with_kernels(job: &Path, kernels: &Path, folder: &Path) -> Result<PathBuf, Failed> {
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

/// The job, with its integers gone from the launches: they are constants of the MLIR stages.
fn without_integers(job: &Path) -> Result<PathBuf, Failed> {
    let mut text = std::fs::read_to_string(job)?;
    let table: toml::Table = text.parse()?;
    let integer = |name: &str| {
        name.parse::<i64>().is_ok()
            || table
                .get("scalars")
                .and_then(|s| s.get(name))
                .is_some_and(|value| match value.get("value") {
                    Some(value) => value.is_integer() && !value.is_float(),
                    None => value.is_integer(),
                })
    };
    let lines: Vec<String> = text
        .lines()
        .map(|line| {
            match line
                .strip_prefix("args")
                .and_then(|rest| rest.split_once('['))
            {
                Some((_, list)) => {
                    let args = list
                        .trim_end()
                        .trim_end_matches(']')
                        .split(',')
                        .map(str::trim);
                    let kept: Vec<&str> =
                        args.filter(|arg| !integer(arg.trim_matches('"'))).collect();
                    format!("args = [{}]", kept.join(", "))
                }
                None => line.to_owned(),
            }
        })
        .collect();
    text = lines.join("\n") + "\n";
    let file = job.with_extension("floats.toml");
    std::fs::write(&file, text)?;
    Ok(file)
}

fn reactant(arguments: &[&str]) -> Result<Output, Failed> {
    Ok(Command::new(env!("CARGO_BIN_EXE_reactant-rs"))
        .args(arguments)
        .output()?)
}

fn expect(output: &Output, code: i32) -> Result<(), Failed> {
    match output.status.code() == Some(code) {
        true => Ok(()),
        false => Err(format!(
            "{}, not exit code {code}\n{}\n{}",
            output.status,
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        )
        .into()),
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the workspace")
        .to_owned()
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a folder can be read").path())
        .collect();
    paths.sort();
    paths
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .expect("a file")
        .to_string_lossy()
        .into_owned()
}

fn path(path: &Path) -> &str {
    path.to_str().expect("test paths are text")
}
