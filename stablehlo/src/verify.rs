//! The invariants that [`Func::push`] does not check.

use std::collections::HashSet;
use std::sync::Arc;

use thiserror::Error;

use crate::infer::infer;
use crate::{Func, Op, Type, Value};

/// A malformed function: a bug in its builder.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{func}`: {message}")]
pub struct VerifyError {
    /// The name of the function, or of the nested function or callee.
    pub func: String,
    /// The violated invariant.
    pub message: String,
}

impl Func {
    /// Checks every invariant: operands precede their op, types are as inferred, parameters are in
    /// order, results are one tensor each, and nested functions are closed and verified too, as are
    /// callees.
    pub fn verify(&self) -> Result<(), VerifyError> {
        self.verify_with(&mut HashSet::new())
    }

    /// `callees`: those that are verified already, by address.
    fn verify_with(&self, callees: &mut HashSet<*const Func>) -> Result<(), VerifyError> {
        self.verify_in_words(callees).map_err(|error| match error {
            Wrong::Here(message) => VerifyError {
                func: self.name.clone(),
                message,
            },
            Wrong::Inside(error) => error,
        })
    }

    fn verify_in_words(&self, callees: &mut HashSet<*const Func>) -> Result<(), Wrong> {
        let mut parameters = 0;
        for value in self.values() {
            let op = self.op(value);
            if let Op::Parameter { index } = op {
                let expected = self
                    .params()
                    .get(*index)
                    .map(|p| Type::Tensor(p.ty.clone()));
                if *index != parameters || expected.as_ref() != Some(self.ty(value)) {
                    return Err(format!("{value} is not parameter {parameters}").into());
                }
                parameters += 1;
                continue;
            }
            if let Some(late) = op.operands().into_iter().find(|operand| *operand >= value) {
                return Err(
                    format!("{value}, a {}, uses {late}, which comes later", op.name()).into(),
                );
            }
            let inferred = infer(self, op).map_err(|error| format!("{value}, {error}"))?;
            if inferred != *self.ty(value) {
                let (name, ty) = (op.name(), self.ty(value));
                return Err(format!("{value}, a {name}, is {inferred}, but noted as {ty}").into());
            }
            if let Op::While { cond, body, .. } = op {
                cond.verify_with(callees).map_err(Wrong::Inside)?;
                body.verify_with(callees).map_err(Wrong::Inside)?;
            }
            if let Op::Case { branches, .. } = op {
                for branch in branches {
                    branch.verify_with(callees).map_err(Wrong::Inside)?;
                }
            }
            if let Op::Call { callee, .. } = op
                && callees.insert(Arc::as_ptr(callee))
            {
                callee.verify_with(callees).map_err(Wrong::Inside)?;
            }
        }
        if parameters != self.params().len() {
            let count = self.params().len();
            return Err(format!("{parameters} parameter ops for {count} parameters").into());
        }
        for result in &self.results {
            self.verify_result(*result)?;
        }
        Ok(())
    }

    fn verify_result(&self, result: Value) -> Result<(), Wrong> {
        if !self.contains(result) {
            return Err(format!("returns {result}, but has only {} ops", self.len()).into());
        }
        if let Type::Tuple(_) = self.ty(result) {
            return Err(format!("returns {result}, which has several results").into());
        }
        Ok(())
    }
}

enum Wrong {
    Here(String),
    Inside(VerifyError),
}

impl From<String> for Wrong {
    fn from(message: String) -> Wrong {
        Wrong::Here(message)
    }
}
