//! Search for installed compilers of CUDA C++.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::fault::{Fault, Result};

use super::nvrtc::Nvrtc;
use super::{ARCHITECTURE, Outcome, command};

/// A variable of the environment: `nvcc`, `nvrtc`, `clang`, or the path of one of them.
const VARIABLE: &str = "REACTANT_CUDA_COMPILER";

/// A compiler.
pub(super) enum Compiler {
    /// NVIDIA's compiler, a program.
    Nvcc(PathBuf),
    /// NVIDIA's runtime compiler, a library.
    Nvrtc(Nvrtc),
    /// clang, and the folder of CUDA's headers if there is one.
    Clang(PathBuf, Option<PathBuf>),
}

/// Returns the installed compilers in the order in which they are tried: nvcc, the one that users
/// compile with; NVRTC, which needs no host compiler; clang.
///
/// - errors: the compiler that `REACTANT_CUDA_COMPILER` names is not found
pub(super) fn compilers() -> Result<Vec<Compiler>> {
    let wanted = std::env::var(VARIABLE).unwrap_or_default();
    let name = Path::new(&wanted).file_name().unwrap_or_default();
    let name = name.to_string_lossy();
    let path = wanted.contains('/').then(|| PathBuf::from(&wanted));
    let found: Vec<Compiler> = match &*name {
        "" => nvcc(None)
            .into_iter()
            .chain(Nvrtc::find(None).map(Compiler::Nvrtc))
            .chain(clang(None))
            .collect(),
        name if name.starts_with("nvcc") => nvcc(path).into_iter().collect(),
        name if name.contains("nvrtc") => Nvrtc::find(path.as_deref())
            .map(Compiler::Nvrtc)
            .into_iter()
            .collect(),
        name if name.starts_with("clang") => clang(path),
        _ => Vec::new(),
    };
    if found.is_empty() && !wanted.is_empty() {
        let message = format!("{VARIABLE}={wanted}: there is no such compiler here");
        let help = "`nvcc`, `nvrtc` or `clang`, or the path of one of them; without the variable the first that is here";
        return Err(Fault::user("cuda-compiler", message).help(help).into());
    }
    Ok(found)
}

fn nvcc(path: Option<PathBuf>) -> Option<Compiler> {
    let given = path.filter(|path| path.is_file());
    let of_variable = || {
        std::env::var_os("NVCC")
            .map(PathBuf::from)
            .filter(|path| path.is_file())
    };
    let toolkit = || Some(PathBuf::from("/usr/local/cuda/bin/nvcc")).filter(|path| path.is_file());
    let found = given
        .or_else(of_variable)
        .or_else(|| on_path("nvcc"))
        .or_else(|| packaged("bin/nvcc"))
        .or_else(toolkit);
    found.map(Compiler::Nvcc)
}

/// Returns clang, with CUDA's headers if they are installed.
fn clang(path: Option<PathBuf>) -> Vec<Compiler> {
    let given = path.filter(|path| path.is_file());
    let numbered = (17..40).rev().map(|version| format!("clang-{version}"));
    let mut names = std::iter::once("clang".to_owned()).chain(numbered);
    let found = given.or_else(|| names.find_map(|name| on_path(&name)));
    let Some(path) = found else {
        return Vec::new();
    };
    let with_headers = headers().map(|headers| Compiler::Clang(path.clone(), Some(headers)));
    let without = Compiler::Clang(path, None);
    with_headers.into_iter().chain([without]).collect()
}

/// Returns the folder above `include`, `bin` and `lib` of a CUDA toolkit.
pub(super) fn headers() -> Option<PathBuf> {
    let above = |path: PathBuf| Some(path.parent()?.parent()?.to_owned());
    let toolkit = PathBuf::from("/usr/local/cuda");
    let has_header = |folder: &PathBuf| folder.join("include/cuda_runtime.h").is_file();
    let found = packaged("include/cuda_runtime.h").and_then(above);
    found.or_else(|| Some(toolkit).filter(has_header))
}

