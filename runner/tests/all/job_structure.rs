//! A setting that is inherited by several arrays or launches is equivalent to one in each of them.

use std::path::Path;

use runner::job::{Job, read, write};

/// Returns the job with all scalars evaluated and nothing inherited.
pub fn resolved(text: &str) -> String {
    let job = job(text);
    let files = job
        .kernels
        .iter()
        .map(|file| file.value.display().to_string());
    write::to_toml(&job, &files.collect::<Vec<_>>())
}

fn job(text: &str) -> Job {
    let read = read::read("job.toml", text, Path::new(""));
    read.unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

const SHORT: &str = r#"
kernels = ["k.ptx"]
[scalars]
nx = 8
c = 0.5
[defaults.array]
dtype = "f32"
halo = 1
init = "ones"
[defaults.launch]
grid = "ceil(nx / 4)"
block = 4
leading_args = ["GRID"]
races = "refuse"
exact = true
symbols = { P = "GRID", table = "u" }
[arrays]
u = { shape = ["nx", 6], dims = ["y", "x"], units = "m" }
v = { like = "u", init = 0 }
w = { like = "v", dtype = "f64", dims = ["y", "x_west"] }
flags = { dtype = "i32", shape = 8, halo = 0 }
[structs]
SIZES = ["nx", 6]
GRID = { fields = ["SIZES", "u", { value = 0.5, type = "f32" }] }
[[launch]]
kernel = "a"
args = ["v", "c"]
[[launch]]
kernel = "b"
grid = 1
leading_args = []
args = ["GRID"]
exact = false
symbols = { table = "v" }
races = "check"
"#;

const LONG: &str = r#"
kernels = ["k.ptx"]
[scalars]
nx = 8
c = 0.5
[arrays]
u = { dtype = "f32", halo = 1, init = "ones", shape = ["nx", 6], dims = ["y", "x"], units = "m" }
v = { dtype = "f32", halo = 1, init = 0, shape = ["nx", 6], dims = ["y", "x"] }
w = { dtype = "f64", halo = 1, init = "ones", shape = ["nx", 6], dims = ["y", "x_west"] }
flags = { dtype = "i32", halo = 0, init = "ones", shape = 8 }
[[launch]]
kernel = "a"
grid = 2
block = 4
args = [{ struct = [{ struct = ["nx", 6] }, "u", { value = 0.5, type = "f32" }] }, "v", "c"]
races = "refuse"
exact = true
symbols = { P = { struct = [{ struct = ["nx", 6] }, "u", { value = 0.5, type = "f32" }] }, table = "u" }
[[launch]]
kernel = "b"
grid = 1
block = 4
args = [{ struct = [{ struct = ["nx", 6] }, "u", { value = 0.5, type = "f32" }] }]
symbols = { table = "v", P = { struct = [{ struct = ["nx", 6] }, "u", { value = 0.5, type = "f32" }] } }
"#;

#[test]
fn defaults_and_named_structures_are_what_each_would_say() {
    pretty(&resolved(SHORT), &resolved(LONG));
}

fn pretty(left: &str, right: &str) {
    assert!(left == right, "{left}\n--- differs from\n{right}");
}

#[test]
fn groups_are_written_as_they_run() {
    let text = r#"
kernels = ["k.ptx"]
[scalars]
c = 0.5
[arrays]
u = { dtype = "f32", shape = 8 }
v = { like = "u" }
[defaults.launch]
grid = 2
block = 4
[[before]]
kernel = "a"
args = ["u"]
[[launch]]
repeat = 3
block = 8
swap = [["u", "v"]]
group = [
    { kernel = "b", args = ["u", "v"] },
    { unroll = { m = 2 }, group = [{ kernel = "c", grid = "m + 1", args = ["m", "c * m + 0.25", { array = "u", offset = "2 * m", shape = [4] }] }] },
    { unroll = { m = 2 }, kernel = "d", args = ["step + m"] },
    { unroll = { m = 2 }, group = [{ kernel = "b", args = ["v", "u"], every = 3, when = "u[m] > c" }] },
]
[[after]]
kernel = "a"
args = ["v"]
repeat = 2
[loop]
steps = 2
"#;
    let written = resolved(text);
    let long = r#"
kernels = ["k.ptx"]
[scalars]
c = 0.5
[coordinates]
[arrays]
u = { dtype = "f32", shape = [8], halo = [0], init = 0 }
v = { dtype = "f32", shape = [8], halo = [0], init = 0 }
[[before]]
kernel = "a"
grid = 2
block = 4
args = ["u"]
[[launch]]
repeat = 3
swap = [["u", "v"]]
group = [
    { kernel = "b", grid = 2, block = 8, args = ["u", "v"] },
    { kernel = "c", grid = 1, block = 8, args = [0, 0.25, { array = "u", offset = 0, shape = [4] }] },
    { kernel = "c", grid = 2, block = 8, args = [1, 0.75, { array = "u", offset = 2, shape = [4] }] },
    { kernel = "d", grid = 2, block = 8, args = ["step + 0"] },
    { kernel = "d", grid = 2, block = 8, args = ["step + 1"] },
    { every = 3, when = "u[0] > c", group = [{ kernel = "b", grid = 2, block = 8, args = ["v", "u"] }] },
    { every = 3, when = "u[1] > c", group = [{ kernel = "b", grid = 2, block = 8, args = ["v", "u"] }] },
]
[[after]]
repeat = 2
group = [{ kernel = "a", grid = 2, block = 4, args = ["v"] }]
[loop]
steps = 2
"#;
    pretty(&written, &resolved(long));
    pretty(&written, &resolved(&written));
}
