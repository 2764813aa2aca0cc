//! Tests of the form in which kernels reach the next stage.

use super::*;

/// Returns the `cf` of a kernel that stores 1 at the index that `body` computes in `%r9`.
fn store_at(body: &str, grid: [u32; 3], block: [u32; 3]) -> String {
    let text = kernel(
        ".param .u64 x",
        &format!(
            "ld.param.u64 %rd1, [x];\nmov.u32 %r1, %ctaid.x;\nmov.u32 %r2, %ntid.x;\nmov.u32 %r3, %tid.x;\n{body}\n\
             mul.wide.s32 %rd2, %r9, 4;\nadd.s64 %rd3, %rd1, %rd2;\nst.global.f32 [%rd3], 0f3F800000;"
        ),
    );
    let launch = Launch {
        kernel: "k".to_string(),
        grid,
        block,
        args: vec![array("x", ElementType::F32, &[100_000])],
        ..Launch::default()
    };
    cf(&text, &launch).unwrap_or_else(|errors| panic!("{errors:?}"))
}

#[test]
fn block_times_size_plus_thread_is_one_number() {
    for body in [
        "mad.lo.s32 %r9, %r1, %r2, %r3;",
        "mad.lo.s32 %r9, %r2, %r1, %r3;",
        "mul.lo.u32 %r4, %r1, %r2;\nadd.u32 %r9, %r3, %r4;",
        "mul.lo.s32 %r4, %r1, %r2;\nadd.s32 %r5, %r3, 7;\nadd.s32 %r9, %r5, %r4;",
        "shl.b32 %r4, %r1, 6;\nor.b32 %r9, %r4, %r3;",
        "mul.wide.u32 %rd4, %r1, %r2;\ncvt.u64.u32 %rd5, %r3;\nadd.s64 %rd6, %rd4, %rd5;\ncvt.u32.u64 %r9, %rd6;",
        "cvt.u64.u32 %rd4, %r1;\ncvt.u64.u32 %rd5, %r2;\nmul.lo.s64 %rd4, %rd4, %rd5;\ncvt.u64.u32 %rd5, %r3;\nadd.s64 %rd6, %rd5, %rd4;\ncvt.u32.u64 %r9, %rd6;",
    ] {
        let text = store_at(body, [100, 1, 1], [64, 1, 1]);
        assert!(
            text.contains("gpu.global_id x {reactant.extent = 6400 : i64}"),
            "{body}\n{text}"
        );
        assert!(
            !text.contains("gpu.thread_id") && !text.contains("gpu.block_id"),
            "{body}\n{text}"
        );
    }
}

#[test]
fn a_block_or_a_grid_of_one() {
    let body = "mad.lo.s32 %r9, %r1, %r2, %r3;";
    assert!(
        store_at(body, [1, 1, 1], [64, 1, 1])
            .contains("gpu.global_id x {reactant.extent = 64 : i64}")
    );
    assert!(
        store_at(body, [64, 1, 1], [1, 1, 1])
            .contains("gpu.global_id x {reactant.extent = 64 : i64}")
    );
    assert!(!store_at(body, [1, 1, 1], [1, 1, 1]).contains("gpu."));
}

#[test]
fn other_sums_keep_both_numbers() {
    let text = store_at("mad.lo.s32 %r9, %r1, 32, %r3;", [100, 1, 1], [64, 1, 1]);
    assert!(
        text.contains("gpu.block_id x") && text.contains("gpu.thread_id x"),
        "{text}"
    );
}

