//! Single instructions against bits derived from the PTX ISA.
//!
//! In a row `r1`, `h1`, `d1` and `p1` are the first input as 32, 16, 64 bits and as a predicate,
//! and so on; register 0 is the result.
use interpreter::{Arg, run};

type Rows<'r> = &'r [(&'r str, &'r [u64], u64)];

/// Runs one line and returns register 0.
fn eval(line: &str, inputs: &[u64]) -> u64 {
    let result = line
        .split([' ', '|', '{', '}', ','])
        .find(|word| matches!(*word, "r0" | "h0" | "d0" | "p0"))
        .unwrap();
    let mut body = String::new();
    for number in 1..=inputs.len() {
        body += &format!("ld.global.b64 d{number}, [in+{}];\n", 8 * (number - 1));
        body += &format!("cvt.u32.u64 r{number}, d{number};\ncvt.u16.u64 h{number}, d{number};\n");
        body += &format!("setp.ne.u64 p{number}, d{number}, 0;\n");
    }
    body += &format!("{line};\n");
    body += match result {
        "r0" => "cvt.u64.u32 d0, r0;\n",
        "h0" => "cvt.u64.u16 d0, h0;\n",
        "p0" => "selp.b64 d0, 1, 0, p0;\n",
        _ => "",
    };
    let text = format!(
        ".version 8.6\n.target sm_100\n.address_size 64\n.visible .entry k(.param .u64 x)\n{{\n\
         .reg .pred p<8>;\n.reg .b16 h<8>;\n.reg .b32 r<8>;\n.reg .b64 d<8>, in;\n\
         ld.param.u64 in, [x];\n{body}st.global.b64 [in], d0;\nret;\n}}\n"
    );
    let (module, errors) = ptx::parse(&text);
    assert_eq!(errors, [], "{line}");
    assert_eq!(ptx::check(&module), [], "{line}");
    let mut arrays = [inputs
        .iter()
        .chain([&0])
        .flat_map(|value| value.to_le_bytes())
        .collect::<Vec<u8>>()];
    run(&module, "k", [1; 3], [1; 3], &[Arg::Array(0)], &mut arrays)
        .unwrap_or_else(|error| panic!("{line}: {error:?}"));
    u64::from_le_bytes(arrays[0][..8].try_into().unwrap())
}

fn check(rows: Rows) {
    for (line, inputs, expected) in rows {
        let got = eval(line, inputs);
        assert_eq!(
            got, *expected,
            "`{line}` of {inputs:x?} is {got:#x}, not {expected:#x}"
        );
    }
}

fn f(value: f32) -> u64 {
    value.to_bits().into()
}

fn d(value: f64) -> u64 {
    value.to_bits()
}

const ONES: u64 = 0xFFFF_FFFF;
const NAN: u64 = 0x7FFF_FFFF;
const INF: u64 = 0x7F80_0000;
/// The largest subnormal.
const TINY: u64 = 0x007F_FFFF;

/// −n in 32 bits.
fn minus(n: i32) -> u64 {
    u64::from(-n as u32)
}

#[test]
fn integer_sums() {
    check(&[
        ("add.s32 r0, r1, r2", &[ONES, 1], 0),
        ("add.sat.s32 r0, r1, r2", &[0x7FFF_FFFF, 1], 0x7FFF_FFFF),
        ("sub.sat.s32 r0, r1, r2", &[0x8000_0000, 1], 0x8000_0000),
        ("add.u16 h0, h1, h2", &[0xFFFF, 2], 1),
        ("add.s64 d0, d1, d2", &[u64::MAX, 5], 4),
        (
            "add.u16x2 r0, r1, r2",
            &[0xFFFF_FFFF, 0x0001_0002],
            0x0000_0001,
        ),
        ("sub.s32 r0, r1, r2", &[3, 5], minus(2)),
        ("neg.s32 r0, r1", &[0x8000_0000], 0x8000_0000),
        ("abs.s32 r0, r1", &[minus(7)], 7),
        ("min.s32 r0, r1, r2", &[minus(1), 1], minus(1)),
        ("min.u32 r0, r1, r2", &[minus(1), 1], 1),
        ("max.s64 d0, d1, d2", &[u64::MAX, 0], 0),
        ("max.relu.s32 r0, r1, r2", &[minus(5), minus(3)], 0),
        ("sad.s32 r0, r1, r2, r3", &[minus(3), 4, 10], 17),
        ("sad.u32 r0, r1, r2, r3", &[2, 9, 1], 8),
    ]);
}

