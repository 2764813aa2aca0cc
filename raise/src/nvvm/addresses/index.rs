//! Division of a byte offset by the element size, by structure instead of arithmetic.
//!
//! `4*i + 8` divided by 4 is `i + 2`. Modulo 2^64 the quotient times the size equals the offset, so
//! a quotient that is inside the array is the element at the offset; one that is not is out of
//! bounds, as is the access.

use std::collections::{HashMap, HashSet};

use llvm::{Builder, Opcode, Value};

/// The quotients computed so far.
#[derive(Default)]
pub struct Quotients {
    built: HashMap<(Value, i64), Value>,
    divisible: HashSet<(Value, i64)>,
    widened: HashSet<Value>,
}

impl Quotients {
    /// Records that `value`, a `sext`, widens an offset into memory with 32-bit addresses:
    /// quotients of it are exact modulo 2^32 instead of 2^64.
    pub fn widened(&mut self, value: Value) {
        self.widened.insert(value);
    }

    /// Returns a value `q` with `q * size == offset` modulo 2^64, inserted next to its operands, if
    /// the structure of `offset` permits one.
    pub fn divide(&mut self, builder: &Builder, offset: Value, size: i64) -> Option<Value> {
        let mut assumed = HashSet::new();
        if !self.is_divisible(offset, size, &mut assumed) {
            return None;
        }
        self.divisible.extend(assumed);
        Some(self.build(builder, offset, size))
    }

    /// Returns whether `value` is a multiple of `size`. `assumed` holds the assumptions made on the
    /// way (phis in a cycle), which are valid only if the overall answer is true.
    fn is_divisible(&self, value: Value, size: i64, assumed: &mut HashSet<(Value, i64)>) -> bool {
        use Opcode::*;
        if size == 1 {
            return true;
        }
        if let Some(constant) = value.const_int() {
            return constant % size == 0;
        }
        if self.divisible.contains(&(value, size)) || !assumed.insert((value, size)) {
            return true;
        }
        match value.opcode() {
            Some(LLVMAdd | LLVMSub) => value
                .operands()
                .into_iter()
                .all(|part| self.is_divisible(part, size, assumed)),
            Some(LLVMOr) if value.disjoint() => value
                .operands()
                .into_iter()
                .all(|part| self.is_divisible(part, size, assumed)),
            Some(LLVMMul | LLVMShl) => match split_factor(value, size) {
                Some((inner, _, rest)) => self.is_divisible(inner, rest, assumed),
                None => false,
            },
            // A mask of a multiple: `4*q & 28` is `4 * (q & 7)`.
            Some(LLVMAnd) if keeps_bits(value) && size.count_ones() == 1 => {
                value
                    .operand(1)
                    .const_int()
                    .is_some_and(|mask| mask % size == 0)
                    && self.is_divisible(value.operand(0), size, assumed)
            }
            Some(LLVMSelect) => {
                self.is_divisible(value.operand(1), size, assumed)
                    && self.is_divisible(value.operand(2), size, assumed)
            }
            Some(LLVMPHI) => value
                .incoming()
                .into_iter()
                .all(|(from, _)| self.is_divisible(from, size, assumed)),
            Some(LLVMSExt)
                if self.widened.contains(&value) || no_wrap(value.operand(0), Value::nsw) =>
            {
                self.is_divisible(value.operand(0), size, assumed)
            }
            Some(LLVMZExt) if no_wrap(value.operand(0), Value::nuw) => {
                self.is_divisible(value.operand(0), size, assumed)
            }
            _ => false,
        }
    }

    fn build(&mut self, builder: &Builder, value: Value, size: i64) -> Value {
        use Opcode::*;
        if size == 1 {
            return value;
        }
        if let Some(constant) = value.const_int() {
            return value.ty().int((constant / size).into());
        }
        if let Some(&quotient) = self.built.get(&(value, size)) {
            return quotient;
        }
        let quotient = match value
            .opcode()
            .expect("only instructions are divisible by structure")
        {
            LLVMPHI => {
                let phi = builder.before(value).phi(value.ty());
                self.built.insert((value, size), phi);
                for (from, block) in value.incoming() {
                    let part = self.build(builder, from, size);
                    phi.add_incoming(part, block);
                }
                phi
            }
            opcode @ (LLVMAdd | LLVMSub | LLVMOr) => {
                let lhs = self.build(builder, value.operand(0), size);
                let rhs = self.build(builder, value.operand(1), size);
                let builder = builder.before(value);
                if opcode == LLVMSub {
                    builder.sub(lhs, rhs)
                } else {
                    builder.add(lhs, rhs)
                }
            }
            LLVMAnd => {
                let mask = value.operand(1).const_int().expect("divisible");
                let inner = self.build(builder, value.operand(0), size);
                let mask = value.ty().int((mask / size).into());
                builder.before(value).binary(LLVMAnd, inner, mask)
            }
            LLVMMul | LLVMShl => {
                let (inner, factor, rest) = split_factor(value, size).expect("divisible");
                let inner = self.build(builder, inner, rest);
                builder.before(value).mul(inner, factor)
            }
            LLVMSelect => {
                let on_true = self.build(builder, value.operand(1), size);
                let on_false = self.build(builder, value.operand(2), size);
                builder
                    .before(value)
                    .select(value.operand(0), on_true, on_false)
            }
            opcode @ (LLVMSExt | LLVMZExt) => {
                let inner = self.build(builder, value.operand(0), size);
                builder.before(value).cast(opcode, inner, value.ty())
            }
            _ => unreachable!("not divisible by structure: {}", value.text()),
        };
        self.built.insert((value, size), quotient);
        quotient
    }
}

/// Returns `value = inner * constant` as `(inner, factor, rest)`: the quotient by `size` is `factor
/// * (inner / rest)`.
fn split_factor(value: Value, size: i64) -> Option<(Value, i64, i64)> {
    let constant = value.operand(1).const_int()?;
    let constant = match value.opcode()? {
        Opcode::LLVMMul => constant,
        Opcode::LLVMShl if (0..62).contains(&constant) => 1 << constant,
        _ => return None,
    };
    if constant == 0 {
        return None;
    }
    let common = gcd(constant.unsigned_abs(), size.unsigned_abs()) as i64;
    Some((value.operand(0), constant / common, size / common))
}

/// Returns the greatest common divisor; the other operand if one is 0.
pub(super) fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Returns whether a narrow product or sum is known not to wrap, so that its division may move
/// inside a widening.
fn no_wrap(value: Value, flag: fn(Value) -> bool) -> bool {
    match value.opcode() {
        Some(Opcode::LLVMMul | Opcode::LLVMShl) => flag(value) && split_factor(value, 1).is_some(),
        Some(Opcode::LLVMAnd) => keeps_bits(value),
        _ => value.const_int().is_some(),
    }
}

/// Returns whether `value` masks another value, with a nonnegative mask.
fn keeps_bits(value: Value) -> bool {
    value.is(Opcode::LLVMAnd) && value.operand(1).const_int().is_some_and(|mask| mask >= 0)
}
