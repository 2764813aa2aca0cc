//! The text of a job for a recording.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use stablehlo::ElementType;

use super::loops::{Swap, Value};
use super::memory_kernels::{MemoryKernel, Task};
use super::recording::{Operation, Param, Recording, Shape};
use super::schedule::{Action, Affine, Group, HostRead, IndexName, Item, Schedule, Term};
use super::tables::variable_of;
use crate::arrays::HostArray;
use crate::element;
use crate::job::skeleton::{key, quoted};

/// An array of the job: a block of memory, or a part of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// Its name.
    pub name: String,
    /// Its first byte in the block.
    pub start: u64,
    /// Its type.
    pub element: ElementType,
    /// Its extents.
    pub shape: Vec<u64>,
    /// What is to be said of it.
    pub notes: Vec<String>,
}

impl Layout {
    /// Bytes of all elements.
    pub fn bytes(&self) -> u64 {
        self.shape.iter().product::<u64>() * element::bytes(self.element) as u64
    }
}

/// What is known of a kernel of the program.
#[derive(Clone, Debug)]
pub struct KernelText {
    /// Its name, as the job is to say it.
    pub name: String,
    /// The names of its parameters, as far as they are known.
    pub params: Vec<Option<String>>,
}

/// How a variable of a module is bound.
#[derive(Clone, Debug, PartialEq)]
pub enum Binding {
    /// To the array of its block.
    Array,
    /// To a structure, with these fields.
    Struct(Vec<Field>),
}

/// A field of a structure in a variable.
#[derive(Clone, Debug, PartialEq)]
pub enum Field {
    /// A pointer to a place in a block.
    Pointer(u32, i64),
    /// The null pointer.
    Null,
    /// A number, of this type.
    Number(String, &'static str),
}

/// Everything that the text says.
pub struct JobText<'a> {
    /// What the program did.
    pub recording: &'a Recording,
    /// In which order.
    pub schedule: &'a Schedule,
    /// The kernels that are launched, by their number.
    pub kernels: &'a BTreeMap<u32, KernelText>,
    /// The arrays, by block.
    pub layouts: &'a BTreeMap<u32, Vec<Layout>>,
    /// How variables are bound, by block.
    pub variables: &'a BTreeMap<u32, Binding>,
    /// Whether each float of a launch is a scalar of its own, whose value is not in the text.
    pub are_floats_open: bool,
}

/// A job, as text and files.
#[derive(Debug, Default)]
pub struct Written {
    /// The text, behind its head.
    pub text: String,
    /// First values that no word describes, by array.
    pub inputs: Vec<(String, HostArray)>,
    /// Numbers that vary from step to step, by name.
    pub series: Vec<(String, HostArray)>,
    /// The kernels for copies and fills that it needs.
    pub memory: BTreeSet<MemoryKernel>,
    /// The floats that are scalars of their own: name, value, and bytes of the type.
    pub floats: Vec<(String, f64, u8)>,
    /// Launches in the text.
    pub launches: usize,
}

/// Writes a job.
///
/// - errors: what the job cannot say
pub fn write(text: &JobText<'_>) -> Result<Written, String> {
    let mut writer = Writer {
        on: text,
        written: Written::default(),
        scalars: Vec::new(),
        taken: BTreeSet::new(),
        staged: Vec::new(),
        series_names: BTreeMap::new(),
        structs: Vec::new(),
    };
    writer.take_names();
    writer.job()?;
    Ok(writer.written)
}

/// A number with a name.
struct Scalar {
    name: String,
    value: Number,
}

/// A number as a parameter takes it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Number {
    Int(i64),
    /// Bits, and bytes of the type.
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

/// A float as TOML has it.
fn float_text(text: &str) -> String {
    match text {
        "NaN" => "nan".to_owned(),
        other => other.to_owned(),
    }
}

/// An array that holds what the host wrote.
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
    /// Structures: name and fields.
    structs: Vec<(String, String)>,
}

/// Names that mean something else in jobs.
const RESERVED: [&str; 5] = ["step", "iteration", "time", "null", "pi"];

