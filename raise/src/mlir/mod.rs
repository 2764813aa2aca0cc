//! Import of MLIR text as a [`Kernel`].
//!
//! Input: a module with `func.func`s of `cf`, `scf`, `affine`, `arith`, `math`, `memref` and `gpu`
//! ids, either our own (the cf stage, emitted by [`crate::nvvm`]) or a user's. MLIR verifies it and
//! lifts branches to `scf` (`lift-cf-to-scf`); the rest is imported op by op. An op without a
//! counterpart in the kernel IR is an error at its line. In a user's file only the launched
//! function and its callees are read; ops of the `llvm` dialect and of C frontends are recognised
//! by name.

mod affine;
mod affine_ops;
mod angles;
mod arguments;
mod attributes;
mod calls;
mod context;
mod foreign_ops;
mod import;
mod llvm_ops;
mod location;
mod memory;
mod memref_ops;
mod ops;
mod parallel_ops;
mod referee;
mod strings;
mod text;
mod types;
mod walk;

pub use arguments::{Function, Parameter, functions};

pub(crate) use referee::run as run_referee;

use crate::error::{Error, Result};
use crate::kernel_ir::{Kernel, OpKind};
use crate::launch::Launch;

/// The passes that remove branches before the import.
const LIFT: &str = "canonicalize,cse,lift-cf-to-scf,canonicalize,cse,loop-invariant-code-motion";

/// A stage of structured kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Branches between blocks.
    Cf,
    /// Structured control flow.
    Scf,
    /// Partly affine.
    Affine,
    /// Inside one `affine.parallel`.
    Parallel,
}

/// Raises the cf stage: branches become `scf.if` and `scf.while`.
///
/// - input: a module with one `func.func`, as the cf stage emits it
/// - errors: unsupported for ops without a counterpart, internal if MLIR rejects the text
pub fn raise_to_scf(cf_text: &str) -> Result<Kernel> {
    context::with(|mlir| {
        let mut module = mlir.parse(cf_text).map_err(internal)?;
        angles::hide(&module)?;
        mlir.run(&mut module, LIFT).map_err(internal)?;
        import::module(&module, None, None)
    })
}

/// Imports a user's MLIR, at any stage; branches are lifted.
///
/// With a launch, the kernel is selected by the launch's name, integer parameters and the numbers
/// of blocks and threads become constants, and arrays get the launch's names and shapes. Without
/// one there must be exactly one function.
///
/// - errors: the user's if MLIR rejects the text or the launch does not fit, unsupported for ops
///   without a counterpart
pub fn import(text: &str, launch: Option<&Launch>) -> Result<(Stage, Kernel)> {
    context::with(|mlir| {
        let (text, symbol) = match launch {
            Some(launch) => function_text(text, &launch.kernel)?,
            None => (text.to_owned(), None),
        };
        let mut module = mlir.parse(&text)?;
        let branches = import::has_branches(&module);
        if branches {
            angles::hide(&module)?;
            mlir.run(&mut module, LIFT)?;
        }
        let kernel = import::module(&module, symbol.as_deref(), launch)?;
        let stage = if branches {
            Stage::Cf
        } else {
            stage_of(&kernel)
        };
        Ok((stage, kernel))
    })
}

/// Returns the text of the function that a launch calls `name`, with its dependencies, and its
/// symbol.
fn function_text(text: &str, name: &str) -> Result<(String, Option<String>)> {
    let file = text::File::new(text);
    let functions = file.functions();
    match functions.iter().find(|function| function.name == name) {
        Some(function) => Ok((file.with_only(function), Some(function.symbol.clone()))),
        None if functions.is_empty() => Ok((text.to_owned(), Some(name.to_owned()))),
        None => {
            let names: Vec<String> = functions.into_iter().map(|one| one.name).collect();
            Err(import::no_such_kernel(name, &names))
        }
    }
}

/// Checks that MLIR accepts `text`.
pub fn verify(text: &str) -> Result<()> {
    context::with(|mlir| mlir.parse(text).map(|_| ()))
}

fn stage_of(kernel: &Kernel) -> Stage {
    let mut stage = Stage::Scf;
    kernel.body.walk(&mut |op| match op.kind {
        OpKind::Parallel { .. } => stage = Stage::Parallel,
        OpKind::AffineLoad { .. }
        | OpKind::AffineStore { .. }
        | OpKind::AffineApply { .. }
        | OpKind::AffineIf { .. }
        | OpKind::AffineFor { .. } => stage = stage.max(Stage::Affine),
        _ => {}
    });
    stage
}

/// Converts an error about our own text to an internal one.
fn internal(error: Error) -> Error {
    Error::internal(
        "mlir-refused",
        format!("MLIR refuses our own cf stage: {error}"),
    )
}
