//! Launches before, after and in groups of a step: their results wherever jobs run, and their
//! derivatives.
#![cfg(feature = "raise")]

use std::path::Path;

use runner::arrays::npz;
use stablehlo::ElementType;

use crate::common::{ends, reactant};

const PTX: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/structure/plasma.ptx");
const N: usize = 33;

/// The common part of the jobs: kernels, arrays, and the inherited keys of launches.
fn head() -> String {
    format!(
        r#"
kernels = ["{PTX}"]
[scalars]
n = {N}
dt = {{ value = 0.01, type = "f64" }}
scale = 0.5
[defaults.array]
dtype = "f64"
shape = "n"
init = "zeros"
[defaults.launch]
grid = "ceil(n / 32)"
block = 32
symbols = {{ P = "P" }}
[structs]
P = ["n", 3, "dt", {{ value = 0.1, type = "f64" }}]
[arrays]
x = {{ init = {{ expr = "1 + 0.1 * sin(i)" }} }}
rho = {{}}
p = {{}}
q = {{}}
e = {{}}
"#
    )
}

/// A one-dimensional plasma: `sweeps` iterations of Jacobi's method per step, one kernel before the
/// loop and one after it.
fn plasma(folder: &Path, sweeps: u64, more: &str) {
    let text = format!(
        r#"{}
[[before]]
kernel = "start"
args = ["x", "n", "scale"]
[[launch]]
kernel = "charge"
args = ["x", "rho"]
[[launch]]
repeat = {sweeps}
swap = [["p", "q"]]
kernel = "sweep"
args = ["p", "q", "rho", "n"]
[[launch]]
kernel = "push"
args = ["x", "p"]
[[after]]
kernel = "energy"
args = ["p", "e", "n"]
[[output]]
file = "all.npz"
arrays = ["x", "p", "e"]
[gradient]
of = "J"
wrt = ["x", "scale", "dt"]
{more}"#,
        head()
    );
    std::fs::write(folder.join("job.toml"), text).unwrap();
}

const LOOP: &str = "[loop]\nsteps = 10\n[objective]\nJ = \"sum(e) + sum(x^2)\"";

/// Returns `x`, `p` and `e` after `steps` steps and the launches after the loop.
fn by_hand(sweeps: u64, steps: u64) -> [Vec<f64>; 3] {
    let mut x: Vec<f64> = (0..N)
        .map(|i| 0.5 * (1.0 + 0.1 * (i as f64).sin()))
        .collect();
    let mut p = vec![0.0; N];
    for _ in 0..steps {
        for _ in 0..sweeps {
            let at = |place: Option<usize>| place.and_then(|k| p.get(k)).copied().unwrap_or(0.0);
            let next = (0..N).map(|k| 0.5 * (at(k.checked_sub(1)) + at(Some(k + 1)) + 0.1 * x[k]));
            p = next.collect();
        }
        for (x, p) in x.iter_mut().zip(&p) {
            *x += 0.01 * p * p;
        }
    }
    let e = p.iter().map(|p| p * p).collect();
    [x, p, e]
}

fn said(folder: &Path, line: &str) -> String {
    let mut command = reactant();
    command.current_dir(folder).args(line.split(' '));
    ends(&mut command, 0).0
}

fn read(folder: &Path, file: &str, names: &[&str]) -> Vec<Vec<f64>> {
    let one = |name: &&str| {
        let path = folder.join(file);
        let found = npz::read_file(&path, name, ElementType::F64, &[N]);
        let found = found.unwrap_or_else(|error| panic!("{file}: {}", error.message));
        found.values().collect()
    };
    names.iter().map(one).collect()
}

fn near(found: &[Vec<f64>], wanted: &[Vec<f64>], what: &str) {
    let pairs = found.iter().flatten().zip(wanted.iter().flatten());
    for (a, b) in pairs {
        assert!((a - b).abs() <= 1e-13 * b.abs().max(1.0), "{what}: {a} {b}");
    }
}

const ALL: [&str; 3] = ["x", "p", "e"];

