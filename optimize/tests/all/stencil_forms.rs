//! All forms of a stencil compute the same: for each kind of edge, sizes from 0 on, and boxes with
//! any start.

use optimize::{StencilForm, Target, choose_forms, separate};
use stablehlo::{Coefficient, Edge, ElementType, Func, Op, Stencil, Tap, TensorType, Value, eval};
use testkit::Random;

use crate::awkward::{Floats, close, inputs, same};

/// A random valid stencil, with its array and coefficients as parameters.
fn any(numbers: &mut Random) -> Option<(Func, Vec<Value>, Stencil)> {
    let rank = 1 + numbers.below(3);
    let sizes = [0, 1, 2, 3, 5, 8];
    let shape: Vec<usize> = (0..rank).map(|_| sizes[numbers.below(6)]).collect();
    let element = [ElementType::F32, ElementType::F64, ElementType::I32][numbers.below(3)];
    let mut func = Func::new("main");
    let operand = func.parameter(TensorType::new(element, shape.as_slice()));
    let edges: Vec<Edge> = (0..rank).map(|_| Edge::ALL[numbers.below(4)]).collect();
    let whole = numbers.below(2) == 0;
    let result: Vec<usize> = shape
        .iter()
        .map(|n| if whole { *n } else { numbers.below(n + 3) })
        .collect();
    let start: Vec<i64> = (0..rank)
        .map(|_| {
            if whole {
                0
            } else {
                numbers.below(5) as i64 - 2
            }
        })
        .collect();
    let scalar = func.parameter(TensorType::scalar(element));
    let field = func.parameter(TensorType::new(element, result.as_slice()));
    let only_constants = numbers.below(3) > 0;
    let equal = numbers.below(3) == 0;
    let line = numbers.below(2) == 0;
    let taps = (0..1 + numbers.below(5)).map(|_| {
        let coefficient = match numbers.below(8) {
            _ if equal => Coefficient::constant(3.0),
            0 if !only_constants => Coefficient::Operand(0),
            1 if !only_constants => Coefficient::Operand(1),
            2 => Coefficient::constant(-1.0),
            3 | 4 => Coefficient::constant(1.0),
            _ => Coefficient::constant(numbers.below(9) as f64 - 4.0),
        };
        let offsets = (0..rank).map(|d| match line && d > 0 {
            true => 0,
            false => numbers.below(5) as i64 - 2,
        });
        let offsets = offsets.collect();
        Tap {
            offsets,
            coefficient,
        }
    });
    let stencil = Stencil {
        taps: taps.collect(),
        start,
        shape: result,
        edges,
    };
    let op = Op::Stencil {
        operand,
        coefficients: vec![scalar, field],
        stencil: stencil.clone().into(),
    };
    let fits = func.type_of(&op).is_ok();
    fits.then_some((func, vec![operand, scalar, field], stencil))
}

#[test]
fn all_forms_mean_the_same() {
    let mut numbers = Random::new(testkit::seed());
    let mut written = [0; StencilForm::ALL.len()];
    let cases = testkit::random_cases(6000) as usize;
    for _ in 0..cases {
        let Some((func, values, stencil)) = any(&mut numbers) else {
            continue;
        };
        let [operand, coefficients @ ..] = &values[..] else {
            unreachable!()
        };
        let mut plain = func.clone();
        plain.results = vec![plain.stencil(*operand, coefficients, stencil.clone())];
        for (nth, form) in StencilForm::ALL.into_iter().enumerate() {
            let mut after = func.clone();
            let Some(result) = form.write(&mut after, *operand, coefficients, &stencil) else {
                continue;
            };
            after.results = vec![result];
            written[nth] += 1;
            let after = after.legalize();
            assert_eq!(after.verify(), Ok(()));
            let floats = match form.is_exact() {
                true => Floats::Awkward,
                false => Floats::Tame,
            };
            let inputs = inputs(&plain, nth as u64, floats);
            let (expected, got) = (
                eval(&plain, &inputs).unwrap(),
                eval(&after, &inputs).unwrap(),
            );
            let checked = match form.is_exact() {
                true => same(&expected, &got),
                false => close(&expected, &got, 1e-4),
            };
            assert_eq!(checked, Ok(()), "{form:?}\n{plain}\n{after}");
        }
        for target in [Target::Cpu, Target::Cuda, Target::Tpu] {
            let after = choose_forms(&plain, target);
            let inputs = inputs(&plain, 7, Floats::Awkward);
            let (expected, got) = (
                eval(&plain, &inputs).unwrap(),
                eval(&after, &inputs).unwrap(),
            );
            let checked = same(&expected, &got);
            assert_eq!(checked, Ok(()), "{target:?}\n{plain}\n{after}");
        }
    }
    assert!(
        written.iter().all(|count| *count > cases / 60),
        "{written:?}"
    );
}

