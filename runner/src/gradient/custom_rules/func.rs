//! Builds the function of a rule: the rule's kernel, with code around it that splits the operands
//! and assembles the derivatives.

use std::collections::BTreeMap;

use optimize::Allow;
use stablehlo::{Func, Scalar, TensorType, Value};

use super::{Call, Mode, after};
use crate::bind::plan;
use crate::fault::Result;
use crate::gradient::compose::copied;
use crate::job::gradient::RuleLaunch;
use crate::program::Input;
use crate::raiser::Fallback;

impl Call<'_> {
    /// Returns the function of the operands, the results, and the tangents or adjoints of those
    /// that are floats.
    pub(super) fn func(&self, mode: Mode, rule: &RuleLaunch) -> Result<Func> {
        let job = self.job_of(mode, rule)?;
        let raised = self
            .raiser
            .tensors(&job, &plan(&job, self.sources)?, Fallback::None)?;
        let mut out = Func::new(rule.kernel.value.clone());
        let types = |func: &Func| -> Vec<TensorType> {
            func.params().iter().map(|p| p.ty.clone()).collect()
        };
        let operands = types(self.callee);
        let results = self.callee.result_types();
        let mut given: BTreeMap<String, Value> = BTreeMap::new();
        for (ty, param) in operands.iter().zip(self.callee.params()) {
            let value = out.parameter(ty.clone());
            given.extend(param.name.clone().map(|name| (name, value)));
        }
        for (place, ty) in results.iter().enumerate() {
            let value = out.parameter(ty.clone());
            given.extend(self.results.get(place).map(|name| (after(name), value)));
        }
        let names: Vec<Option<&String>> = self
            .callee
            .params()
            .iter()
            .map(|p| p.name.as_ref())
            .collect();
        let of_results: Vec<Option<&String>> =
            (0..results.len()).map(|k| self.results.get(k)).collect();
        let (from, to) = match mode {
            Mode::Forward => ((&operands, &names), (&results, &of_results)),
            Mode::Reverse => ((&results, &of_results), (&operands, &names)),
        };
        let floats = |(types, names): (&'_ Vec<TensorType>, &Vec<Option<&String>>)| {
            let each = types.iter().cloned().zip(names.iter().map(|n| n.cloned()));
            each.filter(|(ty, _)| ty.element.is_float())
                .collect::<Vec<_>>()
        };
        for (ty, name) in floats(from) {
            let value = out.parameter(ty);
            given.extend(name.map(|name| (mode.of(&name), value)));
        }
        let mut arguments = Vec::new();
        for (input, param) in raised.inputs.iter().zip(raised.func.params()) {
            let known = given.get(input.name()).copied();
            arguments.push(match (known, input) {
                (Some(value), _) => out.convert(value, param.ty.element),
                (None, Input::Scalar { value, .. }) => {
                    out.splat(param.ty.clone(), Scalar::Float(*value))
                }
                // An accumulator starts at zero.
                (None, Input::Array { .. } | Input::Steps | Input::Before | Input::After) => {
                    out.splat(param.ty.clone(), Scalar::Int(0))
                }
            });
        }
        let written = copied(&raised.func, &arguments, &mut out);
        let fault = written.get(raised.outputs.len()).copied();
        let written: BTreeMap<&str, Value> = raised
            .outputs
            .iter()
            .map(String::as_str)
            .zip(written)
            .collect();
        let allow = Allow {
            passes: job.passes,
            ..Allow::default()
        };
        let simple = optimize::simplify_with(self.callee, &allow).0;
        let mut derivatives = Vec::new();
        for (ty, name) in floats(to) {
            let found = match name {
                Some(name) if !self.is_constant(&name) => {
                    let derived = written.get(mode.of(&name).as_str()).copied();
                    self.derivative(mode, rule, (&name, derived), &simple)?
                }
                _ => None,
            };
            let value = match found {
                Some(value) => out.reshape(value, &ty.shape),
                None => out.splat(ty, Scalar::Int(0)),
            };
            derivatives.push(match fault {
                Some(fault) => unless(&mut out, fault, value),
                None => value,
            });
        }
        out.results = derivatives;
        Ok(optimize::simplify_with(&out, &allow).0)
    }

    /// Returns the derivative of `name` that the rule's kernel computes, if it is not zero.
    fn derivative(
        &self,
        mode: Mode,
        rule: &RuleLaunch,
        (name, written): (&String, Option<Value>),
        simple: &Func,
    ) -> Result<Option<Value>> {
        let result = self.results.iter().position(|known| known == name);
        if let (Mode::Reverse, Some(_)) = (mode, result) {
            let parameter = self.operand(name).map(|place| simple.parameters()[place]);
            let is_kept = parameter.is_some_and(|parameter| reads(simple, parameter));
            if !is_kept {
                return Ok(None); // its previous value is overwritten
            }
        }
        if written.is_some() {
            return Ok(written);
        }
        let (kernel, word) = (&self.launch.kernel.value, mode.word());
        let does = match (mode, result) {
            (Mode::Reverse, None) => "reads",
            (Mode::Reverse, Some(_)) => "changes in part",
            (Mode::Forward, _) => "writes",
        };
        let message = format!(
            "`{}` does not write the {word} of `{name}`, which `{kernel}` {does}",
            rule.kernel.value
        );
        let help = format!(
            "give it `{{ {word} = \"{name}\" }}`; or say `constant = [\"{name}\"]`, where `{name}` does not count"
        );
        let label = "these are its arguments";
        Err(self.fault(&rule.args_at, message, label).help(help).into())
    }
}

/// Returns whether a float result depends on `parameter`.
fn reads(func: &Func, parameter: Value) -> bool {
    let mut reached = vec![false; func.len()];
    reached[parameter.index()] = true;
    for value in func.values() {
        let operands = func.op(value).operands();
        reached[value.index()] |= operands.iter().any(|operand| reached[operand.index()]);
    }
    let mut results = func.results.iter();
    results.any(|result| reached[result.index()] && func.tensor(*result).element.is_float())
}

/// Returns `value` if no check failed, otherwise NaN.
fn unless(out: &mut Func, fault: Value, value: Value) -> Value {
    let none = out.splat(out.tensor(fault).clone(), Scalar::Int(0));
    let is_fine = out.compare(stablehlo::Direction::Eq, fault, none);
    let ty = out.tensor(value).clone();
    let is_fine = out.broadcast_in_dim(is_fine, &ty.shape, &[]);
    let nan = out.splat(ty, Scalar::Float(f64::NAN));
    out.select(is_fine, value, nan)
}
