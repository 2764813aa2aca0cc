//! Ops that combine elements. Sums and products are kept small, so that they are exact.

use stablehlo::{
    BinaryOp, Coefficient, Combiner, ConvolutionDims, Direction, Edge, ElementType, Op, Scalar,
    ScatterDims, SortOrder, Stencil, Tap, TensorType, Value, Window,
};

use super::{Arithmetic, Writer};

impl Writer<'_, '_> {
    /// Clamps a value if rounding must be avoided.
    pub(super) fn small(&mut self, x: Value) -> Value {
        if self.arithmetic == Arithmetic::Any || !self.ty.element.is_float() {
            return x;
        }
        let [low, high] = [-8.0, 8.0].map(|c| self.func.scalar(self.ty.element, Scalar::Float(c)));
        self.func.clamp(low, x, high)
    }

    fn combiner(&mut self) -> (Combiner, Value) {
        let combiner = [Combiner::Max, Combiner::Min, Combiner::Add][self.choices.below(3)];
        let init = combiner.identity(self.ty.element).expect("of numbers");
        (combiner, self.func.scalar(self.ty.element, init))
    }

    /// Broadcasts an array without dimension `axis` along that dimension.
    fn across(&mut self, line: Value, axis: usize) -> Value {
        let shape = self.shape();
        let others: Vec<usize> = (0..shape.len()).filter(|d| *d != axis).collect();
        self.func.broadcast_in_dim(line, &shape, &others)
    }

    /// Emits the maximum, minimum or sum over a dimension, broadcast back.
    pub(super) fn reduced(&mut self, x: Value) -> Value {
        let (axis, (combiner, init)) = (self.axis(), self.combiner());
        let one = self.func.reduce(x, init, &[axis], combiner);
        let one = self.small(one);
        self.across(one, axis)
    }

    /// Emits a scatter of rows that overwrites or combines elements.
    pub(super) fn scattered(&mut self, x: Value) -> Value {
        let (shape, y) = (self.shape(), self.x());
        let mut at = self.places();
        let mut combiner = self.combiner().0;
        if self.choices.below(3) == 0 {
            // Distinct indices, so that the order of the updates does not matter.
            at = self.func.iota(ElementType::I32, &[shape[0]], 0);
            combiner = Combiner::Set;
        }
        let at = self.func.reshape(at, &[shape[0], 1]);
        let dims = ScatterDims {
            update_window_dims: (1..shape.len()).collect(),
            inserted_window_dims: vec![0],
            scatter_dims_to_operand_dims: vec![0],
            index_vector_dim: 1,
        };
        let sum = self.func.scatter(x, at, y, dims, combiner);
        self.small(sum)
    }

    /// Emits the product of two fields contracted over a dimension, broadcast back.
    pub(super) fn contracted(&mut self, x: Value) -> Value {
        let (axis, y) = (self.axis(), self.x());
        let [x, y] = [x, y].map(|x| self.small(x));
        let batch: Vec<usize> = (0..self.ty.rank()).filter(|d| *d != axis).collect();
        let product = self
            .func
            .dot_general(x, y, (&batch, &batch), (&[axis], &[axis]));
        let product = self.small(product);
        self.across(product, axis)
    }

    /// Emits the product of a matrix with a few diagonals and a field.
    pub(super) fn multiplied(&mut self, x: Value) -> Value {
        let last = self.ty.rank() - 1;
        let size = self.ty.shape[last];
        let ty = TensorType::new(ElementType::I32, [size, size]);
        let [rows, columns] = [0, 1].map(|d| self.func.iota(ty.element, &ty.shape, d));
        let by = self.choices.below(3) as i64 - 1;
        let by = self.func.splat(ty, Scalar::Int(by));
        let shifted = self.func.binary(BinaryOp::Add, rows, by);
        let direction = [Direction::Eq, Direction::Eq, Direction::Le][self.choices.below(3)];
        let band = self.func.compare(direction, shifted, columns);
        let band = self.func.convert(band, self.ty.element);
        let x = self.small(x);
        let product =
            self.func
                .dot_general(x, band, (&[], &[]), (&[last], &[self.choices.below(2)]));
        self.small(product)
    }