#[test]
fn products() {
    check(&[
        ("mul.lo.s32 r0, r1, r2", &[0x1_0001, 0x1_0001], 0x2_0001),
        ("mul.hi.u32 r0, r1, r2", &[ONES, ONES], 0xFFFF_FFFE),
        ("mul.hi.s32 r0, r1, r2", &[minus(1), 1], ONES),
        ("mul.hi.u64 d0, d1, d2", &[u64::MAX, u64::MAX], u64::MAX - 1),
        ("mul.hi.s64 d0, d1, d2", &[u64::MAX, 1], u64::MAX),
        ("mul.wide.s32 d0, r1, r2", &[minus(2), 3], -6_i64 as u64),
        (
            "mul.wide.u32 d0, r1, r2",
            &[ONES, ONES],
            0xFFFF_FFFE_0000_0001,
        ),
        ("mul.wide.s16 r0, h1, h2", &[0xFFFF, 2], minus(2)),
        ("mad.lo.s32 r0, r1, r2, r3", &[7, 6, minus(2)], 40),
        ("mad.wide.s32 d0, r1, r2, d3", &[minus(4), 8, 100], 68),
        ("mad.hi.u32 r0, r1, r2, r3", &[0x8000_0000, 4, 5], 7),
        (
            "mad.hi.sat.s32 r0, r1, r2, r3",
            &[0x7FFF_FFFF, 0x7FFF_FFFF, 0x7FFF_FFFF],
            0x7FFF_FFFF,
        ),
        ("mul24.lo.u32 r0, r1, r2", &[0xFF00_0003, 0x0100_0005], 15),
        ("mul24.lo.s32 r0, r1, r2", &[0x00FF_FFFF, 3], minus(3)),
        (
            "mul24.hi.u32 r0, r1, r2",
            &[0x00FF_FFFF, 0x00FF_FFFF],
            0xFFFF_FE00,
        ),
        ("mad24.lo.u32 r0, r1, r2, r3", &[3, 4, 5], 17),
        // 1·5 + 2·6 + 3·7 + (−1 as signed, 255 as unsigned)·8 + 100
        (
            "dp4a.u32.u32 r0, r1, r2, r3",
            &[0xFF03_0201, 0x0807_0605, 100],
            2178,
        ),
        (
            "dp4a.s32.u32 r0, r1, r2, r3",
            &[0xFF03_0201, 0x0807_0605, 100],
            130,
        ),
        // 2·5 + 1·6 + 1, and with the upper bytes 2·7 + 1·8 + 1
        (
            "dp2a.lo.u32.u32 r0, r1, r2, r3",
            &[0x0001_0002, 0x0807_0605, 1],
            17,
        ),
        (
            "dp2a.hi.u32.u32 r0, r1, r2, r3",
            &[0x0001_0002, 0x0807_0605, 1],
            23,
        ),
    ]);
}

#[test]
fn quotients() {
    check(&[
        ("div.s32 r0, r1, r2", &[minus(7), 2], minus(3)),
        ("rem.s32 r0, r1, r2", &[minus(7), 2], minus(1)),
        ("div.u32 r0, r1, r2", &[minus(7), 2], 0x7FFF_FFFC),
        ("div.s32 r0, r1, r2", &[0x8000_0000, minus(1)], 0x8000_0000),
        ("rem.s32 r0, r1, r2", &[0x8000_0000, minus(1)], 0),
        ("div.u32 r0, r1, r2", &[5, 0], ONES),
        ("rem.s64 d0, d1, d2", &[5, 0], u64::MAX),
        ("rem.u64 d0, d1, d2", &[1_000_000_000_007, 1_000_000], 7),
    ]);
}

#[test]
fn carries() {
    check(&[
        (
            "add.cc.u32 r7, r1, r2; addc.u32 r0, r3, r4",
            &[ONES, 1, 5, 6],
            12,
        ),
        (
            "add.cc.u32 r7, r1, r2; addc.u32 r0, r3, r4",
            &[ONES, 0, 5, 6],
            11,
        ),
        (
            "add.cc.u64 d7, d1, d2; addc.u64 d0, d3, d3",
            &[u64::MAX, 2, 0],
            1,
        ),
        (
            "sub.cc.u32 r7, r1, r2; subc.u32 r0, r3, r4",
            &[0, 1, 5, 3],
            1,
        ),
        (
            "mad.lo.cc.u32 r7, r1, r2, r3; madc.hi.u32 r0, r1, r2, 10",
            &[ONES, 2, 2],
            12,
        ),
        (
            "mad.lo.cc.u32 r7, r1, r2, r3; madc.hi.u32 r0, r1, r2, 10",
            &[ONES, 2, 1],
            11,
        ),
        (
            "addc.cc.u32 r7, r1, r2; addc.u32 r0, r3, 0",
            &[ONES, 1, 0],
            1,
        ),
    ]);
}

