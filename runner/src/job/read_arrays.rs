//! Reads the `[arrays.…]` tables of a job.

use std::ops::Range;
use std::path::Path;

use stablehlo::ElementType;
use toml::de::DeValue;

use super::keys;
use super::scope::Scope;
use super::sizes::{array_bytes, parse_element};
use super::tables::{Fields, Inherited, Reader, Value};
use super::{About, Array, Coordinate, Entry, FromFile, Init, Law, Located, Scalar};
use crate::arrays::dates::is_date;
use crate::arrays::type_name;
use crate::fault::suggest;
use crate::number::Number;

const WORDS: &[&str] = &["zeros", "ones", "iota", "uniform", "normal"];

/// The keys that an array inherits from the array that it is `like`.
const ALIKE: &[&str] = &["dtype", "shape", "dims", "halo"];

impl Reader {
    pub(super) fn arrays<'t>(
        &mut self,
        root: &Fields<'t>,
        defaults: &[Inherited<'t>],
        context: &Context,
    ) -> Vec<Array> {
        let mut arrays = Vec::new();
        let Some(value) = root.get("arrays") else {
            return arrays;
        };
        let mut above: Vec<(String, Vec<Inherited>)> = Vec::new();
        for (name, at, value) in self.entries(value, "`[arrays]`") {
            self.declared.push(name.clone());
            let what = format!("[arrays.{name}]");
            let Some(mut fields) = self.fields(value, at.clone(), &what, &keys::ARRAY.names())
            else {
                continue;
            };
            fields.inherited = match fields.get("like") {
                None => defaults.to_vec(),
                Some(like) => match self.alike(like, &above) {
                    None => continue,
                    Some(passed_on) => passed_on,
                },
            };
            above.push((name.clone(), fields.passed_on(ALIKE.to_vec())));
            arrays.extend(self.array(&fields, Located::new(name, at), context));
        }
        arrays
    }

    /// Returns the keys inherited from the array that `like` names, which must be defined above.
    fn alike<'t>(
        &mut self,
        like: &Value,
        above: &[(String, Vec<Inherited<'t>>)],
    ) -> Option<Vec<Inherited<'t>>> {
        let name = self.string(like, "`like`")?;
        let found = above.iter().find(|(known, _)| *known == name);
        if found.is_none() {
            let help = suggest(&name, "array", above.iter().map(|(name, _)| name.as_str()));
            let message = format!("there is no array `{name}` above this one");
            self.fault_help("job-unknown-name", like.span(), message, help);
        }
        found.map(|(_, passed_on)| passed_on.clone())
    }

    fn array(
        &mut self,
        fields: &Fields,
        name: Located<String>,
        context: &Context,
    ) -> Option<Array> {
        let element = self
            .require(fields, "dtype")
            .and_then(|value| self.element(value));
        let shape = self
            .require(fields, "shape")
            .and_then(|value| self.shape(value, context.scope));
        let about = self.about(fields);
        let (element, shape) = (element?, shape?);
        if array_bytes(element, &shape).is_none() {
            let at = fields
                .get("shape")
                .map_or(name.at.clone(), |value| value.span());
            let message = format!(
                "array `{}` is too large: {} cannot be addressed",
                name.value,
                type_name(element, &shape)
            );
            self.fault("job-array-too-large", at, message, "here");
        }
        let dims = fields
            .get("dims")
            .and_then(|value| self.dims(value, shape.len()));
        let halo = self.halo(fields.get("halo"), &shape, context.scope);
        let names = dims
            .clone()
            .unwrap_or_else(|| (0..shape.len()).map(|axis| format!("dim_{axis}")).collect());
        let scope = Scope::of_array(&names, context.coordinates, context.scalars);
        let init = match fields.get("init") {
            None => Some(Located::new(
                Init::Constant(Number::Int(0)),
                name.at.clone(),
            )),
            Some(value) => self
                .init(value, element, &scope, context.folder)
                .map(|init| Located::new(init, value.span())),
        };
        Some(Array {
            name,
            element,
            shape,
            dims,
            halo,
            init: init?,
            about,
            hidden: false,
        })
    }

    pub(super) fn element(&mut self, value: &Value) -> Option<ElementType> {
        let name = self.string(value, "an element type")?;
        match parse_element(&name) {
            Ok(element) => Some(element),
            Err((message, help)) => {
                self.fault_help("job-unknown-type", value.span(), message, help);
                None
            }
        }
    }

    pub(super) fn about(&mut self, fields: &Fields) -> About {
        About {
            units: self.optional_string(fields, "units"),
            long_name: self.optional_string(fields, "long_name"),
            standard_name: self.optional_string(fields, "standard_name"),
        }
    }

    /// Reads `[512, "nx"]`, `512` or `"nx*ny"`; every extent is at least 1.
    pub(super) fn shape(&mut self, value: &Value, scope: &Scope) -> Option<Vec<usize>> {
        let list = match value.get_ref() {
            DeValue::Array(list) => list.iter().collect(),
            _ => vec![value],
        };
        let extents: Vec<_> = list
            .into_iter()
            .map(|value| self.integer(value, "an extent of `shape`", scope, 1))
            .collect();
        let extents: Vec<i128> = extents.into_iter().collect::<Option<_>>()?;
        Some(
            extents
                .into_iter()
                .map(|extent| usize::try_from(extent).unwrap_or(usize::MAX))
                .collect(),
        )
    }

