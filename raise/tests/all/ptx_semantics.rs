//! PTX's instructions at special values: the interpreter and the raised program must follow the PTX
//! ISA.
//!
//! `table` has the specified results; `docs/ptx-semantics.md` describes them in words. Every line
//! of the table runs thread by thread in the interpreter of `simt`, and as a raised program in the
//! interpreter of StableHLO. Results are compared bit by bit; all NaNs are equal.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use raise::error::Blame;
use raise::launch::{Arg, Launch};
use raise::program::{ArraySpec, ProgramSpec};
use raise::source::{Source, interpret, raise_program};
use stablehlo::ElementType;
use testkit::ptx_semantics::kernel::{BLOCK, HEADER, Kernel, elements, kernel, operand_bytes};
use testkit::ptx_semantics::table::{Group, Kind, Line};

use crate::evaluate::{evaluate, one_launch};

/// The maximum number of lines of one kernel.
const LINES: usize = 8;

fn spec(kernel: &Kernel) -> ProgramSpec {
    let element = |bits| match bits {
        16 => ElementType::U16,
        32 => ElementType::U32,
        _ => ElementType::U64,
    };
    let arrays: Vec<_> = kernel
        .arrays
        .iter()
        .map(|array| ArraySpec {
            name: array.name.clone(),
            element: element(array.bits),
            shape: vec![kernel.threads],
        })
        .collect();
    let args = arrays
        .iter()
        .map(|array| Arg::Array {
            name: array.name.clone(),
            element: array.element,
            shape: array.shape.clone(),
            offset: 0,
        })
        .collect();
    let launch = Launch {
        kernel: "k".to_owned(),
        grid: [(kernel.threads / BLOCK) as u32, 1, 1],
        block: [BLOCK as u32, 1, 1],
        args,
        ..Launch::default()
    };
    one_launch(arrays, launch)
}

fn contents(group: &Group, kernel: &Kernel) -> Vec<Vec<u8>> {
    kernel
        .arrays
        .iter()
        .enumerate()
        .map(|(number, array)| match number < group.operands.len() {
            true => operand_bytes(group, number, kernel.threads),
            false => vec![0; kernel.threads * array.bits as usize / 8],
        })
        .collect()
}

fn text(kernel: &Kernel) -> Vec<u8> {
    format!("{HEADER}{}", kernel.text).into_bytes()
}

/// Returns the arrays after the interpreter ran the kernel.
fn interpreted(group: &Group, kernel: &Kernel) -> Result<Vec<Vec<u8>>, String> {
    let source =
        Source::parse("k.ptx", text(kernel)).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut arrays = contents(group, kernel);
    interpret(&[source], &spec(kernel), &mut arrays, 1).map_err(|errors| format!("{errors:?}"))?;
    Ok(arrays)
}

/// Returns the arrays after the raised program ran, or the error of raising.
fn raised(group: &Group, kernel: &Kernel) -> Result<Vec<Vec<u8>>, (Blame, String)> {
    let source = Source::parse("k.ptx", text(kernel))
        .map_err(|(_, errors)| (errors[0].blame, format!("{errors:?}")))?;
    let spec = spec(kernel);
    let program = raise_program(&[source], &spec)
        .map_err(|errors| (errors[0].blame, format!("{errors:?}")))?;
    let mut arrays = contents(group, kernel);
    evaluate(&program, &spec, &mut arrays).map_err(|error| (Blame::Internal, error.to_string()))?;
    Ok(arrays)
}

/// The name of the raised program in failures.
const RAISED: &str = "raised";

/// Returns whether an operand is subnormal.
fn subnormal(group: &Group, sample: &[u64]) -> bool {
    let mut operands = group.operands.iter().zip(sample);
    operands.any(|(kind, bits)| match kind {
        Kind::Float(format) => format.is_subnormal(*bits),
        _ => false,
    })
}

/// Describes the first samples at which results differ from the specification.
fn differences(group: &Group, lines: &[&Line], arrays: &[Vec<u8>], who: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        let got = elements(
            &arrays[group.operands.len() + number],
            line.result.register(),
        );
        let wrong: Vec<_> = group
            .samples
            .iter()
            .zip(&got)
            .filter(|(sample, _)| {
                who != RAISED || !line.keeps_subnormals || !subnormal(group, sample)
            })
            .filter(|(sample, got)| !(line.spec)(sample).allows(line.result, **got))
            .collect();
        let Some((sample, got)) = wrong.first() else {
            continue;
        };
        let expected = (line.spec)(sample);
        all.push(format!(
            "{who}: `{}` ({}) of {sample:x?} is {got:#x}, not {expected:x?} ({} of {} samples)",
            line.text,
            line.section,
            wrong.len(),
            group.samples.len()
        ));
    }
    all
}

/// Returns the failures of a group.
fn check(group: &Group) -> Vec<String> {
    let mut said = Vec::new();
    let all: Vec<&Line> = group.lines.iter().collect();
    for lines in all.chunks(LINES) {
        match interpreted(group, &kernel(group, lines, "k")) {
            Ok(arrays) => said.extend(differences(group, lines, &arrays, "interpreter")),
            Err(error) => said.push(format!("interpreter: {}: {error}", group.name)),
        }
    }
    let (is_raised, lacking): (Vec<&Line>, Vec<&Line>) =
        all.into_iter().partition(|line| line.is_raised);
    for lines in is_raised.chunks(LINES) {
        match raised(group, &kernel(group, lines, "k")) {
            Ok(arrays) => said.extend(differences(group, lines, &arrays, RAISED)),
            Err((_, error)) => said.push(format!("raised: {}: {error}", group.name)),
        }
    }
    for line in lacking {
        match raised(group, &kernel(group, &[line], "k")) {
            Err((Blame::Unsupported, _)) => {}
            Err((_, error)) => said.push(format!("`{}` is refused with {error}", line.text)),
            Ok(_) => said.push(format!(
                "`{}` is raised: the table says it is not",
                line.text
            )),
        }
    }
    said
}

#[test]
fn instructions_do_what_the_isa_says() {
    let groups = testkit::ptx_semantics::table::groups();
    let filter = std::env::var("REACTANT_PTX_GROUP").unwrap_or_default();
    let next = AtomicUsize::new(0);
    let said = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            let work = || {
                while let Some(group) = groups.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if group.name.contains(&filter) {
                        let wrong = check(group);
                        said.lock()
                            .expect("no thread panics holding it")
                            .extend(wrong);
                    }
                }
            };
            let builder = std::thread::Builder::new().stack_size(64 << 20);
            builder.spawn_scoped(scope, work).expect("a thread starts");
        }
    });
    let said = said.into_inner().expect("the threads are done");
    assert!(
        said.is_empty(),
        "{} lines:\n{}",
        said.len(),
        said.join("\n")
    );
}

/// The sections in `docs/ptx-semantics.md` must be those of the table.
#[test]
fn the_document_has_every_section() {
    let document = include_str!("../../../docs/ptx-semantics.md");
    let groups = testkit::ptx_semantics::table::groups();
    let sections: BTreeSet<_> = groups
        .iter()
        .flat_map(|group| group.lines.iter().map(|line| line.section))
        .collect();
    let missing: Vec<_> = sections
        .iter()
        .filter(|section| !document.contains(&format!("| {section} |")))
        .collect();
    assert!(missing.is_empty(), "no row for {missing:?}");
}
