//! Every op has first and second derivatives, in both modes.

use differentiate::{Options, jvp, vjp};
use stablehlo::{
    BinaryOp, Classes, ElementType, FftKind, Func, Literal, Op, Scalar, TensorType, Type, UnaryOp,
    Value, eval, parse,
};
use testkit::Random;

use crate::check::{check, floats};
use crate::rows::{F64, Row, rows};

const SIZES: [usize; 4] = [0, 1, 2, 5];

/// Checks every row at every size.
fn each(mut test: impl FnMut(&Row, &stablehlo::Func, &[Literal])) {
    for row in rows() {
        for size in SIZES {
            if let Some(func) = (row.program)(size) {
                println!("{} of size {size}", row.name);
                test(&row, &func, &row.inputs(&func));
            }
        }
    }
}

#[test]
fn first_derivatives() {
    each(|_, func, inputs| check(func, inputs, &Options::default(), 1e-7));
}

#[test]
fn derivatives_are_programs() {
    each(|_, func, _| {
        let (wrt, of) = floats(func);
        let forward = jvp(func, &of, &wrt).unwrap();
        let reverse = vjp(func, &of, &wrt, &Options::default()).unwrap().func;
        for derivative in [forward, reverse] {
            let text = derivative.to_string();
            let again = parse(&text).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
            assert_eq!(again.to_string(), text);
            derivative.legalize().verify().unwrap();
        }
    });
}

#[test]
fn derivatives_divide_by_one_number_once() {
    for (element, divisions) in [(ElementType::F64, 0), (ElementType::F32, 1)] {
        let mut func = Func::new("quotient");
        let x = func.parameter(TensorType::new(element, [5]));
        let y = func.parameter(TensorType::scalar(element));
        let wide = func.broadcast_in_dim(y, &[5], &[]);
        func.results = vec![func.binary(BinaryOp::Divide, x, wide)];
        let reverse = vjp(&func, &[0], &[0], &Options::default()).unwrap().func;
        let divides = |v: &Value| {
            let is_array = !reverse.ty(*v).tensors().iter().all(|ty| ty.count() == 1);
            is_array && matches!(reverse.op(*v), Op::Binary(BinaryOp::Divide, ..))
        };
        // One is the function's own.
        let found = reverse.values().filter(divides).count();
        assert_eq!(found, 1 + divisions, "{reverse}");
        // So large that the reciprocal is subnormal.
        let (least, large): (f64, &[f64]) = match element {
            ElementType::F32 => (f32::MIN_POSITIVE.into(), &[2e38]),
            _ => (
                f64::MIN_POSITIVE,
                &[2e200, 2f64.powi(1000), 4.4e307, 4.6e307, 1e308, f64::MAX],
            ),
        };
        for by in large.iter().flat_map(|x| [*x, -x]) {
            let ones = Literal::from_f64s(element, [5], &[1.0; 5]);
            let seeds = [by, by / 2.0, 0.0, 1.0, -by].map(|seed| seed.clamp(-f64::MAX, f64::MAX));
            let expected = seeds.map(|seed| seed / by);
            let seeds = Literal::from_f64s(element, [5], &seeds);
            let by = Literal::from_f64s(element, [], &[by]);
            let found = eval(&reverse, &[ones, by, seeds]).unwrap();
            let found = found.last().unwrap().to_f64s();
            // Subnormal values are inexact.
            let near = |(x, y): (&f64, &f64)| (x - y).abs() <= 1e-15 * y.abs() + least;
            assert!(found.iter().zip(&expected).all(near), "{found:?}");
        }
        // No intermediate value is subnormal, since devices may flush those to 0.
        if element == ElementType::F64 {
            assert!(normal_along_the_way(&reverse, 1e308));
        }
    }
}

