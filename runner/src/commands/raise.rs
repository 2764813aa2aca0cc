//! `reactant-rs raise`: prints a stage as text, to standard output, a file, or a folder.

use std::path::Path;

use super::gradient::{self, Derived};
use super::load::{Loaded, bind, load};
use super::{Context, check_writable};
use crate::cli;
use crate::fault::{Fault, Result};
use crate::raiser::Stage;
use crate::report;

/// One requested text.
struct StageText {
    stage: Stage,
    /// The kernel, or "program" for the whole program.
    name: String,
    text: String,
}

pub(super) fn raise(args: &cli::Raise, context: &Context) -> Result<()> {
    let mut loaded = load(&args.job, context)?;
    if args.explain {
        if args.gradient.gradient.is_some() {
            let message = "--explain says what is done to a job, not to its derivatives";
            return Err(Fault::usage("explain-gradient", message).into());
        }
        return explain(args, &loaded, context);
    }
    let to_stdout = args.out == Path::new("-");
    let asked_folder = args
        .out
        .to_string_lossy()
        .ends_with(std::path::is_separator);
    let to_folder = args.out.is_dir() || asked_folder;
    if !to_stdout && !to_folder {
        check_writable(&args.out)?;
    }
    let parts = if let Some(flag) = &args.gradient.gradient {
        vec![derivatives(args, flag, &loaded, context)?]
    } else if loaded.artifact.is_some() {
        from_artifact(
            args,
            &loaded
                .program(
                    context,
                    args.target,
                    args.fallback,
                    Default::default(),
                    &args.mesh,
                )?
                .text,
        )?
    } else {
        from_job(args, &loaded.job, context)?
    };
    if to_stdout {
        report::out(&joined(&parts));
        return Ok(());
    }
    if to_folder {
        return write_folder(&args.out, &parts);
    }
    let written = std::fs::write(&args.out, joined(&parts));
    written.map_err(|error| Fault::file("write", &args.out, &error).into())
}

/// Writes the tables about the optimizer to the output of the program.
fn explain(args: &cli::Raise, loaded: &Loaded, context: &Context) -> Result<()> {
    loaded.has_kernels_to_explain()?;
    let bound = bind(&loaded.job, context)?;
    let text = bound.explain(&loaded.job, args.target, args.fallback)?;
    if args.out == Path::new("-") {
        report::out(&text);
        return Ok(());
    }
    let written = std::fs::write(&args.out, text);
    written.map_err(|error| Fault::file("write", &args.out, &error).into())
}

/// Returns the program of derivatives.
fn derivatives(
    args: &cli::Raise,
    flag: &str,
    loaded: &Loaded,
    context: &Context,
) -> Result<StageText> {
    if args.emit.iter().any(|stage| *stage != Stage::Optimized) {
        let message = "derivatives have only the stage `optimized`";
        let help = "without `--gradient` there are the others";
        return Err(Fault::usage("gradient-stage", message).help(help).into());
    }
    if args.fallback.fallback.is_some() {
        let message = "--fallback: kernels that run as their own code cannot be differentiated";
        return Err(Fault::unsupported("fallback-gradient", message).into());
    }
    let wanted = super::mesh::wanted(&args.mesh, &loaded.job)?;
    let on = (wanted.as_ref(), args.target.forms());
    let text = match gradient::derived(flag, loaded, context, on)? {
        Derived::Whole(built) => built.text,
        Derived::Long(plan) => plan.longest()?.text.clone(),
    };
    Ok(StageText {
        stage: Stage::Optimized,
        name: "program".to_owned(),
        text,
    })
}

fn from_artifact(args: &cli::Raise, program: &str) -> Result<Vec<StageText>> {
    if args.emit.iter().any(|stage| *stage != Stage::Optimized) {
        return Err(Fault::usage(
            "artifact-stage",
            "an artifact holds only the stage `optimized`",
        )
        .into());
    }
    Ok(vec![StageText {
        stage: Stage::Optimized,
        name: "program".to_owned(),
        text: program.to_owned(),
    }])
}

fn from_job(args: &cli::Raise, job: &crate::job::Job, context: &Context) -> Result<Vec<StageText>> {
    let bound = bind(job, context)?;
    let mut parts: Vec<StageText> = Vec::new();
    let is_of_kernels = |stage: &&Stage| !matches!(stage, Stage::StableHlo | Stage::Optimized);
    let of_kernels: Vec<Stage> = args.emit.iter().filter(is_of_kernels).copied().collect();
    let mut texts = Vec::new(); // by launch; within a launch, by stage
    if !of_kernels.is_empty() {
        for launch in &bound.plan.launches {
            texts.push(bound.raiser.emit(job, launch, &of_kernels)?.into_iter());
        }
    }
    for stage in &args.emit {
        let program = match stage {
            Stage::StableHlo => Some(bound.as_raised(job, args.target, args.fallback)?),
            Stage::Optimized => {
                let wanted = super::mesh::wanted(&args.mesh, job)?;
                Some(bound.program_on(job, args.target, args.fallback, wanted.as_ref())?)
            }
            _ => None, // stages of a single kernel
        };
        if let Some(program) = program {
            parts.push(StageText {
                stage: *stage,
                name: "program".to_owned(),
                text: program.text,
            });
            continue;
        }
        for (launch, texts) in bound.plan.launches.iter().zip(&mut texts) {
            let text = texts.next().expect("a text for each stage");
            // The same launch twice in a step has the same text; so has a file with several kernels
            // at the stage `ptx`.
            if !parts
                .iter()
                .any(|part| part.stage == *stage && part.text == text)
            {
                parts.push(StageText {
                    stage: *stage,
                    name: launch.kernel.clone(),
                    text,
                });
            }
        }
    }
    Ok(parts)
}

/// Joins all texts; if there are several, each follows a comment line with its stage and name.
fn joined(parts: &[StageText]) -> String {
    if let [only] = parts {
        return only.text.clone();
    }
    let titled = |part: &StageText| {
        let comment = if part.stage == Stage::Nvvm { ";" } else { "//" };
        format!(
            "{comment} ---- {}: {}\n{}\n",
            part.stage.name(),
            part.name,
            part.text.trim_end()
        )
    };
    parts.iter().map(titled).collect::<Vec<_>>().join("\n")
}

/// Writes files `NUMBER-KERNEL.STAGE.EXTENSION`, numbered within each stage.
fn write_folder(folder: &Path, parts: &[StageText]) -> Result<()> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Fault::file("create the folder", folder, &error))?;
    for (index, part) in parts.iter().enumerate() {
        let number = parts[..index]
            .iter()
            .filter(|earlier| earlier.stage == part.stage)
            .count();
        let (stage, extension) = (part.stage.name(), part.stage.extension());
        let alone = matches!(part.stage, Stage::StableHlo | Stage::Optimized);
        let name = if alone {
            format!("program.{stage}.{extension}")
        } else {
            format!("{number}-{}.{stage}.{extension}", part.name)
        };
        let path = folder.join(name);
        std::fs::write(&path, &part.text).map_err(|error| Fault::file("write", &path, &error))?;
    }
    Ok(())
}
