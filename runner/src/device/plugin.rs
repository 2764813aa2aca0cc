//! Devices of a PJRT plugin: one, or those of a mesh, on one host or several.

use std::sync::Arc;
use std::time::Instant;

use diagnostics::activity;
use stablehlo::{ElementType, TensorType};

use super::{Device, Memory, compile_times, operations};
use crate::arrays::HostArray;
use crate::fault::{Fault, Faults, Result};
use crate::program::Ahead;
use pjrt::{
    self, Buffer, Client, CompileOptions, Executable, ExecuteOptions, FlagValue, KeyValue,
    NamedValue, Plugin,
};

/// The first device of a plugin, or the devices of a mesh.
#[derive(Clone, Debug)]
pub struct PluginDevice {
    pub(super) client: Client,
    /// All devices, including those of other hosts.
    pub(super) devices: Vec<pjrt::Device>,
    /// The indices of the devices that this process drives. Buffers are on these only, in this
    /// order.
    pub(super) here: Vec<usize>,
    /// Whether programs are compiled at a lower optimization level.
    pub(super) is_quick: bool,
}

/// The option that makes XLA allocate GPU memory on demand instead of three quarters of it at the
/// start, because other programs may use the same GPU.
const AS_NEEDED: (&str, NamedValue) = ("preallocate", NamedValue::Bool(false));

/// The other processes of a run.
#[derive(Clone)]
pub struct Others {
    /// The index of this process.
    pub host: usize,
    /// The number of processes.
    pub hosts: usize,
    /// The key-value store through which they find each other.
    pub store: Arc<dyn KeyValue>,
}

impl PluginDevice {
    /// Opens the plugin and takes its first device.
    pub fn open(plugin: &Plugin) -> Result<PluginDevice> {
        PluginDevice::open_mesh(plugin, 1)
    }

    /// Opens the plugin and takes its first `count` devices; a CPU plugin creates that many.
    ///
    /// - errors: too few devices
    pub fn open_mesh(plugin: &Plugin, count: usize) -> Result<PluginDevice> {
        if pjrt::Target::of_file(plugin.path()) == pjrt::Target::Cpu && count > MOST_ON_CPU {
            let message = format!(
                "the mesh has {count} devices, but one process has at most {MOST_ON_CPU} CPU devices"
            );
            return Err(Fault::device("few-devices", message)
                .help("a smaller `--mesh`")
                .into());
        }
        let wanted = NamedValue::Int(count as i64);
        let options = match pjrt::Target::of_file(plugin.path()) {
            pjrt::Target::Cpu if count > 1 => pjrt::options([("cpu_device_count", wanted)]),
            pjrt::Target::Cuda => pjrt::options([AS_NEEDED]),
            pjrt::Target::Cpu | pjrt::Target::Tpu => Vec::new(),
        };
        let client = Client::new(plugin, &options).map_err(fault)?;
        PluginDevice::first(plugin, client, count)
    }

    /// Opens the plugin together with other processes, and takes the first `count` of all devices.
    ///
    /// - errors: a plugin without communication between processes; too few devices
    pub fn open_with(plugin: &Plugin, count: usize, others: &Others) -> Result<PluginDevice> {
        let options = match pjrt::Target::of_file(plugin.path()) {
            pjrt::Target::Cpu => {
                let message = "the CPU plugin does not talk between processes";
                let help = "`--target cuda` or `tpu`; or one process with all CPU devices; `--target interpreter` to rehearse; or `scripts/launch.py`, which runs an artifact with JAX";
                return Err(Fault::unsupported("cpu-hosts", message).help(help).into());
            }
            pjrt::Target::Cuda => pjrt::options([
                AS_NEEDED,
                ("node_id", NamedValue::Int(others.host as i64)),
                ("num_nodes", NamedValue::Int(others.hosts as i64)),
            ]),
            pjrt::Target::Tpu => Vec::new(), // libtpu discovers the others
        };
        let client = Client::with_others(plugin, &options, others.store.clone()).map_err(fault)?;
        PluginDevice::first(plugin, client, count)
    }

    fn first(plugin: &Plugin, client: Client, count: usize) -> Result<PluginDevice> {
        let mut devices = client.devices().map_err(fault)?;
        let plugin = plugin.path().display();
        if devices.is_empty() {
            let message = format!("the plugin `{plugin}` has no device here");
            return Err(Fault::device("no-device", message).into());
        }
        if devices.len() < count {
            let has = devices.len();
            let message =
                format!("the mesh has {count} devices, but the plugin `{plugin}` has {has} here");
            let help = "a smaller `--mesh`; `--target cpu` has as many devices as are asked for, and `compile --target tpu7x:8x8x8` compiles for what is not here";
            return Err(Fault::device("few-devices", message).help(help).into());
        }
        devices.truncate(count);
        let process = client.process_index().map_err(fault)?;
        let mut here = Vec::new();
        for (number, device) in devices.iter().enumerate() {
            if device.process_index().map_err(fault)? == process {
                here.push(number);
            }
        }
        if here.is_empty() {
            let message = format!("none of the {count} devices of the mesh is on this host");
            return Err(Fault::device("few-devices", message)
                .help("fewer hosts")
                .into());
        }
        Ok(PluginDevice {
            client,
            devices,
            here,
            is_quick: false,
        })
    }
}