#[test]
fn derivatives_are_scaled_once() {
    // x times a, times b, times 4, over c, with a negation in between.
    let program = |element| {
        let mut func = Func::new("scaled");
        let x = func.parameter(TensorType::new(element, [5]));
        let [a, b, c] = [0, 1, 2].map(|_| func.parameter(TensorType::scalar(element)));
        let [a, b, c] = [a, b, c].map(|number| func.broadcast_in_dim(number, &[5], &[]));
        let four = func.splat(TensorType::new(element, [5]), Scalar::Float(4.0));
        let mut y = x;
        for by in [a, b, four] {
            y = func.binary(BinaryOp::Multiply, y, by);
        }
        y = func.unary(UnaryOp::Negate, y);
        func.results = vec![func.binary(BinaryOp::Divide, y, c)];
        func
    };
    for (element, most) in [(ElementType::F64, 2), (ElementType::F32, 3)] {
        let func = program(element);
        let reverse = vjp(&func, &[0], &[0], &Options::default()).unwrap().func;
        let adjoint = *reverse.results.last().unwrap();
        let mut needed = vec![adjoint];
        for value in reverse.values().rev() {
            if needed.contains(&value) {
                needed.extend(reverse.op(value).operands());
            }
        }
        let scales = |v: &Value| {
            let is_array = reverse.ty(*v).tensors().iter().any(|ty| ty.rank() > 0);
            let multiplies = matches!(reverse.op(*v), Op::Binary(BinaryOp::Multiply, ..));
            is_array && multiplies && needed.contains(v)
        };
        assert_eq!(reverse.values().filter(scales).count(), most, "{reverse}");
        let numbers = [3.0, -0.7, 1.9].map(|x| Literal::from_f64s(element, [], &[x]));
        let seeds = [1.0, -2.5, 0.0, 1e20, -1e-20];
        let mut inputs = vec![Literal::from_f64s(element, [5], &[1.0; 5])];
        inputs.extend(numbers);
        inputs.push(Literal::from_f64s(element, [5], &seeds));
        let found = eval(&reverse, &inputs).unwrap();
        let found = found.last().unwrap().to_f64s();
        let tolerance = if element == ElementType::F64 {
            1e-15
        } else {
            5e-7
        };
        for (found, seed) in found.iter().zip(seeds) {
            let expected = -(seed * 3.0 * -0.7 * 4.0 / 1.9);
            let near = (found - expected).abs() <= tolerance * expected.abs();
            assert!(near, "{found} is not {expected}");
        }
    }
}

/// Returns whether no scalar computed from the second parameter is subnormal.
fn normal_along_the_way(func: &Func, by: f64) -> bool {
    let mut watched = func.clone();
    let scalars: Vec<Value> = func
        .values()
        .filter(|v| matches!(func.ty(*v), Type::Tensor(t) if t.rank() == 0 && t.element == ElementType::F64))
        .collect();
    watched.results = scalars;
    let [x, seed] = [1.0, 1.0].map(|one| Literal::from_f64s(ElementType::F64, [5], &[one; 5]));
    let by = Literal::from_f64s(ElementType::F64, [], &[by]);
    let found = eval(&watched, &[x, by, seed]).unwrap();
    let mut found = found.iter().flat_map(Literal::to_f64s);
    found.all(|x| x == 0.0 || x.is_normal())
}

#[test]
fn second_derivatives() {
    let mut numbers = Random::new(23);
    each(|_, func, inputs| {
        let (wrt, of) = floats(func);
        let types = |derivative: &stablehlo::Func| -> Vec<stablehlo::TensorType> {
            let added = &derivative.params()[inputs.len()..];
            added.iter().map(|p| p.ty.clone()).collect()
        };
        let forward = jvp(func, &of, &wrt).unwrap();
        let reverse = vjp(func, &of, &wrt, &Options::default()).unwrap().func;
        for derivative in [forward, reverse] {
            let added = types(&derivative);
            let added: Vec<Literal> = added.iter().map(|ty| numbers.array(ty)).collect();
            let given = [inputs, &added].concat();
            check(&derivative, &given, &Options::default(), 1e-7);
        }
    });
}

#[test]
fn every_op_has_a_row() {
    let rows = rows();
    let named = |name: &str| {
        let found = rows.iter().any(|row| row.name.starts_with(name));
        assert!(found, "no row for `{name}`");
    };
    let float = |classes: Classes| classes.contain(ElementType::F64);
    let unary = UnaryOp::ALL.iter().filter(|op| float(op.accepts()));
    unary.for_each(|op| named(op.name()));
    let binary = BinaryOp::ALL.iter().filter(|op| float(op.accepts()));
    binary.for_each(|op| named(op.name()));
    let mut seen: Vec<String> = Vec::new();
    for row in &rows {
        let func = (row.program)(2);
        let Some(func) = func else { continue };
        let ops = func.values().map(|value| func.op(value));
        let others = ops.filter(|op| !matches!(op, Op::Unary(..) | Op::Binary(..)));
        seen.extend(others.map(Op::name));
    }
    seen.sort();
    seen.dedup();
    // Ops with regions and collectives are tested in `loops.rs`, `rules.rs` and `devices.rs`.
    assert_eq!(seen.len(), 31, "{seen:?}");
}

