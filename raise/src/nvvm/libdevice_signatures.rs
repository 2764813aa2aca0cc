//! Signatures of libdevice's functions, from the PTX that nvcc compiles for one small kernel per
//! function.
//!
//! Such a kernel has the name of the function, takes a pointer for the result and one per argument,
//! and stores the function of the loaded arguments.

use stablehlo::ElementType;

use super::{Context, module_from_ptx, passes};
use crate::launch::{Arg, Launch};

/// Returns the lines of the table for all kernels in `text`, and the failures.
pub fn signatures(text: &str, name: &str) -> (Vec<String>, Vec<String>) {
    let (tree, errors) = ptx::parse(text);
    let (mut lines, mut failures): (Vec<String>, Vec<String>) =
        (Vec::new(), errors.iter().map(ToString::to_string).collect());
    for kernel in tree.kernels() {
        let arg = |index: usize| Arg::Array {
            name: format!("a{index}"),
            element: ElementType::F32,
            shape: vec![1],
            offset: 0,
        };
        let launch = Launch {
            kernel: kernel.name.clone(),
            grid: [1; 3],
            block: [1; 3],
            args: (0..kernel.params.len()).map(arg).collect(),
            ..Launch::default()
        };
        let context = Context::create();
        let of_kernel = module_from_ptx(&context, &tree, &launch, text, name)
            .map_err(|errors| {
                errors
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join("; ")
            })
            .and_then(|module| {
                let (unit, function) =
                    passes::early(&module, &launch).map_err(|errors| errors[0].to_string())?;
                libdevice::signature_lines(unit, function, &kernel.name)
            });
        match of_kernel {
            Ok(of_kernel) => lines.extend(of_kernel),
            Err(why) => failures.push(format!("{}: {why}", kernel.name)),
        }
    }
    (lines, failures)
}
