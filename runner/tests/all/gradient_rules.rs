//! Derivative rules of kernels in a job: other kernels that compute the derivatives, and fixed
//! points; and the messages for invalid rules.
#![cfg(feature = "raise")]

use std::path::Path;

use crate::common::{ends, reactant};

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../raise/tests/kernels");

/// Writes a job of the corpus to `folder`, with `changes` to its text.
fn job(folder: &Path, name: &str, changes: &[(&str, &str)]) {
    let text = std::fs::read_to_string(format!("{CORPUS}/{name}.toml")).unwrap();
    let kernel = format!("{name}.sm_80.ptx");
    let mut text = text.replace(&kernel, &format!("{CORPUS}/{kernel}"));
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    std::fs::write(folder.join("job.toml"), text).unwrap();
}

fn said(folder: &Path, line: &str, code: i32) -> (String, String) {
    let mut command = reactant();
    command.current_dir(folder).args(line.split(' '));
    ends(&mut command, code)
}

/// Returns the scalars that a run prints: the objective, and derivatives by scalars.
fn numbers(out: &str) -> Vec<f64> {
    let lines = out.lines().filter_map(|line| line.split_once(" = "));
    lines.map(|(_, number)| number.parse().unwrap()).collect()
}

const CHECK: &str = "check-gradient job.toml --target interpreter";
const RUN: &str = "run job.toml --target interpreter --gradient";
const FORWARD: &str = "forward = { kernel = \"cubic_tangent\"";
const REVERSE: &str = "reverse = { kernel = \"cubic_adjoint\"";

/// Returns the line of the job that starts with `begin`.
fn line(name: &str, begin: &str) -> String {
    let text = std::fs::read_to_string(format!("{CORPUS}/{name}.toml")).unwrap();
    let found = text.lines().find(|line| line.starts_with(begin));
    found
        .unwrap_or_else(|| panic!("no line `{begin}`"))
        .to_owned()
}

#[test]
fn kernels_compute_the_derivatives_of_a_kernel() {
    let folder = tempfile::tempdir().unwrap();
    let name = "gradient_own_rules";
    let (forward, reverse) = (line(name, "forward"), line(name, "reverse"));
    let table = format!("[[gradient.kernel]]\nname = \"cubic\"\n{forward}\n{reverse}");
    // Both rules, each alone (the other is its transpose), and none: differentiating Newton's steps
    // gives the same here.
    let mut found = Vec::new();
    for changes in [
        vec![],
        vec![(forward.as_str(), "")],
        vec![(reverse.as_str(), "")],
        vec![(table.as_str(), "")],
    ] {
        job(folder.path(), name, &changes);
        let (out, _) = said(folder.path(), CHECK, 0);
        assert!(out.contains("by u") && out.contains("by s"), "{out}");
        let (out, _) = said(folder.path(), RUN, 0);
        found.push(numbers(&out));
    }
    for other in &found[1..] {
        for (a, b) in found[0].iter().zip(other) {
            assert!((a - b).abs() <= 1e-12 * a.abs(), "{found:?}");
        }
    }
    // In segments, and with few stored states.
    for how in ["segment = 2", "steps = 2"] {
        let with = format!("of = \"J\"\ncheckpoint = {{ {how} }}");
        job(folder.path(), name, &[("of = \"J\"", &with)]);
        let (out, _) = said(folder.path(), RUN, 0);
        for (a, b) in found[0].iter().zip(numbers(&out)) {
            assert!((a - b).abs() <= 1e-14 * a.abs(), "{how}: {found:?} {out}");
        }
    }
    // The second derivative, by the text of the rule.
    let with = "of = \"J\"\nmode = \"hessian-vector\"\nseeds = { u = \"ones\", s = 0.5 }";
    job(folder.path(), name, &[("of = \"J\"", with)]);
    let by_rule = numbers(&said(folder.path(), RUN, 0).0);
    let (out, _) = said(folder.path(), CHECK, 0);
    for input in ["u", "s"] {
        let title = format!("by {input}, the gradient's derivative along a direction of it");
        assert!(out.contains(&title), "{out}");
    }
    job(folder.path(), name, &[("of = \"J\"", with), (&table, "")]);
    for (a, b) in numbers(&said(folder.path(), RUN, 0).0).iter().zip(by_rule) {
        assert!((a - b).abs() <= 1e-10 * a.abs(), "{a} {b}");
    }
}

