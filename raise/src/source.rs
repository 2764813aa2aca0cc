//! Files of kernels, and the pipeline from a launch to a tensor program.

use crate::error::{Blame, Error, Result};
use crate::fallback::{self, Fallback};
use crate::kernel_ir::{Kernel, Space, Ty};
use crate::kernel_sequence::{self, Phase};
use crate::launch::{Launch, Races};
use crate::program::schedule::GroupOptions;
use crate::program::{
    ArraySpec, Body, LaunchSpec, Program, ProgramSpec, assemble, assemble_bodies,
};
use crate::{
    affine, last_block, mlir, nvvm, parallel, reroll, scf, shared_memory_forwarding, views,
};
use diagnostics::activity;
use ptx::{KernelInfo, ParamInfo, ParamKind};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

mod interpret;

pub use interpret::{Engine, KernelLaunch, interpret, interpret_disturbed, run_on};

/// A file with kernels.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its name in errors.
    pub name: String,
    /// Its text (of a `.bc` file: its disassembly).
    pub text: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Ptx(Box<PtxTree>),
    /// LLVM IR.
    Nvvm,
    /// MLIR at any of our stages.
    Mlir,
}

/// The PTX as given, and a copy with products and sums contracted, computed on first use.
#[derive(Clone, Debug)]
struct PtxTree {
    module: ptx::Module,
    contracted: OnceLock<ptx::Module>,
}

impl PtxTree {
    fn new(module: ptx::Module) -> PtxTree {
        PtxTree {
            module,
            contracted: OnceLock::new(),
        }
    }

    /// Returns the module with the roundings that the launch requires.
    fn rounded(&self, launch: &Launch) -> &ptx::Module {
        let contracted = || ptx::contraction::contracted(&self.module);
        match launch.exact {
            true => self.contracted.get_or_init(contracted),
            false => &self.module,
        }
    }
}

/// A stage that `--emit` can print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// The source, if it is PTX (for LLVM IR: LLVM's output).
    Ptx,
    /// LLVM IR, specialised for the launch and simplified.
    Nvvm,
    /// MLIR with branches.
    Cf,
    /// MLIR with structured control flow.
    Scf,
    /// MLIR with affine loops and accesses.
    Affine,
    /// MLIR with the threads as one parallel loop.
    Parallel,
    /// The tensor program.
    Stablehlo,
}

impl Source {
    /// Reads a file: PTX, LLVM IR as text or bitcode, or MLIR, by its contents.
    pub fn read(path: &Path) -> Result<Source, Vec<Error>> {
        let name = path.file_name().map_or_else(
            || path.display().to_string(),
            |n| n.to_string_lossy().into_owned(),
        );
        let bytes = std::fs::read(path).map_err(|e| {
            vec![Error::user(
                "source-unreadable",
                format!("cannot read the kernel file `{}`: {e}", path.display()),
            )]
        })?;
        Source::parse(&name, bytes).map_err(|(_, errors)| errors)
    }

    /// Like [`Source::read`], from memory. Errors come with the text they refer to.
    pub fn parse(name: &str, bytes: Vec<u8>) -> Result<Source, (String, Vec<Error>)> {
        let source = |text: String, kind| Source {
            name: name.to_owned(),
            text,
            kind,
        };
        let lossy = String::from_utf8_lossy(&bytes).into_owned();
        match ptx::classify_file(name, &bytes) {
            ptx::Kind::LlvmBitcode => match nvvm::disassemble(&bytes, name) {
                Ok(text) => Ok(source(text, Kind::Nvvm)),
                Err(errors) => Err((String::new(), errors)),
            },
            ptx::Kind::LlvmIr => Ok(source(lossy, Kind::Nvvm)),
            ptx::Kind::Mlir => Ok(source(lossy, Kind::Mlir)),
            _ => {
                if let Some(error) = ptx::refuse(&bytes) {
                    return Err((lossy, vec![error]));
                }
                let (module, mut errors) = ptx::parse(&lossy);
                if errors.is_empty() {
                    errors = ptx::check(&module);
                }
                // Unsupported constructs matter only in the kernels that are launched.
                errors.retain(|e| e.blame != crate::error::Blame::Unsupported);
                match errors.is_empty() {
                    true => Ok(source(lossy, Kind::Ptx(Box::new(PtxTree::new(module))))),
                    false => Err((lossy, errors)),
                }
            }
        }
    }

