//! Batched elementwise ops, and ops that move elements to static positions.

use stablehlo::{Collective, ElementType, Op, Scalar, TensorType, Value};

use super::{Item, Writer, behind, up, with_operands};

impl Writer<'_> {
    pub(super) fn plain(&mut self, op: &Op, x: &[Item], ty: &TensorType) -> Value {
        match op {
            Op::Unary(..) | Op::Convert { .. } | Op::BitcastConvert { .. } => {
                self.push(with_operands(op, &[x[0].value]))
            }
            Op::Binary(..) | Op::Compare { .. } => {
                let values = [self.many(x[0]), self.many(x[1])];
                self.push(with_operands(op, &values))
            }
            Op::Select { .. } => {
                let whole = self.rank_of(x[0]) == 0;
                let pred = match (whole, x[0].many) {
                    (true, false) => x[0].value,
                    (true, true) => self.spread(x[0], &ty.shape),
                    (false, _) => self.many(x[0]),
                };
                let values = [pred, self.many(x[1]), self.many(x[2])];
                self.push(with_operands(op, &values))
            }
            Op::Clamp { .. } => {
                let bounds_are_one = !x[0].many && !x[2].many;
                let mut bound = |bound: Item| match (self.rank_of(bound) == 0, bounds_are_one) {
                    (true, true) => bound.value,
                    (true, false) => self.spread(bound, &ty.shape),
                    (false, _) => self.many(bound),
                };
                let (low, high) = (bound(x[0]), bound(x[2]));
                let values = [low, self.many(x[1]), high];
                self.push(with_operands(op, &values))
            }
            Op::BroadcastInDim {
                shape, dimensions, ..
            } => {
                let (shape, dimensions) = (self.shape(shape), behind(0, &up(dimensions)));
                self.out.broadcast_in_dim(x[0].value, &shape, &dimensions)
            }
            Op::Reshape { shape, .. } => {
                let shape = self.shape(shape);
                self.out.reshape(x[0].value, &shape)
            }
            Op::Transpose { permutation, .. } => {
                let permutation = behind(0, &up(permutation));
                self.out.transpose(x[0].value, &permutation)
            }
            Op::Reverse { dimensions, .. } => self.out.reverse(x[0].value, &up(dimensions)),
            Op::Slice {
                start,
                limit,
                stride,
                ..
            } => {
                let (start, stride) = (behind(0, start), behind(1, stride));
                let limit = self.shape(limit);
                self.out.slice(x[0].value, &start, &limit, &stride)
            }
            Op::Pad {
                low,
                high,
                interior,
                ..
            } => self.pad(
                x,
                (&behind(0, low), &behind(0, high), &behind(0, interior)),
                ty,
            ),
            Op::Concatenate { dimension, .. } => {
                let values: Vec<Value> = x.iter().map(|x| self.many(*x)).collect();
                self.out.concatenate(&values, dimension + 1)
            }
            Op::Rotate {
                dimension, amount, ..
            } => self.out.rotate(x[0].value, dimension + 1, *amount),
            Op::Wrap {
                dimension,
                low,
                high,
                ..
            } => self.out.wrap(x[0].value, dimension + 1, *low, *high),
            Op::Extend {
                dimension,
                low,
                high,
                ..
            } => self.out.extend(x[0].value, dimension + 1, *low, *high),
            Op::Fft { kind, lengths, .. } => self.out.fft(x[0].value, *kind, lengths),
            Op::Collective {
                collective,
                channel,
                ..
            } => {
                let many = match &**collective {
                    Collective::Permute { .. } | Collective::AllReduce { .. } => {
                        (**collective).clone()
                    }
                    Collective::AllGather { groups, dimension } => Collective::AllGather {
                        groups: groups.clone(),
                        dimension: dimension + 1,
                    },
                    Collective::AllToAll {
                        groups,
                        split,
                        concat,
                    } => Collective::AllToAll {
                        groups: groups.clone(),
                        split: split + 1,
                        concat: concat + 1,
                    },
                };
                self.out.collective(x[0].value, many, *channel)
            }
            _ => unreachable!("{} is not plain", op.name()),
        }
    }

    /// Returns the rank of one instance.
    pub(super) fn rank_of(&self, item: Item) -> usize {
        self.out.tensor(item.value).rank() - usize::from(item.many)
    }

    /// Pads with a batched padding value: selects it where the pad of a mask is.
    fn pad(
        &mut self,
        x: &[Item],
        (low, high, interior): (&[i64], &[i64], &[usize]),
        ty: &TensorType,
    ) -> Value {
        let operand = self.many(x[0]);
        if !x[1].many {
            return self.out.pad(operand, x[1].value, low, high, interior);
        }
        let zero = self.out.scalar(ty.element, Scalar::Int(0));
        let padded = self.out.pad(operand, zero, low, high, interior);
        let theirs = self.out.tensor(operand).with_element(ElementType::Pred);
        let theirs = self.out.splat(theirs, Scalar::Int(1));
        let none = self.out.scalar(ElementType::Pred, Scalar::Int(0));
        let theirs = self.out.pad(theirs, none, low, high, interior);
        let value = self.spread(x[1], &ty.shape);
        self.out.select(theirs, padded, value)
    }
}
