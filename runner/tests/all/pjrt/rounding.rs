//! Random programs with rounding, optimized and compiled as `run` does, give nearly the results of
//! the interpreter before optimization.
//!
//! Ill-conditioned programs, which amplify the last bits of their inputs, are skipped.
//! `REACTANT_TEST_SEED=7 REACTANT_TEST_CASES=2000` tests others.

use optimize::{Allow, Report, Semantics, Target, choose_forms_with, simplify_with};
use pjrt::{Client, CompileOptions};
use stablehlo::{ElementType, Func, Literal, Scalar, eval};
use testkit::Random;
use testkit::cut_down::{cut_down, numbers};
use testkit::generate::Choices;
use testkit::programs::{self, Arithmetic};

use super::client;
use super::random::{compiled_with, together};

/// The number of programs that are compiled as one.
const TOGETHER: u64 = 50;

struct Case {
    seed: u64,
    func: Func,
    inputs: Vec<Literal>,
    expected: Vec<Literal>,
}

/// The tolerance for results whose ops differ by an ulp or a few.
fn tolerance(element: ElementType) -> f64 {
    match element {
        ElementType::F32 => 1e-3,
        _ => 1e-10,
    }
}

/// Inputs of both signs whose sums are rounded, with a random relative perturbation proportional to
/// `part`.
fn inputs(func: &Func, seed: u64, part: f64) -> Vec<Literal> {
    let mut random = Random::new(seed);
    let params = func.params().iter().map(|param| param.ty.clone());
    let input = params.map(|ty| {
        let elements = (0..ty.count()).map(|_| {
            let x = 2.0 * random.signed();
            let away = part * tolerance(ty.element) * (random.unit() - 0.5);
            match ty.element.is_float() {
                true => Scalar::Float(x + away * x),
                false => Scalar::Int((x * 2.0) as i64),
            }
        });
        let elements: Vec<Scalar> = elements.collect();
        Literal::from_scalars(ty.element, ty.shape, elements)
    });
    input.collect()
}

fn near(expected: &[Literal], got: &[Literal]) -> Result<(), String> {
    for (nth, (expected, got)) in expected.iter().zip(got).enumerate() {
        let element = expected.element();
        if !element.is_float() {
            if expected != got {
                return Err(format!("result {nth}: {expected} became {got}"));
            }
            continue;
        }
        for (k, (x, y)) in expected
            .to_f64s()
            .into_iter()
            .zip(got.to_f64s())
            .enumerate()
        {
            let same = x == y || x.is_nan() && y.is_nan();
            if !same && (x - y).abs() > tolerance(element) * x.abs().max(1.0) {
                return Err(format!("result {nth}, element {k}: {x:e} became {y:e}"));
            }
        }
    }
    Ok(())
}

impl Case {
    /// Returns `None` if the program amplifies a perturbation of its inputs much.
    fn new(seed: u64) -> Option<Case> {
        let numbers = numbers(seed);
        let func = programs::func(&mut Choices(&numbers), 12, Arithmetic::Rounding);
        let of = |part: f64| eval(&func, &inputs(&func, seed, part)).expect("no custom calls");
        let expected = of(0.0);
        let is_tame = [0.02, -0.02]
            .iter()
            .all(|part| near(&expected, &of(*part)).is_ok());
        is_tame.then(|| Case {
            seed,
            inputs: inputs(&func, seed, 0.0),
            func,
            expected,
        })
    }
}

/// Optimizes as `run` does, with or without `--fast-math`.
fn optimized(func: &Func, meaning: Semantics) -> Func {
    let allow = match meaning {
        Semantics::BitExact => Allow::default(),
        Semantics::FastMath => Allow::fast_math_everywhere(func),
    };
    let simple = simplify_with(func, &allow).0;
    choose_forms_with(&simple, Target::Cpu, meaning, &mut Report::default())
}

fn on_device(client: &Client, func: &Func, inputs: &[Literal]) -> Result<Vec<Literal>, String> {
    compiled_with(client, func, inputs, |text| {
        CompileOptions::default().on_cpu(text)
    })
}

fn faults(client: &Client, cases: &[Case], meaning: Semantics) -> Vec<String> {
    let written: Vec<Func> = cases
        .iter()
        .map(|case| optimized(&case.func, meaning))
        .collect();
    let inputs: Vec<Literal> = cases.iter().flat_map(|case| case.inputs.clone()).collect();
    let expected: Vec<Literal> = cases
        .iter()
        .flat_map(|case| case.expected.clone())
        .collect();
    let got = on_device(client, &together(&written), &inputs);
    let Err(why) = got.and_then(|got| near(&expected, &got)) else {
        return Vec::new();
    };
    let fault = |case: &Case| {
        let fault = |func: &Func, inputs: &[Literal]| {
            let expected = eval(func, inputs).ok()?;
            let got = on_device(client, &optimized(func, meaning), inputs);
            got.and_then(|got| near(&expected, &got)).err()
        };
        fault(&case.func, &case.inputs)?;
        let (small, why) = cut_down(&case.func, &case.inputs, &fault);
        Some(format!("seed {}, {meaning:?}: {why}\n{small}", case.seed))
    };
    let found: Vec<String> = cases.iter().filter_map(fault).take(3).collect();
    match found.is_empty() {
        false => found,
        true => vec![format!("from seed {}, together only: {why}", cases[0].seed)],
    }
}

#[test]
fn what_rounds_is_near_as_run_compiles_it() {
    let std::ops::Range { start: first, end } = testkit::seeds(200);
    let client = client();
    let (mut failures, mut compared) = (Vec::new(), 0);
    for (nth, from) in (first..end).step_by(TOGETHER as usize).enumerate() {
        let cases: Vec<Case> = (from..end.min(from + TOGETHER))
            .filter_map(Case::new)
            .collect();
        let meaning = [Semantics::BitExact, Semantics::FastMath][nth % 2];
        compared += cases.len();
        if !cases.is_empty() {
            failures.extend(faults(&client, &cases, meaning));
        }
    }
    println!("{compared} programs");
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    assert!(compared as u64 > (end - first) / 2, "most are tame");
}
