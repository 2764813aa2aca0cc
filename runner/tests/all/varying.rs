//! Launches that vary from step to step: `step`, `iteration` and `time` in arguments and grids.
#![cfg(feature = "raise")]

use std::path::Path;

use runner::arrays::npz;
use stablehlo::ElementType;

use crate::common::{ends, reactant};

const PTX: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/varying/varying.ptx");
const TARGETS: [&str; 2] = ["interpreter", "cpu"];

fn said(folder: &Path, line: &str, code: i32) -> (String, String) {
    let mut command = reactant();
    command.current_dir(folder).args(line.split(' '));
    ends(&mut command, code)
}

fn write(folder: &Path, text: &str) {
    let text = format!("kernels = [\"{PTX}\"]\n{text}");
    std::fs::write(folder.join("job.toml"), text).unwrap();
}

fn of_npz(
    folder: &Path,
    file: &str,
    array: &str,
    element: ElementType,
    shape: &[usize],
) -> Vec<f64> {
    let found = npz::read_file(&folder.join(file), array, element, shape);
    let found = found.unwrap_or_else(|error| panic!("{file}: {}", error.message));
    found.values().collect()
}

/// Gaussian elimination of a system of `n` equations, a column in each step.
fn elimination(n: usize) -> String {
    format!(
        r#"
[scalars]
n = {n}
[arrays.a]
dtype = "f32"
shape = ["n * n"]
init = {{ expr = "if(i % (n + 1) == 0, 20, 0) + sin(3 * i)" }}
[arrays.m]
dtype = "f32"
shape = ["n * n"]
[arrays.b]
dtype = "f32"
shape = ["n"]
init = {{ expr = "cos(i)" }}
[[launch]]
kernel = "multipliers"
grid = "ceil((n - 1 - step) / 8)"
block = 8
args = ["m", "a", "n", "step"]
[[launch]]
kernel = "eliminate"
grid = ["ceil((n - 1 - step) / 8)", "ceil((n - step) / 4)"]
block = [8, 4]
args = ["m", "a", "b", "n", "n", "step"]
[loop]
steps = "n - 1"
[[output]]
file = "a.npz"
arrays = ["a", "b"]
"#
    )
}

fn eliminated(n: usize) -> (Vec<f32>, Vec<f32>) {
    let diagonal = |k: usize| if k.is_multiple_of(n + 1) { 20.0 } else { 0.0 };
    let mut a: Vec<f32> = (0..n * n)
        .map(|k| (diagonal(k) + (3.0 * k as f64).sin()) as f32)
        .collect();
    let mut b: Vec<f32> = (0..n).map(|k| (k as f64).cos() as f32).collect();
    for k in 0..n - 1 {
        for row in k + 1..n {
            let by = a[n * row + k] / a[n * k + k];
            for column in k..n {
                a[n * row + column] -= by * a[n * k + column];
            }
            b[row] -= by * b[k];
        }
    }
    (a, b)
}

fn near(found: &[f64], wanted: &[f32], tolerance: f64) {
    assert_eq!(found.len(), wanted.len());
    for (place, (a, b)) in found.iter().zip(wanted).enumerate() {
        let b = f64::from(*b);
        assert!(
            (a - b).abs() <= tolerance * b.abs().max(1.0),
            "{place}: {a} {b}"
        );
    }
}

#[test]
fn gaussian_elimination_is_one_loop_whose_windows_shrink() {
    let folder = tempfile::tempdir().unwrap();
    let n = 37;
    write(folder.path(), &elimination(n));
    let (a, b) = eliminated(n);
    for target in TARGETS {
        said(folder.path(), &format!("run job.toml --target {target}"), 0);
        let of = |name, len| of_npz(folder.path(), "a.npz", name, ElementType::F32, &[len]);
        near(&of("a", n * n), &a, 1e-5);
        near(&of("b", n), &b, 1e-5);
    }
    // No two threads of any step race: there are no run-time checks.
    said(folder.path(), "run job.toml --races refuse", 0);
    said(folder.path(), "check job.toml", 0);
}

