//! Reads the `[structs]` of a job: named structures that several launches use.

use std::ops::Range;

use toml::de::DeValue;

use super::keys;
use super::read_launches::Names;
use super::tables::{Fields, Reader, Value};
use super::{Argument, Located};
use crate::fault::Fault;

/// A structure that arguments and symbols refer to.
pub(super) struct NamedStruct {
    pub name: String,
    pub given: Argument,
}

impl Reader {
    /// Reads `[structs.NAME]` with `fields = ["u", "nx"]`, or for short `NAME = ["u", "nx"]` under
    /// `[structs]`. A structure may name those above it.
    pub(super) fn structs(&mut self, root: &Fields, names: &Names) {
        let Some(value) = root.get("structs") else {
            return;
        };
        for (name, at, value) in self.entries(value, "`[structs]`") {
            self.check_struct_name(&name, &at, names);
            self.declared.push(name.clone());
            let list = match value.get_ref() {
                DeValue::Array(_) => Some(value),
                _ => self
                    .fields(
                        value,
                        at,
                        &format!("[structs.{name}]"),
                        &keys::NAMED_STRUCT.names(),
                    )
                    .and_then(|fields| self.require(&fields, "fields")),
            };
            let given = list.and_then(|list| self.struct_fields(list, "`fields`", names));
            self.structs
                .extend(given.map(|given| NamedStruct { name, given }));
        }
    }

    /// Checks that the name is not that of an array, a scalar or a series, which would take
    /// precedence.
    fn check_struct_name(&mut self, name: &str, at: &Range<usize>, names: &Names) {
        let array = names.array(name).map(|array| (&array.name, "array"));
        let mut scalars = names.scalars.iter();
        let scalar = scalars.find(|scalar| scalar.name.value == name);
        let scalar = scalar.map(|scalar| (&scalar.name, "scalar"));
        let mut series = names.series.iter();
        let series = series.find(|series| series.name.value == name);
        let series = series.map(|series| (&series.name, "series"));
        let Some((other, kind)) = array.or(scalar).or(series) else {
            return;
        };
        let message = format!("`{name}` is both a structure and {} {kind}", article(kind));
        let fault = Fault::user("job-duplicate-name", message)
            .at(&self.origin, at.clone(), "this structure")
            .at(&self.origin, other.at.clone(), format!("and this {kind}"));
        self.push(fault.help("rename one of them"));
    }

    /// Returns the structure of this name.
    pub(super) fn named_struct(&self, name: &str) -> Option<Argument> {
        let found = self.structs.iter().find(|known| known.name == name);
        found.map(|found| found.given.clone())
    }

    /// Reads the fields of a structure, at least one.
    pub(super) fn struct_fields(
        &mut self,
        list_value: &Value,
        what: &str,
        names: &Names,
    ) -> Option<Argument> {
        let list = self.list(list_value, what, "a list of its fields")?;
        if list.is_empty() {
            let message = "a structure needs at least one field";
            self.fault("job-bad-struct", list_value.span(), message, "none here");
            return None;
        }
        let fields: Vec<_> = list
            .iter()
            .map(|field| Some(Located::new(self.field(field, names)?, field.span())))
            .collect();
        let fields = fields.into_iter().collect::<Option<_>>();
        fields.map(Argument::Struct)
    }

    /// Reads one field of a structure: an argument, or `{ unused = 24 }`.
    fn field(&mut self, value: &Value, names: &Names) -> Option<Argument> {
        let unused = match value.get_ref() {
            DeValue::Table(table) if table.contains_key("unused") => table,
            _ => return self.argument(value, names),
        };
        let fields = self.known(unused, value.span(), "unused bytes", &keys::UNUSED.names());
        let bytes = self.require(&fields, "unused")?;
        let bytes = self.integer(bytes, "`unused`", names.scope, 1)?;
        Some(Argument::Unused(u32::try_from(bytes).unwrap_or(u32::MAX)))
    }
}

fn article(noun: &str) -> &'static str {
    match noun.starts_with('a') {
        true => "an",
        false => "a",
    }
}
