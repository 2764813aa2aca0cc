//! Reports the targets of this machine: plugins, their versions and devices, and how to install
//! missing ones.

use std::fmt;
use std::path::Path;

use super::client::Client;
use super::device::Device;
use super::discover::{self, PluginFile, PluginOrigin, Target};
use super::error::{Code, Error, Result};
use super::named_values::NamedValue;
use super::plugin::{ApiVersion, Plugin};

/// The report on one target.
#[derive(Clone, Debug)]
pub struct TargetReport {
    /// The target.
    pub target: Target,
    /// Its plugin, or the reason why none works.
    pub plugin: std::result::Result<PluginReport, Error>,
}

/// The report on one plugin.
#[derive(Clone, Debug)]
pub struct PluginReport {
    /// The file and how it was found.
    pub found: PluginFile,
    /// The version of the API it was built with.
    pub version: ApiVersion,
    /// Its platform and devices, or the reason why they are unknown.
    pub platform: std::result::Result<PlatformReport, String>,
}

/// An opened plugin.
#[derive(Clone, Debug)]
pub struct PlatformReport {
    /// The name: `cpu`, `cuda`, `tpu`.
    pub name: String,
    /// The version as the plugin reports it.
    pub version: String,
    /// The devices that this process can use.
    pub devices: Vec<DeviceReport>,
}

/// One device.
#[derive(Clone, Debug)]
pub struct DeviceReport {
    /// The id that device assignments use.
    pub id: i64,
    /// The vendor's name.
    pub kind: String,
    /// The bytes of its memory, if it reports them.
    pub memory_bytes: Option<u64>,
}

/// Reports on every target. Only `named` (by `--plugin`) and the files that [`discover::discover`]
/// finds are loaded.
pub fn report(named: Option<&Path>) -> Vec<TargetReport> {
    let look = |target| TargetReport {
        target,
        plugin: look_at(target, named.filter(|path| Target::of_file(path) == target)),
    };
    Target::ALL.into_iter().map(look).collect()
}

fn look_at(target: Target, named: Option<&Path>) -> Result<PluginReport> {
    let mut all = discover::discover(target, named).into_iter();
    // The variable for all targets counts only for the target that its file's name indicates.
    let fits = |found: &PluginFile| {
        found.place != PluginOrigin::Variable(discover::ANY_PLUGIN)
            || Target::of_file(&found.path) == target
    };
    let Some(found) = all.find(fits) else {
        return Err(discover::find_error(target));
    };
    let not_opened = |why: &str| Err(why.to_string());
    let (version, platform) = match target {
        Target::Cpu => {
            let plugin = Plugin::load(&found.path)?;
            (plugin.version(), open(&plugin, &[]))
        }
        Target::Cuda if !has_nvidia_driver() => {
            let why = "not opened: this machine has no NVIDIA driver";
            (Plugin::probe(&found.path)?, not_opened(why))
        }
        Target::Cuda => {
            let plugin = Plugin::load(&found.path)?;
            // By default the plugin allocates three quarters of each GPU's memory when it is
            // opened.
            let options = [("preallocate".to_string(), NamedValue::Bool(false))];
            (plugin.version(), open(&plugin, &options))
        }
        Target::Tpu => {
            let why = "not opened: a TPU belongs to one process at a time, and without one opening may hang";
            (Plugin::probe(&found.path)?, not_opened(why))
        }
    };
    Ok(PluginReport {
        found,
        version,
        platform,
    })
}

fn has_nvidia_driver() -> bool {
    // The second file is the driver under WSL.
    ["/dev/nvidiactl", "/dev/dxg"]
        .iter()
        .any(|file| Path::new(file).exists())
}

fn open(
    plugin: &Plugin,
    options: &[(String, NamedValue)],
) -> std::result::Result<PlatformReport, String> {
    let describe = || -> Result<PlatformReport> {
        let client = Client::new(plugin, options)?;
        let devices = client.addressable_devices()?;
        Ok(PlatformReport {
            name: client.platform_name()?,
            version: client.platform_version()?,
            devices: devices.iter().map(describe_device).collect::<Result<_>>()?,
        })
    };
    describe().map_err(|error| error.to_string())
}

fn describe_device(device: &Device) -> Result<DeviceReport> {
    let memory_bytes = match device.memory_stats() {
        Ok(stats) => stats.limit,
        Err(error) if error.code == Code::Unimplemented => None,
        Err(error) => return Err(error),
    };
    Ok(DeviceReport {
        id: device.id()?,
        kind: device.kind()?,
        memory_bytes,
    })
}

impl fmt::Display for TargetReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let target = self.target;
        let plugin = match &self.plugin {
            Ok(plugin) => plugin,
            Err(error) if error.code == Code::NotFound => {
                writeln!(f, "{target:<5} no plugin found")?;
                return writeln!(f, "      install: {}", target.install());
            }
            Err(error) => {
                writeln!(f, "{target:<5} {error}")?;
                return writeln!(f, "      install: {}", target.install());
            }
        };
        let found = &plugin.found;
        writeln!(f, "{target:<5} {}", found.path.display())?;
        writeln!(f, "      {}; PJRT API {}", found.place, plugin.version)?;
        match &plugin.platform {
            Err(why) => writeln!(f, "      {why}"),
            Ok(platform) => {
                let version = platform.version.lines().collect::<Vec<_>>().join(" ");
                writeln!(f, "      platform {} {version}", platform.name)?;
                for device in &platform.devices {
                    write!(f, "      device {}: {}", device.id, device.kind)?;
                    if let Some(bytes) = device.memory_bytes {
                        write!(f, ", {:.1} GiB", bytes as f64 / f64::from(1 << 30))?;
                    }
                    writeln!(f)?;
                }
                Ok(())
            }
        }
    }
}
