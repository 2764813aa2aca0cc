//! Moves the computation of scalars that depend on the differentiated ones into a raised program.

use std::borrow::Cow;
use std::collections::BTreeMap;

use stablehlo::{ElementType, Func, TensorType, Value};

use super::compose::copied;
use super::formulas::Formulas;
use crate::compile::TensorProgram;
use crate::program::Input;

/// Returns `raised` with new `f64` parameters, the differentiated scalars that others are computed
/// from; those others are computed in the function instead of being parameters.
pub(super) fn computed<'a>(
    raised: &'a TensorProgram,
    formulas: &Formulas,
) -> Cow<'a, TensorProgram> {
    let scalars = formulas.scalars();
    let sources = scalars.filter(|scalar| formulas.is_source(&scalar.name.value));
    let mut sources: BTreeMap<&str, f64> = sources
        .map(|scalar| (scalar.name.value.as_str(), scalar.value.as_f64()))
        .collect();
    if sources.is_empty() {
        return Cow::Borrowed(raised);
    }
    let mut func = Func::new(&raised.func.name);
    let mut inputs = Vec::new();
    let mut given: BTreeMap<String, Value> = BTreeMap::new();
    let mut add = |func: &mut Func, input: Input, ty: TensorType| {
        let value = func.parameter(ty);
        given.insert(input.name().to_owned(), value);
        inputs.push(input);
    };
    let wide = |name: &str, value: f64| Input::Scalar {
        name: name.to_owned(),
        element: ElementType::F64,
        value,
    };
    for (input, param) in raised.inputs.iter().zip(raised.func.params()) {
        let name = input.name();
        match (input, sources.remove(name)) {
            (Input::Scalar { .. }, Some(value)) => {
                let ty = TensorType::scalar(ElementType::F64);
                add(&mut func, wide(name, value), ty);
            }
            (Input::Scalar { .. }, None) if formulas.is_computed(name) => {}
            (Input::Scalar { .. } | Input::Array { .. }, _)
            | (Input::Steps | Input::Before | Input::After, _) => {
                add(&mut func, input.clone(), param.ty.clone());
            }
        }
    }
    for (name, value) in sources {
        add(
            &mut func,
            wide(name, value),
            TensorType::scalar(ElementType::F64),
        );
    }
    let mut arguments = Vec::new();
    for (input, param) in raised.inputs.iter().zip(raised.func.params()) {
        let value = match given.get(input.name()) {
            Some(value) => *value,
            None => formulas.number(&mut func, &given, input.name()),
        };
        arguments.push(func.convert(value, param.ty.element));
    }
    func.results = copied(&raised.func, &arguments, &mut func);
    Cow::Owned(TensorProgram {
        func,
        inputs,
        ..raised.clone()
    })
}
