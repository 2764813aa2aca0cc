//! Loading of a job from a file and flags, and of the program of a job.

use std::path::Path;
use tempfile::TempDir;

use super::Context;
use crate::artifact;
use crate::cli::{ExplainArgs, FallbackArgs, FallbackKind, JobArgs, MeshArgs, Target};
use crate::compile::{
    Bound, CachedProgram, Module, ProgramEntry, TensorProgram, read_kernels, unneeded_kernels,
};
use crate::fault::{Fault, Origin, Result, suggest};
use crate::gradient::{Built, starts_as_zeros};
use crate::job::flags::KernelFlags;
use crate::job::{self, Job, Launch, TimeLoop};
use crate::kernel_names;
use crate::mesh::Wanted;
use crate::program::Program;
use crate::raiser::Fallback;
use crate::report::counted;
use crate::status;

/// A job, and its program if it came as an artifact.
pub(super) struct Loaded {
    pub job: Job,
    pub artifact: Option<Program>,
    /// The StableHLO program, if it came as one.
    pub module: Option<Module>,
    /// The program of its derivatives, if the artifact has one.
    pub gradient: Option<Built>,
    pub sources: Vec<Origin>,
    /// The files of an artifact, which are deleted when this is dropped.
    _folder: Option<TempDir>,
}

/// Reads the job, the artifact or the kernel that the command line names. Kernel names are resolved
/// to those of the kernel files.
///
/// - errors: those of reading; a StableHLO program, which only `run` accepts
pub(super) fn load(args: &JobArgs, context: &Context) -> Result<Loaded> {
    let mut loaded = load_as_written(args, context)?;
    if loaded.artifact.is_none() {
        let sources = read_kernels(&loaded.job, (context.raiser)().as_mut())?;
        kernel_names::resolve(&mut loaded.job, &sources)?;
    }
    Ok(loaded)
}

/// Does the same, but keeps the names of kernels as the job writes them, and does not read its
/// kernels.
pub(super) fn load_as_written(args: &JobArgs, context: &Context) -> Result<Loaded> {
    super::module::refuse(&args.file)?;
    let kernel_flags = args.kernel.is_some()
        || args.grid.is_some()
        || args.block.is_some()
        || !args.args.is_empty()
        || !args.outputs.is_empty()
        || !args.symbols.is_empty()
        || args.shared_bytes.is_some()
        || args.abi.is_some();
    let extension = args
        .file
        .extension()
        .unwrap_or_default()
        .to_string_lossy()
        .to_lowercase();
    let is_artifact = extension == "rxa" || artifact::looks_like_one(&args.file);
    if kernel_flags && (extension == "toml" || is_artifact) {
        let message = "--kernel, --grid, --block, --arg, --output, --symbol, --shared-bytes and --abi describe one kernel; a job or an artifact says all that itself";
        return Err(Fault::usage("flags-with-job", message).into());
    }
    let mut loaded = if is_artifact {
        let artifact = artifact::read(&args.file)?;
        Loaded {
            job: artifact.job,
            artifact: Some(artifact.program),
            module: None,
            gradient: artifact.gradient,
            sources: artifact.sources,
            _folder: Some(artifact.folder),
        }
    } else if extension == "toml" {
        of_job(job::read::read_file(&args.file)?)
    } else {
        of_job(job::flags::job(&args.file, &flags(args, context)?)?)
    };
    let cuda_flags = &args.cuda.cuda_flags;
    loaded.job.cuda_flags.extend_from_slice(cuda_flags);
    let races = args.asked_races();
    let says_how = races.is_some() || args.assume_warp_synchronous || args.exact || args.fast_math;
    if loaded.artifact.is_some()
        && (says_how || args.passes_until.is_some() || !cuda_flags.is_empty())
    {
        let message = "--cuda-flag, --races, --assume-race-free, --assume-warp-synchronous, --exact, --fast-math and --passes-until say how to compile, to raise and to optimize; an artifact is raised and optimized";
        return Err(Fault::usage("flags-with-artifact", message).into());
    }
    if let Some(until) = args.passes_until {
        limit_passes(&mut loaded.job, until, context)?;
    }
    for launch in &mut loaded.job.launches {
        launch.options.races = races.unwrap_or(launch.options.races);
        launch.options.warp_synchronous |= args.assume_warp_synchronous;
        launch.options.exact |= args.exact;
        launch.options.fast_math |= args.fast_math;
    }
    set_own_code(&mut loaded.job, &args.own_code)?;
    let any = |is: fn(&crate::job::Options) -> bool| {
        loaded.job.launches.iter().any(|launch| is(&launch.options))
    };
    if any(|options| options.exact) && any(|options| options.fast_math) {
        let message = "`exact` keeps every rounding, `fast_math` lets the optimizer change them";
        let help = "ask for one of them, in all launches of the job";
        return Err(Fault::usage("exact-fast-math", message).help(help).into());
    }
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    if any(|options| options.exact) {
        pjrt::subnormals::keep_them();
    }
    if let Some(steps) = args.steps {
        set_steps(&mut loaded, steps)?;
    }
    let zeros: Vec<String> = zeros_of(&loaded);
    for name in job::start::start_from(&mut loaded.job, &args.init)? {
        if zeros.contains(&name) {
            let message = format!(
                "`--init {name}=…`: the derivatives in this artifact are those of a run where `{name}` starts as zeros"
            );
            let help = "compile the artifact from its job with this `--init`";
            return Err(Fault::unsupported("init-zeros", message).help(help).into());
        }
    }
    Ok(loaded)
}