#[test]
fn before_and_after_run_once_and_repeated_launches_as_often_as_they_say() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for (sweeps, steps) in [(0, 2), (1, 1), (2, 10), (3, 0), (4, 10), (7, 10)] {
        plasma(folder, sweeps, LOOP);
        let wanted = by_hand(sweeps, steps.max(1));
        for target in ["interpreter", "cpu"] {
            let flags = format!("--target {target} --steps {}", steps.max(1));
            said(folder, &format!("run job.toml {flags}"));
            near(&read(folder, "all.npz", &ALL), &wanted, &flags);
        }
        said(folder, "check job.toml --steps 3 --target interpreter");
    }
    // Without a loop, all launches run once, in order.
    plasma(folder, 5, "[objective]\nJ = \"sum(e)\"");
    said(folder, "run job.toml --target interpreter");
    near(&read(folder, "all.npz", &ALL), &by_hand(5, 1), "no loop");
    said(folder, "check-gradient job.toml --target interpreter");
}

#[test]
fn a_program_does_not_grow_with_its_repetitions() {
    let folder = tempfile::tempdir().unwrap();
    let size = |sweeps: u64| {
        plasma(folder.path(), sweeps, LOOP);
        said(folder.path(), "raise job.toml --emit optimized")
            .lines()
            .count()
    };
    assert_eq!(size(60), size(6000));
    assert!(size(61) < 2 * size(60));
}

#[test]
fn a_run_that_goes_on_does_not_begin_again_and_ends_once() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let more = "[[output]]\nfile = \"every.npz\"\narrays = [\"x\", \"e\"]\nevery = 5\n[restart]\nfile = \"kept.zarr\"\nevery = 4";
    plasma(folder, 7, &format!("{LOOP}\n{more}"));
    said(folder, "run job.toml");
    let whole = read(folder, "all.npz", &ALL);
    near(&whole, &by_hand(7, 10), "whole");
    // Snapshots are taken in the loop: of the state before its first step, and after some steps.
    let [first, last] =
        ["every_00.npz", "every_10.npz"].map(|file| read(folder, file, &["x", "e"]));
    assert_eq!(first[0][0], 0.5);
    assert_eq!((&last[0], &last[1]), (&whole[0], &vec![0.0; N]));
    // Stopped early, and resumed at the end.
    std::fs::remove_dir_all(folder.join("kept.zarr")).unwrap();
    said(folder, "run job.toml --steps 3");
    near(&read(folder, "all.npz", &ALL), &by_hand(7, 3), "3 steps");
    for _ in 0..2 {
        said(folder, "run job.toml --resume");
        assert_eq!(read(folder, "all.npz", &ALL), whole);
    }
    std::fs::remove_dir_all(folder.join("kept.zarr")).unwrap();
    said(folder, "compile job.toml -o job.rxa");
    for line in [
        "run job.rxa --output-dir a",
        "run job.toml --mesh 3 --output-dir b",
    ] {
        said(folder, line);
        let out = line.rsplit_once(' ').unwrap().1;
        near(&read(folder, &format!("{out}/all.npz"), &ALL), &whole, line);
    }
}

#[test]
fn a_condition_sees_what_comes_before_the_loop() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for (until, steps) in [("max(x) < 0.6", 0), ("max(x) > 0.6", 7)] {
        plasma(
            folder,
            7,
            &LOOP.replace("10", &format!("500\nuntil = \"{until}\"")),
        );
        let mut command = reactant();
        command.current_dir(folder).args(["run", "job.toml"]);
        let (_, err) = ends(&mut command, 0);
        let found = read(folder, "all.npz", &ALL);
        let count = err.split_once("ended after ").unwrap().1;
        let count: u64 = count.split_once(' ').unwrap().0.parse().unwrap();
        assert_eq!(count == 0, steps == 0, "{err}");
        near(&found, &by_hand(7, count), until);
    }
}

