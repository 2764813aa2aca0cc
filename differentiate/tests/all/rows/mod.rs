//! One row for each op and each special case of its derivative: a program of variable size, and its
//! inputs.

mod elementwise;
mod indexing;
mod lines;
mod movement;
mod stencils;
mod windows;

use stablehlo::{ElementType, Func, Literal, TensorType, Value};
use testkit::Random;

pub const F64: ElementType = ElementType::F64;
pub const I32: ElementType = ElementType::I32;

/// A program of variable size.
pub struct Row {
    pub name: String,
    /// `None` for sizes that it does not have.
    pub program: Box<dyn Fn(usize) -> Option<Func>>,
    /// The range of its float inputs.
    pub domain: (f64, f64),
}

impl Row {
    /// Restricts the range of the float inputs, outside of which the op is undefined or has no
    /// derivative.
    fn within(mut self, low: f64, high: f64) -> Row {
        self.domain = (low, high);
        self
    }

    /// Returns inputs: floats of the domain, and 1, 0, 2, 0, ... for integers.
    pub fn inputs(&self, func: &Func) -> Vec<Literal> {
        let mut numbers = Random::new(7);
        let (low, high) = self.domain;
        let input = |ty: &TensorType| match ty.element.is_float() {
            true => {
                let next = |_| low + (high - low) * numbers.unit();
                let values: Vec<f64> = (0..ty.count()).map(next).collect();
                Literal::from_f64s(ty.element, ty.shape.clone(), &values)
            }
            false => {
                let values: Vec<i64> = (0..ty.count()).map(|k| [1, 0, 2, 0][k % 4]).collect();
                Literal::from_i64s(ty.element, ty.shape.clone(), &values)
            }
        };
        let types = func.params().iter().map(|p| &p.ty);
        types.map(input).collect()
    }
}

/// Returns all rows.
pub fn rows() -> Vec<Row> {
    let mut rows = elementwise::rows();
    rows.extend(movement::rows());
    rows.extend(indexing::rows());
    rows.extend(lines::rows());
    rows.extend(windows::rows());
    rows.extend(stencils::rows());
    rows
}

/// Returns a row whose parameters have the types `types(n)` and whose results are built by `build`.
fn row<const N: usize>(
    name: impl Into<String>,
    types: impl Fn(usize) -> [TensorType; N] + 'static,
    build: impl Fn(&mut Func, [Value; N], usize) -> Vec<Value> + 'static,
) -> Row {
    Row {
        name: name.into(),
        program: Box::new(move |n| {
            let mut func = Func::new("main");
            let parameters = types(n).map(|ty| func.parameter(ty));
            func.results = build(&mut func, parameters, n);
            Some(func)
        }),
        domain: (-2.0, 2.0),
    }
}

/// Excludes size 0.
fn not_empty(row: Row) -> Row {
    let program = row.program;
    Row {
        program: Box::new(move |n| (n > 0).then(|| program(n)).flatten()),
        ..row
    }
}

fn floats<const R: usize>(shape: [usize; R]) -> TensorType {
    TensorType::new(F64, shape)
}

fn ints<const R: usize>(shape: [usize; R]) -> TensorType {
    TensorType::new(I32, shape)
}