    /// Returns its kernels and their parameters.
    pub fn kernels(&self) -> Result<Vec<KernelInfo>, Vec<Error>> {
        match &self.kind {
            Kind::Ptx(tree) => Ok(ptx::inspect(&tree.module)),
            Kind::Nvvm => nvvm::kernels(&self.text, &self.name),
            Kind::Mlir => mlir_kernels(&self.text).map_err(|e| vec![e]),
        }
    }

    /// Returns the names of its variables in global and constant memory; none for MLIR, whose
    /// variables no launch binds.
    pub fn variables(&self) -> Vec<String> {
        match &self.kind {
            Kind::Ptx(tree) => {
                let variables = tree.module.variables.iter();
                variables.map(|variable| variable.name.clone()).collect()
            }
            Kind::Nvvm => nvvm::variable_sizes(&self.text, &self.name)
                .into_keys()
                .collect(),
            Kind::Mlir => Vec::new(),
        }
    }

    /// Returns the launch in which each variable that is a pointer holds its array's address. A
    /// variable of 8 bytes is a pointer if its array has another size; so is a texture reference.
    fn with_pointers(&self, launch: &Launch) -> Launch {
        if launch.symbols.is_empty() {
            return launch.clone();
        }
        match &self.kind {
            Kind::Ptx(tree) => launch.with_pointers(|symbol, bytes| {
                tree.module.variable(symbol).is_some_and(|variable| {
                    let is_texture = variable.ty == ptx::tree::ScalarType::Texref;
                    is_texture || variable.bytes() == 8 && bytes != 8
                })
            }),
            Kind::Nvvm => {
                let sizes = nvvm::variable_sizes(&self.text, &self.name);
                launch.with_pointers(|symbol, bytes| sizes.get(symbol) == Some(&8) && bytes != 8)
            }
            Kind::Mlir => launch.clone(),
        }
    }

    /// Returns the source as PTX, for the interpreter. LLVM IR is compiled to it.
    fn to_ptx(&self) -> Result<ptx::Module, Vec<Error>> {
        Ok(self.to_ptx_text()?.0)
    }

    /// Like [`Source::to_ptx`], with the text.
    fn to_ptx_text(&self) -> Result<(ptx::Module, String), Vec<Error>> {
        match &self.kind {
            Kind::Ptx(tree) => Ok((tree.module.clone(), self.text.clone())),
            Kind::Nvvm => {
                let text = nvvm::to_ptx(&self.text, &self.name)?;
                let (module, errors) = ptx::parse(&text);
                match errors.first() {
                    None => Ok((module, text)),
                    Some(error) => Err(vec![Error::internal(
                        "llvm-ptx",
                        format!("LLVM's PTX for `{}` does not parse: {error}", self.name),
                    )]),
                }
            }
            Kind::Mlir => Err(vec![
                Error::unsupported("mlir-ptx", "kernels given as MLIR have no PTX")
                    .help("give the kernel as PTX or LLVM IR"),
            ]),
        }
    }
}

/// Returns a job's name for an element type.
fn job_type(ty: Ty) -> Option<&'static str> {
    match ty {
        Ty::I1 => Some("bool"),
        Ty::I8 => Some("i8"),
        Ty::I16 => Some("i16"),
        Ty::I32 => Some("i32"),
        Ty::I64 | Ty::Index => Some("i64"),
        Ty::F16 => Some("f16"),
        Ty::BF16 => Some("bf16"),
        Ty::F32 => Some("f32"),
        Ty::F64 => Some("f64"),
        Ty::Array(_) => None,
    }
}

