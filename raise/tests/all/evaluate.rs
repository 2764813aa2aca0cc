//! Runs raised programs on the arrays of a launch, with the interpreter of StableHLO.

use raise::launch::Launch;
use raise::program::{ArraySpec, Input, LaunchSpec, Program, ProgramSpec};
use raise::tensor::Check;
use stablehlo::{EvalError, Literal, eval};

/// Returns the program of one launch of a kernel of the first source.
pub fn one_launch(arrays: Vec<ArraySpec>, launch: Launch) -> ProgramSpec {
    ProgramSpec {
        arrays,
        launches: vec![LaunchSpec {
            source: 0,
            launch,
            called: None,
        }],
        ..ProgramSpec::default()
    }
}

/// Runs `program`, raised from `spec`, on `arrays`, in the order of `spec`, and stores its outputs
/// there.
///
/// Returns the check that failed, if one did.
///
/// # Panics
/// If the program has parameters other than arrays of `spec`.
pub fn evaluate<'p>(
    program: &'p Program,
    spec: &ProgramSpec,
    arrays: &mut [Vec<u8>],
) -> Result<Option<&'p Check>, EvalError> {
    let place = |name: &str| {
        let place = spec.arrays.iter().position(|array| array.name == name);
        place.expect("an array of the launch")
    };
    let inputs: Vec<Literal> = program
        .inputs
        .iter()
        .map(|input| match input {
            Input::Array { name, .. } => {
                let at = place(name);
                let array = &spec.arrays[at];
                Literal::from_bytes(array.element, array.shape.clone(), arrays[at].clone())
            }
            other => panic!("{other:?}"),
        })
        .collect();
    let results = eval(&program.func, &inputs)?;
    for (name, result) in program.outputs.iter().zip(&results) {
        arrays[place(name)] = result.to_bytes();
    }
    let fault = match program.checks.as_slice() {
        [] => 0,
        _ => results.last().expect("the fault").to_i64s()[0],
    };
    Ok((fault != 0).then(|| &program.checks[fault as usize - 1]))
}

/// Says which check fails in a kernel that stays within its arrays and has neither races nor traps:
/// the kind of the failure, and where.
pub fn false_check(check: &Check) -> (&'static str, String) {
    let (array, line) = (&check.array, check.line);
    match (&check.trap, &check.race) {
        (Some(trap), _) => ("trap", format!("line {line} is reached: {trap}")),
        (None, Some(what)) => (
            "race",
            format!("line {line}: two threads are said to {what} the same element of `{array}`"),
        ),
        (None, None) => (
            "check",
            format!("line {line}: an access within `{array}` is taken for one outside"),
        ),
    }
}
