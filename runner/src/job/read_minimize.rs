//! Reads the `[minimize]` table of a job.

use super::Located;
use super::gradient::Minimize;
use super::keys;
use super::read_gradient::Parts;
use super::tables::{Reader, Value};
use crate::fault::suggest;

impl Reader {
    pub(super) fn minimize(&mut self, value: &Value, parts: &Parts) -> Option<Minimize> {
        let fields = self.fields(value, value.span(), "[minimize]", &keys::MINIMIZE.names())?;
        let mut count = |key: &str, least| {
            let count = self.integer(fields.get(key)?, &format!("`{key}`"), parts.scope, least)?;
            Some(u64::try_from(count).unwrap_or(u64::MAX))
        };
        let (iterations, history) = (count("iterations", 0), count("history", 1));
        let tolerance = fields.get("tolerance").and_then(|value| {
            let part = self.number(value, "`tolerance`", parts.scope)?.as_f64();
            self.within(
                value,
                "`tolerance`",
                part,
                (0.0..1.0).contains(&part),
                "a part of 1",
            )
        });
        Some(Minimize {
            iterations,
            history,
            tolerance,
            scale: fields
                .get("scale")
                .map(|value| self.scales(value, parts))
                .unwrap_or_default(),
            background: fields
                .get("background")
                .map(|value| self.inits(value, ("`background`", "a deviation"), parts))
                .unwrap_or_default(),
            folder: fields
                .get("folder")
                .and_then(|value| self.string(value, "`folder`"))
                .map(|folder| parts.folder.join(folder)),
        })
    }

    fn scales(&mut self, value: &Value, parts: &Parts) -> Vec<(Located<String>, f64)> {
        let mut scales = Vec::new();
        for (name, at, value) in self.entries(value, "`scale`") {
            let arrays = parts.arrays.iter().map(|array| &array.name.value);
            let scalars = parts.scalars.iter().map(|scalar| &scalar.name.value);
            let known: Vec<&str> = arrays.chain(scalars).map(String::as_str).collect();
            if !known.contains(&name.as_str()) {
                let help = suggest(&name, "name", known);
                let message = format!("the job has no array and no scalar `{name}`");
                self.fault_help("job-unknown-name", at.clone(), message, help);
            }
            let number = self.number(value, "a scale", parts.scope);
            let Some(scale) = number.map(|number| number.as_f64()) else {
                continue;
            };
            let is_fit = scale > 0.0 && scale.is_finite();
            if let Some(scale) = self.within(value, "a scale", scale, is_fit, "greater than 0") {
                scales.push((Located::new(name, at), scale));
            }
        }
        scales
    }

    fn within(
        &mut self,
        value: &Value,
        what: &str,
        number: f64,
        is_fit: bool,
        wanted: &str,
    ) -> Option<f64> {
        if !is_fit {
            let message = format!("{what} must be {wanted}");
            self.fault(
                "job-bad-number",
                value.span(),
                message,
                format!("this is {number}"),
            );
        }
        is_fit.then_some(number)
    }
}
