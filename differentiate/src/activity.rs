//! Activity analysis: the values that are both varied (they depend on a varied parameter) and
//! useful (a useful result depends on them).
//!
//! Values are floats, or integers that hold a float's bits. An active integer means that the bits
//! were changed in between: that is an error.

use std::collections::HashMap;

use stablehlo::{Func, Op, Value};

use crate::custom::{Rule, Rules};
use crate::error::{Error, Result, unsupported};
use crate::flow::{Flow, carries};
use crate::rules::has_tangents;

/// One flag for each tensor of a value: one, or those of its tuple.
pub(crate) type Flags = Vec<bool>;

/// What the caller specifies of a function's parameters and results.
#[derive(Clone, Copy)]
pub(crate) struct ActivitySpec<'a> {
    /// The parameters that vary.
    pub varied: &'a [bool],
    /// The results that the objective depends on.
    pub useful: &'a [bool],
    /// The parameters that may hold NaN or infinities.
    pub suspect: &'a [bool],
}

/// The varied and the useful values of a function.
pub(crate) struct Activity {
    /// Indexed by value.
    varied: Vec<Flags>,
    useful: Vec<Flags>,
}

impl Activity {
    /// Computes the activity of all values of `func`, given the `varied` parameters and the
    /// `useful` results.
    ///
    /// - errors: if a float's bits are changed as an integer on the way
    pub fn of(func: &Func, varied: &[bool], useful: &[bool], rules: &Rules) -> Result<Activity> {
        let activity = Activity {
            varied: vary(func, varied, rules),
            useful: use_backwards(func, useful, rules),
        };
        match activity.hidden(func, rules) {
            None => Ok(activity),
            Some(error) => Err(error),
        }
    }

    /// Returns an error if an integer is active, located where it becomes a float again.
    fn hidden(&self, func: &Func, rules: &Rules) -> Option<Error> {
        let is_integer = |value: Value| {
            let tensors = func.ty(value).tensors().iter();
            let mut each = tensors.zip(self.active(value));
            each.any(|(tensor, active)| active && tensor.element.is_integer())
        };
        let first = func.values().find(|v| is_integer(*v))?;
        let becomes_float = |value: &Value| match func.op(*value) {
            Op::BitcastConvert { operand, .. } | Op::Convert { operand, .. } => {
                self.is_active(*value) && !is_integer(*value) && is_integer(*operand)
            }
            _ => false,
        };
        let here = func.values().find(becomes_float);
        let inside = |value: Value| self.hidden_inside(func, value, rules);
        if here.is_none()
            && let Some(error) = func.values().find_map(inside)
        {
            return Some(error);
        }
        let why = "a float's bits are changed as an integer here";
        let error = unsupported(func, here.unwrap_or(first), why);
        Some(error.help("say what the kernel's derivative is, or do it with floats"))
    }

    /// Returns that error for the regions of an op.
    fn hidden_inside(&self, func: &Func, value: Value, rules: &Rules) -> Option<Error> {
        let of =
            |values: &[Value]| -> Flags { values.iter().map(|v| self.varied(*v)[0]).collect() };
        let useful = self.useful(value);
        let error = |func: &Func, varied: &[bool], useful: &[bool]| {
            Activity::of(func, varied, useful, rules).err()
        };
        match func.op(value) {
            Op::While { inits, body, .. } => {
                let varied = varied_in_loop(body, &of(inits), rules);
                error(body, &varied, &useful_in_loop(body, useful, rules))
            }
            Op::Case {
                branches, operands, ..
            } => (branches.iter()).find_map(|branch| error(branch, &of(operands), useful)),
            Op::Call {
                callee, operands, ..
            } if rules.of(&callee.name).is_none() => error(callee, &of(operands), useful),
            _ => None,
        }
    }

    /// Returns which tensors of `value` are varied and useful.
    pub fn active(&self, value: Value) -> Vec<bool> {
        let (varied, useful) = (&self.varied[value.index()], &self.useful[value.index()]);
        varied.iter().zip(useful).map(|(v, u)| *v && *u).collect()
    }

    /// Returns whether any tensor of `value` is active.
    pub fn is_active(&self, value: Value) -> bool {
        self.active(value).contains(&true)
    }

    /// Returns which tensors of `value` are varied.
    pub fn varied(&self, value: Value) -> &[bool] {
        &self.varied[value.index()]
    }

    /// Returns which tensors of `value` are useful.
    pub fn useful(&self, value: Value) -> &[bool] {
        &self.useful[value.index()]
    }
}

/// Computes which values depend on the `varied` parameters.
pub(crate) fn vary(func: &Func, varied: &[bool], rules: &Rules) -> Vec<Flags> {
    let mut all: Vec<Flags> = Vec::with_capacity(func.len());
    let flow = Flow::of(func);
    for value in func.values() {
        let of = |v: &Value| all[v.index()][0];
        let op = func.op(value);
        let flags = match op {
            Op::Parameter { index } => vec![varied[*index]],
            Op::Result { of, index } => vec![all[of.index()][*index]],
            Op::While { inits, body, .. } => {
                let inits: Flags = inits.iter().map(of).collect();
                varied_in_loop(body, &inits, rules)
            }
            Op::Case {
                branches, operands, ..
            } => {
                let operands: Flags = operands.iter().map(of).collect();
                let each = branches.iter().map(|b| varied_results(b, &operands, rules));
                each.reduce(either).unwrap_or_default()
            }
            Op::Call {
                callee, operands, ..
            } => {
                let operands: Flags = operands.iter().map(of).collect();
                match rules.of(&callee.name) {
                    Some(Rule::Inactive) => vec![false; callee.results.len()],
                    Some(Rule::Own(_)) => {
                        let any = operands.contains(&true);
                        let results = callee.result_types().into_iter();
                        results.map(|ty| any && has_tangents(ty.element)).collect()
                    }
                    Some(Rule::Linear | Rule::FixedPoint { .. }) | None => {
                        varied_results(callee, &operands, rules)
                    }
                }
            }
            // Each result depends on its own operand only: a permutation has no derivative.
            Op::OptimizationBarrier { operands } | Op::Sort { operands, .. } => {
                operands.iter().map(of).collect()
            }
            _ => {
                let any = flow.through(value).iter().any(of);
                func.ty(value).tensors().iter().map(|_| any).collect()
            }
        };
        let carried = func.ty(value).tensors().iter();
        let carried = carried.map(|tensor| carries(tensor.element));
        all.push(flags.iter().zip(carried).map(|(f, is)| *f && is).collect());
    }
    all
}

