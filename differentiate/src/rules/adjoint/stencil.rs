//! The adjoint of a stencil, which is a stencil with negated offsets.

use stablehlo::{BinaryOp, Coefficient, Edge, Func, Op, Scalar, Stencil, Tap, Value};

use super::edges::unextended;
use super::summed;
use crate::reverse_pass::Sweep;
use crate::rules::{stencil, tangent::plus};

/// Adds the adjoints of the array and of the coefficients.
pub(super) fn adjoint(sweep: &mut Sweep, out: &mut Func, op: &Op, cotangent: Value) {
    let Op::Stencil {
        operand,
        coefficients,
        stencil,
    } = op
    else {
        unreachable!("not a stencil");
    };
    let shape = sweep.func().shape(*operand);
    if shape.contains(&0) || stencil.shape.contains(&0) {
        return;
    }
    for (nth, coefficient) in coefficients.iter().enumerate() {
        if !sweep.is_active(*coefficient) {
            continue;
        }
        // The sum of the elements that it multiplies.
        let Some(only) = stencil::only(stencil, nth, Coefficient::constant(1.0)) else {
            continue;
        };
        let x = sweep.factor(out, *operand);
        let sum = out.stencil(x, &[], only);
        let mut back = out.binary(BinaryOp::Multiply, sum, cotangent);
        if sweep.func().tensor(*coefficient).rank() != stencil.shape.len() {
            let all: Vec<usize> = (0..stencil.shape.len()).collect();
            back = summed(out, back, &all);
        }
        sweep.add(out, *coefficient, back);
    }
    if !sweep.is_active(*operand) {
        return;
    }
    // Array coefficients are indexed by the result: the adjoint is multiplied by them first.
    let rank = |nth: usize| sweep.func().tensor(coefficients[nth]).rank();
    let arrays: Vec<usize> = (0..coefficients.len())
        .filter(|nth| rank(*nth) > 0)
        .collect();
    let mut numbers = Vec::new();
    let mut taps = Vec::new();
    for Tap {
        offsets,
        coefficient,
    } in &stencil.taps
    {
        let coefficient = match coefficient {
            Coefficient::Constant(_) => *coefficient,
            Coefficient::Operand(nth) if arrays.contains(nth) => continue,
            Coefficient::Operand(nth) => {
                numbers.push(sweep.primal(coefficients[*nth]));
                Coefficient::Operand(numbers.len() - 1)
            }
        };
        let offsets = offsets.clone();
        taps.push(Tap {
            offsets,
            coefficient,
        });
    }
    let mut sum = None;
    if !taps.is_empty() {
        let stencil = Stencil {
            taps,
            ..Stencil::clone(stencil)
        };
        sum = Some(transposed(out, cotangent, &numbers, stencil, shape));
    }
    for nth in arrays {
        let Some(only) = stencil::only(stencil, nth, Coefficient::constant(1.0)) else {
            continue;
        };
        let factor = sweep.factor(out, coefficients[nth]);
        let product = out.binary(BinaryOp::Multiply, factor, cotangent);
        let back = transposed(out, product, &[], only, shape);
        sum = plus(out, sum, Some(back));
    }
    if let Some(sum) = sum {
        sweep.add(out, *operand, sum);
    }
}

/// Returns the adjoint of an array of `shape`, given that of a stencil of it whose coefficients are
/// all scalars.
fn transposed(
    out: &mut Func,
    cotangent: Value,
    numbers: &[Value],
    mut stencil: Stencil,
    shape: &[usize],
) -> Value {
    let reaches: Vec<(usize, usize)> = (0..shape.len())
        .map(|d| stencil.reach(d, shape[d]))
        .collect();
    let edges = stencil.edges.clone();
    let mut cotangent = cotangent;
    for (d, size) in shape.iter().enumerate() {
        stencil.start[d] = -stencil.start[d];
        stencil.shape[d] = *size;
        for tap in &mut stencil.taps {
            tap.offsets[d] = -tap.offsets[d];
        }
        match edges[d] {
            Edge::Valid | Edge::Zero => {
                stencil.edges[d] = Edge::Zero;
                if stencil.reach(d, out.shape(cotangent)[d]) == (0, 0) {
                    stencil.edges[d] = Edge::Valid;
                }
            }
            Edge::Periodic => {
                cotangent = once_around(out, cotangent, d, *size);
                let (low, high) = stencil.reach(d, *size);
                if low > *size || high > *size {
                    nearest(&mut stencil, d, *size as i64);
                }
            }
            // Elements beyond the ends are included; they repeat those at the ends.
            Edge::Extend => {
                let (low, high) = reaches[d];
                stencil.start[d] -= low as i64;
                stencil.shape[d] += low + high;
                stencil.edges[d] = Edge::Zero;
            }
        }
    }
    let mut sum = out.stencil(cotangent, numbers, stencil);
    for (d, size) in shape.iter().enumerate() {
        if edges[d] == Edge::Extend {
            sum = unextended(out, sum, d, *size, reaches[d]);
        }
    }
    sum
}

/// Adds up the elements that are a multiple of `size` apart in `dimension`; pads with zeros if
/// there are fewer than `size`.
fn once_around(out: &mut Func, cotangent: Value, dimension: usize, size: usize) -> Value {
    let ty = out.tensor(cotangent).clone();
    let count = ty.shape[dimension];
    if count == size {
        return cotangent;
    }
    let times = count.div_ceil(size);
    let zero = out.scalar(ty.element, Scalar::Int(0));
    let none = vec![0; ty.rank()];
    let mut high = none.clone();
    high[dimension] = (times * size - count) as i64;
    let whole = out.pad(cotangent, zero, &none, &high, &vec![0; ty.rank()]);
    let mut rounds = ty.shape;
    rounds[dimension] = size;
    rounds.insert(dimension, times);
    let rounds = out.reshape(whole, &rounds);
    summed(out, rounds, &[dimension])
}

/// Replaces offsets by the equivalent smallest ones, modulo the array's size.
fn nearest(stencil: &mut Stencil, dimension: usize, size: i64) {
    for tap in &mut stencil.taps {
        let ahead = (stencil.start[dimension] + tap.offsets[dimension]).rem_euclid(size);
        tap.offsets[dimension] = match ahead > size / 2 {
            true => ahead - size,
            false => ahead,
        };
    }
    stencil.start[dimension] = 0;
}
