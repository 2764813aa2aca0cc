//! Tests of arguments that match their parameters, and of those that do not.

use super::*;
use crate::fault::origin;
use crate::raiser::ParamKind;
use std::path::Path;

fn saxpy() -> Vec<Source> {
    let param = |name: &str, kind| Param {
        name: name.into(),
        kind,
        element: None,
        extents: Vec::new(),
    };
    let params = vec![
        param("n", ParamKind::Int { bits: 32 }),
        param("a", ParamKind::Float { bits: 32 }),
        param("x", ParamKind::Unknown64),
        param("y", ParamKind::Pointer),
    ];
    let kernel = Kernel {
        name: "saxpy".into(),
        params,
        shared_bytes: 0,
        barriers: 0,
        needs: vec![],
    };
    vec![Source {
        origin: origin("saxpy.ptx", ""),
        kernels: vec![kernel],
        variables: vec![],
    }]
}

fn planned(kernel: &str, args: &str) -> Result<BoundJob> {
    let text = format!(
        "kernels = [\"saxpy.ptx\"]\n[scalars]\nn = 10\na = 2.5\nd = {{ value = 1.0, type = \"f64\" }}\n[arrays.x]\ndtype = \"f32\"\nshape = [10]\n\
         [arrays.y]\ndtype = \"f32\"\nshape = [10]\n[[launch]]\nkernel = \"{kernel}\"\ngrid = 1\nblock = 32\nargs = {args}\n"
    );
    plan(
        &crate::job::read::read("job.toml", &text, Path::new("")).unwrap(),
        &saxpy(),
    )
}

