//! Finds arrays of integers that are fixed-point numbers: sums of floats that were made integers.
//!
//! Many codes of particles sum forces in 64-bit integers, so that the order of the sums does not
//! matter: each term is a float times a power of two, as an integer. Where the float is off by a
//! unit in the last place, the integer is off by many. Other integers (indices, counts, hashes,
//! words that are packed of several numbers) are not of this kind, and must be equal.

use std::collections::{BTreeSet, HashMap};

use stablehlo::{BinaryOp, Combiner, ElementType, Func, Op, UnaryOp, Value};

use crate::compile::TensorProgram;

/// Returns the names of the arrays of integers to which the program only adds integers and floats
/// made integers, or which it replaces by such sums.
pub fn fixed_point(tensors: &TensorProgram) -> BTreeSet<String> {
    let func = &tensors.func;
    let given = vec![true; func.params().len()];
    let sums = results(func, &given);
    let outputs = tensors.outputs.iter().zip(&func.results).zip(sums);
    outputs
        .filter(|((_, value), is_sum)| is_integer(func.tensor(**value).element) && *is_sum)
        .map(|((name, _), _)| name.clone())
        .collect()
}

fn is_integer(element: ElementType) -> bool {
    !element.is_float() && element != ElementType::Pred
}

/// Returns for each result of a function whether it is a sum, given which parameters are.
fn results(func: &Func, given: &[bool]) -> Vec<bool> {
    let mut sums = Sums {
        func,
        of: vec![false; func.len()],
        tuples: HashMap::new(),
    };
    for value in func.values() {
        sums.of[value.index()] = sums.is_sum(value, given);
    }
    let results = func.results.iter();
    results.map(|value| sums.of[value.index()]).collect()
}

/// Which values of a function are sums of integers and of floats made integers; of those that are
/// no integers nothing is said.
struct Sums<'a> {
    func: &'a Func,
    of: Vec<bool>,
    /// For each tuple, which of its elements are.
    tuples: HashMap<Value, Vec<bool>>,
}

impl Sums<'_> {
    fn is_sum(&mut self, value: Value, given: &[bool]) -> bool {
        let func = self.func;
        let of = |value: &Value| self.of[value.index()];
        match func.op(value) {
            Op::Parameter { index } => given[*index],
            Op::Constant(_) | Op::Iota { .. } => true,
            Op::Convert { operand, .. } => match func.tensor(*operand).element {
                ElementType::Pred => false,
                element => element.is_float() || of(operand),
            },
            Op::BitcastConvert { operand, element } => {
                let from = func.tensor(*operand).element;
                is_integer(from) && from.bytes() == element.bytes() && of(operand)
            }
            Op::Unary(UnaryOp::Negate, x) => of(x),
            Op::Binary(
                BinaryOp::Add | BinaryOp::Subtract | BinaryOp::Maximum | BinaryOp::Minimum,
                x,
                y,
            ) => of(x) && of(y),
            Op::Binary(BinaryOp::Multiply, x, y) => {
                of(x) && of(y) && (self.is_constant(*x) || self.is_constant(*y))
            }
            Op::Binary(BinaryOp::ShiftLeft, x, by) => of(x) && self.is_constant(*by),
            Op::Select {
                on_true, on_false, ..
            } => of(on_true) && of(on_false),
            Op::Clamp { min, operand, max } => of(min) && of(operand) && of(max),
            Op::BroadcastInDim { operand, .. }
            | Op::Reshape { operand, .. }
            | Op::Transpose { operand, .. }
            | Op::Reverse { operand, .. }
            | Op::Slice { operand, .. }
            | Op::DynamicSlice { operand, .. }
            | Op::Gather { operand, .. }
            | Op::Rotate { operand, .. }
            | Op::Wrap { operand, .. }
            | Op::Extend { operand, .. } => of(operand),
            Op::Pad { operand, value, .. } => of(operand) && of(value),
            Op::Concatenate { operands, .. } => operands.iter().all(of),
            Op::DynamicUpdateSlice {
                operand, update, ..
            } => of(operand) && of(update),
            Op::Scatter {
                operand,
                updates,
                combiner,
                ..
            } => of(operand) && of(updates) && keeps(*combiner),
            Op::Reduce {
                operand,
                init,
                combiner,
                ..
            } => of(operand) && of(init) && keeps(*combiner),
            Op::Result { of, index } => self.tuples.get(of).is_some_and(|all| all[*index]),
            Op::Call {
                callee, operands, ..
            } => {
                let given: Vec<bool> = operands.iter().map(of).collect();
                self.tuples.insert(value, results(callee, &given));
                false
            }
            Op::Case {
                branches, operands, ..
            } => {
                let given: Vec<bool> = operands.iter().map(of).collect();
                let each = branches.iter().map(|branch| results(branch, &given));
                let all = each.reduce(|a, b| a.iter().zip(&b).map(|(a, b)| *a && *b).collect());
                self.tuples.insert(value, all.unwrap_or_default());
                false
            }
            Op::While { inits, body, .. } => {
                let mut carried: Vec<bool> = inits.iter().map(of).collect();
                loop {
                    let after = results(body, &carried);
                    let kept: Vec<bool> =
                        carried.iter().zip(&after).map(|(a, b)| *a && *b).collect();
                    if kept == carried {
                        break;
                    }
                    carried = kept;
                }
                self.tuples.insert(value, carried);
                false
            }
            Op::OptimizationBarrier { operands } => {
                let all = operands.iter().map(of).collect();
                self.tuples.insert(value, all);
                false
            }
            Op::Unary(..)
            | Op::Binary(..)
            | Op::Compare { .. }
            | Op::ReduceWindow { .. }
            | Op::DotGeneral { .. }
            | Op::Convolution { .. }
            | Op::Fft { .. }
            | Op::Sort { .. }
            | Op::CustomCall { .. }
            | Op::DeviceNumber(_)
            | Op::Collective { .. }
            | Op::Scan { .. }
            | Op::Stencil { .. } => false,
        }
    }

    fn is_constant(&self, value: Value) -> bool {
        match self.func.op(value) {
            Op::Constant(_) => true,
            Op::BroadcastInDim { operand, .. } | Op::Reshape { operand, .. } => {
                self.is_constant(*operand)
            }
            _ => false, // computed
        }
    }
}

/// Returns whether a combination of sums is one.
fn keeps(combiner: Combiner) -> bool {
    match combiner {
        Combiner::Set | Combiner::Add | Combiner::Min | Combiner::Max => true,
        Combiner::Mul | Combiner::And | Combiner::Or | Combiner::Xor => false,
    }
}
