//! Compilation with nvcc and clang.

use std::path::{Path, PathBuf};
use std::process::Command;

use testkit::cuda_programs::{Program, kernel, prelude};

/// The compiler and options for a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Form {
    /// nvcc for sm_80, the dialect of its older NVVM.
    Sm80,
    /// nvcc for sm_120, the newer dialect.
    Sm120,
    /// nvcc for sm_80 with -O1 in the compiler of NVVM.
    O1,
    /// nvcc with -G: no optimization.
    Debug,
    /// clang's NVVM IR.
    Clang,
}

/// All forms.
pub const FORMS: [Form; 5] = [Form::Sm80, Form::Sm120, Form::O1, Form::Debug, Form::Clang];

/// The paths of the compilers.
pub struct Tools {
    cuda: PathBuf,
    clang: String,
    /// Contains an empty header of cuRAND, which clang includes.
    stubs: tempfile::TempDir,
}

impl Tools {
    /// Returns the compilers, if nvcc is installed.
    pub fn find() -> Option<Tools> {
        let nvcc = match std::env::var_os("NVCC") {
            Some(nvcc) => PathBuf::from(nvcc),
            None => {
                let lib = testkit::files::root().join(".cache/nvcc/lib");
                let pythons = std::fs::read_dir(lib).ok()?;
                pythons
                    .filter_map(|entry| Some(entry.ok()?.path()))
                    .map(|python| python.join("site-packages/nvidia/cu13/bin/nvcc"))
                    .find(|nvcc| nvcc.exists())?
            }
        };
        let stubs = tempfile::tempdir().expect("a folder");
        std::fs::write(stubs.path().join("curand_mtgp32_kernel.h"), "").expect("a file");
        Some(Tools {
            cuda: nvcc.parent()?.parent()?.to_owned(),
            clang: std::env::var("CLANG").unwrap_or_else(|_| "clang-22".to_owned()),
            stubs,
        })
    }

    /// Compiles `source`, with exact rounding of floats if `exact`; the error is the reason of
    /// failure.
    pub fn compile(&self, source: &Path, form: Form, exact: bool) -> Result<Vec<u8>, String> {
        let out = source.with_extension(format!("{form:?}"));
        let mut command = match form {
            Form::Clang => Command::new(&self.clang),
            _ => Command::new(self.cuda.join("bin/nvcc")),
        };
        match form {
            Form::Clang => {
                command
                    .args([
                        "-x",
                        "cuda",
                        "--cuda-device-only",
                        "-nocudalib",
                        "-O2",
                        "-S",
                        "-emit-llvm",
                    ])
                    .args(["-Wno-unknown-cuda-version", "--cuda-gpu-arch=sm_80"])
                    .args(["-Xclang", "-target-feature", "-Xclang", "+ptx70"])
                    .arg(format!("--cuda-path={}", self.cuda.display()))
                    .arg("-I")
                    .arg(self.stubs.path());
                if exact {
                    command.arg("-ffp-contract=off");
                }
            }
            _ => {
                let arch = match form {
                    Form::Sm120 => "sm_120",
                    _ => "sm_80",
                };
                command.args(["-ptx", "-w", &format!("-arch={arch}")]);
                match form {
                    Form::O1 => command.args(["-Xcicc", "-O1"]),
                    Form::Debug => command.arg("-G"),
                    _ => &mut command,
                };
                if exact {
                    command.arg("-fmad=false");
                }
            }
        }
        let output = command
            .arg(source)
            .arg("-o")
            .arg(&out)
            .output()
            .map_err(|error| error.to_string())?;
        match output.status.success() {
            true => std::fs::read(&out).map_err(|error| error.to_string()),
            false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
        }
    }
}

/// Returns the source of a file with kernels `k0`, `k1`, ….
pub fn source(programs: &[&Program]) -> String {
    let mut text = prelude().to_owned();
    for (number, program) in programs.iter().enumerate() {
        text += &kernel(program, &format!("k{number}"));
    }
    text
}
