//! The rows of the job's keys agree with the reader: it reads every key, and reports each missing
//! required key.

use std::path::Path;

use runner::job::keys::{SECTIONS, Section};
use runner::job::read::read;
use toml::{Table, Value};

/// A job with a table of every kind.
const JOB: &str = r#"
kernels = ["k.ptx"]
[scalars.s]
value = 0.5
[series.f]
values = [1, 2, 3, 4]
[coordinates.x]
spacing = 1.0
[arrays.expr]
dtype = "f32"
shape = [4]
init = { expr = "i" }
[arrays.file]
dtype = "f32"
shape = [4]
init = { file = "a.npy" }
[arrays.uniform]
dtype = "f32"
shape = [4]
init = { random = "uniform" }
[arrays.normal]
dtype = "f32"
shape = [4]
init = { random = "normal" }
[structs.p]
fields = ["expr"]
[[launch]]
kernel = "k"
grid = 1
block = 1
args = [{ value = 1, type = "i64" }, { array = "expr", offset = 0 }, { struct = ["expr", { unused = 8 }, { array = "expr", rows = 2, stride = 2, offset = 0 }] }]
[[launch]]
grid = 1
block = 1
group = [{ kernel = "m", args = [] }]
[loop]
steps = 4
[[output]]
file = "out.npz"
arrays = ["expr"]
every = 2
first = 1
[restart]
file = "kept.zarr"
[recorded]
file = "left.npz"
[mesh]
axes = "2"
[objective.J]
expr = "sum(expr)"
[gradient]
of = "J"
wrt = ["expr"]
checkpoint = { memory = "1 MiB" }
kernel = [
    { name = "k", reverse = { kernel = "back", grid = 1, block = 1, args = [{ adjoint = "expr" }] } },
    { name = "m", fixed_point = { tolerance = 1e-6, most = 5 } },
]
[minimize]
iterations = 3
"#;

/// The addition to [`JOB`] for the keys that arrays and launches inherit.
const DEFAULTS: &str = r#"
[defaults.array]
dtype = "f32"
shape = [4]
[defaults.launch]
grid = 1
block = 1
[arrays.inherits]
[[launch]]
kernel = "n"
args = []
"#;

/// Returns the location of `section` in the job: keys of tables, and indices of list entries.
fn path(section: &Section) -> &'static str {
    match section.title {
        "The job" => "",
        "[scalars]" => "scalars.s",
        "[series]" => "series.f",
        "[coordinates.NAME]" => "coordinates.x",
        "[defaults]" => "defaults",
        "[defaults.array]" => "defaults.array",
        "[defaults.launch]" => "defaults.launch",
        "[arrays.NAME]" => "arrays.expr",
        "init = { expr }" => "arrays.expr.init",
        "init = { file }" => "arrays.file.init",
        "init = { random = \"uniform\" }" => "arrays.uniform.init",
        "init = { random = \"normal\" }" => "arrays.normal.init",
        "[structs.NAME]" => "structs.p",
        "[[launch]]" => "launch.0",
        "{ value, type }" => "launch.0.args.0",
        "{ array, offset, shape }" => "launch.0.args.1",
        "{ struct }" => "launch.0.args.2",
        "{ unused }" => "launch.0.args.2.struct.1",
        "{ array, rows, stride }" => "launch.0.args.2.struct.2",
        "Groups of launches" => "launch.1",
        "[loop]" => "loop",
        "[[output]]" => "output.0",
        "[restart]" => "restart",
        "[recorded]" => "recorded",
        "[mesh]" => "mesh",
        "[objective.NAME]" => "objective.J",
        "[gradient]" => "gradient",
        "checkpoint" => "gradient.checkpoint",
        "[[gradient.kernel]]" => "gradient.kernel.0",
        "fixed_point" => "gradient.kernel.1.fixed_point",
        "forward and reverse" => "gradient.kernel.0.reverse",
        "{ after, tangent, adjoint }" => "gradient.kernel.0.reverse.args.0",
        "[minimize]" => "minimize",
        title => panic!("the job of this test needs a table of `{title}`"),
    }
}

/// Returns the job as TOML, optionally with the defaults.
fn job(with_defaults: bool) -> Value {
    let mut root: Table = JOB.parse().unwrap();
    if with_defaults {
        let more: Table = DEFAULTS.parse().unwrap();
        for (key, value) in more {
            match (root.get_mut(&key), value) {
                (Some(Value::Table(there)), Value::Table(more)) => there.extend(more),
                (Some(Value::Array(there)), Value::Array(more)) => there.extend(more),
                (_, value) => {
                    root.insert(key, value);
                }
            }
        }
    }
    root.into()
}

/// Returns the table of `section` in `job`.
fn table<'j>(job: &'j mut Value, section: &Section) -> &'j mut Table {
    let mut at = job;
    for name in path(section).split('.').filter(|name| !name.is_empty()) {
        at = match name.parse::<usize>() {
            Ok(number) => &mut at[number],
            Err(_) => &mut at[name],
        };
    }
    at.as_table_mut().expect("a section is a table")
}

/// Returns the error codes of reading a job.
fn codes(job: &Value) -> Vec<String> {
    let text = toml::to_string(job).unwrap();
    match read("job.toml", &text, Path::new("")) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(|fault| fault.code.clone()).collect(),
    }
}

#[test]
fn the_job_of_these_tests_is_read() {
    for with_defaults in [false, true] {
        assert_eq!(codes(&job(with_defaults)), Vec::<String>::new());
    }
}

/// No key takes a date: where one is read, there is an error other than that of an unknown key.
#[test]
fn every_key_with_a_row_is_read() {
    let date: toml::value::Datetime = "1979-05-27".parse().unwrap();
    for section in SECTIONS {
        for key in section.keys {
            let mut job = job(true);
            table(&mut job, section).insert(key.name.to_owned(), date.into());
            let codes = codes(&job);
            let is_read = codes.iter().any(|code| code != "job-unknown-key");
            assert!(is_read, "`{}` of {}: {codes:?}", key.name, section.title);
        }
    }
}

#[test]
fn every_required_key_is_missed() {
    for section in SECTIONS {
        for key in section.keys.iter().filter(|key| key.required) {
            let mut job = job(false);
            let removed = table(&mut job, section).remove(key.name);
            assert!(removed.is_some(), "`{}` of {}", key.name, section.title);
            let codes = codes(&job);
            let is_missed = codes.iter().any(|code| code == "job-missing-key");
            assert!(is_missed, "`{}` of {}: {codes:?}", key.name, section.title);
        }
    }
}
