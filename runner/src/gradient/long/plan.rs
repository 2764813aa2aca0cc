//! Which segments, and the programs of each.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use sha2::{Digest, Sha256};

use super::programs::{self, Piece};
use super::store::State;
use crate::arrays::HostArray;
use crate::bytes;
use crate::fault::{Fault, Origin, Result};
use crate::gradient::Primal;
use crate::gradient::call::scalar;
use crate::gradient::formulas::Formulas;
use crate::gradient::objective::Objective;
use crate::gradient::promote;
use crate::job::Job;
use crate::job::gradient::{Mode, When};
use crate::program::{Check, Input};

/// What may be used.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// Bytes of states on the host.
    pub host_memory: u64,
    /// Where states go to.
    pub folder: Option<PathBuf>,
}

/// Without a word of the user's.
const HOST_MEMORY: u64 = 4 << 30;

/// A run in segments.
pub struct Plan {
    /// What may be used.
    pub limits: Limits,
    /// Steps of each, in order.
    pub(super) segments: Vec<u64>,
    /// How many steps lie between evaluations of the objective; none if only the end counts.
    every: Option<u64>,
    /// By number of steps.
    pub(super) forward: BTreeMap<u64, Piece>,
    pub(super) reverse: BTreeMap<u64, Piece>,
    pub(super) objective: Piece,
    /// All that is named anywhere.
    pub(super) inputs: Vec<Input>,
    /// Arrays that steps change.
    pub(super) changed: BTreeSet<String>,
    /// What has adjoints.
    pub(super) adjoints: BTreeSet<String>,
    pub(super) checks: Vec<Check>,
    element: stablehlo::ElementType,
    /// What loops keep on the device, in the longest segment.
    pub kept: Vec<differentiate::Kept>,
    /// Bytes of the state between segments.
    pub state_bytes: u64,
    /// What the derivatives are by, in order.
    pub wrt: Vec<String>,
}

impl Plan {
    /// For what `primal` is asked for.
    ///
    /// - errors: what cannot be differentiated; a budget that is too small for the state of one step; other modes than reverse
    pub fn new(primal: &Primal, origins: &[Origin], target: optimize::Target) -> Result<Plan> {
        let (job, raised, request) = (primal.job, &*primal.raised, primal.request);
        if request.mode != Mode::Reverse {
            let message = "segments are for the reverse of a time loop";
            return Err(Fault::yours("segments", message).into());
        }
        if !raised.inputs.contains(&Input::Steps) {
            let message = "segments are of a time loop, and the job has none";
            let help = "what loops inside of kernels keep stays on the device, whatever the data make of them: `checkpoint = { steps = 32 }` says how many states";
            return Err(Fault::yours("segments", message).help(help).into());
        }
        if let Some(until) = job.until() {
            let message = "segments are of a known number of steps, and `until` ends this loop when the data say so";
            let help = "`run --gradient` counts them first; to plan, leave out `until` with `--steps` of as many as a run takes";
            let fault = Fault::not_yet("segments-until", message);
            return Err(fault
                .at(&job.origin, until.at.clone(), "here")
                .help(help)
                .into());
        }
        let (origin, text, when) = request.objective(job)?;
        let formulas = Formulas::new(job, &request.wrt, &raised.inputs);
        let objective = Objective::read(job, origin, text, &formulas)?;
        let (total, every) = match when {
            When::End => (job.steps(), None),
            When::At(at) => (at.value, None),
            When::Every(every) => (job.steps() / every.value * every.value, Some(every.value)),
        };
        let inputs = primal.composed.inputs.clone();
        let changed: BTreeSet<String> = raised.outputs.iter().cloned().collect();
        let wrt: Vec<String> = primal
            .wrt
            .iter()
            .map(|p| inputs[*p].name().to_owned())
            .collect();
        let state: Vec<u64> = raised
            .inputs
            .iter()
            .zip(raised.func.params())
            .filter(|(input, _)| changed.contains(input.name()))
            .map(|(_, param)| (param.ty.count() * param.ty.element.bytes()) as u64)
            .collect();
        let state: u64 = state.iter().sum();
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
        let segment = request
            .checkpoint
            .segment
            .as_ref()
            .map(|segment| segment.value);
        let segment = segment.unwrap_or_else(|| guess(total, state, memory));
        let segments = split(total, segment, every, turn(job));
        let mut lengths: Vec<u64> = segments.clone();
        lengths.sort();
        lengths.dedup();
        let is_float = |name: &String| {
            let place = inputs.iter().position(|input| input.name() == name);
            place.is_some_and(|place| {
                let element = primal.composed.func.params()[place].ty.element;
                promote::wide(element) == stablehlo::ElementType::F64
            })
        };
        let mut adjoints: BTreeSet<String> = changed
            .iter()
            .filter(|name| is_float(name))
            .cloned()
            .collect();
        adjoints.extend(wrt.iter().cloned());
        let (mut forward, mut reverse) = (BTreeMap::new(), BTreeMap::new());
        let pieces = programs::Pieces {
            primal,
            origins,
            target,
            changed: &changed,
            adjoints: &adjoints,
        };
        let mut kept = Vec::new();
        for steps in lengths.into_iter().rev() {
            forward.insert(steps, pieces.forward(steps)?);
            let (piece, of_loops) = pieces.reverse(steps)?;
            if kept.is_empty() {
                kept = of_loops;
            }
            reverse.insert(steps, piece);
        }
        Ok(Plan {
            limits: Limits {
                host_memory: request
                    .checkpoint
                    .host_memory
                    .as_ref()
                    .map_or(HOST_MEMORY, |m| m.value),
                folder: request.checkpoint.folder.clone(),
            },
            segments,
            every,
            forward,
            reverse,
            objective: pieces.objective(&objective)?,
            inputs,
            changed,
            adjoints,
            checks: raised.checks.clone(),
            element: objective.element(),
            kept,
            state_bytes: state,
            wrt,
        })
    }

