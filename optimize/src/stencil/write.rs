//! Writes a sum as ops: one stencil for each array, and the common factor.

use std::collections::BTreeMap;

use stablehlo::{
    BinaryOp, Coefficient, Edge, ElementType, Func, Scalar, Stencil, Tap, TensorType, Value,
};

use super::coefficient::{Polynomial, product};
use super::signed_box::SignedBox;
use super::sum::Sum;
use super::{cost, separate};

/// Counts of what was written.
#[derive(Default)]
pub(super) struct Written {
    /// The number of stencils separated by dimension.
    pub(super) separated: usize,
}

/// Writes `sum` in `region`; `moved` maps old values to new ones.
pub(super) fn write(
    out: &mut Func,
    sum: &Sum,
    region: &SignedBox,
    element: ElementType,
    moved: &dyn Fn(Value) -> Value,
    written: &mut Written,
) -> Value {
    if cost::is_by_scalars(sum) {
        let sums = sum.by_scalars().into_iter();
        let sums: Vec<Value> = sums
            .map(|sum| write(out, &sum, region, element, moved, written))
            .collect();
        let sum = (sums.into_iter()).reduce(|sum, term| out.binary(BinaryOp::Add, sum, term));
        return sum.expect("an empty sum has nothing to be sorted");
    }
    let shape = region.shape();
    let factors: Vec<_> = sum.taps.values().map(Polynomial::as_product).collect();
    let mut common = cost::common(&factors);
    let least = factors.iter().flatten().map(|(_, factor)| factor.abs());
    let least = least.min_by(f64::total_cmp);
    if let (Some((scalars, _, _)), Some(least), [array]) = (common, least, &sum.arrays()[..]) {
        let scaled = |c: &Polynomial| c.as_product().map_or(0.0, |(_, factor)| factor / least);
        let taps = sum.taps.iter().map(|((_, offsets), c)| Tap {
            offsets: offsets.clone(),
            coefficient: Coefficient::constant(scaled(c)),
        });
        let stencil = Stencil {
            start: region.start.clone(),
            shape: shape.clone(),
            edges: sum.edges[array].clone(),
            taps: taps.collect(),
        };
        if passes(out.tensor(moved(*array)), &stencil).is_some() {
            common = Some((scalars, least, 0));
        }
    }
    let mut total = None;
    for array in sum.arrays() {
        let taps = sum.taps.iter().filter(|((of, _), _)| *of == array);
        let mut coefficients = Vec::new();
        let mut known: BTreeMap<Value, usize> = BTreeMap::new();
        let mut taps: Vec<Tap> = taps
            .map(|((_, offsets), coefficient)| {
                let coefficient = match (common, coefficient.as_product()) {
                    (Some((_, scale, _)), Some((_, factor))) => {
                        Coefficient::constant(factor / scale)
                    }
                    (None, Some(([], factor))) => Coefficient::constant(factor),
                    _ => {
                        let value = coefficient.write(out, element, moved);
                        let nth = *known.entry(value).or_insert_with(|| {
                            coefficients.push(value);
                            coefficients.len() - 1
                        });
                        Coefficient::Operand(nth)
                    }
                };
                Tap {
                    offsets: offsets.clone(),
                    coefficient,
                }
            })
            .collect();
        // A sum that starts with a term that is not negated takes one operation less.
        let positive = |tap: &Tap| tap.coefficient.as_constant().is_none_or(|c| c > 0.0);
        if let Some(first) = taps.iter().position(positive) {
            taps[..=first].rotate_right(1);
        }
        let stencil = Stencil {
            start: region.start.clone(),
            shape: shape.clone(),
            edges: sum.edges[&array].clone(),
            taps,
        };
        let stencil = one_array(out, moved(array), &coefficients, stencil, written);
        total = Some(match total {
            None => stencil,
            Some(total) => out.binary(BinaryOp::Add, total, stencil),
        });
    }
    let ty = TensorType::new(element, shape);
    let Some(total) = total else {
        return out.splat(ty, Scalar::Int(0));
    };
    match common {
        Some(([], 1.0, _)) | None => total,
        Some(([], scale, _)) => {
            let scale = out.splat(ty, Scalar::Float(scale));
            out.binary(BinaryOp::Multiply, scale, total)
        }
        Some((scalars, scale, _)) => {
            let scale = product(out, element, scalars, scale, moved);
            let scale = out.broadcast_in_dim(scale, &ty.shape, &[]);
            out.binary(BinaryOp::Multiply, scale, total)
        }
    }
}

fn one_array(
    out: &mut Func,
    array: Value,
    coefficients: &[Value],
    stencil: Stencil,
    written: &mut Written,
) -> Value {
    let ty = out.tensor(array).clone();
    if let [tap] = &stencil.taps[..]
        && tap.coefficient == Coefficient::constant(1.0)
        && stencil.edges.iter().all(|edge| *edge == Edge::Valid)
    {
        let start = stencil.start.iter().zip(&tap.offsets);
        let start: Vec<usize> = start.map(|(s, o)| (s + o) as usize).collect();
        let limit = start.iter().zip(&stencil.shape);
        let limit: Vec<usize> = limit.map(|(s, n)| s + n).collect();
        return out.slice(array, &start, &limit, &vec![1; ty.rank()]);
    }
    if let Some(chain) = passes(&ty, &stencil) {
        written.separated += 1;
        return chain
            .into_iter()
            .fold(array, |array, pass| out.stencil(array, &[], pass));
    }
    out.stencil(array, coefficients, stencil)
}

/// Stencils with more taps are not separated here; their form is chosen for the target, with all
/// forms considered together.
const WIDEST: usize = 40;

/// Returns the stencil separated into one pass per dimension, if that costs less.
fn passes(of: &TensorType, stencil: &Stencil) -> Option<Vec<Stencil>> {
    if stencil.taps.len() > WIDEST {
        return None;
    }
    let chain = separate(stencil, of)?;
    let at_once = cost::of_chain(std::slice::from_ref(stencil));
    (cost::of_chain(&chain) < at_once).then_some(chain)
}
