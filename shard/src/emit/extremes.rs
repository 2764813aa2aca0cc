//! The minimum and the maximum of floats over devices.
//!
//! StableHLO's keep NaNs. An all_reduce by them need not: XLA's CPU backend asks which of two is greater, where a NaN is lost unless it is
//! the first device's. So floats travel as integers of as many bits that are ordered as they are: `-0` below `+0`, and a NaN beyond infinity.

use stablehlo::{BinaryOp, Combiner, Direction, ElementType, Scalar, Value};

use super::Emitter;

impl Emitter<'_, '_> {
    /// What travels in place of `part`, if it is put together by a minimum or maximum of floats.
    pub(super) fn in_order(&mut self, part: Value, combiner: Combiner) -> Option<Value> {
        let element = self.out.tensor(part).element;
        let beyond = match combiner {
            Combiner::Max if element.is_float() => |integer| Combiner::Min.identity(integer),
            Combiner::Min if element.is_float() => |integer| Combiner::Max.identity(integer),
            _ => return None,
        };
        // No backend is asked for an all_reduce of 16 bits.
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

    /// The floats that travelled so.
    pub(super) fn floats_of(&mut self, ordered: Value, element: ElementType) -> Value {
        let float = match self.out.tensor(ordered).element {
            ElementType::I64 => ElementType::F64,
            _ => ElementType::F32,
        };
        let bits = self.turned(ordered);
        let float = self.out.bitcast_convert(bits, float);
        self.out.convert(float, element)
    }

    /// Bits of floats as integers in their order, and back: those of negative numbers rise as the numbers fall.
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
