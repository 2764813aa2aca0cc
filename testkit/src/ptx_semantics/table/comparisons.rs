//! Comparisons and selections (PTX ISA 9.0, 9.7.6).

use super::real::{FORMATS, Format};
use super::samples::{few_floats, few_integers, pairs, triples};
use super::{Group, Kind, Out};
use std::cmp::Ordering;

/// A comparison of an ordering that is `None` if an operand is NaN.
type Test = fn(Option<Ordering>) -> bool;

/// "If either operand is NaN, the result is False", and True for the unordered versions; `num` and
/// `nan` test only for NaNs.
const OF_FLOATS: [(&str, Test); 14] = [
    ("eq", |order| order == Some(Ordering::Equal)),
    ("ne", |order| {
        matches!(order, Some(Ordering::Less | Ordering::Greater))
    }),
    ("lt", |order| order == Some(Ordering::Less)),
    ("le", |order| {
        matches!(order, Some(Ordering::Less | Ordering::Equal))
    }),
    ("gt", |order| order == Some(Ordering::Greater)),
    ("ge", |order| {
        matches!(order, Some(Ordering::Greater | Ordering::Equal))
    }),
    ("equ", |order| matches!(order, None | Some(Ordering::Equal))),
    ("neu", |order| order != Some(Ordering::Equal)),
    ("ltu", |order| matches!(order, None | Some(Ordering::Less))),
    ("leu", |order| order != Some(Ordering::Greater)),
    ("gtu", |order| {
        matches!(order, None | Some(Ordering::Greater))
    }),
    ("geu", |order| order != Some(Ordering::Less)),
    ("num", |order| order.is_some()),
    ("nan", |order| order.is_none()),
];

pub fn groups() -> Vec<Group> {
    let mut groups = Vec::new();
    for format in FORMATS {
        groups.push(of_floats(format));
    }
    for bits in [16, 32, 64] {
        groups.push(of_integers(bits));
    }
    groups.extend([combined(), selections(), by_sign()]);
    groups
}

fn of_floats(format: Format) -> Group {
    let few = few_floats(format);
    let name = format!("comparisons of {}", format.name());
    let mut group = Group::new(&name, &[Kind::Float(format); 2], pairs(&few, &few));
    for (comparison, test) in OF_FLOATS {
        for ftz in [false, true] {
            if ftz && format != Format::F32 {
                continue;
            }
            let holds = move |operands: &[u64]| {
                let value = |bits| match ftz {
                    true => format.value(format.flushed(bits)),
                    false => format.value(bits),
                };
                test(value(operands[0]).partial_cmp(&value(operands[1])))
            };
            let flush = if ftz { ".ftz" } else { "" };
            let name = format.name();
            let text =
                format!("setp.{comparison}{flush}.{name} %p0, $a, $b; selp.u32 $r, 1, 0, %p0;");
            let line = group.line("9.7.6.2 setp", text, Kind::Unsigned(32), move |operands| {
                Out::Bits(holds(operands).into())
            });
            line.is_everyday = !ftz;
            let results: &[(&str, Kind, u64)] = match format {
                Format::F32 | Format::F64 => &[
                    ("u32", Kind::Unsigned(32), 0xffff_ffff),
                    ("f32", Kind::Float(Format::F32), 0x3f80_0000),
                ],
                Format::F16 => &[("f16", Kind::Float(Format::F16), 0x3c00)],
                Format::BF16 => &[("bf16", Kind::Float(Format::BF16), 0x3f80)],
            };
            for (word, kind, yes) in results.iter().copied() {
                let text = format!("set.{comparison}{flush}.{word}.{name} $r, $a, $b;");
                group.line("9.7.6.1 set", text, kind, move |operands| {
                    Out::Bits(if holds(operands) { yes } else { 0 })
                });
            }
        }
    }
    group
}