/// Converts an error of the plugin or device; the exit code is 4.
pub fn fault(error: pjrt::Error) -> Faults {
    let code = format!(
        "pjrt-{}",
        error
            .code
            .to_string()
            .to_lowercase()
            .replace(['_', ' '], "-")
    );
    Fault::new(crate::fault::Blame::Device, code, error.to_string())
        .maybe_help(error.help)
        .into()
}

/// The largest number of CPU devices of a process.
const MOST_ON_CPU: usize = 4096;

/// The longest time, in seconds, that a CPU device waits for the others; it is long because they
/// take turns if there are more of them than processors.
const PATIENCE: i64 = 24 * 3600;

impl PluginDevice {
    /// Returns the description of the compiler in messages; compile times are recorded under it.
    fn compiler(&self) -> String {
        match self.is_quick {
            true => format!("{} at a lower level", self.describe()),
            false => self.describe(),
        }
    }

    /// Sets whether programs are compiled at a lower optimization level.
    pub fn quick(self, is_quick: bool) -> PluginDevice {
        PluginDevice { is_quick, ..self }
    }

    /// Returns the options with which `text` is compiled here.
    pub(super) fn options(&self, text: &str) -> CompileOptions {
        let mut options = CompileOptions::of_module(text, self.devices.len());
        if self.is_quick {
            options = options.quick();
        }
        if self.devices.len() > 1 {
            let ids = self.devices.iter().map(|device| device.id());
            // Without them XLA chooses the devices, which are the same within one process.
            let ids: Option<Vec<i64>> = ids.collect::<pjrt::Result<_>>().ok();
            let rows = |ids: Vec<i64>| {
                ids.chunks(options.num_partitions)
                    .map(<[i64]>::to_vec)
                    .collect()
            };
            options.device_assignment = ids.map(rows);
        }
        match self.client.platform_name() {
            Ok(name) if name == "cpu" => {
                options = options.on_cpu(text);
                if self.devices.len() > 1 {
                    for flag in ["warn_stuck_seconds", "terminate_timeout_seconds"] {
                        let flag = format!("xla_cpu_collective_call_{flag}");
                        options = options.with_flag(&flag, FlagValue::Int(PATIENCE));
                    }
                }
                options
            }
            Ok(name) if name == "cuda" => options.on_cuda(),
            Ok(_) | Err(_) => options,
        }
    }
}

impl Device for PluginDevice {
    type Buffer = Vec<Buffer>;
    type Executable = Executable;

    fn describe(&self) -> String {
        let platform = self
            .client
            .platform_name()
            .unwrap_or_else(|_| "an unnamed platform".to_owned());
        let what = match self.devices[0].kind() {
            Ok(kind) if !kind.eq_ignore_ascii_case(&platform) => format!("{platform} ({kind})"),
            Ok(_) | Err(_) => platform,
        };
        match self.devices.len() {
            1 => what,
            count => format!("{count} devices: {what}"),
        }
    }

    fn compile(&self, text: &str) -> Result<Executable> {
        #[cfg(all(target_os = "linux", target_env = "gnu"))]
        // Kernels that run as native code keep them, as the interpreter does.
        if pjrt::subnormals::are_in(text) || text.contains("stablehlo.custom_call") {
            pjrt::subnormals::keep_them();
        }
        let options = self.options(text);
        let entry = self.entry(text, &options);
        if let Some(program) = entry.as_ref().and_then(|entry| self.found(entry)) {
            return Ok(program);
        }
        let (operations, platform) = (operations(text), self.compiler());
        let expected = compile_times::expected(&platform, operations);
        let expected = expected.map_or(String::new(), |expected| format!(": {expected}"));
        let compiling = format!("XLA compiles {operations} operations for {platform}{expected}");
        let _compiling = activity::enter(compiling);
        let start = Instant::now();
        let program = self.client.compile(text, &options).map_err(fault)?;
        compile_times::learn(&platform, operations, start.elapsed().as_secs_f64());
        if let Some(entry) = entry
            && let Ok(bytes) = program.serialize()
        {
            entry.put(&bytes);
        }
        Ok(program)
    }

