//! Reads the arguments of a `[[launch]]`: arrays and parts of them, scalars, literals, structures.

use toml::de::{DeTable, DeValue};

use super::Located;
use super::keys;
use super::read_launches::Names;
use super::tables::{Reader, Value};
use super::{Argument, View};
use crate::fault::suggest;
use crate::number::Number;

/// The name of the null pointer as an argument, unless an array or a scalar has this name.
pub(super) const NULL: &str = "null";

impl Reader {
    /// Reads one argument: `"u"`, `"nx"`, `10`, `"nx - 1"`, or a table with one of the keys
    /// `array`, `struct` or `value`.
    pub(super) fn argument(&mut self, value: &Value, names: &Names) -> Option<Argument> {
        match value.get_ref() {
            DeValue::String(text) if names.array(text).is_some() => {
                Some(Argument::Array(View::whole(text.to_string())))
            }
            DeValue::String(text)
                if names
                    .scalars
                    .iter()
                    .any(|scalar| scalar.name.value == **text) =>
            {
                Some(Argument::Scalar(text.to_string()))
            }
            DeValue::String(text) if names.index(text).is_some() => {
                let value = names.index(text).map(i128::from);
                value.map(|value| Argument::Literal(Number::Int(value), None, None))
            }
            DeValue::String(text) if self.named_struct(text).is_some() => self.named_struct(text),
            DeValue::String(text) if **text == *NULL => Some(Argument::Null),
            DeValue::String(text) if names.varies(text) => {
                let text = names.substituted(text);
                self.formula_of_step(value, &text, names)?;
                Some(Argument::OfStep(text, None))
            }
            DeValue::String(text) if self.declared.iter().any(|name| **text == **name) => None,
            DeValue::String(text) if is_name(text) => {
                let arrays = names.arrays.iter().map(|array| array.name.value.as_str());
                let known = arrays.chain(names.scope.names.iter().map(String::as_str));
                let structs = self.structs.iter().map(|known| known.name.as_str());
                let series = names.series.iter().map(|series| series.name.value.as_str());
                let known = known.chain(structs).chain(series);
                let message = format!("the job has no array or scalar `{text}`");
                let help = suggest(text, "name", known);
                self.fault_help("job-unknown-name", value.span(), message, help);
                None
            }
            DeValue::Table(table) if self.varying_offset(table, names).is_some() => {
                self.moving(table, value, names)
            }
            DeValue::Table(table) if table.contains_key("array") => {
                self.view(table, value, "array", names).map(Argument::Array)
            }
            DeValue::Table(table) if table.contains_key("struct") => {
                self.structure(table, value, names)
            }
            DeValue::Table(table) => {
                let fields = self.known(
                    table,
                    value.span(),
                    "a literal argument",
                    &keys::LITERAL.names(),
                );
                let value = self.require(&fields, "value")?;
                let element = fields.get("type").and_then(|value| self.element(value));
                if let DeValue::String(text) = value.get_ref()
                    && names.varies(text)
                {
                    let text = names.substituted(text);
                    self.formula_of_step(value, &text, names)?;
                    return Some(Argument::OfStep(text, element));
                }
                let number = self.number(value, "`value`", names.scope);
                number.map(|number| Argument::Literal(number, element, names.formula(value)))
            }
            _ => self
                .number(value, "an argument", names.scope)
                .map(|number| Argument::Literal(number, None, names.formula(value))),
        }
    }