/// Limits the optimizer to its first `until` passes, and reports which of them is the last.
///
/// - errors: the optimizer has fewer passes
pub(super) fn limit_passes(job: &mut Job, until: usize, context: &Context) -> Result<()> {
    let passes = optimize::passes();
    let count = passes.len();
    if until > count {
        let message = format!("--passes-until {until}: the optimizer has {count} passes");
        let help = format!("a number from 0 to {count}; without the option all run");
        return Err(Fault::usage("passes-until", message).help(help).into());
    }
    let always = passes[until..].iter().filter(|pass| pass.is_required);
    let always = always.count();
    let last = match until.checked_sub(1).map(|at| &passes[at]) {
        Some(pass) => format!(
            "the last of them is `{}` ({}): {}",
            pass.name,
            pass.kind.name(),
            pass.reason
        ),
        None => "none of them".to_owned(),
    };
    job.passes = optimize::PassLimit::until(until);
    let note = format!(
        "{until} of {count} passes of the optimizer run, and {always} that always do; {last}"
    );
    match context.quiet {
        true => tracing::info!("{note}"),
        false => eprintln!("note: {note}"),
    }
    Ok(())
}

/// Returns the arrays that are zeros in the derivatives of an artifact, and are not passed to them.
fn zeros_of(loaded: &Loaded) -> Vec<String> {
    let Some(built) = &loaded.gradient else {
        return Vec::new();
    };
    let names = loaded.job.arrays.iter().map(|array| &array.name.value);
    let is_given = |name: &String| built.parameters.iter().any(|given| given.name() == name);
    let zeros = names.filter(|name| starts_as_zeros(&loaded.job, name) && !is_given(name));
    zeros.cloned().collect()
}

fn of_job(job: Job) -> Loaded {
    Loaded {
        job,
        artifact: None,
        module: None,
        gradient: None,
        sources: Vec::new(),
        _folder: None,
    }
}

fn set_steps(loaded: &mut Loaded, steps: u64) -> Result<()> {
    if loaded
        .artifact
        .as_ref()
        .is_some_and(|program| !program.is_loop())
    {
        return Err(Fault::usage(
            "no-loop",
            "--steps: the artifact's program has no time loop",
        )
        .into());
    }
    let job = &loaded.job;
    let mut launches = job.launches.iter();
    let varies = launches.any(|launch| !launch.formulas_of_step().is_empty())
        || job.has_series_in_conditions();
    let planned = loaded.job.steps();
    if loaded.artifact.is_some() && varies {
        if steps > planned {
            let message = format!(
                "--steps {steps}: the artifact was compiled for at most {planned} steps, since a launch depends on the number of the step"
            );
            let help = "compile the job again with these `--steps`";
            return Err(Fault::usage("steps-of-artifact", message).help(help).into());
        }
        if let Some(time) = &mut loaded.job.time {
            time.steps = steps; // hidden arrays keep the length that was compiled
        }
        return Ok(());
    }
    loaded.job.check_series(steps)?;
    match &mut loaded.job.time {
        Some(time) => time.steps = steps,
        time @ None => {
            *time = Some(TimeLoop {
                steps,
                until: None,
                swap: Vec::new(),
                dt: None,
                time_units: None,
                fail_on_nan: false,
            })
        }
    }
    loaded.job.settle_steps();
    Ok(())
}

