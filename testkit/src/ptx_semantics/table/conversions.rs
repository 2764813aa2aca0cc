//! `cvt` (PTX ISA 9.0, 9.7.9.21).

use super::real::{
    FORMATS, Format, MODES, Mode, Number, converted, flushed, integral, rectified, rounded,
    saturated,
};
use super::samples::{alone, few_floats, floats, integers, pairs};
use super::{Group, INTEGERS, Kind, Out};

const SECTION: &str = "9.7.9.21 cvt";

pub fn groups() -> Vec<Group> {
    let mut groups = Vec::new();
    for from in FORMATS {
        for to in INTEGERS {
            groups.push(float_to_int(from, to));
        }
        for to in FORMATS {
            groups.push(float_to_float(from, to));
        }
    }
    for from in INTEGERS {
        groups.push(int_to_int(from));
        for to in FORMATS {
            groups.push(int_to_float(from, to));
        }
    }
    for to in [Format::F16, Format::BF16] {
        groups.push(to_pair(to));
    }
    groups
}

/// Integer Notes: clamped to the destination; NaN is zero "if source is not .f64 and destination is
/// not .s64, .u64", otherwise `1 << (BitWidth(dst) - 1)`. `.ftz` flushes single-precision inputs.
fn float_to_int(from: Format, to: Kind) -> Group {
    let name = format!("cvt from {} to {}", from.name(), to.name());
    let samples = alone(&floats(from));
    let mut group = Group::new(&name, &[Kind::Float(from)], samples);
    for (mode, word) in MODES {
        for flushes in [false, true] {
            if flushes && from != Format::F32 {
                continue;
            }
            let ftz = if flushes { ".ftz" } else { "" };
            let text = format!("cvt.{word}i{ftz}.{}.{} $r, $a;", to.name(), from.name());
            let line = group.line(SECTION, text, to, move |operands| {
                let bits = match flushes {
                    true => from.flushed(operands[0]),
                    false => operands[0],
                };
                Out::Bits(to.held(as_integer(from, to, mode, bits)))
            });
            line.is_everyday = mode == Mode::Zero && !flushes && to.bits() >= 32;
        }
    }
    group
}

fn as_integer(from: Format, to: Kind, mode: Mode, bits: u64) -> i128 {
    let (least, most) = to.limits();
    let value = from.value(bits);
    if value.is_nan() {
        return match from == Format::F64 || to.bits() == 64 {
            true => 1 << (to.bits() - 1),
            false => 0,
        };
    }
    match integral(mode, value) {
        whole if whole >= 1e30 => most,
        whole if whole <= -1e30 => least,
        whole => (whole as i128).clamp(least, most),
    }
}

/// Truncated, or extended by the sign of the source; `.sat` clamps to the destination.
fn int_to_int(from: Kind) -> Group {
    let name = format!("cvt from {} to integers", from.name());
    let mut group = Group::new(&name, &[from], alone(&integers(from)));
    for to in INTEGERS {
        let text = format!("cvt.{}.{} $r, $a;", to.name(), from.name());
        let line = group.line(SECTION, text, to, move |operands| {
            Out::Bits(to.held(from.integer(operands[0])))
        });
        line.is_everyday = true;
        let ((least, most), (low, high)) = (to.limits(), from.limits());
        if least <= low && high <= most {
            continue; // `.sat` is illegal where nothing saturates
        }
        let text = format!("cvt.sat.{}.{} $r, $a;", to.name(), from.name());
        let line = group.line(SECTION, text, to, move |operands| {
            Out::Bits(to.held(from.integer(operands[0]).clamp(least, most)))
        });
        line.is_everyday = true;
    }
    group
}

/// Rounded once; `.sat` clamps to 0 and 1.
fn int_to_float(from: Kind, to: Format) -> Group {
    let name = format!("cvt from {} to {}", from.name(), to.name());
    let mut group = Group::new(&name, &[from], alone(&integers(from)));
    for (mode, word) in MODES {
        for saturates in [false, true] {
            if saturates && to == Format::BF16 {
                continue; // `.f16`, `.f32` and `.f64` only
            }
            let sat = if saturates { ".sat" } else { "" };
            let text = format!("cvt.{word}{sat}.{}.{} $r, $a;", to.name(), from.name());
            let line = group.line(SECTION, text, Kind::Float(to), move |operands| {
                let value = Number::Int(from.integer(operands[0]));
                let out = Out::Bits(rounded(to, mode, value));
                if saturates { saturated(to, out) } else { out }
            });
            let is_narrow = matches!(to, Format::F16 | Format::BF16);
            line.is_raised = !(from.bits() == 64 && is_narrow && mode != Mode::Nearest);
            line.is_everyday = mode == Mode::Nearest;
        }
    }
    group
}

