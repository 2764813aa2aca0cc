//! Float arithmetic where PTX's rules differ from IEEE 754 (PTX ISA 9.0, 9.7.3 and 9.7.4).

use super::real::{FORMATS, Format, Mode, Number, flushed, rounded, saturated};
use super::samples::{alone, few_floats, floats, pairs, triples};
use super::{Group, Kind, Out};

pub fn groups() -> Vec<Group> {
    let mut groups = vec![saturation(), tests(Format::F32), tests(Format::F64)];
    for format in FORMATS {
        groups.push(extremes(format));
        groups.push(signs(format));
    }
    groups.extend([
        extremes_of_three(),
        copied_signs(Format::F32),
        copied_signs(Format::F64),
        approximations(),
        gross_reciprocals(),
        rectified_products(Format::F16),
        rectified_products(Format::BF16),
        flushed_powers(),
    ]);
    groups
}

fn section(format: Format, single: &'static str, half: &'static str) -> &'static str {
    match format {
        Format::F32 | Format::F64 => single,
        Format::F16 | Format::BF16 => half,
    }
}

/// Rounds a computed double to single precision: the sums and products here are exact as doubles,
/// or double rounding is harmless.
fn single(value: f64) -> Out {
    match value.is_nan() {
        true => Out::Nan,
        false => Out::Bits(rounded(Format::F32, Mode::Nearest, Number::Real(value))),
    }
}

/// `.sat` "clamps the result to [0.0, 1.0]. NaN results are flushed to +0.0f" (9.7.3.3 to 9.7.3.6).
fn saturation() -> Group {
    let few = few_floats(Format::F32);
    let mut group = Group::new(
        "add.sat and its like",
        &[Kind::Float(Format::F32); 2],
        pairs(&few, &few),
    );
    let operations: [(&str, &'static str, fn(f64, f64) -> f64); 3] = [
        ("add", "9.7.3.3 add", |a, b| a + b),
        ("sub", "9.7.3.4 sub", |a, b| a - b),
        ("mul", "9.7.3.5 mul", |a, b| a * b),
    ];
    for (opcode, section, run) in operations {
        for ftz in [false, true] {
            let flush = if ftz { ".ftz" } else { "" };
            let text = format!("{opcode}{flush}.sat.f32 $r, $a, $b;");
            let line = group.line(section, text, Kind::Float(Format::F32), move |operands| {
                let value = |bits| match ftz {
                    true => Format::F32.value(Format::F32.flushed(bits)),
                    false => Format::F32.value(bits),
                };
                let out = single(run(value(operands[0]), value(operands[1])));
                let out = if ftz { flushed(Format::F32, out) } else { out };
                saturated(Format::F32, out)
            });
            line.is_everyday = ftz;
        }
    }
    group
}

/// 9.7.3.1: "positive and negative zero are considered normal numbers".
fn tests(format: Format) -> Group {
    let name = format!("testp of {}", format.name());
    let mut group = Group::new(&name, &[Kind::Float(format)], alone(&floats(format)));
    let tests: [(&str, fn(Format, u64) -> bool); 6] = [
        ("finite", |format, bits| format.value(bits).is_finite()),
        ("infinite", |format, bits| format.value(bits).is_infinite()),
        ("number", |format, bits| !format.is_nan(bits)),
        ("notanumber", |format, bits| format.is_nan(bits)),
        ("normal", |format, bits| {
            format.value(bits).is_finite() && !format.is_subnormal(bits)
        }),
        ("subnormal", |format, bits| format.is_subnormal(bits)),
    ];
    for (test, holds) in tests {
        let text = format!(
            "testp.{test}.{} %p0, $a; selp.u32 $r, 1, 0, %p0;",
            format.name()
        );
        let line = group.line("9.7.3.1 testp", text, Kind::Unsigned(32), move |operands| {
            Out::Bits(holds(format, operands[0]).into())
        });
        line.is_everyday = true;
    }
    group
}

/// The order used by `min` and `max`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Compared {
    Values,
    Magnitudes,
    SignedMagnitudes,
}

