//! A table with rows for every op and its special cases: inputs, a function, and the expected
//! results.

mod control;
mod devices;
mod elementwise;
mod fourier;
mod indexing;
mod movement;
mod orders;
mod stencils;
mod values;
mod windows;

use stablehlo::{ElementType, Func, Literal, Value};

/// A small function with known results.
pub struct Row {
    /// The op and the case.
    pub name: String,
    /// The function.
    pub func: Func,
    /// The arguments.
    pub inputs: Vec<Literal>,
    /// The expected results.
    pub expected: Vec<Literal>,
    /// The tolerance in units in the last place; 0 where IEEE 754 determines the result.
    pub ulps: f64,
}

impl Row {
    /// Sets the tolerance for results of mathematical functions, which differ between machines.
    fn within(mut self, ulps: f64) -> Row {
        self.ulps = ulps;
        self
    }
}

/// Returns all rows.
pub fn rows() -> Vec<Row> {
    let mut rows = elementwise::rows();
    rows.extend(values::rows());
    rows.extend(movement::rows());
    rows.extend(indexing::rows());
    rows.extend(windows::rows());
    rows.extend(orders::rows());
    rows.extend(fourier::rows());
    rows.extend(stencils::rows());
    rows.extend(control::rows());
    rows.extend(devices::rows());
    rows
}

/// Returns a row; `build` receives the function and its parameters, which have the inputs' types,
/// and returns the results.
fn row(
    name: impl Into<String>,
    inputs: &[Literal],
    build: impl FnOnce(&mut Func, &[Value]) -> Vec<Value>,
    expected: &[Literal],
) -> Row {
    let mut func = Func::new("main");
    let params: Vec<Value> = inputs
        .iter()
        .map(|x| func.parameter(x.ty().clone()))
        .collect();
    func.results = build(&mut func, &params);
    Row {
        name: name.into(),
        func,
        inputs: inputs.to_vec(),
        expected: expected.to_vec(),
        ulps: 0.0,
    }
}

fn ints<const R: usize>(element: ElementType, shape: [usize; R], values: &[i64]) -> Literal {
    Literal::from_i64s(element, shape, values)
}

fn floats<const R: usize>(element: ElementType, shape: [usize; R], values: &[f64]) -> Literal {
    Literal::from_f64s(element, shape, values)
}

fn preds(values: &[i64]) -> Literal {
    Literal::from_i64s(ElementType::Pred, [values.len()], values)
}

/// Returns an `i32` scalar.
fn at(position: i64) -> Literal {
    ints(ElementType::I32, [], &[position])
}

/// Returns an `i32` array that counts up from `first`.
fn counted<const R: usize>(first: i64, shape: [usize; R]) -> Literal {
    let count: i64 = shape.iter().product::<usize>() as i64;
    ints(
        ElementType::I32,
        shape,
        &(first..first + count).collect::<Vec<_>>(),
    )
}
