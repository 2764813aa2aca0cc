//! Sums of shifted views become one stencil, however they are written; so do stencils of stencils
//! and sums of them.

use optimize::{Allow, Report, Semantics, Target, choose_forms, choose_forms_with, simplify_with};
use stablehlo::{
    BinaryOp, Coefficient, Edge, ElementType, Func, Op, Scalar, Stencil, Tap, TensorType, Value,
    eval,
};
use testkit::Random;

use crate::awkward::{Floats, close, inputs};

/// Simplifies with `fast_math`, after checking the results and those of all forms.
fn relaxed(func: &Func) -> (Func, Report) {
    let (after, report) = simplify_with(func, &Allow::fast_math_everywhere(func));
    assert_eq!(after.verify(), Ok(()), "{after}");
    let inputs = inputs(func, 5, Floats::Tame);
    let expected = eval(func, &inputs).unwrap();
    let forms = [Target::Cpu, Target::Cuda, Target::Tpu].map(|target| choose_forms(&after, target));
    for after in [&after].into_iter().chain(&forms) {
        let got = eval(after, &inputs).unwrap();
        assert_eq!(close(&expected, &got, 1e-4), Ok(()), "{func}\n{after}");
    }
    (after, report)
}

/// The stencils, without those in callees.
fn stencils(func: &Func) -> Vec<&Stencil> {
    let stencil = |v: Value| match func.op(v) {
        Op::Stencil { stencil, .. } => Some(stencil.as_ref()),
        _ => None,
    };
    func.values().filter_map(stencil).collect()
}

fn taps(stencil: &Stencil) -> Vec<(Vec<i64>, f64)> {
    let tap = |tap: &Tap| (tap.offsets.clone(), tap.coefficient.as_constant().unwrap());
    let mut taps: Vec<_> = stencil.taps.iter().map(tap).collect();
    taps.sort_by(|a, b| a.0.cmp(&b.0));
    taps
}

fn weights(stencil: &Stencil) -> Vec<f64> {
    taps(stencil)
        .into_iter()
        .map(|(_, weight)| weight)
        .collect()
}

fn constant(func: &mut Func, like: Value, value: f64) -> Value {
    func.splat(func.tensor(like).clone(), Scalar::Float(value))
}

/// `before - 2 here + behind`, as a compiler might write it.
fn second_difference(func: &mut Func, [before, here, behind]: [Value; 3]) -> Value {
    let twice = func.binary(BinaryOp::Add, here, here);
    let first = func.binary(BinaryOp::Subtract, before, twice);
    func.binary(BinaryOp::Add, behind, first)
}

fn slice(func: &mut Func, x: Value, start: usize, limit: usize) -> Value {
    func.slice(x, &[start], &[limit], &[1])
}

/// A second difference with as many elements as `x`.
type Difference = fn(&mut Func, Value) -> Value;

fn by_rotates(func: &mut Func, x: Value) -> Value {
    let views = [func.rotate(x, 0, -1), x, func.rotate(x, 0, 1)];
    second_difference(func, views)
}

fn by_wrapping(func: &mut Func, x: Value) -> Value {
    let n = func.shape(x)[0];
    let all = func.wrap(x, 0, 1, 1);
    let views = [0, 1, 2].map(|k| slice(func, all, k, k + n));
    second_difference(func, views)
}

fn by_extending(func: &mut Func, x: Value) -> Value {
    let n = func.shape(x)[0];
    let all = func.extend(x, 0, 1, 1);
    let views = [0, 1, 2].map(|k| slice(func, all, k, k + n));
    second_difference(func, views)
}

fn by_padding(func: &mut Func, x: Value) -> Value {
    let n = func.shape(x)[0];
    let zero = func.scalar(ElementType::F64, Scalar::Int(0));
    let all = func.pad(x, zero, &[1], &[1], &[0]);
    let views = [0, 1, 2].map(|k| slice(func, all, k, k + n));
    second_difference(func, views)
}

