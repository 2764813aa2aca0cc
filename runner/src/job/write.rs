//! Writes a [`Job`] as TOML that reads back as the same job, with every expression evaluated and
//! the file names that the caller chooses.
//!
//! Artifacts contain this form.

use std::path::Path;

use stablehlo::ElementType;
use toml::{Table, Value};

use super::keys::{self, Section};
use super::read_args::NULL;
use super::schedule::{GroupOptions, Item};
use super::write_gradient::{gradient, minimize, objective};
use super::{
    Abi, About, Argument, Array, Entry, Init, Job, Launch, Law, Located, Options, Output, Races,
    Series, TimeLoop, View,
};
use crate::element;
use crate::number::Number;

/// Returns the job as TOML. `kernels` are the names of its kernel files.
pub fn to_toml(job: &Job, kernels: &[String]) -> String {
    let mut root = Table::new();
    insert(&mut root, "title", job.title.clone());
    root.insert("kernels".into(), list(kernels.iter().cloned()));
    let mut scalars = Table::new();
    for scalar in &job.scalars {
        let mut value = literal(scalar.value, scalar.element);
        if scalar.about != About::default() {
            let mut table = match value {
                Value::Table(table) => table,
                number => Table::from_iter([("value".to_owned(), number)]),
            };
            about(&mut table, &scalar.about);
            value = checked(&keys::SCALAR, table).into();
        }
        scalars.insert(scalar.name.value.clone(), value);
    }
    root.insert("scalars".into(), scalars.into());
    if !job.series.is_empty() {
        let series = job.series.iter();
        let tables = series.map(|of| (of.name.value.clone(), series_table(of).into()));
        root.insert("series".into(), tables.collect::<Table>().into());
    }
    let mut coordinates = Table::new();
    for coordinate in &job.coordinates {
        let mut table = Table::new();
        match &coordinate.curve {
            Some(curve) => insert(&mut table, "expr", Some(curve.text.clone())),
            None => {
                table.insert("from".into(), coordinate.from.into());
                table.insert("spacing".into(), coordinate.spacing.into());
            }
        }
        about(&mut table, &coordinate.about);
        let table = checked(&keys::COORDINATE, table);
        coordinates.insert(coordinate.name.value.clone(), table.into());
    }
    root.insert("coordinates".into(), coordinates.into());
    let mut arrays = Table::new();
    for array in job.arrays.iter().filter(|array| !array.hidden) {
        arrays.insert(array.name.value.clone(), array_table(array).into());
    }
    root.insert("arrays".into(), arrays.into());
    let schedule = job.schedule();
    for (key, items) in [
        ("before", &schedule.before),
        ("launch", &schedule.step),
        ("after", &schedule.after),
    ] {
        if !items.is_empty() || key == "launch" {
            let items = items.iter().map(|item| self::item(job, item));
            root.insert(key.into(), list(items));
        }
    }
    insert(&mut root, "loop", job.time.as_ref().map(time_loop));
    if !job.objectives.is_empty() {
        let objectives = job.objectives.iter();
        let tables = objectives.map(|o| (o.name.value.clone(), objective(o).into()));
        root.insert("objective".into(), tables.collect::<Table>().into());
    }
    insert(&mut root, "gradient", job.gradient.as_ref().map(gradient));
    insert(&mut root, "minimize", job.minimize.as_ref().map(minimize));
    if let Some(on) = &job.mesh {
        let mut mesh = Table::new();
        mesh.insert("axes".into(), on.mesh.value.to_string().into());
        let shard = on.shard.iter().filter_map(|said| said.split_once('='));
        let shard: Table = shard
            .map(|(array, dims)| (array.to_owned(), dims.into()))
            .collect();
        mesh.insert("shard".into(), shard.into());
        insert(
            &mut mesh,
            "max_gather",
            on.max_gather.map(|bytes| bytes as i64),
        );
        root.insert("mesh".into(), checked(&keys::MESH, mesh).into());
    }
    if let Some(restart) = &job.restart {
        let mut table = Table::new();
        table.insert("file".into(), path(&restart.path.value).into());
        let every = restart.every.as_ref().map(|every| every.value as i64);
        insert(&mut table, "every", every);
        root.insert("restart".into(), checked(&keys::RESTART, table).into());
    }
    insert(&mut root, "fallback", job.fallback.name());
    if let Some(recorded) = &job.recorded {
        let file = path(&recorded.file.value).into();
        let mut table = Table::from_iter([("file".to_owned(), file)]);
        let fields = |fields: &[ElementType]| list(fields.iter().map(|ty| element::name(*ty)));
        let structs = recorded.structs.iter();
        let structs: Table = structs
            .map(|(name, types)| (name.clone(), fields(types)))
            .collect();
        if !structs.is_empty() {
            table.insert("structs".into(), structs.into());
        }
        root.insert("recorded".into(), checked(&keys::RECORDED, table).into());
    }
    if !job.outputs.is_empty() {
        root.insert("output".into(), list(job.outputs.iter().map(output)));
    }
    toml::to_string(&checked(&keys::JOB, root)).expect("tables of strings and numbers are TOML")
}

