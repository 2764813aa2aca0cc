//! Compilation of CUDA C++ to PTX or LLVM IR by an installed compiler: nvcc, NVRTC or clang.
//!
//! - in: a `.cu` file and flags of the compiler
//! - out: the text of its device code; a line that names the compiler and its flags
//! - errors: those of the compiler, each at its line; no compiler, with the ways to install one
//!
//! Results are cached by the contents of the source and of the files that it includes, the flags
//! and the compiler (`cuda` in the cache folder).

mod command;
mod find;
mod includes;
mod messages;
mod nvrtc;

use std::path::Path;
use std::sync::Mutex;

use diagnostics::activity;

use crate::device::cache::Cache;
use crate::fault::{Fault, Faults, Result};
use crate::status;

use self::find::compilers;

/// The default real architecture.
const ARCHITECTURE: &str = "80";

/// Device code.
#[derive(Clone, Debug)]
pub struct DeviceCode {
    /// PTX, or LLVM IR from clang.
    pub text: Vec<u8>,
    /// Its kind: `PTX` or `LLVM IR`.
    pub kind: &'static str,
}

/// The result of a compiler.
enum Outcome {
    /// The device code.
    Compiled(Vec<u8>),
    /// It cannot compile this file here, for a reason that is not an error in it; another may.
    Unable(String),
    /// The file has errors.
    Wrong(Faults),
}

/// Returns whether a file is CUDA C++, by its extension.
pub fn is_cuda(path: &Path) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    matches!(extension, Some("cu" | "cuh"))
}

/// Compiles the CUDA C++ at `path` with `flags`, by the first compiler of `compilers` that can
/// compile the file.
///
/// - errors: those of the compiler; no compiler can compile the file
pub fn compile(path: &Path, flags: &[String]) -> Result<DeviceCode> {
    let source =
        std::fs::read(path).map_err(|error| Fault::file("read the kernel file", path, &error))?;
    let mut unable = Vec::new();
    for compiler in compilers()? {
        let arguments = compiler.arguments(path, flags);
        let files = includes::contents(path, &source, flags);
        let identity = compiler.identity();
        let words = arguments.iter().map(String::as_bytes);
        let parts: Vec<&[u8]> = [identity.as_bytes(), path.as_os_str().as_encoded_bytes()]
            .into_iter()
            .chain(words)
            .chain(files.iter().flatten().map(Vec::as_slice))
            .collect();
        // If some included files are unknown, the cache key would not cover them.
        let entry = Cache::of_user_in("cuda").filter(|_| files.is_some());
        let entry = entry.map(|cache| cache.entry(parts.iter().copied()));
        let name = path.display();
        let said = format!("`{name}` by {compiler}: {}", arguments.join(" "));
        let kind = compiler.kind();
        if let Some(text) = entry.as_ref().and_then(|entry| entry.get()) {
            say_once(format!("compiled before: {said}"));
            return Ok(DeviceCode { text, kind });
        }
        let _compiling = activity::enter(format!("compiling `{name}`"));
        match compiler.compile(path, &source, &arguments) {
            Outcome::Compiled(text) => {
                say_once(format!("compiled {said}"));
                if let Some(entry) = entry {
                    entry.put(&text);
                }
                return Ok(DeviceCode { text, kind });
            }
            Outcome::Wrong(faults) => {
                say_once(format!("cannot compile {said}"));
                return Err(faults);
            }
            Outcome::Unable(reason) => unable.push(format!("{compiler}: {reason}")),
        }
    }
    Err(no_compiler(path, &unable))
}

/// Returns the text of CUDA C++ and of the files that it includes, if it can be read.
pub fn text_with_includes(path: &Path) -> Option<String> {
    let source = std::fs::read(path).ok()?;
    let files = includes::contents(path, &source, &[]).unwrap_or_else(|| vec![source]);
    let texts = files.iter().map(|file| String::from_utf8_lossy(file));
    Some(texts.collect::<Vec<_>>().join("\n"))
}

/// Prints the line unless it was printed before: commands read a job's kernels twice.
fn say_once(line: String) {
    static SAID: Mutex<Vec<String>> = Mutex::new(Vec::new());
    let mut said = SAID.lock().expect("no thread panics with it");
    let what = line.split_once('`').map_or(line.as_str(), |(_, what)| what);
    if !said.iter().any(|known| known == what) {
        said.push(what.to_owned());
        status::say(&line);
    }
}

fn no_compiler(path: &Path, unable: &[String]) -> Faults {
    let name = path.display();
    let message = match unable {
        [] => format!("`{name}` is CUDA C++, and there is no compiler for it here"),
        unable => format!(
            "`{name}` is CUDA C++, and no compiler here can compile it:\n{}",
            unable.join("\n")
        ),
    };
    let help = "one of (none needs a GPU)\n  \
        pip install nvidia-cuda-nvrtc nvidia-cuda-runtime nvidia-cuda-cccl   NVRTC, in an active venv\n  \
        pip install nvidia-cuda-nvcc nvidia-nvvm nvidia-cuda-crt nvidia-cuda-runtime nvidia-cuda-cccl   nvcc; it needs g++ besides\n  \
        apt install clang   or another clang of version 17 or later\n\
        or compile it elsewhere by `nvcc -ptx -arch=sm_80 -lineinfo`, and give the .ptx";
    Fault::user("no-cuda-compiler", message).help(help).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_to_a_compiler_are_told() {
        let unable = ["clang: 'a.h' file not found".to_owned()];
        let faults = no_compiler(Path::new("k.cu"), &unable);
        insta::assert_snapshot!(crate::report::render(&faults, false, 120));
    }
}
