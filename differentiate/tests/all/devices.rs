//! Derivatives of collectives: the objective is the sum over all devices.

use differentiate::{Options, jvp, vjp};
use stablehlo::{
    BinaryOp, Collective, Combiner, ElementType, Func, Literal, Op, TensorType, UnaryOp,
    eval_devices,
};
use testkit::Random;

const F64: ElementType = ElementType::F64;
const DEVICES: usize = 4;

/// Returns `exp(collective(sin(collective(x y))))`: two channels if the collective keeps the shape.
fn program(collective: &Collective, channel: u64) -> Func {
    let mut func = Func::new("main");
    let ty = TensorType::new(F64, [4, 6]);
    let (x, y) = (func.parameter(ty.clone()), func.parameter(ty));
    let product = func.binary(BinaryOp::Multiply, x, y);
    let first = func.collective(product, collective.clone(), channel);
    let sine = func.unary(UnaryOp::Sine, first);
    let next = match func.shape(sine) == [4, 6] {
        true => func.collective(sine, collective.clone(), 2 * channel),
        false => sine,
    };
    func.results = vec![func.unary(UnaryOp::Exp, next)];
    func
}

fn collectives() -> Vec<Collective> {
    let groups = || vec![vec![0, 2], vec![3, 1]];
    let pairs = vec![(0, 1), (3, 0), (1, 2)];
    let reduced = |combiner: Combiner| {
        let groups = groups();
        Collective::AllReduce { groups, combiner }
    };
    vec![
        Collective::Permute { pairs },
        reduced(Combiner::Add),
        reduced(Combiner::Mul),
        reduced(Combiner::Min),
        reduced(Combiner::Max),
        Collective::AllGather {
            groups: groups(),
            dimension: 1,
        },
        Collective::AllGather {
            groups: vec![vec![3, 1, 0, 2]],
            dimension: 0,
        },
        Collective::AllToAll {
            groups: groups(),
            split: 1,
            concat: 1,
        },
        Collective::AllToAll {
            groups: vec![vec![0, 1, 2, 3]],
            split: 0,
            concat: 1,
        },
    ]
}

fn dot(x: &[Literal], y: &[Literal]) -> f64 {
    let each = x.iter().zip(y);
    let products = each.flat_map(|(x, y)| x.to_f64s().into_iter().zip(y.to_f64s()));
    products.map(|(x, y)| x * y).sum()
}

fn moved(x: &[Literal], by: f64, along: &[Literal]) -> Vec<Literal> {
    let each = x.iter().zip(along).map(|(x, d)| {
        let sums = x.to_f64s().into_iter().zip(d.to_f64s());
        let sums: Vec<f64> = sums.map(|(x, d)| x + by * d).collect();
        Literal::from_f64s(F64, x.shape().to_vec(), &sums)
    });
    each.collect()
}

#[test]
fn forward_reverse_and_differences_agree() {
    let mut numbers = Random::new(31);
    for collective in collectives() {
        let func = program(&collective, 1);
        let result = func.result_types();
        let ty = TensorType::new(F64, [4, 6]);
        let mut of = |types: &[TensorType]| -> Vec<Vec<Literal>> {
            let one = |_| types.iter().map(|ty| numbers.array(ty)).collect();
            (0..DEVICES).map(one).collect()
        };
        let both = [ty.clone(), ty];
        let (inputs, along, weights) = (of(&both), of(&both), of(&result));
        let with = |more: &[Vec<Literal>]| -> Vec<Vec<Literal>> {
            let each = inputs.iter().zip(more);
            each.map(|(a, b)| [a.as_slice(), b].concat()).collect()
        };
        let forward = jvp(&func, &[0], &[0, 1]).unwrap();
        let reverse = vjp(&func, &[0], &[0, 1], &Options::default()).unwrap().func;
        let ahead = eval_devices(&forward, &with(&along)).unwrap();
        let back = eval_devices(&reverse, &with(&weights)).unwrap();
        let ahead: f64 = (0..DEVICES).map(|d| dot(&ahead[d][1..], &weights[d])).sum();
        let back: f64 = (0..DEVICES).map(|d| dot(&back[d][1..], &along[d])).sum();
        assert!(
            (ahead - back).abs() <= 1e-12 * ahead.abs(),
            "{collective:?}: {ahead} {back}"
        );
        let value = |by: f64| -> f64 {
            let inputs: Vec<Vec<Literal>> = (0..DEVICES)
                .map(|d| moved(&inputs[d], by, &along[d]))
                .collect();
            let results = eval_devices(&func, &inputs).unwrap();
            (0..DEVICES).map(|d| dot(&results[d], &weights[d])).sum()
        };
        let h = 1e-5;
        let expected = (value(h) - value(-h)) / (2.0 * h);
        assert!(
            (ahead - expected).abs() <= 1e-7 * ahead.abs().max(1.0),
            "{collective:?}: {ahead} {expected}"
        );
    }
}

