//! Host programs compiled by g++ and linked with the stand-in CUDA libraries; their kernels are
//! PTX.
#![cfg(feature = "raise")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// A program in a private folder, which also holds the libraries that it is linked with.
pub struct HostProgram {
    folder: TempDir,
}

impl HostProgram {
    /// Compiles a program with the stand-in runtime library. `host.h` declares CUDA's functions and
    /// a module with the kernels of `kernels.ptx`.
    pub fn new(source: &str) -> HostProgram {
        HostProgram::linked_with(source, &["-l:libcudart.so.13"])
    }

    /// Compiles a program with these libraries for the linker.
    pub fn linked_with(source: &str, libraries: &[&str]) -> HostProgram {
        let program = HostProgram {
            folder: tempfile::tempdir().unwrap(),
        };
        for name in ["libraries", "temporary"] {
            std::fs::create_dir(program.path(name)).unwrap();
        }
        for (name, bytes) in cuda::LIBRARIES {
            std::fs::write(program.path("libraries").join(name), bytes).unwrap();
        }
        let kernels = include_str!("kernels.ptx");
        program.write("kernels.inc", &format!("R\"ptx({kernels})ptx\""));
        program.write("host.h", include_str!("host.h"));
        program.write(
            "program.cpp",
            &format!("#include \"host.h\"\n#line 1\n{source}"),
        );
        let compiler = std::env::var_os("CXX").unwrap_or_else(|| "g++".into());
        // The library that a program names has no functions; they are in the library that it names
        // in turn.
        let built = Command::new(compiler)
            .current_dir(program.folder())
            .args([
                "-std=c++17",
                "-O0",
                "-g",
                "-ffp-contract=off",
                "program.cpp",
            ])
            .args(["-o", "program", "-pthread", "-L", "libraries"])
            .args(["-Wl,--no-as-needed,--copy-dt-needed-entries,-rpath-link,libraries"])
            .args(libraries)
            .output()
            .expect("a C++ compiler");
        assert!(
            built.status.success(),
            "{}",
            String::from_utf8_lossy(&built.stderr)
        );
        program
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A path in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder().join(name)
    }

    /// Writes a file into the folder.
    pub fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).unwrap();
    }

    /// The command `reactant-rs` with these arguments, run in the folder; its temporary files go to
    /// `temporary`.
    pub fn reactant(&self, words: &[&str]) -> Command {
        let mut command = Command::new(option_env!("CARGO_BIN_EXE_reactant-rs").unwrap_or(""));
        command.current_dir(self.folder()).args(words);
        command.env("TMPDIR", self.path("temporary"));
        command.env_remove("RUST_LOG").env("NO_COLOR", "1");
        command.env("REACTANT_COMPILED", "off");
        command.env("REACTANT_PHASES", "off");
        command
    }

    /// Runs `reactant-rs` with these arguments, which must exit with `code`. Returns standard
    /// output and standard error. It must leave no temporary files.
    pub fn ends(&self, words: &[&str], code: i32) -> (String, String) {
        let output = self.reactant(words).output().expect("the binary starts");
        self.left_nothing();
        ended(&output, code)
    }

    /// Runs the program with `exec` and these flags.
    pub fn exec(&self, flags: &[&str], code: i32) -> (String, String) {
        let mut words = vec!["exec"];
        words.extend(flags);
        words.extend(["--", "./program"]);
        self.ends(&words, code)
    }

    /// Fails if there is a temporary file.
    pub fn left_nothing(&self) {
        let left = std::fs::read_dir(self.path("temporary")).unwrap();
        let left: Vec<PathBuf> = left.map(|entry| entry.unwrap().path()).collect();
        assert!(left.is_empty(), "{left:?} are left");
    }
}

/// Returns standard output and standard error of a command, which must have exited with `code`.
pub fn ended(output: &Output, code: i32) -> (String, String) {
    let (out, err) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert_eq!(output.status.code(), Some(code), "{out}\n{err}");
    (out.into_owned(), err.into_owned())
}
