//! Ahead-of-time compilation for TPUs that this machine does not have, through libtpu, and the
//! report on the compiled program.

use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use super::target::find;
use crate::bytes;
use crate::cli::Target;
use crate::device::{Device, PluginDevice, plugin_fault};
use crate::fault::{Fault, Result};
use crate::mesh::links::{self, Chip};
use crate::mesh::program::turns;
use crate::mesh::{self, Placement};
use crate::program::{Ahead, OnMesh};
use crate::report;
use pjrt::{self, Census, CompileOptions, CompiledMemoryStats, Count, Plugin, Topology};

/// A program that was compiled ahead of time.
pub(super) struct Compiled {
    /// The entry of the artifact.
    pub ahead: Ahead,
    /// The memory that it needs on one device.
    pub memory: CompiledMemoryStats,
    /// Its operations and communication.
    pub census: Census,
    /// The loop that takes most of the time: the operations of one iteration, and the steps that it
    /// computes.
    pub turn: (Count, u64),
    /// Time that compilation took.
    pub took: Duration,
    /// The chip that it was compiled for.
    pub chip: &'static Chip,
}

/// Compiles a text for the first devices of a topology, as many as the text needs.
///
/// - errors: libtpu is not there, does not know the topology, or cannot compile; the mesh has more
///   devices than the topology
pub(super) fn compile(
    plugin: Option<&Path>,
    topology: &str,
    (text, wanted): (&str, usize),
) -> Result<Compiled> {
    let chip = links::chip(topology).ok_or_else(|| unknown(topology))?;
    let found = pjrt::find(pjrt::Target::Tpu, plugin).map_err(plugin_fault)?;
    let plugin = Plugin::load_to_compile(&found.path).map_err(plugin_fault)?;
    let devices = Topology::new(&plugin, topology).map_err(|error| {
        let help = "such as `tpu7x:8x8x8` (1024 devices), `v5p:2x2x1` (4), `v6e:16x16` or `v5e:4x4`: chips along each direction";
        Fault::usage("topology", error.to_string()).help(help)
    })?;
    let has = devices.devices().len();
    if wanted > has {
        let message = format!("the mesh has {wanted} devices, but `{topology}` has {has}");
        let help = match chip.devices {
            1 => "each of its chips is one device".to_owned(),
            devices => format!("each of its chips is {devices} devices"),
        };
        return Err(Fault::usage("topology-small", message).help(help).into());
    }
    let options = CompileOptions::of_module(text, wanted);
    let start = Instant::now();
    let compiled = devices.compile(text, &options).map_err(plugin_fault)?;
    let took = start.elapsed();
    let optimized = compiled.optimized_program().map_err(plugin_fault)?;
    let census = Census::of(&optimized).ok_or_else(|| {
        Fault::device(
            "program-unreadable",
            "libtpu describes the program in a way that cannot be read",
        )
    })?;
    let steps = turns(text);
    let loops = census
        .loops
        .iter()
        .cloned()
        .zip(steps.into_iter().chain(std::iter::repeat(1)));
    let turn = loops.max_by_key(|(count, _)| (count.cycles, count.collectives.len()));
    Ok(Compiled {
        ahead: Ahead {
            topology: topology.to_owned(),
            platform: devices.platform_version().map_err(plugin_fault)?,
            bytes: compiled.serialize().map_err(plugin_fault)?,
        },
        memory: compiled.memory_stats().map_err(plugin_fault)?,
        turn: turn.unwrap_or((census.outside.clone(), 1)),
        census,
        took,
        chip,
    })
}

/// Compiles a text on devices of this machine; the same plugin on the same kind of machine can load
/// the result.
///
/// - errors: fewer devices than it needs; it cannot be compiled; the plugin cannot serialize it
pub(super) fn here(
    target: Target,
    plugin: Option<&Path>,
    (text, wanted): (&str, usize),
) -> Result<Ahead> {
    if target == Target::Interpreter {
        let message = "--executable: the interpreter compiles nothing";
        return Err(Fault::usage("executable-target", message)
            .help("`--target cpu`, `cuda` or `tpu`")
            .into());
    }
    let device = PluginDevice::open_mesh(&find(target, plugin)?, wanted)?;
    device.ahead(&device.compile(text)?)
}

fn unknown(topology: &str) -> Fault {
    let names: Vec<&str> = links::CHIPS.iter().map(|chip| chip.name).collect();
    let message = format!("`{topology}` is no topology of a known TPU");
    let help = format!("those known: {}; such as `tpu7x:8x8x8`", names.join(", "));
    Fault::usage("topology", message).help(help)
}

impl Compiled {
    /// Returns the report on the compiled program.
    pub fn table(&self) -> String {
        let mut text = format!(
            "compiled for {} in {:.1} s: {}\n",
            self.ahead.topology,
            self.took.as_secs_f64(),
            self.ahead.platform.lines().next().unwrap_or_default()
        );
        let mut rows = vec![
            ["collectives", "number", "bytes that a device sends"]
                .map(str::to_owned)
                .to_vec(),
        ];
        let (turn, steps) = &self.turn;
        let in_turn = match steps {
            1 => "a step".to_owned(),
            steps => format!("{steps} steps"),
        };
        for (count, place) in [
            (turn, in_turn.as_str()),
            (&self.census.outside, "outside of the loop"),
        ] {
            let mut kinds: Vec<&str> = count.collectives.iter().map(|c| c.kind).collect();
            kinds.sort_unstable();
            kinds.dedup();
            for kind in kinds {
                let of = count.collectives.iter().filter(|c| c.kind == kind);
                let (number, bytes) = (of.clone().count(), of.map(|c| c.bytes).sum::<u64>());
                rows.push(vec![
                    format!("{kind}, {place}"),
                    number.to_string(),
                    bytes.to_string(),
                ]);
            }
            if self.census.loops.is_empty() {
                break;
            }
        }
        match rows.len() {
            1 => text.push_str("no collectives\n"),
            _ => text.push_str(&report::table(&rows)),
        }
        let memory = &self.memory;
        let whole = memory.data() + memory.code;
        let _ = writeln!(
            text,
            "memory of a device: {} of {}; arguments {}, results {} ({} of them in arguments), temporary {}, code {}",
            bytes::show(whole),
            bytes::show(self.chip.memory as u64),
            bytes::show(memory.arguments),
            bytes::show(memory.outputs),
            bytes::show(memory.aliased),
            bytes::show(memory.temporary),
            bytes::show(memory.code),
        );
        let _ = writeln!(
            text,
            "estimated cycles: {} for {in_turn}, {} of them while messages travel; {} outside of the loop",
            turn.cycles, turn.meanwhile, self.census.outside.cycles
        );
        text
    }
}

/// Adds the executable of `text` to the metadata of an artifact.
///
/// - errors: none, unless there is a bug
pub(super) fn keep(mesh: &mut Option<OnMesh>, text: &str, ahead: Ahead) -> Result<()> {
    if mesh.is_none() {
        *mesh = Some(alone(text)?);
    }
    mesh.iter_mut().for_each(|on| on.ahead.push(ahead.clone()));
    Ok(())
}

/// Returns how the parameters and results of a program for one device are placed on that device.
fn alone(text: &str) -> Result<OnMesh> {
    let func = mesh::program::parsed(text)?;
    let whole = |ty: &stablehlo::TensorType| Placement::whole(&ty.shape);
    Ok(OnMesh {
        mesh: mesh::one(),
        inputs: func.params().iter().map(|param| whole(&param.ty)).collect(),
        outputs: func.result_types().iter().map(whole).collect(),
        plan: String::new(),
        ahead: Vec::new(),
    })
}
