//! The elements of the parameter that each element of a result may depend on.
//!
//! The program is interpreted with sets of parameter elements in place of floats. Values that do
//! not depend on inputs, such as indices and counters, are computed too, so that a loop with a
//! known trip count is interpreted iteration by iteration. Any other loop is iterated until no set
//! grows. Where an op moves elements is found by running the op on the elements' numbers.

use std::rc::Rc;

use stablehlo::{Func, Literal, Op, Scalar, Value, eval};

use crate::bits::lifted;

use super::sets::{Set, Sets, union, unions};
use super::whole::through;

/// The most elements of an array that are computed.
const MOST_KNOWN: usize = 1 << 22;
/// The most iterations of a loop that are interpreted one by one, before the loop is iterated to a
/// fixed point.
const MOST_STEPS: usize = 1 << 14;

/// What is known of an array.
#[derive(Clone, Debug)]
pub(super) struct Known {
    /// Its elements, if they are known.
    pub value: Option<Literal>,
    /// The parameter elements that each element may depend on; `None` if there are none.
    pub sets: Option<Sets>,
}

impl Known {
    fn integer(&self) -> Option<i64> {
        self.value.as_ref().map(|value| value.get(0).as_i64())
    }

    /// Returns what holds if the array may be either of two.
    fn or(&self, other: &Known) -> Known {
        let value = self
            .value
            .clone()
            .filter(|v| Some(v) == other.value.as_ref());
        let sets = match (&self.sets, &other.sets) {
            (Some(x), Some(y)) => Some(unions(x, y)),
            (x, y) => x.clone().or(y.clone()),
        };
        Known { value, sets }
    }
}

/// Returns for each element of result `of` the elements of parameter `wrt` that it may depend on.
pub(super) fn of(func: &Func, of: usize, wrt: usize) -> Vec<Vec<usize>> {
    let func = lifted(func).legalize();
    let single = |k: u32| -> Set { Rc::from([k]) };
    let parameters = func
        .params()
        .iter()
        .enumerate()
        .map(|(place, param)| Known {
            value: None,
            sets: (place == wrt).then(|| (0..param.ty.count() as u32).map(single).collect()),
        });
    let parameters: Vec<Known> = parameters.collect();
    let result = &run(&func, &parameters)[of];
    match &result.sets {
        None => vec![Vec::new(); func.tensor(func.results[of]).count()],
        Some(sets) => {
            let columns = |set: &Set| set.iter().map(|k| *k as usize).collect();
            sets.iter().map(columns).collect()
        }
    }
}

/// Interprets `func`, and returns what is known of the results.
fn run(func: &Func, parameters: &[Known]) -> Vec<Known> {
    let mut all: Vec<Vec<Known>> = Vec::with_capacity(func.len());
    for value in func.values() {
        let op = func.op(value);
        let known = match op {
            Op::Parameter { index } => vec![parameters[*index].clone()],
            Op::Result { of, index } => vec![all[of.index()][*index].clone()],
            _ => {
                let operands = op.operands();
                let operands: Vec<Known> =
                    operands.iter().map(|v| all[v.index()][0].clone()).collect();
                of_op(func, value, &operands)
            }
        };
        all.push(known);
    }
    let results = func.results.iter();
    results.map(|r| all[r.index()][0].clone()).collect()
}

fn of_op(func: &Func, value: Value, x: &[Known]) -> Vec<Known> {
    match func.op(value) {
        Op::While { cond, body, .. } => looped(x.to_vec(), cond, body),
        Op::Case { branches, .. } => match x[0].integer() {
            Some(index) => {
                let last = branches.len() - 1;
                let index = usize::try_from(index).map_or(last, |index| index.min(last));
                run(&branches[index], &x[1..])
            }
            None => {
                let each = branches.iter().map(|branch| run(branch, &x[1..]));
                let either = |x: Vec<Known>, y: Vec<Known>| -> Vec<Known> {
                    x.iter().zip(&y).map(|(x, y)| x.or(y)).collect()
                };
                each.reduce(either).unwrap_or_default()
            }
        },
        Op::Call { callee, .. } => run(callee, x),
        Op::OptimizationBarrier { .. } => x.to_vec(),
        op => {
            if let Some(value) = computed(func, value, x) {
                let known = |value| Known {
                    value: Some(value),
                    sets: None,
                };
                return value.into_iter().map(known).collect();
            }
            let tensors = func.ty(value).tensors();
            let changes = x.iter().any(|x| x.sets.is_some());
            let through = match changes {
                true => through(func, op, value, x),
                false => vec![None; tensors.len()],
            };
            let each = through
                .into_iter()
                .zip(tensors)
                .map(|(sets, tensor)| Known {
                    value: None,
                    sets: sets.filter(|_| tensor.element.is_float()),
                });
            each.collect()
        }
    }
}

