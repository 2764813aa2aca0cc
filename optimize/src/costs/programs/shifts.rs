//! Functions of periodic shifts, few and many, in each form.

use stablehlo::ElementType::F32;
use stablehlo::{BinaryOp, ElementType, Func, TensorType, Value};

use super::{Program, Programs};
use crate::target_lowering::{Form, write_shifts};

const PLANE: [usize; 2] = [1024, 1024];
const ROTATES: [usize; 2] = [4, 12];

fn shifts_name(form: &str, rotates: usize) -> String {
    format!("{rotates} shifts, {form} {} f32", sizes(&PLANE))
}

fn sizes(shape: &[usize]) -> String {
    let sizes: Vec<String> = shape.iter().map(usize::to_string).collect();
    sizes.join("x")
}

pub(super) fn add(all: &mut Programs) {
    for rotates in ROTATES {
        for form in Form::ALL {
            all.programs.push(Program {
                name: shifts_name(form.name(), rotates),
                func: write_shifts(&fluxes(&PLANE, F32, rotates), form).legalize(),
            });
        }
    }
}

/// Sums of products of neighbours: four shifts of each of `rotates / 4` arrays contribute to one
/// result.
fn fluxes(shape: &[usize], element: ElementType, rotates: usize) -> Func {
    let mut f = Func::new("main");
    let ty = TensorType::new(element, shape);
    let fields: Vec<Value> = (0..rotates / 4).map(|_| f.parameter(ty.clone())).collect();
    let mut sum: Option<Value> = None;
    for field in fields {
        for dimension in [0, 1] {
            let ahead = f.rotate(field, dimension, 1);
            let behind = f.rotate(field, dimension, -1);
            let difference = f.binary(BinaryOp::Subtract, ahead, behind);
            let flux = f.binary(BinaryOp::Multiply, difference, field);
            sum = Some(match sum {
                Some(sum) => f.binary(BinaryOp::Add, sum, flux),
                None => flux,
            });
        }
    }
    f.results.extend(sum);
    f
}
