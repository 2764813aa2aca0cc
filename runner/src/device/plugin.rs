//! A device of a PJRT plugin.

use super::Device;
use crate::arrays::HostArray;
use crate::fault::{Fault, Faults, Result};
use crate::pjrt::{
    self, Buffer, Client, CompileOptions, Executable, ExecuteOptions, FlagValue, Plugin,
};

/// The first device of a plugin.
#[derive(Clone, Debug)]
pub struct PluginDevice {
    client: Client,
    device: pjrt::Device,
}

impl PluginDevice {
    /// Opens the plugin's devices and takes the first.
    pub fn open(plugin: &Plugin) -> Result<PluginDevice> {
        let client = Client::new(plugin, &[]).map_err(fault)?;
        let devices = client.addressable_devices().map_err(fault)?;
        let device = devices.into_iter().next();
        let device = device.ok_or_else(|| {
            Fault::device(
                "no-device",
                format!(
                    "the plugin `{}` has no device here",
                    plugin.path().display()
                ),
            )
        })?;
        Ok(PluginDevice { client, device })
    }
}

/// A failure of the plugin or device: exit code 4.
pub fn fault(error: pjrt::Error) -> Faults {
    let code = format!(
        "pjrt-{}",
        error
            .code
            .to_string()
            .to_lowercase()
            .replace(['_', ' '], "-")
    );
    Fault::new(crate::fault::Turn::Device, code, error.to_string())
        .maybe_help(error.help)
        .into()
}

impl PluginDevice {
    /// As every program is compiled here.
    fn options(&self) -> CompileOptions {
        let options = CompileOptions::default();
        match self.client.platform_name() {
            // Its reductions take the lesser of a number and a NaN for the number otherwise.
            Ok(name) if name == "cpu" => {
                options.with_flag("xla_cpu_enable_fast_min_max", FlagValue::Bool(false))
            }
            Ok(_) | Err(_) => options,
        }
    }
}

impl Device for PluginDevice {
    type Buffer = Buffer;
    type Executable = Executable;

    fn describe(&self) -> String {
        let platform = self
            .client
            .platform_name()
            .unwrap_or_else(|_| "an unnamed platform".to_owned());
        match self.device.kind() {
            Ok(kind) if !kind.eq_ignore_ascii_case(&platform) => format!("{platform} ({kind})"),
            Ok(_) | Err(_) => platform,
        }
    }

    fn compile(&self, text: &str) -> Result<Executable> {
        self.client.compile(text, &self.options()).map_err(fault)
    }

    fn upload(&self, array: &HostArray) -> Result<Buffer> {
        self.device
            .buffer(&array.bytes, array.element, &array.shape)
            .map_err(fault)
    }

    async fn execute(&self, program: &Executable, inputs: &[&Buffer]) -> Result<Vec<Buffer>> {
        let execution = program
            .execute(&[inputs.to_vec()], &ExecuteOptions::default())
            .map_err(fault)?;
        let mut outputs = execution.ready().await.map_err(fault)?;
        Ok(outputs.remove(0))
    }

    async fn download(&self, buffer: &Buffer) -> Result<HostArray> {
        let (element, shape) = (
            buffer.element().map_err(fault)?,
            buffer.shape().map_err(fault)?,
        );
        let bytes = buffer
            .to_host_async()
            .map_err(fault)?
            .await
            .map_err(fault)?;
        Ok(HostArray {
            element,
            shape,
            bytes,
        })
    }
}
