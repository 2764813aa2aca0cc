//! Kernels that are not raised run as their own PTX: tests of the custom call and its attributes.

use raise::error::Blame;
use raise::launch::{Arg, Launch};
use raise::program::{ArraySpec, LaunchSpec, ProgramSpec};
use raise::source::{OwnCode, Source, raise_program, raise_program_or_fall_back};
use stablehlo::{ConfigValue, CustomCall, ElementType, Func, Op};

const SAXPY: &str = include_str!("../../../examples/kernels/saxpy/saxpy.ptx");

/// Returns saxpy that also reads its multiprocessor id, which no tensor program has.
fn with_multiprocessor() -> String {
    SAXPY
        .replace("\tret;", "\tmov.u32 \t%r5, %smid;\n\tret;")
        .replace("saxpy", "timed")
}

fn source(text: &str) -> Source {
    Source::parse("k.ptx", text.as_bytes().to_vec()).expect("it is PTX")
}

fn spec(kernels: &[&str], looped: bool) -> ProgramSpec {
    let array = |name: &str, offset| Arg::Array {
        name: name.to_owned(),
        element: ElementType::F32,
        shape: vec![100],
        offset,
    };
    let float = Arg::Float {
        name: "a".to_owned(),
        element: ElementType::F32,
        value: 2.5,
    };
    let launch = |(source, kernel): (usize, &&str)| LaunchSpec {
        source,
        launch: Launch {
            kernel: (*kernel).to_owned(),
            grid: [4, 1, 1],
            block: [32, 1, 1],
            shared_bytes: 64,
            args: vec![Arg::Int(90), float.clone(), array("x", 10), array("y", 0)],
            ..Launch::default()
        },
        called: None,
    };
    let array = |name: &str| ArraySpec {
        name: name.to_owned(),
        element: ElementType::F32,
        shape: vec![100],
    };
    ProgramSpec {
        arrays: vec![array("x"), array("y")],
        floats: vec![("a".to_owned(), ElementType::F32)],
        launches: kernels.iter().enumerate().map(launch).collect(),
        looped,
        ..ProgramSpec::default()
    }
}

fn calls(func: &Func) -> Vec<CustomCall> {
    let mut found = Vec::new();
    for value in func.values() {
        match func.op(value) {
            Op::CustomCall { call, .. } => found.push((**call).clone()),
            Op::While { body, .. } => found.extend(calls(body)),
            Op::Call { callee, .. } => found.extend(calls(callee)),
            _ => {}
        }
    }
    found
}

fn told<'a>(call: &'a CustomCall, name: &str) -> &'a ConfigValue {
    let found = call.config.iter().find(|(known, _)| known == name);
    &found.unwrap_or_else(|| panic!("no {name}")).1
}

#[test]
fn a_kernel_that_is_refused_becomes_a_call_of_its_ptx() {
    let sources = [source(&with_multiprocessor())];
    let spec = spec(&["timed"], false);
    assert!(raise_program(&sources, &spec).is_err(), "it is refused");
    let (program, fell_back) = raise_program_or_fall_back(&sources, &spec, OwnCode::Ptx).unwrap();
    assert_eq!(fell_back.len(), 1);
    assert_eq!(
        fell_back[0].reason.as_ref().unwrap().blame,
        Blame::Unsupported
    );
    let [call] = calls(&program.func).try_into().unwrap();
    assert_eq!(call.target, "__gpu$xla.gpu.ptx");
    assert_eq!(call.aliases, [(0, 0), (1, 1)]);
    assert_eq!(program.outputs, ["x", "y"]);
    for (name, value) in [
        ("grid_x", 4),
        ("block_x", 32),
        ("block_z", 1),
        ("shared_mem_bytes", 64),
    ] {
        assert_eq!(*told(&call, name), ConfigValue::Int(value), "{name}");
    }
    assert_eq!(*told(&call, "kernel_type"), ConfigValue::Text("ptx".into()));
    assert_eq!(*told(&call, "name"), ConfigValue::Text("timed".into()));
    // The operands are x, y and a; the results follow them.
    assert_eq!(
        *told(&call, "output_indices"),
        ConfigValue::Ints(vec![3, 4])
    );
    let ConfigValue::Text(text) = told(&call, "kernel_data") else {
        panic!("the kernel is text")
    };
    insta::assert_snapshot!(text);
    let (module, errors) = ptx::parse(text);
    assert_eq!(errors, []);
    assert_eq!(ptx::check(&module), []);
    let kernel = module.kernels().next().unwrap();
    assert_eq!(kernel.params.len(), 5);
    assert!(kernel.params.iter().all(|param| param.bytes() == 8));
    let program = program.func.to_stablehlo();
    let parsed = stablehlo::parse(&program).expect("it reads back");
    assert_eq!(parsed.to_stablehlo(), program);
}

