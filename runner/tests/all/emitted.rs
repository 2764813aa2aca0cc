//! The size of the emitted gradients: of every job and objective in the repository, at its own
//! size.
#![cfg(feature = "raise")]

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use zip::ZipArchive;

use crate::common::{ends, reactant};

/// The maximum ratio of the ops of the emitted gradient to the ops of the raised program. It is 6
/// for the ocean, and 15 for shallow water, whose arrays are written in parts. Recomputing the
/// strips of a row for each of their readers gives 135.
const MOST: usize = 25;

/// Returns all jobs below `folder` that have objectives, with the objectives.
fn jobs(folder: &Path) -> Vec<(PathBuf, Vec<String>)> {
    let mut found = Vec::new();
    for entry in folder.read_dir().unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(jobs(&path));
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            let job: toml::Table = std::fs::read_to_string(&path).unwrap().parse().unwrap();
            let Some(objectives) = job.get("objective").and_then(|all| all.as_table()) else {
                continue;
            };
            found.push((path, objectives.keys().cloned().collect()));
        }
    }
    found
}

/// Copies the job and its kernels to `folder`; arrays from files of other runs start as zeros.
fn here(job: &Path, folder: &Path) -> PathBuf {
    let text = std::fs::read_to_string(job).unwrap();
    let known = |line: &str| match line.starts_with("init = { file = ") {
        true => "init = 0.0\n".to_owned(),
        false => format!("{line}\n"),
    };
    let copy = folder.join(job.file_name().unwrap());
    std::fs::write(&copy, text.lines().map(known).collect::<String>()).unwrap();
    for entry in job.parent().unwrap().read_dir().unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "ptx") {
            std::fs::copy(&path, folder.join(path.file_name().unwrap())).unwrap();
        }
    }
    copy
}

fn ops(artifact: &Path, of: &str) -> usize {
    let mut archive = ZipArchive::new(File::open(artifact).unwrap()).unwrap();
    let mut text = String::new();
    let mut file = archive.by_name(of).unwrap();
    file.read_to_string(&mut text).unwrap();
    text.lines().filter(|line| line.contains(" = ")).count()
}

#[test]
fn a_gradient_is_a_small_multiple_of_its_program() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples");
    let folder = tempfile::tempdir().unwrap();
    let artifact = folder.path().join("gradient.rxa");
    let mut seen = 0;
    for (job, objectives) in jobs(&examples) {
        let job = here(&job, folder.path());
        let text: toml::Table = std::fs::read_to_string(&job).unwrap().parse().unwrap();
        let inputs = text["gradient"]["wrt"].as_array().unwrap();
        let inputs: Vec<&str> = inputs.iter().filter_map(|name| name.as_str()).collect();
        for objective in objectives {
            let asked = format!("{objective}:{}", inputs.join(","));
            let mut command = reactant();
            command
                .arg("compile")
                .arg(&job)
                .args(["--gradient", &asked, "-q", "-o"]);
            ends(command.arg(&artifact), 0);
            let [program, gradient] =
                ["tensors.mlir", "gradient.mlir"].map(|of| ops(&artifact, of));
            let job = job.display();
            assert!(
                gradient <= MOST * program,
                "{job}, {asked}: {gradient} ops emitted, {program} raised"
            );
            seen += 1;
        }
    }
    assert!(seen >= 5, "{seen} objectives");
}