#[test]
fn shifts() {
    check(&[
        ("shl.b32 r0, r1, r2", &[1, 31], 0x8000_0000),
        ("shl.b32 r0, r1, r2", &[1, 32], 0),
        ("shl.b32 r0, r1, r2", &[1, ONES], 0),
        ("shl.b64 d0, d1, r2", &[1, 40], 1 << 40),
        ("shr.u32 r0, r1, r2", &[0x8000_0000, 31], 1),
        ("shr.u32 r0, r1, r2", &[0x8000_0000, 99], 0),
        ("shr.s32 r0, r1, r2", &[0x8000_0000, 99], ONES),
        ("shr.b16 h0, h1, r2", &[0x8000, 15], 1),
        ("shr.s16 h0, h1, r2", &[0x8000, 15], 0xFFFF),
        (
            "shf.l.wrap.b32 r0, r1, r2, r3",
            &[0x8000_0001, 0x0000_0003, 33],
            0x0000_0007,
        ),
        (
            "shf.l.clamp.b32 r0, r1, r2, r3",
            &[0x8000_0001, 0x0000_0003, 33],
            0x8000_0001,
        ),
        (
            "shf.r.wrap.b32 r0, r1, r2, r3",
            &[0x8000_0001, 0x0000_0003, 1],
            0xC000_0000,
        ),
        (
            "shf.r.clamp.b32 r0, r1, r2, r3",
            &[0x8000_0001, 0x0000_0003, 40],
            0x0000_0003,
        ),
    ]);
}

#[test]
fn bits() {
    check(&[
        ("and.b32 r0, r1, r2", &[0xF0F0, 0xFF00], 0xF000),
        ("not.b32 r0, r1", &[1], 0xFFFF_FFFE),
        ("not.b16 h0, h1", &[1], 0xFFFE),
        ("not.pred p0, p1", &[1], 0),
        ("xor.pred p0, p1, p2", &[1, 1], 0),
        ("cnot.b32 r0, r1", &[0], 1),
        ("cnot.b32 r0, r1", &[9], 0),
        ("popc.b64 r0, d1", &[u64::MAX], 64),
        ("clz.b32 r0, r1", &[0], 32),
        ("clz.b64 r0, d1", &[1], 63),
        ("brev.b32 r0, r1", &[1], 0x8000_0000),
        ("bfind.u32 r0, r1", &[0x10], 4),
        ("bfind.u32 r0, r1", &[0], ONES),
        ("bfind.s32 r0, r1", &[minus(1)], ONES),
        ("bfind.s32 r0, r1", &[minus(5)], 2),
        ("bfind.shiftamt.u32 r0, r1", &[0x10], 27),
        ("bfind.s64 r0, d1", &[1 << 40], 40),
        ("bfe.u32 r0, r1, 4, 8", &[0x0000_0AB0], 0xAB),
        ("bfe.s32 r0, r1, 4, 8", &[0x0000_0AB0], 0xFFFF_FFAB),
        ("bfe.s32 r0, r1, 28, 8", &[0x8000_0000], 0xFFFF_FFF8),
        ("bfe.u32 r0, r1, 28, 8", &[0x8000_0000], 8),
        ("bfe.u32 r0, r1, 40, 8", &[ONES], 0),
        ("bfe.s32 r0, r1, 40, 8", &[0x8000_0000], ONES),
        ("bfe.u32 r0, r1, 0, 0", &[ONES], 0),
        ("bfe.s64 d0, d1, 60, 4", &[0x9 << 60], -7_i64 as u64),
        (
            "bfi.b32 r0, r1, r2, 8, 4",
            &[0xFF, 0x1234_5678],
            0x1234_5F78,
        ),
        ("bfi.b32 r0, r1, r2, 30, 8", &[ONES, 0], 0xC000_0000),
        ("bfi.b64 d0, d1, d2, 32, 32", &[7, 9], 0x7_0000_0009),
        (
            "prmt.b32 r0, r1, r2, 0x3210",
            &[0x3322_1100, 0x7766_5544],
            0x3322_1100,
        ),
        (
            "prmt.b32 r0, r1, r2, 0x7654",
            &[0x3322_1100, 0x7766_5544],
            0x7766_5544,
        ),
        (
            "prmt.b32 r0, r1, r2, 0x0123",
            &[0x3322_1100, 0],
            0x0011_2233,
        ),
        ("prmt.b32 r0, r1, r2, 0x8888", &[0x80, 0], ONES),
        (
            "prmt.b32.f4e r0, r1, r2, 1",
            &[0x3322_1100, 0x7766_5544],
            0x4433_2211,
        ),
        (
            "prmt.b32.rc16 r0, r1, r2, 1",
            &[0x3322_1100, 0],
            0x3322_3322,
        ),
        ("lop3.b32 r0, r1, r2, r3, 0x80", &[0xFF, 0x0F, 0x3C], 0x0C),
        (
            "lop3.b32 r0, r1, r2, r3, 0x96",
            &[0xFF, 0x0F, 0x3C],
            0xFF ^ 0x0F ^ 0x3C,
        ),
        ("lop3.or.b32 r7|p0, r1, r2, r3, 0xC0, p4", &[1, 2, 0, 0], 0),
        ("lop3.or.b32 r7|p0, r1, r2, r3, 0xFC, p4", &[1, 2, 0, 0], 1),
        ("szext.wrap.s32 r0, r1, 8", &[0x80], 0xFFFF_FF80),
        ("bmsk.clamp.b32 r0, 4, 8", &[], 0xFF0),
    ]);
}

