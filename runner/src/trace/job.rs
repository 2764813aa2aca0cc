//! Writes the text of a job for a recording.

mod arguments;
mod arrays;
mod initial;
mod memory;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use stablehlo::ElementType;

use super::loops::{Binding as Names, Swap, Value};
use super::memory_kernels::MemoryKernel;
use super::recording::{Operation, Param, Recording};
use super::schedule::{Action, Affine, Group, GroupOptions, Item, Schedule, Term, When};
use crate::arrays::HostArray;
use crate::element;
use crate::job::skeleton::{key, plain, quoted};

/// An array of the job: a block of memory, or a part of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// Its name.
    pub name: String,
    /// The offset of its first byte in the block.
    pub start: u64,
    /// Its type.
    pub element: ElementType,
    /// Its extents.
    pub shape: Vec<u64>,
    /// Remarks for the text.
    pub notes: Vec<String>,
}

impl Layout {
    /// Returns the bytes of all elements.
    pub fn bytes(&self) -> u64 {
        self.shape.iter().product::<u64>() * element::bytes(self.element) as u64
    }
}

/// The names of a kernel and of its parameters.
#[derive(Clone, Debug)]
pub struct KernelText {
    /// Its name in the job.
    pub name: String,
    /// The names of its parameters, where known.
    pub params: Vec<Option<String>>,
}

/// How a variable of a module is bound.
#[derive(Clone, Debug, PartialEq)]
pub enum Binding {
    /// It is the array of its block.
    Array,
    /// It is a structure with these fields.
    Struct(Vec<Field>),
}

/// A field of a structure in a variable.
#[derive(Clone, Debug, PartialEq)]
pub enum Field {
    /// A pointer into a block.
    Pointer(u32, i64),
    /// The null pointer.
    Null,
    /// A number with its type.
    Number(String, &'static str),
}

/// The input of the text.
pub struct JobText<'a> {
    /// The operations of the program.
    pub recording: &'a Recording,
    /// Their order.
    pub schedule: &'a Schedule,
    /// The kernels that are launched, by number.
    pub kernels: &'a BTreeMap<u32, KernelText>,
    /// The arrays, by block.
    pub layouts: &'a BTreeMap<u32, Vec<Layout>>,
    /// The blocks of `layouts` in the order in which their arrays are declared.
    pub order: &'a [u32],
    /// For each array, the block whose contents it holds at the end.
    pub names: &'a Names,
    /// The bindings of variables, by block.
    pub variables: &'a BTreeMap<u32, Binding>,
    /// Whether each float argument is a separate scalar, whose value is not in the text.
    pub are_floats_open: bool,
}

/// A job, as text and files.
#[derive(Debug, Default)]
pub struct Written {
    /// The text after its head.
    pub text: String,
    /// First values that are stored in files, by array.
    pub inputs: Vec<(String, HostArray)>,
    /// Values that vary from step to step, by name.
    pub series: Vec<(String, HostArray)>,
    /// The kernels for copies and fills that it uses.
    pub memory: BTreeSet<MemoryKernel>,
    /// The separate scalars of float arguments: name, value, and size of the type in bytes.
    pub floats: Vec<(String, f64, u8)>,
    /// The number of launches in the text.
    pub launches: usize,
}

/// Writes a job.
///
/// - errors: operations that a job cannot express
pub fn write(text: &JobText<'_>) -> Result<Written, String> {
    let mut writer = Writer {
        on: text,
        written: Written::default(),
        scalars: Vec::new(),
        taken: BTreeSet::new(),
        staged: Vec::new(),
        series_names: BTreeMap::new(),
        structs: Vec::new(),
        defaults: BTreeMap::new(),
    };
    writer.take_names();
    writer.job()?;
    Ok(writer.written)
}

/// A named number.
struct Scalar {
    name: String,
    value: Number,
}

/// A number in the type of a parameter.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Number {
    Int(i64),
    /// The bits, and the size of the type in bytes.
    Float(u64, u8),
}