fn extreme(
    format: Format,
    is_max: bool,
    nan_wins: bool,
    compared: Compared,
    a: u64,
    b: u64,
) -> Out {
    let sign = (a ^ b) & format.sign_bit();
    let (a, b) = match compared {
        Compared::Values => (a, b),
        _ => (a & !format.sign_bit(), b & !format.sign_bit()),
    };
    let out = match (format.is_nan(a), format.is_nan(b)) {
        (true, true) => Out::Nan,
        (true, false) | (false, true) if nan_wins => Out::Nan,
        (true, false) => Out::Bits(b),
        (false, true) => Out::Bits(a),
        (false, false) => {
            // In sign-magnitude order, -0 is below +0.
            let rank = |bits: u64| match format.is_negative(bits) {
                true => -((bits & !format.sign_bit()) as i128) - 1,
                false => i128::from(bits),
            };
            Out::Bits(if (rank(a) < rank(b)) != is_max { a } else { b })
        }
    };
    match out {
        Out::Bits(bits) if compared == Compared::SignedMagnitudes => {
            Out::Bits(bits & !format.sign_bit() | sign)
        }
        out => out,
    }
}

/// 9.7.3.11, 9.7.3.12, 9.7.4.7, 9.7.4.8: the other operand is returned for a NaN unless `.NaN` is
/// given, and "-0.0 < +0.0 here".
fn extremes(format: Format) -> Group {
    let few = few_floats(format);
    let name = format!("min and max of {}", format.name());
    let mut group = Group::new(&name, &[Kind::Float(format); 2], pairs(&few, &few));
    for (opcode, is_max) in [("min", false), ("max", true)] {
        for ftz in [false, true] {
            for nan_wins in [false, true] {
                for (words, compared) in [
                    ("", Compared::Values),
                    (".xorsign.abs", Compared::SignedMagnitudes),
                    (".abs", Compared::Magnitudes),
                ] {
                    let plain = !ftz && !nan_wins && compared == Compared::Values;
                    // f64 has no modifiers, bf16 no `.ftz`, and half-precision formats no `.abs`
                    // alone.
                    let has = match format {
                        Format::F64 => plain,
                        Format::F32 => true,
                        Format::F16 => compared != Compared::Magnitudes,
                        Format::BF16 => compared != Compared::Magnitudes && !ftz,
                    };
                    if !has {
                        continue;
                    }
                    let flush = if ftz { ".ftz" } else { "" };
                    let nan = if nan_wins { ".NaN" } else { "" };
                    let text = format!("{opcode}{flush}{nan}{words}.{} $r, $a, $b;", format.name());
                    let section = match opcode {
                        "min" => section(format, "9.7.3.11 min", "9.7.4.7 min"),
                        _ => section(format, "9.7.3.12 max", "9.7.4.8 max"),
                    };
                    let line = group.line(section, text, Kind::Float(format), move |operands| {
                        let flush = |bits| if ftz { format.flushed(bits) } else { bits };
                        let (a, b) = (flush(operands[0]), flush(operands[1]));
                        extreme(format, is_max, nan_wins, compared, a, b)
                    });
                    line.is_everyday = !ftz && compared == Compared::Values;
                }
            }
        }
    }
    group
}

/// `min` and `max` of three operands (9.7.3.11): of the first two, then of that result and the
/// third.
fn extremes_of_three() -> Group {
    let format = Format::F32;
    let few = few_floats(format);
    let samples = triples(&few, &few, &few);
    let mut group = Group::new("min and max of three", &[Kind::Float(format); 3], samples);
    for (opcode, is_max) in [("min", false), ("max", true)] {
        for nan_wins in [false, true] {
            for (words, compared) in [("", Compared::Values), (".abs", Compared::Magnitudes)] {
                let nan = if nan_wins { ".NaN" } else { "" };
                let text = format!("{opcode}{nan}{words}.f32 $r, $a, $b, $c;");
                let line = group.line("9.7.3.11 min", text, Kind::Float(format), move |operands| {
                    let of = |a, b| extreme(format, is_max, nan_wins, compared, a, b);
                    let first = match of(operands[0], operands[1]) {
                        Out::Bits(bits) => bits,
                        _ => format.infinity() + 1,
                    };
                    of(first, operands[2])
                });
                line.is_everyday = compared == Compared::Values;
            }
        }
    }
    group
}

