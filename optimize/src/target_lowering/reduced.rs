//! Computes the operand of a reduction in the shape in which it is reduced.
//!
//! A large array is reduced by rows and vectors (`fusion_cut/rows.rs`), in another shape than its
//! own. XLA:CPU fuses the reshape and computes the position of each element in the array's own
//! shape (half the squared misfit of 1024² `f64`: 3.5 ms of processor time; computed in the reduced
//! shape, 2.1). Elementwise arithmetic on a stage's arguments can be done in any shape; the caller
//! then reshapes the arguments (see [`super::flatten_args`]), which moves no data.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use stablehlo::{Func, Op, TensorType, Value};

use crate::inline::push;
use crate::ops::is_elementwise;
use crate::rewrite::{uses, without_dead};

/// Returns the same callee with operands of reductions computed in the reduced shape, where they
/// depend on nothing but parameters and constants.
pub(super) fn in_the_shape_reduced(callee: &Func) -> Func {
    let live = uses(callee);
    let mut new: HashMap<Value, Value> = HashMap::new();
    let after = callee.rewritten(|out, value, op| {
        let written = match (callee.op(value), &op) {
            (Op::Reduce { operand, .. }, Op::Reduce { .. }) => {
                match Cone::of(callee, &live, *operand) {
                    Some(cone) => {
                        let operand = cone.written(out, &new);
                        let mut operands = op.operands();
                        operands[0] = operand;
                        let mut operands = operands.into_iter();
                        push(out, op.map_operands(|_| operands.next().expect("as many")))
                    }
                    None => push(out, op),
                }
            }
            _ => push(out, op),
        };
        new.insert(value, written);
        written
    });
    without_dead(&after)
}

/// A tree of elementwise ops whose result has one reader, a reshape.
struct Cone<'a> {
    func: &'a Func,
    inside: BTreeSet<Value>,
    top: Value,
    shape: Vec<usize>,
}

