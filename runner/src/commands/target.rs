//! From `--target` and `--plugin` to a device.

use std::path::Path;

use crate::cli::{Target, TargetArgs};
use crate::device::{Interpreter, PluginDevice};
use crate::execute::{Report, Task, execute};
use crate::fault::{Fault, Result};
use crate::interrupt::Interrupt;
use crate::output::Outputs;
use crate::pjrt::Plugin;
use crate::progress::Progress;

/// Runs a task where the command line says; also what to call that place.
pub(super) fn execute_on(
    args: &TargetArgs,
    task: Task,
    outputs: &mut Outputs,
    progress: &Progress,
) -> Result<(Report, String)> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build();
    let runtime = runtime
        .map_err(|error| Fault::device("runtime", format!("cannot start threads: {error}")))?;
    runtime.block_on(async {
        let interrupt = Interrupt::listen();
        if args.target == Target::Interpreter {
            let report = execute(&Interpreter, task, outputs, &interrupt, progress).await?;
            return Ok((report, crate::device::Device::describe(&Interpreter)));
        }
        let plugin = find(args)?;
        let device = PluginDevice::open(&plugin)?;
        let report = execute(&device, task, outputs, &interrupt, progress).await?;
        Ok((report, crate::device::Device::describe(&device)))
    })
}

/// The plugin of `--plugin`, or the one found for the target.
fn find(args: &TargetArgs) -> Result<Plugin> {
    let load = |path: &Path| Plugin::load(path).map_err(crate::device::plugin_fault);
    match &args.plugin {
        Some(path) => load(path),
        None => Err(Fault::device("no-plugin", "no plugin was found").into()),
    }
}
