//! Execution of programs in every form and by every engine.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use raise::error::{Blame, Error};
use raise::launch::{Arg, Launch, Races};
use raise::program::{ArraySpec, Input, LaunchSpec, ProgramSpec};
use raise::source::{Source, interpret, interpret_disturbed, raise_program};
use stablehlo::{ElementType, Literal, eval};
use testkit::Random;
use testkit::cpu_referee::{self, Field, Order};
use testkit::cuda_programs::{BINS, LENGTH, PARAMS, Program, Ty, VARIABLES};

use super::compare::{difference, movement};
use super::compile::{Form, Tools, source};
use crate::evaluate::false_check;

/// The result for one form.
#[derive(Debug)]
pub enum Verdict {
    /// All agree.
    Agrees,
    /// Refused, with this error code.
    NotYet(String),
    /// Any other result.
    Fails {
        /// The kind of failure, which reduction preserves.
        kind: String,
        /// A description of the difference.
        said: String,
    },
}

fn fails(kind: impl Into<String>, said: impl Into<String>) -> Verdict {
    Verdict::Fails {
        kind: kind.into(),
        said: said.into(),
    }
}

/// The fields of the structure of parameters.
const AMOUNT: i32 = 5;
const SCALE: f32 = 0.75;
const SHIFT: f64 = -1.5;

/// Judges each program in each of `forms`. Programs with the same rounding are compiled together.
pub fn judge(tools: &Tools, programs: &[Program], forms: &[Form]) -> Vec<Vec<(Form, Verdict)>> {
    let mut verdicts: Vec<Vec<(Form, Verdict)>> = programs.iter().map(|_| Vec::new()).collect();
    for exact in [true, false] {
        let chosen: Vec<usize> = (0..programs.len())
            .filter(|at| programs[*at].exact == exact)
            .collect();
        if chosen.is_empty() {
            continue;
        }
        let group: Vec<&Program> = chosen.iter().map(|at| &programs[*at]).collect();
        let found = group_verdicts(tools, &group, forms);
        for (at, found) in chosen.into_iter().zip(found) {
            verdicts[at] = found;
        }
    }
    verdicts
}

fn group_verdicts(tools: &Tools, group: &[&Program], forms: &[Form]) -> Vec<Vec<(Form, Verdict)>> {
    let everywhere = |verdict: &dyn Fn() -> Verdict| -> Vec<Vec<(Form, Verdict)>> {
        let of = |_: &&Program| forms.iter().map(|form| (*form, verdict())).collect();
        group.iter().map(of).collect()
    };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("kernels.cu");
    std::fs::write(&file, source(group)).expect("a file");
    let firsts: Vec<Vec<Vec<u8>>> = group.iter().map(|program| contents(program)).collect();
    let referees = match referees(group, &firsts, &file) {
        Ok(referees) => referees,
        Err(error) => return everywhere(&|| fails("referee", format!("{error:?}"))),
    };
    let mut verdicts: Vec<Vec<(Form, Verdict)>> = group.iter().map(|_| Vec::new()).collect();
    for form in forms {
        let compiled = tools.compile(&file, *form, group[0].exact);
        let parsed = compiled.and_then(|bytes| {
            let name = match form {
                Form::Clang => "kernels.ll",
                _ => "kernels.ptx",
            };
            Source::parse(name, bytes).map_err(|(_, errors)| format!("{errors:?}"))
        });
        let sources = match parsed {
            Ok(source) => [source],
            Err(error) => {
                for verdicts in &mut verdicts {
                    verdicts.push((*form, fails("compiler", error.clone())));
                }
                continue;
            }
        };
        for (number, program) in group.iter().enumerate() {
            let verdict = catch_unwind(AssertUnwindSafe(|| {
                one(
                    program,
                    number,
                    &sources,
                    &firsts[number],
                    &referees[number],
                )
            }));
            let verdict = verdict.unwrap_or_else(|panic| {
                let text = panic.downcast_ref::<String>().cloned();
                let text = text.or_else(|| panic.downcast_ref::<&str>().map(|t| (*t).to_owned()));
                fails("panic", text.unwrap_or_default())
            });
            verdicts[number].push((*form, verdict));
        }
    }
    verdicts
}