#[test]
fn the_program_does_not_grow_with_the_steps() {
    let folder = tempfile::tempdir().unwrap();
    let of_time = "\"time\", \"0.1 * c * cos(iteration)\"";
    write(folder.path(), &heat("steps = 10\ndt = 0.05", of_time));
    let lines = |steps: usize| {
        let line = format!("raise job.toml --emit stablehlo --steps {steps}");
        said(folder.path(), &line, 0).0.lines().count()
    };
    assert_eq!(lines(10), lines(1000));
    write(folder.path(), &elimination(61));
    let of_61 = lines(60);
    write(folder.path(), &elimination(244));
    assert!(lines(243) < of_61 + of_61 / 4);
}

#[test]
fn runs_go_on_at_the_step_that_they_stopped_at() {
    let folder = tempfile::tempdir().unwrap();
    let n = 21;
    let restart = "[restart]\nfile = \"r.zarr\"\n";
    write(folder.path(), &format!("{}{restart}", elimination(n)));
    said(folder.path(), "run job.toml --steps 7", 0);
    said(folder.path(), "run job.toml --resume", 0);
    let found = of_npz(folder.path(), "a.npz", "a", ElementType::F32, &[n * n]);
    near(&found, &eliminated(n).0, 1e-5);
}

#[test]
fn artifacts_run_the_steps_that_they_were_compiled_for() {
    let folder = tempfile::tempdir().unwrap();
    let n = 21;
    write(folder.path(), &elimination(n));
    said(folder.path(), "compile job.toml -o job.rxa --target cpu", 0);
    said(folder.path(), "run job.rxa", 0);
    let found = of_npz(folder.path(), "a.npz", "a", ElementType::F32, &[n * n]);
    near(&found, &eliminated(n).0, 1e-5);
    said(folder.path(), "run job.rxa --steps 5", 0);
    let (_, err) = said(folder.path(), "run job.rxa --steps 50", 2);
    assert!(err.contains("compiled for at most 20 steps"), "{err}");
}

/// A reduction tree: half as many threads in each step, by a formula that is not affine in `step`.
#[test]
fn a_tournament_of_sums() {
    let folder = tempfile::tempdir().unwrap();
    let text = r#"
[arrays.x]
dtype = "f32"
shape = [512]
init = { expr = "(i * 37) % 64" }
[[launch]]
kernel = "pairs"
grid = "ceil(512 / 2^iteration / 64)"
block = 64
args = ["x", "512 / 2^(step + 1)"]
[loop]
steps = 9
[[output]]
file = "x.npz"
arrays = ["x"]
"#;
    write(folder.path(), text);
    let sum: usize = (0..512).map(|k| (k * 37) % 64).sum();
    for target in TARGETS {
        said(folder.path(), &format!("run job.toml --target {target}"), 0);
        let found = of_npz(folder.path(), "x.npz", "x", ElementType::F32, &[512]);
        assert_eq!(found[0], sum as f64);
    }
    said(folder.path(), "run job.toml --races refuse", 0);
    said(folder.path(), "check job.toml", 0);
}

