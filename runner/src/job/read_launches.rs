//! The `[[launch]]` tables of a job.

use toml::de::DeValue;

use super::scope::Scope;
use super::sizes::{Extent, SHARED_BYTES_LIMIT, parse_extents};
use super::tables::{Fields, Reader, Value};
use super::{Abi, Array, Launch, Located, Options, Races, Scalar, Symbol};
use crate::fault::suggest;

/// What a launch may say; the launch of a derivative rule says the same.
pub(super) const LAUNCH_KEYS: &[&str] = &[
    "kernel",
    "grid",
    "block",
    "args",
    "shared_bytes",
    "symbols",
    "races",
    "assume_race_free",
    "assume_warp_synchronous",
    "exact",
    "fast_math",
    "abi",
];

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
        let options = self.options(&fields, names);
        Some(Launch {
            kernel: kernel?,
            grid: grid?,
            block: block?,
            args,
            args_at: args_value?.span(),
            options,
        })
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
        let symbols = fields
            .get("symbols")
            .map(|value| self.symbols(value, names))
            .unwrap_or_default();
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
            abi: abi.unwrap_or_default(),
        }
    }

    /// What a launch says of races: its `races`, `assume_race_free`, or the job's `races`.
    fn races_of_launch(&mut self, fields: &Fields) -> Races {
        let of_job = self.races;
        let own = fields.get("races");
        if !self.flag(fields, "assume_race_free") {
            return own.and_then(|value| self.races(value)).unwrap_or(of_job);
        }
        if let Some(value) = own
            && self.races(value) != Some(Races::Assume)
        {
            let message =
                "`assume_race_free = true` is `races = \"assume\"`, and this says otherwise";
            self.fault("job-bad-launch", value.span(), message, "here");
        }
        Races::Assume
    }

    /// `"check"`, `"refuse"` or `"assume"`.
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

    /// `{ coeff = "c", table = { array = "t", offset = 8, shape = [4] } }`, or with a structure
    /// `{ pair = { struct = ["u", "v"] } }`.
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

    /// `40`, `[16, 64]`, `["ceil(nx/16)", 64]`, `"16x64"`.
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

/// What arguments may refer to.
pub(super) struct Names<'a> {
    pub scope: &'a Scope,
    pub scalars: &'a [Scalar],
    pub arrays: &'a [Array],
}

impl<'a> Names<'a> {
    /// The array of this name.
    pub fn array(&self, name: &str) -> Option<&'a Array> {
        self.arrays.iter().find(|array| array.name.value == name)
    }
}