/// Returns the flags of one kernel. If the file has only one kernel, `--kernel` may be omitted.
fn flags(args: &JobArgs, context: &Context) -> Result<KernelFlags> {
    let example = "such as --grid 40 --block 256";
    let required = |value: &Option<String>, flag: &str| match value {
        Some(value) => Ok(value.clone()),
        None => Err(Fault::usage(
            "missing-flag",
            format!("to launch a kernel, {flag} is needed"),
        )
        .help(example)),
    };
    if !args.file.exists() {
        return Err(Fault::user(
            "file",
            format!("there is no file `{}`", args.file.display()),
        )
        .into());
    }
    // A function of MLIR determines itself how many iterations its loops have.
    let is_missing = args.grid.is_none() || args.block.is_none();
    let may_be_missing = is_missing && counts_itself(&args.file);
    let size = |value: &Option<String>, flag: &str| match value {
        None if may_be_missing => Ok("1".to_owned()),
        value => required(value, flag),
    };
    let (grid, block) = (size(&args.grid, "--grid")?, size(&args.block, "--block")?);
    let kernel = match &args.kernel {
        Some(kernel) => kernel.clone(),
        None => only_kernel(&args.file, &args.cuda.cuda_flags, context)?,
    };
    Ok(KernelFlags {
        kernel,
        grid,
        block,
        args: args.args.clone(),
        outputs: args.outputs.clone(),
        steps: None,
        shared_bytes: args.shared_bytes,
        symbols: args.symbols.clone(),
        abi: args.abi.unwrap_or_default(),
    })
}

/// Returns false: without a raiser, no kernel is raised, whatever its launch.
#[cfg(not(feature = "raise"))]
pub(super) fn counts_itself(_: &Path) -> bool {
    false
}

/// Returns whether a file is MLIR whose functions do not use thread or block indices.
#[cfg(feature = "raise")]
pub(super) fn counts_itself(file: &Path) -> bool {
    let Ok(bytes) = std::fs::read(file) else {
        return false;
    };
    if ptx::classify_file(&file.to_string_lossy(), &bytes) != ptx::Kind::Mlir {
        return false;
    }
    let text = String::from_utf8_lossy(&bytes);
    let asks = [
        "gpu.thread_id",
        "gpu.block_id",
        "gpu.global_id",
        "gpu.block_dim",
        "gpu.grid_dim",
    ];
    !asks.iter().any(|op| text.contains(op))
}

fn only_kernel(file: &Path, flags: &[String], context: &Context) -> Result<String> {
    let source = (context.raiser)().read(file, flags)?;
    match source.kernels.as_slice() {
        [only] => Ok(only.name.clone()),
        [] => Err(Fault::user("no-kernel", format!("`{}` has no kernel", file.display())).into()),
        several => {
            let message = format!(
                "`{}` has {} kernels; say which one with --kernel",
                file.display(),
                several.len()
            );
            let names: Vec<String> = several
                .iter()
                .map(|kernel| format!("  {}", kernel_names::full(&kernel.name)))
                .collect();
            Err(Fault::usage("missing-flag", message)
                .help(format!("its kernels:\n{}", names.join("\n")))
                .into())
        }
    }
}

/// Reads the kernels of a job and binds its launches to them.
pub(super) fn bind(job: &Job, context: &Context) -> Result<Bound> {
    Bound::new(job, (context.raiser)())
}

