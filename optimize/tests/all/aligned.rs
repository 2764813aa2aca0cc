//! Updates of inner ranges in the shape of the whole array, as XLA's partitioner is given them.

use optimize::aligned;
use stablehlo::{BinaryOp, ElementType, Func, Op, Scalar, TensorType, Value};

use crate::same::same_results;

const SHAPE: [usize; 2] = [6, 7];

/// The slice of the interior's shape, shifted by `row` and `column`.
fn beside(func: &mut Func, x: Value, row: usize, column: usize) -> Value {
    let start = [1 + row - 1, 1 + column - 1];
    func.slice(x, &start, &[start[0] + 4, start[1] + 5], &[1, 1])
}

/// A five-point stencil with a coefficient that varies by column, written to the interior.
fn stencil() -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F64, SHAPE));
    let by_column = func.parameter(TensorType::new(ElementType::F64, [5]));
    let into = func.parameter(TensorType::new(ElementType::F64, SHAPE));
    let mut sum = beside(&mut func, x, 1, 1);
    for (row, column) in [(0, 1), (2, 1), (1, 0), (1, 2)] {
        let shifted = beside(&mut func, x, row, column);
        let coefficient = func.broadcast_in_dim(by_column, &[4, 5], &[1]);
        let term = func.binary(BinaryOp::Multiply, coefficient, shifted);
        sum = func.binary(BinaryOp::Add, sum, term);
    }
    let one = func.scalar(ElementType::I64, Scalar::Int(1));
    func.results = vec![func.dynamic_update_slice(into, sum, &[one, one])];
    func
}

fn count(func: &Func, is_it: fn(&Op) -> bool) -> usize {
    func.values().filter(|v| is_it(func.op(*v))).count()
}

#[test]
fn a_stencil_has_one_shape() {
    let before = stencil();
    let after = aligned(&before);
    same_results(&before, &after);
    assert_eq!(count(&after, |op| matches!(op, Op::Slice { .. })), 0);
    assert_eq!(
        count(&after, |op| matches!(op, Op::DynamicUpdateSlice { .. })),
        0
    );
    let arithmetic = after
        .values()
        .filter(|v| matches!(after.op(*v), Op::Binary(BinaryOp::Add, ..)));
    for value in arithmetic {
        assert_eq!(after.shape(value), SHAPE);
    }
}

#[test]
fn a_value_padded_with_a_number_keeps_that_number_outside() {
    let mut before = Func::new("main");
    let x = before.parameter(TensorType::new(ElementType::F64, SHAPE));
    let number = before.parameter(TensorType::scalar(ElementType::F64));
    let (left, right) = (beside(&mut before, x, 1, 0), beside(&mut before, x, 1, 2));
    let product = before.binary(BinaryOp::Multiply, left, right);
    before.results = vec![before.pad(product, number, &[2, 0], &[0, 2], &[0, 0])];
    let after = aligned(&before);
    same_results(&before, &after);
    assert_eq!(count(&after, |op| matches!(op, Op::Slice { .. })), 0);
}

#[test]
fn what_is_written_where_the_data_say_stays() {
    let mut before = Func::new("main");
    let x = before.parameter(TensorType::new(ElementType::F64, SHAPE));
    let row = before.parameter(TensorType::scalar(ElementType::I64));
    let inner = beside(&mut before, x, 1, 1);
    let doubled = before.binary(BinaryOp::Add, inner, inner);
    before.results = vec![before.dynamic_update_slice(x, doubled, &[row, row])];
    let after = aligned(&before);
    same_results(&before, &after);
    assert_eq!(
        count(&after, |op| matches!(op, Op::DynamicUpdateSlice { .. })),
        1
    );
}

#[test]
fn loops_are_aligned_inside() {
    let mut body = Func::new("body");
    let (x, k) = (
        body.parameter(TensorType::new(ElementType::F64, SHAPE)),
        body.parameter(TensorType::scalar(ElementType::I64)),
    );
    let (left, right) = (beside(&mut body, x, 1, 0), beside(&mut body, x, 1, 2));
    let sum = body.binary(BinaryOp::Add, left, right);
    let one = body.scalar(ElementType::I64, Scalar::Int(1));
    let next = body.dynamic_update_slice(x, sum, &[one, one]);
    let following = body.binary(BinaryOp::Add, k, one);
    body.results = vec![next, following];
    let mut cond = Func::with_signature_of(&body);
    let three = cond.scalar(ElementType::I64, Scalar::Int(3));
    let k = cond.parameters()[1];
    cond.results = vec![cond.compare(stablehlo::Direction::Lt, k, three)];
    let mut before = Func::new("main");
    let x = before.parameter(TensorType::new(ElementType::F64, SHAPE));
    let zero = before.scalar(ElementType::I64, Scalar::Int(0));
    let results = before.while_loop(&[x, zero], cond, body);
    before.results = vec![results[0]];
    let after = aligned(&before);
    same_results(&before, &after);
    let inside = |func: &Func| {
        let body = func.values().find_map(|v| match func.op(v) {
            Op::While { body, .. } => Some(count(body, |op| matches!(op, Op::Slice { .. }))),
            _ => None,
        });
        body.expect("there is a loop")
    };
    assert_eq!((inside(&before), inside(&after)), (2, 0));
}
