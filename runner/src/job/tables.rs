//! Typed access to TOML values with their locations; every mismatch is collected as an error with
//! its line.
//!
//! This does not use serde, which stops at the first error and loses locations inside untagged
//! values; here all errors are reported at once, with the nearest key as a suggestion and locations
//! inside of expressions.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::read_structs::NamedStruct;
use super::scope::Scope;
use super::sizes::check_name;
use crate::expr::{Expr, ExprError};
use crate::fault::{Fault, Origin, suggest};
use crate::number::Number;

/// A value of the TOML tree.
pub(super) type Value<'t> = Spanned<DeValue<'t>>;

/// Collects errors while a job is read.
pub(super) struct Reader {
    pub origin: Origin,
    pub faults: Vec<Fault>,
    /// The job's `races`, the default of its launches.
    pub races: super::Races,
    /// The job's `assume_warp_synchronous`, which applies to all launches.
    pub warp_synchronous: bool,
    /// Names of scalars, series, arrays and structures that were found, even if they were refused:
    /// their uses are not errors then.
    pub declared: Vec<String>,
    /// Errors of expressions that use such names. They are reported only if there are no other
    /// errors: the named item exists, but is not a number that is allowed there.
    pub of_users: Vec<Fault>,
    /// The structures of the job's `[structs]`, which arguments name.
    pub structs: Vec<NamedStruct>,
}

/// A table from which other tables inherit some keys.
#[derive(Clone)]
pub(super) struct Inherited<'t> {
    pub table: &'t DeTable<'t>,
    pub keys: Vec<&'static str>,
}

/// A table whose keys have been checked.
pub(super) struct Fields<'t> {
    table: &'t DeTable<'t>,
    /// The tables from which it inherits keys that it does not have, the nearest first.
    pub inherited: Vec<Inherited<'t>>,
    /// The location of errors about missing keys.
    pub at: Range<usize>,
    /// Its name in messages: `[arrays.eta]`.
    pub what: String,
}

impl<'t> Fields<'t> {
    /// Returns the value of an optional key, from the table itself or from those that it inherits
    /// from.
    pub fn get(&self, key: &str) -> Option<&'t Value<'t>> {
        self.all(key).next()
    }

    /// Returns every value of a key: that of the table itself, then the inherited ones, the nearest
    /// first.
    pub fn all(&self, key: &str) -> impl Iterator<Item = &'t Value<'t>> {
        let inherited = self.inherited.iter();
        let inherited = inherited.filter(|from| from.keys.contains(&key));
        let tables = std::iter::once(self.table).chain(inherited.map(|from| from.table));
        tables
            .filter_map(|table| value_of(table, key))
            .collect::<Vec<_>>()
            .into_iter()
    }

    /// Returns the value of a key in the table itself.
    pub fn own(&self, key: &str) -> Option<&'t Value<'t>> {
        value_of(self.table, key)
    }

    /// Returns what a nested table inherits: this table, and the tables that it inherits from.
    pub fn passed_on(&self, keys: Vec<&'static str>) -> Vec<Inherited<'t>> {
        let table = self.table;
        let own = Inherited { table, keys };
        std::iter::once(own)
            .chain(self.inherited.iter().cloned())
            .collect()
    }
}

/// Returns the value of a key of a table.
fn value_of<'t>(table: &'t DeTable<'t>, key: &str) -> Option<&'t Value<'t>> {
    let found = table
        .iter()
        .find(|(name, _)| name.get_ref().as_ref() == key);
    found.map(|(_, value)| value)
}

/// Returns the text of a number that is written as an expression.
pub(super) fn formula(value: &Value) -> Option<String> {
    match value.get_ref() {
        DeValue::String(text) if Number::parse(text).is_none() => Some(text.to_string()),
        _ => None, // a literal, or an error that is reported elsewhere
    }
}

impl Reader {
    /// Reports an error with a location.
    pub fn fault(
        &mut self,
        code: &str,
        at: Range<usize>,
        message: impl Into<String>,
        label: impl Into<String>,
    ) {
        let fault = Fault::user(code, message).at(&self.origin, at, label);
        self.push(fault);
    }

    /// Adds an error unless it was reported before: several tables may inherit the same value.
    pub fn push(&mut self, fault: Fault) {
        if !self.faults.iter().any(|earlier| earlier.repeats(&fault)) {
            self.faults.push(fault);
        }
    }

