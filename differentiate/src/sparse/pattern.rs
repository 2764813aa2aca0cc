//! What each element of a result may change with.
//!
//! The program is run, with sets of elements of the parameter for numbers. What is known without the inputs, such as indices and
//! counters, is computed as well, so that a loop whose steps are known is gone through step by step. Another one is gone
//! through until no set grows any more. Where an op moves elements is asked of the op itself: it is run on their numbers.

use std::rc::Rc;

use stablehlo::{Func, Literal, Op, Scalar, Value, eval};

use crate::bits::lifted;

use super::sets::{Set, Sets, union, unions};
use super::whole::through;

/// More elements than these are not computed for what is known of them.
const MOST_KNOWN: usize = 1 << 22;
/// A loop is gone through by so many steps at most before it is gone through until nothing changes.
const MOST_STEPS: usize = 1 << 14;

/// What is known of an array.
#[derive(Clone, Debug)]
pub(super) struct Known {
    /// Its elements.
    pub value: Option<Literal>,
    /// What they may change with; nothing if they never do.
    pub sets: Option<Sets>,
}

impl Known {
    fn integer(&self) -> Option<i64> {
        self.value.as_ref().map(|value| value.get(0).as_i64())
    }

    /// What is known of an array that is one or the other.
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

/// For each element of result `of`: the elements of parameter `wrt` it may change with.
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

/// What is known of the results.
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

/// The results, if all operands are known.
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

/// What an op makes of these operands, if that can be known.
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

/// Step by step while it is known that there is one more; then until nothing is new.
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

/// The union of what all elements of `known` may change with.
pub(super) fn of_all(known: &[Known]) -> Set {
    let sets = known.iter().filter_map(|known| known.sets.as_ref());
    super::sets::union_of(sets.flatten())
}

/// Sets like these of an array that never changes.
pub(super) fn none(count: usize) -> Sets {
    let empty: Set = Rc::from([]);
    vec![empty; count]
}

/// The sets at these numbers: of the operands' elements, counted on from one operand to the next.
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

/// Adds what `sets` have to those at `places`.
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
