//! What rules, forms and stages all ask of ops.

use stablehlo::{BinaryOp, ElementType, Func, Op, Value};

use crate::rules::number;

/// [`Op::is_elementwise`], as a function.
pub(crate) fn is_elementwise(op: &Op) -> bool {
    op.is_elementwise()
}

/// The array that `value` is, whatever its shape: what has the same bytes in the same order is not moved.
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

/// Whether it is a constant of one number, or a scalar that is broadcast.
pub(crate) fn is_uniform(func: &Func, value: Value) -> bool {
    match func.op(value) {
        Op::Constant(literal) => literal.splat_value().is_some(),
        Op::BroadcastInDim { operand, .. } => func.shape(*operand).is_empty(),
        _ => false, // any number anywhere
    }
}

/// Whether the operands may be exchanged.
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

/// The same, bitcasts to a type of as many bits among them.
pub(crate) fn is_elementwise_or_bits(func: &Func, op: &Op) -> bool {
    match op {
        Op::BitcastConvert { operand, element } => {
            func.tensor(*operand).element.bits() == element.bits()
        }
        op => is_elementwise(op),
    }
}

/// Where a slice or an update begins that has `room` to move, if that is known; starts are moved so that it fits.
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

/// Where a slice or an update of `size` begins in an array of `shape`, if that is known.
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

/// What a `dynamic_update_slice` writes into, what it writes, and where.
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

/// What a `dynamic_slice` is taken of, where, and of which size.
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

/// What a transpose is taken of, and its permutation.
pub(crate) fn as_transpose(op: &Op) -> Option<(Value, &[usize])> {
    match op {
        Op::Transpose {
            operand,
            permutation,
        } => Some((*operand, permutation)),
        _ => None,
    }
}

/// What a reversal is taken of, and along which dimensions.
pub(crate) fn as_reverse(op: &Op) -> Option<(Value, &[usize])> {
    match op {
        Op::Reverse {
            operand,
            dimensions,
        } => Some((*operand, dimensions)),
        _ => None,
    }
}

/// What is broadcast, to which shape, and where its dimensions go.
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

/// What counts, its shape, and along which dimension.
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

/// What is put side by side, and along which dimension.
pub(crate) fn as_concatenate(op: &Op) -> Option<(&[Value], usize)> {
    match op {
        Op::Concatenate {
            operands,
            dimension,
        } => Some((operands, *dimension)),
        _ => None,
    }
}

/// Where the update of a `dynamic_update_slice` of `whole` begins, if that is known.
pub(crate) fn known_starts_of_update(
    func: &Func,
    whole: Value,
    update: Value,
    starts: &[Value],
) -> Option<Vec<usize>> {
    known_starts(func, starts, func.shape(whole), func.shape(update))
}

/// For each dimension of `to` the one of `from` it is, where a reshape but adds and drops dimensions of size 1.
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

    /// The start that a constant of this type is, where there is room for three.
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
