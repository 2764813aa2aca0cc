//! The extent of a test run: the everyday tier takes samples, the full tier runs everything, with
//! different random numbers each time.
//!
//! Three environment variables are read here only:
//!
//! - `REACTANT_TEST_TIER`: `everyday`, the default, or `full`.
//! - `REACTANT_TEST_SEED`: the seed of random cases. By default the everyday tier has a fixed seed,
//!   and the full tier takes one from the system's entropy and prints it.
//! - `REACTANT_TEST_CASES`: the number of random cases of each test, in place of the tier's number.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::ops::Range;
use std::sync::OnceLock;

use ::proptest::test_runner::{Config, RngSeed};

/// The extent of a test run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tier {
    /// Every kernel, rule, derivative and error; samples of slow tests.
    Everyday,
    /// Everything, and ten times as many random cases.
    Full,
}

/// The seed of the everyday tier.
const EVERYDAY_SEED: u64 = 1;

/// The everyday tier runs one random case out of this many.
const EVERYDAY_SHARE: u64 = 4;

/// The factor of random cases in the full tier.
const FULL_FACTOR: u64 = 10;

/// Returns the tier of this run.
pub fn tier() -> Tier {
    static TIER: OnceLock<Tier> = OnceLock::new();
    *TIER.get_or_init(|| match variable("REACTANT_TEST_TIER").as_deref() {
        None | Some("everyday") => Tier::Everyday,
        Some("full") => Tier::Full,
        Some(other) => panic!("REACTANT_TEST_TIER is `everyday` or `full`, not `{other}`"),
    })
}

/// Returns whether this run includes the case `name`: always in the full tier; in the everyday tier
/// if it is in a sample of one in `one_in`.
///
/// The sample depends on the name only, so it is the same in each run.
pub fn is_in_sample(name: &str, one_in: u32) -> bool {
    tier() == Tier::Full || is_chosen(name, one_in)
}

fn is_chosen(name: &str, one_in: u32) -> bool {
    part(name, one_in as usize) == 0
}

/// Returns the part, out of `parts`, that `name` belongs to; the same in every run.
pub fn part(name: &str, parts: usize) -> usize {
    crc32c::crc32c(name.as_bytes()) as usize % parts
}

/// Returns the number of random cases of a test with a nominal `count`: a quarter in the everyday
/// tier, ten times as many in the full tier.
pub fn random_cases(count: u64) -> u64 {
    let asked = variable("REACTANT_TEST_CASES").map(|text| number("REACTANT_TEST_CASES", &text));
    asked.unwrap_or(match tier() {
        Tier::Everyday => (count / EVERYDAY_SHARE).max(1),
        Tier::Full => FULL_FACTOR * count,
    })
}

/// Returns the seed of this run's random cases. A seed that is not fixed is printed, so that a
/// failure can be reproduced.
pub fn seed() -> u64 {
    static SEED: OnceLock<u64> = OnceLock::new();
    *SEED.get_or_init(|| {
        let asked = variable("REACTANT_TEST_SEED").map(|text| number("REACTANT_TEST_SEED", &text));
        match (asked, tier()) {
            (Some(seed), _) => seed,
            (None, Tier::Everyday) => EVERYDAY_SEED,
            (None, Tier::Full) => {
                // Half of the bits, so that seeds can be counted up from it.
                let seed = RandomState::new().hash_one(0) >> 32;
                eprintln!("REACTANT_TEST_SEED={seed}");
                seed
            }
        }
    })
}

/// Returns the seeds of the random cases of a test with a nominal `count`.
pub fn seeds(count: u64) -> Range<u64> {
    let first = seed();
    let seeds = first..first + random_cases(count);
    println!("random cases of the seeds {seeds:?}");
    seeds
}

/// Returns the settings of a property test with nominally `cases` cases, with the seed of this run.
pub fn proptest(cases: u32) -> Config {
    let cases = u32::try_from(random_cases(cases.into())).expect("not that many cases");
    let config = Config::default();
    Config {
        cases,
        // Assumptions may fail in a share of the cases, however many there are.
        max_global_rejects: config.max_global_rejects.max(8 * cases),
        rng_seed: RngSeed::Fixed(seed()),
        ..config
    }
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

fn number(name: &str, text: &str) -> u64 {
    text.parse()
        .unwrap_or_else(|_| panic!("{name} is a number, not `{text}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_of_one_in_four_is_a_quarter() {
        let names = (0..1000).map(|nth| format!("kernel_{nth}.sm_80.ptx"));
        let chosen = names.filter(|name| is_chosen(name, 4)).count();
        assert!((200..300).contains(&chosen), "{chosen}");
    }

    #[test]
    fn a_sample_of_one_in_one_is_all() {
        assert!(is_chosen("anything", 1));
    }
}
