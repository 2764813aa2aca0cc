//! Vectorises values of a loop body: computes a value for all iterations at once, with the
//! iterations in a new first dimension.
//!
//! Values may depend on counters, loop invariants, and running totals, which become scans. Bails
//! out if a value depends on the previous iteration otherwise, on ops that rarely occur in such
//! loops, on totals that would be rounded in another order, and on arrays that would exceed a size
//! limit.

use std::collections::{BTreeSet, HashMap};

use stablehlo::{BinaryOp, Combiner, ElementType, Func, Op, Scalar, TensorType, Type, Value};

use super::hoist::{copy, invariant};
use super::induction::{integer, range, step, trips};
use super::looped::Loop;

/// A value of the body, as computed in the function around the loop.
#[derive(Clone, Copy)]
enum Batched {
    /// It is loop-invariant.
    Same(Value),
    /// One per iteration, in dimension 0.
    Each(Value),
}

/// The vectorised values of a loop body.
pub(super) struct Batch<'a> {
    outer: &'a mut Func,
    looped: &'a Loop,
    pub(super) trips: usize,
    invariant: Vec<bool>,
    known: HashMap<Value, Batched>,
    copies: HashMap<Value, Value>,
    /// The running totals whose terms are being vectorised.
    open: BTreeSet<usize>,
    /// The maximum number of elements of an array.
    most: usize,
}

