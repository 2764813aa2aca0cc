//! The reference interpreter of the tensor IR as a device: slow and plainly right, and there without a plugin.

use stablehlo::{Func, Literal};

use super::Device;
use crate::arrays::HostArray;
use crate::fault::{Fault, Faults, Result, origin};

/// `--target interpreter`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Interpreter;

impl Device for Interpreter {
    type Buffer = Literal;
    type Executable = Func;

    fn describe(&self) -> String {
        "the reference interpreter".to_owned()
    }

    fn compile(&self, text: &str) -> Result<Func> {
        stablehlo::parse(text).map_err(|errors| {
            let source = origin("program.mlir", text);
            let fault = |error: &stablehlo::ParseError| {
                let at = offset(text, error.line, error.column);
                Fault::yours(
                    "program-unreadable",
                    "the interpreter cannot read the program",
                )
                .at(&source, at..at, &error.message)
            };
            Faults::from(errors.iter().map(fault).collect::<Vec<_>>())
        })
    }

    fn upload(&self, array: &HostArray) -> Result<Literal> {
        Ok(Literal::from_bytes(
            array.element,
            array.shape.clone(),
            array.bytes.clone(),
        ))
    }

    async fn execute(&self, program: &Func, inputs: &[&Literal]) -> Result<Vec<Literal>> {
        let inputs: Vec<Literal> = inputs.iter().map(|input| (*input).clone()).collect();
        let outputs = stablehlo::eval(program, &inputs);
        outputs.map_err(|error| {
            Fault::yours("program-unfit", format!("the program cannot run: {error}")).into()
        })
    }

    async fn download(&self, buffer: &Literal) -> Result<HostArray> {
        Ok(HostArray {
            element: buffer.element(),
            shape: buffer.shape().to_vec(),
            bytes: buffer.to_bytes(),
        })
    }
}

/// Byte offset of a line and column (both from 1).
fn offset(text: &str, line: usize, column: usize) -> usize {
    let start: usize = text
        .split_inclusive('\n')
        .take(line.saturating_sub(1))
        .map(str::len)
        .sum();
    (start + column.saturating_sub(1)).min(text.len())
}
