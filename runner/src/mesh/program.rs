//! From a job's program to that of one device of a mesh.
//!
//! Comes in: a program as it was raised, or as an artifact has it. Goes out: the program that each device runs, in the forms that are
//! fast on the target, and how arrays lie on the mesh. Results that the job does not write are left out first.

use stablehlo::{BinaryOp, DeviceNumber, Func, Op};

use super::{Ask, Mesh, Placement, links, xla};
use crate::fault::{Fault, Result, Turn};
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
}

impl Wanted {
    /// The program of one device.
    ///
    /// - errors: what cannot be split; a mesh that is larger than the arrays
    pub fn of_raised(
        &self,
        job: &Job,
        raised: &Raised,
        target: optimize::Target,
    ) -> Result<Program> {
        let whole = Whole::new(job, raised);
        match self.partitioner {
            Partitioner::Xla => self.by_xla(&whole, raised),
            Partitioner::Ours => self.ours(job, &whole, raised, target),
        }
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
            return Err(Fault::not_yet("artifact-mesh", message).help(help).into());
        };
        let func = stablehlo::parse(&tensors.text).map_err(|errors| {
            let reason = errors
                .first()
                .map_or(String::new(), |error| error.message.clone());
            let message = format!("the artifact's tensor program cannot be read: {reason}");
            Fault::ours("artifact-tensors", message)
        })?;
        let allow = match tensors.relaxed {
            true => optimize::Allow::fast_math_everywhere(&func),
            false => optimize::Allow::default(),
        };
        let raised = Raised {
            func,
            inputs: tensors.inputs.clone(),
            outputs: tensors.outputs.clone(),
            checks: program.checks.clone(),
            allow,
            own: Default::default(),
        };
        self.of_raised(job, &raised, target)
    }

    fn by_xla(&self, whole: &Whole, raised: &Raised) -> Result<Program> {
        let shapes: Vec<Vec<usize>> = whole
            .func
            .params()
            .iter()
            .map(|p| p.ty.shape.clone())
            .collect();
        let types = whole.func.result_types();
        let results: Vec<Vec<usize>> = types.into_iter().map(|ty| ty.shape).collect();
        let program = whole.program(whole.func.to_stablehlo(), raised);
        xla::split(program, &shapes, &results, &self.mesh, &self.asks)
    }
}

/// What an artifact keeps of a program as it was raised, so that it can be split where it runs.
pub fn tensors(job: &Job, raised: &Raised) -> Tensors {
    let whole = Whole::new(job, raised);
    Tensors {
        text: whole.func.to_string(),
        relaxed: raised.allow.meaning_of(&raised.func) == optimize::Meaning::Relaxed,
        inputs: whole.inputs,
        outputs: whole.outputs,
    }
}

/// A simplified program, without what nobody asks for.
struct Whole {
    func: Func,
    inputs: Vec<Input>,
    outputs: Vec<String>,
    /// For each result the parameter that it is at the next call.
    next: Vec<Option<usize>>,
}

impl Whole {
    fn new(job: &Job, raised: &Raised) -> Whole {
        let named = job.outputs.iter().flat_map(|output| &output.arrays);
        let named: Vec<&str> = named.map(|name| name.value.as_str()).collect();
        let is_wanted = |place: usize| match raised.outputs.get(place) {
            Some(array) => named.is_empty() || named.contains(&array.as_str()),
            None => true, // what its checks found
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
        Whole {
            func: trimmed.func,
            inputs,
            outputs,
            next,
        }
    }

    fn program(&self, text: String, raised: &Raised) -> Program {
        Program {
            text,
            inputs: self.inputs.clone(),
            outputs: self.outputs.clone(),
            checks: raised.checks.clone(),
            fell_back: Vec::new(),
            mesh: None,
            tensors: None,
        }
    }
}

fn next_place(inputs: &[Input], array: &str) -> Option<usize> {
    let is_it = |input: &Input| matches!(input, Input::Array { name, .. } if name == array);
    inputs.iter().position(is_it)
}

impl Wanted {
    /// By the `shard` crate: communication is written into the program, which is then put into the forms that are fast.
    fn ours(
        &self,
        job: &Job,
        whole: &Whole,
        raised: &Raised,
        target: optimize::Target,
    ) -> Result<Program> {
        let asked: Vec<Option<shard::Asked>> =
            whole.inputs.iter().map(|input| self.asked(input)).collect();
        let (func, mesh, next) = (&whole.func, &self.mesh, &whole.next);
        let sharded = match links::costs(target) {
            Some(costs) => shard::shard_by(func, mesh, &asked, next, &costs),
            None => shard::shard(func, mesh, &asked, next),
        };
        let sharded = sharded.map_err(|error| fault(error, job))?;
        let inputs: Vec<Placement> = sharded.parameters.iter().map(Placement::of).collect();
        let outputs: Vec<Placement> = sharded.results.iter().map(Placement::of).collect();
        if self.mesh.devices() > 1 && inputs.iter().chain(&outputs).all(Placement::is_whole) {
            return Err(xla::nothing_to_split(&self.mesh).into());
        }
        let meaning = raised.allow.meaning_of(&raised.func);
        let allow = match meaning {
            optimize::Meaning::Relaxed => optimize::Allow::fast_math_everywhere(&sharded.func),
            optimize::Meaning::Exact => optimize::Allow::default(),
        };
        let (simple, mut report) = optimize::simplify_with(&as_replicas(&sharded.func), &allow);
        let func = optimize::choose_forms_with(&simple, target, meaning, &mut report);
        let mut program = whole.program(
            replicated(&func.to_stablehlo(), self.mesh.devices()),
            raised,
        );
        for (input, param) in program.inputs.iter_mut().zip(func.params()) {
            if let Input::Array { donated, .. } = input {
                *donated = param
                    .attributes
                    .iter()
                    .any(|(name, _)| name == "tf.aliasing_output");
            }
        }
        program.mesh = Some(OnMesh {
            mesh: self.mesh.clone(),
            inputs,
            outputs,
            plan: sharded.plan.to_string(),
            ahead: Vec::new(),
        });
        Ok(program)
    }

    fn asked(&self, input: &Input) -> Option<shard::Asked> {
        let Input::Array { name, .. } = input else {
            return None;
        };
        let ask = self.asks.iter().find(|ask| ask.array == *name)?;
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

/// What cannot be split, with the line of its kernel as words: sources are not at hand here.
fn fault(error: shard::Error, job: &Job) -> Fault {
    let turn = match error.turn {
        shard::Turn::Yours => Turn::Yours,
        shard::Turn::NotYet => Turn::NotYet,
        shard::Turn::Ours => Turn::Ours,
    };
    let place = error.loc.and_then(file_and_line);
    let kernel = place.and_then(|(file, line)| Some((job.kernels.get(file)?, line)));
    let message = match kernel {
        Some((file, line)) => format!("{}:{line}: {}", file.value.display(), error.message),
        None => error.message,
    };
    Fault::new(turn, "shard", message).maybe_help(error.help)
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