/// The product of weights in each dimension.
fn product_of(
    weights: &[&[(i64, f64)]],
    edges: &[Edge],
    start: &[i64],
    shape: &[usize],
) -> Stencil {
    let mut taps = vec![(Vec::new(), 0.25)];
    for along in weights {
        let longer = taps.iter().flat_map(|(offsets, c): &(Vec<i64>, f64)| {
            along.iter().map(move |(offset, w)| {
                let offsets = [offsets.as_slice(), &[*offset]].concat();
                (offsets, c * w)
            })
        });
        taps = longer.collect();
    }
    let taps = taps.into_iter().map(|(offsets, c)| Tap {
        offsets,
        coefficient: Coefficient::constant(c),
    });
    Stencil {
        start: start.to_vec(),
        shape: shape.to_vec(),
        edges: edges.to_vec(),
        taps: taps.collect(),
    }
}

#[test]
fn what_is_separable_is_one_pass_after_the_other() {
    type Weights = &'static [(i64, f64)];
    let (smooth, step): (Weights, Weights) = (
        &[(-2, 1.0), (-1, 4.0), (0, 6.0), (1, 4.0), (2, 1.0)],
        &[(0, -1.0), (2, 1.0)],
    );
    let one: Weights = &[(1, 1.0)];
    for rows in [1, 2, 3, 5, 8] {
        for (weights, passes) in [
            ([smooth, smooth, one], 2),
            ([step, one, smooth], 2),
            ([smooth, step, smooth], 3),
        ] {
            for edges in Edge::ALL {
                let shape = [rows, 7, 6];
                let edges = [edges, Edge::Extend, Edge::Zero];
                let stencil = product_of(&weights, &edges, &[0, 1, 0], &[rows, 5, 6]);
                let mut func = Func::new("main");
                let x = func.parameter(TensorType::new(ElementType::F64, shape));
                let op = Op::Stencil {
                    operand: x,
                    coefficients: Vec::new(),
                    stencil: stencil.clone().into(),
                };
                if func.type_of(&op).is_err() {
                    continue;
                }
                let chain = separate(&stencil, func.tensor(x)).expect("it is a product");
                assert_eq!(chain.len(), passes);
                let mut after = func.clone();
                func.results = vec![func.stencil(x, &[], stencil)];
                let passes = chain.into_iter();
                let result = passes.fold(x, |x, pass| after.stencil(x, &[], pass));
                after.results = vec![result];
                let inputs = inputs(&func, 3, Floats::Tame);
                let (expected, got) = (
                    eval(&func, &inputs).unwrap(),
                    eval(&after, &inputs).unwrap(),
                );
                assert_eq!(close(&expected, &got, 1e-12), Ok(()), "{func}\n{after}");
            }
        }
    }
}

#[test]
fn what_is_no_product_is_not_separable() {
    let mut cross = product_of(
        &[&[(-1, 1.0), (1, 1.0)], &[(0, 1.0)]],
        &[Edge::Zero; 2],
        &[0, 0],
        &[4, 4],
    );
    let square = TensorType::new(ElementType::F64, [4, 4]);
    assert_eq!(separate(&cross, &square), None, "one dimension");
    cross.taps.push(Tap {
        offsets: vec![0, 1],
        coefficient: Coefficient::constant(1.0),
    });
    assert_eq!(separate(&cross, &square), None, "a cross");
}
