//! Arrays whose element type differs from the one that the kernel was written for are refused;
//! parts of elements that a compiler loads are not.

use raise::launch::{Arg, Launch};
use raise::program::{ArraySpec, LaunchSpec, ProgramSpec};
use raise::source::{Source, raise_program};
use stablehlo::ElementType::{self, F16, F32, F64, I32, I64, U64};
use stablehlo::{Literal, eval};

/// Returns a kernel that computes `y[i]` from `x` near element `i`, with a given load instruction,
/// stride and offset in bytes.
fn kernel(load: &str, stride: usize, offset: usize) -> String {
    format!(
        ".version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 y)
{{
    .reg .b32 %r<3>; .reg .b64 %rd<7>;
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    cvta.to.global.u64 %rd3, %rd1;
    cvta.to.global.u64 %rd4, %rd2;
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd5, %r1, {stride};
    add.s64 %rd5, %rd3, %rd5;
    {load} [%rd5+{offset}];
    mul.wide.u32 %rd6, %r1, 4;
    add.s64 %rd6, %rd4, %rd6;
    st.global.u32 [%rd6], %r2;
    ret;
}}"
    )
}

const FLOAT: &str = ".reg .f32 %f; ld.global.f32 %f,";

/// Returns the kernel with a float that is loaded, doubled and stored as its bits.
fn float_kernel() -> String {
    let load = format!("{FLOAT} [%rd5]; add.f32 %f, %f, %f; mov.b32 %r2, %f; ld.global.f32 %f,");
    kernel(&load, 4, 0)
}

fn spec(element: ElementType) -> ProgramSpec {
    let array = |name: &str, element: ElementType| {
        let name = name.to_owned();
        let spec = ArraySpec {
            name: name.clone(),
            element,
            shape: vec![32],
        };
        let arg = Arg::Array {
            name,
            element,
            shape: vec![32],
            offset: 0,
        };
        (spec, arg)
    };
    let (arrays, args) = [array("x", element), array("y", I32)].into_iter().unzip();
    ProgramSpec {
        arrays,
        launches: vec![LaunchSpec {
            source: 0,
            launch: Launch {
                kernel: "k".to_owned(),
                grid: [1, 1, 1],
                block: [32, 1, 1],
                args,
                ..Launch::default()
            },
            called: None,
        }],
        ..ProgramSpec::default()
    }
}

fn raised(text: &str, element: ElementType) -> Result<stablehlo::Func, String> {
    let source = Source::parse("k.ptx", text.into()).expect("a kernel");
    match raise_program(&[source], &spec(element)) {
        Ok(program) => Ok(program.func),
        Err(errors) => {
            assert!(errors[0].place.line_column.is_some_and(|at| at.0 > 0));
            assert!(errors[0].help.is_some());
            Err(format!("{}: {}", errors[0].code, errors[0].message))
        }
    }
}

#[test]
fn floats_of_another_width_are_refused() {
    for (element, name) in [(F64, "f64"), (F16, "f16")] {
        let said = raised(&float_kernel(), element).expect_err("another type");
        let expected = format!("`x` is an array of {name}, and the kernel accesses it as f32");
        assert_eq!(said, format!("array-type: {expected}"));
    }
    raised(&float_kernel(), F32).expect("the right type");
}

#[test]
fn an_int_pointer_that_is_given_64_bits_is_refused() {
    for (element, name) in [(I64, "i64"), (U64, "u64")] {
        let text = kernel("ld.global.u32 %r2,", 4, 0);
        let said = raised(&text, element).expect_err("another type");
        let expected = format!("`x` is an array of {name}, and the kernel accesses it as i32");
        assert_eq!(said, format!("array-type: {expected}"));
    }
}

/// Compilers load only the half that is needed: `(int)x[i]`, `x[i] >> 32`.
#[test]
fn the_half_of_each_element_is_loaded() {
    let numbers: Vec<i64> = (0..32).map(|i| (i << 34) + 3 * i + 7).collect();
    let bytes: Vec<u8> = numbers.iter().flat_map(|x| x.to_le_bytes()).collect();
    for (offset, half) in [(0, 0), (4, 32)] {
        let text = kernel("ld.global.u32 %r2,", 8, offset);
        let func = raised(&text, I64).expect("a half");
        // The same with an index that a mask restricts to whole elements, and with a data-dependent
        // index beside an access of a whole element.
        for load in [
            "shl.b64 %rd5, %rd6, 3; and.b64 %rd5, %rd5, 248; add.s64 %rd5, %rd3, %rd5; \
             ld.global.u32 %r2,",
            "ld.global.u64 %rd6, [%rd3]; and.b64 %rd6, %rd6, 12; add.s64 %rd5, %rd3, %rd6; \
             ld.global.u32 %r2,",
        ] {
            let load = format!("cvt.u64.u32 %rd6, %r1; {load}");
            raised(&kernel(&load, 8, offset), I64).expect("a half");
        }
        let types: Vec<_> = func.params().iter().map(|p| p.ty.clone()).collect();
        let inputs = types.into_iter().map(|ty| match ty.element {
            I64 => Literal::from_bytes(I64, ty.shape, bytes.clone()),
            element => Literal::from_f64s(element, ty.shape, &[0.0; 32]),
        });
        let inputs: Vec<Literal> = inputs.collect();
        let expected: Vec<f64> = numbers
            .iter()
            .map(|x| f64::from((x >> half) as i32))
            .collect();
        assert_eq!(eval(&func, &inputs).expect("runs")[0].to_f64s(), expected);
    }
}

/// The angle of two zeros that are constants is what the function gives, not MLIR's NaN.
#[test]
fn the_angle_of_constant_zeros_has_their_signs() {
    let zeros = [("0.0", 0.0), ("-0.0", -0.0)];
    for (first, y) in zeros {
        for (second, x) in zeros {
            let text = format!(
                "target triple = \"nvptx64-nvidia-cuda\"
declare float @__nv_atan2f(float, float)
define void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {{
  %r = call float @__nv_atan2f(float {first}, float {second})
  %b = bitcast float %r to i32
  store i32 %b, ptr addrspace(1) %y
  ret void
}}
!nvvm.annotations = !{{!0}}
!0 = !{{ptr @k, !\"kernel\", i32 1}}
"
            );
            let source = Source::parse("k.ll", text.into_bytes()).expect("a kernel");
            let func = raise_program(&[source], &spec(I32))
                .expect("it is raised")
                .func;
            let types = func.params().iter().map(|param| param.ty.clone());
            let inputs: Vec<Literal> = types
                .map(|ty| Literal::from_f64s(ty.element, ty.shape, &[0.0; 32]))
                .collect();
            let result = &eval(&func, &inputs).expect("runs")[0];
            let expected = f64::from((f64::atan2(y, x) as f32).to_bits() as i32);
            assert_eq!(result.to_f64s()[0], expected, "{y} {x}");
        }
    }
}
