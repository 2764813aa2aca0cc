//! Long runs: the steps in segments, the states between them on the host.
//!
//! The way there is run once; each segment is then reversed by itself, the last one first, from the state that was kept at its beginning,
//! with what [`differentiate::Options`] allow inside. What the device holds does not grow with the number of steps, and what the host's
//! memory holds does not either if there is a folder. All that is kept there is enough to go on with after a run was stopped.
//!
//! On a mesh each program is split by itself; an array lies like its adjoint. Between programs there are whole arrays on the host, so that
//! a run may go on with other devices than it began with.
//!
//! A sum over all steps (the derivative by a scalar, or by an array that no step changes) begins in each segment with what the later ones
//! gave, and segments are whole turns of the time loop ([`plan`]): steps are added up in the same order with and without segments. What one step
//! adds in several places may still be put together in another order, and plugins may round what they fuse otherwise.

mod plan;
mod programs;
mod store;
mod zarr;

use std::time::{Duration, Instant};

use self::store::{State, Store};
use super::Primal;
use super::call::{Values, scalar};
use crate::arrays::{HostArray, initial};
use crate::device::Device;
use crate::execute::check;
use crate::fault::{Fault, Origin, Result};
use crate::interrupt::Interrupt;
use crate::job::Job;
use crate::mesh::blocks;
use crate::program::{Check, Input};
use crate::progress::Progress;

pub use plan::{Limits, Plan};
pub use programs::{Piece, Slot};
pub(crate) use zarr::Group;

/// What long runs need of where they are.
pub struct Surroundings<'a> {
    /// Whether the user wants to stop.
    pub interrupt: &'a Interrupt,
    /// Steps there and back.
    pub progress: &'a Progress,
    /// The kernel files, for errors to point into.
    pub sources: &'a [Origin],
    /// Whether to go on where a run was stopped.
    pub resume: bool,
}

/// How a long run went.
pub enum Ended {
    /// To its end.
    Done(Values),
    /// The user stopped it; nothing is lost if there is a folder.
    Interrupted {
        /// Segments that were run, of how many.
        there: usize,
        /// Segments that were reversed.
        back: usize,
        /// Of how many.
        of: usize,
    },
}

impl Plan {
    /// Runs it all on `device`.
    ///
    /// - errors: those of the device; checkpoints that cannot be written, or are too many
    pub async fn run<D: Device>(
        &self,
        device: &D,
        job: &Job,
        around: &Surroundings<'_>,
    ) -> Result<Ended> {
        Runner {
            plan: self,
            device,
            job,
            around,
            constants: State::new(),
        }
        .run()
        .await
    }
}

struct Runner<'a, D: Device> {
    plan: &'a Plan,
    device: &'a D,
    job: &'a Job,
    around: &'a Surroundings<'a>,
    /// Arrays and scalars that no step changes.
    constants: State,
}

/// A compiled piece.
struct Compiled<'a, D: Device> {
    piece: &'a Piece,
    executable: D::Executable,
}