/// Returns, by value, whether NaN or infinities may reach it from the parameters that are
/// `suspect`.
pub(crate) fn suspects(func: &Func, suspect: &[bool], rules: &Rules) -> Vec<Flags> {
    match suspect.contains(&true) {
        true => vary(func, suspect, rules),
        false => {
            let each = func
                .values()
                .map(|v| vec![false; func.ty(v).tensors().len()]);
            each.collect()
        }
    }
}

/// Returns which carried values of a loop may hold NaN or infinities, if the flagged `inits` may.
pub(crate) fn suspects_in_loop(body: &Func, inits: &[bool], rules: &Rules) -> Flags {
    match rules.suspects_all() {
        true => vec![true; inits.len()],
        false => varied_in_loop(body, inits, rules),
    }
}

fn varied_results(func: &Func, varied: &[bool], rules: &Rules) -> Flags {
    let all = vary(func, varied, rules);
    func.results.iter().map(|r| all[r.index()][0]).collect()
}

/// Returns which carried values of a loop are varied, if the flagged initial values are (a fixed
/// point over iterations).
pub(crate) fn varied_in_loop(body: &Func, inits: &[bool], rules: &Rules) -> Flags {
    let mut carried = inits.to_vec();
    loop {
        let next = either(carried.clone(), varied_results(body, &carried, rules));
        if next == carried {
            return carried;
        }
        carried = next;
    }
}

/// Computes which values the `useful` results depend on.
fn use_backwards(func: &Func, useful: &[bool], rules: &Rules) -> Vec<Flags> {
    let tensors = |value: Value| func.ty(value).tensors();
    let flow = Flow::of(func);
    let mut all: Vec<Flags> = func
        .values()
        .map(|v| vec![false; tensors(v).len()])
        .collect();
    for (result, is_useful) in func.results.iter().zip(useful) {
        let carries = carries(func.tensor(*result).element);
        all[result.index()][0] |= *is_useful && carries;
    }
    for value in func.values().rev() {
        let flags = all[value.index()].clone();
        if !flags.contains(&true) {
            continue;
        }
        let op = func.op(value);
        let operands: HashMap<Value, bool> = match op {
            Op::Parameter { .. } => continue,
            Op::Result { of, index } => {
                all[of.index()][*index] = true;
                continue;
            }
            Op::While { inits, body, .. } => {
                let carried = useful_in_loop(body, &flags, rules);
                inits.iter().copied().zip(carried).collect_any()
            }
            Op::Case {
                branches, operands, ..
            } => {
                let each = branches.iter().map(|b| useful_parameters(b, &flags, rules));
                let any = each.reduce(either).unwrap_or_default();
                operands.iter().copied().zip(any).collect_any()
            }
            Op::Call {
                callee, operands, ..
            } => {
                let any = match rules.of(&callee.name) {
                    Some(Rule::Inactive) => continue,
                    Some(Rule::Own(_)) => {
                        let params = callee.params().iter();
                        params.map(|p| has_tangents(p.ty.element)).collect()
                    }
                    Some(Rule::Linear | Rule::FixedPoint { .. }) | None => {
                        useful_parameters(callee, &flags, rules)
                    }
                };
                operands.iter().copied().zip(any).collect_any()
            }
            Op::OptimizationBarrier { operands } | Op::Sort { operands, .. } => {
                operands.iter().copied().zip(flags).collect_any()
            }
            _ => flow.through(value).into_iter().map(|v| (v, true)).collect(),
        };
        for (operand, is_useful) in operands {
            let carries = carries(func.tensor(operand).element);
            all[operand.index()][0] |= is_useful && carries;
        }
    }
    all
}

fn useful_parameters(func: &Func, useful: &[bool], rules: &Rules) -> Flags {
    let all = use_backwards(func, useful, rules);
    func.parameters()
        .iter()
        .map(|p| all[p.index()][0])
        .collect()
}

/// Returns which carried values of a loop are useful, if the flagged results are (a fixed point
/// over iterations).
pub(crate) fn useful_in_loop(body: &Func, results: &[bool], rules: &Rules) -> Flags {
    let mut carried = results.to_vec();
    loop {
        let next = either(carried.clone(), useful_parameters(body, &carried, rules));
        if next == carried {
            return carried;
        }
        carried = next;
    }
}

fn either(x: Flags, y: Flags) -> Flags {
    x.into_iter().zip(y).map(|(x, y)| x || y).collect()
}

/// Collects flags of values that may occur several times, combined by *or*.
trait CollectAny {
    fn collect_any(self) -> HashMap<Value, bool>;
}

impl<I: Iterator<Item = (Value, bool)>> CollectAny for I {
    fn collect_any(self) -> HashMap<Value, bool> {
        let mut all = HashMap::new();
        for (value, flag) in self {
            *all.entry(value).or_insert(false) |= flag;
        }
        all
    }
}
