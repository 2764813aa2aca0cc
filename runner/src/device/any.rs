//! A device that is known only when the command line has been read.

use stablehlo::{Func, Literal};

use super::{Device, Interpreter, PluginDevice};
use crate::arrays::HostArray;
use crate::fault::{Fault, Result};
use crate::pjrt;

/// A plugin's device, or the interpreter.
#[derive(Clone, Debug)]
pub enum Any {
    /// The interpreter.
    Interpreter(Interpreter),
    /// A plugin's.
    Plugin(PluginDevice),
}

/// An array on it.
pub enum Buffer {
    /// The interpreter's.
    Interpreter(Literal),
    /// A plugin's.
    Plugin(pjrt::Buffer),
}

/// A program on it.
pub enum Executable {
    /// The interpreter's.
    Interpreter(Func),
    /// A plugin's.
    Plugin(pjrt::Executable),
}

fn mixed() -> Fault {
    Fault::ours(
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

    fn compile(&self, text: &str) -> Result<Executable> {
        match self {
            Any::Interpreter(device) => device.compile(text).map(Executable::Interpreter),
            Any::Plugin(device) => device.compile(text).map(Executable::Plugin),
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
                let inputs = inputs.collect::<Result<Vec<&Literal>, Fault>>()?;
                let outputs = device.execute(program, &inputs).await?;
                Ok(outputs.into_iter().map(Buffer::Interpreter).collect())
            }
            (Any::Plugin(device), Executable::Plugin(program)) => {
                let inputs = inputs.iter().map(|buffer| match buffer {
                    Buffer::Plugin(buffer) => Ok(buffer),
                    Buffer::Interpreter(_) => Err(mixed()),
                });
                let inputs = inputs.collect::<Result<Vec<&pjrt::Buffer>, Fault>>()?;
                let outputs = device.execute(program, &inputs).await?;
                Ok(outputs.into_iter().map(Buffer::Plugin).collect())
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
}