    /// Reports an error like [`Reader::fault`], with a remedy.
    pub fn fault_help(
        &mut self,
        code: &str,
        at: Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let fault = Fault::user(code, message).at(&self.origin, at, "here");
        self.push(fault.help(help));
    }

    /// Reports a value of the wrong kind.
    pub fn mismatch(&mut self, value: &Value, what: &str, wanted: &str) {
        let found = match value.get_ref() {
            DeValue::String(_) => "a string",
            DeValue::Integer(_) => "an integer",
            DeValue::Float(_) => "a float",
            DeValue::Boolean(_) => "a boolean",
            DeValue::Datetime(_) => "a date",
            DeValue::Array(_) => "a list",
            DeValue::Table(_) => "a table",
        };
        self.fault(
            "job-wrong-type",
            value.span(),
            format!("{what} must be {wanted}"),
            format!("this is {found}"),
        );
    }

    /// Returns the table `value`, after checking that all its keys are among `keys`.
    pub fn fields<'t>(
        &mut self,
        value: &'t Value<'t>,
        at: Range<usize>,
        what: &str,
        keys: &[&str],
    ) -> Option<Fields<'t>> {
        let DeValue::Table(table) = value.get_ref() else {
            self.mismatch(value, what, "a table");
            return None;
        };
        Some(self.known(table, at, what, keys))
    }

    /// Does the same as [`Reader::fields`] for a table that is not wrapped in a value.
    pub fn known<'t>(
        &mut self,
        table: &'t DeTable<'t>,
        at: Range<usize>,
        what: &str,
        keys: &[&str],
    ) -> Fields<'t> {
        for (key, _) in table {
            let name = key.get_ref().as_ref();
            if !keys.contains(&name) {
                let help = suggest(name, "key", keys.iter().copied());
                self.fault_help(
                    "job-unknown-key",
                    key.span(),
                    format!("{what} has no key `{name}`"),
                    help,
                );
            }
        }
        Fields {
            table,
            inherited: Vec::new(),
            at,
            what: what.to_owned(),
        }
    }

    /// Returns the value of a required key, or reports that it is missing.
    pub fn require<'t>(&mut self, fields: &Fields<'t>, key: &str) -> Option<&'t Value<'t>> {
        let found = fields.get(key);
        if found.is_none() {
            let message = format!("{} has no `{key}`", fields.what);
            self.fault(
                "job-missing-key",
                fields.at.clone(),
                message,
                format!("`{key} = …` is missing here"),
            );
        }
        found
    }

    /// Returns the entries of a table of tables such as `[arrays.…]`: name, location of the name,
    /// value.
    pub fn entries<'t>(
        &mut self,
        value: &'t Value<'t>,
        what: &str,
    ) -> Vec<(String, Range<usize>, &'t Value<'t>)> {
        let DeValue::Table(table) = value.get_ref() else {
            self.mismatch(value, what, "a table");
            return Vec::new();
        };
        let mut entries = Vec::new();
        for (key, value) in table {
            let name = key.get_ref().to_string();
            if let Err(message) = check_name(&name) {
                self.fault("job-bad-name", key.span(), message, "here");
            }
            entries.push((name, key.span(), value));
        }
        entries
    }

    /// Returns the elements of a list.
    pub fn list<'t>(
        &mut self,
        value: &'t Value<'t>,
        what: &str,
        wanted: &str,
    ) -> Option<&'t [Value<'t>]> {
        let DeValue::Array(list) = value.get_ref() else {
            self.mismatch(value, what, wanted);
            return None;
        };
        Some(list)
    }

    /// Returns a string.
    pub fn string(&mut self, value: &Value, what: &str) -> Option<String> {
        let DeValue::String(text) = value.get_ref() else {
            self.mismatch(value, what, "a string");
            return None;
        };
        Some(text.to_string())
    }

    /// Returns the string under an optional key.
    pub fn optional_string(&mut self, fields: &Fields, key: &str) -> Option<String> {
        self.string(fields.get(key)?, &format!("`{key}`"))
    }

    /// Returns the boolean under an optional key; false without it.
    pub fn flag(&mut self, fields: &Fields, key: &str) -> bool {
        let Some(value) = fields.get(key) else {
            return false;
        };
        let DeValue::Boolean(flag) = value.get_ref() else {
            self.mismatch(value, &format!("`{key}`"), "`true` or `false`");
            return false;
        };
        *flag
    }

    /// Returns a number if the value is a literal number.
    pub fn literal(&mut self, value: &Value) -> Option<Number> {
        match value.get_ref() {
            DeValue::Integer(integer) => {
                let digits = integer.as_str().replace('_', "");
                let digits = digits.trim_start_matches('+');
                let parsed = i128::from_str_radix(digits, integer.radix());
                if parsed.is_err() {
                    self.fault(
                        "job-bad-number",
                        value.span(),
                        "this integer is too large",
                        "at most 128 bits",
                    );
                }
                parsed.ok().map(Number::Int)
            }
            DeValue::Float(float) => {
                let text = float.as_str().replace('_', "");
                text.parse().ok().map(Number::Float)
            }
            DeValue::String(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => None,
        }
    }

    /// Returns a number, written as a literal or as an expression of the names in `scope`.
    pub fn number(&mut self, value: &Value, what: &str, scope: &Scope) -> Option<Number> {
        if let DeValue::String(text) = value.get_ref() {
            if let Some(number @ Number::Int(_)) = Number::parse(text) {
                return Some(number);
            }
            let expr = self.expression(value, text, scope)?;
            let result = expr.eval(&scope.values());
            if result.is_nan() {
                self.fault(
                    "job-bad-number",
                    value.span(),
                    format!("{what} is not a number"),
                    "this comes to NaN",
                );
                return None;
            }
            return Some(Number::from_value(result));
        }
        if !matches!(value.get_ref(), DeValue::Integer(_) | DeValue::Float(_)) {
            self.mismatch(value, what, "a number or an expression");
            return None;
        }
        self.literal(value)
    }

    /// Returns an integer of at least `least`, written as a literal or as an expression.
    pub fn integer(
        &mut self,
        value: &Value,
        what: &str,
        scope: &Scope,
        least: i128,
    ) -> Option<i128> {
        match self.number(value, what, scope)? {
            Number::Int(number) if number >= least => Some(number),
            Number::Int(number) => {
                self.fault(
                    "job-bad-number",
                    value.span(),
                    format!("{what} must be at least {least}"),
                    format!("this is {number}"),
                );
                None
            }
            Number::Float(number) => {
                let message = format!("{what} must be an integer; this is {number}");
                self.fault_help(
                    "job-bad-number",
                    value.span(),
                    message,
                    "`/` is exact; write `ceil(a/b)` or `floor(a/b)` to round",
                );
                None
            }
        }
    }

    /// Parses an expression; an error points inside of the string if possible.
    pub fn expression(&mut self, value: &Value, text: &str, scope: &Scope) -> Option<Expr> {
        match Expr::parse(text, &scope.names()) {
            Ok(expr) => Some(expr),
            Err(error) => {
                self.bad_expression(value, text, error);
                None
            }
        }
    }

    /// Reports an error in an expression, pointing inside of the string if possible.
    pub fn bad_expression(&mut self, value: &Value, text: &str, error: ExprError) {
        let name = text.get(error.span.clone());
        let declared = self.declared.iter().find(|known| name == Some(known));
        let at = inside(&self.origin, value.span(), text, error.span);
        let message = format!("cannot read the expression `{text}`");
        let fault = Fault::user("job-bad-expression", message);
        match declared {
            Some(name) => {
                let label = format!("`{name}` is no number that may stand here");
                let fault = fault.at(&self.origin, at, label);
                // Several tables may inherit the expression.
                if !self.of_users.iter().any(|earlier| earlier.repeats(&fault)) {
                    self.of_users.push(fault);
                }
            }
            None => {
                let fault = fault.at(&self.origin, at, error.message);
                self.push(fault.maybe_help(error.help));
            }
        }
    }
}

/// Returns the location of `part` of a string's contents if the string is in the file without
/// escapes; otherwise that of the whole string.
pub(crate) fn inside(
    origin: &Origin,
    whole: Range<usize>,
    contents: &str,
    part: Range<usize>,
) -> Range<usize> {
    let text = origin.inner();
    if text.get(whole.clone()) == Some(contents) {
        return whole.start + part.start..whole.start + part.end;
    }
    let quoted = whole.start + 1..whole.end.saturating_sub(1);
    if text.get(quoted.clone()) == Some(contents) {
        return quoted.start + part.start..quoted.start + part.end;
    }
    whole
}
