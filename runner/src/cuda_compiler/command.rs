//! Compilers that are programs: nvcc and clang.

use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use super::Outcome;
use super::messages::{faults, is_missing_header};

/// The declarations that a kernel needs to compile with clang without CUDA's headers.
const HEADER: &str = include_str!("../../../examples/clang_cuda.h");

/// Compiles with nvcc.
pub(super) fn nvcc(program: &Path, path: &Path, arguments: &[String]) -> Outcome {
    let mut command = Command::new(program);
    command.args(arguments).arg(path);
    let outcome = run(command, path, "nvcc");
    match outcome {
        // It did not find a host compiler, or parts of itself.
        Err(log) if !log.contains("error:") && log.contains("nvcc fatal") => {
            Outcome::Unable(log.trim().to_owned())
        }
        Err(log) => Outcome::Wrong(faults("nvcc", path, &log)),
        Ok(text) => Outcome::Compiled(text),
    }
}

/// Compiles with clang; without CUDA's headers, with the few declarations of [`HEADER`].
pub(super) fn clang(
    program: &Path,
    path: &Path,
    arguments: &[String],
    has_headers: bool,
) -> Outcome {
    let folder = match TempDir::new() {
        Ok(folder) => folder,
        Err(error) => return Outcome::Unable(error.to_string()),
    };
    let mut command = Command::new(program);
    command.args(arguments);
    if let Some(root) = arguments
        .iter()
        .find_map(|a| a.strip_prefix("--cuda-path="))
        && !Path::new(root).join("bin").is_dir()
    {
        // The headers alone are not a toolkit for clang, which requires a folder `bin` beside them.
        let toolkit = folder.path().join("toolkit");
        let made = std::fs::create_dir_all(toolkit.join("bin"))
            .and_then(|()| symlink(Path::new(root).join("include"), toolkit.join("include")));
        if let Err(error) = made {
            return Outcome::Unable(error.to_string());
        }
        command.arg(format!("--cuda-path={}", toolkit.display()));
    }
    // Otherwise clang, which does not know the version of these headers, launches kernels with
    // functions that they lack.
    if has_headers {
        command.args(["-Xclang", "-target-sdk-version=12.8"]);
    }
    // clang's own headers for CUDA include one of cuRAND, which few packages have.
    let header = match has_headers {
        true => ("curand_mtgp32_kernel.h", ""),
        false => ("clang_cuda.h", HEADER),
    };
    let file = folder.path().join(header.0);
    if let Err(error) = std::fs::write(&file, header.1) {
        return Outcome::Unable(error.to_string());
    }
    match has_headers {
        true => command.arg("-idirafter").arg(folder.path()),
        false => command.arg("-include").arg(&file),
    };
    command.args(["-Xclang", "-target-feature", "-Xclang", "+ptx70"]);
    command.arg(path);
    match run(command, path, "clang") {
        Ok(text) => Outcome::Compiled(text),
        Err(log) if is_missing_header(&log) => {
            let lines = log.lines().map(str::trim);
            let line = lines.clone().find(|line| is_missing_header(line));
            Outcome::Unable(line.unwrap_or("a header is missing").to_owned())
        }
        Err(log) => Outcome::Wrong(faults("clang", path, &log)),
    }
}

/// Runs a compiler with an output file as its last argument. Returns the contents of that file, or
/// the compiler's log.
fn run(mut command: Command, path: &Path, name: &str) -> Result<Vec<u8>, String> {
    let out = TempDir::new().map_err(|error| error.to_string())?;
    let file = out.path().join("out");
    command.arg("-o").arg(&file);
    let output = command
        .output()
        .map_err(|error| format!("{name} fatal: it does not start: {error}"))?;
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let log = said(&output.stderr) + &said(&output.stdout);
    if !output.status.success() {
        return Err(log);
    }
    if !log.trim().is_empty() {
        tracing::info!("{name} says of {}:\n{log}", path.display());
    }
    std::fs::read(&file).map_err(|error| format!("{name} fatal: it wrote nothing: {error}"))
}