#[test]
fn float_sums_round_as_told() {
    let ulp = 1.0 + f32::EPSILON;
    check(&[
        ("add.f32 r0, r1, r2", &[f(1.0), f(5.9604645e-8)], f(1.0)),
        ("add.rn.f32 r0, r1, r2", &[f(1.0), f(8.940697e-8)], f(ulp)),
        ("add.rz.f32 r0, r1, r2", &[f(1.0), f(8.940697e-8)], f(1.0)),
        ("add.rp.f32 r0, r1, r2", &[f(1.0), 1], f(ulp)),
        ("add.rm.f32 r0, r1, r2", &[f(-1.0), f(-1e-20)], f(-ulp)),
        ("sub.rm.f32 r0, r1, r2", &[f(2.5), f(2.5)], f(-0.0)),
        ("sub.rn.f32 r0, r1, r2", &[INF, INF], NAN),
        ("mul.rp.f64 d0, d1, d2", &[d(0.1), d(0.1)], d(0.1 * 0.1)),
        ("mul.rm.f64 d0, d1, d2", &[d(0.1), d(0.1)], d(0.1 * 0.1) - 1),
        ("div.rn.f32 r0, r1, r2", &[f(1.0), f(3.0)], 0x3EAA_AAAB),
        ("div.rz.f32 r0, r1, r2", &[f(1.0), f(3.0)], 0x3EAA_AAAA),
        ("div.full.f32 r0, r1, r2", &[f(1.0), f(4.0)], f(0.25)),
        (
            "div.rn.f32 r0, r1, r2",
            &[f(-1.0), f(0.0)],
            f(f32::NEG_INFINITY),
        ),
        // (1 + 2^-23)² − (1 + 2^-22) = 2^-46: lost unless the product stays exact.
        (
            "fma.rn.f32 r0, r1, r1, r2",
            &[f(ulp), f(-(1.0 + 2.0 * f32::EPSILON))],
            f(f32::EPSILON * f32::EPSILON),
        ),
        (
            "fma.rm.f32 r0, r1, r2, r3",
            &[f(1.0), f(-1.0), f(1.0)],
            f(-0.0),
        ),
        (
            "fma.rz.f64 d0, d1, d2, d3",
            &[d(1.0), d(-1e-30), d(1.0)],
            d(1.0) - 1,
        ),
        ("sqrt.rn.f32 r0, r1", &[f(2.0)], 0x3FB5_04F3),
        ("sqrt.rp.f32 r0, r1", &[f(2.0)], 0x3FB5_04F4),
        ("sqrt.rn.f64 d0, d1", &[d(-0.0)], d(-0.0)),
        ("rcp.rn.f32 r0, r1", &[f(3.0)], 0x3EAA_AAAB),
        ("rcp.rm.f64 d0, d1", &[d(3.0)], 0x3FD5_5555_5555_5555),
        (
            "rcp.approx.ftz.f64 d0, d1",
            &[d(3.0)],
            0x3FD5_5555_0000_0000,
        ),
    ]);
}

