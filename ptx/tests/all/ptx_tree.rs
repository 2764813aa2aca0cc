//! What the tree holds of the less common things, and what `inspect` reads off it.

use ptx::error::Error;
use ptx::tree::*;
use ptx::{Module, ParamKind};

fn module(items: &str) -> Module {
    let text = format!(".version 8.7\n.target sm_90a, debug\n.address_size 64\n{items}");
    let (module, errors) = ptx::parse(&text);
    assert_eq!(errors, [], "{text}");
    assert_eq!(ptx::check(&module), [], "{text}");
    module
}

fn body(lines: &str) -> Function {
    let registers = ".reg .pred %p<4>; .reg .b32 %r<8>; .reg .f32 %f<8>; .reg .b64 %rd<8>;";
    module(&format!(
        ".visible .entry k(.param .u64 x) {{ {registers} {lines} }}"
    ))
    .functions
    .remove(0)
}

fn operands(line: &str) -> Vec<Operand> {
    let function = body(line);
    let instruction = function.instructions().last().unwrap();
    instruction
        .operands
        .iter()
        .map(|operand| operand.node.clone())
        .collect()
}

fn register(name: &str) -> Operand {
    Operand::Register(name.into())
}

fn int(value: i128) -> Operand {
    Operand::Immediate(Immediate::Int(value))
}

#[test]
fn header() {
    let module = module(
        ".file 1 \"a b.cu\", 12, 34\n.section .debug_str { .b8 1 }\n.alias f, g;\n.func g() { ret; }",
    );
    assert_eq!(module.version, (8, 7));
    assert_eq!(
        (module.target.as_str(), module.target_options[0].as_str()),
        ("sm_90a", "debug")
    );
    assert_eq!(module.file(1), Some("a b.cu"));
    assert_eq!(module.function("f").unwrap().name, "g");
}

#[test]
fn numbers() {
    let value = |text: &str| operands(&format!("mov.b64 %rd1, {text};")).pop().unwrap();
    assert_eq!(value("0x7fU"), int(127));
    assert_eq!(value("0b101"), int(5));
    assert_eq!(value("017"), int(15));
    assert_eq!(value("0"), int(0));
    assert_eq!(value("-9223372036854775808"), int(i64::MIN.into()));
    assert_eq!(value("0xFFFFFFFFFFFFFFFF"), int(u64::MAX.into()));
    assert_eq!(value("~0"), int(-1));
    assert_eq!(value("(1 + 2) * 3 << 1"), int(18));
    assert_eq!(
        value("0F3f800000"),
        Operand::Immediate(Immediate::F32(0x3F80_0000))
    );
    assert_eq!(
        value("-0f3f800000"),
        Operand::Immediate(Immediate::F32(0xBF80_0000))
    );
    assert_eq!(
        value("0D3FF0000000000000"),
        Operand::Immediate(Immediate::F64(0x3FF0_0000_0000_0000))
    );
    assert_eq!(
        value("1.5e-1"),
        Operand::Immediate(Immediate::F64(0.15_f64.to_bits()))
    );
}

#[test]
fn operand_forms() {
    assert_eq!(
        operands("mov.u32 %r1, %ctaid.y;")[1],
        Operand::SpecialRegister("ctaid.y".into())
    );
    let pair = Operand::PredicatePair("%p1".into(), "_".into());
    assert_eq!(
        operands("setp.eq.and.s32 %p1|_, %r1, 0, !%p2;"),
        [pair, register("%r1"), int(0), Operand::Not("%p2".into())]
    );
    let address = |name: &str, offset| Operand::Address {
        base: AddressBase::Register(name.into()),
        offset,
    };
    assert_eq!(
        operands("ld.global.u32 %r1, [%rd1+-8];")[1],
        address("%rd1", -8)
    );
    assert_eq!(
        operands("ld.global.u32 %r1, [%rd1 - 8];")[1],
        address("%rd1", -8)
    );
    let param = Operand::Address {
        base: AddressBase::Symbol("x".into()),
        offset: 4,
    };
    assert_eq!(operands("ld.param.u32 %r1, [x+4];")[1], param);
    assert_eq!(
        operands("ld.global.u32 %r1, [16];")[1],
        Operand::Address {
            base: AddressBase::Absolute,
            offset: 16
        }
    );
    let Operand::Vector(items) = &operands("mov.b64 {%r1, _}, %rd1;")[0] else {
        panic!()
    };
    assert_eq!(
        (&items[0].node, &items[1].node),
        (&register("%r1"), &Operand::Sink)
    );
    let Operand::Texture(items) =
        &operands("tex.1d.v4.f32.s32 {%f1,%f2,%f3,%f4}, [%rd1, {%r1}];")[1]
    else {
        panic!()
    };
    assert_eq!(items.len(), 2);
}