#[test]
fn derivatives_go_through_all_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for when in ["", "at = 3", "every = 5"] {
        let objective = format!("[objective.J]\nexpr = \"sum(e) + sum(x^2)\"\n{when}");
        plasma(folder, 5, &format!("[loop]\nsteps = 10\n{objective}"));
        said(folder, "check-gradient job.toml --target interpreter");
    }
    plasma(folder, 5, LOOP);
    let derivatives = |line: &str| {
        said(folder, line);
        read(folder, "g.npz", &["dJ_dx"])
    };
    let whole = derivatives("run job.toml --gradient -o g.npz --target interpreter");
    said(folder, "compile job.toml --gradient -o job.rxa");
    for line in [
        "run job.rxa --gradient -o g.npz",
        "run job.toml --mesh 3 --gradient -o g.npz",
    ] {
        near(&derivatives(line), &whole, line);
    }
    let text = std::fs::read_to_string(folder.join("job.toml")).unwrap();
    let text = text.replace("wrt =", "checkpoint = { segment = 4 }\nwrt =");
    std::fs::write(folder.join("job.toml"), text).unwrap();
    near(
        &derivatives("run job.toml --gradient -o g.npz"),
        &whole,
        "segments",
    );
}

/// Returns `x`, `p` and `q` after the launches of a job, run in the interpreter.
fn of_launches(folder: &Path, launches: &str) -> Vec<Vec<f64>> {
    let tail = "[[output]]\nfile = \"all.npz\"\narrays = [\"x\", \"p\", \"q\"]\n";
    std::fs::write(
        folder.join("job.toml"),
        format!("{}{launches}{tail}", head()),
    )
    .unwrap();
    said(folder, "run job.toml --target interpreter");
    let found = read(folder, "all.npz", &["x", "p", "q"]);
    said(folder, "check job.toml --target interpreter");
    found
}

#[test]
fn groups_are_what_they_write_in_short() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let sweep = "{ kernel = \"sweep\", args = [\"p\", \"q\", \"x\", \"n\"] }";
    let back = "{ kernel = \"sweep\", args = [\"q\", \"p\", \"x\", \"n\"] }";
    let push = "{ kernel = \"push\", args = [\"x\", \"p\"] }";
    let rows = [
        (
            format!(
                "[[launch]]\nrepeat = 3\ngroup = [{sweep}, {{ group = [{back}, {sweep}], repeat = 2 }}, {push}]"
            ),
            [sweep, back, sweep, back, sweep, push].repeat(3),
        ),
        (
            format!("[[launch]]\nrepeat = 4\nswap = [[\"p\", \"q\"]]\ngroup = [{sweep}, {push}]"),
            [
                sweep,
                push,
                back,
                "{ kernel = \"push\", args = [\"x\", \"q\"] }",
            ]
            .repeat(2),
        ),
        (
            format!(
                "[[launch]]\nunroll = {{ m = \"n - 30\" }}\ngroup = [{{ kernel = \"start\", args = [\"x\", \"n\", \"1 + m / 2\"] }}, {sweep}]"
            ),
            vec![
                "{ kernel = \"start\", args = [\"x\", \"n\", 1.0] }",
                sweep,
                "{ kernel = \"start\", args = [\"x\", \"n\", 1.5] }",
                sweep,
                "{ kernel = \"start\", args = [\"x\", \"n\", 2.0] }",
                sweep,
            ],
        ),
    ];
    for (short, long) in rows {
        let long = format!("[[launch]]\ngroup = [{}]", long.join(",\n"));
        let short = of_launches(folder, &format!("{short}\n"));
        assert_eq!(short, of_launches(folder, &format!("{long}\n")));
    }
}

