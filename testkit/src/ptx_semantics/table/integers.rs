//! Integer arithmetic, shifts and bit operations (PTX ISA 9.0, 9.7.1, 9.7.2, 9.7.8 and 9.7.9.7).

use super::samples::{alone, few_integers, pairs, triples};
use super::{Group, Kind, Out};

pub fn groups() -> Vec<Group> {
    let mut groups = Vec::new();
    for bits in [16, 32, 64] {
        groups.push(sums(bits));
        groups.push(products(bits));
        groups.push(shifts(bits));
    }
    for bits in [32, 64] {
        groups.push(counts(bits));
        groups.push(fields(bits));
        groups.push(inserts(bits));
    }
    groups.extend([
        products24(),
        saturated(),
        rectified(),
        dots(),
        funnels(),
        bytes(),
        masks(),
    ]);
    groups
}

fn kinds(bits: u32) -> [Kind; 2] {
    [Kind::Unsigned(bits), Kind::Signed(bits)]
}

/// Division "by zero yields an unspecified, machine-specific value"; a quotient that overflows is
/// not specified.
fn sums(bits: u32) -> Group {
    let few = few_integers(bits);
    let name = format!("arithmetic of {bits} bits");
    let mut group = Group::new(&name, &[Kind::Unsigned(bits); 2], pairs(&few, &few));
    for kind in kinds(bits) {
        let operations: [(&str, &'static str, fn(i128, i128) -> Option<i128>); 6] = [
            ("add", "9.7.1.1 add", |a, b| Some(a + b)),
            ("sub", "9.7.1.2 sub", |a, b| Some(a - b)),
            ("min", "9.7.1.12 min", |a, b| Some(a.min(b))),
            ("max", "9.7.1.13 max", |a, b| Some(a.max(b))),
            ("div", "9.7.1.8 div", |a, b| a.checked_div(b)),
            ("rem", "9.7.1.9 rem", |a, b| a.checked_rem(b)),
        ];
        for (opcode, section, run) in operations {
            let text = format!("{opcode}.{} $r, $a, $b;", kind.name());
            let line = group.line(section, text, kind, move |operands| {
                let (a, b) = (kind.integer(operands[0]), kind.integer(operands[1]));
                match run(a, b) {
                    Some(value) => Out::Bits(kind.held(value)),
                    None => Out::Any,
                }
            });
            line.is_everyday = true;
        }
    }
    let signed = Kind::Signed(bits);
    let text = format!("abs.s{bits} $r, $a;");
    group.line("9.7.1.10 abs", text, signed, move |operands| {
        Out::Bits(signed.held(signed.integer(operands[0]).abs()))
    });
    let text = format!("neg.s{bits} $r, $a;");
    group.line("9.7.1.11 neg", text, signed, move |operands| {
        Out::Bits(signed.held(-signed.integer(operands[0])))
    });
    let unsigned = Kind::Unsigned(bits);
    let text = format!("cnot.b{bits} $r, $a;");
    group.line("9.7.8.5 cnot", text, unsigned, |operands| {
        Out::Bits((operands[0] == 0).into())
    });
    group
}

/// `.lo` and `.hi` are the halves of the product, `.wide` is the whole product; `sad` adds the
/// absolute difference.
fn products(bits: u32) -> Group {
    let few = few_integers(bits);
    let name = format!("products of {bits} bits");
    let mut group = Group::new(&name, &[Kind::Unsigned(bits); 3], triples(&few, &few, &few));
    for kind in kinds(bits) {
        let of = move |operands: &[u64]| [0, 1, 2].map(|index| kind.integer(operands[index]));
        // Unsigned 64-bit products do not fit an `i128`, but are correct modulo 2^128.
        let high = move |a: i128, b: i128| match kind {
            Kind::Signed(_) => a.wrapping_mul(b) >> bits,
            _ => ((a as u128).wrapping_mul(b as u128) >> bits) as i128,
        };
        let name = kind.name();
        group.line(
            "9.7.1.3 mul",
            format!("mul.lo.{name} $r, $a, $b;"),
            kind,
            move |operands| {
                let [a, b, _] = of(operands);
                Out::Bits(kind.held(a.wrapping_mul(b)))
            },
        );
        group.line(
            "9.7.1.3 mul",
            format!("mul.hi.{name} $r, $a, $b;"),
            kind,
            move |operands| {
                let [a, b, _] = of(operands);
                Out::Bits(kind.held(high(a, b)))
            },
        );
        group.line(
            "9.7.1.4 mad",
            format!("mad.lo.{name} $r, $a, $b, $c;"),
            kind,
            move |operands| {
                let [a, b, c] = of(operands);
                Out::Bits(kind.held(a.wrapping_mul(b).wrapping_add(c)))
            },
        );
        group.line(
            "9.7.1.4 mad",
            format!("mad.hi.{name} $r, $a, $b, $c;"),
            kind,
            move |operands| {
                let [a, b, c] = of(operands);
                Out::Bits(kind.held(high(a, b).wrapping_add(c)))
            },
        );
        group.line(
            "9.7.1.7 sad",
            format!("sad.{name} $r, $a, $b, $c;"),
            kind,
            move |operands| {
                let [a, b, c] = of(operands);
                Out::Bits(kind.held(c.wrapping_add((a - b).abs())))
            },
        );
        if bits < 64 {
            let wide = match kind {
                Kind::Signed(bits) => Kind::Signed(2 * bits),
                _ => Kind::Unsigned(2 * bits),
            };
            let text = format!("mul.wide.{name} $r, $a, $b;");
            group.line("9.7.1.3 mul", text, wide, move |operands| {
                let [a, b, _] = of(operands);
                Out::Bits(wide.held(a * b))
            });
        }
    }
    group
}

/// The factors are the low 24 bits, the product has 48: `.hi` is bits 47 to 16. `.sat` clamps the
/// signed sum.
fn products24() -> Group {
    let few = few_integers(32);
    let mut group = Group::new(
        "products of 24 bits",
        &[Kind::Unsigned(32); 3],
        triples(&few, &few, &few),
    );
    for kind in kinds(32) {
        let factor = move |bits: u64| match kind {
            Kind::Signed(_) => i128::from((bits as i32) << 8 >> 8),
            _ => i128::from(bits & 0xff_ffff),
        };
        for (half, shift) in [("lo", 0), ("hi", 16)] {
            let product =
                move |operands: &[u64]| (factor(operands[0]) * factor(operands[1])) >> shift;
            let text = format!("mul24.{half}.{} $r, $a, $b;", kind.name());
            group.line("9.7.1.5 mul24", text, kind, move |operands| {
                Out::Bits(kind.held(product(operands)))
            });
            let text = format!("mad24.{half}.{} $r, $a, $b, $c;", kind.name());
            group.line("9.7.1.6 mad24", text, kind, move |operands| {
                Out::Bits(kind.held(product(operands) + kind.integer(operands[2])))
            });
        }
        if kind == Kind::Signed(32) {
            let text = "mad24.hi.sat.s32 $r, $a, $b, $c;";
            group.line("9.7.1.6 mad24", text, kind, move |operands| {
                let product = (factor(operands[0]) * factor(operands[1])) >> 16;
                let product = kind.integer(product as u64);
                let (least, most) = kind.limits();
                Out::Bits(kind.held((product + kind.integer(operands[2])).clamp(least, most)))
            });
        }
    }
    group
}

/// `.sat` "limits result to MININT..MAXINT (no overflow)".
fn saturated() -> Group {
    let few = few_integers(32);
    let kind = Kind::Signed(32);
    let mut group = Group::new("saturated sums", &[kind; 3], triples(&few, &few, &few));
    let (least, most) = kind.limits();
    let operations: [(&str, &'static str, fn([i128; 3]) -> i128); 3] = [
        ("add.sat.s32 $r, $a, $b;", "9.7.1.1 add", |[a, b, _]| a + b),
        ("sub.sat.s32 $r, $a, $b;", "9.7.1.2 sub", |[a, b, _]| a - b),
        (
            "mad.hi.sat.s32 $r, $a, $b, $c;",
            "9.7.1.4 mad",
            |[a, b, c]| ((a * b) >> 32) + c,
        ),
    ];
    for (text, section, run) in operations {
        let line = group.line(section, text, kind, move |operands| {
            let of = [0, 1, 2].map(|index| kind.integer(operands[index]));
            Out::Bits(kind.held(run(of).clamp(least, most)))
        });
        line.is_everyday = true;
    }
    group
}

/// `.relu` "clamps the result to 0 if negative"; a pair is two values of 16 bits.
fn rectified() -> Group {
    let few = few_integers(32);
    let mut group = Group::new(
        "min and max with relu",
        &[Kind::Unsigned(32); 2],
        pairs(&few, &few),
    );
    let half = Kind::Signed(16);
    for (opcode, section, run) in [
        ("min", "9.7.1.12 min", i128::min as fn(i128, i128) -> i128),
        ("max", "9.7.1.13 max", i128::max),
    ] {
        let kind = Kind::Signed(32);
        let text = format!("{opcode}.relu.s32 $r, $a, $b;");
        group.line(section, text, kind, move |operands| {
            let value = run(kind.integer(operands[0]), kind.integer(operands[1]));
            Out::Bits(kind.held(value.max(0)))
        });
        for (ty, part, relu) in [
            ("u16x2", Kind::Unsigned(16), ""),
            ("s16x2", half, ""),
            ("s16x2", half, ".relu"),
        ] {
            let text = format!("{opcode}{relu}.{ty} $r, $a, $b;");
            group.line(section, text, Kind::Unsigned(32), move |operands| {
                let of = |shift: u32| {
                    let (a, b) = (operands[0] >> shift, operands[1] >> shift);
                    let value = run(part.integer(a), part.integer(b));
                    part.held(if relu.is_empty() { value } else { value.max(0) }) & 0xffff
                };
                Out::Bits(of(16) << 16 | of(0))
            });
        }
    }
    group
}

/// Bit counts: for 0, `clz` is the width, and `bfind` returns all ones because it finds nothing.
fn counts(bits: u32) -> Group {
    let samples = alone(&few_integers(bits));
    let name = format!("counts of {bits} bits");
    let mut group = Group::new(&name, &[Kind::Unsigned(bits)], samples);
    let result = Kind::Unsigned(32);
    group.line(
        "9.7.1.14 popc",
        format!("popc.b{bits} $r, $a;"),
        result,
        move |operands| {
            Out::Bits((0..bits).filter(|bit| operands[0] >> bit & 1 == 1).count() as u64)
        },
    );
    group.line(
        "9.7.1.15 clz",
        format!("clz.b{bits} $r, $a;"),
        result,
        move |operands| {
            let highest = (0..bits).rev().find(|bit| operands[0] >> bit & 1 == 1);
            Out::Bits(highest.map_or(bits, |bit| bits - 1 - bit).into())
        },
    );
    for kind in kinds(bits) {
        for (words, counts_up) in [("", false), (".shiftamt", true)] {
            let text = format!("bfind{words}.{} $r, $a;", kind.name());
            group.line("9.7.1.16 bfind", text, result, move |operands| {
                let value = kind.integer(operands[0]);
                let value = if value < 0 { !value } else { value };
                let highest = (0..bits).rev().find(|bit| value >> bit & 1 == 1);
                Out::Bits(highest.map_or(0xffff_ffff, |bit| match counts_up {
                    true => (bits - 1 - bit).into(),
                    false => bit.into(),
                }))
            });
        }
    }
    let whole = Kind::Unsigned(bits);
    group.line(
        "9.7.1.18 brev",
        format!("brev.b{bits} $r, $a;"),
        whole,
        move |operands| {
            Out::Bits((0..bits).fold(0, |all, bit| {
                all | (operands[0] >> bit & 1) << (bits - 1 - bit)
            }))
        },
    );
    group
}

const POSITIONS: [u64; 14] = [0, 1, 5, 15, 16, 31, 32, 33, 63, 64, 65, 200, 255, 256];

/// `bfe`: the sign of the field is extended; a field beyond the most significant bit has the sign
/// of `a`; length 0 gives 0. Position and length are 8 bits.
fn fields(bits: u32) -> Group {
    let name = format!("bfe of {bits} bits");
    let operands = [Kind::Unsigned(bits), Kind::Unsigned(32), Kind::Unsigned(32)];
    let samples = triples(&few_integers(bits), &POSITIONS, &POSITIONS);
    let mut group = Group::new(&name, &operands, samples);
    for kind in kinds(bits) {
        let text = format!("bfe.{} $r, $a, $b, $c;", kind.name());
        group.line("9.7.1.19 bfe", text, kind, move |operands| {
            let top = u64::from(bits) - 1;
            let (a, position, length) = (operands[0], operands[1] & 0xff, operands[2] & 0xff);
            let sign = match (kind, length) {
                (Kind::Unsigned(_), _) | (_, 0) => 0,
                _ => a >> (position + length - 1).min(top) & 1,
            };
            Out::Bits((0..=top).fold(0, |all, bit| {
                let inside = bit < length && position + bit <= top;
                let one = if inside {
                    a >> (position + bit) & 1
                } else {
                    sign
                };
                all | one << bit
            }))
        });
    }
    group
}

/// `bfi`: a field of length 0, or beyond the most significant bit, inserts nothing.
fn inserts(bits: u32) -> Group {
    let name = format!("bfi of {bits} bits");
    let kind = Kind::Unsigned(bits);
    let operands = [kind, kind, Kind::Unsigned(32), Kind::Unsigned(32)];
    let few: Vec<_> = few_integers(bits).into_iter().step_by(4).collect();
    let samples = triples(&POSITIONS, &POSITIONS, &few)
        .into_iter()
        .flat_map(|sample| {
            let (position, length, a) = (sample[0], sample[1], sample[2]);
            few.iter()
                .step_by(2)
                .map(move |b| vec![a, *b, position, length])
        })
        .collect();
    let mut group = Group::new(&name, &operands, samples);
    let text = format!("bfi.b{bits} $r, $a, $b, $c, $d;");
    group.line("9.7.1.20 bfi", text, kind, move |operands| {
        let (position, length) = (operands[2] & 0xff, operands[3] & 0xff);
        let mut result = operands[1];
        for bit in 0..length {
            let to = position + bit;
            if to < u64::from(bits) {
                let one = if bit < 64 { operands[0] >> bit & 1 } else { 0 };
                result = result & !(1 << to) | one << to;
            }
        }
        Out::Bits(result)
    });
    group
}

/// Amounts above the width are clamped to it: the result is zero, or the sign (9.7.8.8, 9.7.8.9).
fn shifts(bits: u32) -> Group {
    let name = format!("shifts of {bits} bits");
    let amounts = few_integers(32);
    let operands = [Kind::Unsigned(bits), Kind::Unsigned(32)];
    let samples = pairs(&few_integers(bits), &amounts);
    let mut group = Group::new(&name, &operands, samples);
    let kind = Kind::Unsigned(bits);
    let line = group.line(
        "9.7.8.8 shl",
        format!("shl.b{bits} $r, $a, $b;"),
        kind,
        move |operands| {
            let by = operands[1].min(bits.into()) as u32;
            Out::Bits(kind.held(kind.integer(operands[0]) << by))
        },
    );
    line.is_everyday = true;
    for kind in kinds(bits) {
        let text = format!("shr.{} $r, $a, $b;", kind.name());
        let line = group.line("9.7.8.9 shr", text, kind, move |operands| {
            let by = operands[1].min(bits.into()) as u32;
            Out::Bits(kind.held(kind.integer(operands[0]) >> by))
        });
        line.is_everyday = true;
    }
    group
}

/// `shf`: 64 bits `b:a` shifted by up to 32 (`.clamp`), or by the low 5 bits (`.wrap`).
fn funnels() -> Group {
    let few = few_integers(32);
    let mut group = Group::new(
        "shf",
        &[Kind::Unsigned(32); 3],
        triples(&few, &few, &POSITIONS),
    );
    for (mode, clamps) in [("clamp", true), ("wrap", false)] {
        for (side, left) in [("l", true), ("r", false)] {
            let text = format!("shf.{side}.{mode}.b32 $r, $a, $b, $c;");
            group.line("9.7.8.7 shf", text, Kind::Unsigned(32), move |operands| {
                let both = u128::from(operands[1] << 32 | operands[0]);
                let by = if clamps {
                    operands[2].min(32)
                } else {
                    operands[2] & 31
                } as u32;
                let shifted = if left { both << by >> 32 } else { both >> by };
                Out::Bits(shifted as u64 & 0xffff_ffff)
            });
        }
    }
    group
}

/// Products of bytes, and of bytes with 16-bit values, each with the sign of its type, added to
/// `c`.
fn dots() -> Group {
    let few = few_integers(32);
    let mut group = Group::new(
        "dp4a and dp2a",
        &[Kind::Unsigned(32); 3],
        triples(&few, &few, &few),
    );
    for (a_type, b_type) in [
        ("u32", "u32"),
        ("u32", "s32"),
        ("s32", "u32"),
        ("s32", "s32"),
    ] {
        let part = |ty: &str, bits: u32| match ty {
            "s32" => Kind::Signed(bits),
            _ => Kind::Unsigned(bits),
        };
        let (a_byte, a_half, b_byte) = (part(a_type, 8), part(a_type, 16), part(b_type, 8));
        let text = format!("dp4a.{a_type}.{b_type} $r, $a, $b, $c;");
        group.line("9.7.1.23 dp4a", text, Kind::Unsigned(32), move |operands| {
            let sum = (0..4).fold(i128::from(operands[2]), |sum, byte| {
                sum + a_byte.integer(operands[0] >> (8 * byte))
                    * b_byte.integer(operands[1] >> (8 * byte))
            });
            Out::Bits(sum as u64 & 0xffff_ffff)
        });
        for (half, skipped) in [("lo", 0), ("hi", 16)] {
            let text = format!("dp2a.{half}.{a_type}.{b_type} $r, $a, $b, $c;");
            group.line("9.7.1.24 dp2a", text, Kind::Unsigned(32), move |operands| {
                let sum = (0..2).fold(i128::from(operands[2]), |sum, part| {
                    sum + a_half.integer(operands[0] >> (16 * part))
                        * b_byte.integer(operands[1] >> (skipped + 8 * part))
                });
                Out::Bits(sum as u64 & 0xffff_ffff)
            });
        }
    }
    group
}

/// `prmt`: selects bytes of `b:a` by four selectors, whose bit 3 replicates the sign of the byte;
/// or by a mode and the low 2 bits of `c`.
fn bytes() -> Group {
    let few = few_integers(32);
    let selectors = [
        0x3210,
        0x7654,
        0x0123,
        0x8888,
        0xfedc,
        0x5bad,
        0x1_0000,
        1,
        2,
        3,
        0xffff_ffff,
    ];
    let mut group = Group::new(
        "prmt",
        &[Kind::Unsigned(32); 3],
        triples(&few, &few, &selectors),
    );
    let byte = |operands: &[u64], selector: u64| {
        let both = operands[1] << 32 | operands[0];
        let byte = both >> (8 * (selector & 7)) & 0xff;
        match selector & 8 {
            0 => byte,
            _ => 0xff * (byte >> 7),
        }
    };
    let chosen = move |operands: &[u64], selectors: [u64; 4]| {
        // From the most significant byte of the result.
        selectors
            .iter()
            .fold(0, |all, selector| all << 8 | byte(operands, *selector))
    };
    group.line(
        "9.7.9.7 prmt",
        "prmt.b32 $r, $a, $b, $c;",
        Kind::Unsigned(32),
        move |operands| {
            let c = operands[2];
            Out::Bits(chosen(
                operands,
                [c >> 12 & 15, c >> 8 & 15, c >> 4 & 15, c & 15],
            ))
        },
    );
    let modes: [(&str, [[u64; 4]; 4]); 6] = [
        (
            "f4e",
            [[3, 2, 1, 0], [4, 3, 2, 1], [5, 4, 3, 2], [6, 5, 4, 3]],
        ),
        (
            "b4e",
            [[5, 6, 7, 0], [6, 7, 0, 1], [7, 0, 1, 2], [0, 1, 2, 3]],
        ),
        (
            "rc8",
            [[0, 0, 0, 0], [1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3]],
        ),
        (
            "ecl",
            [[3, 2, 1, 0], [3, 2, 1, 1], [3, 2, 2, 2], [3, 3, 3, 3]],
        ),
        (
            "ecr",
            [[0, 0, 0, 0], [1, 1, 1, 0], [2, 2, 1, 0], [3, 2, 1, 0]],
        ),
        (
            "rc16",
            [[1, 0, 1, 0], [3, 2, 3, 2], [1, 0, 1, 0], [3, 2, 3, 2]],
        ),
    ];
    for (mode, rows) in modes {
        let text = format!("prmt.b32.{mode} $r, $a, $b, $c;");
        group.line("9.7.9.7 prmt", text, Kind::Unsigned(32), move |operands| {
            Out::Bits(chosen(operands, rows[operands[2] as usize & 3]))
        });
    }
    group
}

/// `szext` and `bmsk`: `.wrap` uses 5 bits of an amount, `.clamp` limits it to 32.
fn masks() -> Group {
    let few = few_integers(32);
    let mut group = Group::new(
        "szext and bmsk",
        &[Kind::Unsigned(32); 2],
        pairs(&few, &few),
    );
    for (mode, clamps) in [("clamp", true), ("wrap", false)] {
        let limited = move |amount: u64| if clamps { amount.min(32) } else { amount & 31 } as u32;
        for kind in kinds(32) {
            let text = format!("szext.{mode}.{} $r, $a, $b;", kind.name());
            group.line(
                "9.7.1.21 szext",
                text,
                Kind::Unsigned(32),
                move |operands| {
                    let bits = limited(operands[1]);
                    if bits == 0 {
                        return Out::Bits(0);
                    }
                    let part = match kind {
                        Kind::Signed(_) => Kind::Signed(bits),
                        _ => Kind::Unsigned(bits),
                    };
                    Out::Bits(part.integer(operands[0]) as u64 & 0xffff_ffff)
                },
            );
        }
        let text = format!("bmsk.{mode}.b32 $r, $a, $b;");
        group.line("9.7.1.22 bmsk", text, Kind::Unsigned(32), move |operands| {
            let (from, count) = (limited(operands[0]), limited(operands[1]));
            let to = (from + count).min(32);
            Out::Bits((from..to).fold(0, |all, bit| all | 1 << bit))
        });
    }
    // An arbitrary function of three bits by its truth table; `a` is the highest bit of a row's
    // index.
    let text = "lop3.b32 $r, $a, $b, 0x0f0f00ff, 0x6b;";
    group.line("9.7.8.6 lop3", text, Kind::Unsigned(32), |operands| {
        let inputs = [operands[0], operands[1], 0x0f0f_00ff];
        Out::Bits((0..32).fold(0, |all, bit| {
            let row = inputs
                .iter()
                .fold(0, |row, input| row << 1 | input >> bit & 1);
            all | (0x6b >> row & 1) << bit
        }))
    });
    group
}