#[test]
fn variables() {
    let module = module(
        ".const .align 8 .b8 bytes[4] = {1, 2};\n.global .f32 grid[2][3] = {{1.0}, {2.0, 3.0, 4.0}};\n\
         .global .u64 pointers[] = {grid, generic(grid)+8, 0};\n.extern .shared .align 16 .b8 tile[];\n\
         .global .v4 .f32 v;\n.visible .global .u8 low = 0xFF(grid);\n.global .texref t;",
    );
    let bytes = |name: &str| module.variable(name).unwrap().bytes();
    assert_eq!(
        (
            bytes("bytes"),
            bytes("grid"),
            bytes("pointers"),
            bytes("tile"),
            bytes("v")
        ),
        (4, 24, 24, 0, 16)
    );
    let grid = &module.variable("grid").unwrap().init;
    assert_eq!(
        grid[1],
        Initializer::Value(Immediate::Int(0)),
        "the first row is filled up"
    );
    assert_eq!(
        grid[3],
        Initializer::Value(Immediate::F64(2.0_f64.to_bits()))
    );
    let address = |offset, generic| Initializer::Address {
        symbol: "grid".into(),
        offset,
        generic,
        mask: None,
    };
    let pointers = &module.variable("pointers").unwrap().init;
    assert_eq!(pointers[..2], [address(0, false), address(8, true)]);
    assert_eq!(module.variable("bytes").unwrap().align, 8);
    assert_eq!(module.variable("tile").unwrap().linkage, Linkage::Extern);
}

/// Registers of inner scopes get names of their own, also when a family of the outer scope covers
/// them.
#[test]
fn scopes() {
    let function = body(
        "{ .reg .b32 %r1, t; mov.b32 %r1, 1; mov.b32 t, %r2; } { .reg .b32 t; mov.b32 t, %r1; L: bra L; } L: bra L;",
    );
    let all: Vec<Operand> = function
        .instructions()
        .flat_map(|instruction| &instruction.operands)
        .map(|operand| operand.node.clone())
        .collect();
    let name = |operand: &Operand| match operand {
        Operand::Register(name) | Operand::Symbol(name) => name.clone(),
        _ => String::new(),
    };
    let (inner_r1, first_t, second_t, inner_label) =
        (name(&all[0]), name(&all[2]), name(&all[4]), name(&all[6]));
    assert_ne!(inner_r1, "%r1");
    assert_ne!(first_t, second_t);
    assert_eq!((name(&all[3]), name(&all[5])), ("%r2".into(), "%r1".into()));
    assert_ne!(inner_label, "L");
    assert_eq!(name(&all[7]), "L");
}

#[test]
fn source_lines() {
    let function = body(
        ".loc 1 27 5\nmov.u32 %r1, 1;\n.loc 2 3 0, function_name $L+4, inlined_at 1 28 9\nmov.u32 %r2, 2;",
    );
    let locs: Vec<_> = function
        .instructions()
        .map(|instruction| instruction.loc.unwrap())
        .collect();
    assert_eq!(
        locs[0],
        SourceLoc {
            file: 1,
            line: 27,
            column: 5
        }
    );
    assert_eq!(
        locs[1],
        SourceLoc {
            file: 2,
            line: 3,
            column: 0
        }
    );
}

#[test]
fn functions() {
    let module = module(
        ".extern .func (.param .b32 r) f (.param .b64 .ptr .global .align 8 a, .param .align 4 .b8 s[12]) .noreturn;\n\
         .visible .entry k(.param .u64 .ptr .align 16 x, .param .f32 a)\n.maxntid 128, 2\n.minnctapersm 3\n{ ret; }",
    );
    let f = module.function("f").unwrap();
    assert!(f.declaration_only && !f.entry);
    assert_eq!(
        (f.params[0].pointer, f.params[0].pointer_align),
        (Some(Space::Global), Some(8))
    );
    assert_eq!((f.params[1].array_bytes, f.params[1].align), (Some(12), 4));
    let k = module.function("k").unwrap();
    assert_eq!(k.params[0].pointer, Some(Space::Generic));
    let Directive::Performance { name, values, .. } = &k.directives[0] else {
        panic!()
    };
    assert_eq!(
        (name.as_str(), values.as_slice()),
        ("maxntid", &[128, 2][..])
    );
}

