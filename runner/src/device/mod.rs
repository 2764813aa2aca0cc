//! The devices that run programs: those of a PJRT plugin, or the reference interpreter.

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
    /// The bytes of one device.
    pub bytes: u64,
    /// A description of the memory, for messages.
    pub of: String,
}

impl Memory {
    /// Returns the share of one of `devices` that share this machine's memory.
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

/// Compiles StableHLO and runs it on arrays that it holds: one device, or the devices of a mesh,
/// which all run the same program on their blocks of each array.
#[allow(
    async_fn_in_trait,
    reason = "used with known types within this crate; no caller needs to name the futures"
)]
pub trait Device {
    /// An array on the device, or its blocks on all devices.
    type Buffer;
    /// A compiled program.
    type Executable;

    /// Returns a description for a line of output: "cpu".
    fn describe(&self) -> String;

    /// Compiles StableHLO text with one function `main`.
    fn compile(&self, text: &str) -> Result<Self::Executable>;

    /// Returns the progress message for compiling this text: the number of ops, and an estimate of
    /// the time.
    fn compiling(&self, text: &str) -> String {
        let operations = operations(text);
        format!("compiling {operations} operations for {}", self.describe())
    }

    /// Loads an executable that was compiled ahead of time, or returns the reason why it does not
    /// match these devices. Returns nothing if these devices have no executables.
    fn load(&self, _ahead: &Ahead) -> Option<Result<Self::Executable, String>> {
        None
    }

    /// Returns the bytes that a program takes on each device for arguments, results and temporary
    /// values, if known.
    fn needs(&self, _program: &Self::Executable) -> Option<u64> {
        None
    }

    /// Returns the memory of each device for arrays and programs, if known.
    fn memory(&self) -> Option<Memory> {
        None
    }

    /// Returns the number of devices.
    fn count(&self) -> usize;

    /// Copies an array to each device.
    fn upload(&self, array: &HostArray) -> Result<Self::Buffer>;

    /// Copies the block that `block` computes for each device to that device; one block is on the
    /// host at a time.
    fn upload_blocks(
        &self,
        block: &mut dyn FnMut(usize) -> Result<HostArray>,
    ) -> Result<Self::Buffer>;

    /// Runs a program on all devices to completion. Buffers of donated parameters must not be used
    /// afterwards.
    async fn execute(
        &self,
        program: &Self::Executable,
        inputs: &[&Self::Buffer],
    ) -> Result<Vec<Self::Buffer>>;

    /// Downloads the block of one device.
    async fn download_block(&self, buffer: &Self::Buffer, device: usize) -> Result<HostArray>;

    /// Downloads a replicated array.
    async fn download(&self, buffer: &Self::Buffer) -> Result<HostArray> {
        self.download_block(buffer, 0).await
    }

    /// Returns the element type of an array.
    async fn element(&self, buffer: &Self::Buffer) -> Result<ElementType> {
        let here = (0..self.count()).find(|device| self.is_here(*device));
        let block = self.download_block(buffer, here.unwrap_or(0)).await?;
        Ok(block.element)
    }

    /// Returns whether this process drives a device, so that it can download its block.
    fn is_here(&self, _device: usize) -> bool {
        true
    }

    /// Returns whether this process drives all devices.
    fn is_all_here(&self) -> bool {
        (0..self.count()).all(|device| self.is_here(device))
    }

    /// Downloads the blocks of all devices, stacked in a new first dimension. All processes must
    /// call it.
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

/// Returns the number of ops of a program.
pub fn operations(text: &str) -> usize {
    text.matches(" = \"stablehlo.").count()
}

/// Returns an executable of the program `text`: one that was compiled ahead of time for this
/// device, or a newly compiled one, after a message with the reason.
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