impl<'a> Batch<'a> {
    /// Requires a constant trip count of at least 2; no array gets more than `most` elements.
    pub(super) fn new(outer: &'a mut Func, looped: &'a Loop, most: usize) -> Option<Batch<'a>> {
        let trips = usize::try_from(trips(outer, looped)?).ok()?;
        let invariant = invariant(looped);
        (trips > 1 && i32::try_from(trips).is_ok()).then(|| Batch {
            outer,
            looped,
            trips,
            invariant,
            known: HashMap::new(),
            copies: HashMap::new(),
            open: BTreeSet::new(),
            most,
        })
    }

    /// Returns `value` for all iterations, in a new first dimension; `None` if it cannot be
    /// vectorised or is loop-invariant.
    pub(super) fn each(&mut self, value: Value) -> Option<Value> {
        match self.batched(value)? {
            Batched::Each(all) => Some(all),
            Batched::Same(_) => None,
        }
    }

    /// Returns a scalar integer that is an affine function of the iteration, as its initial value
    /// and its increment. Bails out if the type cannot hold one of its values.
    pub(super) fn affine(&self, value: Value) -> Option<(i128, i128)> {
        let body = &self.looped.body;
        let tensor = body.tensor(value);
        let numbers = range(tensor.element)?;
        if tensor.rank() > 0 {
            return None;
        }
        let (first, by) = match body.op(value) {
            Op::Parameter { index } => {
                let init = integer(self.outer, self.looped.inits[*index]);
                let by = match self.looped.is_invariant(*index) {
                    true => 0,
                    false => step(self.looped, *index)?,
                };
                (init?, by)
            }
            Op::Constant(_) => (integer(body, value)?, 0),
            Op::Convert { operand, .. } => self.affine(*operand)?,
            Op::Binary(op @ (BinaryOp::Add | BinaryOp::Subtract), x, y) => {
                let ((a, b), (c, d)) = (self.affine(*x)?, self.affine(*y)?);
                match op {
                    BinaryOp::Add => (a + c, b + d),
                    _ => (a - c, b - d), // `Subtract`
                }
            }
            Op::Binary(BinaryOp::Multiply, x, y) => {
                let ((a, b), (c, d)) = (self.affine(*x)?, self.affine(*y)?);
                if b != 0 && d != 0 {
                    return None;
                }
                (a * c, a * d + b * c)
            }
            _ => return None, // not affine
        };
        let last = first + by * (self.trips as i128 - 1);
        (numbers.contains(&first) && numbers.contains(&last)).then_some((first, by))
    }

    fn batched(&mut self, value: Value) -> Option<Batched> {
        if let Some(known) = self.known.get(&value) {
            return Some(*known);
        }
        let batched = self.new_batched(value)?;
        self.known.insert(value, batched);
        Some(batched)
    }

    fn new_batched(&mut self, value: Value) -> Option<Batched> {
        let body = &self.looped.body;
        if self.invariant[value.index()] {
            let same = copy(
                body,
                value,
                &self.looped.inits,
                self.outer,
                &mut self.copies,
            );
            return Some(Batched::Same(same));
        }
        let Type::Tensor(tensor) = body.ty(value).clone() else {
            return None;
        };
        let op = body.op(value).clone();
        if tensor.count().checked_mul(self.trips)? > self.most {
            return None;
        }
        let mut shape = vec![self.trips];
        shape.extend(&tensor.shape);
        if let Some(totals) = self.total_after(value, &shape) {
            return Some(Batched::Each(totals));
        }
        let all = match &op {
            Op::Parameter { index } => match self.counter(*index, &tensor) {
                Some(counts) => counts,
                None => self.total(*index, true, &shape)?,
            },
            Op::Unary(..)
            | Op::Binary(..)
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Clamp { .. }
            | Op::Convert { .. } => self.elementwise(&op, &shape)?,
            Op::BroadcastInDim {
                operand,
                dimensions,
                ..
            } => {
                let all = self.each(*operand)?;
                self.outer
                    .broadcast_in_dim(all, &shape, &behind(dimensions))
            }
            Op::Reshape { operand, .. } => {
                let all = self.each(*operand)?;
                self.outer.reshape(all, &shape)
            }
            Op::Transpose {
                operand,
                permutation,
            } => {
                let all = self.each(*operand)?;
                self.outer.transpose(all, &behind(permutation))
            }
            Op::Slice {
                operand,
                start,
                limit,
                stride,
            } => {
                let all = self.each(*operand)?;
                let with = |first: usize, rest: &[usize]| [&[first], rest].concat();
                let (start, limit, stride) =
                    (with(0, start), with(self.trips, limit), with(1, stride));
                self.outer.slice(all, &start, &limit, &stride)
            }
            Op::Concatenate {
                operands,
                dimension,
            } => {
                let mut parts = Vec::new();
                for operand in operands {
                    let mut shape = vec![self.trips];
                    shape.extend(body.shape(*operand));
                    parts.push(self.spread(*operand, &shape)?);
                }
                self.outer.concatenate(&parts, dimension + 1)
            }
            Op::Reduce {
                operand,
                init,
                dimensions,
                combiner,
            } => {
                let Batched::Same(init) = self.batched(*init)? else {
                    return None;
                };
                let mut dimensions = behind(dimensions);
                dimensions.remove(0);
                let all = self.each(*operand)?;
                self.outer.reduce(all, init, &dimensions, *combiner)
            }
            Op::DynamicSlice {
                operand,
                starts,
                sizes,
            } => self.rows(*operand, starts, sizes, &shape)?,
            _ => return None, // rare here
        };
        Some(Batched::Each(all))
    }

    /// Returns the values of the counter `place` in all iterations.
    fn counter(&mut self, place: usize, tensor: &TensorType) -> Option<Value> {
        range(tensor.element).filter(|_| tensor.rank() == 0)?;
        let by = i64::try_from(step(self.looped, place)?).ok()?;
        let (element, shape) = (tensor.element, [self.trips]);
        let outer = &mut *self.outer;
        let counts = outer.iota(element, &shape, 0);
        let by = outer.splat(TensorType::new(element, shape), Scalar::Int(by));
        let scaled = outer.binary(BinaryOp::Multiply, counts, by);
        let first = outer.broadcast_in_dim(self.looped.inits[place], &shape, &[]);
        Some(outer.binary(BinaryOp::Add, scaled, first))
    }

    /// Returns the running total that `value` is, if it is one, with the term of each iteration.
    fn total_after(&mut self, value: Value, shape: &[usize]) -> Option<Value> {
        let body = &self.looped.body;
        let mut results = body.results.iter();
        let place = results.position(|result| reshaped(body, *result) == value)?;
        self.total(place, false, shape)
    }

    /// Returns the running total `place` in all iterations, before the term of the iteration is
    /// added, or after it.
    fn total(&mut self, place: usize, exclusive: bool, shape: &[usize]) -> Option<Value> {
        let body = &self.looped.body;
        let (op, combiner, term) = running_total(body, place)?;
        let term_ty = body.tensor(term);
        let element = term_ty.element;
        let long = [&[self.trips], &term_ty.shape[..]].concat();
        let is_counter = body.counts_by(place).is_some();
        if is_counter || combiner.rounds(element) || !self.open.insert(place) {
            return None;
        }
        let terms = self.spread(term, &long);
        self.open.remove(&place);
        let operand = terms?;
        let outer = &mut *self.outer;
        let init = outer.scalar(element, combiner.identity(element)?);
        let scan = Op::Scan {
            operand,
            init,
            dimension: 0,
            combiner,
            reverse: false,
            exclusive,
        };
        let totals = outer.push(scan).expect("a scan of an array");
        let dimensions: Vec<usize> = (1..long.len()).collect();
        let first = outer.reshape(self.looped.inits[place], &long[1..]);
        let first = outer.broadcast_in_dim(first, &long, &dimensions);
        let totals = outer.binary(op, first, totals);
        Some(outer.reshape(totals, shape))
    }

    fn elementwise(&mut self, op: &Op, shape: &[usize]) -> Option<Value> {
        let mut operands = Vec::new();
        for operand in op.operands() {
            operands.push(self.spread(operand, shape)?);
        }
        let mut operands = operands.into_iter();
        let op = op.map_operands(|_| operands.next().expect("one for each"));
        Some(self.outer.push(op).expect("it fitted inside"))
    }

    /// Returns a value broadcast to `shape`, which has the iterations first: loop invariants and
    /// scalars are repeated.
    fn spread(&mut self, value: Value, shape: &[usize]) -> Option<Value> {
        let batched = self.batched(value)?;
        let rank = self.looped.body.tensor(value).rank();
        let own: Vec<usize> = (1..=rank).collect();
        Some(match batched {
            Batched::Each(all) if rank + 1 == shape.len() => all,
            Batched::Each(all) => self.outer.broadcast_in_dim(all, shape, &[0]),
            Batched::Same(one) => self.outer.broadcast_in_dim(one, shape, &own),
        })
    }

    /// Returns the rows of the invariant `operand` that iterations read, if the index is affine in
    /// exactly one dimension and the slice has size 1 there.
    fn rows(
        &mut self,
        operand: Value,
        starts: &[Value],
        sizes: &[usize],
        shape: &[usize],
    ) -> Option<Value> {
        let Batched::Same(all) = self.batched(operand)? else {
            return None;
        };
        let places: Option<Vec<_>> = starts.iter().map(|start| self.affine(*start)).collect();
        let places = places?;
        let size = self.outer.shape(all).to_vec();
        let (d, least, by) = self.line(&places, sizes, &size)?;
        if sizes[d] != 1 {
            return None;
        }
        let start: Vec<usize> = (0..sizes.len())
            .map(|k| if k == d { least } else { places[k].0 as usize })
            .collect();
        let span = |k: usize| match k == d {
            true => (self.trips - 1) * by.unsigned_abs() as usize + 1,
            false => sizes[k],
        };
        let limit: Vec<usize> = (0..sizes.len()).map(|k| start[k] + span(k)).collect();
        let mut stride = vec![1; sizes.len()];
        stride[d] = by.unsigned_abs() as usize;
        let outer = &mut *self.outer;
        let mut rows = outer.slice(all, &start, &limit, &stride);
        if by < 0 {
            rows = outer.reverse(rows, &[d]);
        }
        let others = (0..sizes.len()).filter(|k| *k != d);
        let first: Vec<usize> = [d].into_iter().chain(others).collect();
        let rows = outer.transpose(rows, &first);
        Some(outer.reshape(rows, shape))
    }

    /// Returns the only dimension in which the starts vary with the iteration, the least start
    /// there, and the increment. All starts must be in range in every iteration.
    pub(super) fn line(
        &self,
        places: &[(i128, i128)],
        sizes: &[usize],
        shape: &[usize],
    ) -> Option<(usize, usize, i64)> {
        let mut moving = (0..places.len()).filter(|d| places[*d].1 != 0);
        let d = moving.next().filter(|_| moving.next().is_none())?;
        let last = |(first, by): (i128, i128)| first + by * (self.trips as i128 - 1);
        let fits = |k: usize| {
            let room = 0..=(shape[k] as i128 - sizes[k] as i128);
            room.contains(&places[k].0) && room.contains(&last(places[k]))
        };
        let least = places[d].0.min(last(places[d]));
        let by = i64::try_from(places[d].1).ok()?;
        (0..places.len())
            .all(fits)
            .then_some((d, least as usize, by))
    }

    /// Returns the function around the loop.
    pub(super) fn outer(&mut self) -> &mut Func {
        self.outer
    }
}

