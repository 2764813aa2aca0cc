//! Tests of complex numbers: they are read as pairs, and written as complex numbers where programs
//! have Fourier transforms.

use stablehlo::{
    BinaryOp, Direction, ElementType, FftKind, Func, Literal, Scalar, TensorType, UnaryOp, Value,
    eval, parse,
};
use testkit::jax_programs;

const F32: ElementType = ElementType::F32;
const I32: ElementType = ElementType::I32;

fn pairs(shape: &[usize]) -> TensorType {
    TensorType::new(F32, [shape, &[2]].concat())
}

fn part(func: &mut Func, pairs: Value, number: usize) -> Value {
    let mut limit = func.shape(pairs).to_vec();
    let last = limit.len() - 1;
    let mut start = vec![0; last + 1];
    (start[last], limit[last]) = (number, number + 1);
    func.slice(pairs, &start, &limit, &vec![1; last + 1])
}

/// Returns `i x`: exchanges the parts of `x` and negates the real ones.
fn turned(func: &mut Func, x: Value) -> Value {
    let [re, im] = [0, 1].map(|number| part(func, x, number));
    let negative = func.unary(UnaryOp::Negate, im);
    func.concatenate(&[negative, re], func.shape(x).len() - 1)
}

/// Asserts that the text with complex numbers computes the same bits, and returns it.
fn assert_same(func: &Func, inputs: &[Literal]) -> String {
    let text = func.to_stablehlo();
    let read = parse(&text).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
    assert_eq!(eval(&read, inputs), eval(func, inputs), "{text}");
    text
}

fn numbers(ty: TensorType) -> Literal {
    let all: Vec<f64> = (0..ty.count())
        .map(|k| (k * 37 % 23) as f64 / 4.0 - 2.0)
        .collect();
    Literal::from_f64s(ty.element, ty.shape, &all)
}

/// Returns a loop of transforms with the loop-carried value `x`, and a function that is called
/// between them.
fn steps() -> Func {
    let ty = pairs(&[4]);
    let count = TensorType::scalar(I32);
    let mut turn = Func::new("turn");
    let x = turn.parameter(ty.clone());
    turn.results = vec![turned(&mut turn, x)];
    let mut cond = Func::new("cond");
    let step = cond.parameter(count.clone());
    cond.parameter(ty.clone());
    let three = cond.scalar(I32, Scalar::Int(3));
    cond.results = vec![cond.compare(Direction::Lt, step, three)];
    let mut body = Func::new("body");
    let step = body.parameter(count);
    let x = body.parameter(ty.clone());
    let one = body.scalar(I32, Scalar::Int(1));
    let step = body.binary(BinaryOp::Add, step, one);
    let spectrum = body.fft(x, FftKind::Forward, &[4]);
    let spectrum = body.call(turn, &[spectrum])[0];
    let x = body.fft(spectrum, FftKind::Inverse, &[4]);
    body.results = vec![step, x];
    let mut func = Func::new("main");
    let x = func.parameter(ty);
    let zero = func.scalar(I32, Scalar::Int(0));
    func.results = vec![func.while_loop(&[zero, x], cond, body)[1]];
    func
}

#[test]
fn loops_and_functions_pass_complex_numbers_on() {
    let func = steps();
    let text = assert_same(&func, &[numbers(pairs(&[4]))]);
    let has = |line: &str| text.lines().any(|text| text.contains(line));
    assert!(
        has("@turn(%arg0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>)"),
        "{text}"
    );
    assert!(has(
        "(tensor<i32>, tensor<4xcomplex<f32>>) -> (tensor<i32>, tensor<4xcomplex<f32>>)"
    ));
    assert!(
        has("@main(%arg0: tensor<4x2xf32>) -> (tensor<4x2xf32>)"),
        "{text}"
    );
    // Only the result is interleaved.
    assert_eq!(text.matches("stablehlo.concatenate").count(), 1, "{text}");
}

/// Ops that move complex numbers, select between them, or need pairs.
#[test]
fn each_value_is_given_in_the_form_that_is_needed() {
    let mut func = Func::new("main");
    let x = func.parameter(pairs(&[2, 4]));
    let row = func.parameter(pairs(&[1, 4]));
    let index = func.parameter(TensorType::scalar(I32));
    let spectrum = func.fft(x, FftKind::Forward, &[4]);
    let zero = func.scalar(I32, Scalar::Int(0));
    let starts = [index, zero, zero];
    let read = func.dynamic_slice(spectrum, &starts, &[1, 4, 2]);
    let written = func.dynamic_update_slice(spectrum, row, &starts);
    let real = part(&mut func, row, 1);
    let real_written = func.dynamic_update_slice(spectrum, real, &starts);
    let flat = func.reshape(written, &[8, 2]);
    let barrier = func.optimization_barrier(&[flat, spectrum]);
    let turned_row = turned(&mut func, read);
    let column = func.slice(spectrum, &[0, 1, 0], &[2, 4, 2], &[1, 2, 1]);
    let column = func.fft(column, FftKind::Forward, &[2]);
    let corner = func.slice(spectrum, &[1, 0, 1], &[2, 3, 2], &[1, 1, 1]);
    let branches = [0, 1].map(|branch| {
        let mut of = Func::new("branch");
        let given = of.parameter(pairs(&[1, 4]));
        let other = of.parameter(pairs(&[1, 4]));
        let chosen = [turned(&mut of, given), other][branch];
        of.results = vec![of.fft(chosen, FftKind::Inverse, &[4]), chosen];
        of
    });
    let chosen = func.case(index, branches.into(), &[turned_row, row]);
    let sum = func.binary(BinaryOp::Add, chosen[0], chosen[1]);
    let reversed = func.reverse(barrier[0], &[0]);
    let real = func.fft(barrier[1], FftKind::RealInverse, &[6]);
    func.results = vec![
        read,
        real_written,
        reversed,
        sum,
        real,
        barrier[1],
        chosen[1],
        column,
        corner,
    ];
    for index in 0..2 {
        let index = Literal::scalar(I32, Scalar::Int(index));
        let text = assert_same(
            &func,
            &[numbers(pairs(&[2, 4])), numbers(pairs(&[1, 4])), index],
        );
        for op in ["slice", "dynamic_slice", "dynamic_update_slice", "reshape"] {
            let native = text.lines().any(|line| {
                line.contains(&format!("stablehlo.{op}\"")) && line.ends_with("complex<f32>>")
            });
            assert!(native, "{op}: {text}");
        }
    }
}

