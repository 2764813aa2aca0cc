//! Derivatives where an op is not differentiable, or an element is not selected: each row's
//! convention holds.

use differentiate::{Options, jvp, value_and_grad, vjp};
use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Literal, Scalar, ScatterDims, SortOrder,
    TensorType, UnaryOp, Value, eval,
};

use crate::check::check;

const F64: ElementType = ElementType::F64;
const I32: ElementType = ElementType::I32;

fn vector(numbers: &[f64]) -> Literal {
    Literal::from_f64s(F64, [numbers.len()], numbers)
}

/// Returns the derivatives of the sum of the results of `build` by each of `inputs`, in reverse,
/// checked against forward mode.
fn slopes<const N: usize>(
    inputs: [&[f64]; N],
    build: impl FnOnce(&mut Func, [Value; N]) -> Value,
) -> Vec<Vec<f64>> {
    let mut func = Func::new("main");
    let inputs = inputs.map(vector);
    let parameters = inputs.each_ref().map(|x| func.parameter(x.ty().clone()));
    let result = build(&mut func, parameters);
    let all: Vec<usize> = (0..func.tensor(result).rank()).collect();
    let zero = func.scalar(F64, Scalar::Int(0));
    func.results = vec![func.reduce(result, zero, &all, Combiner::Add)];
    let wrt: Vec<usize> = (0..N).collect();
    let both = value_and_grad(&func, 0, &wrt, &Options::default())
        .unwrap()
        .func;
    let back = eval(&both, &inputs).unwrap();
    let back: Vec<Vec<f64>> = back[1..].iter().map(Literal::to_f64s).collect();

    let forward = jvp(&func, &[0], &wrt).unwrap();
    for (which, slopes) in back.iter().enumerate() {
        for (place, slope) in slopes.iter().enumerate() {
            let seeds: Vec<Literal> = (inputs.iter().enumerate())
                .map(|(k, input)| {
                    let one = |e: usize| f64::from(u8::from(k == which && e == place));
                    vector(&(0..input.count()).map(one).collect::<Vec<_>>())
                })
                .collect();
            let results = eval(&forward, &[inputs.as_slice(), &seeds].concat()).unwrap();
            assert_eq!(results[1].to_f64s(), [*slope], "{func}");
        }
    }
    back
}

#[test]
fn elementwise_ops_without_a_slope_have_the_one_that_is_said() {
    let unary = |op: UnaryOp, x: f64| slopes([&[x]], |f, [x]| f.unary(op, x))[0][0];
    assert_eq!(unary(UnaryOp::Abs, 0.0), 0.0);
    assert_eq!(unary(UnaryOp::Sign, 0.0), 0.0);
    assert_eq!(unary(UnaryOp::Floor, 1.0), 0.0);
    assert_eq!(unary(UnaryOp::Sqrt, 0.0), f64::INFINITY);
    assert_eq!(unary(UnaryOp::Log, 0.0), f64::INFINITY);
    // An infinite slope of an unvaried operand does not affect the others.
    let sum = slopes([&[0.0], &[2.0]], |f, [x, y]| {
        let root = f.unary(UnaryOp::Sqrt, x);
        f.binary(BinaryOp::Add, root, y)
    });
    assert_eq!(sum, [[f64::INFINITY], [1.0]]);
    let binary = |op: BinaryOp, x: f64, y: f64| {
        let both = slopes([&[x], &[y]], |f, [x, y]| f.binary(op, x, y));
        [both[0][0], both[1][0]]
    };
    // To the first operand.
    assert_eq!(binary(BinaryOp::Maximum, 2.0, 2.0), [1.0, 0.0]);
    assert_eq!(binary(BinaryOp::Minimum, 2.0, 2.0), [1.0, 0.0]);
    assert_eq!(binary(BinaryOp::Maximum, 0.0, -0.0), [1.0, 0.0]);
    // x^0 has slope 0, also at 0; so does 0^y.
    assert_eq!(binary(BinaryOp::Power, 0.0, 0.0), [0.0, 0.0]);
    assert_eq!(binary(BinaryOp::Power, 0.0, 2.0), [0.0, 0.0]);
    assert_eq!(binary(BinaryOp::Power, 0.0, 1.0), [1.0, 0.0]);
    assert_eq!(binary(BinaryOp::Power, -2.0, 3.0)[0], 12.0);
    assert_eq!(binary(BinaryOp::Power, 3.0, 0.0), [0.0, 3f64.ln()]);
}

