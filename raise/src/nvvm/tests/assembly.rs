//! Tests that inline assembly and NVPTX's intrinsics have the semantics of their PTX.

use super::machine::Machine;
use super::*;

/// Runs `body`, which computes an `i32` `%out` from `i32`s `%a` and `%b`, for some pairs.
fn check(body: &str, meaning: impl Fn(u32, u32) -> u32) {
    let text = format!(
        "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k(ptr %in, ptr %to) {{\n  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  \
         %w = zext i32 %i to i64\n  %at = getelementptr inbounds [2 x i32], ptr %in, i64 %w\n  %a = load i32, ptr %at\n  \
         %second = getelementptr inbounds i8, ptr %at, i64 4\n  %b = load i32, ptr %second\n{body}\n  \
         %target = getelementptr inbounds i32, ptr %to, i64 %w\n  store i32 %out, ptr %target\n  ret void\n}}\n"
    );
    let pairs = [
        (0u32, 1u32),
        (7, 0xffff_ffff),
        (0x3f80_0000, 0x4049_0fdb),
        (0xbf00_0001, 0x3eaa_aaab),
        (0x1234_5678, 0x9abc_def0),
        (0x7f7f_ffff, 0x7f7f_ffff),
    ];
    let launch = launch(
        "k",
        1,
        pairs.len() as u32,
        vec![
            array("in", ElementType::I32, &[pairs.len(), 2]),
            array("to", ElementType::I32, &[pairs.len()]),
        ],
    );
    let cf = cf(&text, &launch).unwrap_or_else(|errors| panic!("{body}: {errors:?}"));
    let bytes = pairs
        .iter()
        .flat_map(|(a, b)| [a.to_le_bytes(), b.to_le_bytes()].concat())
        .collect();
    let mut arrays = [bytes, vec![0; 4 * pairs.len()]];
    Machine::new(&cf, &launch).run(&mut arrays);
    for (place, (a, b)) in pairs.into_iter().enumerate() {
        let out = u32::from_le_bytes(arrays[1][4 * place..][..4].try_into().unwrap());
        assert_eq!(out, meaning(a, b), "{body} of {a:#x}, {b:#x}: {out:#x}");
    }
}

#[test]
fn assembly_is_read_as_ptx() {
    check(
        "  %out = call i32 asm \"add.u32 $0, $1, $2;\", \"=r,r,r\"(i32 %a, i32 %b)",
        |a, b| a.wrapping_add(b),
    );
    check(
        "  %out = call i32 asm \"{ .reg .pred p; setp.lt.u32 p, $1, $2; selp.b32 $0, $1, $3, p; }\", \"=r,r,r,n\"(i32 %a, i32 %b, i32 77)",
        |a, b| if a < b { a } else { 77 },
    );
    // A result that is an operand too, and two results.
    check(
        "  %out = call i32 asm \"mad.lo.u32 $0, $1, 3, $0;\", \"=r,r,0\"(i32 %a, i32 %b)",
        |a, b| a.wrapping_mul(3).wrapping_add(b),
    );
    check(
        "  %both = call { i32, i32 } asm \"add.cc.u32 $0, $2, $3; addc.u32 $1, 0, 0;\", \"=&r,=r,r,r\"(i32 %a, i32 %b)\n  \
         %low = extractvalue { i32, i32 } %both, 0\n  %carry = extractvalue { i32, i32 } %both, 1\n  %out = xor i32 %low, %carry",
        |a, b| {
            let (low, carry) = a.overflowing_add(b);
            low ^ u32::from(carry)
        },
    );
}

#[test]
fn intrinsics_are_their_instructions() {
    check(
        "  %out = call i32 @llvm.nvvm.mulhi.ui(i32 %a, i32 %b)",
        |a, b| ((u64::from(a) * u64::from(b)) >> 32) as u32,
    );
    check(
        "  %out = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 29984)",
        |a, b| {
            let bytes = [a.to_le_bytes(), b.to_le_bytes()].concat();
            u32::from_le_bytes([bytes[0], bytes[2], bytes[5], bytes[7]])
        },
    );
    check(
        "  %x = bitcast i32 %a to float\n  %y = bitcast i32 %b to float\n  %p = call float @llvm.nvvm.mul.rz.f(float %x, float %y)\n  \
         %nan = fcmp uno float %p, %p\n  %bits = bitcast float %p to i32\n  %out = select i1 %nan, i32 0, i32 %bits",
        |a, b| {
            let (x, y) = (f32::from_bits(a), f32::from_bits(b));
            let exact = f64::from(x) * f64::from(y);
            let nearest = exact as f32;
            let too_far = f64::from(nearest).abs() > exact.abs();
            match nearest.is_nan() {
                true => 0,
                false => nearest.to_bits() - u32::from(too_far),
            }
        },
    );
    check(
        "  %d = sitofp i32 %a to double\n  %f = call float @llvm.nvvm.d2f.rz(double %d)\n  %out = bitcast float %f to i32",
        |a, _| {
            let exact = f64::from(a as i32);
            let nearest = exact as f32;
            let too_far = f64::from(nearest).abs() > exact.abs();
            nearest.to_bits() - u32::from(too_far)
        },
    );
}
