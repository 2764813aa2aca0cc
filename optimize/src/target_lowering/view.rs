//! Computes parts of values on demand: slices are pushed down to values that are computed as a
//! whole.

use std::collections::HashMap;

use stablehlo::{Callees, Func, Op, Type, Value};

use super::choose_with;
use super::plan::LoweringPlan;
use super::table::Style;
use crate::index_box::IndexBox;
use crate::ops::is_elementwise;

/// A request for a part of a value of the old function.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Ask {
    pub(super) value: Value,
    pub(super) region: IndexBox,
    /// Whether the part is computed separately even if the value is computed as a whole.
    pub(super) apart: bool,
}

/// The state of writing the new function.
pub(super) struct Boxes<'a> {
    pub(super) func: &'a Func,
    pub(super) plan: LoweringPlan,
    pub(super) style: Style,
    pub(super) out: Func,
    /// The new value of each request that was answered.
    known: HashMap<Ask, Value>,
    pub(super) wrap_padded: HashMap<Value, Value>,
    /// Maps a new value of a box, the shape of the lines that contain it and the position where it
    /// begins in a line to its value on those lines.
    pub(super) in_lines: HashMap<(Value, Vec<usize>, usize), Value>,
    /// Maps a box in an array of a shape to its mask.
    pub(super) masks: HashMap<(IndexBox, Vec<usize>), Value>,
    /// The number of parts of each old value that were computed separately.
    apart: Vec<u32>,
    callees: &'a mut Callees,
}

/// Limit on the separately computed parts of a value; further parts are sliced from the whole.
/// Without it, each value of a chain that reads the previous one at several offsets would multiply
/// them.
const PARTS: u32 = 16;

/// A new value, or the request that must be answered first.
pub(super) type Step = Result<Value, Ask>;

impl<'a> Boxes<'a> {
    pub(super) fn new(func: &'a Func, style: Style, callees: &'a mut Callees) -> Boxes<'a> {
        Boxes {
            func,
            plan: LoweringPlan::of(func, style),
            style,
            out: Func::with_signature_of(func),
            known: HashMap::new(),
            wrap_padded: HashMap::new(),
            in_lines: HashMap::new(),
            masks: HashMap::new(),
            apart: vec![0; func.len()],
            callees,
        }
    }

    /// Returns the whole of `value` in the new function, after writing what it depends on.
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
            region: IndexBox::whole(self.shape(value)),
            apart: false,
        }
    }

    /// Returns the shape of an old value; a tuple counts as rank 0.
    pub(super) fn shape(&self, value: Value) -> &'a [usize] {
        match self.func.ty(value) {
            Type::Tensor(tensor) => &tensor.shape,
            Type::Tuple(_) => &[],
        }
    }

    /// Returns `region` of `value` if it is written, otherwise the request for it.
    pub(super) fn view(&self, value: Value, region: IndexBox) -> Step {
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
        } else if !apart && (self.plan.whole[value.index()] || self.is_in_many_parts(*value)) {
            return self.slice_of_whole(*value, region);
        }
        let computed = self.compute(*value, region, is_whole)?;
        self.apart[value.index()] += u32::from(!is_whole);
        Ok(computed)
    }

    fn is_in_many_parts(&self, value: Value) -> bool {
        self.apart[value.index()] >= PARTS && is_elementwise(self.func.op(value))
    }

    pub(super) fn slice_of_whole(&mut self, value: Value, region: &IndexBox) -> Step {
        let whole = self.view_whole(value)?;
        Ok(self.slice(whole, region))
    }

    pub(super) fn slice(&mut self, of: Value, region: &IndexBox) -> Value {
        let ones = vec![1; region.start.len()];
        self.out.slice(of, &region.start, &region.limit, &ones)
    }

    pub(super) fn push(&mut self, op: Op) -> Value {
        self.out.push(op).expect("a part fits as the whole did")
    }

    /// Writes `region` of `value` from parts of its operands.
    fn compute(&mut self, value: Value, region: &IndexBox, is_whole: bool) -> Step {
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
                let from = IndexBox {
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
            Op::Pad {
                operand,
                value: fill,
                low,
                high,
                interior,
            } if is_whole
                && !is_empty
                && interior.iter().all(|n| *n == 0)
                && low.iter().chain(high).all(|n| *n >= 0) =>
            {
                let size = self.shape(*operand);
                let start: Vec<usize> = low.iter().map(|n| *n as usize).collect();
                let limit = start.iter().zip(size).map(|(n, size)| n + size).collect();
                let region = IndexBox { start, limit };
                self.pad(*operand, *fill, &region, self.shape(value))
            }
            Op::While { .. } | Op::Case { .. } | Op::Call { .. } => {
                self.all_whole(&op.operands())?; // before writing the functions, which is expensive
                let style = self.style;
                let mut inner =
                    |func: &Func, callees: &mut Callees| choose_with(func, style, callees);
                let op = op.map_functions(self.callees, &mut inner);
                self.of_whole(&op)
            }
            _ if is_whole => self.of_whole(op),
            _ => self.part(value, region),
        }
    }

    /// Writes `op` with the whole of each operand.
    fn of_whole(&mut self, op: &Op) -> Step {
        let operands = self.all_whole(&op.operands())?;
        let mut operands = operands.into_iter();
        let op = op.map_operands(|_| operands.next().expect("one for each"));
        Ok(self.push(op))
    }

    fn all_whole(&self, values: &[Value]) -> Result<Vec<Value>, Ask> {
        values.iter().map(|value| self.view_whole(*value)).collect()
    }
}