/// Returns `table`, after checking that all its keys are keys of `section`.
pub(super) fn checked(section: &Section, table: Table) -> Table {
    for key in table.keys() {
        assert!(section.has(key), "{} has no key `{key}`", section.title);
    }
    table
}

pub(super) fn insert(table: &mut Table, key: &str, value: Option<impl Into<Value>>) {
    if let Some(value) = value {
        table.insert(key.to_owned(), value.into());
    }
}

pub(super) fn list(values: impl IntoIterator<Item = impl Into<Value>>) -> Value {
    Value::Array(values.into_iter().map(Into::into).collect())
}

pub(super) fn integers(values: impl IntoIterator<Item = usize>) -> Value {
    list(values.into_iter().map(|value| value as i64))
}

pub(super) fn path(path: &Path) -> String {
    path.display().to_string()
}

fn number(number: Number) -> Value {
    match number {
        Number::Float(value) => value.into(),
        // TOML guarantees 64 bits only; a string of digits is read back exactly.
        Number::Int(value) => {
            i64::try_from(value).map_or_else(|_| value.to_string().into(), Value::from)
        }
    }
}

fn literal(value: Number, element: Option<stablehlo::ElementType>) -> Value {
    let Some(element) = element else {
        return number(value);
    };
    let mut table = Table::new();
    table.insert("value".into(), number(value));
    table.insert("type".into(), element::name(element).into());
    checked(&keys::LITERAL, table).into()
}

pub(super) fn about(table: &mut Table, about: &About) {
    insert(table, "units", about.units.clone());
    insert(table, "long_name", about.long_name.clone());
    insert(table, "standard_name", about.standard_name.clone());
}

/// Returns all values of a series, so that no file is needed.
fn series_table(series: &Series) -> Table {
    let values = series.values.iter();
    let values = values.map(|value| match series.are_integers {
        true => Value::from(*value as i64),
        false => Value::from(*value),
    });
    let table = Table::from_iter([("values".to_owned(), list(values))]);
    checked(&keys::SERIES, table)
}

fn array_table(array: &Array) -> Table {
    let mut table = Table::new();
    table.insert("dtype".into(), element::name(array.element).into());
    table.insert("shape".into(), integers(array.shape.iter().copied()));
    insert(&mut table, "dims", array.dims.clone().map(list));
    table.insert("halo".into(), integers(array.halo.iter().copied()));
    about(&mut table, &array.about);
    table.insert("init".into(), of_init(&array.init.value));
    checked(&keys::ARRAY, table)
}

pub(super) fn of_init(init: &Init) -> Value {
    let mut table = Table::new();
    let section = match init {
        Init::Iota => return "iota".into(),
        Init::Constant(value) => return number(*value),
        Init::Expression(text) => {
            insert(&mut table, "expr", Some(text.clone()));
            &keys::EXPRESSION
        }
        Init::File(file) => {
            insert(&mut table, "file", Some(path(&file.path)));
            insert(&mut table, "variable", file.variable.clone());
            if !file.index.is_empty() {
                let index = file.index.iter();
                let entry = |entry: &Entry| match entry {
                    Entry::At(place) => (*place).into(),
                    Entry::Date(date) => Value::from(date.clone()),
                };
                let index: Table = index.map(|(dim, at)| (dim.clone(), entry(at))).collect();
                table.insert("index".into(), index.into());
            }
            insert(&mut table, "fill", file.fill.map(number));
            insert(&mut table, "halo", file.halo.as_deref().map(of_init));
            &keys::FILE
        }
        Init::Random { law, seed } => {
            let section = match *law {
                Law::Uniform(bounds) => {
                    insert(&mut table, "random", Some("uniform"));
                    insert(&mut table, "low", bounds.map(|(low, _)| low));
                    insert(&mut table, "high", bounds.map(|(_, high)| high));
                    &keys::UNIFORM
                }
                Law::Normal { mean, deviation } => {
                    insert(&mut table, "random", Some("normal"));
                    insert(&mut table, "mean", Some(mean));
                    insert(&mut table, "deviation", Some(deviation));
                    &keys::NORMAL
                }
            };
            insert(
                &mut table,
                "seed",
                Some(number(Number::Int((*seed).into()))),
            );
            section
        }
    };
    checked(section, table).into()
}