#[test]
fn arrays_are_exchanged_in_rings_of_any_length() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let names = |steps: usize, length: usize| -> Vec<f64> {
        (0..length).map(|k| ((k + steps) % length) as f64).collect()
    };
    // A rotation of three arrays; rotations of three, two and five arrays, whose arrays are back in
    // their original buffers only after 30 steps.
    for rings in [vec![3], vec![3, 2, 5]] {
        let array = |ring: usize, k: usize| format!("r{ring}_{k}");
        let mut text = head().replace("[arrays]", "[arrays]\nc = { shape = 1 }");
        let (mut arrays, mut swap) = (String::new(), Vec::new());
        for (ring, length) in rings.iter().enumerate() {
            for k in 0..*length {
                arrays += &format!("{} = {{ init = {k} }}\n", array(ring, k));
            }
            swap.push(format!(
                "{:?}",
                (0..*length).map(|k| array(ring, k)).collect::<Vec<_>>()
            ));
        }
        text = text.replace("x = {", &format!("{arrays}x = {{"));
        let all: Vec<String> = rings
            .iter()
            .enumerate()
            .flat_map(|(ring, length)| (0..*length).map(move |k| array(ring, k)))
            .collect();
        text += &format!(
            "[[launch]]\nkernel = \"charge\"\nargs = [\"x\", \"rho\"]\n[loop]\nsteps = 31\nswap = [{}]\n[[output]]\nfile = \"all.npz\"\narrays = {all:?}\n",
            swap.join(", ")
        );
        std::fs::write(folder.join("job.toml"), text).unwrap();
        for target in ["interpreter", "cpu"] {
            for steps in [1, 2, 7, 31] {
                said(
                    folder,
                    &format!("run job.toml --target {target} --steps {steps}"),
                );
                let all: Vec<&str> = all.iter().map(String::as_str).collect();
                let found = read(folder, "all.npz", &all);
                let wanted = rings.iter().flat_map(|length| names(steps, *length));
                for ((found, wanted), name) in found.iter().zip(wanted).zip(&all) {
                    assert_eq!(found, &vec![wanted; N], "{name} after {steps}");
                }
            }
        }
        said(folder, "check job.toml --steps 8 --target interpreter");
    }
    // The time levels of a leapfrog step.
    let text = format!(
        "{}[[launch]]\nkernel = \"leap\"\nargs = [\"p\", \"x\", \"q\", \"n\", 0.25]\n[loop]\nsteps = 11\nswap = [[\"p\", \"x\", \"q\"]]\n[[output]]\nfile = \"all.npz\"\narrays = [\"x\", \"p\"]\n[objective]\nJ = \"sum(x^2)\"\n[gradient]\nof = \"J\"\nwrt = \"x\"\n",
        head()
    );
    std::fs::write(folder.join("job.toml"), text).unwrap();
    for line in [
        "run job.toml --target interpreter",
        "check job.toml --steps 11 --target interpreter",
        "check-gradient job.toml --target interpreter",
    ] {
        said(folder, line);
    }
    let (mut before, mut now) = (vec![0.0; N], vec![]);
    now.extend((0..N).map(|i| 1.0 + 0.1 * (i as f64).sin()));
    for _ in 0..11 {
        let at = |k: Option<usize>| k.and_then(|k| now.get(k)).copied().unwrap_or(0.0);
        let next = (0..N).map(|k| {
            let curve = at(k.checked_sub(1)) - 2.0 * now[k] + at(Some(k + 1));
            2.0 * now[k] - before[k] + 0.25 * curve
        });
        let next: Vec<f64> = next.collect();
        (before, now) = (now, next);
    }
    near(
        &read(folder, "all.npz", &["x", "p"]),
        &[now, before],
        "leapfrog",
    );
}

#[test]
fn the_integers_of_a_constant_structure_are_known() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = format!(
        "{}[[launch]]\nkernel = \"smooth\"\nargs = [\"x\", \"e\"]\n[[output]]\nfile = \"all.npz\"\narrays = [\"e\"]\n",
        head()
    );
    std::fs::write(folder.join("job.toml"), text).unwrap();
    // The number of terms, and so the trip count, is known: a sum of three slices.
    let program = said(folder, "raise job.toml --emit optimized");
    for other in ["while", "gather"] {
        assert!(!program.contains(other), "{program}");
    }
    said(folder, "check job.toml --target interpreter");
}

