//! Run-time checks: the first check that fails stores its number in the fault.

use super::Check;
use super::builder::Frame;
use super::lane_values::DimTensor;
use super::lower::Lower;
use stablehlo::{
    BinaryOp as Hlo, Combiner, Direction, ElementType, Func, Literal, Op, Scalar, Value, eval,
};
use std::collections::HashMap;

/// The greatest number of elements of intermediate results that evaluating the checks of one launch
/// may compute.
pub(super) const MOST_DECIDED: usize = 1 << 24;

/// The greatest number of values on which an evaluated check may depend.
const MOST_VALUES: usize = 2000;

impl Lower<'_> {
    /// Lowers a trap: every thread that executes it fails the run.
    pub(super) fn trap(&mut self, message: &str) {
        let check = Check {
            trap: Some(message.to_owned()),
            ..self.check_here()
        };
        self.fail_where(check, None);
    }

    /// Returns a check at the op that is being lowered.
    fn check_here(&self) -> Check {
        Check {
            kernel: self.kernel.name.clone(),
            array: String::new(),
            len: 0,
            trap: None,
            race: None,
            line: self.loc.line,
            column: self.loc.column,
            source: 0,
        }
    }

    /// Returns a check of `array` at the op that is being lowered.
    pub(super) fn check_of_array(&self, array: usize) -> Check {
        Check {
            array: self.memory.arrays[array].name.clone(),
            len: self.memory.arrays[array].len(),
            ..self.check_here()
        }
    }

    /// Makes the program fail with `check` if an active thread is in `failing`, or, without
    /// `failing`, if any thread is active.
    pub(super) fn fail_where(&mut self, check: Check, failing: Option<DimTensor>) {
        let Some(fault) = self.memory.fault else {
            self.memory.wants_fault = true;
            return;
        };
        let failing = match (failing, self.threads.mask.clone()) {
            (Some(failing), Some(mask)) => Some(self.hlo(Hlo::And, &failing, &mask)),
            (failing, mask) => failing.or(mask),
        };
        if let Some(failing) = &failing
            && self.never_true(failing)
        {
            return;
        }
        let number = match self.memory.checks.iter().position(|c| *c == check) {
            Some(known) => known + 1,
            None => {
                self.memory.checks.push(check);
                self.memory.checks.len()
            }
        };
        let any = match failing {
            Some(failing) => {
                let axes: Vec<usize> = (0..failing.dims.len()).collect();
                let mut any = self.restrict(&failing).value;
                if !axes.is_empty() {
                    let no = self.f().scalar(ElementType::Pred, Scalar::Int(0));
                    any = self.f().reduce(any, no, &axes, Combiner::Or);
                }
                any
            }
            None => self.f().scalar(ElementType::Pred, Scalar::Int(1)),
        };
        let now = self.array_value(fault);
        let none = self.f().scalar(ElementType::I32, Scalar::Int(0));
        let number = Scalar::Int(number as i64);
        let number = self.f().scalar(ElementType::I32, number);
        let clear = self.f().compare(Direction::Eq, now, none);
        let new = self.f().binary(Hlo::And, any, clear);
        let new = self.f().select(new, number, now);
        let frame = self.builder.depth();
        let a = &mut self.memory.arrays[fault];
        (a.value, a.frame, a.written) = (new, frame, true);
    }

    /// Returns whether `failing` is false everywhere as a consequence of the launch alone.
    /// Evaluates it for every iteration of the enclosing loops, with data-dependent terms of its
    /// conjunctions replaced by true.
    fn never_true(&mut self, failing: &DimTensor) -> bool {
        let counters: HashMap<(usize, Value), (i128, i128)> = self
            .threads
            .counters
            .iter()
            .map(|(dim, counter)| ((counter.frame, counter.value), self.threads.domain[dim]))
            .collect();
        let mut slice =
            LaunchSlice::new(&self.builder.frames, &counters, self.memory.left_to_decide);
        let Some(bound) = slice.upper_bound(failing.frame, failing.value) else {
            return false;
        };
        let LaunchSlice {
            mut func,
            steps,
            elements,
            ..
        } = slice;
        let rounds = steps.iter().try_fold(1usize, |rounds, (lo, hi)| {
            rounds.checked_mul(usize::try_from(hi - lo).ok()?)
        });
        let cost = rounds.and_then(|rounds| rounds.checked_mul(elements));
        let Some(left) = cost.and_then(|cost| self.memory.left_to_decide.checked_sub(cost)) else {
            return false;
        };
        self.memory.left_to_decide = left;
        func.results = vec![bound];
        let mut now: Vec<i128> = steps.iter().map(|(lo, _)| *lo).collect();
        loop {
            let inputs: Vec<Literal> = now
                .iter()
                .map(|step| Literal::from_i64s(ElementType::I64, [], &[*step as i64]))
                .collect();
            match eval(&func, &inputs) {
                Ok(results) if results[0].to_i64s().iter().all(|fails| *fails == 0) => {}
                Ok(_) | Err(_) => return false,
            }
            let Some(turning) = (0..now.len()).rev().find(|n| now[*n] + 1 < steps[*n].1) else {
                return true;
            };
            now[turning] += 1;
            for n in turning + 1..now.len() {
                now[n] = steps[n].0;
            }
        }
    }
}

