//! The derivatives that are requested, on the command line or by the job.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use differentiate::{CustomRule, Rule, Rules};

use super::call::no_direction;
use super::formulas::Formulas;
use super::objective::Objective;
use super::suspects;
use crate::compile::TensorProgram;
use crate::element;
use crate::fault::{Fault, Faults, Origin, Result, origin, suggest};
use crate::job::gradient::{Checkpoint, Guard, KernelRule, Mode, RuleArgument, Seeds, When};
use crate::job::{Argument, Job, Located};
use crate::number::Number;
use crate::program::Input;

/// A request for derivatives of a scalar by some arrays and scalars.
#[derive(Clone, Debug)]
pub struct Request {
    /// The text that the locations refer to.
    pub origin: Origin,
    /// The objective, or an array of one element.
    pub of: Located<String>,
    /// The arrays and scalars to differentiate by.
    pub wrt: Vec<Located<String>>,
    /// The mode of differentiation.
    pub mode: Mode,
    /// The seeds, by name.
    pub seeds: Seeds,
    /// The values that loops store.
    pub checkpoint: Checkpoint,
    /// The differentiation rules of kernels.
    pub kernels: Vec<(Located<String>, KernelRule)>,
    /// Where a zero cotangent stays zero whatever it is multiplied by.
    pub guard: Guard,
}

impl Request {
    /// Combines the argument of `--gradient` (`J:T0,kappa`, `J`, or empty) with the job's
    /// `[gradient]` for the rest.
    pub fn new(job: &Job, flag: &str) -> Result<Request> {
        let table = job.gradient.clone().unwrap_or_default();
        let line = origin("--gradient", flag);
        let (of, wrt) = match flag.split_once(':') {
            Some((of, wrt)) => (of, Some(wrt).filter(|wrt| !wrt.trim().is_empty())),
            None => (flag, None),
        };
        let flagged = !of.trim().is_empty();
        let of_job = || match (&table.of, job.objectives.as_slice()) {
            (Some(of), _) => Some(of.clone()),
            (None, [only]) => Some(only.name.clone()),
            (None, _) => None,
        };
        let of = match flagged {
            true => Some(Located::new(of.trim().to_owned(), 0..of.len())),
            false => of_job(),
        };
        let Some(of) = of else {
            let message = "nothing says what the derivatives are of";
            let help = "`--gradient J:T0`, or `of = \"J\"` in `[gradient]`; J is an `[objective.J]` or an array of one element";
            return Err(Fault::usage("gradient-of", message).help(help).into());
        };
        let wrt_job = wrt.is_none();
        let wrt = match wrt {
            Some(list) => names(list, flag.len() - list.len()),
            None => table.wrt.clone(),
        };
        if wrt.is_empty() {
            let message = format!("nothing says what `{}` is differentiated by", of.value);
            let help = format!(
                "`--gradient {}:T0,kappa`, or `wrt = [\"T0\", \"kappa\"]` in `[gradient]`",
                of.value
            );
            return Err(Fault::usage("gradient-wrt", message).help(help).into());
        }
        if let Some(twice) =
            (1..wrt.len()).find(|k| wrt[..*k].iter().any(|w| w.value == wrt[*k].value))
        {
            let message = format!("`{}` is named twice", wrt[twice].value);
            let text = match wrt_job {
                true => job.origin.clone(),
                false => line,
            };
            let fault =
                Fault::user("gradient-wrt", message).at(&text, wrt[twice].at.clone(), "here again");
            return Err(fault.help("leave one of them out").into());
        }
        let (mut of, mut wrt) = (of, wrt);
        let of_job = !flagged;
        // The locations all refer to one of the two texts.
        let origin = match of_job {
            true => job.origin.clone(),
            false => line,
        };
        if of_job != wrt_job {
            of.at = if of_job { of.at } else { 0..0 };
            wrt.iter_mut().for_each(|name| name.at = 0..0);
        }
        Ok(Request {
            origin,
            of,
            wrt,
            mode: table.mode,
            seeds: table.seeds,
            checkpoint: table.checkpoint,
            kernels: table.kernels,
            guard: table.guard,
        })
    }

