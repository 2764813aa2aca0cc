//! Stencils, tap by tap.

use super::data::{Array, Data, each};
use super::element::Element;
use super::movement::{Places, splat};
use crate::stencil::coefficient;
use crate::types::strides;
use crate::{BinaryOp, Coefficient, Stencil, TensorType};

pub(super) fn stencil(
    operand: &Array,
    coefficients: &[&Array],
    stencil: &Stencil,
    ty: &TensorType,
) -> Data {
    let strides = strides(&operand.shape);
    let factors = stencil.taps.iter().map(|tap| match tap.coefficient {
        Coefficient::Constant(bits) => splat(&Array::from(&coefficient(ty.element, bits)), ty),
        Coefficient::Operand(nth) if coefficients[nth].shape == ty.shape => {
            coefficients[nth].data.clone()
        }
        Coefficient::Operand(nth) => splat(coefficients[nth], ty),
    });
    let factors: Vec<Data> = factors.collect();
    each!(&operand.data, x => {
        let (add, multiply) = (Element::binary(BinaryOp::Add), Element::binary(BinaryOp::Multiply));
        let mut sums = Vec::new();
        for (nth, (tap, factors)) in stencil.taps.iter().zip(&factors).enumerate() {
            let places = Places::new(&ty.shape, |d, i| {
                let place =
                    i128::from(stencil.start[d]) + i128::from(tap.offsets[d]) + i as i128;
                let inside = stencil.edges[d].inside(place, operand.shape[d]);
                inside.map(|i| i * strides[d])
            });
            let mut products = Vec::with_capacity(sums.len());
            let mut factors = Element::of(factors).iter();
            places.visit(|place| {
                let factor = factors.next().expect("a coefficient for each place");
                products.push(multiply(*factor, place.map_or(Element::ZERO, |place| x[place])));
            });
            sums = match nth {
                0 => products,
                _ => sums.into_iter().zip(products).map(|(sum, product)| add(sum, product)).collect(),
            };
        }
        Element::wrap(sums)
    })
}
