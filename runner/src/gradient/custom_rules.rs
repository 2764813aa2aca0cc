//! Derivatives of a kernel that other kernels compute.
//!
//! In: a job with such rules, its raised program, and the raiser. Out: for each call of the kernel,
//! the functions that [`differentiate::CustomRule`] needs. Each calls the rule's kernel, raised
//! separately on arrays named `adjoint(u)`, `tangent(u)` and `after(u)`, between code that splits
//! the operands and code that assembles the derivatives.
//!
//! Errors at the rule: an argument that the kernel does not have, a derivative that the rule's
//! kernel does not write. If the rule's kernel reads outside of an array, the derivatives are NaN.

mod func;
mod job;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use differentiate::CustomRule;
use stablehlo::{Func, Op};

use crate::bind::plan;
use crate::compile::TensorProgram;
use crate::fault::{Fault, Faults, Result, suggest};
use crate::job::gradient::{KernelRule, OwnRule, RuleLaunch};
use crate::job::{Argument, Job, Launch, Symbol};
use crate::raiser::{Fallback, Raiser, Source};

/// Returns the rules of all calls that have some, by the name of the callee.
///
/// - errors: a rule that does not match its kernel, or cannot be raised
pub fn rules(
    job: &Job,
    sources: &[Source],
    raiser: &dyn Raiser,
    raised: &TensorProgram,
) -> Result<BTreeMap<String, CustomRule>> {
    let (mut rules, mut faults) = (BTreeMap::new(), Vec::new());
    let tables = job.gradient.iter().flat_map(|gradient| &gradient.kernels);
    for (name, rule) in tables {
        let KernelRule::Own(rule) = rule else {
            continue;
        };
        let is_it = |launch: &&Launch| launch.kernel.value == name.value;
        let Some(first) = job.launches.iter().find(is_it) else {
            continue; // the check of all rules reports it
        };
        for place in (0..job.launches.len()).filter(|k| is_it(&&job.launches[*k])) {
            let called = job.callee(place);
            let Some(callee) = find(&raised.func, &called) else {
                continue; // the call has no effect
            };
            let launch = &job.launches[place];
            let call = Call::new(job, (sources, raiser), rule, (first, launch), callee);
            match call.and_then(|call| call.own()) {
                Ok(own) => {
                    rules.insert(called, own);
                }
                // Other launches would report the same.
                Err(found) => {
                    faults.extend(found.iter().cloned());
                    break;
                }
            }
        }
    }
    Faults::check(faults)?;
    Ok(rules)
}

/// Returns the called function of this name, if any.
fn find<'f>(func: &'f Func, name: &str) -> Option<&'f Func> {
    func.values().find_map(|value| match func.op(value) {
        Op::Call { callee, .. } if callee.name == name => Some(&**callee),
        Op::Call { callee, .. } => find(callee, name),
        Op::While { body, .. } => find(body, name),
        Op::Case { branches, .. } => branches.iter().find_map(|branch| find(branch, name)),
        _ => None, // no other op has regions with calls
    })
}

/// The mode of differentiation that a rule implements.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Forward,
    Reverse,
}

impl Mode {
    /// Returns the name of the derivative array of `name`.
    fn of(self, name: &str) -> String {
        match self {
            Mode::Forward => format!("tangent({name})"),
            Mode::Reverse => format!("adjoint({name})"),
        }
    }

    fn word(self) -> &'static str {
        match self {
            Mode::Forward => "tangent",
            Mode::Reverse => "adjoint",
        }
    }
}

fn after(name: &str) -> String {
    format!("after({name})")
}

/// One launch of a kernel that has a rule.
struct Call<'a> {
    job: &'a Job,
    sources: &'a [Source],
    raiser: &'a dyn Raiser,
    rule: &'a OwnRule,
    launch: &'a Launch,
    callee: &'a Func,
    /// The names of this launch for the names in the rule.
    here: BTreeMap<String, String>,
    /// The arrays that are the results of the callee, in order.
    results: Vec<String>,
}

