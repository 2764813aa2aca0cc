//! Tests that unsupported constructs are reported at their line.

use super::*;
use crate::error::Blame;

const ONE_ARRAY: &str = ".param .u64 x";

fn fails(text: &str, launch: &Launch) -> Vec<Error> {
    match cf(text, launch) {
        Ok(text) => panic!("this should fail, and gave\n{text}"),
        Err(errors) => errors,
    }
}

/// Returns the errors of kernel `k(x)` with this body.
fn body_fails(body: &str) -> (String, Vec<Error>) {
    let text = kernel(ONE_ARRAY, body);
    let errors = fails(
        &text,
        &launch("k", 2, 32, vec![array("x", ElementType::F32, &[64])]),
    );
    (text, errors)
}

/// Returns the source text of an error's first label.
fn quoted<'t>(text: &'t str, error: &Error) -> &'t str {
    let span = error.place.labels[0].span;
    &text[span.start..span.end]
}

#[test]
fn all_that_is_missing_is_said_at_once() {
    let (text, errors) = body_fails(
        "ld.param.u64 %rd1, [x];\nbar.arrive 0, 64;\nisspacep.param %p1, %rd1;\nvadd.s32.s32.s32 %r1, %r2, %r3;\n\
         mov.u32 %r3, %smid;\nld.mmio.sys.global.f32 %f2, [%rd1];\nbar.arrive 0, 64;",
    );
    let said: Vec<_> = errors
        .iter()
        .map(|error| (quoted(&text, error), error.code))
        .collect();
    assert_eq!(
        said,
        [
            ("bar.arrive", "ptx-not-yet"),
            ("isspacep.param", "ptx-not-yet"),
            ("vadd.s32.s32.s32", "ptx-not-yet"),
            ("%smid", "ptx-special-register"),
            ("ld.mmio.sys.global.f32", "ptx-not-yet"),
        ]
    );
    assert!(errors.iter().all(|error| error.blame == Blame::Unsupported));
    assert_eq!(
        errors[0].place.labels.len(),
        2,
        "the second barrier is another place of the first error"
    );
}

#[test]
fn memory_that_is_not_an_array_of_the_launch() {
    // The address of a variable in another's initial value.
    let text = kernel(
        ONE_ARRAY,
        "ld.global.u64 %rd2, [table];\nld.param.u64 %rd1, [x];\nst.global.u64 [%rd1], %rd2;",
    )
    .replace(
        ".visible .entry",
        ".global .align 8 .u64 other;\n.global .align 8 .u64 table[2] = {0, other};\n.visible .entry",
    );
    let args = vec![array("x", ElementType::I64, &[64])];
    let errors = fails(&text, &launch("k", 1, 32, args));
    assert_eq!(errors[0].code, "address-in-initializer");
    // Shared memory whose size is only known from the launch.
    let text = kernel(
        ONE_ARRAY,
        "mov.u32 %r1, open;\nst.shared.f32 [%r1], 0f3F800000;",
    )
    .replace(
        ".visible .entry",
        ".extern .shared .align 16 .b8 open[];\n.visible .entry",
    );
    let args = vec![array("x", ElementType::F32, &[64])];
    let errors = fails(&text, &launch("k", 1, 32, args));
    assert_eq!(errors[0].code, "shared-bytes");
    // An address loaded from memory: found after LLVM's passes, and still at its line.
    let text = kernel(
        ".param .u64 x",
        "ld.param.u64 %rd1, [x];\nld.global.u64 %rd2, [%rd1];\nld.global.f32 %f1, [%rd2+8];\nst.global.f32 [%rd1], %f1;",
    );
    let errors = fails(
        &text,
        &launch("k", 1, 32, vec![array("x", ElementType::F32, &[64])]),
    );
    let line = text
        .lines()
        .position(|line| line.contains("[%rd2+8]"))
        .unwrap() as u32
        + 1;
    assert_eq!(errors[0].code, "untraced-address");
    assert_eq!(errors[0].place.line_column, Some((line, 1)));
}

