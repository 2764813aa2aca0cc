//! MLIR text in, [`Kernel`] out.
//!
//! What comes in is a module with `func.func`s of `cf`, `scf`, `affine`, `arith`, `math`, `memref`
//! and `gpu` ids, either our own (the cf stage, written by [`crate::nvvm`]) or a user's. MLIR
//! itself checks it and lifts branches to `scf` (`lift-cf-to-scf`); the rest is imported op by op.
//! What the tree has no op for is a "not yet" error at its line. Of a user's file only the function
//! that is launched is read, and what it calls; ops of the `llvm` dialect and of raisers from C are
//! understood by name.

mod affine;
mod affine_ops;
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

/// What must be done to the text's branches before the tree can hold it.
const LIFT: &str = "canonicalize,cse,lift-cf-to-scf,canonicalize,cse,loop-invariant-code-motion";

/// A stage of structured kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Branches between blocks.
    Cf,
    /// Structured control flow.
    Scf,
    /// Some of it affine.
    Affine,
    /// Inside one `affine.parallel`.
    Parallel,
}

/// Raises the cf stage: branches become `scf.if` and `scf.while`.
///
/// - in: one `func.func` in a module, as the cf stage has it
/// - errors: "not yet" for ops without a counterpart, "ours" where MLIR refuses the text
pub fn raise_to_scf(cf_text: &str) -> Result<Kernel> {
    context::with(|mlir| {
        let mut module = mlir.parse(cf_text).map_err(internal)?;
        mlir.run(&mut module, LIFT).map_err(internal)?;
        import::module(&module, None, None)
    })
}

/// Imports a user's MLIR, at whichever stage it is; branches are lifted on the way.
///
/// With a launch the kernel is looked up by the launch's name, integer parameters and the numbers of blocks and threads become
/// constants, and arrays get the launch's names and shapes. Without one there must be one function.
///
/// - errors: "yours" where MLIR refuses the text or the launch does not fit, "not yet" for ops without a counterpart
pub fn import(text: &str, launch: Option<&Launch>) -> Result<(Stage, Kernel)> {
    context::with(|mlir| {
        let (text, symbol) = match launch {
            Some(launch) => function_text(text, &launch.kernel)?,
            None => (text.to_owned(), None),
        };
        let mut module = mlir.parse(&text)?;
        let branches = import::has_branches(&module);
        if branches {
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

/// The text of the function that a launch calls `name`, with what it needs, and its symbol.
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

/// The text was ours, so the fault is.
fn internal(error: Error) -> Error {
    Error::internal(
        "mlir-refused",
        format!("MLIR refuses our own cf stage: {error}"),
    )
}
