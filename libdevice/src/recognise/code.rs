//! The semantics of LLVM instructions on bits.
//!
//! Floats are computed as in PTX: every NaN that results from arithmetic is the canonical one, so
//! that a body gives the same bits everywhere.

use interpreter::soft::{self, F32, F64, Rounding};
use llvm::{IntPredicate, Opcode, RealPredicate, Value};

use crate::helpers::{EXP2, FLUSH, is_signed_to_int};
use crate::math_ops::base_name;

/// An operation; its widths are those of the node and of its operands.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)] // LLVM's names
pub enum Code {
    /// The bits unchanged: `bitcast`, `freeze`, conversions between pointers and integers.
    Same,
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    Trunc,
    ZExt,
    SExt,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FNeg,
    FpExt,
    FpTrunc,
    SiToFp,
    UiToFp,
    FpToSi,
    FpToUi,
    ICmp(IntPredicate),
    FCmp(RealPredicate),
    Select,
    Fma,
    FAbs,
    CopySign,
    Sqrt,
    Floor,
    Ceil,
    FTrunc,
    RoundEven,
    Round,
    Exp2,
    Log2,
    Sin,
    Cos,
    Tanh,
    /// Minimum or maximum of floats; `true` if a NaN operand is ignored.
    FMin(bool),
    FMax(bool),
    SMin,
    SMax,
    UMin,
    UMax,
    Abs,
    CtPop,
    CtLz,
    CtTz,
    BitReverse,
    BSwap,
    FShl,
    FShr,
    /// `llvm.is.fpclass`.
    Class,
    /// `.ftz`.
    Flush,
    /// `ex2.approx.ftz.f32`.
    Exp2Flushed,
    /// Arithmetic with an explicit rounding mode.
    Rounded(Exact, Rounding),
}

/// Arithmetic with rounding modes other than to nearest.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)] // PTX's names
pub enum Exact {
    Add,
    Sub,
    Mul,
    Fma,
    Div,
    Sqrt,
}

impl Code {
    /// Returns the operation of an instruction, if it is supported.
    pub fn of(value: Value) -> Option<Code> {
        use Opcode::*;
        Some(match value.opcode()? {
            LLVMBitCast | LLVMFreeze | LLVMPtrToInt | LLVMIntToPtr | LLVMAddrSpaceCast => {
                let (to, from) = (
                    super::graph::width(value.ty()).0,
                    super::graph::width(value.operand(0).ty()).0,
                );
                match (to.cmp(&from), to) {
                    (_, 0) => return None,
                    (std::cmp::Ordering::Equal, _) => Code::Same,
                    (std::cmp::Ordering::Less, _) => Code::Trunc,
                    (std::cmp::Ordering::Greater, _) if from > 0 => Code::ZExt,
                    (std::cmp::Ordering::Greater, _) => return None,
                }
            }
            LLVMAdd => Code::Add,
            LLVMSub => Code::Sub,
            LLVMMul => Code::Mul,
            LLVMUDiv => Code::UDiv,
            LLVMSDiv => Code::SDiv,
            LLVMURem => Code::URem,
            LLVMSRem => Code::SRem,
            LLVMShl => Code::Shl,
            LLVMLShr => Code::LShr,
            LLVMAShr => Code::AShr,
            LLVMAnd => Code::And,
            LLVMOr => Code::Or,
            LLVMXor => Code::Xor,
            LLVMTrunc => Code::Trunc,
            LLVMZExt => Code::ZExt,
            LLVMSExt => Code::SExt,
            LLVMFAdd => Code::FAdd,
            LLVMFSub => Code::FSub,
            LLVMFMul => Code::FMul,
            LLVMFDiv => Code::FDiv,
            LLVMFNeg => Code::FNeg,
            LLVMFPExt => Code::FpExt,
            LLVMFPTrunc => Code::FpTrunc,
            LLVMSIToFP => Code::SiToFp,
            LLVMUIToFP => Code::UiToFp,
            LLVMFPToSI => Code::FpToSi,
            LLVMFPToUI => Code::FpToUi,
            LLVMICmp => Code::ICmp(value.int_predicate()),
            LLVMFCmp => Code::FCmp(value.real_predicate()),
            LLVMSelect => Code::Select,
            LLVMCall => return Code::called(&value.callee_name()?),
            _ => return None,
        })
    }

