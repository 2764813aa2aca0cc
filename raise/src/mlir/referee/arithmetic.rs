//! Scalar values, and the arithmetic of `arith`, `math`, `index` and `llvm`.

use super::decode::{Extra, Inst, Type};
use super::memory::MemRef;
use super::unknown;
use crate::error::{Error, Result};

/// A scalar type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Number {
    /// An integer of this width, at most 64 bits.
    Int(u32),
    F16,
    BF16,
    F32,
    F64,
}

impl Number {
    pub(super) fn bytes(self) -> usize {
        match self {
            Number::Int(bits) => bits.div_ceil(8) as usize,
            Number::F16 | Number::BF16 => 2,
            Number::F32 => 4,
            Number::F64 => 8,
        }
    }

    fn is_float(self) -> bool {
        !matches!(self, Number::Int(_))
    }

    /// Returns `value` rounded to this type.
    fn round(self, value: f64) -> f64 {
        match self {
            Number::F16 => half::f16::from_f64(value).to_f64(),
            Number::BF16 => half::bf16::from_f64(value).to_f64(),
            Number::F32 => f64::from(value as f32),
            Number::F64 | Number::Int(_) => value,
        }
    }
}

/// A value of the function.
#[derive(Clone, Debug)]
pub(super) enum Value {
    /// Not computed yet.
    None,
    /// The bits of an integer, with those above its width zero, and its width.
    Int(u64, u32),
    Float(f64, Number),
    MemRef(MemRef),
    /// Buffer and byte offset.
    Pointer(usize, i64),
}

impl Value {
    /// Returns an integer of that type, wrapped around.
    pub(super) fn int(value: i128, number: Number) -> Value {
        let bits = match number {
            Number::Int(bits) => bits,
            _ => 64,
        };
        let mask = if bits >= 64 {
            u64::MAX
        } else {
            (1 << bits) - 1
        };
        Value::Int(value as u64 & mask, bits)
    }

    pub(super) fn of_index(value: i64) -> Value {
        Value::Int(value as u64, 64)
    }

    pub(super) fn float(value: f64, number: Number) -> Value {
        Value::Float(number.round(value), number)
    }

    fn bool(truth: bool) -> Value {
        Value::Int(truth.into(), 1)
    }

    /// Returns the value with these bits in memory.
    pub(super) fn from_bits(bits: u64, number: Number) -> Value {
        match number {
            Number::Int(1) => Value::Int(u64::from(bits != 0), 1),
            Number::Int(_) => Value::int(bits.into(), number),
            Number::F16 => Value::Float(half::f16::from_bits(bits as u16).to_f64(), number),
            Number::BF16 => Value::Float(half::bf16::from_bits(bits as u16).to_f64(), number),
            Number::F32 => Value::Float(f32::from_bits(bits as u32).into(), number),
            Number::F64 => Value::Float(f64::from_bits(bits), number),
        }
    }

    /// Returns the bits in memory.
    pub(super) fn bits(&self) -> Result<u64> {
        Ok(match self {
            Value::Int(bits, _) => *bits,
            Value::Float(value, Number::F16) => half::f16::from_f64(*value).to_bits().into(),
            Value::Float(value, Number::BF16) => half::bf16::from_f64(*value).to_bits().into(),
            Value::Float(value, Number::F32) => (*value as f32).to_bits().into(),
            Value::Float(value, _) => value.to_bits(),
            _ => return Err(unknown("this use of a memref or pointer")),
        })
    }

    pub(super) fn number(&self) -> Number {
        match self {
            Value::Int(_, bits) => Number::Int(*bits),
            Value::Float(_, number) => *number,
            _ => Number::Int(64),
        }
    }

    /// Returns the integer read as signed; booleans too.
    pub(super) fn signed(&self) -> Result<i128> {
        match self {
            Value::Int(bits, width) => {
                let shift = 64 - width;
                Ok((((bits << shift) as i64) >> shift).into())
            }
            _ => Err(unknown("this use of what is no integer")),
        }
    }

    fn unsigned(&self) -> Result<i128> {
        match self {
            Value::Int(bits, _) => Ok((*bits).into()),
            _ => Err(unknown("this use of what is no integer")),
        }
    }

    pub(super) fn index(&self) -> Result<i64> {
        self.signed().map(|value| value as i64)
    }

    pub(super) fn truth(&self) -> Result<bool> {
        Ok(self.unsigned()? != 0)
    }

    fn real(&self) -> Result<f64> {
        match self {
            Value::Float(value, _) => Ok(*value),
            _ => Err(unknown("this use of what is no float")),
        }
    }