fn of_integers(bits: u32) -> Group {
    let few = few_integers(bits);
    let name = format!("comparisons of {bits} bits");
    let mut group = Group::new(&name, &[Kind::Unsigned(bits); 2], pairs(&few, &few));
    for kind in [Kind::Unsigned(bits), Kind::Signed(bits)] {
        for (comparison, test) in OF_FLOATS.iter().copied().take(6) {
            let text = format!(
                "setp.{comparison}.{} %p0, $a, $b; selp.u32 $r, 1, 0, %p0;",
                kind.name()
            );
            let line = group.line("9.7.6.2 setp", text, Kind::Unsigned(32), move |operands| {
                let (a, b) = (kind.integer(operands[0]), kind.integer(operands[1]));
                Out::Bits(test(Some(a.cmp(&b))).into())
            });
            line.is_everyday = true;
        }
    }
    // Lower, lower or same, higher, higher or same: unsigned comparisons.
    for (comparison, same) in [("lo", "lt"), ("ls", "le"), ("hi", "gt"), ("hs", "ge")] {
        let test = OF_FLOATS
            .iter()
            .find(|(name, _)| *name == same)
            .expect("listed")
            .1;
        let text = format!("setp.{comparison}.u{bits} %p0, $a, $b; selp.u32 $r, 1, 0, %p0;");
        group.line("9.7.6.2 setp", text, Kind::Unsigned(32), move |operands| {
            Out::Bits(test(Some(operands[0].cmp(&operands[1]))).into())
        });
    }
    group
}

/// `p = BoolOp(t, c)` and `q = BoolOp(!t, c)`.
fn combined() -> Group {
    let format = Format::F32;
    let few = few_floats(format);
    let operands = [Kind::Float(format), Kind::Float(format), Kind::Unsigned(32)];
    let samples = triples(&few, &few, &[0, 1]);
    let mut group = Group::new("comparisons with a predicate", &operands, samples);
    let logics: [(&str, fn(bool, bool) -> bool); 3] = [
        ("and", |t, c| t & c),
        ("or", |t, c| t | c),
        ("xor", |t, c| t ^ c),
    ];
    for (logic, run) in logics {
        for (comparison, test) in OF_FLOATS {
            let text = format!(
                "setp.ne.u32 %p3, $c, 0; setp.{comparison}.{logic}.f32 %p0|%p1, $a, $b, %p3; \
                 selp.u32 %t0, 1, 0, %p0; selp.u32 %t1, 2, 0, %p1; or.b32 $r, %t0, %t1;"
            );
            group.line("9.7.6.2 setp", text, Kind::Unsigned(32), move |operands| {
                let (a, b) = (format.value(operands[0]), format.value(operands[1]));
                let (t, c) = (test(a.partial_cmp(&b)), operands[2] != 0);
                Out::Bits(u64::from(run(t, c)) | (2 * u64::from(run(!t, c))))
            });
        }
    }
    group
}

/// `d = (c == 1) ? a : b`; the selected operand is copied without modification.
fn selections() -> Group {
    let few = few_floats(Format::F32);
    let operands = [
        Kind::Float(Format::F32),
        Kind::Float(Format::F32),
        Kind::Unsigned(32),
    ];
    let mut group = Group::new("selp", &operands, triples(&few, &few, &[0, 1]));
    for ty in ["b32", "f32", "s32"] {
        let text = format!("setp.ne.u32 %p0, $c, 0; selp.{ty} $r, $a, $b, %p0;");
        group.line("9.7.6.3 selp", text, Kind::Unsigned(32), move |operands| {
            let chosen = if operands[2] != 0 {
                operands[0]
            } else {
                operands[1]
            };
            // The bits of a NaN that is moved as a float are not specified.
            match ty == "f32" && Format::F32.is_nan(chosen) {
                true => Out::Any,
                false => Out::Bits(chosen),
            }
        });
    }
    group
}

/// `d = (c >= 0) ? a : b`: -0 equals 0, and NaN selects `b`; `.ftz` treats subnormals of `c` as
/// zero.
fn by_sign() -> Group {
    let format = Format::F32;
    let numbers = few_integers(32);
    let operands = [Kind::Unsigned(32), Kind::Unsigned(32), Kind::Float(format)];
    let samples = triples(&numbers[..6], &numbers[6..12], &few_floats(format));
    let mut group = Group::new("slct", &operands, samples);
    for ftz in [false, true] {
        let flush = if ftz { ".ftz" } else { "" };
        let text = format!("slct{flush}.b32.f32 $r, $a, $b, $c;");
        let line = group.line("9.7.6.4 slct", text, Kind::Unsigned(32), move |operands| {
            let c = if ftz {
                format.flushed(operands[2])
            } else {
                operands[2]
            };
            Out::Bits(if format.value(c) >= 0.0 {
                operands[0]
            } else {
                operands[1]
            })
        });
        line.is_everyday = !ftz;
    }
    let text = "slct.u32.s32 $r, $a, $b, $c;";
    let line = group.line("9.7.6.4 slct", text, Kind::Unsigned(32), |operands| {
        Out::Bits(if (operands[2] as i32) >= 0 {
            operands[0]
        } else {
            operands[1]
        })
    });
    line.is_everyday = true;
    group
}