#[test]
fn flushing_and_saturation() {
    check(&[
        ("add.f32 r0, r1, r2", &[TINY, 0], TINY),
        ("add.ftz.f32 r0, r1, r2", &[TINY, 0], 0),
        ("mul.ftz.f32 r0, r1, r2", &[f(-1e-30), f(1e-10)], f(-0.0)),
        ("mul.f32 r0, r1, r2", &[f(2.0), TINY], 0x00FF_FFFE),
        ("mul.ftz.f32 r0, r1, r2", &[f(2.0), TINY], 0),
        ("add.sat.f32 r0, r1, r2", &[f(0.75), f(0.75)], f(1.0)),
        ("sub.sat.f32 r0, r1, r2", &[f(0.25), f(0.75)], f(0.0)),
        ("add.sat.f32 r0, r1, r2", &[NAN, f(1.0)], f(0.0)),
        (
            "fma.rn.sat.f32 r0, r1, r2, r3",
            &[f(0.5), f(0.5), f(0.0)],
            f(0.25),
        ),
        ("abs.ftz.f32 r0, r1", &[0x8000_0001], 0),
        ("abs.f32 r0, r1", &[0x8000_0001], 1),
        ("neg.f32 r0, r1", &[f(0.0)], f(-0.0)),
    ]);
}

#[test]
fn smaller_and_larger() {
    check(&[
        ("min.f32 r0, r1, r2", &[NAN, f(2.0)], f(2.0)),
        ("min.f32 r0, r1, r2", &[0xFFC0_0001, NAN], NAN),
        ("min.NaN.f32 r0, r1, r2", &[f(1.0), NAN], NAN),
        ("min.f32 r0, r1, r2", &[f(0.0), f(-0.0)], f(-0.0)),
        ("max.f32 r0, r1, r2", &[f(-0.0), f(0.0)], f(0.0)),
        ("max.f64 d0, d1, d2", &[d(-1.0), d(-2.0)], d(-1.0)),
        (
            "max.xorsign.abs.f32 r0, r1, r2",
            &[f(-3.0), f(2.0)],
            f(-3.0),
        ),
        (
            "max.xorsign.abs.f32 r0, r1, r2",
            &[f(-1.0), f(-2.0)],
            f(2.0),
        ),
        ("max.f32 r0, r1, r2, r3", &[f(1.0), f(5.0), f(3.0)], f(5.0)),
        ("copysign.f32 r0, r1, r2", &[f(-1.0), f(5.0)], f(-5.0)),
        ("copysign.f64 d0, d1, d2", &[d(1.0), d(-5.0)], d(5.0)),
    ]);
}

#[test]
fn approximations_are_precise() {
    check(&[
        ("ex2.approx.ftz.f32 r0, r1", &[f(3.0)], f(8.0)),
        ("ex2.approx.f32 r0, r1", &[f(-149.0)], 1),
        ("ex2.approx.ftz.f32 r0, r1", &[f(-149.0)], 0),
        ("lg2.approx.f32 r0, r1", &[f(0.125)], f(-3.0)),
        ("lg2.approx.f32 r0, r1", &[f(0.0)], f(f32::NEG_INFINITY)),
        ("sin.approx.f32 r0, r1", &[f(0.0)], f(0.0)),
        ("cos.approx.ftz.f32 r0, r1", &[f(0.0)], f(1.0)),
        ("tanh.approx.f32 r0, r1", &[f(20.0)], f(1.0)),
        ("rsqrt.approx.f32 r0, r1", &[f(16.0)], f(0.25)),
        ("rsqrt.approx.f64 d0, d1", &[d(0.25)], d(2.0)),
        ("rcp.approx.ftz.f32 r0, r1", &[f(-8.0)], f(-0.125)),
        ("sqrt.approx.f32 r0, r1", &[f(9.0)], f(3.0)),
        ("sqrt.approx.f32 r0, r1", &[f(-9.0)], NAN),
    ]);
}

