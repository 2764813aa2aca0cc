//! Time loops with an end condition: their numbers of steps and their results, wherever loops run,
//! and their derivatives.
#![cfg(feature = "raise")]

use std::path::Path;

use runner::arrays::npz;
use stablehlo::ElementType;

use crate::common::{ends, reactant};

const PTX: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/until/relax.ptx");

/// A relaxation on a line of `n` cells; `lines` replaces the lines of the loop.
fn job(folder: &Path, n: usize, lines: &str) {
    let text = format!(
        r#"
kernels = ["{PTX}"]
[scalars]
n = {n}
sink = 0.25
tolerance = 1e-3
[arrays.T]
dtype = "f64"
shape = ["n"]
init = {{ expr = "0.5 + 0.01 * i" }}
[arrays.T_old]
dtype = "f64"
shape = ["n"]
init = "ones"
[arrays.source]
dtype = "f64"
shape = ["n"]
init = {{ random = "uniform", seed = 7, low = 0.0, high = 0.125 }}
[arrays.done]
dtype = "i32"
shape = [1]
[[launch]]
kernel = "relax"
grid = "ceil(n / 32)"
block = 32
args = ["T", "source", "T_old", "n", "sink"]
[[launch]]
kernel = "settled"
grid = 1
block = 32
args = ["T", "T_old", "done", "n", "tolerance"]
[loop]
swap = [["T", "T_old"]]
{lines}
[[output]]
file = "T.npz"
arrays = ["T", "T_old"]
[objective.J]
expr = "sum(T^2)"
[gradient]
of = "J"
wrt = ["T", "source", "sink"]
seeds = {{ T = "ones", source = {{ expr = "i" }}, sink = 2.0 }}
"#
    );
    std::fs::write(folder.join("job.toml"), text).unwrap();
}

/// Returns the number of steps until the greatest change is below the tolerance, at most `most`,
/// and the state then.
fn by_hand(n: usize, first: &[f64], source: &[f64], most: usize) -> (usize, Vec<f64>) {
    let mut here = first.to_vec();
    for step in 0..most {
        let at = |place: Option<usize>| place.and_then(|k| here.get(k)).copied().unwrap_or(0.0);
        let next: Vec<f64> = (0..n)
            .map(|k| {
                let mean = 0.5 * (at(k.checked_sub(1)) + at(Some(k + 1)));
                0.5 * (mean + here[k]) + source[k] - 0.25 * here[k] * here[k] * here[k]
            })
            .collect();
        let changes = next.iter().zip(&here).map(|(a, b)| (a - b).abs());
        let change = changes.fold(0.0, f64::max);
        here = next;
        if change < 1e-3 {
            return (step + 1, here);
        }
    }
    (most, here)
}

fn said(folder: &Path, line: &str, code: i32) -> (String, String) {
    let mut command = reactant();
    command.current_dir(folder).args(line.split(' '));
    ends(&mut command, code)
}

fn of_npz(folder: &Path, file: &str, array: &str, n: usize) -> Vec<f64> {
    let path = folder.join(file);
    let found = npz::read_file(&path, array, ElementType::F64, &[n]);
    let found = found.unwrap_or_else(|error| panic!("{file}: {}", error.message));
    found.values().collect()
}

/// Returns the number of steps of the loop in a message, and whether the condition holds.
fn ended(err: &str) -> (usize, bool) {
    let held = err.contains("the loop ended after ");
    let found = err.split_once(if held {
        "the loop ended after "
    } else {
        "never held in "
    });
    let rest = found.unwrap_or_else(|| panic!("{err}")).1;
    (rest.split_once(' ').unwrap().0.parse().unwrap(), held)
}

const TARGETS: [&str; 2] = ["interpreter", "cpu"];
const SETTLED: &str = "steps = 500\nuntil = \"max(abs(T - T_old)) < tolerance\"";
const FLAGGED: &str = "steps = 500\nuntil = \"done[0]\"";