impl Lower<'_> {
    /// Returns the scalar `value` of the innermost function, if it is determined by the launch and
    /// is the same in every iteration of the enclosing loops.
    pub(super) fn launch_constant(&mut self, value: Value) -> Option<i64> {
        let counters = HashMap::new();
        let mut slice =
            LaunchSlice::new(&self.builder.frames, &counters, self.memory.left_to_decide);
        let value = slice.copy(self.builder.depth(), value)?;
        let LaunchSlice {
            mut func, elements, ..
        } = slice;
        self.memory.left_to_decide = self.memory.left_to_decide.checked_sub(elements)?;
        func.results = vec![value];
        let results = eval(&func, &[]).ok()?;
        results[0].to_i64s().first().copied()
    }
}

/// The backward slice of a value, as a separate function of constants, iotas and the counters of
/// loops, which become its parameters.
struct LaunchSlice<'a> {
    frames: &'a [Frame],
    /// The counters of loops, with the ranges of active iterations.
    counters: &'a HashMap<(usize, Value), (i128, i128)>,
    func: Func,
    copies: HashMap<(usize, Value), Option<Value>>,
    bounds: HashMap<(usize, Value), Option<Value>>,
    /// The range of each parameter.
    steps: Vec<(i128, i128)>,
    /// The number of copied elements, and its limit.
    elements: usize,
    most: usize,
}

impl<'a> LaunchSlice<'a> {
    fn new(
        frames: &'a [Frame],
        counters: &'a HashMap<(usize, Value), (i128, i128)>,
        most: usize,
    ) -> LaunchSlice<'a> {
        LaunchSlice {
            frames,
            counters,
            func: Func::new("launch"),
            copies: HashMap::new(),
            bounds: HashMap::new(),
            steps: Vec::new(),
            elements: 0,
            most,
        }
    }

    /// Returns a predicate that is implied by `value`; `None` if it would be true everywhere.
    fn upper_bound(&mut self, frame: usize, value: Value) -> Option<Value> {
        if let Some(known) = self.bounds.get(&(frame, value)) {
            return *known;
        }
        if self.bounds.len() > MOST_VALUES {
            return None;
        }
        let bound = self.upper_bound_new(frame, value);
        self.bounds.insert((frame, value), bound);
        bound
    }

    fn upper_bound_new(&mut self, frame: usize, value: Value) -> Option<Value> {
        let frames = self.frames;
        let op = frames[frame].func.op(value);
        match op {
            Op::Binary(Hlo::And, lhs, rhs) => {
                let sides = (self.upper_bound(frame, *lhs), self.upper_bound(frame, *rhs));
                match sides {
                    (Some(lhs), Some(rhs)) => Some(self.func.binary(Hlo::And, lhs, rhs)),
                    (lhs, rhs) => lhs.or(rhs),
                }
            }
            Op::Binary(Hlo::Or, lhs, rhs) => {
                let lhs = self.upper_bound(frame, *lhs)?;
                let rhs = self.upper_bound(frame, *rhs)?;
                Some(self.func.binary(Hlo::Or, lhs, rhs))
            }
            Op::BroadcastInDim { operand, .. }
            | Op::Reshape { operand, .. }
            | Op::Transpose { operand, .. }
            | Op::Slice { operand, .. } => {
                let operand = self.upper_bound(frame, *operand)?;
                self.func.push(op.map_operands(|_| operand)).ok()
            }
            Op::Parameter { .. } => {
                let outer = frames[frame]
                    .captures
                    .iter()
                    .find(|(_, here)| *here == value);
                self.upper_bound(frame.checked_sub(1)?, outer?.0)
            }
            _ => self.copy(frame, value),
        }
    }

    /// Copies `value` into the slice, if it is determined by the launch.
    fn copy(&mut self, frame: usize, value: Value) -> Option<Value> {
        if let Some(known) = self.copies.get(&(frame, value)) {
            return *known;
        }
        if self.copies.len() > MOST_VALUES {
            return None;
        }
        let copy = self.copy_new(frame, value);
        self.copies.insert((frame, value), copy);
        copy
    }

    fn copy_new(&mut self, frame: usize, value: Value) -> Option<Value> {
        let frames = self.frames;
        let Frame { func, captures, .. } = &frames[frame];
        if let Some(steps) = self.counters.get(&(frame, value)) {
            self.steps.push(*steps);
            return Some(self.func.parameter(func.tensor(value).clone()));
        }
        let op = func.op(value);
        match op {
            Op::Parameter { .. } => {
                let outer = captures.iter().find(|(_, here)| *here == value)?.0;
                self.copy(frame.checked_sub(1)?, outer)
            }
            Op::Constant(_)
            | Op::Iota { .. }
            | Op::Unary(..)
            | Op::Binary(..)
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Clamp { .. }
            | Op::Convert { .. }
            | Op::BitcastConvert { .. }
            | Op::BroadcastInDim { .. }
            | Op::Reshape { .. }
            | Op::Transpose { .. }
            | Op::Reverse { .. }
            | Op::Slice { .. }
            | Op::Pad { .. }
            | Op::Concatenate { .. }
            | Op::Gather { .. }
            | Op::DynamicSlice { .. }
            | Op::Reduce { .. } => {
                let is_float = func.tensor(value).element.is_float();
                self.elements += func.shape(value).iter().product::<usize>();
                if self.elements > self.most || is_float {
                    return None;
                }
                let mut operands = HashMap::new();
                for operand in op.operands() {
                    operands.insert(operand, self.copy(frame, operand)?);
                }
                self.func.push(op.map_operands(|old| operands[&old])).ok()
            }
            _ => None,
        }
    }
}
