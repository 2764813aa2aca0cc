//! Where programs run: a PJRT plugin's device, or the reference interpreter.

mod any;
mod interpreter;
mod plugin;

use crate::arrays::HostArray;
use crate::fault::Result;

pub use any::Any;
pub use interpreter::Interpreter;
pub use plugin::{PluginDevice, fault as plugin_fault};

/// Something that compiles StableHLO and runs it on arrays that it keeps.
#[allow(
    async_fn_in_trait,
    reason = "used with known types within this crate; no caller needs to name the futures"
)]
pub trait Device {
    /// An array on the device.
    type Buffer;
    /// A compiled program.
    type Executable;

    /// What it is, for a line of output: "cpu".
    fn describe(&self) -> String;

    /// Compiles StableHLO text with one function `main`.
    fn compile(&self, text: &str) -> Result<Self::Executable>;

    /// Copies an array to the device.
    fn upload(&self, array: &HostArray) -> Result<Self::Buffer>;

    /// Runs a program to its end. Buffers of donated parameters must not be used afterwards.
    async fn execute(
        &self,
        program: &Self::Executable,
        inputs: &[&Self::Buffer],
    ) -> Result<Vec<Self::Buffer>>;

    /// Copies an array back.
    async fn download(&self, buffer: &Self::Buffer) -> Result<HostArray>;
}