    fn compiling(&self, text: &str) -> String {
        let entry = self.entry(text, &self.options(text));
        if entry.is_some_and(|entry| entry.is_there()) {
            return format!(
                "loading the program that was compiled before for {}",
                self.describe()
            );
        }
        let (operations, platform) = (operations(text), self.compiler());
        let expected = compile_times::expected(&platform, operations);
        let expected = expected.map_or(String::new(), |expected| format!(": {expected}"));
        format!("compiling {operations} operations for {platform}{expected}")
    }

    fn load(&self, ahead: &Ahead) -> Option<Result<Executable, String>> {
        Some(self.loaded(ahead))
    }

    fn needs(&self, program: &Executable) -> Option<u64> {
        program.memory_stats().ok().map(|memory| memory.data())
    }

    fn memory(&self) -> Option<Memory> {
        match self.client.platform_name() {
            Ok(name) if name == "cpu" => Memory::of_host(self.devices.len()),
            Ok(_) | Err(_) => {
                let stats = self.devices[*self.here.first()?].memory_stats().ok()?;
                Some(Memory {
                    bytes: stats.limit?,
                    of: "by its plugin".to_owned(),
                })
            }
        }
    }

    fn count(&self) -> usize {
        self.devices.len()
    }

    fn upload(&self, array: &HostArray) -> Result<Vec<Buffer>> {
        let put = |number: &usize| {
            self.devices[*number].buffer(&array.bytes, array.element, &array.shape)
        };
        let buffers = self.here.iter().map(put);
        buffers.collect::<pjrt::Result<_>>().map_err(fault)
    }

    fn upload_blocks(
        &self,
        block: &mut dyn FnMut(usize) -> Result<HostArray>,
    ) -> Result<Vec<Buffer>> {
        let put = |number: &usize| {
            let block = block(*number)?;
            let buffer = self.devices[*number].buffer(&block.bytes, block.element, &block.shape);
            buffer.map_err(fault)
        };
        self.here.iter().map(put).collect()
    }

    async fn execute(
        &self,
        program: &Executable,
        inputs: &[&Vec<Buffer>],
    ) -> Result<Vec<Vec<Buffer>>> {
        let of = |device: usize| inputs.iter().map(|blocks| &blocks[device]).collect();
        let arguments: Vec<Vec<&Buffer>> = (0..self.here.len()).map(of).collect();
        let execution = program
            .execute(&arguments, &ExecuteOptions::default())
            .map_err(fault)?;
        let by_device = execution.ready().await.map_err(fault)?;
        let count = by_device.first().map_or(0, Vec::len);
        let mut results: Vec<Vec<Buffer>> = (0..count).map(|_| Vec::new()).collect();
        for outputs in by_device {
            for (blocks, output) in results.iter_mut().zip(outputs) {
                blocks.push(output);
            }
        }
        Ok(results)
    }

    async fn download_block(&self, buffer: &Vec<Buffer>, device: usize) -> Result<HostArray> {
        let here = self.here.iter().position(|number| *number == device);
        let Some(here) = here else {
            let message = format!("device {device} is not on this host");
            return Err(Fault::internal("remote-block", message).into());
        };
        to_host(&buffer[here]).await
    }

    async fn download(&self, buffer: &Vec<Buffer>) -> Result<HostArray> {
        to_host(&buffer[0]).await
    }

    async fn element(&self, buffer: &Vec<Buffer>) -> Result<ElementType> {
        buffer[0].element().map_err(fault)
    }

    fn is_here(&self, device: usize) -> bool {
        self.here.contains(&device)
    }

    async fn gather(&self, buffer: &Vec<Buffer>) -> Result<HostArray> {
        let block = buffer[0].array_type().map_err(fault)?;
        let block = TensorType::new(block.element, block.shape);
        let program = self.compile(&gathering(&block, self.devices.len()))?;
        let all = self.execute(&program, &[buffer]).await?;
        to_host(&all[0][0]).await
    }
}

/// Returns a program that gathers the blocks of all devices in a new first dimension on every
/// device.
fn gathering(block: &TensorType, devices: usize) -> String {
    let shape = |count: usize| [&[count], block.shape.as_slice()].concat();
    let one = TensorType::new(block.element, shape(1));
    let all = TensorType::new(block.element, shape(devices));
    let group: Vec<String> = (0..devices).map(|device| device.to_string()).collect();
    let group = group.join(", ");
    format!(
        r#"module @gather attributes {{mhlo.num_partitions = 1 : i32, mhlo.num_replicas = {devices} : i32}} {{
  func.func @main(%x: {block}) -> {all} {{
    %0 = "stablehlo.reshape"(%x) : ({block}) -> {one}
    %1 = "stablehlo.all_gather"(%0) <{{all_gather_dim = 0 : i64, replica_groups = dense<[[{group}]]> : tensor<1x{devices}xi64>}}> : ({one}) -> {all}
    "func.return"(%1) : ({all}) -> ()
  }}
}}"#
    )
}

async fn to_host(buffer: &Buffer) -> Result<HostArray> {
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
