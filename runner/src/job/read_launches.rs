//! Reads the `[[launch]]` tables of a job.

use toml::de::DeValue;

use super::read_schedule::UnrolledIndex;
use super::scope::{Scope, Source};
use super::sizes::{Extent, SHARED_BYTES_LIMIT, parse_extents};
use super::steps::{self, StepFormula};
use super::tables::{Fields, Reader, Value, formula};
use super::{Abi, Argument, Array, Launch, Located, Options, Races, Scalar, Series, Symbol};
use crate::fault::suggest;
use crate::raiser::Fallback;

/// The key of arguments that precede those of `args`.
const LEADING_ARGS: &str = "leading_args";

/// The expressions of numbers of blocks that vary from step to step.
type OfStep = [Option<Located<String>>; 3];

impl Reader {
    /// Reads a launch from its table.
    pub(super) fn launch(&mut self, fields: &Fields, names: &Names) -> Option<Launch> {
        let kernel = self.require(fields, "kernel");
        let kernel = kernel
            .and_then(|value| Some(Located::new(self.string(value, "`kernel`")?, value.span())));
        let grid = self
            .require(fields, "grid")
            .and_then(|value| self.grid(value, names));
        let block = self
            .require(fields, "block")
            .and_then(|value| self.extents(value, Extent::Block, names.scope));
        let mut args = Vec::new();
        if let Some(value) = fields.get(LEADING_ARGS) {
            self.arguments(value, LEADING_ARGS, &mut args, names);
        }
        let args_value = self.require(fields, "args");
        if let Some(value) = args_value {
            self.arguments(value, "args", &mut args, names);
        }
        let options = self.options(fields, names);
        let (grid, grid_of_step) = grid?;
        Some(Launch {
            kernel: kernel?,
            grid,
            grid_of_step,
            block: block?,
            args,
            args_at: args_value?.span(),
            options,
        })
    }

    /// Appends the arguments of a list to `args`.
    fn arguments(
        &mut self,
        value: &Value,
        key: &str,
        args: &mut Vec<Located<Argument>>,
        names: &Names,
    ) {
        let list = self.list(value, &format!("`{key}`"), "a list");
        for entry in list.unwrap_or_default() {
            let argument = self.argument(entry, names);
            args.extend(argument.map(|argument| Located::new(argument, entry.span())));
        }
    }

    pub(super) fn options(&mut self, fields: &Fields, names: &Names) -> Options {
        let shared_bytes = fields.get("shared_bytes").and_then(|value| {
            let bytes = self.integer(value, "`shared_bytes`", names.scope, 0)?;
            if bytes > i128::from(SHARED_BYTES_LIMIT) {
                let message =
                    format!("a block has at most {SHARED_BYTES_LIMIT} bytes of shared memory");
                self.fault(
                    "job-bad-launch",
                    value.span(),
                    message,
                    format!("this is {bytes}"),
                );
                return None;
            }
            u32::try_from(bytes).ok()
        });
        let mut symbols: Vec<Symbol> = Vec::new();
        for value in fields.all("symbols") {
            for symbol in self.symbols(value, names) {
                // The launch's own symbols override inherited ones.
                if !symbols
                    .iter()
                    .any(|nearer| nearer.name.value == symbol.name.value)
                {
                    symbols.push(symbol);
                }
            }
        }
        let abi = fields.get("abi").and_then(|value| {
            let name = self.string(value, "`abi`")?;
            let abi = Abi::parse(&name);
            if abi.is_none() {
                let help = suggest(&name, "ABI", Abi::ALL.iter().map(|(name, _)| *name));
                let message = format!("there is no ABI `{name}`");
                self.fault_help("job-bad-launch", value.span(), message, help);
            }
            abi
        });
        Options {
            shared_bytes: shared_bytes.unwrap_or_default(),
            symbols,
            races: self.races_of_launch(fields),
            warp_synchronous: self.flag(fields, "assume_warp_synchronous") || self.warp_synchronous,
            exact: self.flag(fields, "exact"),
            fast_math: self.flag(fields, "fast_math"),
            own_code: self.flag(fields, "own_code"),
            abi: abi.unwrap_or_default(),
        }
    }