/// Returns a file of NVIDIA's Python packages; of several, that of the newest CUDA.
pub(super) fn packaged(file: &str) -> Option<PathBuf> {
    let (folder, start) = match file.rsplit_once('/') {
        Some((folder, start)) => (folder, start),
        None => ("", file),
    };
    let in_packages = |packages: PathBuf| {
        let roots = packages.join("nvidia").read_dir().into_iter().flatten();
        let folders = roots.flatten().map(|root| root.path().join(folder));
        let files = folders.flat_map(|folder| folder.read_dir().into_iter().flatten());
        let files = files.flatten().filter(|entry| {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let is_it = name == start || start.ends_with('.') && name.starts_with(start);
            is_it && !name.contains(".alt.")
        });
        files.map(|entry| entry.path()).max()
    };
    let usual = pjrt::python_packages().into_iter().find_map(in_packages);
    usual.or_else(|| pjrt::asked_from_python().into_iter().find_map(in_packages))
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut files = std::env::split_paths(&path).map(|folder| folder.join(name));
    files.find(|file| file.is_file())
}

impl Compiler {
    /// Returns the options for the compiler, with those of the user last.
    pub fn arguments(&self, path: &Path, flags: &[String]) -> Vec<String> {
        let says_architecture = flags.iter().any(|flag| {
            [
                "-arch",
                "--gpu-architecture",
                "-gencode",
                "--generate-code",
                "--cuda-gpu-arch",
            ]
            .iter()
            .any(|option| flag.starts_with(option))
        });
        let mut arguments: Vec<String> = match self {
            Compiler::Nvcc(_) => vec!["-ptx".into(), "-lineinfo".into()],
            Compiler::Nvrtc(_) => vec!["-lineinfo".into()],
            Compiler::Clang(..) => [
                "-x",
                "cuda",
                "--cuda-device-only",
                "-nocudalib",
                "-Wno-unknown-cuda-version",
                "-O2",
                "-S",
                "-emit-llvm",
            ]
            .map(str::to_owned)
            .to_vec(),
        };
        if !says_architecture {
            arguments.push(match self {
                Compiler::Nvcc(_) => format!("-arch=sm_{ARCHITECTURE}"),
                Compiler::Nvrtc(_) => format!("--gpu-architecture=compute_{ARCHITECTURE}"),
                Compiler::Clang(..) => format!("--cuda-gpu-arch=sm_{ARCHITECTURE}"),
            });
        }
        match self {
            Compiler::Nvcc(_) => {}
            Compiler::Nvrtc(_) => {
                let folder = path.parent().unwrap_or(Path::new(""));
                if folder != Path::new("") {
                    arguments.push(format!("-I{}", folder.display()));
                }
                let toolkit = headers().map(|root| root.join("include"));
                arguments.extend(toolkit.map(|folder| format!("-I{}", folder.display())));
            }
            Compiler::Clang(_, Some(root)) => {
                arguments.push(format!("--cuda-path={}", root.display()));
            }
            Compiler::Clang(_, None) => arguments.push("-nocudainc".into()),
        }
        arguments.extend_from_slice(flags);
        arguments
    }

    /// Returns a text that distinguishes it from other compilers and from other versions of it.
    pub fn identity(&self) -> String {
        match self {
            Compiler::Nvcc(path) | Compiler::Clang(path, _) => {
                let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.clone());
                let about = std::fs::metadata(&path);
                let about = about.map(|about| (about.len(), about.modified().ok()));
                format!("{} {:?}", path.display(), about.ok())
            }
            Compiler::Nvrtc(library) => library.to_string(),
        }
    }

    /// Returns the kind of code that it writes.
    pub fn kind(&self) -> &'static str {
        match self {
            Compiler::Nvcc(_) | Compiler::Nvrtc(_) => "PTX",
            Compiler::Clang(..) => "LLVM IR",
        }
    }

    /// Compiles the file at `path`, whose text is `source`.
    pub fn compile(&self, path: &Path, source: &[u8], arguments: &[String]) -> Outcome {
        match self {
            Compiler::Nvcc(program) => command::nvcc(program, path, arguments),
            Compiler::Nvrtc(library) => library.compile(path, source, arguments),
            Compiler::Clang(program, headers) => {
                command::clang(program, path, arguments, headers.is_some())
            }
        }
    }
}

impl fmt::Display for Compiler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Compiler::Nvcc(path) => write!(f, "nvcc ({})", path.display()),
            Compiler::Nvrtc(library) => write!(f, "{library}"),
            Compiler::Clang(path, Some(_)) => write!(f, "clang ({})", path.display()),
            Compiler::Clang(path, None) => {
                write!(f, "clang ({}) without CUDA's headers", path.display())
            }
        }
    }
}
