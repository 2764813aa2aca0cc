//! Our own ops written with StableHLO's.

mod edges;
mod scan;
mod stencil;

use std::collections::HashMap;
use std::sync::Arc;

use crate::{Func, Op, Value};

impl Func {
    /// The same function without the ops that StableHLO does not have: a rotate becomes two slices behind one another, and so on.
    /// So do the functions in loops, and those that are called.
    pub fn legalize(&self) -> Func {
        self.legalize_where(&|_| true)
    }

    /// [`Func::legalize`], but only those of our own ops for which `which` holds.
    ///
    /// ```
    /// use stablehlo::{ElementType, Func, Op, TensorType};
    ///
    /// let mut func = Func::new("main");
    /// let x = func.parameter(TensorType::new(ElementType::F32, [8]));
    /// let wrapped = func.wrap(x, 0, 1, 1);
    /// func.results = vec![func.rotate(wrapped, 0, 1)];
    /// let rest = func.legalize_where(&|op| !matches!(op, Op::Rotate { .. })).to_string();
    /// assert!(rest.contains("rotate") && !rest.contains("wrap"));
    /// ```
    pub fn legalize_where(&self, which: &dyn Fn(&Op) -> bool) -> Func {
        self.legalize_with(which, &mut HashMap::new())
    }

    /// `callees`: those that are legal already, by where they were.
    fn legalize_with(
        &self,
        which: &dyn Fn(&Op) -> bool,
        callees: &mut HashMap<*const Func, Arc<Func>>,
    ) -> Func {
        let mut legal = Func::with_signature_of(self);
        let mut become_: Vec<Value> = Vec::with_capacity(self.len());
        for value in self.values() {
            legal.set_loc(self.loc(value));
            let op = self.op(value).map_operands(|v| become_[v.index()]);
            let new = match op {
                own if is_own(&own) && !which(&own) => legal.add_legal(own),
                Op::Rotate {
                    operand,
                    dimension,
                    amount,
                } => legal.rotate_by_slices(operand, dimension, amount),
                Op::Wrap {
                    operand,
                    dimension,
                    low,
                    high,
                } => legal.wrap_by_slices(operand, dimension, low, high),
                Op::Extend {
                    operand,
                    dimension,
                    low,
                    high,
                } => legal.extend_by_broadcasts(operand, dimension, low, high),
                Op::Scan {
                    operand,
                    init,
                    dimension,
                    combiner,
                    reverse,
                    exclusive,
                } => {
                    let order = [reverse, exclusive];
                    legal.scan_by_loop(operand, init, dimension, combiner, order)
                }
                Op::Stencil {
                    operand,
                    coefficients,
                    stencil,
                } => legal.stencil_by_slices(operand, &coefficients, &stencil),
                Op::While { inits, cond, body } => legal.add_legal(Op::While {
                    inits,
                    cond: Box::new(cond.legalize_with(which, callees)),
                    body: Box::new(body.legalize_with(which, callees)),
                }),
                Op::Case {
                    index,
                    branches,
                    operands,
                } => legal.add_legal(Op::Case {
                    index,
                    branches: (branches.iter())
                        .map(|branch| branch.legalize_with(which, callees))
                        .collect(),
                    operands,
                }),
                Op::Call {
                    callee,
                    operands,
                    inlineable,
                } => {
                    let known = callees.get(&Arc::as_ptr(&callee)).cloned();
                    let legal_callee = known.unwrap_or_else(|| {
                        let legal = Arc::new(callee.legalize_with(which, callees));
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
}

/// Whether StableHLO does not have `op`.
fn is_own(op: &Op) -> bool {
    matches!(
        op,
        Op::Rotate { .. }
            | Op::Wrap { .. }
            | Op::Extend { .. }
            | Op::Scan { .. }
            | Op::Stencil { .. }
    )
}
