//! Kernels as native code: within programs, and as the reference of `check`.
#![cfg(feature = "raise")]

use std::path::Path;

use crate::common::{ends, reactant};

/// Doubles each element.
const DOUBLE: &str = ".version 8.0
.target sm_80
.address_size 64
.visible .entry twice(.param .u64 y, .param .u32 n) {
    .reg .pred %p;
    .reg .b32 %r<6>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [y];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, %tid.x;
    mov.u32 %r3, %ctaid.x;
    mov.u32 %r4, %ntid.x;
    mad.lo.s32 %r2, %r3, %r4, %r2;
    setp.ge.s32 %p, %r2, %r1;
    @%p ret;
    mul.wide.s32 %d2, %r2, 4;
    add.s64 %d3, %d1, %d2;
    ld.global.u32 %r5, [%d3];
    shl.b32 %r5, %r5, 1;
    st.global.u32 [%d3], %r5;
    ret;
}
";

/// A job of a recursive kernel, which is not raised, and one that is, in a time loop.
fn job(folder: &Path, n: usize, len: usize) {
    let recursion = "control_recursion.sm_80.ptx";
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../raise/tests/kernels");
    std::fs::copy(kernels.join(recursion), folder.join(recursion)).unwrap();
    std::fs::write(folder.join("twice.ptx"), DOUBLE).unwrap();
    let text = format!(
        r#"
kernels = ["{recursion}", "twice.ptx"]

[scalars]
n = {n}

[arrays.x]
dtype = "i32"
shape = [{len}]
init = {{ expr = "i + 1" }}

[arrays.y]
dtype = "i32"
shape = [{len}]

[[launch]]
kernel = "control_recursion"
grid = "ceil(n / 32)"
block = 32
args = ["x", "y", "n"]

[[launch]]
kernel = "twice"
grid = "ceil(n / 32)"
block = 32
args = ["y", {len}]

[loop]
steps = 3

[[output]]
file = "y.npy"
arrays = ["y"]
"#
    );
    std::fs::write(folder.join("job.toml"), text).unwrap();
}

/// The result of `control_recursion`.
fn depth(x: i32) -> i32 {
    match x {
        ..=1 => 0,
        _ if x & 1 == 1 => 1 + depth(3 * x + 1) * (x % 3),
        _ => 1 + depth(x / 2) * (x % 3),
    }
}

#[test]
fn a_kernel_that_is_not_raised_runs_inside_of_the_program() {
    let folder = tempfile::tempdir().unwrap();
    job(folder.path(), 101, 101);
    let mut command = reactant();
    command.current_dir(folder.path());
    let (_, err) = ends(command.args(["run", "job.toml", "--fallback", "native"]), 0);
    let note = "note: `control_recursion` runs as native code: function `depth` calls itself";
    assert!(err.contains(note), "{err}");
    let file = std::fs::read(folder.path().join("y.npy")).unwrap();
    let data = &file[file.len() - 4 * 101..];
    let y: Vec<i32> = data
        .chunks_exact(4)
        .map(|word| i32::from_le_bytes(word.try_into().unwrap()))
        .collect();
    let expected: Vec<i32> = (1..=101).map(|x| depth(x).wrapping_mul(2)).collect();
    assert_eq!(y, expected);
}

#[test]
fn what_such_a_kernel_does_wrong_has_its_line() {
    let folder = tempfile::tempdir().unwrap();
    job(folder.path(), 101, 99);
    let mut command = reactant();
    command.current_dir(folder.path());
    let (_, err) = ends(command.args(["run", "job.toml", "--fallback", "native"]), 1);
    for part in [
        "access outside of `x`",
        "thread (3, 0, 0) of block (3, 0, 0) reads element 99 of `x`, which has 99 of 4 bytes",
        "control_recursion.sm_80.ptx",
    ] {
        assert!(err.contains(part), "{part}: {err}");
    }
}

/// Halves `x[i]` `i % 8` times, by a function that calls itself.
const HALVE: &str = ".version 8.0
.target sm_80
.address_size 64
.func (.param .f32 result) halve(.param .f32 value, .param .u32 count) {
    .reg .pred %p;
    .reg .b32 %n;
    .reg .f32 %f;
    ld.param.f32 %f, [value];
    ld.param.u32 %n, [count];
    setp.eq.u32 %p, %n, 0;
    @%p bra done;
    mul.f32 %f, %f, 0f3f000000;
    sub.u32 %n, %n, 1;
    {
        .param .f32 half;
        .param .u32 rest;
        .param .f32 returned;
        st.param.f32 [half], %f;
        st.param.u32 [rest], %n;
        call.uni (returned), halve, (half, rest);
        ld.param.f32 %f, [returned];
    }
done:
    st.param.f32 [result], %f;
    ret;
}
.visible .entry halves(.param .u64 x) {
    .reg .b32 %r<3>;
    .reg .f32 %f;
    .reg .b64 %d<3>;
    ld.param.u64 %d1, [x];
    mov.u32 %r1, %tid.x;
    and.b32 %r2, %r1, 7;
    mul.wide.u32 %d2, %r1, 4;
    add.s64 %d1, %d1, %d2;
    ld.global.f32 %f, [%d1];
    {
        .param .f32 value;
        .param .u32 count;
        .param .f32 returned;
        st.param.f32 [value], %f;
        st.param.u32 [count], %r2;
        call.uni (returned), halve, (value, count);
        ld.param.f32 %f, [returned];
    }
    st.global.f32 [%d1], %f;
    ret;
}
";

