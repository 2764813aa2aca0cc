//! Tests of programs that JAX prints: they are read, and compute the values that JAX computes.

use stablehlo::{Func, eval};
use testkit::jax_programs::{check, names, parsed, read, values};

#[test]
fn compute_what_jax_computes() {
    for name in names() {
        let func = parsed(&name, &read(&format!("{name}.mlir")));
        let (inputs, expected, tolerance) = values(&name);
        let found = eval(&func, &inputs).unwrap_or_else(|error| panic!("{name}: {error}"));
        check(&name, &found, &expected, tolerance);
    }
}

#[test]
fn are_the_same_in_generic_form() {
    for name in names() {
        let pretty = parsed(&name, &read(&format!("{name}.mlir")));
        let generic = parsed(&name, &read(&format!("{name}.generic.mlir")));
        assert_eq!(pretty.to_string(), generic.to_string(), "{name}");
    }
}

#[test]
fn print_as_text_that_is_read_again() {
    for name in names() {
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