/// A loop in a kernel whose trip count depends on the step, with more iterations than are unrolled
/// with masks.
#[test]
fn turns_of_an_inner_loop() {
    let folder = tempfile::tempdir().unwrap();
    let ptx = r#"
.version 8.0
.target sm_80
.address_size 64
.visible .entry repeat(.param .u64 repeat_x, .param .u32 repeat_k)
{
    .reg .pred %p<3>;
    .reg .b32 %r<4>;
    .reg .f64 %fd<3>;
    .reg .b64 %rd<5>;
    ld.param.u64 %rd1, [repeat_x];
    ld.param.u32 %r1, [repeat_k];
    cvta.to.global.u64 %rd2, %rd1;
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %rd3, %r2, 8;
    add.s64 %rd4, %rd2, %rd3;
    ld.global.f64 %fd1, [%rd4];
    mov.u32 %r3, 0;
    setp.lt.s32 %p1, %r1, 1;
    @%p1 bra DONE;
TURN:
    fma.rn.f64 %fd1, %fd1, 0d3FEFF7CED916872B, 0d3FF0000000000000;
    add.s32 %r3, %r3, 1;
    setp.lt.s32 %p2, %r3, %r1;
    @%p2 bra TURN;
DONE:
    st.global.f64 [%rd4], %fd1;
    ret;
}
"#;
    std::fs::write(folder.path().join("repeat.ptx"), ptx).unwrap();
    let text = r#"
kernels = ["repeat.ptx"]
[arrays.x]
dtype = "f64"
shape = [5]
init = { expr = "i" }
[[launch]]
kernel = "repeat"
grid = 1
block = 5
args = ["x", "3000 * step"]
[loop]
steps = 3
[[output]]
file = "x.npz"
arrays = ["x"]
"#;
    std::fs::write(folder.path().join("job.toml"), text).unwrap();
    let after = |x: usize| (0..9000).fold(x as f64, |x, _| f64::mul_add(x, 0.999, 1.0));
    let wanted: Vec<f64> = (0..5).map(after).collect();
    for target in TARGETS {
        said(folder.path(), &format!("run job.toml --target {target}"), 0);
        let found = of_npz(folder.path(), "x.npz", "x", ElementType::F64, &[5]);
        assert!(
            found
                .iter()
                .zip(&wanted)
                .all(|(x, y)| (x - y).abs() < 1e-9 * y)
        );
    }
}

/// Barriers and shared memory, `gridDim`, and a grid of 0 blocks.
#[test]
fn blocks_that_a_step_does_not_have_do_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let text = r#"
[arrays.x]
dtype = "f32"
shape = [700]
init = { expr = "i % 5" }
[arrays.y]
dtype = "f32"
shape = [16]
init = -1.0
[[launch]]
kernel = "blocksum"
grid = "10 - 5 * step"
block = 64
args = ["x", "y", "700 - 100 * step"]
[loop]
steps = 3
[[output]]
file = "y.npz"
arrays = ["y"]
"#;
    write(folder.path(), text);
    let mut y = [-1.0f64; 16];
    for step in 0..3usize {
        let blocks = 10 - 5 * step;
        for (block, sum) in y.iter_mut().enumerate().take(blocks) {
            let inside = (64 * block..64 * block + 64).filter(|i| *i < 700 - 100 * step);
            *sum = (inside.map(|i| i % 5).sum::<usize>() + blocks) as f64;
        }
    }
    for target in TARGETS {
        said(folder.path(), &format!("run job.toml --target {target}"), 0);
        let found = of_npz(folder.path(), "y.npz", "y", ElementType::F32, &[16]);
        assert_eq!(found, y);
    }
    said(folder.path(), "check job.toml", 0);
}

fn heat(lines: &str, arguments: &str) -> String {
    format!(
        r#"
[scalars]
n = 101
c = 0.2
[arrays.u]
dtype = "f64"
shape = ["n"]
init = {{ expr = "sin(i / 10)" }}
[arrays.v]
dtype = "f64"
shape = ["n"]
[[launch]]
kernel = "heat"
grid = "ceil(n / 32)"
block = 32
args = ["u", "v", "n", "c", {arguments}]
[loop]
{lines}
swap = [["u", "v"]]
[[output]]
file = "u.npz"
arrays = ["u"]
[objective]
J = "sum(u^2)"
[gradient]
of = "J"
wrt = ["c", "u"]
"#
    )
}