fn by_padded_slices(func: &mut Func, x: Value) -> Value {
    let zero = func.scalar(ElementType::F64, Scalar::Int(0));
    let [before, behind] =
        [(1, -1), (-1, 1)].map(|(low, high)| func.pad(x, zero, &[low], &[high], &[0]));
    second_difference(func, [before, x, behind])
}

fn by_concatenating_zeros(func: &mut Func, x: Value) -> Value {
    let n = func.shape(x)[0];
    let zero = func.splat(TensorType::new(ElementType::F64, [1]), Scalar::Int(0));
    let (front, back) = (slice(func, x, 0, n - 1), slice(func, x, 1, n));
    let before = func.concatenate(&[zero, front], 0);
    let behind = func.concatenate(&[back, zero], 0);
    second_difference(func, [before, x, behind])
}

fn by_repeating_ends(func: &mut Func, x: Value) -> Value {
    let n = func.shape(x)[0];
    let ends = [0, n - 1].map(|k| slice(func, x, k, k + 1));
    let (front, back) = (slice(func, x, 0, n - 1), slice(func, x, 1, n));
    let before = func.concatenate(&[ends[0], front], 0);
    let behind = func.concatenate(&[back, ends[1]], 0);
    second_difference(func, [before, x, behind])
}

/// In the interior; the ends keep the elements of another array.
fn by_updating(func: &mut Func, x: Value) -> Value {
    let n = func.shape(x)[0];
    let old = func.parameter(func.tensor(x).clone());
    if n < 3 {
        return old;
    }
    let views = [0, 1, 2].map(|k| slice(func, x, k, k + n - 2));
    let new = second_difference(func, views);
    let one = func.scalar(ElementType::I32, Scalar::Int(1));
    func.dynamic_update_slice(old, new, &[one])
}

fn by_stencil(func: &mut Func, x: Value) -> Value {
    let tap = |offset, weight| Tap {
        offsets: vec![offset],
        coefficient: Coefficient::constant(weight),
    };
    let stencil = Stencil {
        start: vec![0],
        shape: func.shape(x).to_vec(),
        edges: vec![Edge::Periodic],
        taps: vec![tap(1, 1.0), tap(0, -2.0), tap(-1, 1.0)],
    };
    func.stencil(x, &[], stencil)
}

fn twice(difference: Difference, n: usize) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F64, [n]));
    let once = difference(&mut func, x);
    func.results = vec![difference(&mut func, once)];
    func
}

const BIHARMONIC: [f64; 5] = [1.0, -4.0, 6.0, -4.0, 1.0];

#[test]
fn two_differences_that_go_around_are_one() {
    for difference in [by_rotates as Difference, by_wrapping, by_stencil] {
        for n in 1..12 {
            let before = twice(difference, n);
            let (after, report) = relaxed(&before);
            if n < 5 {
                continue; // both directions are one
            }
            let found = stencils(&after);
            assert_eq!(found.len(), 1, "{after}");
            assert_eq!(weights(found[0]), BIHARMONIC);
            assert_eq!(found[0].edges, [Edge::Periodic]);
            assert_eq!(found[0].shape, [n]);
            assert_eq!(report.fired.get("stencil-of-stencil"), Some(&1));
        }
    }
}

#[test]
fn two_differences_with_ends_are_one_inside() {
    for difference in [
        by_extending as Difference,
        by_padding,
        by_padded_slices,
        by_concatenating_zeros,
        by_repeating_ends,
        by_updating,
    ] {
        for n in [1, 2, 3, 5, 7, 16, 21] {
            let before = twice(difference, n);
            let (after, _) = relaxed(&before);
            if n < 16 {
                continue;
            }
            let found = stencils(&after);
            let one = found.iter().filter(|s| s.taps.len() == 5);
            let one: Vec<_> = one.collect();
            assert_eq!(one.len(), 1, "{before}\n{after}");
            assert_eq!(weights(one[0]), BIHARMONIC);
            assert_eq!(one[0].shape, [n - 4], "{after}");
            assert_eq!(one[0].edges, [Edge::Valid], "{after}");
            let elements = |v: Value| {
                after
                    .ty(v)
                    .tensors()
                    .iter()
                    .map(TensorType::count)
                    .sum::<usize>()
            };
            let computed = after
                .values()
                .filter(|v| matches!(after.op(*v), Op::Binary(..)));
            assert!(
                computed.map(elements).max().unwrap_or(0) < 4,
                "strips only: {after}"
            );
        }
    }
}

