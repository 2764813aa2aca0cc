//! Execution of a kernel by the interpreter and as a raised program.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use raise::error::{Blame, Error};
use raise::launch::{Arg, Launch, Races};
use raise::program::{ArraySpec, ProgramSpec};
use raise::source::{Source, interpret, raise_program};
use raise::tensor::Check;
use stablehlo::{ElementType, Literal};
use testkit::Random;

use super::program::*;
use super::write::{PARAMS, ptx};
use crate::evaluate::{evaluate, false_check, one_launch};

pub enum Outcome {
    Agrees,
    /// Refused, with this error code.
    NotYet(String),
    Fails {
        /// The kind of failure, which reduction preserves.
        kind: String,
        said: String,
    },
}

fn arrays(program: &Program) -> Vec<ArraySpec> {
    let n = program.n as usize;
    let array = |name: &str, element, shape: &[usize]| ArraySpec {
        name: name.to_owned(),
        element,
        shape: shape.to_vec(),
    };
    let threads = program.threads() as usize;
    let rows = element(program.rows);
    PARAMS
        .iter()
        .enumerate()
        .map(|(at, name)| match *name {
            "ints" => array(name, ElementType::I32, &[LENGTH]),
            "floats" => array(name, ElementType::F32, &[LENGTH]),
            "doubles" => array(name, ElementType::F64, &[LENGTH]),
            "halves" => array(name, ElementType::F16, &[LENGTH]),
            "signed_bins" => array(name, ElementType::I32, &[BINS]),
            "unsigned_bins" | "capped_bins" => array(name, ElementType::U32, &[BINS]),
            "rows" => array(name, rows, &[threads, ROW / program.rows.bytes()]),
            "tickets" => array(name, ElementType::U32, &[1]),
            "taken" => array(name, ElementType::U32, &[TAKEN]),
            _ => array(name, element(TYPES[at - OUTPUTS]), &[n, VARIABLES]),
        })
        .collect()
}

/// The index of the first output among the parameters after `n`.
const OUTPUTS: usize = 5;

fn element(ty: Ty) -> ElementType {
    match ty {
        Ty::I32 => ElementType::I32,
        Ty::U32 => ElementType::U32,
        Ty::I64 => ElementType::I64,
        Ty::F32 => ElementType::F32,
        Ty::F64 => ElementType::F64,
        Ty::F16 => ElementType::F16,
        Ty::BF16 => ElementType::BF16,
    }
}

/// Returns the initial contents of an array.
fn contents(array: &ArraySpec, random: &mut Random) -> Vec<u8> {
    let count: usize = array.shape.iter().product();
    let mut bytes = Vec::new();
    for _ in 0..count {
        let small = random.below(40) as i64 - 12;
        let int = match random.below(6) {
            0 => random.bits() as i32 as i64,
            _ => small,
        };
        let float = match random.below(6) {
            0 => small as f64 / 7.0,
            _ => small as f64,
        };
        match array.element {
            ElementType::F32 => bytes.extend((float as f32).to_le_bytes()),
            ElementType::F64 => bytes.extend(float.to_le_bytes()),
            ElementType::F16 => bytes.extend(half::f16::from_f64(float).to_le_bytes()),
            ElementType::BF16 => bytes.extend(half::bf16::from_f64(float).to_le_bytes()),
            ElementType::I64 => bytes.extend(int.to_le_bytes()),
            _ => bytes.extend((int as i32).to_le_bytes()),
        }
    }
    bytes
}

fn spec(program: &Program) -> ProgramSpec {
    let arrays = arrays(program);
    let mut args = vec![Arg::Int(program.n.into())];
    args.extend(arrays.iter().map(|array| Arg::Array {
        name: array.name.clone(),
        element: array.element,
        shape: array.shape.clone(),
        offset: 0,
    }));
    let launch = Launch {
        kernel: "k".to_owned(),
        grid: program.grid,
        block: program.block,
        args,
        ..Launch::default()
    };
    one_launch(arrays, launch)
}

