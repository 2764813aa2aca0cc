//! Offsets between a value and its readers, by which the readings of a value are counted.

use stablehlo::{Func, Op, Type, Value};

/// Returns the offset from an element of `value` to the element of its `nth` operand that it reads,
/// one integer per dimension: empty if there is none, `None` if the op's reads are not an offset.
pub(crate) fn shift(func: &Func, value: Value, nth: usize) -> Option<Vec<i64>> {
    let rank = |v: Value| match func.ty(v) {
        Type::Tensor(tensor) => tensor.rank(),
        Type::Tuple(_) => 0,
    };
    match func.op(value) {
        Op::Rotate {
            dimension, amount, ..
        } => {
            let mut shift = vec![0; rank(value)];
            shift[*dimension] = *amount;
            Some(shift)
        }
        Op::Slice { start, stride, .. } if stride.iter().all(|s| *s == 1) => {
            Some(start.iter().map(|s| *s as i64).collect())
        }
        Op::Pad { low, interior, .. } if nth == 0 && interior.iter().all(|i| *i == 0) => {
            Some(low.iter().map(|l| -l).collect())
        }
        Op::Slice { .. }
        | Op::Pad { .. }
        | Op::Reverse { .. }
        | Op::Transpose { .. }
        | Op::Reshape { .. }
        | Op::BroadcastInDim { .. }
        | Op::Concatenate { .. }
        | Op::DynamicSlice { .. }
        | Op::DynamicUpdateSlice { .. }
        | Op::Gather { .. } => None,
        _ => Some(Vec::new()),
    }
}

/// Composes `path`, the offset at which a stage reads `reader`, with the offset at which `reader`
/// reads its operand. Offsets add up; where the reads are no offset, the path is marked with
/// `reader`.
pub(crate) fn through(path: &[i64], shift: Option<&[i64]>, reader: Value) -> Vec<i64> {
    match shift {
        None => {
            let mut marked = path.to_vec();
            marked.extend([i64::MIN, reader.index() as i64]);
            marked
        }
        Some([]) => path.to_vec(),
        Some(shift) if path.is_empty() || shift.len() == path.len() => {
            let before = path.iter().chain(std::iter::repeat(&0));
            let sum: Vec<i64> = shift
                .iter()
                .zip(before)
                .map(|(a, b)| a.wrapping_add(*b))
                .collect();
            if sum.iter().all(|d| *d == 0) {
                Vec::new()
            } else {
                sum
            }
        }
        Some(shift) => path.iter().chain(shift).copied().collect(),
    }
}