/// Returns the initial values of `T` and `source`.
fn firsts(folder: &Path, n: usize) -> (Vec<f64>, Vec<f64>) {
    job(folder, n, "steps = 1");
    let text = std::fs::read_to_string(folder.join("job.toml")).unwrap();
    let more = "[[output]]\nfile = \"first.npz\"\narrays = [\"T\", \"source\"]\n[objective.J]";
    let text = text.replace("[objective.J]", more).replace(
        "steps = 1",
        "steps = 1\nuntil = \"n > 0 && max(source) < 9\"",
    );
    std::fs::write(folder.join("job.toml"), text).unwrap();
    let (_, err) = said(folder, "run job.toml --target interpreter", 0);
    assert_eq!(ended(&err), (0, true));
    let first = |name: &str| of_npz(folder, "first.npz", name, n);
    (first("T"), first("source"))
}

#[test]
fn a_loop_ends_when_its_condition_holds_with_the_same_count_and_values_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for n in [1, 2, 33] {
        let (first, source) = firsts(folder, n);
        let (count, state) = by_hand(n, &first, &source, 500);
        assert!((2..500).contains(&count), "{count}");
        for lines in [SETTLED, FLAGGED] {
            job(folder, n, lines);
            for target in TARGETS {
                let (_, err) = said(folder, &format!("run job.toml --target {target}"), 0);
                assert_eq!(ended(&err), (count, true), "{n} {lines} {target}");
                let found = of_npz(folder, "T.npz", "T", n);
                let off = found.iter().zip(&state).map(|(a, b)| (a - b).abs());
                assert!(off.fold(0.0, f64::max) < 1e-14, "{n} {lines} {target}");
            }
            said(folder, "check job.toml --steps 500 --target interpreter", 0);
        }
        // Exactly at the bound, and one step short of it.
        for (steps, held) in [(count, true), (count - 1, false)] {
            let line = format!("run job.toml --target interpreter --steps {steps}");
            let (_, err) = said(folder, &line, 0);
            assert_eq!(ended(&err), (steps, held));
            assert_eq!(err.contains("warning: `until` never held"), !held, "{err}");
        }
    }
}

#[test]
fn it_holds_at_once_after_one_step_or_never() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let rows = [
        ("max(T) < 1e30", (0, true)),
        ("T_old[0] == 0.5", (1, true)),
        ("max(abs(T - T_old)) < -1", (7, false)),
        // NaN: every comparison with it is false, and it is not a nonzero number.
        ("sqrt(-1 - T[0]^2) < 1", (7, false)),
        ("sqrt(-1 - T[0]^2)", (7, false)),
        ("max(T * sqrt(-1 - T^2)) < 1e30", (7, false)),
    ];
    for (until, wanted) in rows {
        job(folder, 5, &format!("steps = 7\nuntil = \"{until}\""));
        for target in TARGETS {
            let (_, err) = said(folder, &format!("run job.toml --target {target}"), 0);
            assert_eq!(ended(&err), wanted, "{until} {target}");
        }
    }
}

#[test]
fn outputs_restarts_and_meshes_see_the_same_steps() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let n = 33;
    let restart = "[restart]\nfile = \"kept.zarr\"\nevery = 4\n[[output]]\nfile = \"some.npz\"\narrays = [\"T\"]\nevery = 3";
    job(folder, n, &format!("{SETTLED}\n{restart}"));
    let (_, err) = said(folder, "run job.toml", 0);
    let (count, true) = ended(&err) else {
        panic!("{err}")
    };
    let whole = of_npz(folder, "T.npz", "T", n);
    for step in (0..=count + 3).step_by(3) {
        let there = folder.join(format!("some_{step:03}.npz")).exists();
        assert_eq!(there, step <= count, "{step} of {count}");
    }
    // It resumes at its end: no step more.
    let (_, err) = said(folder, "run job.toml --resume", 0);
    assert_eq!(ended(&err), (count, true));
    assert_eq!(of_npz(folder, "T.npz", "T", n), whole);
    std::fs::remove_dir_all(folder.join("kept.zarr")).unwrap();
    let (_, err) = said(folder, "run job.toml --steps 5", 0);
    assert_eq!(ended(&err), (5, false));
    for line in ["run job.toml --resume --steps 6", "run job.toml --resume"] {
        said(folder, line, 0);
    }
    assert_eq!(of_npz(folder, "T.npz", "T", n), whole);
    // The same number of steps without a condition.
    job(folder, n, &format!("steps = {count}"));
    said(folder, "run job.toml", 0);
    assert_eq!(of_npz(folder, "T.npz", "T", n), whole);
    for lines in [SETTLED, FLAGGED] {
        job(folder, n, lines);
        said(folder, "compile job.toml -o job.rxa", 0);
        for line in [
            "run job.rxa",
            "run job.rxa --steps 400",
            "run job.toml --mesh 2",
            "run job.rxa --mesh 3",
            "run job.toml --mesh 2 --target interpreter",
        ] {
            let (_, err) = said(folder, line, 0);
            assert_eq!(ended(&err), (count, true), "{line}");
            // XLA contracts products and sums.
            let found = of_npz(folder, "T.npz", "T", n);
            let mut pairs = found.iter().zip(&whole);
            assert!(pairs.all(|(a, b)| (a - b).abs() < 1e-14), "{line}");
        }
    }
}

