//! From a job's program to that of one device of a mesh.
//!
//! Comes in: a program as it was raised, or as an artifact has it. Goes out: the program that each device runs, in the forms that are
//! fast on the target, and how arrays lie on the mesh. Results that the job does not write are left out first.

use optimize::{Allow, Semantics};
use stablehlo::{BinaryOp, DeviceNumber, Func, Op};

use super::{Ask, Mesh, Placement, Room, links, xla};
use crate::fault::{Fault, Result};
use crate::job::Job;
use crate::program::{Input, OnMesh, Program, Raised, Tensors, file_and_line};

/// Who splits programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Partitioner {
    /// Halo exchanges for all arrays at once, written into the program
    #[default]
    Ours,
    /// XLA, by the shardings of the arrays alone: to compare with
    Xla,
}

/// A mesh that was asked for.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The devices.
    pub mesh: Mesh,
    /// What the user says of arrays.
    pub asks: Vec<Ask>,
    /// Who splits the program.
    pub partitioner: Partitioner,
    /// What a device may need whole of an array.
    pub room: Room,
}

/// A simplified program that is to be split.
pub struct Whole<'a> {
    /// The program.
    pub func: &'a Func,
    /// For each parameter the job's array that it is, or that it lies like.
    pub parameters: Vec<Option<&'a str>>,
    /// For each result.
    pub results: Vec<Option<&'a str>>,
    /// For each result the parameter that it lies like, as it may be that at the next call.
    pub next: Vec<Option<usize>>,
    /// What optimizing may do to it.
    pub semantics: Semantics,
}

/// The program of one device, in the forms that are fast.
pub struct Local {
    /// StableHLO in MLIR's generic form.
    pub text: String,
    /// For each parameter whether a result takes its memory.
    pub donated: Vec<bool>,
    /// How its parameters and results lie.
    pub on: OnMesh,
}

impl Wanted {
    /// The program of one device.
    ///
    /// - errors: what cannot be split; a mesh that is larger than the arrays
    pub fn of_whole(&self, job: &Job, whole: &Whole, target: optimize::Target) -> Result<Local> {
        match self.partitioner {
            Partitioner::Xla => self.by_xla(whole),
            Partitioner::Ours => self.ours(job, whole, target),
        }
    }

    /// The same for a job's own program.
    ///
    /// - errors: those of [`Wanted::of_whole`]
    pub fn of_raised(
        &self,
        job: &Job,
        raised: &Raised,
        target: optimize::Target,
    ) -> Result<Program> {
        let trimmed = Trimmed::new(job, raised);
        let local = self.of_whole(job, &trimmed.whole(raised), target)?;
        let mut program = Program {
            text: local.text,
            inputs: trimmed.inputs,
            outputs: trimmed.outputs,
            checks: raised.checks.clone(),
            until: raised.until,
            fell_back: Vec::new(),
            mesh: Some(local.on),
            tensors: None,
        };
        for (input, is_donated) in program.inputs.iter_mut().zip(local.donated) {
            if let Input::Array { donated, .. } = input {
                *donated = is_donated;
            }
        }
        Ok(program)
    }

    /// The same for the program of an artifact.
    pub fn of_program(
        &self,
        job: &Job,
        program: &Program,
        target: optimize::Target,
    ) -> Result<Program> {
        let Some(tensors) = &program.tensors else {
            let message = "this artifact does not hold what splitting it over a mesh needs";
            let help = "compile it again, or with the same `--mesh`";
            return Err(Fault::unsupported("artifact-mesh", message)
                .help(help)
                .into());
        };
        let func = parsed(&tensors.text)?;
        let allow = match tensors.relaxed {
            true => Allow::fast_math_everywhere(&func),
            false => Allow::default(),
        };
        let allow = Allow {
            passes: job.passes,
            ..allow
        };
        let raised = Raised {
            func,
            inputs: tensors.inputs.clone(),
            outputs: tensors.outputs.clone(),
            checks: program.checks.clone(),
            until: program.until,
            allow,
            own: Default::default(),
        };
        self.of_raised(job, &raised, target)
    }

    fn by_xla(&self, whole: &Whole) -> Result<Local> {
        let shapes = whole.func.params().iter().map(|p| p.ty.shape.clone());
        let inputs: Vec<_> = whole.parameters.iter().copied().zip(shapes).collect();
        let shapes = whole.func.result_types().into_iter().map(|ty| ty.shape);
        let outputs: Vec<_> = whole.results.iter().copied().zip(shapes).collect();
        let text = whole.func.to_stablehlo();
        let (text, on) = xla::split(&text, (&inputs, &outputs), &self.mesh, &self.asks)?;
        Ok(Local {
            text,
            donated: whole.func.params().iter().map(is_donated).collect(),
            on,
        })
    }
}

/// A program that an artifact keeps, to be split where it runs.
///
/// - errors: if it cannot be read
pub fn parsed(text: &str) -> Result<Func> {
    Ok(stablehlo::parse(text).map_err(|errors| {
        let reason = errors.first();
        let reason = reason.map_or(String::new(), |error| error.message.clone());
        let message = format!("the artifact's tensor program cannot be read: {reason}");
        Fault::internal("artifact-tensors", message)
    })?)
}