/// Methods that take their options from the command line.
impl Bound {
    /// Raises the whole program, for `target` or a mesh of that target.
    pub(super) fn tensors_on(
        &self,
        job: &Job,
        target: Target,
        fallback: FallbackArgs,
        wanted: Option<&Wanted>,
    ) -> Result<TensorProgram> {
        let fallback = fall_back(job, target, fallback, wanted)?;
        if fallback != Fallback::None && wanted.is_some() {
            let message =
                "--fallback: kernels that run as their own code cannot be split over a mesh";
            return Err(Fault::unsupported("fallback-mesh", message).into());
        }
        let tensors = self.tensors(job, fallback)?;
        for line in &tensors.fell_back {
            eprintln!("note: {line}");
        }
        Ok(tensors)
    }

    /// Returns the program that runs on `target`, or on each device of a mesh of that target, from
    /// the cache if the same inputs were raised before.
    pub(super) fn program_on(
        &self,
        job: &Job,
        target: Target,
        fallback: FallbackArgs,
        wanted: Option<&Wanted>,
    ) -> Result<Program> {
        let falls_back = fall_back(job, target, fallback, wanted)?;
        // Native code is registered during raising, so that such a program cannot come from the
        // cache.
        let is_kept = falls_back != Fallback::Native;
        let entry = ProgramEntry::new(job, self, wanted, target.forms(), falls_back);
        let entry = entry.filter(|_| is_kept);
        if let Some(cached) = entry.as_ref().and_then(ProgramEntry::get) {
            status::phase("loading what was raised before");
            say_unneeded(&cached.unneeded);
            let program = cached.program();
            for line in &program.fell_back {
                eprintln!("note: {line}");
            }
            return Ok(program);
        }
        let launches = counted(job.launches.len() as u64, "launch");
        status::phase(&format!("raising {launches}"));
        let tensors = self.tensors_on(job, target, fallback, wanted)?;
        let unneeded = unneeded_kernels(job, &tensors);
        say_unneeded(&unneeded);
        let program = tensors.program(job, wanted, target.forms())?;
        // A program with warnings is not cached, so that each run repeats them.
        if let Some(entry) = entry.filter(|_| !self.raiser.has_warned()) {
            entry.put(&CachedProgram::new(&program, unneeded));
        }
        Ok(program)
    }

    /// Returns the whole program before it is optimized.
    pub(super) fn as_raised(
        &self,
        job: &Job,
        target: Target,
        fallback: FallbackArgs,
    ) -> Result<Program> {
        let fallback = fall_back(job, target, fallback, None)?;
        Ok(self.tensors(job, fallback)?.as_raised())
    }

    /// Returns the effects of the optimizer on it, as tables.
    pub(super) fn explain(
        &self,
        job: &Job,
        target: Target,
        fallback: FallbackArgs,
    ) -> Result<String> {
        let fallback = fall_back(job, target, fallback, None)?;
        let explanation = self.explanation(job, fallback, target.forms())?;
        Ok(super::explain::text(
            &explanation,
            super::explain::Input::Kernels,
        ))
    }

    /// Prints [`Bound::explain`] to standard error, if the command line asks for it.
    pub(super) fn explain_first(
        &self,
        job: &Job,
        target: Target,
        fallback: FallbackArgs,
        asked: ExplainArgs,
    ) -> Result<()> {
        if asked.explain {
            eprintln!("{}", self.explain(job, target, fallback)?);
        }
        Ok(())
    }
}

/// Marks the launches of these kernels to run as their own code.
fn set_own_code(job: &mut Job, kernels: &[String]) -> Result<()> {
    for kernel in kernels {
        let named = |launch: &&mut Launch| kernel == "all" || launch.kernel.value == *kernel;
        let mut found = job.launches.iter_mut().filter(named).peekable();
        if found.peek().is_none() {
            let message = format!("--own-code {kernel}: the job launches no kernel of this name");
            let known = job
                .launches
                .iter()
                .map(|launch| launch.kernel.value.as_str());
            let fault = Fault::usage("own-code", message);
            return Err(fault.help(suggest(kernel, "kernel", known)).into());
        }
        found.for_each(|launch| launch.options.own_code = true);
    }
    Ok(())
}

/// Reports which launches are left out.
fn say_unneeded(kernels: &[String]) {
    for kernel in kernels {
        let kernel = kernel_names::short(kernel);
        status::say(&format!(
            "note: no output needs the launch of `{kernel}`, so it is left out"
        ));
    }
}