fn mlir_kernels(text: &str) -> Result<Vec<KernelInfo>> {
    let param = |p: &mlir::Parameter| match p {
        mlir::Parameter::Array {
            name,
            element,
            shape,
            ..
        } => ParamInfo {
            element: job_type(*element),
            extents: shape.clone(),
            ..ParamInfo::new(name.clone(), ParamKind::Pointer)
        },
        mlir::Parameter::Pointer { name } => ParamInfo::new(name.clone(), ParamKind::Pointer),
        mlir::Parameter::Scalar { name, ty, .. } => {
            let bits = ty.bits();
            let kind = if ty.is_float() {
                ParamKind::Float { bits }
            } else {
                ParamKind::Int { bits }
            };
            ParamInfo::new(name.clone(), kind)
        }
    };
    // Shared and local memory is not an argument of the launch.
    let given = |p: &&mlir::Parameter| match p {
        mlir::Parameter::Array { space, .. } => *space == Space::Global,
        mlir::Parameter::Scalar { .. } | mlir::Parameter::Pointer { .. } => true,
    };
    let info = |f: mlir::Function| KernelInfo {
        params: f.parameters.iter().filter(given).map(param).collect(),
        name: f.name,
        shared_bytes: 0,
        dynamic_shared: false,
        barriers: 0,
        atomics: 0,
        loops: 0,
        instructions: 0,
        library_calls: Vec::new(),
        needs: Vec::new(),
        span: crate::error::Span::default(),
    };
    Ok(mlir::functions(text)?.into_iter().map(info).collect())
}

/// The texts of the requested stages; if a launch becomes several kernels, one text each.
type StageTexts = BTreeMap<Stage, Vec<String>>;

/// Lowers a launch to the stage `last`, at most to the parallel stage, and adds the texts of the
/// passed stages to `texts`. The returned kernels run one after another; before the stage `scf`
/// there are none.
fn lower_to_stage(
    source: &Source,
    launch: &Launch,
    last: Stage,
    texts: &mut StageTexts,
) -> Result<Vec<Phase>, Vec<Error>> {
    let _raising = activity::enter(format!("raising kernel `{}`", launch.kernel));
    let one = |e: Error| vec![e];
    let phases = if let Kind::Mlir = source.kind {
        if last <= Stage::Nvvm {
            return Err(vec![
                Error::user("mlir-stage", "an MLIR source has no PTX and no LLVM IR")
                    .help("ask for `cf` or a later stage"),
            ]);
        }
        if !launch.moving.is_empty() || launch.varying_grid.iter().any(Option::is_some) {
            let message = "what a launch of MLIR is given does not vary from step to step yet";
            let error = Error::unsupported("mlir-varying", message);
            return Err(vec![error.help("give the kernel as PTX or LLVM IR")]);
        }
        let (_, kernel) = mlir::import(&source.text, Some(launch)).map_err(one)?;
        kernel_sequence::split(kernel)
    } else {
        let context = nvvm::Context::create();
        let launch = &source.with_pointers(&launch.spelled_out());
        let module = match &source.kind {
            Kind::Ptx(tree) => {
                if launch.exact {
                    ptx::approximate::refuse(&tree.module, &launch.kernel)?;
                    ptx::contraction::refuse_undecided(&tree.module, &launch.kernel)?;
                }
                let tree = tree.rounded(launch);
                nvvm::module_from_ptx(&context, tree, launch, &source.text, &source.name)?
            }
            _ => nvvm::module_from_ll(&context, &source.text, &source.name, launch)?,
        };
        let launch = &launch.flattened();
        let loads = nvvm::prepare(&module, launch)?;
        if let Some(texts) = texts.get_mut(&Stage::Nvvm) {
            texts.push(module.print_to_string().to_string());
        }
        if last == Stage::Nvvm {
            return Ok(Vec::new());
        }
        let cf = nvvm::emit_cf(&module, launch)?;
        if let Some(texts) = texts.get_mut(&Stage::Cf) {
            texts.push(cf.clone());
        }
        if last == Stage::Cf {
            return Ok(Vec::new());
        }
        let lifted = mlir::raise_to_scf(&cf).map_err(one)?;
        let kernel = Kernel {
            grid: launch.grid,
            block: launch.block,
            loads,
            ..lifted
        };
        let kernel = scf::leave_out_blocks(kernel, &launch.varying_grid);
        let phase = |kernel| Phase {
            kernel,
            independent: false,
        };
        last_block::split(kernel).into_iter().map(phase).collect()
    };
    type Pass = fn(Kernel) -> Result<Kernel>;
    #[rustfmt::skip] // tables stay aligned
    let passes: [(Stage, Pass, &str); 6] = [
        //                function                   what holds afterwards
        (Stage::Scf,      scf::raise_loops,          "loops with a known number of steps are counted"),
        (Stage::Affine,   affine::raise_affine,      "indices and guards that are affine are said as such"),
        (Stage::Affine,   reroll::roll_loops,       "loops that a compiler unrolled are loops again"),
        (Stage::Parallel, shared_memory_forwarding::remove_accumulators, "what blocks add up on their own is added up in the array of all blocks"),
        (Stage::Parallel, shared_memory_forwarding::remove_staging,   "what is staged only to be read again is read from where it came"),
        (Stage::Parallel, parallel::raise_parallel,  "threads are the dimensions of one parallel loop"),
    ];
    let mut raised = Vec::new();
    for mut phase in phases {
        for (place, (stage, pass, reason)) in passes.into_iter().enumerate() {
            if stage > last {
                break;
            }
            let _pass = activity::enter(reason);
            phase.kernel = pass(phase.kernel).map_err(one)?;
            let is_done = passes.get(place + 1).is_none_or(|next| next.0 != stage);
            if let (true, Some(texts)) = (is_done, texts.get_mut(&stage)) {
                texts.push(phase.kernel.to_string());
            }
        }
        raised.push(phase);
    }
    Ok(raised)
}

