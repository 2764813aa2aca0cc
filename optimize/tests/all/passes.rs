//! The numbered list of all passes, and programs to which only some of them are applied.

use optimize::{
    Allow, PassKind, PassLimit, Report, Semantics, Target, choose_forms, lower_for, passes,
    program, rules, simplify, simplify_with, target_passes,
};
use stablehlo::Func;

use crate::awkward::agree;

const TARGETS: [Target; 3] = [Target::Cpu, Target::Cuda, Target::Tpu];

fn limited(func: &Func, target: Target, limit: PassLimit) -> Func {
    let allow = Allow {
        passes: limit,
        ..Allow::default()
    };
    let simple = simplify_with(func, &allow).0;
    let report = &mut Report::default();
    lower_for(&simple, target, Semantics::BitExact, limit, report)
}

#[test]
fn passes_are_numbered_in_the_order_of_their_kinds() {
    let all = passes();
    assert!(all.iter().enumerate().all(|(at, row)| row.number == at + 1));
    let kinds = [
        PassKind::Rule,
        PassKind::Program,
        PassKind::Stencils,
        PassKind::Alternative,
        PassKind::Target,
    ];
    let place = |kind| kinds.iter().position(|known| *known == kind);
    assert!(all.windows(2).all(|w| place(w[0].kind) <= place(w[1].kind)));
    for kind in kinds {
        assert!(all.iter().any(|row| row.kind == kind), "{kind:?}");
    }
    let mut names: Vec<&str> = all.iter().map(|row| row.name).collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count, "two passes have one name");
    for row in &all {
        let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(row.name.chars().all(is_name), "{}", row.name);
        assert!(
            !row.reason.is_empty() && !row.reason.ends_with('.'),
            "{}",
            row.name
        );
    }
}

#[test]
fn all_passes_are_those_that_run_without_a_limit() {
    let all = PassLimit::until(passes().len());
    for pass in target_passes() {
        let func = (pass.example)();
        if func.params().iter().any(|param| param.ty.count() > 1 << 20) {
            continue;
        }
        for target in TARGETS {
            let unlimited = choose_forms(&simplify(&func), target).to_string();
            let under = limited(&func, target, all).to_string();
            assert_eq!(under, unlimited, "{} {target:?}", pass.name);
        }
    }
}

/// Every tenth limit and those around the ends of kinds, for every fifth example.
#[test]
fn programs_are_the_same_under_every_limit() {
    let all = passes();
    let ends = all.windows(2).filter(|w| w[0].kind != w[1].kind);
    let mut limits: Vec<usize> = ends.map(|w| w[0].number).collect();
    limits.extend((0..all.len()).step_by(10));
    // Target lowering pass by pass.
    let target = all.iter().filter(|row| row.kind == PassKind::Target);
    limits.extend(target.map(|row| row.number));
    limits.sort_unstable();
    limits.dedup();
    let examples = rules::all()
        .map(|rule| (rule.name, rule.example))
        .chain(program::all().map(|pass| (pass.name, pass.example)));
    for (nth, (name, example)) in examples.enumerate() {
        if nth % 5 != 0 {
            continue;
        }
        let before = example(5);
        for limit in &limits {
            let target = TARGETS[(nth + limit) % 3];
            let after = limited(&before, target, PassLimit::until(*limit));
            let text = after.to_string();
            assert!(!text.contains("reactant."), "{name} until {limit}\n{text}");
            if let Err(why) = agree(Semantics::BitExact, &before, &after, 1e-5) {
                panic!("{name} until {limit}, {target:?}: {why}\n{before}\n{after}");
            }
        }
    }
}

#[test]
fn a_limit_leaves_out_what_is_behind_it() {
    let all = passes();
    let pass = program::all().find(|pass| pass.name == "float-summed-at-once");
    let func = (pass.expect("there is one").example)(70);
    let number = |name: &str| {
        let row = all.iter().find(|row| row.name == name);
        row.expect("a pass has this name").number
    };
    let fired = |until: usize| {
        let allow = Allow {
            passes: PassLimit::until(until),
            ..Allow::fast_math_everywhere(&func)
        };
        let report = simplify_with(&func, &allow).1;
        let last = report.fired.keys().map(|name| number(name)).max();
        (report.fired.contains_key("float-summed-at-once"), last)
    };
    let at = number("float-summed-at-once");
    let (before, last) = fired(at - 1);
    assert!(!before && last.is_none_or(|last| last < at));
    assert!(fired(at).0);
    assert_eq!(fired(0), (false, None));
}
