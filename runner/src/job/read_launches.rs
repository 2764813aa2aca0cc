//! The `[[launch]]` tables of a job.

use toml::de::DeValue;

use super::read::SCALAR_KEYS;
use super::scope::Scope;
use super::sizes::{Extent, parse_extents};
use super::tables::{Fields, Reader, Value};
use super::{Argument, Array, Launch, Located, Scalar};
use crate::fault::suggest;

const LAUNCH_KEYS: &[&str] = &["kernel", "grid", "block", "args"];

impl Reader {
    pub(super) fn launches(&mut self, fields: &Fields, names: &Names) -> Vec<Launch> {
        let Some(value) = fields.get("launch") else {
            self.fault(
                "job-missing-key",
                0..0,
                "the job launches nothing: it has no `[[launch]]`",
                "",
            );
            return Vec::new();
        };
        let list = self
            .list(value, "`launch`", "a list of tables: write `[[launch]]`")
            .unwrap_or_default();
        list.iter()
            .filter_map(|value| self.launch(value, names))
            .collect()
    }

    fn launch(&mut self, value: &Value, names: &Names) -> Option<Launch> {
        let fields = self.fields(value, value.span(), "[[launch]]", LAUNCH_KEYS)?;
        let kernel = self.require(&fields, "kernel");
        let kernel = kernel
            .and_then(|value| Some(Located::new(self.string(value, "`kernel`")?, value.span())));
        let grid = self
            .require(&fields, "grid")
            .and_then(|value| self.extents(value, Extent::Grid, names.scope));
        let block = self
            .require(&fields, "block")
            .and_then(|value| self.extents(value, Extent::Block, names.scope));
        let args_value = self.require(&fields, "args");
        let mut args = Vec::new();
        for entry in args_value
            .and_then(|value| self.list(value, "`args`", "a list"))
            .unwrap_or_default()
        {
            args.extend(
                self.argument(entry, names)
                    .map(|argument| Located::new(argument, entry.span())),
            );
        }
        Some(Launch {
            kernel: kernel?,
            grid: grid?,
            block: block?,
            args,
            args_at: args_value?.span(),
        })
    }

    /// `40`, `[16, 64]`, `["ceil(nx/16)", 64]`, `"16x64"`.
    fn extents(&mut self, value: &Value, extent: Extent, scope: &Scope) -> Option<[u32; 3]> {
        let word = extent.word();
        let sizes = match value.get_ref() {
            DeValue::Array(list) => {
                let sizes: Vec<_> = list
                    .iter()
                    .map(|size| self.integer(size, &format!("a {word} size"), scope, i128::MIN))
                    .collect();
                sizes.into_iter().collect::<Option<Vec<i128>>>()?
            }
            DeValue::String(text) if parse_extents(text).is_some() => parse_extents(text)?,
            _ => vec![self.integer(value, &format!("`{word}`"), scope, i128::MIN)?],
        };
        extent
            .check(&sizes)
            .map_err(|message| self.fault("job-bad-launch", value.span(), message, "here"))
            .ok()
    }

    fn argument(&mut self, value: &Value, names: &Names) -> Option<Argument> {
        match value.get_ref() {
            DeValue::String(text)
                if names.arrays.iter().any(|array| array.name.value == **text) =>
            {
                Some(Argument::Array(text.to_string()))
            }
            DeValue::String(text)
                if names
                    .scalars
                    .iter()
                    .any(|scalar| scalar.name.value == **text) =>
            {
                Some(Argument::Scalar(text.to_string()))
            }
            DeValue::String(text) if self.declared.iter().any(|name| **text == **name) => None,
            DeValue::String(text) if is_name(text) => {
                let arrays = names.arrays.iter().map(|array| array.name.value.as_str());
                let known = arrays.chain(names.scope.names.iter().map(String::as_str));
                let message = format!("the job has no array or scalar `{text}`");
                let help = suggest(text, "name", known);
                self.fault_help("job-unknown-name", value.span(), message, help);
                None
            }
            DeValue::Table(table) => {
                let fields = self.known(table, value.span(), "a literal argument", SCALAR_KEYS);
                let number = self
                    .require(&fields, "value")
                    .and_then(|value| self.number(value, "`value`", names.scope));
                let element = fields.get("type").and_then(|value| self.element(value));
                number.map(|number| Argument::Literal(number, element))
            }
            _ => self
                .number(value, "an argument", names.scope)
                .map(|number| Argument::Literal(number, None)),
        }
    }
}

/// Whether a text is a name rather than an expression or a number.
fn is_name(text: &str) -> bool {
    text != "pi"
        && text.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_alphanumeric() || c == '_')
}

/// What arguments may refer to.
pub(super) struct Names<'a> {
    pub scope: &'a Scope,
    pub scalars: &'a [Scalar],
    pub arrays: &'a [Array],
}