impl Cone<'_> {
    /// Returns the cone below the reshapes that `reduced` reads, if it is computed from parameters
    /// in one shape.
    fn of<'a>(func: &'a Func, live: &[u32], reduced: Value) -> Option<Cone<'a>> {
        let mut top = reduced;
        while let Op::Reshape { operand, .. } = func.op(top)
            && live[top.index()] == 1
        {
            top = *operand;
        }
        if top == reduced || live[top.index()] != 1 || !is_elementwise(func.op(top)) {
            return None;
        }
        // The number of reads of each value from inside; operands precede their readers.
        let mut read = BTreeMap::from([(top, 1)]);
        let mut inside = BTreeSet::new();
        while let Some((value, count)) = read.pop_last() {
            let op = func.op(value);
            let is_alike = |v: &Value| func.shape(*v) == func.shape(top);
            match op {
                Op::Parameter { .. } => {}
                Op::Constant(literal) if literal.splat_value().is_some() => {}
                Op::BroadcastInDim { operand, .. } if func.shape(*operand).is_empty() => {
                    if !matches!(func.op(*operand), Op::Parameter { .. } | Op::Constant(_)) {
                        return None;
                    }
                }
                _ if is_elementwise(op)
                    && count == live[value.index()]
                    && op.operands().iter().all(is_alike) =>
                {
                    inside.insert(value);
                    for operand in op.operands() {
                        *read.entry(operand).or_insert(0) += 1;
                    }
                }
                _ => return None,
            }
        }
        Some(Cone {
            func,
            inside,
            top,
            shape: func.shape(reduced).to_vec(),
        })
    }

    /// Writes the cone in the reduced shape; `new` maps values of the function to those in `out`.
    fn written(&self, out: &mut Func, new: &HashMap<Value, Value>) -> Value {
        let mut shaped: HashMap<Value, Value> = HashMap::new();
        for value in &self.inside {
            let op = self.func.op(*value).map_operands(|operand| {
                if let Some(known) = shaped.get(&operand) {
                    return *known;
                }
                let written = self.leaf(out, operand, new);
                shaped.insert(operand, written);
                written
            });
            let written = push(out, op);
            shaped.insert(*value, written);
        }
        shaped[&self.top]
    }

    /// Writes an operand that is not computed inside.
    fn leaf(&self, out: &mut Func, value: Value, new: &HashMap<Value, Value>) -> Value {
        let at = |out: &Func, value: Value| match self.func.op(value) {
            Op::Parameter { index } => out.parameters()[*index],
            _ => new[&value],
        };
        match self.func.op(value) {
            Op::Constant(literal) => {
                let ty = TensorType::new(literal.element(), self.shape.clone());
                out.splat(ty, literal.splat_value().expect("it is one number"))
            }
            Op::BroadcastInDim { operand, .. } => {
                let one = at(out, *operand);
                out.broadcast_in_dim(one, &self.shape, &[])
            }
            _ => {
                let whole = at(out, value);
                out.reshape(whole, &self.shape)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use stablehlo::{BinaryOp, Combiner, ElementType, Literal, Scalar, eval};

    use super::*;

    /// Half the sum of squared differences, by columns of 4 x 2; with `shifted`, one array is
    /// rotated along its rows first.
    fn misfit(shifted: bool) -> Func {
        let mut func = Func::new("stage");
        let square = TensorType::new(ElementType::F64, [4, 4]);
        let [x, y] = [0; 2].map(|_| func.parameter(square.clone()));
        let scale = func.parameter(TensorType::scalar(ElementType::F64));
        let x = if shifted { func.rotate(x, 1, 1) } else { x };
        let difference = func.binary(BinaryOp::Subtract, x, y);
        let half = func.splat(square, Scalar::Float(0.5));
        let halved = func.binary(BinaryOp::Multiply, difference, half);
        let product = func.binary(BinaryOp::Multiply, difference, halved);
        let scale = func.broadcast_in_dim(scale, &[4, 4], &[]);
        let scaled = func.binary(BinaryOp::Multiply, scale, product);
        let flat = func.reshape(scaled, &[16]);
        let lines = func.reshape(flat, &[2, 4, 2]);
        let zero = func.scalar(ElementType::F64, Scalar::Float(0.0));
        func.results = vec![func.reduce(lines, zero, &[1], Combiner::Add)];
        func
    }

    fn inputs() -> [Literal; 3] {
        let array = |seed: i32| {
            let all: Vec<f64> = (0..16).map(|n| f64::from(n * n % 7 + seed)).collect();
            Literal::from_f64s(ElementType::F64, [4, 4], &all)
        };
        [
            array(1),
            array(-3),
            Literal::from_f64s(ElementType::F64, [], &[1.5]),
        ]
    }

    fn shape_of_sum(func: &Func) -> Vec<usize> {
        let is_product = |v: &Value| matches!(func.op(*v), Op::Binary(BinaryOp::Multiply, ..));
        let last = func.values().rfind(is_product).unwrap();
        func.shape(last).to_vec()
    }

    #[test]
    fn what_is_reduced_is_computed_in_that_shape() {
        let func = misfit(false);
        let after = in_the_shape_reduced(&func);
        assert_eq!(shape_of_sum(&after), [2, 4, 2], "{after}");
        let reshapes = |v: &Value| matches!(after.op(*v), Op::Reshape { .. });
        assert_eq!(after.values().filter(reshapes).count(), 2, "{after}");
        assert_eq!(
            eval(&func, &inputs()).unwrap(),
            eval(&after, &inputs()).unwrap()
        );
    }

    #[test]
    fn what_is_shifted_or_read_elsewhere_stays() {
        let shifted = misfit(true);
        assert_eq!(shape_of_sum(&in_the_shape_reduced(&shifted)), [4, 4]);
        let mut both = misfit(false);
        let is_product = |v: &Value| matches!(both.op(*v), Op::Binary(BinaryOp::Multiply, ..));
        let product = both.values().rfind(is_product).unwrap();
        both.results.push(product);
        let after = in_the_shape_reduced(&both);
        assert_eq!(shape_of_sum(&after), [4, 4], "{after}");
        assert_eq!(
            eval(&both, &inputs()).unwrap(),
            eval(&after, &inputs()).unwrap()
        );
    }
}