#[test]
fn of_equals_the_first_one_is_chosen() {
    let clamp = |x: f64, low: f64, high: f64| {
        let all = slopes([&[low], &[x], &[high]], |f, [low, x, high]| {
            f.clamp(low, x, high)
        });
        [all[0][0], all[1][0], all[2][0]]
    };
    assert_eq!(clamp(1.0, 1.0, 2.0), [0.0, 1.0, 0.0]);
    assert_eq!(clamp(2.0, 1.0, 2.0), [0.0, 1.0, 0.0]);
    assert_eq!(clamp(0.0, 1.0, 2.0), [1.0, 0.0, 0.0]);
    assert_eq!(clamp(1.5, 2.0, 1.0), [0.0, 0.0, 1.0]);
    assert_eq!(clamp(0.5, 2.0, 1.0), [0.0, 0.0, 1.0]);

    let most = |x: &[f64], init: f64| {
        slopes([x, &[init]], |f, [x, init]| {
            let init = f.reshape(init, &[]);
            f.reduce(x, init, &[0], Combiner::Max)
        })
    };
    let none = f64::NEG_INFINITY;
    assert_eq!(most(&[1.0, 3.0, 3.0], none)[0], [0.0, 1.0, 0.0]);
    assert_eq!(
        most(&[3.0, 3.0], 3.0),
        [vec![0.0, 0.0], vec![1.0]],
        "`init` is before all"
    );
    let product = slopes([&[2.0, 0.0, 3.0]], |f, [x]| {
        let one = f.scalar(F64, Scalar::Int(1));
        f.reduce(x, one, &[0], Combiner::Mul)
    });
    assert_eq!(product[0], [0.0, 6.0, 0.0]);

    let scan = |combiner: Combiner, x: &[f64]| {
        let all = slopes([x], |f, [x]| {
            let init = f.scalar(F64, combiner.identity(F64).unwrap());
            f.scan(x, init, 0, combiner)
        });
        all[0].clone()
    };
    assert_eq!(
        scan(Combiner::Max, &[1.0, 3.0, 3.0, 2.0]),
        [1.0, 3.0, 0.0, 0.0]
    );
    assert_eq!(scan(Combiner::Min, &[2.0, 2.0, 1.0]), [2.0, 0.0, 1.0]);
    assert_eq!(scan(Combiner::Mul, &[0.0, 2.0, 0.0]), [3.0, 0.0, 0.0]);

    let scatter = |combiner: Combiner, x: &[f64], updates: &[f64]| {
        let count = updates.len();
        slopes([x, updates], move |f, [x, updates]| {
            let at = f.splat(TensorType::new(I32, [count, 1]), Scalar::Int(0));
            let dims = ScatterDims::of_elements(1, 1);
            f.scatter(x, at, updates, dims, combiner)
        })
    };
    let max = |x: &[f64], updates: &[f64]| scatter(Combiner::Max, x, updates);
    assert_eq!(max(&[1.0, 5.0], &[2.0, 2.0]), [[0.0, 1.0], [1.0, 0.0]]);
    assert_eq!(max(&[2.0, 5.0], &[2.0, 1.0]), [[1.0, 1.0], [0.0, 0.0]]);
    // The last update remains.
    let set = scatter(Combiner::Set, &[2.0, 5.0], &[3.0, 4.0]);
    assert_eq!(set, [[0.0, 1.0], [0.0, 1.0]]);

    // In the order of a stable sort.
    let sorted = slopes([&[1.0, 1.0, 0.0], &[5.0, 6.0, 7.0]], |f, [keys, x]| {
        let order = SortOrder {
            descending: false,
            total: false,
        };
        let sorted = f.sort(&[keys, x], 0, order)[1];
        let weights = f.constant(vector(&[1.0, 2.0, 3.0]));
        f.binary(BinaryOp::Multiply, sorted, weights)
    });
    assert_eq!(sorted[1], [2.0, 3.0, 1.0]);
}

#[test]
fn what_is_not_chosen_does_not_matter() {
    type Guarded = fn(&mut Func, Value) -> Value;
    let ways: [Guarded; 4] = [
        |f, x| {
            let one = f.splat(f.tensor(x).clone(), Scalar::Int(1));
            let over = f.binary(BinaryOp::Divide, one, x);
            f.binary(BinaryOp::Multiply, over, over)
        },
        |f, x| f.unary(UnaryOp::Sqrt, x),
        |f, x| {
            let log = f.unary(UnaryOp::Log, x);
            f.binary(BinaryOp::Multiply, log, x)
        },
        |f, x| {
            let over = f.unary(UnaryOp::Rsqrt, x);
            let power = f.unary(UnaryOp::Exp, over);
            let sine = f.unary(UnaryOp::Sine, power);
            f.binary(BinaryOp::Atan2, sine, power)
        },
    ];
    for guarded in ways {
        let found = slopes([&[0.0, -1.0]], |f, [x]| {
            let zeros = f.splat(f.tensor(x).clone(), Scalar::Int(0));
            let positive = f.compare(Direction::Gt, x, zeros);
            let value = guarded(f, x);
            f.select(positive, value, x)
        });
        assert_eq!(found[0], [1.0, 1.0]);
    }
}

