//! Files of kernels, and the road from a launch to a kernel at each stage.

use crate::error::{Error, Result};
use crate::launch::{Arg, Launch};
use crate::program::{assemble, ArraySpec, LaunchSpec, Program, ProgramSpec};
use crate::ptx::{self, KernelInfo};
use crate::tree::Kernel;
use crate::{affine, mlir, nvvm, parallel, scf, simt};
use std::path::Path;

/// A file with kernels.
#[derive(Clone, Debug)]
pub struct Source {
    /// What errors call it.
    pub name: String,
    /// Its text (of a `.bc` file: its disassembly).
    pub text: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Ptx(ptx::Module),
    /// LLVM IR.
    Nvvm,
    /// MLIR at any of our stages.
    Mlir,
}

/// What `--emit` can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// The source, if it is PTX (of LLVM IR: what LLVM makes of it).
    Ptx,
    /// LLVM IR, specialised for the launch and cleaned up.
    Nvvm,
    /// MLIR with branches.
    Cf,
    /// MLIR with structured control flow.
    Scf,
    /// MLIR with affine loops and accesses.
    Affine,
    /// MLIR with the threads as one parallel loop.
    Parallel,
    /// The tensor program.
    Stablehlo,
}

impl Stage {
    /// Every stage with its name on the command line, in order.
    pub const ALL: [(Stage, &'static str); 7] = [
        (Stage::Ptx, "ptx"),
        (Stage::Nvvm, "nvvm"),
        (Stage::Cf, "cf"),
        (Stage::Scf, "scf"),
        (Stage::Affine, "affine"),
        (Stage::Parallel, "parallel"),
        (Stage::Stablehlo, "stablehlo"),
    ];
}

impl Source {
    /// Reads a file: PTX, LLVM IR as text or bitcode, or MLIR, by its contents.
    pub fn read(path: &Path) -> Result<Source, Vec<Error>> {
        let name = path.file_name().map_or_else(|| path.display().to_string(), |n| n.to_string_lossy().into_owned());
        let bytes = std::fs::read(path).map_err(|e| {
            vec![Error::yours("source-unreadable", format!("cannot read kernel file `{}`: {e}", path.display()))]
        })?;
        Source::parse(&name, bytes)
    }

    /// The same from memory.
    pub fn parse(name: &str, bytes: Vec<u8>) -> Result<Source, Vec<Error>> {
        let source = |text: String, kind| Source { name: name.to_owned(), text, kind };
        match ptx::classify(&bytes) {
            ptx::Kind::Bitcode => {
                let text = nvvm::disassemble(&bytes, name)?;
                Ok(source(text, Kind::Nvvm))
            }
            ptx::Kind::LlvmIr => Ok(source(text(bytes)?, Kind::Nvvm)),
            ptx::Kind::Mlir => Ok(source(text(bytes)?, Kind::Mlir)),
            _ => {
                if let Some(error) = ptx::refuse(&bytes) {
                    return Err(vec![error]);
                }
                let text = text(bytes)?;
                let (module, mut errors) = ptx::parse(&text);
                if errors.is_empty() {
                    errors = ptx::check(&module);
                }
                match errors.is_empty() {
                    true => Ok(source(text, Kind::Ptx(module))),
                    false => Err(errors),
                }
            }
        }
    }

    /// Its kernels and what each needs.
    pub fn kernels(&self) -> Result<Vec<KernelInfo>, Vec<Error>> {
        match &self.kind {
            Kind::Ptx(module) => Ok(ptx::inspect(module)),
            Kind::Nvvm => nvvm::kernels(&self.text, &self.name),
            Kind::Mlir => mlir::kernels(&self.text).map_err(|e| vec![e]),
        }
    }
}

fn text(bytes: Vec<u8>) -> Result<String, Vec<Error>> {
    String::from_utf8(bytes).map_err(|e| {
        let at = e.utf8_error().valid_up_to();
        vec![Error::yours("source-not-text", format!("byte {at} of the file is not text (UTF-8)"))]
    })
}
