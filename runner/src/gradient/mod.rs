//! Derivatives of what a job computes.
//!
//! Comes in: a job, its program as it was raised, and a [`Request`]. Goes out: a [`Built`] program that gives the objective and its
//! derivatives, and what is known of it. No LLVM is needed from the raised program on.
//!
//! The derivative by an array is that by what it starts from; by a scalar, that by the number that all launches are given. Cells of a halo
//! take part as the kernels say, but objectives do not see them and outputs do not show them.

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

/// The activity of computing derivatives of a program.
const DIFFERENTIATING: &str = "differentiating the program";

/// What derivatives are taken of, before they are.
pub struct Primal<'a> {
    job: &'a Job,
    raised: Cow<'a, TensorProgram>,
    request: &'a Request,
    /// Simplified.
    pub(crate) composed: Composed,
    /// Which parameters the derivatives are by.
    wrt: Vec<usize>,
    without_influence: Vec<(String, String)>,
    /// What else is to be known of the derivatives.
    notes: Vec<String>,
    /// What is said of kernels.
    rules: Rules,
    /// The mesh that the programs are split over.
    wanted: Option<&'a Wanted>,
}

impl<'a> Primal<'a> {
    /// Puts the objective of `request` behind the program.
    ///
    /// - errors: what is asked for is not there, is of integers, or is not one number
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
            // Segments are of the time loop, and of the same text as a whole; derivatives may be put into choices later.
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

    /// The simplified program, whose first result is the objective, and its parameters.
    pub fn program(&self) -> (&stablehlo::Func, &[Input]) {
        (&self.composed.func, &self.composed.inputs)
    }

    /// What the program checks while it runs; its second result is the number of what failed.
    pub fn checks(&self) -> &[crate::program::Check] {
        &self.composed.checks
    }

    /// The same with programs for a mesh: what is differentiated is split afterwards.
    pub fn over(self, wanted: Option<&'a Wanted>) -> Primal<'a> {
        Primal { wanted, ..self }
    }

    /// The same in `f64`, if that is the same mathematics; nothing if all is `f64` as it is.
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

    /// What the derivatives are by, and their types.
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

    /// Simplified again.
    fn simple(&self, func: &Func) -> Func {
        self.simple_but(func, &BTreeSet::new())
    }

    /// The same, but calls of `kept` stay calls.
    fn simple_but(&self, func: &Func, kept: &BTreeSet<String>) -> Func {
        simplified(func, &allowed(self.job, self.semantics(), func), kept).0
    }

    /// Where the programs will run.
    fn target(&self, target: optimize::Target) -> Over<'_> {
        Over {
            job: self.job,
            wanted: self.wanted,
            target,
            semantics: self.semantics(),
        }
    }

    /// How to differentiate. What loops may keep is of one device, and as much of each other.
    fn options(&self) -> Options {
        let options = self.request.options();
        let devices = self.wanted.map_or(1, |wanted| wanted.mesh.devices());
        Options {
            memory: options.memory.saturating_mul(devices as u64),
            ..options
        }
    }

    /// What a program of parameters `parameters`, whose results are what the objective's are and then `derivatives`, becomes on a target.
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

    /// What is known of the reverse before there is a program.
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

    /// `derived` takes directions, and gives derivatives along them by each of `by`: along one, or along all that the job lists.
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

    /// The objective alone.
    ///
    /// - errors: what cannot be split over a mesh
    pub fn value(&self, target: optimize::Target) -> Result<Built> {
        self.built(&self.composed.func, self.inputs(), Vec::new(), target)
    }

    /// The objective and what the request asks for.
    ///
    /// - errors: what cannot be differentiated; nothing that is asked for influences the objective
    pub fn derivatives(&self, origins: &[Origin], target: optimize::Target) -> Result<Built> {
        match self.request.mode {
            Mode::Reverse => self.reverse(origins, target),
            Mode::Forward => self.forward(origins, target),
            Mode::HessianVector => self.hessian_vector(origins, target),
        }
    }

    /// The objective and its derivatives.
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

    /// Simplified, but for calls of `calls`.
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

    /// All derivatives or part of them, simplified but for calls of `calls`, with sums in an order that does not depend on how many steps of
    /// the loop are in one program.
    fn summed(&self, func: &Func, segments: &Segments, calls: &BTreeSet<String>) -> Func {
        match segments.trips() {
            0 => carried_on(&self.simple_but(&carried_on(func), calls)),
            _ => self.simple_but(&carried_on_inside(func), calls),
        }
    }

    /// What is differentiated, cut at the loop that is reversed in segments.
    fn segments(&self, origins: &[Origin]) -> Result<Segments> {
        let segments = self.rules.segments(&self.composed.func, 0, &self.wrt);
        segments.map_err(|error| self.fault(error, origins))
    }

    /// The objective, and its derivative along the seeds.
    pub fn forward(&self, origins: &[Origin], target: optimize::Target) -> Result<Built> {
        let _differentiating = activity::enter(DIFFERENTIATING);
        let both = self.rules.jvp(&self.composed.func, &[0], &self.wrt);
        let both = both.map_err(|error| self.fault(error, origins))?;
        self.along_seeds(&both, &[None], target)
    }

    /// The objective, and the derivative of its gradient along the seeds.
    pub fn hessian_vector(&self, origins: &[Origin], target: optimize::Target) -> Result<Built> {
        // What is said of kernels holds for derivatives of derivatives too.
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

    /// The inputs whose derivative is zero whatever the data are, and why.
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

    /// What cannot be differentiated, at the line of its kernel.
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

/// What cannot be differentiated, at its line of one of the texts if that is known.
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
    /// How to differentiate.
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
