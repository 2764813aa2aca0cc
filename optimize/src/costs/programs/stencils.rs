//! A stencil in each of its forms, and two stencils fused and stored.

use stablehlo::ElementType::{F32, F64};
use stablehlo::{Coefficient, Edge, ElementType, Func, Scalar, Stencil, Tap, Value};

use super::Programs;
use crate::StencilForm;

const LINE: [usize; 1] = [1 << 20];
const PLANE: [usize; 2] = [1024, 1024];
const SMALL: [usize; 2] = [128, 128];
const BOX: [usize; 3] = [64, 128, 128];
/// Sized for the slower forms.
const BLOCK: [usize; 3] = [24, 64, 64];
const PART: [usize; 2] = [256, 256];
const CUBE: [usize; 3] = [16, 32, 32];

pub(super) fn add(all: &mut Programs) {
    for form in StencilForm::ALL {
        let slow = matches!(form, StencilForm::Windows | StencilForm::Convolution);
        // Large convolutions take seconds on some targets.
        let shapes: [&[usize]; 6] = match form {
            StencilForm::Convolution => [&[1 << 16], &PART, &PART, &[64, 64], &CUBE, &[8, 24, 24]],
            _ => [&LINE, &PLANE, &PLANE, &SMALL, &BLOCK, &BLOCK],
        };
        let elements = [F32, F32, F64, F32, F32, F64];
        for (shape, element) in shapes.into_iter().zip(elements) {
            written(all, form, shape, element, Edge::Periodic);
        }
        for (shape, element) in [(&PLANE[..], F32), (&BOX, F32)] {
            if !slow {
                written(all, form, shape, element, Edge::Zero);
            }
        }
    }
    let matrix = StencilForm::Matrix;
    for shape in [[8, 24, 24], [24, 24, 24]] {
        let form = StencilForm::Convolution;
        written(all, form, &shape, F32, Edge::Extend);
    }
    for along in [0, 1] {
        let shape = [512, 512];
        all.add_if(
            &format!("three taps along {along}, matrix"),
            &shape,
            F32,
            |f, x| {
                let offsets = (-1..=1).map(|o| if along == 0 { vec![o, 0] } else { vec![0, o] });
                matrix.write(
                    f,
                    x,
                    &[],
                    &stencil(&shape, Edge::Periodic, offsets.collect(), false),
                )
            },
        );
    }
    for element in [F32, F64] {
        for shape in [&PLANE[..], &BOX] {
            all.add("star, interior", shape, element, |f, x| interior(f, x, 1));
        }
    }
    all.add("star, rolls", &PLANE, F32, rolls);
    all.add("star, rolls", &BOX, F32, rolls);
    for element in [F32, F64] {
        all.add("star of star, fused", &PLANE, element, |f, x| {
            let once = interior(f, x, 1);
            interior(f, once, 1)
        });
        all.add("star of star, stored", &PLANE, element, |f, x| {
            let once = stage(f, x);
            stage(f, once)
        });
    }
    all.add("13 taps, interior", &PLANE, F32, |f, x| interior(f, x, 3));
}

/// The offsets of a star of `reach` in each dimension, with its centre.
fn star(rank: usize, reach: i64) -> Vec<Vec<i64>> {
    let mut offsets = vec![vec![0; rank]];
    for d in 0..rank {
        for by in (-reach..=reach).filter(|by| *by != 0) {
            offsets.push((0..rank).map(|e| if e == d { by } else { 0 }).collect());
        }
    }
    offsets
}

/// The offsets of a cube of three.
fn cube(rank: usize) -> Vec<Vec<i64>> {
    (0..3usize.pow(rank as u32))
        .map(|at| {
            (0..rank)
                .map(|d| (at / 3usize.pow(d as u32) % 3) as i64 - 1)
                .collect()
        })
        .collect()
}

fn stencil(shape: &[usize], edge: Edge, offsets: Vec<Vec<i64>>, equal: bool) -> Stencil {
    let taps = offsets.into_iter().enumerate().map(|(nth, offsets)| Tap {
        offsets,
        coefficient: Coefficient::constant(if nth == 0 && !equal { -0.5 } else { 0.125 }),
    });
    Stencil {
        start: vec![0; shape.len()],
        shape: shape.to_vec(),
        edges: vec![edge; shape.len()],
        taps: taps.collect(),
    }
}

/// A star in one of the forms; for windows, which must be boxes, a cube.
fn written(
    all: &mut Programs,
    form: StencilForm,
    shape: &[usize],
    element: ElementType,
    edge: Edge,
) {
    let rank = shape.len();
    let (what, offsets) = match form {
        StencilForm::Windows => ("cube", cube(rank)),
        _ => ("star", star(rank, 1)),
    };
    let stencil = stencil(shape, edge, offsets, form == StencilForm::Windows);
    // The matrix of a long line is too large to be measured.
    if form == StencilForm::Matrix {
        return;
    }
    let name = format!("{what}, {form:?}, {}", edge.name()).to_lowercase();
    all.add_if(&name, shape, element, |f, x| {
        form.write(f, x, &[], &stencil)
    });
}

/// The star where it does not reach beyond an end: slices and sums.
fn interior(f: &mut Func, x: Value, reach: i64) -> Value {
    let shape = f.shape(x).to_vec();
    let inside: Vec<usize> = shape.iter().map(|n| n - 2 * reach as usize).collect();
    let mut stencil = stencil(&shape, Edge::Valid, star(shape.len(), reach), false);
    stencil.start = vec![reach; shape.len()];
    stencil.shape = inside;
    let form = StencilForm::Continued;
    form.write(f, x, &[], &stencil)
        .expect("any stencil can be continued")
}

/// A periodic star, by a rotate for each tap.
fn rolls(f: &mut Func, x: Value) -> Value {
    let mut sum = x;
    for d in 0..f.shape(x).len() {
        for by in [1, -1] {
            let rolled = f.rotate(x, d, by);
            sum = f.binary(stablehlo::BinaryOp::Add, sum, rolled);
        }
    }
    sum
}

/// The interior of a star, padded, as a function that is not fused with its caller.
fn stage(f: &mut Func, x: Value) -> Value {
    let ty = f.tensor(x).clone();
    let mut callee = Func::new("stage");
    let inner = callee.parameter(ty.clone());
    let inside = interior(&mut callee, inner, 1);
    let zero = callee.scalar(ty.element, Scalar::Int(0));
    let ones = vec![1; ty.rank()];
    let padded = callee.pad(inside, zero, &ones, &ones, &vec![0; ty.rank()]);
    callee.results = vec![padded];
    f.call(callee, &[x])[0]
}
