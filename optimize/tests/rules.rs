//! Each rule fires on its own program, and the results are what they were: for awkward floats, and sizes 0, 1, 2 and odd.

#[path = "awkward/mod.rs"]
mod awkward;

use awkward::agree;
use optimize::{Meaning, rules, simplify_by};
use stablehlo::Func;

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

fn check(meaning: Meaning, before: &Func, after: &Func) -> Result<(), String> {
    agree(meaning, before, after, 1e-5)
}

#[test]
fn names_are_said_once() {
    let mut names: Vec<&str> = rules::all().map(|rule| rule.name).collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count, "two rules have one name");
}
