//! Builds the stand-in libraries: the crate `cuda-standin` as one shared library, and a library
//! without functions for each name and version that programs may link against.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// File names of NVIDIA's libraries; all but the driver's have versioned symbols.
const NAMES: [(&str, bool); 16] = [
    ("libcudart.so.11.0", true),
    ("libcudart.so.12", true),
    ("libcudart.so.13", true),
    ("libcuda.so.1", false),
    ("libcublas.so.11", true),
    ("libcublas.so.12", true),
    ("libcublas.so.13", true),
    ("libcublasLt.so.11", true),
    ("libcublasLt.so.12", true),
    ("libcublasLt.so.13", true),
    ("libcufft.so.10", true),
    ("libcufft.so.11", true),
    ("libcufft.so.12", true),
    ("libcurand.so.10", true),
    ("libcusparse.so.11", true),
    ("libcusparse.so.12", true),
];

fn main() {
    println!("cargo::rerun-if-changed=standin/src");
    println!("cargo::rerun-if-changed=libraries");
    println!("cargo::rerun-if-changed=src");
    println!("cargo::rerun-if-changed=build.rs");
    let folder = PathBuf::from(variable("OUT_DIR"));
    let linker = env::var("RUSTC_LINKER").unwrap_or_else(|_| "cc".to_owned());
    compile(&folder, &linker);
    for (name, is_versioned) in NAMES {
        link(&folder, &linker, name, is_versioned);
    }
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("cargo sets {name}"))
}

fn run(command: &mut Command) {
    let status = command
        .status()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?} failed");
}

fn compile(folder: &Path, linker: &str) {
    // The library is loaded by other programs: it is small, and never unwinds into them.
    let mut rustc = Command::new(variable("RUSTC"));
    rustc
        .args([
            "--edition=2024",
            "--crate-type=cdylib",
            "--crate-name=reactant_cuda",
        ])
        .args([
            "-Copt-level=2",
            "-Cpanic=abort",
            "-Cforce-unwind-tables=yes",
            "-Cstrip=symbols",
        ])
        .args(["--target", &variable("TARGET")])
        .arg(format!("-Clinker={linker}"))
        .arg("-Clink-arg=-Wl,-soname,libreactant_cuda.so")
        .arg("-o")
        .arg(folder.join("libreactant_cuda.so"))
        .arg("standin/src/lib.rs");
    // The flags that cargo passes to a build script are for the crate itself, not for this library.
    rustc.env_remove("CARGO_ENCODED_RUSTFLAGS");
    for flag in env::var("CARGO_ENCODED_RUSTFLAGS")
        .unwrap_or_default()
        .split('\u{1f}')
    {
        if flag.starts_with("-Clink-arg=-L") {
            rustc.arg(flag);
        }
    }
    run(&mut rustc);
}

fn link(folder: &Path, linker: &str, name: &str, is_versioned: bool) {
    let mut command = Command::new(linker);
    command
        .args(["-shared", "-nostdlib", "-Wl,--no-as-needed"])
        .arg(format!("-Wl,-soname,{name}"))
        .arg("-o")
        .arg(folder.join(name))
        .arg(folder.join("libreactant_cuda.so"));
    if is_versioned {
        let script = folder.join(format!("{name}.map"));
        fs::write(&script, format!("{name} {{ }};\n")).expect("cargo's folder can be written");
        command.arg(format!("-Wl,--version-script={}", script.display()));
    }
    run(&mut command);
}