/// Rounded once to narrower formats, exact to wider ones; between equal ones rounded to integral
/// values, or unchanged. `.ftz` applies to single-precision operands and results; `.sat` clamps to
/// 0 and 1 and maps NaN to +0; `.relu` maps negative values to 0.
fn float_to_float(from: Format, to: Format) -> Group {
    let name = format!("cvt from {} to {}", from.name(), to.name());
    let mut group = Group::new(&name, &[Kind::Float(from)], alone(&floats(from)));
    let is_single = from == Format::F32 || to == Format::F32;
    let narrow = |format| matches!(format, Format::F16 | Format::BF16);
    let rounds = to.bits() < from.bits() || narrow(from) && narrow(to) && from != to;
    let modes: Vec<(Option<Mode>, String)> = match (from == to, rounds) {
        (true, _) => MODES
            .iter()
            .map(|(mode, word)| (Some(*mode), format!(".{word}i")))
            .chain([(None, String::new())])
            .collect(),
        (false, true) => MODES
            .iter()
            .map(|(mode, word)| (Some(*mode), format!(".{word}")))
            .collect(),
        (false, false) => vec![(None, String::new())],
    };
    for (mode, word) in modes {
        for (ftz, sat, relu) in [
            (false, false, false),
            (true, false, false),
            (false, true, false),
            (true, true, false),
            (false, false, true),
        ] {
            let from_single_rounded = matches!(mode, Some(Mode::Nearest | Mode::Zero));
            let may_relu = from == Format::F32 && narrow(to) && from_single_rounded;
            if ftz && !is_single || sat && to == Format::BF16 || relu && !may_relu {
                continue;
            }
            if mode.is_none() && from == to && !ftz && !sat {
                continue; // a move
            }
            let words: String = [(relu, ".relu"), (ftz, ".ftz"), (sat, ".sat")]
                .iter()
                .filter(|(has, _)| *has)
                .map(|(_, word)| *word)
                .collect();
            let text = format!("cvt{word}{words}.{}.{} $r, $a;", to.name(), from.name());
            let line = group.line(SECTION, text, Kind::Float(to), move |operands| {
                let mut bits = operands[0];
                if ftz && from == Format::F32 {
                    bits = from.flushed(bits);
                }
                let mut out = match mode {
                    _ if from.is_nan(bits) => Out::Nan,
                    Some(mode) if from == to => {
                        let whole = integral(mode, from.value(bits));
                        Out::Bits(rounded(to, Mode::Nearest, Number::Real(whole)))
                    }
                    mode => converted(from, to, mode.unwrap_or(Mode::Nearest), bits),
                };
                if ftz && to == Format::F32 {
                    out = flushed(to, out);
                }
                if sat {
                    out = saturated(to, out);
                }
                if relu {
                    out = rectified(to, out);
                }
                out
            });
            line.is_everyday = !ftz && !sat && matches!(mode, None | Some(Mode::Nearest));
        }
    }
    group
}

/// `cvt.rn.f16x2.f32 d, a, b`: `a` goes to the upper half.
fn to_pair(to: Format) -> Group {
    let single = few_floats(Format::F32);
    let name = format!("cvt to {}x2", to.name());
    let operands = [Kind::Float(Format::F32); 2];
    let mut group = Group::new(&name, &operands, pairs(&single, &single));
    for (mode, word) in MODES[..2].iter().copied() {
        for relu in [false, true] {
            let with = if relu { ".relu" } else { "" };
            let text = format!("cvt.{word}{with}.{}x2.f32 $r, $a, $b;", to.name());
            group.line(SECTION, text, Kind::Pair(to), move |operands| {
                let half = |bits| {
                    let out = converted(Format::F32, to, mode, bits);
                    match if relu { rectified(to, out) } else { out } {
                        Out::Bits(bits) => bits,
                        // The halves are compared separately, and any NaN matches.
                        _ => to.infinity() + 1,
                    }
                };
                Out::Bits(half(operands[0]) << 16 | half(operands[1]))
            });
        }
    }
    group
}
