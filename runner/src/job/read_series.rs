//! Reads the `[series]` and `[recorded]` tables of a job.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use stablehlo::ElementType;
use toml::de::DeValue;

use super::keys;
use super::read_args::NULL;
use super::series::{self, LARGEST_INTEGER, Series};
use super::tables::{Fields, Reader, Value};
use super::{Array, Located, Recorded, Scalar, steps};
use crate::arrays::source::FileKind;
use crate::element;
use crate::fault::Fault;
use crate::number::Number;
use crate::report::counted;

/// The parts of a job that reading of series needs.
pub(super) struct Beside<'a> {
    pub scalars: &'a [Scalar],
    pub arrays: &'a [Array],
    /// The length that each must have, if it could be read.
    pub steps: Option<u64>,
    pub folder: &'a Path,
}

impl Reader {
    /// Reads `[series]`: `alpha = { file = "series.npz" }`, `dt = { values = [0.1, 0.2] }`.
    pub(super) fn series(&mut self, root: &Fields, beside: &Beside) -> Vec<Series> {
        let Some(value) = root.get("series") else {
            return Vec::new();
        };
        let mut all = Vec::new();
        for (name, at, value) in self.entries(value, "`[series]`") {
            self.check_series_name(&name, &at, beside);
            self.declared.push(name.clone());
            let what = format!("series `{name}`");
            let Some(fields) = self.fields(value, at.clone(), &what, &keys::SERIES.names()) else {
                continue;
            };
            let Some((values, are_integers)) = self.numbers_of_series(&fields, &name, beside)
            else {
                continue;
            };
            let count = values.len() as u64;
            if let Some(steps) = beside.steps.filter(|steps| count < *steps) {
                let message = format!(
                    "{what} has {}, and the job has {}",
                    counted(count, "number"),
                    counted(steps, "step")
                );
                let label = "a series has a number for each step";
                self.fault("job-bad-series", value.span(), message, label);
            }
            all.push(Series {
                name: Located::new(name, at),
                values: Arc::from(values),
                are_integers,
            });
        }
        all
    }

    /// Returns the values that a series lists or has in a file, and whether all are integers.
    fn numbers_of_series(
        &mut self,
        fields: &Fields,
        name: &str,
        beside: &Beside,
    ) -> Option<(Vec<f64>, bool)> {
        let key = fields.get("key");
        if let Some(values) = fields.get("values") {
            for other in [fields.get("file"), key].into_iter().flatten() {
                let message = format!("{} has `values` and names a file", fields.what);
                self.fault(
                    "job-bad-series",
                    other.span(),
                    message,
                    "leave one of them out",
                );
            }
            return self.listed(values);
        }
        let file_value = match fields.get("file") {
            Some(value) => value,
            None => {
                let message = format!("{} has no numbers", fields.what);
                let label = "`file = …` or `values = […]` is missing here";
                self.fault("job-missing-key", fields.at.clone(), message, label);
                return None;
            }
        };
        let file = self.string(file_value, "`file`")?;
        let path = beside.folder.join(&file);
        if let Some(key) = key.filter(|_| FileKind::of(&path) != FileKind::Npz) {
            let message = format!("`{file}` is no `.npz` file, and only those have a `key`");
            self.fault("job-bad-series", key.span(), message, "leave it out");
        }
        let entry = match key {
            Some(value) => self.string(value, "`key`")?,
            None => name.to_owned(),
        };
        match series::of_file(&path, &entry) {
            Ok(numbers) => Some(numbers),
            Err(misfit) => {
                let message = format!("{} cannot be read from `{file}`", fields.what);
                let fault = Fault::user("job-bad-series", message);
                let fault = fault.at(&self.origin, file_value.span(), misfit.message);
                self.push(fault.maybe_help(misfit.help));
                None
            }
        }
    }

    /// Reads `[0.1, 0.1, 0.2]`.
    fn listed(&mut self, value: &Value) -> Option<(Vec<f64>, bool)> {
        let list = self.list(value, "`values`", "a list of numbers")?;
        let mut numbers = Vec::new();
        for entry in list {
            match self.literal(entry) {
                Some(Number::Int(number)) if number.abs() > LARGEST_INTEGER => {
                    let message = "this integer of a series is beyond 2^53";
                    self.fault("job-bad-number", entry.span(), message, "here");
                }
                Some(number) => numbers.push(number),
                None => self.mismatch(entry, "what a series lists", "a number"),
            }
        }
        let is_integer = |number: &Number| matches!(number, Number::Int(_));
        let are_integers = numbers.iter().all(is_integer);
        let values: Vec<f64> = numbers.into_iter().map(Number::as_f64).collect();
        (values.len() == list.len()).then_some((values, are_integers))
    }

    /// Checks that the name of a series is unique.
    fn check_series_name(&mut self, name: &str, at: &Range<usize>, beside: &Beside) {
        if steps::NAMES.contains(&name) || [NULL, "pi"].contains(&name) {
            let message = format!("a series cannot be called `{name}`");
            let label = "this name says something else where a series may stand";
            self.fault("job-bad-name", at.clone(), message, label);
        }
        let array = beside.arrays.iter().find(|array| array.name.value == name);
        let array = array.map(|array| (&array.name, "an array"));
        let mut scalars = beside.scalars.iter();
        let scalar = scalars.find(|scalar| scalar.name.value == name);
        let scalar = scalar.map(|scalar| (&scalar.name, "a scalar"));
        let Some((other, kind)) = array.or(scalar) else {
            return;
        };
        let message = format!("`{name}` is both a series and {kind}");
        let fault = Fault::user("job-duplicate-name", message)
            .at(&self.origin, at.clone(), "this series")
            .at(&self.origin, other.at.clone(), format!("and {kind}"));
        self.push(fault.help("rename one of them"));
    }

    /// Reads `[recorded]`: the file with the arrays that another program left.
    pub(super) fn recorded(&mut self, value: &Value, folder: &Path) -> Option<Recorded> {
        let fields = self.fields(value, value.span(), "[recorded]", &keys::RECORDED.names())?;
        let file = self.require(&fields, "file")?;
        let path = folder.join(self.string(file, "`file`")?);
        if FileKind::of(&path) != FileKind::Npz {
            let message = format!("`{}` does not end in .npz", path.display());
            let label = "arrays by their names are in `.npz` files";
            self.fault("job-bad-recorded", file.span(), message, label);
        }
        let structs = fields.get("structs");
        Some(Recorded {
            file: Located::new(path, file.span()),
            structs: structs.map_or(Vec::new(), |value| self.recorded_structs(value)),
        })
    }

    /// Reads `{ p = ["f32", "i32"] }`: the fields of the structures that arrays hold.
    fn recorded_structs(&mut self, value: &Value) -> Vec<(String, Vec<ElementType>)> {
        let DeValue::Table(table) = value.get_ref() else {
            self.mismatch(value, "`structs`", "a table of arrays and lists of types");
            return Vec::new();
        };
        let mut structs = Vec::new();
        for (name, value) in table {
            let DeValue::Array(types) = value.get_ref() else {
                self.mismatch(value, "the fields of an array", "a list of types");
                continue;
            };
            let mut fields = Vec::new();
            for ty in types {
                let Some(text) = self.string(ty, "a type") else {
                    continue;
                };
                match element::parse(&text) {
                    Some(element) => fields.push(element),
                    None => {
                        let message = format!("`{text}` is no type");
                        self.fault("job-bad-recorded", ty.span(), message, "here");
                    }
                }
            }
            structs.push((name.get_ref().to_string(), fields));
        }
        structs
    }
}
