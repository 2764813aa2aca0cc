//! Inclusive scans along an axis, in a number of iterations logarithmic in its length.

use stablehlo::{BinaryOp, Direction, ElementType, Func, Scalar, TensorType, Value};

/// Computes the inclusive scan in the last axis of `x`: element `k` becomes `combine` of elements
/// `0..=k`, in order.
///
/// One `while` for any length: in each iteration every element combines with the one `shift` before
/// it, and `shift` doubles (it is computed as a power of two of the iteration count, because XLA
/// expects loops that count by one). `identity` is used for the elements before the first.
pub(super) fn inclusive_scan(
    f: &mut Func,
    x: Value,
    identity: Scalar,
    combine: impl Fn(&mut Func, Value, Value) -> Value,
) -> Value {
    let ty = f.tensor(x).clone();
    let (rank, len) = (ty.shape.len(), *ty.shape.last().expect("it has an axis"));
    if len <= 1 {
        return x;
    }
    let turns = i64::from(usize::BITS - (len - 1).leading_zeros());
    let counter = TensorType::scalar(ElementType::I64);
    let mut cond = Func::new("cond");
    let turn = cond.parameter(counter.clone());
    cond.parameter(ty.clone());
    let end = cond.scalar(ElementType::I64, Scalar::Int(turns));
    let more = cond.compare(Direction::Lt, turn, end);
    cond.results = vec![more];

    let mut body = Func::new("body");
    let turn = body.parameter(counter);
    let now = body.parameter(ty.clone());
    let nothing = body.scalar(ty.element, identity);
    let mut low = vec![0; rank];
    low[rank - 1] = len as i64;
    let padded = body.pad(now, nothing, &low, &vec![0; rank], &vec![0; rank]);
    let one = body.scalar(ElementType::I64, Scalar::Int(1));
    let shift = body.binary(BinaryOp::ShiftLeft, one, turn);
    let end = body.scalar(ElementType::I64, Scalar::Int(len as i64));
    let zero = body.scalar(ElementType::I64, Scalar::Int(0));
    let mut starts = vec![zero; rank];
    starts[rank - 1] = body.binary(BinaryOp::Subtract, end, shift);
    let before = body.dynamic_slice(padded, &starts, &ty.shape);
    let next = combine(&mut body, before, now);
    let following = body.binary(BinaryOp::Add, turn, one);
    body.results = vec![following, next];

    let first = f.scalar(ElementType::I64, Scalar::Int(0));
    f.while_loop(&[first, x], cond, body)[1]
}

/// Converts an inclusive scan into the exclusive one: shifts it by one element.
pub(super) fn exclusive(f: &mut Func, inclusive: Value, identity: Scalar) -> Value {
    let ty = f.tensor(inclusive).clone();
    let rank = ty.shape.len();
    let nothing = f.scalar(ty.element, identity);
    let (mut low, mut high) = (vec![0; rank], vec![0; rank]);
    (low[rank - 1], high[rank - 1]) = (1, -1);
    f.pad(inclusive, nothing, &low, &high, &vec![0; rank])
}

#[cfg(test)]
mod tests {
    use super::*;
    use stablehlo::Literal;

    #[test]
    fn sums_of_seven() {
        let mut f = Func::new("main");
        let x = f.constant(literal(&[3, 1, 4, 1, 5, 9, 2]));
        let sums = inclusive_scan(&mut f, x, Scalar::Int(0), |f, a, b| {
            f.binary(BinaryOp::Add, a, b)
        });
        let before = exclusive(&mut f, sums, Scalar::Int(0));
        f.results = vec![sums, before];
        let out = stablehlo::eval(&f, &[]).unwrap();
        let sums = literal(&[3, 4, 8, 9, 14, 23, 25]);
        assert_eq!(out, [sums, literal(&[0, 3, 4, 8, 9, 14, 23])]);
    }

    fn literal(values: &[i64]) -> Literal {
        Literal::from_i64s(ElementType::I32, [values.len()], values)
    }
}
