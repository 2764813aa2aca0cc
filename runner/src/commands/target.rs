//! Selection of a device from `--target` and `--plugin`.

use std::path::Path;
use std::time::Instant;

use crate::cli::{Target, TargetArgs};
use crate::device::{Any, Device, Interpreters, Others, PluginDevice, plugin_fault};
use crate::execute::{Report, Task, execute};
use crate::fault::{Fault, Result};
use crate::interrupt::Interrupt;
use crate::output::Outputs;
use crate::progress::Progress;
use crate::raise_backend::native_calls;
use pjrt::{self, Plugin};

/// Runs a task on the target of the command line; also returns a name for that target.
pub(super) fn execute_on(
    args: &TargetArgs,
    others: Option<&Others>,
    task: Task,
    outputs: &mut Outputs,
    progress: &Progress,
) -> Result<(Report, String)> {
    let sources = task.sources;
    let executed = on(
        args,
        task.program.devices(),
        others,
        async |device, interrupt| {
            let report = execute(&device, task, outputs, &interrupt, progress).await?;
            Ok((report, device.describe()))
        },
    );
    executed.map_err(|faults| native_calls::explained(faults, sources))
}

/// Calls `todo` with that number of devices of the command line's target, which may be shared with
/// other processes.
pub(super) fn on<T>(
    args: &TargetArgs,
    devices: usize,
    others: Option<&Others>,
    todo: impl AsyncFnOnce(Any, Interrupt) -> Result<T>,
) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build();
    let runtime = runtime
        .map_err(|error| Fault::device("runtime", format!("cannot start threads: {error}")))?;
    runtime.block_on(async {
        let interrupt = Interrupt::listen();
        let device = match args.target {
            Target::Interpreter => Any::Interpreter(Interpreters::among(devices, others)),
            Target::Cpu | Target::Cuda | Target::Tpu => {
                let plugin = find(args.target, args.plugin.as_deref())?;
                native_calls::provide(&plugin)?;
                let device = match others {
                    None => PluginDevice::open_mesh(&plugin, devices)?,
                    Some(others) => PluginDevice::open_with(&plugin, devices, others)?,
                };
                Any::Plugin(device.quick(args.quick))
            }
        };
        todo(device, interrupt).await
    })
}

/// Returns the name of a target in artifacts.
pub(super) fn target_name(target: optimize::Target) -> &'static str {
    match target {
        optimize::Target::Cpu => "cpu",
        optimize::Target::Cuda => "cuda",
        optimize::Target::Tpu => "tpu",
    }
}

/// Returns the named plugin, or the one found for the target.
pub(super) fn find(target: Target, named: Option<&Path>) -> Result<Plugin> {
    let target = match target {
        Target::Cpu | Target::Interpreter => pjrt::Target::Cpu,
        Target::Cuda => pjrt::Target::Cuda,
        Target::Tpu => pjrt::Target::Tpu,
    };
    let start = Instant::now();
    let found = pjrt::find(target, named).map_err(plugin_fault)?;
    let plugin = Plugin::load(&found.path).map_err(plugin_fault)?;
    tracing::info!(path = %found.path.display(), place = %found.place, api = %plugin.version(), seconds = start.elapsed().as_secs_f64(), "loaded the plugin");
    Ok(plugin)
}