#[test]
fn one_difference_is_left_as_it_is() {
    for difference in [by_rotates as Difference, by_padding, by_updating] {
        let mut func = Func::new("main");
        let x = func.parameter(TensorType::new(ElementType::F64, [9]));
        func.results = vec![difference(&mut func, x)];
        let (after, report) = relaxed(&func);
        assert!(!report.fired.contains_key("stencil-of-stencil"), "{after}");
    }
}

#[test]
fn what_others_read_is_not_taken_in() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F64, [9]));
    let once = by_rotates(&mut func, x);
    let again = by_rotates(&mut func, once);
    func.results = vec![once, again];
    let (after, report) = relaxed(&func);
    assert!(!report.fired.contains_key("stencil-of-stencil"), "{after}");
}

#[test]
fn without_fast_math_nothing_is_reassociated() {
    let before = twice(by_rotates, 9);
    let (after, _) = simplify_with(&before, &Allow::default());
    assert!(stencils(&after).is_empty(), "{after}");
}

#[test]
fn sums_of_stencils_of_one_array_are_one() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F32, [6, 7]));
    let mut sum = None;
    for axis in 0..2 {
        let around = [-1, 1].map(|by| func.rotate(x, axis, by));
        let mean = func.binary(BinaryOp::Add, around[0], around[1]);
        let quarter = constant(&mut func, x, 0.25);
        let mean = func.binary(BinaryOp::Multiply, quarter, mean);
        sum = Some(match sum {
            None => mean,
            Some(sum) => func.binary(BinaryOp::Add, mean, sum),
        });
    }
    func.results = vec![sum.unwrap()];
    let (after, report) = relaxed(&func);
    assert_eq!(report.fired.get("sum-of-stencils"), Some(&1), "{after}");
    assert_eq!(weights(stencils(&after)[0]), [1.0; 4]);
}

#[test]
fn factors_that_the_program_computes_are_kept() {
    // x + c (x[i-1] - 2 x + x[i+1]), twice
    let mut func = Func::new("main");
    let ty = TensorType::new(ElementType::F64, [16]);
    let x = func.parameter(ty.clone());
    let c = func.parameter(TensorType::scalar(ElementType::F64));
    let mut field = x;
    for _ in 0..2 {
        let change = by_rotates(&mut func, field);
        let c = func.broadcast_in_dim(c, &[16], &[]);
        let change = func.binary(BinaryOp::Multiply, c, change);
        field = func.binary(BinaryOp::Add, field, change);
    }
    func.results = vec![field];
    let (after, report) = relaxed(&func);
    assert_eq!(report.fired.get("stencil-of-stencil"), Some(&1), "{after}");
    assert_eq!(stencils(&after)[0].taps.len(), 5, "{after}");
}

