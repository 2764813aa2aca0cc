//! Every function of libdevice, called by name, raised, run on the CPU plugin, and compared with
//! the results of its libdevice body.
//!
//! `libdevice/functions.ll` and `libdevice/references.txt` are written by
//! `scripts/libdevice-references.py`. Subnormals count as zero, since XLA's CPU plugin flushes
//! them.
#![cfg(feature = "raise")]

use std::fmt::Write;
use std::path::Path;

use crate::common::{ends, reactant};

/// The references of one function.
struct Function {
    name: String,
    /// The greatest error, in ulp.
    ulps: u64,
    result: String,
    params: Vec<String>,
    calls: Vec<Call>,
}

/// The bits of the arguments and of the results.
struct Call {
    given: Vec<u64>,
    results: Vec<u64>,
}

fn references() -> Vec<Function> {
    let mut functions: Vec<Function> = Vec::new();
    for line in include_str!("../libdevice/references.txt").lines() {
        if let Some(call) = line.strip_prefix(' ') {
            let (given, results) = call.split_once('=').expect(line);
            let bits = |words: &str| {
                let words = words.split_whitespace();
                words
                    .map(|word| u64::from_str_radix(word, 16).expect(word))
                    .collect()
            };
            let (given, results) = (bits(given), bits(results));
            let function = functions.last_mut().expect("a name before its calls");
            function.calls.push(Call { given, results });
        } else if !line.starts_with('#') {
            let words: Vec<_> = line.split_whitespace().collect();
            let [name, ulps, "ulp:", result, "<-", params @ ..] = words.as_slice() else {
                panic!("{line}")
            };
            functions.push(Function {
                name: (*name).to_owned(),
                ulps: ulps.parse().expect(line),
                result: (*result).to_owned(),
                params: params.iter().map(|ty| (*ty).to_owned()).collect(),
                calls: Vec::new(),
            });
        }
    }
    functions
}

impl Function {
    /// Returns the arrays of its kernel: the result, then the arguments; the last argument takes
    /// the remaining values of a call.
    fn arrays(&self) -> Vec<(&str, Vec<u64>)> {
        let mut arrays = vec![(self.result.as_str(), Vec::new())];
        arrays.extend(self.params.iter().map(|ty| (ty.as_str(), Vec::new())));
        for call in &self.calls {
            arrays[0].1.extend(&call.results);
            for (at, bits) in call.given.iter().enumerate() {
                let array = self.params.len().min(at + 1);
                arrays[array].1.push(*bits);
            }
        }
        arrays
    }
}

fn width(ty: &str) -> usize {
    ty[1..].parse::<usize>().expect(ty) / 8
}

/// Writes a one-dimensional array as `.npy`.
fn write_npy(file: &Path, ty: &str, values: &[u64]) {
    let code = format!("{}{}", &ty[..1], width(ty));
    let header = format!(
        "{{'descr': '<{code}', 'fortran_order': False, 'shape': ({},), }}",
        values.len()
    );
    let mut bytes = b"\x93NUMPY\x01\x00\x76\x00".to_vec();
    bytes.extend(format!("{header:<117}\n").bytes());
    for value in values {
        bytes.extend(&value.to_le_bytes()[..width(ty)]);
    }
    std::fs::write(file, bytes).expect("a writable folder");
}