#[test]
fn a_rule_that_is_wrong_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let wrong = REVERSE.replace("adjoint", "adjoint_wrong");
    job(folder.path(), "gradient_own_rules", &[(REVERSE, &wrong)]);
    let (out, err) = said(folder.path(), CHECK, 1);
    assert!(
        out.contains("FAILED") && err.contains("by u, s"),
        "{out}{err}"
    );
}

#[test]
fn a_fixed_point_is_differentiated_where_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let name = "gradient_fixed_point";
    job(folder.path(), name, &[]);
    said(folder.path(), CHECK, 0);
    let by_rule = numbers(&said(folder.path(), RUN, 0).0);
    let (_, err) = said(folder.path(), &format!("{RUN} --explain-cache"), 0);
    assert!(err.contains("No loop keeps anything"), "{err}");
    let rule = line(name, "fixed_point");
    let table = |kernel: &str| format!("[[gradient.kernel]]\nname = \"{kernel}\"\n{rule}\n");
    let tables = ["settle", "settle_near", "settle_by_newton"].map(table);
    job(
        folder.path(),
        name,
        &tables.each_ref().map(|table| (table.as_str(), "")),
    );
    for (a, b) in numbers(&said(folder.path(), RUN, 0).0).iter().zip(&by_rule) {
        assert!((a - b).abs() <= 1e-12 * a.abs(), "{a} {b}");
    }
    // The first guess does not influence it.
    job(folder.path(), name, &[]);
    let (out, _) = said(folder.path(), &format!("{RUN} J:x"), 0);
    assert!(
        out.contains("dJ_dx       f64[37]  0.000000e0  0.000000e0"),
        "{out}"
    );
}

#[test]
fn wrong_rules() {
    let folder = tempfile::tempdir().unwrap();
    #[rustfmt::skip] // tables stay aligned
    let rows: &[(&str, &[(&str, &str)])] = &[
        ("no such kernel",             &[(REVERSE, "reverse = { kernel = \"cubic_adjoin\"")]),
        ("too few arguments",          &[(", \"s\", { adjoint = \"s\" }, \"n\"] }", ", \"s\"] }")]),
        ("an array for a number",      &[(", \"s\", { adjoint = \"s\" }, \"n\"] }", ", \"s\", { adjoint = \"s\" }, \"x\"] }")]),
        ("more than there is",         &[("{ adjoint = \"x\" }", "{ adjoint = \"x\", shape = [\"n + 1\"] }")]),
        ("not an argument",            &[("{ adjoint = \"x\" }", "{ adjoint = \"y\" }")]),
        ("no such name",               &[("{ adjoint = \"x\" }", "{ adjoint = \"xx\" }")]),
        ("what it does not change",    &[("reverse = { kernel = \"cubic_adjoint\", args = [{ after = \"x\" }", "reverse = { kernel = \"cubic_adjoint\", args = [{ after = \"u\" }")]),
        ("a tangent in reverse",       &[("{ adjoint = \"x\" }", "{ tangent = \"x\" }")]),
        ("an adjoint is missing",      &[("reverse = { kernel = \"cubic_adjoint\", args = [{ after = \"x\" }, { adjoint = \"u\" }, { adjoint = \"x\" }, \"s\", { adjoint = \"s\" }", "reverse = { kernel = \"cubic_tangent\", args = [{ after = \"x\" }, { adjoint = \"x\" }, { adjoint = \"u\" }, \"s\", \"s\"")]),
        ("a tangent is missing",       &[("{ tangent = \"x\" }", "\"u\"")]),
        ("two things",                 &[("name = \"cubic\"", "name = \"cubic\"\nlinear = true")]),
        ("not linear",                 &[("name = \"cubic\"", "name = \"mix\"\nlinear = true\n[[gradient.kernel]]\nname = \"cubic\"\nlinear = true\n#"), ("forward", "#"), ("reverse", "#")]),
        ("no launch of it",            &[("name = \"cubic\"", "name = \"cubi\"")]),
    ];
    let mut text = String::new();
    for (what, changes) in rows {
        job(folder.path(), "gradient_own_rules", changes);
        let (_, err) = said(folder.path(), RUN, 1);
        let err = err.replace(CORPUS, "CORPUS");
        text.push_str(&format!("== {what}\n{err}\n"));
    }
    insta::assert_snapshot!(text);
}

#[test]
fn what_is_left_out_of_a_rule_is_said_to_be_constant() {
    let folder = tempfile::tempdir().unwrap();
    let changes = [
        (FORWARD, "constant = [\"s\"]\n# "),
        ("wrt = [\"u\", \"s\"]", "wrt = [\"u\"]"),
    ];
    job(folder.path(), "gradient_own_rules", &changes);
    said(folder.path(), CHECK, 0);
}
