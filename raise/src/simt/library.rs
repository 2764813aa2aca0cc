//! Library functions that PTX calls and nobody defines: `__nv_expf` and its like, as clang leaves them.
//!
//! Single precision is computed in double and rounded once, so results are as good as they get; NVIDIA's own library
//! is allowed a few units in the last place.

use super::float::{self, Flags};
use super::soft::{self, F16, F32, F64, Rounding};
use crate::ptx::tree::ScalarType;
use Rounding::NearestEven;

/// Arguments as bits, result as bits.
pub(super) type Run = fn(&[u64]) -> u64;

/// How to run a library function.
#[derive(Clone, Copy)]
pub(super) enum Library {
    /// Bits in, bits out.
    Pure(usize, Run),
    /// Two operands, with a rounding of its own.
    Binary(float::F2),
    /// Three operands, with a rounding of its own.
    Fused(float::F3),
    /// One operand, with a rounding of its own.
    Unary(float::F1),
    /// From one number type to another.
    Convert(Cast),
    /// `sincos(x, *sin, *cos)`: writes two values.
    SineCosine {
        /// `f32`
        single: bool,
        /// Of πx.
        of_pi: bool,
    },
    /// `vprintf`: its text is not ours to print.
    Print,
    /// `__assertfail`: the kernel says that something is wrong.
    AssertFail,
}

/// A conversion by name, such as `float2int_rz`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cast {
    from: ScalarType,
    to: ScalarType,
    rounding: Rounding,
}

impl Library {
    /// How many arguments it takes; `None` if that does not matter.
    pub fn arity(&self) -> Option<usize> {
        match self {
            Library::Pure(arity, _) => Some(*arity),
            Library::Unary(_) | Library::Convert(_) => Some(1),
            Library::Binary(_) => Some(2),
            Library::Fused(_) | Library::SineCosine { .. } => Some(3),
            Library::Print | Library::AssertFail => None,
        }
    }
}

fn double(bits: u64) -> f64 {
    f64::from_bits(bits)
}

fn single(bits: u64) -> f64 {
    f32::from_bits(bits as u32).into()
}

fn as_single(value: f64) -> u64 {
    u64::from((value as f32).to_bits())
}

fn int(bits: u64) -> i32 {
    bits as i32
}

/// Rows of `name => |x, y| value in f64`; each makes `name` and `namef`.
macro_rules! reals {
    ($($name:literal => |$($x:ident),*| $value:expr;)*) => {
        const REALS: &[(&str, usize, Run, Run)] = &[$((
            $name,
            [$(stringify!($x)),*].len(),
            |args| {
                let mut args = args.iter();
                $(let $x = double(*args.next().unwrap_or(&0));)*
                f64::to_bits($value)
            },
            |args| {
                let mut args = args.iter();
                $(let $x = single(*args.next().unwrap_or(&0));)*
                as_single($value)
            },
        )),*];
    };
}

