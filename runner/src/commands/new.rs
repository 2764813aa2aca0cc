//! `reactant-rs new`: a job for the kernels of some files, to be filled in.

use std::path::{Path, PathBuf};

use super::Context;
use super::load::counts_itself;
use crate::cli;
use crate::cuda_compiler::{is_cuda, text_with_includes};
use crate::cuda_lines::named_files;
use crate::fault::{Fault, Result};
use crate::job::skeleton::{self, KernelFile};
use crate::raiser::Source;
use crate::report;

pub(super) fn new(args: &cli::New, context: &Context) -> Result<()> {
    let to_file = args.out != Path::new("-");
    if to_file && args.out.exists() && !args.force {
        let message = format!("`{}` is there already", args.out.display());
        let help = "`--force` writes over it; `-o FILE` writes elsewhere";
        return Err(Fault::user("file-exists", message).help(help).into());
    }
    let mut raiser = (context.raiser)();
    let mut sources: Vec<Source> = Vec::new();
    for file in &args.files {
        super::module::refuse(file)?;
        let source = raiser.read(file, &args.cuda.cuda_flags)?;
        if source.kernels.is_empty() {
            let message = format!("`{}` has no kernel", file.display());
            return Err(Fault::user("no-kernel", message).into());
        }
        sources.push(source);
    }
    let folder = match to_file {
        true => args.out.parent().unwrap_or(Path::new("")),
        false => Path::new(""),
    };
    let files: Vec<KernelFile> = args
        .files
        .iter()
        .zip(&sources)
        .map(|(file, source)| KernelFile {
            path: from_folder(file, folder).display().to_string(),
            source,
            cuda: cuda_of(file, source),
            counts_itself: counts_itself(file),
        })
        .collect();
    let text = skeleton::text(&context.command_line, &files);
    if !to_file {
        report::out(&text);
        return Ok(());
    }
    std::fs::write(&args.out, text).map_err(|error| Fault::file("write", &args.out, &error))?;
    if !context.quiet {
        report::out(&format!("wrote {}\n", args.out.display()));
    }
    Ok(())
}

/// Returns the path of `file` relative to a job in `folder`.
fn from_folder(file: &Path, folder: &Path) -> PathBuf {
    if folder == Path::new("") || file.is_absolute() {
        return file.to_owned();
    }
    match file.strip_prefix(folder) {
        Ok(inside) => inside.to_owned(),
        Err(_) => std::path::absolute(file).unwrap_or_else(|_| file.to_owned()),
    }
}

/// Returns the CUDA C++ source of a file: its own text, that of the source which PTX of
/// `nvcc -lineinfo` names, or the file of the same name beside it.
fn cuda_of(file: &Path, source: &Source) -> Option<String> {
    if is_cuda(file) {
        return text_with_includes(file);
    }
    let named = named_files(source.origin.inner()).into_iter();
    let folder = file.parent().unwrap_or(Path::new(""));
    let mut candidates: Vec<PathBuf> = named.map(|path| folder.join(path)).collect();
    candidates.push(file.with_extension("").with_extension("cu"));
    let texts = candidates.iter().filter(|path| is_cuda(path));
    let texts: Vec<String> = texts.filter_map(|path| text_with_includes(path)).collect();
    (!texts.is_empty()).then(|| texts.join("\n"))
}
