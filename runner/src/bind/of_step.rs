//! Binds values that vary from step to step to parameters and grid sizes.

use stablehlo::ElementType;

use super::arguments::Slot;
use super::{PlannedArg, Planner, StepScalar, Varying};
use crate::element;
use crate::job::steps::{MOST_STEPS, StepFormula, table_of};
use crate::job::{COUNTER, Located};
use crate::number::Number;
use crate::raiser::ParamKind;

impl Planner<'_> {
    /// Binds an expression of the step to a parameter, or a field, of this kind.
    pub(super) fn of_step(
        &mut self,
        text: &str,
        declared: Option<ElementType>,
        kind: ParamKind,
        slot: &Slot,
    ) -> Option<PlannedArg> {
        let formula = StepFormula::of(self.job, text);
        let (bits, is_float) = match kind {
            ParamKind::Pointer | ParamKind::Struct { .. } => {
                let label = format!("`{text}` is a number, but {}", slot.wants());
                return self.wrong(slot, label);
            }
            ParamKind::Int { bits } => (bits, false),
            ParamKind::Unknown64 => (64, false),
            ParamKind::Float { bits } => (bits, true),
        };
        let is_loop = self.job.time.is_some();
        let constant = formula.line().filter(|(factor, _)| *factor == 0);
        if !is_loop || constant.is_some() {
            let (value, name) = (formula.at(0), slot.literal_name.clone());
            return match is_float {
                true => self.float(name, Number::Float(value), declared, bits, slot),
                false => self.integer(Number::from_value(value), declared, bits, slot),
            };
        }
        if is_float {
            let element = self.float_type(declared, bits, slot)?;
            let name = self.scalar(text, &formula, element);
            return self
                .is_short_enough(text, &formula, slot)
                .then_some(PlannedArg::Float(name, element));
        }
        if !self.is_short_enough(text, &formula, slot) {
            return None;
        }
        let varying = match self.varying(text, &formula) {
            Ok(varying) => varying,
            Err((step, value)) => {
                let label = format!(
                    "at step {step} it is {value}, which is no integer, but {}",
                    slot.wants()
                );
                return self.wrong(slot, label);
            }
        };
        let end = |scalar: i64| {
            Number::Int(
                i128::from(varying.factor) * i128::from(scalar) + i128::from(varying.offset),
            )
        };
        for scalar in [varying.range.0, varying.range.1] {
            self.integer(end(scalar), declared, bits, slot)?;
        }
        Some(PlannedArg::Varying(varying))
    }

    /// Returns the element offset of a pointer into an array of `len` elements.
    pub(super) fn offset(&mut self, text: &str, len: usize, slot: &Slot) -> Option<Varying> {
        let formula = StepFormula::of(self.job, text);
        if !self.is_short_enough(text, &formula, slot) {
            return None;
        }
        let beyond = format!(", and the array has {len} elements");
        let problem = match self.varying_within(text, &formula, len as f64, &beyond) {
            Ok(varying) => return Some(varying),
            Err(problem) => problem,
        };
        let message = "an offset is inside its array at every step";
        let fault = self.job.fault("job-wrong-shape", slot.at, message, problem);
        self.faults.push(fault);
        None
    }

    /// Returns a grid size.
    pub(super) fn blocks(&mut self, text: &Located<String>) -> Option<Varying> {
        self.job.time.as_ref()?;
        let formula = StepFormula::of(self.job, &text.value);
        let most = f64::from(i32::MAX);
        let problem = match self.varying_within(&text.value, &formula, most, "") {
            Ok(_) if !self.can_be_kept(&formula) => too_long(),
            Ok(varying) => return Some(varying),
            Err(problem) => problem,
        };
        let message = "a number of blocks is an integer, and not negative, at every step";
        let fault = self.job.fault("job-bad-launch", &text.at, message, problem);
        self.faults.push(fault);
        None
    }

    /// Returns the integer if it is between 0 and `most` at every step; otherwise an error
    /// sentence, with `beyond` appended where it exceeds `most`.
    fn varying_within(
        &mut self,
        text: &str,
        formula: &StepFormula,
        most: f64,
        beyond: &str,
    ) -> Result<Varying, String> {
        let varying = self.varying(text, formula).map_err(|(step, value)| {
            format!("at step {step} it is {value}, which is no integer")
        })?;
        match formula.extremes(self.job.steps()) {
            (least, _) if least < 0.0 => Err(format!("it comes to {least}")),
            (_, greatest) if greatest > most => Err(format!("it comes to {greatest}{beyond}")),
            _ => Ok(varying),
        }
    }

    /// Returns the integer; otherwise a step at which the expression is not an integer, and its
    /// value there.
    fn varying(&mut self, text: &str, formula: &StepFormula) -> Result<Varying, (u64, f64)> {
        let last = self.job.steps().max(1) - 1;
        if let Some((factor, offset)) = formula.line() {
            return Ok(Varying {
                scalar: self.add_scalar(
                    COUNTER.to_owned(),
                    COUNTER,
                    Some((1, 0)),
                    ElementType::I64,
                ),
                range: (0, last as i64),
                factor,
                offset,
            });
        }
        let mut range = (i64::MAX, i64::MIN);
        for step in 0..=last.min(MOST_STEPS) {
            let value = formula.at(step);
            match Number::from_value(value) {
                Number::Int(value) if i64::try_from(value).is_ok() => {
                    range = (range.0.min(value as i64), range.1.max(value as i64));
                }
                Number::Int(_) | Number::Float(_) => return Err((step, value)),
            }
        }
        Ok(Varying {
            scalar: self.scalar(text, formula, ElementType::I64),
            range,
            factor: 1,
            offset: 0,
        })
    }

    /// Returns the name of the scalar for an expression in this type.
    fn scalar(&mut self, text: &str, formula: &StepFormula, element: ElementType) -> String {
        let name = format!("{text} as {}", element::name(element));
        self.add_scalar(name, &table_of(text), formula.line(), element)
    }

    fn add_scalar(
        &mut self,
        name: String,
        table: &str,
        line: Option<(i64, i64)>,
        element: ElementType,
    ) -> String {
        if !self.step_scalars.iter().any(|known| known.name == name) {
            self.step_scalars.push(StepScalar {
                name: name.clone(),
                element,
                line,
                table: table.to_owned(),
            });
        }
        name
    }

    /// Returns whether the values of all steps can be stored, if they must be.
    fn can_be_kept(&self, formula: &StepFormula) -> bool {
        formula.line().is_some() || self.job.steps() <= MOST_STEPS
    }

    /// Returns [`Planner::can_be_kept`], and reports an error if that is false.
    fn is_short_enough(&mut self, text: &str, formula: &StepFormula, slot: &Slot) -> bool {
        if self.can_be_kept(formula) {
            return true;
        }
        let message = format!("`{text}` varies over too many steps");
        let fault = self
            .job
            .fault("job-too-many-steps", slot.at, message, too_long());
        self.faults.push(fault);
        false
    }
}

fn too_long() -> String {
    format!(
        "what is not a line of `step` with integers, such as `2 * step + n`, may vary over at most {MOST_STEPS} steps"
    )
}

/// Returns the kind of parameter for values of this type.
pub(super) fn kind_of(element: ElementType) -> ParamKind {
    let bits = element::bytes(element) as u32 * 8;
    match element::is_float(element) {
        true => ParamKind::Float { bits },
        false => ParamKind::Int { bits },
    }
}
