//! Parts of values, on demand: slices are pushed down to what is computed as a whole, or not computed at all.

use std::collections::HashMap;

use stablehlo::{Func, Literal, Op, TensorType, Type, Value};

use super::Target;
use super::plan::Plan;
use super::region::Region;

/// A part of a value of the old function.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Ask {
    pub(super) value: Value,
    pub(super) region: Region,
    /// Whether it is to be computed by itself even if the value is computed as a whole.
    pub(super) apart: bool,
}

/// The new function, as far as it is written.
pub(super) struct Boxes<'a> {
    pub(super) func: &'a Func,
    pub(super) plan: Plan,
    pub(super) target: Target,
    pub(super) out: Func,
    /// Which part of which old value is which new value.
    known: HashMap<Ask, Value>,
    pub(super) wrap_padded: HashMap<Value, Value>,
}

/// A new value, or which one is needed first.
pub(super) type Step = Result<Value, Ask>;

impl<'a> Boxes<'a> {
    pub(super) fn new(func: &'a Func, target: Target) -> Boxes<'a> {
        Boxes {
            func,
            plan: Plan::of(func, target),
            target,
            out: Func::with_signature_of(func),
            known: HashMap::new(),
            wrap_padded: HashMap::new(),
        }
    }

    /// The whole of `value`, and before it whatever that takes.
    pub(super) fn whole(&mut self, value: Value) -> Value {
        let first = self.ask_whole(value);
        let mut stack = vec![first.clone()];
        while let Some(ask) = stack.last() {
            if self.known.contains_key(ask) {
                stack.pop();
                continue;
            }
            let ask = ask.clone();
            self.out.set_loc(self.func.loc(ask.value));
            match self.step(&ask) {
                Ok(value) => {
                    self.known.insert(ask, value);
                    stack.pop();
                }
                Err(missing) => stack.push(missing),
            }
        }
        self.known[&first]
    }

    fn ask_whole(&self, value: Value) -> Ask {
        Ask {
            value,
            region: Region::whole(self.shape(value)),
            apart: false,
        }
    }

    /// The shape of an old value; a tuple counts as of rank 0.
    fn shape(&self, value: Value) -> &'a [usize] {
        match self.func.ty(value) {
            Type::Tensor(tensor) => &tensor.shape,
            Type::Tuple(_) => &[],
        }
    }

    /// `region` of `value`, if it is there already.
    pub(super) fn view(&self, value: Value, region: Region) -> Step {
        let apart = false;
        self.look_up(Ask {
            value,
            region,
            apart,
        })
    }

    pub(super) fn look_up(&self, ask: Ask) -> Step {
        self.known.get(&ask).copied().ok_or(ask)
    }

    pub(super) fn view_whole(&self, value: Value) -> Step {
        self.look_up(self.ask_whole(value))
    }

    fn step(&mut self, ask: &Ask) -> Step {
        let Ask {
            value,
            region,
            apart,
        } = ask;
        let is_whole = region.is_whole(self.shape(*value));
        if !apart && is_whole {
            if let Some((interior, form)) = self.plan.parts[value.index()].clone() {
                return self.put_together(*value, &interior, form);
            }
        } else if !apart && self.plan.whole[value.index()] {
            return self.slice_of_whole(*value, region);
        }
        self.compute(*value, region, is_whole)
    }

    fn slice_of_whole(&mut self, value: Value, region: &Region) -> Step {
        let whole = self.view_whole(value)?;
        Ok(self.slice(whole, region))
    }

    pub(super) fn slice(&mut self, of: Value, region: &Region) -> Value {
        let ones = vec![1; region.start.len()];
        self.out.slice(of, &region.start, &region.limit, &ones)
    }

    fn push(&mut self, op: Op) -> Value {
        self.out.push(op).expect("a part fits as the whole did")
    }

