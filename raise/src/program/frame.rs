//! Functions of a program under construction: its own, and those of its loops and branches.

use std::collections::BTreeMap;

use stablehlo::{Func, Value};

use crate::tensor::ArrayValue;

/// A function under construction, with the current values of the arrays and scalars.
pub(super) struct Frame {
    /// The function.
    pub func: Func,
    /// The arrays.
    pub state: Vec<ArrayValue>,
    /// The scalars, by name.
    pub scalars: BTreeMap<String, Value>,
}

impl Frame {
    /// Returns the scalars, followed by the arrays.
    pub fn operands(&self) -> Vec<Value> {
        let scalars = self.scalars.values().copied();
        scalars.chain(self.arrays()).collect()
    }

    /// Returns the arrays.
    pub fn arrays(&self) -> impl Iterator<Item = Value> {
        self.state.iter().map(|array| array.value)
    }

    /// Creates a function of these operands, the last ones of which are [`Frame::operands`]; also
    /// returns its parameters.
    pub fn inner(&self, name: &str, operands: &[Value]) -> (Frame, Vec<Value>) {
        let mut func = Func::new(name);
        let params: Vec<Value> = operands
            .iter()
            .map(|operand| func.parameter(self.func.tensor(*operand).clone()))
            .collect();
        let first_array = params.len() - self.state.len();
        let first = first_array - self.scalars.len();
        let names = self.scalars.keys().cloned();
        let scalars = names.zip(params[first..first_array].iter().copied());
        let mut state = self.state.clone();
        for (array, param) in state.iter_mut().zip(&params[first_array..]) {
            array.value = *param;
        }
        let inner = Frame {
            func,
            state,
            scalars: scalars.collect(),
        };
        (inner, params)
    }

    /// Sets the arrays to `values`, the results of a loop whose body is `inner`.
    pub fn take(&mut self, inner: &[ArrayValue], values: &[Value]) {
        for ((array, inner), value) in self.state.iter_mut().zip(inner).zip(values) {
            array.value = *value;
            array.written = inner.written;
        }
    }
}