fn read_npy(file: &Path, ty: &str) -> Vec<u64> {
    let bytes = std::fs::read(file).expect("an output");
    let start = 10 + usize::from(bytes[8]) + 256 * usize::from(bytes[9]);
    let value = |chunk: &[u8]| {
        let mut all = [0; 8];
        all[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(all)
    };
    bytes[start..].chunks(width(ty)).map(value).collect()
}

/// Writes a job that launches the kernel of each function once, and its arrays.
fn write_job(folder: &Path, functions: &[Function]) {
    let mut job = String::from("kernels = [\"functions.ll\"]\n[scalars]\n");
    let mut rest = String::new();
    for function in functions {
        let name = &function.name;
        let _ = writeln!(job, "n_{name} = {}", function.calls.len());
        let mut args = String::new();
        for (index, (ty, values)) in function.arrays().into_iter().enumerate() {
            let array = format!("{name}__{index}");
            let init = match index {
                0 => "\"zeros\"".to_owned(),
                _ => format!("{{ file = \"{array}.npy\" }}"),
            };
            if index > 0 {
                write_npy(&folder.join(format!("{array}.npy")), ty, &values);
            }
            let shape = values.len();
            let _ = writeln!(
                rest,
                "[arrays.{array}]\ndtype = \"{ty}\"\nshape = [{shape}]\ninit = {init}"
            );
            let _ = write!(args, "\"{array}\", ");
        }
        let _ = writeln!(
            rest,
            "[[launch]]\nkernel = \"k_{name}\"\ngrid = 1\nblock = 64\nargs = [{args}\"n_{name}\"]\n\
             [[output]]\nfile = \"{name}.npy\"\narrays = [\"{name}__0\"]"
        );
    }
    std::fs::write(folder.join("job.toml"), job + &rest).expect("a writable folder");
    let module = include_str!("../libdevice/functions.ll");
    std::fs::write(folder.join("functions.ll"), module).expect("a writable folder");
}

/// Returns the distance of two results in ulp of the expected one; `None` if they are of different
/// kinds.
fn distance(ty: &str, found: u64, expected: u64) -> Option<u64> {
    let (mantissa, bits) = match ty {
        "f32" => (23, 32),
        "f64" => (52, 64),
        _ => return (found == expected).then_some(0),
    };
    let sign = 1_u64 << (bits - 1);
    let infinity = ((sign >> mantissa) - 1) << mantissa;
    let ordered = |value: u64| {
        let size = value & (sign - 1);
        let size = if size < 1 << mantissa { 0 } else { size };
        let size = i128::from(size);
        if value & sign == 0 { size } else { -size }
    };
    let is_nan = |value: u64| value & (sign - 1) > infinity;
    match (is_nan(found), is_nan(expected)) {
        (true, true) => Some(0),
        (false, false) => {
            let apart = u64::try_from((ordered(found) - ordered(expected)).abs()).ok()?;
            let infinite = |value: u64| value & (sign - 1) == infinity;
            (apart == 0 || !infinite(found) && !infinite(expected)).then_some(apart)
        }
        _ => None,
    }
}

/// Returns a message if the results of a function are wrong.
fn complaint(folder: &Path, function: &Function) -> Option<String> {
    let (name, ty) = (&function.name, &function.result);
    let found = read_npy(&folder.join(format!("{name}.npy")), ty);
    let mut worst = None;
    let mut most = 0;
    let mut at = 0;
    for call in &function.calls {
        for expected in &call.results {
            let apart = distance(ty, found[at], *expected).unwrap_or(u64::MAX);
            if apart > most {
                most = apart;
                worst = Some(format!(
                    "{name}{:x?} is {:x}, not {expected:x}: {apart} ulp",
                    call.given, found[at]
                ));
            }
            at += 1;
        }
    }
    assert_eq!(at, found.len(), "{name}");
    worst.filter(|_| most > function.ulps)
}

#[test]
fn every_function_of_libdevice_gives_what_nvcc_gives() {
    let functions = references();
    assert_eq!(functions.len(), 349);
    let mut complaints = Vec::new();
    for some in functions.chunks(50) {
        let folder = tempfile::tempdir().expect("a folder");
        write_job(folder.path(), some);
        let mut command = reactant();
        command
            .current_dir(&folder)
            .args(["run", "job.toml", "--output-dir", "."]);
        ends(&mut command, 0);
        complaints.extend(some.iter().filter_map(|one| complaint(folder.path(), one)));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
