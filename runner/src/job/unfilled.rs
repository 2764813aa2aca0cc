//! Finds the values that a job written by `reactant-rs new` leaves to fill in.

use toml::de::{DeTable, DeValue};

use super::tables::{Reader, Value};

/// The placeholder for a value to be filled in.
pub const UNKNOWN: &str = "?";

impl Reader {
    /// Reports each [`UNKNOWN`] of a job.
    pub(super) fn unfilled(&mut self, root: &DeTable) {
        for (key, value) in root.iter() {
            let key = key.get_ref().as_ref();
            if matches!(key, "scalars" | "arrays" | "launch" | "loop") {
                let mut path = vec![key.to_owned()];
                self.unfilled_in(value, &mut path);
            }
        }
    }

    /// Reports each [`UNKNOWN`] in the value at the keys of `path`.
    fn unfilled_in(&mut self, value: &Value, path: &mut Vec<String>) {
        match value.get_ref() {
            DeValue::String(text) if text.as_ref() == UNKNOWN => {
                let (what, wanted) = described(path);
                self.faults.push(
                    crate::fault::Fault::user("job-unfilled", format!("{what} is not filled in"))
                        .at(&self.origin, value.span(), "here")
                        .help(wanted),
                );
            }
            DeValue::Array(values) => {
                for value in values.iter() {
                    self.unfilled_in(value, path);
                }
            }
            DeValue::Table(table) => {
                let kernel = table
                    .iter()
                    .find(|(key, _)| key.get_ref().as_ref() == "kernel");
                let kernel = kernel.and_then(|(_, kernel)| kernel.get_ref().as_str());
                let depth = path.len();
                path.extend(kernel.map(str::to_owned));
                for (key, value) in table.iter() {
                    path.push(key.get_ref().to_string());
                    self.unfilled_in(value, path);
                    path.pop();
                }
                path.truncate(depth);
            }
            _ => {}
        }
    }
}

/// Describes the value at these keys, and the text to write there.
fn described(path: &[String]) -> (String, &'static str) {
    let words: Vec<&str> = path.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["scalars", name, ..] => (
            format!("scalar `{name}`"),
            "write its number, or an expression of other scalars",
        ),
        ["arrays", name, "shape"] => (
            format!("the shape of array `{name}`"),
            "write its extents, the slowest-varying first, as numbers or as expressions of scalars: `shape = [\"ny\", \"nx\"]`",
        ),
        ["arrays", name, "dtype"] => (
            format!("the type of array `{name}`"),
            "write the type of its elements, such as `f32`, `f64` or `i32`",
        ),
        ["arrays", name, ..] => (format!("array `{name}`"), "write what it is"),
        ["launch", kernel, "grid"] => (
            format!("the grid of kernel `{kernel}`"),
            "write how many blocks it is launched with, in x, y, z: `grid = [\"ceil(nx/16)\", \"ceil(ny/16)\"]`",
        ),
        ["launch", kernel, "block"] => (
            format!("the block of kernel `{kernel}`"),
            "write how many threads a block has, in x, y, z: `block = [16, 16]`",
        ),
        ["launch", kernel, "args", "struct"] => (
            format!("a structure that kernel `{kernel}` takes"),
            "write its fields in their order, names of scalars and arrays or numbers: `{ struct = [\"u\", \"n\", 0.5] }`",
        ),
        ["launch", kernel, ..] => (
            format!("an argument of kernel `{kernel}`"),
            "write the name of an array or a scalar, or a number",
        ),
        _ => ("a value".to_owned(), "write what belongs there"),
    }
}