#[test]
fn an_address_of_one_array_or_another() {
    let text = |space: &str| {
        kernel(
            ".param .u64 x, .param .u64 y",
            &format!(
                "ld.param.u64 %rd1, [x];\nld.param.u64 %rd2, [y];\nmov.u32 %r1, %tid.x;\nsetp.eq.u32 %p1, %r1, 3;\n\
                 {space}\nselp.b64 %rd3, %rd1, %rd2, %p1;\nst.global.f32 [%rd3], 0f3F800000;"
            ),
        )
    };
    let args = vec![
        array("x", ElementType::F32, &[64]),
        array("y", ElementType::F32, &[64]),
    ];
    let two = cf(&text(""), &launch("k", 1, 32, args.clone())).unwrap();
    assert_eq!(two.matches("memref.store").count(), 2, "{two}");
    // One of them is loaded from memory.
    let errors = fails(
        &text("ld.global.u64 %rd2, [%rd2];"),
        &launch("k", 1, 32, args),
    );
    assert_eq!(errors[0].code, "untraced-address", "{errors:?}");
    assert!(errors[0].place.line_column.is_some());
}

#[test]
fn an_array_is_as_narrow_as_its_narrowest_access() {
    let text = kernel(
        ".param .u64 x",
        "ld.param.u64 %rd1, [x];\nld.global.u8 %r1, [%rd1+1];\nst.global.u8 [%rd1], %r1;\nld.global.f32 %f1, [%rd1+8];\n\
         st.global.f32 [%rd1+12], %f1;",
    );
    let args = vec![array("x", ElementType::F32, &[8, 8])];
    let text = cf(&text, &launch("k", 1, 1, args)).unwrap();
    assert!(
        text.contains("memref<256xi8>") && text.contains("array<i64: 8, 32>"),
        "{text}"
    );
}

#[test]
fn an_address_used_as_a_number() {
    let text = kernel(
        ".param .u64 x",
        "ld.param.u64 %rd1, [x];\ncvt.u32.u64 %r1, %rd1;\nst.global.u32 [%rd1], %r1;",
    );
    let errors = fails(
        &text,
        &launch("k", 1, 1, vec![array("x", ElementType::U32, &[64])]),
    );
    assert_eq!(errors[0].code, "address-as-number");
}

#[test]
fn arguments_that_do_not_fit() {
    let text = kernel(
        ".param .u64 x, .param .u32 n, .param .f32 a",
        "ld.param.u64 %rd1, [x];\nld.param.u32 %r1, [n];\nld.param.f32 %f1, [a];\ncvt.rn.f32.s32 %f2, %r1;\nadd.f32 %f1, %f1, %f2;\nst.global.f32 [%rd1], %f1;",
    );
    let x = || array("x", ElementType::F32, &[64]);
    let a = || Arg::Float {
        name: "a".to_string(),
        element: ElementType::F32,
        value: 2.0,
    };
    let said = |args| {
        let errors = fails(&text, &launch("k", 1, 1, args));
        assert!(errors.iter().all(|error| error.blame == Blame::User));
        errors
            .into_iter()
            .map(|error| error.message)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        said(vec![x(), Arg::Int(3)]),
        ["kernel `k` takes 3 arguments, and 2 are given"]
    );
    assert_eq!(
        said(vec![Arg::Int(3), a(), x()]),
        [
            "argument 1 of `k`: parameter `x` is a pointer, and is given the integer 3",
            "argument 2 of `k`: parameter `n` is a 32-bit integer, and is given float `a`",
            "argument 3 of `k`: parameter `a` is a 32-bit float, and is given array `x`",
        ]
    );
    assert_eq!(
        said(vec![x(), Arg::Int(1 << 32), a()]),
        ["argument 2 of `k`: 4294967296 does not fit in 32 bits (parameter `n`)"]
    );
    assert!(
        cf(
            &text,
            &launch("k", 1, 1, vec![x(), Arg::Int(u32::MAX.into()), a()])
        )
        .is_ok()
    );
    assert!(cf(&text, &launch("k", 1, 1, vec![x(), Arg::Int(-1), a()])).is_ok());
}

