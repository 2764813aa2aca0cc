//! Files of MLIR as other projects write them: the raised program must agree with direct execution
//! of the ops; other functions are refused with a message.
//!
//! The head of each file states the tests of its functions: `// check NAME: ARGUMENTS`, or
//! `// refused NAME LINE: ARGUMENTS: MESSAGE`, where the line counts from that of the function.

use std::path::PathBuf;

use raise::launch::{Arg, Launch};
use raise::program::{ArraySpec, LaunchSpec, ProgramSpec};
use raise::source::{Source, interpret, raise_program};
use stablehlo::{ElementType, Literal};

use crate::evaluate::{evaluate, one_launch};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/mlir")
}

/// A line of a file's head.
struct Case {
    file: PathBuf,
    function: String,
    args: String,
    /// Line in the function and message of the expected refusal.
    refused: Option<(u32, String)>,
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for file in testkit::files::sorted(&folder()) {
        let text = std::fs::read_to_string(&file).unwrap();
        for line in text.lines() {
            let Some((what, rest)) = line
                .strip_prefix("// ")
                .and_then(|line| line.split_once(": "))
            else {
                continue;
            };
            let (function, args, refused) = if let Some(function) = what.strip_prefix("check ") {
                (function, rest, None)
            } else if let Some(function) = what.strip_prefix("refused ") {
                let (function, line) = function.rsplit_once(' ').unwrap();
                let (args, message) = rest.split_once(": ").unwrap();
                let refused = (line.parse().unwrap(), message.to_owned());
                (function, args, Some(refused))
            } else {
                continue;
            };
            cases.push(Case {
                file: file.clone(),
                function: function.to_owned(),
                args: args.to_owned(),
                refused,
            });
        }
    }
    cases
}

