//! Programs that JAX prints, with inputs and with the results that JAX computes of them:
//! `stablehlo/tests/jax_programs`, which `make.py` there writes.

use std::path::PathBuf;

use stablehlo::{Func, Literal, eval, parse};

/// The folder of the programs.
pub fn folder() -> PathBuf {
    crate::files::root().join("stablehlo/tests/jax_programs")
}

/// The text of one of its files.
pub fn read(file: &str) -> String {
    std::fs::read_to_string(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The names of the programs that come with inputs and results.
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

/// The function of a text, which is verified; `name` is what errors call it.
pub fn parsed(name: &str, text: &str) -> Func {
    let func = parse(text).unwrap_or_else(|errors| {
        let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{name}:{}", lines.join("\n"))
    });
    func.verify()
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    func
}

/// The inputs and the results of a program, and how far off results may be.
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

/// Asserts that `found` is `expected`: floats within `tolerance` of the largest of the array, NaNs
/// where NaNs are, the rest exactly.
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