    /// How many segments there are.
    pub fn count(&self) -> usize {
        self.segments.len()
    }

    /// Steps of a segment; the last one may have fewer.
    pub fn segment(&self) -> u64 {
        self.segments.first().copied().unwrap_or(0)
    }

    /// The program that reverses the longest segments, if there are any.
    pub fn longest(&self) -> Option<&Piece> {
        self.reverse.last_key_value().map(|(_, piece)| piece)
    }

    /// How many devices it runs on.
    pub fn devices(&self) -> usize {
        let mesh = self.objective.mesh.as_ref();
        mesh.map_or(1, |on| on.mesh.devices())
    }

    /// Steps there and back.
    pub fn steps(&self) -> u64 {
        2 * self.segments.iter().sum::<u64>()
    }

    /// Whether the objective looks at this state.
    pub(super) fn is_term(&self, index: usize) -> bool {
        let step: u64 = self.segments[..index].iter().sum();
        match self.every {
            None => index == self.segments.len(),
            Some(every) => index > 0 && step.is_multiple_of(every),
        }
    }

    /// The terms in the order in which they came.
    pub(super) fn total(&self, terms: &[(usize, f64)]) -> Result<HostArray> {
        let mut terms = terms.to_vec();
        terms.sort_by_key(|(index, _)| *index);
        let mut sum = 0.0;
        for (_, term) in terms {
            sum += term;
            if self.element == stablehlo::ElementType::F32 {
                sum = f64::from(sum as f32);
            }
        }
        scalar(self.element, sum)
    }

    /// What a run must agree in to go on where another was stopped.
    pub(super) fn identity(&self, state: &State, constants: &State) -> String {
        let mut hash = Sha256::new();
        let pieces = self.forward.values().chain(self.reverse.values());
        for piece in pieces.chain([&self.objective]) {
            hash.update(piece.hash);
        }
        for steps in &self.segments {
            hash.update(steps.to_le_bytes());
        }
        for (name, array) in state.iter().chain(constants) {
            hash.update(name.as_bytes());
            hash.update(&array.bytes);
        }
        hash.finalize()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }
}

/// As many steps as fit on the device twice, but no more than there are; a multiple of 12, which most periods divide.
fn guess(total: u64, state: u64, memory: u64) -> u64 {
    let fit = memory / (2 * state.max(1));
    let root = (total as f64).sqrt().ceil() as u64;
    let steps = fit.clamp(1, total.max(1)).max(root.min(fit.max(1)));
    match steps {
        0..12 => steps.max(1),
        _ => steps / 12 * 12,
    }
}

/// Steps after which arrays that are exchanged are back in their places: as many are written into one turn of the time loop, unless they
/// are more than six.
fn turn(job: &Job) -> u64 {
    let gcd = |mut a: u64, mut b: u64| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let cycles = job.time.iter().flat_map(|time| &time.swap);
    let steps = cycles.fold(1, |steps, cycle| {
        let length = (cycle.len() as u64).max(1);
        steps / gcd(steps, length) * length
    });
    if steps > 6 { 1 } else { steps }
}

/// `total` steps in segments of about `segment`: whole turns, so that sums are added up in the same order as without segments, but for what
/// is left at the end; where the objective is looked at after other than whole turns, all steps between are one segment.
fn split(total: u64, segment: u64, every: Option<u64>, turn: u64) -> Vec<u64> {
    let segment = (segment / turn).max(1) * turn;
    let stretch = every.unwrap_or(total).max(1);
    let segment = match every {
        Some(every) if !every.is_multiple_of(turn) => every,
        Some(_) | None => segment.min(stretch),
    };
    // As few programs as there can be.
    let whole = (1..=segment)
        .rev()
        .find(|n| stretch.is_multiple_of(*n) && n.is_multiple_of(turn));
    let segment = match whole {
        Some(whole) if every.is_some() && 2 * whole >= segment => whole,
        _ => segment,
    };
    let mut segments = vec![segment; (stretch / segment) as usize];
    if !stretch.is_multiple_of(segment) {
        segments.push(stretch % segment);
    }
    segments.repeat((total / stretch) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments() {
        assert_eq!(split(10, 4, None, 1), [4, 4, 2]);
        assert_eq!(split(10, 40, None, 2), [10]);
        assert_eq!(split(10, 3, None, 2), [2, 2, 2, 2, 2]);
        assert_eq!(split(5, 1, None, 2), [2, 2, 1]);
        assert_eq!(split(12, 5, Some(6), 1), [3, 3, 3, 3]);
        assert_eq!(split(12, 5, Some(6), 2), [2, 2, 2, 2, 2, 2]);
        assert_eq!(split(14, 5, Some(7), 2), [7, 7]);
        assert_eq!(split(12, 50, Some(6), 1), [6, 6]);
        assert_eq!(split(0, 5, None, 1), [0u64; 0]);
        assert_eq!(guess(10_000, 1 << 20, 1 << 30), 504);
        assert_eq!(guess(10, 1 << 20, 1 << 30), 10);
        assert_eq!(guess(10, 1 << 30, 1 << 30), 1);
    }
}