fn is_donated(param: &stablehlo::Param) -> bool {
    let mut names = param.attributes.iter().map(|(name, _)| name);
    names.any(|name| name == "tf.aliasing_output")
}

/// What an artifact keeps of a program as it was raised, so that it can be split where it runs.
pub fn tensors(job: &Job, raised: &Raised) -> Tensors {
    let trimmed = Trimmed::new(job, raised);
    Tensors {
        text: trimmed.func.to_string(),
        relaxed: raised.allow.meaning_of(&raised.func) == Semantics::FastMath,
        inputs: trimmed.inputs,
        outputs: trimmed.outputs,
    }
}

/// A job's simplified program, without what nobody asks for.
struct Trimmed {
    func: Func,
    inputs: Vec<Input>,
    outputs: Vec<String>,
    /// For each result the parameter that it is at the next call.
    next: Vec<Option<usize>>,
}

impl Trimmed {
    fn new(job: &Job, raised: &Raised) -> Trimmed {
        let named = job.outputs.iter().flat_map(|output| &output.arrays);
        let named: Vec<&str> = named.map(|name| name.value.as_str()).collect();
        let is_wanted = |place: usize| match raised.outputs.get(place) {
            Some(array) => named.is_empty() || named.contains(&array.as_str()),
            None => true, // what its checks found, and how it ended
        };
        let next = |place: usize| next_place(&raised.inputs, raised.outputs.get(place)?);
        let places = 0..raised.func.results.len();
        let wanted: Vec<bool> = places.clone().map(is_wanted).collect();
        let places: Vec<Option<usize>> = places.map(next).collect();
        let simple = optimize::simplify_with(&raised.func, &raised.allow).0;
        let trimmed = optimize::program::trim(&simple, &wanted, &places);
        let inputs = trimmed.parameters.iter().map(|p| raised.inputs[*p].clone());
        let inputs: Vec<Input> = inputs.collect();
        let outputs = trimmed
            .results
            .iter()
            .filter_map(|r| raised.outputs.get(*r));
        let outputs: Vec<String> = outputs.cloned().collect();
        let of = |place: usize| next_place(&inputs, outputs.get(place)?);
        let next = (0..trimmed.func.results.len()).map(of).collect();
        Trimmed {
            func: trimmed.func,
            inputs,
            outputs,
            next,
        }
    }

    fn whole(&self, raised: &Raised) -> Whole<'_> {
        let array = |input: &'_ Input| match input {
            Input::Array { .. } => true,
            Input::Scalar { .. } | Input::Steps => false,
        };
        let parameters = self.inputs.iter();
        let parameters = parameters.map(|input| array(input).then(|| input.name()));
        let results = 0..self.func.results.len();
        Whole {
            func: &self.func,
            parameters: parameters.collect(),
            results: results
                .map(|place| self.outputs.get(place).map(String::as_str))
                .collect(),
            next: self.next.clone(),
            semantics: raised.allow.meaning_of(&raised.func),
        }
    }
}

fn next_place(inputs: &[Input], array: &str) -> Option<usize> {
    let is_it = |input: &Input| matches!(input, Input::Array { name, .. } if name == array);
    inputs.iter().position(is_it)
}

impl Wanted {
    /// No array is split: none can be, or splitting any would cost more than it saves.
    fn nothing_split(&self, whole: &Whole) -> Fault {
        let (mesh, devices) = (&self.mesh, self.mesh.devices());
        let message = format!(
            "no array can be split over the mesh `{mesh}` of {devices} devices, or none so that it pays"
        );
        let named = whole
            .parameters
            .iter()
            .enumerate()
            .find_map(|(place, name)| {
                let dims = whole.func.params()[place].ty.rank();
                Some(((*name)?, dims)).filter(|_| dims > 0)
            });
        let how = named.map_or(String::new(), |(name, dims)| {
            let rest = ",-".repeat(dims - 1);
            let axis = &mesh.axes[0].name;
            format!("; or say how one lies, whatever it costs: `--shard {name}={axis}{rest}`")
        });
        let help = format!("a smaller mesh, or larger arrays{how}");
        Fault::user("mesh-too-large", message).help(help)
    }

