//! What the launches of jobs access, and which shapes follow if the arrays are taken for bytes:
//! `infer_shapes [--accesses] JOB.toml…` prints a line `VERDICT JOB ARRAY DECLARED INFERRED` for
//! each array. A verdict is `same`, `flat` (one extent where several are declared), `finer`
//! (several where one is declared), `other`, or `unused`. `--accesses` prints the index functions
//! as well.

use std::path::Path;

use runner::compile::Bound;
use runner::fault::Result;
use runner::job::read;
use runner::raise_backend::shapes::flat;
use runner::{raise_backend, report};

fn main() {
    let (flags, files): (Vec<String>, Vec<String>) = std::env::args()
        .skip(1)
        .partition(|argument| argument.starts_with("--"));
    let mut failed = false;
    for file in files {
        if let Err(faults) = job(Path::new(&file), !flags.is_empty()) {
            println!("unread {file}");
            report::print(&faults);
            failed = true;
        }
    }
    std::process::exit(failed.into());
}

fn job(file: &Path, with_accesses: bool) -> Result<()> {
    let job = read::read_file(file)?;
    let bound = Bound::new(&job, raise_backend::raiser())?;
    let flat = flat(&job, &bound)?;
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    for access in flat.accesses.iter().filter(|_| with_accesses) {
        println!("{access}");
    }
    for (array, inferred) in job.arrays.iter().zip(&flat.inferred) {
        let declared: Vec<u64> = array.shape.iter().map(|extent| *extent as u64).collect();
        let verdict = match inferred.as_slice() {
            [] => "unused",
            [one] if one.shape == declared => "same",
            [one] if one.shape.len() == 1 => "flat",
            [_] if declared.len() == 1 => "finer",
            _ => "other",
        };
        let shapes: Vec<String> = inferred
            .iter()
            .map(|one| {
                format!(
                    "{}{:?}{}",
                    one.element.name(),
                    one.shape,
                    if one.within_rows { "" } else { "?" }
                )
            })
            .collect();
        let notes: Vec<&str> = inferred
            .iter()
            .flat_map(|one| &one.notes)
            .map(String::as_str)
            .collect();
        println!(
            "{verdict} {name} {} {}{declared:?} {} {}",
            array.name.value,
            array.element.name(),
            shapes.join(" + "),
            notes.join("; ")
        );
    }
    Ok(())
}
