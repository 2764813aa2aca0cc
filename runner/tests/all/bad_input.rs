//! User errors with kernels, with the real raiser: each ends in an error with advice and the right
//! exit code.
#![cfg(feature = "raise")]

use std::path::{Path, PathBuf};

use crate::common::{ends, reactant};

fn saxpy() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/kernels/saxpy/saxpy.ptx")
}

const N: &str = "n=10000";
const A: &str = "a=2.5";
const X: &str = "x=f32[10000]:uniform";
const Y: &str = "y=f32[10000]:ones";

/// Writes the kernel files under test, derived from a valid one.
fn files(folder: &Path) {
    let good = std::fs::read_to_string(saxpy()).unwrap();
    let write = |name: &str, contents: &[u8]| std::fs::write(folder.join(name), contents).unwrap();
    write("saxpy.ptx", good.as_bytes());
    write("empty.ptx", b"");
    write(
        "truncated.ptx",
        &good.as_bytes()[..good.find("mul.wide").unwrap() + 6],
    );
    write(
        "unknown.ptx",
        good.replace("fma.rn.f32", "fmaa.rn.f32").as_bytes(),
    );
    write(
        "two_unknown.ptx",
        good.replace("fma.rn.f32", "fmaa.rn.f32")
            .replace("mad.lo", "mda.lo")
            .as_bytes(),
    );
    write(
        "kernel.cubin",
        b"\x7fELF\x02\x01\x01\x33\x07\x00\x00\x00\x00\x00\x00\x00\x02\x00\xbe\x00",
    );
    write(
        "random.ptx",
        &(0..200u8)
            .map(|i| i.wrapping_mul(151) ^ 0x8f)
            .collect::<Vec<_>>(),
    );
}

#[test]
fn bad_input() {
    let folder = tempfile::tempdir().unwrap();
    files(folder.path());
    #[rustfmt::skip]
    #[allow(clippy::type_complexity)] // described by the column heads
    let rows: &[(&str, i32, &str, &str, &[&str], &[&str])] = &[
        // what                                exit  file               kernel   arguments                                  more
        ("nothing is wrong",                      0, "saxpy.ptx",       "saxpy", &[N, A, X, Y],                             &[]),
        ("an empty file",                         1, "empty.ptx",       "saxpy", &[N, A, X, Y],                             &[]),
        ("a truncated file",                      1, "truncated.ptx",   "saxpy", &[N, A, X, Y],                             &[]),
        ("an unknown instruction",                1, "unknown.ptx",     "saxpy", &[N, A, X, Y],                             &[]),
        ("two unknown instructions",              1, "two_unknown.ptx", "saxpy", &[N, A, X, Y],                             &[]),
        ("a cubin",                               1, "kernel.cubin",    "saxpy", &[N, A, X, Y],                             &[]),
        ("random bytes",                          1, "random.ptx",      "saxpy", &[N, A, X, Y],                             &[]),
        ("no such file",                          1, "absent.ptx",      "saxpy", &[N, A, X, Y],                             &[]),
        ("no such kernel",                        1, "saxpy.ptx",       "sapxy", &[N, A, X, Y],                             &[]),
        ("an argument missing",                   1, "saxpy.ptx",       "saxpy", &[N, A, X],                                &[]),
        ("an argument too many",                  1, "saxpy.ptx",       "saxpy", &[N, A, X, Y, "z=1"],                      &[]),
        ("a float for an integer",                1, "saxpy.ptx",       "saxpy", &["n=2.5", A, X, Y],                       &[]),
        ("a double for a float",                  1, "saxpy.ptx",       "saxpy", &[N, "a=2.5:f64", X, Y],                   &[]),
        ("a number for an array",                 1, "saxpy.ptx",       "saxpy", &[N, A, "x=1.0", Y],                       &[]),
        ("an array for a number",                 1, "saxpy.ptx",       "saxpy", &["n=i32[1]:ones", A, X, Y],               &[]),
        ("an array too small for the guard",      1, "saxpy.ptx",       "saxpy", &[N, A, "x=f32[9999]:uniform", Y],         &[]),
        ("an output in no folder",                1, "saxpy.ptx",       "saxpy", &[N, A, X, Y],                             &["--output", "y=no/such/y.npy"]),
        ("an output of no array",                 1, "saxpy.ptx",       "saxpy", &[N, A, X, Y],                             &["--output", "z=z.npy"]),
        ("a target that is none",                 2, "saxpy.ptx",       "saxpy", &[N, A, X, Y],                             &["--target", "abacus"]),
    ];
    let mut all = String::new();
    for (what, code, file, kernel, args, more) in rows {
        let mut command = reactant();
        command.current_dir(&folder).args([
            "run", file, "--kernel", kernel, "--grid", "40", "--block", "256",
        ]);
        command.args(args.iter().flat_map(|arg| ["--arg", arg]));
        if !more.contains(&"--target") {
            command.args(["--target", "interpreter"]);
        }
        let (_, err) = ends(command.args(*more), *code);
        all.push_str(&format!("==== {what}: exit {code}\n{err}\n"));
    }
    insta::assert_snapshot!(all);
}