fn item(job: &Job, item: &Item) -> Table {
    let group = match item {
        Item::Leaf(number) => return launch(&job.launches[*number]),
        Item::Group(group) => group,
    };
    let mut table = Table::new();
    let items = group.items.iter().map(|item| self::item(job, item));
    table.insert("group".into(), list(items));
    table.insert("repeat".into(), (group.repeat as i64).into());
    let GroupOptions { swap, every, when } = &group.options;
    if !swap.is_empty() {
        table.insert("swap".into(), exchanges(swap));
    }
    let every = every.as_ref().map(|every| every.value as i64);
    insert(&mut table, "every", every);
    let when = when.as_ref().map(|when| when.value.clone());
    insert(&mut table, "when", when);
    checked(&keys::GROUP, table)
}

/// Returns cyclic exchanges of arrays.
fn exchanges(swap: &[Vec<Located<String>>]) -> Value {
    let cycles = swap.iter();
    list(cycles.map(|cycle| list(cycle.iter().map(|name| name.value.clone()))))
}

fn launch(launch: &Launch) -> Table {
    let mut table = Table::new();
    table.insert("kernel".into(), launch.kernel.value.clone().into());
    let grid = launch.grid.iter().zip(&launch.grid_of_step);
    let grid = grid.map(|(blocks, varying)| match varying {
        Some(text) => Value::from(text.value.clone()),
        None => Value::from(i64::from(*blocks)),
    });
    table.insert("grid".into(), list(grid));
    table.insert(
        "block".into(),
        integers(launch.block.map(|size| size as usize)),
    );
    table.insert("args".into(), list(launch.args.iter().map(argument)));
    options(&mut table, &launch.options);
    checked(&keys::LAUNCH, table)
}

/// Writes the properties of a launch besides sizes and arguments, where they differ from the
/// defaults.
pub(super) fn options(table: &mut Table, options: &Options) {
    if options.shared_bytes != 0 {
        table.insert(
            "shared_bytes".into(),
            i64::from(options.shared_bytes).into(),
        );
    }
    if !options.symbols.is_empty() {
        let mut symbols = Table::new();
        for symbol in &options.symbols {
            symbols.insert(symbol.name.value.clone(), argument(&symbol.given));
        }
        table.insert("symbols".into(), symbols.into());
    }
    let flags = [
        ("exact", options.exact),
        ("fast_math", options.fast_math),
        ("own_code", options.own_code),
    ];
    for (key, flag) in flags {
        insert(table, key, flag.then_some(true));
    }
    insert(
        table,
        "assume_warp_synchronous",
        options.warp_synchronous.then_some(true),
    );
    if options.races != Races::default() {
        table.insert("races".into(), options.races.name().into());
    }
    if options.abi != Abi::default() {
        table.insert("abi".into(), options.abi.name().into());
    }
}

pub(super) fn argument(argument: &Located<Argument>) -> Value {
    match &argument.value {
        Argument::Array(seen) => view(seen),
        Argument::Scalar(name) => name.clone().into(),
        Argument::Literal(value, element, _) => literal(*value, *element),
        Argument::OfStep(text, None) => text.clone().into(),
        Argument::OfStep(text, Some(element)) => {
            let mut table = Table::new();
            table.insert("value".into(), text.clone().into());
            table.insert("type".into(), element::name(*element).into());
            checked(&keys::LITERAL, table).into()
        }
        Argument::Moving { array, offset } => {
            let mut table = Table::new();
            table.insert("array".into(), array.clone().into());
            table.insert("offset".into(), offset.clone().into());
            checked(&keys::VIEW, table).into()
        }
        Argument::Null => NULL.into(),
        Argument::Struct(fields) => {
            let mut table = Table::new();
            table.insert("struct".into(), list(fields.iter().map(self::argument)));
            checked(&keys::STRUCT, table).into()
        }
        Argument::Unused(bytes) => {
            let mut table = Table::new();
            table.insert("unused".into(), i64::from(*bytes).into());
            checked(&keys::UNUSED, table).into()
        }
    }
}

pub(super) fn view(view: &View) -> Value {
    if *view == View::whole(view.array.clone()) {
        return view.array.clone().into();
    }
    let mut table = Table::new();
    table.insert("array".into(), view.array.clone().into());
    table.insert("offset".into(), (view.offset as i64).into());
    let shape = view.shape.clone();
    insert(&mut table, "shape", shape.map(integers));
    checked(&keys::VIEW, table).into()
}

fn time_loop(time: &TimeLoop) -> Table {
    let mut table = Table::new();
    table.insert("steps".into(), (time.steps as i64).into());
    let until = time.until.as_ref();
    insert(&mut table, "until", until.map(|until| until.value.clone()));
    table.insert("swap".into(), exchanges(&time.swap));
    insert(&mut table, "dt", time.dt);
    insert(&mut table, "time_units", time.time_units.clone());
    insert(&mut table, "fail_on_nan", time.fail_on_nan.then_some(true));
    checked(&keys::LOOP, table)
}