#[test]
fn a_loop_of_two_kernels_takes_five_slices_a_step() {
    // v = u - c w'', w = u'', and with u and v swapped; the ends stay
    let n = 40;
    let ty = TensorType::new(ElementType::F32, [n]);
    let types = [
        TensorType::scalar(ElementType::I32),
        TensorType::scalar(ElementType::F32),
        ty.clone(),
        ty,
    ];
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    let steps = cond.parameter(types[0].clone());
    for ty in &types[1..] {
        cond.parameter(ty.clone());
    }
    let three = cond.scalar(ElementType::I32, Scalar::Int(3));
    cond.results = vec![cond.compare(stablehlo::Direction::Lt, steps, three)];
    let [step, c, u, v] = types.clone().map(|ty| body.parameter(ty));
    let one = body.scalar(ElementType::I32, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, step, one);
    let views = [0, 1, 2].map(|k| slice(&mut body, u, k, k + n - 2));
    let w = second_difference(&mut body, views);
    let views = [0, 1, 2].map(|k| slice(&mut body, w, k, k + n - 4));
    let change = second_difference(&mut body, views);
    let factor = body.broadcast_in_dim(c, &[n - 4], &[]);
    let change = body.binary(BinaryOp::Multiply, factor, change);
    let here = slice(&mut body, u, 2, n - 2);
    let new = body.binary(BinaryOp::Subtract, here, change);
    let two = body.scalar(ElementType::I32, Scalar::Int(2));
    let new = body.dynamic_update_slice(v, new, &[two]);
    body.results = vec![next, c, new, u];
    let mut func = Func::new("main");
    let [c, u, v] = [1, 2, 3].map(|nth: usize| func.parameter(types[nth].clone()));
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let carried = func.while_loop(&[zero, c, u, v], cond, body);
    func.results = carried[2..].to_vec();
    let (after, _) = relaxed(&func);
    let body = after.values().find_map(|v| match after.op(v) {
        Op::While { body, .. } => Some(body),
        _ => None,
    });
    let body = body.expect("the loop is still there");
    let found: Vec<Vec<f64>> = stencils(body).into_iter().map(weights).collect();
    assert_eq!(found, [BIHARMONIC.map(|weight| -weight)], "{after}");
}

#[test]
fn a_wide_smoothing_is_two_passes() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F64, [9, 11]));
    let binomial = [1.0, 4.0, 6.0, 4.0, 1.0];
    let mut sum = None;
    for (i, a) in (-2..).zip(binomial) {
        for (j, b) in (-2..).zip(binomial) {
            let view = func.rotate(x, 0, i);
            let view = func.rotate(view, 1, j);
            let weight = constant(&mut func, x, a * b / 256.0);
            let product = func.binary(BinaryOp::Multiply, weight, view);
            sum = Some(match sum {
                None => product,
                Some(sum) => func.binary(BinaryOp::Add, sum, product),
            });
        }
    }
    func.results = vec![sum.unwrap()];
    let (after, report) = relaxed(&func);
    assert_eq!(
        report.fired.get("stencil-by-dimension"),
        Some(&1),
        "{after}"
    );
    let found: Vec<Vec<f64>> = stencils(&after).into_iter().map(weights).collect();
    assert_eq!(found, [binomial.to_vec(), binomial.to_vec()], "{after}");
}

#[test]
fn two_arrays_stay_two() {
    // The divergence of a gradient: both fluxes are absorbed.
    let mut func = Func::new("main");
    let ty = TensorType::new(ElementType::F64, [12, 10]);
    let x = func.parameter(ty.clone());
    let y = func.parameter(ty);
    let mut sum = None;
    for (axis, field) in [(0, x), (1, y)] {
        let ahead = func.rotate(field, axis, 1);
        let flux = func.binary(BinaryOp::Subtract, ahead, field);
        let behind = func.rotate(flux, axis, -1);
        let change = func.binary(BinaryOp::Subtract, flux, behind);
        sum = Some(match sum {
            None => change,
            Some(sum) => func.binary(BinaryOp::Add, sum, change),
        });
    }
    func.results = vec![sum.unwrap()];
    let (after, report) = relaxed(&func);
    assert_eq!(report.fired.get("stencil-of-stencil"), Some(&1), "{after}");
    let found: Vec<Vec<f64>> = stencils(&after).into_iter().map(weights).collect();
    assert_eq!(found, [[1.0, -2.0, 1.0], [1.0, -2.0, 1.0]], "{after}");
}

#[test]
fn on_the_cpu_a_biharmonic_is_five_slices_in_one_stage() {
    for (difference, slices) in [
        (by_updating as Difference, 5),
        (by_rotates as Difference, 5),
    ] {
        let (after, _) = relaxed(&twice(difference, 200));
        let forms = choose_forms(&after, Target::Cpu);
        let mut callees: Vec<&Func> = Vec::new();
        for value in forms.values() {
            if let Op::Call { callee, .. } = forms.op(value) {
                callees.push(callee);
            }
        }
        assert_eq!(callees.len(), 1, "{forms}");
        let wide = |v: &Value| {
            matches!(callees[0].op(*v), Op::Slice { .. }) && callees[0].shape(*v)[0] > 100
        };
        assert_eq!(callees[0].values().filter(wide).count(), slices, "{forms}");
    }
}

