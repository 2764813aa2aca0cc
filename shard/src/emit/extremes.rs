//! Minima and maxima of floats over devices.
//!
//! StableHLO's propagate NaNs, but an all_reduce need not: XLA's CPU backend compares two values,
//! so that a NaN is lost unless the first device has it. Floats are therefore sent as integers of
//! the same width in the same order: `-0` below `+0`, and NaNs beyond infinity.

use stablehlo::{BinaryOp, Combiner, Direction, ElementType, Scalar, Value};

use super::Emitter;

impl Emitter<'_, '_> {
    /// Returns the integers that are sent for `part`, if it is reduced by a float minimum or
    /// maximum.
    pub(super) fn in_order(&mut self, part: Value, combiner: Combiner) -> Option<Value> {
        let element = self.out.tensor(part).element;
        let beyond = match combiner {
            Combiner::Max if element.is_float() => |integer| Combiner::Min.identity(integer),
            Combiner::Min if element.is_float() => |integer| Combiner::Max.identity(integer),
            _ => return None,
        };
        // 16-bit floats are widened, so that no all_reduce of 16 bits is needed.
        let (float, integer) = match element {
            ElementType::F64 => (ElementType::F64, ElementType::I64),
            _ => (ElementType::F32, ElementType::I32),
        };
        let float = self.out.convert(part, float);
        let bits = self.out.bitcast_convert(float, integer);
        let ordered = self.turned(bits);
        let is_nan = self.out.compare(Direction::Ne, float, float);
        let ty = self.out.tensor(ordered).clone();
        let beyond = self.out.splat(ty, beyond(integer)?);
        Some(self.out.select(is_nan, beyond, ordered))
    }

    /// Returns the floats that were sent as integers.
    pub(super) fn floats_of(&mut self, ordered: Value, element: ElementType) -> Value {
        let float = match self.out.tensor(ordered).element {
            ElementType::I64 => ElementType::F64,
            _ => ElementType::F32,
        };
        let bits = self.turned(ordered);
        let float = self.out.bitcast_convert(bits, float);
        self.out.convert(float, element)
    }

    /// Maps the bits of floats to integers in the same order, and back: the bits of negative floats
    /// are in reverse order.
    fn turned(&mut self, bits: Value) -> Value {
        let ty = self.out.tensor(bits).clone();
        let all_but_sign = Combiner::Min.identity(ty.element).unwrap_or(Scalar::Int(0));
        let (zero, all_but_sign) = (
            self.out.splat(ty.clone(), Scalar::Int(0)),
            self.out.splat(ty, all_but_sign),
        );
        let negative = self.out.compare(Direction::Lt, bits, zero);
        let turned = self.out.binary(BinaryOp::Xor, bits, all_but_sign);
        self.out.select(negative, turned, bits)
    }
}
