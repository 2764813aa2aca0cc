//! Which values a derivative has to do with: floats that change with an input and that an output changes with.
//!
//! An integer that does is one that holds a float's bits, which were changed on the way: that is an error.

use std::collections::HashMap;

use stablehlo::{Func, Op, Value};

use crate::custom::{Rule, Rules};
use crate::error::{Error, Result, unsupported};
use crate::flow::{Flow, carries};
use crate::rules::has_tangents;

/// One flag for each tensor that a value has: one, or those of its tuple.
pub(crate) type Flags = Vec<bool>;

/// What is known of a function's parameters and results.
#[derive(Clone, Copy)]
pub(crate) struct ActivitySpec<'a> {
    /// The parameters that change.
    pub varied: &'a [bool],
    /// The results that matter.
    pub useful: &'a [bool],
    /// The parameters that may hold what is no number.
    pub suspect: &'a [bool],
}

/// Which values of a function change, and matter.
pub(crate) struct Activity {
    /// By value.
    varied: Vec<Flags>,
    useful: Vec<Flags>,
}

impl Activity {
    /// Which values change if the `varied` parameters do, and matter to the `useful` results.
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

    /// That a change goes through an integer, said where it becomes a float again.
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

    /// The same of the functions inside of an op.
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

    /// Which tensors of `value` both change and matter.
    pub fn active(&self, value: Value) -> Vec<bool> {
        let (varied, useful) = (&self.varied[value.index()], &self.useful[value.index()]);
        varied.iter().zip(useful).map(|(v, u)| *v && *u).collect()
    }

    /// Whether any tensor of `value` does.
    pub fn is_active(&self, value: Value) -> bool {
        self.active(value).contains(&true)
    }

    /// Which tensors of `value` change.
    pub fn varied(&self, value: Value) -> &[bool] {
        &self.varied[value.index()]
    }

    /// Which tensors of `value` matter.
    pub fn useful(&self, value: Value) -> &[bool] {
        &self.useful[value.index()]
    }
}

/// Which values change if the `varied` parameters do.
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
            // An order does not change.
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

/// By value, whether what is no number may come to it from the parameters that are `suspect`.
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

/// Which carried values of a loop may hold what is no number, if those `inits` may.
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

/// Which carried values of a loop change if those do that change at its beginning.
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

/// Which values matter to the `useful` results.
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

/// Which carried values of a loop matter if those do that matter at its end.
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

/// Flags of values that may come several times.
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
