//! Coefficients: polynomials in scalars that the program computes, with constant factors.

use std::collections::BTreeMap;

use stablehlo::{BinaryOp, ElementType, Func, Scalar, Value};

/// A polynomial in values of rank 0: the factor of each product of scalars, a sorted list in which
/// a squared scalar occurs twice.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Polynomial(BTreeMap<Vec<Value>, f64>);

impl Polynomial {
    pub(super) fn constant(value: f64) -> Polynomial {
        Polynomial(BTreeMap::from([(Vec::new(), value)]))
    }

    pub(super) fn scalar(value: Value) -> Polynomial {
        Polynomial(BTreeMap::from([(vec![value], 1.0)]))
    }

    pub(super) fn product(scalars: &[Value], factor: f64) -> Polynomial {
        Polynomial(BTreeMap::from([(scalars.to_vec(), factor)]))
    }

    /// Returns the products of scalars with nonzero factors.
    pub(super) fn terms(&self) -> impl Iterator<Item = (&[Value], f64)> {
        let terms = self.0.iter().filter(|(_, factor)| **factor != 0.0);
        terms.map(|(scalars, factor)| (scalars.as_slice(), *factor))
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.values().all(|factor| *factor == 0.0)
    }

    /// Returns the scalars and the factor if the polynomial is a single product.
    pub(super) fn as_product(&self) -> Option<(&[Value], f64)> {
        let mut terms = self.terms();
        let first = terms.next()?;
        terms.next().is_none().then_some(first)
    }

    pub(super) fn add(&mut self, other: &Polynomial) {
        for (scalars, factor) in &other.0 {
            *self.0.entry(scalars.clone()).or_default() += factor;
        }
    }

    pub(super) fn times(&self, other: &Polynomial) -> Polynomial {
        let mut product: BTreeMap<Vec<Value>, f64> = BTreeMap::new();
        for (a, x) in &self.0 {
            for (b, y) in &other.0 {
                let mut scalars = [a.as_slice(), b].concat();
                scalars.sort_unstable();
                *product.entry(scalars).or_default() += x * y;
            }
        }
        Polynomial(product)
    }

    /// Writes the polynomial as a scalar; `moved` maps old values to new ones.
    pub(super) fn write(
        &self,
        func: &mut Func,
        element: ElementType,
        moved: &dyn Fn(Value) -> Value,
    ) -> Value {
        let terms: Vec<Value> = (self.terms())
            .map(|(scalars, factor)| product(func, element, scalars, factor, moved))
            .collect();
        let sum = terms
            .into_iter()
            .reduce(|sum, term| func.binary(BinaryOp::Add, sum, term));
        sum.unwrap_or_else(|| func.scalar(element, Scalar::Int(0)))
    }
}

/// Writes `factor` times all of `scalars`.
pub(super) fn product(
    func: &mut Func,
    element: ElementType,
    scalars: &[Value],
    factor: f64,
    moved: &dyn Fn(Value) -> Value,
) -> Value {
    let first =
        (factor != 1.0 || scalars.is_empty()).then(|| func.scalar(element, Scalar::Float(factor)));
    let all = first.into_iter().chain(scalars.iter().map(|v| moved(*v)));
    let all: Vec<Value> = all.collect();
    let product = all
        .into_iter()
        .reduce(|product, scalar| func.binary(BinaryOp::Multiply, product, scalar));
    product.expect("there is a factor, or a scalar")
}
