//! A stencil as slices of its padded operand.

use crate::stencil::coefficient;
use crate::{BinaryOp, Coefficient, Edge, Func, Scalar, Stencil, TensorType, Value};

impl Func {
    pub(super) fn stencil_by_slices(
        &mut self,
        operand: Value,
        coefficients: &[Value],
        stencil: &Stencil,
    ) -> Value {
        let ty = self.tensor(operand).clone();
        let result = TensorType::new(ty.element, stencil.shape.as_slice());
        if result.count() == 0 {
            return self.splat(result, Scalar::Int(0));
        }
        let (mut extended, mut before) = (operand, Vec::new());
        for (d, edge) in stencil.edges.iter().enumerate() {
            let (low, high) = stencil.reach(d, ty.shape[d]);
            extended = match edge {
                Edge::Valid => extended,
                Edge::Zero => self.pad_with_zeros(extended, d, low, high),
                Edge::Periodic => self.wrap_by_slices(extended, d, low, high),
                Edge::Extend => self.extend_by_broadcasts(extended, d, low, high),
            };
            before.push(low as i64);
        }
        let products = stencil.taps.iter().map(|tap| {
            let begin = |d: usize| (before[d] + stencil.start[d] + tap.offsets[d]) as usize;
            let start: Vec<usize> = (0..before.len()).map(begin).collect();
            let limit: Vec<usize> = start
                .iter()
                .zip(&result.shape)
                .map(|(s, n)| s + n)
                .collect();
            let view = self.slice(extended, &start, &limit, &vec![1; start.len()]);
            let factor = match tap.coefficient {
                Coefficient::Constant(bits) if f64::from_bits(bits) == 1.0 => return view,
                Coefficient::Constant(bits) => self.constant(coefficient(ty.element, bits)),
                Coefficient::Operand(nth) => coefficients[nth],
            };
            let factor = match self.tensor(factor).rank() == result.rank() {
                true => factor,
                false => self.broadcast_in_dim(factor, &result.shape, &[]),
            };
            self.binary(BinaryOp::Multiply, factor, view)
        });
        let products: Vec<Value> = products.collect();
        let sum = products
            .into_iter()
            .reduce(|sum, product| self.binary(BinaryOp::Add, sum, product));
        sum.expect("a stencil has taps")
    }

    fn pad_with_zeros(
        &mut self,
        operand: Value,
        dimension: usize,
        low: usize,
        high: usize,
    ) -> Value {
        let ty = self.tensor(operand).clone();
        let zero = self.scalar(ty.element, Scalar::Int(0));
        let only = |size: usize| {
            let mut sizes = vec![0; ty.rank()];
            sizes[dimension] = size as i64;
            sizes
        };
        self.pad(operand, zero, &only(low), &only(high), &vec![0; ty.rank()])
    }
}