/// `abs` and `neg` change one bit; a NaN remains some NaN (9.7.3.9, 9.7.3.10, 9.7.4.5, 9.7.4.6).
fn signs(format: Format) -> Group {
    let name = format!("abs and neg of {}", format.name());
    let mut group = Group::new(&name, &[Kind::Float(format)], alone(&floats(format)));
    for ftz in [false, true] {
        if ftz && !matches!(format, Format::F32 | Format::F16) {
            continue;
        }
        let flush = if ftz { ".ftz" } else { "" };
        let opcodes: [(&str, &'static str, fn(u64, u64) -> u64); 2] = [
            (
                "abs",
                section(format, "9.7.3.9 abs", "9.7.4.6 abs"),
                |bits, sign| bits & !sign,
            ),
            (
                "neg",
                section(format, "9.7.3.10 neg", "9.7.4.5 neg"),
                |bits, sign| bits ^ sign,
            ),
        ];
        for (opcode, section, run) in opcodes {
            let text = format!("{opcode}{flush}.{} $r, $a;", format.name());
            let line = group.line(section, text, Kind::Float(format), move |operands| {
                let bits = if ftz {
                    format.flushed(operands[0])
                } else {
                    operands[0]
                };
                match format.is_nan(bits) {
                    true => Out::Nan,
                    false => Out::Bits(run(bits, format.sign_bit())),
                }
            });
            line.is_everyday = !ftz;
        }
    }
    group
}

/// 9.7.3.2: the sign of `a` with the magnitude of `b`.
fn copied_signs(format: Format) -> Group {
    let few = few_floats(format);
    let name = format!("copysign of {}", format.name());
    let mut group = Group::new(&name, &[Kind::Float(format); 2], pairs(&few, &few));
    let text = format!("copysign.{} $r, $a, $b;", format.name());
    let line = group.line(
        "9.7.3.2 copysign",
        text,
        Kind::Float(format),
        move |operands| {
            let sign = format.sign_bit();
            match format.is_nan(operands[1]) {
                true => Out::Nan,
                false => Out::Bits(operands[1] & !sign | operands[0] & sign),
            }
        },
    );
    line.is_everyday = true;
    group
}

/// The special values listed in the tables of 9.7.3.13 to 9.7.3.22; elsewhere a value near the
/// function.
fn approximations() -> Group {
    let format = Format::F32;
    let samples = alone(&floats(format));
    let mut group = Group::new("approximations", &[Kind::Float(format)], samples);
    let functions: [(&str, &'static str, fn(f64) -> f64); 8] = [
        ("rcp", "9.7.3.13 rcp", |x| 1.0 / x),
        ("sqrt", "9.7.3.15 sqrt", f64::sqrt),
        ("rsqrt", "9.7.3.16 rsqrt", |x| 1.0 / x.sqrt()),
        ("sin", "9.7.3.18 sin", f64::sin),
        ("cos", "9.7.3.19 cos", f64::cos),
        ("lg2", "9.7.3.20 lg2", f64::log2),
        ("ex2", "9.7.3.21 ex2", f64::exp2),
        ("tanh", "9.7.3.22 tanh", f64::tanh),
    ];
    for (opcode, section, run) in functions {
        for ftz in [false, true] {
            if ftz && opcode == "tanh" {
                continue;
            }
            let flush = if ftz { ".ftz" } else { "" };
            let text = format!("{opcode}.approx{flush}.f32 $r, $a;");
            group.line(section, text, Kind::Float(format), move |operands| {
                let bits = if ftz {
                    format.flushed(operands[0])
                } else {
                    operands[0]
                };
                let x = format.value(bits);
                let y = run(x);
                // "Outside of the range [-100pi .. +100pi], only best effort is provided."
                if matches!(opcode, "sin" | "cos") && x.is_finite() && x.abs() > 300.0 {
                    return Out::Any;
                }
                if y.is_nan() {
                    return Out::Nan;
                }
                let out = single(y);
                let out = if ftz { flushed(format, out) } else { out };
                let Out::Bits(bits) = out else { return out };
                // Listed values are exact; near the ends of the range an approximation may be on
                // either side.
                let is_listed = x == 0.0 || x.is_infinite();
                let is_end = format.value(bits).is_infinite()
                    || format.value(bits).abs() < 2f64.powi(-125)
                    || format.value(bits).abs() > 2f64.powi(126);
                match (is_listed, is_end) {
                    (true, _) => out,
                    (false, true) => Out::Any,
                    (false, false) => Out::Near(format.value(bits), 2f64.powi(-19)),
                }
            });
        }
    }
    group
}

/// 9.7.3.14, 9.7.3.17: computes the upper 32 bits of the result from the upper 32 bits of the
/// operand.
fn gross_reciprocals() -> Group {
    let format = Format::F64;
    let samples = alone(&floats(format));
    let mut group = Group::new("gross approximations", &[Kind::Float(format)], samples);
    let functions: [(&str, &'static str, fn(f64) -> f64); 2] = [
        ("rcp", "9.7.3.14 rcp.approx.ftz.f64", |x| 1.0 / x),
        ("rsqrt", "9.7.3.17 rsqrt.approx.ftz.f64", |x| 1.0 / x.sqrt()),
    ];
    for (opcode, section, run) in functions {
        let text = format!("{opcode}.approx.ftz.f64 $r, $a;");
        let line = group.line(section, text, Kind::Float(format), move |operands| {
            // If only the lower half makes it a NaN, the result is not specified: such a NaN reads
            // as infinity.
            if format.is_nan(operands[0]) && !format.is_nan(operands[0] >> 32 << 32) {
                return Out::Any;
            }
            let x = format.value(format.flushed(operands[0]));
            let y = run(x);
            if y.is_nan() {
                return Out::Nan;
            }
            let bits = format.flushed(y.to_bits());
            let is_end = y.abs() > 2f64.powi(1022) || y.abs() < 2f64.powi(-1020);
            match x == 0.0 || x.is_infinite() {
                true => Out::Bits(bits),
                false if is_end => Out::Any,
                false => Out::Near(y, 2f64.powi(-18)),
            }
        });
        line.keeps_subnormals = true;
    }
    group
}

/// `fma.rn.relu` (9.7.4.4): negative results become 0, NaN the canonical one. The same for `.sat`
/// of half-precision formats.
fn rectified_products(format: Format) -> Group {
    // Products that single precision represents, because the raised program multiplies in it.
    let few: Vec<_> = few_floats(format)
        .into_iter()
        .filter(|bits| !format.is_subnormal(*bits))
        .filter(|bits| format == Format::F16 || bits & 0x7fff != format.infinity() - 1)
        .collect();
    let name = format!("fma.relu of {}", format.name());
    let samples = triples(&few, &few, &few);
    let mut group = Group::new(&name, &[Kind::Float(format); 3], samples);
    let exact = move |operands: &[u64]| {
        let [a, b, c] = [0, 1, 2].map(|index| format.value(operands[index]));
        // The product of half-precision values is exact as a double; the sum is rounded to odd, so
        // that rounding it again has the effect of a single rounding.
        let product = a * b;
        let mut value = product + c;
        let part = value - product;
        let error = (product - (value - part)) + (c - part);
        if value.is_finite() && error != 0.0 && value.to_bits() & 1 == 0 {
            let outward = (error > 0.0) == (value > 0.0);
            value = f64::from_bits(match outward {
                true => value.to_bits() + 1,
                false => value.to_bits() - 1,
            });
        }
        match value.is_nan() {
            true => Out::Nan,
            false => Out::Bits(rounded(format, Mode::Nearest, Number::Real(value))),
        }
    };
    let text = format!("fma.rn.relu.{} $r, $a, $b, $c;", format.name());
    group.line("9.7.4.4 fma", text, Kind::Float(format), move |operands| {
        super::real::rectified(format, exact(operands))
    });
    if format == Format::F16 {
        let text = "fma.rn.sat.f16 $r, $a, $b, $c;";
        group.line("9.7.4.4 fma", text, Kind::Float(format), move |operands| {
            saturated(format, exact(operands))
        });
    }
    group
}

/// 9.7.4.10: `ex2.approx.ftz.bf16` flushes subnormal operands and results; powers with integer
/// exponents are exact.
fn flushed_powers() -> Group {
    let format = Format::BF16;
    let mut values: Vec<u64> = [-140.0, -130.0, -127.0, -126.0, -10.0, -1.0, 1.0, 5.0, 100.0]
        .iter()
        .map(|value| rounded(format, Mode::Nearest, Number::Real(*value)))
        .collect();
    values.extend([0, 1, format.sign_bit(), format.sign_bit() + 1]);
    values.extend([
        format.infinity(),
        format.infinity() | format.sign_bit(),
        format.infinity() + 1,
    ]);
    let mut group = Group::new("ex2 of bf16", &[Kind::Float(format)], alone(&values));
    let text = "ex2.approx.ftz.bf16 $r, $a;";
    group.line("9.7.4.10 ex2", text, Kind::Float(format), move |operands| {
        let value = format.value(format.flushed(operands[0])).exp2();
        match value.is_nan() {
            true => Out::Nan,
            false => flushed(
                format,
                Out::Bits(rounded(format, Mode::Nearest, Number::Real(value))),
            ),
        }
    });
    group
}
