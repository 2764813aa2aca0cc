//! Chooses the segments, and builds the programs of each.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::PathBuf;

use sha2::{Digest, Sha256};
use stablehlo::{ElementType, TensorType};

use super::programs::{self, Piece, Slot};
use super::store::State;
use crate::bytes;
use crate::fault::{Fault, Origin, Result};
use crate::gradient::Primal;
use crate::job::gradient::{Mode, When};
use crate::program::{Check, Input};

/// The memory that stored states may use.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// The bytes of states in the host's memory.
    pub host_memory: u64,
    /// The folder for states.
    pub folder: Option<PathBuf>,
}

/// The default budget of the host's memory.
const HOST_MEMORY: u64 = 4 << 30;

/// A value that the time loop carries.
pub(super) struct Carried {
    pub name: String,
    pub ty: TensorType,
    /// The array or scalar that is its initial value; nothing if the initial value is computed.
    pub from: Option<String>,
    /// Whether no step changes it.
    pub is_constant: bool,
    /// Whether it is used.
    pub is_read: bool,
    /// Whether it has an adjoint.
    pub is_active: bool,
}

/// A run in segments.
pub struct SegmentPlan {
    /// The memory that stored states may use.
    pub limits: Limits,
    /// The number of loop iterations of each segment, in order.
    pub(super) segments: Vec<u64>,
    /// The number of steps of an iteration.
    turn: u64,
    /// Computes the initial values of the loop, if any are computed.
    pub(super) begin: Piece,
    /// The forward pass of a segment, by number of iterations; then the reverse pass.
    pub(super) forward: BTreeMap<u64, Piece>,
    pub(super) reverse: BTreeMap<u64, Piece>,
    /// The code after the loop; and, in the reverse pass, the code before it.
    pub(super) end: Piece,
    pub(super) back: Piece,
    /// All inputs that a piece reads.
    pub(super) inputs: Vec<Input>,
    pub(super) carried: Vec<Carried>,
    pub(super) checks: Vec<Check>,
    /// The objective's type.
    pub(super) element: ElementType,
    /// The values that loops store on the device, in the longest segment.
    pub kept: Vec<differentiate::Kept>,
    /// The bytes of the state between segments.
    pub state_bytes: u64,
    /// The inputs that derivatives are taken by, in order.
    pub wrt: Vec<String>,
}

impl SegmentPlan {
    /// Plans the segments for the request of `primal`.
    ///
    /// - errors: ops that cannot be differentiated; a budget that is smaller than the state of one
    ///   step; modes other than reverse
    pub fn new(
        primal: &Primal,
        origins: &[Origin],
        target: optimize::Target,
    ) -> Result<SegmentPlan> {
        let (job, raised, request) = (primal.job, &*primal.raised, primal.request);
        if request.mode != Mode::Reverse {
            let message = "second derivatives are not computed in segments yet";
            let help = "leave out `segment`, `host_memory`, `folder` and --checkpoints: `checkpoint = { memory = \"4 GiB\" }` bounds what is kept on the device";
            let fault = Fault::unsupported("segments", message).help(help);
            let checkpoint = &request.checkpoint;
            let at = checkpoint.segment.as_ref().map(|segment| &segment.at);
            let at = at.or(checkpoint.host_memory.as_ref().map(|bytes| &bytes.at));
            return Err(match at {
                Some(at) => fault.at(&job.origin, at.clone(), "here"),
                None => fault,
            }
            .into());
        }
        if !raised.inputs.contains(&Input::Steps) {
            let message = "segments are of a time loop, and the job has none";
            let help = "what loops inside of kernels keep stays on the device, whatever the data make of them: `checkpoint = { steps = 32 }` says how many states";
            return Err(Fault::user("segments", message).help(help).into());
        }
        if let Some(until) = job.until() {
            let message = "segments are of a known number of steps, and `until` ends this loop when the data say so";
            let help = "`run --gradient` counts them first; to plan, leave out `until` with `--steps` of as many as a run takes";
            let fault = Fault::unsupported("segments-until", message);
            return Err(fault
                .at(&job.origin, until.at.clone(), "here")
                .help(help)
                .into());
        }
        let func = &primal.composed.func;
        let cut = primal.segments(origins)?;
        let names = programs::names(primal, &cut);
        let inputs = primal.composed.inputs.clone();
        let wrt = primal.wrt.iter();
        let wrt: Vec<String> = wrt.map(|p| inputs[*p].name().to_owned()).collect();
        let types = cut.carried();
        let carried = (0..types.len()).map(|place| Carried {
            name: names[place].clone(),
            ty: types[place].clone(),
            from: cut.from(place).map(|at| inputs[at].name().to_owned()),
            is_constant: cut.is_constant(place),
            is_read: cut.is_read(place),
            is_active: cut.active().contains(&place),
        });
        let carried: Vec<Carried> = carried.collect();
        let state = carried.iter().filter(|c| c.is_read && !c.is_constant);
        let state: u64 = state
            .map(|c| (c.ty.count() * c.ty.element.bytes()) as u64)
            .sum();
        let memory = primal.options().memory;
        if let (true, Some(asked)) = (state > memory, &request.checkpoint.memory) {
            let message = "the budget is too small for the state of one step";
            let label = format!("the state is {}", bytes::show(state));
            let help = "allow more memory, or run on smaller arrays";
            return Err(job
                .fault("checkpoint-memory", &asked.at, message, label)
                .help(help)
                .into());
        }
        let (_, _, when) = request.objective(job)?;
        let total = match when {
            When::End => job.steps(),
            When::At(at) => at.value,
            When::Every(every) => job.steps() / every.value * every.value,
        };
        // The remaining steps run after the loop.
        let turn = (total / cut.trips().max(1)).max(1);
        let segment = request.checkpoint.segment.as_ref();
        let segment = segment.map(|segment| segment.value);
        let segment = segment.unwrap_or_else(|| guess(total, state, memory));
        let trips = split(cut.trips(), segment / turn);
        let mut lengths: Vec<u64> = trips.clone();
        lengths.sort();
        lengths.dedup();
        let (mut forward, mut reverse) = (BTreeMap::new(), BTreeMap::new());
        let pieces = programs::Pieces {
            primal,
            origins,
            target,
            segments: &cut,
            names: &names,
        };
        let mut kept = Vec::new();
        for trips in lengths.into_iter().rev() {
            forward.insert(trips, pieces.forward(trips)?);
            let (piece, of_loops) = pieces.reverse(trips)?;
            if kept.is_empty() {
                kept = of_loops;
            }
            reverse.insert(trips, piece);
        }
        let (end, back) = pieces.around()?;
        Ok(SegmentPlan {
            limits: Limits {
                host_memory: request
                    .checkpoint
                    .host_memory
                    .as_ref()
                    .map_or(HOST_MEMORY, |m| m.value),
                folder: request.checkpoint.folder.clone(),
            },
            segments: trips,
            turn,
            begin: pieces.begin()?,
            forward,
            reverse,
            end,
            back,
            inputs,
            carried,
            checks: primal.composed.checks.clone(),
            element: func.tensor(func.results[0]).element,
            kept,
            state_bytes: state,
            wrt,
        })
    }