    fn called(name: &str) -> Option<Code> {
        if let Some(signed) = is_signed_to_int(name) {
            return Some(if signed { Code::FpToSi } else { Code::FpToUi });
        }
        if let Some(rest) = name.strip_prefix("reactant.") {
            return match name {
                FLUSH => Some(Code::Flush),
                EXP2 => Some(Code::Exp2Flushed),
                _ => {
                    let mut parts = rest.strip_prefix("directed.")?.split('.');
                    let op = match parts.next()? {
                        "add" => Exact::Add,
                        "sub" => Exact::Sub,
                        "mul" => Exact::Mul,
                        "fma" => Exact::Fma,
                        "div" => Exact::Div,
                        "sqrt" => Exact::Sqrt,
                        _ => return None,
                    };
                    Some(Code::Rounded(op, Rounding::from_name(parts.next()?)?))
                }
            };
        }
        Some(match base_name(name).strip_prefix("llvm.")? {
            "fma" | "fmuladd" => Code::Fma,
            "fabs" => Code::FAbs,
            "copysign" => Code::CopySign,
            "sqrt" => Code::Sqrt,
            "floor" => Code::Floor,
            "ceil" => Code::Ceil,
            "trunc" => Code::FTrunc,
            "round" => Code::Round,
            "rint" | "nearbyint" | "roundeven" => Code::RoundEven,
            "exp2" => Code::Exp2,
            "log2" => Code::Log2,
            "sin" => Code::Sin,
            "cos" => Code::Cos,
            "tanh" => Code::Tanh,
            "minimumnum" | "minnum" => Code::FMin(true),
            "maximumnum" | "maxnum" => Code::FMax(true),
            "minimum" => Code::FMin(false),
            "maximum" => Code::FMax(false),
            "smin" => Code::SMin,
            "smax" => Code::SMax,
            "umin" => Code::UMin,
            "umax" => Code::UMax,
            "abs" => Code::Abs,
            "ctpop" => Code::CtPop,
            "ctlz" => Code::CtLz,
            "cttz" => Code::CtTz,
            "bitreverse" => Code::BitReverse,
            "bswap" => Code::BSwap,
            "fshl" => Code::FShl,
            "fshr" => Code::FShr,
            // Conversions for which LLVM and PTX convert NaN differently.
            "fptosi.sat" | "fptoui.sat" if name.ends_with("f64") || name.contains(".i64.") => {
                return None;
            }
            "fptosi.sat" => Code::FpToSi,
            "fptoui.sat" => Code::FpToUi,
            "is.fpclass" => Code::Class,
            _ => return None,
        })
    }

    /// Returns the result, `bits` wide, of operands of `from` bits; `None` if it is undefined.
    pub fn run(self, bits: u32, from: u32, operands: &[u128]) -> Option<u128> {
        let a = operands[0];
        let b = operands.get(1).copied().unwrap_or(0);
        let mask = mask(bits);
        let value = match self {
            Code::Same | Code::Trunc | Code::ZExt => a,
            Code::SExt => signed(a, from) as u128,
            Code::Add => a.wrapping_add(b),
            Code::Sub => a.wrapping_sub(b),
            Code::Mul => a.wrapping_mul(b),
            Code::UDiv => a.checked_div(b)?,
            Code::URem => a.checked_rem(b)?,
            Code::SDiv => signed(a, bits).checked_div(signed(b, bits))? as u128,
            Code::SRem => signed(a, bits).checked_rem(signed(b, bits))? as u128,
            Code::Shl | Code::LShr | Code::AShr if b >= u128::from(bits) => return None,
            Code::Shl => a << b,
            Code::LShr => a >> b,
            Code::AShr => (signed(a, bits) >> b) as u128,
            Code::And => a & b,
            Code::Or => a | b,
            Code::Xor => a ^ b,
            Code::ICmp(predicate) => compare_ints(predicate, a, b, from).into(),
            Code::Select => {
                if a & 1 == 1 {
                    b
                } else {
                    operands[2]
                }
            }
            Code::SMin => signed(a, bits).min(signed(b, bits)) as u128,
            Code::SMax => signed(a, bits).max(signed(b, bits)) as u128,
            Code::UMin => a.min(b),
            Code::UMax => a.max(b),
            Code::Abs => signed(a, bits).unsigned_abs(),
            Code::CtPop => a.count_ones().into(),
            Code::CtLz => u128::from(a.leading_zeros() + bits - 128),
            Code::CtTz => u128::from(a.trailing_zeros().min(bits)),
            Code::BitReverse => a.reverse_bits() >> (128 - bits),
            Code::BSwap => a.swap_bytes() >> (128 - bits),
            Code::FShl | Code::FShr => {
                let by = (operands[2] % u128::from(bits)) as u32;
                match (self, by) {
                    (Code::FShl, 0) => a,
                    (_, 0) => b,
                    (Code::FShl, _) => a << by | b >> (bits - by),
                    _ => a << (bits - by) | b >> by,
                }
            }
            Code::FpExt => canonical(f64::from(single(a))),
            Code::FpTrunc => canonical32(double(a) as f32),
            Code::SiToFp => from_int(bits, signed(a, from)),
            Code::UiToFp => from_int(bits, a as i128),
            Code::FpToSi => to_int(from, bits, a, -(1 << (bits - 1)), (1 << (bits - 1)) - 1),
            Code::FpToUi => to_int(from, bits, a, 0, ((1u128 << bits) - 1) as i128),
            Code::FCmp(predicate) => {
                let (x, y) = (wide(from, a), wide(from, b));
                compare_floats(predicate, x, y).into()
            }
            Code::Class => class(from, a, b).into(),
            Code::FNeg => a ^ 1 << (bits - 1),
            Code::FAbs => a & !(1 << (bits - 1)),
            Code::CopySign => a & !(1 << (bits - 1)) | b & 1 << (bits - 1),
            Code::FMin(drops) => extreme(bits, a, b, drops, true),
            Code::FMax(drops) => extreme(bits, a, b, drops, false),
            Code::Rounded(op, rounding) => rounded(op, rounding, bits, operands),
            Code::Flush => u128::from(flush(single(a)).to_bits()),
            Code::Exp2Flushed => canonical32(flush(libm::exp2(f64::from(flush(single(a)))) as f32)),
            Code::FAdd
            | Code::FSub
            | Code::FMul
            | Code::FDiv
            | Code::Fma
            | Code::Sqrt
            | Code::Floor
            | Code::Ceil
            | Code::FTrunc
            | Code::RoundEven
            | Code::Round
            | Code::Exp2
            | Code::Log2
            | Code::Sin
            | Code::Cos
            | Code::Tanh => {
                let c = operands.get(2).copied().unwrap_or(0);
                match bits {
                    32 => canonical32(self.singles(single(a), single(b), single(c))),
                    64 => canonical(self.doubles(double(a), double(b), double(c))),
                    _ => return None,
                }
            }
        };
        Some(value & mask)
    }