    fn fault(&self, code: &str, at: &Range<usize>, message: String, label: &str) -> Fault {
        let fault = Fault::user(code, message);
        match self
            .origin
            .inner()
            .get(at.clone())
            .is_some_and(|text| !text.is_empty())
        {
            true => fault.at(&self.origin, at.clone(), label),
            false => fault,
        }
    }

    /// Returns the expression, the text that contains it, and when it is evaluated.
    pub(super) fn objective<'a>(
        &'a self,
        job: &'a Job,
    ) -> Result<(&'a Origin, &'a Located<String>, &'a When)> {
        let name = self.of.value.as_str();
        if let Some(objective) = job.objectives.iter().find(|o| o.name.value == name) {
            return Ok((&job.origin, &objective.expr, &objective.when));
        }
        let Some(array) = job.array(name) else {
            let one = job
                .arrays
                .iter()
                .filter(|a| element::is_float(a.element) && a.shape.iter().product::<usize>() == 1);
            let known = job.objectives.iter().map(|o| o.name.value.as_str());
            let help = match known.clone().count() {
                0 => format!("define it: `[objective.{name}]` with `expr = \"mean(…)\"`"),
                _ => suggest(
                    name,
                    "objective",
                    known.chain(one.map(|a| a.name.value.as_str())),
                ),
            };
            let message = format!("the job has no objective `{name}`");
            return Err(self
                .fault("unknown-objective", &self.of.at, message, "here")
                .help(help)
                .into());
        };
        if !element::is_float(array.element) {
            let message = format!("`{name}` is of integers, which have no derivatives");
            let label = element::name(array.element);
            let help = "name an array of floats, or an `[objective.J]` of one";
            return Err(self
                .fault("objective-integer", &self.of.at, message, label)
                .help(help)
                .into());
        }
        if array.shape.iter().product::<usize>() != 1 {
            let ty = crate::arrays::type_name(array.element, &array.shape);
            let message = format!("`{name}` is {ty}, not one number");
            let help = format!(
                "define one of it: `[objective.J]` with `expr = \"mean({name})\"` (or sum, max, an element `{name}[0]`), then `--gradient J:…`"
            );
            return Err(self
                .fault("objective-not-scalar", &self.of.at, message, "here")
                .help(help)
                .into());
        }
        Ok((&self.origin, &self.of, &When::End))
    }

    /// Returns whether states between segments of the run are to be stored. Forward mode stores
    /// none.
    pub(crate) fn wants_segments(&self) -> bool {
        let checkpoint = &self.checkpoint;
        let asks = checkpoint.segment.is_some()
            || checkpoint.host_memory.is_some()
            || checkpoint.folder.is_some();
        asks && self.mode != Mode::Forward
    }

    /// Returns an error if the seeds perturb none of the inputs that derivatives are taken by.
    pub(super) fn check_seeds(&self) -> Result<()> {
        let mut said = self.seeds.directions.iter().flatten().peekable();
        let is_asked = |name: &str| self.wrt.iter().any(|wrt| wrt.value == name);
        match (said.peek().is_some(), self.wrt.first()) {
            (true, Some(by)) if !said.any(|(name, _)| is_asked(&name.value)) => {
                Err(no_direction(&by.value).into())
            }
            _ => Ok(()),
        }
    }

    /// Returns a remark on seeds that are not used.
    pub(super) fn unused_seeds(&self) -> Option<String> {
        let of = |name: &str| format!("`{name}`");
        let mut named: Vec<&str> = Vec::new();
        for (name, _) in self.seeds.directions.iter().flatten() {
            if !named.contains(&name.value.as_str()) {
                named.push(&name.value);
            }
        }
        let named = named.into_iter();
        if self.mode == Mode::Reverse {
            let all: Vec<String> = named.map(of).collect();
            return (!all.is_empty()).then(|| {
                format!(
                    "the seeds of {} are for `mode = \"forward\"` and \"hessian-vector\"; in reverse there are none",
                    all.join(", ")
                )
            });
        }
        let is_asked = |name: &&str| self.wrt.iter().any(|wrt| wrt.value == **name);
        let others: Vec<String> = named.filter(|name| !is_asked(name)).map(of).collect();
        (!others.is_empty()).then(|| {
            format!(
                "the seeds of {} are not used: `{}` is not differentiated by them; name them in `wrt`, or behind `--gradient {}:`",
                others.join(", "),
                self.of.value,
                self.of.value
            )
        })
    }

    /// Returns the differentiation rules of kernels, by their names, and of the program's `inputs`.
    ///
    /// - errors: a rule of a kernel that no launch uses
    pub(super) fn rules(
        &self,
        job: &Job,
        own: &BTreeMap<String, CustomRule>,
        inputs: &[Input],
    ) -> Result<Rules> {
        let (mut rules, mut faults) = (Rules::new(), Vec::new());
        for (name, rule) in &self.kernels {
            let known = job.launches.iter().map(|l| l.kernel.value.as_str());
            if !known.clone().any(|kernel| kernel == name.value) {
                let message = format!("no launch is of a kernel `{}`", name.value);
                let help = suggest(&name.value, "kernel", known);
                faults.push(
                    job.fault("unknown-kernel", &name.at, message, "here")
                        .help(help),
                );
            }
            let rule = match *rule {
                KernelRule::Inactive => Rule::Inactive,
                KernelRule::Linear => Rule::Linear,
                KernelRule::FixedPoint { tolerance, most } => Rule::FixedPoint { tolerance, most },
                KernelRule::Own(_) => {
                    let places = 0..job.launches.len();
                    let called = places.filter(|k| job.launches[*k].kernel.value == name.value);
                    for called in called.map(|place| job.callee(place)) {
                        if let Some(own) = own.get(&called) {
                            rules.set(called, Rule::Own(own.clone()));
                        }
                    }
                    continue;
                }
            };
            rules.set(name.value.clone(), rule);
        }
        Faults::check(faults)?;
        suspects::tell(&mut rules, job, inputs, self.guard);
        Ok(rules)
    }

    /// Returns the names of the calls of kernels that have rules.
    pub(super) fn kept(&self, job: &Job) -> BTreeSet<String> {
        let is_said = |kernel: &str| self.kernels.iter().any(|(name, _)| name.value == kernel);
        (0..job.launches.len())
            .filter(|place| is_said(&job.launches[*place].kernel.value))
            .map(|place| job.callee(place))
            .collect()
    }

    /// Returns the rule of the kernel that a message names.
    pub(super) fn rule_of(&self, message: &str) -> Option<&(Located<String>, KernelRule)> {
        let names = |name: &str| message.contains(&format!("`{name}`"));
        self.kernels.iter().find(|(name, _)| names(&name.value))
    }

    /// Returns an error if there is no derivative by one of the requested inputs.
    pub(super) fn check_wrt(
        &self,
        job: &Job,
        raised: &TensorProgram,
        objective: &Objective,
    ) -> Result<()> {
        let mut faults = Vec::new();
        for name in &self.wrt {
            let runtime = raised.inputs.iter().any(
                |input| matches!(input, Input::Scalar { name: known, .. } if *known == name.value),
            );
            let (code, message, help) = match (job.array(&name.value), job.scalar(&name.value)) {
                (Some(array), _) if element::is_float(array.element) => continue,
                (Some(array), _) => (
                    "wrt-integer",
                    format!(
                        "`{}` is {}, which has no derivatives",
                        name.value,
                        element::name(array.element)
                    ),
                    Some(format!(
                        "only floats have derivatives: {}",
                        suggest(&name.value, "float array", floats(job))
                    )),
                ),
                (None, _) if runtime => continue,
                (None, Some(scalar))
                    if matches!(scalar.value, Number::Float(_))
                        && objective.scalars().contains(&name.value.as_str()) =>
                {
                    continue;
                }
                (None, Some(scalar)) => {
                    let message = match scalar.value {
                        Number::Int(_) => {
                            format!("`{}` is an integer, which has no derivatives", name.value)
                        }
                        Number::Float(_) => {
                            format!("nothing takes the scalar `{}`", name.value)
                        }
                    };
                    let help = "it should be a float that a kernel is given, that the objective names, or that other numbers, coordinates or first values are computed from; `2.0` is a float, `2` is not";
                    ("wrt-constant", message, Some(help.to_owned()))
                }
                (None, None) => {
                    let arrays = floats(job);
                    let scalars = raised
                        .inputs
                        .iter()
                        .filter(|i| matches!(i, Input::Scalar { .. }));
                    let known = arrays.chain(scalars.map(Input::name));
                    let message = format!("the job has no array and no scalar `{}`", name.value);
                    (
                        "unknown-wrt",
                        message,
                        Some(suggest(&name.value, "name", known)),
                    )
                }
            };
            faults.push(self.fault(code, &name.at, message, "here").maybe_help(help));
        }
        Faults::check(faults)
    }

    /// Returns an error where a formula of differentiated scalars is used but is not
    /// differentiated.
    pub(super) fn check_formulas(&self, job: &Job, formulas: &Formulas) -> Result<()> {
        let mut faults = Vec::new();
        let computed = job.arrays.iter();
        let computed = computed.filter(|array| formulas.is_array_computed(array));
        for array in computed.filter(|_| self.wants_segments()) {
            let name = &array.name.value;
            let message = format!(
                "`{name}` starts from what derivatives are by, which runs in segments do not see yet"
            );
            let label = "computed from it";
            let help = format!(
                "leave out the segments; or differentiate by `{name}` too, so that it is held"
            );
            let fault = Fault::unsupported("segments-first-values", message);
            faults.push(
                fault
                    .at(&job.origin, array.init.at.clone(), label)
                    .help(help),
            );
        }
        for (place, launch) in job.launches.iter().enumerate() {
            let mut rules = self.kernels.iter();
            let is_own = rules.any(|(name, rule)| {
                name.value == launch.kernel.value && matches!(rule, KernelRule::Own(_))
            });
            for (position, argument) in launch.args.iter().enumerate() {
                if is_own && formulas.is_argument_computed(place, position) {
                    let kernel = &launch.kernel.value;
                    let message = format!(
                        "the rule of `{kernel}` does not name a number that is computed from what derivatives are by"
                    );
                    let help =
                        "name it in `[scalars]`, and give the kernel that; its rule sees it then";
                    let fault = job.fault("gradient-rule", &argument.at, message, "this one");
                    faults.push(fault.help(help));
                }
            }
        }
        let rules = self.kernels.iter().flat_map(|(_, rule)| match rule {
            KernelRule::Own(rule) => [&rule.forward, &rule.reverse],
            KernelRule::Inactive | KernelRule::Linear | KernelRule::FixedPoint { .. } => {
                [&None, &None]
            }
        });
        for argument in rules.flatten().flat_map(|rule| &rule.args) {
            let RuleArgument::Given(Argument::Literal(_, _, Some(text))) = &argument.value else {
                continue;
            };
            if formulas.moves(text) {
                let message =
                    "a rule is given a number that is computed from what derivatives are by";
                let help =
                    "let it compute the number itself, from a scalar that the kernel is given";
                let fault = job.fault("gradient-rule", &argument.at, message, "this one");
                faults.push(fault.help(help));
            }
        }
        Faults::check(faults)
    }

    /// Returns the error that all derivatives are zero.
    pub(super) fn nothing_influences(&self, reasons: &[(String, String)]) -> Faults {
        let fault = |(name, reason): &(String, String)| {
            let message = format!("`{name}` cannot influence `{}`: {reason}", self.of.value);
            let place = self.wrt.iter().find(|wrt| wrt.value == *name);
            match place {
                Some(place) => self.fault("no-influence", &place.at, message, "here"),
                None => Fault::user("no-influence", message),
            }
        };
        reasons.iter().map(fault).collect::<Vec<_>>().into()
    }
}

/// Returns the arrays that can have derivatives.
fn floats(job: &Job) -> impl Iterator<Item = &str> {
    let arrays = job.arrays.iter();
    let floats = arrays.filter(|array| element::is_float(array.element) && !array.hidden);
    floats.map(|array| array.name.value.as_str())
}

/// Returns the names in a list such as `T0, kappa` and their locations; `list` begins at offset
/// `before` of its text.
fn names(list: &str, before: usize) -> Vec<Located<String>> {
    let mut found = Vec::new();
    let mut at = before;
    for name in list.split(',') {
        let start = at + name.len() - name.trim_start().len();
        let trimmed = name.trim();
        if !trimmed.is_empty() {
            found.push(Located::new(
                trimmed.to_owned(),
                start..start + trimmed.len(),
            ));
        }
        at += name.len() + 1;
    }
    found
}