/// Jacobi's method for `p`, whose residual is computed in some steps.
fn jacobi(folder: &Path, condition: &str, time_loop: &str) {
    let text = format!(
        r#"{}
r = {{ shape = 1 }}
[[launch]]
kernel = "sweep"
args = ["p", "q", "x", "n"]
[[launch]]
{condition}
kernel = "residual"
grid = 1
args = ["p", "q", "r", "n"]
[[launch]]
{condition}
group = [{{ kernel = "energy", args = ["p", "e", "n"] }}, {{ kernel = "charge", args = ["x", "rho"], repeat = 2 }}]
[loop]
swap = [["p", "q"]]
{time_loop}
[[output]]
file = "all.npz"
arrays = ["p", "e"]
[[output]]
file = "r.npz"
arrays = ["r"]
[objective]
J = "sum(e) + sum(p^2)"
[gradient]
of = "J"
wrt = ["x"]
"#,
        head()
    );
    std::fs::write(folder.join("job.toml"), text).unwrap();
}

/// Returns `p`, `e`, the residual and the number of steps. `runs` selects the steps that compute
/// `e` and the residual, until `ends` holds of the residual and the residual after the first step.
fn jacobi_by_hand(
    steps: usize,
    runs: impl Fn(usize) -> bool,
    ends: impl Fn(f64, f64) -> bool,
) -> (Vec<Vec<f64>>, f64, usize) {
    let x: Vec<f64> = (0..N).map(|i| 1.0 + 0.1 * (i as f64).sin()).collect();
    let (mut p, mut e) = (vec![0.0; N], vec![0.0; N]);
    let (mut r, mut first, mut done) = (0.0, 0.0, 0);
    while done < steps {
        let at = |place: Option<usize>| place.and_then(|k| p.get(k)).copied().unwrap_or(0.0);
        let mut q: Vec<f64> = (0..N)
            .map(|k| 0.5 * (at(k.checked_sub(1)) + at(Some(k + 1)) + x[k]))
            .collect();
        if runs(done) {
            r = p.iter().zip(&q).map(|(p, q)| (p - q) * (p - q)).sum();
            e.iter_mut().zip(&p).for_each(|(e, p)| *e += p * p);
        }
        std::mem::swap(&mut p, &mut q);
        done += 1;
        if done == 1 {
            first = r;
        }
        if ends(r, first) {
            break;
        }
    }
    (vec![p, e], r, done)
}

fn residual(folder: &Path) -> f64 {
    let path = folder.join("r.npz");
    let found = npz::read_file(&path, "r", ElementType::F64, &[1]);
    found
        .unwrap_or_else(|error| panic!("{}", error.message))
        .get(0)
}

#[test]
fn launches_run_in_some_steps_only() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    type Runs = fn(usize) -> bool;
    let rows: [(&str, Runs); 7] = [
        ("every = 5", |step| step % 5 == 0),
        ("every = 1", |_| true),
        ("when = \"step == 0\"", |step| step == 0),
        ("when = \"iteration % 4 == 0 || time >= 1.0\"", |step| {
            (step + 1) % 4 == 0 || step >= 10
        }),
        ("when = \"!(step < 3) && step != 7\"", |step| {
            step >= 3 && step != 7
        }),
        ("every = 2\nwhen = \"step > n - 29\"", |step| {
            step > 4 && step % 2 == 0
        }),
        ("when = \"p[16] < 2.5 * scale\"", |_| true),
    ];
    for (condition, runs) in rows {
        jacobi(folder, condition, "steps = 12\ndt = 0.1");
        if !condition.contains("p[16]") {
            let (wanted, r, _) = jacobi_by_hand(12, runs, |_, _| false);
            for target in ["interpreter", "cpu"] {
                said(folder, &format!("run job.toml --target {target}"));
                near(&read(folder, "all.npz", &["p", "e"]), &wanted, condition);
                assert!((residual(folder) - r).abs() < 1e-13, "{condition}");
            }
        }
        said(folder, "check job.toml --steps 12 --target interpreter");
        said(folder, "check-gradient job.toml --target interpreter");
    }
    // The step index persists across chunks, restarts and artifacts, and on meshes.
    let restart = "[restart]\nfile = \"kept.zarr\"";
    jacobi(folder, "every = 5", &format!("steps = 12\n{restart}"));
    let (wanted, r, _) = jacobi_by_hand(12, |step| step % 5 == 0, |_, _| false);
    said(folder, "run job.toml --steps 7");
    said(folder, "run job.toml --resume");
    near(&read(folder, "all.npz", &["p", "e"]), &wanted, "resumed");
    assert!((residual(folder) - r).abs() < 1e-13);
    jacobi(folder, "every = 5", "steps = 12");
    said(folder, "compile job.toml --gradient -o job.rxa");
    for line in [
        "run job.rxa",
        "run job.rxa --steps 12",
        "run job.toml --mesh 3",
    ] {
        said(folder, line);
        near(&read(folder, "all.npz", &["p", "e"]), &wanted, line);
    }
    let derivative = |line: &str| {
        said(folder, line);
        read(folder, "g.npz", &["dJ_dx"])
    };
    let whole = derivative("run job.toml --gradient -o g.npz --target interpreter");
    for line in [
        "run job.rxa --gradient -o g.npz",
        "run job.toml --mesh 3 --gradient -o g.npz",
    ] {
        near(&derivative(line), &whole, line);
    }
}

