//! Derivatives of what a job computes.
//!
//! In: a job, its raised program, and a [`Request`]. Out: a [`Built`] program that returns the
//! objective and its derivatives, with its metadata. LLVM is not needed after raising.
//!
//! The derivative by an array is taken by its first values; the derivative by a scalar, by the
//! value that all launches receive. Halo cells take part as the kernels use them, but objectives do
//! not read them and outputs do not show them.

mod accumulate;
mod built;
pub mod call;
mod compose;
mod computed;
pub mod custom_rules;
pub mod files;
pub(crate) mod formulas;
mod function;
pub(crate) mod objective;
pub mod promote;
pub mod quotients;
mod request;
pub mod segmented;
mod suspects;

use std::borrow::Cow;
use std::collections::BTreeSet;

use diagnostics::activity;
use differentiate::{Influence, Kept, Options, Rules, Segments};
use optimize::{Allow, Semantics};
use stablehlo::{Func, Op};

use self::accumulate::{carried_on, carried_on_inside};
use self::built::Over;
pub use self::built::{Built, Parameter, Tensors};
pub use self::compose::starts_as_zeros;
use self::compose::{Composed, compose};
use self::computed::computed;
use self::formulas::Formulas;
use self::objective::Objective;
pub use self::request::Request;
use crate::compile::{TensorProgram, allowed, needed, simplified};
use crate::fault::{Blame, Fault, Faults, Origin, Result, line_span};
use crate::job::gradient::{Mode, Steps};
use crate::job::{Job, Located};
use crate::mesh::Wanted;
use crate::program::{Input, file_and_line};

/// The name of the activity, in reports of progress.
const DIFFERENTIATING: &str = "differentiating the program";

/// The program to be differentiated.
pub struct Primal<'a> {
    job: &'a Job,
    raised: Cow<'a, TensorProgram>,
    request: &'a Request,
    /// The simplified function with its objective.
    pub(crate) composed: Composed,
    /// The parameters that derivatives are taken by.
    wrt: Vec<usize>,
    without_influence: Vec<(String, String)>,
    /// Further remarks on the derivatives.
    notes: Vec<String>,
    /// The differentiation rules of kernels.
    rules: Rules,
    /// The mesh that the programs are partitioned over.
    wanted: Option<&'a Wanted>,
}

