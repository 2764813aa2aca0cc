//! `reactant-rs inspect`.

use std::fmt::Write as _;

use serde::Serialize;

use super::Context;
use crate::cli;
use crate::fault::{Fault, Result};
use crate::job::read::read_file;
use crate::raiser::{Kernel, Source};
use crate::report;

/// A file and its kernels, as `--json` prints them.
#[derive(Serialize)]
struct File<'a> {
    file: String,
    kernels: &'a [Kernel],
}

pub(super) fn inspect(args: &cli::Inspect, context: &Context) -> Result<()> {
    let mut raiser = (context.raiser)();
    let mut paths = Vec::new();
    for file in &args.files {
        match file.extension() {
            Some(extension) if extension == "toml" => {
                paths.extend(
                    read_file(file)?
                        .kernels
                        .into_iter()
                        .map(|kernel| kernel.value),
                );
            }
            Some(_) | None => {
                super::module::refuse(file)?;
                paths.push(file.clone());
            }
        }
    }
    let sources: Vec<Source> = paths
        .iter()
        .map(|path| raiser.read(path))
        .collect::<Result<_>>()?;
    let names = paths.iter().map(|path| path.display().to_string());
    let files: Vec<File> = names
        .zip(&sources)
        .map(|(file, source)| File {
            file,
            kernels: &source.kernels,
        })
        .collect();
    if args.json {
        let json = serde_json::to_string_pretty(&files)
            .map_err(|error| Fault::internal("json", error.to_string()))?;
        report::out(&format!("{json}\n"));
    } else {
        report::out(&files.iter().map(text).collect::<Vec<_>>().join("\n"));
    }
    Ok(())
}

fn text(file: &File) -> String {
    let mut text = String::new();
    if file.kernels.is_empty() {
        let _ = writeln!(text, "{}: no kernels", file.file);
    }
    for kernel in file.kernels {
        let _ = writeln!(text, "{}: {}", file.file, kernel.name);
        for (index, param) in kernel.params.iter().enumerate() {
            let _ = writeln!(text, "  {index}. {}: {}", param.name, param.kind);
        }
        let _ = writeln!(
            text,
            "  shared memory: {} bytes; barriers: {}",
            kernel.shared_bytes, kernel.barriers
        );
        let needs = if kernel.needs.is_empty() {
            "no more than its launch".to_owned()
        } else {
            kernel.needs.join("; ")
        };
        let _ = writeln!(text, "  needs, to be raised: {needs}");
    }
    text
}
