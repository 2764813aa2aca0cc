//! The products and sums that `ptxas` contracts to fma, according to its machine code, and their
//! treatment with `--exact` by the interpreter and the raised program.

use ptx::contraction;
use raise::launch::{Arg, Launch};
use raise::program::{ArraySpec, Input, LaunchSpec, ProgramSpec};
use raise::source::{Source, interpret, raise_program};
use stablehlo::ElementType::F32;
use stablehlo::{Literal, eval};

/// Number of values that a thread loads: `%f1` to `%f4`.
const GIVEN: usize = 4;
/// Number of values that it may store.
const STORED: usize = 4;
const THREADS: usize = 64;

/// Returns a kernel that loads `%f1` to `%f4` and an integer `%i1`, runs `body` and stores to
/// `[%rd2]`.
fn kernel(body: &str) -> String {
    let loads: String = (0..GIVEN)
        .map(|k| format!("    ld.global.f32 %f{}, [%rd1+{}];\n", k + 1, 4 * k))
        .collect();
    format!(
        ".version 8.0\n.target sm_80\n.address_size 64\n
.visible .entry k(.param .u64 x, .param .u64 y)
{{
    .reg .pred %p<8>;
    .reg .f32 %f<20>;
    .reg .b32 %i<8>;
    .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    cvta.to.global.u64 %rd1, %rd1;
    cvta.to.global.u64 %rd2, %rd2;
    mov.u32 %i1, %tid.x;
    mul.wide.u32 %rd3, %i1, 16;
    add.s64 %rd1, %rd1, %rd3;
    add.s64 %rd2, %rd2, %rd3;
{loads}{body}
    ret;
}}
"
    )
}

fn parsed(text: &str) -> ptx::Module {
    let (module, errors) = ptx::parse(text);
    assert!(errors.is_empty(), "{errors:?}");
    let errors = ptx::check(&module);
    assert!(errors.is_empty(), "{errors:?}");
    module
}

/// Returns the opcodes of a body's float additions after contraction.
fn sums(body: &str) -> Vec<String> {
    let module = contraction::contracted(&parsed(&kernel(body)));
    let instructions = module.functions[0].instructions();
    let sums = instructions.filter(|i| i.has("f32") && ["add", "sub", "fma"].contains(&&*i.opcode));
    sums.map(|i| i.opcode.clone()).collect()
}

