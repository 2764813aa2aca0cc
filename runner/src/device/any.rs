//! A device whose kind is known only at run time.

use stablehlo::{ElementType, Func, Literal};

use super::{Device, Interpreters, Memory, PluginDevice};
use crate::arrays::HostArray;
use crate::fault::{Fault, Result};
use crate::program::Ahead;

/// A plugin's devices, or an interpreter for each device.
#[derive(Clone, Debug)]
pub enum Any {
    /// The interpreter.
    Interpreter(Interpreters),
    /// A plugin's devices.
    Plugin(PluginDevice),
}

/// An array on the devices.
pub enum Buffer {
    /// One array for each interpreter.
    Interpreter(Vec<Literal>),
    /// One buffer on each device of a plugin.
    Plugin(Vec<pjrt::Buffer>),
}

/// A compiled program.
pub enum Executable {
    /// For the interpreter.
    Interpreter(Func),
    /// For a plugin.
    Plugin(pjrt::Executable),
}

fn mixed() -> Fault {
    Fault::internal(
        "mixed-devices",
        "something of one device was given to another",
    )
}

impl Device for Any {
    type Buffer = Buffer;
    type Executable = Executable;

    fn describe(&self) -> String {
        match self {
            Any::Interpreter(device) => device.describe(),
            Any::Plugin(device) => device.describe(),
        }
    }

    fn compiling(&self, text: &str) -> String {
        match self {
            Any::Interpreter(device) => device.compiling(text),
            Any::Plugin(device) => device.compiling(text),
        }
    }

    fn compile(&self, text: &str) -> Result<Executable> {
        match self {
            Any::Interpreter(device) => device.compile(text).map(Executable::Interpreter),
            Any::Plugin(device) => device.compile(text).map(Executable::Plugin),
        }
    }

    fn load(&self, ahead: &Ahead) -> Option<Result<Executable, String>> {
        match self {
            Any::Interpreter(_) => None,
            Any::Plugin(device) => Some(device.load(ahead)?.map(Executable::Plugin)),
        }
    }

    fn needs(&self, program: &Executable) -> Option<u64> {
        match (self, program) {
            (Any::Plugin(device), Executable::Plugin(program)) => device.needs(program),
            _ => None,
        }
    }

    fn memory(&self) -> Option<Memory> {
        match self {
            Any::Interpreter(device) => device.memory(),
            Any::Plugin(device) => device.memory(),
        }
    }

    fn count(&self) -> usize {
        match self {
            Any::Interpreter(device) => device.count(),
            Any::Plugin(device) => device.count(),
        }
    }

    fn upload_blocks(&self, block: &mut dyn FnMut(usize) -> Result<HostArray>) -> Result<Buffer> {
        match self {
            Any::Interpreter(device) => device.upload_blocks(block).map(Buffer::Interpreter),
            Any::Plugin(device) => device.upload_blocks(block).map(Buffer::Plugin),
        }
    }

    fn upload(&self, array: &HostArray) -> Result<Buffer> {
        match self {
            Any::Interpreter(device) => device.upload(array).map(Buffer::Interpreter),
            Any::Plugin(device) => device.upload(array).map(Buffer::Plugin),
        }
    }

    async fn execute(&self, program: &Executable, inputs: &[&Buffer]) -> Result<Vec<Buffer>> {
        match (self, program) {
            (Any::Interpreter(device), Executable::Interpreter(program)) => {
                let inputs = inputs.iter().map(|buffer| match buffer {
                    Buffer::Interpreter(buffer) => Ok(buffer),
                    Buffer::Plugin(_) => Err(mixed()),
                });
                let inputs = inputs.collect::<Result<Vec<&Vec<Literal>>, Fault>>()?;
                let outputs = device.execute(program, &inputs).await?;
                Ok(outputs.into_iter().map(Buffer::Interpreter).collect())
            }
            (Any::Plugin(device), Executable::Plugin(program)) => {
                let inputs = inputs.iter().map(|buffer| match buffer {
                    Buffer::Plugin(buffer) => Ok(buffer),
                    Buffer::Interpreter(_) => Err(mixed()),
                });
                let inputs = inputs.collect::<Result<Vec<&Vec<pjrt::Buffer>>, Fault>>()?;
                let outputs = device.execute(program, &inputs).await?;
                Ok(outputs.into_iter().map(Buffer::Plugin).collect())
            }
            _ => Err(mixed().into()),
        }
    }

    async fn download_block(&self, buffer: &Buffer, number: usize) -> Result<HostArray> {
        match (self, buffer) {
            (Any::Interpreter(device), Buffer::Interpreter(buffer)) => {
                device.download_block(buffer, number).await
            }
            (Any::Plugin(device), Buffer::Plugin(buffer)) => {
                device.download_block(buffer, number).await
            }
            _ => Err(mixed().into()),
        }
    }

    async fn download(&self, buffer: &Buffer) -> Result<HostArray> {
        match (self, buffer) {
            (Any::Interpreter(device), Buffer::Interpreter(buffer)) => {
                device.download(buffer).await
            }
            (Any::Plugin(device), Buffer::Plugin(buffer)) => device.download(buffer).await,
            _ => Err(mixed().into()),
        }
    }

    async fn element(&self, buffer: &Buffer) -> Result<ElementType> {
        match (self, buffer) {
            (Any::Interpreter(device), Buffer::Interpreter(buffer)) => device.element(buffer).await,
            (Any::Plugin(device), Buffer::Plugin(buffer)) => device.element(buffer).await,
            _ => Err(mixed().into()),
        }
    }

    fn is_here(&self, number: usize) -> bool {
        match self {
            Any::Interpreter(device) => device.is_here(number),
            Any::Plugin(device) => device.is_here(number),
        }
    }

    async fn gather(&self, buffer: &Buffer) -> Result<HostArray> {
        match (self, buffer) {
            (Any::Interpreter(device), Buffer::Interpreter(buffer)) => device.gather(buffer).await,
            (Any::Plugin(device), Buffer::Plugin(buffer)) => device.gather(buffer).await,
            _ => Err(mixed().into()),
        }
    }
}