reals! {
    "exp" => |x| x.exp();
    "exp2" => |x| x.exp2();
    "exp10" => |x| libm::exp10(x);
    "expm1" => |x| x.exp_m1();
    "log" => |x| x.ln();
    "log2" => |x| x.log2();
    "log10" => |x| x.log10();
    "log1p" => |x| x.ln_1p();
    "logb" => |x| if x.is_nan() { x } else if x == 0.0 { f64::NEG_INFINITY } else if x.is_infinite() { f64::INFINITY } else { f64::from(libm::ilogb(x)) };
    "sin" => |x| x.sin();
    "cos" => |x| x.cos();
    "tan" => |x| x.tan();
    "sinpi" => |x| sine_of_pi(x);
    "cospi" => |x| cosine_of_pi(x);
    "asin" => |x| x.asin();
    "acos" => |x| x.acos();
    "atan" => |x| x.atan();
    "atan2" => |y, x| y.atan2(x);
    "sinh" => |x| x.sinh();
    "cosh" => |x| x.cosh();
    "tanh" => |x| x.tanh();
    "asinh" => |x| libm::asinh(x);
    "acosh" => |x| if x < 1.0 { f64::NAN } else { libm::acosh(x) };
    "atanh" => |x| libm::atanh(x);
    "pow" => |x, y| x.powf(y);
    "sqrt" => |x| x.sqrt();
    "rsqrt" => |x| 1.0 / x.sqrt();
    "cbrt" => |x| x.cbrt();
    "rcbrt" => |x| 1.0 / x.cbrt();
    "fabs" => |x| x.abs();
    "floor" => |x| x.floor();
    "ceil" => |x| x.ceil();
    "trunc" => |x| x.trunc();
    "rint" => |x| x.round_ties_even();
    "nearbyint" => |x| x.round_ties_even();
    "round" => |x| x.round();
    "fmod" => |x, y| x % y;
    "remainder" => |x, y| libm::remainder(x, y);
    "fmin" => |x, y| libm::fmin(x, y);
    "fmax" => |x, y| libm::fmax(x, y);
    "fdim" => |x, y| libm::fdim(x, y);
    "hypot" => |x, y| x.hypot(y);
    "rhypot" => |x, y| 1.0 / x.hypot(y);
    "norm3d" => |x, y, z| x.hypot(y).hypot(z);
    "rnorm3d" => |x, y, z| 1.0 / x.hypot(y).hypot(z);
    "erf" => |x| libm::erf(x);
    "erfc" => |x| libm::erfc(x);
    "normcdf" => |x| 0.5 * libm::erfc(-x * std::f64::consts::FRAC_1_SQRT_2);
    "tgamma" => |x| libm::tgamma(x);
    "lgamma" => |x| libm::lgamma(x);
    "j0" => |x| libm::j0(x);
    "j1" => |x| libm::j1(x);
    "y0" => |x| libm::y0(x);
    "y1" => |x| libm::y1(x);
    "copysign" => |x, y| x.copysign(y);
}

/// Rows of `name => |args| bits`, for everything that is not a real function of reals.
macro_rules! bits {
    ($($name:literal $arity:literal => |$args:ident| $value:expr;)*) => {
        const BITS: &[(&str, usize, Run)] = &[$(($name, $arity, |$args: &[u64]| $value)),*];
    };
}