/// Returns the kernels of a launch at the parallel stage, which run one after another. There is
/// one, except for functions of MLIR with several parallel loops.
///
/// - errors: at the source line that cannot be raised
pub fn raise_kernels(source: &Source, launch: &Launch) -> Result<Vec<Phase>, Vec<Error>> {
    lower_to_stage(source, launch, Stage::Parallel, &mut BTreeMap::new())
}

/// The kernels of all launches of a program.
struct Raised {
    /// The program with one launch for each kernel.
    spec: ProgramSpec,
    /// The kernel of each of these launches, or the errors.
    kernels: Vec<Result<Kernel, Vec<Error>>>,
    /// The index of the original launch of each.
    from: Vec<usize>,
}

impl Raised {
    /// Raises all launches of `spec`.
    fn new(sources: &[Source], spec: &ProgramSpec) -> Raised {
        Raised::of_phases(spec, raise_launches(sources, spec, |_| false))
    }

    /// Creates a launch for each kernel; `all` has the kernels of each launch of `spec`.
    fn of_phases(spec: &ProgramSpec, all: Vec<Phases>) -> Raised {
        let mut raised = Raised {
            spec: spec.clone(),
            kernels: Vec::new(),
            from: Vec::new(),
        };
        raised.spec.launches.clear();
        let mut parts: Vec<Vec<usize>> = Vec::new();
        for (number, (launch, phases)) in spec.launches.iter().zip(all).enumerate() {
            let phases = match phases {
                Ok(phases) => phases.into_iter().map(Ok).collect(),
                Err(errors) => vec![Err(errors)],
            };
            let first = raised.spec.launches.len();
            parts.push((first..first + phases.len()).collect());
            for (place, phase) in phases.into_iter().enumerate() {
                let mut launch = launch.clone();
                if place > 0 {
                    let called = launch.called.as_ref().unwrap_or(&launch.launch.kernel);
                    launch.called = Some(format!("{called}.{}", place + 1));
                }
                if phase.as_ref().is_ok_and(|phase| phase.independent) {
                    launch.launch.races = Races::Assume;
                }
                raised.spec.launches.push(launch);
                raised.kernels.push(phase.map(|phase| phase.kernel));
                raised.from.push(number);
            }
        }
        let schedule = spec.schedule.as_ref();
        raised.spec.schedule = schedule.map(|schedule| {
            schedule.flat_map(|number| parts[*number].clone(), GroupOptions::clone)
        });
        raised
    }

    /// Assembles the kernels. Errors of all launches are returned together, each with its source's
    /// index.
    fn assemble(self) -> Result<Program, Vec<Error>> {
        let (mut kernels, mut errors) = (Vec::new(), Vec::new());
        for (launch, raised) in self.spec.launches.iter().zip(self.kernels) {
            match raised {
                Ok(kernel) => kernels.push(kernel),
                Err(of_launch) => errors.extend(of_launch.into_iter().map(|mut e| {
                    e.place.source = launch.source;
                    e
                })),
            }
        }
        errors.dedup();
        if !errors.is_empty() {
            return Err(errors);
        }
        assemble(&self.spec, &kernels).map_err(|e| vec![e])
    }
}

