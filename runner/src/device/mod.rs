//! Where programs run: a PJRT plugin's device, or the reference interpreter.

mod any;
pub(crate) mod cache;
pub mod compile_times;
mod interpreter;
mod plugin;
mod precompiled;

use stablehlo::ElementType;

use crate::arrays::HostArray;
use crate::bytes;
use crate::fault::Result;
use crate::program::Ahead;

pub use any::Any;
pub use interpreter::{Interpreter, Interpreters};
pub use plugin::{Others, PluginDevice, fault as plugin_fault};

/// The memory of a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    /// How much one device has.
    pub bytes: u64,
    /// What says so, in words.
    pub of: String,
}

impl Memory {
    /// What one of `devices` has that share the memory of this machine.
    fn of_host(devices: usize) -> Option<Memory> {
        let of = match devices {
            1 => "all of this machine's memory".to_owned(),
            devices => format!("all of this machine's memory, shared by {devices}"),
        };
        Some(Memory {
            bytes: bytes::of_machine()? / devices.max(1) as u64,
            of,
        })
    }
}

/// Something that compiles StableHLO and runs it on arrays that it keeps: one device, or those of a mesh, which all run the same
/// program, each on a block of each array.
#[allow(
    async_fn_in_trait,
    reason = "used with known types within this crate; no caller needs to name the futures"
)]
pub trait Device {
    /// An array on the device, or its blocks on each of them.
    type Buffer;
    /// A compiled program.
    type Executable;

    /// What it is, for a line of output: "cpu".
    fn describe(&self) -> String;

    /// Compiles StableHLO text with one function `main`.
    fn compile(&self, text: &str) -> Result<Self::Executable>;

    /// What a line says of compiling this text: how much there is to compile, and how long that
    /// may take.
    fn compiling(&self, text: &str) -> String {
        let operations = operations(text);
        format!("compiling {operations} operations for {}", self.describe())
    }

    /// Loads what was compiled ahead of time, or says why it is not for these devices. None if nothing is compiled for them anyhow.
    fn load(&self, _ahead: &Ahead) -> Option<Result<Self::Executable, String>> {
        None
    }

    /// The bytes that a program takes on each device: what it is given, what it gives and what it keeps meanwhile. Not all devices say.
    fn needs(&self, _program: &Self::Executable) -> Option<u64> {
        None
    }

    /// The memory that each device has for arrays and programs. Not all devices say.
    fn memory(&self) -> Option<Memory> {
        None
    }

    /// How many devices there are.
    fn count(&self) -> usize;

    /// Copies an array to each device.
    fn upload(&self, array: &HostArray) -> Result<Self::Buffer>;

    /// Copies to each device the block that `block` makes for it; one block is on the host at a time.
    fn upload_blocks(
        &self,
        block: &mut dyn FnMut(usize) -> Result<HostArray>,
    ) -> Result<Self::Buffer>;

    /// Runs a program on all devices to its end. Buffers of donated parameters must not be used afterwards.
    async fn execute(
        &self,
        program: &Self::Executable,
        inputs: &[&Self::Buffer],
    ) -> Result<Vec<Self::Buffer>>;

    /// Copies the block of one device back.
    async fn download_block(&self, buffer: &Self::Buffer, device: usize) -> Result<HostArray>;

    /// Copies an array back that is the same on each device.
    async fn download(&self, buffer: &Self::Buffer) -> Result<HostArray> {
        self.download_block(buffer, 0).await
    }

    /// The type of an array's elements.
    async fn element(&self, buffer: &Self::Buffer) -> Result<ElementType> {
        let here = (0..self.count()).find(|device| self.is_here(*device));
        let block = self.download_block(buffer, here.unwrap_or(0)).await?;
        Ok(block.element)
    }

    /// Whether this process drives a device, so that its block can be copied back.
    fn is_here(&self, _device: usize) -> bool {
        true
    }

    /// Whether this process drives all devices.
    fn is_all_here(&self) -> bool {
        (0..self.count()).all(|device| self.is_here(device))
    }

    /// Copies the blocks of all devices back, one after another in a new first dimension. All processes must call it.
    async fn gather(&self, buffer: &Self::Buffer) -> Result<HostArray> {
        let mut all: Option<HostArray> = None;
        for device in 0..self.count() {
            let block = self.download_block(buffer, device).await?;
            match &mut all {
                None => {
                    let shape = [&[self.count()], block.shape.as_slice()].concat();
                    all = Some(HostArray { shape, ..block });
                }
                Some(all) => all.bytes.extend(block.bytes),
            }
        }
        all.ok_or_else(|| {
            crate::fault::Fault::internal("no-devices", "a mesh without devices").into()
        })
    }
}

/// How many operations a program has.
pub fn operations(text: &str) -> usize {
    text.matches(" = \"stablehlo.").count()
}

/// The program of `text`: one that was compiled ahead of time and is for this device, or compiled now, after a line that says why.
pub fn ready<D: Device>(device: &D, text: &str, ahead: &[Ahead]) -> Result<D::Executable> {
    let mut reasons = Vec::new();
    for ahead in ahead {
        match device.load(ahead) {
            Some(Ok(program)) => {
                tracing::info!(bytes = ahead.bytes.len(), "loaded what was compiled before");
                return Ok(program);
            }
            Some(Err(reason)) => reasons.push(reason),
            None => {}
        }
    }
    for reason in reasons {
        eprintln!(
            "note: the artifact's executable is not used, the program is compiled anew: {reason}"
        );
    }
    device.compile(text)
}