impl Number {
    fn text(self) -> String {
        match self {
            Number::Int(value) => value.to_string(),
            Number::Float(bits, 4) => float_text(&format!("{:?}", f32::from_bits(bits as u32))),
            Number::Float(bits, _) => float_text(&format!("{:?}", f64::from_bits(bits))),
        }
    }
}

/// Returns a float in TOML syntax.
pub fn float_text(text: &str) -> String {
    match text {
        "NaN" => "nan".to_owned(),
        other => other.to_owned(),
    }
}

/// An array that holds data written by the host.
struct Staged {
    name: String,
    layout: Layout,
    contents: Vec<u32>,
}

struct Writer<'a> {
    on: &'a JobText<'a>,
    written: Written,
    scalars: Vec<Scalar>,
    taken: BTreeSet<String>,
    staged: Vec<Staged>,
    series_names: BTreeMap<usize, String>,
    /// The structures: name and fields.
    structs: Vec<(String, String)>,
    /// The variables of modules that stand for the same in all launches.
    defaults: BTreeMap<String, String>,
}

/// Names that have a different meaning in jobs.
const RESERVED: [&str; 5] = ["step", "iteration", "time", "null", "pi"];

/// Returns the names that no array and no scalar may have: those with another meaning in jobs, and
/// the indices of unrolled groups.
pub fn reserved_names(schedule: &Schedule) -> BTreeSet<String> {
    let indices = schedule.items.groups();
    let indices = indices.filter_map(|group| group.options.unroll.clone());
    indices.chain(RESERVED.map(str::to_owned)).collect()
}

