//! Reverse mode for long runs: the time loop is run in segments, and the states between them are
//! stored on the host.
//!
//! The forward pass runs once. Then each segment is reversed separately, the last one first, from
//! the state stored at its beginning; inside a segment, [`differentiate::Options`] apply. The
//! memory of the device does not grow with the number of steps; with a folder for the states, that
//! of the host does not either. The folder suffices to resume after an interruption.
//!
//! On a mesh each program is partitioned separately; an array and its adjoint have the same layout.
//! Between programs the host holds whole arrays, so a run may resume on other devices.
//!
//! The function is the one that is differentiated without segments, cut at its time loop after
//! simplification ([`differentiate::Segments`]): a segment runs some iterations of that loop, and
//! the code around the loop is differentiated separately. So every adjoint is a sum of the same
//! terms in the same order with and without segments; but plugins may round fused ops differently.

mod plan;
mod programs;
mod store;
mod zarr;

use std::cell::Cell;
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
use crate::program::Input;
use crate::progress::Progress;

pub use plan::{Limits, SegmentPlan};
pub use programs::{Piece, Slot};
pub(crate) use zarr::Group;

/// The environment of a segmented run.
pub struct SegmentContext<'a> {
    /// Whether the user wants to stop.
    pub interrupt: &'a Interrupt,
    /// The steps of the forward and the reverse pass.
    pub progress: &'a Progress,
    /// The kernel files, which errors refer to.
    pub sources: &'a [Origin],
    /// Whether to resume a run that was interrupted.
    pub resume: bool,
}

/// How a segmented run ended.
pub enum Ended {
    /// It ran to its end.
    Done {
        /// The results.
        values: Values,
        /// The time to compile its programs.
        compile: Duration,
        /// The bytes of a device that the largest program takes, if known.
        needs: Option<u64>,
    },
    /// The user interrupted it; a run with a folder can resume.
    Interrupted {
        /// The number of segments that were run.
        there: usize,
        /// The number of segments that were reversed.
        back: usize,
        /// The total number of segments.
        of: usize,
    },
}

impl SegmentPlan {
    /// Runs the forward and the reverse pass on `device`.
    ///
    /// - errors: those of the device; checkpoints that cannot be written, or that exceed the budget
    pub async fn run<D: Device>(
        &self,
        device: &D,
        job: &Job,
        around: &SegmentContext<'_>,
    ) -> Result<Ended> {
        Runner {
            plan: self,
            device,
            job,
            around,
            firsts: State::new(),
            constants: State::new(),
            compile: Cell::default(),
            upload: Cell::default(),
            needs: Cell::default(),
        }
        .run()
        .await
    }
}