/// `z sqrt(x)` where `z` is 0: the derivative by `x` is 0, but varies with `z`.
#[test]
fn a_zero_has_a_slope() {
    let mut func = Func::new("main");
    let (z, x) = (
        func.parameter(TensorType::scalar(F64)),
        func.parameter(TensorType::scalar(F64)),
    );
    let root = func.unary(UnaryOp::Sqrt, x);
    func.results = vec![func.binary(BinaryOp::Multiply, z, root)];
    let gradient = value_and_grad(&func, 0, &[0, 1], &Options::default())
        .unwrap()
        .func;
    let second = jvp(&gradient, &[2], &[0]).unwrap();
    let number = |x: f64| Literal::from_f64s(F64, [], &[x]);
    let results = eval(&second, &[number(0.0), number(4.0), number(1.0)]).unwrap();
    assert_eq!(results.last().unwrap().to_f64s(), [0.25]);
}

/// A linear congruential generator, carried by a loop, whose values multiply a float state.
#[test]
fn random_numbers_are_flat() {
    let mut func = Func::new("main");
    let u = func.parameter(TensorType::new(F64, [4]));
    let seed = func.parameter(TensorType::new(ElementType::U64, [4]));
    let zero = func.scalar(I32, Scalar::Int(0));
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    for value in [zero, u, seed] {
        let ty = func.tensor(value).clone();
        cond.parameter(ty.clone());
        body.parameter(ty);
    }
    let end = cond.scalar(I32, Scalar::Int(7));
    cond.results = vec![cond.compare(Direction::Lt, cond.parameters()[0], end)];
    let [i, u_before, state] = body.parameters() else {
        unreachable!()
    };
    let (i, u_before, state) = (*i, *u_before, *state);
    let states = body.tensor(state).clone();
    let factor = body.splat(states.clone(), Scalar::Int(6364136223846793005));
    let more = body.splat(states.clone(), Scalar::Int(1442695040888963407));
    let state = body.binary(BinaryOp::Multiply, state, factor);
    let state = body.binary(BinaryOp::Add, state, more);
    // Between 1 and 2, by its bits.
    let twelve = body.splat(states.clone(), Scalar::Int(12));
    let one = body.splat(states, Scalar::Int(0x3ff0_0000_0000_0000));
    let bits = body.binary(BinaryOp::ShiftRightLogical, state, twelve);
    let bits = body.binary(BinaryOp::Or, bits, one);
    let random = body.bitcast_convert(bits, F64);
    let sine = body.unary(UnaryOp::Sine, u_before);
    let next = body.binary(BinaryOp::Multiply, sine, random);
    let one = body.scalar(I32, Scalar::Int(1));
    let i = body.binary(BinaryOp::Add, i, one);
    body.results = vec![i, next, state];
    func.results = func.while_loop(&[zero, u, seed], cond, body)[1..].to_vec();
    let inputs = [
        vector(&[0.1, 0.5, -0.7, 1.3]),
        Literal::from_i64s(ElementType::U64, [4], &[1, 2, 3, 4]),
    ];
    check(&func, &inputs, &Options::default(), 1e-8);
}

#[test]
fn what_only_the_device_knows_is_an_error_by_name() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, [4]));
    let call = stablehlo::CustomCall {
        target: "mystery".into(),
        config: vec![],
        results: vec![TensorType::new(F64, [4])],
        aliases: vec![],
    };
    func.results = func.custom_call(call, &[x]);
    let forward = jvp(&func, &[0], &[0]).unwrap_err();
    let reverse = vjp(&func, &[0], &[0], &Options::default()).unwrap_err();
    for error in [forward, reverse] {
        assert!(error.message.contains("`mystery`"), "{error}");
    }
}

#[test]
fn products_with_what_is_there_are_refused_if_several_may_meet() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, [4]));
    let updates = func.parameter(TensorType::new(F64, [2]));
    let at = func.parameter(TensorType::new(I32, [2]));
    let dims = ScatterDims {
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
        ..ScatterDims::default()
    };
    func.results = vec![func.scatter(x, at, updates, dims, Combiner::Mul)];
    let error = vjp(&func, &[0], &[1], &Options::default()).unwrap_err();
    assert!(error.message.contains("several updates"), "{error}");
}