/// Returns the treatment of kernels that cannot be raised: that of the command line, or else that
/// of the job if the target can run such code.
fn fall_back(
    job: &Job,
    target: Target,
    fallback: FallbackArgs,
    wanted: Option<&Wanted>,
) -> Result<Fallback> {
    match (fallback.fallback, target) {
        (None, _) if wanted.is_some() => Ok(Fallback::None),
        (None, Target::Cpu) if fallback.is_for_artifact => Ok(Fallback::None),
        (None, _) => {
            let has_own_code = job.launches.iter().any(|launch| launch.options.own_code);
            Ok(match (job.fallback, target) {
                (Fallback::Native, Target::Cpu) | (Fallback::Ptx, Target::Cuda) => job.fallback,
                (_, Target::Cpu) if has_own_code => Fallback::Native,
                (_, Target::Cuda) if has_own_code => Fallback::Ptx,
                _ => Fallback::None,
            })
        }
        (Some(FallbackKind::Ptx), Target::Cuda) => Ok(Fallback::Ptx),
        (Some(FallbackKind::Native), Target::Cpu) => Ok(Fallback::Native),
        (Some(FallbackKind::Native), Target::Cuda | Target::Tpu | Target::Interpreter) => {
            let message = "--fallback native: only XLA's CPU backend runs native code";
            Err(Fault::usage("fallback-target", message)
                .help("add `--target cpu`")
                .into())
        }
        (Some(FallbackKind::Ptx), Target::Cpu | Target::Tpu | Target::Interpreter) => {
            let message = "--fallback ptx: only CUDA devices run PTX";
            Err(Fault::usage("fallback-target", message)
                .help("add `--target cuda`")
                .into())
        }
    }
}

impl Loaded {
    /// Returns a StableHLO program and the job that runs it.
    pub fn of_module(job: Job, module: Module) -> Loaded {
        Loaded {
            module: Some(module),
            ..of_job(job)
        }
    }

    /// Fails if the program came as an artifact, which does not have the program as raised.
    pub fn has_kernels_to_explain(&self) -> Result<()> {
        if self.artifact.is_some() {
            let message = "--explain needs a job: an artifact holds only what came of it";
            return Err(Fault::usage("artifact-explain", message).into());
        }
        Ok(())
    }

    /// Returns the program: the artifact's, or the job's after raising.
    pub fn program(
        &mut self,
        context: &Context,
        target: Target,
        fallback: FallbackArgs,
        explain: ExplainArgs,
        mesh: &MeshArgs,
    ) -> Result<Program> {
        if explain.explain {
            self.has_kernels_to_explain()?;
        }
        let wanted = super::mesh::wanted_here(mesh, &self.job, target)?;
        if let Some(program) = self.artifact.take() {
            if !program.fell_back.is_empty() && target != Target::Cuda {
                let message =
                    "kernels of this artifact run as their own PTX, which only CUDA devices do";
                return Err(Fault::usage("fallback-target", message)
                    .help("add `--target cuda`")
                    .into());
            }
            return match (wanted, &program.mesh) {
                (None, _) => Ok(program),
                (Some(wanted), Some(on)) if program.tensors.is_none() => {
                    super::mesh::check_same(&wanted, on)?;
                    Ok(program)
                }
                (Some(wanted), _) => {
                    let tensors = program.tensors(&self.job)?;
                    tensors.program(&self.job, Some(&wanted), target.forms())
                }
            };
        }
        if let Some(module) = &self.module {
            if explain.explain {
                let explanation = module.explanation(&self.job, target.forms())?;
                let input = super::explain::Input::StableHlo;
                eprintln!("{}", super::explain::text(&explanation, input));
            }
            self.sources = vec![module.origin.clone()];
            let tensors = &module.tensors;
            return tensors.program(&self.job, wanted.as_ref(), target.forms());
        }
        let bound = bind(&self.job, context)?;
        bound.explain_first(&self.job, target, fallback, explain)?;
        let program = bound.program_on(&self.job, target, fallback, wanted.as_ref())?;
        self.sources = bound
            .sources
            .into_iter()
            .map(|source| source.origin)
            .collect();
        Ok(program)
    }
}