/// A `.u64` that is only an index is no pointer, one that becomes an address is.
#[test]
fn kinds_of_parameters() {
    let module = module(
        ".visible .entry k(.param .u64 x, .param .u64 n, .param .u64 unused, .param .f64 a, .param .b8 s[24], .param .u8 flag, .param .u64 y)\n\
         { .reg .b64 %rd<9>; .reg .b32 %r<2>;\n\
         ld.param.u64 %rd1, [x]; ld.param.u64 %rd2, [n]; ld.param.u64 %rd3, [y];\n\
         cvta.to.global.u64 %rd4, %rd1; mul.lo.s64 %rd5, %rd2, 4; add.s64 %rd6, %rd4, %rd5;\n\
         add.s64 %rd7, %rd3, %rd5; ld.global.u32 %r1, [%rd7]; st.global.u32 [%rd6], %r1; ret; }",
    );
    let kinds: Vec<ParamKind> = ptx::inspect(&module)[0]
        .params
        .iter()
        .map(|param| param.kind)
        .collect();
    let expected = [
        ParamKind::Pointer,
        ParamKind::Int { bits: 64 },
        ParamKind::Unknown64,
        ParamKind::Float { bits: 64 },
        ParamKind::Struct { bytes: 24 },
        ParamKind::Int { bits: 8 },
        ParamKind::Pointer,
    ];
    assert_eq!(kinds, expected);
}

#[test]
fn facts_of_kernels() {
    let mut all = String::new();
    for text in [
        include_str!("../ptx/basics_sm_80.ptx"),
        include_str!("../ptx/clang_sm_80.ptx"),
    ] {
        let (module, _) = ptx::parse(text);
        for info in ptx::inspect(&module) {
            let params: Vec<String> = info
                .params
                .iter()
                .map(|param| param.kind.to_string())
                .collect();
            all += &format!(
                "{} ({}), {} instructions\n",
                info.name,
                params.join(", "),
                info.instructions
            );
            for need in &info.needs {
                all += &format!("  needs {need}\n");
            }
            for call in &info.library_calls {
                all += &format!("  calls {call}\n");
            }
        }
    }
    insta::assert_snapshot!(all);
}

/// Each dialect's spelling of the same thing, and forms no compiler here writes.
#[test]
fn legal_lines() {
    let lines = [
        "ld.volatile.global.u32 %r1, [%rd1];",
        "ld.relaxed.gpu.global.L1::evict_last.L2::128B.v2.b32 {%r1, %r2}, [%rd1];",
        "ld.global.nc.L1::no_allocate.L2::cache_hint.v4.f32 {%f1,%f2,%f3,%f4}, [%rd1], %rd2;",
        "atom.acq_rel.cluster.shared::cta.cas.b64 %rd1, [%rd2], %rd3, 0;",
        "fence.acq_rel.sys;",
        "barrier.cta.sync.aligned 0, 64;",
        "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 {%f1}, {%r1}, {%r2}, {%f2};",
        "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%rd1, {%r2, %r3}], [%r4];",
        "shfl.sync.bfly.b32 %r1|%p1, %r2, 1, 31, -1;",
        "@!%p1 bra.uni DONE; DONE: exit;",
    ];
    for line in lines {
        body(line);
    }
}

/// What is there and not supported is said only of the kernel that uses it.
#[test]
fn not_yet_only_where_used() {
    let module = module(
        ".visible .entry good() { ret; }\n.visible .entry bad() { call.uni f; ret; }\n.func f { griddepcontrol.wait; ret; }",
    );
    assert_eq!(ptx::check_kernel(&module, "good"), []);
    let errors: Vec<Error> = ptx::check_kernel(&module, "bad");
    assert_eq!(errors[0].blame, ptx::error::Blame::Unsupported);
    assert!(errors[0].message.contains("`griddepcontrol.wait`"));
}

