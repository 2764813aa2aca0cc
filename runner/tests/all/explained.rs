//! `--explain`: the other commands first print the tables of `raise` to standard error.
#![cfg(feature = "raise")]

use crate::common::{ends, growing, reactant};

const JOB: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../examples/kernels/stencil_2d_periodic/stencil_2d_periodic.toml"
);

#[test]
fn a_job_is_explained_before_it_runs() {
    let folder = tempfile::tempdir().unwrap();
    let said = |words: &[&str]| {
        let mut command = reactant();
        command.current_dir(&folder).args(words);
        ends(&mut command, 0)
    };
    let (tables, nothing) = said(&["raise", JOB, "--explain"]);
    assert_eq!(nothing, "");
    for part in [
        "As it was raised",
        "As it runs",
        "stencil_2d_periodic",
        "MB written",
        "because",
    ] {
        assert!(tables.contains(part), "no `{part}` in\n{tables}");
    }
    // The steps of a run are known only then.
    let rows: &[&[&str]] = &[
        &["run", JOB, "--target", "interpreter", "--steps", "3"],
        &["check", JOB, "--target", "interpreter"],
        &["compile", JOB, "-o", "s.rxa"],
    ];
    for row in rows {
        let (without, quiet) = said(row);
        let (with, first) = said(&[row, &["--explain"][..]].concat());
        assert_eq!((without, quiet.as_str()), (with, ""), "{row:?}");
        assert_eq!(first.trim_end(), tables.trim_end(), "{row:?}");
    }
}

#[test]
fn an_artifact_has_nothing_to_explain() {
    let folder = tempfile::tempdir().unwrap();
    growing(folder.path(), "grow.rxa", 3, "");
    let line = ["run", "grow.rxa", "--target", "interpreter", "--explain"];
    let (_, err) = ends(reactant().current_dir(&folder).args(line), 2);
    assert!(err.contains("--explain needs a job"), "{err}");
}