/// Declares the threads' rows as bytes.
fn see_rows_as_bytes(spec: &mut ProgramSpec) {
    let bytes = |of: &mut ElementType, shape: &mut Vec<usize>| {
        let width = of.bytes();
        *of = ElementType::U8;
        *shape.last_mut().expect("rows have two dimensions") *= width;
    };
    for array in spec.arrays.iter_mut().filter(|array| array.name == "rows") {
        bytes(&mut array.element, &mut array.shape);
    }
    for arg in &mut spec.launches[0].launch.args {
        if let Arg::Array {
            name,
            element,
            shape,
            ..
        } = arg
            && name == "rows"
        {
            bytes(element, shape);
        }
    }
}

pub fn outcome(program: &Program) -> Outcome {
    catch_unwind(AssertUnwindSafe(|| both_ways(program))).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().cloned();
        let said = said.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        let said = said.unwrap_or_default();
        let first: String = said.chars().take_while(|c| !c.is_ascii_digit()).collect();
        failed(format!("panic {first}"), said)
    })
}

fn failed(kind: impl Into<String>, said: impl Into<String>) -> Outcome {
    Outcome::Fails {
        kind: kind.into(),
        said: said.into(),
    }
}

fn refusal(errors: &[Error]) -> Outcome {
    let worst = errors
        .iter()
        .find(|error| error.blame != Blame::Unsupported);
    match (worst, errors) {
        (Some(error), _) => failed(
            format!("{:?} {}", error.blame, error.code),
            error.to_string(),
        ),
        (None, [first, ..]) => Outcome::NotYet(first.code.to_owned()),
        (None, []) => failed("refusal", "refused without a reason"),
    }
}

/// A part of messages that do not blame the program.
const UNDECIDED: &str = "cannot be decided here";

fn both_ways(program: &Program) -> Outcome {
    let source = match Source::parse("k.ptx", ptx(program).into_bytes()) {
        Ok(source) => source,
        Err((_, errors)) => return failed("generator", format!("{errors:?}")),
    };
    let sources = [source];
    let mut spec = spec(program);
    let declared = spec.arrays.clone();
    let raised = raise_program(&sources, &spec).or_else(|errors| {
        // A row that is only accessed as a type other than the declared one is declared as bytes.
        if !errors.iter().all(|error| error.code == "array-type") {
            return Err(errors);
        }
        see_rows_as_bytes(&mut spec);
        raise_program(&sources, &spec)
    });
    let raised = raised.or_else(|errors| {
        // The race check may be undecidable; this test then asserts that there is no race, as a
        // user may.
        let undecided =
            |error: &Error| error.code == "race" && error.to_string().contains(UNDECIDED);
        if !errors.iter().all(undecided) {
            return Err(errors);
        }
        spec.launches[0].launch.races = Races::Assume;
        raise_program(&sources, &spec)
    });
    let mut random = Random::new(program.seed ^ 0xda7a);
    let first: Vec<Vec<u8>> = declared
        .iter()
        .map(|array| contents(array, &mut random))
        .collect();
    let (mut ours, mut failing) = match evaluated(raised, &spec, &first) {
        Ok(results) => results,
        Err(outcome) => return outcome,
    };
    if failing
        .as_ref()
        .is_some_and(|check| is_look(program, check))
    {
        spec.launches[0].launch.races = Races::Assume;
        (ours, failing) = match evaluated(raise_program(&sources, &spec), &spec, &first) {
            Ok(results) => results,
            Err(outcome) => return outcome,
        };
    }
    if let Some(check) = failing {
        let (kind, said) = false_check(&check);
        return failed(kind, said);
    }
    let mut referee = first;
    if let Err(errors) = interpret(&sources, &spec, &mut referee, 1) {
        return match errors.iter().all(|error| error.blame == Blame::Unsupported) {
            true => Outcome::NotYet(format!("interpreter {}", errors[0].code)),
            false => failed("interpreter", format!("{errors:?}")),
        };
    }
    for (at, array) in declared.iter().enumerate() {
        if let Some(said) = difference(array, &ours[at], &referee[at]) {
            return failed("different", said);
        }
    }
    Outcome::Agrees
}

