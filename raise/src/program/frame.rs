//! Functions of a program under construction: its own, and those of its loops and branches.

use std::collections::BTreeMap;

use stablehlo::{Func, Value};

use crate::tensor::ArrayValue;

/// A function under construction, with the arrays and the scalars as they are in it.
pub(super) struct Frame {
    /// The function.
    pub func: Func,
    /// The arrays.
    pub state: Vec<ArrayValue>,
    /// The scalars, by name.
    pub scalars: BTreeMap<String, Value>,
}

impl Frame {
    /// The scalars, then the arrays.
    pub fn operands(&self) -> Vec<Value> {
        let scalars = self.scalars.values().copied();
        scalars.chain(self.arrays()).collect()
    }

    /// The arrays.
    pub fn arrays(&self) -> impl Iterator<Item = Value> {
        self.state.iter().map(|array| array.value)
    }

    /// A function of these operands, whose last ones are [`Frame::operands`]; and its parameters.
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

    /// Takes the arrays from `values`, as a loop whose body was `inner` has left them.
    pub fn take(&mut self, inner: &[ArrayValue], values: &[Value]) {
        for ((array, inner), value) in self.state.iter_mut().zip(inner).zip(values) {
            array.value = *value;
            array.written = inner.written;
        }
    }
}