/// Returns the value that `value` is, but for its shape.
fn reshaped(body: &Func, mut value: Value) -> Value {
    while let Op::Reshape { operand, .. } = body.op(value) {
        value = *operand;
    }
    value
}

/// Returns how an iteration combines a term with the carried value `place`, which it does nothing
/// else to, in any shape: the op, the combiner of the terms, and the term.
pub(super) fn running_total(body: &Func, place: usize) -> Option<(BinaryOp, Combiner, Value)> {
    let parameter = body.parameters()[place];
    let Op::Binary(op, x, y) = *body.op(reshaped(body, body.results[place])) else {
        return None;
    };
    let is_total = |value: Value| reshaped(body, value) == parameter;
    let term = match (is_total(x), is_total(y)) {
        (true, false) => y,
        (false, true) if op != BinaryOp::Subtract => x,
        _ => return None,
    };
    let combiner = match op {
        // The subtracted terms are summed, and the sum is subtracted at once.
        BinaryOp::Add | BinaryOp::Subtract => Combiner::Add,
        BinaryOp::Multiply => Combiner::Mul,
        BinaryOp::And => Combiner::And,
        BinaryOp::Or => Combiner::Or,
        BinaryOp::Xor => Combiner::Xor,
        BinaryOp::Minimum => Combiner::Min,
        BinaryOp::Maximum => Combiner::Max,
        _ => return None, // not associative and commutative
    };
    Some((op, combiner, term))
}

/// Returns the dimensions shifted by one, after a new first dimension.
fn behind(dimensions: &[usize]) -> Vec<usize> {
    [0].into_iter()
        .chain(dimensions.iter().map(|d| d + 1))
        .collect()
}

/// Writes a loop with a constant trip count and returns the final state. `write` is given the body,
/// the counter, which starts at 0, and the state.
pub(super) fn count_to(
    func: &mut Func,
    trips: usize,
    state: &[Value],
    write: impl FnOnce(&mut Func, Value, &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
    let inits: Vec<Value> = [zero].iter().chain(state).copied().collect();
    for init in &inits {
        cond.parameter(func.tensor(*init).clone());
        body.parameter(func.tensor(*init).clone());
    }
    let end = cond.scalar(ElementType::I32, Scalar::Int(trips as i64));
    let i = cond.parameters()[0];
    cond.results = vec![cond.compare(stablehlo::Direction::Lt, i, end)];
    let parameters = body.parameters().to_vec();
    let one = body.scalar(ElementType::I32, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, parameters[0], one);
    let state = write(&mut body, parameters[0], &parameters[1..]);
    body.results = [next].into_iter().chain(state).collect();
    func.while_loop(&inits, cond, body)[1..].to_vec()
}
