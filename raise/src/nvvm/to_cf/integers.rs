//! Integer intrinsics without an MLIR op, expanded.

use llvm::{Opcode, Value};

use super::Emitter;

impl Emitter<'_> {
    /// Emits integer intrinsic `name`; false if it is not one of these.
    pub fn integer_call(&mut self, value: Value, name: &str, args: &[Value]) -> bool {
        let known = [
            "abs",
            "fshl",
            "fshr",
            "bswap",
            "bitreverse",
            "sadd.sat",
            "ssub.sat",
            "uadd.sat",
            "usub.sat",
            "scmp",
            "ucmp",
        ];
        if name.ends_with(".with.overflow") {
            return true; // emitted where its parts are extracted
        }
        let Some(name) = name
            .strip_prefix("llvm.")
            .filter(|name| known.contains(name))
        else {
            return false;
        };
        let ty = self.ty(args[0].ty(), value);
        let bits = args[0].ty().bits();
        let operands: Vec<_> = args.iter().map(|arg| self.name(*arg)).collect();
        let a = operands[0].as_str();
        match name {
            "abs" => {
                let zero = self.int(0, ty);
                let negative = self.op(format_args!("arith.cmpi slt, {a}, {zero} : {ty}"));
                let negated = self.binary("arith.subi", &zero, a, ty);
                self.define(
                    value,
                    format_args!("arith.select {negative}, {negated}, {a} : {ty}"),
                );
            }
            "fshl" | "fshr" => {
                self.funnel_shift(value, name == "fshl", &operands, args[2], ty, bits)
            }
            "bswap" | "bitreverse" => {
                let smallest = if name == "bswap" { 8 } else { 1 };
                let result = self.swap_halves(a, ty, bits, smallest);
                self.names.insert(value, result);
            }
            "scmp" | "ucmp" => {
                let result = self.ty(value.ty(), value);
                let sign = if name == "scmp" { 's' } else { 'u' };
                let above = self.op(format_args!(
                    "arith.cmpi {sign}gt, {a}, {} : {ty}",
                    operands[1]
                ));
                let below = self.op(format_args!(
                    "arith.cmpi {sign}lt, {a}, {} : {ty}",
                    operands[1]
                ));
                let (one, zero, minus) = (
                    self.int(1, result),
                    self.int(0, result),
                    self.int(-1, result),
                );
                let rest = self.op(format_args!(
                    "arith.select {below}, {minus}, {zero} : {result}"
                ));
                self.define(
                    value,
                    format_args!("arith.select {above}, {one}, {rest} : {result}"),
                );
            }
            _ => self.saturating_sum(value, name, a, &operands[1], ty, bits),
        }
        true
    }

    /// Emits the high or low half of `(a:b)` shifted by `amount` modulo the width.
    fn funnel_shift(
        &mut self,
        value: Value,
        left: bool,
        operands: &[String],
        amount: Value,
        ty: &str,
        bits: u32,
    ) {
        let (a, b) = (&operands[0], &operands[1]);
        if let Some(amount) = amount.const_uint() {
            let amount = (amount % u64::from(bits)) as i64;
            if amount == 0 {
                let kept = if left { a.clone() } else { b.clone() };
                self.names.insert(value, kept);
                return;
            }
            let up = if left {
                amount
            } else {
                i64::from(bits) - amount
            };
            let (up, down) = (self.int(up, ty), self.int(i64::from(bits) - up, ty));
            let high = self.binary("arith.shli", a, &up, ty);
            let low = self.binary("arith.shrui", b, &down, ty);
            return self.define(value, format_args!("arith.ori {high}, {low} : {ty}"));
        }
        // Shifting the other one by 1 first keeps every amount below the width.
        let mask = self.int(i64::from(bits) - 1, ty);
        let one = self.int(1, ty);
        let amount = self.binary("arith.andi", &operands[2], &mask, ty);
        let rest = self.binary("arith.subi", &mask, &amount, ty);
        let (high, low) = if left {
            let half = self.binary("arith.shrui", b, &one, ty);
            (
                self.binary("arith.shli", a, &amount, ty),
                self.binary("arith.shrui", &half, &rest, ty),
            )
        } else {
            let double = self.binary("arith.shli", a, &one, ty);
            (
                self.binary("arith.shli", &double, &rest, ty),
                self.binary("arith.shrui", b, &amount, ty),
            )
        };
        self.define(value, format_args!("arith.ori {high}, {low} : {ty}"));
    }

    /// Exchanges halves, quarters, … down to pieces of `smallest` bits.
    fn swap_halves(&mut self, a: &str, ty: &str, bits: u32, smallest: u32) -> String {
        let mut value = a.to_string();
        let mut piece = bits / 2;
        while piece >= smallest {
            let mut mask = 0u64;
            for bit in 0..bits {
                if (bit / piece).is_multiple_of(2) {
                    mask |= 1 << bit;
                }
            }
            let mask = match bits {
                8 => i64::from(mask as i8),
                16 => i64::from(mask as i16),
                32 => i64::from(mask as i32),
                _ => mask as i64,
            };
            let (mask, shift) = (self.int(mask, ty), self.int(piece.into(), ty));
            let low = self.binary("arith.andi", &value, &mask, ty);
            let low = self.binary("arith.shli", &low, &shift, ty);
            let high = self.binary("arith.shrui", &value, &shift, ty);
            let high = self.binary("arith.andi", &high, &mask, ty);
            value = self.binary("arith.ori", &low, &high, ty);
            piece /= 2;
        }
        value
    }

    fn saturating_sum(&mut self, value: Value, name: &str, a: &str, b: &str, ty: &str, bits: u32) {
        let adds = name.contains("add");
        let result = self.binary(if adds { "arith.addi" } else { "arith.subi" }, a, b, ty);
        if name.starts_with('u') {
            let wrapped = match adds {
                true => self.op(format_args!("arith.cmpi ult, {result}, {a} : {ty}")),
                false => self.op(format_args!("arith.cmpi ult, {a}, {b} : {ty}")),
            };
            let limit = self.int(if adds { -1 } else { 0 }, ty);
            return self.define(
                value,
                format_args!("arith.select {wrapped}, {limit}, {result} : {ty}"),
            );
        }
        let zero = self.int(0, ty);
        let wrapped = self.signed_overflow(adds, a, b, &result, ty);
        let smallest = i64::MIN >> (64 - bits);
        let (smallest, largest) = (self.int(smallest, ty), self.int(!smallest, ty));
        // A wrapped result has the wrong sign.
        let negative = self.op(format_args!("arith.cmpi slt, {result}, {zero} : {ty}"));
        let limit = self.op(format_args!(
            "arith.select {negative}, {largest}, {smallest} : {ty}"
        ));
        self.define(
            value,
            format_args!("arith.select {wrapped}, {limit}, {result} : {ty}"),
        );
    }

    /// Returns whether signed `a ± b = result` overflowed: the signs of the operands allow it, and
    /// the result's differs from `a`'s.
    fn signed_overflow(&mut self, adds: bool, a: &str, b: &str, result: &str, ty: &str) -> String {
        let zero = self.int(0, ty);
        let changed = self.binary("arith.xori", a, result, ty);
        let other = match adds {
            true => self.binary("arith.xori", b, result, ty),
            false => self.binary("arith.xori", a, b, ty),
        };
        let both = self.binary("arith.andi", &changed, &other, ty);
        self.op(format_args!("arith.cmpi slt, {both}, {zero} : {ty}"))
    }

    /// Emits one part of the result of an `llvm.*.with.overflow`.
    pub fn overflow_part(&mut self, value: Value) {
        let call = value.operand(0);
        let name = call.callee_name().unwrap_or_default();
        let operation = ["uadd", "usub", "umul", "sadd", "ssub", "smul"]
            .into_iter()
            .find(|operation| name.starts_with(&format!("llvm.{operation}.with.overflow")));
        let Some(operation) = operation.filter(|_| call.is(Opcode::LLVMCall)) else {
            return self.unsupported(value);
        };
        let args = call.call_args();
        let ty = self.ty(args[0].ty(), value);
        let (a, b) = (self.name(args[0]), self.name(args[1]));
        let op = match &operation[1..] {
            "add" => "arith.addi",
            "sub" => "arith.subi",
            _ => "arith.muli",
        };
        let wants_result = value.ty() == args[0].ty();
        if wants_result {
            return self.define(value, format_args!("{op} {a}, {b} : {ty}"));
        }
        match operation {
            "usub" => self.define(value, format_args!("arith.cmpi ult, {a}, {b} : {ty}")),
            "uadd" => {
                let sum = self.binary(op, &a, &b, ty);
                self.define(value, format_args!("arith.cmpi ult, {sum}, {a} : {ty}"));
            }
            "umul" | "smul" => {
                let signed = operation == "smul";
                let (low, high) = (self.fresh(), self.fresh());
                let extended = if signed {
                    "arith.mulsi_extended"
                } else {
                    "arith.mului_extended"
                };
                self.effect(format_args!("{low}, {high} = {extended} {a}, {b} : {ty}"));
                let expected = match signed {
                    true => {
                        let sign = self.int(i64::from(args[0].ty().bits()) - 1, ty);
                        self.binary("arith.shrsi", &low, &sign, ty)
                    }
                    false => self.int(0, ty),
                };
                self.define(
                    value,
                    format_args!("arith.cmpi ne, {high}, {expected} : {ty}"),
                );
            }
            _ => {
                let result = self.binary(op, &a, &b, ty);
                let wrapped = self.signed_overflow(operation == "sadd", &a, &b, &result, ty);
                self.names.insert(value, wrapped);
            }
        }
    }
}
