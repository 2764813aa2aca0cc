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
    assert_eq!(fell_back[0].reason.as_ref().unwrap().blame, Blame::Unsupported);
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
