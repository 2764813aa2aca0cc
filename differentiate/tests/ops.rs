//! Every op has a derivative, forwards and in reverse, once and twice.

mod check;
mod rows;

use check::{check, floats};
use differentiate::{Options, jvp, vjp};
use rows::{Row, rows};
use stablehlo::{BinaryOp, Classes, ElementType, Literal, Op, UnaryOp};

const SIZES: [usize; 4] = [0, 1, 2, 5];

/// Every row of every size.
fn each(mut test: impl FnMut(&Row, &stablehlo::Func, &[Literal])) {
    for row in rows() {
        for size in SIZES {
            if let Some(func) = (row.program)(size) {
                println!("{} of size {size}", row.name);
                test(&row, &func, &row.inputs(&func));
            }
        }
    }
}

#[test]
fn first_derivatives() {
    each(|_, func, inputs| check(func, inputs, &Options::default(), 1e-7));
}

#[test]
fn second_derivatives() {
    let mut numbers = check::Numbers::new(23);
    each(|_, func, inputs| {
        let (wrt, of) = floats(func);
        let types = |derivative: &stablehlo::Func| -> Vec<stablehlo::TensorType> {
            let added = &derivative.params()[inputs.len()..];
            added.iter().map(|p| p.ty.clone()).collect()
        };
        let forward = jvp(func, &of, &wrt).unwrap();
        let reverse = vjp(func, &of, &wrt, &Options::default()).unwrap().func;
        for derivative in [forward, reverse] {
            let added = types(&derivative);
            let added: Vec<Literal> = added.iter().map(|ty| numbers.like(ty)).collect();
            let given = [inputs, &added].concat();
            check(&derivative, &given, &Options::default(), 1e-7);
        }
    });
}

#[test]
fn every_op_has_a_row() {
    let rows = rows();
    let named = |name: &str| {
        let found = rows.iter().any(|row| row.name.starts_with(name));
        assert!(found, "no row for `{name}`");
    };
    let float = |classes: Classes| classes.contain(ElementType::F64);
    let unary = UnaryOp::ALL.iter().filter(|op| float(op.accepts()));
    unary.for_each(|op| named(op.name()));
    let binary = BinaryOp::ALL.iter().filter(|op| float(op.accepts()));
    binary.for_each(|op| named(op.name()));
    let mut seen: Vec<String> = Vec::new();
    for row in &rows {
        let func = (row.program)(2);
        let Some(func) = func else { continue };
        let ops = func.values().map(|value| func.op(value));
        let others = ops.filter(|op| !matches!(op, Op::Unary(..) | Op::Binary(..)));
        seen.extend(others.map(Op::name));
    }
    seen.sort();
    seen.dedup();
    // And those with functions inside, calls of the device, and results: see `loops.rs` and `errors.rs`.
    assert_eq!(seen.len(), 31, "{seen:?}");
}
