//! The operands through which a perturbation reaches the result of an op.
//!
//! Integers are followed too where they may hold the bits of floats ([`crate::bits`]): not to
//! differentiate them, but so that no dependence through them is lost silently.

use std::collections::HashMap;

use stablehlo::{ElementType, Func, Op, UnaryOp, Value};

use crate::bits::{self, Bits};
use crate::rules::{Kind, kind};

/// The contents of a function's integers.
pub(crate) struct Flow<'a> {
    func: &'a Func,
    bits: HashMap<Value, Bits>,
}

/// Returns whether values of this type can carry a perturbation: floats, and integers that may be
/// their bits.
pub(crate) fn carries(element: ElementType) -> bool {
    element.is_float() || element.is_integer()
}

impl Flow<'_> {
    pub fn of(func: &Func) -> Flow<'_> {
        let bits = bits::of(func);
        Flow { func, bits }
    }

    /// Returns the operands that `value`, an op without regions and with one result, varies with.
    pub fn through(&self, value: Value) -> Vec<Value> {
        let op = self.func.op(value);
        if let Some(bits) = self.bits.get(&value)
            && bits.is_flat()
        {
            return vec![];
        }
        let element = |v: &Value| self.func.tensor(*v).element;
        match op {
            // Step functions.
            Op::Unary(
                UnaryOp::Sign
                | UnaryOp::Floor
                | UnaryOp::Ceil
                | UnaryOp::RoundNearestEven
                | UnaryOp::RoundNearestAfz
                | UnaryOp::PopulationCount
                | UnaryOp::CountLeadingZeros
                | UnaryOp::IsFinite,
                _,
            ) => vec![],
            Op::Binary(..) if bits::rounds(self.func, value) => vec![],
            Op::Convert { operand, .. }
                if element(operand).is_float() && !element(&value).is_float() =>
            {
                vec![]
            }
            Op::BitcastConvert { operand, .. } => match bits::scaled(self.func, value) {
                Some((float, before)) => {
                    let mut with = bits::others(self.func, &self.bits, before);
                    with.push(float);
                    with
                }
                None => vec![bits::beside(self.func, value).unwrap_or(*operand)],
            },
            Op::Select { pred, on_false, .. }
                if bits::asks_for_subnormals(self.func, &self.bits, *pred) =>
            {
                vec![*on_false]
            }
            // Also reductions of integers that hold bits.
            Op::Reduce { operand, init, .. }
            | Op::ReduceWindow { operand, init, .. }
            | Op::Scan { operand, init, .. } => vec![*operand, *init],
            Op::Scatter {
                operand, updates, ..
            } => vec![*operand, *updates],
            _ => match kind(op) {
                Kind::Flat => vec![],
                Kind::Linear(groups) => {
                    let operands = op.operands();
                    groups.iter().flatten().map(|at| operands[*at]).collect()
                }
                Kind::Elementwise | Kind::Expanded | Kind::Code | Kind::Control => op.operands(),
            },
        }
    }
}
