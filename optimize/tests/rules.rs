//! Each rule fires on its own program, and the results are what they were: for awkward floats, and sizes 0, 1, 2 and odd.

#[path = "awkward/mod.rs"]
mod awkward;

use awkward::{close, inputs, same};
use optimize::{Meaning, rules, simplify_by};
use stablehlo::eval;

const SIZES: [usize; 6] = [0, 1, 2, 3, 5, 7];

#[test]
fn each_rule_keeps_the_meaning_of_its_program() {
    let mut failures = Vec::new();
    for rule in rules::all() {
        for n in SIZES {
            let before = (rule.example)(n);
            let (after, report) = simplify_by(&before, [rule]);
            if let Err(why) = check(rule.meaning, &before, &after) {
                failures.push(format!("{} at {n}: {why}\n{before}\n{after}", rule.name));
            }
            if n == 5 && !report.fired.contains_key(rule.name) {
                failures.push(format!("{} does not fire on\n{before}", rule.name));
            }
            if !report.gave_up.is_empty() {
                failures.push(format!("{} does not come to rest on\n{before}", rule.name));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn all_rules_together_keep_the_meaning_of_each_program() {
    for rule in rules::all() {
        for n in SIZES {
            let before = (rule.example)(n);
            let exact = rules::all().filter(|rule| rule.meaning == Meaning::Exact);
            let (after, report) = simplify_by(&before, exact);
            let checked = check(Meaning::Exact, &before, &after);
            assert_eq!(checked, Ok(()), "{} at {n}\n{before}\n{after}", rule.name);
            assert_eq!(report.gave_up, [""; 0], "{} at {n}\n{before}", rule.name);
        }
    }
}

fn check(
    meaning: Meaning,
    before: &stablehlo::Func,
    after: &stablehlo::Func,
) -> Result<(), String> {
    after.verify().map_err(|error| error.to_string())?;
    for seed in 0..4 {
        let inputs = match meaning {
            Meaning::Exact => inputs(before, seed, awkward::Floats::Awkward),
            Meaning::Relaxed => inputs(before, seed, awkward::Floats::Tame),
        };
        let (expected, got) = (
            eval(before, &inputs).unwrap(),
            eval(after, &inputs).unwrap(),
        );
        match meaning {
            Meaning::Exact => same(&expected, &got)?,
            Meaning::Relaxed => close(&expected, &got, 1e-5)?,
        }
    }
    Ok(())
}

#[test]
fn names_are_said_once() {
    let mut names: Vec<&str> = rules::all().map(|rule| rule.name).collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count, "two rules have one name");
}
