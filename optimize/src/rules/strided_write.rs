//! The box that scattered updates are written to, with gaps if the updates are not contiguous.

use stablehlo::{ElementType, Literal, Op, Scalar, TensorType, Value};

use crate::rewrite::Rewriter;

/// A box of the operand in a shape that has one dimension per digit.
#[derive(Default)]
pub(super) struct StridedBox {
    pub(super) shape: Vec<usize>,
    pub(super) start: Vec<usize>,
    pub(super) limit: Vec<usize>,
    /// The distance of neighbouring updates.
    stride: Vec<usize>,
}

impl StridedBox {
    pub(super) fn push(&mut self, size: usize, start: usize, limit: usize, stride: usize) {
        self.shape.push(size);
        self.start.push(start);
        self.limit.push(limit);
        self.stride.push(stride);
    }

    /// Returns the updates in the shape of the box, and the mask of the elements that are written,
    /// or `None` if all are.
    pub(super) fn spread(
        &self,
        r: &mut Rewriter,
        values: Value,
        guard: Option<Value>,
    ) -> (Value, Option<Value>) {
        let rank = self.shape.len();
        let count = |d: usize| (self.limit[d] - self.start[d] - 1) / self.stride[d] + 1;
        let shape: Vec<usize> = (0..rank).map(count).collect();
        let interior: Vec<usize> = self.stride.iter().map(|stride| stride - 1).collect();
        let has_gaps = (0..rank).any(|d| shape[d] > 1 && interior[d] > 0);
        let in_place = |r: &mut Rewriter, operand: Value| {
            let shape = shape.clone();
            let operand = r.emit(Op::Reshape { operand, shape });
            if !has_gaps {
                return operand;
            }
            let nothing = Literal::scalar(r.tensor(operand).element, Scalar::Int(0));
            let value = r.emit(Op::Constant(nothing));
            r.emit(Op::Pad {
                operand,
                value,
                low: vec![0; rank],
                high: vec![0; rank],
                interior: interior.clone(),
            })
        };
        let guard = guard.or_else(|| {
            let ty = TensorType::new(ElementType::Pred, shape.clone());
            let all = Op::Constant(Literal::splat(ty, Scalar::Int(1)));
            has_gaps.then(|| r.emit(all))
        });
        let guard = guard.map(|guard| in_place(r, guard));
        (in_place(r, values), guard)
    }
}