impl<'a> Call<'a> {
    fn new(
        job: &'a Job,
        (sources, raiser): (&'a [Source], &'a dyn Raiser),
        rule: &'a OwnRule,
        (first, launch): (&Launch, &'a Launch),
        callee: &'a Func,
    ) -> Result<Call<'a>> {
        if let Some(text) = launch.formulas_of_step().first() {
            let message = format!(
                "`{}` has rules for derivatives, and `{text}` of its launch varies from step to step",
                launch.kernel.value
            );
            let fault = Fault::unsupported("rule-of-step", message);
            let help = "leave out the rule, so that the kernel itself is differentiated";
            let fault = fault.at(&job.origin, launch.kernel.at.clone(), "this launch");
            return Err(fault.help(help).into());
        }
        let mut here: BTreeMap<String, String> = BTreeMap::new();
        let both = names(first).into_iter().zip(names(launch));
        for (of_first, name) in both.filter(|(of_first, _)| !of_first.is_empty()) {
            let known = here.entry(of_first.clone()).or_insert_with(|| name.clone());
            if *known != name {
                let message = format!(
                    "`{of_first}` is `{known}` and `{name}` in another launch of `{}`",
                    launch.kernel.value
                );
                let label = "this launch";
                let fault = job.fault("gradient-rule", &launch.kernel.at, message, label);
                let help = "rules name arrays as the first launch of their kernel does, so what has one name there must have one here";
                return Err(fault.help(help).into());
            }
        }
        let alone = Job {
            launches: vec![launch.clone()],
            schedule: None,
            time: None,
            outputs: Vec::new(),
            objectives: Vec::new(),
            gradient: None,
            minimize: None,
            ..job.clone()
        };
        let results = raiser
            .tensors(&alone, &plan(&alone, sources)?, Fallback::None)?
            .outputs;
        Ok(Call {
            job,
            sources,
            raiser,
            rule,
            launch,
            callee,
            here,
            results,
        })
    }

    fn own(&self) -> Result<CustomRule> {
        let func = |mode: Mode, rule: &Option<RuleLaunch>| match rule {
            None => Ok(None),
            Some(rule) => self.func(mode, rule).map(|func| Some(Arc::new(func))),
        };
        Ok(CustomRule {
            forward: func(Mode::Forward, &self.rule.forward)?,
            reverse: func(Mode::Reverse, &self.rule.reverse)?,
        })
    }

    fn fault(&self, at: &Range<usize>, message: String, label: &str) -> Fault {
        self.job.fault("gradient-rule", at, message, label)
    }

    /// Returns the index of the operand of this name.
    fn operand(&self, name: &str) -> Option<usize> {
        let params = self.callee.params().iter();
        let mut params = params.map(|param| param.name.as_deref());
        params.position(|param| param == Some(name))
    }

    /// Returns whether no derivative is taken by `name`.
    fn is_constant(&self, name: &str) -> bool {
        let constant = self.rule.constant.iter();
        let mut constant = constant.map(|name| self.here.get(&name.value).unwrap_or(&name.value));
        // Literals have no name in the job.
        let is_named = self.job.array(name).is_some() || self.job.scalar(name).is_some();
        !is_named || constant.any(|known| known == name)
    }

    /// Returns the name in this launch of a name in the rule, if the kernel has it as an argument.
    fn known(&self, name: &str, at: &Range<usize>) -> Result<&str> {
        let here = self.here.get(name).map(String::as_str);
        match here.filter(|here| self.operand(here).is_some()) {
            Some(here) => Ok(here),
            None => {
                let kernel = &self.launch.kernel.value;
                let message = format!("`{kernel}` is not given `{name}`, so its rules are not");
                let help = suggest(name, "name", self.here.keys().map(String::as_str));
                Err(self.fault(at, message, "here").help(help).into())
            }
        }
    }
}

/// Returns the names of the arrays and scalars in a launch, in order; an empty name for a literal.
fn names(launch: &Launch) -> Vec<String> {
    fn of(argument: &Argument, names: &mut Vec<String>) {
        match argument {
            Argument::Array(view) => names.push(view.array.clone()),
            Argument::Moving { array, .. } => names.push(array.clone()),
            Argument::Scalar(name) => names.push(name.clone()),
            Argument::Literal(..) | Argument::OfStep(..) | Argument::Null => {
                names.push(String::new());
            }
            Argument::Struct(fields) => fields.iter().for_each(|f| of(&f.value, names)),
            Argument::Unused(_) => {}
        }
    }
    let mut all = Vec::new();
    launch.args.iter().for_each(|arg| of(&arg.value, &mut all));
    let symbols: &[Symbol] = &launch.options.symbols;
    symbols
        .iter()
        .for_each(|symbol| of(&symbol.given.value, &mut all));
    all
}