/// Returns the program with another float type.
fn of_element(func: &Func, element: ElementType) -> Func {
    let to = |e: ElementType| if e == F64 { element } else { e };
    let mut out = Func::new("main");
    let parameters: Vec<Value> = (func.params().iter())
        .map(|p| out.parameter(p.ty.with_element(to(p.ty.element))))
        .collect();
    out.results = func.rewritten_into(&mut out, &parameters, |out, _, op| {
        let op = match op {
            Op::Constant(literal) if literal.element() == F64 => {
                let shape = literal.shape().to_vec();
                Op::Constant(Literal::from_f64s(element, shape, &literal.to_f64s()))
            }
            Op::Convert {
                operand,
                element: e,
            } => Op::Convert {
                operand,
                element: to(e),
            },
            Op::BitcastConvert {
                operand,
                element: e,
            } => Op::BitcastConvert {
                operand,
                element: to(e),
            },
            op => op,
        };
        out.push(op).unwrap()
    });
    out
}

#[test]
fn all_floats_have_derivatives() {
    for row in rows() {
        let sees_bits = row.name.starts_with("bitcast") || row.name.starts_with("iota");
        let Some(wide) = (row.program)(5).filter(|_| !sees_bits) else {
            continue;
        };
        let exact = gradients(&row, &wide);
        for (element, digits) in [
            (ElementType::F32, Some(2e-3)),
            (ElementType::F16, None),
            (ElementType::BF16, None),
        ] {
            let narrow = of_element(&wide, element);
            let found = gradients(&row, &narrow);
            let Some(digits) = digits else { continue };
            for (exact, found) in exact.iter().zip(&found) {
                let size = exact.iter().fold(1.0, |most: f64, x| most.max(x.abs()));
                for (exact, found) in exact.iter().zip(found) {
                    assert!(
                        (exact - found).abs() <= digits * size,
                        "{}: {found}, not {exact}",
                        row.name
                    );
                }
            }
        }
    }
}

fn gradients(row: &Row, func: &Func) -> Vec<Vec<f64>> {
    let (wrt, of) = floats(func);
    let reverse = vjp(func, &of, &wrt, &Options::default()).unwrap().func;
    reverse.verify().unwrap();
    let forward = jvp(func, &of, &wrt).unwrap();
    forward.verify().unwrap();
    let ones = |places: &[usize], types: &[TensorType]| -> Vec<Literal> {
        let one = |k: &usize| Literal::splat(types[*k].clone(), Scalar::Int(1));
        places.iter().map(one).collect()
    };
    let inputs = row.inputs(func);
    let seeds = ones(&of, &func.result_types());
    let back = eval(&reverse, &[inputs.as_slice(), &seeds].concat()).unwrap();
    let types: Vec<TensorType> = func.params().iter().map(|p| p.ty.clone()).collect();
    let ahead = eval(&forward, &[inputs, ones(&wrt, &types)].concat()).unwrap();
    let derivatives = [&back[func.results.len()..], &ahead[func.results.len()..]].concat();
    derivatives.iter().map(Literal::to_f64s).collect()
}

#[test]
fn the_adjoint_of_a_real_transform_is_one_of_half_a_spectrum() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F64, [4, 6]));
    func.results = vec![func.fft(x, FftKind::RealForward, &[4, 6])];
    let reverse = vjp(&func, &[0], &[0], &Options::default()).unwrap().func;
    let kinds: Vec<FftKind> = (reverse.values())
        .filter_map(|v| match reverse.op(v) {
            Op::Fft { kind, .. } => Some(*kind),
            _ => None,
        })
        .collect();
    // The first is the function itself.
    assert_eq!(
        kinds,
        [FftKind::RealForward, FftKind::RealInverse],
        "{reverse}"
    );
}
