//! Random programs are bit-identical on meshes, if they do not sum floats in another order.
//!
//! `REACTANT_TEST_SEED=7 REACTANT_TEST_CASES=20000 cargo test --release -p shard --test all
//! random::` tries others.

use stablehlo::{Func, Op};
use testkit::cut_down::{cut_down, numbers};
use testkit::generate::{self, Choices};
use testkit::programs::{self, Arithmetic};

use crate::agree::{BY_BYTES, FAST_LINKS, fault_by, inputs};

/// Returns whether a float reduction is reordered by partitioning.
fn reorders(func: &Func) -> bool {
    func.values().any(|v| match func.op(v) {
        Op::Reduce { operand, .. } => func.tensor(*operand).element.is_float(),
        Op::DotGeneral { lhs, .. } => func.tensor(*lhs).element.is_float(),
        Op::While { cond, body, .. } => reorders(cond) || reorders(body),
        Op::Case { branches, .. } => branches.iter().any(reorders),
        Op::Call { callee, .. } => reorders(callee),
        _ => false,
    })
}

/// Requests random axes for some of the parameters, in one of three programs.
fn asked(func: &Func, seed: u64, mesh: &str) -> Vec<Option<shard::Asked>> {
    let numbers = numbers(seed + 1_000_000);
    let mut choices = Choices(&numbers);
    let axes = mesh.split('x').count();
    let mut one = |rank: usize| {
        if !seed.is_multiple_of(3) || choices.below(2) == 0 {
            return None;
        }
        let mut left: Vec<&str> = ["a", "b"][..axes].to_vec();
        let dims = (0..rank).map(|_| match choices.below(2) {
            0 if !left.is_empty() => Some(left.remove(choices.below(left.len())).to_owned()),
            _ => None,
        });
        Some(dims.collect())
    };
    func.params()
        .iter()
        .map(|param| one(param.ty.rank()))
        .collect()
}

#[test]
fn random_programs() {
    let meshes = ["2x2", "3", "2x4", "1x7", "5"];
    let mut failures = Vec::new();
    let mut tried = 0;
    for seed in testkit::seeds(300) {
        let numbers = numbers(seed);
        let mut choices = Choices(&numbers);
        let func = match seed % 8 {
            0 | 1 => generate::func(&mut choices, 40),
            _ => programs::func(&mut choices, 30, Arithmetic::Any),
        };
        if reorders(&func) {
            continue;
        }
        tried += 1;
        let mesh = meshes[(seed / 8 % 5) as usize];
        let asked = asked(&func, seed, mesh);
        // With halos as wide, or as narrow, as possible; or with the fewest bytes.
        let costs = [None, None, None, Some(&FAST_LINKS), Some(&BY_BYTES)][(seed % 5) as usize];
        let given = inputs(&func, 7);
        let try_it = || fault_by(&func, mesh, &asked, &given, false, costs);
        let found = std::panic::catch_unwind(std::panic::AssertUnwindSafe(try_it));
        match found {
            Ok(None) => {}
            Ok(Some(why)) if failures.len() > 3 => failures.push(format!("seed {seed}: {why}")),
            Ok(Some(_)) => {
                let fault = |func: &Func, inputs: &[stablehlo::Literal]| {
                    // The requests are reduced together with the parameters.
                    let mut asked = asked.clone();
                    asked.resize(func.params().len(), None);
                    fault_by(func, mesh, &asked, inputs, false, costs)
                };
                let (small, why) = cut_down(&func, &given, &fault);
                failures.push(format!("seed {seed}\n{small}\n{why}"));
            }
            Err(_) => failures.push(format!("seed {seed}: a panic")),
        }
    }
    println!("{tried} programs");
    let count = failures.len();
    failures.truncate(12);
    assert!(count == 0, "{count} of {tried}:\n{}", failures.join("\n"));
}
