//! The library functions, one row each.

use super::super::soft;
use super::Run;
use super::special::{byte_perm, erfcinv, erfcx, erfinv, modified_bessel};

fn double(bits: u64) -> f64 {
    f64::from_bits(bits)
}

fn single(bits: u64) -> f64 {
    f32::from_bits(bits as u32).into()
}

/// Returns the bits of a value in single precision, with PTX's canonical NaN.
fn as_single(value: f64) -> u64 {
    match value.is_nan() {
        true => soft::F32.nan,
        false => u64::from((value as f32).to_bits()),
    }
}

fn int(bits: u64) -> i32 {
    bits as i32
}

/// Returns an integral value in 64 bits, as `cvt.rzi.s64` converts it: NaN becomes the least
/// integer.
fn long(value: f64) -> u64 {
    let value = if value.is_nan() {
        i64::MIN
    } else {
        value as i64
    };
    value as u64
}

/// Returns the smaller of two values as `min` does: NaN is missing data, and -0 is less than +0.
fn lesser(x: f64, y: f64) -> f64 {
    if y.is_nan() || x < y || (x == y && x.is_sign_negative()) {
        x
    } else {
        y
    }
}

/// Returns the larger of two values as `max` does.
fn greater(x: f64, y: f64) -> f64 {
    -lesser(-x, -y)
}

/// Rows of `name => |x, y| value in f64`; each defines `name` and `namef`.
macro_rules! reals {
    ($($name:literal => |$($x:ident),*| $value:expr;)*) => {
        pub(super) const REALS: &[(&str, usize, Run, Run)] = &[$((
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
    "fmin" => |x, y| lesser(x, y);
    "fmax" => |x, y| greater(x, y);
    "fdim" => |x, y| libm::fdim(x, y);
    "hypot" => |x, y| x.hypot(y);
    "rhypot" => |x, y| 1.0 / x.hypot(y);
    "norm3d" => |x, y, z| x.hypot(y).hypot(z);
    "rnorm3d" => |x, y, z| 1.0 / x.hypot(y).hypot(z);
    "norm4d" => |x, y, z, w| x.hypot(y).hypot(z.hypot(w));
    "rnorm4d" => |x, y, z, w| 1.0 / x.hypot(y).hypot(z.hypot(w));
    "erfinv" => |x| erfinv(x);
    "erfcinv" => |x| erfcinv(x);
    "normcdfinv" => |x| -std::f64::consts::SQRT_2 * erfcinv(2.0 * x);
    "erfcx" => |x| erfcx(x);
    "cyl_bessel_i0" => |x| modified_bessel(0, x);
    "cyl_bessel_i1" => |x| modified_bessel(1, x);
    "erf" => |x| libm::erf(x);
    "erfc" => |x| libm::erfc(x);
    "normcdf" => |x| normal_distribution(x);
    "tgamma" => |x| libm::tgamma(x);
    "lgamma" => |x| libm::lgamma(x);
    "j0" => |x| libm::j0(x);
    "j1" => |x| libm::j1(x);
    "y0" => |x| libm::y0(x);
    "y1" => |x| libm::y1(x);
    "copysign" => |x, y| x.copysign(y);
}

/// Rows of `name => |args| bits`, for all functions that are not real functions of reals.
macro_rules! bits {
    ($($name:literal $arity:literal => |$args:ident| $value:expr;)*) => {
        pub(super) const BITS: &[(&str, usize, Run)] = &[$(($name, $arity, |$args: &[u64]| $value)),*];
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
    "yn" 2 => |a| libm::yn(int(a[0]), double(a[1])).to_bits();
    "ynf" 2 => |a| as_single(libm::yn(int(a[0]), single(a[1])));
    "nan" 1 => |_a| f64::NAN.to_bits();
    "nanf" 1 => |_a| f32::NAN.to_bits().into();
    "byte_perm" 3 => |a| byte_perm(a[0], a[1], a[2]);
    "rcp64h" 1 => |a| (1.0 / double(a[0] & !0xFFFF_FFFF)).to_bits() & !0xFFFF_FFFF;
    "saturatef" 1 => |a| as_single(if single(a[0]) > 0.0 { single(a[0]).min(1.0) } else { 0.0 });
    "fast_fdividef" 2 => |a| as_single(single(a[0]) / single(a[1]));
    "isnand" 1 => |a| double(a[0]).is_nan().into();
    "isnanf" 1 => |a| single(a[0]).is_nan().into();
    "isinfd" 1 => |a| double(a[0]).is_infinite().into();
    "isinff" 1 => |a| single(a[0]).is_infinite().into();
    "isfinited" 1 => |a| double(a[0]).is_finite().into();
    "finitef" 1 => |a| single(a[0]).is_finite().into();
    "signbitd" 1 => |a| a[0] >> 63;
    "signbitf" 1 => |a| a[0] >> 31 & 1;
    "llrint" 1 => |a| long(double(a[0]).round_ties_even());
    "llrintf" 1 => |a| long(single(a[0]).round_ties_even());
    "llround" 1 => |a| long(double(a[0]).round());
    "llroundf" 1 => |a| long(single(a[0]).round());
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

/// Returns sin(πx), exact where x is a multiple of ½: the argument is reduced to ±¼ before the
/// multiplication.
pub(crate) fn sine_of_pi(x: f64) -> f64 {
    let quarter = (2.0 * x).round_ties_even();
    let rest = (x - 0.5 * quarter) * std::f64::consts::PI;
    let value = match quarter.rem_euclid(4.0) as u8 {
        0 => rest.sin(),
        1 => rest.cos(),
        2 => -rest.sin(),
        _ => -rest.cos(),
    };
    // Also for infinities: ∞ − ∞ is already NaN. Zeros keep the argument's sign.
    if value == 0.0 {
        0.0_f64.copysign(x)
    } else {
        value
    }
}

/// Returns cos(πx), likewise.
pub(crate) fn cosine_of_pi(x: f64) -> f64 {
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

/// Returns ½ erfc(−x/√2). In the tail the result is sensitive to the argument, so that its rounding
/// error is corrected.
fn normal_distribution(x: f64) -> f64 {
    let (root, rest) = (std::f64::consts::FRAC_1_SQRT_2, -4.833646656726457e-17);
    let t = -x * root;
    let lost = (-x).mul_add(root, -t) - x * rest;
    let slope = -std::f64::consts::FRAC_2_SQRT_PI * (-t * t).exp();
    0.5 * (libm::erfc(t) + if lost.is_finite() { slope * lost } else { 0.0 })
}