#[test]
fn such_a_kernel_keeps_subnormals() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("halves.ptx"), HALVE).unwrap();
    let text = "kernels = [\"halves.ptx\"]\nfallback = \"native\"\n[arrays.x]\ndtype = \"f32\"\nshape = [64]\n\
                init = { expr = \"2e-38 + i * 1e-40\" }\n\
                [[launch]]\nkernel = \"halves\"\ngrid = 1\nblock = 64\nargs = [\"x\"]\n\
                [[output]]\nfile = \"x.npy\"\narrays = [\"x\"]\n";
    std::fs::write(folder.path().join("job.toml"), text).unwrap();
    let mut command = reactant();
    let command = command.current_dir(folder.path());
    ends(command.args(["run", "job.toml"]), 0);
    let file = std::fs::read(folder.path().join("x.npy")).unwrap();
    let words = file[file.len() - 4 * 64..].chunks_exact(4);
    let found: Vec<f32> = words
        .map(|word| f32::from_le_bytes(word.try_into().unwrap()))
        .collect();
    for (i, &halved) in found.iter().enumerate() {
        let first = (2e-38 + i as f64 * 1e-40) as f32;
        let expected = (0..i % 8).fold(first, |x, _| x * 0.5);
        let (halved, expected) = (halved.to_bits(), expected.to_bits());
        assert_eq!(halved, expected, "element {i}: {first:e}");
    }
    assert!(found.iter().any(|x| x.is_subnormal()));
    // The interpreter keeps them, too.
    let mut command = reactant();
    let words = ["check", "job.toml", "--tolerance-ulp", "0"];
    ends(command.current_dir(folder.path()).args(words), 0);
}

#[test]
fn native_code_is_refused_where_it_cannot_be() {
    let folder = tempfile::tempdir().unwrap();
    job(folder.path(), 101, 101);
    let refused = |words: &[&str], code: i32, message: &str| {
        let mut command = reactant();
        command.current_dir(folder.path());
        let (_, err) = ends(command.args(words).args(["--fallback", "native"]), code);
        assert!(err.contains(message), "{message}: {err}");
    };
    let interpreter = ["run", "job.toml", "--target", "interpreter"];
    refused(&interpreter, 2, "only XLA's CPU backend runs native code");
    let compile = ["compile", "job.toml", "-o", "job.rxa"];
    refused(&compile, 3, "an artifact cannot hold native code yet");
    let mesh = ["run", "job.toml", "--mesh", "2"];
    refused(&mesh, 3, "cannot be split over a mesh");
}

#[test]
fn an_artifact_is_not_written_with_native_code_that_the_job_asks_for() {
    let folder = tempfile::tempdir().unwrap();
    job(folder.path(), 101, 101);
    let at = folder.path().join("job.toml");
    let text = std::fs::read_to_string(&at).unwrap();
    std::fs::write(&at, format!("fallback = \"native\"\n{text}")).unwrap();
    let mut command = reactant();
    command.current_dir(folder.path());
    let (_, err) = ends(command.args(["compile", "job.toml", "-o", "job.rxa"]), 3);
    assert!(err.contains("recursion is not supported yet"), "{err}");
    assert!(!folder.path().join("job.rxa").exists());
}

/// A job that doubles an array in each of 3 steps, with an objective; `more` is of its launch.
fn doubled(folder: &Path, more: &str) {
    std::fs::write(folder.join("twice.ptx"), DOUBLE).unwrap();
    let text = format!(
        r#"
kernels = ["twice.ptx"]
[loop]
steps = 3
[arrays.y]
dtype = "i32"
shape = [101]
init = {{ expr = "i + 1" }}
[[launch]]
kernel = "twice"
grid = 4
block = 32
args = ["y", 101]
{more}
[[output]]
file = "y.npy"
arrays = ["y"]
"#
    );
    std::fs::write(folder.join("job.toml"), text).unwrap();
}

#[test]
fn a_kernel_that_can_be_raised_runs_as_its_own_code_if_asked() {
    let note = "`twice` runs as native code, as the launch asks";
    let folder = tempfile::tempdir().unwrap();
    let runs = |more: &str, words: &[&str]| {
        doubled(folder.path(), more);
        let mut command = reactant();
        command.current_dir(folder.path());
        let (_, err) = ends(command.args(["run", "job.toml"]).args(words), 0);
        let file = std::fs::read(folder.path().join("y.npy")).unwrap();
        let words = file[file.len() - 4 * 101..].chunks_exact(4);
        let y = words.map(|word| i32::from_le_bytes(word.try_into().unwrap()));
        assert_eq!(
            y.collect::<Vec<_>>(),
            (1..=101).map(|x| 8 * x).collect::<Vec<_>>()
        );
        err
    };
    for (more, words) in [
        ("own_code = true", &[][..]),
        ("", &["--own-code", "twice"]),
        ("", &["--own-code", "all"]),
    ] {
        assert!(runs(more, words).contains(note), "{more} {words:?}");
    }
    // Where the program cannot hold it, the kernel is raised.
    for words in [&["--mesh", "2"][..], &["--target", "interpreter"], &[]] {
        let more = if words.is_empty() {
            ""
        } else {
            "own_code = true"
        };
        assert!(!runs(more, words).contains("runs as"), "{words:?}");
    }
    let mut command = reactant();
    command.current_dir(folder.path());
    let (_, err) = ends(command.args(["run", "job.toml", "--own-code", "twise"]), 2);
    assert!(err.contains("did you mean `twice`?"), "{err}");
}

#[test]
fn check_compares_with_native_code() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/kernels/row_sum");
    let mut command = reactant();
    command.arg("check").arg(example.join("row_sum.toml"));
    let words = ["--target", "interpreter", "--against", "native"];
    let (out, _) = ends(command.args(words), 0);
    assert!(out.contains("native code") && out.contains(" ok"), "{out}");
}
