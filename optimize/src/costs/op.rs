//! Counts the work of a single op.

use stablehlo::{BinaryOp, Combiner, Op, OpClass, TensorType, Type, UnaryOp};

use super::work::{Quantity, Work};

/// Lines at a multiple of this distance conflict in a cache.
const PAGE: usize = 1 << 12;

/// Returns the work of `evaluated` elements of an op's result, given its operands. Functions inside
/// ops do not count.
pub(super) fn work(op: &Op, operands: &[&TensorType], result: &Type, evaluated: f64) -> Work {
    let mut work = Work::default();
    let Some(ty) = result.tensors().first() else {
        return work;
    };
    let wide = |quantity: Quantity, wide| quantity.of(wide, ty.element);
    let simple = wide(Quantity::Simple32, Quantity::Simple64);
    let last = ty.rank().wrapping_sub(1);
    // The work per element of the result.
    let each = |of: &TensorType| of.count() as f64 / ty.count().max(1) as f64;
    match op {
        Op::BroadcastInDim { .. } => {}
        Op::Iota { .. } => work.add(simple, evaluated),
        Op::Clamp { .. } => work.add(simple, 2.0 * evaluated),
        Op::Unary(op, _) => work.add(unary(*op, ty), evaluated),
        Op::Binary(op, ..) => work.add(binary(*op, ty), evaluated),
        Op::Reshape { .. } => work.add(Quantity::Reshaped, evaluated),
        Op::Transpose { permutation, .. } => {
            let across = permutation.last().is_some_and(|from| *from != last);
            let from = operands.first().filter(|_| across);
            let quantity = from.map_or(Quantity::Shifted, |from| {
                let lines: usize = from.shape[permutation[last] + 1..].iter().product();
                match (lines * from.element.bytes()).is_multiple_of(PAGE) {
                    true => Quantity::AcrossFar,
                    false => Quantity::Across,
                }
            });
            work.add(quantity, evaluated);
        }
        Op::Reverse { dimensions, .. } => shifted(&mut work, dimensions.contains(&last), evaluated),
        Op::Slice { start, stride, .. } => {
            let from = |d: &usize| *d != 0;
            let minor = start.last().is_some_and(from) || stride.last().is_some_and(|s| *s != 1);
            shifted(&mut work, minor, evaluated);
        }
        Op::Pad { low, .. } => {
            work.add(Quantity::Padded, evaluated);
            if low.last().is_some_and(|low| *low != 0) {
                shifted(&mut work, true, evaluated);
            }
        }
        Op::Concatenate { operands, .. } => {
            work.add(
                Quantity::Concatenated,
                evaluated * operands.len().saturating_sub(1) as f64,
            );
        }
        Op::Rotate { dimension, .. } => {
            work.add(Quantity::Concatenated, evaluated);
            shifted(&mut work, *dimension == last, evaluated);
        }
        Op::Wrap { .. } | Op::Extend { .. } => {
            work.add(Quantity::Concatenated, 2.0 * evaluated);
        }
        Op::DynamicUpdateSlice { .. } => {
            if let Some(update) = operands.get(1) {
                work.add(
                    Quantity::Updated,
                    bytes(update) * evaluated / ty.count().max(1) as f64,
                );
            }
        }
        Op::Gather { .. } => work.add(Quantity::Gathered, evaluated),
        Op::Scatter { dims, .. } => {
            if let Some(updates) = operands.get(2) {
                let window = dims.update_window_dims.iter();
                let window: usize = window.map(|d| updates.shape[*d]).product();
                let windows = updates.count() / window.max(1);
                work.add(Quantity::Scattered, windows as f64);
                if window > 1 {
                    work.add(Quantity::Updated, bytes(updates));
                }
            }
        }
        Op::Reduce {
            dimensions,
            combiner,
            ..
        } => {
            if let Some(operand) = operands.first() {
                let minor = dimensions.contains(&operand.rank().wrapping_sub(1));
                let extreme = matches!(combiner, Combiner::Min | Combiner::Max);
                // A vector is one line: XLA:CPU reduces 4096 elements in 0.6 µs, and 64 lines of 64
                // in 2.1 µs.
                let lines = operand.shape.iter().filter(|size| **size > 1).count() > 1;
                let quantity = match (minor, extreme && ty.element.is_float()) {
                    _ if ty.count() == 1 && lines && !extreme => Quantity::ReducedAll,
                    (true, true) => Quantity::Compared,
                    (true, false) => Quantity::ReducedMinor,
                    (false, _) => Quantity::ReducedMajor,
                };
                work.add(quantity, each(operand) * evaluated);
            }
        }
        Op::ReduceWindow {
            window_dimensions, ..
        } => {
            let window: usize = window_dimensions.iter().product();
            work.add(Quantity::Window, window as f64 * evaluated);
        }
        Op::DotGeneral { lhs_contract, .. } => {
            let along = operands.first().map_or(0, |lhs| {
                lhs_contract.iter().map(|d| lhs.shape[*d]).product()
            });
            work.add(
                wide(Quantity::Dot32, Quantity::Dot64),
                along as f64 * evaluated,
            );
        }
        Op::Convolution { dims, .. } => {
            let window = operands.get(1).map_or(0, |rhs| {
                rhs.count() / rhs.shape[dims.rhs_output_feature].max(1)
            });
            work.add(
                wide(Quantity::Convolved32, Quantity::Convolved64),
                window as f64 * evaluated,
            );
            let quantity = match dims.out_spatial.len() {
                _ if ty.element.bytes() == 8 => Quantity::ConvolvedPlace64,
                ..=2 if dims.out_feature == last => Quantity::ConvolvedPlace,
                ..=2 => Quantity::ConvolvedApart,
                _ => Quantity::ConvolvedBox,
            };
            let features = ty.shape[dims.out_feature].max(1) as f64;
            work.add(quantity, evaluated / features);
        }
        Op::Sort {
            operands,
            dimension,
            ..
        } => {
            let depth = (ty.shape[*dimension].max(2) as f64).log2();
            work.add(Quantity::Sorted, depth * evaluated * operands.len() as f64);
        }
        Op::Fft { lengths, .. } => {
            // A transform of n elements takes about 5 n log2 n operations.
            let size: usize = lengths.iter().product();
            work.add(simple, 2.5 * (size.max(2) as f64).log2() * evaluated);
        }
        Op::Stencil { stencil, .. } => {
            let taps = stencil.taps.len() as f64;
            let ones = |tap: &&stablehlo::Tap| matches!(tap.coefficient.as_constant(), Some(c) if c.abs() == 1.0);
            let products = taps - stencil.taps.iter().filter(ones).count() as f64;
            work.add(simple, (taps - 1.0 + products) * evaluated);
            for tap in &stencil.taps {
                let minor = tap.offsets.last().is_some_and(|offset| *offset != 0);
                shifted(&mut work, minor, evaluated);
            }
        }
        _ => match op.class() {
            OpClass::Elementwise => work.add(simple, evaluated),
            OpClass::Movement(_) => work.add(Quantity::Shifted, evaluated),
            OpClass::Combination => work.add(Quantity::ReducedMajor, evaluated),
            OpClass::Source | OpClass::Bits | OpClass::Control | OpClass::Opaque => {}
        },
    }
    work
}

