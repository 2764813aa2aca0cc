//! Tests of each PTX instruction on edge cases, against direct implementations of the PTX manual.

use super::machine::Machine;
use super::*;

/// Edge cases of integers, then of floats: 0.5, 1, -1.5, the smallest normal, 2^23 + 0.5 (nearly),
/// the largest, infinity.
#[rustfmt::skip]
const EDGES: [u32; 19] = [
    0, 1, 2, 7, 31, 32, 33, 0x7fff_ffff, 0x8000_0000, 0x8000_0001, 0xffff_fffe, 0xffff_ffff,
    0x3f00_0000, 0x3f80_0000, 0xbfc0_0000, 0x0080_0000, 0x4b00_0001, 0x7f7f_ffff, 0x7f80_0000,
];

/// Runs `body`, which computes `%r9` from `%r1`, `%r2` and `%r3`, for all pairs of edge cases.
fn check32(body: &str, meaning: impl Fn(u32, u32, u32) -> u32) {
    let text = kernel(
        ".param .u64 in, .param .u64 out",
        &format!(
            "ld.param.u64 %rd1, [in];\nld.param.u64 %rd2, [out];\nmov.u32 %r10, %ctaid.x;\nmov.u32 %r11, %ntid.x;\nmov.u32 %r12, %tid.x;\n\
             mad.lo.s32 %r10, %r10, %r11, %r12;\nmul.wide.u32 %rd3, %r10, 12;\nadd.s64 %rd4, %rd1, %rd3;\n\
             ld.global.u32 %r1, [%rd4];\nld.global.u32 %r2, [%rd4+4];\nld.global.u32 %r3, [%rd4+8];\n\
             {body}\nmul.wide.u32 %rd3, %r10, 4;\nadd.s64 %rd4, %rd2, %rd3;\nst.global.u32 [%rd4], %r9;"
        ),
    );
    let mut inputs = Vec::new();
    for a in EDGES {
        for b in EDGES {
            inputs.push([a, b, a.rotate_left(7) ^ b]);
        }
    }
    let count = inputs.len();
    let launch = launch(
        "k",
        (count / EDGES.len()) as u32,
        EDGES.len() as u32,
        vec![
            array("in", ElementType::U32, &[count, 3]),
            array("out", ElementType::U32, &[count]),
        ],
    );
    let machine = Machine::new(
        &cf(&text, &launch).unwrap_or_else(|errors| panic!("{body}: {errors:?}")),
        &launch,
    );
    let bytes = inputs
        .iter()
        .flatten()
        .flat_map(|word| word.to_le_bytes())
        .collect();
    let mut arrays = [bytes, vec![0; 4 * count]];
    let mut referee = arrays.clone();
    machine.run(&mut arrays);
    interpret(&text, &launch, &mut referee);
    let words = |bytes: &[u8]| -> Vec<u32> {
        bytes
            .chunks(4)
            .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
            .collect()
    };
    for ((input, output), interpreted) in
        inputs.iter().zip(words(&arrays[1])).zip(words(&referee[1]))
    {
        let expected = meaning(input[0], input[1], input[2]);
        assert_eq!(
            output, expected,
            "{body} of {input:x?}: {output:#x}, not {expected:#x}"
        );
        assert!(
            interpreted == expected,
            "the interpreter: {body} of {input:x?}: {interpreted:#x}, not {expected:#x}"
        );
    }
}