#[test]
fn arguments_get_the_types_of_the_parameters() {
    let plan = planned("saxpy", r#"["n", "a", "x", "y"]"#).unwrap();
    let [n, a, x, y] = plan.launches[0].args.as_slice() else {
        panic!()
    };
    assert_eq!(
        (n, a),
        (
            &PlannedArg::Int(10),
            &PlannedArg::Float("a".into(), ElementType::F32)
        )
    );
    assert_eq!(
        (x, y),
        (
            &PlannedArg::Array(View::whole("x")),
            &PlannedArg::Array(View::whole("y"))
        )
    );
    assert_eq!(
        plan.floats,
        [Float {
            name: "a".into(),
            element: ElementType::F32,
            value: 2.5
        }]
    );
    let plan = planned("saxpy", r#"["n-1", 3, 64, "y"]"#).unwrap();
    assert_eq!(
        plan.launches[0].args[..3],
        [
            PlannedArg::Int(9),
            PlannedArg::Float("launch_0_arg_1".into(), ElementType::F32),
            PlannedArg::Int(64)
        ]
    );
}

#[test]
fn what_does_not_fit_is_said() {
    #[rustfmt::skip]
    let rows = [
        ("saxpi", r#"["n", "a", "x", "y"]"#,          "there is no kernel `saxpi`"),
        ("saxpy", r#"["n", "a", "x"]"#,               "takes 4 arguments, but 3 are given"),
        ("saxpy", r#"["n", "a", "x", "y", "y"]"#,     "takes 4 arguments, but 5 are given"),
        ("saxpy", r#"["a", "a", "x", "y"]"#,          "argument 0 of kernel `saxpy` has the wrong type"),
        ("saxpy", r#"["x", "a", "x", "y"]"#,          "argument 0"),
        ("saxpy", r#"[4294967296, "a", "x", "y"]"#,   "argument 0"),
        ("saxpy", r#"["n", "d", "x", "y"]"#,          "argument 1"),
        ("saxpy", r#"["n", "a", 0.5, "y"]"#,          "argument 2"),
        ("saxpy", r#"["n", "a", "x", "n"]"#,          "argument 3"),
    ];
    for (kernel, args, message) in rows {
        let faults = planned(kernel, args).unwrap_err();
        assert_eq!(faults.exit_code(), 1);
        let fault = faults.iter().next().unwrap();
        assert!(fault.message.contains(message), "{args}: {}", fault.message);
    }
}

fn with_params(kinds: &[ParamKind], args: &str, abi: &str) -> Result<BoundJob> {
    let params = kinds.iter().enumerate().map(|(index, kind)| Param {
        name: format!("param_{index}"),
        kind: *kind,
        element: None,
        extents: Vec::new(),
    });
    let mut sources = saxpy();
    sources[0].kernels[0].params = params.collect();
    let text = format!(
        "kernels = [\"saxpy.ptx\"]\n[scalars]\nn = 10\ndt = {{ value = 1.5, type = \"f32\" }}\nc = 0.5\n[arrays.x]\ndtype = \"f32\"\nshape = [2, 5]\n\
         [[launch]]\nkernel = \"saxpy\"\ngrid = 1\nblock = 32\nabi = \"{abi}\"\nargs = {args}\n"
    );
    plan(
        &crate::job::read::read("job.toml", &text, Path::new("")).unwrap(),
        &sources,
    )
}

#[test]
fn a_number_of_its_size_fills_a_structure() {
    let given = |bytes: u64, arg: &str| {
        with_params(&[ParamKind::Struct { bytes }], &format!("[{arg}]"), "cuda")
            .map(|plan| plan.launches[0].args[0].clone())
    };
    let half = |element| {
        let float = PlannedArg::Float("launch_0_arg_0".into(), element);
        PlannedArg::Struct(vec![(0, float)])
    };
    let f16 = given(2, r#"{ value = 2.5, type = "f16" }"#);
    assert_eq!(f16.unwrap(), half(ElementType::F16));
    let bf16 = given(2, r#"{ value = 2.5, type = "bf16" }"#);
    assert_eq!(bf16.unwrap(), half(ElementType::BF16));
    let of_scalar = PlannedArg::Float("dt".into(), ElementType::F32);
    let scalar = given(4, r#""dt""#).unwrap();
    assert_eq!(scalar, PlannedArg::Struct(vec![(0, of_scalar)]));
    for arg in [r#"{ value = 2.5, type = "f32" }"#, "2.5", r#""dt""#] {
        let faults = given(2, arg).unwrap_err();
        let fault = faults.iter().next().unwrap();
        assert!(fault.message.contains("argument 0"), "{}", fault.message);
    }
}

#[test]
fn structures_are_laid_out_as_c_does() {
    let args =
        r#"[{ struct = [7, "x", { struct = ["dt", { value = 1, type = "i8" }] }, "n"] }, "n"]"#;
    let kinds = [ParamKind::Struct { bytes: 32 }, ParamKind::Int { bits: 32 }];
    let plan = with_params(&kinds, args, "cuda").unwrap();
    let fields = vec![
        (0, PlannedArg::Int(7)),
        (8, PlannedArg::Array(View::whole("x"))),
        (16, PlannedArg::Float("dt".into(), ElementType::F32)),
        (20, PlannedArg::Int(1)),
        (24, PlannedArg::Int(10)),
    ];
    assert_eq!(plan.launches[0].args[0], PlannedArg::Struct(fields));
    #[rustfmt::skip]
    let rows = [
        (r#"[{ struct = [7, "x"] }, "n"]"#,           "argument 0"),
        (r#"[{ struct = ["c"] }, "n"]"#,              "argument 0"),
        (r#"[{ struct = [5000000000] }, "n"]"#,       "argument 0"),
        (r#"["x", "n"]"#,                             "argument 0"),
        (r#"[3, "n"]"#,                               "argument 0"),
    ];
    for (args, message) in rows {
        let faults = with_params(&kinds, args, "cuda").unwrap_err();
        let fault = faults.iter().next().unwrap();
        assert!(fault.message.contains(message), "{args}: {}", fault.message);
    }
    let args = r#"[{ struct = ["n", { unused = 20 }, "n", { unused = 4 }] }, "n"]"#;
    let plan = with_params(&kinds, args, "cuda").unwrap();
    let fields = vec![(0, PlannedArg::Int(10)), (24, PlannedArg::Int(10))];
    assert_eq!(plan.launches[0].args[0], PlannedArg::Struct(fields));
    let to_a_number = with_params(&kinds[1..], "[{ struct = [1] }]", "cuda").unwrap_err();
    assert!(
        to_a_number
            .iter()
            .next()
            .unwrap()
            .message
            .contains("argument 0")
    );
}

#[test]
fn an_array_of_numba_is_a_descriptor() {
    let mut kinds = vec![ParamKind::Unknown64; 9];
    kinds.push(ParamKind::Int { bits: 32 });
    let plan = with_params(&kinds, r#"["x", "n"]"#, "numba").unwrap();
    let args = [PlannedArg::Array(View::whole("x")), PlannedArg::Int(10)];
    assert_eq!(plan.launches[0].args, args);
    for (args, message) in [
        (r#"["n", "x"]"#, "argument"),
        (r#"["x"]"#, "make 9"),
        (r#"["x", "x"]"#, "make 18"),
        (
            r#"[{ array = "x", shape = [10] }, "n"]"#,
            "has 10 parameters",
        ),
    ] {
        let faults = with_params(&kinds, args, "numba").unwrap_err();
        let fault = faults.iter().next().unwrap();
        assert!(fault.message.contains(message), "{args}: {}", fault.message);
    }
}