    /// Returns the treatment of races: from the launch's `races` or `assume_race_free`, the
    /// inherited `races`, or the job's.
    fn races_of_launch(&mut self, fields: &Fields) -> Races {
        let of_job = self.races;
        if !self.flag(fields, "assume_race_free") {
            let said = fields.get("races").and_then(|value| self.races(value));
            return said.unwrap_or(of_job);
        }
        let own = fields.own("races");
        if let Some(value) = own
            && self.races(value) != Some(Races::Assume)
        {
            let message =
                "`assume_race_free = true` is `races = \"assume\"`, and this says otherwise";
            self.fault("job-bad-launch", value.span(), message, "here");
        }
        Races::Assume
    }

    /// Reads `"check"`, `"refuse"` or `"assume"`.
    pub(super) fn races(&mut self, value: &Value) -> Option<Races> {
        let name = self.string(value, "`races`")?;
        let races = Races::parse(&name);
        if races.is_none() {
            let message = format!("`races` cannot be `{name}`");
            let help = "write `check`, `refuse` or `assume`";
            self.fault_help("job-bad-launch", value.span(), message, help);
        }
        races
    }

    /// Reads `fallback = "native"` or `"ptx"`.
    pub(super) fn fallback(&mut self, fields: &Fields) -> Fallback {
        let Some(value) = fields.get("fallback") else {
            return Fallback::None;
        };
        let Some(name) = self.string(value, "`fallback`") else {
            return Fallback::None;
        };
        let mut known = [Fallback::Native, Fallback::Ptx].into_iter();
        let found = known.find(|fallback| fallback.name() == Some(name.as_str()));
        found.unwrap_or_else(|| {
            let message = format!("`fallback` cannot be `{name}`");
            let help = "write `native` or `ptx`";
            self.fault_help("job-bad-fallback", value.span(), message, help);
            Fallback::None
        })
    }

    /// Reads `{ coeff = "c", table = { array = "t", offset = 8, shape = [4] } }`, or with a
    /// structure `{ pair = { struct = ["u", "v"] } }`.
    fn symbols(&mut self, value: &Value, names: &Names) -> Vec<Symbol> {
        let DeValue::Table(table) = value.get_ref() else {
            self.mismatch(value, "`symbols`", "a table of symbols and arrays");
            return Vec::new();
        };
        let mut symbols = Vec::new();
        for (name, value) in table {
            let at = name.span();
            let name = Located::new(name.get_ref().to_string(), at);
            let given = self.symbol(value, names);
            let given = given.map(|given| Located::new(given, value.span()));
            symbols.extend(given.map(|given| Symbol { name, given }));
        }
        symbols
    }

    /// Reads numbers of blocks like [`Reader::extents`], and the expressions of those that vary
    /// from step to step.
    fn grid(&mut self, value: &Value, names: &Names) -> Option<([u32; 3], OfStep)> {
        let varies = |value: &Value| match value.get_ref() {
            DeValue::String(text) => names.varies(text).then(|| names.substituted(text)),
            _ => None,
        };
        let sizes: Vec<&Value> = match value.get_ref() {
            DeValue::Array(list) => list.iter().collect(),
            _ => vec![value],
        };
        if !sizes.iter().any(|size| varies(size).is_some()) {
            let grid = self.extents(value, Extent::Grid, names.scope)?;
            return Some((grid, Default::default()));
        }
        let (mut fixed, mut varying) = (Vec::new(), [None, None, None]);
        for (axis, size) in sizes.into_iter().enumerate() {
            let Some(text) = varies(size) else {
                fixed.push(self.integer(size, "a grid size", names.scope, i128::MIN)?);
                continue;
            };
            self.formula_of_step(size, &text, names)?;
            fixed.push(1); // until the number of steps is known
            if let Some(varying) = varying.get_mut(axis) {
                *varying = Some(Located::new(text, size.span()));
            }
        }
        let grid = Extent::Grid.check(&fixed);
        let grid = grid.map_err(|message| {
            self.fault("job-bad-launch", value.span(), message, "here");
        });
        Some((grid.ok()?, varying))
    }

