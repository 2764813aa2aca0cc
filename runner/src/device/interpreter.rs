//! The reference interpreter of the tensor IR as a device: slow, simple, and available without a
//! plugin.

use stablehlo::{ElementType, EvalError, Func, Literal};

use super::{Device, Memory, Others};
use crate::arrays::HostArray;
use crate::fault::{Fault, Faults, Result, origin};

/// The device of `--target interpreter`.
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
                Fault::user(
                    "program-unreadable",
                    "the interpreter cannot read the program",
                )
                .at(&source, at..at, &error.message)
            };
            Faults::from(errors.iter().map(fault).collect::<Vec<_>>())
        })
    }

    fn memory(&self) -> Option<Memory> {
        Memory::of_host(1)
    }

    fn count(&self) -> usize {
        1
    }

    fn upload_blocks(&self, block: &mut dyn FnMut(usize) -> Result<HostArray>) -> Result<Literal> {
        self.upload(&block(0)?)
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
        outputs.map_err(unfit)
    }

    async fn download_block(&self, buffer: &Literal, _: usize) -> Result<HostArray> {
        Ok(HostArray {
            element: buffer.element(),
            shape: buffer.shape().to_vec(),
            bytes: buffer.to_bytes(),
        })
    }
}

/// Several interpreters in lock-step: `--target interpreter --mesh 2x4`.
///
/// With several hosts, each host runs all of them and treats only its share as local: everything is
/// tested except the speed.
#[derive(Clone, Copy, Debug)]
pub struct Interpreters {
    count: usize,
    host: usize,
    hosts: usize,
}

impl Interpreters {
    /// Returns `count` devices, shared with the other processes if there are any.
    pub fn among(count: usize, others: Option<&Others>) -> Interpreters {
        Interpreters {
            count,
            host: others.map_or(0, |others| others.host),
            hosts: others.map_or(1, |others| others.hosts),
        }
    }
}

impl Device for Interpreters {
    type Buffer = Vec<Literal>;
    type Executable = Func;

    fn describe(&self) -> String {
        match self.count {
            1 => Interpreter.describe(),
            count => format!("{count} reference interpreters"),
        }
    }

    fn compile(&self, text: &str) -> Result<Func> {
        Interpreter.compile(text)
    }

    fn memory(&self) -> Option<Memory> {
        Memory::of_host(self.count)
    }

    fn count(&self) -> usize {
        self.count
    }

    fn is_here(&self, device: usize) -> bool {
        device * self.hosts / self.count == self.host
    }

    fn upload(&self, array: &HostArray) -> Result<Vec<Literal>> {
        Ok(vec![Interpreter.upload(array)?; self.count])
    }

    fn upload_blocks(
        &self,
        block: &mut dyn FnMut(usize) -> Result<HostArray>,
    ) -> Result<Vec<Literal>> {
        (0..self.count)
            .map(|device| Interpreter.upload(&block(device)?))
            .collect()
    }

    async fn execute(&self, program: &Func, inputs: &[&Vec<Literal>]) -> Result<Vec<Vec<Literal>>> {
        let of = |device: usize| inputs.iter().map(|blocks| blocks[device].clone()).collect();
        let inputs: Vec<Vec<Literal>> = (0..self.count).map(of).collect();
        let by_device = stablehlo::eval_devices(program, &inputs).map_err(unfit)?;
        let mut results: Vec<Vec<Literal>> = vec![Vec::new(); program.results.len()];
        for outputs in by_device {
            for (blocks, output) in results.iter_mut().zip(outputs) {
                blocks.push(output);
            }
        }
        Ok(results)
    }

    async fn element(&self, buffer: &Vec<Literal>) -> Result<ElementType> {
        Ok(buffer[0].element())
    }

    async fn download_block(&self, buffer: &Vec<Literal>, device: usize) -> Result<HostArray> {
        Interpreter.download(&buffer[device]).await
    }
}

fn unfit(error: EvalError) -> Faults {
    Fault::user("program-unfit", format!("the program cannot run: {error}")).into()
}

/// Returns the byte offset of a line and column, both counted from 1.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let start: usize = text
        .split_inclusive('\n')
        .take(line.saturating_sub(1))
        .map(str::len)
        .sum();
    (start + column.saturating_sub(1)).min(text.len())
}
