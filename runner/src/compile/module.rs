//! A StableHLO module that is given as text, in place of kernels.

use std::ops::Range;
use std::path::Path;

use differentiate::Options;
use optimize::{Allow, Semantics, Target};

use super::{TensorProgram, Trimmed, allowed, simplified};
use crate::element;
use crate::fault::{Fault, Faults, Origin, Result, line_span, origin};
use crate::gradient::fault_at;
use crate::job::Job;
use crate::job::signature::{Signature, Slot};
use crate::mesh::Wanted;
use crate::program::Input;

/// The name of the entry function in programs that plugins compile.
const ENTRY: &str = "main";

/// A StableHLO module that was read.
#[derive(Clone, Debug)]
pub struct Module {
    /// The text.
    pub origin: Origin,
    /// The names of its parameters and results.
    pub signature: Signature,
    /// Its program.
    pub tensors: TensorProgram,
}

/// How far a module is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum ModuleStage {
    /// As it was read, in the generic form
    Raised,
    /// After the passes that hold for all targets
    Simplified,
    /// In the forms that are fast on the target
    Optimized,
}

/// Returns whether a text is a StableHLO module, not a kernel at one of the MLIR stages of raising.
pub fn is_stablehlo(text: &str) -> bool {
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    let is_kernel = has(&[
        "memref<",
        "gpu.module",
        "gpu.func",
        "gpu.launch",
        "gpu.thread_id",
        "gpu.block_id",
    ]);
    !is_kernel && (has(&["stablehlo.", "chlo."]) || has(&["func.func"]) && has(&["tensor<"]))
}

/// Returns the part of a span of `text` up to white space or a bracket, because lines may be very
/// long.
fn token(text: &str, span: Range<usize>) -> Range<usize> {
    let is_end = |c: char| c.is_whitespace() || ",(){}[]<>:".contains(c);
    let rest = text.get(span.clone()).unwrap_or_default();
    let mut ends = rest.char_indices().filter(|(_, c)| is_end(*c));
    let end = ends
        .find(|(at, _)| *at > 0)
        .map_or(rest.len(), |(at, _)| at);
    span.start..span.start + end
}

impl Module {
    /// Reads a module; `name` identifies it in errors.
    ///
    /// - errors: everything that cannot be read, each with its line and column
    pub fn parse(name: &str, text: String) -> Result<Module> {
        let origin = origin(name, text);
        let mut source = stablehlo::parse_source(origin.inner()).map_err(|errors| {
            let fault = |error: &stablehlo::ParseError| {
                let (line, column) = (error.line as u32, error.column as u32);
                let span = token(origin.inner(), line_span(origin.inner(), line, column));
                Fault::user("stablehlo", error.message.clone()).at(&origin, span, "here")
            };
            Faults::from(errors.iter().map(fault).collect::<Vec<_>>())
        })?;
        let verified = source.func.verify();
        verified.map_err(|error| Fault::internal("stablehlo", error.to_string()))?;
        let signature = Signature::of(&source);
        source.func.name = ENTRY.to_owned();
        let input = |slot: &Slot| Input::Array {
            name: slot.name.clone(),
            donated: false,
        };
        Ok(Module {
            tensors: TensorProgram {
                func: source.func,
                inputs: signature.inputs.iter().map(input).collect(),
                outputs: signature.outputs.iter().map(|s| s.name.clone()).collect(),
                checks: Vec::new(),
                until: false,
                fell_back: Vec::new(),
                allow: Allow::default(),
                own: Default::default(),
            },
            origin,
            signature,
        })
    }

    /// Returns a job for commands that compile the module without running it.
    pub fn job(&self, file: &Path) -> Job {
        self.signature.job(file, self.origin.clone())
    }

    /// Sets the semantics and the passes that the optimizer may use.
    pub fn allowing(mut self, job: &Job, semantics: Semantics) -> Module {
        self.tensors.allow = allowed(job, semantics, &self.tensors.func);
        self
    }

    /// Returns the module with further results: the derivatives of the scalar result `of` by the
    /// parameters `wrt`, after its own results.
    ///
    /// - errors: a result that is not a single float; ops without a derivative, with their lines
    pub fn with_derivatives(&self, job: &Job, of: usize, wrt: &[usize]) -> Result<Module> {
        let objective = &self.signature.outputs[of];
        let is_float = |slot: &Slot| element::is_float(slot.ty.element);
        if objective.ty.count() != 1 || !is_float(objective) {
            let message = format!(
                "derivatives are of one float, and `{}` is {}",
                objective.name,
                objective.type_name()
            );
            let help = "let the program return a sum, a mean or an element of it";
            return Err(Fault::user("gradient-of", message).help(help).into());
        }
        let inputs: Vec<&Slot> = wrt.iter().map(|p| &self.signature.inputs[*p]).collect();
        if let Some(slot) = inputs.iter().find(|slot| !is_float(slot)) {
            let (name, ty) = (&slot.name, slot.type_name());
            let message = format!("derivatives are by floats, and `{name}` is {ty}");
            return Err(Fault::user("gradient-wrt", message).into());
        }
        let allow = Allow {
            keep_loops: true,
            ..self.tensors.allow.clone()
        };
        let simple = simplified(&self.tensors.func, &allow, &Default::default()).0;
        let adjoint = differentiate::value_and_grad(&simple, of, wrt, &Options::default());
        let adjoint =
            adjoint.map_err(|error| fault_at(error, std::slice::from_ref(&self.origin)))?;
        let semantics = self.tensors.allow.meaning_of(&self.tensors.func);
        let mut module = self.clone();
        module.tensors.func = adjoint.func;
        module = module.allowing(job, semantics);
        for input in inputs {
            let name = format!("d{}_d{}", objective.name, input.name);
            module.tensors.outputs.push(name.clone());
            module.signature.outputs.push(Slot {
                name,
                aliases: Vec::new(),
                ty: input.ty.clone(),
            });
        }
        Ok(module)
    }

    /// Returns the program at a stage, for `target` or for each device of a mesh, with all of its
    /// parameters and results, as StableHLO in the generic form.
    ///
    /// - errors: programs that cannot be partitioned over the mesh
    pub fn at_stage(
        &self,
        stage: ModuleStage,
        job: &Job,
        wanted: Option<&Wanted>,
        target: Target,
    ) -> Result<String> {
        let mut simple = Trimmed::untrimmed(&self.tensors);
        Ok(match stage {
            ModuleStage::Raised => self.tensors.func.to_stablehlo(),
            ModuleStage::Simplified => simple.func.to_stablehlo(),
            ModuleStage::Optimized => simple.lowered(job, wanted, target)?.text,
        })
    }

    /// Explains what the optimizer does to the module.
    ///
    /// - errors: programs that cannot be lowered
    pub fn explanation(&self, job: &Job, target: Target) -> Result<optimize::explain::Explanation> {
        let simple = Trimmed::untrimmed(&self.tensors);
        self.tensors.explanation(job, simple, ENTRY, target)
    }
}
