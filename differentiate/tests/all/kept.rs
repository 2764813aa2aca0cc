//! What loops store for their reverse: state, but no invariants or counters.

use differentiate::{Checkpoint, Options, value_and_grad};
use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Literal, Scalar, TensorType, UnaryOp, eval,
};

const F64: ElementType = ElementType::F64;
const I32: ElementType = ElementType::I32;
const TRIPS: i64 = 7;

/// Iterates `u += kappa sin(u) (i + 1) sum(data[at..at + 3]^2)`, `at += 2`, seven times: of the
/// five carried values only `u` is a state.
fn looped() -> Func {
    let mut func = Func::new("main");
    let u = func.parameter(TensorType::new(F64, [5]));
    let data = func.parameter(TensorType::new(F64, [64]));
    let kappa = func.parameter(TensorType::scalar(F64));
    let zero = func.scalar(I32, Scalar::Int(0));
    let all = [zero, zero, u, data, kappa];
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    for value in all {
        cond.parameter(func.tensor(value).clone());
        body.parameter(func.tensor(value).clone());
    }
    let end = cond.scalar(I32, Scalar::Int(TRIPS));
    cond.results = vec![cond.compare(Direction::Lt, cond.parameters()[0], end)];
    let [i, at, u, data, kappa] = *body.parameters() else {
        unreachable!()
    };
    let count = |body: &mut Func, value, by| {
        let by = body.scalar(I32, Scalar::Int(by));
        body.binary(BinaryOp::Add, value, by)
    };
    let (next, after) = (count(&mut body, i, 1), count(&mut body, at, 2));
    let part = body.dynamic_slice(data, &[at], &[3]);
    let square = body.binary(BinaryOp::Multiply, part, part);
    let none = body.scalar(F64, Scalar::Int(0));
    let sum = body.reduce(square, none, &[0], Combiner::Add);
    let turn = body.convert(next, F64);
    let factor = body.binary(BinaryOp::Multiply, sum, turn);
    let factor = body.binary(BinaryOp::Multiply, factor, kappa);
    let factor = body.broadcast_in_dim(factor, &[5], &[]);
    let sine = body.unary(UnaryOp::Sine, u);
    let more = body.binary(BinaryOp::Multiply, sine, factor);
    let u = body.binary(BinaryOp::Add, u, more);
    body.results = vec![next, after, u, data, kappa];
    let u = func.while_loop(&all, cond, body)[2];
    let none = func.scalar(F64, Scalar::Int(0));
    func.results = vec![func.reduce(u, none, &[0], Combiner::Add)];
    func
}

#[test]
fn what_stays_and_what_counts_is_not_kept() {
    let func = looped();
    let numbers = |count: usize| (0..count).map(|k| 0.1 * (k as f64).sin());
    let inputs = [
        Literal::from_f64s(F64, [5], &numbers(5).collect::<Vec<_>>()),
        Literal::from_f64s(F64, [64], &numbers(64).collect::<Vec<_>>()),
        Literal::from_f64s(F64, [], &[0.3]),
    ];
    let mut first: Option<Vec<Vec<u8>>> = None;
    for (checkpoint, states) in [
        (Checkpoint::All, TRIPS as u64),
        (Checkpoint::Slots(3), 3),
        (Checkpoint::Every(4), 2 + 3),
    ] {
        let options = Options {
            checkpoint,
            ..Options::default()
        };
        let adjoint = value_and_grad(&func, 0, &[0, 1, 2], &options).unwrap();
        let [kept] = adjoint.kept.as_slice() else {
            panic!("one loop: {:?}", adjoint.kept);
        };
        // `u`, and nothing else.
        assert_eq!(
            kept.values,
            [("state 2".to_owned(), 5 * 8)],
            "{checkpoint:?}"
        );
        assert_eq!(kept.bytes, states * 5 * 8, "{checkpoint:?}");
        // The program contains no other stacks: of floats that of `u`, of integers that of
        // iterations.
        let text = adjoint.func.to_string();
        for stacked in ["x64xf64", "x3xf64", "x1xf64"] {
            assert!(!text.contains(stacked), "{checkpoint:?}: {stacked}\n{text}");
        }
        assert!(text.contains(&format!("{states}x5xf64")), "{text}");
        let counters = match checkpoint {
            Checkpoint::All => !text.contains(&format!("{TRIPS}xi32")),
            _ => true,
        };
        assert!(counters, "{text}");
        let found = eval(&adjoint.func, &inputs).unwrap();
        let found: Vec<Vec<u8>> = found.iter().map(Literal::to_bytes).collect();
        assert_eq!(*first.get_or_insert_with(|| found.clone()), found);
    }
}
