//! Reads the `[structs]` of a job: named structures that several launches use.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use super::keys;
use super::read_launches::Names;
use super::tables::{Fields, Reader, Value};
use super::{Argument, Located, View};
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
        let read: Vec<_> = list
            .iter()
            .map(|field| self.fields_of(field, names))
            .collect();
        let mut fields = Vec::new();
        for (own, value) in read.into_iter().zip(list) {
            let own = own?.into_iter();
            fields.extend(own.map(|field| Located::new(field, value.span())));
        }
        Some(Argument::Struct(fields))
    }

    /// Reads an entry of the list of fields: an argument, `{ unused = 24 }`, or the rows of an
    /// array.
    fn fields_of(&mut self, value: &Value, names: &Names) -> Option<Vec<Argument>> {
        let field = match value.get_ref() {
            DeValue::Table(table) if table.contains_key("unused") => {
                self.unused(table, value, names)?
            }
            DeValue::Table(table) if table.contains_key("rows") || table.contains_key("stride") => {
                return self.rows(table, value, names);
            }
            _ => self.argument(value, names)?,
        };
        Some(vec![field])
    }

    /// Reads `{ array = "u", rows = 64, stride = "nx" }`: the pointers to the rows of an array.
    fn rows(&mut self, table: &DeTable, value: &Value, names: &Names) -> Option<Vec<Argument>> {
        const MOST: i128 = 1 << 16;
        let fields = self.known(
            table,
            value.span(),
            "the rows of an array",
            &keys::ROWS.names(),
        );
        let name_value = self.require(&fields, "array")?;
        let array = self.string(name_value, "`array`")?;
        let len = self.known_array(&array, name_value, names)? as i128;
        let rows_value = self.require(&fields, "rows")?;
        let rows = self.integer(rows_value, "`rows`", names.scope, 1)?;
        let stride = self.require(&fields, "stride")?;
        let stride = self.integer(stride, "`stride`", names.scope, 1)?;
        let offset = match fields.get("offset") {
            None => 0,
            Some(value) => self.integer(value, "`offset`", names.scope, 0)?,
        };
        let last = (rows - 1)
            .checked_mul(stride)
            .and_then(|last| last.checked_add(offset));
        if rows > MOST || last.is_none_or(|last| last > len) {
            let message = match rows > MOST {
                true => format!("{rows} pointers are too many for a structure: at most {MOST}"),
                false => format!(
                    "the last of {rows} rows begins behind the end of `{array}`, which has {len} elements"
                ),
            };
            let help = "`rows` times `stride` elements are at most those of the array";
            self.fault_help("job-wrong-shape", rows_value.span(), message, help);
            return None;
        }
        let row = |number: i128| View {
            offset: (offset + number * stride) as usize,
            ..View::whole(array.clone())
        };
        Some(
            (0..rows)
                .map(|number| Argument::Array(row(number)))
                .collect(),
        )
    }

    fn unused(&mut self, table: &DeTable, value: &Value, names: &Names) -> Option<Argument> {
        let fields = self.known(table, value.span(), "unused bytes", &keys::UNUSED.names());
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