    fn singles(self, a: f32, b: f32, c: f32) -> f32 {
        match self {
            Code::FAdd => a + b,
            Code::FSub => a - b,
            Code::FMul => a * b,
            Code::FDiv => a / b,
            Code::Fma => a.mul_add(b, c),
            Code::Sqrt => a.sqrt(),
            // Exact, or computed in double precision and rounded once.
            _ => self.doubles(a.into(), b.into(), c.into()) as f32,
        }
    }

    fn doubles(self, a: f64, b: f64, c: f64) -> f64 {
        match self {
            Code::FAdd => a + b,
            Code::FSub => a - b,
            Code::FMul => a * b,
            Code::FDiv => a / b,
            Code::Fma => a.mul_add(b, c),
            Code::Sqrt => a.sqrt(),
            Code::Floor => a.floor(),
            Code::Ceil => a.ceil(),
            Code::FTrunc => a.trunc(),
            Code::RoundEven => a.round_ties_even(),
            Code::Round => a.round(),
            Code::Exp2 => libm::exp2(a),
            Code::Log2 => libm::log2(a),
            Code::Sin => libm::sin(a),
            Code::Cos => libm::cos(a),
            Code::Tanh => libm::tanh(a),
            _ => unreachable!("no arithmetic of floats: {self:?}"),
        }
    }
}

fn mask(bits: u32) -> u128 {
    if bits >= 128 {
        u128::MAX
    } else {
        (1 << bits) - 1
    }
}

fn signed(value: u128, bits: u32) -> i128 {
    let shift = 128 - bits.max(1);
    (value << shift) as i128 >> shift
}

fn single(bits: u128) -> f32 {
    f32::from_bits(bits as u32)
}

fn double(bits: u128) -> f64 {
    f64::from_bits(bits as u64)
}

fn wide(bits: u32, value: u128) -> f64 {
    if bits == 32 {
        single(value).into()
    } else {
        double(value)
    }
}

fn canonical(value: f64) -> u128 {
    if value.is_nan() {
        F64.nan.into()
    } else {
        value.to_bits().into()
    }
}

fn canonical32(value: f32) -> u128 {
    if value.is_nan() {
        F32.nan.into()
    } else {
        value.to_bits().into()
    }
}

fn flush(value: f32) -> f32 {
    if value.abs() < f32::MIN_POSITIVE {
        0.0_f32.copysign(value)
    } else {
        value
    }
}