/// Runs the sources on the CPU and returns their results.
fn referees(
    group: &[&Program],
    firsts: &[Vec<Vec<u8>>],
    file: &Path,
) -> Result<Vec<Vec<Vec<u8>>>, cpu_referee::Error> {
    let mut arrays: Vec<Vec<u8>> = firsts.iter().flatten().cloned().collect();
    let launch = |(number, program): (usize, &&Program)| {
        let first = number * PARAMS.len();
        let mut args: Vec<cpu_referee::Arg> = (0..PARAMS.len())
            .map(|at| cpu_referee::Arg::Array(first + at, 0))
            .collect();
        args.push(cpu_referee::Arg::Struct(vec![
            (0, Field::Int(AMOUNT.into(), 4)),
            (4, Field::F32(SCALE)),
            (8, Field::F64(SHIFT)),
        ]));
        args.push(cpu_referee::Arg::Int(program.n.into()));
        cpu_referee::Launch {
            kernel: format!("k{number}"),
            grid: [program.grid(), 1, 1],
            block: [program.block, 1, 1],
            args,
            symbols: Vec::new(),
        }
    };
    let program = cpu_referee::Program {
        source: file.to_owned(),
        arrays: arrays.iter().map(Vec::len).collect(),
        launches: group.iter().enumerate().map(launch).collect(),
        swaps: Vec::new(),
        steps: 1,
    };
    program.run(&mut arrays, Order::Forward)?;
    Ok(arrays.chunks(PARAMS.len()).map(<[_]>::to_vec).collect())
}

/// Returns the arrays of a program, in the order of its parameters.
pub fn arrays(program: &Program) -> Vec<ArraySpec> {
    let n = program.n as usize;
    let slots = |ty| VARIABLES.iter().filter(|of| **of == ty).count();
    let of = |(_, name): &(&str, &str)| {
        let (element, shape) = match *name {
            "ints" => (ElementType::I32, vec![LENGTH]),
            "bytes" => (ElementType::U8, vec![LENGTH]),
            "shorts" => (ElementType::I16, vec![LENGTH]),
            "longs" => (ElementType::I64, vec![LENGTH]),
            "floats" => (ElementType::F32, vec![LENGTH]),
            "doubles" => (ElementType::F64, vec![LENGTH]),
            "vectors" => (ElementType::F32, vec![LENGTH, 3]),
            "state" => (ElementType::F32, vec![n]),
            "bins" => (ElementType::I32, vec![BINS]),
            "sums" => (ElementType::F32, vec![BINS]),
            "out_ints" => (ElementType::I32, vec![n, slots(Ty::I32)]),
            "out_unsigned" => (ElementType::U32, vec![n, slots(Ty::U32)]),
            "out_longs" => (ElementType::I64, vec![n, slots(Ty::I64)]),
            "out_floats" => (ElementType::F32, vec![n, slots(Ty::F32)]),
            _ => (ElementType::F64, vec![n, slots(Ty::F64)]),
        };
        ArraySpec {
            name: (*name).to_owned(),
            element,
            shape,
        }
    };
    PARAMS.iter().map(of).collect()
}

/// Returns the initial contents of the arrays.
fn contents(program: &Program) -> Vec<Vec<u8>> {
    let mut random = Random::new(program.seed ^ 0xda7a);
    let mut all = Vec::new();
    for array in arrays(program) {
        let count: usize = array.shape.iter().product();
        let mut bytes = Vec::new();
        for _ in 0..count {
            let small = random.below(60) as i64 - 20;
            let whole = match random.below(8) {
                0 => random.bits() as i32 as i64,
                _ => small,
            };
            let float = match random.below(8) {
                0 => small as f64 / 7.0,
                1 => -0.0,
                _ => small as f64 / 8.0,
            };
            match array.element {
                _ if array.name == "sums" => bytes.extend((small as f32).to_le_bytes()),
                ElementType::F32 => bytes.extend((float as f32).to_le_bytes()),
                ElementType::F64 => bytes.extend(float.to_le_bytes()),
                ElementType::I64 => bytes.extend(whole.to_le_bytes()),
                ElementType::U8 => bytes.push(whole as u8),
                ElementType::I16 => bytes.extend((whole as i16).to_le_bytes()),
                _ => bytes.extend((whole as i32).to_le_bytes()),
            }
        }
        all.push(bytes);
    }
    all
}