impl Writer<'_> {
    fn take_names(&mut self) {
        let arrays = self
            .on
            .layouts
            .values()
            .flatten()
            .map(|layout| layout.name.clone());
        self.taken = arrays.chain(reserved_names(self.on.schedule)).collect();
        if self.on.are_floats_open {
            return;
        }
        let schedule = self.on.schedule;
        for action in schedule.items.leaves() {
            self.scalars_of(action);
        }
        self.find_defaults();
    }

    /// Creates scalars for the numbers that launches have as arguments.
    fn scalars_of(&mut self, action: &Action) {
        let Operation::Launch {
            kernel,
            params,
            structures,
            ..
        } = &self.on.recording.operations[action.operation as usize]
        else {
            return;
        };
        let Some(known) = self.on.kernels.get(kernel) else {
            return;
        };
        let mut terms = action.terms[3..].iter();
        let mut add = |name: Option<String>, number: Option<Number>| {
            if let (Some(name), Some(value)) = (name, number)
                && !self.taken.contains(&name)
                && !self.scalars.iter().any(|scalar| scalar.name == name)
            {
                self.scalars.push(Scalar { name, value });
            }
        };
        for (place, param) in params.iter().enumerate() {
            let name = known.params.get(place).cloned().flatten();
            add(name, number(param, &mut terms));
        }
        for (block, structure) in structures {
            let block = self.on.recording.blocks.get(block);
            let name = block.and_then(|block| Some(plain(&block.variable.as_ref()?.1)));
            let param = arguments::only_number(structure).unwrap_or(structure);
            add(name, number(param, &mut terms));
        }
    }

    fn unique(&mut self, wanted: &str) -> String {
        let numbered = (2..).map(|number| format!("{wanted}_{number}"));
        let names = std::iter::once(wanted.to_owned()).chain(numbered);
        let is_free = |name: &String| {
            !self.taken.contains(name) && !self.scalars.iter().any(|s| s.name == *name)
        };
        let name = names.into_iter().find(is_free).unwrap_or_default();
        self.taken.insert(name.clone());
        name
    }

    fn job(&mut self) -> Result<(), String> {
        let schedule = self.on.schedule;
        let mut launches = String::new();
        for (title, items) in [
            ("before", &schedule.items.before),
            ("launch", &schedule.items.step),
            ("after", &schedule.items.after),
        ] {
            for item in items {
                self.top(title, item, &mut launches)?;
            }
        }
        let mut text = String::new();
        if !self.scalars.is_empty() {
            text += "\n[scalars]\n";
            for scalar in &self.scalars {
                let _ = writeln!(text, "{} = {}", key(&scalar.name), scalar.value.text());
            }
        }
        if !self.written.series.is_empty() {
            text += "\n[series]\n";
            for (name, _) in &self.written.series {
                let _ = writeln!(text, "{} = {{ file = \"series.npz\" }}", key(name));
            }
        }
        text += "\n[arrays]\n";
        text += &self.arrays()?;
        if !self.structs.is_empty() {
            text += "\n[structs]\n";
            for (name, fields) in &self.structs {
                let _ = writeln!(text, "{} = [{fields}]", key(name));
            }
        }
        if !self.defaults.is_empty() {
            let defaults = self.defaults.iter();
            let symbols: Vec<_> = defaults
                .map(|(name, value)| (name.clone(), value.clone()))
                .collect();
            let _ = write!(
                text,
                "\n[defaults.launch]\nsymbols = {}\n",
                self.symbols_text(&symbols)
            );
        }
        text += &launches;
        if let Some(steps) = schedule.steps {
            let _ = write!(text, "\n[loop]\nsteps = {steps}\n");
            let swap = self.swap(&schedule.swap)?;
            if !swap.is_empty() {
                let _ = writeln!(text, "swap = {swap}");
            }
        }
        text += &self.outputs();
        self.written.text = text;
        Ok(())
    }

    /// Writes an item of the outermost level as a separate table.
    fn top(&mut self, title: &str, item: &Item, text: &mut String) -> Result<(), String> {
        let tables = match item {
            Item::Leaf(action) => self.action(action)?,
            Item::Group(group) => vec![self.group(group, 0)?],
        };
        for table in tables.into_iter().filter(|table| !table.is_empty()) {
            let _ = write!(text, "\n[[{title}]]\n");
            for (name, value) in table {
                let _ = writeln!(text, "{name} = {value}");
            }
        }
        Ok(())
    }

    fn group(&mut self, group: &Group, depth: usize) -> Result<Table, String> {
        let GroupOptions { unroll, swap, when } = &group.options;
        let mut table = Table::new();
        if let Some(when) = when {
            let when = match when {
                When::Text(text) => text.clone(),
                When::Series(number) => self.series(*number, &Param::Int(4))?,
            };
            table.push(("when".to_owned(), quoted(&when)));
        }
        match unroll {
            Some(name) => table.push((
                "unroll".to_owned(),
                format!("{{ {name} = {} }}", group.repeat),
            )),
            None if group.repeat != 1 => {
                table.push(("repeat".to_owned(), group.repeat.to_string()))
            }
            None => {}
        }
        let swap = self.swap(swap)?;
        if !swap.is_empty() {
            table.push(("swap".to_owned(), swap));
        }
        let indent = "  ".repeat(depth + 1);
        let mut lines = Vec::new();
        for item in &group.items {
            let tables = match item {
                Item::Leaf(action) => self.action(action)?,
                Item::Group(inner) => vec![self.group(inner, depth + 1)?],
            };
            for table in tables.into_iter().filter(|table| !table.is_empty()) {
                let fields: Vec<String> = table
                    .into_iter()
                    .map(|(name, value)| format!("{name} = {value}"))
                    .collect();
                lines.push(format!("{indent}{{ {} }},\n", fields.join(", ")));
            }
        }
        if lines.is_empty() {
            return Ok(Table::new());
        }
        table.push((
            "group".to_owned(),
            format!("[\n{}{}]", lines.concat(), "  ".repeat(depth)),
        ));
        Ok(table)
    }

    fn swap(&self, swap: &Swap) -> Result<String, String> {
        let mut cycles = Vec::new();
        for cycle in &swap.cycles {
            let all: Vec<&Vec<Layout>> = cycle
                .iter()
                .filter_map(|block| self.on.layouts.get(block))
                .collect();
            let first = all
                .first()
                .ok_or("blocks are exchanged that no launch uses")?;
            if all.len() != cycle.len() || all.iter().any(|layouts| layouts.len() != first.len()) {
                return Err("blocks are exchanged that do not hold the same arrays".to_owned());
            }
            for place in 0..first.len() {
                let names: Vec<String> = all
                    .iter()
                    .map(|layouts| quoted(&layouts[place].name))
                    .collect();
                cycles.push(format!("[{}]", names.join(", ")));
            }
        }
        match cycles.is_empty() {
            true => Ok(String::new()),
            false => Ok(format!("[{}]", cycles.join(", "))),
        }
    }

    fn action(&mut self, action: &Action) -> Result<Vec<Table>, String> {
        let recording = self.on.recording;
        match &recording.operations[action.operation as usize] {
            Operation::Launch {
                kernel,
                block,
                shared,
                params,
                variables,
                structures,
            } => {
                let table = self.launch(action, *kernel, *block, *shared, params)?;
                let symbols = self.symbols(action, *kernel, params, variables, structures)?;
                let table = table.into_iter().chain(symbols).collect();
                Ok(vec![table])
            }
            Operation::Read(_) => Ok(Vec::new()),
            Operation::Write(shape) => self.host_write(action, shape).map(|table| vec![table]),
            Operation::Copy { from, to } => {
                let [Term::Pointer(source, at), Term::Pointer(target, offset)] =
                    action.terms.as_slice()
                else {
                    return Err("a copy between places that vary in no simple way".to_owned());
                };
                let (source, target) = (self.place(*source, at)?, self.place(*target, offset)?);
                self.copy(target, to, source, from).map(|table| vec![table])
            }
            Operation::Fill { to, bytes } => self.fill(action, to, *bytes).map(|table| vec![table]),
        }
    }

    fn launch(
        &mut self,
        action: &Action,
        kernel: u32,
        block: [u32; 3],
        shared: u32,
        params: &[Param],
    ) -> Result<Table, String> {
        self.written.launches += 1;
        let known = &self.on.kernels[&kernel];
        let mut table = vec![("kernel".to_owned(), quoted(&known.name))];
        let mut sizes = Vec::new();
        for (axis, term) in action.terms[..3].iter().enumerate() {
            sizes.push(self.blocks(term, block[axis], kernel)?);
        }
        table.push(("grid".to_owned(), three(&sizes)));
        table.push((
            "block".to_owned(),
            three(&block.map(|size| size.to_string())),
        ));
        if shared > 0 {
            table.push(("shared_bytes".to_owned(), shared.to_string()));
        }
        let mut terms = action.terms[3..].iter();
        let mut args = Vec::new();
        for (place, param) in params.iter().enumerate() {
            let name = known.params.get(place).cloned().flatten();
            args.push(self.argument(param, &mut terms, name.as_deref(), false)?);
        }
        table.push(("args".to_owned(), format!("[{}]", args.join(", "))));
        Ok(table)
    }

    /// Returns the number of blocks in one dimension.
    fn blocks(&mut self, term: &Term, threads: u32, kernel: u32) -> Result<String, String> {
        let sum = match term {
            Term::Int(sum) => sum,
            Term::Series(number) => {
                let values = &self.on.schedule.series[*number].values;
                if let Some(text) = self.covering(values, threads) {
                    return Ok(quoted(&text));
                }
                return Ok(quoted(&self.series(*number, &Param::Int(4))?));
            }
            _ => return Err("a grid that is no integer".to_owned()),
        };
        let Some(count) = sum.constant() else {
            // A launch in some steps only has a formula that may be negative in other steps.
            let last = self.on.schedule.steps.unwrap_or(1) - 1;
            let is_negative = |step| sum.at(step).is_some_and(|blocks| blocks < 0);
            let text = sum_text(sum, 1);
            return Ok(quoted(&match is_negative(0) || is_negative(last) {
                true => format!("max({text}, 0)"),
                false => text,
            }));
        };
        let known = &self.on.kernels[&kernel].params;
        let covers = |scalar: &&Scalar| match scalar.value {
            Number::Int(extent) => {
                extent > count
                    && extent > 0
                    && (extent as u64).div_ceil(u64::from(threads)) == count as u64
            }
            Number::Float(..) => false,
        };
        let is_own = |scalar: &&Scalar| known.iter().flatten().any(|name| *name == scalar.name);
        let mut fitting = self.scalars.iter().filter(covers).filter(is_own);
        match (fitting.next(), fitting.next()) {
            (Some(only), None) if threads > 1 => {
                Ok(quoted(&format!("ceil({} / {threads})", only.name)))
            }
            _ => Ok(count.to_string()),
        }
    }

    /// Returns the formula of numbers of blocks that cover a number of threads that changes by one
    /// in each step: `ceil((n - 1 - step) / 16)`.
    fn covering(&self, values: &[Value], threads: u32) -> Option<String> {
        let threads = i64::from(threads);
        for sign in [-1, 1] {
            // The bounds of the number of threads in step 0.
            let (mut least, mut most) = (i64::MIN, i64::MAX);
            for (step, value) in values.iter().enumerate() {
                let Value::Int(blocks) = value else {
                    return None;
                };
                let moved = sign * step as i64;
                least = least.max((blocks - 1) * threads + 1 - moved);
                most = most.min(blocks * threads - moved);
            }
            if threads == 1 || least > most {
                continue;
            }
            let near = self.scalars.iter().filter_map(|scalar| match scalar.value {
                Number::Int(value) if value > 2 => {
                    let start = value.clamp(least, most);
                    let off = start - value;
                    (off.abs() <= 2).then_some((off.abs(), off, scalar.name.as_str()))
                }
                _ => None,
            });
            let start = match near.min() {
                Some((_, 0, name)) => name.to_owned(),
                Some((_, off, name)) if off < 0 => format!("{name} - {}", -off),
                Some((_, off, name)) => format!("{name} + {off}"),
                None => most.to_string(),
            };
            let sign = if sign < 0 { '-' } else { '+' };
            return Some(format!("ceil(({start} {sign} step) / {threads})"));
        }
        None
    }
}

