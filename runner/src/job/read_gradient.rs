//! Reads the `[objective.…]` tables of a job, and `[gradient]`.

use std::path::Path;

use toml::de::DeValue;

use super::gradient::{Checkpoint, Gradient, Guard, Mode, Objective, Seeds, Steps, When};
use super::keys;
use super::scope::Scope;
use super::tables::{Fields, Reader, Value};
use super::{Array, Coordinate, Init, Located, Scalar, Series};
use crate::bytes;
use crate::expr::tree::Tree;
use crate::fault::suggest;

/// The definitions that these tables may refer to.
pub(super) struct Parts<'a> {
    pub scope: &'a Scope,
    pub scalars: &'a [Scalar],
    pub series: &'a [Series],
    pub coordinates: &'a [Coordinate],
    pub arrays: &'a [Array],
    pub folder: &'a Path,
}

/// Returns the names that an objective may use, in the order in which [`Tree`] numbers them:
/// arrays, scalars, dimensions.
pub fn names_of_objectives(
    arrays: &[Array],
    scalars: &[Scalar],
    coordinates: &[Coordinate],
) -> Vec<String> {
    let mut names: Vec<String> = arrays
        .iter()
        .map(|array| array.name.value.clone())
        .collect();
    let scalars = scalars.iter().map(|scalar| &scalar.name.value);
    let coordinates = coordinates.iter().map(|coordinate| &coordinate.name.value);
    let dims = arrays.iter().flat_map(|array| array.dims.iter().flatten());
    for name in scalars.chain(coordinates).chain(dims) {
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    names
}

impl Reader {
    pub(super) fn objectives(&mut self, root: &Fields, parts: &Parts) -> Vec<Objective> {
        let mut objectives = Vec::new();
        let Some(value) = root.get("objective") else {
            return objectives;
        };
        for (name, at, value) in self.entries(value, "`[objective]`") {
            let what = format!("[objective.{name}]");
            let taken = parts.arrays.iter().any(|array| array.name.value == name);
            if taken {
                let message = format!("`{name}` is both an array and an objective");
                self.fault_help(
                    "job-duplicate-name",
                    at.clone(),
                    message,
                    "rename one of them",
                );
            }
            let fields = match value.get_ref() {
                DeValue::String(_) => None,
                _ => match self.fields(value, at.clone(), &what, &keys::OBJECTIVE.names()) {
                    None => continue,
                    fields => fields,
                },
            };
            let expr = match &fields {
                None => Some(value),
                Some(fields) => self.require(fields, "expr"),
            };
            let Some(expr) = expr else { continue };
            let Some(text) = self.string(expr, "`expr`") else {
                continue;
            };
            self.objective_expression(expr, &text, parts);
            let when = fields
                .as_ref()
                .and_then(|fields| self.when(fields, parts.scope));
            objectives.push(Objective {
                name: Located::new(name, at),
                expr: Located::new(text, expr.span()),
                when: when.unwrap_or(When::End),
                about: fields.map(|fields| self.about(&fields)).unwrap_or_default(),
            });
        }
        objectives
    }

    fn objective_expression(&mut self, value: &Value, text: &str, parts: &Parts) {
        let names = names_of_objectives(parts.arrays, parts.scalars, parts.coordinates);
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        if let Err(error) = Tree::parse(text, &names) {
            self.bad_expression(value, text, error);
        }
    }

    fn when(&mut self, fields: &Fields, scope: &Scope) -> Option<When> {
        let mut step = |key: &str, least| {
            let value = fields.get(key)?;
            let step = self.integer(value, &format!("`{key}`"), scope, least)?;
            let step = u64::try_from(step).unwrap_or(u64::MAX);
            Some(Located::new(step, value.span()))
        };
        match (step("at", 0), step("every", 1)) {
            (None, None) => None,
            (Some(at), None) => Some(When::At(at)),
            (None, Some(every)) => Some(When::Every(every)),
            (Some(_), Some(every)) => {
                let message = format!("{} has both `at` and `every`", fields.what);
                self.fault(
                    "job-bad-objective",
                    every.at,
                    message,
                    "which one is meant?",
                );
                None
            }
        }
    }

    pub(super) fn gradient(&mut self, value: &Value, parts: &Parts) -> Option<Gradient> {
        let fields = self.fields(value, value.span(), "[gradient]", &keys::GRADIENT.names())?;
        let of = fields.get("of").and_then(|value| {
            let of = self.string(value, "`of`")?;
            Some(Located::new(of, value.span()))
        });
        let wrt = match fields.get("wrt") {
            None => Vec::new(),
            Some(value) => match value.get_ref() {
                DeValue::String(name) => vec![Located::new(name.to_string(), value.span())],
                _ => self.names(value, "`wrt`"),
            },
        };
        let checkpoint = fields.get("checkpoint");
        Some(Gradient {
            of,
            wrt,
            mode: fields
                .get("mode")
                .and_then(|value| self.one_of(value, "mode", &Mode::ALL))
                .unwrap_or_default(),
            guard: fields
                .get("guard")
                .and_then(|value| self.one_of(value, "guard", &Guard::ALL))
                .unwrap_or_default(),
            seeds: fields
                .get("seeds")
                .map(|value| self.seeds(value, parts))
                .unwrap_or_default(),
            kernels: fields
                .get("kernel")
                .map(|value| self.kernel_rules(value, parts))
                .unwrap_or_default(),
            checkpoint: checkpoint
                .and_then(|value| self.checkpoint(value, parts))
                .unwrap_or_default(),
        })
    }

    /// Reads one direction, or a list of them.
    fn seeds(&mut self, value: &Value, parts: &Parts) -> Seeds {
        let what = ("`seeds`", "a seed");
        let DeValue::Array(list) = value.get_ref() else {
            return Seeds {
                directions: vec![self.inits(value, what, parts)],
                is_list: false,
            };
        };
        let help = "`seeds = [{ T = \"ones\" }, { T = { expr = \"sin(x)\" }, kappa = 1.0 }]`: what is not named does not change";
        if list.is_empty() {
            let message = "`seeds` is a list of no directions".to_owned();
            self.fault_help("job-no-seeds", value.span(), message, help.to_owned());
        }
        let mut directions = Vec::new();
        for value in list.iter() {
            if matches!(value.get_ref(), DeValue::Table(table) if table.is_empty()) {
                let message = "a direction in which nothing changes".to_owned();
                self.fault_help("job-no-seeds", value.span(), message, help.to_owned());
            }
            directions.push(self.inits(value, what, parts));
        }
        Seeds {
            directions,
            is_list: true,
        }
    }

    /// Reads a value that is one of several names.
    fn one_of<T: Copy>(&mut self, value: &Value, what: &str, all: &[(&str, T)]) -> Option<T> {
        let name = self.string(value, &format!("`{what}`"))?;
        let found = all.iter().find(|(known, _)| *known == name);
        if found.is_none() {
            let help = suggest(&name, what, all.iter().map(|(name, _)| *name));
            let message = format!("there is no {what} `{name}`");
            self.fault_help(&format!("job-unknown-{what}"), value.span(), message, help);
        }
        found.map(|(_, found)| *found)
    }

    /// Reads initial values: for arrays the values of `init`, for scalars a number. `what` names
    /// the table and an entry of it in messages.
    pub(super) fn inits(
        &mut self,
        value: &Value,
        what: (&str, &str),
        parts: &Parts,
    ) -> Vec<(Located<String>, Located<Init>)> {
        let mut inits = Vec::new();
        for (name, at, value) in self.entries(value, what.0) {
            let array = parts.arrays.iter().find(|array| array.name.value == name);
            let is_scalar = parts.scalars.iter().any(|scalar| scalar.name.value == name);
            let init = match array {
                Some(array) => {
                    let dims = array.dims.clone();
                    let rank = array.shape.len();
                    let dims = dims
                        .unwrap_or_else(|| (0..rank).map(|axis| format!("dim_{axis}")).collect());
                    let scope = Scope::of_array(&dims, parts.coordinates, parts.scalars);
                    self.init(value, array.element, &scope, parts.folder)
                }
                None if is_scalar => self.number(value, what.1, parts.scope).map(Init::Constant),
                None => {
                    let arrays = parts.arrays.iter().map(|array| array.name.value.as_str());
                    let scalars = parts
                        .scalars
                        .iter()
                        .map(|scalar| scalar.name.value.as_str());
                    let help = suggest(&name, "name", arrays.chain(scalars));
                    let message = format!("the job has no array and no scalar `{name}`");
                    self.fault_help("job-unknown-name", at.clone(), message, help);
                    None
                }
            };
            if let Some(init) = init {
                inits.push((Located::new(name, at), Located::new(init, value.span())));
            }
        }
        inits
    }

    fn checkpoint(&mut self, value: &Value, parts: &Parts) -> Option<Checkpoint> {
        let fields = self.fields(
            value,
            value.span(),
            "`checkpoint`",
            &keys::CHECKPOINT.names(),
        )?;
        let mut count = |key: &str| {
            let value = fields.get(key)?;
            let count = self.integer(value, &format!("`{key}`"), parts.scope, 1)?;
            Some(Located::new(
                u64::try_from(count).unwrap_or(u64::MAX),
                value.span(),
            ))
        };
        let (every, segment) = (count("every"), count("segment"));
        let slots = match fields.get("steps") {
            None => None,
            Some(value) => self.kept_steps(value, parts.scope),
        };
        if let (Some(every), Some(_)) = (&every, slots) {
            let message = "`checkpoint` has both `steps` and `every`";
            self.fault(
                "job-bad-checkpoint",
                every.at.clone(),
                message,
                "which one is meant?",
            );
        }
        Some(Checkpoint {
            steps: every
                .map(|every| Steps::Every(every.value))
                .or(slots)
                .unwrap_or_default(),
            memory: fields
                .get("memory")
                .and_then(|value| self.bytes(value, "`memory`")),
            segment,
            host_memory: fields
                .get("host_memory")
                .and_then(|value| self.bytes(value, "`host_memory`")),
            folder: fields
                .get("folder")
                .and_then(|value| self.string(value, "`folder`"))
                .map(|folder| parts.folder.join(folder)),
        })
    }

    fn kept_steps(&mut self, value: &Value, scope: &Scope) -> Option<Steps> {
        if let DeValue::String(word) = value.get_ref() {
            match word.as_ref() {
                "auto" => return Some(Steps::Auto),
                "all" => return Some(Steps::All),
                _ => {}
            }
        }
        let slots = self.integer(value, "`steps` (\"auto\", \"all\" or a number)", scope, 1)?;
        Some(Steps::Slots(u64::try_from(slots).unwrap_or(u64::MAX)))
    }

    pub(super) fn bytes(&mut self, value: &Value, what: &str) -> Option<Located<u64>> {
        let bytes = match value.get_ref() {
            DeValue::String(text) => bytes::parse(text),
            DeValue::Integer(integer) => integer.as_str().replace('_', "").parse().ok(),
            _ => None,
        };
        if bytes.is_none() {
            let message = format!("{what} must be a number of bytes");
            self.fault_help(
                "job-bad-number",
                value.span(),
                message,
                "such as \"4 GiB\", \"512 MB\" or 4096",
            );
        }
        bytes.map(|bytes| Located::new(bytes, value.span()))
    }
}