#[test]
fn loops_count_from_zero_by_one() {
    // Counts down, advances two pointers, and accumulates in memory.
    let text = kernel(
        ".param .u64 x, .param .u64 y",
        "ld.param.u64 %rd1, [x];\nld.param.u64 %rd2, [y];\nmov.u32 %r1, 100;\nmov.f32 %f1, 0f00000000;\nadd.s64 %rd1, %rd1, 8;\n\
         L1:\nld.global.f32 %f2, [%rd1];\nadd.f32 %f1, %f1, %f2;\nst.global.f32 [%rd2], %f1;\nadd.s64 %rd1, %rd1, 12;\n\
         add.s32 %r1, %r1, -4;\nsetp.ne.s32 %p1, %r1, 0;\n@%p1 bra L1;",
    );
    let args = vec![
        array("x", ElementType::F32, &[100]),
        array("y", ElementType::F32, &[1]),
    ];
    let text = cf(&text, &launch("k", 1, 1, args)).unwrap();
    assert_eq!(
        text.matches("^bb").count() - text.matches("cf.br ^bb").count(),
        4,
        "one loop:\n{text}"
    );
    assert!(
        text.contains("arith.constant 25 : i64"),
        "25 rounds:\n{text}"
    );
    assert_eq!(
        text.matches("memref.store").count(),
        1,
        "the sum stays in a register:\n{text}"
    );
    assert!(
        !text.contains("divui") && !text.contains("shrui"),
        "no byte offsets are left:\n{text}"
    );
}

#[test]
fn vectors_come_apart() {
    let text = kernel(
        ".param .u64 x",
        "ld.param.u64 %rd1, [x];\nmov.u32 %r1, %tid.x;\nmul.wide.u32 %rd2, %r1, 16;\nadd.s64 %rd1, %rd1, %rd2;\n\
         ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd1];\nst.global.v2.f32 [%rd1], {%f4, %f3};\nld.global.b64 %rd5, [%rd1+8];\nst.global.b64 [%rd1], %rd5;",
    );
    let text = cf(
        &text,
        &launch("k", 1, 32, vec![array("x", ElementType::F32, &[128])]),
    )
    .unwrap();
    assert!(
        !text.contains("i64 to f32") && !text.contains("shrui"),
        "{text}"
    );
    assert!(
        text.contains("memref.load") && text.contains("memref.store"),
        "{text}"
    );
}

#[test]
fn functions_of_the_file_are_inlined() {
    let text = kernel(
        ".param .u64 x",
        "ld.param.u64 %rd1, [x];\nld.global.f32 %f1, [%rd1];\n{\n.param .b32 p0;\n.param .b32 r0;\nst.param.f32 [p0], %f1;\n\
         call.uni (r0), twice, (p0);\nld.param.f32 %f2, [r0];\n}\nst.global.f32 [%rd1], %f2;",
    )
    .replace(
        ".visible .entry",
        ".func (.param .b32 r) twice (.param .b32 a)\n{\n.reg .f32 %f<3>;\nld.param.f32 %f1, [a];\nadd.f32 %f2, %f1, %f1;\nst.param.f32 [r], %f2;\nret;\n}\n.visible .entry",
    );
    let text = cf(
        &text,
        &launch("k", 1, 1, vec![array("x", ElementType::F32, &[1])]),
    )
    .unwrap();
    assert!(text.contains("arith.addf"), "{text}");
}

#[test]
fn libdevice_becomes_math() {
    let text = kernel(
        ".param .u64 x",
        "ld.param.u64 %rd1, [x];\nld.global.b32 %r1, [%rd1];\n{\n.param .b32 p0;\n.param .b32 r0;\nst.param.b32 [p0], %r1;\n\
         call.uni (r0), __nv_expf, (p0);\nld.param.b32 %r2, [r0];\n}\n{\n.param .b32 p0;\n.param .b32 r0;\nst.param.b32 [p0], %r2;\n\
         call.uni (r0), __nv_erff, (p0);\nld.param.b32 %r2, [r0];\n}\nst.global.b32 [%rd1], %r2;",
    )
    .replace(
        ".visible .entry",
        ".extern .func (.param .b32 r) __nv_expf (.param .b32 a);\n.extern .func (.param .b32 r) __nv_erff (.param .b32 a);\n.visible .entry",
    );
    let text = cf(
        &text,
        &launch("k", 1, 1, vec![array("x", ElementType::F32, &[1])]),
    )
    .unwrap();
    assert!(
        text.contains("math.exp ") && text.contains("math.erf "),
        "{text}"
    );
}