    /// Returns a float moved by `by` units in the last place.
    pub(super) fn moved(self, by: i64) -> Value {
        match self {
            Value::Float(value, number) if value.is_finite() && value != 0.0 => {
                let bits = Value::Float(value, number).bits().unwrap_or_default();
                Value::from_bits(bits.wrapping_add_signed(by), number)
            }
            other => other,
        }
    }
}

/// Returns the initial value of a kind of reduction.
pub(super) fn identity(kind: &str, number: Number) -> Result<Value> {
    let width = match number {
        Number::Int(bits) => bits,
        _ => 0,
    };
    let (least, greatest) = match width {
        0 => (0, 0),
        bits => (-(1_i128 << (bits - 1)), (1_i128 << (bits - 1)) - 1),
    };
    Ok(match kind {
        "addf" => Value::float(0.0, number),
        "mulf" => Value::float(1.0, number),
        "maximumf" | "maxnumf" => Value::float(f64::NEG_INFINITY, number),
        "minimumf" | "minnumf" => Value::float(f64::INFINITY, number),
        "addi" | "ori" | "xori" | "maxu" => Value::int(0, number),
        "muli" => Value::int(1, number),
        "andi" | "minu" => Value::int(-1, number),
        "maxs" => Value::int(least, number),
        "mins" => Value::int(greatest, number),
        _ => return Err(unknown(kind)),
    })
}

/// Combines two values by a kind of reduction or atomic.
pub(super) fn combine(kind: &str, before: &Value, value: &Value) -> Result<Value> {
    let name = match kind {
        "assign" => return Ok(value.clone()),
        "maxs" => "maxsi",
        "maxu" => "maxui",
        "mins" => "minsi",
        "minu" => "minui",
        other => other,
    };
    binary(name, before, value)?.ok_or_else(|| unknown(kind))
}

/// Evaluates an op on scalars.
pub(super) fn evaluate(inst: &Inst, operands: &[&Value]) -> Result<Vec<Value>> {
    let name = inst.name.as_str();
    let (_, short) = name.rsplit_once('.').unwrap_or(("", name));
    let short = SYNONYMS
        .iter()
        .find(|(other, _)| *other == name)
        .map_or(short, |(_, ours)| ours);
    let result = inst.types.first().and_then(|ty| match ty {
        Type::Number(number) => Some(*number),
        _ => None,
    });
    if let [value] = operands {
        if matches!(short, "freeze") {
            return Ok(vec![(*value).clone()]);
        }
        if let Some(result) = result
            && let Some(value) = cast(short, value, result)?
        {
            return Ok(vec![value]);
        }
    }
    match (short, operands, &inst.extra) {
        ("select", [cond, yes, no], _) => {
            return Ok(vec![(if cond.truth()? { *yes } else { *no }).clone()]);
        }
        ("cmpi", [a, b], Extra::Predicate(predicate)) => {
            return Ok(vec![Value::bool(compare_ints(predicate, a, b)?)]);
        }
        ("cmpf", [a, b], Extra::Predicate(predicate)) => {
            return Ok(vec![Value::bool(compare_floats(
                predicate,
                a.real()?,
                b.real()?,
            )?)]);
        }
        ("mulsi_extended" | "mului_extended", [a, b], _) => {
            let product = match short {
                "mulsi_extended" => a.signed()? * b.signed()?,
                // The low 128 bits of the product, as bits.
                _ => (a.unsigned()? as u128).wrapping_mul(b.unsigned()? as u128) as i128,
            };
            let number = a.number();
            let Number::Int(bits) = number else {
                return Err(unknown(name));
            };
            return Ok(vec![
                Value::int(product, number),
                Value::int(product >> bits, number),
            ]);
        }
        ("addui_extended", [a, b], _) => {
            let sum = Value::int(a.unsigned()? + b.unsigned()?, a.number());
            let wrapped = Value::bool(sum.unsigned()? < a.unsigned()?);
            return Ok(vec![sum, wrapped]);
        }
        ("sincos", [a], _) => {
            let (sin, cos) = a.real()?.sin_cos();
            return Ok(vec![
                Value::float(sin, a.number()),
                Value::float(cos, a.number()),
            ]);
        }
        ("poison" | "undef" | "zero", [], _) => {
            let number = result.ok_or_else(|| unknown(name))?;
            return Ok(vec![Value::from_bits(0, number)]);
        }
        ("ctlz" | "cttz" | "abs", [a, _], _) => {
            let value = unary(short, a)?.ok_or_else(|| unknown(name))?;
            return Ok(vec![value]);
        }
        _ => {}
    }
    let value = numbers(short, operands)?;
    value.map(|value| vec![value]).ok_or_else(|| unknown(name))
}