/// A body, and the ops that `ptxas` 13.5 generates for its additions, in their order, for sm_80 and
/// sm_100.
#[rustfmt::skip] // a table
const MEASURED: &[(&str, &[&str])] = &[
    ("mul.f32 %f5,%f1,%f2; add.f32 %f6,%f5,%f3;",                                   &["fma"]),
    ("mul.f32 %f5,%f1,%f2; sub.f32 %f6,%f3,%f5;",                                   &["fma"]),
    ("mul.f32 %f5,%f1,%f2; sub.f32 %f6,%f5,%f3;",                                   &["fma"]),
    ("mul.f32 %f5,%f1,0f40400000; add.f32 %f6,%f5,0f3F800000;",                     &["fma"]),
    ("mul.f32 %f5,%f1,%f2; add.f32 %f6,%f1,%f5;",                                   &["fma"]),
    ("mul.rn.f32 %f5,%f1,%f2; add.f32 %f6,%f5,%f3;",                                &["add"]),
    ("mul.f32 %f5,%f1,%f2; add.rn.f32 %f6,%f5,%f3;",                                &["add"]),
    ("mul.ftz.f32 %f5,%f1,%f2; add.ftz.f32 %f6,%f5,%f3;",                           &["fma"]),
    ("mul.ftz.f32 %f5,%f1,%f2; add.f32 %f6,%f5,%f3;",                               &["add"]),
    // Uses other than additions, and intermediate copies.
    ("mul.f32 %f5,%f1,%f2; add.f32 %f6,%f5,%f3; st.global.f32 [%rd2],%f5;",         &["add"]),
    ("mul.f32 %f5,%f1,%f2; fma.rn.f32 %f6,%f3,%f4,%f5; add.f32 %f7,%f5,%f3;",       &["fma", "add"]),
    ("mul.f32 %f5,%f1,%f2; neg.f32 %f8,%f5; add.f32 %f6,%f8,%f3;",                  &["fma"]),
    ("mul.f32 %f5,%f1,%f2; abs.f32 %f8,%f5; add.f32 %f6,%f8,%f3;",                  &["add"]),
    ("mul.f32 %f5,%f1,%f2; mov.f32 %f8,%f5; add.f32 %f6,%f8,%f3;",                  &["fma"]),
    ("mul.f32 %f5,%f1,%f2; setp.gt.s32 %p1,%i1,0; selp.f32 %f6,%f5,%f3,%p1; add.f32 %f7,%f6,%f4;", &["add"]),
    // Several additions.
    ("mul.f32 %f5,%f1,%f2; add.f32 %f6,%f5,%f3; add.f32 %f7,%f5,%f4;",              &["fma", "fma"]),
    ("mul.f32 %f5,%f1,%f2; neg.f32 %f9,%f5; add.f32 %f6,%f9,%f3; add.f32 %f7,%f5,%f4;", &["fma", "fma"]),
    ("mul.f32 %f5,%f1,%f2; add.f32 %f6,%f5,%f5;",                                   &["add"]),
    ("mul.f32 %f5,%f1,%f2; add.f32 %f6,%f5,%f3; mul.f32 %f5,%f3,%f4; add.f32 %f7,%f5,%f6;", &["fma", "fma"]),
    ("mul.f32 %f5,%f1,%f2; add.f32 %f6,%f5,%f3; mul.f32 %f7,%f6,%f4; add.f32 %f8,%f7,%f1;", &["fma", "fma"]),
    // Two products.
    ("mul.f32 %f5,%f1,%f2; mul.f32 %f6,%f3,%f4; add.f32 %f7,%f5,%f6;",              &["fma"]),
    ("mul.f32 %f5,%f1,%f2; mul.f32 %f6,%f3,%f4; add.f32 %f7,%f5,%f6; add.f32 %f8,%f6,%f1;", &["fma", "add"]),
    ("mul.f32 %f5,%f1,%f2; mul.f32 %f6,%f3,%f4; add.f32 %f8,%f6,%f1; add.f32 %f7,%f5,%f6;", &["add", "fma"]),
    ("mul.f32 %f5,%f1,%f2; mul.f32 %f6,%f3,%f4; add.f32 %f8,%f5,%f1; add.f32 %f7,%f5,%f6;", &["add", "fma"]),
    ("mul.f32 %f5,%f1,%f2; mul.f32 %f6,%f3,%f4; add.f32 %f7,%f5,%f6; add.f32 %f8,%f5,%f1; add.f32 %f9,%f6,%f2;", &["fma", "fma", "add"]),
    ("mul.f32 %f5,%f1,%f2; mul.f32 %f6,%f3,%f4; add.f32 %f7,%f5,%f6; sub.f32 %f8,%f6,%f5;", &["fma", "fma"]),
    // Ops that are compiled to a branch or a call.
    ("mul.f32 %f5,%f1,%f2; div.rn.f32 %f8,%f3,%f4; add.f32 %f6,%f5,%f8;",           &["add"]),
    ("mul.f32 %f5,%f1,%f2; div.rn.ftz.f32 %f8,%f3,%f4; add.f32 %f6,%f5,%f8;",       &["add"]),
    ("mul.f32 %f5,%f1,%f2; div.rn.f32 %f8,%f3,0f40800000; add.f32 %f6,%f5,%f3;",    &["add"]),
    ("div.rn.f32 %f8,%f3,%f4; mul.f32 %f5,%f8,%f2; add.f32 %f6,%f5,%f3;",           &["fma"]),
    ("mul.f32 %f5,%f1,%f2; div.full.f32 %f8,%f3,%f4; add.f32 %f6,%f5,%f8;",         &["fma"]),
    ("mul.f32 %f5,%f1,%f2; rcp.rn.f32 %f8,%f4; add.f32 %f6,%f5,%f8;",               &["add"]),
    ("mul.f32 %f5,%f1,%f2; sqrt.rn.f32 %f8,%f4; add.f32 %f6,%f5,%f8;",              &["add"]),
    ("mul.f32 %f5,%f1,%f2; sqrt.rz.f32 %f8,%f4; add.f32 %f6,%f5,%f8;",              &["add"]),
    ("mul.f32 %f5,%f1,%f2; sqrt.approx.f32 %f8,%f4; add.f32 %f6,%f5,%f8;",          &["fma"]),
    ("mul.f32 %f5,%f1,%f2; rsqrt.approx.f32 %f8,%f4; add.f32 %f6,%f5,%f8;",         &["fma"]),
    ("mul.f32 %f5,%f1,%f2; div.u32 %i2,%i1,7; add.f32 %f6,%f5,%f3;",                &["fma"]),
    ("mul.f32 %f5,%f1,%f2; div.s32 %i2,%i1,8; add.f32 %f6,%f5,%f3;",                &["add"]),
    ("mul.f32 %f5,%f1,%f2; rem.s32 %i2,%i1,7; add.f32 %f6,%f5,%f3;",                &["add"]),
    ("mul.f32 %f5,%f1,%f2; rem.u64 %rd4,%rd3,7; add.f32 %f6,%f5,%f3;",              &["add"]),
    ("mul.f32 %f5,%f1,%f2; membar.gl; add.f32 %f6,%f5,%f3;",                        &["add"]),
    ("mul.f32 %f5,%f1,%f2; red.global.add.u32 [%rd2],1; add.f32 %f6,%f5,%f3;",      &["fma"]),
    // A factor that needs no register.
    ("mul.f32 %f5,%f1,0f40A00000; div.rn.f32 %f8,%f3,%f4; add.f32 %f6,%f5,%f8;",    &["fma"]),
    ("mul.f32 %f5,0f40A00000,%f1; add.f32 %f6,%f5,%f3; div.rn.f32 %f8,%f3,%f4; sub.f32 %f7,%f4,%f5;", &["fma", "fma"]),
    ("mul.f32 %f5,%f1,%f2; add.f32 %f6,%f5,%f3; div.rn.f32 %f8,%f3,%f4; sub.f32 %f7,%f4,%f5;", &["add", "sub"]),
    ("mul.f32 %f5,%f1,0f40A00000; mov.f32 %f9,%f5; div.rn.f32 %f8,%f3,%f4; neg.f32 %f10,%f9; add.f32 %f6,%f10,%f8;", &["fma"]),
    ("mul.f32 %f5,%f1,0f40A00000; div.rn.f32 %f8,%f3,%f4; mov.f32 %f1,%f3; add.f32 %f6,%f5,%f1;", &["fma"]),
    ("mul.f32 %f5,%f1,0f40A00000; div.rn.f32 %f8,%f3,%f4; add.f32 %f6,%f5,%f8; mul.f32 %f7,%f5,%f2;", &["add"]),
    ("mul.f32 %f5,%f1,0f40A00000; add.f32 %f6,%f5,%f3; div.rn.f32 %f8,%f3,%f4; st.global.f32 [%rd2],%f5;", &["add"]),
    ("mov.f32 %f9,0f40A00000; mul.f32 %f5,%f1,%f9; div.rn.f32 %f8,%f3,%f4; add.f32 %f6,%f5,%f8;", &["fma"]),
    ("ld.param.f32 %f9,[x]; mul.f32 %f5,%f1,%f9; div.rn.f32 %f8,%f3,%f4; add.f32 %f6,%f5,%f8;", &["fma"]),
    ("ld.param.f32 %f9,[x]; neg.f32 %f10,%f9; mul.f32 %f5,%f1,%f10; div.rn.f32 %f8,%f3,%f4; add.f32 %f6,%f5,%f8;", &["fma"]),
    ("ld.param.f32 %f9,[x]; add.f32 %f10,%f9,0f3F800000; mul.f32 %f5,%f1,%f10; div.rn.f32 %f8,%f3,%f4; add.f32 %f6,%f5,%f8;", &["add", "add"]),
    ("mul.f32 %f5,%f1,0f40A00000; setp.gt.s32 %p1,%i1,0; @%p1 bra L; add.f32 %f6,%f5,%f3; L:", &["fma"]),
    ("setp.gt.s32 %p1,%i1,0; @%p1 bra L; mul.f32 %f5,%f1,0f40A00000; bra M; L: mul.f32 %f5,%f2,0f40A00000; M: add.f32 %f6,%f5,%f4;", &["add"]),
    ("mul.f32 %f5,%f1,0f40A00000; mul.f32 %f9,%f2,0f40400000; div.rn.f32 %f8,%f3,%f4; add.f32 %f6,%f9,%f5;", &["fma"]),
    ("mul.f32 %f5,%f1,0f40A00000; div.rn.f32 %f8,%f3,%f4; add.f32 %f7,%f5,%f5; add.f32 %f6,%f5,%f2;", &["add", "add"]),
    // Basic blocks.
    ("mul.f32 %f5,%f1,%f2; bar.sync 0; add.f32 %f6,%f5,%f3;",                       &["fma"]),
    ("mul.f32 %f5,%f1,%f2; L: add.f32 %f6,%f5,%f3;",                                &["fma"]),
    ("mul.f32 %f5,%f1,%f2; setp.gt.s32 %p1,%i1,0; @%p1 bra L; add.f32 %f6,%f5,%f3; L:", &["add"]),
    ("mul.f32 %f5,%f1,%f2; setp.gt.s32 %p1,%i1,0; @%p1 ret; add.f32 %f6,%f5,%f3;",  &["add"]),
    ("setp.gt.s32 %p1,%i1,0; @%p1 bra L; mul.f32 %f5,%f1,%f2; add.f32 %f6,%f5,%f3; L:", &["fma"]),
    ("setp.gt.s32 %p1,%i1,0; mov.f32 %f6,%f4; mul.f32 %f5,%f1,%f2; @%p1 add.f32 %f6,%f5,%f3;", &["fma"]),
    ("setp.gt.s32 %p1,%i1,0; mov.f32 %f6,%f4; @%p1 mul.f32 %f5,%f1,%f2; @%p1 add.f32 %f6,%f5,%f3;", &["add"]),
    ("setp.gt.s32 %p1,%i1,0; @%p1 bra L; mul.f32 %f5,%f1,%f2; bra M; L: mul.f32 %f5,%f3,%f4; M: add.f32 %f6,%f5,%f3;", &["add"]),
];

