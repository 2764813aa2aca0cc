//! Programs printed by JAX, with inputs and the results that JAX computes:
//! `stablehlo/tests/jax_programs`, written by its `make.py`.

use std::path::PathBuf;

use stablehlo::{Func, Literal, eval, parse};

/// Returns the folder of the programs.
pub fn folder() -> PathBuf {
    crate::files::root().join("stablehlo/tests/jax_programs")
}

/// Returns the text of one of its files.
pub fn read(file: &str) -> String {
    std::fs::read_to_string(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Returns the names of the programs that have inputs and results.
pub fn names() -> Vec<String> {
    let files = crate::files::sorted(&folder());
    let names: Vec<String> = files
        .iter()
        .filter_map(|path| {
            crate::files::file_name(path)
                .strip_suffix(".values.mlir")
                .map(str::to_owned)
        })
        .collect();
    assert!(names.len() >= 20, "{names:?}");
    names
}

/// Parses and verifies the function of a text; `name` identifies it in errors.
pub fn parsed(name: &str, text: &str) -> Func {
    let func = parse(text).unwrap_or_else(|errors| {
        let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{name}:{}", lines.join("\n"))
    });
    func.verify()
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    func
}

/// Returns the inputs and the results of a program, and the tolerance of the results.
pub fn values(name: &str) -> (Vec<Literal>, Vec<Literal>, f64) {
    let file = format!("{name}.values.mlir");
    let text = read(&file);
    let (inputs, results) = text.split_once("// ---").expect("inputs and results");
    let first = text.lines().next().expect("a line");
    let tolerance = first.strip_prefix("// tolerance: ").expect("a tolerance");
    let returned = |text: &str| eval(&parsed(&file, text), &[]).expect("constants");
    let tolerance = tolerance.parse().expect("a number");
    (returned(inputs), returned(results), tolerance)
}

/// Asserts that `found` equals `expected`: floats within `tolerance` of the largest magnitude of
/// the array, NaNs at the same indices, other types exactly.
#[track_caller]
pub fn check(what: &str, found: &[Literal], expected: &[Literal], tolerance: f64) {
    assert_eq!(found.len(), expected.len(), "{what}");
    for (place, (found, expected)) in found.iter().zip(expected).enumerate() {
        assert_eq!(found.ty(), expected.ty(), "{what}, result {place}");
        if !expected.element().is_float() {
            assert_eq!(found, expected, "{what}, result {place}");
            continue;
        }
        let (found, expected) = (found.to_f64s(), expected.to_f64s());
        let finite = expected.iter().filter(|value| value.is_finite());
        let largest = finite.fold(0.0, |largest: f64, value| largest.max(value.abs()));
        for (nth, (found, expected)) in found.iter().zip(&expected).enumerate() {
            let is_same = found == expected || found.is_nan() && expected.is_nan();
            let is_near = (found - expected).abs() <= tolerance * largest;
            assert!(
                is_same || is_near,
                "{what}, result {place}, element {nth}: {found} for {expected}"
            );
        }
    }
}