    fn dims(&mut self, value: &Value, rank: usize) -> Option<Vec<String>> {
        let names = self.names(value, "`dims`");
        if names.len() != rank {
            let message = format!(
                "`dims` and `shape` differ in length: {} and {rank}",
                names.len()
            );
            self.fault(
                "job-wrong-shape",
                value.span(),
                message,
                "one name for each extent of `shape`",
            );
            return None;
        }
        for (index, name) in names.iter().enumerate() {
            if names[..index]
                .iter()
                .any(|earlier| earlier.value == name.value)
            {
                self.fault(
                    "job-duplicate-name",
                    name.at.clone(),
                    format!("the dimension `{}` is named twice", name.value),
                    "here",
                );
            }
        }
        Some(names.into_iter().map(|name| name.value).collect())
    }

    /// Reads one width for all dimensions, or one for each; some interior must remain.
    fn halo(&mut self, value: Option<&Value>, shape: &[usize], scope: &Scope) -> Vec<usize> {
        let none = vec![0; shape.len()];
        let Some(value) = value else { return none };
        let cells: Vec<Option<i128>> = match value.get_ref() {
            DeValue::Array(list) => list
                .iter()
                .map(|value| self.integer(value, "`halo`", scope, 0))
                .collect(),
            _ => vec![self.integer(value, "`halo`", scope, 0); shape.len()],
        };
        let Some(cells) = cells.into_iter().collect::<Option<Vec<i128>>>() else {
            return none;
        };
        if cells.len() != shape.len() {
            let message = format!(
                "`halo` and `shape` differ in length: {} and {}",
                cells.len(),
                shape.len()
            );
            self.fault(
                "job-wrong-shape",
                value.span(),
                message,
                "one entry for each extent of `shape`",
            );
            return none;
        }
        if cells
            .iter()
            .zip(shape)
            .any(|(cells, extent)| cells.saturating_mul(2) >= *extent as i128)
        {
            self.fault(
                "job-wrong-shape",
                value.span(),
                "the halo leaves no interior",
                "two halos must be smaller than the extent",
            );
            return none;
        }
        cells.into_iter().map(|cells| cells as usize).collect()
    }

    pub(super) fn init(
        &mut self,
        value: &Value,
        element: ElementType,
        scope: &Scope,
        folder: &Path,
    ) -> Option<Init> {
        match value.get_ref() {
            DeValue::String(word) => {
                let init = init_word(word);
                if init.is_none() {
                    let help = format!(
                        "{}\nan expression is written `{{ expr = \"…\" }}`",
                        suggest(word, "initial value", WORDS.iter().copied())
                    );
                    self.fault_help(
                        "job-unknown-init",
                        value.span(),
                        format!("there is no initial value `{word}`"),
                        help,
                    );
                }
                init
            }
            DeValue::Table(table) => {
                let has = |key: &str| table.iter().any(|(name, _)| name.get_ref().as_ref() == key);
                let at = value.span();
                if has("random") {
                    self.random(value, at)
                } else if has("file") {
                    self.file(value, at, element, scope, folder)
                } else {
                    self.expression_init(value, at, scope)
                }
            }
            _ => {
                let number = self.number(value, "`init`", scope)?;
                if let Err(message) = number.encode(element) {
                    self.fault(
                        "job-bad-number",
                        value.span(),
                        "the initial value does not fit the array",
                        message,
                    );
                }
                Some(Init::Constant(number))
            }
        }
    }

    fn expression_init(&mut self, value: &Value, at: Range<usize>, scope: &Scope) -> Option<Init> {
        let fields = self.fields(value, at, "`init`", &keys::EXPRESSION.names())?;
        let value = self.require(&fields, "expr")?;
        let text = self.string(value, "`expr`")?;
        self.expression(value, &text, scope)
            .map(|_| Init::Expression(text))
    }

    fn file(
        &mut self,
        value: &Value,
        at: Range<usize>,
        element: ElementType,
        scope: &Scope,
        folder: &Path,
    ) -> Option<Init> {
        let fields = self.fields(value, at, "`init`", &keys::FILE.names())?;
        let file = self.string(fields.get("file")?, "`file`")?;
        let variable = self.optional_string(&fields, "variable");
        let none = Scope::default();
        let index = fields.get("index");
        let index = index.map(|value| self.entries_of_file(value));
        let index = index.unwrap_or_default();
        let fill = fields
            .get("fill")
            .and_then(|value| self.number(value, "`fill`", &none));
        let halo = match fields.get("halo") {
            None => None,
            Some(value) => Some(Box::new(self.init(value, element, scope, folder)?)),
        };
        Some(Init::File(FromFile {
            path: folder.join(file),
            // NumPy calls it a key.
            variable: variable.or_else(|| self.optional_string(&fields, "key")),
            index,
            fill,
            halo,
        }))
    }