#[test]
fn comparisons() {
    check(&[
        ("setp.lt.s32 p0, r1, r2", &[minus(1), 0], 1),
        ("setp.lt.u32 p0, r1, r2", &[minus(1), 0], 0),
        ("setp.lo.s32 p0, r1, r2", &[minus(1), 0], 0),
        ("setp.hs.u32 p0, r1, r2", &[minus(1), 0], 1),
        ("setp.eq.f32 p0, r1, r2", &[f(0.0), f(-0.0)], 1),
        ("setp.eq.f32 p0, r1, r2", &[NAN, NAN], 0),
        ("setp.ne.f32 p0, r1, r2", &[NAN, f(1.0)], 0),
        ("setp.neu.f32 p0, r1, r2", &[NAN, f(1.0)], 1),
        ("setp.equ.f32 p0, r1, r2", &[NAN, f(1.0)], 1),
        ("setp.ltu.f64 p0, d1, d2", &[d(2.0), d(1.0)], 0),
        ("setp.geu.f64 p0, d1, d2", &[d(f64::NAN), d(1.0)], 1),
        ("setp.num.f32 p0, r1, r2", &[f(1.0), f(1.0)], 1),
        ("setp.nan.f32 p0, r1, r2", &[f(1.0), NAN], 1),
        ("setp.eq.f32 p0, r1, r2", &[1, 0], 0),
        ("setp.eq.ftz.f32 p0, r1, r2", &[1, 0], 1),
        ("setp.gt.and.s32 p0, r1, r2, p3", &[5, 3, 0], 0),
        ("setp.gt.or.s32 p0, r1, r2, !p3", &[1, 3, 0], 1),
        ("setp.gt.xor.s32 p0|p7, r1, r2, p3", &[5, 3, 1], 0),
        ("setp.gt.and.s32 p7|p0, r1, r2, p3", &[1, 3, 1], 1),
        ("setp.lt.s16 p0, h1, h2", &[0xFFFF, 0], 1),
        ("set.lt.u32.f32 r0, r1, r2", &[f(1.0), f(2.0)], ONES),
        ("set.lt.f32.s32 r0, r1, r2", &[1, 2], f(1.0)),
        ("testp.subnormal.f32 p0, r1", &[TINY], 1),
        ("testp.notanumber.f64 p0, d1", &[d(f64::NAN)], 1),
        ("selp.b32 r0, r1, r2, p3", &[7, 8, 0], 8),
        ("slct.b32.s32 r0, r1, r2, r3", &[7, 8, minus(1)], 8),
        ("slct.b32.f32 r0, r1, r2, r3", &[7, 8, f(-0.0)], 7),
    ]);
}

#[test]
fn conversions_between_integers() {
    check(&[
        ("cvt.s32.s8 r0, r1", &[0x180], 0xFFFF_FF80),
        ("cvt.u32.u8 r0, r1", &[0x180], 0x80),
        ("cvt.s64.s32 d0, r1", &[minus(2)], -2_i64 as u64),
        ("cvt.u64.u32 d0, r1", &[minus(2)], 0xFFFF_FFFE),
        ("cvt.u16.u32 h0, r1", &[0x1_2345], 0x2345),
        ("cvt.s8.s32 r0, r1", &[0x80], 0xFFFF_FF80),
        ("cvt.sat.u8.s32 r0, r1", &[minus(1)], 0),
        ("cvt.sat.s16.s32 h0, r1", &[70000], 0x7FFF),
        ("cvt.sat.u32.s64 r0, d1", &[1 << 40], ONES),
    ]);
}

#[test]
fn conversions_with_floats() {
    check(&[
        ("cvt.rn.f32.s32 r0, r1", &[16_777_217], f(16_777_216.0)),
        ("cvt.rp.f32.u32 r0, r1", &[16_777_217], f(16_777_218.0)),
        ("cvt.rn.f32.s32 r0, r1", &[minus(3)], f(-3.0)),
        ("cvt.rz.f32.u64 r0, d1", &[u64::MAX], 0x5F7F_FFFF),
        ("cvt.rn.f64.s64 d0, d1", &[-1_i64 as u64], d(-1.0)),
        ("cvt.rzi.s32.f32 r0, r1", &[f(-2.9)], minus(2)),
        ("cvt.rni.s32.f32 r0, r1", &[f(2.5)], 2),
        ("cvt.rmi.s32.f32 r0, r1", &[f(-2.1)], minus(3)),
        ("cvt.rpi.s32.f64 r0, d1", &[d(2.1)], 3),
        ("cvt.rzi.s32.f32 r0, r1", &[f(3e9)], 0x7FFF_FFFF),
        ("cvt.rzi.u32.f32 r0, r1", &[f(-1.0)], 0),
        ("cvt.rzi.u8.f32 r0, r1", &[f(300.0)], 255),
        ("cvt.rzi.s64.f64 d0, d1", &[d(-1e300)], i64::MIN as u64),
        ("cvt.rzi.s32.f32 r0, r1", &[NAN], 0),
        ("cvt.rni.f32.f32 r0, r1", &[f(-0.5)], f(-0.0)),
        ("cvt.rmi.f64.f64 d0, d1", &[d(-0.5)], d(-1.0)),
        ("cvt.rzi.ftz.f32.f32 r0, r1", &[f(1.9)], f(1.0)),
        ("cvt.sat.f32.f32 r0, r1", &[f(7.0)], f(1.0)),
        ("cvt.f64.f32 d0, r1", &[f(0.1)], 0x3FB9_9999_A000_0000),
        ("cvt.ftz.f64.f32 d0, r1", &[TINY], 0),
        ("cvt.rn.f32.f64 r0, d1", &[d(0.1)], 0x3DCC_CCCD),
        ("cvt.rz.f32.f64 r0, d1", &[d(0.1)], 0x3DCC_CCCC),
        ("cvt.rm.f32.f64 r0, d1", &[d(1e300)], 0x7F7F_FFFF),
        ("cvt.rn.ftz.f32.f64 r0, d1", &[d(1e-40)], 0),
        ("cvt.rna.tf32.f32 r0, r1", &[0x3F80_1000], 0x3F80_2000),
        ("cvt.rn.relu.f16.f32 h0, r1", &[f(-1.0)], 0),
    ]);
}

