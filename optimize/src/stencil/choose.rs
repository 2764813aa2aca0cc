//! The form each stencil is written in, for a target.

use stablehlo::{Callees, Edge, Func, Op, Stencil, Value};

use super::StencilForm;
use crate::Target;
use crate::inline::push;

/// The same function without stencils, bit for bit. Shifts that go around stay rotates, for which there are forms of their own.
pub(crate) fn write_stencils(func: &Func, target: Target) -> Func {
    write_all(func, target, &mut Callees::default())
}

fn write_all(func: &Func, target: Target, callees: &mut Callees) -> Func {
    func.rewritten(|out, _, op| match op {
        Op::Stencil {
            operand,
            coefficients,
            stencil,
        } => one(out, operand, &coefficients, &stencil, target),
        op => {
            let mut inner = |func: &Func, callees: &mut Callees| write_all(func, target, callees);
            push(out, op.map_functions(callees, &mut inner))
        }
    })
}

fn one(
    out: &mut Func,
    operand: Value,
    coefficients: &[Value],
    stencil: &Stencil,
    target: Target,
) -> Value {
    let form = form_for(out.shape(operand), stencil, target);
    if let Some(rotated) = rotated(out, operand, coefficients, stencil, form) {
        return rotated;
    }
    let written = form.write(out, operand, coefficients, stencil);
    let continued = || StencilForm::Continued.write(out, operand, coefficients, stencil);
    written
        .or_else(continued)
        .expect("any stencil can be continued")
}

/// The share of the result in which no tap gets beyond an end, from which on strips around it pay.
const LEAST_INTERIOR: f64 = 0.5;

/// The cheapest of the exact forms.
// FIXME: one table of costs per target should say this
fn form_for(shape: &[usize], stencil: &Stencil, target: Target) -> StencilForm {
    let (mut share, mut only_zeros) = (1.0, true);
    for (d, size) in shape.iter().enumerate() {
        let (low, high) = stencil.reach(d, *size);
        if stencil.edges[d] != Edge::Valid && (low, high) != (0, 0) {
            let inside = stencil.shape[d].saturating_sub(low + high);
            share *= inside as f64 / stencil.shape[d].max(1) as f64;
            only_zeros &= stencil.edges[d] == Edge::Zero;
        }
    }
    match target {
        // 2-D, five taps: zeros around each tap take half the time of strips, strips half that of arrays put together.
        Target::Cpu if only_zeros && share < 1.0 => StencilForm::Masked,
        Target::Cpu if share >= LEAST_INTERIOR => StencilForm::Strips,
        Target::Cpu | Target::Cuda | Target::Tpu => StencilForm::Continued,
    }
}

/// Where the array goes around along whole dimensions: by a rotate for each tap, and `form` along the others.
fn rotated(
    out: &mut Func,
    operand: Value,
    coefficients: &[Value],
    stencil: &Stencil,
    form: StencilForm,
) -> Option<Value> {
    let shape = out.shape(operand).to_vec();
    let around: Vec<usize> = (0..shape.len())
        .filter(|d| stencil.edges[*d] == Edge::Periodic && stencil.reach(*d, shape[*d]) != (0, 0))
        .collect();
    let whole = |d: &usize| stencil.start[*d] == 0 && stencil.shape[*d] == shape[*d];
    if around.is_empty() || !around.iter().all(whole) {
        return None;
    }
    // Each tap is a stencil of its own, of a rotated array.
    let mut rest = stencil.clone();
    around.iter().for_each(|d| rest.edges[*d] = Edge::Valid);
    let mut views = Vec::with_capacity(stencil.taps.len());
    for tap in &stencil.taps {
        let (mut array, mut tap) = (operand, tap.clone());
        for d in &around {
            array = out.rotate(array, *d, tap.offsets[*d]);
            tap.offsets[*d] = 0;
        }
        tap.coefficient = stablehlo::Coefficient::constant(1.0);
        rest.taps = vec![tap];
        views.push(form.write(out, array, &[], &rest)?);
    }
    Some(super::forms::sum_of_views(
        out,
        coefficients,
        stencil,
        &views,
    ))
}