fn from_int(bits: u32, value: i128) -> u128 {
    match bits {
        32 => (value as f32).to_bits().into(),
        _ => (value as f64).to_bits().into(),
    }
}

/// Returns the result of PTX's `cvt.rzi`.
fn to_int(from: u32, bits: u32, value: u128, least: i128, most: i128) -> u128 {
    let x = wide(from, value);
    match x.is_nan() {
        true => of_nan(from, bits),
        false => (x as i128).clamp(least, most) as u128,
    }
}

/// Returns the integer of `bits` bits that NaN of a float type of `from` bits converts to.
pub fn of_nan(from: u32, bits: u32) -> u128 {
    match from == 64 || bits == 64 {
        true => 1 << (bits - 1),
        false => 0,
    }
}

fn extreme(bits: u32, a: u128, b: u128, drops_nan: bool, least: bool) -> u128 {
    let (x, y) = (wide(bits, a), wide(bits, b));
    let nan = if bits == 32 {
        F32.nan.into()
    } else {
        F64.nan.into()
    };
    match (x.is_nan(), y.is_nan()) {
        (true, true) => nan,
        (true, false) => {
            if drops_nan {
                b
            } else {
                nan
            }
        }
        (false, true) => {
            if drops_nan {
                a
            } else {
                nan
            }
        }
        (false, false) if x == y => {
            if (x.is_sign_negative()) == least {
                a
            } else {
                b
            }
        }
        (false, false) => {
            if (x < y) == least {
                a
            } else {
                b
            }
        }
    }
}

fn rounded(op: Exact, rounding: Rounding, bits: u32, operands: &[u128]) -> u128 {
    let format = if bits == 32 { F32 } else { F64 };
    let at = |index: usize| operands.get(index).map_or(0, |bits| *bits as u64);
    let negative = at(1) ^ 1 << (bits - 1);
    u128::from(match op {
        Exact::Add => soft::add(format, rounding, at(0), at(1)),
        Exact::Sub => soft::add(format, rounding, at(0), negative),
        Exact::Mul => soft::multiply(format, rounding, at(0), at(1)),
        Exact::Fma => soft::fma(format, rounding, at(0), at(1), at(2)),
        Exact::Div => soft::divide(format, rounding, at(0), at(1)),
        Exact::Sqrt => soft::sqrt(format, rounding, at(0)),
    })
}

fn class(bits: u32, a: u128, mask: u128) -> bool {
    let (x, negative) = (wide(bits, a), a >> (bits - 1) & 1 == 1);
    let tiny = if bits == 32 {
        f64::from(f32::MIN_POSITIVE)
    } else {
        f64::MIN_POSITIVE
    };
    let position = match x.abs() {
        size if size.is_nan() => return mask & 3 != 0,
        0.0 => (5, 6),
        size if size < tiny => (4, 7),
        f64::INFINITY => (2, 9),
        _ => (3, 8),
    };
    mask >> (if negative { position.0 } else { position.1 }) & 1 == 1
}

fn compare_ints(predicate: IntPredicate, a: u128, b: u128, bits: u32) -> bool {
    use IntPredicate::*;
    let (x, y) = (signed(a, bits), signed(b, bits));
    match predicate {
        LLVMIntEQ => a == b,
        LLVMIntNE => a != b,
        LLVMIntUGT => a > b,
        LLVMIntUGE => a >= b,
        LLVMIntULT => a < b,
        LLVMIntULE => a <= b,
        LLVMIntSGT => x > y,
        LLVMIntSGE => x >= y,
        LLVMIntSLT => x < y,
        LLVMIntSLE => x <= y,
    }
}

fn compare_floats(predicate: RealPredicate, x: f64, y: f64) -> bool {
    use RealPredicate::*;
    let unordered = x.is_nan() || y.is_nan();
    match predicate {
        LLVMRealPredicateFalse => false,
        LLVMRealPredicateTrue => true,
        LLVMRealOEQ => x == y,
        LLVMRealOGT => x > y,
        LLVMRealOGE => x >= y,
        LLVMRealOLT => x < y,
        LLVMRealOLE => x <= y,
        LLVMRealONE => !unordered && x != y,
        LLVMRealORD => !unordered,
        LLVMRealUNO => unordered,
        LLVMRealUEQ => unordered || x == y,
        LLVMRealUGT => unordered || x > y,
        LLVMRealUGE => unordered || x >= y,
        LLVMRealULT => unordered || x < y,
        LLVMRealULE => unordered || x <= y,
        LLVMRealUNE => x != y,
    }
}
