//! A kernel both ways.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use raise::error::{Error, Turn};
use raise::launch::{Arg, Launch};
use raise::program::{ArraySpec, Input, LaunchSpec, ProgramSpec};
use raise::source::{Source, interpret, raise_program};
use stablehlo::{ElementType, Literal, eval};

use super::program::*;
use super::write::ptx;

pub enum Outcome {
    Agrees,
    /// Refused, by this code.
    NotYet(String),
    Fails {
        /// What kind of failure: cutting down keeps it.
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
    use ElementType::*;
    vec![
        array("ints", I32, &[LENGTH]),
        array("floats", F32, &[LENGTH]),
        array("doubles", F64, &[LENGTH]),
        array("signed_bins", I32, &[BINS]),
        array("unsigned_bins", U32, &[BINS]),
        array("out_i32", I32, &[n, VARIABLES]),
        array("out_u32", U32, &[n, VARIABLES]),
        array("out_i64", I64, &[n, VARIABLES]),
        array("out_f32", F32, &[n, VARIABLES]),
        array("out_f64", F64, &[n, VARIABLES]),
    ]
}

/// What the arrays hold at first.
fn contents(array: &ArraySpec, random: &mut Random) -> Vec<u8> {
    let count: usize = array.shape.iter().product();
    let mut bytes = Vec::new();
    for _ in 0..count {
        let small = random.below(40) as i64 - 12;
        let int = match random.below(6) {
            0 => random.next() as i32 as i64,
            _ => small,
        };
        let float = match random.below(6) {
            0 => small as f64 / 7.0,
            _ => small as f64,
        };
        match array.element {
            ElementType::F32 => bytes.extend((float as f32).to_le_bytes()),
            ElementType::F64 => bytes.extend(float.to_le_bytes()),
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
        grid: [program.grid, 1, 1],
        block: [program.block, 1, 1],
        args,
        ..Launch::default()
    };
    ProgramSpec {
        arrays,
        launches: vec![LaunchSpec { source: 0, launch }],
        ..ProgramSpec::default()
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
    let worst = errors.iter().find(|error| error.turn != Turn::NotYet);
    match (worst, errors) {
        (Some(error), _) => failed(
            format!("{:?} {}", error.turn, error.code),
            error.to_string(),
        ),
        (None, [first, ..]) => Outcome::NotYet(first.code.to_owned()),
        (None, []) => failed("refusal", "refused without a reason"),
    }
}

fn both_ways(program: &Program) -> Outcome {
    let source = match Source::parse("k.ptx", ptx(program).into_bytes()) {
        Ok(source) => source,
        Err((_, errors)) => return failed("generator", format!("{errors:?}")),
    };
    let sources = [source];
    let spec = spec(program);
    let raised = match raise_program(&sources, &spec) {
        Ok(raised) => raised,
        Err(errors) => return refusal(&errors),
    };
    let mut random = Random::new(program.seed ^ 0xda7a);
    let first: Vec<Vec<u8>> = spec
        .arrays
        .iter()
        .map(|array| contents(array, &mut random))
        .collect();
    let place = |name: &str| spec.arrays.iter().position(|array| array.name == name);
    let inputs: Vec<Literal> = raised
        .inputs
        .iter()
        .map(|input| match input {
            Input::Array { name, .. } => {
                let at = place(name).expect("the program's arrays are the job's");
                let array = &spec.arrays[at];
                Literal::from_bytes(array.element, array.shape.clone(), first[at].clone())
            }
            Input::Steps | Input::Scalar { .. } => unreachable!("there is no loop and no scalar"),
        })
        .collect();
    let results = match eval(&raised.func, &inputs) {
        Ok(results) => results,
        Err(error) => return failed("not a program", error.to_string()),
    };
    let mut ours = first.clone();
    for (name, result) in raised.outputs.iter().zip(&results) {
        ours[place(name).expect("outputs are arrays")] = result.to_bytes();
    }
    if let (Some(fault), false) = (results.last(), raised.checks.is_empty())
        && fault.to_i64s() != [0]
    {
        return failed(
            "check",
            "an access within its array is taken for one outside",
        );
    }
    let mut referee = first;
    if let Err(errors) = interpret(&sources, &spec, &mut referee, 1) {
        return match errors.iter().all(|error| error.turn == Turn::NotYet) {
            true => Outcome::NotYet(format!("interpreter {}", errors[0].code)),
            false => failed("interpreter", format!("{errors:?}")),
        };
    }
    for (at, array) in spec.arrays.iter().enumerate() {
        if let Some(said) = difference(array, &ours[at], &referee[at]) {
            return failed("different", said);
        }
    }
    Outcome::Agrees
}

/// The first element in which two arrays differ: bits, NaN being one value; sums of floats may be taken in another order.
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

/// Writes a kernel and its job where they can be found.
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
            ElementType::F32 | ElementType::F64 => "{ random = \"normal\", seed = 1 }",
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
        "\n[[launch]]\nkernel = \"k\"\ngrid = {}\nblock = {}\nargs = [{}]\n",
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