/// Evaluates a library function.
pub(super) fn library(name: &str, operands: &[&Value], inst: &Inst) -> Result<Value> {
    let short = name.strip_prefix("__nv_").unwrap_or(name);
    let base = match LIBRARY.iter().any(|(known, _)| *known == short) {
        true => short,
        false => short.strip_suffix('f').unwrap_or(short),
    };
    let op = LIBRARY
        .iter()
        .find(|(known, _)| *known == base)
        .map_or(base, |(_, op)| op);
    let Some(Type::Number(result)) = inst.types.first() else {
        return Err(unknown(name));
    };
    if let [value] = operands {
        if ["isnan", "isinf", "isfinite"].contains(&op) {
            let truth = unary(op, value)?.ok_or_else(|| unknown(name))?;
            return Ok(Value::int(truth.unsigned()?, *result));
        }
        if let Some(value) = cast(op, value, *result)? {
            return Ok(value);
        }
    }
    numbers(op, operands)?.ok_or_else(|| unknown(name))
}

#[rustfmt::skip] // a table
const LIBRARY: &[(&str, &str)] = &[
    ("fmod", "remf"), ("fmodf", "remf"), ("fabs", "absf"), ("fmax", "maxnumf"), ("fmin", "minnumf"),
    ("pow", "powf"), ("rint", "roundeven"), ("nearbyint", "roundeven"), ("isnand", "isnan"), ("isnanf", "isnan"),
    ("isinfd", "isinf"), ("isinff", "isinf"), ("isfinited", "isfinite"), ("finitef", "isfinite"),
    ("abs", "absi"), ("llabs", "absi"), ("min", "minsi"), ("max", "maxsi"), ("umin", "minui"), ("umax", "maxui"),
    ("llmin", "minsi"), ("llmax", "maxsi"), ("ullmin", "minui"), ("ullmax", "maxui"),
    ("exp10", "exp10"), ("powi", "fpowi"), ("log", "log"), ("erf", "erf"), ("erff", "erf"), ("modf", "modf"),
    ("float_as_int", "bitcast"), ("int_as_float", "bitcast"), ("double_as_longlong", "bitcast"), ("longlong_as_double", "bitcast"),
    ("int2double_rn", "sitofp"), ("int2float_rn", "sitofp"), ("double2float_rn", "truncf"),
    ("dadd_rn", "addf"), ("dsub_rn", "subf"), ("dmul_rn", "mulf"), ("ddiv_rn", "divf"), ("fma_rn", "fma"),
    ("dsqrt_rn", "sqrt"), ("fsqrt_rn", "sqrt"),
];

/// Ops of other dialects, with their names in `arith` or `math`.
#[rustfmt::skip] // a table
const SYNONYMS: &[(&str, &str)] = &[
    ("llvm.add", "addi"), ("llvm.sub", "subi"), ("llvm.mul", "muli"), ("llvm.sdiv", "divsi"), ("llvm.udiv", "divui"),
    ("llvm.srem", "remsi"), ("llvm.urem", "remui"), ("llvm.and", "andi"), ("llvm.or", "ori"), ("llvm.xor", "xori"),
    ("llvm.shl", "shli"), ("llvm.lshr", "shrui"), ("llvm.ashr", "shrsi"), ("llvm.fadd", "addf"), ("llvm.fsub", "subf"),
    ("llvm.fmul", "mulf"), ("llvm.fdiv", "divf"), ("llvm.frem", "remf"), ("llvm.fneg", "negf"), ("llvm.zext", "extui"),
    ("llvm.sext", "extsi"), ("llvm.trunc", "trunci"), ("llvm.fpext", "extf"), ("llvm.fptrunc", "truncf"),
    ("llvm.icmp", "cmpi"), ("llvm.fcmp", "cmpf"),
    ("llvm.intr.fabs", "absf"), ("llvm.intr.pow", "powf"), ("llvm.intr.powi", "fpowi"), ("llvm.intr.maxnum", "maxnumf"),
    ("llvm.intr.minnum", "minnumf"), ("llvm.intr.maximum", "maximumf"), ("llvm.intr.minimum", "minimumf"),
    ("llvm.intr.fmuladd", "fma"), ("llvm.intr.rint", "roundeven"), ("llvm.intr.nearbyint", "roundeven"),
    ("llvm.intr.smax", "maxsi"), ("llvm.intr.smin", "minsi"), ("llvm.intr.umax", "maxui"), ("llvm.intr.umin", "minui"),
    ("llvm.intr.abs", "absi"), ("llvm.mlir.poison", "poison"), ("llvm.mlir.undef", "poison"), ("llvm.mlir.zero", "zero"),
    ("index.add", "addi"), ("index.sub", "subi"), ("index.mul", "muli"), ("index.divs", "divsi"), ("index.divu", "divui"),
    ("index.rems", "remsi"), ("index.remu", "remui"), ("index.floordivs", "floordivsi"), ("index.ceildivs", "ceildivsi"),
    ("index.and", "andi"), ("index.or", "ori"), ("index.xor", "xori"), ("index.shl", "shli"), ("index.shrs", "shrsi"),
    ("index.shru", "shrui"), ("index.maxs", "maxsi"), ("index.maxu", "maxui"), ("index.mins", "minsi"), ("index.minu", "minui"),
    ("index.casts", "index_cast"), ("index.castu", "index_castui"), ("math.ipowi", "ipowi"),
    ("enzymexla.math.fmuladd", "fma"),
];

