//! Random programs: each is rejected, or its reverse mode is the transpose of its forward mode,
//! with its values unchanged, also if it is split into a forward and a reverse program.
//!
//! `REACTANT_TEST_SEED=7 REACTANT_TEST_CASES=20000 cargo test --release -p differentiate --test all
//! random::` tries others.

use differentiate::{Checkpoint, Options, jvp, split, vjp};
use stablehlo::{Callees, ElementType, Func, Literal, Op, TensorType, Value, eval};
use testkit::Random;
use testkit::generate::{self, Choices};

use crate::check::{dot, floats};

/// Returns the program in f64, so that differences are errors rather than rounding; `None` if it
/// depends on the widths of its types.
fn widened(func: &Func) -> Option<Func> {
    let wide = |element: ElementType| match element.is_float() {
        true => ElementType::F64,
        false => element,
    };
    let mut out = Func::new(func.name.clone());
    let parameters: Vec<Value> = (func.params().iter())
        .map(|p| out.parameter(p.ty.with_element(wide(p.ty.element))))
        .collect();
    let mut fits = true;
    let mut callees = Callees::default();
    let mut new: Vec<Value> = Vec::new();
    for value in func.values() {
        let op = func.op(value).map_operands(|v| new[v.index()]);
        let op = match op {
            Op::Parameter { index } => {
                new.push(parameters[index]);
                continue;
            }
            Op::Constant(literal) if literal.element().is_float() => {
                // Bounded, so that rounding errors stay within the tolerance.
                let tame = |x: f64| if x.is_nan() { 0.5 } else { x.clamp(-4.0, 4.0) };
                let numbers: Vec<f64> = literal.to_f64s().into_iter().map(tame).collect();
                let shape = literal.shape().to_vec();
                Op::Constant(Literal::from_f64s(ElementType::F64, shape, &numbers))
            }
            Op::Iota {
                element,
                shape,
                dimension,
            } => Op::Iota {
                element: wide(element),
                shape,
                dimension,
            },
            Op::Convert { operand, element } => Op::Convert {
                operand,
                element: wide(element),
            },
            // A conversion in place of a bitcast: another program, but one without bits.
            Op::BitcastConvert { operand, element }
                if element.is_float() || out.tensor(operand).element.is_float() =>
            {
                Op::Convert {
                    operand,
                    element: wide(element),
                }
            }
            op => op.map_functions(&mut callees, &mut |func, _| {
                widened(func).unwrap_or_else(|| {
                    fits = false;
                    func.clone()
                })
            }),
        };
        new.push(out.push(op).ok().filter(|_| fits)?);
    }
    out.results = func.results.iter().map(|r| new[r.index()]).collect();
    Some(out)
}

/// The outcome for a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// There is nothing to differentiate.
    Nothing,
    Refused,
    /// Values are infinite or NaN.
    Wild,
    Checked,
}

fn outcome(seed: u64) -> Outcome {
    let mut numbers = Random::new(seed);
    let random = numbers.words(800);
    let mut choices = Choices(&random);
    let narrow = generate::func(&mut choices, 40);
    let (wrt, of) = floats(&narrow);
    if wrt.is_empty() || of.is_empty() {
        return Outcome::Nothing;
    }
    // Neither mode panics, and both results verify.
    if derivatives(&narrow, seed).is_none() {
        return Outcome::Refused;
    }
    let Some(func) = widened(&narrow) else {
        return Outcome::Nothing;
    };
    let Some((_, reverse)) = derivatives(&func, seed) else {
        return Outcome::Refused;
    };
    let mut random = |ty: &TensorType| match ty.element.is_float() {
        true => numbers.array(ty),
        false => choices.literal(ty),
    };
    let mut inputs: Vec<Literal> = func.params().iter().map(|p| random(&p.ty)).collect();
    let first = transposed(&func, &inputs, seed);
    // The adjoint program is itself differentiable.
    if seed.is_multiple_of(4) {
        let weights = of.iter().map(|k| random(&func.result_types()[*k]));
        inputs.extend(weights);
        transposed(&reverse, &inputs, seed);
    }
    first
}

