//! Costs of single ops for the extraction: those of the target's table, with lower bounds where it
//! has no price.

use stablehlo::{BinaryOp, Func, Op, TensorType, Type, Value};

use crate::stencil::Chooser;
use crate::{Target, costs};

/// Returns the seconds that an op takes given its operands; for a stencil, in the form chosen for
/// it.
pub(super) fn own(
    op: &Op,
    operands: &[&TensorType],
    result: &TensorType,
    stencils: &mut Chooser,
) -> f64 {
    let target = stencils.target;
    match op {
        Op::Stencil { stencil, .. } => {
            let all = stencils.seconds(operands[0], &operands[1..], stencil);
            (all - costs::stored(result, target)).max(0.0)
        }
        op => {
            let result = Type::Tensor(result.clone());
            let cost = costs::cost(op, operands, &result, target);
            let cost = cost.max(least(op, operands, &result, target));
            cost * (1.0 + UNUSUAL * unusual(op, operands))
        }
    }
}

/// Returns the seconds of a part of a program.
pub(super) fn alone(part: &Func, target: Target) -> f64 {
    costs::seconds(part, target) - costs::seconds(&Func::new("nothing"), target)
}

/// Relative cost that breaks ties between products: one that reads rows of its left and columns of
/// its right operand is preferred.
const UNUSUAL: f64 = 1e-3;

/// Counts the operands of a product with another layout, and batch dimensions that are not first.
fn unusual(op: &Op, operands: &[&TensorType]) -> f64 {
    match op {
        Op::DotGeneral {
            lhs_batch,
            rhs_batch,
            lhs_contract,
            rhs_contract,
            ..
        } => {
            let left = (lhs_contract.iter()).any(|d| d + lhs_contract.len() < operands[0].rank());
            let right = (rhs_contract.iter()).any(|d| *d >= rhs_batch.len() + rhs_contract.len());
            let batch =
                [lhs_batch, rhs_batch].map(|batch| batch.iter().zip(0..).any(|(d, n)| *d != n));
            [left, right, batch[0], batch[1]]
                .map(|unusual| f64::from(u8::from(unusual)))
                .iter()
                .sum()
        }
        _ => 0.0, // products only
    }
}

/// The least cost of an element that is summed, in additions, in case the table has no price.
const LEAST: f64 = 0.1;

/// Returns the least cost of a sum.
fn least(op: &Op, operands: &[&TensorType], result: &Type, target: Target) -> f64 {
    let counts = operands.iter().map(|ty| ty.count());
    let elements = match op {
        Op::DotGeneral { lhs_contract, .. } => {
            let along = lhs_contract.iter().map(|d| operands[0].shape[*d]);
            result.tensors()[0].count() * along.product::<usize>()
        }
        Op::Reduce { .. } => counts.max().unwrap_or(0),
        _ => return 0.0, // element by element
    };
    let ty = TensorType::new(operands[0].element, [elements]);
    let x = Value::from_index(0);
    let add = Op::Binary(BinaryOp::Add, x, x);
    LEAST * costs::cost(&add, &[&ty, &ty], &Type::Tensor(ty.clone()), target)
}