    /// `region` of what the op of `value` says.
    fn compute(&mut self, value: Value, region: &Region, is_whole: bool) -> Step {
        let op = self.func.op(value);
        let is_empty = matches!(self.func.ty(value), Type::Tensor(t) if t.count() == 0);
        match op {
            Op::Slice {
                operand,
                start,
                stride,
                ..
            } if !is_empty => {
                let within = |axis: usize, i: usize| start[axis] + i * stride[axis];
                let axes = 0..start.len();
                let from = Region {
                    start: axes.clone().map(|d| within(d, region.start[d])).collect(),
                    limit: axes.map(|d| within(d, region.limit[d] - 1) + 1).collect(),
                };
                let (zeros, limit) = (vec![0; start.len()], from.shape());
                let view = self.view(*operand, from)?;
                Ok(self.out.slice(view, &zeros, &limit, stride))
            }
            Op::Rotate {
                operand,
                dimension,
                amount,
            } if !is_empty => match is_whole {
                true => self.rotate_whole(value, *operand, *dimension, *amount),
                false => self.rotate(*operand, *dimension, *amount, region),
            },
            Op::Rotate { operand, .. } => self.view_whole(*operand),
            Op::DynamicUpdateSlice {
                operand,
                update,
                starts,
            } if is_whole => self.update(value, *operand, *update, starts),
            Op::While { inits, cond, body } => Ok({
                let inits = self.all_whole(inits)?;
                let inner = |func: &Func| Box::new(super::choose_forms(func, self.target));
                let (cond, body) = (inner(cond), inner(body));
                self.push(Op::While { inits, cond, body })
            }),
            Op::Call {
                callee,
                operands,
                inlineable,
            } => Ok({
                let operands = self.all_whole(operands)?;
                let callee = std::sync::Arc::new(super::choose_forms(callee, self.target));
                self.push(Op::Call {
                    callee,
                    operands,
                    inlineable: *inlineable,
                })
            }),
            _ if is_whole => {
                let operands = self.all_whole(&op.operands())?;
                let mut operands = operands.into_iter();
                let op = op.map_operands(|_| operands.next().expect("one for each"));
                Ok(self.push(op))
            }
            _ => self.part(value, region),
        }
    }

    fn all_whole(&self, values: &[Value]) -> Result<Vec<Value>, Ask> {
        values.iter().map(|value| self.view_whole(*value)).collect()
    }

    /// A true part, not empty.
    fn part(&mut self, value: Value, region: &Region) -> Step {
        let (op, shape) = (self.func.op(value), region.shape());
        let element = self.func.tensor(value).element;
        match op {
            Op::Unary(..)
            | Op::Binary(..)
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Clamp { .. }
            | Op::Convert { .. } => self.elementwise(op, region),
            Op::BitcastConvert { operand, .. }
                if self.shape(*operand).len() == region.start.len() =>
            {
                self.elementwise(op, region)
            }
            Op::Constant(literal) => match literal.splat_value() {
                Some(all) => Ok(self
                    .out
                    .splat(TensorType::new(literal.element(), shape), all)),
                None => self.slice_of_whole(value, region),
            },
            Op::Iota { dimension, .. } if element.is_integer() => {
                let counts = self.out.iota(element, &shape, *dimension);
                let first = region.start[*dimension] as i64;
                if first == 0 {
                    return Ok(counts);
                }
                let first = Literal::from_i64s(element, [], &[first]).splat_value();
                let first = first.expect("a literal of one element");
                let first = self.out.splat(TensorType::new(element, shape), first);
                Ok(self.out.binary(stablehlo::BinaryOp::Add, counts, first))
            }
            Op::BroadcastInDim {
                operand,
                dimensions,
                ..
            } => {
                let mut from = Region::whole(self.shape(*operand));
                for (axis, to) in dimensions.iter().enumerate() {
                    if from.limit[axis] > 1 {
                        from = from.with(axis, region.start[*to], region.limit[*to]);
                    }
                }
                let view = self.view(*operand, from)?;
                Ok(self.out.broadcast_in_dim(view, &shape, dimensions))
            }
            Op::Transpose {
                operand,
                permutation,
            } => {
                let mut from = region.clone();
                for (to, axis) in permutation.iter().enumerate() {
                    from = from.with(*axis, region.start[to], region.limit[to]);
                }
                let view = self.view(*operand, from)?;
                Ok(self.out.transpose(view, permutation))
            }
            Op::Reshape { operand, .. } => {
                match same_but_for_ones(self.shape(*operand), self.shape(value), region) {
                    Some(from) => {
                        let view = self.view(*operand, from)?;
                        Ok(self.out.reshape(view, &shape))
                    }
                    None => self.slice_of_whole(value, region),
                }
            }
            Op::Pad {
                operand,
                value: fill,
                low,
                interior,
                ..
            } => {
                let size = self.shape(*operand);
                let at = |d: usize, i: usize| i as i64 - low[d];
                let axes = 0..size.len();
                let outside = |d: usize| {
                    at(d, region.limit[d]) <= 0
                        || interior[d] == 0 && at(d, region.start[d]) >= size[d] as i64
                };
                let inside = |d: usize| {
                    interior[d] == 0
                        && at(d, region.start[d]) >= 0
                        && at(d, region.limit[d]) <= size[d] as i64
                };
                if axes.clone().any(outside) {
                    let fill = self.view_whole(*fill)?;
                    Ok(self.out.broadcast_in_dim(fill, &shape, &[]))
                } else if axes.clone().all(inside) {
                    let ends =
                        |ends: &[usize]| axes.clone().map(|d| at(d, ends[d]) as usize).collect();
                    let (start, limit) = (ends(&region.start), ends(&region.limit));
                    self.view(*operand, Region { start, limit })
                } else {
                    self.slice_of_whole(value, region)
                }
            }
            Op::Concatenate {
                operands,
                dimension,
            } => {
                let (start, limit) = (region.start[*dimension], region.limit[*dimension]);
                let mut first = 0;
                for operand in operands {
                    let next = first + self.shape(*operand)[*dimension];
                    if first <= start && limit <= next {
                        return self.view(
                            *operand,
                            region.with(*dimension, start - first, limit - first),
                        );
                    }
                    first = next;
                }
                self.slice_of_whole(value, region)
            }
            Op::Rotate { .. } | Op::Slice { .. } | Op::While { .. } | Op::Call { .. } => {
                unreachable!("{} was handled before", op.name())
            }
            Op::Iota { .. }
            | Op::Parameter { .. }
            | Op::BitcastConvert { .. }
            | Op::Reverse { .. }
            | Op::DynamicSlice { .. }
            | Op::DynamicUpdateSlice { .. }
            | Op::Gather { .. }
            | Op::Scatter { .. }
            | Op::Reduce { .. }
            | Op::DotGeneral { .. }
            | Op::Result { .. }
            | Op::OptimizationBarrier { .. } => self.slice_of_whole(value, region),
        }
    }