fn heated(c: f64, steps: usize) -> Vec<f64> {
    let n = 101;
    let mut u: Vec<f64> = (0..n).map(|i| (i as f64 / 10.0).sin()).collect();
    let mut v = vec![0.0; n];
    for step in 0..steps {
        let amplitude = (0.1 * c * (step as f64 + 1.0).cos()) as f32;
        let forcing = f64::from(amplitude) * (step as f64 * 0.05).sin();
        for i in 1..n - 1 {
            v[i] = u[i] + c * (u[i - 1] - 2.0 * u[i] + u[i + 1]) + forcing;
        }
        std::mem::swap(&mut u, &mut v);
    }
    u
}

#[test]
fn forcing_by_time_and_its_derivatives() {
    let folder = tempfile::tempdir().unwrap();
    let of_time = "\"time\", \"0.1 * c * cos(iteration)\"";
    write(folder.path(), &heat("steps = 41\ndt = 0.05", of_time));
    let wanted = heated(0.2, 41);
    for target in TARGETS {
        said(folder.path(), &format!("run job.toml --target {target}"), 0);
        let found = of_npz(folder.path(), "u.npz", "u", ElementType::F64, &[101]);
        for (a, b) in found.iter().zip(&wanted) {
            assert!((a - b).abs() < 1e-12, "{a} {b}");
        }
    }
    // The derivative by `c` follows the varying expression too.
    let cost = |c: f64| heated(c, 41).iter().map(|u| u * u).sum::<f64>();
    let slope = (cost(0.2 + 1e-4) - cost(0.2 - 1e-4)) / 2e-4;
    said(
        folder.path(),
        "run job.toml --gradient J:c,u --out g.npz",
        0,
    );
    let of =
        |file, name, shape: &[usize]| of_npz(folder.path(), file, name, ElementType::F64, shape);
    let found = of("g.npz", "dJ_dc", &[])[0];
    assert!(
        (found - slope).abs() < 1e-5 * slope.abs(),
        "{found} {slope}"
    );
    // In segments, each of which resumes at its step. Initial values that are computed from
    // differentiated scalars require a whole run.
    let text = heat(
        "steps = 41\ndt = 0.05",
        "\"time\", \"0.02 * cos(iteration)\"",
    );
    write(folder.path(), &text);
    said(
        folder.path(),
        "run job.toml --gradient J:u --out whole.npz",
        0,
    );
    let segments = text.replace("wrt = [", "checkpoint = { segment = 7 }\nwrt = [");
    write(folder.path(), &segments);
    said(
        folder.path(),
        "run job.toml --gradient J:u --out parts.npz",
        0,
    );
    let [whole, parts] = ["whole.npz", "parts.npz"].map(|file| of(file, "dJ_du", &[101]));
    for (a, b) in whole.iter().zip(&parts) {
        assert!((a - b).abs() <= 1e-12 * b.abs().max(1.0), "{a} {b}");
    }
}