/// A launch that is not raised but runs its original code, and the reason.
#[derive(Clone, Debug)]
pub struct FellBack {
    /// Its index among the launches.
    pub launch: usize,
    /// The reason why it was not raised, with its source; `None` if its own code was asked for.
    pub reason: Option<Error>,
    /// The native code that it calls.
    pub native: Option<NativeCall>,
}

/// The fallback for launches that are not supported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnCode {
    /// Calls of their PTX, which CUDA devices run.
    Ptx,
    /// Calls of native code, which the caller provides to the CPU.
    Native,
}

/// A launch that a program calls as native code.
#[derive(Clone, Debug)]
pub struct NativeCall {
    /// The key by which the program calls it.
    pub key: String,
    /// The index of its source.
    pub source: usize,
    /// The source as PTX.
    pub module: ptx::Module,
    /// The launch.
    pub launch: Launch,
    /// Its arguments; arrays are numbered like the operands of the call.
    pub args: Vec<interpreter::Arg>,
    /// Shared memory, and variables that represent arrays or hold structures.
    pub options: interpreter::Options,
}

/// Like [`raise_program`], but launches with unsupported constructs become calls of their original
/// code, as PTX or native code.
pub fn raise_program_or_fall_back(
    sources: &[Source],
    spec: &ProgramSpec,
    own: OwnCode,
) -> Result<(Program, Vec<FellBack>), Vec<Error>> {
    let (mut errors, mut fell_back) = (Vec::new(), Vec::new());
    let mut bodies: Vec<Result<Kernel, Fallback>> = Vec::new();
    let mut all = raise_launches(sources, spec, |launch| launch.own_code);
    // The original code of a launch performs the work of all its kernels.
    for (launch, phases) in spec.launches.iter().zip(&mut all) {
        let Ok(kernels) = phases else { continue };
        if kernels.len() > 1 {
            let refused = kernels.iter().find_map(|phase| {
                let mut launch = launch.clone();
                if phase.independent {
                    launch.launch.races = Races::Assume;
                }
                raised_alone(spec, &launch, Ok(phase.kernel.clone())).err()
            });
            if let Some(refused) = refused {
                *phases = Err(refused);
            }
        }
    }
    let Raised {
        spec,
        kernels,
        from,
    } = Raised::of_phases(spec, all);
    let spec = &spec;
    for (at, (launch, raised)) in from.iter().zip(spec.launches.iter().zip(kernels)) {
        let at = *at;
        let mut refused = match raised_alone(spec, launch, raised) {
            Ok(kernel) => {
                bodies.push(Ok(kernel));
                continue;
            }
            Err(refused) => refused,
        };
        for error in &mut refused {
            error.place.source = launch.source;
        }
        let may_run = |error: &Error| {
            let is_refused = launch.launch.races == Races::Refuse;
            error.blame == Blame::Unsupported
                || ["access-width", "barrier-divergence"].contains(&error.code)
                || is_undecided_race(error) && !is_refused
                || is_ordered(error, &sources[launch.source]) && !is_refused
        };
        if !refused.iter().all(may_run) {
            errors.extend(refused);
            continue;
        }
        match fall_back(sources, spec, launch, own) {
            Ok((call, native)) => {
                bodies.push(Err(call));
                fell_back.push(FellBack {
                    launch: at,
                    reason: refused.into_iter().next(),
                    native,
                });
            }
            Err(more) => {
                errors.extend(refused);
                errors.extend(more.into_iter().map(|mut error| {
                    error.place.source = launch.source;
                    error
                }));
            }
        }
    }
    errors.dedup();
    if !errors.is_empty() {
        return Err(errors);
    }
    let bodies: Vec<Body> = bodies
        .iter()
        .map(|body| match body {
            Ok(kernel) => Body::Raised(kernel),
            Err(call) => Body::Own(call),
        })
        .collect();
    let program = assemble_bodies(spec, &bodies).map_err(|e| vec![e])?;
    Ok((program, fell_back))
}