#[test]
fn integer_arithmetic_wraps() {
    check32("add.s32 %r9, %r1, %r2;", |a, b, _| a.wrapping_add(b));
    check32("sub.u32 %r9, %r1, %r2;", |a, b, _| a.wrapping_sub(b));
    check32("mul.lo.s32 %r9, %r1, %r2;", |a, b, _| a.wrapping_mul(b));
    check32("mul.hi.s32 %r9, %r1, %r2;", |a, b, _| {
        ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32
    });
    check32("mul.hi.u32 %r9, %r1, %r2;", |a, b, _| {
        ((u64::from(a) * u64::from(b)) >> 32) as u32
    });
    check32("mad.lo.u32 %r9, %r1, %r2, %r3;", |a, b, c| {
        a.wrapping_mul(b).wrapping_add(c)
    });
    check32("mad.hi.s32 %r9, %r1, %r2, %r3;", |a, b, c| {
        (((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32).wrapping_add(c)
    });
    check32("neg.s32 %r9, %r1;", |a, _, _| a.wrapping_neg());
    check32("abs.s32 %r9, %r1;", |a, _, _| {
        (a as i32).wrapping_abs() as u32
    });
    check32("min.s32 %r9, %r1, %r2;", |a, b, _| {
        (a as i32).min(b as i32) as u32
    });
    check32("max.u32 %r9, %r1, %r2;", |a, b, _| a.max(b));
    check32("sad.s32 %r9, %r1, %r2, %r3;", |a, b, c| {
        (a as i32).abs_diff(b as i32).wrapping_add(c)
    });
    check32("add.sat.s32 %r9, %r1, %r2;", |a, b, _| {
        (a as i32).saturating_add(b as i32) as u32
    });
    check32("sub.sat.s32 %r9, %r1, %r2;", |a, b, _| {
        (a as i32).saturating_sub(b as i32) as u32
    });
    check32("mul24.lo.s32 %r9, %r1, %r2;", |a, b, _| {
        let low = |x: u32| i64::from((x << 8) as i32 >> 8);
        (low(a) * low(b)) as u32
    });
    check32("mul24.hi.u32 %r9, %r1, %r2;", |a, b, _| {
        ((u64::from(a & 0xff_ffff) * u64::from(b & 0xff_ffff)) >> 16) as u32
    });
    check32("mad24.lo.s32 %r9, %r1, %r2, %r3;", |a, b, c| {
        let low = |x: u32| i64::from((x << 8) as i32 >> 8);
        ((low(a) * low(b)) as u32).wrapping_add(c)
    });
}

#[test]
fn division_is_defined_where_ptx_defines_it() {
    // Division by zero has an unspecified result: all ones, here and in the interpreter.
    check32("div.u32 %r9, %r1, %r2;", |a, b, _| {
        a.checked_div(b).unwrap_or(u32::MAX)
    });
    check32("rem.u32 %r9, %r1, %r2;", |a, b, _| {
        a.checked_rem(b).unwrap_or(u32::MAX)
    });
    check32("div.s32 %r9, %r1, %r2;", |a, b, _| match b {
        0 => u32::MAX,
        b => (a as i32).wrapping_div(b as i32) as u32,
    });
    check32("rem.s32 %r9, %r1, %r2;", |a, b, _| match b {
        0 => u32::MAX,
        b => (a as i32).wrapping_rem(b as i32) as u32,
    });
}

#[test]
fn shifts_clamp_and_logic_is_bitwise() {
    check32("shl.b32 %r9, %r1, %r2;", |a, b, _| {
        a.checked_shl(b).unwrap_or(0)
    });
    check32("shr.u32 %r9, %r1, %r2;", |a, b, _| {
        a.checked_shr(b).unwrap_or(0)
    });
    check32("shr.s32 %r9, %r1, %r2;", |a, b, _| {
        ((a as i32) >> b.min(31)) as u32
    });
    check32("shl.b32 %r9, %r1, 5;", |a, _, _| a << 5);
    check32("shl.b32 %r9, %r1, 40;", |_, _, _| 0);
    check32("shr.s32 %r9, %r1, 40;", |a, _, _| ((a as i32) >> 31) as u32);
    check32("and.b32 %r9, %r1, %r2;", |a, b, _| a & b);
    check32("or.b32 %r9, %r1, %r2;", |a, b, _| a | b);
    check32("xor.b32 %r9, %r1, %r2;", |a, b, _| a ^ b);
    check32("not.b32 %r9, %r1;", |a, _, _| !a);
    check32("cnot.b32 %r9, %r1;", |a, _, _| u32::from(a == 0));
    check32("lop3.b32 %r9, %r1, %r2, %r3, 0xE8;", |a, b, c| {
        (a & b) | (a & c) | (b & c)
    });
    check32("lop3.b32 %r9, %r1, %r2, %r3, 0x1B;", |a, b, c| {
        (0..32).fold(0, |all, bit| {
            let row = (a >> bit & 1) << 2 | (b >> bit & 1) << 1 | (c >> bit & 1);
            all | (0x1b >> row & 1) << bit
        })
    });
    check32("shf.l.wrap.b32 %r9, %r1, %r2, %r3;", |a, b, c| {
        ((u64::from(b) << 32 | u64::from(a)) << (c & 31) >> 32) as u32
    });
    check32("shf.r.wrap.b32 %r9, %r1, %r2, %r3;", |a, b, c| {
        ((u64::from(b) << 32 | u64::from(a)) >> (c & 31)) as u32
    });
    check32("shf.l.clamp.b32 %r9, %r1, %r2, %r3;", |a, b, c| {
        (u128::from(u64::from(b) << 32 | u64::from(a)) << c.min(32) >> 32) as u32
    });
    check32("shf.r.clamp.b32 %r9, %r1, %r2, %r3;", |a, b, c| {
        ((u64::from(b) << 32 | u64::from(a)) >> c.min(32)) as u32
    });
}

#[test]
fn bits_are_counted_and_moved() {
    check32("popc.b32 %r9, %r1;", |a, _, _| a.count_ones());
    check32("clz.b32 %r9, %r1;", |a, _, _| a.leading_zeros());
    check32("brev.b32 %r9, %r1;", |a, _, _| a.reverse_bits());
    check32("bfind.u32 %r9, %r1;", |a, _, _| {
        if a == 0 {
            u32::MAX
        } else {
            31 - a.leading_zeros()
        }
    });
    check32("bfind.s32 %r9, %r1;", |a, _, _| {
        let a = if (a as i32) < 0 { !a } else { a };
        if a == 0 {
            u32::MAX
        } else {
            31 - a.leading_zeros()
        }
    });
    check32("prmt.b32 %r9, %r1, %r2, 0x7B20;", |a, b, _| {
        let bytes = [a.to_le_bytes(), b.to_le_bytes()].concat();
        let sign = |byte: u8| if byte & 0x80 == 0 { 0 } else { 0xff };
        u32::from_le_bytes([bytes[0], bytes[2], sign(bytes[3]), bytes[7]])
    });
    let field = |a: u32, position: u32, length: u32, signed: bool| {
        let (position, length) = (position & 0xff, length & 0xff);
        let bit = |at: u32| a >> at & 1;
        let sign = if !signed || length == 0 {
            0
        } else {
            bit((position + length - 1).min(31))
        };
        (0..32).fold(0, |all, at| {
            let inside = at < length && position + at <= 31;
            all | (if inside { bit(position + at) } else { sign }) << at
        })
    };
    check32("bfe.u32 %r9, %r1, %r2, %r3;", move |a, b, c| {
        field(a, b, c, false)
    });
    check32("bfe.s32 %r9, %r1, %r2, %r3;", move |a, b, c| {
        field(a, b, c, true)
    });
    check32("bfe.s32 %r9, %r1, 4, 8;", move |a, _, _| {
        field(a, 4, 8, true)
    });
    check32("bfi.b32 %r9, %r1, %r2, %r3, 9;", |a, b, c| {
        let position = c & 0xff;
        (0..9).filter(|at| position + at <= 31).fold(b, |all, at| {
            all & !(1 << (position + at)) | (a >> at & 1) << (position + at)
        })
    });
}

#[test]
fn carries_pass_from_one_to_the_next() {
    // 64-bit sums from 32-bit halves: (r1:r2) + (r3:r1).
    check32(
        "add.cc.u32 %r8, %r2, %r1;\naddc.u32 %r9, %r1, %r3;",
        |a, b, c| {
            ((u64::from(a) << 32 | u64::from(b)).wrapping_add(u64::from(c) << 32 | u64::from(a))
                >> 32) as u32
        },
    );
    check32(
        "sub.cc.u32 %r8, %r2, %r1;\nsubc.u32 %r9, %r1, %r3;",
        |a, b, c| {
            ((u64::from(a) << 32 | u64::from(b)).wrapping_sub(u64::from(c) << 32 | u64::from(a))
                >> 32) as u32
        },
    );
    // The flag of a difference is the adder's carry: set if there is no borrow.
    check32(
        "sub.cc.u32 %r8, %r1, %r2;\naddc.u32 %r9, %r3, 0;",
        |a, b, c| c.wrapping_add(u32::from(a >= b)),
    );
    check32(
        "add.cc.u32 %r8, %r1, %r2;\nsubc.u32 %r9, %r3, 0;",
        |a, b, c| c.wrapping_sub(u32::from(a.checked_add(b).is_some())),
    );
    check32(
        "mad.lo.cc.u32 %r8, %r1, %r2, %r3;\nmadc.hi.u32 %r9, %r1, %r2, 0;",
        |a, b, c| ((u64::from(a) * u64::from(b)).wrapping_add(u64::from(c)) >> 32) as u32,
    );
}

#[test]
fn comparisons_and_selections() {
    let select = |compare: &str| format!("setp.{compare} %p1, %r1, %r2;\nselp.b32 %r9, 1, 0, %p1;");
    check32(&select("lt.s32"), |a, b, _| {
        u32::from((a as i32) < (b as i32))
    });
    check32(&select("lt.u32"), |a, b, _| u32::from(a < b));
    check32(&select("hs.u32"), |a, b, _| u32::from(a >= b));
    check32(&select("ne.b32"), |a, b, _| u32::from(a != b));
    check32(
        "setp.gt.s32 %p2, %r3, 0;\nsetp.ge.and.s32 %p1|%p3, %r1, %r2, %p2;\nselp.u32 %r8, 2, 0, %p3;\nselp.u32 %r9, 1, 0, %p1;\nadd.u32 %r9, %r9, %r8;",
        |a, b, c| {
            let (holds, other) = ((a as i32) >= (b as i32), (c as i32) > 0);
            u32::from(holds && other) + 2 * u32::from(!holds && other)
        },
    );
    check32("set.le.u32.s32 %r9, %r1, %r2;", |a, b, _| {
        if (a as i32) <= (b as i32) {
            u32::MAX
        } else {
            0
        }
    });
    check32("slct.b32.s32 %r9, %r1, %r2, %r3;", |a, b, c| {
        if (c as i32) >= 0 { a } else { b }
    });
    check32(
        "mov.u32 %r9, %r1;\nsetp.eq.u32 %p1, %r2, 7;\n@%p1 mov.u32 %r9, 5;\n@!%p1 add.u32 %r9, %r9, 1;",
        |a, b, _| {
            if b == 7 { 5 } else { a.wrapping_add(1) }
        },
    );
}

#[test]
fn integers_change_width_by_their_sign() {
    check32("cvt.s32.s8 %r9, %r1;", |a, _, _| a as i8 as i32 as u32);
    check32("cvt.u32.u16 %r9, %r1;", |a, _, _| a as u16 as u32);
    check32("cvt.sat.u8.s32 %r9, %r1;", |a, _, _| {
        (a as i32).clamp(0, 255) as u32
    });
    check32("cvt.sat.s16.s32 %r9, %r1;", |a, _, _| {
        (a as i32).clamp(-32768, 32767) as u32
    });
    check32(
        "cvt.u64.u32 %rd5, %r1;\nshl.b64 %rd5, %rd5, 4;\ncvt.u32.u64 %r9, %rd5;",
        |a, _, _| a << 4,
    );
    check32(
        "cvt.s64.s32 %rd5, %r1;\nshr.s64 %rd5, %rd5, 30;\ncvt.u32.u64 %r9, %rd5;",
        |a, _, _| (i64::from(a as i32) >> 30) as u32,
    );
    check32(
        "mul.wide.s32 %rd5, %r1, %r2;\nshr.u64 %rd5, %rd5, 17;\ncvt.u32.u64 %r9, %rd5;",
        |a, b, _| ((i64::from(a as i32) * i64::from(b as i32)) as u64 >> 17) as u32,
    );
    check32(
        "mov.b64 %rd5, {%r1, %r2};\nmul.hi.u64 %rd6, %rd5, %rd5;\nmov.b64 {%r8, %r9}, %rd6;",
        |a, b, _| {
            let wide = u128::from(u64::from(b) << 32 | u64::from(a));
            ((wide * wide) >> 96) as u32
        },
    );
    check32(
        "mov.b64 %rd5, {%r1, %r2};\nmov.b64 %rd6, {%r3, %r1};\nmul.hi.s64 %rd6, %rd5, %rd6;\nmov.b64 {%r9, %r8}, %rd6;",
        |a, b, c| {
            let wide =
                |high: u32, low: u32| i128::from((u64::from(high) << 32 | u64::from(low)) as i64);
            ((wide(b, a) * wide(a, c)) >> 64) as u32
        },
    );
}

#[test]
#[allow(clippy::neg_cmp_op_on_partial_ord, clippy::double_comparisons)] // as PTX defines them
fn floats() {
    let f = f32::from_bits;
    let same = |a: f32| if a.is_nan() { 0x7fff_ffff } else { a.to_bits() };
    // Floats pass through untyped registers, as in nvcc's second dialect; NaNs are canonicalised.
    let float = |text: &str| {
        format!("{text}\nsetp.nan.f32 %p1, %r9, %r9;\nselp.b32 %r9, 0x7fffffff, %r9, %p1;")
    };
    check32(&float("add.f32 %r9, %r1, %r2;"), move |a, b, _| {
        same(f(a) + f(b))
    });
    check32(&float("sub.rn.f32 %r9, %r1, %r2;"), move |a, b, _| {
        same(f(a) - f(b))
    });
    check32(&float("fma.rn.f32 %r9, %r1, %r2, %r3;"), move |a, b, c| {
        same(f(a).mul_add(f(b), f(c)))
    });
    check32(&float("div.rn.f32 %r9, %r1, %r2;"), move |a, b, _| {
        same(f(a) / f(b))
    });
    check32(&float("sqrt.rn.f32 %r9, %r1;"), move |a, _, _| {
        same(f(a).sqrt())
    });
    check32("neg.f32 %r9, %r1;", move |a, _, _| a ^ 0x8000_0000);
    check32("abs.f32 %r9, %r1;", move |a, _, _| a & 0x7fff_ffff);
    check32("copysign.f32 %r9, %r1, %r2;", |a, b, _| {
        a & 0x8000_0000 | b & 0x7fff_ffff
    });
    check32(
        &float("mul.sat.f32 %r9, %r1, 0f3F000000;"),
        move |a, _, _| {
            let half = f(a) * 0.5;
            same(if half.is_nan() {
                0.0
            } else {
                half.clamp(0.0, 1.0) + 0.0
            })
        },
    );
    // If a double holds the sum exactly, it shows whether rounding to nearest went in the wrong
    // direction.
    let directed = |a: u32, b: u32, way: fn(f64, f64) -> bool| {
        let exact = f64::from(f(a)) + f64::from(f(b));
        let nearest = exact as f32;
        let holds = f64::from(f(a)) == exact - f64::from(f(b))
            && f64::from(f(b)) == exact - f64::from(f(a));
        let stepped = if holds && way(f64::from(nearest), exact) {
            let toward_zero = nearest > 0.0 && f64::from(nearest) > exact
                || nearest < 0.0 && f64::from(nearest) < exact;
            f32::from_bits(if toward_zero {
                nearest.to_bits() - 1
            } else {
                nearest.to_bits() + 1
            })
        } else {
            nearest
        };
        (holds, stepped)
    };
    for (rounding, way) in [
        (
            "rz",
            (|rounded, exact| rounded.abs() > exact.abs()) as fn(f64, f64) -> bool,
        ),
        ("rm", |rounded, exact| rounded > exact),
        ("rp", |rounded, exact| rounded < exact),
    ] {
        let difference = format!(
            "add.{rounding}.f32 %r9, %r1, %r2;\nsetp.nan.f32 %p1, %r9, %r9;\nselp.b32 %r9, 0, %r9, %p1;"
        );
        check32(&difference, move |a, b, _| {
            let (holds, expected) = directed(a, b, way);
            let nearest = f(a) + f(b);
            match () {
                () if nearest.is_nan() => 0,
                () if f(a) == -f(b) && a != b => {
                    if rounding == "rm" {
                        0x8000_0000
                    } else {
                        0
                    }
                }
                () if holds => expected.to_bits(),
                // A tiny addend to a large value: the sum moves by one ulp if the tiny one has the
                // rounding's direction.
                () => {
                    let (large, tiny) = if f(a).abs() > f(b).abs() {
                        (f(a), f(b))
                    } else {
                        (f(b), f(a))
                    };
                    let inward = match rounding {
                        "rz" => large.is_finite() && large.signum() != tiny.signum(),
                        "rm" => large.is_finite() && large > 0.0 && tiny < 0.0,
                        _ => large.is_finite() && large < 0.0 && tiny > 0.0,
                    };
                    let outward = match rounding {
                        "rz" => false,
                        "rm" => large.is_finite() && large < 0.0 && tiny < 0.0,
                        _ => large.is_finite() && large > 0.0 && tiny > 0.0,
                    };
                    large.to_bits() - u32::from(inward) + u32::from(outward)
                }
            }
        });
    }
    let flush = |a: f32| {
        if a.is_subnormal() {
            0f32.copysign(a)
        } else {
            a
        }
    };
    check32(&float("add.ftz.f32 %r9, %r1, %r2;"), move |a, b, _| {
        same(flush(flush(f(a)) + flush(f(b))))
    });
    for (compare, meaning) in [
        ("lt", (|a, b| a < b) as fn(f32, f32) -> bool),
        ("ltu", |a, b| !(a >= b)),
        ("ne", |a, b| a < b || a > b),
        ("neu", |a, b| a != b),
        ("num", |a, b| !a.is_nan() && !b.is_nan()),
        ("nan", |a, b| a.is_nan() || b.is_nan()),
    ] {
        check32(
            &format!("setp.{compare}.f32 %p1, %r1, %r2;\nselp.b32 %r9, 1, 0, %p1;"),
            move |a, b, _| u32::from(meaning(f(a), f(b))),
        );
    }
    for (class, meaning) in [
        ("finite", f32::is_finite as fn(f32) -> bool),
        ("infinite", f32::is_infinite),
        ("number", |a| !a.is_nan()),
        // Zeros count as normal.
        ("normal", |a| a.is_normal() || a == 0.0),
        ("subnormal", f32::is_subnormal),
    ] {
        check32(
            &format!("testp.{class}.f32 %p1, %r1;\nselp.b32 %r9, 1, 0, %p1;"),
            move |a, _, _| u32::from(meaning(f(a))),
        );
    }
}

#[test]
fn floats_become_integers_by_clamping() {
    let f = f32::from_bits;
    // The edge cases include values around the limits of the result.
    check32("cvt.rzi.s32.f32 %r9, %r1;", move |a, _, _| {
        f(a) as i32 as u32
    });
    check32("cvt.rzi.u32.f32 %r9, %r1;", move |a, _, _| f(a) as u32);
    check32("cvt.rn.f32.s32 %r9, %r1;", |a, _, _| {
        (a as i32 as f32).to_bits()
    });
    check32(
        "cvt.rn.f32.u32 %r8, %r1;\ncvt.rzi.s32.f32 %r9, %r8;",
        |a, _, _| (a as f32) as i32 as u32,
    );
    check32(
        "cvt.rn.f32.s32 %r8, %r1;\ncvt.rzi.u32.f32 %r9, %r8;",
        |a, _, _| (a as i32 as f32) as u32,
    );
    check32(
        "cvt.rn.f32.s32 %r8, %r1;\nmul.f32 %r8, %r8, 0f3F000000;\ncvt.rni.s32.f32 %r9, %r8;",
        |a, _, _| (a as i32 as f32 * 0.5).round_ties_even() as i32 as u32,
    );
    check32(
        "cvt.rn.f32.s32 %r8, %r1;\nmul.f32 %r8, %r8, 0f3F000000;\ncvt.rmi.f32.f32 %r9, %r8;",
        |a, _, _| (a as i32 as f32 * 0.5).floor().to_bits(),
    );
    check32(
        "cvt.rn.f64.s32 %fd1, %r1;\ncvt.rpi.s32.f64 %r9, %fd1;",
        |a, _, _| a,
    );
}
