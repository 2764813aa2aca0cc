//! `pow(1, y)` and `pow(x, 0)` are 1, which nvcc's body says at its very end: `x == 1 ? 1 : …`. A constant that follows is folded into both sides, so that the guard is not
//! part of what was recognised: `x == 1 ? 3.6 : 3.6 * pow(x, 0.8)`. Values are the same without it; derivatives are not, for what stands before the colon does not depend on `x`.

use crate::nvvm::ir::{Opcode, RealPredicate, Value};

/// How many operations with constants may follow.
const DEPTH: usize = 4;

/// Drops such guards in `function`.
pub fn drop_guards(function: Value) {
    for value in function.instructions() {
        if value.is(Opcode::LLVMSelect)
            && let Some(powered) = guarded(value)
        {
            value.replace_uses(powered);
        }
    }
}

/// What `select` gives at every input, if all that it guards against is where a power is 1.
fn guarded(select: Value) -> Option<Value> {
    let [condition, one, powered] = select.operands()[..] else {
        return None;
    };
    let (power, there) = followed(plain(powered), DEPTH)?;
    let is_same = number(one)?.to_bits() == there.to_bits();
    (is_same && is_where_one(condition, power)).then_some(powered)
}

/// The float whose bits these are: newer PTX has registers without types.
fn plain(mut value: Value) -> Value {
    while value.is(Opcode::LLVMBitCast) {
        value = value.operand(0);
    }
    value
}

/// The constant of which these are the bits.
fn number(value: Value) -> Option<f64> {
    let value = plain(value);
    value.const_float().or_else(|| {
        let bits = value.const_uint()?;
        match &*value.ty().text() {
            "i64" => Some(f64::from_bits(bits)),
            "i32" => Some(f32::from_bits(bits as u32).into()),
            _ => None,
        }
    })
}

/// The power that `value` is computed from with constants only, and what comes of it where the power is 1.
fn followed(value: Value, depth: usize) -> Option<(Value, f64)> {
    if value
        .callee_name()
        .is_some_and(|name| matches!(&*name, "__nv_pow" | "__nv_powf"))
    {
        return Some((value, 1.0));
    }
    if depth == 0 {
        return None;
    }
    let of = |operand: usize| followed(plain(value.operand(operand)), depth - 1);
    let rounded = |number: f64| match &*value.ty().text() {
        "float" => f64::from(number as f32), // exact in double, then rounded: as single
        _ => number,
    };
    let two = |combine: fn(f64, f64) -> f64| {
        if let Some(constant) = number(value.operand(1)) {
            let (power, there) = of(0)?;
            return Some((power, rounded(combine(there, constant))));
        }
        let constant = number(value.operand(0))?;
        let (power, there) = of(1)?;
        Some((power, rounded(combine(constant, there))))
    };
    match value.opcode()? {
        Opcode::LLVMFMul => two(|a, b| a * b),
        Opcode::LLVMFAdd => two(|a, b| a + b),
        Opcode::LLVMFSub => two(|a, b| a - b),
        Opcode::LLVMFDiv => two(|a, b| a / b),
        Opcode::LLVMFNeg => of(0).map(|(power, there)| (power, -there)),
        _ => None,
    }
}

/// Whether `condition` holds only where the base of `power` is 1, or its exponent 0.
fn is_where_one(condition: Value, power: Value) -> bool {
    let is = |value: Value, argument: usize, number: f64| {
        let (value, given) = (plain(value), plain(power.operand(argument)));
        let is_size = || {
            let name = given.callee_name();
            argument == 0 // of a negative base, too: it is not 1
                && name.is_some_and(|name| name.starts_with("llvm.fabs."))
                && plain(given.operand(0)) == value
        };
        (given == value || is_size()) && number == if argument == 0 { 1.0 } else { 0.0 }
    };
    match condition.opcode() {
        Some(Opcode::LLVMOr) => {
            is_where_one(condition.operand(0), power) && is_where_one(condition.operand(1), power)
        }
        Some(Opcode::LLVMFCmp) if condition.real_predicate() == RealPredicate::LLVMRealOEQ => {
            number(condition.operand(1)).is_some_and(|number| {
                (0..2).any(|argument| is(condition.operand(0), argument, number))
            })
        }
        _ => false,
    }
}
