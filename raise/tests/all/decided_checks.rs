//! Checks of accesses that the launch determines are decided while raising, and accesses at
//! constant addresses that no thread reaches are not errors.

use raise::error::Error;
use raise::launch::{Arg, Launch};
use raise::program::{ArraySpec, Input, Program};
use raise::source::{Source, raise_program};
use stablehlo::ElementType::{F32, I32};
use stablehlo::{Literal, eval};

use crate::evaluate::one_launch;

/// Threads of the one block.
const THREADS: usize = 100;

/// Returns a kernel of `i32` arrays `x` and `y`; thread `%r1` has the addresses `%rd1` and `%rd2`
/// of its elements.
fn source(declarations: &str, body: &str) -> Source {
    let text = format!(
        ".version 8.0\n.target sm_80\n.address_size 64\n
.visible .entry k(.param .u64 x, .param .u64 y)
{{
    .reg .pred %p<8>;
    .reg .b32 %r<32>;
    .reg .b64 %rd<32>;
    {declarations}
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    cvta.to.global.u64 %rd1, %rd1;
    cvta.to.global.u64 %rd2, %rd2;
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd3, %r1, 4;
    add.s64 %rd4, %rd2, %rd3;
    {body}
    ret;
}}
"
    );
    Source::parse("kernel.ptx", text.into_bytes())
        .unwrap_or_else(|(_, errors)| panic!("{errors:?}"))
}

/// Raises the program for an `x` of `len` elements.
fn raised(source: Source, len: usize) -> Result<Program, Error> {
    let array = |name: &str, len: usize| ArraySpec {
        name: name.to_owned(),
        element: I32,
        shape: vec![len],
    };
    let arrays = vec![array("x", len), array("y", THREADS)];
    let launch = Launch {
        kernel: "k".to_owned(),
        grid: [1, 1, 1],
        block: [THREADS as u32, 1, 1],
        args: arrays.iter().map(argument).collect(),
        ..Launch::default()
    };
    program(source, arrays, launch)
}

fn argument(array: &ArraySpec) -> Arg {
    Arg::Array {
        name: array.name.clone(),
        element: array.element,
        shape: array.shape.clone(),
        offset: 0,
    }
}

fn program(source: Source, arrays: Vec<ArraySpec>, launch: Launch) -> Result<Program, Error> {
    let spec = one_launch(arrays, launch);
    raise_program(&[source], &spec).map_err(|errors| errors[0].clone())
}

/// Returns `y` after the run, and the number of the check that failed; `y` is initially -1.
fn run(program: &Program, x: impl Fn(usize) -> i64, len: usize) -> (Vec<i64>, i64) {
    let input = |input: &Input| match input {
        Input::Array { name, .. } if name == "x" => {
            Literal::from_i64s(I32, [len], &(0..len).map(&x).collect::<Vec<_>>())
        }
        Input::Array { .. } => Literal::from_i64s(I32, [THREADS], &[-1; THREADS]),
        other => panic!("{other:?}"),
    };
    let inputs: Vec<Literal> = program.inputs.iter().map(input).collect();
    let results = eval(&program.func, &inputs).expect("a program");
    let fault = match program.checks.is_empty() {
        true => 0,
        false => results.last().expect("the fault").to_i64s()[0],
    };
    (results[0].to_i64s(), fault)
}

/// Every fourth thread reads `x[t ^ 5]`, the others read nothing: `xor` is not an affine function.
const EVERY_FOURTH: &str = "
    and.b32 %r2, %r1, 3;
    setp.ne.s32 %p1, %r2, 0;
    @%p1 bra END;
    xor.b32 %r3, %r1, 5;
    mul.wide.u32 %rd5, %r3, 4;
    add.s64 %rd6, %rd1, %rd5;
    ld.global.u32 %r4, [%rd6];
    st.global.u32 [%rd4], %r4;
END:";

#[test]
fn what_follows_from_the_launch_is_not_checked() {
    // The greatest index is 96 ^ 5 = 101.
    let program = raised(source("", EVERY_FOURTH), 102).expect("it is raised");
    assert_eq!(program.checks.len(), 0);
    let (y, fault) = run(&program, |at| 10 * at as i64, 102);
    assert_eq!(fault, 0);
    for (t, y) in y.iter().enumerate() {
        let expected = if t % 4 == 0 { 10 * (t as i64 ^ 5) } else { -1 };
        assert_eq!(*y, expected, "thread {t}");
    }
}

#[test]
fn what_fails_for_one_thread_is_still_checked() {
    let program = raised(source("", EVERY_FOURTH), 101).expect("it is raised");
    assert_eq!(program.checks.len(), 1);
    assert_eq!(run(&program, |_| 0, 101).1, 1);
}

#[test]
fn what_depends_on_data_is_checked_for_all_threads_it_may_let_through() {
    // Threads whose own element is positive, and for which t is even: the index t ^ 5 is at most
    // 103, and `x` has 98 elements.
    let body = "
    and.b32 %r2, %r1, 1;
    setp.ne.s32 %p1, %r2, 0;
    add.s64 %rd7, %rd1, %rd3;
    ld.global.u32 %r5, [%rd7];
    setp.le.s32 %p2, %r5, 0;
    or.pred %p3, %p1, %p2;
    @%p3 bra END;
    xor.b32 %r3, %r1, 5;
    mul.wide.u32 %rd5, %r3, 4;
    add.s64 %rd6, %rd1, %rd5;
    ld.global.u32 %r4, [%rd6];
    st.global.u32 [%rd4], %r4;
END:";
    let enough = raised(source("", body), 104).expect("it is raised");
    assert_eq!(enough.checks.len(), 0);
    let short = raised(source("", body), 103).expect("it is raised");
    assert_eq!(short.checks.len(), 1);
    assert_eq!(run(&short, |at| i64::from(at < 98), 103).1, 0);
    assert_eq!(run(&short, |at| i64::from(at <= 98), 103).1, 1);
}