#[test]
fn a_switch_is_a_chain_of_branches() {
    let text = kernel(
        ".param .u64 x",
        "ld.param.u64 %rd1, [x];\nmov.u32 %r1, %tid.x;\nmul.wide.u32 %rd2, %r1, 4;\nadd.s64 %rd1, %rd1, %rd2;\n\
         ts: .branchtargets A, B, C;\nbrx.idx %r1, ts;\nA:\nst.global.f32 [%rd1], 0f3F800000;\nret;\nB:\nst.global.f32 [%rd1+4], 0f40000000;\nret;\nC:\nst.global.f32 [%rd1+8], 0f40400000;",
    );
    let text = cf(
        &text,
        &launch("k", 1, 3, vec![array("x", ElementType::F32, &[12])]),
    )
    .unwrap();
    assert!(text.contains("cf.cond_br"), "{text}");
}

#[test]
fn locations_are_lines_of_the_source() {
    let text = kernel(
        ".param .u64 x",
        "ld.param.u64 %rd1, [x];\nld.global.f32 %f1, [%rd1];\nadd.f32 %f1, %f1, %f1;\nst.global.f32 [%rd1], %f1;",
    );
    let line = text
        .lines()
        .position(|line| line.contains("add.f32"))
        .unwrap()
        + 1;
    let text = cf(
        &text,
        &launch("k", 1, 1, vec![array("x", ElementType::F32, &[1])]),
    )
    .unwrap();
    let add = text
        .lines()
        .find(|line| line.contains("arith.addf"))
        .unwrap();
    assert!(
        add.ends_with(&format!("loc(\"kernel.ptx\":{line}:1)")),
        "{add}"
    );
}

#[test]
fn llvm_modules_are_inspected_and_compiled() {
    let text = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../examples/kernels/saxpy/saxpy.ll"
    ))
    .unwrap();
    let kernels = kernels(&text, "saxpy.ll").unwrap();
    assert_eq!(kernels.len(), 1);
    assert_eq!(kernels[0].name, "saxpy");
    assert_eq!(kernels[0].params.len(), 4);
    let ptx = to_ptx(&text, "saxpy.ll").unwrap();
    let (tree, errors) = ptx::parse(&ptx);
    assert!(errors.is_empty() && tree.kernels().count() == 1, "{ptx}");
    assert!(!ptx.contains("fma"), "nothing is fused:\n{ptx}");
}