fn shifted(work: &mut Work, minor: bool, evaluated: f64) {
    work.add(Quantity::Shifted, evaluated);
    if minor {
        work.add(Quantity::ShiftedMinor, evaluated);
    }
}

/// Returns the bytes of an array.
pub(super) fn bytes(ty: &TensorType) -> f64 {
    (ty.count() * ty.element.bytes()) as f64
}

fn unary(op: UnaryOp, ty: &TensorType) -> Quantity {
    let (narrow, wide) = match op {
        UnaryOp::Sqrt | UnaryOp::Rsqrt => (Quantity::Divided32, Quantity::Divided64),
        UnaryOp::Exp | UnaryOp::Expm1 | UnaryOp::Tanh | UnaryOp::Logistic => {
            (Quantity::Exp32, Quantity::Exp64)
        }
        UnaryOp::Log | UnaryOp::Log1p => (Quantity::Log32, Quantity::Log64),
        UnaryOp::Sine | UnaryOp::Cosine | UnaryOp::Tan | UnaryOp::Cbrt => {
            (Quantity::Sine32, Quantity::Sine64)
        }
        UnaryOp::Abs
        | UnaryOp::Negate
        | UnaryOp::Not
        | UnaryOp::Sign
        | UnaryOp::Floor
        | UnaryOp::Ceil
        | UnaryOp::RoundNearestEven
        | UnaryOp::RoundNearestAfz
        | UnaryOp::PopulationCount
        | UnaryOp::CountLeadingZeros
        | UnaryOp::IsFinite => (Quantity::Simple32, Quantity::Simple64),
    };
    narrow.of(wide, ty.element)
}

fn binary(op: BinaryOp, ty: &TensorType) -> Quantity {
    let (narrow, wide) = match op {
        BinaryOp::Divide | BinaryOp::Remainder => (Quantity::Divided32, Quantity::Divided64),
        BinaryOp::Power => (Quantity::Power32, Quantity::Power64),
        BinaryOp::Atan2 => (Quantity::Atan32, Quantity::Atan64),
        BinaryOp::Add
        | BinaryOp::Subtract
        | BinaryOp::Multiply
        | BinaryOp::Maximum
        | BinaryOp::Minimum
        | BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRightLogical
        | BinaryOp::ShiftRightArithmetic => (Quantity::Simple32, Quantity::Simple64),
    };
    narrow.of(wide, ty.element)
}
