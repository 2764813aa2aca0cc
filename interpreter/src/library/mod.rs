//! Library functions that PTX calls without defining them: `__nv_expf` and others, as clang emits.
//!
//! Single precision is computed in double precision and rounded once, which is more precise than
//! NVIDIA's own library, which is allowed a few units in the last place.

mod special;
mod table;

use table::{BITS, REALS};
pub(crate) use table::{cosine_of_pi, sine_of_pi};

use super::float::{self, Flags};
use super::soft::{self, F16, F32, F64, Rounding};
use Rounding::NearestEven;
use ptx::tree::ScalarType;

/// Arguments as bits, result as bits.
pub(super) type Run = fn(&[u64]) -> u64;

/// Functions on floats that are exact.
const EXACT: &[&str] = &[
    "fabs",
    "floor",
    "ceil",
    "trunc",
    "rint",
    "nearbyint",
    "round",
    "fmod",
    "remainder",
    "fmin",
    "fmax",
    "copysign",
    "logb",
];

/// The implementation of a library function.
#[derive(Clone, Copy)]
pub(super) enum Library {
    /// A function on bits, with its arity.
    Pure(usize, Run),
    /// A function on floats whose result is rounded, with its arity.
    Real(usize, Run),
    /// Two operands, with an explicit rounding mode.
    Binary(float::F2),
    /// Three operands, with an explicit rounding mode.
    Fused(float::F3),
    /// One operand, with an explicit rounding mode.
    Unary(float::F1),
    /// A conversion between numeric types.
    Convert(Cast),
    /// `sincos(x, *sin, *cos)`: writes two values.
    SineCosine {
        /// `f32`
        single: bool,
        /// Whether it computes `sincospi`, of πx.
        of_pi: bool,
    },
    /// `vprintf`: nothing is printed.
    Print,
    /// `__assertfail`: an assertion of the kernel failed.
    AssertFail,
}

/// A conversion by name, such as `float2int_rz`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cast {
    from: ScalarType,
    to: ScalarType,
    rounding: Rounding,
}

/// Evaluates the function of that name, if it is a function of these arguments only.
pub fn evaluate(name: &str, arguments: &[u64]) -> Option<u64> {
    let function = find(name)?;
    if function.arity() != Some(arguments.len()) {
        return None;
    }
    Some(match function {
        Library::Pure(_, run) | Library::Real(_, run) => run(arguments),
        Library::Unary(run) => run(arguments[0]),
        Library::Binary(run) => run(arguments[0], arguments[1]),
        Library::Fused(run) => run(arguments[0], arguments[1], arguments[2]),
        Library::Convert(cast) => cast.run(arguments[0]),
        Library::SineCosine { .. } | Library::Print | Library::AssertFail => return None,
    })
}

impl Library {
    /// Returns the number of arguments; `None` if it is not checked.
    pub fn arity(&self) -> Option<usize> {
        match self {
            Library::Pure(arity, _) | Library::Real(arity, _) => Some(*arity),
            Library::Unary(_) | Library::Convert(_) => Some(1),
            Library::Binary(_) => Some(2),
            Library::Fused(_) | Library::SineCosine { .. } => Some(3),
            Library::Print | Library::AssertFail => None,
        }
    }
}

/// Returns the function of that name, if it is supported.
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
    let real = |name: &str, arity, run| match EXACT.contains(&name) {
        true => Library::Pure(arity, run),
        false => Library::Real(arity, run),
    };
    if let Some((_, arity, run, _)) = REALS.iter().find(|row| row.0 == plain) {
        return Some(real(plain, *arity, *run));
    }
    if let Some(base) = plain.strip_suffix('f')
        && let Some((_, arity, _, run)) = REALS.iter().find(|row| row.0 == base)
    {
        return Some(real(base, *arity, *run));
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

/// Returns the function of a name with a rounding mode: `fadd_rz`, `float2int_rd`.
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
    /// Converts a value, given as bits.
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
            Library::Pure(arity, run) | Library::Real(arity, run) => {
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
        assert_eq!(call("__nv_erfinvf", &[f(0.5)]), f(0.476_936_28));
        assert_eq!(call("__nv_erfcinvf", &[f(1e-5)]), f(3.123_413_3));
        assert_eq!(call("__nv_normcdfinvf", &[f(0.1)]), f(-1.281_551_6));
        assert_eq!(call("__nv_erfcxf", &[f(-1.0)]), f(5.008_980_3));
        assert_eq!(call("__nv_erfcxf", &[f(30.0)]), f(0.018_795_889));
        assert_eq!(call("__nv_cyl_bessel_i0f", &[f(7.3)]), f(222.658_84));
        assert_eq!(call("__nv_cyl_bessel_i1f", &[f(25.0)]), f(5.657_865e9));
        assert_eq!(
            call("__nv_byte_perm", &[0x0302_0100, 0x0706_0504, 0x80F2]),
            0x0000_0702
        );
        assert!(find("__nv_unheard_of").is_none());
    }
}
