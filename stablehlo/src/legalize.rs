//! Our own ops written with StableHLO's.

use std::collections::HashMap;
use std::sync::Arc;

use crate::{Func, Op, Value};

impl Func {
    /// The same function without the ops that StableHLO does not have: a rotate becomes two slices behind one another.
    /// So do the functions in loops, and those that are called.
    pub fn legalize(&self) -> Func {
        self.legalize_with(&mut HashMap::new())
    }

    /// `callees`: those that are legal already, by where they were.
    fn legalize_with(&self, callees: &mut HashMap<*const Func, Arc<Func>>) -> Func {
        let mut legal = Func::with_signature_of(self);
        let mut become_: Vec<Value> = Vec::with_capacity(self.len());
        for value in self.values() {
            legal.set_loc(self.loc(value));
            let op = self.op(value).map_operands(|v| become_[v.index()]);
            let new = match op {
                Op::Rotate {
                    operand,
                    dimension,
                    amount,
                } => legal.rotate_by_slices(operand, dimension, amount),
                Op::While { inits, cond, body } => legal.add_legal(Op::While {
                    inits,
                    cond: Box::new(cond.legalize_with(callees)),
                    body: Box::new(body.legalize_with(callees)),
                }),
                Op::Call {
                    callee,
                    operands,
                    inlineable,
                } => {
                    let known = callees.get(&Arc::as_ptr(&callee)).cloned();
                    let legal_callee = known.unwrap_or_else(|| {
                        let legal = Arc::new(callee.legalize_with(callees));
                        callees.insert(Arc::as_ptr(&callee), legal.clone());
                        legal
                    });
                    legal.add_legal(Op::Call {
                        callee: legal_callee,
                        operands,
                        inlineable,
                    })
                }
                other => legal.add_legal(other),
            };
            become_.push(new);
        }
        legal.results = self.results.iter().map(|v| become_[v.index()]).collect();
        legal
    }

    fn add_legal(&mut self, op: Op) -> Value {
        self.push(op).expect("it fitted before")
    }

    fn rotate_by_slices(&mut self, operand: Value, dimension: usize, amount: i64) -> Value {
        let shape = self.shape(operand).to_vec();
        let size = shape[dimension];
        if size == 0 {
            return operand;
        }
        let amount = (i128::from(amount)).rem_euclid(size as i128) as usize;
        if amount == 0 {
            return operand;
        }
        let (ones, zeros) = (vec![1; shape.len()], vec![0; shape.len()]);
        let (mut start, mut limit) = (zeros.clone(), shape.clone());
        start[dimension] = amount;
        limit[dimension] = amount;
        let front = self.slice(operand, &start, &shape, &ones);
        let back = self.slice(operand, &zeros, &limit, &ones);
        self.concatenate(&[front, back], dimension)
    }
}