    /// Returns the offset of a part of an array, if it varies from step to step.
    fn varying_offset<'v>(&self, table: &'v DeTable<'v>, names: &Names) -> Option<&'v Value<'v>> {
        let offset = table
            .get("offset")
            .filter(|_| table.contains_key("array"))?;
        match offset.get_ref() {
            DeValue::String(text) if names.varies(text) => Some(offset),
            _ => None,
        }
    }

    /// Reads `{ array = "wind", offset = "step * n" }`.
    fn moving(&mut self, table: &DeTable, value: &Value, names: &Names) -> Option<Argument> {
        let fields = self.known(
            table,
            value.span(),
            "a part of an array",
            &["array", "offset"],
        );
        let array_value = self.require(&fields, "array")?;
        let array = self.string(array_value, "`array`")?;
        let offset_value = self.require(&fields, "offset")?;
        let offset = names.substituted(&self.string(offset_value, "`offset`")?);
        self.known_array(&array, array_value, names)?;
        self.formula_of_step(offset_value, &offset, names)?;
        Some(Argument::Moving { array, offset })
    }

    /// Reads the value of a symbol of the module: an array, a part of one, a structure, or a
    /// number, which is a structure of one field.
    pub(super) fn symbol(&mut self, value: &Value, names: &Names) -> Option<Argument> {
        match value.get_ref() {
            DeValue::Table(table) if table.contains_key("struct") => {
                self.structure(table, value, names)
            }
            DeValue::Table(table) if !table.contains_key("value") => {
                self.view(table, value, "array", names).map(Argument::Array)
            }
            DeValue::String(name) if self.named_struct(name).is_some() => self.named_struct(name),
            DeValue::String(name) if is_name(name) && !names.is_number(name) => {
                self.known_array(name, value, names)?;
                Some(Argument::Array(View::whole(name.to_string())))
            }
            _ => {
                let number = Located::new(self.argument(value, names)?, value.span());
                Some(Argument::Struct(vec![number]))
            }
        }
    }

    /// Reads `{ array = "u", offset = 128, shape = ["ny", "nx"] }`, where the first key is `key`.
    pub(super) fn view(
        &mut self,
        table: &DeTable,
        value: &Value,
        key: &str,
        names: &Names,
    ) -> Option<View> {
        let keys = [key, "offset", "shape"];
        let fields = self.known(table, value.span(), "a part of an array", &keys);
        let name_value = self.require(&fields, key)?;
        let name = self.string(name_value, &format!("`{key}`"))?;
        let offset = match fields.get("offset") {
            None => 0,
            Some(value) => self.integer(value, "`offset`", names.scope, 0)?,
        };
        let shape = match fields.get("shape") {
            None => None,
            Some(value) => Some(self.shape(value, names.scope)?),
        };
        let len = self.known_array(&name, name_value, names)?;
        let view = View {
            array: name,
            offset: usize::try_from(offset).unwrap_or(usize::MAX),
            shape,
        };
        if let Err(message) = view.check(len) {
            let to_blame = match view.offset >= len && fields.get("offset").is_some() {
                true => fields.get("offset"),
                false => fields.get("shape"),
            };
            let at = to_blame.map_or(value.span(), |value| value.span());
            let help = "offsets count elements; a shape shows all of the array, or a part that begins at the offset";
            self.fault_help("job-wrong-shape", at, message, help);
            return None;
        }
        Some(view)
    }

    /// Reads `{ struct = ["u", 10, { value = 0.5, type = "f64" }] }`.
    fn structure(&mut self, table: &DeTable, value: &Value, names: &Names) -> Option<Argument> {
        let fields = self.known(table, value.span(), "a structure", &keys::STRUCT.names());
        let list = self.require(&fields, "struct")?;
        self.struct_fields(list, "`struct`", names)
    }

    /// Returns the number of elements of the array `name`, or reports that there is none.
    pub(super) fn known_array(&mut self, name: &str, at: &Value, names: &Names) -> Option<usize> {
        if let Some(array) = names.array(name) {
            let product = |product: usize, extent: &usize| product.saturating_mul(*extent);
            return Some(array.shape.iter().fold(1, product));
        }
        let is_other = names.scalars.iter().any(|scalar| scalar.name.value == name)
            || names.series.iter().any(|series| series.name.value == name)
            || self.named_struct(name).is_some();
        if is_other || !self.declared.iter().any(|declared| declared == name) {
            let known = names.arrays.iter().map(|array| array.name.value.as_str());
            let help = suggest(name, "array", known);
            let message = format!("the job has no array `{name}`");
            self.fault_help("job-unknown-name", at.span(), message, help);
        }
        None
    }
}

/// Returns whether a text is a name rather than an expression or a number.
fn is_name(text: &str) -> bool {
    text != "pi"
        && text.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_alphanumeric() || c == '_')
}