#[test]
fn a_run_goes_on_with_another_condition() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let n = 33;
    let with = |until: &str| {
        let restart = "[restart]\nfile = \"kept.zarr\"";
        job(
            folder,
            n,
            &format!("steps = 500\nuntil = \"{until}\"\n{restart}"),
        );
    };
    let run = "run job.toml --target interpreter";
    let settled = "max(abs(T - T_old)) < tolerance";
    with(settled);
    let (_, err) = said(folder, run, 0);
    let (count, true) = ended(&err) else {
        panic!("{err}")
    };
    let whole = of_npz(folder, "T.npz", "T", n);
    std::fs::remove_dir_all(folder.join("kept.zarr")).unwrap();
    with("max(abs(T - T_old)) < 10 * tolerance");
    let (_, err) = said(folder, run, 0);
    let (early, true) = ended(&err) else {
        panic!("{err}")
    };
    assert!((1..count).contains(&early), "{early} of {count}");
    // A stricter condition continues the loop, one that holds already does not.
    let resume = format!("{run} --resume");
    with(settled);
    let (_, err) = said(folder, &resume, 0);
    assert_eq!(ended(&err), (count, true));
    assert_eq!(of_npz(folder, "T.npz", "T", n), whole);
    with("max(abs(T - T_old)) < 10 * tolerance");
    let (_, err) = said(folder, &resume, 0);
    assert_eq!(ended(&err), (count, true));
    assert_eq!(of_npz(folder, "T.npz", "T", n), whole);
    // Without a condition all steps are executed.
    job(
        folder,
        n,
        &format!("steps = {}\n[restart]\nfile = \"kept.zarr\"", count + 2),
    );
    said(folder, &resume, 0);
    assert_ne!(of_npz(folder, "T.npz", "T", n), whole);
}

#[test]
fn a_plan_says_how_many_steps_there_may_be() {
    let folder = tempfile::tempdir().unwrap();
    job(folder.path(), 33, SETTLED);
    for (flags, most) in [("", "500 steps"), (" --steps 1", "1 step")] {
        let line = format!("plan job.toml --mesh 2{flags}");
        let (out, _) = said(folder.path(), &line, 0);
        let wanted = format!("at most {most}: until `max(abs(T - T_old)) < tolerance`\n");
        assert!(out.contains(&wanted), "{out}");
    }
    job(folder.path(), 33, "steps = 500");
    let (out, _) = said(folder.path(), "plan job.toml --mesh 2", 0);
    assert!(!out.contains("at most"), "{out}");
}

