//! `reactant-rs exec` and `reactant-rs trace`: programs that use CUDA.

use cuda::protocol::Device;
use native::Accesses;

use super::Context;
use crate::cli::{self, DeviceArgs};
use crate::cuda::{Server, Settings};
use crate::fault::{Fault, Result};
use crate::status;

pub(super) fn exec(args: &cli::Exec, _context: &Context) -> Result<()> {
    let accesses = match args.check_accesses {
        true => Accesses::Checked,
        false => Accesses::Unchecked,
    };
    let settings = Settings {
        device: device(&args.device),
        accesses,
        record: false,
    };
    let server = Server::start(settings)?;
    let ending = server.run(&args.command)?;
    drop(server);
    end(ending.code)
}

pub(super) fn trace(args: &cli::Trace, context: &Context) -> Result<()> {
    let job = args.out.join("job.toml");
    if job.exists() && !args.force {
        let message = format!("`{}` is there already", job.display());
        let help = "`--force` writes over it; `-o FOLDER` writes elsewhere";
        return Err(Fault::user("file-exists", message).help(help).into());
    }
    let accesses = match args.unchecked {
        true => Accesses::Unchecked,
        false => Accesses::Checked,
    };
    let settings = Settings {
        device: device(&args.device),
        accesses,
        record: true,
    };
    let server = Server::start(settings)?;
    let ending = server.run(&args.command)?;
    drop(server);
    for recording in &ending.recordings {
        let recording = recording
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        status::say(&format!(
            "{}: {} launches, {} events",
            recording.name(),
            recording.launches,
            recording.events.len()
        ));
        let _ = context;
    }
    end(ending.code)
}

fn device(args: &DeviceArgs) -> Device {
    let memory = args.device_memory.unwrap_or_else(|| {
        let mut system = sysinfo::System::new();
        system.refresh_memory();
        system.total_memory()
    });
    Device {
        name: args.device_name.clone(),
        capability: args.capability,
        multiprocessors: args.multiprocessors,
        memory,
    }
}

/// Ends this process as the program ended.
fn end(code: u8) -> Result<()> {
    match code {
        0 => Ok(()),
        code => std::process::exit(code.into()),
    }
}