impl<'a, D: Device> Runner<'a, D> {
    fn compile(&self, piece: &'a Piece) -> Result<Compiled<'a, D>> {
        let start = Instant::now();
        let executable = self.device.compile(&piece.text)?;
        tracing::info!(
            bytes = piece.text.len(),
            seconds = start.elapsed().as_secs_f64(),
            "compiled"
        );
        Ok(Compiled { piece, executable })
    }

    /// Calls a piece; its results by slot, after its checks.
    async fn call(
        &self,
        compiled: &Compiled<'a, D>,
        state: &State,
        adjoints: &State,
    ) -> Result<Vec<(Slot, HostArray)>> {
        let piece = compiled.piece;
        let missing =
            |slot: &Slot| Fault::ours("segment-input", format!("nothing is at hand for {slot:?}"));
        let mut buffers = Vec::new();
        for (place, slot) in piece.parameters.iter().enumerate() {
            let found = match slot {
                Slot::Value(name) => state.get(name).or_else(|| self.constants.get(name)),
                Slot::Adjoint(name) => adjoints.get(name),
                Slot::Objective | Slot::Checks => None,
            };
            let array = found.ok_or_else(|| missing(slot))?;
            let on = piece.parameter_on(place);
            buffers.push(blocks::upload_on(self.device, on, array)?);
        }
        let inputs: Vec<&D::Buffer> = buffers.iter().collect();
        let results = self.device.execute(&compiled.executable, &inputs).await?;
        drop(buffers);
        let mut values = Vec::new();
        for (place, (slot, result)) in piece.results.iter().zip(results).enumerate() {
            let on = piece.result_on(place);
            let value = blocks::download_from(self.device, on, &result).await?;
            match slot {
                Slot::Checks => check(self.checks(), self.around.sources, value.get(0) as usize)?,
                slot => values.push((slot.clone(), value)),
            }
        }
        Ok(values)
    }

    fn checks(&self) -> &[Check] {
        &self.plan.checks
    }

    async fn run(mut self) -> Result<Ended> {
        let plan = self.plan;
        let (mut state, mut adjoint_like) = (State::new(), State::new());
        for input in &plan.inputs {
            let value = match input {
                Input::Steps => continue,
                Input::Scalar { element, value, .. } => scalar(*element, *value)?,
                Input::Array { name, .. } => {
                    let array = self.job.array(name);
                    let array = array.ok_or_else(|| Fault::ours("program-array", name.clone()))?;
                    initial::initial(self.job, array)?
                }
            };
            let name = input.name().to_owned();
            if plan.adjoints.contains(&name) {
                let zeros = HostArray::zeros(value.element, &value.shape);
                adjoint_like.insert(name.clone(), zeros);
            }
            match plan.changed.contains(&name) {
                true => state.insert(name, value),
                false => self.constants.insert(name, value),
            };
        }
        let states = plan.segments.len() + 1;
        let mut store = Store::new(
            (&state, &adjoint_like),
            states,
            plan.limits.host_memory,
            plan.limits.folder.as_deref(),
        )?;
        let identity = plan.identity(&state, &self.constants);
        store.open(&identity, self.around.resume)?;
        let begun = match self.around.resume {
            true => store.adjoints()?,
            false => None,
        };
        let start = Instant::now();
        if begun.is_none()
            && let Some(there) = self.there(&mut store, state).await?
        {
            return Ok(self.stopped(there, 0));
        }
        let (index, adjoints, terms) = begun.unwrap_or((states, adjoint_like, Vec::new()));
        let (left, adjoints, terms) = self.back(&mut store, index, adjoints, terms).await?;
        if left > 0 {
            return Ok(self.stopped(plan.segments.len(), plan.segments.len() - left));
        }
        let objective = plan.total(&terms)?;
        let derivatives = plan.wrt.iter().map(|name| adjoints[name].clone());
        let values = Values {
            objective,
            derivatives: derivatives.collect(),
            ended: None,
            upload: Duration::ZERO,
            execute: start.elapsed(),
        };
        store.remove()?;
        Ok(Ended::Done(values))
    }

    fn stopped(&self, there: usize, back: usize) -> Ended {
        Ended::Interrupted {
            there,
            back,
            of: self.plan.segments.len(),
        }
    }

    fn reached(&self, segments_there: usize, segments_back: usize) {
        let there: u64 = self.plan.segments[..segments_there].iter().sum();
        let last = self.plan.segments.len() - segments_back;
        let back: u64 = self.plan.segments[last..].iter().sum();
        self.around.progress.at(there + back);
    }

    /// All segments, their first states kept, and the last state; how many were run if the user stopped it.
    async fn there(&self, store: &mut Store, mut state: State) -> Result<Option<usize>> {
        let plan = self.plan;
        let first = match (self.around.resume, store.last()) {
            (true, Some(last)) => {
                state = store.get(last)?.unwrap_or(state);
                last
            }
            _ => {
                store.put(0, &state)?;
                0
            }
        };
        self.around.progress.say("compiling");
        let mut compiled = Vec::new();
        for (steps, piece) in &plan.forward {
            compiled.push((*steps, self.compile(piece)?));
        }
        self.around.interrupt.defer();
        self.around.progress.start();
        self.around.progress.say("forwards");
        for segment in first..plan.segments.len() {
            if self.around.interrupt.asked() {
                return Ok(Some(segment));
            }
            let steps = plan.segments[segment];
            let piece = compiled.iter().find(|(n, _)| *n == steps);
            let (_, piece) =
                piece.ok_or_else(|| Fault::ours("segment", "no program of that length"))?;
            for (slot, value) in self.call(piece, &state, &State::new()).await? {
                if let Slot::Value(name) = slot {
                    state.insert(name, value);
                }
            }
            store.put(segment + 1, &state)?;
            self.reached(segment + 1, 0);
        }
        Ok(None)
    }

    /// Segments in reverse, from the adjoints of state `index`: how many are left, the adjoints there, the objective's terms.
    async fn back(
        &self,
        store: &mut Store,
        index: usize,
        mut adjoints: State,
        mut terms: Vec<(usize, f64)>,
    ) -> Result<(usize, State, Vec<(usize, f64)>)> {
        let plan = self.plan;
        self.around.progress.say("compiling");
        let mut compiled = Vec::new();
        for (steps, piece) in &plan.reverse {
            compiled.push((*steps, self.compile(piece)?));
        }
        let objective = self.compile(&plan.objective)?;
        self.around.interrupt.defer();
        self.around.progress.say("backwards");
        let lost = |index: usize| {
            let message = format!("the checkpoint of state {index} is not there any more");
            Fault::yours("checkpoint-lost", message).help("without --resume all is computed anew")
        };
        // Before anything was reversed, not even the last state's objective was looked at.
        for index in (0..index).rev() {
            let state = store.get(index)?.ok_or_else(|| lost(index))?;
            if let Some(steps) = plan.segments.get(index) {
                if self.around.interrupt.asked() {
                    return Ok((index + 1, adjoints, terms));
                }
                let piece = compiled.iter().find(|(n, _)| n == steps);
                let (_, piece) =
                    piece.ok_or_else(|| Fault::ours("segment", "no program of that length"))?;
                for (slot, value) in self.call(piece, &state, &adjoints).await? {
                    if let Slot::Adjoint(name) = slot {
                        adjoints.insert(name, value);
                    }
                }
            }
            if plan.is_term(index) {
                for (slot, value) in self.call(&objective, &state, &adjoints).await? {
                    match slot {
                        Slot::Objective => terms.push((index, value.get(0))),
                        Slot::Adjoint(name) => {
                            adjoints.insert(name, value);
                        }
                        Slot::Value(_) | Slot::Checks => {}
                    }
                }
            }
            store.put_adjoints(index, &adjoints, &terms)?;
            store.forget(index + 1);
            self.reached(
                plan.segments.len(),
                plan.segments.len() - index.min(plan.segments.len()),
            );
        }
        Ok((0, adjoints, terms))
    }
}

impl Primal<'_> {
    /// Whether the job asks for segments.
    pub fn wants_segments(&self) -> bool {
        self.request.wants_segments()
    }
}
