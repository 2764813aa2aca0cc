//! Reverse mode of one function: its ops are written again, followed by their adjoints in reverse
//! order.
//!
//! Both are written into the same function, so that adjoints may use any value; unused values are
//! pruned. Where primal and adjoint are separate, as in a loop, [`crate::control`] decides which
//! values are passed on.

use std::cell::RefCell;
use std::collections::HashMap;

use stablehlo::{Func, Op, Value};

use crate::activity::{Activity, ActivitySpec, Flags, suspects};
use crate::control::{self, Kept};
use crate::custom::Rules;
use crate::error::Result;
use crate::extract::tensors;
use crate::options::{Options, Settings};
use crate::rules::{adjoint, adjoint_of_tuple, finite, tangent::plus, zeros_like};

/// The state of reverse mode on one function.
pub(crate) struct Sweep<'a> {
    func: &'a Func,
    activity: Activity,
    /// Indexed by value: whether it is known to be finite, and whether it may hold NaN or
    /// infinities.
    finite: Vec<bool>,
    suspects: Vec<Flags>,
    /// Indexed by value: the value in the function being written.
    new: Vec<Value>,
    /// Indexed by value: the adjoint accumulated so far.
    adjoints: Vec<Option<Value>>,
    /// The adjoints of the results of ops with several results.
    tuples: HashMap<Value, Vec<Option<Value>>>,
    /// What is stored for ops with regions.
    kept: HashMap<Value, Kept<'a>>,
}

