//! Access to an op's attributes by name and kind.

use super::attribute::{Attribute, Entry};
use super::cursor::{Parsed, Problem};
use crate::{Compiled, ConfigValue, ConvolutionDims, ElementType, Literal};

/// Attributes that are ignored: the printer always requests the highest precision.
const IGNORED: &[&str] = &["precision_config", "result_accuracy"];

/// The attributes of an op that are not read yet. [`Attributes::finish`] rejects those that remain.
pub(super) struct Attributes<'n> {
    entries: Vec<&'n Entry>,
    at: usize,
}

impl<'n> Attributes<'n> {
    pub(super) fn new(entries: &'n [Entry], at: usize) -> Attributes<'n> {
        let entries = entries.iter().collect();
        Attributes { entries, at }
    }

    fn take(&mut self, name: &str) -> Option<&'n Entry> {
        let index = self.entries.iter().position(|entry| entry.name == name)?;
        Some(self.entries.remove(index))
    }

    fn need(&mut self, name: &str) -> Parsed<&'n Entry> {
        let at = self.at;
        self.take(name)
            .ok_or_else(|| Problem::new(at, format!("`{name}` is missing")))
    }

    pub(super) fn number<T: TryFrom<i128>>(&mut self, name: &str) -> Parsed<T> {
        let entry = self.need(name)?;
        match entry.value {
            Attribute::Int(int) => narrow(int, entry),
            _ => refuse(entry, "a whole number"),
        }
    }

    pub(super) fn number_or<T: TryFrom<i128>>(&mut self, name: &str, default: T) -> Parsed<T> {
        match self.entries.iter().any(|entry| entry.name == name) {
            true => self.number(name),
            false => Ok(default),
        }
    }

    pub(super) fn numbers<T: TryFrom<i128>>(&mut self, name: &str) -> Parsed<Vec<T>> {
        let entry = self.need(name)?;
        let ints: Vec<i128> = match &entry.value {
            Attribute::Array(items) => items.iter().map(|i| (*i).into()).collect(),
            Attribute::Dense(literal)
                if literal.element().is_integer() && literal.count() < 1 << 16 =>
            {
                literal.to_i64s().into_iter().map(Into::into).collect()
            }
            Attribute::List(items) => {
                let ints = items.iter().map(|item| match item {
                    Attribute::Int(int) => Ok(*int),
                    _ => refuse(entry, "a list of whole numbers"),
                });
                ints.collect::<Parsed<_>>()?
            }
            _ => return refuse(entry, "a list of whole numbers"),
        };
        ints.into_iter().map(|int| narrow(int, entry)).collect()
    }

    pub(super) fn numbers_or_none(&mut self, name: &str) -> Parsed<Vec<usize>> {
        match self.entries.iter().any(|entry| entry.name == name) {
            true => self.numbers(name),
            false => Ok(Vec::new()),
        }
    }

    pub(super) fn numbers_or<T: TryFrom<i128>>(
        &mut self,
        name: &str,
        default: Vec<T>,
    ) -> Parsed<Vec<T>> {
        match self.entries.iter().any(|entry| entry.name == name) {
            true => self.numbers(name),
            false => Ok(default),
        }
    }

    /// Reads `dense<…> : tensor<rankx2xi64>` as its first and its second column; zeros if the
    /// attribute is missing.
    pub(super) fn pairs_or(&mut self, name: &str, rank: usize) -> Parsed<(Vec<i64>, Vec<i64>)> {
        let Some(entry) = self.take(name) else {
            return Ok((vec![0; rank], vec![0; rank]));
        };
        match &entry.value {
            Attribute::Dense(literal)
                if literal.element() == ElementType::I64 && literal.shape() == [rank, 2] =>
            {
                let both = literal.to_i64s();
                let each = |nth: usize| both.iter().skip(nth).step_by(2).copied().collect();
                Ok((each(0), each(1)))
            }
            _ => refuse(entry, &format!("`dense<…> : tensor<{rank}x2xi64>`")),
        }
    }

    /// Reads `#stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>`.
    pub(super) fn convolution(&mut self, name: &str) -> Parsed<ConvolutionDims> {
        let entry = self.need(name)?;
        match &entry.value {
            Attribute::Convolution(dims) => Ok(dims.clone()),
            _ => refuse(entry, "`#stablehlo.conv<…>`"),
        }
    }

    /// Reads `[array<i64: 1, 2>, array<i64: 3, 4>]`.
    pub(super) fn lists(&mut self, name: &str) -> Parsed<Vec<Vec<i64>>> {
        let entry = self.need(name)?;
        let expected = "a list of arrays of whole numbers";
        let Attribute::List(items) = &entry.value else {
            return refuse(entry, expected);
        };
        let lists = items.iter().map(|item| match item {
            Attribute::Array(numbers) => Ok(numbers.clone()),
            _ => refuse(entry, expected),
        });
        lists.collect()
    }

    /// Reads `["one", "two"]`.
    pub(super) fn strings(&mut self, name: &str) -> Parsed<Vec<&'n str>> {
        let entry = self.need(name)?;
        let Attribute::List(items) = &entry.value else {
            return refuse(entry, "a list of strings");
        };
        let texts = items.iter().map(|item| match item {
            Attribute::String(text) => Ok(text.as_str()),
            _ => refuse(entry, "a list of strings"),
        });
        texts.collect()
    }

    /// Reads `dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>`, row by row.
    pub(super) fn table(&mut self, name: &str) -> Parsed<Vec<Vec<usize>>> {
        let entry = self.need(name)?;
        match &entry.value {
            Attribute::Dense(literal)
                if literal.element() == ElementType::I64
                    && literal.shape().len() == 2
                    && literal.count() < 1 << 24 =>
            {
                let all = literal.to_i64s().into_iter();
                let all = all.map(|int| narrow(int.into(), entry));
                let all: Vec<usize> = all.collect::<Parsed<_>>()?;
                let columns = literal.shape()[1].max(1);
                Ok(all.chunks(columns).map(<[usize]>::to_vec).collect())
            }
            _ => refuse(entry, "`dense<…>`, a table of `i64`"),
        }
    }

    /// Reads the number of `#stablehlo.channel_handle<handle = 1, type = 1>`; 0 if it is missing.
    pub(super) fn channel(&mut self, name: &str) -> Parsed<u64> {
        if !self.entries.iter().any(|entry| entry.name == name) {
            return Ok(0);
        }
        let mut fields = self.fields(name, "channel_handle")?;
        let channel = fields.number("handle")?;
        let _: u64 = fields.number_or("type", 1)?;
        fields.finish()?;
        Ok(channel)
    }

    pub(super) fn flag(&mut self, name: &str) -> Parsed<bool> {
        match self.take(name) {
            None => Ok(false),
            Some(entry) => match entry.value {
                Attribute::Bool(value) => Ok(value),
                Attribute::Unit => Ok(true),
                _ => refuse(entry, "`true` or `false`"),
            },
        }
    }

    pub(super) fn keyword(&mut self, name: &str, kind: &str) -> Parsed<Option<&'n str>> {
        match self.take(name) {
            None => Ok(None),
            Some(entry) => match &entry.value {
                Attribute::Keyword(found, keyword) if found == kind => Ok(Some(keyword)),
                _ => refuse(entry, &format!("`#stablehlo<{kind} …>`")),
            },
        }
    }

    /// Reads `@symbol`, and returns its position too.
    pub(super) fn symbol(&mut self, name: &str) -> Parsed<(&'n str, usize)> {
        let entry = self.need(name)?;
        match &entry.value {
            Attribute::Symbol(symbol) => Ok((symbol, entry.at)),
            _ => refuse(entry, "a symbol such as `@kernel`"),
        }
    }

    /// Reads how XLA compiles a call; without the attribute, XLA may inline it.
    pub(super) fn compiled(&mut self) -> Compiled {
        let frontend = self.take("mhlo.frontend_attributes");
        let entries = frontend.map(|entry| match &entry.value {
            Attribute::Dictionary(entries) => entries.as_slice(),
            _ => &[],
        });
        let entries = entries.unwrap_or_default();
        let says = |name: &str, text: &str| {
            entries.iter().any(|entry| {
                entry.name == name
                    && matches!(&entry.value, Attribute::String(value) if value == text)
            })
        };
        if says("xla_cpu_small_call", "true") {
            Compiled::OneKernel
        } else if says("inlineable", "false") {
            Compiled::Apart
        } else {
            Compiled::Inlined
        }
    }

    pub(super) fn string(&mut self, name: &str) -> Parsed<String> {
        let entry = self.need(name)?;
        match &entry.value {
            Attribute::String(text) => Ok(text.clone()),
            _ => refuse(entry, "a string"),
        }
    }

    /// Reads a dictionary of numbers, strings and lists of numbers, sorted by name.
    pub(super) fn config(&mut self, name: &str) -> Parsed<Vec<(String, ConfigValue)>> {
        let entry = self.need(name)?;
        let Attribute::Dictionary(entries) = &entry.value else {
            return refuse(entry, "a dictionary");
        };
        let mut config = Vec::new();
        for entry in entries {
            let int = |item: &Attribute| match item {
                Attribute::Int(int) => narrow(*int, entry),
                _ => refuse(entry, "a number, a string or a list of numbers"),
            };
            let value = match &entry.value {
                Attribute::String(text) => ConfigValue::Text(text.clone()),
                Attribute::List(items) => {
                    ConfigValue::Ints(items.iter().map(int).collect::<Parsed<_>>()?)
                }
                other => ConfigValue::Int(int(other)?),
            };
            config.push((entry.name.clone(), value));
        }
        config.sort_by(|a, b| a.0.cmp(&b.0));
        Ok(config)
    }

    /// Reads `[#stablehlo.output_operand_alias<…>, …]` as pairs of a result and an operand.
    pub(super) fn aliases(&mut self, name: &str) -> Parsed<Vec<(usize, usize)>> {
        let Some(entry) = self.take(name) else {
            return Ok(Vec::new());
        };
        let Attribute::List(items) = &entry.value else {
            return refuse(entry, "a list of `#stablehlo.output_operand_alias<…>`");
        };
        let mut aliases = Vec::new();
        for item in items {
            let fields = match item {
                Attribute::Fields(kind, fields) if kind == "output_operand_alias" => fields,
                _ => return refuse(entry, "a list of `#stablehlo.output_operand_alias<…>`"),
            };
            let mut fields = Attributes::new(fields, entry.at);
            let result = match fields.numbers_or_none("output_tuple_indices")?[..] {
                [] => 0,
                [result] => result,
                [..] => return refuse(entry, "of results that are no tuples"),
            };
            aliases.push((result, fields.number("operand_index")?));
            fields.none_of(&["operand_tuple_indices"])?;
            fields.finish()?;
        }
        Ok(aliases)
    }

    pub(super) fn dense(&mut self, name: &str) -> Parsed<Literal> {
        let entry = self.need(name)?;
        match &entry.value {
            Attribute::Dense(literal) | Attribute::ComplexDense(literal) => Ok(literal.clone()),
            _ => refuse(entry, "`dense<…>`"),
        }
    }

    pub(super) fn fields(&mut self, name: &str, kind: &str) -> Parsed<Attributes<'n>> {
        let entry = self.need(name)?;
        match &entry.value {
            Attribute::Fields(found, fields) if found == kind => {
                Ok(Attributes::new(fields, entry.at))
            }
            _ => refuse(entry, &format!("`#stablehlo.{kind}<…>`")),
        }
    }

    /// Ignores the attributes called `names`.
    pub(super) fn leave_out(&mut self, names: &[&str]) {
        self.entries
            .retain(|entry| !names.contains(&entry.name.as_str()));
    }

    /// Checks that these lists are empty or missing.
    pub(super) fn none_of(&mut self, names: &[&str]) -> Parsed<()> {
        for name in names {
            let at = self.at;
            if !self.numbers_or_none(name)?.is_empty() {
                return Err(Problem::new(at, format!("`{name}` is not known here")));
            }
        }
        Ok(())
    }

    /// Checks that all attributes were read, except ignored ones.
    pub(super) fn finish(self) -> Parsed<()> {
        for entry in self.entries {
            let ignored = entry.name.contains('.') || IGNORED.contains(&entry.name.as_str());
            if !ignored {
                return Err(Problem::new(
                    entry.at,
                    format!("`{}` is not known here", entry.name),
                ));
            }
        }
        Ok(())
    }
}

fn narrow<T: TryFrom<i128>>(int: i128, entry: &Entry) -> Parsed<T> {
    T::try_from(int).or_else(|_| refuse(entry, "within its range"))
}

fn refuse<T>(entry: &Entry, expected: &str) -> Parsed<T> {
    Err(Problem::new(
        entry.at,
        format!("`{}` must be {expected}", entry.name),
    ))
}
