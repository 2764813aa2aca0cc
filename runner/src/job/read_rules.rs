//! Reads the `[[gradient.kernel]]` tables of a job.

use toml::de::{DeTable, DeValue};

use super::gradient::{KernelRule, OwnRule, RuleArgument, RuleLaunch};
use super::keys;
use super::read_gradient::Parts;
use super::read_launches::Names;
use super::scope::Scope;
use super::sizes::Extent;
use super::tables::{Fields, Reader, Value};
use super::{Located, View};

/// The derivative that an argument of a rule denotes, and its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    After,
    Tangent,
    Adjoint,
}

impl Which {
    const ALL: [(&'static str, Which); 3] = [
        ("after", Which::After),
        ("tangent", Which::Tangent),
        ("adjoint", Which::Adjoint),
    ];

    fn of(self, view: View) -> RuleArgument {
        match self {
            Which::After => RuleArgument::After(view),
            Which::Tangent => RuleArgument::Tangent(view),
            Which::Adjoint => RuleArgument::Adjoint(view),
        }
    }
}

impl Reader {
    pub(super) fn kernel_rules(
        &mut self,
        value: &Value,
        parts: &Parts,
    ) -> Vec<(Located<String>, KernelRule)> {
        let what = "[[gradient.kernel]]";
        let list = self.list(value, what, "a list of tables: write `[[gradient.kernel]]`");
        let mut rules: Vec<(Located<String>, KernelRule)> = Vec::new();
        for value in list.unwrap_or_default() {
            let Some(fields) = self.fields(value, value.span(), what, &keys::KERNEL_RULE.names())
            else {
                continue;
            };
            let name = self.require(&fields, "name");
            let name = name.and_then(|value| {
                let name = self.string(value, "`name`")?;
                Some(Located::new(name, value.span()))
            });
            let faults = self.faults.len();
            let mut said = Vec::new();
            if self.flag(&fields, "inactive") {
                said.push(KernelRule::Inactive);
            }
            if self.flag(&fields, "linear") {
                said.push(KernelRule::Linear);
            }
            if let Some(value) = fields.get("fixed_point") {
                said.extend(self.fixed_point(value, parts.scope));
            }
            said.extend(self.own_rule(&fields, parts));
            let is_understood = self.faults.len() == faults;
            match (name, <[KernelRule; 1]>::try_from(said)) {
                (Some(name), Ok(_)) if rules.iter().any(|(known, _)| known.value == name.value) => {
                    let message = format!("`{}` has two rules", name.value);
                    let help = "leave one of the `[[gradient.kernel]]` out";
                    self.fault_help("job-bad-rule", name.at, message, help);
                }
                (Some(name), Ok([rule])) => rules.push((name, rule)),
                (None, _) => {}
                (Some(name), Err(_)) if is_understood => {
                    let message = format!("what is said of `{}` is not one thing", name.value);
                    let help = "one of `inactive = true`, `linear = true`, `fixed_point = { tolerance = 1e-10, most = 1000 }`, or kernels that compute its derivatives: `forward = { kernel = \"…\", args = [\"u\", { tangent = \"u\" }] }`, `reverse = { kernel = \"…\", args = [\"u\", { adjoint = \"u\" }] }`";
                    self.fault_help("job-bad-rule", name.at, message, help);
                }
                (Some(_), Err(_)) => {}
            }
        }
        rules
    }

    fn fixed_point(&mut self, value: &Value, scope: &Scope) -> Option<KernelRule> {
        let fields = self.fields(
            value,
            value.span(),
            "`fixed_point`",
            &keys::FIXED_POINT.names(),
        )?;
        let tolerance = match self.require(&fields, "tolerance") {
            None => None,
            Some(value) => self.number(value, "`tolerance`", scope),
        };
        let most = match self.require(&fields, "most") {
            None => None,
            Some(value) => self.integer(value, "`most`", scope, 1),
        };
        let tolerance = tolerance?.as_f64();
        if tolerance.is_nan() || tolerance <= 0.0 {
            let message = format!("`tolerance = {tolerance}` is not above 0");
            self.fault_help("job-bad-rule", value.span(), message, "such as 1e-10");
            return None;
        }
        Some(KernelRule::FixedPoint {
            tolerance,
            most: u64::try_from(most?).unwrap_or(u64::MAX),
        })
    }

