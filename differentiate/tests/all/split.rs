//! Adjoints that are split into a forward program with residuals and a reverse program.

use differentiate::{has_residuals, split, vjp};
use stablehlo::{BinaryOp, ElementType, FftKind, Func, Op, Scalar, TensorType, UnaryOp};

use crate::check::floats;
use crate::loops::{nonlinear, steps};

/// Returns the number of loops and of Fourier transforms.
fn counts(func: &Func) -> [usize; 2] {
    let count = |is: &dyn Fn(&Op) -> bool| func.values().filter(|v| is(func.op(*v))).count();
    [
        count(&|op| matches!(op, Op::While { .. })),
        count(&|op| matches!(op, Op::Fft { .. })),
    ]
}

/// Returns the adjoint of all float results by all float parameters, and the numbers of results and
/// of adjoints.
fn augmented(func: &Func) -> (Func, usize, usize) {
    let (wrt, of) = floats(func);
    let augmented = vjp(func, &of, &wrt, &Default::default()).unwrap().func;
    (augmented, func.results.len(), of.len())
}

/// Returns the sine of the squares of a Fourier transform's parts.
fn spectrum() -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F64, [8]));
    let wave = func.fft(x, FftKind::RealForward, &[8]);
    let square = func.binary(BinaryOp::Multiply, wave, wave);
    func.results = vec![func.unary(UnaryOp::Sine, square)];
    func
}

/// Returns three iterations of `x = sin(matrix x)`.
fn iterated_product() -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F64, [4]));
    let matrix = func.parameter(TensorType::new(ElementType::F64, [4, 4]));
    let trips = func.scalar(ElementType::I32, Scalar::Int(3));
    let state = steps(&mut func, trips, &[x, matrix], |body, _, state| {
        let product = body.dot_general(state[1], state[0], (&[], &[]), (&[1], &[0]));
        vec![body.unary(UnaryOp::Sine, product), state[1]]
    });
    func.results = vec![state[0]];
    func
}

#[test]
fn the_reverse_program_repeats_no_loop_and_no_transform() {
    for (func, forward, reverse) in [
        (iterated_product(), [1, 0], [1, 0]),
        (spectrum(), [0, 1], [0, 1]),
    ] {
        let (augmented, results, adjoints) = augmented(&func);
        let split = split(&augmented, results, adjoints, u64::MAX).unwrap();
        assert_eq!(counts(&split.forward), forward, "{}", split.forward);
        assert_eq!(counts(&split.reverse), reverse, "{}", split.reverse);
        assert!(!split.residuals.is_empty());
    }
}

#[test]
fn cheap_values_are_recomputed_and_residuals_are_bounded() {
    let mut cheap = Func::new("main");
    let x = cheap.parameter(TensorType::new(ElementType::F64, [8]));
    let square = cheap.binary(BinaryOp::Multiply, x, x);
    cheap.results = vec![cheap.unary(UnaryOp::Sine, square)];
    for func in [cheap, nonlinear(5, 4, true)] {
        assert!(!has_residuals(&func));
        let (augmented, results, adjoints) = augmented(&func);
        assert!(split(&augmented, results, adjoints, u64::MAX).is_none());
    }

    // Five complex numbers of f64.
    let (of_spectrum, results, adjoints) = augmented(&spectrum());
    assert!(split(&of_spectrum, results, adjoints, 79).is_none());
    assert!(split(&of_spectrum, results, adjoints, 80).is_some());
}