/// `u` minus a multiple of its fourth difference, except for two elements at either end, which are
/// those of `old`.
fn damped(func: &mut Func, u: Value, old: Value) -> Value {
    let n = func.shape(u)[0];
    let w = by_updating(func, u);
    let views = [1, 2, 3].map(|k| slice(func, w, k, k + n - 4));
    let fourth = second_difference(func, views);
    let c = func.splat(func.tensor(fourth).clone(), Scalar::Float(0.0625));
    let part = func.binary(BinaryOp::Multiply, fourth, c);
    let inner = slice(func, u, 2, n - 2);
    let new = func.binary(BinaryOp::Subtract, inner, part);
    let two = func.scalar(ElementType::I32, Scalar::Int(2));
    func.dynamic_update_slice(old, new, &[two])
}

#[test]
fn a_step_reads_what_the_last_one_wrote_as_one_array() {
    let n = 40;
    let mut func = Func::new("main");
    let [u, v] = [0, 1].map(|_| func.parameter(TensorType::new(ElementType::F64, [n])));
    let first = damped(&mut func, u, v);
    let second = damped(&mut func, first, u);
    func.results = vec![first, second];
    let (after, _) = relaxed(&func);
    let found = stencils(&after);
    // None is cut where the result of the other one meets the old elements.
    let shapes: Vec<&[usize]> = found.iter().map(|s| &s.shape[..]).collect();
    assert_eq!(shapes, [[n - 4], [n - 4]], "{after}");
}

/// Nested sums of views, with some other ops.
fn any(numbers: &mut Random, ops: usize) -> Func {
    let mut func = Func::new("main");
    let sizes = [1, 2, 3, 4, 7, 12];
    let shape: Vec<usize> = (0..1 + numbers.below(2))
        .map(|_| sizes[numbers.below(6)])
        .collect();
    let ty = TensorType::new(ElementType::F64, shape.as_slice());
    let mut fields: Vec<Value> = (0..2).map(|_| func.parameter(ty.clone())).collect();
    let scalar = func.parameter(TensorType::scalar(ElementType::F64));
    for _ in 0..ops {
        let recent = fields.len().min(4);
        let x = fields[fields.len() - 1 - numbers.below(recent)];
        let y = fields[fields.len() - 1 - numbers.below(recent)];
        let field = any_field(&mut func, numbers, [x, y], scalar, &shape);
        fields.push(field);
    }
    func.results = vec![fields[fields.len() - 1]];
    if numbers.below(3) == 0 {
        func.results.push(fields[fields.len() - 3]);
    }
    func
}