bits! {
    "fma" 3 => |a| double(a[0]).mul_add(double(a[1]), double(a[2])).to_bits();
    "fmaf" 3 => |a| f32::from_bits(a[0] as u32).mul_add(f32::from_bits(a[1] as u32), f32::from_bits(a[2] as u32)).to_bits().into();
    "nextafter" 2 => |a| libm::nextafter(double(a[0]), double(a[1])).to_bits();
    "nextafterf" 2 => |a| libm::nextafterf(f32::from_bits(a[0] as u32), f32::from_bits(a[1] as u32)).to_bits().into();
    "powi" 2 => |a| double(a[0]).powi(int(a[1])).to_bits();
    "powif" 2 => |a| as_single(single(a[0]).powi(int(a[1])));
    "ldexp" 2 => |a| libm::scalbn(double(a[0]), int(a[1])).to_bits();
    "ldexpf" 2 => |a| as_single(libm::scalbn(single(a[0]), int(a[1])));
    "scalbn" 2 => |a| libm::scalbn(double(a[0]), int(a[1])).to_bits();
    "scalbnf" 2 => |a| as_single(libm::scalbn(single(a[0]), int(a[1])));
    "ilogb" 1 => |a| u64::from(libm::ilogb(double(a[0])) as u32);
    "ilogbf" 1 => |a| u64::from(libm::ilogb(single(a[0])) as u32);
    "jn" 2 => |a| libm::jn(int(a[0]), double(a[1])).to_bits();
    "jnf" 2 => |a| as_single(libm::jn(int(a[0]), single(a[1])));
    "saturatef" 1 => |a| as_single(if single(a[0]).is_nan() { 0.0 } else { single(a[0]).clamp(0.0, 1.0) });
    "fast_fdividef" 2 => |a| as_single(single(a[0]) / single(a[1]));
    "isnand" 1 => |a| double(a[0]).is_nan().into();
    "isnanf" 1 => |a| single(a[0]).is_nan().into();
    "isinfd" 1 => |a| double(a[0]).is_infinite().into();
    "isinff" 1 => |a| single(a[0]).is_infinite().into();
    "isfinited" 1 => |a| double(a[0]).is_finite().into();
    "finitef" 1 => |a| single(a[0]).is_finite().into();
    "signbitd" 1 => |a| a[0] >> 63;
    "signbitf" 1 => |a| a[0] >> 31 & 1;
    "llrint" 1 => |a| double(a[0]).round_ties_even() as i64 as u64;
    "llrintf" 1 => |a| single(a[0]).round_ties_even() as i64 as u64;
    "llround" 1 => |a| double(a[0]).round() as i64 as u64;
    "llroundf" 1 => |a| single(a[0]).round() as i64 as u64;
    "abs" 1 => |a| u64::from(int(a[0]).wrapping_abs() as u32);
    "llabs" 1 => |a| (a[0] as i64).wrapping_abs() as u64;
    "min" 2 => |a| u64::from(int(a[0]).min(int(a[1])) as u32);
    "max" 2 => |a| u64::from(int(a[0]).max(int(a[1])) as u32);
    "umin" 2 => |a| (a[0] as u32).min(a[1] as u32).into();
    "umax" 2 => |a| (a[0] as u32).max(a[1] as u32).into();
    "llmin" 2 => |a| (a[0] as i64).min(a[1] as i64) as u64;
    "llmax" 2 => |a| (a[0] as i64).max(a[1] as i64) as u64;
    "ullmin" 2 => |a| a[0].min(a[1]);
    "ullmax" 2 => |a| a[0].max(a[1]);
    "mulhi" 2 => |a| u64::from(((i64::from(int(a[0])) * i64::from(int(a[1]))) >> 32) as u32);
    "umulhi" 2 => |a| ((a[0] & 0xFFFF_FFFF) * (a[1] & 0xFFFF_FFFF)) >> 32;
    "mul64hi" 2 => |a| ((i128::from(a[0] as i64) * i128::from(a[1] as i64)) >> 64) as u64;
    "umul64hi" 2 => |a| ((u128::from(a[0]) * u128::from(a[1])) >> 64) as u64;
    "mul24" 2 => |a| u64::from((int(a[0]) << 8 >> 8).wrapping_mul(int(a[1]) << 8 >> 8) as u32);
    "umul24" 2 => |a| ((a[0] & 0xFF_FFFF) * (a[1] & 0xFF_FFFF)) & 0xFFFF_FFFF;
    "clz" 1 => |a| (a[0] as u32).leading_zeros().into();
    "clzll" 1 => |a| a[0].leading_zeros().into();
    "popc" 1 => |a| (a[0] as u32).count_ones().into();
    "popcll" 1 => |a| a[0].count_ones().into();
    "brev" 1 => |a| (a[0] as u32).reverse_bits().into();
    "brevll" 1 => |a| a[0].reverse_bits();
    "ffs" 1 => |a| if a[0] as u32 == 0 { 0 } else { u64::from((a[0] as u32).trailing_zeros()) + 1 };
    "ffsll" 1 => |a| if a[0] == 0 { 0 } else { u64::from(a[0].trailing_zeros()) + 1 };
    "sad" 3 => |a| u64::from(int(a[0]).abs_diff(int(a[1])).wrapping_add(a[2] as u32));
    "usad" 3 => |a| u64::from((a[0] as u32).abs_diff(a[1] as u32).wrapping_add(a[2] as u32));
    "hadd" 2 => |a| u64::from(((i64::from(int(a[0])) + i64::from(int(a[1]))) >> 1) as u32);
    "uhadd" 2 => |a| ((a[0] & 0xFFFF_FFFF) + (a[1] & 0xFFFF_FFFF)) >> 1;
    "rhadd" 2 => |a| u64::from(((i64::from(int(a[0])) + i64::from(int(a[1])) + 1) >> 1) as u32);
    "urhadd" 2 => |a| ((a[0] & 0xFFFF_FFFF) + (a[1] & 0xFFFF_FFFF) + 1) >> 1;
    "float_as_int" 1 => |a| a[0];
    "int_as_float" 1 => |a| a[0];
    "float_as_uint" 1 => |a| a[0];
    "uint_as_float" 1 => |a| a[0];
    "double_as_longlong" 1 => |a| a[0];
    "longlong_as_double" 1 => |a| a[0];
    "double2hiint" 1 => |a| a[0] >> 32;
    "double2loint" 1 => |a| a[0] & 0xFFFF_FFFF;
    "hiloint2double" 2 => |a| a[0] << 32 | a[1] & 0xFFFF_FFFF;
}