/// Runs a raised program on copies of `first`. Returns them, and the check that failed, if one did.
fn evaluated(
    raised: Result<raise::program::Program, Vec<Error>>,
    spec: &ProgramSpec,
    first: &[Vec<u8>],
) -> Result<(Vec<Vec<u8>>, Option<Check>), Outcome> {
    let raised = raised.map_err(|errors| refusal(&errors))?;
    let mut arrays = first.to_vec();
    let failing = evaluate(&raised, spec, &mut arrays)
        .map_err(|error| failed("not a program", error.to_string()))?
        .cloned();
    Ok((arrays, failing))
}

/// Returns whether the check reports that a thread reads, without an atomic, an element that others
/// change atomically, to decide whether it has to swap. This test then asserts that the order does
/// not matter, as a user may: the least or greatest value is the same in any order.
fn is_look(program: &Program, check: &Check) -> bool {
    let op = match check.array.as_str() {
        "signed_bins" => program.atomics[0],
        "unsigned_bins" => program.atomics[1],
        _ => return false,
    };
    let swaps_if_better = format!("{:?}", program.body).contains("Better");
    check.race.is_some() && matches!(op, "min" | "max") && swaps_if_better
}

/// Describes the first element in which two arrays differ: bit by bit, with all NaNs equal; sums of
/// floats may be reassociated.
fn difference(array: &ArraySpec, ours: &[u8], referee: &[u8]) -> Option<String> {
    let literal =
        |bytes: &[u8]| Literal::from_bytes(array.element, array.shape.clone(), bytes.to_vec());
    if ours == referee {
        return None;
    }
    let (ours, referee) = (literal(ours), literal(referee));
    if array.element.is_float() {
        let tolerance = match array.element {
            ElementType::F64 => 1e-13,
            ElementType::F16 => 1e-3,
            ElementType::BF16 => 1e-2,
            _ => 1e-5,
        };
        let (ours, referee) = (ours.to_f64s(), referee.to_f64s());
        let same = |a: f64, b: f64| {
            a == b
                || (a.is_nan() && b.is_nan())
                || (a - b).abs() <= tolerance * a.abs().max(b.abs())
        };
        let at = (0..ours.len()).find(|at| !same(ours[*at], referee[*at]))?;
        return Some(format!(
            "{}[{at}] is {:?}, and {:?} thread by thread",
            array.name, ours[at], referee[at]
        ));
    }
    let (ours, referee) = (ours.to_i64s(), referee.to_i64s());
    let at = (0..ours.len()).find(|at| ours[*at] != referee[*at])?;
    Some(format!(
        "{}[{at}] is {}, and {} thread by thread",
        array.name, ours[at], referee[at]
    ))
}

/// Writes a kernel and its job to `target/random-kernels`.
pub fn keep(program: &Program) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../target/random-kernels");
    let name = format!("random_{}", program.seed);
    let file = format!("{name}.sm_80.ptx");
    let mut job = format!(
        "title = \"Random kernel of seed {}\"\nkernels = [\"{file}\"]\n",
        program.seed
    );
    let spec = spec(program);
    let mut names = vec![program.n.to_string()];
    for array in &spec.arrays {
        names.push(format!("\"{}\"", array.name));
        let init = match array.element {
            element if element.is_float() => "{ random = \"normal\", seed = 1 }",
            _ => "\"iota\"",
        };
        job += &format!(
            "\n[arrays.{}]\ndtype = \"{}\"\nshape = {:?}\ninit = {init}\n",
            array.name,
            format!("{:?}", array.element).to_lowercase(),
            array.shape
        );
    }
    job += &format!(
        "\n[[launch]]\nkernel = \"k\"\ngrid = {:?}\nblock = {:?}\nargs = [{}]\n",
        program.grid,
        program.block,
        names.join(", ")
    );
    let path = folder.join(&file);
    let written = std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::write(&path, ptx(program)))
        .and_then(|()| std::fs::write(folder.join(format!("{name}.toml")), job));
    written.expect("target/ can be written");
    path
}
