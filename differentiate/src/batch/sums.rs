//! Batched reductions, dot products and scans.

use stablehlo::{Combiner, ElementType, Op, Scalar, TensorType, Value};

use super::{Item, Writer, behind, up, with_operands};

impl Writer<'_> {
    pub(super) fn sums(&mut self, op: &Op, x: &[Item], ty: &TensorType) -> Value {
        match op {
            Op::Reduce {
                dimensions,
                combiner,
                ..
            } => self.with_init(x, *combiner, ty, |writer, operand, init| {
                match operand.many {
                    true => {
                        let (value, dimensions) = (operand.value, up(dimensions));
                        let value = writer.out.reduce(value, init, &dimensions, *combiner);
                        Item::many(value)
                    }
                    false => Item::one(writer.push(with_operands(op, &[operand.value, init]))),
                }
            }),
            Op::DotGeneral { .. } => self.dot_general(op, x),
            Op::Scan { .. } => self.scan(op, x),
            _ => unreachable!("{} is not a sum", op.name()),
        }
    }

    /// Writes `reduce` with the neutral element, and combines its result with a batched init.
    pub(super) fn with_init(
        &mut self,
        x: &[Item],
        combiner: Combiner,
        ty: &TensorType,
        reduce: impl FnOnce(&mut Self, Item, Value) -> Item,
    ) -> Value {
        let (operand, init) = (x[0], x[1]);
        if !init.many {
            return reduce(self, operand, init.value).value;
        }
        let neutral = self.neutral(combiner, ty.element);
        let reduced = reduce(self, operand, neutral);
        let (reduced, init) = (self.many(reduced), self.spread(init, &ty.shape));
        let op = combiner.binary().expect("it reduces");
        self.out.binary(op, init, reduced)
    }

    /// Returns the neutral element of `combiner`; for float addition it is -0, which keeps the sign
    /// of zero.
    fn neutral(&mut self, combiner: Combiner, element: ElementType) -> Value {
        let neutral = match combiner {
            Combiner::Add if element.is_float() => Scalar::Float(-0.0),
            _ => combiner.identity(element).expect("it reduces these"),
        };
        self.out.scalar(element, neutral)
    }

    fn dot_general(&mut self, op: &Op, x: &[Item]) -> Value {
        let Op::DotGeneral {
            lhs_batch,
            rhs_batch,
            lhs_contract,
            rhs_contract,
            ..
        } = op
        else {
            unreachable!("not a product");
        };
        let (lhs, rhs) = (x[0], x[1]);
        let both = lhs.many && rhs.many;
        let place = |item: Item, dimensions: &[usize]| match item.many {
            true => up(dimensions),
            false => dimensions.to_vec(),
        };
        let batch = |item: Item, dimensions: &[usize]| match both {
            true => behind(0, &up(dimensions)),
            false => place(item, dimensions),
        };
        let (lb, rb) = (batch(lhs, lhs_batch), batch(rhs, rhs_batch));
        let (lc, rc) = (place(lhs, lhs_contract), place(rhs, rhs_contract));
        let product = self
            .out
            .dot_general(lhs.value, rhs.value, (&lb, &rb), (&lc, &rc));
        // With one batched operand, the batch dimension is the first of its free dimensions.
        let at = match (lhs.many, rhs.many) {
            (true, true) => 0,
            (true, false) => lhs_batch.len(),
            (false, _) => self.rank_of(lhs) - lhs_contract.len(),
        };
        self.moved_to_front(product, at)
    }

    /// Writes a scan with batched inits, which become its first elements.
    fn scan(&mut self, op: &Op, x: &[Item]) -> Value {
        let Op::Scan {
            dimension,
            combiner,
            reverse,
            exclusive,
            ..
        } = op
        else {
            unreachable!("not a scan");
        };
        let (operand, init) = (self.many(x[0]), x[1]);
        let along = dimension + 1;
        let scan = |operand, init, exclusive| Op::Scan {
            operand,
            init,
            dimension: along,
            combiner: *combiner,
            reverse: *reverse,
            exclusive,
        };
        if !init.many {
            return self.push(scan(operand, init.value, *exclusive));
        }
        let ty = self.out.tensor(operand).clone();
        let mut layer = ty.shape[1..].to_vec();
        layer[*dimension] = 1;
        let first = self.spread(init, &layer);
        let all = match reverse {
            false => [first, operand],
            true => [operand, first],
        };
        let all = self.out.concatenate(&all, along);
        let neutral = self.neutral(*combiner, ty.element);
        let scanned = self.push(scan(all, neutral, false));
        // The first scanned element is the init; an exclusive scan is offset by one.
        let from = usize::from(*reverse == *exclusive);
        let mut start = vec![0; ty.shape.len()];
        let mut limit = ty.shape.clone();
        start[along] += from;
        limit[along] += from;
        self.out
            .slice(scanned, &start, &limit, &vec![1; start.len()])
    }
}
