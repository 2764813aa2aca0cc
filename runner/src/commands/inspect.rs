//! `reactant-rs inspect`: lists the kernels of files and their parameters.

use std::fmt::Write as _;

use serde::Serialize;

use super::Context;
use crate::cli;
use crate::fault::{Fault, Result};
use crate::job::read::read_file;
use crate::kernel_names;
use crate::raiser::{Kernel, Source};
use crate::report;

/// A file and its kernels, as `--json` prints them.
#[derive(Serialize)]
struct File<'a> {
    file: String,
    kernels: Vec<NamedKernel<'a>>,
}

/// A kernel and its demangled name.
#[derive(Serialize)]
struct NamedKernel<'a> {
    demangled: String,
    #[serde(flatten)]
    kernel: &'a Kernel,
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
        .map(|path| raiser.read(path, &args.cuda.cuda_flags))
        .collect::<Result<_>>()?;
    let names = paths.iter().map(|path| path.display().to_string());
    let files: Vec<File> = names
        .zip(&sources)
        .map(|(file, source)| File {
            file,
            kernels: source.kernels.iter().map(named).collect(),
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

fn named(kernel: &Kernel) -> NamedKernel<'_> {
    NamedKernel {
        demangled: kernel_names::full(&kernel.name),
        kernel,
    }
}

fn text(file: &File) -> String {
    let mut text = String::new();
    if file.kernels.is_empty() {
        let _ = writeln!(text, "{}: no kernels", file.file);
    }
    for NamedKernel { demangled, kernel } in &file.kernels {
        let _ = writeln!(text, "{}: {demangled}", file.file);
        if *demangled != kernel.name {
            let _ = writeln!(text, "  mangled: {}", kernel.name);
        }
        for (index, param) in kernel.params.iter().enumerate() {
            let name = kernel_names::readable(&param.name);
            let _ = writeln!(text, "  {index}. {name}: {}", param.described());
        }
        let _ = writeln!(
            text,
            "  shared memory: {} bytes; barriers: {}",
            kernel.shared_bytes, kernel.barriers
        );
        let needs = if kernel.needs.is_empty() {
            "no more than its launch".to_owned()
        } else {
            kernel_names::readable(&kernel.needs.join("; ")).into_owned()
        };
        let _ = writeln!(text, "  needs, to be raised: {needs}");
    }
    text
}