struct Runner<'a, D: Device> {
    plan: &'a SegmentPlan,
    device: &'a D,
    job: &'a Job,
    around: &'a SegmentContext<'a>,
    /// The first values of arrays and scalars.
    firsts: State,
    /// The values that the loop carries but no step changes.
    constants: State,
    /// The time spent, and the largest memory requirement of a program on a device.
    compile: Cell<Duration>,
    upload: Cell<Duration>,
    needs: Cell<Option<u64>>,
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
        self.compile.set(self.compile.get() + start.elapsed());
        let needs = self.device.needs(&executable);
        self.needs.set(self.needs.get().max(needs));
        tracing::info!(
            bytes = piece.text.len(),
            seconds = start.elapsed().as_secs_f64(),
            "compiled"
        );
        Ok(Compiled { piece, executable })
    }

    /// Calls a piece; returns its results by slot, after testing its checks.
    async fn call(
        &self,
        compiled: &Compiled<'a, D>,
        state: &State,
        adjoints: &State,
    ) -> Result<Vec<(Slot, HostArray)>> {
        let piece = compiled.piece;
        let missing = |slot: &Slot| {
            Fault::internal("segment-input", format!("nothing is at hand for {slot:?}"))
        };
        let start = Instant::now();
        let mut buffers = Vec::new();
        for (place, slot) in piece.parameters.iter().enumerate() {
            let found = match slot {
                Slot::First(name) => self.firsts.get(name),
                Slot::Value(name) => state.get(name).or_else(|| self.constants.get(name)),
                Slot::Adjoint(name) => adjoints.get(name),
                Slot::Derivative(_) | Slot::Objective | Slot::Checks => None,
            };
            let array = found.ok_or_else(|| missing(slot))?;
            let on = piece.parameter_on(place);
            buffers.push(blocks::upload_on(self.device, on, array)?);
        }
        self.upload.set(self.upload.get() + start.elapsed());
        let inputs: Vec<&D::Buffer> = buffers.iter().collect();
        let results = self.device.execute(&compiled.executable, &inputs).await?;
        drop(buffers);
        let mut values = Vec::new();
        for (place, (slot, result)) in piece.results.iter().zip(results).enumerate() {
            let on = piece.result_on(place);
            let value = blocks::download_from(self.device, on, &result).await?;
            match slot {
                Slot::Checks => check(
                    &self.plan.checks,
                    self.around.sources,
                    value.get(0) as usize,
                )?,
                slot => values.push((slot.clone(), value)),
            }
        }
        Ok(values)
    }

    async fn run(mut self) -> Result<Ended> {
        let plan = self.plan;
        for input in &plan.inputs {
            let value = match input {
                Input::Steps | Input::Before | Input::After => continue,
                Input::Scalar { element, value, .. } => scalar(*element, *value)?,
                Input::Array { name, .. } => {
                    let array = self.job.array(name);
                    let array =
                        array.ok_or_else(|| Fault::internal("program-array", name.clone()))?;
                    initial::initial(self.job, array)?
                }
            };
            self.firsts.insert(input.name().to_owned(), value);
        }
        let (state, adjoint_like) = self.begin().await?;
        let states = plan.segments.len() + 1;
        let mut store = Store::new(
            (&state, &adjoint_like),
            states,
            plan.limits.host_memory,
            plan.limits.folder.as_deref(),
        )?;
        let given = [&state, &self.constants, &self.firsts];
        let identity = plan.identity(given);
        store.open(&identity, self.around.resume)?;
        let begun = match self.around.resume {
            true => store.adjoints()?,
            false => None,
        };
        let begin = Instant::now();
        let before = self.compile.get() + self.upload.get();
        if begun.is_none()
            && let Some(there) = self.there(&mut store, state).await?
        {
            return Ok(self.stopped(there, 0));
        }
        let (left, adjoints, objective) = self.back(&mut store, begun).await?;
        if left > 0 {
            return Ok(self.stopped(plan.segments.len(), plan.segments.len() - left));
        }
        let derivatives = plan.wrt.iter().map(|name| adjoints[name].clone());
        let values = Values {
            objective,
            derivatives: derivatives.collect(),
            ended: None,
            upload: self.upload.get(),
            execute: (begin.elapsed() + before)
                .saturating_sub(self.compile.get() + self.upload.get()),
        };
        store.remove()?;
        Ok(Ended::Done {
            values,
            compile: self.compile.get(),
            needs: self.needs.get(),
        })
    }

    /// Returns the state at the beginning of the loop, and arrays with the types of the adjoints.
    async fn begin(&mut self) -> Result<(State, State)> {
        let plan = self.plan;
        let (mut state, mut adjoint_like) = (State::new(), State::new());
        let compiled = self.compile(&plan.begin)?;
        let mut computed = State::new();
        for (slot, value) in self.call(&compiled, &State::new(), &State::new()).await? {
            if let Slot::Value(name) = slot {
                computed.insert(name, value);
            }
        }
        for carried in &plan.carried {
            let name = carried.name.clone();
            if carried.is_active {
                let zeros = HostArray::zeros(carried.ty.element, &carried.ty.shape);
                adjoint_like.insert(name.clone(), zeros);
            }
            let first = carried.from.as_ref().and_then(|from| self.firsts.get(from));
            let value = computed.remove(&name).or_else(|| first.cloned());
            match value.filter(|_| carried.is_read) {
                Some(value) if carried.is_constant => self.constants.insert(name, value),
                Some(value) => state.insert(name, value),
                None => None,
            };
        }
        Ok((state, adjoint_like))
    }

    fn stopped(&self, there: usize, back: usize) -> Ended {
        Ended::Interrupted {
            there,
            back,
            of: self.plan.segments.len(),
        }
    }

    fn reached(&self, segments_there: usize, segments_back: usize) {
        let count = self.plan.segments.len();
        let there = self.plan.steps_of(0..segments_there);
        let back = self.plan.steps_of(count - segments_back..count);
        self.around.progress.at(there + back);
    }

    /// Runs all segments and stores the state at the beginning of each; `state` becomes the last
    /// state. Returns the number of segments run if the user interrupted it.
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
        self.around.progress.phase("compiling");
        let mut compiled = Vec::new();
        for (trips, piece) in &plan.forward {
            compiled.push((*trips, self.compile(piece)?));
        }
        self.around.interrupt.defer();
        self.around.progress.start(0);
        self.around.progress.say("forwards");
        for segment in first..plan.segments.len() {
            if self.around.interrupt.asked() {
                return Ok(Some(segment));
            }
            let trips = plan.segments[segment];
            let piece = compiled.iter().find(|(n, _)| *n == trips);
            let (_, piece) =
                piece.ok_or_else(|| Fault::internal("segment", "no program of that length"))?;
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

    /// Reverses the segments, from the stored adjoints `begun` or from the end. Returns the number
    /// of segments left; the derivatives if none are left; and the objective.
    async fn back(
        &self,
        store: &mut Store,
        begun: Option<(usize, State, f64)>,
    ) -> Result<(usize, State, HostArray)> {
        let (plan, count) = (self.plan, self.plan.segments.len());
        self.around.progress.phase("compiling");
        let mut compiled = Vec::new();
        for (trips, piece) in &plan.reverse {
            compiled.push((*trips, self.compile(piece)?));
        }
        let (end, back) = (self.compile(&plan.end)?, self.compile(&plan.back)?);
        self.around.interrupt.defer();
        self.around.progress.say("backwards");
        let lost = |index: usize| {
            let message = format!("the checkpoint of state {index} is not there any more");
            Fault::user("checkpoint-lost", message).help("without --resume all is computed anew")
        };
        let get = |store: &mut Store, index: usize| -> Result<State> {
            Ok(store.get(index)?.ok_or_else(|| lost(index))?)
        };
        let element = plan.element;
        let (mut index, mut adjoints, objective) = match begun {
            Some(begun) => begun,
            None => {
                let (mut adjoints, mut objective) = (State::new(), f64::NAN);
                let state = get(store, count)?;
                for (slot, value) in self.call(&end, &state, &State::new()).await? {
                    match slot {
                        Slot::Objective => objective = value.get(0),
                        Slot::Adjoint(name) => {
                            adjoints.insert(name, value);
                        }
                        Slot::First(_) | Slot::Value(_) | Slot::Derivative(_) | Slot::Checks => {}
                    }
                }
                store.put_adjoints(count, &adjoints, objective)?;
                (count, adjoints, objective)
            }
        };
        while index > 0 {
            if self.around.interrupt.asked() {
                return Ok((index, adjoints, scalar(element, objective)?));
            }
            index -= 1;
            let state = get(store, index)?;
            let trips = plan.segments[index];
            let piece = compiled.iter().find(|(n, _)| *n == trips);
            let (_, piece) =
                piece.ok_or_else(|| Fault::internal("segment", "no program of that length"))?;
            for (slot, value) in self.call(piece, &state, &adjoints).await? {
                if let Slot::Adjoint(name) = slot {
                    adjoints.insert(name, value);
                }
            }
            store.put_adjoints(index, &adjoints, objective)?;
            if index + 1 < count || !plan.needs_end_again() {
                store.forget(index + 1);
            }
            self.reached(count, count - index);
        }
        let state = match plan.needs_end_again() {
            true => get(store, count)?,
            false => State::new(),
        };
        let mut derivatives = State::new();
        for (slot, value) in self.call(&back, &state, &adjoints).await? {
            if let Slot::Derivative(name) = slot {
                derivatives.insert(name, value);
            }
        }
        Ok((0, derivatives, scalar(element, objective)?))
    }
}

impl Primal<'_> {
    /// Returns whether the job requests segments.
    pub fn wants_segments(&self) -> bool {
        self.request.wants_segments()
    }
}