#[test]
fn the_other_kernels_are_raised_all_the_same() {
    let sources = [source(SAXPY), source(&with_multiprocessor())];
    for looped in [false, true] {
        let spec = spec(&["saxpy", "timed"], looped);
        let (program, fell_back) =
            raise_program_or_fall_back(&sources, &spec, OwnCode::Ptx).unwrap();
        assert_eq!(fell_back.iter().map(|f| f.launch).collect::<Vec<_>>(), [1]);
        assert_eq!(calls(&program.func).len(), 1);
        program.func.verify().unwrap();
        let text = program.func.to_stablehlo();
        assert!(text.contains("stablehlo.multiply"), "{text}");
    }
}

#[test]
fn nothing_falls_back_without_need_or_for_a_mistake() {
    let (program, fell_back) =
        raise_program_or_fall_back(&[source(SAXPY)], &spec(&["saxpy"], false), OwnCode::Ptx)
            .unwrap();
    assert!(fell_back.is_empty() && calls(&program.func).is_empty());
    let errors =
        raise_program_or_fall_back(&[source(SAXPY)], &spec(&["sapxy"], false), OwnCode::Ptx);
    assert_eq!(errors.unwrap_err()[0].blame, Blame::User);
}

#[test]
fn a_launch_that_asks_for_it_runs_as_its_own_code() {
    let mut spec = spec(&["saxpy"], true);
    spec.launches[0].launch.own_code = true;
    let sources = [source(SAXPY)];
    let (program, fell_back) = raise_program_or_fall_back(&sources, &spec, OwnCode::Ptx).unwrap();
    assert!(fell_back[0].reason.is_none());
    assert_eq!(calls(&program.func).len(), 1);
    // A program without such calls raises it.
    assert!(calls(&raise_program(&sources, &spec).unwrap().func).is_empty());
}

/// `y[i] = a * x[i]`, where a structure holds the number of elements, `x` and `a`.
const SCALED: &str = ".version 8.0
.target sm_80
.address_size 64
.visible .entry scaled(.param .align 8 .b8 given[24], .param .u64 y) {
    .reg .pred %p;
    .reg .b32 %r<4>;
    .reg .f32 %f<3>;
    .reg .b64 %d<6>;
    ld.param.v2.u32 {%r1, %r2}, [given];
    ld.param.u64 %d1, [given+8];
    ld.param.f32 %f1, [given+16];
    ld.param.u64 %d2, [y];
    mov.u32 %r3, %tid.x;
    setp.ge.s32 %p, %r3, %r1;
    @%p ret;
    mul.wide.s32 %d3, %r3, 4;
    add.s64 %d4, %d1, %d3;
    add.s64 %d5, %d2, %d3;
    ld.global.f32 %f2, [%d4];
    mul.f32 %f2, %f2, %f1;
    st.global.f32 [%d5], %f2;
    ret;
}
";

/// A launch of `scaled` that asks for its own code.
fn scaled() -> ProgramSpec {
    let mut spec = spec(&["scaled"], false);
    let launch = &mut spec.launches[0].launch;
    let [_, float, x, y] = std::mem::take(&mut launch.args).try_into().unwrap();
    launch.args = vec![Arg::Struct(vec![(0, Arg::Int(90)), (8, x), (16, float)]), y];
    launch.own_code = true;
    spec
}

#[test]
fn pointers_and_floats_of_a_structure_are_operands() {
    let sources = [source(SCALED)];
    let (program, _) = raise_program_or_fall_back(&sources, &scaled(), OwnCode::Ptx).unwrap();
    let [call] = calls(&program.func).try_into().unwrap();
    let ConfigValue::Text(text) = told(&call, "kernel_data") else {
        panic!("the kernel is text")
    };
    insta::assert_snapshot!(text);
    let (module, errors) = ptx::parse(text);
    assert_eq!((errors, ptx::check(&module)), (vec![], vec![]));
}

#[test]
fn a_structure_whose_pointer_is_loaded_with_another_field_is_refused() {
    let both = "ld.param.u64 %d1, [given+8];\n    ld.param.f32 %f1, [given+16];";
    assert!(SCALED.contains(both));
    let text = SCALED.replace(both, "ld.param.v2.u64 {%d1, %d2}, [given+8];");
    let refused = raise_program_or_fall_back(&[source(&text)], &scaled(), OwnCode::Ptx);
    let message = &refused.unwrap_err()[0].message;
    assert!(
        message.contains("several fields of a structure at once"),
        "{message}"
    );
}