    fn elementwise(&mut self, op: &Op, region: &Region) -> Step {
        let rank = region.start.len();
        let mut operands = Vec::new();
        for operand in op.operands() {
            // One element chooses, or bounds, for all.
            operands.push(match self.shape(operand).len() == rank {
                true => self.view(operand, region.clone())?,
                false => self.view_whole(operand)?,
            });
        }
        let mut operands = operands.into_iter();
        let op = op.map_operands(|_| operands.next().expect("one for each"));
        Ok(self.push(op))
    }

    /// `region` of a rotated value: a shifted one, or two where it wraps.
    pub(super) fn rotate(
        &mut self,
        operand: Value,
        dimension: usize,
        amount: i64,
        region: &Region,
    ) -> Step {
        let size = self.shape(operand)[dimension];
        let ahead = i128::from(amount).rem_euclid(size as i128) as usize;
        let (start, limit) = (
            region.start[dimension] + ahead,
            region.limit[dimension] + ahead,
        );
        if limit <= size {
            self.view(operand, region.with(dimension, start, limit))
        } else if start >= size {
            self.view(operand, region.with(dimension, start - size, limit - size))
        } else {
            let front = self.view(operand, region.with(dimension, start, size))?;
            let back = self.view(operand, region.with(dimension, 0, limit - size))?;
            Ok(self.out.concatenate(&[front, back], dimension))
        }
    }
}

/// The region of an operand that differs from the result in axes of size 1 only.
fn same_but_for_ones(operand: &[usize], result: &[usize], region: &Region) -> Option<Region> {
    let long = |shape: &[usize]| {
        (0..shape.len())
            .filter(|d| shape[*d] != 1)
            .collect::<Vec<_>>()
    };
    let (from, to) = (long(operand), long(result));
    if !from
        .iter()
        .map(|d| operand[*d])
        .eq(to.iter().map(|d| result[*d]))
    {
        return None;
    }
    let mut all = Region::whole(operand);
    for (from, to) in from.iter().zip(&to) {
        all = all.with(*from, region.start[*to], region.limit[*to]);
    }
    Some(all)
}