#[test]
fn a_kernel_that_is_not_there() {
    let errors = fails(&kernel("", ""), &launch("kk", 1, 1, vec![]));
    assert_eq!(errors[0].message, "there is no kernel `kk` in this file");
    assert_eq!(errors[0].help.as_deref(), Some("did you mean `k`?"));
}

#[test]
fn a_function_that_is_not_there() {
    let text = kernel("", "{\n.param .b32 p0;\n.param .b32 r0;\nst.param.f32 [p0], %f1;\ncall.uni (r0), lgammaf, (p0);\nld.param.f32 %f2, [r0];\n}")
        .replace(".visible .entry", ".extern .func (.param .b32 r) lgammaf (.param .b32 a);\n.visible .entry");
    let errors = fails(&text, &launch("k", 1, 1, vec![]));
    assert!(
        errors[0].message.contains("`lgammaf` is not supported yet"),
        "{errors:?}"
    );
}

const LL: &str = "target triple = \"nvptx64-nvidia-cuda\"\n\n";

#[test]
fn llvm_text_that_llvm_refuses() {
    let errors = fails(
        &format!("{LL}define ptx_kernel void @k() {{\n  %1 = add i32 1, 2.0\n  ret void\n}}\n"),
        &launch("k", 1, 1, vec![]),
    );
    assert_eq!(errors[0].blame, Blame::User);
    assert_eq!(errors[0].place.line_column, Some((4, 19)));
    assert!(
        errors[0]
            .message
            .contains("floating point constant invalid for type"),
        "{errors:?}"
    );
}

#[test]
fn llvm_ir_for_another_machine() {
    let text =
        "target triple = \"x86_64-pc-linux-gnu\"\ndefine ptx_kernel void @k() {\n  ret void\n}\n";
    let errors = fails(text, &launch("k", 1, 1, vec![]));
    assert_eq!(
        errors[0].message,
        "this module is for `x86_64-pc-linux-gnu`, not for nvptx64"
    );
}

#[test]
fn llvm_instructions_that_we_lack() {
    let text = format!(
        "{LL}declare float @mystery(float)\n@table = internal constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0]\n\n\
         define ptx_kernel void @k(ptr %x) {{\n  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %v = load float, ptr %x\n  %w = call float @mystery(float %v)\n  \
         %old = atomicrmw usub_sat ptr %x, i32 %i monotonic\n  ret void\n}}\n"
    );
    let launch = launch("k", 1, 32, vec![array("x", ElementType::F32, &[4])]);
    // Interactions of threads are rewritten first.
    let mut errors = fails(&text, &launch);
    errors.extend(fails(&text.replace("usub_sat", "add"), &launch));
    let said: Vec<_> = errors
        .iter()
        .map(|error| (error.message.as_str(), error.place.line_column))
        .collect();
    assert!(
        said.iter()
            .any(|(message, at)| message.contains("mystery") && *at == Some((9, 3))),
        "{said:?}"
    );
    assert!(
        said.iter()
            .any(|(message, at)| message.contains("atomicrmw") && *at == Some((10, 3))),
        "{said:?}"
    );
}

#[test]
fn an_access_through_null_is_an_error_at_its_line() {
    let text = kernel(
        ONE_ARRAY,
        "ld.param.u64 %rd1, [x];\nst.global.u32 [%rd1+8], 1;",
    );
    let errors = fails(&text, &launch("k", 2, 32, vec![Arg::Null]));
    assert_eq!(errors[0].code, "null-access");
    assert_eq!(errors[0].message, "an access through a null pointer");
    assert_eq!(errors[0].blame, Blame::User);
    assert!(errors[0].place.line_column.is_some());
}