/// Returns the results, if all operands are known.
fn computed(func: &Func, value: Value, x: &[Known]) -> Option<Vec<Literal>> {
    let op = func.op(value);
    let tensors = func.ty(value).tensors();
    if tensors.iter().any(|tensor| tensor.count() > MOST_KNOWN) {
        return None;
    }
    if let Op::Constant(literal) = op {
        return Some(vec![literal.clone()]);
    }
    let values: Option<Vec<Literal>> = x.iter().map(|x| x.value.clone()).collect();
    alone(op, &values?)
}

/// Evaluates an op on these operands, if the reference interpreter can.
pub(super) fn alone(op: &Op, operands: &[Literal]) -> Option<Vec<Literal>> {
    let mut func = Func::new("op");
    let parameters: Vec<Value> = operands
        .iter()
        .map(|literal| func.parameter(literal.ty().clone()))
        .collect();
    let mut parameters = parameters.into_iter();
    let op = op.map_operands(|_| parameters.next().expect("one each"));
    let result = func.push(op).ok()?;
    func.results = match func.ty(result) {
        stablehlo::Type::Tensor(_) => vec![result],
        stablehlo::Type::Tuple(_) => func.results_of(result),
    };
    eval(&func, operands).ok()
}

/// Interprets a loop iteration by iteration while its condition is known, then to a fixed point.
fn looped(mut carried: Vec<Known>, cond: &Func, body: &Func) -> Vec<Known> {
    for _ in 0..MOST_STEPS {
        match run(cond, &carried)[0].integer() {
            Some(0) => return carried,
            Some(_) => carried = run(body, &carried),
            None => break,
        }
    }
    loop {
        let after = run(body, &carried);
        let both: Vec<Known> = carried.iter().zip(&after).map(|(x, y)| x.or(y)).collect();
        let same = |x: &Known, y: &Known| x.value == y.value && x.sets == y.sets;
        if carried.iter().zip(&both).all(|(x, y)| same(x, y)) {
            return both;
        }
        carried = both;
    }
}

/// Returns the union of the sets of all elements of `known`.
pub(super) fn of_all(known: &[Known]) -> Set {
    let sets = known.iter().filter_map(|known| known.sets.as_ref());
    super::sets::union_of(sets.flatten())
}

/// Returns empty sets for `count` elements.
pub(super) fn none(count: usize) -> Sets {
    let empty: Set = Rc::from([]);
    vec![empty; count]
}

/// Returns the sets at these numbers: elements of the operands, numbered consecutively over all
/// operands.
pub(super) fn at(numbers: &Literal, x: &[Known], counts: &[usize]) -> Sets {
    let empty: Set = Rc::from([]);
    let set = |k: usize| {
        let mut number = match numbers.get(k) {
            Scalar::Int(number) => number as usize,
            _ => unreachable!("numbers are integers"),
        };
        for (known, count) in x.iter().zip(counts) {
            if number < *count {
                let sets = known.sets.as_ref();
                return sets.map_or(empty.clone(), |sets| sets[number].clone());
            }
            number -= count;
        }
        empty.clone()
    };
    (0..numbers.count()).map(set).collect()
}

/// Adds `sets` to the sets at the indices `places`.
pub(super) fn add_at(all: &mut Sets, places: &Literal, sets: &Sets) {
    let mut gathered: Vec<Vec<usize>> = vec![Vec::new(); all.len()];
    for k in 0..places.count() {
        if !sets[k].is_empty() {
            gathered[places.get(k).as_i64() as usize].push(k);
        }
    }
    for (set, more) in all.iter_mut().zip(gathered) {
        match more.as_slice() {
            [] => {}
            [one] => *set = union(set, &sets[*one]),
            many => {
                let more = many.iter().map(|k| &sets[*k]);
                *set = super::sets::union_of(more.chain([&*set]));
            }
        }
    }
}