fn output(output: &Output) -> Table {
    let mut table = Table::new();
    table.insert("file".into(), path(&output.path.value).into());
    table.insert(
        "arrays".into(),
        list(output.arrays.iter().map(|name| name.value.clone())),
    );
    insert(
        &mut table,
        "every",
        output.every.as_ref().map(|every| every.value as i64),
    );
    let first = Some(output.first as i64).filter(|first| *first > 0);
    insert(&mut table, "first", first);
    if !output.index.is_empty() {
        let entries = output.index.iter();
        let index: Table = entries
            .map(|(dim, at)| (dim.value.clone(), (*at).into()))
            .collect();
        table.insert("index".into(), index.into());
    }
    checked(&keys::OUTPUT, table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    const JOB: &str = r#"
title = "a test"
fallback = "native"
kernels = ["a.ptx", "sub/b.ptx"]
[scalars]
n = 8
dt = { value = 0.5, type = "f32", units = "s" }
area = "n*n"
[coordinates.x]
from = -1.0
spacing = "2.0/n"
units = "m"
[series]
level = { values = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5] }
forcing = { values = [0.1, 1e-300, -0.0, 3, 1e22, 0.30000000000000004, inf, 7, 8, 9] }
[recorded]
file = "left/recorded.npz"
structs = { h = ["f32", "i32"] }
[arrays.h]
dtype = "f32"
shape = ["n", "n+2"]
dims = ["y", "x"]
halo = [0, 1]
init = { expr = "exp(-x^2) + n" }
[arrays.h_new]
dtype = "f32"
shape = ["n", "n+2"]
init = { random = "uniform", low = -1, seed = 7 }
[arrays.index]
dtype = "i32"
shape = "area"
init = "iota"
[arrays.start]
dtype = "f64"
shape = [3]
init = { file = "start.npy" }
[arrays.slab]
dtype = "f32"
shape = [4, 5]
init = { file = "/data/t.nc", variable = "thetao", index = { time = -1, depth = 0 }, fill = 0.5 }
[[launch]]
kernel = "step"
grid = ["ceil(n/4)", 2]
block = "4x4"
args = ["h", "h_new", "n", "dt", 2.5, { value = 3, type = "i64" }, "n-1", "level + step", { value = "forcing", type = "f64" }]
[[launch]]
kernel = "fold"
grid = 1
block = 32
args = [{ array = "h", offset = "n", shape = [2, 3] }, { array = "h", shape = [80] }, { struct = ["h", { struct = [1, 2] }, "dt"] }]
shared_bytes = "4 * n"
symbols = { coeff = "start", table = { array = "index", offset = 1 } }
assume_race_free = true
assume_warp_synchronous = true
exact = true
fast_math = true
abi = "numba"
[loop]
steps = 10
until = "max(h) < dt"
swap = [["h", "h_new"]]
dt = "dt"
[[output]]
file = "h.nc"
arrays = ["h"]
every = 5
[restart]
file = "kept.zarr"
every = "n*2"
[objective]
P = "h[1, 2]"
J = { expr = "mean(h[2:n, :]^2) * dt", units = "m2", every = 2 }
[gradient]
of = "J"
wrt = ["h", "dt"]
mode = "hessian-vector"
seeds = [{ h = { expr = "x" }, dt = 0.5 }, { dt = 1.0 }]
kernel = [
    { name = "step", reverse = { kernel = "back", grid = "n", args = ["h", { adjoint = "h", offset = 1, shape = [3] }, { adjoint = "dt" }, "n"], exact = true },
      forward = { kernel = "ahead", block = [2, 2], args = [{ after = "h" }, { tangent = "h" }, { tangent = "dt" }] }, constant = ["h_new"] },
    { name = "fold", fixed_point = { tolerance = 1e-9, most = 50 } },
]
checkpoint = { steps = 4, memory = "1 MiB", segment = 10, host_memory = 1000, folder = "kept" }
[minimize]
iterations = "2 * n"
history = 5
tolerance = 1e-4
scale = { h = 0.5, dt = "dt / 10" }
background = { h = { expr = "1 + x" }, dt = 0.01 }
folder = "searched"
"#;

    #[test]
    fn what_is_written_reads_back_as_the_same_job() {
        let write = |job: &Job| {
            let kernels: Vec<String> = job
                .kernels
                .iter()
                .map(|kernel| path(&kernel.value))
                .collect();
            to_toml(job, &kernels)
        };
        let job = crate::job::read::read("job.toml", JOB, Path::new("")).unwrap();
        let text = write(&job);
        let again = crate::job::read::read("again.toml", &text, Path::new(""))
            .unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
        assert_eq!(write(&again), text);
        insta::assert_snapshot!(text);
    }
}