/// Without optimization nvcc loads and copies parameters that nothing uses.
#[test]
fn a_parameter_that_is_only_copied_is_unused() {
    let module = module(
        ".visible .entry k(.param .u64 x, .param .u64 unused, .param .u64 n)\n\
         { .reg .b64 %rd<9>;\n\
         ld.param.u64 %rd1, [x]; ld.param.u64 %rd2, [unused]; ld.param.u64 %rd3, [n];\n\
         mov.b64 %rd4, %rd2; mov.b64 %rd5, %rd3; st.global.u64 [%rd1], %rd5; ret; }",
    );
    let params = &ptx::inspect(&module)[0].params;
    let kinds: Vec<ParamKind> = params.iter().map(|param| param.kind).collect();
    let expected = [
        ParamKind::Pointer,
        ParamKind::Unknown64,
        ParamKind::Int { bits: 64 },
    ];
    assert_eq!(kinds, expected);
}

/// Of a pointer and an integer that are added, which is which shows in other uses, or is left open.
#[test]
fn summands_of_addresses() {
    let kinds = |params: &str, body: &str| -> Vec<ParamKind> {
        let module = module(&format!(
            ".visible .entry k({params})\n{{ .reg .pred %p<3>; .reg .b64 %rd<12>; .reg .b32 %r<3>;\n\
             ld.param.u64 %rd1, [a]; ld.param.u64 %rd2, [b]; {body} ret; }}"
        ));
        let info = &ptx::inspect(&module)[0];
        info.params.iter().map(|param| param.kind).collect()
    };
    let two = ".param .u64 a, .param .u64 b";
    let (pointer, integer) = (ParamKind::Pointer, ParamKind::Int { bits: 64 });
    let open = ParamKind::Unknown64;
    let sum = "add.s64 %rd3, %rd1, %rd2; ld.global.u32 %r1, [%rd3];";
    assert_eq!(kinds(two, sum), [open, open]);
    let accessed = format!("{sum} st.global.u32 [%rd1], %r1;");
    assert_eq!(kinds(two, &accessed), [pointer, integer]);
    let scaled = format!("{sum} mul.lo.s64 %rd4, %rd2, 3; st.global.u64 [%rd3], %rd4;");
    assert_eq!(kinds(two, &scaled), [pointer, integer]);
    let compared = format!("{sum} mov.u64 %rd5, 7; setp.lt.u64 %p1, %rd5, %rd2;");
    assert_eq!(kinds(two, &compared), [pointer, integer]);
    let kept = "ld.global.u32 %r1, [%rd1]; setp.lt.u64 %p1, %rd1, %rd2;";
    assert_eq!(kinds(two, kept), [pointer, open]);
}

/// A function that changes the pointers of its caller takes their addresses on the stack.
#[test]
fn elements_of_pointers_in_stack_slots() {
    let module = module(
        ".visible .entry k(.param .u64 x, .param .u64 y, .param .u64 n)\n\
         { .local .align 8 .b8 frame[24]; .reg .b64 %SPL; .reg .b64 %rd<12>; .reg .f64 %fd<3>; .reg .f32 %f<3>;\n\
         mov.u64 %SPL, frame; ld.param.u64 %rd1, [x]; ld.param.u64 %rd2, [y]; ld.param.u64 %rd3, [n];\n\
         add.u64 %rd4, %SPL, 8; add.u64 %rd5, %SPL, 16; st.local.u64 [%rd4], %rd1; st.local.u64 [%SPL], %rd2;\n\
         st.local.u64 [%rd5], %rd3; ld.local.u64 %rd6, [%SPL+8]; ld.local.u64 %rd7, [%SPL]; ld.f64 %fd1, [%rd6+8];\n\
         ld.local.u64 %rd8, [%rd5]; mul.lo.s64 %rd9, %rd8, 4; add.s64 %rd10, %rd7, %rd9; ld.f32 %f1, [%rd10]; ret; }",
    );
    let params = &ptx::inspect(&module)[0].params;
    let found: Vec<_> = params
        .iter()
        .map(|param| (param.kind, param.element))
        .collect();
    let expected = [
        (ParamKind::Pointer, Some("f64")),
        (ParamKind::Pointer, Some("f32")),
        (ParamKind::Int { bits: 64 }, None),
    ];
    assert_eq!(found, expected);
}
