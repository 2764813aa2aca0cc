//! Legalisation of integers of widths other than 1, 8, 16, 32 and 64 bits, which LLVM's passes
//! create (the trip count of a range sum as `i33`, bit fields as `i2`), and of `__int128`.
//!
//! An integer of up to 64 bits becomes the next wider one, with its high bits always 0; one of 65
//! to 128 bits becomes two of 64 bits, the low one first. If an operation on such an integer has no
//! row here, nothing is changed: the emission of MLIR reports it.

use std::collections::HashMap;

use llvm::loops;
use llvm::{Builder, IntPredicate, ModuleRef, Opcode, Type, Value};

/// Rewrites all operations of `function` on integers of other widths.
pub fn legalise(unit: ModuleRef, function: Value) {
    let touched: Vec<Value> = loops::reverse_postorder(function)
        .into_iter()
        .flat_map(|block| block.instructions())
        .filter(|value| is_touched(*value))
        .collect();
    if touched.is_empty() || !touched.iter().all(|value| is_known(*value)) {
        return;
    }
    let mut widths = Widths {
        unit,
        builder: Builder::new(unit),
        parts: HashMap::new(),
    };
    for &value in &touched {
        if value.is(Opcode::LLVMPHI) {
            widths.begin_phi(value);
        }
    }
    for &value in &touched {
        widths.rewrite(value);
    }
    for &value in &touched {
        if value.is(Opcode::LLVMPHI) {
            widths.finish_phi(value);
        }
    }
    for &value in touched.iter().rev() {
        if !value.ty().is_void() && !value.users().is_empty() {
            value.replace_uses(value.ty().poison());
        }
        value.erase();
    }
}

/// Returns whether no MLIR type that later stages support has this width.
fn is_other(ty: Type) -> bool {
    ty.is_int() && ![1, 8, 16, 32, 64].contains(&ty.bits())
}

fn is_touched(value: Value) -> bool {
    is_other(value.ty())
        || value
            .operands()
            .into_iter()
            .any(|operand| is_other(operand.ty()))
}

/// Returns whether there is a row for an instruction.
fn is_known(value: Value) -> bool {
    use Opcode::*;
    let fits = |ty: Type| !is_other(ty) || ty.bits() <= 128;
    let is_narrow = |ty: Type| ty.bits() <= 64;
    let operand = |index: usize| value.operand(index).ty();
    if !fits(value.ty()) || !value.operands().into_iter().all(|part| fits(part.ty())) {
        return false;
    }
    match value.opcode() {
        Some(
            LLVMAdd | LLVMSub | LLVMMul | LLVMAnd | LLVMOr | LLVMXor | LLVMSelect | LLVMPHI
            | LLVMFreeze | LLVMICmp,
        ) => true,
        Some(LLVMShl | LLVMLShr | LLVMAShr) => {
            is_narrow(value.ty()) || value.operand(1).const_small().is_some()
        }
        Some(LLVMTrunc | LLVMZExt | LLVMSExt) => operand(0).is_int(),
        Some(LLVMUDiv | LLVMSDiv | LLVMURem | LLVMSRem | LLVMUIToFP | LLVMSIToFP) => {
            is_narrow(value.ty()) && is_narrow(operand(0))
        }
        Some(LLVMCall) => extremum(value).is_some() && is_narrow(value.ty()),
        _ => false,
    }
}

/// Returns the name of an intrinsic for the minimum or maximum of two integers, and whether it is
/// signed.
fn extremum(call: Value) -> Option<(String, bool)> {
    let name = call.callee_name()?;
    let base = libdevice::math_ops::base_name(&name).to_owned();
    match base.as_str() {
        "llvm.smax" | "llvm.smin" => Some((base, true)),
        "llvm.umax" | "llvm.umin" => Some((base, false)),
        _ => None,
    }
}

struct Widths {
    unit: ModuleRef,
    builder: Builder,
    /// The replacement of each value: one integer, or two of 64 bits.
    parts: HashMap<Value, Vec<Value>>,
}