#[test]
fn a_loop_ends_by_what_it_was_after_the_first_step() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let until = "until = \"r[0] < 1e-2 * r_0[0] && !(r_0[0] == 0)\"";
    for (condition, every) in [("", 1), ("every = 50", 50)] {
        let (wanted, r, count) = jacobi_by_hand(
            5000,
            |step| step % every == 0,
            |r, first| r < 1e-2 * first && first != 0.0,
        );
        assert!((3..5000).contains(&count), "{count}");
        jacobi(folder, condition, &format!("steps = 5000\n{until}"));
        let ended = |line: &str| {
            let mut command = reactant();
            command.current_dir(folder).args(line.split(' '));
            let (_, err) = ends(&mut command, 0);
            let found = err
                .split_once("ended after ")
                .unwrap_or_else(|| panic!("{line}: {err}"))
                .1;
            assert_eq!(
                found.split_once(' ').unwrap().0.parse::<usize>().unwrap(),
                count,
                "{line}"
            );
            near(&read(folder, "all.npz", &["p", "e"]), &wanted, line);
            assert!((residual(folder) - r).abs() < 1e-12);
        };
        said(folder, "compile job.toml -o job.rxa");
        for line in [
            "run job.toml --target interpreter",
            "run job.toml",
            "run job.rxa",
            "run job.toml --mesh 3",
        ] {
            ended(line);
        }
        // A stopped run saves the remembered value.
        let restart = format!("steps = 5000\n{until}\n[restart]\nfile = \"kept.zarr\"");
        jacobi(folder, condition, &restart);
        let _ = std::fs::remove_dir_all(folder.join("kept.zarr"));
        said(folder, "run job.toml --steps 2");
        ended("run job.toml --resume");
        said(folder, "run job.toml --steps 20 --gradient -o g.npz");
    }
}

#[test]
fn what_outside_of_steps_depends_on_the_step_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for (launch, wanted) in [
        (
            "every = 2\nkernel = \"push\"\nargs = [\"x\", \"p\"]",
            "run outside of the steps",
        ),
        (
            "when = \"step == 0\"\nkernel = \"push\"\nargs = [\"x\", \"p\"]",
            "run outside of the steps",
        ),
        (
            "kernel = \"start\"\nargs = [\"x\", \"n\", \"0.5 * step\"]",
            "run outside of the steps",
        ),
        (
            "when = \"lost > 0\"\nkernel = \"push\"\nargs = [\"x\", \"p\"]",
            "cannot read the expression",
        ),
        (
            "when = \"x > 0\"\nkernel = \"push\"\nargs = [\"x\", \"p\"]",
            "the condition is not one number",
        ),
    ] {
        for key in ["before", "after"] {
            plasma(folder, 2, &format!("[[{key}]]\n{launch}\n{LOOP}"));
            let mut command = reactant();
            command.current_dir(folder).args(["run", "job.toml"]);
            let (_, err) = ends(&mut command, 1);
            assert!(err.contains(wanted) && err.contains("job.toml:"), "{err}");
        }
    }
}