impl<'a> Sweep<'a> {
    /// Writes the ops of `func` on `arguments`, and stores what the adjoints will need.
    ///
    /// - errors: if something in it cannot be differentiated
    pub fn begin(
        func: &'a Func,
        arguments: &[Value],
        ends: ActivitySpec,
        settings: &Settings,
        out: &mut Func,
    ) -> Result<Sweep<'a>> {
        let mut sweep = Sweep {
            func,
            activity: Activity::of(func, ends.varied, ends.useful, settings.rules)?,
            finite: finite::of(func, ends.suspect),
            suspects: suspects(func, ends.suspect, settings.rules),
            new: Vec::with_capacity(func.len()),
            adjoints: vec![None; func.len()],
            tuples: HashMap::new(),
            kept: HashMap::new(),
        };
        for value in func.values() {
            out.set_loc(func.loc(value));
            let written = match func.op(value) {
                Op::Parameter { index } => arguments[*index],
                Op::While { .. } | Op::Case { .. } | Op::Call { .. }
                    if sweep.activity.is_active(value) =>
                {
                    let (first, kept) = control::primal(&sweep, out, value, settings)?;
                    sweep.kept.insert(value, kept);
                    first
                }
                Op::Result { of, index } if sweep.kept.contains_key(of) => {
                    sweep.kept[of].result(out, *index)
                }
                op => {
                    let op = op.map_operands(|v| sweep.new[v.index()]);
                    out.push(op).expect("it fitted before")
                }
            };
            sweep.new.push(written);
        }
        Ok(sweep)
    }

    /// Begins as [`Sweep::begin`], for a function without regions.
    ///
    /// - errors: if something in it cannot be differentiated
    pub fn of_simple(
        func: &'a Func,
        arguments: &[Value],
        ends: ActivitySpec,
        out: &mut Func,
    ) -> Result<Sweep<'a>> {
        let (report, rules) = (RefCell::default(), Rules::new());
        let settings = Settings::new(Options::default(), &report, &rules);
        Sweep::begin(func, arguments, ends, &settings, out)
    }

    /// Returns the function being differentiated.
    pub fn func(&self) -> &'a Func {
        self.func
    }

    /// Returns whether the partial derivative of an elementwise op by operand `which` is known to
    /// be finite.
    pub fn has_slope(&self, value: Value, which: usize) -> bool {
        finite::has_slope(self.func, &self.finite, value, which)
    }

    /// Returns whether `value` may hold NaN or infinities.
    pub fn is_suspect(&self, value: Value) -> bool {
        self.suspects[value.index()].contains(&true)
    }

    /// Returns `value` in the function being written.
    pub fn primal(&self, value: Value) -> Value {
        self.new[value.index()]
    }

    /// Returns `value` as a factor of adjoints that are then summed: 0 where it is suspect and not
    /// finite. The adjoint there is 0, or the result is not finite either.
    pub fn factor(&self, out: &mut Func, value: Value) -> Value {
        let factor = self.primal(value);
        match self.is_suspect(value) {
            true => finite::only_numbers(out, factor),
            false => factor,
        }
    }

    /// Returns the results of the op at `value` in the function being written.
    pub fn tensors(&self, out: &mut Func, value: Value) -> Vec<Value> {
        tensors(out, self.primal(value))
    }

    /// Returns the function's results in the function being written.
    pub fn results(&self) -> Vec<Value> {
        self.func.results.iter().map(|r| self.primal(*r)).collect()
    }

    /// Returns whether `value` needs an adjoint.
    pub fn is_active(&self, value: Value) -> bool {
        self.activity.is_active(value)
    }

    /// Returns the activity of the values.
    pub fn activity(&self) -> &Activity {
        &self.activity
    }

    /// Writes the adjoints: returns those of the parameters, where they are not 0, from those of
    /// the results.
    ///
    /// - errors: if something in it cannot be differentiated
    pub fn finish(mut self, seeds: &[Option<Value>], out: &mut Func) -> Result<Vec<Option<Value>>> {
        for (result, seed) in self.func.results.clone().iter().zip(seeds) {
            if let Some(seed) = seed {
                self.add(out, *result, *seed);
            }
        }
        for value in self.func.values().rev() {
            out.set_loc(self.func.loc(value));
            match self.func.op(value) {
                Op::Parameter { .. } => {}
                Op::While { .. }
                | Op::Case { .. }
                | Op::Call { .. }
                | Op::Sort { .. }
                | Op::CustomCall { .. }
                | Op::OptimizationBarrier { .. } => {
                    if let Some(adjoints) = self.tuples.remove(&value) {
                        match self.kept.remove(&value) {
                            Some(kept) => control::reverse(&mut self, out, value, kept, adjoints)?,
                            None => adjoint_of_tuple(&mut self, out, value, &adjoints)?,
                        }
                    }
                }
                Op::Result { of, index } => {
                    if let Some(cotangent) = self.adjoints[value.index()] {
                        let count = self.func.ty(*of).tensors().len();
                        let all = self.tuples.entry(*of).or_insert_with(|| vec![None; count]);
                        all[*index] = plus(out, all[*index], Some(cotangent));
                    }
                }
                _ => {
                    if let Some(cotangent) = self.adjoints[value.index()] {
                        adjoint(&mut self, out, value, cotangent)?;
                    }
                }
            }
        }
        let parameters = self.func.parameters().iter();
        Ok(parameters.map(|p| self.adjoints[p.index()]).collect())
    }

    /// Adds `cotangent` to the adjoint of `value`, if it needs one.
    pub fn add(&mut self, out: &mut Func, value: Value, cotangent: Value) {
        if self.is_active(value) {
            let adjoint = &mut self.adjoints[value.index()];
            *adjoint = plus(out, *adjoint, Some(cotangent));
        }
    }

    /// Adds `cotangent` to the slice at `starts` of the adjoint of `value`, in place, so that a
    /// loop over slices costs no more than one over the whole array.
    pub fn add_at(&mut self, out: &mut Func, value: Value, cotangent: Value, starts: &[Value]) {
        if !self.is_active(value) {
            return;
        }
        let (all, part) = match self.adjoints[value.index()] {
            Some(all) => {
                let sizes = out.shape(cotangent).to_vec();
                let before = out.dynamic_slice(all, starts, &sizes);
                (all, plus(out, Some(before), Some(cotangent)).expect("two"))
            }
            None => (zeros_like(self.func, value, out), cotangent),
        };
        let all = out.dynamic_update_slice(all, part, starts);
        self.adjoints[value.index()] = Some(all);
    }

    /// Returns the adjoint of `value` accumulated so far, or zeros: for a rule that adds in place,
    /// and returns the sum with [`Sweep::set`].
    pub fn adjoint_so_far(&self, out: &mut Func, value: Value) -> Value {
        let adjoint = self.adjoints[value.index()];
        adjoint.unwrap_or_else(|| zeros_like(self.func, value, out))
    }

    /// Replaces the adjoint of `value`.
    pub fn set(&mut self, value: Value, cotangent: Value) {
        self.adjoints[value.index()] = Some(cotangent);
    }
}