    /// Returns the number of segments.
    pub fn count(&self) -> usize {
        self.segments.len()
    }

    /// Returns the number of steps of a segment; the last segment may have fewer.
    pub fn segment(&self) -> u64 {
        self.segments.first().map_or(0, |turns| turns * self.turn)
    }

    /// Returns the program that reverses the longest segments.
    ///
    /// - errors: a program without segments
    pub fn longest(&self) -> Result<&Piece> {
        let longest = self.reverse.last_key_value().map(|(_, piece)| piece);
        longest.ok_or_else(|| {
            let message = "no loop of several steps is left to be cut into segments";
            let help = "the run has one step or none, or each of its steps does the same again: leave out `segment`, `host_memory`, `folder` and --checkpoints";
            Fault::user("segments", message).help(help).into()
        })
    }

    /// Returns the number of devices it runs on.
    pub fn devices(&self) -> usize {
        let mesh = self.end.mesh.as_ref();
        mesh.map_or(1, |on| on.mesh.devices())
    }

    /// Returns the number of steps of both passes.
    pub fn steps(&self) -> u64 {
        2 * self.steps_of(0..self.segments.len())
    }

    /// Returns the number of steps of some segments.
    pub(super) fn steps_of(&self, segments: Range<usize>) -> u64 {
        self.segments[segments].iter().sum::<u64>() * self.turn
    }

    /// Returns whether the reverse of the code before the loop needs the final state.
    pub(super) fn needs_end_again(&self) -> bool {
        let mut parameters = self.back.parameters.iter();
        parameters.any(|slot| matches!(slot, Slot::Value(_)))
    }

    /// Returns a hash that must agree for one run to resume another.
    pub(super) fn identity(&self, given: [&State; 3]) -> String {
        let mut hash = Sha256::new();
        let pieces = self.forward.values().chain(self.reverse.values());
        for piece in pieces.chain([&self.begin, &self.end, &self.back]) {
            hash.update(piece.hash);
        }
        for turns in &self.segments {
            hash.update(turns.to_le_bytes());
        }
        for (name, array) in given.into_iter().flatten() {
            hash.update(name.as_bytes());
            hash.update(&array.bytes);
        }
        hash.finalize()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }
}

/// Chooses the number of steps of a segment: as many as fit on the device twice, but no more than
/// `total`; a multiple of 12, which most periods divide.
fn guess(total: u64, state: u64, memory: u64) -> u64 {
    let fit = memory / (2 * state.max(1));
    let root = (total as f64).sqrt().ceil() as u64;
    let steps = fit.clamp(1, total.max(1)).max(root.min(fit.max(1)));
    match steps {
        0..12 => steps.max(1),
        _ => steps / 12 * 12,
    }
}

/// Splits `total` iterations into segments of about `segment`.
fn split(total: u64, segment: u64) -> Vec<u64> {
    let segment = segment.clamp(1, total.max(1));
    let mut segments = vec![segment; (total / segment) as usize];
    if !total.is_multiple_of(segment) {
        segments.push(total % segment);
    }
    segments
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments() {
        assert_eq!(split(10, 4), [4, 4, 2]);
        assert_eq!(split(10, 40), [10]);
        assert_eq!(split(5, 0), [1, 1, 1, 1, 1]);
        assert_eq!(split(0, 5), [0u64; 0]);
        assert_eq!(guess(10_000, 1 << 20, 1 << 30), 504);
        assert_eq!(guess(10, 1 << 20, 1 << 30), 10);
        assert_eq!(guess(10, 1 << 30, 1 << 30), 1);
    }
}
