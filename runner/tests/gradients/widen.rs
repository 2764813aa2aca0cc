//! Conversion of a program to f64.

use std::collections::HashMap;

use stablehlo::{ElementType, Func, Literal, Op, TensorType, Type, Value};

/// Returns the program with all floats in f64. Fails where the bits of a narrower float matter.
pub fn widened(func: &Func) -> Result<Func, String> {
    let mut out = Func::new(func.name.clone());
    for (place, param) in func.params().iter().enumerate() {
        out.parameter(wide(&param.ty));
        if let Some(name) = &param.name {
            out.set_parameter_name(place, name.clone());
        }
    }
    let mut new: HashMap<Value, Value> = HashMap::new();
    for value in func.values() {
        let op = func.op(value).clone();
        if let Op::Parameter { index } = op {
            new.insert(value, out.parameters()[index]);
            continue;
        }
        let op = op.map_operands(|v| new[&v]);
        let op = match op {
            Op::Constant(literal) => Op::Constant(wide_literal(&literal)),
            Op::Iota {
                element,
                shape,
                dimension,
            } => Op::Iota {
                element: wide_element(element),
                shape,
                dimension,
            },
            Op::Convert { operand, element } => Op::Convert {
                operand,
                element: wide_element(element),
            },
            Op::BitcastConvert { .. } => {
                let Type::Tensor(to) = func.ty(value) else {
                    return Err("a bitcast gives one tensor".into());
                };
                let from = func.tensor(func.op(value).operands()[0]).element;
                let narrow = |e: ElementType| e.is_float() && e != ElementType::F64;
                if narrow(from) || narrow(to.element) {
                    return Err(format!("the bits of {from} are looked at"));
                }
                op
            }
            Op::Call {
                callee,
                operands,
                compiled,
            } => Op::Call {
                callee: widened(&callee)?.into(),
                operands,
                compiled,
            },
            op => {
                let mut failed = None;
                let op = op.map_bodies(&mut |body| {
                    widened(body).unwrap_or_else(|why| {
                        failed = Some(why);
                        body.clone()
                    })
                });
                match failed {
                    Some(why) => return Err(why),
                    None => op,
                }
            }
        };
        let written = out.push(op).map_err(|error| error.to_string())?;
        new.insert(value, written);
    }
    out.results = func.results.iter().map(|r| new[r]).collect();
    Ok(out)
}

fn wide_element(element: ElementType) -> ElementType {
    match element.is_float() {
        true => ElementType::F64,
        false => element,
    }
}

fn wide(ty: &TensorType) -> TensorType {
    ty.with_element(wide_element(ty.element))
}

fn wide_literal(literal: &Literal) -> Literal {
    match literal.element().is_float() {
        true => Literal::from_f64s(
            ElementType::F64,
            literal.shape().to_vec(),
            &literal.to_f64s(),
        ),
        false => literal.clone(),
    }
}