fn numbers(op: &str, operands: &[&Value]) -> Result<Option<Value>> {
    match operands {
        [a] => unary(op, a),
        [a, b] => binary(op, a, b),
        [a, b, c] if op == "fma" => {
            let (x, y, z) = (a.real()?, b.real()?, c.real()?);
            let value = match a.number() {
                Number::F32 => f64::from((x as f32).mul_add(y as f32, z as f32)),
                _ => x.mul_add(y, z),
            };
            Ok(Some(Value::float(value, a.number())))
        }
        _ => Ok(None),
    }
}

fn cast(op: &str, value: &Value, to: Number) -> Result<Option<Value>> {
    Ok(Some(match op {
        "extsi" | "index_cast" => Value::int(value.signed()?, to),
        "extui" | "index_castui" | "trunci" => Value::int(value.unsigned()?, to),
        "extf" | "truncf" => Value::float(value.real()?, to),
        "sitofp" => int_to_float(value.signed()?, to),
        "uitofp" => int_to_float(value.unsigned()?, to),
        "fptosi" | "fptoui" => Value::int(value.real()?.trunc() as i128, to),
        "bitcast" => Value::from_bits(value.bits()?, to),
        _ => return Ok(None),
    }))
}

/// Converts with a single rounding.
fn int_to_float(value: i128, to: Number) -> Value {
    match to {
        Number::F32 => Value::float(f64::from(value as f32), to),
        _ => Value::float(value as f64, to),
    }
}

fn unary(op: &str, a: &Value) -> Result<Option<Value>> {
    if let Value::Int(bits, width) = a {
        let number = a.number();
        return Ok(Some(match op {
            "absi" | "abs" => Value::int(a.signed()?.abs(), number),
            "ctpop" => Value::int(bits.count_ones().into(), number),
            "ctlz" => Value::int((bits.leading_zeros() + width - 64).into(), number),
            "cttz" => Value::int(bits.trailing_zeros().min(*width).into(), number),
            _ => return Ok(None),
        }));
    }
    let x = a.real()?;
    let truth = match op {
        "isnan" => Some(x.is_nan()),
        "isinf" => Some(x.is_infinite()),
        "isfinite" => Some(x.is_finite()),
        _ => None,
    };
    if let Some(truth) = truth {
        return Ok(Some(Value::bool(truth)));
    }
    let value = match op {
        "negf" => -x,
        "absf" => x.abs(),
        "sqrt" => x.sqrt(),
        "rsqrt" => 1.0 / x.sqrt(),
        "cbrt" => x.cbrt(),
        "exp" => x.exp(),
        "exp2" => x.exp2(),
        "exp10" => 10_f64.powf(x),
        "expm1" => x.exp_m1(),
        "log" => x.ln(),
        "log2" => x.log2(),
        "log10" => x.log10(),
        "log1p" => x.ln_1p(),
        "sin" => x.sin(),
        "cos" => x.cos(),
        "tan" => x.tan(),
        "asin" => x.asin(),
        "acos" => x.acos(),
        "atan" => x.atan(),
        "sinh" => x.sinh(),
        "cosh" => x.cosh(),
        "tanh" => x.tanh(),
        "asinh" => libm::asinh(x),
        "acosh" => libm::acosh(x),
        "atanh" => libm::atanh(x),
        "erf" => libm::erf(x),
        "erfc" => libm::erfc(x),
        "floor" => x.floor(),
        "ceil" => x.ceil(),
        "trunc" => x.trunc(),
        "round" => x.round(),
        "roundeven" => x.round_ties_even(),
        _ => return Ok(None),
    };
    Ok(Some(Value::float(value, a.number())))
}

