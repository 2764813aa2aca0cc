//! Tests that run the emitted code: the `cf` text is lowered by MLIR itself to this machine and
//! called thread by thread.

mod assembly;
mod corpus;
mod errors;
mod instructions;
mod machine;
mod shapes;

use super::*;
use crate::error::Error;
use crate::launch::{Arg, Launch};
use stablehlo::ElementType;

/// Returns an array argument.
fn array(name: &str, element: ElementType, shape: &[usize]) -> Arg {
    Arg::Array {
        name: name.to_string(),
        element,
        shape: shape.to_vec(),
        offset: 0,
    }
}

/// Returns a launch of one-dimensional blocks.
fn launch(kernel: &str, grid: u32, block: u32, args: Vec<Arg>) -> Launch {
    Launch {
        kernel: kernel.to_string(),
        grid: [grid, 1, 1],
        block: [block, 1, 1],
        args,
        ..Launch::default()
    }
}

/// Translates source text to cf.
fn cf(text: &str, launch: &Launch) -> Result<String, Vec<Error>> {
    let context = Context::create();
    let module = if text.contains("define ") {
        module_from_ll(&context, text, "kernel.ll", launch)?
    } else {
        let (tree, errors) = ptx::parse(text);
        let errors = if errors.is_empty() {
            ptx::check(&tree)
        } else {
            errors
        };
        if !errors.is_empty() {
            return Err(errors);
        }
        module_from_ptx(&context, &tree, launch, text, "kernel.ptx")?
    };
    prepare(&module, launch)?;
    emit_cf(&module, launch)
}

/// Runs PTX in the thread-by-thread interpreter.
fn interpret(text: &str, launch: &Launch, arrays: &mut [Vec<u8>]) {
    let (tree, errors) = ptx::parse(text);
    assert!(errors.is_empty(), "{errors:?}");
    let mut next = 0..;
    let args = launch.args.iter().map(|arg| match arg {
        Arg::Array { .. } => interpreter::Arg::Array(next.next().expect("endless")),
        Arg::Null => interpreter::Arg::Int(0),
        Arg::Int(value) => interpreter::Arg::Int(*value),
        Arg::Float { value, .. } => interpreter::Arg::Float(*value),
        Arg::Varying(_) | Arg::Struct(_) => unreachable!("no test here passes one"),
    });
    let args: Vec<_> = args.collect();
    interpreter::run(
        &tree,
        &launch.kernel,
        launch.grid,
        launch.block,
        &args,
        arrays,
    )
    .unwrap_or_else(|error| panic!("{error}"));
}

/// Returns a PTX kernel `k` with `params` and `body`, and plenty of registers.
fn kernel(params: &str, body: &str) -> String {
    format!(
        ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k({params})\n{{\n\
         .reg .pred %p<10>;\n.reg .b16 %h<10>;\n.reg .b32 %r<20>;\n.reg .b64 %rd<20>;\n.reg .f32 %f<20>;\n.reg .f64 %fd<20>;\n\
         {body}\nret;\n}}\n"
    )
}
