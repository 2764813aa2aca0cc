//! Tests of functions that several devices run in lockstep.

use stablehlo::{
    BinaryOp, Collective, Combiner, DeviceNumber, Direction, ElementType, EvalError, Func, Literal,
    Scalar, TensorType, Value, eval_devices, parse,
};

/// Returns the result of a collective on each of four devices, whose inputs are twice its index,
/// and one more.
fn together(collective: Collective) -> Vec<Vec<i64>> {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::I32, [2]));
    func.results = vec![func.collective(x, collective, 1)];
    let text = func.to_string();
    assert_eq!(parse(&text).unwrap(), func, "{text}");
    let inputs: Vec<Vec<Literal>> = (0..4)
        .map(|p| {
            vec![Literal::from_i64s(
                ElementType::I32,
                [2],
                &[2 * p, 2 * p + 1],
            )]
        })
        .collect();
    let results = eval_devices(&func, &inputs).unwrap();
    results.iter().map(|all| all[0].to_i64s()).collect()
}

#[test]
fn who_receives_nothing_has_zeros() {
    let pairs = vec![(0, 1), (3, 0), (1, 2)];
    let got = together(Collective::Permute { pairs });
    assert_eq!(got, [vec![6, 7], vec![0, 1], vec![2, 3], vec![0, 0]]);
}

#[test]
fn groups_stay_apart() {
    let groups = || vec![vec![0, 2], vec![3, 1]];
    let summed = together(Collective::AllReduce {
        groups: groups(),
        combiner: Combiner::Add,
    });
    assert_eq!(summed, [[4, 6], [8, 10], [4, 6], [8, 10]]);
    let gathered = together(Collective::AllGather {
        groups: groups(),
        dimension: 0,
    });
    let (even, odd) = ([0, 1, 4, 5], [6, 7, 2, 3]);
    assert_eq!(gathered, [even, odd, even, odd]);
    let exchanged = together(Collective::AllToAll {
        groups: groups(),
        split: 0,
        concat: 0,
    });
    assert_eq!(exchanged, [[0, 4], [7, 3], [1, 5], [6, 2]]);
}

/// Returns a function that counts up to the device's index, or to the same bound on all.
fn counting(alike: bool, together: bool) -> Func {
    let ty = TensorType::scalar(ElementType::U32);
    let part = |name: &str, write: &dyn Fn(&mut Func, Value) -> Value| {
        let mut part = Func::new(name);
        let count = part.parameter(ty.clone());
        part.results = vec![write(&mut part, count)];
        part
    };
    let cond = part("cond", &|f, count| {
        let end = match alike {
            true => f.scalar(ElementType::U32, Scalar::Int(3)),
            false => f.device_number(DeviceNumber::Partition),
        };
        f.compare(Direction::Lt, count, end)
    });
    let body = part("body", &|f, count| {
        let one = f.scalar(ElementType::U32, Scalar::Int(1));
        let next = f.binary(BinaryOp::Add, count, one);
        let groups = vec![(0..4).collect()];
        let combiner = Combiner::Max;
        let most = Collective::AllReduce { groups, combiner };
        match together {
            true => f.collective(next, most, 1),
            false => next,
        }
    });
    let mut func = Func::new("main");
    let zero = func.scalar(ElementType::U32, Scalar::Int(0));
    func.results = func.while_loop(&[zero], cond, body);
    func
}

#[test]
fn loops_end_for_each_device_or_for_all() {
    let run = |func: &Func| eval_devices(func, &vec![Vec::new(); 4]);
    let counts = |func: &Func| -> Vec<i64> {
        let results = run(func).unwrap();
        results.iter().map(|all| all[0].to_i64s()[0]).collect()
    };
    assert_eq!(counts(&counting(false, false)), [0, 1, 2, 3]);
    assert_eq!(counts(&counting(true, true)), [3; 4]);
    let apart = run(&counting(false, true));
    assert!(
        matches!(apart, Err(EvalError::OutOfStep { .. })),
        "{apart:?}"
    );
    let missing = eval_devices(&counting(true, true), &vec![Vec::new(); 3]);
    assert!(
        matches!(missing, Err(EvalError::Devices { device: 3, .. })),
        "{missing:?}"
    );
}