impl<'a> Primal<'a> {
    /// Appends the objective of `request` to the program.
    ///
    /// - errors: names that do not exist, have an integer type, or are not a scalar
    pub fn new(
        job: &'a Job,
        raised: &'a TensorProgram,
        request: &'a Request,
    ) -> Result<Primal<'a>> {
        let (origin, text, when) = request.objective(job)?;
        let formulas = Formulas::new(job, &request.wrt, &raised.inputs);
        let raised = computed(raised, &formulas);
        let objective = Objective::read(job, origin, text, &formulas)?;
        request.check_wrt(job, &raised, &objective)?;
        request.check_formulas(job, &formulas)?;
        let asked = |name: &str| request.wrt.iter().any(|by| by.value == name);
        let mut composed = compose(job, &raised, &objective, when, &asked)?;
        let rules = request.rules(job, &raised.own, &composed.inputs)?;
        let allow = Allow {
            // Segments are segments of the time loop, and must have the same text as the whole
            // program. Later, derivatives may be placed in branches.
            keep_loops: true,
            ..raised.allow.clone()
        };
        composed.func = simplified(&composed.func, &allow, &request.kept(job)).0;
        let place = |name: &Located<String>| {
            let inputs = composed.inputs.iter();
            inputs
                .into_iter()
                .position(|input| input.name() == name.value)
        };
        let is_taken = |name: &str| {
            let mut inputs = raised.inputs.iter();
            inputs.any(|input| input.name() == name) || objective.arrays().contains(&name)
        };
        let untaken = || "no launch takes it, and the objective does not name it".to_owned();
        let (mut wrt, mut without_influence) = (Vec::new(), Vec::new());
        for name in &request.wrt {
            match place(name) {
                Some(place) => wrt.push(place),
                None => without_influence.push((name.value.clone(), untaken())),
            }
        }
        if let Ok(found) = rules.influence(&composed.func, 0, &wrt) {
            let all = wrt.iter().zip(found);
            for (place, influence) in all.filter(|(_, found)| *found != Influence::Some) {
                let name = composed.inputs[*place].name().to_owned();
                let reason = match is_taken(&name) {
                    true => influence.to_string(),
                    false => untaken(),
                };
                without_influence.push((name, reason));
            }
        }
        let primal = Primal {
            job,
            raised,
            request,
            composed,
            wrt,
            without_influence,
            notes: formulas
                .held()
                .into_iter()
                .chain(request.unused_seeds())
                .collect(),
            rules,
            wanted: None,
        };
        match primal.without_influence.len() == request.wrt.len() {
            true => Err(request.nothing_influences(&primal.without_influence)),
            false => Ok(primal),
        }
    }

    /// Returns the simplified program, whose first result is the objective, and its parameters.
    pub fn program(&self) -> (&stablehlo::Func, &[Input]) {
        (&self.composed.func, &self.composed.inputs)
    }

    /// Returns the checks that the program makes; its second result is the number of the failed
    /// one.
    pub fn checks(&self) -> &[crate::program::Check] {
        &self.composed.checks
    }

    /// Sets the mesh; programs are partitioned after differentiation.
    pub fn over(self, wanted: Option<&'a Wanted>) -> Primal<'a> {
        Primal { wanted, ..self }
    }

    /// Returns the program in `f64`, if that is mathematically equivalent; nothing if all floats
    /// are `f64` already.
    pub fn promoted(&self) -> Option<Primal<'a>> {
        let is_wide =
            |param: &stablehlo::Param| promote::wide(param.ty.element) == param.ty.element;
        if self.composed.func.params().iter().all(is_wide) {
            return None;
        }
        let wide = |input: &Input| match input.clone() {
            Input::Scalar {
                name,
                element,
                value,
            } => Input::Scalar {
                name,
                element: promote::wide(element),
                value,
            },
            input => input,
        };
        let composed = Composed {
            func: promote::promoted(&self.composed.func)?,
            inputs: self.composed.inputs.iter().map(wide).collect(),
            checks: self.composed.checks.clone(),
            until: self.composed.until,
        };
        let mut own = self.raised.own.clone();
        for rule in own.values_mut() {
            for func in [&mut rule.forward, &mut rule.reverse].into_iter().flatten() {
                *func = promote::promoted(func)?.into();
            }
        }
        Some(Primal {
            composed,
            wrt: self.wrt.clone(),
            without_influence: self.without_influence.clone(),
            notes: self.notes.clone(),
            rules: self
                .request
                .rules(self.job, &own, &self.composed.inputs)
                .ok()?,
            raised: self.raised.clone(),
            ..*self
        })
    }

    /// Returns the inputs that derivatives are taken by, and their types.
    pub fn inputs_asked_for(&self) -> Vec<(String, stablehlo::TensorType)> {
        let of = |place: &usize| {
            let ty = self.composed.func.params()[*place].ty.clone();
            (self.composed.inputs[*place].name().to_owned(), ty)
        };
        self.wrt.iter().map(of).collect()
    }

    fn semantics(&self) -> Semantics {
        self.raised.allow.meaning_of(&self.raised.func)
    }

    /// Simplifies a function again.
    fn simple(&self, func: &Func) -> Func {
        self.simple_but(func, &BTreeSet::new())
    }

    /// As [`Primal::simple`], but calls of `kept` are not inlined.
    fn simple_but(&self, func: &Func, kept: &BTreeSet<String>) -> Func {
        simplified(func, &allowed(self.job, self.semantics(), func), kept).0
    }

    /// Returns the settings for lowering programs for `target`.
    fn target(&self, target: optimize::Target) -> Over<'_> {
        Over {
            job: self.job,
            wanted: self.wanted,
            target,
            semantics: self.semantics(),
        }
    }

    /// Returns the options of differentiation. The memory budget of loops is given per device, so
    /// it is multiplied by the number of devices.
    fn options(&self) -> Options {
        let options = self.request.options();
        let devices = self.wanted.map_or(1, |wanted| wanted.mesh.devices());
        Options {
            memory: options.memory.saturating_mul(devices as u64),
            ..options
        }
    }

    /// Lowers a program whose results are those of the objective's function, followed by
    /// `derivatives`.
    fn built(
        &self,
        func: &Func,
        parameters: Vec<Parameter>,
        derivatives: Vec<Option<String>>,
        target: optimize::Target,
    ) -> Result<Built> {
        let (func, kept) = needed(&self.simple(func));
        let parameters = kept.iter().map(|p| parameters[*p].clone());
        let built = Built {
            parameters: parameters.collect(),
            derivatives,
            ..self.outline()
        };
        built.with_program(&func, &self.target(target))
    }

    /// Returns the metadata of the reverse mode before there is a program.
    pub fn outline(&self) -> Built {
        let name = |place: &usize| self.composed.inputs[*place].name().to_owned();
        let wrt: Vec<String> = self.wrt.iter().map(name).collect();
        Built {
            text: String::new(),
            parameters: Vec::new(),
            checks: self.composed.checks.clone(),
            until: self.composed.until,
            objective: self.request.of.value.clone(),
            mode: self.request.mode.name().to_owned(),
            derivatives: wrt.iter().cloned().map(Some).collect(),
            wrt,
            directions: None,
            kept: Vec::new(),
            without_influence: self.without_influence.clone(),
            notes: self.notes.clone(),
            mesh: None,
            tensors: None,
        }
    }

    fn inputs(&self) -> Vec<Parameter> {
        let inputs = self.composed.inputs.iter().cloned();
        inputs.map(Parameter::Input).collect()
    }

    /// Lowers `derived`, which takes a seed and returns the derivatives of `by` along it: for one
    /// seed, or for all directions that the job lists.
    fn along_seeds(
        &self,
        derived: &Func,
        by: &[Option<String>],
        target: optimize::Target,
    ) -> Result<Built> {
        let inputs = || self.wrt.iter().map(|p| self.composed.inputs[*p].clone());
        let mut parameters = self.inputs();
        let Some(count) = self.request.seeds.listed() else {
            self.request.check_seeds()?;
            parameters.extend(inputs().map(Parameter::Seed));
            return self.built(derived, parameters, by.to_vec(), target);
        };
        let all = differentiate::along_each(&self.composed.func, derived, count);
        let all = all.map_err(|error| Fault::internal("seeds", error.message))?;
        for nth in 0..count {
            parameters.extend(inputs().map(|input| Parameter::Listed(input, nth)));
        }
        let by = by.iter().cloned().cycle().take(count * by.len());
        let built = self.built(&all, parameters, by.collect(), target)?;
        Ok(Built {
            directions: Some(count),
            ..built
        })
    }

    /// Lowers the objective alone.
    ///
    /// - errors: programs that cannot be partitioned over a mesh
    pub fn value(&self, target: optimize::Target) -> Result<Built> {
        self.built(&self.composed.func, self.inputs(), Vec::new(), target)
    }

    /// Lowers the objective and the derivatives that are requested.
    ///
    /// - errors: ops that cannot be differentiated; a request none of whose inputs influences the
    ///   objective
    pub fn derivatives(&self, origins: &[Origin], target: optimize::Target) -> Result<Built> {
        match self.request.mode {
            Mode::Reverse => self.reverse(origins, target),
            Mode::Forward => self.forward(origins, target),
            Mode::HessianVector => self.hessian_vector(origins, target),
        }
    }

    /// Lowers the objective and its gradient, in reverse mode.
    pub fn reverse(&self, origins: &[Origin], target: optimize::Target) -> Result<Built> {
        let (func, kept) = self.gradient(origins, &BTreeSet::new())?;
        let names = self.wrt.iter().map(|p| self.composed.inputs[*p].name());
        let derivatives = names.map(|name| Some(name.to_owned())).collect();
        let mut built = self.built(&func, self.inputs(), derivatives, target)?;
        built.kept = kept;
        built.without_influence.extend(self.zeros(&func));
        match built.without_influence.len() == self.request.wrt.len() {
            true => Err(self.request.nothing_influences(&built.without_influence)),
            false => Ok(built),
        }
    }

    /// Returns the simplified gradient; calls of `calls` are not inlined.
    fn gradient(&self, origins: &[Origin], calls: &BTreeSet<String>) -> Result<(Func, Vec<Kept>)> {
        let options = self.options();
        let differentiating = activity::enter(DIFFERENTIATING);
        let adjoint = self
            .rules
            .value_and_grad(&self.composed.func, 0, &self.wrt, &options);
        drop(differentiating);
        let adjoint = adjoint.map_err(|error| self.fault(error, origins))?;
        let segments = self.segments(origins)?;
        let func = self.summed(&adjoint.func, &segments, calls);
        Ok((func, adjoint.kept))
    }

    /// Simplifies a gradient, or a segment's part of it; calls of `calls` are not inlined. The
    /// order of additions does not depend on how many steps of the loop are in one program.
    fn summed(&self, func: &Func, segments: &Segments, calls: &BTreeSet<String>) -> Func {
        match segments.trips() {
            0 => carried_on(&self.simple_but(&carried_on(func), calls)),
            _ => self.simple_but(&carried_on_inside(func), calls),
        }
    }

    /// Splits the function at the loop that is reversed in segments.
    fn segments(&self, origins: &[Origin]) -> Result<Segments> {
        let segments = self.rules.segments(&self.composed.func, 0, &self.wrt);
        segments.map_err(|error| self.fault(error, origins))
    }

    /// Lowers the objective and its derivative along the seeds, in forward mode.
    pub fn forward(&self, origins: &[Origin], target: optimize::Target) -> Result<Built> {
        let _differentiating = activity::enter(DIFFERENTIATING);
        let both = self.rules.jvp(&self.composed.func, &[0], &self.wrt);
        let both = both.map_err(|error| self.fault(error, origins))?;
        self.along_seeds(&both, &[None], target)
    }

    /// Lowers the objective and the derivative of its gradient along the seeds.
    pub fn hessian_vector(&self, origins: &[Origin], target: optimize::Target) -> Result<Built> {
        // The rules of kernels apply to second derivatives too, so their calls are kept.
        let (gradient, kept) = self.gradient(origins, &self.request.kept(self.job))?;
        let first = self.composed.func.results.len();
        let all: Vec<usize> = (first..gradient.results.len()).collect();
        let _differentiating = activity::enter(DIFFERENTIATING);
        let both = self.rules.jvp(&gradient, &all, &self.wrt);
        let mut both = both.map_err(|error| self.fault(error, origins))?;
        both.results.drain(first..gradient.results.len());
        let names = self.wrt.iter().map(|p| self.composed.inputs[*p].name());
        let by: Vec<Option<String>> = names.map(|name| Some(name.to_owned())).collect();
        let built = self.along_seeds(&both, &by, target)?;
        Ok(Built { kept, ..built })
    }

    /// Returns the inputs whose derivative is zero for all data, each with the reason.
    fn zeros(&self, gradient: &Func) -> Vec<(String, String)> {
        let first = self.composed.func.results.len();
        let mut found = Vec::new();
        for (place, result) in self.wrt.iter().zip(&gradient.results[first..]) {
            let zero = match gradient.op(*result) {
                Op::Constant(literal) => {
                    let splat = literal.splat_value();
                    splat.is_some_and(|value| value.as_f64(literal.element()) == 0.0)
                }
                _ => false,
            };
            if !zero {
                continue;
            }
            let name = self.composed.inputs[*place].name();
            if !self
                .without_influence
                .iter()
                .any(|(known, _)| known == name)
            {
                let reason = "what comes from it cancels out".to_owned();
                found.push((name.to_owned(), reason));
            }
        }
        found
    }

    /// Returns the error of an op that cannot be differentiated, at the line of its kernel.
    fn fault(&self, error: differentiate::Error, origins: &[Origin]) -> Faults {
        let blame = error.blame;
        let mut fault = fault_at(error, origins);
        if fault.has_place() {
            return fault.into();
        }
        if let (Blame::User, Some(memory)) = (blame, &self.request.checkpoint.memory) {
            fault = fault.at(&self.job.origin, memory.at.clone(), "the budget");
        } else if let Some((name, _)) = self.request.rule_of(&fault.message) {
            fault = fault.at(&self.job.origin, name.at.clone(), "this rule");
        }
        fault.into()
    }
}

/// Returns an error of differentiation, at its line in one of the texts if that is known.
pub(crate) fn fault_at(error: differentiate::Error, origins: &[Origin]) -> Fault {
    let place = error.place.and_then(file_and_line);
    let fault = Fault::from(error);
    match place.and_then(|(source, line)| Some((origins.get(source)?, line))) {
        Some((origin, line)) => {
            let span = line_span(origin.inner(), line, 1);
            fault.at_kernel(origin, span, "here")
        }
        None => fault,
    }
}

impl Request {
    /// Returns the options of differentiation.
    fn options(&self) -> Options {
        let default = Options::default();
        let checkpoint = match self.checkpoint.steps {
            Steps::Auto => differentiate::Checkpoint::Auto,
            Steps::All => differentiate::Checkpoint::All,
            Steps::Slots(slots) => differentiate::Checkpoint::Slots(slots),
            Steps::Every(every) => differentiate::Checkpoint::Every(every),
        };
        let memory = self.checkpoint.memory.as_ref();
        Options {
            checkpoint,
            memory: memory.map_or(default.memory, |memory| memory.value),
            with_tangents: self.mode == Mode::HessianVector,
            ..default
        }
    }
}
