//! Each rule fires on its example, and the results stay the same: for special floats, and sizes 0,
//! 1, 2 and odd.

use optimize::explain::explain;
use optimize::{Allow, Semantics, Target, combinations, rules, simplify_by, simplify_with};
use stablehlo::Func;

use crate::awkward::agree;

const SIZES: [usize; 6] = [0, 1, 2, 3, 5, 7];

#[test]
fn each_rule_keeps_the_meaning_of_its_program() {
    let mut failures = Vec::new();
    for rule in rules::all() {
        for n in SIZES {
            let before = (rule.example)(n);
            let (after, report) = simplify_by(&before, [rule]);
            if let Err(why) = check(rule.semantics, &before, &after) {
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
            let exact = rules::all().filter(|rule| rule.semantics == Semantics::BitExact);
            let (after, report) = simplify_by(&before, exact);
            let checked = check(Semantics::BitExact, &before, &after);
            assert_eq!(checked, Ok(()), "{} at {n}\n{before}\n{after}", rule.name);
            assert_eq!(report.gave_up, [""; 0], "{} at {n}\n{before}", rule.name);
        }
    }
}

fn check(semantics: Semantics, before: &Func, after: &Func) -> Result<(), String> {
    agree(semantics, before, after, 1e-5)
}

#[test]
fn names_are_said_once() {
    let mut names: Vec<&str> = rules::all().map(|rule| rule.name).collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count, "two rules have one name");
}

#[test]
fn stencils_are_combined_and_mean_the_same() {
    for row in combinations() {
        for n in SIZES.into_iter().chain([9]) {
            let before = (row.example)(n);
            let (after, report) = simplify_with(&before, &Allow::fast_math_everywhere(&before));
            let checked = check(Semantics::FastMath, &before, &after);
            assert_eq!(checked, Ok(()), "{} at {n}\n{before}\n{after}", row.name);
            if n == 9 {
                let fired = explain(&before, &after, &report, "kernel", Target::Cpu, 1).fired;
                let fired = fired.iter().find(|fired| fired.rule == row.name);
                let fired = fired.unwrap_or_else(|| panic!("no {} on\n{before}", row.name));
                assert_eq!(
                    (fired.reason, fired.semantics),
                    (row.reason, Semantics::FastMath)
                );
            }
        }
    }
}