#[test]
fn exponentials_that_nvcc_wrote_out() {
    // nvcc 13's output for `exp10f(x) + expf(x)` for sm_80 and for sm_100.
    let first = "ld.global.f32 %f1, [%rd1];\nmov.f32 %f2, 0f3F000000;\nmov.f32 %f3, 0f3BBB989D;\nfma.rn.f32 %f4, %f1, %f3, %f2;\ncvt.sat.f32.f32 %f5, %f4;\n\
        mov.f32 %f6, 0f4B400001;\nmov.f32 %f7, 0f437C0000;\nfma.rm.f32 %f8, %f5, %f7, %f6;\nadd.f32 %f9, %f8, 0fCB40007F;\nneg.f32 %f10, %f9;\n\
        mov.f32 %f11, 0f3FB8AA3B;\nfma.rn.f32 %f12, %f1, %f11, %f10;\nmov.f32 %f13, 0f32A57060;\nfma.rn.f32 %f14, %f1, %f13, %f12;\nmov.b32 %r6, %f8;\n\
        shl.b32 %r7, %r6, 23;\nmov.b32 %f15, %r7;\nex2.approx.ftz.f32 %f16, %f14;\nmul.f32 %f17, %f16, %f15;\n";
    let second = "ld.global.b32 %r1, [%rd1];\nfma.rn.f32 %r2, %r1, 0f3C57FA62, 0f3F000000;\ncvt.sat.f32.f32 %r3, %r2;\nfma.rm.f32 %r4, %r3, 0f437C0000, 0f4B400001;\n\
        add.f32 %r5, %r4, 0fCB40007F;\nneg.f32 %r6, %r5;\nfma.rn.f32 %r7, %r1, 0f40549A78, %r6;\nfma.rn.f32 %r8, %r1, 0f33979A37, %r7;\nshl.b32 %r9, %r4, 23;\n\
        ex2.approx.ftz.f32 %r10, %r8;\nfma.rn.f32 %r11, %r10, %r9, %f17;\nst.global.b32 [%rd1], %r11;";
    let text = kernel(
        ".param .u64 x",
        &format!("ld.param.u64 %rd1, [x];\n{first}{second}"),
    );
    let text = cf(
        &text,
        &launch("k", 1, 1, vec![array("x", ElementType::F32, &[1])]),
    )
    .unwrap();
    assert!(
        text.contains("math.exp ") && text.contains("math.powf "),
        "{text}"
    );
    assert!(
        !text.contains("math.exp2") && !text.contains("math.fma") && !text.contains("shli"),
        "{text}"
    );
}

#[test]
fn a_float_that_branches_hand_on_as_bits_is_a_float() {
    let text = kernel(
        ".param .u64 x",
        "ld.param.u64 %rd1, [x];\nmov.u32 %r1, %tid.x;\nmul.wide.u32 %rd2, %r1, 4;\nadd.s64 %rd3, %rd1, %rd2;\n\
         setp.gt.u32 %p1, %r1, 9;\nmov.b32 %r2, 0f3F800000;\n@%p1 bra $L_end;\nld.global.b32 %r2, [%rd3];\n\
         $L_end:\nbar.sync 0;\nadd.f32 %r3, %r2, %r2;\nst.global.b32 [%rd3], %r3;",
    );
    let launch = launch("k", 1, 32, vec![array("x", ElementType::F32, &[32])]);
    let text = cf(&text, &launch).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert!(!text.contains("bitcast"), "{text}");
}

/// nvcc names `static` kernels of separately compiled files like this; functions of libdevice begin
/// with `__nv_` too.
#[test]
fn static_kernels_of_separately_compiled_files_are_kernels() {
    let name = "__nv_static_26__a7ac0bb9_5_st_cu__Z2goPfi__Z4heatPf";
    let text = kernel(
        ".param .u64 x",
        "ld.param.u64 %rd1, [x];\ncvta.to.global.u64 %rd1, %rd1;\nst.global.f32 [%rd1], 0f3F800000;",
    );
    let text = text.replace(".visible .entry k(", &format!(".entry {name}("));
    let launch = launch(name, 1, 1, vec![array("x", ElementType::F32, &[1])]);
    let text = cf(&text, &launch).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert!(text.contains("memref.store"), "{text}");
}

#[test]
fn an_address_that_is_null_only_where_the_array_is_null_is_never_null() {
    let text = kernel(
        ".param .u64 x",
        "ld.param.u64 %rd1, [x];\nmov.u32 %r1, %tid.x;\nmul.wide.u32 %rd2, %r1, 4;\nsetp.eq.s64 %p1, %rd1, 0;\n\
         @%p1 bra $moved;\nadd.s64 %rd1, %rd1, %rd2;\n$moved:\nsetp.eq.s64 %p2, %rd1, 0;\n@%p2 bra $end;\n\
         st.global.f32 [%rd1], 0f3F800000;\n$end:",
    );
    let launch = launch("k", 1, 32, vec![array("x", ElementType::F32, &[32])]);
    let text = cf(&text, &launch).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert!(
        text.contains("memref.store") && !text.contains("cf.cond_br"),
        "{text}"
    );
}
