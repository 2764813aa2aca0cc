//! Conditions that end a time loop before it has run all its steps.

use std::collections::BTreeMap;

use stablehlo::{Func, Value};

use crate::error::{Error, Result};
use crate::tensor::ArrayValue;

/// A condition on arrays and scalars of a program, evaluated before the first step and after each.
#[derive(Clone, Debug, PartialEq)]
pub struct Until {
    /// A function of the arrays and scalars that its parameters are named after, with one `i1`
    /// result.
    pub func: Func,
}

impl Until {
    /// Returns the names of its arrays and scalars.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let params = self.func.params().iter();
        params.map(|param| param.name.as_deref().unwrap_or_default())
    }

    /// Appends the condition to `func`; returns its value.
    pub(crate) fn holds(
        &self,
        func: &mut Func,
        state: &[ArrayValue],
        scalars: &BTreeMap<String, Value>,
    ) -> Result<Value> {
        let given = |name: &str| {
            let array = state.iter().find(|array| array.name == name);
            let value = array.map(|array| array.value);
            value.or_else(|| scalars.get(name).copied()).ok_or_else(|| {
                let message = format!("the program has no `{name}`, which ends its loop");
                Error::internal("program-until", message)
            })
        };
        let arguments = self.names().map(given).collect::<Result<Vec<Value>>>()?;
        let results = self.func.rewritten_into(func, &arguments, |out, _, op| {
            out.push(op).expect("it fitted before")
        });
        Ok(results[0])
    }
}
