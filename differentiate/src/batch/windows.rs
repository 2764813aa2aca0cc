//! Batched convolutions and windows.

use stablehlo::{Edge, Op, Stencil, TensorType, Value, Window};

use super::{Item, Writer, behind, with_operands};

impl Writer<'_> {
    pub(super) fn windows(&mut self, op: &Op, x: &[Item], ty: &TensorType) -> Value {
        match op {
            Op::ReduceWindow {
                window_dimensions,
                window,
                combiner,
                ..
            } => self.with_init(x, *combiner, ty, |writer, operand, init| {
                match operand.many {
                    true => {
                        let window = Window {
                            strides: behind(1, &window.strides),
                            low: behind(0, &window.low),
                            high: behind(0, &window.high),
                            base_dilations: behind(1, &window.base_dilations),
                            window_dilations: behind(1, &window.window_dilations),
                        };
                        let sizes = behind(1, window_dimensions);
                        let value = operand.value;
                        Item::many(
                            writer
                                .out
                                .reduce_window(value, init, &sizes, window, *combiner),
                        )
                    }
                    false => Item::one(writer.push(with_operands(op, &[operand.value, init]))),
                }
            }),
            Op::Stencil { stencil, .. } => self.stencil(op, stencil, x, ty),
            Op::Convolution { .. } => self.convolution(op, x),
            _ => unreachable!("{} has no windows", op.name()),
        }
    }

    fn stencil(&mut self, op: &Op, stencil: &Stencil, x: &[Item], ty: &TensorType) -> Value {
        let mut operands = vec![self.many(x[0])];
        for coefficient in &x[1..] {
            let is_number = self.rank_of(*coefficient) == 0;
            operands.push(match (is_number, coefficient.many) {
                (true, false) => coefficient.value,
                (true, true) => self.spread(*coefficient, &ty.shape),
                (false, _) => self.many(*coefficient),
            });
        }
        let mut wider = stencil.clone();
        wider.start = behind(0, &stencil.start);
        wider.shape = self.shape(&stencil.shape);
        wider.edges = behind(Edge::Valid, &stencil.edges);
        for tap in &mut wider.taps {
            tap.offsets = behind(0, &tap.offsets);
        }
        let mut op = with_operands(op, &operands);
        if let Op::Stencil { stencil, .. } = &mut op {
            **stencil = wider;
        }
        self.push(op)
    }

    /// Writes a convolution. Batched images merge into its batch dimension, batched kernels into
    /// its features; if both are batched, each instance is a feature group.
    fn convolution(&mut self, op: &Op, x: &[Item]) -> Value {
        let Op::Convolution {
            dims,
            feature_groups,
            batch_groups,
            ..
        } = op
        else {
            unreachable!("not a convolution");
        };
        let (lhs, rhs) = (x[0], x[1]);
        let (l, r) = (lhs.value, rhs.value);
        let mut groups = (*feature_groups, *batch_groups);
        // The operands, and where the result has the batch: its dimension, and in how many groups.
        let (l, r, (dimension, parts)) = match (lhs.many, rhs.many) {
            (true, false) => {
                let l = self.merged(l, dims.lhs_batch, *batch_groups);
                (l, r, (dims.out_batch, 1))
            }
            (false, _) => {
                let parts = (*feature_groups).max(*batch_groups);
                let r = self.merged(r, dims.rhs_output_feature, parts);
                (l, r, (dims.out_feature, parts))
            }
            (true, true) => {
                let along = match *batch_groups {
                    1 => {
                        groups.0 *= self.size;
                        dims.lhs_feature
                    }
                    _ => {
                        groups.1 *= self.size;
                        dims.lhs_batch
                    }
                };
                let l = self.merged(l, along, 1);
                let r = self.merged(r, dims.rhs_output_feature, 1);
                (l, r, (dims.out_feature, 1))
            }
        };
        let mut op = with_operands(op, &[l, r]);
        if let Op::Convolution {
            feature_groups,
            batch_groups,
            ..
        } = &mut op
        {
            (*feature_groups, *batch_groups) = groups;
        }
        let result = self.push(op);
        self.parted(result, dimension, parts)
    }

    /// Merges the batch dimension into another one, inside each of its `parts` groups.
    fn merged(&mut self, value: Value, dimension: usize, parts: usize) -> Value {
        let shape = self.out.shape(value).to_vec();
        let own = &shape[1..];
        let (before, after) = (&own[..dimension], &own[dimension + 1..]);
        let split = [parts, own[dimension] / parts];
        let apart = [&[self.size], before, &split, after].concat();
        let apart = self.out.reshape(value, &apart);
        let rank = shape.len() + 1;
        let first = 1..dimension + 2;
        let order: Vec<usize> = first.chain([0]).chain(dimension + 2..rank).collect();
        let moved = self.out.transpose(apart, &order);
        let merged = [before, &[own[dimension] * self.size], after].concat();
        self.out.reshape(moved, &merged)
    }

    /// Splits the batch dimension off again.
    fn parted(&mut self, value: Value, dimension: usize, parts: usize) -> Value {
        let shape = self.out.shape(value).to_vec();
        let (before, after) = (&shape[..dimension], &shape[dimension + 1..]);
        let own = shape[dimension] / self.size;
        let split = [parts, self.size, own / parts];
        let apart = [before, &split, after].concat();
        let apart = self.out.reshape(value, &apart);
        let front = self.moved_to_front(apart, dimension + 1);
        let whole = [&[self.size], before, &[own], after].concat();
        self.out.reshape(front, &whole)
    }
}