#[test]
fn a_program_without_transforms_has_no_complex_numbers() {
    let mut func = Func::new("main");
    let x = func.parameter(pairs(&[4]));
    func.results = vec![turned(&mut func, x)];
    let text = assert_same(&func, &[numbers(pairs(&[4]))]);
    assert!(!text.contains("complex"), "{text}");
}

#[test]
fn programs_of_jax_compute_the_same_bits() {
    let mut count = 0;
    for name in jax_programs::names() {
        let func = jax_programs::parsed(&name, &jax_programs::read(&format!("{name}.mlir")));
        if func.is_written_complex() {
            let (inputs, ..) = jax_programs::values(&name);
            assert_same(&func, &inputs);
            count += 1;
        }
    }
    assert!(count > 2, "{count}");
}

/// Returns the real and imaginary parts of a quotient; `denominator` is the op that defines `%d`.
fn quotients(numerator: &str, denominator: &str) -> Vec<f64> {
    let text = format!(
        "func.func @main() -> (tensor<f64>, tensor<f64>) {{
           %0 = stablehlo.constant dense<{numerator}> : tensor<complex<f64>>
           {denominator}
           %q = stablehlo.divide %0, %d : tensor<complex<f64>>
           %re = stablehlo.real %q : (tensor<complex<f64>>) -> tensor<f64>
           %im = stablehlo.imag %q : (tensor<complex<f64>>) -> tensor<f64>
           return %re, %im : tensor<f64>, tensor<f64>
         }}"
    );
    let func = parse(&text).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
    let parts = eval(&func, &[]).expect("it runs");
    parts.iter().map(|part| part.to_f64s()[0]).collect()
}

#[test]
fn a_quotient_by_a_real_number_is_one_of_each_part() {
    let constant =
        |value: &str| format!("%d = stablehlo.constant dense<{value}> : tensor<complex<f64>>");
    let real = |value: &str| {
        format!(
            "%r = stablehlo.constant dense<{value}> : tensor<f64>
             %d = stablehlo.convert %r : (tensor<f64>) -> tensor<complex<f64>>"
        )
    };
    for by in [constant("(3.0, 0.0)"), real("3.0")] {
        assert_eq!(quotients("(1.0, 0.1)", &by), [1.0 / 3.0, 0.1 / 3.0]);
        let infinite = quotients("(0x7FF0000000000000, 1.0)", &by);
        assert_eq!(infinite, [f64::INFINITY, 1.0 / 3.0]);
    }
    let by_zero = quotients("(1.0, -1.0)", &real("0.0"));
    assert_eq!(by_zero, [f64::INFINITY, f64::NEG_INFINITY]);
    assert_eq!(quotients("(1.0, 3.0)", &constant("(1.0, 1.0)")), [2.0, 1.0]);
}

/// Returns a function that multiplies by `i` repeatedly, in a loop without transforms.
fn turns(element: ElementType) -> Func {
    let ty = TensorType::new(element, [4, 2]);
    let mut cond = Func::new("cond");
    let x = cond.parameter(ty.clone());
    let first = part(&mut cond, x, 0);
    let first = cond.slice(first, &[0, 0], &[1, 1], &[1, 1]);
    let first = cond.reshape(first, &[]);
    let zero = cond.scalar(element, Scalar::Int(0));
    cond.results = vec![cond.compare(Direction::Lt, first, zero)];
    let mut body = Func::new("body");
    let x = body.parameter(ty.clone());
    body.results = vec![turned(&mut body, x)];
    let mut func = Func::new("main");
    let x = func.parameter(ty);
    func.results = func.while_loop(&[x], cond, body);
    func
}

#[test]
fn loops_carry_complex_numbers_that_every_device_has() {
    for (element, is_complex) in [(F32, true), (ElementType::F64, false)] {
        let func = turns(element);
        let text = assert_same(&func, &[numbers(TensorType::new(element, [4, 2]))]);
        assert_eq!(text.contains("complex<"), is_complex, "{text}");
        assert_eq!(func.is_written_complex(), is_complex);
    }
}
