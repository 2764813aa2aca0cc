//! Builds the job in which a rule's kernel is raised separately.

use std::ops::Range;

use super::{Call, Mode, after};
use crate::element;
use crate::fault::{Faults, Result};
use crate::job::gradient::{RuleArgument, RuleLaunch};
use crate::job::{About, Argument, Array, Init, Job, Launch, Located, Scalar, View};
use crate::number::Number;

impl Call<'_> {
    /// Returns a job with one launch, that of the rule's kernel.
    pub(super) fn job_of(&self, mode: Mode, rule: &RuleLaunch) -> Result<Job> {
        let (mut arrays, mut scalars) = (self.job.arrays.clone(), self.job.scalars.clone());
        let named = |array: &Array, name: String| Array {
            name: Located::new(name, array.name.at.clone()),
            ..array.clone()
        };
        for array in &self.job.arrays {
            let name = &array.name.value;
            arrays.push(named(array, after(name)));
            if element::is_float(array.element) {
                arrays.push(named(array, mode.of(name)));
            }
        }
        for scalar in &self.job.scalars {
            let Some(place) = self.operand(&scalar.name.value) else {
                continue;
            };
            let name = Located::new(mode.of(&scalar.name.value), scalar.name.at.clone());
            let element = self.callee.params()[place].ty.element;
            match mode {
                Mode::Forward => scalars.push(Scalar {
                    name,
                    value: Number::Float(0.0),
                    element: Some(element),
                    formula: None,
                    about: About::default(),
                }),
                Mode::Reverse => arrays.push(Array {
                    element,
                    shape: vec![1],
                    dims: None,
                    halo: vec![0],
                    init: Located::new(Init::Constant(Number::Int(0)), name.at.clone()),
                    about: Default::default(),
                    hidden: false,
                    name,
                }),
            }
        }
        let mut faults = Vec::new();
        let mut args = Vec::new();
        for given in &rule.args {
            match self.argument(mode, given) {
                Ok(argument) => args.push(Located::new(argument, given.at.clone())),
                Err(found) => faults.extend(found.iter().cloned()),
            }
        }
        Faults::check(faults)?;
        let mut options = rule.options.clone();
        for symbol in &mut options.symbols {
            symbol.given.value = self.plain(&symbol.given.value, &symbol.name.at)?;
        }
        let launch = Launch {
            kernel: rule.kernel.clone(),
            grid: rule.grid.unwrap_or(self.launch.grid),
            grid_of_step: Default::default(),
            block: rule.block.unwrap_or(self.launch.block),
            args,
            args_at: rule.args_at.clone(),
            options,
        };
        Ok(Job {
            arrays,
            scalars,
            launches: vec![launch],
            schedule: None,
            time: None,
            outputs: Vec::new(),
            objectives: Vec::new(),
            gradient: None,
            minimize: None,
            ..self.job.clone()
        })
    }

    fn view(&self, view: &View, at: &Range<usize>) -> Result<View> {
        let array = self.known(&view.array, at)?.to_owned();
        let view = View {
            array,
            ..view.clone()
        };
        let len = self
            .job
            .array(&view.array)
            .map(|a| a.shape.iter().product());
        match len.map(|len| view.check(len)) {
            Some(Err(message)) => Err(self.fault(at, message, "here").into()),
            Some(Ok(())) | None => Ok(view),
        }
    }

    fn argument(&self, mode: Mode, given: &Located<RuleArgument>) -> Result<Argument> {
        let at = &given.at;
        let of = |view: &View, name: &dyn Fn(&str) -> String| -> Result<View> {
            let view = self.view(view, at)?;
            Ok(View {
                array: name(&view.array),
                ..view
            })
        };
        match &given.value {
            RuleArgument::Given(argument) => self.plain(argument, at),
            RuleArgument::After(view) => {
                let view = self.view(view, at)?;
                if !self.results.contains(&view.array) {
                    let kernel = &self.launch.kernel.value;
                    let message = format!("`{kernel}` does not change `{}`", view.array);
                    let help = format!("write `\"{}\"`", view.array);
                    return Err(self.fault(at, message, "here").help(help).into());
                }
                of(view_of(&given.value), &after).map(Argument::Array)
            }
            RuleArgument::Tangent(view) | RuleArgument::Adjoint(view) => {
                let here = self.known(&view.array, at)?;
                let element = self
                    .operand(here)
                    .map(|k| self.callee.params()[k].ty.element);
                if let Some(element) = element.filter(|element| !element.is_float()) {
                    let word = mode.word();
                    let name = element::name(element);
                    let message = format!("`{here}` is {name}, which has no {word}");
                    return Err(self.fault(at, message, "here").into());
                }
                let is_scalar = self.job.scalar(here).is_some();
                match (mode, is_scalar) {
                    (Mode::Forward, true) => Ok(Argument::Scalar(mode.of(here))),
                    (Mode::Reverse, true) => Ok(Argument::Array(View::whole(mode.of(here)))),
                    (_, false) => of(view, &|name| mode.of(name)).map(Argument::Array),
                }
            }
        }
    }

    /// Returns the argument of a launch for an argument of the original kernel.
    fn plain(&self, argument: &Argument, at: &Range<usize>) -> Result<Argument> {
        Ok(match argument {
            Argument::Array(view) => Argument::Array(self.view(view, at)?),
            Argument::Scalar(name) => {
                // Integers are constants, whichever kernel has them as arguments.
                let scalar = self.job.scalar(name).map(|scalar| scalar.value);
                match (self.here.get(name), scalar) {
                    (None, Some(Number::Int(_))) => argument.clone(),
                    (Some(here), Some(Number::Int(_))) => Argument::Scalar(here.clone()),
                    _ => Argument::Scalar(self.known(name, at)?.to_owned()),
                }
            }
            Argument::Literal(..)
            | Argument::OfStep(..)
            | Argument::Moving { .. }
            | Argument::Null
            | Argument::Unused(_) => argument.clone(),
            Argument::Struct(fields) => {
                let field = |field: &Located<Argument>| {
                    let value = self.plain(&field.value, &field.at)?;
                    Ok(Located::new(value, field.at.clone()))
                };
                Argument::Struct(fields.iter().map(field).collect::<Result<_>>()?)
            }
        })
    }
}

fn view_of(argument: &RuleArgument) -> &View {
    match argument {
        RuleArgument::After(view) | RuleArgument::Tangent(view) | RuleArgument::Adjoint(view) => {
            view
        }
        RuleArgument::Given(_) => unreachable!("asked of derivatives only"),
    }
}
