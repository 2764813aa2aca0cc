//! Builder methods for loops, branches, calls and other ops with several results.

use std::sync::Arc;

use crate::{Compiled, CustomCall, Func, Op, Type, Value};

impl Func {
    /// While `cond` holds, replaces the loop-carried values by the results of `body`; returns the
    /// last ones.
    #[track_caller]
    pub fn while_loop(&mut self, inits: &[Value], cond: Func, body: Func) -> Vec<Value> {
        let (inits, cond, body) = (inits.to_vec(), Box::new(cond), Box::new(body));
        let tuple = self.must(Op::While { inits, cond, body });
        self.results_of(tuple)
    }

    /// The results of the branch at `index` for `operands`; the last branch is the default.
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

    /// The results of `callee` for `operands`; nothing is fused across the call.
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

    /// The results of a device function for `operands`.
    #[track_caller]
    pub fn custom_call(&mut self, call: CustomCall, operands: &[Value]) -> Vec<Value> {
        let (call, operands) = (Arc::new(call), operands.to_vec());
        let tuple = self.must(Op::CustomCall { call, operands });
        self.results_of(tuple)
    }

    /// The operands unchanged; no op moves across the barrier.
    #[track_caller]
    pub fn optimization_barrier(&mut self, operands: &[Value]) -> Vec<Value> {
        let operands = operands.to_vec();
        let tuple = self.must(Op::OptimizationBarrier { operands });
        self.results_of(tuple)
    }

    /// The values of the results of an op whose type is a tuple.
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