#[test]
fn each_has_a_channel_of_its_own() {
    for collective in collectives() {
        let (one, none) = (program(&collective, 1), program(&collective, 0));
        for (func, is_numbered) in [(one, true), (none, false)] {
            let forward = jvp(&func, &[0], &[0, 1]).unwrap();
            let reverse = vjp(&func, &[0], &[0, 1], &Options::default()).unwrap().func;
            for derivative in [forward, reverse] {
                let channels = derivative.values().filter_map(|v| match derivative.op(v) {
                    Op::Collective { channel, .. } => Some(*channel),
                    _ => None,
                });
                let channels: Vec<u64> = channels.collect();
                let expected: Vec<u64> = match is_numbered {
                    true => (1..=channels.len() as u64).collect(),
                    false => vec![0; channels.len()],
                };
                assert!(channels.len() > 1);
                assert_eq!(channels, expected);
            }
        }
    }
}

/// Returns the adjoints of an `all_reduce` of one value per device; device `k` has result weight
/// 10^k.
fn shares(combiner: Combiner, groups: Vec<Vec<usize>>, numbers: &[f64]) -> Vec<f64> {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, [1]));
    let collective = Collective::AllReduce { groups, combiner };
    func.results = vec![func.collective(x, collective, 1)];
    let back = vjp(&func, &[0], &[0], &Options::default()).unwrap().func;
    let one = |x: f64| Literal::from_f64s(F64, [1], &[x]);
    let given: Vec<Vec<Literal>> = (numbers.iter().enumerate())
        .map(|(device, x)| vec![one(*x), one(10f64.powi(device as i32))])
        .collect();
    let results = eval_devices(&back, &given).unwrap();
    results.iter().map(|all| all[1].to_f64s()[0]).collect()
}

#[test]
fn of_equals_one_device_is_chosen() {
    let all = || vec![vec![3, 1, 0, 2]];
    let pairs = || vec![vec![2, 1], vec![3, 0]];
    let nan = f64::NAN;
    #[rustfmt::skip] // tables stay aligned
    let rows = [
        // combiner        groups   numbers                 adjoints
        (Combiner::Max, all(),   [1.0, 5.0, 5.0, 5.0], [0.0, 1111.0, 0.0, 0.0]),
        (Combiner::Min, all(),   [5.0, 1.0, 0.0, 2.0], [0.0, 0.0, 1111.0, 0.0]),
        (Combiner::Min, pairs(), [2.0, 1.0, 1.0, 2.0], [1001.0, 110.0, 0.0, 0.0]),
        (Combiner::Max, pairs(), [0.0, 4.0, 3.0, 1.0], [0.0, 110.0, 0.0, 1001.0]),
        // As in a reduction: no element equals NaN.
        (Combiner::Max, all(),   [1.0, nan, 5.0, 5.0], [0.0; 4]),
        (Combiner::Mul, pairs(), [2.0, 0.0, 3.0, 0.0], [0.0, 330.0, 0.0, 2002.0]),
    ];
    for (combiner, groups, numbers, expected) in rows {
        let found = shares(combiner, groups, &numbers);
        assert_eq!(found, expected, "{combiner:?} of {numbers:?}");
    }
}
