//! Random programs give the same on the device before and after optimizing, and what the interpreter gives.
//!
//! They compute small numbers, which nothing rounds, so that it does not matter what the device contracts or flushes; a
//! zero may have either sign, as XLA's minimum and maximum give either. `SEED=7 CASES=1000` tries others.

#[path = "../../../stablehlo/tests/generate/mod.rs"]
mod generate;
#[path = "../../../optimize/tests/programs/mod.rs"]
mod programs;

use generate::Choices;
use optimize::{Target, choose_forms, simplify};
use runner::pjrt::{Buffer, Client, CompileOptions};
use stablehlo::{ElementType, Func, Literal, Scalar, eval};

use crate::client;

fn from_environment(name: &str, default: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.map_or(default, |text| text.parse().expect("a number"))
}

/// Numbers that a seed stands for.
fn numbers(seed: u64) -> Vec<u32> {
    let mut state = seed;
    let mut next = || {
        // splitmix64
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 16) as u32
    };
    (0..600).map(|_| next()).collect()
}

fn inputs(func: &Func, choices: &mut Choices) -> Vec<Literal> {
    let input = |param: &stablehlo::Param| {
        let ty = &param.ty;
        let elements: Vec<Scalar> = (0..ty.count())
            .map(|_| Scalar::Int(choices.below(9) as i64 - 4))
            .collect();
        Literal::from_scalars(ty.element, ty.shape.clone(), elements)
    };
    func.params().iter().map(input).collect()
}

fn on_device(client: &Client, func: &Func, inputs: &[Literal]) -> Result<Vec<Literal>, String> {
    let text = func.to_stablehlo();
    let program = client.compile(&text, &CompileOptions::default());
    let program = program.map_err(|error| format!("{error}\n{text}"))?;
    let device = &client.addressable_devices().unwrap()[0];
    let put = |x: &Literal| {
        let buffer = device.buffer(&x.to_bytes(), x.element(), x.shape());
        buffer.unwrap()
    };
    let inputs: Vec<Buffer> = inputs.iter().map(put).collect();
    let results = program.run(&inputs.iter().collect::<Vec<_>>()).unwrap();
    let types = func.result_types();
    let read = results.iter().zip(types).map(|(result, ty)| {
        let bytes = result.to_host().unwrap();
        Literal::from_bytes(ty.element, ty.shape, bytes)
    });
    Ok(read.collect())
}

fn same(expected: &[Literal], got: &[Literal]) -> Result<(), String> {
    for (nth, (expected, got)) in expected.iter().zip(got).enumerate() {
        let zero_or_same = |x: f64, y: f64| x == y || x.is_nan() && y.is_nan();
        let good = expected == got
            || ElementType::is_float(expected.element())
                && (expected.to_f64s().into_iter())
                    .zip(got.to_f64s())
                    .all(|(x, y)| zero_or_same(x, y));
        if !good {
            return Err(format!("result {nth}: {expected} became {got}"));
        }
    }
    Ok(())
}

#[test]
fn optimizing_keeps_what_random_programs_compute() {
    let client = client();
    let first = from_environment("SEED", 0);
    let cases = from_environment("CASES", 40);
    println!("{cases} programs from seed {first}");
    let mut failures = Vec::new();
    for seed in first..first + cases {
        let numbers = numbers(seed);
        let mut choices = Choices(&numbers);
        let func = programs::func(&mut choices, 16, programs::Arithmetic::Small);
        let inputs = inputs(&func, &mut choices);
        let expected = eval(&func, &inputs).unwrap();
        let optimized = choose_forms(&simplify(&func), Target::Cpu);
        for (what, func) in [("as it was", &func), ("optimized", &optimized)] {
            let got = on_device(&client, func, &inputs);
            if let Err(why) = got.and_then(|got| same(&expected, &got)) {
                failures.push(format!("seed {seed}, {what}: {why}\n{func}\n{inputs:?}"));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}
