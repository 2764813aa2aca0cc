//! Stages as functions, those that do the same as one.
//!
//! In go the values that are computed inside of a stage, out comes a function, with the values that it is given. A function has its ops in the order in
//! which the results need them, and its parameters too. Which functions do the same is told by such a function in which, of two operands that may
//! change places, the one comes first that looks the same in every stage that does the same.

use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeSet, HashMap};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use stablehlo::{Func, Op, Value};

use crate::ops::commutes;

/// The functions that there are by now.
#[derive(Default)]
pub(crate) struct Callees {
    /// By what they do: each function, and for each of its parameters which one it is of the function that says what it does.
    known: HashMap<Func, (Arc<Func>, Vec<usize>)>,
}

impl Callees {
    /// What computes `results` by the ops `inside`, and the values it takes.
    pub(crate) fn of(
        &mut self,
        func: &Func,
        results: &[Value],
        inside: &BTreeSet<Value>,
    ) -> (Arc<Func>, Vec<Value>) {
        let looks = looks(func, inside);
        let (does, given) = written(func, results, inside, Some(&looks));
        let count = self.known.len();
        let (callee, order) = self.known.entry(does).or_insert_with(|| {
            let (mut callee, inputs) = written(func, results, inside, None);
            callee.name = format!("stage_{}", count + 1);
            let place = |v: &Value| given.iter().position(|other| other == v);
            let order = inputs.iter().filter_map(place).collect();
            (Arc::new(callee), order)
        });
        let inputs = order.iter().map(|place| given[*place]).collect();
        (callee.clone(), inputs)
    }
}

/// The function, and the values it takes; with operands in order, if it is known how they look.
fn written(
    func: &Func,
    results: &[Value],
    inside: &BTreeSet<Value>,
    looks: Option<&HashMap<Value, u64>>,
) -> (Func, Vec<Value>) {
    let mut callee = Func::new("");
    let mut inputs = Vec::new();
    let mut new: HashMap<Value, Value> = HashMap::new();
    // Each op with its operands in order.
    let mut ordered: HashMap<Value, Op> = HashMap::new();
    let mut left: Vec<Value> = results.iter().rev().copied().collect();
    while let Some(value) = left.last().copied() {
        if new.contains_key(&value) {
            left.pop();
            continue;
        }
        if !inside.contains(&value) {
            inputs.push(value);
            new.insert(value, callee.parameter(func.tensor(value).clone()));
            continue;
        }
        let op = ordered.entry(value).or_insert_with(|| match looks {
            Some(looks) => in_order(func.op(value), looks, &new),
            None => func.op(value).clone(),
        });
        let operands = op.operands().into_iter().rev();
        let missing = operands.filter(|v| !new.contains_key(v));
        let before = left.len();
        left.extend(missing);
        if left.len() == before {
            callee.set_loc(func.loc(value));
            let op = op.map_operands(|v| new[&v]);
            new.insert(value, callee.push(op).expect("it fitted before"));
        }
    }
    callee.results = results.iter().map(|v| new[v]).collect();
    (callee, inputs)
}

/// The op, with operands that may change places in the order of how they look, or of where they were first needed.
fn in_order(op: &Op, looks: &HashMap<Value, u64>, new: &HashMap<Value, Value>) -> Op {
    let Op::Binary(binary, x, y) = *op else {
        return op.clone();
    };
    let key = |v: Value| {
        let place = new.get(&v).map_or(usize::MAX, |v| v.index());
        (looks.get(&v).copied().unwrap_or_default(), place)
    };
    match commutes(binary) && key(y) < key(x) {
        true => Op::Binary(binary, y, x),
        false => op.clone(),
    }
}

/// A number for each value inside, the same for those that are computed alike from what may be any values of the same types.
fn looks(func: &Func, inside: &BTreeSet<Value>) -> HashMap<Value, u64> {
    let mut looks: HashMap<Value, u64> = HashMap::new();
    // In the place of all operands, the same in each function.
    let Some(any) = func.values().next() else {
        return looks;
    };
    for value in inside {
        let op = func.op(*value);
        let mut hasher = DefaultHasher::new();
        op.map_operands(|_| any).hash(&mut hasher);
        let of = |v: &Value| match looks.get(v) {
            Some(known) => *known,
            None => {
                let mut hasher = DefaultHasher::new();
                func.ty(*v).hash(&mut hasher);
                hasher.finish()
            }
        };
        let mut operands: Vec<u64> = op.operands().iter().map(of).collect();
        if let Op::Binary(binary, ..) = op
            && commutes(*binary)
        {
            operands.sort_unstable();
        }
        operands.hash(&mut hasher);
        looks.insert(*value, hasher.finish());
    }
    looks
}