/// Returns the kernel of a launch, unless the tensor stage rejects it when raised alone.
fn raised_alone(
    spec: &ProgramSpec,
    launch: &LaunchSpec,
    raised: Result<Kernel, Vec<Error>>,
) -> Result<Kernel, Vec<Error>> {
    let kernel = raised?;
    let alone = ProgramSpec {
        launches: vec![launch.clone()],
        schedule: None,
        ..spec.clone()
    };
    let assembled = assemble(&alone, std::slice::from_ref(&kernel));
    assembled.map(|_| kernel).map_err(|error| vec![error])
}

/// Returns whether an error reports a possible race, not a certain one.
fn is_undecided_race(error: &Error) -> bool {
    error.code == "race" && error.message.contains("cannot be decided here")
}

/// Returns whether an error reports a race of accesses of which one is relaxed, an acquire or a
/// release: PTX's memory model orders such accesses, and the original code executes them.
fn is_ordered(error: &Error, source: &Source) -> bool {
    let is_strong = |line: &u32| {
        let text = source.text.lines().nth((*line as usize).saturating_sub(1));
        let strong = [".relaxed.", ".acquire.", ".release."];
        text.is_some_and(|text| strong.iter().any(|word| text.contains(word)))
    };
    error.code == "race" && error.place.lines.iter().any(|(line, ..)| is_strong(line))
}

/// Returns a launch as a call of its original code.
fn fall_back(
    sources: &[Source],
    spec: &ProgramSpec,
    LaunchSpec { source, launch, .. }: &LaunchSpec,
    own: OwnCode,
) -> Result<(Fallback, Option<NativeCall>), Vec<Error>> {
    let one = |error| vec![error];
    let (number, source) = (*source, &sources[*source]);
    let (module, text) = source.to_ptx_text()?;
    if own == OwnCode::Ptx {
        let call = fallback::prepare(&module, &text, launch).map_err(one)?;
        return Ok((call, None));
    }
    let call = fallback::native(&text, launch).map_err(one)?;
    let fallback::Code::Native(key) = &call.code else {
        return Ok((call, None));
    };
    let array = |name: &String| {
        spec.arrays
            .iter()
            .find(|array| array.name == *name)
            .cloned()
    };
    let operands = ProgramSpec {
        arrays: call.arrays.iter().filter_map(array).collect(),
        ..spec.clone()
    };
    let prepared = interpret::Prepared::new(source, &operands, launch).map_err(one)?;
    let native = NativeCall {
        key: key.clone(),
        source: number,
        module: PtxTree::new(module).rounded(&prepared.launch).clone(),
        args: prepared.args,
        options: interpreter::Options {
            names: call.arrays.clone(),
            ..prepared.options
        },
        launch: prepared.launch,
    };
    Ok((call, Some(native)))
}

/// Raises all launches and assembles them. Errors of all launches are returned together, each with
/// its source's index.
pub fn raise_program(sources: &[Source], spec: &ProgramSpec) -> Result<Program, Vec<Error>> {
    Raised::new(sources, spec).assemble()
}

type Phases = Result<Vec<Phase>, Vec<Error>>;

/// The stack size of a thread that raises: the main thread's.
const STACK_BYTES: usize = 8 << 20;

/// Returns the kernels of each launch, and no error for launches that are left out. Equal launches
/// are raised once; the work is distributed to threads.
fn raise_launches(
    sources: &[Source],
    spec: &ProgramSpec,
    is_left_out: impl Fn(&Launch) -> bool + Sync,
) -> Vec<Phases> {
    let first = |at: usize| {
        let this = &spec.launches[at];
        let same =
            |earlier: &LaunchSpec| (earlier.source, &earlier.launch) == (this.source, &this.launch);
        spec.launches[..at].iter().position(same).unwrap_or(at)
    };
    let firsts: Vec<usize> = (0..spec.launches.len()).map(first).collect();
    let different: Vec<usize> = (0..firsts.len()).filter(|at| firsts[*at] == *at).collect();
    let raise = |at: usize| {
        let launch = &spec.launches[at];
        if is_left_out(&launch.launch) {
            return Err(Vec::new());
        }
        let (on_views, _) = views::resolve(&launch.launch, &spec.arrays);
        raise_kernels(&sources[launch.source], &on_views)
    };
    let raised: Vec<OnceLock<Phases>> = firsts.iter().map(|_| OnceLock::new()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(at) = different.get(next.fetch_add(1, Ordering::Relaxed)) {
            raised[*at].get_or_init(|| raise(*at));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        // A single launch is not worth a thread, which would have to create an MLIR context.
        for _ in 1..threads.min(different.len()) {
            let thread = std::thread::Builder::new().stack_size(STACK_BYTES);
            if thread.spawn_scoped(scope, work).is_err() {
                break; // this thread does all the work
            }
        }
        work();
    });
    let of = |at: &usize| {
        raised[*at]
            .get()
            .expect("every first one is raised")
            .clone()
    };
    firsts.iter().map(of).collect()
}