impl Widths {
    /// Returns the types of the parts of an integer of this type.
    fn types(&self, ty: Type) -> Vec<Type> {
        match ty.bits() {
            0 | 1 => vec![ty],
            65.. => vec![self.unit.int(64); 2],
            bits => vec![self.unit.int(bits.next_power_of_two().max(8))],
        }
    }

    /// Returns the parts of an operand; an operand of a supported width itself.
    fn of(&self, value: Value) -> Vec<Value> {
        if let Some(parts) = self.parts.get(&value) {
            return parts.clone();
        }
        let types = self.types(value.ty());
        if !is_other(value.ty()) {
            return vec![value];
        }
        if value.is_undef() {
            return types.into_iter().map(Type::zero).collect();
        }
        let builder = &self.builder;
        match types.as_slice() {
            [one] => vec![builder.cast(Opcode::LLVMZExt, value, *one)],
            _ => {
                let whole = builder.cast(Opcode::LLVMZExt, value, self.unit.int(128));
                let high = builder.binary(Opcode::LLVMLShr, whole, self.unit.int(128).int(64));
                [whole, high]
                    .map(|part| builder.cast(Opcode::LLVMTrunc, part, types[0]))
                    .to_vec()
            }
        }
    }

    fn begin_phi(&mut self, phi: Value) {
        let types = self.types(phi.ty());
        let new = types.into_iter().map(|ty| self.builder.before(phi).phi(ty));
        let new = new.collect();
        self.parts.insert(phi, new);
    }

    fn finish_phi(&mut self, phi: Value) {
        let new = self.parts[&phi].clone();
        for (value, from) in phi.incoming() {
            self.builder.before(from.terminator());
            for (part, value) in new.iter().zip(self.of(value)) {
                part.add_incoming(value, from);
            }
        }
    }

    fn rewrite(&mut self, value: Value) {
        use Opcode::*;
        self.builder.before(value);
        let parts = match value.opcode().expect("an instruction") {
            LLVMPHI => return,
            LLVMFreeze => self.of(value.operand(0)),
            LLVMSelect => {
                let (yes, no) = (self.of(value.operand(1)), self.of(value.operand(2)));
                let condition = value.operand(0);
                let pairs = yes.into_iter().zip(no);
                pairs
                    .map(|(yes, no)| self.builder.select(condition, yes, no))
                    .collect()
            }
            LLVMICmp => vec![self.compare(value)],
            LLVMTrunc | LLVMZExt | LLVMSExt => self.resize(value),
            LLVMUIToFP | LLVMSIToFP => {
                let is_signed = value.is(LLVMSIToFP);
                let operand = self.narrow(value.operand(0), is_signed);
                let opcode = value.opcode().expect("a conversion");
                vec![self.builder.cast(opcode, operand, value.ty())]
            }
            LLVMCall => {
                let (name, is_signed) = extremum(value).expect("checked");
                let a = self.narrow(value.operand(0), is_signed);
                let b = self.narrow(value.operand(1), is_signed);
                let function = self.unit.intrinsic(&name, &[a.ty()]);
                let result = self.builder.call(function, &[a, b]);
                vec![self.low_bits(result, value.ty().bits())]
            }
            opcode if value.ty().bits() <= 64 => vec![self.narrow_operation(value, opcode)],
            opcode => self.wide_operation(value, opcode),
        };
        match is_other(value.ty()) {
            true => {
                self.parts.insert(value, parts);
            }
            false => value.replace_uses(parts[0]),
        }
    }

    /// Returns an operand of at most 64 bits; sign-extended to its new width if `is_signed`.
    fn narrow(&self, value: Value, is_signed: bool) -> Value {
        let part = self.of(value)[0];
        match is_signed {
            true => self.sign_extended(part, value.ty().bits()),
            false => part,
        }
    }

    /// Sign-extends `part` from `bits` bits to its width.
    fn sign_extended(&self, part: Value, bits: u32) -> Value {
        let by = part.ty().int((part.ty().bits() - bits).into());
        if by.is_null() {
            return part;
        }
        let up = self.builder.binary(Opcode::LLVMShl, part, by);
        self.builder.binary(Opcode::LLVMAShr, up, by)
    }