#[test]
fn derivatives_are_those_of_as_many_steps() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let n = 9;
    let all = ["dJ_dT", "dJ_dsource"];
    let read = |file: &str| -> Vec<Vec<f64>> {
        all.iter()
            .map(|name| of_npz(folder, file, name, n))
            .collect()
    };
    job(folder, n, SETTLED);
    let run = "run job.toml --target interpreter --gradient -o";
    let (out, err) = said(folder, &format!("{run} until.npz"), 0);
    let (count, true) = ended(&err) else {
        panic!("{err}")
    };
    let kept = read("until.npz");
    let with = |checkpoint: String| {
        job(folder, n, SETTLED);
        let text = std::fs::read_to_string(folder.join("job.toml")).unwrap();
        let lines = format!("checkpoint = {{ {checkpoint} }}\nseeds =");
        std::fs::write(folder.join("job.toml"), text.replace("seeds =", &lines)).unwrap();
        let (_, err) = said(folder, &format!("{run} some.npz"), 0);
        assert_eq!(ended(&err), (count, true), "{checkpoint}");
        assert_eq!(read("some.npz"), kept, "{checkpoint}");
    };
    for steps in ["\"all\"", "1", "2", "5", "32"] {
        with(format!("steps = {steps}"));
    }
    for every in [1, 3, 7, 500, 600] {
        with(format!("every = {every}"));
    }
    // In segments; a run counts the steps for them.
    for segment in [1, 4, 500] {
        with(format!("segment = {segment}"));
    }
    // The bound, at which the condition does not hold, and an immediate end.
    job(folder, n, SETTLED);
    let (_, err) = said(folder, &format!("{run} few.npz --steps 3"), 0);
    assert_eq!(ended(&err), (3, false));
    let few = read("few.npz");
    job(folder, n, "steps = 500\nuntil = \"max(T) < 9\"");
    said(folder, &format!("{run} none.npz"), 0);
    let none = read("none.npz");
    assert_eq!(
        none[0],
        (0..n)
            .map(|k| 2.0 * (0.5 + 0.01 * k as f64))
            .collect::<Vec<f64>>()
    );
    assert_eq!(none[1], vec![0.0; n]);
    // The same number of steps without a condition, from an artifact, on a mesh.
    let near = |a: &[Vec<f64>], b: &[Vec<f64>]| {
        let pairs = a.iter().flatten().zip(b.iter().flatten());
        pairs
            .into_iter()
            .all(|(a, b)| (a - b).abs() <= 1e-13 * b.abs().max(1e-3))
    };
    for (steps, wanted) in [(count, &kept), (3, &few)] {
        job(folder, n, &format!("steps = {steps}"));
        let (same, _) = said(folder, &format!("{run} known.npz"), 0);
        assert!(near(&read("known.npz"), wanted), "{steps}");
        assert!(
            steps != count || same.lines().next() == out.lines().next(),
            "{same} {out}"
        );
    }
    job(folder, n, SETTLED);
    said(folder, "compile job.toml --gradient -o job.rxa", 0);
    for line in [
        "run job.rxa --gradient -o a.npz",
        "run job.toml --mesh 3 --gradient -o a.npz",
    ] {
        let (_, err) = said(folder, line, 0);
        assert_eq!(ended(&err), (count, true), "{line}");
        assert!(near(&read("a.npz"), &kept), "{line}");
    }
    let (out, err) = said(
        folder,
        "check-gradient job.toml --steps 500 --target interpreter",
        0,
    );
    assert_eq!(ended(&err), (count, true));
    assert!(
        out.contains("not counted: ") && out.contains("by sink"),
        "{out}"
    );
}

#[test]
fn what_does_not_go_with_it_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let rows = [
        ("abs(T - T_old)", "the condition is not one number"),
        ("sink < 1", "the condition names no array"),
        ("max(abs(U)) < 1", "cannot read the expression"),
    ];
    for (until, wanted) in rows {
        job(folder, 5, &format!("steps = 7\nuntil = \"{until}\""));
        let (_, err) = said(folder, "run job.toml --target interpreter", 1);
        assert!(err.contains(wanted) && err.contains("job.toml:"), "{err}");
    }
    for when in ["at = 3", "every = 2"] {
        job(folder, 5, SETTLED);
        let text = std::fs::read_to_string(folder.join("job.toml")).unwrap();
        let text = text.replace("sum(T^2)\"", &format!("sum(T^2)\"\n{when}"));
        std::fs::write(folder.join("job.toml"), text).unwrap();
        let line = "run job.toml --target interpreter --gradient -o a.npz";
        let (_, err) = said(folder, line, 3);
        assert!(
            err.contains("of a loop that `until` may end before"),
            "{err}"
        );
    }
}