#[test]
fn an_index_that_is_data_is_checked() {
    let body = "
    add.s64 %rd7, %rd1, %rd3;
    ld.global.u32 %r5, [%rd7];
    mul.wide.s32 %rd5, %r5, 4;
    add.s64 %rd6, %rd1, %rd5;
    ld.global.u32 %r4, [%rd6];
    st.global.u32 [%rd4], %r4;";
    let program = raised(source("", body), THREADS).expect("it is raised");
    assert_eq!(program.checks.len(), 1);
    assert_eq!(run(&program, |at| at as i64, THREADS).1, 0);
    assert_eq!(run(&program, |at| at as i64 - 1, THREADS).1, 1);
    assert_eq!(run(&program, |at| at as i64 + 1, THREADS).1, 1);
}

#[test]
fn steps_of_loops_are_tried_one_by_one() {
    // x[(t ^ step) + step] in a sequential loop of 40 iterations.
    let body = "
    mov.u32 %r2, 0;
    mov.u32 %r6, 1;
LOOP:
    xor.b32 %r3, %r1, %r2;
    add.u32 %r3, %r3, %r2;
    mul.wide.u32 %rd5, %r3, 4;
    add.s64 %rd6, %rd1, %rd5;
    ld.global.u32 %r4, [%rd6];
    mul.lo.u32 %r6, %r6, %r4;
    xor.b32 %r6, %r6, %r2;
    add.u32 %r2, %r2, 1;
    setp.ne.u32 %p1, %r2, 40;
    @%p1 bra LOOP;
    st.global.u32 [%rd4], %r6;";
    let most = (0..THREADS)
        .flat_map(|t| (0..40).map(move |step| (t ^ step) + step))
        .max()
        .expect("threads and steps");
    let enough = raised(source("", body), most + 1).expect("it is raised");
    assert_eq!(enough.checks.len(), 0);
    let short = raised(source("", body), most).expect("it is raised");
    assert_eq!(short.checks.len(), 1);
    assert_eq!(run(&short, |_| 3, most).1, 1);
    let x = |at: usize| at as i32 + 2;
    let (y, fault) = run(&enough, |at| x(at).into(), most + 1);
    assert_eq!(fault, 0);
    for (t, y) in y.iter().enumerate() {
        let expected = (0..40).fold(1i32, |product, step| {
            product.wrapping_mul(x((t ^ step) + step)) ^ step as i32
        });
        assert_eq!(*y, expected.into(), "thread {t}");
    }
}

/// Private memory of four words, of which the word at byte `at` is read.
fn own_array(at: i64) -> String {
    format!(
        "
    mov.u64 %rd10, own;
    st.local.u32 [%rd10], %r1;
    st.local.u32 [%rd10+4], %r1;
    st.local.u32 [%rd10+8], %r1;
    st.local.u32 [%rd10+12], %r1;
    mov.u32 %r7, 7;
    BRANCH
    ld.local.u32 %r7, [%rd10+{at}];
END:
    st.global.u32 [%rd4], %r7;"
    )
}

#[test]
fn an_access_outside_an_own_array_fails_where_a_thread_gets_there() {
    let branch = "
    add.s64 %rd7, %rd1, %rd3;
    ld.global.u32 %r5, [%rd7];
    setp.eq.s32 %p1, %r5, 0;
    @%p1 bra END;";
    for at in [16, 4096, -4, -536870856] {
        let body = own_array(at).replace("BRANCH", branch);
        let program = raised(source(".local .align 4 .b8 own[16];", &body), THREADS);
        let program = program.expect("it is raised");
        let (y, fault) = run(&program, |_| 0, THREADS);
        assert_eq!((y, fault), (vec![7; THREADS], 0), "byte {at}");
        let (_, fault) = run(&program, |t| i64::from(t == 61), THREADS);
        assert_eq!(fault, 1, "byte {at}");
        let message = program.checks[0].trap.as_deref().expect("a trap");
        let said = format!("an access of 4 bytes at byte {at} of `own`, which has 16 bytes");
        assert_eq!(message, said);
        assert!(program.checks[0].line > 0);
    }
}

#[test]
fn an_access_outside_an_own_array_that_all_threads_make_is_refused() {
    let body = own_array(16).replace("BRANCH", "").replace("END:", "");
    let error =
        raised(source(".local .align 4 .b8 own[16];", &body), THREADS).expect_err("it is refused");
    assert_eq!(error.code, "out-of-bounds");
    assert!(error.message.contains("at byte 16 of `own`"), "{error}");
    assert!(error.place.line_column.is_some() && error.help.is_some());
}

#[test]
fn a_tree_over_shared_memory_needs_no_checks() {
    let (len, sums) = (1501, 3);
    for form in ["sm_80.ptx", "sm_120.ptx", "ll"] {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
        let source = Source::read(&folder.join(format!("tree_halves.{form}"))).expect("a kernel");
        let arrays: Vec<ArraySpec> = [("x", len), ("sums", sums)]
            .map(|(name, len)| ArraySpec {
                name: name.to_owned(),
                element: F32,
                shape: vec![len],
            })
            .into();
        let mut args: Vec<Arg> = arrays.iter().map(argument).collect();
        args.push(Arg::Int(len as i128));
        let launch = Launch {
            kernel: "tree_halves".to_owned(),
            grid: [sums as u32, 1, 1],
            block: [256, 1, 1],
            args,
            shared_bytes: 1024,
            ..Launch::default()
        };
        let program = program(source, arrays, launch).expect("it is raised");
        assert_eq!(program.checks.len(), 0, "{form}");
    }
}