/// sin(πx), exact where x is a multiple of ½: the argument is brought within ±¼ before it is multiplied.
pub(super) fn sine_of_pi(x: f64) -> f64 {
    let quarter = (2.0 * x).round_ties_even();
    let rest = (x - 0.5 * quarter) * std::f64::consts::PI;
    let value = match quarter.rem_euclid(4.0) as u8 {
        0 => rest.sin(),
        1 => rest.cos(),
        2 => -rest.sin(),
        _ => -rest.cos(),
    };
    // Also for infinities: ∞ − ∞ is NaN already. Zeros keep the argument's sign.
    if value == 0.0 {
        0.0_f64.copysign(x)
    } else {
        value
    }
}

/// cos(πx), likewise.
pub(super) fn cosine_of_pi(x: f64) -> f64 {
    let quarter = (2.0 * x).round_ties_even();
    let rest = (x - 0.5 * quarter) * std::f64::consts::PI;
    let value = match quarter.rem_euclid(4.0) as u8 {
        0 => rest.cos(),
        1 => -rest.sin(),
        2 => -rest.cos(),
        _ => rest.sin(),
    };
    if value == 0.0 { 0.0 } else { value }
}

/// The function of that name; `None` if there is none here.
pub(super) fn find(name: &str) -> Option<Library> {
    match name {
        "vprintf" => return Some(Library::Print),
        "__assertfail" | "__assert_fail" => return Some(Library::AssertFail),
        _ => {}
    }
    let name = name.strip_prefix("__nv_")?;
    if let Some((_, arity, run)) = BITS.iter().find(|row| row.0 == name) {
        return Some(Library::Pure(*arity, *run));
    }
    let plain = name.strip_prefix("fast_").unwrap_or(name);
    if let Some((_, arity, run, _)) = REALS.iter().find(|row| row.0 == plain) {
        return Some(Library::Pure(*arity, *run));
    }
    if let Some(base) = plain.strip_suffix('f')
        && let Some((_, arity, _, run)) = REALS.iter().find(|row| row.0 == base)
    {
        return Some(Library::Pure(*arity, *run));
    }
    match plain {
        "sincos" | "sincosf" | "sincospi" | "sincospif" => {
            let (single, of_pi) = (plain.ends_with('f'), plain.contains("pi"));
            return Some(Library::SineCosine { single, of_pi });
        }
        "half2float" => {
            return Some(Library::Convert(Cast {
                from: ScalarType::F16,
                to: ScalarType::F32,
                rounding: NearestEven,
            }));
        }
        _ => {}
    }
    let (base, rounding) = plain.rsplit_once('_')?;
    let rounding = match rounding {
        "rn" => NearestEven,
        "rz" => Rounding::Zero,
        "rd" => Rounding::Down,
        "ru" => Rounding::Up,
        _ => return None,
    };
    rounded(base, rounding)
}

/// Names that end in a rounding: `fadd_rz`, `float2int_rd`.
fn rounded(base: &str, rounding: Rounding) -> Option<Library> {
    let flags = Flags::default();
    if let Some((from, to)) = base.split_once('2') {
        return Some(Library::Convert(Cast {
            from: number_type(from)?,
            to: number_type(to)?,
            rounding,
        }));
    }
    let (ty, opcode) = match base {
        "fma" => (ScalarType::F64, "fma"),
        "fmaf" | "fmaf_ieee" => (ScalarType::F32, "fma"),
        _ if base.starts_with('f') => (ScalarType::F32, &base[1..]),
        _ => (ScalarType::F64, base.strip_prefix('d')?),
    };
    Some(match opcode {
        "add" | "sub" | "mul" | "div" => {
            Library::Binary(float::binary_op(opcode, ty, rounding, flags)?)
        }
        "sqrt" | "rcp" | "rsqrt" => Library::Unary(float::unary_op(opcode, ty, rounding, flags)?),
        "fma" => Library::Fused(float::fma_op(ty, rounding, flags)?),
        _ => return None,
    })
}

fn number_type(name: &str) -> Option<ScalarType> {
    Some(match name {
        "int" => ScalarType::S32,
        "uint" => ScalarType::U32,
        "ll" => ScalarType::S64,
        "ull" => ScalarType::U64,
        "half" => ScalarType::F16,
        "float" => ScalarType::F32,
        "double" => ScalarType::F64,
        _ => return None,
    })
}