fn spec(program: &Program, number: usize) -> ProgramSpec {
    let arrays = arrays(program);
    let mut args: Vec<Arg> = arrays
        .iter()
        .map(|array| Arg::Array {
            name: array.name.clone(),
            element: array.element,
            shape: array.shape.clone(),
            offset: 0,
        })
        .collect();
    let float = |name: &str, element, value: f64| Arg::Float {
        name: name.to_owned(),
        element,
        value,
    };
    args.push(Arg::Struct(vec![
        (0, Arg::Int(AMOUNT.into())),
        (4, float("scale", ElementType::F32, SCALE.into())),
        (8, float("shift", ElementType::F64, SHIFT)),
    ]));
    args.push(Arg::Int(program.n.into()));
    let launch = Launch {
        kernel: format!("k{number}"),
        grid: [program.grid(), 1, 1],
        block: [program.block, 1, 1],
        args,
        ..Launch::default()
    };
    ProgramSpec {
        arrays,
        floats: vec![
            ("scale".to_owned(), ElementType::F32),
            ("shift".to_owned(), ElementType::F64),
        ],
        launches: vec![LaunchSpec {
            source: 0,
            launch,
            called: None,
        }],
        ..ProgramSpec::default()
    }
}

/// A part of messages that do not blame the program.
const UNDECIDED: &str = "cannot be decided here";

fn refusal(errors: &[Error]) -> Verdict {
    let worst = errors
        .iter()
        .find(|error| error.blame != Blame::Unsupported);
    match (worst, errors) {
        (Some(error), _) => fails(
            format!("{:?} {}", error.blame, error.code),
            error.to_string(),
        ),
        (None, [first, ..]) => Verdict::NotYet(first.code.to_owned()),
        (None, []) => fails("refusal", "refused without a reason"),
    }
}

/// Judges one form of one program.
fn one(
    program: &Program,
    number: usize,
    sources: &[Source],
    first: &[Vec<u8>],
    referee: &[Vec<u8>],
) -> Verdict {
    let mut spec = spec(program, number);
    let mut interpreted = first.to_vec();
    if let Err(errors) = interpret(sources, &spec, &mut interpreted, 1) {
        return match errors.iter().all(|error| error.blame == Blame::Unsupported) {
            true => Verdict::NotYet(format!("interpreter {}", errors[0].code)),
            false => fails("interpreter", format!("{errors:?}")),
        };
    }
    let mut moved = None;
    let mut movements = |spec: &ProgramSpec| -> Vec<Vec<f64>> {
        moved
            .get_or_insert_with(|| all_movements(sources, spec, first, &interpreted))
            .clone()
    };
    let strict = differs(&spec, &interpreted, referee, None);
    if let Some(said) = strict {
        let said = match program.exact {
            true => Some(said),
            false => differs(&spec, &interpreted, referee, Some(&movements(&spec))),
        };
        if let Some(said) = said {
            return fails("the interpreter differs from the source", said);
        }
    }
    let raised = raise_program(sources, &spec).or_else(|errors| {
        // The race check may be undecidable; this test then asserts that there is no race, as a
        // user may.
        let undecided =
            |error: &Error| error.code == "race" && error.to_string().contains(UNDECIDED);
        if !errors.iter().all(undecided) {
            return Err(errors);
        }
        spec.launches[0].launch.races = Races::Assume;
        raise_program(sources, &spec)
    });
    let raised = match raised {
        Ok(raised) => raised,
        Err(errors) => return refusal(&errors),
    };
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
            Input::Scalar { name, element, .. } => {
                let value = match name.as_str() {
                    "scale" => f64::from(SCALE),
                    _ => SHIFT,
                };
                Literal::from_f64s(*element, Vec::new(), &[value])
            }
            Input::Steps | Input::Before | Input::After => unreachable!("there is no loop"),
        })
        .collect();
    let results = match eval(&raised.func, &inputs) {
        Ok(results) => results,
        Err(error) => return fails("not a program", error.to_string()),
    };
    let mut ours = first.to_vec();
    for (name, result) in raised.outputs.iter().zip(&results) {
        ours[place(name).expect("outputs are arrays")] = result.to_bytes();
    }
    let fault = match raised.checks.as_slice() {
        [] => 0,
        _ => results.last().expect("the fault").to_i64s()[0],
    };
    if fault != 0 {
        let (kind, said) = false_check(&raised.checks[fault as usize - 1]);
        return fails(kind, said);
    }
    if differs(&spec, &ours, &interpreted, None).is_none() {
        return Verdict::Agrees;
    }
    match differs(&spec, &ours, &interpreted, Some(&movements(&spec))) {
        None => Verdict::Agrees,
        Some(said) => fails("the raised program differs", said),
    }
}

