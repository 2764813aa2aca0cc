//! The everyday lines of the table of PTX instructions, compiled by XLA for the CPU, have the
//! results specified by the PTX ISA.
//!
//! The table is that of `testkit/src/ptx_semantics`, against which the interpreter and the raised
//! program are tested completely. Samples with subnormals are skipped: XLA flushes them.
#![cfg(feature = "raise")]

use std::fmt::Write;
use std::path::Path;

use crate::common::{ends, reactant};
use testkit::ptx_semantics::kernel::{BLOCK, HEADER, elements, kernel, operand_bytes};
use testkit::ptx_semantics::table::{Group, Kind, Line, Out};

/// Lines per kernel, and kernels per job.
const LINES: usize = 12;
const KERNELS: usize = 12;

/// A kernel of a group in a job; its arrays are named by its number.
struct Launched<'g> {
    number: usize,
    group: &'g Group,
    lines: Vec<&'g Line>,
}

/// Returns an array as a `.npy` file.
fn npy(bits: u32, count: usize, bytes: &[u8]) -> Vec<u8> {
    let mut header = format!(
        "{{'descr': '<u{}', 'fortran_order': False, 'shape': ({count},), }}",
        bits / 8
    );
    while (10 + header.len() + 1) % 64 != 0 {
        header.push(' ');
    }
    header.push('\n');
    let mut file = b"\x93NUMPY\x01\x00".to_vec();
    file.extend((header.len() as u16).to_le_bytes());
    file.extend(header.into_bytes());
    file.extend(bytes);
    file
}

/// Returns whether an operand or intermediate value may be flushed by XLA.
fn has_subnormals(group: &Group, line: &Line, sample: &[u64]) -> bool {
    let is_subnormal = |kind: Kind, bits: u64| match kind {
        Kind::Float(format) => format.is_subnormal(bits),
        _ => false,
    };
    let operands = group.operands.iter().zip(sample);
    let result = match (line.spec)(sample) {
        Out::Bits(bits) => is_subnormal(line.result, bits),
        _ => false,
    };
    result
        || operands
            .into_iter()
            .any(|(kind, bits)| is_subnormal(*kind, *bits))
}

/// Runs a job of some kernels, and returns the results that differ.
fn run(folder: &Path, launched: &[Launched]) -> Vec<String> {
    let (mut text, mut job) = (HEADER.to_owned(), "kernels = [\"k.ptx\"]\n".to_owned());
    let mut launches = String::new();
    for Launched {
        number,
        group,
        lines,
    } in launched
    {
        let name = format!("k{number}");
        let kernel = kernel(group, lines, &name);
        text.push_str(&kernel.text);
        let mut args = Vec::new();
        for (at, array) in kernel.arrays.iter().enumerate() {
            let (array_name, bits) = (format!("{name}_{}", array.name), array.bits);
            let init = match at < group.operands.len() {
                true => {
                    let bytes = operand_bytes(group, at, kernel.threads);
                    let file = npy(bits, kernel.threads, &bytes);
                    std::fs::write(folder.join(format!("{array_name}.npy")), file).unwrap();
                    format!("{{ file = \"{array_name}.npy\" }}")
                }
                false => {
                    let _ = writeln!(
                        launches,
                        "[[output]]\nfile = \"{array_name}.npy\"\narrays = [\"{array_name}\"]"
                    );
                    "\"zeros\"".to_owned()
                }
            };
            let _ = writeln!(
                job,
                "[arrays.{array_name}]\ndtype = \"u{bits}\"\nshape = [{}]\ninit = {init}",
                kernel.threads
            );
            args.push(format!("\"{array_name}\""));
        }
        let _ = writeln!(
            launches,
            "[[launch]]\nkernel = \"{name}\"\ngrid = [{}]\nblock = [{BLOCK}]\nargs = [{}]",
            kernel.threads / BLOCK,
            args.join(", ")
        );
    }
    std::fs::write(folder.join("k.ptx"), text).unwrap();
    std::fs::write(folder.join("k.toml"), job + &launches).unwrap();
    let mut command = reactant();
    command
        .current_dir(folder)
        .args(["--quiet", "run", "k.toml"]);
    ends(&mut command, 0);
    let mut said = Vec::new();
    for Launched {
        number,
        group,
        lines,
    } in launched
    {
        for (at, line) in lines.iter().enumerate() {
            let file = std::fs::read(folder.join(format!("k{number}_r{at}.npy"))).unwrap();
            let header = 10 + usize::from(u16::from_le_bytes([file[8], file[9]]));
            let got = elements(&file[header..], line.result.register());
            let wrong: Vec<_> = group
                .samples
                .iter()
                .zip(&got)
                .filter(|(sample, _)| !has_subnormals(group, line, sample))
                .filter(|(sample, got)| !(line.spec)(sample).allows(line.result, **got))
                .collect();
            if let Some((sample, got)) = wrong.first() {
                said.push(format!(
                    "`{}` ({}) of {sample:x?} is {got:#x}, not {:x?} ({} of {} samples)",
                    line.text,
                    line.section,
                    (line.spec)(sample),
                    wrong.len(),
                    group.samples.len()
                ));
            }
        }
    }
    said
}

#[test]
fn everyday_instructions_do_on_xla_what_the_isa_says() {
    let groups = testkit::ptx_semantics::table::groups();
    let filter = std::env::var("REACTANT_PTX_GROUP").unwrap_or_default();
    let mut launched = Vec::new();
    for group in groups.iter().filter(|group| group.name.contains(&filter)) {
        let lines: Vec<_> = group.lines.iter().filter(|line| line.is_everyday).collect();
        for lines in lines.chunks(LINES) {
            launched.push(Launched {
                number: launched.len(),
                group,
                lines: lines.to_vec(),
            });
        }
    }
    let mut said = Vec::new();
    for launched in launched.chunks(KERNELS) {
        let folder = tempfile::tempdir().unwrap();
        said.extend(run(folder.path(), launched));
    }
    assert!(
        said.is_empty(),
        "{} lines:\n{}",
        said.len(),
        said.join("\n")
    );
}