    /// Emits a windowed reduction of neighbours in a dimension.
    pub(super) fn windowed(&mut self, x: Value) -> Value {
        let (axis, (combiner, init)) = (self.axis(), self.combiner());
        let rank = self.ty.rank();
        let low = self.choices.below(3) as i64;
        let mut window = Window::plain(rank);
        let mut sizes = vec![1; rank];
        (sizes[axis], window.low[axis], window.high[axis]) = (3, low, 2 - low);
        let all = self.func.reduce_window(x, init, &sizes, window, combiner);
        self.small(all)
    }

    /// Emits a sort of lines by their elements, or by those of another field.
    pub(super) fn sorted(&mut self, x: Value) -> Value {
        let (axis, numbers) = (self.axis(), self.i());
        let order = SortOrder {
            descending: self.choices.below(2) == 0,
            total: false,
        };
        let keys = match self.choices.below(2) {
            // NaNs are unordered, and zeros of both signs are equal.
            0 if !self.ty.element.is_float() => x,
            _ => numbers,
        };
        self.func.sort(&[keys, x], axis, order)[1]
    }

    /// Emits a scan along a dimension.
    pub(super) fn scanned(&mut self, x: Value) -> Value {
        let (dimension, (combiner, init)) = (self.axis(), self.combiner());
        let [reverse, exclusive] = [(); 2].map(|()| self.choices.below(2) == 0);
        let scan = self.func.push(Op::Scan {
            operand: x,
            init,
            dimension,
            combiner,
            reverse,
            exclusive,
        });
        self.small(scan.expect("a scan of a field"))
    }

    /// Emits a stencil of a few taps.
    pub(super) fn stencil(&mut self, x: Value) -> Value {
        let rank = self.ty.rank();
        let taps = (0..2 + self.choices.below(2)).map(|_| {
            let coefficient = self.choices.below(5) as f64 - 2.0;
            Tap {
                offsets: (0..rank)
                    .map(|_| self.choices.below(3) as i64 - 1)
                    .collect(),
                coefficient: Coefficient::constant(coefficient),
            }
        });
        let taps = taps.collect();
        let stencil = Stencil {
            start: vec![0; rank],
            shape: self.shape(),
            edges: (0..rank)
                .map(|_| [Edge::Zero, Edge::Periodic, Edge::Extend][self.choices.below(3)])
                .collect(),
            taps,
        };
        let x = self.small(x);
        let sum = self.func.stencil(x, &[], stencil);
        self.small(sum)
    }

    /// Emits an extension by an edge, followed by a slice.
    pub(super) fn edged(&mut self, x: Value) -> Value {
        let (axis, shape) = (self.axis(), self.shape());
        let [low, high] = [(); 2].map(|()| self.choices.below(3).min(shape[axis]));
        let long = match self.choices.below(2) {
            0 => self.func.wrap(x, axis, low, high),
            _ => self.func.extend(x, axis, low, high),
        };
        let mut start = vec![0; shape.len()];
        start[axis] = self.choices.below(low + high + 1);
        let limit: Vec<usize> = start.iter().zip(&shape).map(|(s, n)| s + n).collect();
        self.func.slice(long, &start, &limit, &vec![1; shape.len()])
    }

    /// Emits a convolution of the flattened elements with their neighbours.
    pub(super) fn convolved(&mut self, x: Value) -> Value {
        let shape = self.shape();
        let x = self.small(x);
        let line = self.func.reshape(x, &[1, 1, shape.iter().product()]);
        let elements: Vec<Scalar> = (0..3)
            .map(|_| Scalar::Int(self.choices.below(4) as i64))
            .collect();
        let kernel = stablehlo::Literal::from_scalars(self.ty.element, [1, 1, 3], elements);
        let kernel = self.func.constant(kernel);
        let mut window = Window::plain(1);
        (window.low[0], window.high[0]) = (1, 1);
        let dims = ConvolutionDims {
            lhs_batch: 0,
            lhs_feature: 1,
            lhs_spatial: vec![2],
            rhs_output_feature: 0,
            rhs_input_feature: 1,
            rhs_spatial: vec![2],
            out_batch: 0,
            out_feature: 1,
            out_spatial: vec![2],
        };
        let sum = self.func.convolution(line, kernel, window, dims);
        let sum = self.func.reshape(sum, &shape);
        self.small(sum)
    }
}
