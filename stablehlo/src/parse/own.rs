//! Parses the tensor IR's ops that StableHLO does not have.

use super::asked::Attributes;
use super::cursor::{Parsed, Problem};
use super::ops::{combiner, result_type};
use super::tree::OpNode;
use crate::{Coefficient, Edge, ElementType, FftKind, Op, Stencil, Tap, TensorType, Value};

/// Returns the Fourier transform of `operand`; StableHLO's has the same attributes.
pub(super) fn fft(node: &OpNode, operand: Value, attributes: &mut Attributes) -> Parsed<Op> {
    let kind = attributes.keyword("fft_type", "fft_type")?;
    let kind = kind.and_then(FftKind::from_name).ok_or_else(|| {
        let message = "`fft_type` must be one of FFT, IFFT, RFFT, IRFFT";
        Problem::new(node.at, message)
    })?;
    let lengths = attributes.numbers("fft_length")?;
    Ok(Op::Fft {
        operand,
        kind,
        lengths,
    })
}

/// Returns the op `reactant.name` on the operands `x`.
pub(super) fn op(
    name: &str,
    node: &OpNode,
    x: &[Value],
    attributes: &mut Attributes,
) -> Parsed<Op> {
    let one = || match x {
        [one] => Ok(*one),
        _ => {
            let message = format!("{} takes 1 operands, not {}", node.name, x.len());
            Err(Problem::new(node.at, message))
        }
    };
    let op = match name {
        "rotate" => Op::Rotate {
            operand: one()?,
            dimension: attributes.number("dimension")?,
            amount: attributes.number("amount")?,
        },
        "fft" => fft(node, one()?, attributes)?,
        "wrap" => Op::Wrap {
            operand: one()?,
            dimension: attributes.number("dimension")?,
            low: attributes.number("low")?,
            high: attributes.number("high")?,
        },
        "extend" => Op::Extend {
            operand: one()?,
            dimension: attributes.number("dimension")?,
            low: attributes.number("low")?,
            high: attributes.number("high")?,
        },
        "scan" => {
            let [operand, init] = *x else {
                let message = format!("{} takes 2 operands, not {}", node.name, x.len());
                return Err(Problem::new(node.at, message));
            };
            Op::Scan {
                operand,
                init,
                dimension: attributes.number("dimension")?,
                combiner: combiner(node)?,
                reverse: attributes.flag("reverse")?,
                exclusive: attributes.flag("exclusive")?,
            }
        }
        "stencil" => {
            let [operand, coefficients @ ..] = x else {
                let message = format!("{} takes at least 1 operands, not 0", node.name);
                return Err(Problem::new(node.at, message));
            };
            Op::Stencil {
                operand: *operand,
                coefficients: coefficients.to_vec(),
                stencil: stencil(node, attributes)?.into(),
            }
        }
        _ => {
            let message = format!("there is no op `{}`", node.name);
            return Err(Problem::new(node.at, message));
        }
    };
    Ok(op)
}

fn stencil(node: &OpNode, attributes: &mut Attributes) -> Parsed<Stencil> {
    let wrong = |message: String| Problem::new(node.at, message);
    let constants = attributes.dense("constants")?;
    let offsets = attributes.lists("offsets")?;
    let variable: Vec<i64> = attributes.numbers("variable")?;
    let taps = variable.len();
    if offsets.len() != taps || *constants.ty() != TensorType::new(ElementType::F64, [taps]) {
        return Err(wrong(format!(
            "`variable` names {taps} taps: there must be as many `offsets`, and f64 `constants`"
        )));
    }
    let taps = variable.iter().zip(offsets).enumerate();
    let taps = taps.map(|(nth, (variable, offsets))| {
        let constant = || constants.get(nth).as_f64(ElementType::F64);
        let coefficient = match variable {
            -1 => Coefficient::constant(constant()),
            nth => {
                let nth = usize::try_from(*nth);
                let nth = nth.map_err(|_| wrong(format!("there is no coefficient {variable}")))?;
                Coefficient::Operand(nth)
            }
        };
        Ok(Tap {
            offsets,
            coefficient,
        })
    });
    let taps = taps.collect::<Parsed<_>>()?;
    let edges = attributes.strings("edges")?.into_iter().map(|name| {
        let edge = Edge::from_name(name);
        edge.ok_or_else(|| wrong(format!("there is no edge `{name}`")))
    });
    Ok(Stencil {
        start: attributes.numbers("start")?,
        shape: result_type(node)?.shape.clone(),
        edges: edges.collect::<Parsed<_>>()?,
        taps,
    })
}
