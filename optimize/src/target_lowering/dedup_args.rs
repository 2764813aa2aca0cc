//! Passes each array to a stage once.
//!
//! If a function that is not fused with its caller receives an array twice, in two shapes, XLA:CPU
//! does not see that both are one buffer: it writes a result over it while it is still read
//! (`shared_bitonic_sort` on two devices: 71 of 96 elements wrong). The shape that is updated
//! inside is passed, otherwise the flattest, and the others are reshapes of it inside the stage: no
//! reshape may precede an update (see [`crate::fusion_cut::kept_apart`]).

use std::collections::HashMap;
use std::sync::Arc;

use stablehlo::{Compiled, Func, Op, Value};

use crate::fusion_cut::kept_apart;
use crate::inline::push;
use crate::ops::as_update;
use crate::rewrite::uses;

/// Rewrites calls of stages so that they pass each array once.
pub(super) fn given_once(func: &Func) -> Func {
    Once::default().within(func)
}

/// The rewritten callees, by the address of the old one and the operands that are one array. The
/// old callee is kept alive so that its address is not reused.
#[derive(Default)]
struct Once {
    known: HashMap<(*const Func, Vec<usize>), Written>,
}

/// A callee, its replacement, and for each operand the one that is passed for it.
type Written = (Arc<Func>, Arc<Func>, Vec<usize>);

impl Once {
    fn within(&mut self, func: &Func) -> Func {
        func.rewritten(|out, _, op| match op {
            Op::Call {
                callee,
                operands,
                compiled: compiled @ (Compiled::Apart | Compiled::OneKernel),
            } => {
                let (callee, instead) = self.callee(&callee, same(out, &operands));
                let kept = (0..operands.len()).filter(|nth| instead[*nth] == *nth);
                let operands = kept.map(|nth| operands[nth]).collect();
                let call = Op::Call {
                    callee,
                    operands,
                    compiled,
                };
                push(out, call)
            }
            op => push(out, op.map_bodies(&mut |body| self.within(body))),
        })
    }

    /// Returns the callee that takes one of each group in `same`, and for each operand the one that
    /// is passed for it.
    fn callee(&mut self, callee: &Arc<Func>, same: Vec<usize>) -> (Arc<Func>, Vec<usize>) {
        let place = (Arc::as_ptr(callee), same);
        if let Some((_, written, instead)) = self.known.get(&place) {
            return (written.clone(), instead.clone());
        }
        let within = self.within(callee);
        let instead = instead(&within, &place.1);
        let written = Arc::new(with_one_of_each(&within, &instead));
        let entry = (callee.clone(), written.clone(), instead.clone());
        self.known.insert(place, entry);
        (written, instead)
    }
}

/// Returns for each operand the first one that is the same array.
fn same(func: &Func, operands: &[Value]) -> Vec<usize> {
    let array = |operand: &Value| {
        let mut array = *operand;
        while let Op::Reshape { operand, .. } = func.op(array) {
            array = *operand;
        }
        array
    };
    let arrays: Vec<Value> = operands.iter().map(array).collect();
    let first = |array| arrays.iter().position(|other| other == array);
    arrays.iter().filter_map(first).collect()
}

/// Returns for each parameter the one that is passed for it. Among those that are the `same` array,
/// prefers one that puts no update beside a reshape that XLA:CPU looks through, then one that is
/// updated, then the flattest.
fn instead(func: &Func, same: &[usize]) -> Vec<usize> {
    let live = uses(func);
    let updates = || func.values().filter(|v| live[v.index()] > 0);
    let is_updated = |nth: usize| {
        let parameter = func.parameters()[nth];
        updates().any(|v| as_update(func.op(v)).is_some_and(|(whole, ..)| whole == parameter))
    };
    let mut instead: Vec<usize> = (0..same.len()).collect();
    for first in (0..same.len()).filter(|nth| same[*nth] == *nth) {
        let all: Vec<usize> = (first..same.len())
            .filter(|nth| same[*nth] == first)
            .collect();
        let given = |nth: usize| {
            let mut instead = instead.clone();
            all.iter().for_each(|other| instead[*other] = nth);
            instead
        };
        let is_right = |nth: usize| {
            let written = with_one_of_each(func, &given(nth));
            kept_apart(&written, &uses(&written)).is_empty()
        };
        let best = (all.iter().copied()).min_by_key(|nth| {
            let rank = func.shape(func.parameters()[*nth]).len();
            (
                all.len() > 1 && !is_right(*nth),
                !is_updated(*nth),
                rank,
                *nth,
            )
        });
        instead = given(best.unwrap_or(first));
    }
    instead
}

/// Returns the function without the parameters for which another one is passed.
fn with_one_of_each(func: &Func, instead: &[usize]) -> Func {
    let mut out = Func::new(func.name.clone());
    let kept = (0..instead.len()).filter(|nth| instead[*nth] == *nth);
    let kept: HashMap<usize, Value> = kept
        .map(|nth| {
            (
                nth,
                out.parameter(func.tensor(func.parameters()[nth]).clone()),
            )
        })
        .collect();
    let arguments: Vec<Value> = (instead.iter().zip(func.parameters()))
        .map(|(nth, own)| match func.shape(*own) {
            shape if shape == out.shape(kept[nth]) => kept[nth],
            shape => out.reshape(kept[nth], shape),
        })
        .collect();
    out.results = func.rewritten_into(&mut out, &arguments, |out, _, op| push(out, op));
    out
}

#[cfg(test)]
mod tests {
    use stablehlo::{BinaryOp, ElementType, TensorType};

    use super::*;

    #[test]
    fn an_array_in_two_shapes_is_given_as_a_line() {
        let [line, square] = [vec![16], vec![4, 4]];
        let mut callee = Func::new("stage");
        let [x, flat] = [&square, &line]
            .map(|shape| callee.parameter(TensorType::new(ElementType::F32, shape.clone())));
        let back = callee.reverse(flat, &[0]);
        let back = callee.reshape(back, &square);
        callee.results = vec![callee.binary(BinaryOp::Subtract, x, back)];
        let callee = Arc::new(callee);
        let mut func = Func::new("main");
        let [a, b] =
            [0, 1].map(|_| func.parameter(TensorType::new(ElementType::F32, square.clone())));
        let [of_a, of_b] = [a, b].map(|x| func.reshape(x, &line));
        let one = func.call(callee.clone(), &[a, of_a])[0];
        let two = func.call(callee, &[a, of_b])[0];
        func.results = vec![one, two];
        let after = given_once(&func);
        let text = after.to_string();
        assert!(text.contains("(%arg0: tensor<16xf32>)"), "{text}");
        assert!(
            text.contains("(%arg0: tensor<4x4xf32>, %arg1: tensor<16xf32>)"),
            "{text}"
        );
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