fn differs(
    spec: &ProgramSpec,
    ours: &[Vec<u8>],
    referee: &[Vec<u8>],
    movements: Option<&[Vec<f64>]>,
) -> Option<String> {
    spec.arrays.iter().enumerate().find_map(|(at, array)| {
        let movement = movements.map(|all| all[at].as_slice());
        let found = difference(array.element, &ours[at], &referee[at], movement)?;
        Some(format!("{}{found}", array.name))
    })
}

/// Returns the movement of each element when roundings are disturbed, including those of constants
/// that nvcc folded.
fn all_movements(
    sources: &[Source],
    spec: &ProgramSpec,
    first: &[Vec<u8>],
    interpreted: &[Vec<u8>],
) -> Vec<Vec<f64>> {
    let mut runs = Vec::new();
    for seed in 0..4 {
        let moved: Vec<Source> = sources.iter().map(|source| moved(source, seed)).collect();
        let mut arrays = first.to_vec();
        if interpret_disturbed(&moved, spec, &mut arrays, 1, seed).is_ok() {
            runs.push(arrays);
        }
    }
    spec.arrays
        .iter()
        .enumerate()
        .map(|(at, array)| {
            let runs: Vec<Vec<u8>> = runs.iter().map(|run| run[at].clone()).collect();
            movement(array.element, &interpreted[at], &runs)
        })
        .collect()
}

/// Returns PTX in which the constants that nvcc folded are moved by up to one ulp; other sources
/// are unchanged.
///
/// nvcc folds functions of constants, such as `cosf(log2f(2.25f))`, and rounds them as its own
/// functions do. Constants of the random programs themselves are short, and stay unchanged.
fn moved(source: &Source, seed: u64) -> Source {
    if !source.text.contains(".visible .entry") {
        return source.clone();
    }
    let text = move_constants(&source.text, "0f", 8, seed);
    let text = move_constants(&text, "0d", 16, seed);
    Source::parse(&source.name, text.into_bytes()).expect("other constants leave it valid")
}

fn move_constants(text: &str, prefix: &str, digits: usize, seed: u64) -> String {
    let mut parts = text.split(prefix);
    let mut moved = parts.next().unwrap_or_default().to_owned();
    for (nth, part) in (seed..).zip(parts) {
        moved += prefix;
        let bits = part.get(..digits).map(|bits| u64::from_str_radix(bits, 16));
        match bits {
            Some(Ok(bits)) if bits & 0xfff != 0 => {
                moved += &format!("{:0digits$X}{}", bits - 1 + nth % 3, &part[digits..]);
            }
            _ => moved += part,
        }
    }
    moved
}
