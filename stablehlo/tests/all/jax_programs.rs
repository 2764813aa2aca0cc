//! Programs that JAX prints: they are read, and compute what JAX computes.

use std::path::{Path, PathBuf};

use stablehlo::{Func, Literal, eval, parse};

/// The programs of `tests/jax_programs`, which `make.py` there writes: their names.
fn programs() -> Vec<String> {
    let folder = std::fs::read_dir(folder()).expect("the programs are there");
    let names = folder.filter_map(|file| {
        let name = file.expect("a file").file_name().into_string().ok()?;
        name.strip_suffix(".values.mlir").map(str::to_owned)
    });
    let mut names: Vec<String> = names.collect();
    names.sort();
    assert!(names.len() >= 20, "{names:?}");
    names
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/jax_programs")
}

fn read(file: &str) -> String {
    std::fs::read_to_string(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn parsed(name: &str, text: &str) -> Func {
    let func = parse(text).unwrap_or_else(|errors| {
        let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{name}:{}", lines.join("\n"))
    });
    func.verify()
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    func
}

/// What the inputs and the results of a program are, and how far off results may be.
fn values(name: &str) -> (Vec<Literal>, Vec<Literal>, f64) {
    let file = format!("{name}.values.mlir");
    let text = read(&file);
    let (inputs, results) = text.split_once("// ---").expect("inputs and results");
    let first = text.lines().next().expect("a line");
    let tolerance = first.strip_prefix("// tolerance: ").expect("a tolerance");
    let returned = |text: &str| eval(&parsed(&file, text), &[]).expect("constants");
    let tolerance = tolerance.parse().expect("a number");
    (returned(inputs), returned(results), tolerance)
}

/// That `found` is `expected`: floats within `tolerance` of the largest of the array, NaNs where
/// NaNs are, the rest exactly.
fn check(what: &str, found: &Literal, expected: &Literal, tolerance: f64) {
    assert_eq!(found.ty(), expected.ty(), "{what}");
    if !expected.element().is_float() {
        assert_eq!(found, expected, "{what}");
        return;
    }
    let (found, expected) = (found.to_f64s(), expected.to_f64s());
    let finite = expected.iter().filter(|value| value.is_finite());
    let largest = finite.fold(0.0, |largest: f64, value| largest.max(value.abs()));
    for (nth, (found, expected)) in found.iter().zip(&expected).enumerate() {
        let is_same = found == expected || found.is_nan() && expected.is_nan();
        let is_near = (found - expected).abs() <= tolerance * largest;
        assert!(
            is_same || is_near,
            "{what}, element {nth}: {found}, JAX has {expected}"
        );
    }
}

#[test]
fn compute_what_jax_computes() {
    for name in programs() {
        let func = parsed(&name, &read(&format!("{name}.mlir")));
        let (inputs, expected, tolerance) = values(&name);
        let found = eval(&func, &inputs).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(found.len(), expected.len(), "{name}");
        for (nth, (found, expected)) in found.iter().zip(&expected).enumerate() {
            check(&format!("{name}, result {nth}"), found, expected, tolerance);
        }
    }
}

#[test]
fn are_the_same_in_generic_form() {
    for name in programs() {
        let pretty = parsed(&name, &read(&format!("{name}.mlir")));
        let generic = parsed(&name, &read(&format!("{name}.generic.mlir")));
        assert_eq!(pretty.to_string(), generic.to_string(), "{name}");
    }
}

#[test]
fn print_as_text_that_is_read_again() {
    for name in programs() {
        let func = parsed(&name, &read(&format!("{name}.mlir")));
        assert_eq!(parsed(&name, &func.to_string()), func, "{name}");
        let lowered = func.to_stablehlo();
        parsed(&name, &lowered);
    }
}

#[test]
fn every_op_is_the_same_in_both_forms() {
    let [pretty, generic] = ["every_op.mlir", "every_op.generic.mlir"].map(read);
    let modules = |text: &str| -> Vec<Func> {
        let modules = text.split("// -----\n");
        modules.map(|module| parsed("every_op", module)).collect()
    };
    let (pretty, generic) = (modules(&pretty), modules(&generic));
    assert_eq!(pretty.len(), generic.len());
    for (pretty, generic) in pretty.iter().zip(&generic) {
        assert_eq!(pretty.to_string(), generic.to_string());
    }
}