    /// Reads the entries selected in dimensions of a file: `{ time = -1 }`,
    /// `{ time = "2020-01-15" }`.
    fn entries_of_file(&mut self, value: &Value) -> Vec<(String, Entry)> {
        let none = Scope::default();
        let mut index = Vec::new();
        for (dim, _, value) in self.entries(value, "`index`") {
            let date = match value.get_ref() {
                DeValue::String(text) => Some(text.to_string()),
                DeValue::Datetime(date) => Some(date.to_string()),
                _ => None,
            };
            match date {
                Some(date) if is_date(&date) => index.push((dim, Entry::Date(date))),
                Some(date) => {
                    let message = format!("`index` of `{dim}`: `{date}` is no date");
                    let help =
                        "a whole number, or a date such as \"2020-01-15\" or \"2020-01-15T12:00\"";
                    self.fault_help("job-bad-number", value.span(), message, help);
                }
                None => match self.number(value, "an entry of `index`", &none) {
                    Some(Number::Int(entry)) if i64::try_from(entry).is_ok() => {
                        index.push((dim, Entry::At(entry as i64)));
                    }
                    Some(_) => {
                        let message = format!("`index` of `{dim}` is no whole number");
                        self.fault("job-bad-number", value.span(), message, "here");
                    }
                    None => {}
                },
            }
        }
        index
    }

    /// Reads the entries selected in dimensions: `{ time = -1 }`.
    pub(super) fn entries_of(
        &mut self,
        value: &Value,
        scope: &Scope,
    ) -> Vec<(Located<String>, i64)> {
        let mut index = Vec::new();
        for (dim, at, value) in self.entries(value, "`index`") {
            match self.number(value, "an entry of `index`", scope) {
                Some(Number::Int(entry)) if i64::try_from(entry).is_ok() => {
                    index.push((Located::new(dim, at), entry as i64));
                }
                Some(_) => {
                    let message = format!("`index` of `{dim}` is no whole number");
                    self.fault("job-bad-number", value.span(), message, "here");
                }
                None => {}
            }
        }
        index
    }

    fn random(&mut self, value: &Value, at: Range<usize>) -> Option<Init> {
        let mut all = keys::UNIFORM.names();
        let of_normal = keys::NORMAL.names().into_iter();
        all.extend(of_normal.filter(|name| !keys::UNIFORM.has(name)));
        let fields = self.fields(value, at.clone(), "`init`", &all)?;
        let word = fields.get("random")?;
        let name = self.string(word, "`random`")?;
        let none = Scope::default();
        let seed = fields
            .get("seed")
            .map_or(Some(0), |value| self.integer(value, "`seed`", &none, 0));
        let mut number = |key: &str| {
            fields.get(key).map(|value| {
                self.number(value, &format!("`{key}`"), &none)
                    .map_or(f64::NAN, Number::as_f64)
            })
        };
        let (low, high, mean, deviation) = (
            number("low"),
            number("high"),
            number("mean"),
            number("deviation"),
        );
        let law = match name.as_str() {
            "uniform" => {
                self.fields(
                    value,
                    at.clone(),
                    "a uniform `init`",
                    &keys::UNIFORM.names(),
                );
                let bounds = (low.is_some() || high.is_some())
                    .then(|| (low.unwrap_or(0.0), high.unwrap_or(1.0)));
                if bounds.is_some_and(|(low, high)| low >= high) {
                    self.fault("job-bad-number", at, "`low` must be below `high`", "here");
                }
                Law::Uniform(bounds)
            }
            "normal" => {
                self.fields(value, at, "a normal `init`", &keys::NORMAL.names());
                Law::Normal {
                    mean: mean.unwrap_or(0.0),
                    deviation: deviation.unwrap_or(1.0),
                }
            }
            _ => {
                let help = suggest(&name, "distribution", ["uniform", "normal"]);
                self.fault_help(
                    "job-unknown-init",
                    word.span(),
                    format!("there is no distribution `{name}`"),
                    help,
                );
                return None;
            }
        };
        Some(Init::Random {
            law,
            seed: u64::try_from(seed?).unwrap_or(u64::MAX),
        })
    }
}

/// The definitions that `[arrays]` may refer to.
pub(super) struct Context<'a> {
    pub scope: &'a Scope,
    pub scalars: &'a [Scalar],
    pub coordinates: &'a [Coordinate],
    pub folder: &'a Path,
}

/// Returns the initial value that is written as one word, in jobs and on the command line.
pub(super) fn init_word(word: &str) -> Option<Init> {
    Some(match word {
        "zeros" => Init::Constant(Number::Int(0)),
        "ones" => Init::Constant(Number::Int(1)),
        "iota" => Init::Iota,
        "uniform" => Init::Random {
            law: Law::Uniform(None),
            seed: 0,
        },
        "normal" => Init::Random {
            law: Law::Normal {
                mean: 0.0,
                deviation: 1.0,
            },
            seed: 0,
        },
        _ => return None,
    })
}