    /// Reads `forward`, `reverse` and `constant`; at least one of the first two must be present.
    fn own_rule(&mut self, fields: &Fields, parts: &Parts) -> Option<KernelRule> {
        let constant = match fields.get("constant") {
            None => Vec::new(),
            Some(value) => self.names(value, "`constant`"),
        };
        let own = OwnRule {
            forward: self.rule_launch(fields, "forward", parts),
            reverse: self.rule_launch(fields, "reverse", parts),
            constant,
        };
        if own.forward.is_some() || own.reverse.is_some() {
            return Some(KernelRule::Own(Box::new(own)));
        }
        if let (Some(only), None, None) = (
            fields.get("constant"),
            fields.get("forward"),
            fields.get("reverse"),
        ) {
            let message = "`constant` says what a rule of its own leaves out";
            let label = "but there is no `forward` and no `reverse`";
            self.fault("job-bad-rule", only.span(), message, label);
        }
        None
    }

    fn rule_launch(&mut self, fields: &Fields, key: &str, parts: &Parts) -> Option<RuleLaunch> {
        let value = fields.get(key)?;
        let names = Names {
            series: parts.series,
            scope: parts.scope,
            scalars: parts.scalars,
            arrays: parts.arrays,
            indices: &[],
            dt: None,
        };
        let fields = self.fields(
            value,
            value.span(),
            &format!("`{key}`"),
            &keys::DERIVATIVE_KERNEL.names(),
        )?;
        let kernel = self.require(&fields, "kernel");
        let kernel = kernel
            .and_then(|value| Some(Located::new(self.string(value, "`kernel`")?, value.span())));
        let mut extents = |key: &str, extent: Extent| {
            let value = fields.get(key)?;
            self.extents(value, extent, parts.scope)
        };
        let grid = extents("grid", Extent::Grid);
        let block = extents("block", Extent::Block);
        let args_value = self.require(&fields, "args");
        let list = args_value.and_then(|value| self.list(value, "`args`", "a list"));
        let mut args = Vec::new();
        for entry in list.unwrap_or_default() {
            let argument = self.rule_argument(entry, key, &names);
            args.extend(argument.map(|argument| Located::new(argument, entry.span())));
        }
        let options = self.options(&fields, &names);
        Some(RuleLaunch {
            kernel: kernel?,
            grid,
            block,
            args,
            args_at: args_value?.span(),
            options,
        })
    }

    /// Reads an argument as in a launch, but refuses values that vary from step to step.
    fn given_argument(&mut self, value: &Value, names: &Names) -> Option<RuleArgument> {
        let argument = self.argument(value, names)?;
        if let Some(text) = argument.formulas_of_step().first() {
            let message = format!("`{text}` varies from step to step");
            let label = "what a derivative kernel is given does not vary yet";
            self.fault("rule-of-step", value.span(), message, label);
            return None;
        }
        Some(RuleArgument::Given(argument))
    }

    /// Reads an argument as in a launch, or `{ adjoint = "u" }`, `{ tangent = "u" }`,
    /// `{ after = "u" }`; `offset` and `shape` as for parts of arrays.
    fn rule_argument(&mut self, value: &Value, mode: &str, names: &Names) -> Option<RuleArgument> {
        let DeValue::Table(table) = value.get_ref() else {
            return self.given_argument(value, names);
        };
        let found = Which::ALL
            .into_iter()
            .find(|(key, _)| table.contains_key(*key));
        let Some((key, which)) = found else {
            return self.given_argument(value, names);
        };
        let other = match which {
            Which::After => None,
            Which::Tangent => (mode == "reverse").then_some("adjoint"),
            Which::Adjoint => (mode == "forward").then_some("tangent"),
        };
        if let Some(other) = other {
            let message = format!("there is no {key} in `{mode}`");
            let help = format!("write `{other}`");
            self.fault_help("job-bad-rule", value.span(), message, help);
            return None;
        }
        let view = match self.named_scalar(table, key, names) {
            Some(name) if which == Which::After => {
                let message = format!("`{name}` is a scalar, which no kernel changes");
                let help = format!("write `\"{name}\"`");
                self.fault_help("job-bad-rule", value.span(), message, help);
                return None;
            }
            Some(name) => {
                self.known(table, value.span(), "what a scalar changes by", &[key]);
                View::whole(name)
            }
            None => self.view(table, value, key, names)?,
        };
        Some(which.of(view))
    }

    /// Returns the scalar that a table names under `key`, if it is a scalar.
    fn named_scalar(&mut self, table: &DeTable, key: &str, names: &Names) -> Option<String> {
        let DeValue::String(name) = table.get(key)?.get_ref() else {
            return None;
        };
        let is_it = |scalar: &super::Scalar| scalar.name.value == **name;
        names.scalars.iter().any(is_it).then(|| name.to_string())
    }
}