fn any_field(
    func: &mut Func,
    numbers: &mut Random,
    [x, y]: [Value; 2],
    scalar: Value,
    shape: &[usize],
) -> Value {
    let rank = shape.len();
    let axis = numbers.below(rank);
    let n = shape[axis];
    let by = numbers.below(5) as i64 - 2;
    let [low, high] = [numbers.below(3), numbers.below(3)];
    let only = |by: i64| {
        (0..rank)
            .map(|d| if d == axis { by } else { 0 })
            .collect::<Vec<i64>>()
    };
    let ones = vec![1; rank];
    let cut = |func: &mut Func, all: Value, from: usize| {
        let start: Vec<usize> = only(from as i64).iter().map(|s| *s as usize).collect();
        let limit: Vec<usize> = start.iter().zip(shape).map(|(s, n)| s + n).collect();
        func.slice(all, &start, &limit, &ones)
    };
    match numbers.below(17) {
        0..2 => func.rotate(x, axis, by),
        2 => {
            let all = func.wrap(x, axis, low.min(n), high.min(n));
            cut(func, all, numbers.below(low.min(n) + high.min(n) + 1))
        }
        3 => {
            let all = func.extend(x, axis, low, high);
            cut(func, all, numbers.below(low + high + 1))
        }
        4..6 => {
            let zero = func.scalar(ElementType::F64, Scalar::Int(0));
            func.pad(x, zero, &only(by), &only(-by), &vec![0; rank])
        }
        6 if n > 1 => {
            // An end again, or a zero there.
            let (mut start, mut limit) = (vec![0; rank], shape.to_vec());
            limit[axis] = n - 1;
            let most = func.slice(x, &start, &limit, &ones);
            (limit[axis], start[axis]) = (1, 0);
            let end = match low {
                0 => func.splat(TensorType::new(ElementType::F64, limit), Scalar::Int(0)),
                _ => func.slice(x, &start, &limit, &ones),
            };
            func.concatenate(&[end, most], axis)
        }
        7 | 8 => {
            // The interior is overwritten, the rest stays.
            let start: Vec<usize> = shape.iter().map(|n| usize::from(*n > 2)).collect();
            let limit: Vec<usize> = start.iter().zip(shape).map(|(s, n)| n - s).collect();
            let inner = func.slice(x, &start, &limit, &ones);
            let starts = start.iter();
            let starts: Vec<Value> = starts
                .map(|s| func.scalar(ElementType::I32, Scalar::Int(*s as i64)))
                .collect();
            func.dynamic_update_slice(y, inner, &starts)
        }
        9 => {
            let factor = constant(func, x, [0.5, -1.0, 2.0][low]);
            func.binary(BinaryOp::Multiply, x, factor)
        }
        10 => {
            let factor = func.broadcast_in_dim(scalar, shape, &[]);
            func.binary(BinaryOp::Multiply, factor, x)
        }
        11 if low == 0 => func.unary(stablehlo::UnaryOp::Tanh, x),
        11 => func.unary(stablehlo::UnaryOp::Negate, x),
        12 => {
            let taps = (0..3).map(|k| Tap {
                offsets: only(k - 1),
                coefficient: Coefficient::constant([1.0, -2.0, 1.0][k as usize]),
            });
            let edge = [Edge::Zero, Edge::Periodic, Edge::Extend][high];
            let stencil = Stencil {
                start: vec![0; rank],
                shape: shape.to_vec(),
                edges: vec![edge; rank],
                taps: taps.collect(),
            };
            func.stencil(x, &[], stencil)
        }
        13 => func.binary(BinaryOp::Subtract, x, y),
        _ => func.binary(BinaryOp::Add, x, y),
    }
}

#[test]
fn anything_means_the_same() {
    let mut numbers = Random::new(testkit::seed());
    let mut fired = std::collections::BTreeMap::new();
    let cases = testkit::random_cases(4000) as usize;
    for nth in 0..cases {
        let before = any(&mut numbers, 4 + nth % 14);
        let (after, report) = simplify_with(&before, &Allow::fast_math_everywhere(&before));
        assert_eq!(after.verify(), Ok(()), "{after}");
        for (name, count) in report.fired {
            *fired.entry(name).or_insert(0) += count;
        }
        let inputs = inputs(&before, nth as u64, Floats::Tame);
        let expected = eval(&before, &inputs).unwrap();
        // Relative to the magnitude of the summed values, which may exceed the result by far.
        let scale = expected
            .iter()
            .flat_map(|all| all.to_f64s())
            .fold(1.0, |a: f64, b| a.max(b.abs()));
        let good = |after: &Func| {
            let got = eval(after, &inputs).unwrap();
            close(&expected, &got, 1e-9 * scale)
        };
        assert_eq!(good(&after), Ok(()), "{before}\n{after}");
        let target = [Target::Cpu, Target::Cuda, Target::Tpu][nth % 3];
        let forms = choose_forms_with(&after, target, Semantics::FastMath, &mut Report::default());
        assert_eq!(good(&forms), Ok(()), "{after}\n{forms}");
    }
    for name in ["stencil-of-stencil", "sum-of-stencils"] {
        assert!(
            fired.get(name).is_some_and(|count| *count > cases / 40),
            "{fired:?}"
        );
    }
}