fn source(case: &Case) -> Source {
    Source::read(&case.file).unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// Parses `NAME=VALUE` and `NAME=TYPE[EXTENTS]:INIT` as arguments and arrays.
fn spec(case: &Case) -> (ProgramSpec, Vec<Vec<u8>>) {
    let (mut args, mut arrays, mut contents) = (Vec::new(), Vec::new(), Vec::new());
    for text in case.args.split_whitespace() {
        let (name, value) = text.split_once('=').unwrap();
        let Some((ty, init)) = value.split_once(':') else {
            args.push(Arg::Int(value.parse().unwrap()));
            continue;
        };
        let (ty, extents) = ty.trim_end_matches(']').split_once('[').unwrap();
        let element = match ty {
            "f64" => ElementType::F64,
            "f32" => ElementType::F32,
            "i64" => ElementType::I64,
            "i32" => ElementType::I32,
            "pred" => ElementType::Pred,
            other => panic!("{other}"),
        };
        let shape: Vec<usize> = extents
            .split(',')
            .filter(|extent| !extent.is_empty())
            .map(|extent| extent.parse().unwrap())
            .collect();
        let mut noise = testkit::Random::new(7 + args.len() as u64);
        let value = |at: usize, noise: &mut testkit::Random| match init {
            "zeros" => 0.0,
            "ones" => 1.0,
            "iota" => at as f64,
            "uniform" => noise.unit(),
            "normal" => 3.0 * noise.signed(),
            other => other.strip_prefix("const=").unwrap().parse().unwrap(),
        };
        let bytes = (0..shape.iter().product()).flat_map(|at| {
            let value = value(at, &mut noise);
            match element {
                ElementType::F64 => value.to_le_bytes().to_vec(),
                ElementType::F32 => (value as f32).to_le_bytes().to_vec(),
                ElementType::I64 => (value as i64).to_le_bytes().to_vec(),
                ElementType::I32 => (value as i32).to_le_bytes().to_vec(),
                _ => vec![value as u8],
            }
        });
        contents.push(bytes.collect());
        args.push(Arg::Array {
            name: name.to_owned(),
            element,
            shape: shape.clone(),
            offset: 0,
        });
        arrays.push(ArraySpec {
            name: name.to_owned(),
            element,
            shape,
        });
    }
    let launch = Launch {
        kernel: case.function.clone(),
        grid: [1; 3],
        block: [1; 3],
        args,
        ..Launch::default()
    };
    let spec = one_launch(arrays, launch);
    (spec, contents)
}

/// Returns the arrays after the raised program.
fn raised(source: &Source, spec: &ProgramSpec, before: &[Vec<u8>]) -> Result<Vec<Vec<u8>>, String> {
    let program = raise_program(std::slice::from_ref(source), spec)
        .map_err(|errors| format!("{:?}", errors[0]))?;
    let mut arrays = before.to_vec();
    let failed = evaluate(&program, spec, &mut arrays).map_err(|error| format!("{error:?}"))?;
    if let Some(check) = failed {
        return Err(format!("{check:?}"));
    }
    Ok(arrays)
}

/// Describes the first element in which two arrays differ by more than roundings.
fn difference(array: &ArraySpec, a: &[u8], b: &[u8]) -> Option<String> {
    let literal =
        |bytes: &[u8]| Literal::from_bytes(array.element, array.shape.clone(), bytes.to_vec());
    let (a, b) = (literal(a).to_f64s(), literal(b).to_f64s());
    let tolerance = match array.element {
        ElementType::F64 => 1e-12,
        ElementType::F32 => 1e-5,
        _ => 0.0,
    };
    let near = |x: f64, y: f64| {
        x == y || x.is_nan() && y.is_nan() || (x - y).abs() <= tolerance * y.abs().max(1.0)
    };
    let far = a.iter().zip(&b).position(|(x, y)| !near(*x, *y))?;
    Some(format!(
        "{}[{far}]: {} instead of {}",
        array.name, a[far], b[far]
    ))
}

#[test]
fn files_of_mlir_are_raised_as_they_are_walked() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for case in cases().iter().filter(|case| case.refused.is_none()) {
        count += 1;
        let source = source(case);
        let (spec, before) = spec(case);
        let what = format!(
            "{} {}",
            case.file.file_name().unwrap().display(),
            case.function
        );
        let mut expected = before.clone();
        if let Err(errors) = interpret(std::slice::from_ref(&source), &spec, &mut expected, 1) {
            wrong.push(format!("{what}, walked: {:?}", errors[0]));
            continue;
        }
        if expected == before {
            wrong.push(format!("{what} does nothing"));
        }
        match raised(&source, &spec, &before) {
            Err(error) => wrong.push(format!("{what}: {error}")),
            Ok(found) => {
                let arrays = spec.arrays.iter().zip(found.iter().zip(&expected));
                let differ = arrays.filter_map(|(array, (a, b))| difference(array, a, b));
                wrong.extend(differ.map(|differ| format!("{what}: {differ}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{count} functions\n{}", wrong.join("\n"));
    assert!(count >= 29, "{count} functions are checked");
}

#[test]
fn what_is_not_raised_of_a_file_is_refused_with_its_line() {
    let mut wrong = Vec::new();
    for case in cases() {
        let Some((line, message)) = &case.refused else {
            continue;
        };
        let source = source(&case);
        let (spec, _) = spec(&case);
        let first = source
            .text
            .lines()
            .position(|text| text.starts_with(&format!("func.func @{}(", case.function)))
            .unwrap() as u32;
        match raise_program(std::slice::from_ref(&source), &spec) {
            Ok(_) => wrong.push(format!("{} is raised", case.function)),
            Err(errors) => {
                let error = &errors[0];
                let place = error.place.line_column.map(|(line, _)| line);
                let mut lines = place
                    .into_iter()
                    .chain(error.place.lines.iter().map(|at| at.0));
                let placed = lines.any(|at| at == first + line);
                if !error.message.contains(message.as_str()) || !placed {
                    wrong.push(format!(
                        "{}: {error:?}, not {message} at line {line}",
                        case.function
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The sizes of a function's own memory are those of each launch and each function.
#[test]
fn launches_of_one_file_have_memory_of_their_own() {
    let text = "func.func @reverse(%x: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %y = memref.alloc(%n) : memref<?xf64>
  affine.parallel (%i) = (0) to (symbol(%n)) {
    %0 = affine.load %x[%i] : memref<?xf64>
    affine.store %0, %y[%i] : memref<?xf64>
  }
  affine.parallel (%i) = (0) to (symbol(%n)) {
    %0 = affine.load %y[-%i + symbol(%n) - 1] : memref<?xf64>
    affine.store %0, %x[%i] : memref<?xf64>
  }
  return
}
func.func @scale(%x: memref<?xf64>) {
  %0 = affine.load %x[2] : memref<?xf64>
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.parallel (%i) = (0) to (symbol(%n)) {
    %1 = affine.load %x[%i] : memref<?xf64>
    %2 = arith.mulf %1, %0 : f64
    affine.store %2, %x[%i] : memref<?xf64>
  }
  return
}";
    let source = Source::parse("k.mlir", text.as_bytes().to_vec()).expect("it is MLIR");
    let array = |name: &str, extent: usize| Arg::Array {
        name: name.to_owned(),
        element: ElementType::F64,
        shape: vec![extent],
        offset: 0,
    };
    let launches = [
        ("reverse", "x", 9),
        ("reverse", "y", 4),
        ("scale", "y", 4),
        ("scale", "x", 9),
    ];
    let launch = |(kernel, name, extent): &(&str, &str, usize)| LaunchSpec {
        source: 0,
        launch: Launch {
            kernel: (*kernel).to_owned(),
            grid: [1; 3],
            block: [1; 3],
            args: vec![array(name, *extent)],
            ..Launch::default()
        },
        called: None,
    };
    let spec = ProgramSpec {
        arrays: [("x", 9), ("y", 4)]
            .map(|(name, extent)| ArraySpec {
                name: name.to_owned(),
                element: ElementType::F64,
                shape: vec![extent],
            })
            .into(),
        launches: launches.iter().map(launch).collect(),
        ..ProgramSpec::default()
    };
    let numbers = |count: usize| {
        (1..=count)
            .flat_map(|at| (at as f64).to_le_bytes())
            .collect()
    };
    let before: Vec<Vec<u8>> = vec![numbers(9), numbers(4)];
    let mut expected = before.clone();
    interpret(std::slice::from_ref(&source), &spec, &mut expected, 1).expect("it runs");
    assert_eq!(
        raised(&source, &spec, &before).expect("it is raised"),
        expected
    );
}
