//! Prints the signatures by which nvcc's inlined bodies are recognised, from PTX with one kernel per function; see `scripts/libdevice-signatures.sh`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut lines = std::collections::BTreeSet::new();
    for path in std::env::args().skip(1) {
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::FAILURE;
            }
        };
        let (found, failures) = raise::nvvm::signatures(&text, &path);
        lines.extend(found);
        for failure in failures {
            eprintln!("{path}: {failure}");
        }
    }
    for line in lines {
        println!("{line}");
    }
    ExitCode::SUCCESS
}
