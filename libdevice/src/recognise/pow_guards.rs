//! Removes guards of `pow`. `pow(1, y)` and `pow(x, 0)` are 1, which nvcc's body selects at its
//! very end: `x == 1 ? 1 : …`. Operations with constants are folded into both sides, so that the
//! guard is not part of the recognised body: `x == 1 ? 3.6 : 3.6 * pow(x, 0.8)`. The values are the
//! same without it; the derivatives are not, since the first side does not depend on `x`.

use llvm::{Opcode, RealPredicate, Value};

/// The depth of the search for the power.
const DEPTH: usize = 8;

/// The largest relative difference of both sides, in double and single precision: the error of
/// libdevice functions.
const NEAR: [f64; 2] = [1e-15, 5e-7];

/// Removes such guards in `function`.
pub fn drop_guards(function: Value) {
    for value in function.instructions() {
        if value.is(Opcode::LLVMSelect)
            && let Some(powered) = guarded(value)
        {
            value.replace_uses(powered);
        }
    }
}

/// Returns the value that `select` has for every input, if it only guards inputs where a power is
/// 1.
fn guarded(select: Value) -> Option<Value> {
    let [condition, one, powered] = select.operands()[..] else {
        return None;
    };
    let (given, found) = (number(one)?, plain(powered));
    let guard = Guard::of(condition)?;
    let there = guard.follow(found, DEPTH)?;
    let near = NEAR[usize::from(is_single(found))];
    let is_same = there == given || (there - given).abs() <= near * given.abs();
    (is_same && guard.is_of_power(found, DEPTH)).then_some(powered)
}

/// The condition of the first side: one of these values equals the constant beside it.
struct Guard(Vec<(Value, f64)>);

impl Guard {
    fn of(condition: Value) -> Option<Guard> {
        match condition.opcode()? {
            Opcode::LLVMOr => {
                let mut both = Guard::of(condition.operand(0))?;
                both.0.extend(Guard::of(condition.operand(1))?.0);
                Some(both)
            }
            Opcode::LLVMFCmp if condition.real_predicate() == RealPredicate::LLVMRealOEQ => {
                let number = number(condition.operand(1))?;
                Some(Guard(vec![(plain(condition.operand(0)), number)]))
            }
            _ => None,
        }
    }

    /// Returns whether `power` is 1 wherever one of the values equals its constant: the base 1, or
    /// the exponent 0.
    fn is_one(&self, power: Value) -> bool {
        let (base, exponent) = (plain(power.operand(0)), plain(power.operand(1)));
        let is_size_of = |value: Value| {
            let name = base.callee_name();
            name.is_some_and(|name| name.starts_with("llvm.fabs."))
                && plain(base.operand(0)) == value
        };
        self.0.iter().all(|(value, number)| {
            *number == 1.0 && (base == *value || is_size_of(*value))
                || *number == 0.0 && exponent == *value
        })
    }

    /// Returns whether `value` depends on such a power.
    fn is_of_power(&self, value: Value, depth: usize) -> bool {
        if is_power(value) {
            return self.is_one(value);
        }
        let mut operands = value.operands().into_iter().map(plain);
        depth > 0
            && value.opcode().is_some()
            && operands.any(|operand| self.is_of_power(operand, depth - 1))
    }

    /// Evaluates `value` under the guard, if possible.
    fn follow(&self, value: Value, depth: usize) -> Option<f64> {
        let value = plain(value);
        if let Some(number) = number(value) {
            return Some(number);
        }
        if let [(same, number)] = self.0[..]
            && same == value
        {
            return Some(number);
        }
        if is_power(value) {
            return self.is_one(value).then_some(1.0);
        }
        if depth == 0 {
            return None;
        }
        let at = |operand: usize| self.follow(value.operand(operand), depth - 1);
        let result = match value.opcode()? {
            Opcode::LLVMFMul => at(0)? * at(1)?,
            Opcode::LLVMFAdd => at(0)? + at(1)?,
            Opcode::LLVMFSub => at(0)? - at(1)?,
            Opcode::LLVMFDiv => at(0)? / at(1)?,
            Opcode::LLVMFNeg => -at(0)?,
            Opcode::LLVMFPExt | Opcode::LLVMFPTrunc => at(0)?,
            Opcode::LLVMCall => {
                let name = value.callee_name()?;
                let name = name.strip_prefix("llvm.").unwrap_or(&name);
                let name = name.split('.').next()?;
                let name = name.strip_prefix("__nv_").unwrap_or(name);
                let of_single = is_single(value).then(|| name.strip_suffix('f')).flatten();
                match of_single.unwrap_or(name) {
                    "fma" => at(0)?.mul_add(at(1)?, at(2)?),
                    "fabs" => at(0)?.abs(),
                    "sqrt" => at(0)?.sqrt(),
                    "exp" => at(0)?.exp(),
                    "log" => at(0)?.ln(),
                    "maximumnum" | "maxnum" => at(0)?.max(at(1)?),
                    "minimumnum" | "minnum" => at(0)?.min(at(1)?),
                    _ => return None,
                }
            }
            _ => return None,
        };
        Some(match is_single(value) {
            true => f64::from(result as f32),
            false => result,
        })
    }
}

fn is_power(value: Value) -> bool {
    let name = value.callee_name();
    name.is_some_and(|name| matches!(&*name, "__nv_pow" | "__nv_powf"))
}

fn is_single(value: Value) -> bool {
    matches!(&*value.ty().text(), "float" | "i32")
}

/// Looks through bitcasts to the float: newer PTX has untyped registers.
fn plain(mut value: Value) -> Value {
    while value.is(Opcode::LLVMBitCast) {
        value = value.operand(0);
    }
    value
}

/// Returns the constant with these bits.
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
