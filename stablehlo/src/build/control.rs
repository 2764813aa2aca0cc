//! Building loops, choices, calls, and what else has several results.

use std::sync::Arc;

use crate::{Compiled, CustomCall, Func, Op, Type, Value};

impl Func {
    /// While `cond` holds, the carried values become `body` of them; gives the last ones.
    #[track_caller]
    pub fn while_loop(&mut self, inits: &[Value], cond: Func, body: Func) -> Vec<Value> {
        let (inits, cond, body) = (inits.to_vec(), Box::new(cond), Box::new(body));
        let tuple = self.must(Op::While { inits, cond, body });
        self.results_of(tuple)
    }

    /// What the branch at `index` makes of `operands`; the last one if there is none.
    #[track_caller]
    pub fn case(&mut self, index: Value, branches: Vec<Func>, operands: &[Value]) -> Vec<Value> {
        let operands = operands.to_vec();
        let tuple = self.must(Op::Case {
            index,
            branches,
            operands,
        });
        self.results_of(tuple)
    }

    /// What `callee` returns for `operands`; nothing is fused across.
    #[track_caller]
    pub fn call(&mut self, callee: impl Into<Arc<Func>>, operands: &[Value]) -> Vec<Value> {
        let (callee, operands) = (callee.into(), operands.to_vec());
        let tuple = self.must(Op::Call {
            callee,
            operands,
            compiled: Compiled::Apart,
        });
        self.results_of(tuple)
    }

    /// What a function of the device gives for `operands`.
    #[track_caller]
    pub fn custom_call(&mut self, call: CustomCall, operands: &[Value]) -> Vec<Value> {
        let (call, operands) = (Arc::new(call), operands.to_vec());
        let tuple = self.must(Op::CustomCall { call, operands });
        self.results_of(tuple)
    }

    /// The operands, across which nothing is moved.
    #[track_caller]
    pub fn optimization_barrier(&mut self, operands: &[Value]) -> Vec<Value> {
        let operands = operands.to_vec();
        let tuple = self.must(Op::OptimizationBarrier { operands });
        self.results_of(tuple)
    }

    /// A value for each result of an op that has a tuple of them.
    #[track_caller]
    pub fn results_of(&mut self, tuple: Value) -> Vec<Value> {
        let count = match self.ty(tuple) {
            Type::Tuple(tensors) => tensors.len(),
            Type::Tensor(tensor) => panic!("{tuple} is one {tensor}, not a tuple"),
        };
        let result = |index| self.must(Op::Result { of: tuple, index });
        (0..count).map(result).collect()
    }
}