fn binary(op: &str, a: &Value, b: &Value) -> Result<Option<Value>> {
    match a.number().is_float() {
        true => binary_floats(op, a, b),
        false => binary_ints(op, a, b),
    }
}

fn binary_floats(op: &str, a: &Value, b: &Value) -> Result<Option<Value>> {
    let x = a.real()?;
    if op == "fpowi" {
        return Ok(Some(Value::float(x.powf(b.signed()? as f64), a.number())));
    }
    let y = b.real()?;
    let nan = x.is_nan() || y.is_nan();
    let value = match op {
        "addf" => x + y,
        "subf" => x - y,
        "mulf" => x * y,
        "divf" => x / y,
        "remf" => x % y,
        "powf" => x.powf(y),
        "atan2" => x.atan2(y),
        "copysign" => x.copysign(y),
        "minimumf" | "maximumf" if nan => f64::NAN,
        "minnumf" | "maxnumf" if x.is_nan() => y,
        "minnumf" | "maxnumf" if y.is_nan() => x,
        "minimumf" | "minnumf" if x == y => {
            if x.is_sign_negative() {
                x
            } else {
                y
            }
        }
        "maximumf" | "maxnumf" if x == y => {
            if x.is_sign_negative() {
                y
            } else {
                x
            }
        }
        "minimumf" | "minnumf" => {
            if x < y {
                x
            } else {
                y
            }
        }
        "maximumf" | "maxnumf" => {
            if x > y {
                x
            } else {
                y
            }
        }
        _ => return Ok(None),
    };
    Ok(Some(Value::float(value, a.number())))
}

fn binary_ints(op: &str, a: &Value, b: &Value) -> Result<Option<Value>> {
    let (s, t) = (a.signed()?, b.signed()?);
    let (u, v) = (a.unsigned()?, b.unsigned()?);
    let Number::Int(width) = a.number() else {
        return Ok(None);
    };
    let divides = op.starts_with("rem") || op.contains("div");
    if divides && v == 0 {
        return Err(Error::user("mlir-referee", "a division by zero"));
    }
    let over = v >= i128::from(width); // a shift by the width or more gives poison: any value
    let value = match op {
        "addi" => s + t,
        "subi" => s - t,
        "muli" => s * t,
        "divsi" => s / t,
        "divui" => u / v,
        "remsi" => s % t,
        "remui" => u % v,
        "floordivsi" => s.div_euclid(t) - i128::from(t < 0 && s.rem_euclid(t) != 0),
        "ceildivsi" => -((-s).div_euclid(t) - i128::from(t < 0 && (-s).rem_euclid(t) != 0)),
        "ceildivui" => (u + v - 1) / v,
        "andi" => u & v,
        "ori" => u | v,
        "xori" => u ^ v,
        "shli" | "shrsi" | "shrui" if over => 0,
        "shli" => u << v,
        "shrsi" => s >> v,
        "shrui" => u >> v,
        "minsi" => s.min(t),
        "maxsi" => s.max(t),
        "minui" => u.min(v),
        "maxui" => u.max(v),
        "ipowi" if t >= 0 => {
            (0..t).fold(1, |power: i128, _| (power.wrapping_mul(s)) as i64 as i128)
        }
        _ => return Ok(None),
    };
    Ok(Some(Value::int(value, a.number())))
}

fn compare_ints(predicate: &str, a: &Value, b: &Value) -> Result<bool> {
    let (s, t) = (a.signed()?, b.signed()?);
    let (u, v) = (a.unsigned()?, b.unsigned()?);
    Ok(match predicate {
        "eq" => u == v,
        "ne" => u != v,
        "slt" => s < t,
        "sle" => s <= t,
        "sgt" => s > t,
        "sge" => s >= t,
        "ult" => u < v,
        "ule" => u <= v,
        "ugt" => u > v,
        "uge" => u >= v,
        other => return Err(unknown(other)),
    })
}

fn compare_floats(predicate: &str, x: f64, y: f64) -> Result<bool> {
    let unordered = x.is_nan() || y.is_nan();
    Ok(match predicate {
        "false" => false,
        "true" => true,
        "ord" => !unordered,
        "uno" => unordered,
        _ => {
            let holds = match predicate.get(1..) {
                Some("eq") => x == y,
                Some("gt") => x > y,
                Some("ge") => x >= y,
                Some("lt") => x < y,
                Some("le") => x <= y,
                Some("ne") => x != y && !unordered,
                _ => return Err(unknown(predicate)),
            };
            match predicate.starts_with('u') {
                true => holds || unordered,
                false => holds,
            }
        }
    })
}
