//! The ops' own tests on the device: the CPU plugin gives the results of the reference interpreter.

use pjrt::{Buffer, CompileOptions, FlagValue};
use stablehlo::{ElementType, Literal, UnaryOp, eval};
use testkit::rows::rows;

use super::client;

/// Elementwise ops are left to the kernels' tests: there are many, and devices round some of them
/// differently.
fn is_elementwise(name: &str) -> bool {
    let first = name.split_whitespace().next().unwrap_or_default();
    let others = [
        "compare",
        "convert",
        "bitcast_convert",
        "select",
        "clamp",
        "constant",
    ];
    UnaryOp::from_name(first).is_some()
        || stablehlo::BinaryOp::from_name(first).is_some()
        || others.contains(&first)
}

#[test]
fn the_device_agrees_with_the_interpreter() {
    let client = client();
    let device = &client.addressable_devices().unwrap()[0];
    // XLA:CPU loses NaNs in reductions by minimum or maximum, unless this option is set.
    let options =
        CompileOptions::default().with_flag("xla_cpu_enable_fast_min_max", FlagValue::Bool(false));
    let mut wrong = Vec::new();
    let mut ran = 0;
    for row in rows().into_iter().filter(|row| !is_elementwise(&row.name)) {
        let text = row.func.to_stablehlo();
        let program = match client.compile(&text, &options) {
            Ok(program) => program,
            Err(error) => {
                wrong.push(format!("{}: {error}\n{text}", row.name));
                continue;
            }
        };
        let put = |x: &Literal| {
            device
                .buffer(&x.to_bytes(), x.element(), x.shape())
                .unwrap()
        };
        let inputs: Vec<Buffer> = row.inputs.iter().map(put).collect();
        let results = program.run(&inputs.iter().collect::<Vec<_>>()).unwrap();
        let expected = eval(&row.func, &row.inputs).unwrap();
        assert_eq!(results.len(), expected.len(), "{}", row.name);
        for (result, expected) in results.iter().zip(&expected) {
            let bytes = result.to_host().unwrap();
            let result = Literal::from_bytes(expected.element(), expected.shape(), bytes);
            if !same(&result, expected) {
                wrong.push(format!("{}: {result}, not {expected}\n{text}", row.name));
            }
        }
        ran += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(ran > 100, "{ran}");
}

/// Compares bit for bit; all NaNs are equal.
fn same(result: &Literal, expected: &Literal) -> bool {
    let is_nan = |x: f64| x.is_nan();
    result == expected
        || ElementType::is_float(result.element())
            && (result.to_f64s().into_iter())
                .zip(expected.to_f64s())
                .all(|(x, y)| x.to_bits() == y.to_bits() || is_nan(x) && is_nan(y))
}
