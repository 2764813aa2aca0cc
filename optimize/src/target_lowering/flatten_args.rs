//! Passes arrays that a stage reads as flat lines in that shape.
//!
//! XLA:CPU fuses a reshape into the loop and computes the position of an element from its line and
//! the position in the line. Where lines are read from an offset, it does not combine the two
//! again, and eight elements are then loaded one by one (5 points, 4096² `f32`: 1.85 times the
//! time). If the caller reshapes, the reshape stays outside the function, since nothing is fused
//! across it, and it moves no data.
//!
//! The input is a function whose forms are chosen; the output has such parameters in its callees.
//! An argument that is read in both shapes is passed as lines only (see [`super::dedup_args`]),
//! unless an update writes into it: no reshape may precede an update (see
//! [`crate::fusion_cut::kept_apart`]).

use std::collections::HashMap;
use std::sync::Arc;

use stablehlo::{Compiled, Func, Op, TensorType, Value};

use super::reduced::in_the_shape_reduced;
use crate::fusion_cut::written_into;
use crate::inline::push;
use crate::rewrite::uses;

/// Rewrites callees so that they take parameters in the shape in which they read them.
pub(super) fn flattened(func: &Func) -> Func {
    Flat::default().within(func)
}

/// The rewritten callees, by the address of the old one, which is kept alive so that its address is
/// not reused.
#[derive(Default)]
struct Flat {
    known: HashMap<*const Func, Written>,
}

/// A callee, its replacement, and the arguments of the replacement.
type Written = (Arc<Func>, Arc<Func>, Vec<Given>);

/// An argument: the operand it is, and the shape it is passed in if not its own.
type Given = (usize, Option<Vec<usize>>);

impl Flat {
    fn within(&mut self, func: &Func) -> Func {
        func.rewritten(|out, _, op| match op {
            Op::Call {
                callee,
                operands,
                compiled: compiled @ (Compiled::Apart | Compiled::OneKernel),
            } => {
                let (callee, given) = self.callee(&callee);
                let shaped = |(nth, shape): &Given| match shape {
                    Some(shape) => out.reshape(operands[*nth], shape),
                    None => operands[*nth],
                };
                let operands = given.iter().map(shaped).collect();
                push(
                    out,
                    Op::Call {
                        callee,
                        operands,
                        compiled,
                    },
                )
            }
            op => push(out, op.map_bodies(&mut |body| self.within(body))),
        })
    }

    fn callee(&mut self, callee: &Arc<Func>) -> (Arc<Func>, Vec<Given>) {
        let place = Arc::as_ptr(callee);
        if let Some((_, written, given)) = self.known.get(&place) {
            return (written.clone(), given.clone());
        }
        let (written, given) = given_flat(&in_the_shape_reduced(&self.within(callee)));
        let written = Arc::new(written);
        let entry = (callee.clone(), written.clone(), given.clone());
        self.known.insert(place, entry);
        (written, given)
    }
}

/// Returns the callee with reshaped parameters as parameters, and the arguments it takes.
fn given_flat(func: &Func) -> (Func, Vec<Given>) {
    let live = uses(func);
    let reshaped = |value: Value| match func.op(value) {
        Op::Reshape { operand, .. } => match func.op(*operand) {
            Op::Parameter { index } => Some((*index, func.shape(value).to_vec())),
            _ => None,
        },
        _ => None,
    };
    let written = written_into(func, &live);
    let mut given: Vec<Given> = Vec::new();
    let mut read: Vec<bool> = Vec::new();
    for (index, parameter) in func.parameters().iter().enumerate() {
        let live = || func.values().filter(|v| live[v.index()] > 0);
        let as_it_is = func.results.contains(parameter)
            || live().any(|v| func.op(v).operands().contains(parameter) && reshaped(v).is_none());
        let shapes = live().filter_map(reshaped);
        let shapes = shapes.filter(|(of, _)| *of == index);
        let flattest = shapes
            .map(|(_, shape)| shape)
            .min_by_key(|shape| (shape.len(), shape.clone()));
        let rank = func.shape(*parameter).len();
        let may_be_both = !written.contains(parameter);
        given.push((
            index,
            flattest.filter(|shape| !as_it_is || may_be_both && shape.len() < rank),
        ));
        read.push(as_it_is);
    }
    let mut out = Func::new(func.name.clone());
    for (index, shape) in &given {
        let ty = func.tensor(func.parameters()[*index]);
        out.parameter(match shape {
            Some(shape) => TensorType::new(ty.element, shape.clone()),
            None => ty.clone(),
        });
    }
    let parameters = out.parameters().to_vec();
    // A parameter that is not `read` in its own shape is only read reshaped.
    let arguments: Vec<Value> = (parameters.iter().zip(func.parameters()).zip(&read))
        .map(
            |((given, own), read)| match *read && out.shape(*given) != func.shape(*own) {
                true => out.reshape(*given, func.shape(*own)),
                false => *given,
            },
        )
        .collect();
    let results = func.rewritten_into(&mut out, &arguments, |out, value, op| {
        match reshaped(value) {
            Some((index, shape)) => out.reshape(parameters[index], &shape),
            None => push(out, op),
        }
    });
    out.results = results;
    (out, given)
}

#[cfg(test)]
mod tests {
    use stablehlo::{BinaryOp, ElementType};

    use super::*;

    #[test]
    fn what_a_callee_reshapes_its_caller_does() {
        let square = TensorType::new(ElementType::F32, [4, 4]);
        let mut callee = Func::new("stage");
        let [old, x] = [0, 1].map(|_| callee.parameter(square.clone()));
        let flat = callee.reshape(x, &[16]);
        let part = callee.slice(flat, &[5], &[13], &[1]);
        let lines = callee.reshape(part, &[2, 4]);
        let both = callee.slice(x, &[0, 0], &[2, 4], &[1, 1]);
        let sum = callee.binary(BinaryOp::Add, lines, both);
        let more = callee.slice(old, &[2, 0], &[4, 4], &[1, 1]);
        callee.results = vec![callee.binary(BinaryOp::Add, sum, more)];
        let callee = Arc::new(callee);
        let mut func = Func::new("main");
        let [a, b] = [0, 1].map(|_| func.parameter(square.clone()));
        let once = func.call(callee.clone(), &[a, b])[0];
        let again = func.call(callee, &[b, a])[0];
        func.results = vec![func.binary(BinaryOp::Add, once, again)];
        let after = flattened(&func);
        let text = after.to_string();
        // The second is passed as one line, though it is also read as a square; there is still one
        // callee.
        assert!(
            text.contains("@stage(%arg0: tensor<4x4xf32>, %arg1: tensor<16xf32>)"),
            "{text}"
        );
        assert_eq!(text.matches("func.func").count(), 2, "{text}");
        let inputs = [0, 1].map(|seed| {
            let all: Vec<f64> = (0..16).map(|n| f64::from(n * n + seed)).collect();
            stablehlo::Literal::from_f64s(ElementType::F32, [4, 4], &all)
        });
        assert_eq!(
            stablehlo::eval(&func, &inputs).unwrap(),
            stablehlo::eval(&after, &inputs).unwrap()
        );
    }
}