    /// Returns the low `bits` bits of `part`.
    fn low_bits(&self, part: Value, bits: u32) -> Value {
        if bits >= part.ty().bits() {
            return part;
        }
        let mask = part.ty().int((1i128 << bits) - 1);
        self.builder.binary(Opcode::LLVMAnd, part, mask)
    }

    fn narrow_operation(&self, value: Value, opcode: Opcode) -> Value {
        use Opcode::*;
        let is_signed = matches!(opcode, LLVMAShr | LLVMSDiv | LLVMSRem);
        let a = self.narrow(value.operand(0), is_signed);
        let b = self.narrow(value.operand(1), is_signed && opcode != LLVMAShr);
        let result = self.builder.binary(opcode, a, b);
        match opcode {
            LLVMAnd | LLVMOr | LLVMXor | LLVMLShr | LLVMUDiv | LLVMURem => result,
            _ => self.low_bits(result, value.ty().bits()),
        }
    }

    fn wide_operation(&self, value: Value, opcode: Opcode) -> Vec<Value> {
        use Opcode::*;
        let builder = &self.builder;
        let a = self.of(value.operand(0));
        if matches!(opcode, LLVMShl | LLVMLShr | LLVMAShr) {
            return self.wide_shift(value, opcode, &a);
        }
        let b = self.of(value.operand(1));
        let i64 = self.unit.int(64);
        let carry = |a: Value, b: Value| {
            let wraps = builder.icmp(IntPredicate::LLVMIntULT, a, b);
            builder.cast(LLVMZExt, wraps, i64)
        };
        let (low, high) = match opcode {
            LLVMAdd => {
                let low = builder.binary(LLVMAdd, a[0], b[0]);
                let high = builder.binary(LLVMAdd, a[1], b[1]);
                (low, builder.binary(LLVMAdd, high, carry(low, a[0])))
            }
            LLVMSub => {
                let high = builder.binary(LLVMSub, a[1], b[1]);
                let high = builder.binary(LLVMSub, high, carry(a[0], b[0]));
                (builder.binary(LLVMSub, a[0], b[0]), high)
            }
            LLVMMul => {
                let (low, high) = self.whole_product(a[0], b[0]);
                let cross = builder.binary(LLVMMul, a[0], b[1]);
                let high = builder.binary(LLVMAdd, high, cross);
                let cross = builder.binary(LLVMMul, a[1], b[0]);
                (low, builder.binary(LLVMAdd, high, cross))
            }
            _ => {
                let low = builder.binary(opcode, a[0], b[0]);
                (low, builder.binary(opcode, a[1], b[1]))
            }
        };
        vec![low, self.low_bits(high, value.ty().bits() - 64)]
    }

    /// Returns both halves of the product of two unsigned 64-bit integers, by products of their
    /// halves.
    fn whole_product(&self, a: Value, b: Value) -> (Value, Value) {
        use Opcode::*;
        let builder = &self.builder;
        let half = self.unit.int(64).int(32);
        let parts = |value: Value| {
            let low = self.low_bits(value, 32);
            (low, builder.binary(LLVMLShr, value, half))
        };
        let ((a0, a1), (b0, b1)) = (parts(a), parts(b));
        let product = |a, b| builder.binary(LLVMMul, a, b);
        let sum = |a, b| builder.binary(LLVMAdd, a, b);
        let (_, carry) = parts(product(a0, b0));
        let (middle, carry) = parts(sum(product(a1, b0), carry));
        let (_, other_carry) = parts(sum(product(a0, b1), middle));
        let high = sum(sum(product(a1, b1), carry), other_carry);
        (product(a, b), high)
    }

