//! Conversions and tests of floats that need more than one op.

use llvm::{TypeKind, Value};

use super::Emitter;

/// Classes of `llvm.is.fpclass`.
const NAN: u64 = 0x3;
const NEGATIVE_INFINITY: u64 = 0x4;
const NEGATIVE_NORMAL: u64 = 0x8;
const NEGATIVE_SUBNORMAL: u64 = 0x10;
const NEGATIVE_ZERO: u64 = 0x20;
const POSITIVE_ZERO: u64 = 0x40;
const POSITIVE_SUBNORMAL: u64 = 0x80;
const POSITIVE_NORMAL: u64 = 0x100;
const POSITIVE_INFINITY: u64 = 0x200;

/// The result of converting NaN to an integer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum OfNan {
    /// 0
    Zero,
    /// The integer of which only the highest bit is set.
    HighestBit,
}

impl Emitter<'_> {
    /// Emits `fptosi` or `fptoui` with the semantics of NVPTX's `cvt.rzi`: LLVM leaves the results
    /// for NaN and out-of-range values undefined.
    pub fn float_to_int(&mut self, value: Value, signed: bool) {
        let (operand, bits) = (value.operand(0), value.ty().bits());
        let is_double = matches!(operand.ty().kind(), TypeKind::LLVMDoubleTypeKind);
        let of_nan = match is_double || bits == 64 {
            true => OfNan::HighestBit,
            false => OfNan::Zero,
        };
        // There are no registers of 8 bits or less.
        if bits >= 16 {
            let text = self.saturated(value, operand, signed, bits, of_nan);
            return self.define(value, text);
        }
        let text = self.saturated(value, operand, signed, 16, of_nan);
        let wide = self.op(text);
        let to = self.ty(value.ty(), value);
        self.define(value, format_args!("arith.trunci {wide} : i16 to {to}"));
    }

    /// Emits a call that converts a float to an integer and clamps.
    pub fn saturating_cast(&mut self, value: Value, signed: bool, of_nan: OfNan) {
        let (operand, bits) = (value.call_args()[0], value.ty().bits());
        let text = self.saturated(value, operand, signed, bits, of_nan);
        self.define(value, text);
    }

    /// Returns the op that converts `operand` to an integer of `bits` bits, clamped to its range.
    fn saturated(
        &mut self,
        value: Value,
        operand: Value,
        signed: bool,
        bits: u32,
        of_nan: OfNan,
    ) -> String {
        let mut from = self.ty(operand.ty(), value);
        let to = match bits {
            8 => "i8",
            16 => "i16",
            32 => "i32",
            64 => "i64",
            _ => self.ty(value.ty(), value),
        };
        let mut name = self.name(operand);
        if matches!(from, "f16" | "bf16") {
            // The limits are not representable in 16-bit floats.
            name = self.op(format_args!("arith.extf {name} : {from} to f32"));
            from = "f32";
        }
        let (lowest, highest, limit, below) = match signed {
            true => {
                let lowest = i64::MIN >> (64 - bits);
                (lowest, !lowest, -(lowest as f64), lowest as f64)
            }
            false => (0, -1, 2f64.powi(bits as i32), 0.0),
        };
        let (limit, below) = (
            self.constants.literal(&format!("{limit:?}"), from),
            self.constants.literal(&format!("{below:?}"), from),
        );
        let op = if signed {
            "arith.fptosi"
        } else {
            "arith.fptoui"
        };
        let raw = self.op(format_args!("{op} {name} : {from} to {to}"));
        let of_nan = match of_nan {
            OfNan::Zero => 0,
            OfNan::HighestBit => i64::MIN >> (64 - bits),
        };
        // An unordered comparison is true for NaN too.
        let (less, is_done) = match of_nan == lowest {
            true => ("ult", true),
            false => ("olt", false),
        };
        let (lowest, highest, of_nan) = (
            self.int(lowest, to),
            self.int(highest, to),
            self.int(of_nan, to),
        );
        let too_low = self.op(format_args!("arith.cmpf {less}, {name}, {below} : {from}"));
        let too_high = self.op(format_args!("arith.cmpf oge, {name}, {limit} : {from}"));
        let clamped = self.op(format_args!(
            "arith.select {too_low}, {lowest}, {raw} : {to}"
        ));
        let clamped = format!("arith.select {too_high}, {highest}, {clamped} : {to}");
        if is_done {
            return clamped;
        }
        let clamped = self.op(clamped);
        let is_nan = self.op(format_args!("arith.cmpf uno, {name}, {name} : {from}"));
        format!("arith.select {is_nan}, {of_nan}, {clamped} : {to}")
    }

    /// Emits `llvm.is.fpclass`: a test whether the bits of the float, as an integer, are in one of
    /// a few ranges.
    pub fn float_class(&mut self, value: Value) {
        let args = value.call_args();
        let (operand, mask) = (args[0], args[1].const_uint().unwrap_or(0));
        let (float, int, mantissa, bits) = match operand.ty().kind() {
            TypeKind::LLVMHalfTypeKind => ("f16", "i16", 10, 16),
            TypeKind::LLVMBFloatTypeKind => ("bf16", "i16", 7, 16),
            TypeKind::LLVMFloatTypeKind => ("f32", "i32", 23, 32),
            TypeKind::LLVMDoubleTypeKind => ("f64", "i64", 52, 64),
            _ => return self.unsupported(value),
        };
        if matches!(mask & NAN, 1 | 2) {
            return self.unsupported(value); // one kind of NaN only
        }
        let infinity: i64 = ((1 << (bits - 1 - mantissa)) - 1) << mantissa;
        let name = self.name(operand);
        let raw = self.op(format_args!("arith.bitcast {name} : {float} to {int}"));
        let magnitude_mask = self.int(i64::MAX >> (64 - bits), int);
        let magnitude = self.binary("arith.andi", &raw, &magnitude_mask, int);
        let zero = self.int(0, int);
        let negative = self.op(format_args!("arith.cmpi slt, {raw}, {zero} : {int}"));
        let mut found = self.constants.int(0, "i1");
        // Smallest and largest magnitude of each class; NaNs of either sign.
        let ranges = [
            (POSITIVE_ZERO, NEGATIVE_ZERO, 0, 0),
            (
                POSITIVE_SUBNORMAL,
                NEGATIVE_SUBNORMAL,
                1,
                (1i64 << mantissa) - 1,
            ),
            (
                POSITIVE_NORMAL,
                NEGATIVE_NORMAL,
                1 << mantissa,
                infinity - 1,
            ),
            (POSITIVE_INFINITY, NEGATIVE_INFINITY, infinity, infinity),
            (NAN, NAN, infinity + 1, i64::MAX >> (64 - bits)),
        ];
        for (positive, negative_class, from, to) in ranges {
            let (on_positive, on_negative) = (mask & positive != 0, mask & negative_class != 0);
            if !on_positive && !on_negative {
                continue;
            }
            let (from, to) = (self.int(from, int), self.int(to, int));
            let above = self.op(format_args!("arith.cmpi sge, {magnitude}, {from} : {int}"));
            let below = self.op(format_args!("arith.cmpi sle, {magnitude}, {to} : {int}"));
            let mut inside = self.binary("arith.andi", &above, &below, "i1");
            if on_positive != on_negative {
                let sign = match on_negative {
                    true => negative.clone(),
                    false => {
                        let truth = self.constants.int(1, "i1");
                        self.binary("arith.xori", &negative, &truth, "i1")
                    }
                };
                inside = self.binary("arith.andi", &inside, &sign, "i1");
            }
            found = self.binary("arith.ori", &found, &inside, "i1");
        }
        self.names.insert(value, found);
    }
}