/// Returns one launch at each of these stages, as texts; it is raised once for those before
/// [`Stage::Stablehlo`].
///
/// - errors: those that keep the launch from the last of them
pub fn emit_stages(
    source: &Source,
    launch: &Launch,
    stages: &[Stage],
) -> Result<Vec<String>, Vec<Error>> {
    let is_alone = |stage: &&Stage| matches!(**stage, Stage::Ptx | Stage::Stablehlo);
    let mut texts: StageTexts = stages
        .iter()
        .filter(|stage| !is_alone(stage))
        .map(|stage| (*stage, Vec::new()))
        .collect();
    if let Some(&last) = texts.keys().next_back() {
        lower_to_stage(source, launch, last, &mut texts)?;
    }
    let text = |stage: &Stage| match texts.get(stage) {
        Some(kernels) => Ok(kernels.join("\n")),
        None => emit_alone(source, launch, *stage),
    };
    stages.iter().map(text).collect()
}

/// Returns one launch at one stage, as text.
///
/// - errors: those that keep the launch from it
pub fn emit(source: &Source, launch: &Launch, stage: Stage) -> Result<String, Vec<Error>> {
    Ok(emit_stages(source, launch, &[stage])?.remove(0))
}

/// Returns the text of a stage that does not lead to another.
fn emit_alone(source: &Source, launch: &Launch, stage: Stage) -> Result<String, Vec<Error>> {
    match (stage, &source.kind) {
        (Stage::Ptx, Kind::Ptx(_)) => Ok(source.text.clone()),
        (Stage::Ptx, Kind::Nvvm) => nvvm::to_ptx(&source.text, &source.name),
        _ => {
            let mut arrays: Vec<ArraySpec> = Vec::new();
            let mut floats = Vec::new();
            for (name, element, shape, offset) in launch.arrays() {
                // The known part of the array is the offset and the shape after it.
                let len = shape.iter().product::<usize>() + offset;
                let known: Option<&mut ArraySpec> = arrays.iter_mut().find(|a| a.name == name);
                match known {
                    Some(known) if known.shape.iter().product::<usize>() >= len => {}
                    Some(known) => known.shape = vec![len],
                    None if offset == 0 => arrays.push(ArraySpec {
                        name,
                        element,
                        shape,
                    }),
                    None => arrays.push(ArraySpec {
                        name,
                        element,
                        shape: vec![len],
                    }),
                }
            }
            let (on_views, _) = views::resolve(launch, &arrays);
            let phases = raise_kernels(source, &on_views)?;
            for arg in phases.iter().flat_map(|phase| &phase.kernel.args) {
                if let crate::kernel_ir::KernelArg::Scalar { name, ty, .. } = arg {
                    let element = match ty {
                        ty if ty.is_int() => stablehlo::ElementType::I64,
                        ty => crate::tensor::element(*ty),
                    };
                    if !floats.contains(&(name.clone(), element)) {
                        floats.push((name.clone(), element));
                    }
                }
            }
            let launches = vec![LaunchSpec {
                source: 0,
                launch: launch.clone(),
                called: None,
            }];
            let spec = ProgramSpec {
                arrays,
                floats,
                launches,
                ..ProgramSpec::default()
            };
            let program = Raised::of_phases(&spec, vec![Ok(phases)]).assemble()?;
            Ok(program.func.to_stablehlo())
        }
    }
}