/// The keys and values of a table.
type Table = Vec<(String, String)>;

/// Formats an affine sum as an expression, divided by `unit`.
fn sum_text(sum: &Affine, unit: i64) -> String {
    let mut text = String::new();
    for (factor, name) in &sum.terms {
        let factor = factor / unit;
        let name = name.to_string();
        let name = match name.contains(' ') && !name.ends_with(')') {
            true => format!("({name})"),
            false => name,
        };
        let sign = match (factor < 0, text.is_empty()) {
            (true, true) => "-",
            (true, false) => " - ",
            (false, true) => "",
            (false, false) => " + ",
        };
        let product = match factor.unsigned_abs() {
            1 => name,
            times => format!("{times} * {name}"),
        };
        let _ = write!(text, "{sign}{product}");
    }
    let constant = sum.constant / unit;
    match constant {
        0 if !text.is_empty() => text,
        constant if text.starts_with('-') => format!("{constant} - {}", &text[1..]),
        constant if constant < 0 => format!("{text} - {}", constant.unsigned_abs()),
        constant => format!("{text} + {constant}"),
    }
}

/// Formats up to three sizes, without trailing sizes of 1.
fn three(sizes: &[String]) -> String {
    let last = sizes.iter().rposition(|size| size != "1").unwrap_or(0);
    match &sizes[..=last] {
        [only] => only.clone(),
        several => format!("[{}]", several.join(", ")),
    }
}

/// Returns the number that a parameter receives, if it is a constant. Advances `terms` past its
/// terms.
fn number(param: &Param, terms: &mut dyn Iterator<Item = &Term>) -> Option<Number> {
    match param {
        Param::Null | Param::Unused(_) => None,
        Param::Pointer => {
            terms.next();
            None
        }
        Param::Int(_) => match terms.next()? {
            Term::Int(sum) => sum.constant().map(Number::Int),
            _ => None,
        },
        Param::Float(bytes) => match terms.next()? {
            Term::Float(bits) => Some(Number::Float(*bits, *bytes)),
            _ => None,
        },
        Param::Struct { fields, .. } | Param::Table { fields, .. } => {
            for (_, field) in fields {
                number(field, terms);
            }
            None
        }
    }
}
