//! One row per op, and per thing worth knowing about it: inputs, a function of them, what comes out.

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
    /// The op, and what is worth knowing about it.
    pub name: String,
    /// The function.
    pub func: Func,
    /// What it is given.
    pub inputs: Vec<Literal>,
    /// What it computes from that.
    pub expected: Vec<Literal>,
    /// How far off, in units in the last place, a result may be: 0 where IEEE 754 says which one it is.
    pub ulps: f64,
}

impl Row {
    /// Its results are what mathematical functions give, and those differ between machines.
    fn within(mut self, ulps: f64) -> Row {
        self.ulps = ulps;
        self
    }
}

/// All of them.
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

/// `build` is given the function and its parameters, which have the inputs' types, and returns the results.
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

/// An `i32` of rank 0.
fn at(position: i64) -> Literal {
    ints(ElementType::I32, [], &[position])
}

/// `i32`s that count up from `first`.
fn counted<const R: usize>(first: i64, shape: [usize; R]) -> Literal {
    let count: i64 = shape.iter().product::<usize>() as i64;
    ints(
        ElementType::I32,
        shape,
        &(first..first + count).collect::<Vec<_>>(),
    )
}