#[test]
fn halves() {
    check(&[
        ("cvt.rn.f16.f32 h0, r1", &[f(1.0 / 3.0)], 0x3555),
        ("cvt.rp.f16.f32 h0, r1", &[f(1.0 / 3.0)], 0x3556),
        ("cvt.f32.f16 r0, h1", &[0x0001], f(5.9604645e-8)),
        ("cvt.rn.bf16.f32 h0, r1", &[0x3F80_8000], 0x3F80),
        ("cvt.rn.bf16.f32 h0, r1", &[0x3F81_8000], 0x3F82),
        ("cvt.f32.bf16 r0, h1", &[0xC040], f(-3.0)),
        (
            "cvt.rn.f16x2.f32 r0, r1, r2",
            &[f(1.0), f(2.0)],
            0x3C00_4000,
        ),
        (
            "cvt.rn.bf16x2.f32 r0, r1, r2",
            &[f(1.0), f(2.0)],
            0x3F80_4000,
        ),
        ("cvt.rzi.s32.f16 r0, h1", &[0xC500], minus(5)),
        ("cvt.rn.f16.s32 h0, r1", &[2049], 0x6800),
        ("add.f16 h0, h1, h2", &[0x3C00, 0x3C00], 0x4000),
        ("mul.rn.f16 h0, h1, h2", &[0x7BFF, 0x4000], 0x7C00),
        ("add.sat.f16 h0, h1, h2", &[0x3C00, 0x3C00], 0x3C00),
        ("sub.bf16 h0, h1, h2", &[0x4040, 0x3F80], 0x4000),
        // (1 + 2^-9)² − 1 = 2^-8 + 2^-18: the last bit is lost if the product is rounded first.
        ("fma.rn.f16 h0, h1, h1, h2", &[0x3C02, 0xBC00], 0x1C01),
        (
            "fma.rn.bf16 h0, h1, h2, h3",
            &[0x4000, 0x4000, 0x3F80],
            0x40A0,
        ),
        (
            "fma.rn.f16x2 r0, r1, r1, r2",
            &[0x4000_3C00, 0x3C00_0000],
            0x4500_3C00,
        ),
        ("fma.rn.relu.f16 h0, h1, h2, h3", &[0xBC00, 0x3C00, 0], 0),
        (
            "fma.rn.relu.f16x2 r0, r1, r2, r3",
            &[0xBC00_3C00, 0x3C00_3C00, 0],
            0x0000_3C00,
        ),
        ("set.lt.f16.f16 h0, h1, h2", &[0x3C00, 0x4000], 0x3C00),
        ("add.ftz.f16x2 r0, r1, r2", &[0x0001_3C00, 0], 0x0000_3C00),
        ("neg.f16x2 r0, r1", &[0x3C00_BC00], 0xBC00_3C00),
        ("max.f16 h0, h1, h2", &[0x7E00, 0x3C00], 0x3C00),
        ("max.NaN.f16 h0, h1, h2", &[0x7E00, 0x3C00], 0x7FFF),
        ("setp.gt.f16 p0, h1, h2", &[0x3C01, 0x3C00], 1),
        ("ex2.approx.f16 h0, h1", &[0x4200], 0x4800),
        ("tanh.approx.bf16 h0, h1", &[0x0000], 0x0000),
        (
            "add.f32x2 d0, d1, d2",
            &[f(1.0) << 32 | f(2.0), f(3.0) << 32 | f(4.0)],
            f(4.0) << 32 | f(6.0),
        ),
        (
            "fma.rn.f32x2 d0, d1, d1, d1",
            &[f(2.0) << 32 | f(3.0)],
            f(6.0) << 32 | f(12.0),
        ),
    ]);
}

