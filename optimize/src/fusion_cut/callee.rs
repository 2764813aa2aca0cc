//! Builds the callees of stages; stages that compute the same share one.
//!
//! The input is the set of values computed in a stage; the output is a function and its arguments.
//! A function has its ops and parameters in the order in which the results need them. To find equal
//! stages, they are compared in a canonical form, in which the operands of commutative ops are
//! sorted by a hash of the expressions.

use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeSet, HashMap};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use stablehlo::{Func, Op, Value};

use crate::ops::commutes;

/// The callees built up to now.
#[derive(Default)]
pub(crate) struct Callees {
    /// Maps the canonical form of a stage to its callee and, for each parameter of the callee, the
    /// index of the same parameter in the canonical form.
    known: HashMap<Func, (Arc<Func>, Vec<usize>)>,
}

impl Callees {
    /// Returns the callee that computes `results` by the ops `inside`, and its arguments.
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

/// Builds a function of the results and returns it with its arguments; in canonical form if the
/// hashes `looks` are given.
fn written(
    func: &Func,
    results: &[Value],
    inside: &BTreeSet<Value>,
    looks: Option<&HashMap<Value, u64>>,
) -> (Func, Vec<Value>) {
    let mut callee = Func::new("");
    let mut inputs = Vec::new();
    let mut new: HashMap<Value, Value> = HashMap::new();
    // Each op with its operands in canonical order.
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

/// Sorts the operands of a commutative op by hash, then by the order in which they were first
/// needed.
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

/// Returns a hash of the expression of each value inside, in which inputs count by their type only.
fn looks(func: &Func, inside: &BTreeSet<Value>) -> HashMap<Value, u64> {
    let mut looks: HashMap<Value, u64> = HashMap::new();
    // Stands for all operands; it is the same in each function.
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
