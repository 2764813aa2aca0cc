//! Rewriting of functions, op by op.

use std::collections::HashMap;
use std::sync::Arc;

use crate::{Func, Op, Value};

/// Memo of rewritten callees: a callee with several calls is rewritten once.
#[derive(Default)]
pub struct Callees {
    /// By address; the original is kept alive, so that its address is not reused.
    known: HashMap<*const Func, (Arc<Func>, Arc<Func>)>,
}

impl Callees {
    /// Returns the rewritten `callee`, by `write` if it is new.
    pub fn written(
        &mut self,
        callee: &Arc<Func>,
        write: impl FnOnce(&Func, &mut Callees) -> Func,
    ) -> Arc<Func> {
        if let Some((_, written)) = self.known.get(&Arc::as_ptr(callee)) {
            return written.clone();
        }
        let written = Arc::new(write(callee, self));
        let pair = (callee.clone(), written.clone());
        self.known.insert(Arc::as_ptr(callee), pair);
        written
    }
}

impl Func {
    /// Rebuilds the function, with each op written by `write`, which gets the op with operands in
    /// the new function and the value that it had, and returns the value that replaces it.
    ///
    /// ```
    /// use stablehlo::{ElementType, Func, Op, TensorType, UnaryOp};
    ///
    /// let mut func = Func::new("main");
    /// let x = func.parameter(TensorType::new(ElementType::F32, [8]));
    /// func.results = vec![func.unary(UnaryOp::Sine, x)];
    /// let cosine = func.rewritten(|out, _, op| match op {
    ///     Op::Unary(UnaryOp::Sine, x) => out.unary(UnaryOp::Cosine, x),
    ///     op => out.push(op).unwrap(),
    /// });
    /// assert!(cosine.to_string().contains("cosine"));
    /// ```
    pub fn rewritten(&self, write: impl FnMut(&mut Func, Value, Op) -> Value) -> Func {
        let mut out = Func::with_signature_of(self);
        let parameters = out.parameters().to_vec();
        out.results = self.rewritten_into(&mut out, &parameters, write);
        out
    }

    /// As [`Func::rewritten`], but appends to `out`, with `arguments` as the parameters; returns
    /// the results.
    pub fn rewritten_into(
        &self,
        out: &mut Func,
        arguments: &[Value],
        mut write: impl FnMut(&mut Func, Value, Op) -> Value,
    ) -> Vec<Value> {
        let mut new: Vec<Value> = Vec::with_capacity(self.len());
        for value in self.values() {
            out.set_loc(self.loc(value));
            let written = match self.op(value) {
                Op::Parameter { index } => arguments[*index],
                op => write(out, value, op.map_operands(|v| new[v.index()])),
            };
            new.push(written);
        }
        self.results.iter().map(|v| new[v.index()]).collect()
    }
}

impl Op {
    /// The same op with its nested functions (loop conditions and bodies, branches) replaced, but
    /// not its callee.
    pub fn map_bodies(&self, to: &mut dyn FnMut(&Func) -> Func) -> Op {
        match self {
            Op::While { inits, cond, body } => Op::While {
                inits: inits.clone(),
                cond: Box::new(to(cond)),
                body: Box::new(to(body)),
            },
            Op::Case {
                index,
                branches,
                operands,
            } => Op::Case {
                index: *index,
                branches: branches.iter().map(to).collect(),
                operands: operands.clone(),
            },
            other => other.clone(), // no other op has nested functions
        }
    }

    /// The same op with its nested functions and its callee replaced.
    pub fn map_functions(
        &self,
        callees: &mut Callees,
        to: &mut dyn FnMut(&Func, &mut Callees) -> Func,
    ) -> Op {
        match self {
            Op::Call {
                callee,
                operands,
                compiled,
            } => Op::Call {
                callee: callees.written(callee, to),
                operands: operands.clone(),
                compiled: *compiled,
            },
            other => other.map_bodies(&mut |func| to(func, callees)),
        }
    }
}
