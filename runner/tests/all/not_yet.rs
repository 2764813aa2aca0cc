//! The table of docs/not-yet.md is tested: each line, in a kernel, ends the run with the error
//! named next to it.
#![cfg(feature = "raise")]

use crate::common::{ends, reactant};

const TABLE: &str = include_str!("../../../docs/not-yet.md");

const JOB: &str = r#"
kernels = ["k.ptx"]
[arrays.x]
dtype = "f32"
shape = [32]
init = "ones"
[arrays.y]
dtype = "f32"
shape = [32]
init = "zeros"
[[launch]]
kernel = "k"
grid = [1]
block = [32]
args = ["x", "y"]
[[output]]
file = "y.npy"
arrays = ["y"]
"#;

/// Returns a kernel that copies 32 floats and contains `line`; the declarations at the start of the
/// line precede the kernel.
fn kernel(line: &str) -> String {
    let (declaration, line) = match line.split_once("; ") {
        Some((declaration, rest)) if declaration.starts_with(".global") => (declaration, rest),
        _ => ("", line),
    };
    let declaration = match declaration {
        "" => String::new(),
        declaration => format!("{declaration};"),
    };
    format!(
        ".version 8.7\n.target sm_90a\n.address_size 64\n{declaration}
.visible .entry k(.param .u64 x, .param .u64 y)
{{
  .reg .b64 %rd<9>; .reg .b32 %r<20>; .reg .f32 %f<9>; .reg .pred %p<4>; .reg .b16 %h<9>; .reg .b128 %q<3>;
  .shared .align 16 .b8 sh[1024];
  ld.param.u64 %rd1, [x];
  cvta.to.global.u64 %rd1, %rd1;
  ld.param.u64 %rd2, [y];
  cvta.to.global.u64 %rd2, %rd2;
  mov.u32 %r1, %tid.x;
  mul.wide.u32 %rd3, %r1, 4;
  add.s64 %rd4, %rd1, %rd3;
  add.s64 %rd5, %rd2, %rd3;
  ld.global.f32 %f1, [%rd4];
  mov.u32 %r4, 7; mov.u32 %r5, 9; mov.u32 %r6, 11;
  mov.u32 %r3, sh;
  {line}
  st.global.f32 [%rd5], %f1;
  ret;
}}
"
    )
}

/// Returns the lines of the table, each with its error.
fn rows() -> Vec<(&'static str, &'static str)> {
    let rows =
        TABLE.lines().filter_map(
            |row| match row.split('|').map(str::trim).collect::<Vec<_>>()[..] {
                ["", _, line, code, ""] => Some((line, code)),
                _ => None,
            },
        );
    let is_code = |row: &(&str, &str)| row.0.starts_with('`');
    rows.filter(is_code)
        .map(|(line, code)| (line.trim_matches('`'), code))
        .collect()
}

#[test]
fn what_is_not_there_yet_is_refused_at_its_line() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("k.toml"), JOB).unwrap();
    let run = |line: &str, code: i32| {
        std::fs::write(folder.path().join("k.ptx"), kernel(line)).unwrap();
        let mut command = reactant();
        command.current_dir(folder.path());
        ends(command.args(["raise", "k.toml"]), code).1
    };
    // The kernel itself is accepted.
    run("add.f32 %f1, %f1, %f1;", 0);
    let rows = rows();
    assert!(rows.len() > 25, "{} rows", rows.len());
    for (line, code) in rows {
        let error = run(line, 3);
        assert!(error.starts_with(code), "`{line}`: not {code}:\n{error}");
        assert!(error.contains("k.ptx:"), "`{line}`: no place:\n{error}");
    }
}