#[test]
fn null_is_given_for_pointers_only() {
    let text = kernel(".param .u32 n", "ld.param.u32 %r1, [n];");
    let errors = fails(&text, &launch("k", 2, 32, vec![Arg::Null]));
    assert_eq!(
        errors[0].message,
        "argument 1 of `k`: parameter `n` is a 32-bit integer, and is given null"
    );
}

#[test]
fn the_order_of_two_arrays_is_not_known() {
    let text = kernel(
        ".param .u64 x, .param .u64 y",
        "ld.param.u64 %rd1, [x];\nld.param.u64 %rd2, [y];\nsetp.lt.u64 %p1, %rd1, %rd2;\n\
         @%p1 st.global.u32 [%rd1], 1;\nst.global.u32 [%rd2], 2;",
    );
    let arrays = ["x", "y"].map(|name| array(name, ElementType::I32, &[64]));
    let errors = fails(&text, &launch("k", 1, 1, arrays.to_vec()));
    assert_eq!(
        errors[0].message,
        "this address cannot be traced to one array: it is compared with one in another array"
    );
}

/// Returns a kernel that fetches from texture `x` and stores channel `channel`.
fn fetch(ty: &str, channel: usize) -> String {
    let (wanted, others) = match ty {
        "f32" => (format!("%f{}", channel + 1), "%f1, %f2, %f3, %f4"),
        _ => (format!("%r{}", channel + 1), "%r1, %r2, %r3, %r4"),
    };
    kernel(
        ".param .u64 x, .param .u64 y",
        &format!(
            "ld.param.u64 %rd1, [x];\nld.param.u64 %rd2, [y];\nmov.u32 %r9, %tid.x;\n\
             tex.1d.v4.{ty}.s32 {{{others}}}, [%rd1, {{%r9}}];\nst.global.{ty} [%rd2], {wanted};"
        ),
    )
}

#[test]
fn textures_have_the_channels_of_their_arrays() {
    let given = |shape: &[usize]| {
        let arrays = vec![
            array("x", ElementType::F32, shape),
            array("y", ElementType::F32, &[1]),
        ];
        launch("k", 1, 1, arrays)
    };
    let text = fetch("f32", 2);
    assert!(cf(&text, &given(&[16, 4])).is_ok());
    let errors = fails(&text, &given(&[16, 2]));
    assert_eq!(errors[0].code, "texture-channels");
    assert_eq!(
        errors[0].message,
        "the kernel reads channel 2 of texture `x`, whose texels have 2"
    );
}

#[test]
fn textures_have_the_format_of_their_arrays() {
    let arrays = vec![
        array("x", ElementType::U8, &[16]),
        array("y", ElementType::F32, &[1]),
    ];
    let errors = fails(&fetch("f32", 0), &launch("k", 1, 1, arrays));
    assert_eq!(errors[0].code, "texture-format");
    assert_eq!(
        errors[0].message,
        "`x` is an array of u8, and the kernel fetches floats from it as a texture"
    );
}

#[test]
fn a_field_that_is_not_given_is_an_error_where_it_is_used() {
    let text = kernel(
        ".param .align 8 .b8 s[16]",
        "ld.param.u64 %rd1, [s];\nld.param.u32 %r1, [s+12];\nst.global.u32 [%rd1], %r1;",
    );
    let given = Arg::Struct(vec![(0, array("x", ElementType::I32, &[64]))]);
    let launch = launch("k", 1, 1, vec![given]);
    let context = Context::create();
    let (tree, _) = ptx::parse(&text);
    let module = module_from_ptx(&context, &tree, &launch, &text, "kernel.ptx").unwrap();
    let launch = launch.flattened();
    prepare(&module, &launch).unwrap();
    let errors = emit_cf(&module, &launch).unwrap_err();
    assert_eq!(errors[0].code, "struct-field");
    assert!(
        errors[0].message.contains("at byte 12"),
        "{}",
        errors[0].message
    );
}

