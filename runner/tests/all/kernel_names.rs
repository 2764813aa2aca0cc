//! Kernels and variables are named as in C++, or by their mangled names.

use crate::common::{ends, reactant};

const FILE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/kernel_names/templates.ptx"
);

/// Runs one kernel of [`FILE`], which must exit with `code`; returns output and errors.
fn run(kernel: &str, args: &[&str], code: i32) -> (String, String) {
    let mut command = reactant();
    command.args(["run", FILE, "--kernel", kernel, "--grid", "1", "--block"]);
    command.args(["32", "--target", "interpreter"]);
    for arg in args {
        command.args(match arg.strip_prefix("symbol:") {
            Some(symbol) => ["--symbol", symbol],
            None => ["--arg", arg],
        });
    }
    ends(&mut command, code)
}

#[test]
fn a_kernel_has_each_form_of_its_name() {
    let args = ["x=f64[20]:ones", "f=2.0", "n=20"];
    for (kernel, result) in [
        ("heat::scale<double, 8>(double*, double, int)", "16.0"),
        ("heat::scale<double,4>", "8.0"),
        ("scale<double, 8>", "16.0"),
        ("_ZN4heat5scaleIdLi4EEEvPT_S1_i", "8.0"),
    ] {
        let (out, _) = run(kernel, &args, 0);
        assert!(out.contains(result), "{kernel}: {out}");
    }
    let args = ["x=f32[20]:ones", "n=20", "symbol:shift=f32[1]:const=3"];
    let (out, _) = run("move", &args, 0);
    assert!(out.contains("4.0"), "{out}");
}

#[test]
fn an_ambiguous_name_is_refused_with_the_kernels_that_have_it() {
    let (_, err) = run("scale", &["x=f64[20]:ones", "f=2.0", "n=20"], 1);
    insta::assert_snapshot!(err.replace(FILE, "templates.ptx"));
}

#[test]
fn a_variable_that_is_not_there_is_refused() {
    let args = ["x=f32[20]:ones", "n=20", "symbol:shft=f32[1]:const=3"];
    let (_, err) = run("move", &args, 1);
    assert!(
        err.contains("the kernel files have no variable `shft`"),
        "{err}"
    );
    assert!(err.contains("known variables: `heat::shift`"), "{err}");
}

#[test]
fn errors_and_tables_have_demangled_names() {
    let short = ["x=f32[10]:ones", "n=20"];
    let (_, err) = run("move", &short[..1], 1);
    assert!(
        err.contains("kernel `heat::move` takes 2 arguments"),
        "{err}"
    );
    assert!(err.contains("1. `param_1`: a 32-bit integer"), "{err}");
    let (_, err) = run("mve", &short, 1);
    assert!(err.contains("`heat::scale<float, 4>`"), "{err}");
    let mut explain = reactant();
    explain.args([
        "raise", FILE, "--kernel", "move", "--grid", "1", "--block", "32",
    ]);
    explain.args(["--arg", "x=f32[20]:ones", "--arg", "n=20", "--explain"]);
    let (out, err) = ends(&mut explain, 0);
    assert!((out + &err).contains("heat::move"), "{err}");
    assert!(!err.contains("_ZN"), "{err}");
}

#[test]
fn inspect_shows_both_names() {
    let (out, _) = ends(reactant().args(["inspect", FILE]), 0);
    insta::assert_snapshot!(out.replace(FILE, "templates.ptx"));
    let (json, _) = ends(reactant().args(["inspect", "--json", FILE]), 0);
    assert!(
        json.contains(r#""demangled": "heat::move(float*, int)""#),
        "{json}"
    );
    assert!(json.contains(r#""name": "_ZN4heat4moveEPfi""#), "{json}");
}