#[test]
fn a_plugin_that_is_none() {
    let folder = tempfile::tempdir().unwrap();
    files(folder.path());
    for (plugin, reason) in [
        ("saxpy.ptx", "not a shared library"),
        ("absent.so", "No such file"),
    ] {
        let mut command = reactant();
        command.current_dir(&folder).args([
            "run",
            "saxpy.ptx",
            "--grid",
            "40",
            "--block",
            "256",
            "--plugin",
            plugin,
        ]);
        let (_, err) = ends(
            command.args([N, A, X, Y].iter().flat_map(|arg| ["--arg", arg])),
            4,
        );
        assert!(err.contains(reason) && err.contains(plugin), "{err}");
        let (_, err) = ends(
            reactant()
                .current_dir(&folder)
                .args(["targets", "--plugin", plugin]),
            4,
        );
        assert!(err.contains(reason), "{err}");
    }
}

#[test]
fn every_command_takes_the_flags_of_a_kernel() {
    let folder = tempfile::tempdir().unwrap();
    files(folder.path());
    let with = |command: &[&str]| {
        let mut line = reactant();
        line.current_dir(&folder).args(command).args([
            "saxpy.ptx",
            "--grid",
            "40",
            "--block",
            "256",
        ]);
        line.args([N, A, X, Y].iter().flat_map(|arg| ["--arg", arg]));
        line
    };
    let (out, _) = ends(&mut with(&["check", "--target", "interpreter"]), 0);
    let is_right = |line: &str| line.starts_with("y      f32[10000]") && line.ends_with("ok");
    assert!(out.lines().any(is_right), "{out}");
    for (stage, word) in [
        ("ptx", ".entry saxpy"),
        ("nvvm", "define"),
        ("cf", "func.func"),
        ("parallel", "affine.parallel"),
        ("stablehlo", "stablehlo.multiply"),
    ] {
        let (out, _) = ends(&mut with(&["raise", "--emit", stage]), 0);
        assert!(out.contains(word), "{stage}: {out}");
    }
    ends(&mut with(&["compile", "-o", "saxpy.rxa"]), 0);
    let (from_job, _) = ends(&mut with(&["run", "--target", "interpreter"]), 0);
    let (from_artifact, _) = ends(
        reactant()
            .current_dir(&folder)
            .args(["run", "saxpy.rxa", "--target", "interpreter"]),
        0,
    );
    assert_eq!(from_job, from_artifact);
}

#[test]
fn inspect_prints_for_people_and_for_programs() {
    let (out, _) = ends(reactant().args(["inspect", "--json"]).arg(saxpy()), 0);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    let kernel = &json[0]["kernels"][0];
    assert_eq!(
        (
            kernel["name"].as_str(),
            kernel["params"][0]["bits"].as_u64()
        ),
        (Some("saxpy"), Some(32))
    );
    let (out, _) = ends(reactant().arg("inspect").arg(saxpy()), 0);
    assert!(
        out.contains(": saxpy\n") && out.contains("barriers: 0"),
        "{out}"
    );
}