/// Returns the errors of `text` in LLVM IR, whose kernel is called `k`.
fn ll_fails(text: &str, args: Vec<Arg>) -> Vec<Error> {
    let launch = launch("k", 1, 4, args);
    let context = Context::create();
    let emitted = || {
        let module = module_from_ll(&context, text, "kernel.ll", &launch)?;
        let launch = launch.flattened();
        prepare(&module, &launch)?;
        emit_cf(&module, &launch)
    };
    emitted().expect_err("this should fail")
}

#[test]
fn a_field_that_is_not_read_does_not_reach_over_one_that_is_not_given() {
    let text = "target triple = \"nvptx64-nvidia-cuda\"
%S = type { ptr, i32, i32 }
define ptx_kernel void @k(ptr byval(%S) align 8 %s) {
  %py = load ptr, ptr %s
  %pb = getelementptr %S, ptr %s, i64 0, i32 2
  %b = load i32, ptr %pb
  store i32 %b, ptr %py
  ret void
}
";
    let given = vec![(0, array("y", ElementType::I32, &[4])), (8, Arg::Int(5))];
    let errors = ll_fails(text, vec![Arg::Struct(given)]);
    assert_eq!(errors[0].code, "struct-field");
    assert!(
        errors[0].message.contains("at byte 12"),
        "{}",
        errors[0].message
    );
}

#[test]
fn a_structure_of_a_variable_that_the_kernel_does_not_use_is_no_error() {
    let text = "target triple = \"nvptx64-nvidia-cuda\"
define ptx_kernel void @k(ptr %x) {
  store i32 1, ptr %x
  ret void
}
";
    let int = |name: &str| array(name, ElementType::I32, &[4]);
    let held = Arg::Struct(vec![(0, Arg::Int(3)), (8, int("y"))]);
    let mut launch = launch("k", 1, 1, vec![int("x")]);
    launch.symbols = vec![("held".to_owned(), held)];
    let context = Context::create();
    let module = module_from_ll(&context, text, "kernel.ll", &launch).expect("it is left out");
    let launch = launch.flattened();
    prepare(&module, &launch).expect("it is left out");
    emit_cf(&module, &launch).expect("it is left out");
}

/// The node points to itself before it may point to another.
#[test]
fn an_address_that_is_stored_where_it_points_is_not_forgotten() {
    let text = "target triple = \"nvptx64-nvidia-cuda\"
%Node = type { ptr, i32 }
define ptx_kernel void @k(ptr %x, ptr %y) {
  %s = alloca %Node, align 8
  %t = alloca %Node, align 8
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = sext i32 %i to i64
  %px = getelementptr i32, ptr %x, i64 %w
  %v = load i32, ptr %px
  %py = getelementptr i32, ptr %y, i64 %w
  %sv = getelementptr %Node, ptr %s, i64 0, i32 1
  %tv = getelementptr %Node, ptr %t, i64 0, i32 1
  store i32 7, ptr %sv
  store i32 %v, ptr %tv
  store ptr %s, ptr %s
  %c = icmp sgt i32 %v, 0
  br i1 %c, label %a, label %b
a:
  store i32 5, ptr %py
  %z = load i32, ptr %px
  store ptr %t, ptr %s
  store i32 %z, ptr %py
  br label %b
b:
  %n = load ptr, ptr %s
  %nv = getelementptr %Node, ptr %n, i64 0, i32 1
  %r = load i32, ptr %nv
  store i32 %r, ptr %py
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
";
    let arrays = ["x", "y"].map(|name| array(name, ElementType::I32, &[4]));
    let errors = ll_fails(text, arrays.to_vec());
    assert_eq!(errors[0].code, "untraced-address");
}
