//! Partitions a simplified program over a mesh, before it is lowered; also returns the layouts of
//! its parameters and results.

use stablehlo::{BinaryOp, DeviceNumber, Func, Op};

use super::{Ask, Mesh, Placement, Room, links, xla};
use crate::compile::Whole;
use crate::fault::{Fault, Result};
use crate::job::Job;
use crate::program::{OnMesh, file_and_line};

/// Who splits programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Partitioner {
    /// Halo exchanges for all arrays at once, written into the program
    #[default]
    Ours,
    /// XLA, by the shardings of the arrays alone: to compare with
    Xla,
}

/// The mesh that is requested.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The devices.
    pub mesh: Mesh,
    /// The user's requests for the layouts of arrays.
    pub asks: Vec<Ask>,
    /// The partitioner.
    pub partitioner: Partitioner,
    /// The bytes of an array that a device may need to replicate.
    pub room: Room,
}

/// The program of each device of a mesh.
pub enum Partitioned {
    /// Partitioned here, with explicit communication.
    ByUs {
        /// The program, whose devices are replicas.
        func: Func,
        /// The layouts of its parameters and results.
        mesh: OnMesh,
    },
    /// To be partitioned by XLA.
    ByXla {
        /// The whole program with sharding annotations: StableHLO in MLIR's generic form.
        text: String,
        /// The layouts of its parameters and results.
        mesh: OnMesh,
    },
}

impl Wanted {
    /// Partitions a program.
    ///
    /// - errors: programs that cannot be partitioned; a mesh that is larger than the arrays
    pub fn partitioned(
        &self,
        job: &Job,
        whole: &Whole,
        target: optimize::Target,
    ) -> Result<Partitioned> {
        match self.partitioner {
            Partitioner::Xla => self.by_xla(whole),
            Partitioner::Ours => self.ours(job, whole, target),
        }
    }

    fn by_xla(&self, whole: &Whole) -> Result<Partitioned> {
        let shapes = whole.func.params().iter().map(|p| p.ty.shape.clone());
        let inputs: Vec<_> = whole.parameters.iter().copied().zip(shapes).collect();
        let shapes = whole.func.result_types().into_iter().map(|ty| ty.shape);
        let outputs: Vec<_> = whole.results.iter().copied().zip(shapes).collect();
        let text = whole.func.to_stablehlo();
        let (text, mesh) = xla::split(&text, (&inputs, &outputs), &self.mesh, &self.asks)?;
        Ok(Partitioned::ByXla { text, mesh })
    }
}

/// Parses a program that an artifact stores, to be partitioned on the machine where it runs.
///
/// - errors: a text that cannot be parsed
pub fn parsed(text: &str) -> Result<Func> {
    Ok(stablehlo::parse(text).map_err(|errors| {
        let reason = errors.first();
        let reason = reason.map_or(String::new(), |error| error.message.clone());
        let message = format!("the artifact's tensor program cannot be read: {reason}");
        Fault::internal("artifact-tensors", message)
    })?)
}

impl Wanted {
    /// Returns the error that no array can be split, or that splitting any would cost more than it
    /// saves.
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

    /// Partitions with the `shard` crate, with explicit communication.
    fn ours(&self, job: &Job, whole: &Whole, target: optimize::Target) -> Result<Partitioned> {
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
        Ok(Partitioned::ByUs {
            func: as_replicas(&sharded.func),
            mesh: OnMesh {
                mesh: self.mesh.clone(),
                inputs,
                outputs,
                plan: told(sharded.plan, job, whole),
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

/// Makes the devices replicas instead of partitions, so that XLA compiles the program unchanged.
/// With partitions, XLA would run its own partitioner, which assumes that values outside arrays are
/// the same everywhere, and rejects the op that returns the partition's number.
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

/// Returns the plan as text, with the names of the arrays that are sent; replicated values are
/// listed with the lines of their kernels.
fn told(mut plan: shard::ShardingPlan, job: &Job, whole: &Whole) -> String {
    for value in plan.exchanges.iter_mut().flat_map(|e| &mut e.values) {
        let array = value.parameter.and_then(|place| whole.parameters[place]);
        value.op = match (array, kernel_line(value.loc, job)) {
            (Some(array), _) => format!("`{array}`"),
            (None, Some((file, line))) => format!("what {file}:{line} computes"),
            (None, None) if value.op == "parameter" => "what a loop carries".to_owned(),
            (None, None) => format!("the result of {}", value.op),
        };
    }
    for replicated in &mut plan.replicated {
        if let Some((file, line)) = kernel_line(replicated.loc, job) {
            replicated.op = format!("{} ({file}:{line})", replicated.op);
        }
    }
    plan.to_string()
}

/// Returns the kernel file and the line of a location.
fn kernel_line(loc: stablehlo::Loc, job: &Job) -> Option<(String, u32)> {
    let (file, line) = file_and_line(loc)?;
    Some((job.kernels.get(file)?.value.display().to_string(), line))
}

/// Converts an error of the `shard` crate; the line of the kernel is part of the message, because
/// the sources are not available here.
fn fault(error: shard::Error, job: &Job) -> Fault {
    let place = error.place;
    let mut fault = Fault::from(error);
    fault.message = with_line(place, job, fault.message);
    fault
}

/// Prefixes a message with the file and the line of the kernel, if they are known.
pub(super) fn with_line(loc: Option<stablehlo::Loc>, job: &Job, message: String) -> String {
    match loc.and_then(|loc| kernel_line(loc, job)) {
        Some((file, line)) => format!("{file}:{line}: {message}"),
        None => message,
    }
}

/// Returns, for each time loop of a program in order, the number of steps of one iteration: the
/// increment of its counter.
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

/// Returns the increment of the first carried scalar that is incremented.
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