/// Returns the program in forward and in reverse mode.
fn derivatives(func: &Func, seed: u64) -> Option<(Func, Func)> {
    let (wrt, of) = floats(func);
    let options = Options {
        checkpoint: [Checkpoint::Auto, Checkpoint::Slots(1)][(seed % 2) as usize],
        ..Options::default()
    };
    let forward = jvp(func, &of, &wrt).ok()?;
    let reverse = vjp(func, &of, &wrt, &options).ok()?.func;
    forward.verify().expect("forward");
    reverse.verify().expect("reverse");
    Some((forward, reverse))
}

/// Checks that one mode is the transpose of the other.
fn transposed(func: &Func, inputs: &[Literal], seed: u64) -> Outcome {
    let (wrt, of) = floats(func);
    let (forward, reverse) = derivatives(func, seed).expect("it is simpler than the first");
    let mut numbers = Random::new(seed + 1);
    let directions: Vec<Literal> = wrt.iter().map(|k| numbers.array(inputs[*k].ty())).collect();
    let types = func.result_types();
    let weights: Vec<Literal> = of.iter().map(|k| numbers.array(&types[*k])).collect();
    let count = func.results.len();
    let values = eval(func, inputs).unwrap();
    let ahead = eval(&forward, &[inputs, &directions].concat()).unwrap();
    let back = eval(&reverse, &[inputs, &weights].concat()).unwrap();
    for derivative in [&ahead, &back] {
        for (value, again) in values.iter().zip(derivative.iter()) {
            assert!(same(value, again), "seed {seed}: the values differ\n{func}");
        }
    }
    let (tangents, adjoints) = (&ahead[count..], &back[count..]);
    if let Some(split) = split(&reverse, count, of.len(), u64::MAX) {
        let mut stored = eval(&split.forward, inputs).unwrap();
        let residuals = stored.split_off(count);
        let operands = [inputs, &residuals, &weights].concat();
        let by_residuals = eval(&split.reverse, &operands).unwrap();
        for (value, again) in back.iter().zip(stored.iter().chain(&by_residuals)) {
            assert!(
                same(value, again),
                "seed {seed}: split, it differs\n{reverse}"
            );
        }
    }
    let (one, other) = (dot(&weights, tangents), dot(adjoints, &directions));
    let sizes = |all: &[Literal]| -> f64 {
        let all = all.iter().flat_map(Literal::to_f64s);
        all.map(f64::abs).sum()
    };
    let size = sizes(tangents) + sizes(adjoints);
    // Beyond that, products overflow on the way.
    if size.is_nan() || size > 1e100 {
        return Outcome::Wild;
    }
    assert!(
        (one - other).abs() <= 1e-10 * size.max(1.0),
        "seed {seed}: <w, J v> = {one}, <J' w, v> = {other}\n{func}\n{reverse}"
    );
    Outcome::Checked
}

/// Returns whether arrays are bit-identical, with all NaNs equal.
fn same(x: &Literal, y: &Literal) -> bool {
    x.to_bytes() == y.to_bytes()
        || x.element().is_float()
            && (x.to_f64s().into_iter().zip(y.to_f64s()))
                .all(|(x, y)| x.to_bits() == y.to_bits() || (x.is_nan() && y.is_nan()))
}

#[test]
fn reverse_is_the_transpose_of_forward() {
    let seeds = testkit::seeds(600);
    let cases = seeds.end - seeds.start;
    let mut counts = [0; 4];
    for seed in seeds {
        counts[outcome(seed) as usize] += 1;
    }
    println!("{counts:?} with nothing in it, refused, wild, checked");
    assert!(
        counts[Outcome::Checked as usize] as u64 >= cases / 4,
        "{counts:?}"
    );
}
