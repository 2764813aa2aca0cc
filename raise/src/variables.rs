//! Variables of modules (`.const`, `.global`) as arrays of the program.
//!
//! A variable that no launch writes is a constant of each kernel that reads it. Any other is
//! internal state: it starts with its initial contents, and every launch of the same source sees
//! the writes of the previous one. It is an error if a time loop changes one: each run of the loop
//! would start with the initial contents.

use crate::error::{Error, Result};
use crate::kernel_ir::{Kernel, KernelArg, Space, Ty};
use crate::program::ProgramSpec;
use crate::tensor::element;
use stablehlo::Literal;
use std::collections::BTreeSet;

/// A variable that launches change.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name among the arrays of the program; no array of a job has such a name.
    pub name: String,
    /// Its contents before the first launch.
    pub initial: Literal,
}

/// Returns the contents of an array of that shape whose first bytes are `initial`; the rest is
/// zero.
pub fn contents(ty: Ty, shape: &[usize], initial: &[u8]) -> Literal {
    let element = element(ty);
    let count: usize = shape.iter().product();
    let mut bytes = initial.to_vec();
    bytes.resize(count * element.bytes(), 0);
    Literal::from_bytes(element, shape, bytes)
}

/// Gives the variables of the kernels (one per launch that was raised) names distinct from those of
/// other sources and of arrays, makes those constant that no launch writes, and returns the others.
pub fn resolve_module_variables(
    spec: &ProgramSpec,
    kernels: &mut [Option<Kernel>],
) -> Result<Vec<Variable>> {
    let mut written = BTreeSet::new();
    for (launch, kernel) in spec.launches.iter().zip(kernels.iter_mut()) {
        let Some(kernel) = kernel else { continue };
        for arg in &mut kernel.args {
            if let KernelArg::Array {
                name,
                space: Space::Module { .. },
                ..
            } = arg
            {
                let of_source = format!("{name} (source {})", launch.source);
                for (array, _) in &mut kernel.loads {
                    if array == name {
                        array.clone_from(&of_source);
                    }
                }
                *name = of_source;
            }
        }
        written.extend(kernel.written_arrays().into_iter().map(str::to_owned));
    }
    let mut variables: Vec<Variable> = Vec::new();
    for kernel in kernels.iter_mut().flatten() {
        for arg in &mut kernel.args {
            let KernelArg::Array {
                name,
                element,
                shape,
                space: Space::Module { initial, constant },
                ..
            } = arg
            else {
                continue;
            };
            *constant = !written.contains(name);
            if *constant || variables.iter().any(|v| v.name == *name) {
                continue;
            }
            if spec.looped {
                let message = format!(
                    "a time loop whose kernels change a variable of the module (`{name}`) is not raised yet"
                );
                return Err(Error::unsupported("variable-in-loop", message)
                    .help("bind it to an array of the job: `symbols = { … }` in the launch"));
            }
            variables.push(Variable {
                name: name.clone(),
                initial: contents(*element, shape, initial),
            });
        }
    }
    Ok(variables)
}