    /// By the `shard` crate: communication is written into the program, which is then put into the forms that are fast.
    fn ours(&self, job: &Job, whole: &Whole, target: optimize::Target) -> Result<Local> {
        let parameters = whole.parameters.iter();
        let asked: Vec<Option<shard::Asked>> =
            parameters.map(|name| self.asked((*name)?)).collect();
        let (func, mesh, next) = (whole.func, &self.mesh, &whole.next);
        let sharded = shard::shard_by(func, mesh, &asked, next, &links::costs(target));
        let sharded = sharded.map_err(|error| fault(error, job))?;
        self.room.check(&sharded.plan, mesh, job)?;
        let inputs: Vec<Placement> = sharded.parameters.iter().map(Placement::of).collect();
        let outputs: Vec<Placement> = sharded.results.iter().map(Placement::of).collect();
        if self.mesh.devices() > 1 && inputs.iter().chain(&outputs).all(Placement::is_whole) {
            return Err(self.nothing_split(whole).into());
        }
        let allow = match whole.semantics {
            Semantics::FastMath => Allow::fast_math_everywhere(&sharded.func),
            Semantics::BitExact => Allow::default(),
        };
        let allow = Allow {
            passes: job.passes,
            ..allow
        };
        let (simple, mut report) = optimize::simplify_with(&as_replicas(&sharded.func), &allow);
        let func = optimize::lower_for(&simple, target, whole.semantics, job.passes, &mut report);
        Ok(Local {
            text: replicated(&func.to_stablehlo(), self.mesh.devices()),
            donated: func.params().iter().map(is_donated).collect(),
            on: OnMesh {
                mesh: self.mesh.clone(),
                inputs,
                outputs,
                plan: told(sharded.plan, job),
                ahead: Vec::new(),
            },
        })
    }

    fn asked(&self, array: &str) -> Option<shard::Asked> {
        let ask = self.asks.iter().find(|ask| ask.array == array)?;
        let over = |names: &Vec<String>| (!names.is_empty()).then(|| names.join("+"));
        Some(ask.dims.iter().map(over).collect())
    }
}

/// The devices as replicas: XLA then compiles the program as it is. As partitions it would have a partitioner of its own look through it, which
/// takes what is in no array for the same everywhere, and refuses to say which partition a device is.
fn as_replicas(func: &Func) -> Func {
    func.rewritten(|out, value, op| {
        out.set_loc(func.loc(value));
        let op = match op {
            Op::DeviceNumber(_) => Op::DeviceNumber(DeviceNumber::Replica),
            Op::Collective {
                operand,
                collective,
                ..
            } => Op::Collective {
                operand,
                collective,
                channel: 0,
            },
            Op::Call {
                callee,
                operands,
                compiled,
            } => Op::Call {
                callee: as_replicas(&callee).into(),
                operands,
                compiled,
            },
            op => op.map_bodies(&mut |body| as_replicas(body)),
        };
        out.push(op).expect("it fitted before")
    })
}

/// The text as a module for so many replicas.
fn replicated(text: &str, devices: usize) -> String {
    let attributes = format!("mhlo.num_partitions = 1 : i32, mhlo.num_replicas = {devices} : i32");
    match text.strip_prefix("module {") {
        Some(rest) => format!("module attributes {{{attributes}}} {{{rest}"),
        None => text.to_owned(), // it says so itself
    }
}

/// The plan as text; what is whole on every device with the line of its kernel.
fn told(mut plan: shard::ShardingPlan, job: &Job) -> String {
    for replicated in &mut plan.replicated {
        if let Some((file, line)) = kernel_line(replicated.loc, job) {
            replicated.op = format!("{} ({file}:{line})", replicated.op);
        }
    }
    plan.to_string()
}

/// The file and the line of a kernel that a place is in.
fn kernel_line(loc: stablehlo::Loc, job: &Job) -> Option<(String, u32)> {
    let (file, line) = file_and_line(loc)?;
    Some((job.kernels.get(file)?.value.display().to_string(), line))
}

/// What cannot be split, with the line of its kernel as words: sources are not at hand here.
fn fault(error: shard::Error, job: &Job) -> Fault {
    let place = error.place;
    let mut fault = Fault::from(error);
    fault.message = with_line(place, job, fault.message);
    fault
}

/// A message behind the file and the line of the kernel that it is about, if that is known.
pub(super) fn with_line(loc: Option<stablehlo::Loc>, job: &Job, message: String) -> String {
    match loc.and_then(|loc| kernel_line(loc, job)) {
        Some((file, line)) => format!("{file}:{line}: {message}"),
        None => message,
    }
}

/// For each time loop of a program, in order, the steps that one turn of it makes: what is added to its count.
pub fn turns(text: &str) -> Vec<u64> {
    let Ok(func) = stablehlo::parse(text) else {
        return Vec::new();
    };
    let ops = func.values().map(|value| func.op(value));
    let bodies = ops.filter_map(|op| match op {
        Op::While { body, .. } => Some(body),
        _ => None,
    });
    bodies.map(|body| added(body).unwrap_or(1)).collect()
}

/// The whole number that the first of the carried scalars grows by.
fn added(body: &Func) -> Option<u64> {
    let mut grown = body.results.iter().zip(body.parameters());
    grown.find_map(|(result, parameter)| {
        let Op::Binary(BinaryOp::Add, a, b) = body.op(*result) else {
            return None;
        };
        let (of, by) = if a == parameter { (a, b) } else { (b, a) };
        match body.op(*by) {
            Op::Constant(literal) if of == parameter && literal.shape().is_empty() => {
                let by = literal.splat_value()?.as_f64(literal.element());
                (by >= 1.0).then_some(by as u64)
            }
            _ => None,
        }
    })
}