/// A forcing record for every third step, and one of some cells for every step.
#[test]
fn pointers_move_along_series() {
    let folder = tempfile::tempdir().unwrap();
    let text = r#"
[scalars]
n = 37
[arrays.u]
dtype = "f64"
shape = ["n"]
init = { expr = "i" }
[arrays.v]
dtype = "f64"
shape = ["n"]
[arrays.force]
dtype = "f64"
shape = [4, "n"]
init = { expr = "sin(i + 5 * j)" }
[arrays.record]
dtype = "f64"
shape = [11, 10]
[[launch]]
kernel = "forced"
grid = 3
block = 16
args = ["u", { array = "force", offset = "floor(step / 3) * n" }, "v", { array = "record", offset = "10 * step" }, "n"]
[loop]
steps = 11
swap = [["u", "v"]]
[[output]]
file = "u.npz"
arrays = ["u", "record"]
[objective]
J = "sum(record^2)"
[gradient]
of = "J"
wrt = ["force"]
"#;
    write(folder.path(), text);
    let run = |force: &dyn Fn(usize, usize) -> f64| {
        let mut u: Vec<f64> = (0..37).map(|i| i as f64).collect();
        let mut record = vec![0.0; 110];
        for step in 0..11 {
            for (i, u) in u.iter_mut().enumerate() {
                *u = 0.5 * *u + force(step / 3, i);
                if i % 4 == 1 {
                    record[10 * step + i / 4] = *u;
                }
            }
        }
        (u, record)
    };
    let force = |j: usize, i: usize| (i as f64 + 5.0 * j as f64).sin();
    let (u, record) = run(&force);
    for target in TARGETS {
        said(folder.path(), &format!("run job.toml --target {target}"), 0);
        let of =
            |name, shape: &[usize]| of_npz(folder.path(), "u.npz", name, ElementType::F64, shape);
        assert_eq!(of("u", &[37]), u);
        assert_eq!(of("record", &[11, 10]), record);
    }
    said(folder.path(), "check job.toml", 0);
    said(
        folder.path(),
        "run job.toml --gradient J:force --out g.npz",
        0,
    );
    let slopes = of_npz(
        folder.path(),
        "g.npz",
        "dJ_dforce",
        ElementType::F64,
        &[4, 37],
    );
    let cost = |j: usize, i: usize, by: f64| {
        let moved = |row: usize, column: usize| {
            force(row, column) + if (row, column) == (j, i) { by } else { 0.0 }
        };
        run(&moved).1.iter().map(|value| value * value).sum::<f64>()
    };
    for (j, i) in [(0, 1), (2, 33), (3, 5), (1, 2)] {
        let slope = (cost(j, i, 1e-5) - cost(j, i, -1e-5)) / 2e-5;
        let found = slopes[37 * j + i];
        assert!(
            (found - slope).abs() < 1e-6 * slope.abs().max(1.0),
            "{found} {slope}"
        );
    }
    let far = text.replace("10 * step", "11 * step");
    write(folder.path(), &far);
    let (_, err) = said(folder.path(), "run job.toml", 1);
    assert!(
        err.contains("out-of-bounds") || err.contains("outside"),
        "{err}"
    );
}

#[test]
fn mistakes_show_their_place() {
    let folder = tempfile::tempdir().unwrap();
    let cases = [
        (heat("steps = 4", "\"time\", 1.0"), "`[loop]` has no `dt`"),
        (
            heat("steps = 4", "\"setp * 2.0\", 1.0"),
            "nothing here is called `setp`",
        ),
        (
            elimination(9).replace("\"n\", \"step\"]", "\"n\", \"step / 2\"]"),
            "at step 1 it is 0.5, which is no integer",
        ),
        (
            elimination(9).replace(
                "\"ceil((n - 1 - step) / 8)\"\nblock = 8\n",
                "\"3 - step\"\nblock = 8\n",
            ),
            "it comes to -4",
        ),
    ];
    for (text, wanted) in cases {
        write(folder.path(), &text);
        let (_, err) = said(folder.path(), "run job.toml", 1);
        assert!(err.contains(wanted), "{wanted}: {err}");
        assert!(err.contains("job.toml:"), "{err}");
    }
}

#[test]
fn numbers_of_flags_vary_and_names_of_files_do_not() {
    let folder = tempfile::tempdir().unwrap();
    let line = format!(
        "run {PTX} --kernel pairs --grid 1 --block 64 --arg x=f32[64]:@step.npy --arg n=step --output x=x.npz --steps 3"
    );
    // The file is looked up; its name `step.npy` does not make the argument vary.
    let (_, err) = said(folder.path(), &line, 1);
    assert!(err.contains("step.npy"), "{err}");
    let found = line.replace("@step.npy", "iota");
    said(folder.path(), &found, 0);
    let x = of_npz(folder.path(), "x.npz", "x", ElementType::F32, &[64]);
    // In step 1 `x[0] += x[1]`; in step 2 `x[0] += x[2]` and `x[1] += x[3]`.
    assert_eq!(x[..4], [3.0, 4.0, 2.0, 3.0]);
    let wrong = line.replace("n=step", "n=step:i33");
    let (_, err) = said(folder.path(), &wrong, 1);
    assert!(err.contains("job-unknown-type"), "{err}");
}
