//! Walking TOML with places: typed access to values, every mismatch collected as a fault of its line.
//!
//! By hand rather than through serde: serde stops at the first error and cannot keep places inside untagged values, while we
//! report all errors at once, suggest the nearest key, and point inside of expressions.

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

/// Collects faults while a job is read.
pub(super) struct Reader {
    pub origin: Origin,
    pub faults: Vec<Fault>,
    /// The job's `races`, which holds for launches that say nothing of it.
    pub races: super::Races,
    /// The job's `assume_warp_synchronous`, which holds for all launches.
    pub warp_synchronous: bool,
    /// Names of scalars, series, arrays and structures that were found, if only to be refused: their
    /// users are not at fault then.
    pub declared: Vec<String>,
    /// Faults of expressions that use such names, which count if there are no others: what is named
    /// is no number then.
    pub of_users: Vec<Fault>,
    /// The structures of the job's `[structs]`, which arguments name.
    pub structs: Vec<NamedStruct>,
}

/// A table of which some keys hold for other tables that do not have them.
#[derive(Clone)]
pub(super) struct Inherited<'t> {
    pub table: &'t DeTable<'t>,
    pub keys: Vec<&'static str>,
}

/// A table whose keys have been checked.
pub(super) struct Fields<'t> {
    table: &'t DeTable<'t>,
    /// What holds for keys that it does not have, the nearest table first.
    pub inherited: Vec<Inherited<'t>>,
    /// Where to point when a key is missing.
    pub at: Range<usize>,
    /// What it is, for messages: `[arrays.eta]`.
    pub what: String,
}

impl<'t> Fields<'t> {
    /// The value of a key that may be absent, from the table itself or from those that it inherits
    /// from.
    pub fn get(&self, key: &str) -> Option<&'t Value<'t>> {
        self.all(key).next()
    }

    /// Every value of a key, that of the table itself first, then those that it inherits, the
    /// nearest first.
    pub fn all(&self, key: &str) -> impl Iterator<Item = &'t Value<'t>> {
        let inherited = self.inherited.iter();
        let inherited = inherited.filter(|from| from.keys.contains(&key));
        let tables = std::iter::once(self.table).chain(inherited.map(|from| from.table));
        tables
            .filter_map(|table| value_of(table, key))
            .collect::<Vec<_>>()
            .into_iter()
    }

    /// The value of a key in the table itself.
    pub fn own(&self, key: &str) -> Option<&'t Value<'t>> {
        value_of(self.table, key)
    }

    /// What a table within this one inherits: what this one has, and what it inherits itself.
    pub fn passed_on(&self, keys: Vec<&'static str>) -> Vec<Inherited<'t>> {
        let table = self.table;
        let own = Inherited { table, keys };
        std::iter::once(own)
            .chain(self.inherited.iter().cloned())
            .collect()
    }
}

/// The value of a key of a table.
fn value_of<'t>(table: &'t DeTable<'t>, key: &str) -> Option<&'t Value<'t>> {
    let found = table
        .iter()
        .find(|(name, _)| name.get_ref().as_ref() == key);
    found.map(|(_, value)| value)
}

/// The text of a number that is written as an expression.
pub(super) fn formula(value: &Value) -> Option<String> {
    match value.get_ref() {
        DeValue::String(text) if Number::parse(text).is_none() => Some(text.to_string()),
        _ => None, // a number as it is, or a mistake that is said elsewhere
    }
}

impl Reader {
    /// Reports a fault at a place.
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

    /// Keeps a fault, once: several tables may inherit what it is of.
    pub fn push(&mut self, fault: Fault) {
        if !self.faults.iter().any(|earlier| earlier.repeats(&fault)) {
            self.faults.push(fault);
        }
    }

    /// As [`Reader::fault`], with a way out.
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

    /// The table `value`, all of whose keys must be among `keys`.
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

    /// As [`Reader::fields`], for the table itself.
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

    /// The value of a key that must be there.
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

    /// The entries of a table of tables such as `[arrays.…]`: name, place of the name, value.
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

    /// A list.
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

    /// A string.
    pub fn string(&mut self, value: &Value, what: &str) -> Option<String> {
        let DeValue::String(text) = value.get_ref() else {
            self.mismatch(value, what, "a string");
            return None;
        };
        Some(text.to_string())
    }

    /// The string under a key that may be absent.
    pub fn optional_string(&mut self, fields: &Fields, key: &str) -> Option<String> {
        self.string(fields.get(key)?, &format!("`{key}`"))
    }

    /// The boolean under a key that may be absent; false without it.
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

    /// A number, if the value is one.
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

    /// A number, or an expression of the names in `scope`.
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

    /// An integer of at least `least`, or an expression that comes to one.
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

    /// Parses an expression; a fault points inside of the string where it can.
    pub fn expression(&mut self, value: &Value, text: &str, scope: &Scope) -> Option<Expr> {
        match Expr::parse(text, &scope.names()) {
            Ok(expr) => Some(expr),
            Err(error) => {
                self.bad_expression(value, text, error);
                None
            }
        }
    }

    /// A fault that points inside of the string where it can.
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

/// The place of `part` of a string's contents, if the string stands as it is in the file; else the whole string.
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