#[test]
fn moves_and_packs() {
    check(&[
        ("mov.b64 d0, {r1, r2}", &[1, 2], 0x2_0000_0001),
        ("mov.b64 {r7, r0}, d1", &[0xABCD_0000_1234], 0xABCD),
        ("mov.b64 {_, r0}, d1", &[0xABCD_0000_1234], 0xABCD),
        ("mov.b32 r0, {h1, h2}", &[0x1111, 0x2222], 0x2222_1111),
        ("mov.b32 {h0, h7}, r1", &[0x2222_1111], 0x1111),
        (
            "mov.b64 d0, {h1, h2, h3, h4}",
            &[1, 2, 3, 4],
            0x0004_0003_0002_0001,
        ),
        ("mov.u32 r0, %ntid.x", &[], 1),
        ("mov.f32 r0, 0f3F800000", &[], f(1.0)),
        ("mov.f64 d0, 0d3FF0000000000000", &[], d(1.0)),
        ("mov.u32 r0, WARP_SZ", &[], 32),
        ("mov.u32 r0, (1+2)*4-0x10/2", &[], 4),
        ("mov.s32 r0, -5", &[], minus(5)),
        ("add.f32 r0, r1, 1.5", &[f(1.0)], f(2.5)),
    ]);
}

/// Block-level instructions, with one thread in the block.
#[test]
fn alone_in_the_block() {
    check(&[
        ("activemask.b32 r0", &[], 1),
        ("vote.sync.ballot.b32 r0, p1, 1", &[1], 1),
        ("vote.sync.all.pred p0, !p1, 1", &[1], 0),
        ("shfl.sync.idx.b32 r0|p7, r1, 0, 31, 1", &[42], 42),
        ("shfl.sync.down.b32 r7|p0, r1, 1, 31, 1", &[42], 1),
        ("redux.sync.add.u32 r0, r1, 1", &[42], 42),
        ("match.any.sync.b32 r0, r1, 1", &[42], 1),
        ("bar.red.popc.u32 r0, 0, p1", &[1], 1),
        ("bar.red.and.pred p0, 0, !p1", &[1], 0),
    ]);
}

#[test]
fn atomics() {
    check(&[
        (
            "atom.global.add.u32 r7, [in], r1; ld.global.u32 r0, [in]",
            &[5],
            10,
        ),
        ("atom.global.add.u32 r0, [in], r1", &[5], 5),
        (
            "atom.global.cas.b32 r7, [in], r1, r2; ld.global.u32 r0, [in]",
            &[5, 9],
            9,
        ),
        ("atom.global.exch.b64 d0, [in+8], d1", &[5, 9], 9),
        (
            "atom.global.min.s32 r7, [in], -3; ld.global.u32 r0, [in]",
            &[5],
            minus(3),
        ),
        (
            "atom.global.max.u32 r7, [in], 3; ld.global.u32 r0, [in]",
            &[5],
            5,
        ),
        (
            "atom.global.inc.u32 r7, [in], 5; ld.global.u32 r0, [in]",
            &[5],
            0,
        ),
        (
            "atom.global.dec.u32 r7, [in], 5; ld.global.u32 r0, [in]",
            &[0],
            5,
        ),
        ("red.global.or.b32 [in], 2; ld.global.u32 r0, [in]", &[5], 7),
        (
            "red.relaxed.gpu.global.add.f32 [in], 0f3F800000; ld.global.b32 r0, [in]",
            &[f(2.0)],
            f(3.0),
        ),
        (
            "atom.add.noftz.f16 h7, [in], h1; ld.global.b16 h0, [in]",
            &[0x3C00],
            0x4000,
        ),
    ]);
}

#[test]
fn loads_extend() {
    check(&[
        ("ld.global.s8 r0, [in]", &[0x80], 0xFFFF_FF80),
        ("ld.global.u8 r0, [in]", &[0x80], 0x80),
        ("ld.global.s16 d0, [in]", &[0x8000], -0x8000_i64 as u64),
        ("ld.global.s32 d0, [in]", &[minus(1)], u64::MAX),
        ("ld.global.v2.u32 {r7, r0}, [in]", &[0x9_0000_0008], 9),
        (
            "ld.global.v2.u64 {in, d0}, [in]; ld.param.u64 in, [x]",
            &[1, 2],
            2,
        ),
        (
            "ld.global.nc.L1::no_allocate.v4.u16 {h7, h0, h6, h5}, [in]",
            &[0x0004_0003_0002_0001],
            2,
        ),
        (
            "st.global.v2.u32 [in], {r1, 7}; ld.global.u64 d0, [in]",
            &[3],
            0x7_0000_0003,
        ),
    ]);
}
