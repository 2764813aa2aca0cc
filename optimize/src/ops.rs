//! Queries on ops that rules, fusion and target lowering share.

use stablehlo::{BinaryOp, ElementType, Func, Op, Value};

use crate::rules::number;

/// Returns [`Op::is_elementwise`], as a plain function.
pub(crate) fn is_elementwise(op: &Op) -> bool {
    op.is_elementwise()
}

/// Returns the array behind reshapes, bitcasts and optimization barriers, none of which moves
/// bytes.
pub(crate) fn origin(func: &Func, mut value: Value) -> Value {
    loop {
        value = match func.op(value) {
            Op::Reshape { operand, .. } | Op::BitcastConvert { operand, .. } => *operand,
            Op::Result { of, index } => match func.op(*of) {
                Op::OptimizationBarrier { operands } => operands[*index],
                _ => return value,
            },
            _ => return value, // computed, or moved
        };
    }
}

/// Returns whether the value is a splat constant or a broadcast scalar.
pub(crate) fn is_uniform(func: &Func, value: Value) -> bool {
    match func.op(value) {
        Op::Constant(literal) => literal.splat_value().is_some(),
        Op::BroadcastInDim { operand, .. } => func.shape(*operand).is_empty(),
        _ => false, // may vary
    }
}

/// Returns whether the op is commutative.
pub(crate) fn commutes(op: BinaryOp) -> bool {
    match op {
        BinaryOp::Add
        | BinaryOp::Multiply
        | BinaryOp::Maximum
        | BinaryOp::Minimum
        | BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor => true,
        BinaryOp::Subtract
        | BinaryOp::Divide
        | BinaryOp::Remainder
        | BinaryOp::Power
        | BinaryOp::Atan2
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRightLogical
        | BinaryOp::ShiftRightArithmetic => false,
    }
}

/// Returns whether the op is elementwise or a bitcast to a type of equal width.
pub(crate) fn is_elementwise_or_bits(func: &Func, op: &Op) -> bool {
    match op {
        Op::BitcastConvert { operand, element } => {
            func.tensor(*operand).element.bits() == element.bits()
        }
        op => is_elementwise(op),
    }
}

/// Returns the start of a slice or an update in one dimension, if it is constant. The start is
/// clamped to `0..=room`, as StableHLO specifies; without room it is 0 whatever the operand.
pub(crate) fn known_start(func: &Func, start: Value, room: usize) -> Option<usize> {
    if room == 0 {
        return Some(0);
    }
    let Op::Constant(literal) = func.op(start) else {
        return None;
    };
    let at = number(literal.element(), literal.splat_value()?);
    Some(usize::try_from(at.max(0)).map_or(room, |at| at.min(room)))
}

/// Returns the starts of a slice or an update of `size` in an array of `shape`, clamped, if they
/// are constant.
pub(crate) fn known_starts(
    func: &Func,
    starts: &[Value],
    shape: &[usize],
    size: &[usize],
) -> Option<Vec<usize>> {
    let dimensions = starts.iter().zip(shape.iter().zip(size));
    dimensions
        .map(|(start, (all, part))| known_start(func, *start, all - part))
        .collect()
}

/// Returns the operand, the update and the starts of a `dynamic_update_slice`.
pub(crate) fn as_update(op: &Op) -> Option<(Value, Value, &[Value])> {
    match op {
        Op::DynamicUpdateSlice {
            operand,
            update,
            starts,
        } => Some((*operand, *update, starts)),
        _ => None,
    }
}

/// Returns the operand, the starts and the sizes of a `dynamic_slice`.
pub(crate) fn as_dynamic_slice(op: &Op) -> Option<(Value, &[Value], &[usize])> {
    match op {
        Op::DynamicSlice {
            operand,
            starts,
            sizes,
        } => Some((*operand, starts, sizes)),
        _ => None,
    }
}

/// Returns the operand and the permutation of a transpose.
pub(crate) fn as_transpose(op: &Op) -> Option<(Value, &[usize])> {
    match op {
        Op::Transpose {
            operand,
            permutation,
        } => Some((*operand, permutation)),
        _ => None,
    }
}