#[test]
fn products_and_sums_are_contracted_as_ptxas_does() {
    let wrong: Vec<String> = MEASURED
        .iter()
        .filter(|(body, expected)| sums(body) != *expected)
        .map(|(body, expected)| format!("{body}: {:?}, not {expected:?}", sums(body)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

const LOOP: &str =
    "mov.u32 %i2,FIRST; L: PRAGMA BODY add.u32 %i2,%i2,1; setp.ne.u32 %p1,%i2,LAST; @%p1 bra L;";

fn looped(first: &str, last: &str, body: &str) -> String {
    let text = LOOP.replace("FIRST", first).replace("LAST", last);
    text.replace("PRAGMA", "").replace("BODY", body)
}

/// Returns the line of the product that is refused with `--exact`, from 1 in the body, if there is
/// one.
fn refused(body: &str) -> bool {
    let module = parsed(&kernel(body));
    match contraction::refuse_undecided(&module, "k") {
        Ok(()) => false,
        Err(errors) => {
            assert!(errors.iter().all(|error| error.code == "exact-contraction"));
            assert!(errors.iter().all(|error| error.help.is_some()));
            assert!(errors.iter().all(|error| !error.place.labels.is_empty()));
            true
        }
    }
}

#[test]
fn a_product_that_unrolling_brings_to_its_sum_is_refused() {
    let carried = "add.f32 %f7,%f5,%f3; mul.f32 %f5,%f7,%f2;";
    let before = "mul.f32 %f5,%f1,%f2; mov.f32 %f6,%f4;";
    let added = "add.f32 %f6,%f6,%f5; sqrt.rn.f32 %f6,%f6;";
    let rest = "sqrt.rn.f32 %f6,%f6;";
    // Carried from one iteration to the next, for a constant and a variable bound of the loop.
    for last in ["4", "%i1"] {
        assert!(refused(&format!(
            "mov.f32 %f5,%f4; {}",
            looped("0", last, carried)
        )));
    }
    let stays = LOOP.replace("FIRST", "0").replace("LAST", "%i1");
    let stays = stays
        .replace("PRAGMA", ".pragma \"nounroll\";")
        .replace("BODY", carried);
    assert!(!refused(&format!("mov.f32 %f5,%f4; {stays}")));
    // Before or after a loop, which may be unrolled completely.
    for (first, last, expected) in [("0", "4", true), ("0", "%i1", false), ("%i1", "4", false)] {
        let within = format!("{before} {}", looped(first, last, added));
        assert_eq!(refused(&within), expected, "{within}");
        let around = format!(
            "{before} {} add.f32 %f8,%f5,%f6;",
            looped(first, last, rest)
        );
        assert_eq!(refused(&around), expected, "{around}");
    }
    // In one block of the loop, or in two of the same iteration.
    assert!(!refused(&looped(
        "0",
        "4",
        "mul.f32 %f5,%f6,%f2; add.f32 %f6,%f5,%f3;"
    )));
    let two = "mul.f32 %f5,%f6,%f2; setp.gt.f32 %p2,%f5,%f1; mov.f32 %f6,%f5; @%p2 bra M; add.f32 %f6,%f5,%f3; M:";
    assert!(!refused(&looped("0", "%i1", two)));
}

/// Returns the values that a body stores, from the interpreter and from the raised program.
fn results(body: &str, exact: bool) -> [Vec<f32>; 2] {
    let source = Source::parse("k.ptx", kernel(body).into_bytes());
    let source = [source.unwrap_or_else(|(_, errors)| panic!("{errors:?}"))];
    let array = |name: &str, each: usize| ArraySpec {
        name: name.to_owned(),
        element: F32,
        shape: vec![THREADS, each],
    };
    let arrays = vec![array("x", GIVEN), array("y", STORED)];
    let argument = |array: &ArraySpec| Arg::Array {
        name: array.name.clone(),
        element: F32,
        shape: array.shape.clone(),
        offset: 0,
    };
    let spec = ProgramSpec {
        launches: vec![LaunchSpec {
            source: 0,
            launch: Launch {
                kernel: "k".to_owned(),
                grid: [1, 1, 1],
                block: [THREADS as u32, 1, 1],
                args: arrays.iter().map(argument).collect(),
                exact,
                ..Launch::default()
            },
            called: None,
        }],
        arrays,
        ..ProgramSpec::default()
    };
    let given: Vec<u8> = given().iter().flat_map(|x| x.to_le_bytes()).collect();
    let mut memory = vec![given.clone(), vec![0; 4 * THREADS * STORED]];
    interpret(&source, &spec, &mut memory, 1).unwrap_or_else(|errors| panic!("{errors:?}"));
    let program = raise_program(&source, &spec).unwrap_or_else(|errors| panic!("{errors:?}"));
    let inputs: Vec<Literal> = program
        .inputs
        .iter()
        .map(|input| match input {
            Input::Array { name, .. } if name == "x" => {
                Literal::from_bytes(F32, vec![THREADS, GIVEN], given.clone())
            }
            _ => Literal::from_bytes(F32, vec![THREADS, STORED], vec![0; 4 * THREADS * STORED]),
        })
        .collect();
    let raised = eval(&program.func, &inputs).expect("a program")[0].to_bytes();
    [memory.swap_remove(1), raised].map(|bytes| {
        let numbers = bytes.chunks(4).map(|b| b.try_into().expect("4 bytes"));
        numbers.map(f32::from_le_bytes).collect()
    })
}

/// Returns values whose products are not exact.
fn given() -> Vec<f32> {
    (0..THREADS * GIVEN)
        .map(|k| ((k * 7919 % 1009) as f32 / 757.0 - 0.6) * if k % 3 == 0 { -1.0 } else { 1.0 })
        .collect()
}

type Expected = fn([f32; 4]) -> f32;

#[test]
fn signs_and_operands_are_those_of_the_sum() {
    let rows: [(&str, Expected); 10] = [
        (
            "mul.f32 %f5,%f1,%f2; add.f32 %f6,%f5,%f3;",
            |[a, b, c, _]| a.mul_add(b, c),
        ),
        (
            "mul.f32 %f5,%f1,%f2; add.f32 %f6,%f3,%f5;",
            |[a, b, c, _]| a.mul_add(b, c),
        ),
        (
            "mul.f32 %f5,%f1,%f2; sub.f32 %f6,%f5,%f3;",
            |[a, b, c, _]| a.mul_add(b, -c),
        ),
        (
            "mul.f32 %f5,%f1,%f2; sub.f32 %f6,%f3,%f5;",
            |[a, b, c, _]| (-a).mul_add(b, c),
        ),
        (
            "mul.f32 %f5,%f1,%f2; neg.f32 %f7,%f5; sub.f32 %f6,%f3,%f7;",
            |[a, b, c, _]| a.mul_add(b, c),
        ),
        (
            "mul.f32 %f5,%f1,%f2; neg.f32 %f7,%f5; sub.f32 %f6,%f7,%f3;",
            |[a, b, c, _]| (-a).mul_add(b, -c),
        ),
        (
            "mul.f32 %f5,%f1,%f2; sub.f32 %f6,%f5,0f3F800000;",
            |[a, b, _, _]| a.mul_add(b, -1.0),
        ),
        (
            "mul.f32 %f5,0f40400000,%f2; sub.f32 %f6,%f1,%f5;",
            |[a, b, _, _]| (-3.0f32).mul_add(b, a),
        ),
        // The factor is overwritten before the addition.
        (
            "mul.f32 %f5,%f1,%f2; mov.f32 %f1,%f4; add.f32 %f6,%f5,%f3;",
            |[a, b, c, _]| a.mul_add(b, c),
        ),
        (
            "mul.f32 %f5,%f1,%f2; mul.f32 %f7,%f3,%f4; sub.f32 %f6,%f5,%f7;",
            |[a, b, c, d]| a.mul_add(b, -(c * d)),
        ),
    ];
    let given = given();
    for (body, expected) in rows {
        let body = format!("{body} st.global.f32 [%rd2], %f6;");
        let exact = results(&body, true);
        let separate = results(&body, false);
        for t in 0..THREADS {
            let numbers = std::array::from_fn(|k| given[t * GIVEN + k]);
            let expected = expected(numbers).to_bits();
            for (of, got) in ["interpreter", "raised"].iter().zip(&exact) {
                assert_eq!(
                    got[t * STORED].to_bits(),
                    expected,
                    "{body} {of} thread {t}"
                );
            }
        }
        assert_ne!(exact, separate, "{body}: rounding once makes no difference");
    }
}