impl Cast {
    /// Converts bits to bits.
    pub fn run(self, bits: u64) -> u64 {
        let format = |ty| match ty {
            ScalarType::F16 => Some(F16),
            ScalarType::F32 => Some(F32),
            ScalarType::F64 => Some(F64),
            _ => None,
        };
        let integer = match self.from {
            ScalarType::S32 => i128::from(bits as i32),
            ScalarType::S64 => i128::from(bits as i64),
            ScalarType::U32 => i128::from(bits as u32),
            _ => i128::from(bits),
        };
        match (format(self.from), format(self.to)) {
            (Some(from), Some(to)) => soft::convert(from, to, self.rounding, bits),
            (None, Some(to)) => soft::from_integer(to, self.rounding, integer),
            (Some(from), None) => {
                let width = self.to.bits();
                let (least, most) = match self.to.is_signed() {
                    true => (-(1_i128 << (width - 1)), (1_i128 << (width - 1)) - 1),
                    false => (0, (1_i128 << width) - 1),
                };
                soft::to_integer(from, self.rounding, bits, least, most) as u64
                    & (u64::MAX >> (64 - width))
            }
            (None, None) => bits,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(name: &str, args: &[u64]) -> u64 {
        match find(name).unwrap_or_else(|| panic!("{name}")) {
            Library::Pure(arity, run) => {
                assert_eq!(arity, args.len(), "{name}");
                run(args)
            }
            Library::Binary(run) => run(args[0], args[1]),
            Library::Fused(run) => run(args[0], args[1], args[2]),
            Library::Unary(run) => run(args[0]),
            Library::Convert(cast) => cast.run(args[0]),
            Library::SineCosine { .. } | Library::Print | Library::AssertFail => 0,
        }
    }

    fn f(value: f32) -> u64 {
        value.to_bits().into()
    }

    #[test]
    fn names_find_their_functions() {
        assert_eq!(call("__nv_expf", &[f(1.0)]), f(std::f32::consts::E));
        assert_eq!(call("__nv_erff", &[f(0.0)]), f(0.0));
        assert_eq!(
            call("__nv_erf", &[0.5_f64.to_bits()]),
            0x3FE0_A7EF_5C18_EDD2
        );
        assert_eq!(
            call("__nv_pow", &[2.0_f64.to_bits(), 10.0_f64.to_bits()]),
            1024.0_f64.to_bits()
        );
        assert_eq!(call("__nv_powif", &[f(3.0), 4]), f(81.0));
        assert_eq!(call("__nv_fast_log2f", &[f(8.0)]), f(3.0));
        assert_eq!(call("__nv_fmodf", &[f(-7.5), f(2.0)]), f(-1.5));
        assert_eq!(call("__nv_roundf", &[f(2.5)]), f(3.0));
        assert_eq!(call("__nv_rintf", &[f(2.5)]), f(2.0));
        assert_eq!(call("__nv_fmaxf", &[f(f32::NAN), f(2.0)]), f(2.0));
        assert_eq!(call("__nv_isnanf", &[f(f32::NAN)]), 1);
        assert_eq!(
            call("__nv_float2int_rz", &[f(-2.9)]),
            u64::from(-2_i32 as u32)
        );
        assert_eq!(
            call("__nv_float2int_rd", &[f(-2.1)]),
            u64::from(-3_i32 as u32)
        );
        assert_eq!(call("__nv_fadd_ru", &[f(1.0), 1]), f(1.0) + 1);
        assert_eq!(
            call("__nv_dadd_rd", &[1.0_f64.to_bits(), 1]),
            1.0_f64.to_bits()
        );
        assert_eq!(call("__nv_fmaf_rn", &[f(2.0), f(3.0), f(1.0)]), f(7.0));
        assert_eq!(
            call("__nv_umulhi", &[0xFFFF_FFFF, 0xFFFF_FFFF]),
            0xFFFF_FFFE
        );
        assert_eq!(call("__nv_ffs", &[8]), 4);
        assert_eq!(call("__nv_sinpif", &[f(0.5)]), f(1.0));
        assert!(find("__nv_unheard_of").is_none());
    }
}
