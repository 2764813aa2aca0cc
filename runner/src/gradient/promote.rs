//! Converts a program to `f64`, for the comparison with difference quotients.
//!
//! Bails out where the result would not be equivalent: where the bits of floats are read, at custom
//! calls, and where a constant may serve to round values by its magnitude.

use stablehlo::{ElementType, Func, Literal, Op, Scalar, TensorType};

/// Returns the program with all floats as `f64`, if that is mathematically equivalent.
pub fn promoted(func: &Func) -> Option<Func> {
    let mut out = Func::new(func.name.clone());
    let mut arguments = Vec::new();
    for (index, param) in func.params().iter().enumerate() {
        let ty = TensorType::new(wide(param.ty.element), param.ty.shape.clone());
        arguments.push(out.parameter(ty));
        if let Some(name) = &param.name {
            out.set_parameter_name(index, name);
        }
    }
    let mut fits = true;
    out.results = func.rewritten_into(&mut out, &arguments, |out, value, op| {
        if !fits {
            // An arbitrary value; it is discarded.
            return out.scalar(ElementType::F64, Scalar::Int(0));
        }
        let op = match op {
            Op::Constant(literal) => match constant(&literal) {
                Some(literal) => Op::Constant(literal),
                None => {
                    fits = false;
                    Op::Constant(literal)
                }
            },
            Op::Iota {
                element,
                shape,
                dimension,
            } => Op::Iota {
                element: wide(element),
                shape,
                dimension,
            },
            Op::Convert { operand, element } => {
                return out.convert(operand, wide(element));
            }
            Op::BitcastConvert { .. } | Op::CustomCall { .. } => {
                fits = false;
                func.op(value).clone()
            }
            Op::Call {
                callee,
                operands,
                compiled,
            } => {
                let promoted = promoted(&callee);
                fits &= promoted.is_some();
                Op::Call {
                    callee: promoted.map_or(callee, Into::into),
                    operands,
                    compiled,
                }
            }
            op => op.map_bodies(&mut |body| {
                let promoted = promoted(body);
                fits &= promoted.is_some();
                promoted.unwrap_or_else(|| body.clone())
            }),
        };
        match fits {
            true => out.push(op).expect("it fitted before"),
            false => out.scalar(ElementType::F64, Scalar::Int(0)),
        }
    });
    fits.then_some(out)
}

/// Returns the type that replaces `element`.
pub fn wide(element: ElementType) -> ElementType {
    match element.is_float() {
        true => ElementType::F64,
        false => element,
    }
}

fn constant(literal: &Literal) -> Option<Literal> {
    let element = literal.element();
    if !element.is_float() || element == ElementType::F64 {
        return Some(literal.clone());
    }
    // Adding and then subtracting such a constant rounds a value.
    let rounds = |value: &f64| (22..26).contains(&(value.abs().log2().floor() as i32));
    if let Some(value) = literal.splat_value() {
        let value = value.as_f64(element);
        let ty = TensorType::new(ElementType::F64, literal.shape());
        return (!rounds(&value)).then(|| Literal::splat(ty, Scalar::Float(value)));
    }
    let values = literal.to_f64s();
    let fits = !values.iter().any(rounds);
    fits.then(|| Literal::from_f64s(ElementType::F64, literal.shape(), &values))
}