    /// Shifts two parts by a constant.
    fn wide_shift(&self, value: Value, opcode: Opcode, parts: &[Value]) -> Vec<Value> {
        use Opcode::*;
        let (builder, i64) = (&self.builder, self.unit.int(64));
        let bits = value.ty().bits();
        let by = value.operand(1).const_small();
        let by = by.expect("checked").min(u64::from(bits));
        let (low, mut high) = (parts[0], parts[1]);
        if opcode == LLVMAShr {
            high = self.sign_extended(high, bits - 64);
        }
        let shifted = |opcode: Opcode, part: Value, by: u64| match by {
            0 => part,
            64.. if opcode == LLVMAShr => builder.binary(opcode, part, i64.int(63)),
            64.. => i64.zero(),
            _ => builder.binary(opcode, part, i64.int(by.into())),
        };
        let joined = |a: Value, b: Value| builder.binary(LLVMOr, a, b);
        let (low, high) = match (opcode, by) {
            (_, 0) => (low, high),
            (LLVMShl, 64..) => (i64.zero(), shifted(LLVMShl, low, by - 64)),
            (LLVMShl, _) => {
                let carried = shifted(LLVMLShr, low, 64 - by);
                let up = shifted(LLVMShl, high, by);
                (shifted(LLVMShl, low, by), joined(up, carried))
            }
            (_, 64..) => {
                let rest = shifted(opcode, high, 64);
                (shifted(opcode, high, by - 64), rest)
            }
            _ => {
                let carried = shifted(LLVMShl, high, 64 - by);
                let down = shifted(LLVMLShr, low, by);
                (joined(down, carried), shifted(opcode, high, by))
            }
        };
        vec![low, self.low_bits(high, bits - 64)]
    }

    fn resize(&self, value: Value) -> Vec<Value> {
        use Opcode::*;
        let builder = &self.builder;
        let operand = value.operand(0);
        let (from, to) = (operand.ty().bits(), value.ty().bits());
        let types = self.types(value.ty());
        let is_signed = value.is(LLVMSExt);
        let mut parts = self.of(operand);
        if is_signed && parts.len() == 1 {
            parts[0] = self.sign_extended(parts[0], from);
        } else if is_signed {
            parts[1] = self.sign_extended(parts[1], from - 64);
        }
        let extend = if is_signed { LLVMSExt } else { LLVMZExt };
        let fit = |part: Value, ty: Type| match part.ty().bits().cmp(&ty.bits()) {
            std::cmp::Ordering::Less => builder.cast(extend, part, ty),
            std::cmp::Ordering::Equal => part,
            std::cmp::Ordering::Greater => builder.cast(LLVMTrunc, part, ty),
        };
        let low = fit(parts[0], types[0]);
        match types.get(1) {
            None => vec![self.low_bits(low, to)],
            Some(&ty) => {
                let high = match parts.get(1) {
                    Some(high) => *high,
                    None if is_signed => builder.binary(LLVMAShr, low, ty.int(63)),
                    None => ty.zero(),
                };
                vec![low, self.low_bits(high, to - 64)]
            }
        }
    }

    fn compare(&self, value: Value) -> Value {
        use IntPredicate::*;
        let builder = &self.builder;
        let predicate = value.int_predicate();
        let is_signed = matches!(predicate, LLVMIntSLT | LLVMIntSLE | LLVMIntSGT | LLVMIntSGE);
        let bits = value.operand(0).ty().bits();
        let (mut a, mut b) = (self.of(value.operand(0)), self.of(value.operand(1)));
        let last = a.len() - 1;
        if is_signed {
            let bits = bits - 64 * last as u32;
            a[last] = self.sign_extended(a[last], bits);
            b[last] = self.sign_extended(b[last], bits);
        }
        if last == 0 {
            return builder.icmp(predicate, a[0], b[0]);
        }
        // Equal high parts leave the decision to the low ones, which are unsigned.
        let unsigned = match predicate {
            LLVMIntSLT => LLVMIntULT,
            LLVMIntSLE => LLVMIntULE,
            LLVMIntSGT => LLVMIntUGT,
            LLVMIntSGE => LLVMIntUGE,
            other => other,
        };
        let low = builder.icmp(unsigned, a[0], b[0]);
        let high = builder.icmp(predicate, a[1], b[1]);
        match predicate {
            LLVMIntEQ => builder.binary(Opcode::LLVMAnd, low, high),
            LLVMIntNE => builder.binary(Opcode::LLVMOr, low, high),
            _ => {
                let is_equal = builder.icmp(LLVMIntEQ, a[1], b[1]);
                builder.select(is_equal, low, high)
            }
        }
    }
}