/// Returns the operand and the dimensions of a reversal.
pub(crate) fn as_reverse(op: &Op) -> Option<(Value, &[usize])> {
    match op {
        Op::Reverse {
            operand,
            dimensions,
        } => Some((*operand, dimensions)),
        _ => None,
    }
}

/// Returns the operand, the result shape and the dimension map of a broadcast.
pub(crate) fn as_broadcast(op: &Op) -> Option<(Value, &[usize], &[usize])> {
    match op {
        Op::BroadcastInDim {
            operand,
            shape,
            dimensions,
        } => Some((*operand, shape, dimensions)),
        _ => None,
    }
}

/// Returns the element type, the shape and the dimension of an iota.
pub(crate) fn as_iota(op: &Op) -> Option<(ElementType, &[usize], usize)> {
    match op {
        Op::Iota {
            element,
            shape,
            dimension,
        } => Some((*element, shape, *dimension)),
        _ => None,
    }
}

/// Returns the operands and the dimension of a concatenate.
pub(crate) fn as_concatenate(op: &Op) -> Option<(&[Value], usize)> {
    match op {
        Op::Concatenate {
            operands,
            dimension,
        } => Some((operands, *dimension)),
        _ => None,
    }
}

/// Returns the starts of a `dynamic_update_slice` of `update` into `whole`, if they are constant.
pub(crate) fn known_starts_of_update(
    func: &Func,
    whole: Value,
    update: Value,
    starts: &[Value],
) -> Option<Vec<usize>> {
    known_starts(func, starts, func.shape(whole), func.shape(update))
}

/// Returns, for each dimension of `to`, the dimension of `from` with the same elements, if the
/// shapes differ only in dimensions of size 1; those of `to` map to `None`.
pub(crate) fn same_but_for_ones(from: &[usize], to: &[usize]) -> Option<Vec<Option<usize>>> {
    let mut long = (0..from.len()).filter(|d| from[*d] != 1);
    let mut map = Vec::with_capacity(to.len());
    for size in to {
        map.push(match size {
            1 => None,
            size => Some(long.next().filter(|d| from[*d] == *size)?),
        });
    }
    long.next().is_none().then_some(map)
}

#[cfg(test)]
mod tests {
    use stablehlo::{ElementType, Func, Scalar, TensorType};

    use super::{known_start, known_starts};

    /// Returns the known start for a constant of this type, with room for three.
    fn start(element: ElementType, at: i64) -> Option<usize> {
        let mut func = Func::new("main");
        let start = func.scalar(element, Scalar::Int(at));
        known_start(&func, start, 3)
    }

    #[test]
    fn starts_are_moved_so_that_it_fits() {
        for element in [ElementType::I8, ElementType::I32, ElementType::I64] {
            let found = [-128, -1, 0, 2, 3, 4, 127].map(|at| start(element, at));
            assert_eq!(found, [0, 0, 0, 2, 3, 3, 3].map(Some), "{element:?}");
        }
        assert_eq!(start(ElementType::I64, i64::MIN), Some(0));
        assert_eq!(start(ElementType::I64, i64::MAX), Some(3));
    }

    #[test]
    fn starts_without_a_sign_are_never_below_zero() {
        let found = [0, 2, 4, i64::MAX, i64::MIN, -1].map(|at| start(ElementType::U64, at));
        assert_eq!(found, [0, 2, 3, 3, 3, 3].map(Some));
        assert_eq!(start(ElementType::U8, 255), Some(3));
    }

    #[test]
    fn without_room_the_start_does_not_matter() {
        let mut func = Func::new("main");
        let at = func.parameter(TensorType::scalar(ElementType::I32));
        let one = func.scalar(ElementType::I32, Scalar::Int(1));
        let starts = [at, one];
        assert_eq!(
            known_starts(&func, &starts, &[4, 5], &[4, 2]),
            Some(vec![0, 1])
        );
        assert_eq!(known_starts(&func, &starts, &[4, 5], &[3, 2]), None);
    }
}