/// Particles in the cells of a periodic line: 20 sweeps for the potential in each step.
const CELLS: &str = r#"
[scalars]
n = 37
particles = 211
dt = { value = 0.05, type = "f64" }
[defaults.array]
dtype = "f64"
shape = "n"
[defaults.launch]
grid = "ceil(particles / 64)"
block = 64
symbols = { C = "C" }
[structs]
C = ["n", "particles", "dt", { value = 0.1, type = "f64" }, { value = 0.02, type = "f64" }]
[arrays]
at = { shape = "particles", init = { expr = "3.7 * (i + 0.5 + 0.4 * sin(0.3 * i)) / particles" } }
speed = { like = "at", init = { expr = "0.1 * cos(i)" } }
rho = {}
phi = {}
phi_new = {}
[[launch]]
group = [
  { kernel = "clear", args = ["rho"] },
  { kernel = "deposit", args = ["at", "rho"] },
  { kernel = "relax", args = ["phi", "phi_new", "rho"], repeat = 20, swap = [["phi", "phi_new"]] },
  { kernel = "move", args = ["at", "speed", "phi"] },
]
[loop]
steps = 40
[[output]]
file = "all.npz"
arrays = ["at", "speed"]
"#;

/// Returns positions and velocities after `steps` steps of [`CELLS`], as a host program would
/// compute them.
fn cells_by_hand(steps: usize) -> [Vec<f64>; 2] {
    let (n, particles, dt, width, weight) = (37, 211, 0.05, 0.1, 0.02);
    let place = |i: f64| 3.7 * (i + 0.5 + 0.4 * (0.3 * i).sin()) / particles as f64;
    let mut at: Vec<f64> = (0..particles).map(|i| place(f64::from(i))).collect();
    let mut speed: Vec<f64> = (0..particles).map(|i| 0.1 * f64::from(i).cos()).collect();
    let mut phi = vec![0.0; n];
    for _ in 0..steps {
        let mut rho = vec![0.0; n];
        for x in &at {
            let (cell, part) = ((x / width) as usize, (x / width).fract());
            rho[cell % n] += weight * (1.0 - part);
            rho[(cell + 1) % n] += weight * part;
        }
        let mean = weight * f64::from(particles) / n as f64;
        for _ in 0..20 {
            let next = |i: usize| {
                let sum = phi[(i + n - 1) % n] + phi[(i + 1) % n];
                0.5 * (sum + width * width * (rho[i] - mean))
            };
            phi = (0..n).map(next).collect();
        }
        for (x, v) in at.iter_mut().zip(&mut speed) {
            let cell = (*x / width) as usize % n;
            *v += dt * (phi[cell] - phi[(cell + 1) % n]) / width;
            *x = (*x + dt * *v).rem_euclid(n as f64 * width);
        }
    }
    [at, speed]
}

#[test]
fn particles_in_cells_are_those_of_a_host_program() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(
        folder.join("job.toml"),
        format!("kernels = [\"{PTX}\"]\n{CELLS}"),
    )
    .unwrap();
    let wanted = cells_by_hand(40);
    for flags in ["--target interpreter", "--target cpu", "--mesh 2"] {
        said(folder, &format!("run job.toml {flags}"));
        for (name, wanted) in ["at", "speed"].iter().zip(&wanted) {
            let found = npz::read_file(&folder.join("all.npz"), name, ElementType::F64, &[211]);
            let found = found.unwrap_or_else(|error| panic!("{}", error.message));
            for (a, b) in found.values().zip(wanted) {
                assert!((a - b).abs() < 1e-10, "{flags} {name}: {a} {b}");
            }
        }
    }
    said(folder, "check job.toml --steps 5 --target interpreter");
}