    /// Reports an error in an expression that varies from step to step.
    pub(super) fn formula_of_step(
        &mut self,
        value: &Value,
        text: &str,
        names: &Names,
    ) -> Option<()> {
        match StepFormula::parse(text, names.scalars, names.series, names.dt) {
            Ok(_) => Some(()),
            Err(error) => {
                self.bad_expression(value, text, error);
                None
            }
        }
    }

    /// Reads `40`, `[16, 64]`, `["ceil(nx/16)", 64]`, `"16x64"`.
    pub(super) fn extents(
        &mut self,
        value: &Value,
        extent: Extent,
        scope: &Scope,
    ) -> Option<[u32; 3]> {
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
}

/// The definitions that arguments may refer to.
pub(super) struct Names<'a> {
    /// The scalars, and the indices of `unroll`.
    pub scope: &'a Scope,
    pub scalars: &'a [Scalar],
    pub series: &'a [Series],
    pub arrays: &'a [Array],
    /// The indices of the `unroll` around the launch.
    pub indices: &'a [UnrolledIndex],
    /// The length of a step, if the job has it.
    pub dt: Option<f64>,
}

/// [`Names`] with one more index.
pub(super) struct WithIndex<'a> {
    scope: Scope,
    scalars: &'a [Scalar],
    series: &'a [Series],
    arrays: &'a [Array],
    indices: Vec<UnrolledIndex>,
    dt: Option<f64>,
}

impl WithIndex<'_> {
    pub fn names(&self) -> Names<'_> {
        Names {
            scope: &self.scope,
            scalars: self.scalars,
            series: self.series,
            arrays: self.arrays,
            indices: &self.indices,
            dt: self.dt,
        }
    }
}

impl<'a> Names<'a> {
    /// Returns whether an expression varies from step to step.
    pub fn varies(&self, text: &str) -> bool {
        steps::varies(text, self.series, &|name| {
            let is_scalar = self.scope.names.iter().any(|known| known == name);
            is_scalar || self.array(name).is_some()
        })
    }

    /// Returns the array of this name.
    pub fn array(&self, name: &str) -> Option<&'a Array> {
        self.arrays.iter().find(|array| array.name.value == name)
    }

    /// Returns whether a name is that of a number, or of a value that varies from step to step.
    pub fn is_number(&self, name: &str) -> bool {
        let mut scalars = self.scalars.iter();
        scalars.any(|scalar| scalar.name.value == name)
            || self.index(name).is_some()
            || self.varies(name)
    }

    /// Returns the same names and one more index.
    pub fn with(&self, index: UnrolledIndex) -> WithIndex<'a> {
        let mut scope = self.scope.clone();
        scope.add(&index.name, Source::Constant(index.value as f64));
        let mut indices = self.indices.to_vec();
        indices.push(index);
        WithIndex {
            scope,
            scalars: self.scalars,
            series: self.series,
            arrays: self.arrays,
            indices,
            dt: self.dt,
        }
    }

    /// Returns the value of an index of `unroll`.
    pub fn index(&self, name: &str) -> Option<u64> {
        let found = self.indices.iter().find(|index| index.name == name);
        found.map(|index| index.value)
    }

    /// Returns the text of a number that is written as an expression of scalars, with indices
    /// replaced by their values.
    pub fn formula(&self, value: &Value) -> Option<String> {
        Some(self.substituted(&formula(value)?))
    }

    /// Returns an expression with indices replaced by their values.
    pub fn substituted(&self, text: &str) -> String {
        let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
        let words = text.split_inclusive(|c| !is_part(c));
        let known = |word: &str| {
            let name = word.trim_end_matches(|c| !is_part(c));
            let value = self.index(name)?;
            Some(format!("{value}{}", &word[name.len()..]))
        };
        words
            .map(|word| known(word).unwrap_or(word.to_owned()))
            .collect()
    }
}