impl Writer<'_> {
    fn take_names(&mut self) {
        let arrays = self
            .on
            .layouts
            .values()
            .flatten()
            .map(|layout| layout.name.clone());
        self.taken = arrays.chain(RESERVED.map(str::to_owned)).collect();
        if self.on.are_floats_open {
            return;
        }
        let schedule = self.on.schedule;
        for items in [&schedule.before, &schedule.step, &schedule.after] {
            items.iter().for_each(|item| self.scalars_of(item));
        }
    }

    /// Makes scalars of the numbers that launches are given.
    fn scalars_of(&mut self, item: &Item) {
        let action = match item {
            Item::Group(group) => return group.items.iter().for_each(|item| self.scalars_of(item)),
            Item::Action(action) => action,
        };
        let Operation::Launch { kernel, params, .. } =
            &self.on.recording.operations[action.operation as usize]
        else {
            return;
        };
        let Some(known) = self.on.kernels.get(kernel) else {
            return;
        };
        let mut terms = action.terms[3..].iter();
        for (place, param) in params.iter().enumerate() {
            let Some(number) = number(param, &mut terms) else {
                continue;
            };
            let Some(Some(name)) = known.params.get(place) else {
                continue;
            };
            if self.taken.contains(name) || self.scalars.iter().any(|scalar| scalar.name == *name) {
                continue;
            }
            self.scalars.push(Scalar {
                name: name.clone(),
                value: number,
            });
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
            ("before", &schedule.before),
            ("launch", &schedule.step),
            ("after", &schedule.after),
        ] {
            for item in items {
                self.top(title, item, &mut launches)?;
            }
        }
        let mut text = String::new();
        if !self.scalars.is_empty() || !self.written.floats.is_empty() {
            text += "\n[scalars]\n";
            for (name, _, bytes) in &self.written.floats {
                let ty = 8 * u32::from(*bytes);
                let _ = writeln!(text, "{name} = {{ value = 0.5, type = \"f{ty}\" }}");
            }
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

    /// The declarations of arrays; their first values go to the inputs.
    fn arrays(&mut self) -> Result<String, String> {
        let mut text = String::new();
        for (block, layouts) in self.on.layouts {
            if self
                .on
                .variables
                .get(block)
                .is_some_and(|binding| *binding != Binding::Array)
            {
                continue;
            }
            for layout in layouts {
                let empty = Vec::new();
                let image = self.on.schedule.initial.get(block).unwrap_or(&empty);
                let end = (layout.start + layout.bytes()) as usize;
                let bytes = image.get(layout.start as usize..end).unwrap_or_default();
                let init = self.init(&layout.name, layout, bytes);
                for note in &layout.notes {
                    let _ = writeln!(text, "# {note}");
                }
                let _ = writeln!(
                    text,
                    "{} = {{ dtype = {}, shape = [{}]{init} }}",
                    key(&layout.name),
                    quoted(element::name(layout.element)),
                    self.extents(&layout.shape),
                );
            }
        }
        for staged in std::mem::take(&mut self.staged) {
            let mut bytes = Vec::new();
            for contents in &staged.contents {
                let one = self.on.recording.contents.get(*contents);
                bytes.extend(
                    one.map_err(|error| format!("what the host wrote cannot be read: {error}"))?,
                );
            }
            let init = self.init(&staged.name, &staged.layout, &bytes);
            let _ = writeln!(
                text,
                "# What the host writes.\n{} = {{ dtype = {}, shape = [{}]{init} }}",
                key(&staged.name),
                quoted(element::name(staged.layout.element)),
                self.extents(&staged.layout.shape),
            );
        }
        Ok(text)
    }

    /// Extents, by the names of scalars where that is clear.
    fn extents(&self, shape: &[u64]) -> String {
        let rank = shape.len();
        let extent = |(at, extent): (usize, &u64)| {
            let same = self
                .scalars
                .iter()
                .filter(|scalar| scalar.value == Number::Int(*extent as i64));
            let same: Vec<&str> = same.map(|scalar| scalar.name.as_str()).collect();
            let letters: &[&str] = match rank - at {
                1 => &["x", "width", "cols", "w"],
                2 => &["y", "height", "rows", "h"],
                _ => &["z", "depth", "levels", "d"],
            };
            let fits = |name: &&str| {
                letters
                    .iter()
                    .any(|letter| name.to_lowercase().contains(letter))
            };
            let chosen = match same.as_slice() {
                [only] if *extent > 1 => Some(*only),
                several if rank > 1 && *extent > 1 => {
                    several.iter().copied().find(|name| fits(name))
                }
                _ => None,
            };
            chosen.map_or_else(|| extent.to_string(), quoted)
        };
        shape
            .iter()
            .enumerate()
            .map(extent)
            .collect::<Vec<String>>()
            .join(", ")
    }

    /// How first values are said; they go to the inputs if no word says them.
    fn init(&mut self, name: &str, layout: &Layout, bytes: &[u8]) -> String {
        if self.on.are_floats_open || bytes.iter().all(|byte| *byte == 0) {
            return String::new();
        }
        let array = HostArray {
            element: layout.element,
            shape: layout.shape.iter().map(|extent| *extent as usize).collect(),
            bytes: bytes.to_vec(),
        };
        let size = element::bytes(layout.element);
        let first = &bytes[..size];
        if bytes.chunks(size).all(|other| other == first) && layout.element != ElementType::Pred {
            let number = match layout.element {
                ElementType::F64 => Some(float_text(&format!("{:?}", array.get(0)))),
                ElementType::F32 => Some(float_text(&format!("{:?}", array.get(0) as f32))),
                ElementType::F16 | ElementType::BF16 => None,
                ElementType::I64 | ElementType::U64 => {
                    let value = i64::from_le_bytes(first.try_into().unwrap_or_default());
                    (value >= 0).then(|| value.to_string())
                }
                _ => Some(format!("{}", array.get(0) as i64)),
            };
            if let Some(number) = number.filter(|text| text != "nan") {
                return format!(", init = {number}");
            }
        }
        if !element::is_float(layout.element)
            && array
                .values()
                .enumerate()
                .all(|(k, value)| value == k as f64)
        {
            return ", init = \"iota\"".to_owned();
        }
        self.written.inputs.push((name.to_owned(), array));
        ", init = { file = \"inputs.npz\" }".to_owned()
    }

    fn outputs(&self) -> String {
        let mut files: BTreeMap<Option<u64>, Vec<String>> = BTreeMap::new();
        for HostRead { block, every } in &self.on.schedule.reads {
            let every = every.filter(|_| self.on.schedule.steps.is_some());
            for layout in self.on.layouts.get(block).into_iter().flatten() {
                let names = files.entry(every).or_default();
                if self
                    .on
                    .variables
                    .get(block)
                    .is_none_or(|binding| *binding == Binding::Array)
                    && !names.contains(&layout.name)
                {
                    names.push(layout.name.clone());
                }
            }
        }
        if files.is_empty() {
            let is_array = |block: &u32| match self.on.variables.get(block) {
                // What is to be run at once gives all memory back.
                Some(binding) => self.on.are_floats_open && *binding == Binding::Array,
                None => true,
            };
            let all = self.on.layouts.iter().filter(|(block, _)| is_array(block));
            let names =
                all.flat_map(|(_, layouts)| layouts.iter().map(|layout| layout.name.clone()));
            files.insert(None, names.collect());
        }
        let mut text = String::new();
        for (every, names) in files.iter().filter(|(_, names)| !names.is_empty()) {
            let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
            let names = names.join(", ");
            let _ = match every {
                None => write!(
                    text,
                    "\n[[output]]\nfile = \"results.npz\"\narrays = [{names}]\n"
                ),
                Some(every) => write!(
                    text,
                    "\n[[output]]\nfile = \"every_{every}.zarr\"\narrays = [{names}]\nevery = {every}\n"
                ),
            };
        }
        text
    }

    /// An item of the outermost level, as a table of its own.
    fn top(&mut self, title: &str, item: &Item, text: &mut String) -> Result<(), String> {
        let tables = match item {
            Item::Action(action) => self.action(action)?,
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
        let mut table = Table::new();
        if let Some(when) = &group.when {
            table.push(("when".to_owned(), quoted(when)));
        }
        match &group.unroll {
            Some(name) => table.push((
                "unroll".to_owned(),
                format!("{{ {name} = {} }}", group.repeat),
            )),
            None if group.repeat != 1 => {
                table.push(("repeat".to_owned(), group.repeat.to_string()))
            }
            None => {}
        }
        let swap = self.swap(&group.swap)?;
        if !swap.is_empty() {
            table.push(("swap".to_owned(), swap));
        }
        let indent = "  ".repeat(depth + 1);
        let mut lines = Vec::new();
        for item in &group.items {
            let tables = match item {
                Item::Action(action) => self.action(action)?,
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

    /// The variables that a launch is given.
    fn symbols(
        &mut self,
        action: &Action,
        kernel: u32,
        params: &[Param],
        variables: &[u32],
        structures: &[(u32, Param)],
    ) -> Result<Option<(String, String)>, String> {
        let mut terms = action.terms[3..].iter();
        let mut symbols = self.tables(kernel, params, &mut terms)?;
        let name_of = |block: &u32| {
            let block = self.on.recording.blocks.get(block)?;
            Some(block.variable.as_ref()?.1.clone())
        };
        for (block, structure) in structures {
            let name = name_of(block).unwrap_or_default();
            let fields = self.struct_fields(structure, &mut terms)?;
            let value = self.structure(fields, Some(&name));
            symbols.push(format!("{} = {value}", key(&name)));
        }
        for variable in variables {
            if structures.iter().any(|(block, _)| block == variable) {
                continue;
            }
            if self.on.recording.tables.contains(variable) {
                return Err(format!(
                    "`{}` is a structure in some launches and none in others",
                    name_of(variable).unwrap_or_default()
                ));
            }
            let Some(binding) = self.on.variables.get(variable) else {
                continue;
            };
            let Some((_, name)) = self
                .on
                .recording
                .blocks
                .get(variable)
                .and_then(|block| block.variable.clone())
            else {
                continue;
            };
            let value = match binding {
                Binding::Array => self.array(*variable)?,
                Binding::Struct(fields) => self.fields(fields)?,
            };
            symbols.push(format!("{} = {value}", key(&name)));
        }
        let text = format!("{{ {} }}", symbols.join(", "));
        Ok((!symbols.is_empty()).then(|| ("symbols".to_owned(), text)))
    }

    /// What memory with addresses holds that parameters point to, as symbols of the launch: see
    /// [`tables`](super::tables).
    fn tables<'t>(
        &mut self,
        kernel: u32,
        params: &[Param],
        terms: &mut impl Iterator<Item = &'t Term>,
    ) -> Result<Vec<String>, String> {
        let known = &self.on.kernels[&kernel];
        let mut symbols = Vec::new();
        for (place, param) in params.iter().enumerate() {
            if !matches!(param, Param::Table { .. }) {
                number(param, terms);
                continue;
            }
            let name = known.params.get(place).cloned().flatten();
            let fields = self.struct_fields(param, terms)?;
            let value = self.structure(fields, name.as_deref());
            let symbol = variable_of(&self.on.recording.kernels[&kernel].name, place);
            symbols.push(format!("{} = {value}", key(&symbol)));
        }
        Ok(symbols)
    }

    /// The array that a block is, if it is one.
    fn array(&self, block: u32) -> Result<String, String> {
        match self.on.layouts.get(&block).map(Vec::as_slice) {
            Some([layout]) => Ok(quoted(&layout.name)),
            _ => Err("a variable that holds several arrays".to_owned()),
        }
    }

    fn fields(&self, fields: &[Field]) -> Result<String, String> {
        let mut texts = Vec::new();
        for field in fields {
            texts.push(match field {
                Field::Null => "\"null\"".to_owned(),
                Field::Number(value, ty) => format!("{{ value = {value}, type = \"{ty}\" }}"),
                Field::Pointer(block, offset) => {
                    let at = Affine {
                        constant: *offset,
                        terms: Vec::new(),
                    };
                    self.place(*block, &at)?.text()
                }
            });
        }
        Ok(format!("{{ struct = [{}] }}", texts.join(", ")))
    }

    /// Blocks along one axis.
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
            // A launch that runs in some steps only has its number of blocks in all.
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

    /// Numbers of blocks that cover a number of threads that grows or shrinks by one in each step:
    /// `ceil((n - 1 - step) / 16)`.
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

    fn argument<'t>(
        &mut self,
        param: &Param,
        terms: &mut dyn Iterator<Item = &'t Term>,
        name: Option<&str>,
        is_field: bool,
    ) -> Result<String, String> {
        let typed = |value: String, ty: &str| match is_field {
            true => format!("{{ value = {value}, type = \"{ty}\" }}"),
            false => value,
        };
        let mut next = || {
            terms
                .next()
                .ok_or_else(|| "a launch with too few values".to_owned())
        };
        Ok(match param {
            Param::Null => "\"null\"".to_owned(),
            Param::Table { fields, .. } if !is_field => {
                for (_, field) in fields {
                    number(field, terms);
                }
                "\"null\"".to_owned()
            }
            Param::Unused(bytes) => {
                vec!["{ value = 0, type = \"u8\" }"; *bytes as usize].join(", ")
            }
            Param::Pointer => match next()? {
                Term::Pointer(block, offset) => self.place(*block, offset)?.text(),
                _ => return Err("a pointer to blocks that vary in no simple way".to_owned()),
            },
            Param::Int(bytes) => {
                let ty = format!("i{}", 8 * u32::from(*bytes));
                match next()? {
                    Term::Int(sum) => match sum.constant() {
                        Some(value) => typed(self.number(Number::Int(value), name), &ty),
                        None => typed(quoted(&sum_text(sum, 1)), &ty),
                    },
                    Term::Expression(text) => typed(quoted(text), &ty),
                    Term::Series(number) => typed(quoted(&self.series(*number, param)?), &ty),
                    Term::Float(_) | Term::Pointer(..) => {
                        return Err("an integer that is none".to_owned());
                    }
                }
            }
            Param::Float(bytes) => {
                let ty = format!("f{}", 8 * u32::from(*bytes));
                match next()? {
                    // A scalar of its own has its type itself.
                    Term::Float(bits) if self.on.are_floats_open => {
                        self.number(Number::Float(*bits, *bytes), name)
                    }
                    Term::Float(bits) => {
                        typed(self.number(Number::Float(*bits, *bytes), name), &ty)
                    }
                    Term::Expression(text) => typed(quoted(text), &ty),
                    Term::Series(number) => typed(quoted(&self.series(*number, param)?), &ty),
                    Term::Int(_) | Term::Pointer(..) => {
                        return Err("a float that is none".to_owned());
                    }
                }
            }
            Param::Struct { .. } | Param::Table { .. } => {
                let fields = self.struct_fields(param, terms)?;
                match is_field {
                    true => format!("{{ struct = [{fields}] }}"),
                    false => self.structure(fields, name),
                }
            }
        })
    }

    /// The fields of a structure.
    fn struct_fields<'t>(
        &mut self,
        param: &Param,
        terms: &mut dyn Iterator<Item = &'t Term>,
    ) -> Result<String, String> {
        let (Param::Struct { fields, bytes } | Param::Table { fields, bytes }) = param else {
            return Ok(String::new());
        };
        let mut texts = Vec::new();
        for (place, (at, field)) in fields.iter().enumerate() {
            if !is_padding(*at, field, fields.get(place + 1), *bytes) {
                texts.push(self.argument(field, terms, None, true)?);
            }
        }
        Ok(texts.join(", "))
    }

    /// A structure, by the name that all equal ones have.
    fn structure(&mut self, fields: String, name: Option<&str>) -> String {
        // Only launches know the step, and the index of their group.
        if fields.contains("value = \"") || fields.contains("offset = \"") {
            return format!("{{ struct = [{fields}] }}");
        }
        if let Some((known, _)) = self.structs.iter().find(|(_, known)| *known == fields) {
            return quoted(known);
        }
        let name = self.unique(name.unwrap_or("structure"));
        self.structs.push((name.clone(), fields));
        quoted(&name)
    }

    /// A number, by the name of its scalar if it has one.
    fn number(&mut self, number: Number, name: Option<&str>) -> String {
        if let (true, Number::Float(bits, bytes)) = (self.on.are_floats_open, number) {
            let name = format!("float_{}", self.written.floats.len());
            let value = match bytes {
                4 => f32::from_bits(bits as u32).into(),
                _ => f64::from_bits(bits),
            };
            self.written.floats.push((name.clone(), value, bytes));
            return quoted(&name);
        }
        let is_same =
            |scalar: &&Scalar| Some(scalar.name.as_str()) == name && scalar.value == number;
        match self.scalars.iter().find(is_same) {
            Some(scalar) => quoted(&scalar.name),
            None => number.text(),
        }
    }

    /// The name of a series, which is written where it is new.
    fn series(&mut self, number: usize, param: &Param) -> Result<String, String> {
        let series = &self.on.schedule.series[number];
        let (operation, slot) = series.of;
        let wanted = match &self.on.recording.operations[operation as usize] {
            Operation::Launch { kernel, params, .. } => {
                param_name(&self.on.kernels[kernel], params, slot)
            }
            _ => None,
        };
        if let Some(name) = self.series_names.get(&number) {
            return Ok(name.clone());
        }
        let name = self.unique(&wanted.unwrap_or_else(|| format!("series_{number}")));
        let values = series.values.iter().map(|value| match (value, param) {
            (Value::Int(value), _) => *value as f64,
            (Value::Float(bits), Param::Float(4)) => f64::from(f32::from_bits(*bits as u32)),
            (Value::Float(bits), _) => f64::from_bits(*bits),
            (Value::Pointer { .. }, _) => 0.0,
        });
        let bytes: Vec<u8> = values.flat_map(f64::to_le_bytes).collect();
        let array = HostArray {
            element: ElementType::F64,
            shape: vec![series.values.len()],
            bytes,
        };
        self.written.series.push((name.clone(), array));
        self.series_names.insert(number, name.clone());
        Ok(name)
    }

    fn place(&self, block: u32, offset: &Affine) -> Result<ArrayElement, String> {
        let layouts = self
            .on
            .layouts
            .get(&block)
            .ok_or("a pointer to memory that is not known")?;
        let constant = offset.constant;
        let holds = |layout: &&Layout| {
            let from = layout.start as i64;
            (from..from + layout.bytes().max(1) as i64).contains(&constant)
        };
        let layout = layouts.iter().find(holds).or(layouts
            .iter()
            .rev()
            .find(|layout| layout.start as i64 <= constant));
        let layout = layout.ok_or("a pointer in front of its array")?;
        let size = element::bytes(layout.element) as i64;
        let from_start = constant - layout.start as i64;
        let fits =
            from_start % size == 0 && offset.terms.iter().all(|(factor, _)| factor % size == 0);
        if !fits {
            return Err(format!(
                "a pointer between two elements of `{}`",
                layout.name
            ));
        }
        Ok(ArrayElement {
            array: layout.clone(),
            offset: Affine {
                constant: from_start,
                terms: offset.terms.clone(),
            },
        })
    }

    fn host_write(&mut self, action: &Action, shape: &Shape) -> Result<Table, String> {
        let [Term::Pointer(block, offset), contents] = action.terms.as_slice() else {
            return Err("the host writes to places that vary in no simple way".to_owned());
        };
        if let Some(Binding::Struct(_)) = self.on.variables.get(block) {
            let variable = self.on.recording.blocks.get(block);
            let name = variable.map_or("a variable", |block| block.site.as_str());
            return Err(format!(
                "the host writes {name}, in which there are addresses or several types, again while the program runs"
            ));
        }
        let to = self.place(*block, offset)?;
        let bytes = shape.width * shape.height * shape.depth;
        let (numbers, offset) = self.host_contents(contents, bytes)?;
        let size = element::bytes(to.array.element) as u64;
        if !bytes.is_multiple_of(size) || !shape.width.is_multiple_of(size) {
            return Err(format!(
                "the host writes parts of elements of `{}`",
                to.array.name
            ));
        }
        let each = bytes / size;
        let shape_of = match numbers.len() {
            1 => vec![each],
            count => vec![count as u64, each],
        };
        let name = self.unique(&format!("{}_from_host", to.array.name));
        let layout = Layout {
            name: name.clone(),
            start: 0,
            element: to.array.element,
            shape: shape_of,
            notes: Vec::new(),
        };
        let total = layout.bytes();
        const MOST: u64 = 4 << 30;
        if total > MOST {
            return Err(format!(
                "the host writes {total} bytes to `{}` in the loop",
                to.array.name
            ));
        }
        let from = ArrayElement {
            array: layout.clone(),
            offset,
        };
        self.staged.push(Staged {
            name,
            layout,
            contents: numbers,
        });
        let packed = Shape {
            pitch: shape.width,
            slice: shape.width * shape.height,
            ..*shape
        };
        self.copy(to, shape, from, &packed)
    }

    /// The contents that the host writes, one after the other, and where those of an execution
    /// begin: each has this many bytes.
    fn host_contents(&self, contents: &Term, bytes: u64) -> Result<(Vec<u32>, Affine), String> {
        let steps = self.on.schedule.steps.unwrap_or(1);
        let sum = match contents {
            Term::Int(sum) => sum,
            Term::Series(number) => {
                let values = self.on.schedule.series[*number].values.iter();
                let numbers = values.map(|value| match value {
                    Value::Int(number) => *number as u32,
                    Value::Float(_) | Value::Pointer { .. } => 0,
                });
                let terms = vec![(bytes as i64, IndexName::Step)];
                return Ok((numbers.collect(), Affine { constant: 0, terms }));
            }
            Term::Float(_) | Term::Expression(_) | Term::Pointer(..) => {
                return Err("the host writes contents that are not known".to_owned());
            }
        };
        // All values of the indices, of which the last one counts fastest.
        let mut numbers = vec![sum.constant];
        let mut offset = Affine::default();
        for (factor, name) in &sum.terms {
            let count = match name {
                IndexName::Step => steps,
                IndexName::Outer(inner) => steps / inner,
                IndexName::Inner(count) | IndexName::Unrolled(_, count) => *count,
            };
            let all = numbers.iter();
            numbers = all
                .flat_map(|number| (0..count as i64).map(move |index| number + factor * index))
                .collect();
            for (bytes, _) in &mut offset.terms {
                *bytes *= count as i64;
            }
            offset.terms.push((bytes as i64, name.clone()));
        }
        Ok((
            numbers.into_iter().map(|number| number as u32).collect(),
            offset,
        ))
    }

    /// A launch that copies a box.
    fn copy(
        &mut self,
        to: ArrayElement,
        to_shape: &Shape,
        from: ArrayElement,
        from_shape: &Shape,
    ) -> Result<Table, String> {
        if element::bytes(to.array.element) != element::bytes(from.array.element) {
            return Err(format!(
                "a copy from `{}` to `{}`, whose elements differ",
                from.array.name, to.array.name
            ));
        }
        let is_line = to_shape.line().is_some() && from_shape.line().is_some();
        let kernel = MemoryKernel::new(Task::Copy, to.array.element, !is_line);
        let value = from.text();
        let [width, height, depth, row, slice] = extents(&to, to_shape)?;
        let from_shape = Shape {
            width: to_shape.width,
            height: to_shape.height,
            depth: to_shape.depth,
            ..*from_shape
        };
        let [_, _, _, from_row, from_slice] = extents(&from, &from_shape)?;
        let all = match is_line {
            true => vec![width * height * depth],
            false => vec![width, height, depth, row, slice, from_row, from_slice],
        };
        self.memory_launch(kernel, &to, &value, &all)
    }

    fn fill(&mut self, action: &Action, shape: &Shape, bytes: u32) -> Result<Table, String> {
        let [Term::Pointer(block, offset), Term::Int(value)] = action.terms.as_slice() else {
            return Err("memory is filled that varies in no simple way".to_owned());
        };
        let value = value
            .constant()
            .ok_or("memory is filled with values that vary")?;
        let to = self.place(*block, offset)?;
        let size = element::bytes(to.array.element);
        let pattern = value.to_le_bytes();
        let pattern = &pattern[..bytes as usize];
        if !size.is_multiple_of(pattern.len()) {
            return Err(format!(
                "elements of `{}` are filled in parts",
                to.array.name
            ));
        }
        let all: Vec<u8> = pattern.iter().copied().cycle().take(size).collect();
        let is_line = shape.line().is_some();
        let kernel = MemoryKernel::new(Task::Fill, to.array.element, !is_line);
        let array = HostArray {
            element: to.array.element,
            shape: vec![1],
            bytes: all.clone(),
        };
        let text = match (kernel.is_float, size) {
            (true, 4) => float_text(&format!("{:?}", array.get(0) as f32)),
            (true, _) => float_text(&format!("{:?}", array.get(0))),
            (false, _) => {
                let mut wide = [0; 8];
                wide[..size].copy_from_slice(&all);
                (u64::from_le_bytes(wide) as i64).to_string()
            }
        };
        let [width, height, depth, row, slice] = extents(&to, shape)?;
        let all = match is_line {
            true => vec![width * height * depth],
            false => vec![width, height, depth, row, slice],
        };
        self.memory_launch(kernel, &to, &text, &all)
    }

    /// A launch of a kernel for memory, with these extents: all elements, or those of a box.
    fn memory_launch(
        &mut self,
        kernel: MemoryKernel,
        to: &ArrayElement,
        value: &str,
        extents: &[u64],
    ) -> Result<Table, String> {
        const THREADS: u64 = 256;
        self.written.memory.insert(kernel);
        let blocks = extents[0].div_ceil(THREADS);
        let grid = match extents {
            [_, height, depth, ..] => [blocks, *height, *depth],
            _ => [blocks, 1, 1],
        };
        let mut args = vec![to.text(), value.to_owned()];
        args.extend(extents.iter().map(u64::to_string));
        Ok(vec![
            ("kernel".to_owned(), quoted(&kernel.name())),
            ("grid".to_owned(), three(&grid.map(|size| size.to_string()))),
            ("block".to_owned(), THREADS.to_string()),
            ("args".to_owned(), format!("[{}]", args.join(", "))),
        ])
    }
}

/// Keys and values of a table.
type Table = Vec<(String, String)>;

/// A place in an array, in bytes from its start.
struct ArrayElement {
    array: Layout,
    offset: Affine,
}

impl ArrayElement {
    fn text(&self) -> String {
        let name = quoted(&self.array.name);
        if self.offset == Affine::default() {
            return name;
        }
        let size = element::bytes(self.array.element) as i64;
        let offset = match self.offset.constant() {
            Some(offset) => (offset / size).to_string(),
            None => quoted(&sum_text(&self.offset, size)),
        };
        format!("{{ array = {name}, offset = {offset} }}")
    }
}

/// Width, height and depth of a box in elements, and elements from row to row and slice to slice.
fn extents(place: &ArrayElement, shape: &Shape) -> Result<[u64; 5], String> {
    let size = element::bytes(place.array.element) as u64;
    let of = [
        shape.width,
        shape.height,
        shape.depth,
        shape.pitch,
        shape.slice,
    ];
    let in_bytes = [of[0], of[3], of[4]];
    if in_bytes.iter().any(|bytes| bytes % size != 0) {
        return Err(format!(
            "parts of elements of `{}` are copied",
            place.array.name
        ));
    }
    Ok([of[0] / size, of[1], of[2], of[3] / size, of[4] / size])
}

/// A sum as an expression, divided by `unit`.
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

/// Up to three sizes, without those of 1 at the end.
fn three(sizes: &[String]) -> String {
    let last = sizes.iter().rposition(|size| size != "1").unwrap_or(0);
    match &sizes[..=last] {
        [only] => only.clone(),
        several => format!("[{}]", several.join(", ")),
    }
}

/// Whether C leaves these unused bytes between fields by itself.
fn is_padding(at: u32, field: &Param, next: Option<&(u32, Param)>, bytes: u32) -> bool {
    let size = |field: &Param| match field {
        Param::Pointer | Param::Null => 8,
        Param::Int(bytes) | Param::Float(bytes) => u32::from(*bytes),
        Param::Struct { .. } | Param::Table { .. } | Param::Unused(_) => 1,
    };
    match (field, next) {
        (Param::Unused(_), Some((end, next))) => at.next_multiple_of(size(next)) == *end,
        (Param::Unused(count), None) => *count < 8 && at > 0 && at.next_multiple_of(8) == bytes,
        _ => false,
    }
}

/// The number that a parameter is given, if it is one that does not vary. Passes its terms.
fn number<'t>(param: &Param, terms: &mut dyn Iterator<Item = &'t Term>) -> Option<Number> {
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

/// The name of the parameter that value `slot` of a launch is of.
fn param_name(kernel: &KernelText, params: &[Param], slot: usize) -> Option<String> {
    fn values(param: &Param) -> usize {
        match param {
            Param::Null | Param::Unused(_) => 0,
            Param::Pointer | Param::Int(_) | Param::Float(_) => 1,
            Param::Struct { fields, .. } | Param::Table { fields, .. } => {
                fields.iter().map(|(_, field)| values(field)).sum()
            }
        }
    }
    let mut at = 3;
    for (place, param) in params.iter().enumerate() {
        at += values(param);
        if slot < at {
            return kernel.params.get(place).cloned().flatten();
        }
    }
    None
}
