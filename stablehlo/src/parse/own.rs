//! The ops that StableHLO does not have.

use super::asked::Attributes;
use super::cursor::{Parsed, Problem};
use super::tree::OpNode;
use crate::{Op, Value};

/// The op `reactant.name` of the operands `x`.
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
        _ => {
            let message = format!("there is no op `{}`", node.name);
            return Err(Problem::new(node.at, message));
        }
    };
    Ok(op)
}
