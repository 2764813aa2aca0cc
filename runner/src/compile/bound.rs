//! The first stage: reads a job's kernels and binds its launches to them.

use std::time::Instant;

use optimize::Target;
use optimize::explain::Explanation;

use super::{TensorProgram, Trimmed};
use crate::bind::{BoundJob, plan};
use crate::fault::Result;
use crate::gradient::custom_rules;
use crate::job::{self, Job};
use crate::kernel_names;
use crate::raiser::{Fallback, Raiser, Source};

/// A job whose kernels have been read and whose launches have been bound.
pub struct Bound {
    /// The raiser that read the kernels.
    pub raiser: Box<dyn Raiser>,
    /// The kernel files, in the job's order.
    pub sources: Vec<Source>,
    /// The launches.
    pub plan: BoundJob,
}

/// Reads the kernel files of a job, in the job's order.
///
/// - errors: files that do not exist or are not kernels
pub fn read_kernels(job: &Job, raiser: &mut dyn Raiser) -> Result<Vec<Source>> {
    job::check::check_files(job)?;
    let kernels = job.kernels.iter();
    kernels
        .map(|kernel| raiser.read(&kernel.value, &job.cuda_flags))
        .collect()
}

impl Bound {
    /// Reads the kernels of a job and binds its launches to them.
    ///
    /// - errors: files that do not exist or are not kernels; launches that do not match their
    ///   kernels
    pub fn new(job: &Job, mut raiser: Box<dyn Raiser>) -> Result<Bound> {
        let start = Instant::now();
        let sources = read_kernels(job, raiser.as_mut())?;
        Bound::of(job, raiser, sources, start)
    }

    /// As [`Bound::new`], after replacing the kernel names of the job's text by those of the kernel
    /// files.
    ///
    /// - errors: those of [`Bound::new`]; names that match no kernel, or several
    pub fn resolved(job: &mut Job, mut raiser: Box<dyn Raiser>) -> Result<Bound> {
        let start = Instant::now();
        let sources = read_kernels(job, raiser.as_mut())?;
        kernel_names::resolve(job, &sources)?;
        Bound::of(job, raiser, sources, start)
    }

    fn of(
        job: &Job,
        raiser: Box<dyn Raiser>,
        sources: Vec<Source>,
        start: Instant,
    ) -> Result<Bound> {
        let plan = plan(job, &sources)?;
        tracing::info!(
            seconds = start.elapsed().as_secs_f64(),
            files = sources.len(),
            "read the kernels"
        );
        Ok(Bound {
            raiser,
            sources,
            plan,
        })
    }

    /// Raises the launches to a whole tensor program.
    ///
    /// - errors: constructs that cannot be raised, with their lines
    pub fn tensors(&self, job: &Job, fallback: Fallback) -> Result<TensorProgram> {
        let start = Instant::now();
        let tensors = self.raiser.tensors(job, &self.plan, fallback)?;
        tracing::info!(seconds = start.elapsed().as_secs_f64(), "raised");
        Ok(tensors)
    }

    /// Raises the program for differentiation, with the custom derivative rules of the job.
    ///
    /// - errors: those of [`Bound::tensors`]; rules that do not match their kernels
    pub fn tensors_to_differentiate(&self, job: &Job) -> Result<TensorProgram> {
        let tensors = self.tensors(job, Fallback::None)?;
        let mut tensors = match self.plan.launches.as_slice() {
            [only] if job.time.is_none() && job.schedule.is_none() => tensors.as_call(&only.kernel),
            _ => tensors,
        };
        tensors.own = custom_rules::rules(job, &self.sources, self.raiser.as_ref(), &tensors)?;
        Ok(tensors)
    }

    /// Explains what the optimizer does to the program.
    ///
    /// - errors: those of [`Bound::tensors`]
    pub fn explanation(
        &self,
        job: &Job,
        fallback: Fallback,
        target: Target,
    ) -> Result<Explanation> {
        let tensors = self.tensors(job, fallback)?;
        let launches = &self.plan.launches;
        let kernel = launches.first().map_or("", |l| l.kernel.as_str());
        tensors.explanation(job, Trimmed::new(job, &tensors), kernel, target)
    }
}
